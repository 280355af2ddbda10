"""Pictures of the event "World Turtle Day"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, land as L
from toolkit.paper import blob_pts, col, curve_pts, jitter, lin, rad, rgb, smooth, taper, wander

PI = math.pi


def card(c, rng, variant=0):
    """Moonlit beach: the track of a turtle that came up to lay her eggs and is just sliding back into the silver sea."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.shadow_col = col('#070d24')
    hz = H * .27
    c.backdrop([(0, '#0f1f4c'), (.18, '#2a3f7c'), (.27, '#5f6fa6'), (1, '#5f6fa6')], 90, glow=(W * .52, H * .12, 460, '#dfe6ff', .6))
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(170): rgb(g, '#f3f4ff', rng.uniform(.2, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, hz - 10), rng.uniform(.7, 2.2), 0, 7); g.fill()
    with c.piece(shadow=0, volume=.25, vsize=18, rim=0, grain=.03) as g: g.arc(W * .52, H * .115, 62, 0, 7); rad(g, W * .51, H * .105, 70, '#fffdf0', '#f3ecd0'); g.fill(); rgb(g, '#cfc8b4', .5); [(smooth(g, blob_pts(rng, W * .52 + a, H * .115 + b, s, s * .8, .2, 8)), g.fill()) for a, b, s in ((-16, -12, 13), (20, 8, 17), (-8, 24, 9), (24, -24, 7))]
    c.set_air()
    L.island(c, W * .17, hz + 4, 420, 40, '#2a3a6a', .35, False, 4); L.rinjani(c, W * .84, hz + 2, 560, 90, '#46558c', .5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, hz, W + 40, H * .36); lin(g, 0, hz, 0, H * .56, '#8f9fca', '#3a5596', '#24407c', '#3f64a0'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(170): t = rng.uniform(0, 1) ** 1.2; y = hz + 2 + t * H * .26; x = W * .52 + rng.normal(0, 20 + 110 * t); q = rng.uniform(10, 46) * (.4 + 1.4 * t); rgb(g, '#fffbe6', rng.uniform(.3, .9) * (1 - .4 * t)); taper(g, [(x - q / 2, y), (x, y - 1 - 2 * t), (x + q / 2, y)], [.3, 1.4 + 3.4 * t, .3], 9, False); g.fill()
        for _ in range(90): t = rng.uniform(0, 1); y = hz + 4 + t * H * .25; x = rng.uniform(-30, W); q = rng.uniform(20, 90) * (.4 + t); rgb(g, '#b9c9f0', rng.uniform(.08, .3)); taper(g, [(x, y), (x + q / 2, y - 1 - 2 * t), (x + q, y)], [.3, 1 + 2.6 * t, .3], 9, False); g.fill()
    sh = [(-30, H * .56), (W * .22, H * .525), (W * .5, H * .54), (W * .76, H * .52), (W + 30, H * .55)]
    L.ground(c, sh, '#7f84a6', '#5a5f8a', 40); L.foam(c, sh, 9)
    L.ground(c, [(x, y + 36) for x, y in sh], '#a3a0b4', '#4f4f78', 360)
    # the track: up from the sea to the nest on the left, and back down in the middle
    def track(pts, w0, w1):
        q = curve_pts(pts, 200); d = np.gradient(q, axis=0)
        with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=5, alpha=.45) as g: rgb(g, '#6f6e98'); taper(g, q, [w0 * .34, (w0 + w1) * .17, w1 * .34], 60); g.fill()
        with c.piece(shadow=0, volume=0, rim=.5, grain=.04, blur=.8, alpha=.85) as g:
            i, side = 4, 0
            while i < 196:
                w = w0 + (w1 - w0) * i / 199; u = d[i] / np.hypot(*d[i]); n = np.array([-u[1], u[0]])
                for m in (-1, 1):
                    e = q[i] + n * m * w * .3; f = q[i] + n * m * w * .56 + u * w * .17
                    p = [tuple(e), tuple((e + f) / 2 + u * w * .06), tuple(f)]
                    rgb(g, '#d9d6e2', .8); taper(g, [(x + 2, y + w * .045) for x, y in p], [w * .03, w * .12, w * .04], 14); g.fill(); rgb(g, '#34376a', .85); taper(g, p, [w * .03, w * .13, w * .05], 14); g.fill()
                step = w * .3; k = i
                while k < 199 and np.hypot(*(q[k] - q[i])) < step: k += 1
                i = k
    track([(W * .515, H * .63), (W * .525, H * .73), (W * .525, H * .84), (W * .5, H * .95)], 120, 236)
    track([(W * .2, H * .585), (W * .225, H * .7), (W * .28, H * .83), (W * .36, H * .96)], 96, 220)
    with c.piece(shadow=.35, lift=9, volume=.6, vsize=26, rim=.5, grain=.06) as g:     # the nest: a wide hollow with thrown-up sand
        smooth(g, blob_pts(rng, W * .44, H * .975, 200, 78, .1, 13)); lin(g, 0, H * .9, 0, H * 1.04, '#b3b0c2', '#6f6f98'); g.fill(); smooth(g, blob_pts(rng, W * .445, H * .965, 116, 36, .1, 12)); lin(g, 0, H * .93, 0, H, '#34376a', '#5f6090'); g.fill()
    A.turtle(c, W * .515, H * .565, 280, -PI / 2 + .05, 8, 0, .35, .2, color='#566a6e', rim=.7)
    with c.piece(shadow=.2, lift=3, volume=.1, rim=.4, grain=.02) as g:     # the sea runs over her head
        smooth(g, [(W * .39, H * .515), (W * .44, H * .495), (W * .515, H * .508), (W * .58, H * .493), (W * .64, H * .513), (W * .56, H * .522), (W * .5, H * .53), (W * .44, H * .522)], tension=.5); rgb(g, '#dfe8ff', .75); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.15, vsize=5, rim=.5) as g:     # beach creeper in the corners
        for x0, y0, a0, n in ((-20, H * .97, -.3, 12), (W * .02, H * 1.03, -.12, 13), (W + 20, H * .93, PI + .25, 9), (W * .98, H * 1.03, PI + .1, 12)):
            p = wander(rng, x0, y0, a0, 330, 8, .12); rgb(g, '#2a3a4a'); taper(g, p, [7, 4], 24); g.fill()
            for q in curve_pts(p, n)[1:]: [F.leaf(g, q[0], q[1], rng.uniform(44, 66), 40, rng.uniform(0, 7), jitter(rng, '#3f6a68', .04)) for _ in range(2)]
    F.palm(c, W * .99, H * .9, 760, -.2, '#2a2f4c', '#22405a')
    c.tint('#22346e', .16); c.finish(.44, center=(.5, .55))
