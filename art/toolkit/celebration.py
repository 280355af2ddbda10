"""celebration.py - bunting, award cup, rosette, flowers and garlands.

c first, x,y in units, s = size in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of their own.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def bunting(c, a, b, n=9, sag=40, size=30, colors=('coral', 'saffron', 'teal', 'cream', 'violet', 'plum'), **kw):
    """String of small flags from a to b."""
    r = c.rng
    q = curve_pts([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b], n * 2 + 1)
    with c.piece(**{**dict(shadow=.3, lift=4, volume=.2, vsize=4), **kw}) as g:
        rgb(g, '#6b5a45'); g.set_line_width(2); smooth(g, q, False); g.stroke()
        for i in range(n):
            x, y = q[2 * i + 1]; sw = r.normal(0, size * .14)
            smooth(g, [(x - size * .42, y - 1), (x + size * .42, y + 1), (x + sw + 1, y + size), (x + sw - 1, y + size)], tension=.15); rgb(g, jitter(r, colors[i % len(colors)], .03)); g.fill()


def award_cup(c, x, y, s=300, gold='#e9b84a', base='#3a2b33', water=False, **kw):
    """Award cup with two handles on a dark foot. s = height; y = foot. Returns the middle of the rim."""
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.42, vsize=s * .06, rim=.5), **kw}) as g:
        with at(g, x, y, 0, s):
            g.set_line_width(.05)
            for m in (-1, 1):
                rgb(g, shade(gold, -.45)); g.move_to(.33 * m, -.9); g.curve_to(.62 * m, -.98, .6 * m, -.56, .24 * m, -.5); g.stroke()
                rgb(g, shade(gold, .15)); g.set_line_width(.032); g.move_to(.33 * m, -.905); g.curve_to(.615 * m, -.985, .595 * m, -.565, .24 * m, -.505); g.stroke(); g.set_line_width(.05)
            smooth(g, [(-.28, 0), (-.29, -.075), (-.22, -.12), (.22, -.12), (.29, -.075), (.28, 0), (0, .03)], tension=.3); lin(g, -.28, 0, .28, 0, shade(base, .35), base, shade(base, -.4)); g.fill()
            smooth(g, [(-.19, -.11), (-.17, -.17), (-.06, -.21), (-.045, -.3), (-.1, -.37), (.1, -.37), (.045, -.3), (.06, -.21), (.17, -.17), (.19, -.11), (0, -.09)], tension=.4); lin(g, -.19, 0, .19, 0, shade(gold, -.15), shade(gold, .5), gold, shade(gold, -.45)); g.fill()
            smooth(g, [(-.38, -.98), (-.37, -.76), (-.29, -.54), (-.16, -.4), (0, -.36), (.16, -.4), (.29, -.54), (.37, -.76), (.38, -.98)], tension=.45); p = g.copy_path()
            lin(g, -.38, 0, .38, 0, (0, shade(gold, -.3)), (.18, shade(gold, .55)), (.3, shade(gold, .2)), (.62, gold), (.88, shade(gold, -.42)), (1, shade(gold, -.1))); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, shade(gold, -.5), .55); g.set_line_width(.014)      # engraved wave band
            for yy in (-.86, -.5): g.move_to(-.4, yy); g.curve_to(-.2, yy + .05, .2, yy + .05, .4, yy); g.stroke()
            for k in range(5):
                bx = -.3 + .15 * k; g.move_to(bx - .07, -.64); g.curve_to(bx - .03, -.78, bx + .06, -.78, bx + .05, -.68); g.curve_to(bx + .04, -.64, bx, -.66, bx + .01, -.69); g.stroke()
            g.restore()
            with at(g, 0, -.98, 0, .385, .062):
                rgb(g, shade(gold, .4)); g.arc(0, 0, 1, 0, 7); g.fill(); rgb(g, '#2f9fb0' if water else shade(gold, -.6)); g.arc(0, .08, .88, 0, 7); g.fill()
    return x, y - s * .98


def flower(g, r, x, y, s, kind=0, rot=None):
    """One flower of a garland from the front (raw): 0 frangipani, 1 marigold, 2 hibiscus pink. s = diameter."""
    rot = r.uniform(0, 7) if rot is None else rot
    with at(g, x, y, rot, s / 2):
        if kind == 1:
            for ring, n in ((1, 16), (.74, 13), (.48, 9)):
                for k in range(n):
                    a = k * 2 * PI / n + ring * 3; cc = jitter(r, shade('#f5a623', -.28 + .5 * (1 - ring)), .03)
                    rgb(g, cc); smooth(g, blob_pts(r, math.cos(a) * ring * .78, math.sin(a) * ring * .78, .24, .22, .12, 7)); g.fill()
            rgb(g, '#c9741f'); g.arc(0, 0, .2, 0, 7); g.fill()
            return
        outer, inner = (('#fffaf0', '#f7c548') if kind == 0 else ('#ee7f9f', '#b8305a'))
        for k in range(5):
            with at(g, 0, 0, k * 2 * PI / 5):
                smooth(g, [(0, 0), (.3, -.26), (.72, -.34), (1.0, -.08), (.86, .22), (.4, .2)]); p = g.copy_path()
                rad(g, 0, 0, 1, (0, inner), (.3, mix(inner, outer, .35)), (.62, outer), (1, shade(outer, -.1))); g.fill()
                rgb(g, shade(outer, -.3), .3); g.set_line_width(.03); g.append_path(p); g.stroke()
        if kind == 2: rgb(g, '#f7c548'); taper(g, [(0, 0), (.2, -.3)], [.12, .1]); g.fill()


def garland(c, pts, s=44, kinds=(0, 1, 0, 2, 1), n=None, **kw):
    """String of flowers along pts; with a green thread and leaves under it."""
    r = c.rng
    L = sum(math.dist(a, b) for a, b in zip(pts, pts[1:]))
    n = n or int(L / (s * .62))
    q = curve_pts(pts, n)
    with c.piece(**{**dict(shadow=.45, lift=7, volume=.3, vsize=5), **kw}) as g:
        for x, y in curve_pts(pts, n * 2):
            a = r.uniform(0, 7); rgb(g, jitter(r, shade('leaf', -.25), .04)); taper(g, [(x, y), (x + math.cos(a) * s * .4, y + math.sin(a) * s * .4), (x + math.cos(a) * s * .72, y + math.sin(a) * s * .72)], [s * .05, s * .26, s * .03], 9, False); g.fill()
    for part in (0, 1):
        with c.piece(**{**dict(shadow=.5, lift=5, volume=.35, vsize=5, rim=.4), **kw}) as g:
            for i, (x, y) in enumerate(q):
                if i % 2 == part: flower(g, r, x + r.normal(0, s * .08), y + r.normal(0, s * .08), s * r.uniform(.88, 1.2), kinds[i % len(kinds)])


def rosette(c, x, y, s=200, color='#f2694b', ring='#fff4d6', heart='#f5b843', tails=1.0, sway=.12, **kw):
    """Prize rosette of pleated ribbon with two tails; (x,y) = its middle, s = diameter."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .05, volume=.3, vsize=s * .05, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s / 2):
            for m, cc, L in ((-1, shade(color, -.12), 2.3), (1, color, 2.55)):
                p = [(.18 * m, .5), (.36 * m + sway * .6, 1.1), (.42 * m + sway * 2.2, 1.7), (.6 * m + sway * 4.2, L * tails)]
                q = curve_pts(p, 20); d = np.gradient(q, axis=0); d /= np.hypot(d[:, 0], d[:, 1])[:, None]; n = np.stack([-d[:, 1], d[:, 0]], 1)
                w = np.linspace(.2, .27, 20)[:, None]
                a, b = q + n * w, q - n * w
                pts = [tuple(v) for v in a] + [tuple(q[-1] - d[-1] * .22)] + [tuple(v) for v in b[::-1]]
                poly(g, pts); lin(g, *a[0], *b[-1], shade(cc, -.25), shade(cc, .12), shade(cc, -.1)); g.fill()
                rgb(g, ring, .85); g.set_line_width(.05); smooth(g, [tuple(v) for v in q + n * w * .55], False); g.stroke(); smooth(g, [tuple(v) for v in q - n * w * .55], False); g.stroke()
    for R, n, cc in ((1.0, 26, color), (.74, 22, ring)):
        with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.35, vsize=s * .04, rim=.4), **kw}) as g:
            with at(g, x, y, 0, s / 2):
                for i in range(n):
                    a0, a1 = 2 * PI * i / n, 2 * PI * (i + 1) / n; am = (a0 + a1) / 2
                    rr = R * (1 + r.normal(0, .012))
                    poly(g, [(0, 0), (math.cos(a0) * R * .95, math.sin(a0) * R * .95), (math.cos(am) * rr, math.sin(am) * rr)]); rgb(g, shade(cc, .16)); g.fill()
                    poly(g, [(0, 0), (math.cos(am) * rr, math.sin(am) * rr), (math.cos(a1) * R * .95, math.sin(a1) * R * .95)]); rgb(g, shade(cc, -.2)); g.fill()
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.5, vsize=s * .06, rim=.6), **kw}) as g:
        smooth(g, blob_pts(r, x, y, s * .235, s * .235, .015, 14)); rad(g, x - s * .08, y - s * .1, s * .4, shade(heart, .5), heart, shade(heart, -.3)); g.fill()
        rgb(g, shade(heart, .6), .9); g.set_line_width(s * .012); g.arc(x, y, s * .19, 0, 7); g.stroke()


