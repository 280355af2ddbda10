"""Picture of the article "With Restor: our reefs on a map"."""
import math
import numpy as np
from toolkit import fauna as A, from_above, school, shadow
from toolkit.paper import blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """A folded map on a dark table: small forests stand inside their outlines on land; one outline in the sea is a deep window on a reef with divers; a pencil has just closed its line."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#2f6570'), (.6, '#1d4755'), (1, '#10303f')], 70, wash=.05, glow=(W * .2, -40, 800, '#cfe8d8', .4))
    TL, TR, BR, BL = (W * .13, H * .1), (W * .915, H * .07), (W * .972, H * .93), (W * .035, H * .955)
    fold = lambda u: abs((u * 2.5) % 1 - .5) * 2                    # 1 on the ridges of the folds, 0 in the valleys

    def M(u, v):
        a, b = (1 - u) * (1 - v), u * (1 - v)
        x = TL[0] * a + TR[0] * b + BR[0] * u * v + BL[0] * (1 - u) * v
        y = TL[1] * a + TR[1] * b + BR[1] * u * v + BL[1] * (1 - u) * v
        return x, y - fold(u) * (16 + 12 * v)
    line = lambda pts, closed=True, n=90: [M(u, v) for u, v in curve_pts(pts, n, closed)]
    us = sorted({*np.linspace(0, 1, 41), .2, .4, .6, .8})
    sheet = [M(u, 0) for u in us] + [M(1, v) for v in np.linspace(0, 1, 9)] + [M(u, 1) for u in us[::-1]] + [M(0, v) for v in np.linspace(1, 0, 9)]
    on_sheet = lambda g: poly(g, sheet)
    shadow.blob(c, W * .54, H * .6, W * .5, H * .42, 0, .5, 26)

    with c.piece(shadow=.6, lift=16, volume=.12, vsize=14, rim=.5, grain=.03) as g:
        on_sheet(g); lin(g, 0, H * .07, W, H * .95, '#bfe2d8', '#a6d6d0', '#8cc6c8'); g.fill()
    flat = dict(shadow=0, volume=0, rim=0, grain=.03, clip=on_sheet)
    coast = [(-.05, .56), (.06, .55), (.14, .6), (.22, .66), (.28, .62), (.3, .52), (.36, .45), (.45, .42), (.5, .35), (.58, .33), (.66, .27), (.72, .17), (.83, .13), (.9, .07), (.97, -.05)]
    with c.piece(**flat) as g:                                      # depth lines along the coast, then the graticule
        for k, cc in ((5, '#97cfcd'), (4, '#a5d8d2'), (3, '#b4e0d6'), (2, '#c3e8db'), (1, '#d4efe0')):
            d = .022 * k ** 1.25; pts = [(u + d * .62, v + d) for u, v in coast]
            smooth(g, [*[M(*q) for q in curve_pts(pts, 80)], (W * 1.1, -80), (-80, -80), (-80, H * .7)], tension=.2); rgb(g, cc); g.fill()
        rgb(g, '#3f8f98', .28); g.set_line_width(1.6)
        for t in np.linspace(.1, .9, 5):
            q = [M(t, v) for v in np.linspace(0, 1, 8)]; g.move_to(*q[0]); [g.line_to(*z) for z in q[1:]]; g.stroke()
        for t in np.linspace(.17, .86, 4):
            q = [M(u, t) for u in np.linspace(0, 1, 41)]; g.move_to(*q[0]); [g.line_to(*z) for z in q[1:]]; g.stroke()
    land = [*curve_pts(coast, 110), (1.0, -.1), (-.1, -.1), (-.1, .56)]
    isle = [(.1, .84), (.15, .79), (.22, .8), (.25, .85), (.21, .9), (.13, .9)]
    with c.piece(**{**flat, 'shadow': .3, 'lift': 5, 'rim': .5, 'volume': .2, 'vsize': 12}) as g:
        poly(g, [M(*q) for q in land]); lin(g, 0, 0, W * .6, H * .6, '#e6dfae', '#d3d69c', '#b9c98a'); g.fill()
        poly(g, line(isle)); rgb(g, '#d3d69c'); g.fill()
    with c.piece(**flat) as g:                                      # hills as contour lines, two rivers
        g.set_line_width(2)
        for u, v, q in ((.2, .24, 1.0), (.47, .16, .8), (.03, .4, .7), (.72, .02, .6), (.175, .845, .3)):
            for k in range(5):
                rgb(g, '#8a9a5a', .5); smooth(g, [M(u + math.cos(a) * q * .035 * (k + 1) * (1 + .2 * math.sin(3 * a + u * 9)), v + math.sin(a) * q * .04 * (k + 1) * (1 + .16 * math.sin(2 * a + 1))) for a in np.linspace(0, 2 * PI, 14, endpoint=False)]); g.stroke()
        for pts in ([(.2, .28), (.25, .38), (.22, .47), (.285, .56)], [(.48, .2), (.52, .25), (.51, .31), (.545, .34)]): rgb(g, '#8cc6c8'); taper(g, line(pts, False, 30), [3, 5, 7, 10]); g.fill()
    for k in range(5):                                              # the panels of the folds: every other one turned from the light
        with c.piece(**{**flat, 'grain': 0, 'alpha': .3 if k % 2 else .2}) as g:
            q = [M(u, v) for u, v in ((k / 5, 0), (k / 5 + .2, 0), (k / 5 + .2, 1), (k / 5, 1))]; poly(g, q); lin(g, q[0][0], 0, q[1][0], 0, *(('#17384a', '#3f6a70') if k % 2 else ('#fffbe6', '#fff6d8'))); g.fill()
    with c.piece(**{**flat, 'grain': 0}) as g:
        for k in range(1, 5):
            rgb(g, '#fffdf0' if k % 2 else '#24505c', .55); g.set_line_width(2.6); g.move_to(*M(k / 5, 0)); g.line_to(*M(k / 5, 1)); g.stroke()

    # the places on land, each in its outline, and its forest
    def outline(pts, w=5, color='#fffdf2'):
        with c.piece(shadow=.35, lift=3, volume=0, rim=0, grain=.02) as g:
            rgb(g, color); g.set_line_width(w); g.set_dash([w * 2.6, w * 2]); smooth(g, [M(*q) for q in curve_pts(pts, 60, True)]); g.stroke()

    def tree(x, y, s, cc):
        with c.piece(shadow=.5, lift=s * .12, volume=.45, vsize=s * .16, rim=.4) as g:
            rgb(g, '#6b4a38'); taper(g, [(x, y), (x + s * .02, y - s * .5)], [s * .12, s * .08]); g.fill()
            for dx, dy, q, f in ((-.17, -.5, .3, -.25), (.18, -.54, .3, -.12), (0, -.78, .34, .08)): rgb(g, shade(cc, f)); smooth(g, blob_pts(rng, x + dx * s, y + dy * s, q * s, q * s * .86, .1, 10)); g.fill()
    sites = [((.2, .235), .085, 15, '#4f8a4f'), ((.47, .15), .07, 11, '#5f9a50'), ((.075, .4), .055, 8, '#3f7a58'), ((.345, .355), .05, 7, '#79a85a'), ((.63, .13), .048, 6, '#4f8a4f'), ((.335, .1), .04, 5, '#6a9a4c'), ((.8, .045), .04, 4, '#3f7a58')]
    shape = lambda u, v, q, n=9, a=1.15, w=.16: [(u + math.cos(t) * q * (1 + w * math.sin(2 * t + u * 20)), v + math.sin(t) * q * a * (1 + w * math.sin(3 * t + v * 20))) for t in np.linspace(0, 2 * PI, n, endpoint=False)]
    hub = (.66, .65)
    with c.piece(shadow=.25, lift=9, volume=0, rim=0, grain=.02) as g:              # what joins them
        rgb(g, '#fff6d8', .95); g.set_line_width(5); g.set_dash([.5, 12])
        for (u, v), *_ in sites[:-1] + [((.175, .845), 0)]:
            a, b = M(u, v), M(*hub); m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - abs(a[0] - b[0]) * .22 - 30); g.move_to(*a); g.curve_to(*m, *m, *b); g.stroke()
    for (u, v), q, n, cc in sorted(sites + [((.175, .845), .035, 4, '#5f9a50')], key=lambda s: s[0][1]):
        pts = shape(u, v, q)
        with c.piece(shadow=0, volume=.15, vsize=8, rim=0, grain=.04, alpha=.75, clip=on_sheet) as g: smooth(g, [M(*z) for z in pts]); rgb(g, mix(cc, '#d3d69c', .35)); g.fill()
        outline(pts)
        for x, y in sorted([M(u + math.cos(a) * q * .72 * math.sqrt(t), v + math.sin(a) * q * .8 * math.sqrt(t)) for a, t in zip(np.arange(n) * 2.4, (np.arange(n) + .5) / n)], key=lambda z: z[1]): tree(x, y + 6, rng.uniform(44, 66) * (.8 + .4 * v), jitter(rng, cc, .04))

    # the place in the sea: no roof of leaves to look at, so the paper is cut away and one looks down to the floor
    hole = [(.425, .6), (.475, .51), (.58, .465), (.69, .45), (.79, .415), (.875, .46), (.9, .58), (.875, .72), (.81, .84), (.7, .885), (.59, .865), (.485, .84), (.43, .73)]
    edge = line(hole, True, 110)
    cut = lambda g: poly(g, edge)
    inside = lambda **k: {**dict(clip=cut), **k}
    cx, cy = M(.665, .655)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g: cut(g); lin(g, cx - 260, cy - 220, cx + 280, cy + 230, '#5cc6bf', '#1f93a6', '#0e5f80'); g.fill()
    with c.piece(**inside(shadow=0, volume=.1, rim=0, grain=.06, caustic=.34, alpha=.85, blur=9)) as g:
        smooth(g, [(cx - 190, cy - 70), (cx - 40, cy - 90), (cx + 90, cy - 40), (cx + 170, cy + 60), (cx + 110, cy + 150), (cx - 60, cy + 170), (cx - 220, cy + 110)]); rgb(g, '#9fd8bf'); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', 'plum', 'leaf', '#d9c27a']
    spots = []
    for _ in range(2600):
        x, y, s = cx + rng.normal(0, 220), cy + rng.normal(0, 160), rng.uniform(24, 62) * rng.choice([1, 1, 1.7])
        d = math.hypot((x - cx + 20) / 230, (y - cy - 30) / 150)
        if d < .86 or any(math.hypot(x - a, y - b) < (s + q) * .42 for a, b, q in spots): continue
        spots.append((x, y, s))
        if len(spots) == 150: break
    for x, y, s in sorted(spots, key=lambda q: q[2]):
        kind = int(rng.integers(4)); from_above.coral(c, x, y, s, jitter(rng, rng.choice(['#c9a86a', '#8f9a6a', '#a98fae'] if kind == 1 else cols), .03), kind, **inside())
    for x, y, r_ in ((cx - 110, cy + 56, -.2), (cx + 44, cy + 104, .12)):
        from_above.coral_table(c, x, y, 118, 78, r_, 5, 3, ('saffron', 'coral', 'rose', 'violet'), 1.0, 12, lambda c_, x_, y_, s_, k_: from_above.coral(c_, x_, y_, s_, k_, 2, **inside()), **inside())
    A.school(c, 'anthias', cx + 190, cy - 66, 22, 70, 44, 17, PI - .6, .3, **inside())
    from_above.diver(c, cx - 46, cy - 4, 205, .5, 'coral', drop=52, **inside())
    from_above.diver(c, cx + 132, cy + 40, 178, PI + .75, 'saffron', slate=False, drop=30, **inside())
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=13, alpha=.85, clip=cut) as g:       # the shade of the paper's edge in the water
        rgb(g, '#06303f'); poly(g, [(-90, -90), (W + 90, -90), (W + 90, H + 90), (-90, H + 90)]); g.set_fill_rule(1); poly(g, [(x + 24, y + 34) for x, y in edge]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.55, clip=cut) as g:
        for _ in range(34): x, y, q = cx + rng.normal(0, 170), cy + rng.normal(0, 120), rng.uniform(16, 60); rgb(g, '#f2fff6', rng.uniform(.15, .5)); taper(g, [(x, y), (x + q * .5, y - 3), (x + q, y + 1)], [.4, 3, .4], 10, False); g.fill()
    with c.piece(shadow=.25, lift=3, volume=0, rim=0, grain=.02) as g:                         # thickness of the paper, and the line
        rgb(g, '#f7f1d8'); g.set_line_width(6); cut(g); g.stroke()
    out = [(hub[0] + (u - hub[0]) * 1.075 + .003, hub[1] + (v - hub[1]) * 1.085) for u, v in hole]
    full = [M(*q) for q in curve_pts(out, 160, True)]
    with c.piece(shadow=.3, lift=3, volume=.1, rim=.2, grain=.05) as g: taper(g, full[70:] + full[:62], [6.5, 8, 7, 8, 6.5], 180, True); rgb(g, '#ee5f3f'); g.fill()
    ex, ey = full[62]
    school.pencil(c, ex + 122 * math.cos(.86), ey + 122 * math.sin(.86), 246, PI + .86, '#f2694b', 22, shadow=.6, lift=13)
    c.glow(W * .16, H * .1, 760, '#fff3d0', .3)
    c.finish(.34, center=(.5, .5))
