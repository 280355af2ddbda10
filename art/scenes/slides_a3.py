"""The sliders of the articles 6 and 10: a school morning that is halved and halved again, and what an award means for the bay."""
import math
import numpy as np
import flora as F, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_gb as S, parts_s as D
import parts_sla as K
from paper import *

PI = math.pi


def into_tens(c, rng, variant=0):
    """Wide and from above, morning: a beach on which groups of children in five colours walk apart - to the jetty, the tide line, the hut, the steel bar."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    hz = H * .15
    L.sky(c, 'morning', hz); L.cloud(c, W * .2, H * .09, 240, depth=.4); L.cloud(c, W * .45, H * .06, 150, depth=.5)
    L.rinjani(c, W * .76, hz + 6, 900, 120, '#6f93a0', .5)
    L.sea(c, hz, H, 'noon', None, 120, .5)
    shore = [(-40, H * 1.0), (W * .1, H * .86), (W * .24, H * .68), (W * .4, H * .5), (W * .56, H * .375), (W * .74, H * .29), (W * .9, H * .235), (W + 40, H * .2)]
    for off, cc, al in ((-74, '#7fd6cc', .55), (-40, '#a9e6d6', .6)):        # shallows
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=al) as g: smooth(g, [(x + off * (.3 + y / H), y + off * .35) for x, y in shore], False); g.line_to(W + 60, H * 1.1); g.line_to(-60, H * 1.1); g.close_path(); rgb(g, cc); g.fill()
    base = L.ground(c, shore, '#f3dfb0', '#dcb985', 360)
    L.foam(c, shore, 9)
    z = lambda y: .28 + .95 * (y - hz) / (H - hz)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:          # line of weed that the tide left
        for _ in range(260): t = rng.uniform(0, 1); x = W * (.02 + .9 * t); y = base(x) + 40 * z(base(x)) + rng.normal(0, 5); rgb(g, jitter(rng, '#7a7a4c', .05), .8); q = 13 * z(y); taper(g, [(x - q, y), (x, y - q * .3), (x + q, y + 2)], [.5, q * .4, .5], 8, False); g.fill()
    # jetty
    a0, a1 = (W * .335, H * .6), (W * .06, H * .36)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.4) as g: poly(g, [(a0[0] - 26, a0[1] + 40), (a0[0] + 40, a0[1] + 50), (a1[0] + 20, a1[1] + 40), (a1[0] - 20, a1[1] + 34)]); rgb(g, '#0a4a66'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=8) as g:
        for k in range(5): t = .12 + .2 * k; x, y = a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t; [(rgb(g, '#5b4034'), taper(g, [(x + m, y), (x + m, y + 54 * (1 - t * .4))], [9, 8]), g.fill()) for m in (-22, 24)]
        pl = [(a0[0] - 40, a0[1] + 6), (a0[0] + 36, a0[1] + 16), (a1[0] + 26, a1[1] + 4), (a1[0] - 24, a1[1] - 2)]
        poly(g, pl); lin(g, *a0, *a1, '#c9925c', '#b07a48'); g.fill(); rgb(g, '#6b4630', .7); g.set_line_width(2)
        for k in range(26): t = k / 25; g.move_to(pl[0][0] + (pl[3][0] - pl[0][0]) * t, pl[0][1] + (pl[3][1] - pl[0][1]) * t); g.line_to(pl[1][0] + (pl[2][0] - pl[1][0]) * t, pl[1][1] + (pl[2][1] - pl[1][1]) * t); g.stroke()
    L.jukung(c, W * .3, H * .3, 150, '#f2694b', '#2f8fa0'); L.jukung(c, W * .52, H * .23, 90, '#f5b843', '#8f6fb8', True)
    for x, y, s, ln in ((.985, .43, 250, -.1), (.9, .37, 200, .1), (.8, .325, 150, -.12)): F.palm(c, W * x, H * y, s, ln)
    # the laboratory hut to the right
    E.stilt_house(c, W * .885, H * .6, 290, '#e3d3a8', '#9a6a3f', '#1b8f93', .1)
    # where each colour walks
    lk = lambda cc, **k: P.look(rng, **{**dict(child=True, top=cc, sleeve='short', hair=rng.choice(['short', 'short', 'bob', 'pony', 'bun', 'hijab', 'cap']), accent=rng.choice(['#fff4d6', '#22405a', '#c85a8e', '#f5b843']), bottom=rng.choice(['shorts', 'skirt', 'trousers']), bcol='#22405a'), **k})
    teal, red, yel, vio, whi = '#1b8f93', '#ee5f42', '#f7b52c', '#8a63bd', '#fffaf0'
    todo = []
    for k in range(10): t = .1 + .085 * k; todo.append((a0[0] + (a1[0] - a0[0]) * t + (16 if k % 2 else -12) + 2, a0[1] + (a1[1] - a0[1]) * t + 12, yel, 'walk_back' if k < 7 else 'stand'))
    for k in range(10): x = W * (.45 + .042 * k) + rng.normal(0, 6); todo.append((x, base(x) + 44 * z(base(x)) + rng.normal(0, 5), teal, rng.choice(['walk', 'bend', 'crouch_look', 'stand_side'])))
    for k in range(10): t = k / 9; todo.append((W * (.66 + .19 * t) + rng.normal(0, 8), H * (.715 - .085 * t) + (16 if k % 2 else -10), vio, 'walk'))
    for k in range(10): a = k * 2 * PI / 10 + .3; todo.append((W * .47 + math.cos(a) * 108, H * .655 + math.sin(a) * 44, whi, 'sit_ground' if math.sin(a) > -.1 else 'squat'))
    for k in range(12): i, j = k % 6, k // 6; todo.append((W * (.475 + .062 * i) + j * 44 + rng.normal(0, 9), H * (.9 + .075 * j) + rng.normal(0, 6), red, rng.choice(['stand', 'arm_up', 'contrapposto', 'stand'])))
    done = False
    for x, y, cc, pose in sorted(todo, key=lambda q: q[1]):
        if not done and y > H * .655:
            done = True
            with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g:       # the bar to tie to
                G._bar(g, (W * .435, H * .66), (W * .505, H * .648), 8, '#6f858f')
            F.staghorn(c, W * .46, H * .657, 30, '#efe6d0', 2, 4, tip='white'); F.staghorn(c, W * .485, H * .653, 26, '#efe6d0', 2, 4, tip='white')
        h = 92 * z(y) * rng.uniform(.92, 1.08)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.5, alpha=.3) as g: rgb(g, '#5a3f48'); taper(g, [(x, y), (x - h * .3, y + h * .08), (x - h * .62, y + h * .15)], [h * .1, h * .17, h * .1]); g.fill()
        P.person(c, x, y, h, pose, lk(cc), flip=bool(cc == teal and rng.random() < .5))
    for x, y, cc, pose, fl, hair in ((.345, .635, '#2c3448', 'stand', False, 'hijab'), (.86, .655, '#2c3448', 'walk', False, 'short'), (.4, .7, '#2c3448', 'stand_side', False, 'hat')):
        P.person(c, W * x, H * y, 128 * z(H * y), pose, P.look(rng, top=cc, bottom='trousers', bcol='#6b5a45', hair=hair, accent='#c85a8e', sleeve='long'), flip=fl)
    P.person(c, W * .43, H * .985, 168, 'reach', P.look(rng, hair='hijab', accent='#f5b843', top='#2f5d6c', bottom='skirt', bcol='#22405a'))
    # frame: leaves near
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=14, blur=1.5) as g:
        for x, y, L_, w, a in ((.0, 1.0, 330, 110, -.75), (.03, 1.07, 330, 110, -.35), (-.03, .93, 300, 100, -1.15)): D.banana_leaf(g, W * x + math.cos(a) * L_ * .42, H * y + math.sin(a) * L_ * .42, L_, w, a, '#3f7f4c', 3, rng)
    c.finish(.28, warm=.1, center=(.5, .5))


def bucket_eye(c, rng, variant=0):
    """Straight down into a viewing bucket: inside its round window the sea floor is sharp, outside there is only glitter and the shadows of two heads."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#bfe9d8'), (.5, '#7fd0c8'), (1, '#4fb4ba')], 35, glow=(W * .05, 0, 700, 'cream', .4))
    S.blobs(c, [(W * x, H * y, s, cc) for x, y, s, cc in ((.1, .8, 120, '#5f9a72'), (.22, .95, 150, '#4f8a6a'), (.88, .2, 130, '#e0a878'), (.95, .75, 140, '#6fa07a'), (.08, .25, 90, '#c9b48a'), (.85, .95, 90, '#b07a90'))], 22, .4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, caustic=1.2) as g: g.rectangle(-10, -10, W + 20, H + 20); rgb(g, '#9fe6da', .45); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.42) as g:        # two heads looking
        rgb(g, '#0d4a60'); D.shadow_child(g, W * -.02, H * .72, 430, -.28, 'pony'); D.shadow_child(g, W * .16, H * 1.1, 420, -.95, 'cap')
    S.sheen(c, -30, H + 30, 210, '#ffffff', '#2f8f9f', .9); D.sparkle(c, 210, size=1.4)
    cx, cy, R = W * .575, H * .5, 480
    B.rings(c, [(cx, cy, R + 90), (cx - 6, cy + 4, R + 44)], 'white', .4, 1)
    B.shade_blob(c, cx + 60, cy + 70, R * 1.0, R * .98, 0, .4, 22)
    with c.piece(shadow=.55, lift=14, volume=.45, vsize=22, rim=.6, grain=.03) as g:     # wall, wide mouth on top, narrower towards the pane
        g.arc(cx, cy, R, 0, 7); lin(g, cx - R, cy - R, cx + R, cy + R, '#ff9a6a', '#ee5f42', '#b0392c'); g.fill()
        ix, iy, r2 = cx + 16, cy + 18, 356
        g.arc(cx, cy, R - 30, 0, 7); lin(g, cx - R, cy - R, cx + R, cy + R, '#8f2f2a', '#c9473a', '#ff8a60'); g.fill()
        rgb(g, '#7a2622', .4); g.set_line_width(4)
        for q in (420, 392): g.arc(cx + 6, cy + 7, q, 0, 7); g.stroke()
    clip = lambda q: q.arc(ix, iy, r2, 0, 7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, clip=clip) as g: g.rectangle(ix - r2, iy - r2, 2 * r2, 2 * r2); lin(g, ix - r2, iy - r2, ix + r2, iy + r2, '#f6edc8', '#e6dcae', '#b9cfa8'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.7, clip=clip) as g:
        for k in range(14): y = iy - r2 + k * 54; p = [(x, y + math.sin(x / 70 + k * 1.3) * 10 + rng.normal(0, 2)) for x in np.linspace(ix - r2 - 20, ix + r2 + 20, 12)]; rgb(g, '#fffbe6', .7); taper(g, p, [10, 14, 9], 50, False); g.fill(); rgb(g, '#8fae8a', .4); taper(g, [(x, v + 11) for x, v in p], [8, 11, 8], 50, False); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.5, vsize=9, clip=clip) as g:       # stones, shells
        for _ in range(30): a, q = rng.uniform(0, 7), r2 * math.sqrt(rng.uniform(.1, 1)); s = rng.uniform(8, 30); x, y = ix + math.cos(a) * q, iy + math.sin(a) * q; cc = rng.choice(['#b9a98a', '#8f8877', '#d9c9a4', '#a98f8a']); smooth(g, blob_pts(rng, x, y, s, s * .75, .14, 9)); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.35)); g.fill()
    for x, y, s, cc, k in ((-.66, -.5, 190, '#d98a6a', 1), (-.82, -.1, 130, '#8f6fb8', 2), (.78, .52, 170, 'saffron', 2), (.55, .8, 140, 'plum', 1)): B.coral_top(c, ix + x * r2, iy + y * r2, s, cc, k, clip=clip)
    with c.piece(shadow=.4, lift=6, volume=.2, vsize=5, clip=clip) as g:      # seagrass from above, bent by the current
        for _ in range(60): x, y = ix + r2 * rng.uniform(.35, .95), iy - r2 * rng.uniform(.35, .95); rgb(g, jitter(rng, '#5f9a5c', .06)); taper(g, wander(rng, x, y, .5 + rng.normal(0, .35), rng.uniform(60, 130), 5, .2), [9, 10, 1], 12, False); g.fill()
    B.starfish(c, ix + r2 * .08, iy - r2 * .5, 190, '#2f6fd0', .3, clip=clip, fat=.17)
    B.spotted_ray(c, ix - r2 * .3, iy + r2 * .56, 250, .35, clip=clip)
    K2 = (ix + r2 * .4, iy + r2 * .16)
    D.crab(c, K2[0], K2[1] + 36, 190, '#c9663f', clip=clip)
    with c.piece(shadow=.55, lift=10, volume=.6, vsize=16, clip=clip) as g:     # the stone that is perhaps a crab
        x, y = ix - r2 * .38, iy - r2 * .05; smooth(g, blob_pts(rng, x, y, 62, 48, .1, 11)); lin(g, x - 60, y - 48, x + 60, y + 48, '#d9a07f', '#b3684a', '#6f3f38'); g.fill()
        for _ in range(40): rgb(g, rng.choice(['#f0c8a0', '#6f3f38']), .6); g.arc(x + rng.normal(0, 26), y + rng.normal(0, 20), rng.uniform(1.5, 4), 0, 7); g.fill()
    B.urchin(c, ix - r2 * .72, iy + r2 * .3, 110, clip=clip)
    for x, y, h in ((.12, .12, .5), (.02, .25, .3), (.2, .34, .7), (-.08, .06, .9)):      # tiny fish from above with shadows
        px, py = ix + x * r2, iy + y * r2
        with c.piece(shadow=.45, lift=12, volume=.4, vsize=5, rim=.4, clip=clip) as g:
            with at(g, px, py, h, 46): lin(g, .5, 0, -.5, 0, '#f5d34a', '#3f7fa0'); smooth(g, [(.5, 0), (.3, .12), (0, .14), (-.3, .04), (-.52, .1), (-.46, 0), (-.52, -.1), (-.3, -.04), (0, -.14), (.3, -.12)]); g.fill(); rgb(g, '#1d2b3a'); [(g.arc(.34, .09 * m, .03, 0, 7), g.fill()) for m in (-1, 1)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.34, caustic=.9, clip=clip) as g: g.rectangle(ix - r2, iy - r2, 2 * r2, 2 * r2); rgb(g, '#bff0e0', .3); g.fill()
    with c.piece(shadow=.2, lift=4, volume=0, rim=0, grain=.01) as g:
        rgb(g, '#7a2622'); g.set_line_width(16); g.arc(ix, iy, r2, 0, 7); g.stroke(); rgb(g, '#eafaf4', .7); g.set_line_width(5); g.arc(ix, iy, r2 - 9, PI * 1.0, PI * 1.62); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=9, rim=.5) as g:       # wire handle laid down, and its ears
        rgb(g, '#cfd8d8'); g.set_line_width(11); g.move_to(cx - 350, cy + 340); g.curve_to(cx - 700, cy + 30, cx - 560, cy - 420, cx - 330, cy - 360); g.stroke()
        rgb(g, '#c99a5c'); g.set_line_width(34); g.set_line_cap(0); g.move_to(cx - 562, cy + 60); g.curve_to(cx - 585, cy - 40, cx - 580, cy - 110, cx - 556, cy - 190); g.stroke()
        for x, y in ((cx - 348, cy + 338), (cx - 328, cy - 358)): rgb(g, '#b0392c'); smooth(g, blob_pts(rng, x, y, 36, 34, .05, 10)); g.fill(); rgb(g, '#cfd8d8'); g.arc(x, y, 11, 0, 7); g.fill()
    c.finish(.28, center=(.57, .5))


