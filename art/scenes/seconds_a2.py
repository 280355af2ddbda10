"""The second pictures of the articles 12 to 22: what the lead does not show (a detail, the reverse view, the place without people)."""
import math
import cairo
import numpy as np
import flora as F, fauna as A, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S, parts_p as T
from parts_s import *
from paper import *

PI = math.pi


def n12(c, rng, variant=0):
    """A kitchen without plastic: market basket, clay jug, enamel carrier, rice in glass, parcels of banana leaf; window light on a blue wall."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#5fb0b0'), (.6, '#3f97a0'), (1, '#2a7486')], 50, glow=(W * .1, 0, 640, '#fff0c4', .5))
    B.beam(c, [(W * .2, H * .02), (W * .52, H * .02), (W * .66, H * .6), (W * .34, H * .6)], '#ffeec0', .34, 9)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.5) as g:      # bars of the window in the light
        rgb(g, '#3f97a0'); taper(g, [(W * .36, H * .0), (W * .5, H * .62)], [13, 13]); g.fill(); taper(g, [(W * .26, H * .3), (W * .62, H * .3)], [13, 13]); g.fill()
    c.set_air()
    with c.piece(shadow=.5, lift=14, volume=.25, vsize=16, grain=.05) as g: poly(g, [(-20, H * .77), (W + 20, H * .77), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .77, 0, H, '#e3b27c', '#b37a4c', '#8a5638'); g.fill(); rgb(g, '#6b4028', .5); [g.rectangle(-20, y, W + 40, 4) for y in (H * .84, H * .925)]; g.fill()
    # cloth bag on a nail
    bx, by = W * .115, H * .13
    with c.piece(shadow=.45, lift=12, volume=.4, vsize=26) as g:
        rgb(g, '#d9c49a'); g.set_line_width(17); g.move_to(bx - 60, by + 150); g.curve_to(bx - 40, by - 20, bx + 40, by - 20, bx + 66, by + 150); g.stroke()
        smooth(g, [(bx - 118, by + 140), (bx, by + 160), (bx + 120, by + 140), (bx + 134, by + 320), (bx + 104, by + 450), (bx, by + 466), (bx - 108, by + 448), (bx - 136, by + 310)], tension=.3); p = g.copy_path(); lin(g, bx - 130, 0, bx + 130, 0, '#fff6de', '#f0e0ba', '#c9b488'); g.fill(); g.save(); g.append_path(p); g.clip()
        for k, cc in enumerate(('teal', '#3fb0b4', 'coral')): rgb(g, cc, .85); taper(g, [(bx - 150, by + 300 + 36 * k), (bx - 70, by + 278 + 36 * k), (bx, by + 302 + 36 * k), (bx + 70, by + 280 + 36 * k), (bx + 150, by + 300 + 36 * k)], [15] * 3, 40); g.fill()
        g.restore(); rgb(g, '#3a2a2a'); g.arc(bx, by + 20, 9, 0, 7); g.fill()
    # bananas hanging at the right
    ax, ay = W * .87, H * .02
    with c.piece(shadow=.5, lift=16, volume=.55, vsize=14, rim=.4) as g:
        rgb(g, '#6b5a34'); taper(g, [(ax, -30), (ax + 4, ay + 60), (ax, ay + 120)], [22, 26, 44]); g.fill()
        for layer, n, yy in ((0, 7, 96), (1, 6, 118)):
            for k in range(n):
                t = (k - (n - 1) / 2) / ((n - 1) / 2) * (1 - .25 * layer); cc = jitter(rng, mix('#f5c542', '#c4c45a', .35 - .35 * layer), .03); x0, y0 = ax + t * 30, ay + yy
                q = [(x0, y0), (x0 + t * 74, y0 + 66), (x0 + t * 104, y0 + 158), (x0 + t * 78, y0 + 246)]
                rgb(g, shade(cc, -.55)); taper(g, [(a + 3, b + 2) for a, b in q], [18, 54, 56, 16], 24); g.fill(); lin(g, x0 + t * 60 - 26, 0, x0 + t * 60 + 26, 0, shade(cc, .35), cc, shade(cc, -.28)); taper(g, q, [16, 50, 52, 14], 24); g.fill(); rgb(g, shade(cc, -.35), .5); g.set_line_width(2.4); smooth(g, [(a + 8, b) for a, b in q], False); g.stroke(); rgb(g, '#4a3a24'); g.arc(q[-1][0], q[-1][1] + 4, 7, 0, 7); g.fill()
    # clay jug
    jx, jy = W * .315, H * .865
    B.shade_blob(c, jx + 40, jy, 150, 22, 0, .4, 9)
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=46, rim=.4, grain=.06) as g:
        q = [(-40, -330), (-30, -290), (-44, -250), (-110, -200), (-140, -120), (-120, -40), (-70, -2), (70, -2), (120, -40), (140, -120), (110, -200), (44, -250), (30, -290), (40, -330), (0, -338)]
        smooth(g, [(jx + a, jy + b) for a, b in q]); lin(g, jx - 140, 0, jx + 140, 0, '#e39a6c', '#c9704a', '#7f3f30'); g.fill()
        taper(g, [(jx + 96, jy - 190), (jx + 150, jy - 250), (jx + 176, jy - 318)], [56, 34, 26], 16); lin(g, jx + 80, 0, jx + 180, 0, '#c9704a', '#8f4a36'); g.fill()
        rgb(g, '#f0c9a0', .7); g.set_line_width(4)
        for yy in (-150, -138): g.move_to(jx - 138, jy + yy); g.curve_to(jx - 60, jy + yy + 18, jx + 60, jy + yy + 18, jx + 138, jy + yy); g.stroke()
        rgb(g, '#5b2f26'); g.save(); g.translate(jx, jy - 332); g.scale(38, 9); g.arc(0, 0, 1, 0, 7); g.restore(); g.fill()
    # rice jar
    def rice(c, x0, x1, fl):
        with c.piece(shadow=0, volume=.3, vsize=14, grain=.05) as g:
            smooth(g, [(x0, fl), (x0, fl - 150), (x0 + 60, fl - 172), ((x0 + x1) / 2, fl - 160), (x1 - 40, fl - 180), (x1, fl - 156), (x1, fl)], tension=.2); rgb(g, '#f3e6c9'); g.fill()
            for _ in range(240): x, y = rng.uniform(x0 + 4, x1 - 4), rng.uniform(fl - 150, fl - 4); rgb(g, rng.choice(['#fffdf2', '#d9c49a']), .8); a = rng.uniform(0, 3); taper(g, [(x, y), (x + math.cos(a) * 10, y + math.sin(a) * 10)], [4, 3]); g.fill()
    E.jar(c, W * .5, H * .855, 250, rice)
    with c.piece(shadow=.35, lift=6, volume=.4, vsize=8) as g: poly(g, [(W * .5 - 70, H * .855 - 268), (W * .5 + 70, H * .855 - 268), (W * .5 + 64, H * .855 - 226), (W * .5 - 64, H * .855 - 226)]); lin(g, W * .46, 0, W * .54, 0, '#d9a870', '#a9764a', '#7a5236'); g.fill()
    # the big basket with vegetables
    def veg(c, x, y):
        with c.piece(shadow=.4, lift=8, volume=.4, vsize=10) as g:
            for k in range(9): a = -PI / 2 + (k - 4) * .26; F.leaf(g, x - 90 + k * 12, y + 10, rng.uniform(210, 290), 70, a + rng.normal(0, .06), jitter(rng, shade('leaf', rng.uniform(-.3, .1)), .04))
        for dx, dy, s, a, cc in ((70, -30, 170, -1.25, '#6b3f7f'), (112, -20, 150, -.95, '#7a4a90')):
            with c.piece(shadow=.4, lift=7, volume=.55, vsize=12, rim=.5) as g:
                with at(g, x + dx, y + dy, a): lin(g, 0, -30, 0, 30, shade(cc, .3), cc, shade(cc, -.4)); taper(g, [(-40, 0), (50, 0), (s * .7, 6)], [50, 56, 34], 20); g.fill(); rgb(g, '#5f8a4a'); taper(g, [(s * .66, 6), (s * .84, 4)], [34, 13]); g.fill()
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.5) as g:
            for dx, dy, s, cc in ((-20, -28, 44, '#e2553f'), (32, -46, 40, '#ea6a48'), (-104, -14, 46, '#f0a03a'), (-64, -50, 40, '#e2553f'), (150, 6, 38, '#8fb85a')): smooth(g, blob_pts(rng, x + dx, y + dy, s, s * .92, .05, 11)); rad(g, x + dx - s * .4, y + dy - s * .4, s * 1.7, shade(cc, .4), cc, shade(cc, -.4)); g.fill(); rgb(g, '#4d7d52'); [F.leaf(g, x + dx, y + dy - s * .7, 18, 8, b, '#4d7d52', False) for b in (-2.6, -1.6, -.6)]
            for k in range(5): rgb(g, jitter(rng, '#d9402f', .03)); taper(g, [(x - 150 + 9 * k, y + 8), (x - 190 + 16 * k, y - 40), (x - 200 + 26 * k, y - 92 + 7 * k)], [13, 15, 2], 14); g.fill()
    B.shade_blob(c, W * .72, H * .93, 260, 26, 0, .45, 10)
    T.basket(c, W * .7, H * .925, 400, '#d9a558', veg)
    # parcels of banana leaf and a half coconut in front
    for x, y, s, ro in ((.42, .955, 190, -.06), (.3, .975, 170, .1), (.375, .9, 150, .05)):
        with c.piece(shadow=.5, lift=9, volume=.4, vsize=14, rim=.4) as g:
            with at(g, W * x, H * y, ro, s):
                smooth(g, [(-.5, .1), (-.42, -.2), (.42, -.2), (.5, .1), (.4, .2), (-.4, .2)], tension=.2); lin(g, 0, -.2, 0, .2, '#9cc46a', '#5f9f52', '#356b40'); g.fill(); rgb(g, '#3f7f48', .55); g.set_line_width(.012)
                for k in range(11): g.move_to(-.4 + k * .08, -.19); g.line_to(-.44 + k * .088, .19); g.stroke()
                rgb(g, '#2f5f3a', .6); smooth(g, [(-.36, -.19), (-.2, .0), (-.42, .17), (-.48, .08)], tension=.1); g.fill(); smooth(g, [(.36, -.19), (.2, .0), (.42, .17), (.48, .08)], tension=.1); g.fill(); rgb(g, '#e9cf98'); taper(g, [(-.07, -.06), (.08, .02)], [.035, .02]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=16, rim=.4) as g:
        x, y = W * .9, H * .945; smooth(g, blob_pts(rng, x, y, 92, 62, .04, 12)); rgb(g, '#6b4630'); g.fill(); g.save(); g.translate(x, y - 16); g.scale(86, 40); g.arc(0, 0, 1, 0, 7); g.restore(); rgb(g, '#fffdf4'); g.fill(); g.save(); g.translate(x, y - 12); g.scale(66, 27); g.arc(0, 0, 1, 0, 7); g.restore(); lin(g, 0, y - 40, 0, y + 14, '#d9d2b8', '#fbf6e6'); g.fill()
    # enamel carrier behind, on the left
    ex, ey = W * .12, H * .93
    B.shade_blob(c, ex + 30, ey, 130, 18, 0, .4, 8)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.4) as g:
        rgb(g, '#6f858f'); g.set_line_width(11); g.move_to(ex - 104, ey - 30); g.line_to(ex - 104, ey - 300); g.curve_to(ex - 100, ey - 366, ex + 100, ey - 366, ex + 104, ey - 300); g.line_to(ex + 104, ey - 30); g.stroke()
        for k, cc in enumerate(('#f3efe0', '#e2604a', '#f3efe0')):
            y0 = ey - 92 * k; smooth(g, [(ex - 96, y0), (ex - 96, y0 - 84), (ex + 96, y0 - 84), (ex + 96, y0), (ex, y0 + 14)], tension=.12); lin(g, ex - 96, 0, ex + 96, 0, shade(cc, .3), cc, shade(cc, -.3)); g.fill(); rgb(g, '#2f6f9a'); g.rectangle(ex - 100, y0 - 90, 200, 11); g.fill()
        smooth(g, [(ex - 98, ey - 278), (ex - 60, ey - 312), (ex + 60, ey - 312), (ex + 98, ey - 278)], tension=.4); lin(g, ex - 90, 0, ex + 90, 0, '#fffdf2', '#d9cfb8'); g.fill(); rgb(g, '#2f6f9a'); g.arc(ex, ey - 318, 13, 0, 7); g.fill()
    c.finish(.34, warm=.1, center=(.5, .55))


def n13(c, rng, variant=0):
    """The experiment: a shell in a glass of sea water, and one in a glass made sour through a straw, where it fizzes and gets holes; half a lemon beside them."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6d9b8'), (.5, '#eab9a0'), (1, '#b98a9c')], 20, glow=(W * .2, H * .1, 760, '#fff3d6', .6))
    S.bokeh(c, 9, (0, 0, W, H * .5), ['#fff0d0', '#f3c9a8', '#c9a0b8'], (50, 130), .3, 20); c.set_air()
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=18, grain=.05) as g: poly(g, [(-20, H * .8), (W + 20, H * .8), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .8, 0, H, '#9a5f4a', '#6b3f3a'); g.fill(); rgb(g, '#3f2428', .5); g.rectangle(-20, H * .905, W + 40, 5); g.fill()
    for x in (.31, .7): B.shade_blob(c, W * x + 60, H * .935, 250, 26, 0, .5, 12)
    with c.piece(shadow=0, volume=0, rim=0, blur=14, alpha=.5) as g: smooth(g, blob_pts(rng, W * .4, H * .95, 120, 16, .1, 10)); rgb(g, '#8fe0dc'); g.fill(); smooth(g, blob_pts(rng, W * .79, H * .95, 120, 16, .1, 10)); rgb(g, '#b99ae0'); g.fill()

    def whole(c):
        with c.piece(shadow=.3, lift=5, volume=.2, vsize=8) as g: smooth(g, [(W * .2, H * .912), (W * .225, H * .875), (W * .33, H * .86), (W * .4, H * .872), (W * .42, H * .912)]); lin(g, 0, H * .86, 0, H * .92, '#f6e6bd', '#d9bd8a'); g.fill()
        E.spiral_shell(c, W * .31, H * .72, 300, -.35, '#f6dcb8', '#c9643f')
        F.seagrass(c, W * .2, W * .235, H * .88, 170, 6, 'leaf', .1)

    def eaten(c):
        with c.piece(shadow=.3, lift=5, volume=.2, vsize=8) as g: smooth(g, [(W * .59, H * .912), (W * .615, H * .877), (W * .7, H * .865), (W * .79, H * .877), (W * .81, H * .912)]); lin(g, 0, H * .86, 0, H * .92, '#d9cbd0', '#a994a9'); g.fill()
        E.spiral_shell(c, W * .7, H * .72, 300, .5, '#f3eee6', '#c9a9a8', .95, 1)
        with c.piece(shadow=0, volume=0, rim=.5, grain=.02) as g:
            for dx, dy, s in ((96, -40, 26), (60, -84, 19), (110, 20, 30), (70, -20, 17), (84, 66, 24), (30, -104, 14), (40, 92, 18), (58, 30, 14), (128, -10, 18), (20, -62, 10), (-10, 100, 13), (100, -80, 20), (118, 62, 22), (14, 62, 9), (-30, -92, 9)): rgb(g, mix('#a48cd2', '#8069b8', rng.random())); smooth(g, blob_pts(rng, W * .7 + dx, H * .72 + dy, s, s * .86, .16, 9)); g.fill()
        with c.piece(shadow=.25, lift=4, volume=.3, vsize=4) as g:
            for _ in range(26): x, y, s = W * .7 + rng.uniform(40, 170), H * .72 + rng.uniform(-140, 90), rng.uniform(3, 9); rgb(g, '#f6f0e8'); smooth(g, blob_pts(rng, x, y, s, s * .6, .3, 6, rng.uniform(0, 3))); g.fill()
        with c.piece(shadow=.1, lift=2, volume=0, rim=.3, grain=.01) as g:
            for _ in range(170):
                x, y = W * .7 + rng.normal(0, 110), H * rng.uniform(.37, .86); s = rng.uniform(2, 9)
                if abs(x - W * .7) > 190: continue
                rgb(g, '#f6f0ff', .8); g.set_line_width(1.6); g.arc(x, y, s, 0, 7); g.stroke(); rgb(g, 'white', .5); g.arc(x - s * .3, y - s * .3, s * .3, 0, 7); g.fill()
        with c.piece(shadow=.3, lift=4, volume=.5, vsize=5) as g: lin(g, W * .78, 0, W * .8, 0, '#ffe0a0', '#e0a04a', '#b06f2a'); taper(g, [(W * .865, H * .1), (W * .82, H * .38), (W * .775, H * .68)], [22, 22, 22], cap=False); g.fill()
        c.bubbles(W * .772, H * .68, 24, H * .3, 15, 20)
    tumbler(c, W * .31, H * .93, 470, 690, .8, fill=whole)
    tumbler(c, W * .7, H * .93, 470, 690, .8, ('#e9d9f6', '#a98fd6', '#6a52a0'), fill=eaten)
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=6) as g:       # the straw above the rim
        lin(g, W * .84, 0, W * .88, 0, '#ffe9b8', '#f0b45a', '#c07f34'); taper(g, [(W * .885, -20), (W * .865, H * .1), (W * .836, H * .292)], [22, 22, 22], cap=False); g.fill(); rgb(g, 'coral', .8)
        for k in range(6): x, y = W * (.8855 - .0075 * k), H * (.0 + .05 * k); taper(g, [(x - 13, y + 5), (x + 13, y - 5)], [9, 9]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=12, rim=.4) as g:      # lemon half
        x, y, s = W * .505, H * .945, 78; g.arc(x, y, s, 0, 7); rgb(g, '#f0b429'); g.fill(); g.arc(x - 3, y - 3, s * .9, 0, 7); rgb(g, '#fff6cf'); g.fill()
        for k in range(9): a = k * 2 * PI / 9; smooth(g, [(x - 3 + math.cos(a + .06) * s * .14, y - 3 + math.sin(a + .06) * s * .14), (x - 3 + math.cos(a - .27) * s * .78, y - 3 + math.sin(a - .27) * s * .78), (x - 3 + math.cos(a) * s * .83, y - 3 + math.sin(a) * s * .83), (x - 3 + math.cos(a + .27) * s * .78, y - 3 + math.sin(a + .27) * s * .78)], tension=.3); rad(g, x, y, s, '#fff0a0', '#f8d24a'); g.fill()
    T.scallop(c, W * .075, H * .93, 110, '#f3b79a', .3); T.scallop(c, W * .94, H * .955, 80, '#e9e0d8', -.5)
    c.finish(.3, warm=.06, center=(.5, .5))


