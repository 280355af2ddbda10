"""again_f.py - pictures drawn again: sand turtle, boardwalk with seedlings, glowing bay, pair of seahorses."""
import math
import numpy as np
from paper import rgb, lin, smooth, taper, blob_pts, curve_pts, at, shade, jitter, poly
import flora as F
import fauna as A
import land as L
import people as P
import parts_gb as GB
import parts_b as PB
import parts_a as PA
import parts_p as PP
import parts_w as W
from scenes.again_b import sprout

PI = math.pi


def sand_turtle(c, rng, variant=0):
    """A large turtle built of sand by a class, its shell set with shells, caps and pebbles; bucket and spade, tide line close."""
    w, h = c.w, c.h
    c.light = (-.7, -.6)
    hz = h * .17
    L.sky(c, 'noon', hz)
    L.island(c, w * .22, hz + 2, 380, 40, depth=.5, palms=3)
    L.sea(c, hz, h * .42, 'noon', ripples=110)
    L.ground(c, [(-30, h * .33), (w * .3, h * .36), (w * .65, h * .3), (w + 30, h * .26)], '#d2b284', '#c9a878', 100)
    L.foam(c, [(-30, h * .33), (w * .3, h * .36), (w * .65, h * .3), (w + 30, h * .26)], 11)
    L.ground(c, [(-30, h * .43), (w * .3, h * .45), (w * .65, h * .38), (w + 30, h * .33)], 'sand', '#d9b98a', 460)
    X, Y = w * .52, h * .66

    def mound(pts, dk=0.0, lift=16):
        with c.piece(shadow=.5, lift=lift, volume=.6, vsize=34, rim=.3, grain=.07) as g:
            smooth(g, pts); p = g.copy_path(); lin(g, X - 400, Y - 250, X + 300, Y + 250, shade('#e3c48f', .2 - dk), '#d9b27c', shade('#b98f5f', -.1)); g.fill(); g.append_path(p); g.clip()
            for _ in range(420): rgb(g, rng.choice(['#fff0cc', '#8f6c46']), .3); q = pts[int(rng.integers(len(pts)))]; g.arc(q[0] * .5 + X * .5 + rng.normal(0, 120), q[1] * .5 + Y * .5 + rng.normal(0, 70), rng.uniform(1, 3.4), 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=8, alpha=.5) as g: rgb(g, '#b08a5c'); smooth(g, blob_pts(rng, X + 10, Y + 60, 560, 200, .06, 16)); g.fill()
    mound([(X - 250, Y + 60), (X - 330, Y + 150), (X - 470, Y + 250), (X - 540, Y + 250), (X - 520, Y + 170), (X - 420, Y + 60), (X - 300, Y - 10)])
    mound([(X - 220, Y - 120), (X - 330, Y - 150), (X - 440, Y - 220), (X - 470, Y - 190), (X - 420, Y - 110), (X - 300, Y - 60)], .1)
    mound([(X + 280, Y + 60), (X + 380, Y + 110), (X + 450, Y + 180), (X + 400, Y + 190), (X + 280, Y + 140)]); mound([(X + 270, Y - 90), (X + 360, Y - 130), (X + 410, Y - 120), (X + 370, Y - 60), (X + 290, Y - 30)], .1)
    mound([(X - 300, Y + 40), (X - 400, Y + 50), (X - 500, Y + 20), (X - 530, Y - 40), (X - 480, Y - 90), (X - 390, Y - 96), (X - 290, Y - 60)])
    mound([(X - 350, Y + 30), (X - 300, Y - 110), (X - 130, Y - 210), (X + 60, Y - 226), (X + 230, Y - 160), (X + 350, Y - 20), (X + 330, Y + 90), (X + 180, Y + 170), (X - 60, Y + 190), (X - 260, Y + 140)], 0, 22)
    with c.piece(shadow=.45, lift=5, volume=.45, vsize=6, rim=.4) as g:           # scutes drawn in the sand, set with shells and caps
        rgb(g, '#a47f54', .9); g.set_line_width(9)
        cx = [X - 210, X - 105, X + 5, X + 115, X + 215]
        for i, x in enumerate(cx):
            q = (62, 74, 78, 72, 56)[i]; y = Y - 30 - (1 - ((x - X) / 320) ** 2) * 14
            smooth(g, [(x - q * .72, y - 4), (x - q * .4, y - q * .72), (x + q * .4, y - q * .74), (x + q * .72, y), (x + q * .4, y + q * .74), (x - q * .4, y + q * .76)], tension=.2); g.stroke()
        for i in range(4):
            for sg in (-1, 1):
                x = X - 160 + i * 110; smooth(g, [(x - 50, Y - 30 + sg * 74), (x + 46, Y - 30 + sg * 76), (x + 60, Y - 30 + sg * 130 - 6), (x, Y - 30 + sg * 156), (x - 70, Y - 30 + sg * 126)], tension=.2); g.stroke()
    with c.piece(shadow=.45, lift=4, volume=.5, vsize=5, rim=.5) as g:
        for i, x in enumerate(cx):
            for k in range(6):
                a = k * PI / 3 + .3; rgb(g, ('#fffaf0', '#f2694b', '#f5b843', '#1b8f93', '#fffaf0')[i]); g.arc(x + math.cos(a) * 30, Y - 42 + math.sin(a) * 28, 9.5, 0, 7); g.fill()
        for _ in range(70):
            t = rng.uniform(0, 2 * PI); x, y = X + 5 + math.cos(t) * 322, Y - 10 + math.sin(t) * 176; rgb(g, jitter(rng, rng.choice(['#fffaf0', '#e9dcc4', '#8f8877', '#f3b79a']), .03)); smooth(g, blob_pts(rng, x, y, 13, 9, .2, 7)); g.fill()
        rgb(g, '#2a2430'); smooth(g, blob_pts(rng, X - 462, Y - 48, 15, 14, .06, 9)); g.fill()
    for x, y, s_, cc, ro in ((X - 210, Y - 42, 46, '#f3b79a', 0), (X + 5, Y - 44, 60, '#f7d9c4', .4), (X + 215, Y - 42, 40, '#ee8f9f', 1)): PP.scallop(c, x, y, s_, cc, ro)
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14, rim=.4) as g:          # bucket with handle, spade
        x, y = w * .9, h * .72
        g.set_line_width(8); rgb(g, '#fff4d6'); g.move_to(x - 76, y - 130); g.curve_to(x - 60, y - 240, x + 60, y - 240, x + 76, y - 130); g.stroke()
        poly(g, [(x - 84, y - 130), (x + 84, y - 130), (x + 62, y + 16), (x - 62, y + 16)]); lin(g, x - 84, 0, x + 84, 0, '#5fa9dc', '#3c86c2', '#235a8a'); g.fill()
        with at(g, x, y - 130, 0, 84, 20): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#1d4f7a', '#d9bd90'); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g:
        with at(g, w * .86, h * .9, -.4): rgb(g, '#c99a63'); taper(g, [(0, 0), (190, 0)], [18, 16]); g.fill(); rgb(g, 'coral'); smooth(g, [(0, -46), (-60, -44), (-120, 0), (-60, 44), (0, 46), (14, 0)], tension=.4); g.fill()
    PB.starfish(c, w * .1, h * .88, 110, '#e0653f', .5)
    with c.piece(shadow=.15, lift=2, volume=.2, vsize=2) as g:                     # small footprints going off
        for k in range(9):
            x, y = w * (.06 + .035 * k), h * (.74 - .03 * k); q = 15 - k * .9; rgb(g, '#b08a5c', .8); smooth(g, blob_pts(rng, x, y + (8 if k % 2 else -8), q * 1.4, q * .7, .1, 8, -.7)); g.fill()
    c.finish(vignette=.22)


