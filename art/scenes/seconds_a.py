"""The second pictures of the articles 0 to 11: what the lead does not show (a detail, the reverse view, the place without people)."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S, parts_p as T
from parts_s import *
from paper import *

PI = math.pi


def n00(c, rng, variant=0):
    """Very close: one coral finger on a steel bar; its living crust has already grown over half of the cable tie."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#b8ead8'), (.4, '#4fb6b4'), (1, '#14607f')], 70, glow=(W * .16, -20, 700, 'cream', .6))
    S.bokeh(c, 16, (W * .4, H * .2, W, H * .75), ['#f2694b', '#f5b843', '#8f6fb8', '#ee8f9f', '#a9e4d2'], (30, 110), .3, 16)
    S.bokeh(c, 8, (0, 0, W * .5, H * .5), ['#d9fff0', '#a9e4d2'], (20, 70), .3, 12)
    c.set_air()
    c.god_rays(W * .1, -160, .3, 10, 1000, 1.1)
    for x0, y0, x1, y1, w, d in ((-40, .42, 1.04, .25, 34, .62), (-40, .58, 1.04, .36, 46, .5)):
        E.bar(c, (x0, H * y0), (W * x1, H * y1), w, '#5f8288', depth=d, blur=5)
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
    cups(c, [B_(rng.uniform(.375, .635), rng.uniform(-.42, .42)) for _ in range(80)], 10, cc)
    fx, fy = B_(.49, -.5)
    with c.piece(shadow=.3, lift=5, volume=.35, vsize=20, rim=.2) as g: smooth(g, [(fx - 190, fy + 30), (fx - 96, fy - 4), (fx - 60, fy - 76), (fx + 64, fy - 84), (fx + 96, fy - 10), (fx + 190, fy + 12), (fx + 90, fy + 40), (fx - 80, fy + 48)]); lin(g, 0, fy - 80, 0, fy + 50, cc, shade(cc, .02), cc); g.fill()
    # the colony: a leader with side branches, thin and antler-like
    tw = lambda q, w, d: twig(c, [(fx + x, fy + y) for x, y in q], w, shade(cc, d))
    tw([(-30, -150), (-150, -250), (-220, -330), (-250, -430)], [62, 54, 38], -.2); tw([(40, -200), (150, -250), (250, -330), (300, -400)], [62, 52, 36], -.2); tw([(-190, -300), (-280, -330), (-350, -390)], [44, 36, 26], -.12)
    tw([(0, 20), (-6, -140), (20, -290), (2, -430), (24, -590)], [150, 104, 84, 66, 44], 0)
    tw([(10, -300), (-70, -400), (-96, -490), (-92, -560)], [56, 48, 32], -.05); tw([(20, -330), (104, -420), (140, -520), (182, -590)], [56, 48, 32], .02); tw([(226, -318), (330, -310), (392, -350)], [40, 34, 24], -.05)
    tw([(20, -60), (110, -120), (160, -190), (176, -262)], [72, 58, 40], .06); tw([(-30, -70), (-116, -126), (-176, -150)], [60, 48, 34], .05)
    cups(c, [(fx + rng.uniform(-70, 70), fy + rng.uniform(-60, 20)) for _ in range(14)], 10, cc)
    A.fish(c, 'damsel', W * .17, H * .62, 130, .1, .1, depth=.06); A.fish(c, 'damsel', W * .08, H * .5, 90, -.1, -.1, depth=.25, blur=2)
    c.particles(200, big=14); c.finish(.36, center=(.5, .5))


