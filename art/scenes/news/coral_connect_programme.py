"""Picture of the article "Coral Connect: the programme of January 2024"."""
import math
import numpy as np
from toolkit import boats, clay, flora as F, ground, land as L, people as P, shadow, village, water
from toolkit.paper import blob_pts, curve_pts, jitter, lin, poly, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Two days at one glance, from a hill behind a small resort in the last sun: swimmers over the reef, the boat, clay under a roof, a long table, the lit laboratory, and in front the ring where people tell."""
    W, H = c.w, c.h
    c.light = (-.75, -.62)
    hz = H * .15
    c.backdrop([(0, '#6f8cb8'), (.06, '#b9a2bc'), (.11, '#f3b592'), (.15, '#fde0a4'), (1, '#fde0a4')], wash=.03, glow=(W * .2, hz - 30, 420, '#fff0c0', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: rgb(g, '#fffbe8', .95); smooth(g, blob_pts(rng, W * .2, hz - 34, 34, 34, .02, 14)); g.fill()
    c.set_air()
    L.cloud(c, W * .5, H * .06, 340, '#f3b79a', .4); L.cloud(c, W * .86, H * .08, 220, '#e8a58f', .45)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.4) as g:
        smooth(g, [(W * .34, hz + 4), (W * .44, hz - 24), (W * .54, hz - 44), (W * .66, hz - 30), (W * .78, hz - 62), (W * .9, hz - 40), (W + 40, hz - 58)], False); g.line_to(W + 40, hz + 8); g.line_to(W * .34, hz + 8); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#7a6a9a', '#6a7a94'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .66, (0, '#fbd39a'), (.08, '#efb896'), (.26, '#a9a0a8'), (.5, '#4f93a8'), (1, '#2b8f9f')); g.rectangle(-20, hz, W + 40, H); g.fill()
    p = ground.view(W, hz, 1400, 13)
    shore = [p(X, Z)[:2] for X, Z in ((-70, 31), (-27, 33.5), (-20.5, 36.5), (-14, 41), (-6, 46), (3, 48), (12, 53), (22, 63), (34, 75), (60, 86), (120, 100))]
    # shallows over sand, and the reef as dark patches with a pale rim
    m = water.mask_of(c, [[(x - 60, y - 46) for x, y in curve_pts(shore, 60)] + [(W + 200, H + 100), (-200, H + 100)]], 26); water.tint(c, m * .55, '#8fdccb')
    line = lambda x: np.interp(x, [q[0] for q in shore], [q[1] for q in shore])
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=2, alpha=.5) as g:
        for _ in range(420):
            Z = rng.choice([62, 70, 80, 66]) + rng.normal(0, 4); X = rng.choice([-30, -19, -6, 4]) + rng.normal(0, 5); x, y, s = p(X, Z)
            if y > line(x) - 36 or x > W * .63: continue
            rgb(g, jitter(rng, rng.choice(['#1a5a72', '#225f70', '#2a6a70', '#4a5a80', '#7a5a70']), .03), .8); q = s * rng.uniform(.3, 1.5); smooth(g, blob_pts(rng, x, y, q * 1.4, q * .4, .25, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:                                       # the path of the sun
        for _ in range(200):
            t = rng.uniform(0, 1) ** 1.2; x, y, q = W * .2 + rng.normal(0, 16 + 90 * t), hz + 3 + t * H * .38, rng.uniform(6, 26) * (.5 + 1.4 * t); rgb(g, '#fff0c0', rng.uniform(.3, .9) * (1 - .5 * t)); taper(g, [(x - q, y), (x, y - 1 - 2 * t), (x + q, y)], [.3, 1.2 + 2.6 * t, .3], 8, False); g.fill()
    water.strips(c, hz + 20, H * .6, 110, ('cream', '#1d5f7a'), (.06, .22), .6)
    boats.yacht(c, *p(14, 150)[:2], 80, True, 'white', 'coral', depth=.25)
    for X, Z, q, hull in ((-3, 63, 8, '#f5b843'), (6, 86, 8, '#e4573f')): x, y, s = p(X, Z); boats.jukung_bow(c, x, y, s * q, hull, depth=.06)
    for X, Z, h, suit, fins in ((-26, 62, 0, '#fff4d6', 'saffron'), (-21, 56, .3, '#c85a8e', 'coral'), (-17, 65, PI - .2, '#f2694b', 'teal'), (-13.5, 57, -.2, '#8f6fb8', 'saffron')):
        x, y, s = p(X, Z); P.snorkeler(c, x, y, s * 2.5, h, suit, fins); water.rings(c, [(x, y + 2, s * 1.2)], 'white', .45)

    # the beach, then grass
    L.ground(c, [(x, y - 7) for x, y in shore], '#c9a878', '#c9a878', 30, shadow=.1)
    L.foam(c, shore, 5)
    L.ground(c, [(x + 8, y + 13) for x, y in shore], '#f3d9a4', '#e3b884', 240)
    inland = [p(X, Z)[:2] for X, Z in ((-60, 17), (-13, 20.5), (-8.5, 25), (-4, 30), (2, 35), (9, 40), (17, 46), (25, 54), (38, 63), (66, 73), (130, 86))]
    L.ground(c, inland, '#8fa860', '#5f7f4f', 320, shadow=.2)
    sh = dict(dx=.9, dy=.17, alpha=.36, blur=2, color='#3f3a58')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})

    def path(pts, w):
        with c.piece(shadow=.12, lift=2, volume=.1, rim=0, grain=.06) as g:
            q = [p(*v) for v in curve_pts(pts, 30)]; poly(g, [(x - s * w, y) for x, y, s in q] + [(x + s * w, y) for x, y, s in q[::-1]]); rgb(g, '#ecd09c'); g.fill()
    path([(2, 46), (4, 40), (5, 34), (6.6, 29), (7.6, 24), (12, 17)], .6); path([(4.4, 33), (8, 33.4), (12, 34.5), (16, 37)], .5)

    things = []                                                    # (Z, draw): drawn from far to near
    add = lambda Z, f: things.append((Z, f))

    def tree(X, Z, h, ln=0.0): add(Z, lambda: (lambda x, y, s: stand(lambda cv: F.palm(cv, x, y, s * h, ln, depth=.1 if Z > 45 else .03), y))(*p(X, Z)))

    def one(X, Z, pose, flip=False, tall=1.7, **k):
        lk = P.look(rng, **{**dict(build=1.0), **k}); add(Z, lambda: (lambda x, y, s: stand(lambda cv: P.person(cv, x, y, s * tall, pose, lk, flip), y))(*p(X, Z)))

    def house(X, Z, w, **k): add(Z, lambda: (lambda x, y, s: stand(lambda cv: village.stilt_house(cv, x, y, s * w, depth=.08, **k), y))(*p(X, Z)))
    for X, Z, w, k in ((26, 66, 9, dict(wall='#c9985c', roof='#a9743f', lit='#ffd27a')), (36.5, 65, 9.5, dict(wall='#b98a58', roof='#9a6a3f', lit='#ffd27a')), (30, 54, 9, dict(wall='#c9a06c', roof='#b07a48', lit='#ffd27a'))): house(X, Z, w, **k)
    for X, Z, h, ln in ((32, 74, 9, .1), (42, 74, 10, -.1), (21, 64, 9, -.15), (24, 57, 8.5, -.3), (36, 57, 9.5, .1), (13, 50, 8, -.3), (-18, 37, 8, -.2), (19.5, 42, 8, .12)): tree(X, Z, h, ln)

    # the clay workshop under its roof
    def roof():
        x, y, s = p(7.6, 43); w = s * 8; top = y - w * .2
        stand(lambda cv: L.berugak(cv, x, y, w, '#a9803f', depth=.05), y)
        for u, pose, fl, k in ((-.27, 'sit', False, dict(hair='hijab', top='#c85a8e', accent='#fff4d6')), (-.08, 'sit_ground', False, dict(hair='short', top='#f5b843')), (.1, 'sit_ground', False, dict(hair='cap', top='#3c86c2')), (.28, 'sit', True, dict(hair='bun', top='#e8694c'))): P.person(c, x + u * w, top + 3, s * 1.6, pose, P.look(rng, build=1.0, **k), fl, depth=.03)
        for u in (-.17, .02, .19): clay.base(c, x + u * w, top + 5, s * .62, '#b9693f', .3, 8)
    add(43, roof)

    # the new laboratory: open front, tanks that glow
    def lab():
        x, y, s = p(14.5, 35.5)
        def body(cv):
            with cv.piece(shadow=.45, lift=6, volume=.3, vsize=8) as g:
                rgb(g, '#b98a58'); g.rectangle(x - s * 4.6, y - s * 2.9, s * 9.2, s * 2.9); g.fill(); lin(g, 0, y - s * 2.6, 0, y, '#ffe2a0', '#e9a860'); g.rectangle(x - s * 4.1, y - s * 2.55, s * 8.2, s * 2.4); g.fill()
                for u in (-2.7, 0, 2.7): lin(g, 0, y - s * 1.5, 0, y - s * .75, '#c9fbf0', '#3fb6c4', '#1f7f98'); g.rectangle(x + u * s - s * 1.05, y - s * 1.6, s * 2.1, s * .85); g.fill(); rgb(g, '#6b4a34'); g.rectangle(x + u * s - s * 1.1, y - s * .76, s * 2.2, s * .12); g.fill(); g.rectangle(x + u * s - s * .95, y - s * .7, s * .12, s * .6); g.rectangle(x + u * s + s * .83, y - s * .7, s * .12, s * .6); g.fill()
                for u in np.linspace(-3.4, 3.4, 13): rgb(g, rng.choice(['#f2694b', '#ee8f9f', '#8f6fb8', '#f5b843'])); smooth(g, blob_pts(rng, x + u * s, y - s * .92, s * .16, s * .2, .2, 7)); g.fill()
                rgb(g, '#7a5636')
                for u in (-4.4, -1.35, 1.35, 4.4): g.rectangle(x + u * s - s * .1, y - s * 2.8, s * .2, s * 2.8); g.fill()
            with cv.piece(shadow=.5, lift=8, volume=.4, vsize=12) as g:
                poly(g, [(x - s * 5.5, y - s * 2.5), (x - s * 4.3, y - s * 4.6), (x + s * 4.3, y - s * 4.6), (x + s * 5.5, y - s * 2.5)]); q = g.copy_path(); lin(g, 0, y - s * 4.6, 0, y - s * 2.4, '#c99a5c', '#8a6036'); g.fill(); g.append_path(q); g.clip(); rgb(g, '#5f4228', .5); g.set_line_width(1.4)
                for u in np.linspace(-5.4, 5.4, 46): g.move_to(x + u * s * .8, y - s * 4.7); g.line_to(x + u * s * 1.02, y - s * 2.4); g.stroke()
        stand(body, y); c.glow(x, y - s * 1.2, s * 6, '#ffd890', .34)
    add(35.5, lab)
    one(12, 34, 'point', top='#1b8f93', hair='cap', accent='#f2694b', bottom='trousers'); one(13.6, 33.4, 'stand', top='#fff4d6', hair='bun', bottom='skirt', bcol='#7a3f4f'); one(14.9, 33.7, 'stand', True, 1.25, top='#f5b843', hair='short', child=True, bottom='shorts')
    # two who come up from the water with their fins
    one(-8, 41, 'walk', top='#1b8f93', hair='short', bottom='shorts', bcol='#22405a', sleeve='short'); one(-10.2, 41.6, 'walk', top='#f2694b', hair='pony', bottom='shorts', bcol='#2c3448', sleeve='short')

    # lunch: a long table in the sand
    at_ = lambda t, o: (-13.3 + 6.4 * t + .62 * o, 30.6 + 4.2 * t - .78 * o)         # t along the table, o metres to its near side

    def board(g, o, w, h, cc):
        for t in (.03, .97): x, y, s = p(*at_(t, o), 0); rgb(g, '#6b4a34'); taper(g, [(x, y), (x, p(*at_(t, o), h)[1])], [s * .12, s * .1]); g.fill()
        poly(g, [p(*at_(t, o + d), h)[:2] for t, d in ((0, -w), (0, w), (1, w), (1, -w))]); rgb(g, cc); g.fill()

    def lunch():
        def body(cv):
            with cv.piece(shadow=.45, lift=5, volume=.25, vsize=5, rim=.5) as g: board(g, -1.15, .16, .42, '#b98a58')
            with cv.piece(shadow=.45, lift=5, volume=.25, vsize=5, rim=.5) as g:
                board(g, 0, .5, .76, '#f6ead0'); poly(g, [p(*at_(t, d), .77)[:2] for t, d in ((0, -.14), (0, .14), (1, .14), (1, -.14))]); rgb(g, '#d2603f'); g.fill()
                for t in np.linspace(.08, .92, 7):
                    for o in (-.34, .34): x, y, s = p(*at_(t, o), .77); rgb(g, cv.rng.choice(['#4f9a58', '#f5b843', '#fffdf4', '#c8583f'])); smooth(g, blob_pts(cv.rng, x, y, s * .17, s * .08, .1, 8)); g.fill()
            with cv.piece(shadow=.45, lift=5, volume=.25, vsize=5, rim=.5) as g: board(g, 1.15, .16, .42, '#b98a58')
        stand(body, p(*at_(1, 0))[1])
    add(30.9, lunch)
    for t, k in ((.2, dict(hair='short', top='#f2694b')), (.55, dict(hair='pony', top='#1b8f93')), (.8, dict(hair='cap', top='#f5b843', accent='#22405a'))): one(*at_(t, -1.6), 'sit', True, 1.5, bottom='trousers', **k)
    for t, k in ((.1, dict(hair='hat', top='#3c86c2')), (.4, dict(hair='bob', top='#fff4d6')), (.72, dict(hair='hijab', top='#8f6fb8', accent='#f5b843'))):
        X, Z = at_(t, 1.15); lk = P.look(rng, build=1.0, bottom='trousers', **k)
        add(30.5 - .01 * t, lambda X=X, Z=Z, lk=lk: (lambda x, y, s: P.person(c, x, p(X, Z, .36)[1], s * 1.55, 'sit_ground', lk))(*p(X, Z)))

    # the ring of those who listen, and who tells
    R0 = (-.6, 25.6)
    cols = ['#f2694b', '#1b8f93', '#f5b843', '#8f6fb8', '#c85a8e', '#3c86c2', '#e8e2cf', '#d9895a']

    def mat(X, Z, cc):
        x, y, s = p(X, Z)
        with c.piece(shadow=.4, lift=3, volume=.3, vsize=5, rim=.4) as g: smooth(g, blob_pts(rng, x, y, s * .56, s * .26, .04, 12)); rgb(g, cc); g.fill()
    hairs = ['short', 'hijab', 'bun', 'cap', 'pony', 'short', 'hat', 'bob', 'hijab', 'short']
    for k, a in enumerate(np.linspace(PI * 1.07, PI * 1.93, 7)):
        X, Z = R0[0] + math.cos(a) * 4.9, R0[1] + math.sin(a) * 2.8
        add(Z, lambda X=X, Z=Z, k=k: mat(X, Z, cols[(k * 3 + 1) % 8])); one(X, Z - .01, 'sit_ground', bool(k % 2), 1.6, hair=hairs[k], top=cols[k], bottom='trousers', accent=cols[(k + 3) % 8])
    for k, (X, Z, fl) in enumerate(((-5.7, 27.2, False), (-4.6, 29.0, False), (3.2, 29.1, True), (4.5, 27.3, True))):
        add(Z, lambda X=X, Z=Z, k=k: mat(X, Z, cols[(k * 2 + 4) % 8])); one(X, Z - .01, 'sit_hug', fl, 1.6, hair=hairs[k + 4], top=cols[(k + 5) % 8], bottom='trousers', accent=cols[k])
    one(-.7, 29.4, 'stand_side', True, 1.72, hair='short', top='#fff4d6', bottom='trousers', bcol='#2f4a66')

    def lamps():
        for a, b in (((-6.8, 29.5), (-.2, 31.5)), ((-.2, 31.5), (6.4, 29.5))):
            q = []
            for t in np.linspace(0, 1, 12): X, Z = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t; q.append(p(X, Z, 3.3 - .75 * math.sin(PI * t))[:2])
            with c.piece(shadow=.2, lift=2, volume=0) as g: rgb(g, '#3a3448'); g.set_line_width(1.8); smooth(g, q, False); g.stroke()
            for x, y in q[1:-1]:
                c.glow(x, y + 4, 46, '#ffd27a', .6)
                with c.piece(shadow=0, volume=0, rim=0) as g: rgb(g, '#f7a436'); g.arc(x, y + 4, 6.5, 0, 7); g.fill(); rgb(g, '#ffe6a8'); g.arc(x - 1.5, y + 2.5, 2.4, 0, 7); g.fill()
        for X, Z in ((-6.8, 29.5), (-.2, 31.5), (6.4, 29.5)):
            x, y, s = p(X, Z)
            with c.piece(shadow=.35, lift=3, volume=.4, vsize=3) as g: rgb(g, '#7a5636'); taper(g, [(x, y), (x, p(X, Z, 3.4)[1])], [s * .14, s * .11]); g.fill()
    add(29.45, lamps)
    for X, Z in ((11, 27.5), (8.6, 35.6), (21, 36), (3.6, 41.5), (-11.5, 25.2)):
        def bush(X=X, Z=Z):
            x, y, s = p(X, Z)
            for k in range(3): F.leaf_clump(c, x + (k - 1) * s * .7, y - s * .5, s * .8, s * .5, 36, s * .42, rng.choice(['#4f8a50', '#6a9a4c', '#3f7a58']))
        add(Z, bush)
    for Z, f in sorted(things, key=lambda t: -t[0]): f()
    # the near crowns through which one looks
    F.leaf_clump(c, W * .015, H * 1.03, 170, 80, 120, 44, '#3f6f4c'); F.leaf_clump(c, W * .97, H * .99, 210, 120, 170, 46, '#3f6f4c'); F.leaf_clump(c, W * .86, H * 1.06, 150, 60, 90, 40, '#4a7a4a')
    c.tint('#e8b28c', .42, H * .3, H * 1.1, 'mul')
    c.glow(W * .2, hz, 620, '#ffdf9a', .34)
    c.finish(.36, warm=.3, center=(.46, .5))
