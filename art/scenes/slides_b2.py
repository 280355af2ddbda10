"""The slider of article 17: the village plants - in the nursery, and after the rice."""
import math
import numpy as np
import flora as F, people as P, land as L, parts_b as B, parts_gb as S, parts_s as D
import parts_slb as V
from paper import *

PI = math.pi


def nursery(c, rng, variant=0):
    """17 close, forenoon: bags of seedlings under a roof of palm leaves, stripes of sun, water from a can with a long rose."""
    W, H = c.w, c.h
    c.light = (.62, -.78)
    c.backdrop([(0, '#dfe6a8'), (.35, '#a3c288'), (.7, '#5f8f6a'), (1, '#3a5a4c')], 75, glow=(W * .98, 0, 900, '#fff3c0', .75))
    S.blobs(c, [(W * x, H * y, s, cc) for x, y, s, cc in ((.1, .25, 200, '#4f8f66'), (.3, .2, 150, '#7fb072'), (.5, .3, 190, '#5f9a68'), (.72, .22, 160, '#c3d98f'), (.05, .5, 150, '#3f7a5c'), (.9, .45, 170, '#a9cc7a'))], 30, .6)
    S.bokeh(c, 22, (W * .2, 0, W, H * .5), ['#fff8d0', '#f3f0b0', '#e0eeb0'], (16, 60), .45, 6)
    # posts and roof of fronds
    for x, w in ((.085, 34), (.93, 40)):
        with c.piece(shadow=.35, lift=9, volume=.45, vsize=14, depth=.12) as g: lin(g, W * x - w, 0, W * x + w, 0, '#7a5a44', '#a9805c'); taper(g, [(W * x, H * .8), (W * x + 6, -20)], [w, w * .85]); g.fill()
    # rows behind, softer
    for y, w, h, n, dp, bl in ((.6, 62, 74, 20, .5, 3), (.685, 88, 104, 15, .3, 1.6)):
        with c.piece(shadow=.3, lift=6, volume=.1, depth=dp, blur=bl) as g: lin(g, 0, H * y - 12, 0, H * y + 190, '#8f7354', '#4f4436'); g.rectangle(-20, H * y - 12, W + 40, 260); g.fill()
        for i in range(n): V.polybag(c, W * (i + .5) / n + rng.normal(0, 5), H * y + rng.normal(0, 4), w, h, rng.choice(['#2c3340', '#343a4c', '#242c38']), rng.uniform(.8, 1.15), 2, rng.normal(0, .06), depth=dp, blur=bl)
    for k in range(9):
        x = W * (-.04 + .135 * k); B.beam(c, [(x + 330, -20), (x + 372, -20), (x + 90, H * 1.0), (x - 40, H * 1.0)], '#fff3bf', .12 + .07 * (k % 3), 16)
    # bench and front row
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=16, rim=.5, grain=.06) as g:
        poly(g, [(-20, H * .86), (W + 20, H * .86), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, H * .86, 0, H, '#a9805a', '#5f4434'); g.fill()
        rgb(g, '#3f2c24', .5)
        for k in range(30): x = W * k / 29 + rng.normal(0, 8); taper(g, [(x, H * .86), (x - 30, H + 10)], [3, 6]); g.fill()
        for _ in range(60): rgb(g, '#dfe9c8', .35); x, y = rng.uniform(0, W), rng.uniform(H * .88, H); smooth(g, blob_pts(rng, x, y, rng.uniform(8, 40), rng.uniform(3, 7), .2, 9)); g.fill()
    hs = [1.2, 1.0, 1.32, 1.12, .95, 1.25, 1.05]
    for i in range(7): V.polybag(c, W * (.055 + .148 * i) + rng.normal(0, 8), H * (.935 + (.03 if i % 2 else 0)), 172, 208, ['#2c3340', '#3a3f55', '#27303a'][i % 3], hs[i], 3 if i in (2, 5) else 2, rng.normal(0, .05))
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
        for _ in range(26): x, y = W * rng.uniform(.08, .62), H * rng.uniform(.6, .76); V.drop(g, x, y, rng.uniform(4, 9))
    c.finish(.34, warm=.1, center=(.55, .5))


def after_rice(c, rng, variant=0):
    """17 detail, late gold afternoon: from inside the pavilion, backs of three generations against the light; an elder points to where the old trees stood; muddy sandals by the step."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.shadow_col = col('#1d1030')
    hz = H * .5
    c.backdrop([(0, '#7fb4b4'), (.2, '#a9cdb8'), (.36, '#f0e2ac'), (.46, '#ffd884'), (.5, '#ffe6a4'), (1, '#ffe6a4')], 90, wash=.03)
    sx, sy = W * .36, hz - 128
    c.glow(sx, sy, 520, '#fff3bf', .6); c.glow(sx, sy, 190, '#fffbe0', .7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: rgb(g, '#fffdf0'); g.arc(sx, sy, 46, 0, 7); g.fill()
    c.set_air()
    L.cloud(c, W * .68, H * .32, 300, '#fff0cc', .2); L.cloud(c, W * .18, H * .27, 220, '#fff0cc', .35)
    L.island(c, W * .58, hz + 2, 420, 40, '#7f9a7c', depth=.45); L.island(c, W * .2, hz + 2, 240, 22, '#7f9a7c', depth=.55)
    L.sea(c, hz, H * .6, 'morning', W * .36, 50, 1.2)
    L.ground(c, [(-30, H * .575), (W * .5, H * .565), (W + 30, H * .57)], '#d3a878', '#8f6448', 60, shadow=.05)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.92) as g:
        for _ in range(70):
            t = rng.uniform(0, 1) ** 1.2; y = H * (.578 + .2 * t); x = rng.normal(W * .37, W * (.14 + .3 * t)); w = rng.uniform(30, 130) * (.5 + 1.5 * t); cc = mix('#fff0b8', '#b9c4a8', min(1, abs(x - W * .36) / W * 1.7)); rgb(g, cc, .9); smooth(g, blob_pts(rng, x, y, w, w * .075 + 1, .22, 11)); g.fill()
    S.sheen(c, H * .575, H * .78, 110, '#fff3c4', '#6a5040', 1.1)
    for x, y, s in ((.79, .655, 40), (.85, .69, 54), (.735, .615, 26), (.905, .665, 34)):       # stumps of the old trees
        with c.piece(shadow=.35, lift=4, volume=.45, vsize=6, rim=.6) as g:
            x, y = W * x, H * y; lin(g, x - s, 0, x + s, 0, '#7a5454', '#3f2838'); smooth(g, [(x - s * .3, y - s * .9), (x + s * .3, y - s * .8), (x + s * .36, y - s * .2), (x + s * .9, y + s * .06), (x, y + s * .1), (x - s * .8, y + s * .06), (x - s * .34, y - s * .25)], tension=.4); g.fill()
            with at(g, x, y - s * .84, .1, s * .3, s * .1): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#d9a07f'); g.fill()
    for t in (.585, .605, .635, .68):
        with c.piece(shadow=.2, lift=2, volume=.2, vsize=2, rim=.6) as g:
            n = int(44 - (t - .58) * 210)
            for i in range(n):
                if rng.random() < .88: V.seedling(g, rng, W * (i + .5 + rng.uniform(-.3, .3)) / n, H * t + rng.normal(0, 2), (20 + (t - .58) * 430) * rng.uniform(.75, 1.15), jitter(rng, '#5f8a48', .04), 2, rng.normal(0, .12))
    F.mangrove(c, W * .885, H * .62, 190, '#5b4038', '#5f8a50', size=13, depth=.12); F.mangrove(c, W * .97, H * .635, 230, '#5b4038', '#5f8a50', size=14, depth=.1)
    # pavilion: deck, posts, roof beams
    dark = '#33221f'
    with c.piece(shadow=.4, lift=10, volume=.25, vsize=12, rim=.7, grain=.05) as g:
        poly(g, [(-20, H * .79), (W + 20, H * .79), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, H * .79, 0, H, '#a06a44', '#6b4634', '#452e28'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=6, rim=.3, grain=.05) as g:       # plaited mat
        m = [(W * .12, H * .81), (W * .86, H * .81), (W * .98, H * 1.02), (W * .0, H * 1.02)]
        poly(g, m); lin(g, 0, H * .8, 0, H, '#c98f5c', '#6b4244'); g.fill(); poly(g, m); g.clip()
        for k in range(15):
            y = H * (.81 + .2 * (k / 15) ** 1.3); rgb(g, '#5a3440', .35); taper(g, [(0, y), (W, y)], [2 + k * .5] * 2); g.fill()
        for k in range(46): u = k / 45; rgb(g, '#5a3440', .3); taper(g, [(W * (.12 + .74 * u), H * .8), (W * (.98 * u), H * 1.03)], [2, 5]); g.fill()
        for k, cc in ((.1, '#c9473a'), (.9, '#c9473a')): rgb(g, cc, .6); taper(g, [(W * (.12 + .74 * k), H * .8), (W * (.98 * k), H * 1.03)], [14, 22]); g.fill()
    lk = lambda **k: P.look(rng, **k)
    # elder standing on the ground before the deck, pointing
    sh = lambda top: (lambda g, J: [(rgb(g, shade(top, -.02)), g.arc(J['neck'][0] + m * .094, J['neck'][1] + .047, .044, 0, 7), g.fill()) for m in (-1, 1)])
    P.person(c, W * .655, H * .87, 450, 'point', prop=sh('#e9d9b0'), lk=lk(hair='cap', accent='#2c3448', top='#e9d9b0', sleeve='long', bottom='skirt', bcol='#6a3a5c', skin='#6b432d'), rim=.6)
    # seated backs
    for x, y, h, pose, kw in ((.2, .925, 400, 'sit_ground', dict(hair='hijab', accent='#c85a8e', top='#8a4f7a', bottom='skirt', bcol='#3a2c50')), (.325, .885, 265, 'contrapposto', dict(hair='pony', child=True, accent='#f5b843', top='#f2694b', bottom='skirt', sleeve='short', bcol='#22405a')), (.465, .925, 410, 'sit_ground', dict(hair='short', top='#1b8f93', sleeve='short', bottom='shorts', bcol='#22304c')), (.85, .93, 400, 'sit_hug', dict(hair='bun', accent='#f5b843', top='#f5b843', sleeve='long', bottom='skirt', bcol='#4a2f5c'))):
        P.person(c, W * x, H * y, h, pose, lk(**kw), flip=x > .8, prop=sh(kw['top']) if pose == 'sit_ground' and kw.get('sleeve') != 'short' else None, rim=.6)
    # things after the meal
    def plate(x, y, w):
        with c.piece(shadow=.5, lift=7, volume=.4, vsize=6, rim=.6) as g:
            with at(g, x, y, 0, w, w * .32): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#fff3dc', '#d9b0a0'); g.fill(); g.arc(0, .02, .68, 0, 7); rgb(g, '#6f9a52'); g.fill()
            rgb(g, '#fff6e6'); [(g.arc(x + rng.normal(0, w * .28), y + rng.normal(0, w * .07), rng.uniform(2, 4), 0, 7), g.fill()) for _ in range(14)]
            rgb(g, '#e9d9b0'); taper(g, [(x - w * .4, y - w * .05), (x, y - w * .01), (x + w * .36, y + w * .06)], [2, 6, 3]); g.fill()
    plate(W * .31, H * .985, 84); plate(W * .57, H * .97, 74)
    V.kettle(c, W * .69, H * .985, 190, '#3f7f98')
    for x, y in ((.745, .985), (.775, 1.0)): D.tumbler(c, W * x, H * y, 40, 62, .6, ('#e0a060', '#b5653a', '#7a3a2c'))
    # roof and posts in front
    for x, w, y1 in ((.055, 58, 1.04), (.945, 54, 1.04)):
        with c.piece(shadow=.45, lift=14, volume=.5, vsize=16, rim=.75) as g: lin(g, W * x - w / 2, 0, W * x + w / 2, 0, '#8a5f44', dark); taper(g, [(W * x, H * y1), (W * x, H * .05)], [w, w * .92]); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.3, vsize=18, rim=.5) as g:
        poly(g, [(-20, -20), (W + 20, -20), (W + 20, H * .135), (-20, H * .135)]); lin(g, 0, 0, 0, H * .135, '#241714', '#4a3026'); g.fill()
        rgb(g, '#6b4a48', .6)
        for k in range(15): x = W * (-.1 + .085 * k); taper(g, [(x + (W * .5 - x) * .12, H * .13), (x - (W * .5 - x) * .1, -20)], [11, 15]); g.fill()
        for y in (.035, .085): taper(g, [(-20, H * y), (W + 20, H * y)], [6, 6]); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.45, vsize=10, rim=.7) as g: lin(g, 0, H * .115, 0, H * .16, '#a9774c', '#4f3428'); taper(g, [(-20, H * .138), (W + 20, H * .138)], [36, 36]); g.fill()
    with c.piece(shadow=.4, lift=9, volume=.2, vsize=8, rim=.5) as g:
        for _ in range(260): x = rng.uniform(-20, W + 20); L_ = rng.uniform(14, 62); rgb(g, jitter(rng, rng.choice(['#5a3a38', '#3f2834', '#7a5444']), .03)); taper(g, [(x, H * .15), (x + rng.normal(0, 6), H * .15 + L_)], [9, 1], 8, False); g.fill()
    # string of dried flowers / sandals at the step
    with c.piece(shadow=.5, lift=6, volume=.4, vsize=5, rim=.6) as g:
        for x, y, cc, a in ((.085, .985, '#3c86c2', -.2), (.112, .99, '#3c86c2', .1), (.91, .985, '#f2694b', .2), (.937, .98, '#f2694b', -.1)): S.sandal(g, rng, W * x, H * y, 92, a, cc, .55)
    c.glow(W * .36, hz - 100, 560, '#ffe9a4', .2); c.finish(.38, warm=.1, center=(.42, .52))
