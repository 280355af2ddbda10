"""again_m.py - pictures drawn again: a coast seen from orbit."""
import math
import numpy as np
import parts_b as B
from paper import *

PI = math.pi


def swath(c, rng, variant=0):
    """31: morning over a coast from orbit; a satellite draws a line of light over it, behind the line its strip shows false colours, and the mangroves along bays and river mouths stand out as green squares."""
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
    B.beam(c, [(sx - 8, sy + 70), (sx + 10, sy + 74), b, a], '#bdf3ff', .2, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2) as g:
        for e in (a, b): lin(g, sx, sy + 70, *e, (0, '#e9fdff', .1), (1, '#e9fdff', .7)); g.set_line_width(2.2); g.move_to(sx, sy + 72); g.line_to(*e); g.stroke()
        rgb(g, '#f4ffff'); g.set_line_width(7); g.move_to(*a); g.line_to(*b); g.stroke()
    c.glow((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 170, '#aef0ff', .5, 2.2)
    c.glow(sx, sy, 260, '#6fb8f0', .25); B.satellite(c, sx, sy, 560, -.22)
    c.glow(W * 1.02, H * .02, 520, '#fff0c8', .55)
    c.finish(.32, center=(.5, .56))
