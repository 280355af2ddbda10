"""Pictures of the article "Mangroves seen from orbit"."""
import math
import numpy as np
from toolkit import closeups, faces, flora as F, ground, land as L, light, people as P, school, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Morning over a coast from orbit; a satellite draws a line of light over it, behind the line its strip shows false colours, and the mangroves along bays and river mouths stand out as green squares."""
    W, H = c.w, c.h
    c.light = (.62, -.78)
    hz = H * .3
    c.backdrop([(0, '#050a20'), (.3, '#0c1d48'), (1, '#0c1d48')], wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(300): rgb(g, rng.choice(['#fff4d6', '#cfe6ff', '#ffffff']), rng.uniform(.2, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .44), rng.uniform(.5, 1.8), 0, 7); g.fill()

    def p(X, Z):
        """Where a point of the ground lies: X to the right, Z away; the far ground bends down to both sides."""
        x, y = W * .5 + 1000 * X / Z, hz + 822 / Z
        return x, y + ((x - W * .42) / W) ** 2 * 330 * math.exp(-(y - hz) / 330)
    limb = [p(X, 60) for X in np.linspace(-60, 60, 60)]
    for wd, al, cc in ((120, .16, '#3f9fe0'), (54, .3, '#6fc8f0'), (20, .6, '#c9f0f6')):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=wd * .3, alpha=al) as g: rgb(g, cc); smooth(g, limb, False); g.set_line_width(wd); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, limb, False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); lin(g, 0, hz, 0, H, '#8fd3e0', '#3f9cc0', '#1b6fa0', '#0e4f86', '#0b3f74'); g.fill()
    c.set_air()
    edge = lambda Z: .02 * Z - .1 + .2 * math.sin(2.6 * Z + .4) * min(Z, 2) * .5 + .16 * math.sin(1.25 * Z + 1.2) * Z * .5 + .045 * math.sin(8.1 * Z)
    Zs = np.concatenate([np.linspace(.95, 3, 150), np.linspace(3.02, 11, 90)])
    coast = [(edge(Z), Z) for Z in Zs]
    land = [p(*v) for v in coast]
    body = lambda g: (g.move_to(-60, H + 60), [g.line_to(*v) for v in land], g.line_to(-60, p(-10, 11)[1]), g.close_path())
    isles = [[p(X + rx * math.cos(a) * (1 + .16 * math.sin(3 * a + X * 9)), Z + rz * math.sin(a) * (1 + .12 * math.cos(2 * a))) for a in np.linspace(0, 2 * PI, 26, endpoint=False)] for X, Z, rx, rz in ((.86, 1.75, .1, .09), (1.08, 2.0, .06, .06), (1.15, 2.35, .08, .08), (1.9, 3.6, .2, .2), (1.5, 3.0, .05, .06))]
    for k, cc, al in ((30, '#2f9cb8', .5), (16, '#5cc8c4', .65), (7, '#b5ecd6', .8)):                 # shallows
        with c.piece(shadow=0, volume=0, rim=0, blur=5, alpha=al) as g:
            rgb(g, cc)
            for (a, Z0), (b, Z1) in zip(coast, coast[1:]): taper(g, [p(a, Z0), p(b, Z1)], [k * 2 / Z0 ** .6] * 2, 4); g.fill()
            for q in isles: smooth(g, q); g.set_line_width(k * 1.3); g.stroke()
    rivers = [[(-.62, 1.5), (-.45, 1.62), (-.3, 1.55), (-.12, 1.72), (edge(1.78), 1.78)], [(-1.5, 2.9), (-1.0, 2.7), (-.7, 2.82), (-.2, 2.66), (edge(2.7), 2.7)], [(-.5, 1.0), (-.3, 1.1), (-.25, 1.2), (edge(1.22), 1.22)]]
    volcano = (-1.05, 2.05)
    with c.piece(shadow=.35, lift=4, volume=.25, vsize=14, rim=.3, grain=.06) as g:
        body(g); lin(g, 0, hz + 60, 0, H, '#a9c2a0', '#8fae76', '#79985a', '#6a8a4c'); g.fill()
        for q in isles: smooth(g, q); rgb(g, '#7f9f62'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, clip=body) as g:                              # forest, fields, hills with a lit side
        for _ in range(1500):
            Z = .98 + 8 * rng.uniform(0, 1) ** 1.7; X = edge(Z) - abs(rng.normal(0, .6)) * Z ** .9; x, y = p(X, Z); s = rng.uniform(5, 24) / Z ** .8; rgb(g, jitter(rng, rng.choice(['#4d7d52', '#5f8f58', '#a8a860', '#c9b878', '#3d6b4c', '#86a85c']), .03), .5); smooth(g, blob_pts(rng, x, y, s * 1.3, s * .6, .25, 8)); g.fill()
        for _ in range(150):
            Z = 1.1 + 5 * rng.uniform(0, 1) ** 1.6; X = edge(Z) - .14 * Z - abs(rng.normal(0, .55)) * Z ** .9; x, y = p(X, Z); s = rng.uniform(22, 60) / Z ** .7; rgb(g, '#2f5540', .26); smooth(g, [(x - s, y + s * .16), (x - s * .3, y - s * .34), (x, y - s * .5), (x + s * .05, y + s * .2)], tension=.4); g.fill(); rgb(g, '#cfd9a0', .26); smooth(g, [(x, y - s * .5), (x + s * .4, y - s * .26), (x + s, y + s * .16), (x + s * .05, y + s * .2)], tension=.4); g.fill()
        x, y = p(*volcano)
        for a in np.linspace(0, 2 * PI, 46)[:-1]:
            lit = math.cos(a + .75); R = rng.uniform(120, 165); rgb(g, shade('#8a8466', .3 * lit if lit > 0 else .5 * lit), .8); taper(g, [(x + math.cos(a) * 26, y - 40 + math.sin(a) * 11), (x + math.cos(a) * R * .55, y - 16 + math.sin(a) * R * .26), (x + math.cos(a) * R, y + math.sin(a) * R * .46)], [9, 17, 3], 12, False); g.fill()
        smooth(g, blob_pts(rng, x, y - 40, 30, 13, .1, 12)); rgb(g, '#4a4a40'); g.fill(); smooth(g, blob_pts(rng, x - 2, y - 38, 21, 8, .1, 12)); rgb(g, '#3f8f9a'); g.fill()
        for r_ in rivers: q = [p(*v) for v in r_]; rgb(g, '#5fbccc'); taper(g, q, [2, 4, 6, 9], 50, False); g.fill()
    mouths = [r_[-1][1] for r_ in rivers] + [1.48, 2.2, 3.3, 4.1]
    trees = []
    while len(trees) < 620:
        Z = float(np.clip(rng.choice(mouths) + rng.normal(0, .1), 1.0, 5)); X = edge(Z) - abs(rng.normal(0, .032)) * Z ** .7 - .004; trees.append((X, Z))
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, grain=.05) as g:
        for X, Z in trees: x, y = p(X, Z); s = rng.uniform(4, 8) / Z ** .6; rgb(g, jitter(rng, '#2f5d42', .03)); smooth(g, blob_pts(rng, x, y, s * 1.2, s * .7, .2, 8)); g.fill()
    # the strip: scanned from the near edge up to the line where the light stands
    mid, half, Z1 = (lambda Z: -.34 + .13 * Z), .38, 2.62
    sq = lambda u, Z: p(mid(Z) + half * u, Z)
    strip = lambda g: (g.move_to(*sq(-1, .95)), [g.line_to(*sq(-1, Z)) for Z in np.linspace(.95, Z1, 20)], [g.line_to(*sq(1, Z)) for Z in np.linspace(Z1, .95, 20)], g.close_path())
    with c.piece(shadow=.4, lift=5, volume=0, rim=.3, grain=.03) as g:
        strip(g); lin(g, 0, hz, 0, H, '#1d2f78', '#16225c', '#101a48'); g.fill()
        g.save(); strip(g); g.clip(); body(g); lin(g, 0, hz, 0, H, '#8a5a86', '#7a4a74', '#633a62'); g.fill()
        for q in isles: smooth(g, q); rgb(g, '#7a4a74'); g.fill()
        d = .028
        cells = {(int(math.floor((X - mid(Z)) / d)), int(math.floor(math.log(Z) / d))) for X, Z in trees}
        n = int(half / d) + 2
        for i in range(-n, n):                                           # squares of the picture: dull ones here and there, mangroves green
            for j in range(int(math.log(.95) / d) - 1, int(math.log(Z1) / d) + 1):
                za, zb = math.exp(j * d), math.exp((j + 1) * d); zm = (za + zb) / 2; on = (i, j) in cells
                if not on and rng.random() > .1: continue
                q = [p(mid(za) + i * d, za), p(mid(za) + (i + 1) * d, za), p(mid(zb) + (i + 1) * d, zb), p(mid(zb) + i * d, zb)]; m = np.mean(q, 0); q = [tuple(m + (np.array(v) - m) * .86) for v in q]
                wet = mid(zm) + (i + .5) * d > edge(zm) + .01; poly(g, q)
                if on: rgb(g, jitter(rng, rng.choice(['#7dff6a', '#b5ff5a', '#4fe87a']), .02))
                else: rgb(g, rng.choice(['#2f56b0', '#26479a']) if wet else rng.choice(['#a8668c', '#8f6a9c', '#b8806a']), .5)
                g.fill()
        g.restore()
        rgb(g, '#d9f6ff', .3); g.set_line_width(1.6)
        for u in (-.5, 0, .5): g.move_to(*sq(u, .95)); [g.line_to(*sq(u, Z)) for Z in np.linspace(.95, Z1, 16)]; g.stroke()
        for Z in np.exp(np.linspace(math.log(.97), math.log(Z1), 9)): g.move_to(*sq(-1, Z)); g.line_to(*sq(1, Z)); g.stroke()
        rgb(g, '#e9fbff', .9); g.set_line_width(3.4)
        for m_ in (-1, 1): g.move_to(*sq(m_, .95)); [g.line_to(*sq(m_, Z)) for Z in np.linspace(.95, Z1, 20)]; g.stroke()
    # clouds with their shadows
    for X, Z, s in ((1.25, 1.45, 150), (.62, 1.28, 84), (-.98, 1.3, 110), (2.6, 4.4, 120), (-2.9, 4.2, 130), (.9, 5.2, 90), (-.9, 3.7, 70)):
        x, y = p(X, Z); s /= Z ** .35
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.3) as g: rgb(g, '#0a2a50'); [(smooth(g, blob_pts(rng, x - 22 + rng.normal(0, s * .5), y + 20 + rng.normal(0, s * .07), s * .4, s * .13, .2, 9)), g.fill()) for _ in range(5)]
        with c.piece(shadow=0, volume=.25, vsize=8, rim=.4, grain=.02, blur=2.4, alpha=.94) as g:
            for _ in range(9): rgb(g, '#fdfbf2', .9); smooth(g, blob_pts(rng, x + rng.normal(0, s * .5), y + rng.normal(0, s * .07), s * rng.uniform(.2, .42), s * rng.uniform(.08, .15), .2, 9)); g.fill()
    # the light from the satellite to its line
    sx, sy = W * .745, H * .165
    a, b = sq(-1, Z1), sq(1, Z1)
    light.beam(c, [(sx - 8, sy + 70), (sx + 10, sy + 74), b, a], '#bdf3ff', .2, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2) as g:
        for e in (a, b): lin(g, sx, sy + 70, *e, (0, '#e9fdff', .1), (1, '#e9fdff', .7)); g.set_line_width(2.2); g.move_to(sx, sy + 72); g.line_to(*e); g.stroke()
        rgb(g, '#f4ffff'); g.set_line_width(7); g.move_to(*a); g.line_to(*b); g.stroke()
    c.glow((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 170, '#aef0ff', .5, 2.2)
    c.glow(sx, sy, 260, '#6fb8f0', .25); L.satellite(c, sx, sy, 560, -.22)
    c.glow(W * 1.02, H * .02, 520, '#fff0c8', .55)
    c.finish(.32, center=(.5, .56))


def second(c, rng, variant=0):
    """The training: a woman and a young man of the village bend over a large print of their forest from above; red tape marks a place where trees are missing, her pencil points at it; behind them the soft green of the mangrove."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#cfe3b4'), (.4, '#8fb87a'), (.7, '#4f7f58'), (1, '#35584a')], 80, wash=.05, glow=(W * .25, -40, 720, '#fff6d0', .7))
    with c.piece(shadow=0, volume=.2, vsize=20, blur=10, alpha=.75) as g:
        for x, w in ((.03, 30), (.13, 18), (.43, 26), (.56, 15), (.9, 34), (.98, 20)): rgb(g, '#4a3f34'); taper(g, [(W * x, -20), (W * x + 14, H * .3), (W * x - 20, H * .62)], [w, w * .8, w * .6], 20); g.fill()
    light.bokeh(c, 46, (0, 0, W, H * .5), ['#e9f3b4', '#9fcf7a', '#fff6d0', '#6fae6a'], (16, 60), .4, 6)
    c.set_air()
    faces.front(c, W * .3, H * .285, 218, '#9a6645', 'hijab', scarf='#e0568a', top='#2f5f8a', gaze=(.45, .5), smile=.5, tilt=.08, lids=.8)
    faces.front(c, W * .7, H * .27, 224, '#7b4f35', 'short', top='#f0ead6', gaze=(-.5, .5), smile=.3, tilt=-.07, lids=.8)
    # the print on a table, in perspective
    A_, B_, C_, D_ = (W * .18, H * .585), (W * .83, H * .585), (W * 1.0, H * 1.02), (W * .0, H * 1.02)
    with c.piece(shadow=.5, lift=18, volume=.35, vsize=18, rim=.4, grain=.05) as g: lin(g, 0, H * .55, 0, H, '#c9925c', '#8a5c3c'); poly(g, [(-60, H * .56), (W + 60, H * .56), (W + 60, H + 40), (-60, H + 40)]); g.fill()

    def q(u, v):
        """Point of the print: u 0..1 from left to right, v 0..1 from the far edge to the near one."""
        t = v / (1.55 - .55 * v); l, r_ = (A_[0] + (D_[0] - A_[0]) * t, A_[1] + (D_[1] - A_[1]) * t), (B_[0] + (C_[0] - B_[0]) * t, B_[1] + (C_[1] - B_[1]) * t)
        return l[0] + (r_[0] - l[0]) * u, l[1] + (r_[1] - l[1]) * u
    sheet = lambda g: poly(g, [q(0, 0), q(1, 0), q(1, 1), q(0, 1)])
    with c.piece(shadow=.4, lift=10, volume=.1, vsize=10, rim=.6) as g: sheet(g); rgb(g, '#fdfaf0'); g.fill()
    inner = lambda g: poly(g, [q(.025, .03), q(.975, .03), q(.975, .99), q(.025, .99)])
    with c.piece(shadow=0, volume=0, rim=0) as g: inner(g); lin(g, 0, H * .59, 0, H, '#2f8f9c', '#1f7f92'); g.fill()
    tree = [(x, y) for x in np.linspace(.03, .97, 40) for y in np.linspace(.04, .98, 26)]
    creek = lambda x: .52 + .2 * math.sin(x * 7.2 + .6)
    bare = lambda x, y: ((x - .6) / .115) ** 2 + ((y - .3) / .13) ** 2 < 1
    with c.piece(shadow=.25, lift=3, volume=.35, vsize=5, rim=.3, clip=inner) as g:
        for x, y in sorted(tree, key=lambda t: t[1]):
            x, y = x + rng.normal(0, .007), y + rng.normal(0, .01)
            if abs(y - creek(x)) < .05 + .02 * math.sin(9 * x) or y > .9 + .05 * math.sin(x * 9) or bare(x, y): continue
            X, Y = q(x, y); s = 13 + 20 * y; rgb(g, jitter(rng, rng.choice(['#3f7f4a', '#5a9a52', '#2f6a44', '#79ae5a']), .03)); smooth(g, blob_pts(rng, X, Y, s, s * .62, .16, 8)); g.fill()
    with c.piece(shadow=0, volume=.1, vsize=5, rim=0, clip=inner, grain=.05) as g: smooth(g, [q(.6 + .115 * math.cos(t), .3 + .13 * math.sin(t)) for t in np.linspace(0, 2 * PI, 16)[:-1]]); rgb(g, '#b9936c'); g.fill(); [(rgb(g, '#7a5c44'), g.arc(*q(.6 + rng.normal(0, .05), .3 + rng.normal(0, .055)), 3.5, 0, 7), g.fill()) for _ in range(26)]
    with c.piece(shadow=0, volume=0, rim=0, clip=inner, alpha=.55) as g:                                  # squares that the program has found
        g.set_line_width(2.4); rgb(g, '#e6ff8a')
        for i in range(9):
            for j in range(7):
                x0, y0 = .05 + i * .1, .06 + j * .125
                if rng.random() < .4 or bare(x0 + .05, y0 + .06) or abs(y0 + .06 - creek(x0 + .05)) < .1: continue
                poly(g, [q(x0, y0), q(x0 + .085, y0), q(x0 + .085, y0 + .105), q(x0, y0 + .105)]); g.stroke()
    with c.piece(shadow=.3, lift=3, volume=.2, vsize=2, rim=.4) as g: rgb(g, '#f0412f'); g.set_line_width(8); poly(g, [q(.47, .15), q(.73, .15), q(.73, .46), q(.47, .46)]); g.stroke()

    def pencil(cv): school.pencil(cv, W * .535, H * .68, 220, .95, 'saffron', 15)
    closeups.hand(c, W * .515, H * .655, 100, .36, 'pinch', '#9a6645', '#2f5f8a', 1.7, held=pencil)
    c.finish(.28, warm=.06, center=(.5, .48))


