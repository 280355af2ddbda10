"""The sliders of articles 33 (a company plants mangroves) and 35 (Gili Asahan)."""
import math
import numpy as np
import flora as F, people as P, land as L, parts_b as B, parts_gb as S
import ground
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
    p = ground.view(W, hz, 1100, 3.4)
    with c.piece(shadow=.1, lift=4, volume=.1, rim=.3, grain=.05) as g: smooth(g, [(-40, H * .455), (W * .4, H * .44), (W * .75, H * .45), (W + 40, H * .435), (W + 40, H + 40), (-40, H + 40)], tension=.4); lin(g, 0, H * .44, 0, H, '#e6d0b4', '#c9a98c', '#8a6a58', '#3a2c34'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.85) as g:
        for _ in range(40): x, y = rng.uniform(W * .2, W), rng.uniform(H * .46, H * .66); w = (y - H * .42) * rng.uniform(.2, .7); rgb(g, rng.choice(['#e3f3ee', '#fff6e0', '#c9e6e3'])); smooth(g, blob_pts(rng, x, y, w, w * .09, .25, 11)); g.fill()
    # the straight bank of an old pond across the creek: water stands behind it, before it the bed is dry
    bank = [p(X, Z)[:2] for X, Z in ((-1.5, 25), (4, 22.4), (9, 20.4), (18, 17.6))]
    with c.piece(shadow=0, volume=0, rim=.4, grain=.03) as g: poly(g, [p(X, Z)[:2] for X, Z in ((1, 40), (24, 34), (26, 17), (9, 20.4), (-1, 24.6))]); lin(g, 0, H * .45, 0, H * .56, '#a9dcd6', '#5fb6b6'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=9, rim=.5, grain=.06) as g:
        q = curve_pts(bank, 40); rgb(g, '#a97f5f'); smooth(g, [(x, y - 26 - (y - hz) * .1) for x, y in q] + [(x, y + 12) for x, y in q[::-1]], tension=.3); g.fill(); rgb(g, '#8fb070')
        for k in range(70): i = rng.integers(40); x, y = q[i][0] + rng.normal(0, 8), q[i][1] - 26 - (q[i][1] - hz) * .1; taper(g, wander(rng, x, y + 5, -PI / 2 + rng.normal(0, .3), rng.uniform(8, 22), 3, .2), [3, 2, .4], 6, False); g.fill()
    bed = curve_pts([(W * .8, H * .53), (W * .865, H * .57), (W * .84, H * .63), (W * .74, H * .7), (W * .735, H * .8), (W * .83, H * .9), (W * .86, H * 1.06)], 70)
    def bedpath(g, f, dy=0): taper(g, bed + (0, dy), [w * f for w in (26, 44, 60, 86, 124, 170, 230)], 70, False)
    for f_, cc, bl in ((1.35, '#7f5f4c', 12), (1.05, '#5f4438', 5)):
        with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=bl, alpha=.7) as g: bedpath(g, f_); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=.35, vsize=24, rim=0, grain=.06, blur=.8, clip=lambda g: bedpath(g, .95, 3)) as g:
        rgb(g, '#8a6852'); bedpath(g, .95, 3); g.fill()
        from scipy.spatial import Voronoi                    # mud dried into plates, larger towards the viewer
        t_ = rng.uniform(0, 1, 230) ** .8; pts = np.stack([rng.uniform(W * .66, W * .96, 230), H * .52 + t_ * H * .56], 1); sc = 1 / (.35 + t_)
        vor = Voronoi(np.stack([pts[:, 0], pts[:, 1] * 1.9], 1))
        for a, b in vor.ridge_vertices:
            if a < 0 or b < 0: continue
            (xa, ya), (xb, yb) = vor.vertices[a] * (1, 1 / 1.9), vor.vertices[b] * (1, 1 / 1.9); f = max(.2, (ya - H * .5) / (H * .5)); rgb(g, '#4f382e', .75); taper(g, [(xa, ya), ((xa + xb) / 2 + rng.normal(0, 3 * f), (ya + yb) / 2 + rng.normal(0, 1.5)), (xb, yb)], [.6 + 2.2 * f, .3 + .9 * f, .6 + 2.2 * f], 6, False); g.fill()
    B.shade_blob(c, W * .772, H * .79, 130, 13, .03, .5, 6)                     # a small boat has been left lying in it
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.5) as g:
        with at(g, W * .77, H * .77, .07, 250):
            smooth(g, [(-.5, -.1), (-.3, -.05), (.3, -.05), (.52, -.15), (.42, .02), (.28, .08), (-.3, .08), (-.44, .02)], tension=.4); lin(g, 0, -.1, 0, .08, '#3fa3b4', '#2f7f9a', '#1b4f68'); g.fill(); smooth(g, [(-.46, -.085), (-.28, -.035), (.28, -.035), (.47, -.115), (.3, -.075), (-.28, -.075)], tension=.4); rgb(g, '#4a3630'); g.fill()
            rgb(g, '#fff4d6'); taper(g, [(-.45, -.03), (0, .005), (.45, -.05)], [.014, .02, .014], 20, False); g.fill(); rgb(g, '#c9a46a'); g.set_line_width(.02); g.move_to(-.16, -.06); g.curve_to(-.1, -.16, .02, -.1, .04, .1); g.stroke(); g.move_to(.2, -.06); g.curve_to(.26, -.16, .38, -.1, .4, .1); g.stroke(); taper(g, [(-.2, .1), (.2, .115), (.56, .085)], [.02, .03, .02], 14); g.fill()
    # dead stumps where trees stood
    for X, Z in ((9.2, 16.2), (13, 14.6), (10.6, 12.4), (4.6, 17.6)):
        x, y, s = p(X, Z); ground.cast(c, x, y, s * .7, -.7, .2)
        with c.piece(shadow=.35, lift=4, volume=.5, vsize=5, rim=.5) as g: cc = '#8a7a70'; rgb(g, cc); taper(g, [(x, y), (x + rng.normal(0, 3), y - s * rng.uniform(.4, .9))], [s * .3, s * .2], 6, False); g.fill(); [(taper(g, [(x, y - s * .3), (x + sg * s * .4, y - s * .12), (x + sg * s * .6, y + 2)], [s * .1, s * .08, s * .05], 10), g.fill()) for sg in (-1, 1)]
    # shade of the old trees over the near ground
    B.shade_blob(c, W * .12, H * .96, W * .6, H * .3, -.04, .6, 70, '#1a2236')
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.4) as g:
        for _ in range(46): x, y = rng.uniform(-20, W * .62), rng.uniform(H * .68, H); rgb(g, '#f6d9a8'); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 44), rng.uniform(3, 9), .2, 9)); g.fill()
    # who listens, who speaks
    st = lambda k, **o: P.look(rng, **{**dict(top=SHIRT, sleeve='short', bottom='trousers', bcol=['#2c3448', '#22405a', '#3a3440'][k % 3], shoes='#f3efe2', hair=['short', 'bun', 'hijab', 'short', 'bob', 'hijab', 'cap', 'short'][k % 8], accent=['#f5b843', '#c85a8e', '#fff4d6', '#8f6fb8'][k % 4]), **o})
    row = [(-2.7, 12.4, 'stand', 0), (-1.7, 11.4, 'contrapposto', 1), (-4.1, 10.4, 'stand_side', 2), (-2.6, 8.7, 'sit_ground', 3), (-.9, 9.5, 'sit_ground', 4), (.35, 8.5, 'sit_ground', 5), (-3.9, 8.3, 'sit_hug', 7), (.2, 13.2, 'stand_side', 6)]
    for X, Z, pose, k in sorted(row, key=lambda t: -t[1]): x, y, s = p(X, Z); B.shade_blob(c, x, y, s * .5, s * .1, 0, .4, 5); P.person(c, x, y, s * 1.66, pose, st(k))
    x, y, s = p(2.5, 10.6); ground.cast(c, x, y, s * 1.7, -.7, .16)
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
    arches([([(W * 1.0, -20), (W * .985, H * .2), (W * .99, H * .4)], 60), ([(W * .99, H * .34), (W * .945, H * .5), (W * .93, H * .78)], 26), ([(W * .99, H * .3), (W * 1.02, H * .5), (W * 1.03, H * .8)], 30), ([(W * .988, H * .38), (W * .975, H * .6), (W * .98, H * .86)], 24)], dark[1])
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=20, rim=.2) as g: smooth(g, [(-40, -40), (W + 40, -40), (W + 40, H * .2), (W * .93, H * .17), (W * .84, H * .07), (W * .7, H * .045), (W * .58, H * .06), (W * .47, H * .04), (W * .36, H * .07), (W * .26, H * .13), (W * .16, H * .2), (W * .05, H * .24), (-40, H * .28)]); lin(g, 0, 0, 0, H * .25, '#14262c', '#223f40'); g.fill()
    for x, y, rx, ry, n, sz, cc in ((.06, .17, 200, 110, 150, 40, '#25403f'), (.22, .1, 170, 70, 110, 36, '#2a4a45'), (.4, .04, 210, 56, 120, 34, '#2f5248'), (.6, .035, 200, 54, 120, 34, '#34594c'), (.78, .03, 190, 60, 110, 36, '#2f5248'), (.95, .1, 170, 100, 130, 38, '#2a4a45')): F.leaf_clump(c, W * x, H * y, rx, ry, n, sz, cc)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        for x, y, L_ in ((.33, .1, 90), (.375, .085, 70), (.64, .075, 84), (.685, .07, 64), (.5, .075, 70)): S.propagule_hanging(g, rng, W * x, H * y, L_, '#5f8a4c')
    for x, w in ((.44, 40), (.53, 70)): B.beam(c, [(W * x, H * .04), (W * x + w, H * .04), (W * (x - .2) + w, H * .86), (W * (x - .24) - w, H * .86)], '#fff6cf', .1, 26)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=12, rim=.35) as g:       # breathing roots in the lower corner
        for k in range(16): x = W * rng.uniform(-.01, .2); y = H * rng.uniform(.98, 1.05); rgb(g, '#1f1b28'); taper(g, [(x, y), (x + rng.normal(0, 5), y - rng.uniform(50, 120))], [15, 7], 6); g.fill()
    c.finish(.34, center=(.6, .45))


