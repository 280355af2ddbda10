"""Pictures of the article "A sponsored reef on a small island"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, gear as G, ground, land as L, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, jitter, lin, rad, rgb, shade, smooth, taper

PI = math.pi


def drifting_bubbles(c, x, y, dx, dy, n=22, size=9, **kw):
    """Breath that the current carries along while it rises: from (x, y) by (dx, dy)."""
    r = c.rng
    with c.piece(**{**dict(shadow=.12, lift=3, volume=0, rim=0, grain=.01), **kw}) as g:
        for k in range(n):
            t = (k + r.uniform(0, 1)) / n; q = size * (.3 + .7 * t) * r.uniform(.4, 1)
            with at(g, x + dx * t + r.normal(0, 3 + 20 * t), y + dy * t ** 1.4 + r.normal(0, 2 + 12 * t), .3, q, q * .78):
                g.arc(0, 0, 1, 0, 7); rad(g, 0, 0, 1, (0, '#d9fff5', .1), (.7, '#c8fbf0', .25), (1, '#f4fffb', .8), fx=-.2, fy=-.2); g.fill()
                g.arc(-.35, -.4, .2, 0, 7); rgb(g, 'white', .9); g.fill()


def lead(c, rng, variant=0):
    """Ten metres down in the current: a diver stretched out on it ties the rope to a planted frame; the ropes run taut from frame to frame into the blue, all that hangs and swims points upstream."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#7fd3d8'), (.28, '#35a5bd'), (.62, '#14749c'), (1, '#0a3f70')], 112, glow=(W * .82, -120, 760, '#e6fff2', .6))
    c.god_rays(W * .84, -240, .34, 14, 1000, 1.2)
    hz = H * .4
    p = ground.view(W, hz, 1060, 1.75)
    b0 = L.rocks(c, [(-30, H * .36), (W * .14, H * .4), (W * .3, H * .36), (W * .5, H * .45), (W * .7, H * .46), (W * .86, H * .49), (W + 30, H * .47)], '#1f6488', .62, 18)
    F.reef_patch(c, 0, W * .6, b0, 1.2, .5, depth=.6)
    A.silhouettes(c, W * .45, H * .2, 80, 300, 60, 17, .0, '#1a6a8c', .45)
    L.sandbed(c, [(-30, H * .475), (W * .3, H * .5), (W * .6, H * .52), (W + 30, H * .535)], '#bccdb4', .2)
    F.scree(c, lambda: (lambda Z: (*p(rng.uniform(-4, 4) * Z / 4, Z)[:2], 1 - Z / 16))(2.6 + 11 * rng.uniform(0, 1) ** 1.5), 190, (6, 30), ('#aab8a6', '#93a79c', '#c2c8b0', '#8a9a98'))
    colors = ['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#e9a05c', '#a884d0']
    places = lambda X, Z, size, rot: [(X + math.cos(rot + k * PI / 3 + o) * q * size, Z + math.sin(rot + k * PI / 3 + o) * q * size, h * size) for k in range(6) for q, h, o in ((.22, .34, 0), (.39, .25, 0), (.41, .2, PI / 6))]
    top = lambda X, Z, size, a: p(X + math.cos(a) * .22 * size, Z + math.sin(a) * .22 * size, .34 * size)[:2]

    def unit(X, Z, size, rot, q, **kw):
        """One frame with its shadow and its young corals."""
        x, y, k = p(X, Z); shadow.blob(c, x - .12 * k * size, y + .02 * k, .56 * k * size, .15 * k * size, 0, .4 * (1 - kw.get('depth', 0)), .03 * k)
        spots = sorted(places(X, Z, size, rot), key=lambda v: -v[1]); back = [v for v in spots if v[1] > Z]
        tie = lambda vs: [G.tied(c, *p(*v)[:2], q * p(*v)[2] * rng.uniform(.75, 1.25), colors[int(rng.integers(6))], **kw) for v in vs if rng.random() < .8]
        tie(back); star(c, p, X, Z, 0, size, rot, '#a39a86', **kw); tie([v for v in spots if v[1] <= Z])
    far = ((1.6, 15, .3), (-4.2, 14, .9), (5.2, 13, .1), (-1.2, 11.6, .7), (3.4, 10.2, .2), (-3.6, 9.2, .5), (6.2, 9.4, .4))
    line = lambda a, b, w, **kw: ropes_and_bars.rope(c, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + math.dist(a, b) * .012), b], w, '#efe0b4', **kw)
    fade = lambda Z: min(.62, max(0, (Z - 4) * .06))
    for (X, Z, r_), (X2, Z2, r2) in zip(far, far[1:]): line(top(X, Z, 1.7, 0), top(X2, Z2, 1.7, PI), max(2.2, 22 / Z), depth=fade(Z))
    for X, Z, r_ in far: unit(X, Z, 1.7, r_, .2, depth=fade(Z))
    A.school(c, 'fusilier', W * .73, H * .33, 34, 250, 60, 46, -.06, .12, layers=3, depth=.2)
    mid = ((-2.5, 6.1, .25), (3.3, 6.6, .6))
    near = (.95, 4.15, .12)
    line(top(*far[3][:2], 1.7, -1), top(-2.5, 6.1, 1.8, 1), 5, depth=.25); line(top(*far[4][:2], 1.7, -1), top(3.3, 6.6, 1.8, 1), 5, depth=.25)
    for X, Z, r_ in mid: unit(X, Z, 1.8, r_, .2, depth=.12)
    x, y, k = p(-2.5, 6.1, .9)
    P.diver(c, x - .25 * k, y - .2 * k, 1.5 * k, .16, pose='hover', accent='saffron', suit='#24486a', tank='#d9dcd6', fins='#f5b843', kick=.4, bubbles=False, depth=.14)
    drifting_bubbles(c, x + .3 * k, y - .3 * k, -150, -210, 18, 6, depth=.16)
    line(top(-2.5, 6.1, 1.8, 0), top(.95, 4.15, 1.95, PI), 9, depth=.04); line(top(3.3, 6.6, 1.8, PI), top(.95, 4.15, 1.95, .4), 9, depth=.04)
    unit(*near[:2], 1.95, near[2], .235)
    # the near rope comes from the corner, and is being made fast
    kx, ky = top(*near[:2], 1.95, -1.2)
    ropes_and_bars.rope(c, [(kx, ky), (W * .86, H * .83), (W * 1.04, H * .985)], 19, '#f3e4b8')
    P.diver(c, kx - 212, ky - 128, 440, .06, pose='work', accent='coral', kick=.2, bubbles=False)
    ropes_and_bars.knot(c, kx, ky, 46, '#f3e4b8', 15)
    drifting_bubbles(c, kx - 40, ky - 172, -360, -330, 30, 12)
    # the crate in which the fragments came
    x, y = W * .415, H * .95
    shadow.blob(c, x - 8, y - 2, 112, 22, 0, .4, 8)
    for dx, dy, q, cc in ((-52, -66, 84, '#f5b843'), (10, -72, 92, '#ee8f9f'), (58, -64, 78, '#e9a05c'), (-20, -54, 70, '#f2694b'), (36, -52, 66, '#c85a8e')): F.staghorn(c, x + dx, y + dy, q, cc, 2, 4)
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=12, rim=.5) as g: G.crate(g, x, y, 176, '#3f78b8')
    # frame: what grows here leans with the current
    F.sea_fan(c, W * .04, H * 1.02, 420, 'plum', -.34); F.soft_coral(c, W * .15, H * 1.03, 190, 'rose', -.3); F.boulder(c, W * .25, H * 1.05, 190, '#b7a878'); F.tube_sponge(c, W * .005, H * 1.02, 170, 'violet')
    A.fish(c, 'emperor', W * .245, H * .815, 116, .02, .06); A.fish(c, 'longnose', W * .185, H * .725, 80, .05)
    A.school(c, 'anthias', W * .655, H * .84, 16, 120, 34, 40, .02, depth=0)
    c.particles(240, big=8); c.finish(.34, center=(.56, .48))


