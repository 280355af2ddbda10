"""parts_s.py - parts for the second pictures of the articles 0 to 22 and for the events: close corals, hulls from below, glass, silhouettes.

Same conventions as the other modules: Canvas first, x,y in units, s = size in units, **kw goes to Canvas.piece; functions that start with g draw raw.
"""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


def cups(c, pts, s, color, **kw):
    """Corallites of a coral seen very close: raised cups with a pale rim, a dark mouth and a few arms. pts [(x,y)], s = radius."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=3, volume=.35, vsize=4, rim=.4), **kw}) as g:
        for x, y in pts:
            q = s * r.uniform(.7, 1.2)
            rgb(g, shade(color, -.12)); smooth(g, blob_pts(r, x, y, q, q * .92, .06, 9)); g.fill()
            for k in range(9):
                a = k * 2 * PI / 9 + r.uniform(0, .4); rgb(g, mix(color, 'cream', .75)); taper(g, [(x + math.cos(a) * q * .35, y + math.sin(a) * q * .35), (x + math.cos(a) * q * 1.15, y + math.sin(a) * q * 1.1)], [q * .26, q * .2]); g.fill()
            rgb(g, shade(color, -.6)); g.arc(x, y, q * .36, 0, 7); g.fill()


def twig(c, pts, w, color, tip='cream', cup=.13, **kw):
    """One Acropora branch seen very close: tapering, pale growing tip, rows of tubular corallites that point towards the tip. w = widths."""
    r = c.rng
    n = int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (np.mean(w) * .17))
    q = curve_pts(pts, n)
    ww = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(w)), w)
    d = np.gradient(q, axis=0); d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    with c.piece(**{**dict(shadow=.5, lift=max(w) * .08, volume=.55, vsize=max(w) * .22, rim=.35, grain=.045), **kw}) as g:
        lin(g, *pts[0], *pts[-1], (0, shade(color, -.12)), (.6, color), (.86, mix(color, tip, .45)), (1, tip)); taper(g, pts, w, 50); g.fill()
    with c.piece(**{**dict(shadow=.4, lift=max(w) * .03, volume=.4, vsize=max(w) * .05, rim=.45), **kw}) as g:
        for i in range(2, n - 2):
            t = i / n
            for u in r.permutation(np.linspace(-.47, .47, 5))[:3]:
                u = u + r.normal(0, .04)
                p = q[i] + nr[i] * ww[i] * u + d[i] * r.normal(0, ww[i] * .05)
                out = nr[i] * u * 1.5 + d[i] * .8
                L = ww[i] * cup * (1.5 + abs(u)) * r.uniform(.7, 1.2)
                e = p + out * L
                k = ww[i] * cup
                cc = mix(color, tip, max(0, t - .55) * 1.2)
                lin(g, *p, *e, shade(cc, -.16), shade(cc, .3)); taper(g, [tuple(p), tuple(e)], [k * .95, k * .8]); g.fill()
                rgb(g, shade(cc, -.62)); g.arc(e[0], e[1], k * .2, 0, 7); g.fill()
    with c.piece(**{**dict(shadow=.2, lift=2, volume=.4, vsize=6, rim=.5), **kw}) as g:
        x, y = q[-1]; k = ww[-1] * .42
        rgb(g, mix(tip, color, .1)); smooth(g, blob_pts(r, x, y, k, k, .05, 10)); g.fill()
        for _ in range(9):
            px, py = x + r.normal(0, k * .4), y + r.normal(0, k * .4); rgb(g, mix(tip, 'white', .5)); g.arc(px, py, k * .17, 0, 7); g.fill(); rgb(g, shade(color, -.15), .8); g.arc(px, py, k * .06, 0, 7); g.fill()


def sparkle(c, n=150, box=None, color='white', size=1.0):
    """Short light strokes of a rippled surface seen from above."""
    r = c.rng
    x0, y0, x1, y1 = box or (-20, -20, c.w, c.h)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(n):
            x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(10, 46) * size
            rgb(g, color, r.uniform(.12, .5)); taper(g, wander(r, x, y, r.normal(-.2, .35), q, 4, .3), [.4, 2.6 * size, .4], 10, False); g.fill()


def onlooker(c, x, y, s, kind='short', top='#1b8f93', skin='#8a5a3c', head='#2e2018', blur=12, **kw):
    """Somebody behind glass, out of focus: head and shoulders in soft colours, nothing of a face. x,y = bottom middle, s = shoulder width; head = hair, scarf or cap."""
    with c.piece(**{**dict(shadow=0, volume=.3, vsize=s * .1, rim=.3, grain=.02, blur=blur), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.5, .2), (-.49, -.3), (-.36, -.47), (-.13, -.53), (.13, -.53), (.36, -.47), (.49, -.3), (.5, .2)], tension=.45); lin(g, 0, -.5, 0, .2, top, shade(top, -.3)); g.fill()
            rgb(g, head)
            if kind == 'pony':
                for m in (-1, 1): taper(g, [(.2 * m, -.88), (.38 * m, -.86), (.4 * m, -.56)], [.1, .17, .03], 10); g.fill()
            smooth(g, [(0, -1.12), (.24, -1.04), (.28, -.8), (.2, -.62), (-.2, -.62), (-.28, -.8), (-.24, -1.04)]); g.fill()
            if kind == 'hijab': smooth(g, [(0, -1.13), (.25, -1.04), (.31, -.8), (.27, -.6), (.42, -.34), (.2, -.18), (-.2, -.18), (-.42, -.34), (-.27, -.6), (-.31, -.8), (-.25, -1.04)]); lin(g, 0, -1, 0, -.2, shade(head, .1), shade(head, -.2)); g.fill()
            else: rgb(g, shade(skin, -.2)); taper(g, [(0, -.45), (0, -.68)], [.2, .18]); g.fill()
            rgb(g, skin); smooth(g, blob_pts(c.rng, 0, -.76, .19, .22, .02, 12)); g.fill()
            if kind != 'hijab': rgb(g, head); smooth(g, [(-.22, -.8), (-.24, -.96), (-.1, -1.09), (.1, -1.09), (.24, -.96), (.22, -.8), (.12, -.9), (-.12, -.9)]); g.fill()
            if kind == 'cap': smooth(g, [(-.25, -.88), (-.21, -1.1), (0, -1.16), (.21, -1.1), (.25, -.88), (.32, -.84), (0, -.92), (-.32, -.84)]); g.fill()


def palm_on_glass(c, x, y, s, rot=0.0, skin='#c98f66', mirror=False, **kw):
    """A hand laid flat on a pane, seen from the other side: flat palm, five spread fingers, forearm downwards. s = palm width."""
    with c.piece(**{**dict(shadow=.15, lift=4, volume=.35, vsize=s * .14, rim=.4, grain=.03), **kw}) as g:
        with at(g, x, y, rot, -s if mirror else s, s):
            sk = col(skin)
            rgb(g, shade(sk, -.16)); taper(g, [(.04, .3), (.16, 1.3), (.34, 3.2)], [.7, .78, 1.05], 16); g.fill()
            rgb(g, shade(sk, -.12))
            for a, l, w, bx in ((-.34, .72, .19, -.36), (-.12, .86, .2, -.13), (.08, .88, .2, .12), (.3, .7, .18, .35)):
                taper(g, [(bx, -.25), (bx + math.sin(a) * l * .5, -.25 - l * .52), (bx + math.sin(a) * l, -.25 - math.cos(a) * l)], [w * 1.1, w, w * .85], 14); g.fill()
            taper(g, [(-.36, .25), (-.66, .0), (-.84, -.22)], [.26, .22, .17], 12); g.fill()
            smooth(g, [(-.46, -.3), (0, -.4), (.44, -.3), (.5, .1), (.34, .5), (0, .58), (-.36, .46), (-.5, .1)]); rad(g, 0, 0, .6, shade(sk, .3), sk, shade(sk, -.15)); g.fill()
            rgb(g, shade(sk, .45), .6)      # pressed pads are paler
            for bx, by in ((-.58, -.82), (-.22, -1.0), (.18, -1.02), (.54, -.83), (-.8, -.17)): smooth(g, blob_pts(c.rng, bx, by, .075, .095, .05, 8)); g.fill()


def keel(c, x, y, s, hull='#f0ead8', flip=False, bottom='#2f4a66', **kw):
    """Sailing yacht's hull seen from below the water, side view: belly, fin keel with bulb, rudder. y = water surface, s = hull length."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.3, lift=s * .02, volume=.5, vsize=s * .04, rim=.35), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            smooth(g, [(-.06, .06), (-.1, .16), (-.09, .25), (.08, .25), (.1, .15), (.12, .06)], tension=.3); lin(g, 0, .06, 0, .25, shade(bottom, -.1), shade(bottom, -.4)); g.fill()
            smooth(g, [(-.15, .25), (-.05, .232), (.1, .238), (.15, .255), (.08, .275), (-.1, .275)]); rgb(g, shade(bottom, -.3)); g.fill()
            smooth(g, [(-.42, .02), (-.4, .12), (-.37, .15), (-.335, .14), (-.34, .03)], tension=.3); rgb(g, shade(bottom, -.25)); g.fill()
            smooth(g, [(.52, -.05), (.44, .015), (.25, .065), (0, .085), (-.25, .07), (-.44, .025), (-.5, -.05)], tension=.45); lin(g, 0, -.03, 0, .09, shade(bottom, .18), bottom, shade(bottom, -.4)); g.fill()
            smooth(g, [(.54, -.06), (.48, -.012), (.2, .012), (-.2, .012), (-.48, -.01), (-.52, -.06)], tension=.4); rgb(g, hull); g.fill()