def boardwalk(c, rng, variant=0):
    """Village day: a boardwalk with bunting leads into the mangroves; four people at different distances carry seedlings, seen from behind."""
    w, h = c.w, c.h
    c.light = (.5, -.86)
    hz = h * .4
    V = (w * .58, hz + 6)
    c.backdrop([(0, '#a9d8d6'), (.3, '#e6efd2'), (.42, '#fdeec6'), (1, '#8fb08a')], glow=(V[0], hz - 60, 520, '#fff6d6', .8))
    for d, yy, n, s_ in ((.75, 4, 9, 170), (.5, 26, 7, 260)):
        for x in np.linspace(-40, w + 40, n) + rng.normal(0, 30, n):
            if abs(x - V[0]) < (90 if d > .6 else 190): continue
            F.mangrove(c, x, hz + yy, s_, depth=d, roots=6, size=18)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, hz + 6, 0, h, '#f3ecc8', '#9fc9b0', '#4f8f84'); g.rectangle(-20, hz + 8, w + 40, h); g.fill()
    PB.reflect(c, hz + 20, .4, 260, 2.5, '#d9e6c0')
    W.strips(c, hz + 30, h, 70, ('#fff6e0', '#3f7f74'), (.15, .45))
    c.set_air()
    pt = lambda x0, t: (V[0] + (x0 - V[0]) * t, V[1] + (h * 1.06 - V[1]) * t)
    with c.piece(shadow=.45, lift=14, volume=.2, vsize=12, grain=.05) as g:
        a, b, a2, b2 = pt(w * .16, .05), pt(w * .16, 1.05), pt(w * .82, .05), pt(w * .82, 1.05)
        rgb(g, '#5d4434'); poly(g, [(a[0], a[1] + 4), (a2[0], a2[1] + 4), (b2[0] + 6, b2[1] + 40), (b[0] - 6, b[1] + 40)]); g.fill()
        lin(g, 0, a[1], 0, b[1], '#d9b986', '#b98a58'); poly(g, [a, a2, b2, b]); g.fill()
        k = 0
        t = .05
        while t < 1.05:
            p, q = pt(w * .16, t), pt(w * .82, t); t2 = t * 1.085; p2, q2 = pt(w * .16, t2), pt(w * .82, t2)
            rgb(g, jitter(rng, shade('#c99a63', rng.uniform(-.14, .14)), .02), .6); poly(g, [p, q, q2, p2]); g.fill(); rgb(g, '#5d4434', .7); g.set_line_width(1 + 3 * t); g.move_to(*p); g.line_to(*q); g.stroke(); t = t2
    posts = [.12, .19, .3, .47, .74]
    for x0, sd in ((w * .16, -1), (w * .82, 1)):
        tops = []
        for t in posts:
            x, y = pt(x0, t); H = 420 * t
            with c.piece(shadow=.35, lift=6 * t + 1, volume=.45, vsize=8 * t + 2, depth=max(0, .4 - t)) as g: lin(g, x - 16 * t, 0, x + 16 * t, 0, '#c9a06a', '#7a5636'); taper(g, [(x, y + 60 * t), (x, y - H)], [34 * t, 30 * t]); g.fill()
            tops.append((x, y - H))
        for (ax, ay), (bx, by), t in zip(tops, tops[1:], posts): PA.bunting(c, (ax, ay), (bx, by), 6, 60 * t, 62 * t * 1.3, depth=max(0, .35 - t))
    folk = ((.13, .6, dict(hair='hijab', top='#c85a8e', bottom='skirt'), 1), (.17, .26, dict(hair='cap', top='#3c86c2', bottom='shorts'), 1), (.23, .68, dict(hair='bun', top='#8f6fb8', bottom='trousers'), .97), (.4, .27, dict(hair='hat', top='#f2694b', bottom='trousers'), .95), (.47, .73, dict(hair='pony', top='#1b8f93', child=True, bottom='skirt'), .62))
    for k, (t, u, kw, q) in enumerate(folk):
        x, y = pt(w * (.16 + .66 * u), t); H = 900 * t * q
        P.person(c, x, y, H, ('walk_back', 'stand', 'walk_back', 'walk_back', 'contrapposto')[k], P.look(rng, **kw), flip=bool(k % 2), depth=max(0, .25 - t * .8))
        if k in (1, 3, 4):
            sx = x + H * (.17 if not k % 2 else -.17); c_ = y - H * .36
            PP.basket(c, sx, c_, H * .26, '#d9a860', lambda c__, bx, by, H=H: [sprout(c__, rng, bx - H * .06 + H * .06 * i, by + H * .03, H * .2) for i in range(3)], False)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=14) as g:                   # near roots, right corner
        for p, wd in (([(w * 1.05, h * .3), (w * .95, h * .55), (w * .9, h * .85), (w * .9, h * 1.06)], [74, 56, 48, 54]), ([(w * 1.06, h * .55), (w * .99, h * .75), (w * .97, h * 1.06)], [60, 46, 48])): lin(g, p[0][0], 0, p[-1][0], h, '#4a362e', '#6a4e3e'); taper(g, p, wd, 40); g.fill()
    F.leaf_clump(c, w * .98, h * .1, 230, 150, 120, 46, 'leaf')
    for k in range(5): sprout(c, rng, w * (.02 + .05 * k), h * (.99 - .05 * (k % 2)), 200 + 30 * (k % 2))
    c.finish(vignette=.25, warm=.15)


