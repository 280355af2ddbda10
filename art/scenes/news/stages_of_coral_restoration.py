"""Pictures of the article "The stages of coral restoration, from fragment to reef"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, from_above, gear, household, land as L, light, people as P, ropes_and_bars
from toolkit.paper import at, blob_pts, col, jitter, lin, mix, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Stages of restoration: one steel bar in close-up, the same coral five times, from a tied finger to a full bush with fish."""
    W, H = c.w, c.h
    c.light = (.5, -.87)
    c.backdrop([(0, '#bff0dc'), (.35, '#58c4bd'), (.75, '#1b8799'), (1, '#0d5674')], 75, glow=(W * .86, -40, 760, 'cream', .55))
    L.surface_below(c, 60, .4)
    b = L.rocks(c, [(-30, H * .74), (W * .3, H * .7), (W * .55, H * .6), (W * .8, H * .46), (W + 30, H * .38)], '#2b7a84', .62, 12)
    F.reef_patch(c, W * .5, W, b, 1.6, .8, depth=.55)
    A.silhouettes(c, W * .3, H * .26, 46, 260, 50, 12, PI, depth=.6)
    c.god_rays(W * .86, -160, .36, 12, 1500)
    b2 = L.sandbed(c, [(-30, H * .82), (W * .3, H * .84), (W * .6, H * .8), (W + 30, H * .74)], '#e6dcb0', .3)
    F.rubble(c, 0, W * .5, H * .86, H * .99, 40, 30, depth=.1)
    F.reef_patch(c, W * .68, W * 1.03, lambda x: b2(x) + 12, 1.5, .8, depth=.3)
    ax, ay, bx, by = -30, H * .765, W + 40, H * .63
    Y = lambda x: ay + (by - ay) * (x - ax) / (bx - ax)
    for px, dy, w in ((W * .085, .2, 15), (W * .47, .27, 19), (W * .9, .36, 24)):
        ropes_and_bars.bar(c, (px, Y(px)), (px + 6, Y(px) + H * dy), w, '#7b8f97')
    ropes_and_bars.bar(c, (ax + 60, ay - 44), (bx + 40, by - 62), 11, '#6a8894', depth=.3)
    for t in np.linspace(.04, .97, 13):
        px = W * t; ropes_and_bars.bar(c, (px, Y(px)), (px + 46, Y(px) - 52), 6, '#7b8f97', depth=.12)
    ropes_and_bars.bar(c, (ax, ay), (bx, by), 21, '#86989f')
    with c.piece(shadow=.1, lift=2, volume=.2, vsize=3) as g:      # film of pink crust on the older half of the bar
        for _ in range(150):
            t = rng.uniform(0, 1) ** .6; px = W * (.3 + .72 * t); rgb(g, jitter(rng, rng.choice(['#c87f9a', '#a9a06a', '#e0a58f']), .03), .8 * t + .1); smooth(g, blob_pts(rng, px, Y(px) + rng.uniform(-7, 7), rng.uniform(4, 15), rng.uniform(2, 6), .2, 8)); g.fill()
    for i, (t, s, st) in enumerate(((.085, 66, 1), (.215, 120, 2), (.375, 200, 4), (.575, 320, 6), (.83, 500, 8))):
        px = W * t; py = Y(px) - 4
        cc = mix('#f2a24b', '#f2694b', .25 + .14 * i)
        if i == 0:
            with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g:
                lin(g, px, py + 10, px, py - s, (0, shade(cc, -.25)), (.6, cc), (1, 'cream')); taper(g, [(px - 2, py + 14), (px + 2, py - s * .5), (px + 9, py - s)], [17, 16, 11], 14); g.fill()
                taper(g, [(px + 3, py - s * .45), (px + 19, py - s * .72)], [12, 8], 8); g.fill()
        else:
            F.staghorn(c, px, py + 6, s, cc, 1 + min(2, i), st)
        if i < 3:
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g:       # cable ties
                w = 14 + 6 * i
                rgb(g, '#2a343c'); g.set_line_width(5); g.move_to(px - w, py - 9); g.curve_to(px - w * .4, py + 2, px + w * .4, py + 2, px + w, py - 11); g.stroke()
                g.set_line_width(3.4); g.move_to(px + w, py - 11); g.line_to(px + w + 20, py - 24); g.stroke()
    A.school(c, 'chromis', W * .83, H * .33, 15, 190, 90, 50, PI + .2, .3)
    A.school(c, 'anthias', W * .66, H * .27, 13, 200, 60, 46, PI, .2, depth=.12)
    A.fish(c, 'damsel', W * .445, H * .53, 62, .2, .1); A.fish(c, 'damsel', W * .505, H * .42, 48, PI + .2, -.1); A.fish(c, 'longnose', W * .275, H * .55, 86, PI - .1, .1)
    F.pocillopora(c, W * .985, H * 1.03, 210, 'plum'); F.brain(c, W * .87, H * 1.05, 190, 'leaf'); F.leather(c, W * .735, H * 1.03, 120, shade('cream', -.1))
    F.rubble(c, -20, W * .2, H * .95, H * 1.01, 12, 60)
    c.particles(150); c.finish(.3, center=(.55, .5))


