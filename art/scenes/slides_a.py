"""The sliders of the articles 0 and 1: the stages of restoration, and a swim down through Kecinan Bay."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_a as E, parts_b as B, parts_gb as S, parts_s as D, parts_p as T
import parts_sla as K
from paper import *

PI = math.pi


def stage_one(c, rng, variant=0):
    """Wide, early light: a diver with an empty basket over a slope of broken coral; a few living fingers lie among the grey."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    c.backdrop([(0, '#f1efc0'), (.16, '#b3e2c4'), (.42, '#4fb0ae'), (.72, '#1a6f8c'), (1, '#0a3c60')], 118, glow=(W * 1.0, -40, 800, '#fff6cf', .65))
    L.surface_below(c, 60, .5, 80)
    far = L.rocks(c, [(-30, H * .62), (W * .16, H * .6), (W * .34, H * .68), (W * .5, H * .8), (W * .7, H * .95)], '#6fb3a8', .42, 0)
    F.reef_patch(c, 0, W * .36, far, 4.5, .5, ['staghorn', 'poc', 'fan', 'brain', 'leather', 'staghorn'], depth=.5)
    F.reef_patch(c, 0, W * .42, lambda x: far(x) + 50, 3, .6, ['staghorn', 'poc', 'brain', 'staghorn'], depth=.42)
    A.silhouettes(c, W * .2, H * .4, 50, 190, 60, 15, .1, '#2b7f8c', .5)
    c.god_rays(W * .95, -170, .42, 14, 1200, 1.3, '#fff3cc')
    # the slope comes down from the right
    top = [(W * .2, H * 1.06), (W * .36, H * .9), (W * .52, H * .74), (W * .7, H * .6), (W * .86, H * .5), (W + 40, H * .44)]
    base = L.sandbed(c, top, '#d9d2b0', .3)
    F.reef_patch(c, W * .84, W * 1.02, base, 4.5, .95, ['staghorn', 'poc', 'boulder', 'staghorn', 'plates'], depth=.28)

    def on(a, b):
        def f():
            x = rng.uniform(W * .24, W * 1.02); y0 = base(x) + 8; t = rng.uniform(a, b); y = y0 + (H + 20 - y0) * t
            return x, y, (y - H * .42) / (H * .6)
        return f
    K.scree(c, on(0, .4), 230, (8, 40), depth=.16); K.scree(c, on(.3, 1), 240, (10, 62))
    for x, y, a, s, cc in ((.52, .875, -.5, 62, 'saffron'), (.69, .77, .4, 50, 'rose'), (.82, .9, -.9, 74, 'coral'), (.6, .94, .2, 58, 'violet'), (.93, .66, -.4, 42, 'saffron')):
        T.pieces(c, [(W * x, H * y, a)], [cc], s)
    # diver with the basket, looking down the slope
    h = P.diver(c, W * .43, H * .43, 330, PI - .34, pose='hover', accent='saffron', tank='#e4573f', kick=.2)
    hx, hy = h['h1']
    T.basket(c, hx - 14, hy + 122, 118, '#d9a860')
    # frame
    F.staghorn(c, W * .045, H * 1.06, 300, 'coral', 3, 6); F.staghorn(c, W * .15, H * 1.08, 190, '#e9a05c', 3, 5); F.pocillopora(c, W * .235, H * 1.03, 120, 'plum')
    A.school(c, 'anthias', W * .12, H * .68, 12, 100, 50, 40, .1)
    c.particles(220); c.finish(.38, center=(.5, .46))


