"""Pictures of the article "Sailors of the World ARC form bases for corals"."""
import math
import numpy as np
from scipy.ndimage import gaussian_filter
from toolkit import boats, clay, closeups, fauna as A, flora as F, from_above, gear as G, household, land as L, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Close, at a table by the marina in the morning: one hand holds the rim of a clay base, another person's scores its cone with a stick; finished bases on a board, masts and their light on the water behind."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    hz = H * .25
    L.sky(c, 'morning', hz, (W * .16, hz - 70, 38), '#ffe9b0', .95)
    L.cloud(c, W * .5, H * .075, 330, '#fdeed2', .45); L.cloud(c, W * .93, H * .11, 200, '#fdeed2', .5)
    L.rinjani(c, W * .7, hz + 3, 820, 150, '#6f8fa4', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.38) as g:                       # the hills around the bay
        smooth(g, [(-40, hz - 24), (W * .1, hz - 48), (W * .22, hz - 30), (W * .36, hz - 56), (W * .5, hz - 22), (W * .66, hz - 34), (W * .84, hz - 14), (W + 40, hz - 24)], False); g.line_to(W + 40, hz + 8); g.line_to(-40, hz + 8); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#7fa58a', '#5f8f80'); g.fill()
    L.sea(c, hz, H * .56, 'morning', W * .16, 70, .9)
    for x, y, s, f, st, kd, d in ((.055, .012, 120, False, 'navy', 'sloop', .36), (.29, .01, 104, True, 'teal', 'ketch', .4), (.955, .016, 150, True, 'plum', 'sloop', .34)): boats.yacht(c, W * x, hz + H * y, s, f, 'white', st, kind=kd, depth=d)
    boats.jetty(c, W * .36, W * 1.05, hz + H * .07, .62, [W * t for t in np.arange(.39, 1.05, .085)], hz + H * .11, '#a9805a', depth=.12)
    for x, y, s, f, st, kd in ((.43, .1, 225, True, 'coral', 'sloop'), (.555, .095, 190, True, 'navy', 'ketch'), (.71, .115, 300, False, 'teal', 'sloop'), (.935, .16, 470, True, 'rust', 'sloop')): boats.yacht(c, W * x, hz + H * y, s, f, 'white', st, kind=kd, depth=.06)
    boats.jukung(c, W * .14, hz + H * .12, 200, None, '#e4573f', depth=.04)
    for i in range(3): c.img[..., i] = gaussian_filter(c.img[..., i], 1.7 * c.k, mode='nearest')   # only the table is sharp
    # the table
    top = H * .475
    ropes_and_bars.planks(c, top, H + 20, '#d3b48a', 9, vanish=(W * .5, hz - H * .12))
    with c.piece(shadow=.35, lift=5, volume=.2, rim=.7) as g: rgb(g, '#ebca9c'); g.rectangle(-20, top - 7, W + 40, 13); g.fill()
    c.glow(W * .12, H * .5, 640, '#fff0c0', .34)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:                           # slip and crumbs
        for x, y, q in ((.52, .965, 250), (.76, .9, 120), (.33, .83, 90)): rgb(g, '#e3b48c', .55); smooth(g, blob_pts(rng, W * x, H * y, q, q * .15, .25, 13)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=3, grain=.06) as g:
        for _ in range(34): x, y, q = W * rng.normal(.57, .17), H * rng.uniform(.7, .98), rng.uniform(3, 11); rgb(g, jitter(rng, '#b9693f', .03)); smooth(g, blob_pts(rng, x, y, q * 1.2, q * .75, .2, 7)); g.fill()
    # a board with what is done already
    b = [(W * .03, H * .735), (W * .105, H * .515), (W * .375, H * .515), (W * .355, H * .735)]
    shadow.blob(c, W * .24, H * .7, 290, 90, 0, .35, 16, '#4a2a20')
    with c.piece(shadow=.5, lift=9, volume=.3, vsize=8, rim=.5, grain=.05) as g: rgb(g, '#8a5f3a'); poly(g, [(x, y + 17) for x, y in b]); g.fill(); poly(g, b); lin(g, 0, H * .51, 0, H * .735, '#ecd0a0', '#d9ae74'); g.fill()
    for x, y, s, cc in ((.148, .573, 124, '#cf8f68'), (.238, .568, 120, '#c98258'), (.32, .573, 122, '#c27a50'), (.108, .675, 140, '#d59a74'), (.208, .672, 140, '#c98560'), (.306, .677, 140, '#bd7047')): clay.base(c, W * x, H * y, s, cc, .4, 8, rng.uniform(0, 1))
    # a bowl of water and a lump of clay
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14, rim=.4) as g:
        x, y, R = W * .64, H * .57, 96
        smooth(g, [(x - R, y - 52), (x - R * .86, y + 2), (x - R * .45, y + 34), (x + R * .45, y + 34), (x + R * .86, y + 2), (x + R, y - 52)], tension=.5); lin(g, x - R, 0, x + R, 0, '#8fd0cc', '#3f97a3', '#1f5f70'); g.fill()
        with at(g, x, y - 52, 0, R, R * .3): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#c9d6c8', '#9fb0a0', '#cfdccc'); g.fill(); g.arc(0, 0, 1, 0, 7); g.set_line_width(.07); rgb(g, '#c9efe8'); g.stroke(); rgb(g, '#fffaf0', .7); g.set_line_width(.03); g.arc(0, 0, .7, 3.4, 4.6); g.stroke()
    clay.lump(c, W * .075, H * .865, 190, '#a95f3a')

    def grown(cv, x0, x1, floor):                                                                # what it is for: a base with its coral, kept in a jar of sea water
        with cv.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, floor - 190, 0, floor, (0, '#bfeee4', .9), (1, '#4fb4b8', .95)); smooth(g, [(x0, floor - 186), (x1, floor - 186), (x1, floor - 8), (x1 - 10, floor + 6), (x0 + 10, floor + 6), (x0, floor - 8)], tension=.15); g.fill()
        clay.base(cv, (x0 + x1) / 2, floor - 16, 122, '#c98560', .3, 8); F.staghorn(cv, (x0 + x1) / 2, floor - 54, 104, 'coral', 2, 5)
    shadow.blob(c, W * .5, H * .615, 130, 22, 0, .35, 9, '#4a2a20')
    household.jar(c, W * .478, H * .612, 252, grown)
    # the base in work, and the hands of two people
    X, Y, S = W * .56, H * .885, 530
    shadow.blob(c, X + 60, Y + 40, S * .56, S * .17, 0, .5, 14, '#4a2a20')

    def in_work(cv):
        clay.base(cv, X, Y, S, '#ad5e38', .4, 11, .2)
        with cv.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.55) as g:                       # it is wet
            for _ in range(30): a = rng.uniform(2.9, 4.6); q = S * rng.uniform(.36, .47); x, y = X + math.cos(a) * q, Y - S * .07 + math.sin(a) * q * .4; rgb(g, '#ffe9d2', rng.uniform(.3, .8)); taper(g, [(x - 13, y), (x, y - 2), (x + 13, y)], [.4, 3.4, .4], 8, False); g.fill()
    closeups.hand(c, X - S * .445, Y + S * .015, 215, -.4, 'pinch', '#cf9a72', '#f3ead6', 3.4, held=in_work, band='#2f6fa8', volume=.3)

    def stick(cv):
        a, e = (X + S * .17, Y - S * .235), (X + S * .62, Y - S * .5)
        with cv.piece(shadow=.45, lift=7, volume=.45, vsize=5, rim=.5) as g: lin(g, a[0], a[1] - 8, a[0] + 8, a[1] + 12, '#f0d6a0', '#c9985c', '#8a5f3a'); taper(g, [a, (a[0] * .8 + e[0] * .2, a[1] * .8 + e[1] * .2), e], [5, 17, 15], 20); g.fill()
    closeups.hand(c, X + S * .36, Y - S * .35, 200, PI - .3, 'pinch', '#7f5236', '#b23f5c', 3.6, flip=True, held=stick, volume=.3)
    c.particles(26, box=(0, 0, W, H * .5), color='#fff3d0', big=4)
    c.finish(.3, warm=.16, center=(.5, .58))


