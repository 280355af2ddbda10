"""Pictures of the home page: the cut-outs of the banner (transparent ground), posters of the films, reefs and dive."""
import math
import numpy as np
from toolkit import closeups, cutouts, faces, fauna as A, flora as F, from_above, gear as G, land as L, people as P, portraits, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, rad, rgb, smooth, taper

PI = math.pi


def banner_hills(c, rng, variant=0):
    """Rinjani and headlands in violet and plum, three sheets, no sky. Bottom edge is cut by the page's waves."""
    c.transparent()
    c.light = (.35, -.94)
    cutouts.hills(c, rng, 0, c.w, c.h * .03, c.h)


def banner_boat(c, rng, variant=0):
    """Outrigger boat from the side: coral hull, cream crab-claw sail, both outriggers; no water."""
    c.transparent()
    c.light = (.5, -.87)
    cutouts.jukung(c, rng, c.w * .5, c.h * .915, c.w * .95)


def banner_turtle(c, rng, variant=0):
    """Green turtle from above, three-quarter, swimming up to the left."""
    c.transparent()
    c.light = (-.4, -.92)
    A.turtle(c, c.w * .545, c.h * .475, c.w * .94, -.62, 22, stroke=.2, hind=.2, flip=True, look=.1, color='#7f8148', grain=.012, shadow=.25, lift=14)


def banner_fish(c, rng, variant=0):
    """Three fish in cells of equal width, for the page to cut from: yellow and white swim left, orange to the right."""
    c.transparent()
    c.light = (-.4, -.92)
    cell = c.w / 3
    for k, (sp, size, yaw, flip) in enumerate((('raccoon', .8, 26, True), ('threadfin', .8, 24, True), ('anthias', .86, 20, False))):
        portraits.fish(c, sp, cell * (k + .5), c.h * .5, cell * size, yaw, 3, .16, flip=flip, grain=.025, shadow=0)


