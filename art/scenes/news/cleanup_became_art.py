"""Pictures of the article "A coastline cleanup that became art"."""
import math
import cairo
import numpy as np
from toolkit import flora as F, gear as G, ground, household, land as L, people as P, ropes_and_bars, shadow, shells, water
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def sack(g, x, y, s, color, lean=0.0, floor=0.0):
    """A collecting bag (raw), full, hanging from the fist that holds its twisted neck at x, y; s = height; floor > 0 flattens its foot on the ground."""
    with at(g, x, y, lean, s):
        for m, h in ((-1, -.13), (1, -.1)): rgb(g, shade(color, .12 if m < 0 else -.2)); smooth(g, [(.02 * m, .08), (.03 * m, h * .5), (.1 * m, h), (.17 * m, h * .75), (.13 * m, -.01), (.05 * m, .08)]); g.fill()
        smooth(g, [(-.05, .05), (.05, .05), (.15, .13), (.28, .28), (.37, .52), (.38 + .06 * floor, .8), (.22 + .1 * floor, .97), (0, 1), (-.22 - .1 * floor, .97), (-.39 - .05 * floor, .8), (-.36, .5), (-.27, .27), (-.14, .13)], tension=.6)
        p = g.copy_path(); lin(g, -.36, .2, .4, .9, shade(color, .2), color, shade(color, -.42)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for a, b, w, cc, al in ((-.02, -.26, .05, .4, .5), (.02, .05, .04, -.5, .35), (.04, .25, .05, .3, .35), (-.03, -.1, .03, -.5, .35)): rgb(g, shade(color, cc), al); taper(g, [(a, .02), (a + (b - a) * .5, .26), (b, .72)], [.01, w, .006], 14, False); g.fill()
        for u, v, q in ((-.15, .55, .08), (.12, .7, .1), (.0, .84, .09)): rgb(g, shade(color, -.4), .28); smooth(g, [(u - q, v), (u, v - q * .5), (u + q, v + q * .1), (u, v + q * .16)]); g.fill()
        g.restore(); rgb(g, shade(color, -.3)); taper(g, [(-.05, .06), (.05, .06)], [.05, .05]); g.fill()


def lead(c, rng, variant=0):
    """Morning on the beach: pupils in red and white follow the line that the tide left, one picks up a bottle and one holds the bag; full bags stand in the near corner."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    hz = H * .335
    sx = W * .17
    L.sky(c, 'morning', hz, (sx, H * .2, 34), '#fffdf4', .8)
    L.cloud(c, W * .52, H * .12, 330, depth=.3); L.cloud(c, W * .36, H * .24, 200, depth=.5, puffs=5)
    L.rinjani(c, W * .37, hz + 2, 700, 132, depth=.58)
    L.sea(c, hz, H * 1.02, 'morning', sx, 110, .9)
    p = ground.view(W, hz, 1120, 2.05)
    # the headland that closes the bay, then the beach
    with c.piece(depth=.32, shadow=.2, lift=6, volume=.4, vsize=18, grain=.05) as g:
        smooth(g, [(W * .62, hz + 12), (W * .68, hz - 22), (W * .76, hz - 66), (W * .85, hz - 92), (W * .95, hz - 128), (W * 1.05, hz - 138), (W * 1.05, hz + 40)]); lin(g, 0, hz - 120, 0, hz + 20, '#6d9a62', '#3f6f56'); g.fill()
        for _ in range(150):
            u = rng.uniform(0, 1); x, y = W * (.68 + .34 * u), hz + 6 - rng.uniform(0, 1) * (16 + 110 * u); q = rng.uniform(6, 15) * (.6 + .6 * u); rgb(g, jitter(rng, rng.choice(['#7aa562', '#5d8c58', '#3f7058', '#8fb06a']), .03), .8); smooth(g, blob_pts(rng, x, y, q, q * .7, .2, 8)); g.fill()
    shore = [p(X, Z)[:2] for X, Z in ((-1.6, 2.3), (-2.1, 3.6), (-2.6, 6), (-2.2, 10), (0, 20), (6, 48), (18, 90))]
    wet = [(x - 26 - 14 * k, y - 5 + 2 * k) for k, (x, y) in enumerate(shore)]
    def land_(pts, *cols, **kw):
        with c.piece(**{**dict(shadow=.2, lift=5, volume=.1, vsize=16, grain=.05), **kw}) as g:
            smooth(g, [(pts[0][0] - 60, H + 60)] + pts + [(W * 1.06, hz + 8), (W * 1.06, H + 60)], tension=.5); lin(g, 0, hz, 0, H, *cols); g.fill()
    land_([(x - 70 * (1 - k / 7), y + 2) for k, (x, y) in enumerate(shore)], '#e8d3a8', '#c9a878', '#b99468', alpha=.9)
    L.foam(c, [(x - 74 * (1 - k / 7), y + 2) for k, (x, y) in enumerate(shore)], 10)
    L.foam(c, [(x - 150 * (1 - k / 7) ** 1.1, y - 2) for k, (x, y) in enumerate(shore)], 5)
    land_(shore, '#f9e9c4', '#f0d9a6', '#dcb97f')
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.8) as g:
        for _ in range(520):
            Z = 2.4 + 26 * rng.uniform(0, 1) ** 2.2; x, y, k = p(rng.uniform(-2.2, 9) * (.4 + Z / 12), Z); q = k * rng.uniform(.02, .1); rgb(g, rng.choice(['#b98f60', '#fff6dc', '#a07a52']), rng.uniform(.12, .34)); taper(g, [(x, y), (x + q, y - q * .06), (x + 2 * q, y)], [.3, max(.5, q * .1), .3], 8, False); g.fill()
    for X, Z, h, ln in ((12.5, 24, 5.2, .1), (9.9, 19, 5, -.24), (7.2, 12.3, 4.1, -.2), (9.3, 14.4, 5.6, .16)): x, y, k = p(X, Z); shadow.blob(c, x + 16, y + 1, .7 * k, .1 * k, .06, .3, 5); F.palm(c, x, y, h * k, ln, depth=min(.4, .05 + Z * .014))
    with c.piece(shadow=0, volume=.3, vsize=3, rim=.2, grain=.03, alpha=.7) as g:             # footprints from the near corner to the two
        q = curve_pts([p(X, Z)[:2] for X, Z in ((-1.0, 2.55), (-.9, 3.2), (-.55, 3.9), (-.3, 4.5))], 19)
        for k, (x, y) in enumerate(q[:-1]): d = 1.5 - k / 24; rgb(g, '#b08655'); smooth(g, blob_pts(rng, x + (11 if k % 2 else -11) * d, y + (7 if k % 2 else -7) * d, 5.5 * d, 9 * d, .08, 8, .25)); g.fill()
    # the line of wrack: weed, sticks and what does not belong there
    line = lambda t: np.array([3.3 - 3.1 * t + .5 * math.sin(t * 5), 2.75 + 21 * t ** 1.7])
    with c.piece(shadow=.25, lift=3, volume=.25, vsize=4, grain=.06) as g:
        for t in sorted(rng.uniform(0, 1, 620), reverse=True):
            (X, Z), d = line(t), rng.normal(0, .2); x, y, k = p(X + d, Z); q = k * rng.uniform(.03, .11); cc = rng.choice(['#6b5136', '#7d6a3c', '#54603a', '#8a6a45', '#4a3a2c']); rgb(g, cc, .85)
            if rng.random() < .3: taper(g, [(x, y), (x + q, y - q * rng.uniform(0, .4)), (x + 2 * q, y)], [q * .1, q * .16, q * .05], 10); g.fill()
            else: smooth(g, blob_pts(rng, x, y, q, q * .28, .3, 8, rng.normal(0, .25))); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g:
        for t in sorted(rng.uniform(0, .9, 92), reverse=True): (X, Z) = line(t); x, y, k = p(X + rng.normal(0, .24), Z); G.litter(g, rng, x, y, k * rng.uniform(.09, .16))
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=5) as g:            # the nearest finds, large enough to be known
        household.bottle(g, W * .8, H * .955, 150, -.22, '#9fd6e0', '#2f6fd0'); household.sandal(g, rng, W * .925, H * .905, 96, 1.15, '#f5b843', .5, '#c85a8e'); household.bottle(g, W * .955, H * .985, 120, .5, '#bfe3d0', '#f2694b')
    ropes_and_bars.rope(c, [(W * .86, H * .985), (W * .885, H * .945), (W * .93, H * .965), (W * .97, H * .935), (W * 1.03, H * .95)], 11, '#4fa58c')
    for x, y, R, cc in ((.755, .982, 17, '#f2694b'), (.79, .915, 14, '#fdfaf0'), (.86, .9, 13, '#3c86c2'), (.71, .965, 13, '#f5b843')): household.bottle_cap(c, W * x, H * y, R, cc)
    # people, far to near; every figure throws its shadow to the right and towards us
    RED, GREEN = '#d8432f', '#3f9a55'
    stand = lambda draw, y: shadow.lay(c, draw, y, dx=.95, dy=.2, alpha=.34, blur=2, color='#7a5648')
    kid = lambda **o: P.look(rng, **{**dict(child=True, top='#fdfaf0', sleeve='short', bottom='shorts', bcol='#b8322e', build=1.0), **o})
    carried = lambda cc, s=.34, hand='hR', ln=0.0: lambda g, J: sack(g, J[hand][0], J[hand][1] + .03, s, cc, ln)
    def one(X, Z, h, pose, lk, flip=False, prop=None, tweak=None):
        x, y, k = p(X, Z); return stand(lambda cv: P.person(cv, x, y, h * k, pose, lk, flip, prop, tweak, depth=min(.3, max(0, Z - 5) * .016)), y)
    for X, Z, h, pose, lk, fl, cc in ((3.6, 26, 1.3, 'walk', kid(hair='short'), True, GREEN), (2.4, 22, 1.7, 'stand', P.look(rng, hair='hat', top='#2f7f8a', bottom='trousers'), False, RED), (1.3, 19, 1.25, 'bend', kid(hair='pony'), False, None), (.3, 17, 1.3, 'walk_back', kid(hair='hijab', accent='#fdfaf0', bottom='skirt'), False, RED),
                                     (2.9, 15, 1.3, 'bend', kid(hair='cap', accent='#b8322e'), True, None), (-.9, 13.2, 1.3, 'walk_back', kid(hair='short'), False, GREEN), (4.1, 12, 1.66, 'walk_back', P.look(rng, hair='hijab', accent='#e8a33c', top='#8a5f9a', bottom='skirt', bcol='#4a3f6a'), False, GREEN)):
        one(X, Z, h, pose, lk, fl, carried(cc) if cc else None)
    one(.55, 10.2, 1.28, 'squat', kid(hair='bob'), True)
    # two who carry one bag between them
    (xa, ya, k), (xb, yb, _) = p(-2.05, 7.3), p(-1.15, 7.1)
    ja = one(-2.05, 7.3, 1.3, 'walk_back', kid(hair='short', skin='#6b432d'), False, None, dict(aR=(24, 8), aL=(-20, -14), lean=-3))
    jb = one(-1.15, 7.1, 1.24, 'walk_back', kid(hair='pony', accent='#f5b843', bottom='skirt', skin='#8a5a3c'), True, None, dict(aR=(24, 8), aL=(-20, -14), lean=-3))
    mx, my = (ja['hR'][0] + jb['hR'][0]) / 2, (ja['hR'][1] + jb['hR'][1]) / 2
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=8, depth=.03) as g:
        rgb(g, shade(GREEN, -.1))
        for j in (ja, jb): taper(g, [(j['hR'][0], j['hR'][1] + 4), ((j['hR'][0] + mx) / 2, my + 9), (mx, my + 22)], [9, 12, 20], 12); g.fill()
        sack(g, mx, my + 6, .54 * k, GREEN)
    # the woman who goes with them
    one(2.75, 6.2, 1.62, 'contrapposto', P.look(rng, hair='hijab', accent='#2f8f98', top='#f0b04a', bottom='skirt', bcol='#2f4f6a', build=1.0), False, carried(RED, .3, 'hR'), dict(aR=(16, 6)))
    # focal pair: he holds the bag open, she puts the bottle in
    def bottle_in_hand(g, J): household.bottle(g, J['hR'][0] + .05, J['hR'][1] + .03, .2, .5, '#9fd6e0', '#2f6fd0', .95)
    def open_bag(g, J):
        (x0, y0), (x1, y1) = J['hL'], J['hR']
        x, y = max(x0, x1) + .01, (y0 + y1) / 2
        smooth(g, [(x - .16, y), (x - .02, y + .018), (x + .13, y - .02), (x + .15, y + .1), (x + .2, y + .26), (x + .2, y + .43), (x + .13, y + .505), (x - .03, y + .515), (x - .18, y + .5), (x - .25, y + .42), (x - .23, y + .24), (x - .18, y + .1)], tension=.6); q = g.copy_path(); lin(g, x - .2, 0, x + .2, 0, shade(RED, -.3), RED, shade(RED, .22)); g.fill()
        g.save(); g.append_path(q); g.clip()
        for a, b, w, e, f in ((-.1, -.17, .03, .45, -.5), (-.03, -.06, .045, .3, .4), (.03, .1, .04, .46, -.5), (.1, .16, .03, .34, -.45), (-.13, -.2, .02, .26, .4)): rgb(g, shade(RED, f), .38); taper(g, [(x + a, y), (x + (a + b) / 2 - .01, y + e * .5), (x + b, y + e)], [.006, w, .004], 12, False); g.fill()
        for u, v, q_ in ((-.1, .36, .06), (.09, .41, .07), (.0, .22, .05)): rgb(g, shade(RED, -.45), .3); smooth(g, [(x + u - q_, y + v), (x + u, y + v - q_ * .4), (x + u + q_, y + v + q_ * .2), (x + u, y + v + q_ * .15)]); g.fill()
        g.restore(); smooth(g, [(x - .165, y + .002), (x, y - .045), (x + .135, y - .018), (x, y + .032)]); rgb(g, shade(RED, -.62)); g.fill()
    one(1.12, 4.75, 1.32, 'stand_side', kid(hair='cap', accent='#b8322e', skin='#7b4f35'), True, open_bag, dict(aL=(34, 66), aR=(30, 58), lean=7, head=22))
    one(-.02, 4.6, 1.26, 'bend', kid(hair='pony', accent='#f5b843', bottom='skirt', skin='#8a5a3c'), False, bottle_in_hand, dict(lean=48, head=40, aL=(52, 50), aR=(64, 74), lL=(-6, -10), lR=(12, -4)))
    # full bags in the near corner
    for x, y, s, cc, ln in ((.155, .985, 250, GREEN, .07), (.035, 1.02, 310, RED, -.06), (.255, 1.03, 215, RED, .1)):
        shadow.blob(c, W * x + 90, H * y - 6, s * .5, 20, .05, .36, 9)
        with c.piece(shadow=.45, lift=10, volume=.45, vsize=26, rim=.5) as g: sack(g, W * x, H * y - s, s, cc, ln, 1)
    c.glow(sx, H * .25, 560, '#fff0cc', .3)
    c.finish(.28, warm=.12, center=(.48, .48))


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
