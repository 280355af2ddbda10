"""The sliders of the articles 36 and 38: teaching a computer to name corals, and a class that comes back to the tide pools."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_b as B, parts_gb as S
import parts_sld as K
from paper import *

PI = math.pi


# ------------------------------------------------------------------ 36
def snapshot(c, rng, variant=0):
    """Wide, before sunrise: a diver hangs over a dark natural reef and photographs it; only where the lamps point has it colours."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#4fa3b4'), (.2, '#2a7f9c'), (.55, '#14557e'), (1, '#0a2a54')], 96, glow=(W * .2, -80, 700, '#ffe9cf', .35))
    L.surface_below(c, 70, .4, 70)
    c.god_rays(W * .22, -180, .2, 10, 900, 1.1, '#ffe6c8')
    f1 = L.rocks(c, [(-30, H * .42), (W * .12, H * .46), (W * .26, H * .58), (W * .44, H * .66), (W * .7, H * .7), (W + 30, H * .62)], '#2b6e8c', .62, 22)
    F.reef_patch(c, 0, W, f1, 3.4, .6, ['staghorn', 'fan', 'boulder', 'poc', 'table', 'plates'], ['#5f86b0', '#5a6fa8', '#4f93a8', '#7a74b0'], depth=.62)
    A.silhouettes(c, W * .2, H * .24, 46, 150, 60, 15, .3, '#1d5f80', .4)
    f2 = L.rocks(c, [(-30, H * .66), (W * .2, H * .76), (W * .45, H * .8), (W * .7, H * .83), (W + 30, H * .76)], '#173f6c', .26, 12)
    cool = ['#4f6fa8', '#5a5f9c', '#3f7f9c', '#6a5f9a', '#45708f']
    F.reef_patch(c, 0, W * .42, f2, 4.6, .95, ['staghorn', 'boulder', 'poc', 'brain', 'plates', 'fan'], cool, depth=.24)
    F.reef_patch(c, W * .8, W * 1.02, f2, 4.6, .95, ['staghorn', 'boulder', 'poc', 'soft', 'fan'], cool, depth=.24)
    L.rocks(c, [(W * .28, H * 1.02), (W * .42, H * .93), (W * .55, H * .9), (W * .72, H * .89), (W * .86, H * .94), (W * 1.02, H * .97)], '#5a6f8a', .12, 10)
    # the lit round
    F.table_coral(c, W * .5, H * .9, 230, '#f0805a', .02); F.leather(c, W * .69, H * .88, 110, '#f3e3c0')
    F.boulder(c, W * .54, H * .86, 210, '#c9a46c', .7); F.sea_fan(c, W * .75, H * .84, 170, '#d9577f', .1); F.staghorn(c, W * .64, H * .86, 190, 'saffron', 3, 6)
    F.pocillopora(c, W * .565, H * .93, 130, 'rose'); F.brain(c, W * .715, H * .94, 140, 'leaf'); F.soft_coral(c, W * .785, H * .93, 110, 'coral'); F.plates(c, W * .47, H * .96, 150, 'violet', 4); F.staghorn(c, W * .63, H * .99, 120, '#ff8a5a', 2, 5); F.soft_coral(c, W * .545, H * 1.0, 90, 'plum'); F.pocillopora(c, W * .83, H * .98, 110, '#d97ab0')
    A.school(c, 'anthias', W * .66, H * .6, 15, 110, 40, 36, PI)
    h = P.diver(c, W * .5, H * .235, 330, .5, pose='camera', accent='#ff7a55', tank='#f0b63a', kick=-.4)
    hx, hy = h['h1']
    B.beam(c, [(hx + 12, hy + 4), (W * .42, H * .97), (W * .86, H * .93)], '#fff2c8', .2, 20)
    B.beam(c, [(hx + 12, hy + 4), (W * .52, H * .9), (W * .78, H * .88)], '#fff6d8', .16, 26)
    c.glow(hx + 16, hy + 8, 90, '#fffbe6', .9); c.glow(W * .63, H * .84, 380, '#ffd9a0', .2)
    F.staghorn(c, W * .05, H * 1.08, 330, '#23447a', 3, 6, tip='#6f8fb8'); F.table_coral(c, W * .2, H * 1.08, 240, '#2a3f74', -.04); F.sea_fan(c, W * .96, H * 1.06, 230, '#3a3a74', .1)
    cool2 = ['#3f5f9c', '#4a5494', '#35709a', '#5a5494']
    F.reef_patch(c, W * .2, W * .4, lambda x: H * .97, 5, .9, ['staghorn', 'brain', 'poc', 'plates', 'soft'], cool2, depth=.12); F.reef_patch(c, W * .87, W * 1.0, lambda x: H * 1.0, 5, .9, ['staghorn', 'brain', 'poc'], cool2, depth=.12)
    A.fish(c, 'idol', W * .3, H * .58, 96, .1, .1)
    c.particles(260, color='#e6f4ff'); c.finish(.42, center=(.6, .55))


