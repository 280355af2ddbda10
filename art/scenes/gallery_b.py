"""Gallery pictures d and e that complete the seven slides: g1 structures, g2 species, g3 mangroves, g4 school, g5 lab, g6 diving, g7 bay."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S
from paper import *

PI = math.pi


# ------------------------------------------------------------------ 1 structures
def g1d(c, rng, variant=0):
    """From inside a clay reef unit: a dark terracotta room with round windows on bright water, light falls in, small fish shelter."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#eafbe0'), (.3, '#a5e6d2'), (.65, '#4fc0c2'), (1, '#2a9aac')], 92, glow=(W * .62, 0, 640, '#fffbe6', .7))
    L.sandbed(c, [(-30, H * .6), (W * .5, H * .58), (W + 30, H * .6)], '#efe3bb', .4)
    F.reef_patch(c, W * .1, W * .95, lambda x: H * .6, 2.0, .9, depth=.35); F.reef_patch(c, W * .3, W * .8, lambda x: H * .7, 1.4, 1.2, depth=.12)
    A.school(c, 'chromis', W * .6, H * .3, 34, 220, 90, 46, PI + .1, .3, depth=.15)
    A.fish(c, 'idol', W * .66, H * .45, 170, PI, .06, depth=.05); A.fish(c, 'raccoon', W * .3, H * .36, 110, .1, .1, depth=.1)
    holes = [(.63, .42, 262), (.285, .36, 150), (.915, .3, 118), (.12, .66, 92), (.41, .1, 84), (.88, .7, 88)]
    pts = [blob_pts(rng, W * x, H * y, r_, r_ * .97, .035, 16) for x, y, r_ in holes]

    def wall(grow, colr, sh, dx=0, dy=0):
        with c.piece(shadow=sh, lift=18, volume=.45, vsize=30, rim=.45, grain=.06) as g:
            g.set_fill_rule(1); g.rectangle(-80, -80, W + 160, H + 160)
            for (x, y, r_), q in zip(holes, pts): smooth(g, [(W * x + (u - W * x) * grow + dx, H * y + (v - H * y) * grow + dy) for u, v in q])
            rad(g, W * .63, H * .4, 1000, shade(colr, .3), colr, shade(colr, -.5)); g.fill()
    wall(.9, '#f0a878', .4, 5, 8); wall(.97, '#d98458', .3, 2, 4); wall(1.06, '#8a4a3c', .5)
    with c.piece(shadow=.1, lift=3, volume=.15, vsize=6, rim=.2, grain=.06) as g:      # finger marks of the potter round every window
        for x, y, r_ in holes:
            for q in (1.2, 1.36, 1.54):
                for k in range(5): a0 = rng.uniform(0, 2 * PI); rgb(g, '#5a2c30' if rng.random() < .6 else '#c9805c', .3); g.set_line_width(rng.uniform(3, 8)); g.arc(W * x, H * y, r_ * q, a0, a0 + rng.uniform(.3, 1.1)); g.stroke()
    c.glow(W * .63, H * .42, 420, '#ffd9a8', .22)
    B.beam(c, [(W * .5, H * .34), (W * .76, H * .34), (W * .56, H * 1.02), (W * .2, H * 1.02)], '#fff0cc', .3, 30); B.beam(c, [(W * .24, H * .3), (W * .34, H * .3), (W * .2, H), (W * .02, H)], '#fff0cc', .22, 22)
    # floor of the room: sand, rubble, sponges and cup corals on the wall
    with c.piece(shadow=.4, lift=10, volume=.35, vsize=24, grain=.06) as g:
        smooth(g, [(-40, H * .9), (W * .2, H * .93), (W * .45, H * .9), (W * .75, H * .94), (W + 40, H * .89), (W + 40, H + 60), (-40, H + 60)], tension=.4); lin(g, 0, 0, W, 0, '#a9805f', '#d9b48a', '#7a564c'); g.fill()
    E.rubble(c, W * .1, W * .9, H * .94, H * 1.0, 14, 34)
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=8) as g:
        for _ in range(60):
            x, y = rng.uniform(0, W), rng.uniform(0, H * .88)
            if any(math.hypot(x - W * u, y - H * v) < r_ * 1.2 for u, v, r_ in holes): continue
            s = rng.uniform(7, 20); cc = jitter(rng, rng.choice(['#e08a4c', '#d9605c', '#c98aa0', '#f5b843', '#8f6fb8']), .04); smooth(g, blob_pts(rng, x, y, s, s * .9, .1, 10)); rgb(g, cc); g.fill(); rgb(g, shade(cc, -.6)); g.arc(x + 1, y + 2, s * .4, 0, 7); g.fill()
            for m in range(8): rgb(g, shade(cc, .5)); g.arc(x + math.cos(m * PI / 4) * s * .68, y + math.sin(m * PI / 4) * s * .68, s * .12, 0, 7); g.fill()
    F.tube_sponge(c, W * .93, H * .96, 150, 'violet', 3); F.soft_coral(c, W * .06, H * .97, 170, 'rose', .15)
    A.school(c, 'anthias', W * .4, H * .7, 26, 210, 80, 50, .08, .3, depth=0); A.school(c, 'anthias', W * .73, H * .82, 8, 110, 30, 60, PI, depth=0)
    A.fish(c, 'snapper', W * .2, H * .84, 150, .06, .1)
    c.particles(200, big=10); c.finish(.4, center=(.58, .46))


