"""Pictures of the article "Delft students raise money for a second lab"."""
import math
import numpy as np
from toolkit import closeups, faces, flora as F, household, laboratory, light, people as P, ropes_and_bars, school, shadow
from toolkit.paper import at, blob_pts, lin, poly, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Four students plan a lab: on the bamboo wall hangs a large sheet with a pencilled tank and racks of corals; one draws on it, one holds a small coral; on the table stand an empty glass tank and a collecting jar."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#b99658'), (1, '#8f6a3c')], 90, glow=(W * .18, -40, 800, '#fff4d6', .5))
    with c.piece(shadow=.25, lift=4, volume=.45, vsize=7, grain=.05) as g:            # bamboo wall
        for k in range(44):
            x = W * k / 43; lin(g, x - 19, 0, x + 19, 0, '#c9a86a', '#a98650', '#7a5a34'); g.rectangle(x - 18, -10, 36, H * .76); g.fill(); rgb(g, '#8a6236', .55)
            for j in range(4): g.rectangle(x - 18, H * (.08 + .2 * j + .1 * ((k * 7) % 5) / 5), 36, 4); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=20, grain=.05) as g: lin(g, 0, H * .74, 0, H, '#b98a5c', '#7a5638'); g.rectangle(-20, H * .745, W + 40, H); g.fill()
    light.beam(c, [(-60, -60), (W * .3, -60), (W * .8, H * .8), (W * .3, H * .8)], '#fff4d6', .2, 40)
    # the sheet with the plan
    x0, y0, x1, y1 = W * .25, H * .07, W * .76, H * .545
    with c.piece(shadow=.45, lift=12, volume=.15, vsize=20, rim=.5, grain=.03) as g: smooth(g, [(x0, y0), (x1, y0 + 8), (x1 - 6, y1), (x0 + 8, y1 + 8)], tension=.02); rgb(g, '#fbf6e6'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.5, vsize=6) as g:
        for x, y in ((x0 + 22, y0 + 22), (x1 - 22, y0 + 30)): rgb(g, '#e2483a'); g.arc(x, y, 13, 0, 7); g.fill()
    P_ = lambda g, pts, cc='#33505f', w=5: [school.crayon(g, rng, [a, b], cc, w, False, 2, 1.2) for a, b in zip(pts, pts[1:])]
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:
        a, b, t, f = x0 + 90, x1 - 90, y0 + 100, y1 - 110
        P_(g, [(a, t), (a, f), (b, f), (b, t)], w=7); P_(g, [(a, t), (a + 70, t - 50), (b + 50, t - 50), (b, t)], w=5); P_(g, [(b + 50, t - 50), (b + 50, f - 60), (b, f)], w=5)
        P_(g, [(a + 8, t + 34), (a + (b - a) * .3, t + 26), (a + (b - a) * .62, t + 38), (b - 8, t + 30)], '#2f9fb8', 6)
        for y in (t + 130, f - 26):
            P_(g, [(a + 30, y), (b - 30, y)], '#5f7f8f', 6)
            for k in range(7):
                x = a + 80 + k * (b - a - 160) / 6; cc = ['#e9603f', '#e0a02f', '#c85a8e', '#8f6fb8', '#e9603f', '#d98fa0', '#e0a02f'][k]; q = 30 + (k * 13) % 22
                P_(g, [(x, y), (x, y - q * 1.5)], cc, 7); P_(g, [(x, y - q * .5), (x - q * .6, y - q * 1.3)], cc, 6); P_(g, [(x, y - q * .6), (x + q * .6, y - q * 1.35)], cc, 6)
        P_(g, [(b - 66, t + 40), (b - 66, f - 60)], '#e2483a', 6); P_(g, [(a + 60, t - 50), (a + 60, t - 82), (a + 220, t - 82), (a + 220, t - 50)], '#e0a02f', 6)
        for k in range(5): P_(g, [(x0 + 100 + k * 130, y1 - 56), (x0 + 180 + k * 130, y1 - 56)], '#8fa3ad', 5)
    who = lambda **kw: P.look(rng, **{**dict(shoes='#e8e2cf'), **kw})
    foot = lambda x, y, h: shadow.blob(c, x, y, h * .2, 14, 0, .4, 8, '#3a2a30')
    foot(W * .2, H * .915, 560); P.person(c, W * .185, H * .915, 580, 'reach', who(hair='pony', haircol='#a9743a', accent='#1b8f93', top='#f2694b', bottom='shorts', bcol='#2f4a66', skin='#dba982'), tweak=dict(aL=(104, 118), aR=(50, 76), lean=4, head=2), prop=lambda g, J: (rgb(g, '#f5b843'), taper(g, [(J['hL'][0] - .005, J['hL'][1] + .03), (J['hL'][0] + .06, J['hL'][1] - .05)], [.012, .009]), g.fill()))
    foot(W * .86, H * .925, 560); P.person(c, W * .85, H * .925, 600, 'stand_side', who(hair='short', haircol='#6b4a2a', top='#3c86c2', bottom='trousers', bcol='#c9b48a', skin='#d3a07a'), True, tweak=dict(aR=(38, 112), aL=(30, 104), lean=1, head=8), prop=lambda g, J: None)
    # the table with the empty tank and the jar
    with c.piece(shadow=.5, lift=16, volume=.4, vsize=14, rim=.4, grain=.05) as g:
        lin(g, 0, H * .76, 0, H * .87, '#c98f5c', '#9a6a40'); smooth(g, [(W * .27, H * .77), (W * .76, H * .77), (W * .83, H * .875), (W * .2, H * .875)], tension=.03); g.fill(); rgb(g, '#7a5030'); g.rectangle(W * .2, H * .872, W * .63, 26); g.fill()
        for x in (.225, .79): rgb(g, '#7a5030'); g.rectangle(W * x, H * .89, 34, H * .14); g.fill()
    tx0, tx1, ty0, ty1 = W * .44, W * .7, H * .6, H * .82
    with c.piece(shadow=.35, lift=9, volume=0, rim=.5, grain=.01, alpha=.55) as g: lin(g, tx0, ty0, tx1, ty1, '#eefcf8', '#bfe6e2', '#dff6f0'); g.rectangle(tx0, ty0, tx1 - tx0, ty1 - ty0); g.fill(); smooth(g, [(tx0, ty0), (tx0 + 46, ty0 - 30), (tx1 + 40, ty0 - 30), (tx1, ty0)], tension=.02); rgb(g, '#e9fbf6', .6); g.fill(); smooth(g, [(tx1, ty0), (tx1 + 40, ty0 - 30), (tx1 + 40, ty1 - 34), (tx1, ty1)], tension=.02); rgb(g, '#8fc4c4', .6); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.2, vsize=3, rim=.6, grain=.01) as g:
        rgb(g, '#22404f'); g.set_line_width(7); g.rectangle(tx0, ty0, tx1 - tx0, ty1 - ty0); g.stroke(); g.move_to(tx0, ty0); g.line_to(tx0 + 46, ty0 - 30); g.line_to(tx1 + 40, ty0 - 30); g.line_to(tx1, ty0); g.stroke(); g.move_to(tx1 + 40, ty0 - 30); g.line_to(tx1 + 40, ty1 - 34); g.line_to(tx1, ty1); g.stroke(); rgb(g, '#fdfaf0', .6); taper(g, [(tx0 + 30, ty1 - 30), (tx0 + 110, ty0 + 30)], [10, 14]); g.fill()
    def money(c, a, b, floor):
        with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.3) as g:
            for k in range(9): x, y = rng.uniform(a + 24, b - 24), floor - 14 - k * 11; rgb(g, rng.choice(['#8fb0a0', '#c98f9a', '#9fa8c9', '#d9b878'])); [smooth(g, blob_pts(rng, x, y, 30, 10, .1, 9, rng.normal(0, .5))), g.fill()]
        with c.piece(shadow=.3, lift=2, volume=.4, vsize=3, rim=.5) as g: household.coins(g, rng, [(rng.uniform(a + 16, b - 16), floor - rng.uniform(0, 16), rng.normal(0, .2)) for _ in range(12)], 13)
    household.jar(c, W * .345, H * .845, 210, money)
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=5) as g:
        for k, cc in enumerate(('#e2573f', '#f5b843', '#2f86b8')): rgb(g, cc); taper(g, [(W * .74 + k * 12, H * .85), (W * .775 + k * 9, H * .825 - k * 5)], [9, 7]); g.fill()
    # two more sit at the near side
    for x, h, kw, tw in ((.39, 540, dict(hair='bob', haircol='#5a3a24', top='#f5b843', bottom='trousers', bcol='#3f5e5a', skin='#e0b48e'), {}), (.6, 560, dict(hair='short', haircol='#c9a05c', top='#1b8f93', bottom='trousers', bcol='#2c3448', skin='#dba982'), dict(aR=(128, 158)))):
        P.person(c, W * x, H * 1.2, h, 'stand', who(**kw), x > .5, tweak=tw)
    c.finish(.3, warm=.08, center=(.5, .45))


