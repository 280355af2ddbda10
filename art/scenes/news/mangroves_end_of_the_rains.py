"""Pictures of the article "Mangrove planting at the end of the rains"."""
import math
import numpy as np
from toolkit import closeups, faces, flora as F, water
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """The first step, sorting: under a dripping roof a woman and a boy sit behind a heap of long green seedlings; she holds one up and looks along it, the firm ones stand in a red bucket; behind them it rains into the green."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#cfdfc9'), (.35, '#a3c4a8'), (.6, '#6f9f86'), (1, '#4a6f60')], 90, wash=.06, glow=(W * .6, H * .1, 640, '#fafbe6', .6))
    with c.piece(shadow=0, volume=.2, vsize=16, blur=8, alpha=.7) as g:
        for x in np.linspace(0, W, 9) + rng.normal(0, 30, 9):
            rgb(g, jitter(rng, '#5f7f6a', .02)); taper(g, [(x, H * .1), (x + rng.normal(0, 16), H * .4), (x + rng.normal(0, 40), H * .62)], [20, 16, 12], 16); g.fill()
            for _ in range(4): q = rng.uniform(50, 110); rgb(g, jitter(rng, rng.choice(['#6f9f72', '#8fb886', '#557f62']), .03)); smooth(g, blob_pts(rng, x + rng.normal(0, 70), H * rng.uniform(.02, .26), q, q * .6, .2, 9)); g.fill()
    c.set_air()
    water.rain(c, 620, .1, 48, (.15, .45), box=(0, 0, W, H * .66))
    faces.front(c, W * .335, H * .39, 220, '#8a5a3c', 'hijab', scarf='#f0b33c', top='#2f6f8a', gaze=(.9, .15), smile=.55, tilt=.04, lids=.2)
    faces.front(c, W * .73, H * .45, 190, '#7b4f35', 'short', top='#e2573f', gaze=(-.8, -.1), smile=.8, tilt=-.08, wide=1.1)
    # mat of the table in front
    with c.piece(shadow=.5, lift=18, volume=.35, vsize=18, rim=.4, grain=.06) as g: lin(g, 0, H * .66, 0, H, '#d3ac6a', '#94703f'); poly(g, [(-60, H * .67), (W + 60, H * .67), (W + 60, H + 40), (-60, H + 40)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.5) as g:
        for j in range(15): y = H * (.675 + .34 * (j / 14) ** 1.2); rgb(g, '#7a5630', .5); taper(g, [(-20, y), (W + 20, y)], [1 + .25 * j] * 2, 2, False); g.fill()
        for k in range(40): u = k / 39; rgb(g, '#f3d89a' if k % 2 else '#8a6436', .35); taper(g, [(W * u, H * .67), (W * (.5 + (u - .5) * 1.7), H * 1.02)], [5, 10], 2, False); g.fill()

    def stick(x, y, L_, a, cc='#8fb34e', soft=False):
        with c.piece(shadow=.45, lift=6, volume=.5, vsize=7, rim=.5) as g, at(g, x, y, a, L_):
            cc = jitter(rng, cc, .03); lin(g, 0, -.05, 0, .05, shade(cc, .3), cc, shade(cc, -.4)); taper(g, [(-.5, 0), (-.2, .012), (.2, -.008), (.5, 0)], [.03, .07, .058, .012], 24); g.fill()
            rgb(g, '#7a4a34'); taper(g, [(-.5, 0), (-.56, -.004)], [.034, .02]); g.fill(); rgb(g, '#5f8a3c'); taper(g, [(-.55, 0), (-.63, -.006)], [.02, .004]); g.fill()
            if soft: rgb(g, '#4a3426', .85); [(g.arc(u, rng.normal(0, .008), .011, 0, 7), g.fill()) for u in (-.22, .03, .2)]
    for k in range(13): stick(W * (.1 + .15 * rng.random()), H * rng.uniform(.82, .95), rng.uniform(230, 300), rng.normal(.1, .25), '#a98a4a', True)      # soft ones, with holes
    for k in range(40): t = k / 40; stick(W * (.52 + .16 * rng.normal()), H * (.76 + .2 * t) - 46 * max(0, 1 - abs(t - .5) * 2), rng.uniform(260, 340), rng.normal(-.06, .26), ['#8fb34e', '#7fa848', '#a3bd5a', '#6f9a48'][k % 4])
    # bucket with the firm ones
    bx, by = W * .875, H * .98
    for k in range(17):
        u = (k - 8) / 8
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=7, rim=.5) as g, at(g, bx + u * 92, by - 150, PI + u * .3 + rng.normal(0, .04)): F.hanging_propagule(g, rng, 0, 330 * rng.uniform(-.98, -.72), 380, jitter(rng, '#8fb34e', .03))
    with c.piece(shadow=.5, lift=14, volume=.55, vsize=26, rim=.5) as g:
        smooth(g, [(bx - 150, by - 190), (bx + 150, by - 190), (bx + 118, by + 60), (bx - 118, by + 60)], tension=.03); lin(g, bx - 150, 0, bx + 150, 0, '#f07a5c', '#d9452f', '#8a2626'); g.fill()
        rgb(g, '#f6a184'); taper(g, [(bx - 154, by - 190), (bx, by - 178), (bx + 154, by - 190)], [15, 19, 15], 20); g.fill()
    def held(cv):
        stick(W * .545, H * .46, 400, -.5, '#9cc052')
    closeups.hand(c, W * .5, H * .535, 104, -.62, 'pinch', '#8a5a3c', '#2f6f8a', 2.3, held=held)
    # roof edge
    with c.piece(shadow=.55, lift=18, volume=.4, vsize=16, grain=.06) as g:
        lin(g, 0, 0, 0, H * .14, '#6f5632', '#b9904f'); g.rectangle(-20, -20, W + 40, H * .085); g.fill()
        for _ in range(300): x = rng.uniform(-20, W + 20); rgb(g, jitter(rng, rng.choice(['#b9904f', '#8f6c3a', '#d3ae6a', '#6f5632']), .03)); taper(g, [(x, H * .03), (x + rng.normal(0, 10), H * rng.uniform(.08, .135))], [9, 2], 4, False); g.fill()
    with c.piece(shadow=.1, lift=2, volume=0, rim=.4) as g:
        for k in range(30): x = rng.uniform(0, W); water.drop(g, x, H * .12 + rng.choice([0, 20, 70, 130]) * rng.uniform(.5, 1.3), rng.uniform(5, 9), rng.uniform(.4, 1.5))
    c.finish(.3, warm=.04, center=(.5, .5))


def second(c, rng, variant=0):
    """Before the row comes the bed: seedlings in their bags under a dripping palm roof, rain rings on the path, one coral-red umbrella left open."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (-.2, -.98)
    c.backdrop([(0, '#8fa9a8'), (.25, '#b9c9bc'), (.36, '#cfd8c4'), (.37, '#a9b39a'), (1, '#6b6656')], 90, wash=.05)
    with c.piece(depth=.0, shadow=0, volume=.2, vsize=12, blur=2) as g:
        for y, cc, am in ((hz - 2, '#9fb5a8', 120), (hz + 10, '#7f9f8c', 66)):
            smooth(g, [(x, y - am * (.4 + .6 * abs(math.sin(x / 170 + am)) * abs(math.sin(x / 61)) ** .4)) for x in np.linspace(-30, W + 30, 50)] + [(W + 30, y + 40), (-30, y + 40)]); rgb(g, cc); g.fill()
    c.set_air()
    for x, s, l_ in ((.12, 260, .1), (.88, 300, -.14), (.68, 200, .1)): F.palm(c, W * x, hz + 60, s, l_, depth=.4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz + 30, W + 40, H); lin(g, 0, hz + 30, 0, H, '#b5a888', '#9a8266', '#6f5746', '#574438'); g.fill()
    v = (W * .44, H * .3)
    R_ = lambda x, y, t: (x + (v[0] - x) * t, y + (v[1] - y) * t)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.02) as g:       # wet path with sky in it
        poly(g, [R_(W * .36, H * 1.04, 0), R_(W * .62, H * 1.04, 0), R_(W * .62, H * 1.04, .86), R_(W * .36, H * 1.04, .86)]); lin(g, 0, hz, 0, H, '#d9dcc8', '#a9b3a4', '#8a8674'); g.fill()
    water.rings(c, [(W * rng.uniform(.38, .6), H * y, 10 + 50 * (y - .4)) for y in np.linspace(.45, 1, 17)], '#f4fbf0', .8, .3)
    beds = [(-.62, -.14), (-.1, .33), (.65, 1.0), (1.05, 1.5)]
    for a, b in beds:
        p = [R_(W * a, H * 1.02, 0), R_(W * b, H * 1.02, 0), R_(W * b, H * 1.02, .82), R_(W * a, H * 1.02, .82)]
        with c.piece(shadow=.5, lift=8, volume=.3, vsize=8) as g:
            poly(g, p); rgb(g, '#6b5444'); g.fill()
            for q0, q1, w in ((p[0], p[3], 20), (p[1], p[2], 20)): lin(g, 0, H * .4, 0, H, '#c9a06c', '#8a6444'); taper(g, [q0, q1], [w, w * .22]); g.fill()
        for k in range(22, -1, -1):
            t = 1 - 1 / (1 + .16 * k)
            if t > .8: continue
            n = 6; s = 150 * (1 - t)
            with c.piece(shadow=.35, lift=2 + 6 * (1 - t), volume=.35, vsize=3 + 5 * (1 - t), depth=t * .45) as g:
                for i in range(n):
                    x, y = R_(W * (a + (b - a) * (i + .5 + rng.normal(0, .06)) / n), H * 1.02 - 6, t)
                    if not -120 < x < W + 120: continue
                    poly(g, [(x - s * .26, y - s * .42), (x + s * .26, y - s * .42), (x + s * .22, y + s * .04), (x - s * .22, y + s * .04)]); lin(g, x - s * .26, 0, x + s * .26, 0, '#4a4a5c', '#26262f'); g.fill()
                    with at(g, x, y - s * .42, 0, s * .26, s * .07): g.arc(0, 0, 1, 0, 7)
                    rgb(g, '#6b5040'); g.fill()
                    F.propagule(g, x, y - s * .4, s * rng.uniform(.8, 1.15), jitter(rng, '#7fb05c', .04), rng.normal(0, .1), 2)
    # umbrella left over the last trays
    ux, uy, us = W * .79, H * .86, 400
    with c.piece(shadow=.5, lift=18, volume=.45, vsize=26, rim=.5) as g:
        with at(g, ux, uy, -.5, us):
            rgb(g, '#3a3440'); taper(g, [(0, -.05), (.0, .62)], [.02, .02]); g.fill(); g.set_line_width(.03); rgb(g, '#a9683c'); g.move_to(0, .6); g.curve_to(0, .72, .1, .72, .1, .63); g.stroke()
            for k in range(6):
                a, b = -.62 + k * .207, -.62 + (k + 1) * .207
                smooth(g, [(0, -.5), (a * .72, -.38), (a, -.02 + .05 * abs(a)), ((a + b) / 2, -.07), (b, -.02 + .05 * abs(b)), (b * .72, -.38)], tension=.35); rgb(g, shade('#f2694b', -.18 if k % 2 else .1)); g.fill()
            rgb(g, '#3a3440'); taper(g, [(0, -.5), (0, -.57)], [.02, .008]); g.fill()
    # dripping thatch along the top, post at the left
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=16) as g: lin(g, W * .02, 0, W * .06, 0, '#8a6444', '#4f3a30'); taper(g, [(W * .035, -20), (W * .03, H * 1.02)], [40, 46], cap=False); g.fill()
    with c.piece(shadow=.55, lift=22, volume=.35, vsize=20, grain=.06) as g:
        for _ in range(620):
            x = rng.uniform(-30, W + 30); L_ = rng.uniform(60, 190) * (1 - .25 * x / W); rgb(g, jitter(rng, shade('#a07f4c', rng.uniform(-.4, .25)), .03)); taper(g, [(x, -30), (x + rng.normal(0, 9), L_ * .5 - 10), (x + rng.normal(0, 14), L_)], [9, 7, 2], 8); g.fill()
    with c.piece(shadow=.15, lift=3, volume=0, rim=.5, grain=0) as g:       # drops from the thatch
        for _ in range(70): x, y = rng.uniform(0, W), rng.uniform(H * .13, H * .5); rgb(g, '#f4fffa', .85); s = rng.uniform(3, 7); smooth(g, [(x, y - s * 3), (x + s * .7, y), (x, y + s), (x - s * .7, y)]); g.fill()
    water.rain(c, 420, .1, 40, (.1, .34)); 
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1) as g:      # splashes
        for _ in range(90): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.5 + .5 * t); [(rgb(g, 'white', .5), taper(g, [(x, y), (x + o * 9 * t, y - 14 * t - 3)], [1.6, .5]), g.fill()) for o in (-1, 0, 1)]
    c.finish(.36, center=(.5, .52))