def basket_full(c, rng, variant=0):
    """Straight down at noon: a basket of coral fingers from many colonies on rippled sand, snips beside it, the diver's shadow passing."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#e6ecc4'), (.5, '#c3dfc0'), (1, '#7fc0b8')], 30, glow=(0, 0, 900, 'cream', .3))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.75) as g:      # ripples
        for k in range(26):
            y = -160 + k * 58; p = [(x, y + x * .2 + math.sin(x / 120 + k * 1.7) * 12 + rng.normal(0, 3)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff8d8', .55); taper(g, p, [rng.uniform(6, 14)] * 2 + [rng.uniform(10, 18)] * 2, 60, False); g.fill(); rgb(g, '#4f9a9a', .28); taper(g, [(x, v + 15) for x, v in p], [14, 10, 16], 60, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.4, caustic=.75) as g: g.rectangle(0, 0, W, H); rgb(g, '#a9dcc8', .5); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.42) as g:        # shadow of the swimmer above
        with at(g, W * .13, H * .25, -.75, 400):
            rgb(g, '#0a3a58'); smooth(g, [(.3, 0), (.27, .1), (.12, .1), (-.06, .08), (-.06, -.08), (.12, -.1), (.27, -.1)]); g.fill(); g.arc(.38, 0, .07, 0, 7); g.fill()
            for m in (-1, 1):
                taper(g, [(-.03, .05 * m), (-.24, .08 * m), (-.44, .1 * m)], [.1, .08, .05], 12); g.fill(); taper(g, [(-.43, .1 * m), (-.56, .12 * m), (-.72, .16 * m)], [.05, .1, .13], 12, False); g.fill()
                taper(g, [(.24, .09 * m), (.3, .24 * m), (.46, .26 * m)], [.08, .06, .04], 12); g.fill()
    K.scree(c, lambda: (rng.uniform(0, W), rng.uniform(0, H), rng.uniform(0, .6)), 30, (10, 34))
    cx, cy, R = W * .565, H * .52, 430
    K.basket_top(c, cx, cy, R)
    cols = ['coral', 'saffron', '#e9899b', 'violet', '#5fa88a', '#e9a05c', 'plum', '#7f9fd0']

    def finger(x, y, a, L_, w, cc):
        p = wander(rng, x - math.cos(a) * L_ * .5, y - math.sin(a) * L_ * .5, a, L_, 4, .12)
        for k, sg in ((1, -1), (2, 1)):
            b = p[k]; e = a + sg * rng.uniform(.5, .85); q = L_ * rng.uniform(.3, .42)
            D.twig(c, [b, (b[0] + math.cos(e) * q * .5, b[1] + math.sin(e) * q * .5), (b[0] + math.cos(e + sg * -.15) * q, b[1] + math.sin(e + sg * -.15) * q)], [w * .7, w * .6, w * .45], cc, cup=.085)
        D.twig(c, p, [w, w * .92, w * .62], cc, cup=.085)
        with c.piece(shadow=0, volume=.3, vsize=4, rim=.5) as g:        # clean white cut
            with at(g, p[0][0], p[0][1], a, w * .2, w * .44): g.arc(0, 0, 1, 0, 7); rgb(g, '#fbf6e6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=22, alpha=.5) as g: g.arc(cx, cy, R * .5, 0, 7); rgb(g, 'navy'); g.fill()
    k = 0
    for n, q, ll in ((9, .52, 240), (8, .32, 270), (3, .08, 290)):
        for i in range(n):
            a = i * 2 * PI / n + rng.uniform(-.25, .25) + q
            finger(cx + math.cos(a) * R * q, cy + math.sin(a) * R * q, a + rng.choice([-1, 1]) * rng.uniform(.7, 1.3), ll * rng.uniform(.85, 1.1), rng.uniform(36, 46), cols[k % 8]); k += 3
    # snips
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=8, rim=.5) as g:
        with at(g, W * .155, H * .74, -.5, 330):
            for m in (-1, 1):
                rgb(g, '#d8452f'); taper(g, [(.02, .02 * m), (-.2, .09 * m), (-.48, .07 * m)], [.055, .075, .06], 18); g.fill()
                lin(g, 0, -.06, .3, .06, '#dfe8e6', '#9fb0b4', '#5f7078'); smooth(g, [(-.02, .04 * m), (.1, .075 * m), (.26, .05 * m), (.37, .008 * m), (.2, .004 * m), (.02, -.02 * m)]); g.fill()
            rgb(g, '#39434f'); g.arc(.03, 0, .035, 0, 7); g.fill(); rgb(g, '#cfd8d8'); g.arc(.025, -.006, .014, 0, 7); g.fill()
    finger(W * .93, H * .87, -.7, 170, 34, 'coral'); finger(W * .3, H * .93, .3, 130, 28, '#e9899b')
    B.starfish(c, W * .945, H * .14, 120, '#3f6fc9', .5, fat=.17)
    c.particles(90, big=8); c.finish(.3, center=(.55, .5))


def spawning(c, rng, variant=0):
    """Night: a thicket lets go its pink bundles; they rise past the moon's broken image to the surface."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.shadow_col = col('#040a1e')
    c.backdrop([(0, '#3f86b0'), (.12, '#23619a'), (.42, '#143c78'), (.75, '#0d2354'), (1, '#0a1538')], 92, glow=(W * .7, -30, 640, '#cfe6ff', .6))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3) as g:       # moon through the ripples
        for i in range(30):
            t = i / 30; y = 18 + t * 130; w = (100 - 60 * abs(t - .35)) * rng.uniform(.5, 1.05)
            rgb(g, '#f7fbff', .85 - .5 * t); x = W * .7 + rng.normal(0, 12 + 20 * t); taper(g, [(x - w, y), (x, y - 4), (x + w, y + 2)], [1, 13, 1], 16); g.fill()
    L.surface_below(c, 90, .35, 70)
    c.god_rays(W * .7, -150, .3, 10, 1050, .9, '#bcd9ff')
    far = L.rocks(c, [(-30, H * .66), (W * .2, H * .74), (W * .45, H * .86), (W * .7, H * .84), (W * .86, H * .74), (W + 30, H * .7)], '#1c4a80', .55, 14)
    F.reef_patch(c, W * .62, W, far, 5, .8, ['staghorn', 'fan', 'poc', 'staghorn', 'brain'], ['#4f6fb0', '#6a5fa8', '#3f7fa8'], depth=.5)
    near = L.rocks(c, [(-30, H * .82), (W * .18, H * .84), (W * .4, H * .93), (W * .62, H * 1.02), (W * .8, H * 1.06), (W + 30, H * .98)], '#17305f', .12, 0)

    def eggs(n, box, size, fade, blur=0.0):
        with c.piece(shadow=0, volume=.3, vsize=size * .5, rim=.5, grain=.01, blur=blur, alpha=fade) as g:
            for _ in range(n):
                t = rng.uniform(0, 1) ** .8; x = W * box[0] + rng.normal(0, 1) * W * (box[1] + (box[2] - box[1]) * t) + math.sin(t * 5) * 40; y = H * (box[3] + (box[4] - box[3]) * t); q = size * rng.uniform(.6, 1.25)
                rad(g, x, y, q, '#ffe0dc', '#ff9fae', '#e0607f', fx=x + q * .3, fy=y - q * .35); g.arc(x, y, q, 0, 7); g.fill()
    eggs(420, (.42, .2, .3, .7, .06), 3.4, .7)
    for x, y, s, cc in ((.02, .88, 300, '#a85a9a'), (.44, .98, 230, '#c0607a'), (.15, .9, 330, '#c9607f'), (.31, .95, 330, '#d9776a'), (.24, 1.02, 260, '#e08a72')):
        F.staghorn(c, W * x, H * y, s, cc, 3, 7, tip='#ffd9c8', depth=.06)
    eggs(260, (.23, .12, .2, .72, .08), 6.4, .95); eggs(130, (.26, .12, .22, .78, .1), 9.5, 1)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.5) as g:      # bundles still sitting in the branches
        for _ in range(120):
            x, y = W * .22 + rng.normal(0, W * .11), H * rng.uniform(.62, .9); q = rng.uniform(4, 8); rad(g, x, y, q, '#ffe9e2', '#ffa3b0', '#d9587a'); g.arc(x, y, q, 0, 7); g.fill()
    eggs(9, (.5, .25, .3, .9, .2), 20, .5, 7)
    with c.piece(shadow=0, volume=0, rim=0, blur=1) as g:       # slick at the surface
        for _ in range(260): x = W * .42 + rng.normal(0, W * .24); rgb(g, '#ffb3b8', rng.uniform(.3, .8)); g.arc(x, rng.uniform(4, 52), rng.uniform(2, 5), 0, 7); g.fill()
    c.glow(W * .24, H * .62, 380, '#ff9fb0', .2)
    F.staghorn(c, W * .985, H * 1.05, 250, '#3f4f9a', 3, 6, tip='#a9b4e8'); F.pocillopora(c, W * .87, H * 1.04, 130, '#5a4a94'); F.sea_fan(c, W * .79, H * 1.05, 170, '#6a4a98', -.1)
    A.fish(c, 'plain', W * .8, H * .6, 84, PI + .2, .1, tone=('#1d4480', .8), depth=.3)
    c.particles(120, color='#cfe6ff'); c.finish(.4, center=(.42, .5))


