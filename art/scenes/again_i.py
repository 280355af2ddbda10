"""again_i.py - pictures drawn again: the first rows of mangroves, a yard of clay units, the sheet on the table in the tide."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, closeups as K, ground, shadow
import parts_b as B, parts_g as Q, parts_gb as S, parts_p as T, parts_s as D, parts_sla as M, parts_slb as V, parts_slc as C
from paper import *

PI = math.pi


def rows(c, rng, variant=0):
    """16: low tide, forenoon: a knotted string runs over shining mud; planted as far as the woman who kneels at it, bare knots beyond; two more rows beside it, a boat aground on the left."""
    w, h = c.w, c.h
    c.light = (-.62, -.78)
    hz = h * .27
    L.sky(c, 'noon', hz, None); L.cloud(c, w * .3, h * .15, 330, depth=.35); L.cloud(c, w * .62, h * .08, 190, depth=.5); L.cloud(c, w * .05, h * .2, 180, depth=.55)
    L.rinjani(c, w * .17, hz + 3, 640, 128, depth=.55); L.island(c, w * .56, hz + 2, 300, 24, depth=.6)
    L.sea(c, hz, hz + 70, 'noon', None, 40)
    p = ground.view(w, hz, 1150, 1.5)
    shore = [(-40, hz + 48), (w * .2, hz + 52), (w * .45, hz + 44), (w * .7, hz + 34), (w + 40, hz + 22)]
    with c.piece(shadow=.15, lift=3, volume=0, rim=.35, grain=.05) as g:          # the flat, the farther the wetter
        smooth(g, shore, False); g.line_to(w + 40, h + 40); g.line_to(-40, h + 40); g.close_path()
        lin(g, 0, hz + 30, 0, h, (0, '#c9dcd2'), (.1, '#bcc4b4'), (.3, '#a8967e'), (.62, '#8a6a52'), (1, '#634736')); g.fill()
    L.foam(c, shore, 4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.8) as g:            # films of water with the sky in them
        for _ in range(110):
            Z = 3 + 26 * rng.uniform(0, 1) ** 1.6; X = rng.uniform(-.85, .85) * Z * .9; x, y, s = p(X, Z)
            q = s * rng.uniform(.25, 1.1) * min(1, Z / 6); cc = mix('#e9f4ea', '#9fd0cf', rng.uniform(0, 1)); rgb(g, cc, rng.uniform(.35, .85)); smooth(g, blob_pts(rng, x, y, q, max(1.2, q * .09), .28, 11)); g.fill()
    with c.piece(shadow=.2, lift=1.5, volume=.3, vsize=2, rim=.3, grain=.06) as g:   # balls of sand round the holes of crabs
        for _ in range(16):
            Z = 2.5 + 7 * rng.uniform(0, 1) ** 1.4; X = rng.uniform(-.7, .7) * Z
            for k in range(14): x, y, s = p(X + rng.normal(0, .12), Z + rng.normal(0, .1)); q = s * rng.uniform(.006, .014); rgb(g, shade('#6f5543', rng.uniform(-.15, .15)), .9); smooth(g, blob_pts(rng, x, y, q * 1.3, q, .2, 7)); g.fill()
    with c.piece(shadow=.1, lift=2, volume=0, rim=.5, grain=.03) as g:            # pools near by
        for X, Z, q in ((-1.6, 4.1, .95), (-2.6, 5.4, .8), (.2, 3.0, .42), (3.1, 6.4, .9), (-.2, 6.6, .7), (2.35, 3.4, .5)):
            x, y, s = p(X, Z); lin(g, 0, y - s * q * .13, 0, y + s * q * .13, '#8fc4c6', '#d9eee4', '#b9dcd4'); smooth(g, blob_pts(rng, x, y, s * q, s * q * .1, .2, 13)); g.fill()
    S.sheen(c, hz + 80, h, 130, '#f3ead8', '#4a362c', .8)
    for x, y, s, d in ((.7, 34, 74, .62), (.745, 36, 92, .58), (.79, 40, 112, .54), (.84, 46, 130, .5), (.905, 54, 170, .42), (.985, 74, 235, .32)): F.mangrove(c, w * x, hz + y, s, '#5f4a40', '#5f9158', roots=7, size=9 + s * .04, depth=d)
    # a boat that waits for the water
    x, y, s = p(-3.7, 8.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.42) as g, at(g, x + s * .12, y + s * .02, 0, s * 1.75, s * .1): rgb(g, '#3f3028'); g.arc(0, 0, 1, 0, 7); g.fill()
    L.jukung(c, x, y, s * 3.3, None, '#e4573f', reflection=False, depth=.06)

    line = lambda t, off: (-1.9 + .8 * t + off * .72, 2.05 + .745 * t - off * .3)      # t metres along a row; off: rows to the right and nearer

    def string(off, t0, t1, planted):
        with c.piece(shadow=.25, lift=2, volume=.35, vsize=3, rim=.35, grain=.06) as g:      # mud pressed round the plants
            for t in planted: x, y, s = p(*line(t, off)); rgb(g, '#6f5240'); smooth(g, blob_pts(rng, x, y, s * .13, s * .04, .2, 11)); g.fill()
        pts = [p(*line(t, off), .07) for t in np.linspace(t0, t1, 40)]
        with c.piece(shadow=.5, lift=5, volume=.2, vsize=2, rim=.5) as g:
            rgb(g, '#fdf3d4'); taper(g, [q[:2] for q in pts], [max(2.2, q[2] * .022) for q in pts], 80); g.fill()
            for x, y, s, t in [(*p(*line(t, off), .07), t) for t in range(math.ceil(t0), int(t1) + 1)]:
                if y > h - 60: continue
                rgb(g, '#f2694b' if int(t) % 3 == 0 else '#fffaf0'); smooth(g, blob_pts(rng, x, y, s * .056, s * .046, .12, 9)); g.fill()

    def stake(off, t):
        x, y, s = p(*line(t, off))
        def draw(cv):
            with cv.piece(shadow=.4, lift=s * .03, volume=.4, vsize=s * .03, rim=.5) as g: lin(g, x - s * .04, 0, x + s * .04, 0, '#d3a56c', '#7a5636'); taper(g, [(x, y + 4), (x + s * .03, y - s * .55)], [s * .06, s * .07]); g.fill()
        shadow.lay(c, draw, y, .8, .16, .32)

    def plant(off, t, size, pairs=2):
        x, y, s = p(*line(t, off))
        k = rng.uniform(.86, 1.14); lean = rng.normal(0, .07); cc = jitter(rng, '#6fa94f', .035)
        def draw(cv):
            with cv.piece(shadow=.36, lift=s * .03, volume=.32, vsize=s * .025, rim=.5) as g: V.seedling(g, cv.rng, x, y, s * size * k, cc, pairs, lean)
        shadow.lay(c, draw, y, .8, .16, .3)
    who = lambda **k: P.look(rng, **{**dict(hair='hat', sleeve='long', bottom='trousers', build=1.0), **k})

    def man(X, Z, tall, pose, lk, flip=False, **kw):
        x, y, s = p(X, Z); return shadow.lay(c, lambda cv: P.person(cv, x, y, s * tall, pose, lk, flip, **kw), y - s * .02, .8, .16, .34)
    # the row nearest the sea has small plants; then the row at work; the highest at the right
    string(-3.1, .9, 15, range(2, 16))
    for t in range(15, 1, -1): plant(-3.1, t, .4)
    string(0, -.3, 9, range(1, 6)); stake(0, 9)
    X, Z = line(8.7, 0); man(X - .6, Z + .3, 1.62, 'stand_side', who(top='#fff4d6', accent='#c85a8e', bcol='#3f5e5a'), False)
    X, Z = line(5, 0); man(X + .52, Z + .06, 1.66, 'squat', who(top='#3c86c2', accent='#f5b843', bcol='#4a3f38'), True)
    for t in (5, 4, 3): plant(0, t, (.5, .46, .42)[t - 3])
    X, Z = line(2, 0); man(X + .66, Z - .02, 1.62, 'plant', who(hair='hijab', top='#f2694b', accent='#f5b843', bcol='#3a3f5c', skin='#8a5a3c'), True)
    for t in (2, 1): plant(0, t, .52)
    string(2.2, .7, 6, range(2, 5))
    for t in (4, 3, 2): plant(2.2, t, .62, 3)
    c.particles(40, box=(0, hz, w, h)); c.glow(w * .08, 0, 700, '#fff6dc', .22)
    c.finish(vignette=.24, warm=.06, center=(.5, .55))
