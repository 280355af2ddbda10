"""Pictures of the article "Planting mangroves: the first rows"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, ground, household, land as L, light, people as P, ropes_and_bars, shadow, village, water
from toolkit.paper import at, blob_pts, col, jitter, lin, mix, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def L_ridge(rng, w, hz):
    return [(-30, hz - 44)] + [(w * .62 * t, hz - 44 * (1 - t) - 16 + rng.normal(0, 7)) for t in np.linspace(.03, .97, 15)] + [(w * .62, hz + 4)]


def second(c, rng, variant=0):
    """A knotted string runs from the near stake over wet mud into the distance, a propagule at every knot; low sun."""
    w, h = c.w, c.h
    c.light = (.7, -.6)
    hz = h * .3
    L.sky(c, 'morning', hz, sun=(w * .8, h * .2, 40), glow=.9)
    with c.piece(shadow=.1, volume=.3, depth=.5) as g:
        smooth(g, L_ridge(rng, w, hz), False); g.line_to(w * .62, hz + 8); g.line_to(-30, hz + 8); g.close_path(); rgb(g, '#4d7d52'); g.fill()
    L.rinjani(c, w * .7, hz + 2, 620, 96, depth=.68)
    L.sea(c, hz, hz + 40, 'morning', w * .8)
    L.ground(c, [(-30, hz + 26), (w * .4, hz + 36), (w * .75, hz + 26), (w + 30, hz + 40)], '#a4815f', '#5d4334', 380)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # wet film with the light of the sky
        for _ in range(14):
            t = rng.uniform(0, 1) ** 1.2; x, y = w * rng.uniform(.0, .66), hz + 60 + t * (h - hz - 80); L_ = rng.uniform(60, 220) * (.3 + t)
            lin(g, 0, y - 20, 0, y + 20, (0, '#ffe6b4', .85), (1, '#e9b98e', .75)); smooth(g, blob_pts(rng, x, y, L_, 3 + 12 * t, .22, 13)); g.fill()
    with c.piece(shadow=.12, lift=4, volume=.1, rim=.4, grain=.02) as g:
        smooth(g, [(w * .7, h * .44), (w * .84, h * .43), (w * 1.05, h * .46), (w * 1.05, h * .98), (w * .86, h * .94), (w * .74, h * .82), (w * .66, h * .72), (w * .8, h * .62), (w * .71, h * .53), (w * .62, h * .49)]); lin(g, 0, h * .42, 0, h, '#fbd9a0', '#f0c9a4', '#9fc4c8', '#5fa0ae'); g.fill()
        smooth(g, [(w * -.04, h * .5), (w * .12, h * .48), (w * .3, h * .51), (w * .16, h * .56), (w * .04, h * .54)]); lin(g, 0, h * .42, 0, h * .6, '#fbd9a0', '#f0c9a4'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for i in range(90): t = rng.uniform(0, 1); x = w * .8 + rng.normal(0, 20 + 60 * t); y = h * (.45 + .46 * t); rgb(g, '#fff6dc', rng.uniform(.3, .9)); L_ = rng.uniform(10, 34) * (.5 + t); taper(g, [(x - L_, y), (x, y - 2), (x + L_, y)], [.3, 2 + 3 * t, .3], 8, False); g.fill()
    water.sheen(c, hz + 50, h, 130, '#ffe9bd', '#4a3428')
    V = (w * .64, hz + 44)                     # where the lines meet

    def line(x0, y0, first, n, s0, w0, colour):
        ts = [1 - (1 - .0) * (1 - 1 / (1 + .42 * k)) for k in range(n)]
        pts = [(V[0] + (x0 - V[0]) * t, V[1] + (y0 - V[1]) * t, t) for t in ts]
        with c.piece(shadow=.45, lift=5, volume=.3, vsize=4) as g:
            for (ax, ay, at_), (bx, by, bt) in zip(pts, pts[1:]):
                lin(g, ax, ay, bx, by, colour, mix(colour, 'peach', .3)); taper(g, [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 9 * bt), (bx, by)], [w0 * at_, w0 * (at_ + bt) / 2, w0 * bt], 12); g.fill()
        for k, (x, y, t) in list(enumerate(pts))[::-1]:
            F.sprout(c, rng, x + 10 * t, y + 22 * t, s0 * t * rng.uniform(.85, 1.1), depth=max(0, .4 - t))
            with c.piece(shadow=.4, lift=4, volume=.4, vsize=5) as g:
                q = w0 * 1.5 * t; rgb(g, colour); smooth(g, blob_pts(rng, x, y, q, q * .85, .12, 9)); g.fill(); rgb(g, '#c8412f'); taper(g, [(x, y), (x - q * .8, y + q * 2.2)], [q * .5, q * .35]); g.fill(); taper(g, [(x, y), (x + q * .6, y + q * 2.4)], [q * .5, q * .3]); g.fill()
    line(w * 1.12, h * .66, 0, 9, 190, 11, '#e9d6a8')
    line(w * -.02, h * .62, 0, 9, 150, 9, '#e9d6a8')
    line(w * .3, h * .9, 0, 11, 330, 15, '#fff0c8')
    with c.piece(shadow=.5, lift=8, volume=.45, vsize=8) as g:         # the stake the near string is tied to
        x, y = w * .3 - 60, h * .96
        lin(g, x - 14, 0, x + 20, 0, '#c99a63', '#7a5636'); taper(g, [(x - 6, h * .66), (x, y + 60)], [30, 34]); g.fill()
        rgb(g, '#fff0c8')
        for k in range(4): taper(g, [(x - 20, h * .85 + 9 * k), (x + 20, h * .845 + 9 * k)], [9, 9]); g.fill()
        taper(g, [(x + 14, h * .865), (w * .3, h * .9)], [12, 14]); g.fill()
    A.crab(c, w * .56, h * .93, 84)
    c.finish(vignette=.3, warm=.35)


def slide_1(c, rng, variant=0):
    """Wide, early: three strings with knots lie along the shore at three heights, seedlings beside the knots; planters bend over the middle one; stake and tray in front."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .235
    L.sky(c, 'rose', hz, (W * .8, hz - 44, 26)); L.cloud(c, W * .3, H * .12, 280, depth=.45); L.cloud(c, W * .55, H * .07, 170, depth=.55)
    L.island(c, W * .18, hz + 2, 380, 30, depth=.62); L.island(c, W * .47, hz + 2, 200, 20, depth=.68)
    L.sea(c, hz, H * .8, 'rose', W * .78, 70, .5)
    p = ground.view(W, hz, 1250, 2.55)
    o, d, n = np.array([-2.9, 5.1]), np.array([.8, .6]), np.array([-.6, .8])
    at_ = lambda k, t: p(*(o + n * k + d * t))
    shore = [at_(13.5 + .5 * math.sin(t * .7), t) for t in np.linspace(-9, 90, 40)]
    # wet mud from the water's edge to the viewer
    with c.piece(shadow=.12, lift=4, volume=.1, rim=.2, grain=.05) as g:
        smooth(g, [q[:2] for q in shore], False); g.line_to(W + 60, hz + 6); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.line_to(-60, shore[0][1]); g.close_path()
        lin(g, W * .1, hz + 120, W * .55, H, '#e0c0a8', '#bd967a', '#987159', '#7a5645'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.75) as g:       # sky in the wet
        for _ in range(70):
            k, t = 13.2 - abs(rng.normal(0, 5.2)), rng.uniform(-6, 40); x, y, s = at_(k, t)
            if y < hz + 26: continue
            w = s * rng.uniform(.4, 1.9); cc = mix('#f3d8c4', '#bcd2cc', rng.uniform(0, 1)); lin(g, 0, y - 9, 0, y + 9, cc, shade(cc, -.05)); smooth(g, blob_pts(rng, x, y, w, max(1.2, w * .085), .25, 11)); g.fill()
    L.foam(c, [q[:2] for q in shore if q[0] < W + 60], 4)
    water.sheen(c, hz + 60, H, 120, '#fbe3cf', '#4f3a34', .8)
    F.mangrove(c, W * .93, hz + 92, 170, size=13, depth=.3); F.mangrove(c, W * 1.0, hz + 120, 220, size=15, depth=.22); F.mangrove(c, W * .845, hz + 62, 110, size=10, depth=.42)
    with c.piece(shadow=.25, lift=2, volume=.3, vsize=2, grain=.06) as g:      # worm casts, crab balls
        for _ in range(260):
            x, y, s = at_(rng.uniform(-3, 11), rng.uniform(-3, 22)); q = s * rng.uniform(.015, .04); rgb(g, jitter(rng, '#7a5a48', .05), .9); smooth(g, blob_pts(rng, x, y, q * 1.4, q, .2, 7)); g.fill()

    def row(k, t0, t1, planted, h):
        a, b = at_(k, t0), at_(k, t1)
        pts = [at_(k, t) for t in np.linspace(t0, t1, 30)]
        for t in range(int(t1), int(t0) - 1, -1):
            x, y, s = at_(k + .22, t + .0)
            if planted(t):
                with c.piece(shadow=.4, lift=s * .04, volume=.3, vsize=3, rim=.5) as g: F.seedling(g, rng, x, y, s * h * rng.uniform(.85, 1.15), jitter(rng, '#7fae62', .04), 2, rng.normal(0, .07))
        with c.piece(shadow=.45, lift=4, volume=.2, vsize=2, rim=.5) as g:
            rgb(g, '#fdf3d4'); taper(g, [(x, y - s * .1) for x, y, s in pts], [max(2.2, s * .03) for x, y, s in pts], 60); g.fill()
            for t in range(int(t0), int(t1) + 1): x, y, s = at_(k, t); rgb(g, '#f2694b' if t % 5 == 0 else '#fffaf0'); smooth(g, blob_pts(rng, x, y - s * .1, s * .075, s * .06, .12, 9)); g.fill()
        for t in (t0, t1):
            x, y, s = at_(k, t)
            with c.piece(shadow=.45, lift=s * .05, volume=.4, vsize=s * .03, rim=.5) as g: lin(g, x - s * .05, 0, x + s * .05, 0, '#c99a63', '#7a5636'); taper(g, [(x, y + 3), (x + s * .03, y - s * .62)], [s * .075, s * .09]); g.fill()
    who = lambda **k: P.look(rng, **{**dict(hair='hat', sleeve='long', bottom='trousers', shoes='#3a2c2a'), **k})
    def man(k, t, h, pose, lk, flip=False, **kw):
        x, y, s = at_(k, t); ground.cast(c, x, y, s * h * .8, -.55, .14); return P.person(c, x, y, s * h, pose, lk, flip, **kw)
    row(9.2, -3, 4, lambda t: t < 4, .5)
    man(9.2, 5.6, 1.6, 'squat', who(top='#3c86c2', accent='#f5b843', bcol='#2c3448'), True)
    row(4.1, -2, 15, lambda t: t > 3, .52)
    man(3.6, 2.6, 1.66, 'plant', who(top='#f2694b', accent='#1b8f93', bcol='#22405a'))
    man(7.1, -1.4, 1.64, 'bend', who(top='#1b8f93', accent='#c85a8e', bcol='#6b5a45'), False)
    man(3.9, 15.6, 1.66, 'arm_up', who(top='#fff4d6', hair='hijab', accent='#c85a8e', bcol='#22405a', bottom='skirt'))
    man(6.4, 8.2, 1.25, 'carry', who(top='#f5b843', hair='cap', accent='#2f5d6c', child=True, bottom='shorts'), True, prop=lambda g, J: (smooth(g, [(J['hR'][0] - .17, J['hR'][1] - .03), (J['hR'][0] + .2, J['hR'][1] - .03), (J['hR'][0] + .17, J['hR'][1] + .06), (J['hR'][0] - .14, J['hR'][1] + .06)], tension=.2), rgb(g, '#3c86c2'), g.fill(), [F.leaf(g, J['hR'][0] - .12 + .07 * i, J['hR'][1] - .03, .16, .06, -PI / 2 + .3 * (i - 2), 'leaf') for i in range(5)]))
    # steps of somebody walking backwards along the upper string, puddles, a line of shells
    with c.piece(shadow=0, volume=.3, vsize=3, rim=.2, grain=.05, alpha=.85) as g:
        for i in range(16):
            x, y, s = at_(-.75 + (.16 if i % 2 else -.16), 6.2 - i * .55)
            with at(g, x, y, -.45, s * .15, s * .045): g.arc(0, 0, 1, 0, 7); rgb(g, '#4f382e', .8); g.fill(); g.arc(.1, .2, .72, 0, 7); rgb(g, '#b9a49a' if i % 3 else '#d9c4b4', .8); g.fill()
    with c.piece(shadow=.15, lift=2, volume=0, rim=.4, grain=.03, alpha=.85) as g:
        for x, y, w in ((.47, .8, 170), (.2, .93, 210), (.62, .68, 110), (.9, .63, 150), (.52, .97, 120), (.75, .745, 90)): smooth(g, blob_pts(rng, W * x, H * y, w, w * .14, .22, 13)); lin(g, 0, H * y - 24, 0, H * y + 24, '#c3d0cc', '#f0d3bf'); g.fill()
    row(0, -.6, 15, lambda t: t >= 3, .5)
    man(.42, 2.1, 1.66, 'plant', who(top='#8f6fb8', accent='#f2694b', bcol='#2f4a5c', skin='#6b432d'))
    x, y, s = at_(-.95, 2.2)
    household.basket(c, x, y, s * .52, '#d9a860', fill=lambda c_, X, Y: [c_.paint(lambda g, i=i: F.seedling(g, rng, X - s * .16 + s * .08 * i, Y + s * .03, s * .34, '#5f9a4c', 2, .14 * (i - 2)), shadow=.3, lift=3, volume=.2, vsize=3, rim=.5) for i in range(5)])
    # foreground: tray of seedlings and the ball of string
    x, y = W * .86, H * 1.0
    shadow.blob(c, x - 20, y - 8, 270, 60, 0, .4, 14)
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=10, rim=.5) as g:
        for j in range(2):
            for i in range(7): F.seedling(g, rng, x - 186 + i * 62 + j * 24 + rng.normal(0, 6), y - 96 + j * 26, rng.uniform(128, 176), jitter(rng, '#4f8a4c', .05), 2, rng.normal(0, .1))
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.45) as g: poly(g, [(x - 240, y - 104), (x + 240, y - 104), (x + 214, y + 16), (x - 214, y + 16)]); lin(g, 0, y - 104, 0, y + 16, '#3fa0b4', '#23738a'); g.fill(); rgb(g, '#134a5c', .6); [(taper(g, [(x + u, y - 84), (x + u * .93, y)], [10, 9]), g.fill()) for u in range(-190, 200, 38)]; rgb(g, '#7fc8d0'); taper(g, [(x - 244, y - 104), (x + 244, y - 104)], [15, 15]); g.fill()
    c.finish(.32, warm=.1, center=(.5, .48))


