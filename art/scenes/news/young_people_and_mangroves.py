"""Pictures of the article "Young people take on the mangroves"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, ground, land as L, people as P, school, shadow, water
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """From between the roots at sunrise: young people wade in single file with seedlings, mirrored in the shallow."""
    W, H = c.w, c.h
    hz, y0 = H * .43, H * .66
    c.light = (-.25, -.97)
    c.backdrop([(0, '#6fa9b0'), (.16, '#c3d3b8'), (.3, '#fbdc9c'), (.43, '#fff0b8'), (1, '#f3c982')], 90, glow=(W * .56, hz - 40, 620, '#fff3c4', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .56, hz - 62, 40, 40, .02, 14)); rgb(g, '#fffdf0'); g.fill()
    c.set_air()
    for y, d, am in ((hz - 6, .72, 46), (hz + 2, .52, 66)):      # far mangrove lines
        with c.piece(depth=d, shadow=.1, volume=.3, vsize=16) as g:
            pts = [(x, y - am * (.4 + .6 * abs(math.sin(x / 130 + am)) * abs(math.sin(x / 47)) ** .4) * (1 - .75 * math.exp(-((x - W * .55) / 230) ** 2))) for x in np.linspace(-30, W + 30, 60)]
            smooth(g, pts + [(W + 30, y + 8), (-30, y + 8)]); rgb(g, '#3f6a52'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, hz + 2, W + 40, H); lin(g, 0, hz, 0, H, '#fff2c0', '#f5cf92', '#9fb39a', '#3d6f73'); g.fill()
    c.set_air()
    for x, s, d in ((.13, 190, .42), (.9, 220, .36), (.77, 140, .5)): F.mangrove(c, W * x, hz + 40, s, leaves='moss', roots=8, size=15, depth=d)
    c.god_rays(W * .56, hz - 420, .3, 12, 900, 1.2, '#fff0c0')
    # single file along one foot line
    def tray(col_, n=5):
        def f(g, J):
            x, y = (J['hL'][0] + J['hR'][0]) / 2 + .04, (J['hL'][1] + J['hR'][1]) / 2
            for k in range(n): F.propagule(g, x - .1 + .2 * k / (n - 1), y - .02, .27, 'leaf', (k - n / 2) * .09)
            smooth(g, [(x - .14, y - .05), (x + .14, y - .05), (x + .11, y + .06), (x - .11, y + .06)], tension=.2); rgb(g, col_); g.fill()
        return f
    def one(g, J): F.propagule(g, J['hR'][0] + .01, J['hR'][1] + .1, .36, 'leaf', .12)
    file_ = [(.27, 205, 'walk', dict(hair='short', top='#1b8f93', bottom='shorts', child=True), one, {}),
             (.345, 232, 'carry', dict(hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='trousers', bcol='#2c3448'), tray('#f5b843'), {}),
             (.475, 222, 'walk', dict(hair='cap', accent='#f5b843', top='#f2694b', bottom='shorts', pack='#2f5d6c'), None, dict(aL=(150, 165), aR=(-20, 2))),
             (.55, 246, 'carry', dict(hair='bob', top='#3c86c2', bottom='shorts'), tray('#c98a5a', 6), dict(lL=(-4, -22), lR=(24, 2))),
             (.64, 214, 'walk', dict(hair='pony', top='#f5b843', bottom='shorts', child=True), one, dict(aL=(20, 60))),
             (.745, 252, 'reach', dict(hair='hat', accent='#1b8f93', top='#e8e2cf', sleeve='long', bottom='trousers', bcol='#6b5a45'), None, {})]
    for x, s, p, lk, pr, tw in file_:
        P.person(c, W * x, y0 + rng.normal(0, 2), s, p, P.look(rng, **lk), False, pr, tweak=tw)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:       # row already planted at the far right
        for k in range(7): F.propagule(g, W * (.79 + .028 * k), y0 + 4 - k * 2 + rng.normal(0, 3), 60 - 3 * k, 'leaf', rng.normal(0, .1))
    water.reflect(c, y0 - 4, .66, (y0 - hz) * .97, 4, '#f7d9a0')
    water.rings(c, [(W * x + 4, y0 - 3, 30) for x, *_ in file_] + [(W * (.79 + .028 * k), y0 + 2 - k * 2, 13) for k in range(7)], '#fff6d0', .75, .22)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # slow ripples
        for _ in range(150):
            t = rng.uniform(0, 1); x, y = rng.uniform(-40, W), hz + 8 + t * (H - hz); q = rng.uniform(20, 80) * (.3 + 1.5 * t)
            rgb(g, '#fff3cc' if rng.random() < .6 else '#2f6066', rng.uniform(.1, .35)); taper(g, [(x, y), (x + q * .5, y - 1 - 2 * t), (x + q, y)], [.3, 1 + 3.4 * t, .3], 10, False); g.fill()
    # near prop roots make a dark window
    F.root_arch(c, [[(W * .1, -30), (W * .13, H * .3), (W * .19, H * .62), (W * .2, H * 1.05)], [(W * .04, -20), (W * .0, H * .4), (W * -.03, H * .8), (W * -.05, H * 1.1)], [(W * .12, H * .12), (W * .25, H * .3), (W * .33, H * .62), (W * .345, H * 1.05)],
                    [(W * .92, -30), (W * .955, H * .35), (W * .93, H * .7), (W * .95, H * 1.06)], [(W * .93, H * .05), (W * .845, H * .34), (W * .82, H * .7), (W * .8, H * 1.05)]], [46, 64, 34, 52, 30], '#4a3330', depth=.06)
    F.root_arch(c, [[(W * .06, H * .02), (W * .095, H * .42), (W * .075, H * .75), (W * .1, H * 1.08)], [(W * 1.0, -30), (W * 1.03, H * .4), (W * 1.0, H * .9), (W * 1.02, H * 1.1)], [(W * -.02, H * .3), (W * .1, H * .38), (W * .155, H * .75), (W * .14, H * 1.08)]], [58, 74, 34], '#2e2228')
    F.leaf_clump(c, W * .1, H * .01, 240, 70, 120, 36, 'deepleaf'); F.leaf_clump(c, W * .93, H * .0, 210, 66, 110, 36, 'deepleaf'); F.leaf_clump(c, W * .5, -H * .03, 240, 30, 60, 32, 'deepleaf')
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=4) as g:      # oysters on the near roots
        for bx, by in ((.195, .8), (.2, .9), (.34, .86), (.345, .94), (.94, .8), (.81, .82), (.8, .93), (.09, .86), (.15, .9)):
            for _ in range(9): rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#b9a58f', '#a5b0a0']), .04)); smooth(g, blob_pts(rng, W * bx + rng.normal(0, 12), H * by + rng.normal(0, 22), rng.uniform(6, 12), rng.uniform(5, 9), .2, 7)); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=14, grain=.06) as g:   # mud hump with a mudskipper
        smooth(g, [(W * .5, H * 1.04), (W * .56, H * .965), (W * .66, H * .935), (W * .77, H * .965), (W * .82, H * 1.04)]); lin(g, 0, H * .93, 0, H, '#8a6f58', '#4b3a36'); g.fill()
    A.mudskipper(c, W * .665, H * .925, 150, True)
    c.glow(W * .56, hz - 60, 420, '#fff3c4', .28)
    c.finish(.42, warm=.14, center=(.53, .5))


def second(c, rng, variant=0):
    """A blue lunch box stands open on a plank over the rising tide; in it the notebook with tally strokes, in its lid the curve of the tides; spears lie beside a stick, a crab comes to look; seedlings and bare sticks behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    hz = H * .25
    L.sky(c, 'morning', hz, (W * .24, H * .12, 30)); L.cloud(c, W * .66, H * .1, 230, depth=.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .75, '#f3e6c4', '#cfe0cc', '#93c9c0', '#5fa8a6'); g.rectangle(-20, hz, W + 40, H); g.fill()
    for x, s, d in ((.02, 120, .58), (.1, 110, .6), (.19, 100, .62), (.55, 96, .64), (.63, 110, .6), (.71, 118, .58), (.8, 130, .54)): F.mangrove(c, W * x, hz + 8, s, '#5f4a40', '#5a8f58', roots=7, size=9 + s * .04, depth=d)
    water.reflect(c, hz + 10, .5, 150, 2.4, '#eee2c4')
    sea = ground.view(W, hz, 1300, 1.3); water.sheen(c, hz + 24, H * .72, 130, '#fff6dc', '#4f9a98', .8)
    for Z in (14, 12, 10, 8.4, 7, 5.8, 4.8):
        for X_ in np.arange(-7.6, 7.7, 1.05) + rng.uniform(-.3, .3):
            x, y, s = sea(X_ + rng.normal(0, .12), Z)
            if not -30 < x < W + 30: continue
            bare = rng.random() < .22; d = max(0, (Z - 5) * .045)
            with c.piece(shadow=.22, lift=2, volume=.3, vsize=3, rim=.45, depth=d) as g:
                if bare: rgb(g, '#6a5648'); taper(g, [(x, y + 2), (x + s * rng.normal(0, .05), y - s * rng.uniform(.28, .46))], [s * .045, s * .03]); g.fill()
                else: F.seedling(g, rng, x, y, s * .5 * rng.uniform(.8, 1.2), jitter(rng, '#6a9a4c', .04), 2, rng.normal(0, .08))
            with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.3) as g, at(g, x, y + s * .02, 0, s * .15, s * .022): rgb(g, '#3f6f5a'); g.arc(0, 0, 1, 0, 7); g.fill()
    F.root_arch(c, [[(W * 1.06, H * .02), (W * .97, H * .24), (W * .925, H * .5), (W * .905, H * .78)], [(W * 1.08, H * .16), (W * 1.0, H * .4), (W * .98, H * .74)]], [54, 44], '#4f3a34')
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
    shadow.blob(c, *q3(bx + .06, 1.0), 380, 26, 0, .42, 10)
    cc = '#2f78bf'
    lid = [q3(bx - w2, z1, hh), q3(bx + w2, z1, hh), q3(bx + w2 * .99, z1 + .09, hh + .27), q3(bx - w2 * .99, z1 + .09, hh + .27)]
    lq = lambda u, v: tuple((np.array(lid[0]) * (1 - u) + np.array(lid[1]) * u) * (1 - v) + (np.array(lid[3]) * (1 - u) + np.array(lid[2]) * u) * v)
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=14, rim=.5) as g:
        smooth(g, [lq(0, 0), lq(.5, 0), lq(1, 0), lq(1.0, .5), lq(1, .93), lq(.96, 1.0), lq(.5, 1.01), lq(.04, 1.0), lq(0, .93), lq(0, .5)], tension=.16); lin(g, 0, lid[2][1], 0, lid[0][1], shade(cc, .22), cc, shade(cc, -.2)); g.fill()
        smooth(g, [lq(.05, .1), lq(.95, .1), lq(.95, .88), lq(.05, .88)], tension=.1); lin(g, 0, lid[2][1], 0, lid[0][1], shade(cc, -.12), shade(cc, -.38)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.08, rim=.3, grain=.03) as g: smooth(g, [lq(.09, .14), lq(.91, .14), lq(.91, .84), lq(.09, .84)], tension=.05); rgb(g, '#fbf4e4'); g.fill()
    cr = lambda g, m_, uv, k, w_, **kw: school.crayon(g, rng, [m_(*v) for v in uv], k, w_, **{**dict(wob=1.0), **kw})
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
    school.pencil(c, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 230, math.atan2(b[1] - a[1], b[0] - a[0]), 'coral', 17)
    x, y, s = p(-.14, .86); shadow.blob(c, x + 8, y + 4, 62, 10, 0, .36, 5); A.crab(c, x, y + 3, 92, '#c9563c')
    c.finish(.26, warm=.06, center=(.52, .55))
