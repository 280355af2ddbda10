"""again_c.py - pictures drawn again: clay on the wheel, five ropes and a coral, empty chairs."""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, at, shade, jitter
import flora as F
import land as L
import gear as G
import parts_gb as GB
import parts_b as PB
import parts_w as W

PI = math.pi
def wheel(c, rng, variant=0):
    """Close-up of a half-made clay dome on a turning wheel by a window, with bowl, sponge and wooden tools."""
    w, h = c.w, c.h
    c.light = (-.75, -.6)
    c.backdrop([(0, '#6f8f86'), (.6, '#8fa58f'), (1, '#6a7a68')], angle=10, glow=(w * .1, h * .12, 520, '#fff3cf', .7))
    with c.piece(shadow=.3, lift=8, volume=.2, rim=.4) as g:            # window with the sea
        lin(g, 0, 0, 0, h * .5, '#a9d8dc', '#e9efd8', '#4fb6bc', '#2f9aa8'); g.rectangle(w * .03, -10, w * .27, h * .46); g.fill()
        rgb(g, '#7a5a48'); g.set_line_width(20); g.rectangle(w * .03, -10, w * .27, h * .46); g.stroke(); g.set_line_width(10); g.move_to(w * .165, 0); g.line_to(w * .165, h * .45); g.stroke()
    PB.beam(c, [(w * .04, 0), (w * .3, 0), (w * .85, h * .8), (w * .3, h * .8)], '#fff0c8', .22, 30)
    with c.piece(shadow=.35, lift=8, volume=.3, vsize=8) as g:          # shelf at the back
        rgb(g, '#8a6242'); g.rectangle(w * .58, h * .3, w * .5, 22); g.fill()
    for x, k, s in ((w * .66, 2, 120), (w * .77, 0, 140), (w * .89, 1, 140)): G.clay_unit(c, x, h * .3, s, jitter(rng, '#d9b08a', .03), k, depth=.25)
    GB.planks(c, h * .8, h + 20, '#8a6547', 2, along=False)
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


