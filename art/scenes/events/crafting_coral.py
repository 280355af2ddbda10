"""Pictures of the event "Crafting Coral"."""
import math
import numpy as np
from toolkit import (boats, closeups, fauna as A, flora as F, gear as G, ground, land as L, light, people as P, ropes_and_bars, shadow,
                     village)
from toolkit.paper import at, blob_pts, col, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi
CLAY = '#c9744a'


def card(c, rng, variant=0):
    """Close-up of a half-made clay dome on a turning wheel by a window, with bowl, sponge and wooden tools."""
    w, h = c.w, c.h
    c.light = (-.75, -.6)
    c.backdrop([(0, '#6f8f86'), (.6, '#8fa58f'), (1, '#6a7a68')], angle=10, glow=(w * .1, h * .12, 520, '#fff3cf', .7))
    with c.piece(shadow=.3, lift=8, volume=.2, rim=.4) as g:            # window with the sea
        lin(g, 0, 0, 0, h * .5, '#a9d8dc', '#e9efd8', '#4fb6bc', '#2f9aa8'); g.rectangle(w * .03, -10, w * .27, h * .46); g.fill()
        rgb(g, '#7a5a48'); g.set_line_width(20); g.rectangle(w * .03, -10, w * .27, h * .46); g.stroke(); g.set_line_width(10); g.move_to(w * .165, 0); g.line_to(w * .165, h * .45); g.stroke()
    light.beam(c, [(w * .04, 0), (w * .3, 0), (w * .85, h * .8), (w * .3, h * .8)], '#fff0c8', .22, 30)
    with c.piece(shadow=.35, lift=8, volume=.3, vsize=8) as g:          # shelf at the back
        rgb(g, '#8a6242'); g.rectangle(w * .58, h * .3, w * .5, 22); g.fill()
    for x, k, s in ((w * .66, 2, 120), (w * .77, 0, 140), (w * .89, 1, 140)): G.clay_unit(c, x, h * .3, s, jitter(rng, '#d9b08a', .03), k, depth=.25)
    ropes_and_bars.planks(c, h * .8, h + 20, '#8a6547', 2, along=False)
    X, Y, R = w * .46, h * .77, 350
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=14) as g:         # wheel head
        with at(g, X, Y + 46, 0, R, R * .24): g.arc(0, 0, 1, 0, 7); rgb(g, '#4a4f55'); g.fill()
        with at(g, X, Y + 20, 0, R, R * .24): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#c3ccd0', '#8fa3ad', '#5d6d76'); g.fill()
        rgb(g, '#e9f0f0', .5); g.set_line_width(.01)
        with at(g, X, Y + 20, 0, R, R * .24):
            for q in (.95, .86, .78): g.arc(0, 0, q, .3 + q, 2.2 + q); g.stroke()
    with c.piece(shadow=.5, lift=16, volume=.6, vsize=50, rim=.4, grain=.05) as g:     # the dome, still open on top
        pts = [(-262, 18), (-268, -60), (-248, -160), (-196, -252), (-128, -306), (128, -306), (196, -252), (248, -160), (268, -60), (262, 18), (120, 58), (-120, 58)]
        with at(g, X, Y):
            smooth(g, pts); p = g.copy_path(); lin(g, -270, 0, 270, 0, shade('#c67f58', .3), '#b96d48', shade('#8a4a34', -.1)); g.fill(); g.append_path(p); g.clip()
            for k in range(13):
                yy = -290 + k * 26; rgb(g, '#6f3826' if k % 2 else '#f0c09a', .3); g.set_line_width(5); g.move_to(-280, yy); g.curve_to(-140, yy + 62, 140, yy + 62, 280, yy); g.stroke()
            for _ in range(40): rgb(g, '#fbe3cc', .35); x_, y_ = rng.uniform(-240, -60), rng.uniform(-240, 20); taper(g, [(x_, y_), (x_ + 30, y_ + 9)], [.5, 5, .5], 8, False); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=8, rim=.5) as g:
        with at(g, X, Y - 304, 0, 138, 34): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#4a241a', '#7a4030'); g.fill()
        with at(g, X, Y - 304, 0, 138, 34): g.arc(0, 0, 1, 0, 7)
        g.set_line_width(13); rgb(g, '#dfa07a'); g.stroke()
        for px, py, q in ((-128, -116, 46), (14, -92, 56), (146, -128, 40)):
            with at(g, X + px, Y + py, 0, q * (1 - abs(px) / 900), q): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#45211a', '#7f4531'); g.fill(); g.arc(0, 0, .99, .3, 2.6); g.set_line_width(.12); rgb(g, '#e9b08a', .9); g.stroke()
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=6) as g:          # ring cutter left in the third hole
        with at(g, X + 146, Y - 128, -.5):
            rgb(g, '#8fa3ad'); g.set_line_width(7); g.arc(8, 0, 30, 0, 7); g.stroke(); lin(g, 0, -12, 0, 12, '#e0b070', '#9a6a3f'); taper(g, [(36, 0), (150, 6), (280, 0)], [16, 30, 22]); g.fill()
    for x, y in ((X + 52, Y + 62), (X - 160, Y + 66), (X + 210, Y + 54)):      # plugs cut out of the holes
        with c.piece(shadow=.4, lift=5, volume=.5, vsize=8) as g: lin(g, x - 30, 0, x + 30, 0, '#d99068', '#9a5638'); smooth(g, [(x - 30, y - 14), (x, y - 22), (x + 30, y - 14), (x + 30, y + 6), (x, y + 16), (x - 30, y + 6)]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14) as g:          # bowl and sponge
        x, y = w * .85, h * .9
        smooth(g, [(x - 150, y - 96), (x - 130, y - 30), (x - 70, y + 20), (x + 70, y + 20), (x + 130, y - 30), (x + 150, y - 96)], tension=.5); lin(g, x - 150, 0, x + 150, 0, '#5fa9b0', '#2f7f8f', '#1d5566'); g.fill()
        with at(g, x, y - 96, 0, 150, 34): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#d9c0a0', '#b98f6c'); g.fill(); g.arc(0, 0, 1, 0, 7); g.set_line_width(.06); rgb(g, '#8fd0d0'); g.stroke()
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=14, grain=.08) as g: rgb(g, '#f0c65a'); smooth(g, blob_pts(rng, w * .12, h * .9, 88, 50, .12, 11)); g.fill()
    c.finish(vignette=.3, warm=.3)


