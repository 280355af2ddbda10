"""Pictures of the gallery spread "In the lab"."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, ground, laboratory, land as L, light, people as P, school, shadow, shells
from toolkit.paper import at, blob_pts, col, jitter, lin, poly, rad, rgb, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """Night: corals release their pink bundles; a far diver watches with a red lamp."""
    W, H = c.w, c.h
    c.light = (.4, -.92)
    c.backdrop([(0, '#0e2a55'), (.5, '#0c1f48'), (1, '#0a1433')], 90, glow=(W * .78, H * .1, 620, '#3f6fb8', .4))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:      # the moon through the surface
        for _ in range(40):
            t = rng.normal(0, 1); rgb(g, '#dfeaff', rng.uniform(.1, .4)); yy = rng.uniform(-10, 90)
            taper(g, [(W * .78 + t * 130 - 60, yy), (W * .78 + t * 130, yy + 5), (W * .78 + t * 130 + 60, yy)], [.5, 9, .5], 10, False); g.fill()
    c.god_rays(W * .78, -220, .2, 12, 900, .9, '#9fc0ff')
    c.glow(W * .83, H * .55, 260, '#ff5a5a', .28); c.set_air()
    b0 = L.rocks(c, [(-30, H * .66), (W * .2, H * .72), (W * .42, H * .8), (W * .65, H * .74), (W * .85, H * .7), (W + 30, H * .62)], '#22386a', .45, 16)
    F.reef_patch(c, W * .4, W * 1.02, lambda x: b0(x) + 20, 1.6, .8, ['table', 'staghorn', 'boulder', 'fan', 'plates'], ['#4a4a86', '#5b4a80', '#3f5f8a', '#6a4f7f'], depth=.35)
    P.diver(c, W * .865, H * .48, 215, PI - .05, pose='look', accent='coral', suit='#16233f', fins='#c8475a', depth=.2, kick=.3)
    hx, hy = W * .8, H * .53
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.5) as g:
        poly(g, [(hx, hy - 4), (W * .52, H * .5), (W * .56, H * .74), (hx, hy + 6)]); lin(g, hx, hy, W * .52, H * .62, (0, '#ff7a6a', .75), (1, '#ff5a5a', 0)); g.fill()
    c.glow(hx, hy, 46, '#ffb0a0', .8)
    b1 = L.rocks(c, [(-30, H * .74), (W * .2, H * .8), (W * .4, H * .92), (W * .6, H * .95), (W * .8, H * .91), (W + 30, H * .86)], '#1a2a55', .1, 6)
    F.plates(c, W * .9, H * .98, 260, '#5f5a9a', 4); F.table_coral(c, W * .62, H * 1.0, 300, '#6f5a94', .03, height=90)
    F.boulder(c, W * .77, H * 1.03, 190, '#7a6f9a', .6)
    # the spawning colony: staghorn thicket left of the centre
    F.staghorn(c, W * .1, H * .93, 330, '#9a5f8a', 3, 8, tip='#f3b9c8'); F.staghorn(c, W * .3, H * 1.0, 400, '#b0608a', 3, 9, tip='#ffc8cf')
    F.brain(c, W * .485, H * 1.03, 210, '#8a6a9a', .7)
    # bundles: set in the tips, then rising in a drifting plume
    def bundle(g, x, y, s):
        rad(g, x, y, s, '#ffe3df', '#f79aa8', '#d9567f', fx=x + s * .3, fy=y - s * .4)
        smooth(g, blob_pts(rng, x, y, s, s * .94, .07, 8)); g.fill()
        rgb(g, '#fff3ee', .75); g.arc(x + s * .3, y - s * .36, s * .2, 0, 7); g.fill()
    for ly, (n, s0, s1, bl) in enumerate(((300, 1.6, 3.6, .6), (190, 3.5, 7, 0), (46, 8, 12, 0), (13, 15, 27, 5))):
        with c.piece(shadow=.25 if ly == 2 else 0, lift=6, volume=0, rim=0, grain=.01, blur=bl) as g:
            for _ in range(n):
                t = rng.uniform(0, 1) ** .8
                x = W * .24 + t ** 1.3 * W * .22 + rng.normal(0, 1) * (90 + 190 * t); y = H * .74 - t * H * .82 + rng.normal(0, 34)
                if ly == 3: x = W * .05 + rng.uniform(0, .6) * W
                if y > H * .8: continue
                bundle(g, x, y, rng.uniform(s0, s1))
    with c.piece(shadow=.2, lift=3, volume=0, rim=0, grain=.01) as g:
        for _ in range(130):
            k = rng.integers(2); x, y, s = ((W * .1, H * .93, 330), (W * .3, H * 1.0, 400))[k]
            a = rng.uniform(-1.15, 1.15); q = s * rng.uniform(.45, .95)
            bundle(g, x + math.sin(a) * q * .8, y - math.cos(a) * q, rng.uniform(3, 5.5))
    c.glow(W * .3, H * .5, 420, '#f07f9f', .2)
    A.silhouettes(c, W * .55, H * .3, 16, 110, 30, 13, PI, '#2a4a80', depth=.3)
    F.sea_fan(c, W * 1.0, H * 1.03, 330, '#5a2f6a', -.2)
    c.particles(160, color='#cfd8ff', alpha=(.08, .35), big=6); c.finish(.42, center=(.45, .5))


def picture_2(c, rng, variant=0):
    """Close over a rack in the tank: a hand sets one coral on its plug into the free hole; around it the young corals stand in rows, each row of one kind."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#8fd3de'), (.22, '#3fa0bc'), (.6, '#17698f'), (1, '#0c3f68')], 88, glow=(W * .26, -60, 760, '#d9f3ff', .7))
    hz = H * .1
    p = ground.view(W, hz, 1300, 1.12)
    L.surface_below(c, 70, .5, 60); c.god_rays(W * .26, -160, .34, 16, 900, 1.3, color='#d9f3ff')
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.35) as g:
        for _ in range(26): rgb(g, rng.choice(['#e6fbff', '#8fe0d6', '#bfe6f5'])); g.arc(rng.uniform(0, W), rng.uniform(0, H * .34), rng.uniform(8, 34), 0, 7); g.fill()
    c.set_air()
    q = lambda X, Z: p(X, Z)[:2]
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=18, rim=.5) as g:                # the white rack
        poly(g, [q(-2.6, 1.3), q(2.6, 1.3), q(2.6, 4.9), q(-2.6, 4.9)]); lin(g, 0, q(0, 4.9)[1], 0, H, '#9fc6d0', '#cfe2e2', '#f1f5ec'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55) as g:                # its grid
        for X in np.arange(-2.52, 2.53, .14): a, b = p(X, 1.3), p(X, 4.9); rgb(g, '#6fa3b0', .55); taper(g, [a[:2], b[:2]], [a[2] * .014, b[2] * .014], 4, False); g.fill()
        for Z in 1.3 + .14 * np.arange(26): a, b = p(-2.6, Z), p(2.6, Z); rgb(g, '#6fa3b0', .55); taper(g, [a[:2], b[:2]], [a[2] * .009] * 2, 4, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:
        for _ in range(150): X, Z = rng.uniform(-2.4, 2.4), rng.uniform(1.4, 4.8); x, y, s = p(X, Z); rgb(g, rng.choice(['#d98fa0', '#a9c08a', '#8fb0b8', '#c9a0b8']), .5); smooth(g, blob_pts(rng, x, y, s * rng.uniform(.01, .04), s * rng.uniform(.004, .016), .25, 8)); g.fill()

    def disc(x, y, s, free=False, **kw):
        with c.piece(shadow=.15 if free else .4, lift=s * .012, volume=.3, vsize=s * .02, rim=.4, **kw) as g:
            with at(g, x, y, 0, s * .088, s * .046): g.arc(0, 0, 1, 0, 7)
            if not free: lin(g, 0, y - s * .04, 0, y + s * .04, '#f6ecd4', '#cdb994'); g.fill(); return
            rgb(g, '#2f5f74'); g.fill()
            with at(g, x, y + s * .008, 0, s * .078, s * .034): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#123a52'); g.fill()
    free = (-.21, 2.33)
    for k, (Z, kind, cc) in enumerate(((4.55, 'stag', '#e9a05c'), (3.85, 'poc', 'rose'), (3.25, 'stag', 'violet'), (2.75, 'brain', '#8fae72'), (2.33, 'stag', 'coral'), (1.96, 'poc', '#b06aa8'), (1.66, 'stag', 'saffron'))):
        kw = dict(depth=max(0, min(.55, (Z - 2.4) * .2)), blur=max(0, (Z - 2.75) * 1.7))
        for X in np.arange(-2.73, 2.8, .42) + .21 * (k % 2):
            x, y, s = p(X, Z); h = s * rng.uniform(.17, .27)
            if not -90 < x < W + 90: continue
            if abs(X - free[0]) < .1 and Z == free[1]: disc(x, y, s, True); continue
            disc(x, y, s, **kw)
            if kind == 'stag': F.staghorn(c, x, y - s * .005, h, cc, 2 if h < 100 else 3, 4, **kw)
            elif kind == 'poc': F.pocillopora(c, x, y, h * .8, cc, **kw)
            else: F.brain(c, x, y + s * .01, s * rng.uniform(.13, .17), jitter(rng, cc, .03), .8, **kw)
    x, y, s = p(*free); y -= 120
    shadow.blob(c, x + 30, y + 118, 110, 26, 0, .3, 12)

    def held(c_):
        with c_.piece(shadow=.4, lift=8, volume=.45, vsize=8, rim=.45) as g:
            taper(g, [(x, y), (x, y + 74)], [40, 30], cap=False); lin(g, x - 20, 0, x + 20, 0, '#f3e6cc', '#c9b08a', '#8f7a60'); g.fill()
            with at(g, x, y + 8, 0, 62, 27): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#b39c78'); g.fill()
            with at(g, x, y, 0, 62, 26): g.arc(0, 0, 1, 0, 7)
            lin(g, x - 60, 0, x + 60, 0, '#fbf0d8', '#dcc9a6'); g.fill()
        F.staghorn(c_, x - 4, y - 2, 210, 'coral', 3, 5)
    closeups.hand(c, x + 62, y + 2, 168, PI - .5, 'pinch', 'skin1', None, 6.0, flip=True, held=held, band='#f5b843')
    c.bubbles(W * .93, H * .5, 18, H * .46, 12, 16)
    c.img = np.clip(c.img, 0, 1); c.img = 1 - (1 - c.img) * (1 - (c.caustic_field(hz) * .1)[..., None] * col('#cfefff').astype(np.float32))
    c.particles(140, (.8, 3), (.1, .4), big=12); c.finish(.36, center=(.46, .55))


def picture_3(c, rng, variant=0):
    """Flasks of green, gold and rose algae on two glass shelves before a bright window wall."""
    w, h = c.w, c.h
    c.light = (-.2, -1)
    c.backdrop([(0, '#1f3f66'), (.5, '#24587c'), (1, '#16324f')], glow=(w * .34, h * .68, 560, '#c9efc0', .55))
    with c.piece(shadow=.3, lift=6, volume=.1, rim=.2, depth=.45) as g:          # boards of the wall
        rgb(g, '#1a3a5c')
        for i in range(9): g.rectangle(i * w / 8 - 3, -10, 6, h + 20); g.fill()
    cols = ['#6f9f4a', '#c98a2e', '#3f8a5c', '#b8505c', '#9fb83f', '#d9a83a', '#8a4a58', '#4f9a86']

    def shelf(y, th):
        with c.piece(shadow=.4, lift=9, volume=.2, rim=.6, grain=.015) as g:
            lin(g, 0, y, 0, y + th, '#eefaf4', '#9fcfc8', '#6fa9a8'); g.rectangle(-20, y, w + 40, th); g.fill()
    y1 = h * .43
    with c.piece(shadow=.15, lift=4, volume=.2, rim=.5, grain=.01) as g:   # air pipe with thin hoses
        rgb(g, '#f4f2e6'); taper(g, [(-20, h * .045), (w + 20, h * .03)], [16, 16]); g.fill()
    spots = [(w * .07, 0, 250), (w * .2, 2, 330), (w * .335, 1, 270), (w * .47, 0, 300), (w * .63, 2, 290), (w * .76, 1, 320), (w * .93, 0, 270)]
    with c.piece(shadow=.12, lift=3, volume=0, rim=0, grain=.01) as g:
        g.set_line_width(4); rgb(g, '#ffffff', .85)
        for x, k, s in spots:
            g.move_to(x + 30, h * .04); g.curve_to(x + 50, h * .04 + 40, x, y1 - s - 60, x, y1 - s * .5); g.stroke()
    for i, (x, k, s) in enumerate(spots): c.glow(x, y1 - s * .3, s * .75, cols[i], .35); laboratory.flask(c, x, y1, s, cols[i], k, rng.uniform(.5, .68), .55)
    shelf(y1, 24)
    y2 = h * .93
    for i, (x, k, s) in enumerate([(w * .78, 2, 420), (w * .9, 2, 360)]): c.glow(x, y2 - s * .3, s * .7, cols[(i + 3) % 8], .35); laboratory.flask(c, x, y2, s, cols[(i + 3) % 8], k, .72, .5)
    laboratory.flask(c, w * .3, y2 + 6, 500, '#5f9f4a', 0, .52, .62)
    c.glow(w * .57, y2 - 110, 240, '#f5c860', .4)
    laboratory.flask(c, w * .57, y2 + 4, 340, '#d99a2e', 1, .56, .6)
    shelf(y2 + 4, 40)
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=6) as g:      # dropper
        rgb(g, '#dff4ee', .85); taper(g, [(w * .06, y2 - 8), (w * .17, y2 - 20)], [8, 14]); g.fill(); rgb(g, 'coral'); taper(g, [(w * .17, y2 - 20), (w * .2, y2 - 24)], [26, 30]); g.fill()
    c.finish(vignette=.22)


