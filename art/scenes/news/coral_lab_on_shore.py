"""Pictures of the article "The coral lab on shore, and why visitors belong in it"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, from_above, household, light, people as P, shadow, water
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, smoothstep, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Over the shoulders of visitors: a great lit tank runs away to the left, shelves of small corals in it."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#2a2140'), (.6, '#3a2b4c'), (1, '#1d1630')], 90, wash=.04)
    edge = [(W * .13, H * .2), (W * 1.06, -H * .04), (W * 1.06, H * .86), (W * .13, H * .63)]
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=14) as g:
        poly(g, [(W * .105, H * .165), (W * 1.1, -H * .1), (W * 1.1, H * .95), (W * .105, H * .69)]); lin(g, 0, 0, 0, H, '#6b4a44', '#3a2636'); g.fill()
    clip = water.window(c, edge, ('#d6f7e6', '#7fdccf', '#2fa7b6', '#136f95', '#0d4f7a'))
    c.set_air()
    X_ = lambda t: W * (.15 + .9 * t)
    line = lambda t, v: (H * .2 - H * .24 * t) * (1 - v) + (H * .63 + H * .23 * t) * v          # height v (0 top .. 1 floor) at t along the wall
    F.reef_patch(c, W * .14, W * 1.04, lambda x: line((x / W - .15) / .9, .9), 1.3, .8, depth=.45, clip=clip)
    for v, n in ((.42, 11), (.7, 10)):
        with c.piece(shadow=.35, lift=6, volume=.3, vsize=5, clip=clip) as g:
            poly(g, [(X_(0), line(0, v)), (X_(1.02), line(1.02, v)), (X_(1.02), line(1.02, v) + 15), (X_(0), line(0, v) + 6)]); lin(g, 0, H * .2, 0, H * .7, '#e9f2ea', '#a9c2c4'); g.fill()
        for i in range(n):
            t = ((i + .5) / n) ** 1.35; s = (.55 + 1.1 * t) * rng.uniform(.8, 1.15); x, y = X_(t), line(t, v) + 2
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, clip=clip) as g: smooth(g, blob_pts(rng, x, y, 30 * s, 9 * s, .05, 10)); rgb(g, '#efe3c8'); g.fill()
            cc = rng.choice(['coral', 'saffron', 'rose', 'violet', '#5fb0a0', 'plum', '#f0a05a'])
            k = rng.choice(['staghorn', 'staghorn', 'poc', 'brain', 'plates'])
            if k == 'staghorn': F.staghorn(c, x, y, 92 * s, cc, 2, 5, clip=clip, shadow=.3)
            elif k == 'poc': F.pocillopora(c, x, y + 2, 66 * s, cc, clip=clip, shadow=.3)
            elif k == 'brain': F.brain(c, x, y + 2, 60 * s, cc, clip=clip, shadow=.3)
            else: F.plates(c, x, y, 78 * s, cc, 3, clip=clip, shadow=.3)
    F.reef_patch(c, W * .3, W * 1.03, lambda x: line((x / W - .15) / .9, 1.0) - 4, 1.5, 1.1, clip=clip)
    A.school(c, 'chromis', W * .52, H * .22, 16, 170, 34, 40, .1, .25); A.fish(c, 'tang', W * .86, H * .17, 128, PI + .1, .1); A.fish(c, 'longnose', W * .4, H * .47, 76, .1, .1); A.school(c, 'anthias', W * .72, H * .5, 9, 110, 40, 44, PI, .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:
        for a, w in ((.3, 50), (.66, 80), (.74, 26)): poly(g, [(W * a, 0), (W * a + w, 0), (W * a + w - 190, H), (W * a - 190, H)]); lin(g, 0, 0, 0, H * .8, (0, 'white', .22), (1, 'white', 0)); g.fill()
    c.glow(W * .62, H * .36, 760, '#8fe6dc', .3, 1.2)
    with c.piece(shadow=.3, lift=6, volume=0, rim=.1, grain=.05) as g:       # floor
        poly(g, [(-20, H * .72), (W * .105, H * .69), (W * 1.1, H * .95), (W * 1.1, H * 1.1), (-20, H * 1.1)]); lin(g, 0, H * .7, 0, H, '#4b4466', '#1b1630'); g.fill()
    c.glow(W * .5, H * .9, 500, '#5fc4c4', .2, 2)
    # visitors: a small one right at the glass, others as near dark shapes of very different size
    P.person(c, W * .275, H * .87, 250, 'arm_up', P.look(rng, child=True, hair='bob', top='#f5b843', bottom='shorts', bcol='#22405a'))
    P.person(c, W * .205, H * .9, 395, 'contrapposto', P.look(rng, hair='hat', top='#5f86a0', bottom='trousers', bcol='#2c3448'), tweak=dict(head=12))
    P.bust(c, W * .575, H * 1.05, 300, 'pony', '#b8557f', '#6b432d', '#f5b843', .55, .3)
    P.bust(c, W * .845, H * 1.1, 560, 'hijab', '#3f3a63', '#6b432d', '#8a5f9c', .5, -.35, fold=False)
    P.bust(c, W * .395, H * 1.06, 220, 'short', '#2f8f86', '#7b4f35', '#f5b843', .5, .4)
    c.finish(.42, center=(.55, .4))


def second(c, rng, variant=0):
    """Dark tank at night under blue light: on one branch polyps from closed on the left to wide open on the right, very near."""
    w, h = c.w, c.h
    c.light = (.3, -1)
    c.backdrop([(0, '#1a3f8f'), (.5, '#122a66'), (1, '#0a1838')], glow=(w * .68, -60, 760, '#5f9ff0', .6))
    light.bokeh(c, 14, (0, 0, w, h * .7), ['#5f8fe0', '#8ff0c8', '#c85a8e', '#3f6fd0'], (24, 90), .22, 16)
    c.god_rays(w * .66, -200, strength=.22, color='#9fc4ff')
    with c.piece(shadow=.3, lift=10, volume=.4, vsize=20, blur=7, depth=.3) as g:     # soft branches behind
        for p, wd in (([(w * .1, h), (w * .2, h * .6), (w * .16, h * .3)], [90, 70, 40]), ([(w * .9, h), (w * .84, h * .5), (w * .92, h * .2)], [100, 76, 40])): rgb(g, '#7a3f7f'); taper(g, p, wd, 30); g.fill()
    ridge = lambda x: h * (.97 - .2 * (x / w) - .05 * math.sin(x / w * 5))
    pts = [(x, ridge(x)) for x in np.linspace(-60, w + 60, 14)]
    with c.piece(shadow=.4, lift=14, volume=.6, vsize=60, rim=.4, grain=.05) as g:
        smooth(g, pts, False); g.line_to(w + 60, h + 60); g.line_to(-60, h + 60); g.close_path(); p = g.copy_path(); lin(g, 0, h * .7, 0, h, '#c9586a', '#8a3a5c', '#4a2450'); g.fill(); g.append_path(p); g.clip()
        for _ in range(500): rgb(g, rng.choice(['#f08a8a', '#5c2648']), .35); g.arc(rng.uniform(0, w), rng.uniform(h * .7, h), rng.uniform(1.4, 5), 0, 7); g.fill()
    for x, hh, wd, cl in ((w * .08, 90, 110, 1.0), (w * .22, 130, 140, .85), (w * .385, 190, 190, .5), (w * .56, 230, 230, .22), (w * .8, 330, 330, 0.0)):
        c.glow(x, ridge(x) - hh, wd * 1.3, '#7fe8c0', .12 + .16 * (1 - cl))
        closeups.polyp_side(c, x, ridge(x) + 12, hh, wd, '#d9647a', '#8ff0c8', rng.normal(0, .04), cl, 14 if cl > .6 else 20, mouth=cl < .7)
    for x in (w * .15, w * .3, w * .47, w * .68, w * .94):
        with c.piece(shadow=.3, lift=4, volume=.5, vsize=8, rim=.4) as g: rgb(g, '#d9647a'); smooth(g, blob_pts(rng, x, ridge(x) + 6, 34, 24, .08, 10)); g.fill(); rgb(g, '#5c2648'); smooth(g, blob_pts(rng, x, ridge(x) - 4, 14, 6, .1, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:        # plankton drifting to the open one
        for _ in range(40):
            x, y = w * .8 + rng.normal(0, 240), h * .24 + rng.normal(0, 120); rgb(g, '#fff3c8', rng.uniform(.5, .95)); q = rng.uniform(1.6, 4.5); smooth(g, [(x - q * 1.6, y), (x, y - q * .7), (x + q * 1.6, y), (x, y + q * .7)]); g.fill(); g.set_line_width(1); g.move_to(x + q, y); g.line_to(x + q * 3, y - q * 1.4); g.move_to(x + q, y); g.line_to(x + q * 3, y + q * 1.4); g.stroke()
    c.particles(160, color='#bfe0ff'); c.finish(vignette=.4)


def slide_1(c, rng, variant=0):
    """Wide, a wet afternoon: water runs off the roof of the laboratory, the door stands open, blue tank light falls on the yard; visitors arrive under leaf and umbrella."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#7f9c9c'), (.4, '#a9bfb4'), (.62, '#c3cdb8'), (.7, '#8f9a84'), (1, '#5d6a5f')], 90)
    for x, s, ln, d in ((.06, 420, .12, .62), (.2, 330, -.1, .7), (.34, 380, .14, .74), (.96, 460, -.1, .6)): F.palm(c, W * x, H * .7, s, ln, depth=d)
    with c.piece(shadow=0, volume=.3, vsize=20, depth=.5) as g:
        for k in range(34): x = W * rng.uniform(-.05, 1.05); smooth(g, blob_pts(rng, x, H * rng.uniform(.56, .68), rng.uniform(60, 120), rng.uniform(40, 70), .2, 10)); rgb(g, jitter(rng, '#5f8a64', .05)); g.fill()
    gy = H * .7
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, gy, W + 40, H); lin(g, 0, gy, 0, H, '#a0977c', '#8a8470', '#5f6258'); g.fill()
    # the house: long, low, whitewashed; roof with a deep eave
    x0, x1, yt = W * .37, W * .985, H * .37
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=30, grain=.05) as g:
        poly(g, [(x0, yt), (x1, yt), (x1, gy + 8), (x0, gy + 8)]); lin(g, 0, yt, 0, gy, '#a9a890', '#d3cdb0', '#b3aa8e'); g.fill()
        rgb(g, '#6f7a72'); g.rectangle(x0, gy - 30, x1 - x0, 38); g.fill()
    wx, wy, ww, wh = W * .6, H * .43, W * .34, H * .195
    clip = lambda q: q.rectangle(wx, wy, ww, wh)
    with c.piece(shadow=0, volume=0, rim=0) as g: g.rectangle(wx, wy, ww, wh); lin(g, 0, wy, 0, wy + wh, '#8ff0ee', '#38b8d4', '#1670b0'); g.fill()
    for row, y in ((0, .545), (1, .62)):
        with c.piece(shadow=.3, lift=3, volume=0, clip=clip) as g: rgb(g, '#e9fbf4'); g.rectangle(wx, H * y, ww, 6); g.fill()
        for k in range(9 + row): F.plant(c, rng.choice(['staghorn', 'poc', 'staghorn', 'brain', 'plates']), wx + ww * (k + .5 + rng.normal(0, .1)) / (9 + row), H * y + 2, rng.uniform(.34, .5), rng.choice(['coral', 'saffron', 'rose', 'violet', 'plum', '#e9a05c']), clip=clip)
    A.school(c, 'chromis', wx + ww * .6, wy + wh * .2, 7, 130, 16, 24, PI, clip=clip); A.fish(c, 'longnose', wx + ww * .2, wy + wh * .22, 44, .1, clip=clip)
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=6) as g: rgb(g, '#5b4236'); g.set_line_width(15); g.rectangle(wx, wy, ww, wh); g.stroke(); g.set_line_width(9); g.move_to(wx + ww * .5, wy); g.line_to(wx + ww * .5, wy + wh); g.stroke(); rgb(g, '#7a5a48'); g.rectangle(wx - 18, wy + wh, ww + 36, 14); g.fill()
    dx, dw, dy = W * .445, W * .085, H * .43          # the open door
    with c.piece(shadow=.2, lift=4, volume=0, rim=0) as g:
        g.rectangle(dx, dy, dw, gy - dy); lin(g, dx, dy, dx + dw, gy, '#12406a', '#1f6f9a', '#58c4d4'); g.fill()
        rgb(g, '#bff6f4', .8); g.rectangle(dx + dw * .3, dy + 150, dw * .7, 5); g.fill()
    for k, cc in enumerate(('coral', 'saffron', 'rose')): F.plant(c, 'staghorn', dx + dw * (.45 + .22 * k), dy + 152, .3, cc)
    c.glow(dx + dw * .6, dy + 130, 150, '#6fe0f0', .5)
    with c.piece(shadow=.5, lift=9, volume=.3, vsize=8) as g:
        rgb(g, '#5b4236'); g.set_line_width(14); g.move_to(dx, gy); g.line_to(dx, dy); g.line_to(dx + dw, dy); g.line_to(dx + dw, gy); g.stroke()
        poly(g, [(dx - 4, dy + 4), (dx - 92, dy - 14), (dx - 92, gy + 24), (dx - 4, gy)]); lin(g, dx - 92, 0, dx, 0, '#d96a4a', '#b34a38'); g.fill(); rgb(g, '#7a2f28', .6); g.set_line_width(4); g.move_to(dx - 48, dy - 4); g.line_to(dx - 48, gy + 12); g.stroke(); rgb(g, '#f5d98a'); g.arc(dx - 76, (dy + gy) / 2 + 20, 8, 0, 7); g.fill()
    ry = H * .14
    with c.piece(shadow=.6, lift=18, volume=.4, vsize=30, grain=.06) as g:
        smooth(g, [(x0 - 110, yt + 36), (x0 + 20, ry + 110), (x0 + 90, ry + 6), (x1 - 60, ry), (x1 + 120, yt + 40), (x1 - 200, yt + 30), (x0 + 300, yt + 30)], tension=.12); p = g.copy_path(); lin(g, 0, ry, 0, yt + 40, '#9a6a4c', '#b0764f', '#6f4636'); g.fill(); g.append_path(p); g.clip()
        for j in range(9):
            y = ry + 14 + j * 30
            for i in range(40): x = x0 - 130 + i * 31 + (j % 2) * 15; rgb(g, jitter(rng, shade('#a8694a', rng.uniform(-.2, .16)), .03)); smooth(g, [(x, y - 16), (x + 29, y - 16), (x + 27, y + 10), (x + 14, y + 19), (x + 2, y + 10)], tension=.4); g.fill()
        lin(g, 0, ry, 0, yt, (0, '#e9f6f2', .35), (.5, '#e9f6f2', .05), (1, 'navy', .25)); g.paint()
    with c.piece(shadow=0, volume=0, rim=0, blur=9, alpha=.3) as g: rgb(g, '#f4fbf6'); taper(g, [(x0 + 60, ry), (x0 + 400, ry - 8), (x1 - 40, ry - 4)], [8, 26, 10], 20); g.fill()
    light.beam(c, [(wx, wy + wh), (wx + ww, wy + wh), (wx + ww + 60, H * .93), (wx - 160, H * .93)], '#6fd6ee', .3, 26)
    water.reflect(c, gy + 6, .42, 330, 4, '#a9c4bc')
    with c.piece(shadow=0, volume=0, rim=0) as g:      # stepping stones to the door
        for k in range(7):
            t = k / 6; x, y, s = dx + dw / 2 - 330 * t ** 1.25, gy + 26 + 270 * t ** 1.2, 44 + 66 * t
            smooth(g, blob_pts(rng, x, y, s, s * .34, .07, 11)); lin(g, 0, y - s * .3, 0, y + s * .3, '#d9d6c0', '#8f907f'); g.fill()
    water.rings(c, [(W * rng.uniform(.02, 1), gy + 40 + rng.uniform(0, 1) ** 1.2 * (H - gy), rng.uniform(10, 36)) for _ in range(40)], '#eef8f2', .6)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:    # beads of water from the eave
        for i in range(44):
            x = x0 - 90 + i * 26 + rng.normal(0, 6); y0 = yt + 34; n = rng.uniform(0, 1)
            for k in range(int(5 + 9 * n)): y = y0 + (gy + 26 - y0) * (k + rng.uniform(0, .8)) / 14; rgb(g, '#f4fffb', .35 + .4 * n); taper(g, [(x, y), (x, y + rng.uniform(9, 22))], [.6, 3.4]); g.fill()
            if rng.random() < .5: rgb(g, '#f4fffb', .55); q = gy + 26 + rng.uniform(-6, 16); taper(g, [(x - 9, q), (x, q - 2), (x + 9, q)], [.5, 2.6, .5], 8, False); g.fill()
    lk = lambda **k: P.look(rng, **k)
    P.person(c, W * .335, H * .905, 250, 'walk_back', lk(hair='hijab', top='#1b8f93', accent='#f5b843', bottom='skirt', bcol='#2c3448'), tweak=dict(aR=(34, 158)), prop=lambda g, J: household.umbrella(g, J['hR'][0], J['hR'][1] - .03, .6, '#e4573f'))
    P.person(c, W * .262, H * .925, 180, 'walk_back', lk(hair='pony', child=True, top='#f5b843', bottom='shorts', bcol='#c85a8e', accent='#e4573f'), tweak=dict(aL=(-40, -160)), prop=lambda g, J: household.leaf_umbrella(g, J['hL'][0], J['hL'][1] - .02, .74, 'leaf', -.08))
    water.rain(c, 620, .14, 44, (.1, .42))
    with c.piece(shadow=.5, lift=18, volume=.2, vsize=16, blur=1.2) as g:       # banana leaves in front
        for x, y, L_, w, a in ((.0, .97, 560, 190, -1.2), (-.05, .8, 430, 150, -.85), (.03, 1.08, 330, 130, -.42)): S_ = F.banana_leaf(g, W * x + math.cos(a) * L_ * .4, H * y + math.sin(a) * L_ * .4, L_, w, a, '#3f7a4c', 3, rng)
    c.tint('#3f5a68', .07); c.glow(wx + ww * .5, wy + wh * .5, 330, '#7fe6f4', .3); c.glow(W * .3, H * .95, 420, '#ffe0a8', .12)
    c.finish(.42, center=(.6, .5))


