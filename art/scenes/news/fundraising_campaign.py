"""Pictures of the article "A fundraising campaign for research and awareness"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, gear as G, household, laboratory, land as L, light, ropes_and_bars, school
from toolkit.paper import at, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Five stacks of coins grow from left to right like steps, each with a larger coral on top; warm room, tank glow behind."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#1d5a74'), (.5, '#2a7f93'), (1, '#1d4f68')], glow=(w * .72, h * .3, 640, '#bfeee0', .55))
    light.bokeh(c, 12, (0, 0, w, h * .6), ['water1', 'saffron', 'rose', 'coral'], (20, 74), .28, 12)
    top = h * .8
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=5, depth=.2) as g:
        lin(g, 0, h * .14, 0, top, '#7fd0cc', '#2f8fa4', '#1f6884'); g.rectangle(w * .3, h * .14, w, top); g.fill(); rgb(g, '#dff6ee', .8); g.rectangle(w * .3, h * .14, w, 7); g.rectangle(w * .3, h * .14, 8, top); g.fill()
    F.reef_patch(c, w * .34, w, lambda x: top + 10, density=1.6, size=1.15, depth=.45, blur=6, kinds=['staghorn', 'soft', 'brain', 'leather', 'plates'])
    A.fish(c, 'threadfin', w * .52, h * .36, 100, .1, depth=.3, blur=3)
    A.school(c, 'anthias', w * .66, h * .22, 8, 90, 40, 44, PI, depth=.3, blur=3)
    ropes_and_bars.planks(c, top, h + 20, '#9a6a44', 3, along=False)
    hs = [34, 95, 175, 275, 400]
    xs = [w * .13, w * .29, w * .455, w * .635, w * .83]
    cols = ['saffron', 'violet', 'rose', '#5fb0a0', 'coral']
    for i, (x, q) in enumerate(zip(xs, hs)):
        R = 88; y = top + 80 + (12 if i % 2 else -14); n = max(2, int(q / 20)); yy = y
        with c.piece(shadow=.5, lift=9, volume=.5, vsize=14, rim=.4) as g:
            for k in range(n):
                cc = jitter(rng, rng.choice(['#e8b94a', '#dba544', '#cfd2cc', '#c98a54', '#e8b94a']), .02)
                dx = rng.normal(0, 5)
                with at(g, x + dx, yy, rng.normal(0, .012), R, R):
                    lin(g, -1, 0, 1, 0, shade(cc, .15), shade(cc, .3), shade(cc, -.5))
                    g.move_to(-1, -.2); g.line_to(-1, 0); g.curve_to(-.9, .12, -.4, .22, 0, .22); g.curve_to(.4, .22, .9, .12, 1, 0); g.line_to(1, -.2); g.close_path(); g.fill()
                    rgb(g, shade(cc, -.55), .35); g.set_line_width(.014)
                    for u in np.linspace(-.95, .95, 26): b = .2 * math.sqrt(1 - u * u); g.move_to(u, b - .18); g.line_to(u, b - .02); g.stroke()
                with at(g, x + dx, yy - R * .2, 0, R, R * .22):
                    lin(g, -1, -1, 1, 1, shade(cc, .55), cc, shade(cc, -.15)); g.arc(0, 0, 1, 0, 7); g.fill(); rgb(g, shade(cc, -.4), .5); g.set_line_width(.05); g.arc(0, 0, .8, 0, 7); g.stroke()
                yy -= 19
        yt = yy + 12
        if i == 0: G.tied(c, x, yt, 60, cols[0])
        elif i == 1: F.pocillopora(c, x, yt, 120, cols[1])
        elif i == 2: F.staghorn(c, x, yt, 150, cols[2], stems=4)
        elif i == 3: F.leather(c, x, yt, 190, '#e6c98a')
        else:
            F.staghorn(c, x - 34, yt + 2, 210, shade('coral', -.12), stems=5, lean=-.15); F.staghorn(c, x + 30, yt + 4, 240, 'coral', stems=6, lean=.12)
    with c.piece(shadow=.45, lift=5, volume=.4, vsize=5) as g:
        household.coins(g, rng, [(w * .06, h * .95, .1), (w * .22, h * .965, -.1), (w * .38, h * .95, .05), (w * .72, h * .962, 0)], 40)
    c.finish(vignette=.3)


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
