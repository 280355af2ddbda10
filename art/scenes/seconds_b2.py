"""Second pictures of the articles 34 to 45: another side of each story, mostly without people."""
import math
import numpy as np
import flora as F, fauna as A, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S
from paper import *

PI = math.pi


def circle_window(c, x, y, R, color, inner=None, width=60, grain=.04):
    """Cover everything outside the circle with one sheet; a ring of inner colour round the opening."""
    W, H = c.w, c.h
    with c.piece(shadow=.6, lift=22, volume=.3, vsize=30, rim=.3, grain=grain) as g:
        g.set_fill_rule(1); g.rectangle(-80, -80, W + 160, H + 160); g.new_sub_path(); g.arc(x, y, R + width, 0, 2 * PI); lin(g, 0, 0, W, H, shade(color, .12), color, shade(color, -.35)); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=width * .4, rim=.5, grain=grain) as g:
        g.set_line_width(width); g.arc(x, y, R + width * .5, 0, 2 * PI); lin(g, x - R, y - R, x + R, y + R, shade(inner, .35), inner, shade(inner, -.45)); g.stroke()


def boxes(c, rng, variant=0):
    """36 Eighteen boxes: a wooden tray from above, one kind of sea-floor cover in each compartment, coloured discs as marks; one disc lies on the wrong box."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#2a6478'), (.5, '#1f5068'), (1, '#173a54')], 30, wash=.06, glow=(0, 0, 800, '#8fd0c8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.08) as g:      # woven cloth
        for k in range(90): rgb(g, '#8fc7c8' if k % 2 else '#0d2c40', .09); g.rectangle(0, k * 12.2, W, 5); g.fill(); g.rectangle(k * 18, 0, 6, H); g.fill()
    c.set_air()
    x0, y0, w, h = W * .07, H * .1, W * .78, H * .8
    with c.piece(shadow=.6, lift=26, volume=.4, vsize=20, rim=.45, grain=.05) as g:
        smooth(g, [(x0 - 26, y0 - 26), (x0 + w + 26, y0 - 26), (x0 + w + 26, y0 + h + 26), (x0 - 26, y0 + h + 26)], tension=.06); lin(g, x0, y0, x0 + w, y0 + h, '#e9bd84', '#c99058', '#8f5f3c'); g.fill()
    cw, ch = w / 6, h / 3
    sand = ['#f0e0b4', '#e9d3a4', '#dcecdc', '#cfe3d6', '#f3e6c8']
    cells = [(i, j) for j in range(3) for i in range(6)]
    for n, (i, j) in enumerate(cells):
        cx, cy = x0 + cw * (i + .5), y0 + ch * (j + .5); a, b = cw * .5 - 9, ch * .5 - 9
        box = lambda q, cx=cx, cy=cy, a=a, b=b: q.rectangle(cx - a, cy - b, 2 * a, 2 * b)
        with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: box(g); lin(g, cx - a, cy - b, cx + a, cy + b, shade(sand[n % 5], -.25), sand[n % 5], shade(sand[n % 5], .15)); g.fill()
        T = lambda s, col_, k, dx=0, dy=0, **kw: B.coral_top(c, cx + dx, cy + dy, s, col_, k, **{**dict(clip=box), **kw})
        if n == 0: T(170, 'coral', 2)
        elif n == 1: T(180, '#c9a46c', 1)
        elif n == 2: T(186, 'rose', 0)
        elif n == 3: T(150, 'violet', 3); T(70, 'violet', 3, 60, 70)
        elif n == 4:      # bare sand
            with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
                for k in range(9): rgb(g, '#b9985f', .4); y = cy - b + 18 + k * 30; taper(g, [(cx - a + 8, y), (cx - 30, y - 9), (cx + 30, y + 8), (cx + a - 8, y - 3)], [2, 7, 6, 2], 20); g.fill()
        elif n == 5: E.rubble(c, cx - a * .8, cx + a * .4, cy - b * .7, cy + b * .8, 16, 40, clip=box)
        elif n == 6: T(150, 'leaf', 1); T(70, '#5fb0a0', 1, -62, 78)
        elif n == 7:      # sponge tubes from above
            with c.piece(shadow=.5, lift=8, volume=.5, vsize=10, clip=box) as g:
                for px, py, s in ((-36, -44, 44), (34, -20, 52), (-20, 46, 48), (48, 68, 34)): smooth(g, blob_pts(rng, cx + px, cy + py, s, s, .06, 12)); rad(g, cx + px - 10, cy + py - 10, s * 1.3, '#e6a8d8', '#b06ab0', '#6b3f80'); g.fill(); rgb(g, '#3a2048'); smooth(g, blob_pts(rng, cx + px + 3, cy + py + 3, s * .5, s * .48, .06, 11)); g.fill()
        elif n == 8:      # seagrass
            with c.piece(shadow=.4, lift=6, volume=.3, vsize=4, clip=box) as g:
                for k in range(46): p = wander(rng, cx + rng.uniform(-a, a), cy + b * rng.uniform(.2, 1.1), -PI / 2 + rng.normal(.1, .25), rng.uniform(90, 190), 5, .15); rgb(g, jitter(rng, '#6fa95c', .06)); taper(g, p, [9, 10, 3], 14); g.fill()
        elif n == 9: B.starfish(c, cx, cy, 180, '#2f6fd0', .3, clip=box)
        elif n == 10: T(120, 'saffron', 2, -20, -50); T(110, 'saffron', 2, 30, 62)
        elif n == 11:      # dead coral with turf
            T(160, '#a8a890', 1)
            with c.piece(shadow=.2, lift=3, volume=.2, vsize=3, clip=box) as g:
                for _ in range(170): u, q = rng.uniform(0, 7), math.sqrt(rng.uniform(0, 1)) * 84; px, py = cx + math.cos(u) * q, cy + math.sin(u) * q; rgb(g, jitter(rng, '#6f7f3c', .05), .85); taper(g, [(px, py), (px + rng.normal(0, 5), py - 13)], [4, 1]); g.fill()
        elif n == 12: T(120, '#5fb0a0', 0, -10, -40); T(100, '#8fc7b8', 0, 20, 66)
        elif n == 13: B.urchin(c, cx, cy, 170, clip=box)
        elif n == 14:      # rock with pink crust
            with c.piece(shadow=.5, lift=8, volume=.5, vsize=20, grain=.06, clip=box) as g:
                smooth(g, blob_pts(rng, cx, cy, 88, 96, .14, 13)); p = g.copy_path(); rad(g, cx - 30, cy - 30, 150, '#b0a8a4', '#84808a', '#575668'); g.fill(); g.append_path(p); g.clip()
                for _ in range(16): smooth(g, blob_pts(rng, cx + rng.normal(0, 52), cy + rng.normal(0, 56), rng.uniform(12, 30), rng.uniform(10, 24), .2, 9)); rgb(g, jitter(rng, '#d98aa8', .04), .85); g.fill()
        elif n == 15: F.polyp(c, cx, cy, 200, 'saffron', 'leaf', 24, clip=box)
        elif n == 16:      # bleached
            T(180, '#f2f1ea', 2)
        else:      # a steel bar with small young corals: the hard one
            with c.piece(shadow=.5, lift=9, volume=.4, vsize=6, clip=box) as g:
                for p, q in (((cx - a, cy - 54), (cx + a, cy - 70)), ((cx - a, cy + 66), (cx + a, cy + 50)), ((cx - 30, cy - b), (cx - 22, cy + b))): G._bar(g, p, q, 15, '#6f858f')
            for dx, dy, s, k in ((-66, -58, 58, 2), (52, -66, 50, 2), (-26, 62, 62, 2), (66, 52, 46, 1)): T(s, rng.choice(['coral', 'rose', 'saffron']), k, dx, dy)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.4) as g: rgb(g, '#3a2418'); poly(g, [(cx - a, cy - b), (cx + a, cy - b), (cx + a, cy - b + 12), (cx - a + 12, cy - b + 12), (cx - a + 12, cy + b), (cx - a, cy + b)]); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=6, rim=.5, grain=.05) as g:       # dividers
        for i in range(1, 6): x = x0 + cw * i; lin(g, x - 8, 0, x + 8, 0, '#f3d09a', '#c99058', '#9a683f'); poly(g, [(x - 8, y0 - 4), (x + 8, y0 - 4), (x + 8, y0 + h + 4), (x - 8, y0 + h + 4)]); g.fill()
        for j in range(1, 3): y = y0 + ch * j; lin(g, 0, y - 8, 0, y + 8, '#f3d09a', '#c99058', '#9a683f'); poly(g, [(x0 - 4, y - 8), (x0 + w + 4, y - 8), (x0 + w + 4, y + 8), (x0 - 4, y + 8)]); g.fill()
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#8f6fb8', '#fff4d6', '#b9b39a', '#79a86a', '#c85a8e', '#4d7d52', '#3c86c2', '#f5b843', '#8a8f4a', '#5fb0a0', '#22304a', '#b89aa8', '#e9a05c', '#fdfaf0', '#79a86a']
    with c.piece(shadow=.5, lift=6, volume=.5, vsize=7, rim=.5) as g:       # a coloured disc on the corner of each box; the last one is doubtful: two discs
        for n, (i, j) in enumerate(cells):
            x, y = x0 + cw * (i + 1) - 34, y0 + ch * (j + 1) - 34; rgb(g, cols[n]); g.arc(x, y, 17, 0, 7); g.fill(); rgb(g, shade(cols[n], -.4), .6); g.set_line_width(2.5); g.arc(x, y, 11, 0, 7); g.stroke()
        rgb(g, '#6f858f'); g.arc(x - 22, y - 10, 17, 0, 7); g.fill(); rgb(g, '#2c3a44', .6); g.arc(x - 22, y - 10, 11, 0, 7); g.stroke()
    with c.piece(shadow=.5, lift=6, volume=.5, vsize=7, rim=.5) as g:      # spare discs on the cloth
        for k, (x, y) in enumerate(((.93, .2), (.955, .29), (.905, .31), (.94, .41), (.9, .9), (.965, .83))): cc = cols[k * 3 % 18]; rgb(g, cc); g.arc(W * x, H * y, 17, 0, 7); g.fill(); rgb(g, shade(cc, -.4), .6); g.set_line_width(2.5); g.arc(W * x, H * y, 11, 0, 7); g.stroke()
    S.pencil(c, W * .935, H * .63, 300, 1.75, '#f2694b', 18)
    c.glow(0, 0, 760, '#fff6d8', .2); c.finish(.38, center=(.46, .5))


def eye(c, rng, variant=0):
    """37 Out through the camera's round glass: fish pass close by in the green evening, algae have begun to settle at the edge."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#f6efae'), (.25, '#b9dba0'), (.6, '#4fa88f'), (1, '#15606c')], 92, glow=(W * .62, 0, 640, '#fff6c0', .7))
    c.god_rays(W * .64, -170, .36, 14, 1000, 1.1, '#fff6c8')
    A.silhouettes(c, W * .4, H * .3, 60, 200, 60, 13, 0, depth=.5)
    b = L.sandbed(c, [(-30, H * .72), (W * .5, H * .7), (W + 30, H * .72)], '#cfc996', .3)
    G.coral_table(c, W * .3, H * .73, 210, 2, 5, grown=2.0, depth=.45); G.coral_table(c, W * .72, H * .735, 190, 2, 5, grown=2.0, depth=.5)
    G.coral_table(c, W * .52, H * .86, 560, 3, 6, grown=1.7)
    for x, k, q, cc in ((.38, 'staghorn', .9, 'coral'), (.46, 'poc', .9, 'rose'), (.54, 'staghorn', 1.0, 'saffron'), (.62, 'plates', .6, 'violet'), (.68, 'staghorn', .7, 'plum')): F.plant(c, k, W * x, H * .66, q, cc)
    A.school(c, 'anthias', W * .54, H * .46, 30, 240, 70, 44, .1, .3, depth=.05)
    A.school(c, 'damsel', W * .6, H * .57, 10, 170, 30, 42, PI, depth=.0)
    A.fish(c, 'idol', W * .4, H * .36, 190, .05, .06, depth=.05)
    A.fish(c, 'parrotfish', W * .66, H * .6, 430, PI + .06, .1, blur=1.2, lift=26)
    A.fish(c, 'sergeant', W * .33, H * .58, 110, .2, .1)
    cx, cy, R = W * .51, H * .5, H * .455
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.2, grain=.02, blur=1.0) as g:       # algae on the inner edge of the glass
        for _ in range(620):
            a = rng.normal(PI * .62, .55); q = R * (1.01 - abs(rng.normal(0, .09))); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q
            rgb(g, jitter(rng, rng.choice(['#5f7a34', '#7f9440', '#8a7a3c']), .04), rng.uniform(.4, .9)); taper(g, wander(rng, x, y, a + PI + rng.normal(0, .5), rng.uniform(8, 34), 4, .4), [5, 3.4, .8], 8); g.fill()
        for _ in range(26): a, q = rng.uniform(0, 7), R * math.sqrt(rng.uniform(.5, .98)); rgb(g, '#e9f0c0', .25); smooth(g, blob_pts(rng, cx + math.cos(a) * q, cy + math.sin(a) * q, rng.uniform(4, 14), rng.uniform(3, 10), .2, 8)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:        # reflections on the dome glass
        rgb(g, 'white', .8); g.set_line_width(26); g.arc(cx, cy, R * .9, PI * 1.08, PI * 1.36); g.stroke(); g.set_line_width(10); g.arc(cx, cy, R * .8, PI * 1.12, PI * 1.27); g.stroke(); g.set_line_width(12); g.arc(cx, cy, R * .93, PI * .1, PI * .2); g.stroke()
    circle_window(c, cx, cy, R, '#1a2634', '#39495a', 46)
    with c.piece(shadow=.4, lift=5, volume=.5, vsize=6, rim=.5) as g:       # ring of bolts, grip knobs, two indicator lights
        for k in range(12): a = k * PI / 6 + .26; x, y = cx + math.cos(a) * (R + 23), cy + math.sin(a) * (R + 23); rgb(g, '#8fa3b4'); g.arc(x, y, 9, 0, 7); g.fill(); rgb(g, '#2c3a48'); taper(g, [(x - 6 * math.cos(a * 3), y - 6 * math.sin(a * 3)), (x + 6 * math.cos(a * 3), y + 6 * math.sin(a * 3))], [3, 3]); g.fill()
        for x, y, cc in ((.09, .2, '#f2694b'), (.14, .15, '#79d08a')): rgb(g, '#0d141c'); g.arc(W * x, H * y, 20, 0, 7); g.fill(); rgb(g, cc); g.arc(W * x, H * y, 13, 0, 7); g.fill()
        for y in (.42, .56, .7): lin(g, W * .04, 0, W * .12, 0, '#4a5c6c', '#27343f'); smooth(g, [(W * .04, H * y), (W * .12, H * y), (W * .12, H * y + 70), (W * .04, H * y + 70)], tension=.2); g.fill()
        lin(g, W * .88, 0, W * .97, 0, '#e0a43c', '#8f6420'); smooth(g, [(W * .9, H * .3), (W * .96, H * .33), (W * .965, H * .68), (W * .9, H * .72)], tension=.3); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=4, grain=.05) as g:      # growth on the housing: small algae and two barnacles
        for _ in range(150): x, y = W * .84 + rng.normal(0, 90), H * .94 + rng.normal(0, 46); rgb(g, jitter(rng, '#5f7f4a', .05), .8); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(0, .5), rng.uniform(12, 40), 4, .3), [5, 4, 1], 8); g.fill()
    c.glow(W * .12 + 32, H * .15, 60, '#79d08a', .3); c.finish(.34, center=(.5, .5))


