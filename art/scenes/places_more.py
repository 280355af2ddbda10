"""More pictures of places: the combined dive between bay and islands, the round window of the mission's education."""
import math
import numpy as np
import fauna as A
import flora as F
import gear as G
import land as L
import parts_a as X
import parts_b as B
import parts_g as Q
import parts_p as Z
import people as P
import portraits
from paper import *

PI = math.pi


def bay_and_islands(c, rng, variant=0):
    """Combined dive, half above and half below: left the bay's table, right the islands' reef wall, the boat on its way between them."""
    W, H = c.w, c.h
    wl = H * .4
    c.light = (-.3, -.95)
    L.sky(c, 'noon', wl, (W * .3, H * .1, 30), glow=.7)
    L.cloud(c, W * .58, H * .14, 300, depth=.25); L.cloud(c, W * .9, H * .22, 200, depth=.4, puffs=5); L.cloud(c, W * .12, H * .1, 220, depth=.35)
    for x, y, w, h, d in ((.62, 2, 180, 20, .5), (.755, 5, 250, 30, .38), (.925, 10, 360, 46, .22)): L.island(c, W * x, wl + y, w, h, 'moss', d, True, 4)
    L.island(c, -W * .02, wl + 6, 760, 118, '#5f8f62', .26, True, 5)
    L.sea(c, wl - 2, wl + 70, 'noon', W * .3, 60, .5)
    F.palm(c, W * .045, wl + 16, 250, .22, depth=.06); F.palm(c, W * .125, wl + 14, 180, -.2, depth=.12)
    L.berugak(c, W * .2, wl + 10, 130, depth=.12)
    # water
    wp = [(-30, wl + 30), (W * .16, wl + 16), (W * .36, wl + 34), (W * .54, wl + 18), (W * .76, wl + 36), (W * .9, wl + 22), (W + 30, wl + 34)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#b6ead6', '#4fbfbd', '#15839c', '#08466c'); g.fill()
    c.glow(W * .3, wl + 20, 460, '#fff4d6', .4, 1.4); c.set_air()
    b0 = L.rocks(c, [(W * .48, H + 20), (W * .58, H * .86), (W * .7, H * .72), (W * .84, H * .6), (W + 30, H * .54)], '#2d7484', .55, 16)
    F.reef_patch(c, W * .6, W * 1.02, b0, 1.8, .6, depth=.5)
    A.silhouettes(c, W * .5, H * .66, 70, 180, 70, 12, .1, depth=.5)
    c.god_rays(W * .3, wl - 240, .3, 14, 900, 1.2)
    b1 = L.rocks(c, [(W * .6, H + 20), (W * .68, H * .9), (W * .78, H * .8), (W * .88, H * .7), (W + 30, H * .64)], '#1f5f74', .2, 6)
    F.reef_patch(c, W * .7, W * 1.03, b1, 2.4, .9, depth=.18); F.reef_patch(c, W * .8, W * 1.03, lambda x: b1(x) + 70, 2.0, .9, depth=.1)
    sb = L.sandbed(c, [(-30, H * .78), (W * .2, H * .8), (W * .38, H * .85), (W * .5, H * .95), (W * .56, H * 1.06)], '#e3dab0', .3)
    # left: planting in the bay
    Z.table_of_young(c, W * .19, H * .93, 300, 3, 7, 46, ['saffron', 'coral', 'rose', 'violet', '#e9a05c'])
    P.diver(c, W * .1, H * .7, 170, .55, pose='work', accent='coral', kick=.3); P.diver(c, W * .335, H * .72, 165, PI - .35, pose='hover', accent='#1fa39a', suit='#1c2c4c', fins='#23b0a4', tank='#d9dcd6', kick=-.4)
    F.table_coral(c, W * .4, H * .9, 130, '#e9a05c', .05, depth=.08); F.pocillopora(c, W * .03, H * .86, 90, 'plum', depth=.08)
    # right: the islands' reef
    A.turtle(c, W * .69, H * .6, 200, -.15, 50, stroke=.5, hind=.4, look=.2, flip=True)
    P.diver(c, W * .845, H * .545, 165, PI - .12, pose='fin', accent='saffron', suit='#24486a', fins='#f5b843', kick=.5, depth=.06); P.diver(c, W * .945, H * .5, 135, PI - .2, pose='look', accent='coral', kick=-.4, depth=.16)
    A.school(c, 'anthias', W * .8, H * .72, 26, 120, 50, 32, PI + .3, depth=.04); A.school(c, 'fusilier', W * .46, H * .57, 30, 170, 40, 40, PI, .3, depth=.2)
    F.sea_fan(c, W * .93, H * 1.01, 300, 'plum', -.2); F.staghorn(c, W * .84, H * 1.04, 190, 'saffron', 3, 6); F.soft_coral(c, W * .99, H * 1.0, 150, 'rose'); F.brain(c, W * .74, H * 1.05, 130, 'leaf')
    F.plates(c, W * .03, H * 1.03, 190, 'violet', 4); F.anemone(c, W * .335, H * 1.02, 120, '#e3a27c', 'cream'); A.fish(c, 'clownfish', W * .325, H * .93, 48, .1, .12)
    A.fish(c, 'idol', W * .62, H * .86, 90, PI, .05)
    # the boat with tanks on the way over; hull shows below the line
    bx, by = W * .455, wl + 26
    for k, (dx, hair, top) in enumerate(((-.26, 'hijab', '#1b8f93'), (-.12, 'short', '#f2694b'), (.02, 'pony', '#8f6fb8'), (.16, 'cap', '#f5b843'))):
        B.bust(c, bx + dx * 420, by - 30, 96, hair, top, ['#7b4f35', '#8a5a3c', '#6b432d', '#9a6645'][k], '#f5b843', .5, .6)
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=4) as g:
        for dx in (-.33, -.19, -.05, .09, .23): lin(g, bx + dx * 420 - 9, 0, bx + dx * 420 + 9, 0, '#f7d27a', '#e8b53c', '#9a7424'); taper(g, [(bx + dx * 420, by - 24), (bx + dx * 420, by - 58)], [17, 16]); g.fill()
    B.jukung_bow(c, bx, by, 440, '#2f7f9a')
    L.waterline(c, [(x, y + 2) for x, y in wp])
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:      # bow wave and wake
        for k in range(26):
            t = rng.uniform(0, 1); x, y = bx - 200 - 210 * t, by + 6 + rng.normal(0, 4); rgb(g, 'white', .75 * (1 - t)); smooth(g, blob_pts(rng, x, y, rng.uniform(4, 13) * (1 - .5 * t), 3, .2, 8)); g.fill()
        rgb(g, 'white', .9); taper(g, [(bx + 196, by + 2), (bx + 232, by - 4), (bx + 262, by + 6)], [3, 9, 1], 10); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for x, y, s in ((.5, .2, 26), (.545, .17, 20), (.47, .15, 15)): A.gull(g, W * x, H * y, s, .1, '#fdfaf0')
    c.particles(160, box=(0, wl + 60, W, H)); c.finish(.3, center=(.5, .45))


