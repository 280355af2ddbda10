"""Pictures of the article "Hot water again: how we watch the reef"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, land as L, light, people as P, ropes_and_bars
from toolkit.paper import at, blob_pts, jitter, lin, mix, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Cut through a hot sea: glowing isotherms press down from the surface, a buoy with a chain of loggers, a diver reads the lowest one by the reef."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    hz = H * .15
    c.backdrop([(0, '#f9d9a0'), (.1, '#fdeec4'), (.15, '#fff6d8'), (1, '#fff6d8')], 90, glow=(W * .78, H * .05, 420, '#fff3c0', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: g.arc(W * .78, H * .065, 40, 0, 7); rgb(g, '#fffbe8'); g.fill()
    L.island(c, W * .16, hz + 2, 420, 40, '#9a8a5c', depth=.4); c.set_air()
    # layers
    cols = ['#f6b04f', '#f58e4a', '#ee6b52', '#d9516a', '#a84a86', '#6f5298', '#3f5f9e', '#226f9c', '#14607f', '#0d4a68']
    ys = [hz, .2, .265, .335, .41, .485, .56, .64, .73, .83]
    for i, cc in enumerate(cols):
        y = ys[i] if i == 0 else H * ys[i]
        am = 5 if i == 0 else 17
        pts = [(x, y + am * math.sin(x / (190 - 8 * i) + i * 1.3) + am * .5 * math.sin(x / 83 + i * 2.1) + (26 * math.exp(-((x - W * .68) / 260) ** 2) * (i if 0 < i < 7 else 0) * .55)) for x in np.linspace(-40, W + 40, 40)]
        with c.piece(shadow=.38 if i else .2, lift=9, volume=.16, vsize=26, rim=.42, grain=.045) as g: smooth(g, pts + [(W + 40, H + 40), (-40, H + 40)], True, .45); lin(g, 0, y, 0, y + H * .16, shade(cc, .12), cc); g.fill()
        if 0 < i < 8:
            with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.4) as g:      # paper contour lines inside the layer
                for o in (14, 28): g.set_line_width(1.5); rgb(g, shade(cc, .45)); smooth(g, [(a, b + o) for a, b in pts], False); g.stroke()
    L.foam(c, [(x, hz + 5 * math.sin(x / 190) + 2.5 * math.sin(x / 83)) for x in np.linspace(-40, W + 40, 24)], 6)
    c.set_air()
    for x in (.3, .52, .9):
        c.glow(W * x, H * .3, 220, '#ffd9a0', .16, .5)
    # reef at the bottom: some pale, some coloured
    b = L.rocks(c, [(-30, H * .84), (W * .18, H * .8), (W * .34, H * .88), (W * .52, H * .92), (W * .72, H * .86), (W * .88, H * .8), (W + 30, H * .76)], '#14506e', .2, 10)
    F.reef_patch(c, -10, W * .34, lambda x: b(x) + 4, 2.2, .85, depth=.2)
    F.reef_patch(c, W * .68, W * 1.02, lambda x: b(x) + 4, 2.2, .85, depth=.18, colors=['#f3efe2', '#f6dfe0', '#e9efe2', '#efe4d0', '#f2d9cf'])
    # buoy, chain of loggers
    bx = W * .455
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=2) as g:
        rgb(g, '#22303c'); taper(g, [(bx, hz + 20), (bx + 4, H * .5), (bx - 2, H * .9)], [4.5, 5.5, 6.5], 40); g.fill()
    for k, v in enumerate((.245, .36, .475, .59, .7, .8)):
        y = H * v; x = bx + 3 * math.sin(k)
        with c.piece(shadow=.4, lift=5, volume=.45, vsize=7, rim=.5) as g:
            smooth(g, [(x - 12, y - 24), (x + 12, y - 24), (x + 13, y + 24), (x - 13, y + 24)], tension=.3); lin(g, x - 13, 0, x + 13, 0, '#fffdf2', '#e9e2cc', '#a89f8a'); g.fill()
            t = k / 5; rgb(g, mix('#ff5a3a', '#3fb8e0', t)); g.arc(x, y - 8, 6, 0, 7); g.fill(); g.rectangle(x - 3, y - 2, 6, 18); g.fill()
        c.glow(x, y - 6, 46, mix('#ff9a5a', '#6fd8ff', k / 5), .5)
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=9, grain=.06) as g: smooth(g, blob_pts(rng, bx - 2, H * .925, 54, 28, .1, 10)); rgb(g, '#7f8a8a'); g.fill()
    boats.buoy(c, bx, hz + 8, 92)
    P.diver(c, bx + 225, H * .735, 275, PI - .12, pose='slate', accent='saffron', suit='#16304a', fins='#f5b843')
    P.diver(c, W * .17, H * .66, 200, .1, pose='camera', accent='#23b0a4', suit='#1c2c4c', fins='#23b0a4', tank='#d9dcd6', depth=.14)
    A.school(c, 'chromis', W * .3, H * .76, 20, 110, 36, 28, .1, depth=.1); A.silhouettes(c, W * .86, H * .64, 30, 120, 30, 13, PI, color='#1a3a60', depth=.3)
    # near reef: a still coloured side and a pale side
    F.sea_fan(c, W * .05, H * 1.02, 300, 'plum', .14); F.staghorn(c, W * .15, H * 1.05, 210, 'saffron', 3, 6); F.pocillopora(c, W * .26, H * 1.04, 140, 'coral'); F.brain(c, W * .35, H * 1.05, 120, 'leaf')
    F.table_coral(c, W * .67, H * 1.03, 300, '#f3efe4', .04, height=100); F.staghorn(c, W * .86, H * 1.05, 230, '#f4f2ea', 3, 7, tip='#ffffff'); F.boulder(c, W * .97, H * 1.05, 200, '#eceade', .62); F.pocillopora(c, W * .77, H * 1.05, 130, '#f6e6e2'); F.anemone(c, W * .555, H * 1.04, 130, '#f3e3d0', 'white')
    A.fish(c, 'clownfish', W * .545, H * .925, 54, .2, .1); A.fish(c, 'raccoon', W * .75, H * .86, 92, PI, .1)
    c.particles(160, box=(0, hz + 20, W, H), big=6); c.finish(.32, center=(.5, .48))


def second(c, rng, variant=0):
    """At arm's length: a colour card floats on its cord beside a half-pale coral, a small logger blinks on the bar."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.backdrop([(0, '#f9dcb0'), (.25, '#e9c7a4'), (.55, '#9fb5ac'), (1, '#3f7f94')], 80, glow=(W * .8, -40, 760, '#fff0c4', .6))
    light.bokeh(c, 16, (0, 0, W, H * .7), ['#fff0d0', '#f6c79a', '#a9d0c4', '#e9a58c'], (30, 100), .35, 10)
    c.set_air()
    b = L.rocks(c, [(-30, H * .72), (W * .3, H * .8), (W * .6, H * .78), (W + 30, H * .7)], '#7f9a94', .5, 12, blur=3)
    F.reef_patch(c, -20, W * 1.02, lambda x: b(x) + 30, 1.3, 1.1, ['staghorn', 'boulder', 'brain', 'table'], ['#f0ebe0', '#e9d3b8', '#d9b49a', '#f4f0e8'], depth=.45, blur=3)
    F.staghorn_fade(c, W * .27, H * 1.03, 760, '#b5763c', W * .12, W * .5, 3, 9, lift=14)
    # bar with the logger
    ropes_and_bars.bar(c, (W * .46, H * 1.03), (W * 1.04, H * .83), 44, '#7f939a')
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, grain=.05) as g:
        for _ in range(90): t = rng.uniform(0, 1); x, y = W * (.48 + .55 * t), H * (1.015 - .19 * t) + rng.normal(0, 12); s = rng.uniform(4, 14); rgb(g, jitter(rng, rng.choice(['#c98aa0', '#8f9a6a', '#b9a98a', '#a86a7f']), .04), .8); smooth(g, blob_pts(rng, x, y, s, s * .7, .2, 8)); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.5, vsize=18, rim=.5) as g:
        with at(g, W * .76, H * .885, -.345, 240):
            for o in (-.3, .26): rgb(g, '#20262f'); taper(g, [(o, -.28), (o + .01, .26)], [.05, .05]); g.fill()
            smooth(g, [(-.5, -.16), (.36, -.18), (.5, -.1), (.52, .1), (.36, .18), (-.5, .16), (-.56, 0)], tension=.35); lin(g, 0, -.2, 0, .18, '#fff6dc', '#f5d58a', '#c9953c'); g.fill()
            smooth(g, [(-.34, -.1), (.12, -.11), (.12, .1), (-.34, .1)], tension=.2); rgb(g, '#1f3a4c'); g.fill(); rgb(g, '#ff6a4c'); g.arc(.3, 0, .05, 0, 7); g.fill(); rgb(g, '#3fb0a8', .9); g.set_line_width(.02); smooth(g, [(-.3, .05), (-.2, .0), (-.12, .03), (-.04, -.06), (.08, -.05)], False); g.stroke()
            for o in (-.3, .26): rgb(g, '#20262f'); taper(g, [(o, -.2), (o + .005, .2)], [.05, .05], cap=False); g.fill()
    c.glow(W * .79, H * .865, 60, '#ff8a6c', .5)
    # the card
    cx, cy, s, a = W * .62, H * .42, 430, -.16
    ropes_and_bars.rope(c, [(cx - 150, cy - 150), (W * .6, H * .09), (W * .72, H * .05), (W * .82, H * .16), (W * .78, H * -.05)], 9, '#f3e6c4')
    ramps = [['#f9f3e3', '#f0dfb4', '#dcb878', '#b98a4a', '#8a5f2c', '#5a3a1a'], ['#fbf3ea', '#f3d6cc', '#e0a598', '#c2776c', '#94504a', '#62302e'], ['#f7f6e4', '#e3e3b0', '#c2c578', '#98a04c', '#6b7530', '#434c1c'], ['#f7f1e6', '#ead3b4', '#d0a880', '#a87c58', '#7c5638', '#4f3420']]
    with c.piece(shadow=.5, lift=24, volume=.25, vsize=14, rim=.5, grain=.02) as g:
        with at(g, cx, cy, a, s):
            smooth(g, [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)], tension=.06); lin(g, -.5, -.5, .5, .5, '#ffffff', '#fbf8ee', '#e6e0d0'); g.fill()
            for k in range(4):
                with at(g, 0, 0, k * PI / 2):
                    for i in range(6):
                        x = -.345 + i * .118; rgb(g, ramps[k][i]); smooth(g, [(x, -.47), (x + .1, -.47), (x + .1, -.335), (x, -.335)], tension=.1); g.fill()
            rgb(g, '#e0705f'); g.set_line_width(.034)       # small drawn coral in the middle
            for p in ([(0, .2), (0, -.18)], [(0, .1), (-.1, .02), (-.13, -.14)], [(0, .04), (.09, -.03), (.13, -.18)], [(-.11, -.04), (-.2, -.1)], [(.11, -.1), (.2, -.14)]): smooth(g, p, False); g.stroke()
            rgb(g, '#3a4650'); g.arc(-.42, -.42, .025, 0, 7); g.fill()
    for sp, x, y, L_, h in (('anthias', .1, .22, 90, .2), ('anthias', .18, .3, 70, .1), ('damsel', .4, .2, 76, PI + .1), ('sergeant', .91, .55, 96, PI)): A.fish(c, sp, W * x, H * y, L_, h, .1)
    F.boulder(c, W * .02, H * 1.06, 260, '#c9a46c')
    c.particles(200, big=12, color='#fff3d8'); c.finish(.38, warm=.1, center=(.52, .46))
