"""The sliders of articles 33 (a company plants mangroves) and 35 (Gili Asahan)."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S, parts_s as D
import parts_slc as C
from paper import *

PI = math.pi
SHIRT = '#2f9a72'


def listen(c, rng, variant=0):
    """33 wide, forenoon: from the dark under old mangroves one looks out on bright mud; colleagues in green shirts sit in the shade while somebody with a spade shows the bank that cuts off the creek."""
    W, H = c.w, c.h
    c.light = (.55, -.84)
    hz = H * .36
    L.sky(c, 'noon', hz); c.glow(W * .72, H * .16, 640, '#fffbe6', .75); L.cloud(c, W * .8, H * .17, 260, depth=.35); L.cloud(c, W * .5, H * .11, 190, depth=.5)
    L.rinjani(c, W * .52, hz + 4, 760, 130, '#8fa9b0', .55); L.island(c, W * .9, hz + 2, 360, 30, depth=.6)
    L.sea(c, hz, H * .5, 'noon', W * .74, 50, .8)
    p = C.view(W, hz, 1100, 3.4)
    with c.piece(shadow=.1, lift=4, volume=.1, rim=.3, grain=.05) as g: smooth(g, [(-40, H * .455), (W * .4, H * .44), (W * .75, H * .45), (W + 40, H * .435), (W + 40, H + 40), (-40, H + 40)], tension=.4); lin(g, 0, H * .44, 0, H, '#e6d0b4', '#c9a98c', '#8a6a58', '#3a2c34'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.85) as g:
        for _ in range(40): x, y = rng.uniform(W * .2, W), rng.uniform(H * .46, H * .66); w = (y - H * .42) * rng.uniform(.2, .7); rgb(g, rng.choice(['#e3f3ee', '#fff6e0', '#c9e6e3'])); smooth(g, blob_pts(rng, x, y, w, w * .09, .25, 11)); g.fill()
    # the straight bank of an old pond across the creek: water stands behind it, before it the bed is dry
    bank = [p(X, Z)[:2] for X, Z in ((-1.5, 25), (4, 22.4), (9, 20.4), (18, 17.6))]
    with c.piece(shadow=0, volume=0, rim=.4, grain=.03) as g: poly(g, [p(X, Z)[:2] for X, Z in ((1, 40), (24, 34), (26, 17), (9, 20.4), (-1, 24.6))]); lin(g, 0, H * .45, 0, H * .56, '#a9dcd6', '#5fb6b6'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=9, rim=.5, grain=.06) as g:
        q = curve_pts(bank, 40); rgb(g, '#a97f5f'); smooth(g, [(x, y - 26 - (y - hz) * .1) for x, y in q] + [(x, y + 12) for x, y in q[::-1]], tension=.3); g.fill(); rgb(g, '#8fb070')
        for k in range(70): i = rng.integers(40); x, y = q[i][0] + rng.normal(0, 8), q[i][1] - 26 - (q[i][1] - hz) * .1; taper(g, wander(rng, x, y + 5, -PI / 2 + rng.normal(0, .3), rng.uniform(8, 22), 3, .2), [3, 2, .4], 6, False); g.fill()
    creek = [p(7.2 - .1 * (22 - Z) ** 1.1 + .9 * math.sin(Z * .6), Z) for Z in np.linspace(20.4, 8.6, 18)]
    with c.piece(shadow=0, volume=0, rim=.2, grain=.05, alpha=.75) as g: rgb(g, '#7a5a48'); taper(g, [(x, y) for x, y, s in creek], [s * 1.5 for x, y, s in creek], 50, False); g.fill(); rgb(g, '#93705a'); taper(g, [(x, y) for x, y, s in creek], [s * .9 for x, y, s in creek], 50, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.6) as g:
        for _ in range(40): x, y, s = creek[rng.integers(18)]; x += rng.normal(0, s * .3); rgb(g, '#4f3a34'); g.set_line_width(1.6); q = wander(rng, x, y, rng.uniform(0, 7), s * rng.uniform(.2, .6), 4, .5); smooth(g, q, False); g.stroke()
    # dead stumps where trees stood
    for X, Z in ((11, 15.4), (14, 14), (8.4, 13.2), (15, 16.4), (4.2, 17.4)):
        x, y, s = p(X, Z); C.cast(c, x, y, s * .7, -.7, .2)
        with c.piece(shadow=.35, lift=4, volume=.5, vsize=5, rim=.5) as g: cc = '#8a7a70'; rgb(g, cc); taper(g, [(x, y), (x + rng.normal(0, 3), y - s * rng.uniform(.4, .9))], [s * .3, s * .2], 6, False); g.fill(); [(taper(g, [(x, y - s * .3), (x + sg * s * .4, y - s * .12), (x + sg * s * .6, y + 2)], [s * .1, s * .08, s * .05], 10), g.fill()) for sg in (-1, 1)]
    # shade of the old trees over the near ground
    B.shade_blob(c, W * .22, H * .93, W * .62, H * .29, -.06, .62, 50, '#141c30')
    # who listens, who speaks
    st = lambda k, **o: P.look(rng, **{**dict(top=SHIRT, sleeve='short', bottom='trousers', bcol=['#2c3448', '#22405a', '#3a3440'][k % 3], shoes='#f3efe2', hair=['short', 'bun', 'hijab', 'short', 'bob', 'hijab', 'cap', 'short'][k % 8], accent=['#f5b843', '#c85a8e', '#fff4d6', '#8f6fb8'][k % 4]), **o})
    row = [(-2.5, 11.2, 'stand', 0), (-1.5, 11.6, 'contrapposto', 1), (-4.3, 10.6, 'stand_side', 2), (-3.1, 9.3, 'sit_ground', 3), (-1.75, 9.5, 'sit_ground', 4), (-.5, 9.8, 'sit_ground', 5), (-4.6, 8.9, 'sit_hug', 7), (-.3, 12.2, 'stand', 6)]
    for X, Z, pose, k in sorted(row, key=lambda t: -t[1]): x, y, s = p(X, Z); B.shade_blob(c, x, y, s * .5, s * .1, 0, .4, 5); P.person(c, x, y, s * 1.66, pose, st(k))
    x, y, s = p(1.75, 12.2); C.cast(c, x, y, s * 1.7, -.7, .16)
    def spade(g, J):
        h = J['hL']; rgb(g, '#c99a63'); taper(g, [(h[0] - .01, h[1] - .16), (h[0] - .04, h[1] + .3)], [.022, .022]); g.fill(); rgb(g, '#7a8a92'); smooth(g, [(h[0] - .1, h[1] + .26), (h[0] + .03, h[1] + .28), (h[0] + .02, h[1] + .42), (h[0] - .045, h[1] + .48), (h[0] - .11, h[1] + .4)], tension=.3); g.fill()
    P.person(c, x, y, s * 1.72, 'point', P.look(rng, hair='hat', accent='#c85a8e', top='#f2694b', sleeve='long', bottom='shorts', bcol='#6b5a45'), prop=spade)
    # trays ready in the shade
    for k, (X, Z) in enumerate(((-6.0, 9.6), (-6.3, 8.7))):
        x, y, s = p(X, Z)
        with c.piece(shadow=.4, lift=5, volume=.3, vsize=4) as g:
            for m in range(8): C.seedling(g, rng, x - s * .4 + m * s * .115, y - s * .18, s * .5, '#5f9a4c', 2, rng.normal(0, .06))
            rgb(g, '#3a3440'); poly(g, [(x - s * .52, y - s * .22), (x + s * .52, y - s * .22), (x + s * .46, y), (x - s * .46, y)]); g.fill()
    # the old trees: trunks, roots, dark crown above; sun falls in from the right
    dark = ['#2a2430', '#362c34', '#221e2c']
    def arches(items, cc, **kw): B.root_arch(c, [q for q, w in items], [w for q, w in items], cc, **kw)
    arches([([(W * .1, -20), (W * .115, H * .25), (W * .1, H * .46)], 96), ([(W * .1, H * .4), (W * .02, H * .62), (-W * .02, H * .95)], 44), ([(W * .1, H * .38), (W * .16, H * .56), (W * .19, H * .9)], 40), ([(W * .105, H * .44), (W * .085, H * .7), (W * .09, H * 1.0)], 36), ([(W * .1, H * .34), (W * .22, H * .47), (W * .27, H * .74)], 28)], dark[0])
    arches([([(W * .87, -20), (W * .875, H * .16), (W * .865, H * .3)], 54), ([(W * .865, H * .26), (W * .93, H * .38), (W * .955, H * .6)], 24), ([(W * .865, H * .28), (W * .82, H * .42), (W * .81, H * .585)], 22), ([(W * .865, H * .24), (W * .98, H * .33), (W * 1.02, H * .56)], 22), ([(W * .867, H * .3), (W * .885, H * .45), (W * .885, H * .6)], 20)], dark[1], depth=.06)
    for y, ry, n, sz, cc in ((.02, 130, 300, 36, '#2f4f48'), (-.01, 90, 260, 42, '#25403f')): F.leaf_clump(c, W * .5, H * y, W * .62, ry, n, sz, cc)
    F.leaf_clump(c, W * .04, H * .1, 260, 150, 110, 44, '#213a3c'); F.leaf_clump(c, W * .93, H * .06, 210, 120, 90, 40, '#2f5248')
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        for x, y, L_ in ((.33, .14, 90), (.38, .12, 70), (.66, .13, 84), (.72, .11, 64), (.51, .12, 60)): S.propagule_hanging(g, rng, W * x, H * y, L_, '#5f8a4c')
    for x, w in ((.5, 50), (.62, 80), (.74, 46)): B.beam(c, [(W * x, -20), (W * x + w, -20), (W * (x - .26) + w, H * .96), (W * (x - .3) - w, H * .96)], '#fff6cf', .13, 20)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=12, rim=.35) as g:       # breathing roots in the lower corner
        for k in range(16): x = W * rng.uniform(-.01, .2); y = H * rng.uniform(.98, 1.05); rgb(g, '#1f1b28'); taper(g, [(x, y), (x + rng.normal(0, 5), y - rng.uniform(50, 120))], [15, 7], 6); g.fill()
    c.finish(.34, center=(.6, .45))


def treaty(c, rng, variant=0):
    """33 close, noon: a table with a batik cloth stands ankle-deep in the returning tide; on it the sheet with the plot and the growing plants, sealed with a muddy hand."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .15
    L.sky(c, 'noon', hz); L.cloud(c, W * .2, H * .1, 190, depth=.5); L.island(c, W * .78, hz + 2, 520, 34, depth=.55)
    L.sea(c, hz, H + 30, 'noon', W * .25, 120, .5)
    L.island(c, W * .1, hz + 3, 620, 46, '#5f8a62', .42, beach=False); L.island(c, W * .03, hz + 6, 420, 40, '#4f7d58', .3, beach=False)
    S.sheen(c, H * .2, H, 120, '#f3fffa', '#1f7a88', 1)
    # leaf tips of the new planting above the water, row after row
    for r_ in range(6):
        y = H * (.215 + .028 * r_ + .012 * r_ * r_); h = 16 + 11 * r_; n = 17 - 2 * r_
        for i in range(n):
            x = W * ((i + .5 + .3 * (r_ % 2)) / n) + rng.normal(0, 6)
            if r_ > 2 and abs(x - W * .5) < W * (.34 + .02 * r_): continue
            with c.piece(shadow=.2, lift=3, volume=.25, vsize=4, rim=.45, clip=lambda g, y=y: g.rectangle(0, 0, W, y)) as g: C.seedling(g, rng, x, y + h * .35, h * 1.25, jitter(rng, '#5f9a4c', .04), 2, rng.normal(0, .06))
            B.rings(c, [(x, y, h * .3), (x + 3, y + 2, h * .55)], 'white', .55, .22)
    # table: legs under water, cloth, top in perspective
    T = [(W * .2, H * .84), (W * .84, H * .875), (W * .775, H * .4), (W * .275, H * .385)]
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=8, alpha=.6) as g:
        for x, y in ((.235, 1.05), (.805, 1.07)): lin(g, W * x - 20, 0, W * x + 20, 0, '#4a6f72', '#2f5560'); taper(g, [(W * x, H * .86), (W * x, H * y)], [32, 28]); g.fill()
    u_ = lambda u, v: (lambda s: tuple((np.array(T[0]) + (np.array(T[1]) - T[0]) * u) * (1 - s) + (np.array(T[3]) + (np.array(T[2]) - T[3]) * u) * s))(v / (v + (1 - v) * 1.28))
    fl = [u_(0, 0), u_(1, 0)]
    front = [fl[0]] + [(fl[0][0] + (fl[1][0] - fl[0][0]) * t, fl[0][1] + (fl[1][1] - fl[0][1]) * t + 92 + 16 * math.sin(t * 26)) for t in np.linspace(.004, .996, 34)] + [fl[1]]
    def batik(g, P_, n, w, vs=(0, 1)):
        for i in range(n):
            for j in range(w):
                x, y = P_((i + .5 + .5 * (j % 2)) / n, (j + .5) / w); s = 25
                if not 0 < (i + .5 + .5 * (j % 2)) / n < 1: continue
                rgb(g, '#f0c890', .8)
                for k in range(4): a = k * PI / 2 + .78; F.leaf(g, x, y, s, s * .5, a, '#e9b87a', False)
                rgb(g, '#fff0d0'); g.arc(x, y, 4.5, 0, 7); g.fill()
                rgb(g, '#f0c890', .55); g.set_line_width(2.2); g.arc(x, y, s * 1.06, 0, 7); g.stroke()
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=20, rim=.4, grain=.05) as g:
        g.move_to(*front[0]); [g.line_to(*v) for v in curve_pts(front[1:-1], 120)]; g.line_to(*front[-1]); g.close_path(); p = g.copy_path(); lin(g, 0, H * .85, 0, H * .97, '#7a2f45', '#8f3a4c', '#5f2740'); g.fill(); g.save(); g.append_path(p); g.clip(); batik(g, lambda u, v: (fl[0][0] + (fl[1][0] - fl[0][0]) * u, fl[0][1] + (fl[1][1] - fl[0][1]) * u + 96 * v), 17, 2)
        for t in np.linspace(.02, .98, 17): x = fl[0][0] + (fl[1][0] - fl[0][0]) * t; rgb(g, '#2a1028', .3); taper(g, [(x, H * .84), (x + 5, H * .98)], [6, 17], 6, False); g.fill()
        g.restore(); rgb(g, '#f5b843'); smooth(g, front[1:-1], False); g.set_line_width(6); g.stroke()
    with c.piece(shadow=.2, lift=6, volume=.2, vsize=24, rim=.5, grain=.05) as g:
        poly(g, [u_(0, 0), u_(1, 0), u_(1, 1), u_(0, 1)]); p = g.copy_path(); lin(g, 0, H * .39, 0, H * .87, '#a8485a', '#983f52', '#8a364a'); g.fill(); g.save(); g.append_path(p); g.clip(); batik(g, u_, 14, 11); rgb(g, '#f5b843', .8); g.set_line_width(4); [(poly(g, [u_(e, e * 1.4), u_(1 - e, e * 1.4), u_(1 - e, 1 - e * 1.2), u_(e, 1 - e * 1.2)]), g.stroke()) for e in (.018, .03)]; g.restore()
    # the sheet
    q = lambda u, v: u_(.2 + .58 * u + .02 * v, .1 + .78 * v)
    with c.piece(shadow=.55, lift=9, volume=.1, rim=.4, grain=.03) as g: smooth(g, [q(0, 0), q(.5, -.006), q(1, 0), q(1.004, .5), q(1, 1), q(.5, 1.0), q(0, 1), q(-.004, .5)], tension=.12); lin(g, 0, H * .4, 0, H * .85, '#fffaf0', '#f9f0dc'); g.fill()
    cr = lambda g, uv, cc, w, **k: Q.crayon(g, rng, [q(*t) for t in uv], cc, w, **k)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        edge = [(.07, .62), (.11, .92), (.36, .93), (.46, .8), (.42, .58), (.2, .56)]
        for a, b in zip(edge, edge[1:] + edge[:1]): cr(g, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b], '#d23f34', 4.5)
        for a in edge: rgb(g, '#d23f34'); x, y = q(*a); g.arc(x, y, 7, 0, 7); g.fill()
        cr(g, [(.5, .96), (.53, .82), (.5, .7), (.55, .55)], '#2f8fb0', 9); cr(g, [(.535, .96), (.565, .82), (.535, .7), (.585, .55)], '#5fb6c6', 6)
        for r_ in range(4):
            for i in range(6):
                u, v = .13 + .048 * i + .01 * r_, .64 + .075 * r_
                if (i == 5 and r_ in (0, 3)): continue
                cr(g, [(u, v - .02), (u, v + .012)], '#7a5a44', 2.6); cr(g, [(u - .014, v + .03), (u, v + .012), (u + .014, v + .03)], '#3f8a4c', 4)
        for k in range(5):                                  # the visits: the same plant, each time taller, a moon under each
            u = .1 + .2 * k; h = (.05, .09, .14, .2, .28)[k]; v0 = .17
            cr(g, [(u, v0), (u + .003, v0 + h)], '#7a5a44', 4)
            for m in range(k + 1):
                vv = v0 + h * (1 - .24 * m)
                for sg in (-1, 1): cr(g, [(u, vv - .01), (u + sg * .022, vv + .012), (u + sg * (.04 + .006 * k), vv + .005), (u + sg * .02, vv - .012), (u, vv - .01)], ['#79b05f', '#3f8a4c'][m % 2], 4)
            if k >= 3:
                for sg in (-1, 1): cr(g, [(u, v0 + .07), (u + sg * .03, v0 + .045), (u + sg * .042, v0)], '#7a5a44', 3)
            x, y = q(u, .075); rgb(g, '#e9b84a', .9); g.save(); g.translate(x, y); g.scale(15, 10); g.arc(0, 0, 1, 0, 7); g.restore(); g.fill()
            if k < 4: rgb(g, '#fbf4e3'); g.save(); g.translate(x + (4 + 5 * k), y); g.scale(15, 10); g.arc(0, 0, 1, 0, 7); g.restore(); g.fill()
        cr(g, [(.03, .165), (.5, .16), (.97, .165)], '#8a6a56', 4)
    with c.piece(shadow=0, volume=.15, vsize=4, rim=.2, grain=.06, alpha=.92) as g:
        x, y = q(.79, .72); g.save(); g.translate(x, y); g.scale(1, .74); C.hand_print(g, rng, 0, 0, 176, .12); g.restore()
    # pen, two stones against the wind, an empty plastic bag folded, a seedling in a glass
    B.shade_blob(c, *q(.63, .52), 90, 8, .5, .35, 6); S.pencil(c, *q(.6, .53), 210, .52 + PI, '#22405a', 15)
    for u, v, s in ((.03, .96, 46), (.97, .95, 40)):
        x, y = q(u, v)
        with c.piece(shadow=.55, lift=9, volume=.6, vsize=14, rim=.5, grain=.06) as g: smooth(g, blob_pts(rng, x, y - 8, s, s * .6, .1, 10)); rgb(g, rng.choice(['#8f8877', '#a99a8a'])); g.fill()
    gx, gy = u_(.1, .58)
    D.tumbler(c, gx, gy, 92, 120, .62, fill=lambda c_: c_.paint(lambda g: C.seedling(g, rng, gx, gy - 12, 200, '#5f9a4c', 2, .05), shadow=.2, lift=4, volume=.3, vsize=5))
    x, y = u_(.91, .3); C_ = [(-52, -14), (-10, -24), (44, -16), (54, 10), (10, 22), (-46, 16)]
    for k in range(4):
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=5, rim=.6) as g: smooth(g, [(x + a + 3 * k, y + b - 7 * k) for a, b in C_], tension=.25); rgb(g, jitter(rng, '#2c3340', .02)); g.fill()
    B.rings(c, [(W * .235, H * .985, 40), (W * .805, H * .995, 44), (W * .235, H * .985, 72), (W * .805, H * .995, 80)], 'white', .5, .25)
    c.finish(.26, center=(.5, .55))


