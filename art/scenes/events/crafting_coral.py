"""Pictures of the event "Crafting Coral"."""
import math
import numpy as np
from toolkit import celebration, closeups, fauna as A, flora as F, from_above, gear as G, land as L, light, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, col, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


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


def base_above(c, x, y, s, color, dents=9, wet=0.0):
    """A base for one coral from straight above: a foot with the prints of finger tips, in its middle a grooved cone with the hole; s = width."""
    r = c.rng; f = s / 2; t0 = r.uniform(0, 1)
    with c.piece(shadow=.5, lift=s * .04, volume=.55, vsize=s * .09, rim=.4, grain=.06) as g:
        n = dents * 8; a = np.linspace(0, 2 * PI, n, endpoint=False)
        smooth(g, [(x + math.cos(t) * f * (1 - .03 * (1 + math.cos(t * dents + t0)) + r.normal(0, .002)), y + math.sin(t) * f * (1 - .03 * (1 + math.cos(t * dents + t0)))) for t in a]); p = g.copy_path()
        rad(g, x - f * .3, y - f * .4, f * 1.6, shade(color, .3), color, shade(color, -.32)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(dents):
            t = (PI * (2 * k + 1) - t0) / dents
            with at(g, x + math.cos(t) * f * .77, y + math.sin(t) * f * .77, t, s * .062, s * .05): rad(g, 0, 0, 1, (0, shade(color, -.42), .85), (.7, shade(color, -.2), .6), (1, color, 0)); g.arc(0, 0, 1, 0, 7); g.fill()
        g.restore()
        for _ in range(int(26 * wet)): t, q = r.uniform(3.2, 5.2), f * r.uniform(.56, .92); u, v = x + math.cos(t) * q, y + math.sin(t) * q; rgb(g, '#ffe9d2', r.uniform(.25, .7)); taper(g, [(u - 8, v + 3), (u, v), (u + 8, v - 3)], [.4, 3, .4], 8, False); g.fill()
    with c.piece(shadow=.5, lift=s * .06, volume=.6, vsize=s * .1, rim=.4, grain=.06) as g:
        smooth(g, blob_pts(r, x, y, f * .5, f * .5, .02, 16)); rad(g, x - f * .16, y - f * .2, f * .8, shade(color, .42), shade(color, .05), shade(color, -.4)); g.fill()
        for q in (.44, .37, .3, .24): rgb(g, shade(color, -.55), .4); g.set_line_width(s * .009); g.arc(x, y, f * q, 0, 7); g.stroke(); rgb(g, shade(color, .5), .35); g.set_line_width(s * .006); g.arc(x + s * .004, y + s * .006, f * q, 0, 7); g.stroke()
        smooth(g, blob_pts(r, x, y, f * .19, f * .19, .03, 12)); lin(g, x - f * .2, y - f * .2, x + f * .2, y + f * .2, shade(color, -.85), shade(color, -.5)); g.fill()


def lead(c, rng, variant=0):
    """Straight down on the table of the workshop in the dappled light of a palm: hands of six people, large and small, at six bases of wet clay; in the middle the bowl they share, finished bases and flowers."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#7fc0b8'), (.5, '#58a5a2'), (1, '#3a8088')], 30)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:                                     # boards of the table
        for k, x in enumerate(np.arange(-40, W + 200, 178)):
            cc = jitter(rng, ('#6fb5ae', '#62aaa6', '#7cc0b6')[k % 3], .02); lin(g, x, 0, x + 174, 0, shade(cc, .12), cc, shade(cc, -.14)); g.rectangle(x, -20, 174, H + 40); g.fill()
            for _ in range(26):
                u, y = x + rng.uniform(6, 168), rng.uniform(-40, H); rgb(g, rng.choice(['#2f6f74', '#d3efe2', '#c9a57c']), rng.uniform(.08, .3)); taper(g, wander(rng, u, y, PI / 2, rng.uniform(60, 340), 5, .05), [.4, 3, .4], 16, False); g.fill()
            rgb(g, '#1f5560', .8); g.rectangle(x + 174, -20, 4, H + 40); g.fill()
    c.set_air()
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=3, grain=.06) as g:
        for _ in range(90): x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(3, 10); rgb(g, jitter(rng, '#b06a44', .03)); smooth(g, blob_pts(rng, x, y, q, q * .8, .25, 7)); g.fill()

    # what all share: a bowl of water, a board with bases that are drying, tools, flowers
    bx, by, R = W * .475, H * .5, 150
    shadow.blob(c, bx + 26, by + 40, R * 1.06, R * 1.0, 0, .45, 14, '#15384a')
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.4) as g:
        smooth(g, blob_pts(rng, bx, by, R, R, .01, 18)); lin(g, bx - R, by - R, bx + R, by + R, '#fff8e2', '#f0d9a4', '#c99a55'); g.fill()
        smooth(g, blob_pts(rng, bx, by, R * .86, R * .86, .01, 18)); rad(g, bx + 20, by + 30, R, '#cfe6dc', '#9fc4bc', '#6f9a96'); g.fill()
        for q, a0 in ((.7, 3.3), (.5, 3.6), (.62, .4)): rgb(g, '#fffaf0', .5); g.set_line_width(4); g.arc(bx, by, R * q, a0, a0 + 1.1); g.stroke()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=14, grain=.09) as g: rgb(g, '#f2a24a'); smooth(g, blob_pts(rng, bx + 34, by + 18, 44, 36, .12, 10)); g.fill()
    bd = [(W * .595, H * .11), (W * .8, H * .075), (W * .83, H * .405), (W * .625, H * .44)]
    with c.piece(shadow=.55, lift=12, volume=.25, vsize=8, rim=.5, grain=.05) as g: poly(g, bd); lin(g, W * .6, H * .1, W * .84, H * .44, '#f2dcb0', '#dcb884'); g.fill()
    for u, v, s in ((.27, .27, 152), (.74, .25, 144), (.27, .73, 148), (.74, .74, 156)):
        x = bd[0][0] + (bd[1][0] - bd[0][0]) * u + (bd[3][0] - bd[0][0]) * v; y = bd[0][1] + (bd[1][1] - bd[0][1]) * u + (bd[3][1] - bd[0][1]) * v
        base_above(c, x, y, s, jitter(rng, '#dba680', .03), int(rng.integers(7, 11)))
    for x, y, a, L in ((.33, .36, -.5, 210), (.6, .6, .5, 200), (.62, .68, .32, 180)):
        with c.piece(shadow=.45, lift=6, volume=.5, vsize=5, rim=.5) as g, at(g, W * x, H * y, a, L): lin(g, 0, -.04, 0, .04, '#f3dcae', '#c08f58', '#8a5f3a'); taper(g, [(-.5, 0), (-.2, .0), (.3, 0), (.5, 0)], [.03, .075, .08, .05], 20); g.fill()
    for x, y, q in ((.365, .745, 74), (.285, .28, 48)):
        with c.piece(shadow=.5, lift=9, volume=.6, vsize=20, rim=.4, grain=.06) as g: smooth(g, blob_pts(rng, W * x, H * y, q, q * .8, .16, 10)); rad(g, W * x - q * .3, H * y - q * .3, q * 1.4, '#d08a62', '#b0653f', '#7f442a'); g.fill()
    with c.piece(shadow=.45, lift=5, volume=.3, vsize=5, rim=.4) as g:
        for x, y, s, cc in ((.545, .355, 88, '#fffaf0'), (.585, .43, 70, '#fffaf0'), (.385, .345, 80, '#f6c0c8'), (.585, .78, 72, '#fffaf0')): celebration.frangipani(g, rng, W * x, H * y, s, None, cc)

    # six bases in work and the hands that hold them
    hands = [((.225, .62), 350, '#a65a36', 10, [(-PI * .95, '#8a5a3c', '#1b8f93', 112, False), (PI * .6, '#8a5a3c', '#1b8f93', 112, True)]),
             ((.15, .17), 290, '#b2663f', 9, [(-2.7, '#cf9a72', '#fff4d6', 104, False)]),
             ((.475, .12), 246, '#ad5f3a', 8, [(-2.2, '#6b432d', '#f5b843', 78, False), (-.95, '#6b432d', '#f5b843', 78, True)]),
             ((.925, .47), 300, '#a85c38', 9, [(.12, '#a9734c', '#c85a8e', 106, False)]),
             ((.755, .815), 340, '#b2663f', 11, [(.55, '#7b4f35', '#3c5fa0', 114, False), (2.1, '#7b4f35', '#3c5fa0', 114, True)]),
             ((.465, .9), 236, '#ad5f3a', 8, [(1.0, '#9a6645', '#e4573f', 76, False), (2.2, '#9a6645', '#e4573f', 76, True)])]
    for (x, y), s, cc, n, who in hands:
        X, Y = W * x, H * y
        shadow.blob(c, X + s * .08, Y + s * .12, s * .52, s * .5, 0, .45, 12, '#15384a')
        base_above(c, X, Y, s, cc, n, 1.0)
        for a, skin, sleeve, hs, m in who:                                                       # a = from where the arm comes
            closeups.grip(c, X + math.cos(a) * s * .47, Y + math.sin(a) * s * .47, hs, a + PI, skin, sleeve, 4.3, m)
            with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.6) as g:
                for _ in range(8): u, v = X + math.cos(a) * s * .5 + rng.normal(0, hs * .3), Y + math.sin(a) * s * .5 + rng.normal(0, hs * .3); rgb(g, '#b0653f', .5); smooth(g, blob_pts(rng, u, v, rng.uniform(2, 7), rng.uniform(2, 5), .3, 7)); g.fill()
    for x, y, q, b in ((.99, .05, 190, 'teal'), (.0, .985, 190, 'coral')): from_above.straw_hat(c, W * x, H * y, q, band=b)

    # shade of palm leaves over all
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.42) as g:
        rgb(g, '#1d2a50')
        for x, y, a, L in ((-.06, -.05, .62, 900), (.42, -.12, 1.2, 640), (1.06, .52, 2.75, 760)):
            for k in range(26):
                t = k / 26; u, v = W * x + math.cos(a + .35 * t) * L * t, H * y + math.sin(a + .35 * t) * L * t; ln = L * .34 * math.sin(PI * (.12 + .82 * t)) ** .7
                for sg in (-1, 1): b = a + .35 * t + sg * (1.0 - .4 * t); taper(g, [(u, v), (u + math.cos(b) * ln, v + math.sin(b) * ln)], [L * .022, 2]); g.fill()
    c.glow(W * .3, H * .1, 620, '#fff3cf', .22)
    c.finish(.3, warm=.12, center=(.5, .5))


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