def n01(c, rng, variant=0):
    """From straight above: rows of coral tables going down the slope from bright shallows into deep blue, a boat on the surface."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#e9efc8'), (.16, '#a9e0cc'), (.42, '#3fb0b8'), (.72, '#16708f'), (1, '#08345c')], 33, glow=(0, 0, 620, 'cream', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.6) as g:      # ripple marks lying across the slope
        for _ in range(220):
            x, y = rng.uniform(-100, W), rng.uniform(-50, H); t = min(1, (x / W * .8 + y / H * .55) / 1.2); q = rng.uniform(60, 190)
            p = wander(rng, x, y, -.95 + rng.normal(0, .1), q, 5, .14); rgb(g, 'white' if rng.random() < .5 else '#0a4a66', .22 * (1 - t * .7)); taper(g, p, [.4, 5, .4], 16, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.32, caustic=.55) as g: g.rectangle(0, 0, W, H); lin(g, 0, 0, W, H, (0, 'cream', .5), (.5, 'water2', .2), (1, 'water4', 0)); g.fill()
    ang = .62
    ux, uy = math.cos(ang), math.sin(ang)               # down the slope
    cols = ('saffron', 'coral', 'rose', 'violet', '#e9a05c', '#5fb0a0')
    spots = []
    for i in range(7):
        for j in range(-4, 5):
            d, s = 330 + i * 225, j * 265 + (i % 2) * 120
            x, y = d * ux - s * uy * .95 - 60, d * uy + s * ux * .95 - 120
            if -150 < x < W + 150 and -120 < y < H + 120 and rng.random() < .93 and not (x < W * .42 and y < H * .36): spots.append((x + rng.normal(0, 14), y + rng.normal(0, 14), i))
    for x, y, i in spots:
        d = min(.8, .02 + .125 * i)
        T.steel_table_top(c, x, y, 190 - 6 * i, 112 - 4 * i, ang - PI / 2 + rng.normal(0, .09), 6, 3, cols, 1.15, 24, lambda c, px, py, s, cc: B.coral_top(c, px, py, s, cc, int(c.rng.integers(0, 4)), depth=d, lift=3), depth=d)
    for x, y, n, h in ((.62, .3, 46, 1.0), (.34, .83, 34, -.4)): A.silhouettes(c, W * x, H * y, n, 130, 46, 17, h, '#0f5f78', .3)
    B.diver_top(c, W * .535, H * .56, 190, 2.5, 'coral', slate=False, drop=60, depth=.06); B.diver_top(c, W * .79, H * .6, 150, .4, 'saffron', tank='#c9d2d4', drop=50, depth=.34)
    for x, y, R in ((.5, .52, 26), (.515, .49, 16), (.8, .555, 15), (.79, .53, 10)): B.rings(c, [(W * x, H * y, R)], 'white', .7, 1)
    B.shade_blob(c, W * .25 + 90, H * .25 + 150, 250, 60, .5, .35, 16); B.shade_blob(c, W * .25 + 90, H * .25 + 150, 240, 150, .5, .1, 20)
    Q.jukung_top(c, W * .22, H * .2, 470, .5, '#d9573f', '#f0dcae', 'saffron')
    P_ = [(W * .22 + 255, H * .2 + 140), (W * .45, H * .4), (W * .5, H * .47)]
    with c.piece(shadow=.3, lift=5, volume=0) as g: rgb(g, '#fff8e0'); g.set_line_width(3); smooth(g, P_, False); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.6, vsize=9, rim=.5) as g: g.arc(W * .5, H * .47, 17, 0, 7); rad(g, W * .497, H * .463, 20, '#ffd9a8', '#f2694b', '#b43a26'); g.fill()
    for x, y, cc in ((.165, .155, '#f2694b'), (.275, .23, '#1b8f93')): E.top_person(c, W * x, H * y, 46, .5, True, cc, shadow_len=.3)
    sparkle(c, 170); c.finish(.34, center=(.42, .42))


def n02(c, rng, variant=0):
    """What the fishermen knew: a bamboo fish trap, empty, on bare sand in the last amber light; one small fish beside it."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#ffe9b4'), (.16, '#e9cf9a'), (.4, '#8fb59c'), (.7, '#3f8390'), (1, '#1f4f6e')], 84, glow=(W * .1, -30, 760, '#fff3c4', .7))
    L.surface_below(c, 70, .5, 80)
    c.god_rays(W * .06, -170, .42, 13, 1150, 1.2, '#fff0c0')
    hz = H * .6
    L.sandbed(c, [(-30, hz + 6), (W * .25, hz - 8), (W * .5, hz + 8), (W * .8, hz - 6), (W + 30, hz + 12)], '#ecd9a8', .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.55) as g: g.rectangle(-40, hz - 30, W + 80, 70); rgb(g, '#7fa898'); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=8, rim=.4, grain=.04, alpha=.8) as g:       # ripple crests
        y = hz + 44
        while y < H + 40:
            t = (y - hz) / (H - hz)
            p = [(x, y + math.sin(x / (90 + 90 * t) + y * .3) * (4 + 13 * t) + rng.normal(0, 2 + 4 * t)) for x in np.linspace(-40, W + 40, 14)]
            rgb(g, '#fff0c8', .55); taper(g, p, [3 + 12 * t] * 3, 60, False); g.fill(); rgb(g, '#2f6478', .4); taper(g, [(x, yy + 5 + 10 * t) for x, yy in p], [2 + 9 * t] * 3, 60, False); g.fill()
            y += 24 + 60 * t
    E.rubble(c, 0, W, H * .64, H * .78, 18, 18, depth=.3); E.rubble(c, 0, W, H * .88, H * .99, 14, 46)
    # the trap: a lying cylinder of split bamboo; mouth with its funnel to the left, towards us
    ax, bx, cy0, cy1, ra, rb = W * .44, W * .83, H * .655, H * .61, 218, 160
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.5) as g: smooth(g, [(ax - 60, cy0 + ra - 24), (bx + 60, cy1 + rb - 14), (bx + 260, cy1 + rb + 16), (bx + 120, cy1 + rb + 52), (ax + 120, cy0 + ra + 60), (ax - 40, cy0 + ra + 22)]); rgb(g, '#17405c'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=0) as g: rgb(g, '#efe0b4'); g.set_line_width(7); g.move_to(W * .62, cy0 - 180); g.curve_to(W * .66, H * .3, W * .6, H * .15, W * .63, -20); g.stroke()

    def P(u, a):       # point on the wall: u along (0 mouth .. 1 end), a around
        x, y, r = ax + (bx - ax) * u, cy0 + (cy1 - cy0) * u, ra + (rb - ra) * u + 26 * math.sin(PI * u)
        return x + math.cos(a) * r * .34, y + math.sin(a) * r
    cols = ('#c99a52', '#b3813f', '#d9b06a')
    for back in (1, 0):
        with c.piece(shadow=.15 if back else .4, lift=4, volume=.4, vsize=4, rim=.4, depth=.3 if back else 0) as g:
            A_ = np.linspace(-PI / 2, PI / 2, 40) if not back else np.linspace(PI / 2, PI * 1.5, 40)
            for sg in (-1, 1):           # the two families of slanting strips
                for k in range(-13, 26):
                    q = [P(u, a) for u, a in [(k / 13 + sg * (a - (0 if not back else PI)) / PI * .5, a) for a in A_] if 0 <= u <= 1]
                    if len(q) > 3: rgb(g, jitter(rng, shade(rng.choice(cols), -.25 if back else 0), .03)); taper(g, q, [7.5, 7.5], len(q)); g.fill()
            for u in (0, .25, .5, .75, 1): q = [P(u, a) for a in A_]; rgb(g, shade('#a9743a', -.35 if back else -.05)); taper(g, q, [17 if u in (0, 1) else 12] * 3, 40); g.fill()
        if back:
            with c.piece(shadow=.3, lift=5, volume=.4, vsize=4, rim=.4) as g:       # the funnel that should keep the fish in
                for k in range(26): a = k * 2 * PI / 26; x0, y0 = P(0, a); rgb(g, jitter(rng, shade(rng.choice(cols), -.1), .03)); taper(g, [(x0, y0), ((x0 + ax + 170) / 2 - 10, (y0 + cy0 - 10) / 2 + (y0 - cy0) * .1), (ax + 170 + math.cos(a) * 12, cy0 - 10 + math.sin(a) * 34)], [8, 5], 14); g.fill()
                for t in (.35, .7): q = [((P(0, a)[0]) * (1 - t) + (ax + 170) * t - 10 * math.sin(PI * t), P(0, a)[1] * (1 - t) + (cy0 - 10 + math.sin(a) * 34) * t) for a in np.linspace(0, 2 * PI, 30)]; rgb(g, '#8a5f34'); taper(g, q, [6] * 3, 50); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.5, vsize=8, rim=.4) as g:       # full rim of the mouth, stones tied on below
        q = [P(0, a) for a in np.linspace(0, 2 * PI, 40)]; rgb(g, '#b98445'); g.set_line_width(20); smooth(g, q); g.stroke(); rgb(g, '#5b3a22', .7); g.set_line_width(4)
        for k in range(0, 40, 3): x, y = q[k]; g.move_to(x - 9, y - 7); g.line_to(x + 9, y + 7); g.stroke()
    with c.piece(shadow=.45, lift=7, volume=.6, vsize=14, rim=.3) as g:
        for x, y, s in ((W * .47, cy0 + ra + 14, 50), (W * .71, cy1 + rb + 26, 44), (W * .52, cy0 + ra + 30, 34)): smooth(g, blob_pts(rng, x, y, s, s * .62, .12, 10)); lin(g, 0, y - s, 0, y + s, '#b9b09a', '#6f7a78'); g.fill()
    A.fish(c, 'damsel', W * .25, H * .6, 96, .12, .1); A.fish(c, 'fusilier', W * .93, H * .3, 54, PI, .05, depth=.5)
    B.starfish(c, W * .2, H * .9, 96, '#c9603f', .4, fat=.2)
    c.particles(260, big=12, color='#fff0c8'); c.finish(.44, warm=.06, center=(.5, .5))


