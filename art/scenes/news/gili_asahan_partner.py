"""Pictures of the article "Coral restoration at Gili Asahan with a corporate partner"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, gear as G, ground, land as L, light, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def drawn_fish(c, x, y, L, heading, body, fins, colors, pattern, eye, **kw):
    """A fish that the toolkit lacks: outlines in lengths, nose at +x; fins [(points, colour)]; pattern(g) paints inside the body; eye (x, y, radius)."""
    m = 1 if math.cos(heading) >= 0 else -1
    with c.piece(**{**dict(shadow=.34, lift=L * .035, volume=.36, vsize=L * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, m, 1), at(g, 0, 0, math.atan2(math.sin(heading), abs(math.cos(heading))), L):
            for pts, cc in fins:
                smooth(g, pts, tension=.5); path = g.copy_path(); rgb(g, cc); g.fill(); g.save(); g.append_path(path); g.clip(); rgb(g, shade(cc, -.45), .4); g.set_line_width(.006)
                for k in range(13): u = k / 12; a, b = np.array(pts[0]) * (1 - u) + np.array(pts[-1]) * u, np.array(pts[len(pts) // 2 - (1 if u < .5 else 0)]); g.move_to(*a); g.line_to(*(a + (b - np.array(pts[0]) * .5 - np.array(pts[-1]) * .5) * 1.3)); g.stroke()
                g.restore()
            smooth(g, body, tension=.55); path = g.copy_path(); lin(g, .5, 0, -.36, 0, *colors); g.fill(); g.save(); g.append_path(path); g.clip(); pattern(g); lin(g, 0, -.3, 0, .3, (0, 'cream', .16), (.5, 'cream', 0), (1, 'navy', .22)); g.paint(); g.restore()
            ex, ey, q = eye
            for r_, cc in ((q * 1.25, '#fdf3d0'), (q, '#fdfaf0'), (q * .72, '#14171f')): rgb(g, cc); g.arc(ex, ey, r_, 0, 7); g.fill()
            rgb(g, 'white'); g.arc(ex + q * .2, ey - q * .25, q * .24, 0, 7); g.fill()
            smooth(g, [(ex - .13, ey + .09), (ex - .2, ey + .05), (ex - .28, ey + .11), (ex - .25, ey + .17), (ex - .16, ey + .16)]); rgb(g, shade(colors[1], .25), .7); g.fill()


DISC = [(.5, .03), (.43, -.035), (.33, -.14), (.12, -.28), (-.12, -.285), (-.29, -.16), (-.36, -.05), (-.36, .06), (-.27, .18), (-.08, .285), (.14, .26), (.32, .15), (.43, .08)]
DISC_FINS = [[(.2, -.23), (.06, -.345), (-.18, -.36), (-.37, -.24), (-.34, -.07)], [(.02, .26), (-.14, .36), (-.35, .28), (-.34, .08)], [(-.34, -.05), (-.5, -.12), (-.48, 0), (-.5, .13), (-.34, .06)]]


def sunburst_butterflyfish(c, x, y, L, heading, **kw):
    def pattern(g):
        for t, w, cc, al in ((.19, .11, '#fbf6e4', .85), (-.03, .1, '#8a6a2e', .3)): rgb(g, cc, al); taper(g, [(t + .03, -.34), (t - .02, 0), (t, .34)], [w, w, w], cap=False); g.fill()
        rgb(g, '#2a2018'); taper(g, [(.33, -.26), (.325, 0), (.33, .24)], [.05, .075, .05], cap=False); g.fill(); rgb(g, '#2a2018'); smooth(g, [(.52, .03), (.455, -.01), (.44, .05), (.46, .09)]); g.fill()
        rgb(g, '#fff0b8', .5)
        for i in range(9):
            for j in range(9): g.arc(.16 - .06 * i + .03 * (j % 2), -.26 + .062 * j, .011, 0, 7); g.fill()
    drawn_fish(c, x, y, L, heading, DISC, [(DISC_FINS[0], '#e3a92f'), (DISC_FINS[1], '#e3a92f'), (DISC_FINS[2], '#f5cf4a')], ('#fbf6e4', '#e9b23c', '#c98f2c'), pattern, (.325, -.035, .034), **kw)


def horned_bannerfish(c, x, y, L, heading, **kw):
    def pattern(g):
        for q in ([(.16, -.34), (.24, -.1), (.2, .34), (.1, .34), (.13, -.1), (.06, -.34)], [(-.12, -.34), (-.2, -.05), (-.26, .3), (-.36, .3), (-.29, -.05), (-.22, -.34)]): smooth(g, q, tension=.4); rgb(g, '#fbf8ee'); g.fill()
    dorsal = [(.22, -.2), (.14, -.42), (.05, -.5), (-.1, -.4), (-.33, -.26), (-.34, -.06)]
    drawn_fish(c, x, y, L, heading, [(.56, .045), (.45, -.01), (.37, -.11), (.365, -.19), (.32, -.2), (.28, -.17), (.12, -.3)] + DISC[4:-1] + [(.45, .085)], [(dorsal, '#4a352c'), (DISC_FINS[1], '#4a352c'), (DISC_FINS[2], '#f5e9c4')], ('#33241f', '#5a4032', '#3d2b25'), pattern, (.33, -.045, .032), **kw)


def painted_sweetlips(c, x, y, L, heading, **kw):
    r = np.random.default_rng(5)
    def pattern(g):
        for k in range(150): a, b = r.uniform(-.36, .34), r.uniform(-.2, .09); rgb(g, '#e59a2f', .9); g.arc(a, b, r.uniform(.006, .0115), 0, 7); g.fill()
        rgb(g, '#e59a2f', .8); g.set_line_width(.009)
        for k in range(3): g.move_to(.44 - .02 * k, -.03 + .03 * k); g.line_to(.36, -.06 + .035 * k); g.stroke()
        rgb(g, '#c9a89a'); smooth(g, [(.52, .03), (.455, .012), (.44, .05), (.47, .085), (.51, .07)]); g.fill(); rgb(g, '#6b5a5f'); g.set_line_width(.008); g.move_to(.5, .052); g.line_to(.44, .06); g.stroke()
    body = [(.5, .04), (.46, -.045), (.37, -.125), (.19, -.185), (-.04, -.175), (-.24, -.1), (-.37, -.05), (-.37, .05), (-.22, .095), (.0, .145), (.22, .155), (.4, .125), (.47, .09)]
    fins = [([(.24, -.17), (.2, -.255), (.08, -.25), (-.06, -.23), (-.2, -.2), (-.3, -.16), (-.29, -.07)], '#d9a94a'), ([(-.08, .13), (-.16, .225), (-.24, .19), (-.24, .09)], '#cfa95c'), ([(.16, .14), (.08, .24), (.0, .225), (.06, .145)], '#cfa95c'), ([(-.35, -.045), (-.5, -.13), (-.47, 0), (-.5, .13), (-.35, .05)], '#cfae62')]
    drawn_fish(c, x, y, L, heading, body, fins, ('#b9c0c4', '#c9d0d0', '#9fb0b8'), pattern, (.36, -.04, .03), **kw)


def feather_star(c, x, y, s, colors=('#f5b843', '#fff0c4'), n=17, **kw):
    """Crinoid holding on at x, y: feathered arms that curl up and outwards; s = length of an arm."""
    r = c.rng
    for layer in range(2):
        with c.piece(**{**dict(shadow=.35, lift=4, volume=.3, vsize=4, rim=.35), **kw}) as g:
            for k in range(n // 2 + 1):
                a = -PI / 2 + (k / (n // 2) - .5) * 3.5 + r.normal(0, .1); L_ = s * r.uniform(.75, 1.05); curl = (1 if a > -PI / 2 else -1) * -.34
                q = curve_pts(wander(r, x, y, a, L_, 7, .1, curl), 26); cc = mix(colors[0], 'rust', .35 * (1 - layer) + r.uniform(0, .15))
                for i in range(2, 26):
                    d = q[i] - q[i - 1]; t = math.atan2(d[1], d[0]); l = s * .15 * math.sin(PI * (.12 + .84 * i / 26)) ** .7; rgb(g, mix(cc, colors[1], i / 40)); g.set_line_width(max(1.1, s * .014))
                    for m in (-1, 1): g.move_to(*q[i]); g.line_to(q[i][0] + math.cos(t + m * .95) * l, q[i][1] + math.sin(t + m * .95) * l); g.stroke()
                rgb(g, shade(cc, -.25)); taper(g, q, [s * .04, s * .03, s * .012], 26); g.fill()


def tunicates(c, x, y, s, n=9, **kw):
    """A bunch of small clear tunicates with a coloured ring at the mouth, growing up from x, y; s = height of one."""
    r = c.rng
    with c.piece(**{**dict(shadow=.3, lift=3, volume=.35, vsize=s * .2, rim=.6), **kw}) as g:
        for px, h in sorted([(r.normal(0, s * .55), r.uniform(.6, 1.1)) for _ in range(n)], key=lambda v: -v[1]):
            with at(g, x + px, y + r.uniform(-.1, .2) * s, px / s * .35 + r.normal(0, .1), s * h):
                smooth(g, [(-.1, 0), (-.26, -.4), (-.3, -.75), (-.16, -1), (.16, -1), (.3, -.75), (.26, -.4), (.1, 0)]); lin(g, 0, -1, 0, 0, (0, '#f6fbe9', .92), (.6, '#9fdcd2', .85), (1, '#4f9fa8', .9)); g.fill()
                smooth(g, [(-.1, -.25), (-.12, -.6), (.0, -.7), (.12, -.6), (.1, -.25)]); rgb(g, '#f09a4a', .8); g.fill()
                g.save(); g.translate(0, -.97); g.scale(1, .42); g.arc(0, 0, .19, 0, 7); g.restore(); rgb(g, '#f2694b'); g.fill_preserve(); rgb(g, '#fff0c8'); g.set_line_width(.06); g.stroke()


def lead(c, rng, variant=0):
    """A year on, seen from the floor between the rubble: a table full of grown corals rises like a roof against the light, fish live under and over it, a diver takes the pictures for the model; more tables far off on the grey field."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#d6f3da'), (.2, '#8fdccd'), (.5, '#38a9b6'), (.8, '#1a7f9b'), (1, '#0f5a82')], 82, glow=(W * .2, -90, 720, '#fff6da', .75))
    L.surface_below(c, 80, .6)
    hz = H * .7
    p = ground.view(W, hz, 1080, .44)
    b0 = L.rocks(c, [(-30, hz - 60), (W * .14, hz - 30), (W * .3, hz - 74), (W * .46, hz - 26), (W * .7, hz - 40), (W + 30, hz - 70)], '#2a7f8c', .7, 16)
    c.god_rays(W * .2, -200, .42, 16, 1150, 1.1)
    A.silhouettes(c, W * .42, H * .19, 70, 240, 50, 14, PI, depth=.5)
    L.sandbed(c, [(-30, hz + 4), (W * .5, hz + 7), (W + 30, hz + 4)], '#c9ccb4', .25)
    grey = ('#c3c4b4', '#aab0a4', '#d6d3c0', '#98a39c', '#b9b09c')
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#e9a05c', '#a884d0', '#e0806a', '#b9a04f']
    rubble = lambda z0, z1, n, q0, q1: F.scree(c, lambda: (lambda Z: (*p(rng.uniform(-1.2, 1.2) * Z * .75, Z)[:2], (z1 - Z) / (z1 - z0)))(z0 + (z1 - z0) * rng.uniform(0, 1) ** 1.6), n, (q0, q1), grey)
    rubble(5, 22, 420, 5, 22)
    def table(X, Z, w, d, h, dp, q):
        """A table some way off: legs, rim, and grown corals."""
        P_ = lambda a, b, y: p(X + a * w, Z + b * d, y)[:2]; k = p(X, Z)[2]
        shadow.blob(c, *P_(0, 0, 0), w * k * .6, .1 * k, 0, .4 * (1 - dp), .05 * k)
        for a, b in ((-.5, .5), (.5, .5), (-.5, -.5), (.5, -.5)): ropes_and_bars.bar(c, P_(a, b, 0), P_(a, b, h), .035 * k, '#6d7a7c', depth=dp)
        ropes_and_bars.bar(c, P_(-.52, -.5, h), P_(.52, -.5, h), .04 * k, '#7d8a8a', depth=dp)
        for b in (.3, -.2, -.5):
            for a in np.linspace(-.46, .46, 7): x, y = P_(a + rng.normal(0, .02), b, h); [F.staghorn, F.staghorn, F.staghorn, F.pocillopora][int(rng.integers(4))](c, x, y, k * rng.uniform(.2, .36) * q, cols[int(rng.integers(8))], depth=dp, **({}))
    for X, Z, dp in ((-2.6, 14.5, .6), (3.2, 13, .58), (-6.0, 11.5, .54), (.4, 10, .5), (-3.3, 8.4, .42), (-1.2, 6.4, .3)): table(X, Z, 1.6, 1.0, .75, dp, .9)
    A.school(c, 'chromis', W * .26, H * .6, 20, 110, 40, 26, .1, depth=.26)
    P.diver(c, W * .215, H * .25, 340, .4, pose='camera', accent='coral', kick=.35)
    # the near table: the side away from us, the mesh seen from below, then the near side
    X0, X1, Z0, Z1, h = -.22, 2.25, 1.95, 3.0, .86
    q2 = lambda *v: p(*v)[:2]
    shadow.blob(c, *q2(1.0, 2.5, 0), 640, 74, 0, .5, 24)
    rubble(2.9, 5, 150, 16, 44)
    for X in (X0 + .05, X1): ropes_and_bars.rod(c, q2(X, Z1, 0), q2(X, Z1, h), 15, '#5a676c', depth=.1)
    def colony(X, Z, q, kind, cc, dp=0):
        x, y, s = p(X, Z, h); s *= q
        if kind == 'acropora': [F.staghorn(c, x + dx * s, y + (-4 if dp else 6), s * f, cc, 3, n, ln, depth=dp) for dx, f, n, ln in ((-.34, .74, 4, -.28), (.32, .8, 4, .26), (0, 1, 6, 0))]
        elif kind == 'stylophora': F.pocillopora(c, x, y + 6, s * .62, cc, depth=dp)
        elif kind == 'porites': F.boulder(c, x, y + 8, s * .66, cc, depth=dp)
        else: F.plates(c, x, y + 6, s * .8, cc, 4, depth=dp)
    for k, X in enumerate(np.linspace(X0 + .2, 2.7, 8)): colony(X + rng.normal(0, .05), Z1 - .05, rng.uniform(.44, .6), 'acropora', cols[(k * 3 + 1) % 8], .2)
    for X, q, kind, cc in ((.04, .3, 'acropora', '#e9a05c'), (.42, .34, 'acropora', '#a884d0'), (.8, .3, 'acropora', '#f5b843'), (1.22, .4, 'acropora', '#ee8f9f'), (1.62, .32, 'acropora', '#e0806a'), (2.02, .36, 'acropora', '#f5b843')): colony(X, 2.45, q, kind, cc, .07)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=4, rim=.2) as g:       # mesh from below
        poly(g, [q2(X0, Z0, h), q2(X1 + .6, Z0, h), q2(X1 + .6, Z1, h), q2(X0, Z1, h)]); lin(g, 0, q2(0, Z0, h)[1], 0, q2(0, Z1, h)[1], (0, '#16384a', .93), (1, '#1f5a6c', .9)); g.fill()
        rgb(g, '#5f7f86')
        for X in np.arange(X0, X1 + .7, .16): g.set_line_width(4); g.move_to(*q2(X, Z0, h)); g.line_to(*q2(X, Z1, h)); g.stroke()
        for Z in np.arange(Z0, Z1, .15): g.set_line_width(4.5 * Z0 / Z); g.move_to(*q2(X0, Z, h)); g.line_to(*q2(X1 + .7, Z, h)); g.stroke()
    painted_sweetlips(c, W * .735, H * .745, 390, PI + .03); painted_sweetlips(c, W * .93, H * .705, 250, PI + .06, depth=.12)
    A.school(c, 'anthias', W * .6, H * .69, 16, 90, 26, 30, PI, depth=.06)
    # near side: bars with a year of growth on them
    A0, B0 = q2(X0, Z0, h), q2(X1 + .7, Z0, h)
    ropes_and_bars.rod(c, (A0[0] - 8, A0[1]), B0, 30, '#74858a'); ropes_and_bars.rod(c, q2(X0 + .03, Z0, .02), q2(X0 + .03, Z0, h), 30, '#74858a')
    ropes_and_bars.rod(c, q2(X0 + .03, Z0, .3), q2(X1 + .7, Z0, .3), 20, '#66777c')
    fx = q2(X0 + .03, Z0, 0)[0]
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4, rim=.3, grain=.06) as g:
        for _ in range(120):
            t = rng.uniform(0, 1)
            x, y = (A0[0] + (W - A0[0]) * t * 1.02, A0[1] + rng.normal(0, 6)) if rng.random() < .62 else (fx + rng.normal(0, 6), A0[1] + (q2(0, Z0, 0)[1] - A0[1]) * t)
            q = rng.uniform(5, 13); rgb(g, jitter(rng, rng.choice(['#c9809a', '#b9658a', '#8f8a5a', '#d9a06a', '#7f9a78']), .03), .9); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .7, .25, 9)); g.fill()
    for X, q, kind, cc in ((.3, .4, 'acropora', '#c85a8e'), (.68, .34, 'stylophora', '#ee8f9f'), (1.0, .36, 'acropora', '#f2694b'), (1.34, .36, 'porites', '#b3a066'), (1.66, .4, 'acropora', '#a884d0'), (.03, .2, 'hydnophora', '#9fae7a')): colony(X, Z0, q, kind, cc)
    feather_star(c, A0[0] - 2, A0[1] - 4, 128)
    for x, y, s in ((fx + 3, H * .85, 34), (W * .56, q2(0, Z0, .3)[1] - 6, 27), (W * .91, q2(0, Z0, .3)[1] - 6, 30)): tunicates(c, x, y, s)
    A.nudibranch(c, W * .508, q2(0, Z0, .3)[1] - 16, 66, '#5f7fd0', '#f5b843')
    sunburst_butterflyfish(c, W * .335, H * .5, 146, .06); sunburst_butterflyfish(c, W * .255, H * .575, 112, .16); horned_bannerfish(c, W * .68, H * .17, 150, PI + .14); horned_bannerfish(c, W * .79, H * .225, 118, PI + .02)
    # rubble up to the glass
    rubble(1.35, 2.9, 120, 44, 130)
    F.coral_pieces(c, [(W * .3, H * .93, .3), (W * .17, H * .985, -.5)], ['#ee8f9f', '#e9a05c'], 70)
    c.particles(200, big=8); c.finish(.32, center=(.52, .46))