def star(c, p, X, Z, Y=0.0, size=1.0, rot=0.0, color='#9a8f7c', **kw):
    """Six-legged steel frame, coated with sand, in the perspective p of ground.view; X, Z its middle, Y the height of its feet, size = width in metres."""
    r = c.rng
    at_ = lambda q, a, y: p(X + math.cos(rot + a) * q * size, Z + math.sin(rot + a) * q * size, Y + y * size)
    angles = [k * PI / 3 for k in range(6)]
    bars = [[at_(.22, a, .34), at_(.34, a, .32), at_(.44, a, .17), at_(.5, a, 0)] for a in angles]
    bars += [[at_(.22, a, .34), at_(.22, a + PI / 3, .34)] for a in angles] + [[at_(.425, a, .2), at_(.425, a + PI / 3, .2)] for a in angles]
    with c.piece(**{**dict(shadow=.3, lift=3, volume=.4, vsize=4, rim=.5, grain=.06), **kw}) as g:
        for b in sorted(bars, key=lambda b: sum(q[2] for q in b) / len(b)):
            w = [q[2] * .036 * size for q in b]; q = [v[:2] for v in b]
            rgb(g, shade(color, -.55)); taper(g, q, [v * 1.3 for v in w], 22); g.fill()
            cc = jitter(r, color, .015); lin(g, q[0][0], q[0][1] - w[0], q[0][0] + 1, q[0][1] + w[0], shade(cc, .3), cc, shade(cc, -.2)); taper(g, q, w, 22); g.fill()


