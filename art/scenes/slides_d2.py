"""The sliders of the articles 40 and 43: three years of a coral table, and the weight of a bay's plastic."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_gb as S, parts_s as D
import parts_sld as K
from paper import *

PI = math.pi


# ------------------------------------------------------------------ 40
def carried(c, rng, variant=0):
    """Wide, at sunrise: two people carry a bare steel table down the beach to a boat; it is far too clean and gleams."""
    W, H = c.w, c.h
    hz = H * .4
    c.light = (.7, -.72)
    L.sky(c, 'rose', hz, (W * .82, hz - 30, 40), glow=.9)
    L.cloud(c, W * .2, H * .12, 330, '#fbe3d6', depth=.35); L.cloud(c, W * .6, H * .2, 200, '#fbe3d6', depth=.5)
    with c.piece(shadow=.1, lift=6, volume=.3, vsize=22, depth=.5) as g: smooth(g, [(-40, hz + 4), (-40, hz - 130), (W * .06, hz - 142), (W * .14, hz - 96), (W * .22, hz - 74), (W * .3, hz - 26), (W * .37, hz + 4)]); lin(g, 0, hz - 140, 0, hz, '#7f8f8f', '#5f7f84'); g.fill()
    L.island(c, W * .6, hz + 1, 300, 26, depth=.62)
    L.sea(c, hz, H * .9, 'rose', W * .82, 130, 1.0)
    L.jukung(c, W * .72, H * .55, 430, None, '#f2694b', True); L.jukung(c, W * .38, H * .455, 130, None, '#3c86c2')
    base = L.ground(c, [(-30, H * .6), (W * .22, H * .63), (W * .46, H * .68), (W * .7, H * .74), (W + 30, H * .86)], '#eecfa8', '#b98d70', 300)
    L.foam(c, [(-30, H * .605), (W * .22, H * .635), (W * .46, H * .685), (W * .7, H * .745), (W + 30, H * .865)], 10)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.3) as g:      # footprints coming down the beach
        for k in range(20):
            t = k / 20
            for o in (-.1, .1): x, y = W * (.1 + .26 * t + o * (.75 - .25 * t)), H * (1.06 - .16 * t) + (k % 2) * 10; rgb(g, '#8f6a5c', .55); smooth(g, blob_pts(rng, x + rng.normal(0, 3), y, 9, 5, .1, 8, -.6)); g.fill()
    # the two carriers with the table between them, walking away towards the boat
    x, y, h = W * .385, H * .93, 400
    for dx in (-205, 205):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.4) as g: rgb(g, '#5a3f58'); taper(g, [(x + dx, y - 4), (x + dx - 180, y + 38), (x + dx - 360, y + 84)], [50, 76, 40]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.34) as g:
        rgb(g, '#5a3f58'); g.set_line_width(9)
        for k in range(5): a = -.5 + k * .25; g.move_to(x - 150 + a * 260, y + 16 + a * 20); g.line_to(x - 330 + a * 260, y + 66 + a * 20); g.stroke()
        g.move_to(x - 300, y); g.line_to(x - 20, y + 26); g.move_to(x - 480, y + 44); g.line_to(x - 200, y + 78); g.stroke()
    lkA = P.look(rng, hair='hat', top='#1b8f93', sleeve='short', bottom='shorts', bcol='#2c3448', skin='#7b4f35', accent='#f2694b', build=1.05)
    lkB = P.look(rng, hair='hijab', top='#f5b843', accent='#c85a8e', bottom='trousers', bcol='#3f5e5a', skin='#a9734c', build=.96)

    def table(front):
        ty = y - h * .5; hw = 172; d = 112
        q = lambda u, v: (x + u * hw * (1 - .28 * v), ty - v * d)         # u -1..1, v 0 near .. 1 far
        with c.piece(shadow=.4, lift=8, volume=.3, vsize=5, rim=.7) as g:
            if not front:
                for u in (-.92, .92): a = q(u, 1); rgb(g, '#6f8a94'); taper(g, [a, (a[0] + u * 6, a[1] + 118)], [10, 9]); g.fill()
                g.set_line_width(4.5)
                for k in range(11): u = -1 + k * .2; rgb(g, '#b9cdd2'); g.move_to(*q(u, 0)); g.line_to(*q(u, 1)); g.stroke()
                for k in range(1, 6): v = k / 6; rgb(g, '#a3bac0'); g.move_to(*q(-1, v)); g.line_to(*q(1, v)); g.stroke()
                for a, b in ((q(-1, 1), q(1, 1)), (q(-1, 0), q(-1, 1)), (q(1, 0), q(1, 1))): rgb(g, '#8fa8b0'); taper(g, [a, b], [12, 12]); g.fill(); rgb(g, '#eef8f6', .9); taper(g, [(a[0] - 1, a[1] - 3), (b[0] - 1, b[1] - 3)], [3, 3]); g.fill()
            else:
                for u in (-.96, .96): a = q(u, 0); lin(g, a[0] - 8, 0, a[0] + 8, 0, '#6f8a94', '#e3f0ef', '#7f98a0'); taper(g, [a, (a[0] + u * 8, a[1] + 150)], [15, 13]); g.fill()
                a, b = q(-1.13, 0), q(1.13, 0); lin(g, 0, a[1] - 9, 0, a[1] + 9, '#f4fbf8', '#a9bfc4', '#6f8a94'); taper(g, [a, b], [16, 16]); g.fill()
    table(False)
    P.person(c, x - 212, y, h, 'walk_back', lkA, tweak=dict(lean=-4, aR=(12, 6), aL=(-16, -2)))
    P.person(c, x + 210, y + 6, h * .95, 'walk_back', lkB, flip=True, tweak=dict(lean=-4, aR=(12, 6), aL=(-20, 6)))
    table(True)
    c.glow(x + 120, y - h * .5, 120, '#fff6d8', .5)
    F.palm(c, W * 1.03, H * 1.02, 800, -.1)
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=8) as g:
        for _ in range(60): p = wander(rng, W * rng.uniform(.84, 1.02), H * 1.03, -PI / 2 + rng.normal(0, .4), rng.uniform(50, 150), 4, .2); rgb(g, jitter(rng, rng.choice(['#4f6f4a', '#6f8450', '#3f5f48']), .03)); taper(g, p, [10, 8, 2], 10); g.fill()
    c.particles(30, big=2); c.finish(.3, warm=.12, center=(.5, .5))


def foot(c, rng, variant=0):
    """Very near, bright: the foot of a coral has spread over the bar and swallows its tie; pink crust, a guard crab in the fork, snails below."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#7fd0c4'), (.35, '#3fa3ae'), (.7, '#1c7492'), (1, '#10547c')], 110, glow=(W * .12, -60, 760, '#f6ffe0', .6))
    S.bokeh(c, 20, (0, 0, W, H * .6), ['#f5b843', '#ee8f9f', '#a9e4d2', '#f2694b', '#c85a8e'], (20, 62), .26, 12)
    with c.piece(shadow=0, volume=.2, rim=0, blur=13, alpha=.8) as g:      # other corals of the table, out of focus
        for x, cc in ((.08, '#c85a8e'), (.2, '#e9a05c'), (.82, '#d9748f'), (.95, '#8f6fb8')):
            for k in range(6): a = -PI / 2 + (k - 2.5) * .3; rgb(g, shade(cc, rng.uniform(-.2, .2))); taper(g, [(W * x, H * .68), (W * x + math.cos(a) * 110, H * .68 + math.sin(a) * 130), (W * x + math.cos(a) * 190, H * .68 + math.sin(a) * 240)], [34, 30, 20]); g.fill()
    a, b = (-60, H * .74), (W + 60, H * .83)
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=10, depth=.3, blur=5) as g: rgb(g, '#6f8f98'); taper(g, [(-40, H * .6), (W + 40, H * .655)], [40, 40]); g.fill()
    K.steel(c, a, b, 128, '#8fa0a0')
    by = lambda x: a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
    with c.piece(shadow=.25, lift=3, volume=.35, vsize=6, rim=.35, grain=.06) as g:      # pink crust of hard algae
        for _ in range(70):
            x = W * rng.uniform(0, 1); y = by(x) + rng.uniform(-46, 52); q = rng.uniform(12, 60); smooth(g, blob_pts(rng, x, y, q, q * .42, .28, 11, .07)); rgb(g, jitter(rng, rng.choice(['#d98fa6', '#c9768f', '#e6aab6', '#b8677f']), .03), .9); g.fill()
    K.fur(c, (W * .02, by(0) - 62), (W * .2, by(W * .2) - 62), 12, 34, 90); K.fur(c, (W * .84, by(W * .9) - 60), (W * 1.0, by(W) - 60), 12, 40, 110)
    # the tie, almost covered
    cx = W * .46
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=7, rim=.5) as g:
        for k, o in enumerate((-338, -298)): x = cx + o; rgb(g, '#1d2a36'); taper(g, [(x - 6, by(x) - 70), (x + 10, by(x)), (x + 2, by(x) + 72)], [24, 27, 24], 20); g.fill(); rgb(g, '#5f7684', .8); taper(g, [(x - 8, by(x) - 60), (x + 4, by(x)), (x - 4, by(x) + 54)], [5, 6, 5], 20); g.fill()
        x = cx - 320; rgb(g, '#1d2a36'); smooth(g, [(x - 24, by(x) - 96), (x + 30, by(x) - 92), (x + 34, by(x) - 64), (x - 26, by(x) - 66)], tension=.2); g.fill(); taper(g, [(x + 20, by(x) - 84), (x + 80, by(x) - 128), (x + 96, by(x) - 170)], [16, 14, 11], 12); g.fill()
    cc = '#e08a4a'
    e = [(cx - 300, by(cx) + 2), (cx - 262, by(cx) - 44), (cx - 190, by(cx) - 74), (cx - 96, by(cx) - 150), (cx + 90, by(cx) - 150), (cx + 190, by(cx) - 74), (cx + 290, by(cx) - 46), (cx + 350, by(cx) + 10), (cx + 300, by(cx) + 62), (cx + 200, by(cx) + 92), (cx + 40, by(cx) + 82), (cx - 70, by(cx) + 104), (cx - 190, by(cx) + 74), (cx - 270, by(cx) + 54)]
    with c.piece(shadow=.5, lift=12, volume=.6, vsize=34, rim=.5, grain=.05) as g: smooth(g, e); rad(g, cx - 60, by(cx) - 60, 420, shade(cc, .25), cc, mix(cc, 'cream', .55)); g.fill()
    pts = []
    while len(pts) < 120:
        u, v = rng.uniform(-.92, .92), rng.uniform(-.85, .85)
        if u * u + v * v < .8: pts.append((cx + 20 + u * 320, by(cx + u * 320) - 20 + v * 96))
    D.cups(c, sorted(pts, key=lambda q: q[1]), 13, shade(cc, .05))
    r0 = (cx, by(cx) - 96)
    D.twig(c, [(cx + 70, r0[1] + 10), (cx + 200, H * .46), (cx + 330, H * .34), (cx + 420, H * .2)], [96, 88, 74, 48], shade(cc, -.12), 'cream', .13)
    D.twig(c, [(cx - 60, r0[1] + 10), (cx - 190, H * .44), (cx - 250, H * .27), (cx - 240, H * .12)], [104, 94, 78, 50], shade(cc, -.06), 'cream', .13)
    D.twig(c, [(cx + 222, H * .44), (cx + 330, H * .49), (cx + 440, H * .45)], [64, 58, 36], cc, 'cream', .13)
    D.twig(c, [r0, (cx + 20, H * .44), (cx - 6, H * .26), (cx + 40, H * .06)], [120, 106, 88, 56], cc, 'cream', .13)
    D.twig(c, [(cx - 10, H * .4), (cx - 110, H * .27), (cx - 120, H * .13)], [72, 62, 38], shade(cc, .06), 'cream', .13)
    for x, y, k in ((cx + 420, H * .2, 29), (cx - 240, H * .12, 30), (cx + 440, H * .45, 22), (cx + 40, H * .06, 34), (cx - 120, H * .13, 23)): K.tip(c, x, y, k)
    D.crab(c, cx + 122, H * .525, 200, '#e4574a')
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3) as g:      # red spots of the guard crab
        for k in range(9): rgb(g, '#fff0dc', .9); g.arc(cx + 122 + rng.normal(0, 16), H * .525 - 46 + rng.normal(0, 9), rng.uniform(1.8, 3.6), 0, 7); g.fill()
    for x, y, s, f in ((cx + 300, by(cx + 300) + 62, 84, False), (cx + 395, by(cx + 395) + 70, 64, True)):      # snails that wait for the night
        with c.piece(shadow=.5, lift=6, volume=.5, vsize=7, rim=.4) as g:
            with at(g, x, y, .2, -s if f else s, s): K.turban(g, rng, '#d9c9b0', '#7a5a5f', 0)
    A.fish(c, 'chromis', W * .11, H * .3, 120, .25, .1, depth=.12); A.fish(c, 'chromis', W * .2, H * .17, 86, .2, -.05, depth=.25)
    c.particles(140); c.finish(.34, center=(.5, .5))


