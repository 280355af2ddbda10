"""again_g.py - pictures drawn again: a tie at the nursery bar, the arms of a polyp, the breaking swell, paper boats."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, closeups as K, portraits
import parts_a as X, parts_b as B, parts_g as Q, parts_s as S, parts_w as T
from paper import *

PI = math.pi


def tie(c, rng, variant=0):
    """gallery 1: close to a floating nursery: a diver's hand sets a coral into its tie on a white bar, two butterflyfish look on, more bars behind."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#bff0dc'), (.26, '#58c3c2'), (.62, 'water3'), (1, '#0a4468')], 84, glow=(W * .26, -40, 700, '#fff4d6', .8))
    L.surface_below(c, 90, .5, 70)
    c.god_rays(W * .26, -170, .42, 16, 1150, 1.3)
    A.silhouettes(c, W * .66, H * .2, 60, 230, 46, 13, PI, depth=.5)
    cols = ['saffron', 'rose', 'violet', '#e9a05c', '#5fb0a0', 'plum']

    def arm(a, b, w, n, s, **kw):
        with c.piece(**{**dict(shadow=.35, lift=5, volume=.45, vsize=w * .4), **kw}) as g:
            lin(g, a[0], a[1] - w, a[0], a[1] + w, '#fffdf4', '#d3dedb', '#7f9ca4'); taper(g, [a, b], [w, w * .9]); g.fill()
        for i in range(n):
            t = (i + .5 + rng.uniform(-.2, .2)) / n
            Q.hang_coral(c, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, s * rng.uniform(.7, 1.25), rng.choice(cols), **kw)
    X.bar(c, (W * .59, -40), (W * .565, H * 1.1), 9, '#dfe8e2', depth=.62)
    for y, l, r in ((.3, .42, .74), (.42, .44, .71), (.55, .41, .73)): arm((W * l, H * y), (W * r, H * (y + .012)), 6, 6, 44, depth=.6)
    X.bar(c, (W * .86, -40), (W * .89, H * 1.1), 18, '#dfe8e2', depth=.34)
    for y, l, r, sl in ((.13, .69, 1.05, .03), (.36, .66, 1.06, -.02)): arm((W * l, H * y), (W * r, H * (y + sl)), 11, 6, 92, depth=.34)
    P.diver(c, W * .69, H * .9, 190, PI - .1, accent='saffron', suit='#24486a', depth=.45, kick=.5)
    A.school(c, 'chromis', W * .2, H * .3, 34, 190, 60, 32, .2, .3, depth=.25)
    # the bar in front, with what has grown on it
    X.bar(c, (W * .115, -40), (W * .085, H * 1.1), 46, '#e6eee8', depth=.03)
    bar_y = lambda x: H * .79 - x * .1
    for x, s, cc in ((-.01, 330, 'coral'), (.235, 250, 'violet')): Q.hang_coral(c, W * x, bar_y(W * x) + 20, s, cc)
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=20, rim=.5) as g:
        a, b = (-60, bar_y(-60)), (W + 60, bar_y(W + 60)); lin(g, 0, a[1] - 34, -6, a[1] + 34, '#ffffff', '#eef2ea', '#b5c7c8', '#7d98a2'); taper(g, [a, b], [62, 50]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.55) as g:      # pink crust and green film
        for _ in range(90):
            x = rng.uniform(0, W); smooth(g, blob_pts(rng, x, bar_y(x) + rng.normal(6, 12), rng.uniform(3, 20), rng.uniform(2, 7), .25, 8, -.1)); rgb(g, rng.choice(['#d98fa0', '#a9b77a', '#c98f8f', '#8fae9a']), .5); g.fill()
    x0 = W * .545
    root = (x0, bar_y(x0) - 8)

    def coral(c_):
        for pts, w in (([root, (x0 - 34, root[1] - 90), (x0 - 98, root[1] - 190), (x0 - 120, root[1] - 262)], [46, 42, 34, 22]), ([root, (x0 + 8, root[1] - 120), (x0 + 2, root[1] - 236), (x0 + 30, root[1] - 350)], [54, 48, 40, 24]), ([(x0 + 6, root[1] - 130), (x0 + 62, root[1] - 210), (x0 + 110, root[1] - 268)], [38, 34, 20])):
            S.twig(c_, pts, w, '#ee6a46', 'cream', .075)
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:                # the far side of the tie
        rgb(g, '#1f4a55'); taper(g, [(x0 - 52, root[1] + 12), (x0, root[1] - 34), (x0 + 52, root[1] + 6)], [10, 12, 10], 16); g.fill()
    K.hand(c, x0 + 34, root[1] - 106, 200, PI + .42, 'pinch', 'skin2', '#1b2d48', 3.6, flip=True, held=coral)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.5) as g:        # and the near one, its end still long
        for k in range(2): rgb(g, '#2a6f78'); taper(g, [(x0 - 54, root[1] - 4 + 20 * k), (x0 - 4, root[1] + 22 + 18 * k), (x0 + 50, root[1] - 8 + 18 * k)], [13, 15, 13], 16); g.fill()
        taper(g, [(x0 + 36, root[1] + 18), (x0 + 66, root[1] + 62), (x0 + 58, root[1] + 124)], [12, 10, 6], 16); g.fill()
    portraits.fish(c, 'raccoon', W * .315, H * .47, 270, 84, 4, .32, roll=-.06)
    portraits.fish(c, 'longnose', W * .215, H * .65, 215, 52, 4, -.2, depth=.04)
    F.sea_fan(c, W * .98, H * 1.06, 250, 'plum', -.16); F.staghorn(c, W * .87, H * 1.09, 160, 'saffron', 2, 6)
    c.particles(220, big=9); c.finish(.36, center=(.46, .45))


