"""Pictures of the article "Plastic: from the kitchen to the reef"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, gear as G, household, land as L, light, people as P, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Plastic from kitchen to reef: one long cut slope from a house kitchen, down a stream, under the sea to coral and turtle."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    wl = H * .5
    L.sky(c, 'morning', H * .5, glow=.7); c.glow(W * .1, 0, 600, 'cream', .4); c.set_air()
    L.cloud(c, W * .7, H * .16, 300, depth=.2); L.cloud(c, W * .9, H * .28, 190, depth=.35, puffs=5)
    L.sea(c, H * .43, wl + 10, 'morning', None, 40); L.island(c, W * .85, H * .435, 420, 40, depth=.45)
    # under-water part
    wp = [(W * .4, wl + 2), (W * .52, wl + 10), (W * .68, wl - 2), (W * .85, wl + 9), (W + 30, wl)]
    with c.piece(shadow=.2, lift=5, volume=0, rim=0) as g: smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(W * .38, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#a9e4d2', '#4fc0ba', '#1786a0', '#0d5078'); g.fill()
    c.glow(W * .75, wl + 30, 340, '#fff4d6', .3, 1.5); c.set_air()
    F.reef_patch(c, W * .72, W * 1.0, lambda x: H * .83, 1.6, .7, depth=.5)
    A.silhouettes(c, W * .9, H * .64, 30, 110, 40, 11, PI, depth=.4)
    # the slope: earth cut from the left top to the right bottom
    sp = [(-30, H * .36), (W * .2, H * .362), (W * .285, H * .375), (W * .345, H * .43), (W * .41, H * .487), (W * .49, H * .56), (W * .56, H * .68), (W * .66, H * .795), (W * .8, H * .865), (W + 30, H * .88)]
    q = curve_pts(sp, 140); base = lambda x: float(np.interp(x, q[:, 0], q[:, 1]))
    for off, c0, c1 in ((0, '#9bb56a', '#e9dcae'), (20, '#c98f5f', '#d9b07c'), (80, '#a8704f', '#94604a'), (190, '#7a4a3c', '#5d3833')):
        with c.piece(shadow=.35, lift=6, volume=.2, vsize=20, grain=.055) as g:
            smooth(g, [(x, y + off * (1 - .45 * x / W)) for x, y in sp], False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, W * .3, 0, W * .56, 0, c0, c1); g.fill()
    with c.piece(shadow=.25, lift=3, volume=.35, vsize=4) as g:
        for _ in range(80): x = rng.uniform(0, W); y = base(x) + rng.uniform(40, 420); s = rng.uniform(4, 11); rgb(g, jitter(rng, rng.choice(['#c79a6a', '#8f6a52', '#6b4438', '#d9b98a']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.3, s, .2, 8)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:         # roots of the palm, and old litter buried in the ground
        for k in range(9):
            p_ = wander(rng, W * .32, base(W * .32) + 6, PI / 2 + (k - 4) * .32 + rng.normal(0, .08), rng.uniform(90, 230), 6, .22); rgb(g, '#c99a6a', .9); taper(g, p_, [9, 5, 1], 16); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=4, alpha=.78) as g:
        for x, y, s_, r_, cc, cp in ((.07, .53, 66, .4, '#a9c9c0', 'coral'), (.16, .66, 74, -.5, '#b9cfb8', 'teal'), (.05, .8, 80, 1.0, '#a9c9c0', '#3c86c2'), (.26, .79, 72, .2, '#c9c0a8', 'coral'), (.36, .68, 66, -.9, '#a9c9c0', 'saffron'), (.17, .91, 84, -.15, '#b9cfb8', '#8f6fb8'), (.4, .87, 78, .7, '#a9c9c0', 'teal'), (.52, .93, 70, -.3, '#c9c0a8', 'coral')): household.bottle(g, W * x, H * y, s_, r_, cc, cp)
        for x, y, s_ in ((.11, .59, 24), (.2, .55, 22), (.22, .71, 26), (.1, .72, 26), (.3, .62, 24), (.31, .88, 28), (.11, .88, 28), (.44, .77, 26), (.47, .88, 26), (.34, .78, 26), (.03, .67, 24), (.23, .96, 30), (.6, .95, 24)): G.litter(g, rng, W * x, H * y, s_)
        for x, y, q_ in ((.285, .71, 40), (.08, .965, 46)):
            rgb(g, '#2c2a33'); g.set_line_width(q_ * .42); g.arc(W * x, H * y, q_, 0, 7); g.stroke()
    F.palm(c, W * .322, base(W * .322) + 6, 290, .12)
    # house cut open: kitchen
    hx, hy, hw, hh = W * .022, H * .366, W * .243, H * .272
    with c.piece(shadow=.45, lift=9, volume=.25, vsize=16) as g: poly(g, [(hx, hy), (hx + hw, hy), (hx + hw, hy - hh), (hx, hy - hh)]); lin(g, 0, hy - hh, 0, hy, '#fbe0b0', '#f2b98a'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:
        rgb(g, '#8fd0d0'); g.rectangle(hx + hw * .62, hy - hh * .78, hw * .26, hh * .36); g.fill(); rgb(g, '#fffaf0'); g.set_line_width(6); g.rectangle(hx + hw * .62, hy - hh * .78, hw * .26, hh * .36); g.stroke(); g.move_to(hx + hw * .75, hy - hh * .78); g.line_to(hx + hw * .75, hy - hh * .42); g.stroke()
        rgb(g, '#a9603f'); g.rectangle(hx + 12, hy - hh * .7, hw * .4, 8); g.fill()
        for k in range(5): rgb(g, ['#1b8f93', '#f2694b', '#fffaf0', '#f5b843', '#8f6fb8'][k]); xx = hx + 22 + k * 25; smooth(g, [(xx, hy - hh * .7), (xx + 1, hy - hh * .7 - 26 - 8 * (k % 3)), (xx + 17, hy - hh * .7 - 26 - 8 * (k % 3)), (xx + 18, hy - hh * .7)], tension=.3); g.fill()
        rgb(g, '#8a5238'); g.rectangle(hx + hw * .42, hy - hh * .36, hw * .54, hh * .36); g.fill(); lin(g, 0, hy - hh * .4, 0, hy - hh * .34, '#e9e3d2', '#a9b3b0'); g.rectangle(hx + hw * .4, hy - hh * .4, hw * .58, 15); g.fill()
        rgb(g, '#7b8f97'); g.set_line_width(6); g.move_to(hx + hw * .8, hy - hh * .4); g.curve_to(hx + hw * .8, hy - hh * .58, hx + hw * .72, hy - hh * .58, hx + hw * .71, hy - hh * .5); g.stroke()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g:
        household.bottle(g, hx + hw * .5, hy - hh * .4 - 36, 74, -PI / 2, '#a9dbe0', 'coral'); household.bottle(g, hx + hw * .585, hy - hh * .4 - 28, 58, -PI / 2, '#cfe7d0', 'teal')
        G.bag(g, hx + hw * .91, hy - hh * .4 + 1, 50, '#fdfaf0')
    P.person(c, hx + hw * .26, hy - 3, 226, 'lean_table', P.look(rng, hair='hijab', accent='#8f6fb8', top='#1b8f93', bottom='skirt', bcol='#7a3f4f'), tweak=dict(lean=8, head=14, aL=(46, 76), aR=(40, 84)))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=14) as g:
        smooth(g, [(hx - 46, hy - hh + 8), (hx + 20, hy - hh - 44), (hx + hw * .3, hy - hh - 84), (hx + hw * .7, hy - hh - 84), (hx + hw - 20, hy - hh - 44), (hx + hw + 46, hy - hh + 8)], tension=.18); p = g.copy_path(); lin(g, 0, hy - hh - 120, 0, hy - hh, '#e08a5c', '#b4532f'); g.fill(); g.append_path(p); g.clip(); rgb(g, '#7a3423', .45); g.set_line_width(3)
        for k in range(22): xx = hx - 46 + k * (hw + 92) / 21; g.move_to(hx + hw / 2 + (xx - hx - hw / 2) * .55, hy - hh - 124); g.line_to(xx, hy - hh + 10); g.stroke()
    # waste pipe from the sink into the stream, stream running down the slope
    with c.piece(shadow=.35, lift=4, volume=.5, vsize=6) as g: rgb(g, '#8f9aa0'); taper(g, [(hx + hw * .8, hy - 6), (hx + hw * .8, hy + 46), (hx + hw * 1.0, hy + 56), (W * .268, hy + 36)], [22, 22, 22, 24], 40, False); g.fill(); rgb(g, '#3a4650'); smooth(g, blob_pts(rng, W * .268, hy + 36, 8, 14, .05, 9, .2)); g.fill()
    st = [(W * .268, H * .395), (W * .3, H * .405), (W * .345, H * .443), (W * .4, H * .486), (W * .45, H * .512)]
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=5, rim=.4) as g: lin(g, W * .27, 0, W * .45, 0, '#9fd6d0', '#5fc9c0'); taper(g, st, [16, 24, 30, 40, 60], 40); g.fill(); rgb(g, 'white', .7); g.set_line_width(2.4)
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(26): k = rng.uniform(.05, .95); xx = np.interp(k, np.linspace(0, 1, 5), [p_[0] for p_ in st]); yy = np.interp(k, np.linspace(0, 1, 5), [p_[1] for p_ in st]) + rng.normal(0, 7); rgb(g, 'white', .6); taper(g, [(xx - 16, yy - 8), (xx, yy), (xx + 16, yy + 9)], [.3, 3, .3], 8, False); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g:
        for x, y, s, r_, cc, cp in ((.305, .398, 40, .5, '#a9dbe0', 'coral'), (.36, .448, 44, .9, '#cfe7d0', 'teal'), (.405, .478, 46, .5, '#a9dbe0', '#3c86c2')): household.bottle(g, W * x, H * y, s, r_, cc, cp)
        for x, y, s in ((.335, .425, 17), (.385, .47, 19), (.43, .497, 20)): G.litter(g, rng, W * x, H * y, s)
    L.waterline(c, wp, thick=5)
    with c.piece(shadow=.35, lift=4, volume=.35, vsize=4) as g:
        for x, y, s, r_, cc, cp in ((.49, .508, 62, .15, '#a9dbe0', 'coral'), (.6, .505, 54, -.25, '#cfe7d0', 'saffron'), (.55, .6, 56, 1.1, '#a9dbe0', '#3c86c2'), (.6, .735, 60, .5, '#bfe0e6', 'coral'), (.69, .815, 64, .2, '#cfe7d0', 'teal')): household.bottle(g, W * x, H * y, s, r_, cc, cp)
        for x, y, s in ((.515, .56, 21), (.645, .64, 20), (.575, .68, 22), (.735, .855, 26), (.66, .56, 18)): G.litter(g, rng, W * x, H * y, s)
    # end of the journey: reef, turtle meeting a bag
    F.reef_patch(c, W * .76, W * 1.02, lambda x: base(x) + 12, 1.9, .95, depth=.05)
    F.staghorn(c, W * .905, H * .9, 190, 'coral'); F.table_coral(c, W * .99, H * .93, 260, 'saffron', height=110)
    household.plastic_bag(c, W * .895, H * .775, 84, rot=.7); household.plastic_bag(c, W * .735, H * .595, 74, rot=-.2)
    A.turtle(c, W * .835, H * .665, 200, PI + .1, 58, stroke=.5); A.school(c, 'anthias', W * .94, H * .7, 10, 70, 40, 30, PI, .2); A.fish(c, 'raccoon', W * .675, H * .73, 62, .2, .1)
    F.brain(c, W * .79, H * 1.04, 150, 'leaf'); F.soft_coral(c, W * .705, H * .94, 84, 'rose'); F.sea_fan(c, W * .975, H * 1.04, 200, 'plum', -.1)
    c.particles(70, box=(W * .5, wl + 20, W, H)); c.finish(.28, center=(.5, .5))


def second(c, rng, variant=0):
    """A kitchen without plastic: market basket, clay jug, enamel carrier, rice in glass, parcels of banana leaf; window light on a blue wall."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#5fb0b0'), (.6, '#3f97a0'), (1, '#2a7486')], 50, glow=(W * .1, 0, 640, '#fff0c4', .5))
    light.beam(c, [(W * .2, H * .02), (W * .52, H * .02), (W * .66, H * .6), (W * .34, H * .6)], '#ffeec0', .34, 9)
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
    shadow.blob(c, jx + 40, jy, 150, 22, 0, .4, 9)
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
    household.jar(c, W * .5, H * .855, 250, rice)
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
    shadow.blob(c, W * .72, H * .93, 260, 26, 0, .45, 10)
    household.basket(c, W * .7, H * .925, 400, '#d9a558', veg)
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
    shadow.blob(c, ex + 30, ey, 130, 18, 0, .4, 8)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.4) as g:
        rgb(g, '#6f858f'); g.set_line_width(11); g.move_to(ex - 104, ey - 30); g.line_to(ex - 104, ey - 300); g.curve_to(ex - 100, ey - 366, ex + 100, ey - 366, ex + 104, ey - 300); g.line_to(ex + 104, ey - 30); g.stroke()
        for k, cc in enumerate(('#f3efe0', '#e2604a', '#f3efe0')):
            y0 = ey - 92 * k; smooth(g, [(ex - 96, y0), (ex - 96, y0 - 84), (ex + 96, y0 - 84), (ex + 96, y0), (ex, y0 + 14)], tension=.12); lin(g, ex - 96, 0, ex + 96, 0, shade(cc, .3), cc, shade(cc, -.3)); g.fill(); rgb(g, '#2f6f9a'); g.rectangle(ex - 100, y0 - 90, 200, 11); g.fill()
        smooth(g, [(ex - 98, ey - 278), (ex - 60, ey - 312), (ex + 60, ey - 312), (ex + 98, ey - 278)], tension=.4); lin(g, ex - 90, 0, ex + 90, 0, '#fffdf2', '#d9cfb8'); g.fill(); rgb(g, '#2f6f9a'); g.arc(ex, ey - 318, 13, 0, 7); g.fill()
    c.finish(.34, warm=.1, center=(.5, .55))
