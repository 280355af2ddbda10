"""Pictures of the article "A coastline cleanup that became art"."""
import math
import cairo
import numpy as np
from toolkit import flora as F, gear as G, ground, household, land as L, people as P, ropes_and_bars, shadow, shells, water
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Cleanup art: looking up at a bamboo arch hung with fish cut from found plastic, lit through by the sun like glass."""
    W, H = c.w, c.h
    c.light = (-.15, -.99)
    sx, sy = W * .44, H * .36
    hz = H * .72
    c.backdrop([(0, '#6fb8cf'), (.35, '#b3dcd6'), (.6, '#fbe3b4'), (.74, '#f8c487'), (1, '#f8c487')], 90, glow=(sx, sy, 620, '#fff8dc', .9))
    c.glow(sx, sy, 240, '#ffffff', .7); c.set_air()
    L.cloud(c, W * .86, H * .22, 320, depth=.35); L.cloud(c, W * .1, H * .5, 240, depth=.4, puffs=5)
    L.sea(c, hz, H * .82, 'noon', sx, 50, 1.0); L.island(c, W * .9, hz + 3, 420, 34, depth=.45)
    sh = [(-30, H * .815), (W * .3, H * .8), (W * .7, H * .815), (W + 30, H * .79)]
    L.foam(c, sh, 7); L.ground(c, [(-30, H * .835), (W * .4, H * .815), (W + 30, H * .8)], 'sand', '#d9b57a', 200)
    # coloured light on the sand
    with c.piece(shadow=0, volume=0, rim=0, blur=5, alpha=.55) as g:
        for _ in range(60): rgb(g, rng.choice(['#f2694b', '#35abb2', '#f5b843', '#c85a8e', '#8f6fb8', '#79c48a'])); smooth(g, blob_pts(rng, rng.normal(W * .46, W * .2), rng.uniform(H * .85, H * .99), rng.uniform(12, 40), rng.uniform(5, 12), .15, 8)); g.fill()
    for x, y, s, p, f in ((.9, .86, 110, 'bend', True), (.07, .85, 104, 'walk', False), (.955, .87, 116, 'carry', True)): P.person(c, W * x, H * y, s, p, P.look(rng), f, depth=.18)
    # bamboo arch
    arch = [(W * .1, H * 1.02), (W * .115, H * .55), (W * .2, H * .16), (W * .42, H * .035), (W * .66, H * .05), (W * .84, H * .2), (W * .91, H * .55), (W * .915, H * .98)]
    for off, w in ((0, 24), (16, 17)):
        with c.piece(shadow=.45, lift=9, volume=.5, vsize=8) as g:
            q = curve_pts([(x + off, y + off * .8) for x, y in arch], 120); lin(g, W * .1, 0, W * .9, 0, '#c9a04f', '#e3c27c', '#a97f3a'); taper(g, q, [w, w * .9, w * .75, w * .7, w * .75, w * .9, w], 120); g.fill(); rgb(g, '#7a5626', .8); g.set_line_width(3)
            for k in range(6, 118, 8): d = q[k + 1] - q[k]; n_ = np.array([-d[1], d[0]]); n_ = n_ / np.hypot(*n_) * w * .46; g.move_to(*(q[k] + n_)); g.line_to(*(q[k] - n_)); g.stroke()
    qa = curve_pts(arch, 200); ytop = lambda x: float(min(q_[1] for q_ in qa if abs(q_[0] - x) < 26))
    outline = [(.5, .02), (.38, -.12), (.2, -.2), (-.02, -.21), (-.22, -.12), (-.32, -.045), (-.46, -.17), (-.54, -.16), (-.47, .0), (-.54, .17), (-.45, .18), (-.32, .06), (-.2, .14), (0, .21), (.2, .2), (.38, .13)]
    warm, cool, mixd = ['#f2694b', '#f5b843', '#ee8f9f', '#f9d97a', '#e8572f'], ['#1fb0b8', '#3c86c2', '#8fd6e0', '#5fc98f', '#2f6fd0'], ['#c85a8e', '#8f6fb8', '#f5b843', '#e0e8f0', '#b06fd0']
    def panel(x, y, s, a, cols, flip=False, turtle=False):
        top = ytop(x)
        with c.piece(shadow=.15, lift=2, volume=0, rim=0) as g: rgb(g, '#6b5a45', .9); g.set_line_width(2.2); g.move_to(x, top); g.line_to(x + rng.normal(0, 2), y - s * .17); g.stroke()
        with c.piece(shadow=.3, lift=10, volume=.12, vsize=10, rim=.4, grain=.03, alpha=.96) as g:
            with at(g, x, y, a, -s if flip else s, s):
                if turtle: smooth(g, [(.34, 0), (.28, -.2), (0, -.3), (-.28, -.2), (-.36, 0), (-.28, .2), (0, .3), (.28, .2)])
                else: smooth(g, outline)
                p = g.copy_path(); rgb(g, '#fff4d6'); g.fill(); g.save(); g.append_path(p); g.clip()
                for i in range(230):
                    px, py = rng.uniform(-.56, .52), rng.uniform(-.31, .31); cc = jitter(rng, cols[rng.integers(len(cols))], .04); q_ = rng.uniform(.03, .075); k = rng.integers(4)
                    rgb(g, cc, .9)
                    with at(g, px, py, rng.uniform(0, 3), q_):
                        if k == 0: g.arc(0, 0, .8, 0, 7)
                        elif k == 1: smooth(g, [(-.9, -.5), (.9, -.45), (.8, .5), (-.85, .45)], tension=.2)
                        elif k == 2: poly(g, [(-.9, .6), (0, -.9), (.9, .5)])
                        else: smooth(g, blob_pts(rng, 0, 0, 1, .6, .2, 7))
                        g.fill_preserve(); rgb(g, shade(cc, .6), .5); g.set_line_width(.12); g.stroke()
                # light through: bright towards the sun side
                dx = (sx - x) * (-1 if flip else 1) / s; dy = (sy - y) / s
                rad(g, np.clip(dx, -.45, .45), np.clip(dy, -.25, .25), .6, (0, '#fffdf0', .5), (.6, '#fff4d0', .12), (1, 'navy', .22)); g.paint(); g.restore()
                g.append_path(p); rgb(g, '#2c3a48'); g.set_line_width(.013); g.stroke()
                if not turtle: rgb(g, '#2c3a48'); g.set_line_width(.011); g.move_to(.27, -.15); g.curve_to(.2, -.05, .2, .07, .27, .15); g.stroke(); g.arc(.37, -.04, .042, 0, 7); rgb(g, '#fdfaf0'); g.fill(); g.arc(.37, -.04, .022, 0, 7); rgb(g, '#22323f'); g.fill()
                else:
                    for m in (-1, 1): rgb(g, cols[1]); taper(g, [(.2, .2 * m), (.36, .42 * m), (.28, .54 * m)], [.16, .12, .04], 10); g.fill(); taper(g, [(-.25, .18 * m), (-.42, .3 * m)], [.12, .05], 8); g.fill()
                    rgb(g, cols[0]); smooth(g, [(.33, -.07), (.5, -.08), (.56, 0), (.5, .08), (.33, .07)]); g.fill()
    panel(W * .3, H * .335, 340, -.06, warm); panel(W * .585, H * .26, 290, .05, cool, True); panel(W * .762, H * .5, 270, -.06, mixd, True); panel(W * .49, H * .53, 250, .12, warm[::-1], True); panel(W * .225, H * .6, 190, .1, cool)
    panel(W * .645, H * .62, 150, -.9, ['#5fc98f', '#79a86a', '#f5b843', '#1fb0b8'], False, True); panel(W * .39, H * .2, 130, .0, mixd)
    with c.piece(shadow=.25, lift=4, volume=.2, vsize=3) as g:           # strings of caps
        for x in (.26, .345, .46, .53, .69, .81, .855):
            t0 = ytop(W * x); n = rng.integers(3, 8); rgb(g, '#6b5a45', .8); g.set_line_width(1.8); g.move_to(W * x, t0); g.line_to(W * x, t0 + 26 + n * 26); g.stroke()
            for k in range(n): rgb(g, rng.choice(warm + cool + mixd)); g.arc(W * x + rng.normal(0, 2), t0 + 26 + k * 26, rng.uniform(7, 11), 0, 7); g.fill()
    # people below: an adult on a low step hangs a piece, a child holds the next one up
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=7) as g:
        for m in (-1, 1): rgb(g, '#a9764a'); taper(g, [(W * .76 + m * 62, H * .975), (W * .76 + m * 34, H * .845)], [13, 12]); g.fill()
        rgb(g, '#c79a63'); taper(g, [(W * .76 - 44, H * .843), (W * .76 + 44, H * .843)], [16, 16]); g.fill(); rgb(g, '#8a5f3a'); taper(g, [(W * .76 - 50, H * .915), (W * .76 + 50, H * .915)], [9, 9]); g.fill()
    P.person(c, W * .76, H * .838, 300, 'arm_up', P.look(rng, hair='hijab', accent='#f2694b', top='#2f6f86', bottom='trousers', bcol='#22303f'), tweak=dict(aL=(-150, -172)))
    def piece_(g, J):
        x, y = J['hR']
        with at(g, x, y - .06, -.6, .34): smooth(g, outline); rgb(g, '#f5b843'); g.fill(); rgb(g, '#f2694b'); g.arc(.0, 0, .09, 0, 7); g.fill(); rgb(g, '#1fb0b8'); g.arc(.22, .03, .07, 0, 7); g.fill(); rgb(g, '#c85a8e'); g.arc(-.2, -.02, .06, 0, 7); g.fill()
    P.person(c, W * .655, H * .97, 225, 'arm_up', P.look(rng, child=True, hair='pony', top='#f5e6b8', bottom='shorts', bcol='#c85a8e'), False, piece_)
    P.person(c, W * .3, H * .98, 250, 'squat_back', P.look(rng, child=True, hair='cap', accent='#1b8f93', top='#f2694b', bottom='shorts'))
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g:
        for _ in range(34): G.litter(g, rng, rng.normal(W * .395, 60), H * rng.uniform(.925, .985), rng.uniform(10, 17))
        G.crate(g, W * .475, H * .985, 104, '#3c86c2'); G.bag(g, W * .175, H * .985, 110, '#e8e2cf')
    c.finish(.28, warm=.1, center=(.46, .45))


def second(c, rng, variant=0):
    """So close that one sees what the fish is made of: hundreds of bottle caps, sorted by colour, around an eye made of a lid."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6e6bf'), (.6, '#ecd0a0'), (1, '#c99f70')], 50, glow=(W * .1, 0, 700, 'cream', .4))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for _ in range(900): s = rng.uniform(1, 4); rgb(g, rng.choice(['#b98f60', '#fff6dc', '#8f6a4a']), .4); g.arc(rng.uniform(0, W), rng.uniform(0, H), s, 0, 7); g.fill()
    for _ in range(5): shells.scallop(c, W * rng.uniform(.02, .3), H * rng.choice([.06, .95]), rng.uniform(40, 70), rng.choice(['#f3b79a', '#f6e6d0']), rng.uniform(-2, 2))
    ex, ey = W * .4, H * .43
    head = [(W * 1.08, -H * .12), (W * .7, -H * .02), (W * .42, H * .08), (W * .22, H * .25), (W * .1, H * .44), (W * .065, H * .535), (W * .12, H * .6), (W * .075, H * .66), (W * .14, H * .76), (W * .32, H * .9), (W * .6, H * 1.02), (W * 1.08, H * 1.14)]
    with c.piece(shadow=.6, lift=20, volume=.4, vsize=30) as g: smooth(g, head, tension=.5); rgb(g, '#1f5a78'); g.fill()
    ctx = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 4, 4)); smooth(ctx, head, tension=.5)
    bands = [(0, '#fdfaf0'), (135, '#fdfaf0'), (185, '#f5b843'), (255, '#f2694b'), (340, '#e56a8a'), (430, '#8f6fb8'), (540, '#3c86c2'), (660, '#1b9aa0'), (800, '#4fb08a'), (940, '#f5b843'), (1100, '#f2694b')]
    R, spots = 31, []
    for ring in range(1, 40):         # rings of caps around the eye
        rad_ = 116 + ring * 51 * (1 + rng.normal(0, .004)); n = int(2 * PI * rad_ / 55)
        for k in range(n):
            a = 2 * PI * (k + .5 * (ring % 2)) / n + rng.normal(0, .006); x, y = ex + math.cos(a) * rad_, ey + math.sin(a) * rad_
            if -60 < x < W + 60 and -60 < y < H + 60 and all(ctx.in_fill(x + d * 24 * math.cos(b), y + d * 24 * math.sin(b)) for d in (0, 1) for b in (0, 1.57, 3.14, 4.71)):
                spots.append((x, y, rad_, a))
    for x, y, q, a in spots:
        gill = 0 < math.cos(a - .1) and abs(q - 470) < 26
        mouth = y > H * .5 and abs((y - H * .6) - .1 * (x - W * .1)) < 27 and x < W * .29
        cc = np.array([np.interp(q, [b[0] for b in bands], [col(b[1])[i] for b in bands]) for i in range(3)])
        if gill: cc = col('#20304a')
        if mouth: cc = col('#a9283a')
        if rng.random() < .1: cc = col(rng.choice(['#fdfaf0', '#f5b843', '#e2553f', '#3c86c2']))
        household.bottle_cap(c, x, y, R * rng.uniform(.82, .98), jitter(rng, cc, .05))
    with c.piece(shadow=.6, lift=14, volume=.5, vsize=20, rim=.5) as g:     # the eye: a jar lid, a blue lid, a black one
        for q, cc in ((134, '#fff8e6'), (112, '#f5b843'), (88, '#1f6f9a'), (58, '#141a2c')):
            g.arc(ex, ey, q, 0, 7); rad(g, ex - q * .3, ey - q * .35, q * 1.4, shade(cc, .35), cc, shade(cc, -.3)); g.fill(); rgb(g, shade(cc, -.5), .5); g.set_line_width(4); g.arc(ex, ey, q - 7, 0, 7); g.stroke()
        rgb(g, 'white', .95); smooth(g, blob_pts(rng, ex - 22, ey - 24, 17, 14, .08, 9)); g.fill(); rgb(g, shade('#fff8e6', -.35), .7); g.set_line_width(5)
        for k in range(52): a = k * 2 * PI / 52; g.move_to(ex + math.cos(a) * 126, ey + math.sin(a) * 126); g.line_to(ex + math.cos(a) * 136, ey + math.sin(a) * 136); g.stroke()
    ropes_and_bars.rope(c, [(x, y) for x, y in head[1:-1]], 22, '#e9d9b0')
    for x, y, cc in ((.06, .12, '#f2694b'), (.11, .09, '#fdfaf0'), (.1, .17, '#3c86c2'), (.05, .88, '#f5b843'), (.1, .93, '#1b9aa0'), (.16, .95, '#8f6fb8'), (.03, .3, '#4fb08a')): household.bottle_cap(c, W * x, H * y, 34, cc)
    c.finish(.3, warm=.06, center=(.42, .45))