def pile(c, rng, variant=0):
    """Night desk: the same coral photograph, turned, mirrored, darker and bluer, all over a bright screen; a leaning tower of prints and a cup of coffee."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#3a2c56'), (.5, '#4a3560'), (.72, '#5a3d5c'), (1, '#3a2740')], 95, glow=(W * .58, H * .36, 760, '#7fc8d8', .3))
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=10, grain=.04) as g:      # boards of the wall
        for k in range(12): rgb(g, shade('#443058', .04 if k % 2 else -.06), .5); g.rectangle(k * W / 11 - 30, -10, W / 11 - 3, H * .75); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.2, vsize=12, rim=.4) as g:         # window
        x, y, w, h = W * .035, H * .07, W * .175, H * .43
        rgb(g, '#8a5f48'); g.rectangle(x - 14, y - 14, w + 28, h + 28); g.fill(); lin(g, 0, y, 0, y + h, '#16245a', '#2c4a7c', '#6f6a9c'); g.rectangle(x, y, w, h); g.fill()
        rgb(g, '#fff3cf'); g.arc(x + w * .66, y + h * .22, 26, 0, 7); g.fill(); rgb(g, '#1c2d60'); g.arc(x + w * .6, y + h * .2, 23, 0, 7); g.fill()
        for _ in range(16): rgb(g, 'cream', rng.uniform(.4, .9)); g.arc(rng.uniform(x, x + w), rng.uniform(y, y + h * .6), rng.uniform(1, 2.4), 0, 7); g.fill()
        rgb(g, '#121c44'); smooth(g, [(x, y + h), (x, y + h * .84), (x + w * .35, y + h * .66), (x + w * .6, y + h * .8), (x + w, y + h * .76), (x + w, y + h)], tension=.3); g.fill()
        rgb(g, '#8a5f48'); g.rectangle(x + w / 2 - 5, y, 10, h); g.fill(); g.rectangle(x, y + h * .5 - 5, w, 10); g.fill()
    S.planks(c, H * .755, H + 10, '#8f5f48', 5, None)
    # the screen
    sx, sy, sw, sh = W * .33, H * .085, W * .6, H * .6
    with c.piece(shadow=.55, lift=16, volume=.35, vsize=16, rim=.4) as g:
        rgb(g, '#2a2438'); smooth(g, [(sx + sw * .4, sy + sh), (sx + sw * .6, sy + sh), (sx + sw * .62, H * .8), (sx + sw * .38, H * .8)], tension=.1); g.fill()
        smooth(g, [(sx + sw * .3, H * .79), (sx + sw * .7, H * .79), (sx + sw * .73, H * .83), (sx + sw * .27, H * .83)], tension=.15); g.fill()
        smooth(g, [(sx - 22, sy - 22), (sx + sw + 22, sy - 22), (sx + sw + 22, sy + sh + 26), (sx - 22, sy + sh + 26)], tension=.06); lin(g, 0, sy, 0, sy + sh, '#3d3650', '#241f33'); g.fill()
        lin(g, sx, sy, sx + sw, sy + sh, '#d9f3ea', '#a9dcd6'); g.rectangle(sx, sy, sw, sh); g.fill()
    ways = [dict(), dict(flip=True), dict(turn=PI / 2, zoom=1.0), dict(blue=.4), dict(turn=PI), dict(dark=.5), dict(turn=-.4, zoom=1.25), dict(flip=True, blue=.3, turn=.35, zoom=1.2), dict(zoom=1.7), dict(flip=True, dark=.4), dict(turn=-PI / 2), dict(blue=.35, dark=.28)]
    with c.piece(shadow=.35, lift=4, volume=0, rim=.2, grain=.02) as g:
        for i, k in enumerate(ways):
            u, v = i % 4, i // 4; w = sw * .222
            K.photo(g, rng, sx + sw * (.128 + .248 * u), sy + sh * (.178 + .322 * v), w, 0, border=.0, **k)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # one of them is being looked at
        rgb(g, '#ff8a3c'); g.set_line_width(7); w = sw * .222; x, y = sx + sw * (.128 + .248), sy + sh * (.178 + .322)
        for mx in (-1, 1):
            for my in (-1, 1): g.move_to(x + mx * w * .54, y + my * w * .24); g.line_to(x + mx * w * .54, y + my * w * .4); g.line_to(x + mx * w * .4, y + my * w * .4)
        g.stroke()
    c.glow(sx + sw / 2, sy + sh / 2, 640, '#bdf0e6', .26)
    # tower of prints
    n, y, tx = 46, H * .93, W * .165
    for part in range(3):
        with c.piece(shadow=.5, lift=8, volume=.25, vsize=14, rim=.35) as g:
            for i in range(n // 3 + 1):
                w = 285 + rng.normal(0, 5); x = tx + math.sin((part * 15 + i) * .22) * 13 + rng.normal(0, 7) + (part * 15 + i) * .45; cc = rng.choice(['#fffaf0', '#f3ead2', '#e9dfc6', '#cfe6df', '#d9e9e2'])
                rgb(g, shade(cc, -.38)); poly(g, [(x - w / 2, y), (x + w / 2, y + rng.normal(0, 2)), (x + w / 2, y + 6), (x - w / 2, y + 6)]); g.fill(); rgb(g, cc); poly(g, [(x - w / 2, y - 6), (x + w / 2, y - 6 + rng.normal(0, 2)), (x + w / 2, y + 2), (x - w / 2, y + 2)]); g.fill(); y -= 8.4
    with c.piece(shadow=.4, lift=6, volume=.2, vsize=10, rim=.4) as g:      # the top one, seen flat
        x = tx + 26; g.save(); g.transform(cairo_matrix(x, y - 26, .0)); K.photo(g, rng, 0, 0, 276, 0, border=.03); g.restore()
    with c.piece(shadow=.5, lift=10, volume=.25, vsize=10, rim=.4) as g:      # prints slid down
        for x, yy, ro, k in ((W * .335, H * .93, -.16, dict(flip=True)), (W * .45, H * .955, .2, dict(turn=PI, dark=.25))):
            g.save(); g.translate(x, yy); g.scale(1, .52); K.photo(g, rng, 0, 0, 210, ro, **k); g.restore()
    # cup
    x, y = W * .83, H * .925
    with c.piece(shadow=.55, lift=11, volume=.5, vsize=18, rim=.5) as g:
        with at(g, x, y + 4, 0, 118, 26): g.arc(0, 0, 1, 0, 7); rgb(g, '#d9d2c4'); g.fill()
        rgb(g, '#f2694b'); g.set_line_width(15); g.arc(x + 74, y - 62, 30, -1.5, 1.7); g.stroke()
        smooth(g, [(x - 76, y - 116), (x + 76, y - 116), (x + 66, y - 30), (x + 40, y + 4), (x - 40, y + 4), (x - 66, y - 30)], tension=.3); lin(g, x - 76, 0, x + 76, 0, shade('coral', .25), 'coral', shade('coral', -.35)); g.fill()
        with at(g, x, y - 116, 0, 76, 17): g.arc(0, 0, 1, 0, 7); rgb(g, shade('coral', .4)); g.fill(); g.arc(0, .08, .9, 0, 7); rgb(g, '#3a2018'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:
        for dx, a in ((-22, 0), (14, 1.4)): p = [(x + dx + math.sin(k * .9 + a) * 17, y - 126 - k * 34) for k in range(7)]; rgb(g, '#fff4e0', .8); taper(g, p, [5, 15, 18, 10, 2], 40, False); g.fill()
    c.particles(50, alpha=(.05, .25), color='#ffe9c0', big=3); c.finish(.42, center=(.56, .42))


def cairo_matrix(x, y, shear):
    import cairo
    return cairo.Matrix(1, 0, shear, .28, x, y)


# ------------------------------------------------------------------ 38
def bus_low(c, rng, variant=0):
    """Wide, early: the little bus has stopped under the palms; the class walks out in a line on the bare flat, where water still lies in ribbons."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (-.6, -.8)
    L.sky(c, 'morning', hz, (W * .2, hz - 96, 36))
    L.cloud(c, W * .46, H * .13, 300, depth=.4); L.cloud(c, W * .3, H * .21, 160, depth=.5)
    L.rinjani(c, W * .4, hz + 2, 620, 150, depth=.62); L.island(c, W * .1, hz + 2, 260, 26, depth=.55)
    L.sea(c, hz, H * .44, 'morning', W * .2, 50, .5)
    with c.piece(shadow=.15, lift=4, volume=.1, vsize=14, rim=.2, grain=.05) as g:      # the flat
        smooth(g, [(-30, H * .43), (W * .3, H * .425), (W * .7, H * .42), (W + 30, H * .41), (W + 30, H + 30), (-30, H + 30)], tension=.3); lin(g, 0, H * .42, 0, H, '#d9cfae', '#e3d0a2', '#cfae80', '#a98a68'); g.fill()
    with c.piece(shadow=.12, lift=3, volume=.1, vsize=6, rim=.3, grain=.03) as g:      # ribbons of left water
        for x0, x1, y, h, ph in ((-40, .62, .458, 8, 0), (.2, .74, .487, 9, 1), (-40, .5, .525, 13, 2), (.05, .66, .575, 15, 3), (-40, .4, .64, 24, 4), (.12, .52, .73, 30, 5), (-40, .3, .84, 44, 6)):
            a = x0 if x0 < 0 else W * x0; b = W * x1; p = [(a + (b - a) * t, H * y + math.sin(t * 6 + ph) * h * .55) for t in np.linspace(0, 1, 9)]
            lin(g, 0, H * y - h, 0, H * y + h, '#fdf0cc', '#a9dcd6', '#5fb8bc'); taper(g, p, [h * .9, h * 1.3, h * 1.9, h * 1.2, h * 1.7, h * .9, 1], 70); g.fill()
    S.sheen(c, H * .44, H * 1.0, 110, '#fff6d8', '#8a7458', .7)
    with c.piece(shadow=.2, lift=3, volume=.35, vsize=5) as g:      # stones and weed
        for _ in range(150):
            t = rng.uniform(0, 1) ** 1.2; x, y = W * rng.uniform(0, .62), H * (.46 + .54 * t); q = (2 + 15 * t) * rng.uniform(.4, 1); rgb(g, jitter(rng, rng.choice(['#8f8468', '#6f7a56', '#a8977a', '#7a6f5c']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .5, .2, 8)); g.fill()
    # green bank with the road
    with c.piece(shadow=.3, lift=7, volume=.3, vsize=20) as g:
        smooth(g, [(W * .6, H * .43), (W * .72, H * .405), (W * .86, H * .375), (W + 30, H * .36), (W + 30, H + 30), (W * .5, H + 30), (W * .56, H * .86), (W * .62, H * .72), (W * .6, H * .58)]); lin(g, 0, H * .38, 0, H, '#8fae6a', '#7a9a58', '#4f7444'); g.fill()
    with c.piece(shadow=.15, lift=3, volume=.1, vsize=8, rim=.3, grain=.05) as g:
        smooth(g, [(W * .66, H * .44), (W * .8, H * .415), (W + 30, H * .4), (W + 30, H * .86), (W * .82, H * .83), (W * .655, H * .8), (W * .55, H * .83), (W * .6, H * .7), (W * .72, H * .66), (W * .72, H * .56)]); lin(g, 0, H * .42, 0, H * .85, '#e3c99a', '#d3b082', '#c09a6c'); g.fill()
    for x, y, s, l_ in ((.72, .47, 260, -.2), (.955, .5, 360, -.1), (.845, .44, 300, .16)): F.palm(c, W * x, H * y, s, l_, depth=.12)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4) as g: rgb(g, '#4a3a4a'); smooth(g, [(W * .67, H * .745), (W * .98, H * .745), (W * 1.04, H * .79), (W * .75, H * .79)]); g.fill()
    K.minibus(c, W * .825, H * .765, 520)
    # the class, far to near
    steps = [(.3, .5, 62), (.345, .512, 66), (.39, .527, 72), (.425, .546, 80), (.468, .562, 88), (.505, .592, 98), (.545, .618, 106), (.583, .652, 118), (.62, .69, 130)]
    for i, (x, y, h) in enumerate(steps):
        big = i in (0, 5)
        hh = h * (1.42 if big else 1.0)
        lk = P.look(rng, child=not big, top='#fdfaf0' if not big else ('#1b8f93' if i else '#f2694b'), bcol='#b23a3a' if not big else '#2c3448', bottom=['shorts', 'skirt', 'shorts'][i % 3] if not big else 'trousers', hair=['hijab', 'hat', 'short', 'hijab', 'cap', 'bun', 'hat', 'pony', 'hijab'][i], accent=['#f5b843', '#f5b843', 'coral', '#fdfaf0', '#3c86c2', 'plum', '#f2694b', 'saffron', '#f7e3b0'][i], pack=None if big or i % 2 else ['#3c86c2', '#f5b843', '#8f6fb8'][i % 3])

        def bucket(g, J, i=i):
            if i in (1, 3, 6, 8):
                hx, hy = J['hR'] if i % 2 else J['hL']; cc = ['#e9b23c', '#f2694b', '#3c86c2'][i % 3]
                rgb(g, '#5d6c74'); g.set_line_width(.012); g.move_to(hx - .06, hy + .1); g.line_to(hx, hy + .02); g.line_to(hx + .06, hy + .1); g.stroke(); rgb(g, cc); smooth(g, [(hx - .07, hy + .09), (hx + .07, hy + .09), (hx + .055, hy + .22), (hx - .055, hy + .22)], tension=.15); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.35) as g: rgb(g, '#4a3a4a'); taper(g, [(W * x, H * y), (W * x + hh * .5, H * y + hh * .16), (W * x + hh * 1.0, H * y + hh * .3)], [hh * .16, hh * .2, hh * .1]); g.fill()
        P.person(c, W * x, H * y, hh, ['walk_back', 'walk_back', 'arm_up', 'walk_back', 'contrapposto', 'walk_back', 'point', 'walk_back', 'walk_back'][i], lk, flip=bool(i % 2), prop=bucket)
    with c.piece(shadow=.45, lift=8, volume=.35, vsize=10) as g:      # grass of the near corner
        for _ in range(150):
            x = W * rng.uniform(.62, 1.02); p = wander(rng, x, H * 1.03, -PI / 2 + rng.normal(0, .3), rng.uniform(50, 150) * (x / W), 4, .15); cc = jitter(rng, rng.choice(['#3f6b44', '#4f7d4a', '#2f5a44']), .03); rgb(g, cc); taper(g, p, [9, 7, 2], 10); g.fill()
    c.particles(40, alpha=(.05, .2), big=2); c.finish(.3, warm=.12, center=(.5, .5))


