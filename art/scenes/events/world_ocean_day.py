"""Pictures of the event "World Ocean Day"."""
import math
from toolkit import fauna as A, land as L, portraits
from toolkit.paper import blob_pts, curve_pts, lin, rgb, smooth, taper, wander

PI = math.pi


def card(c, rng, variant=0):
    """The sun shines through a breaking wave: inside the green wall fish and a manta are lit like in a window."""
    W, H = c.w, c.h
    c.light = (.2, -.98)
    L.sky(c, 'morning', H * .6, (W * .56, H * .2, 46), '#fff3c4', 1.0); L.cloud(c, W * .14, H * .16, 320, depth=.3); L.cloud(c, W * .9, H * .12, 260, depth=.4, puffs=5)
    L.sea(c, H * .44, H + 10, 'morning', W * .56, 90, .6); c.set_air()
    with c.piece(shadow=0, volume=.2, vsize=10, rim=.3, grain=.03) as g:      # swell behind
        smooth(g, [(-40, H * .5), (W * .2, H * .465), (W * .5, H * .5), (W * .8, H * .46), (W * 1.04, H * .5), (W * 1.04, H * .7), (-40, H * .7)], tension=.5); lin(g, 0, H * .46, 0, H * .66, '#7fcfc4', '#2f9fa8'); g.fill()
    # the wall of the wave
    wall = [(-50, H * .4), (W * .08, H * .3), (W * .24, H * .215), (W * .42, H * .17), (W * .6, H * .155), (W * .76, H * .17), (W * .885, H * .235), (W * .95, H * .34), (W * .965, H * .46), (W * .93, H * .53), (W * .945, H * .44), (W * .9, H * .37), (W * .83, H * .35), (W * .775, H * .4), (W * .75, H * .5), (W * .76, H * .63), (W * .8, H * .76), (W * .88, H * .86), (W * 1.05, H * .92), (W * 1.05, H * 1.06), (-50, H * 1.06)]
    with c.piece(shadow=.5, lift=20, volume=.5, vsize=60, rim=.5, grain=.04) as g:
        smooth(g, wall, tension=.45); lin(g, 0, H * .16, 0, H * 1.0, '#e9fbd2', '#a9eacb', '#4fc4b8', '#1b8f9f', '#0f6284', '#083f66'); g.fill()
    clip = lambda q: smooth(q, wall, tension=.45)
    c.glow(W * .5, H * .34, 380, '#fff6c4', .5, 1.3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, clip=clip) as g:       # lines of water being drawn up
        for k in range(60):
            x0 = W * rng.uniform(-.15, .8); h = rng.uniform(.2, .55); p = [(x0, H * 1.0), (x0 + 60, H * .8), (x0 + 150, H * .55), (x0 + 250, H * .28)]; p = [(x + rng.normal(0, 8), y) for x, y in p]; i = rng.integers(0, 2); rgb(g, 'white' if rng.random() < .6 else '#0f6284', rng.uniform(.06, .22)); taper(g, p[i:], [1, 7, 1], 30, False); g.fill()
    # life in the window of the wave
    portraits.ray(c, W * .47, H * .45, 450, -.3, 'manta', 42, .32, clip=clip, depth=.05)
    A.school(c, 'fusilier', W * .26, H * .52, 16, 200, 80, 78, -.35, .3, depth=.12, clip=clip); A.school(c, 'anthias', W * .62, H * .68, 14, 170, 60, 56, -.5, .3, clip=clip); A.school(c, 'chromis', W * .33, H * .75, 13, 190, 60, 60, -.2, .2, depth=.1, clip=clip)
    A.fish(c, 'emperor', W * .68, H * .27, 120, -.15, .1, clip=clip); A.fish(c, 'idol', W * .17, H * .7, 130, -.2, .05, clip=clip); A.silhouettes(c, W * .4, H * .3, 30, 190, 30, 17, -.25, '#1f8f8a', .1, clip=clip)
    # the throwing lip and its foam
    lip = [(W * .3, H * .195), (W * .46, H * .162), (W * .62, H * .15), (W * .77, H * .165), (W * .89, H * .235), (W * .955, H * .34), (W * .968, H * .46), (W * .935, H * .55)]
    q = curve_pts(lip, 80)
    with c.piece(shadow=.35, lift=10, volume=.3, vsize=14, rim=.4, grain=.025) as g:
        rgb(g, '#fffdf4'); taper(g, q, [4, 18, 34, 44, 50, 46, 30], 80); g.fill()
        for i in range(14, 80):
            for _ in range(2): s = rng.uniform(8, 32) * (i / 80); smooth(g, blob_pts(rng, q[i][0] + rng.normal(0, 16), q[i][1] + rng.normal(0, 16), s, s * .85, .12, 9)); g.fill()
        for k in range(15):       # fingers of foam falling from the lip
            i = 44 + int(k * 2.4); i = min(i, 79); L_ = rng.uniform(40, 120); p = wander(rng, q[i][0] - 10, q[i][1] + 14, PI / 2 + .5 - .05 * k, L_, 5, .2); taper(g, p, [26, 15, 5], 14); g.fill(); g.arc(p[-1][0], p[-1][1] + 8, rng.uniform(4, 9), 0, 7); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=4) as g:
        for _ in range(110): i = rng.integers(30, 80); s = rng.uniform(1.5, 7); rgb(g, 'white', rng.uniform(.5, 1)); g.arc(q[i][0] + rng.normal(0, 46), q[i][1] - abs(rng.normal(0, 60)) + 20, s, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=12, volume=.35, vsize=20, rim=.4, grain=.025) as g:      # boiling foot of the wave
        rgb(g, '#f4fbf4')
        for _ in range(120): x = rng.uniform(W * .6, W * 1.03); y = H * (.93 - .1 * max(0, (x / W - .7))) + rng.normal(0, 26); s = rng.uniform(10, 44); smooth(g, blob_pts(rng, x, y, s * 1.2, s * .8, .14, 9)); g.fill()
        for _ in range(80): x = rng.uniform(-30, W * .66); y = H * (.985) + rng.normal(0, 14); s = rng.uniform(8, 30); smooth(g, blob_pts(rng, x, y, s * 1.5, s * .7, .14, 9)); g.fill()
        rgb(g, '#9fd6d0', .7)
        for _ in range(90): x = rng.uniform(W * .6, W * 1.03); y = H * .95 + rng.normal(0, 34); s = rng.uniform(6, 20); smooth(g, blob_pts(rng, x, y, s * 1.2, s * .5, .2, 8)); g.fill()
    with c.piece(shadow=.2, lift=5, volume=.2, vsize=3) as g: A.gull(g, W * .2, H * .11, 90, -.15); A.gull(g, W * .29, H * .06, 60, .1)
    c.finish(.3, warm=.06, center=(.5, .45))
