"""again_d.py - pictures drawn again: two shark drawings."""
import math
from paper import rgb, lin, smooth, taper, blob_pts, wander, at, jitter
import parts_g as Q
import parts_gb as GB
import parts_a as PA

PI = math.pi


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