def bay_morning(c, rng, variant=0):
    """The dry top of the bay: hens under a red boat drawn up on the sand, somebody mending a net, boats on calm water."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .4
    L.sky(c, 'morning', hz, (W * .79, hz - 70, 34))
    L.cloud(c, W * .28, H * .16, 300, depth=.35); L.cloud(c, W * .55, H * .09, 180, depth=.5)
    with c.piece(shadow=.1, lift=6, volume=.3, vsize=24, depth=.45) as g:        # the two arms of the bay
        smooth(g, [(W * .55, hz + 4), (W * .66, hz - 40), (W * .74, hz - 70), (W * .86, hz - 122), (W * .94, hz - 104), (W + 60, hz - 150), (W + 60, hz + 4)]); lin(g, 0, hz - 150, 0, hz, '#7fa86f', '#4d7d62'); g.fill()
    L.island(c, W * .3, hz + 1, 300, 34, depth=.6); L.island(c, W * .12, hz + 1, 200, 24, depth=.66)
    L.sea(c, hz, H * .72, 'morning', W * .79, 90, .7)
    for x, y, s, f, h in ((.46, .465, 130, False, '#f0b03a'), (.62, .5, 180, True, '#2f8fa0'), (.36, .43, 80, True, '#8f6fb8'), (.88, .46, 120, False, '#c85a8e')): L.jukung(c, W * x, H * y, s, None, h, f)
    base = L.ground(c, [(-30, H * .7), (W * .2, H * .67), (W * .45, H * .64), (W * .7, H * .62), (W + 30, H * .57)], '#f0dcae', '#d9b988', 320)
    L.foam(c, [(W * .2 - 400, H * .7), (W * .2, H * .672), (W * .45, H * .642), (W * .7, H * .622), (W + 30, H * .572)], 9)
    F.palm(c, W * .985, H * .93, 640, -.16)
    with c.piece(shadow=.35, lift=4, volume=.2, vsize=5) as g:
        for _ in range(46): x = W * .975 + rng.normal(0, 44); y = H * .945 + rng.normal(0, 8); rgb(g, jitter(rng, '#6f9a52', .05)); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(0, .5), rng.uniform(26, 70), 4, .2), [6, 4, .6], 9, False); g.fill()
    # net between two poles, and the mender
    nx = W * .67
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#8a6a44'); taper(g, [(nx - 150, H * .78), (nx - 146, H * .56)], [10, 8]); g.fill(); taper(g, [(nx + 210, H * .8), (nx + 204, H * .55)], [10, 8]); g.fill()
    import gear as G
    G.ghost_net(c, [(nx - 146, H * .575), (nx - 40, H * .605), (nx + 90, H * .61), (nx + 204, H * .565)], 150, '#3f9a8c', 15)
    P.person(c, nx + 24, H * .83, 250, 'sit_ground', P.look(rng, hair='hat', top='#f2694b', bottom='shorts', bcol='#22405a', sleeve='short', accent='#1b8f93'))
    # the boat in front, drawn up: big hull from the side, on two logs
    bx, by = W * .235, H * .845
    B.shade_blob(c, bx - 30, by + 44, 470, 44, -.02, .5, 18)
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=12) as g:
        for px in (-230, 190): smooth(g, blob_pts(rng, bx + px, by + 22, 40, 32, .06, 10)); lin(g, 0, by - 8, 0, by + 50, '#b98a58', '#5b3f2c'); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=30, rim=.4, grain=.045) as g:
        out = [(bx - 720, by - 216), (bx - 420, by - 176), (bx, by - 166), (bx + 300, by - 196), (bx + 440, by - 262), (bx + 506, by - 372), (bx + 528, by - 366), (bx + 500, by - 236), (bx + 420, by - 110), (bx + 300, by - 26), (bx + 120, by + 6), (bx - 300, by + 8), (bx - 720, by - 10)]
        smooth(g, out, tension=.45); p = g.copy_path(); lin(g, 0, by - 230, 0, by + 8, '#f0705a', '#d9483c', '#9a2f34'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for off, w, cc in ((16, 22, '#fff4d6'), (44, 12, '#f5b843'), (150, 60, '#1f6f80')):
            rgb(g, cc); taper(g, [(bx - 760, by - 206 + off), (bx - 420, by - 166 + off), (bx, by - 156 + off), (bx + 290, by - 186 + off), (bx + 440, by - 262 + off * .8), (bx + 530, by - 400 + off * .8)], [w, w, w, w, w * .9, w * .5], 60, False); g.fill()
        rgb(g, '#7a2a30', .5); g.set_line_width(3)
        for o in (86, 116): g.move_to(bx - 760, by - 206 + o); g.curve_to(bx - 100, by - 150 + o, bx + 250, by - 150 + o, bx + 470, by - 290 + o); g.stroke()
        g.restore()
    with c.piece(shadow=.45, lift=10, volume=.45, vsize=9, rim=.4) as g:      # outrigger arms and float
        for px in (-300, 130): rgb(g, '#b98a52'); taper(g, [(bx + px - 60, by - 196), (bx + px + 40, by - 214), (bx + px + 120, by - 130), (bx + px + 150, by + 60)], [20, 22, 20, 16], 30); g.fill()
        lin(g, 0, by + 46, 0, by + 82, '#f0d79a', '#c9a060', '#8a6a3c'); taper(g, [(bx - 640, by + 70), (bx - 100, by + 80), (bx + 340, by + 64)], [30, 36, 18], 30); g.fill()
    for x, y, s, cc, f, pk in ((.33, .965, 104, '#c9702f', False, True), (.45, .985, 122, '#e9dcc0', True, False), (.53, .92, 92, '#7a3f2c', False, True), (.14, .955, 84, '#3a3440', True, True)): K.hen(c, W * x, H * y, s, cc, f, pk)
    with c.piece(shadow=.4, lift=3, volume=.4, vsize=3) as g:
        for x, y in ((.475, 1.0), (.5, .985), (.525, 1.005), (.46, 1.012)): rgb(g, '#f5cf5a'); smooth(g, blob_pts(rng, W * x, H * y - 20, 12, 10, .05, 9)); g.fill(); g.arc(W * x + 9, H * y - 32, 7, 0, 7); g.fill()
    L.pebbles(c, 0, W, lambda x: H * .93, 26, 8)
    c.finish(.3, warm=.1, center=(.5, .48))


def snell(c, rng, variant=0):
    """Straight up from the tables at noon: in the round window of the sky a boat and snorkellers, dark corals on bars around it."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    cx, cy, R = W * .47, H * .43, 405
    c.backdrop([(0, '#1c6f94'), (.5, '#155f88'), (1, '#08304f')], 90)
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    dx, dy = xx / c.k - cx, yy / c.k - cy
    th = np.arctan2(dy, dx); d = np.hypot(dx, dy * 1.04)
    edge = R * (1 + .018 * np.sin(th * 9 + 1) + .014 * np.sin(th * 17) + .012 * np.sin(th * 31 + 2))
    win = smoothstep(14, -14, d - edge)
    fr = np.clip(d / R, 0, 1)[..., None]
    sky = col('#f3fbe6') * (1 - fr) + col('#8fd9e0') * fr
    sky = np.where(fr > .82, sky * (1 - (fr - .82) / .18 * .55) + col('#3f9a9c') * ((fr - .82) / .18 * .55), sky)
    out = np.exp(-np.clip(d - R, 0, None) / 260)[..., None]
    c.img = c.img * (1 - win[..., None]) + sky.astype(np.float32) * win[..., None]
    c.img = c.img + (1 - win[..., None]) * out * col('#4fc0c4').astype(np.float32) * .38
    with c.piece(shadow=0, volume=0, rim=0, blur=1.2) as g:       # ripples in and round the window
        for _ in range(330):
            a, q = rng.uniform(0, 7), R * rng.uniform(.12, 1.5); inside = q < R; w = rng.uniform(.04, .14)
            rgb(g, rng.choice(['#ffffff', '#bff0ea', '#2f8fa6']) if inside else rng.choice(['#7fdcd8', '#3fa8bc', '#0d4a70']), rng.uniform(.1, .34) if inside else rng.uniform(.08, .4) * max(.15, 1.5 - q / R))
            taper(g, [(cx + math.cos(a + k * w) * q * (1 + rng.normal(0, .006)), cy + math.sin(a + k * w) * q * .96) for k in (-1, 0, 1)], [.4, rng.uniform(3, 9), .4], 12, False); g.fill()
    c.glow(cx - 130, cy - 170, 330, '#fffbe0', .75)
    c.set_air()
    # boat from below with its two floats
    with c.piece(shadow=.25, lift=12, volume=.5, vsize=14, rim=.4) as g:
        with at(g, cx + 90, cy - 95, -.5, 430):
            for m in (-1, 1): rgb(g, '#a98552'); taper(g, [(-.42, .27 * m), (0, .285 * m), (.42, .26 * m)], [.022, .034, .018], 16); g.fill()
            for px in (.18, -.2): rgb(g, '#7a5c38'); taper(g, [(px, -.28), (px + .03, 0), (px, .28)], [.018, .026, .018], 16); g.fill()
            smooth(g, [(.55, 0), (.38, .06), (.1, .095), (-.2, .09), (-.48, .035), (-.53, 0), (-.48, -.035), (-.2, -.09), (.1, -.095), (.38, -.06)]); lin(g, 0, -.09, 0, .09, '#d9604a', '#b03f38', '#6f2a34'); g.fill()
            rgb(g, '#5a2230'); taper(g, [(-.5, 0), (0, 0), (.5, 0)], [.012, .03, .012], 12); g.fill()
    for x, y, H_, rot, cc, fc in ((-190, 40, 190, .5, '#f5b843', 'coral'), (40, 190, 165, -1.0, '#c85a8e', 'teal'), (-80, -240, 130, 2.4, '#1b8f93', 'saffron')): E.snorkel_from_below(c, cx + x, cy + y, H_, rot, cc, fc, child=False)
    A.school(c, 'fusilier', cx + 330, cy + 240, 22, 210, 70, 56, -.5, .5, depth=.1)
    c.god_rays(cx - 80, cy - 700, .2, 12, 1300, .8, '#eafff0')
    # bars and corals of the nursery all round the lower edge, leaning inwards, dark against the light
    for a, b, w in (((-40, H * .93), (W + 40, H * .965), 34), ((W * .9, H * 1.1), (W * 1.02, H * .22), 30)): E.bar(c, a, b, w, '#35566a')

    def edge_coral(x, y, s, cc, rot, kind='stag'):
        """A coral that grows from (x,y) towards the middle of the window."""
        out_ = []
        for _ in range(7 if kind == 'stag' else 12): F._branches(rng, x, y, rot + rng.normal(0, .42), s * rng.uniform(.36, .46), s * .08, 3, out_)
        for ly in (0, 1):
            with c.piece(shadow=.35, lift=8, volume=.35, vsize=s * .04, rim=.6) as g:
                for k, (p, w, lv) in enumerate(sorted(out_, key=lambda b: -b[2])):
                    if k % 3 == 0 and ly: continue
                    q = shade(cc, -.74 + .2 * ly); lin(g, *p[0], *p[-1], (0, shade(q, -.3)), (1, mix(q, '#ffd9b0', .45 if lv == 0 else .06))); taper(g, p, [w, w * .72], 10); g.fill()
    for x, y, s, cc, rot in ((-.02, .8, 330, 'violet', -.5), (.06, .99, 420, 'coral', -1.0), (.21, 1.0, 300, '#e9a05c', -1.25), (.33, 1.0, 150, 'violet', -1.3), (.69, .995, 170, 'rose', -1.7), (.8, 1.02, 330, 'saffron', -1.9), (.95, 1.0, 470, 'coral', -2.2), (1.0, .5, 280, 'saffron', -2.9)): edge_coral(W * x, H * y, s, cc, rot)
    for x, y, l, h in ((.37, .8, 84, .2), (.47, .87, 60, PI), (.62, .79, 96, PI + .3)): K.humbug(c, W * x, H * y, l, h)
    c.bubbles(W * .12, H * .72, 16, H * .5, 11, 20)
    c.particles(160, big=10); c.finish(.5, center=(.47, .45))