def lead(c, rng, variant=0):
    """Low evening sun on a drying yard: a woman carries a board of clay units to the row that runs away at the right; at the left the roof where units are shaped, a heap of old tiles and pots, hens."""
    w, h = c.w, c.h
    c.light = (.75, -.6)
    hz = h * .27
    L.sky(c, 'rose', hz, (w * .84, h * .16, 34)); L.cloud(c, w * .45, h * .11, 260, depth=.4); L.cloud(c, w * .9, h * .07, 150, depth=.5)
    L.sea(c, hz, hz + 130, 'rose', w * .84); L.rinjani(c, w * .69, hz + 2, 440, 88, depth=.6)
    boats.jukung(c, w * .79, hz + 40, 120, '#f5b843', '#2f7f9a', True, depth=.2)
    shore = [(-30, hz + 66), (w * .3, hz + 74), (w * .6, hz + 88), (w + 30, hz + 84)]
    L.ground(c, shore, '#f2d9a6', '#d9b27c', texture=380); L.foam(c, shore, 5)
    p = ground.view(w, hz, 1150, 1.75)
    sh = dict(dx=-1.15, dy=.17, alpha=.46, blur=2, color='#6a4a58')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    for x, y, s, ln in ((w * .955, h * .5, 430, -.3), (w * 1.02, h * .56, 360, -.1)): stand(lambda cv: F.palm(cv, x, y, s, ln, depth=.08), y, alpha=.24, blur=5)

    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.4) as g:              # grass at their feet
        for x, y in ((w * .955, h * .5), (w * 1.0, h * .54)):
            for _ in range(34): u = rng.normal(0, 26); rgb(g, jitter(rng, '#8a9a58', .04)); taper(g, wander(rng, x + u, y + 6, -PI / 2 + u * .016, rng.uniform(16, 42), 4, .12), [5, 4, .6], 8); g.fill()

    def row(x0, x1, z0, z1, n, wd, far=0.0, wet=.5):
        line_ = lambda t: (x0 + (x1 - x0) * t, z0 + (z1 - z0) * t)
        with c.piece(shadow=.4, lift=9, volume=.25, vsize=8, grain=.05) as g:
            e = lambda o: [p(line_(t)[0] + o, line_(t)[1])[:2] for t in np.linspace(0, 1, 12)]
            a, b = e(-wd), e(wd); poly(g, a + b[::-1]); lin(g, 0, a[-1][1], 0, a[0][1], '#c9a06a', '#9a6f44'); g.fill(); rgb(g, '#6f4c30', .7)
            for o in (-wd * .34, wd * .34): g.set_line_width(2.6); q = e(o); g.move_to(*q[0]); [g.line_to(*v) for v in q[1:]]; g.stroke()
        for k in range(n)[::-1]:
            X, Z = line_((k + .5) / n); x, y, s = p(X, Z); z = rng.uniform(.92, 1.06); dry = mix(CLAY, '#e6c49a', wet * (1 - k / n) * rng.uniform(.6, 1))
            stand(lambda cv: G.clay_unit(cv, x, y + s * .03, s * .78 * z, dry, int((k + 1) % 3), depth=far), y)
    row(6.4, 5.0, 8.6, 19, 5, .5, .1, .6)

    # the roof under which units are shaped
    x, y, s = p(-6.6, 13)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.42) as g, at(g, x - s * .9, y + s * .1, 0, s * 2.9, s * .3): rgb(g, '#6a4a58'); g.arc(0, 0, 1, 0, 7); g.fill()
    W_ = s * 4.1; top = y - W_ * .2
    L.berugak(c, x, y, W_, '#9c7a42', depth=.05)
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', bottom='trousers', build=1.0), **k})
    P.person(c, x - W_ * .26, top + 4, s * 1.5, 'sit', who(hair='cap', top='#3c86c2', bcol='#2c3448', accent='#f5b843'), depth=.04)
    P.person(c, x + W_ * .27, top + 4, s * 1.5, 'sit', who(hair='hijab', top='#c85a8e', bcol='#3f5e5a', accent='#fff4d6'), True, depth=.04)
    for dx, q, k in ((-.02, .62, 0), (-.115, .34, 2), (.1, .36, 1)): G.clay_unit(c, x + dx * W_, top + 6, s * q, jitter(rng, '#b0714e', .02), k, depth=.05)
    X, Z = -3.0, 8.2; x, y, s = p(X, Z); stand(lambda cv: P.person(cv, x, y, s * 1.22, 'carry', P.look(cv.rng, child=True, hair='short', top='#f5b843', sleeve='short', bottom='shorts', bcol='#22405a'), False, prop=lambda g, J: (smooth(g, [(J['hR'][0] - .16, J['hR'][1] - .01), (J['hR'][0] - .12, J['hR'][1] - .13), (J['hR'][0], J['hR'][1] - .19), (J['hR'][0] + .12, J['hR'][1] - .13), (J['hR'][0] + .16, J['hR'][1] - .01)], tension=.4), rgb(g, CLAY), g.fill())), y)

    # old tiles and pots that go into the clay, and the hens that search there
    hx, hy, hs = p(-2.7, 5.0)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.42) as g, at(g, hx - hs * .4, hy + hs * .05, 0, hs * 1.1, hs * .16): rgb(g, '#6a4a58'); g.arc(0, 0, 1, 0, 7); g.fill()
    cols = ['#b9653f', '#c9744a', '#a85638', '#d08a5c', '#8f4c38', '#c27a5a']
    for n_, y0, wd, q in ((9, .0, .78, .42), (7, .15, .6, .4), (5, .3, .42, .38), (3, .43, .24, .34), (9, -.09, .84, .3)):
        for k in range(n_):
            x, y = hx + hs * wd * ((k + .5) / n_ * 2 - 1 + rng.normal(0, .04)), hy - hs * (y0 + rng.uniform(-.02, .02))
            with c.piece(shadow=.5, lift=5, volume=.45, vsize=7, rim=.45, grain=.06) as g: G.roof_tile(g, x, y, hs * q * rng.uniform(.85, 1.1), rng.normal(0, .35) + (.5 if k > n_ / 2 else -.5) * (y0 > 0), jitter(rng, cols[(k + n_) % 6], .03), k % 2)
    for dx, dy, R, cc in ((.34, .3, .2, '#7fa9ac'), (-.5, .06, .17, '#d9b45c')):                # two broken pots among them
        x, y = hx + hs * dx, hy - hs * dy; R *= hs
        with c.piece(shadow=.5, lift=6, volume=.5, vsize=9, rim=.45, grain=.05) as g, at(g, x, y, .5 if dx > 0 else -.4, R):
            smooth(g, [(-.62, -.78), (-.92, -.3), (-.98, .2), (-.6, .8), (0, .95), (.6, .8), (.98, .2), (.9, -.2)], False, .5); [g.line_to(*v) for v in ((.62, -.12), (.44, -.52), (.16, -.36), (-.1, -.8))]; g.close_path(); lin(g, -1, 0, 1, 0, shade(cc, -.3), cc, shade(cc, .3)); g.fill()
            rgb(g, shade(cc, -.7)); smooth(g, [(-.62, -.78), (-.1, -.8), (.16, -.36), (.44, -.52), (.62, -.12), (.2, -.1), (-.3, -.42)], tension=.25); g.fill()
            rgb(g, '#2a5f86', .7); taper(g, [(-.94, .1), (-.3, .34), (.3, .38), (.97, .2)], [.07] * 3, 16, False); g.fill()
    for X, Z, s_, cc, fl, pk in ((-1.42, 4.6, .42, '#efe2c6', True, True), (-1.85, 3.55, .46, '#4a4446', False, False)):
        x, y, s = p(X, Z); stand(lambda cv: village.hen(cv, x, y, s * s_, cc, fl, pk), y)
    for X, Z, fl in ((-1.5, 3.5, False), (-1.36, 3.28, True), (-1.62, 3.2, False)):
        x, y, s = p(X, Z)
        def chick(cv):
            with cv.piece(shadow=.35, lift=3, volume=.4, vsize=5, rim=.4) as g, at(g, x, y, 0, (-1 if fl else 1) * s * .13, s * .13):
                rgb(g, '#d9903a'); g.set_line_width(.09); g.move_to(-.05, -.3); g.line_to(-.05, 0); g.move_to(.12, -.3); g.line_to(.12, 0); g.stroke()
                smooth(g, [(-.6, -.62), (-.3, -.74), (.2, -.72), (.5, -.52), (.3, -.24), (-.2, -.22)]); lin(g, 0, -.8, 0, -.2, '#ffe08a', '#f2b848'); g.fill(); g.arc(.42, -.82, .29, 0, 7); g.fill()
                rgb(g, '#d9702f'); poly(g, [(.68, -.9), (.9, -.8), (.68, -.74)]); g.fill(); rgb(g, '#241a15'); g.arc(.52, -.87, .05, 0, 7); g.fill()
        stand(chick, y)
    # the woman who brings more, and a child who turns the units of the row
    x, y, s = p(-.2, 3.6); H = s * 1.6

    def blouse(g, J):
        q = [(-.085, -.1), (.085, -.1), (.112, .03), (.116, .072), (0, .085), (-.116, .072), (-.112, .03)]
        smooth(g, [(J['hip'][0] + a, J['hip'][1] + b) for a, b in q], tension=.45); lin(g, -.11, 0, .11, 0, shade('#1b8f93', -.2), '#1b8f93', shade('#1b8f93', .12)); g.fill()

    def woman(cv):
        J = P.person(cv, x, y, H, 'walk_back', P.look(cv.rng, hair='hijab', top='#1b8f93', bottom='skirt', bcol='#7a3f4f', accent='#f5b843', skin='#8a5a3c', build=1.0), tweak=dict(aL=(-150, -168), aR=(12, -4), lean=1), prop=blouse)
        kx, ky = J['head']
        with cv.piece(shadow=.4, lift=8, volume=.3, vsize=6) as g:
            lin(g, 0, ky - H * .14, 0, ky - H * .09, '#d9b07a', '#8a6242'); smooth(g, [(kx - H * .5, ky - H * .132), (kx + H * .5, ky - H * .149), (kx + H * .505, ky - H * .098), (kx - H * .5, ky - H * .081)], tension=.1); g.fill()
        for dx, k, q in ((-.32, 2, .245), (0, 0, .29), (.32, 1, .265)): G.clay_unit(cv, kx + dx * H, ky - H * .14 - dx * H * .017, H * q, jitter(cv.rng, CLAY, .03), k)
    stand(woman, y)
    x, y, s = p(2.75, 6.7); stand(lambda cv: P.person(cv, x, y, s * 1.35, 'squat', P.look(cv.rng, child=True, hair='cap', top='#3c86c2', bottom='shorts', accent='#f2694b'), True), y)
    row(2.2, .55, 2.55, 12.5, 8, .42, 0, .7)
    c.glow(w * .8, h * .2, 560, '#ffe0ae', .22); c.finish(vignette=.3, warm=.2, center=(.5, .5))


