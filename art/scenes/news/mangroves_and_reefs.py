"""Pictures of the article "Why mangroves and reefs need each other"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, land as L
from toolkit.paper import blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Mangrove and reef: under water from inside the roots; fish grow along a curving stream from the nursery to the bright reef."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#e3f6d6'), (.2, '#a5dfc4'), (.5, '#4fb3a8'), (.8, '#24808a'), (1, '#155a6c')], 100, wash=.05, glow=(W * .78, H * .1, 800, '#fff6d0', .6))
    L.surface_below(c, 80, .6)
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.5) as g:        # leaves seen through the surface
        for _ in range(60): F.leaf(g, rng.uniform(-30, W * .5), rng.uniform(-20, 46), rng.uniform(40, 80), 26, rng.uniform(0, 3), jitter(rng, '#5f9a5a', .04), False)
    far = L.rocks(c, [(W * .4, H * .84), (W * .55, H * .7), (W * .68, H * .55), (W * .82, H * .46), (W + 30, H * .4)], '#3f8480', .34, 14)
    F.reef_patch(c, W * .6, W * 1.0, lambda x: far(x) + 4, 2.2, .7, depth=.36)
    A.silhouettes(c, W * .88, H * .22, 60, 190, 60, 13, PI, depth=.5)
    for x, s, d in ((.43, 330, .6), (.3, 420, .45)): F.mangrove(c, W * x, H * .1, 160, roots=9, crown=False, root_drop=H * .68, depth=d)
    c.god_rays(W * .8, -160, .38, 13, 1300)
    sb = L.sandbed(c, [(-30, H * .82), (W * .25, H * .84), (W * .5, H * .86), (W * .75, H * .83), (W + 30, H * .78)], '#dcd3a4', .35)
    F.seagrass(c, W * .3, W * .66, 0, 130, 110, 'leaf', .4, base=lambda x: sb(x) + 14, depth=.14)
    # near reef on the right
    F.reef_patch(c, W * .68, W * 1.03, lambda x: sb(x) + 20, 2.0, 1.05, depth=.1)
    F.table_coral(c, W * .9, H * .86, 330, 'coral', height=150, depth=.04)
    # big near roots, left
    dk = '#5d4638'
    for layer, dd in ((0, -.3), (1, 0)):
        with c.piece(shadow=.45, lift=10, volume=.5, vsize=12) as g:
            arcs = [([(W * .05, -30), (W * .12, H * .2), (W * .15, H * .55), (W * .145, H * .93)], [30, 28, 26, 9]), ([(W * .02, -30), (W * .2, H * .1), (W * .27, H * .45), (W * .285, H * .91)], [30, 26, 24, 9])] if layer == 0 else \
                [([(-20, H * .08), (W * .06, H * .12), (W * .085, H * .5), (W * .07, H * 1.04)], [50, 44, 40, 42]), ([(-20, -20), (W * .13, H * .02), (W * .205, H * .38), (W * .21, H * 1.0)], [46, 42, 36, 38]), ([(W * .19, H * .33), (W * .25, H * .4), (W * .335, H * .66), (W * .35, H * .95)], [26, 26, 24, 10])]
            for p, w in arcs: lin(g, p[0][0], 0, p[-1][0] + 40, 0, shade(dk, dd + .12), shade(dk, dd - .12)); taper(g, p, w, 60); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4) as g:        # oysters
        for p in ([(W * .085, H * .5), (W * .07, H * 1.04)], [(W * .205, H * .38), (W * .21, H * 1.0)], [(W * .335, H * .62), (W * .35, H * .95)], [(W * .15, H * .55), (W * .145, H * .94)]):
            for _ in range(26): t = rng.uniform(0, .95); x, y = p[0][0] + (p[1][0] - p[0][0]) * t, p[0][1] + (p[1][1] - p[0][1]) * t; rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#e0a58f', '#8fa58a', '#c8788f', '#e9c27c']), .04)); smooth(g, blob_pts(rng, x + rng.normal(0, 13), y, rng.uniform(5, 12), rng.uniform(4, 9), .2, 7)); g.fill()
    F.tube_sponge(c, W * .095, H * .72, 70, '#e9a05c', 3); F.soft_coral(c, W * .218, H * .7, 66, 'rose', .5)
    # the stream: snapper from thumbnail size in the roots to full size over the reef
    path = curve_pts([(W * .1, H * .62), (W * .18, H * .5), (W * .3, H * .56), (W * .42, H * .62), (W * .53, H * .52), (W * .62, H * .38), (W * .74, H * .32), (W * .88, H * .4)], 120)
    placed = []
    for _ in range(900):        # loosely along the way: crowds of small ones in the roots, a few big ones over the reef
        t = rng.beta(.75, 1.1); k = int(t * 116) + 1; x, y = path[k]; d = path[min(119, k + 2)] - path[k - 1]
        L_ = (22 + 128 * t ** 1.7) * rng.uniform(.82, 1.15)
        x, y = x + rng.normal(0, 20 + L_ * .4), y + rng.normal(0, 34 + 52 * t)
        if any(math.hypot((x - a) * .75, (y - b) * 1.25) < (L_ + l) * .5 for a, b, l, _ in placed): continue
        placed.append((x, y, L_, math.atan2(d[1], d[0]) * .55 + rng.normal(0, .17)))
        if len(placed) == 46: break
    for x, y, L_, a in sorted(placed, key=lambda q: q[2]):
        A.fish(c, 'snapper', x, y, L_, a, rng.uniform(-.16, .16), rng.uniform(0, .35), depth=.3 * (1 - min(1, L_ / 120)) + .08 * rng.random(), shadow=.3)
    A.school(c, 'sergeant', W * .14, H * .8, 11, 90, 34, 26, .2, .2); A.school(c, 'anthias', W * .83, H * .64, 16, 130, 46, 34, PI, .3, depth=.05); A.fish(c, 'parrotfish', W * .945, H * .6, 170, PI + .1, .1); A.fish(c, 'threadfin', W * .72, H * .68, 88, PI, .1)
    A.seahorse(c, W * .455, H * .87, 96, 'saffron', True)
    F.seagrass(c, W * .34, W * .62, H * 1.03, 150, 60, 'moss', .4); F.brain(c, W * .74, H * 1.04, 170, 'leaf'); F.sea_fan(c, W * .985, H * 1.03, 270, 'plum', -.12); F.pocillopora(c, W * .87, H * 1.03, 150, 'rose')
    c.particles(240, color='#f3f6d0'); c.finish(.34, center=(.6, .45))


def second(c, rng, variant=0):
    """Over and under: a swell throws its lip over a reef with large table corals; behind it calm water, seagrass and a mangrove."""
    w, h = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#4f6b88'), (.3, '#a0b5b4'), (.5, '#f3dcae'), (1, '#fbe6bd')], angle=58, glow=(w * .8, h * .16, 420, '#fff0c8', .6))
    with c.piece(shadow=0, volume=.25, vsize=40, rim=.1, depth=.45, grain=.03, blur=16) as g:
        for x, y, q in ((w * .02, h * .04, 230), (w * .18, h * .02, 200), (w * .33, -10, 150), (w * .1, h * .12, 120), (w * .45, h * .03, 120)):
            rgb(g, jitter(rng, '#4a5f7c', .02)); smooth(g, blob_pts(rng, x, y, q, q * .42, .1, 13)); g.fill()
    L.rinjani(c, w * .74, h * .38, 480, 100, depth=.6)
    wl = h * .4
    calm = [(w * .5, wl + 6), (w * .56, wl - 1), (w * .66, wl + 3), (w * .8, wl), (w + 40, wl + 3)]
    back = [(-40, h * .27), (w * .05, h * .262), (w * .11, h * .235), (w * .17, h * .185), (w * .225, h * .125), (w * .275, h * .09)]
    lip = [(w * .275, h * .09), (w * .325, h * .082), (w * .372, h * .108), (w * .405, h * .158), (w * .418, h * .215)]       # thrown forward
    face = [(w * .418, h * .215), (w * .396, h * .19), (w * .37, h * .182), (w * .348, h * .21), (w * .346, h * .265), (w * .368, h * .325), (w * .415, h * .375), (w * .46, h * .4), (w * .5, wl + 6)]
    with c.piece(shadow=.3, lift=8, volume=.2, vsize=40, rim=.4, grain=.03) as g:
        smooth(g, back + lip[1:] + face[1:] + calm[1:], False); g.line_to(w + 40, h + 20); g.line_to(-40, h + 20); g.close_path(); p = g.copy_path()
        lin(g, 0, h * .08, 0, h, '#4fb4ae', '#2a95a0', '#1b7a93', '#10567a', '#0a3f66'); g.fill()
        g.append_path(p); g.clip()
        rad(g, w * .3, h * .13, w * .17, (0, '#d9f6cf', .85), (.4, '#8fe0c0', .5), (1, '#4fb4ae', 0)); g.paint()          # the sun shines through the thin crest
    c.set_air()
    with c.piece(shadow=0, volume=.25, vsize=14, rim=0, grain=.02) as g:     # bands of the flank, following its rise
        rise = curve_pts(back + lip[1:3], 60); foot = curve_pts([(-40, h * .5), (w * .1, h * .5), (w * .2, h * .47), (w * .28, h * .4), (w * .325, h * .3), (w * .343, h * .2)], 60)
        for k in range(1, 16):
            t = k / 16; line_ = rise * (1 - t) + foot * t + np.stack([np.zeros(60), 5 * np.sin(np.linspace(0, 9, 60) + k)], 1)
            lo, hi = sorted(rng.uniform(.0, 1, 2)); hi = max(hi, lo + .35); i0, i1 = int(lo * 44), min(59, int(hi * 59))
            rgb(g, '#e6fbee' if k % 3 else '#0f5f7f', .2 if k % 3 else .22); taper(g, [tuple(v) for v in line_[i0:i1 + 1:3]], [.6, rng.uniform(3, 8), .6], 40, False); g.fill()
    with c.piece(shadow=.35, lift=10, volume=.55, vsize=30, rim=.35, grain=.03) as g:          # the hollow under the lip
        smooth(g, face + [(w * .44, h * .43), (w * .36, h * .43), (w * .3, h * .36), (w * .285, h * .26), (w * .305, h * .17), (w * .36, h * .14)], tension=.5); p = g.copy_path()
        lin(g, w * .3, h * .16, w * .44, h * .42, '#bfeecb', '#5fc8b8', '#2592a0', '#14688a'); g.fill(); g.append_path(p); g.clip()
        for k in range(13):
            t = k / 12; rgb(g, '#effdf2' if k % 2 else '#0f6f86', .4 if k % 2 else .28)
            taper(g, [(w * (.39 - .03 * t), h * (.17 + .01 * t)), (w * (.33 + .012 * t), h * (.2 + .05 * t)), (w * (.315 + .03 * t), h * (.28 + .05 * t)), (w * (.35 + .04 * t), h * (.37 + .03 * t))], [1, 6, 4, 1], 26, False); g.fill()
    with c.piece(shadow=.3, lift=7, volume=.4, vsize=14, rim=.5, grain=.02) as g:              # the lip itself
        smooth(g, [(w * .24, h * .118), (w * .285, h * .076), (w * .335, h * .068), (w * .385, h * .1), (w * .418, h * .155), (w * .43, h * .225), (w * .41, h * .2), (w * .388, h * .158), (w * .355, h * .13), (w * .31, h * .12)], tension=.5); lin(g, 0, h * .07, 0, h * .23, '#f6fff4', '#bfeede', '#6fcfc4'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=8, rim=.5, grain=.02) as g:
        q = curve_pts([(w * .27, h * .082), (w * .33, h * .07), (w * .385, h * .1), (w * .418, h * .158), (w * .432, h * .23)], 50)
        for i in range(130):
            k = int(rng.triangular(0, 49, 49)); s_ = rng.uniform(4, 15) * (.55 + .7 * k / 49); rgb(g, rng.choice(['#ffffff', '#eefaf6', '#d9f0ec'])); smooth(g, blob_pts(rng, q[k][0] + rng.normal(2, 8), q[k][1] + rng.normal(0, 8), s_, s_ * .75, .18, 8)); g.fill()
        for i in range(150):       # where it lands, and the foam that runs on
            t = min(1.5, abs(rng.normal(0, .5))); x = w * (.428 + .085 * t); s_ = rng.uniform(6, 24) * max(.3, 1 - .5 * t); rgb(g, rng.choice(['#ffffff', '#eefaf6', '#d3ece8'])); smooth(g, blob_pts(rng, x + rng.normal(0, 10), h * (.392 + .012 * t) - abs(rng.normal(0, 34)) * max(0, 1 - t), s_, s_ * .7, .18, 8)); g.fill()
        for i in range(170): rgb(g, 'white', .85); g.arc(w * .42 + rng.normal(10, 54), h * .2 + rng.normal(0, 70), rng.uniform(1, 4.2), 0, 7); g.fill()
    # the reef below
    reef = L.rocks(c, [(-40, h * .86), (w * .08, h * .8), (w * .2, h * .71), (w * .3, h * .665), (w * .4, h * .69), (w * .48, h * .78), (w * .56, h * .9), (w * .64, h * 1.05)], '#3f6f7a', depth=.3, knobs=18)
    F.reef_patch(c, 0, w * .52, reef, density=2.6, size=.7, depth=.32, kinds=['staghorn', 'poc', 'brain', 'plates', 'soft'])
    sand = L.sandbed(c, [(w * .46, h * 1.03), (w * .54, h * .93), (w * .62, h * .85), (w * .74, h * .79), (w + 40, h * .74)], caustic=.25)
    closeups.table(c, w * .365, h * .795, 330, '#e08a5c', .12, .2, 1, depth=.14); closeups.table(c, w * .105, h * .87, 380, '#c9a24a', .1, .22, 1, depth=.1)
    F.reef_patch(c, w * .16, w * .5, lambda x: reef(x) + 110, density=1.9, size=.85, depth=.08, kinds=['poc', 'brain', 'soft', 'staghorn', 'leather'])
    closeups.table(c, w * .3, h * .985, 560, 'coral', .15, .2, 2)
    for x, k, q_, cc in ((.02, 'brain', 1.5, 'leaf'), (.09, 'staghorn', 1.5, 'saffron'), (.155, 'poc', 1.3, 'plum'), (.455, 'brain', 1.3, '#d9a05c'), (.52, 'poc', 1.0, 'rose'), (.4, 'staghorn', 1.1, 'violet')): F.plant(c, k, w * x, h * 1.04, q_, cc)
    c.god_rays(w * .74, wl - 220, strength=.24, reach=640)
    F.seagrass(c, w * .6, w * .84, 0, 84, 110, 'leaf', base=lambda x: sand(x) + 22, depth=.1)
    F.mangrove(c, w * .88, wl, 270, root_drop=h * .36, roots=9, depth=.04, leaves='#5f9a62', size=20)
    A.school(c, 'snapper', w * .7, h * .6, 15, 120, 46, 46, PI, depth=.1); A.school(c, 'chromis', w * .2, h * .58, 22, 120, 34, 30, .2, depth=.2)
    A.school(c, 'anthias', w * .37, h * .655, 9, 70, 26, 34, .2)
    L.waterline(c, calm, thick=6)
    c.particles(90, box=(0, wl + 30, w, h)); c.finish()
