"""ropes_and_bars.py - ropes, cords, knots and hook; bars of steel and bamboo; planks.

c first, a and b = the two ends, w = thickness in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of their
own.
"""
import math
import numpy as np
from toolkit.paper import curve_pts, jitter, lin, poly, rgb, shade, smooth, taper


def draw_bar(g, a, b, w, cc):
    """Round bar from a to b (raw drawing)."""
    rgb(g, shade(cc, -.5), .9); taper(g, [a, b], [w * 1.35, w * 1.35]); g.fill()
    lin(g, a[0], a[1] - w, a[0] + .01, a[1] + w, shade(cc, .25), shade(cc, -.2)); taper(g, [a, b], [w, w]); g.fill()


def bar(c, a, b, w=12, color='#6f858f', **kw):
    """One round metal or bamboo bar from a to b."""
    with c.piece(**{**dict(shadow=.4, lift=6, volume=.35, vsize=w * .5), **kw}) as g:
        draw_bar(g, a, b, w, color)


def planks(c, y0, y1, color='#c98f5c', n=7, vanish=None, along=True, **kw):
    """Wooden boards filling the band y0..y1; vanish = (x,y) makes them run away from the viewer, otherwise they lie across."""
    r, W = c.rng, c.w
    with c.piece(**{**dict(shadow=.3, lift=8, volume=.1, vsize=20, rim=.25, grain=.05), **kw}) as g:
        poly(g, [(-20, y0), (W + 20, y0), (W + 20, y1), (-20, y1)]); p = g.copy_path(); lin(g, 0, y0, 0, y1, shade(color, .12), color, shade(color, -.28)); g.fill()
        g.append_path(p); g.clip()
        for i in range(n + 1):
            if vanish:
                q = lambda x, y: (vanish[0] + (x - vanish[0]) * (y - vanish[1]) / (y1 - vanish[1]), y)
                x = -W * .35 + W * 1.7 * i / n
                a, b, a2, b2 = q(x, y0), q(x, y1 + 10), q(x + W * 1.7 / n, y0), q(x + W * 1.7 / n, y1 + 10)
            else:
                t, t2 = (i / n) ** 1.3, ((i + 1) / n) ** 1.3
                a, a2, b, b2 = (-20, y0 + (y1 - y0) * t), (-20, y0 + (y1 - y0) * t2), (W + 20, y0 + (y1 - y0) * t), (W + 20, y0 + (y1 - y0) * t2)
            rgb(g, jitter(r, shade(color, r.uniform(-.12, .14)), .02), .5); poly(g, [a, b, b2, a2]); g.fill()
            rgb(g, shade(color, -.6), .7); g.set_line_width(3.4); g.move_to(*a); g.line_to(*b); g.stroke()
            rgb(g, shade(color, .5), .4); g.set_line_width(1.8); g.move_to(a[0] + 3, a[1] + 3); g.line_to(b[0] + 3, b[1] + 3); g.stroke()
            for _ in range(16):        # grain of the wood
                u, v, L = r.uniform(.05, .95), r.uniform(0, 1), r.uniform(.03, .16)
                m = lambda k, w: ((a[0] + (b[0] - a[0]) * k) * (1 - w) + (a2[0] + (b2[0] - a2[0]) * k) * w, (a[1] + (b[1] - a[1]) * k) * (1 - w) + (a2[1] + (b2[1] - a2[1]) * k) * w)
                rgb(g, shade(color, -.5 if r.random() < .6 else .45), r.uniform(.08, .25)); taper(g, [m(v, u), m(v + L / 2, u + r.normal(0, .03)), m(v + L, u)], [.3, r.uniform(1.5, 3.5), .3], 12, False); g.fill()


def rope(c, pts, w=14, color='#e9d9b0', **kw):
    """Twisted rope along pts."""
    q = curve_pts(pts, max(30, int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (w * .55))))
    with c.piece(**{**dict(shadow=.4, lift=w * .4, volume=.45, vsize=w * .4, rim=.3), **kw}) as g:
        rgb(g, shade(color, -.5)); g.set_line_width(w * 1.15); smooth(g, q, False); g.stroke()
        rgb(g, color); g.set_line_width(w); smooth(g, q, False); g.stroke()
        rgb(g, shade(color, -.4), .8); g.set_line_width(max(1, w * .13))
        d = np.gradient(q, axis=0)
        for a, b in zip(q, d):
            b = b / max(1e-6, np.hypot(*b)); n = np.array([-b[1], b[0]])
            g.move_to(*(a - n * w * .46 - b * w * .28)); g.line_to(*(a + n * w * .46 + b * w * .28)); g.stroke()


def bamboo(c, a, b, w=24, color='#d3ac62', **kw):
    """Bamboo pole from a to b with nodes. w = thickness."""
    r = c.rng
    a, b = np.array(a, float), np.array(b, float)
    L = np.hypot(*(b - a)); d = (b - a) / L; n = np.array([-d[1], d[0]])
    if n[1] > 0 or (abs(n[1]) < .01 and n[0] > 0): n = -n
    with c.piece(**{**dict(shadow=.4, lift=max(3, w * .25), volume=.4, vsize=w * .3, rim=.35), **kw}) as g:
        m = (a + b) / 2
        lin(g, *(m + n * w / 2), *(m - n * w / 2), shade(color, .35), color, shade(color, -.4)); taper(g, [tuple(a), tuple(b)], [w, w * .92], cap=False); g.fill()
        t = r.uniform(.3, .7) * w * 4
        while t < L:
            p = a + d * t
            rgb(g, shade(color, .3)); taper(g, [tuple(p - n * w * .52), tuple(p + n * w * .52)], [w * .13, w * .13]); g.fill()
            rgb(g, shade(color, -.55), .8); taper(g, [tuple(p - n * w * .5 + d * w * .11), tuple(p + n * w * .5 + d * w * .11)], [w * .06, w * .06]); g.fill()
            t += w * r.uniform(4.5, 7)