def young_coral(c, rng, variant=0):
    """Very close: one coral finger on a steel bar; its living crust has already grown over half of the cable tie."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#b8ead8'), (.4, '#4fb6b4'), (1, '#14607f')], 70, glow=(W * .16, -20, 700, 'cream', .6))
    light.bokeh(c, 16, (W * .4, H * .2, W, H * .75), ['#f2694b', '#f5b843', '#8f6fb8', '#ee8f9f', '#a9e4d2'], (30, 110), .3, 16)
    light.bokeh(c, 8, (0, 0, W * .5, H * .5), ['#d9fff0', '#a9e4d2'], (20, 70), .3, 12)
    c.set_air()
    c.god_rays(W * .1, -160, .3, 10, 1000, 1.1)
    for x0, y0, x1, y1, w, d in ((-40, .42, 1.04, .25, 34, .62), (-40, .58, 1.04, .36, 46, .5)):
        ropes_and_bars.bar(c, (x0, H * y0), (W * x1, H * y1), w, '#5f8288', depth=d, blur=5)
    for x, y, s, cc, d in ((.78, .31, 240, 'rose', .55), (.93, .42, 330, 'violet', .42), (.12, .43, 200, 'saffron', .6)):
        F.staghorn(c, W * x, H * y, s, cc, 2, 5, depth=d, blur=5)
    # the near bar, rusty, with pink crusts
    a, b = np.array([-60, H * .9]), np.array([W + 60, H * .74])
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=46, grain=.06) as g:
        taper(g, [tuple(a), tuple(b)], [150, 150], cap=False); p = g.copy_path(); lin(g, 0, H * .74, 30, H * .96, '#b9c6bf', '#7f9796', '#4a5f66', '#2c3c4c'); g.fill()
        g.append_path(p); g.clip()
        for _ in range(150):
            t, v = rng.uniform(0, 1), rng.uniform(-.5, .5); q = a + (b - a) * t + np.array([0, v * 150]); s = rng.uniform(5, 30)
            rgb(g, jitter(rng, rng.choice(['#d98fa0', '#b86a86', '#a9764a', '#c9b48a', '#7fa08a']), .04), .5); smooth(g, blob_pts(rng, *q, s * 1.4, s * .7, .25, 9)); g.fill()
    B_ = lambda t, v: tuple(a + (b - a) * t + np.array([-v * 14, v * 150]))        # along and across the bar
    cc = col('#ef6f4a')
    # the cable tie round the bar, still bare on the left
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=9, rim=.5) as g:
        rgb(g, '#1f2a33'); taper(g, [B_(.326, .56), B_(.324, .2), B_(.33, -.2), B_(.352, -.56)], [40, 42, 42, 38], 24, False); g.fill(); rgb(g, '#46545e')
        for k in range(11): x, y = B_(.326 + .002 * k, .5 - .1 * k); taper(g, [(x - 13, y), (x + 13, y - 1)], [4, 4]); g.fill()
        x, y = B_(.314, .05)
        with at(g, x, y, -.1): rgb(g, '#2c3a45'); smooth(g, [(-34, -30), (30, -30), (30, 30), (-34, 30)], tension=.15); g.fill(); rgb(g, '#131a20'); g.rectangle(-18, -11, 28, 22); g.fill(); rgb(g, '#2c3a45'); taper(g, [(-30, -4), (-96, -40), (-120, -86)], [22, 17, 13]); g.fill()
    # living crust: lies on the bar, creeps over the tie, pale growing edge
    edge = [(.372, .5), (.352, .34), (.36, .16), (.322, -.02), (.35, -.3), (.385, -.53), (.44, -.6), (.5, -.62), (.56, -.56), (.61, -.53), (.645, -.3), (.63, -.1), (.668, .1), (.64, .3), (.65, .46), (.6, .56), (.53, .5), (.47, .57), (.41, .53)]
    E_ = [B_(t + rng.normal(0, .003), v) for t, v in edge]
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=30, rim=.5, grain=.045) as g:
        smooth(g, E_); p = g.copy_path(); lin(g, *B_(.5, -.6), *B_(.5, .56), shade(cc, .12), cc, shade(cc, -.3)); g.fill(); g.append_path(p); g.clip(); rgb(g, '#ffe9cf', .85); g.set_line_width(16); smooth(g, E_); g.stroke()
    closeups.corallites(c, [B_(rng.uniform(.375, .635), rng.uniform(-.42, .42)) for _ in range(80)], 10, cc)
    fx, fy = B_(.49, -.5)
    with c.piece(shadow=.3, lift=5, volume=.35, vsize=20, rim=.2) as g: smooth(g, [(fx - 190, fy + 30), (fx - 96, fy - 4), (fx - 60, fy - 76), (fx + 64, fy - 84), (fx + 96, fy - 10), (fx + 190, fy + 12), (fx + 90, fy + 40), (fx - 80, fy + 48)]); lin(g, 0, fy - 80, 0, fy + 50, cc, shade(cc, .02), cc); g.fill()
    # the colony: a leader with side branches, thin and antler-like
    tw = lambda q, w, d: closeups.twig(c, [(fx + x, fy + y) for x, y in q], w, shade(cc, d))
    tw([(-30, -150), (-150, -250), (-220, -330), (-250, -430)], [62, 54, 38], -.2); tw([(40, -200), (150, -250), (250, -330), (300, -400)], [62, 52, 36], -.2); tw([(-190, -300), (-280, -330), (-350, -390)], [44, 36, 26], -.12)
    tw([(0, 20), (-6, -140), (20, -290), (2, -430), (24, -590)], [150, 104, 84, 66, 44], 0)
    tw([(10, -300), (-70, -400), (-96, -490), (-92, -560)], [56, 48, 32], -.05); tw([(20, -330), (104, -420), (140, -520), (182, -590)], [56, 48, 32], .02); tw([(226, -318), (330, -310), (392, -350)], [40, 34, 24], -.05)
    tw([(20, -60), (110, -120), (160, -190), (176, -262)], [72, 58, 40], .06); tw([(-30, -70), (-116, -126), (-176, -150)], [60, 48, 34], .05)
    closeups.corallites(c, [(fx + rng.uniform(-70, 70), fy + rng.uniform(-60, 20)) for _ in range(14)], 10, cc)
    A.fish(c, 'damsel', W * .17, H * .62, 130, .1, .1, depth=.06); A.fish(c, 'damsel', W * .08, H * .5, 90, -.1, -.1, depth=.25, blur=2)
    c.particles(200, big=14); c.finish(.36, center=(.5, .5))


def slide_1(c, rng, variant=0):
    """Wide, early light: a diver with an empty basket over a slope of broken coral; a few living fingers lie among the grey."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    c.backdrop([(0, '#f1efc0'), (.16, '#b3e2c4'), (.42, '#4fb0ae'), (.72, '#1a6f8c'), (1, '#0a3c60')], 118, glow=(W * 1.0, -40, 800, '#fff6cf', .65))
    L.surface_below(c, 60, .5, 80)
    far = L.rocks(c, [(-30, H * .62), (W * .16, H * .6), (W * .34, H * .68), (W * .5, H * .8), (W * .7, H * .95)], '#6fb3a8', .42, 0)
    F.reef_patch(c, 0, W * .36, far, 4.5, .5, ['staghorn', 'poc', 'fan', 'brain', 'leather', 'staghorn'], depth=.5)
    F.reef_patch(c, 0, W * .42, lambda x: far(x) + 50, 3, .6, ['staghorn', 'poc', 'brain', 'staghorn'], depth=.42)
    A.silhouettes(c, W * .2, H * .4, 50, 190, 60, 15, .1, '#2b7f8c', .5)
    c.god_rays(W * .95, -170, .42, 14, 1200, 1.3, '#fff3cc')
    # the slope comes down from the right
    top = [(W * .2, H * 1.06), (W * .36, H * .9), (W * .52, H * .74), (W * .7, H * .6), (W * .86, H * .5), (W + 40, H * .44)]
    base = L.sandbed(c, top, '#d9d2b0', .3)
    F.reef_patch(c, W * .84, W * 1.02, base, 4.5, .95, ['staghorn', 'poc', 'boulder', 'staghorn', 'plates'], depth=.28)

    def on(a, b):
        def f():
            x = rng.uniform(W * .24, W * 1.02); y0 = base(x) + 8; t = rng.uniform(a, b); y = y0 + (H + 20 - y0) * t
            return x, y, (y - H * .42) / (H * .6)
        return f
    F.scree(c, on(0, .4), 230, (8, 40), depth=.16); F.scree(c, on(.3, 1), 240, (10, 62))
    for x, y, a, s, cc in ((.52, .875, -.5, 62, 'saffron'), (.69, .77, .4, 50, 'rose'), (.82, .9, -.9, 74, 'coral'), (.6, .94, .2, 58, 'violet'), (.93, .66, -.4, 42, 'saffron')):
        F.coral_pieces(c, [(W * x, H * y, a)], [cc], s)
    # diver with the basket, looking down the slope
    h = P.diver(c, W * .43, H * .43, 330, PI - .34, pose='hover', accent='saffron', tank='#e4573f', kick=.2)
    hx, hy = h['h1']
    household.basket(c, hx - 14, hy + 122, 118, '#d9a860')
    # frame
    F.staghorn(c, W * .045, H * 1.06, 300, 'coral', 3, 6); F.staghorn(c, W * .15, H * 1.08, 190, '#e9a05c', 3, 5); F.pocillopora(c, W * .235, H * 1.03, 120, 'plum')
    A.school(c, 'anthias', W * .12, H * .68, 12, 100, 50, 40, .1)
    c.particles(220); c.finish(.38, center=(.5, .46))


