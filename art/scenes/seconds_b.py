"""Second pictures of the articles 23 to 33: another side of each story, mostly without people."""
import math
import numpy as np
import flora as F, fauna as A, land as L, gear as G, parts_b as B, parts_g as Q, parts_gb as S
from paper import *

PI = math.pi


def nest(c, rng, variant=0):
    """25 The beach cut open: eggs in their chamber under warm sand, hatchlings digging up and running to the evening sea."""
    W, H = c.w, c.h
    hz = H * .2
    c.light = (-.5, -.86)
    L.sky(c, 'morning', hz, (W * .1, hz - 40, 30), '#fff0c0', glow=.9)
    L.cloud(c, W * .6, H * .1, 320, depth=.4); L.cloud(c, W * .86, H * .07, 220, depth=.45)
    L.sea(c, hz, H * .42, 'morning', W * .1, 60)
    L.island(c, W * .36, hz + 3, 340, 34, depth=.5)
    base = [(-30, H * .415), (W * .12, H * .405), (W * .3, H * .37), (W * .52, H * .335), (W * .75, H * .325), (W + 30, H * .3)]
    back = [(a, b - 46) for a, b in base]
    L.ground(c, back, '#f3dfb0', '#e9cf98', 60); L.foam(c, [(-30, H * .4), (W * .06, H * .392), (W * .13, H * .375), (W * .2, H * .348)], 12)
    F.seagrass(c, W * .72, W * 1.02, H * .29, 70, 50, '#7f9f52', .3); 
    fy = curve_pts(base, 120); f = lambda x: float(np.interp(x, fy[:, 0], fy[:, 1]))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:      # tracks towards the sea
        for k in range(4):
            for i in range(26):
                t = i / 26; x = W * (.56 - .46 * t); y = f(x) - 34 + k * 6 + 8 * math.sin(i * .7 + k); rgb(g, '#b9955c', .45); smooth(g, blob_pts(rng, x, y, 6, 2.4, .2, 7)); g.fill()
    # cut face
    with c.piece(shadow=.3, lift=10, volume=.25, vsize=40, rim=.5, grain=.065) as g:
        smooth(g, base, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); p = g.copy_path()
        lin(g, 0, H * .32, 0, H, '#fbd98f', '#e9b46c', '#c98a5c', '#8f6256'); g.fill()
        g.append_path(p); g.clip()
        for k in range(9):
            off = 34 + k * 66
            q = [(x, f(min(max(x, 0), W)) + off + 14 * math.sin(x / 150 + k * 1.7) * (1 + k * .2)) for x in np.linspace(-40, W + 40, 18)]
            rgb(g, rng.choice(['#b9804c', '#fff0c4', '#9a6a4c']), .22); taper(g, q, [rng.uniform(2, 12) for _ in range(8)], 90, False); g.fill()
        for _ in range(1500): x, y = rng.uniform(0, W), rng.uniform(H * .32, H); rgb(g, rng.choice(['#fff6da', '#7a4f3c', '#e0a060']), rng.uniform(.2, .6)); g.arc(x, y, rng.uniform(.8, 2.4), 0, 7); g.fill()
        for x, y, s in ((.12, .66, 24), (.2, .86, 34), (.9, .72, 26), (.83, .92, 36), (.35, .93, 20)): rgb(g, jitter(rng, '#f3e3cf', .03)); smooth(g, blob_pts(rng, W * x, H * y, s, s * .6, .14, 9, .4)); g.fill()
    c.glow(W * .2, H * .36, 560, '#ffe9b0', .25)
    # chamber and shaft
    cx, cy = W * .57, H * .74
    with c.piece(shadow=0, volume=.2, vsize=30, rim=0, grain=.05) as g:
        smooth(g, [(cx - 70, f(cx) - 6), (cx + 84, f(cx) - 8), (cx + 62, H * .42), (cx + 74, H * .5), (cx + 120, H * .585), (cx + 232, H * .68), (cx + 244, H * .83), (cx + 130, H * .935), (cx - 90, H * .94), (cx - 236, H * .85), (cx - 228, H * .7), (cx - 130, H * .6), (cx - 62, H * .52), (cx - 40, H * .43)]); lin(g, 0, H * .34, 0, H * .94, '#e6b873', '#b98258', '#8a5a4c', '#704648'); g.fill()
        for _ in range(420): t = rng.uniform(0, 1); x, y = cx + rng.normal(8, 30 + 60 * max(0, t - .4)), H * (.36 + .26 * t); rgb(g, jitter(rng, rng.choice(['#f6d494', '#c99058', '#a9744c']), .04), .8); g.arc(x, y, rng.uniform(1.5, 6), 0, 7); g.fill()
    pts = []
    for _ in range(3000):
        x, y = cx + rng.uniform(-215, 215), rng.uniform(H * .66, H * .915)
        if ((x - cx) / 205) ** 2 + ((y - H * .81) / (H * .115)) ** 2 > 1: continue
        if all(math.hypot(x - a, y - b) > 40 for a, b in pts): pts.append((x, y))
    for i, (x, y) in enumerate(sorted(pts, key=lambda p: p[1])):
        with c.piece(shadow=.45, lift=6, volume=.5, vsize=11, rim=.4, grain=.03) as g:
            s = rng.uniform(25, 28); broken = y < H * .745 and rng.random() < .55
            smooth(g, blob_pts(rng, x, y, s, s * .97, .03, 12)); rad(g, x - 8, y - 9, s * 1.5, '#fffdf4', '#f3e6d4', '#cfae9c'); g.fill()
            if broken: rgb(g, '#5f4044'); smooth(g, [(x - 17, y - 7), (x - 6, y - 16), (x + 2, y - 9), (x + 12, y - 15), (x + 17, y - 3), (x + 5, y + 4), (x - 6, y)]); g.fill()
    for x, y, r_, s in ((cx - 96, H * .685, -1.2, 70), (cx + 84, H * .68, -1.9, 68), (cx - 8, H * .65, -1.55, 74), (cx + 6, H * .56, -1.7, 74), (cx - 2, H * .47, -1.35, 72), (cx + 10, f(cx) + 34, -1.75, 70)): A.hatchling(c, x, y, s, r_, int(rng.integers(2)))
    with c.piece(shadow=.25, lift=4, volume=.3, vsize=6, grain=.06) as g:      # sand falling in the shaft and a small crater rim
        for _ in range(70): rgb(g, jitter(rng, '#f3cf8c', .04)); x, y = cx + rng.normal(4, 26), rng.uniform(f(cx), H * .62); g.arc(x, y, rng.uniform(1.5, 4.5), 0, 7); g.fill()
        for sg in (-1, 1): smooth(g, [(cx + sg * 30, f(cx) + 18), (cx + sg * 64, f(cx + sg * 64) - 17), (cx + sg * 130, f(cx + sg * 130) + 3), (cx + sg * 80, f(cx + sg * 80) + 20)]); rgb(g, '#f6dc9c'); g.fill()
    for x, dy, s, r_ in ((.5, -10, 64, PI + .1), (.42, -16, 58, PI - .12), (.345, -8, 56, PI + .15), (.27, -20, 50, PI), (.18, -10, 46, PI - .1), (.225, 2, 50, PI + .2)): A.hatchling(c, W * x, f(W * x) + dy - 6, s, r_, int(rng.integers(2)))
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=5) as g:      # roots of the beach plants in the section, creeper leaves on top
        for _ in range(16):
            x = rng.uniform(W * .78, W * .99); q = wander(rng, x, f(x) + 4, PI / 2 + rng.normal(0, .3), rng.uniform(80, 250), 7, .3); rgb(g, jitter(rng, '#a9835c', .03)); taper(g, q, [7, 4, 1.2], 18); g.fill()
        for k in range(22): x = rng.uniform(W * .76, W); F.leaf(g, x, f(x) + 2, rng.uniform(44, 74), 34, -PI / 2 + rng.normal(0, .9), jitter(rng, '#6f9f5a', .04))
        for x in (.82, .93): 
            for k in range(5): rgb(g, '#e59ac0'); a = k * 1.256; smooth(g, blob_pts(rng, W * x + math.cos(a) * 13, f(W * x) - 40 + math.sin(a) * 12, 12, 11, .05, 8)); g.fill()
            rgb(g, '#fff3c4'); g.arc(W * x, f(W * x) - 40, 6, 0, 7); g.fill()
    c.finish(.34, warm=.14, center=(.5, .5))