def second(c, rng, variant=0):
    """Very near to a bar after one year: a bunch of glassy tunicates, a feather star and a sea slug on it, and a sunburst butterflyfish that passes close by, another behind."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#b8ead8'), (.35, '#5abfbc'), (.75, '#1a7f96'), (1, '#0d4f74')], 78, glow=(W * .2, -40, 720, '#fff6d8', .6))
    light.bokeh(c, 16, (0, H * .3, W, H * .9), ['#f2694b', '#c85a8e', '#a9e4d2', '#f5b843', '#8f6fb8'], (30, 110), .26, 16)
    c.god_rays(W * .18, -170, .32, 11, 1100, 1.2)
    for y, q in ((.34, 36), (.5, 46)): ropes_and_bars.bar(c, (-40, H * y), (W * 1.04, H * (y - .06)), q, '#5f8288', depth=.55, blur=5)
    for x, y, q, cc in ((.14, .33, 210, 'rose'), (.42, .31, 150, 'saffron'), (.88, .29, 240, 'violet'), (.68, .45, 200, 'coral')): F.staghorn(c, W * x, H * y, q, cc, 2, 5, depth=.5, blur=5)
    c.set_air()
    sunburst_butterflyfish(c, W * .83, H * .33, 240, PI + .16, depth=.16)
    a, b = (-60, H * .83), (W + 60, H * .76)
    on = lambda t, v=0.0: (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + v * 104)
    ropes_and_bars.steel(c, a, b, 104, '#8fa09a')
    with c.piece(shadow=.25, lift=4, volume=.45, vsize=6, rim=.3, grain=.06) as g:          # crusts: pink algae, sponge
        for _ in range(170): x, y = on(rng.uniform(0, 1), rng.uniform(-.45, .45)); q = rng.uniform(7, 30); rgb(g, jitter(rng, rng.choice(['#d98fa0', '#c9708f', '#b98a4c', '#8f9a6a', '#e0a07a']), .04), .85); smooth(g, blob_pts(rng, x, y, q * 1.5, q * .7, .25, 9)); g.fill()
    for t, q, cc in ((.04, 300, '#c85a8e'), (.965, 330, '#f2744c')): G.tied(c, *on(t, -.42), q, cc)
    F.pocillopora(c, *on(.86, -.3), 150, '#ee8f9f')
    feather_star(c, *on(.2, -.4), 330)
    for t, q, n in ((.44, 120, 11), (.56, 150, 12), (.66, 96, 9)): tunicates(c, *on(t, -.38), q, n)
    A.nudibranch(c, *on(.36, -.28), 150, '#5f7fd0', '#f5b843')
    sunburst_butterflyfish(c, W * .44, H * .38, 470, .1)
    c.particles(220, big=10); c.finish(.34, center=(.5, .5))
