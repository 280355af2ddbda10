"""Pictures of the article "Leftover clay becomes holders for corals"."""
import math
import numpy as np
from toolkit import clay, fauna as A, flora as F, land as L, light, people as P, portraits, shadow
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def bare_rock(c, edge, color, depth=0.0, crusts=30, **kw):
    """A step of bare rock from the skyline edge [(x, y)] down to the bottom: facets, cracks, a thin film of algae, a few crusts; no coral."""
    r = c.rng
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    top = lambda x: float(np.interp(x, xs, ys))
    with c.piece(**{**dict(shadow=.5, lift=16, volume=.5, vsize=34, rim=.5, grain=.06, depth=depth), **kw}) as g:
        smooth(g, edge, False, .3); g.line_to(xs[-1], c.h + 40); g.line_to(xs[0], c.h + 40); g.close_path(); p = g.copy_path()
        lin(g, 0, min(ys), 0, c.h, shade(color, .28), color, shade(color, -.4), shade(color, -.6)); g.fill(); g.save(); g.append_path(p); g.clip()
        for _ in range(60):
            x = r.uniform(xs[0], xs[-1]); y = top(x) + 360 * r.uniform(0, 1) ** 1.2; rgb(g, shade(color, r.choice([-.5, -.35, .4])), .24); poly(g, blob_pts(r, x, y, r.uniform(30, 120), r.uniform(16, 54), .35, 7, r.normal(-.1, .3))); g.fill()
        for k in range(9):                                                                        # light on the edge
            rgb(g, shade(color, .6), .1); g.set_line_width(14 + 13 * k); smooth(g, [(x, y + 6 + 3 * k) for x, y in edge], False, .3); g.stroke()
        for _ in range(70):                                                                       # pits that borers have left
            x = r.uniform(xs[0], xs[-1]); y = top(x) + 14 + 130 * r.uniform(0, 1) ** 1.4; q = r.uniform(2, 8); rgb(g, shade(color, -.7), .5); smooth(g, blob_pts(r, x, y, q * 1.4, q * .7, .2, 7)); g.fill()
        for _ in range(22):
            x = r.uniform(xs[0], xs[-1]); rgb(g, shade(color, -.7), .4); taper(g, wander(r, x, top(x) + r.uniform(20, 200), r.uniform(.6, 2.4), r.uniform(60, 200), 7, .4), [.6, r.uniform(2, 6), .5], 20, False); g.fill()
        for _ in range(crusts):
            x = r.uniform(xs[0], xs[-1]); y = top(x) + 8 + 150 * r.uniform(0, 1) ** 1.6; rgb(g, jitter(r, r.choice(['#b98a94', '#9aa06f', '#c9a98f', '#8f7a8a']), .03), .4); smooth(g, blob_pts(r, x, y, r.uniform(8, 34), r.uniform(4, 12), .3, 10)); g.fill()
        g.restore()
    return top


def holder(c, x, y, s, color, kind, q, hue, depth=0.0, turn=.3):
    """A small clay holder set on the rock in a smear of putty, with one young coral in it."""
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=5, grain=.06, depth=depth) as g: rgb(g, '#9a9f94'); smooth(g, blob_pts(c.rng, x, y + s * .01, s * .53, s * .175, .1, 14)); g.fill()
    clay.base(c, x, y, s, color, .3, 7, turn, depth=depth)
    F.plant(c, kind, x, y - s * .2, q, hue, depth=depth)