def frangipani(g, r, x, y, s, rot=None, color='#fffaf0', heart='#f7c548'):
    """One frangipani flower from the front (raw), s = diameter."""
    with at(g, x, y, r.uniform(0, 7) if rot is None else rot, s / 2):
        for k in range(5):
            with at(g, 0, 0, k * 2 * PI / 5):
                smooth(g, [(0, 0), (.26, -.3), (.7, -.38), (1.0, -.12), (.88, .18), (.42, .16)]); rad(g, 0, 0, 1, (0, heart), (.32, mix(heart, color, .4)), (.6, color), (1, shade(color, -.1))); g.fill()
                rgb(g, shade(color, -.3), .3); g.set_line_width(.03); g.move_to(.05, .02); g.curve_to(.4, .14, .8, .16, .96, 0); g.stroke()


def lei(c, pts, s=44, colors=('#fffaf0', '#f5a623', '#ee7f9f', '#fffaf0', '#f7c548'), **kw):
    """Garland of flowers and leaves along pts."""
    r = c.rng
    n = int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (s * .6)); q = curve_pts(pts, n)
    with c.piece(**{**dict(shadow=.45, lift=6, volume=.3, vsize=4), **kw}) as g:
        for x, y in curve_pts(pts, n * 2): a = r.uniform(0, 7); rgb(g, jitter(r, shade('leaf', -.2), .04)); taper(g, [(x, y), (x + math.cos(a) * s * .4, y + math.sin(a) * s * .4), (x + math.cos(a) * s * .7, y + math.sin(a) * s * .7)], [s * .05, s * .25, s * .03], 9, False); g.fill()
    for part in (0, 1):
        with c.piece(**{**dict(shadow=.5, lift=4, volume=.35, vsize=4, rim=.4), **kw}) as g:
            for i, (x, y) in enumerate(q):
                if i % 2 == part: frangipani(g, r, x + r.normal(0, s * .07), y + r.normal(0, s * .07), s * r.uniform(.9, 1.2), None, colors[i % len(colors)], '#f7c548' if i % 5 in (0, 3) else '#c9602f')
