"""Pictures of the article "Snorkelling: do and do not"."""
import math
from toolkit import fauna as A, flora as F, from_above, land as L, people as P, water
from toolkit.paper import at, blob_pts, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """A dive mask as two windows: left a snorkeler floats clear of the reef, right one stands on it and breaks it."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#fbe2a8'), (.5, '#f5c878'), (1, '#e79a5a')], 60, wash=.05, glow=(W * .2, 0, 760, '#fff4d6', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for _ in range(500): x, y = rng.uniform(-40, W), rng.uniform(0, H); q = rng.uniform(20, 90); rgb(g, '#c9803f' if rng.random() < .5 else '#fff4d6', rng.uniform(.05, .16)); taper(g, [(x, y), (x + q * .5, y - 5), (x + q, y + 2)], [.3, 3, .3], 8, False); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=16) as g:      # strap
        for m in (-1, 1):
            x0 = W * .5 + m * W * .44
            lin(g, 0, H * .3, 0, H * .6, '#f48a6c', 'coral', '#b8452f'); taper(g, [(x0, H * .44), (x0 + m * 90, H * .42), (x0 + m * 230, H * .5)], [96, 84, 90], 20, False); g.fill()
    lens_pts = lambda m: [(W * .5 + m * a * W, H * .49 + b * H) for a, b in [(.035, -.33), (.16, -.385), (.32, -.37), (.425, -.28), (.455, -.08), (.43, .16), (.36, .31), (.22, .37), (.13, .3), (.075, .14), (.03, .0), (.022, -.18)]]
    body = [(0, -.41), (.14, -.455), (.33, -.45), (.46, -.36), (.5, -.1), (.475, .2), (.39, .395), (.22, .455), (.1, .38), (.045, .2), (0, .12)]
    left, right = lens_pts(-1), lens_pts(1)
    with c.piece(shadow=.6, lift=22, volume=.6, vsize=40, rim=.4, grain=.05) as g:
        smooth(g, [(W * .5 + a * W, H * .49 + b * H) for a, b in body] + [(W * .5 - a * W, H * .49 + b * H) for a, b in body[::-1][1:-1]]); lin(g, 0, H * .05, 0, H * .95, '#3b4a5c', '#232f3f', '#121a26'); g.fill()
    for pts in (left, right):
        with c.piece(shadow=.2, lift=4, volume=.2, vsize=8, rim=.5) as g: smooth(g, pts, tension=.52); rgb(g, '#1fa39a'); g.set_line_width(24); g.stroke()
    def view(pts, ok):
        cl = lambda q: smooth(q, pts, tension=.52)
        x0, x1 = min(p[0] for p in pts), max(p[0] for p in pts); cx = (x0 + x1) / 2
        top, bot = H * .1, H * .87
        with c.piece(shadow=0, volume=0, rim=0, clip=cl) as g:
            g.rectangle(x0 - 5, top - 20, x1 - x0 + 10, bot - top + 60); lin(g, 0, top, 0, bot, *(['#e2f8e6', '#8fdccf', '#35abb2', '#137a95'] if ok else ['#dfe6d2', '#a9c9b8', '#5f9f9f', '#356f80'])); g.fill()
        c.set_air()
        with c.piece(shadow=0, volume=0, rim=0, clip=cl, blur=1, alpha=.7) as g:
            for _ in range(26): x, y, q = rng.uniform(x0, x1), top + rng.uniform(0, 46), rng.uniform(30, 120); rgb(g, 'white', rng.uniform(.2, .6)); taper(g, [(x, y), (x + q * .4, y - 4), (x + q, y)], [.4, 6, .4], 10, False); g.fill()
        base = lambda x: bot - 170 - 26 * math.sin((x - x0) / 130)
        kw = dict(clip=cl)
        if ok:
            F.reef_patch(c, x0, x1, lambda x: base(x) - 20, 2.2, .7, depth=.45, **kw); F.reef_patch(c, x0, x1, lambda x: base(x) + 60, 2.4, .95, depth=.15, **kw)
            A.turtle(c, cx + 130, H * .46, 170, .1, 52, stroke=.4, flip=True, depth=.1, clip=cl)
            A.school(c, 'chromis', cx - 150, H * .55, 22, 110, 40, 26, 0, depth=.1, **kw); A.fish(c, 'idol', cx - 60, H * .63, 74, PI, .05, **kw)
            P.snorkeler(c, cx - 60, H * .235, 270, 0, suit='#f5b843', fins='coral', **kw)
            for x, y, k, q, cc in ((-.2, .83, 'table', 1.3, 'coral'), (-.05, .87, 'staghorn', 1.4, 'saffron'), (.12, .86, 'brain', 1.3, 'leaf'), (.2, .8, 'fan', 1.1, 'plum'), (-.13, .9, 'poc', 1.3, 'rose')): F.plant(c, k, cx + x * W, H * y, q, cc, **kw)
        else:
            F.reef_patch(c, x0, x1, lambda x: base(x) - 20, 1.6, .65, depth=.5, colors=['#cfc8b4', '#b9b4a0', '#c9a58a', '#a9b0a0'], **kw)
            for x, y, k, q, cc in ((-.19, .84, 'staghorn', 1.2, mix('saffron', '#d9d4c0', .55)), (.2, .84, 'brain', 1.2, mix('leaf', '#d9d4c0', .5)), (.13, .9, 'poc', 1.1, mix('rose', '#e6e0d0', .6)), (-.1, .9, 'boulder', 1.0, '#c9c0a4')): F.plant(c, k, cx + x * W, H * y, q, cc, **kw)
            F.table_coral(c, cx + 20, H * .845, 300, mix('coral', '#e0d4c4', .35), .16, **kw)
            with c.piece(shadow=.4, lift=8, volume=.4, vsize=9, rim=.35, clip=cl) as g:      # standing swimmer: fins on the coral, a hand on the branches
                with at(g, cx + 10, H * .44, 0, 330):
                    sk = '#a9734c'
                    for k, (kx, ax, an) in enumerate(((-.06, -.1, -1), (.06, .12, 1))):
                        rgb(g, shade(sk, -.12 * (k == 0))); taper(g, [(kx * .5, .24), (kx, .5), (ax, .76)], [.13, .095, .055], 20); g.fill()
                        rgb(g, '#3c86c2'); taper(g, [(kx * .5, .22), (kx * .9, .44)], [.145, .13], cap=False); g.fill()
                        rgb(g, 'saffron'); smooth(g, [(ax - .03, .74), (ax + .04, .74), (ax + an * .1, .8), (ax + an * .27, .85), (ax + an * .26, .89), (ax + an * .02, .85), (ax - .03 * an, .81)]); g.fill()
                    rgb(g, sk); taper(g, [(-.09, -.08), (-.2, .1), (-.32, .26)], [.075, .06, .04], 14); g.fill(); taper(g, [(.1, -.08), (.2, -.18), (.23, -.34)], [.075, .06, .04], 14); g.fill(); taper(g, [(0, -.12), (0, -.2)], [.075, .07]); g.fill()
                    for dx, dy in ((-.345, .3), (-.36, .28), (-.335, .31)): taper(g, [(-.32, .26), (dx, dy)], [.03, .015]); g.fill()
                    lin(g, -.1, 0, .1, 0, '#f58f74', 'coral', '#b8452f'); smooth(g, [(-.11, -.1), (-.04, -.13), (.05, -.13), (.12, -.1), (.1, .08), (.11, .27), (-.1, .27), (-.09, .08)]); g.fill()
                    taper(g, [(-.09, -.08), (-.15, .02)], [.09, .08]); g.fill(); taper(g, [(.1, -.08), (.16, -.14)], [.09, .08]); g.fill()
                    rgb(g, '#241a15'); smooth(g, [(0, -.38), (.075, -.34), (.09, -.25), (.06, -.18), (-.06, -.18), (-.09, -.25), (-.075, -.34)]); g.fill()
                    rgb(g, '#12161f'); g.set_line_width(.022); g.move_to(-.088, -.27); g.line_to(.088, -.27); g.stroke(); rgb(g, 'saffron'); g.move_to(.09, -.2); g.line_to(.1, -.46); g.stroke()
            F.boulder(c, cx - 130, H * .8, 150, '#b9ac90', .9, clip=cl); F.staghorn(c, cx - 130, H * .71, 110, mix('rose', '#e6e0d0', .35), 2, 5, clip=cl)
            with c.piece(shadow=.4, lift=4, volume=.35, vsize=4, clip=cl) as g:      # broken branches falling and lying
                for _ in range(26):
                    x, y = cx - 40 + rng.normal(0, 130), H * rng.uniform(.66, .86); rgb(g, rng.choice(['#f0d8c4', '#e9b8a0', '#efe6d0', '#f2a48c'])); q = rng.uniform(12, 30)
                    taper(g, wander(rng, x, y, rng.uniform(0, 6), q, 3, .3), [q * .26, q * .24, q * .18], 6); g.fill()
            with c.piece(shadow=0, volume=0, rim=0, blur=12, alpha=.5, clip=cl) as g:     # stirred-up sand
                for _ in range(16): smooth(g, blob_pts(rng, cx + rng.normal(20, 110), H * rng.uniform(.72, .86), rng.uniform(20, 60), rng.uniform(12, 34), .2, 9)); rgb(g, '#e6dcc0', .55); g.fill()
            A.fish(c, 'raccoon', cx + 190, H * .36, 74, .1, .1, clip=cl); A.fish(c, 'chromis', cx + 150, H * .43, 40, .2, .1, clip=cl)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=cl) as g:      # glass reflections and inner shadow
            w_ = x1 - x0
            for a, b, al in ((.1, .24, .22), (.29, .33, .18)): poly(g, [(x0 + w_ * (a + .22), top - 20), (x0 + w_ * (b + .22), top - 20), (x0 + w_ * (b - .12), bot), (x0 + w_ * (a - .12), bot)]); lin(g, 0, top, 0, bot * .7, (0, 'white', al), (1, 'white', 0)); g.fill()
            smooth(g, pts, tension=.52); g.set_line_width(22); rgb(g, 'navy', .28); g.stroke(); smooth(g, pts, tension=.52); g.set_line_width(9); rgb(g, 'navy', .4); g.stroke()
    view(left, True); view(right, False)
    with c.piece(shadow=.4, lift=3, volume=.2, rim=.6, vsize=4) as g:
        for x, y, s in ((.5, .15, 9), (.475, .19, 6), (.53, .2, 5), (.06, .9, 12), (.1, .94, 7), (.93, .88, 10), (.9, .93, 6), (.5, .93, 9), (.54, .95, 6)): smooth(g, blob_pts(rng, W * x, H * y, s, s * .9, .08, 9)); rad(g, W * x - s * .3, H * y - s * .3, s * 1.4, (0, 'white', .9), (.5, '#cfeee6', .5), (1, '#5fa8a8', .6)); g.fill()
    F.staghorn(c, W * .035, H * 1.03, 130, '#f2ead8', 2, 5, tip='#ffffff'); from_above.starfish(c, W * .965, H * .07, 110, '#e58a5a', .4, 5, .2)
    c.finish(.3, warm=.06, center=(.5, .5))


def second(c, rng, variant=0):
    """Half and half: a turtle lifts its head through the surface; far off a snorkeller keeps the distance."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    wl = h * .36
    L.sky(c, 'noon', wl - 26)
    L.cloud(c, w * .24, h * .16, 270)
    L.rinjani(c, w * .2, wl - 20, 520, 90, depth=.62)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        lin(g, 0, wl - 30, 0, wl + 10, '#bfe8e0', '#4fbcc0'); g.rectangle(-20, wl - 30, w + 40, 60); g.fill()
    water.strips(c, wl - 26, wl - 4, 34, ('#fff6e0', '#1f9aa8'), (.2, .5), .6)
    line = [(-30, wl + 4), (w * .18, wl - 8), (w * .4, wl + 6), (w * .6, wl - 10), (w * .8, wl + 4), (w + 30, wl - 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, line, False); g.line_to(w + 30, h + 20); g.line_to(-30, h + 20); g.close_path(); lin(g, 0, wl, 0, h, '#8fdccf', 'water2', 'water3', 'water4'); g.fill()
    c.set_air()
    c.god_rays(w * .35, wl - 240, strength=.34, reach=760)
    far = L.rocks(c, [(-30, h * .86), (w * .4, h * .9), (w * .7, h * .82), (w + 30, h * .7)], '#2b6e7c', depth=.6)
    F.reef_patch(c, 0, w, far, density=1.8, size=.75, depth=.45)
    P.snorkeler(c, w * .9, wl + 22, 92, PI, suit='#c85a8e', fins='saffron', depth=.45)
    A.silhouettes(c, w * .82, h * .58, 40, 150, 50, 17, PI, depth=.4)
    A.turtle(c, w * .43, h * .545, 660, -.62, roll=62, stroke=-.1, hind=.3, look=.5)
    L.waterline(c, line, thick=8)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:     # drops and rings round the head
        rgb(g, 'white', .9)
        hx = w * .43 + math.cos(-.62) * 310
        for _ in range(46):
            a = rng.uniform(-PI, 0); q = rng.uniform(92, 190)
            g.arc(hx - 10 + math.cos(a) * q, wl - 8 + math.sin(a) * q * .8, rng.uniform(1.2, 5.5), 0, 7); g.fill()
    F.reef_patch(c, -20, w * .26, lambda x: h * (1.0 + x / w * .1), density=2.6, size=1.2)
    F.plant(c, 'fan', w * .95, h * 1.02, 1.3, 'plum')
    c.particles(150, box=(0, wl + 20, w, h)); c.finish()