def strand(c, pts, w=60, color='#ead6a2', **kw):
    """Thick laid cord along pts, twist marks evenly spaced along its length."""
    r = c.rng
    L_ = sum(math.dist(a, b) for a, b in zip(pts, pts[1:]))
    q = curve_pts(pts, max(24, int(L_ / 5)))
    with c.piece(**{**dict(shadow=.5, lift=w * .14, volume=.5, vsize=w * .3, rim=.45), **kw}) as g:
        taper(g, q, [w, w], len(q)); p = g.copy_path(); rgb(g, color); g.fill()
        g.append_path(p); g.clip()
        d = np.gradient(q, axis=0); d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
        n = np.stack([-d[:, 1], d[:, 0]], 1)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))])
        for t in np.arange(-w, s[-1] + w, w * .42):
            def P(o, u):
                i = np.clip(np.interp(t + o, s, np.arange(len(q))), 0, len(q) - 1); k = int(i)
                return tuple(q[k] + n[k] * u * w + d[k] * (t + o - s[k] if t + o > s[-1] or t + o < 0 else 0))
            for cc, al, sh, ww in ((shade(color, -.45), .75, 0, .07), (shade(color, .55), .6, w * .09, .05)):
                rgb(g, cc, al); g.set_line_width(w * ww)
                g.move_to(*P(-w * .32 + sh, -.55)); g.curve_to(*P(-w * .12 + sh, -.3), *P(w * .12 + sh, .3), *P(w * .32 + sh, .55)); g.stroke()


def knot(c, x, y, s=160, color='#e3cf9c', w=None):
    """One overhand knot, tight, in a wet string; x,y = middle, s = width."""
    w = w or s * .3
    X = lambda *P: [(x + a * s, y + b * s) for a, b in P]
    strand(c, X((-.62, .0), (-.36, .04), (-.1, .26), (.2, .34), (.42, .16)), w, shade(color, -.1))
    strand(c, X((.42, .16), (.4, -.16), (.14, -.36), (-.2, -.3), (-.38, -.08)), w, shade(color, -.04))
    strand(c, X((.62, 0), (.38, -.02), (.12, -.04), (-.1, .06), (-.26, .24)), w, color)
    strand(c, X((-.38, -.12), (-.4, .12), (-.26, .26)), w, shade(color, .06))
    strand(c, X((-.06, -.36), (.1, -.14), (.06, .14), (-.1, .34)), w, shade(color, .1))


def hook(c, x, y, s=260, color='#c9d2d2', **kw):
    """Bent wire hook hanging from its eye at (x,y); s = height."""
    with c.piece(**{**dict(shadow=.35, lift=s * .03, volume=.5, vsize=s * .03, rim=.8), **kw}) as g:
        q = [(x, y + s * .06), (x + s * .005, y + s * .4), (x - s * .0, y + s * .68), (x - s * .07, y + s * .88), (x - s * .23, y + s * .95), (x - s * .37, y + s * .85), (x - s * .4, y + s * .68), (x - s * .36, y + s * .56)]
        rgb(g, shade(color, -.55)); taper(g, q, [s * .062, s * .062, s * .064, s * .066, s * .064, s * .058, s * .046, s * .006], 60); g.fill()
        lin(g, x - s * .4, 0, x + s * .04, 0, shade(color, .2), color, shade(color, -.2)); taper(g, [(a - s * .006, b - s * .005) for a, b in q], [s * .042, s * .042, s * .044, s * .046, s * .044, s * .038, s * .03, s * .004], 60); g.fill()
        taper(g, [(x - s * .36, y + s * .6), (x - s * .32, y + s * .66), (x - s * .3, y + s * .72)], [s * .03, s * .02, .5], 10); g.fill()
        rgb(g, color); g.set_line_width(s * .035); g.arc(x, y + s * .03, s * .045, 0, 7); g.stroke()


def rod(c, a, b, w=60, color='#8fa3a8', w2=None, **kw):
    """Round bar from a to b with light running along it, at any angle; w2 = thickness at b."""
    a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]])
    if n[0] * c.light[0] + n[1] * c.light[1] < 0: n = -n
    w2 = w2 or w
    with c.piece(**{**dict(shadow=.45, lift=w * .2, volume=.15, vsize=w * .2, rim=.4), **kw}) as g:
        poly(g, [tuple(a - n * w / 2), tuple(a + n * w / 2), tuple(b + n * w2 / 2), tuple(b - n * w2 / 2)])
        lin(g, *tuple(a - n * w / 2), *tuple(a + n * w / 2), (0, shade(color, -.55)), (.3, shade(color, -.2)), (.62, color), (.8, shade(color, .6)), (1, shade(color, .1))); g.fill()


def steel(c, a, b, w=60, color='#8fa3a8', **kw):
    """Round steel bar from a to b with a gradient across it, at any angle."""
    a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]])
    if n[0] * c.light[0] + n[1] * c.light[1] < 0: n = -n
    with c.piece(**{**dict(shadow=.45, lift=w * .14, volume=.3, vsize=w * .2, rim=.4), **kw}) as g:
        p, q = a + n * w * .5, a - n * w * .5
        lin(g, *p, *q, (0, shade(color, -.1)), (.22, shade(color, .5)), (.5, color), (.85, shade(color, -.5)), (1, shade(color, -.35)))
        taper(g, [tuple(a), tuple(b)], [w, w]); g.fill()
