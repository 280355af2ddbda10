"""Pictures of the article "Mangrove restoration day with the village"."""
import math
import numpy as np
from toolkit import celebration, closeups, faces, flora as F, from_above, household, light, people as P, water
from toolkit.paper import at, blob_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Village day: a boardwalk with bunting leads into the mangroves; four people at different distances carry seedlings, seen from behind."""
    w, h = c.w, c.h
    c.light = (.5, -.86)
    hz = h * .4
    V = (w * .58, hz + 6)
    c.backdrop([(0, '#a9d8d6'), (.3, '#e6efd2'), (.42, '#fdeec6'), (1, '#8fb08a')], glow=(V[0], hz - 60, 520, '#fff6d6', .8))
    for d, yy, n, s_ in ((.75, 4, 9, 170), (.5, 26, 7, 260)):
        for x in np.linspace(-40, w + 40, n) + rng.normal(0, 30, n):
            if abs(x - V[0]) < (90 if d > .6 else 190): continue
            F.mangrove(c, x, hz + yy, s_, depth=d, roots=6, size=18)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, hz + 6, 0, h, '#f3ecc8', '#9fc9b0', '#4f8f84'); g.rectangle(-20, hz + 8, w + 40, h); g.fill()
    water.reflect(c, hz + 20, .4, 260, 2.5, '#d9e6c0')
    water.strips(c, hz + 30, h, 70, ('#fff6e0', '#3f7f74'), (.15, .45))
    c.set_air()
    pt = lambda x0, t: (V[0] + (x0 - V[0]) * t, V[1] + (h * 1.06 - V[1]) * t)
    with c.piece(shadow=.45, lift=14, volume=.2, vsize=12, grain=.05) as g:
        a, b, a2, b2 = pt(w * .16, .05), pt(w * .16, 1.05), pt(w * .82, .05), pt(w * .82, 1.05)
        rgb(g, '#5d4434'); poly(g, [(a[0], a[1] + 4), (a2[0], a2[1] + 4), (b2[0] + 6, b2[1] + 40), (b[0] - 6, b[1] + 40)]); g.fill()
        lin(g, 0, a[1], 0, b[1], '#d9b986', '#b98a58'); poly(g, [a, a2, b2, b]); g.fill()
        k = 0
        t = .05
        while t < 1.05:
            p, q = pt(w * .16, t), pt(w * .82, t); t2 = t * 1.085; p2, q2 = pt(w * .16, t2), pt(w * .82, t2)
            rgb(g, jitter(rng, shade('#c99a63', rng.uniform(-.14, .14)), .02), .6); poly(g, [p, q, q2, p2]); g.fill(); rgb(g, '#5d4434', .7); g.set_line_width(1 + 3 * t); g.move_to(*p); g.line_to(*q); g.stroke(); t = t2
    posts = [.12, .19, .3, .47, .74]
    for x0, sd in ((w * .16, -1), (w * .82, 1)):
        tops = []
        for t in posts:
            x, y = pt(x0, t); H = 420 * t
            with c.piece(shadow=.35, lift=6 * t + 1, volume=.45, vsize=8 * t + 2, depth=max(0, .4 - t)) as g: lin(g, x - 16 * t, 0, x + 16 * t, 0, '#c9a06a', '#7a5636'); taper(g, [(x, y + 60 * t), (x, y - H)], [34 * t, 30 * t]); g.fill()
            tops.append((x, y - H))
        for (ax, ay), (bx, by), t in zip(tops, tops[1:], posts): celebration.bunting(c, (ax, ay), (bx, by), 6, 60 * t, 62 * t * 1.3, depth=max(0, .35 - t))
    folk = ((.13, .6, dict(hair='hijab', top='#c85a8e', bottom='skirt'), 1), (.17, .26, dict(hair='cap', top='#3c86c2', bottom='shorts'), 1), (.23, .68, dict(hair='bun', top='#8f6fb8', bottom='trousers'), .97), (.4, .27, dict(hair='hat', top='#f2694b', bottom='trousers'), .95), (.47, .73, dict(hair='pony', top='#1b8f93', child=True, bottom='skirt'), .62))
    for k, (t, u, kw, q) in enumerate(folk):
        x, y = pt(w * (.16 + .66 * u), t); H = 900 * t * q
        P.person(c, x, y, H, ('walk_back', 'stand', 'walk_back', 'walk_back', 'contrapposto')[k], P.look(rng, **kw), flip=bool(k % 2), depth=max(0, .25 - t * .8))
        if k in (1, 3, 4):
            sx = x + H * (.17 if not k % 2 else -.17); c_ = y - H * .36
            household.basket(c, sx, c_, H * .26, '#d9a860', lambda c__, bx, by, H=H: [F.sprout(c__, rng, bx - H * .06 + H * .06 * i, by + H * .03, H * .2) for i in range(3)], False)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=14) as g:                   # near roots, right corner
        for p, wd in (([(w * 1.05, h * .3), (w * .95, h * .55), (w * .9, h * .85), (w * .9, h * 1.06)], [74, 56, 48, 54]), ([(w * 1.06, h * .55), (w * .99, h * .75), (w * .97, h * 1.06)], [60, 46, 48])): lin(g, p[0][0], 0, p[-1][0], h, '#4a362e', '#6a4e3e'); taper(g, p, wd, 40); g.fill()
    F.leaf_clump(c, w * .98, h * .1, 230, 150, 120, 46, 'leaf')
    for k in range(5): F.sprout(c, rng, w * (.02 + .05 * k), h * (.99 - .05 * (k % 2)), 200 + 30 * (k % 2))
    c.finish(vignette=.25, warm=.15)


def second(c, rng, variant=0):
    """After the planting: the meal for everybody, seen from above, laid out on one long banana leaf on the mat; hats and muddy sandals lie around it."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#e3c08a'), (.5, '#d3a870'), (1, '#a97c50')], 40, glow=(W * .1, 0, 700, '#fff0c8', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:        # plaited mat
        for i in range(47):
            for j in range(32):
                x, y = i * 36 - 20, j * 36 - 20; v = (i + j) % 2; cc = jitter(rng, '#e0bd86' if v else '#c99a60', .02)
                if i in (6, 40) or j in (5, 27): cc = mix(cc, '#b5483a' if v else '#2f7f80', .6)
                rgb(g, cc, .9); g.rectangle(x + 1.5, y + 1.5, 33, 33); g.fill(); rgb(g, '#6b4630', .22)
                for k in (1, 2):
                    if v: g.rectangle(x + 2, y + 11 * k, 32, 1.6)
                    else: g.rectangle(x + 11 * k, y + 2, 1.6, 32)
                g.fill()
    c.set_air()
    ang = -.2
    U = lambda u, v: (W * .5 + math.cos(ang) * u - math.sin(ang) * v, H * .5 + math.sin(ang) * u + math.cos(ang) * v)
    for u, v, L_, w, a in ((-470, -14, 900, 350, .03), (480, 10, 930, 360, PI + .02), (0, 0, 960, 340, -.02)):
        with c.piece(shadow=.45, lift=10, volume=.2, vsize=22, rim=.3) as g: F.banana_leaf(g, *U(u, v), L_, w, ang + a, jitter(rng, '#5f9f52', .03), 6, rng)
    # rice cones, fish, vegetables, sambal
    for u, v, s in ((-560, 6, 92), (-230, -30, 100), (120, 20, 104), (470, -18, 96)):
        x, y = U(u, v)
        with c.piece(shadow=.5, lift=16, volume=.6, vsize=34, rim=.4, grain=.06) as g:
            smooth(g, blob_pts(rng, x, y, s, s * .95, .06, 13)); rad(g, x - s * .25, y - s * .25, s * 1.3, '#fffdf0', '#f8e2a0', '#d9a83f'); g.fill()
            for _ in range(150): a, q = rng.uniform(0, 7), math.sqrt(rng.uniform(0, 1)) * s * .95; px, py = x + math.cos(a) * q, y + math.sin(a) * q; b = rng.uniform(0, 3); rgb(g, rng.choice(['#fffef6', '#e9c45f']), .8); taper(g, [(px, py), (px + math.cos(b) * 9, py + math.sin(b) * 9)], [4, 3]); g.fill()
            F.leaf(g, x - 10, y, 46, 24, -.6, '#4d8a4a'); rgb(g, '#d9402f'); taper(g, [(x + 4, y - 8), (x + 26, y + 10), (x + 50, y + 10)], [12, 10, 2], 12); g.fill()
    for u, v, L_, a in ((-400, -58, 250, .5), (-395, 66, 230, -.35), (-60, 84, 250, .15), (300, 74, 240, -.4), (300, -74, 250, .3)):
        x, y = U(u, v)
        with c.piece(shadow=.5, lift=9, volume=.5, vsize=14, rim=.35) as g:
            with at(g, x, y, ang + a, L_):
                smooth(g, [(.5, 0), (.42, -.1), (.15, -.17), (-.2, -.12), (-.36, -.04), (-.5, -.14), (-.47, 0), (-.5, .14), (-.36, .04), (-.2, .12), (.15, .17), (.42, .1)]); p = g.copy_path(); lin(g, 0, -.16, 0, .16, '#e0a05a', '#b06a34', '#6b3a22'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#4a2618', .75); g.set_line_width(.022)
                for k in range(5): g.move_to(-.16 + k * .1, -.2); g.line_to(-.22 + k * .1, .2); g.stroke()
                g.restore(); rgb(g, '#2a1812'); g.arc(.4, -.03, .018, 0, 7); g.fill()
    for u, v, cc, dots in ((-120, -92, '#c2382a', '#f0a03a'), (590, 60, '#c2382a', '#f0a03a'), (-660, -62, '#7fa04a', '#d9e39a'), (215, -8, '#e9dcc0', '#fffdf0')):
        x, y = U(u, v)
        with c.piece(shadow=.5, lift=8, volume=.5, vsize=10, rim=.4) as g:
            g.arc(x, y, 52, 0, 7); rgb(g, '#7a4f34'); g.fill(); g.arc(x, y, 44, 0, 7); rad(g, x - 12, y - 12, 60, shade(cc, .2), cc, shade(cc, -.3)); g.fill()
            for _ in range(26): a, q = rng.uniform(0, 7), rng.uniform(0, 38); rgb(g, dots, .8); g.arc(x + math.cos(a) * q, y + math.sin(a) * q, rng.uniform(2, 5), 0, 7); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=6) as g:      # cucumbers, greens
        for u, v in ((-300, 100), (-276, 74), (-250, 104), (30, -100), (56, -84), (4, -82), (400, 78), (424, 56), (430, 100)): x, y = U(u, v); g.arc(x, y, 25, 0, 7); rgb(g, '#3f7f48'); g.fill(); g.arc(x, y, 21, 0, 7); rgb(g, '#e3efc0'); g.fill(); g.arc(x, y, 10, 0, 7); rgb(g, '#c4dc98'); g.fill()
        for u, v in ((-480, -70), (-140, 30), (390, -40), (560, -70)):
            for k in range(10): x, y = U(u + rng.normal(0, 26), v + rng.normal(0, 22)); F.leaf(g, x, y, 58, 20, rng.uniform(0, 7), jitter(rng, '#3f8a4a', .05))
    # around the leaf: hats, sandals, coconuts, a head scarf, a bucket of seedlings
    for x, y, R, b in ((.155, .2, 150, 'coral'), (.84, .86, 158, 'teal'), (.46, .1, 112, 'saffron'), (.965, .2, 120, 'plum')): from_above.straw_hat(c, W * x, H * y, R, band=b)
    with c.piece(shadow=.5, lift=7, volume=.3, vsize=6) as g:
        for x, y, ro, cc in ((.31, .9, .3, '#1b8f93'), (.36, .925, .55, '#1b8f93'), (.05, .8, -.4, '#f2694b'), (.1, .84, -.2, '#f2694b'), (.66, .07, 2.5, '#8f6fb8'), (.71, .06, 2.8, '#8f6fb8'), (.56, .94, .1, '#3c86c2'), (.6, .955, .3, '#3c86c2')):
            household.sandal(g, rng, W * x, H * y, 128, ro, cc, 1.0)
            for _ in range(16): rgb(g, jitter(rng, '#5f4a3c', .03), .85); smooth(g, blob_pts(rng, W * x + rng.normal(0, 22), H * y + rng.normal(0, 34), rng.uniform(4, 10), rng.uniform(3, 8), .25, 7)); g.fill()
    for x, y in ((.19, .71), (.765, .21), (.42, .83)):
        with c.piece(shadow=.5, lift=14, volume=.6, vsize=22, rim=.4) as g: X, Y = W * x, H * y; smooth(g, blob_pts(rng, X, Y, 76, 72, .05, 12)); rad(g, X - 20, Y - 20, 100, '#a9c46a', '#6f9a4a', '#3f6b38'); g.fill(); g.arc(X, Y, 40, 0, 7); rgb(g, '#f3ead0'); g.fill(); g.arc(X, Y, 30, 0, 7); rad(g, X - 8, Y - 8, 34, '#eaf6e6', '#b9d6cc'); g.fill(); lin(g, X - 8, 0, X + 60, 0, '#f6d98a', '#c99a4a'); taper(g, [(X, Y), (X + 62, Y - 62)], [11, 10]); g.fill()
    bx, by = W * .07, H * .5
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=20) as g: g.arc(bx, by, 104, 0, 7); lin(g, bx - 100, 0, bx + 100, 0, '#4fa0c4', '#2a6a94'); g.fill(); g.arc(bx, by, 90, 0, 7); rgb(g, '#4a3a34'); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.3, vsize=6) as g:
        for _ in range(15):
            a, q = rng.uniform(0, 7), rng.uniform(0, 70); x, y = bx + math.cos(a) * q, by + math.sin(a) * q
            for k in range(4): F.leaf(g, x, y, 48, 20, k * PI / 2 + rng.uniform(0, 1.4), jitter(rng, shade('leaf', .05), .04))
    c.finish(.3, warm=.14, center=(.5, .5))