def shadow_passes(c, rng, variant=0):
    """From inside the thicket, looking up, low sun: a shark crosses the light; the small fish that hung above the branches drop down between them."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    sx, sy = W * .56, H * .2
    c.backdrop([(0, '#8fd8c8'), (.3, '#4fb0b4'), (.62, '#1f7d98'), (1, '#0b3f68')], 90, glow=(sx, sy - 60, 620, '#fff3bd', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=2.5) as g:      # broken rings of the surface round the sun
        for _ in range(170):
            a, q = rng.uniform(0, 2 * PI), 60 + 620 * rng.uniform(0, 1) ** .8; x, y = sx + math.cos(a) * q * 1.25, sy - 60 + math.sin(a) * q * .62; L_ = rng.uniform(20, 90) * (.4 + q / 500)
            rgb(g, '#fffbe0' if q < 330 or rng.random() < .5 else '#2f8f9c', rng.uniform(.12, .5) * max(.25, 1.1 - q / 640)); p = [(x - math.sin(a) * L_ * -1.0 * k, y + math.cos(a) * L_ * .5 * k + 4 * math.sin(k * 5)) for k in (-.5, 0, .5)]; taper(g, p, [.5, rng.uniform(4, 12), .5], 12, False); g.fill()
        rgb(g, '#fffdec', .95); smooth(g, blob_pts(rng, sx, sy - 60, 66, 46, .12, 12)); g.fill()
    c.god_rays(sx, -260, .4, 16, 1250, 1.4, '#fff3c8')
    c.set_air()

    def fishes(n, where, size, cols, depth=0.0, heads=None):
        with c.piece(shadow=.2, lift=4, volume=.35, vsize=4, rim=.5, depth=depth) as g:
            for _ in range(n):
                x, y = where(); h = heads(x, y) if heads else math.atan2(H * .98 - y, (W * .5 - x) * .35) + rng.normal(0, .16); L_ = size * rng.uniform(.75, 1.2)
                with at(g, x, y, 0, 1 if math.cos(h) > 0 else -1, 1), at(g, 0, 0, math.atan2(math.sin(h), abs(math.cos(h))), L_):
                    cc = jitter(rng, rng.choice(cols), .03); lin(g, 0, -.25, 0, .25, shade(cc, .2), cc, shade(cc, -.2)); smooth(g, [(.5, 0), (.34, -.13), (.08, -.23), (-.2, -.15), (-.34, -.04), (-.56, -.21), (-.46, 0), (-.56, .21), (-.34, .04), (-.2, .15), (.08, .22), (.34, .12)]); g.fill()
                    rgb(g, shade(cc, -.35), .7); smooth(g, [(.1, -.2), (-.1, -.29), (-.24, -.15)]); g.fill(); smooth(g, [(.05, .19), (-.08, .27), (-.22, .13)]); g.fill()
                    rgb(g, '#fff6e0'); g.arc(.31, -.04, .06, 0, 7); g.fill(); rgb(g, '#10131a'); g.arc(.32, -.04, .036, 0, 7); g.fill()
    fan = lambda t0, t1, w: (lambda: (lambda t: (sx + (W * .49 - sx) * t + rng.normal(0, 1) * W * w * (1.05 - .72 * t), H * (.3 + .62 * t)))(rng.uniform(t0, t1)))
    fishes(70, fan(0, .3, .2), 22, ['#c9794f', '#2f5f9f', '#b0604a'], .34); 
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=46, alpha=.44) as g: rgb(g, '#0a3558'); smooth(g, [(W * .46, H * .26), (W * .72, H * .27), (W * .72, H * .6), (W * .66, H * 1.05), (W * .26, H * 1.05), (W * .38, H * .6)], tension=.4); g.fill()      # its shadow
    A.shark(c, W * .6, H * .185, 560, PI + .12, .2, 'blacktip', depth=.12, rim=.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=10, alpha=.42) as g:      # against the light its belly is dark
        with at(g, W * .6, H * .19, .12): rgb(g, '#12405c'); smooth(g, [(-250, 4), (-120, -24), (60, -26), (250, -6), (120, 30), (-60, 44), (-180, 34)]); g.fill()
    # branches standing round: far pale, near dark and large
    for x, s_, cc, dp in ((.2, 330, '#d9806a', .34), (.36, 250, '#c98a5a', .42), (.66, 270, '#c9707f', .4), (.82, 340, '#d98f5a', .32)): F.staghorn(c, W * x, H * 1.06, s_, cc, 3, 6, depth=dp)
    fishes(46, fan(.25, .75, .13), 42, ['#ff8f52', '#f5b04a', '#3f74c9', '#ff7a5a'], .1)

    def br(pts, w, cc, depth, tp='#ffe3b8'): D.twig(c, [(W * x, H * y) for x, y in pts], w, cc, tp, .12, depth=depth)
    br([(.3, 1.1), (.27, .86), (.2, .66), (.17, .5)], [84, 76, 62, 36], '#a8503f', .12); br([(.26, .84), (.33, .7), (.34, .58)], [56, 48, 28], '#a8503f', .12)
    br([(.72, 1.1), (.74, .88), (.8, .7), (.79, .54)], [84, 76, 62, 36], '#a8604a', .12); br([(.745, .86), (.68, .74), (.665, .62)], [56, 48, 28], '#a8604a', .12)
    fishes(20, fan(.5, .95, .1), 66, ['#ff8f52', '#f5b04a', '#3f74c9', '#ff7a5a'])
    br([(-.02, 1.1), (.04, .8), (.05, .52), (.12, .26), (.115, .1)], [170, 150, 124, 92, 50], '#6f2f4a', 0); br([(.045, .62), (.13, .54), (.19, .43), (.235, .34)], [100, 88, 66, 38], '#7a3450', 0); br([(.03, .86), (.13, .82), (.215, .76)], [92, 76, 42], '#6f2f4a', 0)
    br([(1.02, 1.1), (.96, .84), (.955, .58), (.89, .36), (.9, .2)], [170, 146, 118, 86, 48], '#5a2f5a', 0); br([(.955, .68), (.87, .62), (.835, .5)], [96, 80, 44], '#63345f', 0); br([(.985, .94), (.88, .9), (.82, .83)], [90, 72, 40], '#5a2f5a', 0)
    br([(.47, 1.12), (.46, .96), (.41, .86)], [100, 82, 46], '#7a3848', 0); br([(.5, 1.12), (.55, .97), (.6, .9)], [96, 80, 44], '#6a3450', 0)
    for x, y, k in ((.17, .5, 17), (.34, .58, 13), (.79, .54, 17), (.665, .62, 13), (.115, .1, 23), (.235, .34, 18), (.215, .76, 19), (.9, .2, 22), (.835, .5, 20), (.82, .83, 18), (.41, .86, 21), (.6, .9, 20)): K.tip(c, W * x, H * y, k, '#f3cfb4')
    c.particles(220, color='#fff3d0'); c.finish(.4, center=(.54, .42))


# ------------------------------------------------------------------ 43
def ribbon(g, x, y, w, color='#f2694b', tail=60):
    """Strip of cloth tied round a trunk or rock (raw)."""
    rgb(g, color); smooth(g, [(x - w / 2, y - w * .2), (x, y - w * .12), (x + w / 2, y - w * .22), (x + w / 2, y + w * .12), (x, y + w * .22), (x - w / 2, y + w * .14)], tension=.3); g.fill()
    rgb(g, shade(color, -.25)); taper(g, [(x + w * .3, y), (x + w * .5 + tail * .4, y + tail * .3), (x + w * .5 + tail, y + tail * .15)], [w * .3, w * .34, w * .2], 14, False); g.fill(); taper(g, [(x + w * .28, y), (x + w * .5 + tail * .2, y + tail * .6), (x + w * .5 + tail * .65, y + tail * .8)], [w * .28, w * .32, w * .2], 14, False); g.fill()


def stretch(c, rng, variant=0):
    """Wide, from a dune, clearing after rain: from the palm with the ribbon to the rock with the ribbon; people walk abreast between water and plants with sacks."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.5, -.86)
    c.backdrop([(0, '#6f9fb4'), (.14, '#a3c4c8'), (.26, '#e9ead6'), (.3, '#f7edcf'), (1, '#d9cdb0')], 92, glow=(W * .8, H * .16, 520, '#fffbe6', .7))
    for x, y, s in ((.12, .1, 520), (.42, .07, 460), (.3, .17, 260)): L.cloud(c, W * x, H * y, s, '#b9c9ce', depth=.25)
    B.beam(c, [(W * .7, -10), (W * .78, -10), (W * .9, hz), (W * .62, hz)], '#fff8dc', .22, 20)
    L.island(c, W * .93, hz + 2, 260, 24, depth=.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(0, hz, W, H); lin(g, 0, hz, 0, H, '#cfe4da', '#8fcac4', '#4fb0b4', '#2a93a4'); g.fill()
    S.sheen(c, hz + 4, H, 130, '#f4fbf0', '#2f8a98', .8)
    # far headland with the rock
    with c.piece(shadow=.15, lift=5, volume=.35, vsize=16, depth=.34) as g: smooth(g, [(-30, hz + 40), (-30, hz - 150), (W * .1, hz - 128), (W * .24, hz - 112), (W * .36, hz - 66), (W * .48, hz - 30), (W * .58, hz + 6), (W * .6, hz + 40)]); lin(g, 0, hz - 140, 0, hz + 20, '#5f8f62', '#3f6f52'); g.fill()
    sh = [(W * .6, hz + 8), (W * .585, H * .36), (W * .6, H * .43), (W * .66, H * .54), (W * .68, H * .66), (W * .76, H * .82), (W * .86, H * 1.08)]      # water's edge
    pl = [(-30, H * .66), (W * .08, H * .585), (W * .2, H * .49), (W * .32, H * .42), (W * .45, H * .365), (W * .575, hz + 12)]                        # first plants
    with c.piece(shadow=.2, lift=5, volume=.12, vsize=16, rim=.3, grain=.05) as g:
        smooth(g, pl + sh[:0] + sh, False); g.line_to(-30, H * 1.08); g.close_path(); lin(g, 0, hz, 0, H, '#e9d9b2', '#e3cb9a', '#cfae80'); g.fill()
    q = np.array(curve_pts(sh, 160))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=5, alpha=.6) as g:      # wet band
        rgb(g, '#9a7f60'); taper(g, [(x - 10 - 60 * (y - hz) / H, y) for x, y in q], [10, 40, 80, 120], 120, False); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=4, rim=0, grain=.01) as g:
        rgb(g, 'white', .92); taper(g, q, [3, 6, 9, 14, 12, 22], 200, False); g.fill()
        for _ in range(260): i = rng.integers(160); t = (q[i][1] - hz) / (H - hz); g.arc(q[i][0] + abs(rng.normal(0, 40 * t + 4)), q[i][1] + rng.normal(0, 8), rng.uniform(.8, 4) * (.3 + t), 0, 7); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:      # tide line: weed and litter
        for _ in range(330):
            t = rng.uniform(0, 1) ** .7; i = int(t * 159); z = (q[i][1] - hz) / (H - hz); x = q[i][0] - (30 + 250 * z) + rng.normal(0, 50 * z + 5); y = q[i][1] + rng.normal(0, 14 * z)
            if y > H * .53 and rng.random() < .35 and y < H * .66: continue
            if rng.random() < .62: p = wander(rng, x, y, rng.uniform(-.5, .5), (8 + 60 * z) * rng.uniform(.4, 1), 4, .4); rgb(g, jitter(rng, rng.choice(['#7a6a48', '#8f7a4f', '#6a5a48']), .03)); taper(g, p, [2 + 6 * z, 1 + 4 * z, 1], 8); g.fill()
            else: g.save(); g.translate(x, y); g.scale(1, .7); G.litter(g, rng, 0, 0, 6 + 44 * z); g.restore()
    rx, ry = W * .6, hz + 24
    for pts, c0, c1 in (([(-40, 12), (-58, -34), (-46, -96), (-20, -150), (2, -164), (20, -128), (34, -60), (44, 12)], '#8f8278', '#5f5656'), ([(14, 14), (10, -44), (30, -104), (58, -132), (78, -110), (96, -60), (104, 14)], '#9a8d80', '#6a6060'), ([(-84, 16), (-82, -22), (-60, -52), (-34, -48), (-16, -12), (-10, 18)], '#a39684', '#6f6560'), ([(80, 18), (92, -24), (122, -44), (150, -26), (160, 18)], '#8f8378', '#5f5757')):
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.4) as g:      # that rock
            P_ = [(rx + u * 1.05, ry + v) for u, v in pts]; smooth(g, P_, tension=.22); k = g.copy_path(); lin(g, rx + pts[0][0], 0, rx + pts[-1][0], 0, c1, c0, c1); g.fill()
            g.save(); g.append_path(k); g.clip(); g.set_line_width(3)
            for _ in range(9): u, v = rng.uniform(-80, 150), rng.uniform(-150, 0); rgb(g, rng.choice(['#3f3a3e', '#c9bca8']), .4); g.move_to(rx + u, ry + v); g.line_to(rx + u + rng.normal(4, 8), ry + v + rng.uniform(16, 46)); g.line_to(rx + u + rng.normal(0, 14), ry + v + rng.uniform(50, 80)); g.stroke()
            g.restore()
    with c.piece(shadow=.3, lift=4, volume=.25, vsize=4) as g: rgb(g, '#c99a5c'); taper(g, [(rx + 2, ry - 158), (rx + 2, ry - 236)], [5, 4]); g.fill(); rgb(g, 'coral'); smooth(g, [(rx + 2, ry - 236), (rx + 34, ry - 230), (rx + 66, ry - 236), (rx + 62, ry - 204), (rx + 32, ry - 198), (rx + 2, ry - 204)], tension=.3); g.fill()
    # plants
    with c.piece(shadow=.2, lift=4, volume=.35, vsize=18) as g: smooth(g, [(x, y + 10) for x, y in pl], False); g.line_to(W * .56, hz - 14); g.line_to(W * .3, hz + 4); g.line_to(-30, hz - 30); g.close_path(); lin(g, 0, hz, 0, H * .66, '#5a8a5a', '#4f8050', '#3f6f48'); g.fill()
    for _ in range(16): t = rng.uniform(0, .8); F.leaf_clump(c, W * (-.02 + .5 * t) + rng.normal(0, 14), hz + 60 + (1 - t) * 110 + rng.normal(0, 26), 70 * (1.2 - t), 34 * (1.2 - t), 26, 26 * (1.15 - t), '#6fa856', depth=.04 + .1 * t)
    u = np.array(curve_pts(pl, 120))
    with c.piece(shadow=.35, lift=5, volume=.35, vsize=7) as g:
        for i in list(range(119, -1, -1)):
            x, y = u[i]; z = (y - hz) / (H - hz)
            for _ in range(7):
                p = wander(rng, x + rng.normal(0, 12 + 50 * z) - 20 * z, y + rng.normal(0, 4 + 24 * z) - 6, -PI / 2 + rng.normal(0, .6), (12 + 84 * z) * rng.uniform(.5, 1.2), 4, .2); cc = jitter(rng, rng.choice(['#5f8f52', '#7fa35a', '#4a7a4c', '#8fae62']), .03); rgb(g, cc); taper(g, p, [3 + 16 * z, 3 + 13 * z, 1], 9); g.fill()
    # small flags from the palm to the rock
    with c.piece(shadow=.35, lift=4, volume=.25, vsize=4) as g:
        for t in (.1, .3, .47, .62, .75, .86):
            x, y = curve_pts(pl, 100)[int(t * 99)]; z = (y - hz) / (H - hz); x += 40 + 90 * z; y += 14 * z; h = 26 + 190 * z; rgb(g, '#c99a5c'); taper(g, [(x, y), (x, y - h)], [2 + 6 * z, 2 + 4 * z]); g.fill(); rgb(g, 'coral'); poly(g, [(x, y - h), (x + h * .42, y - h * .86), (x, y - h * .68)]); g.fill()
    # the people abreast
    row = [(.335, .665, 1.0, 'bend'), (.425, .64, 1.05, 'walk_back'), (.505, .655, .98, 'arm_up'), (.575, .635, 1.0, 'squat_back'), (.645, .648, .92, 'walk_back')]
    for i, (x, y, k, pose) in enumerate(row):
        h = 190 * k; lk = P.look(rng, top=['#f2694b', '#3c86c2', '#f5b843', '#fdfaf0', '#1b8f93'][i], hair=['hat', 'hijab', 'cap', 'short', 'hat'][i], accent=['#f2694b', '#f7e3b0', '#c85a8e', '#3c86c2', '#f5b843'][i], bottom=['trousers', 'skirt', 'shorts', 'shorts', 'trousers'][i])
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.34) as g: rgb(g, '#5a4a58'); taper(g, [(W * x, H * y), (W * x - h * .3, H * y + h * .16), (W * x - h * .55, H * y + h * .3)], [h * .2, h * .26, h * .16]); g.fill()
        P.person(c, W * x, H * y, h, pose, lk, flip=bool(i % 2))
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=6) as g: G.bag(g, W * x + h * .36 * (1 if i % 2 else -1), H * y + 6, h * .34, ['#e8e2cf', '#f5b843', '#e8e2cf', '#8fc3cc', '#e8e2cf'][i])
    # this palm
    px, py, s = W * .075, H * 1.04, 1010
    F.palm(c, px, py, s, .02, fronds=11)
    t = .34; bx, byy = px + s * .02 * .17, py - s * .36
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=5, rim=.4) as g: ribbon(g, bx, byy, 58, '#f2694b', 110)
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g:
        for _ in range(90): p = wander(rng, W * rng.uniform(-.02, .24), H * 1.04, -PI / 2 + rng.normal(0, .45), rng.uniform(60, 190), 4, .2); rgb(g, jitter(rng, rng.choice(['#3f6b48', '#4f7d4a', '#2f5a48', '#5f8450']), .03)); taper(g, p, [15, 12, 2], 10); g.fill()
    c.particles(30, alpha=(.05, .2), big=2); c.finish(.28, center=(.52, .5))


