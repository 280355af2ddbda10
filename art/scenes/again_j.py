"""again_j.py - pictures drawn again: three structures on test."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, closeups as K, ground, portraits, shadow
import parts_b as B, parts_p as T, parts_sld as N
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


def furniture(c, rng, variant=0):
    """37: grey-gold first light: the camera has stood so long that weed grows on it; a butterflyfish looks into the glass, gobies sit on the housing, the table behind is full of fish."""
    W, H = c.w, c.h
    c.light = (-.45, -.9)
    hz = H * .56
    c.backdrop([(0, '#f3e3b6'), (.16, '#b9dcc0'), (.42, '#55aeb0'), (1, '#145a78')], 88, glow=(W * .2, -60, 760, '#ffe2ac', .7))
    L.surface_below(c, 84, .5, 70)
    far = L.rocks(c, [(-40, hz - 60), (W * .14, hz - 30), (W * .3, hz + 2), (W * .5, hz - 12), (W * .72, hz - 46), (W * .88, hz - 110), (W + 40, hz - 150)], '#235f70', depth=.36, knobs=18)
    F.reef_patch(c, W * .7, W * 1.02, far, 1.7, .55, depth=.36, sink=.5)
    c.god_rays(W * .2, -190, .42, 15, 1150, 1.2, color='#ffedc4')
    A.silhouettes(c, W * .62, H * .17, 60, 260, 44, 13, PI, depth=.45)
    L.sandbed(c, [(-40, hz + 30), (W * .35, hz + 14), (W * .7, hz + 20), (W + 40, hz + 6)], '#e0d3a6', caustic=.3)
    for x, s in ((.42, 120), (.93, 150)): G.coral_table(c, W * x, hz + 66, s, 2, 6, .24, .95, 1.6, depth=.42)
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#6fae9a', 'plum']
    tx, ty = W * .735, H * .885
    B.shade_blob(c, tx + 60, ty - 6, 360, 46, 0, .34, 12)
    A.school(c, 'chromis', tx - 40, H * .4, 24, 230, 60, 28, .1, .25, depth=.12)
    T.table_of_young(c, tx, ty, 600, 3, 9, 138, cols, 1)
    A.school(c, 'anthias', tx + 40, H * .56, 20, 210, 36, 30, PI, .25)
    for sp, x, y, s, hd, yw in (('idol', .84, .43, 120, PI, 8), ('emperor', .955, .6, 112, PI, 18), ('longnose', .66, .5, 92, 0, 14), ('threadfin', .9, .52, 86, PI, 6), ('tang', .575, .66, 84, 0, 10), ('parrotfish', .735, .9, 150, 0, 8), ('sergeant', .86, .83, 70, PI, 0)):
        portraits.fish(c, sp, W * x, H * y, s, yw, 3, .15, flip=hd > 0, depth=.04)

    # the camera: a metal tube with a glass dome, three legs and a lead weight
    x, y, s = W * .225, H * .56, 560
    B.shade_blob(c, x + 40, H * .955, 300, 40, 0, .36, 12)
    leg = lambda g, a, b, w_: (rgb(g, '#2c3a44'), taper(g, [a, b], [w_ * 1.25, w_ * 1.1]), g.fill(), lin(g, a[0] - w_, 0, a[0] + w_, 0, '#a9bac0', '#6f858f', '#4a5a64'), taper(g, [a, b], [w_, w_ * .86]), g.fill())
    with c.piece(shadow=.45, lift=10, volume=.45, vsize=8, rim=.4) as g:
        for dx, dy in ((.06, .9), (-.36, .975), (.37, .965)):
            a, b = (x + (8 if dx > .1 else -8 if dx < 0 else 0), y + s * .2), (x + s * dx, H * dy); m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            leg(g, a, m, 26); leg(g, m, b, 18); rgb(g, '#c9563c'); g.arc(*m, 17, 0, 7); g.fill()
            rgb(g, '#2c3a44'); smooth(g, [(b[0] - 34, b[1] - 8), (b[0] + 34, b[1] - 8), (b[0] + 40, b[1] + 12), (b[0] - 40, b[1] + 12)], tension=.2); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.4) as g:                  # lead weight on a line
        rgb(g, '#d9c9a4'); g.set_line_width(5); g.move_to(x, y + s * .2); g.line_to(x, y + s * .42); g.stroke()
        smooth(g, [(x - 40, y + s * .42), (x + 40, y + s * .42), (x + 52, y + s * .54), (x + 30, y + s * .57), (x - 30, y + s * .57), (x - 52, y + s * .54)], tension=.35); lin(g, x - 50, 0, x + 50, 0, '#8a949a', '#5f6b74', '#39434c'); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.4, vsize=22, rim=.5) as g, at(g, x, y, 0, s):
        lin(g, 0, .16, 0, .24, '#4a5a64', '#27333c'); smooth(g, [(-.09, .15), (.09, .15), (.06, .25), (-.06, .25)], tension=.2); g.fill()
        metal = lambda k: lin(g, 0, -.19, 0, .19, (0, shade('#5f7f8c', -.1 + k)), (.16, shade('#9fc0c6', k)), (.34, shade('#5d7f8c', k)), (.72, shade('#2f4b5a', k)), (1, shade('#1a2c3a', k)))
        metal(0); smooth(g, [(-.36, -.17), (-.33, -.18), (.2, -.18), (.2, .18), (-.33, .18), (-.36, .17), (-.375, 0)], tension=.2); g.fill()
        for u, w_, k in ((-.345, .05, .1), (-.19, .024, -.25), (.06, .024, -.25), (.19, .05, .12), (.245, .045, -.15)):
            metal(k); smooth(g, [(u - w_ / 2, -.192), (u + w_ / 2, -.192), (u + w_ / 2, .192), (u - w_ / 2, .192)], tension=.08); g.fill()
        rgb(g, '#f08a3c'); taper(g, [(.217, -.19), (.222, 0), (.217, .19)], [.012, .014, .012], 12, False); g.fill()
        metal(-.05); g.set_line_width(.034); g.move_to(-.24, -.18); g.curve_to(-.24, -.3, -.2, -.3, -.14, -.3); g.line_to(.02, -.3); g.curve_to(.08, -.3, .1, -.28, .1, -.18); g.stroke()
        for u in (-.28, -.06):                                          # latches
            rgb(g, '#d8dcd4'); smooth(g, [(u - .03, .02), (u + .03, .02), (u + .03, .1), (u - .03, .1)], tension=.2); g.fill(); rgb(g, '#27333c'); taper(g, [(u, .0), (u, .075)], [.018, .012]); g.fill()
        rgb(g, '#12202a'); g.arc(-.12, -.035, .03, 0, 7); g.fill(); rgb(g, '#f2694b'); g.arc(-.12, -.035, .017, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=5, volume=.25, vsize=10, rim=.6, grain=.012) as g, at(g, x + s * .265, y, 0, s):      # the dome of glass, the reef small in it
        g.arc(0, 0, .18, -PI / 2, PI / 2); g.close_path(); p = g.copy_path(); rad(g, .03, .02, .2, '#0d2f44', '#16506a', '#4fa3ac', '#c9eee2'); g.fill()
        g.save(); g.append_path(p); g.clip()
        lin(g, 0, .06, 0, .18, (0, '#d9cfa4', .75), (1, '#8fae9a', .2)); smooth(g, [(-.05, .09), (.06, .06), (.2, .1), (.2, .2), (-.05, .2)]); g.fill()
        for u, v, cc in ((.05, .085, '#f2694b'), (.08, .09, '#f5b843'), (.11, .095, '#c85a8e')): rgb(g, cc, .85); [(taper(g, [(u, v), (u + .014 * m, v - .035)], [.008, .004]), g.fill()) for m in (-1, 0, 1)]
        rgb(g, 'white', .85); smooth(g, [(.05, -.14), (.11, -.1), (.13, -.05), (.1, -.06), (.06, -.1)]); g.fill(); rgb(g, 'white', .4); smooth(g, [(.02, -.15), (.045, -.145), (.05, -.12), (.025, -.12)]); g.fill()
        g.restore()
    N.fur(c, (x - s * .34, y - s * .17), (x + s * .16, y - s * .17), 12, 26, 150)
    N.fur(c, (x - s * .22, y - s * .3), (x + s * .06, y - s * .3), 10, 20, 90)
    for u, n_ in ((-.2, 40), (.2, 34)): N.fur(c, (x + s * u * .5, y + s * .36), (x + s * u * .75, y + s * .54), 12, 18, n_)
    with c.piece(shadow=.3, lift=3, volume=.45, vsize=4, rim=.4) as g:                  # a crust, a sponge and two gobies that live here now
        for u, v, q, cc in ((-.3, .06, .045, '#d98fa0'), (-.24, .13, .035, '#c9a0b8'), (.02, .12, .04, '#e0a08a'), (.1, -.08, .025, '#d98fa0'), (-.02, -.12, .02, '#b8c08a')): rgb(g, cc, .9); smooth(g, blob_pts(rng, x + u * s, y + v * s, q * s, q * s * .7, .2, 10)); g.fill()
    for u, v, m, cc in ((-.27, -.185, 1, '#f2b23c'), (.145, -.19, -1, '#e8694c')):
        with c.piece(shadow=.35, lift=3, volume=.4, vsize=4, rim=.5) as g, at(g, x + u * s, y + v * s, -.12 * m, 46 * m, 46):
            rgb(g, shade(cc, .2)); smooth(g, [(-.1, -.3), (.1, -.52), (.2, -.28)]); g.fill(); smooth(g, [(-.75, -.2), (-1.0, -.36), (-.98, .02), (-.74, -.06)]); g.fill()
            smooth(g, [(.62, -.1), (.48, -.3), (.1, -.32), (-.4, -.24), (-.78, -.16), (-.78, -.06), (-.3, .02), (.3, .04), (.56, .02)]); lin(g, 0, -.3, 0, .05, shade(cc, .2), cc, shade(cc, .4)); g.fill()
            rgb(g, '#fffaf0'); g.arc(.44, -.27, .12, 0, 7); g.fill(); rgb(g, '#16202a'); g.arc(.47, -.27, .065, 0, 7); g.fill()
    portraits.fish(c, 'raccoon', W * .475, H * .54, 205, 30, 3, .25, flip=True)
    portraits.fish(c, 'raccoon', W * .55, H * .42, 150, 14, 4, .12, flip=True, roll=.1, depth=.05)
    F.sea_fan(c, W * .0, H * 1.03, 250, 'plum', .2); F.pocillopora(c, W * .4, H * 1.06, 150, 'coral'); F.staghorn(c, W * 1.0, H * 1.08, 190, 'saffron', 2, 6)
    c.particles(220); c.finish(.34, center=(.5, .5))


def plug(c, rng, variant=0):
    """gallery 5: close over a rack in the tank: a hand sets one coral on its plug into the free hole; around it the young corals stand in rows, each row of one kind."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#8fd3de'), (.22, '#3fa0bc'), (.6, '#17698f'), (1, '#0c3f68')], 88, glow=(W * .26, -60, 760, '#d9f3ff', .7))
    hz = H * .1
    p = ground.view(W, hz, 1300, 1.12)
    L.surface_below(c, 70, .5, 60); c.god_rays(W * .26, -160, .34, 16, 900, 1.3, color='#d9f3ff')
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.35) as g:
        for _ in range(26): rgb(g, rng.choice(['#e6fbff', '#8fe0d6', '#bfe6f5'])); g.arc(rng.uniform(0, W), rng.uniform(0, H * .34), rng.uniform(8, 34), 0, 7); g.fill()
    c.set_air()
    q = lambda X, Z: p(X, Z)[:2]
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=18, rim=.5) as g:                # the white rack
        poly(g, [q(-2.6, 1.3), q(2.6, 1.3), q(2.6, 4.9), q(-2.6, 4.9)]); lin(g, 0, q(0, 4.9)[1], 0, H, '#9fc6d0', '#cfe2e2', '#f1f5ec'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55) as g:                # its grid
        for X in np.arange(-2.52, 2.53, .14): a, b = p(X, 1.3), p(X, 4.9); rgb(g, '#6fa3b0', .55); taper(g, [a[:2], b[:2]], [a[2] * .014, b[2] * .014], 4, False); g.fill()
        for Z in 1.3 + .14 * np.arange(26): a, b = p(-2.6, Z), p(2.6, Z); rgb(g, '#6fa3b0', .55); taper(g, [a[:2], b[:2]], [a[2] * .009] * 2, 4, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:
        for _ in range(150): X, Z = rng.uniform(-2.4, 2.4), rng.uniform(1.4, 4.8); x, y, s = p(X, Z); rgb(g, rng.choice(['#d98fa0', '#a9c08a', '#8fb0b8', '#c9a0b8']), .5); smooth(g, blob_pts(rng, x, y, s * rng.uniform(.01, .04), s * rng.uniform(.004, .016), .25, 8)); g.fill()

    def disc(x, y, s, free=False, **kw):
        with c.piece(shadow=.15 if free else .4, lift=s * .012, volume=.3, vsize=s * .02, rim=.4, **kw) as g:
            with at(g, x, y, 0, s * .088, s * .046): g.arc(0, 0, 1, 0, 7)
            if not free: lin(g, 0, y - s * .04, 0, y + s * .04, '#f6ecd4', '#cdb994'); g.fill(); return
            rgb(g, '#2f5f74'); g.fill()
            with at(g, x, y + s * .008, 0, s * .078, s * .034): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#123a52'); g.fill()
    free = (-.21, 2.33)
    for k, (Z, kind, cc) in enumerate(((4.55, 'stag', '#e9a05c'), (3.85, 'poc', 'rose'), (3.25, 'stag', 'violet'), (2.75, 'brain', '#8fae72'), (2.33, 'stag', 'coral'), (1.96, 'poc', '#b06aa8'), (1.66, 'stag', 'saffron'))):
        kw = dict(depth=max(0, min(.55, (Z - 2.4) * .2)), blur=max(0, (Z - 2.75) * 1.7))
        for X in np.arange(-2.73, 2.8, .42) + .21 * (k % 2):
            x, y, s = p(X, Z); h = s * rng.uniform(.17, .27)
            if not -90 < x < W + 90: continue
            if abs(X - free[0]) < .1 and Z == free[1]: disc(x, y, s, True); continue
            disc(x, y, s, **kw)
            if kind == 'stag': F.staghorn(c, x, y - s * .005, h, cc, 2 if h < 100 else 3, 4, **kw)
            elif kind == 'poc': F.pocillopora(c, x, y, h * .8, cc, **kw)
            else: F.brain(c, x, y + s * .01, s * rng.uniform(.13, .17), jitter(rng, cc, .03), .8, **kw)
    x, y, s = p(*free); y -= 120
    B.shade_blob(c, x + 30, y + 118, 110, 26, 0, .3, 12)

    def held(c_):
        with c_.piece(shadow=.4, lift=8, volume=.45, vsize=8, rim=.45) as g:
            taper(g, [(x, y), (x, y + 74)], [40, 30], cap=False); lin(g, x - 20, 0, x + 20, 0, '#f3e6cc', '#c9b08a', '#8f7a60'); g.fill()
            with at(g, x, y + 8, 0, 62, 27): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#b39c78'); g.fill()
            with at(g, x, y, 0, 62, 26): g.arc(0, 0, 1, 0, 7)
            lin(g, x - 60, 0, x + 60, 0, '#fbf0d8', '#dcc9a6'); g.fill()
        F.staghorn(c_, x - 4, y - 2, 210, 'coral', 3, 5)
    K.hand(c, x + 62, y + 2, 168, PI - .5, 'pinch', 'skin1', None, 6.0, flip=True, held=held, band='#f5b843')
    c.bubbles(W * .93, H * .5, 18, H * .46, 12, 16)
    c.img = np.clip(c.img, 0, 1); c.img = 1 - (1 - c.img) * (1 - (c.caustic_field(hz) * .1)[..., None] * col('#cfefff').astype(np.float32))
    c.particles(140, (.8, 3), (.1, .4), big=12); c.finish(.36, center=(.46, .55))


def before(c, rng, variant=0):
    """02: before the work: a diver follows a tape over sand and rubble and writes; one small living coral in the survey square, garden eels that have always lived here."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    hz = H * .4
    c.backdrop([(0, '#e6efcc'), (.2, '#a9d6bc'), (.5, '#5aaea6'), (1, '#23707c')], 90, glow=(W * .2, -60, 820, '#fff4d6', .6))
    L.surface_below(c, 70, .45); c.god_rays(W * .2, -180, .34, 14, 1100, 1.2)
    L.rocks(c, [(W * .5, hz + 30), (W * .66, hz - 6), (W * .8, hz - 40), (W * .92, hz - 26), (W + 40, hz - 60)], '#2f7f8c', depth=.7, knobs=5)
    L.sandbed(c, [(-40, hz + 14), (W * .3, hz - 4), (W * .62, hz + 10), (W + 40, hz - 2)], '#e9e0ba', .36)
    A.silhouettes(c, W * .76, H * .17, 7, 120, 24, 12, PI, depth=.5)
    p = ground.view(W, hz, 1150, 1.45)
    with c.piece(shadow=.35, lift=2.5, volume=.35, vsize=2.5, rim=.4, grain=.05) as g:       # worn branches of corals that once grew here
        for _ in range(420):
            Z = 2.4 + 12 * rng.uniform(0, 1) ** 1.7; X = rng.uniform(-.75, .75) * Z
            if math.sin(X * 1.3 + Z * .8) + rng.normal(0, .5) < .2: continue
            x, y, s = p(X, Z); L_ = s * rng.uniform(.06, .2); rgb(g, jitter(rng, rng.choice(['#cfc6a8', '#b9b39a', '#d9d2b8', '#a8a890']), .02)); q = wander(rng, x, y, rng.uniform(-.5, .5) + PI * (rng.random() < .5), L_, 4, .25); w_ = max(1.5, s * .03)
            taper(g, q, [w_, w_ * .8, w_ * .5], 8); g.fill()
            if rng.random() < .4: taper(g, [q[1], (q[1][0] + L_ * .2, q[1][1] - L_ * .25)], [w_ * .7, w_ * .4]); g.fill()
    # the tape
    line = lambda t: (-.55 + .42 * t, 2.3 + 1.3 * t)
    with c.piece(shadow=.4, lift=4, volume=.2, vsize=2, rim=.4) as g:
        pts = [p(*line(t)) for t in np.linspace(-.2, 9, 60)]
        rgb(g, '#f5c543'); taper(g, [q[:2] for q in pts], [max(2, q[2] * .045) for q in pts], 90, False); g.fill()
        for t in np.arange(-.1, 6, .1): x, y, s = p(*line(t)); rgb(g, '#3a3a2e' if round(t * 10) % 5 else '#d23f34', .8); taper(g, [(x - s * .014, y - s * .014), (x + s * .014, y + s * .014)], [max(.8, s * .008)] * 2, 4, False); g.fill()
    # garden eels, rising from their holes and leaning into the current
    def eel(X, Z, tall):
        x, y, s = p(X, Z); h = s * tall; cc = jitter(rng, '#f3efdc', .02); b = rng.uniform(.1, .24); w_ = s * .034
        with c.piece(shadow=.3, lift=s * .03, volume=.4, vsize=s * .012, rim=.5, depth=max(0, min(.5, (Z - 4) * .085))) as g:
            rgb(g, '#8f9a84', .8)
            with at(g, x, y, 0, s * .06, s * .02): g.arc(0, 0, 1, 0, 7)
            g.fill()
            q = curve_pts([(x, y), (x - h * .03, y - h * .4), (x + h * b * .35, y - h * .76), (x + h * (b + .06), y - h * .97), (x + h * (b + .2), y - h * .985)], 40)
            rgb(g, cc); taper(g, q, [w_ * .9, w_, w_, w_, w_ * 1.12, w_ * .8], 40); p_ = g.copy_path(); g.fill()
            g.save(); g.append_path(p_); g.clip()
            for k in range(90): e = q[rng.integers(1, 39)]; rgb(g, '#33322f', .85); g.arc(e[0] + rng.normal(0, w_ * .3), e[1] + rng.normal(0, w_ * .15), w_ * rng.uniform(.05, .11), 0, 7); g.fill()
            for k in (12, 25): rgb(g, '#26262a'); smooth(g, blob_pts(rng, *q[k], w_ * .42, w_ * .5, .12, 9)); g.fill()
            g.restore()
            d = q[-1] - q[-4]; d = d / np.hypot(*d); e = q[-3] + np.array([d[1], -d[0]]) * w_ * .16
            rgb(g, '#fffaf0'); g.arc(e[0], e[1], w_ * .3, 0, 7); g.fill(); rgb(g, '#14161c'); g.arc(e[0] + d[0] * w_ * .06, e[1], w_ * .18, 0, 7); g.fill()
            rgb(g, '#6a5f50'); m = q[-1] + np.array([-d[1], d[0]]) * w_ * .1; taper(g, [tuple(m - d * w_ * .5), tuple(m + d * w_ * .3)], [w_ * .05, w_ * .08], 6); g.fill()
    for X, Z in sorted([(-.66 * Z * v - .12 * Z, Z) for Z in np.linspace(3.1, 10.5, 26) for v in rng.uniform(0, 1, 2)], key=lambda v: -v[1]): eel(X, Z, rng.uniform(.26, .5))
    for X, Z, tall in ((-1.3, 2.75, .62), (-1.02, 2.62, .44), (-.62, 2.95, .52), (-1.62, 2.9, .5)): eel(X, Z, tall)
    # the square with the one living coral
    a = [p(X, Z) for X, Z in ((.42, 2.75), (1.72, 2.75), (1.98, 3.85), (.62, 3.85))]; m_ = lambda u, v: tuple((np.array(a[0][:2]) * (1 - u) + np.array(a[1][:2]) * u) * (1 - v) + (np.array(a[3][:2]) * (1 - u) + np.array(a[2][:2]) * u) * v)
    with c.piece(shadow=.5, lift=7, volume=.4, vsize=6, rim=.5) as g:
        rgb(g, '#fbf7ea', .85); g.set_line_width(2.2)
        for t in (.25, .5, .75): g.move_to(*m_(t, 0)); g.line_to(*m_(t, 1)); g.stroke(); g.move_to(*m_(0, t)); g.line_to(*m_(1, t)); g.stroke()
        for (u, v), (u2, v2), w_ in (((0, 1), (1, 1), 10), ((0, 0), (0, 1), 13), ((1, 0), (1, 1), 13), ((0, 0), (1, 0), 16)): rgb(g, '#fbf7ea'); taper(g, [m_(u, v), m_(u2, v2)], [w_, w_ if v == v2 else 10]); g.fill()
        for u, v in ((0, 1), (1, 1), (0, 0), (1, 0)): rgb(g, '#f2694b'); g.arc(*m_(u, v), 13 - 4 * v, 0, 7); g.fill()
    x, y = m_(.45, .42); B.shade_blob(c, x + 10, y, 80, 14, 0, .34, 6)
    F.staghorn(c, x, y + 6, 150, '#ee6f85', 3, 5)
    portraits.fish(c, 'damsel', x + 92, y - 130, 56, 10, 3, .15, flip=True); portraits.fish(c, 'damsel', x - 84, y - 150, 46, 6, 3, .1)
    # who writes it all down
    X, Y, s = p(*line(4.4)); P.diver(c, X + 110, Y - 212, 300, PI - .3, accent='coral', pose='slate')
    P.diver(c, W * .93, hz - 96, 100, PI + .06, accent='saffron', suit='#24486a', depth=.42)
    c.particles(180); c.finish(.3, center=(.5, .52))


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


def loading(c, rng, variant=0):
    """21: noon on the small island: two people carry an empty frame down to the boat; more stand stacked at the left, beside the tub with coral pieces."""
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
    L.jukung(c, bx, by, 640, None, '#e2604a', True, False)
    X_, Z_ = 4.35, 7.0; x, y, s = p(X_, Z_); P.person(c, x, y + s * .2, s * 1.66, 'stand_side', P.look(rng, hair='hat', top='#f5b843', sleeve='long', bottom='shorts', bcol='#22405a'), True, clip=lambda g: g.rectangle(-50, -50, w + 100, y + 50)); B.rings(c, [(x, y, s * .2), (x, y, s * .34)], 'white', .6, .2)
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
    x, y, s = p(1.35, 2.72); stand(lambda cv: N.hermit(cv, x, y, s * .2, 1), y)
    c.finish(vignette=.24, warm=.06, center=(.5, .55))
