"""Pictures of the article "The coral lab on shore, and why visitors belong in it"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, from_above, household, light, people as P, shadow, water
from toolkit.paper import at, blob_pts, col, jitter, lin, poly, rgb, smooth, smoothstep, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Over the shoulders of visitors: a great lit tank runs away to the left, shelves of small corals in it."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#2a2140'), (.6, '#3a2b4c'), (1, '#1d1630')], 90, wash=.04)
    edge = [(W * .13, H * .2), (W * 1.06, -H * .04), (W * 1.06, H * .86), (W * .13, H * .63)]
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=14) as g:
        poly(g, [(W * .105, H * .165), (W * 1.1, -H * .1), (W * 1.1, H * .95), (W * .105, H * .69)]); lin(g, 0, 0, 0, H, '#6b4a44', '#3a2636'); g.fill()
    clip = water.window(c, edge, ('#d6f7e6', '#7fdccf', '#2fa7b6', '#136f95', '#0d4f7a'))
    c.set_air()
    X_ = lambda t: W * (.15 + .9 * t)
    line = lambda t, v: (H * .2 - H * .24 * t) * (1 - v) + (H * .63 + H * .23 * t) * v          # height v (0 top .. 1 floor) at t along the wall
    F.reef_patch(c, W * .14, W * 1.04, lambda x: line((x / W - .15) / .9, .9), 1.3, .8, depth=.45, clip=clip)
    for v, n in ((.42, 11), (.7, 10)):
        with c.piece(shadow=.35, lift=6, volume=.3, vsize=5, clip=clip) as g:
            poly(g, [(X_(0), line(0, v)), (X_(1.02), line(1.02, v)), (X_(1.02), line(1.02, v) + 15), (X_(0), line(0, v) + 6)]); lin(g, 0, H * .2, 0, H * .7, '#e9f2ea', '#a9c2c4'); g.fill()
        for i in range(n):
            t = ((i + .5) / n) ** 1.35; s = (.55 + 1.1 * t) * rng.uniform(.8, 1.15); x, y = X_(t), line(t, v) + 2
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, clip=clip) as g: smooth(g, blob_pts(rng, x, y, 30 * s, 9 * s, .05, 10)); rgb(g, '#efe3c8'); g.fill()
            cc = rng.choice(['coral', 'saffron', 'rose', 'violet', '#5fb0a0', 'plum', '#f0a05a'])
            k = rng.choice(['staghorn', 'staghorn', 'poc', 'brain', 'plates'])
            if k == 'staghorn': F.staghorn(c, x, y, 92 * s, cc, 2, 5, clip=clip, shadow=.3)
            elif k == 'poc': F.pocillopora(c, x, y + 2, 66 * s, cc, clip=clip, shadow=.3)
            elif k == 'brain': F.brain(c, x, y + 2, 60 * s, cc, clip=clip, shadow=.3)
            else: F.plates(c, x, y, 78 * s, cc, 3, clip=clip, shadow=.3)
    F.reef_patch(c, W * .3, W * 1.03, lambda x: line((x / W - .15) / .9, 1.0) - 4, 1.5, 1.1, clip=clip)
    A.school(c, 'chromis', W * .52, H * .22, 16, 170, 34, 40, .1, .25); A.fish(c, 'tang', W * .86, H * .17, 128, PI + .1, .1); A.fish(c, 'longnose', W * .4, H * .47, 76, .1, .1); A.school(c, 'anthias', W * .72, H * .5, 9, 110, 40, 44, PI, .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:
        for a, w in ((.3, 50), (.66, 80), (.74, 26)): poly(g, [(W * a, 0), (W * a + w, 0), (W * a + w - 190, H), (W * a - 190, H)]); lin(g, 0, 0, 0, H * .8, (0, 'white', .22), (1, 'white', 0)); g.fill()
    c.glow(W * .62, H * .36, 760, '#8fe6dc', .3, 1.2)
    with c.piece(shadow=.3, lift=6, volume=0, rim=.1, grain=.05) as g:       # floor
        poly(g, [(-20, H * .72), (W * .105, H * .69), (W * 1.1, H * .95), (W * 1.1, H * 1.1), (-20, H * 1.1)]); lin(g, 0, H * .7, 0, H, '#4b4466', '#1b1630'); g.fill()
    c.glow(W * .5, H * .9, 500, '#5fc4c4', .2, 2)
    # visitors: a small one right at the glass, others as near dark shapes of very different size
    P.person(c, W * .275, H * .87, 250, 'arm_up', P.look(rng, child=True, hair='bob', top='#f5b843', bottom='shorts', bcol='#22405a'))
    P.person(c, W * .205, H * .9, 395, 'contrapposto', P.look(rng, hair='hat', top='#5f86a0', bottom='trousers', bcol='#2c3448'), tweak=dict(head=12))
    P.bust(c, W * .575, H * 1.05, 300, 'pony', '#b8557f', '#6b432d', '#f5b843', .55, .3)
    P.bust(c, W * .845, H * 1.1, 560, 'hijab', '#3f3a63', '#6b432d', '#8a5f9c', .5, -.35, fold=False)
    P.bust(c, W * .395, H * 1.06, 220, 'short', '#2f8f86', '#7b4f35', '#f5b843', .5, .4)
    c.finish(.42, center=(.55, .4))


def second(c, rng, variant=0):
    """Dark tank at night under blue light: on one branch polyps from closed on the left to wide open on the right, very near."""
    w, h = c.w, c.h
    c.light = (.3, -1)
    c.backdrop([(0, '#1a3f8f'), (.5, '#122a66'), (1, '#0a1838')], glow=(w * .68, -60, 760, '#5f9ff0', .6))
    light.bokeh(c, 14, (0, 0, w, h * .7), ['#5f8fe0', '#8ff0c8', '#c85a8e', '#3f6fd0'], (24, 90), .22, 16)
    c.god_rays(w * .66, -200, strength=.22, color='#9fc4ff')
    with c.piece(shadow=.3, lift=10, volume=.4, vsize=20, blur=7, depth=.3) as g:     # soft branches behind
        for p, wd in (([(w * .1, h), (w * .2, h * .6), (w * .16, h * .3)], [90, 70, 40]), ([(w * .9, h), (w * .84, h * .5), (w * .92, h * .2)], [100, 76, 40])): rgb(g, '#7a3f7f'); taper(g, p, wd, 30); g.fill()
    ridge = lambda x: h * (.97 - .2 * (x / w) - .05 * math.sin(x / w * 5))
    pts = [(x, ridge(x)) for x in np.linspace(-60, w + 60, 14)]
    with c.piece(shadow=.4, lift=14, volume=.6, vsize=60, rim=.4, grain=.05) as g:
        smooth(g, pts, False); g.line_to(w + 60, h + 60); g.line_to(-60, h + 60); g.close_path(); p = g.copy_path(); lin(g, 0, h * .7, 0, h, '#c9586a', '#8a3a5c', '#4a2450'); g.fill(); g.append_path(p); g.clip()
        for _ in range(500): rgb(g, rng.choice(['#f08a8a', '#5c2648']), .35); g.arc(rng.uniform(0, w), rng.uniform(h * .7, h), rng.uniform(1.4, 5), 0, 7); g.fill()
    for x, hh, wd, cl in ((w * .08, 90, 110, 1.0), (w * .22, 130, 140, .85), (w * .385, 190, 190, .5), (w * .56, 230, 230, .22), (w * .8, 330, 330, 0.0)):
        c.glow(x, ridge(x) - hh, wd * 1.3, '#7fe8c0', .12 + .16 * (1 - cl))
        closeups.polyp_side(c, x, ridge(x) + 12, hh, wd, '#d9647a', '#8ff0c8', rng.normal(0, .04), cl, 14 if cl > .6 else 20, mouth=cl < .7)
    for x in (w * .15, w * .3, w * .47, w * .68, w * .94):
        with c.piece(shadow=.3, lift=4, volume=.5, vsize=8, rim=.4) as g: rgb(g, '#d9647a'); smooth(g, blob_pts(rng, x, ridge(x) + 6, 34, 24, .08, 10)); g.fill(); rgb(g, '#5c2648'); smooth(g, blob_pts(rng, x, ridge(x) - 4, 14, 6, .1, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:        # plankton drifting to the open one
        for _ in range(40):
            x, y = w * .8 + rng.normal(0, 240), h * .24 + rng.normal(0, 120); rgb(g, '#fff3c8', rng.uniform(.5, .95)); q = rng.uniform(1.6, 4.5); smooth(g, [(x - q * 1.6, y), (x, y - q * .7), (x + q * 1.6, y), (x, y + q * .7)]); g.fill(); g.set_line_width(1); g.move_to(x + q, y); g.line_to(x + q * 3, y - q * 1.4); g.move_to(x + q, y); g.line_to(x + q * 3, y + q * 1.4); g.stroke()
    c.particles(160, color='#bfe0ff'); c.finish(vignette=.4)


def slide_3(c, rng, variant=0):
    """Straight down through a slatted roof in the morning: two long tanks of young corals; somebody with a long brush plays the grazing fish."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#e3c79a'), (.5, '#d3b183'), (1, '#b98f68')], 40)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:       # floor slabs, wet near the tanks
        for i in range(9):
            for j in range(7): x, y = -60 + i * 200 + (j % 2) * 90, -40 + j * 172; rgb(g, jitter(rng, '#d9b98c', .025), .8); smooth(g, [(x + 4, y + 4), (x + 194, y + 4), (x + 194, y + 166), (x + 4, y + 166)], tension=.06); g.fill()
        for _ in range(26): rgb(g, '#7a5a48', .14); smooth(g, blob_pts(rng, rng.uniform(0, W), H * .49 + rng.normal(0, 60), rng.uniform(30, 120), rng.uniform(14, 40), .25, 10)); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#5fb08f', 'plum']

    def tank(y0, y1, x0, x1, n, rows, s):
        shadow.blob(c, (x0 + x1) / 2 + 50, (y0 + y1) / 2 + 44, (x1 - x0) / 2 + 30, (y1 - y0) / 2 + 26, 0, .4, 18)
        with c.piece(shadow=.5, lift=12, volume=.4, vsize=14, rim=.5) as g: smooth(g, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)], tension=.05); lin(g, 0, y0, 0, y1, '#f3f1e2', '#c9d3cc', '#9fb0b0'); g.fill()
        b = 26
        with c.piece(shadow=0, volume=0, rim=0) as g: smooth(g, [(x0 + b, y0 + b), (x1 - b, y0 + b), (x1 - b, y1 - b), (x0 + b, y1 - b)], tension=.05); lin(g, x0, y0, x1, y1, '#6fd6c8', '#35aeb6', '#1f8ca4'); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, blur=10) as g: rgb(g, '#0a4a68'); g.rectangle(x0 + b, y0 + b, x1 - x0 - 2 * b, 44); g.rectangle(x0 + b, y0 + b, 40, y1 - y0 - 2 * b); g.fill()
        for r_ in range(rows):
            yy = y0 + b + 20 + (y1 - y0 - 2 * b - 40) * (r_ + .5) / rows
            with c.piece(shadow=.4, lift=14, volume=.2, vsize=5) as g:
                lin(g, 0, yy - 30, 0, yy + 30, '#effaf4', '#c4e0dc'); smooth(g, [(x0 + 70, yy - 34), (x1 - 70, yy - 34), (x1 - 70, yy + 34), (x0 + 70, yy + 34)], tension=.04); g.fill(); rgb(g, '#3f9aa4', .7)
                for i in range(n * 2 - 1): g.arc(x0 + 110 + (x1 - x0 - 220) * i / (2 * n - 2), yy, 11, 0, 7); g.fill()
            for i in range(n):
                if rng.random() < .93: from_above.coral(c, x0 + 110 + (x1 - x0 - 220) * i / (n - 1) + rng.normal(0, 4), yy + rng.normal(0, 4), s * rng.uniform(.7, 1.15), rng.choice(cols), int(rng.integers(0, 4)))
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.3, caustic=1.1) as g: g.rectangle(x0 + b, y0 + b, x1 - x0 - 2 * b, y1 - y0 - 2 * b); rgb(g, '#9ff0e4', .35); g.fill()
        water.sparkle(c, 46, (x0 + 60, y0 + 40, x1 - 80, y1 - 40))
    tank(H * .055, H * .375, -80, W * .9, 11, 2, 84)
    tank(H * .645, H * 1.08, W * .1, W * 1.1, 10, 3, 92)
    # water inlet of the upper tank, with foam
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=9, rim=.5) as g: rgb(g, '#2f6fb4'); g.set_line_width(34); g.set_line_cap(0); g.move_to(W * 1.02, H * .2); g.line_to(W * .85, H * .2); g.stroke(); rgb(g, '#1f4f8a'); g.rectangle(W * .925, H * .2 - 24, 22, 48); g.fill(); rgb(g, 'coral'); g.rectangle(W * .955, H * .2 - 38, 14, 76); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(170): q = abs(rng.normal(0, 90)); a = PI + rng.normal(0, .55); rgb(g, '#f4fffb', rng.uniform(.2, .8) * math.exp(-q / 150)); g.arc(W * .85 + math.cos(a) * q, H * .2 + math.sin(a) * q, rng.uniform(2, 9), 0, 7); g.fill()
    # the keeper between the tanks, with a long brush in the lower tank
    px, py = W * .335, H * .515
    bx, by = W * .61, H * .765
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.35) as g: rgb(g, 'navy'); taper(g, [(px + 80, py + 70), (bx + 26, by + 26)], [10, 10]); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=5, rim=.4) as g:
        rgb(g, '#c99a63'); taper(g, [(px + 10, py - 10), (bx, by)], [12, 12]); g.fill()
        with at(g, bx, by, math.atan2(by - py, bx - px)):
            for k in range(30): rgb(g, jitter(rng, '#fff0c8', .04)); taper(g, [(6, -54 + k * 3.7), (44 + rng.normal(0, 4), -62 + k * 4.3)], [5, 3]); g.fill()
            rgb(g, '#e4573f'); smooth(g, [(-8, -60), (14, -60), (14, 60), (-8, 60)], tension=.2); g.fill()
    water.rings(c, [(bx + 20, by + 12, 80), (bx + 10, by, 50)], 'white', .6, 1)
    from_above.person(c, px, py, 178, .62, '#1b8f93', '#3f4f6a', 'hat', '#f0cf86', arms=(.75, .35), sun=(.62, .78), slen=.9)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.5) as g:       # bucket
        x, y = W * .57, H * .5; g.arc(x, y, 56, 0, 7); rgb(g, '#f0b03a'); g.fill(); g.arc(x, y, 47, 0, 7); lin(g, 0, y - 47, 0, y + 47, '#1f7f98', '#6fd6cc'); g.fill()
        for a in (.4, 1.3, 2.2): rgb(g, 'white', .5); g.set_line_width(3); g.arc(x, y, 34 - a * 6, a, a + 1); g.stroke()
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g: household.sandal(g, rng, W * .08, H * .5, 84, .3, '#e4573f', 1); household.sandal(g, rng, W * .115, H * .53, 84, .1, '#e4573f', 1)
    # light through the slats
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    u = ((xx * .80 + yy * .60) / c.k + 12 * np.sin(yy / c.k / 170)) % 148
    m = smoothstep(0, 22, u) * smoothstep(104, 82, u)
    c.img = c.img * (.60 + .40 * m[..., None]) + (1 - m[..., None]) * col('#233a66').astype(np.float32) * .12
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - (m * .13)[..., None] * col('#ffe3a0').astype(np.float32))
    F_ = [(.97, .53, 190)]
    for x, y, s in F_: from_above.palm(c, W * x + 60, H * y, s, sun=(.2, .3))
    c.finish(.3, warm=.12, center=(.5, .5))
