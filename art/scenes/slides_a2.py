"""The sliders of the articles 3 and 5: the coral laboratory with visitors, and the workshop for a sailing rally."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_a as E, parts_b as B, parts_gb as S, parts_s as D
import parts_sla as K
from paper import *

PI = math.pi


def lab_rain(c, rng, variant=0):
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
    B.beam(c, [(wx, wy + wh), (wx + ww, wy + wh), (wx + ww + 60, H * .93), (wx - 160, H * .93)], '#6fd6ee', .3, 26)
    B.reflect(c, gy + 6, .42, 330, 4, '#a9c4bc')
    with c.piece(shadow=0, volume=0, rim=0) as g:      # stepping stones to the door
        for k in range(7):
            t = k / 6; x, y, s = dx + dw / 2 - 330 * t ** 1.25, gy + 26 + 270 * t ** 1.2, 44 + 66 * t
            smooth(g, blob_pts(rng, x, y, s, s * .34, .07, 11)); lin(g, 0, y - s * .3, 0, y + s * .3, '#d9d6c0', '#8f907f'); g.fill()
    B.rings(c, [(W * rng.uniform(.02, 1), gy + 40 + rng.uniform(0, 1) ** 1.2 * (H - gy), rng.uniform(10, 36)) for _ in range(40)], '#eef8f2', .6)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:    # beads of water from the eave
        for i in range(44):
            x = x0 - 90 + i * 26 + rng.normal(0, 6); y0 = yt + 34; n = rng.uniform(0, 1)
            for k in range(int(5 + 9 * n)): y = y0 + (gy + 26 - y0) * (k + rng.uniform(0, .8)) / 14; rgb(g, '#f4fffb', .35 + .4 * n); taper(g, [(x, y), (x, y + rng.uniform(9, 22))], [.6, 3.4]); g.fill()
            if rng.random() < .5: rgb(g, '#f4fffb', .55); q = gy + 26 + rng.uniform(-6, 16); taper(g, [(x - 9, q), (x, q - 2), (x + 9, q)], [.5, 2.6, .5], 8, False); g.fill()
    lk = lambda **k: P.look(rng, **k)
    P.person(c, W * .335, H * .905, 250, 'walk_back', lk(hair='hijab', top='#1b8f93', accent='#f5b843', bottom='skirt', bcol='#2c3448'), tweak=dict(aR=(34, 158)), prop=lambda g, J: B.umbrella(g, J['hR'][0], J['hR'][1] - .03, .6, '#e4573f'))
    P.person(c, W * .262, H * .925, 180, 'walk_back', lk(hair='pony', child=True, top='#f5b843', bottom='shorts', bcol='#c85a8e', accent='#e4573f'), tweak=dict(aL=(-40, -160)), prop=lambda g, J: B.leaf_umbrella(g, J['hL'][0], J['hL'][1] - .02, .74, 'leaf', -.08))
    B.rain(c, 620, .14, 44, (.1, .42))
    with c.piece(shadow=.5, lift=18, volume=.2, vsize=16, blur=1.2) as g:       # banana leaves in front
        for x, y, L_, w, a in ((.0, .97, 560, 190, -1.2), (-.05, .8, 430, 150, -.85), (.03, 1.08, 330, 130, -.42)): S_ = D.banana_leaf(g, W * x + math.cos(a) * L_ * .4, H * y + math.sin(a) * L_ * .4, L_, w, a, '#3f7a4c', 3, rng)
    c.tint('#3f5a68', .07); c.glow(wx + ww * .5, wy + wh * .5, 330, '#7fe6f4', .3); c.glow(W * .3, H * .95, 420, '#ffe0a8', .12)
    c.finish(.42, center=(.6, .5))


def feeding(c, rng, variant=0):
    """Very close, blue night light: polyps stretch for crumbs from a glass pipette; one has closed over its catch."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.shadow_col = col('#08051e')
    c.backdrop([(0, '#2b2f8f'), (.35, '#2a2080'), (.7, '#241458'), (1, '#150a33')], 70, glow=(W * .72, -60, 760, '#6f8cff', .55))
    S.bokeh(c, 22, (0, 0, W, H * .75), ['#5fb0ff', '#8f7fff', '#c86ad0', '#3fe0d0'], (24, 100), .16, 16); c.set_air()
    c.god_rays(W * .8, -160, .2, 9, 1000, .9, '#9fb8ff')
    base = lambda x: H * .83 - 120 * math.sin(PI * min(1, max(0, (x / W + .12) / 1.25))) + 26 * math.sin(x / 190)
    for x, h, w, cc, d in ((.04, 130, 170, '#7a5fd0', .45), (.3, 150, 160, '#a85ac8', .5), (.6, 150, 170, '#5f7fd8', .5), (.97, 130, 180, '#a85ac8', .45)): K.polyp_side(c, W * x, base(W * x) + 10, h, w, cc, '#9fd0ff', rng.normal(0, .1), 0, 18, depth=d, blur=4)
    with c.piece(shadow=.5, lift=18, volume=.5, vsize=60, grain=.06) as g:
        pts = [(x, base(x)) for x in np.linspace(-60, W + 60, 22)]
        smooth(g, pts, False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); p = g.copy_path(); lin(g, 0, H * .68, 0, H, '#c0588f', '#8a3a80', '#4a1f5c'); g.fill(); g.append_path(p); g.clip()
        for _ in range(700): x, y = rng.uniform(0, W), rng.uniform(H * .66, H); rgb(g, rng.choice(['#ff9fc0', '#5a1f60', '#e07fb0']), rng.uniform(.15, .5)); g.arc(x, y, rng.uniform(1.5, 5), 0, 7); g.fill()
    D.cups(c, [(x, base(x) + rng.uniform(50, 240)) for x in rng.uniform(0, W, 20)], 24, '#a8488a')
    K.polyp_side(c, W * .47, base(W * .47) + 40, 190, 210, '#4fae84', '#d9ff8a', -.06, 0, 24)
    K.polyp_side(c, W * .18, base(W * .18) + 60, 250, 310, '#e0705a', '#ffe08a', -.08, 0, 30)
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


