"""again_k.py - pictures drawn again: the lunch box with the notebook, the reed bed, the lagoon from above, the porch of a school."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, closeups as K, ground, shadow
import parts_a as X, parts_b as B, parts_g as Q, parts_gb as S, parts_p as T, parts_s as D, parts_slb as V, parts_w as U
from paper import *

PI = math.pi


def lunch_box(c, rng, variant=0):
    """24: a blue lunch box stands open on a plank over the rising tide; in it the notebook with tally strokes, in its lid the curve of the tides; spears lie beside a stick, a crab comes to look; seedlings and bare sticks behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    hz = H * .25
    L.sky(c, 'morning', hz, (W * .24, H * .12, 30)); L.cloud(c, W * .66, H * .1, 230, depth=.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .75, '#f3e6c4', '#cfe0cc', '#93c9c0', '#5fa8a6'); g.rectangle(-20, hz, W + 40, H); g.fill()
    for x, s, d in ((.02, 120, .58), (.1, 110, .6), (.19, 100, .62), (.55, 96, .64), (.63, 110, .6), (.71, 118, .58), (.8, 130, .54)): F.mangrove(c, W * x, hz + 8, s, '#5f4a40', '#5a8f58', roots=7, size=9 + s * .04, depth=d)
    B.reflect(c, hz + 10, .5, 150, 2.4, '#eee2c4')
    sea = ground.view(W, hz, 1300, 1.3); S.sheen(c, hz + 24, H * .72, 130, '#fff6dc', '#4f9a98', .8)
    for Z in (14, 12, 10, 8.4, 7, 5.8, 4.8):
        for X_ in np.arange(-7.6, 7.7, 1.05) + rng.uniform(-.3, .3):
            x, y, s = sea(X_ + rng.normal(0, .12), Z)
            if not -30 < x < W + 30: continue
            bare = rng.random() < .22; d = max(0, (Z - 5) * .045)
            with c.piece(shadow=.22, lift=2, volume=.3, vsize=3, rim=.45, depth=d) as g:
                if bare: rgb(g, '#6a5648'); taper(g, [(x, y + 2), (x + s * rng.normal(0, .05), y - s * rng.uniform(.28, .46))], [s * .045, s * .03]); g.fill()
                else: V.seedling(g, rng, x, y, s * .5 * rng.uniform(.8, 1.2), jitter(rng, '#6a9a4c', .04), 2, rng.normal(0, .08))
            with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.3) as g, at(g, x, y + s * .02, 0, s * .15, s * .022): rgb(g, '#3f6f5a'); g.arc(0, 0, 1, 0, 7); g.fill()
    B.root_arch(c, [[(W * 1.06, H * .02), (W * .97, H * .24), (W * .925, H * .5), (W * .905, H * .78)], [(W * 1.08, H * .16), (W * 1.0, H * .4), (W * .98, H * .74)]], [54, 44], '#4f3a34')
    # the plank
    p = ground.view(W, hz, 1300, .5); q3 = lambda X_, Z, Y=0.0: p(X_, Z, Y)[:2]
    for z0, z1, cc in ((1.27, 1.5, '#b58d62'), (1.02, 1.25, '#c29a6c'), (.76, 1.0, '#b98f62')):
        with c.piece(shadow=.5, lift=12, volume=.25, vsize=10, rim=.45, grain=.05) as g:
            poly(g, [q3(-2, z0), q3(2, z0), q3(2, z1), q3(-2, z1)]); p_ = g.copy_path(); lin(g, 0, q3(0, z1)[1], 0, q3(0, z0)[1], shade(cc, .12), cc, shade(cc, -.12)); g.fill()
            g.save(); g.append_path(p_); g.clip()
            for _ in range(60): X_, Z, L_ = rng.uniform(-1.4, 1.2), rng.uniform(z0, z1), rng.uniform(.1, .5); rgb(g, shade(cc, -.5 if rng.random() < .6 else .45), rng.uniform(.1, .28)); taper(g, [q3(X_, Z), q3(X_ + L_ / 2, Z + rng.normal(0, .006)), q3(X_ + L_, Z)], [.4, rng.uniform(2, 5), .4], 12, False); g.fill()
            g.restore()
    with c.piece(shadow=0, volume=.2, vsize=3, rim=0, grain=.05, alpha=.8) as g:                # mud that dripped
        for _ in range(46): x, y, s = p(rng.uniform(-.9, 1.0), rng.uniform(.82, 1.45)); z = rng.uniform(2, 9); rgb(g, '#6a5040', .7); smooth(g, blob_pts(rng, x, y, z * 1.4, z * .6, .25, 8)); g.fill()
    # spears beside a stick with marks
    with c.piece(shadow=.5, lift=7, volume=.4, vsize=5, rim=.5) as g: lin(g, 0, 860, 0, 940, '#f3e6c4', '#d9bd86'); taper(g, [q3(-.67, .99), q3(-.13, .965)], [24, 25], cap=False); g.fill(); [(rgb(g, '#d9432f' if k % 5 == 0 else '#4a3a2c'), taper(g, [(u := np.array(q3(-.67, .99)) * (1 - k / 20) + np.array(q3(-.13, .965)) * k / 20) + (0, -11), u + (0, -11 + (15 if k % 5 == 0 else 9))], [2.4, 2.4], 4, False), g.fill()) for k in range(1, 20)]
    for X0, X1, Z, w_ in ((-.66, -.24, 1.09, 25), (-.7, -.3, 1.18, 22), (-.58, -.16, 1.3, 22)):
        a, b = q3(X0, Z, .012), q3(X1, Z + .02, .012); m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 8)
        with c.piece(shadow=.5, lift=7, volume=.5, vsize=6, rim=.5) as g: lin(g, a[0], a[1] - w_, a[0], a[1] + w_, '#a9c46a', '#6f9a4a', '#4a6f3a'); taper(g, [a, m, b], [w_ * .3, w_, w_ * .55], 24); g.fill(); rgb(g, '#8a5a3c'); smooth(g, blob_pts(rng, b[0] + 8, b[1], 17, 12, .08, 10)); g.fill(); rgb(g, '#b07a4a'); taper(g, [(b[0] + 16, b[1]), (b[0] + 34, b[1] - 8)], [7, 4]); g.fill()
    # the box: its back, lid and inside, the notebook, then its front
    bx, w2, z0, z1, hh = .22, .25, .98, 1.24, .115
    B.shade_blob(c, *q3(bx + .06, 1.0), 380, 26, 0, .42, 10)
    cc = '#2f78bf'
    lid = [q3(bx - w2, z1, hh), q3(bx + w2, z1, hh), q3(bx + w2 * .99, z1 + .09, hh + .27), q3(bx - w2 * .99, z1 + .09, hh + .27)]
    lq = lambda u, v: tuple((np.array(lid[0]) * (1 - u) + np.array(lid[1]) * u) * (1 - v) + (np.array(lid[3]) * (1 - u) + np.array(lid[2]) * u) * v)
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=14, rim=.5) as g:
        smooth(g, [lq(0, 0), lq(.5, 0), lq(1, 0), lq(1.0, .5), lq(1, .93), lq(.96, 1.0), lq(.5, 1.01), lq(.04, 1.0), lq(0, .93), lq(0, .5)], tension=.16); lin(g, 0, lid[2][1], 0, lid[0][1], shade(cc, .22), cc, shade(cc, -.2)); g.fill()
        smooth(g, [lq(.05, .1), lq(.95, .1), lq(.95, .88), lq(.05, .88)], tension=.1); lin(g, 0, lid[2][1], 0, lid[0][1], shade(cc, -.12), shade(cc, -.38)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.08, rim=.3, grain=.03) as g: smooth(g, [lq(.09, .14), lq(.91, .14), lq(.91, .84), lq(.09, .84)], tension=.05); rgb(g, '#fbf4e4'); g.fill()
    cr = lambda g, m_, uv, k, w_, **kw: Q.crayon(g, rng, [m_(*v) for v in uv], k, w_, **{**dict(wob=1.0), **kw})
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:                                     # the tides of the day: two high, two low
        cr(g, lq, [(.13, .26), (.5, .26), (.87, .26)], '#8a6a56', 3)
        cr(g, lq, [(.13 + .74 * t, .46 + (.14 + .05 * math.sin(t * 5)) * math.cos(t * 4 * PI)) for t in np.linspace(0, 1, 30)], '#2f8fb0', 7)
        for u, k in ((.15, 'moon'), (.5, 'sun'), (.85, 'moon')):
            x, y = lq(u, .75); rgb(g, '#e9a83a'); g.arc(x, y, 11, 0, 7); g.fill()
            if k == 'moon': rgb(g, '#fbf4e4'); g.arc(x + 6, y - 2, 10, 0, 7); g.fill()
            else: [cr(g, lambda a, b: (a, b), [(x + 15 * math.cos(a), y + 15 * math.sin(a)), (x + 22 * math.cos(a), y + 22 * math.sin(a))], '#e9a83a', 3, passes=2) for a in np.linspace(0, 2 * PI, 9)[:-1]]
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=8, rim=.3) as g: poly(g, [q3(bx - w2, z0, hh), q3(bx + w2, z0, hh), q3(bx + w2, z1, hh), q3(bx - w2, z1, hh)]); rgb(g, shade(cc, -.6)); g.fill()
    nb = [q3(bx - .2, 1.03, .07), q3(bx + .2, 1.03, .07), q3(bx + .2, 1.19, .19), q3(bx - .2, 1.19, .19)]
    nq = lambda u, v: tuple((np.array(nb[0]) * (1 - u) + np.array(nb[1]) * u) * (1 - v) + (np.array(nb[3]) * (1 - u) + np.array(nb[2]) * u) * v)
    with c.piece(shadow=.5, lift=8, volume=.15, vsize=10, rim=.4, grain=.03) as g:
        rgb(g, '#c9563c'); smooth(g, [nq(-.02, -.02), nq(1.02, -.02), nq(1.02, 1.04), nq(-.02, 1.04)], tension=.06); g.fill()
        for u0, u1 in ((0, .495), (.505, 1)): smooth(g, [nq(u0, 0), nq(u1, 0), nq(u1, 1), nq((u0 + u1) / 2, 1.012), nq(u0, 1)], tension=.08); lin(g, nq(u0, 0)[0], 0, nq(u1, 0)[0], 0, *(('#fffaf0', '#e9dcc0') if u0 == 0 else ('#e9dcc0', '#fffaf0'))); g.fill()
        rgb(g, '#4a5a64'); g.set_line_width(3)
        for k in range(9): x, y = nq(.5, .08 + .105 * k); g.save(); g.translate(x, y); g.scale(10, 4.5); g.arc(0, 0, 1, 0, 7); g.restore(); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        cr(g, nq, [(.24, .2), (.243, .5), (.24, .82)], '#7a5a44', 4.5); cr(g, nq, [(.06, .22), (.24, .2), (.43, .23)], '#8a6a56', 3.5)
        for v, d in ((.55, .12), (.72, .09)):
            for m in (-1, 1): cr(g, nq, [(.24, v), (.24 + m * d * .6, v + .1), (.24 + m * d * 1.3, v + .06), (.24 + m * d * .6, v - .01), (.24, v)], '#4f9a4c', 5)
        for r_, (kind, n) in enumerate((('up', 9), ('lean', 4), ('gone', 3))):                    # standing, leaning, gone
            v = .78 - .24 * r_; u = .56
            if kind == 'gone': cr(g, nq, [(u + .02 * math.cos(a), v + .045 * math.sin(a)) for a in np.linspace(0, 2 * PI, 10)], '#8a6a56', 2.6, passes=2)
            else:
                d = .0 if kind == 'up' else .035; cr(g, nq, [(u, v - .06), (u + d, v + .05)], '#4f9a4c', 3.4)
                for m in (-1, 1): cr(g, nq, [(u + d, v + .04), (u + d + m * .022, v + .075)], '#4f9a4c', 3.4)
            for k in range(n):
                if k % 5 == 4: cr(g, nq, [(.635 + .03 * (k - 4.4) + .05 * (k // 5), v - .055), (.635 + .03 * (k - .6) + .05 * (k // 5), v + .06)], '#d2432f', 3.4)
                else: cr(g, nq, [(.635 + .03 * k + .05 * (k // 5), v - .06), (.64 + .03 * k + .05 * (k // 5), v + .06)], '#d2432f', 3.4)
    f0, f1, f2, f3 = q3(bx - w2, z0, hh), q3(bx + w2, z0, hh), q3(bx + w2 * .95, z0 + .01, 0), q3(bx - w2 * .95, z0 + .01, 0)
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=16, rim=.5) as g:
        smooth(g, [f0, ((f0[0] + f1[0]) / 2, f0[1]), f1, ((f1[0] + f2[0]) / 2 + 2, (f1[1] + f2[1]) / 2), f2, ((f2[0] + f3[0]) / 2, f2[1] + 3), f3, ((f0[0] + f3[0]) / 2 - 2, (f0[1] + f3[1]) / 2)], tension=.14); lin(g, 0, f0[1], 0, f2[1], shade(cc, .2), cc, shade(cc, -.3)); g.fill()
        rgb(g, shade(cc, .4)); taper(g, [f0, f1], [11, 11]); g.fill()
        x, y = (f0[0] + f1[0]) / 2, f0[1]; rgb(g, '#f5b843'); smooth(g, [(x - 38, y - 12), (x + 38, y - 12), (x + 34, y + 44), (x - 34, y + 44)], tension=.2); g.fill(); rgb(g, '#c98a2a'); taper(g, [(x - 22, y + 26), (x + 22, y + 26)], [7, 7]); g.fill()
    a, b = q3(.62, 1.1), q3(.79, .9)
    S.pencil(c, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 230, math.atan2(b[1] - a[1], b[0] - a[0]), 'coral', 17)
    x, y, s = p(-.14, .86); B.shade_blob(c, x + 8, y + 4, 62, 10, 0, .36, 5); D.crab(c, x, y + 3, 92, '#c9563c')
    c.finish(.26, warm=.06, center=(.52, .55))


def reed_bed(c, rng, variant=0):
    """30: behind the guest house the water of the laundry runs cloudy into a pond of reeds and clear out of it; somebody pegs the last sheet to the line, a dragonfly rests."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    hz = H * .3
    L.sky(c, 'morning', hz, (W * .2, H * .12, 32)); L.cloud(c, W * .47, H * .1, 260, depth=.4)
    L.island(c, W * .56, hz + 2, 300, 26, depth=.55); L.sea(c, hz, hz + 60, 'morning', W * .2, 40)
    p = ground.view(W, hz, 1150, 1.75); q2 = lambda X_, Z: p(X_, Z)[:2]
    L.ground(c, [(-40, hz + 40), (W * .4, hz + 34), (W * .75, hz + 42), (W + 40, hz + 36)], '#a3bd6a', '#5f8a4c', texture=120)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.8) as g:                       # grass
        for _ in range(900):
            Z = 2.2 + 12 * rng.uniform(0, 1) ** 1.6; x, y, s = p(rng.uniform(-.75, .75) * Z, Z); h_ = s * rng.uniform(.03, .07); rgb(g, jitter(rng, rng.choice(['#8fae5a', '#6f9a4f', '#b3c878']), .03), .7); taper(g, [(x, y), (x + rng.normal(0, h_ * .3), y - h_)], [max(1, s * .008), .4], 4, False); g.fill()
    sh = dict(dx=.55, dy=.15, alpha=.3, blur=3, color='#2f4a34')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    x, y, s = p(4.9, 11); stand(lambda cv: F.palm(cv, x, y, 380, .1, depth=.08), y)
    x, y, s = p(-5.0, 10.5); stand(lambda cv: X.stilt_house(cv, x, y, s * 3.6, '#d9b98a', '#9a6a3f', '#2f6f7a', .16, depth=.06), y)
    # the line with its sheets
    Zl = 8.2; a, b = (-2.6, 2.15), (2.9, 2.15); top = lambda t: p(a[0] + (b[0] - a[0]) * t, Zl, 2.1 - .5 * t * (1 - t))
    for t in (0, 1):
        x, y, s = p(a[0] + (b[0] - a[0]) * t, Zl)
        stand(lambda cv: cv.paint(lambda g: (lin(g, x - s * .05, 0, x + s * .05, 0, '#e3c48b', '#9a6f44'), taper(g, [(x, y + 3), (x, y - s * 2.2)], [s * .09, s * .075], cap=False), g.fill()), shadow=.3, lift=4, volume=.4, vsize=4), y)
    with c.piece(shadow=.1, lift=2, volume=0) as g: rgb(g, '#fff6dc'); g.set_line_width(3); smooth(g, [top(t)[:2] for t in np.linspace(0, 1, 14)], False); g.stroke()
    for k, (t0, t1, drop, cc) in enumerate(((.05, .25, 1.45, '#fdfaf0'), (.28, .41, 1.1, '#f3c9c4'), (.44, .66, 1.5, '#fdfaf0'), (.69, .81, 1.05, '#bfe0e6'))):
        def cloth(cv):
            r = cv.rng; up = [top(t) for t in np.linspace(t0, t1, 9)]; s_ = up[0][2]
            low = [(u[0] + s_ * (.12 + .05 * math.sin(2.2 * i + k)), u[1] + s_ * (drop + .05 * math.sin(1.7 * i + 2 * k))) for i, u in enumerate(up)]
            with cv.piece(shadow=.25, lift=5, volume=.1, vsize=12, rim=.4, grain=.02) as g:
                g.move_to(*up[0][:2]); [g.line_to(*v[:2]) for v in up[1:]]
                g.curve_to(up[-1][0] + s_ * .04, up[-1][1] + s_ * .5, low[-1][0] - s_ * .06, low[-1][1] - s_ * .4, *low[-1]); [g.line_to(*v) for v in curve_pts(low[::-1], 40)[1:]]
                g.curve_to(low[0][0] - s_ * .06, low[0][1] - s_ * .4, up[0][0] + s_ * .04, up[0][1] + s_ * .5, *up[0][:2]); p_ = g.copy_path(); lin(g, up[0][0], 0, up[-1][0], 0, shade(cc, .3), cc, shade(cc, -.08)); g.fill()
                g.save(); g.append_path(p_); g.clip()
                for i in range(8): u, v = up[i], low[min(8, i + 1)]; rgb(g, '#5f7f9a' if i % 2 else '#ffffff', .16 if i % 2 else .5); taper(g, [u[:2], ((u[0] + v[0]) / 2 + s_ * .04, (u[1] + v[1]) / 2), v], [s_ * .02, s_ * r.uniform(.05, .1), s_ * .06], 14, False); g.fill()
                g.restore()
            with cv.piece(shadow=.2, lift=2, volume=.3, vsize=2) as g:
                for u in (up[0], up[4], up[8]): rgb(g, '#e8694c'); taper(g, [(u[0], u[1] - s_ * .05), (u[0], u[1] + s_ * .06)], [s_ * .035, s_ * .03], cap=False); g.fill()
        stand(cloth, p(0, Zl)[1])
    x, y, s = p(2.35, 7.7); stand(lambda cv: P.person(cv, x, y, s * 1.62, 'arm_up', P.look(cv.rng, hair='hijab', top='#f2694b', bottom='trousers', bcol='#3f5e5a', accent='#fff4d6', build=1.0)), y)
    x, y, s = p(3.15, 7.3); stand(lambda cv: T.basket(cv, x, y, s * .62, '#d9a860', handle=False, fill=lambda c_, X_, Y_: c_.paint(lambda g: (rgb(g, '#fdfaf0'), smooth(g, [(X_ - s * .24, Y_), (X_ - s * .1, Y_ - s * .12), (X_ + s * .1, Y_ - s * .08), (X_ + s * .24, Y_)]), g.fill()), shadow=.2, lift=3, volume=.3, vsize=6)), y)
    # the pond, from cloudy to clear, and the stream out of it
    cx, cz, rx, rz = -.75, 4.55, 2.15, 1.15
    ring = lambda q: [q2(cx + rx * q * (1 + .05 * math.sin(3 * t)) * math.cos(t), cz + rz * q * math.sin(t)) for t in np.linspace(0, 2 * PI, 60, endpoint=False)]
    bed = [(1.17, 4.3, .22), (1.34, 4.08, .29), (1.58, 3.7, .26), (1.62, 3.3, .24), (1.56, 2.9, .24), (1.6, 2.5, .26), (1.72, 2.0, .3)]
    side = lambda k, m, f=1.0: q2(bed[k][0] + m * bed[k][2] * f, bed[k][1] + (m * .12 if k < 2 else 0))
    with c.piece(shadow=.3, lift=5, volume=.25, vsize=10, rim=.3, grain=.05) as g:             # gravel edge
        smooth(g, ring(1.09)); rgb(g, '#cdb98c'); g.fill()
        smooth(g, [side(k, -1, 1.5) for k in range(1, 7)] + [side(k, 1, 1.5) for k in range(6, 0, -1)], tension=.5); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=8, rim=.35, grain=.02) as g:
        lin(g, ring(1)[30][0], 0, ring(1)[0][0], 0, '#b9b7a6', '#b3bdb0', '#7fbfb8', '#4fb9bc'); smooth(g, ring(1)); g.fill()
        lin(g, 0, q2(0, 4.6)[1], 0, H, '#55bcc0', '#7fd3d0', '#4fb4bc'); smooth(g, [side(k, -1) for k in range(7)] + [side(k, 1) for k in range(6, -1, -1)], tension=.5); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for k in range(60):
            t = rng.uniform(0, 1); X_, Z = cx + rng.uniform(-.8, .9) * rx, cz + rng.uniform(-.7, .7) * rz; x, y, s = p(X_, Z); L_ = s * rng.uniform(.1, .3)
            if abs(X_ - cx) / rx + abs(Z - cz) / rz > 1.1: continue
            rgb(g, 'white', rng.uniform(.15, .5)); taper(g, [(x - L_ / 2, y), (x, y - 2), (x + L_ / 2, y)], [.4, 2.6, .4], 8, False); g.fill()
        for k in range(26): j = rng.uniform(1.5, 6); i = int(j); f = j - i; e = bed[i]; n = bed[min(6, i + 1)]; x, y, s = p(e[0] + (n[0] - e[0]) * f + rng.uniform(-.13, .13), e[1] + (n[1] - e[1]) * f); rgb(g, 'white', .55); taper(g, [(x, y - s * .05), (x + s * .01, y), (x, y + s * .05)], [.5, 2.6, .5], 8, False); g.fill()
    # pipe and suds at the cloudy end
    x, y, s = p(cx - rx * .98, cz + .22)
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=9, rim=.4) as g: lin(g, 0, y - s * .3, 0, y, '#d3dadb', '#93a3aa', '#5f6f78'); taper(g, [(x - s * 1.4, y - s * .36), (x - s * .3, y - s * .3), (x + s * .1, y - s * .12)], [s * .19, s * .19, s * .19], 24, False); g.fill(); rgb(g, '#2c3a44'); smooth(g, blob_pts(rng, x + s * .12, y - s * .11, s * .06, s * .1, .04, 10, .4)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.75) as g: rgb(g, '#c9c6b6'); taper(g, [(x + s * .12, y - s * .08), (x + s * .2, y + s * .06), (x + s * .24, y + s * .16)], [s * .09, s * .12, s * .2], 12); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, rim=.4) as g:
        for _ in range(26): z = s * rng.uniform(.02, .055); rgb(g, '#ffffff', .9); g.arc(x + s * .3 + abs(rng.normal(0, s * .2)), y + s * .17 + rng.normal(0, s * .05), z, 0, 7); g.fill()
    # reeds in the middle, the far ones first
    for Z, h_, n in ((5.35, 1.15, 26), (4.95, 1.25, 34), (4.5, 1.2, 34), (4.1, 1.0, 22)):
        half = .55 * rx * math.sqrt(max(.1, 1 - ((Z - cz) / rz) ** 2)); x0, y, s = p(cx - half + .1, Z); x1 = p(cx + half + .1, Z)[0]; U.reeds(c, x0, x1, y, s * h_, n, jitter(rng, '#6f9a52', .02), .35)
    # stones along the edge
    edge = [(cx + rx * 1.07 * math.cos(t), cz + rz * 1.07 * math.sin(t)) for t in np.linspace(PI * 1.02, 2 * PI * .9, 27)]
    edge += [(b[0] + m * (b[2] + .1), b[1] + (.1 * m if k < 2 else 0)) for k, b in enumerate(bed) for m in (-1, 1) if k > 1 or (k == 1 and m > 0)] + [((bed[k][0] + bed[k + 1][0]) / 2 + m * .35, (bed[k][1] + bed[k + 1][1]) / 2) for k in range(1, 6) for m in (-1, 1) if k > 1 or m > 0]
    for X_, Z in sorted(edge, key=lambda v: -v[1]):
        x, y, s = p(X_ + rng.normal(0, .02), Z); z = s * rng.uniform(.07, .13)
        with c.piece(shadow=.45, lift=4, volume=.55, vsize=z * .3, rim=.45, grain=.05) as g: smooth(g, blob_pts(rng, x, y - z * .3, z, z * .62, .12, 10)); rgb(g, jitter(rng, rng.choice(['#b3a890', '#9a9a8a', '#c9b89a', '#a99a92']), .02)); g.fill()
    # a dragonfly on a stem
    x, y, s = p(.55, 4.1); y -= s * .92
    with c.piece(shadow=.25, lift=3, volume=.3, vsize=4) as g: rgb(g, '#5f8a48'); taper(g, [(x - s * .03, y + s * .9), (x - s * .02, y + s * .4), (x + s * .02, y)], [s * .02, s * .018, s * .012], 14); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=4, rim=.5) as g:
        for a0, L_ in ((-.5, .2), (-.15, .19), (PI + .5, .2), (PI + .15, .19)): rgb(g, '#e6f6f2', .85); e = (x + math.cos(a0) * s * L_, y + math.sin(a0) * s * L_ * (1 if a0 < 0 else -1)); taper(g, [(x, y), ((x + e[0]) / 2, (y + e[1]) / 2), e], [s * .01, s * .04, s * .032], 14); g.fill()
        rgb(g, '#d8402f'); taper(g, [(x + s * .02, y - s * .06), (x - s * .02, y + s * .06), (x - s * .07, y + s * .19)], [s * .045, s * .03, s * .014], 16); g.fill(); rgb(g, '#8a2420'); g.arc(x + s * .025, y - s * .08, s * .027, 0, 7); g.fill()
    F.leaf_clump(c, W * .98, H * 1.0, 150, 90, 70, 44, '#4f7d52'); c.finish(.26, warm=.08, center=(.5, .55))


def lagoon(c, rng, variant=0):
    """Snorkelling package: straight down into a clear lagoon; three who float round a table of corals, their shadows far below them; domes on the sand, old reef in the lower left."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#d9f2d6'), (.4, '#a3e0d0'), (.75, '#58c4c4'), (1, '#2799ae')], 32, wash=.05)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:                       # ripples of the sand
        for k in range(34):
            y = -260 + k * 52; q = [(x, y + x * .2 + math.sin(x / 120 + k * 1.3) * 12 + rng.normal(0, 3)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff8d8', .4); taper(g, q, [rng.uniform(5, 11)] * 3, 60, False); g.fill(); rgb(g, '#2f8f9a', .2); taper(g, [(x, v + 14) for x, v in q], [11, 8, 13], 60, False); g.fill()
    c.set_air()
    natural = ['#ef6a4c', '#eda93f', '#c9608f', '#e08a9c', '#9277bd', '#9aa856', '#e0924f', '#6fa88f', '#b8a066']
    plate = lambda x, y, w_, cc, **kw: K.plate(c, x, y, w_, mix(cc, 'cream', .25), .97, 0.0, 'cream', dict(shadow=.5, lift=w_ * .05, volume=.3, vsize=w_ * .05, rim=.3, **kw), dict(shadow=.22, lift=2, volume=.12, vsize=1, rim=.3, **kw))

    def colony(x, y, s, k=None, **kw):
        k = int(rng.integers(5)) if k is None else k; cc = natural[rng.integers(9)]
        if k == 0 and s > 40: plate(x, y, s, cc, **kw)
        else: B.coral_top(c, x, y, s, cc if k in (2, 3) else jitter(rng, rng.choice(['#b09a5e', '#9a8fb0', '#a8a070', '#c9a070']), .03), {0: 3, 1: 1, 2: 2, 3: 3, 4: 2}[k], **kw)

    def old_reef(pts, inside, n):
        with c.piece(shadow=.4, lift=16, volume=.4, vsize=40, rim=.2, grain=.06) as g: smooth(g, pts, tension=.5); rgb(g, '#3f8a8c'); g.fill()
        spots = sorted([(rng.uniform(-60, W + 60), rng.uniform(-60, H + 60), rng.uniform(46, 128)) for _ in range(n)], key=lambda v: v[2])
        for x, y, s in spots:
            if inside(x, y): colony(x, y, s, depth=.06)
    old_reef([(-60, H * .52), (W * .07, H * .56), (W * .13, H * .7), (W * .24, H * .78), (W * .3, H * .92), (W * .42, H * 1.1), (-60, H * 1.1)], lambda x, y: y > H * (.56 + .98 * x / W) + 14 and x < W * .4, 560)
    old_reef([(W * .8, -60), (W * .84, H * .06), (W * .93, H * .1), (W * .96, H * .2), (W * 1.06, H * .24), (W * 1.06, -60)], lambda x, y: y < H * (.95 * x / W - .74) and x > W * .8, 500)
    # domes of clay
    for x, y, s in ((.22, .5, 118), (.335, .655, 132), (.62, .84, 124), (.77, .9, 108)):
        x, y = W * x, H * y; B.shade_blob(c, x + 22, y + 34, s * .5, s * .46, 0, .34, 10)
        with c.piece(shadow=.4, lift=8, volume=.5, vsize=16, rim=.35, grain=.06, depth=.06) as g:
            smooth(g, blob_pts(rng, x, y, s * .5, s * .48, .04, 16)); rad(g, x - s * .15, y - s * .18, s * .7, '#dd8a64', '#bd6440', '#83402c'); g.fill()
            for q_ in (.46, .36, .19): rgb(g, '#7a3f2c', .35); g.set_line_width(2.4); smooth(g, blob_pts(rng, x, y, s * q_, s * q_ * .97, .015, 18)); g.stroke()
            for k in range(6):
                u, v = (x, y) if k == 5 else (x + math.cos(k * 2 * PI / 5 + .3) * s * .28, y + math.sin(k * 2 * PI / 5 + .3) * s * .27); q = s * (.11 if k == 5 else .088)
                rgb(g, '#eab08c', .8); g.arc(u + q * .08, v + q * .1, q * 1.12, 0, 7); g.fill(); rad(g, u + q * .2, v + q * .2, q * 1.2, '#3a2a3a', '#1a1626'); smooth(g, blob_pts(rng, u, v, q, q * .96, .05, 10)); g.fill()
        for k in range(3): a = rng.uniform(0, 7); colony(x + math.cos(a) * s * .44, y + math.sin(a) * s * .42, s * rng.uniform(.24, .36), 2 if k else 3, depth=.04)
    # steel tables with their corals
    for x, y, w_, h_, rot, cols, rows in ((.575, .5, 430, 236, .16, 7, 4), (.885, .585, 330, 190, .1, 5, 3)):
        T.steel_table_top(c, W * x, H * y, w_, h_, rot, cols, rows, natural, 1.0, 34, lambda c_, px, py, s, cc: colony(px, py, s * 1.12, depth=.04), depth=.06)
    with c.piece(shadow=.3, lift=14, volume=.2, rim=.3) as g:                              # small fish, seen from above
        for cx, cy, n, a0 in ((.47, .63, 34, -.5), (.72, .71, 26, 2.5), (.3, .36, 18, .2)):
            for _ in range(n): x, y = W * cx + rng.normal(0, 62), H * cy + rng.normal(0, 40); a = a0 + rng.normal(0, .3); rgb(g, jitter(rng, '#2f7fa8', .03)); taper(g, [(x, y), (x - 8 * math.cos(a), y - 8 * math.sin(a)), (x - 20 * math.cos(a), y - 20 * math.sin(a))], [5, 6, 1], 8); g.fill()
    A.turtle(c, W * .7, H * .2, 150, PI - .5, 0, stroke=.5, shadow=.0); B.shade_blob(c, W * .74, H * .31, 62, 40, 0, .22, 12)
    c.tint('#35b3b8', .06)
    f = c.caustic_field(); c.img = np.clip(c.img + (f * .13)[..., None] * np.array([.95, 1, .86], np.float32), 0, 1)
    # who floats at the surface
    for x, y, hd, suit, fins, skin, tube, kick, arms, hair in ((.355, .27, .5, '#1b8f93', 'saffron', '#8a5a3c', 'coral', .5, (.2, .9), '#241a15'), (.8, .33, PI - .85, '#f2694b', '#fdfaf0', '#6b432d', 'saffron', -.4, (.8, .3), '#2a2420'), (.46, .79, -1.0, '#7a4f9a', '#f2694b', '#a9734c', '#fff4d6', .3, (.1, .5), '#c85a8e')):
        T.snorkeler_top(c, W * x, H * y, 310, hd, suit, fins, skin, hair, tube, kick, arms, 150)
        with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.7) as g:
            for k in range(9): t = rng.uniform(.5, .95); u = rng.normal(0, .12); X_, Y_ = W * x - math.cos(hd) * 310 * t - math.sin(hd) * 310 * u, H * y - math.sin(hd) * 310 * t + math.cos(hd) * 310 * u; rgb(g, 'white', .8); taper(g, [(X_ - 14, Y_), (X_, Y_ - 4), (X_ + 14, Y_ + 1)], [.5, 4, .5], 8); g.fill()
    # the ring that the guide draws along
    x, y = W * .115, H * .1
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.28) as g: rgb(g, 'navy'); g.set_line_width(26); g.arc(x + 75, y + 150, 44, 0, 7); g.stroke()
    with c.piece(shadow=.2, lift=3, volume=.1) as g: rgb(g, '#fff6dc'); g.set_line_width(4); smooth(g, [(x + 44, y + 20), (W * .2, H * .23), (W * .28, H * .2), (W * .345, H * .262)], False); g.stroke()
    with c.piece(shadow=.25, lift=6, volume=.5, vsize=9, rim=.5) as g:
        rgb(g, '#f2f0e6'); g.set_line_width(30); g.arc(x, y, 46, 0, 7); g.stroke(); rgb(g, '#ea5a3c')
        for k in range(4): g.arc(x, y, 46, k * PI / 2 + .3, k * PI / 2 + 1.25); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, alpha=.8) as g:                      # glints of the surface
        for _ in range(70): x, y, L_ = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(16, 70); rgb(g, 'white', rng.uniform(.2, .7)); taper(g, [(x, y), (x + L_ / 2, y - L_ * .14), (x + L_, y + L_ * .02)], [.4, rng.uniform(2, 4.5), .4], 10, False); g.fill()
    c.finish(.3, center=(.5, .48))


def porch(c, rng, variant=0):
    """26: the porch of the school after the weekly round: a child pins the newest dot to the chart, the last sack hangs on the scale, gloves and crate are in their places; the swept beach outside."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    hz = H * .43
    L.sky(c, 'morning', hz, (W * .9, H * .2, 34)); L.cloud(c, W * .78, H * .26, 190, depth=.45)
    L.island(c, W * .76, hz + 2, 240, 24, depth=.55); L.sea(c, hz, H * .56, 'morning', W * .9, 60)
    shore = [(W * .5, H * .54), (W * .75, H * .55), (W * .9, H * .575), (W + 40, H * .585)]
    L.ground(c, shore, '#f2dfae', '#dcbf8c', 160); L.foam(c, shore, 5)
    F.palm(c, W * .93, H * .66, 330, -.2, depth=.1)
    for x, y, hh, ps, top, f in ((.78, .62, 74, 'bend', '#f2694b', False), (.855, .635, 80, 'carry', '#1b8f93', True)): P.person(c, W * x, H * y, hh, ps, P.look(rng, child=True, hair='short', top=top, bottom='shorts', sleeve='short'), f, depth=.08)
    fl, ex = H * .74, W * .655
    S.planks(c, fl, H + 12, '#b98256', 9, (W * .62, hz))
    with c.piece(shadow=.35, lift=10, volume=.15, vsize=30, rim=.3, grain=.05) as g:             # the wall with its dado
        lin(g, 0, 0, ex, 0, '#e9d7ac', '#f3e5bf', '#fbf0d0'); poly(g, [(-20, -20), (ex, -20), (ex, fl), (-20, fl)]); g.fill()
        lin(g, 0, 0, ex, 0, '#257f86', '#2f949a', '#43a8aa'); poly(g, [(-20, H * .5), (ex, H * .5), (ex, fl), (-20, fl)]); g.fill(); rgb(g, '#1c6a72'); poly(g, [(-20, H * .493), (ex, H * .493), (ex, H * .503), (-20, H * .503)]); g.fill()
    B.beam(c, [(W * .7, H * .02), (ex, H * .1), (W * .2, H * 1.02), (W * .62, H * 1.02), (W * .74, H * .7)], '#fff3d0', .16, 30)
    wood = lambda pts, w_, cc='#8a6242': c.paint(lambda g: (lin(g, pts[0][0] - w_ / 2, pts[0][1] - w_ / 2, pts[0][0] + w_ / 2, pts[0][1] + w_ / 2, shade(cc, -.25), cc, shade(cc, .25)), taper(g, pts, [w_, w_], cap=False), g.fill()), shadow=.4, lift=8, volume=.35, vsize=8, rim=.4)
    wood([(ex, -20), (ex, fl + 6)], 40); wood([(W * .965, -20), (W * .965, fl + 24)], 44)
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=10, grain=.05) as g:                        # eaves
        for k in range(150): x = ex + 20 + (W - ex) * k / 149; rgb(g, jitter(rng, '#8a6f42', .04)); taper(g, [(x, -10), (x + rng.normal(0, 3), H * .07 + rng.uniform(0, 34))], [12, 3], 6); g.fill()
    wood([(-20, H * .045), (W + 20, H * .045)], 38, '#7a5638')
    # the chart
    q = lambda u, v: (W * (.075 + .37 * u), H * (.468 - .31 * v) + 4 * math.sin(u * 3))
    with c.piece(shadow=.4, lift=8, volume=.1, vsize=14, rim=.4, grain=.03) as g: smooth(g, [q(-.04, -.1), q(.5, -.11), q(1.04, -.1), q(1.045, .5), q(1.04, 1.08), q(.5, 1.075), q(-.04, 1.08), q(-.045, .5)], tension=.1); lin(g, 0, H * .1, 0, H * .46, '#fffaf0', '#f6ecd6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for k in range(1, 6): Q.crayon(g, rng, [q(.03, k / 6), q(.5, k / 6), q(.98, k / 6)], '#b9cfcb', 2.4, passes=1, wob=.6)
        [Q.crayon(g, rng, v, '#2c3a5a', 5, passes=3, wob=.8) for v in ([q(.02, 1.0), q(.022, .5), q(.02, .0)], [q(.015, .0), q(.5, .005), q(.99, .0)])]
        vals = (.42, .5, .36, .62, .93, .78, .6, .66, .44, .5, .3); dots = [q(.075 + .085 * k, v * .92) for k, v in enumerate(vals)]
        for a, b in zip(dots, dots[1:-1]): Q.crayon(g, rng, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], '#5fb6b8', 4, passes=2, wob=.8)
    with c.piece(shadow=.35, lift=3, volume=.3, vsize=4, rim=.4) as g:
        for k, (x, y) in enumerate(dots[:-1]): rgb(g, ('#f2694b', '#f5b843', '#8f6fb8', '#1b8f93')[k % 4]); smooth(g, blob_pts(rng, x, y, 14, 14, .05, 12)); g.fill()
        for u, v in ((-.02, 1.05), (1.02, 1.05), (-.02, -.07), (1.02, -.07)): rgb(g, '#e8694c'); g.arc(*q(u, v), 8, 0, 7); g.fill()
    # gloves on their pegs
    wood([(W * .07, H * .56), (W * .4, H * .56)], 17, '#a9764a')
    for k, cc in enumerate(('#f5b843', '#e8694c', '#3c86c2', '#6f9a52', '#f5b843')):
        x, y = W * (.1 + .064 * k), H * .58
        with c.piece(shadow=.4, lift=5, volume=.4, vsize=6, rim=.4) as g, at(g, x, y, rng.normal(0, .06), 66):
            smooth(g, [(-.24, -.1), (.24, -.1), (.25, .16), (.48, .34), (.42, .46), (.26, .42), (.27, .72), (.16, .98), (.1, .7), (.02, 1.02), (-.05, .72), (-.13, .98), (-.2, .7), (-.27, .86), (-.29, .4)], tension=.42); lin(g, -.3, 0, .4, 0, shade(cc, -.2), cc, shade(cc, .2)); g.fill(); rgb(g, shade(cc, -.35)); smooth(g, [(-.25, -.12), (.25, -.12), (.26, .06), (-.26, .06)], tension=.15); g.fill()
        with c.piece(shadow=.3, lift=3, volume=.4, vsize=3) as g: rgb(g, '#5f4230'); g.arc(x, H * .565, 8, 0, 7); g.fill()

    def sack(x, y, s, cc, cv=None):
        cv = cv or c
        with cv.piece(shadow=.45, lift=9, volume=.5, vsize=s * .1, rim=.45, grain=.05) as g:
            smooth(g, [(x - s * .1, y - s * .98), (x - s * .16, y - s * 1.14), (x - s * .03, y - s * 1.07), (x + s * .06, y - s * 1.16), (x + s * .17, y - s * 1.08), (x + s * .1, y - s * .96)]); rgb(g, shade(cc, -.12)); g.fill()
            smooth(g, [(x - s * .09, y - s * .98), (x - s * .3, y - s * .76), (x - s * .47, y - s * .36), (x - s * .46, y - s * .06), (x - s * .3, y + s * .01), (x, y + s * .03), (x + s * .32, y), (x + s * .46, y - s * .08), (x + s * .45, y - s * .4), (x + s * .28, y - s * .78), (x + s * .09, y - s * .98)], tension=.5); p_ = g.copy_path(); lin(g, x - s * .45, 0, x + s * .45, 0, shade(cc, -.3), cc, shade(cc, .35)); g.fill()
            g.save(); g.append_path(p_); g.clip()
            for k in range(11): u = -.4 + .08 * k; rgb(g, shade(cc, -.4 if k % 2 else .5), .3); taper(g, [(x + u * s * .16, y - s * .98), (x + u * s * .8, y - s * .6), (x + u * s * 1.05, y - s * .12)], [s * .012, s * .035, s * .006], 14, False); g.fill()
            for _ in range(7): u, v = rng.uniform(-.3, .3), rng.uniform(.1, .6); rgb(g, shade(cc, .4), .35); smooth(g, blob_pts(rng, x + u * s, y - v * s, s * .09, s * .07, .2, 9)); g.fill()
            g.restore(); rgb(g, '#e8694c'); taper(g, [(x - s * .105, y - s * .97), (x, y - s * .945), (x + s * .105, y - s * .97)], [s * .05, s * .055, s * .05], 10); g.fill()
    # the scale on its beam, with the last sack
    x, y = W * .575, H * .235
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=6, rim=.4) as g: rgb(g, '#5f6b74'); taper(g, [(x, H * .06), (x, y - 60)], [7, 7]); g.fill(); taper(g, [(x, y + 56), (x, y + 96), (x + 12, y + 112), (x + 2, y + 126)], [8, 8, 7, 5], 16); g.fill(); g.arc(x, y, 66, 0, 7); rgb(g, '#d8502f'); g.fill(); g.arc(x, y, 53, 0, 7); rgb(g, '#fbf7ea'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for k in range(16): a = k * 2 * PI / 16; rgb(g, '#2c3448'); taper(g, [(x + math.cos(a) * 48, y + math.sin(a) * 48), (x + math.cos(a) * (36 if k % 4 == 0 else 42), y + math.sin(a) * (36 if k % 4 == 0 else 42))], [3.4, 3], 4, False); g.fill()
        rgb(g, '#d8402f'); taper(g, [(x - 8, y + 8), (x + 26, y - 26)], [7, 2]); g.fill(); g.arc(x, y, 7, 0, 7); g.fill()
    sack(x, y + 330, 178, '#dfe6e2')
    # what stands on the floor
    sh = dict(dx=-.55, dy=.12, alpha=.34, blur=4, color='#4a3040')
    for x, y, s, cc in ((.065, .865, 235, '#e9e4d4'), (.2, .91, 255, '#cfe0e4')): shadow.lay(c, lambda cv: sack(W * x, H * y, s, cc, cv), H * y, **sh)
    # the child on a crate, with the newest dot
    x, y = W * .475, H * .885
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=8, rim=.4) as g:
        for k in range(4): cc = jitter(rng, '#c2925c', .02); lin(g, 0, y - 160, 0, y, shade(cc, .15), cc, shade(cc, -.25)); poly(g, [(x - 96, y - 154 + 39 * k), (x + 96, y - 154 + 39 * k), (x + 96, y - 122 + 39 * k), (x - 96, y - 122 + 39 * k)]); g.fill()
        rgb(g, '#8a6240'); [(poly(g, [(x + m * 92 - 11, y - 158), (x + m * 92 + 11, y - 158), (x + m * 92 + 11, y + 5), (x + m * 92 - 11, y + 5)]), g.fill()) for m in (-1, 1)]
        lin(g, 0, y - 174, 0, y - 152, '#dcb07a', '#b98552'); poly(g, [(x - 104, y - 158), (x + 104, y - 158), (x + 92, y - 176), (x - 92, y - 176)]); g.fill()
    J = P.person(c, x + 12, y - 162, 360, 'reach', P.look(rng, child=True, hair='pony', top='#fff4d6', bottom='skirt', bcol='#c9483a', sleeve='short', skin='#6b432d', haircol='#17120f', accent='#f5b843', build=1.0), True, tweak=dict(aR=(142, 156), aL=(14, 26), lean=4))
    hx, hy = J['hR']; dx, dy = hx - 12, hy - 16
    with c.piece(shadow=.35, lift=3, volume=.3, vsize=4, rim=.4) as g: rgb(g, '#8f6fb8'); smooth(g, blob_pts(rng, dx, dy, 15, 15, .05, 12)); g.fill()
    # a crate of bottles in front
    x, y = W * .34, H * .955
    for k in range(7):
        with c.piece(shadow=.3, lift=4, volume=.3, vsize=5, rim=.4) as g: X.bottle(g, x - 96 + 32 * k, y - 118 + rng.normal(0, 4), 120, -PI / 2 + rng.normal(0, .1), rng.choice(['#a9dbe0', '#bfe6d0', '#9fc9e6']), rng.choice(['coral', 'saffron', '#3c86c2']), .9)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=12, rim=.45) as g: smooth(g, [(x - 130, y - 100), (x + 130, y - 100), (x + 116, y + 8), (x - 116, y + 8)], tension=.12); lin(g, x - 130, 0, x + 130, 0, '#c98f22', '#f0b83c', '#ffd777'); g.fill(); rgb(g, '#9a6a1c', .8); [(taper(g, [(x + u, y - 74), (x + u * .94, y - 18)], [15, 14]), g.fill()) for u in (-90, -45, 0, 45, 90)]; rgb(g, '#ffe39a'); taper(g, [(x - 132, y - 100), (x + 132, y - 100)], [16, 16]); g.fill()
    c.finish(.3, warm=.08, center=(.5, .5))
