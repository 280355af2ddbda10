"""Pictures of the article "Seven days of October with the Blue Rangers"."""
import math
import numpy as np
from toolkit import boats, clay, fauna as A, flora as F, household, land as L, light, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def post(c, x, top, foot, w, depth):
    """A post of the jetty under water, with what has settled on it."""
    r = c.rng
    with c.piece(shadow=.45, lift=w * .2, volume=.5, vsize=w * .3, rim=.4, grain=.06, depth=depth) as g:
        lin(g, x - w / 2, 0, x + w / 2, 0, '#a98a68', '#7a604c', '#3f3838'); taper(g, [(x - w * .04, foot + w * .2), (x + w * .05, (top + foot) / 2), (x, top)], [w * 1.1, w * .96, w], 24, False); p = g.copy_path(); g.fill(); g.append_path(p); g.clip()
        for _ in range(46): y = r.uniform(top + 40, foot); rgb(g, jitter(r, r.choice(['#b98a94', '#8f9a6a', '#c9a98f', '#8f6f8a', '#d9c9a4']), .04), .6); smooth(g, blob_pts(r, x + r.uniform(-.5, .5) * w, y, w * r.uniform(.08, .26), w * r.uniform(.06, .2), .25, 9)); g.fill()
    for t in r.uniform(.2, .92, 4): F.plant(c, r.choice(['soft', 'leather', 'sponge', 'poc']), x + w * r.choice([-.42, .42]), top + (foot - top) * t, w / 130, r.choice(['coral', 'rose', 'saffron', 'violet', 'plum']), depth=depth)
    with c.piece(shadow=.1, volume=.2, rim=0, grain=.06, depth=depth) as g: smooth(g, blob_pts(r, x, foot + w * .12, w * 1.0, w * .24, .12, 12)); rgb(g, '#d9d2ac'); g.fill()


def lead(c, rng, variant=0):
    """Under the jetty of a marina in the morning: a basket of corals on clay bases comes down on a rope to one diver, another sets them on the sand; light falls between the posts."""
    W, H = c.w, c.h
    c.light = (-.42, -.91)
    c.backdrop([(0, '#f1fbe0'), (.1, '#bfeedd'), (.3, '#5fc6c2'), (.65, '#1f8ba0'), (1, '#115a7c')], 88, glow=(W * .28, -90, 860, '#fffadc', .8))
    L.surface_below(c, 130, .75, 150)
    sy = H * .085
    for x, s, f, b, d in ((.1, 330, False, '#2f6f9a', .5), (.3, 230, True, '#8f4a4a', .62)): boats.keel(c, W * x, sy, s, '#f0ead8', f, b, depth=d)
    far = L.rocks(c, [(-40, H * .57), (W * .2, H * .6), (W * .45, H * .63), (W * .7, H * .6), (W + 40, H * .56)], '#2a7484', .55, 8)
    c.god_rays(W * .28, -190, .5, 20, 1200, 1.4, '#fff6d8', 1.1)
    A.silhouettes(c, W * .26, H * .3, 60, 200, 50, 12, 0, '#1b7f98', .45)
    L.sandbed(c, [(-40, H * .665), (W * .3, H * .655), (W * .6, H * .65), (W + 40, H * .64)], '#e9deb4', .4)
    # the jetty: its deck above the surface, its posts, nearer towards the right
    for x, w, f, d in ((.5, 30, .672, .46), (.565, 32, .676, .42)): post(c, W * x, -20, H * f, w, d)
    for x, w, f, d in ((.62, 46, .71, .24), (.715, 52, .72, .18)): post(c, W * x, -20, H * f, w, d)
    with c.piece(shadow=.5, lift=16, volume=.3, vsize=14, rim=.3, grain=.05) as g:
        poly(g, [(W * .455, -30), (W + 40, -30), (W + 40, H * .075), (W * .47, H * .028)]); p = g.copy_path(); lin(g, 0, -20, 0, H * .075, '#5f4a44', '#3a3440'); g.fill(); g.append_path(p); g.clip()
        for k in range(40): x = W * (.46 + .0155 * k); rgb(g, '#f6efc4', .5 if k % 3 else .25); g.set_line_width(2 + .06 * k); g.move_to(x, -30); g.line_to(x + 9, H * .09); g.stroke()
    for k in range(6): x = W * (.56 + .085 * k); light.beam(c, [(x, H * .06), (x + 22, H * .06), (x + 190, H * .95), (x + 80, H * .95)], '#fff3c8', .11, 10)
    A.school(c, 'sergeant', W * .69, H * .3, 16, 130, 90, 44, PI, .15, depth=.12)
    post(c, W * .925, -20, H * .87, 128, .02)
    # corals that stand on the sand already
    hues = ['saffron', 'rose', 'coral', 'violet', '#e9a05c', 'plum', 'leaf']
    spots = [(.4, .72, 74), (.5, .735, 80), (.33, .765, 92), (.44, .79, 100), (.575, .775, 92), (.68, .8, 104), (.53, .855, 122), (.36, .87, 128), (.76, .88, 132)]
    for k, (x, y, s) in enumerate(spots):
        d = max(0, .3 - (y - .7) * 1.9); shadow.blob(c, W * x + s * .3, H * y + 4, s * .62, s * .13, 0, .3, 6)
        clay.base(c, W * x, H * y, s, jitter(rng, '#bf7048', .03), .3, 8, rng.uniform(0, 1), depth=d)
        F.plant(c, ('staghorn', 'poc', 'staghorn')[k % 3], W * x, H * y - s * .2, s / 150, hues[k % 7], depth=d)
    # the basket on its rope, and who takes it
    bx, by = W * .355, H * .5
    ropes_and_bars.rope(c, [(bx, by - 150), (bx + 6, H * .2), (bx - 4, -20)], 9, '#f0e0b4')
    with c.piece(shadow=.3, lift=4, volume=.2, rim=.3) as g:
        rgb(g, '#e6d3a0'); g.set_line_width(6)
        for u in (-92, 92): g.move_to(bx, by - 150); g.line_to(bx + u, by - 62); g.stroke()

    def load(cv, x, y):
        for u, v, s, k, hue in ((-52, -4, 70, 'staghorn', 'coral'), (48, -2, 72, 'poc', 'rose'), (0, 12, 76, 'staghorn', 'saffron')): clay.base(cv, x + u, y + v, s, '#c27a50', .3, 7, .3); F.plant(cv, k, x + u, y + v - 15, .5, hue)
    household.basket(c, bx, by + 40, 210, '#c99a58', load, False)
    P.diver(c, W * .186, H * .505, 330, -.1, pose='look', accent='coral', kick=.3)
    P.diver(c, W * .655, H * .575, 340, PI - .42, pose='work', accent='saffron', suit='#1b2f4c', tank='#d9dcd6', kick=-.4)
    F.leather(c, W * .02, H * .99, 150); F.pocillopora(c, W * .1, H * 1.05, 150, 'coral'); F.soft_coral(c, W * .99, H * 1.02, 190, 'plum')
    c.particles(220); c.finish(.36, center=(.42, .5))