def raceways(c, rng, variant=0):
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
        B.shade_blob(c, (x0 + x1) / 2 + 50, (y0 + y1) / 2 + 44, (x1 - x0) / 2 + 30, (y1 - y0) / 2 + 26, 0, .4, 18)
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
                if rng.random() < .93: B.coral_top(c, x0 + 110 + (x1 - x0 - 220) * i / (n - 1) + rng.normal(0, 4), yy + rng.normal(0, 4), s * rng.uniform(.7, 1.15), rng.choice(cols), int(rng.integers(0, 4)))
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.3, caustic=1.1) as g: g.rectangle(x0 + b, y0 + b, x1 - x0 - 2 * b, y1 - y0 - 2 * b); rgb(g, '#9ff0e4', .35); g.fill()
        D.sparkle(c, 46, (x0 + 60, y0 + 40, x1 - 80, y1 - 40))
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
    B.rings(c, [(bx + 20, by + 12, 80), (bx + 10, by, 50)], 'white', .6, 1)
    B.person_top(c, px, py, 178, .62, '#1b8f93', '#3f4f6a', 'hat', '#f0cf86', arms=(.75, .35), sun=(.62, .78), slen=.9)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.5) as g:       # bucket
        x, y = W * .57, H * .5; g.arc(x, y, 56, 0, 7); rgb(g, '#f0b03a'); g.fill(); g.arc(x, y, 47, 0, 7); lin(g, 0, y - 47, 0, y + 47, '#1f7f98', '#6fd6cc'); g.fill()
        for a in (.4, 1.3, 2.2): rgb(g, 'white', .5); g.set_line_width(3); g.arc(x, y, 34 - a * 6, a, a + 1); g.stroke()
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g: S.sandal(g, rng, W * .08, H * .5, 84, .3, '#e4573f', 1); S.sandal(g, rng, W * .115, H * .53, 84, .1, '#e4573f', 1)
    # light through the slats
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    u = ((xx * .80 + yy * .60) / c.k + 12 * np.sin(yy / c.k / 170)) % 148
    m = smoothstep(0, 22, u) * smoothstep(104, 82, u)
    c.img = c.img * (.60 + .40 * m[..., None]) + (1 - m[..., None]) * col('#233a66').astype(np.float32) * .12
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - (m * .13)[..., None] * col('#ffe3a0').astype(np.float32))
    F_ = [(.97, .53, 190)]
    for x, y, s in F_: B.palm_top(c, W * x + 60, H * y, s, sun=(.2, .3))
    c.finish(.3, warm=.12, center=(.5, .5))