def picture_4(c, rng, variant=0):
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
                    for _ in range(rng.integers(3, 8)): closeups.recruit(g, rng, rng.uniform(-s * .75, s * .75), rng.uniform(-s * .75, s * .75), rng.uniform(8, 19), rng.choice(pal))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=lambda q: q.rectangle(tx, ty, tw, th)) as g:
        for _ in range(30): x, y, L_ = rng.uniform(tx, tx + tw), rng.uniform(ty, ty + th), rng.uniform(20, 90); rgb(g, 'white', rng.uniform(.12, .4)); taper(g, [(x, y), (x + L_ / 2, y + 6), (x + L_, y)], [.3, 3, .3], 10, False); g.fill()
    def fill(x, y, R, n, s):
        def f(g):
            for _ in range(n):
                a, q = rng.uniform(0, 7), math.sqrt(rng.uniform(0, 1)) * R * .68; closeups.recruit(g, rng, x + math.cos(a) * q, y + math.sin(a) * q, rng.uniform(*s), rng.choice(pal))
        return f
    def big(g):       # one settled coral under the glass, large
        x, y = W * .71, H * .36
        smooth(g, blob_pts(rng, x, y, 128, 118, .06, 15)); rad(g, x - 40, y - 40, 190, '#f7c9a0', '#e98a6a', '#b0503f'); g.fill()
        for a, q, s in [(0, 0, 40)] + [(k * PI / 3 + .3, 76, 34) for k in range(6)]:
            px, py = x + math.cos(a) * q, y + math.sin(a) * q
            for m in range(12):
                b = m * PI / 6 + a; rgb(g, '#fff0d8'); taper(g, [(px + math.cos(b) * s * .3, py + math.sin(b) * s * .3), (px + math.cos(b) * s, py + math.sin(b) * s)], [s * .17, s * .14]); g.fill()
            rgb(g, '#7fae5a'); g.arc(px, py, s * .36, 0, 7); g.fill(); rgb(g, '#4a2c2c'); g.arc(px, py, s * .12, 0, 7); g.fill()
    laboratory.dish(c, W * .71, H * .36, 215, big); laboratory.dish(c, W * .2, H * .2, 128, fill(W * .2, H * .2, 128, 12, (7, 14))); laboratory.dish(c, W * .385, H * .18, 104, fill(W * .385, H * .18, 104, 7, (9, 16))); laboratory.dish(c, W * .93, H * .14, 96, fill(W * .93, H * .14, 96, 9, (6, 11)))
    def page(g, w, h):
        school.crayon(g, rng, [(math.cos(a) * 70, math.sin(a) * 64 - 10) for a in np.linspace(0, 2 * PI, 13)[:-1]], '#5f6f80', 4, True, 2, .8)
        for k in range(7):
            a = k * PI / 3; q = 40 if k < 6 else 0
            school.crayon(g, rng, [(math.cos(a) * q + math.cos(b) * 14, math.sin(a) * q - 10 + math.sin(b) * 14) for b in np.linspace(0, 2 * PI, 8)[:-1]], rng.choice(['#f2694b', '#5fb0a0', '#8f6fb8']), 4, True, 2, .5)
    school.notebook(c, W * .78, H * .82, 310, 250, .14, page)
    school.pencil(c, W * .915, H * .7, 250, 1.9, '#1b8f93')
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