def slide_1(c, rng, variant=0):
    """A girl of the school takes over a seedling in its dark bag with a wide smile; the giver's hand comes in from the left; behind her, soft, the green of the mangrove and two more pupils who wait."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#dcebb8'), (.35, '#a3c987'), (.7, '#5f9468'), (1, '#3a5f50')], 80, wash=.05, glow=(W * .22, -20, 720, '#fffbe0', .7))
    with c.piece(shadow=0, volume=.2, vsize=16, blur=9, alpha=.8) as g:
        for x in (.05, .24, .43, .58, .93): rgb(g, '#5a4a3a'); taper(g, [(W * x, -20), (W * x + 20, H * .4), (W * x + rng.normal(0, 70), H * .85)], [30, 24, 14], 16); g.fill()
    light.bokeh(c, 40, (0, 0, W, H * .7), ['#f3f7b8', '#b9dc84', '#fff6d0', '#7fb873'], (18, 70), .4, 7)
    c.set_air()
    faces.front(c, W * .385, H * .27, 116, '#7b4f35', 'short', top='#fdfaf0', gaze=(.4, .1), smile=.7, tilt=.05, depth=.22, blur=2.4)
    faces.front(c, W * .915, H * .25, 122, '#a9734c', 'hijab', scarf='#f3ead6', top='#fdfaf0', gaze=(-.6, .2), smile=.6, tilt=-.05, depth=.2, blur=2.4)
    with c.piece(shadow=.2, lift=8, volume=.3, vsize=14, blur=5) as g:                                     # undergrowth before them
        for x in np.linspace(-20, W + 20, 26): q = rng.uniform(60, 120); rgb(g, jitter(rng, rng.choice(['#4f8a58', '#6fa868', '#3f7350']), .03)); smooth(g, blob_pts(rng, x, H * rng.uniform(.58, .7), q, q * .8, .2, 9)); g.fill()
        rgb(g, '#3f7350'); g.rectangle(-20, H * .68, W + 40, H * .4); g.fill()
    faces.front(c, W * .655, H * .36, 262, '#8a5a3c', 'hijab', scarf='#fbf5e6', top='#fdfaf0', gaze=(-.6, .55), smile=.95, tilt=-.07, wide=1.08, lids=.2)
    bx, by = W * .455, H * .99
    hold = lambda c_: F.polybag(c_, bx, by, 220, 290, '#2b3440', 1.75, 3, .02)
    closeups.hand(c, bx + 112, by - 190, 176, PI + .12, 'pinch', '#8a5a3c', '#fdfaf0', 3.2, flip=True, held=hold)
    closeups.hand(c, bx - 108, by - 150, 186, -.2, 'pinch', '#a9734c', '#1b8f93', 3.8)
    c.finish(.26, warm=.08, center=(.55, .45))


def slide_2(c, rng, variant=0):
    """Close, forenoon: bags of seedlings under a roof of palm leaves, stripes of sun, water from a can with a long rose."""
    W, H = c.w, c.h
    c.light = (.62, -.78)
    c.backdrop([(0, '#dfe6a8'), (.35, '#a3c288'), (.7, '#5f8f6a'), (1, '#3a5a4c')], 75, glow=(W * .98, 0, 900, '#fff3c0', .75))
    light.blobs(c, [(W * x, H * y, s, cc) for x, y, s, cc in ((.1, .25, 200, '#4f8f66'), (.3, .2, 150, '#7fb072'), (.5, .3, 190, '#5f9a68'), (.72, .22, 160, '#c3d98f'), (.05, .5, 150, '#3f7a5c'), (.9, .45, 170, '#a9cc7a'))], 30, .6)
    light.bokeh(c, 22, (W * .2, 0, W, H * .5), ['#fff8d0', '#f3f0b0', '#e0eeb0'], (16, 60), .45, 6)
    # posts and roof of fronds
    for x, w in ((.085, 34), (.93, 40)):
        with c.piece(shadow=.35, lift=9, volume=.45, vsize=14, depth=.12) as g: lin(g, W * x - w, 0, W * x + w, 0, '#7a5a44', '#a9805c'); taper(g, [(W * x, H * .8), (W * x + 6, -20)], [w, w * .85]); g.fill()
    # rows behind, softer
    for y, w, h, n, dp, bl in ((.6, 62, 74, 20, .5, 3), (.685, 88, 104, 15, .3, 1.6)):
        with c.piece(shadow=.3, lift=6, volume=.1, depth=dp, blur=bl) as g: lin(g, 0, H * y - 12, 0, H * y + 190, '#8f7354', '#4f4436'); g.rectangle(-20, H * y - 12, W + 40, 260); g.fill()
        for i in range(n): F.polybag(c, W * (i + .5) / n + rng.normal(0, 5), H * y + rng.normal(0, 4), w, h, rng.choice(['#2c3340', '#343a4c', '#242c38']), rng.uniform(.8, 1.15), 2, rng.normal(0, .06), depth=dp, blur=bl)
    for k in range(9):
        x = W * (-.04 + .135 * k); light.beam(c, [(x + 330, -20), (x + 372, -20), (x + 90, H * 1.0), (x - 40, H * 1.0)], '#fff3bf', .12 + .07 * (k % 3), 16)
    # bench and front row
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=16, rim=.5, grain=.06) as g:
        poly(g, [(-20, H * .86), (W + 20, H * .86), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, H * .86, 0, H, '#a9805a', '#5f4434'); g.fill()
        rgb(g, '#3f2c24', .5)
        for k in range(30): x = W * k / 29 + rng.normal(0, 8); taper(g, [(x, H * .86), (x - 30, H + 10)], [3, 6]); g.fill()
        for _ in range(60): rgb(g, '#dfe9c8', .35); x, y = rng.uniform(0, W), rng.uniform(H * .88, H); smooth(g, blob_pts(rng, x, y, rng.uniform(8, 40), rng.uniform(3, 7), .2, 9)); g.fill()
    hs = [1.2, 1.0, 1.32, 1.12, .95, 1.25, 1.05]
    for i in range(7): F.polybag(c, W * (.055 + .148 * i) + rng.normal(0, 8), H * (.935 + (.03 if i % 2 else 0)), 172, 208, ['#2c3340', '#3a3f55', '#27303a'][i % 3], hs[i], 3 if i in (2, 5) else 2, rng.normal(0, .05))
    # can
    kx, ky = W * .835, H * .115
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=26, rim=.55) as g:
        with at(g, kx, ky, -.42, 400):
            cc = '#e4573f'
            rgb(g, shade(cc, -.3)); g.set_line_width(.05); g.move_to(-.2, -.24); g.curve_to(-.12, -.62, .3, -.56, .38, -.16); g.stroke()
            lin(g, -.2, 0, -.72, -.1, cc, shade(cc, -.15)); taper(g, [(-.18, .2), (-.44, .03), (-.7, -.1)], [.13, .08, .055], 18); g.fill()
            smooth(g, [(-.68, -.16), (-.68, -.02), (-.8, .02), (-.84, -.26), (-.8, -.25)], tension=.25); lin(g, 0, -.25, 0, .02, shade(cc, .2), shade(cc, -.3)); g.fill()
            with at(g, -.825, -.118, .0, .035, .145): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#ffd9a0'); g.fill(); rgb(g, '#8a2f2a')
            for v in np.linspace(-.1, .1, 6): g.arc(-.83, -.118 + v, .012, 0, 7); g.fill()
            smooth(g, [(-.24, -.24), (.26, -.24), (.3, .34), (-.22, .34)], tension=.14); lin(g, -.24, 0, .3, 0, shade(cc, -.3), cc, shade(cc, .25), cc); g.fill()
            with at(g, .01, -.24, 0, .25, .055): g.arc(0, 0, 1, 0, 7)
            rgb(g, shade(cc, -.55)); g.fill()
            rgb(g, shade(cc, .5), .7); taper(g, [(-.235, .08), (.0, .1), (.285, .08)], [.016, .018, .016]); g.fill(); taper(g, [(-.235, -.1), (.0, -.08), (.275, -.1)], [.012, .014, .012]); g.fill()
    a = -.42; X = lambda u, v: (kx + 400 * (u * math.cos(a) - v * math.sin(a)), ky + 400 * (u * math.sin(a) + v * math.cos(a)))
    with c.piece(shadow=.15, lift=4, volume=0, rim=0, grain=.01) as g:
        for i in range(34):
            v = rng.uniform(-.12, .11); x0, y0 = X(-.84, -.118 + v); vx = -rng.uniform(110, 300) - 900 * (.0 - v) * .25; T_ = rng.uniform(.75, 1.0)
            pts = [(x0 + vx * t, y0 + 60 * t + 660 * t * t) for t in np.linspace(0, T_, 12)]
            for (xa, ya), (xb, yb) in zip(pts, pts[1:]):
                if rng.random() < .78: rgb(g, rng.choice(['#ffffff', '#e6fbf4', '#bfe9e2']), rng.uniform(.45, .95)); taper(g, [(xa, ya), ((xa + xb) / 2, (ya + yb) / 2), (xa * .3 + xb * .7, ya * .3 + yb * .7)], [.5, rng.uniform(3, 6), 1], 8); g.fill()
            q = pts[-1]
            for _ in range(3): rgb(g, 'white', .8); g.arc(q[0] + rng.normal(0, 18), q[1] - abs(rng.normal(0, 14)), rng.uniform(1.5, 4), 0, 7); g.fill()
    c.glow(W * .62, H * .5, 240, '#fff6cf', .3)
    # the roof's edge, near
    with c.piece(shadow=.5, lift=18, volume=.25, vsize=12, rim=.35, blur=.8) as g:
        for _ in range(120):
            x = rng.uniform(-80, W * .62); L_ = rng.uniform(70, 190) * (1.15 - x / W * .7); a_ = PI / 2 + rng.normal(.12, .2); cc = jitter(rng, rng.choice(['#6f7a4a', '#8f8a54', '#5a6644', '#a9935c']), .04)
            rgb(g, cc); taper(g, [(x, -20), (x + math.cos(a_) * L_ * .5, L_ * .5), (x + math.cos(a_) * L_, L_)], [16, 13, 1], 10, False); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=4, rim=.6) as g:       # drops on the leaves
        for _ in range(26): x, y = W * rng.uniform(.08, .62), H * rng.uniform(.6, .76); water.drop(g, x, y, rng.uniform(4, 9))
    c.finish(.34, warm=.1, center=(.55, .5))