def sheet(c, rng, variant=0):
    """27 After the dive on the boat's bench: a survey sheet with drawn sharks and rays, a wet mask and steaming tea, the bright sea behind."""
    W, H = c.w, c.h
    hz = H * .22
    c.light = (-.5, -.86)
    L.sky(c, 'noon', hz, glow=.6); L.cloud(c, W * .3, H * .14, 300, depth=.35, blur=2); L.rinjani(c, W * .8, hz + 2, 560, 80, depth=.6, blur=2)
    L.sea(c, hz, H * .62, 'noon', W * .3, 110, .5)
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=6, blur=1.5, depth=.1) as g:      # two fins break the water far out: divers' marker and a dark fin
        x, y = W * .36, H * .33; rgb(g, '#f2694b'); smooth(g, [(x - 9, y), (x - 8, y - 76), (x, y - 86), (x + 8, y - 76), (x + 9, y)], tension=.3); g.fill()
    # boat rail and ladder tops
    with c.piece(shadow=.45, lift=12, volume=.4, vsize=12, rim=.5) as g:
        lin(g, 0, H * .5, 0, H * .57, '#fffaf0', '#d9d6c4'); poly(g, [(-20, H * .51), (W + 20, H * .485), (W + 20, H * .555), (-20, H * .585)]); g.fill(); rgb(g, '#2f7fba'); poly(g, [(-20, H * .57), (W + 20, H * .54), (W + 20, H * .555), (-20, H * .585)]); g.fill()
        g.set_line_width(17); rgb(g, '#8fa3ad')
        for px in (.79, .91): g.move_to(W * px, H * .62); g.line_to(W * px, H * .36); g.curve_to(W * px, H * .29, W * px - 6, H * .27, W * px - 46, H * .3); g.stroke()
        g.set_line_width(5); rgb(g, '#eef4f2')
        for px in (.79, .91): g.move_to(W * px - 4, H * .6); g.line_to(W * px - 4, H * .36); g.stroke()
    S.planks(c, H * .56, H + 20, '#d39a62', 9, (W * .45, -H * .2))
    c.set_air()
    # clipboard in perspective: drawn flat and squeezed
    bx, by, a = W * .49, H * .79, -.12
    def page(g, w, h):
        ink = '#3d5468'
        for j in range(4):
            yy = -h * .34 + j * h * .2
            with at(g, -w * .26, yy, 0, w * (.34 if j < 2 else .27)):
                rgb(g, ink)
                if j < 2: smooth(g, [(.5, .02), (.3, -.09), (.12, -.1), (.02, -.26), (-.02, -.08), (-.3, -.03), (-.46, -.2), (-.42, 0), (-.46, .12), (-.3, .03), (-.02, .09), (-.06, .2), (.1, .09), (.3, .08)]); g.fill()
                else: smooth(g, [(.3, 0), (.22, .1), (.04, .3 if j == 2 else .2), (-.08, .32 if j == 2 else .18), (-.14, .08), (-.6, .02), (-.6, -.02), (-.14, -.08), (-.08, -.32 if j == 2 else -.18), (.04, -.3 if j == 2 else -.2), (.22, -.1)]); g.fill()
                if j == 0: rgb(g, '#14181f'); poly(g, [(.02, -.26), (-.01, -.18), (.06, -.17)]); g.fill()
                if j == 3: rgb(g, '#46aef0'); [(g.arc(.1 - .06 * k, .06 * (-1) ** k, .026, 0, 7), g.fill()) for k in range(4)]
            for k in range(4):
                x, s = w * (.06 + .115 * k), h * .09
                rgb(g, '#8fa3ad'); g.set_line_width(3); g.rectangle(x, yy - s * .5, s, s); g.stroke()
                if k == (2, 0, 1, 0)[j]: Q.crayon(g, rng, [(x + 3, yy), (x + s * .4, yy + s * .36), (x + s * 1.1, yy - s * .6)], '#f2694b', 7, passes=3, wob=.6)
        Q.crayon(g, rng, [(-w * .42, h * .42), (-w * .2, h * .4), (.1 * w, h * .425)], '#8fa3ad', 3, passes=2, wob=.5)
    with c.piece(shadow=.55, lift=16, volume=.25, vsize=12, rim=.4, grain=.03) as g:
        g.save(); g.translate(bx, by); g.transform(__import__('cairo').Matrix(1, -.05, -.22, .62, 0, 0)); g.rotate(a)
        w, h = 620, 560
        smooth(g, [(-w * .54, -h * .55), (w * .54, -h * .55), (w * .54, h * .54), (-w * .54, h * .54)], tension=.08); lin(g, 0, -h / 2, 0, h / 2, '#8a5b3c', '#6b4430'); g.fill()
        smooth(g, [(-w * .5, -h * .48), (w * .5, -h * .48), (w * .5, h * .5), (-w * .5, h * .5)], tension=.03); lin(g, -w / 2, -h / 2, w / 2, h / 2, '#fffef8', '#f1ecdc'); g.fill()
        page(g, w, h)
        rgb(g, '#9fd0d8', .5)
        for _ in range(16): x, y, s = rng.uniform(-w * .48, w * .48), rng.uniform(-h * .45, h * .48), rng.uniform(5, 17); smooth(g, blob_pts(rng, x, y, s, s, .1, 9)); g.fill()
        smooth(g, [(-w * .16, -h * .6), (w * .16, -h * .6), (w * .18, -h * .48), (-w * .18, -h * .48)], tension=.25); lin(g, 0, -h * .6, 0, -h * .48, '#eef4f2', '#8fa3ad', '#5d6c74'); g.fill()
        g.restore()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=5) as g:       # pencil on a string
        x, y = W * .675, H * .915; rgb(g, '#f3f0e0'); g.set_line_width(3.5); g.move_to(W * .49, H * .615); g.curve_to(W * .73, H * .62, W * .76, H * .8, x + 96, y - 38); g.stroke()
        with at(g, x, y, -.36): rgb(g, '#f5b843'); poly(g, [(-100, -9), (104, -9), (104, 9), (-100, 9)]); g.fill(); rgb(g, shade('#f5b843', -.25)); poly(g, [(-100, 3), (104, 3), (104, 9), (-100, 9)]); g.fill(); rgb(g, '#f0d3a4'); poly(g, [(-100, -9), (-128, -2), (-128, 2), (-100, 9)]); g.fill(); rgb(g, '#2c3448'); poly(g, [(-124, -3), (-136, 0), (-124, 3)]); g.fill()
    # tea glass
    tx, ty, th = W * .86, H * .86, 230
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=12, rim=.6, grain=.02) as g:
        with at(g, tx, ty, 0, 110, 26): g.arc(0, 0, 1, 0, 7)
        lin(g, tx - 110, 0, tx + 110, 0, '#ffffff', '#dfe8ea', '#9fb0b8'); g.fill()
        smooth(g, [(tx - 66, ty - th), (tx - 60, ty - th * .5), (tx - 50, ty - 8), (tx, ty + 6), (tx + 50, ty - 8), (tx + 60, ty - th * .5), (tx + 66, ty - th)], tension=.3); lin(g, tx - 66, 0, tx + 66, 0, (0, '#cfe9ea', .9), (.5, '#f4fffb', .6), (1, '#8fc0c8', .9)); g.fill()
        smooth(g, [(tx - 62, ty - th * .78), (tx - 58, ty - th * .5), (tx - 48, ty - 12), (tx, ty), (tx + 48, ty - 12), (tx + 58, ty - th * .5), (tx + 62, ty - th * .78)], tension=.3); lin(g, tx - 60, 0, tx + 60, 0, '#8a3a1c', '#e08a3c', '#b0562a', '#6b2c1c'); g.fill()
        with at(g, tx, ty - th * .78, 0, 62, 13): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f0a95c'); g.fill()
        with at(g, tx, ty - th, 0, 66, 14): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f4fffb', .9); g.set_line_width(4); g.stroke(); rgb(g, 'white', .7); taper(g, [(tx - 44, ty - th * .9), (tx - 38, ty - 30)], [9, 5]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.55) as g:
        for k, o in enumerate((-22, 14)): rgb(g, 'white', .8); taper(g, [(tx + o, ty - th - 6), (tx + o + 26, ty - th - 90), (tx + o - 20, ty - th - 170), (tx + o + 22, ty - th - 270)], [10, 26, 22, 4], 30); g.fill()
    S.dive_mask(c, W * .115, H * .85, 310, .25, '#d9542f')
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3, rim=.5, grain=.01) as g:
        for _ in range(60): x, y, s = rng.uniform(0, W), rng.uniform(H * .64, H), rng.uniform(3, 12); rgb(g, '#9fd8dc', .6); smooth(g, blob_pts(rng, x, y, s, s * .5, .12, 9)); g.fill(); rgb(g, 'white', .9); g.arc(x - s * .3, y - s * .2, s * .16, 0, 7); g.fill()
    c.glow(W * .3, 0, 700, '#fffbe4', .2); c.finish(.3, warm=.06, center=(.5, .5))


