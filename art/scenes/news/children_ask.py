"""Pictures of the article "Visiting the lab: questions children ask"."""
import math
import numpy as np
from toolkit import flora as F, laboratory, light, people as P, school
from toolkit.paper import at, blob_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """What the microscope shows fills the left of the wall; a child on a crate holds up its arms like the polyp, another looks, a woman sits by."""
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
    light.beam(c, [(W * .778, H * .52), (W * .785, H * .56), (cx + R * .86, cy + R * .5), (cx + R * .92, cy - R * .4)], '#dffbe8', .3, 10)
    ty = H * .715
    with c.piece(shadow=.5, lift=10, volume=.3, vsize=12, grain=.05) as g:
        smooth(g, [(W * .745, ty), (W * 1.03, ty), (W * 1.03, ty + 32), (W * .74, ty + 32)], tension=.1); lin(g, 0, ty, 0, ty + 32, '#c9955e', '#7a4f38'); g.fill()
        rgb(g, '#5f4034'); taper(g, [(W * .775, ty + 30), (W * .77, H * .95)], [22, 20], cap=False); g.fill()
    laboratory.microscope(c, W * .8, ty + 2, 270, flip=True)
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


def second(c, rng, variant=0):
    """You may hold the skeleton: white coral under a hand lens, each little cup once a home; children's question slips without words lie around."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6d78f'), (.5, '#efc36c'), (1, '#c98f48')], 30, wash=.04, glow=(0, 0, 780, '#fff6d0', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for _ in range(70): x, y, L_ = rng.uniform(-200, W), rng.uniform(0, H), rng.uniform(160, 520); rgb(g, '#a86f34' if rng.random() < .6 else '#fff0c0', rng.uniform(.08, .22)); taper(g, [(x, y), (x + L_ / 2, y + rng.normal(0, 6)), (x + L_, y + rng.normal(0, 8))], [.4, rng.uniform(2, 6), .4], 14, False); g.fill()
    c.set_air()
    # drawings with questions: sun under water, sleeping polyp, tooth and bone, moon
    def pic(k):
        def f(g, w, h):
            C = lambda pts, cc, lw=7, **kw: school.crayon(g, rng, [(a * w, b * h) for a, b in pts], cc, lw, **kw)
            circ = lambda x, y, r_, n=10: [(x + math.cos(t) * r_, y + math.sin(t) * r_ * w / h) for t in np.linspace(0, 2 * PI, n)[:-1]]
            if k == 0:      # polyp with an open mouth and plankton
                for m in range(9): t = PI + m * PI / 8; C([(math.cos(t) * .1, .05 + math.sin(t) * .08), (math.cos(t) * .22, .02 + math.sin(t) * .24), (math.cos(t) * .3, math.sin(t) * .34)], '#c85a8e', 9)
                C([(-.13, .1), (-.1, .38), (.1, .38), (.13, .1)], '#e08aa8', 10, closed=True); C(circ(0, .04, .05), '#7a2f54', 8, closed=True)
                for x, y in ((-.36, -.34), (.38, -.3), (.3, -.42), (-.28, -.42)): C(circ(x, y, .025, 7), '#3f8f4c', 6, closed=True, passes=2)
            elif k == 1:    # moon over a branching coral letting go little balls
                C(circ(.3, -.3, .1), '#f5b843', 8, closed=True); C([(-.2, .4), (-.2, .0), (-.32, -.12)], '#f2694b', 12); C([(-.2, .1), (-.06, -.06), (-.05, -.2)], '#f2694b', 12); C([(-.2, .22), (.04, .12), (.1, -.02)], '#f2694b', 12)
                for x, y in ((-.3, -.24), (-.08, -.32), (.1, -.16), (.02, -.42), (-.2, -.38), (.2, .04)): C(circ(x, y, .022, 7), '#ee8f9f', 7, closed=True, passes=2)
            elif k == 2:    # a coral and a stone side by side
                school.scribble(g, rng, [(-.4 * w, .3 * h), (-.36 * w, -.02 * h), (-.18 * w, -.08 * h), (-.04 * w, .1 * h), (-.06 * w, .32 * h)], '#8f8f98', 8, 11, .5); C([(-.4, .3), (-.36, -.02), (-.18, -.08), (-.04, .1), (-.06, .32)], '#5f6470', 8, closed=True)
                for a in (-.9, -.4, .1, .6): C([(.22, .34), (.22 + a * .1, .05), (.22 + a * .26, -.26)], '#8f6fb8', 13)
        return f
    school.notebook(c, W * .115, H * .25, 330, 260, -.18, pic(0), False); school.notebook(c, W * .14, H * .79, 340, 270, .12, pic(1), False, '#f4f9f4'); school.notebook(c, W * .9, H * .85, 330, 260, -.1, pic(2), False, '#fdf3dc')
    # the skeleton: white branching piece and a massive one with cups
    cx, cy = W * .5, H * .5
    with c.piece(shadow=.55, lift=22, volume=.6, vsize=50, rim=.4, grain=.035) as g:
        out = blob_pts(rng, cx, cy, 470, 330, .09, 17); smooth(g, out); p = g.copy_path(); rad(g, cx - 170, cy - 150, 700, '#fffdf4', '#f3e9d8', '#cfbda4'); g.fill()
        g.save(); g.append_path(p); g.clip()
        pts = []
        for _ in range(6000):
            x, y = rng.uniform(cx - 480, cx + 480), rng.uniform(cy - 340, cy + 340)
            if all((x - a) ** 2 + (y - b) ** 2 > 31 ** 2 for a, b in pts): pts.append((x, y))
        def cup(g, x, y, r_):
            smooth(g, blob_pts(rng, x, y, r_, r_ * .95, .08, 9)); rad(g, x - r_ * .3, y - r_ * .3, r_ * 1.5, '#fffdf6', '#e6d8c2', '#b39c84'); g.fill()
            smooth(g, blob_pts(rng, x + r_ * .06, y + r_ * .08, r_ * .68, r_ * .64, .07, 9)); rgb(g, '#8f7864'); g.fill(); rgb(g, '#f6eedd'); 
            for m in range(12): t = m * PI / 6; taper(g, [(x + math.cos(t) * r_ * .7, y + math.sin(t) * r_ * .66), (x + math.cos(t) * r_ * (.2 if m % 2 else .34), y + math.sin(t) * r_ * (.2 if m % 2 else .34))], [r_ * .13, r_ * .05]); g.fill()
        for x, y in pts: cup(g, x, y, 14.5)
        g.restore()
    # the lens with the enlarged cups
    lx, ly, R = W * .59, H * .44, 225
    cl = lambda q: q.arc(lx, ly, R, 0, 2 * PI)
    with c.piece(shadow=.6, lift=34, volume=.5, vsize=12, rim=.5) as g:       # handle
        with at(g, lx, ly, .72):
            lin(g, 0, -26, 0, 26, '#c9ccc8', '#7f8f98'); taper(g, [(R, 0), (R + 70, 0)], [34, 30], cap=False); g.fill(); lin(g, 0, -36, 0, 36, '#b5633f', '#8a4430', '#542a24'); taper(g, [(R + 60, 0), (R + 140, 0), (R + 330, 0)], [40, 62, 54], 20); g.fill(); rgb(g, '#f5d36a'); taper(g, [(R + 64, 0), (R + 78, 0)], [48, 50], cap=False); g.fill()
        g.arc(lx, ly, R + 26, 0, 7); rgb(g, '#5f6f78'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        cl(g); p = g.copy_path(); rad(g, lx - 70, ly - 80, R * 1.5, '#fffdf4', '#f0e4d0', '#c2ab92'); g.fill(); g.append_path(p); g.clip()
        big = []
        for _ in range(4000):
            x, y = rng.uniform(lx - R, lx + R), rng.uniform(ly - R, ly + R)
            if all((x - a) ** 2 + (y - b) ** 2 > 104 ** 2 for a, b in big): big.append((x, y))
        for x, y in big: cup(g, x, y, 52)
        for _ in range(260): rgb(g, '#a8937c', .35); g.arc(rng.uniform(lx - R, lx + R), rng.uniform(ly - R, ly + R), rng.uniform(.8, 2.2), 0, 7); g.fill()
    with c.piece(shadow=.35, lift=8, volume=.5, vsize=7, rim=.6) as g: g.set_line_width(28); g.arc(lx, ly, R + 12, 0, 7); lin(g, lx - R, ly - R, lx + R, ly + R, '#f4f6f2', '#9fb0b8', '#4a5a64'); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.6) as g: rgb(g, 'white', .8); g.set_line_width(20); g.arc(lx, ly, R * .86, PI * 1.08, PI * 1.36); g.stroke(); g.set_line_width(8); g.arc(lx, ly, R * .74, PI * 1.12, PI * 1.25); g.stroke()
    # a branching skeleton and crayons
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=8, rim=.4) as g:
        for k in range(9):
            a = -2.2 + k * .36; q = wander(rng, W * .87, H * .34, a, rng.uniform(110, 190), 5, .16); lin(g, W * .87, H * .34, q[-1][0], q[-1][1], '#d9c9b0', '#fffdf4'); taper(g, q, [36, 28, 18], 14); g.fill(); e = (q[3][0] + rng.normal(0, 34), q[3][1] - 40); taper(g, [q[2], e], [20, 13]); g.fill()
    for x, y, a, cc in ((.31, .93, .2, '#f2694b'), (.4, .965, -.15, '#1b8f93'), (.3, .07, -.3, '#8f6fb8'), (.74, .06, .25, '#79a86a')):
        with c.piece(shadow=.45, lift=6, volume=.45, vsize=6) as g:
            with at(g, W * x, H * y, a): rgb(g, cc); taper(g, [(-70, 0), (50, 0)], [24, 24], cap=False); g.fill(); rgb(g, shade(cc, -.3)); taper(g, [(-70, 0), (-56, 0)], [24.5, 24.5], cap=False); g.fill(); taper(g, [(30, 0), (38, 0)], [24.5, 24.5], cap=False); g.fill(); rgb(g, shade(cc, -.12)); taper(g, [(50, 0), (78, 0)], [20, 8]); g.fill()
    c.finish(.32, warm=.1, center=(.5, .5))
