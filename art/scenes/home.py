"""Pictures of the home page: the cut-outs of the banner (transparent ground), posters of the films, reefs and dive."""
import math
import numpy as np
from toolkit import closeups, cutouts, fauna as A, flora as F, gear as G, land as L, light, people as P, portraits
from toolkit.paper import blob_pts, col, jitter, lin, mix, rgb, smooth, taper

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


def coral_reefs(c, rng, variant=0):
    """Bleached reef beside a still healthy one: the warm patch arrives softly, no hard bands."""
    W, H = c.w, c.h
    c.light = (-.35, -.93)
    c.backdrop([(0, '#c4ecd8'), (.3, '#4fb9ba'), (.65, 'water3'), (1, 'water4')], 88, glow=(W * .8, H * .05, 720, '#f9c98e', .62))
    c.glow(W * .95, H * .5, 520, '#f6a878', .3); c.set_air()
    L.surface_below(c, 70, .55)
    L.rocks(c, [(-30, H * .55), (W * .15, H * .5), (W * .35, H * .62), (W * .55, H * .66), (W * .8, H * .58), (W + 30, H * .5)], '#2f7684', .68, 20)
    c.god_rays(W * .74, -160, .34, 15, 900, 1.2, '#ffe3b8')
    b = L.rocks(c, [(-30, H * .66), (W * .12, H * .62), (W * .3, H * .72), (W * .46, H * .79), (W * .6, H * .76), (W * .8, H * .69), (W + 30, H * .66)], '#27606c', .34, 10)
    A.school(c, 'chromis', W * .2, H * .42, 26, 150, 60, 30, .1, .3, depth=.15)
    A.school(c, 'anthias', W * .32, H * .56, 20, 110, 46, 30, PI - .2, depth=.08)
    bone = lambda: mix('#f2f1e8', rng.choice(['#d7e6ec', '#f6dfe0', '#efe9c8', '#e9f0e2']), rng.uniform(.2, .8))
    kinds = ['staghorn', 'table', 'poc', 'plates', 'brain', 'staghorn', 'table', 'boulder']
    cols = ['coral', 'saffron', 'plum', 'violet', 'leaf', 'rose', '#e9a05c', '#5fb0a0']

    def row(n, y0, size, depth):
        xs = (np.arange(n) + rng.uniform(.2, .8, n)) / n * (W + 80) - 40
        for i, x in enumerate(xs):
            k = kinds[(i * 3 + int(y0)) % 8] if rng.random() < .6 else rng.choice(kinds)
            # probability of bleaching rises along a wavy front - mixed in the middle
            front = W * (.55 + .05 * math.sin(y0 / 60))
            pb = 1 / (1 + math.exp(-(x - front) / (W * .07)))
            cc = col(rng.choice(cols))
            if rng.random() < pb:
                cc = mix(cc, bone(), min(1, .78 + .3 * pb) if pb > .3 else .55)
            F.plant(c, k, x, b(x) * 0 + y0 + (b(x) - H * .7) * .5 + rng.normal(0, 16), size * rng.uniform(.75, 1.25), cc, depth=depth)
    row(15, H * .735, .7, .42); row(13, H * .8, .9, .24); row(11, H * .89, 1.15, .08)
    # one focal pair: living table coral against a pale one
    closeups.table(c, W * .32, H * 1.0, 450, 'coral', .15, .24, 1, .03)
    closeups.table(c, W * .7, H * 1.03, 420, '#f1efe6', .13, .26, 1, -.04, '#ffffff')
    F.staghorn(c, W * .52, H * .99, 190, mix('saffron', '#f4f2e8', .72), 3, 6)
    A.fish(c, 'raccoon', W * .415, H * .7, 96, 0.1, .1)
    P.diver(c, W * .72, H * .44, 250, PI - .2, pose='camera', accent='coral', suit='#243a58', depth=.06)
    F.sea_fan(c, W * .045, H * 1.02, 320, 'plum', .14); F.anemone(c, W * .145, H * 1.01, 150, '#d98a64', 'cream')
    A.fish(c, 'clownfish', W * .15, H * .86, 56, .2, .15); A.fish(c, 'clownfish', W * .185, H * .905, 42, PI + .2, -.1)
    F.staghorn(c, W * .94, H * 1.04, 240, '#f4f2ea', 3, 7, tip='#ffffff')
    F.boulder(c, W * .83, H * 1.07, 190, '#eceade', .6)
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4, grain=.05) as g:     # algae film on dead tips
        for _ in range(120):
            x, y = rng.uniform(W * .86, W), rng.uniform(H * .85, H)
            rgb(g, '#8b9a5a', .35); smooth(g, blob_pts(rng, x, y, rng.uniform(2, 7), rng.uniform(1, 4), .3, 6)); g.fill()
    c.particles(220, big=9); c.finish(.36, center=(.48, .45))


