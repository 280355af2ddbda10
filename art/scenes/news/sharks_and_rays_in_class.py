"""Pictures of the article "Sharks and rays in the classroom"."""
import math
import numpy as np
from scipy.ndimage import gaussian_filter
from toolkit import fauna as A, household, light, portraits, ropes_and_bars, school
from toolkit.paper import at, blob_pts, Canvas, col, jitter, lin, poly, rgb, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """A sunlit classroom before the bell: model sharks and rays hang on strings; their own shadows, fins and all, lie large on wall and floor."""
    w, h = c.w, c.h
    c.light = (-.8, -.6)
    fl = h * .76
    c.backdrop([(0, '#f8e6bf'), (.6, '#fbedd0'), (1, '#e9cfa0')], glow=(w * .02, h * .1, 700, '#fff6dc', .6))
    light.beam(c, [(0, h * .02), (0, h * .45), (w * .75, h * .95), (w * 1.05, h * .6), (w * .7, h * .02)], '#fff3d0', .24, 26)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, h * .6, 0, fl, '#2f8f96', '#2a7f88'); g.rectangle(-20, h * .6, w + 40, fl - h * .6); g.fill(); rgb(g, '#f5b843'); g.rectangle(-20, h * .595, w + 40, 10); g.fill()
    ropes_and_bars.planks(c, fl, h + 12, '#b98256', 6, (w * .5, h * .2))
    with c.piece(shadow=.3, lift=8, volume=.2, rim=.3) as g:                # open window at the left with the sea
        lin(g, 0, h * .12, 0, h * .56, '#bfe3e6', '#eaf3dc', '#4fbcc0', '#2a9aa6'); poly(g, [(-20, h * .08), (w * .11, h * .13), (w * .11, h * .53), (-20, h * .58)]); g.fill(); rgb(g, '#8a6242'); g.set_line_width(18); poly(g, [(-30, h * .08), (w * .11, h * .13), (w * .11, h * .53), (-30, h * .58)]); g.stroke(); g.set_line_width(9); g.move_to(w * .05, h * .11); g.line_to(w * .05, h * .55); g.stroke()
    with c.piece(shadow=.35, lift=9, volume=.2, rim=.3) as g:                # blackboard with a chalk shark that has all its fins
        rgb(g, '#9a6a44'); g.rectangle(w * .165, h * .13, w * .25, h * .37); g.fill(); rgb(g, '#2a5c50'); g.rectangle(w * .175, h * .146, w * .23, h * .338); g.fill()
        U = lambda pts: [(w * .29 + a * 300, h * .3 + b * 300) for a, b in pts]
        rgb(g, '#f3f6e8', .85); g.set_line_width(4)
        body = [(.5, .01), (.42, -.05), (.26, -.09), (.1, -.1), (-.1, -.075), (-.3, -.03), (-.4, -.015), (-.52, -.17), (-.47, -.02), (-.51, .08), (-.4, .02), (-.2, .05), (.05, .085), (.28, .08), (.43, .05)]
        smooth(g, U(body), tension=.42); g.stroke()
        for fin in ([(.12, -.1), (.03, -.24), (-.04, -.09)], [(.2, .08), (.06, .24), (.04, .085)], [(-.2, -.05), (-.25, -.1), (-.27, -.037)], [(-.12, .065), (-.2, .12), (-.2, .05)]): smooth(g, U(fin), False, .3); g.stroke()
        for k in range(5): taper(g, U([(.25 - .028 * k, -.045), (.243 - .028 * k, .0), (.25 - .028 * k, .04)]), [2, 3.4, 2], 8); g.fill()
        g.arc(*U([(.4, -.01)])[0], 5, 0, 7); g.fill()
        smooth(g, U([(-.1, .28), (.0, .24), (.14, .28), (.3, .24)]), False); g.stroke(); smooth(g, U([(-.34, .4), (-.2, .36), (-.02, .4), (.16, .36), (.36, .4)]), False); g.stroke()
        rgb(g, '#b98a58'); g.rectangle(w * .165, h * .5, w * .25, 10); g.fill()

    hang = [('shark', w * .63, h * .27, 720, .07, 'blacktip', .1), ('manta', w * .36, h * .52, 320, .35, 'manta', 0), ('shark', w * .87, h * .56, 300, PI + .12, 'whitetip', -.12), ('eagle', w * .16, h * .66, 210, PI - .5, 'eagle', 0)]

    def animals(cv, only=None):
        for k, (kind, x, y, s_, hd, sp, bend) in enumerate(hang):
            if only is not None and k != only: continue
            if kind == 'shark': A.shark(cv, x, y, s_, hd, bend, sp, shadow=.15)
            else: portraits.ray(cv, x, y, s_, hd, sp, tilt=42, flap=.22, shadow=.15)
    for k, (dx, dy, blur, al) in enumerate(((150, 190, 7, .5), (130, 170, 5, .5), (95, 150, 6, .46), (80, 140, 5, .5))):      # the same animals, as what the sun leaves of them
        cv = Canvas(c.pw, c.ph, 5); cv.transparent(); cv.light = c.light
        animals(cv, k)
        m = np.roll(cv.alpha, (int(dy * c.k), int(dx * c.k)), (0, 1)); m[:int(dy * c.k)] = 0; m[:, :int(dx * c.k)] = 0
        m = gaussian_filter(m, blur * c.k) * al
        c.img *= 1 - m[..., None] * (1 - col('#7a5a46').astype(np.float32))
    with c.piece(shadow=0, volume=0, rim=0) as g:
        rgb(g, '#5d4638', .75); g.set_line_width(2.4)
        for kind, x, y, s_, hd, sp, bend in hang:
            for dx in (-.16, .16): g.move_to(x + dx * s_ * .6, -5); g.line_to(x + dx * s_, y - s_ * (.05 if dx > 0 else .03)); g.stroke()
    animals(c)
    for x, y, s_ in ((w * .5, h * .93, .9), (w * .97, h * .995, 1.12)):
        with c.piece(shadow=.5, lift=14, volume=.35, vsize=10) as g, at(g, x, y, 0, s_):
            rgb(g, '#7a5538')
            for dx in (-220, 220): taper(g, [(dx, -60), (dx * 1.02, 90)], [26, 22]); g.fill()
            lin(g, 0, -110, 0, -50, '#d9a866', '#b9844c'); smooth(g, [(-250, -108), (250, -108), (280, -60), (-280, -60)], tension=.08); g.fill(); rgb(g, '#8a5f38'); g.rectangle(-280, -60, 560, 20); g.fill()
        with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g, at(g, x, y, 0, s_):
            for dx, cc in ((-150, '#f2694b'), (60, '#3c86c2')): poly(g, [(dx, -98), (dx + 96, -100), (dx + 104, -72), (dx - 4, -70)]); rgb(g, cc); g.fill(); rgb(g, '#fffaf0'); poly(g, [(dx + 10, -94), (dx + 86, -96), (dx + 92, -78), (dx + 6, -76)]); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=9, rim=.4) as g:      # what is left of the string
        x, y = w * .5 - 170 * .9, h * .93 - 112 * .9; rgb(g, '#e3cf9c'); g.arc(x + 150, y - 14, 30, 0, 7); g.fill(); g.set_line_width(2.4); rgb(g, '#b99a62')
        for k in range(7): g.save(); g.translate(x + 150, y - 14); g.rotate(.5 * k); g.scale(1, .35 + .1 * (k % 3)); g.arc(0, 0, 28, 0, 7); g.restore(); g.stroke()
    c.finish(vignette=.28, warm=.2)