def hanging(c, rng, variant=0):
    """Near, from below, golden afternoon: a net sack full of wet litter on the hook of a round scale; it drips, sand trickles out."""
    W, H = c.w, c.h
    c.light = (-.65, -.76)
    hz = H * .84
    c.backdrop([(0, '#3f8fb0'), (.3, '#86bdc4'), (.6, '#f0dcb0'), (.84, '#fbc98a'), (1, '#e3b98a')], 92, glow=(W * .08, H * .55, 760, '#fff0c0', .75))
    L.cloud(c, W * .2, H * .3, 420, '#ffe9cc', depth=.3); L.cloud(c, W * .9, H * .2, 320, '#ffe3c4', depth=.35); L.cloud(c, W * .07, H * .52, 220, '#fff0d0', depth=.5)
    L.island(c, W * .16, hz + 2, 340, 30, depth=.5)
    L.sea(c, hz, H * .91, 'morning', W * .08, 40, .5)
    L.ground(c, [(-30, H * .9), (W * .3, H * .895), (W * .7, H * .91), (W + 30, H * .9)], '#f0d3a0', '#b98f64', 160)
    for x, s, pose, f in ((.2, 74, 'bend', False), (.285, 78, 'walk', True), (.09, 70, 'carry', False)): P.person(c, W * x, H * .925, s, pose, P.look(rng), flip=f, depth=.25)
    cx = W * .6
    D.bamboo(c, (W * .22, -30), (W * 1.04, H * .075), 54)
    D.bamboo(c, (W * .96, -40), (W * .9, H * 1.06), 46, '#b98f4c')
    for k in range(4): S.rope(c, [(W * .935 + k * 16, H * .015), (W * .942 + k * 15, H * .06), (W * .946 + k * 14, H * .11)], 15, '#3f7f8a')
    for k in range(3): S.rope(c, [(W * .925, H * .115 + k * 15), (W * .952, H * .127 + k * 15), (W * .982, H * .112 + k * 15)], 15, '#3f7f8a')
    S.rope(c, [(cx, H * .03), (cx + 2, H * .1)], 17, '#3f7f8a')
    # the scale: a round box with a dial of strokes
    sy = H * .215
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=18, rim=.6) as g:
        rgb(g, '#5d6c74'); g.set_line_width(13); g.arc(cx, sy - 118, 24, 0, 7); g.stroke()
        g.arc(cx, sy, 118, 0, 7); lin(g, cx - 110, sy - 110, cx + 110, sy + 110, '#f58a62', '#e0553a', '#9a3426'); g.fill()
        g.arc(cx, sy, 98, 0, 7); rad(g, cx - 30, sy - 36, 150, '#fffdf4', '#f3ead4', '#d9cfb4'); g.fill()
    with c.piece(shadow=.2, lift=2, volume=0, rim=0, grain=.015) as g:
        for k in range(33):
            a = -PI / 2 + (k - 16) * .172; L_ = 24 if k % 4 == 0 else 12; rgb(g, '#2c3448' if k % 4 == 0 else '#7a8088'); g.set_line_width(5 if k % 4 == 0 else 3); g.move_to(cx + math.cos(a) * 90, sy + math.sin(a) * 90); g.line_to(cx + math.cos(a) * (90 - L_), sy + math.sin(a) * (90 - L_)); g.stroke()
        a = .55; rgb(g, '#d8392f'); taper(g, [(cx - math.cos(a) * 24, sy - math.sin(a) * 24), (cx + math.cos(a) * 82, sy + math.sin(a) * 82)], [15, 3]); g.fill(); rgb(g, '#2c3448'); g.arc(cx, sy, 12, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=6, rim=.6) as g: rgb(g, '#6f7f86'); g.set_line_width(15); g.move_to(cx, sy + 116); g.line_to(cx, sy + 152); g.arc(cx, sy + 178, 26, -PI / 2, 2.2); g.stroke()
    # the sack
    top = sy + 190
    body = [(cx - 30, top), (cx - 46, top + 44), (cx - 120, top + 96), (cx - 220, top + 210), (cx - 250, top + 340), (cx - 205, top + 450), (cx - 90, top + 500), (cx + 60, top + 506), (cx + 190, top + 462), (cx + 246, top + 350), (cx + 226, top + 220), (cx + 130, top + 100), (cx + 50, top + 44), (cx + 32, top)]
    clip = lambda q: smooth(q, body)
    with c.piece(shadow=.5, lift=20, volume=.5, vsize=40, rim=.3) as g: smooth(g, body); rad(g, cx - 80, top + 200, 420, '#7f8f86', '#4f6468', '#22384a'); g.fill()
    for layer in range(3):
        with c.piece(shadow=.5, lift=7, volume=.45, vsize=10, rim=.4, clip=clip) as g:
            for _ in range(26):
                x, y, a = cx + rng.normal(0, 130), top + rng.uniform(120, 500), rng.uniform(0, 7); k = rng.integers(7)
                if k < 3: E.bottle(g, x, y, rng.uniform(150, 210), a, rng.choice(['#a9dbe0', '#bfe3c4', '#e3ecec', '#8fc3e0']), rng.choice(['#f2694b', '#3c86c2', '#fdfaf0', '#f5b843']), .95)
                elif k == 3: S.sandal(g, rng, x, y, 150, a, rng.choice(['#c85a8e', '#1b8f93', '#f5b843', '#3c86c2']), 1)
                elif k == 4: smooth(g, blob_pts(rng, x, y, 80, 52, .3, 10)); rgb(g, rng.choice(['#fdfaf0', '#f2694b', '#f5b843', '#8f6fb8'])); g.fill()
                elif k == 5: rgb(g, rng.choice(['#4fa07f', '#3c86c2'])); g.set_line_width(13); p = wander(rng, x, y, a, 260, 7, .8); smooth(g, p, False); g.stroke()
                else: smooth(g, blob_pts(rng, x, y, 56, 46, .08, 9)); rgb(g, '#f4f1e6'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3, rim=.4, clip=clip) as g:      # the net over it
        g.set_line_width(4.2)
        for m in (-1, 1):
            for k in range(-12, 13):
                rgb(g, '#2f6a5a' if m > 0 else '#3f7f68', .95); b = k * 42; g.move_to(cx + b * .12, top); g.curve_to(cx + b * .9 + m * 20, top + 120, cx + b * 1.05 + m * 120, top + 330, cx + b * .7 + m * 240, top + 520); g.stroke()
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=7, rim=.4) as g:      # gathered neck
        for k in range(5): rgb(g, ['#2f6a5a', '#3f7f68'][k % 2]); taper(g, [(cx - 26 + k * 13, top + 50), (cx - 14 + k * 7, top + 4), (cx - 30 + k * 15, top - 34)], [13, 9, 15], 14); g.fill()
        rgb(g, 'saffron'); taper(g, [(cx - 34, top + 16), (cx, top + 22), (cx + 34, top + 14)], [17, 19, 17], 10); g.fill(); taper(g, [(cx + 20, top + 18), (cx + 60, top + 52), (cx + 66, top + 104)], [11, 9, 7], 12); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=10, rim=.45) as g: S.sandal(g, rng, cx - 238, top + 236, 190, -.9, '#f2694b', 1)      # one that sticks out
    K.hermit(c, cx - 296, top + 196, 124, 2, '#f3dcb4', '#9a6a3f', '#d9583a', True)
    # water and sand
    with c.piece(shadow=.15, lift=3, volume=0, rim=.7, grain=.01) as g:
        for dx, n, s in ((-150, 4, 12), (-40, 5, 15), (90, 4, 13), (180, 3, 10)):
            for k in range(n):
                x, y = cx + dx + rng.normal(0, 3), top + (470 if abs(dx) > 120 else 508) + k * k * 13 + rng.uniform(0, 12)
                if y > H * .95: continue
                q = s * rng.uniform(.6, 1); smooth(g, [(x, y - q * 1.9), (x + q * .55, y - q * .2), (x + q * .4, y + q * .5), (x, y + q * .75), (x - q * .4, y + q * .5), (x - q * .55, y - q * .2)]); lin(g, x - q, 0, x + q, 0, '#f4fffb', '#8fcfd8', '#3f8fa4'); g.fill()
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.04) as g:
        for _ in range(700): t = rng.uniform(0, 1); x = cx + 20 + rng.normal(0, 3 + 9 * t); y = top + 500 + t * (H * .965 - top - 500); rgb(g, jitter(rng, rng.choice(['#d9b87f', '#c9a068', '#f0d9a8']), .03)); g.arc(x, y, rng.uniform(1, 2.6), 0, 7); g.fill()
        smooth(g, [(cx - 110, H * .985), (cx - 40, H * .96), (cx + 20, H * .945), (cx + 84, H * .962), (cx + 150, H * .985)]); rgb(g, '#dcb981'); g.fill()
    c.glow(W * .1, H * .6, 500, '#ffe0a0', .2)
    c.particles(30, color='#fff0c8', big=3); c.finish(.3, warm=.16, center=(.55, .5))


