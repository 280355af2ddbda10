"""again_d.py - pictures drawn again: mud log, two shark drawings, reed bed of a hotel, tub of fragments."""
import math
import numpy as np
from paper import rgb, lin, smooth, taper, blob_pts, wander, curve_pts, at, shade, jitter, poly
import flora as F
import land as L
import parts_g as Q
import parts_gb as GB
import parts_b as PB
import parts_a as PA
import parts_s as S
import parts_w as W
from scenes.again_b import sprout

PI = math.pi


def mud_log(c, rng, variant=0):
    """Misty morning at eye level: an open lunch box with notebook hangs in the fork of a root; behind it seedlings and bare sticks in still water."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    hz = h * .4
    c.backdrop([(0, '#a9cbd0'), (.25, '#f3d9b0'), (.42, '#fbe0ae'), (1, '#9fb8ac')], glow=(w * .3, hz - 40, 520, '#fff3cf', .7))
    for k, (d, yy) in enumerate(((.82, 0), (.64, 14))):
        for x in np.linspace(-60, w + 60, 8) + rng.normal(0, 50, 8): F.leaf_clump(c, x, hz - 46 + yy, 130, 52, 60, 24, '#5f8f6a', depth=d)
        with c.piece(shadow=0, volume=0, rim=0, depth=d) as g:
            rgb(g, '#4a4038'); g.set_line_width(5)
            for _ in range(60): x = rng.uniform(0, w); g.move_to(x, hz - 36 + yy); g.curve_to(x + rng.normal(0, 24), hz - 20 + yy, x + rng.normal(0, 30), hz + yy, x + rng.normal(0, 40), hz + 14 + yy); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, hz + 16, 0, h, '#f6dfb4', '#a9cbbd', '#3f7f80'); g.rectangle(-20, hz + 16, w + 40, h); g.fill()
    c.set_air()
    spots = []
    for j in range(6):
        t = (j + .5) / 6; y = hz + 50 + (h * .93 - hz - 50) * t ** 1.5
        for i in range(9):
            x = w * (-.05 + .13 * i) + (x_off(j)) + rng.normal(0, 12)
            spots.append((x, y, .25 + .75 * t))
    for k, (x, y, t) in enumerate(spots):
        if rng.random() < .34:
            if x > w * .7 and t > .5: continue
            with c.piece(shadow=.2, lift=3, volume=.3, vsize=3, depth=.6 - .55 * t) as g: rgb(g, '#5d4434'); taper(g, [(x, y), (x + rng.normal(0, 9), y - 135 * t)], [14 * t + 2, 8 * t + 1]); g.fill()
        elif not (x > w * .62 and t > .62): sprout(c, rng, x, y, 190 * t, depth=.42 - .4 * t)
    W.strips(c, hz + 20, h, 90, ('#fff6e0', '#5f857c'), (.15, .45))
    PB.rings(c, [(x, y, 46 * t) for x, y, t in spots[::3]], alpha=.5)
    S.bamboo(c, (w * .2, h * 1.03), (w * .215, h * .2), 30, '#e6d9b4')           # striped tide stick
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:
        for k in range(8): rgb(g, '#d9583f'); taper(g, [(w * .2135 - k * .6, h * .25 + k * 82), (w * .213 - k * .6, h * .25 + k * 82 + 40)], [30.5, 30.5], cap=False); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=14) as g:                 # roots at the right
        for p, wd in (([(w * 1.04, h * .2), (w * .93, h * .42), (w * .8, h * .7), (w * .74, h * 1.05)], [70, 54, 44, 50]), ([(w * 1.06, h * .5), (w * .96, h * .62), (w * .9, h * .82), (w * .9, h * 1.06)], [60, 48, 42, 44]), ([(w * .86, h * .56), (w * .72, h * .62), (w * .62, h * .8), (w * .58, h * 1.05)], [44, 40, 34, 40])):
            lin(g, p[0][0], 0, p[-1][0], h, '#5d4438', '#7a5a48', '#4a362e'); taper(g, p, wd, 40); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=8) as g:                  # board lashed across the roots
        lin(g, 0, h * .655, 0, h * .69, '#d9b07a', '#8a6242'); poly(g, [(w * .57, h * .662), (w * .96, h * .645), (w * .962, h * .675), (w * .572, h * .692)]); g.fill()
        rgb(g, '#efe3c4')
        for x_, y_ in ((w * .825, h * .665), (w * .675, h * .67)):
            for k in range(4): taper(g, [(x_ - 16 + 9 * k, y_ - 26), (x_ - 12 + 9 * k, y_ + 28)], [7, 7]); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.35, vsize=10, rim=.35) as g:        # lunch box standing open
        with at(g, w * .72, h * .6, -.06):
            lin(g, 0, -190, 0, 0, '#3c86c2', '#2a6aa4'); smooth(g, [(-150, -206), (150, -206), (158, -20), (-158, -20)], tension=.1); g.fill()
            lin(g, 0, -190, 0, 0, '#fffaf0', '#e6dcc4'); smooth(g, [(-128, -186), (128, -186), (132, -34), (-132, -34)], tension=.06); g.fill()
            rgb(g, '#5f9f52')
            g.set_line_width(6); g.move_to(-76, -64); g.line_to(-74, -136); g.stroke()
            for sx in (-1, 1): F.leaf(g, -74, -134, 50, 22, -PI / 2 + .8 * sx, '#79a86a', False)
            rgb(g, '#c8412f', .9); g.set_line_width(4)
            for r_ in range(3):
                for k in range(4 - r_ % 2): g.move_to(-10 + k * 13, -160 + r_ * 40); g.line_to(-12 + k * 13, -134 + r_ * 40); g.stroke()
            g.move_to(-18, -128); g.line_to(36, -158); g.stroke()
            rgb(g, '#2c5f86'); g.set_line_width(4)
            for k in range(5): g.move_to(66 + 12 * k, -60); g.line_to(66 + 12 * k, -60 - (20, 44, 70, 58, 84)[k]); g.stroke()
            lin(g, 0, -20, 0, 70, '#4a94cf', '#235f96'); smooth(g, [(-164, -24), (164, -24), (152, 66), (-152, 66)], tension=.12); g.fill()
            rgb(g, '#f5b843'); smooth(g, [(-26, -16), (26, -16), (26, 20), (-26, 20)], tension=.15); g.fill()
    GB.pencil(c, w * .81, h * .585, 170, -.9, 'coral', 13)
    c.finish(vignette=.25, warm=.1)


def x_off(j):
    return (0, 46, -20, 70, 10, 60)[j]


def two_drawings(c, rng, variant=0):
    """The same animal drawn twice: a jagged monster on the left, a calm spotted shark with fins in place on the right; string and two jars in front."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2f6a5c'), (.6, '#3a7a66'), (1, '#2a5c50')], glow=(w * .2, h * .1, 620, '#dff0cf', .4))
    with c.piece(shadow=.35, lift=9, volume=.3, vsize=10) as g:
        rgb(g, '#a9764a'); g.rectangle(-20, h * .735, w + 40, 40); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=10, alpha=.3) as g:
        for _ in range(16): rgb(g, '#e9f3e2', .3); q = wander(rng, rng.uniform(0, w), rng.uniform(0, h * .7), rng.normal(0, .2), 360, 5, .2); taper(g, q, [4, 40, 4], 20); g.fill()

    def sheet(x, y, sw, sh, rot, fn, pin):
        with c.piece(shadow=.5, lift=14, volume=.15, vsize=20, rim=.4, grain=.02) as g:
            with at(g, x, y, rot):
                smooth(g, [(-sw / 2, -sh / 2), (0, -sh / 2 + 3), (sw / 2, -sh / 2), (sw / 2 + 4, 0), (sw / 2, sh / 2), (0, sh / 2 + 5), (-sw / 2, sh / 2), (-sw / 2 - 3, 0)], tension=.1); p = g.copy_path(); lin(g, -sw / 2, 0, sw / 2, 0, '#fffdf4', '#f3ead2'); g.fill(); g.append_path(p); g.clip(); fn(g)
        with c.piece(shadow=.5, lift=5, volume=.5, vsize=5) as g:
            for m in (-1, 1): rgb(g, pin); g.arc(x + m * sw * .44, y - sh * .43 + m * rot * sw * .44, 13, 0, 7); g.fill()

    def monster(g):
        body = [(-250, 10), (-120, -120), (60, -130), (190, -40), (200, 30), (60, 120), (-120, 130)]
        for q in ([(190, 0), (290, -130), (262, 0), (296, 110)], [(-30, -120), (20, -220), (70, -124)], [(-60, 126), (-20, 196), (40, 118)]): Q.scribble(g, rng, q, '#3a3f52', 10, 13, 1.1); Q.crayon(g, rng, q, '#1c2233', 9, True)
        Q.scribble(g, rng, body, '#4a5068', 11, 13, .5); Q.crayon(g, rng, body, '#1c2233', 11, True)
        mouth = [(-262, 4), (-190, 0), (-60, 26), (-110, 92), (-210, 84)]
        Q.scribble(g, rng, mouth, '#c8302a', 10, 11, .9, .95); Q.crayon(g, rng, mouth, '#7a1f24', 8, True)
        for k in range(6):
            a = -236 + k * 29; Q.crayon(g, rng, [(a, 6 + k * 2.6), (a + 11, 40 + k * 2), (a + 22, 8 + k * 3)], '#fffdf4', 10, passes=5, wob=.6)
        Q.crayon(g, rng, [(-170, -64), (-120, -86)], '#1c2233', 12, passes=4); Q.crayon(g, rng, [(-150, -52), (-146, -46)], '#e8c02a', 22, passes=4, wob=1)
        for k in range(5): Q.crayon(g, rng, [(-290 + 12 * k, 160 - 6 * k), (-276 + 14 * k, 176)], '#c8302a', 8)
        Q.crayon(g, rng, [(-300, -180), (-240, -196), (-180, -178), (-120, -196), (-60, -180)], '#2c5f9a', 8)

    def friend(g):
        Q.crayon(g, rng, [(-310, -176), (-230, -190), (-150, -174), (-70, -190), (10, -174), (90, -190), (180, -176), (290, -190)], '#3c9fc2', 9)
        body = [(-262, -2), (-210, -52), (-60, -78), (90, -50), (214, -14), (216, 6), (90, 34), (-60, 54), (-210, 42)]
        fins = ([(206, -4), (300, -112), (268, -4), (292, 62)], [(10, -66), (66, -146), (92, -52)], [(-120, 46), (-60, 132), (-30, 50)], [(130, -34), (164, -66), (172, -26)], [(120, 28), (146, 62), (164, 18)])
        for q in fins: Q.scribble(g, rng, q, '#5f9fb8', 9, 11, .9); Q.crayon(g, rng, q, '#2c5f7a', 7, True, 2)
        Q.scribble(g, rng, body, '#6fb0c4', 10, 12, .35); Q.crayon(g, rng, body, '#2c5f7a', 8, True)
        for k in range(5): Q.crayon(g, rng, [(-150 + 17 * k, -26), (-156 + 17 * k, 0), (-150 + 17 * k, 22)], '#1d4a66', 5, passes=2, wob=.5)
        Q.crayon(g, rng, [(-216, -16), (-210, -20)], '#1c2233', 12, passes=3, wob=.5)
        Q.crayon(g, rng, [(-236, 22), (-204, 28), (-176, 24)], '#1d4a66', 5, passes=2)
        for x_, y_ in ((-40, -40), (0, -16), (36, -38), (70, -18), (110, -24), (-16, 12), (44, 8), (150, -8)): Q.crayon(g, rng, [(x_, y_), (x_ + 5, y_ + 2)], '#fffdf4', 14, passes=3, wob=.6)
        for x_, y_, cc in ((-210, 120, '#f2694b'), (-150, 146, '#f5b843'), (180, 110, '#c85a8e'), (230, 132, '#f2694b')): Q.crayon(g, rng, [(x_ - 22, y_), (x_, y_ - 12), (x_ + 18, y_), (x_, y_ + 12)], cc, 7, True); Q.crayon(g, rng, [(x_ + 18, y_), (x_ + 32, y_ - 12), (x_ + 32, y_ + 12)], cc, 6, True)
        for x_ in (-280, -250, 60, 90, 262): Q.crayon(g, rng, [(x_, 200), (x_ + 8, 160), (x_ - 4, 130)], '#5f9f52', 9)
    sheet(w * .255, h * .36, 690, 500, -.045, monster, '#8f6fb8')
    sheet(w * .735, h * .33, 720, 500, .03, friend, 'coral')
    GB.planks(c, h * .77, h + 20, '#c99a63', 3, along=False)
    def inside(cc, n):
        def f(c_, x0, x1, fl):
            with c_.piece(shadow=.2, lift=3, volume=.4, vsize=5) as g:
                for _ in range(n): rgb(g, jitter(rng, cc, .06)); q = rng.uniform(8, 14); smooth(g, blob_pts(rng, rng.uniform(x0 + 14, x1 - 14), fl - abs(rng.normal(0, 60 if n > 20 else 14)) - 12, q, q * .8, .15, 8)); g.fill()
        return f
    PA.jar(c, w * .82, h * .93, 230, inside('#e9dcc0', 90)); PA.jar(c, w * .93, h * .95, 230, inside('#b9583a', 9))
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=20) as g: rgb(g, '#d9a866'); smooth(g, blob_pts(rng, w * .36, h * .89, 74, 66, .04, 14)); g.fill()
    with c.piece(shadow=0, volume=0, rim=.2) as g:
        g.set_line_width(3); rgb(g, '#8a6242', .8)
        for k in range(16): a = rng.uniform(0, PI); g.move_to(w * .36 + math.cos(a) * 70, h * .89 + math.sin(a) * 60); g.curve_to(w * .36 + rng.normal(0, 30), h * .89 + rng.normal(0, 30), w * .36 + rng.normal(0, 30), h * .89 + rng.normal(0, 30), w * .36 - math.cos(a) * 70, h * .89 - math.sin(a) * 60); g.stroke()
    GB.rope(c, [(w * .38, h * .93), (w * .46, h * .975), (w * .55, h * .9), (w * .64, h * .955), (w * .72, h * .93)], 7, '#d9a866')
    for x, y, rot, cc in ((w * .1, h * .9, .12, 'teal'), (w * .17, h * .95, -.2, 'coral'), (w * .22, h * .87, .5, 'saffron')): GB.pencil(c, x, y, 150, rot, cc, 20)
    c.finish(vignette=.25)


