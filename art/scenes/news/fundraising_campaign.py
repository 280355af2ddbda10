"""Pictures of the article "Delft students raise money for a second lab"."""
import math
from toolkit import flora as F, household, laboratory, land as L, light, people as P, ropes_and_bars, school, shadow
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
    """What the money is for: the bamboo skeleton of a small laboratory on the beach at dawn, an empty tank already under its half roof; nobody there yet."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .47
    L.sky(c, 'rose', hz, (W * .13, hz - 50, 36), '#fff0c4', 1.0); L.cloud(c, W * .75, H * .13, 420, '#f9dcc8', .35); L.cloud(c, W * .38, H * .24, 240, '#f9dcc8', .45, 5)
    L.rinjani(c, W * .16, hz + 2, 620, 100, '#8f93b0', .5)
    L.sea(c, hz, H * .64, 'rose', W * .13, 80, .9)
    L.ground(c, [(-30, H * .625), (W * .3, H * .6), (W * .65, H * .59), (W + 30, H * .56)], '#ecd0a2', '#c99a6c', 320); L.foam(c, [(-30, H * .615), (W * .3, H * .592), (W * .65, H * .582), (W + 30, H * .552)], 7)
    for x, s, ln in ((.93, 520, -.1), (.79, 420, .14)): F.palm(c, W * x, H * .62, s, ln, depth=.2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.4) as g: poly(g, [(W * .34, H * .86), (W * .84, H * .83), (W * 1.04, H * .97), (W * .52, H * 1.0)]); rgb(g, '#7a4f5c'); g.fill()
    fl, top = H * .83, H * .3
    bx = [.33, .485, .64, .8]
    for x in bx: ropes_and_bars.bamboo(c, (W * (x + .055), H * .74), (W * (x + .055), H * .26), 17, depth=.12)
    ropes_and_bars.bamboo(c, (W * .36, H * .275), (W * .89, H * .262), 16, depth=.1)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=10) as g:          # floor of planks
        poly(g, [(W * .3, fl), (W * .83, fl - 14), (W * .885, H * .74), (W * .365, H * .75)]); lin(g, 0, H * .74, 0, fl, '#e0b27a', '#b9834f'); g.fill(); rgb(g, '#6b4630', .6); g.set_line_width(3)
        for k in range(13): t = k / 12; g.move_to(W * (.3 + .53 * t), fl - 14 * t); g.line_to(W * (.365 + .52 * t), H * (.75 - .01 * t)); g.stroke()
        poly(g, [(W * .3, fl), (W * .83, fl - 14), (W * .83, fl + 12), (W * .3, fl + 26)]); rgb(g, '#8a5f3c'); g.fill()
    laboratory.aquarium(c, W * .6, H * .665, 400, 190, 60, water='#d6efe8', glow=.1, legs=118)
    for x in bx: ropes_and_bars.bamboo(c, (W * x, fl + 30), (W * x, top), 24)
    ridge_ = [(W * .3, H * .085), (W * .93, H * .065)]
    for a, b in (((W * .28, H * .31), (W * .86, H * .295)), ((W * .29, H * .53), (W * .49, H * .525))): ropes_and_bars.bamboo(c, a, b, 20)
    for i in range(9):                     # rafters
        t = i / 8; ex = W * (.285 + .57 * t)
        ropes_and_bars.bamboo(c, (ex - 26, H * (.345 - .015 * t)), (W * (.335 + .57 * t), H * (.08 - .015 * t)), 14)
    ropes_and_bars.bamboo(c, ridge_[0], ridge_[1], 20)
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=22, grain=.07) as g:      # the finished part of the roof
        q = [(W * .62, H * .066), (W * .94, H * .05), (W * .885, H * .36), (W * .56, H * .37), (W * .575, H * .28), (W * .59, H * .23), (W * .598, H * .15)]; smooth(g, q, tension=.12); p = g.copy_path(); lin(g, 0, H * .05, 0, H * .37, '#dcb06c', '#a97a40'); g.fill(); g.append_path(p); g.clip()
        for _ in range(420): x, y = rng.uniform(W * .54, W * .95), rng.uniform(H * .03, H * .34); rgb(g, '#6b4826' if rng.random() < .55 else '#f6d79a', .4); taper(g, [(x, y), (x - 9, y + rng.uniform(30, 60))], [3.4, 1]); g.fill()
        for y in (.15, .25): rgb(g, '#5b3b22', .35); taper(g, [(W * .55, H * y), (W * .75, H * (y - .008)), (W * .95, H * y)], [6, 10, 6], 20); g.fill()
    # ladder, tools, stacked bamboo, bucket
    for o in (0, 62): ropes_and_bars.bamboo(c, (W * .225 + o, H * .93 + o * .04), (W * .315 + o * .9, H * .22), 15)
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:
        for k in range(9): t = .08 + k * .1; x, y = W * (.225 + .09 * t), H * (.93 - .71 * t); rgb(g, '#c99a5c'); taper(g, [(x - 6, y + 2), (x + 66 - 6 * t, y + 4)], [11, 11]); g.fill()
    for k, (y, x0, x1) in enumerate(((.965, .03, .33), (.94, .01, .3), (.985, .05, .36), (.92, .03, .28))): ropes_and_bars.bamboo(c, (W * x0, H * y), (W * x1, H * (y + .012)), 26)
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=14) as g:       # bundle of thatch on the ground, saw, basket of rope
        smooth(g, [(W * .86, H * .95), (W * .875, H * .885), (W * .95, H * .87), (W * 1.02, H * .885), (W * 1.02, H * .97), (W * .93, H * .975)]); p = g.copy_path(); lin(g, 0, H * .87, 0, H * .97, '#e3bd7c', '#a97a44'); g.fill(); g.append_path(p); g.clip()
        for _ in range(150): x, y = rng.uniform(W * .85, W), rng.uniform(H * .87, H * .98); rgb(g, '#6b4826' if rng.random() < .5 else '#f8dfa8', .45); taper(g, [(x, y), (x + 60, y + rng.normal(0, 5))], [3, 1]); g.fill()
        rgb(g, 'coral'); g.rectangle(W * .925, H * .86, 15, H * .13); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=5) as g:
        with at(g, W * .475, H * .92, .12): poly(g, [(0, -16), (150, -4), (150, 8), (0, 24)]); lin(g, 0, -16, 0, 20, '#e3ebe8', '#8fa3ad'); g.fill(); rgb(g, '#7a4a30'); smooth(g, [(4, -26), (-58, -30), (-66, 26), (4, 30)], tension=.3); g.fill(); rgb(g, '#d9b58a'); smooth(g, [(-14, -8), (-44, -10), (-46, 10), (-14, 12)]); g.fill()
    household.basket(c, W * .72, H * .965, 130, '#d0a05c', handle=False)
    ropes_and_bars.rope(c, [(W * .69, H * .905), (W * .71, H * .885), (W * .735, H * .895), (W * .75, H * .915), (W * .775, H * .95), (W * .8, H * .965)], 13)
    c.finish(.32, warm=.14, center=(.55, .5))


def second(c, rng, variant=0):
    """What the money is for: in a dark room a tank with its own climate, two lamps over it, a thermometer at the glass, and on white racks young corals that will go into the sea; evening in the window."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    c.backdrop([(0, '#1d2f52'), (.6, '#2c4768'), (1, '#16243f')], 80, wash=.05)
    with c.piece(shadow=.4, lift=8, volume=.15, rim=.3) as g:                                    # window
        x0, x1, y0, y1 = W * .79, W * 1.04, H * .1, H * .5
        g.rectangle(x0, y0, x1 - x0, y1 - y0); lin(g, 0, y0, 0, y1, (0, '#4f5f9c'), (.45, '#c98fa0'), (.66, '#ffcf9a'), (.67, '#5f7fa8'), (1, '#3a5a8a')); g.fill()
        rgb(g, '#1d2a44'); smooth(g, [(x0, y0 + (y1 - y0) * .67), (x0 + 90, y0 + (y1 - y0) * .6), (x0 + 210, y0 + (y1 - y0) * .64), (x1, y0 + (y1 - y0) * .58), (x1, y0 + (y1 - y0) * .68), (x0, y0 + (y1 - y0) * .68)], tension=.3); g.fill()
        rgb(g, '#b98a5c'); g.set_line_width(22); g.rectangle(x0, y0, x1 - x0, y1 - y0); g.stroke(); g.set_line_width(11); g.move_to((x0 + x1) / 2 - 20, y0); g.line_to((x0 + x1) / 2 - 20, y1); g.stroke()
    c.set_air()
    ropes_and_bars.planks(c, H * .8, H + 20, '#6f5346', 3, along=False)
    X, Y, w, h = W * .43, H * .8, 1080, 500
    fl = Y - 12

    def inside(cv, x0, x1, floor):
        c.glow((x0 + x1) / 2, floor - h * .5, 620, '#7fd8ff', .1, 1.6)
        with cv.piece(shadow=.2, lift=4, volume=.2, vsize=10, rim=.2, grain=.05) as g: smooth(g, [(x0 - 30, floor + 4), (x0 + 160, floor - 26), ((x0 + x1) / 2, floor - 14), (x1 - 150, floor - 30), (x1 + 30, floor + 4)], False); g.line_to(x1 + 30, floor + 10); g.line_to(x0 - 30, floor + 10); g.close_path(); lin(g, 0, floor - 30, 0, floor + 10, '#f3ead0', '#cfc4a4'); g.fill()
        cols = ['#f2694b', '#f5a843', '#ee8f9f', '#a884c9', '#f0c27a', '#8fc98a']
        for row, (y, n, q, d) in enumerate(((floor - 236, 11, 92, .2), (floor - 70, 9, 128, 0))):
            with cv.piece(shadow=.35, lift=6, volume=.3, vsize=5, rim=.4, depth=d) as g:         # a rack on short legs
                rgb(g, '#f6f8f4'); g.rectangle(x0 + 20, y, x1 - x0 - 40, 20); g.fill(); rgb(g, '#cfe0e4'); g.rectangle(x0 + 20, y + 13, x1 - x0 - 40, 9); g.fill(); rgb(g, '#e6eef0')
                for u in (.03, .34, .66, .97): g.rectangle(x0 + (x1 - x0) * u - 8, y + 20, 16, 44 if row else 60); g.fill()
            for k in range(n):
                x = x0 + 60 + (x1 - x0 - 120) * (k + .5 * (row == 0) * 0) / (n - 1)
                with cv.piece(shadow=.3, lift=3, volume=.4, vsize=4, rim=.4, depth=d) as g: lin(g, x - 17, 0, x + 17, 0, '#ffffff', '#dfe6e2', '#b3c4c8'); smooth(g, [(x - 18, y - 10), (x + 18, y - 10), (x + 13, y + 4), (x - 13, y + 4)], tension=.2); g.fill()
                if (row, k) in ((0, 7), (1, 6)): continue                                        # a free place
                F.staghorn(cv, x, y - 6, q * rng.uniform(.72, 1.15), rng.choice(cols), 2, int(rng.integers(3, 6)), lean=rng.normal(0, .06), depth=d)
    laboratory.aquarium(c, X, Y, w, h, 90, '#3fa4c4', .14, 0, inside, base=False)
    laboratory.thermometer(c, X + w * .44, Y - 60, 250, .62)
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=6) as g: rgb(g, '#e9eef0'); g.set_line_width(13); g.move_to(X - w * .46, Y - h - 66); g.line_to(X - w * .46, Y - 190); g.stroke(); rgb(g, '#3c86c2'); g.rectangle(X - w * .46 - 19, Y - 200, 38, 54); g.fill()
    c.bubbles(X - w * .46 + 6, Y - 200, 14, 190, 8, 12)
    for x in (X - 260, X + 250):
        light.beam(c, [(x - 60, H * .17), (x + 60, H * .17), (x + 250, Y - 60), (x - 250, Y - 60)], '#eafaff', .1, 26)
        laboratory.lamp(c, x, -20, H * .1, 250, '#cfeeff', .34)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.4, blur=9) as g: lin(g, 0, Y + 10, 0, H, (0, '#7fd8ff', .8), (1, '#7fd8ff', 0)); g.rectangle(X - w * .5, Y + 8, w, H - Y); g.fill()
    # on the table: a notebook, a pencil, a tumbler with plugs
    school.notebook(c, W * .875, H * .9, 230, 150, -.12); school.pencil(c, W * .885, H * .925, 170, -.5, 'coral', 13)
    c.finish(.38, center=(.45, .5))
