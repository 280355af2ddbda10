"""Pictures of the article "Snorkelling: do and do not"."""
import math
from toolkit import fauna as A, flora as F, from_above, land as L, people as P
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
    """The five things done right, seen near: a snorkeller in a long-sleeved shirt lies flat at the surface, arms along the body, one eye in the mask towards us; well below, a round coral and a surgeonfish left in peace."""
    W, H = c.w, c.h
    c.light = (.35, -.93)
    c.backdrop([(0, '#d3f3e2'), (.22, '#7fd6cc'), (.6, '#2b9fb0'), (1, '#0f5f86')], 90, glow=(W * .72, -60, 700, '#fff6d8', .6))
    L.surface_below(c, 120, .8, 90)
    c.god_rays(W * .7, -180, .4, 14, 1100, 1.2)
    c.set_air()
    far = L.rocks(c, [(-30, H * .8), (W * .3, H * .77), (W * .6, H * .82), (W + 30, H * .74)], '#2b7684', depth=.55)
    F.reef_patch(c, 0, W, far, 2, .7, depth=.42)
    snorkeller(c, W * .44, H * .25, 1050)
    c.bubbles(W * .8, H * .22, 6, 90, 12, 12)
    A.school(c, 'sergeant', W * .2, H * .62, 9, 130, 50, 62, .1, depth=.1)
    L.sandbed(c, [(-30, H * .95), (W * .4, H * .93), (W * .7, H * .95), (W + 30, H * .9)], '#e6dcb0', .4)
    F.boulder(c, W * .73, H * .985, 420, '#b3a066'); F.plates(c, W * .93, H * 1.0, 260, 'violet', 4); F.staghorn(c, W * .07, H * 1.03, 250, 'saffron'); F.pocillopora(c, W * .2, H * 1.01, 150, 'rose'); F.brain(c, W * .5, H * 1.02, 170, 'leaf')
    A.fish(c, 'tang', W * .58, H * .72, 150, PI + .1, .1); A.fish(c, 'tang', W * .67, H * .655, 110, PI - .1, depth=.08)
    c.particles(200, big=8); c.finish(.3, center=(.5, .4))