def nursery(c, rng, variant=0):
    """39 Before the row comes the bed: seedlings in their bags under a dripping palm roof, rain rings on the path, one coral-red umbrella left open."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (-.2, -.98)
    c.backdrop([(0, '#8fa9a8'), (.25, '#b9c9bc'), (.36, '#cfd8c4'), (.37, '#a9b39a'), (1, '#6b6656')], 90, wash=.05)
    with c.piece(depth=.0, shadow=0, volume=.2, vsize=12, blur=2) as g:
        for y, cc, am in ((hz - 2, '#9fb5a8', 120), (hz + 10, '#7f9f8c', 66)):
            smooth(g, [(x, y - am * (.4 + .6 * abs(math.sin(x / 170 + am)) * abs(math.sin(x / 61)) ** .4)) for x in np.linspace(-30, W + 30, 50)] + [(W + 30, y + 40), (-30, y + 40)]); rgb(g, cc); g.fill()
    c.set_air()
    for x, s, l_ in ((.12, 260, .1), (.88, 300, -.14), (.68, 200, .1)): F.palm(c, W * x, hz + 60, s, l_, depth=.4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz + 30, W + 40, H); lin(g, 0, hz + 30, 0, H, '#b5a888', '#9a8266', '#6f5746', '#574438'); g.fill()
    v = (W * .44, H * .3)
    R_ = lambda x, y, t: (x + (v[0] - x) * t, y + (v[1] - y) * t)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.02) as g:       # wet path with sky in it
        poly(g, [R_(W * .36, H * 1.04, 0), R_(W * .62, H * 1.04, 0), R_(W * .62, H * 1.04, .86), R_(W * .36, H * 1.04, .86)]); lin(g, 0, hz, 0, H, '#d9dcc8', '#a9b3a4', '#8a8674'); g.fill()
    B.rings(c, [(W * rng.uniform(.38, .6), H * y, 10 + 50 * (y - .4)) for y in np.linspace(.45, 1, 17)], '#f4fbf0', .8, .3)
    beds = [(-.62, -.14), (-.1, .33), (.65, 1.0), (1.05, 1.5)]
    for a, b in beds:
        p = [R_(W * a, H * 1.02, 0), R_(W * b, H * 1.02, 0), R_(W * b, H * 1.02, .82), R_(W * a, H * 1.02, .82)]
        with c.piece(shadow=.5, lift=8, volume=.3, vsize=8) as g:
            poly(g, p); rgb(g, '#6b5444'); g.fill()
            for q0, q1, w in ((p[0], p[3], 20), (p[1], p[2], 20)): lin(g, 0, H * .4, 0, H, '#c9a06c', '#8a6444'); taper(g, [q0, q1], [w, w * .22]); g.fill()
        for k in range(22, -1, -1):
            t = 1 - 1 / (1 + .16 * k)
            if t > .8: continue
            n = 6; s = 150 * (1 - t)
            with c.piece(shadow=.35, lift=2 + 6 * (1 - t), volume=.35, vsize=3 + 5 * (1 - t), depth=t * .45) as g:
                for i in range(n):
                    x, y = R_(W * (a + (b - a) * (i + .5 + rng.normal(0, .06)) / n), H * 1.02 - 6, t)
                    if not -120 < x < W + 120: continue
                    poly(g, [(x - s * .26, y - s * .42), (x + s * .26, y - s * .42), (x + s * .22, y + s * .04), (x - s * .22, y + s * .04)]); lin(g, x - s * .26, 0, x + s * .26, 0, '#4a4a5c', '#26262f'); g.fill()
                    with at(g, x, y - s * .42, 0, s * .26, s * .07): g.arc(0, 0, 1, 0, 7)
                    rgb(g, '#6b5040'); g.fill()
                    F.propagule(g, x, y - s * .4, s * rng.uniform(.8, 1.15), jitter(rng, '#7fb05c', .04), rng.normal(0, .1), 2)
    # umbrella left over the last trays
    ux, uy, us = W * .79, H * .86, 400
    with c.piece(shadow=.5, lift=18, volume=.45, vsize=26, rim=.5) as g:
        with at(g, ux, uy, -.5, us):
            rgb(g, '#3a3440'); taper(g, [(0, -.05), (.0, .62)], [.02, .02]); g.fill(); g.set_line_width(.03); rgb(g, '#a9683c'); g.move_to(0, .6); g.curve_to(0, .72, .1, .72, .1, .63); g.stroke()
            for k in range(6):
                a, b = -.62 + k * .207, -.62 + (k + 1) * .207
                smooth(g, [(0, -.5), (a * .72, -.38), (a, -.02 + .05 * abs(a)), ((a + b) / 2, -.07), (b, -.02 + .05 * abs(b)), (b * .72, -.38)], tension=.35); rgb(g, shade('#f2694b', -.18 if k % 2 else .1)); g.fill()
            rgb(g, '#3a3440'); taper(g, [(0, -.5), (0, -.57)], [.02, .008]); g.fill()
    # dripping thatch along the top, post at the left
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=16) as g: lin(g, W * .02, 0, W * .06, 0, '#8a6444', '#4f3a30'); taper(g, [(W * .035, -20), (W * .03, H * 1.02)], [40, 46], cap=False); g.fill()
    with c.piece(shadow=.55, lift=22, volume=.35, vsize=20, grain=.06) as g:
        for _ in range(620):
            x = rng.uniform(-30, W + 30); L_ = rng.uniform(60, 190) * (1 - .25 * x / W); rgb(g, jitter(rng, shade('#a07f4c', rng.uniform(-.4, .25)), .03)); taper(g, [(x, -30), (x + rng.normal(0, 9), L_ * .5 - 10), (x + rng.normal(0, 14), L_)], [9, 7, 2], 8); g.fill()
    with c.piece(shadow=.15, lift=3, volume=0, rim=.5, grain=0) as g:       # drops from the thatch
        for _ in range(70): x, y = rng.uniform(0, W), rng.uniform(H * .13, H * .5); rgb(g, '#f4fffa', .85); s = rng.uniform(3, 7); smooth(g, [(x, y - s * 3), (x + s * .7, y), (x, y + s), (x - s * .7, y)]); g.fill()
    B.rain(c, 420, .1, 40, (.1, .34)); 
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1) as g:      # splashes
        for _ in range(90): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.5 + .5 * t); [(rgb(g, 'white', .5), taper(g, [(x, y), (x + o * 9 * t, y - 14 * t - 3)], [1.6, .5]), g.fill()) for o in (-1, 0, 1)]
    c.finish(.36, center=(.5, .52))


def under(c, rng, variant=0):
    """40 From below: lying in the shade under a grown table, its dark mesh overhead with sponges hanging down, corals in the light above, fish like midges."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#d9f7e0'), (.2, '#8fdccc'), (.45, '#3fb0b8'), (.75, '#17809a'), (1, '#0d5478')], 91, glow=(W * .6, -60, 640, '#fffbe0', .85))
    L.surface_below(c, 90, .6, 90); c.god_rays(W * .6, -180, .42, 18, 1000, 1.2)
    A.silhouettes(c, W * .18, H * .3, 60, 160, 50, 14, 0, depth=.45)
    b = L.sandbed(c, [(-30, H * .8), (W * .5, H * .775), (W + 30, H * .8)], '#cfd0a8', .3)
    G.coral_table(c, W * .08, H * .82, 150, 2, 5, grown=2, depth=.5); F.reef_patch(c, W * .86, W * 1.02, lambda x: H * .82, 2, .7, depth=.5)
    # corals standing on the far and the near edge, in the light
    nA, nB, fA, fB = (W * .04, H * .36), (W * 1.0, H * .33), (W * .26, H * .55), (W * .82, H * .535)
    cols = ['coral', 'saffron', 'rose', '#e9a05c', 'violet', 'plum', '#5fb0a0']
    def up(x0, x1, f, n, q, d):
        for i in range(n):
            x = x0 + (x1 - x0) * (i + .5 + rng.normal(0, .12)) / n; F.plant(c, rng.choice(['staghorn', 'staghorn', 'poc', 'table', 'plates']), x, f(x), q * rng.uniform(.8, 1.3), rng.choice(cols), depth=d)
    up(W * .06, W * .98, lambda x: H * .39, 9, 1.5, .12)
    A.school(c, 'chromis', W * .44, H * .17, 46, 330, 80, 40, .1, .3, depth=.12); A.school(c, 'anthias', W * .66, H * .2, 30, 230, 80, 44, PI, .2, depth=.05)
    # underside: dark sheet of mesh seen from below
    with c.piece(shadow=0, volume=.2, vsize=30, rim=.2, grain=.06, alpha=.94) as g:
        poly(g, [nA, nB, fB, fA]); lin(g, 0, H * .33, 0, H * .55, '#0f3f58', '#14506a', '#1c6678'); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=8, grain=.06) as g:      # crusts and coral feet through the mesh
        for _ in range(230):
            u, w_ = rng.uniform(0, 1), rng.uniform(0, 1) ** .8
            a = (nA[0] + (nB[0] - nA[0]) * u, nA[1] + (nB[1] - nA[1]) * u); b_ = (fA[0] + (fB[0] - fA[0]) * u, fA[1] + (fB[1] - fA[1]) * u)
            x, y = a[0] + (b_[0] - a[0]) * w_, a[1] + (b_[1] - a[1]) * w_; s = rng.uniform(10, 34) * (1 - .5 * w_)
            smooth(g, blob_pts(rng, x, y, s, s * .5, .2, 9)); rgb(g, jitter(rng, rng.choice(['#7a4a68', '#9a5a5c', '#2f6f78', '#a87a54', '#5f4f80', '#b5658a']), .04), .8); g.fill()
    mix_ = lambda p, q, t: (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=4, rim=.35) as g:
        for k in range(15): t = k / 14; p, q = mix_(nA, nB, t), mix_(fA, fB, t); rgb(g, '#0a2c42'); taper(g, [p, q], [11, 5]); g.fill()
        for k in range(7): t = (k / 6) ** .8; p, q = mix_(nA, fA, t), mix_(nB, fB, t); taper(g, [p, q], [13 - 7 * t, 13 - 7 * t]); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.45, vsize=9, rim=.4) as g:       # far legs
        for (x, y), x2 in ((fA, fA[0] - 8), (fB, fB[0] + 10)): lin(g, x - 10, 0, x + 10, 0, '#3f7080', '#173f54'); taper(g, [(x, y - 6), (x2, H * .835)], [18, 17]); g.fill()
    # hanging growth
    for x, y, s, k, cc in ((.2, .42, 120, 'soft', 'rose'), (.33, .5, 90, 'soft', '#e9a05c'), (.47, .44, 130, 'soft', '#d9605c'), (.6, .51, 84, 'soft', 'violet'), (.71, .43, 124, 'soft', 'saffron'), (.87, .41, 130, 'soft', 'rose')):
        with c.piece(shadow=.4, lift=7, volume=.3, vsize=6, depth=.04) as g:
            for m in range(5):
                p = wander(rng, W * x + rng.normal(0, 12), H * y, PI / 2 + rng.normal(0, .4), s * rng.uniform(.6, 1), 5, .2); lin(g, 0, H * y, 0, H * y + s, mix(cc, 'cream', .3), mix(cc, 'cream', .7)); taper(g, p, [s * .11, s * .05], 12); g.fill()
                for tx, ty in p[2:]:
                    for _ in range(20): rgb(g, jitter(rng, shade(cc, rng.uniform(-.25, .15)), .03)); g.arc(tx + rng.normal(0, s * .07), ty + rng.normal(0, s * .06), s * rng.uniform(.018, .036), 0, 7); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=9) as g:       # sponges like bags
        for x, y, s, cc in ((.27, .44, 46, '#d9a33c'), (.4, .53, 34, '#5f8fc0'), (.54, .48, 42, '#c9604f'), (.66, .5, 32, '#d9a33c'), (.8, .46, 44, '#8a6fb0')): X, Y = W * x, H * y; smooth(g, [(X - s * .5, Y - 6), (X + s * .5, Y - 6), (X + s * .62, Y + s * .6), (X + s * .2, Y + s * 1.25), (X - s * .25, Y + s * 1.2), (X - s * .6, Y + s * .6)]); lin(g, X - s, 0, X + s, 0, shade(cc, .2), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.6)); smooth(g, blob_pts(rng, X, Y + s * 1.12, s * .2, s * .1, .06, 9)); g.fill()
    # near edge bar and near legs, overhanging coral
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=12, rim=.5) as g:
        lin(g, 0, H * .32, 0, H * .38, '#3f7486', '#123a50'); taper(g, [nA, nB], [28, 28]); g.fill()
        for (x, y), x2 in ((nA, W * .015), (nB, W * 1.02)): lin(g, x - 20, 0, x + 20, 0, '#4f8496', '#123a50'); taper(g, [(x, y), (x2, H * 1.04)], [38, 42]); g.fill()
    for x, k, q, cc in ((.1, 'staghorn', 2.0, 'coral'), (.3, 'table', 1.5, 'rose'), (.5, 'staghorn', 1.7, 'saffron'), (.68, 'poc', 1.7, 'plum'), (.84, 'staghorn', 2.1, '#e9a05c'), (.96, 'plates', 1.2, 'violet')): F.plant(c, k, W * x, H * (.365 - .03 * x) + 4, q, cc)
    A.school(c, 'snapper', W * .5, H * .66, 30, 260, 60, 62, PI - .05, .3, depth=.1); A.fish(c, 'raccoon', W * .24, H * .68, 150, .1, .1);
    A.fish(c, 'sergeant', W * .8, H * .62, 90, PI, .1); 
    E.rubble(c, W * .1, W * .9, H * .86, H * .98, 14, 36); F.pocillopora(c, W * .2, H * 1.02, 120, '#b5658a'); F.sea_fan(c, W * .86, H * 1.03, 220, 'plum', .1)
    c.particles(240, big=10); c.finish(.42, center=(.52, .36))