def slide_2(c, rng, variant=0):
    """Straight down at noon: a basket of coral fingers from many colonies on rippled sand, snips beside it, the diver's shadow passing."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#e6ecc4'), (.5, '#c3dfc0'), (1, '#7fc0b8')], 30, glow=(0, 0, 900, 'cream', .3))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.75) as g:      # ripples
        for k in range(26):
            y = -160 + k * 58; p = [(x, y + x * .2 + math.sin(x / 120 + k * 1.7) * 12 + rng.normal(0, 3)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff8d8', .55); taper(g, p, [rng.uniform(6, 14)] * 2 + [rng.uniform(10, 18)] * 2, 60, False); g.fill(); rgb(g, '#4f9a9a', .28); taper(g, [(x, v + 15) for x, v in p], [14, 10, 16], 60, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.4, caustic=.75) as g: g.rectangle(0, 0, W, H); rgb(g, '#a9dcc8', .5); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.42) as g:        # shadow of the swimmer above
        with at(g, W * .13, H * .25, -.75, 400):
            rgb(g, '#0a3a58'); smooth(g, [(.3, 0), (.27, .1), (.12, .1), (-.06, .08), (-.06, -.08), (.12, -.1), (.27, -.1)]); g.fill(); g.arc(.38, 0, .07, 0, 7); g.fill()
            for m in (-1, 1):
                taper(g, [(-.03, .05 * m), (-.24, .08 * m), (-.44, .1 * m)], [.1, .08, .05], 12); g.fill(); taper(g, [(-.43, .1 * m), (-.56, .12 * m), (-.72, .16 * m)], [.05, .1, .13], 12, False); g.fill()
                taper(g, [(.24, .09 * m), (.3, .24 * m), (.46, .26 * m)], [.08, .06, .04], 12); g.fill()
    F.scree(c, lambda: (rng.uniform(0, W), rng.uniform(0, H), rng.uniform(0, .6)), 30, (10, 34))
    cx, cy, R = W * .565, H * .52, 430
    from_above.basket(c, cx, cy, R)
    cols = ['coral', 'saffron', '#e9899b', 'violet', '#5fa88a', '#e9a05c', 'plum', '#7f9fd0']

    def finger(x, y, a, L_, w, cc):
        p = wander(rng, x - math.cos(a) * L_ * .5, y - math.sin(a) * L_ * .5, a, L_, 4, .12)
        for k, sg in ((1, -1), (2, 1)):
            b = p[k]; e = a + sg * rng.uniform(.5, .85); q = L_ * rng.uniform(.3, .42)
            closeups.twig(c, [b, (b[0] + math.cos(e) * q * .5, b[1] + math.sin(e) * q * .5), (b[0] + math.cos(e + sg * -.15) * q, b[1] + math.sin(e + sg * -.15) * q)], [w * .7, w * .6, w * .45], cc, cup=.085)
        closeups.twig(c, p, [w, w * .92, w * .62], cc, cup=.085)
        with c.piece(shadow=0, volume=.3, vsize=4, rim=.5) as g:        # clean white cut
            with at(g, p[0][0], p[0][1], a, w * .2, w * .44): g.arc(0, 0, 1, 0, 7); rgb(g, '#fbf6e6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=22, alpha=.5) as g: g.arc(cx, cy, R * .5, 0, 7); rgb(g, 'navy'); g.fill()
    k = 0
    for n, q, ll in ((9, .52, 240), (8, .32, 270), (3, .08, 290)):
        for i in range(n):
            a = i * 2 * PI / n + rng.uniform(-.25, .25) + q
            finger(cx + math.cos(a) * R * q, cy + math.sin(a) * R * q, a + rng.choice([-1, 1]) * rng.uniform(.7, 1.3), ll * rng.uniform(.85, 1.1), rng.uniform(36, 46), cols[k % 8]); k += 3
    # snips
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=8, rim=.5) as g:
        with at(g, W * .155, H * .74, -.5, 330):
            for m in (-1, 1):
                rgb(g, '#d8452f'); taper(g, [(.02, .02 * m), (-.2, .09 * m), (-.48, .07 * m)], [.055, .075, .06], 18); g.fill()
                lin(g, 0, -.06, .3, .06, '#dfe8e6', '#9fb0b4', '#5f7078'); smooth(g, [(-.02, .04 * m), (.1, .075 * m), (.26, .05 * m), (.37, .008 * m), (.2, .004 * m), (.02, -.02 * m)]); g.fill()
            rgb(g, '#39434f'); g.arc(.03, 0, .035, 0, 7); g.fill(); rgb(g, '#cfd8d8'); g.arc(.025, -.006, .014, 0, 7); g.fill()
    finger(W * .93, H * .87, -.7, 170, 34, 'coral'); finger(W * .3, H * .93, .3, 130, 28, '#e9899b')
    from_above.starfish(c, W * .945, H * .14, 120, '#3f6fc9', .5, fat=.17)
    c.particles(90, big=8); c.finish(.3, center=(.55, .5))


def slide_3(c, rng, variant=0):
    """Night: a thicket lets go its pink bundles; they rise past the moon's broken image to the surface."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.shadow_col = col('#040a1e')
    c.backdrop([(0, '#3f86b0'), (.12, '#23619a'), (.42, '#143c78'), (.75, '#0d2354'), (1, '#0a1538')], 92, glow=(W * .7, -30, 640, '#cfe6ff', .6))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3) as g:       # moon through the ripples
        for i in range(30):
            t = i / 30; y = 18 + t * 130; w = (100 - 60 * abs(t - .35)) * rng.uniform(.5, 1.05)
            rgb(g, '#f7fbff', .85 - .5 * t); x = W * .7 + rng.normal(0, 12 + 20 * t); taper(g, [(x - w, y), (x, y - 4), (x + w, y + 2)], [1, 13, 1], 16); g.fill()
    L.surface_below(c, 90, .35, 70)
    c.god_rays(W * .7, -150, .3, 10, 1050, .9, '#bcd9ff')
    far = L.rocks(c, [(-30, H * .66), (W * .2, H * .74), (W * .45, H * .86), (W * .7, H * .84), (W * .86, H * .74), (W + 30, H * .7)], '#1c4a80', .55, 14)
    F.reef_patch(c, W * .62, W, far, 5, .8, ['staghorn', 'fan', 'poc', 'staghorn', 'brain'], ['#4f6fb0', '#6a5fa8', '#3f7fa8'], depth=.5)
    near = L.rocks(c, [(-30, H * .82), (W * .18, H * .84), (W * .4, H * .93), (W * .62, H * 1.02), (W * .8, H * 1.06), (W + 30, H * .98)], '#17305f', .12, 0)

    def eggs(n, box, size, fade, blur=0.0):
        with c.piece(shadow=0, volume=.3, vsize=size * .5, rim=.5, grain=.01, blur=blur, alpha=fade) as g:
            for _ in range(n):
                t = rng.uniform(0, 1) ** .8; x = W * box[0] + rng.normal(0, 1) * W * (box[1] + (box[2] - box[1]) * t) + math.sin(t * 5) * 40; y = H * (box[3] + (box[4] - box[3]) * t); q = size * rng.uniform(.6, 1.25)
                rad(g, x, y, q, '#ffe0dc', '#ff9fae', '#e0607f', fx=x + q * .3, fy=y - q * .35); g.arc(x, y, q, 0, 7); g.fill()
    eggs(420, (.42, .2, .3, .7, .06), 3.4, .7)
    for x, y, s, cc in ((.02, .88, 300, '#a85a9a'), (.44, .98, 230, '#c0607a'), (.15, .9, 330, '#c9607f'), (.31, .95, 330, '#d9776a'), (.24, 1.02, 260, '#e08a72')):
        F.staghorn(c, W * x, H * y, s, cc, 3, 7, tip='#ffd9c8', depth=.06)
    eggs(260, (.23, .12, .2, .72, .08), 6.4, .95); eggs(130, (.26, .12, .22, .78, .1), 9.5, 1)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.5) as g:      # bundles still sitting in the branches
        for _ in range(120):
            x, y = W * .22 + rng.normal(0, W * .11), H * rng.uniform(.62, .9); q = rng.uniform(4, 8); rad(g, x, y, q, '#ffe9e2', '#ffa3b0', '#d9587a'); g.arc(x, y, q, 0, 7); g.fill()
    eggs(9, (.5, .25, .3, .9, .2), 20, .5, 7)
    with c.piece(shadow=0, volume=0, rim=0, blur=1) as g:       # slick at the surface
        for _ in range(260): x = W * .42 + rng.normal(0, W * .24); rgb(g, '#ffb3b8', rng.uniform(.3, .8)); g.arc(x, rng.uniform(4, 52), rng.uniform(2, 5), 0, 7); g.fill()
    c.glow(W * .24, H * .62, 380, '#ff9fb0', .2)
    F.staghorn(c, W * .985, H * 1.05, 250, '#3f4f9a', 3, 6, tip='#a9b4e8'); F.pocillopora(c, W * .87, H * 1.04, 130, '#5a4a94'); F.sea_fan(c, W * .79, H * 1.05, 170, '#6a4a98', -.1)
    A.fish(c, 'plain', W * .8, H * .6, 84, PI + .2, .1, tone=('#1d4480', .8), depth=.3)
    c.particles(120, color='#cfe6ff'); c.finish(.4, center=(.42, .5))


