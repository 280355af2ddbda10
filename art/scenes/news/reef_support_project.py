"""Pictures of the article "The reef support project: what was there before us"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, from_above, ground, land as L, people as P, portraits, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Before the work: a diver follows a tape over sand and rubble and writes; one small living coral in the survey square, garden eels that have always lived here."""
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
    x, y = m_(.45, .42); shadow.blob(c, x + 10, y, 80, 14, 0, .34, 6)
    F.staghorn(c, x, y + 6, 150, '#ee6f85', 3, 5)
    portraits.fish(c, 'damsel', x + 92, y - 130, 56, 10, 3, .15, flip=True); portraits.fish(c, 'damsel', x - 84, y - 150, 46, 6, 3, .1)
    # who writes it all down
    X, Y, s = p(*line(4.4)); P.diver(c, X + 110, Y - 212, 300, PI - .3, accent='coral', pose='slate')
    P.diver(c, W * .93, hz - 96, 100, PI + .06, accent='saffron', suit='#24486a', depth=.42)
    c.particles(180); c.finish(.3, center=(.5, .52))


def second(c, rng, variant=0):
    """What the fishermen knew: a bamboo fish trap, empty, on bare sand in the last amber light; one small fish beside it."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#ffe9b4'), (.16, '#e9cf9a'), (.4, '#8fb59c'), (.7, '#3f8390'), (1, '#1f4f6e')], 84, glow=(W * .1, -30, 760, '#fff3c4', .7))
    L.surface_below(c, 70, .5, 80)
    c.god_rays(W * .06, -170, .42, 13, 1150, 1.2, '#fff0c0')
    hz = H * .6
    L.sandbed(c, [(-30, hz + 6), (W * .25, hz - 8), (W * .5, hz + 8), (W * .8, hz - 6), (W + 30, hz + 12)], '#ecd9a8', .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.55) as g: g.rectangle(-40, hz - 30, W + 80, 70); rgb(g, '#7fa898'); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=8, rim=.4, grain=.04, alpha=.8) as g:       # ripple crests
        y = hz + 44
        while y < H + 40:
            t = (y - hz) / (H - hz)
            p = [(x, y + math.sin(x / (90 + 90 * t) + y * .3) * (4 + 13 * t) + rng.normal(0, 2 + 4 * t)) for x in np.linspace(-40, W + 40, 14)]
            rgb(g, '#fff0c8', .55); taper(g, p, [3 + 12 * t] * 3, 60, False); g.fill(); rgb(g, '#2f6478', .4); taper(g, [(x, yy + 5 + 10 * t) for x, yy in p], [2 + 9 * t] * 3, 60, False); g.fill()
            y += 24 + 60 * t
    F.rubble(c, 0, W, H * .64, H * .78, 18, 18, depth=.3); F.rubble(c, 0, W, H * .88, H * .99, 14, 46)
    # the trap: a lying cylinder of split bamboo; mouth with its funnel to the left, towards us
    ax, bx, cy0, cy1, ra, rb = W * .44, W * .83, H * .655, H * .61, 218, 160
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.5) as g: smooth(g, [(ax - 60, cy0 + ra - 24), (bx + 60, cy1 + rb - 14), (bx + 260, cy1 + rb + 16), (bx + 120, cy1 + rb + 52), (ax + 120, cy0 + ra + 60), (ax - 40, cy0 + ra + 22)]); rgb(g, '#17405c'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=0) as g: rgb(g, '#efe0b4'); g.set_line_width(7); g.move_to(W * .62, cy0 - 180); g.curve_to(W * .66, H * .3, W * .6, H * .15, W * .63, -20); g.stroke()

    def P(u, a):       # point on the wall: u along (0 mouth .. 1 end), a around
        x, y, r = ax + (bx - ax) * u, cy0 + (cy1 - cy0) * u, ra + (rb - ra) * u + 26 * math.sin(PI * u)
        return x + math.cos(a) * r * .34, y + math.sin(a) * r
    cols = ('#c99a52', '#b3813f', '#d9b06a')
    for back in (1, 0):
        with c.piece(shadow=.15 if back else .4, lift=4, volume=.4, vsize=4, rim=.4, depth=.3 if back else 0) as g:
            A_ = np.linspace(-PI / 2, PI / 2, 40) if not back else np.linspace(PI / 2, PI * 1.5, 40)
            for sg in (-1, 1):           # the two families of slanting strips
                for k in range(-13, 26):
                    q = [P(u, a) for u, a in [(k / 13 + sg * (a - (0 if not back else PI)) / PI * .5, a) for a in A_] if 0 <= u <= 1]
                    if len(q) > 3: rgb(g, jitter(rng, shade(rng.choice(cols), -.25 if back else 0), .03)); taper(g, q, [7.5, 7.5], len(q)); g.fill()
            for u in (0, .25, .5, .75, 1): q = [P(u, a) for a in A_]; rgb(g, shade('#a9743a', -.35 if back else -.05)); taper(g, q, [17 if u in (0, 1) else 12] * 3, 40); g.fill()
        if back:
            with c.piece(shadow=.3, lift=5, volume=.4, vsize=4, rim=.4) as g:       # the funnel that should keep the fish in
                for k in range(26): a = k * 2 * PI / 26; x0, y0 = P(0, a); rgb(g, jitter(rng, shade(rng.choice(cols), -.1), .03)); taper(g, [(x0, y0), ((x0 + ax + 170) / 2 - 10, (y0 + cy0 - 10) / 2 + (y0 - cy0) * .1), (ax + 170 + math.cos(a) * 12, cy0 - 10 + math.sin(a) * 34)], [8, 5], 14); g.fill()
                for t in (.35, .7): q = [((P(0, a)[0]) * (1 - t) + (ax + 170) * t - 10 * math.sin(PI * t), P(0, a)[1] * (1 - t) + (cy0 - 10 + math.sin(a) * 34) * t) for a in np.linspace(0, 2 * PI, 30)]; rgb(g, '#8a5f34'); taper(g, q, [6] * 3, 50); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.5, vsize=8, rim=.4) as g:       # full rim of the mouth, stones tied on below
        q = [P(0, a) for a in np.linspace(0, 2 * PI, 40)]; rgb(g, '#b98445'); g.set_line_width(20); smooth(g, q); g.stroke(); rgb(g, '#5b3a22', .7); g.set_line_width(4)
        for k in range(0, 40, 3): x, y = q[k]; g.move_to(x - 9, y - 7); g.line_to(x + 9, y + 7); g.stroke()
    with c.piece(shadow=.45, lift=7, volume=.6, vsize=14, rim=.3) as g:
        for x, y, s in ((W * .47, cy0 + ra + 14, 50), (W * .71, cy1 + rb + 26, 44), (W * .52, cy0 + ra + 30, 34)): smooth(g, blob_pts(rng, x, y, s, s * .62, .12, 10)); lin(g, 0, y - s, 0, y + s, '#b9b09a', '#6f7a78'); g.fill()
    A.fish(c, 'damsel', W * .25, H * .6, 96, .12, .1); A.fish(c, 'fusilier', W * .93, H * .3, 54, PI, .05, depth=.5)
    from_above.starfish(c, W * .2, H * .9, 96, '#c9603f', .4, fat=.2)
    c.particles(260, big=12, color='#fff0c8'); c.finish(.44, warm=.06, center=(.5, .5))
