"""Pictures of the article "Three years of a coral table"."""
import math
from toolkit import boats, closeups, fauna as A, flora as F, gear as G, land as L, light, people as P, ropes_and_bars, shadow, shells
from toolkit.paper import at, blob_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Three tables on one slope: far off bare steel, in the middle young corals, over them a turtle, near a thicket in which the bars cannot be found."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#bdeedd'), (.16, '#7fd0cc'), (.42, '#2f9fb0'), (.72, '#1a7494'), (1, '#0d4a74')], 84, glow=(W * .2, -80, 860, '#fdf9d8', .65))
    L.surface_below(c, 70, .55, 80)
    far = L.rocks(c, [(-30, H * .5), (W * .12, H * .47), (W * .3, H * .53), (W * .55, H * .5), (W * .8, H * .42), (W + 30, H * .38)], '#4a9aa4', .66, 22)
    F.reef_patch(c, W * .6, W * 1.02, far, 4, .55, ['staghorn', 'poc', 'fan', 'boulder', 'plates'], depth=.62)
    L.sandbed(c, [(-30, H * .56), (W * .3, H * .555), (W * .65, H * .565), (W + 30, H * .55)], '#efe4bc', .42)
    A.silhouettes(c, W * .62, H * .2, 60, 190, 50, 15, PI, '#2a8a9a', .5)
    sh = lambda x, y, s, a=.34: shadow.blob(c, x + s * .1, y + 6, s * .62, s * .1, 0, a, 12, '#1c5a6a')
    # first: bare
    sh(W * .155, H * .63, 250, .28); G.coral_table(c, W * .15, H * .62, 245, 3, 7, .3, 0, 1, depth=.3)
    # second: a year of gardening
    x, y, s = W * .41, H * .745, 400
    sh(x, y, 400); G.table_of_young(c, x, y, s, 3, 7, 66, ['saffron', 'coral', 'rose', '#e9a05c', 'violet'], .95, depth=.1)

    A.turtle(c, W * .33, H * .36, 300, -.2, 58, stroke=.4, hind=.3, look=.15, depth=.12)
    A.school(c, 'damsel', W * .47, H * .56, 10, 90, 30, 32, .2, depth=.1)
    # third: a hill of corals
    tx, ty, tw = W * .755, H * .9, 640
    sh(tx, H * 1.0, 680, .42)
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:
        for px in (-.45, .45): rgb(g, '#4f666c'); taper(g, [(tx + px * tw, ty - 20), (tx + px * tw * 1.02, ty + 150)], [22, 20]); g.fill()
        rgb(g, '#5f767a'); taper(g, [(tx - tw * .53, ty - 4), (tx + tw * .5, ty - 4)], [24, 24]); g.fill()
        rgb(g, '#5f767a'); taper(g, [(tx - tw * .53, ty - 4), (tx - tw * .43, ty - 84)], [20, 14]); g.fill()
    for k in range(6): F.soft_coral(c, tx - tw * .36 + k * tw * .15, ty, 76 + 20 * (k % 3), ['#d9577f', '#f09a6a', '#8f6fb8'][k % 3], PI + rng.normal(0, .2), depth=.05)
    rows = [(-120, .2, .74, 5, 200), (-66, .1, .86, 5, 210), (-12, .0, 1.0, 6, 200)]
    cols = ['#f2694b', '#e9b04a', '#d9748f', '#f08a4a', '#c9607f', '#f5c35a', '#b87ab8', '#ff8a66']
    for j, (dy, dp, w, n, q) in enumerate(rows):
        for i in range(n):
            u = ((i + .5) / n - .5) * w + rng.normal(0, .015); kd = (i * 3 + j * 2) % 7; cc = cols[(i * 3 + j * 5) % 8]; px, py = tx + u * tw, ty + dy + rng.normal(0, 6)
            if kd in (0, 1, 2, 4): F.staghorn(c, px, py, q * rng.uniform(.85, 1.2) * (1.15 - abs(u)), cc, 3, 6, u * .5, depth=dp)
            elif kd == 3: F.table_coral(c, px, py, 190, cc, rng.normal(0, .05), 78, depth=dp)
            elif kd == 5: F.pocillopora(c, px, py, 130, cc, depth=dp)
            else: F.plates(c, px, py, 150, cc, 4, depth=dp)
    for u, s_, cc in ((-.4, 104, 'rose'), (-.06, 116, 'plum'), (.24, 110, '#f3a08a'), (.44, 96, 'rose')): F.pocillopora(c, tx + u * tw, ty + 8, s_, cc)
    # young fish like midges over it
    A.school(c, 'anthias', tx + 6, H * .47, 46, 250, 82, 34, PI + .1, .3); A.school(c, 'chromis', tx - 60, H * .55, 22, 200, 60, 32, .1)
    A.fish(c, 'raccoon', tx - tw * .5, H * .74, 128, .15, .08); A.fish(c, 'idol', tx + tw * .22, H * .5, 110, PI - .1, .08)
    # frame
    F.sea_fan(c, W * .03, H * 1.05, 240, '#7a3a74', .12); F.boulder(c, W * .16, H * 1.06, 180, '#b89a78'); F.staghorn(c, W * .255, H * 1.06, 120, '#c9604f', 2, 5)
    c.particles(220); c.finish(.36, center=(.55, .52))