def dive_mask(c, x, y, s=200, color='coral', tube='saffron', drop=0.0, lens=('#e9fbf2', '#7fd0cc', '#2f8fa8'), **kw):
    """Mask and snorkel hung up by the strap, seen from the front; (x,y) = where the strap lies over the bar, s = width, drop = extra length of strap."""
    yy = y + s * (.34 + drop)
    with c.piece(**{**dict(shadow=.4, lift=8, volume=.4, vsize=s * .04, rim=.4), **kw}) as g:
        rgb(g, '#26313b'); g.set_line_width(s * .07)
        for m in (-1, 1): g.move_to(x + m * s * .06, y - s * .02); g.curve_to(x + m * s * .1, y + s * .05, x + m * s * .44, yy - s * .22, x + m * s * .45, yy); g.stroke()
        rgb(g, tube); g.set_line_width(s * .085); g.move_to(x + s * .56, yy - s * .62); g.line_to(x + s * .56, yy + s * .24); g.curve_to(x + s * .56, yy + s * .5, x + s * .34, yy + s * .5, x + s * .26, yy + s * .42); g.stroke()
        rgb(g, '#26313b'); smooth(g, [(x + s * .3, yy + s * .34), (x + s * .14, yy + s * .37), (x + s * .13, yy + s * .47), (x + s * .3, yy + s * .5)]); g.fill()
        rgb(g, 'cream'); g.set_line_width(s * .088); g.move_to(x + s * .56, yy - s * .62); g.line_to(x + s * .56, yy - s * .5); g.stroke()
    with c.piece(**{**dict(shadow=.5, lift=10, volume=.45, vsize=s * .06, rim=.45), **kw}) as g:
        o = [(-.5, -.06), (-.44, -.22), (-.2, -.27), (.2, -.27), (.44, -.22), (.5, -.06), (.42, .16), (.24, .22), (.12, .12), (0, .06), (-.12, .12), (-.24, .22), (-.42, .16)]
        smooth(g, [(x + a * s, yy + b * s) for a, b in o]); lin(g, x - s / 2, yy - s * .3, x + s / 2, yy + s * .2, shade(color, .25), color, shade(color, -.35)); g.fill()
        smooth(g, [(x - s * .1, yy + s * .26), (x - s * .09, yy + s * .06), (x, yy - s * .02), (x + s * .09, yy + s * .06), (x + s * .1, yy + s * .26)]); rgb(g, shade(color, -.2)); g.fill()
        for m in (-1, 1):
            q = [(x + m * s * a, yy + s * b) for a, b in ((.07, -.17), (.3, -.2), (.41, -.12), (.42, 0), (.33, .12), (.22, .13), (.1, .02))]
            smooth(g, q); lin(g, x, yy - s * .2, x, yy + s * .14, *lens); g.fill()
            rgb(g, 'white', .75); taper(g, [(x + m * s * .16 - s * .05, yy - s * .02), (x + m * s * .2 + s * .03, yy - s * .15)], [s * .035, s * .02]); g.fill()


