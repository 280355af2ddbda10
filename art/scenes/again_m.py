"""again_m.py - pictures drawn again: a coast seen from orbit, the tub on the deck, tiles broken for clay."""
import math
import numpy as np
import flora as F, people as P, land as L, gear as G, closeups as K, ground, shadow
import parts_b as B, parts_gb as S
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


def tub(c, rng, variant=0):
    """41: on the way out: we look down into a blue tub of sea water on the deck; a ranger's hand lays the next coral among the others; wake, gunwale and the island ahead."""
    W, H = c.w, c.h
    c.light = (-.55, -.84)
    hz = H * .17
    L.sky(c, 'noon', hz); L.cloud(c, W * .74, H * .1, 240, depth=.45)
    L.rinjani(c, W * .26, hz + 2, 480, 92, depth=.6); L.island(c, W * .64, hz + 2, 360, 36, depth=.45, palms=3)
    L.sea(c, hz, H * .5, 'noon', None, 130)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.85) as g:                       # the wake along the side
        for k in range(170): t = rng.uniform(0, 1); x, y = W * (1.05 - 1.1 * t), H * (.43 - .07 * (1 - t)) + rng.normal(0, 5 + 12 * t); q = rng.uniform(5, 26) * (.4 + t); rgb(g, 'white', rng.uniform(.3, .9)); taper(g, [(x - q, y), (x, y - q * .16), (x + q, y + 1)], [.5, q * .3, .5], 8, False); g.fill()
        for k in range(60): rgb(g, 'white', rng.uniform(.4, .9)); g.arc(W * .06 + abs(rng.normal(0, 120)), H * .42 - abs(rng.normal(0, 36)), rng.uniform(1, 5), 0, 7); g.fill()
    # gunwale and deck; the planks run to the vanishing point on the horizon
    top = lambda x: H * (.475 - .045 * x / W)
    S.planks(c, H * .495, H + 16, '#c2935e', 11, (W * .5, hz - 40))
    with c.piece(shadow=.5, lift=14, volume=.35, vsize=12, rim=.45) as g:
        poly(g, [(-20, top(0)), (W + 20, top(W)), (W + 20, top(W) + 74), (-20, top(0) + 92)]); lin(g, 0, H * .43, 0, H * .57, '#f9f1dc', '#e6d9b8', '#b79f78'); g.fill()
        for dy, w_, cc in ((13, 22, '#e8593c'), (40, 9, '#2f7f9a')): rgb(g, cc); taper(g, [(-20, top(0) + dy * 1.1), (W + 20, top(W) + dy)], [w_ * 1.1, w_], 4, False); g.fill()
    # the tub, seen from above
    x, y, rx, ry = W * .42, H * .665, 452, 196
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=13, alpha=.42) as g, at(g, x + 74, y + 262, 0, 400, 96): rgb(g, '#3f2a20'); g.arc(0, 0, 1, 0, 7); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=34, rim=.4) as g:                        # outside
        q = curve_pts([(x - rx, y), (x - rx * .93, y + 110), (x - rx * .8, y + 212), *[(x + rx * .74 * math.cos(a), y + 222 + 104 * math.sin(a)) for a in np.linspace(PI * .9, PI * .1, 12)], (x + rx * .8, y + 212), (x + rx * .93, y + 110), (x + rx, y)], 90)
        poly(g, q); lin(g, x - rx, 0, x + rx, 0, '#5fb0ea', '#2f7fd0', '#1f5fae', '#153f7c'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.25, vsize=24, rim=.2) as g, at(g, x, y, 0, rx, ry): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#184f94', '#2a6fc0'); g.fill()
    wy = y + 22
    inside = lambda g: (g.save(), g.translate(x, wy), g.scale(rx * .93, ry * .9), g.arc(0, 0, 1, 0, 7), g.restore())
    with c.piece(shadow=0, volume=0, rim=0, caustic=.22, grain=.02) as g: inside(g); rad(g, x - 120, wy - 40, rx, '#a9ece0', '#5fcfd0', '#2b9fb4'); g.fill()
    cols = ['#ef6a4c', '#eda93f', '#c9608f', '#e08a9c', '#9277bd', '#9aa856', '#e0924f', '#6fa88f']
    spots = [(u, v) for v in (-.5, -.12, .26, .58) for u in np.linspace(-.72, .72, 6 if abs(v) < .4 else 5) + rng.uniform(-.05, .05)]
    for k, (u, v) in enumerate(sorted(spots, key=lambda t: t[1])):
        if u * u + v * v > .72 or (u > .2 and -.2 < v < .1 and u < .5): continue
        X, Y = x + u * rx * .9, wy + v * ry * .9 + 12; s = rng.uniform(92, 132) * (.9 + .2 * v); cc = cols[k * 3 % 8]
        if k % 5 == 3: F.pocillopora(c, X, Y, s * .72, cc, clip=inside)
        else: F.staghorn(c, X, Y, s, cc, 2, 4, clip=inside)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.17, clip=inside) as g: lin(g, 0, wy - ry, 0, wy + ry, '#8fe6dc', '#4fc4cc', '#2f9fb4'); g.rectangle(0, 0, W, H); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, clip=inside) as g:                      # light on the water of the tub
        for k in range(26): X, Y, q = x + rng.uniform(-.8, .8) * rx, wy + rng.uniform(-.75, .75) * ry, rng.uniform(20, 70); rgb(g, 'white', rng.uniform(.25, .65)); taper(g, [(X - q, Y), (X, Y - q * .1), (X + q, Y + 2)], [.5, rng.uniform(2, 5), .5], 10, False); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.5, vsize=8, rim=.55) as g:                         # rim
        for f, d in ((1, 1), (.925, -1)):
            with at(g, x, y, 0, rx * f, ry * f * (1 if d > 0 else .985)): (g.arc if d > 0 else g.arc_negative)(0, 0, 1, 0, 2 * PI * d); g.close_path()
        lin(g, x - rx, 0, x + rx, 0, '#8fd0f6', '#5fb0ea', '#2f7fd0'); g.fill()
    # mask, ties and pliers on the boards
    S.dive_mask(c, W * .075, H * .7, 168, -.2, 'coral')
    with c.piece(shadow=.5, lift=6, volume=.35, vsize=5, rim=.4) as g, at(g, W * .85, H * .9, -.42, 1.05):
        rgb(g, '#e8593c'); taper(g, [(0, 0), (70, 16), (190, 46)], [20, 27, 22], 16); g.fill(); taper(g, [(0, 0), (70, -16), (190, -42)], [20, 27, 22], 16); g.fill()
        lin(g, -90, -20, -90, 20, '#a9b6bc', '#5f6f78'); taper(g, [(8, 2), (-40, 8), (-100, 3)], [36, 27, 8], 12); g.fill(); taper(g, [(8, -2), (-40, -9), (-100, -2)], [36, 25, 8], 12); g.fill(); rgb(g, '#39434c'); g.arc(2, 0, 9, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.2, vsize=3, rim=.4) as g:
        rgb(g, '#22282e'); g.set_line_width(5.5)
        for k in range(8): a, b = W * .8 + rng.normal(0, 24), H * .665 + rng.normal(0, 14); t = rng.uniform(-.5, .5); g.move_to(a, b); g.curve_to(a + 30, b - 10 + 30 * t, a + 60, b + 10 * t, a + 92, b - 34 * t); g.stroke()
    # the hand with the next piece
    hx, hy = x + rx * .34, wy - 58

    def piece(c_):
        F.staghorn(c_, hx - 6, hy + 46, 168, 'coral', 2, 4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.26, clip=inside) as g: rgb(g, '#0f3f5c'); taper(g, [(hx + 10, hy + 96), (hx + 150, hy + 80), (hx + 320, hy + 40)], [50, 90, 110], 20); g.fill()
    K.hand(c, hx + 16, hy + 26, 176, PI - .36, 'pinch', 'skin2', '#2f6fd0', 4.6, flip=True, held=piece)
    c.finish(.24, center=(.48, .58))