def n14(c, rng, variant=0):
    """The bitten edge of the land: the sea has washed the bank away under the palms; one hangs over the water with bare roots, a fence dangles in the air."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    hz = H * .43
    c.backdrop([(0, '#4f7488'), (.2, '#7f9fa6'), (.36, '#c9d2c0'), (.43, '#f0dfb8'), (1, '#f0dfb8')], 90, wash=.06, glow=(W * .18, hz, 460, '#fff0c0', .6))
    for x, y, s, cc in ((.7, .12, 620, '#5f7f92'), (.3, .08, 520, '#6a8a9a'), (.95, .25, 420, '#7f98a0'), (.08, .22, 300, '#a9b4ae')): L.cloud(c, W * x, H * y, s, cc, .2)
    c.set_air()
    L.island(c, W * .2, hz + 3, 360, 36, '#4f6f74', .45, False, 5)
    L.sea(c, hz, H + 10, 'morning', W * .18, 150, .8); c.tint('#1f5a6e', .28, hz, H)
    # swells
    with c.piece(shadow=.3, lift=6, volume=.4, vsize=14, rim=.5, grain=.03) as g:
        for y, h, cc in ((.55, 13, '#3f97a0'), (.63, 20, '#2f8a98'), (.74, 30, '#237c8e')):
            q = [(x, H * y - h * abs(math.sin(x / (170 + 300 * (y - .5)) + y * 9)) ** 1.4 + rng.normal(0, 2)) for x in np.linspace(-40, W + 40, 26)]
            smooth(g, q + [(W + 40, H * y + 40), (-40, H * y + 40)], tension=.45); lin(g, 0, H * y - h, 0, H * y + 44, (0, shade(cc, .35)), (.4, cc), (1, cc, 0)); g.fill()
    # the bank
    edge = [(W * .44, H * 1.02), (W * .5, H * .93), (W * .525, H * .86), (W * .575, H * .8), (W * .575, H * .72), (W * .61, H * .64), (W * .6, H * .585), (W * .58, H * .565), (W * .7, H * .545), (W * .85, H * .535), (W * 1.04, H * .52)]
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=60, grain=.07) as g:
        smooth(g, edge + [(W * 1.04, H * 1.06), (W * .44, H * 1.06)], tension=.3); p = g.copy_path(); lin(g, W * .5, H * .55, W * .9, H, '#c99a6c', '#a9764e', '#6b4638'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('#8a5f44', '#d9b080', '#7a5240', '#b98a5c', '#5f4238')):      # layers of the ground
            y = H * (.615 + .085 * k); q = [(x, y + 14 * math.sin(x / 120 + k) + rng.normal(0, 5)) for x in np.linspace(W * .4, W * 1.05, 12)]; rgb(g, cc, .5); taper(g, q, [24, 34, 26, 36], 50); g.fill()
        for _ in range(120): x, y, s = rng.uniform(W * .48, W), rng.uniform(H * .58, H), rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#e3c49a', '#5b4034', '#9a8a78']), .03), .6); smooth(g, blob_pts(rng, x, y, s * 1.3, s, .2, 8)); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.35, vsize=12, grain=.05) as g:     # turf on top, overhanging
        q = [(W * .565, H * .575), (W * .6, H * .545), (W * .7, H * .522), (W * .85, H * .512), (W * 1.04, H * .5), (W * 1.04, H * .575), (W * .9, H * .578), (W * .8, H * .6), (W * .72, H * .585), (W * .65, H * .605), (W * .6, H * .6)]
        smooth(g, q, tension=.4); lin(g, 0, H * .5, 0, H * .6, '#9db868', '#6f9554', '#4a6b42'); g.fill()
        for _ in range(260): x = rng.uniform(W * .575, W); y = H * (.56 - .05 * (x / W - .57)) + rng.uniform(-6, 40); p = wander(rng, x, y, -PI / 2 + rng.normal(-.1, .3), rng.uniform(16, 44), 4, .15); rgb(g, jitter(rng, rng.choice(['#7fa05a', '#5f8a4a', '#b9c47a']), .04)); taper(g, p, [4, 3, .8], 8); g.fill()
        for _ in range(60): x = rng.uniform(W * .58, W); p = wander(rng, x, H * .59, PI / 2 + rng.normal(0, .25), rng.uniform(24, 80), 5, .2); rgb(g, '#5b4034', .9); taper(g, p, [3.4, 2, .6], 10); g.fill()
    # houses back on the land
    E.stilt_house(c, W * .93, H * .525, 210, '#c9a47a', '#8f5a44', depth=.12, leg=.14); E.stilt_house(c, W * .79, H * .53, 110, '#b99a78', '#a9764a', depth=.24, leg=.12)
    # the hanging palm: roots, then trunk out over the water, crown turning up
    base = (W * .625, H * .585)
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=6, rim=.35) as g:
        for k in range(46):
            a = PI * .5 + rng.normal(.35, .5); p = wander(rng, base[0] + rng.normal(-10, 26), base[1] + rng.uniform(-10, 34), a, rng.uniform(90, 290), 7, .2); cc = jitter(rng, rng.choice(['#8a6248', '#6b4838', '#a97c58']), .03); rgb(g, cc); taper(g, p, [rng.uniform(6, 11), 5, 1.2], 22); g.fill()
    top = (W * .2, H * .265)
    tr = [(base[0] + 26, base[1] + 4), (W * .53, H * .515), (W * .41, H * .47), (W * .29, H * .4), top]
    with c.piece(shadow=.4, lift=14, volume=.5, vsize=14) as g:
        lin(g, W * .4, H * .36, W * .44, H * .5, '#c9a688', '#8f6a54', '#5b4038'); taper(g, tr, [76, 44, 36, 31, 28], 50); g.fill(); rgb(g, '#4a332c', .55); g.set_line_width(2.2)
        q = curve_pts(tr, 46); d = np.gradient(q, axis=0)
        for a, b in zip(q[2:-1], d[2:-1]): b = b / np.hypot(*b); n = np.array([-b[1], b[0]]); g.move_to(*(a - n * 17)); g.curve_to(*(a - n * 6 + b * 6), *(a + n * 6 + b * 6), *(a + n * 17)); g.stroke()
    for layer in range(2):
        with c.piece(shadow=.35, lift=7, volume=.15, vsize=6) as g:
            for k in range(7):
                a = -PI * .62 + (k - 3) * (.72 - .2 * layer) + rng.normal(0, .1); dirn = 1 if math.cos(a) > 0 else -1; pts = [(0, 0)]; aa = a; LL = 250
                for j in range(7): pts.append((pts[-1][0] + math.cos(aa) * LL / 7, pts[-1][1] + math.sin(aa) * LL / 7)); aa += .19 * dirn
                q = curve_pts(pts, 26) + np.array(top); d = np.gradient(q, axis=0); cc = jitter(rng, shade('moss', -.34 + .3 * layer), .03)
                for j in range(2, 26):
                    th = math.atan2(d[j][1], d[j][0]); ll = LL * .3 * math.sin(PI * (.12 + .8 * j / 26)) ** .7
                    for sg in (-1, 1): b = th + sg * (.95 - .3 * j / 26); ex, ey = q[j][0] + math.cos(b) * ll - 16, q[j][1] + math.sin(b) * ll + ll * .22; rgb(g, shade(cc, rng.uniform(-.1, .2))); taper(g, [tuple(q[j]), ((q[j][0] + ex) / 2, (q[j][1] + ey) / 2), (ex, ey)], [6, 7, 1], 6, False); g.fill()
                rgb(g, shade(cc, .3)); g.set_line_width(3); smooth(g, q, False); g.stroke()
    with c.piece(shadow=.35, lift=4, volume=.55, vsize=6) as g:
        for k in range(4): rgb(g, jitter(rng, '#7a6a3f', .03)); g.arc(top[0] + (k - 1.4) * 22, top[1] + 22 + (k % 2) * 10, 19, 0, 7); g.fill()
    # fence that ends in the air
    posts = [(1.02, .56, 120), (.9, .575, 128), (.775, .6, 136), (.655, .655, 120), (.555, .7, 110)]
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:
        for j in (.28, .7):
            rgb(g, '#b9b0a0'); g.set_line_width(4); smooth(g, [(W * x + (40 if i == 3 else 66 if i == 4 else 0) * (1 - j), H * y - h * (1 - j)) for i, (x, y, h) in enumerate(posts)] + [(W * .5, H * (.79 + .03 * j))], False); g.stroke()
        for i, (x, y, h) in enumerate(posts): lin(g, W * x - 12, 0, W * x + 12, 0, '#c9a47c', '#7a5a44'); taper(g, [(W * x, H * y), (W * x + (40 if i == 3 else 66 if i == 4 else 2), H * y - h)], [24, 21], cap=False); g.fill()
    # waves against the foot of the bank
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=12, rim=.4, grain=.02) as g:
        smooth(g, [(-40, H * .9), (W * .12, H * .865), (W * .28, H * .89), (W * .4, H * .855), (W * .49, H * .87), (W * .545, H * .84), (W * .56, H * .89), (W * .64, H * .93), (W * .75, H * .96), (W * .9, H * 1.05), (-40, H * 1.06)], tension=.5); lin(g, 0, H * .84, 0, H * 1.02, '#6fc4c0', '#2f8f9c', '#155f78'); g.fill()
    L.foam(c, [(W * .3, H * .885), (W * .41, H * .857), (W * .49, H * .868), (W * .545, H * .842), (W * .565, H * .895), (W * .65, H * .935), (W * .76, H * .97), (W * .88, H * 1.03)], 20)
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:
        for _ in range(90): x, y = W * .545 + rng.normal(0, 46), H * .84 - abs(rng.normal(0, 60)); rgb(g, 'white', rng.uniform(.4, .95)); g.arc(x, y, rng.uniform(1.5, 8), 0, 7); g.fill()
    L.foam(c, [(-30, H * .97), (W * .15, H * .945), (W * .32, H * .965), (W * .5, H * .95), (W * .7, H * 1.01)], 10)
    c.finish(.36, warm=.03, center=(.5, .5))


def n15(c, rng, variant=0):
    """Under the magnifying glass: a row of coral polyps; on the left they are golden with their algae, to the right they throw the algae out and turn white."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#0f4f6e'), (.5, '#1f7f8f'), (1, '#6f4f6a')], 10, glow=(W * .9, -40, 760, '#ffb87a', .7))
    S.bokeh(c, 10, (0, 0, W, H * .4), ['#5fc4c0', '#ffcf8a', '#f09a7a'], (30, 100), .22, 16); c.set_air()
    skin = lambda t: mix('#b5673a', '#f3efe6', float(smoothstep(.25, .8, np.array(t))))
    top = [(-40, H * .52), (W * .2, H * .44), (W * .45, H * .42), (W * .7, H * .47), (W + 40, H * .58)]
    base = lambda x: float(np.interp(x, [p[0] for p in top], [p[1] for p in top]))
    for k in range(9):                                     # small polyps on the rim behind
        x = W * (.04 + .115 * k) + rng.normal(0, 14); t = x / W
        F.polyp(c, x, base(x) + 12, 128, mix('#c9843f', '#f6f3ea', float(smoothstep(.25, .75, np.array(t)))), mix('#8a9a4a', '#dfe3dc', t), 18, .15, tip=mix('#ffe9b0', '#ffffff', t), depth=.25)
    with c.piece(shadow=.45, lift=14, volume=.4, vsize=50, rim=.4, grain=.05) as g:
        smooth(g, top, False); g.line_to(W + 40, H * 1.05); g.line_to(-40, H * 1.05); g.close_path(); p = g.copy_path(); lin(g, 0, 0, W, 0, *[(t, skin(t)) for t in (0, .2, .35, .5, .65, .8, 1)]); g.fill(); g.append_path(p); g.clip()
        for _ in range(520): x, y = rng.uniform(0, W), rng.uniform(H * .43, H); t = x / W; s = rng.uniform(2, 6); rgb(g, shade(skin(t), .4 if rng.random() < .5 else -.3), .4); g.arc(x, y, s, 0, 7); g.fill()
    rows = [(.085, .7, 290), (.25, .6, 210), (.42, .73, 320), (.61, .61, 220), (.79, .76, 330), (.95, .63, 210), (.25, .93, 300), (.6, .95, 280), (.97, .96, 280), (-.01, .96, 220)]
    for x, y, s in sorted(rows, key=lambda r: r[1]):
        t = float(smoothstep(.2, .8, np.array(x)))
        F.polyp(c, W * x, H * y, s, mix('#d98a36', '#fbf9f2', t), mix('#7f9a3f', '#e3e6e0', t), 26, .02 + .12 * t, tip=mix('#fff0b8', '#ffffff', t))
    # algae: packed in the left polyps, leaving in the middle, gone right
    with c.piece(shadow=.35, lift=3, volume=.5, vsize=3, rim=.5) as g:
        for x, y, s in rows:
            n = int(60 * max(0, 1 - x * 1.15) ** 1.1)
            for _ in range(n): a, q = rng.uniform(0, 7), s * math.sqrt(rng.uniform(0, 1)) * .36; px, py = W * x + math.cos(a) * q, H * y + math.sin(a) * q; z = rng.uniform(4, 7.5); rgb(g, jitter(rng, '#8a6a1f', .05)); g.arc(px, py, z, 0, 7); g.fill(); rgb(g, '#e9c45a', .8); g.arc(px - z * .25, py - z * .25, z * .4, 0, 7); g.fill()
        for k in range(230):
            t = rng.uniform(0, 1); px = W * (.42 + .3 * t) + rng.normal(0, 60 + 90 * t); py = H * (.66 - .62 * t) + rng.normal(0, 34); z = rng.uniform(4, 10) * (1 - .3 * t); rgb(g, jitter(rng, '#c98f2f', .05)); g.arc(px, py, z, 0, 7); g.fill(); rgb(g, '#ffe08a', .9); g.arc(px - z * .3, py - z * .3, z * .4, 0, 7); g.fill()
    S.bokeh(c, 16, (W * .5, 0, W * .9, H * .4), ['#f5c45a', '#e9a83a'], (9, 24), .6, 4)
    c.particles(150, big=8, color='#ffe9c4'); c.finish(.4, warm=.08, center=(.48, .55))