def porthole(c, rng, variant=0):
    """Education: three children of different size, from behind, before a great round window of the lab tank; their drawings on the wall."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#e0a070'), (.45, '#c98260'), (1, '#8f5450')], 70, wash=.05, glow=(W * .13, H * .2, 560, '#ffe2a8', .55))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for k in range(15):
            x = W * k / 14; rgb(g, '#6b3a3c', .5); taper(g, [(x, -20), (x + 3, H + 20)], [4, 4], cap=False); g.fill()
            for _ in range(9): y, q = rng.uniform(-40, H), rng.uniform(60, 220); xx = x + rng.uniform(12, W / 14 - 12); rgb(g, '#6b3a3c' if rng.random() < .6 else '#f6c79a', rng.uniform(.1, .24)); taper(g, [(xx, y), (xx + rng.normal(0, 3), y + q / 2), (xx, y + q)], [.4, 3, .4], 12, False); g.fill()
    c.set_air()
    cx, cy, R = W * .535, H * .44, H * .375
    ring = lambda q, n=40, wob=.004: blob_pts(np.random.default_rng(4), cx, cy, q, q, wob, n)
    with c.piece(shadow=.6, lift=20, volume=.5, vsize=26, rim=.5) as g:          # brass ring
        smooth(g, ring(R + 58)); lin(g, cx - R, cy - R, cx + R, cy + R, '#f3d38a', '#c9923f', '#7a4f26'); g.fill()
        rgb(g, '#8a5c2a'); smooth(g, ring(R + 12)); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.5, vsize=6, rim=.5) as g:
        for k in range(16):
            a = k * PI / 8 + .2; rgb(g, '#e9be6a'); smooth(g, blob_pts(rng, cx + math.cos(a) * (R + 34), cy + math.sin(a) * (R + 34), 13, 13, .03, 12)); g.fill()
    clip = lambda q: smooth(q, ring(R))
    with c.piece(shadow=0, volume=0, rim=.2, grain=.03) as g: smooth(g, ring(R)); lin(g, 0, cy - R, 0, cy + R, '#d6f7e6', '#6fd3cc', '#1f93ab', '#0d4f7a'); g.fill()
    air, c.air = c.air, c.img.copy()
    kw = dict(clip=clip)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:
        for a, w in ((-.5, 60), (-.18, 100), (.25, 50), (.5, 90)): poly(g, [(cx + a * R, cy - R), (cx + a * R + w, cy - R), (cx + a * R * 1.6 + w * 2.2, cy + R), (cx + a * R * 1.6 - w, cy + R)]); lin(g, 0, cy - R, 0, cy + R, (0, 'white', .3), (1, 'white', 0)); g.fill()
    base = lambda x: cy + R * .62 - 60 * math.cos((x - cx) / R * 1.3)
    F.reef_patch(c, cx - R, cx + R, lambda x: base(x) - 10, 1.7, .7, depth=.5, clip=clip)
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=20, **kw) as g: smooth(g, [(cx - R - 40, cy + R), (cx - R, base(cx - R)), (cx - R * .4, base(cx - R * .4) + 16), (cx + R * .3, base(cx + R * .3) + 22), (cx + R, base(cx + R)), (cx + R + 40, cy + R)], tension=.5); lin(g, 0, cy, 0, cy + R, '#5f8f8c', '#23566e'); g.fill()
    for dx, dy, k, q, cc in ((-.72, .42, 'staghorn', 1.1, 'coral'), (-.5, .5, 'brain', .9, 'leaf'), (.72, .4, 'fan', 1.2, 'plum'), (.5, .5, 'staghorn', 1.15, 'saffron'), (.2, .6, 'poc', 1.0, 'violet'), (-.25, .62, 'plates', .9, '#5fb0a0'), (.88, .52, 'poc', 1.0, 'coral'), (-.9, .55, 'soft', 1.0, 'rose')): F.plant(c, k, cx + dx * R, cy + dy * R + 30, q, cc, clip=clip)
    F.anemone(c, cx - R * .06, cy + R * .62, 210, '#e3a27c', 'cream', **kw)
    A.school(c, 'anthias', cx + R * .5, cy - R * .1, 13, 90, 50, 38, PI, .2); A.school(c, 'chromis', cx - R * .4, cy - R * .5, 12, 100, 40, 34, .1, .2, depth=.25)
    A.fish(c, 'clownfish', cx - R * .02, cy + R * .06, 150, .08, .12); A.fish(c, 'clownfish', cx - R * .3, cy + R * .26, 84, .3, -.1); A.fish(c, 'tang', cx + R * .42, cy - R * .46, 104, PI + .1, .1)
    c.air = air
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, blur=2, clip=clip) as g:      # glass: two soft highlights
        rgb(g, 'white', .5); g.set_line_width(16); g.arc(cx, cy, R - 34, PI * 1.1, PI * 1.42); g.stroke(); rgb(g, 'white', .3); g.set_line_width(8); g.arc(cx, cy, R - 60, PI * 1.12, PI * 1.3); g.stroke()
    c.glow(cx, cy, R * 1.5, '#9fe8dc', .26)
    # wall: drawings on the right, lamp and shelf of jars on the left
    Q.child_drawing(c, W * .885, H * .13, 190, 'turtle', .06); Q.child_drawing(c, W * .915, H * .41, 165, 'reef', -.07, peg='saffron'); Q.child_drawing(c, W * .09, H * .6, 160, 'octopus', -.05, peg='teal')
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=10) as g: poly(g, [(-20, H * .43), (W * .19, H * .43), (W * .19, H * .455), (-20, H * .455)]); lin(g, 0, H * .43, 0, H * .455, '#a9704a', '#6b3f30'); g.fill()

    def inside(cc):
        return lambda c, x0, x1, y: F.staghorn(c, (x0 + x1) / 2, y, 62, cc, 2, 4)
    X.jar(c, W * .05, H * .43, 130, inside('coral')); X.jar(c, W * .115, H * .43, 104, inside('violet')); Z.scallop(c, W * .165, H * .412, 60, '#f3b79a', .1)
    G.lamp(c, W * .13, -20, H * .08, 170, 'saffron', .4)
    # the children, dark and warm against the window, lit from it
    for x, y, s, hair, top, hat, t in ((.675, 1.06, 470, 'hijab', '#2f6f86', '#4f3f7a', -.5), (.345, 1.05, 430, 'pony', '#b8456a', '#f5b843', .5), (.505, 1.04, 290, 'short', '#e0a030', '#f5b843', .15)):
        portraits.onlooker(c, W * x, H * y, s, hair, top, ['#6b432d', '#7b4f35', '#8a5a3c'][int(s) % 3], hat, t)
    c.finish(.4, warm=.08, center=(.53, .45))
