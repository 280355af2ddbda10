"""Pictures of the gallery spread "Reef structures"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, from_above, gear as G, land as L, light, people as P, portraits, ropes_and_bars
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """Close to a floating nursery: a diver's hand sets a coral into its tie on a white bar, two butterflyfish look on, more bars behind."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#bff0dc'), (.26, '#58c3c2'), (.62, 'water3'), (1, '#0a4468')], 84, glow=(W * .26, -40, 700, '#fff4d6', .8))
    L.surface_below(c, 90, .5, 70)
    c.god_rays(W * .26, -170, .42, 16, 1150, 1.3)
    A.silhouettes(c, W * .66, H * .2, 60, 230, 46, 13, PI, depth=.5)
    cols = ['saffron', 'rose', 'violet', '#e9a05c', '#5fb0a0', 'plum']

    def arm(a, b, w, n, s, **kw):
        with c.piece(**{**dict(shadow=.35, lift=5, volume=.45, vsize=w * .4), **kw}) as g:
            lin(g, a[0], a[1] - w, a[0], a[1] + w, '#fffdf4', '#d3dedb', '#7f9ca4'); taper(g, [a, b], [w, w * .9]); g.fill()
        for i in range(n):
            t = (i + .5 + rng.uniform(-.2, .2)) / n
            F.hanging_coral(c, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, s * rng.uniform(.7, 1.25), rng.choice(cols), **kw)
    ropes_and_bars.bar(c, (W * .59, -40), (W * .565, H * 1.1), 9, '#dfe8e2', depth=.62)
    for y, l, r in ((.3, .42, .74), (.42, .44, .71), (.55, .41, .73)): arm((W * l, H * y), (W * r, H * (y + .012)), 6, 6, 44, depth=.6)
    ropes_and_bars.bar(c, (W * .86, -40), (W * .89, H * 1.1), 18, '#dfe8e2', depth=.34)
    for y, l, r, sl in ((.13, .69, 1.05, .03), (.36, .66, 1.06, -.02)): arm((W * l, H * y), (W * r, H * (y + sl)), 11, 6, 92, depth=.34)
    P.diver(c, W * .69, H * .9, 190, PI - .1, accent='saffron', suit='#24486a', depth=.45, kick=.5)
    A.school(c, 'chromis', W * .2, H * .3, 34, 190, 60, 32, .2, .3, depth=.25)
    # the bar in front, with what has grown on it
    ropes_and_bars.bar(c, (W * .115, -40), (W * .085, H * 1.1), 46, '#e6eee8', depth=.03)
    bar_y = lambda x: H * .79 - x * .1
    for x, s, cc in ((-.01, 330, 'coral'), (.235, 250, 'violet')): F.hanging_coral(c, W * x, bar_y(W * x) + 20, s, cc)
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=20, rim=.5) as g:
        a, b = (-60, bar_y(-60)), (W + 60, bar_y(W + 60)); lin(g, 0, a[1] - 34, -6, a[1] + 34, '#ffffff', '#eef2ea', '#b5c7c8', '#7d98a2'); taper(g, [a, b], [62, 50]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.55) as g:      # pink crust and green film
        for _ in range(90):
            x = rng.uniform(0, W); smooth(g, blob_pts(rng, x, bar_y(x) + rng.normal(6, 12), rng.uniform(3, 20), rng.uniform(2, 7), .25, 8, -.1)); rgb(g, rng.choice(['#d98fa0', '#a9b77a', '#c98f8f', '#8fae9a']), .5); g.fill()
    x0 = W * .545
    root = (x0, bar_y(x0) - 8)

    def coral(c_):
        for pts, w in (([root, (x0 - 34, root[1] - 90), (x0 - 98, root[1] - 190), (x0 - 120, root[1] - 262)], [46, 42, 34, 22]), ([root, (x0 + 8, root[1] - 120), (x0 + 2, root[1] - 236), (x0 + 30, root[1] - 350)], [54, 48, 40, 24]), ([(x0 + 6, root[1] - 130), (x0 + 62, root[1] - 210), (x0 + 110, root[1] - 268)], [38, 34, 20])):
            closeups.twig(c_, pts, w, '#ee6a46', 'cream', .075)
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:                # the far side of the tie
        rgb(g, '#1f4a55'); taper(g, [(x0 - 52, root[1] + 12), (x0, root[1] - 34), (x0 + 52, root[1] + 6)], [10, 12, 10], 16); g.fill()
    closeups.hand(c, x0 + 34, root[1] - 106, 200, PI + .42, 'pinch', 'skin2', '#1b2d48', 3.6, flip=True, held=coral)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.5) as g:        # and the near one, its end still long
        for k in range(2): rgb(g, '#2a6f78'); taper(g, [(x0 - 54, root[1] - 4 + 20 * k), (x0 - 4, root[1] + 22 + 18 * k), (x0 + 50, root[1] - 8 + 18 * k)], [13, 15, 13], 16); g.fill()
        taper(g, [(x0 + 36, root[1] + 18), (x0 + 66, root[1] + 62), (x0 + 58, root[1] + 124)], [12, 10, 6], 16); g.fill()
    portraits.fish(c, 'raccoon', W * .315, H * .47, 270, 84, 4, .32, roll=-.06)
    portraits.fish(c, 'longnose', W * .215, H * .65, 215, 52, 4, -.2, depth=.04)
    F.sea_fan(c, W * .98, H * 1.06, 250, 'plum', -.16); F.staghorn(c, W * .87, H * 1.09, 160, 'saffron', 2, 6)
    c.particles(220, big=9); c.finish(.36, center=(.46, .45))