def clam(c, x, y, s, tilt=0.0):
    """Disco clam seen from in front: two ribbed valves ajar, the red mantle with its many arms, and the line of light along its lips. s = width."""
    r = c.rng
    edge = lambda a, k: (x + math.cos(a + tilt) * s * .5 * k, y + math.sin(a + tilt) * s * (.31 if math.sin(a) < 0 else .27) * k)

    def arms(n, span, col_, w0, long_, k0):
        with c.piece(shadow=.4, lift=8, volume=.3, vsize=5, rim=.5) as g:
            for a in np.linspace(*span, n) + r.normal(0, .03, n):
                q = wander(r, *edge(a, k0), a * .9 + tilt + r.normal(0, .3), s * long_ * r.uniform(.6, 1.15), 7, .26)
                cc = jitter(r, col_, .04); rgb(g, shade(cc, -.35)); w = s * w0 * r.uniform(.8, 1.2); taper(g, [(a_, b + w * .3) for a_, b in q], [w * 1.1, w * .8, w * .2], 30); g.fill(); lin(g, *q[0], *q[-1], cc, shade(cc, .35)); taper(g, q, [w, w * .75, w * .16], 30); g.fill()
    arms(46, (-PI, PI), '#c93a2c', .024, .3, .86)
    for up in (1, 0):                                                                             # the valves
        with c.piece(shadow=.55, lift=16, volume=.5, vsize=24, rim=.5, grain=.06) as g:
            a0 = np.linspace(-PI, 0, 40) if up else np.linspace(0, PI, 40)
            out = [edge(a, 1 + .018 * math.cos(a * 34)) for a in a0]; inn = [edge(a, .78) for a in a0[::-1]]
            smooth(g, out + [(u, v + (-s * .015 if up else s * .015)) for u, v in inn], tension=.3); p = g.copy_path(); lin(g, 0, y - s * .34, 0, y + s * .32, *(('#f7e6cf', '#e0a888', '#a8604c') if up else ('#8f4a40', '#d9987a', '#f0d3b4'))); g.fill(); g.append_path(p); g.clip()
            for a in a0[::1]: u, v = edge(a, 1.04), edge(a, .72); rgb(g, '#8a4a3c', .5); g.set_line_width(s * .008); g.move_to(*u); g.line_to(*v); g.stroke(); rgb(g, '#fff4e0', .45); g.move_to(u[0] - s * .009, u[1]); g.line_to(v[0] - s * .009, v[1]); g.stroke()
            for k in (.84, .93): rgb(g, '#a8604c', .4); g.set_line_width(s * .012); smooth(g, [edge(a, k) for a in a0], False); g.stroke()
    lip = lambda a, k, m: (x + math.cos(a) * s * .42 * k, y + m * s * .012 + math.sin(a) * s * .088 * k)
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=30, rim=.4, grain=.05) as g:                 # the red mantle, and the dark slit between its lips
        smooth(g, [edge(a, .84 + .02 * math.sin(a * 13)) for a in np.linspace(0, 2 * PI, 60)[:-1]]); p = g.copy_path(); lin(g, 0, y - s * .26, 0, y + s * .24, '#f27a4c', '#c92f28', '#8f1a22', '#c92f28', '#f0603c'); g.fill(); g.append_path(p); g.clip()
        for a in np.linspace(0, 2 * PI, 90): u, v = edge(a, .86), lip(a, 1.15, 0); rgb(g, '#7a1420' if r.random() < .6 else '#ff9a6a', .3); taper(g, [u, ((u[0] + v[0]) / 2 + 4, (u[1] + v[1]) / 2), v], [s * .012, s * .007, s * .002], 12, False); g.fill()
    with c.piece(shadow=0, volume=.3, vsize=10) as g: smooth(g, [lip(a, 1, 0) for a in np.linspace(0, 2 * PI, 40)[:-1]]); lin(g, 0, y - s * .1, 0, y + s * .1, '#4a0f1a', '#12060f', '#3a0c18'); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=10, rim=.5) as g:                            # the rolled lips
        for m in (-1, 1):
            a0 = np.linspace(-PI + .02, -.02, 60) if m < 0 else np.linspace(.02, PI - .02, 60)
            q = [lip(a, 1.0 + .07 * math.sin(a * 13), m) for a in a0]; rgb(g, '#7a1420'); taper(g, q, [s * .02, s * .062, s * .062, s * .02], 90); g.fill(); rgb(g, '#e8452f'); taper(g, [(u, v - s * .006) for u, v in q], [s * .014, s * .05, s * .05, s * .014], 90); g.fill()
    glow = []
    with c.piece(shadow=.2, lift=3, volume=0, rim=0, grain=.01) as g:                              # the tiny mirrors along the edge
        for m in (-1, 1):
            a0 = np.linspace(-PI + .12, -.12, 80) if m < 0 else np.linspace(.12, PI - .12, 80)
            q = [lip(a, .84 + .07 * math.sin(a * 13), m) for a in a0]; rgb(g, '#9fe6ff'); taper(g, q, [s * .008, s * .024, s * .02, s * .026, s * .008], 120); g.fill(); rgb(g, '#ffffff'); taper(g, q, [s * .003, s * .014, s * .01, s * .015, s * .003], 120); g.fill(); glow += q[4:-4:6]
    for u, v in glow: c.glow(u, v, s * .07, '#bff2ff', .22)
    arms(20, (-PI * .94, -PI * .06), '#f0643c', .022, .17, .76); arms(22, (PI * .06, PI * .94), '#f5804f', .022, .17, .74)