def dive(c, rng, variant=0):
    """Dive teaser: a group descends along a mooring line over a deep reef; boat above."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#9fe0d0'), (.22, '#45b6bb'), (.55, '#14809a'), (1, '#06304f')], 90, glow=(W * .36, -60, 560, '#fff4d6', .8))
    L.surface_below(c, 110, .75, 110)
    with c.piece(depth=.1, shadow=.25, lift=10, volume=.45, vsize=16) as g:       # hull and outriggers from below
        smooth(g, [(W * .3, 8), (W * .34, 50), (W * .42, 66), (W * .54, 62), (W * .62, 36), (W * .65, -10), (W * .3, -10)]); lin(g, 0, 0, 0, 66, '#2b6f86', '#123f5c'); g.fill()
        rgb(g, '#123f5c'); taper(g, [(W * .345, 55), (W * .34, 92)], [16, 12]); g.fill()
        for k in range(3): smooth(g, blob_pts(rng, W * .34 + (k - 1) * 13, 98, 8, 5, .1, 8)); g.fill()
    c.god_rays(W * .36, -220, .46, 17, 1100, 1.2)
    L.rocks(c, [(-30, H * .7), (W * .2, H * .78), (W * .4, H * .86), (W * .6, H * .8), (W * .8, H * .66), (W + 30, H * .5)], '#1f6a80', .62, 22)
    A.silhouettes(c, W * .82, H * .36, 90, 240, 90, 14, PI, depth=.45)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3) as g:
        rgb(g, '#e9dcb0'); taper(g, [(W * .5, 55), (W * .515, H * .4), (W * .5, H * .86)], [3, 5, 7], 40); g.fill()
        for k in range(9):
            rgb(g, jitter(rng, '#79a86a', .05), .8); smooth(g, blob_pts(rng, W * .513, H * (.5 + .04 * k), 8, 6, .2, 7)); g.fill()
    P.diver(c, W * .43, H * .25, 150, .9, pose='look', accent='saffron', suit='#24486a', fins='#f5b843', depth=.22)
    P.diver(c, W * .6, H * .34, 185, PI - .6, pose='hover', accent='#c85a8e', suit='#2c2c54', fins='#c85a8e', tank='#d9dcd6', depth=.12)
    P.diver(c, W * .37, H * .47, 230, .55, pose='fin', accent='#23b0a4', suit='#16304a', fins='#23b0a4', kick=.7)
    P.diver(c, W * .66, H * .6, 290, PI - .22, pose='camera', accent='coral', kick=-.4)
    A.turtle(c, W * .15, H * .42, 210, -.45, 122, stroke=.3, depth=.3)
    b = L.rocks(c, [(-30, H * .82), (W * .15, H * .86), (W * .35, H * .93), (W * .55, H * .95), (W * .8, H * .88), (W + 30, H * .74)], '#134a66', .1, 6)
    F.reef_patch(c, -10, W * 1.0, b, 2.1, .95, depth=.16)
    A.school(c, 'snapper', W * .22, H * .74, 34, 190, 50, 54, .12, .3, depth=.08); A.school(c, 'anthias', W * .83, H * .76, 30, 150, 60, 32, PI + .2, depth=.1)
    F.sea_fan(c, W * .95, H * 1.0, 360, 'coral', -.18); F.table_coral(c, W * .8, H * 1.03, 330, 'rose', -.04); F.staghorn(c, W * .04, H * 1.04, 210, 'saffron', 3, 6); F.soft_coral(c, W * .13, H * 1.02, 150, 'violet'); F.plates(c, W * .33, H * 1.06, 190, 'leaf', 4)
    A.fish(c, 'emperor', W * .63, H * .88, 110, PI + .1, .1)
    c.particles(240, big=8); c.finish(.42, center=(.5, .4))


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
    """Deep and dark: one diver's torch falls on a nursery table; a second torch far off. The left third is night."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#1b6f92'), (.4, '#0f4f78'), (1, '#0a3558')], 90, wash=.05)
    b0 = L.rocks(c, [(-30, H * .62), (W * .2, H * .56), (W * .4, H * .66), (W * .6, H * .6), (W * .8, H * .48), (W + 30, H * .4)], '#3f8a90', .3, 24)
    F.reef_patch(c, 0, W * 1.0, b0, 1.4, .7, depth=.55)
    L.sandbed(c, [(-30, H * .8), (W * .3, H * .76), (W * .6, H * .74), (W + 30, H * .72)], '#d9cfa4', .0)
    F.reef_patch(c, 0, W * .34, lambda x: H * .82, 1.6, 1.0, depth=.25)
    P.diver(c, W * .44, H * .3, 170, PI - .35, pose='look', accent='saffron', fins='#f5b843', suit='#24486a', depth=.2, kick=-.4)
    G.table_of_young(c, W * .6, H * .95, 560, 3, 7, 92, ['coral', 'rose', 'saffron', '#e9a05c', 'plum'])
    A.fish(c, 'raccoon', W * .46, H * .62, 92, .1, .1); A.school(c, 'anthias', W * .62, H * .6, 9, 110, 30, 36, PI, depth=0)
    P.diver(c, W * .86, H * .3, 320, PI - .5, pose='look', accent='coral', fins='#f2694b', kick=.5)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#e8b53c'); taper(g, [(W * .795, H * .395), (W * .768, H * .432)], [13, 22], 8); g.fill()
    for x, k, q, cc in ((.97, 'fan', 2.0, 'plum'), (.9, 'boulder', 1.2, '#c9a46c'), (.82, 'poc', 1.3, 'rose'), (.36, 'staghorn', 1.4, 'saffron'), (.28, 'plates', 1.3, 'violet'), (.05, 'fan', 1.9, 'coral'), (.15, 'brain', 1.4, 'leaf')):
        F.plant(c, k, W * x, H * 1.04, q, cc)
    light.torchlight(c, [(W * .765, H * .435, 2.02, .36, 820), (W * .765, H * .435, -.7, 1.1, 300), (W * .395, H * .345, 2.35, .2, 420), (W * .395, H * .345, -.5, 1.0, 130)], .58, '#0d4a7a')
    c.glow(W * .765, H * .437, 70, '#fff6d8', .9); c.glow(W * .395, H * .347, 40, '#fff6d8', .85)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:        # plankton in the beam
        for _ in range(130):
            t, o = rng.uniform(.1, 1), rng.normal(0, .13)
            d = 60 + t * 560
            rgb(g, '#fff6d8', rng.uniform(.15, .7)); g.arc(W * .765 + math.cos(2.02 + o) * d, H * .435 + math.sin(2.02 + o) * d, rng.uniform(.7, 2.4), 0, 7); g.fill()
    c.bubbles(W * .815, H * .33, 16, 330, 9, 16)
    c.particles(160, (.5, 1.8), (.08, .35), big=4); c.finish(.34, center=(.62, .56), contrast=.1)