def n04(c, rng, variant=0):
    """First morning of the second lab: sea water runs from a blue pipe into an empty tank; the corals still wait in a bucket."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#f3dfb4'), (.6, '#e3bf8c'), (1, '#b98a5f')], 60, glow=(W * .12, H * .1, 700, '#fff3cf', .6))
    with c.piece(shadow=0, volume=.1, rim=0, grain=.05) as g:       # bamboo wall
        for i in range(34):
            x = i * 50 - 20; lin(g, x, 0, x + 48, 0, '#e9cb94', '#d3ab70', '#b0854f'); g.rectangle(x, -10, 47, H * .8); g.fill()
            rgb(g, '#8f6a3c', .5)
            for y in (rng.uniform(0, .3), rng.uniform(.4, .7)): g.rectangle(x, H * y, 47, 5); g.fill()
    c.set_air()
    wx, wy, ww, wh = W * .08, H * .09, W * .27, H * .36      # window with the morning sea
    clip = lambda q: q.rectangle(wx, wy, ww, wh)
    with c.piece(shadow=0, volume=0, rim=0) as g: g.rectangle(wx, wy, ww, wh); lin(g, 0, wy, 0, wy + wh, '#8fcbd6', '#fbe7c4', '#fbd9a8', '#6fc4c0', '#2f9fa8'); g.fill()
    with c.piece(shadow=0, volume=.1, clip=clip) as g: smooth(g, [(wx + 150, wy + wh * .56), (wx + 250, wy + wh * .34), (wx + 300, wy + wh * .4), (wx + 430, wy + wh * .56)]); rgb(g, '#8fa9b0'); g.fill()
    F.palm(c, wx + 70, wy + wh, 190, .3, clip=clip)
    c.glow(wx + ww * .5, wy + wh * .5, 420, '#fff0c4', .5)
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=8) as g: rgb(g, '#8a5a3c'); g.set_line_width(22); g.rectangle(wx, wy, ww, wh); g.stroke(); g.set_line_width(11); g.move_to(wx + ww / 2, wy); g.line_to(wx + ww / 2, wy + wh); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.25, vsize=18, grain=.05) as g: poly(g, [(-20, H * .87), (W + 20, H * .87), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .87, 0, H, '#c98f5c', '#8a5a3a'); g.fill(); rgb(g, '#5b3626', .5); g.rectangle(-20, H * .925, W + 40, 4); g.fill()
    x0, x1, yt, yb, wl = W * .33, W * 1.04, H * .4, H * .885, H * .6       # tank
    with c.piece(shadow=.4, lift=16, volume=0, rim=0, grain=.02) as g: poly(g, [(x0, yt), (x1, yt), (x1, yb), (x0, yb)]); lin(g, x0, yt, x1, yb, (0, '#eaf7ee', .6), (1, '#a9d0cc', .55)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: poly(g, [(x0 + 8, wl), (x1, wl), (x1, yb), (x0 + 8, yb)]); lin(g, 0, wl, 0, yb, (0, '#9fe6d6', .85), (.5, '#45b5ba', .9), (1, '#1a7f98', .95)); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=6) as g:          # empty white rack
        for y, a in ((.8, 0), (.735, .05)):
            poly(g, [(W * (.4 + a), H * y), (W * 1.05, H * y), (W * 1.05, H * y + 20), (W * (.4 + a) - 14, H * y + 20)]); lin(g, 0, H * y, 0, H * y + 20, '#f6fbf4', '#b9dad6'); g.fill()
            for i in range(12):
                with at(g, W * (.425 + a + .055 * i), H * y + 8, 0, 17, 5): g.arc(0, 0, 1, 0, 7)
                rgb(g, '#2f7f8f', .8); g.fill()
        for px in (.43, .7, .97): rgb(g, '#d6ebe6'); taper(g, [(W * px, H * .815), (W * px, yb)], [15, 15], cap=False); g.fill()
    jx = W * .66
    c.glow(jx, wl + 90, 200, 'white', .35); 
    with c.piece(shadow=0, volume=0, rim=.2, grain=.01) as g:           # plume of air under the jet
        for _ in range(240):
            t = abs(rng.normal(0, .5)); x, y = jx + rng.normal(0, 26 + 60 * min(t, 1)), wl + 6 + t * 150
            if y > yb - 20: continue
            s = rng.uniform(2, 11) * (1 - .4 * min(1, t)); rgb(g, '#f4fffb', rng.uniform(.3, .85)); g.arc(x, y, s, 0, 7); g.fill(); rgb(g, '#8fd6d0', .5); g.arc(x + s * .2, y + s * .2, s * .6, 0, 7); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.3, vsize=12, rim=.6, grain=.012) as g:    # the jet
        q = [(W * .775, H * .2), (W * .725, H * .215), (W * .69, H * .3), (jx + 6, H * .45), (jx, wl + 10)]; lin(g, jx - 40, 0, jx + 60, 0, (0, '#f4fffb', .95), (.5, '#9fe0dc', .85), (1, '#dff8f2', .95)); taper(g, q, [44, 46, 40, 42, 66], 40, False); g.fill()
        rgb(g, 'white', .8)
        for o in (-9, 6): taper(g, [(x + o, y) for x, y in q[1:]], [3, 5, 4, 2], 30, False); g.fill()
    with c.piece(shadow=.25, lift=4, volume=.2, vsize=5, rim=.5, grain=.01) as g:    # splash crown
        for k in range(26): a = -PI / 2 + rng.normal(0, .75); q = rng.uniform(30, 120); x = jx + rng.normal(0, 34); rgb(g, '#e9fbf4', .9); s = rng.uniform(3, 8); g.arc(x + math.cos(a) * q, wl + math.sin(a) * q * .7, s, 0, 7); g.fill()
        smooth(g, [(jx - 100, wl + 6), (jx - 74, wl - 26), (jx - 40, wl - 6), (jx, wl - 30), (jx + 36, wl - 8), (jx + 80, wl - 30), (jx + 104, wl + 6), (jx, wl + 18)]); rgb(g, '#f0fff8', .9); g.fill()
        rgb(g, '#effff6', .9); taper(g, [(x0 + 8, wl), (W * .5, wl - 3), (jx, wl + 4), (W * .85, wl - 3), (x1, wl)], [7, 5, 9, 5, 7], 40, False); g.fill()
        for R in (150, 230): rgb(g, 'white', .5); g.set_line_width(3); g.save(); g.translate(jx, wl + 6); g.scale(R, R * .09); g.arc(0, 0, 1, 0, 7); g.restore(); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for a, b, al in ((.37, .4, .4), (.415, .425, .3), (.88, .94, .2)): poly(g, [(W * a, yt + 8), (W * b, yt + 8), (W * (b - .03), yb - 6), (W * (a - .03), yb - 6)]); lin(g, 0, yt, 0, yb, (0, 'white', al), (1, 'white', .03)); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.2, vsize=4) as g: rgb(g, '#35525c'); g.set_line_width(12); g.move_to(x0, yt - 4); g.line_to(x0, yb); g.line_to(W + 20, yb); g.stroke(); rgb(g, '#dff5ee'); g.set_line_width(5); g.move_to(x0 + 9, yt); g.line_to(x0 + 9, yb - 6); g.stroke(); rgb(g, '#35525c'); g.set_line_width(10); g.move_to(x0, yt); g.line_to(W + 20, yt); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=18, rim=.5) as g:     # blue pipe with a red valve
        rgb(g, '#2f6fb4'); g.set_line_width(56); g.set_line_cap(0); g.move_to(W * 1.02, H * .1); g.line_to(W * .84, H * .1); g.curve_to(W * .79, H * .1, W * .775, H * .12, W * .775, H * .205); g.stroke()
        rgb(g, '#1f4f8a'); 
        for a, b, w, h in ((.92, .1, 26, 72), (.855, .1, 22, 70)): g.rectangle(W * a - w / 2, H * b - h / 2, w, h); g.fill()
        g.rectangle(W * .775 - 37, H * .185, 74, 30); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=8) as g: rgb(g, '#8a3a2c'); taper(g, [(W * .888, H * .1 - 20), (W * .888, H * .03)], [13, 13]); g.fill(); rgb(g, 'coral'); taper(g, [(W * .85, H * .03), (W * .926, H * .03)], [24, 24]); g.fill()
    bx, by = W * .17, H * .97      # the bucket with the first corals
    with c.piece(shadow=.3, lift=4, volume=0) as g:
        with at(g, bx, by - 190, 0, 150, 34): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, by - 220, 0, by - 150, '#7fd0cc', '#2f9fa8'); g.fill()
    for dx, q, cc, k in ((-80, 1.2, 'coral', 'staghorn'), (70, 1.15, 'saffron', 'staghorn'), (0, 1.25, 'rose', 'poc'), (-30, .8, 'violet', 'staghorn')): F.plant(c, k, bx + dx, by - 165, q, cc)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=30) as g:
        smooth(g, [(bx - 152, by - 190), (bx - 118, by - 10), (bx - 90, by + 6), (bx + 90, by + 6), (bx + 118, by - 10), (bx + 152, by - 190), (bx + 80, by - 160), (bx, by - 152), (bx - 80, by - 160)], tension=.3); lin(g, bx - 150, 0, bx + 150, 0, '#ffd77a', '#f0a83a', '#b9701f'); g.fill()
    c.finish(.34, warm=.1, center=(.55, .5))


def n05(c, rng, variant=0):
    """Under the anchored fleet: the finished star sinks on its rope between the keels; snorkellers at the surface watch it go."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#d9f6dc'), (.2, '#7fd6c4'), (.5, '#2f9fae'), (.8, '#12648a'), (1, '#083a62')], 92, glow=(W * .66, -60, 760, '#fff6cf', .7))
    L.surface_below(c, 110, .7, 110)
    c.god_rays(W * .68, -180, .42, 15, 1100, 1.2)
    far = L.rocks(c, [(-30, H * .78), (W * .2, H * .84), (W * .5, H * .9), (W * .8, H * .86), (W + 30, H * .78)], '#2f7f8c', .6, 14)
    for x, s, d, f, cc in ((.1, 330, .5, False, '#3f6f8a'), (.84, 380, .42, True, '#355f86'), (.955, 240, .62, False, '#3f6f8a')): keel(c, W * x, 26, s, cc, f, depth=d)
    keel(c, W * .4, 10, 700, '#f0ead8', False, bottom='#b23f3a', depth=.1)
    for x, h, cc, d in ((.63, 0, 'plum', .05), (.75, PI, 'saffron', .08), (.2, PI, 'teal', .2)): P.snorkeler(c, W * x, H * .085, 170, h, cc, 'coral', depth=d)
    base = L.sandbed(c, [(-30, H * .87), (W * .3, H * .9), (W * .65, H * .93), (W + 30, H * .88)], '#e3dcb4', .35)
    for x, y, s, d in ((.16, .93, 210, .2), (.84, .93, 230, .12), (.5, .935, 150, .34), (.32, .925, 120, .4)): G.reef_star(c, W * x, H * y, s, frags=9, depth=d, rot=rng.uniform(0, 1))
    sx, sy, ss = W * .545, H * .72, 500
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=3) as g:       # rope and bridle
        rgb(g, '#f6ecc8'); g.set_line_width(7); g.move_to(W * .7, H * .04); g.curve_to(W * .64, H * .12, W * .575, H * .2, sx - 4, H * .36); g.stroke(); g.set_line_width(5)
        for k in (0, 2, 4): g.move_to(sx - 4, H * .36); g.line_to(sx + math.cos(.3 + k * PI / 3) * ss * .24, sy - ss * .33 + math.sin(.3 + k * PI / 3) * ss * .085); g.stroke()
        rgb(g, '#39434f'); g.arc(sx - 4, H * .36, 10, 0, 7); g.fill()
    G.reef_star(c, sx, sy, ss, frags=14, rot=.3, grown=.95)
    with c.piece(shadow=0, volume=0, rim=0, alpha=.3, blur=10) as g: smooth(g, blob_pts(rng, sx - 60, H * .945, 240, 24, .08, 12)); rgb(g, 'navy'); g.fill()
    A.school(c, 'sergeant', W * .77, H * .56, 9, 120, 70, 70, PI + .2, .3); A.fish(c, 'idol', W * .27, H * .62, 110, .1); A.silhouettes(c, W * .22, H * .45, 40, 170, 40, 16, .1)
    for dx in (-90, 40, 120): c.bubbles(sx + dx, sy - 150, 8, 190, 8, 10)
    F.reef_patch(c, -20, W * .12, lambda x: H * 1.02, 2, 1.0); F.sea_fan(c, W * .97, H * 1.04, 260, 'plum', -.1)
    c.particles(220, big=10); c.finish(.36, center=(.52, .5))


