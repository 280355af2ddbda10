"""Pictures of the article "A resort that wants its reef back"."""
import math
import numpy as np
from toolkit import closeups, faces, fauna as A, flora as F, gear as G, household, land as L, light, people as P, ropes_and_bars, village
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def nursery_rope(c, a, b, sag, w, every, size, colors, **kw):
    """A rope from a to b that sags, with young corals hanging from it."""
    r = c.rng
    q = curve_pts([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b], 60)
    n = int(math.dist(a, b) / every)
    for k in range(n):
        x, y = q[int((k + .5 + r.uniform(-.16, .16)) / n * 59)]; F.hanging_coral(c, x, y, size * r.uniform(.72, 1.22), colors[int(r.integers(len(colors)))], **kw)
    ropes_and_bars.rope(c, q, w, '#efe2bb', **kw)


def lead(c, rng, variant=0):
    """Evening in the bay, half above and half under water: warm lights of the bungalows and the fenced nest on the beach, below them the ropes of the nursery with a guide and a guest, and a turtle on her way in."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    wl = H * .425
    # ---- above: the sky, the hills of the bay, the beach
    c.backdrop([(0, '#6f8fc0'), (.14, '#b9a9c4'), (.27, '#f3b9a4'), (.4, '#fbd9a0'), (1, '#fbd9a0')], 90, glow=(W * .12, wl - 40, 620, '#fff0c0', .55))
    c.set_air()
    L.cloud(c, W * .34, H * .115, 300, '#fbd0c0', .25); L.cloud(c, W * .9, H * .08, 240, '#f6c3bd', .35, 5)
    def hill(pts, color, dp, n, q0):
        with c.piece(depth=dp, shadow=.25, lift=7, volume=.35, vsize=22, grain=.05) as g:
            smooth(g, pts, False); g.line_to(W + 60, wl + 10); g.line_to(-60, wl + 10); g.close_path(); path = g.copy_path(); lin(g, 0, H * .1, 0, wl, shade(color, .16), color, shade(color, -.25)); g.fill()
            g.save(); g.append_path(path); g.clip()
            for _ in range(n): x, y, q = rng.uniform(-20, W + 20), rng.uniform(H * .12, wl), rng.uniform(.6, 1.3) * q0; rgb(g, jitter(rng, shade(color, rng.uniform(-.16, .16)), .02), .6); smooth(g, blob_pts(rng, x, y, q, q * .75, .2, 8)); g.fill()
            g.restore()
    hill([(-60, wl - 20), (W * .12, H * .32), (W * .26, H * .24), (W * .4, H * .27), (W * .56, H * .19), (W * .72, H * .13), (W * .86, H * .19), (W * 1.05, H * .15)], '#8289b4', .3, 120, 22)
    hill([(-60, wl + 8), (W * .2, wl - 10), (W * .36, H * .335), (W * .52, H * .3), (W * .68, H * .255), (W * .82, H * .28), (W * 1.05, H * .22)], '#5d8a5c', .16, 420, 17)
    shore = [(W * .22, wl + 14), (W * .36, wl - 22), (W * .55, wl - 40), (W * .78, wl - 62), (W * 1.05, wl - 84)]
    for x, y, s, ln in ((.4, -30, 170, -.2), (.5, -46, 230, .14), (.655, -60, 250, -.12), (.705, -62, 200, .2), (.985, -88, 300, -.2)): F.palm(c, W * x, wl + y, s, ln, depth=.1)
    for x, y, s in ((.445, -34, 118), (.585, -50, 150), (.76, -66, 178), (.9, -80, 206)):
        village.stilt_house(c, W * x, wl + y, s, '#c9955c', '#a87c46', '#7a4a30', .16, '#ffd98a')
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=10, rim=.4, grain=.05) as g: smooth(g, shore, False); g.line_to(W * 1.06, wl + 90); g.line_to(W * .2, wl + 90); g.close_path(); lin(g, 0, wl - 80, 0, wl + 30, '#fbe6b8', '#e9c48e'); g.fill()
    for x, y in ((.445, -40), (.585, -58), (.76, -76), (.9, -92)): c.glow(W * x, wl + y, 90, '#ffcf7a', .42)
    # the nest, fenced with sticks and cord, and somebody who looks after it
    nx, ny = W * .69, wl - 20
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3, rim=.4) as g:
        ring = [(nx + math.cos(a) * 62, ny + math.sin(a) * 15, math.sin(a)) for a in np.linspace(-PI, PI, 11)[:-1]]
        rgb(g, '#f7dfae'); smooth(g, blob_pts(rng, nx, ny + 2, 44, 10, .06, 12)); g.fill(); smooth(g, blob_pts(rng, nx - 2, ny - 3, 26, 7, .08, 10)); rgb(g, '#e3bf8a'); g.fill()
        for x, y, d in sorted(ring, key=lambda v: v[2]): rgb(g, '#8a6a40'); taper(g, [(x, y), (x + rng.normal(0, 1), y - 34)], [4.6, 3.6]); g.fill()
        rgb(g, '#f2694b'); g.set_line_width(2.2); pts = [(x, y - 25) for x, y, d in ring] + [(ring[0][0], ring[0][1] - 25)]; g.move_to(*pts[0])
        for (x0, y0), (x1, y1) in zip(pts, pts[1:]): g.curve_to(x0 + (x1 - x0) * .3, y0 + 4, x0 + (x1 - x0) * .7, y1 + 4, x1, y1)
        g.stroke()
    P.person(c, nx + 112, ny + 6, 116, 'squat', P.look(rng, hair='cap', accent='#1b8f93', top='#2f7f8a', bottom='shorts', bcol='#22405a', skin='#7b4f35'), True)
    P.person(c, W * .83, wl - 34, 112, 'walk', P.look(rng, hair='hat', top='#fff4d6', bottom='skirt', bcol='#c85a8e', skin='#a9734c'), True); P.person(c, W * .86, wl - 38, 80, 'walk', P.look(rng, child=True, hair='pony', top='#f5b843', bottom='shorts'), True)
    # the sea up to the viewer
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, [(-40, wl - 30), (W * .1, wl - 31), (W * .22, wl - 20), (W * .34, wl + 4), (W * .52, wl + 8), (W * .76, wl - 2), (W * 1.05, wl - 10)], False); g.line_to(W + 40, wl + 80); g.line_to(-40, wl + 80); g.close_path(); lin(g, 0, wl - 30, 0, wl + 40, '#fbd9ac', '#e3c9b4', '#86bdb4'); g.fill()
        for _ in range(80): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, W), wl - 26 + 52 * t, rng.uniform(16, 60) * (.4 + t); rgb(g, rng.choice(['#fff0cc', '#4f8f9c']), rng.uniform(.2, .6)); taper(g, [(x, y), (x + q / 2, y - 1.4), (x + q, y)], [.4, 1 + 2.6 * t, .4], 8, False); g.fill()
    L.foam(c, [(W * .24, wl + 2), (W * .4, wl + 6), (W * .6, wl + 5), (W * .8, wl - 5), (W * 1.05, wl - 13)], 5)
    # ---- below
    wp = [(-30, wl + 26), (W * .14, wl + 12), (W * .3, wl + 30), (W * .5, wl + 16), (W * .7, wl + 33), (W * .88, wl + 18), (W + 30, wl + 28)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g: smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#d3ecc8', '#63c4b6', '#1f8a9c', '#0d4d74'); g.fill()
    c.glow(W * .1, wl + 30, 520, '#ffeec0', .42, 1.3); c.set_air()
    b0 = L.rocks(c, [(-30, H * .86), (W * .2, H * .84), (W * .4, H * .8), (W * .62, H * .72), (W * .84, H * .66), (W + 30, H * .62)], '#2a7a88', .6, 18); F.reef_patch(c, W * .2, W, b0, 1.2, .5, depth=.56)
    air = c.img[:int((wl + 14) * c.k)].copy(); c.god_rays(W * .08, wl - 300, .34, 14, 1000, 1.3); c.img[:len(air)] = air      # no rays before the land
    L.sandbed(c, [(-30, H * .94), (W * .3, H * .92), (W * .6, H * .9), (W + 30, H * .885)], '#e3d8ac', .3)
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#e9a05c', '#a884d0', '#f08a62']
    post = lambda x, y0, y1, w, **kw: ropes_and_bars.rope(c, [(x, y0), (x + 5, (y0 + y1) / 2), (x, y1)], w, '#e3d3a6', **kw)
    def float_(x, y, s, cc, **kw):
        with c.piece(**{**dict(shadow=.3, lift=5, volume=.5, vsize=s * .3, rim=.6), **kw}) as g: smooth(g, blob_pts(rng, x, y, s, s * .92, .02, 14)); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.4)); taper(g, [(x, y + s * .8), (x, y + s * 1.15)], [s * .3, s * .22]); g.fill()
    def block(x, y, s, **kw):
        with c.piece(**{**dict(shadow=.4, lift=6, volume=.4, vsize=s * .2, rim=.4, grain=.06), **kw}) as g: poly(g, [(x - s * .5, y), (x - s * .44, y - s * .5), (x + s * .44, y - s * .52), (x + s * .52, y)]); rgb(g, '#a39d8c'); g.fill()
    # the far line, then the near one
    for x0, x1 in ((.36, .555), (.555, .75), (.75, .945)):
        for k, y in enumerate((.535, .63, .725)): nursery_rope(c, (W * x0, H * y), (W * x1, H * (y - .006)), 16, 4, 40, 46, cols, depth=.5)
    for x in (.36, .555, .75, .945): post(W * x, wl + 30, H * .9, 4, depth=.46); block(W * x, H * .912, 60, depth=.4)
    A.silhouettes(c, W * .27, H * .545, 40, 120, 26, 14, .1, '#2a7f90', .4)
    A.school(c, 'chromis', W * .6, H * .8, 22, 130, 40, 30, PI, depth=.2)
    A.turtle(c, W * .125, H * .66, 236, -.2, 48, stroke=.4, hind=.3, look=.15)
    for k, y in enumerate((.56, .715)): nursery_rope(c, (W * .545, H * y), (W * 1.06, H * (y + .03)), 30, 9, 92, 108, cols)
    post(W * .545, wl + 22, H * .96, 9); block(W * .545, H * .975, 110)
    P.diver(c, W * .4, H * .705, 300, -.06, pose='hover', accent='coral', kick=.3, bubbles=False); c.bubbles(W * .49, H * .665, 13, 200, 11, 12)
    P.snorkeler(c, W * .29, wl + 38, 190, .05, '#c85a8e', 'saffron')
    # the metal table below the ropes, and the frame
    G.table_of_young(c, W * .34, H * 1.0, 330, 3, 7, 56, ['saffron', 'coral', 'rose', 'violet', '#e9a05c'])
    # the camera that looks at the ropes for the guests
    x, y = W * .655, H * .985
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=8, rim=.6) as g:
        for dx in (-46, 50, 4): rgb(g, '#5d7078' if dx != 4 else '#46575f'); taper(g, [(x, y - 74), (x + dx, y)], [9, 7]); g.fill()
        rad(g, x + 34, y - 104, 34, '#d9fbf4', '#4fa3b8', '#12304a', fx=x + 40, fy=y - 116); g.arc(x + 36, y - 100, 27, 0, 7); g.fill()
        smooth(g, [(x - 56, y - 130), (x + 34, y - 132), (x + 36, y - 70), (x - 56, y - 72)], tension=.2); lin(g, 0, y - 132, 0, y - 70, '#f7c65a', '#d98f2c'); g.fill()
        rgb(g, '#2c3f4a'); taper(g, [(x + 30, y - 133), (x + 31, y - 69)], [9, 9], cap=False); g.fill()
        g.set_line_width(5); g.move_to(x - 55, y - 100); g.curve_to(x - 110, y - 96, x - 70, y - 10, x - 130, y + 4); g.curve_to(x - 190, y + 18, x - 230, y + 2, x - 250, y + 60); g.stroke()
    A.fish(c, 'idol', W * .745, H * .9, 96, PI, .05); A.fish(c, 'longnose', W * .8, H * .945, 74, PI + .1)
    F.sea_fan(c, W * .985, H * 1.02, 250, 'plum', -.2); F.brain(c, W * .9, H * 1.06, 180, 'leaf'); F.staghorn(c, W * .055, H * 1.05, 210, 'saffron', 3, 6); F.pocillopora(c, W * .15, H * 1.05, 130, 'plum')
    L.waterline(c, [(x, y + 2) for x, y in wp])
    for x, cc in ((.36, '#f2694b'), (.555, '#fdfaf0'), (.75, '#f2694b'), (.945, '#fdfaf0')): float_(W * x, wl + 14, 15, cc, depth=.12)
    float_(W * .545, wl + 16, 32, '#f2694b')
    c.particles(170, box=(0, wl + 60, W, H)); c.finish(.3, warm=.08, center=(.5, .46))


def second(c, rng, variant=0):
    """The guests as the screen sees them: a boy who points, his mother and an old man, their faces lit sea-green from in front; the shadows of fish pass over them, behind them a thatched roof and lanterns in the dark."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#1a2238'), (.5, '#22304a'), (1, '#141c30')], 90, wash=.05)
    with c.piece(shadow=.4, lift=10, volume=.3, vsize=10, grain=.06) as g:                                # roof seen from inside
        rgb(g, '#4a3a34'); poly(g, [(-40, -20), (W + 40, -20), (W * .78, H * .22), (W * .22, H * .22)]); g.fill()
        for k in range(15): u = k / 14; rgb(g, '#2f2628' if k % 2 else '#6a5240'); taper(g, [(W * (-.1 + 1.2 * u), -20), (W * (.22 + .56 * u), H * .22)], [16, 8], 2, False); g.fill()
        rgb(g, '#6a5240'); taper(g, [(W * .2, H * .22), (W * .8, H * .22)], [18, 18]); g.fill()
    for x, y, s in ((.26, .21, 120), (.74, .21, 120), (.5, .21, 90)): household.lantern(c, W * x, H * (y + .08), s, '#d9793a', depth=.1); c.glow(W * x, H * (y + .12), 130, '#ffb95a', .5)
    light.bokeh(c, 16, (0, H * .3, W, H * .6), ['#ffd98a', '#ffb95a'], (5, 14), .5, 3)
    c.set_air()
    o = dict(depth=.3, blur=2.2)
    faces.front(c, W * .1, H * .43, 130, '#a9734c', 'bob', top='#4f6a8a', gaze=(.6, .1), smile=.5, **o)
    faces.front(c, W * .91, H * .44, 132, '#7b4f35', 'short', top='#8a5a6a', gaze=(-.6, .1), smile=.6, **o)
    faces.front(c, W * .755, H * .4, 224, '#c98f66', 'short', '#b9b4aa', top='#e6dcc4', gaze=(-.45, .1), smile=.3, tilt=.05)
    faces.front(c, W * .275, H * .385, 228, '#8a5a3c', 'hijab', scarf='#e0809a', top='#6a3f6a', gaze=(.4, .1), smile=.65, tilt=-.04)
    faces.front(c, W * .51, H * .57, 236, '#8a5a3c', 'short', top='#f2b23c', gaze=(.35, -.3), smile=.7, tilt=.06, wide=1.1)
    closeups.hand(c, W * .66, H * .52, 96, -.95, 'release', '#8a5a3c', '#f2b23c', 2.4, flip=True)
    # the screen's light: sea-green from below, waves of caustics, shadows of fish
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32); m = np.exp(-(((xx / c.k - W * .5) / (W * .56)) ** 2 + ((yy / c.k - H * .62) / (H * .42)) ** 2))
    lit = c.img * np.array([.88, 1.04, 1.04], np.float32) + np.array([.0, .04, .05], np.float32)
    c.img = np.clip(c.img * .62 * (1 - m[..., None]) + (lit + c.caustic_field()[..., None] * np.array([.09, .16, .15], np.float32)) * m[..., None], 0, 1)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.34) as g:
        for x, y, s, t in ((.2, .62, 130, .1), (.36, .3, 90, -.1), (.62, .78, 150, .15), (.8, .56, 110, 0), (.47, .86, 90, -.2), (.88, .3, 70, .1)):
            with at(g, W * x, H * y, t, s): rgb(g, '#06233f'); smooth(g, [(.5, 0), (.2, -.2), (-.2, -.15), (-.4, -.02), (-.62, -.18), (-.56, 0), (-.62, .18), (-.4, .02), (-.2, .15), (.2, .2)]); g.fill()
    c.finish(.42, center=(.5, .55), contrast=.1)