def second(c, rng, variant=0):
    """Under the anchored fleet: the finished star sinks on its rope between the keels; snorkellers at the surface watch it go."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#d9f6dc'), (.2, '#7fd6c4'), (.5, '#2f9fae'), (.8, '#12648a'), (1, '#083a62')], 92, glow=(W * .66, -60, 760, '#fff6cf', .7))
    L.surface_below(c, 110, .7, 110)
    c.god_rays(W * .68, -180, .42, 15, 1100, 1.2)
    far = L.rocks(c, [(-30, H * .78), (W * .2, H * .84), (W * .5, H * .9), (W * .8, H * .86), (W + 30, H * .78)], '#2f7f8c', .6, 14)
    for x, s, d, f, cc in ((.1, 330, .5, False, '#3f6f8a'), (.84, 380, .42, True, '#355f86'), (.955, 240, .62, False, '#3f6f8a')): boats.keel(c, W * x, 26, s, cc, f, depth=d)
    boats.keel(c, W * .4, 10, 700, '#f0ead8', False, bottom='#b23f3a', depth=.1)
    for x, h, cc, d in ((.63, 0, 'plum', .05), (.75, PI, 'saffron', .08), (.2, PI, 'teal', .2)): P.snorkeler(c, W * x, H * .085, 170, h, cc, 'coral', depth=d)
    base = L.sandbed(c, [(-30, H * .87), (W * .3, H * .9), (W * .65, H * .93), (W + 30, H * .88)], '#e3dcb4', .35)
    for x, y, s, d in ((.16, .93, 210, .2), (.84, .93, 230, .12), (.5, .935, 150, .34), (.32, .925, 120, .4)): G.reef_star(c, W * x, H * y, s, frags=9, depth=d, rot=rng.uniform(0, 1))
    sx, sy, ss = W * .545, H * .72, 500
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=3) as g:       # rope and bridle
        rgb(g, '#f6ecc8'); g.set_line_width(7); g.move_to(W * .7, H * .04); g.curve_to(W * .64, H * .12, W * .575, H * .2, sx - 4, H * .36); g.stroke(); g.set_line_width(5)
        for k in (0, 2, 4): g.move_to(sx - 4, H * .36); g.line_to(sx + math.cos(.3 + k * PI / 3) * ss * .24, sy - ss * .33 + math.sin(.3 + k * PI / 3) * ss * .085); g.stroke()
        rgb(g, '#39434f'); g.arc(sx - 4, H * .36, 10, 0, 7); g.fill()
    G.reef_star(c, sx, sy, ss, frags=14, rot=.3, grown=.95)
    with c.piece(shadow=0, volume=0, rim=0, alpha=.3, blur=10) as g: smooth(g, blob_pts(rng, sx - 60, H * .945, 240, 24, .08, 12)); rgb(g, 'navy'); g.fill()
    A.school(c, 'sergeant', W * .77, H * .56, 9, 120, 70, 70, PI + .2, .3); A.fish(c, 'idol', W * .27, H * .62, 110, .1); A.silhouettes(c, W * .22, H * .45, 40, 170, 40, 16, .1)
    for dx in (-90, 40, 120): c.bubbles(sx + dx, sy - 150, 8, 190, 8, 10)
    F.reef_patch(c, -20, W * .12, lambda x: H * 1.02, 2, 1.0); F.sea_fan(c, W * .97, H * 1.04, 260, 'plum', -.1)
    c.particles(220, big=10); c.finish(.36, center=(.52, .5))


def slide_1(c, rng, variant=0):
    """Straight down on a beach, long morning shadows: a wide circle scratched round an anchor, pebbles inside it, sailors standing round the rim."""
    W, H = c.w, c.h
    c.light = (-.85, -.5)
    c.backdrop([(0, '#f6e2b4'), (.6, '#eed09a'), (1, '#d9ae78')], 20)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for _ in range(700): x, y, q = rng.uniform(-20, W), rng.uniform(-20, H), rng.uniform(10, 50); rgb(g, rng.choice(['#fff3d0', '#b98a5a']), rng.uniform(.06, .2)); taper(g, wander(rng, x, y, .5 + rng.normal(0, .2), q, 3, .2), [.3, 4, .3], 8, False); g.fill()
    # sea in the lower right corner
    sh = [(W * .66, H * 1.08), (W * .74, H * .97), (W * .83, H * .9), (W * .92, H * .8), (W * .97, H * .68), (W * 1.06, H * .58)]
    for off, cc in ((-46, '#d3ae7a'), (0, '#a9e0d0'), (36, '#5fc4c4'), (90, '#2f9fb4')):
        with c.piece(shadow=.15, lift=5, volume=.1, rim=0) as g: smooth(g, [(x + off * .66 + rng.normal(0, 5), y + off * .75) for x, y in sh], False); g.line_to(W * 1.1, H * 1.1); g.close_path(); rgb(g, cc); g.fill()
    L.foam(c, [(x - 2, y) for x, y in sh], 15); L.foam(c, [(x + 26, y + 30) for x, y in sh], 7)
    cx, cy, R = W * .44, H * .5, 395

    def groove(x, y, r, a0=0.0, a1=2 * PI, w=17):
        q = [(x + math.cos(a) * r * (1 + .006 * math.sin(a * 7)), y + math.sin(a) * r * (1 + .006 * math.sin(a * 5))) for a in np.linspace(a0, a1, 90)]
        with c.piece(shadow=0, volume=.0, rim=0, grain=.05) as g:
            rgb(g, '#fff6da', .9); taper(g, [(u + 8, v + 6) for u, v in q], [w * .8] * 3, 120, False); g.fill(); rgb(g, '#fff0c8', .7); taper(g, [(u - 11, v - 6) for u, v in q], [w * .5] * 3, 120, False); g.fill()
            rgb(g, '#9a6a44', .85); taper(g, q, [w, w * .85, w * 1.1, w * .9], 120, False); g.fill(); rgb(g, '#6f4630', .6); taper(g, [(u - 3, v - 2) for u, v in q], [w * .45] * 3, 120, False); g.fill()
    groove(cx - 590, cy + 395, 330, -2.0, 1.2, 13)         # another crew's circle
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.35) as g: g.arc(cx, cy, R - 8, 0, 7); rad(g, cx, cy, R, '#e3bd84', '#e9c890'); g.fill()
    groove(cx, cy, R)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=0, grain=.05) as g:      # footprints of those who drew it
        for k in range(64):
            a = k * .098 + .1 + rng.normal(0, .016); r_ = R + 44 + (11 if k % 2 else -11) + rng.normal(0, 5) + 10 * math.sin(a * 3); x, y = cx + math.cos(a) * r_, cy + math.sin(a) * r_
            if rng.random() < .14: continue
            with at(g, x, y, a + PI / 2 + rng.normal(0, .2), 12): rgb(g, '#a9784e', rng.uniform(.25, .55)); smooth(g, [(-1, -.3), (.2, -.42), (1, -.4), (1.1, .1), (.3, .3), (-1, .3)]); g.fill()
    # chain from the anchor to the toy boat on the rim
    a = -.62; ex, ey = cx + math.cos(a) * (R - 66), cy + math.sin(a) * (R - 66)
    with c.piece(shadow=.5, lift=5, volume=.4, vsize=3, rim=.5) as g:
        for i, (x, y) in enumerate(curve_pts([(cx, cy), (cx + 110, cy - 40), (cx + 190, cy - 150), (ex, ey)], 40)):
            with at(g, x, y, a + (PI / 2 if i % 2 else 0) * .5 + .2, 10, 6): rgb(g, '#5f6f78'); g.set_line_width(.5); g.arc(0, 0, 1, 0, 7); g.stroke()
    with c.piece(shadow=.55, lift=8, volume=.4, vsize=6, rim=.5) as g:      # anchor
        with at(g, cx, cy, PI + a + .4, 74):
            rgb(g, '#3f4a56'); taper(g, [(-.75, 0), (.75, 0)], [.13, .15]); g.fill(); g.set_line_width(.15); g.move_to(.45, -.66); g.curve_to(.98, -.4, .98, .4, .45, .66); g.stroke()
            for m in (-1, 1): poly(g, [(.24, .76 * m), (.5, .5 * m), (.62, .76 * m)]); g.fill()
            taper(g, [(-.5, -.36), (-.5, .36)], [.1, .1]); g.fill(); g.set_line_width(.09); g.arc(-.86, 0, .13, 0, 7); g.stroke()
    shadow.blob(c, ex + 70, ey + 46, 120, 30, .4, .4, 7)
    with c.piece(shadow=.55, lift=10, volume=.5, vsize=10, rim=.5) as g:    # a coconut husk for the boat, a leaf for the sail
        with at(g, ex, ey, a - .35, 150):
            smooth(g, [(.5, 0), (.25, .17), (-.2, .2), (-.46, .1), (-.46, -.1), (-.2, -.2), (.25, -.17)]); lin(g, 0, -.2, 0, .2, '#b07a4c', '#7a4c30'); g.fill(); smooth(g, [(.4, 0), (.2, .1), (-.2, .13), (-.38, .06), (-.38, -.06), (-.2, -.13), (.2, -.1)]); rgb(g, '#f0dcb0'); g.fill()
            smooth(g, [(.3, -.06), (.05, -.5), (-.34, -.54), (-.2, -.06)]); lin(g, 0, -.5, 0, 0, '#8fc46a', '#4d8a4c'); g.fill(); rgb(g, '#d9f0a8', .8); g.set_line_width(.02); g.move_to(.24, -.07); g.line_to(-.3, -.5); g.stroke()
    with c.piece(shadow=.55, lift=5, volume=.5, vsize=5, rim=.45) as g:     # pebbles are corals
        n = 0
        while n < 70:
            q, b = R * math.sqrt(rng.uniform(.03, .96)), rng.uniform(0, 7); x, y = cx + math.cos(b) * q, cy + math.sin(b) * q
            if math.hypot(x - ex, y - ey) < 110 or math.hypot(x - cx, y - cy) < 95 or any(math.hypot(x - u, y - v) < 34 for u, v in ((cx + 110, cy - 40), (cx + 160, cy - 95), (cx + 190, cy - 150))): continue
            s = rng.uniform(9, 19); smooth(g, blob_pts(rng, x, y, s, s * rng.uniform(.7, .95), .12, 9)); cc = rng.choice(['#e0705a', '#f0a090', '#8f6fb8', '#c85a8e', '#5f9a9a', '#f0c05a', '#fbf6e6']); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.3)); g.fill(); n += 1
        for _ in range(26): x, y, s = rng.uniform(0, W * .8), rng.uniform(0, H), rng.uniform(7, 13); rgb(g, '#cdb48a'); smooth(g, blob_pts(rng, x, y, s, s * .8, .12, 9)); g.fill()
    sun = (.86, .5)
    who = [(-2.75, 'short', '#f2694b', '#22405a', '#f5b843', .5), (-2.2, 'hat', '#fdfaf0', '#6b5a45', '#e6c885', .1), (-1.85, 'hijab', '#8f6fb8', '#2c3448', '#f5b843', .3), (-1.25, 'cap', '#3c86c2', '#c9b48a', '#e4573f', .1), (.28, 'hat', '#c85a8e', '#22405a', '#e6c885', .4), (.72, 'short', '#f5b843', '#3f5e5a', '#f5b843', .1), (1.75, 'cap', '#1b8f93', '#6b5a45', '#fdfaf0', .2), (2.4, 'hijab', '#e8e2cf', '#7a3f4f', '#c85a8e', .1), (2.8, 'short', '#2f5d6c', '#c9b48a', '#f5b843', .4)]
    for b, hair, t, bt, ht, ar in who: from_above.person(c, cx + math.cos(b) * (R + 92), cy + math.sin(b) * (R + 92), 92, b + PI + rng.normal(0, .2), t, bt, hair, ht, skin=rng.choice(['#8a5a3c', '#a9734c', '#d9a57c', '#6b432d']), arms=(ar, rng.uniform(.1, .6)), step=.05, sun=sun, slen=1.9)
    from_above.person(c, W * .12, H * .72, 92, -.3, '#f2694b', '#3f5e5a', 'hat', '#e6c885', arms=(.2, .8), sun=sun, slen=1.9)      # drawing the other circle
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=3) as g: rgb(g, '#8a6a44'); taper(g, [(W * .12 + 36, H * .72 + 20), (W * .155 + 36, H * .77 + 20)], [7, 6]); g.fill()
    # corner of the striped sail overhead, out of focus with its shadow
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.42) as g: smooth(g, [(W * .8, -60), (W * .86, H * .17), (W * .95, H * .28), (W * 1.06, H * .36), (W * 1.06, -60)], tension=.25); rgb(g, '#4a3550'); g.fill()
    with c.piece(shadow=.3, lift=26, volume=.2, vsize=20, blur=1) as g:
        q = [(W * .74, -60), (W * .8, H * .1), (W * .9, H * .2), (W * 1.06, H * .27), (W * 1.06, -60)]; smooth(g, q, tension=.25); p = g.copy_path(); rgb(g, '#fdf3d6'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('#f2694b', '#1b8f93', '#f5b843')): rgb(g, cc); taper(g, [(W * (.8 + .075 * k), -80), (W * (.86 + .085 * k), H * .34)], [26, 34]); g.fill()
    with c.piece(shadow=.3, lift=10, volume=.3, vsize=3) as g: rgb(g, '#f3e6c4'); g.set_line_width(5); g.move_to(W * .8, H * .1); g.line_to(W * .7, H * .02); g.stroke()
    c.finish(.26, warm=.1, center=(.46, .5))


def slide_2(c, rng, variant=0):
    """Close, noon under the slung sail: a dead white coral tied with two turns of cord to a steel bar; coloured light on the sand."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    c.backdrop([(0, '#bfe6e0'), (.2, '#8fd2cc'), (.3, '#f3e0b4'), (.6, '#eccf9a'), (1, '#cfa06c')], 90, glow=(W * .8, -40, 600, 'cream', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9) as g:       # sea and hulls far off, out of focus
        g.rectangle(-40, H * .13, W + 80, H * .13); lin(g, 0, H * .13, 0, H * .26, '#7fd0cc', '#3fb0b4', '#a9e0d0'); g.fill()
        for x, s in ((.13, 90), (.3, 60), (.86, 110)): rgb(g, '#fffdf2'); smooth(g, [(W * x - s, H * .145), (W * x + s * 1.1, H * .14), (W * x + s * .8, H * .17), (W * x - s * .9, H * .17)], tension=.3); g.fill(); taper(g, [(W * x, H * .145), (W * x + 4, -30)], [7, 5]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.06, blur=1) as g:
        for _ in range(420): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.3 + .7 * t); q = 4 + 24 * t; rgb(g, rng.choice(['#fff3d0', '#a9784e']), rng.uniform(.08, .24)); taper(g, [(x, y), (x + q, y - 1), (x + q * 2, y)], [.3, 2 + 4 * t, .3], 8, False); g.fill()
    for k, (cc, al) in enumerate((('#f2694b', .5), ('#fff6d8', .5), ('#1b9aa0', .5), ('#fff6d8', .45), ('#f5b02f', .55))):      # coloured light through the sail
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=16, alpha=al) as g: x = W * (-.16 + .27 * k); poly(g, [(x, H * .3), (x + 230, H * .3), (x + 560, H * 1.05), (x + 190, H * 1.05)]); rgb(g, cc); g.fill()
    c.set_air()
    for x0, y0, x1, y1, w in ((W * .02, H * .36, W * .62, H * .28, 32), (W * .6, H * .28, W * 1.02, H * .66, 32), (W * .02, H * .36, W * -.06, H * .6, 32)):
        ropes_and_bars.bar(c, (x0, y0), (x1, y1), w, '#8a8577', blur=5, depth=.12)
    for x, y, s in ((.2, .34, 150), (.42, .31, 130)): F.staghorn(c, W * x, H * y, s, '#efe7d2', 2, 4, tip='white', blur=5, depth=.1)
    a, b = np.array([-60., H * .64]), np.array([W + 60., H * .76])
    shadow.blob(c, W * .42, H * .93, 760, 40, .1, .42, 18)
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=34, grain=.07) as g:      # the bar, coated with sand
        taper(g, [tuple(a), tuple(b)], [112, 112], cap=False); p = g.copy_path(); lin(g, 0, H * .6, -14, H * .8, '#d8cfb4', '#b0a68c', '#7f7866', '#4d4a48'); g.fill(); g.append_path(p); g.clip()
        for _ in range(1500): t, v = rng.uniform(0, 1), rng.uniform(-.5, .5); q = a + (b - a) * t + np.array([0, v * 112]); rgb(g, rng.choice(['#fff3d0', '#8a7a5f', '#d9a878', '#5f5a50']), rng.uniform(.25, .7)); g.arc(*q, rng.uniform(1, 3.4), 0, 7); g.fill()
        for k, (cc, x) in enumerate((('#f2694b', .14), ('#1b9aa0', .62), ('#f5b02f', .92))): lin(g, W * (x - .09), 0, W * (x + .09), 0, (0, cc, 0), (.5, cc, .34), (1, cc, 0)); g.paint()
    on = lambda t, v: tuple(a + (b - a) * t + np.array([-v * 13, v * 112]))
    cc = '#efe6d0'
    fx, fy = on(.5, -.3)
    tw = lambda q, w, d=0.0: closeups.twig(c, [(fx + x, fy + y) for x, y in q], w, shade(cc, d), 'white')
    tw([(-40, -150), (-150, -230), (-230, -330), (-250, -430)], [66, 56, 38], -.18); tw([(30, -190), (150, -260), (260, -300)], [60, 50, 34], -.18)
    tw([(-20, 190), (-24, 60), (0, -120), (-20, -300), (14, -520)], [122, 124, 108, 84, 50], 0)
    tw([(10, -220), (110, -340), (150, -470)], [66, 54, 34], 0); tw([(-30, -60), (-150, -110), (-260, -130), (-330, -190)], [74, 60, 36], .03); tw([(40, -20), (140, -70), (240, -160)], [70, 56, 34], .03); tw([(-20, -330), (-90, -420), (-110, -500)], [54, 44, 28], .02)
    # crossed turns round stem and bar, cut off where they go behind, and a reef knot in front
    def both(q):
        poly(q, [tuple(a + (-3, -57)), tuple(b + (-3, -57)), tuple(b + (-3, 57)), tuple(a + (-3, 57))])
        poly(q, [(fx - 64, fy - 120), (fx + 62, fy - 120), (fx + 62, fy + 170), (fx - 64, fy + 170)])
    w, cord, q = 30, '#ee9a34', 1.15
    for sg, o in ((1, -18), (1, 18), (-1, -18), (-1, 18)):
        ropes_and_bars.rope(c, [(fx - sg * 200 + o, fy - 92), (fx - sg * 96 + o, fy - 30), (fx + o, fy + 36), (fx + sg * 96 + o, fy + 100), (fx + sg * 200 + o, fy + 166)], w, shade(cord, -.12 if sg > 0 else -.04), clip=both)
    kx, ky = fx + 2, fy + 36

    def below(g):
        both(g); g.rectangle(fx - 420, ky + 8, 900, 500)
    K_ = lambda pts: [(kx + x * q, ky + y * q) for x, y in pts]
    left = [(kx - 250, ky - 76)] + K_([(-150, -30), (-104, -14), (-60, -14), (0, -30), (52, -48), (90, -32), (99, 0), (90, 32), (52, 48), (0, 30), (-60, 14), (-100, 20)]) + [(fx - 168, fy + 118), (fx - 158, fy + 220), (fx - 240, fy + 300), (fx - 336, fy + 286)]
    right = [(kx + 250, ky - 50)] + K_([(150, -24), (104, -14), (60, -14), (0, -30), (-52, -48), (-90, -32), (-99, 0), (-90, 32), (-52, 48), (0, 30), (60, 14), (100, 22)]) + [(fx + 170, fy + 130), (fx + 166, fy + 232), (fx + 262, fy + 306), (fx + 404, fy + 338)]
    ropes_and_bars.rope(c, left, w, cord, clip=below, shadow=.55); ropes_and_bars.rope(c, right, w, shade(cord, .06), clip=below, shadow=.6)
    ropes_and_bars.rope(c, left, w, cord, shadow=0, volume=0, rim=0, clip=lambda g: g.rectangle(kx - 124 * q, ky - 31 * q, 52 * q, 62 * q))
    for px, py, aa in ((fx + 404, fy + 338, .2), (fx - 336, fy + 286, PI + .23)):
        with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g: rgb(g, '#f6efdc'); taper(g, [(px - math.cos(aa) * 12, py - math.sin(aa) * 12), (px + math.cos(aa) * 14, py + math.sin(aa) * 14)], [33, 33], cap=False); g.fill()
    # a wooden fid and a small coil in the sand
    shadow.blob(c, W * .16, H * .935, 150, 20, -.1, .4, 9)
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=12, rim=.5) as g: lin(g, 0, H * .88, 0, H * .95, '#d9a060', '#8a5530'); taper(g, [(W * .055, H * .945), (W * .15, H * .915), (W * .25, H * .885)], [46, 40, 5], 24); g.fill(); rgb(g, '#6b3f24', .6); g.set_line_width(5); g.move_to(W * .083, H * .92); g.line_to(W * .09, H * .952); g.stroke()
    for k in range(4): ropes_and_bars.rope(c, [(W * .89 + math.cos(t) * (140 - 26 * k), H * .925 + math.sin(t) * (46 - 8 * k) - 7 * k) for t in np.linspace(.3 * k, 2 * PI + .3 * k, 16)], 24, '#e4573f')
    with c.piece(shadow=.5, lift=5, volume=.4, vsize=4) as g:
        for x, y in ((.33, .97), (.57, .985), (.7, .96)): smooth(g, blob_pts(rng, W * x, H * y, 20, 13, .15, 9)); lin(g, 0, H * y - 12, 0, H * y + 12, '#fdf3e0', '#b99a80'); g.fill()
    c.finish(.28, warm=.08, center=(.5, .5))