def second(c, rng, variant=0):
    """Some months later under water, very near: thumb prints and comb lines in the fired clay, each dent with its first coral; a small fish looks out of a hole."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#a9e4d2'), (.35, '#4fb6b0'), (.75, '#1a6f86'), (1, '#0a3a5c')], 65, glow=(W * .1, -40, 760, 'cream', .6))
    light.bokeh(c, 14, (0, H * .1, W * .6, H * .9), ['#bff0dc', '#5fc4b8', '#f2a07a', '#8f6fb8'], (24, 90), .28, 14)
    c.god_rays(W * .06, -160, .34, 11, 1100, 1.1)
    L.rocks(c, [(-30, H * .86), (W * .2, H * .88), (W * .5, H * .95), (W + 30, H * .9)], '#2f7f88', .5, 10, blur=4); c.set_air()
    A.school(c, 'chromis', W * .2, H * .33, 12, 150, 70, 50, .2, .2, depth=.3)
    out = [(W * .2, H * 1.06), (W * .235, H * .86), (W * .3, H * .66), (W * .41, H * .43), (W * .56, H * .25), (W * .75, H * .15), (W * 1.06, H * .09), (W * 1.06, H * 1.06)]
    cl = col('#cf7a4e')
    with c.piece(shadow=.5, lift=22, volume=.6, vsize=90, rim=.4, grain=.075) as g:
        smooth(g, out, tension=.5); p = g.copy_path(); rad(g, W * .5, H * .3, W * .7, shade(cl, .3), cl, shade(cl, -.3), shade(cl, -.5)); g.fill(); g.append_path(p); g.clip()
        for k in range(9):            # comb lines along the curve
            q = [(x + 36 + (W - x) * .03 * k + 20 * (k // 3), y + 30 + 24 * k + 34 * (k // 3)) for x, y in out[1:7]]; rgb(g, shade(cl, -.55), .5); taper(g, q, [4, 9, 8, 9, 4], 60); g.fill(); rgb(g, shade(cl, .5), .5); taper(g, [(x, y + 7) for x, y in q], [1, 4, 4, 1], 60); g.fill()
        for _ in range(360): x, y, s = rng.uniform(W * .2, W), rng.uniform(H * .1, H), rng.uniform(1.5, 7); rgb(g, shade(cl, rng.choice([-.4, .4])), .4); smooth(g, blob_pts(rng, x, y, s, s * .8, .2, 7)); g.fill()
        for _ in range(60): x, y, s = rng.uniform(W * .25, W), rng.uniform(H * .2, H), rng.uniform(10, 46); rgb(g, jitter(rng, rng.choice(['#b86a86', '#d98fa0', '#8fa07a']), .04), .4); smooth(g, blob_pts(rng, x, y, s * 1.3, s * .7, .25, 9)); g.fill()
    holes = [(.64, .62, 150, 140), (.9, .4, 96, 90), (.44, .87, 92, 84)]
    for x, y, rx, ry in holes:
        with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, blob_pts(rng, W * x, H * y, rx * 1.16, ry * 1.16, .04, 14)); lin(g, 0, H * y - ry, 0, H * y + ry, shade(cl, -.5), shade(cl, .4)); g.fill(); smooth(g, blob_pts(rng, W * x, H * y, rx, ry, .04, 14)); rad(g, W * x + 20, H * y + 20, rx * 1.2, '#0d1424', '#2a1c2c', '#5a3430'); g.fill()
    x, y, rx = W * .64, H * .62, 150

    def out_of_hole(q):
        q.rectangle(0, 0, x - 40, H); q.new_sub_path(); q.arc(x, y, rx * .96, 0, 2 * PI)
    A.fish(c, 'anthias', x - 66, y + 14, 330, PI - .1, -.06, shadow=.5, lift=12, clip=out_of_hole)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=lambda q: q.arc(x, y, rx * .97, 0, 2 * PI)) as g: g.rectangle(x - rx, y - rx, 2 * rx, 2 * rx); lin(g, x - 40, 0, x + rx * .8, 0, (0, '#1a1424', 0), (1, '#1a1424', .95)); g.fill()
    # thumb dents with recruits
    dents = [(.385, .62, 60, .5), (.47, .46, 56, .4), (.585, .36, 58, .2), (.74, .3, 56, .1), (.48, .68, 54, .6), (.83, .62, 66, .1), (.78, .84, 70, .3), (.6, .9, 62, .4), (.95, .76, 64, 0), (.93, .2, 44, 0), (.335, .8, 52, .7), (.72, .45, 46, .2)]
    cols = ['coral', 'saffron', 'rose', 'violet', '#5fb0a0', '#e9a05c', 'plum', 'leaf']
    for i, (x, y, s, a) in enumerate(dents):
        X, Y = W * x, H * y
        with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:
            with at(g, X, Y, a - .6): smooth(g, blob_pts(rng, 0, 0, s * 1.25, s * .86, .04, 12)); lin(g, 0, -s * .8, 0, s * .8, shade(cl, -.6), shade(cl, -.2), shade(cl, .35)); g.fill(); rgb(g, shade(cl, .3), .35); g.set_line_width(3); [(g.arc(0, s * .3, s * q, PI * 1.15, PI * 1.85), g.stroke()) for q in (.35, .5, .65, .8)]
        k = i % 4
        if k == 0: F.polyp(c, X, Y, s * 1.5, cols[i % 8], 'leaf', 20)
        elif k == 1:
            with c.piece(shadow=.45, lift=6, volume=.4, vsize=8) as g: closeups.recruit(g, rng, X, Y, s * .62, cols[(i + 3) % 8])
        elif k == 2: F.pocillopora(c, X, Y + s * .35, s * 1.5, cols[(i + 1) % 8])
        else: F.staghorn(c, X, Y + s * .35, s * 1.7, cols[(i + 2) % 8], 2, 4)
    A.fish(c, 'damsel', W * .13, H * .64, 150, -.1, .1); A.fish(c, 'longnose', W * .3, H * .2, 130, .25, .1, depth=.1)
    F.soft_coral(c, W * .07, H * 1.05, 260, 'plum'); c.particles(200, big=14); c.finish(.4, center=(.55, .52))