def control(c, rng, variant=0):
    """29 The control plot: four pegs and a string on bare sand; a planted plot fades at the left, natural reef at the right."""
    W, H = c.w, c.h
    c.light = (-.15, -.99)
    c.backdrop([(0, '#d9f6e4'), (.22, '#a3e0d2'), (.5, '#6cc9c4'), (1, '#4fb0b4')], 90, glow=(W * .45, -80, 700, '#fffbe6', .7))
    L.surface_below(c, 60, .5)
    c.god_rays(W * .45, -190, .34, 16, 1000, 1.2)
    b0 = L.rocks(c, [(W * .52, H * .47), (W * .66, H * .44), (W * .8, H * .41), (W + 30, H * .36)], '#2a7480', .42, 8)
    F.reef_patch(c, W * .68, W * 1.02, lambda x: b0(x) + 34, 3.4, .62, depth=.36)
    b = L.sandbed(c, [(-30, H * .46), (W * .3, H * .445), (W * .6, H * .45), (W + 30, H * .46)], '#f3e6bc', .42)
    for x, y, s in ((.06, .5, 170), (.2, .49, 140), (.13, .535, 190), (.3, .48, 100)):
        G.coral_table(c, W * x, H * y, s, 2, 5, filled=1, grown=1.9, depth=.45)
    A.school(c, 'chromis', W * .15, H * .4, 16, 110, 30, 26, .1, .2, depth=.45)
    F.reef_patch(c, W * .86, W * 1.02, lambda x: H * .56, 2.2, 1.0, depth=.25); A.school(c, 'anthias', W * .9, H * .38, 18, 90, 60, 34, PI, depth=.3)
    c.glow(W * .5, H * .72, 480, '#fffbe0', .25, 2)
    q = [(W * .15, H * .93), (W * .87, H * .9), (W * .69, H * .57), (W * .31, H * .585)]
    # string first at the back, pegs, then the front
    def peg(x, y, s):
        with c.piece(shadow=.5, lift=s * .09, volume=.45, vsize=s * .05, rim=.5) as g:
            with at(g, x, y, rng.normal(0, .05)):
                lin(g, -s * .08, 0, s * .08, 0, '#fff6dc', '#e0b878', '#8a5f3c'); taper(g, [(0, s * .05), (0, -s)], [s * .1, s * .12]); g.fill(); rgb(g, '#f2694b'); taper(g, [(0, -s * .78), (0, -s * .98)], [s * .125, s * .125], cap=False); g.fill()
        with c.piece(shadow=.1, lift=2, volume=.3, vsize=5, grain=.06) as g: smooth(g, blob_pts(rng, x, y + s * .05, s * .22, s * .07, .15, 11)); rgb(g, '#e3dcb4'); g.fill()
    S_ = [165, 160, 70, 72]
    tops = [(x, y - s * .8) for (x, y), s in zip(q, S_)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
        rgb(g, '#1d6f7a'); g.set_line_width(5)
        for i in range(4): a, b_ = q[i], q[(i + 1) % 4]; g.move_to(a[0] + 30, a[1] + 10); g.line_to(b_[0] + 30, b_[1] + 10); g.stroke()
    def string(i, w):
        a, b_ = tops[i], tops[(i + 1) % 4]
        with c.piece(shadow=.3, lift=5, volume=.2, vsize=2) as g: rgb(g, '#f2694b'); taper(g, [a, ((a[0] + b_[0]) / 2, (a[1] + b_[1]) / 2 + 9), b_], w, 40); g.fill()
    string(2, [3, 3]); peg(*q[2], S_[2]); peg(*q[3], S_[3]); string(1, [6, 3]); string(3, [3, 6]); 
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=4) as g:       # a few bits of shell and one goby's hole
        for x, y, s in ((.42, .72, 12), (.6, .81, 16), (.36, .85, 14), (.55, .65, 8), (.7, .77, 9)): rgb(g, jitter(rng, '#fffaf0', .02)); smooth(g, blob_pts(rng, W * x, H * y, s * 1.3, s * .6, .15, 9)); g.fill()
        smooth(g, blob_pts(rng, W * .49, H * .78, 62, 20, .12, 12)); rgb(g, '#d9cf9f'); g.fill(); smooth(g, blob_pts(rng, W * .492, H * .778, 26, 10, .1, 10)); rgb(g, '#2c4a52'); g.fill()
    A.fish(c, 'plain', W * .535, H * .765, 84, PI + .1, .06, tone=(col('#e9d3a4'), .75))
    string(0, [6.5, 6.5]); peg(*q[1], S_[1]); peg(*q[0], S_[0])
    A.fish(c, 'raccoon', W * .72, H * .33, 60, PI + .1, .1, depth=.2)
    c.particles(200, big=8); c.finish(.28, center=(.5, .5))


