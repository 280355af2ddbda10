"""again_j.py - pictures drawn again: three structures on test."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, ground, portraits
import parts_b as B, parts_p as T
from paper import *

PI = math.pi


def trial(c, rng, variant=0):
    """Mission research: a tape runs over sand past three kinds of structure, the nearest just planted, the farthest grown over; a diver hovers with a slate over the one in the middle."""
    W, H = c.w, c.h
    c.light = (.45, -.9)
    hz = H * .47
    c.backdrop([(0, '#cdf3dc'), (.2, '#79d0c8'), (.5, '#2f9fb0'), (1, '#12607f')], 88, glow=(W * .72, -60, 760, '#fff4d6', .75))
    L.surface_below(c, 84, .5, 70)
    far = L.rocks(c, [(-40, hz - 10), (W * .1, hz - 74), (W * .24, hz - 26), (W * .4, hz + 8)], '#2f7f8c', depth=.62, knobs=12)
    L.rocks(c, [(W * .66, hz + 6), (W * .8, hz - 36), (W * .92, hz - 90), (W + 40, hz - 120)], '#2f7f8c', depth=.55, knobs=16)
    c.god_rays(W * .72, -180, .4, 15, 1150, 1.2)
    A.silhouettes(c, W * .2, H * .2, 46, 220, 40, 12, 0, depth=.45)
    L.sandbed(c, [(-40, hz + 8), (W * .35, hz - 2), (W * .7, hz + 4), (W + 40, hz - 6)], caustic=.3)
    p = ground.view(W, hz, 1200, 1.65)
    line = lambda t: (-2.4 + 1.02 * t, 3.2 + 1.35 * t)
    with c.piece(shadow=.35, lift=3, volume=.2, vsize=2, rim=.4) as g:                 # the tape, with its marks
        pts = [p(*line(t)) for t in np.linspace(-.3, 8, 60)]
        rgb(g, '#f5c543'); taper(g, [q[:2] for q in pts], [max(2, q[2] * .05) for q in pts], 90, False); g.fill()
        for t in np.arange(-.2, 6, .1): x, y, s = p(*line(t)); rgb(g, '#3a3a2e' if round(t * 10) % 5 else '#d23f34', .8); taper(g, [(x - s * .012, y - s * .022), (x + s * .012, y + s * .022)], [max(.8, s * .008)] * 2, 4, False); g.fill()
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2, rim=.4, grain=.05) as g:
        for _ in range(70): X, Z = rng.uniform(-4, 4.5), rng.uniform(3.4, 9); x, y, s = p(X, Z); rgb(g, rng.choice(['#cfc6a8', '#b9b39a', '#d9d2b8']), .9); taper(g, wander(rng, x, y, rng.uniform(0, 2 * PI), s * rng.uniform(.04, .11), 3, .25), [s * .02, s * .016, s * .01], 6); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#6fae9a']

    def tag(x, y, s, cc):
        with c.piece(shadow=.3, lift=3, volume=.3, vsize=3, rim=.4) as g: rgb(g, '#dfe8e2'); taper(g, [(x, y), (x, y - s * .5)], [s * .025, s * .02]); g.fill(); poly(g, [(x, y - s * .5), (x + s * .2, y - s * .43), (x, y - s * .34)]); rgb(g, cc); g.fill()

    def shade_(x, y, w_): B.shade_blob(c, x - w_ * .1, y + w_ * .01, w_ * .62, w_ * .09, 0, .3, 9)
    # farthest and grown over: the steel table
    x, y, s = p(3.25, 9.2); shade_(x, y, s * 3.4)
    T.table_of_young(c, x, y, s * 3.1, 3, 9, s * .8, cols, 1, depth=.2)
    A.school(c, 'anthias', x, y - s * 1.5, 26, 170, 44, 26, PI, .3, depth=.15)
    tag(x - s * 1.95, y + s * .25, s, '#8f6fb8')
    # in the middle: the star-shaped frame, half grown
    x, y, s = p(.85, 6.3); shade_(x, y + s * .1, s * 2)
    G.reef_star(c, x, y, s * 2.1, '#6f6a5e', frags=0)
    R = s * 2.1
    spots = [(x + math.cos(k * PI / 3) * R * q, y - R * v + math.sin(k * PI / 3) * R * q * .35) for k in range(6) for q, v in ((.24, .33), (.38, .22))]
    for X, Y in sorted(spots, key=lambda v: v[1]): T.tied(c, X, Y, s * rng.uniform(.34, .52), rng.choice(cols))
    tag(x - s * 1.35, y + s * .18, s, '#f5b843')
    hx, hy = x, y
    # nearest and just planted: the dome of clay, dents and small corals
    x, y, s = p(-1.75, 4.75); w_ = s * 1.5; shade_(x, y, w_)
    G.clay_unit(c, x, y, w_, '#c9744a', 0, grain=.05)
    for u, v, q in ((-.34, -.4, .13), (-.05, -.56, .16), (.2, -.5, .12), (.36, -.3, .13), (-.44, -.16, .1)): T.tied(c, x + u * w_, y + v * w_, w_ * q * 1.15, rng.choice(['coral', 'rose', 'saffron']))
    tag(x - s * 1.05, y + s * .1, s, '#f2694b')
    # a bare plot between pegs for comparison
    a = [p(X, Z) for X, Z in ((.5, 3.75), (1.7, 3.75), (2.02, 4.7), (.77, 4.7))]
    with c.piece(shadow=.35, lift=4, volume=.25, vsize=3, rim=.4) as g:
        rgb(g, '#ff6a4c'); g.set_line_width(3.4); poly(g, [(x, y - s_ * .1) for x, y, s_ in a]); g.stroke()
        for x, y, s_ in a: rgb(g, '#fff4d6'); taper(g, [(x, y + 3), (x, y - s_ * .15)], [s_ * .035, s_ * .03]); g.fill()
    # who looks after them
    P.diver(c, W * .3, hz - 86, 130, PI + .05, accent='saffron', suit='#24486a', pose='camera', depth=.32)
    P.diver(c, hx + 40, hy - 372, 390, PI - .42, accent='coral', pose='slate')
    portraits.fish(c, 'raccoon', W * .315, H * .56, 110, 20, 3, .0)
    portraits.fish(c, 'longnose', W * .1, H * .5, 84, -20, 3, .1, depth=.1)
    A.school(c, 'chromis', W * .24, H * .68, 9, 70, 30, 20, .1, .3)
    F.sea_fan(c, W * .985, H * 1.04, 330, 'plum', -.2); F.staghorn(c, W * .93, H * 1.1, 190, 'saffron', 2, 6); F.brain(c, W * .015, H * 1.02, 120, '#9a8f6a')
    c.particles(200); c.finish(.34, center=(.5, .5))