def second(c, rng, variant=0):
    """Before the dive, on the deck, close: two hands draw a rope tight round the hub of a six-legged steel frame; the coil lies beside it, and behind in the blue tub the fragments wait under water."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#c9965f'), (1, '#94663f')], 90)
    ropes_and_bars.planks(c, -20, H + 20, '#c4915c', 8, (W * .5, -H * 1.3))
    c.glow(W * .1, 0, 760, '#fff3d0', .35); c.set_air()
    # tub in the far corner
    tx, ty, R = W * .86, H * .15, 330
    shadow.blob(c, tx + 20, ty + 120, R * 1.05, R * .5, 0, .45, 12, '#3a2418')
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=24, rim=.5) as g: smooth(g, [(tx - R, ty), (tx - R * .9, ty + 130), (tx - R * .5, ty + 210), (tx, ty + 232), (tx + R * .5, ty + 210), (tx + R * .9, ty + 130), (tx + R, ty), (tx, ty - 150)], tension=.5); lin(g, tx - R, 0, tx + R, 0, '#4f9fe0', '#2f78c4', '#1c4f92'); g.fill()
    inside = lambda g: (g.save(), g.translate(tx, ty), g.scale(R * .93, R * .46), g.arc(0, 0, 1, 0, 7), g.restore())
    with c.piece(shadow=0, volume=0, rim=0, caustic=.2) as g: inside(g); lin(g, 0, ty - 150, 0, ty + 150, '#a9ece0', '#3fb0bc'); g.fill()
    for k, (u, v) in enumerate(((-.5, -.3), (.1, -.4), (-.66, .15), (-.2, 0), (.36, -.05), (-.4, .5), (.06, .45), (.5, .4), (-.05, .8))): F.staghorn(c, tx + u * R, ty + v * R * .4 + 30, 150, ['#f2694b', '#f5b843', '#c85a8e', '#ee8f9f', '#9277bd'][k % 5], 2, 4, clip=inside)
    with c.piece(shadow=0, volume=0, rim=0, alpha=.2, clip=inside) as g: rgb(g, '#7fe0dc'); g.rectangle(0, 0, W, H); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6, rim=.6) as g: g.set_line_width(20); rgb(g, '#7fc0ee'); g.save(); g.translate(tx, ty); g.scale(R * .96, R * .48); g.arc(0, 0, 1, 0, 7); g.restore(); g.stroke()
    # coil of rope
    for k in range(6): ropes_and_bars.rope(c, [(W * .13 + math.cos(a) * (62 + 27 * k), H * .2 + math.sin(a) * (32 + 15 * k)) for a in np.linspace(0, 2 * PI, 15)], 23, '#efe0b8', lift=5)
    ropes_and_bars.rope(c, [(W * .19, H * .345), (W * .25, H * .42), (W * .2, H * .5), (W * .25, H * .6), (W * .33, H * .66)], 23, '#efe0b8')
    # the frame: six legs from a hub, two rings of bars
    hub = (W * .5, H * .58)
    end = lambda k, q: (hub[0] + math.cos(PI / 3 * k + .28) * W * .62 * q, hub[1] + math.sin(PI / 3 * k + .28) * W * .62 * q * .62 + 60 * q * q)
    for q, w in ((.36, 26), (.74, 30)):
        for k in range(6): ropes_and_bars.steel(c, end(k, q), end(k + 1, q), w, '#8a9aa0')
    for k in (3, 4, 5, 2, 0, 1): ropes_and_bars.steel(c, hub, end(k, 1.05), 42, '#93a5aa')
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, rim=.3, grain=.06) as g:                            # sand-coated welds
        for k in range(6):
            for q in (.36, .74):
                x, y = end(k, q); rgb(g, '#7f8a88'); smooth(g, blob_pts(rng, x, y, 34, 27, .1, 10)); g.fill()
        rgb(g, '#7f8a88'); smooth(g, blob_pts(rng, *hub, 60, 48, .08, 12)); g.fill()
    # the hitch on one leg and the end that is drawn tight
    lx, ly = end(0, .2)
    ropes_and_bars.strand(c, [(W * .33, H * .64), (W * .43, H * .565), (lx - 80, ly - 30), (lx - 30, ly + 40)], 44, '#e6d3a0')
    for dx in (-40, 4, 48): ropes_and_bars.strand(c, [(lx + dx - 26, ly - 56 + dx * .2), (lx + dx + 6, ly + dx * .2), (lx + dx + 12, ly + 58 + dx * .2)], 44, '#ead9ac')
    ropes_and_bars.strand(c, [(lx + 20, ly + 46), (lx + 120, ly - 40), (W * .72, H * .51), (W * .8, H * .47)], 44, '#f0e0b6')
    closeups.hand(c, W * .725, H * .51, 168, PI - .42, 'pull', '#8a5a3c', '#1b8f93', 3.6, flip=True)
    closeups.hand(c, W * .345, H * .625, 168, -.5, 'pull', '#8a5a3c', '#1b8f93', 3.4)
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=5, rim=.4) as g, at(g, W * .82, H * .9, -.5):          # a knife lies ready
        lin(g, 0, -14, 0, 14, '#e9eef0', '#8fa3ad'); smooth(g, [(0, -13), (150, -10), (196, 10), (0, 13)], tension=.2); g.fill(); rgb(g, '#f5b843'); smooth(g, [(0, -17), (-118, -20), (-128, 0), (-118, 20), (0, 17)], tension=.3); g.fill()
    c.finish(.28, warm=.08, center=(.5, .5))