def snorkeller(c, x, y, s):
    """A snorkeller lying flat under the surface, seen from the side and near, head to the right; x, y = hip, s = length with the fins."""
    skin = '#a9734c'
    u = lambda a, b: (x + a * s, y + b * s)
    with c.piece(shadow=.3, lift=12, volume=.45, vsize=24, rim=.4, depth=.12) as g:          # far leg and fin
        rgb(g, shade(skin, -.2)); taper(g, [u(-.02, .02), u(-.16, .055), u(-.28, .04)], [.075 * s, .055 * s, .036 * s], 24); g.fill()
        smooth(g, [u(-.26, .02), u(-.33, .03), u(-.5, .085), u(-.52, .115), u(-.36, .085), u(-.27, .065)]); lin(g, *u(-.26, 0), *u(-.52, 0), '#c99428', '#a9761c'); g.fill()
    with c.piece(shadow=.4, lift=16, volume=.5, vsize=30, rim=.45) as g:                     # near leg, fin
        rgb(g, skin); taper(g, [u(.0, .02), u(-.14, .012), u(-.3, .0)], [.09 * s, .062 * s, .04 * s], 28); g.fill()
        smooth(g, [u(-.28, -.028), u(-.34, -.03), u(-.52, -.055), u(-.56, -.03), u(-.54, -.005), u(-.36, .03), u(-.285, .026)]); lin(g, *u(-.28, 0), *u(-.56, 0), '#f5b843', '#e0a02f'); g.fill(); rgb(g, '#8a5f18', .5)
        for k in (-.6, 0, .6): g.set_line_width(4); g.move_to(*u(-.35, k * .02)); g.line_to(*u(-.53, -.028 + k * .03)); g.stroke()
        smooth(g, [u(.06, -.05), u(-.04, -.05), u(-.12, -.03), u(-.125, .035), u(-.04, .066), u(.06, .06)]); lin(g, 0, y - .05 * s, 0, y + .06 * s, '#3a4a78', '#22305a'); g.fill()       # shorts
    with c.piece(shadow=.4, lift=16, volume=.5, vsize=34, rim=.45) as g:                     # shirt
        smooth(g, [u(.02, -.055), u(.14, -.075), u(.26, -.07), u(.315, -.035), u(.31, .03), u(.25, .075), u(.12, .075), u(.03, .062)], tension=.5); p = g.copy_path(); lin(g, 0, y - .08 * s, 0, y + .08 * s, '#f78a68', '#ee5f42', '#b8402f'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#fff4d6'); taper(g, [u(.0, .04), u(.16, .052), u(.33, .0)], [.012 * s] * 3, 20, False); g.fill(); g.restore()
    with c.piece(shadow=.35, lift=7, volume=.5, vsize=18, rim=.4) as g:                      # arm along the body
        rgb(g, skin); smooth(g, [u(.0, .03), u(-.05, .034), u(-.085, .055), u(-.075, .075), u(-.03, .07), u(.005, .066)]); g.fill(); rgb(g, shade(skin, -.3), .6); g.set_line_width(3); g.move_to(*u(-.078, .064)); g.line_to(*u(-.045, .056)); g.stroke()
        taper(g, [u(.275, .0), u(.14, .045), u(-.01, .048)], [.075 * s, .064 * s, .046 * s], 26); lin(g, 0, y, 0, y + .08 * s, '#ff9a78', '#e9573c'); g.fill()
    hx, hy, q = *u(.395, .025), .085 * s
    with c.piece(shadow=.4, lift=12, volume=.5, vsize=26, rim=.4) as g:                      # neck, head turned a little towards us
        rgb(g, shade(skin, -.12)); taper(g, [u(.3, -.005), u(.36, .015)], [.07 * s, .06 * s], 8); g.fill()
        smooth(g, [(hx - q * .7, hy - q * .75), (hx, hy - q * 1.0), (hx + q * .7, hy - q * .7), (hx + q * .96, hy), (hx + q * .8, hy + q * .66), (hx + q * .2, hy + q * 1.02), (hx - q * .5, hy + q * .8), (hx - q * .85, hy)]); lin(g, hx, hy - q, hx, hy + q, shade(skin, .12), skin, shade(skin, -.2)); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.5, vsize=18, rim=.3) as g:
        rgb(g, '#1d1512'); smooth(g, [(hx + q * .3, hy - q * 1.04), (hx - q * .4, hy - q * 1.1), (hx - q * 1.08, hy - q * .6), (hx - q * 1.16, hy + q * .1), (hx - q * .86, hy + q * .66), (hx - q * .6, hy + q * .3), (hx - q * .5, hy - q * .3), (hx + q * .1, hy - q * .62)]); g.fill()
        rgb(g, shade(skin, -.05)); smooth(g, blob_pts(c.rng, hx - q * .45, hy + q * .16, q * .15, q * .2, .05, 8)); g.fill()
        rgb(g, '#1b6f78'); taper(g, [(hx - q * 1.1, hy - q * .3), (hx - q * .3, hy - q * .12), (hx + q * .3, hy - q * .06)], [q * .17] * 3, 12, False); g.fill()
    glass = [(hx + q * .12, hy - q * .42), (hx + q * .78, hy - q * .4), (hx + q * 1.02, hy - q * .02), (hx + q * .86, hy + q * .34), (hx + q * .26, hy + q * .3)]
    with c.piece(shadow=.1, lift=2, volume=.1, rim=.2, grain=.01) as g:
        ex, ey = hx + q * .5, hy - q * .03
        smooth(g, [(ex - q * .2, ey + q * .02), (ex, ey - q * .13), (ex + q * .22, ey), (ex, ey + q * .11)], tension=.6); rgb(g, '#fbf6ea'); g.fill(); rgb(g, '#2a1a12'); g.arc(ex + q * .04, ey + q * .01, q * .09, 0, 7); g.fill(); rgb(g, 'white'); g.arc(ex + q * .07, ey - q * .03, q * .028, 0, 7); g.fill()
        rgb(g, '#241610'); taper(g, [(ex - q * .24, ey + q * .02), (ex, ey - q * .15), (ex + q * .25, ey)], [q * .02, q * .05, q * .02], 12); g.fill(); taper(g, [(ex - q * .26, ey - q * .24), (ex, ey - q * .3), (ex + q * .26, ey - q * .22)], [q * .03, q * .07, q * .03], 12); g.fill()
        smooth(g, glass, tension=.4); rgb(g, '#c9f3ee', .24); g.fill(); rgb(g, 'white', .4); taper(g, [(hx + q * .3, hy + q * .26), (hx + q * .46, hy - q * .38)], [q * .09, q * .09], 4, False); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.4, vsize=8, rim=.6) as g: rgb(g, '#1f8f96'); g.set_line_width(q * .14); smooth(g, glass, tension=.4); g.stroke()
    with c.piece(shadow=.35, lift=6, volume=.5, vsize=10, rim=.6) as g:                      # mouthpiece and tube that reaches the air
        rgb(g, '#22303a'); smooth(g, [(hx + q * .42, hy + q * .5), (hx + q * .8, hy + q * .48), (hx + q * .84, hy + q * .7), (hx + q * .46, hy + q * .76)]); g.fill()
        rgb(g, '#f5b843'); taper(g, [(hx + q * .5, hy + q * .66), (hx - q * .1, hy + q * .8), (hx - q * .34, hy + q * .1), (hx - q * .4, hy - q * 1.4), (hx - q * .1, hy - q * 3.4)], [q * .2, q * .22, q * .22, q * .22, q * .22], 40); g.fill(); rgb(g, '#e2483a'); taper(g, [(hx - q * .16, hy - q * 3.0), (hx - q * .1, hy - q * 3.4)], [q * .24, q * .24], 6); g.fill()
