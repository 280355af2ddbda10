"""Pictures of single places of the site: film posters, dive packages, price board, the portrait cut of the dive hero."""
import math
import fauna as A
import flora as F
import gear as G
import land as L
import parts_a as X
import parts_b as B
import parts_p as Z
import people as P
import portraits
from paper import *

PI = math.pi


def hero_portrait(c, rng, variant=0):
    """Tall dive hero: calm light water above left for a headline; turtle right, divers at a nursery table below right of the middle."""
    W, H = c.w, c.h
    c.light = (-.42, -.9)
    c.backdrop([(0, '#c8f0dc'), (.16, '#8ed8cf'), (.45, 'water2'), (.78, 'water3'), (1, 'water4')], 94, glow=(W * .24, -60, 640, '#fff4d6', .75))
    L.surface_below(c, 80, .6)
    b0 = L.rocks(c, [(W * .3, H + 20), (W * .45, H * .74), (W * .64, H * .6), (W * .82, H * .46), (W + 30, H * .34)], '#2f7f8e', .72, 24)
    F.reef_patch(c, W * .6, W * 1.03, b0, 1.6, .6, depth=.66)
    A.silhouettes(c, W * .36, H * .52, 44, 160, 50, 12, PI, depth=.55)
    c.god_rays(W * .24, -160, .44, 17, 1300, 1.05)
    b1 = L.rocks(c, [(W * .4, H + 30), (W * .56, H * .8), (W * .72, H * .7), (W * .86, H * .62), (W + 30, H * .52)], '#235f70', .36, 8)
    F.reef_patch(c, W * .68, W * 1.03, b1, 2.4, .9, depth=.3); F.reef_patch(c, W * .72, W * 1.03, lambda x: b1(x) + 70, 2.0, .9, depth=.22)
    A.school(c, 'chromis', W * .74, H * .62, 30, 140, 46, 30, PI + .1, depth=.14)
    L.sandbed(c, [(-30, H * .88), (W * .2, H * .86), (W * .5, H * .825), (W * .8, H * .8), (W + 30, H * .77)], caustic=.34)
    F.table_coral(c, W * .13, H * .885, 190, '#e9a05c', .05, depth=.16); F.staghorn(c, W * .26, H * .885, 110, 'rose', 2, 5, depth=.12)
    tx, ty = W * .585, H * .915
    Z.table_of_young(c, tx, ty, 470, 3, 8, 66, ['saffron', 'coral', 'rose', 'violet', '#e9a05c', 'leaf'])
    P.diver(c, tx - 215, ty - 268, 290, .62, pose='work', accent='coral', kick=.4)
    P.diver(c, tx + 290, ty - 300, 270, PI - .34, pose='hover', accent='#1fa39a', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.6)
    A.school(c, 'anthias', W * .6, H * .825, 22, 130, 34, 30, PI + .2, depth=.05)
    A.turtle(c, W * .68, H * .4, 340, -.2, 48, stroke=.55, hind=.5, look=.25, depth=.04, flip=True)
    A.school(c, 'fusilier', W * .84, H * .24, 34, 180, 70, 54, PI + .2, .35, depth=.22)
    F.sea_fan(c, W * .95, H * 1.0, 360, 'plum', -.14); F.staghorn(c, W * .82, H * 1.03, 220, 'saffron', 3, 7); F.boulder(c, W * .97, H * 1.04, 240, '#c9a46c', .6); F.soft_coral(c, W * .89, H * 1.0, 150, 'rose')
    L.rocks(c, [(-30, H * .945), (W * .1, H * .955), (W * .28, H * .985), (W * .5, H * 1.01), (W + 30, H * 1.03)], '#12394f', .0, 0)
    F.plates(c, W * .03, H * .985, 220, 'violet', 4); F.pocillopora(c, W * .16, H * .995, 120, 'coral'); F.leather(c, W * .27, H * 1.0, 120, '#d8cfae'); F.anemone(c, W * .4, H * 1.012, 150, '#e3a27c', 'cream'); F.brain(c, W * .55, H * 1.03, 130, '#d9a05c'); F.pocillopora(c, W * .69, H * 1.02, 120, 'violet')
    A.fish(c, 'clownfish', W * .385, H * .93, 56, .1, .12); A.fish(c, 'clownfish', W * .44, H * .95, 42, PI + .3, -.1)
    A.fish(c, 'idol', W * .17, H * .8, 100, .1, .04); A.fish(c, 'emperor', W * .88, H * .74, 84, PI + .1, .1, depth=.08)
    c.particles(240, big=9); c.finish(.34, center=(.45, .45))