def porthole(c, rng, variant=0):
    """Straight down through a bucket with a clear bottom pressed on the surface: outside ripples and glitter, inside a sharp blue star; children's hands hold the rim."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#bfe9d8'), (.45, '#86d0c4'), (1, '#4fb0ae')], 40, wash=.08)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=9) as g:      # what lies outside, broken by the ripples
        for _ in range(70):
            x, y, q = rng.uniform(-40, W + 40), rng.uniform(-40, H + 40), rng.uniform(20, 90); rgb(g, rng.choice(['#d9cfa0', '#9fb08a', '#6f9a8a', '#c9b48a', '#e9e0b8', '#5f8f8a']), .5); smooth(g, blob_pts(rng, x, y, q, q * .6, .3, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, caustic=.5, alpha=.5) as g: g.rectangle(0, 0, W, H); rgb(g, '#8fd6ca', .6); g.fill()
    with c.piece(shadow=.15, lift=3, volume=0, rim=0, grain=.02) as g:      # ripples, rings from the bucket
        for k in range(7):
            R = 520 + k * 88
            for a0 in np.linspace(0, 2 * PI, 9)[:-1]: a = a0 + rng.uniform(0, .7); rgb(g, 'white' if rng.random() < .7 else '#1f7f8a', rng.uniform(.25, .6)); p = [(W * .55 + math.cos(t) * R * (1 + .01 * math.sin(9 * t)), H * .5 + math.sin(t) * R) for t in np.linspace(a, a + rng.uniform(.25, .6), 10)]; taper(g, p, [.5, rng.uniform(5, 13), .5], 24, False); g.fill()
        for _ in range(130): x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(20, 90); rgb(g, 'white', rng.uniform(.15, .6)); taper(g, [(x, y), (x + q * .5, y - q * .14), (x + q, y - q * .04)], [.4, rng.uniform(3, 8), .4], 12, False); g.fill()
    cx, cy, R = W * .55, H * .5, 452
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=20, alpha=.5) as g: g.arc(cx + 26, cy + 36, R + 12, 0, 7); rgb(g, '#0d3f50'); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.35, vsize=16, rim=.6) as g: g.arc(cx, cy, R, 0, 7); rad(g, cx - 120, cy - 160, R * 1.5, '#ffd766', '#eeb02e', '#c9861e'); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=16, rim=.3) as g:
        g.arc(cx, cy, R - 26, 0, 7); lin(g, cx - R * .6, cy - R * .8, cx + R * .6, cy + R * .8, '#9a5f14', '#c9861e', '#f3c24c'); g.fill()
        for q in (.9, .86): rgb(g, '#8a5212', .35); g.set_line_width(5); g.arc(cx + 6, cy + 8, R * q, 0, 7); g.stroke()
    ox, oy, r0 = cx + 12, cy + 14, R - 92
    inside = lambda q: q.arc(ox, oy, r0, 0, 7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, clip=inside) as g: g.rectangle(0, 0, W, H); rad(g, ox - 80, oy - 100, 620, '#f6edc4', '#e3d6a6', '#a9b890'); g.fill()
    kw = dict(clip=inside)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, grain=.06, **kw) as g:
        for _ in range(230):
            x, y, q = ox + rng.normal(0, 190), oy + rng.normal(0, 190), rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#cdbb8e', '#b9a27a', '#efe2bc', '#d9a98a', '#9fa27c']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .8, .2, 8)); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.55, vsize=18, grain=.06, **kw) as g:      # rock at the lower right with pink crust
        smooth(g, blob_pts(rng, ox + 250, oy + 240, 260, 200, .14, 11)); rad(g, ox + 160, oy + 120, 360, '#b59a88', '#8f7a72', '#5f5558'); g.fill()
        for _ in range(30): x, y = ox + 200 + rng.normal(0, 90), oy + 190 + rng.normal(0, 70); q = rng.uniform(10, 42); smooth(g, blob_pts(rng, x, y, q, q * .7, .25, 9)); rgb(g, rng.choice(['#d98fa0', '#c97a90', '#e0a9ae']), .6); g.fill()
    with c.piece(shadow=0, volume=.25, vsize=4, caustic=.0, **kw) as g:      # weed
        for _ in range(46):
            a = rng.uniform(2.2, 4.1); x, y = ox + math.cos(a) * r0 * rng.uniform(.8, 1), oy + math.sin(a) * r0 * rng.uniform(.8, 1); p = wander(rng, x, y, a + PI + rng.normal(0, .5), rng.uniform(50, 120), 5, .2); rgb(g, jitter(rng, rng.choice(['#6f9a4a', '#8faf52', '#4f7f4a']), .03)); taper(g, p, [13, 11, 3], 12); g.fill()
    B.urchin(c, ox + 205, oy - 205, 190, **kw)
    F.polyp(c, ox + 170, oy + 178, 120, '#9fca7a', 'plum', 22, .1, 'rose', **kw)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4, **kw) as g:
        rgb(g, '#3a4a40')
        for k in range(5): a = .35 + k * 1.2566; taper(g, [(ox - 24, oy + 24), (ox - 24 + math.cos(a) * 270, oy + 24 + math.sin(a) * 270)], [110, 60]); g.fill()
    star(c, rng, ox - 46, oy - 6, 290, .35, **kw)
    for x, y, s, h_ in ((ox + 60, oy + 250, 74, -2.8), (ox - 200, oy + 205, 60, -.5), (ox - 30, oy - 260, 56, .4)):      # small gobies from above
        with c.piece(shadow=.5, lift=7, volume=.4, vsize=5, **kw) as g:
            with at(g, x, y, h_, s): rgb(g, '#8f8a62'); smooth(g, [(.5, 0), (.3, -.12), (-.1, -.08), (-.4, -.02), (-.6, -.12), (-.58, .12), (-.4, .03), (-.1, .08), (.3, .12)]); g.fill(); rgb(g, '#3a3a2c', .7); [g.arc(.2 - k * .16, 0, .05, 0, 7) or g.fill() for k in range(4)]; smooth(g, [(.2, .1), (.1, .28), (-.02, .1)]); g.fill(); smooth(g, [(.2, -.1), (.1, -.28), (-.02, -.1)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, caustic=.34, alpha=.4, **kw) as g: g.rectangle(0, 0, W, H); rgb(g, '#bff0e0', .35); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # gleam of the pane
        g.set_line_width(9); rgb(g, '#f4fffb', .85); g.arc(ox, oy, r0 - 4, 0, 7); g.stroke(); g.set_line_width(16); rgb(g, 'white', .5); g.arc(ox, oy, r0 - 34, PI * 1.08, PI * 1.34); g.stroke(); g.arc(ox, oy, r0 - 34, PI * 1.38, PI * 1.42); g.stroke()
    def hold(a, s, skin, sl, m=False): K.grip(c, cx + math.cos(a) * (R + 4), cy + math.sin(a) * (R + 4), s, a + PI, skin, sl, 4.6, m)
    hold(2.62, 118, '#8a5a3c', '#f2694b'); hold(3.42, 118, '#8a5a3c', '#f2694b', True)
    hold(-.62, 104, '#6b432d', '#fdfaf0'); hold(.16, 104, '#6b432d', '#fdfaf0', True)
    c.particles(40, big=3); c.finish(.3, center=(.55, .5))


def star(c, rng, x, y, R, rot, color='#2c63d2', **kw):
    """Blue Linckia near: five round arms, one a little bent, pale spots in rows."""
    arms = []
    for k in range(5):
        a = rot + k * 2 * PI / 5 + rng.normal(0, .06); arms.append(wander(rng, x, y, a, R * (1.0 if k != 2 else .86), 6, .1, .05 if k % 2 else -.06))
    with c.piece(**{**dict(shadow=.5, lift=10, volume=.6, vsize=20, rim=.45), **kw}) as g:
        for p in arms: lin(g, *p[0], *p[-1], color, shade(color, .16)); taper(g, p, [84, 76, 66, 58, 46], 40); g.fill()
        g.arc(x, y, 62, 0, 7); rad(g, x - 16, y - 20, 80, shade(color, .18), color); g.fill()
    with c.piece(**{**dict(shadow=.15, lift=2, volume=.3, vsize=3, rim=.4), **kw}) as g:
        for p in arms:
            q = curve_pts(p, 26)
            for i, v in enumerate(q[2:]):
                for u in (-.3, 0, .3): rgb(g, shade(color, .5 if (i + int(u * 10)) % 3 else -.35), .75); g.arc(v[0] + u * 50 * (1 - i / 40) * math.sin(rot) + rng.normal(0, 3), v[1] + u * 50 * (1 - i / 40) + rng.normal(0, 3), rng.uniform(2.4, 5), 0, 7); g.fill()


def queue(c, rng, variant=0):
    """Low over wet sand at evening: hermit crabs stand in line by size, the largest reaches for an empty shell."""
    W, H = c.w, c.h
    hz = H * .34
    c.light = (.35, -.94)
    L.sky(c, 'dusk', hz, (W * .72, hz - 40, 46))
    c.glow(W * .72, hz, 700, '#ffd08a', .35)
    L.island(c, W * .22, hz + 2, 420, 40, '#5a4f7a', depth=.35); L.island(c, W * .95, hz + 2, 260, 28, '#5a4f7a', depth=.45)
    L.sea(c, hz, H * .52, 'dusk', W * .72, 80, .8)
    with c.piece(shadow=.2, lift=5, volume=.1, vsize=14, rim=.3, grain=.05) as g:
        smooth(g, [(-30, H * .5), (W * .2, H * .47), (W * .42, H * .5), (W * .7, H * .465), (W + 30, H * .49), (W + 30, H + 30), (-30, H + 30)], tension=.4); lin(g, 0, H * .47, 0, H, '#e0a58a', '#b98276', '#8a6470', '#54425f'); g.fill()
    L.foam(c, [(-30, H * .5), (W * .2, H * .47), (W * .42, H * .5), (W * .7, H * .465), (W + 30, H * .49)], 10)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=10, alpha=.8) as g:      # mirror of the sun on the wet sand
        for k in range(16): t = k / 16; y = H * (.51 + .46 * t); w = (70 + 120 * t) * rng.uniform(.6, 1.1); rgb(g, '#ffdf9a', .5 * (1 - .75 * t)); taper(g, [(W * .72 - w, y), (W * .72 + rng.normal(0, 20), y - 6), (W * .72 + w, y + 4)], [2, 18 + 16 * t, 2], 14); g.fill()
    S.sheen(c, H * .52, H, 150, '#ffe3b0', '#4a3558')
    c.set_air()
    n = [(.105, .735, 118, 1, '#d9a0a8', '#8a4f5a', '#c96a4a'), (.215, .775, 160, 2, '#e9d0a0', '#9a6a3f', '#b85a3c'), (.36, .82, 220, 0, '#c9b0d0', '#6f4f86', '#d9784a'), (.555, .875, 300, 2, '#e0a884', '#8a4a34', '#c2573a')]
    for x, y, s, k, cc, st, lg in n:
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g: rgb(g, '#2a1c44'); smooth(g, [(W * x - s * .75, H * y), (W * x, H * y - s * .06), (W * x + s * .75, H * y), (W * x + s * .1, H * y + s * .34), (W * x - s * 1.0, H * y + s * .3)]); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.28) as g:      # reflection
            with at(g, W * x, H * y + s * .06, 0, s, -s * .6): K.turban(g, rng, shade(cc, -.2), st, k)
        K.hermit(c, W * x, H * y, s, k, cc, st, lg, reach=.9 if s == 300 else rng.uniform(0, .3))
    # the empty house
    x, y, s = W * .86, H * .9, 420
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.5) as g: rgb(g, '#2a1c44'); smooth(g, [(x - s * .5, y), (x, y - 20), (x + s * .45, y), (x + s * .2, y + s * .2), (x - s * .6, y + s * .18)]); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.55, vsize=26, rim=.5) as g:
        with at(g, x, y + 8, .06, -s, s): K.turban(g, rng, '#f0d2a4', '#b4623f', 0); K.shell_mouth(g, .13, -.24, .19, .25, '#ffd9c0', '#5a2c34', -.3)
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g:      # tracks and pebbles
        for k in range(60):
            t = k / 60; xx = W * (-.02 + .54 * t); yy = H * (.75 + .15 * t); rgb(g, '#3f2c4f', .6)
            for m in (-1, 1): taper(g, [(xx + rng.normal(0, 3), yy + m * (7 + 8 * t) + 12), (xx + 5 + 4 * t, yy + m * (10 + 10 * t) + 12)], [2 + 2 * t, 1.5]); g.fill()
        for _ in range(36): q = rng.uniform(3, 13); rgb(g, jitter(rng, rng.choice(['#a98a8f', '#7a6478', '#d9b49a', '#8f6f7a']), .03)); smooth(g, blob_pts(rng, W * rng.uniform(0, 1), H * rng.uniform(.94, 1.0), q, q * .6, .2, 8)); g.fill()
    c.particles(40, color='#ffe3b0', big=3); c.finish(.42, warm=.15, center=(.6, .5))