def grit(c, rng, variant=0):
    """23: under the eaves: somebody squats and breaks old roof tiles on a stone; the stack that waits at the left, the grit and a finished dome at the right, the shadow of a palm on the wall."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .26
    c.backdrop([(0, '#f3dcae'), (.5, '#f6e4bd'), (1, '#e3c48f')], 80, wash=.05, glow=(W * .16, H * .1, 700, '#fff6dc', .5))
    p = ground.view(W, hz, 1350, 1.36)
    foot = p(0, 6.1)[1]
    cv = Canvas(c.pw, c.ph, 3); cv.w, cv.h, cv.k = W, H, c.k; cv.transparent(); cv.light = c.light      # a palm that stands behind the viewer
    F.palm(cv, W * .47, foot + 60, 520, .18, fronds=12)
    m = fast_blur(cv.alpha, 6 * c.k)[..., None] * .34; c.img = c.img * (1 - m * (1 - col('#a8764e').astype(np.float32)))
    with c.piece(shadow=.35, lift=6, volume=.25, vsize=10, rim=.4) as g:                      # a door that stands open on the sea
        x0, x1 = W * .795, W * .915
        rgb(g, '#8a5f3f'); g.rectangle(x0 - 18, H * .17, x1 - x0 + 36, foot - H * .17); g.fill()
        lin(g, 0, H * .18, 0, foot, (0, '#9fd3de'), (.52, '#e6efd6'), (.53, '#2f9fb0'), (.8, '#5fc0bf'), (.81, '#f0dcae'), (1, '#e3c48f')); g.rectangle(x0, H * .19, x1 - x0, foot - H * .19); g.fill()
        lin(g, x0 - 96, 0, x0, 0, '#2f8088', '#1f626c'); poly(g, [(x0, H * .19), (x0 - 96, H * .165), (x0 - 96, foot + 20), (x0, foot)]); g.fill()
    with c.piece(shadow=0, volume=.15, rim=.3, grain=.06) as g: lin(g, 0, foot, 0, H, '#d9bd8f', '#c7a676', '#a9855a'); g.rectangle(-20, foot, W + 40, H); g.fill()
    with c.piece(shadow=.15, lift=2, volume=.25, vsize=2, rim=.3, grain=.06) as g:            # red dust and crumbs on the ground
        for _ in range(150):
            Z = 2.3 + 3.4 * rng.uniform(0, 1) ** 1.3; X = rng.normal(.3, .3 * Z); x, y, s = p(X, Z); q = s * rng.uniform(.006, .028); rgb(g, jitter(rng, rng.choice(['#b9653f', '#c9744a', '#a85638']), .03), .85); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .7, .25, 7)); g.fill()
    # the eaves: three rows of old tiles and the beam below
    with c.piece(shadow=.5, lift=22, volume=.3, vsize=12, rim=.3, grain=.06) as g:
        for r_ in range(3):
            n = 17; y = H * (-.03 + .052 * r_); w = W / n
            for k in range(n + 1):
                x = (k + (.5 if r_ % 2 else 0)) * w; cc = jitter(rng, rng.choice(['#b9603c', '#c46a44', '#a9542f', '#bf7650']), .02); rgb(g, shade(cc, -.55)); smooth(g, [(x - w * .52, y), (x + w * .52, y), (x + w * .52, y + H * .06), (x, y + H * .092), (x - w * .52, y + H * .06)], tension=.35); g.fill()
                lin(g, x - w * .5, 0, x + w * .5, 0, shade(cc, .28), cc, shade(cc, -.3)); smooth(g, [(x - w * .49, y - 6), (x + w * .49, y - 6), (x + w * .49, y + H * .056), (x, y + H * .086), (x - w * .49, y + H * .056)], tension=.35); g.fill()
    sh = dict(dx=.55, dy=.14, alpha=.38, blur=2.5, color='#6a4630')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    cols = ['#b9653f', '#c9744a', '#a85638', '#d08a5c', '#8f4c38', '#c27a5a']
    # the stack that waits
    hx, hy, hs = p(-1.8, 4.45)
    B.shade_blob(c, hx + hs * .25, hy + 6, hs * .95, hs * .14, 0, .4, 10, '#6a4630')
    for n, y0, wd, q in ((7, .0, .72, .36), (6, .17, .6, .36), (5, .33, .46, .34), (3, .48, .28, .34), (2, .62, .14, .32)):
        for k in range(n):
            x, y = hx + hs * wd * ((k + .5) / n * 2 - 1), hy - hs * (y0 + rng.uniform(-.01, .01))
            with c.piece(shadow=.5, lift=5, volume=.45, vsize=8, rim=.45, grain=.06) as g: B.roof_tile(g, x, y, hs * q, rng.normal(0, .07), jitter(rng, cols[(k + n) % 6], .025), 0 if (k + n) % 3 else 1)
    # grit, and a unit made of it
    x, y, s = p(1.12, 4.7); w_, h_ = s * .74, s * .64
    def heap(cv):
        r = cv.rng
        with cv.piece(shadow=.45, lift=9, volume=.5, vsize=26, rim=.35, grain=.06) as g:
            smooth(g, [(x - w_, y), (x - w_ * .6, y - h_ * .36), (x - w_ * .22, y - h_ * .84), (x + w_ * .04, y - h_), (x + w_ * .3, y - h_ * .78), (x + w_ * .66, y - h_ * .3), (x + w_, y), (x, y + h_ * .1)], tension=.45); q = g.copy_path(); lin(g, x - w_, y - h_, x + w_, y, '#cf7048', '#b9583a', '#8a4230'); g.fill(); g.save(); g.append_path(q); g.clip()
            for _ in range(900): u, v = r.uniform(-1, 1), r.uniform(-.1, 1); rgb(g, jitter(r, r.choice(['#e09a72', '#9a4a34', '#7a3c2c', '#d9805a', '#f0c0a0']), .03), .9); z = r.uniform(1.6, 5); poly(g, [(x + u * w_ + z * math.cos(a), y - v * h_ + z * math.sin(a) * .8) for a in np.linspace(0, 5, 5) + r.uniform(0, 2)]); g.fill()
            g.restore()
    stand(heap, y)
    x, y, s = p(1.62, 3.6); stand(lambda cv: G.clay_unit(cv, x, y, s * .92, '#c9744a', 0, grain=.06), y)
    # the stone, the pieces on it, and who breaks them
    x, y, s = p(-.62, 3.55)
    def stone(cv):
        with cv.piece(shadow=.45, lift=9, volume=.55, vsize=22, rim=.45, grain=.06) as g: smooth(g, [(x - s * .46, y - s * .21), (x - s * .45, y - s * .05), (x - s * .3, y + s * .02), (x, y + s * .045), (x + s * .3, y + s * .02), (x + s * .44, y - s * .04), (x + s * .46, y - s * .2), (x, y - s * .26)], tension=.4); lin(g, 0, y - s * .25, 0, y, '#a39c8c', '#857e70', '#665f54'); g.fill(); smooth(g, [(x - s * .46, y - s * .22), (x - s * .3, y - s * .29), (x, y - s * .315), (x + s * .32, y - s * .29), (x + s * .46, y - s * .22), (x + s * .3, y - s * .15), (x, y - s * .125), (x - s * .31, y - s * .15)], tension=.5); rgb(g, '#c9c3b2'); g.fill()
    stand(stone, y)
    for k in range(7):
        with c.piece(shadow=.45, lift=4, volume=.4, vsize=5, rim=.45, grain=.06) as g: B.roof_tile(g, x + s * rng.uniform(-.26, .26), y - s * .21 + rng.uniform(-.03, .04) * s, s * rng.uniform(.13, .26), rng.normal(0, .7), cols[k % 6], 1)
    X, Z = .1, 3.6; px, py, ps = p(X, Z)

    def hammer(g, J):
        a = np.array(J['hR']) + (.02, .01); d = np.array([.3, -.95]); d /= np.hypot(*d); n = np.array([-d[1], d[0]])
        rgb(g, '#c99a5c'); taper(g, [tuple(a - d * .07), tuple(a + d * .2)], [.022, .024]); g.fill()
        t = a + d * .2; lin(g, *(t - n * .07), *(t + n * .07), '#5f6f78', '#a9b8be', '#5f6f78'); taper(g, [tuple(t - n * .075), tuple(t + n * .075)], [.062, .056], 6, False); g.fill()
    stand(lambda cv: P.person(cv, px, py, ps * 1.62, 'squat', P.look(cv.rng, hair='hat', top='#1b8f93', sleeve='short', bottom='trousers', bcol='#3a3f5c', skin='#8a5a3c', accent='#e8694c', build=1.0), True, hammer, tweak=dict(aR=(96, 150), aL=(58, 34))), py)
    c.glow(W * .05, H * .1, 620, '#fff0c8', .2); c.finish(.3, warm=.12, center=(.5, .55))