def g1e(c, rng, variant=0):
    """Dusk under water: a steel dome in silhouette on a knoll, corals on its joints, a school wheels around it."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#fbc99a'), (.16, '#e89a98'), (.4, '#8f6fa6'), (.7, '#3f4a8a'), (1, '#182052')], 92, glow=(W * .3, -40, 700, '#ffdca8', .7))
    L.surface_below(c, 80, .5, 80)
    c.god_rays(W * .3, -180, .36, 16, 1050, 1.2, '#ffd9b8')
    L.rocks(c, [(-30, H * .7), (W * .2, H * .74), (W * .45, H * .8), (W * .8, H * .77), (W + 30, H * .66)], '#4a4c8c', .6, 22)
    x, y, s = W * .6, H * .87, 640
    S.swirl(c, x, y - s * .34, 440, 130, 90, 40, '#4d4a8c', 1, 0, .16, depth=.25)
    L.rocks(c, [(-30, H * .99), (W * .25, H * .97), (W * .42, H * .89), (W * .62, H * .86), (W * .8, H * .9), (W + 30, H * .96)], '#232a5c', .12, 20)
    pts = S.steel_dome(c, x, y, s, '#191c44', 11)
    cols = ['#b8567f', '#d9705f', '#7a5aa6', '#c98a4a', '#8a4f8f']
    for px, py in sorted(pts, key=lambda p: p[1]):
        if rng.random() < .85:
            k = rng.integers(3); q = rng.uniform(.35, .75)
            F.plant(c, ['staghorn', 'poc', 'soft'][k], px, py + 8, q, rng.choice(cols), rim=.6)
    F.staghorn(c, x + 10, y - s * .54, 150, '#e08a5c', 3, 6, rim=.6)
    S.swirl(c, x, y - s * .26, 500, 150, 60, 58, '#20245a', .56, PI * -.03, .12, depth=.02)
    A.school(c, 'anthias', x - 30, y - s * .22, 22, 150, 70, 38, .2, depth=.05)
    F.sea_fan(c, W * .06, H * 1.02, 330, '#7a3f7a', .1); F.staghorn(c, W * .17, H * 1.05, 170, '#c9705f', 3, 6); F.table_coral(c, W * .93, H * 1.06, 300, '#5a4a8a')
    c.particles(220, big=10, color='#ffe3c4'); c.finish(.4, warm=.08, center=(.5, .42))


# ------------------------------------------------------------------ 3 mangroves
def g3d(c, rng, variant=0):
    """Under water among prop roots: shafts of green light, archerfish and small snappers; the roots stand like columns."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#f4f6c0'), (.14, '#c3dea0'), (.4, '#6fb287'), (.75, '#2f7a6c'), (1, '#1d4a50')], 91, glow=(W * .42, -60, 620, '#fdf6c0', .8))
    L.surface_below(c, 110, .65, 100)
    c.god_rays(W * .42, -190, .5, 20, 1050, 1.3, '#fbf6c4')

    def roots(n, w, colr, d, x0=-.05, x1=1.05, arch=.18, foot=.95, skip=()):
        ps, ws = [], []
        for i in range(n):
            t = x0 + (x1 - x0) * (i + .5 + rng.uniform(-.32, .32)) / n
            if any(a < t < b for a, b in skip): continue
            k = rng.choice([-1, 1]) * rng.uniform(.3, 1) * arch
            ps.append([(W * (t - k), -40), (W * (t - k * .45), H * rng.uniform(.12, .22)), (W * (t - k * .06), H * .5), (W * t + rng.normal(0, 8), H * foot + rng.uniform(-14, 20))]); ws.append(w * rng.uniform(.7, 1.3))
        B.root_arch(c, ps, ws, colr, depth=d)
        with c.piece(shadow=.2, lift=3, volume=.3, vsize=6, rim=.1, depth=d, grain=.05) as g:      # mud heaped round the feet
            for q, ww in zip(ps, ws): smooth(g, blob_pts(rng, q[3][0], q[3][1] + 4, ww * 1.8, ww * .5, .15, 11)); rgb(g, '#8f8f68'); g.fill()
        return ps
    roots(16, 15, '#5d7560', .68, foot=.74); L.sandbed(c, [(-30, H * .75), (W * .4, H * .72), (W + 30, H * .76)], '#a9a57a', .22)
    roots(12, 24, '#5a5a48', .5, foot=.8, skip=((.32, .42),)); A.silhouettes(c, W * .5, H * .5, 40, 220, 60, 15, .1, '#2f6f66', depth=.45)
    F.seagrass(c, -20, W + 20, H * .84, 60, 90, '#6f9a56', .2, depth=.34)
    A.school(c, 'snapper', W * .3, H * .66, 26, 170, 70, 48, .08, .3, depth=.26)
    p = roots(7, 40, '#4f4438', .22, foot=.9, skip=((.28, .66),))
    F.tube_sponge(c, W * .79, H * .9, 80, '#d9a05c', 3, depth=.12)
    A.school(c, 'archer', W * .47, H * .3, 7, 170, 70, 96, -.12, .2, depth=.08, spread=.2)
    A.fish(c, 'archer', W * .58, H * .17, 150, -.55, .1); A.school(c, 'sergeant', W * .66, H * .58, 8, 120, 70, 60, PI, depth=.1)
    near = [[(W * .02, -30), (W * .1, H * .25), (W * .13, H * .6), (W * .12, H * 1.06)], [(W * .2, -40), (W * .06, H * .2), (W * .01, H * .6), (W * -.02, H * 1.05)], [(W * .78, -40), (W * .86, H * .22), (W * .885, H * .6), (W * .87, H * 1.06)], [(W * 1.08, -20), (W * .99, H * .3), (W * .97, H * .7), (W * .99, H * 1.06)]]
    B.root_arch(c, near, [64, 80, 58, 86], '#3a2f2c')
    with c.piece(shadow=.35, lift=5, volume=.45, vsize=5) as g:      # oysters and sponge crust on the near roots
        for pp in near:
            q = curve_pts(pp, 40)
            for i in range(16, 39):
                if rng.random() < .6:
                    for _ in range(3):
                        s = rng.uniform(7, 16); rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#b9a58f', '#e0b070', '#c9604f', '#8f9fa0']), .04)); smooth(g, blob_pts(rng, q[i][0] + rng.normal(0, 18), q[i][1] + rng.normal(0, 10), s, s * .7, .2, 8)); g.fill()
    F.soft_coral(c, W * .15, H * 1.03, 120, '#e9a05c'); F.seagrass(c, W * .3, W * .8, H * 1.05, 130, 70, '#4f8a4c', .25)
    for x, y, s in ((.3, .86, 90), (.36, .93, 74)): A.fish(c, 'snapper', W * x, H * y, s, .1, .1)
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=5) as g:      # fallen leaves drifting down
        for x, y, a in ((.4, .12, .4), (.7, .3, 2.2), (.24, .36, 1.0), (.55, .75, 2.8)): F.leaf(g, W * x, H * y, 54, 24, a, jitter(rng, '#d9b04a', .06))
    c.particles(260, big=14, color='#fbf6cf'); c.finish(.42, center=(.46, .44))


