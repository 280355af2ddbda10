"""again_e.py - pictures drawn again: polyps opening, cut tide pool, boat of seedlings, glass bucket, evening in the berugak."""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, shade, jitter, poly
import flora as F
import fauna as A
import land as L
import people as P
import parts_gb as GB
import parts_b as PB
import parts_s as S
import parts_sla as SL
import parts_w as W
from scenes.again_b import sprout

PI = math.pi


def opening(c, rng, variant=0):
    """Dark tank at night under blue light: on one branch polyps from closed on the left to wide open on the right, very near."""
    w, h = c.w, c.h
    c.light = (.3, -1)
    c.backdrop([(0, '#1a3f8f'), (.5, '#122a66'), (1, '#0a1838')], glow=(w * .68, -60, 760, '#5f9ff0', .6))
    GB.bokeh(c, 14, (0, 0, w, h * .7), ['#5f8fe0', '#8ff0c8', '#c85a8e', '#3f6fd0'], (24, 90), .22, 16)
    c.god_rays(w * .66, -200, strength=.22, color='#9fc4ff')
    with c.piece(shadow=.3, lift=10, volume=.4, vsize=20, blur=7, depth=.3) as g:     # soft branches behind
        for p, wd in (([(w * .1, h), (w * .2, h * .6), (w * .16, h * .3)], [90, 70, 40]), ([(w * .9, h), (w * .84, h * .5), (w * .92, h * .2)], [100, 76, 40])): rgb(g, '#7a3f7f'); taper(g, p, wd, 30); g.fill()
    ridge = lambda x: h * (.97 - .2 * (x / w) - .05 * math.sin(x / w * 5))
    pts = [(x, ridge(x)) for x in np.linspace(-60, w + 60, 14)]
    with c.piece(shadow=.4, lift=14, volume=.6, vsize=60, rim=.4, grain=.05) as g:
        smooth(g, pts, False); g.line_to(w + 60, h + 60); g.line_to(-60, h + 60); g.close_path(); p = g.copy_path(); lin(g, 0, h * .7, 0, h, '#c9586a', '#8a3a5c', '#4a2450'); g.fill(); g.append_path(p); g.clip()
        for _ in range(500): rgb(g, rng.choice(['#f08a8a', '#5c2648']), .35); g.arc(rng.uniform(0, w), rng.uniform(h * .7, h), rng.uniform(1.4, 5), 0, 7); g.fill()
    for x, hh, wd, cl in ((w * .08, 90, 110, 1.0), (w * .22, 130, 140, .85), (w * .385, 190, 190, .5), (w * .56, 230, 230, .22), (w * .8, 330, 330, 0.0)):
        c.glow(x, ridge(x) - hh, wd * 1.3, '#7fe8c0', .12 + .16 * (1 - cl))
        SL.polyp_side(c, x, ridge(x) + 12, hh, wd, '#d9647a', '#8ff0c8', rng.normal(0, .04), cl, 14 if cl > .6 else 20, mouth=cl < .7)
    for x in (w * .15, w * .3, w * .47, w * .68, w * .94):
        with c.piece(shadow=.3, lift=4, volume=.5, vsize=8, rim=.4) as g: rgb(g, '#d9647a'); smooth(g, blob_pts(rng, x, ridge(x) + 6, 34, 24, .08, 10)); g.fill(); rgb(g, '#5c2648'); smooth(g, blob_pts(rng, x, ridge(x) - 4, 14, 6, .1, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:        # plankton drifting to the open one
        for _ in range(40):
            x, y = w * .8 + rng.normal(0, 240), h * .24 + rng.normal(0, 120); rgb(g, '#fff3c8', rng.uniform(.5, .95)); q = rng.uniform(1.6, 4.5); smooth(g, [(x - q * 1.6, y), (x, y - q * .7), (x + q * 1.6, y), (x, y + q * .7)]); g.fill(); g.set_line_width(1); g.move_to(x + q, y); g.line_to(x + q * 3, y - q * 1.4); g.move_to(x + q, y); g.line_to(x + q * 3, y + q * 1.4); g.stroke()
    c.particles(160, color='#bfe0ff'); c.finish(vignette=.4)


def cut_pool(c, rng, variant=0):
    """A tide pool cut open in front, full of life; above it the bare flat, returning water and a class far off in the low sun."""
    w, h = c.w, c.h
    c.light = (.6, -.8)
    hz = h * .25
    L.sky(c, 'rose', hz, sun=(w * .74, h * .13, 36))
    L.island(c, w * .25, hz + 2, 420, 40, depth=.5, palms=3)
    L.sea(c, hz, hz + 60, 'rose', w * .74)
    L.ground(c, [(-30, hz + 46), (w * .4, hz + 56), (w + 30, hz + 40)], '#d9bd90', '#a98a66', 420)
    GB.sheen(c, hz + 60, h * .6, 110, '#fff0d6', '#8a6f58')
    for k, (x, y, H) in enumerate(((w * .6, hz + 100, 84), (w * .645, hz + 108, 62), (w * .672, hz + 104, 58), (w * .7, hz + 110, 60), (w * .73, hz + 100, 56))):
        P.person(c, x, y, H, ('walk_back', 'squat_back', 'walk_back', 'point', 'stand')[k], P.look(rng, child=k > 0, hair=('hijab', 'cap', 'pony', 'short', 'bob')[k]), depth=.25)
    lip = [(-40, h * .6), (w * .06, h * .535), (w * .2, h * .5), (w * .45, h * .485), (w * .7, h * .5), (w * .87, h * .54), (w + 40, h * .6)]
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=12, rim=.3) as g:          # surface of the pool, mirror of the sky
        smooth(g, [(w * .03, h * .6), (w * .2, h * .52), (w * .46, h * .5), (w * .72, h * .515), (w * .95, h * .6), (w * .7, h * .635), (w * .4, h * .645), (w * .15, h * .63)]); lin(g, 0, h * .5, 0, h * .64, '#f6d3b4', '#bfdcd0', '#7fcfc8'); g.fill()
    W.strips(c, h * .53, h * .62, 30, ('#fff6e0', '#3fa0a4'), (.25, .6), .6, (w * .14, w * .78))
    cut = [(w * .03, h * .6), (w * .15, h * .63), (w * .4, h * .645), (w * .7, h * .635), (w * .95, h * .6)]
    floor = [(w * .95, h * .6), (w * .965, h * .66), (w * .9, h * .69), (w * .885, h * .755), (w * .91, h * .8), (w * .83, h * .86), (w * .78, h * .93), (w * .6, h * .95), (w * .47, h * .925), (w * .34, h * .945), (w * .2, h * .9), (w * .15, h * .83), (w * .09, h * .81), (w * .1, h * .72), (w * .045, h * .68)]
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=20, grain=.06) as g:        # cut rock in front
        smooth(g, [(-40, h * .6)] + cut + [(w + 40, h * .6)], False); g.line_to(w + 40, h + 30); g.line_to(-40, h + 30); g.close_path(); lin(g, 0, h * .6, 0, h, '#b9946c', '#8a6a50', '#5d4638'); g.fill()
        for _ in range(260): rgb(g, rng.choice(['#e3c79a', '#5d4638', '#a97c5c']), .3); q = rng.uniform(3, 16); smooth(g, blob_pts(rng, rng.uniform(0, w), rng.uniform(h * .64, h), q * 1.3, q * .6, .2, 7)); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=30, rim=.3, caustic=.16) as g:
        smooth(g, cut[:1] + cut + floor[1:], True, .55); lin(g, 0, h * .6, 0, h * .95, '#9fe3d4', '#3fb0b4', '#1b7f92'); g.fill()
    c.set_air()
    ground = lambda x: float(np.interp(x, [w * .05, w * .1, w * .15, w * .2, w * .34, w * .47, w * .6, w * .78, w * .83, w * .91], [h * .7, h * .8, h * .83, h * .9, h * .945, h * .925, h * .95, h * .93, h * .86, h * .8]))
    L.pebbles(c, w * .14, w * .84, lambda x: ground(x) - 34, 46, 13)
    F.plant(c, 'brain', w * .3, ground(w * .3), .9, 'leaf'); F.plant(c, 'soft', w * .82, ground(w * .82), 1.0, 'rose'); F.plant(c, 'poc', w * .68, ground(w * .68), .9, 'violet')
    F.anemone(c, w * .2, ground(w * .2) - 4, 150, 'rose')
    F.seagrass(c, w * .7, w * .8, 0, 90, 16, 'leaf', base=ground)
    PB.starfish(c, w * .47, h * .885, 190, '#2f6fd0', .3); PB.starfish(c, w * .855, h * .8, 84, '#e0653f', .9)
    PB.urchin(c, w * .595, h * .9, 110)
    PB.hermit(c, w * .385, h * .935, 80)
    for x, y, L_, hd, sp in ((w * .36, h * .75, 76, .1, 'sergeant'), (w * .46, h * .72, 62, -.1, 'sergeant'), (w * .6, h * .77, 54, PI + .1, 'damsel'), (w * .7, h * .73, 46, PI, 'damsel'), (w * .18, h * .72, 48, .3, 'damsel')): A.fish(c, sp, x, y, L_, hd, rng.normal(0, .15))
    with c.piece(shadow=.3, lift=4, volume=0, rim=.3, grain=.01) as g: rgb(g, '#f3fffa', .85); taper(g, curve_pts(cut, 50), [4, 8, 6, 8, 4], 60, False); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=16, grain=.06) as g:         # stones on the rim, behind and in front
        rim = [(w * .03, h * .6), (w * .2, h * .52), (w * .46, h * .5), (w * .72, h * .515), (w * .97, h * .6)]
        for x, y in list(curve_pts(rim, 34)) + [(w * .01, h * .63), (w * .985, h * .62), (w * .05, h * .63)]:
            if rng.random() < .25: continue
            s_ = rng.uniform(16, 54) * (.7 + abs(x / w - .5)); rgb(g, jitter(rng, rng.choice(['#a98a6a', '#8a6f58', '#c2a680', '#7f7466']), .03)); smooth(g, blob_pts(rng, x + rng.normal(0, 8), y - s_ * .2, s_ * 1.25, s_ * .75, .14, 9)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=5) as g:
        for _ in range(26): x = rng.uniform(w * .02, w * .98); rgb(g, rng.choice(['#6f8f5a', '#8fa86a'])); smooth(g, blob_pts(rng, x, float(np.interp(x, [w * .03, w * .46, w * .97], [h * .6, h * .5, h * .6])) + rng.normal(0, 8), 16, 7, .3, 7)); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.25, vsize=6, rim=.4) as g:             # notebook lying on the sand
        poly(g, [(w * .17, h * .44), (w * .27, h * .425), (w * .3, h * .465), (w * .195, h * .485)]); rgb(g, '#3c86c2'); g.fill(); poly(g, [(w * .172, h * .435), (w * .268, h * .421), (w * .297, h * .46), (w * .196, h * .478)]); lin(g, w * .17, 0, w * .3, 0, '#fffaf0', '#f0e6cc'); g.fill()
        rgb(g, '#2f6fd0'); g.set_line_width(4); x, y = w * .225, h * .45
        for k in range(5): g.move_to(x, y); g.line_to(x + math.cos(k * 1.256) * 24, y + math.sin(k * 1.256) * 11); g.stroke()
        rgb(g, 'coral'); taper(g, [(w * .262, h * .47), (w * .315, h * .44)], [8, 8]); g.fill()
    c.finish(vignette=.25, warm=.2)