def polyp_arms(c, rng, variant=0):
    """44: what the microscope shows fills the left of the wall; a child on a crate holds up its arms like the polyp, another looks, a woman sits by."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#274a5a'), (.5, '#1d3a4c'), (1, '#122838')], 60, wash=.05)
    fl = H * .87
    cx, cy, R = W * .36, H * .42, H * .52
    c.glow(cx, cy, R * 1.7, '#7fd6c6', .34)
    with c.piece(shadow=.12, lift=5, volume=0, rim=.2, grain=.05) as g: poly(g, [(-20, fl), (W + 20, fl), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, fl, 0, H, '#6a4f4a', '#33282f'); g.fill()
    c.set_air()
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=6, depth=.25) as g:      # shelf with jars in the dim room
        rgb(g, '#7a5040'); taper(g, [(W * .74, H * .2), (W + 20, H * .2)], [13, 13], cap=False); g.fill()
        for k, x in enumerate((.765, .82, .875, .93, .98)):
            h_, w = (84, 104, 70, 92, 76)[k], (44, 40, 50, 38, 46)[k]; x = W * x; y = H * .2 - 6
            smooth(g, [(x - w / 2, y), (x - w / 2, y - h_ * .8), (x - w * .3, y - h_), (x + w * .3, y - h_), (x + w / 2, y - h_ * .8), (x + w / 2, y)], tension=.3); lin(g, x - w / 2, 0, x + w / 2, 0, '#bfdcd4', ['#6fa9a0', '#c09a62', '#8fb0a4', '#b7807a', '#7f9fae'][k]); g.fill(); rgb(g, '#6b4a3c'); taper(g, [(x - w * .33, y - h_), (x + w * .33, y - h_)], [13, 13], cap=False); g.fill()
            for b in (-.5, 0, .5): rgb(g, '#eef7ee', .7); taper(g, [(x, y - 6), (x + b * w * .4, y - h_ * .3), (x + b * w * .55, y - h_ * .55)], [6, 5, 4]); g.fill()
    dc = lambda q: q.arc(cx, cy, R, 0, 7)
    with c.piece(shadow=0, volume=0, rim=0) as g: dc(g); rad(g, cx - 60, cy - 120, R * 1.4, '#e3f7e6', '#58c0b8', '#0f5f7a'); g.fill()
    c.set_air()
    with c.piece(shadow=.4, lift=12, volume=.5, vsize=60, clip=dc, grain=.05) as g: smooth(g, [(cx - R * 1.2, cy - R * .1), (cx - R * .5, cy - R * .36), (cx + R * .1, cy - R * .24), (cx + R * .6, cy - R * .46), (cx + R * 1.2, cy - R * .3), (cx + R * 1.2, cy + R * 1.2), (cx - R * 1.2, cy + R * 1.2)]); lin(g, 0, cy - R * .4, 0, cy + R, '#d98a74', '#a2506e', '#56305c'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=5, clip=dc) as g:
        for _ in range(560):
            x, y = rng.uniform(cx - R, cx + R), rng.uniform(cy - R * .1, cy + R); s = rng.uniform(3, 9); rgb(g, jitter(rng, rng.choice(['#d98a7a', '#a85a7a', '#e0a08a']), .03), .8); smooth(g, blob_pts(rng, x, y, s, s * .8, .15, 7)); g.fill()
    for x, y, s, cl_ in ((-.76, -.14, 130, .3), (-.36, -.32, 104, .5), (.56, -.38, 120, .4), (.86, -.06, 170, .2), (-.72, .36, 220, .1), (.7, .42, 250, .1), (-.3, .76, 230, .25), (.26, -.22, 130, .3), (.34, .84, 180, .2)): F.polyp(c, cx + x * R, cy + y * R, s, jitter(rng, '#f0b860', .03), 'leaf', 22, cl_, clip=dc)
    F.polyp(c, cx - R * .06, cy + R * .16, 430, '#f8d070', '#5fae7a', 30, 0, clip=dc)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=dc) as g: dc(g); rad(g, cx, cy, R, (0, 'navy', 0), (.8, 'navy', 0), (1, 'navy', .5)); g.fill()
    c.glow(cx, cy, R * 1.35, '#bff0e0', .16)
    # the bench with the microscope at the right, the beam from it
    B.beam(c, [(W * .778, H * .52), (W * .785, H * .56), (cx + R * .86, cy + R * .5), (cx + R * .92, cy - R * .4)], '#dffbe8', .3, 10)
    ty = H * .715
    with c.piece(shadow=.5, lift=10, volume=.3, vsize=12, grain=.05) as g:
        smooth(g, [(W * .745, ty), (W * 1.03, ty), (W * 1.03, ty + 32), (W * .74, ty + 32)], tension=.1); lin(g, 0, ty, 0, ty + 32, '#c9955e', '#7a4f38'); g.fill()
        rgb(g, '#5f4034'); taper(g, [(W * .775, ty + 30), (W * .77, H * .95)], [22, 20], cap=False); g.fill()
    B.microscope(c, W * .8, ty + 2, 270, flip=True)
    # the child on its crate, arms like the polyp's
    kx = W * .625
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=10, grain=.05) as g:
        lin(g, 0, H * .86, 0, H * .96, '#d9a866', '#8a5c38'); smooth(g, [(kx - 88, H * .862), (kx + 88, H * .862), (kx + 84, H * .965), (kx - 84, H * .965)], tension=.06); g.fill(); rgb(g, '#5f3f2a', .7)
        for k in (.895, .93): taper(g, [(kx - 84, H * k), (kx + 84, H * k)], [5, 5]); g.fill()
    white = dict(child=True, top='#fdfaf0', bcol='#c2403a')
    P.person(c, kx, H * .875, 430, 'arm_up', P.look(rng, hair='pony', bottom='skirt', skin='#8a5a3c', **white), tweak=dict(aL=(-126, -158), aR=(128, 160), lL=(-9, -4), lR=(10, 4), head=-4, lean=1))
    # the other child sits on the floor and looks up; a woman on a low stool beside the bench
    P.person(c, W * .475, H * .955, 330, 'sit_hug', P.look(rng, hair='short', bottom='shorts', skin='#6b432d', **white), flip=True, tweak=dict(head=-14))
    with c.piece(shadow=.45, lift=7, volume=.35, vsize=8) as g:
        sx = W * .925
        for dx in (-34, 34): rgb(g, '#4f362c'); taper(g, [(sx + dx * .6, H * .84), (sx + dx * 1.2, H * 1.0)], [14, 12]); g.fill()
        smooth(g, blob_pts(rng, sx, H * .835, 66, 15, .03, 12)); rgb(g, '#b98450'); g.fill()
    P.person(c, W * .925, H * .828, 520, 'sit', P.look(rng, hair='hijab', top='#1b8f93', bottom='trousers', bcol='#2c3448', accent='#f5b843', skin='#8a5a3c'), flip=True, tweak=dict(lean=10, head=-4, aR=(38, 96), aL=(24, 64)))
    c.finish(.42, warm=.05, center=(.45, .46))


def swell(c, rng, variant=0):
    """18: over and under: a swell throws its lip over a reef with large table corals; behind it calm water, seagrass and a mangrove."""
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
    K.table(c, w * .365, h * .795, 330, '#e08a5c', .12, .2, 1, depth=.14); K.table(c, w * .105, h * .87, 380, '#c9a24a', .1, .22, 1, depth=.1)
    F.reef_patch(c, w * .16, w * .5, lambda x: reef(x) + 110, density=1.9, size=.85, depth=.08, kinds=['poc', 'brain', 'soft', 'staghorn', 'leather'])
    K.table(c, w * .3, h * .985, 560, 'coral', .15, .2, 2)
    for x, k, q_, cc in ((.02, 'brain', 1.5, 'leaf'), (.09, 'staghorn', 1.5, 'saffron'), (.155, 'poc', 1.3, 'plum'), (.455, 'brain', 1.3, '#d9a05c'), (.52, 'poc', 1.0, 'rose'), (.4, 'staghorn', 1.1, 'violet')): F.plant(c, k, w * x, h * 1.04, q_, cc)
    c.god_rays(w * .74, wl - 220, strength=.24, reach=640)
    F.seagrass(c, w * .6, w * .84, 0, 84, 110, 'leaf', base=lambda x: sand(x) + 22, depth=.1)
    F.mangrove(c, w * .88, wl, 270, root_drop=h * .36, roots=9, depth=.04, leaves='#5f9a62', size=20)
    A.school(c, 'snapper', w * .7, h * .6, 15, 120, 46, 46, PI, depth=.1); A.school(c, 'chromis', w * .2, h * .58, 22, 120, 34, 30, .2, depth=.2)
    A.school(c, 'anthias', w * .37, h * .655, 9, 70, 26, 34, .2)
    L.waterline(c, calm, thick=6)
    c.particles(90, box=(0, wl + 30, w, h)); c.finish()


def launch(c, rng, variant=0):
    """gallery 4: golden evening; a child's hand lets a paper boat go, others sail ahead into the light."""
    w, h = c.w, c.h
    c.light = (.55, -.83)
    hz = h * .24
    L.sky(c, 'dusk', hz, sun=(w * .7, h * .17, 44))
    L.island(c, w * .3, hz + 2, 520, 56, '#4f5a6a', .35, palms=6); L.island(c, w * .98, hz + 2, 360, 40, '#5a5f74', .45, palms=3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        lin(g, 0, hz, 0, h, '#f5b98a', '#d99a92', '#5f93a4', '#1f7f94', '#146a80', '#1a7a84'); g.rectangle(-20, hz, w + 40, h); g.fill()
    c.set_air()
    T.strips(c, hz + 4, h * .98, 150, ('#ffe3b0', '#0f4f6c', '#ffd29a'), (.14, .5), 1.2)
    T.strips(c, hz + 4, h * .8, 90, ('#fff0c8',), (.35, .9), .8, box=(w * .6, w * .8))
    c.glow(w * .7, hz + 60, 380, '#ffd9a0', .4)

    def boat(x, y, s, cc, flag=None, cr=None, flip=False, tilt=0.0, **kw):
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55, blur=1.4) as g:
            for i in range(9):
                t = i / 9; wd = s * (.4 - .3 * t) * rng.uniform(.75, 1.1); yy = y + s * (.03 + .36 * t); rgb(g, cc, .8 * (1 - t)); taper(g, [(x - wd, yy), (x, yy + 2), (x + wd, yy)], [.4, s * .035, .4], 9, False); g.fill()
        with c.piece(shadow=.2, lift=3, volume=.2, vsize=s * .04) as g, at(g, x, y, tilt, -s if flip else s, s):      # the far side
            poly(g, [(-.48, -.29), (-.14, -.185), (.16, -.185), (.5, -.3), (.2, -.08), (-.2, -.08)]); lin(g, 0, -.3, 0, -.08, shade(cc, -.12), shade(cc, -.42)); g.fill()
        T.paper_boat(c, x, y, s, cc, flip, tilt, flag, cr, **kw)
        with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:
            rgb(g, '#fff6e0', .8)
            for q, a0, lw in ((.4, .1, .02), (.56, .45, .012)):
                with at(g, x, y + s * .015, 0, s * q, s * q * .15): g.arc(0, 0, 1, a0, PI - a0)
                g.set_line_width(max(1.2, s * lw * .4)); g.stroke()
    for x, y, s, cc, fl, cr, f in ((.735, .285, 42, '#fff4dc', None, None, 0), (.64, .3, 52, '#f6c8b8', None, None, 1), (.8, .315, 60, '#ffe3a0', 'coral', None, 0), (.57, .345, 84, '#fff4dc', 'saffron', '#3c86c2', 0), (.87, .385, 100, '#cfe6f0', None, '#c85a8e', 1), (.7, .42, 128, '#ffe3a0', None, '#1b8f93', 0), (.9, .54, 190, '#f6c8b8', 'teal', '#8f6fb8', 1), (.4, .46, 160, '#d9efc9', None, '#2f7f6a', 1)): boat(w * x, h * y, s, cc, fl, cr, bool(f), rng.normal(0, .05), depth=.14 if s < 80 else 0)
    x, y, S_ = w * .56, h * .84, 600
    boat(x, y, S_, '#fffaf0', 'coral', '#e8742f', False, -.035)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.4) as g: rgb(g, '#0f3a52'); taper(g, [(-40, h * .93), (w * .16, h * .9), (w * .33, h * .88)], [150, 90, 40], 30); g.fill()
    K.hand(c, x - 420, y - 92, 178, .1, 'release', '#8a5a3c', '#f5b843', 3.4, band='#c85a8e')
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:      # rings from the fingers
        rgb(g, '#fff2d6', .75)
        for q in (60, 92, 130):
            with at(g, x - S_ * .46, y + 12, 0, q, q * .17): g.arc(0, 0, 1, .2, PI + .6)
            g.set_line_width(2.4); g.stroke()
    c.finish(vignette=.36, warm=.15, center=(.58, .5))