def g3e(c, rng, variant=0):
    """Noon close-up: a kingfisher on a mangrove branch with hanging propagules, bright leaves and soft spots of light behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#eaf6c8'), (.4, '#bfe0a4'), (.75, '#7fbf9a'), (1, '#3f8f8c')], 70, glow=(W * .25, 0, 760, '#fffbe0', .6))
    S.bokeh(c, 30, (0, 0, W, H), ['#fffbe0', '#d3eaa0', '#8fcf94', '#5fb0a0', '#f4e6a0'], (30, 120), .45, 9)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=12, alpha=.6) as g:      # water glitter far below
        for _ in range(40):
            x, y, L_ = rng.uniform(0, W), rng.uniform(H * .78, H), rng.uniform(40, 160); rgb(g, '#f4fff0' if rng.random() < .5 else '#2f8088', .6); taper(g, [(x, y), (x + L_ / 2, y - 4), (x + L_, y)], [1, 9, 1]); g.fill()
    c.set_air()
    F.leaf_clump(c, W * .9, H * .12, 330, 190, 110, 60, '#6faf5a', depth=.4, blur=5)
    with c.piece(shadow=.45, lift=12, volume=.5, vsize=10, grain=.05) as g:
        lin(g, 0, H * .5, 0, H * .75, '#a98a6a', '#5f4838'); taper(g, [(-40, H * .74), (W * .25, H * .66), (W * .5, H * .645), (W * .75, H * .58), (W * 1.05, H * .4)], [52, 44, 38, 34, 40], 50); g.fill()
        taper(g, [(W * .3, H * .655), (W * .4, H * .5), (W * .43, H * .3)], [26, 18, 11], 20); g.fill(); taper(g, [(W * .78, H * .57), (W * .82, H * .72), (W * .8, H * .84)], [24, 15, 9], 20); g.fill()
        q = curve_pts([(-40, H * .74), (W * .25, H * .66), (W * .5, H * .645), (W * .75, H * .58), (W * 1.05, H * .4)], 90); rgb(g, '#3f2f28', .4)
        for _ in range(90): x, y = q[rng.integers(2, 88)] + rng.normal(0, 7, 2); taper(g, [(x, y), (x + 22, y - 4)], [3, .4]); g.fill()

    def tuft(x, y, n, s, a0, sp, colr='#5f9f52'):
        with c.piece(shadow=.4, lift=10, volume=.3, vsize=12, rim=.35) as g:
            for k in range(n):
                a = a0 + ((k + .5) / n * 2 - 1) * sp + rng.normal(0, .1)
                F.leaf(g, x, y, s * rng.uniform(.8, 1.1), s * .42, a, jitter(rng, shade(colr, rng.uniform(-.15, .25)), .03))
    with c.piece(shadow=.35, lift=8, volume=.35, vsize=6, rim=.4) as g:
        for x, y, ln in ((.8, .85, 250), (.845, .83, 210), (.765, .84, 190), (.66, .62, 230), (.2, .7, 210), (.155, .72, 170)): S.propagule_hanging(g, rng, W * x, H * y, ln, '#7fae5a')
    tuft(W * .43, H * .3, 7, 190, -PI / 2, 1.3); tuft(W * .8, H * .84, 6, 150, PI / 2 - .2, 1.9, '#4f8f4c'); tuft(W * .97, H * .42, 7, 190, -PI * .75, 1.2); tuft(W * .67, H * .6, 5, 150, PI / 2, 1.8); tuft(W * .1, H * .71, 6, 170, -PI / 2 - .3, 1.5, '#4f8f4c')
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:       # small pale four-petal flowers
        for x, y in ((.93, .5), (.9, .47), (.965, .53)):
            for k in range(4): rgb(g, '#fdf3cf'); F.leaf(g, W * x, H * y, 26, 13, k * PI / 2 + .4, '#fbeec0', False)
            rgb(g, '#e0b04a'); g.arc(W * x, H * y, 6, 0, 7); g.fill()
    S.kingfisher(c, W * .56, H * .635, 440, True, lift=16)
    with c.piece(blur=8, shadow=.3, lift=16, volume=.3) as g:
        for k in range(6): F.leaf(g, -40, H * 1.02 - k * 16, rng.uniform(260, 400), 120, -.9 + k * .2, jitter(rng, '#2f6a44', .03))
    c.glow(W * .2, 0, 700, '#fffbe0', .25); c.finish(.34, warm=.06, center=(.5, .48))


# ------------------------------------------------------------------ 4 school
def g4e(c, rng, variant=0):
    """Low view: many pairs of sandals at the steps of a stilted class-room; inside, the lamp is lit and paper fish hang."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    L.sky(c, 'dusk', H * .55, glow=.4); c.set_air()
    L.sea(c, H * .44, H * .62, 'dusk', W * .08, 50)
    F.palm(c, W * .05, H * .72, 520, .12, '#3a2c48', '#3a4a5a', 11, depth=.15); F.palm(c, W * .2, H * .66, 330, -.18, '#4a3850', '#46566a', 10, depth=.3)
    L.ground(c, [(-30, H * .62), (W * .3, H * .6), (W + 30, H * .6)], '#c9a07c', '#7a5a58', 240)
    # the house
    x0, x1, fl = W * .36, W * 1.04, H * .53
    with c.piece(shadow=.45, lift=14, volume=.3, vsize=30) as g:
        for px in (.4, .58, .8, .97): rgb(g, '#4a3436'); taper(g, [(W * px, H * .66), (W * px, fl)], [30, 28]); g.fill()
        poly(g, [(x0, 40), (x1, 10), (x1, fl), (x0, fl)]); lin(g, x0, 0, x1, 0, '#a56f4c', '#8a5742', '#5f3e3a'); g.fill()
        rgb(g, '#3f2a2a', .5); g.set_line_width(3)
        for k in range(15): x = x0 + (x1 - x0) * k / 14; g.move_to(x, 20); g.line_to(x, fl); g.stroke()
    dx0, dx1, dy = W * .5, W * .83, H * .07
    with c.piece(shadow=.2, lift=5, volume=0, rim=.4) as g:
        poly(g, [(dx0 - 16, dy - 16), (dx1 + 16, dy - 16), (dx1 + 16, fl), (dx0 - 16, fl)]); rgb(g, '#d9a866'); g.fill()
        poly(g, [(dx0, dy), (dx1, dy), (dx1, fl), (dx0, fl)]); rad(g, (dx0 + dx1) / 2, H * .2, 420, '#fff3c0', '#f9cf7c', '#d98f4c'); g.fill()
    clip = lambda q: q.rectangle(dx0, dy, dx1 - dx0, fl - dy)
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=5, clip=clip) as g:      # back wall: drawings, a low table
        for k, (px, py, cc) in enumerate(((.555, .23, '#3f9fa4'), (.61, .25, '#c85a8e'), (.665, .225, '#4d7d52'), (.72, .245, '#3c86c2'), (.775, .23, '#c9542f'))):
            x, y = W * px, H * py
            rgb(g, '#fffaf0'); poly(g, [(x - 38, y), (x + 38, y - 2), (x + 37, y + 58), (x - 38, y + 60)]); g.fill()
            rgb(g, cc); smooth(g, [(x - 24, y + 30), (x - 4, y + 16), (x + 14, y + 30), (x - 4, y + 44)]); g.fill(); poly(g, [(x + 10, y + 30), (x + 26, y + 18), (x + 26, y + 42)]); g.fill()
        rgb(g, '#8a5a3c'); poly(g, [(W * .55, H * .43), (W * .79, H * .43), (W * .81, H * .455), (W * .53, H * .455)]); g.fill()
        for px in (.56, .78): taper(g, [(W * px, H * .45), (W * px, H * .53)], [14, 14]); g.fill()
    for px, top, hair, cc in ((.565, '#fdfaf0', 'short', '#b8383a'), (.63, '#fdfaf0', 'hijab', '#fdfaf0'), (.705, '#fdfaf0', 'pony', '#b8383a'), (.775, '#fdfaf0', 'short', '#b8383a')):
        P.person(c, W * px, fl - 3, 165, 'sit_ground', P.look(rng, child=True, hair=hair, top=top, bottom='shorts', bcol='#b8383a', accent=cc, sleeve='short'), clip=clip)
    with c.piece(shadow=.25, lift=8, volume=.2, vsize=4) as g:      # paper fish on strings in the door
        for px, ln, cc, m in ((.53, .07, '#f2694b', 1), (.59, .12, '#1b8f93', -1), (.745, .05, '#8f6fb8', 1), (.8, .11, '#3c86c2', -1)):
            x, y = W * px, dy + H * ln; rgb(g, '#6b4a34'); g.set_line_width(2); g.move_to(x, dy); g.line_to(x, y); g.stroke()
            with at(g, x, y + 16, rng.normal(0, .15), 62 * m, 62): rgb(g, cc); smooth(g, [(.5, 0), (.15, -.28), (-.25, 0), (.15, .28)]); g.fill(); poly(g, [(-.2, 0), (-.5, -.22), (-.5, .22)]); g.fill(); rgb(g, 'cream'); g.arc(.26, -.04, .05, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=5) as g:
        rgb(g, '#3a2c2c'); g.set_line_width(3); g.move_to(W * .665, dy); g.line_to(W * .665, H * .12); g.stroke(); rgb(g, '#c9542f'); smooth(g, [(W * .665 - 46, H * .15), (W * .665, H * .105), (W * .665 + 46, H * .15)]); g.fill(); rgb(g, '#fffbe0'); g.arc(W * .665, H * .152, 15, 0, 7); g.fill()
    c.glow(W * .665, H * .2, 420, '#ffdf90', .5)
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=10) as g:      # porch edge and three steps
        poly(g, [(x0 - 20, fl - 6), (x1, fl - 6), (x1, fl + 22), (x0 - 30, fl + 22)]); lin(g, 0, fl, 0, fl + 24, '#c98f5c', '#7a5038'); g.fill()
        for k in range(3):
            y = fl + 26 + k * 42; w = 230 + 26 * k
            poly(g, [(W * .665 - w, y), (W * .665 + w, y), (W * .665 + w + 14, y + 22), (W * .665 - w - 14, y + 22)]); lin(g, 0, y, 0, y + 22, '#e0b076', '#b07f4c'); g.fill()
            poly(g, [(W * .665 - w - 14, y + 22), (W * .665 + w + 14, y + 22), (W * .665 + w + 14, y + 38), (W * .665 - w - 14, y + 38)]); rgb(g, '#6b4434'); g.fill()
    B.beam(c, [(dx0 + 40, fl), (dx1 - 40, fl), (W * .98, H * 1.02), (W * .3, H * 1.02)], '#ffd98a', .3, 40)
    cols = ['#f2694b', '#1b8f93', '#f5b843', '#8f6fb8', '#c85a8e', '#3c86c2', '#79a86a', '#2c4a66', '#fff1d0', '#d9542f', '#5fb0a0', '#b8567f', '#e9a05c', '#22405a']
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=6, rim=.4) as g:
        k = 0
        for row, (y, s, n, xa, xb) in enumerate(((.745, 78, 8, .4, .95), (.83, 108, 7, .33, .99), (.95, 158, 6, .2, 1.0))):
            for i in range(n):
                x = W * (xa + (xb - xa) * (i + .5) / n) + rng.normal(0, 12); a = rng.normal(0, .22); cc = cols[k % len(cols)]; k += 1
                if row == 2 and i == 0: a = 1.1
                for m in (-1, 1): S.sandal(g, rng, x + m * s * .27, H * y + rng.normal(0, s * .04), s * rng.uniform(.92, 1.02), a + m * .1 + rng.normal(0, .12), cc, .52, strap=shade(cols[(k * 5) % len(cols)], -.3))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=6, rim=.4) as g:      # one pair kicked off in a hurry
        S.sandal(g, rng, W * .1, H * .9, 170, -.9, '#f5b843', .52, '#c9542f'); S.sandal(g, rng, W * .2, H * .8, 140, .5, '#f5b843', .52, '#c9542f')
    c.finish(.42, warm=.16, center=(.6, .5))