def seedling_boat(c, rng, variant=0):
    """Grey-green rainy morning: a red boat full of seedlings lies at the mud bank, nobody in it; small planters between far mangroves."""
    w, h = c.w, c.h
    c.light = (-.4, -.9)
    hz = h * .36
    c.backdrop([(0, '#b9cbc8'), (.3, '#d6dfd2'), (.4, '#e9e6d2'), (1, '#9fb3aa')], glow=(w * .62, h * .12, 480, '#fff6e0', .5))
    L.rinjani(c, w * .22, hz + 4, 700, 130, depth=.78)
    for d, yy, s_ in ((.72, 6, 150), (.5, 30, 210)):
        for x in np.linspace(w * .42, w * 1.02, 5) + rng.normal(0, 30, 5): F.mangrove(c, x, hz + yy, s_ * rng.uniform(.85, 1.15), depth=d, roots=6, size=16)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, hz, 0, h, '#dfe6d6', '#9fc0b8', '#5f9490'); poly(g, [(-20, hz + 8), (w * .5, hz + 20), (w + 20, hz + 40), (w + 20, h), (-20, h)]); g.fill()
    PB.reflect(c, hz + 26, .35, 200, 2.5, '#c9d6c6')
    c.set_air()
    W.strips(c, hz + 40, h, 90, ('#f3f6e8', '#4a827c'), (.15, .45))
    bank = L.ground(c, [(w * .5, h * 1.05), (w * .56, h * .84), (w * .64, h * .66), (w * .74, h * .54), (w * .88, h * .47), (w + 40, h * .45)], '#8f7058', '#54403a', 160)
    for k, (x, y, H, pose) in enumerate(((w * .755, h * .57, 120, 'plant'), (w * .83, h * .53, 110, 'squat'), (w * .885, h * .57, 128, 'bend'), (w * .95, h * .6, 134, 'carry'))):
        P.person(c, x, y, H, pose, P.look(rng, top='#3f8a5c', hair=('hat', 'hijab', 'cap', 'short')[k], bottom='trousers'), flip=k % 2 == 0, depth=.08)
    for j in range(4):
        for i in range(6):
            t = j / 3; x, y = w * (.72 + .06 * i - .02 * j), h * (.62 + .1 * j) + 10 * i
            if rng.random() < .85: sprout(c, rng, x + rng.normal(0, 8), y, 60 + 60 * t)
    X, Y = w * .3, h * .78
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=20, rim=.35) as g:       # inside, far side
        smooth(g, [(-20 + X - 420, Y - 150), (X - 300, Y - 108), (X, Y - 84), (X + 260, Y - 112), (X + 430, Y - 190), (X + 260, Y - 40), (X, Y), (X - 300, Y - 30)], tension=.5); lin(g, 0, Y - 150, 0, Y, '#5d3a30', '#7a5038'); g.fill()
    cols = ['leaf', '#8fb86a', '#5f9a62']
    for j, yy in enumerate((-86, -66, -44)):
        for i in range(13):
            x = X - 310 + i * 49 + (24 if j % 2 else 0) + rng.normal(0, 5); y = Y + yy - 10 - abs(i - 6) * 2
            with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g: rgb(g, '#2c3038'); smooth(g, [(x - 17, y - 34), (x + 17, y - 34), (x + 14, y + 14), (x - 14, y + 14)], tension=.2); g.fill()
            sprout(c, rng, x, y - 26, 130 * rng.uniform(.85, 1.15), rng.choice(cols))
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.4) as g:
        smooth(g, [(X - 470, Y - 176), (X - 300, Y - 66), (X, Y - 34), (X + 280, Y - 70), (X + 470, Y - 226), (X + 420, Y - 90), (X + 330, Y + 24), (X + 120, Y + 66), (X - 180, Y + 64), (X - 360, Y + 14), (X - 440, Y - 80)], tension=.5); lin(g, 0, Y - 150, 0, Y + 70, '#e8604a', '#c8412f', '#7a2a2a'); g.fill()
        rgb(g, '#fff4d6'); taper(g, [(X - 462, Y - 164), (X - 300, Y - 54), (X, Y - 22), (X + 280, Y - 58), (X + 464, Y - 212)], [10, 16, 18, 16, 10], 50, False); g.fill()
        rgb(g, '#1b8f93'); taper(g, [(X - 436, Y - 110), (X - 300, Y - 16), (X, Y + 14), (X + 290, Y - 20), (X + 440, Y - 140)], [8, 13, 15, 13, 8], 50, False); g.fill()
    GB.rope(c, [(X + 462, Y - 200), (w * .66, h * .68), (w * .71, h * .7)], 9)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5) as g: rgb(g, '#6f5038'); taper(g, [(w * .71, h * .64), (w * .712, h * .74)], [20, 22]); g.fill()
    PB.rings(c, [(w * .12, h * .92, 60), (w * .46, h * .95, 44), (w * .2, h * .56, 24), (w * .38, h * .5, 18)], alpha=.6)
    PB.rain(c, 300, .12, 30, (.08, .3))
    c.finish(vignette=.25)