def picture_2(c, rng, variant=0):
    """Straight down on a web of reef stars: left grown over, right freshly placed; one diver swims across."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#bfe3cf'), (.5, '#8fd0c4'), (1, '#3f9fae')], 25, wash=.05, glow=(W * .2, 0, 700, '#fff6d8', .3))
    c.img += (c.caustic_field()[..., None] * .16).astype(np.float32)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for _ in range(420):
            x, y = rng.uniform(0, W), rng.uniform(0, H); L_ = rng.uniform(20, 80)
            rgb(g, '#f3efcf' if rng.random() < .5 else '#3f7f86', rng.uniform(.06, .2)); taper(g, [(x, y), (x + L_ / 2, y + 7), (x + L_, y + 2)], [.3, 3, .3], 8, False); g.fill()
    c.set_air()
    R = 118
    cols = ['saffron', 'coral', 'rose', 'violet', 'plum', '#e9a05c', '#5fb0a0', 'leaf']
    cells = []
    for j in range(-1, 6):
        for i in range(-1, 8):
            x, y = i * R * 2.06 + (j % 2) * R * 1.03 - 20, j * R * 1.8 + 40
            x, y = x + rng.normal(0, 7), y + rng.normal(0, 7)
            edge = W * .74 + 60 * math.sin(y / 130)
            if x > edge + 260 or (x > edge + 90 and rng.random() < .55): continue
            cells.append((x, y, max(0., min(1., (edge - x) / (W * .58) + .12))))
    for x, y, gr in cells:
        rot = rng.normal(.26, .05)
        hx = [(x + math.cos(rot + k * PI / 3) * R * .42, y + math.sin(rot + k * PI / 3) * R * .42) for k in range(6)]
        ft = [(x + math.cos(rot + k * PI / 3) * R * .95, y + math.sin(rot + k * PI / 3) * R * .95) for k in range(6)]
        with c.piece(shadow=.5, lift=9, volume=.35, vsize=4, rim=.3) as g:
            for k in range(6):
                for a, b, w in ((hx[k], ft[k], 7), (hx[k], hx[k - 1], 6.5), (((hx[k][0] + ft[k][0]) / 2, (hx[k][1] + ft[k][1]) / 2), ((hx[k - 1][0] + ft[k - 1][0]) / 2, (hx[k - 1][1] + ft[k - 1][1]) / 2), 5)):
                    rgb(g, '#4a4f4c'); taper(g, [a, b], [w * 1.3, w * 1.3]); g.fill(); rgb(g, jitter(rng, '#a79f86', .02)); taper(g, [a, b], [w, w]); g.fill()
        spots = hx + [((a[0] * .5 + b[0] * .5), (a[1] + b[1]) * .5) for a, b in zip(hx, ft)] + [((hx[k][0] + hx[k - 1][0]) / 2, (hx[k][1] + hx[k - 1][1]) / 2) for k in range(6)]
        if gr > .55: spots += [(x + rng.normal(0, 14), y + rng.normal(0, 14))]
        for px, py in sorted(spots, key=lambda q: rng.random()):
            s = (22 + 66 * gr ** 1.2) * rng.uniform(.7, 1.25)
            from_above.coral(c, px, py, s, jitter(rng, rng.choice(cols), .04), int(rng.choice([2, 2, 2, 0, 3] if gr > .4 else [2])), lift=3 + 6 * gr)
    for k in range(5):
        x, y = W * rng.uniform(.05, .55), H * rng.uniform(.08, .92)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
            for i in range(12):
                with at(g, x + 30 + rng.normal(0, 60), y + 40 + rng.normal(0, 40), .4 * k, 24): smooth(g, [(.5, 0), (.1, .13), (-.4, .03), (-.55, .14), (-.55, -.14), (-.4, -.03), (.1, -.13)]); rgb(g, 'navy'); g.fill()
    for x, y, n, cc, a in ((.2, .3, 26, '#2f6fc0', .5), (.42, .72, 22, '#f0795a', -.5), (.33, .12, 14, '#f5c63c', 2.6), (.1, .8, 16, '#57c0b4', 1.2)):
        with c.piece(shadow=.4, lift=12, volume=.3, vsize=3) as g:
            for i in range(n):
                with at(g, W * x + rng.normal(0, 85), H * y + rng.normal(0, 52), a + rng.normal(0, .35), rng.uniform(20, 32)):
                    smooth(g, [(.5, 0), (.25, .11), (-.1, .11), (-.4, .03), (-.58, .13), (-.52, 0), (-.58, -.13), (-.4, -.03), (-.1, -.11), (.25, -.11)]); rgb(g, jitter(rng, cc, .05)); g.fill()
                    rgb(g, shade(cc, -.45), .7); taper(g, [(.3, 0), (-.3, 0)], [.03, .05, .02]); g.fill()
    from_above.diver(c, W * .75, H * .55, 330, PI + .35, 'coral', slate=False, kick=.5, drop=120)
    c.bubbles(W * .66, H * .5, 12, 50, 15, 26)
    from_above.diver(c, W * .93, H * .17, 280, PI * .72, 'saffron', slate=False, kick=-.4, drop=120)
    c.finish(.36, center=(.48, .5))


def picture_3(c, rng, variant=0):
    """Close look into an overgrown reef star: sand-coated bars cross the picture, damselfish shelter in the opening."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#a9e4d2'), (.4, '#3fb3b8'), (.8, 'water3'), (1, '#0a4468')], 80, glow=(W * .25, -40, 640, '#fff4d6', .7))
    c.god_rays(W * .24, -170, .38, 13, 1000, 1.1)
    b = L.rocks(c, [(-30, H * .74), (W * .3, H * .7), (W * .6, H * .76), (W + 30, H * .68)], '#2b7a88', .6, 12, blur=5)
    F.reef_patch(c, -20, W + 20, lambda x: H * .76, 1.3, .9, depth=.55, blur=5)
    for x, s, d in ((.18, 200, .6), (.86, 240, .5)): G.reef_star(c, W * x, H * .8, s, grown=1.6, frags=14, depth=d, blur=4)
    L.sandbed(c, [(-30, H * .86), (W * .4, H * .84), (W + 30, H * .87)], caustic=.3, blur=3)
    A.school(c, 'chromis', W * .36, H * .36, 26, 240, 90, 44, .1, .3, depth=.22)

    def rod(a, m, e, w, d=0.0, bl=0):
        with c.piece(shadow=.5, lift=w * .35, volume=.5, vsize=w * .3, rim=.4, grain=.06, depth=d, blur=bl) as g:
            n = math.atan2(e[1] - a[1], e[0] - a[0]) + PI / 2; ox, oy = math.cos(n) * w * .5, math.sin(n) * w * .5
            mx, my = m; lin(g, mx - ox, my - oy, mx + ox, my + oy, '#b9ae90', '#8f8670', '#5f5a50'); taper(g, [a, m, e], [w, w, w], 40); p = g.copy_path(); g.fill()
            g.append_path(p); g.clip(); q = curve_pts([a, m, e], 120)
            for _ in range(int(260)):
                i = rng.integers(120); rgb(g, rng.choice(['#efe6c8', '#5d574a', '#c88aa0', '#d9cda8', '#7d9a70']), rng.uniform(.3, .7)); smooth(g, blob_pts(rng, q[i][0] + rng.normal(0, w * .3), q[i][1] + rng.normal(0, w * .3), rng.uniform(1.5, w * .1), rng.uniform(1.5, w * .08), .2, 7)); g.fill()
    rod((-60, H * .53), (W * .5, H * .44), (W * 1.05, H * .36), 26, .3, 2.2)       # far bar
    F.staghorn(c, W * .26, H * .475, 150, 'violet', 2, 6, depth=.28, blur=1.6); F.pocillopora(c, W * .5, H * .44, 110, 'rose', depth=.28, blur=1.6); F.staghorn(c, W * .74, H * .405, 170, 'leaf', 2, 6, depth=.28, blur=1.6)
    A.school(c, 'anthias', W * .54, H * .57, 18, 190, 60, 56, PI + .1, depth=.1)
    rod((W * .68, H * .22), (W * .86, H * .6), (W * .96, H * 1.1), 50)
    rod((W * .68, H * .22), (W * .4, H * .56), (W * .2, H * 1.1), 54)
    rod((W * .3, H * .79), (W * .56, H * .775), (W * .92, H * .79), 40)
    F.staghorn(c, W * .42, H * .575, 200, 'saffron', 3, 6, -.35); F.pocillopora(c, W * .345, H * .71, 120, 'plum')
    F.staghorn(c, W * .6, H * .79, 190, '#5fb0a0', 2, 6); F.brain(c, W * .74, H * .8, 120, 'leaf'); F.plates(c, W * .48, H * .79, 120, 'rose', 3)
    F.staghorn(c, W * .68, H * .25, 330, 'coral', 3, 9); F.staghorn(c, W * .87, H * .64, 220, 'rose', 3, 6, .35); F.plates(c, W * .93, H * .9, 190, 'violet', 4)
    for x, y, s, hd, bd in ((.56, .67, 128, .12, .12), (.47, .68, 92, PI - .2, -.1), (.69, .66, 108, PI + .1, .1), (.3, .3, 116, .25, -.1), (.62, .5, 84, .3, .1), (.4, .9, 130, -.15, .12)): A.fish(c, 'damsel', W * x, H * y, s, hd, bd)
    A.fish(c, 'longnose', W * .8, H * .9, 130, PI + .12, .08)
    F.staghorn(c, W * .02, H * 1.06, 330, 'saffron', 3, 8, blur=4); F.soft_coral(c, W * .13, H * 1.07, 190, 'rose', blur=3)
    c.particles(220, (.8, 3), big=12); c.finish(.4, center=(.52, .48))