# ------------------------------------------------------------------ 5 lab
def g5d(c, rng, variant=0):
    """The work bench from above: dishes with coral recruits, settlement tiles in a tray, pipette, tweezers and a sketch."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#fdfaf0'), (.5, '#eaf1ea'), (1, '#c3d8d8')], 40, wash=.03, glow=(W * .1, 0, 800, '#ffffff', .5))
    c.set_air()
    pal = ['rose', 'saffron', 'leaf', '#5fb0a0', 'violet', 'coral', '#c9a46c']
    tx, ty, tw, th = W * .04, H * .46, W * .46, H * .47      # blue tray with a grid of tiles under water
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=16, rim=.5) as g:
        smooth(g, [(tx - 24, ty - 24), (tx + tw + 24, ty - 24), (tx + tw + 24, ty + th + 24), (tx - 24, ty + th + 24)], tension=.1); rgb(g, '#3c7fae'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g:
        smooth(g, [(tx, ty), (tx + tw, ty), (tx + tw, ty + th), (tx, ty + th)], tension=.06); lin(g, tx, ty, tx + tw, ty + th, '#8fd6d8', '#4fb0be', '#2a86a0'); g.fill()
    for j in range(3):
        for i in range(5):
            x, y = tx + tw * (i + .5) / 5, ty + th * (j + .5) / 3
            if (i, j) == (3, 1): continue
            with c.piece(shadow=.45, lift=7, volume=.3, vsize=6, grain=.06) as g:
                with at(g, x, y, rng.normal(0, .05)):
                    s = 56; smooth(g, [(-s, -s), (s, -s), (s, s), (-s, s)], tension=.1); p = g.copy_path(); lin(g, -s, -s, s, s, '#efe2c8', '#d6c3a2', '#b09a80'); g.fill()
                    g.append_path(p); g.clip()
                    for _ in range(12): rgb(g, jitter(rng, rng.choice(['#d98aa0', '#9fae78', '#b98f6a']), .04), .5); smooth(g, blob_pts(rng, rng.uniform(-s, s), rng.uniform(-s, s), rng.uniform(4, 16), rng.uniform(4, 12), .25, 8)); g.fill()
                    for _ in range(rng.integers(3, 8)): S.recruit(g, rng, rng.uniform(-s * .75, s * .75), rng.uniform(-s * .75, s * .75), rng.uniform(8, 19), rng.choice(pal))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=lambda q: q.rectangle(tx, ty, tw, th)) as g:
        for _ in range(30): x, y, L_ = rng.uniform(tx, tx + tw), rng.uniform(ty, ty + th), rng.uniform(20, 90); rgb(g, 'white', rng.uniform(.12, .4)); taper(g, [(x, y), (x + L_ / 2, y + 6), (x + L_, y)], [.3, 3, .3], 10, False); g.fill()
    def fill(x, y, R, n, s):
        def f(g):
            for _ in range(n):
                a, q = rng.uniform(0, 7), math.sqrt(rng.uniform(0, 1)) * R * .68; S.recruit(g, rng, x + math.cos(a) * q, y + math.sin(a) * q, rng.uniform(*s), rng.choice(pal))
        return f
    def big(g):       # one settled coral under the glass, large
        x, y = W * .71, H * .36
        smooth(g, blob_pts(rng, x, y, 128, 118, .06, 15)); rad(g, x - 40, y - 40, 190, '#f7c9a0', '#e98a6a', '#b0503f'); g.fill()
        for a, q, s in [(0, 0, 40)] + [(k * PI / 3 + .3, 76, 34) for k in range(6)]:
            px, py = x + math.cos(a) * q, y + math.sin(a) * q
            for m in range(12):
                b = m * PI / 6 + a; rgb(g, '#fff0d8'); taper(g, [(px + math.cos(b) * s * .3, py + math.sin(b) * s * .3), (px + math.cos(b) * s, py + math.sin(b) * s)], [s * .17, s * .14]); g.fill()
            rgb(g, '#7fae5a'); g.arc(px, py, s * .36, 0, 7); g.fill(); rgb(g, '#4a2c2c'); g.arc(px, py, s * .12, 0, 7); g.fill()
    S.dish(c, W * .71, H * .36, 215, big); S.dish(c, W * .2, H * .2, 128, fill(W * .2, H * .2, 128, 12, (7, 14))); S.dish(c, W * .385, H * .18, 104, fill(W * .385, H * .18, 104, 7, (9, 16))); S.dish(c, W * .93, H * .14, 96, fill(W * .93, H * .14, 96, 9, (6, 11)))
    def page(g, w, h):
        Q.crayon(g, rng, [(math.cos(a) * 70, math.sin(a) * 64 - 10) for a in np.linspace(0, 2 * PI, 13)[:-1]], '#5f6f80', 4, True, 2, .8)
        for k in range(7):
            a = k * PI / 3; q = 40 if k < 6 else 0
            Q.crayon(g, rng, [(math.cos(a) * q + math.cos(b) * 14, math.sin(a) * q - 10 + math.sin(b) * 14) for b in np.linspace(0, 2 * PI, 8)[:-1]], rng.choice(['#f2694b', '#5fb0a0', '#8f6fb8']), 4, True, 2, .5)
    S.notebook(c, W * .78, H * .82, 310, 250, .14, page)
    S.pencil(c, W * .915, H * .7, 250, 1.9, '#1b8f93')
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=6, rim=.6) as g:      # pipette across the tray corner
        with at(g, W * .585, H * .68, -1.0):
            rgb(g, '#dff2ee', .95); taper(g, [(-190, 0), (20, 0), (150, 0)], [6, 20, 22], 20); g.fill(); smooth(g, [(140, -14), (190, -30), (250, -24), (270, 0), (250, 24), (190, 30), (140, 14)]); lin(g, 0, -30, 0, 30, '#ff9f86', 'coral', '#a83a2c'); g.fill()
            rgb(g, 'white', .8); taper(g, [(0, -5), (130, -6)], [2, 4]); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.45, vsize=5, rim=.6) as g:      # tweezers
        for m in (-1, 1):
            lin(g, W * .5, H * .06, W * .56, H * .3, '#eef4f2', '#9fb0b8', '#dfe8ea'); taper(g, [(W * .55, H * .04), (W * .53 + m * 14, H * .16), (W * .505 + m * 4, H * .3)], [15, 14, 4], 24); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:        # drops
        for _ in range(46):
            x, y, s = rng.uniform(W * .5, W * .98), rng.uniform(H * .05, H * .98), rng.uniform(2, 8); rgb(g, '#7fb5b8', .35); smooth(g, blob_pts(rng, x, y, s, s * .85, .1, 8)); g.fill(); rgb(g, 'white', .8); g.arc(x - s * .3, y - s * .3, s * .25, 0, 7); g.fill()
    c.finish(.26, center=(.5, .48))


# ------------------------------------------------------------------ 6 diving
def g6e(c, rng, variant=0):
    """Straight up: an outrigger boat from below, dark against the bright surface; three divers hang on the line under it."""
    W, H = c.w, c.h
    cx, cy = W * .55, H * .34
    c.light = (-.15, -.99)
    c.backdrop([(0, '#1a86a6'), (.6, '#0f5f8c'), (1, '#07375f')], 80)
    for rr, cc, st in ((1000, '#35abb2', .7), (640, '#8fdccf', .6), (360, '#e6f9e4', .6), (170, '#ffffff', .7)): c.glow(cx - 120, cy - 60, rr, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.2, alpha=.7) as g:
        for _ in range(300):
            R = rng.uniform(60, 720); a = rng.uniform(0, 2 * PI); da = rng.uniform(.04, .28) * 180 / (R + 120)
            q = [(cx - 120 + math.cos(t) * R * 1.3 + rng.normal(0, 2), cy - 60 + math.sin(t) * R * .8 + rng.normal(0, 3)) for t in np.linspace(a, a + da, 6)]
            rgb(g, 'white' if rng.random() < .65 else 'water2', rng.uniform(.1, .5) * math.exp(-R / 480)); taper(g, q, [.4, rng.uniform(3, 9) * (R / 400 + .3), .4], 14, False); g.fill()
    c.set_air()
    c.god_rays(cx - 120, cy - 380, .36, 18, 1200, 1.4, '#eafff2')
    A.silhouettes(c, W * .2, H * .3, 70, 180, 80, 14, .3, '#1d6f86', depth=.4)
    with c.piece(shadow=.3, lift=22, volume=.45, vsize=18, rim=.5) as g:       # hull, arms and floats
        with at(g, cx, cy, -.34, 820):
            hullc = '#134a66'
            for px in (.2, -.2): rgb(g, '#2a5666'); taper(g, [(px - .03, -.31), (px + .03, -.1), (px + .03, .1), (px - .03, .31)], [.018, .026, .026, .018], 20); g.fill()
            for sg in (-1, 1): lin(g, 0, sg * .3 - .02, 0, sg * .3 + .02, '#5f8f8f', '#24566a'); taper(g, [(-.44, .3 * sg), (0, .315 * sg), (.46, .29 * sg)], [.016, .034, .014], 20); g.fill()
            smooth(g, [(.56, 0), (.4, .06), (.2, .096), (-.1, .104), (-.38, .072), (-.54, .012), (-.54, -.012), (-.38, -.072), (-.1, -.104), (.2, -.096), (.4, -.06)]); p = g.copy_path(); lin(g, 0, -.1, 0, .1, '#3f8fa4', hullc, '#0b2f4c'); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#c9503f', .8); smooth(g, [(.5, 0), (.2, .06), (-.3, .055), (-.5, 0), (-.3, -.055), (.2, -.06)]); g.fill(); rgb(g, '#6b2a34', .8); taper(g, [(.54, 0), (0, .004), (-.54, 0)], [.012, .022, .012], 20); g.fill(); g.restore()
            rgb(g, '#0b2336'); taper(g, [(-.5, .0), (-.58, .0)], [.02, .02]); g.fill(); smooth(g, [(-.58, .04), (-.62, 0), (-.58, -.04), (-.56, 0)]); g.fill()
    lx0, ly0 = cx - 36, cy + 20
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=2) as g:
        rgb(g, '#f3f6e4', .9); taper(g, [(lx0, ly0), (lx0 + 20, H * .6), (lx0 + 70, H * 1.05)], [3, 5, 9], 30); g.fill()
    P.diver(c, W * .445, H * .53, 180, -1.0, pose='look', accent='saffron', depth=.2, kick=.3)
    P.diver(c, W * .655, H * .66, 250, PI + .55, pose='fin', accent='coral', depth=.08, kick=.6)
    P.diver(c, W * .37, H * .83, 330, -.55, pose='fin', accent='#23b0a4', kick=-.6)
    A.school(c, 'fusilier', W * .83, H * .8, 26, 190, 80, 62, PI + .3, .4, depth=.06)
    with c.piece(shadow=.2, lift=12, volume=.5, vsize=40, grain=.05) as g:       # dark reef rim on the lower corner
        smooth(g, [(-40, H * .72), (W * .06, H * .78), (W * .13, H * .9), (W * .22, H * .96), (W * .26, H * 1.06), (-40, H * 1.06)]); lin(g, 0, H * .7, 0, H, '#164a66', '#0a2a46'); g.fill()
    F.sea_fan(c, W * .04, H * .84, 260, 'plum', .45); F.soft_coral(c, W * .14, H * .95, 130, 'coral', .4); F.staghorn(c, W * .0, H * 1.0, 190, 'saffron', 3, 6)
    c.particles(240, big=12); c.finish(.4, center=(.5, .42))


# ------------------------------------------------------------------ 7 bay
def g7e(c, rng, variant=0):
    """Salt pans at a pink sunrise: shallow squares mirror the sky and the volcano, small workers rake white heaps."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (.6, -.8)
    L.sky(c, 'rose', hz, (W * .2, hz - 46, 30), glow=.9)
    L.cloud(c, W * .86, H * .13, 340, '#f9d3c0', depth=.35); L.cloud(c, W * .5, H * .09, 240, '#f6cfc4', depth=.45)
    L.rinjani(c, W * .62, hz + 2, 980, 190, '#7a7f9f', depth=.45)
    with c.piece(shadow=.1, lift=3, volume=.2, vsize=8, depth=.3) as g:
        smooth(g, L.ridge(rng, -30, W + 30, hz - 10, 9, 40) + [(W + 30, hz + 10), (-30, hz + 10)]); rgb(g, '#5f7f78'); g.fill()
    for x, s, l_ in ((.04, 130, .1), (.09, 100, -.1), (.93, 120, -.12), (.88, 90, .1)): F.palm(c, W * x, hz + 8, s, l_, '#5a4a50', '#5a7a70', 9, depth=.25)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz + 2, W + 40, H); lin(g, 0, hz, 0, H, '#d9b394', '#b58a70', '#8a6654'); g.fill()
    c.set_air()
    # pans in perspective
    v = W * .46
    X = lambda u, y: v + (u - .5) * W * (.35 + 2.2 * ((y - hz) / (H - hz)))
    rows = [hz + 8 + (H + 60 - hz) * t ** 1.7 for t in (0, .12, .25, .4, .58, .78, 1)]
    pans = []
    for j in range(6):
        n = 7
        for i in range(-4, n + 4):
            y0, y1 = rows[j] + 2 + j * 2.2, rows[j + 1] - 3 - j * 3
            m = .055
            u0, u1 = (i + m) / n, (i + 1 - m) / n
            q = [(X(u0, y0), y0), (X(u1, y0), y0), (X(u1, y1), y1), (X(u0, y1), y1)]
            if max(p[0] for p in q) < -30 or min(p[0] for p in q) > W + 30: continue
            pans.append((q, j, i))
    for q, j, i in pans:
        salt = rng.random() < .22
        with c.piece(shadow=.0, volume=0, rim=0, grain=.02) as g:
            poly(g, q); y0, y1 = q[0][1], q[2][1]
            f = [(y0 - hz) / (H - hz), (y1 - hz) / (H - hz)]
            a = [mix(mix('#fbe0bc', '#f3b9a8', min(1, t * 2.2)), '#8fa9c0', max(0, t * 1.3 - .3)) for t in f]
            if salt: a = [mix(k, '#fffdf6', .72) for k in a]
            lin(g, 0, y0, 0, y1, jitter(rng, a[0], .015), jitter(rng, a[1], .015)); g.fill()
    # mirror of the mountain in the pans only
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.2, clip=lambda z: [poly(z, q) for q, _, _ in pans]) as g:
        smooth(g, [(W * .12, hz + 6), (W * .36, hz + 66), (W * .49, hz + 150), (W * .545, hz + 210), (W * .6, hz + 150), (W * .7, hz + 120), (W * .8, hz + 90), (W * 1.1, hz + 6)]); rgb(g, '#6a6f95'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.8, clip=lambda z: [poly(z, q) for q, _, _ in pans]) as g:
        for _ in range(90):
            t = rng.uniform(0, 1); y = hz + 8 + t * (H - hz); x = W * .2 - 60 * t + rng.normal(0, 18 + 60 * t); L_ = rng.uniform(8, 30) * (.5 + 2 * t); rgb(g, '#fff6d8', rng.uniform(.3, .9)); taper(g, [(x - L_, y), (x, y - 2 * t - .6), (x + L_, y)], [.3, 1 + 4 * t, .3], 9, False); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=5, rim=.5, grain=.06) as g:      # earth walls
        for q, j, i in pans:
            w = 2 + j * 3.4
            rgb(g, jitter(rng, '#8a6450', .02)); taper(g, [q[3], ((q[3][0] + q[2][0]) / 2, q[3][1] + rng.normal(0, 1 + j * .4)), q[2]], [w, w * 1.15, w], 8, False); g.fill(); taper(g, [q[0], q[3]], [w * .6, w], 6, False); g.fill()

    def heap(x, y, s):
        with c.piece(shadow=.4, lift=s * .08, volume=.5, vsize=s * .14, grain=.03) as g:
            smooth(g, [(x - s * .55, y), (x - s * .3, y - s * .26), (x - s * .04, y - s * .5), (x + s * .08, y - s * .49), (x + s * .32, y - s * .24), (x + s * .56, y), (x, y + s * .08)]); lin(g, x - s * .4, y - s * .3, x + s * .5, y, '#ead9dc', '#fffdf8', '#fffaf0'); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.35) as g: smooth(g, [(x - s * .5, y + 5), (x, y + s * .4), (x + s * .5, y + 5)]); rgb(g, '#fff6ec'); g.fill()
    for x, y, s in ((.74, .47, 46), (.8, .475, 40), (.86, .48, 44), (.3, .5, 56), (.24, .505, 48), (.66, .64, 120), (.78, .66, 140)): heap(W * x, H * y, s)
    def rake(g, J):
        px, py = J['hR']; rgb(g, '#8a6a45'); taper(g, [(px - .1, py - .12), (px + .34, py + .5)], [.016, .014]); g.fill(); rgb(g, '#6b4a34'); taper(g, [(px + .24, py + .5), (px + .42, py + .46)], [.03, .03]); g.fill()
    P.person(c, W * .38, H * .515, 88, 'reach', P.look(rng, hair='hat', top='#3c86c2', sleeve='long', bottom='trousers', bcol='#3a3f5a', accent='coral'), True, rake, depth=.1)
    P.person(c, W * .52, H * .72, 215, 'reach', P.look(rng, hair='hat', top='#c85a8e', sleeve='long', bottom='skirt', bcol='#2f4a6c', accent='teal'), False, rake, tweak=dict(aL=(70, 60), aR=(44, 60), lean=20))
    P.person(c, W * .89, H * .6, 150, 'carry', P.look(rng, hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers', bcol='#3a3f5a'), True)
    G_ = [(.17, .93), (.25, .965)]
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14) as g:       # two woven baskets of salt in the near corner
        for x, y in G_:
            X0, Y0, s = W * x, H * y, 170
            smooth(g, [(X0 - s * .5, Y0 - s * .4), (X0 - s * .4, Y0), (X0, Y0 + s * .08), (X0 + s * .4, Y0), (X0 + s * .5, Y0 - s * .4)]); lin(g, X0 - s * .5, 0, X0 + s * .5, 0, '#a97f4c', '#d9ae6c', '#f0cd92'); g.fill()
            rgb(g, '#7a5636', .6); g.set_line_width(4)
            for k in range(4): yy = Y0 - s * .32 + k * s * .1; g.move_to(X0 - s * (.48 - .03 * k), yy); g.curve_to(X0 - s * .2, yy + s * .09, X0 + s * .2, yy + s * .09, X0 + s * (.48 - .03 * k), yy); g.stroke()
            for k in range(-4, 5): g.move_to(X0 + k * s * .11, Y0 - s * .38); g.line_to(X0 + k * s * .09, Y0 + s * .04); g.stroke()
            smooth(g, [(X0 - s * .48, Y0 - s * .4), (X0 - s * .2, Y0 - s * .62), (X0 + s * .05, Y0 - s * .7), (X0 + s * .3, Y0 - s * .58), (X0 + s * .48, Y0 - s * .4), (X0, Y0 - s * .33)]); lin(g, X0 - s * .4, 0, X0 + s * .4, 0, '#e6d6dc', '#fffdf8'); g.fill()
    c.glow(W * .2, hz - 40, 480, '#ffe3b8', .35); c.finish(.3, warm=.1, center=(.45, .45))