def reed_bed(c, rng, variant=0):
    """Behind the hotel laundry: sheets dry in the wind, grey water passes a bed of reeds and leaves as a clear trickle towards the lagoon."""
    w, h = c.w, c.h
    c.light = (.6, -.8)
    hz = h * .34
    L.sky(c, 'morning', hz, sun=(w * .86, h * .1, 36))
    L.cloud(c, w * .58, h * .14, 260)
    L.sea(c, hz, hz + 100, 'noon', w * .86)
    L.island(c, w * .66, hz + 2, 360, 34, depth=.55)
    L.ground(c, [(-30, hz + 34), (w * .3, hz + 50), (w * .7, hz + 60), (w + 30, hz + 44)], '#9fb86a', '#5f8a4a', 360)
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=10) as g:        # wash house
        lin(g, 0, hz - 170, 0, hz + 110, '#f6ead0', '#d9c49c'); poly(g, [(-20, hz - 150), (w * .15, hz - 150), (w * .15, hz + 130), (-20, hz + 130)]); g.fill()
        rgb(g, '#2f7f8a'); poly(g, [(w * .03, hz - 70), (w * .1, hz - 70), (w * .1, hz + 20), (w * .03, hz + 20)]); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=12) as g: lin(g, 0, hz - 240, 0, hz - 120, '#b98a4f', '#8a6238'); poly(g, [(-30, hz - 250), (w * .1, hz - 240), (w * .19, hz - 128), (-30, hz - 128)]); g.fill()
    F.palm(c, w * .97, hz + 190, 430, -.1)
    S.bamboo(c, (w * .22, hz + 160), (w * .22, hz - 150), 17); S.bamboo(c, (w * .72, hz + 130), (w * .72, hz - 120), 15)
    ln = curve_pts([(w * .22, hz - 136), (w * .47, hz - 96), (w * .72, hz - 108)], 60)
    with c.piece(shadow=.2, lift=4, volume=0) as g: rgb(g, '#fff4d6'); g.set_line_width(4); smooth(g, ln, False); g.stroke()
    for i0, i1, L_, cc in ((4, 16, 200, '#fffdf6'), (18, 27, 150, '#f6cfc6'), (29, 42, 210, '#fffdf6'), (44, 54, 150, '#bfe0e4')):
        with c.piece(shadow=.4, lift=10, volume=.45, vsize=14, rim=.3, grain=.02) as g:
            (x0, y0), (x1, y1) = ln[i0], ln[i1]; b = 46
            smooth(g, [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 4), (x1, y1), (x1 + b * .5, y1 + L_ * .5), (x1 + b, y1 + L_), ((x0 + x1) / 2 + b * .9, y0 + L_ + 16), (x0 + b * .7, y0 + L_ - 8), (x0 + b * .2, y0 + L_ * .5)], tension=.35); lin(g, x0, 0, x1 + b, 0, cc, shade(cc, -.12), cc, shade(cc, -.16), cc); g.fill()
    pond = [(w * .08, h * .68), (w * .3, h * .6), (w * .56, h * .62), (w * .66, h * .72), (w * .6, h * .84), (w * .36, h * .9), (w * .12, h * .84)]
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=10) as g: rgb(g, '#cdbf9f'); smooth(g, [(x + (x - w * .37) * .07, y + (y - h * .75) * .14) for x, y in pond]); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, rim=.2) as g: smooth(g, pond); lin(g, w * .08, 0, w * .66, 0, '#a9a896', '#8fb3a2', '#6fc4b8'); g.fill()
    S_ = W.strips
    S_(c, h * .64, h * .86, 26, ('#f3f6e2', '#5f8a7a'), (.2, .5), .7, (w * .14, w * .52))
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=6) as g:           # pipe from the wash house with suds
        lin(g, 0, h * .6, 0, h * .66, '#b9c3c6', '#6f7f86'); taper(g, [(-20, h * .585), (w * .06, h * .6), (w * .1, h * .645)], [40, 40, 38], 20, False); g.fill()
        rgb(g, '#3a464c'); smooth(g, blob_pts(rng, w * .102, h * .65, 17, 11, .05, 9)); g.fill()
    with c.piece(shadow=.15, lift=3, volume=.3, vsize=5, rim=.6) as g:
        for _ in range(34): rgb(g, 'white', .8); g.arc(w * .12 + rng.normal(0, 34), h * .705 + rng.normal(0, 14), rng.uniform(4, 13), 0, 7); g.fill()
    W.reeds(c, w * .24, w * .5, h * .69, 220, 54, '#6f9f52')
    W.reeds(c, w * .2, w * .54, h * .77, 260, 64, '#79a85a')
    W.reeds(c, w * .28, w * .5, h * .86, 290, 50, 'leaf')
    with c.piece(shadow=.2, lift=5, volume=.25, vsize=6, rim=.4) as g:          # clear stream
        p = [(w * .63, h * .76), (w * .74, h * .8), (w * .84, h * .9), (w * .92, h * 1.05)]
        lin(g, w * .63, 0, w * .92, 0, '#6fc4b8', '#9fe6dc', '#5fd0cc'); taper(g, p, [46, 70, 120, 210], 40, False); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6) as g:
        for t in np.linspace(0, 1, 14):
            for m in (-1, 1):
                q = curve_pts([(w * .63, h * .76), (w * .74, h * .8), (w * .84, h * .9), (w * .92, h * 1.05)], 15)[int(t * 14)]; o = (30 + 92 * t) * m; s_ = rng.uniform(10, 20) * (1 + t); rgb(g, jitter(rng, '#b9b09a', .05)); smooth(g, blob_pts(rng, q[0] + o * .55, q[1] - o * .75, s_, s_ * .7, .14, 8)); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=4, rim=.4) as g:          # dragonfly
        with at(g, w * .6, h * .44, -.3, 90):
            for a, b in ((-2.2, .5), (-1.0, .5), (2.4, .42), (.8, .42)): rgb(g, '#eafaf6', .75); taper(g, [(0, 0), (math.cos(a) * b * .6, math.sin(a) * b * .6), (math.cos(a) * b, math.sin(a) * b)], [.04, .14, .08], 14); g.fill()
            rgb(g, '#c8412f'); taper(g, [(.14, 0), (0, 0), (-.62, .04)], [.09, .08, .03]); g.fill()
    F.leaf_clump(c, w * .02, h * .98, 170, 90, 120, 36, 'moss')
    c.finish(vignette=.22, warm=.1)


