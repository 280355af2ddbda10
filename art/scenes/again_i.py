"""again_i.py - pictures drawn again: the first rows of mangroves, a yard of clay units, the sheet on the table in the tide."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, closeups as K, ground, shadow
import parts_b as B, parts_g as Q, parts_gb as S, parts_p as T, parts_s as D, parts_sla as M, parts_slb as V, parts_slc as C
from paper import *

PI = math.pi
CLAY = '#c9744a'


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


def yard(c, rng, variant=0):
    """event 01: low evening sun on a drying yard: a woman carries a board of clay units to the row that runs away at the right; at the left the roof where units are shaped, a heap of old tiles and pots, hens."""
    w, h = c.w, c.h
    c.light = (.75, -.6)
    hz = h * .27
    L.sky(c, 'rose', hz, (w * .84, h * .16, 34)); L.cloud(c, w * .45, h * .11, 260, depth=.4); L.cloud(c, w * .9, h * .07, 150, depth=.5)
    L.sea(c, hz, hz + 130, 'rose', w * .84); L.rinjani(c, w * .69, hz + 2, 440, 88, depth=.6)
    L.jukung(c, w * .79, hz + 40, 120, '#f5b843', '#2f7f9a', True, depth=.2)
    shore = [(-30, hz + 66), (w * .3, hz + 74), (w * .6, hz + 88), (w + 30, hz + 84)]
    L.ground(c, shore, '#f2d9a6', '#d9b27c', texture=380); L.foam(c, shore, 5)
    p = ground.view(w, hz, 1150, 1.75)
    sh = dict(dx=-1.15, dy=.17, alpha=.46, blur=2, color='#6a4a58')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    for x, y, s, ln in ((w * .955, h * .5, 430, -.3), (w * 1.02, h * .56, 360, -.1)): stand(lambda cv: F.palm(cv, x, y, s, ln, depth=.08), y, alpha=.24, blur=5)

    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.4) as g:              # grass at their feet
        for x, y in ((w * .955, h * .5), (w * 1.0, h * .54)):
            for _ in range(34): u = rng.normal(0, 26); rgb(g, jitter(rng, '#8a9a58', .04)); taper(g, wander(rng, x + u, y + 6, -PI / 2 + u * .016, rng.uniform(16, 42), 4, .12), [5, 4, .6], 8); g.fill()

    def row(x0, x1, z0, z1, n, wd, far=0.0, wet=.5):
        line_ = lambda t: (x0 + (x1 - x0) * t, z0 + (z1 - z0) * t)
        with c.piece(shadow=.4, lift=9, volume=.25, vsize=8, grain=.05) as g:
            e = lambda o: [p(line_(t)[0] + o, line_(t)[1])[:2] for t in np.linspace(0, 1, 12)]
            a, b = e(-wd), e(wd); poly(g, a + b[::-1]); lin(g, 0, a[-1][1], 0, a[0][1], '#c9a06a', '#9a6f44'); g.fill(); rgb(g, '#6f4c30', .7)
            for o in (-wd * .34, wd * .34): g.set_line_width(2.6); q = e(o); g.move_to(*q[0]); [g.line_to(*v) for v in q[1:]]; g.stroke()
        for k in range(n)[::-1]:
            X, Z = line_((k + .5) / n); x, y, s = p(X, Z); z = rng.uniform(.92, 1.06); dry = mix(CLAY, '#e6c49a', wet * (1 - k / n) * rng.uniform(.6, 1))
            stand(lambda cv: G.clay_unit(cv, x, y + s * .03, s * .78 * z, dry, int((k + 1) % 3), depth=far), y)
    row(6.4, 5.0, 8.6, 19, 5, .5, .1, .6)

    # the roof under which units are shaped
    x, y, s = p(-6.6, 13)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.42) as g, at(g, x - s * .9, y + s * .1, 0, s * 2.9, s * .3): rgb(g, '#6a4a58'); g.arc(0, 0, 1, 0, 7); g.fill()
    W_ = s * 4.1; top = y - W_ * .2
    L.berugak(c, x, y, W_, '#9c7a42', depth=.05)
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', bottom='trousers', build=1.0), **k})
    P.person(c, x - W_ * .26, top + 4, s * 1.5, 'sit', who(hair='cap', top='#3c86c2', bcol='#2c3448', accent='#f5b843'), depth=.04)
    P.person(c, x + W_ * .27, top + 4, s * 1.5, 'sit', who(hair='hijab', top='#c85a8e', bcol='#3f5e5a', accent='#fff4d6'), True, depth=.04)
    for dx, q, k in ((-.02, .62, 0), (-.115, .34, 2), (.1, .36, 1)): G.clay_unit(c, x + dx * W_, top + 6, s * q, jitter(rng, '#b0714e', .02), k, depth=.05)
    X, Z = -3.0, 8.2; x, y, s = p(X, Z); stand(lambda cv: P.person(cv, x, y, s * 1.22, 'carry', P.look(cv.rng, child=True, hair='short', top='#f5b843', sleeve='short', bottom='shorts', bcol='#22405a'), False, prop=lambda g, J: (smooth(g, [(J['hR'][0] - .16, J['hR'][1] - .01), (J['hR'][0] - .12, J['hR'][1] - .13), (J['hR'][0], J['hR'][1] - .19), (J['hR'][0] + .12, J['hR'][1] - .13), (J['hR'][0] + .16, J['hR'][1] - .01)], tension=.4), rgb(g, CLAY), g.fill())), y)

    # old tiles and pots that go into the clay, and the hens that search there
    hx, hy, hs = p(-2.7, 5.0)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.42) as g, at(g, hx - hs * .4, hy + hs * .05, 0, hs * 1.1, hs * .16): rgb(g, '#6a4a58'); g.arc(0, 0, 1, 0, 7); g.fill()
    cols = ['#b9653f', '#c9744a', '#a85638', '#d08a5c', '#8f4c38', '#c27a5a']
    for n_, y0, wd, q in ((9, .0, .78, .42), (7, .15, .6, .4), (5, .3, .42, .38), (3, .43, .24, .34), (9, -.09, .84, .3)):
        for k in range(n_):
            x, y = hx + hs * wd * ((k + .5) / n_ * 2 - 1 + rng.normal(0, .04)), hy - hs * (y0 + rng.uniform(-.02, .02))
            with c.piece(shadow=.5, lift=5, volume=.45, vsize=7, rim=.45, grain=.06) as g: B.roof_tile(g, x, y, hs * q * rng.uniform(.85, 1.1), rng.normal(0, .35) + (.5 if k > n_ / 2 else -.5) * (y0 > 0), jitter(rng, cols[(k + n_) % 6], .03), k % 2)
    for dx, dy, R, cc in ((.34, .3, .2, '#7fa9ac'), (-.5, .06, .17, '#d9b45c')):                # two broken pots among them
        x, y = hx + hs * dx, hy - hs * dy; R *= hs
        with c.piece(shadow=.5, lift=6, volume=.5, vsize=9, rim=.45, grain=.05) as g, at(g, x, y, .5 if dx > 0 else -.4, R):
            smooth(g, [(-.62, -.78), (-.92, -.3), (-.98, .2), (-.6, .8), (0, .95), (.6, .8), (.98, .2), (.9, -.2)], False, .5); [g.line_to(*v) for v in ((.62, -.12), (.44, -.52), (.16, -.36), (-.1, -.8))]; g.close_path(); lin(g, -1, 0, 1, 0, shade(cc, -.3), cc, shade(cc, .3)); g.fill()
            rgb(g, shade(cc, -.7)); smooth(g, [(-.62, -.78), (-.1, -.8), (.16, -.36), (.44, -.52), (.62, -.12), (.2, -.1), (-.3, -.42)], tension=.25); g.fill()
            rgb(g, '#2a5f86', .7); taper(g, [(-.94, .1), (-.3, .34), (.3, .38), (.97, .2)], [.07] * 3, 16, False); g.fill()
    for X, Z, s_, cc, fl, pk in ((-1.42, 4.6, .42, '#efe2c6', True, True), (-1.85, 3.55, .46, '#4a4446', False, False)):
        x, y, s = p(X, Z); stand(lambda cv: M.hen(cv, x, y, s * s_, cc, fl, pk), y)
    for X, Z, fl in ((-1.5, 3.5, False), (-1.36, 3.28, True), (-1.62, 3.2, False)):
        x, y, s = p(X, Z)
        def chick(cv):
            with cv.piece(shadow=.35, lift=3, volume=.4, vsize=5, rim=.4) as g, at(g, x, y, 0, (-1 if fl else 1) * s * .13, s * .13):
                rgb(g, '#d9903a'); g.set_line_width(.09); g.move_to(-.05, -.3); g.line_to(-.05, 0); g.move_to(.12, -.3); g.line_to(.12, 0); g.stroke()
                smooth(g, [(-.6, -.62), (-.3, -.74), (.2, -.72), (.5, -.52), (.3, -.24), (-.2, -.22)]); lin(g, 0, -.8, 0, -.2, '#ffe08a', '#f2b848'); g.fill(); g.arc(.42, -.82, .29, 0, 7); g.fill()
                rgb(g, '#d9702f'); poly(g, [(.68, -.9), (.9, -.8), (.68, -.74)]); g.fill(); rgb(g, '#241a15'); g.arc(.52, -.87, .05, 0, 7); g.fill()
        stand(chick, y)
    # the woman who brings more, and a child who turns the units of the row
    x, y, s = p(-.2, 3.6); H = s * 1.6

    def blouse(g, J):
        q = [(-.085, -.1), (.085, -.1), (.112, .03), (.116, .072), (0, .085), (-.116, .072), (-.112, .03)]
        smooth(g, [(J['hip'][0] + a, J['hip'][1] + b) for a, b in q], tension=.45); lin(g, -.11, 0, .11, 0, shade('#1b8f93', -.2), '#1b8f93', shade('#1b8f93', .12)); g.fill()

    def woman(cv):
        J = P.person(cv, x, y, H, 'walk_back', P.look(cv.rng, hair='hijab', top='#1b8f93', bottom='skirt', bcol='#7a3f4f', accent='#f5b843', skin='#8a5a3c', build=1.0), tweak=dict(aL=(-150, -168), aR=(12, -4), lean=1), prop=blouse)
        kx, ky = J['head']
        with cv.piece(shadow=.4, lift=8, volume=.3, vsize=6) as g:
            lin(g, 0, ky - H * .14, 0, ky - H * .09, '#d9b07a', '#8a6242'); smooth(g, [(kx - H * .5, ky - H * .132), (kx + H * .5, ky - H * .149), (kx + H * .505, ky - H * .098), (kx - H * .5, ky - H * .081)], tension=.1); g.fill()
        for dx, k, q in ((-.32, 2, .245), (0, 0, .29), (.32, 1, .265)): G.clay_unit(cv, kx + dx * H, ky - H * .14 - dx * H * .017, H * q, jitter(cv.rng, CLAY, .03), k)
    stand(woman, y)
    x, y, s = p(2.75, 6.7); stand(lambda cv: P.person(cv, x, y, s * 1.35, 'squat', P.look(cv.rng, child=True, hair='cap', top='#3c86c2', bottom='shorts', accent='#f2694b'), True), y)
    row(2.2, .55, 2.55, 12.5, 8, .42, 0, .7)
    c.glow(w * .8, h * .2, 560, '#ffe0ae', .22); c.finish(vignette=.3, warm=.2, center=(.5, .5))