def second(c, rng, variant=0):
    """Close, in the dark under a ledge: a disco clam with its red arms and the white line that seems to flash along its lips; the blue of the open water behind, one small shrimp looks on."""
    W, H = c.w, c.h
    c.light = (.4, -.9)
    c.backdrop([(0, '#2f8fb4'), (.3, '#1f6a98'), (.6, '#123f70'), (1, '#0a2148')], 62, glow=(W * .9, H * .1, 620, '#8fe0ec', .55))
    A.silhouettes(c, W * .84, H * .2, 50, 170, 60, 14, PI, '#0f4a78', .4)
    c.god_rays(W * .98, -200, .34, 12, 900, 1.1, '#c9f3ee')
    with c.piece(shadow=.4, lift=18, volume=.5, vsize=60, rim=.25, grain=.06) as g:               # the back of the crevice
        e = [(-60, H * .1), (W * .3, H * .1), (W * .52, H * .13), (W * .68, H * .2), (W * .76, H * .36), (W * .73, H * .52), (W * .78, H * .68), (W * .72, H * .9), (-60, H * .9)]
        smooth(g, e, tension=.45); p = g.copy_path(); lin(g, 0, 0, W * .78, 0, '#0c1430', '#16244a', '#2f4f78'); g.fill(); g.append_path(p); g.clip()
        for _ in range(90): rgb(g, jitter(rng, rng.choice(['#5f3f6a', '#7a3f52', '#24506a', '#0a1228', '#3f3f6f']), .04), .35); smooth(g, blob_pts(rng, rng.uniform(-20, W * .78), rng.uniform(H * .1, H * .85), rng.uniform(14, 70), rng.uniform(8, 34), .3, 10)); g.fill()
    with c.piece(shadow=.5, lift=20, volume=.5, vsize=50, rim=.35, grain=.06) as g:
        e = [(-60, -60), (W * 1.05, -60), (W * .99, H * .03), (W * .84, H * .07), (W * .7, H * .15), (W * .56, H * .17), (W * .4, H * .2), (W * .22, H * .17), (W * .08, H * .27), (-60, H * .3)]
        smooth(g, e, tension=.45); p = g.copy_path(); lin(g, 0, 0, W, 0, '#14203f', '#27385c', '#4a6f86'); g.fill(); g.append_path(p); g.clip()
        for _ in range(70): rgb(g, jitter(rng, rng.choice(['#5f3f6a', '#8a4a5a', '#2f5f6a', '#7a6a3f', '#0c1630']), .04), .4); smooth(g, blob_pts(rng, rng.uniform(0, W), rng.uniform(-20, H * .26), rng.uniform(16, 70), rng.uniform(8, 26), .3, 10)); g.fill()
    for x, y, s, hue in ((.07, .17, 92, '#f2a24b'), (.135, .13, 74, '#f5b843'), (.055, .3, 66, '#f2a24b'), (.61, .085, 84, '#f5b843'), (.675, .05, 66, '#f2a24b'), (.56, .05, 60, '#f2b45a')): F.polyp(c, W * x, H * y, s, hue, '#f2694b', 20)
    with c.piece(shadow=.55, lift=22, volume=.5, vsize=46, rim=.45, grain=.06) as g:
        e = [(-60, H * .5), (W * .06, H * .58), (W * .2, H * .72), (W * .36, H * .8), (W * .56, H * .78), (W * .74, H * .83), (W * .9, H * .76), (W * 1.05, H * .74), (W * 1.05, H * 1.05), (-60, H * 1.05)]
        smooth(g, e, tension=.45); p = g.copy_path(); lin(g, 0, H * .5, 0, H, '#3f4a6a', '#27304f', '#141c38'); g.fill(); g.append_path(p); g.clip()
        for _ in range(130): rgb(g, jitter(rng, rng.choice(['#7a4a6a', '#a85a5f', '#3f7a7a', '#8f7f4a', '#101a36', '#5f5a86']), .04), .4); smooth(g, blob_pts(rng, rng.uniform(0, W), rng.uniform(H * .55, H), rng.uniform(10, 60), rng.uniform(6, 22), .3, 10)); g.fill()
    for x, y, k, q, hue in ((.05, .64, 'sponge', 1.5, 'violet'), (.93, .8, 'soft', 1.5, 'plum')): F.plant(c, k, W * x, H * y, q, hue)
    x, y, s = W * .43, H * .545, 700
    shadow.blob(c, x, H * .8, 430, 60, 0, .6, 22, '#060d20')
    clam(c, x, y, s, -.04)
    # a banded shrimp at the right, small
    sx, sy = W * .79, H * .775
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=4, rim=.5) as g, at(g, sx, sy, 0, -1, 1):
        g.set_line_width(2.4); rgb(g, '#fdf6ea')
        for a, b in (((44, -20), (120, -96)), ((44, -20), (150, -60)), ((40, -24), (60, -120))): g.move_to(*a); g.curve_to(a[0] + 20, a[1] - 40, b[0] - 20, b[1] - 10, *b); g.stroke()
        g.set_line_width(4)
        for k in range(5): rgb(g, '#f0b8a0'); g.move_to(-10 + 11 * k, 0); g.line_to(-14 + 15 * k, 22); g.stroke()
        for k, u in enumerate((-62, -44, -24, 0, 26)): rgb(g, '#c9352c' if k % 2 else '#fdf6ea'); smooth(g, blob_pts(rng, u, -4 - 6 * math.sin((u + 62) / 28), 15 + k * 1.6, 11 + k * 1.6, .05, 10)); g.fill()
        rgb(g, '#fdf6ea'); smooth(g, [(-74, -2), (-96, -14), (-100, 4), (-90, 12)]); g.fill(); rgb(g, '#c9352c'); taper(g, [(30, -16), (52, -20)], [13, 5]); g.fill(); rgb(g, '#14181f'); g.arc(40, -18, 4, 0, 7); g.fill()
        rgb(g, '#fdf6ea'); taper(g, [(30, 2), (66, 4), (84, -14), (104, -20)], [5, 6, 6, 4], 20); g.fill(); rgb(g, '#c9352c'); taper(g, [(60, 4), (72, -2)], [7, 7]); g.fill()
    A.school(c, 'anthias', W * .9, H * .43, 7, 90, 60, 40, PI, .1, depth=.2)
    c.particles(160, color='#bff2ff'); c.finish(.42, center=(.5, .55))
