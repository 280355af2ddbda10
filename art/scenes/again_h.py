"""again_h.py - pictures drawn again: shadows in class, larvae between two reefs, a seedling handed on, a square of colour, two look-alikes, under the eave."""
import math
import numpy as np
from scipy.ndimage import gaussian_filter
import flora as F, fauna as A, people as P, land as L, gear as G, closeups as K, ground, portraits
import parts_b as B, parts_gb as S, parts_s as D, parts_sla as M, parts_slb as V, parts_sld as N
from paper import *
from scenes.slides_d3 import brush_hang, cat, pail, vest

PI = math.pi


def shadows(c, rng, variant=0):
    """28: a sunlit classroom before the bell: model sharks and rays hang on strings; their own shadows, fins and all, lie large on wall and floor."""
    w, h = c.w, c.h
    c.light = (-.8, -.6)
    fl = h * .76
    c.backdrop([(0, '#f8e6bf'), (.6, '#fbedd0'), (1, '#e9cfa0')], glow=(w * .02, h * .1, 700, '#fff6dc', .6))
    B.beam(c, [(0, h * .02), (0, h * .45), (w * .75, h * .95), (w * 1.05, h * .6), (w * .7, h * .02)], '#fff3d0', .24, 26)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, h * .6, 0, fl, '#2f8f96', '#2a7f88'); g.rectangle(-20, h * .6, w + 40, fl - h * .6); g.fill(); rgb(g, '#f5b843'); g.rectangle(-20, h * .595, w + 40, 10); g.fill()
    S.planks(c, fl, h + 12, '#b98256', 6, (w * .5, h * .2))
    with c.piece(shadow=.3, lift=8, volume=.2, rim=.3) as g:                # open window at the left with the sea
        lin(g, 0, h * .12, 0, h * .56, '#bfe3e6', '#eaf3dc', '#4fbcc0', '#2a9aa6'); poly(g, [(-20, h * .08), (w * .11, h * .13), (w * .11, h * .53), (-20, h * .58)]); g.fill(); rgb(g, '#8a6242'); g.set_line_width(18); poly(g, [(-30, h * .08), (w * .11, h * .13), (w * .11, h * .53), (-30, h * .58)]); g.stroke(); g.set_line_width(9); g.move_to(w * .05, h * .11); g.line_to(w * .05, h * .55); g.stroke()
    with c.piece(shadow=.35, lift=9, volume=.2, rim=.3) as g:                # blackboard with a chalk shark that has all its fins
        rgb(g, '#9a6a44'); g.rectangle(w * .165, h * .13, w * .25, h * .37); g.fill(); rgb(g, '#2a5c50'); g.rectangle(w * .175, h * .146, w * .23, h * .338); g.fill()
        U = lambda pts: [(w * .29 + a * 300, h * .3 + b * 300) for a, b in pts]
        rgb(g, '#f3f6e8', .85); g.set_line_width(4)
        body = [(.5, .01), (.42, -.05), (.26, -.09), (.1, -.1), (-.1, -.075), (-.3, -.03), (-.4, -.015), (-.52, -.17), (-.47, -.02), (-.51, .08), (-.4, .02), (-.2, .05), (.05, .085), (.28, .08), (.43, .05)]
        smooth(g, U(body), tension=.42); g.stroke()
        for fin in ([(.12, -.1), (.03, -.24), (-.04, -.09)], [(.2, .08), (.06, .24), (.04, .085)], [(-.2, -.05), (-.25, -.1), (-.27, -.037)], [(-.12, .065), (-.2, .12), (-.2, .05)]): smooth(g, U(fin), False, .3); g.stroke()
        for k in range(5): taper(g, U([(.25 - .028 * k, -.045), (.243 - .028 * k, .0), (.25 - .028 * k, .04)]), [2, 3.4, 2], 8); g.fill()
        g.arc(*U([(.4, -.01)])[0], 5, 0, 7); g.fill()
        smooth(g, U([(-.1, .28), (.0, .24), (.14, .28), (.3, .24)]), False); g.stroke(); smooth(g, U([(-.34, .4), (-.2, .36), (-.02, .4), (.16, .36), (.36, .4)]), False); g.stroke()
        rgb(g, '#b98a58'); g.rectangle(w * .165, h * .5, w * .25, 10); g.fill()

    hang = [('shark', w * .63, h * .27, 720, .07, 'blacktip', .1), ('manta', w * .36, h * .52, 320, .35, 'manta', 0), ('shark', w * .87, h * .56, 300, PI + .12, 'whitetip', -.12), ('eagle', w * .16, h * .66, 210, PI - .5, 'eagle', 0)]

    def animals(cv, only=None):
        for k, (kind, x, y, s_, hd, sp, bend) in enumerate(hang):
            if only is not None and k != only: continue
            if kind == 'shark': A.shark(cv, x, y, s_, hd, bend, sp, shadow=.15)
            else: portraits.ray(cv, x, y, s_, hd, sp, tilt=42, flap=.22, shadow=.15)
    for k, (dx, dy, blur, al) in enumerate(((150, 190, 7, .5), (130, 170, 5, .5), (95, 150, 6, .46), (80, 140, 5, .5))):      # the same animals, as what the sun leaves of them
        cv = Canvas(c.pw, c.ph, 5); cv.transparent(); cv.light = c.light
        animals(cv, k)
        m = np.roll(cv.alpha, (int(dy * c.k), int(dx * c.k)), (0, 1)); m[:int(dy * c.k)] = 0; m[:, :int(dx * c.k)] = 0
        m = gaussian_filter(m, blur * c.k) * al
        c.img *= 1 - m[..., None] * (1 - col('#7a5a46').astype(np.float32))
    with c.piece(shadow=0, volume=0, rim=0) as g:
        rgb(g, '#5d4638', .75); g.set_line_width(2.4)
        for kind, x, y, s_, hd, sp, bend in hang:
            for dx in (-.16, .16): g.move_to(x + dx * s_ * .6, -5); g.line_to(x + dx * s_, y - s_ * (.05 if dx > 0 else .03)); g.stroke()
    animals(c)
    for x, y, s_ in ((w * .5, h * .93, .9), (w * .97, h * .995, 1.12)):
        with c.piece(shadow=.5, lift=14, volume=.35, vsize=10) as g, at(g, x, y, 0, s_):
            rgb(g, '#7a5538')
            for dx in (-220, 220): taper(g, [(dx, -60), (dx * 1.02, 90)], [26, 22]); g.fill()
            lin(g, 0, -110, 0, -50, '#d9a866', '#b9844c'); smooth(g, [(-250, -108), (250, -108), (280, -60), (-280, -60)], tension=.08); g.fill(); rgb(g, '#8a5f38'); g.rectangle(-280, -60, 560, 20); g.fill()
        with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g, at(g, x, y, 0, s_):
            for dx, cc in ((-150, '#f2694b'), (60, '#3c86c2')): poly(g, [(dx, -98), (dx + 96, -100), (dx + 104, -72), (dx - 4, -70)]); rgb(g, cc); g.fill(); rgb(g, '#fffaf0'); poly(g, [(dx + 10, -94), (dx + 86, -96), (dx + 92, -78), (dx + 6, -76)]); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=9, rim=.4) as g:      # what is left of the string
        x, y = w * .5 - 170 * .9, h * .93 - 112 * .9; rgb(g, '#e3cf9c'); g.arc(x + 150, y - 14, 30, 0, 7); g.fill(); g.set_line_width(2.4); rgb(g, '#b99a62')
        for k in range(7): g.save(); g.translate(x + 150, y - 14); g.rotate(.5 * k); g.scale(1, .35 + .1 * (k % 3)); g.arc(0, 0, 28, 0, 7); g.restore(); g.stroke()
    c.finish(vignette=.28, warm=.2)