def second(c, rng, variant=0):
    """Care: a hand with a brush clears the weed from a bar of a frame; on the left the bar is furred, on the right it is clean and young corals stand free; a butterflyfish comes for what is loosened."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.backdrop([(0, '#c0eeda'), (.35, '#5cc2c0'), (.7, '#1f86a0'), (1, '#0c4d76')], 84, glow=(W * .8, -40, 760, '#fff8dc', .6))
    c.god_rays(W * .82, -170, .36, 11, 1100, 1.1, sharp=1.1)
    light.bokeh(c, 12, (0, H * .3, W * .5, H * .9), ['#bff0dc', '#5fc4b8', '#f2a07a'], (24, 80), .22, 14)
    for x0, y0, x1, y1, w, d in ((-40, .3, 1.04, .22, 30, .6), (-40, .46, 1.04, .36, 40, .48)): ropes_and_bars.bar(c, (x0, H * y0), (W * x1, H * y1), w, '#5f8288', depth=d, blur=4)
    for x, y, s, cc, d in ((.62, .27, 150, 'rose', .55), (.86, .38, 210, 'violet', .42), (.72, .24, 120, 'saffron', .58), (.95, .23, 120, 'coral', .58)): F.staghorn(c, W * x, H * y, s, cc, 2, 5, depth=d, blur=4)
    c.set_air()
    a, b = np.array([-60, H * .83]), np.array([W + 60, H * .7])
    on = lambda t, v=0.0: tuple(a + (b - a) * t + np.array([0, v * 96]))
    ropes_and_bars.steel(c, tuple(a), tuple(b), 92, '#93a39c')
    with c.piece(shadow=0, volume=0, rim=0, grain=.06, alpha=.7, clip=lambda q: taper(q, [tuple(a), tuple(b)], [92, 92], cap=False)) as g:      # rust and crust
        for _ in range(120): x, y = on(rng.uniform(0, 1), rng.uniform(-.5, .5)); s = rng.uniform(4, 20); rgb(g, jitter(rng, rng.choice(['#b86a56', '#d98fa0', '#c9b48a', '#6f8f8a']), .04), .5); smooth(g, blob_pts(rng, x, y, s * 1.4, s * .6, .25, 9)); g.fill()
    F.turf_algae(c, a, on(.44), 96, 62, 900)
    F.turf_algae(c, on(.44), on(.5), 96, 26, 60)
    for t, q, cc in ((.615, 230, '#f2744c'), (.76, 262, '#f5b04a'), (.905, 216, '#ee8f9f')): gear.tied(c, *on(t, -.42), q, cc)
    for t, q, cc in ((.12, 150, '#c98a6a'), (.27, 170, '#c9a070')): gear.tied(c, *on(t, -.42), q, cc)
    F.turf_algae(c, a, on(.4, -.1), 70, 50, 260)
    # the brush and the hand
    x, y = on(.475, -.5); L_ = 430; r = -.34

    def brush(cv): household.brush(cv, x + 130, y - 84, L_, r, '#e3b56c', '#fff4d6')
    hx, hy = x + 130 + math.cos(r) * L_ * .2, y - 84 + math.sin(r) * L_ * .2
    closeups.hand(c, hx, hy + 6, 215, PI * .78, 'pull', '#8a5a3c', '#16304a', 3.6, flip=True, held=brush)
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:                                    # loosened weed drifts off
        for _ in range(70):
            u = abs(rng.normal(0, 1)); px, py = x - 20 - u * 150, y - 40 - u * 60 + rng.normal(0, 50); q = rng.uniform(6, 20); rgb(g, jitter(rng, rng.choice(['#7f9a48', '#6f8a3f', '#a08a4a']), .04), .85); taper(g, wander(rng, px, py, rng.uniform(0, 7), q, 4, .5), [q * .2, q * .16, .5], 8); g.fill()
    A.fish(c, 'raccoon', W * .2, H * .42, 170, .35, .1); A.fish(c, 'raccoon', W * .09, H * .52, 120, .05)
    A.school(c, 'damsel', W * .76, H * .5, 5, 120, 40, 44, PI + .1, .4)
    c.particles(170, big=8); c.finish(.34, center=(.5, .55))
