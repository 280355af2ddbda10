"""The slider of article 45: the year ahead in wind, warmth and rain."""
import math
import cairo
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S, parts_p as T
from paper import *

PI = math.pi


def windy(c, rng, variant=0):
    """Wide, hard midday light in the dry season: blue vests fly on a line between bent palms, white caps on the bay, a child's kite; two people mend an upturned boat."""
    W, H = c.w, c.h
    hz = H * .43
    c.light = (-.35, -.94)
    c.backdrop([(0, '#4fa3cf'), (.28, '#8fc9da'), (.43, '#d9ebdf'), (1, '#d9ebdf')], 92, glow=(W * .2, -40, 620, '#fffbe6', .55))
    for x, y, s in ((.16, .1, 300), (.5, .06, 200), (.74, .15, 260), (.4, .27, 140)):
        with c.piece(shadow=.08, lift=5, volume=.15, vsize=9, depth=.25, rim=.4) as g:      # wind clouds: long streaks
            for k in range(5): X, Y = W * x + rng.normal(0, 60), H * y + k * 9 - 18; rgb(g, shade('cream', .4), .9); taper(g, [(X - s * .6, Y + 12), (X, Y), (X + s * .5, Y - 10), (X + s * .9, Y - 22)], [1, rng.uniform(12, 24), 12, 1], 30, False); g.fill()
    L.rinjani(c, W * .24, hz + 2, 760, 190, '#5d86a3', .45); L.island(c, W * .72, hz + 2, 420, 44, depth=.5); L.island(c, W * .97, hz + 2, 240, 60, depth=.4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-10, hz, W + 20, H * .3); lin(g, 0, hz, 0, H * .7, '#8fcad0', '#2f93b0', '#1f7a9c', '#3fa9b0'); g.fill()
    with c.piece(shadow=.15, lift=2, volume=.1, vsize=3, rim=0, grain=.015) as g:      # white caps
        for _ in range(150):
            t = rng.uniform(0, 1) ** 1.3; x, y, q = rng.uniform(-30, W), hz + 5 + t * H * .21, rng.uniform(10, 30) * (.35 + 2 * t); rgb(g, '#16607f', .4); taper(g, [(x - q * .6, y + q * .12), (x + q * .2, y + q * .16), (x + q * 1.2, y + q * .1)], [.5, q * .16, .5], 12, False); g.fill(); rgb(g, 'white', .92); taper(g, [(x, y), (x + q * .3, y - q * .12), (x + q * .8, y + q * .02)], [.6, q * .2, .6], 12, False); g.fill()
    for x, y, s, h, f in ((.5, .5, 150, '#f0b03a', False), (.63, .535, 200, '#c9483a', True), (.4, .475, 96, '#2f8fa0', True)):
        c.img = c.img; L.jukung(c, W * x, H * y, s, None, h, f, reflection=False)
    base = L.ground(c, [(-30, H * .62), (W * .3, H * .64), (W * .6, H * .655), (W + 30, H * .63)], '#f3e0b0', '#c9a06c', 300)
    L.foam(c, [(-30, H * .622), (W * .3, H * .642), (W * .6, H * .657), (W + 30, H * .632)], 13); L.foam(c, [(-30, H * .6), (W * .4, H * .617), (W * .8, H * .61), (W + 30, H * .605)], 7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3, alpha=.5) as g:      # blown sand
        for _ in range(60): x, y, q = rng.uniform(-60, W), H * rng.uniform(.68, .98), rng.uniform(90, 340); rgb(g, '#fff3d0', .4); taper(g, [(x, y), (x + q * .5, y - 5), (x + q, y - 2)], [.4, rng.uniform(3, 8), .4], 14, False); g.fill()
    # palms leaning with the wind, the line between them
    F.palm(c, W * .045, H * .83, 480, .34, fronds=12); F.palm(c, W * .93, H * .72, 330, .3, fronds=11, depth=.06)
    a, b = (W * .088, H * .53), (W * .955, H * .515)
    line = curve_pts([a, (W * .3, H * .575), (W * .6, H * .585), (W * .8, H * .56), b], 60)
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=2) as g: rgb(g, '#5b4a44'); g.set_line_width(4); smooth(g, line, False); g.stroke()
    for k, (t, s, cc) in enumerate(((.12, 150, '#2f6fc0'), (.245, 160, '#2f6fc0'), (.37, 156, '#3f86d0'), (.5, 160, '#2f6fc0'), (.625, 150, '#f2694b'), (.74, 156, '#2f6fc0'))):
        x, y = line[int(t * 59)]
        vest(c, rng, x, y, s * .95, cc, .62 + rng.normal(0, .1))
    # kite
    kx, ky = W * .665, H * .155
    with c.piece(shadow=.25, lift=9, volume=.3, vsize=10, rim=.4) as g:
        rgb(g, '#6b5a45', .8); g.set_line_width(2); g.move_to(kx, ky + 20); g.curve_to(kx - 80, ky + 230, kx - 190, H * .52, W * .427, H * .685); g.stroke()
        with at(g, kx, ky, .5, 120):
            for pts, cc in (([(0, -.9), (.55, -.1), (0, 0)], '#f2694b'), ([(0, -.9), (-.55, -.1), (0, 0)], '#f5b843'), ([(.55, -.1), (0, .75), (0, 0)], '#fdfaf0'), ([(-.55, -.1), (0, .75), (0, 0)], '#1b8f93')): rgb(g, cc); poly(g, pts); g.fill()
            rgb(g, '#6b4a34'); g.set_line_width(.03); g.move_to(0, -.9); g.line_to(0, .75); g.move_to(-.55, -.1); g.line_to(.55, -.1); g.stroke()
        p = [(kx - 42, ky + 78), (kx + 10, ky + 124), (kx + 70, ky + 112), (kx + 130, ky + 150), (kx + 196, ky + 132)]; rgb(g, '#c85a8e'); taper(g, p, [6, 6, 4], 40); g.fill()
        for q, cc in zip(curve_pts(p, 6)[1:], ('coral', 'saffron', 'teal', 'violet', 'coral')): rgb(g, cc); poly(g, [(q[0] - 13, q[1] - 9), (q[0] + 13, q[1] + 9), (q[0] + 13, q[1] - 9), (q[0] - 13, q[1] + 9)]); g.fill()
    P.person(c, W * .405, H * .83, 158, 'arm_up', P.look(rng, child=True, top='#f5b843', bottom='shorts', hair='short', bcol='#3c86c2'))
    # the upturned boat on trestles
    x, y = W * .7, H * .87
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.4) as g: rgb(g, '#5a4658'); smooth(g, [(x - 330, y + 26), (x, y + 12), (x + 340, y + 26), (x + 300, y + 56), (x - 280, y + 58)]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=6) as g:
        for px in (-190, 190):
            for m in (-1, 1): rgb(g, shade('bark', -.1 + .1 * m)); taper(g, [(x + px, y - 70), (x + px + m * 46, y + 34)], [14, 13]); g.fill()
            rgb(g, 'bark'); taper(g, [(x + px - 50, y - 66), (x + px + 50, y - 66)], [15, 15]); g.fill()
    P.person(c, x + 262, y + 14, 300, 'lean_table', P.look(rng, hair='hat', top='#1b8f93', bottom='trousers', bcol='#2c3448', skin='#7b4f35', accent='#f2694b'), flip=True)
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=26, rim=.45) as g:
        hull = [(x - 400, y - 96), (x - 330, y - 68), (x - 150, y - 58), (x + 150, y - 58), (x + 330, y - 70), (x + 392, y - 100), (x + 300, y - 142), (x + 120, y - 178), (x - 100, y - 182), (x - 290, y - 150)]
        smooth(g, hull); p = g.copy_path(); lin(g, 0, y - 180, 0, y - 60, '#f4efe0', '#e9dfc8', '#b9ab90'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#c9483a'); smooth(g, [(x - 420, y - 104), (x, y - 84), (x + 420, y - 106), (x + 420, y - 40), (x - 420, y - 40)], tension=.3); g.fill(); rgb(g, '#2f8fa0'); smooth(g, [(x - 420, y - 84), (x, y - 70), (x + 420, y - 88), (x + 420, y - 40), (x - 420, y - 40)], tension=.3); g.fill()
        rgb(g, '#2f8fa0', .95); smooth(g, [(x - 30, y - 190), (x + 60, y - 188), (x + 40, y - 150), (x + 76, y - 120), (x + 20, y - 96), (x - 60, y - 92), (x - 130, y - 96), (x - 400, y - 100), (x - 300, y - 152), (x - 100, y - 190)], tension=.3); g.fill()      # fresh paint has come this far
        rgb(g, '#8a7f6a', .5); g.set_line_width(2.5)
        for o in (-150, -118): smooth(g, [(x - 400, y + o + 36), (x, y + o), (x + 400, y + o + 34)], False); g.stroke()
        g.restore()
    with c.piece(shadow=.4, lift=5, volume=.45, vsize=7, rim=.4) as g:      # paint pot
        X, Y = x + 60, y + 40; rgb(g, '#b9c2c4'); smooth(g, [(X - 26, Y - 46), (X + 26, Y - 46), (X + 23, Y), (X - 23, Y)], tension=.15); g.fill(); rgb(g, '#2f8fa0')
        with at(g, X, Y - 46, 0, 26, 8): g.arc(0, 0, 1, 0, 7)
        g.fill(); taper(g, [(X + 6, Y - 46), (X + 12, Y - 26)], [11, 7]); g.fill(); rgb(g, '#c99a5c'); taper(g, [(X - 6, Y - 48), (X - 34, Y - 84)], [9, 7]); g.fill()
    # somebody over a net, and a coil of line
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=6) as g:
        for _ in range(90): X, Y = W * .24 + rng.normal(0, 66), H * .925 + rng.normal(0, 15); p = wander(rng, X, Y, rng.uniform(0, 7), 50, 5, .6); rgb(g, jitter(rng, '#3f9a86', .05)); taper(g, [(u, Y + (v - Y) * .5) for u, v in p], [3.4, 3.4, 3], 12); g.fill()
    P.person(c, W * .215, H * .925, 290, 'sit_ground', P.look(rng, hair='hijab', accent='#c85a8e', top='#fff4d6', bcol='#3f5e5a', bottom='trousers'))
    with c.piece(shadow=.35, lift=5, volume=.35, vsize=6) as g:
        for _ in range(70): X, Y = W * .255 + rng.normal(0, 52), H * .955 + rng.normal(0, 13); p = wander(rng, X, Y, rng.uniform(0, 7), 46, 5, .6); rgb(g, jitter(rng, '#4fae98', .05)); taper(g, [(u, Y + (v - Y) * .5) for u, v in p], [3.4, 3.4, 3], 12); g.fill()
        for k in range(6): rgb(g, 'coral'); smooth(g, blob_pts(rng, W * .2 + k * 34, H * .945 + rng.normal(0, 9), 12, 9, .06, 9)); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=8) as g:
        for _ in range(46): p = wander(rng, W * rng.uniform(-.02, .1), H * 1.03, -PI / 2 + .5 + rng.normal(0, .25), rng.uniform(60, 160), 4, .2, .12); rgb(g, jitter(rng, rng.choice(['#6f8a4a', '#8a9a52', '#4f7a4c']), .03)); taper(g, p, [10, 8, 2], 10); g.fill()
    c.particles(30, alpha=(.05, .2), big=2); c.finish(.24, center=(.52, .5))