def n06(c, rng, variant=0):
    """What the class sees from the jetty: straight down into clear water, with their own shadows waving on the sand among fish and starfish."""
    W, H = c.w, c.h
    c.light = (-.8, -.6)
    c.backdrop([(0, '#f3eccb'), (.35, '#bfe6cf'), (.7, '#5cc0bf'), (1, '#238fa3')], 18, glow=(W * .2, H * .1, 700, 'cream', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.7) as g:       # ripple marks
        for _ in range(150):
            x, y = rng.uniform(-60, W), rng.uniform(0, H); q = rng.uniform(80, 240); rgb(g, 'white' if rng.random() < .5 else '#3f8f9a', .2); taper(g, wander(rng, x, y, 1.2 + rng.normal(0, .12), q, 5, .16), [.5, 7, .5], 18, False); g.fill()
    for x, y, s, k, cc in ((.9, .12, 210, 0, 'coral'), (.97, .3, 150, 1, 'leaf'), (.8, .04, 130, 3, 'violet'), (.95, .9, 230, 2, 'saffron'), (.84, .98, 150, 0, 'rose'), (.99, .72, 120, 1, '#c9a46c')): B.coral_top(c, W * x, H * y, s, cc, k)
    for x, y in ((.47, .98), (.55, .04), (.62, .96)):     # tufts of seagrass from above
        with c.piece(shadow=.35, lift=6, volume=.15, vsize=4) as g:
            for _ in range(34): p = wander(rng, W * x + rng.normal(0, 50), H * y + rng.normal(0, 30), rng.normal(.5, .35), rng.uniform(70, 150), 5, .14); rgb(g, jitter(rng, shade('leaf', rng.uniform(-.3, .15)), .03)); taper(g, p, [6, 8, 6, 1], 14); g.fill()
    B.starfish(c, W * .72, H * .8, 130, '#2f6fd0', .3, fat=.17); B.starfish(c, W * .56, H * .3, 104, '#e0633f', 1.0, fat=.22); B.urchin(c, W * .87, H * .55, 110)
    # the shadows: jetty edge and eight children
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3.2, alpha=.56) as g:
        rgb(g, '#174a66'); poly(g, [(-40, -40), (W * .19, -40), (W * .245, H + 40), (-40, H + 40)]); g.fill()
        for i, (y, q, kind, arm) in enumerate(((.07, 1.0, 'short', 0), (.2, .78, 'pony', 1), (.335, .9, 'cap', 0), (.47, .72, 'bob', -1), (.6, .86, 'bob', 1), (.735, 1.05, 'short', 0), (.86, .7, 'pig', -1), (.975, .9, 'cap', 0))):
            shadow_child(g, W * (.185 + .055 * y), H * y, 330 * q, -.12 + rng.normal(0, .05), kind, arm, rng)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, caustic=.8) as g: g.rectangle(0, 0, W, H); lin(g, 0, 0, W, 0, (0, 'cream', .0), (.4, 'cream', .12), (1, 'water2', .1)); g.fill()
    A.school(c, 'sergeant', W * .66, H * .54, 11, 130, 80, 74, .5, .5, lift=16); A.school(c, 'chromis', W * .74, H * .2, 14, 150, 60, 52, 2.6, .3, lift=14)
    for sp, x, y, l, h in (('longnose', .49, .74, 120, -.5), ('parrotfish', .8, .37, 190, 2.7), ('fusilier', .48, .12, 80, .9)): A.fish(c, sp, W * x, H * y, l, h, .1, lift=18, shadow=.35)
    # the boards of the jetty at the left edge, with what the class left there
    with c.piece(shadow=.6, lift=26, volume=.25, vsize=18, grain=.05) as g:
        for i in range(13):
            y = H * (-.03 + .083 * i); cc = jitter(rng, shade('#c4955f', rng.uniform(-.12, .12)), .02)
            poly(g, [(-30, y), (W * (.13 + .004 * i) + rng.normal(0, 6), y), (W * (.134 + .004 * i) + rng.normal(0, 6), y + H * .079), (-30, y + H * .079)]); lin(g, 0, y, 0, y + H * .08, shade(cc, .2), cc, shade(cc, -.25)); g.fill()
            rgb(g, '#5b3a26', .35)
            for _ in range(4): a = rng.uniform(0, W * .1); q = y + rng.uniform(8, 70); taper(g, [(a, q), (a + 40, q + rng.normal(0, 3)), (a + 90, q)], [.4, 3, .4], 10, False); g.fill()
            for px in (.03, .115): rgb(g, '#3f2c22', .8); g.arc(W * px, y + H * .04, 4, 0, 7); g.fill()
    with c.piece(shadow=.5, lift=6, volume=.3, vsize=5) as g:
        for x, y, cc, ro in ((.03, .2, '#f2694b', 1.5), (.035, .255, '#f2694b', 1.65), (.05, .5, '#1b8f93', 1.4), (.052, .56, '#1b8f93', 1.7), (.03, .83, '#8f6fb8', 1.6), (.036, .885, '#8f6fb8', 1.45)): S.sandal(g, rng, W * x, H * y, 76, ro, cc, 1.0)
    sparkle(c, 120, (W * .25, 0, W, H)); c.finish(.3, warm=.06, center=(.5, .5))