def n17(c, rng, variant=0):
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
        with c.piece(shadow=.45, lift=10, volume=.2, vsize=22, rim=.3) as g: banana_leaf(g, *U(u, v), L_, w, ang + a, jitter(rng, '#5f9f52', .03), 6, rng)
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
    for x, y, R, b in ((.155, .2, 150, 'coral'), (.84, .86, 158, 'teal'), (.46, .1, 112, 'saffron'), (.965, .2, 120, 'plum')): straw_hat_top(c, W * x, H * y, R, band=b)
    with c.piece(shadow=.5, lift=7, volume=.3, vsize=6) as g:
        for x, y, ro, cc in ((.31, .9, .3, '#1b8f93'), (.36, .925, .55, '#1b8f93'), (.05, .8, -.4, '#f2694b'), (.1, .84, -.2, '#f2694b'), (.66, .07, 2.5, '#8f6fb8'), (.71, .06, 2.8, '#8f6fb8'), (.56, .94, .1, '#3c86c2'), (.6, .955, .3, '#3c86c2')):
            S.sandal(g, rng, W * x, H * y, 128, ro, cc, 1.0)
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


def n19(c, rng, variant=0):
    """The riders are in the water: their bicycles lean at a palm above the beach at sunset, flags and a sack of litter on them."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .52
    L.sky(c, 'dusk', hz, (W * .6, hz - 60, 52), '#fff0b0', 1.0)
    L.cloud(c, W * .24, H * .2, 420, '#e9a08f', .3); L.cloud(c, W * .82, H * .14, 340, '#c98aa0', .35, 6)
    L.island(c, W * .93, hz + 3, 380, 46, '#4a4a72', .4, False, 4); L.rinjani(c, W * .2, hz + 2, 520, 84, '#6a5a8a', .5)
    L.sea(c, hz, H * .74, 'dusk', W * .6, 90, 1.0)
    P_ = [(.5, .6), (.56, .585), (.63, .6), (.7, .588)]
    with c.piece(shadow=.1, lift=2, volume=.2, vsize=3, rim=.5) as g:     # heads of swimmers far out
        for px, py in P_: rgb(g, '#3a2438'); g.arc(W * px, H * py, 8, 0, 7); g.fill(); taper(g, [(W * px - 4, H * py + 8), (W * px + 18, H * py - 14)], [6, 4]); g.fill()
    B.rings(c, [(W * a, H * b + 8, 26) for a, b in P_], '#ffe0b0', .7, .22)
    L.ground(c, [(-30, H * .72), (W * .3, H * .705), (W * .7, H * .725), (W + 30, H * .7)], '#d9a878', '#9a6a5c', 200); L.foam(c, [(-30, H * .712), (W * .3, H * .698), (W * .7, H * .718), (W + 30, H * .694)], 7, alpha=.8)
    L.ground(c, [(-30, H * .83), (W * .25, H * .8), (W * .6, H * .815), (W + 30, H * .79)], '#6f7a4f', '#3f4a3c', 120)
    with c.piece(shadow=.2, lift=3, volume=.1, vsize=4) as g:
        for _ in range(420): x = rng.uniform(-10, W); y = H * rng.uniform(.81, 1.0); p = wander(rng, x, y, -PI / 2 + rng.normal(-.1, .3), rng.uniform(14, 46) * (.5 + y / H), 4, .15); rgb(g, jitter(rng, rng.choice(['#7a8a54', '#55683f', '#b9a860']), .04), .9); taper(g, p, [4, 3, .8], 8); g.fill()
    for x0, x1 in ((.2, .0), (.5, .3), (.7, .48)):
        with c.piece(shadow=0, volume=0, rim=0, blur=8, alpha=.35) as g: poly(g, [(W * x0, H * .93), (W * (x0 + .2), H * .93), (W * x1, H * 1.03), (W * (x1 - .25), H * 1.03)]); rgb(g, '#241a30'); g.fill()
    F.palm(c, W * .83, H * .97, 980, -.14, '#6b4a44', '#3f5a48', lift=10)
    G.bicycle(c, W * .3, H * .885, 560, '#2f8f93', True, depth=.05)
    y = H * .955
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:      # flag poles
        for px, h, cc, k in ((.735, .5, 'coral', 1), (.385, .42, 'saffron', -1)):
            rgb(g, '#d3ac62'); taper(g, [(W * px, H * .83), (W * (px + .01), H * (.87 - h))], [9, 6]); g.fill(); fx, fy = W * (px + .01), H * (.88 - h)
            smooth(g, [(fx, fy), (fx - 70, fy + 18), (fx - 140, fy - 2), (fx - 200, fy + 26), (fx - 140, fy + 62), (fx - 70, fy + 90), (fx + 2, fy + 84)], tension=.45); lin(g, fx - 200, 0, fx, 0, shade(cc, .15), shade(cc, -.12), cc); g.fill(); rgb(g, 'cream', .9); taper(g, [(fx - 6, fy + 42), (fx - 60, fy + 56), (fx - 120, fy + 32), (fx - 170, fy + 38)], [12, 12, 11, 5], 30); g.fill()
    G.bicycle(c, W * .56, y, 800, '#e2604a', False)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=4) as g:      # chain, cranks and pedals
        px, py = W * .56 - .04 * 800, y - .185 * 800; rx = W * .56 - .31 * 800
        rgb(g, '#2a2430'); g.set_line_width(5); g.move_to(rx, py - 14); g.line_to(px, py - 32); g.move_to(rx, py + 14); g.line_to(px, py + 32); g.stroke(); g.arc(rx, py, 17, 0, 7); g.fill()
        rgb(g, '#b9b0b8'); taper(g, [(px - 44, py - 60), (px + 44, py + 60)], [13, 13]); g.fill(); rgb(g, '#3b2a34'); taper(g, [(px - 84, py - 66), (px - 14, py - 62)], [17, 17]); g.fill(); taper(g, [(px + 12, py + 64), (px + 84, py + 60)], [17, 17]); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.45, vsize=10) as g:      # things in the basket: a sack and a coconut
        bx, by = W * .56 + .33 * 800, y - .5 * 800; G.bag(g, bx - 34, by + 70, 150, '#f0e3c0'); 
        smooth(g, blob_pts(rng, bx + 46, by - 6, 46, 42, .05, 11)); rad(g, bx + 36, by - 16, 56, '#a9c46a', '#5f8a44'); g.fill()
        rgb(g, '#b98a58'); smooth(g, [(bx - 76, by + 8), (bx + 76, by + 8), (bx + 60, by + 116), (bx - 58, by + 116)], tension=.2); g.fill(); rgb(g, '#6b4630', .6); g.set_line_width(4)
        for k in range(6): g.move_to(bx - 70 + k * 27, by + 12); g.line_to(bx - 54 + k * 21, by + 112); g.stroke()
        for k in range(4): g.move_to(bx - 72 + k * 4, by + 30 + k * 25); g.line_to(bx + 72 - k * 4, by + 30 + k * 25); g.stroke()
    with c.piece(shadow=.4, lift=7, volume=.5, vsize=12, rim=.5) as g:     # a helmet on the handlebar of the other
        hx, hy = W * .3 - .22 * 560, H * .885 - .56 * 560; smooth(g, [(hx - 74, hy + 20), (hx - 60, hy - 40), (hx, hy - 66), (hx + 60, hy - 40), (hx + 76, hy + 20), (hx, hy + 8)]); lin(g, 0, hy - 60, 0, hy + 20, '#ffd36a', '#e89a34', '#a9602a'); g.fill(); rgb(g, '#5b3426', .6)
        for k in (-34, 0, 34): smooth(g, [(hx + k - 8, hy - 4), (hx + k * .8 - 5, hy - 44), (hx + k * .8 + 6, hy - 44), (hx + k + 9, hy - 4)]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5) as g:
        for k, (a, b, cc) in enumerate(((.13, .965, '#1b8f93'), (.165, .975, '#1b8f93'), (.42, .985, '#c85a8e'), (.455, .98, '#c85a8e'))): S.sandal(g, rng, W * a, H * b, 84, .6 + .2 * k, cc, .5)
    c.glow(W * .6, hz - 60, 420, '#ffd98a', .25); c.finish(.42, warm=.14, center=(.55, .5))


def n20(c, rng, variant=0):
    """So close that one sees what the fish is made of: hundreds of bottle caps, sorted by colour, around an eye made of a lid."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6e6bf'), (.6, '#ecd0a0'), (1, '#c99f70')], 50, glow=(W * .1, 0, 700, 'cream', .4))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for _ in range(900): s = rng.uniform(1, 4); rgb(g, rng.choice(['#b98f60', '#fff6dc', '#8f6a4a']), .4); g.arc(rng.uniform(0, W), rng.uniform(0, H), s, 0, 7); g.fill()
    for _ in range(5): T.scallop(c, W * rng.uniform(.02, .3), H * rng.choice([.06, .95]), rng.uniform(40, 70), rng.choice(['#f3b79a', '#f6e6d0']), rng.uniform(-2, 2))
    ex, ey = W * .4, H * .43
    head = [(W * 1.08, -H * .12), (W * .7, -H * .02), (W * .42, H * .08), (W * .22, H * .25), (W * .1, H * .44), (W * .065, H * .535), (W * .12, H * .6), (W * .075, H * .66), (W * .14, H * .76), (W * .32, H * .9), (W * .6, H * 1.02), (W * 1.08, H * 1.14)]
    with c.piece(shadow=.6, lift=20, volume=.4, vsize=30) as g: smooth(g, head, tension=.5); rgb(g, '#1f5a78'); g.fill()
    ctx = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 4, 4)); smooth(ctx, head, tension=.5)
    bands = [(0, '#fdfaf0'), (135, '#fdfaf0'), (185, '#f5b843'), (255, '#f2694b'), (340, '#e56a8a'), (430, '#8f6fb8'), (540, '#3c86c2'), (660, '#1b9aa0'), (800, '#4fb08a'), (940, '#f5b843'), (1100, '#f2694b')]
    R, spots = 31, []
    for ring in range(1, 40):         # rings of caps around the eye
        rad_ = 116 + ring * 51 * (1 + rng.normal(0, .004)); n = int(2 * PI * rad_ / 55)
        for k in range(n):
            a = 2 * PI * (k + .5 * (ring % 2)) / n + rng.normal(0, .006); x, y = ex + math.cos(a) * rad_, ey + math.sin(a) * rad_
            if -60 < x < W + 60 and -60 < y < H + 60 and all(ctx.in_fill(x + d * 24 * math.cos(b), y + d * 24 * math.sin(b)) for d in (0, 1) for b in (0, 1.57, 3.14, 4.71)):
                spots.append((x, y, rad_, a))
    for x, y, q, a in spots:
        gill = 0 < math.cos(a - .1) and abs(q - 470) < 26
        mouth = y > H * .5 and abs((y - H * .6) - .1 * (x - W * .1)) < 27 and x < W * .29
        cc = np.array([np.interp(q, [b[0] for b in bands], [col(b[1])[i] for b in bands]) for i in range(3)])
        if gill: cc = col('#20304a')
        if mouth: cc = col('#a9283a')
        if rng.random() < .1: cc = col(rng.choice(['#fdfaf0', '#f5b843', '#e2553f', '#3c86c2']))
        cap(c, x, y, R * rng.uniform(.82, .98), jitter(rng, cc, .05))
    with c.piece(shadow=.6, lift=14, volume=.5, vsize=20, rim=.5) as g:     # the eye: a jar lid, a blue lid, a black one
        for q, cc in ((134, '#fff8e6'), (112, '#f5b843'), (88, '#1f6f9a'), (58, '#141a2c')):
            g.arc(ex, ey, q, 0, 7); rad(g, ex - q * .3, ey - q * .35, q * 1.4, shade(cc, .35), cc, shade(cc, -.3)); g.fill(); rgb(g, shade(cc, -.5), .5); g.set_line_width(4); g.arc(ex, ey, q - 7, 0, 7); g.stroke()
        rgb(g, 'white', .95); smooth(g, blob_pts(rng, ex - 22, ey - 24, 17, 14, .08, 9)); g.fill(); rgb(g, shade('#fff8e6', -.35), .7); g.set_line_width(5)
        for k in range(52): a = k * 2 * PI / 52; g.move_to(ex + math.cos(a) * 126, ey + math.sin(a) * 126); g.line_to(ex + math.cos(a) * 136, ey + math.sin(a) * 136); g.stroke()
    S.rope(c, [(x, y) for x, y in head[1:-1]], 22, '#e9d9b0')
    for x, y, cc in ((.06, .12, '#f2694b'), (.11, .09, '#fdfaf0'), (.1, .17, '#3c86c2'), (.05, .88, '#f5b843'), (.1, .93, '#1b9aa0'), (.16, .95, '#8f6fb8'), (.03, .3, '#4fb08a')): cap(c, W * x, H * y, 34, cc)
    c.finish(.3, warm=.06, center=(.42, .45))