def shadow_child(g, x, y, h, a, kind='short', arm=0, r=None):
    """Cast shadow of somebody leaning over an edge (raw, in the present colour set by the caller): trunk and head along direction a from (x,y); h = length.
    arm 0 none, 1 waving, -1 other side, 2 pointing ahead."""
    with at(g, x, y, a, h):
        smooth(g, [(-.1, -.15), (.2, -.15), (.5, -.19), (.58, -.12), (.6, 0), (.58, .12), (.5, .19), (.2, .15), (-.1, .15)], tension=.4); g.fill()
        taper(g, [(.55, 0), (.72, 0)], [.12, .11]); g.fill()
        g.arc(.8, 0, .145 if kind != 'hijab' else .16, 0, 7); g.fill()
        if kind == 'hijab': smooth(g, [(.95, 0), (.88, -.15), (.66, -.17), (.5, -.2), (.5, .2), (.66, .17), (.88, .15)]); g.fill()
        if kind == 'bob': smooth(g, [(.96, 0), (.9, -.16), (.64, -.19), (.64, .19), (.9, .16)]); g.fill()
        if kind == 'cap': smooth(g, [(.86, .1), (.98, .2), (1.0, .26), (.9, .24), (.8, .14)]); g.fill()
        if kind == 'pony': taper(g, [(.86, -.12), (.88, -.28), (.76, -.36)], [.1, .13, .03], 10); g.fill()
        if kind == 'pig':
            for m in (-1, 1): taper(g, [(.84, .12 * m), (.92, .24 * m), (.84, .34 * m)], [.08, .13, .03], 10); g.fill()
        if arm in (1, -1):
            taper(g, [(.5, .15 * arm), (.68, .34 * arm), (.96, .36 * arm)], [.11, .09, .06], 14); g.fill()
            for k in (-.3, 0, .3): taper(g, [(.95, .36 * arm), (.95 + math.cos(k) * .1, .36 * arm + math.sin(k) * .1)], [.045, .03]); g.fill()
        if arm == 2: taper(g, [(.5, .15), (.75, .28), (1.12, .2)], [.11, .09, .045], 14); g.fill()


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