def drift(c, rng, variant=0):
    """10: half and half: under three low islands a fine bright stream of coral larvae leaves a slope of table corals and finds the frames on bare rubble."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    hz = H * .13; wl = H * .2
    L.sky(c, 'rose', hz, (W * .3, hz - 50, 26))
    for x, w, h, n in ((.5, 210, 28, 5), (.68, 290, 36, 7), (.9, 360, 46, 9)): L.island(c, W * x, hz + 2, w, h, palms=n, depth=.25)
    L.sea(c, hz, wl + 40, 'rose', W * .3, 60, .7)
    wave = [(-30, wl + 2), (W * .16, wl + 12), (W * .36, wl - 6), (W * .56, wl + 9), (W * .76, wl - 7), (W + 30, wl + 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, wave, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#b9ead8', '#4fb9bb', '#1f86a2', '#0f5482', '#08305c'); g.fill()
    c.set_air(); c.god_rays(W * .3, -140, .36, 14, 1150, 1.2)
    far = L.rocks(c, [(W * .5, H * 1.06), (W * .56, H * .985), (W * .62, H * .9), (W * .7, H * .845), (W * .8, H * .8), (W * .9, H * .765), (W + 30, H * .74)], '#7fa9a4', .22, 0)
    M.scree(c, lambda: (lambda x: (x, far(x) + rng.uniform(6, 240), .5))(rng.uniform(W * .6, W * 1.02)), 150, (10, 32), depth=.14)
    for x, o, s, d in ((.735, 44, 200, .12), (.965, 40, 210, .16), (.86, 150, 320, .0)): G.reef_star(c, W * x, far(W * x) + o, s, frags=9, depth=d, rot=rng.uniform(0, 1), grown=1.1, color='#3f4f5c')
    for x, o in ((.71, 26), (.93, 60), (.8, 90)): F.pocillopora(c, W * x, far(W * x) + o, 44, rng.choice(['rose', 'saffron', 'plum']))
    # the giving reef: tables one below the other
    base = L.rocks(c, [(-30, H * .42), (W * .08, H * .46), (W * .15, H * .56), (W * .21, H * .68), (W * .27, H * .82), (W * .32, H * .94), (W * .37, H * 1.06)], '#2f7280', .12, 22)
    F.reef_patch(c, 0, W * .33, base, 2.8, .8, ['poc', 'brain', 'soft', 'leather', 'staghorn'], depth=.16)
    K.table(c, W * .075, H * .55, 360, '#c9a24a', .14, .22, 1, -.03, depth=.12)
    A.school(c, 'anthias', W * .2, H * .42, 20, 130, 56, 36, .2, depth=.1); A.silhouettes(c, W * .62, H * .36, 60, 190, 36, 14, .1, '#2f8f9f', .35)
    K.table(c, W * .19, H * .775, 420, '#d9808a', .16, .2, 1, .02, depth=.05)
    # the stream
    path = curve_pts([(W * .13, H * .5), (W * .22, H * .4), (W * .34, H * .37), (W * .46, H * .43), (W * .56, H * .54), (W * .66, H * .61), (W * .76, H * .65), (W * .88, H * .72)], 240)
    with c.piece(shadow=0, volume=0, rim=0, blur=30, alpha=.4) as g: rgb(g, '#fff0c0'); taper(g, path[::10], [40, 120, 130, 110, 120, 90, 50], 60); g.fill()

    def planula(g, x, y, s, a):
        with at(g, x, y, a, s):
            smooth(g, [(.55, 0), (.42, .17), (.1, .235), (-.3, .15), (-.55, 0), (-.3, -.15), (.1, -.235), (.42, -.17)]); rad(g, .1, 0, .6, '#fff3d0', '#ffba86', '#ee7f78', fx=.16, fy=-.08); g.fill()
    with c.piece(shadow=.18, lift=3, volume=.2, vsize=3, rim=.5, grain=.015) as g:
        for _ in range(1250):
            t = rng.uniform(0, 1) ** .9; i = int(t * 239); sp = 20 + 48 * math.sin(t * PI) * (.6 + .4 * math.sin(t * 9)); q = path[i] + rng.normal(0, 1, 2) * (sp * .6, sp * .62)
            s = rng.uniform(4, 10) * (1.25 - .55 * t) * (1.8 if rng.random() < .05 else 1); d = path[min(239, i + 2)] - path[max(0, i - 2)]; planula(g, q[0], q[1], s * 1.5, math.atan2(d[1], d[0]) + rng.normal(0, .4))
    # frame
    K.table(c, W * .055, H * 1.04, 520, 'coral', .2, .26, 2)
    for x, y, s, cc in ((.235, 1.07, 190, 'saffron'), (.3, 1.08, 130, 'plum')): F.staghorn(c, W * x, H * y, s, cc, 3, 6)
    portraits.fish(c, 'chromis', W * .41, H * .8, 120, 66, 4, .2); portraits.fish(c, 'damsel', W * .345, H * .7, 96, 84, 0, -.3)
    L.waterline(c, wave, '#fff6e2', 7)
    c.particles(150, box=(0, wl, W, H)); c.finish(.38, center=(.5, .5))


def handed(c, rng, variant=0):
    """17: two hands pass a seedling in its bag; behind them the line of people runs round the boats' lane and out over the mud."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .3
    L.sky(c, 'morning', hz, (W * .13, H * .12, 34)); L.rinjani(c, W * .72, hz + 4, 560, 96, '#7f9fa8', .5); L.cloud(c, W * .42, H * .1, 230, depth=.4)
    L.sea(c, hz, H * .5, 'morning', W * .13, 80, .6)
    p = ground.view(W, hz, 1100, 3.6)

    def area(pts, cols, **kw):
        q = [p(*a)[:2] for a in pts]
        with c.piece(**{**dict(shadow=.18, lift=5, volume=.14, vsize=14, rim=.25, grain=.05), **kw}) as g: smooth(g, q, tension=.5); lin(g, 0, min(b for a, b in q), 0, max(b for a, b in q), *cols); g.fill()
    xs = np.linspace(-40, 40, 40); sh = lambda x: 30 + 1.6 * math.sin(x * .25)
    area([(x, sh(x) + 3) for x in xs] + [(60, 6), (-60, 6)], ['#a3dacb', '#a3dacb'], shadow=0, alpha=.6, volume=0)
    area([(x, sh(x)) for x in xs] + [(60, 3.2), (-60, 3.2)], ['#d3b99c', '#b08c6c', '#8a6a52']); L.foam(c, [p(x, sh(x))[:2] for x in xs], 3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.6) as g:
        for _ in range(60): X, Z = rng.uniform(-16, 16), rng.uniform(6, 27); x, y, s = p(X, Z); q = s * rng.uniform(.4, 1.4); rgb(g, mix('#cfe3d8', '#f3e2c8', rng.uniform(0, 1))); smooth(g, blob_pts(rng, x, y, q, q * .12, .25, 11)); g.fill()
    lane = lambda Z: 3.2 + .09 * (Z - 8)
    area([(lane(Z) - 1.5, Z) for Z in np.linspace(30, 7, 12)] + [(lane(Z) + 1.5, Z) for Z in np.linspace(7, 30, 12)], ['#e9d3a4', '#f0dcae'], shadow=0, volume=0, rim=0, blur=3, alpha=.9)
    for X, Z, s, hull in ((5.2, 36, 9, '#e4573f'), (4.3, 19, 6, '#2f8fa0')): x, y, q = p(X, Z); L.jukung(c, x, y, q * s * .62, None, hull, X > 5, reflection=Z > 30)
    for X, Z in ((-12.5, 29), (-10, 31), (13.5, 30)): x, y, q = p(X, Z); F.mangrove(c, x, y, q * 4.6, size=14, depth=.2)
    for Z in np.arange(27, 9, -1.9):
        with c.piece(shadow=.3, lift=3, volume=.2, vsize=2, rim=.4, depth=.05) as g:
            for X in np.arange(-15, 15, 1.5):
                if abs(X - lane(Z)) < 1.9 or rng.random() < .12: continue
                x, y, s = p(X + rng.normal(0, .15), Z + rng.normal(0, .2)); V.seedling(g, rng, x, y, s * rng.uniform(.45, .65), jitter(rng, '#5f8f4c', .04), 2, rng.normal(0, .1))
    path = curve_pts([(-.2, 7.2), (-1.0, 9), (-2.2, 11.4), (-3.4, 14.2), (-3.4, 17.6), (-1.8, 20.8), (.6, 23)], 9)
    look = lambda k: P.look(rng, child=k in (2, 6), hair=['hijab', 'hat', 'short', 'hijab', 'cap', 'hat', 'short', 'bun', 'hat'][k], top=['#1b8f93', '#f2694b', '#fff4d6', '#f5b843', '#8f6fb8', '#3c86c2', '#c85a8e', '#f2694b', '#1b8f93'][k], accent=['#f5b843', '#f2694b', '#1b8f93', '#c85a8e', '#f5b843', '#1b8f93'][k % 6], bottom=['skirt', 'trousers', 'shorts', 'skirt', 'trousers'][k % 5], sleeve='short')
    bag = lambda g, J: (F.leaf(g, J['hR'][0] + .03, J['hR'][1] - .02, .2, .09, -1.1, '#7fb462'), F.leaf(g, J['hR'][0] + .03, J['hR'][1] - .02, .2, .09, -2.1, '#7fb462'), rgb(g, '#2c3340'), g.rectangle(J['hR'][0] - .03, J['hR'][1] - .03, .12, .13), g.fill())
    for k in range(8, -1, -1):
        (X, Z) = path[k]; x, y, s = p(X, Z); hgt = s * (1.25 if k in (2, 6) else 1.62)
        ground.cast(c, x, y, hgt, .7, .1)
        pose = ['carry', 'reach', 'stand_side', 'carry', 'walk', 'reach', 'carry', 'bend', 'plant'][k]
        P.person(c, x, y, hgt, pose, look(k), flip=k in (1, 3, 6, 7), prop=bag if pose in ('carry', 'reach') else None)
    # the hands
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.3) as g: rgb(g, '#3a2a30'); smooth(g, blob_pts(rng, W * .56, H * .96, 560, 130, .05, 12)); g.fill()
    bx, by = W * .565, H * .99
    hold = lambda c_: V.polybag(c_, bx, by, 200, 262, '#2b3440', 1.6, 3, .02)
    K.hand(c, bx + 104, by - 206, 196, PI - .3, 'pull', '#6b432d', '#f2694b', 3.6, flip=True, band='saffron', held=hold)
    K.hand(c, bx - 100, by - 150, 188, -.34, 'pull', '#a9734c', '#1b8f93', 3.8)
    c.finish(.32, warm=.12, center=(.5, .5))