def coral_reefs(c, rng, variant=0):
    """A plate coral seen close, its right side bleached white and its left still rust red and alive; a large parrotfish swims over it with algae at its beak, small fish keep to the living side."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#b9ead9'), (.3, '#57bfc0'), (.65, '#1b86a0'), (1, '#0a4a70')], 84, glow=(W * .16, -60, 700, '#fff4d6', .55))
    c.glow(W * 1.0, H * .3, 560, '#f6a878', .28); L.surface_below(c, 60, .5); c.set_air()
    far = L.rocks(c, [(-30, H * .52), (W * .2, H * .47), (W * .45, H * .56), (W * .7, H * .5), (W + 30, H * .45)], '#2f7f8c', .66, 22)
    F.reef_patch(c, 0, W * .55, far, 1.6, .6, depth=.6)
    for k, x in enumerate(np.linspace(W * .58, W * 1.02, 7)): F.plant(c, ['staghorn', 'poc', 'table', 'plates'][k % 4], x, far(x) + 20, .75, mix('#f4f2e9', rng.choice(['#dfe9ee', '#f3dfdc']), .4), depth=.55)
    A.silhouettes(c, W * .72, H * .2, 50, 190, 50, 14, PI, depth=.5)
    mid = L.rocks(c, [(-30, H * .72), (W * .25, H * .68), (W * .5, H * .74), (W * .75, H * .7), (W + 30, H * .66)], '#245f70', .3, 8)
    cols = ['coral', 'saffron', 'plum', 'violet', 'rose', '#e9a05c', '#5fb0a0']
    for i, x in enumerate(np.linspace(-10, W + 10, 16)):
        pale = 1 / (1 + math.exp(-(x - W * .56) / (W * .05))); kind = ['staghorn', 'poc', 'plates', 'staghorn', 'brain'][i % 5]
        F.plant(c, kind, x, mid(x) + 34 + rng.normal(0, 12), rng.uniform(.9, 1.3), mix(cols[i % 7], '#f4f2e8', .95 * pale), depth=.24)
    A.school(c, 'anthias', W * .22, H * .5, 30, 190, 70, 38, .15, .3, depth=.06); A.school(c, 'chromis', W * .1, H * .4, 14, 90, 40, 34, .1, .2, depth=.18)
    # the near plates: alive, half, dead
    F.staghorn(c, W * .1, H * .98, 330, '#f2694b', 3, 7); F.staghorn(c, W * .02, H * 1.02, 300, '#8f6fb8', 3, 6)
    closeups.table(c, W * .3, H * 1.02, 520, '#d9583c', .3, .26, 1, .02)
    closeups.table(c, W * .73, H * 1.05, 640, '#f3f0e8', .3, .25, 1, -.04, '#ffffff')
    F.staghorn_fade(c, W * .5, H * 1.02, 300, '#f5a843', W * .44, W * .58)
    F.staghorn(c, W * .97, H * 1.0, 300, '#f4f2ea', 3, 7, tip='#ffffff'); F.brain(c, W * .87, H * 1.07, 170, '#e9e6da')
    with c.piece(shadow=.2, lift=3, volume=.25, vsize=4, grain=.05) as g:                                  # algae that settle on the white
        for _ in range(260): x, y = W * rng.normal(.77, .09), H * rng.normal(.86, .035); rgb(g, jitter(rng, '#7f9250', .03), .5); taper(g, [(x, y), (x + rng.normal(0, 5), y - rng.uniform(6, 18))], [4, 1.4], 5); g.fill()
    portraits.fish(c, 'parrotfish', W * .6, H * .44, 470, 24, -4, .22, flip=False, roll=.12)
    A.fish(c, 'raccoon', W * .44, H * .72, 96, 0.1, .1); A.fish(c, 'damsel', W * .2, H * .74, 70, .3); A.fish(c, 'damsel', W * .27, H * .68, 56, .1)
    c.particles(200, big=8); c.finish(.34, center=(.5, .48))


def dive(c, rng, variant=0):
    """Your own descent: down along the mooring line we see our legs and yellow fins, far below them a buddy whose bubbles come up and grow, a turtle that crosses, and the reef spread out on the pale sand."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#2f9fb4'), (.35, '#1f86a4'), (.7, '#12678f'), (1, '#0c4a74')], 100, wash=.07, glow=(W * .52, H * .36, 620, '#7fdcd2', .55))
    with c.piece(shadow=0, volume=.1, vsize=26, blur=5, alpha=.62) as g:                                    # sand between the reefs, far down
        for x, y, q in ((.5, .34, 250), (.62, .46, 190), (.38, .42, 170), (.72, .26, 130), (.27, .22, 110)): rgb(g, '#a9dcc4'); smooth(g, blob_pts(rng, W * x, H * y, q, q * .62, .2, 12)); g.fill()
    c.set_air()
    reefs = ((.08, .14, 22), (.26, .06, 16), (.07, .52, 24), (.24, .66, 18), (.05, .88, 18), (.2, .95, 14), (.52, .08, 14), (.78, .07, 22), (.95, .22, 22), (.9, .5, 26), (.74, .62, 14), (.97, .78, 16), (.44, .6, 10), (.78, .92, 12), (.33, .32, 7), (.7, .36, 6))
    for x0, y0, n in reefs:                                                                              # each a dense patch, large colonies in its middle
        for _ in range(n):
            a, d = rng.uniform(0, 2 * PI), abs(rng.normal(0, 1)); x, y = W * x0 + math.cos(a) * d * n * 4.2, H * y0 + math.sin(a) * d * n * 3.4
            from_above.coral(c, x, y, rng.uniform(40, 76) * (1.5 - .3 * min(d, 2)), rng.choice(['#f2694b', '#f5b843', '#c85a8e', '#8f6fb8', '#6fae8a', '#e9a05c', '#ee8f9f']), int(rng.choice([0, 0, 1, 2, 2, 3])), depth=.42, lift=5)
    A.silhouettes(c, W * .42, H * .2, 60, 150, 50, 15, .3, '#0f4f6f', .25)
    from_above.diver(c, W * .6, H * .36, 210, -2.2, accent='coral', slate=False, kick=.5, drop=60, depth=.2)
    A.turtle(c, W * .215, H * .36, 230, -.45, 20, stroke=.3, hind=.2, look=.1, depth=.1)
    with c.piece(shadow=.3, lift=10, volume=.35, vsize=8, rim=.4) as g:                                       # the line, thin below and thick beside us
        rgb(g, '#efe0b4'); taper(g, [(W * .5, H * .36), (W * .575, H * .5), (W * .7, H * .7), (W * .9, H * 1.04)], [3, 7, 15, 34], 60, False); g.fill()
        rgb(g, '#8a7a50', .6)
        for k, (x, y) in enumerate(curve_pts([(W * .5, H * .36), (W * .575, H * .5), (W * .7, H * .7), (W * .9, H * 1.04)], 46)[8:]): w = 4 + 28 * (k / 38) ** 1.4; taper(g, [(x - w * .5, y + w * .1), (x + w * .5, y - w * .3)], [1, w * .13, 1], 6, False); g.fill()
    # bubbles that come up and grow
    with c.piece(shadow=.12, lift=4, volume=0, rim=0, grain=.01) as g:
        for k in range(34):
            t = rng.uniform(0, 1) ** 1.3; x, y = W * (.6 - .06 * t) + rng.normal(0, 10 + 90 * t), H * (.34 - .04 * t) + rng.normal(0, 8 + 110 * t); s = 3 + 34 * t * rng.uniform(.5, 1)
            with at(g, x, y, 0, s, s * .86): g.arc(0, 0, 1, 0, 7); rad(g, 0, 0, 1, (0, '#d9fff5', .08), (.7, '#c8fbf0', .22), (1, '#f4fffb', .85), fx=-.2, fy=-.2); g.fill(); g.arc(-.34, -.38, .17, 0, 7); rgb(g, 'white', .9); g.fill()
    # our legs and fins
    for m, hip, knee, foot, rot in ((-1, (W * .3, H * 1.12), (W * .345, H * .88), (W * .385, H * .735), .1), (1, (W * .58, H * 1.14), (W * .545, H * .93), (W * .535, H * .815), -.06)):
        G.swim_fin(c, foot[0], foot[1] + 16, 330, rot, 'saffron')
        with c.piece(shadow=.5, lift=16, volume=.5, vsize=24, rim=.4) as g:
            lin(g, foot[0] - 70, 0, foot[0] + 70, 0, '#2f4f74', '#1b3352', '#0f2038'); taper(g, [hip, knee, (foot[0], foot[1] + 10)], [230, 142, 84], 34); g.fill()
            rgb(g, '#f2694b'); taper(g, [(hip[0] + m * 70, hip[1]), (knee[0] + m * 40, knee[1]), (foot[0] + m * 24, foot[1] + 26)], [30, 16, 8], 30, False); g.fill()
    c.particles(260, big=12); c.finish(.4, center=(.5, .42))


