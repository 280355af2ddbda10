"""Pictures of the article "Finalist: what the award means for the bay"."""
import math
import numpy as np
from toolkit import (boats, celebration, clay, closeups, faces, fauna as A, flora as F, from_above, gear as G, household, land as L, light, portraits,
                     ropes_and_bars, school)
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Before the judges: two hands hold up a clay base with a small coral, the proof of the work; behind it, at a table with glasses and papers, three judges listen, lit warm against a deep blue room."""
    W, H = c.w, c.h
    c.light = (.2, -.98)
    c.backdrop([(0, '#123a5c'), (.45, '#1b5a7c'), (.75, '#174a6a'), (1, '#0d2a48')], 90, wash=.05, glow=(W * .5, H * .1, 720, '#8fd0d8', .4))
    light.bokeh(c, 30, (0, 0, W, H * .45), ['#ffd98a', '#8fe0dc', '#f2a07a'], (10, 34), .35, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.2) as g: [(rgb(g, '#0a1d3a'), taper(g, [(W * x, -20), (W * x, H * .6)], [30, 44], 4, False), g.fill()) for x in np.linspace(.02, .98, 13)]      # curtain
    c.set_air(); c.glow(W * .5, H * .36, 620, '#ffe6b8', .22)
    faces.front(c, W * .17, H * .3, 178, '#c98f66', 'short', '#5f5a58', top='#3a4a6a', gaze=(.75, .25), smile=.35, tilt=.05)
    faces.front(c, W * .5, H * .225, 174, '#8a5a3c', 'hijab', scarf='#e2b24a', top='#2f6f7a', gaze=(0, .5), smile=.75, tilt=-.03)
    faces.front(c, W * .83, H * .3, 180, '#e0b48e', 'bob', '#241a16', top='#b8456a', gaze=(-.7, .25), smile=.55, tilt=-.06)
    # the judges' table
    with c.piece(shadow=.5, lift=16, volume=.25, vsize=18, rim=.4, grain=.04) as g: poly(g, [(-40, H * .545), (W + 40, H * .545), (W + 40, H + 40), (-40, H + 40)]); lin(g, 0, H * .54, 0, H, '#f3ead6', '#cfc0a4', '#8f7f74'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, alpha=.35) as g: [(rgb(g, '#8f7a64'), taper(g, [(W * x, H * .64), (W * x + rng.normal(0, 10), H * .84), (W * x + rng.normal(0, 14), H * 1.04)], [2, 16, 30], 12, False), g.fill()) for x in np.linspace(.04, .97, 12)]
    with c.piece(shadow=.3, lift=6, volume=.2, rim=.5) as g: lin(g, 0, H * .535, 0, H * .625, '#fffaf0', '#e6d9bf'); poly(g, [(-40, H * .535), (W + 40, H * .535), (W + 40, H * .625), (-40, H * .625)]); g.fill()
    for x, y in ((.305, .62), (.665, .615), (.965, .62)): household.tumbler(c, W * x, H * y, 66, 104, .66)
    for x, a in ((.17, -.06), (.84, .05)):
        with c.piece(shadow=.35, lift=4, volume=.1, vsize=5, rim=.4) as g, at(g, W * x, H * .582, a, 1, .3): rgb(g, '#ffffff'); g.rectangle(-96, -70, 192, 140); g.fill(); rgb(g, '#8fa3ad'); [(g.rectangle(-70, -46 + 26 * k, 110 + 20 * (k % 2), 9), g.fill()) for k in range(4)]
        school.pencil(c, W * x + 84, H * .585, 120, -.35, '#1b8f93', 9)
    # what is shown to them
    c.glow(W * .5, H * .66, 420, '#fff0c8', .34)
    x, y = W * .5, H * .86

    def shown(cv):
        clay.base(cv, x, y, 430, el=.26)
        for q, lean, dx, k in ((250, -.34, -26, 2), (330, 0, 0, 3), (260, .3, 28, 2)): F.staghorn(cv, x + dx, y - 104, q, '#f2694b', k, 5, lean=lean)
    closeups.hand(c, x + 150, y + 22, 168, PI - .5, 'pull', '#7b4f35', '#1b8f93', 3.4, flip=True, held=shown)
    closeups.hand(c, x - 150, y + 22, 168, -.5 + .0, 'pull', '#7b4f35', '#1b8f93', 3.4)
    c.finish(.4, warm=.06, center=(.5, .5))


def second(c, rng, variant=0):
    """Night over the bay from straight above: outrigger boats with lamps have come together in a star around a garland of flowers on the water."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#1f3f7a'), (.5, '#14285c'), (1, '#0b1738')], 60)
    c.shadow_col = col('#050a1e')
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(420):
            x, y = rng.uniform(-30, W), rng.uniform(0, H); q = rng.uniform(14, 60); rgb(g, rng.choice(['#3f6ab0', '#5a86c4', '#0a1230']), rng.uniform(.12, .4)); taper(g, wander(rng, x, y, rng.normal(-.1, .3), q, 4, .3), [.4, 2.6, .4], 9, False); g.fill()
    cx, cy = W * .53, H * .51
    c.glow(cx, cy, 520, '#ffb45a', .4, 1.0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # lamp light broken on the water
        for _ in range(520):
            a, q = rng.uniform(0, 7), abs(rng.normal(150, 150)); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q * .9; l = rng.uniform(8, 34); rgb(g, rng.choice(['#ffd98a', '#ffb45a', '#ffe9b8']), rng.uniform(.1, .6) * max(.1, 1 - q / 480)); taper(g, [(x - l / 2, y), (x, y - 2), (x + l / 2, y)], [.3, 3, .3], 8, False); g.fill()
    cols = [('#d9573f', 'cream'), ('#2f8fa0', 'coral'), ('#f0b03a', 'teal'), ('#8f6fb8', 'saffron'), ('#e9e0c8', 'plum'), ('#3c86c2', 'coral'), ('#c85a8e', 'cream'), ('#4d9a72', 'saffron')]
    lamps = []
    for k, (h, st) in enumerate(cols):
        a = k * PI / 4 + .2 + rng.normal(0, .05); R = rng.uniform(345, 385)
        x, y, s = cx + math.cos(a) * R * 1.06, cy + math.sin(a) * R * .98, 360
        from_above.jukung(c, x, y, s, a + PI + rng.normal(0, .05), h, '#e9d3a4', st)
        for u, cc in ((.06, ('coral', 'teal', '#fff4d6', 'saffron')[k % 4]), (.21, ('violet', 'saffron', 'coral', '#fff4d6')[k % 4])):
            px, py = x + math.cos(a) * s * u, y + math.sin(a) * s * u
            from_above.person(c, px, py, 54, a + PI, cc, '#2c3448', ['short', 'hat', 'hijab', 'cap'][(k + int(u * 10)) % 4], rng.choice(['#f5b843', '#c85a8e', '#3c86c2', '#fff4d6']), slen=.01)
        lamps.append((cx + math.cos(a) * (R - 128), cy + math.sin(a) * (R - 128) * .95))
    c.tint('#0a1440', .26)
    for x, y in lamps:
        c.glow(x, y, 130, '#ffc46b', .85)
        with c.piece(shadow=0, volume=.2, vsize=5, rim=.4) as g: g.arc(x, y, 15, 0, 7); rad(g, x - 4, y - 4, 17, '#fffbe6', '#ffe19a', '#f5a83f'); g.fill(); rgb(g, '#6b4a34'); g.set_line_width(3); g.arc(x, y, 15, 0, 7); g.stroke()
    c.glow(cx, cy, 330, '#ffca7a', .4)
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5, rim=.5) as g:      # garland
        for k in range(46):
            a = k * 2 * PI / 46 + rng.normal(0, .05); q = 112 + rng.normal(0, 9); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q * .94; cc = jitter(rng, rng.choice(['#fffaf0', '#ffd24a', '#f2694b', '#e56a9a', '#fff4d6']), .03); ph = rng.uniform(0, 2)
            if k % 3 == 0: F.leaf(g, x, y, 34, 14, a + rng.normal(0, .6), shade('leaf', -.1), False)
            for m in range(5): b = ph + m * 1.257; rgb(g, shade(cc, rng.uniform(-.05, .15))); smooth(g, blob_pts(rng, x + math.cos(b) * 10, y + math.sin(b) * 10, 10, 8, .1, 8, b)); g.fill()
            rgb(g, 'saffron'); g.arc(x, y, 4.5, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:         # loose petals inside, and a few drifting
        for _ in range(46): a, q = rng.uniform(0, 7), abs(rng.normal(0, 150)); rgb(g, jitter(rng, rng.choice(['#fffaf0', '#ffd24a', '#f08a9a']), .03), .9); smooth(g, blob_pts(rng, cx + math.cos(a) * q, cy + math.sin(a) * q * .9, 8, 5, .15, 7, a)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:           # stars mirrored in the calm corners
        for _ in range(110):
            x, y = rng.uniform(0, W), rng.uniform(0, H)
            if math.hypot(x - cx, y - cy) > 470: rgb(g, '#e9f3ff', rng.uniform(.3, .9)); g.arc(x, y, rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.finish(.46, warm=.04, center=(.53, .5))


def slide_1(c, rng, variant=0):
    """Half and half: under three low islands a fine bright stream of coral larvae leaves a slope of table corals and finds the frames on bare rubble."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    hz = H * .13; wl = H * .2
    L.sky(c, 'rose', hz, (W * .3, hz - 50, 26))
    for x, w, h, n in ((.5, 210, 28, 5), (.68, 290, 36, 7), (.9, 360, 46, 9)): L.island(c, W * x, hz + 2, w, h, palms=n, depth=.25)
    L.sea(c, hz, wl + 40, 'rose', W * .3, 60, .7)
    wave = [(-30, wl + 2), (W * .16, wl + 12), (W * .36, wl - 6), (W * .56, wl + 9), (W * .76, wl - 7), (W + 30, wl + 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, wave, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#b9ead8', '#4fb9bb', '#1f86a2', '#0f5482', '#08305c'); g.fill()
    c.set_air(); c.god_rays(W * .3, -140, .36, 14, 1150, 1.2)
    far = L.rocks(c, [(W * .5, H * 1.06), (W * .56, H * .985), (W * .62, H * .9), (W * .7, H * .845), (W * .8, H * .8), (W * .9, H * .765), (W + 30, H * .74)], '#7fa9a4', .22, 0)
    F.scree(c, lambda: (lambda x: (x, far(x) + rng.uniform(6, 240), .5))(rng.uniform(W * .6, W * 1.02)), 150, (10, 32), depth=.14)
    for x, o, s, d in ((.735, 44, 200, .12), (.965, 40, 210, .16), (.86, 150, 320, .0)): G.reef_star(c, W * x, far(W * x) + o, s, frags=9, depth=d, rot=rng.uniform(0, 1), grown=1.1, color='#3f4f5c')
    for x, o in ((.71, 26), (.93, 60), (.8, 90)): F.pocillopora(c, W * x, far(W * x) + o, 44, rng.choice(['rose', 'saffron', 'plum']))
    # the giving reef: tables one below the other
    base = L.rocks(c, [(-30, H * .42), (W * .08, H * .46), (W * .15, H * .56), (W * .21, H * .68), (W * .27, H * .82), (W * .32, H * .94), (W * .37, H * 1.06)], '#2f7280', .12, 22)
    F.reef_patch(c, 0, W * .33, base, 2.8, .8, ['poc', 'brain', 'soft', 'leather', 'staghorn'], depth=.16)
    closeups.table(c, W * .075, H * .55, 360, '#c9a24a', .14, .22, 1, -.03, depth=.12)
    A.school(c, 'anthias', W * .2, H * .42, 20, 130, 56, 36, .2, depth=.1); A.silhouettes(c, W * .62, H * .36, 60, 190, 36, 14, .1, '#2f8f9f', .35)
    closeups.table(c, W * .19, H * .775, 420, '#d9808a', .16, .2, 1, .02, depth=.05)
    # the stream
    path = curve_pts([(W * .13, H * .5), (W * .22, H * .4), (W * .34, H * .37), (W * .46, H * .43), (W * .56, H * .54), (W * .66, H * .61), (W * .76, H * .65), (W * .88, H * .72)], 240)
    with c.piece(shadow=0, volume=0, rim=0, blur=30, alpha=.4) as g: rgb(g, '#fff0c0'); taper(g, path[::10], [40, 120, 130, 110, 120, 90, 50], 60); g.fill()

    def planula(g, x, y, s, a):
        with at(g, x, y, a, s):
            smooth(g, [(.55, 0), (.42, .17), (.1, .235), (-.3, .15), (-.55, 0), (-.3, -.15), (.1, -.235), (.42, -.17)]); rad(g, .1, 0, .6, '#fff3d0', '#ffba86', '#ee7f78', fx=.16, fy=-.08); g.fill()
    with c.piece(shadow=.18, lift=3, volume=.2, vsize=3, rim=.5, grain=.015) as g:
        for _ in range(1250):
            t = rng.uniform(0, 1) ** .9; i = int(t * 239); sp = 20 + 48 * math.sin(t * PI) * (.6 + .4 * math.sin(t * 9)); q = path[i] + rng.normal(0, 1, 2) * (sp * .6, sp * .62)
            s = rng.uniform(4, 10) * (1.25 - .55 * t) * (1.8 if rng.random() < .05 else 1); d = path[min(239, i + 2)] - path[max(0, i - 2)]; planula(g, q[0], q[1], s * 1.5, math.atan2(d[1], d[0]) + rng.normal(0, .4))
    # frame
    closeups.table(c, W * .055, H * 1.04, 520, 'coral', .2, .26, 2)
    for x, y, s, cc in ((.235, 1.07, 190, 'saffron'), (.3, 1.08, 130, 'plum')): F.staghorn(c, W * x, H * y, s, cc, 3, 6)
    portraits.fish(c, 'chromis', W * .41, H * .8, 120, 66, 4, .2); portraits.fish(c, 'damsel', W * .345, H * .7, 96, 84, 0, -.3)
    L.waterline(c, wave, '#fff6e2', 7)
    c.particles(150, box=(0, wl, W, H)); c.finish(.38, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Still life at first light: on the jetty a dive tank wears the garland; beside it brush, ties and slate wait for the day's work."""
    W, H = c.w, c.h
    c.light = (.75, -.66)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .83, hz - 46, 40), '#ffe9b0'); L.cloud(c, W * .5, H * .15, 330, '#f8d3c0', .3); L.cloud(c, W * .93, H * .2, 200, '#f8cfae', .4)
    with c.piece(shadow=0, volume=.2, vsize=20, depth=.4, blur=2) as g: smooth(g, [(-40, hz - 90), (W * .1, hz - 120), (W * .24, hz - 60), (W * .4, hz - 30), (W * .5, hz + 4), (-40, hz + 4)]); lin(g, 0, hz - 120, 0, hz, '#7fa08a', '#5f8a7a'); g.fill()
    L.sea(c, hz, H * .74, 'rose', W * .83, 90, .9)
    boats.jukung(c, W * .62, H * .46, 190, None, '#d9604a', blur=1.6); boats.jukung(c, W * .4, H * .43, 100, None, '#2f7f9a', True, blur=1.6)
    ropes_and_bars.planks(c, H * .7, H * 1.02, '#b98a5c', 9, (W * .62, H * .1))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=12, grain=.05) as g: poly(g, [(-20, H * .685), (W + 20, H * .685), (W + 20, H * .715), (-20, H * .715)]); lin(g, 0, H * .685, 0, H * .715, '#d9a874', '#8a5f3c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g:      # long shadows to the left
        rgb(g, '#3a2a50'); poly(g, [(W * .3, H * .93), (W * .38, H * .93), (W * .1, H * 1.03), (-90, H * 1.06), (-90, H * .99)]); g.fill(); poly(g, [(W * .52, H * .93), (W * .66, H * .93), (W * .42, H * 1.02), (W * .28, H * 1.0)]); g.fill()
    tx, ty, ts = W * .335, H * .945, 800
    G.dive_tank(c, tx, ty, ts, '#e9b53a')
    c.glow(tx + 130, ty - 520, 200, '#ffe9b0', .25)
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8, rim=.4) as g:     # the hose, coming down behind the garland
        rgb(g, '#1d2630'); g.set_line_width(19); g.move_to(tx + 140, ty - 700); g.curve_to(tx + 290, ty - 690, tx + 260, ty - 330, tx + 210, ty - 200); g.curve_to(tx + 190, ty - 120, tx + 210, ty - 60, tx + 270, ty - 30); g.stroke()
        smooth(g, [(tx + 250, ty - 62), (tx + 330, ty - 66), (tx + 352, ty - 22), (tx + 320, ty + 4), (tx + 256, ty + 2)], tension=.4); g.fill(); rgb(g, '#f2694b'); g.arc(tx + 300, ty - 32, 20, 0, 7); g.fill()
    # garland: back part round the neck is hidden, front hangs deep
    celebration.garland(c, [(tx - 86, ty - 640), (tx - 126, ty - 540), (tx - 112, ty - 400), (tx - 40, ty - 290), (tx + 20, ty - 276), (tx + 88, ty - 330), (tx + 132, ty - 450), (tx + 122, ty - 560), (tx + 74, ty - 646), (tx, ty - 676), (tx - 70, ty - 654)], 68, n=42)
    with c.piece(shadow=.5, lift=6, volume=.35, vsize=5, rim=.4) as g:
        for x, y, s, k in ((.2, .965, 60, 0), (.26, .99, 46, 1), (.455, .985, 54, 2), (.13, .9, 40, 0)):
            with at(g, W * x, H * y, 0, 1, .55): celebration.flower(g, rng, 0, 0, s, k)
    # crate with brushes, slate and ties
    bx, by = W * .69, H * .93
    for dx, L_, rot, cc in ((-90, 330, -1.75, '#c99a63'), (20, 360, -1.4, '#d9604a')):
        household.brush(c, bx + dx, by - 270, L_, rot + PI, cc)
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
    school.pencil(c, bx + 146, by + 62, 190, .18, 'saffron', 17)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.01) as g:        # dew
        for _ in range(110): x, y = rng.uniform(0, W), rng.uniform(H * .74, H); rgb(g, '#fff6dc', rng.uniform(.2, .6)); q = rng.uniform(1.5, 4); g.save(); g.translate(x, y); g.scale(1, .6); g.arc(0, 0, q, 0, 7); g.restore(); g.fill()
    c.finish(.34, warm=.12, center=(.5, .5))
