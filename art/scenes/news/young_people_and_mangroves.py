"""Pictures of the article "Young people take on the mangroves"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, people as P, water
from toolkit.paper import blob_pts, jitter, lin, rgb, smooth, taper


def lead(c, rng, variant=0):
    """From between the roots at sunrise: young people wade in single file with seedlings, mirrored in the shallow."""
    W, H = c.w, c.h
    hz, y0 = H * .43, H * .66
    c.light = (-.25, -.97)
    c.backdrop([(0, '#6fa9b0'), (.16, '#c3d3b8'), (.3, '#fbdc9c'), (.43, '#fff0b8'), (1, '#f3c982')], 90, glow=(W * .56, hz - 40, 620, '#fff3c4', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .56, hz - 62, 40, 40, .02, 14)); rgb(g, '#fffdf0'); g.fill()
    c.set_air()
    for y, d, am in ((hz - 6, .72, 46), (hz + 2, .52, 66)):      # far mangrove lines
        with c.piece(depth=d, shadow=.1, volume=.3, vsize=16) as g:
            pts = [(x, y - am * (.4 + .6 * abs(math.sin(x / 130 + am)) * abs(math.sin(x / 47)) ** .4) * (1 - .75 * math.exp(-((x - W * .55) / 230) ** 2))) for x in np.linspace(-30, W + 30, 60)]
            smooth(g, pts + [(W + 30, y + 8), (-30, y + 8)]); rgb(g, '#3f6a52'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, hz + 2, W + 40, H); lin(g, 0, hz, 0, H, '#fff2c0', '#f5cf92', '#9fb39a', '#3d6f73'); g.fill()
    c.set_air()
    for x, s, d in ((.13, 190, .42), (.9, 220, .36), (.77, 140, .5)): F.mangrove(c, W * x, hz + 40, s, leaves='moss', roots=8, size=15, depth=d)
    c.god_rays(W * .56, hz - 420, .3, 12, 900, 1.2, '#fff0c0')
    # single file along one foot line
    def tray(col_, n=5):
        def f(g, J):
            x, y = (J['hL'][0] + J['hR'][0]) / 2 + .04, (J['hL'][1] + J['hR'][1]) / 2
            for k in range(n): F.propagule(g, x - .1 + .2 * k / (n - 1), y - .02, .27, 'leaf', (k - n / 2) * .09)
            smooth(g, [(x - .14, y - .05), (x + .14, y - .05), (x + .11, y + .06), (x - .11, y + .06)], tension=.2); rgb(g, col_); g.fill()
        return f
    def one(g, J): F.propagule(g, J['hR'][0] + .01, J['hR'][1] + .1, .36, 'leaf', .12)
    file_ = [(.27, 205, 'walk', dict(hair='short', top='#1b8f93', bottom='shorts', child=True), one, {}),
             (.345, 232, 'carry', dict(hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='trousers', bcol='#2c3448'), tray('#f5b843'), {}),
             (.475, 222, 'walk', dict(hair='cap', accent='#f5b843', top='#f2694b', bottom='shorts', pack='#2f5d6c'), None, dict(aL=(150, 165), aR=(-20, 2))),
             (.55, 246, 'carry', dict(hair='bob', top='#3c86c2', bottom='shorts'), tray('#c98a5a', 6), dict(lL=(-4, -22), lR=(24, 2))),
             (.64, 214, 'walk', dict(hair='pony', top='#f5b843', bottom='shorts', child=True), one, dict(aL=(20, 60))),
             (.745, 252, 'reach', dict(hair='hat', accent='#1b8f93', top='#e8e2cf', sleeve='long', bottom='trousers', bcol='#6b5a45'), None, {})]
    for x, s, p, lk, pr, tw in file_:
        P.person(c, W * x, y0 + rng.normal(0, 2), s, p, P.look(rng, **lk), False, pr, tweak=tw)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:       # row already planted at the far right
        for k in range(7): F.propagule(g, W * (.79 + .028 * k), y0 + 4 - k * 2 + rng.normal(0, 3), 60 - 3 * k, 'leaf', rng.normal(0, .1))
    water.reflect(c, y0 - 4, .66, (y0 - hz) * .97, 4, '#f7d9a0')
    water.rings(c, [(W * x + 4, y0 - 3, 30) for x, *_ in file_] + [(W * (.79 + .028 * k), y0 + 2 - k * 2, 13) for k in range(7)], '#fff6d0', .75, .22)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # slow ripples
        for _ in range(150):
            t = rng.uniform(0, 1); x, y = rng.uniform(-40, W), hz + 8 + t * (H - hz); q = rng.uniform(20, 80) * (.3 + 1.5 * t)
            rgb(g, '#fff3cc' if rng.random() < .6 else '#2f6066', rng.uniform(.1, .35)); taper(g, [(x, y), (x + q * .5, y - 1 - 2 * t), (x + q, y)], [.3, 1 + 3.4 * t, .3], 10, False); g.fill()
    # near prop roots make a dark window
    F.root_arch(c, [[(W * .1, -30), (W * .13, H * .3), (W * .19, H * .62), (W * .2, H * 1.05)], [(W * .04, -20), (W * .0, H * .4), (W * -.03, H * .8), (W * -.05, H * 1.1)], [(W * .12, H * .12), (W * .25, H * .3), (W * .33, H * .62), (W * .345, H * 1.05)],
                    [(W * .92, -30), (W * .955, H * .35), (W * .93, H * .7), (W * .95, H * 1.06)], [(W * .93, H * .05), (W * .845, H * .34), (W * .82, H * .7), (W * .8, H * 1.05)]], [46, 64, 34, 52, 30], '#4a3330', depth=.06)
    F.root_arch(c, [[(W * .06, H * .02), (W * .095, H * .42), (W * .075, H * .75), (W * .1, H * 1.08)], [(W * 1.0, -30), (W * 1.03, H * .4), (W * 1.0, H * .9), (W * 1.02, H * 1.1)], [(W * -.02, H * .3), (W * .1, H * .38), (W * .155, H * .75), (W * .14, H * 1.08)]], [58, 74, 34], '#2e2228')
    F.leaf_clump(c, W * .1, H * .01, 240, 70, 120, 36, 'deepleaf'); F.leaf_clump(c, W * .93, H * .0, 210, 66, 110, 36, 'deepleaf'); F.leaf_clump(c, W * .5, -H * .03, 240, 30, 60, 32, 'deepleaf')
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=4) as g:      # oysters on the near roots
        for bx, by in ((.195, .8), (.2, .9), (.34, .86), (.345, .94), (.94, .8), (.81, .82), (.8, .93), (.09, .86), (.15, .9)):
            for _ in range(9): rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#b9a58f', '#a5b0a0']), .04)); smooth(g, blob_pts(rng, W * bx + rng.normal(0, 12), H * by + rng.normal(0, 22), rng.uniform(6, 12), rng.uniform(5, 9), .2, 7)); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=14, grain=.06) as g:   # mud hump with a mudskipper
        smooth(g, [(W * .5, H * 1.04), (W * .56, H * .965), (W * .66, H * .935), (W * .77, H * .965), (W * .82, H * 1.04)]); lin(g, 0, H * .93, 0, H, '#8a6f58', '#4b3a36'); g.fill()
    A.mudskipper(c, W * .665, H * .925, 150, True)
    c.glow(W * .56, hz - 60, 420, '#fff3c4', .28)
    c.finish(.42, warm=.14, center=(.53, .5))
