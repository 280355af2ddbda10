"""Pictures of the article "Become a Blue Ranger for a day"."""
import math
import numpy as np
from toolkit import boats, closeups, flora as F, gear as G, land as L, light, people as P, ropes_and_bars
from toolkit.paper import at, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """In the dive shed: a row of blue vests, one in a shaft of sun, the free hook beside it; through the door the team walks to the boat."""
    W, H = c.w, c.h
    fl = H * .83
    c.light = (.7, -.71)
    c.backdrop([(0, '#5b3b30'), (.5, '#7a5040'), (.83, '#5a3a34'), (1, '#35242a')], 90, wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for i in range(24):
            x = i * W / 23; rgb(g, '#2a1a1c' if i % 2 else '#c98f60', .1); g.rectangle(x, 0, W / 24, fl); g.fill(); rgb(g, '#1f1418', .6); taper(g, [(x, 0), (x + rng.normal(0, 2), fl)], [2.4, 2.4]); g.fill()
    with c.piece(shadow=.3, lift=6, volume=0, rim=.2, grain=.06) as g: poly(g, [(-20, fl), (W + 20, fl), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, fl, 0, H, '#8f6a50', '#4a3430'); g.fill()
    # doorway
    dx0, dx1, dy0 = W * .63, W * .94, H * .1
    dc = lambda q: poly(q, [(dx0, dy0), (dx1, dy0), (dx1, fl + 16), (dx0, fl + 16)])
    with c.piece(shadow=.5, lift=10, volume=.2, rim=.3) as g: poly(g, [(dx0 - 24, dy0 - 24), (dx1 + 24, dy0 - 24), (dx1 + 24, fl + 18), (dx0 - 24, fl + 18)]); lin(g, dx0, 0, dx1, 0, '#8a5b3c', '#b98355'); g.fill()
    hz = H * .42
    with c.piece(shadow=0, volume=0, rim=0) as g:
        dc(g); lin(g, 0, dy0, 0, hz, '#8fd0dc', '#dff0de', '#fdf0cc'); g.fill()
        poly(g, [(dx0, hz), (dx1, hz), (dx1, H * .62), (dx0, H * .62)]); lin(g, 0, hz, 0, H * .62, '#4fb8c0', '#7fd8cc', '#c9f0dc'); g.fill()
    c.set_air()
    L.island(c, W * .9, hz + 3, 190, 22, depth=.4, clip=dc); L.cloud(c, W * .84, H * .24, 190, depth=.2, clip=dc)
    boats.jukung(c, W * .8, H * .5, 210, None, '#2f7f9a', depth=.05, reflection=False)
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=6, clip=dc) as g:
        smooth(g, [(dx0 - 20, H * .59), (W * .75, H * .565), (W * .86, H * .58), (dx1 + 20, H * .56), (dx1 + 20, H), (dx0 - 20, H)], tension=.3); lin(g, 0, H * .56, 0, fl, '#fdf3d0', '#f3dca8', '#e6c48a'); g.fill()
        rgb(g, 'white', .9); taper(g, [(dx0, H * .588), (W * .75, H * .564), (W * .86, H * .579), (dx1, H * .56)], [5, 8, 4, 7], 30); g.fill()
    blue = '#2f7fc8'
    for x, y, s, p, lk, f, pr in ((.735, .63, 128, 'walk_back', dict(hair='short', top=blue, bottom='shorts'), False, None), (.785, .645, 140, 'walk_back', dict(hair='hijab', accent='#fff4d6', top=blue, bottom='trousers', bcol='#22405a'), True, None), (.86, .72, 190, 'walk_back', dict(hair='pony', top=blue, bottom='shorts', pack='#f2694b'), False, None), (.7, .6, 100, 'carry', dict(hair='cap', accent='#f5b843', top=blue, bottom='shorts'), False, None)):
        P.person(c, W * x, H * y, s, p, P.look(rng, **lk), f, pr)
    c.glow(W * .79, H * .4, 420, '#fff4d6', .4)
    # rail and vests
    ry = H * .2
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=6) as g:
        rgb(g, '#4a2f26'); taper(g, [(-20, ry), (W * .585, ry)], [26, 26], cap=False); g.fill()
        for i in range(6): x = W * (.045 + i * .1); rgb(g, '#d9b46a'); g.set_line_width(6); g.move_to(x, ry); g.line_to(x, ry + 20); g.arc_negative(x + 8, ry + 22, 8, PI, 0); g.stroke()
    light.beam(c, [(dx0, H * .16), (dx0, H * .7), (W * .18, H * 1.0), (W * .36, H * .14)], '#ffe0a0', .2, 26)
    def vest(x, cc, s=1.0, rot=0.0, lit=False):
        with c.piece(shadow=.5, lift=12, volume=.45, vsize=18, rim=.5 if lit else .25, grain=.05) as g:
            with at(g, x, ry + 40, rot, 300 * s):
                rgb(g, '#d9b46a'); g.set_line_width(.022); g.move_to(0, -.1); g.line_to(0, -.02); g.line_to(-.22, .1); g.move_to(0, -.02); g.line_to(.22, .1); g.stroke()
                smooth(g, [(-.12, .02), (-.25, .08), (-.3, .3), (-.24, .42), (-.28, .7), (-.29, 1.0), (0, 1.03), (.29, 1.0), (.28, .7), (.24, .42), (.3, .3), (.25, .08), (.12, .02), (0, .2)], tension=.45); p = g.copy_path(); lin(g, -.3, 0, .3, .4, shade(cc, .05), cc, shade(cc, .3 if lit else -.1)); g.fill()
                g.save(); g.append_path(p); g.clip()
                rgb(g, shade(cc, -.45), .6); g.set_line_width(.012); g.move_to(0, .2); g.line_to(0, 1.05); g.stroke()
                rgb(g, '#e8f2ee', .9); g.rectangle(-.4, .56, .8, .06); g.fill(); rgb(g, 'saffron', .9); g.rectangle(-.4, .64, .8, .03); g.fill()
                for m in (-1, 1):
                    rgb(g, shade(cc, -.2)); smooth(g, [(m * .06, .74), (m * .22, .74), (m * .22, .92), (m * .06, .92)], tension=.15); g.fill()
                    rgb(g, shade(cc, -.4), .5); taper(g, [(m * .2, .2), (m * .16, .45), (m * .2, .7)], [.004, .02, .004], 10); g.fill()
                rgb(g, '#f6f4ea'); smooth(g, [(.08, .36), (.18, .36), (.18, .46), (.08, .46)]); g.fill()      # a patch with a wave
                rgb(g, 'teal'); g.set_line_width(.016); g.move_to(.09, .42); g.curve_to(.11, .38, .13, .45, .17, .4); g.stroke()
                g.restore()
    for i, (rot, s) in enumerate(((.02, 1.0), (-.03, .93), (.015, 1.03))): vest(W * (.045 + i * .1), jitter(rng, '#2a6fb4', .03), s, rot)
    vest(W * .448, '#3f9be0', 1.08, -.02, True); c.glow(W * .45, H * .4, 260, '#ffe9b0', .34)
    # mask and snorkel on the last hook
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=8, rim=.4) as g:
        x, y = W * .553, ry + 92
        rgb(g, '#1d2733'); g.set_line_width(8); g.move_to(x, ry + 26); g.curve_to(x - 50, ry + 50, x - 46, y - 10, x - 30, y); g.move_to(x, ry + 26); g.curve_to(x + 50, ry + 50, x + 46, y - 10, x + 30, y); g.stroke()
        smooth(g, [(x - 46, y - 18), (x, y - 26), (x + 46, y - 18), (x + 44, y + 18), (x + 18, y + 28), (x, y + 14), (x - 18, y + 28), (x - 44, y + 18)]); rgb(g, '#f2694b'); g.fill()
        for m in (-1, 1): smooth(g, [(x + m * 6, y - 14), (x + m * 38, y - 12), (x + m * 36, y + 14), (x + m * 18, y + 19), (x + m * 6, y + 8)]); lin(g, x - 40, y - 14, x + 40, y + 20, '#e6fbf4', '#6fb8c4'); g.fill()
        rgb(g, 'saffron'); g.set_line_width(11); g.move_to(x + 56, ry + 40); g.curve_to(x + 60, y + 20, x + 56, y + 60, x + 30, y + 58); g.stroke()
    # bench: fins, gloves, mesh sack, folded towel
    with c.piece(shadow=.55, lift=12, volume=.35, vsize=14, grain=.06) as g:
        smooth(g, [(-20, H * .8), (W * .57, H * .79), (W * .59, H * .84), (-20, H * .86)], tension=.1); lin(g, 0, H * .79, 0, H * .86, '#c9945c', '#7a5236'); g.fill()
        for x in (.06, .3, .53): rgb(g, '#5b3b2c'); taper(g, [(W * x, H * .85), (W * x, H * 1.02)], [26, 24], cap=False); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=9, rim=.4) as g:
        for x, a, cc in ((.07, -.32, '#f2694b'), (.125, -.2, '#f2694b')):
            with at(g, W * x, H * .8, a, 250):
                smooth(g, [(-.1, 0), (-.11, -.3), (-.14, -.72), (-.1, -.9), (.1, -.9), (.14, -.72), (.1, -.3), (.09, 0)], tension=.4); lin(g, -.1, 0, .1, 0, shade(cc, .2), shade(cc, -.25)); g.fill(); rgb(g, shade(cc, -.5), .5); g.set_line_width(.012)
                for o in (-.05, 0, .05): g.move_to(o * .8, -.3); g.line_to(o * 1.5, -.86); g.stroke()
                rgb(g, '#1d2733'); smooth(g, [(-.11, .02), (-.1, -.26), (.1, -.26), (.1, .02)]); g.fill()
        G.bag(g, W * .27, H * .805, 130, '#d9e5dd')
        for k, cc in enumerate(('#f5b843', 'cream', '#35abb2')): rgb(g, cc); smooth(g, [(W * .355, H * .8 - k * 24), (W * .45, H * .797 - k * 24), (W * .452, H * .797 - k * 24 - 22), (W * .355, H * .8 - k * 24 - 22)], tension=.16); g.fill()
    G.camera(c, W * .515, H * .772, 64)
    light.beam(c, [(dx0, fl + 16), (dx1, fl + 16), (W * .8, H * 1.02), (W * .22, H * 1.02)], '#ffe6b0', .4, 12)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=.6) as g:      # dust in the light
        for _ in range(110): rgb(g, '#fff0c8', rng.uniform(.1, .5)); g.arc(rng.uniform(W * .2, W * .66), rng.uniform(H * .15, H * .95), rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.finish(.46, warm=.14, center=(.58, .48))


def second(c, rng, variant=0):
    """On the way out: we look down into a blue tub of sea water on the deck; a ranger's hand lays the next coral among the others; wake, gunwale and the island ahead."""
    W, H = c.w, c.h
    c.light = (-.55, -.84)
    hz = H * .17
    L.sky(c, 'noon', hz); L.cloud(c, W * .74, H * .1, 240, depth=.45)
    L.island(c, W * .64, hz + 2, 360, 36, depth=.45, palms=3)
    L.sea(c, hz, H * .5, 'noon', None, 130)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.85) as g:                       # the wake along the side
        for k in range(170): t = rng.uniform(0, 1); x, y = W * (1.05 - 1.1 * t), H * (.43 - .07 * (1 - t)) + rng.normal(0, 5 + 12 * t); q = rng.uniform(5, 26) * (.4 + t); rgb(g, 'white', rng.uniform(.3, .9)); taper(g, [(x - q, y), (x, y - q * .16), (x + q, y + 1)], [.5, q * .3, .5], 8, False); g.fill()
        for k in range(60): rgb(g, 'white', rng.uniform(.4, .9)); g.arc(W * .06 + abs(rng.normal(0, 120)), H * .42 - abs(rng.normal(0, 36)), rng.uniform(1, 5), 0, 7); g.fill()
    # gunwale and deck; the planks run to the vanishing point on the horizon
    top = lambda x: H * (.475 - .045 * x / W)
    ropes_and_bars.planks(c, H * .495, H + 16, '#c2935e', 11, (W * .5, hz - 40))
    with c.piece(shadow=.5, lift=14, volume=.35, vsize=12, rim=.45) as g:
        poly(g, [(-20, top(0)), (W + 20, top(W)), (W + 20, top(W) + 74), (-20, top(0) + 92)]); lin(g, 0, H * .43, 0, H * .57, '#f9f1dc', '#e6d9b8', '#b79f78'); g.fill()
        for dy, w_, cc in ((13, 22, '#e8593c'), (40, 9, '#2f7f9a')): rgb(g, cc); taper(g, [(-20, top(0) + dy * 1.1), (W + 20, top(W) + dy)], [w_ * 1.1, w_], 4, False); g.fill()
    # the tub, seen from above
    x, y, rx, ry = W * .42, H * .665, 452, 196
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=13, alpha=.42) as g, at(g, x + 74, y + 262, 0, 400, 96): rgb(g, '#3f2a20'); g.arc(0, 0, 1, 0, 7); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=34, rim=.4) as g:                        # outside
        q = curve_pts([(x - rx, y), (x - rx * .93, y + 110), (x - rx * .8, y + 212), *[(x + rx * .74 * math.cos(a), y + 222 + 104 * math.sin(a)) for a in np.linspace(PI * .9, PI * .1, 12)], (x + rx * .8, y + 212), (x + rx * .93, y + 110), (x + rx, y)], 90)
        poly(g, q); lin(g, x - rx, 0, x + rx, 0, '#5fb0ea', '#2f7fd0', '#1f5fae', '#153f7c'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.25, vsize=24, rim=.2) as g, at(g, x, y, 0, rx, ry): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#184f94', '#2a6fc0'); g.fill()
    wy = y + 22
    inside = lambda g: (g.save(), g.translate(x, wy), g.scale(rx * .93, ry * .9), g.arc(0, 0, 1, 0, 7), g.restore())
    with c.piece(shadow=0, volume=0, rim=0, caustic=.22, grain=.02) as g: inside(g); rad(g, x - 120, wy - 40, rx, '#a9ece0', '#5fcfd0', '#2b9fb4'); g.fill()
    cols = ['#ef6a4c', '#eda93f', '#c9608f', '#e08a9c', '#9277bd', '#9aa856', '#e0924f', '#6fa88f']
    spots = [(u, v) for v in (-.5, -.12, .26, .58) for u in np.linspace(-.72, .72, 6 if abs(v) < .4 else 5) + rng.uniform(-.05, .05)]
    for k, (u, v) in enumerate(sorted(spots, key=lambda t: t[1])):
        if u * u + v * v > .72 or (u > .2 and -.2 < v < .1 and u < .5): continue
        X, Y = x + u * rx * .9, wy + v * ry * .9 + 12; s = rng.uniform(92, 132) * (.9 + .2 * v); cc = cols[k * 3 % 8]
        if k % 5 == 3: F.pocillopora(c, X, Y, s * .72, cc, clip=inside)
        else: F.staghorn(c, X, Y, s, cc, 2, 4, clip=inside)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.17, clip=inside) as g: lin(g, 0, wy - ry, 0, wy + ry, '#8fe6dc', '#4fc4cc', '#2f9fb4'); g.rectangle(0, 0, W, H); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, clip=inside) as g:                      # light on the water of the tub
        for k in range(26): X, Y, q = x + rng.uniform(-.8, .8) * rx, wy + rng.uniform(-.75, .75) * ry, rng.uniform(20, 70); rgb(g, 'white', rng.uniform(.25, .65)); taper(g, [(X - q, Y), (X, Y - q * .1), (X + q, Y + 2)], [.5, rng.uniform(2, 5), .5], 10, False); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.5, vsize=8, rim=.55) as g:                         # rim
        for f, d in ((1, 1), (.925, -1)):
            with at(g, x, y, 0, rx * f, ry * f * (1 if d > 0 else .985)): (g.arc if d > 0 else g.arc_negative)(0, 0, 1, 0, 2 * PI * d); g.close_path()
        lin(g, x - rx, 0, x + rx, 0, '#8fd0f6', '#5fb0ea', '#2f7fd0'); g.fill()
    # mask, ties and pliers on the boards
    G.dive_mask(c, W * .075, H * .7, 168, -.2, 'coral')
    with c.piece(shadow=.5, lift=6, volume=.35, vsize=5, rim=.4) as g, at(g, W * .85, H * .9, -.42, 1.05):
        rgb(g, '#e8593c'); taper(g, [(0, 0), (70, 16), (190, 46)], [20, 27, 22], 16); g.fill(); taper(g, [(0, 0), (70, -16), (190, -42)], [20, 27, 22], 16); g.fill()
        lin(g, -90, -20, -90, 20, '#a9b6bc', '#5f6f78'); taper(g, [(8, 2), (-40, 8), (-100, 3)], [36, 27, 8], 12); g.fill(); taper(g, [(8, -2), (-40, -9), (-100, -2)], [36, 25, 8], 12); g.fill(); rgb(g, '#39434c'); g.arc(2, 0, 9, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.2, vsize=3, rim=.4) as g:
        rgb(g, '#22282e'); g.set_line_width(5.5)
        for k in range(8): a, b = W * .8 + rng.normal(0, 24), H * .665 + rng.normal(0, 14); t = rng.uniform(-.5, .5); g.move_to(a, b); g.curve_to(a + 30, b - 10 + 30 * t, a + 60, b + 10 * t, a + 92, b - 34 * t); g.stroke()
    # the hand with the next piece
    hx, hy = x + rx * .34, wy - 58

    def piece(c_):
        F.staghorn(c_, hx - 6, hy + 46, 168, 'coral', 2, 4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.26, clip=inside) as g: rgb(g, '#0f3f5c'); taper(g, [(hx + 10, hy + 96), (hx + 150, hy + 80), (hx + 320, hy + 40)], [50, 90, 110], 20); g.fill()
    closeups.hand(c, hx + 16, hy + 26, 176, PI - .36, 'pinch', 'skin2', '#2f6fd0', 4.6, flip=True, held=piece)
    c.finish(.24, center=(.48, .58))