def half_built_lab(c, rng, variant=0):
    """The plan becomes a thing: on a table with a pencilled ground plan stands a small model of the lab, made of bamboo sticks and thatch with a glass tank inside; one hand sets on the roof's last bundle, another holds a post; ruler, glue and cut sticks lie round it."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#4f8a94'), (.35, '#79aaa6'), (.55, '#b9b58f'), (1, '#8f7a5a')], 80, wash=.05, glow=(W * .12, H * .08, 720, '#fff6d8', .65))
    light.bokeh(c, 26, (0, 0, W, H * .42), ['#d9f0d8', '#8fd0c8', '#fff6d0', '#5fa890'], (18, 70), .35, 8); c.set_air()
    ropes_and_bars.planks(c, H * .5, H + 20, '#c4935e', 6, (W * .5, -H * .4))
    # the plan under it
    P0 = [(W * .1, H * .58), (W * .87, H * .56), (W * 1.02, H * .985), (W * -.02, H * 1.0)]
    q = lambda u, v: (lambda t: ((P0[0][0] + (P0[3][0] - P0[0][0]) * t) * (1 - u) + (P0[1][0] + (P0[2][0] - P0[1][0]) * t) * u, (P0[0][1] + (P0[3][1] - P0[0][1]) * t) * (1 - u) + (P0[1][1] + (P0[2][1] - P0[1][1]) * t) * u))(v / (1.35 - .35 * v))
    with c.piece(shadow=.4, lift=8, volume=.1, vsize=10, rim=.5) as g: poly(g, [q(0, 0), q(1, 0), q(1, 1), q(0, 1)]); rgb(g, '#f4f1e4'); g.fill(); rgb(g, '#8fb4c4', .5); g.set_line_width(1.6); [(g.move_to(*q(t, 0)), g.line_to(*q(t, 1)), g.move_to(*q(0, t)), g.line_to(*q(1, t)), g.stroke()) for t in np.linspace(.05, .95, 19)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        rgb(g, '#2f5f7a'); g.set_line_width(5)
        for r_ in ((.08, .1, .92, .9), (.12, .62, .3, .84), (.7, .62, .88, .84), (.4, .72, .6, .84)): a, b, d, e = r_; poly(g, [q(a, b), q(d, b), q(d, e), q(a, e)]); g.stroke()
        for u in (.16, .2, .24, .74, .78, .82): rgb(g, '#d9583c'); g.arc(*q(u, .73), 7, 0, 7); g.fill()
    x0, x1, xd, fl, tp = W * .29, W * .69, W * .05, H * .795, H * .4
    shadow.blob(c, W * .55, fl + 10, 400, 54, 0, .4, 12, '#4a3a2c')
    for x in (x0, (x0 + x1) / 2, x1): ropes_and_bars.bamboo(c, (x + xd, fl - 74), (x + xd, tp - 20), 15, depth=.08)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=9) as g: poly(g, [(x0 - 20, fl), (x1 + 20, fl), (x1 + xd + 14, fl - 84), (x0 + xd - 14, fl - 84)]); lin(g, 0, fl - 80, 0, fl, '#e6bd84', '#c08a54'); g.fill(); rgb(g, '#7a5030', .5); g.set_line_width(3); [(g.move_to(x0 - 20 + (x1 - x0 + 40) * t, fl), g.line_to(x0 + xd - 14 + (x1 - x0 + 28) * t, fl - 84), g.stroke()) for t in np.linspace(0, 1, 16)]; rgb(g, '#8a5f3c'); g.rectangle(x0 - 20, fl, x1 - x0 + 40, 16); g.fill()
    laboratory.aquarium(c, W * .47, fl - 46, 330, 150, 46, water='#5fc4cc', glow=.15, legs=0, base=False, draw_inside=lambda cv, a, b, f: [F.staghorn(cv, a + (b - a) * (k + .5) / 6, f, 70, ['#f2694b', '#f5b843', '#ee8f9f', '#a884d0'][k % 4], 2, 4) for k in range(6)])
    for x in (x0, (x0 + x1) / 2, x1): ropes_and_bars.bamboo(c, (x, fl + 4), (x, tp), 20)
    ropes_and_bars.bamboo(c, (x0 - 36, tp + 6), (x1 + 36, tp + 2), 17)
    r0, r1 = (x0 + xd * .4, H * .16), (x1 + xd * .4, H * .155)
    for t in np.linspace(0, 1, 9): ropes_and_bars.bamboo(c, (x0 - 40 + (x1 - x0 + 80) * t, tp + 30), (r0[0] + (r1[0] - r0[0]) * t, r0[1]), 11)
    ropes_and_bars.bamboo(c, (r0[0] - 30, r0[1]), (r1[0] + 30, r1[1]), 17)
    with c.piece(shadow=.45, lift=10, volume=.4, vsize=18, grain=.07) as g:                                # thatch, left two thirds
        m = lambda u, v: (x0 - 44 + (x1 - x0 + 88) * u + (r0[0] - x0 + 30) * (1 - v) + (40 if v < .1 else 0) * 0, r0[1] - 16 + (tp + 44 - r0[1]) * v)
        smooth(g, [m(-.02, 0), m(.6, 0), m(.56, .25), m(.6, .5), m(.55, .75), m(.58, 1), m(.28, 1.03), m(-.02, 1)], tension=.15); p = g.copy_path(); lin(g, 0, r0[1], 0, tp, '#e3b974', '#ad7f44'); g.fill(); g.save(); g.append_path(p); g.clip()
        for _ in range(420): x, y = rng.uniform(x0 - 60, x1), rng.uniform(r0[1] - 20, tp + 40); rgb(g, '#6b4826' if rng.random() < .5 else '#f6d79a', .45); taper(g, [(x, y), (x - 6, y + rng.uniform(24, 46))], [3, 1]); g.fill()
        g.restore()
    # a bundle in the fingers, and the hand on the post
    def bundle(cv):
        with cv.piece(shadow=.45, lift=8, volume=.4, vsize=10, grain=.07) as g, at(g, W * .625, H * .275, .16):
            smooth(g, [(-74, -20), (-30, -34), (40, -32), (82, -16), (96, 96), (30, 112), (-50, 108), (-92, 90)], tension=.4); p = g.copy_path(); lin(g, 0, -30, 0, 110, '#e9c283', '#b58748'); g.fill(); g.save(); g.append_path(p); g.clip()
            for _ in range(150): x, y = rng.uniform(-90, 95), rng.uniform(-30, 90); rgb(g, '#6b4826' if rng.random() < .5 else '#f8dfa8', .5); taper(g, [(x, y), (x * 1.06, y + 34)], [3, 1]); g.fill()
            g.restore(); rgb(g, '#e2573f'); taper(g, [(-52, 4), (0, 10), (62, 6)], [11, 12, 11]); g.fill()
    closeups.hand(c, W * .66, H * .245, 128, PI - .3, 'pinch', '#e0b48e', '#f2694b', 3.6, flip=True, held=bundle)
    closeups.hand(c, W * .29, H * .63, 124, .1, 'pinch', '#a9734c', '#1b8f93', 3.6)
    # tools
    with c.piece(shadow=.45, lift=6, volume=.2, vsize=5, rim=.5) as g, at(g, W * .82, H * .9, -.2):
        rgb(g, '#f5c84c'); g.rectangle(-180, -22, 360, 44); g.fill(); rgb(g, '#5a4420'); [(g.rectangle(-176 + 16 * k, -22, 3, 22 if k % 5 == 0 else 13), g.fill()) for k in range(22)]
    for k in range(6): ropes_and_bars.bamboo(c, (W * (.05 + .012 * k), H * (.86 + .02 * k)), (W * (.2 + .02 * k), H * (.9 + .014 * k)), 13)
    school.pencil(c, W * .5, H * .945, 210, -.12, 'coral', 14)
    with c.piece(shadow=.4, lift=7, volume=.5, vsize=10, rim=.5) as g, at(g, W * .9, H * .68, 0): smooth(g, [(-34, 60), (-36, -40), (-14, -70), (-12, -104), (12, -104), (14, -70), (36, -40), (34, 60)], tension=.25); lin(g, -36, 0, 36, 0, '#ffffff', '#e9ecec', '#a9b8c0'); g.fill(); rgb(g, '#1b8f93'); g.rectangle(-36, -16, 72, 52); g.fill(); rgb(g, '#e2573f'); taper(g, [(0, -100), (0, -142)], [20, 8]); g.fill()
    c.finish(.3, warm=.06, center=(.5, .45))


def second(c, rng, variant=0):
    """What the money is for: a tank with its own climate on a table in a dark room, young corals on white racks, lamps and a thermometer; from the other side a student and a young ranger look in, their faces lit by it."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    c.backdrop([(0, '#1d2f52'), (.6, '#2c4768'), (1, '#16243f')], 80, wash=.05)
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=6, depth=.2, grain=.05) as g:                        # bamboo wall in the dark
        for k in range(40): x = W * k / 39; lin(g, x - 20, 0, x + 20, 0, '#33496a', '#243857', '#182843'); g.rectangle(x - 19, -10, 38, H * .8); g.fill()
    c.set_air()
    X, Y, w, h = W * .5, H * .84, 1440, 500
    c.glow(W * .5, H * .45, 620, '#9fe6ff', .3)
    faces.front(c, W * .285, H * .4, 236, '#e0b48e', 'short', '#a9743a', top='#f2694b', gaze=(.5, .5), smile=.4, tilt=.06, lids=.55)
    faces.front(c, W * .705, H * .37, 238, '#8a5a3c', 'hijab', scarf='#f0c27a', top='#2f7f8a', gaze=(-.55, .5), smile=.55, tilt=-.05, lids=.6)
    c.tint('#5fc4e6', .05); c.glow(W * .5, H * .66, 620, '#bff0ff', .1)
    fl = Y - 12
    with c.piece(shadow=0, volume=0, rim=.3, grain=.02, alpha=.5) as g: lin(g, 0, H * .53, 0, fl, '#7fd3ea', '#2f93b8', '#1f7098'); g.rectangle(X - w / 2, H * .53, w, fl - H * .53); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=10, rim=.2, grain=.05) as g: smooth(g, [(X - w / 2, fl), (X - 420, fl - 26), (X, fl - 14), (X + 440, fl - 30), (X + w / 2, fl)], False); g.line_to(X + w / 2, fl + 10); g.line_to(X - w / 2, fl + 10); g.close_path(); lin(g, 0, fl - 30, 0, fl + 10, '#f3ead0', '#cfc4a4'); g.fill()
    cols = ['#f2694b', '#f5a843', '#ee8f9f', '#a884c9', '#f0c27a', '#8fc98a']
    for row, (y, n, q, d) in enumerate(((fl - 216, 11, 116, .12), (fl - 46, 9, 190, 0))):
        with c.piece(shadow=.35, lift=6, volume=.3, vsize=5, rim=.4, depth=d) as g:
            rgb(g, '#f6f8f4'); g.rectangle(X - w / 2 + 20, y, w - 40, 20); g.fill(); rgb(g, '#cfe0e4'); g.rectangle(X - w / 2 + 20, y + 13, w - 40, 9); g.fill(); rgb(g, '#e6eef0')
            for u in (.03, .34, .66, .97): g.rectangle(X - w / 2 + w * u - 8, y + 20, 16, 26 if row else 50); g.fill()
        for k in range(n):
            x = X - w / 2 + 90 + (w - 180) * k / (n - 1)
            with c.piece(shadow=.3, lift=3, volume=.4, vsize=4, rim=.4, depth=d) as g: lin(g, x - 20, 0, x + 20, 0, '#ffffff', '#dfe6e2', '#b3c4c8'); smooth(g, [(x - 22, y - 11), (x + 22, y - 11), (x + 16, y + 4), (x - 16, y + 4)], tension=.2); g.fill()
            if (row, k) in ((0, 3), (0, 8), (1, 6)): continue                                             # a free place
            F.staghorn(c, x, y - 6, q * rng.uniform(.7, 1.12), cols[(k * 4 + row * 3) % 6], 2, int(rng.integers(3, 6)), lean=rng.normal(0, .06), depth=d)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:                                             # the water's skin, the panes' light
        rgb(g, 'white', .75); taper(g, [(X - w / 2, H * .53), (X, H * .533), (X + w / 2, H * .53)], [5, 3, 5], 30, False); g.fill()
        for k in range(30): x, q = rng.uniform(X - w / 2, X + w / 2), rng.uniform(20, 80); rgb(g, 'white', rng.uniform(.1, .4)); taper(g, [(x - q, H * .54 + rng.uniform(0, 16)), (x, H * .54 + 6), (x + q, H * .54 + rng.uniform(0, 16))], [.4, 3, .4], 8, False); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=4, rim=.6) as g: rgb(g, '#14243a'); g.rectangle(X - w / 2 - 10, fl + 2, w + 20, 20); g.fill(); [(g.rectangle(X + m * w / 2 - 7, H * .47, 14, fl - H * .47 + 10), g.fill()) for m in (-1, 1)]
    laboratory.thermometer(c, X + w * .455, Y - 70, 230, .62)
    c.bubbles(X - w * .465, Y - 60, 16, 300, 8, 14)
    for x in (W * .5,):
        light.beam(c, [(x - 90, H * .12), (x + 90, H * .12), (x + 460, Y - 60), (x - 460, Y - 60)], '#eafaff', .12, 30)
        laboratory.lamp(c, x, -20, H * .085, 300, '#cfeeff', .3)
    ropes_and_bars.planks(c, fl + 18, H + 20, '#6f5346', 2, along=False)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.45, blur=9) as g: lin(g, 0, H * .87, 0, H, (0, '#7fd8ff', .8), (1, '#7fd8ff', 0)); g.rectangle(X - w * .5, H * .87, w, H); g.fill()
    c.finish(.36, center=(.5, .5))