def vest(c, rng, x, y, s, color, blow):
    """Vest pegged by its hem to a line and blown out to the right; blow = angle from hanging straight (radians)."""
    with c.piece(shadow=.35, lift=8, volume=.35, vsize=s * .08, rim=.4) as g:
        g.save(); g.transform(cairo.Matrix(s, 0, s * math.sin(blow), s * math.cos(blow), x, y))
        wv = rng.uniform(-.05, .05)
        pts = [(-.3, -.01), (.3, -.01), (.33 + wv, .4), (.27 + wv, .62), (.33 + wv * 2, .84), (.2, .95), (.1, .88), (-.08 + wv, .9), (-.2, .97), (-.33 + wv * 2, .86), (-.28 + wv, .62), (-.33, .4)]
        smooth(g, pts, tension=.4); p = g.copy_path(); lin(g, -.33, 0, .33, 0, shade(color, .2), color, shade(color, -.28)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rgb(g, '#fdfaf0', .95); g.rectangle(-.5, .3, 1, .09); g.fill(); rgb(g, shade(color, -.35), .55); taper(g, [(0, -.02), (wv, .5), (0, .92)], [.025, .02, .025]); g.fill()
        for u in (-.2, .17): rgb(g, shade(color, -.3), .4); taper(g, [(u, 0), (u + wv * 2, .4), (u + .04, .85)], [.01, .06, .01], 12, False); g.fill()
        g.restore()
        g.restore()
        for u in (-.26, .26): rgb(g, '#d9a866'); X = x + u * s; taper(g, [(X, y - 10), (X, y + 12)], [8, 7]); g.fill()


def floating(c, rng, variant=0):
    """Straight down at noon in the still months: water so clear that the boat seems to hang in the air over its own shadow."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#d3f0d9'), (.38, '#9fe0d2'), (.72, '#4fc0c4'), (1, '#1f8fae')], 28, wash=.06)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.55) as g:      # sand ripples
        for k in range(30):
            y = -300 + k * 62; p = [(x, y + x * .24 + math.sin(x / 130 + k * 1.3) * 13 + rng.normal(0, 3)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff8d8', .4); taper(g, p, [rng.uniform(6, 13)] * 3, 60, False); g.fill(); rgb(g, '#2f8f9a', .2); taper(g, [(x, v + 16) for x, v in p], [13, 9, 15], 60, False); g.fill()
    c.set_air()
    # reef along the lower left and a tongue at the right
    def patch(pts, cc, blur, al):
        with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=blur, alpha=al) as g: smooth(g, [(W * x, H * y) for x, y in pts]); rgb(g, cc); g.fill()
    patch([(-.08, .38), (.06, .46), (.1, .6), (.2, .66), (.22, .8), (.34, .9), (.4, 1.1), (-.1, 1.1)], '#2a8a90', 26, .75); patch([(-.08, .52), (.03, .58), (.08, .74), (.16, .82), (.2, .96), (.26, 1.1), (-.1, 1.1)], '#155f78', 22, .7)
    patch([(.78, -.1), (.8, .06), (.88, .14), (.9, .26), (.98, .34), (1.1, .36), (1.1, -.1)], '#2a9098', 24, .7)
    spots = []
    for x0, x1, y0, y1, n, f in ((-.02, .36, .48, 1.04, 900, lambda x, y: y > .46 + (x + .02) * 1.55 + .05 * math.sin(x * 40)), (.78, 1.03, -.04, .36, 400, lambda x, y: y < (x - .77) * 1.4 + .03 * math.sin(x * 50))):
        for _ in range(n):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1); s = rng.uniform(26, 100) * (1 if rng.random() < .8 else 1.6)
            if f(x, y) and all(math.hypot(W * x - u, H * y - v) > (s + w) * .46 for u, v, w in spots): spots.append((W * x, H * y, s))
    cols = ['#e0785a', '#d9748f', '#e0a85a', '#8f6fb8', '#5fa88a', '#c9a46c', '#b8607f', '#7fae6a', '#5f9fc0']
    for x, y, s in sorted(spots, key=lambda q: q[1]):
        k = rng.integers(6); Q_ = rng.choice(cols)
        if k > 1 and s > 36: bush(c, rng, x, y, s * 1.16, Q_)
        else: B.coral_top(c, x, y, s * 1.1, Q_, [0, 1, 0, 3, 0, 0][k], depth=.06)
    A.silhouettes(c, W * .34, H * .68, 40, 110, 60, 22, -.9, '#1f6f86', 0); A.silhouettes(c, W * .74, H * .16, 26, 80, 40, 20, 2.4, '#1f7f90', 0)
    # shadow of the boat on the sand, far from it
    bx, by, s, ro = W * .545, H * .4, 900, -.42
    dx, dy = 190, 245
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=10, alpha=.46) as g:
        rgb(g, '#0c4f6a')
        with at(g, bx + dx, by + dy, ro, s * .97):
            smooth(g, [(.56, 0), (.4, .058), (.2, .092), (-.1, .1), (-.35, .07), (-.54, .012), (-.54, -.012), (-.35, -.07), (-.1, -.1), (.2, -.092), (.4, -.058)]); g.fill()
            for sg in (-1, 1): taper(g, [(-.42, .3 * sg), (0, .315 * sg), (.43, .29 * sg)], [.022, .034, .018], 16); g.fill()
            for px in (.2, -.22): taper(g, [(px - .02, -.33), (px + .03, -.12), (px + .03, .12), (px - .02, .33)], [.018, .026, .026, .018], 18); g.fill()
            g.arc(.12, 0, .05, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, caustic=.62, alpha=.42) as g: g.rectangle(0, 0, W, H); rgb(g, '#a9ecd8', .35); g.fill()
    B.refract(c, 0, H, 2.2)
    # two snorkellers, one with a slate, between boat and bottom
    T.snorkeler_top(c, W * .19, H * .2, 235, .55, '#1b8f93', 'saffron', hair='#c85a8e', drop=150, sun=(.62, .8), kick=.4)
    T.snorkeler_top(c, W * .865, H * .72, 240, -2.5, '#f2694b', '#fdfaf0', tube='#f5b843', drop=150, sun=(.62, .8), kick=-.4, arms=(.4, .3))
    # mooring line from the bow to its buoy
    ex, ey = bx + math.cos(ro) * s * .55, by + math.sin(ro) * s * .55
    S.rope(c, [(ex, ey), (ex + 70, ey - 14), (ex + 150, ey - 70), (W * .985, H * .005)], 7, '#f3e6c4')
    Q.jukung_top(c, bx, by, s, ro, '#e4573f', '#e9d3a4', '#fff4d6')
    P3 = lambda u, v: (bx + (u * math.cos(ro) - v * math.sin(ro)) * s, by + (u * math.sin(ro) + v * math.cos(ro)) * s)
    for u, v, hat, top, hc in ((-.3, 0, True, '#1b8f93', '#e3c27c'), (.2, .005, 'scarf', '#f5b843', '#8f6fb8'), (-.06, -.008, True, '#fdfaf0', '#f2694b')):
        x, y = P3(u, v); E.top_person(c, x, y, 66, ro + rng.normal(0, .2), hat, top, '#8a5a3c', hc, shadow_dir=(.6, .8), shadow_len=.35)
    with c.piece(shadow=.4, lift=4, volume=.4, vsize=4) as g:      # tanks, a basket and fins in the boat
        for u, v, cc in ((.07, .02, '#e8b53c'), (.07, -.02, '#e8b53c')): a, b = P3(u - .035, v), P3(u + .035, v); rgb(g, cc); taper(g, [a, b], [21, 21]); g.fill(); rgb(g, '#fff3c4', .8); taper(g, [(a[0] - 3, a[1] - 4), (b[0] - 3, b[1] - 4)], [4, 4]); g.fill()
        a, b = P3(-.17, .015), P3(-.2, -.02)
        for q in (a, b): rgb(g, '#3c86c2'); g.arc(q[0], q[1], 16, 0, 7); g.fill(); rgb(g, '#16303b'); g.arc(q[0], q[1], 11, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # hardly a ripple
        for _ in range(26): x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(40, 150); rgb(g, 'white', rng.uniform(.15, .4)); taper(g, [(x, y), (x + q * .5, y - q * .08), (x + q, y)], [.4, rng.uniform(2, 4.5), .4], 12, False); g.fill()
    c.particles(30, big=2); c.finish(.26, center=(.5, .45))


def bush(c, rng, x, y, s, color):
    """Branching colony from above: short fingers pointing at the viewer, pale tips, dark between."""
    R = s / 2
    with c.piece(shadow=.5, lift=s * .06, volume=.45, vsize=s * .08, rim=.3, depth=.05) as g:
        smooth(g, blob_pts(rng, x, y, R, R * .92, .1, 12)); rgb(g, shade(color, -.5)); g.fill()
        for _ in range(int(20 + s * .4)):
            a, q = rng.uniform(0, 7), math.sqrt(rng.uniform(0, 1)) * R * .95; px, py = x + math.cos(a) * q, y + math.sin(a) * q * .94; e = (px + math.cos(a) * R * .14 * q / R, py + math.sin(a) * R * .14 * q / R); w = s * .075
            lin(g, px, py, e[0] + .1, e[1] + .1, shade(color, -.2), shade(color, .2)); taper(g, [(px, py), e], [w * 1.1, w]); g.fill(); rgb(g, mix(color, 'cream', .7)); g.arc(e[0], e[1], w * .34, 0, 7); g.fill()


def brush_hang(c, rng, x, y, L_, cc):
    """Scrubbing brush hanging by a loop, bristles to the left."""
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=6, rim=.4) as g:
        rgb(g, '#f3e6c4'); g.set_line_width(4); g.move_to(x - 3, y); g.curve_to(x - 12, y + 14, x - 6, y + 24, x, y + 28); g.curve_to(x + 6, y + 24, x + 12, y + 14, x + 3, y); g.stroke()
        for k in range(22): yy = y + L_ * (.5 + .021 * k); rgb(g, jitter(rng, '#efe0b4', .04)); taper(g, [(x - 6, yy), (x - 34 + rng.normal(0, 2), yy + rng.normal(0, 2))], [5, 3.5]); g.fill()
        lin(g, x - 10, 0, x + 12, 0, shade(cc, .25), cc, shade(cc, -.3)); taper(g, [(x, y + 22), (x + 2, y + L_ * .4), (x, y + L_ * .5), (x, y + L_)], [15, 17, 24, 25], 24); g.fill()


def pail(c, rng, x, y, s, color):
    """Pail full to the brim with splashes; y = foot, s = height."""
    w = s * .46
    with c.piece(shadow=.5, lift=9, volume=.45, vsize=s * .1, rim=.4) as g:
        smooth(g, [(x - w, y - s), (x + w, y - s), (x + w * .78, y - 6), (x, y + s * .05), (x - w * .78, y - 6)], tension=.15); lin(g, x - w, 0, x + w, 0, shade(color, .2), color, shade(color, -.35)); g.fill()
        rgb(g, '#5d6c74'); g.set_line_width(s * .03); g.move_to(x - w, y - s * .96); g.curve_to(x - w * 1.1, y - s * .5, x + w * 1.1, y - s * .44, x + w, y - s * .96); g.stroke()
        with at(g, x, y - s, 0, w, w * .24): g.arc(0, 0, 1, 0, 7)
        rgb(g, shade(color, .4)); g.fill()
        with at(g, x, y - s, 0, w * .92, w * .2): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, y - s - w * .2, 0, y - s + w * .2, '#dff0ea', '#7fb0b0'); g.fill()
    B.rings(c, [(x + rng.normal(0, w * .3), y - s + rng.normal(0, w * .05), w * rng.uniform(.18, .4)) for _ in range(4)], squash=.22)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=0) as g:
        for _ in range(16): rgb(g, 'white', rng.uniform(.5, .95)); g.arc(x + rng.normal(0, w * .4), y - s - abs(rng.normal(0, s * .16)), rng.uniform(1.5, 4), 0, 7); g.fill()


def cat(c, x, y, s, color='#c9853f'):
    """Village cat sitting, from behind; kinked tail."""
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=9, rim=.4) as g:
        rgb(g, shade(color, -.15)); taper(g, [(x + s * .2, y - 6), (x + s * .55, y - 2), (x + s * .82, y - s * .12), (x + s * .8, y - s * .26)], [s * .13, s * .12, s * .1, s * .08], 24); g.fill()
        smooth(g, [(x - s * .3, y), (x - s * .34, y - s * .3), (x - s * .22, y - s * .68), (x - s * .12, y - s * .86), (x + s * .12, y - s * .86), (x + s * .22, y - s * .68), (x + s * .34, y - s * .3), (x + s * .3, y), (x, y + s * .03)]); lin(g, x - s * .3, 0, x + s * .3, 0, shade(color, .2), color, shade(color, -.3)); g.fill()
        for m in (-1, 1): smooth(g, [(x + m * s * .2, y - s * 1.02), (x + m * s * .21, y - s * 1.27), (x + m * s * .04, y - s * 1.13)], tension=.25); rgb(g, shade(color, -.1)); g.fill()
        smooth(g, blob_pts(c.rng, x, y - s * .98, s * .22, s * .19, .03, 12)); rad(g, x - s * .06, y - s * 1.05, s * .32, shade(color, .25), color); g.fill()
        rgb(g, shade(color, -.4), .7)
        for k in range(4): taper(g, [(x - s * .16, y - s * (.62 - .14 * k)), (x, y - s * (.66 - .14 * k)), (x + s * .16, y - s * (.62 - .14 * k))], [1, s * .045, 1], 12, False); g.fill()