def n07(c, rng, variant=0):
    """Everything is ready for the class: small masks and snorkels hang on a bamboo rack on the empty morning beach, fins stand below."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .8, hz - 90, 34), '#fff3cf', .9); L.cloud(c, W * .3, H * .16, 360, '#fde6cf', .35); L.cloud(c, W * .55, H * .26, 200, '#fde6cf', .45, 5)
    L.island(c, W * .22, hz + 3, 420, 44, depth=.5, palms=6)
    L.sea(c, hz, H * .62, 'morning', W * .8, 80, .8)
    sh = [(-30, H * .6), (W * .35, H * .575), (W * .7, H * .6), (W + 30, H * .585)]
    L.ground(c, [(x, y - 8) for x, y in sh], '#d9bb8c', '#d3b07c', 40); L.foam(c, [(x, y - 8) for x, y in sh], 8)
    L.ground(c, [(x, y + 26) for x, y in sh], 'sand', '#d9b988', 300)
    L.jukung(c, W * .46, H * .515, 240, None, '#c85a8e', depth=.16)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4) as g: poly(g, [(W * .1, H * .9), (W * .9, H * .86), (W * .8, H * .97), (W * .0, H * 1.0)]); rgb(g, '#8a6a5a'); g.fill()
    bars = [((W * .05, H * .17), (W * .95, H * .135)), ((W * .07, H * .53), (W * .93, H * .51))]
    for px, t, b in ((.12, .1, .92), (.885, .08, .88)): bamboo(c, (W * px, H * t), (W * px + 6, H * b), 36)
    for a, b in bars: bamboo(c, a, b, 30)
    cols = [('coral', 'cream'), ('teal', 'saffron'), ('saffron', 'teal'), ('plum', 'cream'), ('#3c86c2', 'coral')]
    for i, (cc, tt) in enumerate(cols): x = W * (.21 + .142 * i); dive_mask(c, x, H * (.163 - .006 * i), 172 - 10 * (i % 2), cc, tt, rng.uniform(-.02, .12))
    for i, (cc, tt) in enumerate((('violet', 'coral'), ('coral', 'teal'), ('leaf', 'saffron'))): x = W * (.52 + .14 * i); dive_mask(c, x, H * (.526 - .006 * i), 158, cc, tt, rng.uniform(.0, .1))
    with c.piece(shadow=.4, lift=9, volume=.3, vsize=12) as g:      # towel over the lower bar
        q = [(W * .19, H * .505), (W * .4, H * .495), (W * .405, H * .72), (W * .35, H * .735), (W * .3, H * .715), (W * .24, H * .735), (W * .185, H * .72)]; smooth(g, q, tension=.18); p = g.copy_path(); lin(g, W * .18, 0, W * .4, 0, '#fffaf0', '#efe3cb', '#fff8ea'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('coral', 'teal', 'saffron')): rgb(g, cc, .85); g.rectangle(W * .17, H * (.6 + .035 * k), W * .25, 15); g.fill()
    for x, y, s, ro, cc in ((.2, .95, 210, -.18, 'saffron'), (.255, .965, 200, .1, 'saffron'), (.4, .97, 180, -.1, 'teal'), (.445, .965, 184, .16, 'teal'), (.63, .955, 200, -.14, 'coral'), (.68, .965, 196, .14, 'coral'), (.8, .94, 160, .05, 'violet'), (.835, .945, 156, .25, 'violet')): T.swim_fin(c, W * x, H * y, s, ro, cc)
    with c.piece(shadow=0, volume=.2, vsize=6, rim=.3, grain=.05) as g:     # sand heaped around the feet of the fins
        for x, y in ((.2, .965), (.255, .98), (.4, .985), (.445, .98), (.63, .97), (.68, .98), (.8, .955), (.835, .96), (.125, .93), (.89, .89)): smooth(g, blob_pts(rng, W * x, H * y + 12, 58, 20, .14, 11)); lin(g, 0, H * y - 10, 0, H * y + 30, '#f0dcae', '#dfc28f'); g.fill()
    F.palm(c, W * 1.02, H * .9, 900, -.16, leaves='moss'); T.scallop(c, W * .06, H * .93, 90, rot=.4)
    c.finish(.28, warm=.12, center=(.5, .5))


def n08(c, rng, variant=0):
    """What the money is for: the bamboo skeleton of a small laboratory on the beach at dawn, an empty tank already under its half roof; nobody there yet."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .47
    L.sky(c, 'rose', hz, (W * .13, hz - 50, 36), '#fff0c4', 1.0); L.cloud(c, W * .75, H * .13, 420, '#f9dcc8', .35); L.cloud(c, W * .38, H * .24, 240, '#f9dcc8', .45, 5)
    L.rinjani(c, W * .16, hz + 2, 620, 100, '#8f93b0', .5)
    L.sea(c, hz, H * .64, 'rose', W * .13, 80, .9)
    L.ground(c, [(-30, H * .625), (W * .3, H * .6), (W * .65, H * .59), (W + 30, H * .56)], '#ecd0a2', '#c99a6c', 320); L.foam(c, [(-30, H * .615), (W * .3, H * .592), (W * .65, H * .582), (W + 30, H * .552)], 7)
    for x, s, ln in ((.93, 520, -.1), (.79, 420, .14)): F.palm(c, W * x, H * .62, s, ln, depth=.2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.4) as g: poly(g, [(W * .34, H * .86), (W * .84, H * .83), (W * 1.04, H * .97), (W * .52, H * 1.0)]); rgb(g, '#7a4f5c'); g.fill()
    fl, top = H * .83, H * .3
    bx = [.33, .485, .64, .8]
    for x in bx: bamboo(c, (W * (x + .055), H * .74), (W * (x + .055), H * .26), 17, depth=.12)
    bamboo(c, (W * .36, H * .275), (W * .89, H * .262), 16, depth=.1)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=10) as g:          # floor of planks
        poly(g, [(W * .3, fl), (W * .83, fl - 14), (W * .885, H * .74), (W * .365, H * .75)]); lin(g, 0, H * .74, 0, fl, '#e0b27a', '#b9834f'); g.fill(); rgb(g, '#6b4630', .6); g.set_line_width(3)
        for k in range(13): t = k / 12; g.move_to(W * (.3 + .53 * t), fl - 14 * t); g.line_to(W * (.365 + .52 * t), H * (.75 - .01 * t)); g.stroke()
        poly(g, [(W * .3, fl), (W * .83, fl - 14), (W * .83, fl + 12), (W * .3, fl + 26)]); rgb(g, '#8a5f3c'); g.fill()
    G.aquarium(c, W * .6, H * .665, 400, 190, 60, water='#d6efe8', glow=.1, legs=118)
    for x in bx: bamboo(c, (W * x, fl + 30), (W * x, top), 24)
    ridge_ = [(W * .3, H * .085), (W * .93, H * .065)]
    for a, b in (((W * .28, H * .31), (W * .86, H * .295)), ((W * .29, H * .53), (W * .49, H * .525))): bamboo(c, a, b, 20)
    for i in range(9):                     # rafters
        t = i / 8; ex = W * (.285 + .57 * t)
        bamboo(c, (ex - 26, H * (.345 - .015 * t)), (W * (.335 + .57 * t), H * (.08 - .015 * t)), 14)
    bamboo(c, ridge_[0], ridge_[1], 20)
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=22, grain=.07) as g:      # the finished part of the roof
        q = [(W * .62, H * .066), (W * .94, H * .05), (W * .885, H * .36), (W * .56, H * .37), (W * .575, H * .28), (W * .59, H * .23), (W * .598, H * .15)]; smooth(g, q, tension=.12); p = g.copy_path(); lin(g, 0, H * .05, 0, H * .37, '#dcb06c', '#a97a40'); g.fill(); g.append_path(p); g.clip()
        for _ in range(420): x, y = rng.uniform(W * .54, W * .95), rng.uniform(H * .03, H * .34); rgb(g, '#6b4826' if rng.random() < .55 else '#f6d79a', .4); taper(g, [(x, y), (x - 9, y + rng.uniform(30, 60))], [3.4, 1]); g.fill()
        for y in (.15, .25): rgb(g, '#5b3b22', .35); taper(g, [(W * .55, H * y), (W * .75, H * (y - .008)), (W * .95, H * y)], [6, 10, 6], 20); g.fill()
    # ladder, tools, stacked bamboo, bucket
    for o in (0, 62): bamboo(c, (W * .225 + o, H * .93 + o * .04), (W * .315 + o * .9, H * .22), 15)
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:
        for k in range(9): t = .08 + k * .1; x, y = W * (.225 + .09 * t), H * (.93 - .71 * t); rgb(g, '#c99a5c'); taper(g, [(x - 6, y + 2), (x + 66 - 6 * t, y + 4)], [11, 11]); g.fill()
    for k, (y, x0, x1) in enumerate(((.965, .03, .33), (.94, .01, .3), (.985, .05, .36), (.92, .03, .28))): bamboo(c, (W * x0, H * y), (W * x1, H * (y + .012)), 26)
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=14) as g:       # bundle of thatch on the ground, saw, basket of rope
        smooth(g, [(W * .86, H * .95), (W * .875, H * .885), (W * .95, H * .87), (W * 1.02, H * .885), (W * 1.02, H * .97), (W * .93, H * .975)]); p = g.copy_path(); lin(g, 0, H * .87, 0, H * .97, '#e3bd7c', '#a97a44'); g.fill(); g.append_path(p); g.clip()
        for _ in range(150): x, y = rng.uniform(W * .85, W), rng.uniform(H * .87, H * .98); rgb(g, '#6b4826' if rng.random() < .5 else '#f8dfa8', .45); taper(g, [(x, y), (x + 60, y + rng.normal(0, 5))], [3, 1]); g.fill()
        rgb(g, 'coral'); g.rectangle(W * .925, H * .86, 15, H * .13); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=5) as g:
        with at(g, W * .475, H * .92, .12): poly(g, [(0, -16), (150, -4), (150, 8), (0, 24)]); lin(g, 0, -16, 0, 20, '#e3ebe8', '#8fa3ad'); g.fill(); rgb(g, '#7a4a30'); smooth(g, [(4, -26), (-58, -30), (-66, 26), (4, 30)], tension=.3); g.fill(); rgb(g, '#d9b58a'); smooth(g, [(-14, -8), (-44, -10), (-46, 10), (-14, 12)]); g.fill()
    T.basket(c, W * .72, H * .965, 130, '#d0a05c', handle=False)
    S.rope(c, [(W * .69, H * .905), (W * .71, H * .885), (W * .735, H * .895), (W * .75, H * .915), (W * .775, H * .95), (W * .8, H * .965)], 13)
    c.finish(.32, warm=.14, center=(.55, .5))