def recount(c, rng, variant=0):
    """33 moment, a year later at dawn in fog: somebody in office clothes, trousers rolled up, wades alone between the young trees and counts; some sticks are bare."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .4
    c.backdrop([(0, '#8fa6c0'), (.22, '#c3bccb'), (.4, '#f6d9bd'), (.52, '#e6c9c0'), (.75, '#a9a9c0'), (1, '#5f6f96')], 90, glow=(W * .72, hz - 20, 520, '#fff0c8', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .72, hz - 78, 38, 38, .02, 14)); rgb(g, '#fff8e0', .95); g.fill()
    c.set_air()
    for y, n, dp, cc in ((hz + 6, 150, .8, '#6f8090'), (hz + 22, 150, .66, '#5f7488')):
        F.leaf_clump(c, W * .3, y - 30, W * .45, 34, n, 16, cc, depth=dp); F.leaf_clump(c, W * .95, y - 24, W * .16, 30, 70, 16, cc, depth=dp)
    p = C.view(W, hz, 1050, 2.1)

    def tree(X, Z, h, dp, dead):
        state = rng.bit_generator.state
        for mirror in (True, False):
            rng.bit_generator.state = state
            x, y, s = p(X, Z); k = s * h
            with c.piece(shadow=0 if mirror else .12, lift=3, volume=0 if mirror else .3, vsize=max(3, k * .03), rim=0 if mirror else .4, depth=min(1, dp + .18) if mirror else dp, alpha=.42 if mirror else 1, blur=1.4 if mirror else 0) as g:
                g.save()
                if mirror: g.translate(0, 2 * y); g.scale(1, -.92); g.translate(0, y * (.92 - 1) / .92)
                rgb(g, mix('#4a3c40', '#3a3040', rng.uniform(0, 1))); q = [(x, y + 2), (x + rng.normal(0, k * .02), y - k * .5), (x + rng.normal(0, k * .04), y - k * (.9 if not dead else .72))]; taper(g, q, [k * .045, k * .035, k * .018], 14); g.fill()
                if not dead or k > 90:
                    for sg in (-1, 1, -.5): taper(g, [(x, y - k * .3), (x + sg * k * .1, y - k * .22), (x + sg * k * .16, y + 3)], [k * .025, k * .022, k * .02], 10); g.fill()
                if dead: taper(g, [(x, y - k * .5), (x + k * .1, y - k * .62)], [k * .02, k * .008], 6); g.fill()
                else:
                    base = mix('#3f6a58', '#5f8a62', rng.uniform(0, 1))
                    for m in range(9):
                        a = rng.uniform(-PI, 0) if m > 2 else -PI / 2 + (m - 1) * .5; hx, hy = x + math.cos(a) * k * .17 * rng.uniform(.2, 1), y - k * rng.uniform(.56, .94)
                        for v in range(5): F.leaf(g, hx, hy, k * .17, k * .07, -PI / 2 + (v - 2) * .62 + rng.normal(0, .15), shade(jitter(rng, base, .03), rng.uniform(-.12, .2)), k > 120)
                g.restore()
    rows = []
    for Z in (30, 24.5, 20, 16.4, 13.4, 11, 9):
        for X in np.arange(-14, 15, 2.15):
            X2 = X + rng.normal(0, .16) + (Z % 3) * .3
            if abs(X2 - 1.0 - .06 * (Z - 8)) < 1.3: continue
            rows.append((X2, Z + rng.normal(0, .2), rng.uniform(1.0, 1.7), rng.random() < .16))
    for X, Z, h, dead in sorted([t for t in rows if t[1] > 8.2], key=lambda t: -t[1]): tree(X, Z, h, min(.82, max(0, (Z - 8) / 24)), dead)
    for k in range(5):                                        # fog lying between the rows
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.36) as g: y = hz + 10 + 32 * k; rgb(g, '#fbe9d6'); smooth(g, blob_pts(rng, W * rng.uniform(.2, .8), y, W * .5, 13 + 4 * k, .2, 12)); g.fill()
    x, y, s = p(1.1, 7.9)
    def board(g, J):
        h = J['hR']
        with at(g, h[0] + .03, h[1] - .02, -.3): rgb(g, '#b98a58'); g.rectangle(-.06, -.09, .13, .17); g.fill(); rgb(g, '#fffaf0'); g.rectangle(-.048, -.072, .106, .14); g.fill(); rgb(g, '#3f8a4c'); g.set_line_width(.009); [(g.move_to(-.034 + .022 * i, -.04 + .04 * j), g.line_to(-.034 + .022 * i, -.02 + .04 * j), g.stroke()) for i in range(4) for j in range(3) if i + j < 5]
    J = P.person(c, x, y + s * .2, s * 1.78, 'walk_back', P.look(rng, hair='short', top='#f6f2e6', sleeve='long', bottom='shorts', bcol='#2c3448', skin='#8a5a3c', build=1.0), tweak=dict(aR=(38, 62), aL=(-14, -30), head=10), prop=board)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=4, rim=.6) as g:          # black office shoes dangling from the left hand, a bag across the back
        hx, hy = J['hL']
        for m, (dx, dy) in enumerate(((-9, 30), (7, 36))):
            rgb(g, '#3a3440'); g.set_line_width(1.6); g.move_to(hx - 2, hy + 8); g.line_to(hx + dx, hy + dy); g.stroke()
            with at(g, hx + dx, hy + dy, .12 * (m - .5)): rgb(g, '#1c2030'); smooth(g, [(-7, -4), (6, -4), (8, 8), (9, 26), (4, 36), (-5, 35), (-8, 22), (-8, 6)], tension=.4); g.fill(); rgb(g, '#5a4a4c'); smooth(g, [(-4, -2), (4, -2), (4, 7), (-4, 7)]); g.fill()
        hd = J['head']; a, b = (hd[0], hd[1] + s * .2), (hd[0] + 2, hd[1] + s * .66); rgb(g, '#7a4f38'); g.set_line_width(4.5); g.move_to(a[0] + 20, a[1] + 6); g.line_to(b[0] - 24, b[1] - 2); g.stroke(); smooth(g, [(b[0] - 40, b[1] - 12), (b[0] - 4, b[1] - 10), (b[0] - 4, b[1] + 18), (b[0] - 40, b[1] + 16)], tension=.2); lin(g, b[0] - 40, 0, b[0], 0, '#8f5f42', '#6a4230'); g.fill(); rgb(g, '#4a2e24'); g.rectangle(b[0] - 40, b[1] - 12, 36, 10); g.fill()
    k_ = c.k; y0, hgt, xa, xb = int((y + 2) * k_), int(230 * k_), int((x - 130) * k_), int((x + 130) * k_)
    src = c.img[y0 - hgt:y0, xa:xb][::-1]; n = min(hgt, c.ph - y0); fade = np.linspace(.62, .12, hgt)[:n, None, None].astype(np.float32); side_ = np.clip(np.minimum(np.arange(xb - xa), np.arange(xb - xa)[::-1]) / (40 * k_), 0, 1)[None, :, None].astype(np.float32)
    src = np.stack([np.roll(src[r_], int(2.4 * k_ * math.sin(r_ / k_ * .12) * min(1, r_ / (70 * k_))), 0) for r_ in range(hgt)])
    blk = c.img[y0:y0 + n, xa:xb]; c.img[y0:y0 + n, xa:xb] = blk * (1 - fade * side_) + (src[:n] * .94) * fade * side_
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55) as g:
        for _ in range(120): yy = rng.uniform(hz + 40, H); xx = rng.uniform(-60, W); w = (yy - hz) * rng.uniform(.1, .4); rgb(g, rng.choice(['#fff0dc', '#8f9ab8', '#f6d9bd']), .5); taper(g, [(xx, yy), (xx + w / 2, yy - 1), (xx + w, yy)], [.3, 1 + (yy - hz) * .006, .3], 8, False); g.fill()
    B.rings(c, [(x, y + 2, 56), (x + 4, y + 6, 110), (x, y + 12, 180)], '#fff6e6', .5, .13)
    for X, Z, h, dead in sorted([t for t in rows if t[1] <= 8.2], key=lambda t: -t[1]): tree(X, Z, h, .04, dead)
    tree(-2.3, 5.6, 1.5, 0, False); tree(3.6, 6.2, 1.2, 0, False); tree(-.5, 6.8, 1.0, 0, True)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3) as g:
        bx, by, q = p(-6.6, 12.2); rgb(g, '#fffdf4'); q *= 1.3
        taper(g, [(bx, by), (bx, by - q * .3)], [2, 2]); g.fill(); smooth(g, [(bx - q * .22, by - q * .3), (bx, by - q * .46), (bx + q * .22, by - q * .36), (bx, by - q * .25)]); g.fill(); taper(g, [(bx + q * .14, by - q * .38), (bx + q * .25, by - q * .56), (bx + q * .18, by - q * .72), (bx + q * .3, by - q * .72)], [q * .08, q * .06, q * .06, q * .04], 14); g.fill()
    c.finish(.26, warm=.05, center=(.55, .5))