def humbugs(c, rng, variant=0):
    """Close, in the blue of ten metres: humbugs dart out of the branches on a bar, a blue sea squirt hangs below it like a lamp."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#4fb4cf'), (.4, '#2080b4'), (.75, '#134f8a'), (1, '#0c2f62')], 78, glow=(W * .2, -80, 760, '#cfeef6', .5))
    S.bokeh(c, 18, (W * .3, H * .25, W, H * .9), ['#ee8f9f', '#f5b843', '#8f6fb8', '#7fd6e0'], (40, 130), .16, 18); c.set_air()
    c.god_rays(W * .15, -150, .22, 10, 1100, 1, '#dff4ff')
    for x0, y0, x1, y1, w, d in ((-40, .28, 1.04, .16, 26, .7), (-40, .44, 1.04, .36, 36, .6)): E.bar(c, (x0, H * y0), (W * x1, H * y1), w, '#4f7890', depth=d, blur=6)
    for x, y, s, cc, d in ((.9, .18, 150, 'rose', .6), (.16, .27, 170, 'saffron', .62), (.76, .38, 230, 'violet', .5)): F.staghorn(c, W * x, H * y, s, cc, 2, 5, depth=d, blur=5)
    a, b = np.array([-60, H * .735]), np.array([W + 60, H * .66])
    K.sea_squirt(c, W * .71, H * .715, 240); c.glow(W * .71, H * .84, 190, '#6fc0ff', .5)
    K.sea_squirt(c, W * .785, H * .71, 130, '#3f6fd0')
    for x, s in ((.13, 120), (.3, 84), (.95, 100)):
        with c.piece(shadow=.3, lift=5, volume=.4, vsize=8) as g:
            for k in range(14): p = wander(rng, W * x + rng.normal(0, 26), H * (.735 - .075 * (x + .04)) + 40, PI / 2 + rng.normal(0, .25), s * rng.uniform(.5, 1.1), 5, .2); rgb(g, jitter(rng, '#7f5a8f', .04)); taper(g, p, [9, 7, 4], 12); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=36, grain=.06) as g:
        taper(g, [tuple(a), tuple(b)], [104, 104], cap=False); p = g.copy_path(); lin(g, 0, H * .65, 8, H * .78, '#a9c3c6', '#6f939c', '#3f6070', '#243c52'); g.fill(); g.append_path(p); g.clip()
        for _ in range(130):
            t, v = rng.uniform(0, 1), rng.uniform(-.5, .5); q = a + (b - a) * t + np.array([0, v * 104]); s = rng.uniform(5, 24)
            rgb(g, jitter(rng, rng.choice(['#d98fa0', '#a0608a', '#8a8f5a', '#c9b48a', '#5fa0a0']), .04), .5); smooth(g, blob_pts(rng, *q, s * 1.5, s * .7, .25, 9)); g.fill()
    ox, oy = W * .4, H * .685
    tw = lambda q, w, cc: D.twig(c, [(ox + x, oy + y) for x, y in q], w, cc)
    cc = '#e58f78'
    tw([(-120, 10), (-250, -120), (-330, -260), (-350, -380)], [60, 50, 32], shade(cc, -.3)); tw([(120, 0), (240, -140), (330, -230), (420, -300)], [60, 50, 32], shade(cc, -.3)); tw([(20, 0), (40, -200), (10, -380), (40, -520)], [66, 54, 34], shade(cc, -.3))
    K.humbug(c, ox - 150, oy - 190, 150, .3); K.humbug(c, ox + 150, oy - 330, 130, PI + .2, .2)
    tw([(-60, 30), (-140, -110), (-150, -260), (-210, -420)], [78, 64, 40], cc); tw([(-150, -280), (-90, -380), (-80, -470)], [52, 44, 28], cc); tw([(60, 30), (110, -110), (170, -220), (190, -420)], [78, 64, 40], cc); tw([(175, -240), (260, -310), (300, -430)], [50, 42, 26], cc)
    tw([(0, 40), (-10, -90), (30, -210), (0, -340)], [82, 66, 40], shade(cc, .08)); tw([(-150, 40), (-280, -30), (-400, -90), (-470, -190)], [70, 58, 34], shade(cc, .04)); tw([(-60, 60), (-110, 0), (-190, -40)], [50, 40, 26], shade(cc, .1)); tw([(40, 60), (90, -10), (110, -90)], [56, 46, 28], shade(cc, .12)); tw([(150, 40), (270, -20), (390, -70), (480, -60)], [66, 52, 32], shade(cc, .04))
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=24, rim=.4) as g: smooth(g, [(ox - 214, oy + 34), (ox - 150, oy + 14), (ox - 96, oy - 14), (ox - 30, oy + 2), (ox + 30, oy - 16), (ox + 90, oy + 4), (ox + 150, oy - 2), (ox + 206, oy + 20), (ox + 236, oy + 44), (ox + 176, oy + 50), (ox + 140, oy + 78), (ox + 84, oy + 60), (ox + 20, oy + 84), (ox - 40, oy + 66), (ox - 110, oy + 82), (ox - 160, oy + 56)]); lin(g, 0, oy - 26, 0, oy + 76, cc, shade(cc, -.3)); g.fill()
    D.cups(c, [(ox - 170 + 29 * k + rng.normal(0, 5), oy + 40 + (13 if k % 2 else -13) + rng.normal(0, 5)) for k in range(13)], 11, cc)
    for q, w in (([(-120, 30), (-128, -30), (-150, -74)], 44), ([(-56, 46), (-40, -20), (-62, -84)], 48), ([(52, 44), (62, -10), (44, -62)], 46), ([(130, 30), (158, -20), (164, -66)], 42)): tw(q, [w, w * .8, w * .55], shade(cc, .1))
    K.humbug(c, W * .74, H * .42, 250, -.12, .12); K.humbug(c, W * .6, H * .24, 120, .25); K.humbug(c, W * .145, H * .5, 170, PI - .1, -.1)
    K.humbug(c, W * .9, H * .56, 96, .1, depth=.2); K.humbug(c, W * .3, H * .2, 84, .4, depth=.15)
    c.particles(220, big=14, color='#dff4ff'); c.finish(.42, center=(.5, .5))