def leaves(c, rng, variant=0):
    """31 From the mud upwards: a seedling with four leaves towers against the evening sky where a satellite draws its thin line; boots beside it."""
    W, H = c.w, c.h
    hz = H * .8
    c.light = (.4, -.92)
    c.backdrop([(0, '#1f3a70'), (.3, '#4f6f9c'), (.55, '#b7a0ac'), (.72, '#f2b89a'), (.82, '#fde0ac'), (1, '#fde0ac')], 90, glow=(W * .68, hz, 560, '#ffe3a8', .65))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(110): y = H * .5 * rng.uniform(0, 1) ** 1.4; rgb(g, 'white', rng.uniform(.25, .9) * (1 - y / (H * .55))); g.arc(rng.uniform(0, W), y, rng.uniform(.7, 2.1), 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2) as g:      # satellite: a point with a long track
        q = curve_pts([(W * .5, H * .02), (W * .7, H * .085), (W * .86, H * .2)], 40); rgb(g, '#eaf4ff', .65); taper(g, q, [.4, 2.2, 4.4], 50, False); g.fill()
    B.satellite(c, W * .872, H * .212, 92, .5)
    c.glow(W * .872, H * .212, 90, '#ffffff', .6); c.set_air()
    for y, d, am in ((hz - 4, .6, 34), (hz + 2, .42, 52)):
        with c.piece(depth=d, shadow=.1, volume=.3, vsize=14) as g:
            smooth(g, [(x, y - am * (.35 + .65 * abs(math.sin(x / 120 + am)) * abs(math.sin(x / 43)) ** .4) * (.3 + .7 * abs(x - W * .66) / (W * .5))) for x in np.linspace(-30, W + 30, 60)] + [(W + 30, y + 8), (-30, y + 8)]); rgb(g, '#3f4f66'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, '#f6c79c', '#a97c6c', '#5a4450', '#3a3044'); g.fill()
    S.sheen(c, hz + 4, H, 130, '#ffe3b8', '#3a2c38')
    for x, y, s, d in ((.8, .825, 60, .4), (.87, .84, 80, .32), (.72, .815, 44, .5), (.95, .865, 110, .22), (.64, .812, 34, .55)):
        with c.piece(shadow=.3, lift=4, volume=.3, vsize=4, depth=d, blur=1.2) as g: F.propagule(g, W * x, H * y, s, '#5f8a5a', rng.normal(0, .1))
    # the planter's legs, left, cropped by the frame: rolled trousers in rubber boots
    for X, q, dk in ((W * .035, .92, -.16), (W * .165, 1, 0)):
        with c.piece(shadow=.45, lift=14, volume=.5, vsize=24, rim=.5) as g, at(g, X, H * .972, -.02, 470 * q):
            smooth(g, [(-.2, -2.6), (.22, -2.6), (.235, -1.7), (.21, -1.2), (.19, -1.02), (-.19, -1.02), (-.21, -1.3), (-.235, -1.75)], tension=.4); p = g.copy_path(); lin(g, -.24, 0, .24, 0, '#4f4a3e', shade('#8d7f62', dk), shade('#c2ad82', dk)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#3f3a30', .5)
            for (x0, y0), (x1, y1), (x2, y2) in (((-.22, -1.62), (.0, -1.5), (.2, -1.56)), ((.22, -1.42), (.02, -1.33), (-.2, -1.38)), ((-.2, -1.2), (.04, -1.13), (.2, -1.18)), ((.21, -1.8), (.1, -1.66), (.03, -1.64))): taper(g, [(x0, y0), (x1, y1), (x2, y2)], [.004, .03, .004], 20); g.fill()
            g.restore()
        with c.piece(shadow=.5, lift=14, volume=.55, vsize=26, rim=.6) as g, at(g, X, H * .972, -.02, 470 * q):
            smooth(g, [(-.235, -1.1), (0, -1.075), (.24, -1.1), (.225, -.8), (.19, -.5), (.2, -.36), (.3, -.27), (.47, -.21), (.55, -.12), (.55, -.04), (.3, -.02), (.0, -.02), (-.2, -.02), (-.235, -.1), (-.215, -.3), (-.185, -.5), (-.215, -.8)], tension=.42); p = g.copy_path()
            lin(g, -.25, 0, .45, 0, shade('#123845', dk), shade('#1f6f7a', dk), shade('#59b8ae', dk)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, '#f5b843'); taper(g, [(-.25, -1.03), (0, -1.005), (.25, -1.03)], [.05, .05], 20, False); g.fill()
            rgb(g, '#0d2a35', .55)
            for (x0, y0), (x1, y1), (x2, y2) in (((-.2, -.5), (-.02, -.44), (.15, -.5)), ((-.2, -.42), (.0, -.33), (.19, -.4)), ((.2, -.3), (.08, -.24), (.06, -.14)), ((-.17, -.6), (-.04, -.57), (.07, -.62))): taper(g, [(x0, y0), (x1, y1), (x2, y2)], [.003, .026, .003], 20); g.fill()
            rgb(g, '#e8fbf4', .35); taper(g, [(.14, -.94), (.135, -.74), (.11, -.56)], [.004, .035, .004], 18); g.fill(); taper(g, [(.3, -.235), (.42, -.185), (.5, -.12)], [.004, .028, .004], 18); g.fill()
            for k in range(150):                        # mud: thick at the sole, splashes higher up
                Y = -abs(rng.normal(0, .11)); m = max(.006, .05 * (1 + Y * 2.6)); rgb(g, jitter(rng, '#6b5348', .03), .95); smooth(g, blob_pts(rng, rng.uniform(-.24, .57), Y - .03, m * rng.uniform(.5, 1.3), m * rng.uniform(.4, .8), .22, 8)); g.fill()
            g.restore()
            rgb(g, '#211c28'); smooth(g, [(-.24, -.045), (.2, -.035), (.56, -.05), (.575, .0), (.54, .035), (.2, .03), (.17, .045), (-.22, .045), (-.255, .0)], tension=.25); g.fill()
            rgb(g, '#4b4350', .9)
            for k in range(9): taper(g, [(-.2 + k * .085, .005), (-.19 + k * .085, .04)], [.012, .012]); g.fill()
    # the seedling, tall and close
    x, y, h = W * .45, H * .97, 880
    with c.piece(shadow=.35, lift=12, volume=.5, vsize=12, rim=.75) as g:
        with at(g, x, y, .03):
            lin(g, -18, 0, 18, 0, '#3a4a36', '#6f8f4c', '#b9b05c'); taper(g, [(0, 30), (3, -h * .16), (0, -h * .32), (5, -h * .5)], [32, 42, 37, 24], 40); g.fill()
            rgb(g, '#8a6a3c'); taper(g, [(5, -h * .49), (5, -h * .525)], [30, 29]); g.fill(); rgb(g, '#5f8a4a'); taper(g, [(5, -h * .52), (8, -h * .72), (5, -h * .88)], [17, 13, 9], 16); g.fill()
            for yy, ll, sp, dk in ((.7, .33, 1.3, -.25), (.72, .32, -1.22, -.1), (.86, .28, .6, .0), (.865, .27, -.66, .12)): F.leaf(g, 6, -h * yy, h * ll, h * .13, -PI / 2 + sp, shade('#5f944f', dk))
            rgb(g, '#b9c96a'); taper(g, [(5, -h * .87), (6, -h * 1.0)], [12, 2]); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=9, grain=.06) as g:
        smooth(g, blob_pts(rng, x, y + 22, 100, 24, .16, 13)); rgb(g, '#6b5048'); g.fill()
        for _ in range(60): px, py, s = rng.uniform(0, W), rng.uniform(H * .88, H), rng.uniform(4, 11); rgb(g, jitter(rng, rng.choice(['#5a4440', '#7a6054', '#47363c']), .03)); smooth(g, blob_pts(rng, px, py, s, s * .65, .16, 8)); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=6) as g:      # a fiddler crab at its hole
        X, Y = W * .64, H * .925; smooth(g, blob_pts(rng, X + 70, Y + 16, 34, 10, .1, 10)); rgb(g, '#2c2430'); g.fill()
        with at(g, X, Y, 0, 62):
            rgb(g, '#b8563c'); g.set_line_width(.09)
            for sg in (-1, 1):
                for k in range(3): g.move_to(sg * .25, .0); g.line_to(sg * (.55 + .1 * k), -.12 + .1 * k); g.line_to(sg * (.66 + .12 * k), .3); g.stroke()
            smooth(g, [(-.42, -.22), (.42, -.22), (.34, .2), (-.34, .2)], tension=.4); rgb(g, '#c9684a'); g.fill(); rgb(g, '#f5a84c'); smooth(g, [(-.5, -.1), (-.86, -.36), (-.9, -.72), (-.56, -.9), (-.66, -.6), (-.46, -.66), (-.42, -.4)]); g.fill()
            for e in (-.12, .12): rgb(g, '#b8563c'); taper(g, [(e, -.2), (e * 1.3, -.5)], [.06, .05]); g.fill(); rgb(g, '#14120e'); g.arc(e * 1.3, -.52, .06, 0, 7); g.fill()
    c.finish(.4, warm=.12, center=(.54, .55))