def tenant(c, rng, variant=0):
    """Night, on the sand: the light of a lamp falls through a lost bottle; a small crab has its house in it and looks out of the neck."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.75, -.66)
    c.backdrop([(0, '#10163f'), (.16, '#1b2a62'), (.3, '#3f4f8a'), (1, '#2a2650')], 92, glow=(W * .2, hz, 620, '#8fa0d8', .3))
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(90): rgb(g, 'cream', rng.uniform(.25, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, hz * .9), rng.uniform(.7, 2.3), 0, 7); g.fill()
    L.island(c, W * .22, hz + 2, 460, 44, '#1a2450', depth=.2, beach=False); L.rinjani(c, W * .78, hz + 2, 620, 128, '#2a3466', .35)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(0, hz, W, H * .2); lin(g, 0, hz, 0, hz + H * .16, '#5a6aa4', '#26346e', '#1b2656'); g.fill()
    S.sheen(c, hz + 3, hz + H * .14, 70, '#c9d6ff', '#141c48', .7)
    with c.piece(shadow=.3, lift=6, volume=.15, vsize=16, rim=.2, grain=.055) as g:
        smooth(g, [(-30, H * .45), (W * .25, H * .43), (W * .5, H * .455), (W * .75, H * .43), (W + 30, H * .44), (W + 30, H + 30), (-30, H + 30)], tension=.4); lin(g, 0, H * .43, 0, H, '#4a4a7a', '#5f5274', '#6a5468', '#3a2f52'); g.fill()
    L.foam(c, [(-30, H * .452), (W * .25, H * .432), (W * .5, H * .457), (W * .75, H * .432), (W + 30, H * .442)], 7)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=5, grain=.05) as g:      # ripples of the sand
        for _ in range(90): t = rng.uniform(0, 1); x, y, q = rng.uniform(-60, W), H * (.5 + .5 * t), rng.uniform(60, 200) * (.4 + t); rgb(g, '#2f2648' if rng.random() < .6 else '#8f7f94', .3); taper(g, [(x, y), (x + q * .5, y - 6 * t), (x + q, y)], [.4, 3 + 9 * t, .4], 12, False); g.fill()
    c.glow(W * .885, H * .68, 820, '#ff9030', .42, 1.6); c.glow(W * .885, H * .66, 300, '#ffb050', .4, 1.2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.55) as g: rgb(g, '#1a1238'); smooth(g, [(W * .84, H * .735), (W * .9, H * .72), (W * .955, H * .735), (W * .92, H * .76), (W * .86, H * .76)]); g.fill()
    K.lantern(c, W * .895, H * .745, 235)
    c.glow(W * .895, H * .655, 150, '#ffc060', .3)
    bx, by, s, ro = W * .5, H * .735, 820, -.045
    T_ = lambda u, v: (bx + (u * math.cos(ro) - v * math.sin(ro)) * s, by + (u * math.sin(ro) + v * math.cos(ro)) * s)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.62) as g:      # its shadow, with light that came through
        rgb(g, '#1a1238'); smooth(g, [T_(.5, .16), T_(.1, .2), T_(-.5, .24), T_(-.82, .32), T_(-.7, .4), T_(-.2, .38), (T_(.4, .28)[0], T_(.4, .28)[1])]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.75) as g:
        for k in range(5): rgb(g, '#aef0e4', .55); taper(g, [T_(.3 - k * .17, .2), T_(.2 - k * .18, .27), T_(.02 - k * .2, .3)], [6, 24, 4], 16); g.fill()
    out = [(.5, -.15), (.42, -.172), (.1, -.176), (-.18, -.172), (-.3, -.13), (-.37, -.078), (-.5, -.068), (-.5, .068), (-.37, .078), (-.3, .13), (-.18, .172), (.1, .176), (.42, .172), (.5, .15), (.515, 0)]
    pts = [T_(*p) for p in out]; clip = lambda q: smooth(q, pts, tension=.36)
    with c.piece(shadow=.35, lift=10, volume=0, rim=.3, grain=.02, alpha=.62) as g: smooth(g, pts, tension=.36); lin(g, *T_(.0, -.18), *T_(.0, .18), '#d9f7f0', '#7fc9cf', '#2f7f9a', '#8fdcd4'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=8, grain=.06, clip=clip) as g:      # sand and a little water inside
        smooth(g, [T_(.53, .06), T_(.3, .09), T_(.0, .075), T_(-.2, .11), T_(-.4, .09), T_(-.4, .2), T_(.53, .2)]); lin(g, *T_(0, .06), *T_(0, .18), '#f3d9a0', '#c99a68'); g.fill()
        for _ in range(40): x, y = T_(rng.uniform(-.3, .5), rng.uniform(.1, .16)); q = rng.uniform(2, 8); rgb(g, jitter(rng, rng.choice(['#e9d0a0', '#a97f58', '#f7e6c0', '#d98f8f']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .7, .2, 7)); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.45, vsize=6, alpha=.85) as g:
        with at(g, T_(.2, .095)[0], T_(.2, .095)[1] + 12, .1, 120): K.turban(g, rng, '#e9c0a0', '#9a5a44', 2); K.shell_mouth(g, .13, -.24, .15, .19)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:      # glass: ribs, gleams, neck
        for u in (-.06, .04, .14): rgb(g, '#e9fbf6', .5); g.set_line_width(5); g.move_to(*T_(u, -.174)); g.curve_to(*T_(u + .03, -.06), *T_(u + .03, .06), *T_(u, .174)); g.stroke(); rgb(g, '#14506a', .35); g.move_to(*T_(u + .012, -.174)); g.curve_to(*T_(u + .042, -.06), *T_(u + .042, .06), *T_(u + .012, .174)); g.stroke()
        for v, w, a0, a1, al in ((-.125, 20, -.2, .44, .75), (-.085, 8, -.1, .34, .5), (.145, 8, -.1, .44, .45)): rgb(g, 'white', al); taper(g, [T_(a0, v), T_((a0 + a1) / 2, v - .008), T_(a1, v + .006)], [2, w, 2], 30, False); g.fill()
        rgb(g, 'white', .7); taper(g, [T_(-.36, -.05), T_(-.25, -.115), T_(-.2, -.14)], [2, 11, 2], 16, False); g.fill()
        rgb(g, '#f4fffb', .9); g.set_line_width(6); smooth(g, pts, tension=.36); g.stroke()
        for u in (-.4, -.43, -.46): rgb(g, '#e9fbf6', .8); g.set_line_width(6); g.move_to(*T_(u, -.07)); g.curve_to(*T_(u - .01, -.02), *T_(u - .01, .02), *T_(u, .07)); g.stroke()
        x, y = T_(-.5, 0)
        with at(g, x, y, ro, 17, .072 * s): g.arc(0, 0, 1, 0, 7); rgb(g, '#123f58', .85); g.fill()
        with at(g, x, y, ro, 17, .072 * s): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f4fffb'); g.set_line_width(8); g.stroke()
    # the tenant on its threshold
    x, y = T_(-.575, .112)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.6) as g: rgb(g, '#1a1238'); smooth(g, [(x + 60, y), (x - 40, y - 6), (x - 190, y + 26), (x - 270, y + 58), (x - 120, y + 46), (x + 20, y + 24)]); g.fill()
    D.crab(c, x, y + 12, 190, '#f0a062')
    D.cap(c, W * .8, H * .92, 46, '#3c86c2')
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=7) as g:
        for _ in range(46): q = rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#8f7a84', '#6a5a74', '#c9a890', '#a98a8a']), .03)); smooth(g, blob_pts(rng, rng.uniform(0, W), H * rng.uniform(.84, 1.0), q, q * .62, .2, 8)); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=9, rim=.3) as g:      # weed in the corner
        for _ in range(44): p = wander(rng, W * rng.uniform(-.03, .2), H * 1.03, -PI / 2 + rng.normal(.3, .5), rng.uniform(60, 190), 5, .3); rgb(g, jitter(rng, rng.choice(['#2a2f4f', '#34405a', '#2f3a48']), .02)); taper(g, p, [12, 11, 3], 12); g.fill()
    c.particles(90, color='#ffe6b8', box=(W * .3, H * .35, W, H * .9), big=5); c.finish(.46, warm=.08, center=(.58, .6))