def second(c, rng, variant=0):
    """From below: lying in the shade under a grown table, its dark mesh overhead with sponges hanging down, corals in the light above, fish like midges."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#d9f7e0'), (.2, '#8fdccc'), (.45, '#3fb0b8'), (.75, '#17809a'), (1, '#0d5478')], 91, glow=(W * .6, -60, 640, '#fffbe0', .85))
    L.surface_below(c, 90, .6, 90); c.god_rays(W * .6, -180, .42, 18, 1000, 1.2)
    A.silhouettes(c, W * .18, H * .3, 60, 160, 50, 14, 0, depth=.45)
    b = L.sandbed(c, [(-30, H * .8), (W * .5, H * .775), (W + 30, H * .8)], '#cfd0a8', .3)
    G.coral_table(c, W * .08, H * .82, 150, 2, 5, grown=2, depth=.5); F.reef_patch(c, W * .86, W * 1.02, lambda x: H * .82, 2, .7, depth=.5)
    # corals standing on the far and the near edge, in the light
    nA, nB, fA, fB = (W * .04, H * .36), (W * 1.0, H * .33), (W * .26, H * .55), (W * .82, H * .535)
    cols = ['coral', 'saffron', 'rose', '#e9a05c', 'violet', 'plum', '#5fb0a0']
    def up(x0, x1, f, n, q, d):
        for i in range(n):
            x = x0 + (x1 - x0) * (i + .5 + rng.normal(0, .12)) / n; F.plant(c, rng.choice(['staghorn', 'staghorn', 'poc', 'table', 'plates']), x, f(x), q * rng.uniform(.8, 1.3), rng.choice(cols), depth=d)
    up(W * .06, W * .98, lambda x: H * .39, 9, 1.5, .12)
    A.school(c, 'chromis', W * .44, H * .17, 46, 330, 80, 40, .1, .3, depth=.12); A.school(c, 'anthias', W * .66, H * .2, 30, 230, 80, 44, PI, .2, depth=.05)
    # underside: dark sheet of mesh seen from below
    with c.piece(shadow=0, volume=.2, vsize=30, rim=.2, grain=.06, alpha=.94) as g:
        poly(g, [nA, nB, fB, fA]); lin(g, 0, H * .33, 0, H * .55, '#0f3f58', '#14506a', '#1c6678'); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=8, grain=.06) as g:      # crusts and coral feet through the mesh
        for _ in range(230):
            u, w_ = rng.uniform(0, 1), rng.uniform(0, 1) ** .8
            a = (nA[0] + (nB[0] - nA[0]) * u, nA[1] + (nB[1] - nA[1]) * u); b_ = (fA[0] + (fB[0] - fA[0]) * u, fA[1] + (fB[1] - fA[1]) * u)
            x, y = a[0] + (b_[0] - a[0]) * w_, a[1] + (b_[1] - a[1]) * w_; s = rng.uniform(10, 34) * (1 - .5 * w_)
            smooth(g, blob_pts(rng, x, y, s, s * .5, .2, 9)); rgb(g, jitter(rng, rng.choice(['#7a4a68', '#9a5a5c', '#2f6f78', '#a87a54', '#5f4f80', '#b5658a']), .04), .8); g.fill()
    mix_ = lambda p, q, t: (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=4, rim=.35) as g:
        for k in range(15): t = k / 14; p, q = mix_(nA, nB, t), mix_(fA, fB, t); rgb(g, '#0a2c42'); taper(g, [p, q], [11, 5]); g.fill()
        for k in range(7): t = (k / 6) ** .8; p, q = mix_(nA, fA, t), mix_(nB, fB, t); taper(g, [p, q], [13 - 7 * t, 13 - 7 * t]); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.45, vsize=9, rim=.4) as g:       # far legs
        for (x, y), x2 in ((fA, fA[0] - 8), (fB, fB[0] + 10)): lin(g, x - 10, 0, x + 10, 0, '#3f7080', '#173f54'); taper(g, [(x, y - 6), (x2, H * .835)], [18, 17]); g.fill()
    # hanging growth
    for x, y, s, k, cc in ((.2, .42, 120, 'soft', 'rose'), (.33, .5, 90, 'soft', '#e9a05c'), (.47, .44, 130, 'soft', '#d9605c'), (.6, .51, 84, 'soft', 'violet'), (.71, .43, 124, 'soft', 'saffron'), (.87, .41, 130, 'soft', 'rose')):
        with c.piece(shadow=.4, lift=7, volume=.3, vsize=6, depth=.04) as g:
            for m in range(5):
                p = wander(rng, W * x + rng.normal(0, 12), H * y, PI / 2 + rng.normal(0, .4), s * rng.uniform(.6, 1), 5, .2); lin(g, 0, H * y, 0, H * y + s, mix(cc, 'cream', .3), mix(cc, 'cream', .7)); taper(g, p, [s * .11, s * .05], 12); g.fill()
                for tx, ty in p[2:]:
                    for _ in range(20): rgb(g, jitter(rng, shade(cc, rng.uniform(-.25, .15)), .03)); g.arc(tx + rng.normal(0, s * .07), ty + rng.normal(0, s * .06), s * rng.uniform(.018, .036), 0, 7); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=9) as g:       # sponges like bags
        for x, y, s, cc in ((.27, .44, 46, '#d9a33c'), (.4, .53, 34, '#5f8fc0'), (.54, .48, 42, '#c9604f'), (.66, .5, 32, '#d9a33c'), (.8, .46, 44, '#8a6fb0')): X, Y = W * x, H * y; smooth(g, [(X - s * .5, Y - 6), (X + s * .5, Y - 6), (X + s * .62, Y + s * .6), (X + s * .2, Y + s * 1.25), (X - s * .25, Y + s * 1.2), (X - s * .6, Y + s * .6)]); lin(g, X - s, 0, X + s, 0, shade(cc, .2), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.6)); smooth(g, blob_pts(rng, X, Y + s * 1.12, s * .2, s * .1, .06, 9)); g.fill()
    # near edge bar and near legs, overhanging coral
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=12, rim=.5) as g:
        lin(g, 0, H * .32, 0, H * .38, '#3f7486', '#123a50'); taper(g, [nA, nB], [28, 28]); g.fill()
        for (x, y), x2 in ((nA, W * .015), (nB, W * 1.02)): lin(g, x - 20, 0, x + 20, 0, '#4f8496', '#123a50'); taper(g, [(x, y), (x2, H * 1.04)], [38, 42]); g.fill()
    for x, k, q, cc in ((.1, 'staghorn', 2.0, 'coral'), (.3, 'table', 1.5, 'rose'), (.5, 'staghorn', 1.7, 'saffron'), (.68, 'poc', 1.7, 'plum'), (.84, 'staghorn', 2.1, '#e9a05c'), (.96, 'plates', 1.2, 'violet')): F.plant(c, k, W * x, H * (.365 - .03 * x) + 4, q, cc)
    A.school(c, 'snapper', W * .5, H * .66, 30, 260, 60, 62, PI - .05, .3, depth=.1); A.fish(c, 'raccoon', W * .24, H * .68, 150, .1, .1);
    A.fish(c, 'sergeant', W * .8, H * .62, 90, PI, .1); 
    F.rubble(c, W * .1, W * .9, H * .86, H * .98, 14, 36); F.pocillopora(c, W * .2, H * 1.02, 120, '#b5658a'); F.sea_fan(c, W * .86, H * 1.03, 220, 'plum', .1)
    c.particles(240, big=10); c.finish(.42, center=(.52, .36))


def slide_1(c, rng, variant=0):
    """Wide, at sunrise: two people carry a bare steel table down the beach to a boat; it is far too clean and gleams."""
    W, H = c.w, c.h
    hz = H * .4
    c.light = (.7, -.72)
    L.sky(c, 'rose', hz, (W * .82, hz - 30, 40), glow=.9)
    L.cloud(c, W * .2, H * .12, 330, '#fbe3d6', depth=.35); L.cloud(c, W * .6, H * .2, 200, '#fbe3d6', depth=.5)
    with c.piece(shadow=.1, lift=6, volume=.3, vsize=22, depth=.5) as g: smooth(g, [(-40, hz + 4), (-40, hz - 130), (W * .06, hz - 142), (W * .14, hz - 96), (W * .22, hz - 74), (W * .3, hz - 26), (W * .37, hz + 4)]); lin(g, 0, hz - 140, 0, hz, '#7f8f8f', '#5f7f84'); g.fill()
    L.island(c, W * .6, hz + 1, 300, 26, depth=.62)
    L.sea(c, hz, H * .9, 'rose', W * .82, 130, 1.0)
    boats.jukung(c, W * .72, H * .55, 430, None, '#f2694b', True); boats.jukung(c, W * .38, H * .455, 130, None, '#3c86c2')
    base = L.ground(c, [(-30, H * .6), (W * .22, H * .63), (W * .46, H * .68), (W * .7, H * .74), (W + 30, H * .86)], '#eecfa8', '#b98d70', 300)
    L.foam(c, [(-30, H * .605), (W * .22, H * .635), (W * .46, H * .685), (W * .7, H * .745), (W + 30, H * .865)], 10)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.3) as g:      # footprints coming down the beach
        for k in range(20):
            t = k / 20
            for o in (-.1, .1): x, y = W * (.1 + .26 * t + o * (.75 - .25 * t)), H * (1.06 - .16 * t) + (k % 2) * 10; rgb(g, '#8f6a5c', .55); smooth(g, blob_pts(rng, x + rng.normal(0, 3), y, 9, 5, .1, 8, -.6)); g.fill()
    # the two carriers with the table between them, walking away towards the boat
    x, y, h = W * .385, H * .93, 400
    for dx in (-205, 205):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.4) as g: rgb(g, '#5a3f58'); taper(g, [(x + dx, y - 4), (x + dx - 180, y + 38), (x + dx - 360, y + 84)], [50, 76, 40]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.34) as g:
        rgb(g, '#5a3f58'); g.set_line_width(9)
        for k in range(5): a = -.5 + k * .25; g.move_to(x - 150 + a * 260, y + 16 + a * 20); g.line_to(x - 330 + a * 260, y + 66 + a * 20); g.stroke()
        g.move_to(x - 300, y); g.line_to(x - 20, y + 26); g.move_to(x - 480, y + 44); g.line_to(x - 200, y + 78); g.stroke()
    lkA = P.look(rng, hair='hat', top='#1b8f93', sleeve='short', bottom='shorts', bcol='#2c3448', skin='#7b4f35', accent='#f2694b', build=1.05)
    lkB = P.look(rng, hair='hijab', top='#f5b843', accent='#c85a8e', bottom='trousers', bcol='#3f5e5a', skin='#a9734c', build=.96)

    def table(front):
        ty = y - h * .5; hw = 172; d = 112
        q = lambda u, v: (x + u * hw * (1 - .28 * v), ty - v * d)         # u -1..1, v 0 near .. 1 far
        with c.piece(shadow=.4, lift=8, volume=.3, vsize=5, rim=.7) as g:
            if not front:
                for u in (-.92, .92): a = q(u, 1); rgb(g, '#6f8a94'); taper(g, [a, (a[0] + u * 6, a[1] + 118)], [10, 9]); g.fill()
                g.set_line_width(4.5)
                for k in range(11): u = -1 + k * .2; rgb(g, '#b9cdd2'); g.move_to(*q(u, 0)); g.line_to(*q(u, 1)); g.stroke()
                for k in range(1, 6): v = k / 6; rgb(g, '#a3bac0'); g.move_to(*q(-1, v)); g.line_to(*q(1, v)); g.stroke()
                for a, b in ((q(-1, 1), q(1, 1)), (q(-1, 0), q(-1, 1)), (q(1, 0), q(1, 1))): rgb(g, '#8fa8b0'); taper(g, [a, b], [12, 12]); g.fill(); rgb(g, '#eef8f6', .9); taper(g, [(a[0] - 1, a[1] - 3), (b[0] - 1, b[1] - 3)], [3, 3]); g.fill()
            else:
                for u in (-.96, .96): a = q(u, 0); lin(g, a[0] - 8, 0, a[0] + 8, 0, '#6f8a94', '#e3f0ef', '#7f98a0'); taper(g, [a, (a[0] + u * 8, a[1] + 150)], [15, 13]); g.fill()
                a, b = q(-1.13, 0), q(1.13, 0); lin(g, 0, a[1] - 9, 0, a[1] + 9, '#f4fbf8', '#a9bfc4', '#6f8a94'); taper(g, [a, b], [16, 16]); g.fill()
    table(False)
    P.person(c, x - 212, y, h, 'walk_back', lkA, tweak=dict(lean=-4, aR=(12, 6), aL=(-16, -2)))
    P.person(c, x + 210, y + 6, h * .95, 'walk_back', lkB, flip=True, tweak=dict(lean=-4, aR=(12, 6), aL=(-20, 6)))
    table(True)
    c.glow(x + 120, y - h * .5, 120, '#fff6d8', .5)
    F.palm(c, W * 1.03, H * 1.02, 800, -.1)
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=8) as g:
        for _ in range(60): p = wander(rng, W * rng.uniform(.84, 1.02), H * 1.03, -PI / 2 + rng.normal(0, .4), rng.uniform(50, 150), 4, .2); rgb(g, jitter(rng, rng.choice(['#4f6f4a', '#6f8450', '#3f5f48']), .03)); taper(g, p, [10, 8, 2], 10); g.fill()
    c.particles(30, big=2); c.finish(.3, warm=.12, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Very near, bright: the foot of a coral has spread over the bar and swallows its tie; pink crust, a guard crab in the fork, snails below."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#7fd0c4'), (.35, '#3fa3ae'), (.7, '#1c7492'), (1, '#10547c')], 110, glow=(W * .12, -60, 760, '#f6ffe0', .6))
    light.bokeh(c, 20, (0, 0, W, H * .6), ['#f5b843', '#ee8f9f', '#a9e4d2', '#f2694b', '#c85a8e'], (20, 62), .26, 12)
    with c.piece(shadow=0, volume=.2, rim=0, blur=13, alpha=.8) as g:      # other corals of the table, out of focus
        for x, cc in ((.08, '#c85a8e'), (.2, '#e9a05c'), (.82, '#d9748f'), (.95, '#8f6fb8')):
            for k in range(6): a = -PI / 2 + (k - 2.5) * .3; rgb(g, shade(cc, rng.uniform(-.2, .2))); taper(g, [(W * x, H * .68), (W * x + math.cos(a) * 110, H * .68 + math.sin(a) * 130), (W * x + math.cos(a) * 190, H * .68 + math.sin(a) * 240)], [34, 30, 20]); g.fill()
    a, b = (-60, H * .74), (W + 60, H * .83)
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=10, depth=.3, blur=5) as g: rgb(g, '#6f8f98'); taper(g, [(-40, H * .6), (W + 40, H * .655)], [40, 40]); g.fill()
    ropes_and_bars.steel(c, a, b, 128, '#8fa0a0')
    by = lambda x: a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
    with c.piece(shadow=.25, lift=3, volume=.35, vsize=6, rim=.35, grain=.06) as g:      # pink crust of hard algae
        for _ in range(70):
            x = W * rng.uniform(0, 1); y = by(x) + rng.uniform(-46, 52); q = rng.uniform(12, 60); smooth(g, blob_pts(rng, x, y, q, q * .42, .28, 11, .07)); rgb(g, jitter(rng, rng.choice(['#d98fa6', '#c9768f', '#e6aab6', '#b8677f']), .03), .9); g.fill()
    F.turf_algae(c, (W * .02, by(0) - 62), (W * .2, by(W * .2) - 62), 12, 34, 90); F.turf_algae(c, (W * .84, by(W * .9) - 60), (W * 1.0, by(W) - 60), 12, 40, 110)
    # the tie, almost covered
    cx = W * .46
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=7, rim=.5) as g:
        for k, o in enumerate((-338, -298)): x = cx + o; rgb(g, '#1d2a36'); taper(g, [(x - 6, by(x) - 70), (x + 10, by(x)), (x + 2, by(x) + 72)], [24, 27, 24], 20); g.fill(); rgb(g, '#5f7684', .8); taper(g, [(x - 8, by(x) - 60), (x + 4, by(x)), (x - 4, by(x) + 54)], [5, 6, 5], 20); g.fill()
        x = cx - 320; rgb(g, '#1d2a36'); smooth(g, [(x - 24, by(x) - 96), (x + 30, by(x) - 92), (x + 34, by(x) - 64), (x - 26, by(x) - 66)], tension=.2); g.fill(); taper(g, [(x + 20, by(x) - 84), (x + 80, by(x) - 128), (x + 96, by(x) - 170)], [16, 14, 11], 12); g.fill()
    cc = '#e08a4a'
    e = [(cx - 300, by(cx) + 2), (cx - 262, by(cx) - 44), (cx - 190, by(cx) - 74), (cx - 96, by(cx) - 150), (cx + 90, by(cx) - 150), (cx + 190, by(cx) - 74), (cx + 290, by(cx) - 46), (cx + 350, by(cx) + 10), (cx + 300, by(cx) + 62), (cx + 200, by(cx) + 92), (cx + 40, by(cx) + 82), (cx - 70, by(cx) + 104), (cx - 190, by(cx) + 74), (cx - 270, by(cx) + 54)]
    with c.piece(shadow=.5, lift=12, volume=.6, vsize=34, rim=.5, grain=.05) as g: smooth(g, e); rad(g, cx - 60, by(cx) - 60, 420, shade(cc, .25), cc, mix(cc, 'cream', .55)); g.fill()
    pts = []
    while len(pts) < 120:
        u, v = rng.uniform(-.92, .92), rng.uniform(-.85, .85)
        if u * u + v * v < .8: pts.append((cx + 20 + u * 320, by(cx + u * 320) - 20 + v * 96))
    closeups.corallites(c, sorted(pts, key=lambda q: q[1]), 13, shade(cc, .05))
    r0 = (cx, by(cx) - 96)
    closeups.twig(c, [(cx + 70, r0[1] + 10), (cx + 200, H * .46), (cx + 330, H * .34), (cx + 420, H * .2)], [96, 88, 74, 48], shade(cc, -.12), 'cream', .13)
    closeups.twig(c, [(cx - 60, r0[1] + 10), (cx - 190, H * .44), (cx - 250, H * .27), (cx - 240, H * .12)], [104, 94, 78, 50], shade(cc, -.06), 'cream', .13)
    closeups.twig(c, [(cx + 222, H * .44), (cx + 330, H * .49), (cx + 440, H * .45)], [64, 58, 36], cc, 'cream', .13)
    closeups.twig(c, [r0, (cx + 20, H * .44), (cx - 6, H * .26), (cx + 40, H * .06)], [120, 106, 88, 56], cc, 'cream', .13)
    closeups.twig(c, [(cx - 10, H * .4), (cx - 110, H * .27), (cx - 120, H * .13)], [72, 62, 38], shade(cc, .06), 'cream', .13)
    for x, y, k in ((cx + 420, H * .2, 29), (cx - 240, H * .12, 30), (cx + 440, H * .45, 22), (cx + 40, H * .06, 34), (cx - 120, H * .13, 23)): closeups.branch_tip(c, x, y, k)
    A.crab(c, cx + 122, H * .525, 200, '#e4574a')
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3) as g:      # red spots of the guard crab
        for k in range(9): rgb(g, '#fff0dc', .9); g.arc(cx + 122 + rng.normal(0, 16), H * .525 - 46 + rng.normal(0, 9), rng.uniform(1.8, 3.6), 0, 7); g.fill()
    for x, y, s, f in ((cx + 300, by(cx + 300) + 62, 84, False), (cx + 395, by(cx + 395) + 70, 64, True)):      # snails that wait for the night
        with c.piece(shadow=.5, lift=6, volume=.5, vsize=7, rim=.4) as g:
            with at(g, x, y, .2, -s if f else s, s): shells.turban(g, rng, '#d9c9b0', '#7a5a5f', 0)
    A.fish(c, 'chromis', W * .11, H * .3, 120, .25, .1, depth=.12); A.fish(c, 'chromis', W * .2, H * .17, 86, .2, -.05, depth=.25)
    c.particles(140); c.finish(.34, center=(.5, .5))
