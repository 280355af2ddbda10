"""Pictures of the article "A sponsored reef on a small island"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear as G, ground, land as L, people as P, ropes_and_bars, shadow, shells, water
from toolkit.paper import at, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

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
    """Noon on the small island: two people carry an empty frame down to the boat; more stand stacked at the left, beside the tub with coral pieces."""
    w, h = c.w, c.h
    c.light = (-.35, -.93)
    hz = h * .3
    L.sky(c, 'noon', hz); L.cloud(c, w * .34, h * .16, 330, depth=.35); L.cloud(c, w * .93, h * .1, 240, depth=.45)
    L.rinjani(c, w * .55, hz + 2, 520, 96, depth=.6); L.island(c, w * .9, hz + 3, 380, 40, '#5d8a6a', .45, True, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, h * .66, '#1f7fa8', '#2fa6b8', '#7fdcd0', '#c9f0dc'); g.rectangle(-20, hz, w + 40, h * .5); g.fill()
    c.set_air()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(130): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, w), hz + 4 + t * h * .27, rng.uniform(20, 80); q *= .35 + t; rgb(g, 'white' if rng.random() < .7 else '#146a86', rng.uniform(.15, .45)); taper(g, [(x, y), (x + q / 2, y - 1 - 2 * t), (x + q, y + 1)], [.3, 1 + 3 * t, .3], 10, False); g.fill()
    p = ground.view(w, hz, 1150, 1.62)
    sh = dict(dx=.34, dy=.13, alpha=.36, blur=2, color='#7a5a44')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    shore = [(-40, hz + 128), (w * .22, hz + 138), (w * .45, hz + 172), (w * .68, hz + 236), (w * .86, hz + 330), (w + 40, hz + 400)]
    L.ground(c, shore, '#e3cc9c', '#d9bd88', 40); L.foam(c, shore, 8)
    L.ground(c, [(x - 40, y + 34) for x, y in shore] + [(w + 60, hz + 470)], '#f7e9c4', '#dcbf8c', 320)
    # the boat at the edge, two frames on it already
    bx, by = w * .8, hz + 214
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.35) as g, at(g, bx, by + 22, 0, 330, 22): rgb(g, '#0f5f76'); g.arc(0, 0, 1, 0, 7); g.fill()
    for k in range(2): star(c, p, 2.75, 7.2, .62 + .13 * k, 1.15, .2 + .08 * k)
    boats.jukung(c, bx, by, 640, None, '#e2604a', True, False)
    X_, Z_ = 4.35, 7.0; x, y, s = p(X_, Z_); P.person(c, x, y + s * .2, s * 1.66, 'stand_side', P.look(rng, hair='hat', top='#f5b843', sleeve='long', bottom='shorts', bcol='#22405a'), True, clip=lambda g: g.rectangle(-50, -50, w + 100, y + 50)); water.rings(c, [(x, y, s * .2), (x, y, s * .34)], 'white', .6, .2)
    # footprints of the way there and back
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.2, grain=.05, alpha=.7) as g:
        for k in range(20):
            t = k / 26; X, Z = -1.3 + 5.2 * t + rng.normal(0, .03), 5.0 + 1.1 * t + (.16 if k % 2 else -.16) + rng.normal(0, .05); x, y, s = p(X, Z)
            with at(g, x, y, -.1, s * .075, s * .022): smooth(g, [(-1, -.3), (-.2, -.7), (.8, -.9), (1.05, 0), (.8, .9), (-.2, .6), (-1, .4)])
            rgb(g, '#c9a870'); g.fill()
    F.palm(c, w * .035, h * .62, 560, .12)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.4) as g:
        for _ in range(46): u = rng.normal(0, 34); rgb(g, jitter(rng, '#7f9a58', .04)); taper(g, wander(rng, w * .035 + u, h * .645 + rng.normal(0, 4), -PI / 2 + u * .014, rng.uniform(20, 54), 4, .12), [6, 5, .8], 8); g.fill()
    # stacks
    for X, Z, n, q, r_ in ((-3.1, 6.3, 3, 1.15, .5), (-1.95, 4.75, 6, 1.25, .2)):
        x, y, s = p(X, Z)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.36) as g, at(g, x + s * .16, y + s * .03, 0, s * .78 * q, s * .2 * q): rgb(g, '#7a5a44'); g.arc(0, 0, 1, 0, 7); g.fill()
        for k in range(n): star(c, p, X + rng.normal(0, .012), Z, .125 * k * q, q, r_ + .035 * k)
    # two carry the next one
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', bottom='shorts', build=1.0), **k})
    Z = 5.5; fx = .62
    for X, lk, tw in ((1.5, who(hair='cap', top='#1b8f93', bcol='#3a3f5c', accent='#f2694b', skin='#8a5a3c'), dict(aL=(-30, -14), aR=(-22, -6))), (-.26, who(hair='pony', top='#f2694b', bcol='#6b5a45', accent='#fff4d6', skin='#6b432d'), dict(aL=(34, 18), aR=(26, 10)))):
        x, y, s = p(X, Z); stand(lambda cv: P.person(cv, x, y, s * 1.66, 'walk', lk, tweak=tw), y)
    x, y, s = p(fx, Z); stand(lambda cv: star(cv, p, fx, Z, .6, 1.36, .25), y + s * .02)
    # the tub with the pieces, in the shade of a palm leaf
    x, y, s = p(-.95, 3.05); q = s * .5
    def tub(cv):
        with cv.piece(shadow=.4, lift=8, volume=.4, vsize=14, rim=.45) as g:
            with at(g, x, y - q * .62, 0, q, q * .26): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#1f5f9a'); g.fill()
            with at(g, x, y - q * .6, 0, q * .93, q * .225): g.arc(0, 0, 1, 0, 7)
            lin(g, 0, y - q * .85, 0, y - q * .4, '#a9e4d6', '#4fb9bc'); g.fill()
    stand(tub, y, alpha=.4)
    for k, (u, v, cc) in enumerate(((-.55, -.08, 'rose'), (-.1, -.13, 'saffron'), (.4, -.1, 'violet'), (-.38, .02, 'coral'), (.16, .03, '#e9a05c'), (.62, .02, 'coral'), (-.08, .1, 'plum'))): F.staghorn(c, x + u * q, y - q * .6 + v * q * 1.2, q * .42, cc, 2, 4)
    with c.piece(shadow=.45, lift=8, volume=.45, vsize=14, rim=.5) as g:
        e = [(x - q, y - q * .62)] + [(x + q * math.cos(a), y - q * .62 + q * .26 * math.sin(a)) for a in np.linspace(PI, 0, 20)] + [(x + q, y - q * .62), (x + q * .84, y - q * .05)] + [(x + q * .84 * math.cos(a), y - q * .05 + q * .2 * math.sin(a)) for a in np.linspace(0, PI, 16)]
        poly(g, e); lin(g, x - q, 0, x + q, 0, '#4f9fe0', '#2f78c4', '#1c4f92'); g.fill()
        rgb(g, '#7fc0ee'); taper(g, [(x + q * math.cos(a), y - q * .62 + q * .26 * math.sin(a)) for a in np.linspace(PI, 0, 20)], [q * .07] * 3, 30); g.fill()
    x, y, s = p(1.35, 2.72); stand(lambda cv: shells.hermit(cv, x, y, s * .2, 1), y)
    c.finish(vignette=.24, warm=.06, center=(.5, .55))
