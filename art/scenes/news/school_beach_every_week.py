"""Pictures of the article "A school, a beach, every week"."""
import math
import numpy as np
from toolkit import faces, from_above, gear as G, land as L, people as P, school
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Straight down on a beach: pupils with long shadows round a blue sheet of sorted finds; foam comes in from the side."""
    W, H = c.w, c.h
    c.light = (-.78, -.62)
    sun = (.79, .61)
    c.backdrop([(0, '#f6e3b4'), (.5, '#efd39c'), (1, '#d9b37c')], 30, wash=.06, glow=(0, 0, 800, '#fff4d6', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # wind ripples in the sand
        for _ in range(700):
            x, y = rng.uniform(-40, W), rng.uniform(-20, H); q = rng.uniform(14, 60)
            rgb(g, '#b98d5c' if rng.random() < .55 else '#fff6da', rng.uniform(.06, .22)); taper(g, [(x, y), (x + q * .4, y - q * .12), (x + q * .8, y - q * .5)], [.3, q * .05, .3], 8, False); g.fill()
    # sea in the lower right
    edge = [(W * .5, H * 1.06), (W * .6, H * .93), (W * .69, H * .87), (W * .76, H * .75), (W * .83, H * .67), (W * .88, H * .53), (W * .97, H * .43), (W * 1.05, H * .3)]
    def band(off, cc, al=1.0, bl=0, vol=.1, sh=.2):
        q = curve_pts(edge, 60) + np.array([off * .72, off * .69])
        q = q + np.stack([np.sin(np.arange(60) * .55 + off) * 9, np.cos(np.arange(60) * .4 + off * .3) * 9], 1)
        with c.piece(shadow=sh, lift=4, volume=vol, rim=.1, blur=bl, alpha=al) as g:
            smooth(g, [tuple(v) for v in q], False); g.line_to(W * 1.2, -50); g.line_to(W * 1.2, H * 1.2); g.line_to(W * .4, H * 1.2); g.close_path(); rgb(g, cc); g.fill()
        return q
    band(-62, '#d2ad78', .75, 6, 0, 0); band(-34, '#c09a6c', .8, 4, 0, 0)
    band(0, '#a5dccb', 1, 1); band(46, '#7fd0c4', .9, 10, 0, 0); band(110, '#45b3b3', .85, 18, 0, 0); band(190, '#1d8f9c', .85, 22, 0, 0); band(300, '#10708a', .8, 26, 0, 0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:
        for _ in range(120):
            x = rng.uniform(W * .6, W); y = rng.uniform(H * .45, H); rgb(g, 'white', rng.uniform(.1, .4)); q = rng.uniform(14, 46)
            if (x - W * .5) / (W * .55) * .76 + (y / H) > 1.33: taper(g, [(x, y), (x + q * .5, y - q * .22), (x + q, y - q * .75)], [.3, 3, .3], 8, False); g.fill()
    for off, w in ((-2, 12), (58, 8), (140, 5)):
        q = curve_pts(edge, 90) + np.array([off * .72, off * .69]) + np.stack([np.sin(np.arange(90) * .37 + off) * 9, np.cos(np.arange(90) * .27 + off * .3) * 9], 1)
        L.foam(c, [tuple(v) for v in q[::5]], w)
    # foot prints from the school gate (upper left) to the sheet
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03, alpha=.55) as g:
        for p in ([(W * .02, H * .1), (W * .2, H * .3), (W * .33, H * .42)], [(-10, H * .5), (W * .15, H * .55), (W * .3, H * .52)], [(W * .3, H * -.02), (W * .36, H * .15), (W * .4, H * .34)], [(W * .48, H * .6), (W * .54, H * .75), (W * .5, H * .9)], [(W * .56, H * .42), (W * .68, H * .38), (W * .78, H * .3)]):
            q = curve_pts(p, 22); d = np.gradient(q, axis=0)
            for k in range(22):
                n = np.array([-d[k][1], d[k][0]]) / (np.hypot(*d[k]) + 1e-6) * (8 if k % 2 else -8)
                with at(g, q[k][0] + n[0], q[k][1] + n[1], math.atan2(d[k][1], d[k][0])): smooth(g, [(-9, -3), (4, -4.5), (9, 0), (4, 4.5), (-9, 3)]); rgb(g, '#8f6844'); g.fill()
    # scattered litter
    with c.piece(shadow=.45, lift=3, volume=.35, vsize=4) as g:
        for _ in range(34):
            x, y = rng.uniform(0, W * .8), rng.uniform(0, H * .95)
            if x / W + y / H * .9 < 1.35: G.litter(g, rng, x, y, rng.uniform(8, 13))
    # blue sheet with finds sorted by colour into a ring: the lesson
    tx, ty = W * .42, H * .49
    with c.piece(shadow=.5, lift=8, volume=.2, vsize=20, grain=.04) as g:
        with at(g, tx, ty, -.16):
            smooth(g, [(-235, -172), (0, -180), (238, -170), (246, 0), (236, 172), (0, 180), (-240, 170), (-246, 0)], tension=.12); p = g.copy_path(); lin(g, -200, -150, 200, 150, '#3f8fd0', '#2a6fae', '#1d5590'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for k in range(14): rgb(g, 'navy' if k % 2 else 'white', .1); taper(g, [(-250, -200 + k * 30), (0, -194 + k * 31 + rng.normal(0, 4)), (250, -200 + k * 30)], [1, 4, 1], 12); g.fill()
            g.restore()
    heaps = ['#f2694b', '#f5b843', '#fdfaf0', '#79a86a', '#35abb2', '#c85a8e', '#8f6fb8']
    with c.piece(shadow=.5, lift=4, volume=.4, vsize=5) as g:
        for k, cc in enumerate(heaps):
            a = 2 * PI * k / 7 + .2
            hx, hy = tx + math.cos(a) * 136, ty + math.sin(a) * 100
            for _ in range(95):
                q, b = abs(rng.normal(0, 25)), rng.uniform(0, 7)
                with at(g, hx + math.cos(b) * q, hy + math.sin(b) * q, rng.uniform(0, 6), rng.uniform(5, 12)):
                    k2 = rng.integers(4); rgb(g, jitter(rng, cc, .07))
                    if k2 == 0: g.arc(0, 0, .6, 0, 7)
                    elif k2 == 1: smooth(g, [(-.9, -.3), (.6, -.32), (1.05, -.13), (1.05, .13), (.6, .32), (-.9, .3)], tension=.3)
                    elif k2 == 2: smooth(g, [(-.9, -.35), (.7, -.4), (.95, 0), (.7, .4), (-.9, .35)], tension=.4)
                    else: smooth(g, blob_pts(rng, 0, 0, .8, .6, .25, 7))
                    g.fill(); rgb(g, 'white', .35); g.arc(-.2, -.15, .15, 0, 7); g.fill()
    white, red = '#fdfaf0', '#b8383a'
    ring = [(-.35, 'short', .9), (.55, 'hijab', .5), (1.25, 'pony', 1.0), (2.35, 'short', .2), (2.95, 'cap', .8), (4.05, 'hijab', 1.0), (5.1, 'short', .4)]
    for k, (a, hair, ar) in enumerate(ring):
        x, y = tx + math.cos(a) * 300 * rng.uniform(.94, 1.1), ty + math.sin(a) * 232 * rng.uniform(.95, 1.08)
        from_above.person(c, x, y, 74 * rng.uniform(.92, 1.06), a + PI + rng.normal(0, .25), white, red, hair, white if hair == 'hijab' else red, rng.choice(P.SKINS), (ar, rng.uniform(.1, .9)), rng.uniform(-.1, .2), sun)
    def sack(x, y, s, cc='#e8e2cf'):
        with c.piece(shadow=.5, lift=7, volume=.5, vsize=10) as g: smooth(g, blob_pts(rng, x, y, s, s * .85, .14, 10)); rad(g, x - s * .3, y - s * .3, s * 1.3, shade(cc, .4), cc, shade(cc, -.3)); g.fill(); rgb(g, 'coral'); g.arc(x + s * .1, y - s * .05, s * .17, 0, 7); g.fill()
    # others spread out: a pair dragging a sack, one at the water's edge, a teacher with a hat
    sack(W * .66, H * .285, 40); from_above.person(c, W * .625, H * .24, 72, 2.5, white, red, 'short', red, '#7b4f35', (.9, .2), .3, sun); from_above.person(c, W * .7, H * .21, 74, 2.0, white, red, 'pony', red, '#8a5a3c', (.9, .4), -.3, sun)
    from_above.person(c, W * .725, H * .6, 70, .4, white, red, 'cap', red, '#6b432d', (1.0, .7), .25, sun)
    from_above.person(c, W * .155, H * .69, 84, -.5, '#1b8f93', '#3a3f5a', 'hat', '#f5b843', '#8a5a3c', (.7, .1), .2, sun, slen=2.3)
    from_above.person(c, W * .235, H * .845, 68, -1.2, white, red, 'hijab', white, '#9a6645', (.8, .9), .3, sun); sack(W * .19, H * .9, 36, '#d9e5dd')
    from_above.person(c, W * .88, H * .16, 70, 2.9, white, red, 'short', red, '#8a5a3c', (.2, .3), .45, sun)
    from_above.palm(c, W * .06, H * .12, 215, 'moss', sun); from_above.palm(c, W * .205, H * -.02, 165, 'deepleaf', sun); from_above.palm(c, -10, H * .42, 130, 'moss', sun)
    c.finish(.3, warm=.1, center=(.48, .5))


def second(c, rng, variant=0):
    """After the talk: three pupils in white hold their crayon drawings up to their noses and look out over them, one with a laugh in the eyes; behind them the bright beach, out of focus."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .3
    c.backdrop([(0, '#8fd0dc'), (.28, '#d9efe2'), (.31, '#6fc8cc'), (.42, '#b9e6d6'), (.48, '#f6e6be'), (1, '#e3c48e')], 90, wash=.05, glow=(W * .14, 0, 700, '#fffbe0', .6))
    with c.piece(shadow=0, volume=.2, vsize=16, blur=9, alpha=.85) as g:
        for x, y, q in ((.0, .06, 150), (.1, .0, 170), (.2, .04, 120), (.93, .02, 190), (1.02, .1, 160)): rgb(g, jitter(rng, rng.choice(['#5f9f62', '#7fb56a', '#4a8a5a']), .03)); smooth(g, blob_pts(rng, W * x, H * y, q, q * .5, .3, 11)); g.fill()
        rgb(g, '#7a5a44'); taper(g, [(W * .06, H * .1), (W * .03, H * .4), (-10, H * .62)], [26, 34, 44], 14); g.fill(); taper(g, [(W * .97, H * .1), (W * .985, H * .6)], [26, 36], 10); g.fill()
    c.set_air()
    kids = ((.19, .4, 236, '#7b4f35', 'short', '#1d1512', (.45, -.05), .04, 'turtle', '#2f7fb8', -.05), (.82, .42, 240, '#a9734c', 'hijab', '#fdfaf0', (-.5, -.1), -.05, 'octopus', '#f5b843', .06), (.505, .47, 258, '#8a5a3c', 'bob', '#1d1512', (0, .05), -.02, 'fish', '#e2573f', .02))
    for x, y, s, skin, hair, cc, gaze, tilt, kind, band, a in kids:
        X, Y = W * x, H * y
        faces.front(c, X, Y, s, skin, hair, cc if hair != 'hijab' else '#1d1512', scarf=cc, top='#fdfaf0', gaze=gaze, smile=.8, tilt=tilt, wide=1.15)
        edge = s * .81
        for m in (-1, 1):                                                                               # forearm and the back of the hand behind the sheet's edge
            with c.piece(shadow=.45, lift=8, volume=.5, vsize=14, rim=.35) as g, at(g, X + m * edge, Y + s * 1.3, a):
                lin(g, 0, 0, 0, 150, '#ffffff', '#d3d6d3'); taper(g, [(m * 60, 250), (m * 52, 130), (m * 26, 44)], [112, 92, 70], 16, False); g.fill()
                lin(g, 0, -40, 0, 50, shade(skin, .1), skin, shade(skin, -.25)); taper(g, [(m * 30, 60), (m * 16, 10), (-m * 6, -30)], [62, 66, 50], 18); g.fill()
                for k in range(3): rgb(g, shade(skin, -.45), .5); taper(g, [(m * (40 - 7 * k), -4 - 15 * k), (m * (14 - 6 * k), -8 - 15 * k)], [2, 5], 5); g.fill()
        school.child_drawing(c, X, Y + s * .98, s * 1.62, kind, a, peg=None)
        for m in (-1, 1):                                                                               # thumbs before it
            with c.piece(shadow=.45, lift=5, volume=.5, vsize=8, rim=.4) as g, at(g, X + m * edge, Y + s * 1.3, a):
                lin(g, 0, -30, 0, 30, shade(skin, .16), skin, shade(skin, -.2)); taper(g, [(m * 22, 26), (-m * 10, 0), (-m * 48, -14)], [40, 34, 22], 18); g.fill(); rgb(g, mix(skin, '#f6d3bf', .6)); smooth(g, blob_pts(rng, -m * 44, -13, 9, 6.5, .05, 8)); g.fill()
    c.finish(.24, warm=.08, center=(.5, .48))