def golden_avenue(c, rng, variant=0):
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


def night_work(c, rng, variant=0):
    """Deep and dark: one diver's torch falls on a nursery table; a second torch far off. The left third is night."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#1b6f92'), (.4, '#0f4f78'), (1, '#0a3558')], 90, wash=.05)
    b0 = L.rocks(c, [(-30, H * .62), (W * .2, H * .56), (W * .4, H * .66), (W * .6, H * .6), (W * .8, H * .48), (W + 30, H * .4)], '#3f8a90', .3, 24)
    F.reef_patch(c, 0, W * 1.0, b0, 1.4, .7, depth=.55)
    L.sandbed(c, [(-30, H * .8), (W * .3, H * .76), (W * .6, H * .74), (W + 30, H * .72)], '#d9cfa4', .0)
    F.reef_patch(c, 0, W * .34, lambda x: H * .82, 1.6, 1.0, depth=.25)
    P.diver(c, W * .44, H * .3, 170, PI - .35, pose='look', accent='saffron', fins='#f5b843', suit='#24486a', depth=.2, kick=-.4)
    Z.table_of_young(c, W * .6, H * .95, 560, 3, 7, 92, ['coral', 'rose', 'saffron', '#e9a05c', 'plum'])
    A.fish(c, 'raccoon', W * .46, H * .62, 92, .1, .1); A.school(c, 'anthias', W * .62, H * .6, 9, 110, 30, 36, PI, depth=0)
    P.diver(c, W * .86, H * .3, 320, PI - .5, pose='look', accent='coral', fins='#f2694b', kick=.5)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#e8b53c'); taper(g, [(W * .795, H * .395), (W * .768, H * .432)], [13, 22], 8); g.fill()
    for x, k, q, cc in ((.97, 'fan', 2.0, 'plum'), (.9, 'boulder', 1.2, '#c9a46c'), (.82, 'poc', 1.3, 'rose'), (.36, 'staghorn', 1.4, 'saffron'), (.28, 'plates', 1.3, 'violet'), (.05, 'fan', 1.9, 'coral'), (.15, 'brain', 1.4, 'leaf')):
        F.plant(c, k, W * x, H * 1.04, q, cc)
    Z.torchlight(c, [(W * .765, H * .435, 2.02, .36, 820), (W * .765, H * .435, -.7, 1.1, 300), (W * .395, H * .345, 2.35, .2, 420), (W * .395, H * .345, -.5, 1.0, 130)], .58, '#0d4a7a')
    c.glow(W * .765, H * .437, 70, '#fff6d8', .9); c.glow(W * .395, H * .347, 40, '#fff6d8', .85)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:        # plankton in the beam
        for _ in range(130):
            t, o = rng.uniform(.1, 1), rng.normal(0, .13)
            d = 60 + t * 560
            rgb(g, '#fff6d8', rng.uniform(.15, .7)); g.arc(W * .765 + math.cos(2.02 + o) * d, H * .435 + math.sin(2.02 + o) * d, rng.uniform(.7, 2.4), 0, 7); g.fill()
    c.bubbles(W * .815, H * .33, 16, 330, 9, 16)
    c.particles(160, (.5, 1.8), (.08, .35), big=4); c.finish(.34, center=(.62, .56), contrast=.1)


def a_frames(c, rng, variant=0):
    """Restorative dive: a near frame full of fragments on the right, guests tying at it, more frames going away downhill."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#bfeedd'), (.25, '#6fd0cb'), (.6, '#2097aa'), (1, '#0d5a82')], 84, glow=(W * .12, -80, 680, '#fff4d6', .75))
    L.surface_below(c, 70, .55)
    b0 = L.rocks(c, [(-30, H * .44), (W * .16, H * .5), (W * .34, H * .44), (W * .52, H * .52), (W * .75, H * .46), (W + 30, H * .42)], '#2f7a88', .68, 22)
    F.reef_patch(c, 0, W, b0, 1.3, .55, depth=.64)
    c.god_rays(W * .12, -180, .44, 16, 1100, 1.2)
    sand = L.sandbed(c, [(-30, H * .6), (W * .3, H * .585), (W * .6, H * .575), (W + 30, H * .56)], '#e3dab2', .36)
    for x, y, s, d in ((.55, .615, 120, .46), (.7, .625, 140, .42), (.3, .63, 130, .44), (.12, .65, 150, .38), (.44, .665, 190, .28), (.2, .74, 260, .16)):
        G.a_frame(c, W * x, H * y, s, 13, grown=1.5, depth=d)
        F.plant(c, rng.choice(['staghorn', 'poc']), W * x + s * .1, H * y - s * .2, s / 300, rng.choice(['saffron', 'coral', 'rose']), depth=d)
    P.diver(c, W * .34, H * .5, 170, -.2, pose='look', accent='saffron', suit='#24486a', fins='#f5b843', depth=.3, kick=.5)
    A.school(c, 'chromis', W * .22, H * .6, 30, 130, 46, 30, .1, depth=.14); A.silhouettes(c, W * .62, H * .3, 44, 190, 40, 13, PI, depth=.5)
    G.a_frame(c, W * .66, H * .98, 900, 0)
    for px, py in Z.frame_places(W * .66, H * .98, 900):
        if rng.random() < .86: Z.tied(c, px + rng.normal(0, 8), py, rng.uniform(74, 118), rng.choice(['saffron', 'coral', 'rose', 'violet', '#e9a05c', 'coral']))
    P.diver(c, W * .33, H * .6, 330, .3, pose='work', accent='coral', kick=.3)
    P.diver(c, W * .785, H * .275, 300, PI - .62, pose='work', accent='#1fa39a', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.4)
    A.school(c, 'anthias', W * .7, H * .64, 18, 150, 40, 36, PI, depth=0); A.fish(c, 'longnose', W * .56, H * .86, 84, .1, .1)
    F.pocillopora(c, W * .04, H * 1.03, 190, 'plum'); F.staghorn(c, W * .12, H * 1.06, 190, 'saffron', 2, 6); F.sea_fan(c, W * .985, H * 1.0, 300, 'coral', -.2); F.brain(c, W * .23, H * 1.08, 150, 'leaf')
    c.particles(220, big=9); c.finish(.34, center=(.5, .5))