def n22(c, rng, variant=0):
    """From the top of the mast: the yacht's deck far below, an outrigger boat alongside, and a basket of fruit passing from one to the other."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2fa6b8'), (.5, '#1a86a0'), (1, '#0f5f84')], 50, glow=(W * .1, H * .1, 700, '#bff0e0', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(520):
            x, y = rng.uniform(-40, W), rng.uniform(0, H); q = rng.uniform(16, 80); rgb(g, rng.choice(['#d9fff0', '#7fd6cc', '#0a4a6e']), rng.uniform(.1, .42)); taper(g, wander(rng, x, y, rng.normal(-.15, .25), q, 4, .3), [.4, 3.4, .4], 10, False); g.fill()
    c.set_air()
    rot = -.42
    yx, yy, s = W * .44, H * .44, 1250
    hull = [(.5, 0), (.4, .075), (.22, .135), (0, .158), (-.25, .15), (-.42, .12), (-.445, .0), (-.42, -.12), (-.25, -.15), (0, -.158), (.22, -.135), (.4, -.075)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g:        # shadow of hull, mast and sail on the water
        with at(g, yx + 70, yy + 100, rot, s): smooth(g, hull); rgb(g, '#06304c'); g.fill()
        rgb(g, '#06304c'); taper(g, [(yx + 60, yy + 70), (W * .78, H * 1.02)], [20, 16]); g.fill()
    with c.piece(shadow=.3, lift=5, volume=0, rim=0, grain=.02) as g:       # foam along the waterline
        with at(g, yx, yy, rot, s): rgb(g, 'white', .75); g.set_line_width(.011); smooth(g, [(a * 1.02, b * 1.06) for a, b in hull]); g.stroke()
    with c.piece(shadow=.6, lift=20, volume=.45, vsize=20, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, hull); lin(g, 0, -.16, 0, .16, '#ffffff', '#f6f1e3', '#cfd3d0'); g.fill()
            smooth(g, [(a * .965, b * .9) for a, b in hull]); rgb(g, '#1f4a7a'); g.fill()
            smooth(g, [(a * .95, b * .86) for a, b in hull]); p = g.copy_path(); lin(g, -.4, 0, .4, 0, '#d9a870', '#e3b884', '#cf9a60'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#7a5236', .5); g.set_line_width(.0022)
            for k in range(-11, 12): g.move_to(-.5, k * .0135); g.line_to(.5, k * .0135 * .8); g.stroke()
            g.restore()
    with c.piece(shadow=.5, lift=11, volume=.45, vsize=14, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, [(.2, 0), (.15, .06), (-.02, .085), (-.13, .085), (-.14, 0), (-.13, -.085), (-.02, -.085), (.15, -.06)], tension=.35); lin(g, 0, -.08, 0, .08, '#ffffff', '#f3ede0', '#d9d6cc'); g.fill()
            for q, w, h in ((.105, .05, .045), (-.05, .07, .05)): rgb(g, '#2b4a66'); smooth(g, [(q - w / 2, -h / 2), (q + w / 2, -h / 2), (q + w / 2, h / 2), (q - w / 2, h / 2)], tension=.15); g.fill(); rgb(g, '#9fd6dc', .8); smooth(g, [(q - w / 2 + .006, -h / 2 + .006), (q, -h / 2 + .006), (q - w / 4, h / 2 - .006), (q - w / 2 + .006, h / 2 - .006)], tension=.1); g.fill()
            smooth(g, [(-.165, -.07), (-.36, -.075), (-.385, 0), (-.36, .075), (-.165, .07)], tension=.2); rgb(g, '#8a5f3c'); g.fill(); smooth(g, [(-.2, -.038), (-.345, -.042), (-.36, 0), (-.345, .042), (-.2, .038)], tension=.2); rgb(g, '#c9955c'); g.fill(); rgb(g, '#e9f0ec'); g.set_line_width(.006); g.arc(-.315, 0, .028, 0, 7); g.stroke(); 
            for k in range(5): b = k * 1.257; g.move_to(-.315, 0); g.line_to(-.315 + math.cos(b) * .028, math.sin(b) * .028); g.stroke()
            rgb(g, '#f0ead8'); smooth(g, [(.36, -.02), (.4, -.016), (.4, .016), (.36, .02)], tension=.2); g.fill()
            for cc, q in (('coral', -.022), ('saffron', 0), ('teal', .022)): rgb(g, cc); taper(g, [(-.15, q * .5 + .105), (-.3, q * .5 + .1)], [.012, .012]); g.fill()
    with c.piece(shadow=.45, lift=22, volume=.5, vsize=12, rim=.5) as g:        # boom with the furled sail, shrouds up to us
        with at(g, yx, yy, rot, s):
            taper(g, [(.04, .0), (-.1, .008), (-.36, .02)], [.03, .046, .022], 20); lin(g, 0, -.02, 0, .04, '#2f5f9a', '#1f4a7a', '#12305a'); g.fill(); rgb(g, '#fff8e6')
            for k in range(6): taper(g, [(-.03 - k * .06, -.02 + k * .003), (-.03 - k * .06, .028 + k * .003)], [.007, .007]); g.fill()
    mx, my = yx + math.cos(rot) * .045 * s, yy + math.sin(rot) * .045 * s
    top = (W * .6, -H * .16)
    with c.piece(shadow=.3, lift=10, volume=.5, vsize=8, rim=.6) as g:
        g.set_line_width(2.6); rgb(g, '#e3ebe8', .9)
        for u, v in ((.03, .15), (.03, -.15), (.49, 0), (-.43, .0)): g.move_to(yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s); g.line_to(*top); g.stroke()
        lin(g, mx - 20, 0, mx + 30, 0, '#fbfdfa', '#c9d3d4', '#7f929a'); taper(g, [(mx, my), top], [20, 66], cap=False); g.fill()
    # people on deck
    D = lambda u, v: (yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s)
    B.person_top(c, *D(.12, .105), 88, rot + 1.45, '#f2694b', '#22405a', 'cap', '#fff4d6', '#c98f66', (1.0, .95), .1, (.7, .7), 1.0)
    B.person_top(c, *D(-.23, -.055), 84, rot + .5, '#3c86c2', '#6b5a45', 'short', skin='#d3a07a', arms=(.2, .3), sun=(.7, .7), slen=1.0); B.person_top(c, *D(.33, -.02), 80, rot + 1.2, '#f5b843', '#2c3448', 'pony', arms=(.5, .1), sun=(.7, .7), slen=1.0)
    # the outrigger boat alongside
    jx, jy, jr = W * .66, H * .735, rot - .05
    B.shade_blob(c, jx + 40, jy + 60, 330, 70, jr, .35, 14)
    Q.jukung_top(c, jx, jy, 800, jr, '#2f8f93', '#e9d3a4', 'saffron')
    J = lambda u, v: (jx + (math.cos(jr) * u - math.sin(jr) * v) * 800, jy + (math.sin(jr) * u + math.cos(jr) * v) * 800)
    B.person_top(c, *J(-.06, -.005), 88, jr - 1.65, '#c85a8e', '#4f6d8a', 'hijab', '#f5b843', '#a9734c', (1.0, .95), .1, (.7, .7), .8)
    B.person_top(c, *J(-.33, .0), 84, jr, '#fff4d6', '#3f5e5a', 'hat', '#e6c885', '#6b432d', (.5, .2), sun=(.7, .7), slen=.8); B.person_top(c, *J(.24, .0), 66, jr - 1.2, '#8f6fb8', '#6b5a45', 'short', arms=(.9, .1), sun=(.7, .7), slen=.8)
    a, b = D(.12, .105), J(-.06, -.005)
    fruit_basket(c, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 62)
    fruit_basket(c, *J(.09, .0), 46)
    with c.piece(shadow=.3, lift=6, volume=.4, vsize=5) as g:        # fenders between the hulls
        for u in (-.2, .0, .26): x, y = D(u, .178); rgb(g, '#f6f1e3'); taper(g, [(x - 26 * math.cos(rot), y - 26 * math.sin(rot)), (x + 26 * math.cos(rot), y + 26 * math.sin(rot))], [24, 24]); g.fill()
    with c.piece(shadow=.35, lift=20, volume=.2, vsize=3) as g: A.gull(g, W * .2, H * .78, 120, .3); A.gull(g, W * .12, H * .66, 84, -.2)
    c.finish(.36, center=(.5, .5))