def straw_hat_top(c, x, y, R, color='#e6c885', band='coral', **kw):
    """Straw hat lying flat, from above."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=R * .1, volume=.4, vsize=R * .16, rim=.35), **kw}) as g:
        smooth(g, blob_pts(r, x, y, R, R * .96, .025, 16)); rad(g, x - R * .2, y - R * .2, R * 1.2, shade(color, .4), color, shade(color, -.22)); g.fill()
        for k in range(9):
            rgb(g, shade(color, -.4), .28); g.set_line_width(R * .016); g.arc(x, y, R * (.52 + .052 * k), 0, 7); g.stroke()
    with c.piece(**{**dict(shadow=.45, lift=R * .08, volume=.5, vsize=R * .1, rim=.4), **kw}) as g:
        g.arc(x, y, R * .5, 0, 7); rgb(g, band); g.fill()
        smooth(g, blob_pts(r, x, y, R * .44, R * .43, .02, 14)); rad(g, x - R * .14, y - R * .14, R * .6, shade(color, .45), color, shade(color, -.2)); g.fill()
        for k in range(5):
            rgb(g, shade(color, -.4), .3); g.set_line_width(R * .016); g.arc(x, y, R * (.08 + .075 * k), 0, 7); g.stroke()


def banana_leaf(g, x, y, L, w, rot=0.0, color='#5f9f52', torn=5, r=None):
    """Banana leaf lying flat, from above (raw): broad, with midrib, side veins and a few tears. x,y = middle."""
    with at(g, x, y, rot):
        n = 26
        up, lo = [], []
        for i in range(n + 1):
            t = i / n; h = w * .5 * min(1, 3.4 * (t + .03)) ** .5 * min(1, 4.5 * (1.02 - t)) ** .6
            a, b = (r.uniform(.5, .8) if r.random() < torn / n else 1), (r.uniform(.5, .8) if r.random() < torn / n else 1)
            up.append((-L / 2 + L * t, -h * a)); lo.append((-L / 2 + L * t, h * b))
        pts = up + lo[::-1]
        smooth(g, pts, tension=.4); p = g.copy_path(); lin(g, 0, -w / 2, 0, w / 2, shade(color, .22), color, shade(color, -.18)); g.fill()
        g.save(); g.append_path(p); g.clip(); g.set_line_width(1.8)
        for i in range(int(L / 15)):
            px = -L / 2 + i * 15
            rgb(g, shade(color, .4 if i % 3 else -.4), .33)
            for m in (-1, 1): g.move_to(px, 0); g.curve_to(px + w * .08, m * w * .2, px + w * .16, m * w * .4, px + w * .3, m * w * .55); g.stroke()
        g.restore()
        rgb(g, shade(color, .45)); taper(g, [(-L / 2 - w * .12, 0), (0, 2), (L / 2 - 6, 0)], [w * .06, w * .04, w * .01]); g.fill()


def tumbler(c, x, y, w, h, level=.8, water=('#c9f3ea', '#5fc4c8', '#1f8aa0'), fill=None, **kw):
    """Plain drinking glass from the side, a little from above; (x,y) = middle of its foot; fill(c) paints what is in the water."""
    w2 = w * .43
    wl = y - h * level
    X = lambda t: w / 2 + (w2 - w / 2) * t            # half width, t=0 top .. 1 foot
    xl = X(1 - level * .97)
    with c.piece(**{**dict(shadow=.45, lift=w * .04, volume=0, rim=.3, grain=.015), **kw}) as g:
        smooth(g, [(x - w / 2, y - h), (x - w2, y - 8), (x - w2 * .8, y + w * .05), (x + w2 * .8, y + w * .05), (x + w2, y - 8), (x + w / 2, y - h)], tension=.1); lin(g, x - w / 2, 0, x + w / 2, 0, (0, '#9fc9cc', .55), (.2, '#f0fbf6', .35), (.75, '#e3f4ee', .35), (1, '#7fb0b8', .6)); g.fill()
        smooth(g, [(x - xl + 8, wl), (x - w2 + 10, y - 26), (x - w2 * .78, y - 6), (x + w2 * .78, y - 6), (x + w2 - 10, y - 26), (x + xl - 8, wl)], tension=.1); lin(g, 0, wl, 0, y, (0, water[0], .8), (.5, water[1], .85), (1, water[2], .95)); g.fill()
    if fill: fill(c)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        with at(g, x, wl, 0, xl - 8, w * .055): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, wl - w * .05, 0, wl + w * .05, (0, '#f4fffb', .75), (1, water[0], .55)); g.fill()
        for a, b, al in ((-.88, -.72, .5), (-.62, -.56, .3), (.74, .84, .3)):
            poly(g, [(x + a * w / 2, y - h * .95), (x + b * w / 2, y - h * .95), (x + b * w2, y - h * .06), (x + a * w2, y - h * .06)]); lin(g, 0, y - h, 0, y, (0, 'white', al), (1, 'white', al * .3)); g.fill()
        rgb(g, '#eafaf4', .95); g.set_line_width(max(3, w * .014))
        with at(g, x, y - h, 0, w / 2, w * .065): g.arc(0, 0, 1, 0, 7)
        g.stroke()
        g.set_line_width(max(2, w * .008)); rgb(g, '#dff2ec', .8); g.move_to(x - w / 2, y - h); g.line_to(x - w2, y - 8); g.move_to(x + w / 2, y - h); g.line_to(x + w2, y - 8); g.stroke()


def crab(c, x, y, s=100, color='#d9603f', **kw):
    """Small shore crab from the front, a little from above; x,y = under the body, s = width with legs."""
    with c.piece(**{**dict(shadow=.5, lift=s * .05, volume=.5, vsize=s * .06, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s):
            for m in (-1, 1):
                rgb(g, shade(color, -.15)); g.set_line_width(.045)
                for k in range(4):
                    dx = .18 + .05 * k; g.move_to(m * .14, -.2); g.line_to(m * (dx + .1), -.3 + .045 * k); g.line_to(m * (dx + .2), -.02 + .015 * k); g.stroke()
                rgb(g, color); g.set_line_width(.06); g.move_to(m * .12, -.24); g.line_to(m * .24, -.38); g.stroke()
                z = 1.35 if m > 0 else .9
                smooth(g, [(m * .2, -.36), (m * (.2 + .1 * z), -.36 - .05 * z), (m * (.2 + .17 * z), -.36 - .16 * z), (m * (.2 + .08 * z), -.36 - .13 * z), (m * (.2 + .05 * z), -.36 - .2 * z), (m * (.2 - .02 * z), -.36 - .12 * z)]); rgb(g, shade(color, .15)); g.fill()
            smooth(g, [(-.2, -.28), (-.1, -.36), (.1, -.36), (.2, -.28), (.15, -.14), (0, -.1), (-.15, -.14)]); lin(g, 0, -.36, 0, -.1, shade(color, .25), color, shade(color, -.35)); g.fill()
            for m in (-1, 1): rgb(g, color); taper(g, [(m * .05, -.34), (m * .065, -.44)], [.03, .028]); g.fill(); rgb(g, '#14110f'); g.arc(m * .066, -.45, .024, 0, 7); g.fill()


def cap(c, x, y, R, color='coral', **kw):
    """Plastic bottle cap from above: ridged rim, inner ring, a gleam."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=4, volume=.4, vsize=R * .22, rim=.45, grain=.025), **kw}) as g:
        g.arc(x, y, R, 0, 7); rgb(g, shade(color, -.28)); g.fill()
        rgb(g, shade(color, .25), .7); g.set_line_width(R * .07)
        for k in range(24):
            a = k * 2 * PI / 24; g.move_to(x + math.cos(a) * R * .88, y + math.sin(a) * R * .88); g.line_to(x + math.cos(a) * R * .99, y + math.sin(a) * R * .99)
        g.stroke()
        g.arc(x, y, R * .84, 0, 7); rad(g, x - R * .3, y - R * .3, R * 1.3, shade(color, .3), color, shade(color, -.15)); g.fill()
        k = r.integers(4)
        rgb(g, shade(color, -.25 if k % 2 else .4), .55); g.set_line_width(R * .07)
        if k < 3: g.arc(x, y, R * (.58 if k else .66), 0, 7); g.stroke()
        rgb(g, 'white', .5); g.set_line_width(R * .1); g.arc(x, y, R * .7, PI * 1.1, PI * 1.4); g.stroke()