def tub(c, rng, variant=0):
    """On the way out: a blue tub of sea water with fragments on the boat's deck, ties and pliers beside it; spray and the next island ahead."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    hz = h * .36
    L.sky(c, 'noon', hz)
    L.cloud(c, w * .22, h * .16, 300); L.cloud(c, w * .84, h * .1, 220)
    L.rinjani(c, w * .72, hz + 2, 700, 130, depth=.6)
    L.island(c, w * .3, hz + 2, 480, 54, depth=.4, palms=4)
    L.sea(c, hz, h * .7, 'noon', ripples=140)
    with c.piece(shadow=.45, lift=10, volume=.4, vsize=12) as g:          # gunwale and outrigger arm
        lin(g, 0, h * .6, 0, h * .7, '#f6ead0', '#2f7f9a', '#1d5f7a'); poly(g, [(-20, h * .6), (w + 20, h * .555), (w + 20, h * .67), (-20, h * .71)]); g.fill(); rgb(g, 'coral'); poly(g, [(-20, h * .605), (w + 20, h * .56), (w + 20, h * .58), (-20, h * .628)]); g.fill()
        GB.planks(c, h * .68, h + 20, '#c2935e', 5, vanish=(w * .5, -h * .3))
    x, y = w * .42, h * .9
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=10) as g:          # back rim
        with at(g, x, y - 250, 0, 400, 92): g.arc(0, 0, 1, 0, 7); rgb(g, '#17587c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=.3, caustic=.25) as g:
        with at(g, x, y - 228, 0, 376, 82): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#bff0e4', '#4fc4c4', '#2fa0b0'); g.fill()
    lip = lambda q: (q.rectangle(0, 0, w, y - 228), q.save(), q.translate(x, y - 228), q.scale(380, 84), q.arc(0, 0, 1, 0, 7), q.restore())
    for dx, dy, k, s, cc in ((-250, -8, 'staghorn', 150, 'saffron'), (-110, -40, 'staghorn', 190, 'violet'), (40, -42, 'staghorn', 210, 'coral'), (200, -26, 'staghorn', 160, 'rose'), (-170, 30, 'poc', 120, '#5fb0a0'), (-20, 36, 'staghorn', 170, '#e9a05c'), (130, 34, 'poc', 140, 'saffron'), (270, 14, 'staghorn', 110, 'leaf')):
        if k == 'poc': F.pocillopora(c, x + dx, y - 222 + dy, s, cc, clip=lip)
        else: F.staghorn(c, x + dx, y - 214 + dy, s, cc, stems=4, levels=2, clip=lip)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.45) as g:
        rgb(g, '#9fe6dc')
        for dx, dy in ((-250, -8), (-110, -38), (40, -40), (200, -22), (-170, 32), (-20, 38), (130, 36), (270, 16)): taper(g, [(x + dx - 70, y - 216 + dy), (x + dx, y - 210 + dy), (x + dx + 70, y - 216 + dy)], [1, 13, 1], 12, False); g.fill()
    with c.piece(shadow=.55, lift=16, volume=.5, vsize=30, rim=.45) as g:
        pts = [(x + math.cos(a) * 400, y - 250 + math.sin(a) * 92) for a in np.linspace(0, PI, 21)]
        g.move_to(*pts[0])
        for q in pts[1:]: g.line_to(*q)
        g.curve_to(x - 390, y - 60, x - 350, y + 10, x - 300, y + 40); g.curve_to(x - 120, y + 86, x + 120, y + 86, x + 300, y + 40); g.curve_to(x + 350, y + 10, x + 390, y - 60, *pts[0]); g.close_path(); lin(g, x - 400, 0, x + 400, 0, '#5fa9dc', '#2f78b8', '#1d4f86'); g.fill()
        g.set_line_width(20); rgb(g, '#6fb8e6'); g.move_to(*pts[0])
        for q in pts[1:]: g.line_to(*q)
        g.stroke()
    with c.piece(shadow=.45, lift=6, volume=.3, vsize=4) as g:           # pliers, ties
        with at(g, w * .8, h * .9, -.5):
            rgb(g, 'coral'); taper(g, [(0, 0), (70, 14), (190, 44)], [20, 26, 22], 16); g.fill(); taper(g, [(0, 0), (70, -14), (190, -40)], [20, 26, 22], 16); g.fill()
            rgb(g, '#6f7f86'); taper(g, [(8, 0), (-40, 6), (-96, 3)], [34, 26, 8], 12); g.fill(); taper(g, [(8, 0), (-40, -8), (-96, -2)], [34, 24, 8], 12); g.fill(); rgb(g, '#3f4d54'); g.arc(0, 0, 9, 0, 7); g.fill()
        rgb(g, '#22282e'); g.set_line_width(6)
        for k in range(7): a = w * .68 + k * 12; g.move_to(a, h * .99); g.curve_to(a + 14, h * .95, a + 30 + 6 * k, h * .93, a + 40 + 9 * k, h * .88 + 5 * k); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:            # spray
        for _ in range(120): rgb(g, 'white', rng.uniform(.4, .95)); g.arc(w * .02 + abs(rng.normal(0, 120)), h * .6 - abs(rng.normal(0, 70)), rng.uniform(1, 6), 0, 7); g.fill()
    PA_ = GB.dive_mask; PA_(c, w * .1, h * .86, 190, -.2, 'coral')
    c.finish(vignette=.22)
