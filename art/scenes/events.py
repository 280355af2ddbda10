"""The pictures of the six events: cards (focal point in the middle) and, for the two event pages, a lead and a second picture."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_a as E, parts_b as B, parts_gb as S, portraits
from parts_s import *
from paper import *

PI = math.pi


def clay_second(c, rng, variant=0):
    """Some months later under water, very near: thumb prints and comb lines in the fired clay, each dent with its first coral; a small fish looks out of a hole."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#a9e4d2'), (.35, '#4fb6b0'), (.75, '#1a6f86'), (1, '#0a3a5c')], 65, glow=(W * .1, -40, 760, 'cream', .6))
    S.bokeh(c, 14, (0, H * .1, W * .6, H * .9), ['#bff0dc', '#5fc4b8', '#f2a07a', '#8f6fb8'], (24, 90), .28, 14)
    c.god_rays(W * .06, -160, .34, 11, 1100, 1.1)
    L.rocks(c, [(-30, H * .86), (W * .2, H * .88), (W * .5, H * .95), (W + 30, H * .9)], '#2f7f88', .5, 10, blur=4); c.set_air()
    A.school(c, 'chromis', W * .2, H * .33, 12, 150, 70, 50, .2, .2, depth=.3)
    out = [(W * .2, H * 1.06), (W * .235, H * .86), (W * .3, H * .66), (W * .41, H * .43), (W * .56, H * .25), (W * .75, H * .15), (W * 1.06, H * .09), (W * 1.06, H * 1.06)]
    cl = col('#cf7a4e')
    with c.piece(shadow=.5, lift=22, volume=.6, vsize=90, rim=.4, grain=.075) as g:
        smooth(g, out, tension=.5); p = g.copy_path(); rad(g, W * .5, H * .3, W * .7, shade(cl, .3), cl, shade(cl, -.3), shade(cl, -.5)); g.fill(); g.append_path(p); g.clip()
        for k in range(9):            # comb lines along the curve
            q = [(x + 36 + (W - x) * .03 * k + 20 * (k // 3), y + 30 + 24 * k + 34 * (k // 3)) for x, y in out[1:7]]; rgb(g, shade(cl, -.55), .5); taper(g, q, [4, 9, 8, 9, 4], 60); g.fill(); rgb(g, shade(cl, .5), .5); taper(g, [(x, y + 7) for x, y in q], [1, 4, 4, 1], 60); g.fill()
        for _ in range(360): x, y, s = rng.uniform(W * .2, W), rng.uniform(H * .1, H), rng.uniform(1.5, 7); rgb(g, shade(cl, rng.choice([-.4, .4])), .4); smooth(g, blob_pts(rng, x, y, s, s * .8, .2, 7)); g.fill()
        for _ in range(60): x, y, s = rng.uniform(W * .25, W), rng.uniform(H * .2, H), rng.uniform(10, 46); rgb(g, jitter(rng, rng.choice(['#b86a86', '#d98fa0', '#8fa07a']), .04), .4); smooth(g, blob_pts(rng, x, y, s * 1.3, s * .7, .25, 9)); g.fill()
    holes = [(.64, .62, 150, 140), (.9, .4, 96, 90), (.44, .87, 92, 84)]
    for x, y, rx, ry in holes:
        with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, blob_pts(rng, W * x, H * y, rx * 1.16, ry * 1.16, .04, 14)); lin(g, 0, H * y - ry, 0, H * y + ry, shade(cl, -.5), shade(cl, .4)); g.fill(); smooth(g, blob_pts(rng, W * x, H * y, rx, ry, .04, 14)); rad(g, W * x + 20, H * y + 20, rx * 1.2, '#0d1424', '#2a1c2c', '#5a3430'); g.fill()
    x, y, rx = W * .64, H * .62, 150

    def out_of_hole(q):
        q.rectangle(0, 0, x - 40, H); q.new_sub_path(); q.arc(x, y, rx * .96, 0, 2 * PI)
    A.fish(c, 'anthias', x - 66, y + 14, 330, PI - .1, -.06, shadow=.5, lift=12, clip=out_of_hole)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=lambda q: q.arc(x, y, rx * .97, 0, 2 * PI)) as g: g.rectangle(x - rx, y - rx, 2 * rx, 2 * rx); lin(g, x - 40, 0, x + rx * .8, 0, (0, '#1a1424', 0), (1, '#1a1424', .95)); g.fill()
    # thumb dents with recruits
    dents = [(.385, .62, 60, .5), (.47, .46, 56, .4), (.585, .36, 58, .2), (.74, .3, 56, .1), (.48, .68, 54, .6), (.83, .62, 66, .1), (.78, .84, 70, .3), (.6, .9, 62, .4), (.95, .76, 64, 0), (.93, .2, 44, 0), (.335, .8, 52, .7), (.72, .45, 46, .2)]
    cols = ['coral', 'saffron', 'rose', 'violet', '#5fb0a0', '#e9a05c', 'plum', 'leaf']
    for i, (x, y, s, a) in enumerate(dents):
        X, Y = W * x, H * y
        with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:
            with at(g, X, Y, a - .6): smooth(g, blob_pts(rng, 0, 0, s * 1.25, s * .86, .04, 12)); lin(g, 0, -s * .8, 0, s * .8, shade(cl, -.6), shade(cl, -.2), shade(cl, .35)); g.fill(); rgb(g, shade(cl, .3), .35); g.set_line_width(3); [(g.arc(0, s * .3, s * q, PI * 1.15, PI * 1.85), g.stroke()) for q in (.35, .5, .65, .8)]
        k = i % 4
        if k == 0: F.polyp(c, X, Y, s * 1.5, cols[i % 8], 'leaf', 20)
        elif k == 1:
            with c.piece(shadow=.45, lift=6, volume=.4, vsize=8) as g: S.recruit(g, rng, X, Y, s * .62, cols[(i + 3) % 8])
        elif k == 2: F.pocillopora(c, X, Y + s * .35, s * 1.5, cols[(i + 1) % 8])
        else: F.staghorn(c, X, Y + s * .35, s * 1.7, cols[(i + 2) % 8], 2, 4)
    A.fish(c, 'damsel', W * .13, H * .64, 150, -.1, .1); A.fish(c, 'longnose', W * .3, H * .2, 130, .25, .1, depth=.1)
    F.soft_coral(c, W * .07, H * 1.05, 260, 'plum'); c.particles(200, big=14); c.finish(.4, center=(.55, .52))


def connect_lead(c, rng, variant=0):
    """One bay and all who use it, cut at the waterline: fisher, boat crew, seaweed raker, pupils and swimmers above, and under all of them the same reef."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    hz, wl = H * .24, H * .5
    L.sky(c, 'morning', hz, (W * .8, H * .1, 34), '#fff0c4', .9); L.cloud(c, W * .22, H * .1, 320, depth=.3)
    with c.piece(shadow=.2, lift=8, volume=.4, vsize=26, depth=.3) as g:      # hills around the bay
        smooth(g, [(-40, H * .33), (-40, H * .16), (W * .1, H * .1), (W * .22, H * .15), (W * .34, H * .21), (W * .5, H * .25), (W * .52, H * .33)], tension=.5); lin(g, 0, H * .1, 0, H * .3, '#7fae78', '#4f8062'); g.fill(); smooth(g, [(W * .55, H * .33), (W * .62, H * .25), (W * .76, H * .19), (W * .9, H * .13), (W * 1.04, H * .17), (W * 1.04, H * .33)], tension=.5); lin(g, 0, H * .12, 0, H * .3, '#86b47c', '#4f8062'); g.fill()
    L.rinjani(c, W * .5, H * .275, 380, 70, depth=.6)
    L.ground(c, [(-30, H * .3), (W * .2, H * .275), (W * .5, H * .27), (W * .8, H * .275), (W + 30, H * .3)], '#f0dcae', '#e3c894', 100)
    for x, s, ln in ((.04, 250, .12), (.12, 200, -.1), (.93, 240, -.14), (.69, 170, .12), (.33, 150, .1)): F.palm(c, W * x, H * .3, s, ln, depth=.18)
    for x, s in ((.18, 130), (.255, 100), (.8, 120)): E.stilt_house(c, W * x, H * .305, s, '#c9a06a', '#b5633f', depth=.14, leg=.08)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, [(-30, H * .39), (W * .2, H * .365), (W * .5, H * .355), (W * .8, H * .37), (W + 30, H * .395), (W + 30, H * .6), (-30, H * .6)], tension=.5); lin(g, 0, H * .36, 0, wl, '#c9f0dc', '#5fc4c0', '#2f9fab'); g.fill()
    L.foam(c, [(-30, H * .39), (W * .2, H * .365), (W * .5, H * .355), (W * .8, H * .37), (W + 30, H * .395)], 6)
    # pupils walking along the water, seaweed raker, boat crew with tanks
    for i, (x, s) in enumerate(((.37, 96), (.405, 104), (.44, 92), (.48, 100))): P.person(c, W * x, H * (.352 - .003 * i), s, ['walk', 'walk', 'walk', 'arm_up'][i], P.look(rng, child=True, top='#fdfaf0', bottom=['shorts', 'skirt'][i % 2], bcol='#b23a3a', hair=['short', 'pony', 'cap', 'hijab'][i], accent='#fdfaf0', pack=['#1b8f93', '#f2694b', '#f5b843', '#3c86c2'][i]), False, tweak=dict(lean=rng.uniform(2, 7)))
    P.person(c, W * .6, H * .375, 130, 'lean_table', P.look(rng, hair='hat', top='#8f6fb8', bottom='trousers', bcol='#6b5a45'), True)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g: rgb(g, '#a9764a'); taper(g, [(W * .592, H * .29), (W * .553, H * .375)], [5, 5]); g.fill(); taper(g, [(W * .543, H * .372), (W * .563, H * .38)], [5, 5]); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:
        for _ in range(40): rgb(g, jitter(rng, rng.choice(['#5f6f3a', '#7a6a3a', '#3f5a3a']), .03)); smooth(g, blob_pts(rng, W * .545 + rng.normal(0, 16), H * .378 - abs(rng.normal(0, 6)), 9, 5, .3, 7)); g.fill()
    L.jukung(c, W * .83, H * .435, 330, None, '#e2604a', True, clip=None)
    P.person(c, W * .8, H * .425, 150, 'carry', P.look(rng, hair='cap', top='#1b8f93', bottom='shorts'), True, clip=lambda q: q.rectangle(0, 0, W, H * .412)); P.person(c, W * .86, H * .43, 146, 'stand', P.look(rng, hair='short', top='#f5b843', bottom='shorts'), clip=lambda q: q.rectangle(0, 0, W, H * .412))
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=4) as g:
        for x in (.755, .768, .781): lin(g, W * x - 9, 0, W * x + 9, 0, '#ffe08a', '#d9982f'); taper(g, [(W * x, H * .412), (W * x, H * .372)], [17, 15]); g.fill()
    L.jukung(c, W * .2, H * .465, 380, None, '#2f7f9a', False)
    P.person(c, W * .2, H * .452, 170, 'throw', P.look(rng, hair='hat', top='#f2694b', bottom='shorts'), False, clip=lambda q: q.rectangle(0, 0, W, H * .438))
    with c.piece(shadow=.15, lift=3, volume=0, rim=.3) as g:      # cast net in the air
        nx, ny = W * .3, H * .385; rgb(g, '#fff6dc', .85); g.set_line_width(1.8)
        for k in range(11): a = -.55 + k * .24; g.move_to(W * .25, H * .37); g.curve_to(nx - 10, ny - 34, nx + math.cos(a) * 40, ny - 20, nx + math.cos(a) * 74 + 14, ny + math.sin(a) * 34 + 24); g.stroke()
        for q in (.35, .6, .82, 1): g.save(); g.translate(nx + 14 * q - 26 * (1 - q), ny + 26 * q - 16 * (1 - q)); g.scale(74 * q, 36 * q); g.arc(0, 0, 1, -.6, 2.4); g.restore(); g.stroke()
    # below the line: the one reef
    line = [(-20, wl + 4), (W * .18, wl - 8), (W * .4, wl + 8), (W * .64, wl - 6), (W * .85, wl + 6), (W + 20, wl - 4)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, line, False); g.line_to(W + 20, H + 20); g.line_to(-20, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#8fe0cf', '#35abb2', '#137a95', '#0a4a72'); g.fill()
    c.set_air(); c.god_rays(W * .78, wl - 260, .34, 14, 900, 1.3)
    b1 = L.rocks(c, [(-30, H * .72), (W * .2, H * .78), (W * .5, H * .83), (W * .8, H * .77), (W + 30, H * .7)], '#2b7480', .45, 18, clip=lambda q: q.rectangle(0, wl + 20, W, H)); F.reef_patch(c, -10, W, b1, 1.6, .75, depth=.4)
    b2 = L.rocks(c, [(-30, H * .86), (W * .25, H * .92), (W * .5, H * .955), (W * .75, H * .92), (W + 30, H * .85)], '#2a5f6f', .12, 12); F.reef_patch(c, -20, W * 1.02, lambda x: b2(x) + 8, 1.7, 1.15)
    P.snorkeler(c, W * .47, wl + 34, 170, 0, 'plum', 'saffron'); P.snorkeler(c, W * .58, wl + 30, 140, PI, 'teal', 'coral', depth=.08)
    P.diver(c, W * .72, H * .68, 180, PI - .3, pose='fin')
    A.turtle(c, W * .27, H * .63, 150, .1, 50, 0, .2); A.school(c, 'anthias', W * .5, H * .76, 26, 220, 56, 40, .1); A.school(c, 'fusilier', W * .14, H * .68, 14, 150, 46, 54, .05, depth=.15)
    for sp, x, y, l, h in (('idol', .62, .83, 100, PI), ('raccoon', .38, .84, 90, .1), ('parrotfish', .86, .8, 140, PI + .1)): A.fish(c, sp, W * x, H * y, l, h, .06)
    L.waterline(c, line, thick=8); c.particles(200, box=(0, wl, W, H), big=8); c.finish(.34, warm=.06, center=(.5, .5))


def connect_second(c, rng, variant=0):
    """A promise made fast: the big mooring buoy that spares the reef the anchors, half out of the water, with the boat's rope on its ring and its chain going down to the corals."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    wl = H * .45
    L.sky(c, 'rose', wl, (W * .14, H * .2, 36), '#fff0cc', .9); L.cloud(c, W * .42, H * .12, 360, '#fbe0cc', .3); L.island(c, W * .3, wl + 2, 560, 54, '#6a8f86', .5, False, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, H * .385, W + 40, H * .1); lin(g, 0, H * .385, 0, wl, '#f3dcc4', '#9fd0c8', '#5fb8b8'); g.fill()
    L.island(c, W * .3, H * .39, 560, 50, '#6a8f86', .45, False, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, wl, W + 40, H); lin(g, 0, wl, 0, H, '#8fe0cf', '#35abb2', '#137a95', '#083f66'); g.fill()
    c.set_air(); c.god_rays(W * .2, wl - 300, .34, 13, 1000, 1.2)
    b = L.rocks(c, [(-30, H * .88), (W * .25, H * .84), (W * .5, H * .86), (W * .8, H * .9), (W + 30, H * .84)], '#2b6f80', .5, 16); F.reef_patch(c, -10, W * 1.0, b, 1.8, .8, depth=.42)
    # the boat's bow, top right, and its rope
    with c.piece(shadow=.4, lift=14, volume=.5, vsize=26, rim=.4) as g:
        smooth(g, [(W * 1.06, H * .12), (W * .9, H * .15), (W * .735, H * .055), (W * .75, H * .16), (W * .8, H * .31), (W * .88, H * .43), (W * 1.06, H * .47)], tension=.45); lin(g, 0, H * .1, 0, H * .46, '#e2604a', '#c9483a', '#7f2a34'); g.fill()
        rgb(g, 'cream'); taper(g, [(W * .737, H * .062), (W * .83, H * .165), (W * .92, H * .2), (W * 1.06, H * .19)], [10, 20, 22, 24], 30); g.fill(); rgb(g, 'saffron'); taper(g, [(W * .775, H * .17), (W * .86, H * .25), (W * 1.06, H * .27)], [4, 13, 16], 30); g.fill()
    bx, by, R = W * .45, wl + 6, 178
    S.rope(c, [(W * .765, H * .12), (W * .72, H * .27), (W * .62, H * .32), (W * .52, H * .27), (bx + 8, by - R * 1.26)], 17, '#f3e3b8')
    # chain down to the block
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=6, rim=.4) as g:
        q = curve_pts([(bx, by + R * .9), (bx + 10, H * .72), (bx + 30, H * .82), (bx + 40, H * .93)], 15)
        for i, (x, y) in enumerate(q):
            a = math.atan2(*(q[min(i + 1, 14)] - q[max(i - 1, 0)])[::-1]); w = 9 if i % 2 else 22
            with at(g, x, y, a, 22, w): g.arc(0, 0, 1, 0, 7)
            rgb(g, jitter(rng, '#7a7f80', .03)); g.set_line_width(9); g.stroke()
        for _ in range(60): k = rng.integers(3, 15); rgb(g, jitter(rng, rng.choice(['#7fa05a', '#b86a86', '#c9b48a', '#4d7d52']), .04), .9); smooth(g, blob_pts(rng, q[k][0] + rng.normal(0, 10), q[k][1] + rng.normal(0, 14), rng.uniform(4, 10), rng.uniform(3, 8), .3, 7)); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=30, grain=.06) as g: smooth(g, [(bx - 120, H * 1.04), (bx - 100, H * .925), (bx + 170, H * .915), (bx + 196, H * 1.04)], tension=.15); lin(g, 0, H * .9, 0, H, '#a9aa98', '#5f6f74'); g.fill()
    for dx, k, q, cc in ((-90, 'poc', .9, 'rose'), (-40, 'staghorn', .8, 'saffron'), (110, 'plates', .8, 'violet'), (150, 'staghorn', 1.0, 'coral'), (-130, 'soft', 1.1, 'plum'), (80, 'poc', .7, 'leaf')): F.plant(c, k, bx + dx, H * (.935 if abs(dx) < 120 else .99), q, cc)
    # the buoy: under the line first, then above
    for part in (0, 1):
        clip = (lambda q: q.rectangle(0, wl, W, H)) if part == 0 else (lambda q: q.rectangle(0, 0, W, wl + 5))
        with c.piece(shadow=.45, lift=14, volume=.7, vsize=44, rim=.5, depth=.18 if part == 0 else 0, clip=clip) as g:
            g.arc(bx, by, R, 0, 7); rad(g, bx - 50, by - 60, R * 1.5, '#ffc08a', '#f57a3a', '#d9502a', '#8a2a24'); g.fill(); g.arc(bx, by, R, 0, 7); g.clip()
            rgb(g, '#fff4d6'); taper(g, [(bx - R, by - 62), (bx - R * .5, by - 42), (bx + R * .5, by - 42), (bx + R, by - 62)], [30] * 3, 30); g.fill()
            if part == 0:
                for _ in range(150): a, q = rng.uniform(0, PI), rng.uniform(.55, 1) * R; s = rng.uniform(4, 16); rgb(g, jitter(rng, rng.choice(['#4d7d52', '#7fa05a', '#d9cfb4', '#8a6a5a']), .04), .75); smooth(g, blob_pts(rng, bx + math.cos(a) * q, by + math.sin(a) * q, s, s * .7, .3, 8)); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=7, rim=.6) as g: rgb(g, '#5d6c74'); taper(g, [(bx, by - R + 10), (bx, by - R - 18)], [52, 44], cap=False); g.fill(); g.set_line_width(13); rgb(g, '#8fa3ad'); g.arc(bx + 4, by - R - 40, 30, 0, 7); g.stroke()
    with c.piece(shadow=.3, lift=5, volume=0, rim=0) as g: rgb(g, '#f3e3b8'); g.set_line_width(15); g.arc(bx + 22, by - R - 52, 22, 2.2, 5.6); g.stroke()
    with c.piece(shadow=.15, lift=3, volume=.1, vsize=4) as g:      # weed and little fish in its shade
        for k in range(26): p = wander(rng, bx + rng.uniform(-R * .8, R * .8), by + R * rng.uniform(.5, .9), PI / 2 + rng.normal(0, .25), rng.uniform(30, 90), 5, .2); rgb(g, jitter(rng, '#4d7d52', .05), .9); taper(g, p, [6, 5, 1], 10); g.fill()
    A.school(c, 'sergeant', bx + 10, H * .75, 14, 190, 60, 62, .1, .2); A.school(c, 'fusilier', W * .17, H * .68, 16, 150, 60, 58, .1, .2, depth=.2); A.fish(c, 'idol', W * .7, H * .73, 110, PI, .05); A.fish(c, 'raccoon', W * .77, H * .83, 96, PI + .1, .05, depth=.1)
    L.waterline(c, [(-20, wl + 4), (W * .14, wl - 5), (W * .33, wl + 4), (W * .45, wl - 2), (W * .6, wl + 5), (W * .82, wl - 4), (W + 20, wl + 4)], thick=8)
    B.rings(c, [(bx, wl, R * 1.25), (bx, wl, R * 1.6)], 'white', .6, .1)
    F.sea_fan(c, W * .96, H * 1.03, 280, 'plum', -.1); F.staghorn(c, W * .06, H * 1.04, 240, 'saffron', 3, 7)
    c.particles(180, box=(0, wl, W, H), big=8); c.finish(.36, warm=.05, center=(.48, .5))