def slide_1(c, rng, variant=0):
    """Wide, forenoon, from a stand: a charcoal fish on a great cloth on the beach, two thirds of it filled with sorted plastic; tubs, sacks, and the arch by the sea behind."""
    W, H = c.w, c.h
    c.light = (.62, -.78)
    hz = H * .17
    L.sky(c, 'noon', hz); L.cloud(c, W * .2, H * .1, 260, depth=.4); L.cloud(c, W * .85, H * .12, 320, depth=.4)
    L.island(c, W * .62, hz + 1, 420, 26, depth=.55)
    L.sea(c, hz, H * .5, 'noon', None, 80, .4)
    base = L.ground(c, [(-30, H * .3), (W * .3, H * .285), (W * .6, H * .29), (W + 30, H * .265)], '#f6e4b8', '#e3c48b', 420)
    L.foam(c, [(-30, H * .298), (W * .3, H * .283), (W * .6, H * .288), (W + 30, H * .263)], 8)
    p = ground.view(W, hz, 1100, 5.4)
    F.palm(c, W * .9, H * .44, 330, .12); F.palm(c, W * .965, H * .47, 400, -.1); F.palm(c, W * .04, H * .45, 340, .1)
    # arch with the first fish
    ax, ay, K = W * .37, H * .475, 1.72
    shadow.blob(c, ax - 60 - 150 * K, ay + 4, 90, 7, 0, .35, 5); shadow.blob(c, ax - 60 + 150 * K, ay + 4, 90, 7, 0, .35, 5)
    arch = lambda w: [(ax - 150 * K, ay), (ax - 140 * K, ay - 150 * K), (ax - 72 * K, ay - 236 * K), (ax + 26 * K, ay - 246 * K), (ax + 112 * K, ay - 196 * K), (ax + 150 * K, ay - 4)]
    with c.piece(shadow=.4, lift=7, volume=.45, vsize=7, rim=.5) as g: lin(g, ax - 250, 0, ax + 250, 0, '#b98a42', '#d9b25e', '#c99a4c'); taper(g, arch(1), [24, 21, 18, 18, 20, 24], 70); g.fill(); rgb(g, '#8a6430', .7); [(taper(g, [(x - 9, y - 5), (x + 9, y + 5)], [4, 4]), g.fill()) for x, y in curve_pts(arch(1), 15)[1:-1]]
    for dx, dy, ln, s, cc, b, tw in ((-118, -190, 62, 96, '#ee5f42', '#f5b843', 1), (-66, -236, 150, 78, '#3fa07f', '#fff4d6', 1), (-14, -244, 74, 132, '#3c86c2', '#7fd0cc', 1), (40, -242, 158, 92, '#f5b843', '#ee8f9f', -1), (92, -208, 78, 104, '#8f6fb8', '#fff4d6', -1)):
        with c.piece(shadow=.35, lift=6, volume=.35, vsize=6, rim=.5) as g:
            x, y = ax + dx * K, ay + dy * K + ln * K; rgb(g, '#fffaf0'); g.set_line_width(2); g.move_to(x, y - ln * K); g.line_to(x, y - s * .2); g.stroke()
            with at(g, x, y, rng.normal(0, .1), tw * s, s):
                smooth(g, [(.5, 0), (.2, -.26), (-.15, -.17), (-.32, -.03), (-.52, -.22), (-.46, 0), (-.52, .22), (-.32, .04), (-.15, .18), (.2, .26)]); p_ = g.copy_path(); rgb(g, cc); g.fill(); g.save(); g.append_path(p_); g.clip()
                for _ in range(60): rgb(g, jitter(rng, b if rng.random() < .4 else shade(cc, rng.uniform(-.3, .4)), .05)); g.arc(rng.uniform(-.5, .3), rng.uniform(-.26, .26), .04, 0, 7); g.fill()
                g.restore(); rgb(g, 'white'); g.arc(.33, -.06, .07, 0, 7); g.fill(); rgb(g, '#14181f'); g.arc(.34, -.06, .035, 0, 7); g.fill()
    # cloth
    cl = [p(X, Z)[:2] for X, Z in ((-4.8, 8.1), (0, 7.85), (5.0, 8.2), (5.15, 11), (4.9, 14.4), (0, 14.7), (-4.9, 14.3), (-5.0, 11))]
    with c.piece(shadow=.35, lift=7, volume=.14, vsize=14, rim=.6, grain=.03) as g: smooth(g, cl, tension=.22); lin(g, W * .2, 0, W * .85, 0, '#efe6d2', '#fffaf0', '#fffdf6'); g.fill(); rgb(g, '#d9cdb4', .5); g.set_line_width(3); [(g.move_to(*p(X, 8.1)[:2]), g.line_to(*p(X * .99, 14.4)[:2]), g.stroke()) for X in (-2.4, 0, 2.4)]; [(g.move_to(*p(-4.9, Z)[:2]), g.line_to(*p(4.9, Z)[:2]), g.stroke()) for Z in (9.9, 12)]
    M = lambda u, v: p(.15 + u * 8.0, 11.2 - v * 9.2)[:2]
    body = [(.5, .0), (.43, -.1), (.3, -.19), (.1, -.235), (-.1, -.19), (-.24, -.09), (-.3, -.045), (-.3, .045), (-.24, .09), (-.1, .185), (.1, .22), (.3, .17), (.43, .09)]
    tail = [(-.29, -.04), (-.4, -.16), (-.5, -.22), (-.45, 0), (-.5, .21), (-.4, .15), (-.29, .04)]
    fin = [(.16, -.235), (.08, -.31), (-.06, -.29), (-.08, -.2)]
    outline = lambda q: [M(*a) for a in curve_pts(q, 70, True)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:       # charcoal
        for q in (tail, fin, body, [(.3, -.19), (.24, -.06), (.25, .08), (.3, .17)]):
            cls = q is not body and len(q) != 4 or len(q) == 13; pts = outline(q) if len(q) != 4 or q is fin else [M(*a) for a in q]
            for k in range(3): rgb(g, '#3a3640', .5); g.set_line_width(rng.uniform(4, 8)); smooth(g, [(x + rng.normal(0, 2), y + rng.normal(0, 1.3)) for x, y in pts], bool(len(q) != 4 or q is fin)); g.stroke()
        for k in range(5): u = -.33 - .035 * k; rgb(g, '#3a3640', .5); g.set_line_width(4); g.move_to(*M(-.3, .0)); g.line_to(*M(-.47, -.15 + .075 * k)); g.stroke()
        for v in (-.1, -.04, .03, .09): g.move_to(*M(-.06, v * 1.3)); g.line_to(*M(-.24, v * .7)); g.stroke()
    clip = lambda q: smooth(q, outline(body))
    bands = [(.5, '#c9403a'), (.36, '#ee5f42'), (.27, '#f08a3c'), (.18, '#f5b843'), (.09, '#9cc35c'), (.0, '#3fa07f'), (-.08, '#2f8fc0'), (-.14, '#3f5fb8')]
    for part in range(3):
        with c.piece(shadow=.45, lift=3, volume=.4, vsize=3, rim=.5, clip=clip) as g:
            for _ in range(460):
                u, v = rng.uniform(-.135 + rng.normal(0, .025), .5), rng.uniform(-.24, .23); x, y = M(u, v); s = p(0, 11.2 - v * 9.2)[2] * rng.uniform(.045, .085)
                cc = next(cc for b, cc in reversed(bands) if u + rng.normal(0, .012) <= b or b == .5)
                cc = jitter(rng, shade(cc, rng.uniform(-.2, .3)), .05); k = rng.integers(5)
                rgb(g, cc)
                if k < 3: (lambda: [smooth(g, [(x + math.cos(t) * s, y + math.sin(t) * s * .62) for t in np.linspace(0, 2 * PI, 9)[:-1]]), g.fill(), rgb(g, shade(cc, .4), .7), g.set_line_width(1.4), smooth(g, [(x + math.cos(t) * s * .6, y + math.sin(t) * s * .36) for t in np.linspace(0, 2 * PI, 9)[:-1]]), g.stroke()])()
                elif k == 3: a = rng.uniform(0, PI); taper(g, [(x - math.cos(a) * s * 1.6, y - math.sin(a) * s), (x + math.cos(a) * s * 1.6, y + math.sin(a) * s)], [s * .5, s * .8]); g.fill()
                else: smooth(g, blob_pts(rng, x, y, s * 1.3, s * .8, .3, 7)); g.fill()
    ex, ey = M(.375, -.05)
    with c.piece(shadow=.5, lift=5, volume=.4, vsize=6, rim=.6) as g:       # eye: a lid
        for q, cc in ((46, '#fffaf0'), (36, '#e9b84a'), (24, '#fffaf0'), (17, '#1d242c')): 
            with at(g, ex, ey, 0, q, q * .62): g.arc(0, 0, 1, 0, 7)
            rgb(g, cc); g.fill()
        rgb(g, 'white'); g.arc(ex - 5, ey - 4, 4, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.4, vsize=4, rim=.5) as g:        # bones of split bamboo laid ready
        for k in range(5): a, b = M(-.15 - .03 * k, -.14 + .02 * k), M(-.17 - .03 * k, .14 - .02 * k); rgb(g, jitter(rng, '#d3ac62', .03)); taper(g, [a, b], [9, 9]); g.fill()
        rgb(g, '#d3ac62'); taper(g, [M(-.12, .0), M(-.46, .0)], [11, 11]); g.fill()
    # heaps of colours waiting on the cloth's edge
    for X, Z, cc in ((-3.9, 9.2, '#3f5fb8'), (-4.1, 12.6, '#2f8fc0'), (-3.2, 13.8, '#8f6fb8')):
        with c.piece(shadow=.45, lift=4, volume=.4, vsize=4, rim=.5) as g:
            for _ in range(60): x, y, s = p(X + rng.normal(0, .3), Z + rng.normal(0, .3)); rgb(g, jitter(rng, shade(cc, rng.uniform(-.25, .35)), .05)); q = s * rng.uniform(.05, .1); smooth(g, blob_pts(rng, x, y - rng.uniform(0, 12), q, q * .6, .15, 8)); g.fill()
    # people, tubs, sacks, back to front
    lk = lambda **k: P.look(rng, **k)
    kid = lambda **k: lk(**{**dict(child=True, bottom='shorts', sleeve='short'), **k})
    todo = []
    def man(X, Z, h, pose, look_, flip=False, **kw): todo.append((Z, lambda: (ground.cast(c, *p(X, Z)[:2], p(X, Z)[2] * h * .75, -.7, .12), P.person(c, *p(X, Z)[:2], p(X, Z)[2] * h, pose, look_, flip, **kw))))
    def tub(X, Z, r_, cc):
        def f():
            x, y, s = p(X, Z); R = s * r_
            shadow.blob(c, x - 20, y + R * .3, R * 1.1, R * .35, 0, .4, 8)
            with c.piece(shadow=.4, lift=5, volume=.45, vsize=9, rim=.6) as g:
                smooth(g, [(x - R, y - R * .35), (x - R * .8, y + R * .35), (x, y + R * .52), (x + R * .8, y + R * .35), (x + R, y - R * .35)], tension=.4); lin(g, x - R, 0, x + R, 0, shade(cc, -.2), cc, shade(cc, .2)); g.fill()
                with at(g, x, y - R * .35, 0, R, R * .4): g.arc(0, 0, 1, 0, 7)
                rgb(g, shade(cc, .45)); g.fill()
                with at(g, x, y - R * .33, 0, R * .9, R * .33): g.arc(0, 0, 1, 0, 7)
                lin(g, 0, y - R * .7, 0, y, '#4fb4bc', '#a9e4dc'); g.fill()
                for _ in range(9): rgb(g, rng.choice(['#f2694b', '#f5b843', '#fffaf0', '#8f6fb8'])); a, q = rng.uniform(0, 7), R * .7 * math.sqrt(rng.uniform(0, 1)); smooth(g, blob_pts(rng, x + math.cos(a) * q, y - R * .33 + math.sin(a) * q * .36, R * .09, R * .05, .2, 7)); g.fill()
        todo.append((Z, f))
    def sack(X, Z, s_, cc='#e8e2cf'): todo.append((Z, lambda: (shadow.blob(c, p(X, Z)[0] - 16, p(X, Z)[1], p(X, Z)[2] * s_ * .5, 8, 0, .35, 5), c.paint(lambda g: G.bag(g, *p(X, Z)[:2], p(X, Z)[2] * s_, cc), shadow=.4, lift=5, volume=.4, vsize=8, rim=.5))))
    man(-1.2, 14.6, 1.62, 'bend', lk(hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers', bcol='#2c3448'))
    man(2.6, 14.9, 1.15, 'squat', kid(hair='cap', top='#f2694b', accent='#1b8f93'), True)
    man(4.2, 13.9, 1.12, 'crouch_look', kid(hair='pony', top='#fff4d6', accent='#c85a8e', bcol='#3c86c2'), True)
    man(-5.3, 11.2, 1.66, 'carry', lk(hair='hat', top='#8f6fb8', accent='#f2694b', bottom='trousers', bcol='#6b5a45'), prop=lambda g, J: (smooth(g, [(J['hR'][0] - .16, J['hR'][1] - .09), (J['hR'][0] + .18, J['hR'][1] - .09), (J['hR'][0] + .14, J['hR'][1] + .06), (J['hR'][0] - .12, J['hR'][1] + .06)], tension=.2), rgb(g, '#3c86c2'), g.fill(), [(rgb(g, cc), g.arc(J['hR'][0] - .1 + .055 * i, J['hR'][1] - .1, .035, 0, 7), g.fill()) for i, cc in enumerate(('#2f8fc0', '#5fb0e0', '#3f5fb8', '#7fc8e0', '#2f8fc0'))]))
    man(-4.9, 8.5, 1.1, 'squat', kid(hair='bun', top='#f5b843', accent='#fff4d6', bcol='#c85a8e'), False)
    man(-2.9, 7.9, 1.12, 'sit_ground', kid(hair='short', top='#3c86c2', bcol='#22405a'))
    man(1.7, 8.1, 1.6, 'kneel', lk(hair='short', top='#e4573f', sleeve='short', bottom='trousers', bcol='#3f5e5a'), True)
    man(4.8, 9.3, 1.1, 'squat_back', kid(hair='hijab', accent='#ee8f9f', top='#8f6fb8', bottom='trousers', bcol='#2c3448'))
    tub(6.3, 11.6, .62, '#3c86c2'); tub(6.6, 10.0, .66, '#e4573f'); tub(5.75, 8.55, .68, '#4f9a6c')
    man(7.35, 10.7, 1.64, 'bend', lk(hair='bob', top='#fff4d6', bottom='shorts', bcol='#7a3f4f'), True)
    sack(6.9, 13.6, .95); sack(7.8, 13.2, 1.0, '#d9e0d0'); sack(7.4, 12.6, .85, '#f0e2c4')
    man(-6.8, 14.2, 1.66, 'walk', lk(hair='cap', top='#fff4d6', accent='#3c86c2', bottom='shorts', bcol='#22405a')); sack(-6.2, 14.1, .7)
    for Z, f in sorted(todo, key=lambda t: -t[0]): f()
    # frame: pandanus leaves
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=12, rim=.4, blur=1) as g:
        for k in range(12): a = -PI / 2 - .9 + .16 * k + rng.normal(0, .05); rgb(g, jitter(rng, '#5f8f4c', .04)); taper(g, wander(rng, -20, H * 1.04, a + .75, rng.uniform(170, 330), 5, .1, .06), [34, 32, 20, 2], 22, False); g.fill()
    c.finish(.28, warm=.08, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Close, noon, looking up: the puffer of foam blocks in a bag of old net hangs on a rope, its surprised eye a jar's lid, fins of half sandals."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#3fa0cc'), (.45, '#8fd0dc'), (.8, '#d9f0e0'), (1, '#f3f0d4')], 90, glow=(W * .95, -30, 700, '#fffbe4', .6))
    L.cloud(c, W * .18, H * .3, 420, depth=.15); L.cloud(c, W * .9, H * .56, 460, depth=.2); L.cloud(c, W * .4, H * .84, 330, depth=.3)
    with c.piece(shadow=0, volume=0, rim=.2, grain=.03, blur=2) as g: lin(g, 0, H * .915, 0, H, '#8fdad0', '#3fb4b8'); g.rectangle(-20, H * .915, W + 40, H * .1); g.fill()
    # other works of the shoal, out of focus
    for x, y, s, cc, b, m in ((.1, .56, 190, '#ee5f42', '#f5b843', 1), (.235, .77, 130, '#3c86c2', '#7fd0cc', -1), (.93, .3, 150, '#f5b843', '#ee8f9f', -1)):
        with c.piece(shadow=0, volume=.3, vsize=12, rim=.3, blur=3.2, depth=.12) as g:
            X, Y = W * x, H * y; rgb(g, '#fffaf0', .9); g.set_line_width(4); g.move_to(X, -10); g.line_to(X, Y - s * .2); g.stroke()
            with at(g, X, Y, rng.normal(0, .14), m * s, s): rgb(g, cc); smooth(g, [(.5, 0), (.2, -.26), (-.15, -.17), (-.32, -.03), (-.52, -.22), (-.46, 0), (-.52, .22), (-.32, .04), (-.15, .18), (.2, .26)]); g.fill(); rgb(g, b); [(g.arc(.22 - .12 * i, .07 * (-1) ** i, .065, 0, 7), g.fill()) for i in range(4)]; rgb(g, 'white'); g.arc(.34, -.06, .07, 0, 7); g.fill(); rgb(g, '#14181f'); g.arc(.35, -.06, .035, 0, 7); g.fill()
    ropes_and_bars.bamboo(c, (-40, H * .045), (W + 40, H * .012), 58, '#d9b46a')
    x, y, R = W * .56, H * .53, 356
    # tail of a broken bucket, behind
    with c.piece(shadow=.45, lift=12, volume=.35, vsize=14, rim=.5) as g:
        q = [(x + R * .86, y - 40), (x + R * 1.2, y - 170), (x + R * 1.5, y - 205), (x + R * 1.42, y - 60), (x + R * 1.5, y + 40), (x + R * 1.44, y + 170), (x + R * 1.2, y + 130), (x + R * .86, y + 60)]
        smooth(g, q, tension=.3); p_ = g.copy_path(); lin(g, x + R, 0, x + R * 1.5, 0, '#2f6fb8', '#4f9ae0', '#2f6fb8'); g.fill(); g.append_path(p_); g.clip()
        rgb(g, '#1d4a86', .6); g.set_line_width(6)
        for k in range(6): g.move_to(x + R * .8, y + 10); g.line_to(x + R * 1.6, y - 190 + k * 78); g.stroke()
    # foam blocks
    cell = []
    for ring, n, q in ((0, 1, 0), (1, 6, .34), (2, 11, .66), (3, 17, .93)):
        for i in range(n): a = 2 * PI * i / n + ring * .5 + rng.normal(0, .07); cell.append((math.cos(a) * q, math.sin(a) * q, ring))
    with c.piece(shadow=.5, lift=16, volume=.4, vsize=60, rim=.3, grain=.02) as g: g.arc(x, y, R * 1.0, 0, 7); lin(g, x + R * .5, y - R, x - R * .4, y + R, '#e9eee8', '#b9c9cc', '#8fa6b0'); g.fill()
    inside = lambda q: q.arc(x, y, R * 1.025, 0, 7)
    for u, v, ring in sorted(cell, key=lambda t: -t[2]):
        s = R * (.235 - .022 * ring)
        with c.piece(clip=inside, shadow=.4, lift=7, volume=.3, vsize=9, rim=.5, grain=.018) as g:
            lit = .08 * (u * .5 - v * .86); cc = col('#fbfaf2') * (1 + lit - .04 * ring)
            cc = np.clip(cc, 0, 1); n = rng.integers(5, 8); a0 = rng.uniform(0, 7)
            pts = [(x + u * R + math.cos(a0 + k * 2 * PI / n) * s * rng.uniform(.85, 1.2) * (1 - .18 * abs(u)), y + v * R + math.sin(a0 + k * 2 * PI / n) * s * rng.uniform(.85, 1.2) * (1 - .18 * abs(v))) for k in range(n)]
            smooth(g, pts, tension=.22); p_ = g.copy_path(); lin(g, x + u * R + s * .5, y + v * R - s, x + u * R - s * .4, y + v * R + s, cc, np.clip(cc * .9, 0, 1)); g.fill()
            g.append_path(p_); g.clip(); rgb(g, '#a9b9bc', .35); g.set_line_width(1.2)
            for _ in range(26): bx, by = x + u * R + rng.normal(0, s * .6), y + v * R + rng.normal(0, s * .6); g.arc(bx, by, rng.uniform(4, 8), 0, 7); g.stroke()
    # net over it
    for k, (cc, w) in enumerate((('#1f6f68', 7), ('#3fa794', 4.5))):
        with c.piece(shadow=.35 if k == 0 else 0, lift=7, volume=0, rim=0 if k == 0 else .4) as g:
            rgb(g, cc); g.set_line_width(w)
            for sg in (1, -1):
                for j in range(-7, 8):
                    pts = []
                    for t in np.linspace(-1, 1, 30):
                        lo, la = (j * .21 + sg * t * .75), t * 1.42
                        X = math.sin(lo) * math.cos(la) ** .9; Y = math.sin(la)
                        if abs(lo) < 1.5: pts.append((x + X * R * 1.02, y + Y * R * 1.03))
                    if len(pts) > 3: smooth(g, pts, False); g.stroke()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=3, rim=.4) as g:
        rgb(g, '#3fa794'); smooth(g, [(x - 70, y - R * .97), (x - 26, y - R * 1.12), (x + 26, y - R * 1.12), (x + 70, y - R * .97), (x, y - R * .93)]); g.fill()
        for a in np.linspace(-.8, .8, 9): rgb(g, '#2f8a7c'); taper(g, [(x + a * 66, y - R * .95), (x + a * 20, y - R * 1.08)], [5, 5]); g.fill()
    ropes_and_bars.strand(c, [(x + 10, H * .0), (x + 4, y - R * 1.2), (x, y - R * 1.08)], 26, '#f5b843')
    ropes_and_bars.rope(c, [(x - 34, y - R * 1.1), (x, y - R * 1.06), (x + 34, y - R * 1.1)], 22, '#f5b843'); ropes_and_bars.rope(c, [(x - 34, y - R * 1.06), (x, y - R * 1.02), (x + 34, y - R * 1.06)], 22, '#e9a52f')
    ropes_and_bars.rope(c, [(x + 6, H * .045), (x - 40, H * .01), (x + 40, H * .0)], 24, '#f5b843')
    # spines: rope ends and straws
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=4, rim=.6) as g:
        for k in range(22):
            a = PI * .15 + k * 2 * PI / 22 * .86 + rng.normal(0, .05)
            if abs(math.cos(a)) > .93 and math.cos(a) > 0 or (math.sin(a) < -.9): continue
            cc = rng.choice(['#f2694b', '#f5b843', '#ee8f9f', '#fffaf0', '#4f9ae0']); L_ = rng.uniform(40, 72); p0 = (x + math.cos(a) * R * .985, y + math.sin(a) * R * .985)
            rgb(g, cc); taper(g, [p0, (p0[0] + math.cos(a + .1) * L_, p0[1] + math.sin(a + .1) * L_)], [13, 11], cap=False); g.fill()
    # face: eye, mouth, side fin of half a sandal
    ex, ey = x - R * .42, y - R * .2
    with c.piece(shadow=.55, lift=11, volume=.45, vsize=10, rim=.7) as g:
        for q, cc in ((112, '#c9973c'), (100, '#f0c860'), (84, '#fffdf4')): g.arc(ex, ey, q, 0, 7); lin(g, ex + 60, ey - 90, ex - 60, ey + 90, shade(cc, .2), cc, shade(cc, -.2)); g.fill()
        rgb(g, '#a9772a'); g.set_line_width(3)
        for k in range(40): a = k * 2 * PI / 40; g.move_to(ex + math.cos(a) * 103, ey + math.sin(a) * 103); g.line_to(ex + math.cos(a) * 111, ey + math.sin(a) * 111); g.stroke()
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=8, rim=.6) as g: rgb(g, '#2f6fb8'); g.arc(ex - 8, ey + 4, 50, 0, 7); g.fill(); rgb(g, '#14181f'); g.arc(ex - 10, ey + 5, 31, 0, 7); g.fill(); rgb(g, 'white'); g.arc(ex + 6, ey - 14, 13, 0, 7); g.fill()
    mx, my = x - R * .87, y + R * .25
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=9, rim=.6) as g:
        with at(g, mx, my, -.25, 56, 74): g.arc(0, 0, 1, 0, 7)
        lin(g, mx, my - 70, mx, my + 70, '#ff8a6a', '#e4473c', '#a92f2c'); g.fill()
        with at(g, mx - 4, my, -.25, 32, 46): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#4a1c22'); g.fill()
    with c.piece(shadow=.55, lift=13, volume=.45, vsize=10, rim=.6) as g:
        with at(g, x + R * .2, y + R * .28, .5, 1):
            smooth(g, [(-46, -60), (30, -86), (128, -62), (190, 0), (176, 66), (110, 96), (20, 82), (-46, 60)], tension=.5); p_ = g.copy_path(); lin(g, 0, -80, 0, 90, '#ff9fb4', '#e8698a', '#b8436a'); g.fill()
            g.save(); g.append_path(p_); g.clip(); rgb(g, '#b8436a', .55); g.set_line_width(5)
            for k in range(9): g.move_to(-60 + k * 32, -100); g.curve_to(-40 + k * 32, -30, -80 + k * 32, 30, -50 + k * 32, 100); g.stroke()
            g.restore(); rgb(g, '#fff4d6'); g.set_line_width(22); g.move_to(24, -84); g.curve_to(96, -20, 100, 20, 26, 84); g.stroke(); rgb(g, '#fffdf4'); g.arc(84, 0, 16, 0, 7); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=9, rim=.6) as g:       # back fin: a comb of spoons
        for k in range(5):
            a = -PI / 2 + .1 + .17 * k; p0 = (x + math.cos(a) * R * .97, y + math.sin(a) * R * .97); p1 = (x + math.cos(a + .06) * R * 1.2, y + math.sin(a + .06) * R * 1.2)
            if k == 0: continue
            rgb(g, ['#f5b843', '#ee5f42', '#8f6fb8', '#3fa07f', '#f5b843'][k]); taper(g, [p0, p1], [11, 13]); g.fill()
            with at(g, *p1, a + .06, 38, 24): g.arc(.3, 0, 1, 0, 7)
            g.fill()
    c.finish(.26, center=(.54, .5))