def picture_4(c, rng, variant=0):
    """From inside a clay reef unit: a dark terracotta room with round windows on bright water, light falls in, small fish shelter."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#eafbe0'), (.3, '#a5e6d2'), (.65, '#4fc0c2'), (1, '#2a9aac')], 92, glow=(W * .62, 0, 640, '#fffbe6', .7))
    L.sandbed(c, [(-30, H * .6), (W * .5, H * .58), (W + 30, H * .6)], '#efe3bb', .4)
    F.reef_patch(c, W * .1, W * .95, lambda x: H * .6, 2.0, .9, depth=.35); F.reef_patch(c, W * .3, W * .8, lambda x: H * .7, 1.4, 1.2, depth=.12)
    A.school(c, 'chromis', W * .6, H * .3, 34, 220, 90, 46, PI + .1, .3, depth=.15)
    A.fish(c, 'idol', W * .66, H * .45, 170, PI, .06, depth=.05); A.fish(c, 'raccoon', W * .3, H * .36, 110, .1, .1, depth=.1)
    holes = [(.63, .42, 262), (.285, .36, 150), (.915, .3, 118), (.12, .66, 92), (.41, .1, 84), (.88, .7, 88)]
    pts = [blob_pts(rng, W * x, H * y, r_, r_ * .97, .035, 16) for x, y, r_ in holes]

    def wall(grow, colr, sh, dx=0, dy=0):
        with c.piece(shadow=sh, lift=18, volume=.45, vsize=30, rim=.45, grain=.06) as g:
            g.set_fill_rule(1); g.rectangle(-80, -80, W + 160, H + 160)
            for (x, y, r_), q in zip(holes, pts): smooth(g, [(W * x + (u - W * x) * grow + dx, H * y + (v - H * y) * grow + dy) for u, v in q])
            rad(g, W * .63, H * .4, 1000, shade(colr, .3), colr, shade(colr, -.5)); g.fill()
    wall(.9, '#f0a878', .4, 5, 8); wall(.97, '#d98458', .3, 2, 4); wall(1.06, '#8a4a3c', .5)
    with c.piece(shadow=.1, lift=3, volume=.15, vsize=6, rim=.2, grain=.06) as g:      # finger marks of the potter round every window
        for x, y, r_ in holes:
            for q in (1.2, 1.36, 1.54):
                for k in range(5): a0 = rng.uniform(0, 2 * PI); rgb(g, '#5a2c30' if rng.random() < .6 else '#c9805c', .3); g.set_line_width(rng.uniform(3, 8)); g.arc(W * x, H * y, r_ * q, a0, a0 + rng.uniform(.3, 1.1)); g.stroke()
    c.glow(W * .63, H * .42, 420, '#ffd9a8', .22)
    light.beam(c, [(W * .5, H * .34), (W * .76, H * .34), (W * .56, H * 1.02), (W * .2, H * 1.02)], '#fff0cc', .3, 30); light.beam(c, [(W * .24, H * .3), (W * .34, H * .3), (W * .2, H), (W * .02, H)], '#fff0cc', .22, 22)
    # floor of the room: sand, rubble, sponges and cup corals on the wall
    with c.piece(shadow=.4, lift=10, volume=.35, vsize=24, grain=.06) as g:
        smooth(g, [(-40, H * .9), (W * .2, H * .93), (W * .45, H * .9), (W * .75, H * .94), (W + 40, H * .89), (W + 40, H + 60), (-40, H + 60)], tension=.4); lin(g, 0, 0, W, 0, '#a9805f', '#d9b48a', '#7a564c'); g.fill()
    F.rubble(c, W * .1, W * .9, H * .94, H * 1.0, 14, 34)
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=8) as g:
        for _ in range(60):
            x, y = rng.uniform(0, W), rng.uniform(0, H * .88)
            if any(math.hypot(x - W * u, y - H * v) < r_ * 1.2 for u, v, r_ in holes): continue
            s = rng.uniform(7, 20); cc = jitter(rng, rng.choice(['#e08a4c', '#d9605c', '#c98aa0', '#f5b843', '#8f6fb8']), .04); smooth(g, blob_pts(rng, x, y, s, s * .9, .1, 10)); rgb(g, cc); g.fill(); rgb(g, shade(cc, -.6)); g.arc(x + 1, y + 2, s * .4, 0, 7); g.fill()
            for m in range(8): rgb(g, shade(cc, .5)); g.arc(x + math.cos(m * PI / 4) * s * .68, y + math.sin(m * PI / 4) * s * .68, s * .12, 0, 7); g.fill()
    F.tube_sponge(c, W * .93, H * .96, 150, 'violet', 3); F.soft_coral(c, W * .06, H * .97, 170, 'rose', .15)
    A.school(c, 'anthias', W * .4, H * .7, 26, 210, 80, 50, .08, .3, depth=0); A.school(c, 'anthias', W * .73, H * .82, 8, 110, 30, 60, PI, depth=0)
    A.fish(c, 'snapper', W * .2, H * .84, 150, .06, .1)
    c.particles(200, big=10); c.finish(.4, center=(.58, .46))


def picture_5(c, rng, variant=0):
    """Under a bright sky: a steel dome, seen from low down, stands dark on a knoll, corals on its joints, a school wheels around it."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#d9f7e6'), (.2, '#8fdcd2'), (.5, '#2fa0b4'), (.8, '#12648c'), (1, '#0a3a62')], 92, glow=(W * .56, -40, 620, '#fffbe0', .8))
    L.surface_below(c, 80, .5, 80)
    L.rocks(c, [(-30, H * .7), (W * .2, H * .74), (W * .45, H * .8), (W * .8, H * .77), (W + 30, H * .66)], '#2a7a8c', .6, 22)
    x, y, s = W * .55, H * .93, 980
    A.swirl(c, x, y - s * .34, 640, 170, 90, 44, '#1f6f8c', 1, 0, .16, depth=.25)
    L.rocks(c, [(-30, H * .99), (W * .25, H * .97), (W * .42, H * .89), (W * .62, H * .86), (W * .8, H * .9), (W + 30, H * .96)], '#123f5c', .12, 20)
    pts = G.steel_dome(c, x, y, s, '#0f2440', 15)
    cols = ['#e0568a', '#f2694b', '#8f6fb8', '#f5a843', '#ee8f9f']
    for px, py in sorted(pts, key=lambda p: p[1]):
        if rng.random() < .85:
            k = rng.integers(3); q = rng.uniform(.6, 1.1)
            F.plant(c, ['staghorn', 'poc', 'soft'][k], px, py + 8, q, rng.choice(cols), rim=.6)
    F.staghorn(c, x + 10, y - s * .54, 220, '#f08a3c', 3, 6, rim=.6)
    A.swirl(c, x, y - s * .26, 700, 190, 60, 64, '#123a5c', .56, PI * -.03, .12, depth=.02)
    A.school(c, 'anthias', x - 30, y - s * .22, 22, 150, 70, 38, .2, depth=.05)
    F.sea_fan(c, W * .06, H * 1.02, 330, '#c8508a', .1); F.staghorn(c, W * .17, H * 1.05, 170, '#f2694b', 3, 6); F.table_coral(c, W * .93, H * 1.06, 300, '#8f6fb8')
    c.particles(220, big=10, color='#f3fff0'); c.finish(.36, warm=.0, center=(.5, .42))