def swing_circle(c, rng, variant=0):
    """Straight down on a beach, long morning shadows: a wide circle scratched round an anchor, pebbles inside it, sailors standing round the rim."""
    W, H = c.w, c.h
    c.light = (-.85, -.5)
    c.backdrop([(0, '#f6e2b4'), (.6, '#eed09a'), (1, '#d9ae78')], 20)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for _ in range(700): x, y, q = rng.uniform(-20, W), rng.uniform(-20, H), rng.uniform(10, 50); rgb(g, rng.choice(['#fff3d0', '#b98a5a']), rng.uniform(.06, .2)); taper(g, wander(rng, x, y, .5 + rng.normal(0, .2), q, 3, .2), [.3, 4, .3], 8, False); g.fill()
    # sea in the lower right corner
    sh = [(W * .66, H * 1.08), (W * .74, H * .97), (W * .83, H * .9), (W * .92, H * .8), (W * .97, H * .68), (W * 1.06, H * .58)]
    for off, cc in ((-46, '#d3ae7a'), (0, '#a9e0d0'), (36, '#5fc4c4'), (90, '#2f9fb4')):
        with c.piece(shadow=.15, lift=5, volume=.1, rim=0) as g: smooth(g, [(x + off * .66 + rng.normal(0, 5), y + off * .75) for x, y in sh], False); g.line_to(W * 1.1, H * 1.1); g.close_path(); rgb(g, cc); g.fill()
    L.foam(c, [(x - 2, y) for x, y in sh], 15); L.foam(c, [(x + 26, y + 30) for x, y in sh], 7)
    cx, cy, R = W * .44, H * .5, 395

    def groove(x, y, r, a0=0.0, a1=2 * PI, w=17):
        q = [(x + math.cos(a) * r * (1 + .006 * math.sin(a * 7)), y + math.sin(a) * r * (1 + .006 * math.sin(a * 5))) for a in np.linspace(a0, a1, 90)]
        with c.piece(shadow=0, volume=.0, rim=0, grain=.05) as g:
            rgb(g, '#fff6da', .9); taper(g, [(u + 8, v + 6) for u, v in q], [w * .8] * 3, 120, False); g.fill(); rgb(g, '#fff0c8', .7); taper(g, [(u - 11, v - 6) for u, v in q], [w * .5] * 3, 120, False); g.fill()
            rgb(g, '#9a6a44', .85); taper(g, q, [w, w * .85, w * 1.1, w * .9], 120, False); g.fill(); rgb(g, '#6f4630', .6); taper(g, [(u - 3, v - 2) for u, v in q], [w * .45] * 3, 120, False); g.fill()
    groove(cx - 590, cy + 395, 330, -2.0, 1.2, 13)         # another crew's circle
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.35) as g: g.arc(cx, cy, R - 8, 0, 7); rad(g, cx, cy, R, '#e3bd84', '#e9c890'); g.fill()
    groove(cx, cy, R)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=0, grain=.05) as g:      # footprints of those who drew it
        for k in range(64):
            a = k * .098 + .1 + rng.normal(0, .016); r_ = R + 44 + (11 if k % 2 else -11) + rng.normal(0, 5) + 10 * math.sin(a * 3); x, y = cx + math.cos(a) * r_, cy + math.sin(a) * r_
            if rng.random() < .14: continue
            with at(g, x, y, a + PI / 2 + rng.normal(0, .2), 12): rgb(g, '#a9784e', rng.uniform(.25, .55)); smooth(g, [(-1, -.3), (.2, -.42), (1, -.4), (1.1, .1), (.3, .3), (-1, .3)]); g.fill()
    # chain from the anchor to the toy boat on the rim
    a = -.62; ex, ey = cx + math.cos(a) * (R - 66), cy + math.sin(a) * (R - 66)
    with c.piece(shadow=.5, lift=5, volume=.4, vsize=3, rim=.5) as g:
        for i, (x, y) in enumerate(curve_pts([(cx, cy), (cx + 110, cy - 40), (cx + 190, cy - 150), (ex, ey)], 40)):
            with at(g, x, y, a + (PI / 2 if i % 2 else 0) * .5 + .2, 10, 6): rgb(g, '#5f6f78'); g.set_line_width(.5); g.arc(0, 0, 1, 0, 7); g.stroke()
    with c.piece(shadow=.55, lift=8, volume=.4, vsize=6, rim=.5) as g:      # anchor
        with at(g, cx, cy, PI + a + .4, 74):
            rgb(g, '#3f4a56'); taper(g, [(-.75, 0), (.75, 0)], [.13, .15]); g.fill(); g.set_line_width(.15); g.move_to(.45, -.66); g.curve_to(.98, -.4, .98, .4, .45, .66); g.stroke()
            for m in (-1, 1): poly(g, [(.24, .76 * m), (.5, .5 * m), (.62, .76 * m)]); g.fill()
            taper(g, [(-.5, -.36), (-.5, .36)], [.1, .1]); g.fill(); g.set_line_width(.09); g.arc(-.86, 0, .13, 0, 7); g.stroke()
    B.shade_blob(c, ex + 70, ey + 46, 120, 30, .4, .4, 7)
    with c.piece(shadow=.55, lift=10, volume=.5, vsize=10, rim=.5) as g:    # a coconut husk for the boat, a leaf for the sail
        with at(g, ex, ey, a - .35, 150):
            smooth(g, [(.5, 0), (.25, .17), (-.2, .2), (-.46, .1), (-.46, -.1), (-.2, -.2), (.25, -.17)]); lin(g, 0, -.2, 0, .2, '#b07a4c', '#7a4c30'); g.fill(); smooth(g, [(.4, 0), (.2, .1), (-.2, .13), (-.38, .06), (-.38, -.06), (-.2, -.13), (.2, -.1)]); rgb(g, '#f0dcb0'); g.fill()
            smooth(g, [(.3, -.06), (.05, -.5), (-.34, -.54), (-.2, -.06)]); lin(g, 0, -.5, 0, 0, '#8fc46a', '#4d8a4c'); g.fill(); rgb(g, '#d9f0a8', .8); g.set_line_width(.02); g.move_to(.24, -.07); g.line_to(-.3, -.5); g.stroke()
    with c.piece(shadow=.55, lift=5, volume=.5, vsize=5, rim=.45) as g:     # pebbles are corals
        n = 0
        while n < 70:
            q, b = R * math.sqrt(rng.uniform(.03, .96)), rng.uniform(0, 7); x, y = cx + math.cos(b) * q, cy + math.sin(b) * q
            if math.hypot(x - ex, y - ey) < 110 or math.hypot(x - cx, y - cy) < 95 or any(math.hypot(x - u, y - v) < 34 for u, v in ((cx + 110, cy - 40), (cx + 160, cy - 95), (cx + 190, cy - 150))): continue
            s = rng.uniform(9, 19); smooth(g, blob_pts(rng, x, y, s, s * rng.uniform(.7, .95), .12, 9)); cc = rng.choice(['#e0705a', '#f0a090', '#8f6fb8', '#c85a8e', '#5f9a9a', '#f0c05a', '#fbf6e6']); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.3)); g.fill(); n += 1
        for _ in range(26): x, y, s = rng.uniform(0, W * .8), rng.uniform(0, H), rng.uniform(7, 13); rgb(g, '#cdb48a'); smooth(g, blob_pts(rng, x, y, s, s * .8, .12, 9)); g.fill()
    sun = (.86, .5)
    who = [(-2.75, 'short', '#f2694b', '#22405a', '#f5b843', .5), (-2.2, 'hat', '#fdfaf0', '#6b5a45', '#e6c885', .1), (-1.85, 'hijab', '#8f6fb8', '#2c3448', '#f5b843', .3), (-1.25, 'cap', '#3c86c2', '#c9b48a', '#e4573f', .1), (.28, 'hat', '#c85a8e', '#22405a', '#e6c885', .4), (.72, 'short', '#f5b843', '#3f5e5a', '#f5b843', .1), (1.75, 'cap', '#1b8f93', '#6b5a45', '#fdfaf0', .2), (2.4, 'hijab', '#e8e2cf', '#7a3f4f', '#c85a8e', .1), (2.8, 'short', '#2f5d6c', '#c9b48a', '#f5b843', .4)]
    for b, hair, t, bt, ht, ar in who: B.person_top(c, cx + math.cos(b) * (R + 92), cy + math.sin(b) * (R + 92), 92, b + PI + rng.normal(0, .2), t, bt, hair, ht, skin=rng.choice(['#8a5a3c', '#a9734c', '#d9a57c', '#6b432d']), arms=(ar, rng.uniform(.1, .6)), step=.05, sun=sun, slen=1.9)
    B.person_top(c, W * .12, H * .72, 92, -.3, '#f2694b', '#3f5e5a', 'hat', '#e6c885', arms=(.2, .8), sun=sun, slen=1.9)      # drawing the other circle
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=3) as g: rgb(g, '#8a6a44'); taper(g, [(W * .12 + 36, H * .72 + 20), (W * .155 + 36, H * .77 + 20)], [7, 6]); g.fill()
    # corner of the striped sail overhead, out of focus with its shadow
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.42) as g: smooth(g, [(W * .8, -60), (W * .86, H * .17), (W * .95, H * .28), (W * 1.06, H * .36), (W * 1.06, -60)], tension=.25); rgb(g, '#4a3550'); g.fill()
    with c.piece(shadow=.3, lift=26, volume=.2, vsize=20, blur=1) as g:
        q = [(W * .74, -60), (W * .8, H * .1), (W * .9, H * .2), (W * 1.06, H * .27), (W * 1.06, -60)]; smooth(g, q, tension=.25); p = g.copy_path(); rgb(g, '#fdf3d6'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('#f2694b', '#1b8f93', '#f5b843')): rgb(g, cc); taper(g, [(W * (.8 + .075 * k), -80), (W * (.86 + .085 * k), H * .34)], [26, 34]); g.fill()
    with c.piece(shadow=.3, lift=10, volume=.3, vsize=3) as g: rgb(g, '#f3e6c4'); g.set_line_width(5); g.move_to(W * .8, H * .1); g.line_to(W * .7, H * .02); g.stroke()
    c.finish(.26, warm=.1, center=(.46, .5))