def square(c, rng, variant=0):
    """29: from high above: in an endless grey field of broken reef one sunlit square of colour inside its string, one diver, and the shadow of the boat."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#8fa3a6'), (.5, '#7f9499'), (1, '#5f7a88')], 35, wash=.1)
    cx, cy, R = W * .63, H * .44, 176
    clear = lambda x, y, m=0: abs(x - cx) < R + m and abs(y - cy) < R * .92 + m
    heaps = [(rng.uniform(-20, W + 20), rng.uniform(-20, H + 20), rng.uniform(60, 190), rng.uniform(0, 3)) for _ in range(34)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=16, alpha=.5) as g:      # where the current has heaped the rubble
        for x, y, q, t in heaps: rgb(g, rng.choice(['#6f858e', '#9aa9a8', '#7a8f94'])); smooth(g, blob_pts(rng, x, y, q * 1.2, q * .6, .2, 12, t)); g.fill()
    stick = lambda g, x, y, L_, w_: (rgb(g, jitter(rng, rng.choice(['#bcc2ba', '#a5adab', '#cfd1c6', '#8a9698', '#78868a', '#9a9a86']), .02)), taper(g, wander(rng, x, y, rng.uniform(0, 2 * PI), L_, 3, .25), [w_, w_ * .8, w_ * .45], 6), g.fill())
    with c.piece(shadow=.5, lift=4, volume=.4, vsize=3, rim=.4, grain=.05) as g:
        for x0, y0, q, t in heaps:
            for _ in range(int(q * .8)):
                u, v = rng.normal(0, q * .55), rng.normal(0, q * .26); x, y = x0 + u * math.cos(t) - v * math.sin(t), y0 + u * math.sin(t) + v * math.cos(t)
                if not clear(x, y, 26): stick(g, x, y, rng.uniform(14, 34), rng.uniform(5, 8))
    plates = [(.15, .27, 300, 2, None), (.055, .41, 190, 1, None), (.35, .84, 340, 2, None), (.245, .945, 200, 3, None), (.33, .1, 180, 2, None), (.445, .235, 116, 1, None), (.945, .19, 250, 2, None), (.06, .76, 240, 3, None), (.9, .83, 290, 1, ('#d9806a', 3.4, 4.5)), (.79, .95, 170, 2, None), (.86, .04, 150, 2, None), (.56, .93, 120, 2, None), (.18, .62, 110, 2, None), (.99, .55, 190, 2, None)]
    for x, y, q, n_, live in plates: K.wreck(c, W * x, H * y, q, .97, jitter(rng, rng.choice(['#aab3ab', '#a3afae', '#b3b5a4']), .015), rng.uniform(0, 6) if not live else 0, n_, live, rng.uniform(.3, 1))
    for layer in range(2):
        with c.piece(shadow=.45, lift=2.6, volume=.35, vsize=2, rim=.4, grain=.05) as g:
            for _ in range(1000):
                x, y = rng.uniform(-20, W + 20), rng.uniform(-20, H + 20)
                if clear(x, y, 12) or any(math.hypot(x - W * u, y - H * v) < q_ * .52 for u, v, q_, *_ in plates): continue
                L_ = rng.uniform(6, 18); rgb(g, jitter(rng, rng.choice(['#bcc2ba', '#a5adab', '#cfd1c6', '#8a9698', '#78868a']), .02)); a = rng.uniform(0, 2 * PI); p = wander(rng, x, y, a, L_, 3, .25); taper(g, p, [3.8, 3, 1.8], 6); g.fill()
                if rng.random() < .4: taper(g, [p[1], (p[1][0] + math.cos(a + 1) * L_ * .5, p[1][1] + math.sin(a + 1) * L_ * .5)], [2.6, 1.6]); g.fill()
    c.tint('#1f3f5c', .24)
    # sun on the square
    c.glow(cx, cy, 420, '#fff0c8', .42)
    with c.piece(shadow=.35, lift=5, volume=.15, rim=.4, grain=.05) as g: smooth(g, [(cx - R, cy - R * .9), (cx, cy - R * .94), (cx + R, cy - R * .88), (cx + R * 1.02, cy), (cx + R, cy + R * .9), (cx, cy + R * .94), (cx - R * 1.01, cy + R * .9), (cx - R * 1.02, cy)], tension=.2); rad(g, cx, cy, R * 1.3, '#f4ebc6', '#e0dcbc'); g.fill()
    cols = ['#e8694c', '#e9a94a', '#b8558c', '#d98c9c', '#8a76b0', '#8fa05c', '#d98a58', '#6fa08f']
    spots = [(cx + (i - 3) * R * .285 + rng.normal(0, 5) + (j % 2 - .5) * R * .14, cy + (j - 2.5) * R * .3 + rng.normal(0, 5), i, j) for j in range(6) for i in range(7)]
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2, rim=.4) as g:                  # the plugs on which they stand, empty ones where work goes on
        for x, y, i, j in spots: rgb(g, '#cfc6a4'); smooth(g, blob_pts(rng, x, y, 11, 10, .1, 9)); g.fill()
    for x, y, i, j in spots:
        if (i, j) in ((5, 4), (6, 4), (6, 5), (5, 5), (4, 5), (0, 2), (3, 3)): continue
        k, cc = (i * 5 + j * 3) % 4, cols[(i * 3 + j * 5) % 8]
        if k == 0: K.plate(c, x, y, rng.uniform(52, 78), mix(cc, 'cream', .3), .97, 0.0, 'cream', dict(shadow=.5, lift=4, volume=.3, vsize=4, rim=.3), dict(shadow=.25, lift=1, volume=.12, vsize=1, rim=.3))
        elif k == 1: B.coral_top(c, x, y, rng.uniform(54, 70), mix(cc, 'cream', .12), 2)
        else: B.coral_top(c, x, y, rng.uniform(38, 58), cc if k == 3 else jitter(rng, rng.choice(['#b09a5e', '#9a8fb0', '#a8a070', '#c9a070']), .03), (3, 1)[k == 2])
    corners = [(cx - R - 8, cy - R * .95), (cx + R + 8, cy - R * .93), (cx + R + 8, cy + R * .96), (cx - R - 8, cy + R * .95)]
    with c.piece(shadow=.45, lift=5, volume=.2, rim=.4) as g:
        rgb(g, '#ff5a3c'); g.set_line_width(4.4); poly(g, corners); g.stroke()
        for x, y in corners: rgb(g, '#fff4d6'); g.arc(x, y, 8, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=6, volume=.1, rim=.3) as g:
        for k in range(34): x, y = cx + rng.normal(0, 96), cy + rng.normal(0, 84); a = rng.uniform(0, 7); rgb(g, rng.choice(['#f5b843', '#2f7fd0', '#f2694b'])); taper(g, [(x, y), (x + 13 * math.cos(a), y + 13 * math.sin(a))], [6, 1], 4); g.fill()
    B.diver_top(c, cx + R * .98, cy + R * .86, 232, PI + .72, 'coral', drop=40)
    f = c.caustic_field(); c.img = np.clip(c.img + (f * .12)[..., None] * np.array([.95, 1, .9], np.float32), 0, 1)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=10, alpha=.5) as g, at(g, W * .2, H * .53, -.5, 420):      # the boat's shadow
        rgb(g, '#0f2a44'); smooth(g, [(.56, 0), (.2, .092), (-.1, .1), (-.54, .012), (-.54, -.012), (-.1, -.1), (.2, -.092)]); g.fill()
        for sg in (-1, 1): taper(g, [(-.42, .3 * sg), (0, .315 * sg), (.43, .29 * sg)], [.03, .04, .03], 12); g.fill()
        for px in (.2, -.22): taper(g, [(px, -.32), (px, .32)], [.03, .03]); g.fill()
    c.finish(.5, center=(.61, .45), contrast=.14)


def alike(c, rng, variant=0):
    """36: near: a furred steel bar and a young coral of the same colour inside the same dashed line; between them a sergeant fish looks at you."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#a9e0d0'), (.3, '#4fb0b4'), (.66, '#1f7f98'), (1, '#145f80')], 92, glow=(W * .16, -40, 760, '#fffbe0', .6))
    c.god_rays(W * .16, -160, .34, 12, 1050, 1.2)
    L.sandbed(c, [(-30, H * .84), (W * .3, H * .82), (W * .65, H * .85), (W + 30, H * .81)], '#dfd9b4', .4)
    with c.piece(depth=.55, shadow=.2, lift=6, volume=.3, vsize=8, blur=3) as g:
        for x, y, s in ((.1, .8, 1.1), (.5, .77, .8), (.93, .8, .9)):
            rgb(g, '#2f5f70'); X, Y = W * x, H * y
            for a, b in (((-120, 60), (-60, -90)), ((120, 60), (70, -92)), ((-60, -90), (70, -92)), ((-90, -15), (96, -14)), ((0, -90), (0, 60))): taper(g, [(X + a[0] * s, Y + a[1] * s), (X + b[0] * s, Y + b[1] * s)], [11 * s, 11 * s]); g.fill()
    A.school(c, 'chromis', W * .6, H * .3, 20, 190, 50, 32, PI + .1, depth=.3)
    a, b = np.array((W * .04, H * 1.06)), np.array((W * .36, -60.))
    N.steel(c, (-60, H * .905), (W * 1.05, H * .745), 70)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # rust and pink crust on the clean bar
        for _ in range(80):
            t = rng.uniform(0, 1); x, y = -60 + (W * 1.1 + 60) * t, H * (.905 - .16 * t) + rng.normal(0, 14); smooth(g, blob_pts(rng, x, y, rng.uniform(5, 28), rng.uniform(4, 13), .25, 8, -.1)); rgb(g, rng.choice(['#b4776a', '#d98fa0', '#9a7a6a', '#c98f8f']), .45); g.fill()
    N.steel(c, tuple(a), tuple(b), 64, '#8a8f78')
    N.fur(c, tuple(a), tuple(b), 66, 46, 2100, ('#a9803f', '#c29a50', '#8a7a3c', '#d3a85a', '#9a7440'), .55)
    # the young coral in its tie
    root = (W * .775, H * .79)
    brown = '#b98a45'
    for pts, w in (([root, (W * .86, H * .6), (W * .925, H * .43), (W * .94, H * .33)], [66, 60, 48, 26]), ([(W * .84, H * .645), (W * .9, H * .57), (W * .955, H * .5)], [46, 40, 22]),
                   ([root, (W * .725, H * .56), (W * .665, H * .42), (W * .645, H * .3)], [66, 58, 46, 26]), ([root, (W * .785, H * .52), (W * .79, H * .3), (W * .815, H * .12)], [84, 76, 62, 32]), ([(W * .788, H * .47), (W * .772, H * .35), (W * .735, H * .19)], [52, 46, 22])):
        D.twig(c, pts, w, brown, '#ffeccb', .085)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6, rim=.5) as g:
        for k in range(3): rgb(g, '#22303a'); taper(g, [(root[0] - 60, root[1] - 16 + k * 18), (root[0], root[1] + 6 + k * 17), (root[0] + 60, root[1] - 22 + k * 18)], [13, 15, 13], 14); g.fill()
    with c.piece(shadow=.3, lift=4, volume=0, rim=0, grain=0) as g:      # the same line round both
        g.set_line_width(8); g.set_line_cap(1); g.set_dash([26, 20]); rgb(g, '#ff7a4a')
        smooth(g, [(W * .61, H * .27), (W * .635, H * .225), (W * .68, H * .25), (W * .7, H * .13), (W * .75, H * .1), (W * .79, H * .06), (W * .84, H * .065), (W * .86, H * .16), (W * .845, H * .4), (W * .89, H * .4), (W * .92, H * .285), (W * .97, H * .3), (W * .975, H * .42), (W * .988, H * .49), (W * .96, H * .57), (W * .9, H * .66), (W * .85, H * .8), (W * .775, H * .875), (W * .705, H * .83), (W * .69, H * .66), (W * .63, H * .48)]); g.stroke()
        d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]]); u, v = a + (b - a) * .2, a + (b - a) * .78
        smooth(g, [tuple(u + n * 96), tuple((u + v) / 2 + n * 104), tuple(v + n * 96), tuple(v + d * 62), tuple(v - n * 96), tuple((u + v) / 2 - n * 104), tuple(u - n * 96), tuple(u - d * 62)]); g.stroke(); g.set_dash([])
    portraits.fish(c, 'sergeant', W * .49, H * .56, 340, 80, 3, .3, roll=.05)
    portraits.fish(c, 'damsel', W * .395, H * .76, 130, 58, 2, .2)
    F.pocillopora(c, W * .3, H * 1.05, 150, 'rose'); F.staghorn(c, W * .96, H * 1.08, 170, 'saffron', 2, 5); F.brain(c, W * .87, H * 1.06, 120, 'leaf')
    c.particles(140); c.finish(.34, center=(.52, .48))