def slide_2(c, rng, variant=0):
    """Very close, blue night light: polyps stretch for crumbs from a glass pipette; one has closed over its catch."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.shadow_col = col('#08051e')
    c.backdrop([(0, '#2b2f8f'), (.35, '#2a2080'), (.7, '#241458'), (1, '#150a33')], 70, glow=(W * .72, -60, 760, '#6f8cff', .55))
    light.bokeh(c, 22, (0, 0, W, H * .75), ['#5fb0ff', '#8f7fff', '#c86ad0', '#3fe0d0'], (24, 100), .16, 16); c.set_air()
    c.god_rays(W * .8, -160, .2, 9, 1000, .9, '#9fb8ff')
    base = lambda x: H * .83 - 120 * math.sin(PI * min(1, max(0, (x / W + .12) / 1.25))) + 26 * math.sin(x / 190)
    for x, h, w, cc, d in ((.04, 130, 170, '#7a5fd0', .45), (.3, 150, 160, '#a85ac8', .5), (.6, 150, 170, '#5f7fd8', .5), (.97, 130, 180, '#a85ac8', .45)): closeups.polyp_side(c, W * x, base(W * x) + 10, h, w, cc, '#9fd0ff', rng.normal(0, .1), 0, 18, depth=d, blur=4)
    with c.piece(shadow=.5, lift=18, volume=.5, vsize=60, grain=.06) as g:
        pts = [(x, base(x)) for x in np.linspace(-60, W + 60, 22)]
        smooth(g, pts, False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); p = g.copy_path(); lin(g, 0, H * .68, 0, H, '#c0588f', '#8a3a80', '#4a1f5c'); g.fill(); g.append_path(p); g.clip()
        for _ in range(700): x, y = rng.uniform(0, W), rng.uniform(H * .66, H); rgb(g, rng.choice(['#ff9fc0', '#5a1f60', '#e07fb0']), rng.uniform(.15, .5)); g.arc(x, y, rng.uniform(1.5, 5), 0, 7); g.fill()
    closeups.corallites(c, [(x, base(x) + rng.uniform(50, 240)) for x in rng.uniform(0, W, 20)], 24, '#a8488a')
    closeups.polyp_side(c, W * .47, base(W * .47) + 40, 190, 210, '#4fae84', '#d9ff8a', -.06, 0, 24)
    closeups.polyp_side(c, W * .18, base(W * .18) + 60, 250, 310, '#e0705a', '#ffe08a', -.08, 0, 30)
    tip = (W * .66, H * .215)
    # crumbs: little pink shrimps drifting from the pipette
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4, rim=.6) as g:
        for _ in range(74):
            t = rng.uniform(0, 1); x = tip[0] - 430 * t + rng.normal(0, 20 + 80 * t); y = tip[1] + 20 + 300 * t ** 1.3 + rng.normal(0, 14 + 56 * t); q = rng.uniform(7, 14)
            if y > base(x) - 240: continue
            with at(g, x, y, rng.uniform(0, 7), q): rgb(g, jitter(rng, '#ff9f7f', .05)); taper(g, [(-.8, .3), (-.2, -.3), (.5, -.2), (.9, .3)], [.2, .6, .5, .1], 12); g.fill(); rgb(g, '#2a1030'); g.arc(-.62, .05, .1, 0, 7); g.fill()
    # the catcher: closed over a crumb
    kx, ky, kh, kw_ = W * .78, base(W * .78) + 56, 210, 280
    tx, ty = kx, ky - kh

    def bud(side):
        with c.piece(shadow=.4, lift=6, volume=.35, vsize=8, rim=.5) as g:
            ts = np.linspace(-1, 1, 9) if side else np.linspace(-.8, .8, 6)
            for t in sorted(ts, key=lambda v: -abs(v)):
                b = (tx + t * kw_ * .42, ty + (kw_ * .07 if side else -kw_ * .04) * (1 - t * t))
                m = (tx + t * kw_ * .6 + rng.normal(0, 4), ty - kw_ * .38); e = (tx + t * kw_ * .12 + rng.normal(0, 5), ty - kw_ * (.8 if side else .88) + abs(t) * 26 + rng.normal(0, 6))
                cc = jitter(rng, shade('#d06ab8', -.02 if side else -.32), .03)
                p = [b, ((b[0] + m[0]) / 2 + t * 8, (b[1] + m[1]) / 2), m, ((m[0] + e[0]) / 2 + t * 26, (m[1] + e[1]) / 2 - 26), e]
                lin(g, *b, *e, (0, shade(cc, -.2)), (.6, cc), (.9, mix(cc, '#9ffff0', .7)), (1, '#9ffff0')); taper(g, p, [kw_ * .1, kw_ * .085, kw_ * .07, kw_ * .05, kw_ * .055], 24); g.fill()
                for q in curve_pts(p, 12)[2:]: rgb(g, mix(cc, '#9ffff0', .6), .7); g.arc(q[0] + rng.normal(0, 4), q[1] + rng.normal(0, 4), 3.4, 0, 7); g.fill()
                rgb(g, '#d9fff8'); g.arc(*e, kw_ * .03, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=36, rim=.4) as g:
        w = kw_; smooth(g, [(kx - w * .4, ky + 12), (kx - w * .34, ky - kh * .4), (tx - w * .4, ty + w * .14), (tx - w * .47, ty), (tx + w * .47, ty), (tx + w * .4, ty + w * .14), (kx + w * .34, ky - kh * .4), (kx + w * .4, ky + 12)]); p = g.copy_path(); lin(g, 0, ty, 0, ky, '#d97ac4', '#a84a98', '#5f2a6a'); g.fill()
        g.append_path(p); g.clip(); rgb(g, '#9ffff0', .25); g.set_line_width(6)
        for k in range(9): u = (k - 4) / 4; g.move_to(kx + u * w * .34, ky); g.curve_to(kx + u * w * .28, ky - kh * .4, tx + u * w * .34, ty + kh * .4, tx + u * w * .45, ty); g.stroke()
    bud(False)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=8, rim=.6) as g:
        with at(g, tx + 2, ty - kw_ * .4, -.5, 62): rgb(g, '#ff9470'); taper(g, [(-.9, .3), (-.2, -.35), (.6, -.2), (1, .4)], [.25, .7, .6, .12], 14); g.fill(); rgb(g, '#2a1030'); g.arc(-.62, .05, .08, 0, 7); g.fill()
    bud(True)
    # pipette
    with c.piece(shadow=.4, lift=14, volume=0, rim=.4, grain=.01) as g:
        a = -.62
        with at(g, tip[0], tip[1], a):
            smooth(g, [(0, -8), (150, -13), (210, -38), (760, -44), (760, 44), (210, 38), (150, 13), (0, 8)], tension=.14); lin(g, 0, -44, 0, 44, (0, '#eaf6ff', .75), (.25, '#9fc4ff', .3), (.7, '#8fb0ff', .25), (1, '#e0f0ff', .6)); g.fill()
            smooth(g, [(6, -4), (150, -8), (214, -30), (430, -34), (424, 32), (214, 28), (150, 8), (6, 4)], tension=.14); lin(g, 0, -34, 0, 34, (0, '#ffc4a8', .7), (1, '#e0705a', .75)); g.fill()
            for _ in range(46): rgb(g, '#ff8a66', .9); g.arc(rng.uniform(200, 420), rng.uniform(-24, 24), rng.uniform(3, 6), 0, 7); g.fill()
            rgb(g, 'white', .7); taper(g, [(216, -26), (480, -33), (740, -34)], [3, 8, 5]); g.fill()
    c.bubbles(tip[0] + 20, tip[1] - 10, 7, 180, 9, 12)
    c.glow(tx, ty - 200, 260, '#9fd0ff', .2)
    c.particles(200, color='#bcd0ff', big=12); c.finish(.46, center=(.5, .55))


def slide_3(c, rng, variant=0):
    """Straight down through a slatted roof in the morning: two long tanks of young corals; somebody with a long brush plays the grazing fish."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#e3c79a'), (.5, '#d3b183'), (1, '#b98f68')], 40)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:       # floor slabs, wet near the tanks
        for i in range(9):
            for j in range(7): x, y = -60 + i * 200 + (j % 2) * 90, -40 + j * 172; rgb(g, jitter(rng, '#d9b98c', .025), .8); smooth(g, [(x + 4, y + 4), (x + 194, y + 4), (x + 194, y + 166), (x + 4, y + 166)], tension=.06); g.fill()
        for _ in range(26): rgb(g, '#7a5a48', .14); smooth(g, blob_pts(rng, rng.uniform(0, W), H * .49 + rng.normal(0, 60), rng.uniform(30, 120), rng.uniform(14, 40), .25, 10)); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#5fb08f', 'plum']

    def tank(y0, y1, x0, x1, n, rows, s):
        shadow.blob(c, (x0 + x1) / 2 + 50, (y0 + y1) / 2 + 44, (x1 - x0) / 2 + 30, (y1 - y0) / 2 + 26, 0, .4, 18)
        with c.piece(shadow=.5, lift=12, volume=.4, vsize=14, rim=.5) as g: smooth(g, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], tension=.05); lin(g, 0, y0, 0, y1, '#f3f1e2', '#c9d3cc', '#9fb0b0'); g.fill()
        b = 26
        with c.piece(shadow=0, volume=0, rim=0) as g: smooth(g, [(x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b)], tension=.05); lin(g, x0, y0, x1, y1, '#6fd6c8', '#35aeb6', '#1f8ca4'); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, blur=10) as g: rgb(g, '#0a4a68'); g.rectangle(x0 + b, y0 + b, x1 - x0 - 2 * b, 44); g.rectangle(x0 + b, y0 + b, 40, y1 - y0 - 2 * b); g.fill()
        for r_ in range(rows):
            yy = y0 + b + 20 + (y1 - y0 - 2 * b - 40) * (r_ + .5) / rows
            with c.piece(shadow=.4, lift=14, volume=.2, vsize=5) as g:
                lin(g, 0, yy - 30, 0, yy + 30, '#effaf4', '#c4e0dc'); smooth(g, [(x0 + 70, yy - 34), (x1 - 70, yy - 34), (x1 - 70, yy + 34), (x0 + 70, yy + 34)], tension=.04); g.fill(); rgb(g, '#3f9aa4', .7)
                for i in range(n * 2 - 1): g.arc(x0 + 110 + (x1 - x0 - 220) * i / (2 * n - 2), yy, 11, 0, 7); g.fill()
            for i in range(n):
                if rng.random() < .93: from_above.coral(c, x0 + 110 + (x1 - x0 - 220) * i / (n - 1) + rng.normal(0, 4), yy + rng.normal(0, 4), s * rng.uniform(.7, 1.15), rng.choice(cols), int(rng.integers(0, 4)))
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.3, caustic=1.1) as g: g.rectangle(x0 + b, y0 + b, x1 - x0 - 2 * b, y1 - y0 - 2 * b); rgb(g, '#9ff0e4', .35); g.fill()
        water.sparkle(c, 46, (x0 + 60, y0 + 40, x1 - 80, y1 - 40))
    tank(H * .055, H * .375, -80, W * .9, 11, 2, 84)
    tank(H * .645, H * 1.08, W * .1, W * 1.1, 10, 3, 92)
    # water inlet of the upper tank, with foam
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=9, rim=.5) as g: rgb(g, '#2f6fb4'); g.set_line_width(34); g.set_line_cap(0); g.move_to(W * 1.02, H * .2); g.line_to(W * .85, H * .2); g.stroke(); rgb(g, '#1f4f8a'); g.rectangle(W * .925, H * .2 - 24, 22, 48); g.fill(); rgb(g, 'coral'); g.rectangle(W * .955, H * .2 - 38, 14, 76); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(170): q = abs(rng.normal(0, 90)); a = PI + rng.normal(0, .55); rgb(g, '#f4fffb', rng.uniform(.2, .8) * math.exp(-q / 150)); g.arc(W * .85 + math.cos(a) * q, H * .2 + math.sin(a) * q, rng.uniform(2, 9), 0, 7); g.fill()
    # the keeper between the tanks, with a long brush in the lower tank
    px, py = W * .335, H * .515
    bx, by = W * .61, H * .765
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.35) as g: rgb(g, 'navy'); taper(g, [(px + 80, py + 70), (bx + 26, by + 26)], [10, 10]); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=5, rim=.4) as g:
        rgb(g, '#c99a63'); taper(g, [(px + 10, py - 10), (bx, by)], [12, 12]); g.fill()
        with at(g, bx, by, math.atan2(by - py, bx - px)):
            for k in range(30): rgb(g, jitter(rng, '#fff0c8', .04)); taper(g, [(6, -54 + k * 3.7), (44 + rng.normal(0, 4), -62 + k * 4.3)], [5, 3]); g.fill()
            rgb(g, '#e4573f'); smooth(g, [(-8, -60), (14, -60), (14, 60), (-8, 60)], tension=.2); g.fill()
    water.rings(c, [(bx + 20, by + 12, 80), (bx + 10, by, 50)], 'white', .6, 1)
    from_above.person(c, px, py, 178, .62, '#1b8f93', '#3f4f6a', 'hat', '#f0cf86', arms=(.75, .35), sun=(.62, .78), slen=.9)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.5) as g:       # bucket
        x, y = W * .57, H * .5; g.arc(x, y, 56, 0, 7); rgb(g, '#f0b03a'); g.fill(); g.arc(x, y, 47, 0, 7); lin(g, 0, y - 47, 0, y + 47, '#1f7f98', '#6fd6cc'); g.fill()
        for a in (.4, 1.3, 2.2): rgb(g, 'white', .5); g.set_line_width(3); g.arc(x, y, 34 - a * 6, a, a + 1); g.stroke()
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g: household.sandal(g, rng, W * .08, H * .5, 84, .3, '#e4573f', 1); household.sandal(g, rng, W * .115, H * .53, 84, .1, '#e4573f', 1)
    # light through the slats
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    u = ((xx * .80 + yy * .60) / c.k + 12 * np.sin(yy / c.k / 170)) % 148
    m = smoothstep(0, 22, u) * smoothstep(104, 82, u)
    c.img = c.img * (.60 + .40 * m[..., None]) + (1 - m[..., None]) * col('#233a66').astype(np.float32) * .12
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - (m * .13)[..., None] * col('#ffe3a0').astype(np.float32))
    F_ = [(.97, .53, 190)]
    for x, y, s in F_: from_above.palm(c, W * x + 60, H * y, s, sun=(.2, .3))
    c.finish(.3, warm=.12, center=(.5, .5))
