"""Pictures of the article "A coral planting in Ghost Bay, Bali, after one year"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, ground, land as L, people as P, portraits, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rgb, smooth, taper, wander

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


def sunburst(c, x, y, s, flip=False, rot=0.0, **kw):
    """Sunburst butterflyfish, side view: pale in front, golden brown behind, a dark bar through the eye; s = length without the tail."""
    with c.piece(**{**dict(shadow=.35, lift=s * .06, volume=.4, vsize=s * .07, rim=.5), **kw}) as g, at(g, x, y, rot, -s if flip else s, s):
        rgb(g, '#d9b04a'); smooth(g, [(-.42, -.07), (-.62, -.2), (-.6, 0), (-.62, .2), (-.42, .07)], tension=.4); g.fill()
        smooth(g, [(.52, .05), (.4, -.08), (.24, -.34), (-.06, -.46), (-.36, -.42), (-.5, -.2), (-.46, 0), (-.5, .22), (-.34, .42), (-.04, .45), (.24, .32), (.4, .16)], tension=.5); p = g.copy_path(); lin(g, .4, 0, -.45, 0, '#f3ead0', '#e3cf94', '#b98f46', '#8f6a34'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#fff8e6', .45); taper(g, [(.12, -.5), (.06, 0), (.1, .5)], [.1, .13, .1], 16, False); g.fill(); rgb(g, '#2c2a24', .85); taper(g, [(.26, -.5), (.29, -.05), (.25, .5)], [.04, .065, .04], 16, False); g.fill(); rgb(g, '#6a4a20', .4)
        for k in range(7):
            for j in range(6): g.arc(-.4 + .07 * k, -.28 + .11 * j + (.05 if k % 2 else 0), .012, 0, 7); g.fill()
        g.restore(); rgb(g, '#14181f'); g.arc(.29, -.06, .035, 0, 7); g.fill(); rgb(g, 'white', .9); g.arc(.3, -.07, .011, 0, 7); g.fill(); rgb(g, '#20242c'); smooth(g, [(.54, .05), (.48, .0), (.47, .09)]); g.fill()
        rgb(g, '#f6e6b0', .8); smooth(g, [(.14, .06), (.0, .1), (-.04, .2), (.08, .2)], tension=.5); g.fill()


def second(c, rng, variant=0):
    """A year later, in grey-green afternoon light: a frame has fallen on its side, algae hang from its bars and sand lies over it; above, the wake of the boat that passes; two butterflyfish have come."""
    W, H = c.w, c.h
    c.light = (.5, -.87)
    c.backdrop([(0, '#eef0c6'), (.16, '#bcd9b4'), (.42, '#6fb3a4'), (.75, '#3a8490'), (1, '#235f78')], 96, glow=(W * .82, -50, 760, '#fff6d0', .65))
    L.surface_below(c, 100, .6, 110)
    with c.piece(shadow=.25, lift=10, volume=.5, vsize=14, rim=.35, depth=.25) as g:              # a motor boat from below
        x, y = W * .29, H * .062; rgb(g, '#2f3f48'); taper(g, [(x + 176, y - 6), (x + 182, y + 44)], [16, 11]); g.fill(); smooth(g, [(x + 160, y + 44), (x + 180, y + 34), (x + 204, y + 44), (x + 180, y + 54)]); g.fill(); smooth(g, [(x + 202, y + 28), (x + 212, y + 44), (x + 202, y + 60), (x + 198, y + 44)]); g.fill()
        smooth(g, [(x - 250, y - 30), (x - 190, y + 6), (x - 60, y + 26), (x + 120, y + 24), (x + 172, y + 4), (x + 176, y - 30)], tension=.4); lin(g, 0, y - 30, 0, y + 28, '#f0ead8', '#c9573f', '#6f3a3c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=1.5, alpha=.8) as g:                  # wake
        for _ in range(210): t = rng.uniform(0, 1); rgb(g, 'white', rng.uniform(.2, .8) * (1 - .6 * t)); g.arc(W * .41 + W * .34 * t, H * .085 + rng.normal(0, 10 + 20 * t), rng.uniform(2, 9) * (1 - .4 * t), 0, 7); g.fill()
    c.god_rays(W * .84, -180, .4, 14, 1150, 1.2, '#fff3cc')
    hz = H * .56
    L.sandbed(c, [(-30, hz + 8), (W * .25, hz - 6), (W * .5, hz + 8), (W * .8, hz - 6), (W + 30, hz + 10)], '#e6dcb4', .26)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.5) as g: g.rectangle(-40, hz - 34, W + 80, 76); rgb(g, '#7fb0a0'); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=8, rim=.4, grain=.04, alpha=.7) as g:                 # ripple crests
        y = hz + 44
        while y < H + 40:
            t = (y - hz) / (H - hz)
            p = [(x, y + math.sin(x / (90 + 90 * t) + y * .3) * (4 + 13 * t) + rng.normal(0, 2 + 4 * t)) for x in np.linspace(-40, W + 40, 14)]
            rgb(g, '#fbf3cf', .5); taper(g, p, [3 + 12 * t] * 3, 60, False); g.fill(); rgb(g, '#2f6a78', .35); taper(g, [(x, yy + 5 + 10 * t) for x, yy in p], [2 + 9 * t] * 3, 60, False); g.fill()
            y += 24 + 60 * t

    def frame(x, y, s, depth=0.0, algae=1.0):
        """A table of steel bars on its side: the mesh stands up from the sand, its legs stick out behind; (x, y) = its lower left corner."""
        P = lambda u, v, w=0.0: (x + s * (u * .92 + v * .16 + w * .4), y + s * (u * .1 - v * .62 - w * .16))
        kw = dict(depth=depth); w_ = s * .026
        shadow.blob(c, x + s * .3, y + s * .08, s * .66, s * .07, .08, .4 * (1 - depth), 12)
        for u in (0, 1): ropes_and_bars.bar(c, P(u, 0), P(u, 0, 1), w_, '#7f8a84', **kw)
        for v in np.linspace(0, 1, 5): ropes_and_bars.bar(c, P(0, v), P(1, v), w_ * (1.2 if v in (0, 1) else .7), '#8a948c', **kw)
        for u in np.linspace(0, 1, 8): ropes_and_bars.bar(c, P(u, 0), P(u, 1), w_ * (1.2 if u in (0, 1) else .7), '#8a948c', **kw)
        for u in (0, 1): ropes_and_bars.bar(c, P(u, 1), P(u, 1, 1), w_ * 1.1, '#7f8a84', **kw)
        n = int(150 * algae)
        for v in np.linspace(.25, 1, 4): F.turf_algae(c, P(0, v), P(1, v), w_ * 1.2, s * .045, n, **kw)
        for u in (0, .43, .72, 1): F.turf_algae(c, P(u, .1), P(u, 1), w_ * 1.2, s * .04, int(n * .5), **kw)
        F.turf_algae(c, P(0, 1), P(0, 1, 1), w_ * 1.1, s * .04, int(n * .6), **kw); F.turf_algae(c, P(1, 1), P(1, 1, 1), w_ * 1.1, s * .04, int(n * .6), **kw)
        with c.piece(shadow=.12, lift=4, volume=.25, vsize=12, rim=.3, grain=.06, **kw) as g:     # sand drifted against it
            q = [P(-.1, -.06), P(.02, .08), P(.2, .2), P(.36, .13), P(.55, .18), P(.78, .05), P(.98, .1), P(1.16, -.04), P(.7, -.16), P(.2, -.15)]; smooth(g, q, tension=.5); lin(g, 0, y - s * .12, 0, y + s * .2, '#dfe2c0', '#bccfb0', '#98bba8'); g.fill()
        return P
    frame(W * .1, H * .655, 190, .42, .4); frame(W * .24, H * .62, 120, .58, .2)
    P_ = frame(W * .4, H * .86, 640)
    # pieces that broke off, and the one that lives
    F.coral_pieces(c, [(W * .3, H * .9, .3), (W * .35, H * .955, 2.6), (W * .2, H * .86, -.2), (W * .52, H * .975, .1), (W * .13, H * .94, 2.9)], ['#e3dcc6', '#cfc6a8', '#d9d2b8'], 46)
    F.staghorn(c, *P_(.63, .78), 70, 'rose', 2, 4)
    sunburst(c, W * .33, H * .5, 130, False, .05); sunburst(c, W * .235, H * .56, 98, False, -.04, depth=.08)
    P.diver(c, W * .14, H * .36, 150, .12, pose='slate', accent='coral', depth=.42)
    c.particles(300, big=12, color='#fff6d8'); c.finish(.4, center=(.5, .5))
