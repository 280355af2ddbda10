"""Pictures of the article "A coastline cleanup that became art"."""
import math
import cairo
import numpy as np
from toolkit import flora as F, gear as G, ground, household, land as L, people as P, ropes_and_bars, shadow, shells
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper

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