def glass_bucket(c, rng, variant=0):
    """Looking down through a glass-bottomed bucket on ruffled water: inside the round rim everything is sharp - sea star, clownfish in an anemone, corals."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#6fd0c6'), (.6, '#3fb8bc'), (1, '#2a98a8')], angle=40, wash=.06, glow=(w * .1, h * .05, 640, '#eafbe9', .5))
    for _ in range(40): 
        x, y = rng.uniform(0, w), rng.uniform(0, h); GB.blobs(c, [(x, y, rng.uniform(30, 120), rng.choice(['#8fdccf', '#2f8f9c', '#e0dcae', '#d98a8f', '#8f8fc0']))], 22, .28)
    S.sparkle(c, 260, None, 'white', 1.7)
    X, Y, R = w * .56, h * .53, 400
    clip = lambda q: q.arc(X, Y, R, 0, 7)
    with c.piece(shadow=.55, lift=30, volume=.4, vsize=16, rim=.4) as g: lin(g, X - 500, Y - 500, X + 500, Y + 500, '#f8cf6a', '#e8a838', '#a86f1f'); smooth(g, blob_pts(rng, X, Y, 500, 500, .004, 30)); g.fill()
    with c.piece(shadow=.3, lift=10, volume=.3, vsize=12) as g: lin(g, X - 440, Y - 440, X + 440, Y + 440, '#a86f1f', '#d99a34', '#f3c45a'); g.arc(X, Y, 462, 0, 7); g.fill()
    with c.piece(shadow=.35, lift=12, volume=.35, vsize=34, caustic=.4, grain=.05) as g: rad(g, X, Y, R, '#f3e6bc', '#e6d9a8', '#a9c4a4'); g.arc(X, Y, R, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, clip=clip) as g:
        for k in range(14): yy = Y - R + k * 62; rgb(g, '#a8976a', .25); taper(g, wander(rng, X - R, yy, .12, 2 * R, 8, .12), [1, 9, 4, 8, 1], 40, False); g.fill()
    for x, y, s, cc, k in ((X - 250, Y - 200, 210, 'coral', 0), (X - 320, Y - 20, 150, 'saffron', 1), (X - 140, Y - 310, 130, 'violet', 1), (X + 310, Y + 150, 180, 'plum', 0), (X + 230, Y + 270, 150, 'leaf', 1), (X + 90, Y + 330, 110, 'rose', 0), (X + 300, Y - 190, 100, '#c9a46c', 1)): PB.coral_top(c, x, y, s, cc, k, clip=clip)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=12, clip=clip) as g:      # anemone from above
        x0, y0 = X + 120, Y - 90
        for i in range(120):
            a, q = rng.uniform(0, 2 * PI), math.sqrt(rng.uniform(0, 1)) * 92; L_ = rng.uniform(30, 56); b = a + rng.normal(0, .5); px, py = x0 + math.cos(a) * q, y0 + math.sin(a) * q
            cc = jitter(rng, shade('#c98aa8', -.3 + .5 * rng.uniform(0, 1)), .03); lin(g, px, py, px + math.cos(b) * L_, py + math.sin(b) * L_, cc, 'cream'); taper(g, [(px, py), (px + math.cos(b) * L_ * .5, py + math.sin(b) * L_ * .5), (px + math.cos(b + .3) * L_, py + math.sin(b + .3) * L_)], [13, 11, 13], 10); g.fill()
    A.fish(c, 'clownfish', X + 96, Y - 112, 118, PI + .5); A.fish(c, 'clownfish', X + 190, Y - 40, 78, .4)
    PB.starfish(c, X - 120, Y + 150, 250, '#2f6fd0', .3)
    PB.urchin(c, X + 130, Y + 130, 120)
    A.school(c, 'damsel', X - 70, Y - 60, 6, 90, 50, 40, .5)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, clip=clip) as g:
        rgb(g, 'white', .5); taper(g, [(X - 330, Y + 60), (X - 300, Y - 150), (X - 160, Y - 320)], [6, 34, 6], 30); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=8) as g:                # handle
        g.set_line_width(24); rgb(g, '#b9844c'); g.move_to(X - 430, Y - 250); g.curve_to(X - 640, Y - 420, X - 560, Y - 520, X - 240, Y - 444); g.stroke()
    GB.rope(c, [(-30, h * .86), (w * .1, h * .9), (w * .2, h * .82), (X - 446, Y + 190)], 14, '#f6ead0')
    c.finish(vignette=.3)


def evening(c, rng, variant=0):
    """Evening in the berugak: the pavilion stands dark against the sunset, people sit talking on its deck under one lamp; baskets of seedlings in front."""
    w, h = c.w, c.h
    c.light = (.5, -.7)
    hz = h * .6
    L.sky(c, 'dusk', hz, sun=(w * .78, hz - 60, 60), sun_col='#ffe2a0')
    L.cloud(c, w * .25, h * .2, 320, '#d98a86', .35); L.cloud(c, w * .9, h * .26, 220, '#e8a07f', .4)
    L.rinjani(c, w * .84, hz + 2, 620, 150, '#5a4a7c', depth=.35)
    L.sea(c, hz, hz + 90, 'dusk', w * .78)
    L.ground(c, [(-30, hz + 66), (w * .5, hz + 84), (w + 30, hz + 60)], '#a9785c', '#4a3450', 320)
    X, Y, s = w * .42, h * .91, 820
    dark = '#3a2838'
    with c.piece(shadow=.4, lift=10, volume=.35, vsize=14, rim=.3) as g:          # back posts and deck
        rgb(g, shade(dark, -.15))
        for px in (-.3, .3): taper(g, [(X + px * s, Y - 120), (X + px * s, Y - s * .55)], [22, 18]); g.fill()
        lin(g, 0, Y - 150, 0, Y - 90, '#9a6a4c', '#4a3034'); poly(g, [(X - s * .4, Y - 160), (X + s * .4, Y - 160), (X + s * .46, Y - 96), (X - s * .46, Y - 96)]); g.fill(); rgb(g, '#33222e'); g.rectangle(X - s * .46, Y - 98, s * .92, 26); g.fill()
    c.glow(X + 20, Y - 300, 420, '#ffcf80', .55)
    folk = ((-.3, 'sit_hug', False, 210, dict(hair='hat', top='#d9895a')), (-.15, 'sit_ground', False, 205, dict(hair='hijab', top='#c85a8e')), (.02, 'sit_ground', True, 150, dict(hair='short', top='#f5b843', child=True)), (.15, 'sit_hug', True, 212, dict(hair='cap', top='#2f8f93')), (.33, 'sit', True, 216, dict(hair='bun', top='#f2694b')))
    for u, pose, fl, H, kw in folk:
        P.person(c, X + u * s, Y - 108 - (16 if abs(u) < .2 else 0), H * 1.35, pose, P.look(rng, **kw), flip=fl, shadow=.3)
    with c.piece(shadow=.4, lift=8, volume=.35, vsize=12, rim=.35) as g:          # front posts, legs
        lin(g, X - s * .5, 0, X + s * .5, 0, '#6a4638', '#4a3034', '#7a5040')
        for px in (-.43, .43): taper(g, [(X + px * s, Y + 20), (X + px * s * .98, Y - s * .56)], [34, 28]); g.fill()
        rgb(g, '#3a2630')
        for px in (-.2, .2): taper(g, [(X + px * s, Y + 6), (X + px * s, Y - 80)], [26, 26]); g.fill()
    with c.piece(shadow=.45, lift=12, volume=.45, vsize=24, rim=.35) as g:
        smooth(g, [(X - s * .62, Y - s * .5), (X - s * .46, Y - s * .66), (X - s * .3, Y - s * .83), (X - s * .12, Y - s * .97), (X, Y - s * 1.0), (X + s * .12, Y - s * .97), (X + s * .3, Y - s * .83), (X + s * .46, Y - s * .66), (X + s * .62, Y - s * .5), (X + s * .3, Y - s * .54), (X, Y - s * .555), (X - s * .3, Y - s * .54)], tension=.45); p = g.copy_path(); lin(g, X - s * .5, 0, X + s * .6, 0, '#4f3640', '#7a5040', '#c08a54'); g.fill(); g.append_path(p); g.clip()
        for _ in range(420):
            px, py = rng.uniform(-.6, .6), rng.uniform(-1.0, -.5); rgb(g, rng.choice(['#2c1f2c', '#d9a866']), .3); g.set_line_width(3); g.move_to(X + px * s, Y + py * s); g.line_to(X + px * s * 1.08, Y + py * s + 54); g.stroke()
    with c.piece(shadow=.2, lift=3, volume=.2) as g: rgb(g, '#2c2024'); g.set_line_width(3); g.move_to(X + 20, Y - s * .56); g.line_to(X + 20, Y - s * .47); g.stroke(); rgb(g, '#fff0c0'); smooth(g, blob_pts(rng, X + 20, Y - s * .455, 20, 26, .04, 10)); g.fill()
    c.glow(X + 20, Y - s * .455, 150, '#ffe2a0', .7)
    F.palm(c, w * .93, h * .95, 640, -.14, '#4a3440', '#3a4a50')
    import parts_p as PP
    def fill(c_, x, y):
        for k in range(5): sprout(c_, rng, x - 60 + 30 * k, y + rng.normal(0, 5), 120, '#6f9f62')
    PP.basket(c, w * .8, h * .96, 190, '#b98a58', fill, False)
    PP.basket(c, w * .68, h * .985, 160, '#a97c4c', fill, False)
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g:
        for x, y, rot, cc in ((X - 80, h * .955, .3, 'coral'), (X - 20, h * .965, .5, 'coral'), (X + 120, h * .95, .1, 'teal'), (X + 170, h * .955, -.1, 'teal'), (X - 240, h * .965, .2, 'saffron'), (X - 190, h * .968, .4, 'saffron')): GB.sandal(g, rng, x, y, 44, rot, cc)
    c.finish(vignette=.3, warm=.3)
