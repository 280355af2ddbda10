"""Pictures of the article "A resort that wants its reef back"."""
import math
import numpy as np
from toolkit import boats, flora as F, ground, household, land as L, people as P, ropes_and_bars, shadow, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rgb, shade, smooth, smoothstep, taper, wander

PI = math.pi


def sheet_on(g, rng, a, b, L_, color='#fdfaf2', blow=.25):
    """Bed sheet pegged between a and b, hanging L_ and blown to the right (raw)."""
    n = 9
    top = [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n + math.sin(PI * (i % 3) / 3) * L_ * .03) for i in range(n + 1)]
    bot = [(x + L_ * blow + math.sin(i * 1.7) * L_ * .04, y + L_ * (1 - .1 * blow) + math.sin(i * 1.9 + 1) * L_ * .045) for i, (x, y) in enumerate(top)]
    g.move_to(*top[0]); [g.line_to(*p) for p in top[1:]]
    g.curve_to(b[0] + L_ * blow * .2, b[1] + L_ * .4, bot[-1][0] - L_ * blow * .2, bot[-1][1] - L_ * .3, *bot[-1])
    for p, q in zip(bot[::-1], bot[::-1][1:]): g.curve_to(p[0] - (p[0] - q[0]) * .4, p[1], q[0] + (p[0] - q[0]) * .4, q[1], *q)
    g.curve_to(bot[0][0] - L_ * blow * .2, bot[0][1] - L_ * .3, a[0] + L_ * blow * .2, a[1] + L_ * .4, *a); g.close_path()
    p = g.copy_path(); lin(g, a[0], 0, b[0] + L_ * blow, 0, shade(color, -.06), shade(color, .3), shade(color, -.14)); g.fill()
    g.save(); g.append_path(p); g.clip()
    for i in range(0, n + 1): rgb(g, '#8fa9b8' if i % 2 else '#ffffff', .34); taper(g, [top[i], ((top[i][0] + bot[i][0]) / 2 + rng.normal(0, 4), (top[i][1] + bot[i][1]) / 2), bot[i]], [2, L_ * rng.uniform(.04, .09), L_ * .03], 16, False); g.fill()
    g.restore()