def picture_5(c, rng, variant=0):
    """Macro: a striped top shell grazes over a tile with tiny coral recruits, leaving a clean track through the green film."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2a7f8f'), (.5, '#4fb0a8'), (1, '#2f7f86')], glow=(w * .2, h * .05, 520, '#eafbe9', .6))
    light.bokeh(c, 16, (0, 0, w, h * .5), ['#bfeee0', '#f5b843', '#ee8f9f', '#8fdccf'], (30, 110), .3, 16)
    back = L.ground(c, [(-40, h * .56), (w * .4, h * .5), (w + 40, h * .56)], '#a9a08a', '#6f6a58', 200, blur=5, depth=.3)
    base = L.ground(c, [(-40, h * .71), (w * .3, h * .66), (w * .65, h * .665), (w + 40, h * .74)], '#c9bd9c', '#8a7f66', 340, grain=.06)
    with c.piece(shadow=0, volume=.1, rim=0, grain=.06) as g:        # algal film
        for _ in range(420):
            x = rng.uniform(-20, w); t = rng.uniform(0, 1); y = base(x) + 14 + t * h * .36
            if abs(y - (base(w * .5) + 60 + (x - w * .48) * -.02)) < 44 and x < w * .55: continue
            rgb(g, jitter(rng, rng.choice(['#7f9a4a', '#8fa850', '#6f8a52']), .03), rng.uniform(.15, .4)); q = rng.uniform(8, 30) * (.5 + t); smooth(g, blob_pts(rng, x, y, q * 1.5, q * .5, .25, 8)); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g:
        for x, t, s, cc in ((w * .08, .22, 24, 'rose'), (w * .16, .7, 44, 'saffron'), (w * .31, .85, 52, '#5fb0a0'), (w * .9, .3, 34, 'coral'), (w * .8, .78, 60, 'violet'), (w * .62, .9, 40, 'rose'), (w * .96, .85, 46, 'saffron'), (w * .25, .1, 15, 'coral'), (w * .82, .08, 16, 'rose')):
            closeups.recruit(g, rng, x, base(x) + 16 + t * h * .28, s, cc)
    shells.snail(c, w * .52, base(w * .52) + 66, 470, '#e6c3a0')
    for x, y, L_, hd in ((w * .15, h * .3, 70, .15), (w * .25, h * .4, 46, .1)): A.fish(c, 'damsel', x, y, L_, hd, depth=.3, blur=2)
    c.particles(90); c.finish(vignette=.35)