def two_turns(c, rng, variant=0):
    """Close, noon under the slung sail: a dead white coral tied with two turns of cord to a steel bar; coloured light on the sand."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.backdrop([(0, '#bfe6e0'), (.2, '#8fd2cc'), (.3, '#f3e0b4'), (.6, '#eccf9a'), (1, '#cfa06c')], 90, glow=(W * .8, -40, 600, 'cream', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9) as g:       # sea and hulls far off, out of focus
        g.rectangle(-40, H * .13, W + 80, H * .13); lin(g, 0, H * .13, 0, H * .26, '#7fd0cc', '#3fb0b4', '#a9e0d0'); g.fill()
        for x, s in ((.13, 90), (.3, 60), (.86, 110)): rgb(g, '#fffdf2'); smooth(g, [(W * x - s, H * .145), (W * x + s * 1.1, H * .14), (W * x + s * .8, H * .17), (W * x - s * .9, H * .17)], tension=.3); g.fill(); taper(g, [(W * x, H * .145), (W * x + 4, -30)], [7, 5]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.06, blur=1) as g:
        for _ in range(420): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.3 + .7 * t); q = 4 + 24 * t; rgb(g, rng.choice(['#fff3d0', '#a9784e']), rng.uniform(.08, .24)); taper(g, [(x, y), (x + q, y - 1), (x + q * 2, y)], [.3, 2 + 4 * t, .3], 8, False); g.fill()
    for k, (cc, al) in enumerate((('#f2694b', .5), ('#fff6d8', .5), ('#1b9aa0', .5), ('#fff6d8', .45), ('#f5b02f', .55))):      # coloured light through the sail
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=16, alpha=al) as g: x = W * (-.16 + .27 * k); poly(g, [(x, H * .3), (x + 230, H * .3), (x + 560, H * 1.05), (x + 190, H * 1.05)]); rgb(g, cc); g.fill()
    c.set_air()
    for x0, y0, x1, y1, w in ((W * .02, H * .36, W * .62, H * .28, 32), (W * .6, H * .28, W * 1.02, H * .66, 32), (W * .02, H * .36, W * -.06, H * .6, 32)):
        E.bar(c, (x0, y0), (x1, y1), w, '#8a8577', blur=5, depth=.12)
    for x, y, s in ((.2, .34, 150), (.42, .31, 130)): F.staghorn(c, W * x, H * y, s, '#efe7d2', 2, 4, tip='white', blur=5, depth=.1)
    a, b = np.array([-60., H * .64]), np.array([W + 60., H * .76])
    B.shade_blob(c, W * .42, H * .93, 760, 40, .1, .42, 18)
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=34, grain=.07) as g:      # the bar, coated with sand
        taper(g, [tuple(a), tuple(b)], [112, 112], cap=False); p = g.copy_path(); lin(g, 0, H * .6, -14, H * .8, '#d8cfb4', '#b0a68c', '#7f7866', '#4d4a48'); g.fill(); g.append_path(p); g.clip()
        for _ in range(1500): t, v = rng.uniform(0, 1), rng.uniform(-.5, .5); q = a + (b - a) * t + np.array([0, v * 112]); rgb(g, rng.choice(['#fff3d0', '#8a7a5f', '#d9a878', '#5f5a50']), rng.uniform(.25, .7)); g.arc(*q, rng.uniform(1, 3.4), 0, 7); g.fill()
        for k, (cc, x) in enumerate((('#f2694b', .14), ('#1b9aa0', .62), ('#f5b02f', .92))): lin(g, W * (x - .09), 0, W * (x + .09), 0, (0, cc, 0), (.5, cc, .34), (1, cc, 0)); g.paint()
    on = lambda t, v: tuple(a + (b - a) * t + np.array([-v * 13, v * 112]))
    cc = '#efe6d0'
    fx, fy = on(.5, -.3)
    tw = lambda q, w, d=0.0: D.twig(c, [(fx + x, fy + y) for x, y in q], w, shade(cc, d), 'white')
    tw([(-40, -150), (-150, -230), (-230, -330), (-250, -430)], [66, 56, 38], -.18); tw([(30, -190), (150, -260), (260, -300)], [60, 50, 34], -.18)
    tw([(-20, 190), (-24, 60), (0, -120), (-20, -300), (14, -520)], [122, 124, 108, 84, 50], 0)
    tw([(10, -220), (110, -340), (150, -470)], [66, 54, 34], 0); tw([(-30, -60), (-150, -110), (-260, -130), (-330, -190)], [74, 60, 36], .03); tw([(40, -20), (140, -70), (240, -160)], [70, 56, 34], .03); tw([(-20, -330), (-90, -420), (-110, -500)], [54, 44, 28], .02)
    # crossed turns round stem and bar, cut off where they go behind, and a reef knot in front
    def both(q):
        poly(q, [tuple(a + (-3, -57)), tuple(b + (-3, -57)), tuple(b + (-3, 57)), tuple(a + (-3, 57))])
        poly(q, [(fx - 64, fy - 120), (fx + 62, fy - 120), (fx + 62, fy + 170), (fx - 64, fy + 170)])
    w, cord, q = 30, '#ee9a34', 1.15
    for sg, o in ((1, -18), (1, 18), (-1, -18), (-1, 18)):
        S.rope(c, [(fx - sg * 200 + o, fy - 92), (fx - sg * 96 + o, fy - 30), (fx + o, fy + 36), (fx + sg * 96 + o, fy + 100), (fx + sg * 200 + o, fy + 166)], w, shade(cord, -.12 if sg > 0 else -.04), clip=both)
    kx, ky = fx + 2, fy + 36

    def below(g):
        both(g); g.rectangle(fx - 420, ky + 8, 900, 500)
    K_ = lambda pts: [(kx + x * q, ky + y * q) for x, y in pts]
    left = [(kx - 250, ky - 76)] + K_([(-150, -30), (-104, -14), (-60, -14), (0, -30), (52, -48), (90, -32), (99, 0), (90, 32), (52, 48), (0, 30), (-60, 14), (-100, 20)]) + [(fx - 168, fy + 118), (fx - 158, fy + 220), (fx - 240, fy + 300), (fx - 336, fy + 286)]
    right = [(kx + 250, ky - 50)] + K_([(150, -24), (104, -14), (60, -14), (0, -30), (-52, -48), (-90, -32), (-99, 0), (-90, 32), (-52, 48), (0, 30), (60, 14), (100, 22)]) + [(fx + 170, fy + 130), (fx + 166, fy + 232), (fx + 262, fy + 306), (fx + 404, fy + 338)]
    S.rope(c, left, w, cord, clip=below, shadow=.55); S.rope(c, right, w, shade(cord, .06), clip=below, shadow=.6)
    S.rope(c, left, w, cord, shadow=0, volume=0, rim=0, clip=lambda g: g.rectangle(kx - 124 * q, ky - 31 * q, 52 * q, 62 * q))
    for px, py, aa in ((fx + 404, fy + 338, .2), (fx - 336, fy + 286, PI + .23)):
        with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g: rgb(g, '#f6efdc'); taper(g, [(px - math.cos(aa) * 12, py - math.sin(aa) * 12), (px + math.cos(aa) * 14, py + math.sin(aa) * 14)], [33, 33], cap=False); g.fill()
    # a wooden fid and a small coil in the sand
    B.shade_blob(c, W * .16, H * .935, 150, 20, -.1, .4, 9)
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=12, rim=.5) as g: lin(g, 0, H * .88, 0, H * .95, '#d9a060', '#8a5530'); taper(g, [(W * .055, H * .945), (W * .15, H * .915), (W * .25, H * .885)], [46, 40, 5], 24); g.fill(); rgb(g, '#6b3f24', .6); g.set_line_width(5); g.move_to(W * .083, H * .92); g.line_to(W * .09, H * .952); g.stroke()
    for k in range(4): S.rope(c, [(W * .89 + math.cos(t) * (140 - 26 * k), H * .925 + math.sin(t) * (46 - 8 * k) - 7 * k) for t in np.linspace(.3 * k, 2 * PI + .3 * k, 16)], 24, '#e4573f')
    with c.piece(shadow=.5, lift=5, volume=.4, vsize=4) as g:
        for x, y in ((.33, .97), (.57, .985), (.7, .96)): smooth(g, blob_pts(rng, W * x, H * y, 20, 13, .15, 9)); lin(g, 0, H * y - 12, 0, H * y + 12, '#fdf3e0', '#b99a80'); g.fill()
    c.finish(.28, warm=.08, center=(.5, .5))


def white_disk(c, rng, variant=0):
    """Half and half at dusk far out: a yacht drifts with bare masts, below it a white disk on a line sinks into violet water full of plankton."""
    W, H = c.w, c.h
    c.light = (.75, -.66)
    hz = H * .29; wl = H * .375
    L.sky(c, 'dusk', hz, (W * .83, hz - 24, 34), '#ffe9b0')
    L.cloud(c, W * .2, H * .13, 330, '#e8a9a0', .3); L.cloud(c, W * .62, H * .08, 240, '#f3c4a0', .4); L.cloud(c, W * .98, H * .16, 260, '#f0b08a', .3)
    L.sea(c, hz, wl + 30, 'dusk', W * .83, 50, .8)
    yx = W * .36
    L.yacht(c, yx, wl + 4, 345, False, '#fbf3e0', 'coral', True)
    wave = [(-30, wl + 6), (W * .14, wl - 8), (W * .3, wl + 10), (W * .5, wl - 4), (W * .68, wl + 12), (W * .86, wl - 8), (W + 30, wl + 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, wave, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#c9a0b4', '#7a78b4', '#3f5aa4', '#1f3a80', '#0f1f58', '#0a1440'); g.fill()
    c.set_air()
    c.glow(W * .8, wl, 420, '#ffc48a', .4, 1.4)
    clipw = lambda q: (smooth(q, wave, False), q.line_to(W + 30, H + 30), q.line_to(-30, H + 30), q.close_path())
    D.keel(c, yx, wl - 2, 296, '#fbf3e0', False, '#b04a44', depth=.1, clip=clipw)
    c.god_rays(W * .9, -200, .2, 12, 1300, .9, '#ffd0b0')
    # the line with tags, the disk
    dx, dy = yx + 152, H * .755
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3) as g:
        rgb(g, '#fff3d0'); g.set_line_width(5); g.move_to(yx + 128, wl - 46); g.line_to(dx, wl - 58); g.line_to(dx, dy - 70); g.stroke(); rgb(g, '#6b4a34'); taper(g, [(yx + 90, wl - 36), (dx + 8, wl - 60)], [9, 7]); g.fill()
        for k in range(1, 8): rgb(g, '#f2694b' if k % 2 else '#f5b843'); y = wl + (dy - 80 - wl) * k / 8; taper(g, [(dx - 14, y), (dx + 14, y)], [11, 11]); g.fill()
        rgb(g, '#fff3d0'); g.set_line_width(4)
        for m in (-1, 0, 1): g.move_to(dx, dy - 72); g.line_to(dx + m * 82, dy + (0 if m else 20)); g.stroke()
    c.glow(dx, dy, 330, '#cfe0ff', .42, 1.2)
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=24, rim=.6, grain=.02) as g:
        with at(g, dx, dy + 9, -.05, 132, 43): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#b0bcd8'); g.fill()
        with at(g, dx, dy, -.05, 132, 43): g.arc(0, 0, 1, 0, 7)
        lin(g, dx - 160, dy, dx + 160, dy, '#e3e9f6', '#ffffff', '#fff6e6'); g.fill()
        rgb(g, '#8f9fc4'); g.arc(dx, dy, 9, 0, 7); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3) as g: rgb(g, '#fff3d0'); g.set_line_width(4); g.move_to(dx, dy - 72); g.line_to(dx - 76, dy + 12); g.move_to(dx, dy - 72); g.line_to(dx + 78, dy + 8); g.move_to(dx, dy - 72); g.line_to(dx + 4, dy + 31); g.stroke(); rgb(g, '#39434f'); g.arc(dx, dy - 74, 9, 0, 7); g.fill()
    # plankton: glowing commas, discs and tiny jellies
    with c.piece(shadow=0, volume=0, rim=0, blur=.5) as g:
        for _ in range(420):
            x, y = rng.uniform(0, W), wl + 30 + rng.uniform(0, 1) ** .9 * (H - wl); q = rng.uniform(1.5, 5); rgb(g, rng.choice(['#ffe9c4', '#bfe0ff', '#ffc4b0', '#c9ffe6']), rng.uniform(.25, .85)); k = rng.integers(3)
            if k == 0: g.arc(x, y, q, 0, 7); g.fill()
            elif k == 1: taper(g, wander(rng, x, y, rng.uniform(0, 7), q * 5, 4, .5), [q * .9, q * .6, .5], 9); g.fill()
            else: g.set_line_width(1.4); g.arc(x, y, q * 1.4, 0, 7); g.stroke()
    def jelly(x, y, s, cc, d):
        with c.piece(shadow=.1, lift=4, volume=.3, vsize=s * .1, rim=.6, alpha=.8, depth=d) as g:
            with at(g, x, y, rng.normal(0, .25), s):
                for k in range(6): p = wander(rng, -.3 + k * .12, .02, PI / 2, rng.uniform(.7, 1.1), 6, .25); rgb(g, cc, .7); taper(g, p, [.05, .035, .01], 14); g.fill()
                smooth(g, [(-.5, .06), (-.44, -.26), (-.2, -.46), (.2, -.46), (.44, -.26), (.5, .06), (.25, 0), (0, .06), (-.25, 0)]); rad(g, 0, -.15, .5, (0, '#ffffff', .85), (1, cc, .85)); g.fill()
    for x, y, s, cc, d in ((.88, .6, 92, '#ffb0a8', .1), (.77, .86, 130, '#f6a0c0', 0), (.94, .82, 60, '#ffc49a', .25), (.7, .52, 44, '#ffc49a', .4)): jelly(W * x, H * y, s, cc, d)
    A.silhouettes(c, W * .16, H * .74, 60, 210, 80, 20, .15, '#1a2f78', .3)
    A.ray(c, W * .2, H * .9, 270, -.2, 'manta', 62, .35, depth=.5)
    L.waterline(c, wave, '#ffe6d0', 7)
    c.particles(120, color='#ffe6d0', big=8, box=(0, wl, W, H)); c.finish(.42, center=(.54, .5))