def lead(c, rng, variant=0):
    """Close above a slope of bare rock: small holders of fired clay, each with one young coral, sit where there is room; a diver sets one more, the sun comes over the edge."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#cdeede'), (.25, '#6cc7cb'), (.6, '#2788a8'), (1, '#123f6e')], 96, glow=(W * .8, -80, 780, '#fff3cf', .75))
    L.surface_below(c, 60, .5)
    far = L.rocks(c, [(-40, H * .6), (W * .14, H * .55), (W * .3, H * .62), (W * .5, H * .5), (W * .7, H * .36), (W * .86, H * .3), (W + 40, H * .2)], '#2f7088', .62, 10)
    A.silhouettes(c, W * .26, H * .2, 70, 230, 46, 13, 0, depth=.5)
    c.god_rays(W * .82, -190, .46, 16, 1150, 1.2)
    back = bare_rock(c, [(-40, H * .76), (W * .16, H * .7), (W * .34, H * .69), (W * .4, H * .585), (W * .58, H * .57), (W * .66, H * .46), (W * .84, H * .435), (W * .9, H * .34), (W + 40, H * .315)], '#5f7f84', .34, 20)
    for x, s, k, q, hue in ((.46, 92, 'poc', .5, 'rose'), (.545, 86, 'staghorn', .42, 'saffron'), (.72, 90, 'staghorn', .44, 'violet'), (.79, 84, 'poc', .44, 'coral'), (.955, 90, 'staghorn', .44, '#e9a05c')): holder(c, W * x, back(W * x) + 16, s, '#b9694a', k, q, hue, .3, rng.uniform(0, 1))
    A.school(c, 'chromis', W * .62, H * .33, 18, 150, 46, 30, PI, .2, depth=.22)
    mid = bare_rock(c, [(-40, H * .93), (W * .1, H * .87), (W * .3, H * .845), (W * .36, H * .77), (W * .52, H * .75), (W * .6, H * .735), (W * .67, H * .64), (W * .84, H * .625), (W * .92, H * .54), (W + 40, H * .52)], '#6f7b74', .1, 40)
    for x, s, k, q, hue in ((.725, 148, 'poc', .85, 'plum'), (.82, 140, 'staghorn', .75, '#e9a05c'), (.985, 150, 'plates', .5, 'leaf'), (.575, 150, 'poc', .7, 'rose')): holder(c, W * x, mid(W * x) + 26, s, jitter(rng, '#bf6f48', .03), k, q, hue, .06, rng.uniform(0, 1))
    # who sets one more
    P.diver(c, W * .322, H * .585, 350, .38, pose='work', accent='saffron', suit='#1b2f4c', tank='#d9dcd6', kick=.5, depth=.04)
    holder(c, W * .415, mid(W * .415) + 24, 140, '#c27650', 'staghorn', .62, 'coral', .04)
    # near: one holder and its coral, seen large
    front = bare_rock(c, [(-40, H * .99), (W * .3, H * 1.0), (W * .5, H * .985), (W * .58, H * .92), (W * .8, H * .9), (W + 40, H * .86)], '#7a7668', 0, 50)
    hx, hy = W * .765, H * .985
    with c.piece(shadow=.35, lift=5, volume=.4, vsize=9, grain=.06) as g: rgb(g, '#a3a397'); smooth(g, blob_pts(rng, hx, hy + 4, 222, 66, .1, 16)); g.fill()
    clay.base(c, hx, hy, 400, '#c8744a', .34, 9, .2)
    for dx, q, ln in ((-30, 160, -.35), (28, 150, .3), (0, 200, .02)): F.staghorn(c, hx + dx * .6, hy - 96, q, 'saffron', 3, 4, ln)
    portraits.fish(c, 'damsel', W * .6, H * .845, 92, 20, 3, .2)
    portraits.fish(c, 'raccoon', W * .12, H * .78, 170, 24, 3, .2)
    holder(c, W * .16, H * 1.0, 190, '#b9694a', 'poc', .9, 'violet')
    c.particles(200, big=8); c.finish(.34, center=(.55, .5))


def second(c, rng, variant=0):
    """A potter's studio towards evening, from behind: somebody at the bench under the window sets a small holder on the board where others dry; broken pots and dry clay wait in a crate."""
    W, H = c.w, c.h
    c.light = (.55, -.8)
    c.backdrop([(0, '#6a4a48'), (.45, '#8f6352'), (1, '#5f4044')], 80, wash=.06, glow=(W * .66, H * .3, 760, '#ffd9a0', .5))
    # the window: garden, sea and the low sun
    x0, x1, y0, y1 = W * .5, W * .86, H * .09, H * .5
    with c.piece(shadow=.35, lift=8, volume=.2, vsize=10) as g: rgb(g, '#5f3f34'); poly(g, [(x0 - 26, y0 - 26), (x1 + 26, y0 - 26), (x1 + 26, y1 + 26), (x0 - 26, y1 + 26)]); g.fill()
    clip = lambda q: q.rectangle(x0, y0, x1 - x0, y1 - y0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, clip=clip) as g:
        lin(g, 0, y0, 0, y1, '#f6c98f', '#ffe6ae', (.52, '#ffefc4'), (.53, '#e9c99a'), (.64, '#8fb8a8'), (.78, '#c9b88a'), (1, '#8fa06a')); g.rectangle(x0, y0, x1 - x0, y1 - y0); g.fill()
        rgb(g, '#fff8dc'); g.arc(W * .735, H * .235, 38, 0, 7); g.fill(); rgb(g, '#9aa8a0', .8); smooth(g, [(x0 - 10, H * .305), (W * .56, H * .27), (W * .62, H * .29), (W * .7, H * .3), (W * .7, H * .32), (x0 - 10, H * .32)], tension=.4); g.fill()
    F.palm(c, W * .565, H * .5, 290, -.12, leaves='#5f7f52', depth=.1, clip=clip); F.leaf_clump(c, W * .83, H * .47, 110, 70, 70, 26, '#6f8f58', depth=.06, clip=clip)
    c.glow(W * .735, H * .235, 330, '#fff0c4', .6)
    with c.piece(shadow=.4, lift=7, volume=.35, vsize=6, rim=.5) as g:
        rgb(g, '#7a5240')
        for x in (x0 - 13, (x0 + x1) / 2, x1 + 13): g.rectangle(x - 11, y0 - 24, 22, y1 - y0 + 48); g.fill()
        for y in (y0 - 13, (y0 * .55 + y1 * .45), y1 + 13): g.rectangle(x0 - 24, y - 10, x1 - x0 + 48, 20); g.fill()
    # shelves with pots
    def pot(x, y, s, kind, cc):
        with c.piece(shadow=.45, lift=6, volume=.55, vsize=s * .16, rim=.5, grain=.05, depth=.0) as g:
            prof = ([(.2, 0), (.34, -.3), (.4, -.56), (.28, -.84), (.16, -.94), (.2, -1.02)], [(.22, 0), (.44, -.24), (.5, -.52)], [(.26, 0), (.3, -.5), (.28, -.8), (.31, -.86)], [(.16, 0), (.24, -.14), (.46, -.3), (.52, -.4)])[kind]
            q = [(x + u * s, y + v * s) for u, v in prof]; smooth(g, q + [(2 * x - a, b) for a, b in q[::-1]], tension=.35); lin(g, x - s * .5, 0, x + s * .5, 0, shade(cc, -.45), cc, shade(cc, .3)); g.fill()
            with at(g, x, q[-1][1], 0, q[-1][0] - x, (q[-1][0] - x) * .16): g.arc(0, 0, 1, 0, 7); rgb(g, shade(cc, -.55)); g.fill()
    for y, row in ((.23, ((.06, 128, 0, '#b9694a'), (.15, 92, 1, '#d9b48a'), (.235, 116, 2, '#4f8a8c'), (.32, 96, 3, '#c98a62'), (.4, 84, 0, '#e3cfa8'))), (.43, ((.045, 92, 2, '#d9b48a'), (.125, 116, 3, '#a8583c'), (.22, 134, 0, '#4f7f86'), (.33, 106, 1, '#c27a52'), (.41, 92, 2, '#b9694a')))):
        with c.piece(shadow=.5, lift=12, volume=.3, vsize=8, rim=.5, grain=.05) as g: lin(g, 0, H * y, 0, H * y + 20, '#b98a5c', '#6f4a34'); g.rectangle(-20, H * y, W * .46 + 20, 20); g.fill()
        for x, s, k, cc in row: pot(W * x, H * y + 3, s, k, cc)
    # the bench
    ty = H * .64
    light.beam(c, [(x0, y1), (x1, y1), (W * .74, H * 1.0), (W * .16, H * 1.0)], '#ffdca0', .3, 24)
    with c.piece(shadow=.5, lift=10, volume=.3, vsize=12, rim=.6, grain=.05) as g: poly(g, [(-20, ty), (W + 20, ty), (W + 20, ty + 96), (-20, ty + 96)]); lin(g, 0, ty, 0, ty + 96, '#d9a873', '#b98055'); g.fill(); rgb(g, '#8a5a40'); poly(g, [(-20, ty + 96), (W + 20, ty + 96), (W + 20, ty + 126), (-20, ty + 126)]); g.fill()
    with c.piece(shadow=0, volume=.1, rim=0, grain=.05) as g: lin(g, 0, ty + 126, 0, H, '#4a3038', '#5f4042'); g.rectangle(-20, ty + 126, W + 40, H); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.3, vsize=8, rim=.5) as g: rgb(g, '#e6c490'); poly(g, [(W * .045, ty + 66), (W * .08, ty + 6), (W * .37, ty + 6), (W * .35, ty + 66)]); g.fill(); rgb(g, '#a9764c'); poly(g, [(W * .045, ty + 66), (W * .35, ty + 66), (W * .35, ty + 78), (W * .045, ty + 78)]); g.fill()
    for k in range(5): clay.base(c, W * (.11 + .058 * k), ty + 20, 78, jitter(rng, '#d08a62', .03), .3, 7, rng.uniform(0, 1))
    for k in range(4): clay.base(c, W * (.083 + .064 * k), ty + 54, 92, jitter(rng, '#c87a52', .03), .3, 7, rng.uniform(0, 1))
    clay.lump(c, W * .865, ty + 56, 190, '#a9603c'); clay.lump(c, W * .945, ty + 48, 110, '#b06a44')
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=8, rim=.4) as g: x, y = W * .765, ty + 46; smooth(g, [(x - 50, y - 56), (x - 42, y), (x + 42, y), (x + 50, y - 56)], tension=.25); lin(g, x - 50, 0, x + 50, 0, '#2f6f78', '#5fa3a4'); g.fill(); rgb(g, '#bfe0d6'); [(taper(g, [(x + u, y - 50), (x + u * 1.7, y - 130 - abs(u))], [7, 5]), g.fill()) for u in (-22, 0, 20)]
    # the holder that the potter sets down
    clay.base(c, W * .339, ty + 54, 92, '#b05f3c', .3, 7, .2)
    # the potter, from behind
    shadow.blob(c, W * .6, H * 1.0, 260, 40, 0, .4, 16, '#2a1a24')
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=12, rim=.4) as g: rgb(g, '#7a5036'); [(taper(g, [(W * (x - .03), H * .96), (W * (x - .03 + d), H * 1.06)], [26, 22]), g.fill()) for x, d in ((.5, -.012), (.66, .012))]; smooth(g, [(W * .445, H * .945), (W * .55, H * .93), (W * .655, H * .945), (W * .65, H * .985), (W * .55, H * .99), (W * .45, H * .985)], tension=.4); lin(g, 0, H * .93, 0, H * .99, '#c9955f', '#8a5f40'); g.fill()
    P.person(c, W * .55, H * 1.02, 900, 'sit_ground', P.look(rng, hair='bun', haircol='#241a15', accent='#f2694b', top='#e9dcc0', sleeve='short', bottom='trousers', bcol='#3a4a5c', skin='#9a6645', build=1.0), tweak=dict(lean=-4, aL=(-66, -132), aR=(34, -80), lL=(-80, -100), lR=(80, 100), fL=.2, fR=.2, head=-8))
    # what the pottery cannot use
    bx, by = W * .885, H * .985
    shadow.blob(c, bx, by + 4, 210, 26, 0, .5, 12, '#2a1a24')
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=10, rim=.5, grain=.06) as g:
        for _ in range(26):
            u, v, q, a = rng.uniform(-122, 122), -146 - abs(rng.normal(0, 26)), rng.uniform(30, 62), rng.uniform(0, 7); cc = jitter(rng, rng.choice(['#b9694a', '#d9b48a', '#a8583c', '#c98a62', '#8f9a90']), .03); P_ = [(bx + u + q * math.cos(a + t) * k, by + v + q * .62 * math.sin(a + t) * k) for t, k in ((0, 1), (1.1, .8), (2.3, 1.0), (3.4, .55), (4.6, .85))]; rgb(g, shade(cc, -.5)); poly(g, [(x, y + 6) for x, y in P_]); g.fill(); lin(g, bx + u - q, by + v - q, bx + u + q, by + v + q, shade(cc, .1), shade(cc, -.2)); poly(g, P_); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=9, rim=.5, grain=.05) as g:
        for k in range(3): y = by - 132 + 46 * k; lin(g, bx - 180, 0, bx + 180, 0, '#8a5f40', '#b98a5c', '#d9ae78'); poly(g, [(bx - 182 + 5 * k, y), (bx + 182 - 5 * k, y), (bx + 180 - 5 * k, y + 38), (bx - 180 + 5 * k, y + 38)]); g.fill()
        for x in (-168, 168): rgb(g, '#6f4a34'); g.rectangle(bx + x - 14, by - 140, 28, 140); g.fill()
    c.particles(60, box=(W * .3, H * .2, W, H), color='#ffe9c0'); c.finish(.4, warm=.16, center=(.56, .46))