def glowing_bay(c, rng, variant=0):
    """Moonless night: an outrigger boat draws a glowing blue track through the bay; stars and their mirror, fish as small comets under water."""
    w, h = c.w, c.h
    c.light = (-.3, -.95)
    hz = h * .4
    c.backdrop([(0, '#0c1440'), (.25, '#1f2a6c'), (.4, '#4a3f86'), (.42, '#13245c'), (1, '#071a44')], glow=(w * .75, hz, 520, '#8f6fb8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=38, alpha=.3) as g: rgb(g, '#c9bfe6'); taper(g, [(w * .08, -80), (w * .25, h * .06), (w * .36, h * .2), (w * .52, h * .36)], [60, 150, 110, 50], 40); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(330):
            x, y = rng.uniform(0, w), rng.uniform(0, hz - 10)
            if rng.random() < .5: t = rng.uniform(0, 1); x, y = w * (.1 + .46 * t) + rng.normal(0, 60), -60 + (h * .46) * t + rng.normal(0, 30)
            if y > hz - 12: continue
            rgb(g, rng.choice(['#ffffff', '#ffe9c0', '#c9dcff']), rng.uniform(.35, 1)); g.arc(x, y, abs(rng.normal(0, 1.3)) + .6, 0, 7); g.fill()
    L.rinjani(c, w * .76, hz + 3, 760, 170, '#2a2458', depth=.2)
    L.island(c, w * .2, hz + 3, 460, 40, '#1a1f4c', .2, beach=False, palms=5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, h, '#2c2f72', '#15306c', '#0a2350', '#071636'); g.rectangle(-20, hz + 2, w + 40, h); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for k in range(5): rgb(g, '#ffcf80', .95); g.arc(w * (.15 + .024 * k), hz - 5, 3.4, 0, 7); g.fill(); rgb(g, '#ffcf80', .5); taper(g, [(w * (.15 + .024 * k), hz + 4), (w * (.15 + .024 * k), hz + 40)], [5, 1]); g.fill()
    W.strips(c, hz + 10, h, 110, ('#5f7fd0', '#8f8fe0', '#061430'), (.1, .35))
    X, Y = w * .36, h * .56
    track = curve_pts([(X - 130, Y + 12), (w * .16, h * .62), (w * .14, h * .72), (w * .36, h * .8), (w * .66, h * .86), (w * .94, h * 1.06)], 90)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=22, alpha=.75) as g: rgb(g, '#2fd0e0'); taper(g, track, [16, 40, 70, 110, 170, 260], 90, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for i in range(900):
            t = rng.uniform(0, 1) ** .8; k = int(t * 89); s_ = (8 + 110 * t ** 1.2); x, y = track[k][0] + rng.normal(0, s_ * .5), track[k][1] + rng.normal(0, s_ * .22)
            rgb(g, rng.choice(['#7ff0f0', '#b9fff2', '#3fb8e6', '#e9fffa']), rng.uniform(.3, .95)); L_ = rng.uniform(4, 30) * (.4 + t); taper(g, [(x - L_, y), (x, y - 1.5), (x + L_, y)], [.3, 1.5 + 3.4 * t, .3], 8, False); g.fill()
    for bx, by, L_, a in ((w * .74, h * .64, 130, PI + .25), (w * .86, h * .72, 170, PI + .1), (w * .62, h * .7, 100, PI + .4), (w * .82, h * .58, 90, PI + .2), (w * .52, h * .93, 150, .1), (w * .2, h * .92, 140, -.2)):       # fish as comets
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.7) as g: rgb(g, '#3fd0e6'); taper(g, [(bx, by), (bx - math.cos(a) * L_ * .5, by - math.sin(a) * L_ * .4 + 6), (bx - math.cos(a) * L_, by - math.sin(a) * L_ * .8)], [L_ * .13, L_ * .09, 1], 20); g.fill()
        with c.piece(shadow=0, volume=0, rim=.4, grain=0) as g:
            with at(g, bx, by, a, L_ * .36): rgb(g, '#d9fff6', .9); smooth(g, [(.5, 0), (.15, -.17), (-.3, -.04), (-.5, -.16), (-.44, 0), (-.5, .16), (-.3, .04), (.15, .17)]); g.fill()
    L.jukung(c, X, Y, 400, None, '#1d2f66', reflection=False)
    J = P.person(c, X - 120, Y - 18, 130, 'sit', P.look(rng, hair='hat', top='#8f6fb8', skin='#4a3040'), shadow=.1)
    P.person(c, X + 70, Y - 18, 112, 'sit_hug', P.look(rng, hair='pony', top='#c85a8e', child=True), flip=True, shadow=.1)
    with c.piece(shadow=.2, volume=.2, vsize=3) as g: rgb(g, '#c9a46a'); taper(g, [(X - 90, Y - 70), (X - 130, Y + 44)], [7, 7]); g.fill(); smooth(g, blob_pts(rng, X - 133, Y + 48, 12, 22, .05, 9, .2)); g.fill()
    c.glow(X - 134, Y + 52, 80, '#7ff0f0', .7)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, '#b9fff2', .8); taper(g, [(X - 200, Y + 14), (X, Y + 20), (X + 190, Y + 10)], [2, 6, 2], 20, False); g.fill()
    for x in np.linspace(w * .84, w * 1.02, 5): F.seagrass(c, x - 30, x + 30, h * 1.04, rng.uniform(90, 190), 12, '#12305c')
    c.finish(vignette=.4)