def card(c, rng, variant=0):
    """42 At arm's length: a colour card floats on its cord beside a half-pale coral, a small logger blinks on the bar."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.backdrop([(0, '#f9dcb0'), (.25, '#e9c7a4'), (.55, '#9fb5ac'), (1, '#3f7f94')], 80, glow=(W * .8, -40, 760, '#fff0c4', .6))
    S.bokeh(c, 16, (0, 0, W, H * .7), ['#fff0d0', '#f6c79a', '#a9d0c4', '#e9a58c'], (30, 100), .35, 10)
    c.set_air()
    b = L.rocks(c, [(-30, H * .72), (W * .3, H * .8), (W * .6, H * .78), (W + 30, H * .7)], '#7f9a94', .5, 12, blur=3)
    F.reef_patch(c, -20, W * 1.02, lambda x: b(x) + 30, 1.3, 1.1, ['staghorn', 'boulder', 'brain', 'table'], ['#f0ebe0', '#e9d3b8', '#d9b49a', '#f4f0e8'], depth=.45, blur=3)
    E.staghorn_fade(c, W * .27, H * 1.03, 760, '#b5763c', W * .12, W * .5, 3, 9, lift=14)
    # bar with the logger
    E.bar(c, (W * .46, H * 1.03), (W * 1.04, H * .83), 44, '#7f939a')
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, grain=.05) as g:
        for _ in range(90): t = rng.uniform(0, 1); x, y = W * (.48 + .55 * t), H * (1.015 - .19 * t) + rng.normal(0, 12); s = rng.uniform(4, 14); rgb(g, jitter(rng, rng.choice(['#c98aa0', '#8f9a6a', '#b9a98a', '#a86a7f']), .04), .8); smooth(g, blob_pts(rng, x, y, s, s * .7, .2, 8)); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.5, vsize=18, rim=.5) as g:
        with at(g, W * .76, H * .885, -.345, 240):
            for o in (-.3, .26): rgb(g, '#20262f'); taper(g, [(o, -.28), (o + .01, .26)], [.05, .05]); g.fill()
            smooth(g, [(-.5, -.16), (.36, -.18), (.5, -.1), (.52, .1), (.36, .18), (-.5, .16), (-.56, 0)], tension=.35); lin(g, 0, -.2, 0, .18, '#fff6dc', '#f5d58a', '#c9953c'); g.fill()
            smooth(g, [(-.34, -.1), (.12, -.11), (.12, .1), (-.34, .1)], tension=.2); rgb(g, '#1f3a4c'); g.fill(); rgb(g, '#ff6a4c'); g.arc(.3, 0, .05, 0, 7); g.fill(); rgb(g, '#3fb0a8', .9); g.set_line_width(.02); smooth(g, [(-.3, .05), (-.2, .0), (-.12, .03), (-.04, -.06), (.08, -.05)], False); g.stroke()
            for o in (-.3, .26): rgb(g, '#20262f'); taper(g, [(o, -.2), (o + .005, .2)], [.05, .05], cap=False); g.fill()
    c.glow(W * .79, H * .865, 60, '#ff8a6c', .5)
    # the card
    cx, cy, s, a = W * .62, H * .42, 430, -.16
    S.rope(c, [(cx - 150, cy - 150), (W * .6, H * .09), (W * .72, H * .05), (W * .82, H * .16), (W * .78, H * -.05)], 9, '#f3e6c4')
    ramps = [['#f9f3e3', '#f0dfb4', '#dcb878', '#b98a4a', '#8a5f2c', '#5a3a1a'], ['#fbf3ea', '#f3d6cc', '#e0a598', '#c2776c', '#94504a', '#62302e'], ['#f7f6e4', '#e3e3b0', '#c2c578', '#98a04c', '#6b7530', '#434c1c'], ['#f7f1e6', '#ead3b4', '#d0a880', '#a87c58', '#7c5638', '#4f3420']]
    with c.piece(shadow=.5, lift=24, volume=.25, vsize=14, rim=.5, grain=.02) as g:
        with at(g, cx, cy, a, s):
            smooth(g, [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)], tension=.06); lin(g, -.5, -.5, .5, .5, '#ffffff', '#fbf8ee', '#e6e0d0'); g.fill()
            for k in range(4):
                with at(g, 0, 0, k * PI / 2):
                    for i in range(6):
                        x = -.345 + i * .118; rgb(g, ramps[k][i]); smooth(g, [(x, -.47), (x + .1, -.47), (x + .1, -.335), (x, -.335)], tension=.1); g.fill()
            rgb(g, '#e0705f'); g.set_line_width(.034)       # small drawn coral in the middle
            for p in ([(0, .2), (0, -.18)], [(0, .1), (-.1, .02), (-.13, -.14)], [(0, .04), (.09, -.03), (.13, -.18)], [(-.11, -.04), (-.2, -.1)], [(.11, -.1), (.2, -.14)]): smooth(g, p, False); g.stroke()
            rgb(g, '#3a4650'); g.arc(-.42, -.42, .025, 0, 7); g.fill()
    for sp, x, y, L_, h in (('anthias', .1, .22, 90, .2), ('anthias', .18, .3, 70, .1), ('damsel', .4, .2, 76, PI + .1), ('sergeant', .91, .55, 96, PI)): A.fish(c, sp, W * x, H * y, L_, h, .1)
    F.boulder(c, W * .02, H * 1.06, 260, '#c9a46c')
    c.particles(200, big=12, color='#fff3d8'); c.finish(.38, warm=.1, center=(.52, .46))


def cups(c, rng, variant=0):
    """44 You may hold the skeleton: white coral under a hand lens, each little cup once a home; children's question slips without words lie around."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6d78f'), (.5, '#efc36c'), (1, '#c98f48')], 30, wash=.04, glow=(0, 0, 780, '#fff6d0', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for _ in range(70): x, y, L_ = rng.uniform(-200, W), rng.uniform(0, H), rng.uniform(160, 520); rgb(g, '#a86f34' if rng.random() < .6 else '#fff0c0', rng.uniform(.08, .22)); taper(g, [(x, y), (x + L_ / 2, y + rng.normal(0, 6)), (x + L_, y + rng.normal(0, 8))], [.4, rng.uniform(2, 6), .4], 14, False); g.fill()
    c.set_air()
    # drawings with questions: sun under water, sleeping polyp, tooth and bone, moon
    def pic(k):
        def f(g, w, h):
            C = lambda pts, cc, lw=7, **kw: Q.crayon(g, rng, [(a * w, b * h) for a, b in pts], cc, lw, **kw)
            circ = lambda x, y, r_, n=10: [(x + math.cos(t) * r_, y + math.sin(t) * r_ * w / h) for t in np.linspace(0, 2 * PI, n)[:-1]]
            if k == 0:      # polyp with an open mouth and plankton
                for m in range(9): t = PI + m * PI / 8; C([(math.cos(t) * .1, .05 + math.sin(t) * .08), (math.cos(t) * .22, .02 + math.sin(t) * .24), (math.cos(t) * .3, math.sin(t) * .34)], '#c85a8e', 9)
                C([(-.13, .1), (-.1, .38), (.1, .38), (.13, .1)], '#e08aa8', 10, closed=True); C(circ(0, .04, .05), '#7a2f54', 8, closed=True)
                for x, y in ((-.36, -.34), (.38, -.3), (.3, -.42), (-.28, -.42)): C(circ(x, y, .025, 7), '#3f8f4c', 6, closed=True, passes=2)
            elif k == 1:    # moon over a branching coral letting go little balls
                C(circ(.3, -.3, .1), '#f5b843', 8, closed=True); C([(-.2, .4), (-.2, .0), (-.32, -.12)], '#f2694b', 12); C([(-.2, .1), (-.06, -.06), (-.05, -.2)], '#f2694b', 12); C([(-.2, .22), (.04, .12), (.1, -.02)], '#f2694b', 12)
                for x, y in ((-.3, -.24), (-.08, -.32), (.1, -.16), (.02, -.42), (-.2, -.38), (.2, .04)): C(circ(x, y, .022, 7), '#ee8f9f', 7, closed=True, passes=2)
            elif k == 2:    # a coral and a stone side by side
                Q.scribble(g, rng, [(-.4 * w, .3 * h), (-.36 * w, -.02 * h), (-.18 * w, -.08 * h), (-.04 * w, .1 * h), (-.06 * w, .32 * h)], '#8f8f98', 8, 11, .5); C([(-.4, .3), (-.36, -.02), (-.18, -.08), (-.04, .1), (-.06, .32)], '#5f6470', 8, closed=True)
                for a in (-.9, -.4, .1, .6): C([(.22, .34), (.22 + a * .1, .05), (.22 + a * .26, -.26)], '#8f6fb8', 13)
        return f
    S.notebook(c, W * .115, H * .25, 330, 260, -.18, pic(0), False); S.notebook(c, W * .14, H * .79, 340, 270, .12, pic(1), False, '#f4f9f4'); S.notebook(c, W * .9, H * .85, 330, 260, -.1, pic(2), False, '#fdf3dc')
    # the skeleton: white branching piece and a massive one with cups
    cx, cy = W * .5, H * .5
    with c.piece(shadow=.55, lift=22, volume=.6, vsize=50, rim=.4, grain=.035) as g:
        out = blob_pts(rng, cx, cy, 470, 330, .09, 17); smooth(g, out); p = g.copy_path(); rad(g, cx - 170, cy - 150, 700, '#fffdf4', '#f3e9d8', '#cfbda4'); g.fill()
        g.save(); g.append_path(p); g.clip()
        pts = []
        for _ in range(6000):
            x, y = rng.uniform(cx - 480, cx + 480), rng.uniform(cy - 340, cy + 340)
            if all((x - a) ** 2 + (y - b) ** 2 > 31 ** 2 for a, b in pts): pts.append((x, y))
        def cup(g, x, y, r_):
            smooth(g, blob_pts(rng, x, y, r_, r_ * .95, .08, 9)); rad(g, x - r_ * .3, y - r_ * .3, r_ * 1.5, '#fffdf6', '#e6d8c2', '#b39c84'); g.fill()
            smooth(g, blob_pts(rng, x + r_ * .06, y + r_ * .08, r_ * .68, r_ * .64, .07, 9)); rgb(g, '#8f7864'); g.fill(); rgb(g, '#f6eedd'); 
            for m in range(12): t = m * PI / 6; taper(g, [(x + math.cos(t) * r_ * .7, y + math.sin(t) * r_ * .66), (x + math.cos(t) * r_ * (.2 if m % 2 else .34), y + math.sin(t) * r_ * (.2 if m % 2 else .34))], [r_ * .13, r_ * .05]); g.fill()
        for x, y in pts: cup(g, x, y, 14.5)
        g.restore()
    # the lens with the enlarged cups
    lx, ly, R = W * .59, H * .44, 225
    cl = lambda q: q.arc(lx, ly, R, 0, 2 * PI)
    with c.piece(shadow=.6, lift=34, volume=.5, vsize=12, rim=.5) as g:       # handle
        with at(g, lx, ly, .72):
            lin(g, 0, -26, 0, 26, '#c9ccc8', '#7f8f98'); taper(g, [(R, 0), (R + 70, 0)], [34, 30], cap=False); g.fill(); lin(g, 0, -36, 0, 36, '#b5633f', '#8a4430', '#542a24'); taper(g, [(R + 60, 0), (R + 140, 0), (R + 330, 0)], [40, 62, 54], 20); g.fill(); rgb(g, '#f5d36a'); taper(g, [(R + 64, 0), (R + 78, 0)], [48, 50], cap=False); g.fill()
        g.arc(lx, ly, R + 26, 0, 7); rgb(g, '#5f6f78'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        cl(g); p = g.copy_path(); rad(g, lx - 70, ly - 80, R * 1.5, '#fffdf4', '#f0e4d0', '#c2ab92'); g.fill(); g.append_path(p); g.clip()
        big = []
        for _ in range(4000):
            x, y = rng.uniform(lx - R, lx + R), rng.uniform(ly - R, ly + R)
            if all((x - a) ** 2 + (y - b) ** 2 > 104 ** 2 for a, b in big): big.append((x, y))
        for x, y in big: cup(g, x, y, 52)
        for _ in range(260): rgb(g, '#a8937c', .35); g.arc(rng.uniform(lx - R, lx + R), rng.uniform(ly - R, ly + R), rng.uniform(.8, 2.2), 0, 7); g.fill()
    with c.piece(shadow=.35, lift=8, volume=.5, vsize=7, rim=.6) as g: g.set_line_width(28); g.arc(lx, ly, R + 12, 0, 7); lin(g, lx - R, ly - R, lx + R, ly + R, '#f4f6f2', '#9fb0b8', '#4a5a64'); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.6) as g: rgb(g, 'white', .8); g.set_line_width(20); g.arc(lx, ly, R * .86, PI * 1.08, PI * 1.36); g.stroke(); g.set_line_width(8); g.arc(lx, ly, R * .74, PI * 1.12, PI * 1.25); g.stroke()
    # a branching skeleton and crayons
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=8, rim=.4) as g:
        for k in range(9):
            a = -2.2 + k * .36; q = wander(rng, W * .87, H * .34, a, rng.uniform(110, 190), 5, .16); lin(g, W * .87, H * .34, q[-1][0], q[-1][1], '#d9c9b0', '#fffdf4'); taper(g, q, [36, 28, 18], 14); g.fill(); e = (q[3][0] + rng.normal(0, 34), q[3][1] - 40); taper(g, [q[2], e], [20, 13]); g.fill()
    for x, y, a, cc in ((.31, .93, .2, '#f2694b'), (.4, .965, -.15, '#1b8f93'), (.3, .07, -.3, '#8f6fb8'), (.74, .06, .25, '#79a86a')):
        with c.piece(shadow=.45, lift=6, volume=.45, vsize=6) as g:
            with at(g, W * x, H * y, a): rgb(g, cc); taper(g, [(-70, 0), (50, 0)], [24, 24], cap=False); g.fill(); rgb(g, shade(cc, -.3)); taper(g, [(-70, 0), (-56, 0)], [24.5, 24.5], cap=False); g.fill(); taper(g, [(30, 0), (38, 0)], [24.5, 24.5], cap=False); g.fill(); rgb(g, shade(cc, -.12)); taper(g, [(50, 0), (78, 0)], [20, 8]); g.fill()
    c.finish(.32, warm=.1, center=(.5, .5))


