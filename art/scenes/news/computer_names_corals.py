"""Pictures of the article "Teaching a computer to name corals"."""
import math
import copy
import cairo
import numpy as np
from scipy.ndimage import gaussian_filter
from toolkit import closeups, fauna as A, flora as F, laboratory, land as L, portraits, ropes_and_bars
from toolkit.paper import at, blob_pts, Canvas, col, curve_pts, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """One reef, two ways to look: left as it is, right as a program sorts it, each colony in the colour of its kind and outlined; the border crumbles into squares."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#c4f0dc'), (.2, '#6fccc6'), (.52, '#2795a9'), (1, '#0d4a70')], 88, glow=(W * .2, -60, 760, '#fff4d6', .75))
    L.surface_below(c, 80, .5, 70); c.god_rays(W * .2, -180, .4, 15, 1100, 1.2)
    far = L.rocks(c, [(-40, H * .58), (W * .16, H * .5), (W * .34, H * .56), (W * .55, H * .5), (W * .78, H * .55), (W + 40, H * .46)], '#2b7684', depth=.5, knobs=20)
    F.reef_patch(c, -10, W * 1.02, far, 1.4, .55, depth=.5, sink=.5)
    A.silhouettes(c, W * .5, H * .16, 60, 300, 44, 13, np.pi, depth=.45)
    L.rocks(c, [(-40, H * .66), (W * .1, H * .63), (W * .26, H * .69), (W * .42, H * .66), (W * .6, H * .7), (W * .82, H * .65), (W + 40, H * .68)], '#3f7f80', depth=.3, knobs=10)
    L.sandbed(c, [(-40, H * .77), (W * .3, H * .74), (W * .6, H * .755), (W + 40, H * .73)], '#e0d6ac', caustic=.3)
    labels = np.zeros((c.ph, c.pw), np.uint8); tones = [None]

    def kept(draw, tone):
        """Draw on the picture and keep the same shape as one region of the colour tone."""
        cv = Canvas(c.pw, c.ph, 1); cv.w, cv.h, cv.k = c.w, c.h, c.k
        cv.transparent(); cv.light, cv.rng = c.light, copy.deepcopy(c.rng)
        draw(cv); tones.append(tone); labels[cv.alpha > .5] = len(tones) - 1
        return draw(c)
    TABLE, BRANCH, MASSIVE, CAULI, PLATES, FAN, SOFT, FISH = '#ff6b57', '#ffc94a', '#57d08c', '#ff8fc0', '#5fb8ff', '#ff9e4a', '#c79aff', '#f4f7fa'

    def thicket(cv, x, y, s, cc):
        for dx, q in ((-.5, .8), (.5, .86), (0, 1)): F.staghorn(cv, x + dx * s * .62, y, s * q, cc, 3, 5)
    for draw, tone in (
            (lambda cv: F.sea_fan(cv, W * .06, H * .78, 250, 'plum', .06), FAN), (lambda cv: F.boulder(cv, W * .3, H * .8, 250, '#b8a266'), MASSIVE),
            (lambda cv: F.plates(cv, W * .16, H * .83, 210, 'violet', 4), PLATES), (lambda cv: closeups.table(cv, W * .53, H * .83, 400, 'coral', .2), TABLE),
            (lambda cv: F.boulder(cv, W * .93, H * .78, 230, '#a89a78'), MASSIVE), (lambda cv: thicket(cv, W * .77, H * .83, 210, 'saffron'), BRANCH),
            (lambda cv: F.soft_coral(cv, W * .405, H * .86, 140, 'rose'), SOFT), (lambda cv: F.pocillopora(cv, W * .66, H * .9, 140, 'rose'), CAULI),
            (lambda cv: thicket(cv, W * .27, H * .97, 200, '#e9a05c'), BRANCH), (lambda cv: F.brain(cv, W * .44, H * .99, 210, '#8fa06a'), MASSIVE),
            (lambda cv: closeups.table(cv, W * .88, H * 1.0, 380, '#c77a9c', .24), TABLE), (lambda cv: F.plates(cv, W * .62, H * 1.02, 220, '#7f9ac0', 4), PLATES),
            (lambda cv: F.pocillopora(cv, W * .1, H * .99, 160, 'coral'), CAULI), (lambda cv: F.soft_coral(cv, W * .985, H * .9, 130, 'rose'), SOFT),
            (lambda cv: portraits.fish(cv, 'raccoon', W * .3, H * .47, 150, 14, 3, .15), FISH), (lambda cv: portraits.fish(cv, 'idol', W * .66, H * .42, 170, 10, 3, .12, flip=True), FISH),
            (lambda cv: portraits.fish(cv, 'emperor', W * .88, H * .5, 130, 12, 3, .12, flip=True), FISH), (lambda cv: portraits.fish(cv, 'tang', W * .44, H * .56, 104, 8, 3, .12), FISH),
            (lambda cv: portraits.fish(cv, 'longnose', W * .78, H * .32, 100, 8, 3, .12), FISH)): kept(draw, tone)
    A.school(c, 'anthias', W * .2, H * .6, 16, 150, 34, 28, .1, .25)
    c.particles(160); c.finish(.3, center=(.48, .5))
    # the other view of the same picture
    img = np.clip(c.img, 0, 1); lum = img.mean(-1, keepdims=True)
    seen = col('#0f1f3d') * .8 + lum * np.array([.06, .14, .26]); shape = gaussian_filter(lum[..., 0], 6 * c.k)[..., None]
    for k, tone in enumerate(tones):
        if tone is not None: m = labels == k; seen[m] = (col(tone) * (.42 + .5 * shape + .34 * (lum - shape)))[m]
    edge = np.zeros(labels.shape, bool)
    for d in range(1, max(2, int(round(1.6 * c.k))) + 1): edge |= (labels != np.roll(labels, d, 0)) | (labels != np.roll(labels, d, 1))
    edge[:4] = False; edge[:, :4] = False
    line = gaussian_filter(edge.astype(np.float32), 1.0)[..., None] * .8; seen = seen * (1 - line) + line * np.array([.93, .98, 1])
    q = 30                                                            # units of one square
    n, m = int(W / q) + 2, int(H / q) + 2; u = (np.arange(n) * q)[None, :] + (np.arange(m) * q)[:, None] * .18
    on = rng.random((m, n)) < np.clip((u - W * .54) / (W * .16) , 0, 1) ** 1.3; on |= u > W * .69; on &= u > W * .535
    yy, xx = (np.arange(c.ph) / c.k / q).astype(int), (np.arange(c.pw) / c.k / q).astype(int)
    a = on[yy][:, xx].astype(np.float32); rim = np.clip(a - np.minimum(np.roll(a, 1, 0), np.roll(a, 1, 1)), 0, 1)[..., None] * .35; a = a[..., None]
    c.img = (img * (1 - a) + seen * a) * (1 - rim) + rim * np.array([.8, 1, 1]); c.img = c.img.astype(np.float32)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:          # brackets and points
        for x, y, w_, h_, tone in ((.66, .415, 210, 200, FISH), (.88, .5, 160, 120, FISH), (.78, .32, 130, 92, FISH), (.77, .745, 330, 230, BRANCH), (.885, .915, 400, 160, TABLE)):
            x, y = W * x, H * y; rgb(g, tone, .95); g.set_line_width(4.5)
            for sx in (-1, 1):
                for sy in (-1, 1): g.move_to(x + sx * w_ / 2, y + sy * (h_ / 2 - 26)); g.line_to(x + sx * w_ / 2, y + sy * h_ / 2); g.line_to(x + sx * (w_ / 2 - 26), y + sy * h_ / 2); g.stroke()
        for x, y in ((.93, .7), (.66, .86), (.62, .975), (.77, .76), (.88, .905)): x, y = W * x, H * y; rgb(g, '#0f1f3d', .7); g.arc(x, y, 15, 0, 7); g.fill(); rgb(g, 'white'); g.set_line_width(3); g.arc(x, y, 13, 0, 7); g.stroke(); g.arc(x, y, 5, 0, 7); g.fill()


def slide_1(c, rng, variant=0):
    """Marked by hand: a reef photograph fills a screen; colony by colony is outlined with points, each kind in a colour of its own, and a hand with a pen draws the line round the next one, half closed."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#1d2636'), (1, '#10161f')], 80)
    x0, y0, x1, y1 = W * .035, H * .05, W * .965, H * .95
    screen = lambda g: poly(g, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: screen(g); lin(g, 0, y0, 0, y1, '#bfeee0', '#5fc4c8', '#1f8ba4', '#0f5a80'); g.fill()
    c.set_air(); kw = dict(clip=screen)
    far = lambda x: H * .5 + 26 * math.sin(x * .006)
    F.reef_patch(c, x0, x1, far, 2.2, .7, depth=.5, **kw)
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=24, **kw) as g: smooth(g, [(x0 - 40, H * .66), (W * .3, H * .6), (W * .6, H * .65), (x1 + 40, H * .58), (x1 + 40, H + 20), (x0 - 40, H + 20)], tension=.5); lin(g, 0, H * .6, 0, H, '#7f9a94', '#4f7480'); g.fill()
    F.scree(c, lambda: (rng.uniform(x0, x1), H * (.68 + .26 * (t := rng.uniform(0, 1))), t), 70, (14, 46), **kw)
    F.staghorn(c, W * .24, H * .76, 330, '#f2694b', 3, 7, **kw); F.boulder(c, W * .54, H * .74, 250, '#c9a06a', .75, **kw); F.table_coral(c, W * .81, H * .68, 300, '#e9a05c', .02, height=90, **kw)
    F.pocillopora(c, W * .39, H * .88, 170, '#c85a8e', **kw); F.brain(c, W * .69, H * .88, 210, '#7f9a5a', **kw); F.leather(c, W * .11, H * .86, 150, '#d9c9a4', **kw); F.staghorn(c, W * .9, H * .93, 190, '#8f6fb8', 2, 5, **kw)
    A.fish(c, 'idol', W * .44, H * .3, 120, .1, .05); A.school(c, 'anthias', W * .7, H * .34, 14, 150, 46, 36, PI)

    def outline(pts, cc, upto=1.0):
        """A closed line of points round a colony, tinted inside; upto < 1 is not finished. Returns its end."""
        q = curve_pts([(W * x, H * y) for x, y in pts], 64, closed=True); n = int(len(q) * upto)
        with c.piece(shadow=.25, lift=3, volume=0, rim=0, grain=0) as g:
            if upto == 1: poly(g, [tuple(p) for p in q]); rgb(g, cc, .24); g.fill()
            rgb(g, cc); g.set_line_width(6); g.move_to(*q[0]); [g.line_to(*p) for p in (q[1:n] if upto < 1 else [*q[1:], q[0]])]; g.stroke()
            for p in q[:n:5]: rgb(g, 'white'); g.rectangle(p[0] - 7, p[1] - 7, 14, 14); g.fill(); rgb(g, cc); g.set_line_width(3.4); g.rectangle(p[0] - 7, p[1] - 7, 14, 14); g.stroke()
        return q[n - 1]
    outline([(.13, .56), (.18, .46), (.25, .43), (.32, .47), (.36, .58), (.32, .72), (.24, .77), (.16, .71)], '#ff5a6e')
    outline([(.34, .8), (.39, .75), (.44, .8), (.445, .88), (.39, .9), (.335, .87)], '#ffd24a')
    outline([(.715, .555), (.8, .525), (.9, .545), (.915, .595), (.84, .66), (.79, .685), (.72, .61)], '#ff9a3c')
    outline([(.61, .83), (.65, .765), (.72, .765), (.77, .82), (.76, .885), (.69, .905), (.63, .89)], '#a6ff7a')
    tip = outline([(.455, .665), (.47, .59), (.53, .55), (.595, .575), (.63, .65), (.62, .735), (.54, .755), (.47, .735)], '#5fe0ff', .62)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5) as g: rgb(g, 'white', .14); poly(g, [(x0, y0), (W * .3, y0), (W * .12, y1), (x0, y1)]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=10, rim=.5) as g:                                    # rim of the screen
        g.set_fill_rule(1); g.rectangle(-30, -30, W + 60, H + 60); screen(g); lin(g, 0, 0, 0, H, '#465264', '#2a3442', '#1a212b'); g.fill()
    a = -2.5

    def pen(cv):
        with cv.piece(shadow=.5, lift=14, volume=.45, vsize=8, rim=.5) as g, at(g, tip[0], tip[1], a + PI):
            lin(g, 0, -13, 0, 13, '#ffffff', '#dfe6ea', '#97a6b0'); poly(g, [(34, -13), (330, -15), (330, 15), (34, 13)]); g.fill(); rgb(g, '#2c3846'); poly(g, [(0, -2), (34, -13), (34, 13), (0, 2)]); g.fill()
    closeups.hand(c, tip[0] + 92, tip[1] + 70, 150, a - .04, 'pinch', '#8a5a3c', '#2f5f8a', 3.6, flip=True, held=pen)
    c.finish(.26, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Night desk: the same coral photograph, turned, mirrored, darker and bluer, all over a bright screen; a leaning tower of prints and a cup of coffee."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#3a2c56'), (.5, '#4a3560'), (.72, '#5a3d5c'), (1, '#3a2740')], 95, glow=(W * .58, H * .36, 760, '#7fc8d8', .3))
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=10, grain=.04) as g:      # boards of the wall
        for k in range(12): rgb(g, shade('#443058', .04 if k % 2 else -.06), .5); g.rectangle(k * W / 11 - 30, -10, W / 11 - 3, H * .75); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.2, vsize=12, rim=.4) as g:         # window
        x, y, w, h = W * .035, H * .07, W * .175, H * .43
        rgb(g, '#8a5f48'); g.rectangle(x - 14, y - 14, w + 28, h + 28); g.fill(); lin(g, 0, y, 0, y + h, '#16245a', '#2c4a7c', '#6f6a9c'); g.rectangle(x, y, w, h); g.fill()
        rgb(g, '#fff3cf'); g.arc(x + w * .66, y + h * .22, 26, 0, 7); g.fill(); rgb(g, '#1c2d60'); g.arc(x + w * .6, y + h * .2, 23, 0, 7); g.fill()
        for _ in range(16): rgb(g, 'cream', rng.uniform(.4, .9)); g.arc(rng.uniform(x, x + w), rng.uniform(y, y + h * .6), rng.uniform(1, 2.4), 0, 7); g.fill()
        rgb(g, '#121c44'); smooth(g, [(x, y + h), (x, y + h * .84), (x + w * .35, y + h * .66), (x + w * .6, y + h * .8), (x + w, y + h * .76), (x + w, y + h)], tension=.3); g.fill()
        rgb(g, '#8a5f48'); g.rectangle(x + w / 2 - 5, y, 10, h); g.fill(); g.rectangle(x, y + h * .5 - 5, w, 10); g.fill()
    ropes_and_bars.planks(c, H * .755, H + 10, '#8f5f48', 5, None)
    # the screen
    sx, sy, sw, sh = W * .33, H * .085, W * .6, H * .6
    with c.piece(shadow=.55, lift=16, volume=.35, vsize=16, rim=.4) as g:
        rgb(g, '#2a2438'); smooth(g, [(sx + sw * .4, sy + sh), (sx + sw * .6, sy + sh), (sx + sw * .62, H * .8), (sx + sw * .38, H * .8)], tension=.1); g.fill()
        smooth(g, [(sx + sw * .3, H * .79), (sx + sw * .7, H * .79), (sx + sw * .73, H * .83), (sx + sw * .27, H * .83)], tension=.15); g.fill()
        smooth(g, [(sx - 22, sy - 22), (sx + sw + 22, sy - 22), (sx + sw + 22, sy + sh + 26), (sx - 22, sy + sh + 26)], tension=.06); lin(g, 0, sy, 0, sy + sh, '#3d3650', '#241f33'); g.fill()
        lin(g, sx, sy, sx + sw, sy + sh, '#d9f3ea', '#a9dcd6'); g.rectangle(sx, sy, sw, sh); g.fill()
    ways = [dict(), dict(flip=True), dict(turn=PI / 2, zoom=1.0), dict(blue=.4), dict(turn=PI), dict(dark=.5), dict(turn=-.4, zoom=1.25), dict(flip=True, blue=.3, turn=.35, zoom=1.2), dict(zoom=1.7), dict(flip=True, dark=.4), dict(turn=-PI / 2), dict(blue=.35, dark=.28)]
    with c.piece(shadow=.35, lift=4, volume=0, rim=.2, grain=.02) as g:
        for i, k in enumerate(ways):
            u, v = i % 4, i // 4; w = sw * .222
            laboratory.photo(g, rng, sx + sw * (.128 + .248 * u), sy + sh * (.178 + .322 * v), w, 0, border=.0, **k)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # one of them is being looked at
        rgb(g, '#ff8a3c'); g.set_line_width(7); w = sw * .222; x, y = sx + sw * (.128 + .248), sy + sh * (.178 + .322)
        for mx in (-1, 1):
            for my in (-1, 1): g.move_to(x + mx * w * .54, y + my * w * .24); g.line_to(x + mx * w * .54, y + my * w * .4); g.line_to(x + mx * w * .4, y + my * w * .4)
        g.stroke()
    c.glow(sx + sw / 2, sy + sh / 2, 640, '#bdf0e6', .26)
    # tower of prints
    n, y, tx = 46, H * .93, W * .165
    for part in range(3):
        with c.piece(shadow=.5, lift=8, volume=.25, vsize=14, rim=.35) as g:
            for i in range(n // 3 + 1):
                w = 285 + rng.normal(0, 5); x = tx + math.sin((part * 15 + i) * .22) * 13 + rng.normal(0, 7) + (part * 15 + i) * .45; cc = rng.choice(['#fffaf0', '#f3ead2', '#e9dfc6', '#cfe6df', '#d9e9e2'])
                rgb(g, shade(cc, -.38)); poly(g, [(x - w / 2, y), (x + w / 2, y + rng.normal(0, 2)), (x + w / 2, y + 6), (x - w / 2, y + 6)]); g.fill(); rgb(g, cc); poly(g, [(x - w / 2, y - 6), (x + w / 2, y - 6 + rng.normal(0, 2)), (x + w / 2, y + 2), (x - w / 2, y + 2)]); g.fill(); y -= 8.4
    with c.piece(shadow=.4, lift=6, volume=.2, vsize=10, rim=.4) as g:      # the top one, seen flat
        x = tx + 26; g.save(); g.transform(cairo.Matrix(1, 0, .0, .28, x, y - 26)); laboratory.photo(g, rng, 0, 0, 276, 0, border=.03); g.restore()
    with c.piece(shadow=.5, lift=10, volume=.25, vsize=10, rim=.4) as g:      # prints slid down
        for x, yy, ro, k in ((W * .335, H * .93, -.16, dict(flip=True)), (W * .45, H * .955, .2, dict(turn=PI, dark=.25))):
            g.save(); g.translate(x, yy); g.scale(1, .52); laboratory.photo(g, rng, 0, 0, 210, ro, **k); g.restore()
    # cup
    x, y = W * .83, H * .925
    with c.piece(shadow=.55, lift=11, volume=.5, vsize=18, rim=.5) as g:
        with at(g, x, y + 4, 0, 118, 26): g.arc(0, 0, 1, 0, 7); rgb(g, '#d9d2c4'); g.fill()
        rgb(g, '#f2694b'); g.set_line_width(15); g.arc(x + 74, y - 62, 30, -1.5, 1.7); g.stroke()
        smooth(g, [(x - 76, y - 116), (x + 76, y - 116), (x + 66, y - 30), (x + 40, y + 4), (x - 40, y + 4), (x - 66, y - 30)], tension=.3); lin(g, x - 76, 0, x + 76, 0, shade('coral', .25), 'coral', shade('coral', -.35)); g.fill()
        with at(g, x, y - 116, 0, 76, 17): g.arc(0, 0, 1, 0, 7); rgb(g, shade('coral', .4)); g.fill(); g.arc(0, .08, .9, 0, 7); rgb(g, '#3a2018'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:
        for dx, a in ((-22, 0), (14, 1.4)): p = [(x + dx + math.sin(k * .9 + a) * 17, y - 126 - k * 34) for k in range(7)]; rgb(g, '#fff4e0', .8); taper(g, p, [5, 15, 18, 10, 2], 40, False); g.fill()
    c.particles(50, alpha=(.05, .25), color='#ffe9c0', big=3); c.finish(.42, center=(.56, .42))


def slide_3(c, rng, variant=0):
    """Near: a furred steel bar and a young coral of the same colour inside the same dashed line; between them a sergeant fish looks at you."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#a9e0d0'), (.3, '#4fb0b4'), (.66, '#1f7f98'), (1, '#145f80')], 92, glow=(W * .16, -40, 760, '#fffbe0', .6))
    c.god_rays(W * .16, -160, .34, 12, 1050, 1.2)
    L.sandbed(c, [(-30, H * .84), (W * .3, H * .82), (W * .65, H * .85), (W + 30, H * .81)], '#dfd9b4', .4)
    with c.piece(depth=.55, shadow=.2, lift=6, volume=.3, vsize=8, blur=3) as g:
        for x, y, s in ((.1, .8, 1.1), (.5, .77, .8), (.93, .8, .9)):
            rgb(g, '#2f5f70'); X, Y = W * x, H * y
            for a, b in (((-120, 60), (-60, -90)), ((120, 60), (70, -92)), ((-60, -90), (70, -92)), ((-90, -15), (96, -14)), ((0, -90), (0, 60))): taper(g, [(X + a[0] * s, Y + a[1] * s), (X + b[0] * s, Y + b[1] * s)], [11 * s, 11 * s]); g.fill()
    A.school(c, 'chromis', W * .6, H * .3, 20, 190, 50, 32, PI + .1, depth=.3)
    a, b = np.array((W * .04, H * 1.06)), np.array((W * .36, -60.))
    ropes_and_bars.steel(c, (-60, H * .905), (W * 1.05, H * .745), 70)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # rust and pink crust on the clean bar
        for _ in range(80):
            t = rng.uniform(0, 1); x, y = -60 + (W * 1.1 + 60) * t, H * (.905 - .16 * t) + rng.normal(0, 14); smooth(g, blob_pts(rng, x, y, rng.uniform(5, 28), rng.uniform(4, 13), .25, 8, -.1)); rgb(g, rng.choice(['#b4776a', '#d98fa0', '#9a7a6a', '#c98f8f']), .45); g.fill()
    ropes_and_bars.steel(c, tuple(a), tuple(b), 64, '#8a8f78')
    F.turf_algae(c, tuple(a), tuple(b), 66, 46, 2100, ('#a9803f', '#c29a50', '#8a7a3c', '#d3a85a', '#9a7440'), .55)
    # the young coral in its tie
    root = (W * .775, H * .79)
    brown = '#b98a45'
    for pts, w in (([root, (W * .86, H * .6), (W * .925, H * .43), (W * .94, H * .33)], [66, 60, 48, 26]), ([(W * .84, H * .645), (W * .9, H * .57), (W * .955, H * .5)], [46, 40, 22]),
                   ([root, (W * .725, H * .56), (W * .665, H * .42), (W * .645, H * .3)], [66, 58, 46, 26]), ([root, (W * .785, H * .52), (W * .79, H * .3), (W * .815, H * .12)], [84, 76, 62, 32]), ([(W * .788, H * .47), (W * .772, H * .35), (W * .735, H * .19)], [52, 46, 22])):
        closeups.twig(c, pts, w, brown, '#ffeccb', .085)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6, rim=.5) as g:
        for k in range(3): rgb(g, '#22303a'); taper(g, [(root[0] - 60, root[1] - 16 + k * 18), (root[0], root[1] + 6 + k * 17), (root[0] + 60, root[1] - 22 + k * 18)], [13, 15, 13], 14); g.fill()
    with c.piece(shadow=.3, lift=4, volume=0, rim=0, grain=0) as g:      # the same line round both
        g.set_line_width(8); g.set_line_cap(1); g.set_dash([26, 20]); rgb(g, '#ff7a4a')
        smooth(g, [(W * .61, H * .27), (W * .635, H * .225), (W * .68, H * .25), (W * .7, H * .13), (W * .75, H * .1), (W * .79, H * .06), (W * .84, H * .065), (W * .86, H * .16), (W * .845, H * .4), (W * .89, H * .4), (W * .92, H * .285), (W * .97, H * .3), (W * .975, H * .42), (W * .988, H * .49), (W * .96, H * .57), (W * .9, H * .66), (W * .85, H * .8), (W * .775, H * .875), (W * .705, H * .83), (W * .69, H * .66), (W * .63, H * .48)]); g.stroke()
        d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]]); u, v = a + (b - a) * .2, a + (b - a) * .78
        smooth(g, [tuple(u + n * 96), tuple((u + v) / 2 + n * 104), tuple(v + n * 96), tuple(v + d * 62), tuple(v - n * 96), tuple((u + v) / 2 - n * 104), tuple(u - n * 96), tuple(u - d * 62)]); g.stroke(); g.set_dash([])
    portraits.fish(c, 'sergeant', W * .49, H * .56, 340, 80, 3, .3, roll=.05)
    portraits.fish(c, 'damsel', W * .395, H * .76, 130, 58, 2, .2)
    F.pocillopora(c, W * .3, H * 1.05, 150, 'rose'); F.staghorn(c, W * .96, H * 1.08, 170, 'saffron', 2, 5); F.brain(c, W * .87, H * 1.06, 120, 'leaf')
    c.particles(140); c.finish(.34, center=(.52, .48))
