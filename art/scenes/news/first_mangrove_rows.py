"""Pictures of the article "Planting mangroves: the first rows"."""
import numpy as np
from toolkit import fauna as A, flora as F, land as L, water
from toolkit.paper import blob_pts, lin, mix, rgb, smooth, taper


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