def five_minutes(c, rng, variant=0):
    """Low, bright noon from the shade of a palm: one child draws on a card on its knees; the others sit far apart, each alone with the beach."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    hz = H * .36
    L.sky(c, 'noon', hz); L.cloud(c, W * .8, H * .24, 380, depth=.25); L.cloud(c, W * .48, H * .3, 200, depth=.45); L.cloud(c, W * .14, H * .16, 200, depth=.5)
    L.island(c, W * .5, hz + 1, 260, 26, depth=.62); L.island(c, W * .92, hz + 1, 340, 40, depth=.58)
    L.sea(c, hz, H * .6, 'noon', None, 80, .4); L.jukung(c, W * .69, H * .415, 120, '#f2694b', '#2f8fa0')
    base = L.ground(c, [(-30, H * .525), (W * .25, H * .51), (W * .5, H * .53), (W * .75, H * .5), (W + 30, H * .475)], '#fbeec6', '#ecd19c', 340)
    L.foam(c, [(-30, H * .527), (W * .25, H * .512), (W * .5, H * .532), (W * .75, H * .502), (W + 30, H * .477)], 9)
    # the others, far from each other
    lk = lambda cc, hair, **k: P.look(rng, child=True, top=cc, hair=hair, accent=k.pop('accent', '#c85a8e'), sleeve='short', bottom=k.pop('bottom', 'shorts'), bcol='#22405a')
    for x, y, h, pose, cc, hair, fl in ((.47, .565, 64, 'sit_hug', '#8f6fb8', 'short', False), (.935, .54, 58, 'sit_ground', '#1b8f93', 'cap', False), (.71, .6, 92, 'sit_ground', '#fff4d6', 'pony', False), (.86, .7, 150, 'sit_hug', '#f5b843', 'hijab', True), (.58, .745, 165, 'sit_ground', '#3c86c2', 'short', False), (.105, .57, 66, 'sit_hug', '#c85a8e', 'bob', False)):
        px, py = W * x, H * y
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.34) as g: smooth(g, blob_pts(rng, px - h * .1, py + h * .02, h * .34, h * .07, .06, 10)); rgb(g, '#6a4a50'); g.fill()
        P.person(c, px, py, h, pose, lk(cc, hair, accent='#ee5f42'), flip=fl, prop=(lambda g, J: (rgb(g, '#fffdf4'), poly(g, [(J['hR'][0] - .03, J['hR'][1] + .02), (J['hR'][0] + .12, J['hR'][1] - .03), (J['hR'][0] + .13, J['hR'][1] + .1), (J['hR'][0] - .02, J['hR'][1] + .14)]), g.fill())) if pose == 'sit_hug' else None)
    with c.piece(shadow=.25, lift=10, volume=.3, vsize=5, rim=.3) as g:       # a tern, hanging on the wind
        with at(g, W * .585, H * .16, -.1, 120):
            smooth(g, [(-.05, -.02), (-.28, -.22), (-.62, -.3), (-.95, -.16), (-.6, -.2), (-.3, -.08), (-.06, .06)]); lin(g, -.9, 0, 0, 0, '#8f9aa4', '#fdfdf6'); g.fill()
            smooth(g, [(.05, -.02), (.2, -.28), (.5, -.42), (.86, -.36), (.52, -.3), (.26, -.12), (.1, .06)]); lin(g, 0, 0, .8, 0, '#fdfdf6', '#9fa9b2'); g.fill()
            smooth(g, [(.34, .0), (.22, -.06), (0, -.07), (-.22, .0), (-.5, -.03), (-.34, .05), (-.5, .13), (-.2, .07), (0, .08), (.22, .06)]); rgb(g, '#fdfdf6'); g.fill()
            smooth(g, [(.35, .0), (.27, -.055), (.14, -.05), (.24, .0)]); rgb(g, '#14171f'); g.fill(); poly(g, [(.34, -.015), (.48, .02), (.34, .025)]); rgb(g, '#e4573f'); g.fill()
    # shade of the palm over the near sand
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.42) as g:
        rgb(g, '#4a3a66'); smooth(g, [(-60, H * .78), (W * .16, H * .735), (W * .4, H * .77), (W * .5, H * .86), (W * .42, H * .95), (W * .5, H * 1.1), (-60, H * 1.1)]); g.fill()
        for k in range(17):
            a = -.9 + k * .12; x, y, q = W * .3, H * .86, rng.uniform(280, 430)
            p = [(x + math.cos(a) * q * t, y + math.sin(a) * q * .34 * t + 10 * math.sin(5 * t)) for t in np.linspace(.2, 1, 7)]; taper(g, p, [30, 34, 24, 2], 20, False); g.fill()
    F.palm(c, W * .03, H * 1.04, 1010, .1)
    # the child in front
    px, py = W * .215, H * .955
    B.shade_blob(c, px + 40, py - 2, 190, 26, 0, .4, 9)

    def card(g, J):
        hx, hy = J['hR']
        rgb(g, '#b98a58'); poly(g, [(hx - .1, hy - .035), (hx + .16, hy - .105), (hx + .19, hy + .075), (hx - .065, hy + .135)]); g.fill()
        rgb(g, '#fffdf4'); poly(g, [(hx - .088, hy - .028), (hx + .15, hy - .092), (hx + .176, hy + .066), (hx - .056, hy + .122)]); g.fill()
        rgb(g, '#e0603f'); g.set_line_width(.011)
        with at(g, hx + .06, hy + .025, -.26): g.save(); g.scale(1, .72); g.arc(0, 0, .035, 0, 7); g.restore(); g.stroke(); [(g.move_to(m * .03, .0), g.line_to(m * .075, -.02 + .022 * k), g.stroke()) for m in (-1, 1) for k in range(3)]
        rgb(g, '#f5b843'); taper(g, [(hx + .0, hy - .01), (hx + .07, hy - .12)], [.012, .014]); g.fill()
    P.person(c, px, py, 470, 'sit_hug', lk('#ee5f42', 'pony', accent='#f5b843'), prop=card, tweak=dict(aR=(44, 70), aL=(50, 66), head=34, lL=(132, 10), lR=(124, 4)))
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g: S.sandal(g, rng, W * .375, H * .945, 86, 1.2, '#1b9aa0', .45); S.sandal(g, rng, W * .415, H * .975, 86, 1.0, '#1b9aa0', .45)
    B.hermit(c, W * .68, H * .93, 84)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:        # track of the hermit crab
        for k in range(26):
            x, y = W * (.705 + .0075 * k), H * (.938 - .0012 * k + .008 * math.sin(k * .5)); rgb(g, '#a9784e', .5)
            for m in (-9, 9): g.arc(x, y + m, 2.6, 0, 7); g.fill()
    c.finish(.3, warm=.06, center=(.55, .46))


def morning_after(c, rng, variant=0):
    """Still life at first light: on the jetty a dive tank wears the garland; beside it brush, ties and slate wait for the day's work."""
    W, H = c.w, c.h
    c.light = (.75, -.66)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .83, hz - 46, 40), '#ffe9b0'); L.cloud(c, W * .5, H * .15, 330, '#f8d3c0', .3); L.cloud(c, W * .93, H * .2, 200, '#f8cfae', .4)
    with c.piece(shadow=0, volume=.2, vsize=20, depth=.4, blur=2) as g: smooth(g, [(-40, hz - 90), (W * .1, hz - 120), (W * .24, hz - 60), (W * .4, hz - 30), (W * .5, hz + 4), (-40, hz + 4)]); lin(g, 0, hz - 120, 0, hz, '#7fa08a', '#5f8a7a'); g.fill()
    L.sea(c, hz, H * .74, 'rose', W * .83, 90, .9)
    L.jukung(c, W * .62, H * .46, 190, None, '#d9604a', blur=1.6); L.jukung(c, W * .4, H * .43, 100, None, '#2f7f9a', True, blur=1.6)
    S.planks(c, H * .7, H * 1.02, '#b98a5c', 9, (W * .62, H * .1))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=12, grain=.05) as g: poly(g, [(-20, H * .685), (W + 20, H * .685), (W + 20, H * .715), (-20, H * .715)]); lin(g, 0, H * .685, 0, H * .715, '#d9a874', '#8a5f3c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g:      # long shadows to the left
        rgb(g, '#3a2a50'); poly(g, [(W * .3, H * .93), (W * .38, H * .93), (W * .1, H * 1.03), (-90, H * 1.06), (-90, H * .99)]); g.fill(); poly(g, [(W * .52, H * .93), (W * .66, H * .93), (W * .42, H * 1.02), (W * .28, H * 1.0)]); g.fill()
    tx, ty, ts = W * .335, H * .945, 800
    K.dive_tank(c, tx, ty, ts, '#e9b53a')
    c.glow(tx + 130, ty - 520, 200, '#ffe9b0', .25)
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8, rim=.4) as g:     # the hose, coming down behind the garland
        rgb(g, '#1d2630'); g.set_line_width(19); g.move_to(tx + 140, ty - 700); g.curve_to(tx + 290, ty - 690, tx + 260, ty - 330, tx + 210, ty - 200); g.curve_to(tx + 190, ty - 120, tx + 210, ty - 60, tx + 270, ty - 30); g.stroke()
        smooth(g, [(tx + 250, ty - 62), (tx + 330, ty - 66), (tx + 352, ty - 22), (tx + 320, ty + 4), (tx + 256, ty + 2)], tension=.4); g.fill(); rgb(g, '#f2694b'); g.arc(tx + 300, ty - 32, 20, 0, 7); g.fill()
    # garland: back part round the neck is hidden, front hangs deep
    K.garland(c, [(tx - 86, ty - 640), (tx - 126, ty - 540), (tx - 112, ty - 400), (tx - 40, ty - 290), (tx + 20, ty - 276), (tx + 88, ty - 330), (tx + 132, ty - 450), (tx + 122, ty - 560), (tx + 74, ty - 646), (tx, ty - 676), (tx - 70, ty - 654)], 68, n=42)
    with c.piece(shadow=.5, lift=6, volume=.35, vsize=5, rim=.4) as g:
        for x, y, s, k in ((.2, .965, 60, 0), (.26, .99, 46, 1), (.455, .985, 54, 2), (.13, .9, 40, 0)):
            with at(g, W * x, H * y, 0, 1, .55): K.flower(g, rng, 0, 0, s, k)
    # crate with brushes, slate and ties
    bx, by = W * .69, H * .93
    for dx, L_, rot, cc in ((-90, 330, -1.75, '#c99a63'), (20, 360, -1.4, '#d9604a')):
        K.brush(c, bx + dx, by - 270, L_, rot + PI, cc)
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=10, rim=.4) as g:      # a roll of cord and ties looking out
        for k in range(11): p = wander(rng, bx + 120 + k * 7, by - 170, -PI / 2 + rng.normal(0, .35), rng.uniform(120, 210), 5, .2); rgb(g, '#22303a' if k % 3 else '#f5f0e0'); taper(g, p, [9, 8, 5], 14); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=16, rim=.4, grain=.05) as g:
        x0, x1, yt = bx - 210, bx + 230, by - 210
        poly(g, [(x0, yt), (x1, yt), (x1 - 14, by), (x0 + 14, by)]); lin(g, x0, 0, x1, 0, '#3f8f9a', '#2f7f90', '#7fc4c0'); g.fill()
        for k in range(4):
            y = yt + 8 + k * 52; rgb(g, shade('#3a8a98', .16 if k % 2 else 0)); poly(g, [(x0 + 4 + 3 * k, y), (x1 - 4 - 3 * k, y), (x1 - 8 - 3 * k, y + 42), (x0 + 8 + 3 * k, y + 42)]); g.fill(); rgb(g, '#123a48', .7); g.set_line_width(4); g.move_to(x0 + 4 + 3 * k, y + 45); g.line_to(x1 - 4 - 3 * k, y + 45); g.stroke()
        rgb(g, '#123a48', .8); smooth(g, [(bx - 50, yt + 66), (bx + 60, yt + 66), (bx + 56, yt + 92), (bx - 46, yt + 92)], tension=.4); g.fill()
        for px in (x0 + 20, x1 - 20): rgb(g, '#cfe0da'); taper(g, [(px, yt), (px + (8 if px < bx else -8), by)], [16, 16], cap=False); g.fill()
    with c.piece(shadow=.55, lift=12, volume=.2, vsize=12, rim=.5, grain=.02) as g:       # slate leaning on the crate
        with at(g, bx + 250, by - 60, .2):
            smooth(g, [(-110, -150), (110, -150), (110, 110), (-110, 110)], tension=.1); lin(g, -110, 0, 110, 0, '#e9e6d8', '#fdfbf2', '#ffffff'); g.fill()
            rgb(g, '#6f7f88'); g.set_line_width(6); g.move_to(0, 70); g.line_to(0, -20)
            for m, y, l in ((-1, 40, 50), (1, 20, 56), (-1, 0, 34), (1, -14, 30)): g.move_to(0, y); g.curve_to(m * l * .5, y - 6, m * l, y - 30, m * l, y - 66)
            g.move_to(0, -20); g.line_to(0, -84); g.stroke()
            rgb(g, '#39434f'); g.arc(-84, -126, 9, 0, 7); g.fill(); g.set_line_width(4); rgb(g, '#f2694b'); g.move_to(-84, -126); g.curve_to(-150, -60, -150, 60, -96, 130); g.stroke()
    S.pencil(c, bx + 146, by + 62, 190, .18, 'saffron', 17)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.01) as g:        # dew
        for _ in range(110): x, y = rng.uniform(0, W), rng.uniform(H * .74, H); rgb(g, '#fff6dc', rng.uniform(.2, .6)); q = rng.uniform(1.5, 4); g.save(); g.translate(x, y); g.scale(1, .6); g.arc(0, 0, q, 0, 7); g.restore(); g.fill()
    c.finish(.34, warm=.12, center=(.5, .5))


