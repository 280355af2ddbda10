"""Pictures of the article "New reefs from waste clay"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear as G, ground, land as L, light, people as P, ropes_and_bars, shadow, village, water
from toolkit.paper import at, blob_pts, Canvas, col, fast_blur, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Low on the sand: a huge reef dome pressed from broken tiles, damselfish move in; shards in front, more units behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#c4efdb'), (.3, '#5cc4c0'), (.6, '#1f93a6'), (1, '#0d5278')], 86, glow=(W * .2, -60, 640, 'cream', .7))
    L.surface_below(c, 50, .45)
    b0 = L.rocks(c, [(-30, H * .5), (W * .12, H * .46), (W * .3, H * .55), (W * .5, H * .58), (W * .8, H * .5), (W + 30, H * .44)], '#2d7684', .7, 22)
    F.reef_patch(c, -10, W * .3, b0, 1.8, .55, depth=.62); F.reef_patch(c, W * .8, W * 1.02, b0, 1.8, .6, depth=.6)
    A.silhouettes(c, W * .3, H * .25, 50, 180, 40, 12, 0, depth=.55)
    c.god_rays(W * .2, -170, .42, 15, 1000, 1.15)
    L.sandbed(c, [(-30, H * .63), (W * .25, H * .61), (W * .5, H * .6), (W * .8, H * .59), (W + 30, H * .6)], '#dccfa4', .36)
    for x, y, s, k, d, cc in ((.06, .645, 90, 0, .5, '#c9744a'), (.17, .635, 80, 2, .54, '#b9653f'), (.3, .66, 120, 0, .42, '#cf8358'), (.42, .63, 76, 1, .55, '#c9744a'), (.95, .65, 130, 0, .42, '#b9653f'), (.13, .75, 190, 0, .24, '#cf7a4e')):
        G.clay_unit(c, W * x, H * y, s, cc, k, depth=d)
        for q in range(3): G.fragment(c, W * x + (q - 1) * s * .22, H * y - s * (.5 if q != 1 else .6), s * .22, rng.choice(['rose', 'saffron', 'leaf', 'violet']), depth=d)
    A.school(c, 'chromis', W * .26, H * .47, 26, 150, 60, 34, .15, .3, depth=.2)
    mx, my, ms = W * .62, H * .95, 830
    holes = [(-.27, -.2, .072), (.03, -.19, .1), (.3, -.17, .068), (-.13, -.41, .062), (.19, -.4, .066), (-.4, -.08, .045)]
    F.sea_fan(c, W * .96, H * .88, 300, 'plum', .1, depth=.16)
    G.tile_dome(c, mx, my, ms, holes)
    # young corals on the shoulders: settled and tied
    for u, v, k, q, cc in ((-.3, -.53, 'staghorn', .75, 'saffron'), (-.02, -.615, 'poc', .8, 'rose'), (.13, -.6, 'staghorn', .55, '#e9a05c'), (.34, -.47, 'poc', .75, 'violet'), (.45, -.3, 'plates', .5, 'leaf'), (-.43, -.35, 'poc', .5, 'plum'), (.25, -.55, 'soft', .6, 'rose'), (-.14, -.6, 'brain', .42, 'leaf')):
        F.plant(c, k, mx + u * ms, my + v * ms + 6, q, cc)
    with c.piece(shadow=.35, lift=3, volume=.45, vsize=5) as g:      # palm-sized recruits on the shards
        for _ in range(46):
            a, q = rng.uniform(-.45, .46), rng.uniform(-.5, .0)
            if any(math.hypot(a - u, q - v) < w * 1.5 for u, v, w in holes) or (a / .5) ** 2 + ((q + .02) / .6) ** 2 > .9: continue
            x, y, s = mx + a * ms, my + q * ms, rng.uniform(5, 15)
            cc = jitter(rng, rng.choice(['rose', 'plum', 'leaf', 'saffron', '#8fb0a0', 'violet']), .04)
            smooth(g, blob_pts(rng, x, y, s, s * .8, .12, 9)); rgb(g, cc); g.fill()
            rgb(g, shade(cc, .5), .8)
            for k in range(6): g.arc(x + rng.normal(0, s * .35), y + rng.normal(0, s * .3), s * .1, 0, 7); g.fill()
    def out(h, L_, sp, hd, dx, dy=0):     # a fish half out of an opening
        u, v, q = h; x, y = mx + u * ms, my + v * ms
        m = 1 if math.cos(hd) > 0 else -1
        def cl(z):
            z.arc(x, y, q * ms * .96, 0, 7); z.close_path(); z.rectangle(x if m > 0 else x - 300, y - 200, 300, 400)
        A.fish(c, sp, x + dx * 1.5 * m, y + dy, L_, hd, .08, clip=cl)
    out(holes[1], 150, 'sergeant', PI + .06, 34, 8); out(holes[3], 96, 'damsel', .1, 22); out(holes[2], 104, 'damsel', PI - .12, 20)
    out(holes[0], 116, 'anthias', PI + .14, 30); out(holes[4], 84, 'chromis', -.25, 26)
    A.school(c, 'damsel', W * .36, H * .42, 9, 120, 60, 56, .5, depth=.0); A.fish(c, 'raccoon', W * .3, H * .72, 150, .12, .1)
    A.fish(c, 'damsel', W * .83, H * .3, 64, PI + .4, .1); A.fish(c, 'anthias', W * .76, H * .22, 60, PI + .2, .1)
    # shards of tiles lying in the sand, the raw material
    with c.piece(shadow=.5, lift=6, volume=.45, vsize=8, grain=.06) as g:
        for x, y, s, a, cc, br in ((.07, .93, 150, -.3, '#c9744a', 1), (.155, .97, 120, .5, '#b9653f', 1), (.02, .99, 140, .2, '#d98d62', 0), (.25, .98, 84, -.7, '#cf8358', 1), (.2, .9, 60, 1.2, '#a85638', 1)):
            G.roof_tile(g, W * x, H * y, s, a, cc, br)
    with c.piece(shadow=.1, lift=3, volume=.1, rim=0, grain=.06) as g:      # sand drift over them
        for x, y, rx in ((.06, 1.01, 130), (.17, 1.03, 120), (.02, .965, 60), (.26, 1.03, 80)): smooth(g, blob_pts(rng, W * x, H * y, rx, 28, .12, 12)); rgb(g, '#bfc9a4'); g.fill()
    F.staghorn(c, W * .965, H * 1.06, 250, 'saffron', 3, 7); F.pocillopora(c, W * .88, H * 1.05, 130, 'coral'); F.brain(c, W * .8, H * 1.07, 110, 'leaf')
    c.particles(220, big=9); c.finish(.36, center=(.56, .46))


def second(c, rng, variant=0):
    """Under the eaves: somebody squats and breaks old roof tiles on a stone; the stack that waits at the left, the grit and a finished dome at the right, the shadow of a palm on the wall."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .26
    c.backdrop([(0, '#f3dcae'), (.5, '#f6e4bd'), (1, '#e3c48f')], 80, wash=.05, glow=(W * .16, H * .1, 700, '#fff6dc', .5))
    p = ground.view(W, hz, 1350, 1.36)
    foot = p(0, 6.1)[1]
    cv = Canvas(c.pw, c.ph, 3); cv.w, cv.h, cv.k = W, H, c.k; cv.transparent(); cv.light = c.light      # a palm that stands behind the viewer
    F.palm(cv, W * .47, foot + 60, 520, .18, fronds=12)
    m = fast_blur(cv.alpha, 6 * c.k)[..., None] * .34; c.img = c.img * (1 - m * (1 - col('#a8764e').astype(np.float32)))
    with c.piece(shadow=.35, lift=6, volume=.25, vsize=10, rim=.4) as g:                      # a door that stands open on the sea
        x0, x1 = W * .795, W * .915
        rgb(g, '#8a5f3f'); g.rectangle(x0 - 18, H * .17, x1 - x0 + 36, foot - H * .17); g.fill()
        lin(g, 0, H * .18, 0, foot, (0, '#9fd3de'), (.52, '#e6efd6'), (.53, '#2f9fb0'), (.8, '#5fc0bf'), (.81, '#f0dcae'), (1, '#e3c48f')); g.rectangle(x0, H * .19, x1 - x0, foot - H * .19); g.fill()
        lin(g, x0 - 96, 0, x0, 0, '#2f8088', '#1f626c'); poly(g, [(x0, H * .19), (x0 - 96, H * .165), (x0 - 96, foot + 20), (x0, foot)]); g.fill()
    with c.piece(shadow=0, volume=.15, rim=.3, grain=.06) as g: lin(g, 0, foot, 0, H, '#d9bd8f', '#c7a676', '#a9855a'); g.rectangle(-20, foot, W + 40, H); g.fill()
    with c.piece(shadow=.15, lift=2, volume=.25, vsize=2, rim=.3, grain=.06) as g:            # red dust and crumbs on the ground
        for _ in range(150):
            Z = 2.3 + 3.4 * rng.uniform(0, 1) ** 1.3; X = rng.normal(.3, .3 * Z); x, y, s = p(X, Z); q = s * rng.uniform(.006, .028); rgb(g, jitter(rng, rng.choice(['#b9653f', '#c9744a', '#a85638']), .03), .85); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .7, .25, 7)); g.fill()
    # the eaves: three rows of old tiles and the beam below
    with c.piece(shadow=.5, lift=22, volume=.3, vsize=12, rim=.3, grain=.06) as g:
        for r_ in range(3):
            n = 17; y = H * (-.03 + .052 * r_); w = W / n
            for k in range(n + 1):
                x = (k + (.5 if r_ % 2 else 0)) * w; cc = jitter(rng, rng.choice(['#b9603c', '#c46a44', '#a9542f', '#bf7650']), .02); rgb(g, shade(cc, -.55)); smooth(g, [(x - w * .52, y), (x + w * .52, y), (x + w * .52, y + H * .06), (x, y + H * .092), (x - w * .52, y + H * .06)], tension=.35); g.fill()
                lin(g, x - w * .5, 0, x + w * .5, 0, shade(cc, .28), cc, shade(cc, -.3)); smooth(g, [(x - w * .49, y - 6), (x + w * .49, y - 6), (x + w * .49, y + H * .056), (x, y + H * .086), (x - w * .49, y + H * .056)], tension=.35); g.fill()
    sh = dict(dx=.55, dy=.14, alpha=.38, blur=2.5, color='#6a4630')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    cols = ['#b9653f', '#c9744a', '#a85638', '#d08a5c', '#8f4c38', '#c27a5a']
    # the stack that waits
    hx, hy, hs = p(-1.8, 4.45)
    shadow.blob(c, hx + hs * .25, hy + 6, hs * .95, hs * .14, 0, .4, 10, '#6a4630')
    for n, y0, wd, q in ((7, .0, .72, .36), (6, .17, .6, .36), (5, .33, .46, .34), (3, .48, .28, .34), (2, .62, .14, .32)):
        for k in range(n):
            x, y = hx + hs * wd * ((k + .5) / n * 2 - 1), hy - hs * (y0 + rng.uniform(-.01, .01))
            with c.piece(shadow=.5, lift=5, volume=.45, vsize=8, rim=.45, grain=.06) as g: G.roof_tile(g, x, y, hs * q, rng.normal(0, .07), jitter(rng, cols[(k + n) % 6], .025), 0 if (k + n) % 3 else 1)
    # grit, and a unit made of it
    x, y, s = p(1.12, 4.7); w_, h_ = s * .74, s * .64
    def heap(cv):
        r = cv.rng
        with cv.piece(shadow=.45, lift=9, volume=.5, vsize=26, rim=.35, grain=.06) as g:
            smooth(g, [(x - w_, y), (x - w_ * .6, y - h_ * .36), (x - w_ * .22, y - h_ * .84), (x + w_ * .04, y - h_), (x + w_ * .3, y - h_ * .78), (x + w_ * .66, y - h_ * .3), (x + w_, y), (x, y + h_ * .1)], tension=.45); q = g.copy_path(); lin(g, x - w_, y - h_, x + w_, y, '#cf7048', '#b9583a', '#8a4230'); g.fill(); g.save(); g.append_path(q); g.clip()
            for _ in range(900): u, v = r.uniform(-1, 1), r.uniform(-.1, 1); rgb(g, jitter(r, r.choice(['#e09a72', '#9a4a34', '#7a3c2c', '#d9805a', '#f0c0a0']), .03), .9); z = r.uniform(1.6, 5); poly(g, [(x + u * w_ + z * math.cos(a), y - v * h_ + z * math.sin(a) * .8) for a in np.linspace(0, 5, 5) + r.uniform(0, 2)]); g.fill()
            g.restore()
    stand(heap, y)
    x, y, s = p(1.62, 3.6); stand(lambda cv: G.clay_unit(cv, x, y, s * .92, '#c9744a', 0, grain=.06), y)
    # the stone, the pieces on it, and who breaks them
    x, y, s = p(-.62, 3.55)
    def stone(cv):
        with cv.piece(shadow=.45, lift=9, volume=.55, vsize=22, rim=.45, grain=.06) as g: smooth(g, [(x - s * .46, y - s * .21), (x - s * .45, y - s * .05), (x - s * .3, y + s * .02), (x, y + s * .045), (x + s * .3, y + s * .02), (x + s * .44, y - s * .04), (x + s * .46, y - s * .2), (x, y - s * .26)], tension=.4); lin(g, 0, y - s * .25, 0, y, '#a39c8c', '#857e70', '#665f54'); g.fill(); smooth(g, [(x - s * .46, y - s * .22), (x - s * .3, y - s * .29), (x, y - s * .315), (x + s * .32, y - s * .29), (x + s * .46, y - s * .22), (x + s * .3, y - s * .15), (x, y - s * .125), (x - s * .31, y - s * .15)], tension=.5); rgb(g, '#c9c3b2'); g.fill()
    stand(stone, y)
    for k in range(7):
        with c.piece(shadow=.45, lift=4, volume=.4, vsize=5, rim=.45, grain=.06) as g: G.roof_tile(g, x + s * rng.uniform(-.26, .26), y - s * .21 + rng.uniform(-.03, .04) * s, s * rng.uniform(.13, .26), rng.normal(0, .7), cols[k % 6], 1)
    X, Z = .1, 3.6; px, py, ps = p(X, Z)

    def hammer(g, J):
        a = np.array(J['hR']) + (.02, .01); d = np.array([.3, -.95]); d /= np.hypot(*d); n = np.array([-d[1], d[0]])
        rgb(g, '#c99a5c'); taper(g, [tuple(a - d * .07), tuple(a + d * .2)], [.022, .024]); g.fill()
        t = a + d * .2; lin(g, *(t - n * .07), *(t + n * .07), '#5f6f78', '#a9b8be', '#5f6f78'); taper(g, [tuple(t - n * .075), tuple(t + n * .075)], [.062, .056], 6, False); g.fill()
    stand(lambda cv: P.person(cv, px, py, ps * 1.62, 'squat', P.look(cv.rng, hair='hat', top='#1b8f93', sleeve='short', bottom='trousers', bcol='#3a3f5c', skin='#8a5a3c', accent='#e8694c', build=1.0), True, hammer, tweak=dict(aR=(96, 150), aL=(58, 34))), py)
    c.glow(W * .05, H * .1, 620, '#fff0c8', .2); c.finish(.3, warm=.12, center=(.5, .55))