def recount(c, rng, variant=0):
    """33 moment, a year later at dawn in fog: somebody in office clothes, trousers rolled up, wades alone between the young trees and counts; some sticks are bare."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .4
    c.backdrop([(0, '#8fa6c0'), (.22, '#c3bccb'), (.4, '#f6d9bd'), (.52, '#e6c9c0'), (.75, '#a9a9c0'), (1, '#5f6f96')], 90, glow=(W * .72, hz - 20, 520, '#fff0c8', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .72, hz - 78, 38, 38, .02, 14)); rgb(g, '#fff8e0', .95); g.fill()
    c.set_air()
    for y, n, dp, cc in ((hz + 6, 150, .8, '#6f8090'), (hz + 22, 150, .66, '#5f7488')):
        F.leaf_clump(c, W * .3, y - 30, W * .45, 34, 2 * n, 16, cc, depth=dp, blur=2); F.leaf_clump(c, W * .95, y - 24, W * .16, 30, 110, 16, cc, depth=dp, blur=2)
    p = ground.view(W, hz, 1050, 2.1)

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
    before = c.img.copy()
    J = P.person(c, x, y + s * .2, s * 1.78, 'walk_back', P.look(rng, hair='short', top='#f6f2e6', sleeve='long', bottom='shorts', bcol='#2c3448', skin='#8a5a3c', build=1.0), tweak=dict(aR=(38, 62), aL=(-14, -30), head=10), prop=board)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=4, rim=.6) as g:          # black office shoes dangling from the left hand, a bag across the back
        hx, hy = J['hL']
        for m, (dx, dy) in enumerate(((-9, 30), (7, 36))):
            rgb(g, '#3a3440'); g.set_line_width(1.6); g.move_to(hx - 2, hy + 8); g.line_to(hx + dx, hy + dy); g.stroke()
            with at(g, hx + dx, hy + dy, .12 * (m - .5)): rgb(g, '#1c2030'); smooth(g, [(-7, -4), (6, -4), (8, 8), (9, 26), (4, 36), (-5, 35), (-8, 22), (-8, 6)], tension=.4); g.fill(); rgb(g, '#5a4a4c'); smooth(g, [(-4, -2), (4, -2), (4, 7), (-4, 7)]); g.fill()
        hd = J['head']; a, b = (hd[0], hd[1] + s * .2), (hd[0] + 2, hd[1] + s * .66); rgb(g, '#7a4f38'); g.set_line_width(4.5); g.move_to(a[0] + 20, a[1] + 6); g.line_to(b[0] - 24, b[1] - 2); g.stroke(); smooth(g, [(b[0] - 40, b[1] - 12), (b[0] - 4, b[1] - 10), (b[0] - 4, b[1] + 18), (b[0] - 40, b[1] + 16)], tension=.2); lin(g, b[0] - 40, 0, b[0], 0, '#8f5f42', '#6a4230'); g.fill(); rgb(g, '#4a2e24'); g.rectangle(b[0] - 40, b[1] - 12, 36, 10); g.fill()
    k_ = c.k; y0, hgt, xa, xb = int((y + 2) * k_), int(230 * k_), int((x - 130) * k_), int((x + 130) * k_)
    src = c.img[y0 - hgt:y0, xa:xb][::-1].copy(); m_ = np.clip(np.abs(src - before[y0 - hgt:y0, xa:xb][::-1]).max(2) * 9 - .35, 0, 1); m_[:, -1] = 0
    sway = [int(2.6 * k_ * math.sin(r_ / k_ * .13) * min(1, r_ / (70 * k_))) for r_ in range(hgt)]
    src, m_ = np.stack([np.roll(v, o, 0) for v, o in zip(src, sway)]), np.stack([np.roll(v, o, 0) for v, o in zip(m_, sway)])
    n = min(hgt, c.ph - y0); al = (m_[:n] * np.linspace(.6, .2, hgt)[:n, None])[..., None].astype(np.float32)
    c.img[y0:y0 + n, xa:xb] = c.img[y0:y0 + n, xa:xb] * (1 - al) + src[:n] * al
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55) as g:
        for _ in range(120): yy = rng.uniform(hz + 40, H); xx = rng.uniform(-60, W); w = (yy - hz) * rng.uniform(.1, .4); rgb(g, rng.choice(['#fff0dc', '#8f9ab8', '#f6d9bd']), .5); taper(g, [(xx, yy), (xx + w / 2, yy - 1), (xx + w, yy)], [.3, 1 + (yy - hz) * .006, .3], 8, False); g.fill()
    B.rings(c, [(x, y + 2, 56), (x + 4, y + 6, 110), (x, y + 12, 180)], '#fff6e6', .5, .13)
    for X, Z, h, dead in sorted([t for t in rows if t[1] <= 8.2], key=lambda t: -t[1]): tree(X, Z, h, .04, dead)
    tree(-2.3, 5.6, 1.5, 0, False); tree(3.6, 6.2, 1.2, 0, False); tree(-.5, 6.8, 1.0, 0, True)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3) as g:
        bx, by, q = W * .055, H * .735, 118; rgb(g, '#fffdf4')
        taper(g, [(bx, by), (bx, by - q * .3)], [2, 2]); g.fill(); smooth(g, [(bx - q * .22, by - q * .3), (bx, by - q * .46), (bx + q * .22, by - q * .36), (bx, by - q * .25)]); g.fill(); taper(g, [(bx + q * .14, by - q * .38), (bx + q * .25, by - q * .56), (bx + q * .18, by - q * .72), (bx + q * .3, by - q * .72)], [q * .08, q * .06, q * .06, q * .04], 14); g.fill()
    c.finish(.26, warm=.05, center=(.55, .5))
