"""Pictures of the article "Coral restoration at Gili Asahan with a corporate partner"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, from_above, gear as G, ground, land as L, light, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, curve_pts, HangCanvas, jitter, lin, mix, poly, rad, rgb, shade, smooth, smoothstep, taper, wander

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


def star_pile(c, rng, x, y):
    """Nested six-legged steel stars on a deck, each pile leaning a little."""
    for dx, n, s in ((-190, 4, 230), (60, 5, 240), (270, 3, 210)):
        for k in range(n): G.reef_star(c, x + dx + rng.normal(0, 3), y - k * 34 + 34, s, '#584f52', 0, rot=rng.normal(.1, .03))


def second(c, rng, variant=0):
    """At first light an outrigger boat piled with steel stars sails towards a dark hilly island; wake in front."""
    w, h = c.w, c.h
    c.light = (.75, -.5)
    hz = h * .46
    L.sky(c, 'dusk', hz, sun=(w * .83, hz - 20, 54), sun_col='#ffe2a0', glow=1.0)
    for pts, cc, d in (([(w * .49, hz + 3), (w * .54, hz - 22), (w * .6, hz - 34), (w * .655, hz - 14), (w * .69, hz + 3)], '#4f4a78', .45), ([(-40, hz - 150), (w * .06, hz - 200), (w * .12, hz - 228), (w * .17, hz - 170), (w * .22, hz - 150), (w * .28, hz - 76), (w * .36, hz - 50), (w * .42, hz - 10), (w * .44, hz + 4), (-40, hz + 4)], '#3c3a66', .25)):
        with c.piece(shadow=.1, volume=.3, vsize=30, depth=d) as g: smooth(g, pts, tension=.6); rgb(g, cc); g.fill()
    L.sea(c, hz, h, 'dusk', w * .8, ripples=130, sparkle=1.2)
    x, y, s = w * .42, h * .72, 900
    star_pile(c, rng, x + 10, y - s * .05)
    boats.jukung(c, x, y, s, hull='#2f6f8a')
    P.person(c, x - s * .38, y - s * .055, 210, 'stand', P.look(rng, hair='hat', top='#f5b843', bottom='shorts'), shadow=.2)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:        # steering pole
        rgb(g, '#8a6242'); taper(g, [(x - s * .35, y - s * .2), (x - s * .5, y + 40)], [9, 8]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:         # wake
        for i in range(60):
            t = rng.uniform(0, 1); xx = x - s * .5 - t * 420; yy = y + 10 + rng.normal(0, 6 + 40 * t); rgb(g, '#ffe9c8', .6 * (1 - t)); taper(g, [(xx - 50, yy), (xx, yy - 3), (xx + 40, yy)], [.3, 5, .3], 9, False); g.fill()
        for i in range(24): xx = x + s * .45 + rng.normal(0, 26); rgb(g, '#fff3dc', .7); taper(g, [(xx - 20, y + 6 + rng.normal(0, 5)), (xx + 24, y + 4)], [.4, 5, .4], 7, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, '#2a2f55', .9); g.set_line_width(3.4)
        for bx, by, q in ((w * .62, h * .14, 15), (w * .66, h * .17, 11), (w * .58, h * .2, 9)): g.move_to(bx - q, by - q * .3); g.curve_to(bx - q * .4, by - q * .7, bx - q * .1, by - q * .2, bx, by); g.curve_to(bx + q * .1, by - q * .3, bx + q * .5, by - q * .8, bx + q, by - q * .4); g.stroke()
    c.finish(vignette=.32, warm=.3)


def slide_1(c, rng, variant=0):
    """Wide, noon, from the height of a hill: a small hilly island in clear water; off its bay a web of six-armed frames shows through, its older side already coloured; one boat with its shadow on the sand."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    hz = H * .15
    L.sky(c, 'noon', hz); L.cloud(c, W * .72, H * .085, 260, depth=.4); L.cloud(c, W * .93, H * .11, 150, depth=.5); L.cloud(c, W * .12, H * .1, 170, depth=.5)
    for x, w, h, d in ((.1, 900, 60, .62), (.9, 800, 44, .7), (.55, 700, 30, .76)): L.island(c, W * x, hz + 2, w, h, '#5f8a7a', d, beach=False)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H, (0, '#9fd8d6'), (.1, '#3fa3b4'), (.3, '#1f7f9e'), (.6, '#1f8fa4'), (1, '#2fa3a8')); g.rectangle(-20, hz, W + 40, H); g.fill()
    p = ground.view(W, hz, 1150, 46)
    # lagoon: shallow steps around the island
    coast = [(-92, 128), (-86, 112), (-66, 104), (-50, 109), (-36, 101), (-22, 106), (-8, 118), (8, 124), (26, 132), (36, 148), (30, 170), (6, 190), (-30, 205), (-70, 200), (-98, 180), (-104, 150)]
    cx, cz = -32, 150

    def grow(f, add=0): return [(cx + (X - cx) * f + add * .2, cz + (Z - cz) * f - add) for X, Z in coast]
    for f, add, cc, al, bl in ((1.42, 34, '#35abb2', .55, 16), (1.3, 26, '#5fc9c4', .6, 12), (1.18, 16, '#8fe0d2', .65, 9), (1.07, 6, '#c9f0dc', .7, 5)):
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=al, blur=bl) as g: rgb(g, cc); smooth(g, [p(*q)[:2] for q in grow(f, add)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.75, blur=14) as g:        # the sand shelf in front, where the frames stand
        rgb(g, '#a5e6d4'); smooth(g, [p(X, Z)[:2] for X, Z in ((-46, 102), (-14, 102), (20, 100), (40, 92), (44, 80), (26, 68), (-4, 65), (-32, 70), (-50, 84))]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.55, blur=4) as g:         # natural reef: dark patches
        for _ in range(240):
            k = rng.uniform(0, 2 * PI); R = rng.uniform(1.22, 1.5); X, Z = cx + math.cos(k) * 70 * R, cz - 14 + math.sin(k) * 52 * R
            if Z < 40 or (abs(X) < 46 and 62 < Z < 104 and rng.random() < .96): continue
            x, y, s = p(X, Z); rgb(g, rng.choice(['#176a80', '#1f7a80', '#2f7a6a', '#4a6a7a'])); smooth(g, blob_pts(rng, x, y, s * rng.uniform(1, 4.5), s * rng.uniform(.4, 1.4), .3, 9)); g.fill()
        for _ in range(70):
            X, Z = rng.choice([rng.uniform(-62, -42), rng.uniform(38, 60)]), rng.uniform(46, 92); x, y, s = p(X, Z); rgb(g, rng.choice(['#176a80', '#2f7a6a', '#7a5a78', '#1f7a80'])); smooth(g, blob_pts(rng, x, y, s * rng.uniform(1, 4), s * rng.uniform(.4, 1.3), .3, 9)); g.fill()
    # the web: hexagonal lattice of frames; left grown over, right bare
    R = 2.15
    cells = []
    for j in range(9):
        for i in range(15): cells.append((-25 + i * R * 2.3 + (j % 2) * R * 1.15, 71.5 + j * R * 2.0))
    cells = [(X, Z) for X, Z in cells if ((X + 1) / 23) ** 2 + ((Z - 81.5) / 10.8) ** 2 < 1 + .12 * math.sin(X)]
    for X, Z in sorted(cells, key=lambda q: -q[1]):
        age = float(np.clip((10 - X) / 30, 0, 1))
        with c.piece(shadow=.25, lift=3, volume=0, rim=.15, grain=.03, alpha=.78) as g:
            V = lambda r_, a: p(X + math.cos(a) * r_, Z + math.sin(a) * r_)
            s = p(X, Z)[2]; rgb(g, mix('#2a5a68', '#3f6a6a', rng.uniform(0, 1)))
            for k in range(6):
                a, b = k * PI / 3 + .2, (k + 1) * PI / 3 + .2
                for r0, w in ((R * .48, .17), (R * .82, .13)): u, v = V(r0, a), V(r0, b); taper(g, [u[:2], v[:2]], [s * w, s * w], 2, False); g.fill()
                u, v = V(R * .3, a), V(R * 1.16, a); taper(g, [u[:2], v[:2]], [s * w, s * w * 1.2], 2, False); g.fill()
        if age > .12:
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.3, grain=.04, alpha=.86) as g:
                for k in range(int(3 + 14 * age)):
                    a, r0 = rng.uniform(0, 2 * PI), R * rng.uniform(.2, 1.1); x, y, s = p(X + math.cos(a) * r0, Z + math.sin(a) * r0); q = s * rng.uniform(.22, .3 + .4 * age); rgb(g, mix(jitter(rng, rng.choice(['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#a87fc8', '#e9a05c', '#7fae6a']), .04), '#5fc4c4', .18)); smooth(g, blob_pts(rng, x, y, q, q * .62, .25, 9)); g.fill()
    # light net on the water, ripples
    f = c.caustic_field(hz - 60); m = smoothstep(H * .42, H * .9, np.arange(c.ph)[:, None] / c.k)
    c.img = np.clip(c.img + (f * m * .22)[..., None] * np.array([.9, 1, .9], np.float32), 0, 1)
    c.set_air()
    # island: beach, then hills with their folds
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=8, rim=.5, grain=.05) as g: smooth(g, [p(*q)[:2] for q in coast]); lin(g, 0, H * .3, 0, H * .62, '#f6e6bc', '#fbf0cc'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.9) as g: q = [p(X, Z)[:2] for X, Z in grow(1.03, 2)]; rgb(g, 'white'); g.set_line_width(3); smooth(g, q); g.stroke()

    def ridge_(pts, base, col_, dark, depth):
        """one hill: skyline pts [(X,Z,height)..], base line [(X,Z)..]"""
        top = [p(X, Z, Y)[:2] for X, Z, Y in pts]; bot = [p(X, Z)[:2] for X, Z in base]
        with c.piece(shadow=.35, lift=9, volume=.55, vsize=34, rim=.4, grain=.055, depth=depth) as g:
            smooth(g, top + bot[::-1], tension=.45); pth = g.copy_path(); y0 = min(b for a, b in top); lin(g, 0, y0, 0, max(b for a, b in bot), shade(col_, .2), col_, dark); g.fill(); g.save(); g.append_path(pth); g.clip()
            n = 26                                             # spurs and gullies running down to the shore, bushes along the gullies
            tq, bq = curve_pts(top, n), curve_pts(bot, n)
            for k in range(2, n - 1, 3):
                a, b = tq[k], bq[k]; a = a + (b - a) * rng.uniform(.02, .2); lean = rng.normal(0, 26); m_ = a * .45 + b * .55 + (lean, 0); b = b + (lean * 1.6, 0); w = rng.uniform(26, 54); rgb(g, shade(dark, -.2), .34); smooth(g, [tuple(a), (m_[0] + w * .5, m_[1]), (b[0] + w, b[1]), (b[0] - w * .25, b[1]), (m_[0] - w * .1, m_[1])], tension=.5); g.fill(); rgb(g, shade(col_, .4), .3); smooth(g, [tuple(a), (m_[0] - w * .12, m_[1]), (b[0] - w * .3, b[1]), (b[0] - w * 1.2, b[1]), (m_[0] - w * .6, m_[1])], tension=.5); g.fill()
                for _ in range(34): t = rng.uniform(.25, 1); q_ = a * (1 - t) ** 2 + m_ * 2 * t * (1 - t) + b * t * t; x, y = q_ + rng.normal(0, 9 + 12 * t, 2) * (1, .6); q = rng.uniform(4, 10); rgb(g, jitter(rng, shade('#3f6f4c', .2 * (1 - t)), .05), .85); smooth(g, blob_pts(rng, x, y, q, q * .75, .2, 8)); g.fill()
            for _ in range(150):
                k = rng.integers(n); t = 1 - rng.uniform(0, 1) ** 2 * .8; x, y = tq[k] * (1 - t) + bq[k] * t + rng.normal(0, 9, 2); q = rng.uniform(5, 12); rgb(g, jitter(rng, '#47784e', .05), .8); smooth(g, blob_pts(rng, x, y, q, q * .75, .2, 8)); g.fill()
            g.restore()
    ridge_([(-100, 176, 2), (-84, 178, 17), (-66, 182, 24), (-46, 186, 33), (-26, 184, 27), (-4, 178, 30), (14, 170, 18), (33, 156, 2)], [(-100, 172), (-60, 160), (-20, 158), (33, 154)], '#8fa55c', '#4a6f4c', .12)
    ridge_([(-96, 150, 1), (-84, 146, 14), (-70, 142, 24), (-56, 140, 20), (-42, 144, 10), (-32, 146, 2)], [(-94, 136), (-80, 116), (-64, 109), (-50, 113), (-36, 112), (-30, 128)], '#a9a85c', '#5f7f4c', 0)
    ridge_([(-34, 146, 1), (-20, 148, 11), (-6, 150, 19), (10, 148, 13), (22, 144, 8), (32, 146, 1)], [(-34, 120), (-20, 111), (-6, 122), (10, 129), (24, 136), (33, 148)], '#9fae60', '#55784a', 0)
    for X, Z, s in ((-40, 107, 4), (-34, 105, 5), (-29, 107, 4.4), (-24, 109, 4.6), (-46, 111, 3.6), (-60, 107.5, 4), (-66, 108, 3.4), (4, 126, 4.4), (9, 128, 4), (-17, 113, 3.8)): x, y, k = p(X, Z); F.palm(c, x, y, k * s * 1.5, rng.uniform(-.3, .3), shadow=.3)
    for X, Z in ((-37, 109), (-31.5, 109.5), (-27, 111)):
        x, y, k = p(X, Z); 
        with c.piece(shadow=.35, lift=4, volume=.4, vsize=4) as g: rgb(g, '#d9b98a'); g.rectangle(x - k * 1.5, y - k * 1.6, k * 3, k * 1.6); g.fill(); rgb(g, '#8a5a3c'); poly(g, [(x - k * 2.2, y - k * 1.5), (x, y - k * 3.4), (x + k * 2.2, y - k * 1.5)]); g.fill()
    # boat over the frames, shadow on the sand, two swimmers
    x, y, s = p(20.5, 76); shadow.blob(c, x + 46, y + 46, 96, 20, -.28, .38, 7, '#0f4a60');
    L_ = 200
    with c.piece(shadow=.35, lift=9, volume=.4, vsize=8, rim=.5) as g:
        with at(g, x, y, 0, 1, .52), at(g, 0, 0, -.32, L_):
            rgb(g, '#e9d3a4')
            for u in (.16, -.17): taper(g, [(u, -.25), (u + .02, 0), (u, .25)], [.016, .022, .016], 10); g.fill()
            for sg in (-1, 1): taper(g, [(-.4, .245 * sg), (0, .255 * sg), (.42, .235 * sg)], [.016, .026, .012], 14); g.fill()
            smooth(g, [(.56, 0), (.36, .06), (.1, .085), (-.25, .08), (-.5, .03), (-.54, 0), (-.5, -.03), (-.25, -.08), (.1, -.085), (.36, -.06)]); lin(g, 0, -.09, 0, .09, '#ff8a6a', '#e4573f', '#a8362f'); g.fill()
            smooth(g, [(.46, 0), (.3, .04), (.08, .058), (-.24, .054), (-.44, .015), (-.44, -.015), (-.24, -.054), (.08, -.058), (.3, -.04)]); rgb(g, '#f3dfb0'); g.fill(); rgb(g, '#b98a58'); [(g.rectangle(u, -.052, .035, .104), g.fill()) for u in (-.26, -.06, .14)]
    for dx, dy, cc in ((-30, -2, '#1b8f93'), (12, -12, '#f5b843')):
        with c.piece(shadow=.35, lift=4, volume=.4, vsize=4, rim=.5) as g: rgb(g, cc); smooth(g, [(x + dx - 9, y + dy - 2), (x + dx - 7, y + dy - 19), (x + dx + 7, y + dy - 19), (x + dx + 9, y + dy - 2)]); g.fill(); rgb(g, '#e3c27c'); smooth(g, blob_pts(rng, x + dx, y + dy - 25, 13, 7, .04, 10)); g.fill(); rgb(g, '#c9a05c'); smooth(g, blob_pts(rng, x + dx, y + dy - 27, 6, 4, .04, 8)); g.fill()
    for X, Z, hd, cc in ((-6, 76, PI + .3, '#f2694b'), (3, 85, -.4, '#f5b843')): x2, y2, s2 = p(X, Z); P.snorkeler(c, x2, y2, 56, hd, '#1b8f93', cc, shadow=.35)
    # hillside in front: dry grass and a lontar palm
    gr = L.ground(c, [(W * .6, H * 1.04), (W * .74, H * .955), (W * .88, H * .9), (W + 40, H * .875)], '#c9b86a', '#7f8a4c', 60, shadow=.5, lift=14)
    with c.piece(shadow=.4, lift=5, volume=.2, vsize=4, rim=.4) as g:
        for _ in range(360): x3 = rng.uniform(W * .62, W + 20); y3 = gr(x3) + abs(rng.normal(0, 46)); rgb(g, jitter(rng, rng.choice(['#d9c478', '#b5a95a', '#8f9a50', '#efdc98']), .04)); taper(g, wander(rng, x3, y3, -PI / 2 + rng.normal(.25, .3), rng.uniform(24, 66), 4, .16), [4, 3, .5], 8, False); g.fill()
    F.palm(c, W * .955, H * .95, 430, -.09, leaves='#5f8a4c')
    c.finish(.26, warm=.05, center=(.45, .5))