def slide_1(c, rng, variant=0):
    """Wide, clear air after a storm: over the tiles of an old roof; a branch has come down, one tile is cracked from corner to corner, a new one lies ready; below in the yard the heap."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .2
    c.backdrop([(0, '#6f93a4'), (.09, '#a9c0c0'), (.16, '#f0dfba'), (.2, '#fbe3b4'), (1, '#fbe3b4')], 92, wash=.03, glow=(W * .8, hz - 70, 520, '#fff3c8', .6))
    L.cloud(c, W * .16, H * .1, 520, '#c3cccb', .15); L.cloud(c, W * .46, H * .07, 420, '#d3d6cf', .25); L.cloud(c, W * .68, H * .13, 240, '#fff0d4', .3)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.4) as g: rgb(g, '#5f8494'); poly(g, [(W * .02, H * .1), (W * .28, H * .1), (W * .2, hz), (-40, hz)]); g.fill()
    L.sea(c, hz, H * .36, 'morning', W * .8, 40, .8)
    L.island(c, W * .6, hz + 1, 260, 20, depth=.6)
    boats.jukung(c, W * .72, hz + 40, 80, '#f2694b', '#2f7f9a'); boats.jukung(c, W * .9, hz + 26, 56, None, '#f5b843', True)
    # village: gardens, roofs, palms
    L.ground(c, [(-30, H * .275), (W * .3, H * .268), (W * .7, H * .272), (W + 30, H * .262)], '#8fae6c', '#5f8a56', 60, shadow=.1)

    def house(x, y, s, cc, wall='#f3e6cc'):
        with c.piece(shadow=.35, lift=s * .06, volume=.3, vsize=s * .06, rim=.4) as g:
            rgb(g, wall); g.rectangle(x - s * .42, y - s * .32, s * .84, s * .32); g.fill(); rgb(g, '#5b4034'); g.rectangle(x - s * .06, y - s * .24, s * .13, s * .24); g.fill()
            poly(g, [(x - s * .56, y - s * .28), (x - s * .3, y - s * .66), (x + s * .3, y - s * .66), (x + s * .56, y - s * .28)]); p = g.copy_path(); lin(g, 0, y - s * .66, 0, y - s * .28, shade(cc, .2), shade(cc, -.2)); g.fill(); g.append_path(p); g.clip(); rgb(g, shade(cc, -.45), .5); g.set_line_width(1.4)
            for k in range(1, 6): g.move_to(x - s * .6, y - s * (.28 + .065 * k)); g.line_to(x + s * .6, y - s * (.28 + .065 * k)); g.stroke()
    for x, y, s in ((.2, .32, 150), (.02, .33, 170), (.56, .33, 120)): F.palm(c, W * x, H * y, s, rng.normal(0, .12), depth=.12)
    for x, y, s, cc in ((.09, .32, 120, '#c9744a'), (.3, .33, 140, '#b9603f'), (.47, .325, 110, '#c98a5c'), (.72, .33, 130, '#c06a45'), (.17, .37, 170, '#c9744a')): house(W * x, H * y, s, cc)
    for x, y, s in ((.38, .345, 130), (.64, .34, 140), (.82, .345, 150), (.94, .35, 160), (.88, .33, 110)): F.palm(c, W * x, H * y, s, rng.normal(0, .14), depth=.1)
    for y in sorted(rng.uniform(.285, .425, 130)):
        x, y = W * rng.uniform(-.02, 1.0), H * y; q = rng.uniform(14, 40) * (y / H) * 2.2
        if x < W * .32 and y > H * .36 and rng.random() < .5 or any(abs(x - W * a) < z * .56 + q and H * b - z * .75 < y < H * b + 2 for a, b, z in ((.09, .32, 120), (.3, .33, 140), (.47, .325, 110), (.72, .33, 130), (.17, .37, 170))): continue
        with c.piece(shadow=.35, lift=q * .12, volume=.45, vsize=q * .25) as g: rgb(g, jitter(rng, rng.choice(['#5f8f56', '#4f7f52', '#7fa05c']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .62, .15, 11)); g.fill()
    # yard to the left, wet earth with puddles, the heap by the wall
    L.ground(c, [(-30, H * .47), (W * .2, H * .455), (W * .5, H * .45), (W + 30, H * .45)], '#c9a47c', '#9a7452', 160)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03, alpha=.85) as g:
        for x, y, w in ((.06, .53, 110), (.2, .51, 90), (.03, .93, 150), (.17, .985, 120), (.09, .68, 70)): lin(g, 0, H * y - 24, 0, H * y + 24, '#e9e6d0', '#a9c0c4'); smooth(g, blob_pts(rng, W * x, H * y, w, w * .2, .22, 13)); g.fill()
    F.palm(c, W * .035, H * .64, 360, -.05)
    # heap
    hx, hy = W * .135, H * .83
    shadow.blob(c, hx - 30, hy + 40, 250, 60, 0, .4, 16)
    for layer in range(4):
        with c.piece(shadow=.5, lift=6, volume=.4, vsize=7, rim=.5) as g:
            for _ in range(17): t = layer / 4; x, y = hx + rng.normal(0, 105 * (1 - .55 * t)), hy + 46 - 150 * t + rng.normal(0, 12) ; G.roof_tile(g, x, y, rng.uniform(60, 96), rng.uniform(-1.6, 1.6), jitter(rng, rng.choice(['#b9623f', '#a9573a', '#c9805a', '#8f5040']), .03), int(rng.integers(0, 3)))
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=16, rim=.5) as g:      # a cracked jar and a warped bowl
        x, y = W * .04, H * .87; smooth(g, [(x - 34, y - 150), (x + 34, y - 150), (x + 40, y - 128), (x + 84, y - 70), (x + 66, y), (x, y + 10), (x - 66, y), (x - 84, y - 70), (x - 40, y - 128)], tension=.45); lin(g, x - 80, 0, x + 80, 0, '#8a4f3a', '#c9805a', '#e0a478'); g.fill()
        with at(g, x, y - 150, 0, 36, 10): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#4a2a24'); g.fill(); rgb(g, '#3a2220'); g.set_line_width(4); g.move_to(x + 12, y - 140); g.line_to(x + 2, y - 104); g.line_to(x + 22, y - 80); g.line_to(x + 8, y - 40); g.stroke()
        x, y = W * .235, H * .925; smooth(g, [(x - 70, y - 44), (x - 40, y - 34), (x + 30, y - 44), (x + 66, y - 30), (x + 40, y + 14), (x - 36, y + 16)], tension=.45); lin(g, x - 60, 0, x + 60, 0, '#a9603f', '#d99a6c'); g.fill()
    village.hen(c, W * .075, H * .985, 96, '#c9702f', False, True); village.hen(c, W * .2, H * .635, 66, '#e9dcc0', True, False)
    # the roof
    R0, R1, E1, E0 = np.array([W * .45, H * .385]), np.array([W * 1.12, H * .4]), np.array([W * 1.3, H * 1.32]), np.array([W * .225, H * 1.16])

    def m(u, v):
        v = v ** 1.25 if v > 0 else v
        a, b = R0 + (R1 - R0) * u, E0 + (E1 - E0) * u
        q = a + (b - a) * v
        return float(q[0]), float(q[1])
    with c.piece(shadow=.55, lift=22, volume=.1, rim=.2) as g: poly(g, [m(-.015, 0), m(1, 0), m(1, 1), m(-.02, 1)]); rgb(g, '#5b3a2e'); g.fill()
    NR, NC = 11, 15
    gap = (6, 5)
    for j in range(NR - 1, -1, -1):
        with c.piece(shadow=.55, lift=6 + j * .6, volume=.3, vsize=7 + j, rim=.55, grain=.05) as g:
            for i in range(NC):
                if (j, i) == gap: continue
                u0, u1 = (i + .02 + (j % 2) * .0) / NC, (i + 1.04) / NC; v0, v1 = j / NR - .02, (j + 1.16) / NR
                cc = jitter(rng, rng.choice(['#b9623f', '#c0704a', '#a9583c', '#b36a4c', '#9a5240', '#c47c55']), .028)
                um = (u0 + u1) / 2; dv = .018
                pts = [m(u0, v0), m(u1, v0), m(u1, v1 - dv), m(u1 * .7 + um * .3, v1 + dv * .3), m(um, v1 + dv), m(u0 * .7 + um * .3, v1 + dv * .3), m(u0, v1 - dv)]
                g.move_to(*pts[0]); g.line_to(*pts[1]); g.line_to(*pts[2]); g.curve_to(*pts[3], *pts[3], *pts[4]); g.curve_to(*pts[5], *pts[5], *pts[6]); g.close_path(); p = g.copy_path()
                a, b = m(u0, v1), m(u1, v1); lin(g, *a, *b, (0, shade(cc, -.42)), (.25, shade(cc, -.12)), (.6, shade(cc, .12)), (.82, shade(cc, .3)), (1, shade(cc, -.2))); g.fill()
                g.save(); g.append_path(p); g.clip()
                for _ in range(5): uu, vv = rng.uniform(u0, u1), rng.uniform(v0, v1); q = m(uu, max(vv, 0)); rgb(g, rng.choice(['#7f8a54', '#3f2a26', '#d9b08a', '#8f9a64']), .35); smooth(g, blob_pts(rng, *q, rng.uniform(3, 12) * (1 + j * .1), rng.uniform(2, 7), .25, 8)); g.fill()
                g.restore()
    # ridge tiles and edge
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=9, rim=.6, grain=.05) as g:
        for i in range(12): a, b = m(i / 12 * 1.02 - .02, 0), m((i + 1.12) / 12 * 1.02 - .02, 0); cc = jitter(rng, '#b36a4c', .03); lin(g, 0, a[1] - 22, 0, a[1] + 20, shade(cc, .25), shade(cc, -.3)); taper(g, [a, b], [40, 46]); g.fill()
        for j in range(10): a, b = m(-.012, max(0, j / 10 - .01)), m(-.012, (j + 1.1) / 10); cc = jitter(rng, '#a9603f', .03); lin(g, a[0] - 20, 0, a[0] + 20, 0, shade(cc, -.3), shade(cc, .2)); taper(g, [a, b], [30 + 3 * j, 36 + 3 * j]); g.fill()
    # the gap: laths, the two halves of the old tile, the new one
    j, i = gap
    hole = [m((i + .04) / NC, (j + .14) / NR), m((i + 1.02) / NC, (j + .14) / NR), m((i + 1.02) / NC, (j + .99) / NR), m((i + .04) / NC, (j + .99) / NR)]
    with c.piece(shadow=0, volume=.2, rim=0, grain=.03) as g:
        poly(g, hole); rgb(g, '#20161a'); g.fill(); poly(g, hole); g.clip(); rgb(g, '#6b4c34')
        for t in (.3, .8): a = np.array(hole[0]) * (1 - t) + np.array(hole[3]) * t; b = np.array(hole[1]) * (1 - t) + np.array(hole[2]) * t; taper(g, [tuple(a), tuple(b)], [10, 10]); g.fill()
        lin(g, hole[0][0], hole[0][1], hole[0][0] + 20, hole[0][1] + 50, (0, '#0c080a', .9), (1, '#0c080a', .2)); poly(g, hole); g.fill()

    def slab(u, v, w, h, a, cc, part=0):
        x, y = m(u, v)
        with c.piece(shadow=.55, lift=14, volume=.4, vsize=12, rim=.65, grain=.05) as g:
            with at(g, x, y, a, w, h):
                full = [(-.5, -.5), (.5, -.5), (.5, .42), (.2, .5), (-.2, .5), (-.5, .42)]
                if part == 1: P_ = [(-.5, -.5), (.34, -.5), (.2, -.3), (.22, -.12), (-.02, .06), (-.06, .22), (-.36, .44), (-.5, .42)]
                elif part == 2: P_ = [(.34, -.5), (.5, -.5), (.5, .42), (.2, .5), (-.2, .5), (-.36, .44), (-.06, .22), (-.02, .06), (.22, -.12), (.2, -.3)]
                else: P_ = full
                poly(g, [(p_[0] + .02, p_[1] + .05) for p_ in P_]); rgb(g, shade(cc, -.5)); g.fill()
                poly(g, P_); lin(g, -.5, 0, .5, 0, shade(cc, -.25), shade(cc, .05), shade(cc, .3), shade(cc, -.05)); g.fill()
                g.rectangle(-.12, -.47, .24, .07); rgb(g, shade(cc, -.25)); g.fill()
    slab(.5, .6, 142, 176, .2, '#a9583c', 1); slab(.545, .625, 142, 176, .36, '#a9583c', 2)
    slab(.245, .7, 150, 190, -.14, '#f08a4f')
    # branch
    with c.piece(shadow=.6, lift=16, volume=.5, vsize=10, rim=.5) as g:
        main = [(W * 1.06, H * .46), (W * .9, H * .54), (W * .76, H * .565), (W * .64, H * .6), (W * .57, H * .575)]
        lin(g, 0, H * .46, 0, H * .62, '#8f6a50', '#5b4034'); taper(g, main, [56, 46, 36, 26, 8], 50); g.fill()
        for a, b, e, w in (((W * .8, H * .56), (W * .75, H * .5), (W * .68, H * .475), 22), ((W * .88, H * .545), (W * .83, H * .63), (W * .76, H * .7), 24), ((W * .68, H * .585), (W * .63, H * .65), (W * .61, H * .7), 16), ((W * .94, H * .515), (W * .93, H * .64), (W * .9, H * .74), 20)): taper(g, [a, b, e], [w, w * .7, 4], 24); g.fill()
        rgb(g, '#e9c79a'); smooth(g, blob_pts(rng, W * .57, H * .575, 9, 7, .1, 8)); g.fill()
    for k, (x, y) in enumerate(((.68, .47), (.72, .48), (.76, .5), (.6, .7), (.63, .66), (.76, .7), (.79, .67), (.9, .73), (.92, .67), (.585, .58), (.62, .6), (.83, .63))):
        with c.piece(shadow=.45, lift=8, volume=.25, vsize=6, rim=.5) as g:
            for _ in range(6): a = rng.uniform(0, 7); F.leaf(g, W * x + rng.normal(0, 12), H * y + rng.normal(0, 9), rng.uniform(58, 104), rng.uniform(24, 38), a, jitter(rng, rng.choice(['#5f9a4c', '#7fb05c', '#4f8248', '#a9b85a']), .04))
    with c.piece(shadow=.3, lift=3, volume=.2, vsize=3, rim=.6) as g:        # drops and single leaves
        for _ in range(30): x, y = m(rng.uniform(.02, .8), rng.uniform(.3, .85)); water.drop(g, x, y, rng.uniform(3, 7))
        for _ in range(8): x, y = m(rng.uniform(.05, .6), rng.uniform(.25, .9)); F.leaf(g, x, y, 54, 20, rng.uniform(0, 7), '#8fae55')
    c.finish(.3, warm=.08, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Close, afternoon by a window: a wet dome of grey clay stuck with shards like almonds on a cake; crumbs of crushed tile, mallet, bowl of water."""
    W, H = c.w, c.h
    c.light = (-.72, -.62)
    c.backdrop([(0, '#7a5a50'), (.35, '#8f6a58'), (.6, '#6b4a44'), (1, '#4a3434')], 20, wash=.05, glow=(0, H * .1, 900, '#ffe6b0', .6))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=4) as g:       # shelf with drying domes, out of focus
        rgb(g, '#54393a'); g.rectangle(W * .42, H * .3, W, 22); g.fill()
        for x, s, cc in ((.52, 150, '#a9a49c'), (.68, 180, '#c98a66'), (.86, 170, '#a9a49c'), (.99, 140, '#c98a66')):
            X = W * x; smooth(g, [(X - s * .5, H * .3), (X - s * .44, H * .3 - s * .4), (X, H * .3 - s * .66), (X + s * .44, H * .3 - s * .4), (X + s * .5, H * .3)]); lin(g, X - s * .5, 0, X + s * .5, 0, shade(cc, .15), shade(cc, -.4)); g.fill(); rgb(g, shade(cc, -.65)); [(g.arc(X + u * s, H * .3 - v * s, s * .07, 0, 7), g.fill()) for u, v in ((-.2, .2), (.06, .17), (.27, .2), (-.08, .42), (.16, .4))]
    # window at the left and its light
    c.glow(W * .14, H * .2, 520, '#fff0c0', .35)
    with c.piece(shadow=.3, lift=8, volume=.2, vsize=10, rim=.5, blur=2.5) as g:
        g.save(); g.rectangle(W * .02, -10, W * .25, H * .45); g.clip(); lin(g, 0, 0, 0, H * .44, '#cfe9e6', '#fff3cf', '#ffe6a8'); g.paint(); rgb(g, '#8fc4a0'); smooth(g, blob_pts(rng, W * .08, H * .4, 190, 100, .2, 12)); g.fill(); rgb(g, '#a9d080'); smooth(g, blob_pts(rng, W * .23, H * .44, 130, 80, .2, 12)); g.fill(); g.restore()
        rgb(g, '#5b3f38')
        for x in (.02, .145, .27): g.rectangle(W * x - 9, -10, 18, H * .45); g.fill()
        for y in (.15, .44): g.rectangle(W * .01, H * y - 8, W * .27, 18); g.fill()
    # table
    ropes_and_bars.planks(c, H * .5, H + 10, '#b98055', 6, (W * .45, -H * 1.4))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:        # clay dust and crumbs
        for _ in range(700): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.53 + .47 * t); q = rng.uniform(1, 5) * (.5 + t); rgb(g, rng.choice(['#e9d9c4', '#c9744a', '#a9a49c', '#b9603f']), .7); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .8, .2, 7)); g.fill()
    light.beam(c, [(W * .04, H * .05), (W * .27, H * .05), (W * .86, H * 1.0), (W * .42, H * 1.0)], '#ffe9b4', .26, 40)
    # board under the dome
    dx, dy, R = W * .61, H * .8, 420
    shadow.blob(c, dx + 90, dy + 60, R * 1.1, 110, 0, .5, 22)
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=10, rim=.5, grain=.05) as g:
        with at(g, dx, dy + 40, 0, R * 1.14, 132): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#7a5438'); g.fill()
        with at(g, dx, dy + 22, 0, R * 1.14, 132): g.arc(0, 0, 1, 0, 7)
        lin(g, dx - R, 0, dx + R, 0, '#e0b684', '#b98a58'); g.fill()
    # dome
    def outline(q=1.0):
        up = [(dx - R * math.cos(t) * (1 + .012 * math.sin(5 * t)), dy + 40 - 516 * math.sin(t) * (1 + .014 * math.sin(7 * t + 1))) for t in np.linspace(0, PI, 25)]
        return up + [(dx + R * .94, dy + 78), (dx + R * .6, dy + 116), (dx, dy + 132), (dx - R * .6, dy + 116), (dx - R * .94, dy + 78)]
    grey = '#a39d95'
    with c.piece(shadow=.55, lift=20, volume=.6, vsize=70, rim=.5, grain=.06) as g:
        smooth(g, outline(), tension=.5); p = g.copy_path(); rad(g, dx, dy - 180, R * 1.35, shade(grey, .3), grey, shade(grey, -.45), fx=dx - R * .5, fy=dy - 360); g.fill()
        g.append_path(p); g.clip()
        for _ in range(70): x, y = dx + rng.uniform(-1, 1) * R, dy + rng.uniform(-480, 100); q = rng.uniform(30, 80); rad(g, x, y, q, (0, shade(grey, .3), .3), (.6, shade(grey, .05), .15), (1, shade(grey, -.3), 0), fx=x - q * .3, fy=y - q * .3); g.arc(x, y, q, 0, 7); g.fill()
        for _ in range(900): x, y = dx + rng.uniform(-1, 1) * R, dy + rng.uniform(-490, 110); q = rng.uniform(1.5, 6); rgb(g, rng.choice(['#c9744a', '#b9603f', '#e0a07a', '#7a746e', '#d9d2c8']), .75); smooth(g, blob_pts(rng, x, y, q, q * .75, .25, 6)); g.fill()

    S2 = lambda a, v: (dx + math.sin(a) * R * .97 * math.cos(v), dy + 44 - math.sin(v) * 515 + math.cos(a) * 84 * math.cos(v))
    # doors
    DOORS = ((-.72, .2, 70), (.08, .16, 84), (.88, .22, 66), (-.3, .66, 46), (.62, .78, 40))
    near = lambda x, y, f: any(math.hypot(x - S2(a, v)[0], y - S2(a, v)[1]) < q * f for a, v, q in DOORS)
    for a, v, q in DOORS:
        x, y = S2(a, v); sq = math.cos(a) * .85 + .1
        with c.piece(shadow=0, volume=.2, vsize=8, rim=0, grain=.05) as g:
            with at(g, x, y, a * .18, q * sq * 1.14, q * 1.12): smooth(g, blob_pts(rng, 0, 0, 1, 1, .03, 12)); lin(g, -.6, -1, .5, 1, shade(grey, -.5), shade(grey, .35)); g.fill()
            with at(g, x + 3, y + 3, a * .18, q * sq, q): smooth(g, blob_pts(rng, 0, 0, 1, 1, .03, 12)); rad(g, .3, .3, 1.4, '#57473f', '#30262a', '#1c161c'); g.fill()
    # thumb dents
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.85) as g:
        for v, n in ((.04, 15), (.3, 15), (.5, 13), (.72, 11), (.95, 8)):
            for k in range(n):
                a = (k + .5 + (.25 if v > .5 else 0)) / n * 2.5 - 1.25; x, y = S2(a, v + rng.normal(0, .015)); sx = 21 * max(.35, math.cos(a))
                if near(x, y, 1.4): continue
                with at(g, x, y, 0, sx, 15): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, .8, 1, shade(grey, -.6), shade(grey, -.2), shade(grey, .45)); g.fill()

    def shard(x, y, w, h, a, cc):
        with c.piece(shadow=.6, lift=12, volume=.4, vsize=10, rim=.7, grain=.05) as g:
            with at(g, x, y, a):
                k = rng.uniform(-.25, .25)
                P_ = [(-w * .5, 8), (-w * (.46 + k * .3), -h * .55), (-w * .12 + k * w, -h), (w * (.3 + k * .4), -h * .82), (w * .52, -h * .3), (w * .46, 8)]
                poly(g, [(p_[0] + 11, p_[1] + 3) for p_ in P_]); rgb(g, shade(cc, -.55)); g.fill()
                poly(g, P_); lin(g, -w * .5, -h, w * .5, 0, shade(cc, .28), cc, shade(cc, -.2)); g.fill()
                rgb(g, shade(cc, .5), .7); g.set_line_width(3); g.move_to(*P_[1]); g.line_to(*P_[2]); g.line_to(*P_[3]); g.stroke()
                rgb(g, shade(cc, -.3), .5)
                for _ in range(10): g.arc(rng.uniform(-.35, .35) * w, -rng.uniform(.1, .7) * h, rng.uniform(1.5, 4), 0, 7); g.fill()
            with at(g, x, y + 4, a * .3, w * .62, 15): smooth(g, blob_pts(rng, 0, 0, 1, 1, .12, 11)); lin(g, -1, -1, 1, 1, shade(grey, .35), shade(grey, -.2)); g.fill()
    lst = []
    for _ in range(900):
        a, v = rng.uniform(-1.35, 1.35), rng.uniform(.42, 1.5); x, y = S2(a, v)
        if near(x, y, 1.75) or any(math.hypot(x - X, (y - Y) * 1.1) < 74 for Y, X, *_ in lst): continue
        lst.append((y, x, a, v))
    for y, x, a, v in sorted(lst):
        f = .62 + .38 * math.sin(v) if abs(a) < .9 else .95
        shard(x, y, rng.uniform(44, 74) * max(.62, math.cos(a) ** .5), rng.uniform(50, 84) * f, math.atan2((x - dx) * 1.0, max(120, dy + 60 - y)) * .9 + rng.normal(0, .2), jitter(rng, rng.choice(['#c9643f', '#d9805a', '#b9573a', '#e0a070', '#f0e0c4', '#c9643f']), .03))
    # left: stone with crushed tile and the mallet; water bowl
    mx, my = W * .17, H * .86
    shadow.blob(c, mx + 50, my + 36, 250, 60, 0, .45, 16)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.5, grain=.06) as g: smooth(g, [(mx - 235, my), (mx - 210, my - 66), (mx - 80, my - 98), (mx + 110, my - 92), (mx + 220, my - 50), (mx + 226, my + 16), (mx + 110, my + 70), (mx - 120, my + 66)], tension=.4); lin(g, mx - 200, my - 90, mx + 160, my + 60, '#b9b4ac', '#857f7a', '#5a5558'); g.fill()
    with c.piece(shadow=.45, lift=5, volume=.4, vsize=5, rim=.5, grain=.05) as g:
        for k in range(240): t = rng.uniform(0, 1); a = rng.uniform(0, 7); r_ = rng.uniform(0, 1) ** .5; x, y = mx + math.cos(a) * 150 * r_, my - 34 + math.sin(a) * 44 * r_ - 66 * (1 - r_); q = rng.uniform(4, 16) * (.6 + .5 * r_); rgb(g, jitter(rng, rng.choice(['#c9643f', '#d9805a', '#a94f36', '#e0a070']), .03)); poly(g, [(x + math.cos(b) * q * rng.uniform(.7, 1.2), y + math.sin(b) * q * .7 * rng.uniform(.7, 1.2)) for b in np.linspace(0, 2 * PI, 6)[:-1]]); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=8, rim=.55) as g: G.roof_tile(g, mx - 110, my - 70, 150, .5, '#c9643f', 1); G.roof_tile(g, mx + 40, my + 96, 120, -.9, '#b9573a', 2)
    with c.piece(shadow=.55, lift=14, volume=.5, vsize=14, rim=.55) as g:
        with at(g, mx + 76, my - 130, -.5):
            lin(g, 0, -12, 0, 16, '#e0b684', '#8a5f3c'); taper(g, [(-20, 0), (150, 6), (330, 0)], [24, 26, 32], 20); g.fill()
            lin(g, -70, 0, 40, 0, '#c99a68', '#8a5f3c', '#6b4530'); smooth(g, [(-66, -80), (30, -80), (40, 0), (30, 84), (-66, 84), (-76, 0)], tension=.25); g.fill(); rgb(g, '#5b3f2c', .5); g.set_line_width(3); [(g.move_to(-68 + 22 * k, -76), g.line_to(-70 + 22 * k, 80), g.stroke()) for k in range(1, 5)]
    c.finish(.36, warm=.12, center=(.52, .52))