def fruit_basket(c, x, y, R, **kw):
    """Round basket of fruit from straight above."""
    r = c.rng
    with c.piece(**{**dict(shadow=.55, lift=R * .16, volume=.5, vsize=R * .15, rim=.4), **kw}) as g:
        g.arc(x, y, R, 0, 7); rgb(g, '#c9954f'); g.fill(); rgb(g, '#7a5230', .8); g.set_line_width(R * .05)
        for k in range(30): a = k * PI / 15; g.move_to(x + math.cos(a) * R * .84, y + math.sin(a) * R * .84); g.line_to(x + math.cos(a + .12) * R, y + math.sin(a + .12) * R)
        g.stroke(); g.arc(x, y, R * .82, 0, 7); rgb(g, '#5b3a22'); g.fill()
    with c.piece(**{**dict(shadow=.45, lift=R * .06, volume=.5, vsize=R * .1, rim=.4), **kw}) as g:
        for k, (a, q, s, cc) in enumerate(((.3, .5, .3, '#f5a83a'), (1.6, .48, .27, '#e2553f'), (2.7, .5, .3, '#8fb84a'), (4.0, .5, .28, '#f5a83a'), (5.2, .48, .3, '#e2553f'), (0, 0, .3, '#f7cf4a'))):
            px, py = x + math.cos(a) * R * q, y + math.sin(a) * R * q; smooth(g, blob_pts(r, px, py, R * s, R * s * .95, .04, 10)); rad(g, px - R * .1, py - R * .1, R * s * 1.5, shade(cc, .4), cc, shade(cc, -.35)); g.fill()
        for k in range(3): taper(g, [(x - R * .5, y - R * .34 + k * R * .1), (x, y - R * .52 + k * R * .1), (x + R * .5, y - R * .3 + k * R * .1)], [R * .05, R * .14, R * .04], 14); rgb(g, jitter(r, '#f3d04a', .03)); g.fill()
