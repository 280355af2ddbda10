"""Pictures of the article "A cycling campaign along the coast"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear as G, land as L, people as P, ropes_and_bars, shadow, village, water
from toolkit.paper import blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

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
