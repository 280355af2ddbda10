"""Pictures of the event "Restoration forum"."""
import math
import numpy as np
from toolkit import flora as F, gear as G, household, land as L
from toolkit.paper import at, lin, rad, rgb, smooth, taper

PI = math.pi


def card(c, rng, variant=0):
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
        household.chair(c, x + rng.normal(0, 10), y + 60, 215 * q, cols[i], back=True, flip=x > X)
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=4) as g:                # a notebook left on the sand, a pair of sandals
        household.sandal(g, rng, w * .12, h * .93, 54, .5, 'coral'); household.sandal(g, rng, w * .155, h * .95, 54, .35, 'coral')
    for a, b, sag in (((-20, h * .1), (w * .54, h * .02), 90), ((w * .54, h * .02), (w * 1.02, h * .12), 80)):
        with c.piece(shadow=0, volume=0, rim=0) as g: rgb(g, '#2c2440'); g.set_line_width(3); g.move_to(*a); g.curve_to(a[0] + (b[0] - a[0]) * .3, a[1] + sag, a[0] + (b[0] - a[0]) * .7, b[1] + sag, *b); g.stroke()
        for k in range(1, 9):
            t = k / 9; x = a[0] + (b[0] - a[0]) * t; y = a[1] * (1 - t) ** 3 + 3 * (a[1] + sag) * t * (1 - t) ** 2 + 3 * (b[1] + sag) * t * t * (1 - t) + b[1] * t ** 3
            c.glow(x, y + 9, 46, '#ffd98f', .6)
            with c.piece(shadow=0, volume=.2, vsize=3, rim=.3) as g: rgb(g, '#fff0c0'); g.arc(x, y + 10, 8, 0, 7); g.fill()
    c.finish(vignette=.35, warm=.2)