def slide_1(c, rng, variant=0):
    """Wide, early morning, from a height: someone walks round a young plot and sinks in at every corner; flags mark the edge of the map to come."""
    W, H = c.w, c.h
    c.light = (.72, -.7)
    hz = H * .16
    L.sky(c, 'morning', hz, (W * .8, hz - 46, 26)); c.glow(W * .8, hz - 20, 420, '#ffe9b8', .5); L.island(c, W * .73, hz + 2, 420, 28, depth=.6)
    L.sea(c, hz, H * .6, 'morning', W * .9, 80, .5)
    p = ground.view(W, hz, 1500, 7.2, .6)

    def area(pts, cols, **kw):
        q = [p(*a)[:2] for a in pts]
        with c.piece(**{**dict(shadow=.15, lift=5, volume=.12, vsize=14, rim=.25, grain=.05), **kw}) as g: smooth(g, q, tension=.5); lin(g, 0, min(b for a, b in q), 0, max(b for a, b in q), *cols); g.fill()
    sh = lambda x: 52 + 4 * math.sin(x * .1 + 1) - .16 * x
    xs = np.linspace(-70, 60, 40)
    for off, cols in ((5, ['#9fd3c8', '#9fd3c8']), (0, ['#dcc0a4', '#b5927a', '#93715c', '#73564a'])):
        q = [p(x, sh(x) + off)[:2] for x in xs]
        with c.piece(shadow=.15 if not off else 0, lift=5, volume=.1, rim=.25, grain=.05, alpha=.6 if off else 1) as g: smooth(g, q, False); g.line_to(W + 900, H + 40); g.line_to(-900, H + 40); g.close_path(); lin(g, 0, q[0][1], 0, H, *cols); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=5, alpha=.5) as g:
        for _ in range(60): X, Z = rng.uniform(-30, 30), rng.uniform(10, 48); x, y, s = p(X, Z); rgb(g, rng.choice(['#7f5f4e', '#6a4c40', '#c9a88c'])); smooth(g, blob_pts(rng, x, y, s * rng.uniform(.8, 3), s * rng.uniform(.1, .3), .25, 11)); g.fill()
    L.foam(c, [p(x, sh(x))[:2] for x in xs], 4)
    water.sheen(c, H * .36, H, 150, '#fbe3c4', '#5f4436', 1)
    # creek
    creek = [(6.6 + 1.6 * math.sin(Z * .24 + .5) + .05 * Z, Z) for Z in np.linspace(56, 9.5, 26)]
    for w, cc, al in ((2.6, '#7a5a48', .6), (1.9, '#8fc9c4', 1), (1.2, '#b9e0d6', .8)):
        with c.piece(shadow=0, volume=0, rim=.3, grain=.03, alpha=al) as g: q = [p(*a) for a in creek]; rgb(g, cc); taper(g, [(x, y) for x, y, s in q], [w * s * (.5 + .5 * min(1, 30 / k[1])) for (x, y, s), k in zip(q, creek)], 60, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.7) as g:
        for _ in range(120):
            X, Z = rng.uniform(-34, 34), rng.uniform(10.5, 46)
            if 3.2 < X < 12.5 or (-9 < X < 1.5 and 12 < Z < 17): continue
            x, y, s = p(X, Z); w = s * rng.uniform(.4, 2.0); cc = mix('#cfe3d8', '#f6e2c4', rng.uniform(0, 1)); rgb(g, cc); smooth(g, blob_pts(rng, x, y, w, w * .14, .25, 11)); g.fill()
    # old trees
    for X, Z, s in ((-25, 43, 250), (-30, 38, 280), (-20, 47, 200), (17, 46, 210), (20, 42, 240)): x, y, q = p(X, Z); F.mangrove(c, x, y, s * .8, size=13, depth=.16)
    # the plot: an uneven five-sided field
    corner = [(-9.2, 15.6), (-13.5, 31), (-4, 40), (4.2, 29), (1.6, 14.6)]

    def inside(X, Z):
        ok = True
        n = len(corner)
        for k in range(n):
            (a, b), (d, e) = corner[k], corner[(k + 1) % n]; ok &= (d - a) * (Z - b) - (e - b) * (X - a) < -14
        return ok
    with c.piece(shadow=0, volume=0, rim=0, alpha=.34, blur=12) as g: rgb(g, '#7f9a5c'); poly(g, [p(a * .93 - .3, b + (.7 if b < 20 else -.7))[:2] for a, b in corner]); g.fill()
    for Z in np.arange(39.5, 14.6, -1.1):
        with c.piece(shadow=.4, lift=3, volume=.25, vsize=3, rim=.4) as g:
            for X in np.arange(-14, 6, 1.05):
                X2, Z2 = X + rng.normal(0, .14), Z + rng.normal(0, .14)
                if not inside(X2, Z2) or rng.random() < .09: continue
                x, y, s = p(X2, Z2); h = s * rng.uniform(.7, 1.2); cc = jitter(rng, rng.choice(['#6fa050', '#5f9350', '#82b060']), .04)
                rgb(g, '#6a4f3c'); taper(g, [(x, y), (x + rng.normal(0, 2), y - h * .6)], [s * .07, s * .05]); g.fill()
                for k in range(7): F.leaf(g, x + rng.normal(0, h * .1), y - h * rng.uniform(.4, .75), h * rng.uniform(.3, .42), h * .15, rng.uniform(-PI, 0) if k < 5 else rng.uniform(-.3, .3) + (PI if k == 6 else 0), shade(cc, rng.uniform(-.15, .15)), h > 26)
    # walked edge: footprints, knee holes at the corners, flags, and the drawn line still open
    done = [corner[1], corner[2], corner[3], corner[4], (-3.0, 15.05)]
    with c.piece(shadow=0, volume=0, rim=.2, grain=.05, alpha=.8) as g:
        for a, b in zip(done, done[1:]):
            n = int(math.dist(a, b) / .62)
            for k in range(n):
                t = k / n; sg = 1 if k % 2 else -1; X, Z = a[0] + (b[0] - a[0]) * t + .2 * sg, a[1] + (b[1] - a[1]) * t + .1 * sg - .3; x, y, s = p(X, Z); rgb(g, '#4f3a34'); smooth(g, blob_pts(rng, x, y, s * .17, s * .065, .15, 8)); g.fill(); rgb(g, '#d9c3ac', .7); smooth(g, blob_pts(rng, x + s * .03, y + s * .05, s * .13, s * .022, .15, 8)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=0, rim=.3, grain=.01) as g:
        rgb(g, '#fffbe8')
        for a, b in zip(done, done[1:]):
            n = int(math.dist(a, b) / 1.0)
            for k in range(n):
                q = [p(a[0] + (b[0] - a[0]) * (k + u) / n, a[1] + (b[1] - a[1]) * (k + u) / n, .0) for u in (.12, .66)]; taper(g, [(q[0][0], q[0][1] - q[0][2] * .1), (q[1][0], q[1][1] - q[1][2] * .1)], [q[0][2] * .1, q[1][2] * .1], cap=True); g.fill()
    for k, (X, Z) in enumerate(corner[1:]):
        x, y, s = p(X, Z); ground.cast(c, x, y, s * 2, -.8, .14, .06)
        with c.piece(shadow=.35, lift=4, volume=.35, vsize=4, rim=.4) as g: rgb(g, '#c99a63'); taper(g, [(x, y), (x + 2, y - s * 2.1)], [s * .1, s * .08]); g.fill(); smooth(g, [(x + 2, y - s * 2.08), (x - s * .6, y - s * 2.0), (x - s * 1.15, y - s * 1.85), (x - s * .6, y - s * 1.62), (x + 2, y - s * 1.55)], tension=.35); rgb(g, '#f2694b'); g.fill()
    # walker with the small receiver, up to the shins in the mud; the flag for the last corner under the arm
    x, y, s = p(-3.9, 14.9); ground.cast(c, x, y, s * 1.8, -.75, .12)
    def prop(g, J):
        h = J['hR']; rgb(g, '#f5b843'); smooth(g, [(h[0] + .02, h[1] - .07), (h[0] + .075, h[1] - .07), (h[0] + .075, h[1] + .02), (h[0] + .02, h[1] + .02)], tension=.2); g.fill(); rgb(g, '#16303b'); g.rectangle(h[0] + .03, h[1] - .058, .036, .04); g.fill(); rgb(g, '#2c3340'); taper(g, [(h[0] + .047, h[1] - .07), (h[0] + .047, h[1] - .13)], [.014, .01]); g.fill()
        rgb(g, '#c99a63'); taper(g, [(-.34, -.2), (.16, -.33)], [.018, .018]); g.fill(); rgb(g, '#f2694b'); smooth(g, [(-.34, -.21), (-.3, -.1), (-.26, -.04), (-.22, -.12), (-.2, -.235)], tension=.35); g.fill()
    P.person(c, x, y + s * .34, s * 1.85, 'walk', P.look(rng, hair='hat', accent='#c85a8e', top='#3c86c2', sleeve='long', bottom='trousers', bcol='#4f5a45', shoes='#3a2c2a'), True, prop=prop, tweak=dict(aR=(38, 96), aL=(6, 40)))
    with c.piece(shadow=.25, lift=3, volume=.2, vsize=4, grain=.05) as g:
        for dx in (-.42, .36): smooth(g, blob_pts(rng, x + dx * s, y + s * .31, s * .42, s * .16, .16, 10)); rgb(g, '#8f705a'); g.fill()
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2, grain=.06) as g:      # crab holes with their balls of mud
        for _ in range(26):
            X, Z = rng.uniform(-7, 4), rng.uniform(10.6, 14); x, y, s = p(X, Z)
            for _ in range(9): rgb(g, jitter(rng, '#6a4c40', .03)); q = s * rng.uniform(.02, .05); smooth(g, blob_pts(rng, x + rng.normal(0, s * .2), y + rng.normal(0, s * .06), q * 1.3, q, .2, 7)); g.fill()
            rgb(g, '#33241f'); smooth(g, blob_pts(rng, x, y, s * .07, s * .03, .15, 8)); g.fill()
    # egrets and frame
    with c.piece(shadow=.25, lift=3, volume=.3, vsize=3) as g:
        for X, Z in ((5.0, 27), (4.2, 21.4), (9.6, 30)):
            x, y, s = p(X, Z); rgb(g, '#3a3440'); taper(g, [(x, y), (x + 1, y - s * .3)], [1.8, 1.8]); g.fill(); rgb(g, '#fffdf4'); smooth(g, [(x - s * .2, y - s * .3), (x, y - s * .45), (x + s * .22, y - s * .36), (x, y - s * .25)]); g.fill(); taper(g, [(x + s * .14, y - s * .38), (x + s * .25, y - s * .56), (x + s * .18, y - s * .72), (x + s * .3, y - s * .72)], [s * .08, s * .06, s * .06, s * .04], 14); g.fill(); rgb(g, '#f5b843'); taper(g, [(x + s * .3, y - s * .72), (x + s * .44, y - s * .69)], [s * .04, 1]); g.fill()
    F.mangrove(c, W * .955, H * 1.0, 330, size=26)
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=9, rim=.5) as g:
        for k in range(11): F.leaf(g, W * .03, H * 1.05, rng.uniform(120, 210), rng.uniform(48, 66), -PI / 2 + (k - 4) * .3, jitter(rng, '#35604a', .04))
    c.finish(.28, warm=.12, center=(.45, .5))