def slide_3(c, rng, variant=0):
    """Moment, noon from the sand: under a lift bag two divers let a clay dome down on its slings; its round shadow waits on the bare sand."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    c.backdrop([(0, '#e2fae6'), (.14, '#a3e2d4'), (.38, '#4fbcc0'), (.7, '#1c86a4'), (1, '#0f5f88')], 92, glow=(W * .42, -70, 760, '#fffbe0', .8))
    L.surface_below(c, 100, .6, 110)
    with c.piece(shadow=.1, lift=4, volume=.3, depth=.45) as g: x, y = W * .2, H * .035; smooth(g, [(x - 170, y - 46), (x - 120, y + 8), (x, y + 26), (x + 130, y + 8), (x + 180, y - 46)]); rgb(g, '#2f6f86'); g.fill(); taper(g, [(x - 150, y + 26), (x, y + 38), (x + 150, y + 26)], [6, 14, 6]); g.fill()
    c.god_rays(W * .42, -190, .5, 18, 1150, 1.35, '#fffbe0', 1.1)
    A.silhouettes(c, W * .14, H * .38, 50, 170, 60, 14, .1, '#2b8f9c', .5)
    far = L.rocks(c, [(-30, H * .66), (W * .14, H * .64), (W * .3, H * .7), (W * .44, H * .76), (W * .62, H * .765), (W * .8, H * .7), (W + 30, H * .62)], '#2f8490', .5, 18)
    F.reef_patch(c, 0, W * .34, far, 4, .6, depth=.45); F.reef_patch(c, W * .74, W, far, 4, .65, depth=.45)
    A.school(c, 'chromis', W * .88, H * .52, 24, 130, 50, 24, PI, .2, depth=.4)
    b = L.sandbed(c, [(-30, H * .79), (W * .3, H * .765), (W * .6, H * .765), (W + 30, H * .78)], '#f0e4bc', .4)
    # an earlier unit stands a little way off, with fish
    for x, y, s in ((.1, .82, 120), (.8, .815, 116)):
        G.clay_unit(c, W * x, H * y, s, '#c98a66', depth=.3); F.staghorn(c, W * x, H * y - s * .56, s * .4, 'rose', 2, 4, depth=.28)
    A.school(c, 'damsel', W * .81, H * .735, 9, 90, 40, 26, .1, depth=.25)
    shadow.blob(c, W * .575, H * .915, 240, 42, 0, .5, 14, '#0a4a66')
    # lift bag, slings, dome
    cx = W * .57; by = H * .19
    with c.piece(shadow=.35, lift=14, volume=.55, vsize=30, rim=.6) as g:
        smooth(g, [(cx - 58, by + 96), (cx - 118, by + 20), (cx - 132, by - 50), (cx - 84, by - 118), (cx, by - 138), (cx + 84, by - 118), (cx + 132, by - 50), (cx + 118, by + 20), (cx + 58, by + 96), (cx, by + 106)], tension=.5); p = g.copy_path(); lin(g, cx - 130, 0, cx + 130, 0, '#ffd75f', '#f5b22e', '#d98a1f'); g.fill()
        g.append_path(p); g.clip(); rgb(g, '#ee5f42')
        for u in (-1, 0, 1): taper(g, [(cx + u * 8, by - 150), (cx + u * 96, by - 40), (cx + u * 40, by + 110)], [18, 26, 16], 30, False); g.fill()
        rgb(g, '#fff4d6', .9); taper(g, [(cx - 150, by - 36), (cx, by - 16), (cx + 150, by - 36)], [16, 18, 16]); g.fill()
    c.bubbles(cx + 66, by + 70, 14, 260, 9, 16); c.bubbles(cx - 70, by + 84, 9, 220, 8, 14)
    tx, ty, s = cx, H * .735, 400
    for u in (-1, 1, -.35, .4):
        with c.piece(shadow=.25, lift=5, volume=.2, vsize=2, rim=.5) as g: rgb(g, '#fff4d6'); taper(g, [(cx + u * 40, by + 98), (cx + u * 6, by + 158)], [7, 7]); g.fill(); taper(g, [(cx + u * 8, by + 176), (cx + u * s * (.43 if abs(u) == 1 else .5), ty - s * (.3 if abs(u) == 1 else .5))], [9, 10], 20); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.5, vsize=4, rim=.6) as g: rgb(g, '#c9d2d2'); g.set_line_width(9); g.arc(cx, by + 167, 16, 0, 7); g.stroke()
    G.clay_unit(c, tx, ty, s, '#c9693f', 0)
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=9, rim=.6, grain=.05) as g:       # shards in its wall
        for k in range(90):
            a = rng.uniform(.12, PI - .12); q = rng.uniform(.4, .98); x, y = tx + math.cos(a) * s * .46 * q, ty - math.sin(a) * s * .6 * q - 4
            if any(math.hypot(x - (tx + u * s), y - (ty + v * s)) < s * (w + .045) for u, v, w in ((-.24, -.2, .085), (.02, -.16, .1), (.27, -.2, .08), (-.12, -.4, .07), (.15, -.42, .065), (0, -.57, .04))): continue
            cc = jitter(rng, rng.choice(['#e0a070', '#f0dcc0', '#b9573a', '#d98a5c']), .03); w = rng.uniform(11, 20); rot = rng.uniform(0, 3); P_ = [(x + math.cos(rot + t) * w * rng.uniform(.7, 1.2), y + math.sin(rot + t) * w * .8 * rng.uniform(.7, 1.2)) for t in np.linspace(0, 2 * PI, 6)[:-1]]
            poly(g, P_); lin(g, x - w, y - w, x + w, y + w, shade(cc, .25), shade(cc, -.2)); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=4, rim=.5) as g: rgb(g, '#fff4d6'); taper(g, [(tx - s * .5, ty - s * .06), (tx, ty + s * .02), (tx + s * .5, ty - s * .06)], [13, 14, 13], 30); g.fill(); [(taper(g, [(tx + u * s * .43, ty - s * .3), (tx + u * s * .49, ty - s * .05)], [9, 10]), g.fill()) for u in (-1, 1)]
    # sand stirred
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=9, alpha=.5) as g:
        for x, y, w in ((.48, .9, 110), (.67, .9, 100)): rgb(g, '#f3e9c8'); smooth(g, blob_pts(rng, W * x, H * y, w, 26, .25, 12)); g.fill()
    # divers, one on each side at different heights
    P.diver(c, W * .295, H * .635, 440, -.1, pose='hover', accent='#f5b843', tank='#e8b53c', suit='#1c2740', kick=-.4)
    P.diver(c, W * .8, H * .3, 290, PI - .22, pose='look', accent='#ee5f42', tank='#e9ecec', suit='#16304a', kick=.4, depth=.16)
    # frame and small life
    F.staghorn(c, W * .97, H * 1.05, 270, 'coral', 3, 6); F.staghorn(c, W * .875, H * 1.07, 200, 'saffron', 3, 5); F.pocillopora(c, W * .8, H * 1.03, 110, 'plum')
    F.brain(c, W * .04, H * 1.06, 210, '#9aa86a')
    A.fish(c, 'damsel', W * .44, H * .87, 74, PI - .2, .1); A.fish(c, 'anthias', W * .9, H * .84, 64, PI, .1); A.fish(c, 'idol', W * .16, H * .86, 110, .1, .06)
    c.particles(220, big=9); c.finish(.34, center=(.48, .46))