def slide_3(c, rng, variant=0):
    """Moment, sunset: little fish folded from foil turn in the wind; last on the line an empty hook round the sun, a child looks up at it."""
    W, H = c.w, c.h
    c.light = (.6, -.55)
    c.shadow_col = col('#3a1738')
    hz = H * .76
    L.sky(c, 'dusk', hz, (W * .705, H * .575, 78), '#fff0c0', .9)
    L.cloud(c, W * .2, H * .64, 360, '#f0a99a', .45); L.cloud(c, W * .93, H * .5, 240, '#f3b9a0', .5)
    L.island(c, W * .25, hz + 2, 500, 34, '#6a4a72', depth=.35, beach=False)
    L.sea(c, hz, H * .9, 'dusk', W * .705, 70, 1.3)
    L.ground(c, [(-30, H * .875), (W * .4, H * .885), (W + 30, H * .87)], '#b9837a', '#4a2a44', 160, shadow=.1)
    L.foam(c, [(-30, H * .873), (W * .4, H * .883), (W + 30, H * .868)], 6, alpha=.7)
    water.sheen(c, H * .885, H * .95, 50, '#ffd9a0', '#5a3450', 1.2)
    # pole and lines
    ln = []
    cols = [('#e6ecee', '#d9503c'), ('#f0d79a', '#2f8fa0'), ('#dfe0ea', '#8f5fb0'), ('#f0c8b0', '#e08a2f'), ('#e6ecee', '#3f9a6c'), ('#d9e6ea', '#e86a8a')]
    x0 = [.055, .125, .19, .262, .33, .4, .468, .535]
    for i, u in enumerate(x0):
        n = [3, 4, 3, 5, 4, 3, 3, 2][i]; y = H * .09
        for k in range(n): ln.append((W * u + 26 * math.sin(i * 1.3 + k), y + H * (.13 + .135 * k + .035 * ((i * 7 + k * 3) % 4)) * (.95 if i < 6 else .9), i, k))
    for i, u in enumerate(x0):
        pts = [(W * u, H * .075)] + [(a, b - 10) for a, b, ii, k in ln if ii == i]
        with c.piece(shadow=.15, lift=3, volume=0, rim=.5) as g: rgb(g, '#6a4a5c'); g.set_line_width(2.6); smooth(g, pts, False) if len(pts) > 2 else (g.move_to(*pts[0]), g.line_to(*pts[1])); g.stroke()
    for a, b, i, k in ln:
        q = rng.uniform(86, 132) * (1 - .03 * k); w = math.sin(i * .9 + k * 1.7)
        household.foil_fish(c, a + 8, b, q, .12 + .22 * w, cols[(i * 2 + k * 5) % 6])
        if w > .75: c.glow(a + q * .2, b - q * .1, q * .55, '#fff6d8', .5)
    ropes_and_bars.bamboo(c, (-40, H * .085), (W + 40, H * .055), 50, '#a9773f')
    for u in (.25, .62, .86):
        with c.piece(shadow=.4, lift=6, volume=.4, vsize=5, rim=.5) as g: rgb(g, '#8a4f44'); [(taper(g, [(W * u + k * 10 - 16, H * .045), (W * u + k * 10 - 10, H * .1)], [9, 9]), g.fill()) for k in range(4)]
    hx, hy = W * .758, H * .355
    ropes_and_bars.strand(c, [(hx - 4, H * .07), (hx + 6, H * .2), (hx, hy + 6)], 12, '#e9c48a')
    ropes_and_bars.knot(c, hx, hy + 2, 52, '#e9c48a', 15)
    ropes_and_bars.hook(c, hx, hy + 14, 330, '#4a3450', rim=.9)
    # posts of the arch at the right, child below
    ropes_and_bars.bamboo(c, (W * .955, H * 1.05), (W * .94, -30), 64, '#8f6238'); 
    shadow.blob(c, W * .56, H * .985, 120, 14, -.1, .45, 9, '#2a1030')
    P.person(c, W * .585, H * .985, 300, 'stand', P.look(rng, child=True, hair='pony', accent='#f5b843', top='#c94f5c', sleeve='short', bottom='skirt', bcol='#3a2a5c', skin='#5a3428'), rim=.9, tweak=dict(head=-6))
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=8, rim=.7) as g: G.bag(g, W * .43, H * .985, 120, '#8a6a7c')
    c.glow(W * .705, H * .575, 460, '#ffcf7a', .25); c.finish(.36, warm=.14, center=(.55, .52))
