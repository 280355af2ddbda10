"""Pictures of the article "With Restor: our reefs on a map"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, from_above, school, shadow
from toolkit.paper import blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

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


def second(c, rng, variant=0):
    """Listening to a forest: at first light a small recorder with a round microphone is strapped to a mossy trunk, and a kingfisher sits beside it; trunks and ferns fade into the mist."""
    W, H = c.w, c.h
    c.light = (-.7, -.71)
    c.backdrop([(0, '#e9f3cf'), (.4, '#c4e0bc'), (.75, '#8fbfa0'), (1, '#4f8a74')], 70, glow=(W * .22, H * .1, 760, '#fffbe0', .75))
    for d, n, w0 in ((.72, 15, 26), (.58, 11, 40), (.42, 7, 62)):
        with c.piece(shadow=.15, lift=5, volume=.3, vsize=10, depth=d, blur=2 if d > .5 else 0) as g:
            for k in range(n):
                x = W * (k + rng.uniform(.1, .9)) / n; w = w0 * rng.uniform(.6, 1.3); ln = rng.normal(0, 30); rgb(g, jitter(rng, '#4f6f58', .03)); taper(g, [(x, H * 1.05), (x + ln * .4, H * .5), (x + ln, -40)], [w * 1.2, w, w * .8], 20); g.fill()
        for k in range(6): F.leaf_clump(c, W * rng.uniform(0, 1), H * rng.uniform(-.02, .1 + (.7 - d) * .2), rng.uniform(150, 260), rng.uniform(50, 90), 90, 22, '#5f9a68', depth=d)
    c.set_air()
    c.god_rays(W * .16, -160, .42, 10, 1250, 1.0, '#fff8d8')
    for x, y, q, d in ((.1, .98, 190, .2), (.28, 1.0, 150, .26), (.46, .99, 170, .16), (.92, .98, 200, .12)):                       # ferns
        with c.piece(shadow=.3, lift=5, volume=.25, vsize=6, depth=d) as g:
            for k in range(9):
                a = -PI / 2 + (k - 4) * .3 + rng.normal(0, .06); L = q * rng.uniform(.8, 1.15); cc = jitter(rng, '#5f9a58', .04)
                stem = curve_pts([(W * x, H * y), (W * x + math.cos(a) * L * .5, H * y + math.sin(a) * L * .6), (W * x + math.cos(a) * L, H * y + math.sin(a) * L * .7 + abs(math.cos(a)) * L * .2)], 16)
                for i in range(2, 16):
                    t = math.atan2(*(stem[i] - stem[i - 1])[::-1]); l = L * .2 * math.sin(PI * (.15 + .8 * i / 16))
                    for m in (-1, 1): rgb(g, shade(cc, .12 * m)); taper(g, [tuple(stem[i]), (stem[i][0] + math.cos(t + m * 1.1) * l, stem[i][1] + math.sin(t + m * 1.1) * l)], [L * .05, L * .012], 6); g.fill()
    tx, tw = W * .66, 330
    # the branch on which the singer sits, then the trunk
    with c.piece(shadow=.45, lift=9, volume=.5, vsize=9, rim=.3, grain=.07) as g: lin(g, 0, H * .66, 0, H * .78, '#a08466', '#5f4a3c'); taper(g, [(tx - tw * .46, H * .79), (W * .4, H * .735), (W * .27, H * .745), (W * .15, H * .705)], [46, 32, 24, 8], 30); g.fill(); taper(g, [(W * .33, H * .738), (W * .28, H * .68), (W * .25, H * .665)], [15, 10, 4], 14); g.fill()
    with c.piece(shadow=.5, lift=18, volume=.65, vsize=80, rim=.25, grain=.08) as g:
        smooth(g, [(tx - tw * .46, -40), (tx - tw * .5, H * .3), (tx - tw * .48, H * .6), (tx - tw * .6, H * .86), (tx - tw * .95, H * 1.06), (tx + tw * 1.0, H * 1.06), (tx + tw * .62, H * .84), (tx + tw * .5, H * .56), (tx + tw * .52, H * .26), (tx + tw * .48, -40)], tension=.5); p = g.copy_path()
        lin(g, tx - tw * .5, 0, tx + tw * .5, 0, '#b59a7c', '#8a7058', '#4f3f38'); g.fill(); g.append_path(p); g.clip()
        for _ in range(150):
            u, y = rng.uniform(-.52, .52), rng.uniform(-60, H); q = rng.uniform(50, 190); rgb(g, rng.choice(['#5a4638', '#3f322c', '#cdb592']), rng.uniform(.15, .5)); taper(g, wander(rng, tx + u * tw, y, PI / 2, q, 6, .12), [.6, rng.uniform(3, 8), .6], 16, False); g.fill()
        for _ in range(260):
            u, y = -.5 + abs(rng.normal(0, .16)), H * (1 - abs(rng.normal(0, .3))); rgb(g, jitter(rng, rng.choice(['#7f9f4f', '#5f8a48', '#9ab05f']), .04), .7); smooth(g, blob_pts(rng, tx + u * tw * 1.06, y, rng.uniform(4, 18), rng.uniform(4, 12), .25, 8)); g.fill()
    # strap, recorder, microphone
    y0 = H * .5
    for o in (-62, 62):
        with c.piece(shadow=.35, lift=4, volume=.4, vsize=6, rim=.3) as g: rgb(g, '#2f4a52'); taper(g, [(tx - tw * .505, y0 + o - 16), (tx - tw * .2, y0 + o + 8), (tx + tw * .2, y0 + o + 10), (tx + tw * .515, y0 + o - 14)], [26, 28, 28, 24], 24, False); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.35, vsize=14, rim=.5) as g:
        smooth(g, [(tx - 112, y0 - 118), (tx + 92, y0 - 118), (tx + 94, y0 + 130), (tx - 114, y0 + 130)], tension=.12); lin(g, tx - 112, y0 - 118, tx + 94, y0 + 130, '#8fa86a', '#6f8a52', '#4f6a40'); g.fill()
        rgb(g, '#3f5638', .8); g.set_line_width(4); smooth(g, [(tx - 96, y0 - 102), (tx + 76, y0 - 102), (tx + 78, y0 + 114), (tx - 98, y0 + 114)], tension=.12); g.stroke()
        for u, v in ((-88, -92), (68, -92), (-90, 104), (70, 104)): rgb(g, '#dfe6cf'); g.arc(tx + u, y0 + v, 6, 0, 7); g.fill()
        rgb(g, '#2b3a30'); g.arc(tx - 10, y0 + 40, 34, 0, 7); g.fill(); rgb(g, '#8fa86a'); g.arc(tx - 10, y0 + 40, 25, 0, 7); g.fill(); rgb(g, '#f2694b'); g.arc(tx + 52, y0 - 70, 8, 0, 7); g.fill()
        rgb(g, '#26302c'); taper(g, [(tx - 112, y0 - 40), (tx - 168, y0 - 52)], [24, 22]); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.6, vsize=18, rim=.3, grain=.12) as g: smooth(g, blob_pts(rng, tx - 196, y0 - 58, 56, 52, .04, 14)); rad(g, tx - 214, y0 - 80, 90, '#6a6f7c', '#3f4450', '#23262f'); g.fill()
    A.kingfisher(c, W * .355, H * .735, 250)
    for x, y in ((.17, .7), (.25, .66), (.14, .715)): F.leaf_clump(c, W * x, H * y, 60, 30, 22, 30, '#5f9a58')
    c.particles(70, color='#fff8d8', big=6)
    c.finish(.32, warm=.06, center=(.5, .5))