def lines(c, rng, variant=0):
    """Five ropes of different colours come from all sides to one ring; from it one orange coral on a frame hangs into the bay."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    hz = h * .34
    wl = h * .74
    L.sky(c, 'morning', hz, sun=(w * .16, h * .14, 40))
    L.cloud(c, w * .75, h * .13, 280)
    L.rinjani(c, w * .8, hz + 2, 640, 120, depth=.55)
    L.sea(c, hz, wl + 20, 'morning', w * .16)
    L.jukung(c, w * .2, hz + 70, 150, 'coral', '#2f7f9a', depth=.15)
    L.yacht(c, w * .9, hz + 60, 150, depth=.2)
    L.jukung(c, w * .69, hz + 130, 170, None, 'saffron', flip=True)
    X, Y = w * .42, h * .33
    with c.piece(shadow=.2, lift=8, volume=.1, rim=.2) as g:
        pts = [(-30, wl), (w * .2, wl - 10), (w * .42, wl + 8), (w * .7, wl - 8), (w + 30, wl + 4)]
        smooth(g, pts, False); g.line_to(w + 30, h + 20); g.line_to(-30, h + 20); g.close_path(); lin(g, 0, wl, 0, h, '#5fc4c0', '#1f8fa4', '#0d5f84'); g.fill()
    c.set_air()
    F.reef_patch(c, -20, w, lambda x: h * 1.0, density=2.4, size=.9, depth=.2)
    cols = [('#f2694b', [(-40, h * .04), (w * .2, h * .2), (X - 96, Y - 50)]), ('#f5b843', [(-40, h * .6), (w * .2, h * .52), (X - 104, Y + 34)]), ('#fff4d6', [(w * .46, -40), (w * .445, h * .16), (X + 2, Y - 108)]), ('#8f6fb8', [(w + 40, h * .02), (w * .72, h * .23), (X + 96, Y - 52)]), ('#1b8f93', [(w + 40, h * .56), (w * .7, h * .47), (X + 104, Y + 28)])]
    GB.rope(c, [(X, Y + 104), (X - 4, h * .55), (X - 2, h * .64)], 20, '#d9b877')
    for cc, pts in cols: GB.rope(c, pts, 26, cc)
    with c.piece(shadow=.5, lift=9, volume=.6, vsize=7, rim=.6) as g:
        g.set_line_width(26); lin(g, X - 100, Y - 100, X + 100, Y + 100, '#f3f6f6', '#9fb3bd', '#44545f'); g.arc(X, Y, 100, 0, 7); g.stroke()
    with c.piece(shadow=.45, lift=6, volume=.5, vsize=6, rim=.4) as g:          # each rope's loop round the ring
        for cc, pts in cols:
            (ax, ay), (bx, by) = pts[-2], pts[-1]; a = math.atan2(by - Y, bx - X); px, py = X + math.cos(a) * 100, Y + math.sin(a) * 100
            for k in (-1, 0, 1):
                aa = a + k * .155; rgb(g, shade(cc, -.1 + .1 * k)); taper(g, [(X + math.cos(aa) * 80, Y + math.sin(aa) * 80), (X + math.cos(aa) * 122, Y + math.sin(aa) * 122)], [15, 15]); g.fill()
        rgb(g, '#d9b877')
        for k in (-1, 0, 1): aa = PI / 2 + k * .14; taper(g, [(X + math.cos(aa) * 80, Y + math.sin(aa) * 80), (X + math.cos(aa) * 122, Y + math.sin(aa) * 122)], [13, 13]); g.fill()
    y = h * .83
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#c9a86a'); g.set_line_width(7)
        for dx in (-150, -10, 150): g.move_to(X - 2, h * .64); g.line_to(X + dx, y - 110 + abs(dx) * .12); g.stroke()
    G.reef_star(c, X, y + 30, 430, '#6f6a66', 4, 1.1, rot=.15)
    F.staghorn(c, X - 30, y - 100, 170, 'coral', stems=6, lean=-.08); F.staghorn(c, X + 46, y - 96, 130, 'saffron', stems=5, lean=.1)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:          # rings and drops where the frame meets the water
        rgb(g, 'white', .75)
        for q, al in ((250, .8), (320, .45), (400, .25)):
            with at(g, X, wl + 14, 0, q, q * .11): g.arc(0, 0, 1, .1, PI - .1)
            rgb(g, 'white', al); g.set_line_width(4); g.stroke()
        for _ in range(26): rgb(g, 'white', .9); g.arc(X + rng.normal(0, 110), rng.uniform(h * .68, wl + 10), rng.uniform(1.5, 4), 0, 7); g.fill()
    c.finish(vignette=.28)


def chairs(c, rng, variant=0):
    """Before the talk: painted chairs stand in an open half ring round a lit model reef on the sand; strings of lamps, last light."""
    w, h = c.w, c.h
    c.light = (.15, -1)
    hz = h * .3
    L.sky(c, 'dusk', hz)
    L.rinjani(c, w * .2, hz + 2, 620, 110, '#4f4a78', depth=.4)
    L.sea(c, hz, hz + 110, 'dusk', None)
    L.ground(c, [(-30, hz + 80), (w * .5, hz + 92), (w + 30, hz + 70)], '#8f7a8a', '#463c62', 320)
    F.palm(c, w * .95, h * .7, 640, -.12, leaves='#2f4a5c'); F.palm(c, w * .03, h * .62, 520, .1, leaves='#2f4a5c')
    X, Y = w * .54, h * .56
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=40, alpha=.75) as g:
        with at(g, X, Y + 50, 0, 640, 260): g.arc(0, 0, 1, 0, 7); rad(g, 0, 0, 1, (0, '#ffd98f', 1), (.6, '#e9a86f', .6), (1, '#8f7a8a', 0)); g.fill()
    cols = ['coral', 'saffron', 'teal', 'cream', 'plum', '#3c86c2', 'leaf', 'rose', 'violet']
    n = 7
    seats = [(X + math.cos(a) * 560, Y + 70 + math.sin(a) * 250, a) for a in np.linspace(PI * .02, PI * .98, n)]

    def model():
        with c.piece(shadow=.55, lift=16, volume=.35, vsize=14) as g:
            rgb(g, '#5d4030')
            for dx in (-180, 170): taper(g, [(X + dx, Y), (X + dx * 1.05, Y + 110)], [22, 20]); g.fill()
            with at(g, X, Y + 12, 0, 270, 62): g.arc(0, 0, 1, 0, 7); rgb(g, '#6f4c36'); g.fill()
            with at(g, X, Y - 6, 0, 270, 62): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#f3dcae', '#d9b98a'); g.fill()
        c.glow(X, Y - 60, 330, '#ffe2a0', .45)
        for dx, dy, k, q, cc in ((-150, -8, 'plates', .62, 'violet'), (-90, -26, 'staghorn', .85, 'coral'), (140, -16, 'brain', .8, 'leaf'), (60, -30, 'staghorn', .9, 'saffron'), (-20, 14, 'poc', .8, 'rose'), (190, 6, 'poc', .6, 'saffron')): F.plant(c, k, X + dx, Y + dy, q, cc)
        G.reef_star(c, X + 70, Y + 44, 110, frags=4)
        with c.piece(shadow=.3, lift=5, volume=.2) as g: rgb(g, '#3a2b33'); g.set_line_width(4); g.move_to(X, -20); g.line_to(X, Y - 270); g.stroke(); smooth(g, [(X - 20, Y - 300), (X + 20, Y - 300), (X + 78, Y - 236), (X - 78, Y - 236)], tension=.2); lin(g, 0, Y - 300, 0, Y - 236, '#f5b843', '#fff0c0'); g.fill()
        c.glow(X, Y - 220, 260, '#ffe9b0', .6)
    done = False
    for i, (x, y, a) in sorted(enumerate(seats), key=lambda q: q[1][1]):
        if y > Y + 60 and not done: model(); done = True
        q = .72 + .55 * (y - Y) / 320
        W.stool(c, x + rng.normal(0, 10), y + 60, 215 * q, cols[i], back=True, flip=x > X)
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=4) as g:                # a notebook left on the sand, a pair of sandals
        GB.sandal(g, rng, w * .12, h * .93, 54, .5, 'coral'); GB.sandal(g, rng, w * .155, h * .95, 54, .35, 'coral')
    for a, b, sag in (((-20, h * .1), (w * .54, h * .02), 90), ((w * .54, h * .02), (w * 1.02, h * .12), 80)):
        with c.piece(shadow=0, volume=0, rim=0) as g: rgb(g, '#2c2440'); g.set_line_width(3); g.move_to(*a); g.curve_to(a[0] + (b[0] - a[0]) * .3, a[1] + sag, a[0] + (b[0] - a[0]) * .7, b[1] + sag, *b); g.stroke()
        for k in range(1, 9):
            t = k / 9; x = a[0] + (b[0] - a[0]) * t; y = a[1] * (1 - t) ** 3 + 3 * (a[1] + sag) * t * (1 - t) ** 2 + 3 * (b[1] + sag) * t * t * (1 - t) + b[1] * t ** 3
            c.glow(x, y + 9, 46, '#ffd98f', .6)
            with c.piece(shadow=0, volume=.2, vsize=3, rim=.3) as g: rgb(g, '#fff0c0'); g.arc(x, y + 10, 8, 0, 7); g.fill()
    c.finish(vignette=.35, warm=.2)
