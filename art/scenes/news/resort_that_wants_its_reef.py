"""Pictures of the article "A resort that wants its reef back"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, gear as G, ground, household, land as L, people as P, ropes_and_bars, shadow, village
from toolkit.paper import blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

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
    """Behind the guest house the water of the laundry runs cloudy into a pond of reeds and clear out of it; somebody pegs the last sheet to the line, a dragonfly rests."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    hz = H * .3
    L.sky(c, 'morning', hz, (W * .2, H * .12, 32)); L.cloud(c, W * .47, H * .1, 260, depth=.4)
    L.island(c, W * .56, hz + 2, 300, 26, depth=.55); L.sea(c, hz, hz + 60, 'morning', W * .2, 40)
    p = ground.view(W, hz, 1150, 1.75); q2 = lambda X_, Z: p(X_, Z)[:2]
    L.ground(c, [(-40, hz + 40), (W * .4, hz + 34), (W * .75, hz + 42), (W + 40, hz + 36)], '#a3bd6a', '#5f8a4c', texture=120)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.8) as g:                       # grass
        for _ in range(900):
            Z = 2.2 + 12 * rng.uniform(0, 1) ** 1.6; x, y, s = p(rng.uniform(-.75, .75) * Z, Z); h_ = s * rng.uniform(.03, .07); rgb(g, jitter(rng, rng.choice(['#8fae5a', '#6f9a4f', '#b3c878']), .03), .7); taper(g, [(x, y), (x + rng.normal(0, h_ * .3), y - h_)], [max(1, s * .008), .4], 4, False); g.fill()
    sh = dict(dx=.55, dy=.15, alpha=.3, blur=3, color='#2f4a34')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    x, y, s = p(4.9, 11); stand(lambda cv: F.palm(cv, x, y, 380, .1, depth=.08), y)
    x, y, s = p(-5.0, 10.5); stand(lambda cv: village.stilt_house(cv, x, y, s * 3.6, '#d9b98a', '#9a6a3f', '#2f6f7a', .16, depth=.06), y)
    # the line with its sheets
    Zl = 8.2; a, b = (-2.6, 2.15), (2.9, 2.15); top = lambda t: p(a[0] + (b[0] - a[0]) * t, Zl, 2.1 - .5 * t * (1 - t))
    for t in (0, 1):
        x, y, s = p(a[0] + (b[0] - a[0]) * t, Zl)
        stand(lambda cv: cv.paint(lambda g: (lin(g, x - s * .05, 0, x + s * .05, 0, '#e3c48b', '#9a6f44'), taper(g, [(x, y + 3), (x, y - s * 2.2)], [s * .09, s * .075], cap=False), g.fill()), shadow=.3, lift=4, volume=.4, vsize=4), y)
    with c.piece(shadow=.1, lift=2, volume=0) as g: rgb(g, '#fff6dc'); g.set_line_width(3); smooth(g, [top(t)[:2] for t in np.linspace(0, 1, 14)], False); g.stroke()
    for k, (t0, t1, drop, cc) in enumerate(((.05, .25, 1.45, '#fdfaf0'), (.28, .41, 1.1, '#f3c9c4'), (.44, .66, 1.5, '#fdfaf0'), (.69, .81, 1.05, '#bfe0e6'))):
        def cloth(cv):
            r = cv.rng; up = [top(t) for t in np.linspace(t0, t1, 9)]; s_ = up[0][2]
            low = [(u[0] + s_ * (.12 + .05 * math.sin(2.2 * i + k)), u[1] + s_ * (drop + .05 * math.sin(1.7 * i + 2 * k))) for i, u in enumerate(up)]
            with cv.piece(shadow=.25, lift=5, volume=.1, vsize=12, rim=.4, grain=.02) as g:
                g.move_to(*up[0][:2]); [g.line_to(*v[:2]) for v in up[1:]]
                g.curve_to(up[-1][0] + s_ * .04, up[-1][1] + s_ * .5, low[-1][0] - s_ * .06, low[-1][1] - s_ * .4, *low[-1]); [g.line_to(*v) for v in curve_pts(low[::-1], 40)[1:]]
                g.curve_to(low[0][0] - s_ * .06, low[0][1] - s_ * .4, up[0][0] + s_ * .04, up[0][1] + s_ * .5, *up[0][:2]); p_ = g.copy_path(); lin(g, up[0][0], 0, up[-1][0], 0, shade(cc, .3), cc, shade(cc, -.08)); g.fill()
                g.save(); g.append_path(p_); g.clip()
                for i in range(8): u, v = up[i], low[min(8, i + 1)]; rgb(g, '#5f7f9a' if i % 2 else '#ffffff', .16 if i % 2 else .5); taper(g, [u[:2], ((u[0] + v[0]) / 2 + s_ * .04, (u[1] + v[1]) / 2), v], [s_ * .02, s_ * r.uniform(.05, .1), s_ * .06], 14, False); g.fill()
                g.restore()
            with cv.piece(shadow=.2, lift=2, volume=.3, vsize=2) as g:
                for u in (up[0], up[4], up[8]): rgb(g, '#e8694c'); taper(g, [(u[0], u[1] - s_ * .05), (u[0], u[1] + s_ * .06)], [s_ * .035, s_ * .03], cap=False); g.fill()
        stand(cloth, p(0, Zl)[1])
    x, y, s = p(2.35, 7.7); stand(lambda cv: P.person(cv, x, y, s * 1.62, 'arm_up', P.look(cv.rng, hair='hijab', top='#f2694b', bottom='trousers', bcol='#3f5e5a', accent='#fff4d6', build=1.0)), y)
    x, y, s = p(3.15, 7.3); stand(lambda cv: household.basket(cv, x, y, s * .62, '#d9a860', handle=False, fill=lambda c_, X_, Y_: c_.paint(lambda g: (rgb(g, '#fdfaf0'), smooth(g, [(X_ - s * .24, Y_), (X_ - s * .1, Y_ - s * .12), (X_ + s * .1, Y_ - s * .08), (X_ + s * .24, Y_)]), g.fill()), shadow=.2, lift=3, volume=.3, vsize=6)), y)
    # the pond, from cloudy to clear, and the stream out of it
    cx, cz, rx, rz = -.75, 4.55, 2.15, 1.15
    ring = lambda q: [q2(cx + rx * q * (1 + .05 * math.sin(3 * t)) * math.cos(t), cz + rz * q * math.sin(t)) for t in np.linspace(0, 2 * PI, 60, endpoint=False)]
    bed = [(1.17, 4.3, .22), (1.34, 4.08, .29), (1.58, 3.7, .26), (1.62, 3.3, .24), (1.56, 2.9, .24), (1.6, 2.5, .26), (1.72, 2.0, .3)]
    side = lambda k, m, f=1.0: q2(bed[k][0] + m * bed[k][2] * f, bed[k][1] + (m * .12 if k < 2 else 0))
    with c.piece(shadow=.3, lift=5, volume=.25, vsize=10, rim=.3, grain=.05) as g:             # gravel edge
        smooth(g, ring(1.09)); rgb(g, '#cdb98c'); g.fill()
        smooth(g, [side(k, -1, 1.5) for k in range(1, 7)] + [side(k, 1, 1.5) for k in range(6, 0, -1)], tension=.5); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=8, rim=.35, grain=.02) as g:
        lin(g, ring(1)[30][0], 0, ring(1)[0][0], 0, '#b9b7a6', '#b3bdb0', '#7fbfb8', '#4fb9bc'); smooth(g, ring(1)); g.fill()
        lin(g, 0, q2(0, 4.6)[1], 0, H, '#55bcc0', '#7fd3d0', '#4fb4bc'); smooth(g, [side(k, -1) for k in range(7)] + [side(k, 1) for k in range(6, -1, -1)], tension=.5); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for k in range(60):
            t = rng.uniform(0, 1); X_, Z = cx + rng.uniform(-.8, .9) * rx, cz + rng.uniform(-.7, .7) * rz; x, y, s = p(X_, Z); L_ = s * rng.uniform(.1, .3)
            if abs(X_ - cx) / rx + abs(Z - cz) / rz > 1.1: continue
            rgb(g, 'white', rng.uniform(.15, .5)); taper(g, [(x - L_ / 2, y), (x, y - 2), (x + L_ / 2, y)], [.4, 2.6, .4], 8, False); g.fill()
        for k in range(26): j = rng.uniform(1.5, 6); i = int(j); f = j - i; e = bed[i]; n = bed[min(6, i + 1)]; x, y, s = p(e[0] + (n[0] - e[0]) * f + rng.uniform(-.13, .13), e[1] + (n[1] - e[1]) * f); rgb(g, 'white', .55); taper(g, [(x, y - s * .05), (x + s * .01, y), (x, y + s * .05)], [.5, 2.6, .5], 8, False); g.fill()
    # pipe and suds at the cloudy end
    x, y, s = p(cx - rx * .98, cz + .22)
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=9, rim=.4) as g: lin(g, 0, y - s * .3, 0, y, '#d3dadb', '#93a3aa', '#5f6f78'); taper(g, [(x - s * 1.4, y - s * .36), (x - s * .3, y - s * .3), (x + s * .1, y - s * .12)], [s * .19, s * .19, s * .19], 24, False); g.fill(); rgb(g, '#2c3a44'); smooth(g, blob_pts(rng, x + s * .12, y - s * .11, s * .06, s * .1, .04, 10, .4)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.75) as g: rgb(g, '#c9c6b6'); taper(g, [(x + s * .12, y - s * .08), (x + s * .2, y + s * .06), (x + s * .24, y + s * .16)], [s * .09, s * .12, s * .2], 12); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, rim=.4) as g:
        for _ in range(26): z = s * rng.uniform(.02, .055); rgb(g, '#ffffff', .9); g.arc(x + s * .3 + abs(rng.normal(0, s * .2)), y + s * .17 + rng.normal(0, s * .05), z, 0, 7); g.fill()
    # reeds in the middle, the far ones first
    for Z, h_, n in ((5.35, 1.15, 26), (4.95, 1.25, 34), (4.5, 1.2, 34), (4.1, 1.0, 22)):
        half = .55 * rx * math.sqrt(max(.1, 1 - ((Z - cz) / rz) ** 2)); x0, y, s = p(cx - half + .1, Z); x1 = p(cx + half + .1, Z)[0]; F.reeds(c, x0, x1, y, s * h_, n, jitter(rng, '#6f9a52', .02), .35)
    # stones along the edge
    edge = [(cx + rx * 1.07 * math.cos(t), cz + rz * 1.07 * math.sin(t)) for t in np.linspace(PI * 1.02, 2 * PI * .9, 27)]
    edge += [(b[0] + m * (b[2] + .1), b[1] + (.1 * m if k < 2 else 0)) for k, b in enumerate(bed) for m in (-1, 1) if k > 1 or (k == 1 and m > 0)] + [((bed[k][0] + bed[k + 1][0]) / 2 + m * .35, (bed[k][1] + bed[k + 1][1]) / 2) for k in range(1, 6) for m in (-1, 1) if k > 1 or m > 0]
    for X_, Z in sorted(edge, key=lambda v: -v[1]):
        x, y, s = p(X_ + rng.normal(0, .02), Z); z = s * rng.uniform(.07, .13)
        with c.piece(shadow=.45, lift=4, volume=.55, vsize=z * .3, rim=.45, grain=.05) as g: smooth(g, blob_pts(rng, x, y - z * .3, z, z * .62, .12, 10)); rgb(g, jitter(rng, rng.choice(['#b3a890', '#9a9a8a', '#c9b89a', '#a99a92']), .02)); g.fill()
    # a dragonfly on a stem
    x, y, s = p(.55, 4.1); y -= s * .92
    with c.piece(shadow=.25, lift=3, volume=.3, vsize=4) as g: rgb(g, '#5f8a48'); taper(g, [(x - s * .03, y + s * .9), (x - s * .02, y + s * .4), (x + s * .02, y)], [s * .02, s * .018, s * .012], 14); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=4, rim=.5) as g:
        for a0, L_ in ((-.5, .2), (-.15, .19), (PI + .5, .2), (PI + .15, .19)): rgb(g, '#e6f6f2', .85); e = (x + math.cos(a0) * s * L_, y + math.sin(a0) * s * L_ * (1 if a0 < 0 else -1)); taper(g, [(x, y), ((x + e[0]) / 2, (y + e[1]) / 2), e], [s * .01, s * .04, s * .032], 14); g.fill()
        rgb(g, '#d8402f'); taper(g, [(x + s * .02, y - s * .06), (x - s * .02, y + s * .06), (x - s * .07, y + s * .19)], [s * .045, s * .03, s * .014], 16); g.fill(); rgb(g, '#8a2420'); g.arc(x + s * .025, y - s * .08, s * .027, 0, 7); g.fill()
    F.leaf_clump(c, W * .98, H * 1.0, 150, 90, 70, 44, '#4f7d52'); c.finish(.26, warm=.08, center=(.5, .55))