def slide_3(c, rng, variant=0):
    """Half and half at dusk far out: a yacht drifts with bare masts, below it a white disk on a line sinks into violet water full of plankton."""
    W, H = c.w, c.h
    c.light = (.75, -.66)
    hz = H * .29; wl = H * .375
    L.sky(c, 'dusk', hz, (W * .83, hz - 24, 34), '#ffe9b0')
    L.cloud(c, W * .2, H * .13, 330, '#e8a9a0', .3); L.cloud(c, W * .62, H * .08, 240, '#f3c4a0', .4); L.cloud(c, W * .98, H * .16, 260, '#f0b08a', .3)
    L.sea(c, hz, wl + 30, 'dusk', W * .83, 50, .8)
    yx = W * .36
    boats.yacht(c, yx, wl + 4, 345, False, '#fbf3e0', 'coral', True)
    wave = [(-30, wl + 6), (W * .14, wl - 8), (W * .3, wl + 10), (W * .5, wl - 4), (W * .68, wl + 12), (W * .86, wl - 8), (W + 30, wl + 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, wave, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#c9a0b4', '#7a78b4', '#3f5aa4', '#1f3a80', '#0f1f58', '#0a1440'); g.fill()
    c.set_air()
    c.glow(W * .8, wl, 420, '#ffc48a', .4, 1.4)
    clipw = lambda q: (smooth(q, wave, False), q.line_to(W + 30, H + 30), q.line_to(-30, H + 30), q.close_path())
    boats.keel(c, yx, wl - 2, 296, '#fbf3e0', False, '#b04a44', depth=.1, clip=clipw)
    c.god_rays(W * .9, -200, .2, 12, 1300, .9, '#ffd0b0')
    # the line with tags, the disk
    dx, dy = yx + 152, H * .755
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3) as g:
        rgb(g, '#fff3d0'); g.set_line_width(5); g.move_to(yx + 128, wl - 46); g.line_to(dx, wl - 58); g.line_to(dx, dy - 70); g.stroke(); rgb(g, '#6b4a34'); taper(g, [(yx + 90, wl - 36), (dx + 8, wl - 60)], [9, 7]); g.fill()
        for k in range(1, 8): rgb(g, '#f2694b' if k % 2 else '#f5b843'); y = wl + (dy - 80 - wl) * k / 8; taper(g, [(dx - 14, y), (dx + 14, y)], [11, 11]); g.fill()
        rgb(g, '#fff3d0'); g.set_line_width(4)
        for m in (-1, 0, 1): g.move_to(dx, dy - 72); g.line_to(dx + m * 82, dy + (0 if m else 20)); g.stroke()
    c.glow(dx, dy, 330, '#cfe0ff', .42, 1.2)
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=24, rim=.6, grain=.02) as g:
        with at(g, dx, dy + 9, -.05, 132, 43): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#b0bcd8'); g.fill()
        with at(g, dx, dy, -.05, 132, 43): g.arc(0, 0, 1, 0, 7)
        lin(g, dx - 160, dy, dx + 160, dy, '#e3e9f6', '#ffffff', '#fff6e6'); g.fill()
        rgb(g, '#8f9fc4'); g.arc(dx, dy, 9, 0, 7); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3) as g: rgb(g, '#fff3d0'); g.set_line_width(4); g.move_to(dx, dy - 72); g.line_to(dx - 76, dy + 12); g.move_to(dx, dy - 72); g.line_to(dx + 78, dy + 8); g.move_to(dx, dy - 72); g.line_to(dx + 4, dy + 31); g.stroke(); rgb(g, '#39434f'); g.arc(dx, dy - 74, 9, 0, 7); g.fill()
    # plankton: glowing commas, discs and tiny jellies
    with c.piece(shadow=0, volume=0, rim=0, blur=.5) as g:
        for _ in range(420):
            x, y = rng.uniform(0, W), wl + 30 + rng.uniform(0, 1) ** .9 * (H - wl); q = rng.uniform(1.5, 5); rgb(g, rng.choice(['#ffe9c4', '#bfe0ff', '#ffc4b0', '#c9ffe6']), rng.uniform(.25, .85)); k = rng.integers(3)
            if k == 0: g.arc(x, y, q, 0, 7); g.fill()
            elif k == 1: taper(g, wander(rng, x, y, rng.uniform(0, 7), q * 5, 4, .5), [q * .9, q * .6, .5], 9); g.fill()
            else: g.set_line_width(1.4); g.arc(x, y, q * 1.4, 0, 7); g.stroke()
    def jelly(x, y, s, cc, d):
        with c.piece(shadow=.1, lift=4, volume=.3, vsize=s * .1, rim=.6, alpha=.8, depth=d) as g:
            with at(g, x, y, rng.normal(0, .25), s):
                for k in range(6): p = wander(rng, -.3 + k * .12, .02, PI / 2, rng.uniform(.7, 1.1), 6, .25); rgb(g, cc, .7); taper(g, p, [.05, .035, .01], 14); g.fill()
                smooth(g, [(-.5, .06), (-.44, -.26), (-.2, -.46), (.2, -.46), (.44, -.26), (.5, .06), (.25, 0), (0, .06), (-.25, 0)]); rad(g, 0, -.15, .5, (0, '#ffffff', .85), (1, cc, .85)); g.fill()
    for x, y, s, cc, d in ((.88, .6, 92, '#ffb0a8', .1), (.77, .86, 130, '#f6a0c0', 0), (.94, .82, 60, '#ffc49a', .25), (.7, .52, 44, '#ffc49a', .4)): jelly(W * x, H * y, s, cc, d)
    A.silhouettes(c, W * .16, H * .74, 60, 210, 80, 20, .15, '#1a2f78', .3)
    A.ray(c, W * .2, H * .9, 270, -.2, 'manta', 62, .35, depth=.5)
    L.waterline(c, wave, '#ffe6d0', 7)
    c.particles(120, color='#ffe6d0', big=8, box=(0, wl, W, H)); c.finish(.42, center=(.54, .5))