def n09(c, rng, variant=0):
    """The news comes by post: an open envelope on a table out of which the sea rises, with fish, a turtle and a boat on the crest."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#fbe9c8'), (.55, '#f3cf9c'), (1, '#d99f6a')], 75, glow=(W * .3, H * .1, 800, '#fff8e0', .5))
    with c.piece(shadow=.35, lift=10, volume=.15, vsize=18, grain=.05) as g: poly(g, [(-20, H * .8), (W + 20, H * .79), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .8, 0, H, '#b9785a', '#7d4a40'); g.fill(); rgb(g, '#5a3030', .35); g.rectangle(-20, H * .9, W + 40, 4); g.fill()
    c.set_air()
    B.shade_blob(c, W * .56, H * .93, 560, 46, 0, .5, 18)
    ex0, ex1, et, eb = W * .27, W * .77, H * .56, H * .93
    paper, inner = '#fff6e2', '#e2607a'
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=22, rim=.4, grain=.03) as g:      # opened flap and lining
        poly(g, [(ex0, et), (W * .5, H * .25), (W * .54, H * .25), (ex1, et)]); lin(g, 0, H * .25, 0, et, '#f0dcb8', '#d9bd90'); g.fill()
        poly(g, [(ex0 + 40, et), (W * .51, H * .285), (W * .53, H * .285), (ex1 - 40, et)]); lin(g, 0, H * .28, 0, et, '#3fb0b4', '#137a95'); g.fill()
        poly(g, [(ex0, et - 2), (ex1, et - 2), (ex1, eb), (ex0, eb)]); lin(g, 0, et, 0, eb, '#0f6a86', '#0a3a5c'); g.fill()
    waves = [([(.31, .62), (.3, .46), (.335, .3), (.42, .17), (.54, .1), (.68, .1), (.8, .16), (.87, .25), (.89, .335), (.845, .3), (.79, .285), (.735, .31), (.71, .38), (.725, .47), (.74, .56), (.745, .62)], ('#2f9fb0', '#137a95', '#0a4a72'), .1),
             ([(.305, .62), (.3, .5), (.35, .38), (.43, .29), (.53, .235), (.63, .24), (.69, .29), (.71, .36), (.665, .34), (.62, .36), (.61, .43), (.645, .52), (.7, .62)], ('#7fd6cc', '#2fa6b0', '#137a95'), 0),
             ([(.3, .63), (.305, .53), (.36, .45), (.44, .42), (.51, .44), (.55, .49), (.52, .485), (.53, .54), (.6, .57), (.68, .55), (.73, .57), (.745, .63)], ('#c9f3e0', '#6fd0c6', '#2fa6b0'), 0)]
    for k, (pts, cols, d) in enumerate(waves):
        P_ = [(W * x, H * y) for x, y in pts]
        with c.piece(shadow=.5, lift=14, volume=.4, vsize=40, rim=.5, grain=.04) as g:
            smooth(g, P_, tension=.5); p = g.copy_path(); lin(g, 0, H * (.1 + .15 * k), 0, H * .62, *cols); g.fill(); g.append_path(p); g.clip()
            for j in range(5):        # lines of flow
                rgb(g, 'white', .2); q = [(x + (W * .5 - x) * .06 * (j + 1) + 10 * j, y + 30 * (j + 1)) for x, y in P_[1:-2]]; taper(g, q, [1, 7, 6, 2], 60, False); g.fill()
        with c.piece(shadow=.25, lift=4, volume=.2, vsize=5, rim=.3, grain=.02) as g:     # foam lip
            lip = {0: P_[3:11], 1: P_[3:10], 2: P_[2:8]}[k]; q = curve_pts(lip, 60); rgb(g, '#fffdf4')
            taper(g, q, [4, 12, 18, 24, 20, 8], 60); g.fill()
            for i in range(8, 58):
                s = rng.uniform(5, 15) * (i / 58); g.arc(q[i][0] + rng.normal(0, 9), q[i][1] + rng.normal(0, 9), s, 0, 7); g.fill()
        if k == 0:
            L.jukung(c, W * .585, H * .118, 138, 'saffron', '#d9573f', reflection=False)
            A.turtle(c, W * .475, H * .225, 150, -.35, 40, 0, .2); A.fish(c, 'idol', W * .79, H * .235, 84, .4, .1)
        if k == 1: A.school(c, 'anthias', W * .44, H * .36, 9, 90, 36, 54, -.6, .4); A.fish(c, 'tang', W * .57, H * .31, 104, .2, .15)
        if k == 2: A.fish(c, 'raccoon', W * .385, H * .5, 96, -.3, .1); F.staghorn(c, W * .64, H * .66, 130, 'coral', 2, 6); F.sea_fan(c, W * .71, H * .64, 120, 'plum'); F.pocillopora(c, W * .575, H * .635, 90, 'rose'); F.table_coral(c, W * .46, H * .65, 150, 'saffron')
    with c.piece(shadow=.45, lift=12, volume=.22, vsize=26, rim=.5, grain=.03) as g:      # front of the envelope
        for q, cc in (([(ex0, et - 6), (W * .48, H * .79), (ex0, eb)], '#f6e6c6'), ([(ex1, et - 6), (W * .56, H * .79), (ex1, eb)], '#ead6b0')):
            smooth(g, q, tension=.03); lin(g, ex0, 0, ex1, 0, shade(cc, .25), cc); g.fill()
    with c.piece(shadow=.4, lift=10, volume=.2, vsize=26, rim=.5, grain=.03) as g: smooth(g, [(ex0, eb), (W * .5, H * .7), (W * .54, H * .7), (ex1, eb), (W * .52, eb + 5)], tension=.06); lin(g, 0, H * .7, 0, eb, '#fffaec', '#f0dfbc'); g.fill()
    sx, sy = W * .52, H * .745
    with c.piece(shadow=.45, lift=7, volume=.6, vsize=14, rim=.6) as g:      # wax seal with a shell
        smooth(g, blob_pts(rng, sx, sy, 58, 56, .09, 14)); rad(g, sx - 16, sy - 18, 80, '#ff9a7a', '#e2553f', '#a8322c'); g.fill(); g.arc(sx, sy, 40, 0, 7); rgb(g, '#c9402f'); g.fill()
        rgb(g, '#ffb598')
        for k in range(7): a = -PI / 2 + (k - 3) * .3; taper(g, [(sx, sy + 22), (sx + math.cos(a) * 48, sy + 22 + math.sin(a) * 48)], [4, 9]); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:       # drops that jump
        for x, y, s in ((.9, .4, 13), (.915, .46, 9), (.885, .45, 7), (.87, .38, 8), (.27, .42, 9), (.285, .36, 6), (.255, .5, 12), (.93, .34, 6)): smooth(g, blob_pts(rng, W * x, H * y, s, s * 1.25, .05, 9)); lin(g, 0, H * y - s, 0, H * y + s, '#e9fff6', '#3fb0b8'); g.fill()
    T.scallop(c, W * .16, H * .88, 100, rot=-.3)
    with c.piece(shadow=.5, lift=8, volume=.45, vsize=8, rim=.4) as g:     # a fountain pen
        with at(g, W * .88, H * .905, -.3): lin(g, 0, -13, 0, 13, '#4aa0a8', '#123a50'); taper(g, [(-120, 0), (40, 0), (80, 0)], [20, 26, 20]); g.fill(); rgb(g, 'saffron'); g.rectangle(36, -13, 9, 26); g.fill(); poly(g, [(84, -9), (132, 0), (84, 9)]); lin(g, 84, -8, 84, 8, '#fff0b8', '#c9953c'); g.fill()
    c.finish(.26, warm=.06, center=(.52, .45))


def n10(c, rng, variant=0):
    """Night over the bay from straight above: outrigger boats with lamps have come together in a star around a garland of flowers on the water."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#1f3f7a'), (.5, '#14285c'), (1, '#0b1738')], 60)
    c.shadow_col = col('#050a1e')
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(420):
            x, y = rng.uniform(-30, W), rng.uniform(0, H); q = rng.uniform(14, 60); rgb(g, rng.choice(['#3f6ab0', '#5a86c4', '#0a1230']), rng.uniform(.12, .4)); taper(g, wander(rng, x, y, rng.normal(-.1, .3), q, 4, .3), [.4, 2.6, .4], 9, False); g.fill()
    cx, cy = W * .53, H * .51
    c.glow(cx, cy, 520, '#ffb45a', .4, 1.0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # lamp light broken on the water
        for _ in range(520):
            a, q = rng.uniform(0, 7), abs(rng.normal(150, 150)); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q * .9; l = rng.uniform(8, 34); rgb(g, rng.choice(['#ffd98a', '#ffb45a', '#ffe9b8']), rng.uniform(.1, .6) * max(.1, 1 - q / 480)); taper(g, [(x - l / 2, y), (x, y - 2), (x + l / 2, y)], [.3, 3, .3], 8, False); g.fill()
    cols = [('#d9573f', 'cream'), ('#2f8fa0', 'coral'), ('#f0b03a', 'teal'), ('#8f6fb8', 'saffron'), ('#e9e0c8', 'plum'), ('#3c86c2', 'coral'), ('#c85a8e', 'cream'), ('#4d9a72', 'saffron')]
    lamps = []
    for k, (h, st) in enumerate(cols):
        a = k * PI / 4 + .2 + rng.normal(0, .05); R = rng.uniform(345, 385)
        x, y, s = cx + math.cos(a) * R * 1.06, cy + math.sin(a) * R * .98, 360
        Q.jukung_top(c, x, y, s, a + PI + rng.normal(0, .05), h, '#e9d3a4', st)
        for u, cc in ((.06, ('coral', 'teal', '#fff4d6', 'saffron')[k % 4]), (.21, ('violet', 'saffron', 'coral', '#fff4d6')[k % 4])):
            px, py = x + math.cos(a) * s * u, y + math.sin(a) * s * u
            B.person_top(c, px, py, 54, a + PI, cc, '#2c3448', ['short', 'hat', 'hijab', 'cap'][(k + int(u * 10)) % 4], rng.choice(['#f5b843', '#c85a8e', '#3c86c2', '#fff4d6']), slen=.01)
        lamps.append((cx + math.cos(a) * (R - 128), cy + math.sin(a) * (R - 128) * .95))
    c.tint('#0a1440', .26)
    for x, y in lamps:
        c.glow(x, y, 130, '#ffc46b', .85)
        with c.piece(shadow=0, volume=.2, vsize=5, rim=.4) as g: g.arc(x, y, 15, 0, 7); rad(g, x - 4, y - 4, 17, '#fffbe6', '#ffe19a', '#f5a83f'); g.fill(); rgb(g, '#6b4a34'); g.set_line_width(3); g.arc(x, y, 15, 0, 7); g.stroke()
    c.glow(cx, cy, 330, '#ffca7a', .4)
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5, rim=.5) as g:      # garland
        for k in range(46):
            a = k * 2 * PI / 46 + rng.normal(0, .05); q = 112 + rng.normal(0, 9); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q * .94; cc = jitter(rng, rng.choice(['#fffaf0', '#ffd24a', '#f2694b', '#e56a9a', '#fff4d6']), .03); ph = rng.uniform(0, 2)
            if k % 3 == 0: F.leaf(g, x, y, 34, 14, a + rng.normal(0, .6), shade('leaf', -.1), False)
            for m in range(5): b = ph + m * 1.257; rgb(g, shade(cc, rng.uniform(-.05, .15))); smooth(g, blob_pts(rng, x + math.cos(b) * 10, y + math.sin(b) * 10, 10, 8, .1, 8, b)); g.fill()
            rgb(g, 'saffron'); g.arc(x, y, 4.5, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:         # loose petals inside, and a few drifting
        for _ in range(46): a, q = rng.uniform(0, 7), abs(rng.normal(0, 150)); rgb(g, jitter(rng, rng.choice(['#fffaf0', '#ffd24a', '#f08a9a']), .03), .9); smooth(g, blob_pts(rng, cx + math.cos(a) * q, cy + math.sin(a) * q * .9, 8, 5, .15, 7, a)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:           # stars mirrored in the calm corners
        for _ in range(110):
            x, y = rng.uniform(0, W), rng.uniform(0, H)
            if math.hypot(x - cx, y - cy) > 470: rgb(g, '#e9f3ff', rng.uniform(.3, .9)); g.arc(x, y, rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.finish(.46, warm=.04, center=(.53, .5))


def n11(c, rng, variant=0):
    """Looking back over a year: from the stern of the boat along the curving wake to the bay, in late golden light, gulls behind."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .36
    L.sky(c, 'morning', hz, (W * .84, H * .17, 40), '#fff0bd', 1.0); L.cloud(c, W * .2, H * .13, 380, '#fdeacb', .3); L.cloud(c, W * .53, H * .2, 240, '#fdeacb', .42, 5)
    L.rinjani(c, W * .36, hz + 2, 1000, 190, '#8a93b4', .5)
    for x, w, h, d, cc in ((.06, 620, 100, .36, '#5f8a62'), (.74, 700, 74, .42, '#6a9468'), (.42, 640, 40, .3, '#4f7d58')): L.island(c, W * x, hz + 5, w, h, cc, d, True, 7)
    for x, s in ((.36, 70), (.41, 54), (.47, 62), (.52, 46)): E.stilt_house(c, W * x, hz + 6, s, '#c9a06a', '#b5633f', depth=.25, leg=.06)
    L.sea(c, hz, H + 10, 'morning', W * .84, 130, .9)
    c.set_air()
    # the wake: two arms and a churned band, curving away to the left and back to the village
    mid = [(W * .52, H * .95), (W * .56, H * .78), (W * .62, H * .66), (W * .63, H * .56), (W * .56, H * .475), (W * .485, H * .415), (W * .455, H * .375)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.9) as g:
        rgb(g, '#bfece0', .75); taper(g, mid, [420, 250, 140, 70, 34, 14, 4], 70, False); g.fill()
    q = curve_pts(mid, 90)
    with c.piece(shadow=.15, lift=4, volume=.2, vsize=5, rim=.3, grain=.02) as g:
        for i in range(900):
            t = rng.uniform(0, 1) ** 1.7; k = int(t * 89); w = np.interp(t, [0, .17, .33, .5, .67, .83, 1], [210, 125, 70, 36, 18, 8, 3]); u = rng.uniform(-1, 1)
            s = rng.uniform(2, 13) * (1 - t) ** 1.2 + .6; rgb(g, 'white', rng.uniform(.35, .95) * (1 - .5 * abs(u))); smooth(g, blob_pts(rng, q[k][0] + u * w, q[k][1] + rng.normal(0, 6 * (1 - t)), s * 1.7, s * .7, .25, 7)); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.25, vsize=8, rim=.4) as g:      # bow waves running out on both sides
        for m, e in ((-1, (W * .02, H * .78)), (1, (W * 1.02, H * .74))):
            for j, off in enumerate((0, 46)):
                p = [(W * .52 + m * 150, H * (.98 - .04 * j)), (W * .52 + m * 330, H * .87 - off), (e[0] - m * 120, e[1] + 10 - off), (e[0], e[1] - 34 - off * .6)]; rgb(g, 'white', .85 - .35 * j); taper(g, p, [26, 15, 9, 2], 40, False); g.fill(); rgb(g, '#1b8090', .4); taper(g, [(x, y + 15) for x, y in p], [20, 14, 8, 1], 40, False); g.fill()
    L.jukung(c, W * .25, H * .5, 170, 'coral', depth=.16); L.jukung(c, W * .79, H * .44, 100, 'saffron', depth=.3)
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=3) as g:
        for x, y, s, a in ((.46, .27, 74, -.1), (.4, .21, 54, .2), (.56, .24, 48, -.2), (.33, .29, 38, .1), (.69, .3, 44, 0)): A.gull(g, W * x, H * y, s, a)
    # the stern: rail, planks, rope, basket, pennant
    with c.piece(shadow=.55, lift=18, volume=.35, vsize=26, grain=.05) as g:
        smooth(g, [(W * .06, H * 1.06), (W * .14, H * .93), (W * .3, H * .885), (W * .52, H * .872), (W * .74, H * .882), (W * .9, H * .925), (W * .98, H * 1.06)], tension=.45); p = g.copy_path(); lin(g, 0, H * .87, 0, H, '#e9c58c', '#b9834f'); g.fill(); g.append_path(p); g.clip(); rgb(g, '#6b4630', .5); g.set_line_width(4)
        for k in range(-5, 6): g.move_to(W * .52 + k * 100, H * .86); g.line_to(W * .52 + k * 180, H * 1.06); g.stroke()
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=12, rim=.5) as g:
        r_ = [(W * .05, H * 1.07), (W * .13, H * .925), (W * .3, H * .875), (W * .52, H * .86), (W * .74, H * .872), (W * .91, H * .918), (W * .99, H * 1.07)]
        rgb(g, '#1b6f8f'); taper(g, r_, [46, 42, 38, 36, 38, 42, 46], 70); g.fill(); rgb(g, 'coral'); taper(g, [(x, y + 13) for x, y in r_], [11] * 3, 70); g.fill(); rgb(g, 'cream'); taper(g, [(x, y - 12) for x, y in r_], [7] * 3, 70); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g: rgb(g, '#8a5f3c'); taper(g, [(W * .86, H * .95), (W * .875, H * .5)], [17, 12]); g.fill()
    with c.piece(shadow=.4, lift=9, volume=.4, vsize=16, rim=.4) as g:
        smooth(g, [(W * .874, H * .51), (W * .81, H * .535), (W * .75, H * .515), (W * .69, H * .555), (W * .75, H * .59), (W * .8, H * .615), (W * .872, H * .625)], tension=.45); lin(g, W * .69, 0, W * .87, 0, shade('coral', .1), shade('coral', -.15), 'coral', shade('coral', -.25)); g.fill()
    for k in range(4): S.rope(c, [(W * .3 + math.cos(a) * (92 - 19 * k), H * .965 + math.sin(a) * (30 - 6 * k) - 7 * k) for a in np.linspace(0, 2 * PI, 12)], 14)
    T.basket(c, W * .17, H * 1.01, 150, '#d9a860', handle=False)
    c.finish(.3, warm=.18, center=(.52, .5))
