"""Second pictures of the articles 34 to 45: another side of each story, mostly without people."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S
from paper import *

PI = math.pi


def circle_window(c, x, y, R, color, inner=None, width=60, grain=.04):
    """Cover everything outside the circle with one sheet; a ring of inner colour round the opening."""
    W, H = c.w, c.h
    with c.piece(shadow=.6, lift=22, volume=.3, vsize=30, rim=.3, grain=grain) as g:
        g.set_fill_rule(1); g.rectangle(-80, -80, W + 160, H + 160); g.new_sub_path(); g.arc(x, y, R + width, 0, 2 * PI); lin(g, 0, 0, W, H, shade(color, .12), color, shade(color, -.35)); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=width * .4, rim=.5, grain=grain) as g:
        g.set_line_width(width); g.arc(x, y, R + width * .5, 0, 2 * PI); lin(g, x - R, y - R, x + R, y + R, shade(inner, .35), inner, shade(inner, -.45)); g.stroke()


def wobble(c, amp):
    """Shift the rows of the picture sideways like things seen through small waves; edges are clamped."""
    ix = np.arange(c.pw)
    for j in range(c.ph):
        y = j / c.k
        o = int(round(amp * c.k * (.3 + y / c.h) * math.sin(y / (3 + 7 * y / c.h)) * math.sin(y / 23 + 1)))
        c.img[j] = c.img[j][np.clip(ix - o, 0, c.pw - 1)]


def house(c, rng, variant=0):
    """34 What a collected shell would have been: at low sun a hermit crab walks up to an empty shell; mask and fins lie far off."""
    W, H = c.w, c.h
    hz = H * .24
    c.light = (-.6, -.8)
    L.sky(c, 'rose', hz, (W * .16, hz - 56, 36), glow=.9)
    L.sea(c, hz, H * .44, 'rose', W * .16, 70); L.island(c, W * .85, hz + 3, 420, 36, depth=.5, blur=2)
    sh = [(-30, H * .41), (W * .3, H * .4), (W * .6, H * .37), (W + 30, H * .345)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=2) as g:
        smooth(g, sh, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, H * .35, 0, H, '#f0d0a8', '#e3b98c', '#c9986c', '#a97a5a'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=2.5) as g: rgb(g, '#fff6e6', .9); taper(g, sh, [8, 14, 7, 12], 60, False); g.fill()
    c.set_air()
    with c.piece(shadow=.3, lift=8, volume=.35, vsize=10, blur=6) as g:      # blurred gear: two fins upright in the sand and a mask
        for x, a, cc in ((.74, -.12, '#1b8f93'), (.79, .08, '#23a5a4')):
            with at(g, W * x, H * .5, a, 200): rgb(g, cc); smooth(g, [(-.12, 0), (-.2, -.6), (-.16, -.9), (0, -.86), (.16, -.9), (.2, -.6), (.12, 0)]); g.fill()
        rgb(g, '#2c3448'); smooth(g, blob_pts(rng, W * .69, H * .51, 46, 24, .1, 10)); g.fill(); rgb(g, '#bfe6ea'); smooth(g, blob_pts(rng, W * .69, H * .506, 32, 13, .1, 10)); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=4, rim=.2, grain=.06) as g:
        for _ in range(900):
            t = rng.uniform(0, 1) ** .7; x, y = rng.uniform(-20, W), H * .46 + t * H * .56; s = rng.uniform(1, 3) * (.5 + 2 * t); rgb(g, rng.choice(['#fff0d0', '#8a6246', '#d99a7a', '#f6e3c4']), rng.uniform(.3, .8)); smooth(g, blob_pts(rng, x, y, s, s * .6, .2, 6)); g.fill()
    with c.piece(shadow=0, volume=.3, vsize=5, rim=.4, grain=.05) as g:      # trail of the crab: two rows of little holes
        for i in range(34):
            t = i / 34; x = W * (-.02 + .3 * t); y = H * (.77 + .05 * math.sin(t * 4))
            for k in (-1, 1): rgb(g, '#9a6c4c', .8); smooth(g, blob_pts(rng, x + 8 * k, y + 26 * k + 22, 9, 4.4, .2, 7)); g.fill()
    def cast(x, y, rx, ry): B.shade_blob(c, x + rx * .7, y, rx, ry, 0, .4, 10, '#5a3848')
    cast(W * .42, H * .865, 220, 26)
    hx, hy, hs = W * .4, H * .86, 400
    def legs(front):
        with c.piece(shadow=.4, lift=7, volume=.45, vsize=6, rim=.4) as g:
            for k, (dx, up_, ex) in enumerate(((.2, -.3, .66), (.16, -.27, .52), (.12, -.22, .38)) if front else ((.24, -.27, .74), (.2, -.24, .6))):
                cc = jitter(rng, '#d9583a' if front else '#b0442c', .03); q = [(hx + dx * hs, hy - .1 * hs), (hx + (dx + ex) / 2 * hs + 10, hy + up_ * hs), (hx + ex * hs, hy + (.02 if front else -.03) * hs)]
                rgb(g, cc); taper(g, q[:2], [hs * .06, hs * .05]); g.fill(); taper(g, q[1:], [hs * .048, hs * .014]); g.fill()
                rgb(g, '#f6c9a0', .8); [(g.arc(q[0][0] + (q[1][0] - q[0][0]) * t, q[0][1] + (q[1][1] - q[0][1]) * t, hs * .008, 0, 7), g.fill()) for t in (.4, .6, .8)]
    legs(False); B.hermit(c, hx, hy, hs, lift=14); legs(True)
    cast(W * .735, H * .9, 190, 26)
    E.spiral_shell(c, W * .72, H * .77, 330, -.5, '#f3e0c4', '#c97a5a')
    with c.piece(shadow=.5, lift=7, volume=.5, vsize=9, rim=.4) as g:       # other finds: cones, a broken branch of coral, bivalves
        for x, y, s, a, cc in ((.13, .62, 50, .3, '#f0d9bc'), (.9, .66, 60, -.5, '#e8b3a0'), (.55, .6, 40, .8, '#f6ead0'), (.95, .93, 84, .2, '#f0cfb4'), (.07, .95, 90, -.3, '#e9c0a4')):
            with at(g, W * x, H * y, a, s):
                smooth(g, [(-.7, .0), (-.3, -.3), (.2, -.38), (.6, -.2), (.66, .1), (.2, .3), (-.3, .22)]); lin(g, 0, -.4, 0, .3, shade(cc, .35), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.4), .5); g.set_line_width(.035)
                for k in range(6): g.move_to(-.48 + k * .19, -.27 + .01 * k); g.line_to(-.4 + k * .16, .2); g.stroke()
    E.rubble(c, W * .5, W * .58, H * .93, H * .95, 3, 46); E.rubble(c, W * .22, W * .3, H * .58, H * .6, 3, 34)
    c.glow(W * .1, hz, 620, '#ffdfae', .35); c.finish(.38, warm=.16, center=(.5, .55))


def sparks(c, rng, variant=0):
    """35 Where a frame begins: night in the workshop, a welder in a mask crouches at a steel star in a fountain of sparks; finished stars are stacked behind."""
    W, H = c.w, c.h
    fl = H * .74
    c.light = (-.2, -.98)
    c.backdrop([(0, '#1c2448'), (.5, '#2c3560'), (.74, '#39406a'), (1, '#232848')], 90, wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # corrugated wall, open side to the night sea
        for i in range(54): rgb(g, '#8fa3c8' if i % 2 else '#0d1430', .1); g.rectangle(i * W / 54, 0, W / 54, fl); g.fill()
        poly(g, [(W * .68, H * .08), (W * 1.02, H * .05), (W * 1.02, fl), (W * .68, fl)]); lin(g, 0, H * .05, 0, H * .5, '#142a5c', '#3a5f94', '#6f8fb4'); g.fill()
        poly(g, [(W * .68, H * .5), (W * 1.02, H * .5), (W * 1.02, fl), (W * .68, fl)]); lin(g, 0, H * .5, 0, fl, '#4f7fa8', '#2a5080'); g.fill()
        smooth(g, [(W * .68, H * .505), (W * .74, H * .45), (W * .8, H * .405), (W * .86, H * .43), (W * .92, H * .38), (W * 1.02, H * .45), (W * 1.02, H * .505)]); rgb(g, '#2c4470'); g.fill()
        for _ in range(40): rgb(g, 'white', rng.uniform(.3, .9)); g.arc(rng.uniform(W * .69, W), rng.uniform(H * .08, H * .36), rng.uniform(.8, 2), 0, 7); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.1, rim=.2, grain=.06) as g: poly(g, [(-20, fl), (W + 20, fl), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, fl, 0, H, '#5a5f84', '#2c3050'); g.fill()
    c.glow(W * .46, H * .74, 560, '#8fd0ff', .5); c.glow(W * .46, H * .76, 300, '#fff0c0', .5); c.set_air()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=8) as g:       # posts, tool wall
        for px in (.68, .99): lin(g, W * px - 14, 0, W * px + 14, 0, '#6b5a6c', '#2c2c44'); taper(g, [(W * px, -20), (W * px, fl + 10)], [28, 28], cap=False); g.fill()
        rgb(g, '#4a4460'); g.rectangle(W * .06, H * .2, W * .24, 12); g.fill()
        for k, (o, ln) in enumerate(((.09, 100), (.13, 140), (.165, 84), (.2, 120), (.25, 96))):
            x = W * o; rgb(g, '#9fb0c8'); taper(g, [(x, H * .215), (x, H * .215 + ln)], [9, 7]); g.fill(); rgb(g, ['#c9542f', '#d9a33c', '#3c7fae'][k % 3]); taper(g, [(x, H * .215 + ln * .55), (x, H * .215 + ln)], [16, 18]); g.fill()
    wall = lambda q: q.rectangle(-20, -20, W * .68 + 6, fl + 20)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5, clip=wall) as g:      # their shadows, huge on the wall
        rgb(g, '#0b1130'); ox, oy, q = W * .3, H * .76, 1.0
        hexp = [(ox + math.cos(k * PI / 3 + .2) * 250, oy - 390 + math.sin(k * PI / 3 + .2) * 70) for k in range(6)]; foot = [(ox + math.cos(k * PI / 3 + .2) * 470, oy + 20 + math.sin(k * PI / 3 + .2) * 60) for k in range(6)]
        for k in range(6): taper(g, [hexp[k], ((hexp[k][0] + foot[k][0]) / 2 + (foot[k][0] - hexp[k][0]) * .14, (hexp[k][1] + foot[k][1]) / 2 - 60), foot[k]], [26, 30], 14); g.fill(); taper(g, [hexp[k], hexp[k - 1]], [24, 24]); g.fill()
        smooth(g, [(W * .52, fl), (W * .5, H * .5), (W * .53, H * .42), (W * .515, H * .3), (W * .535, H * .17), (W * .585, H * .13), (W * .635, H * .18), (W * .65, H * .3), (W * .67, H * .4), (W * .72, H * .5), (W * .74, fl)]); g.fill(); taper(g, [(W * .56, H * .47), (W * .49, H * .55), (W * .44, H * .52)], [80, 60, 44], 14); g.fill()
    for k, (x, y, s) in enumerate(((.85, .83, 330), (.85, .75, 320), (.86, .67, 310))): G.reef_star(c, W * x, H * y, s, '#8f9ab8', 0)
    G.reef_star(c, W * .06, H * .8, 240, '#7f8aaa', 0, rot=.3)
    # the star in work
    sx, sy = W * .36, H * .87
    B.shade_blob(c, sx, sy + 10, 330, 60, 0, .45, 16, '#0d1230')
    G.reef_star(c, sx, sy, 520, '#a9b4cc', 0, rot=.2, rim=.7)
    hx, hy = sx + 90, sy - 188
    # welder from the side: dark figure with a mask, one arm to the joint
    lk = P.look(rng, hair='cap', accent='#2a3556', top='#c9804a', sleeve='long', bottom='trousers', bcol='#4f6a9c', skin='#7a5340', shoes='#2a2030')
    def prop(g, J):
        hx_, hy_ = J['head']
        with at(g, hx_, hy_, .5, .12):
            smooth(g, [(-.3, -1.1), (.7, -1.05), (1.15, -.3), (1.05, .9), (.4, 1.25), (.0, .5), (-.35, -.1)], tension=.4); lin(g, -.3, 0, 1.1, 0, '#2c3560', '#5f78b4'); g.fill(); rgb(g, '#aef0e0'); poly(g, [(.62, -.5), (1.02, -.3), (.98, .16), (.6, .0)]); g.fill()
        a, b = J['hR']; rgb(g, '#c9542f'); taper(g, [(a - .02, b - .01), (a + .07, b + .035)], [.045, .035]); g.fill(); rgb(g, '#cfd8e6'); taper(g, [(a + .06, b + .03), (a + .17, b + .1)], [.016, .01]); g.fill()
        rgb(g, '#14182c'); g.set_line_width(.014); g.move_to(a - .02, b); g.curve_to(a - .15, b + .2, a - .3, b + .1, a - .42, b + .3); g.stroke()
    J = P.person(c, W * .62, H * .97, 640, 'squat', lk, True, prop, tweak=dict(lean=34, aL=(50, 64), aR=(58, 78), head=44), rim=.9)
    tip = (J['hR'][0] - .17 * 640, J['hR'][1] + .1 * 640)
    # light and sparks
    for R_, st, cc in ((300, .4, '#8fd8ff'), (110, .7, '#e6fbff'), (46, 1.0, '#ffffff')): c.glow(tip[0], tip[1], R_, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(190):
            a = -PI * .62 + rng.normal(0, .75); v = rng.uniform(80, 480); x, y = tip; vx, vy = math.cos(a) * v, math.sin(a) * v
            pts = [(x + vx * t, y + vy * t + 420 * t * t * .8) for t in np.linspace(0, rng.uniform(.3, 1.0), 8)]
            pts = pts[int(rng.integers(0, 5)):]
            if len(pts) < 3: continue
            rgb(g, rng.choice(['#fff6d0', '#ffd070', '#ff9a4c']), rng.uniform(.5, 1)); taper(g, pts, [.6, rng.uniform(1.6, 4), .8], 14); g.fill()
        for _ in range(60): rgb(g, '#ffd890', .9); g.arc(tip[0] + rng.normal(0, 190), fl + abs(rng.normal(60, 60)), rng.uniform(1.2, 3.4), 0, 7); g.fill()
        for k in range(12):
            a = k * PI / 6 + .2; L_ = rng.uniform(60, 130); rgb(g, 'white', .9); taper(g, [(tip[0], tip[1]), (tip[0] + math.cos(a) * L_, tip[1] + math.sin(a) * L_)], [9, .4], cap=False); g.fill()
        rgb(g, 'white'); g.arc(*tip, 15, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=16, alpha=.4) as g:      # smoke
        rgb(g, '#cfe0f4'); taper(g, [(tip[0], tip[1] - 20), (tip[0] - 50, tip[1] - 150), (tip[0] + 20, tip[1] - 270), (tip[0] - 60, tip[1] - 420)], [12, 46, 60, 4], 40); g.fill()
    c.finish(.44, center=(.48, .6))


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


def prints(c, rng, variant=0):
    """38 The tide comes back: a thin sheet of water slides over the ribbed flat, foot prints fill into small mirrors that lead to the class walking home."""
    W, H = c.w, c.h
    hz = H * .27
    c.light = (.45, -.89)
    c.backdrop([(0, '#7fb3c4'), (.12, '#b9d6d3'), (.24, '#f4ead0'), (.27, '#f9efd4'), (1, '#d9cdb0')], 90, glow=(W * .82, H * .12, 600, '#fffbe8', .7))
    L.cloud(c, W * .18, H * .12, 380, depth=.35); L.cloud(c, W * .62, H * .07, 260, depth=.45)
    with c.piece(depth=.4, shadow=.1, volume=.3, vsize=14) as g:      # wooded shore on the left, falling to the sea
        smooth(g, [(-30, hz - 96), (W * .08, hz - 110), (W * .18, hz - 84), (W * .3, hz - 70), (W * .42, hz - 34), (W * .52, hz + 4), (-30, hz + 8)]); lin(g, 0, hz - 110, 0, hz, '#5f8f68', '#3f6f5c'); g.fill()
    for x, s, l_ in ((.05, 190, .1), (.13, 230, -.1), (.22, 170, .14), (.3, 140, -.08)): F.palm(c, W * x, hz + 8, s, l_, depth=.22)
    L.island(c, W * .84, hz + 2, 300, 28, depth=.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(W * .3, hz, W, 40); lin(g, 0, hz, 0, hz + 40, '#cfe8dc', '#7fcac4'); g.fill()
    with c.piece(shadow=.1, lift=3, volume=0, rim=0, grain=.055) as g:
        smooth(g, [(-30, hz + 4), (W * .3, hz + 6), (W * .55, hz + 18), (W + 30, hz + 30), (W + 30, H + 30), (-30, H + 30)], tension=.3); lin(g, 0, hz, 0, H, '#ecd9b4', '#cfb48c', '#a98c6c', '#86705c'); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=4, rim=.4, grain=.04) as g:      # ribs of sand with wet hollows
        y = hz + 24
        while y < H + 20:
            t = (y - hz) / (H - hz)
            for k in range(9):
                x, L_ = rng.uniform(-120, W), rng.uniform(90, 260) * (.4 + 1.3 * t); rgb(g, '#8a7058', .34); taper(g, [(x, y), (x + L_ * .3, y - 5 * t), (x + L_ * .7, y + 6 * t), (x + L_, y)], [.5, 3 + 12 * t, .5], 16, False); g.fill()
                rgb(g, '#fdf3d8', .45); taper(g, [(x, y - 4 - 8 * t), (x + L_ * .3, y - 6 - 12 * t), (x + L_ * .7, y - 4 - 4 * t), (x + L_, y - 3 - 7 * t)], [.4, 1 + 4 * t, .4], 14, False); g.fill()
            y += 8 + 40 * t
    c.set_air()
    # the water sheet coming in from the right with a lace of foam
    e = [(W * .62, hz + 20), (W * .585, H * .36), (W * .66, H * .44), (W * .575, H * .54), (W * .66, H * .64), (W * .61, H * .76), (W * .74, H * .88), (W * .7, H * 1.05)]
    with c.piece(shadow=.25, lift=6, volume=.15, vsize=12, rim=.6, grain=.02, alpha=.88) as g:
        smooth(g, e, False); g.line_to(W + 30, H * 1.05); g.line_to(W + 30, hz + 20); g.close_path(); lin(g, W * .55, 0, W, 0, '#d3eadc', '#7fd0c8', '#3fa9b0'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=4, rim=0, grain=.01) as g:
        rgb(g, 'white', .92); q = curve_pts(e, 160); taper(g, q, [2, 4, 7, 6, 12, 10, 16, 14], 200, False); g.fill()
        for k in range(420): i = rng.integers(160); t = (q[i][1] - hz) / (H - hz); g.arc(q[i][0] + abs(rng.normal(0, 60 * t)), q[i][1] + rng.normal(0, 9), rng.uniform(.8, 4.5) * (.3 + t), 0, 7); g.fill()
    c.img = np.clip(c.img, 0, 1)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(120): t = rng.uniform(0, 1); y = hz + 24 + t * (H - hz); x = W * rng.uniform(.66, 1.0); L_ = rng.uniform(20, 90) * (.4 + 1.6 * t); rgb(g, 'white' if rng.random() < .7 else '#1f7f8a', rng.uniform(.15, .5)); taper(g, [(x, y), (x + L_ / 2, y - 2 - 4 * t), (x + L_, y)], [.3, 1 + 5 * t, .3], 10, False); g.fill()
    # foot prints: mirrors of the sky from the near right corner to the children
    def foot(g, x, y, s, a, left):
        with at(g, x, y, 0, 1, .5), at(g, 0, 0, a, s * (-1 if left else 1), s):
            for o, cc, al in (((.035, .05), '#fff3d8', .8), ((0, 0), '#6f5a4a', .9)):
                rgb(g, cc, al); smooth(g, [(-.13 + o[0], .5 + o[1]), (.12 + o[0], .5 + o[1]), (.14 + o[0], .2 + o[1]), (.21 + o[0], -.2 + o[1]), (.12 + o[0], -.4 + o[1]), (-.14 + o[0], -.4 + o[1]), (-.2 + o[0], -.12 + o[1]), (-.1 + o[0], .2 + o[1])]); g.fill()
                for k in range(5): g.arc(-.17 + k * .09 + o[0], -.53 + .03 * k + o[1], .06 - .007 * k, 0, 7); g.fill()
            lin(g, 0, -.4, 0, .5, '#a9d3dc', '#eaf6ee', '#8fc3cc'); smooth(g, [(-.1, .45), (.1, .45), (.1, .18), (.165, -.18), (.08, -.33), (-.1, -.33), (-.15, -.1), (-.07, .2)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for x0, y0, x1, s0, ph in ((.5, .97, .3, 200, 0), (.2, .99, .255, 170, 1), (.66, .8, .36, 150, 0)):
            n = 17
            for i in range(n):
                t = 1 - 1 / (1 + i * .28); X, Y = W * (x0 + (x1 - x0) * t), H * y0 + (hz + 60 - H * y0) * t; s = s0 * (1 - t) + 5
                foot(g, X + (1 if (i + ph) % 2 else -1) * s * .3, Y, s, -.12 + (x1 - x0) * 1.2 + rng.normal(0, .06), (i + ph) % 2)
    # the class on its way home
    w_, r_ = '#fdfaf0', '#b8383a'
    def pail(cc):
        def f(g, J):
            px, py = J['hR']; rgb(g, '#3a4650'); g.set_line_width(.01); g.move_to(px - .05, py + .1); g.line_to(px, py + .02); g.line_to(px + .05, py + .1); g.stroke(); rgb(g, cc); poly(g, [(px - .07, py + .1), (px + .07, py + .1), (px + .05, py + .25), (px - .05, py + .25)]); g.fill()
        return f
    for x, y, s, hr, cc, ad in sorted(((.25, .355, 74, 'short', '#f5b843', 0), (.285, .362, 78, 'hijab', None, 0), (.31, .385, 96, 'pony', '#3c86c2', 0), (.345, .392, 100, 'short', None, 0), (.375, .43, 130, 'bob', '#f2694b', 0), (.27, .42, 168, 'hat', '#79a86a', 1), (.425, .475, 150, 'hijab', '#8f6fb8', 0)), key=lambda k: k[1]):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.35) as g: rgb(g, '#4a3a3c'); taper(g, [(W * x, H * y), (W * x - s * .5, H * y + s * .16)], [s * .12, s * .1]); g.fill()
        lk = P.look(rng, hair=hr, top='#1b6f7a', bottom='trousers', bcol='#3a3f5a', accent='#c85a8e') if ad else P.look(rng, child=True, hair=hr, top=w_, bottom='skirt' if hr == 'hijab' else 'shorts', bcol=r_, sleeve='short', accent=w_ if hr == 'hijab' else r_)
        P.person(c, W * x, H * y, s, 'walk_back', lk, bool(rng.random() < .5), pail(cc) if cc else None)
    with c.piece(shadow=.5, lift=7, volume=.5, vsize=8, rim=.4) as g:      # shells and a strand of weed in the ripples
        for x, y, s, a, cc in ((.08, .8, 40, .3, '#f0d9bc'), (.36, .82, 34, -.6, '#e9b9a0'), (.33, .6, 22, .5, '#f6ead0'), (.9, .93, 46, -.3, '#f0cfb4')):
            with at(g, W * x, H * y, a, s): smooth(g, [(-.7, 0), (-.3, -.3), (.2, -.38), (.6, -.2), (.66, .1), (.2, .3), (-.3, .22)]); lin(g, 0, -.4, 0, .3, shade(cc, .35), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.4), .5); g.set_line_width(.04); [(g.move_to(-.45 + k * .2, -.25), g.line_to(-.38 + k * .17, .2), g.stroke()) for k in range(5)]
    c.glow(W * .85, H * .1, 560, '#fffbe8', .25); c.finish(.32, warm=.06, center=(.48, .48))


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


def splash(c, rng, variant=0):
    """41 Half in, half out at noon: one ranger has just rolled off the boat, two fins and a splash above, a cloud of bubbles below; two others sit on the edge."""
    W, H = c.w, c.h
    wl = H * .5
    c.light = (-.4, -.92)
    L.sky(c, 'noon', wl, glow=.6); L.cloud(c, W * .17, H * .16, 330, depth=.3); L.cloud(c, W * .86, H * .1, 260, depth=.4)
    L.island(c, W * .14, wl - 22, 460, 44, depth=.4, palms=8); L.rinjani(c, W * .3, wl - 26, 520, 100, depth=.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, wl - 26, W + 40, 60); lin(g, 0, wl - 26, 0, wl + 10, '#9fdcd8', '#4fb8c0'); g.fill()
    # the water body
    edge = [(-30, wl + 8), (W * .16, wl - 4), (W * .34, wl + 10), (W * .5, wl - 2), (W * .7, wl + 9), (W * .86, wl - 3), (W + 30, wl + 6)]
    with c.piece(shadow=.2, lift=4, volume=0, rim=.3, grain=.03) as g:
        smooth(g, edge, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#6fd3cc', '#2fa5b2', '#177a98', '#0c4f78'); g.fill()
    c.set_air()
    c.god_rays(W * .2, wl - 330, .3, 12, 900, 1.2)
    L.sandbed(c, [(-30, H * .87), (W * .3, H * .9), (W * .6, H * .88), (W + 30, H * .84)], '#dfe0b8', .3)
    F.reef_patch(c, W * .5, W * 1.02, lambda x: H * .91, 2.2, .8, depth=.3); F.reef_patch(c, -20, W * .16, lambda x: H * .9, 2.0, .7, depth=.34)
    A.school(c, 'fusilier', W * .2, H * .72, 26, 180, 50, 48, .1, .3, depth=.2)
    # boat: long hull across the right, part above and part below the line
    hull = [(W * .42, wl - 132), (W * .48, wl - 60), (W * .54, wl + 34), (W * .62, wl + 74), (W * 1.06, wl + 84), (W * 1.06, wl - 118), (W * .8, wl - 108), (W * .56, wl - 112)]
    with c.piece(shadow=.5, lift=16, volume=.45, vsize=30, rim=.4, grain=.045) as g:
        smooth(g, hull, tension=.3); p = g.copy_path(); lin(g, 0, wl - 130, 0, wl + 84, '#fff3d6', '#f6dfae', '#d9b070'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#2f7fc8'); poly(g, [(W * .4, wl - 150), (W * 1.1, wl - 150), (W * 1.1, wl - 84), (W * .4, wl - 92)]); g.fill(); rgb(g, '#f2694b'); poly(g, [(W * .4, wl - 84), (W * 1.1, wl - 76), (W * 1.1, wl - 62), (W * .4, wl - 70)]); g.fill(); rgb(g, '#16607a', .8); poly(g, [(W * .4, wl + 4), (W * 1.1, wl + 4), (W * 1.1, wl + 120), (W * .4, wl + 120)]); g.fill()
        for k in range(3): rgb(g, '#8a6a45', .35); g.set_line_width(3); g.move_to(W * .45, wl - 44 + k * 24); g.line_to(W * 1.06, wl - 38 + k * 24); g.stroke()
        g.restore()
    # two rangers sitting on the edge, seen from the side and back, tanks on
    blue = '#2f7fc8'
    def tank(g, J):
        n = (np.array(J['neck']) + np.array(J['hip'])) / 2
        with at(g, n[0] - .085, n[1] - .02, .08): lin(g, -.05, 0, .05, 0, '#ffe08a', '#e8b53c', '#8f6a1c'); smooth(g, [(-.045, -.15), (0, -.18), (.045, -.15), (.05, .14), (-.05, .14)], tension=.4); g.fill(); rgb(g, '#222a33'); taper(g, [(0, -.18), (0, -.22)], [.03, .03]); g.fill(); rgb(g, '#1c4a86'); taper(g, [(-.06, -.02), (.06, -.02)], [.03, .03]); g.fill()
    for x, lk, fl in ((.77, dict(hair='hijab', accent='#f5b843', top=blue, sleeve='long', bottom='trousers', bcol='#22304a'), False), (.93, dict(hair='short', top=blue, sleeve='short', bottom='trousers', bcol='#22304a'), False)):
        P.person(c, W * x, wl - 112, 330, 'sit', P.look(rng, **lk), True, tank, tweak=dict(aL=(40, 92), aR=(34, 96), lean=6))
    with c.piece(shadow=.4, lift=8, volume=.45, vsize=8) as g:       # gunwale in front of their seats, spare tanks
        lin(g, 0, wl - 130, 0, wl - 104, '#d9a566', '#a9743f'); taper(g, [(W * .43, wl - 128), (W * .6, wl - 116), (W * 1.06, wl - 118)], [14, 26, 26], 20); g.fill()
        for x in (.6, .655):
            X = W * x; lin(g, X - 22, 0, X + 22, 0, '#f4fffb', '#c9d8d8', '#7f9aa4'); smooth(g, [(X - 22, wl - 112), (X - 22, wl - 226), (X - 10, wl - 246), (X + 10, wl - 246), (X + 22, wl - 226), (X + 22, wl - 112)], tension=.35); g.fill(); rgb(g, '#222a33'); taper(g, [(X, wl - 244), (X, wl - 264)], [12, 12]); g.fill(); rgb(g, '#f2694b'); g.rectangle(X - 22, wl - 190, 44, 10); g.fill()
    # under water: diver in a cloud of bubbles, head down, fins break the surface
    dx, dy = W * .29, H * .66
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=7, alpha=.65) as g:
        for _ in range(40): s = rng.uniform(24, 74); x, y = dx + rng.normal(0, 110), wl + abs(rng.normal(60, 70)); smooth(g, blob_pts(rng, x, y, s, s * .8, .12, 11)); rgb(g, '#e6fff8', .35); g.fill()
    P.diver(c, dx, dy, 330, PI - 1.0, flip=True, pose='look', accent='#2f7fc8', fins='#f2694b', bubbles=False, kick=.2)
    with c.piece(shadow=.12, lift=3, volume=0, rim=0, grain=.01) as g:
        for _ in range(230):
            t = abs(rng.normal(0, 1)); x, y, s = dx + rng.normal(0, 130 - 20 * min(2, t)), wl + 12 + t * 95, rng.uniform(2, 15) * rng.uniform(.4, 1); g.arc(x, y, s, 0, 7); rad(g, x, y, s, (0, '#d9fff5', .2), (.7, '#c8fbf0', .4), (1, '#f4fffb', .9)); g.fill(); rgb(g, 'white', .9); g.arc(x - s * .3, y - s * .35, s * .2, 0, 7); g.fill()
    # splash above
    with c.piece(shadow=.25, lift=5, volume=.2, vsize=8, rim=.4, grain=.02) as g:
        for k in range(34):
            a = -PI / 2 + rng.normal(0, .62); L_ = rng.uniform(60, 250) * (1 - .35 * abs(a + PI / 2)); x = dx + rng.normal(0, 70); q = wander(rng, x, wl + 12, a, L_, 5, .1, .05 * np.sign(a + PI / 2)); rgb(g, rng.choice(['#ffffff', '#e6fff8', '#bfeee6']), rng.uniform(.6, .95)); taper(g, q, [rng.uniform(14, 34), 12, 2], 16); g.fill()
        for _ in range(170): a, q = -PI / 2 + rng.normal(0, .75), rng.uniform(60, 320); rgb(g, 'white', rng.uniform(.5, 1)); g.arc(dx + math.cos(a) * q, wl + 6 + math.sin(a) * q * .9, rng.uniform(1.5, 7), 0, 7); g.fill()
        for k in range(16): x = dx + rng.normal(0, 120); smooth(g, blob_pts(rng, x, wl + rng.normal(2, 8), rng.uniform(26, 70), rng.uniform(8, 18), .2, 10)); rgb(g, 'white', .85); g.fill()
    L.waterline(c, edge, thick=6)
    F.staghorn(c, W * .97, H * 1.05, 230, 'saffron', 3, 7); F.sea_fan(c, W * .86, H * 1.04, 200, 'plum', -.1); F.plates(c, W * .04, H * 1.04, 190, 'violet', 4)
    c.particles(120, box=(0, wl + 30, W, H), big=6); c.finish(.32, center=(.5, .48))


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


def balance(c, rng, variant=0):
    """43 Heavy things, many things: on a bamboo balance a short wet coil of rope outweighs a huge bundle of straws; morning haze, nobody there."""
    W, H = c.w, c.h
    hz = H * .6
    c.light = (-.55, -.84)
    c.backdrop([(0, '#a9d3d6'), (.35, '#d9e6d4'), (.58, '#f9ecc8'), (1, '#f3d9a4')], 90, glow=(W * .15, H * .3, 640, '#fffbe4', .6))
    L.cloud(c, W * .8, H * .2, 320, depth=.4); L.island(c, W * .84, hz + 3, 380, 36, depth=.5, palms=5); L.rinjani(c, W * .3, hz + 2, 640, 110, depth=.6)
    L.sea(c, hz, H * .76, 'morning', W * .15, 80)
    sh = [(-30, H * .74), (W * .4, H * .73), (W * .7, H * .715), (W + 30, H * .7)]
    L.ground(c, [(a, b + 4) for a, b in sh], '#d9b988', '#caa873', 40); L.foam(c, sh, 9)
    base = L.ground(c, [(-30, H * .8), (W * .4, H * .785), (W + 30, H * .76)], '#f0d9a6', '#d9b47c', 300)
    c.set_air()
    px, py = W * .53, H * .19        # pivot
    B.shade_blob(c, px + 80, H * .93, 300, 26, 0, .4, 14, '#5a3f48')
    with c.piece(shadow=.45, lift=12, volume=.5, vsize=10, rim=.5) as g:       # tripod of bamboo
        for x, y in ((.4, .93), (.67, .925), (.56, .88)):
            q0, q1 = (W * x, H * y), (px + (px - W * x) * .12, py - 60); lin(g, q0[0] - 14, 0, q0[0] + 14, 0, '#c9b064', '#e3cf8a', '#94803c'); taper(g, [q0, q1], [26, 18]); g.fill()
            for t in (.2, .4, .6, .8): rgb(g, '#7a6a30', .8); u = (q0[0] + (q1[0] - q0[0]) * t, q0[1] + (q1[1] - q0[1]) * t); taper(g, [(u[0] - 13, u[1]), (u[0] + 13, u[1] + 2)], [4, 4]); g.fill()
        rgb(g, '#8a6a45'); taper(g, [(px - 26, py - 26), (px + 26, py - 6)], [13, 13]); g.fill(); taper(g, [(px - 26, py - 6), (px + 26, py - 26)], [13, 13]); g.fill()
    a = .2      # beam tips down on the left (rope)
    L_, R_ = (px - W * .33 * math.cos(a), py + 40 + W * .33 * math.sin(a)), (px + W * .33 * math.cos(a), py + 40 - W * .33 * math.sin(a))
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=10, rim=.5) as g:
        lin(g, 0, R_[1] - 20, 0, L_[1] + 20, '#efd998', '#c9b064', '#8f7a38'); taper(g, [L_, (px, py + 40), R_], [26, 32, 26], 30); g.fill()
        for t in np.linspace(.05, .95, 9): u = (L_[0] + (R_[0] - L_[0]) * t, L_[1] + (R_[1] - L_[1]) * t); rgb(g, '#7a6a30', .8); taper(g, [(u[0] - 5, u[1] - 15), (u[0] + 5, u[1] + 15)], [5, 5]); g.fill()
    S.rope(c, [(px, py - 20), (px - 6, py + 14), (px, py + 42)], 13, '#e3d3a4')
    # left: coil of wet rope in a shallow basket, near the ground
    lx, ly = L_[0] + 4, L_[1] + 235
    with c.piece(shadow=.3, lift=7, volume=.2, vsize=3) as g:
        rgb(g, '#8a6a45'); g.set_line_width(5)
        for o in (-118, 0, 118): g.move_to(L_[0], L_[1]); g.line_to(lx + o, ly - 10 + (14 if not o else 0)); g.stroke()
    rx, ry = R_[0] - 4, R_[1] + 330
    with c.piece(shadow=.3, lift=7, volume=.2, vsize=3) as g:
        rgb(g, '#8a6a45'); g.set_line_width(5)
        for o in (-150, 0, 150): g.move_to(R_[0], R_[1]); g.line_to(rx + o, ry - 10); g.stroke()
    # right: the straws
    cols = ['#f2694b', '#fffaf0', '#35abb2', '#f5b843', '#ee8f9f', '#79c0a0', '#8f6fb8', '#fdf3dc']
    with c.piece(shadow=.4, lift=9, volume=.3, vsize=8, rim=.4) as g:
        for _ in range(560):
            u = rng.normal(0, 1); x = rx + u * 62; k = rng.uniform(0, 1); x0, y0 = rx + u * 74 + rng.normal(0, 12), ry + 14 - k * 16; ang = -PI / 2 + u * .2 + rng.normal(0, .15); ln = rng.uniform(120, 290) * math.exp(-u * u * .16); cc = rng.choice(cols)
            x1, y1 = x0 + math.cos(ang) * ln, y0 + math.sin(ang) * ln
            rgb(g, shade(cc, -.35)); taper(g, [(x0 + 1.6, y0), (x1 + 1.6, y1)], [8.4, 8.4], cap=False); g.fill(); rgb(g, jitter(rng, cc, .03)); taper(g, [(x0, y0), (x1, y1)], [6.6, 6.6], cap=False); g.fill()
            if rng.random() < .3: e = (x1 + rng.normal(0, 26), y1 - rng.uniform(0, 20)); taper(g, [(x1, y1), e], [6.6, 6.6], cap=False); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=16, rim=.4) as g:
        for X, Y, w in ((rx, ry, 160), (lx, ly, 128)):
            smooth(g, [(X - w, Y - 12), (X + w, Y - 12), (X + w * .86, Y + 26), (X, Y + 46), (X - w * .86, Y + 26)], tension=.35); lin(g, X - w, 0, X + w, 0, '#e9c98a', '#c99c5a', '#8f6a3a'); g.fill(); rgb(g, '#8a6238', .6); g.set_line_width(3)
            for k in range(-6, 7): g.move_to(X + k * w / 6.6, Y - 10); g.line_to(X + k * w / 7.6, Y + 34); g.stroke()
            g.move_to(X - w * .95, Y + 8); g.curve_to(X - w * .5, Y + 26, X + w * .5, Y + 26, X + w * .95, Y + 8); g.stroke()
    for k in range(4):
        y = ly - 20 - k * 26; w = 100 - 9 * k + rng.normal(0, 4); S.rope(c, [(lx - w, y + 2), (lx - w * .6, y - 14), (lx + w * .2, y - 17), (lx + w, y - 3), (lx + w * .7, y + 14), (lx - w * .1, y + 19), (lx - w * .8, y + 12)], 27, '#5f9a8c' if k % 2 else '#4f8a80', lift=8)
    S.rope(c, [(lx + 60, ly - 96), (lx + 120, ly - 60), (lx + 136, ly + 20), (lx + 128, ly + 96)], 25, '#4f8a80')
    with c.piece(shadow=.1, lift=3, volume=0, rim=.4, grain=.01) as g:      # drops from the rope, wet spot
        for k in range(13): x, y = lx + rng.normal(20, 70), ly + 60 + rng.uniform(0, 90); rgb(g, '#8fd0d4', .9); s = rng.uniform(3, 6); smooth(g, [(x, y - s * 2.6), (x + s * .7, y), (x, y + s), (x - s * .7, y)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=3, alpha=.45) as g: smooth(g, blob_pts(rng, lx + 26, H * .95, 130, 20, .14, 13)); rgb(g, '#8a6446'); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=6) as g:
        for x, y, s in ((.86, .93, 26), (.8, .96, 30), (.93, .97, 30), (.27, .97, 24), (.06, .93, 26), (.36, .96, 20)): G.litter(g, rng, W * x, H * y, s)
        G.bag(g, W * .95, H * .9, 150, '#e8e2cf')
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for x, y, s in ((.1, .24, 20), (.15, .2, 14), (.2, .26, 12)): A.gull(g, W * x, H * y, s, rng.normal(0, .2), '#fdfaf0')
    c.finish(.28, warm=.1, center=(.5, .5))


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