def knock(c, rng, variant=0):
    """Blue hour: two people with a lantern and a garland walk over the sand to a house on posts whose door stands ajar."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    c.shadow_col = col('#06102c')
    c.backdrop([(0, '#16285c'), (.3, '#2c4a88'), (.5, '#6a78ae'), (.6, '#c9a0a8'), (.66, '#4f5f90'), (1, '#2a3566')], 90, glow=(W * .08, H * .56, 560, '#ffb890', .35))
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(120): rgb(g, '#f4f0ff', rng.uniform(.2, .8)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .38), rng.uniform(.7, 2), 0, 7); g.fill()
        g.arc(W * .2, H * .17, 40, -1.35, 2.45); g.arc_negative(W * .2 - 19, H * .17 - 10, 38, 2.08, -.98); g.close_path(); rgb(g, '#fff3d0'); g.fill()
    c.glow(W * .21, H * .175, 150, '#fff3d0', .3)
    hz = H * .58
    L.island(c, W * .13, hz + 1, 320, 36, '#3f4f7c', .3, False, 5); L.island(c, W * .36, hz + 1, 220, 24, '#3f4f7c', .4, False, 3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-10, hz, W + 20, H * .2); lin(g, 0, hz, 0, H * .74, '#d9a8a4', '#7a82b4', '#34508f'); g.fill()
    S.sheen(c, hz + 4, H * .72, 90, '#ffe0cc', '#2a4078', .8)
    L.jukung(c, W * .3, H * .625, 170, None, '#2a3a66'); L.jukung(c, W * .16, H * .605, 100, None, '#2a3a66', True)
    c.set_air()
    for x, s, ln in ((.985, 620, -.12), (.52, 470, -.14), (.9, 520, .1)): F.palm(c, W * x, H * .74, s, ln, '#2c2f4c', '#27405a', depth=.05)
    base = L.ground(c, [(-30, H * .73), (W * .2, H * .715), (W * .45, H * .7), (W * .7, H * .69), (W + 30, H * .7)], '#7a78a0', '#3f4576', 220)
    L.foam(c, [(-30, H * .733), (W * .2, H * .718), (W * .45, H * .703), (W * .7, H * .693), (W + 30, H * .703)], 6, alpha=.6)
    hx, hy, hs = W * .73, H * .82, 620
    B.shade_blob(c, hx, hy + 6, 330, 40, 0, .5, 14)
    E.stilt_house(c, hx, hy, hs, '#5f5470', '#4a3f58', '#2f3a5c', .26, '#ffc878')
    # the door leaf half open, a lamp above it
    lg = .26; X = lambda u, v: (hx + u * hs, hy + v * hs)
    with c.piece(shadow=.5, lift=6, volume=.3, vsize=6) as g: poly(g, [X(.1, -lg - .05), X(.155, -lg - .035), X(.155, -lg - .325), X(.1, -lg - .31)]); lin(g, *X(.1, 0), *X(.155, 0), '#2a6a78', '#1d4a60'); g.fill(); rgb(g, '#ffe0a0'); g.arc(*X(.146, -lg - .18), 4, 0, 7); g.fill()
    c.glow(*X(.19, -lg - .18), 210, '#ffc878', .75); c.glow(*X(-.2, -lg - .23), 130, '#ffc878', .5)
    B.beam(c, [X(.155, -lg - .05), X(.24, -lg - .05), X(.3, .06), (W * .62, H * 1.0), (W * .36, H * .93), X(.08, .02)], '#ffcf8a', .42, 26)
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=5) as g:      # nets and floats hung under the house
        rgb(g, '#2c2f4c'); taper(g, [X(-.38, -.2), X(-.14, -.2)], [7, 7]); g.fill()
    G.ghost_net(c, [X(-.37, -.2), X(-.26, -.17), X(-.15, -.2)], 84, '#6f8fa0', 11)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5) as g:
        for x, y, s in ((-.42, -.02, 15), (-.395, .0, 13), (-.44, .012, 12)): g.arc(*X(x, y), s, 0, 7); rgb(g, '#e08a5a'); g.fill()
    # a stream with stones between them and the house
    with c.piece(shadow=.1, lift=3, volume=0, rim=0, grain=.02) as g:
        taper(g, [(W * 1.02, H * .975), (W * .82, H * .935), (W * .64, H * .945), (W * .52, H * .89), (W * .475, H * .8), (W * .462, H * .735), (W * .452, H * .685)], [120, 86, 76, 60, 46, 40, 52], 60, False); lin(g, W * .25, 0, W, 0, '#8a8fbc', '#4f6aa0', '#2f4a84'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(60): t = rng.uniform(0, 1); x = W * (.53 + .47 * t); y = H * (.9 + .05 * min(1, t * 5) + .01 * t) + rng.normal(0, 11); rgb(g, '#ffdca8' if t < .3 else '#a9b4e0', rng.uniform(.2, .6)); q = rng.uniform(8, 26); taper(g, [(x - q, y), (x, y - 1), (x + q, y + 1)], [.4, 2.6, .4], 8, False); g.fill()
    # the two, from behind, lantern between them
    lx, ly = W * .335, H * .905
    c.glow(lx, ly - 20, 330, '#ffb860', .42)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.5) as g: rgb(g, '#141c40'); taper(g, [(W * .285, H * .965), (W * .2, H * 1.03)], [40, 90]); g.fill(); taper(g, [(W * .375, H * .96), (W * .34, H * 1.05)], [40, 80]); g.fill()
    J1 = P.person(c, W * .285, H * .965, 300, 'walk_back', P.look(rng, hair='hijab', accent='#a85a7c', top='#3f6a8a', bottom='skirt', bcol='#2a2f58', build=1.0), tweak=dict(aR=(16, 10)))
    J2 = P.person(c, W * .385, H * .958, 320, 'walk_back', P.look(rng, hair='short', top='#c9a06a', bottom='trousers', bcol='#2c3356', sleeve='short', build=1.05), flip=True, tweak=dict(aL=(-12, 0)))
    lx, ly = J1['hR'][0] + 3, J1['hR'][1] + 34
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=4, rim=.4) as g:
        rgb(g, '#2c2433'); g.set_line_width(3); g.arc(lx, ly - 24, 13, PI, 2 * PI); g.stroke(); smooth(g, [(lx - 17, ly + 22), (lx + 17, ly + 22), (lx + 15, ly + 30), (lx - 15, ly + 30)], tension=.2); g.fill(); poly(g, [(lx - 12, ly - 24), (lx + 12, ly - 24), (lx + 17, ly - 14), (lx - 17, ly - 14)]); g.fill()
        smooth(g, [(lx - 15, ly - 14), (lx + 15, ly - 14), (lx + 16, ly + 22), (lx - 16, ly + 22)], tension=.2); rad(g, lx, ly + 4, 24, '#fffdf0', '#ffe09a', '#ffab4a'); g.fill()
    c.glow(lx, ly, 130, '#ffd48a', .75); c.glow(lx, ly, 44, '#fff6d8', .6)
    gx, gy = J2['hL'] if J2['hL'][0] > J2['hR'][0] else J2['hR']
    K.garland(c, [(gx - 4, gy + 4), (gx + 26, gy + 44), (gx + 18, gy + 96), (gx - 8, gy + 108), (gx - 28, gy + 70), (gx - 8, gy + 8)], 22)
    c.finish(.4, center=(.55, .55))
