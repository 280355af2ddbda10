"""again_i.py - pictures drawn again: the first rows of mangroves, a yard of clay units, the sheet on the table in the tide."""
import math
import numpy as np
import flora as F, people as P, land as L, gear as G, closeups as K, ground, shadow
import parts_b as B, parts_g as Q, parts_gb as S, parts_s as D, parts_sla as M, parts_slb as V, parts_slc as C, parts_w as U
from paper import *

PI = math.pi
CLAY = '#c9744a'
SHIRT = '#2f9a72'


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


def sheet(c, rng, variant=0):
    """33 close, forenoon: we stand at the table in the rising tide; before us the sheet with the plot, the visits and a muddy hand for a seal; behind it the rows and two who wade home."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .2
    L.sky(c, 'noon', hz); L.cloud(c, W * .32, H * .13, 230, depth=.45); L.cloud(c, W * .72, H * .07, 150, depth=.55)
    L.island(c, W * .45, hz + 2, 520, 40, depth=.6, beach=False)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .7, '#d3ece0', '#8fd0c8', '#62b9b4', '#7fb3a0', '#9aa888'); g.rectangle(-20, hz, W + 40, H); g.fill()
    for x, y, s, d in ((.66, 6, 120, .52), (.73, 7, 140, .48), (.8, 8, 140, .44), (.87, 9, 170, .38), (.95, 10, 205, .32), (1.03, 10, 215, .3), (-.02, 9, 190, .38), (.06, 8, 140, .46), (.125, 6, 112, .52)): F.mangrove(c, W * x, hz + y, s, '#5f4a40', '#5a8f58', roots=7, size=9 + s * .04, depth=d)
    B.reflect(c, hz + 10, .5, 170, 2.4, '#cfe6da')
    sea, top = ground.view(W, hz, 1300, 1.62), ground.view(W, hz, 1300, .92)
    S.sheen(c, hz + 30, H * .7, 150, '#f4fffa', '#3f8f90', .8)
    wade = lambda draw, x, y, r_: (draw(lambda g: g.rectangle(-50, -50, W + 100, y + 50)), B.rings(c, [(x, y, r_), (x + 2, y + 1, r_ * 1.8)], 'white', .55, .2))
    who = lambda **k: P.look(rng, **{**dict(hair='hat', sleeve='short', bottom='shorts', build=1.0), **k})
    for Z in (15, 13, 11.2, 9.6, 8.2, 7.0, 6.0, 5.1):
        for X in np.arange(-8.55, 8.6, .9) + rng.normal(0, .06, 20):
            x, y, s = sea(X, Z)
            if not -40 < x < W + 40 or rng.random() < .06 or (X < -1.6 and Z < 6.5): continue
            with c.piece(shadow=.2, lift=2, volume=.25, vsize=3, rim=.45, clip=lambda g, y=y: g.rectangle(0, 0, W, y), depth=max(0, (Z - 7) * .03)) as g: V.seedling(g, rng, x, y + s * .08, s * .55 * rng.uniform(.85, 1.15), jitter(rng, '#5f9a4c', .04), 2, rng.normal(0, .07))
            with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.32) as g, at(g, x, y + s * .02, 0, s * .16, s * .022): rgb(g, '#3f6f4a'); g.arc(0, 0, 1, 0, 7); g.fill()
        if Z == 8.2:
            x, y, s = sea(-1.55, 7.6); wade(lambda cl: P.person(c, x, y + s * .13, s * 1.66, 'walk_back', who(top=SHIRT, hair='bun', bcol='#22405a', pack='#f5b843'), clip=cl), x, y, s * .16)
            x, y, s = sea(-.95, 7.9); wade(lambda cl: P.person(c, x, y + s * .13, s * 1.6, 'contrapposto', who(top='#f2694b', sleeve='long', bcol='#6b5a45', accent='#1b8f93'), True, clip=cl), x, y, s * .16)
            x, y, s = sea(2.6, 8.6); wade(lambda cl: P.person(c, x, y + s * .13, s * 1.7, 'stand_side', who(top=SHIRT, hair='short', bcol='#2c3448'), False, clip=cl), x, y, s * .16)
    # a chair that waits in the water, with somebody's trainers
    x, y, s = sea(-2.55, 5.6); cl = lambda g: g.rectangle(-50, -50, W, y + 50)
    U.stool(c, x, y + s * .12, s * .96, '#2f8f96', clip=cl); B.rings(c, [(x, y, s * .3), (x, y, s * .48)], 'white', .5, .2)
    # the table
    t = lambda u, v: top((u - .5) * 2.1, 1.3 + 1.2 * v)[:2]
    with c.piece(shadow=.45, lift=10, volume=.12, vsize=20, rim=.5, grain=.05) as g:
        poly(g, [t(0, 0), t(1, 0), t(1, 1), t(0, 1)]); p = g.copy_path(); lin(g, 0, H * .66, 0, H, '#a8485a', '#983f52', '#7f3048'); g.fill(); g.save(); g.append_path(p); g.clip()
        n, m = 19, 11
        for j in range(m)[::-1]:
            for i in range(n + 1):
                u, v = (i + .5 * (j % 2)) / n, (j + .5) / m
                x, y, s = top((u - .5) * 2.1, 1.3 + 1.2 * v)
                with at(g, x, y, 0, s * .001, s * .00062):
                    for k in range(4): F.leaf(g, 0, 0, 40, 20, k * PI / 2 + .78, '#e9b87a', False)
                    rgb(g, '#fff0d0'); g.arc(0, 0, 7, 0, 7); g.fill(); rgb(g, '#f0c890', .55); g.set_line_width(3.4); g.arc(0, 0, 43, 0, 7); g.stroke()
        for e, wd in ((.012, 7), (.026, 3)): rgb(g, '#f5b843', .9); g.set_line_width(wd); g.move_to(*t(e, -.1)); g.line_to(*t(e, 1 - e * 1.6)); g.line_to(*t(1 - e, 1 - e * 1.6)); g.line_to(*t(1 - e, -.1)); g.stroke()
        g.restore()
    q = lambda u, v: top(-.72 + 1.26 * u + .03 * v, 1.5 + .86 * v)[:2]
    with c.piece(shadow=.55, lift=8, volume=.08, rim=.4, grain=.03) as g: smooth(g, [q(0, 0), q(.5, -.006), q(1, 0), q(1.003, .5), q(1, 1), q(.5, 1.004), q(0, 1), q(-.003, .5)], tension=.12); lin(g, 0, H * .68, 0, H * .95, '#fbf4e4', '#fffaf0'); g.fill()
    cr = lambda g, uv, cc, w_, **k: Q.crayon(g, rng, [q(*v) for v in uv], cc, w_, wob=1.2, **k)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        edge = [(.06, .58), (.09, .9), (.31, .92), (.4, .8), (.37, .55), (.18, .53)]                  # the plot between its corners, the creek
        for a, b in zip(edge, edge[1:] + edge[:1]): cr(g, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], '#d23f34', 4.5)
        for a in edge: x, y = q(*a); rgb(g, '#d23f34'); g.save(); g.translate(x, y); g.scale(8, 5.5); g.arc(0, 0, 1, 0, 7); g.restore(); g.fill()
        cr(g, [(.45, .96), (.48, .82), (.45, .7), (.5, .54)], '#2f8fb0', 8); cr(g, [(.485, .96), (.515, .82), (.485, .7), (.535, .54)], '#5fb6c6', 5.5)
        for r_ in range(4):
            for i in range(5):
                u, v = .115 + .046 * i + .008 * r_, .62 + .075 * r_
                if i == 4 and r_ in (0, 3): continue
                cr(g, [(u, v - .015), (u, v + .02)], '#7a5a44', 2.4); cr(g, [(u - .014, v + .045), (u, v + .02), (u + .014, v + .045)], '#3f8a4c', 4)
        for k in range(5):                                  # the visits: the same plant, each time taller, a moon under each
            u = .09 + .155 * k; hh = (.07, .12, .18, .25, .33)[k]; v0 = .16
            cr(g, [(u, v0), (u + .003, v0 + hh)], '#7a5a44', 4)
            for m_ in range(k + 1):
                vv = v0 + hh * (1 - .22 * m_)
                for sg in (-1, 1): cr(g, [(u, vv - .012), (u + sg * .022, vv + .016), (u + sg * (.038 + .005 * k), vv + .006), (u + sg * .02, vv - .016), (u, vv - .012)], ['#79b05f', '#3f8a4c'][m_ % 2], 4)
            if k >= 3:
                for sg in (-1, 1): cr(g, [(u, v0 + .09), (u + sg * .026, v0 + .06), (u + sg * .036, v0)], '#7a5a44', 3)
            x, y = q(u, .075)
            with at(g, x, y, 0, 15, 9.5):
                rgb(g, '#e9b84a', .95); g.arc(0, 0, 1, 0, 7); g.fill()
                if k < 4: rgb(g, '#fdf7ea'); g.arc(.26 + .34 * k, 0, 1, 0, 7); g.fill()
        cr(g, [(.03, .155), (.4, .15), (.79, .155)], '#8a6a56', 4)
    with c.piece(shadow=0, volume=.15, vsize=4, rim=.2, grain=.06, alpha=.92) as g, at(g, *q(.85, .67), 0, 1, .62): C.hand_print(g, rng, 0, 0, 166, .12)
    # stones against the wind, a seedling in a glass, empty nursery bags
    for u, v, s in ((.03, .965, 44), (.975, .955, 38)):
        x, y = q(u, v)
        with c.piece(shadow=.55, lift=8, volume=.6, vsize=13, rim=.5, grain=.06) as g: smooth(g, blob_pts(rng, x, y - 10, s, s * .58, .1, 10)); rgb(g, rng.choice(['#8f8877', '#a99a8a'])); g.fill()
    x, y, s = top(-.86, 1.98); B.shade_blob(c, x + 60, y - 4, 74, 13, .1, .34, 6)
    D.tumbler(c, x, y, s * .11, s * .15, .6, fill=lambda c_: c_.paint(lambda g: V.seedling(g, rng, x, y - s * .015, s * .3, '#5f9a4c', 2, .05), shadow=.2, lift=4, volume=.3, vsize=5))
    x, y, s = top(.76, 2.12); e = [(-56, -12), (-10, -20), (48, -14), (60, 8), (10, 18), (-50, 13)]
    for k in range(4):
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=5, rim=.6) as g: smooth(g, [(x + a + 3 * k, y + b - 7 * k) for a, b in e], tension=.25); rgb(g, jitter(rng, '#2c3340', .02)); g.fill()
    # the hand that draws the last line
    hx, hy = q(.87, .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.4) as g: rgb(g, '#4a2a38'); taper(g, [(hx + 20, hy + 6), (hx + 130, hy + 60), (hx + 420, hy + 190)], [18, 90, 130], 24); g.fill()
    K.hand(c, hx + 62, hy - 34, 122, PI + .5, 'pinch', 'skin1', SHIRT, 5.2, flip=True, held=lambda c_: S.pencil(c_, hx + 66, hy - 44, 196, PI - .72, '#22405a', 13))
    c.finish(.24, center=(.5, .55))