def slide_2(c, rng, variant=0):
    """Close, noon: one spray of mangrove leaves, left as eyes see it, right as the satellite does - leaves crimson, water black."""
    W, H = c.w, c.h
    cut = [(W * .60, -20), (W * .565, H * .3), (W * .53, H * .6), (W * .49, H + 20)]
    c.light = (-.5, -.86)
    X = lambda y: float(np.interp(y, [q[1] for q in cut], [q[0] for q in cut]))

    def side(k, g): 
        poly(g, ([(-40, -40)] if k == 0 else [(W + 40, -40)]) + cut + ([(-40, H + 40)] if k == 0 else [(W + 40, H + 40)]))
    state = rng.bit_generator.state
    looks = (dict(sky=['#a9dcd8', '#7fc8c8', '#3fa0a8', '#1f7a88'], dots=['#d3f0e0', '#8fd6cc', '#f3fbe0'], leafs=['#5f9a4c', '#79b05f', '#4d8a4c', '#8fbf62'], stem='#7a5a44', pod='#6f9a4c', far='#3f7a6a', vein=.45),
             dict(sky=['#3a2c4a', '#2a2440', '#1a1c34', '#0c1024'], dots=['#7a4f72', '#4a3a6a', '#a85a72'], leafs=['#e0384a', '#f0584f', '#c92a4f', '#ff7a62'], stem='#8fa3a8', pod='#d94a5a', far='#8a2a4a', vein=.6))
    for k, lk in enumerate(looks):
        rng.bit_generator.state = state                      # both halves show the very same twig
        cl = lambda g, k=k: side(k, g)
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, clip=cl) as g: lin(g, 0, 0, W * .2, H, *lk['sky']); g.rectangle(-20, -20, W + 40, H + 40); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, blur=26, alpha=.7, clip=cl) as g:
            for _ in range(150): x, y = rng.uniform(-60, W + 60), H * (.62 + .1 * math.sin(_)) + abs(rng.normal(0, 150)); rgb(g, mix(lk['far'], lk['leafs'][int(rng.integers(4))], rng.uniform(0, .5)), .75); smooth(g, blob_pts(rng, x, y, rng.uniform(24, 70), rng.uniform(20, 50), .2, 10)); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, blur=9, alpha=.5, clip=cl) as g:
            for _ in range(40): rgb(g, rng.choice(lk['dots']), rng.uniform(.3, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, H), rng.uniform(10, 44), 0, 7); g.fill()
        hub = [(W * .545, H * .56), (W * .3, H * .4), (W * .79, H * .36), (W * .4, H * .86), (W * .72, H * .84)]
        with c.piece(shadow=.4, lift=10, volume=.45, vsize=10, clip=cl) as g:
            for a, b, w0 in ((( W * .56, H * 1.1), hub[0], 40), (hub[0], hub[1], 24), (hub[0], hub[2], 24), ((W * .55, H * .95), hub[3], 20), ((W * .555, H * .9), hub[4], 20)):
                m = ((a[0] + b[0]) / 2 + rng.normal(0, 16), (a[1] + b[1]) / 2 + 26); lin(g, a[0] - w0, 0, a[0] + w0, 0, shade(lk['stem'], .25), lk['stem'], shade(lk['stem'], -.35)); taper(g, [a, m, b], [w0, w0 * .8, w0 * .5], 24); g.fill()
        for hx, hy, Lp, a in ((W * .285, H * .41, 270, .1), (W * .325, H * .42, 220, -.12), (W * .8, H * .38, 260, -.08), (W * .545, H * .6, 300, .05)):     # ripe seedlings hanging from the tree
            with c.piece(shadow=.4, lift=8, volume=.45, vsize=8, rim=.5, clip=cl) as g:
                with at(g, hx, hy, a): F.hanging_propagule(g, rng, 0, 34, Lp, lk['pod'])
        for h, (hx, hy) in enumerate([hub[3], hub[4], hub[1], hub[2], hub[0]]):
            sc = (.72, .74, .95, .92, 1.2)[h]
            for ring, (n, Ln, up) in enumerate(((6, 255, 0), (5, 215, .3), (3, 150, .5))):
                for m in range(n):
                    a = m * 2 * PI / n + ring * .55 + h * .9 + rng.normal(0, .1); Lf = Ln * sc * rng.uniform(.88, 1.1) * (1 - .16 * math.sin(a)); wd = Lf * rng.uniform(.4, .46)
                    with c.piece(shadow=.45, lift=9, volume=.42, vsize=20, rim=.55, grain=.04, clip=cl) as g:
                        with at(g, hx, hy, a):
                            cc = jitter(rng, rng.choice(lk['leafs']), .03)
                            smooth(g, [(0, 0), (Lf * .12, -wd * .16), (Lf * .4, -wd * .5), (Lf * .75, -wd * .4), (Lf * .95, -wd * .1), (Lf * 1.02, 0), (Lf * .95, wd * .1), (Lf * .75, wd * .4), (Lf * .4, wd * .5), (Lf * .12, wd * .16)]); pth = g.copy_path()
                            lin(g, 0, -wd * .5, 0, wd * .5, shade(cc, .26), shade(cc, .05), shade(cc, -.28)); g.fill(); g.save(); g.append_path(pth); g.clip()
                            poly(g, [(0, 0), (Lf * 1.05, 0), (Lf, wd), (0, wd)]); rgb(g, shade(cc, -.4), .28); g.fill()
                            rgb(g, shade(cc, .5), lk['vein']); taper(g, [(0, 0), (Lf * .5, -2), (Lf, 0)], [7, 4.5, 1.5], 20, False); g.fill(); g.set_line_width(1.7)
                            for v in range(11):
                                for sg in (-1, 1): u = Lf * (.1 + .078 * v); g.move_to(u, 0); g.curve_to(u + Lf * .05, sg * wd * .2, u + Lf * .1, sg * wd * .36, u + Lf * .17, sg * wd * .47); g.stroke()
                            rgb(g, 'white', .35 if k == 0 else .28); taper(g, [(Lf * .2, -wd * .3), (Lf * .48, -wd * .36), (Lf * .76, -wd * .24)], [1, wd * .07, 1], 14); g.fill()
                            g.restore()
            with c.piece(shadow=.35, lift=5, volume=.4, vsize=6, clip=cl) as g:        # bud in the heart of each rosette
                with at(g, hx, hy, -1.3): taper(g, [(0, 0), (26 * sc, -2), (62 * sc, 0)], [20 * sc, 17 * sc, 3], 16); lin(g, 0, -10, 0, 10, shade(lk['pod'], .5), lk['pod']); g.fill()
    # the edge where one sheet is laid over the other
    with c.piece(shadow=.6, lift=11, volume=0, rim=.4, grain=.02) as g: rgb(g, '#fffbe8'); q = curve_pts(cut, 60); taper(g, q + rng.normal(0, .7, q.shape), [7, 5, 8, 6], 60, False); g.fill()
    # red light goes into the leaf and stays, its invisible neighbour comes back
    c.glow(W * .3, -60, 520, '#fff3c0', .3)
    c.finish(.34, center=(.52, .5))