def video_poster(c, rng, variant=0):
    """Film poster: late light down a reef avenue; a manta comes out of the glow on the right, divers below it on the left. Middle stays simple."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#ffe9b4'), (.16, '#f6dba4'), (.4, '#b4dcba'), (.68, '#6cc2ba'), (1, '#3f9fae')], 90, glow=(W * .54, H * .36, 620, '#fff4d6', .5))
    L.surface_below(c, 72, .7, 110)
    for pts, cc, d, dens, q in (
            ([(-30, H * .3), (W * .12, H * .36), (W * .24, H * .52), (W * .38, H * .66), (W * .52, H * .72), (W * .66, H * .7), (W * .78, H * .56), (W * .9, H * .42), (W + 30, H * .36)], '#2f8592', .5, 2.2, .55),
            ([(-30, H * .42), (W * .1, H * .46), (W * .2, H * .6), (W * .32, H * .76), (W * .46, H * .86), (W * .6, H * .85), (W * .74, H * .7), (W * .86, H * .55), (W + 30, H * .46)], '#1f6a80', .26, 2.4, .8)):
        b = L.rocks(c, pts, cc, d, 16)
        F.reef_patch(c, -10, W * .42, b, dens, q, depth=d - .05); F.reef_patch(c, W * .63, W * 1.02, b, dens, q, depth=d - .05)
        if d > .6:
            A.silhouettes(c, W * .47, H * .5, 80, 220, 70, 13, .1, depth=.5); c.god_rays(W * .56, -190, .55, 18, 1150, 1.3, '#fff0c4')
    L.sandbed(c, [(-30, H * .86), (W * .3, H * .9), (W * .5, H * .885), (W * .7, H * .9), (W + 30, H * .86)], '#e0d8b0', .34, depth=.25)
    portraits.ray(c, W * .715, H * .35, 440, PI - .2, 'manta', 44, .32, depth=.12)
    A.school(c, 'fusilier', W * .42, H * .2, 60, 330, 60, 44, .12, .5, depth=.24)
    P.diver(c, W * .27, H * .43, 240, .12, pose='camera', accent='coral', kick=.4, depth=.06)
    P.diver(c, W * .155, H * .3, 180, .2, pose='fin', accent='saffron', suit='#24486a', fins='#f5b843', kick=-.5, depth=.22)
    A.school(c, 'snapper', W * .5, H * .79, 22, 170, 34, 46, PI, .3, depth=.1)
    b2 = L.rocks(c, [(-30, H * .6), (W * .08, H * .64), (W * .17, H * .78), (W * .27, H * .93), (W * .34, H + 40)], '#164f68', .05, 6)
    F.reef_patch(c, -10, W * .24, b2, 2.6, 1.0, depth=.14)
    b3 = L.rocks(c, [(W * .72, H + 40), (W * .8, H * .86), (W * .88, H * .73), (W * .96, H * .66), (W + 30, H * .62)], '#164f68', .05, 6)
    F.reef_patch(c, W * .8, W * 1.03, b3, 2.6, 1.0, depth=.12)
    A.school(c, 'anthias', W * .2, H * .69, 26, 110, 60, 34, -.4, depth=.04); A.school(c, 'anthias', W * .85, H * .66, 22, 90, 50, 32, PI + .4, depth=.05)
    F.sea_fan(c, W * .06, H * 1.02, 400, 'coral', .18); F.staghorn(c, W * .17, H * 1.05, 230, 'saffron', 3, 6); F.table_coral(c, W * .28, H * 1.05, 260, 'rose', .04)
    F.plates(c, W * .97, H * .99, 260, 'violet', 4); F.soft_coral(c, W * .89, H * 1.02, 190, '#e0705f', -.1); F.brain(c, W * .8, H * 1.05, 170, 'leaf'); F.pocillopora(c, W * .7, H * 1.06, 130, 'rose')
    A.fish(c, 'idol', W * .345, H * .86, 96, .1, .05)
    c.particles(240, big=10); c.finish(.4, center=(.5, .4), warm=.15)


def volunteer_poster(c, rng, variant=0):
    """Three volunteers at the surface after a dive, seen close and laughing, masks pulled down round the neck; behind them the red boat they will climb into, over them a bright noon sky."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .3
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .12, H * .02, 640, '#fffbe6', .6)
    L.cloud(c, W * .33, H * .2, 330, depth=.35); L.cloud(c, W * .06, H * .13, 200, depth=.45)
    L.sea(c, hz, H, 'noon', None, 150); c.set_air()
    # the boat's side, large, cut by the frame
    with c.piece(shadow=.4, lift=14, volume=.45, vsize=26, rim=.4) as g:
        smooth(g, [(W * .57, H * .2), (W * .72, H * .215), (W * .9, H * .17), (W * 1.06, H * .08), (W * 1.06, H * .5), (W * .9, H * .48), (W * .72, H * .45), (W * .62, H * .36)], tension=.4); lin(g, 0, H * .15, 0, H * .5, '#f07058', '#d5452f', '#7f2a28'); g.fill()
        rgb(g, 'cream'); taper(g, [(W * .575, H * .218), (W * .72, H * .236), (W * .9, H * .192), (W * 1.06, H * .1)], [9, 18, 22, 26], 30, False); g.fill()
        rgb(g, '#1b8f93'); taper(g, [(W * .6, H * .29), (W * .74, H * .3), (W * .9, H * .265), (W * 1.06, H * .19)], [6, 12, 15, 18], 30, False); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8, rim=.5) as g:                                    # ladder over the side
        for x in (.66, .72): rgb(g, '#e9eef0'); taper(g, [(W * x, H * .15), (W * (x + .003), H * .54)], [13, 13]); g.fill()
        for y in (.29, .37, .45): rgb(g, '#d3dde0'); taper(g, [(W * .66, H * y), (W * .722, H * (y - .004))], [12, 12]); g.fill()
    who = ((.81, .47, 214, '#e0b48e', 'bob', '#8a5a2c', '#2c3c56', '#f5b843', (-.5, -.05), .8, -.06), (.2, .45, 206, '#7b4f35', 'short', '#1d1512', '#22405a', '#f2694b', (.5, 0), .75, .07), (.505, .5, 244, '#a9734c', 'hijab', '#1d1512', '#1d3350', '#1b8f93', (.05, -.05), .95, .0))
    for x, y, s, skin, hair, hc, top, mask, gaze, smile, tilt in who:
        X, Y = W * x, H * y
        faces.front(c, X, Y, s, skin, hair, hc, scarf='#16304a', top=top, gaze=gaze, smile=smile, tilt=tilt)
        if hair != 'hijab':
            with c.piece(shadow=.3, lift=3, volume=.2, rim=.3) as g: rgb(g, '#20303a'); taper(g, [(X - s * .42, Y + s * .78), (X, Y + s * .98), (X + s * .42, Y + s * .78)], [s * .09] * 3, 16, False); g.fill()
        G.dive_mask(c, X, Y + s * 1.03, s * .86, tilt, mask, strap=False)
    # the water before them: it closes over the shoulders
    for k, (y, al) in enumerate(((.735, .95), (.8, 1), (.9, 1))):
        if k == 1: closeups.hand(c, W * .345, H * .56, 108, -PI / 2 + .12, 'pinch', '#a9734c', '#1d3350', 2.2)
        q = [(W * u, H * (y + .016 * math.sin(u * 11 + 2.1 * k) + .008 * math.sin(u * 29 + k))) for u in np.linspace(-.04, 1.04, 40)]
        with c.piece(shadow=.25, lift=10, volume=.1, vsize=14, rim=.6, alpha=al) as g: smooth(g, q, False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); lin(g, 0, H * y, 0, H * (y + .2), ['#8fdcd4', '#4fbfc4', '#239fb0'][k], ['#3fb0b8', '#1f93a8', '#0f6f8c'][k]); g.fill()
    water.strips(c, H * .74, H, 90, ('white', '#0f6a86'), (.12, .5), 1.2)
    water.rings(c, [(W * .662, H * .54, 30), (W * .722, H * .54, 30), (W * .345, H * .815, 84), (W * .06, H * .84, 60), (W * .95, H * .86, 70)], alpha=.7)
    water.sparkle(c, 60, (0, H * .72, W, H))
    c.finish(.24, warm=.06, center=(.5, .45))