def price_board(c, rng, variant=0):
    """A wooden board on the beach: five painted signs, five blank paper tags on nails; fins and shells lean on it."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    hz = H * .4
    L.sky(c, 'morning', hz, (W * .12, H * .16, 44))
    L.cloud(c, W * .3, H * .17, 260, depth=.35); L.cloud(c, W * .9, H * .13, 220, depth=.4)
    L.rinjani(c, W * .16, hz, 620, 130, '#7d7fae', .5)
    L.sea(c, hz, H * .62, 'morning', W * .12, 70, .5)
    L.jukung(c, W * .115, H * .475, 120, 'saffron')
    shore = [(-30, H * .62), (W * .2, H * .6), (W * .45, H * .585), (W * .75, H * .6), (W + 30, H * .57)]
    L.ground(c, shore, 'sand', texture=320); L.foam(c, [(x, y - 4) for x, y in shore], 10)
    F.palm(c, W * .985, H * .86, 620, -.22)
    L.pebbles(c, 0, W, lambda x: H * .72, 46, 8)
    # posts and board
    x0, x1, y0, y1 = W * .31, W * .83, H * .085, H * .8
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.3) as g:
        poly(g, [(x0, H * .93), (x1, H * .93), (x1 + 190, H * .985), (x0 + 210, H * .985)]); rgb(g, 'navy'); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=14) as g:
        for px in (x0 + 60, x1 - 60):
            lin(g, px - 24, 0, px + 24, 0, '#a9805a', '#7a5a44', '#4f3a30'); taper(g, [(px, H * .05), (px + 3, H * .95)], [44, 50], 10, False); g.fill()
    rows = 5
    rh = (y1 - y0) / rows
    for k in range(rows):
        a, b = y0 + k * rh + 4, y0 + (k + 1) * rh - 5
        tilt = rng.normal(0, 4)
        with c.piece(shadow=.5, lift=9, volume=.4, vsize=16, grain=.05) as g:
            o = rng.uniform(-14, 14, 4)
            smooth(g, [(x0 + o[0], a + tilt), (x0 + W * .2, a), (x1 - W * .2, a - 2), (x1 + o[1], a - tilt), (x1 + o[2], b - tilt), (x1 - W * .2, b), (x0 + W * .2, b + 2), (x0 + o[3], b + tilt)], tension=.14); p = g.copy_path()
            cc = jitter(rng, ('#b98452', '#c6935f', '#b27d4e', '#c08c58', '#b68050')[k], .015)
            lin(g, 0, a, 0, b, shade(cc, .16), cc, shade(cc, -.2)); g.fill()
            g.append_path(p); g.clip()
            for _ in range(26):
                yy, xx, l_ = rng.uniform(a, b), rng.uniform(x0 - 40, x1), rng.uniform(80, 330)
                rgb(g, '#5b3826' if rng.random() < .65 else '#f3cf9a', rng.uniform(.1, .28)); taper(g, [(xx, yy), (xx + l_ / 2, yy + rng.normal(0, 3)), (xx + l_, yy)], [.4, rng.uniform(1.5, 4), .4], 14, False); g.fill()
            kx, ky = rng.uniform(x0 + W * .17, x1 - W * .22), rng.uniform(a + 25, b - 25)
            for q in (17, 11, 5): rgb(g, '#5b3826', .35); smooth(g, blob_pts(rng, kx, ky, q * 1.7, q, .1, 10)); g.fill()
        cy = (a + b) / 2
        with c.piece(shadow=.16, lift=3, volume=.2, vsize=5) as g:                # round painted field and the sign on it
            rgb(g, ('#0e6883', '#c85a8e', '#073a60', '#fff4d6', '#f2694b')[k]); smooth(g, blob_pts(rng, x0 + W * .085, cy, 58, 55, .03, 14)); g.fill()
        with c.piece(shadow=.2, lift=3, volume=.25, vsize=5, rim=.3) as g:
            with at(g, x0 + W * .085, cy, 0, 84): Z.sign(g, Z.SIGNS[k], '#fff4d6', 'coral')
        with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:                 # dots of paint leading to the tag
            for j in range(9 - k % 2):
                rgb(g, '#fff4d6', .85); smooth(g, blob_pts(rng, x0 + W * .165 + j * 21, cy + rng.normal(0, 2), 4.4, 4, .15, 8)); g.fill()
        with c.piece(shadow=.5, lift=9, volume=.16, vsize=14, rim=.35) as g:      # cut paper tag
            with at(g, x1 - W * .115, cy + 3, rng.normal(0, .05)):
                w, h = W * .088, rh * .32
                poly(g, [(-w, -h + 6), (-w * .72, -h - 2), (w, -h + rng.normal(0, 3)), (w + 3, h + rng.normal(0, 3)), (-w * .72, h + 2), (-w, h - 10)]); lin(g, 0, -h, 0, h, '#fffaf0', '#fff4d6', '#f1dfb4'); g.fill()
                rgb(g, '#b98452'); g.arc(-w * .8, 0, 9, 0, 7); g.fill()
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=3) as g:
            rgb(g, '#6f858f'); g.arc(x1 - W * .115 - W * .088 * .8, cy + 2, 6, 0, 7); g.fill()
    # what leans and lies there
    Z.swim_fin(c, x0 - 150, H * .93, 360, .1, 'saffron'); Z.swim_fin(c, x0 - 60, H * .955, 360, -.12, 'saffron')
    with c.piece(shadow=.45, lift=8, volume=.3, vsize=16, grain=.06) as g:        # heap of sand at the feet
        smooth(g, [(x0 - 250, H * .97), (x0 - 150, H * .928), (x0 - 50, H * .947), (x0 + 60, H * .968), (x0 - 80, H * .988)]); lin(g, 0, H * .92, 0, H * .98, '#f6e6bd', '#dcc38f'); g.fill()
    Z.scallop(c, x1 - 30, H * .935, 150, '#f3a98c', .5); Z.scallop(c, x1 + 75, H * .955, 96, '#f3d9b8', -.5); Z.scallop(c, x0 + 190, H * .97, 74, '#d98fb0', 1.1)
    X.spiral_shell(c, x1 - 150, H * .94, 110, .4, '#f3d9b8', '#c9744a'); B.starfish(c, W * .13, H * .87, 110, '#f2694b', .3)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6) as g:
        for _ in range(9):
            x, y = rng.uniform(W * .02, W * .98), rng.uniform(H * .84, H * .98); rgb(g, jitter(rng, 'cream', .03)); smooth(g, blob_pts(rng, x, y, 9, 6, .2, 8)); g.fill()
    c.finish(.3, center=(.52, .46), warm=.1)