def lead(c, rng, variant=0):
    """From behind the hotel: white sheets dry in the garden, the grey water of the wash house runs down to the lagoon; where it comes in the reef is gone. Two people follow it."""
    W, H = c.w, c.h
    hz = H * .2
    c.light = (-.5, -.86)
    c.backdrop([(0, '#5fb0d0'), (.12, '#a3d6df'), (.2, '#eaf3df'), (.205, '#3f93b8'), (.3, '#2a86ac'), (1, '#2a9fb0')], 90, wash=0, glow=(W * .2, -20, 560, '#fffbe6', .5))
    c.set_air()
    L.cloud(c, W * .68, H * .1, 300, depth=.3); L.cloud(c, W * .4, H * .06, 200, depth=.45); L.island(c, W * .3, hz + 1, 330, 26, depth=.6); L.rinjani(c, W * .86, hz + 1, 440, 96, depth=.66)
    lag = water.mask_of(c, [[(-120, H * .27), (W * .2, H * .245), (W * .5, H * .252), (W * .8, H * .24), (W + 120, H * .26), (W + 120, H * .9), (-120, H * .9)]], 12)
    water.tint(c, smoothstep(.2, .8, lag), '#4fc0bf')
    yy = np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k
    water.tint(c, smoothstep(.2, .8, lag) * np.clip((yy - H * .3) / (H * .28), 0, 1) * .75, '#a9e6d2')
    keep = 1 - water.mask_of(c, [[(W * .3, H * .72), (W * .36, H * .52), (W * .32, H * .42), (W * .42, H * .335), (W * .62, H * .33), (W * .72, H * .42), (W * .66, H * .56), (W * .62, H * .72)]], 26)
    n1, n2, n3 = water.flat_noise(c, hz - 90, .5, 'wash', 70, 40), water.flat_noise(c, hz - 90, 1.2, 'wash', 410, 130), water.flat_noise(c, hz - 90, 2.9, 'wash', 20, 600)
    band = smoothstep(H * .27, H * .3, yy) * (1 - smoothstep(H * .5, H * .6, yy))
    for cc, th, al in (('#2a8f8c', .1, .7), ('#1f6f7a', .55, .6), ('#4f8f5f', .75, .4)): water.tint(c, smoothstep(th, th + .4, n1 * .5 + n2 * .7 + n3 * .32 + .12) * band * np.clip(keep, 0, 1) * al, cc)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:      # surf on the outer edge
        for k in range(60): x = W * rng.uniform(-.02, 1.02); y = H * (.249 + .008 * math.sin(x / 190)) + rng.normal(0, 2.5); q = rng.uniform(14, 70); rgb(g, 'white', rng.uniform(.6, .95)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.4, rng.uniform(2, 6), .4], 10, False); g.fill()
        for _ in range(130): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, W), H * (.27 + .34 * t), rng.uniform(12, 44) * (.4 + t); rgb(g, 'white', rng.uniform(.08, .3)); taper(g, [(x, y), (x + q / 2, y - 2), (x + q, y)], [.3, 1 + 3 * t, .3], 9, False); g.fill()
    # the milky plume
    m = water.mask_of(c, [[(W * x, H * y) for x, y in ((.41, .63), (.39, .55), (.37, .47), (.4, .4), (.48, .345), (.58, .35), (.64, .41), (.63, .49), (.59, .56), (.58, .63))]], 46)
    near = np.clip((yy - H * .33) / (H * .28), 0, 1); m = np.clip(m + (n2 * .3 + n3 * .1 + n1 * .12) * smoothstep(.05, .5, m) * (1 - .55 * near), 0, 1)
    water.tint(c, smoothstep(.12, .85, m) * (.3 + .36 * near), '#b3c99a'); water.tint(c, smoothstep(.45, 1, m) * near ** 1.5 * .8, '#d0cba4')
    boats.jukung(c, W * .83, H * .36, 130, None, '#f5b843'); boats.jukung(c, W * .14, H * .31, 84, None, '#c9483a', True)
    # beach and garden
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=14, rim=.4, grain=.05) as g:
        smooth(g, [(-40, H * .545), (W * .12, H * .58), (W * .3, H * .61), (W * .5, H * .612), (W * .7, H * .6), (W * .88, H * .56), (W + 40, H * .5), (W + 40, H * 1.1), (-40, H * 1.1)], tension=.45); lin(g, 0, H * .52, 0, H * .75, '#fbeac4', '#e9cf9c'); g.fill()
    L.foam(c, [(-40, H * .543), (W * .12, H * .578), (W * .3, H * .608), (W * .5, H * .61), (W * .7, H * .598), (W * .88, H * .558), (W + 40, H * .498)], 7)
    with c.piece(shadow=.35, lift=7, volume=.3, vsize=20) as g:
        smooth(g, [(-40, H * .63), (W * .14, H * .665), (W * .3, H * .69), (W * .46, H * .7), (W * .6, H * .685), (W * .78, H * .65), (W + 40, H * .59), (W + 40, H * 1.1), (-40, H * 1.1)]); lin(g, 0, H * .62, 0, H, '#9fbf6a', '#7fa856', '#4f8048'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for _ in range(420): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.7 + .32 * t); p = wander(rng, x, y, -PI / 2 + rng.normal(0, .4), (8 + 26 * t), 3, .2); rgb(g, jitter(rng, rng.choice(['#8fb560', '#6f9a50', '#a9c270', '#5a8a4c']), .03), .8); taper(g, p, [2 + 3 * t, 1], 6); g.fill()
    # bungalows on the right
    for x, y, s, dp in ((.7, .66, 150, .18), (.82, .655, 190, .12), (.955, .65, 240, .06)): F.palm(c, W * (x + .05), H * (y + .01), s * 1.25, -.12, depth=dp); village.stilt_house(c, W * x, H * (y + .02), s, '#f0dfc0', '#a9803f', '#2f6f7a', .16, depth=dp)
    # the grey water: from the pipe of the wash house in an S to the sea
    way = [(W * .86, H * .925), (W * .74, H * .93), (W * .64, H * .9), (W * .61, H * .845), (W * .66, H * .79), (W * .64, H * .74), (W * .56, H * .7), (W * .505, H * .66), (W * .495, H * .6), (W * .5, H * .565)]
    q = curve_pts(way, 120); ww = list(np.interp(q[:, 1], [H * .565, H * .6, H * .66, H * .93], [130, 76, 44, 78]) * (1 + .12 * np.sin(np.arange(120) * .55) + rng.normal(0, .05, 120)))
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=8, grain=.06) as g: rgb(g, '#8a7f56'); k0 = 88; taper(g, q[:k0], [w + 18 + rng.normal(0, 4) for w in ww[:k0]], 120); g.fill()
    with c.piece(shadow=.0, volume=.0, rim=.0, grain=.03) as g:
        lin(g, 0, H * .565, 0, H * .93, (0, '#d3d0b0', .1), (.12, '#cfd6c0', .8), (.3, '#c3d0c4', 1), (1, '#b4c6c6', 1)); taper(g, q, ww, 150, False); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.25, vsize=3) as g:      # grass hanging over its banks
        for i in range(4, 86):
            for sg in (-1, 1):
                dx, dy = q[i + 1] - q[i - 1]; l_ = math.hypot(dx, dy) + 1e-6; nx, ny = -dy / l_ * sg, dx / l_ * sg
                for _ in range(2): x, y = q[i][0] + nx * ww[i] * .6 + rng.normal(0, 5), q[i][1] + ny * ww[i] * .56 + rng.normal(0, 4); p = wander(rng, x, y + 6, -PI / 2 + rng.normal(0, .6), rng.uniform(10, 30), 3, .2); rgb(g, jitter(rng, rng.choice(['#6f9a50', '#8fb560', '#5a8a4c', '#86ae5a']), .03)); taper(g, p, [5, 4, 1], 6); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.2, vsize=3, rim=.3, grain=.01) as g:
        for _ in range(190):
            i = int(rng.integers(112)); d_ = rng.normal(0, .28) * ww[i]; x, y = q[i][0] + d_, q[i][1] + rng.normal(0, 5); s = rng.uniform(2, 6.5) * ww[i] / 70
            if rng.random() < .45: rgb(g, 'white', .85); g.arc(x, y, s, 0, 7); g.fill(); rgb(g, '#b9d9e0', .8); g.arc(x + s * .2, y + s * .2, s * .6, 0, 7); g.fill()
            else: rgb(g, '#f6fbf6', .6); taper(g, [(x - s * 5, y), (x, y - 2), (x + s * 5, y)], [.4, s * .7, .4], 9, False); g.fill()
    for x, y, n, s in ((.72, .86, 30, 17), (.71, .735, 22, 13), (.54, .885, 30, 18)): F.leaf_clump(c, W * x, H * y, 46, 22, n, s, '#5f9a4a')
    # wash house corner with its pipe
    with c.piece(shadow=.5, lift=12, volume=.35, vsize=20, rim=.4) as g:
        poly(g, [(W * .88, H * .76), (W + 40, H * .74), (W + 40, H * 1.1), (W * .88, H * 1.1)]); lin(g, W * .88, 0, W, 0, '#f6ead0', '#d9c6a2'); g.fill()
        rgb(g, '#c9b48f', .6); g.rectangle(W * .88, H * .955, W * .2, H * .1); g.fill()
        rgb(g, '#2f4a58'); g.rectangle(W * .94, H * .8, W * .1, H * .1); g.fill(); rgb(g, '#3f8f98'); g.set_line_width(8); g.rectangle(W * .94, H * .8, W * .1, H * .1); g.stroke()
        poly(g, [(W * .855, H * .775), (W * .875, H * .72), (W + 40, H * .69), (W + 40, H * .75)]); lin(g, 0, H * .69, 0, H * .77, '#d9744f', '#a84f36'); g.fill()
        lin(g, 0, H * .9, 0, H * .94, '#aebabc', '#7f9096', '#566870'); g.rectangle(W * .845, H * .9, W * .04, 42); g.fill()
        with at(g, W * .845, H * .9 + 21, 0, 9, 21): g.arc(0, 0, 1, 0, 7); rgb(g, '#27333a'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4, rim=.6) as g: lin(g, 0, H * .91, 0, H * .95, '#e3ebe2', '#aebcb4'); smooth(g, [(W * .846, H * .908), (W * .825, H * .915), (W * .812, H * .945), (W * .84, H * .955), (W * .85, H * .935)]); g.fill()
    # the two who follow the water
    for x, y, h, pose, o, f in ((.725, .805, 165, 'point', dict(top='#2f6fc0', hair='bun', bottom='shorts', bcol='#2c3448', accent='#f2694b'), False), (.555, .79, 168, 'stand', dict(top='#f3e6c4', hair='hat', bottom='trousers', bcol='#6b5a45', accent='#c9483a'), True)):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.36) as g: rgb(g, '#2f4a38'); taper(g, [(W * x, H * y), (W * x + h * .3, H * y + h * .12), (W * x + h * .55, H * y + h * .24)], [h * .2, h * .26, h * .14]); g.fill()
        P.person(c, W * x, H * y, h, pose, P.look(rng, **o), flip=f)
    # the sheets, big and white, on the left
    lines = [((-30, H * .545), (W * .4, H * .565), [(.02, .13, .235), (.145, .265, .245), (.285, .375, .22)]), ((-30, H * .685), (W * .5, H * .71), [(-.03, .125, .30), (.14, .30, .31), (.32, .44, .285)])]
    for j, (a, b, sh) in enumerate(lines):
        sag = lambda u: a[1] + (b[1] - a[1]) * (u * W - a[0]) / (b[0] - a[0]) + math.sin(PI * np.clip((u * W - a[0]) / (b[0] - a[0]), 0, 1)) * 22
        ropes_and_bars.bamboo(c, (b[0], b[1] - 26), (b[0] + 6, H * (.84 if j == 0 else 1.03)), 20 if j == 0 else 28)
        with c.piece(shadow=.3, lift=4, volume=.2, vsize=2) as g: rgb(g, '#4a5a60'); g.set_line_width(4); smooth(g, [(u * W, sag(u)) for u in np.linspace(a[0] / W, b[0] / W, 12)], False); g.stroke()
        for i, (u0, u1, L_) in enumerate(sh):
            with c.piece(shadow=.5, lift=14, volume=.22, vsize=20, rim=.5, grain=.024, depth=.06 * (1 - j)) as g: sheet_on(g, rng, (u0 * W, sag(u0)), (u1 * W, sag(u1)), L_ * H, ['#fdfaf2', '#f7fbf8', '#eaf3f0'][(i + j) % 3] if not (j == 0 and i == 2) else '#bfe0dc', .1 + .05 * rng.random())
            with c.piece(shadow=.3, lift=2, volume=.3, vsize=2) as g:
                for u in (u0 + .006, (u0 + u1) / 2, u1 - .006): rgb(g, '#e0683f'); taper(g, [(u * W, sag(u) - 11), (u * W, sag(u) + 15)], [9, 7]); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=10, rim=.4) as g:      # basket of washing
        x, y = W * .5, H * .985; smooth(g, [(x - 80, y - 70), (x + 80, y - 70), (x + 62, y + 20), (x - 62, y + 20)], tension=.2); lin(g, x - 80, 0, x + 80, 0, '#e3b878', '#c99a5c', '#8f6438'); g.fill(); rgb(g, '#7a5230', .5); g.set_line_width(4)
        for k in range(3): g.move_to(x - 74 + 5 * k, y - 50 + 22 * k); g.line_to(x + 74 - 5 * k, y - 50 + 22 * k); g.stroke()
        for dx, s, cc in ((-40, 44, '#fdfaf2'), (10, 54, '#eaf3f0'), (48, 38, '#bfe0dc')): smooth(g, blob_pts(rng, x + dx, y - 78, s, s * .5, .16, 10)); rgb(g, cc); g.fill()
    c.particles(20, alpha=(.05, .2), big=2); c.finish(.26, center=(.52, .48))


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