def turtle_card(c, rng, variant=0):
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


def ocean_card(c, rng, variant=0):
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


def salt_card(c, rng, variant=0):
    """Noon at the salt pans: a wooden bowl heaped with white crystals, and a young mangrove in a coconut shell beside it; the bright pans behind."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    hz = H * .24
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .6, -80, 760, '#fffbe0', .7); L.cloud(c, W * .2, H * .13, 280, depth=.3, puffs=5)
    with c.piece(shadow=.1, lift=4, volume=.3, vsize=10, depth=.4) as g: q = ridge(rng, -30, W + 30, hz - 30, 16, 26, .7); smooth(g, q, False); g.line_to(W + 30, hz + 6); g.line_to(-30, hz + 6); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#6f9f74', '#4f7f62'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g: g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, '#d9b98c', '#c79f74', '#a97f5c'); g.fill()
    c.set_air()
    V = (W * .52, H * .12)
    def pan(u0, u1, v0, v1):      # quadrilateral in perspective; u across at the lower edge, v = y
        f = lambda u, v: (V[0] + (W * u - V[0]) * (v * H - V[1]) / (H - V[1]), v * H)
        return [f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)]
    vs = [.26, .295, .345, .42, .53, .69, .93]
    with c.piece(shadow=.2, lift=3, volume=.15, vsize=5, rim=.4, grain=.02) as g:
        for j in range(6):
            for i in range(-7, 9):
                q = pan(i * .42 + .03 + .2 * (j % 2), i * .42 + .4 + .2 * (j % 2), vs[j] + .008 * (j + 1) * .5, vs[j + 1] - .004 * (j + 1)); dry = rng.random()
                if dry < .3: cols = ('#fffdf6', '#f3ece0')
                elif dry < .75: cols = ('#d9f3f2', '#8fd0d8')
                else: cols = ('#f6e0d8', '#d9b9b8')
                poly(g, q); lin(g, 0, q[0][1], 0, q[2][1], *cols); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.5, vsize=10, rim=.4) as g:      # small white heaps and a raker far away
        for x, y, s in ((.1, .36, 40), (.17, .365, 46), (.84, .34, 34), (.9, .345, 40), (.07, .55, 80), (.95, .56, 84), (.3, .29, 20), (.34, .292, 22)): smooth(g, [(W * x - s, H * y), (W * x - s * .4, H * y - s * .6), (W * x, H * y - s * .86), (W * x + s * .45, H * y - s * .55), (W * x + s, H * y), (W * x, H * y + s * .12)]); lin(g, W * x - s, 0, W * x + s, 0, '#dfe6ea', '#ffffff', '#cdd6de'); g.fill()
    P.person(c, W * .74, H * .42, 150, 'lean_table', P.look(rng, hair='hat', top='#f2694b', bottom='trousers', bcol='#2c3448'), True)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g: rgb(g, '#8a5f3c'); taper(g, [(W * .738, H * .325), (W * .69, H * .425)], [5, 5]); g.fill(); taper(g, [(W * .676, H * .42), (W * .704, H * .43)], [7, 7]); g.fill()
    # near bank of clay
    with c.piece(shadow=.4, lift=12, volume=.35, vsize=26, grain=.06) as g: smooth(g, [(-30, H * .84), (W * .25, H * .81), (W * .6, H * .815), (W + 30, H * .85), (W + 30, H * 1.06), (-30, H * 1.06)], tension=.5); lin(g, 0, H * .81, 0, H, '#c99f74', '#7f5c48'); g.fill()
    bx, by = W * .47, H * .9
    B.shade_blob(c, bx - 20, by + 26, 330, 34, 0, .5, 12)
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=40, rim=.5, grain=.02) as g:      # the heap
        smooth(g, [(bx - 270, H * .72), (bx - 190, H * .6), (bx - 100, H * .5), (bx - 10, H * .41), (bx + 50, H * .425), (bx + 130, H * .53), (bx + 210, H * .62), (bx + 280, H * .72), (bx, H * .78)], tension=.45); lin(g, bx - 270, 0, bx + 280, 0, '#d3dde4', '#fbfdfc', '#ffffff', '#c3d0dc'); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=5, rim=.6, grain=.015) as g:      # single crystals
        for _ in range(260):
            t = rng.uniform(0, 1) ** .7; y = H * (.43 + .3 * t); x = bx + 14 + rng.normal(0, .42) * (40 + 250 * t); s = rng.uniform(5, 19); a = rng.uniform(0, 1.5); cc = rng.choice(['#ffffff', '#eef4f8', '#d9e6ee'])
            if abs(x - bx) > 40 + 240 * t: continue
            with at(g, x, y, a, s): poly(g, [(-1, -.3), (0, -.8), (1, -.3), (0, .2)]); rgb(g, '#ffffff'); g.fill(); poly(g, [(-1, -.3), (0, .2), (0, 1), (-1, .5)]); rgb(g, shade(cc, -.1)); g.fill(); poly(g, [(1, -.3), (0, .2), (0, 1), (1, .5)]); rgb(g, shade(cc, -.22)); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=50, rim=.4, grain=.06) as g:      # wooden bowl
        smooth(g, [(bx - 316, H * .71), (bx - 270, H * .84), (bx - 150, H * .925), (bx + 150, H * .925), (bx + 270, H * .84), (bx + 316, H * .71), (bx + 160, H * .758), (bx, H * .77), (bx - 160, H * .758)], tension=.4); p = g.copy_path(); lin(g, bx - 316, 0, bx + 316, 0, '#8a5638', '#c98a58', '#b0713f', '#6b4028'); g.fill(); g.append_path(p); g.clip()
        for k in range(13): y = H * (.76 + .014 * k); rgb(g, '#5b3422', .3); taper(g, [(bx - 320, y - 40), (bx - 150, y), (bx + 30, y + rng.normal(8, 5)), (bx + 180, y - 2), (bx + 320, y - 44)], [1, 5, 3, 5, 1], 40); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, rim=.5) as g: rgb(g, '#d9a06c'); taper(g, [(bx - 316, H * .708), (bx - 160, H * .757), (bx, H * .77), (bx + 160, H * .757), (bx + 316, H * .708)], [10, 17, 18, 17, 10], 50); g.fill()
    # coconut shell with the seedling
    sx, sy = W * .785, H * .955
    B.shade_blob(c, sx - 10, sy + 6, 150, 20, 0, .5, 9)
    with c.piece(shadow=.4, lift=9, volume=.35, vsize=7) as g: F.propagule(g, sx, sy - 110, 390, '#7fb060', .05, 3)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=8) as g: g.save(); g.translate(sx, sy - 128); g.scale(116, 26); g.arc(0, 0, 1, 0, 7); g.restore(); rgb(g, '#4a3630'); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.6, vsize=26, rim=.4, grain=.07) as g:
        smooth(g, [(sx - 120, sy - 130), (sx - 112, sy - 60), (sx - 66, sy - 4), (sx + 66, sy - 4), (sx + 112, sy - 60), (sx + 120, sy - 130), (sx + 60, sy - 106), (sx, sy - 100), (sx - 60, sy - 106)], tension=.42); lin(g, sx - 120, 0, sx + 120, 0, '#a97a54', '#7a5238', '#4a3024'); g.fill(); rgb(g, '#c99a70', .5)
        for _ in range(60): a, b = rng.uniform(-100, 100), rng.uniform(-95, -10); taper(g, [(sx + a, sy + b), (sx + a + rng.normal(0, 8), sy + b + 26)], [2.4, .8]); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.45, vsize=9, rim=.4) as g:       # wooden scoop, little linen bags of salt
        with at(g, W * .175, H * .93, -.25): rgb(g, '#b07a48'); taper(g, [(-170, 0), (0, 0)], [26, 32]); g.fill(); smooth(g, [(0, -40), (90, -52), (130, -30), (130, 30), (90, 52), (0, 40)], tension=.4); lin(g, 0, -50, 0, 50, '#d9a468', '#8a5a34'); g.fill(); smooth(g, [(20, -26), (116, -34), (116, 32), (20, 28)], tension=.4); rgb(g, '#fbfdfc'); g.fill()
        for x, y, s in ((.935, .97, 130), (.885, .985, 100)): X, Y = W * x, H * y; smooth(g, [(X - s * .2, Y - s * 1.0), (X - s * .1, Y - s * .78), (X - s * .42, Y - s * .4), (X - s * .36, Y), (X + s * .36, Y), (X + s * .42, Y - s * .4), (X + s * .1, Y - s * .78), (X + s * .2, Y - s * 1.0)]); lin(g, X - s * .4, 0, X + s * .4, 0, '#fff6e0', '#e9d9b8', '#c9b48a'); g.fill(); rgb(g, 'coral'); taper(g, [(X - s * .13, Y - s * .79), (X + s * .13, Y - s * .79)], [10, 10]); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:
        for _ in range(50): x, y, s = rng.uniform(W * .1, W * .9), H * rng.uniform(.93, 1.0), rng.uniform(3, 9); rgb(g, '#ffffff', .95); smooth(g, blob_pts(rng, x, y, s, s * .7, .2, 5)); g.fill()
    c.finish(.26, warm=.05, center=(.5, .55))