def slide_2(c, rng, variant=0):
    """Close, bright: one knot of the wet string across the picture, a small crab climbs the new stem beside it, a mudskipper looks on from behind."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#f6ecc8'), (.3, '#d9e0bc'), (.5, '#b9b690'), (.75, '#9a7a5c'), (1, '#6f5040')], 90, glow=(W * .1, 0, 760, '#fff6cf', .5))
    light.blobs(c, [(W * x, H * y, s, cc) for x, y, s, cc in ((.1, .2, 190, '#7fae6a'), (.3, .1, 150, '#a9c47f'), (.5, .22, 210, '#6f9f66'), (.9, .16, 240, '#7fae6a'), (.97, .34, 150, '#5f8f5c'), (.42, .4, 90, '#5f9460'), (.05, .42, 120, '#f6f0d4'), (.8, .4, 120, '#5f8a58'))], 28, .6)
    light.bokeh(c, 16, (0, 0, W, H * .4), ['#fffbe0', '#f0f3c4', '#cfe8d0'], (20, 70), .4)
    L.ground(c, [(-30, H * .57), (W * .3, H * .54), (W * .6, H * .57), (W + 30, H * .53)], '#a98468', '#6b4a3a', 90, blur=3, shadow=0)
    water.sheen(c, H * .58, H, 60, '#f3e6d0', '#4a342c', 1.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=4, alpha=.8) as g:
        for x, y, w in ((.16, .66, 190), (.62, .6, 150), (.86, .69, 160)): smooth(g, blob_pts(rng, W * x, H * y, w, w * .12, .2, 12)); lin(g, 0, H * y - 20, 0, H * y + 20, '#cfe0cc', '#f3ead0'); g.fill()
    A.mudskipper(c, W * .235, H * .605, 300, False, blur=2.2)
    # the planted stem
    sx = W * .735
    with c.piece(shadow=.45, lift=14, volume=.5, vsize=24, rim=.5) as g:
        lin(g, sx - 44, 0, sx + 50, 0, '#c3cf86', '#8fa35c', '#4f6040'); taper(g, [(sx - 14, H * .98), (sx + 2, H * .7), (sx + 26, H * .4), (sx + 34, H * .12), (sx + 30, -40)], [104, 100, 92, 72, 58], 60); p_ = g.copy_path(); g.fill()
        g.append_path(p_); g.clip()
        for _ in range(170): u, v = rng.uniform(-50, 80), rng.uniform(0, H); rgb(g, rng.choice(['#6f7a48', '#e6e8b4', '#7a5a44']), .5); smooth(g, blob_pts(rng, sx + u, v, rng.uniform(2, 5), rng.uniform(4, 11), .2, 7)); g.fill()
        rgb(g, '#6b4a3a', .85); smooth(g, [(sx - 120, H * .84), (sx - 40, H * .81), (sx + 10, H * .835), (sx + 80, H * .8), (sx + 120, H), (sx - 120, H)]); g.fill()
    with c.piece(shadow=.2, lift=6, volume=.45, vsize=20, grain=.06) as g: smooth(g, [(sx - 340, H + 30), (sx - 210, H * .965), (sx - 90, H * .91), (sx - 10, H * .885), (sx + 80, H * .9), (sx + 190, H * .955), (sx + 330, H + 30)]); lin(g, 0, H * .88, 0, H, '#9a735a', '#6b4a3a'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.5, vsize=6, grain=.06) as g:
        for _ in range(34): u = rng.normal(0, 150); q = rng.uniform(7, 20); rgb(g, jitter(rng, '#8a644e', .04)); smooth(g, blob_pts(rng, sx + u, H * (.93 + abs(u) / 4200) + rng.uniform(-4, 60), q * 1.3, q, .15, 9)); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=26, rim=.5) as g:
        F.leaf(g, sx + 22, H * .17, 520, 190, -.32, '#7fb462'); F.leaf(g, sx + 18, H * .2, 470, 180, PI + .4, '#6fa357')
    A.tree_crab(c, sx + 8, H * .43, 300, .12)
    # string and knot
    kx, ky = W * .385, H * .735
    cc = '#ead6a2'
    ropes_and_bars.strand(c, [(-40, H * .69), (W * .14, H * .715), (kx - 150, ky), (kx - 60, ky + 4)], 58, cc); ropes_and_bars.strand(c, [(kx + 60, ky), (kx + 170, ky + 4), (W * .62, H * .735), (W * .8, H * .7), (W + 40, H * .64)], 58, cc)
    ropes_and_bars.knot(c, kx, ky, 270, cc, 72)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.8) as g:       # mud on the string
        for _ in range(40): x = rng.uniform(0, W); y = np.interp(x, [0, kx, W * .6, W], [H * .7, ky + 12, H * .74, H * .655]) + rng.uniform(4, 26); rgb(g, '#7a5a48', .6); smooth(g, blob_pts(rng, x, y, rng.uniform(5, 22), rng.uniform(2, 7), .25, 9)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3, rim=.6) as g:
        for x, y, s, h in ((.13, .765, 15, .8), (.22, .775, 22, 1.1), (.345, .865, 30, .9), (.41, .885, 22, .6), (.52, .79, 18, .9), (.6, .782, 26, .8), (.9, .715, 18, 1)): water.drop(g, W * x, H * y, s, h)
        for x, y, s in ((.37, .65, 13), (.43, .68, 9), (.08, .685, 9), (.63, .715, 9), (.86, .665, 10)): water.drop(g, W * x, H * y, s)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.9) as g:      # puddle in front with the rope's light
        smooth(g, blob_pts(rng, W * .3, H * .985, 420, 52, .12, 16)); lin(g, 0, H * .93, 0, H * 1.03, '#d9dcbc', '#a9b49c'); g.fill()
    water.rings(c, [(W * .345, H * .975, 60), (W * .345, H * .975, 110), (W * .52, H * .985, 40)], 'white', .7)
    c.finish(.34, warm=.06, center=(.5, .52))


def slide_3(c, rng, variant=0):
    """Moment, sunset: a goat has found the upper string and nibbles a seedling; gaps in the row, wet flat gold behind."""
    W, H = c.w, c.h
    c.light = (-.75, -.66)
    c.shadow_col = col('#2a1738')
    hz = H * .45
    L.sky(c, 'dusk', hz, (W * .24, hz - 64, 44), '#fff0c0', .9)
    L.cloud(c, W * .62, H * .13, 420, '#f3b9a0', .35); L.cloud(c, W * .34, H * .2, 220, '#f8cfa4', .4); L.cloud(c, W * .92, H * .24, 260, '#e0a09a', .5)
    L.rinjani(c, W * .5, hz + 4, 760, 120, '#7a5f86', .35)
    L.sea(c, hz, H * .62, 'dusk', W * .24, 60, .9)
    for x, s in ((.7, 150), (.78, 190), (.88, 170), (.97, 210)): F.mangrove(c, W * x, hz + 46, s, '#4a3244', '#54604a', size=12, depth=.3)
    fl = L.ground(c, [(-30, H * .545), (W * .4, H * .53), (W * .7, H * .535), (W + 30, H * .52)], '#b0785f', '#6a4450', 60, shadow=.05)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.9) as g:
        for _ in range(60):
            t = rng.uniform(0, 1) ** 1.3; y = H * (.548 + .2 * t); x = rng.normal(W * .27, W * (.12 + .3 * t)); w = rng.uniform(30, 130) * (.5 + 1.5 * t); cc = mix('#ffd98f', '#d98a84', min(1, abs(x - W * .24) / W * 1.4)); rgb(g, cc, .85); smooth(g, blob_pts(rng, x, y, w, w * .07 + 1, .22, 11)); g.fill()
    for t, x0 in ((.57, 20), (.595, 40), (.63, 0)):        # the lower strings' rows, far
        for i in range(26 if t < .6 else 20):
            x = x0 + i * (46 + (t - .57) * 900)
            if rng.random() < .82:
                with c.piece(shadow=.2, lift=2, volume=.2, vsize=2, rim=.5, depth=.1) as g: F.seedling(g, rng, x + rng.normal(0, 4), H * t + (x / W) * -12, 26 + (t - .57) * 420, '#54604a', 2)
    # the bank
    base = L.ground(c, [(-30, H * .845), (W * .2, H * .815), (W * .45, H * .79), (W * .7, H * .735), (W + 30, H * .68)], '#7a4f48', '#3a2236', 160)
    with c.piece(shadow=.2, lift=3, volume=.1, vsize=4, rim=.4) as g:
        for _ in range(240): x = W * rng.uniform(.45, 1.02) ; y = base(x) + abs(rng.normal(0, 26)) ; rgb(g, jitter(rng, '#6f6a44', .05)); taper(g, wander(rng, x, y + 6, -PI / 2 + rng.normal(-.1, .35), rng.uniform(14, 44), 4, .15), [4, 3, .5], 8, False); g.fill()
    # string on stakes, knots, seedlings
    q = [(-30, H * .86), (W * .16, H * .868), (W * .4, H * .865), (W * .66, H * .83), (W + 30, H * .75)]
    Y = lambda x: float(np.interp(x, [a for a, b in q], [b for a, b in q]))
    gx = W * .665
    for i, x in enumerate((.045, .145, .245, .345, .445, .57)):
        x *= W; y = Y(x) + 24
        with c.piece(shadow=.45, lift=8, volume=.35, vsize=7, rim=.75) as g:
            if i == 3: rgb(g, '#8f9a5c'); taper(g, [(x, y), (x + 5, y - 70)], [15, 12]); g.fill(); rgb(g, '#f3e0b0'); g.arc(x + 5, y - 71, 6, 0, 7); g.fill()
            elif i == 1: pass
            elif i != 5: F.seedling(g, rng, x, y, (190, 0, 176, 0, 200)[i], '#7f9a4f', 2, rng.normal(0, .06))
    gy = base(W * .8) + 78
    ground.cast(c, W * .8, gy, 620, .5, .1, .3, .35, '#2a1738')
    village.goat(c, W * .8, gy, 600, '#7a4b38', True)
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=3) as g:     # collar and the end of a broken tether
        rgb(g, '#f2694b'); taper(g, [(W * .8 - 214, gy - 372), (W * .8 - 226, gy - 300), (W * .8 - 196, gy - 250)], [16, 17, 16], 14); g.fill()
    ropes_and_bars.rope(c, [(W * .8 - 206, gy - 262), (W * .8 - 190, gy - 150), (W * .8 - 150, gy - 30), (W * .8 - 60, gy + 34), (W * .8 + 60, gy + 20), (W * .8 + 120, gy + 44)], 9, '#e9c9a0')
    mx, my = W * .8 - 425, gy - 148            # what it eats
    with c.piece(shadow=.4, lift=7, volume=.3, vsize=6, rim=.7) as g: F.seedling(g, rng, mx - 26, Y(mx) + 26, 190, '#8fae55', 2, .16)
    with c.piece(shadow=.45, lift=5, volume=.2, vsize=3, rim=.8) as g:
        rgb(g, '#ffe6b8'); taper(g, q, [7, 7, 7.5, 7, 5], 80); g.fill()
        for k in range(9): x = W * (.045 + .1 * k) + 22; rgb(g, '#ffe6b8'); smooth(g, blob_pts(rng, x, Y(x), 13, 11, .12, 9)); g.fill()
    for x in (.095, .972):
        with c.piece(shadow=.45, lift=9, volume=.45, vsize=9, rim=.7) as g: x *= W; y = Y(x); lin(g, x - 14, 0, x + 14, 0, '#c98f5c', '#5b3a34'); taper(g, [(x, y + 60), (x + 6, y - 120)], [23, 27]); g.fill(); rgb(g, '#ffe6b8'); [(taper(g, [(x - 14, y - 6 + 9 * k), (x + 4, y - 1 + 9 * k), (x + 18, y - 6 + 9 * k)], [7, 8, 7]), g.fill()) for k in range(3)]
    with c.piece(shadow=0, volume=0, rim=0) as g: A.gull(g, W * .43, H * .26, 34, .1, '#5a3f5c'); A.gull(g, W * .39, H * .285, 24, -.1, '#5a3f5c')
    c.glow(W * .24, hz - 40, 420, '#ffcf7a', .22); c.finish(.36, warm=.14, center=(.45, .5))
