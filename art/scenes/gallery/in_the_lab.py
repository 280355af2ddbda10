"""Pictures of the gallery spread "In the lab"."""
import math
import numpy as np
from toolkit import closeups, faces, fauna as A, flora as F, ground, laboratory, land as L, light, portraits, school, shadow, shells, water
from toolkit.paper import at, blob_pts, col, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """Through the glass: two children and a young ranger look into the tank from the other side, at the young corals in front and at a clownfish that looks back."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#2f7f8c'), (.5, '#3f9a9c'), (1, '#1c5a6a')], 90, wash=.05, glow=(W * .3, H * .1, 700, '#ffe9c0', .45))
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=8, depth=.2, blur=4) as g:       # shelf of the room, out of focus
        rgb(g, '#8a6242'); g.rectangle(-20, H * .22, W * .26, 16); g.fill()
        for x, cc in ((.04, '#3fa98f'), (.1, '#f5b843'), (.17, '#8f6fb8')): rgb(g, cc); smooth(g, [(W * x - 26, H * .22), (W * x - 30, H * .15), (W * x - 14, H * .1), (W * x + 14, H * .1), (W * x + 30, H * .15), (W * x + 26, H * .22)], tension=.3); g.fill()
    faces.front(c, W * .71, H * .3, 250, '#9a6645', 'hijab', scarf='#1b8f93', top='#2f6fb0', gaze=(-.6, .5), smile=.35, tilt=-.04)
    faces.front(c, W * .26, H * .43, 262, '#7b4f35', 'short', top='#fdfaf0', gaze=(.5, .3), smile=.75, tilt=.05, wide=1.0)
    faces.front(c, W * .5, H * .52, 258, '#a9734c', 'bob', top='#e2573f', gaze=(.2, .25), smile=.5, tilt=-.06, wide=1.08)
    # the water between them and us
    c.tint('#5fd0cc', .1); c.glow(W * .45, H * .1, 620, '#d9fff4', .22)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=3) as g: rgb(g, 'white', .2); [(taper(g, [(W * x, H * 1.0), (W * (x + .13), 0)], [w, w * 1.4], 4, False), g.fill()) for x, w in ((.03, 40), (.09, 16), (.8, 54))]
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=8, rim=.5) as g: rgb(g, '#f4f7f2'); g.rectangle(-20, H * .88, W + 40, 26); g.fill(); rgb(g, '#c3d6d8'); g.rectangle(-20, H * .9, W + 40, 12); g.fill()
    L.sandbed(c, [(-30, H * .975), (W * .5, H * .965), (W + 30, H * .975)], '#e9dfb8', .3)
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#a884d0', '#f08a3c', '#c85a8e', '#8fbf6a']
    for k, x in enumerate((.04, .135, .235, .335, .43, .585, .68, .78, .875, .96)):
        q = (150, 190, 130, 120, 96, 104, 150, 180, 150, 200)[k]
        with c.piece(shadow=.3, lift=4, volume=.4, vsize=5, rim=.4) as g: lin(g, W * x - 26, 0, W * x + 26, 0, '#ffffff', '#dfe6e2', '#aebfc4'); smooth(g, [(W * x - 27, H * .872), (W * x + 27, H * .872), (W * x + 20, H * .895), (W * x - 20, H * .895)], tension=.2); g.fill()
        if k in (2, 7): F.pocillopora(c, W * x, H * .878, q * .8, cols[k % 7])
        else: F.staghorn(c, W * x, H * .876, q, cols[k % 7], 2, 5, lean=rng.normal(0, .06))
    portraits.fish(c, 'clownfish', W * .875, H * .62, 170, 34, 4, .2, flip=True)
    A.school(c, 'chromis', W * .1, H * .68, 8, 100, 40, 44, .1)
    c.bubbles(W * .94, H * .86, 14, 620, 14, 24)
    c.particles(120, big=7); c.finish(.3, center=(.48, .45))


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
    """The water of a tank is tested: a rack with five small vials from yellow to blue before the glass, a hand with a dropper over one of them, a card with the same colours."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#143652'), (.5, '#1f5a78'), (1, '#16324f')], 90, glow=(W * .6, H * .3, 700, '#8fe6de', .5))
    top = H * .74
    clip = lambda g: g.rectangle(-20, H * .1, W + 40, top - H * .1)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, depth=.1) as g: lin(g, 0, H * .1, 0, top, '#9fe8dc', '#3fb0bc', '#1a7492'); g.rectangle(-20, H * .1, W + 40, top - H * .1); g.fill()
    for x, q, cc in ((.06, 230, 'violet'), (.2, 300, 'coral'), (.36, 210, 'rose'), (.72, 260, 'saffron'), (.86, 330, '#e9805c'), (.98, 240, 'plum')): F.staghorn(c, W * x, top + 14, q, cc, 2, 5, depth=.3, blur=4, clip=clip)
    for x, q, cc in ((.13, 150, 'leaf'), (.52, 190, '#b3a066'), (.79, 150, 'rose')): F.brain(c, W * x, top + 16, q, cc, depth=.3, blur=4, clip=clip)
    A.fish(c, 'tang', W * .16, H * .3, 130, .1, depth=.3, blur=3); A.fish(c, 'threadfin', W * .86, H * .24, 100, PI, depth=.35, blur=3)
    with c.piece(shadow=.2, lift=3, volume=.1, rim=.4, grain=.01) as g: rgb(g, '#eafaf4', .9); g.rectangle(-20, H * .094, W + 40, 9); g.fill(); rgb(g, '#ffffff', .16); [(taper(g, [(W * x, top), (W * (x + .12), H * .1)], [40, 60], 4, False), g.fill()) for x in (.08, .62)]
    with c.piece(shadow=.45, lift=10, volume=.35, vsize=18, rim=.3, grain=.05) as g: lin(g, 0, top, 0, H, '#c9a06c', '#8a6242'); g.rectangle(-20, top, W + 40, H); g.fill(); rgb(g, '#5a3f2c', .45); [(taper(g, [(-20, top + k), (W + 20, top + k + 5)], [2, 2], 4, False), g.fill()) for k in (60, 150)]
    cols = ['#f4cf4a', '#cfd25a', '#8fc46a', '#3fa98f', '#2f86b8']
    y0, y1 = H * .53, H * .87
    shadow.blob(c, W * .45, H * .9, 480, 26, 0, .4, 9)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=8, rim=.4) as g: rgb(g, '#e9dcc0'); g.rectangle(W * .17, H * .66, W * .56, 30); g.fill()
    for k, cc in enumerate(cols):
        x, w = W * (.225 + .1125 * k), 62
        with c.piece(shadow=.3, lift=6, volume=.15, vsize=8, rim=.6, grain=.01, alpha=.95) as g:
            smooth(g, [(x - w, y0), (x + w, y0), (x + w, y1 - 20), (x + w * .7, y1), (x - w * .7, y1), (x - w, y1 - 20)], tension=.12); rgb(g, '#eefaf6', .5); g.fill()
            yy = y0 + 70 + 10 * (k % 2); smooth(g, [(x - w + 8, yy), (x + w - 8, yy), (x + w - 8, y1 - 24), (x + w * .62, y1 - 8), (x - w * .62, y1 - 8), (x - w + 8, y1 - 24)], tension=.12); lin(g, 0, yy, 0, y1, shade(cc, .25), cc, shade(cc, -.12)); g.fill()
            rgb(g, 'white', .55); g.rectangle(x - w + 18, y0 + 16, 9, y1 - y0 - 60); g.fill(); g.save(); g.translate(x, yy); g.scale(1, .16); g.arc(0, 0, w - 9, 0, 7); g.restore(); rgb(g, shade(cc, .5)); g.fill()
            g.save(); g.translate(x, y0); g.scale(1, .16); g.arc(0, 0, w, 0, 7); g.restore(); rgb(g, '#f6fffc'); g.set_line_width(6); g.stroke()
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=8, rim=.4) as g: lin(g, 0, H * .77, 0, H * .91, '#f6ecd2', '#cbb890'); smooth(g, [(W * .15, H * .775), (W * .75, H * .775), (W * .77, H * .905), (W * .13, H * .905)], tension=.04); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.1, vsize=6, rim=.4, grain=.02) as g, at(g, W * .885, H * .87, -.1):        # colour card
        smooth(g, [(-130, -150), (130, -150), (130, 120), (-130, 120)], tension=.04); rgb(g, '#fdfaf0'); g.fill()
        for k, cc in enumerate(cols):
            for j, f in enumerate((.3, 0, -.25)): rgb(g, shade(cc, f)); g.rectangle(-108 + k * 44, -124 + j * 74, 38, 62); g.fill()
    x, y = W * .5625, H * .3

    def dropper(cv):
        with cv.piece(shadow=.35, lift=6, volume=.3, vsize=6, rim=.6, grain=.01) as g:
            rgb(g, '#e6f6f2', .92); taper(g, [(W * .45, y0 - 50), (W * .45 + 26, y0 - 130), (x - 6, y + 34)], [9, 26, 30], 14); g.fill(); rgb(g, '#2f86b8', .9); taper(g, [(W * .45 + 3, y0 - 62), (W * .45 + 24, y0 - 124)], [7, 16], 8); g.fill()
            rgb(g, '#e2483a'); taper(g, [(x - 10, y + 40), (x + 26, y - 50), (x + 44, y - 92)], [44, 58, 40], 16); g.fill()
    closeups.hand(c, x + 10, y + 8, 215, PI - .2, 'pinch', '#8a5a3c', '#1b8f93', 3.6, flip=True, held=dropper)
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, rim=.6, grain=.01) as g: water.drop(g, W * .45 - 4, y0 - 12, 15)
    c.finish(.3, center=(.46, .5))


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
