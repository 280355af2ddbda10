"""Pictures of the dive packages."""
import math
import numpy as np
from toolkit import boats, closeups, faces, fauna as A, flora as F, from_above, gear as G, land as L, light, people as P, portraits, ropes_and_bars, shadow
from toolkit.paper import blob_pts, jitter, lin, mix, rad, rgb, smooth, taper

PI = math.pi


def restorative_dive(c, rng, variant=0):
    """Restorative dive, eye to eye: two guests seen from in front, in mask and mouthpiece, bend over one bar of the frame; hands pull a black tie round the foot of a young coral, the rest of the row is planted; a fish looks on between them."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#a9e6d6'), (.3, '#45b4bb'), (.7, '#157a98'), (1, '#0a4a70')], 86, glow=(W * .2, -60, 720, '#fff4d6', .6))
    light.bokeh(c, 16, (0, H * .3, W, H * .85), ['#f2694b', '#8f6fb8', '#a9e4d2', '#f5b843'], (26, 90), .2, 14); c.set_air()
    for x, y, s, d in ((.1, .64, 190, .5), (.5, .6, 150, .56), (.93, .63, 190, .5)): G.a_frame(c, W * x, H * y, s, 13, grown=1.5, depth=d, blur=1.2)
    faces.masked(c, W * .27, H * .36, 214, '#8a5a3c', mask='#f2694b', suit='#1b3a5c', stripe='#f5b843', gaze=.35)
    faces.masked(c, W * .73, H * .33, 222, '#d3a07a', mask='#2fa79c', suit='#16304a', stripe='#e9503a', gaze=-.35)
    c.bubbles(W * .37, H * .45, 16, 480, 20, 22); c.bubbles(W * .84, H * .42, 16, 440, 20, 22)
    ropes_and_bars.steel(c, (-60, H * .83), (W + 60, H * .8), 66, '#8fa39c')
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=4, rim=.3, grain=.06) as g:
        for _ in range(70): x = rng.uniform(0, W); y = H * (.83 - .03 * x / W) + rng.normal(0, 16); q = rng.uniform(5, 14); rgb(g, rng.choice(['#c9809a', '#b9658a', '#8f8a5a', '#d9a06a']), .8); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .6, .25, 9)); g.fill()
    for k, (x, q) in enumerate(((.05, 230), (.16, 190), (.275, 210), (.74, 200), (.85, 240), (.96, 210))):
        F.staghorn(c, W * x, H * (.815 - .03 * x), q, ['#f2694b', '#f5b843', '#ee8f9f', '#a884d0', '#f08a3c', '#c85a8e'][k], 2, 5)
        with c.piece(shadow=.3, lift=3, volume=.4, vsize=4, rim=.4) as g: rgb(g, '#18242c'); [(taper(g, [(W * x + o, H * (.79 - .03 * x)), (W * x + o + 5, H * (.86 - .03 * x))], [10, 10], 4), g.fill()) for o in (-12, 14)]
    x, y = W * .5, H * .795

    def young(cv):
        F.staghorn(cv, x, y + 6, 270, '#f7843c', 2, 5)
        with cv.piece(shadow=.35, lift=4, volume=.4, vsize=4, rim=.5) as g: rgb(g, '#141d24'); taper(g, [(x - 46, y + 34), (x, y - 16), (x + 60, y - 10), (x + 150, y - 60)], [11, 14, 12, 9], 24); g.fill()
    young(c)
    closeups.hand(c, x + 150, y - 52, 132, PI + .36, 'pull', '#d3a07a', '#16304a', 5.2, flip=True)
    closeups.hand(c, x - 62, y - 26, 130, -.56, 'pinch', '#8a5a3c', '#1b3a5c', 4.6)
    portraits.fish(c, 'raccoon', W * .5, H * .3, 150, 58, 4, .2); A.school(c, 'anthias', W * .5, H * .5, 9, 70, 30, 34, PI, depth=.1)
    c.particles(200, big=8); c.finish(.34, center=(.5, .48))


def combined_dive(c, rng, variant=0):
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
    G.table_of_young(c, W * .19, H * .93, 300, 3, 7, 46, ['saffron', 'coral', 'rose', 'violet', '#e9a05c'])
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
        P.bust(c, bx + dx * 420, by - 30, 96, hair, top, ['#7b4f35', '#8a5a3c', '#6b432d', '#9a6645'][k], '#f5b843', .5, .6)
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=4) as g:
        for dx in (-.33, -.19, -.05, .09, .23): lin(g, bx + dx * 420 - 9, 0, bx + dx * 420 + 9, 0, '#f7d27a', '#e8b53c', '#9a7424'); taper(g, [(bx + dx * 420, by - 24), (bx + dx * 420, by - 58)], [17, 16]); g.fill()
    boats.jukung_bow(c, bx, by, 440, '#2f7f9a')
    L.waterline(c, [(x, y + 2) for x, y in wp])
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:      # bow wave and wake
        for k in range(26):
            t = rng.uniform(0, 1); x, y = bx - 200 - 210 * t, by + 6 + rng.normal(0, 4); rgb(g, 'white', .75 * (1 - t)); smooth(g, blob_pts(rng, x, y, rng.uniform(4, 13) * (1 - .5 * t), 3, .2, 8)); g.fill()
        rgb(g, 'white', .9); taper(g, [(bx + 196, by + 2), (bx + 232, by - 4), (bx + 262, by + 6)], [3, 9, 1], 10); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for x, y, s in ((.5, .2, 26), (.545, .17, 20), (.47, .15, 15)): A.gull(g, W * x, H * y, s, .1, '#fdfaf0')
    c.particles(160, box=(0, wl + 60, W, H)); c.finish(.3, center=(.5, .45))


def snorkeling(c, rng, variant=0):
    """Straight down into a clear lagoon; three who float round a table of corals, their shadows far below them; domes on the sand, old reef in the lower left."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#d9f2d6'), (.4, '#a3e0d0'), (.75, '#58c4c4'), (1, '#2799ae')], 32, wash=.05)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:                       # ripples of the sand
        for k in range(34):
            y = -260 + k * 52; q = [(x, y + x * .2 + math.sin(x / 120 + k * 1.3) * 12 + rng.normal(0, 3)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff8d8', .4); taper(g, q, [rng.uniform(5, 11)] * 3, 60, False); g.fill(); rgb(g, '#2f8f9a', .2); taper(g, [(x, v + 14) for x, v in q], [11, 8, 13], 60, False); g.fill()
    c.set_air()
    natural = ['#ef6a4c', '#eda93f', '#c9608f', '#e08a9c', '#9277bd', '#9aa856', '#e0924f', '#6fa88f', '#b8a066']
    plate = lambda x, y, w_, cc, **kw: closeups.plate(c, x, y, w_, mix(cc, 'cream', .25), .97, 0.0, 'cream', dict(shadow=.5, lift=w_ * .05, volume=.3, vsize=w_ * .05, rim=.3, **kw), dict(shadow=.22, lift=2, volume=.12, vsize=1, rim=.3, **kw))

    def colony(x, y, s, k=None, **kw):
        k = int(rng.integers(5)) if k is None else k; cc = natural[rng.integers(9)]
        if k == 0 and s > 40: plate(x, y, s, cc, **kw)
        else: from_above.coral(c, x, y, s, cc if k in (2, 3) else jitter(rng, rng.choice(['#b09a5e', '#9a8fb0', '#a8a070', '#c9a070']), .03), {0: 3, 1: 1, 2: 2, 3: 3, 4: 2}[k], **kw)

    def old_reef(pts, inside, n):
        with c.piece(shadow=.4, lift=16, volume=.4, vsize=40, rim=.2, grain=.06) as g: smooth(g, pts, tension=.5); rgb(g, '#3f8a8c'); g.fill()
        spots = sorted([(rng.uniform(-60, W + 60), rng.uniform(-60, H + 60), rng.uniform(46, 128)) for _ in range(n)], key=lambda v: v[2])
        for x, y, s in spots:
            if inside(x, y): colony(x, y, s, depth=.06)
    old_reef([(-60, H * .52), (W * .07, H * .56), (W * .13, H * .7), (W * .24, H * .78), (W * .3, H * .92), (W * .42, H * 1.1), (-60, H * 1.1)], lambda x, y: y > H * (.56 + .98 * x / W) + 14 and x < W * .4, 560)
    old_reef([(W * .8, -60), (W * .84, H * .06), (W * .93, H * .1), (W * .96, H * .2), (W * 1.06, H * .24), (W * 1.06, -60)], lambda x, y: y < H * (.95 * x / W - .74) and x > W * .8, 500)
    # domes of clay
    for x, y, s in ((.22, .5, 118), (.335, .655, 132), (.62, .84, 124), (.77, .9, 108)):
        x, y = W * x, H * y; shadow.blob(c, x + 22, y + 34, s * .5, s * .46, 0, .34, 10)
        with c.piece(shadow=.4, lift=8, volume=.5, vsize=16, rim=.35, grain=.06, depth=.06) as g:
            smooth(g, blob_pts(rng, x, y, s * .5, s * .48, .04, 16)); rad(g, x - s * .15, y - s * .18, s * .7, '#dd8a64', '#bd6440', '#83402c'); g.fill()
            for q_ in (.46, .36, .19): rgb(g, '#7a3f2c', .35); g.set_line_width(2.4); smooth(g, blob_pts(rng, x, y, s * q_, s * q_ * .97, .015, 18)); g.stroke()
            for k in range(6):
                u, v = (x, y) if k == 5 else (x + math.cos(k * 2 * PI / 5 + .3) * s * .28, y + math.sin(k * 2 * PI / 5 + .3) * s * .27); q = s * (.11 if k == 5 else .088)
                rgb(g, '#eab08c', .8); g.arc(u + q * .08, v + q * .1, q * 1.12, 0, 7); g.fill(); rad(g, u + q * .2, v + q * .2, q * 1.2, '#3a2a3a', '#1a1626'); smooth(g, blob_pts(rng, u, v, q, q * .96, .05, 10)); g.fill()
        for k in range(3): a = rng.uniform(0, 7); colony(x + math.cos(a) * s * .44, y + math.sin(a) * s * .42, s * rng.uniform(.24, .36), 2 if k else 3, depth=.04)
    # steel tables with their corals
    for x, y, w_, h_, rot, cols, rows in ((.575, .5, 430, 236, .16, 7, 4), (.885, .585, 330, 190, .1, 5, 3)):
        from_above.coral_table(c, W * x, H * y, w_, h_, rot, cols, rows, natural, 1.0, 34, lambda c_, px, py, s, cc: colony(px, py, s * 1.12, depth=.04), depth=.06)
    with c.piece(shadow=.3, lift=14, volume=.2, rim=.3) as g:                              # small fish, seen from above
        for cx, cy, n, a0 in ((.47, .63, 34, -.5), (.72, .71, 26, 2.5), (.3, .36, 18, .2)):
            for _ in range(n): x, y = W * cx + rng.normal(0, 62), H * cy + rng.normal(0, 40); a = a0 + rng.normal(0, .3); rgb(g, jitter(rng, '#2f7fa8', .03)); taper(g, [(x, y), (x - 8 * math.cos(a), y - 8 * math.sin(a)), (x - 20 * math.cos(a), y - 20 * math.sin(a))], [5, 6, 1], 8); g.fill()
    A.turtle(c, W * .7, H * .2, 150, PI - .5, 0, stroke=.5, shadow=.0); shadow.blob(c, W * .74, H * .31, 62, 40, 0, .22, 12)
    c.tint('#35b3b8', .06)
    f = c.caustic_field(); c.img = np.clip(c.img + (f * .13)[..., None] * np.array([.95, 1, .86], np.float32), 0, 1)
    # who floats at the surface
    for x, y, hd, suit, fins, skin, tube, kick, arms, hair in ((.355, .27, .5, '#1b8f93', 'saffron', '#8a5a3c', 'coral', .5, (.2, .9), '#241a15'), (.8, .33, PI - .85, '#f2694b', '#fdfaf0', '#6b432d', 'saffron', -.4, (.8, .3), '#2a2420'), (.46, .79, -1.0, '#7a4f9a', '#f2694b', '#a9734c', '#fff4d6', .3, (.1, .5), '#c85a8e')):
        from_above.snorkeler(c, W * x, H * y, 310, hd, suit, fins, skin, hair, tube, kick, arms, 150)
        with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.7) as g:
            for k in range(9): t = rng.uniform(.5, .95); u = rng.normal(0, .12); X_, Y_ = W * x - math.cos(hd) * 310 * t - math.sin(hd) * 310 * u, H * y - math.sin(hd) * 310 * t + math.cos(hd) * 310 * u; rgb(g, 'white', .8); taper(g, [(X_ - 14, Y_), (X_, Y_ - 4), (X_ + 14, Y_ + 1)], [.5, 4, .5], 8); g.fill()
    # the ring that the guide draws along
    x, y = W * .115, H * .1
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.28) as g: rgb(g, 'navy'); g.set_line_width(26); g.arc(x + 75, y + 150, 44, 0, 7); g.stroke()
    with c.piece(shadow=.2, lift=3, volume=.1) as g: rgb(g, '#fff6dc'); g.set_line_width(4); smooth(g, [(x + 44, y + 20), (W * .2, H * .23), (W * .28, H * .2), (W * .345, H * .262)], False); g.stroke()
    with c.piece(shadow=.25, lift=6, volume=.5, vsize=9, rim=.5) as g:
        rgb(g, '#f2f0e6'); g.set_line_width(30); g.arc(x, y, 46, 0, 7); g.stroke(); rgb(g, '#ea5a3c')
        for k in range(4): g.arc(x, y, 46, k * PI / 2 + .3, k * PI / 2 + 1.25); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.8) as g:                      # glints of the surface
        for _ in range(70): x, y, L_ = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(16, 70); rgb(g, 'white', rng.uniform(.2, .7)); taper(g, [(x, y), (x + L_ / 2, y - L_ * .14), (x + L_, y + L_ * .02)], [.4, rng.uniform(2, 4.5), .4], 10, False); g.fill()
    c.finish(.3, center=(.5, .48))