def second(c, rng, variant=0):
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
        for q in ([(190, 0), (290, -130), (262, 0), (296, 110)], [(-30, -120), (20, -220), (70, -124)], [(-60, 126), (-20, 196), (40, 118)]): school.scribble(g, rng, q, '#3a3f52', 10, 13, 1.1); school.crayon(g, rng, q, '#1c2233', 9, True)
        school.scribble(g, rng, body, '#4a5068', 11, 13, .5); school.crayon(g, rng, body, '#1c2233', 11, True)
        mouth = [(-262, 4), (-190, 0), (-60, 26), (-110, 92), (-210, 84)]
        school.scribble(g, rng, mouth, '#c8302a', 10, 11, .9, .95); school.crayon(g, rng, mouth, '#7a1f24', 8, True)
        for k in range(6):
            a = -236 + k * 29; school.crayon(g, rng, [(a, 6 + k * 2.6), (a + 11, 40 + k * 2), (a + 22, 8 + k * 3)], '#fffdf4', 10, passes=5, wob=.6)
        school.crayon(g, rng, [(-170, -64), (-120, -86)], '#1c2233', 12, passes=4); school.crayon(g, rng, [(-150, -52), (-146, -46)], '#e8c02a', 22, passes=4, wob=1)
        for k in range(5): school.crayon(g, rng, [(-290 + 12 * k, 160 - 6 * k), (-276 + 14 * k, 176)], '#c8302a', 8)
        school.crayon(g, rng, [(-300, -180), (-240, -196), (-180, -178), (-120, -196), (-60, -180)], '#2c5f9a', 8)

    def friend(g):
        school.crayon(g, rng, [(-310, -176), (-230, -190), (-150, -174), (-70, -190), (10, -174), (90, -190), (180, -176), (290, -190)], '#3c9fc2', 9)
        body = [(-262, -2), (-210, -52), (-60, -78), (90, -50), (214, -14), (216, 6), (90, 34), (-60, 54), (-210, 42)]
        fins = ([(206, -4), (300, -112), (268, -4), (292, 62)], [(10, -66), (66, -146), (92, -52)], [(-120, 46), (-60, 132), (-30, 50)], [(130, -34), (164, -66), (172, -26)], [(120, 28), (146, 62), (164, 18)])
        for q in fins: school.scribble(g, rng, q, '#5f9fb8', 9, 11, .9); school.crayon(g, rng, q, '#2c5f7a', 7, True, 2)
        school.scribble(g, rng, body, '#6fb0c4', 10, 12, .35); school.crayon(g, rng, body, '#2c5f7a', 8, True)
        for k in range(5): school.crayon(g, rng, [(-150 + 17 * k, -26), (-156 + 17 * k, 0), (-150 + 17 * k, 22)], '#1d4a66', 5, passes=2, wob=.5)
        school.crayon(g, rng, [(-216, -16), (-210, -20)], '#1c2233', 12, passes=3, wob=.5)
        school.crayon(g, rng, [(-236, 22), (-204, 28), (-176, 24)], '#1d4a66', 5, passes=2)
        for x_, y_ in ((-40, -40), (0, -16), (36, -38), (70, -18), (110, -24), (-16, 12), (44, 8), (150, -8)): school.crayon(g, rng, [(x_, y_), (x_ + 5, y_ + 2)], '#fffdf4', 14, passes=3, wob=.6)
        for x_, y_, cc in ((-210, 120, '#f2694b'), (-150, 146, '#f5b843'), (180, 110, '#c85a8e'), (230, 132, '#f2694b')): school.crayon(g, rng, [(x_ - 22, y_), (x_, y_ - 12), (x_ + 18, y_), (x_, y_ + 12)], cc, 7, True); school.crayon(g, rng, [(x_ + 18, y_), (x_ + 32, y_ - 12), (x_ + 32, y_ + 12)], cc, 6, True)
        for x_ in (-280, -250, 60, 90, 262): school.crayon(g, rng, [(x_, 200), (x_ + 8, 160), (x_ - 4, 130)], '#5f9f52', 9)
    sheet(w * .255, h * .36, 690, 500, -.045, monster, '#8f6fb8')
    sheet(w * .735, h * .33, 720, 500, .03, friend, 'coral')
    ropes_and_bars.planks(c, h * .77, h + 20, '#c99a63', 3, along=False)
    def inside(cc, n):
        def f(c_, x0, x1, fl):
            with c_.piece(shadow=.2, lift=3, volume=.4, vsize=5) as g:
                for _ in range(n): rgb(g, jitter(rng, cc, .06)); q = rng.uniform(8, 14); smooth(g, blob_pts(rng, rng.uniform(x0 + 14, x1 - 14), fl - abs(rng.normal(0, 60 if n > 20 else 14)) - 12, q, q * .8, .15, 8)); g.fill()
        return f
    household.jar(c, w * .82, h * .93, 230, inside('#e9dcc0', 90)); household.jar(c, w * .93, h * .95, 230, inside('#b9583a', 9))
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=20) as g: rgb(g, '#d9a866'); smooth(g, blob_pts(rng, w * .36, h * .89, 74, 66, .04, 14)); g.fill()
    with c.piece(shadow=0, volume=0, rim=.2) as g:
        g.set_line_width(3); rgb(g, '#8a6242', .8)
        for k in range(16): a = rng.uniform(0, PI); g.move_to(w * .36 + math.cos(a) * 70, h * .89 + math.sin(a) * 60); g.curve_to(w * .36 + rng.normal(0, 30), h * .89 + rng.normal(0, 30), w * .36 + rng.normal(0, 30), h * .89 + rng.normal(0, 30), w * .36 - math.cos(a) * 70, h * .89 - math.sin(a) * 60); g.stroke()
    ropes_and_bars.rope(c, [(w * .38, h * .93), (w * .46, h * .975), (w * .55, h * .9), (w * .64, h * .955), (w * .72, h * .93)], 7, '#d9a866')
    for x, y, rot, cc in ((w * .1, h * .9, .12, 'teal'), (w * .17, h * .95, -.2, 'coral'), (w * .22, h * .87, .5, 'saffron')): school.pencil(c, x, y, 150, rot, cc, 20)
    c.finish(vignette=.25)