def eave(c, rng, variant=0):
    """45: rain over a green bay, from the dry deck: one person leans on a post with a warm cup, a cat beside; pails under the drops, gear on the beam."""
    W, H = c.w, c.h
    hz = H * .44
    c.light = (.3, -.95)
    c.backdrop([(0, '#6f8a92'), (.25, '#98b2b0'), (.46, '#dbe3d2'), (1, '#a9c2b8')], 92, glow=(W * .62, hz - 30, 620, '#fbf6df', .6))
    for pts, cc, d in (([(-30, hz - 120), (W * .1, hz - 150), (W * .26, hz - 96), (W * .42, hz - 60), (W * .56, hz + 6)], '#4a8a66', .5), ([(W * .5, hz + 8), (W * .66, hz - 40), (W * .8, hz - 120), (W * .9, hz - 110), (W + 30, hz - 190), (W + 30, hz + 8)], '#5c9a5a', .32)):
        with c.piece(shadow=.12, lift=6, volume=.28, vsize=20, depth=d) as g: smooth(g, pts, False); g.line_to(pts[-1][0], hz + 8); g.line_to(pts[0][0], hz + 8); g.close_path(); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=16, alpha=.7) as g:
        for x, y, q in ((.1, .3, 130), (.34, .385, 110), (.74, .36, 120), (.93, .31, 150)): rgb(g, '#eef1e6', .8); smooth(g, blob_pts(rng, W * x, H * y, q * 1.6, q * .22, .2, 10)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-10, hz, W + 20, H * .34); lin(g, 0, hz, 0, H * .74, '#d3e3d2', '#8fc4b8', '#5fab9f', '#3f8f8a'); g.fill()
    S.sheen(c, hz, H * .7, 60, '#eef6ea', '#4f8f8a', .8)
    for x, y, s, h in ((.66, .53, 190, '#c9483a'), (.5, .487, 110, '#2f8fa0')): L.jukung(c, W * x, H * y, s, None, h, x < .6)
    for x, y, s in ((.88, .56, 190), (.965, .6, 230)): F.mangrove(c, W * x, H * y, s, leaves='#4f8f52', size=15, depth=.2)
    with c.piece(shadow=.15, lift=2, volume=0, rim=0, grain=.01) as g:
        g.set_line_width(1.6)
        for _ in range(170):
            t = rng.uniform(0, 1); x, y = rng.uniform(0, W), hz + 8 + t * H * .27; q = (4 + 22 * t) * rng.uniform(.5, 1); rgb(g, '#f4fbf6', .55)
            with at(g, x, y, 0, q, q * .26): g.arc(0, 0, 1, 0, 7)
            g.stroke()
    B.rain(c, 560, .1, 46, (.12, .4)); B.rain(c, 110, .1, 90, (.2, .45))
    # deck, its dry part warm, its edge wet
    S.planks(c, H * .74, H + 12, '#9a6f50', 7, (W * .62, H * .2)); S.sheen(c, H * .74, H * .83, 50, '#e6efe6', '#4a3226', .9)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g: rgb(g, '#5d402d'); taper(g, [(-30, H * .742), (W + 30, H * .742)], [17, 17]); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.4, vsize=18, rim=.2, grain=.06) as g:
        g.rectangle(-20, -20, W + 40, H * .05 + 20); lin(g, 0, 0, 0, H * .1, '#3f2f26', '#6a4f34'); g.fill()
        for _ in range(560): x = rng.uniform(-20, W + 20); y0 = rng.uniform(-10, H * .04); q = rng.uniform(26, 66); rgb(g, jitter(rng, shade('#a9803f', rng.uniform(-.5, .15)), .03)); taper(g, [(x, y0), (x + rng.normal(0, 5), y0 + q * .6), (x + rng.normal(0, 9), y0 + q)], [6, 5, 1.5], 8); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for k in range(52):
            x = W * (k + rng.uniform(.2, .8)) / 52
            if rng.random() < .3: continue
            y = H * .09 + rng.uniform(0, 20)
            while y < H * .76: q = rng.uniform(8, 26); rgb(g, '#f8fdfa', rng.uniform(.35, .85)); taper(g, [(x, y), (x + 1, y + q)], [1.4, 3.6], 6); g.fill(); y += q + rng.uniform(20, 84)
    D.bamboo(c, (W * .955, -30), (W * .948, H * .77), 44, '#9a7844')
    D.bamboo(c, (W * .085, -30), (W * .09, H * 1.04), 66, '#b08a50')
    D.bamboo(c, (-30, H * .165), (W + 30, H * .15), 34, '#b98f52')
    hook = lambda x: H * (.165 - .015 * x) + 12
    vest(c, rng, W * .235, hook(.23) + 22, 215, '#2f6fc0', .03); vest(c, rng, W * .345, hook(.34) + 22, 200, '#f2694b', -.03)
    for x, cc, L_ in ((.44, '#c99a5c', 180), (.47, '#b4623f', 150)): brush_hang(c, rng, W * x, hook(x) - 4, L_, cc)
    D.dive_mask(c, W * .845, hook(.84) - 6, 150, '#1b8f93', 'saffron')
    for x, y, s, cc in ((.6, .8, 108, '#e9b23c'), (.765, .825, 156, '#3c86c2')): pail(c, rng, W * x, H * y, s, cc)
    # who watches: on a mat, back to the post, knees up, a cup in the hands
    with c.piece(shadow=.35, lift=5, volume=.2, vsize=10, grain=.05) as g:
        poly(g, [(W * .07, H * .935), (W * .47, H * .925), (W * .52, H * .995), (W * .04, H * 1.01)]); q = g.copy_path(); rgb(g, '#d9b36a'); g.fill(); g.save(); g.append_path(q); g.clip()
        for k in range(40): rgb(g, ['#c2703f', '#8f5a34'][k % 2], .5 if k % 5 == 0 else .14); g.set_line_width(5); g.move_to(W * (.02 + .013 * k), H * .9); g.line_to(W * (.0 + .0142 * k), H * 1.02); g.stroke()
        g.restore()

    def cup(g, J):
        x, y = J['hR']; rgb(g, '#fffaf0'); smooth(g, [(x - .012, y - .05), (x + .055, y - .05), (x + .048, y + .03), (x - .004, y + .03)], tension=.25); g.fill(); rgb(g, '#f2694b'); taper(g, [(x - .011, y - .03), (x + .053, y - .03)], [.012, .012]); g.fill()
    J = P.person(c, W * .185, H * .968, 640, 'sit_hug', P.look(rng, hair='bun', top='#f5b843', bottom='trousers', bcol='#3f5e5a', skin='#8a5a3c', accent='#c85a8e', sleeve='long'), prop=cup, tweak=dict(lean=-2, head=6, aL=(30, 92), aR=(26, 100)))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.6) as g:      # steam
        x, y = J['hR']; rgb(g, '#fffaf0', .7)
        for k in range(3): taper(g, wander(rng, x + 10 + 9 * k, y - 40, -PI / 2 + .1 * (k - 1), 70 + 12 * k, 6, .35), [3, 6, 1], 16); g.fill()
    cat(c, W * .425, H * .96, 165)
    c.finish(.4, warm=.06, center=(.52, .5))