def seahorses(c, rng, variant=0):
    """Two seahorses, one large and orange, one small and pale, hold on to the same red sea fan; soft blue water, a shaft of light."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#8fdcd2'), (.4, '#3fa8b8'), (1, '#155a86')], angle=70, glow=(w * .24, -40, 620, 'cream', .6))
    GB.bokeh(c, 12, (w * .4, 0, w, h), ['#bfeee0', '#5fc4c8', '#c85a8e', '#f5b843'], (30, 110), .22, 18)
    c.god_rays(w * .22, -200, strength=.36)
    L.rocks(c, [(-30, h * .9), (w * .3, h * .96), (w * .7, h * .86), (w + 30, h * .72)], '#2b6e8c', depth=.55)
    F.sea_fan(c, w * .86, h * 1.06, 620, '#c8506f', .12, depth=.35, blur=2)
    F.sea_fan(c, w * .56, h * 1.1, 1020, '#d9443f', -.06)
    A.seahorse(c, w * .36, h * .44, 640, 'saffron', flip=False)
    A.seahorse(c, w * .71, h * .33, 330, '#e9b8c8', flip=True)
    F.soft_coral(c, w * .08, h * 1.03, 230, 'plum'); F.tube_sponge(c, w * .2, h * 1.03, 150, 'violet', 3)
    F.plant(c, 'leather', w * .93, h * 1.02, 1.6)
    A.school(c, 'anthias', w * .15, h * .3, 9, 110, 60, 34, .3, depth=.35)
    c.particles(220); c.finish(vignette=.32)
