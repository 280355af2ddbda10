"""Pictures of the article "A cycling campaign along the coast"."""
import math
import numpy as np
from toolkit import (boats, fauna as A, flora as F, gear as G, ground, household, land as L, people as P, ropes_and_bars, shadow, village,
                     water)
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Cycling campaign: a coast road bends round a headland above a turquoise cove; riders with flags near and far."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .27
    L.sky(c, 'noon', hz, glow=.6); c.glow(W * .12, 0, 600, 'cream', .6); c.set_air()
    L.cloud(c, W * .32, H * .16, 300, depth=.25); L.cloud(c, W * .12, H * .09, 180, depth=.4, puffs=5)
    L.sea(c, hz, H * .95, 'noon', W * .15, 120, .6)
    L.island(c, W * .2, hz + 4, 300, 36, depth=.5); L.island(c, W * .38, hz + 3, 180, 22, depth=.6)
    boats.jukung(c, W * .12, hz + 70, 110, '#f2694b', '#2f7f9a', depth=.1); boats.jukung(c, W * .26, hz + 44, 64, '#f5b843', '#c85a8e', True, depth=.25)
    # far headland with the road
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=40, depth=.3) as g:
        smooth(g, [(W * .47, hz + 26), (W * .55, hz - 30), (W * .66, hz - 110), (W * .8, hz - 150), (W * .95, hz - 190), (W + 40, hz - 200), (W + 40, hz + 160), (W * .8, hz + 90), (W * .62, hz + 48)], tension=.4); lin(g, 0, hz - 190, 0, hz + 100, '#8fb46a', '#5f8f5a'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.45, vsize=8, depth=.22) as g:
        for _ in range(120):
            x = W * rng.uniform(.56, 1.02); y = hz - (x / W - .5) * 330 * rng.uniform(-.1, .92); s = rng.uniform(9, 26); rgb(g, jitter(rng, rng.choice(['#4d7d52', '#6a9a58', '#3f6f4c', '#86a85c']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.2, s * .8, .16, 8)); g.fill()
    # shallow water and beach in the cove
    with c.piece(shadow=0, volume=0, rim=0, blur=16, alpha=.8) as g: smooth(g, [(W * .3, H * .95), (W * .34, H * .7), (W * .44, H * .5), (W * .58, H * .385), (W * .8, H * .36), (W * .9, H * .5), (W * .7, H)]); rgb(g, '#8fe0d0'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.15, rim=.4) as g: smooth(g, [(W * .4, H * .84), (W * .425, H * .66), (W * .5, H * .5), (W * .62, H * .405), (W * .8, H * .375), (W * 1.05, H * .36), (W * 1.05, H * .6), (W * .7, H * .9)]); lin(g, 0, H * .4, 0, H * .8, '#f7e9c4', '#e9d09a'); g.fill()
    # green slope and the road ribbon
    with c.piece(shadow=.4, lift=8, volume=.35, vsize=30) as g: smooth(g, [(W * .36, H * 1.05), (W * .455, H * .84), (W * .49, H * .68), (W * .56, H * .54), (W * .68, H * .445), (W * .84, H * .4), (W * 1.05, H * .37), (W * 1.05, H * 1.05)], tension=.45); lin(g, W * .4, H * .4, W, H, '#a9c06a', '#7fa35c', '#4d7d52'); g.fill()
    rd = [(W * .9, H * .412), (W * .84, H * .432), (W * .74, H * .475), (W * .655, H * .545), (W * .66, H * .64), (W * .76, H * .74), (W * .72, H * .85), (W * .5, H * .93), (W * .2, H * .965), (-60, H * .95)]
    rw = [12, 19, 29, 44, 66, 96, 128, 158, 176, 184]
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=10, grain=.05) as g:
        rgb(g, '#e9d6a8'); taper(g, rd, [w * 1.22 for w in rw], 120); g.fill(); lin(g, 0, H * .4, 0, H, '#b9a898', '#8f8088', '#75687a'); taper(g, rd, rw, 120); g.fill()
        q = curve_pts(rd, 160); w = np.interp(np.linspace(0, 1, 160), np.linspace(0, 1, 10), rw); rgb(g, '#fff4d6', .9)
        for k in range(4, 156, 5): taper(g, q[k:k + 3], [w[k] * .045, w[k] * .045], 6, False); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=6) as g:        # low wall / posts on the sea side of the bend
        for k in range(24, 150, 7):
            d = q[k + 1] - q[k]; n_ = np.array([-d[1], d[0]]); n_ /= np.hypot(*n_) + 1e-6
            if n_[0] > 0: n_ = -n_
            p = q[k] + n_ * w[k] * .66; h = w[k] * .26
            if k > 118: continue
            rgb(g, '#fdfaf0'); taper(g, [tuple(p), (p[0], p[1] - h)], [h * .3, h * .26], cap=False); g.fill(); rgb(g, 'coral'); taper(g, [(p[0], p[1] - h * .7), (p[0], p[1] - h)], [h * .27, h * .26], cap=False); g.fill()
    for x, y, s, ln, d in ((.93, .42, 150, -.15, .15), (.8, .455, 130, .12, .15), (.99, .62, 330, -.2, .05), (.87, .66, 240, .12, .05)): F.palm(c, W * x, H * y, s, ln, depth=d)
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=8) as g:        # bushes and flowers
        for _ in range(90):
            k_ = rng.integers(5); x, y = W * (.985, .9, .955, .845, .93)[k_] + rng.normal(0, 46), H * (.98, .955, .83, 1.0, .72)[k_] + rng.normal(0, 22)
            if x < W * .81: continue
            s = rng.uniform(16, 40) * y / H; rgb(g, jitter(rng, rng.choice(['#3f6f4c', '#5c8f60', '#6a9a58']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.2, s, .18, 8)); g.fill()
            if rng.random() < .4: rgb(g, rng.choice(['#c85a8e', '#f2694b', '#f5b843'])); g.arc(x + s * .3, y - s * .4, s * .24, 0, 7); g.fill()
    village.stilt_house(c, W * .93, H * .575, 130, roof='#c9744a', leg=.1); village.stilt_house(c, W * .85, H * .53, 84, '#d9c09a', '#a9764a', leg=.1)
    # riders: far to near along the road
    P.cyclist(c, W * .8, H * .455, 58, P.look(rng, hair='hijab', accent='#f5b843', bottom='trousers'), 'teal', True, 2.2, '#f2694b')
    P.cyclist(c, W * .735, H * .487, 70, P.look(rng, hair='short', bottom='shorts'), '#f5b843', True, 4)
    P.cyclist(c, W * .66, H * .572, 100, P.look(rng, hair='short', bottom='trousers', top='#8f6fb8', accent='#fff4d6'), '#c85a8e', True, 1.2, '#f5b843')
    P.cyclist(c, W * .762, H * .735, 175, P.look(rng, hair='hijab', accent='#8f6fb8', top='#f5b843', bottom='trousers', bcol='#3a3f5a'), '#1b8f93', False, 5.2, '#1b8f93')
    P.cyclist(c, W * .55, H * .905, 290, P.look(rng, hair='short', top='#f2694b', bottom='shorts', bcol='#22405a', accent='#f5b843', sleeve='short'), '#3c86c2', True, .5, '#f5b843')
    P.cyclist(c, W * .31, H * .965, 345, P.look(rng, hair='hijab', accent='#fff4d6', top='#1b8f93', bottom='trousers', bcol='#3a2f5a'), '#f2694b', True, 3.6, '#f2694b')
    P.cyclist(c, W * .085, H * .93, 270, P.look(rng, child=True, hair='short', top='#c85a8e', bottom='shorts', accent='#3c86c2', sleeve='short'), '#f5b843', True, 2.0, '#8fd6c8')
    with c.piece(shadow=.2, lift=3, volume=0, rim=.1) as g:
        for x, y, s in ((.4, .4, 30), (.44, .37, 40), (.36, .36, 24)): A.gull(g, W * x, H * y, s, rng.normal(0, .15))
    c.finish(.28, warm=.08, center=(.5, .5))


def second(c, rng, variant=0):
    """The riders are in the water: their bicycles lean at a palm above the beach at sunset, flags and a sack of litter on them."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .52
    L.sky(c, 'dusk', hz, (W * .6, hz - 60, 52), '#fff0b0', 1.0)
    L.cloud(c, W * .24, H * .2, 420, '#e9a08f', .3); L.cloud(c, W * .82, H * .14, 340, '#c98aa0', .35, 6)
    L.island(c, W * .93, hz + 3, 380, 46, '#4a4a72', .4, False, 4); L.rinjani(c, W * .2, hz + 2, 520, 84, '#6a5a8a', .5)
    L.sea(c, hz, H * .74, 'dusk', W * .6, 90, 1.0)
    P_ = [(.5, .6), (.56, .585), (.63, .6), (.7, .588)]
    with c.piece(shadow=.1, lift=2, volume=.2, vsize=3, rim=.5) as g:     # heads of swimmers far out
        for px, py in P_: rgb(g, '#3a2438'); g.arc(W * px, H * py, 8, 0, 7); g.fill(); taper(g, [(W * px - 4, H * py + 8), (W * px + 18, H * py - 14)], [6, 4]); g.fill()
    water.rings(c, [(W * a, H * b + 8, 26) for a, b in P_], '#ffe0b0', .7, .22)
    L.ground(c, [(-30, H * .72), (W * .3, H * .705), (W * .7, H * .725), (W + 30, H * .7)], '#d9a878', '#9a6a5c', 200); L.foam(c, [(-30, H * .712), (W * .3, H * .698), (W * .7, H * .718), (W + 30, H * .694)], 7, alpha=.8)
    L.ground(c, [(-30, H * .83), (W * .25, H * .8), (W * .6, H * .815), (W + 30, H * .79)], '#6f7a4f', '#3f4a3c', 120)
    with c.piece(shadow=.2, lift=3, volume=.1, vsize=4) as g:
        for _ in range(420): x = rng.uniform(-10, W); y = H * rng.uniform(.81, 1.0); p = wander(rng, x, y, -PI / 2 + rng.normal(-.1, .3), rng.uniform(14, 46) * (.5 + y / H), 4, .15); rgb(g, jitter(rng, rng.choice(['#7a8a54', '#55683f', '#b9a860']), .04), .9); taper(g, p, [4, 3, .8], 8); g.fill()
    for x0, x1 in ((.2, .0), (.5, .3), (.7, .48)):
        with c.piece(shadow=0, volume=0, rim=0, blur=8, alpha=.35) as g: poly(g, [(W * x0, H * .93), (W * (x0 + .2), H * .93), (W * x1, H * 1.03), (W * (x1 - .25), H * 1.03)]); rgb(g, '#241a30'); g.fill()
    F.palm(c, W * .83, H * .97, 980, -.14, '#6b4a44', '#3f5a48', lift=10)
    G.bicycle(c, W * .3, H * .885, 560, '#2f8f93', True, depth=.05)
    y = H * .955
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:      # flag poles
        for px, h, cc, k in ((.735, .5, 'coral', 1), (.385, .42, 'saffron', -1)):
            rgb(g, '#d3ac62'); taper(g, [(W * px, H * .83), (W * (px + .01), H * (.87 - h))], [9, 6]); g.fill(); fx, fy = W * (px + .01), H * (.88 - h)
            smooth(g, [(fx, fy), (fx - 70, fy + 18), (fx - 140, fy - 2), (fx - 200, fy + 26), (fx - 140, fy + 62), (fx - 70, fy + 90), (fx + 2, fy + 84)], tension=.45); lin(g, fx - 200, 0, fx, 0, shade(cc, .15), shade(cc, -.12), cc); g.fill(); rgb(g, 'cream', .9); taper(g, [(fx - 6, fy + 42), (fx - 60, fy + 56), (fx - 120, fy + 32), (fx - 170, fy + 38)], [12, 12, 11, 5], 30); g.fill()
    G.bicycle(c, W * .56, y, 800, '#e2604a', False)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=4) as g:      # chain, cranks and pedals
        px, py = W * .56 - .04 * 800, y - .185 * 800; rx = W * .56 - .31 * 800
        rgb(g, '#2a2430'); g.set_line_width(5); g.move_to(rx, py - 14); g.line_to(px, py - 32); g.move_to(rx, py + 14); g.line_to(px, py + 32); g.stroke(); g.arc(rx, py, 17, 0, 7); g.fill()
        rgb(g, '#b9b0b8'); taper(g, [(px - 44, py - 60), (px + 44, py + 60)], [13, 13]); g.fill(); rgb(g, '#3b2a34'); taper(g, [(px - 84, py - 66), (px - 14, py - 62)], [17, 17]); g.fill(); taper(g, [(px + 12, py + 64), (px + 84, py + 60)], [17, 17]); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.45, vsize=10) as g:      # things in the basket: a sack and a coconut
        bx, by = W * .56 + .33 * 800, y - .5 * 800; G.bag(g, bx - 34, by + 70, 150, '#f0e3c0'); 
        smooth(g, blob_pts(rng, bx + 46, by - 6, 46, 42, .05, 11)); rad(g, bx + 36, by - 16, 56, '#a9c46a', '#5f8a44'); g.fill()
        rgb(g, '#b98a58'); smooth(g, [(bx - 76, by + 8), (bx + 76, by + 8), (bx + 60, by + 116), (bx - 58, by + 116)], tension=.2); g.fill(); rgb(g, '#6b4630', .6); g.set_line_width(4)
        for k in range(6): g.move_to(bx - 70 + k * 27, by + 12); g.line_to(bx - 54 + k * 21, by + 112); g.stroke()
        for k in range(4): g.move_to(bx - 72 + k * 4, by + 30 + k * 25); g.line_to(bx + 72 - k * 4, by + 30 + k * 25); g.stroke()
    with c.piece(shadow=.4, lift=7, volume=.5, vsize=12, rim=.5) as g:     # a helmet on the handlebar of the other
        hx, hy = W * .3 - .22 * 560, H * .885 - .56 * 560; smooth(g, [(hx - 74, hy + 20), (hx - 60, hy - 40), (hx, hy - 66), (hx + 60, hy - 40), (hx + 76, hy + 20), (hx, hy + 8)]); lin(g, 0, hy - 60, 0, hy + 20, '#ffd36a', '#e89a34', '#a9602a'); g.fill(); rgb(g, '#5b3426', .6)
        for k in (-34, 0, 34): smooth(g, [(hx + k - 8, hy - 4), (hx + k * .8 - 5, hy - 44), (hx + k * .8 + 6, hy - 44), (hx + k + 9, hy - 4)]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5) as g:
        for k, (a, b, cc) in enumerate(((.13, .965, '#1b8f93'), (.165, .975, '#1b8f93'), (.42, .985, '#c85a8e'), (.455, .98, '#c85a8e'))): household.sandal(g, rng, W * a, H * b, 84, .6 + .2 * k, cc, .5)
    c.glow(W * .6, hz - 60, 420, '#ffd98a', .25); c.finish(.42, warm=.14, center=(.55, .5))


def slide_1(c, rng, variant=0):
    """Wide, after a night of rain: riders stop on the hill road; in the bay pale sand, dark reef and a brown fan from the stream."""
    W, H = c.w, c.h
    c.light = (.75, -.66)
    hz = H * .2
    L.sky(c, 'morning', hz, (W * .9, hz - 120, 40))
    L.cloud(c, W * .18, H * .1, 420, '#dfe4e0', .3); L.cloud(c, W * .42, H * .15, 260, '#e9ebe2', .42); L.cloud(c, W * .68, H * .085, 300, depth=.35)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.35) as g: rgb(g, '#6f94a4'); poly(g, [(W * .04, H * .1), (W * .3, H * .1), (W * .24, hz), (W * .0, hz)]); g.fill()      # the rain moves off
    L.island(c, W * .34, hz + 1, 260, 22, depth=.62); L.island(c, W * .52, hz + 1, 150, 14, depth=.66)
    L.sea(c, hz, H, 'noon', None, 130, .4)
    # what can be read in the water
    def patch(items, cc, al, bl):
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=bl, alpha=al) as g:
            for x, y, w, h, r_ in items: rgb(g, jitter(rng, cc, .03)); smooth(g, blob_pts(rng, W * x, H * y, w, h, .26, 13, r_)); g.fill()
    patch([(.5, .46, 620, 120, -.06), (.3, .52, 420, 120, .1), (.7, .36, 330, 50, -.1), (.16, .6, 330, 130, .2)], '#7fdccb', .6, 22)
    patch([(.46, .44, 250, 40, -.05), (.3, .56, 200, 50, .1), (.6, .37, 190, 22, -.1), (.12, .5, 150, 30, 0), (.42, .6, 170, 34, 0)], '#d3f0d4', .75, 9)
    patch([(.36, .47, 130, 26, .1), (.22, .43, 170, 24, -.1), (.52, .53, 120, 26, .1), (.17, .585, 120, 30, .2), (.33, .64, 120, 26, 0), (.6, .45, 70, 16, 0), (.28, .38, 150, 14, 0), (.47, .35, 190, 12, -.04)], '#1f6f78', .62, 5)
    patch([(rng.uniform(.08, .66), rng.uniform(.34, .66), rng.uniform(8, 34), rng.uniform(3, 9), 0) for _ in range(60)], '#17616c', .5, 2)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:          # surf on the outer reef
        for k in range(34): x = W * (.06 + .52 * k / 33) + rng.normal(0, 6); y = H * (.335 + .012 * math.sin(k * .7)) + rng.normal(0, 3); rgb(g, 'white', .85); taper(g, [(x - 22, y), (x, y - 3), (x + 24, y)], [.5, rng.uniform(3, 6), .5], 8); g.fill()
    # land on the right: hills, beach, stream
    with c.piece(shadow=.12, lift=6, volume=.3, vsize=30, depth=.4) as g: smooth(g, [(W * .62, hz + 16), (W * .7, hz - 20), (W * .78, hz - 64), (W * .86, hz - 56), (W * .94, hz - 100), (W + 60, hz - 90), (W + 60, hz + 120), (W * .8, hz + 60)]); lin(g, 0, hz - 100, 0, hz + 80, '#7fa07a', '#5f8a6c'); g.fill()
    shore = [(W * .6, hz + 14), (W * .69, H * .255), (W * .75, H * .3), (W * .765, H * .36), (W * .735, H * .43), (W * .745, H * .5), (W * .72, H * .57), (W * .64, H * .64), (W * .5, H * .7), (W * .36, H * .74)]
    tail = [(W * .3, H * 1.1), (W + 60, H * 1.1), (W + 60, hz + 14)]
    with c.piece(shadow=.15, lift=4, volume=.1, rim=.3) as g: smooth(g, shore + tail, tension=.45); rgb(g, '#f3e2b4'); g.fill()
    L.foam(c, shore, 5)
    inner = [(x + 14 + 34 * max(0, (y - hz) / H), y + 10 + 16 * (y - hz) / H) for x, y in shore]
    inner[0] = (W * .64, hz + 16)
    with c.piece(shadow=.25, lift=6, volume=.3, vsize=30) as g: smooth(g, inner + tail, tension=.45); lin(g, W * .6, hz, W, H * .8, '#9ab67a', '#6f9a5c', '#4f7f50'); g.fill()
    for x, y, s in sorted([(rng.uniform(.78, 1.02), rng.uniform(.235, .6), 0) for _ in range(90)], key=lambda t: t[1]):
        if x < .8 + .0 * y and y > .4: continue
        q = (14 + 70 * (y - .22)) * rng.uniform(.7, 1.3)
        with c.piece(shadow=.35, lift=q * .12, volume=.4, vsize=q * .2) as g: rgb(g, jitter(rng, rng.choice(['#5f8f5a', '#4f7f54', '#7fa05c']), .03)); smooth(g, blob_pts(rng, W * x, H * y, q, q * .7, .13, 11)); g.fill()
    for x, y, s in ((.775, .5, 110), (.8, .53, 130), (.79, .4, 80), (.745, .62, 140), (.69, .67, 150)): F.palm(c, W * x, H * y, s, rng.normal(0, .15))
    with c.piece(shadow=.35, lift=4, volume=.35, vsize=4) as g:         # a few roofs
        for x, y, s in ((.84, .415, 26), (.87, .43, 30), (.83, .455, 28), (.9, .41, 24), (.865, .47, 32)): x, y = W * x, H * y; rgb(g, '#f3e6c8'); g.rectangle(x - s * .7, y - s * .3, s * 1.4, s * .7); g.fill(); rgb(g, '#c9603f'); poly(g, [(x - s, y - s * .25), (x - s * .5, y - s * .95), (x + s * .5, y - s * .95), (x + s, y - s * .25)]); g.fill()
    # stream and its fan
    st = [(W + 30, H * .235), (W * .93, H * .29), (W * .95, H * .345), (W * .86, H * .37), (W * .81, H * .345), (W * .757, H * .375)]
    with c.piece(shadow=.1, lift=2, volume=.1, rim=.4) as g: lin(g, W, 0, W * .75, 0, '#b9a27a', '#a9744a'); taper(g, st, [5, 9, 11, 14, 17, 24], 60, False); g.fill()
    for k, (al, cc) in enumerate(((.4, '#b98a5c'), (.45, '#b07a4a'), (.55, '#a0683c'), (.6, '#8f5a34'))):
        z = 1 - .23 * k; X = lambda u, v: (W * .77 - u * z, H * .37 + v * z)
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=15 - 3 * k, alpha=al) as g: smooth(g, [X(0, -12), X(100, -44), X(230, -62), X(350, -30), X(400, 26), X(350, 96), X(250, 128), X(140, 120), X(40, 60)]); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:
        for _ in range(40): t = rng.uniform(.15, 1); a = rng.uniform(2.4, 4.0); x, y = W * .765 + math.cos(a) * 360 * t, H * .38 + math.sin(a) * -60 * t + 30 * t; rgb(g, '#e3c49a', .5); taper(g, [(x - 16, y), (x, y - 2), (x + 18, y + 1)], [.5, 3, .5], 8); g.fill()
    for x, y, s, cc, f in ((.2, .47, 90, '#f2694b', False), (.41, .39, 60, None, True), (.56, .58, 110, None, False)): boats.jukung(c, W * x, H * y, s, cc, '#f5b843' if cc is None else '#2f7f9a', f)
    # the near hill and its road
    L.ground(c, [(-30, H * .7), (W * .14, H * .715), (W * .34, H * .745), (W * .56, H * .765), (W * .78, H * .745), (W + 30, H * .69)], '#86ab62', '#3f6f48', 80)
    road = [(-40, H * .885), (W * .2, H * .885), (W * .45, H * .9), (W * .7, H * .9), (W * .9, H * .86), (W + 40, H * .82)]
    with c.piece(shadow=.25, lift=5, volume=.1, rim=.3, grain=.05) as g: rgb(g, '#b9a88c'); taper(g, road, [196, 190, 180, 160, 130, 110], 70, False); g.fill(); lin(g, 0, H * .8, 0, H, '#8a8a90', '#6f6f7a'); taper(g, road, [168, 164, 154, 136, 110, 92], 70, False); g.fill(); rgb(g, '#f3ead0', .8); q = curve_pts(road, 60); [(taper(g, [q[i], q[i + 1], q[i + 2]], [5, 5, 5], 8, False), g.fill()) for i in range(1, 56, 5)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.7) as g:       # wet patches of the night's rain
        for x, y, w in ((.16, .9, 130), (.52, .925, 170), (.8, .875, 90)): lin(g, 0, H * y - 14, 0, H * y + 14, '#cfe6e4', '#a9c4cc'); smooth(g, blob_pts(rng, W * x, H * y, w, w * .1, .25, 12)); g.fill()
    # riders: two stand beside their bicycles, one rides in from the left
    def parked(x, y, s, cc, fl, flag):
        ground.cast(c, x, y, s, -.6, .06, .3, .3)
        with c.piece(shadow=.4, lift=5, volume=.3, vsize=5, rim=.4) as g:
            m = -1 if fl else 1; a, b = (x - m * s * .3, y - s * .2), (x - m * s * .36, y - s * 1.15); rgb(g, '#c9a46a'); taper(g, [a, b], [7, 6]); g.fill()
            smooth(g, [(b[0], b[1] + 4), (b[0] - s * .16, b[1] - 5), (b[0] - s * .34, b[1] + 8), (b[0] - s * .52, b[1] + 3), (b[0] - s * .46, b[1] + s * .13), (b[0] - s * .51, b[1] + s * .25), (b[0] - s * .32, b[1] + s * .27), (b[0] - s * .15, b[1] + s * .22), (b[0], b[1] + s * .27)], tension=.4); lin(g, b[0], 0, b[0] - s * .5, 0, shade(flag, .15), flag, shade(flag, -.15)); g.fill()
            rgb(g, '#fff4d6'); A.gull(g, b[0] - s * .26, b[1] + s * .14, s * .2, 0, '#fff4d6') if flag != '#f5b843' else (smooth(g, [(b[0] - s * .4, b[1] + s * .14), (b[0] - s * .31, b[1] + s * .08), (b[0] - s * .21, b[1] + s * .12), (b[0] - s * .12, b[1] + s * .07), (b[0] - s * .12, b[1] + s * .2), (b[0] - s * .21, b[1] + s * .14), (b[0] - s * .31, b[1] + s * .2)]), g.fill())
        G.bicycle(c, x, y, s, cc, fl)
    lk = lambda **k: P.look(rng, **{**dict(bottom='trousers', sleeve='short'), **k})
    parked(W * .515, H * .865, 250, '#1b8f93', True, '#f5b843')
    ground.cast(c, W * .39, H * .875, 250, -.6, .06); P.person(c, W * .39, H * .875, 262, 'point', lk(hair='hijab', accent='#f2694b', top='#fff4d6', bcol='#22405a', bottom='trousers'), shadow=.4, prop=lambda g, J: [(rgb(g, '#f6ead0'), g.arc(J['neck'][0] + m * .094, J['neck'][1] + .047, .043, 0, 7), g.fill()) for m in (-1, 1)])
    ground.cast(c, W * .305, H * .88, 240, -.6, .06); P.person(c, W * .305, H * .88, 250, 'contrapposto', lk(hair='cap', accent='#f5b843', top='#3c86c2', bottom='shorts', bcol='#6b5a45', pack='#c85a8e'))
    parked(W * .82, H * .845, 245, '#e4573f', False, '#2f8fa0')
    P.cyclist(c, W * .105, H * .925, 270, lk(hair='short', top='#f2694b', accent='#fff4d6', bcol='#2c3448'), '#8f6fb8', False, .7, '#c85a8e')
    with c.piece(shadow=.3, lift=4, volume=.1, vsize=4, rim=.4) as g:
        for _ in range(300): x = rng.uniform(-10, W); y = H * (1.01 - abs(rng.normal(0, .015))); rgb(g, jitter(rng, '#5f8f50', .06)); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(.15, .3), rng.uniform(24, 76), 4, .15), [6, 4, .5], 8, False); g.fill()
        for x in (.02, .05, .1, .74, .78, .86, .9, .96): Q_ = rng.uniform(.93, .98); rgb(g, '#5f8f50'); taper(g, [(W * x, H), (W * x + 4, H * Q_)], [4, 3]); g.fill(); rgb(g, rng.choice(['#f5b843', '#fff4d6', '#ee8f9f'])); [(g.arc(W * x + 4 + math.cos(a) * 8, H * Q_ + math.sin(a) * 8, 6, 0, 7), g.fill()) for a in np.linspace(0, 2 * PI, 6)]
    c.finish(.3, warm=.08, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Close, noon: an inner tube is held under in a basin and bubbles where it leaks; the bicycle stands on its saddle in the shade of an outrigger boat."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#cdeee2'), (.1, '#8fdad0'), (.26, '#3fb4b8'), (.34, '#7fd6c8'), (.38, '#f3e2b4'), (1, '#e0bf88')], 90, glow=(W * .3, -60, 700, '#fffbe4', .5))
    L.island(c, W * .1, H * .1, 330, 26, depth=.55, blur=2.5)
    with c.piece(shadow=0, volume=.2, rim=.2, blur=3) as g:
        for x, y, q, cc, sl in ((.09, .215, 120, '#2f7f9a', '#f2694b'), (.25, .175, 80, '#8f6fb8', None)):
            x, y = W * x, H * y; rgb(g, cc); smooth(g, [(x - q * .6, y - q * .2), (x - q * .4, y), (x + q * .4, y), (x + q * .62, y - q * .22), (x + q * .3, y - q * .09), (x - q * .3, y - q * .09)]); g.fill()
            if sl: rgb(g, sl); smooth(g, [(x + q * .1, y - q * .12), (x + q * .05, y - q * .8), (x - q * .45, y - q * .35)], tension=.2); g.fill()
    L.ground(c, [(-30, H * .37), (W * .4, H * .355), (W + 30, H * .37)], '#f3dfb0', '#d9b580', 260)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.5) as g:        # the boat's shade on the sand
        rgb(g, '#6a5a86'); poly(g, [(W * .36, H * .42), (W + 30, H * .4), (W + 30, H * 1.05), (W * .12, H * 1.05), (W * .06, H * .9), (W * .2, H * .6)]); g.fill()
        taper(g, [(-30, H * .52), (W * .12, H * .55), (W * .3, H * .56)], [34, 40, 46], 20); g.fill(); taper(g, [(W * .05, H * .45), (W * .16, H * .62)], [30, 30]); g.fill()
    # the boat itself, cropped: float and arm left, hull above right
    with c.piece(shadow=.5, lift=16, volume=.45, vsize=26, rim=.5) as g:
        smooth(g, [(W * .33, -30), (W * .42, H * .12), (W * .6, H * .2), (W * .82, H * .215), (W + 40, H * .2), (W + 40, -30)], tension=.4); p = g.copy_path(); lin(g, 0, 0, 0, H * .22, '#2f8fa0', '#23738a', '#123f5c'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for o, w, cc in ((-52, 24, '#fff4d6'), (-88, 14, '#f2694b')): rgb(g, cc); taper(g, [(W * .3, -60 + o), (W * .36, H * .07 + o), (W * .44, H * .155 + o), (W * .6, H * .215 + o), (W * .82, H * .23 + o), (W + 40, H * .21 + o)], [w] * 5, 50, False); g.fill()
        g.restore()
    for a, b, m in (((W * .46, -30), (W * .33, H * .16), (W * .17, H * .36)), ):
        with c.piece(shadow=.45, lift=12, volume=.5, vsize=12, rim=.5) as g: rgb(g, '#c99a5c'); taper(g, [a, b, m], [36, 34, 28], 30); g.fill(); rgb(g, '#8a6a3c', .8); [(taper(g, [(x - 20, y - 8), (x + 20, y + 8)], [5, 5]), g.fill()) for x, y in curve_pts([a, b, m], 7)[1:-1]]
    ropes_and_bars.bamboo(c, (-40, H * .37), (W * .3, H * .41), 44, '#e3c27c')
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=5) as g: rgb(g, '#4f8fb0'); [(taper(g, [(W * .165 + k * 9, H * .365), (W * .172 + k * 9, H * .425)], [8, 8]), g.fill()) for k in range(4)]
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=16, rim=.4) as g: lin(g, W * .88, 0, W * .94, 0, '#b98a58', '#7a5636', '#4f3626'); poly(g, [(W * .885, H * .19), (W * .955, H * .19), (W * .965, H * .385), (W * .875, H * .385)]); g.fill()
    # the bicycle on its saddle
    R = 225
    hb, fb, bb = (W * .6, H * .405), (W * 1.0, H * .4), (W * .765, H * .43)
    seat, head, cl = (W * .705, H * .775), (W * .93, H * .64), (W * .716, H * .69)
    cc = '#ee5f42'
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.35) as g: rgb(g, '#3a2a56'); taper(g, [(W * .6, H * .83), (W * .8, H * .815), (W + 20, H * .8)], [26, 44, 40]); g.fill()
    with c.piece(shadow=.4, lift=9, volume=.35, vsize=8, rim=.5) as g: G.wheel(g, rng, fb[0], fb[1], R)
    with c.piece(shadow=.45, lift=9, volume=.45, vsize=7, rim=.6) as g:
        tb = lambda a, b, w, k=cc: (lin(g, a[0] - w / 2, a[1] - w / 2, a[0] + w / 2, a[1] + w / 2, shade(k, .3), k, shade(k, -.3)), taper(g, [a, b], [w, w]), g.fill())
        tb(head, fb, 19); tb(hb, bb, 17); tb(hb, cl, 15); tb(bb, cl, 22); tb(bb, head, 25); tb(cl, (W * .924, H * .66), 21); tb((W * .934, H * .61), (W * .922, H * .72), 28)
        tb(cl, seat, 15, '#c9d2d2'); tb((W * .923, H * .71), (W * .918, H * .77), 15, '#c9d2d2')
        rgb(g, '#39434f'); g.set_line_width(15); g.move_to(W * .918, H * .768); g.curve_to(W * .9, H * .8, W * .95, H * .82, W * 1.02, H * .8); g.stroke(); g.move_to(W * .918, H * .768); g.curve_to(W * .87, H * .78, W * .86, H * .82, W * .83, H * .825); g.stroke()
        rgb(g, '#1d242c'); g.set_line_width(24); g.move_to(W * .85, H * .822); g.line_to(W * .815, H * .828); g.stroke()
        smooth(g, [(W * .64, H * .8), (W * .655, H * .765), (W * .71, H * .77), (W * .765, H * .79), (W * .77, H * .81), (W * .7, H * .82)], tension=.5); lin(g, 0, H * .76, 0, H * .82, '#5b4034', '#2a1f1e'); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.3, vsize=7, rim=.5) as g:     # rear wheel with its tyre hanging half off, chain
        G.wheel(g, rng, hb[0], hb[1], R * .93, tyre='#b9c2c4')
        rgb(g, '#1d242c'); g.set_line_width(24); g.arc(hb[0], hb[1], R * .97, PI * .86, PI * 1.95); g.stroke()
        g.move_to(hb[0] + R * .97 * math.cos(PI * 1.95), hb[1] + R * .97 * math.sin(PI * 1.95)); g.curve_to(hb[0] + R * 1.12, hb[1] + R * .4, hb[0] + R * .95, hb[1] + R * .95, hb[0] + R * .45, hb[1] + R * 1.05); g.stroke()
        g.move_to(hb[0] + R * .97 * math.cos(PI * .86), hb[1] + R * .97 * math.sin(PI * .86)); g.curve_to(hb[0] - R * .92, hb[1] + R * .75, hb[0] - R * .5, hb[1] + R * 1.12, hb[0] + R * .05, hb[1] + R * 1.1); g.stroke()
        rgb(g, '#2f363e'); g.set_line_width(7); g.set_dash([9, 5]); g.move_to(hb[0], hb[1] - 26); g.line_to(bb[0], bb[1] - 54); g.stroke(); g.move_to(hb[0], hb[1] + 26); g.line_to(bb[0], bb[1] + 54); g.stroke(); g.set_dash([])
        g.set_line_width(12); rgb(g, '#5d6c74'); g.arc(bb[0], bb[1], 52, 0, 7); g.stroke(); rgb(g, '#c9d2d2'); g.set_line_width(14); g.move_to(*bb); g.line_to(bb[0] + 60, bb[1] - 92); g.stroke(); rgb(g, '#1d242c'); g.rectangle(bb[0] + 34, bb[1] - 108, 62, 20); g.fill(); g.arc(bb[0], bb[1], 16, 0, 7); g.fill()
    # basin
    x, y, rx, ry = W * .33, H * .735, 400, 118
    shadow.blob(c, x + 40, y + 150, rx * 1.02, 90, 0, .4, 16)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=24, rim=.6) as g:
        smooth(g, [(x - rx, y), (x - rx * .9, y + 100), (x - rx * .66, y + 190), (x, y + 222), (x + rx * .66, y + 190), (x + rx * .9, y + 100), (x + rx, y), (x, y + 60)], tension=.4); lin(g, x - rx, 0, x + rx, 0, '#2f5f9a', '#4f86c8', '#7fb0e0', '#3f70b0', '#274f8a'); g.fill()
        rgb(g, '#fdfaf0', .9)
        for k in range(9): u = -.8 + .2 * k; X, Y = x + rx * u * .9, y + 40 + ry * math.sqrt(max(0, 1 - u * u)) * .95; [(smooth(g, blob_pts(rng, X + math.cos(a) * 15, Y + math.sin(a) * 13, 11, 9, .06, 8)), g.fill()) for a in np.linspace(0, 2 * PI, 5)[:-1]]
        rgb(g, '#f5b843'); [(g.arc(x + rx * (-.8 + .2 * k) * .9, y + 40 + ry * math.sqrt(max(0, 1 - (-.8 + .2 * k) ** 2)) * .95, 6, 0, 7), g.fill()) for k in range(9)]
    ell = lambda q, dy=0: [(x + math.cos(t) * rx * q, y + dy + math.sin(t) * ry * q) for t in np.linspace(0, 2 * PI, 40, endpoint=False)]
    with c.piece(shadow=.1, lift=3, volume=0, rim=0, grain=.03) as g:
        smooth(g, ell(1.03)); lin(g, x - rx, 0, x + rx, 0, '#fdfaf0', '#d9e6ea', '#fdfaf0'); g.fill()
        smooth(g, ell(.97)); rgb(g, '#2f5f8a'); g.fill(); smooth(g, ell(.94, 12)); lin(g, x, y - ry, x, y + ry, '#5fb8c0', '#8fd6d0', '#5fb0b8'); g.fill()
    clip = lambda q: smooth(q, ell(.94, 12))
    tube = [(x + math.cos(t) * rx * .62 + 20, y + 14 + math.sin(t) * ry * .66) for t in np.linspace(.15, 2 * PI - .15, 26)]
    with c.piece(shadow=.3, lift=10, volume=.3, vsize=10, clip=clip) as g: rgb(g, '#1f2c38'); g.set_line_width(46); smooth(g, tube, False); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, clip=clip) as g:           # water over it
        smooth(g, ell(.94, 12)); lin(g, 0, y - ry, 0, y + ry, (0, '#8fdcd6', .08), (.5, '#8fdcd6', .22), (1, '#b9efe4', .34)); g.fill()
        for _ in range(46): u, v = rng.uniform(-.9, .9), rng.uniform(-.8, .9); rgb(g, 'white', rng.uniform(.2, .6)); X, Y = x + u * rx, y + 12 + v * ry; taper(g, [(X - 26, Y), (X, Y - 4), (X + 30, Y + 2)], [.5, 4, .5], 9); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=12, rim=.7) as g:         # the part that is out of the water
        up = [(x + math.cos(PI * (.93 + .8 * u)) * rx * .62 + 20, y + 14 + math.sin(PI * (.93 + .8 * u)) * ry * .66 - 78 * math.sin(PI * u) ** .9) for u in np.linspace(0, 1, 9)]
        lin(g, x - rx * .7, y - 160, x, y, '#6b7884', '#39434f', '#20272f'); taper(g, up, [40, 48, 50, 50, 50, 48, 38], 60); g.fill(); rgb(g, '#c9a45c'); X, Y = up[5][0], up[5][1] - 26; taper(g, [(X, Y + 4), (X - 6, Y - 44)], [15, 11]); g.fill()
        rgb(g, '#f2694b'); smooth(g, blob_pts(rng, up[3][0], up[3][1] - 2, 30, 18, .05, 11, -.5)); g.fill(); rgb(g, '#1d242c', .9); smooth(g, blob_pts(rng, up[3][0], up[3][1] - 2, 16, 9, .05, 11, -.5)); g.fill()
    water.rings(c, [(up[0][0], up[0][1] + 4, 34), (up[-1][0], up[-1][1] + 6, 30)], 'white', .8)
    lx, ly = x + rx * .5, y + 66
    water.rings(c, [(lx, ly - 12, 40), (lx, ly - 12, 74), (lx, ly - 12, 110)], 'white', .85)
    with c.piece(shadow=.3, lift=4, volume=0, rim=0, grain=.01) as g:
        for _ in range(56):
            q = rng.uniform(3, 15); X, Y = lx + rng.normal(0, 26), ly - abs(rng.normal(0, 26)); rad(g, X, Y, q, (0, '#ffffff', .2), (.7, '#d9fff5', .5), (1, '#ffffff', .95)); g.arc(X, Y, q, 0, 7); g.fill(); rgb(g, 'white', .95); g.arc(X - q * .35, Y - q * .35, q * .22, 0, 7); g.fill()
    # pump, tin with patches, spanner
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=10, rim=.6) as g:
        X, Y = W * .055, H * .97; rgb(g, '#39434f'); g.rectangle(X - 60, Y - 14, 120, 20); g.fill(); lin(g, X - 22, 0, X + 22, 0, '#f5c75a', '#f5b843', '#a9772a'); taper(g, [(X, Y - 10), (X, Y - 290)], [44, 44], cap=False); g.fill(); rgb(g, '#c9d2d2'); taper(g, [(X, Y - 290), (X, Y - 390)], [11, 11]); g.fill(); rgb(g, '#5b4034'); taper(g, [(X - 66, Y - 394), (X + 66, Y - 394)], [27, 27]); g.fill()
        rgb(g, '#20272f'); g.set_line_width(11); g.move_to(X + 16, Y - 20); g.curve_to(X + 150, Y + 10, X + 130, Y - 130, X + 60, Y - 150); g.stroke()
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=8, rim=.5) as g:
        X, Y = W * .66, H * .95; poly(g, [(X - 110, Y - 22), (X + 96, Y - 34), (X + 120, Y + 32), (X - 100, Y + 46)]); lin(g, X - 100, 0, X + 110, 0, '#c9d6d8', '#8fa3ad', '#dfe8e6'); g.fill(); poly(g, [(X - 98, Y - 15), (X + 88, Y - 26), (X + 108, Y + 24), (X - 88, Y + 36)]); rgb(g, '#5d6c74'); g.fill()
        for u, v, s in ((-60, 6, 24), (-14, -4, 20), (-24, 20, 17), (30, 8, 26)): rgb(g, '#f2694b'); smooth(g, blob_pts(rng, X + u, Y + v, s, s * .55, .05, 11)); g.fill(); rgb(g, '#1d242c'); smooth(g, blob_pts(rng, X + u, Y + v, s * .62, s * .34, .05, 11)); g.fill()
        rgb(g, '#f3e6c4'); taper(g, [(X + 66, Y - 8), (X + 84, Y + 18)], [16, 20]); g.fill()
        rgb(g, '#c9d2d2'); taper(g, [(W * .79, H * .985), (W * .88, H * .93)], [15, 15]); g.fill(); [(g.arc(a, b, 21, 0, 7), g.fill()) for a, b in ((W * .79, H * .985), (W * .88, H * .93))]; rgb(g, '#b9a27a'); [(g.arc(a, b, 9, 0, 7), g.fill()) for a, b in ((W * .787, H * .99), (W * .883, H * .925))]
    c.finish(.28, warm=.06, center=(.45, .55))


def slide_3(c, rng, variant=0):
    """Moment, night: round a small fire one reads from the book; flags and bicycles behind, sparks and stars."""
    W, H = c.w, c.h
    c.shadow_col = col('#060a20')
    c.light = (.5, -.86)
    hz = H * .44
    c.backdrop([(0, '#0d1a44'), (.2, '#1a2c62'), (.38, '#3d4682'), (.44, '#6a5c90'), (1, '#3a2c4a')], 90)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(240): rgb(g, '#fff6dc', rng.uniform(.25, .95)); g.arc(rng.uniform(0, W), rng.uniform(0, hz * .92) , rng.uniform(.7, 2.3), 0, 7); g.fill()
    L.rinjani(c, W * .25, hz + 3, 620, 100, '#31386c', .25); L.island(c, W * .86, hz + 1, 260, 20, '#27305c', depth=.2, beach=False)
    
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .6, '#6f6aa0', '#3a4a86', '#22326a'); g.rectangle(-20, hz, W + 40, H * .2); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(90): t = rng.uniform(0, 1); y = hz + 3 + t * H * .13; x = rng.uniform(-40, W); q = rng.uniform(14, 60) * (.4 + t); rgb(g, '#b9b4e0' if rng.random() < .6 else '#16204f', rng.uniform(.15, .45)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.3, 1 + 3 * t, .3], 8); g.fill()
    for x, y, q, fl in ((.66, .478, 170, False), (.43, .463, 110, True)): boats.jukung(c, W * x, H * y, q, None, '#1f2a5c', fl, depth=.25)
    fx, fy = W * .53, H * .79
    base = L.ground(c, [(-30, H * .585), (W * .3, H * .565), (W * .6, H * .575), (W + 30, H * .56)], '#8a6a78', '#3a2440', 160, shadow=.1)
    c.glow(fx, fy + 10, 520, '#ff9a45', .62, 1.7)
    L.foam(c, [(-30, H * .583), (W * .3, H * .563), (W * .6, H * .573), (W + 30, H * .558)], 4, alpha=.5)
    F.palm(c, W * .955, H * .86, 560, -.12, '#4a3038', '#2f4a50')
    # bicycles with flags, lit from the fire
    c.light = (-.8, -.3)
    for x, y, s, cc, fl, flag in ((.86, .745, 370, '#c9503c', True, '#f0a848'), (.7, .68, 300, '#2f7f86', True, '#d9607a')):
        x, y = W * x, H * y; m = -1 if fl else 1
        with c.piece(shadow=.3, lift=6, volume=.35, vsize=8, rim=.5) as g:
            a, b = (x - m * s * .3, y - s * .2), (x - m * s * .36, y - s * 1.12); rgb(g, '#c98f52'); taper(g, [a, b], [7, 6]); g.fill()
            w = s * .5; smooth(g, [(b[0], b[1] + 4), (b[0] - w * .35, b[1] - 6), (b[0] - w * .7, b[1] + 9), (b[0] - w, b[1] + 2), (b[0] - w * .92, b[1] + s * .13), (b[0] - w, b[1] + s * .26), (b[0] - w * .64, b[1] + s * .27), (b[0] - w * .3, b[1] + s * .22), (b[0], b[1] + s * .27)], tension=.4); lin(g, b[0] - w, 0, b[0], 0, shade(flag, .2), flag, shade(flag, -.4)); g.fill()
            rgb(g, '#ffe6b8', .9); A.gull(g, b[0] - w * .5, b[1] + s * .13, s * .2, .1, '#ffe6b8')
        G.bicycle(c, x, y, s, cc, fl)
    # listeners on the far side of the fire, lit from the front
    c.light = (0, .9)
    lk = lambda **k: P.look(rng, **k)
    for x, y, h, pose, fl, kw, lt in ((.385, .73, 335, 'sit_hug', False, dict(hair='cap', accent='#d9607a', top='#d98a4a', bottom='trousers', bcol='#4a3a5c'), (.8, .2)), (.635, .725, 325, 'sit_hug', True, dict(hair='bob', top='#c9604f', bottom='shorts', bcol='#3a3058'), (-.8, .2)), (.735, .83, 400, 'sit_hug', True, dict(hair='hijab', accent='#d98f4a', top='#7a4a7c', bottom='trousers', bcol='#3a2c50'), (-.9, -.1))):
        c.light = lt; shadow.blob(c, W * x + (40 if x > .5 else -40), H * y, h * .4, 12, 0, .45, 7, '#140a24'); P.person(c, W * x, H * y, h, pose, lk(**kw), flip=fl, rim=.75)
    # fire
    with c.piece(shadow=.5, lift=7, volume=.5, vsize=8, rim=.4) as g:
        for k in range(13): a = k * 2 * PI / 13; rgb(g, jitter(rng, '#6a5560', .05)); smooth(g, blob_pts(rng, fx + math.cos(a) * 142, fy + 20 + math.sin(a) * 42, rng.uniform(26, 38), rng.uniform(18, 24), .12, 9)); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.4, vsize=6) as g:
        for a, b in (((-80, 22), (60, -22)), ((84, 24), (-56, -20)), ((-10, 32), (16, -44))): rgb(g, '#4a2a24'); taper(g, [(fx + a[0], fy + a[1]), (fx + b[0], fy + b[1])], [25, 18]); g.fill()
    for n, h, w, cc, al in ((11, 285, 104, '#e8482c', .9), (9, 225, 82, '#ff8f2e', .95), (7, 158, 60, '#ffc94a', .95), (5, 96, 40, '#fff3b8', .95)):
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=al, blur=.8) as g:
            rgb(g, cc); smooth(g, [(fx - w, fy + 4), (fx - w * .8, fy - h * .2), (fx - w * .3, fy - h * .36), (fx + w * .3, fy - h * .38), (fx + w * .8, fy - h * .2), (fx + w, fy + 4), (fx + w * .5, fy + 22), (fx - w * .5, fy + 22)]); g.fill()
            for i in range(n):
                t = (i + .5) / n * 2 - 1; hh = h * (1 - .5 * abs(t) ** 1.5) * rng.uniform(.55, 1.12); x0 = fx + t * w * .86; lean = rng.normal(.06, .16)
                rgb(g, jitter(rng, cc, .02)); taper(g, [(x0, fy + 8), (x0 - w * .1, fy - hh * .3), (x0 + lean * hh * .2 + w * .05, fy - hh * .6), (x0 * .8 + fx * .2 + lean * hh, fy - hh)], [w * .42, w * .4, w * .22, 1], 24); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(90): t = rng.uniform(0, 1) ** .8; x = fx + 26 * math.sin(t * 6) + rng.normal(12 * t, 14 + 80 * t); y = fy - 190 - t * H * .56; rgb(g, rng.choice(['#ffd27a', '#ff9a45', '#fff0c0']), rng.uniform(.4, 1) * (1 - t * .5)); g.arc(x, y, rng.uniform(1.2, 3.6) * (1.2 - t * .6), 0, 7); g.fill()
    c.glow(fx, fy - 60, 260, '#ffb04a', .45); c.glow(fx, fy - 70, 620, '#ff8f45', .2)
    # the reader at the left, on a log, book in the light
    c.light = (.88, -.3)
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=18, rim=.5) as g: lin(g, 0, H * .84, 0, H * .93, '#9a6a50', '#5a3840', '#2f1c30'); taper(g, [(W * .08, H * .895), (W * .36, H * .885)], [76, 70]); g.fill(); g.arc(W * .36, H * .885, 35, 0, 7); rgb(g, '#d99a64'); g.fill(); rgb(g, '#8a5a44'); g.set_line_width(3); [(g.arc(W * .36, H * .885, q, 0, 7), g.stroke()) for q in (12, 23)]

    def book(g, J):
        hx, hy = J['hR'][0] + .04, J['hR'][1] - .02
        with at(g, hx, hy, .18):
            rgb(g, '#8a2f3a'); smooth(g, [(-.125, -.055), (0, -.02), (.125, -.055), (.125, .045), (0, .075), (-.125, .045)], tension=.15); g.fill()
            lin(g, -.12, 0, .12, 0, '#fff6dc', '#f0c890', '#fff0c4'); smooth(g, [(-.115, -.075), (-.05, -.07), (0, -.04), (.05, -.07), (.115, -.075), (.115, .025), (.05, .03), (0, .06), (-.05, .03), (-.115, .025)], tension=.2); g.fill()
            rgb(g, '#8a5a44', .8); g.set_line_width(.006); g.move_to(0, -.04); g.line_to(0, .06); g.stroke()
            for k in range(4): g.move_to(-.095, -.05 + .02 * k); g.line_to(-.03, -.03 + .02 * k); g.stroke()
            rgb(g, '#c9503c'); smooth(g, [(.1, -.02), (.075, -.045), (.045, -.02), (.03, -.04), (.03, .0), (.045, -.015), (.075, .005)]); g.fill()
    P.person(c, W * .215, H * .868, 520, 'sit', lk(hair='pony', accent='#f0a848', top='#1b8f93', sleeve='long', bottom='trousers', bcol='#33406c', shoes='#e9d9c0'), rim=.8, prop=book, tweak=dict(aL=(26, 96), aR=(18, 92), lean=10, head=26))
    # a dark back in front
    c.light = (-.3, -.95)
    P.person(c, W * .9, H * 1.07, 560, 'sit_ground', lk(hair='short', top='#2c2a54', sleeve='short', bottom='trousers', bcol='#1c1a3c', skin='#4a2a28'), rim=.8)
    household.basket(c, W * .045, H * 1.0, 190, '#8a5a44')
    c.finish(.42, warm=.12, center=(.48, .62))