def trainers(c, rng, variant=0):
    """33 Evening after the planting: the tide covers the rows so that only leaf tips show; muddy trainers stand on the jetty, green shirts dry."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (.6, -.8)
    L.sky(c, 'dusk', hz, (W * .8, hz - 60, 42), '#ffe9b0', glow=.85)
    for x, y, s in ((.2, .12, 380), (.52, .2, 260)): L.cloud(c, W * x, H * y, s, '#f6b49a', depth=.4)
    with c.piece(depth=.4, shadow=.1, volume=.3, vsize=14) as g:
        smooth(g, [(x, hz + 4 - 60 * (.4 + .6 * abs(math.sin(x / 130)) * abs(math.sin(x / 47)) ** .4)) for x in np.linspace(-30, W * .55, 40)] + [(W * .58, hz + 8), (-30, hz + 8)]); rgb(g, '#3f5560'); g.fill()
    L.rinjani(c, W * .68, hz + 2, 620, 100, '#6a5a88', depth=.5)
    L.sea(c, hz, H * .86, 'dusk', W * .8, 150, .9); c.set_air()
    # rows of leaf tips in the water
    pts = []
    for j in range(7):
        t = j / 6; y = hz + 40 + (H * .36) * t ** 1.25
        for i in range(13): pts.append((W * (.5 + (i - 6 + .25 * (j % 2)) * (.045 + .04 * t)) - W * .06, y + rng.normal(0, 3), 20 + 46 * t))
    B.rings(c, [(x, y, s * .75) for x, y, s in pts], '#ffe6cc', .6, .25)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.45, blur=1) as g:
        for x, y, s in pts:
            for sg in (-1, 1): F.leaf(g, x, y + 2, s * .8, s * .32, PI / 2 - sg * .6, '#22304a', False)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=4, rim=.5) as g:
        for x, y, s in pts:
            for sg in (-1, 1): F.leaf(g, x, y, s * rng.uniform(.8, 1.05), s * .36, -PI / 2 + sg * .62 + rng.normal(0, .1), jitter(rng, '#4f7f52', .04))
            F.leaf(g, x, y, s * .9, s * .22, -PI / 2, '#7fa85a')
    # drying line with shirts
    p0, p1 = (W * .04, -30), (W * 1.02, H * .02)
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8, rim=.4) as g:
        lin(g, W * .03, 0, W * .06, 0, '#5b4038', '#a97f5c'); taper(g, [(W * .045, -40), (W * .05, H * .8)], [34, 38], cap=False); g.fill()
    q = curve_pts([(W * .05, H * .045), (W * .4, H * .1), (W * .75, H * .085), (W * 1.03, H * .03)], 60)
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=3) as g: rgb(g, '#f3e6c4'); taper(g, q, [5, 5], 80); g.fill()
    for k, (x, s, sw, cc) in enumerate(((.165, 235, .5, '#3f9a6a'), (.335, 250, .3, '#4aa872'), (.51, 240, .45, '#3a9064'), (.69, 255, .25, '#46a26c'))):
        y = float(np.interp(W * x, q[:, 0], q[:, 1]))
        with c.piece(shadow=.45, lift=16, volume=.4, vsize=22, rim=.5, alpha=.98) as g: S.tshirt(g, W * x, y, s, cc, sw)
        with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g:
            for o in (-.26, .26): S.clothes_pin(g, W * x + o * s, y + 2, 14)
    # jetty edge with trainers
    S.planks(c, H * .84, H + 20, '#a9744c', 6, None)
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=8) as g: rgb(g, '#e0a870'); taper(g, [(-20, H * .842), (W + 20, H * .842)], [10, 10], cap=False); g.fill()
    ac = ['#1b8f93', '#f2694b', '#3c86c2', '#8f6fb8', '#f5b843']
    for k, (x, s, fl) in enumerate(((.17, 190, False), (.36, 180, True), (.555, 196, False), (.75, 184, False), (.92, 176, True))):
        for o, dy in ((-.09, -20), (.0, 14)):
            with c.piece(shadow=.5, lift=11, volume=.4, vsize=10, rim=.5) as g: S.trainer(g, rng, W * x + o * 500, H * .945 + dy + rng.normal(0, 4), s * rng.uniform(.97, 1.03), fl, mud=1.0, accent=ac[k])
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.3, grain=.04) as g:
        for _ in range(70): rgb(g, '#5f4538', .7); x, y, s = rng.uniform(0, W), rng.uniform(H * .88, H), rng.uniform(3, 12); smooth(g, blob_pts(rng, x, y, s, s * .45, .2, 8)); g.fill()
    c.glow(W * .8, hz - 40, 520, '#ffcf80', .3); c.finish(.38, warm=.14, center=(.52, .48))