def slide_2(c, rng, variant=0):
    """Close, workshop morning: sand runs from a coconut shell over the wet black coat of a frame; to the left bare steel and the weld, to the right it is already rough."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#f3d9a8'), (.35, '#d9a878'), (.7, '#8f6550'), (1, '#5a4040')], 70, glow=(W * .06, H * .05, 760, '#fff3cf', .7))
    # finished stars stacked behind, out of focus; a doorway with palm light
    with c.piece(shadow=0, volume=0, rim=0, blur=9) as g: lin(g, 0, 0, 0, H * .55, '#d3f0e6', '#8fd3cc', '#f3e6bc'); g.rectangle(W * .06, -20, W * .2, H * .52); g.fill(); rgb(g, '#4f8a5c'); [(taper(g, wander(rng, W * .24, H * .02, 2.2 + .25 * k, 240, 4, .1), [6, 26, 2], 14), g.fill()) for k in range(4)]; rgb(g, '#5a3a30'); g.rectangle(W * .045, -20, 16, H * .54); g.fill(); g.rectangle(W * .26, -20, 16, H * .54); g.fill()
    for k, (x, y, q) in enumerate(((.56, .4, 330), (.6, .33, 330), (.9, .44, 300), (.93, .36, 300))):
        with c.piece(shadow=.2, lift=8, volume=.3, vsize=10, blur=6, alpha=.85) as g:
            rgb(g, ['#7a6455', '#8f7a66'][k % 2])
            for m in range(6):
                a, b = m * PI / 3 + .3 * k, (m + 1) * PI / 3 + .3 * k; V = lambda r_, t, dy: (W * x + math.cos(t) * q * r_, H * y + math.sin(t) * q * r_ * .3 + dy)
                taper(g, [V(.26, a, -60), V(.26, b, -60)], [13, 13], 2); g.fill(); taper(g, [V(.26, a, -60), V(.42, a, -46), V(.55, a, 16)], [14, 14, 14], 12); g.fill()
    light.beam(c, [(W * .06, -20), (W * .26, -20), (W * .8, H), (W * .3, H)], '#fff0c4', .24, 40)
    # bench under it: jute and fallen sand
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=24, rim=.4, grain=.06) as g:
        poly(g, [(-20, H * .74), (W + 20, H * .7), (W + 20, H + 20), (-20, H + 20)]); p = g.copy_path(); lin(g, 0, H * .7, 0, H, '#b98a5c', '#8a6244', '#5a3f34'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#4a3028', .28)
        for k in range(56): x = W * k / 55; taper(g, [(x, H * .69), (x + (x - W / 2) * .35, H + 10)], [2, 4], 3, False); g.fill()
        for k in range(14): y = H * (.71 + .3 * (k / 14) ** 1.2); rgb(g, '#f0d0a0', .14); taper(g, [(-20, y + 26), (W + 20, y)], [4, 4], 3, False); g.fill()
        g.restore()
    with c.piece(shadow=.3, lift=9, volume=.35, vsize=22, rim=.4, grain=.07) as g: smooth(g, [(W * .36, H * .985), (W * .46, H * .93), (W * .56, H * .87), (W * .64, H * .835), (W * .73, H * .86), (W * .85, H * .91), (W * 1.03, H * .93), (W * 1.03, H * 1.05), (W * .36, H * 1.05)]); lin(g, W * .4, H * .83, W * .9, H, '#fbe9bf', '#e9cf98', '#b59468'); g.fill()
    # legs of the frame that go down behind
    hub = np.array([W * .24, H * .5])

    def coat(a, b, w, f0, kind):
        """the bar a-b from the share f0 on: 'wet' black coat or 'sand'"""
        a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]]); L_ = np.hypot(*(b - a)); s0 = L_ * f0
        if n[1] < 0: n = -n
        m = 40; us = np.linspace(s0, L_, m); wob = lambda k: w * .5 + (rng.normal(0, w * .012) if kind == 'wet' else rng.normal(0, w * .03)) + w * .05
        up, dn = [tuple(a + d * u - n * wob(0)) for u in us], [tuple(a + d * u + n * wob(0)) for u in us]
        edge = [tuple(a + d * (s0 + (.14 * math.sin(v * 9 + 1) + rng.uniform(-.05, .05)) * w) + n * w * v) for v in np.linspace(.42, -.42, 7)]
        with c.piece(shadow=.45, lift=w * .16, volume=.5, vsize=w * .2, rim=.45, grain=.04 if kind == 'wet' else .08) as g:
            smooth(g, up + dn[::-1] + edge, tension=.3); pth = g.copy_path(); A0, A1 = tuple(a - n * w * .55), tuple(a + n * w * .55)
            if kind == 'wet': lin(g, *A0, *A1, (0, '#4a4650'), (.22, '#2a2830'), (.6, '#17161d'), (1, '#0e0e14'))
            else: lin(g, *A0, *A1, (0, '#f6e0b0'), (.3, '#e0c28c'), (.65, '#b5925f'), (1, '#7a5c40'))
            g.fill(); g.save(); g.append_path(pth); g.clip()
            if kind == 'wet':
                rgb(g, '#dfe6ec', .6); taper(g, [tuple(a + d * (s0 + w * .3) - n * w * .3), tuple(a + d * (s0 + L_) / 2 - n * w * .33), tuple(b - n * w * .3)], [2, w * .07, 2], 20); g.fill()
                for _ in range(130): u = s0 + (L_ - s0) * (1 - rng.uniform(0, 1) ** 1.6); v = rng.uniform(-.5, .2); x, y = a + d * u + n * w * v; rgb(g, rng.choice(['#f0d8a4', '#d9bb84', '#b5925f'])); g.arc(x, y, rng.uniform(1.6, 4.2), 0, 7); g.fill()
            else:
                for _ in range(int((L_ - s0) * 2.6)): u = rng.uniform(s0 - w * .2, L_); v = rng.uniform(-.52, .52); x, y = a + d * u + n * w * v; rgb(g, shade(rng.choice(['#f6e3b8', '#d9bb84', '#b08a5c', '#fff6dc', '#8f6a4a']), -.35 * max(0, v + .1))); smooth(g, blob_pts(rng, x, y, rng.uniform(1.6, 4.4), rng.uniform(1.4, 3.4), .25, 6)); g.fill()
            g.restore()
    w = 92
    ropes_and_bars.rod(c, hub, (W * .33, H * 1.1), 78, '#8fa0a6'); ropes_and_bars.rod(c, hub, (W * .02, H * 1.1), 78, '#7f9299')
    ropes_and_bars.rod(c, hub, (-60, H * .3), 84, '#93a4aa')
    ropes_and_bars.rod(c, hub, (W * 1.06, H * .7), w, '#9fb0b5'); coat(hub, (W * 1.06, H * .7), w, .2, 'wet'); coat(hub, (W * 1.06, H * .7), w, .44, 'sand')
    ropes_and_bars.rod(c, hub, (W * .52, -60), 80, '#9fb0b5')
    # weld: the bars run into one another, beads of small scales in the corners, blued by heat
    ends = [np.array(q, float) for q in ((W * .33, H * 1.1), (W * .02, H * 1.1), (-60, H * .3), (W * 1.06, H * .7), (W * .52, -60))]
    angs = sorted(math.atan2(*(q - hub)[::-1]) for q in ends)
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=14, rim=.5) as g: smooth(g, [tuple(hub + (math.cos(t) * r_, math.sin(t) * r_)) for k in range(5) for t, r_ in ((angs[k], 80), ((angs[k] + (angs[(k + 1) % 5] + (2 * PI if k == 4 else 0))) / 2, 74))], tension=.5); rad(g, hub[0] - 20, hub[1] - 26, 110, '#b9c6ca', '#8a98a4', '#6a7084'); g.fill()
    with c.piece(shadow=.4, lift=3, volume=.4, vsize=5, rim=.7) as g:
        for k in range(5):
            a0, a1 = angs[k], angs[(k + 1) % 5] + (2 * PI if k == 4 else 0); mid = (a0 + a1) / 2; half = (a1 - a0) / 2
            for m in range(13):
                v = (m - 6) / 6; t = mid + v * half * .8; R = 64 + 34 * abs(v) ** 2.2 + (14 if half < .5 else 0); x, y = hub + (math.cos(t) * R, math.sin(t) * R)
                with at(g, x, y, t + (.9 if v > 0 else -.9) * abs(v)): smooth(g, blob_pts(rng, 0, 0, 11, 14, .08, 9)); rgb(g, mix(['#9fb0b8', '#7f86a4', '#b59a80'][(m + k) % 3], '#5a6070', .3)); g.fill(); rgb(g, 'white', .45); taper(g, [(-3, -9), (-7, 0), (-3, 9)], [1, 2.4, 1], 8); g.fill()
    # drips of the wet coat
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.7) as g:
        for u, l in ((.27, 40), (.315, 74), (.36, 30), (.4, 52)): x, y = hub + (np.array([W * 1.06, H * .7]) - hub) * u; y += w * .5; rgb(g, '#17161d'); smooth(g, [(x - 11, y - 6), (x + 11, y - 6), (x + 5, y + l * .6), (x + 8, y + l), (x, y + l + 9), (x - 8, y + l), (x - 5, y + l * .6)]); g.fill(); rgb(g, 'white', .6); g.arc(x - 3, y + l, 2.4, 0, 7); g.fill()
    # the shell above and the falling sand
    sx, sy = W * .755, H * .235
    fall = curve_pts([(sx - 136, sy + 80), (sx - 162, sy + 150), (sx - 174, H * .5), (sx - 178, H * .61)], 40)
    with c.piece(shadow=.2, lift=6, volume=.15, rim=.3, grain=.08) as g: taper(g, fall, [46, 40, 56, 92], 40, False); lin(g, sx - 210, 0, sx - 130, 0, (0, '#fff0c8', .95), (.6, '#e9cf98', .95), (1, '#c9a870', .8)); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=2) as g:
        for _ in range(520): k = rng.integers(40); x, y = fall[k] + (rng.normal(0, 22 + k * .7), rng.normal(0, 9)); rgb(g, rng.choice(['#fff6dc', '#f0d8a4', '#c9a870', '#a5825a'])); g.arc(x, y, rng.uniform(1, 3), 0, 7); g.fill()
        for _ in range(240): u = rng.normal(0, 1); x, y = fall[-1] + (u * 90, -abs(rng.normal(0, 46)) + abs(u) * 14); rgb(g, rng.choice(['#fff6dc', '#e9cf98', '#b5925f'])); g.arc(x, y, rng.uniform(1.2, 3), 0, 7); g.fill()
        for _ in range(300): u = rng.uniform(0, 1); x, y = W * rng.uniform(.48, .8), H * (.67 + .2 * u); rgb(g, '#f0d8a4', .8); g.arc(x, y, rng.uniform(.9, 2.4), 0, 7); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.55, vsize=34, rim=.5, grain=.07) as g:
        with at(g, sx, sy, -.5, 168):
            smooth(g, [(-1, -.1), (-.93, .34), (-.6, .72), (0, .86), (.6, .72), (.93, .34), (1, -.1)]); pth = g.copy_path(); lin(g, -1, 0, 1, .6, '#8a5f42', '#6a452f', '#3f2820'); g.fill(); g.save(); g.append_path(pth); g.clip()
            for k in range(70): a = rng.uniform(-1, 1); rgb(g, '#c99a6a' if k % 2 else '#2f1d18', .35); taper(g, [(a, -.1), (a * .8 + rng.normal(0, .05), .4), (a * .4, .9)], [.008, .02, .005], 10, False); g.fill()
            g.restore()
            g.save(); g.translate(0, -.1); g.scale(1, .3); g.arc(0, 0, 1, 0, 7); g.restore(); rgb(g, '#f3e6d0'); g.fill()
            g.save(); g.translate(0, -.1); g.scale(.93, .262); g.arc(0, 0, 1, 0, 7); g.restore(); rgb(g, '#5a3a2a'); g.fill_preserve(); g.save(); g.clip(); smooth(g, [(-1, -.2), (-.5, -.12), (.1, -.06), (.7, -.14), (1, -.05), (1, .4), (-1, .4)]); lin(g, 0, -.2, 0, .2, '#fbe9bf', '#d9b984'); g.fill(); g.restore()
    with c.piece(shadow=.1, lift=3, volume=.15, rim=.2, grain=.08) as g: smooth(g, [(sx - 60, sy + 2), (sx - 104, sy + 26), (sx - 140, sy + 50), (sx - 170, sy + 100), (sx - 184, sy + 160), (sx - 140, sy + 160), (sx - 126, sy + 106), (sx - 96, sy + 72), (sx - 50, sy + 36)]); rgb(g, '#f0d9a8'); g.fill()
    c.finish(.34, warm=.1, center=(.5, .5))


def slide_3(c, rng, variant=0):
    """Moment, looking up from under the frame: six old legs and a ring full of living coral against the bright surface, fish in the shelter, a diver passing far above."""
    W, H = c.w, c.h
    c.light = (.0, -1)
    cx, cy = W * .43, H * .45
    c.backdrop([(0, '#1b6f9a'), (1, '#1b6f9a')], 90)
    c.glow(cx, cy, 820, '#3fc0cc', .5); c.glow(cx, cy, 430, '#c9f6ea', .85); c.glow(cx + 20, cy - 16, 150, '#ffffff', .8)
    c.set_air()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=2.5, alpha=.8) as g:       # ripples of the far surface
        for _ in range(90): a, R = rng.uniform(0, 2 * PI), abs(rng.normal(0, 150)); x, y = cx + math.cos(a) * R, cy + math.sin(a) * R * .8; q = rng.uniform(16, 60); rgb(g, rng.choice(['#ffffff', '#8fe6dc', '#5fc9d0']), rng.uniform(.2, .5)); taper(g, [(x - q, y), (x - q * .3, y - 4), (x + q * .3, y + 4), (x + q, y)], [.4, 6, 4, .4], 12, False); g.fill()
    for k in range(18):                                      # rays that fan out from the bright middle
        a = k * 2 * PI / 18 + rng.uniform(-.12, .12); R = rng.uniform(560, 980); w = rng.uniform(.02, .06); light.beam(c, [(cx + math.cos(a) * 90, cy + math.sin(a) * 80), (cx + math.cos(a + w) * R, cy + math.sin(a + w) * R), (cx + math.cos(a - w) * R, cy + math.sin(a - w) * R)], '#e6fff6', rng.uniform(.1, .22), 14)
    A.silhouettes(c, W * .5, H * .36, 60, 200, 120, 15, .5, '#17607f', .35)
    from_above.diver(c, cx + 74, cy - 62, 150, -2.5, 'coral', slate=False, drop=0, depth=.42, shadow=0)
    # structure: inner ring high up, legs coming down past the viewer
    rot = .22
    ring = [np.array([cx + math.cos(rot + k * PI / 3) * 250, cy + math.sin(rot + k * PI / 3) * 205]) for k in range(6)]
    mid = [np.array([cx + math.cos(rot + k * PI / 3) * 520, cy + math.sin(rot + k * PI / 3) * 420]) for k in range(6)]
    foot = [np.array([cx + math.cos(rot + k * PI / 3) * 1250, cy + math.sin(rot + k * PI / 3) * 1010]) for k in range(6)]
    tone = ['#7a4a6e', '#8a5a5a', '#5a5a7a', '#6f5f52', '#7a5068', '#4f6670']

    def bar(a, b, wa, wb, corals, dp, sc):
        d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]]); L_ = np.hypot(*(b - a))
        for u, kind, cc, sg, q in corals:                    # what grows on the upper side sticks out at both edges
            pt = a + d * L_ * u + n * sg * (wa + (wb - wa) * u) * .22; ang = math.atan2(n[1] * sg, n[0] * sg) + PI / 2 + rng.normal(0, .2)
            tc = HangCanvas(c, pt[0], pt[1], ang); kind(tc, 0, 0, q * sc, mix(cc, '#1a4a6e', .22 + dp), depth=dp, vsize=8)
        m = 44; us = np.linspace(0, 1, m); wob = np.convolve(rng.normal(0, 1, m + 8), np.ones(4) / 4, 'same')[4:-4]
        e1 = [tuple(a + d * L_ * u + n * ((wa + (wb - wa) * u) * (.5 + .16 * wob[k]))) for k, u in enumerate(us)]; e2 = [tuple(a + d * L_ * u - n * ((wa + (wb - wa) * u) * (.5 + .16 * wob[::-1][k]))) for k, u in enumerate(us)]
        with c.piece(shadow=.3, lift=6, volume=.6, vsize=max(8, wb * .22), rim=.5, grain=.06, depth=dp) as g:
            smooth(g, e1 + e2[::-1], tension=.5); pth = g.copy_path(); lin(g, *(a + n * wb / 2), *(a - n * wb / 2), '#4a3f58', '#2f3048', '#24304a'); g.fill(); g.save(); g.append_path(pth); g.clip()
            for _ in range(int(L_ * .16)):
                u = rng.uniform(0, 1); ww = wa + (wb - wa) * u; x, y = a + d * L_ * u + n * rng.uniform(-.5, .5) * ww; q = ww * rng.uniform(.06, .2); rgb(g, jitter(rng, rng.choice(tone + ['#b5687a', '#c98a5a', '#5f8a7a']), .05), .8); smooth(g, blob_pts(rng, x, y, q * 1.3, q, .25, 9, rng.uniform(0, 3))); g.fill()
                if rng.random() < .25: rgb(g, shade('#e9a0b0', .2), .6); g.arc(x, y, q * .3, 0, 7); g.fill()
            g.restore()
    st, po, so = F.staghorn, F.pocillopora, F.soft_coral
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#a884d0', '#e9a05c', '#8fb86a']
    pick = lambda n, q0, q1: [(float(u), [st, st, po, so][int(rng.integers(4))], cols[int(rng.integers(7))], [-1, 1][int(rng.integers(2))], rng.uniform(q0, q1)) for u in np.linspace(.08, .92, n) + rng.normal(0, .04, n)]
    for k in range(6): bar(ring[k], ring[(k + 1) % 6], 30, 30, pick(5, 60, 104), .12, 1)
    for k in range(6): bar(ring[k], mid[k], 32, 50, pick(4, 80, 120), .06, 1)
    for k in (0, 1, 2, 3, 4, 5): bar(mid[k], mid[(k + 1) % 6], 40, 40, pick(6, 100, 150), .03, 1)
    # sheltering fish
    A.school(c, 'anthias', cx + 120, cy + 120, 26, 240, 120, 46, -.5, .5, layers=3)
    for x, y, sp, q, hd in ((.2, .3, 'emperor', 120, .4), (.73, .3, 'raccoon', 96, PI - .3), (.79, .37, 'raccoon', 84, PI - .2), (.26, .72, 'sergeant', 74, -.3), (.33, .78, 'sergeant', 64, -.1), (.62, .7, 'snapper', 108, PI + .25)): A.fish(c, sp, W * x, H * y, q, hd, rng.normal(0, .1))
    for k in range(6): bar(mid[k], foot[k], 54, 150, [(u, kd, cc, sg, q * 1.3) for u, kd, cc, sg, q in pick(5, 120, 170) if u < .7], 0, 1)
    for k in range(6):
        x, y = ring[k]
        with c.piece(shadow=.4, lift=5, volume=.5, vsize=9, rim=.5) as g: rgb(g, jitter(rng, tone[k], .03)); smooth(g, blob_pts(rng, x, y, 34, 30, .16, 11)); g.fill()
        x, y = mid[k]
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=12, rim=.5) as g: rgb(g, jitter(rng, tone[(k + 2) % 6], .03)); smooth(g, blob_pts(rng, x, y, 48, 42, .16, 11)); g.fill()
    c.particles(200, alpha=(.15, .5)); c.finish(.42, center=(.43, .45))
