"""Pictures of the article "A school, a beach, every week"."""
import math
import numpy as np
from toolkit import flora as F, from_above, gear as G, household, land as L, light, people as P, ropes_and_bars, school, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Straight down on a beach: pupils with long shadows round a blue sheet of sorted finds; foam comes in from the side."""
    W, H = c.w, c.h
    c.light = (-.78, -.62)
    sun = (.79, .61)
    c.backdrop([(0, '#f6e3b4'), (.5, '#efd39c'), (1, '#d9b37c')], 30, wash=.06, glow=(0, 0, 800, '#fff4d6', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # wind ripples in the sand
        for _ in range(700):
            x, y = rng.uniform(-40, W), rng.uniform(-20, H); q = rng.uniform(14, 60)
            rgb(g, '#b98d5c' if rng.random() < .55 else '#fff6da', rng.uniform(.06, .22)); taper(g, [(x, y), (x + q * .4, y - q * .12), (x + q * .8, y - q * .5)], [.3, q * .05, .3], 8, False); g.fill()
    # sea in the lower right
    edge = [(W * .5, H * 1.06), (W * .6, H * .93), (W * .69, H * .87), (W * .76, H * .75), (W * .83, H * .67), (W * .88, H * .53), (W * .97, H * .43), (W * 1.05, H * .3)]
    def band(off, cc, al=1.0, bl=0, vol=.1, sh=.2):
        q = curve_pts(edge, 60) + np.array([off * .72, off * .69])
        q = q + np.stack([np.sin(np.arange(60) * .55 + off) * 9, np.cos(np.arange(60) * .4 + off * .3) * 9], 1)
        with c.piece(shadow=sh, lift=4, volume=vol, rim=.1, blur=bl, alpha=al) as g:
            smooth(g, [tuple(v) for v in q], False); g.line_to(W * 1.2, -50); g.line_to(W * 1.2, H * 1.2); g.line_to(W * .4, H * 1.2); g.close_path(); rgb(g, cc); g.fill()
        return q
    band(-62, '#d2ad78', .75, 6, 0, 0); band(-34, '#c09a6c', .8, 4, 0, 0)
    band(0, '#a5dccb', 1, 1); band(46, '#7fd0c4', .9, 10, 0, 0); band(110, '#45b3b3', .85, 18, 0, 0); band(190, '#1d8f9c', .85, 22, 0, 0); band(300, '#10708a', .8, 26, 0, 0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:
        for _ in range(120):
            x = rng.uniform(W * .6, W); y = rng.uniform(H * .45, H); rgb(g, 'white', rng.uniform(.1, .4)); q = rng.uniform(14, 46)
            if (x - W * .5) / (W * .55) * .76 + (y / H) > 1.33: taper(g, [(x, y), (x + q * .5, y - q * .22), (x + q, y - q * .75)], [.3, 3, .3], 8, False); g.fill()
    for off, w in ((-2, 12), (58, 8), (140, 5)):
        q = curve_pts(edge, 90) + np.array([off * .72, off * .69]) + np.stack([np.sin(np.arange(90) * .37 + off) * 9, np.cos(np.arange(90) * .27 + off * .3) * 9], 1)
        L.foam(c, [tuple(v) for v in q[::5]], w)
    # foot prints from the school gate (upper left) to the sheet
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03, alpha=.55) as g:
        for p in ([(W * .02, H * .1), (W * .2, H * .3), (W * .33, H * .42)], [(-10, H * .5), (W * .15, H * .55), (W * .3, H * .52)], [(W * .3, H * -.02), (W * .36, H * .15), (W * .4, H * .34)], [(W * .48, H * .6), (W * .54, H * .75), (W * .5, H * .9)], [(W * .56, H * .42), (W * .68, H * .38), (W * .78, H * .3)]):
            q = curve_pts(p, 22); d = np.gradient(q, axis=0)
            for k in range(22):
                n = np.array([-d[k][1], d[k][0]]) / (np.hypot(*d[k]) + 1e-6) * (8 if k % 2 else -8)
                with at(g, q[k][0] + n[0], q[k][1] + n[1], math.atan2(d[k][1], d[k][0])): smooth(g, [(-9, -3), (4, -4.5), (9, 0), (4, 4.5), (-9, 3)]); rgb(g, '#8f6844'); g.fill()
    # scattered litter
    with c.piece(shadow=.45, lift=3, volume=.35, vsize=4) as g:
        for _ in range(34):
            x, y = rng.uniform(0, W * .8), rng.uniform(0, H * .95)
            if x / W + y / H * .9 < 1.35: G.litter(g, rng, x, y, rng.uniform(8, 13))
    # blue sheet with finds sorted by colour into a ring: the lesson
    tx, ty = W * .42, H * .49
    with c.piece(shadow=.5, lift=8, volume=.2, vsize=20, grain=.04) as g:
        with at(g, tx, ty, -.16):
            smooth(g, [(-235, -172), (0, -180), (238, -170), (246, 0), (236, 172), (0, 180), (-240, 170), (-246, 0)], tension=.12); p = g.copy_path(); lin(g, -200, -150, 200, 150, '#3f8fd0', '#2a6fae', '#1d5590'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for k in range(14): rgb(g, 'navy' if k % 2 else 'white', .1); taper(g, [(-250, -200 + k * 30), (0, -194 + k * 31 + rng.normal(0, 4)), (250, -200 + k * 30)], [1, 4, 1], 12); g.fill()
            g.restore()
    heaps = ['#f2694b', '#f5b843', '#fdfaf0', '#79a86a', '#35abb2', '#c85a8e', '#8f6fb8']
    with c.piece(shadow=.5, lift=4, volume=.4, vsize=5) as g:
        for k, cc in enumerate(heaps):
            a = 2 * PI * k / 7 + .2
            hx, hy = tx + math.cos(a) * 136, ty + math.sin(a) * 100
            for _ in range(95):
                q, b = abs(rng.normal(0, 25)), rng.uniform(0, 7)
                with at(g, hx + math.cos(b) * q, hy + math.sin(b) * q, rng.uniform(0, 6), rng.uniform(5, 12)):
                    k2 = rng.integers(4); rgb(g, jitter(rng, cc, .07))
                    if k2 == 0: g.arc(0, 0, .6, 0, 7)
                    elif k2 == 1: smooth(g, [(-.9, -.3), (.6, -.32), (1.05, -.13), (1.05, .13), (.6, .32), (-.9, .3)], tension=.3)
                    elif k2 == 2: smooth(g, [(-.9, -.35), (.7, -.4), (.95, 0), (.7, .4), (-.9, .35)], tension=.4)
                    else: smooth(g, blob_pts(rng, 0, 0, .8, .6, .25, 7))
                    g.fill(); rgb(g, 'white', .35); g.arc(-.2, -.15, .15, 0, 7); g.fill()
    white, red = '#fdfaf0', '#b8383a'
    ring = [(-.35, 'short', .9), (.55, 'hijab', .5), (1.25, 'pony', 1.0), (2.35, 'short', .2), (2.95, 'cap', .8), (4.05, 'hijab', 1.0), (5.1, 'short', .4)]
    for k, (a, hair, ar) in enumerate(ring):
        x, y = tx + math.cos(a) * 300 * rng.uniform(.94, 1.1), ty + math.sin(a) * 232 * rng.uniform(.95, 1.08)
        from_above.person(c, x, y, 74 * rng.uniform(.92, 1.06), a + PI + rng.normal(0, .25), white, red, hair, white if hair == 'hijab' else red, rng.choice(P.SKINS), (ar, rng.uniform(.1, .9)), rng.uniform(-.1, .2), sun)
    def sack(x, y, s, cc='#e8e2cf'):
        with c.piece(shadow=.5, lift=7, volume=.5, vsize=10) as g: smooth(g, blob_pts(rng, x, y, s, s * .85, .14, 10)); rad(g, x - s * .3, y - s * .3, s * 1.3, shade(cc, .4), cc, shade(cc, -.3)); g.fill(); rgb(g, 'coral'); g.arc(x + s * .1, y - s * .05, s * .17, 0, 7); g.fill()
    # others spread out: a pair dragging a sack, one at the water's edge, a teacher with a hat
    sack(W * .66, H * .285, 40); from_above.person(c, W * .625, H * .24, 72, 2.5, white, red, 'short', red, '#7b4f35', (.9, .2), .3, sun); from_above.person(c, W * .7, H * .21, 74, 2.0, white, red, 'pony', red, '#8a5a3c', (.9, .4), -.3, sun)
    from_above.person(c, W * .725, H * .6, 70, .4, white, red, 'cap', red, '#6b432d', (1.0, .7), .25, sun)
    from_above.person(c, W * .155, H * .69, 84, -.5, '#1b8f93', '#3a3f5a', 'hat', '#f5b843', '#8a5a3c', (.7, .1), .2, sun, slen=2.3)
    from_above.person(c, W * .235, H * .845, 68, -1.2, white, red, 'hijab', white, '#9a6645', (.8, .9), .3, sun); sack(W * .19, H * .9, 36, '#d9e5dd')
    from_above.person(c, W * .88, H * .16, 70, 2.9, white, red, 'short', red, '#8a5a3c', (.2, .3), .45, sun)
    from_above.palm(c, W * .06, H * .12, 215, 'moss', sun); from_above.palm(c, W * .205, H * -.02, 165, 'deepleaf', sun); from_above.palm(c, -10, H * .42, 130, 'moss', sun)
    c.finish(.3, warm=.1, center=(.48, .5))


def second(c, rng, variant=0):
    """The porch of the school after the weekly round: a child pins the newest dot to the chart, the last sack hangs on the scale, gloves and crate are in their places; the swept beach outside."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    hz = H * .43
    L.sky(c, 'morning', hz, (W * .9, H * .2, 34)); L.cloud(c, W * .78, H * .26, 190, depth=.45)
    L.island(c, W * .76, hz + 2, 240, 24, depth=.55); L.sea(c, hz, H * .56, 'morning', W * .9, 60)
    shore = [(W * .5, H * .54), (W * .75, H * .55), (W * .9, H * .575), (W + 40, H * .585)]
    L.ground(c, shore, '#f2dfae', '#dcbf8c', 160); L.foam(c, shore, 5)
    F.palm(c, W * .93, H * .66, 330, -.2, depth=.1)
    for x, y, hh, ps, top, f in ((.78, .62, 74, 'bend', '#f2694b', False), (.855, .635, 80, 'carry', '#1b8f93', True)): P.person(c, W * x, H * y, hh, ps, P.look(rng, child=True, hair='short', top=top, bottom='shorts', sleeve='short'), f, depth=.08)
    fl, ex = H * .74, W * .655
    ropes_and_bars.planks(c, fl, H + 12, '#b98256', 9, (W * .62, hz))
    with c.piece(shadow=.35, lift=10, volume=.15, vsize=30, rim=.3, grain=.05) as g:             # the wall with its dado
        lin(g, 0, 0, ex, 0, '#e9d7ac', '#f3e5bf', '#fbf0d0'); poly(g, [(-20, -20), (ex, -20), (ex, fl), (-20, fl)]); g.fill()
        lin(g, 0, 0, ex, 0, '#257f86', '#2f949a', '#43a8aa'); poly(g, [(-20, H * .5), (ex, H * .5), (ex, fl), (-20, fl)]); g.fill(); rgb(g, '#1c6a72'); poly(g, [(-20, H * .493), (ex, H * .493), (ex, H * .503), (-20, H * .503)]); g.fill()
    light.beam(c, [(W * .7, H * .02), (ex, H * .1), (W * .2, H * 1.02), (W * .62, H * 1.02), (W * .74, H * .7)], '#fff3d0', .16, 30)
    wood = lambda pts, w_, cc='#8a6242': c.paint(lambda g: (lin(g, pts[0][0] - w_ / 2, pts[0][1] - w_ / 2, pts[0][0] + w_ / 2, pts[0][1] + w_ / 2, shade(cc, -.25), cc, shade(cc, .25)), taper(g, pts, [w_, w_], cap=False), g.fill()), shadow=.4, lift=8, volume=.35, vsize=8, rim=.4)
    wood([(ex, -20), (ex, fl + 6)], 40); wood([(W * .965, -20), (W * .965, fl + 24)], 44)
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=10, grain=.05) as g:                        # eaves
        for k in range(150): x = ex + 20 + (W - ex) * k / 149; rgb(g, jitter(rng, '#8a6f42', .04)); taper(g, [(x, -10), (x + rng.normal(0, 3), H * .07 + rng.uniform(0, 34))], [12, 3], 6); g.fill()
    wood([(-20, H * .045), (W + 20, H * .045)], 38, '#7a5638')
    # the chart
    q = lambda u, v: (W * (.075 + .37 * u), H * (.468 - .31 * v) + 4 * math.sin(u * 3))
    with c.piece(shadow=.4, lift=8, volume=.1, vsize=14, rim=.4, grain=.03) as g: smooth(g, [q(-.04, -.1), q(.5, -.11), q(1.04, -.1), q(1.045, .5), q(1.04, 1.08), q(.5, 1.075), q(-.04, 1.08), q(-.045, .5)], tension=.1); lin(g, 0, H * .1, 0, H * .46, '#fffaf0', '#f6ecd6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for k in range(1, 6): school.crayon(g, rng, [q(.03, k / 6), q(.5, k / 6), q(.98, k / 6)], '#b9cfcb', 2.4, passes=1, wob=.6)
        [school.crayon(g, rng, v, '#2c3a5a', 5, passes=3, wob=.8) for v in ([q(.02, 1.0), q(.022, .5), q(.02, .0)], [q(.015, .0), q(.5, .005), q(.99, .0)])]
        vals = (.42, .5, .36, .62, .93, .78, .6, .66, .44, .5, .3); dots = [q(.075 + .085 * k, v * .92) for k, v in enumerate(vals)]
        for a, b in zip(dots, dots[1:-1]): school.crayon(g, rng, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], '#5fb6b8', 4, passes=2, wob=.8)
    with c.piece(shadow=.35, lift=3, volume=.3, vsize=4, rim=.4) as g:
        for k, (x, y) in enumerate(dots[:-1]): rgb(g, ('#f2694b', '#f5b843', '#8f6fb8', '#1b8f93')[k % 4]); smooth(g, blob_pts(rng, x, y, 14, 14, .05, 12)); g.fill()
        for u, v in ((-.02, 1.05), (1.02, 1.05), (-.02, -.07), (1.02, -.07)): rgb(g, '#e8694c'); g.arc(*q(u, v), 8, 0, 7); g.fill()
    # gloves on their pegs
    wood([(W * .07, H * .56), (W * .4, H * .56)], 17, '#a9764a')
    for k, cc in enumerate(('#f5b843', '#e8694c', '#3c86c2', '#6f9a52', '#f5b843')):
        x, y = W * (.1 + .064 * k), H * .58
        with c.piece(shadow=.4, lift=5, volume=.4, vsize=6, rim=.4) as g, at(g, x, y, rng.normal(0, .06), 66):
            smooth(g, [(-.24, -.1), (.24, -.1), (.25, .16), (.48, .34), (.42, .46), (.26, .42), (.27, .72), (.16, .98), (.1, .7), (.02, 1.02), (-.05, .72), (-.13, .98), (-.2, .7), (-.27, .86), (-.29, .4)], tension=.42); lin(g, -.3, 0, .4, 0, shade(cc, -.2), cc, shade(cc, .2)); g.fill(); rgb(g, shade(cc, -.35)); smooth(g, [(-.25, -.12), (.25, -.12), (.26, .06), (-.26, .06)], tension=.15); g.fill()
        with c.piece(shadow=.3, lift=3, volume=.4, vsize=3) as g: rgb(g, '#5f4230'); g.arc(x, H * .565, 8, 0, 7); g.fill()

    def sack(x, y, s, cc, cv=None):
        cv = cv or c
        with cv.piece(shadow=.45, lift=9, volume=.5, vsize=s * .1, rim=.45, grain=.05) as g:
            smooth(g, [(x - s * .1, y - s * .98), (x - s * .16, y - s * 1.14), (x - s * .03, y - s * 1.07), (x + s * .06, y - s * 1.16), (x + s * .17, y - s * 1.08), (x + s * .1, y - s * .96)]); rgb(g, shade(cc, -.12)); g.fill()
            smooth(g, [(x - s * .09, y - s * .98), (x - s * .3, y - s * .76), (x - s * .47, y - s * .36), (x - s * .46, y - s * .06), (x - s * .3, y + s * .01), (x, y + s * .03), (x + s * .32, y), (x + s * .46, y - s * .08), (x + s * .45, y - s * .4), (x + s * .28, y - s * .78), (x + s * .09, y - s * .98)], tension=.5); p_ = g.copy_path(); lin(g, x - s * .45, 0, x + s * .45, 0, shade(cc, -.3), cc, shade(cc, .35)); g.fill()
            g.save(); g.append_path(p_); g.clip()
            for k in range(11): u = -.4 + .08 * k; rgb(g, shade(cc, -.4 if k % 2 else .5), .3); taper(g, [(x + u * s * .16, y - s * .98), (x + u * s * .8, y - s * .6), (x + u * s * 1.05, y - s * .12)], [s * .012, s * .035, s * .006], 14, False); g.fill()
            for _ in range(7): u, v = rng.uniform(-.3, .3), rng.uniform(.1, .6); rgb(g, shade(cc, .4), .35); smooth(g, blob_pts(rng, x + u * s, y - v * s, s * .09, s * .07, .2, 9)); g.fill()
            g.restore(); rgb(g, '#e8694c'); taper(g, [(x - s * .105, y - s * .97), (x, y - s * .945), (x + s * .105, y - s * .97)], [s * .05, s * .055, s * .05], 10); g.fill()
    # the scale on its beam, with the last sack
    x, y = W * .575, H * .235
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=6, rim=.4) as g: rgb(g, '#5f6b74'); taper(g, [(x, H * .06), (x, y - 60)], [7, 7]); g.fill(); taper(g, [(x, y + 56), (x, y + 96), (x + 12, y + 112), (x + 2, y + 126)], [8, 8, 7, 5], 16); g.fill(); g.arc(x, y, 66, 0, 7); rgb(g, '#d8502f'); g.fill(); g.arc(x, y, 53, 0, 7); rgb(g, '#fbf7ea'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for k in range(16): a = k * 2 * PI / 16; rgb(g, '#2c3448'); taper(g, [(x + math.cos(a) * 48, y + math.sin(a) * 48), (x + math.cos(a) * (36 if k % 4 == 0 else 42), y + math.sin(a) * (36 if k % 4 == 0 else 42))], [3.4, 3], 4, False); g.fill()
        rgb(g, '#d8402f'); taper(g, [(x - 8, y + 8), (x + 26, y - 26)], [7, 2]); g.fill(); g.arc(x, y, 7, 0, 7); g.fill()
    sack(x, y + 330, 178, '#dfe6e2')
    # what stands on the floor
    sh = dict(dx=-.55, dy=.12, alpha=.34, blur=4, color='#4a3040')
    for x, y, s, cc in ((.065, .865, 235, '#e9e4d4'), (.2, .91, 255, '#cfe0e4')): shadow.lay(c, lambda cv: sack(W * x, H * y, s, cc, cv), H * y, **sh)
    # the child on a crate, with the newest dot
    x, y = W * .475, H * .885
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=8, rim=.4) as g:
        for k in range(4): cc = jitter(rng, '#c2925c', .02); lin(g, 0, y - 160, 0, y, shade(cc, .15), cc, shade(cc, -.25)); poly(g, [(x - 96, y - 154 + 39 * k), (x + 96, y - 154 + 39 * k), (x + 96, y - 122 + 39 * k), (x - 96, y - 122 + 39 * k)]); g.fill()
        rgb(g, '#8a6240'); [(poly(g, [(x + m * 92 - 11, y - 158), (x + m * 92 + 11, y - 158), (x + m * 92 + 11, y + 5), (x + m * 92 - 11, y + 5)]), g.fill()) for m in (-1, 1)]
        lin(g, 0, y - 174, 0, y - 152, '#dcb07a', '#b98552'); poly(g, [(x - 104, y - 158), (x + 104, y - 158), (x + 92, y - 176), (x - 92, y - 176)]); g.fill()
    J = P.person(c, x + 12, y - 162, 360, 'reach', P.look(rng, child=True, hair='pony', top='#fff4d6', bottom='skirt', bcol='#c9483a', sleeve='short', skin='#6b432d', haircol='#17120f', accent='#f5b843', build=1.0), True, tweak=dict(aR=(142, 156), aL=(14, 26), lean=4))
    hx, hy = J['hR']; dx, dy = hx - 12, hy - 16
    with c.piece(shadow=.35, lift=3, volume=.3, vsize=4, rim=.4) as g: rgb(g, '#8f6fb8'); smooth(g, blob_pts(rng, dx, dy, 15, 15, .05, 12)); g.fill()
    # a crate of bottles in front
    x, y = W * .34, H * .955
    for k in range(7):
        with c.piece(shadow=.3, lift=4, volume=.3, vsize=5, rim=.4) as g: household.bottle(g, x - 96 + 32 * k, y - 118 + rng.normal(0, 4), 120, -PI / 2 + rng.normal(0, .1), rng.choice(['#a9dbe0', '#bfe6d0', '#9fc9e6']), rng.choice(['coral', 'saffron', '#3c86c2']), .9)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.45) as g: smooth(g, [(x - 130, y - 100), (x + 130, y - 100), (x + 116, y + 8), (x - 116, y + 8)], tension=.12); lin(g, x - 130, 0, x + 130, 0, '#c98f22', '#f0b83c', '#ffd777'); g.fill(); rgb(g, '#9a6a1c', .8); [(taper(g, [(x + u, y - 74), (x + u * .94, y - 18)], [15, 14]), g.fill()) for u in (-90, -45, 0, 45, 90)]; rgb(g, '#ffe39a'); taper(g, [(x - 132, y - 100), (x + 132, y - 100)], [16, 16]); g.fill()
    c.finish(.3, warm=.08, center=(.5, .5))