def bench(c, rng, variant=0):
    """45 From the seat in the boat: an empty bench with a folded blue vest, brushes in a pail, the bow points at the blue mountain at dawn."""
    W, H = c.w, c.h
    hz = H * .19
    c.light = (.5, -.86)
    L.sky(c, 'dusk', hz, (W * .78, hz - 16, 24), '#ffe9b8', glow=.8)
    L.cloud(c, W * .9, H * .07, 260, '#e9a59a', depth=.4)
    L.rinjani(c, W * .3, hz + 2, 640, 130, '#4f5f94', depth=.36); L.island(c, W * .9, hz + 3, 340, 30, depth=.4, palms=5); L.island(c, W * .06, hz + 3, 260, 22, depth=.5)
    L.sea(c, hz, H + 10, 'dusk', W * .78, 190, .9)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=14, alpha=.4) as g:      # reefs shining through the shallow water
        for _ in range(16): x, y, s = rng.choice([rng.uniform(0, W * .2), rng.uniform(W * .82, W)]), rng.uniform(H * .55, H), rng.uniform(40, 110); rgb(g, rng.choice(['#2a3f78', '#5f5080', '#2f4f88'])); smooth(g, blob_pts(rng, x, y, s, s * .45, .15, 11)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for x, y, s in ((.56, .09, 18), (.6, .07, 13), (.53, .06, 11)): A.gull(g, W * x, H * y, s, rng.normal(0, .2), '#4a4a78')
    c.set_air()
    bx, by = W * .47, H * .43       # tip of the bow
    # outrigger floats and arms
    for sg in (-1, 1):
        X = lambda u: W * .49 + sg * u * W
        with c.piece(shadow=.4, lift=12, volume=.5, vsize=10, rim=.5) as g:
            lin(g, 0, H * .45, 0, H, '#e9cf94', '#b98f58'); taper(g, [(X(.17), H * .485), (X(.33), H * .68), (X(.53), H * .96), (X(.62), H * 1.1)], [14, 34, 56, 70], 40); g.fill()
            rgb(g, '#7a5636', .7); g.set_line_width(3)
            for t in (.2, .35, .5, .65): q = curve_pts([(X(.17), H * .485), (X(.33), H * .68), (X(.53), H * .96)], 50)[int(t * 49)]; g.move_to(q[0] - 16, q[1] + 8); g.line_to(q[0] + 18, q[1] - 8); g.stroke()
        with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.5) as g: rgb(g, 'white', .7); taper(g, [(X(.175), H * .495), (X(.36), H * .745), (X(.5), H * .98)], [2, 9, 16], 30); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=12, rim=.5) as g:
        for y, x, w in ((.6, .33, 20), ):
            lin(g, 0, H * .52, 0, H * .68, '#d9ae6c', '#a97f4c'); taper(g, [(W * .49 - x * W, H * .7), (W * .36, H * .575), (W * .49, H * .56), (W * .62, H * .575), (W * .49 + x * W, H * .7)], [w, w * 1.2, w * 1.3, w * 1.2, w], 40); g.fill()
    # hull: outside, inside
    lft, rgt = [(bx, by), (W * .4, H * .5), (W * .3, H * .66), (W * .2, H * .86), (W * .13, H * 1.06)], [(bx, by), (W * .56, H * .5), (W * .67, H * .66), (W * .78, H * .86), (W * .86, H * 1.06)]
    with c.piece(shadow=.5, lift=18, volume=.4, vsize=20, rim=.5) as g:
        smooth(g, [(a - 20 * (i > 0), b) for i, (a, b) in enumerate(lft)], False); g.line_to(W * .86 + 20, H * 1.06); [g.line_to(a + 20 * (i > 0), b) for i, (a, b) in list(enumerate(rgt))[::-1]]; g.close_path(); lin(g, W * .15, 0, W * .85, 0, '#2f7fba', '#3f93c8', '#1f5f94'); g.fill()
    ins = [(bx, by + 36), (W * .41, H * .535), (W * .325, H * .68), (W * .235, H * .87), (W * .17, H * 1.06), (W * .82, H * 1.06), (W * .745, H * .87), (W * .645, H * .68), (W * .55, H * .535)]
    with c.piece(shadow=.2, lift=5, volume=.4, vsize=30, rim=.2, grain=.05) as g:
        smooth(g, ins, tension=.4); p = g.copy_path(); lin(g, W * .2, 0, W * .8, 0, '#8a5f3f', '#c99a62', '#e3b97e'); g.fill(); g.append_path(p); g.clip()
        lin(g, W * .35, 0, W * .65, 0, '#9a6f48', '#b5854f'); poly(g, [(bx, by + 60), (W * .68, H * 1.1), (W * .3, H * 1.1)]); g.fill(); rgb(g, '#5f3f2c', .5); g.set_line_width(4)
        for k in range(9): g.move_to(bx, by + 50); g.line_to(W * (.2 + .075 * k), H * 1.08); g.stroke()
    with c.piece(shadow=.4, lift=8, volume=.45, vsize=8, rim=.6) as g:      # gunwales: cream and coral
        for pts in (lft, rgt):
            lin(g, 0, H * .43, 0, H, '#fff6e0', '#f0dcb4'); taper(g, pts, [10, 20, 30, 40, 48], 50); g.fill()
        rgb(g, '#f2694b'); smooth(g, [(bx - 16, by + 26), (bx - 8, by - 26), (bx + 2, by - 92), (bx + 12, by - 26), (bx + 18, by + 26)]); g.fill()
    # benches
    def plank(y, x0, x1, t):
        with c.piece(shadow=.55, lift=16, volume=.3, vsize=10, rim=.5, grain=.05) as g:
            poly(g, [(x0, y), (x1, y), (x1 + t * .6, y + t), (x0 - t * .6, y + t)]); lin(g, 0, y, 0, y + t, '#f0cd92', '#d3a262'); g.fill(); poly(g, [(x0 - t * .6, y + t), (x1 + t * .6, y + t), (x1 + t * .6, y + t * 1.3), (x0 - t * .6, y + t * 1.3)]); rgb(g, '#8a5f3a'); g.fill()
            for _ in range(12): u, v = rng.uniform(x0, x1 - 60), rng.uniform(y + 4, y + t - 4); rgb(g, '#8a5f3a', .3); taper(g, [(u, v), (u + 60, v + 1), (u + 130, v)], [.4, 2.4, .4]); g.fill()
    plank(H * .555, W * .395, W * .565, 34); plank(H * .74, W * .29, W * .69, 84)
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=8) as g:      # pail with brushes on the floor by the first bench
        X, Y = W * .435, H * .705
        for a, cc in ((-.3, '#f2694b'), (.05, '#3c86c2'), (.3, '#79a86a')): rgb(g, '#c99a5c'); ex, ey = X + math.sin(a) * 90, Y - 60 - math.cos(a) * 70; taper(g, [(X, Y - 40), (ex, ey)], [9, 9]); g.fill(); rgb(g, cc); taper(g, [(ex - 3, ey + 10), (ex + math.sin(a) * 26, ey - math.cos(a) * 26)], [19, 24], cap=False); g.fill()
        poly(g, [(X - 46, Y - 64), (X + 46, Y - 64), (X + 36, Y + 16), (X - 36, Y + 16)]); lin(g, X - 46, 0, X + 46, 0, '#f8cf63', '#e0a43c', '#a8742a'); g.fill()
    # folded vest on the near bench
    X, Y = W * .42, H * .755
    with c.piece(shadow=.5, lift=11, volume=.45, vsize=16, rim=.5, grain=.05) as g:
        for k, (dy, cc) in enumerate(((36, '#1f5f9c'), (16, '#2a72b4'), (-6, '#3484c8'))): smooth(g, [(X - 118 + k * 3, Y + dy - 16), (X + 112, Y + dy - 20), (X + 120, Y + dy + 14), (X - 124, Y + dy + 20)], tension=.25); lin(g, X - 120, 0, X + 120, 0, shade(cc, -.1), cc, shade(cc, .2)); g.fill()
        rgb(g, '#f5b843'); poly(g, [(X - 114, Y - 12), (X + 112, Y - 16), (X + 113, Y - 4), (X - 116, Y + 1)]); g.fill(); rgb(g, '#eef6f2'); poly(g, [(X - 20, Y - 25), (X + 6, Y - 26), (X + 10, Y + 50), (X - 18, Y + 52)]); g.fill()
    S.dive_mask(c, W * .6, H * .765, 170, -.1, '#2c8f98', lift=8)
    S.rope(c, [(W * .5 + math.cos(t) * (36 + 6.5 * t), H * .945 + math.sin(t) * (20 + 3.4 * t)) for t in np.linspace(0, 17, 70)] + [(W * .66, H * .99), (W * .7, H * 1.06)], 17, '#f3e6c4')
    c.glow(W * .8, hz - 20, 480, '#ffe3b8', .35); c.finish(.32, warm=.12, center=(.5, .46))
