"""Pictures of the article "First graders of Lombok Insani visit the lab"."""
import math
import numpy as np
from toolkit import (boats, clay, fauna as A, flora as F, from_above, ground, household, laboratory, land as L, light, people as P,
                     ropes_and_bars, shadow, shells, village, water)
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """A class at the laboratory by the beach, from a branch above: on the left corals go into a wide blue tank, on the right others sit on a mat and form clay; flecks of noon light through the leaves."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .1
    L.sky(c, 'noon', hz, glow=.5)
    L.sea(c, hz, H * .3, 'noon', W * .7, 60, .8)
    L.island(c, W * .42, hz + 2, 420, 30, depth=.5)
    p = ground.view(W, hz, 1340, 3.5)
    boats.jukung(c, W * .46, hz + 46, 150, None, '#e4573f', depth=.1); boats.jukung(c, W * .8, hz + 24, 90, '#f5b843', '#2f7f9a', True, depth=.2)
    sh_ = [(-30, H * .265), (W * .3, H * .255), (W * .65, H * .245), (W + 30, H * .225)]
    L.ground(c, [(x, y - 5) for x, y in sh_], '#d9b988', '#caa873', 40); L.foam(c, sh_, 6)
    L.ground(c, [(x, y + 12) for x, y in sh_], '#f6e2b2', '#dcb988', 260)
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**dict(dx=-.4, dy=.1, alpha=.34, blur=2, color='#4a4058'), **k})
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', build=1.0), **k})
    kid = lambda **k: who(**{**dict(child=True, bottom='shorts'), **k})

    def one(X, Z, tall, pose, lk, flip=False, **k):
        x, y, s = p(X, Z); return stand(lambda cv: P.person(cv, x, y, s * tall, pose, lk, flip, **k), y)

    # shade of the trees with its flecks of light
    m = water.mask_of(c, [[(-80, H * .36), (W * .25, H * .33), (W * .6, H * .36), (W * 1.06, H * .34), (W * 1.06, H * 1.1), (-80, H * 1.1)]], 26)
    water.tint(c, m * .37, '#665a78')
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=3, alpha=.72) as g:
        for _ in range(150):
            Z = 4.4 + 9 * rng.uniform(0, 1) ** 1.5; x, y, s = p(rng.uniform(-.75, .75) * Z, Z); q = s * rng.uniform(.05, .24)
            if y > H * .4: rgb(g, '#ffedbe', rng.uniform(.4, .95)); smooth(g, blob_pts(rng, x, y, q, q * .42, .25, 9)); g.fill()
    with c.piece(shadow=.25, lift=2, volume=.2, vsize=3, grain=.06) as g:
        for _ in range(60): Z = 4.4 + 9 * rng.uniform(0, 1) ** 1.4; x, y, s = p(rng.uniform(-.75, .75) * Z, Z); F.leaf(g, x, y, s * rng.uniform(.1, .17), s * .06, rng.uniform(0, 6), jitter(rng, rng.choice(['#b98a4a', '#8f9a58', '#c9a05c']), .04), False)
    for X, Z, w, cc in ((-8.2, 15.5, .5, '#8a6f5c'), (2.6, 16.5, .46, '#8f755f')):                     # trunks
        x, y, s = p(X, Z)
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, depth=.08) as g: lin(g, x - s * w, 0, x + s * w, 0, shade(cc, -.2), cc, shade(cc, .25)); taper(g, [(x - s * .1, y + 8), (x, y - s), (x + s * .2, -30)], [s * w * 1.5, s * w, s * w * .8], 24); g.fill(); taper(g, [(x, y - s * 1.6), (x - s * .9, y - s * 2.6), (x - s * 1.5, -40)], [s * w * .6, s * w * .5, s * w * .4], 16); g.fill()
    # the laboratory behind: tanks in a row under a roof
    bx, by, bs = p(-6.6, 12.2)
    with c.piece(shadow=.45, lift=8, volume=.25, vsize=10, depth=.05) as g: lin(g, 0, by - bs * 2.3, 0, by, '#6b5a58', '#8a7060'); g.rectangle(bx - bs * 3.2, by - bs * 2.3, bs * 6.4, bs * 2.3); g.fill()
    for u in (-1.9, .15, 2.2): laboratory.aquarium(c, bx + u * bs, by - bs * .72, bs * 1.75, bs * .62, bs * .3, glow=.12, legs=bs * .62, depth=.05, draw_inside=lambda cv, x0, x1, f: [F.pocillopora(cv, x, f + 3, bs * .26, rng.choice(['coral', 'rose', 'violet', 'saffron'])) for x in np.linspace(x0 - 8, x1 + 8, 4)])
    with c.piece(shadow=.5, lift=12, volume=.35, vsize=12, grain=.06, depth=.03) as g:
        poly(g, [(bx - bs * 3.9, by - bs * 1.95), (bx - bs * 3.2, by - bs * 3.3), (bx + bs * 3.1, by - bs * 3.3), (bx + bs * 3.8, by - bs * 1.95)]); q = g.copy_path(); lin(g, 0, by - bs * 3.3, 0, by - bs * 1.9, '#d0a468', '#94693c'); g.fill(); g.append_path(q); g.clip(); rgb(g, '#5f4228', .45); g.set_line_width(2)
        for u in np.linspace(-4, 4, 60): g.move_to(bx + u * bs * .8, by - bs * 3.4); g.line_to(bx + u * bs + rng.normal(0, 4), by - bs * 1.9); g.stroke()
    one(-3.0, 12.2, 1.62, 'walk', who(hair='bun', top='#1b8f93', bottom='trousers', bcol='#3a3f5c'), True)
    one(4.4, 13.4, 1.18, 'walk', kid(hair='short', top='#f2694b')); one(5.6, 13.8, 1.2, 'walk', kid(hair='pony', top='#8f6fb8', accent='#f5b843')); one(6.9, 13.6, 1.6, 'walk', who(hair='hijab', top='#3c86c2', accent='#f3d9c0', bottom='skirt', bcol='#22405a'))

    # who stands on the far side of the tank
    coral_in = lambda cc: (lambda g, J: (rgb(g, '#efe6d2'), smooth(g, blob_pts(rng, *((J['hL'] + J['hR']) / 2 + (.035, .05)), .05, .03, .05, 8)), g.fill(), [(rgb(g, cc), taper(g, [tuple((J['hL'] + J['hR']) / 2 + (.035, .035)), tuple((J['hL'] + J['hR']) / 2 + (.035 + a, -.1 - .03 * (abs(a) < .03)))], [.035, .024], 8), g.fill()) for a in (-.07, -.025, .03, .08)]))
    one(-3.05, 8.75, 1.18, 'reach', kid(hair='bob', top='#f5b843'), False, prop=coral_in('#ee8f9f'))
    one(-.75, 8.8, 1.64, 'lean_table', who(hair='cap', top='#fff4d6', bottom='trousers', accent='#1b8f93', bcol='#2c3448'), True)
    # the tank
    x0, x1, z0, z1, h = -3.55, -.05, 6.7, 8.35, .58
    P3 = lambda X, Z, Y: p(X, Z, Y)[:2]
    q = [P3(x0, z0, 0), P3(x1, z0, 0), P3(x1, z1, 0), P3(x0, z1, 0)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g: rgb(g, '#3f3a58'); poly(g, [(x - 34, y + 16) for x, y in q]); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.3, vsize=12, rim=.4) as g:
        for a, b, cc in (((x1, z0), (x1, z1), '#3f86b4'), ((x0, z0), (x1, z0), '#2f6f9f')): poly(g, [P3(*a, 0), P3(*b, 0), P3(*b, h), P3(*a, h)]); lin(g, 0, P3(*a, h)[1], 0, P3(*a, 0)[1], shade(cc, .2), shade(cc, -.25)); g.fill()
        rgb(g, '#b9dcea'); poly(g, [P3(x0, z0, h), P3(x1, z0, h), P3(x1, z1, h), P3(x0, z1, h)]); g.fill()
    w = .09; wl = [P3(x0 + w, z0 + w, h - .02), P3(x1 - w, z0 + w, h - .02), P3(x1 - w, z1 - w, h - .02), P3(x0 + w, z1 - w, h - .02)]
    cut = lambda g: poly(g, wl)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, caustic=.34) as g: cut(g); lin(g, 0, wl[2][1], 0, wl[0][1], '#8fe0d8', '#45bcc4', '#1f8fa8'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, rim=.4, clip=cut) as g:                                        # white racks under water
        for Z in (7.1, 7.55, 8.0): rgb(g, '#eef6ee', .85); poly(g, [P3(x0 + .25, Z - .13, .3), P3(x1 - .25, Z - .13, .3), P3(x1 - .25, Z + .13, .3), P3(x0 + .25, Z + .13, .3)]); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', 'leaf', 'plum']
    for Z in (8.0, 7.55, 7.1):
        for k, X in enumerate(np.linspace(x0 + .45, x1 - .45, 10)):
            if rng.random() < .12: continue
            x, y, s = p(X + rng.normal(0, .03), Z, .32); cc = rng.choice(cols)
            (F.staghorn(c, x, y, s * rng.uniform(.2, .3), cc, 2, 4, clip=cut) if rng.random() < .55 else F.pocillopora(c, x, y, s * rng.uniform(.16, .24), cc, clip=cut))
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, clip=cut) as g:
        poly(g, wl); lin(g, wl[3][0], wl[3][1], wl[1][0], wl[1][1], (0, '#d9fff6', .36), (.5, '#8fe0d8', .12), (1, '#d9fff6', .3)); g.fill()
        for _ in range(26): x, y, s = p(rng.uniform(x0, x1), rng.uniform(z0, z1), h); rgb(g, 'white', rng.uniform(.3, .8)); L_ = s * rng.uniform(.06, .2); taper(g, [(x, y), (x + L_ * .5, y - 2), (x + L_, y)], [.3, 2.6, .3], 8, False); g.fill()
    # at its ends and in front
    J = one(-4.05, 7.4, 1.2, 'lean_table', kid(hair='cap', top='#8f6fb8', accent='#f5b843'), False, prop=coral_in('#f2694b'))
    one(.42, 7.3, 1.22, 'lean_table', kid(hair='pony', top='#c85a8e', accent='#f5b843', bcol='#3f5e5a'), True, prop=coral_in('#f5b843'))
    one(-2.75, 6.3, 1.16, 'stand', kid(hair='hijab', top='#1b8f93', accent='#f6e0b4', bottom='skirt', bcol='#7a3f4f'), False, tweak=dict(aL=(-24, -150), aR=(24, 150)))
    one(-1.75, 6.22, 1.22, 'contrapposto', kid(hair='short', top='#f2694b'), True, tweak=dict(aL=(-30, 20), aR=(70, 120)))

    # the mat, the clay and the round of children
    mat = [p(X, Z)[:2] for X, Z in ((.5, 5.05), (3.75, 4.95), (4.25, 8.0), (.95, 8.1))]
    with c.piece(shadow=.4, lift=5, volume=.2, vsize=10, grain=.05) as g:
        smooth(g, mat, tension=.06); q = g.copy_path(); lin(g, 0, mat[2][1], 0, mat[0][1], '#d9594a', '#b23f4c'); g.fill(); g.append_path(q); g.clip()
        for t in np.linspace(0, 1, 15):
            a, b = p(.5 + .45 * t, 5.05 + 3.05 * t)[:2], p(3.75 + .5 * t, 4.95 + 3.05 * t)[:2]; rgb(g, '#f6e0b0' if (round(t * 14) % 3) else '#2f7f8f', .75 if (round(t * 14) % 3) else .9); taper(g, [a, b], [3 + 5 * (1 - t)] * 2, 6, False); g.fill()
    one(2.25, 8.05, 1.62, 'kneel', who(hair='hijab', top='#2f7f8f', accent='#e8694c', bottom='skirt', bcol='#3a3f5c'), True, tweak=dict(lean=30, head=40))
    x, y, s = p(2.4, 6.75)
    with c.piece(shadow=.45, lift=5, volume=.25, vsize=6, rim=.5, grain=.05) as g: poly(g, [p(X, Z, .04)[:2] for X, Z in ((1.55, 6.2), (3.2, 6.2), (3.25, 7.25), (1.6, 7.25))]); rgb(g, '#e0b67e'); g.fill()
    clay.lump(c, x, y + 6, s * .62, '#a9603c')
    for X, Z, q in ((1.8, 6.95, .3), (1.85, 6.4, .34), (2.95, 6.98, .3), (3.0, 6.42, .34), (2.35, 6.25, .33)): x, y, s = p(X, Z, .05); clay.base(c, x, y, s * q, jitter(rng, '#bd7046', .03), .42, 7, rng.uniform(0, 1))
    one(1.05, 6.75, 1.2, 'squat', kid(hair='short', top='#3c86c2', bcol='#6b5a45'), False)
    one(3.8, 6.7, 1.18, 'kneel', kid(hair='bob', top='#f5b843', bcol='#22405a'), True, tweak=dict(lean=32, head=40))
    one(1.65, 5.55, 1.24, 'sit_ground', kid(hair='hijab', top='#c85a8e', accent='#fff4d6', bottom='trousers'))
    one(2.75, 5.45, 1.2, 'sit_ground', kid(hair='short', top='#79a86a', bcol='#2c3448'), True)
    for X, Z, a, cc in ((.1, 4.95, .3, 'coral'), (.3, 4.92, .1, 'coral'), (-.12, 5.35, -.3, 'teal'), (.06, 5.4, .1, 'teal'), (.22, 5.75, .5, 'saffron'), (.05, 5.85, .2, 'saffron'), (.42, 6.3, -.1, 'violet'), (.28, 6.35, -.4, 'violet')):
        x, y, s = p(X, Z)
        with c.piece(shadow=.45, lift=4, volume=.3, vsize=4) as g: household.sandal(g, rng, x, y, s * .2, a, cc, .5)
    for X, Z, cc, pk in ((-1.05, 5.3, '#f5b843', '#e8694c'), (-1.5, 5.15, '#3c86c2', '#f3e3c0'), (-1.95, 5.4, '#c85a8e', '#3a3f5c')):                 # school bags put down
        x, y, s = p(X, Z)
        def bag(cv):
            with cv.piece(shadow=.45, lift=6, volume=.5, vsize=9, rim=.4) as g, at(g, x, y, rng.normal(0, .06), s * .4):
                rgb(g, shade(cc, -.35)); g.set_line_width(.06); g.arc(0, -.98, .1, PI, 2 * PI); g.stroke()
                smooth(g, [(-.36, 0), (-.4, -.4), (-.34, -.8), (-.18, -.98), (.18, -.98), (.34, -.8), (.4, -.4), (.36, 0)], tension=.4); lin(g, -.4, 0, .4, 0, shade(cc, .2), cc, shade(cc, -.3)); g.fill()
                smooth(g, [(-.26, -.05), (-.28, -.36), (-.2, -.46), (.2, -.46), (.28, -.36), (.26, -.05)], tension=.35); rgb(g, pk); g.fill(); rgb(g, shade(pk, -.45)); taper(g, [(-.22, -.38), (.22, -.38)], [.03, .03]); g.fill()
        stand(bag, y)
    # leaves near the eye
    F.leaf_clump(c, W * .02, H * .02, 250, 74, 170, 40, '#4f8a50'); F.leaf_clump(c, W * .97, H * .03, 290, 100, 200, 42, '#447f4c'); F.leaf_clump(c, W * .62, -8, 190, 34, 70, 36, '#5f9a52')
    F.leaf_clump(c, W * .0, H * 1.02, 120, 70, 80, 46, '#3f6f4c')
    c.finish(.32, warm=.12, center=(.5, .58))


def second(c, rng, variant=0):
    """What the class sees from the jetty: straight down into clear water, with their own shadows waving on the sand among fish and starfish."""
    W, H = c.w, c.h
    c.light = (-.8, -.6)
    c.backdrop([(0, '#f3eccb'), (.35, '#bfe6cf'), (.7, '#5cc0bf'), (1, '#238fa3')], 18, glow=(W * .2, H * .1, 700, 'cream', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.7) as g:       # ripple marks
        for _ in range(150):
            x, y = rng.uniform(-60, W), rng.uniform(0, H); q = rng.uniform(80, 240); rgb(g, 'white' if rng.random() < .5 else '#3f8f9a', .2); taper(g, wander(rng, x, y, 1.2 + rng.normal(0, .12), q, 5, .16), [.5, 7, .5], 18, False); g.fill()
    for x, y, s, k, cc in ((.9, .12, 210, 0, 'coral'), (.97, .3, 150, 1, 'leaf'), (.8, .04, 130, 3, 'violet'), (.95, .9, 230, 2, 'saffron'), (.84, .98, 150, 0, 'rose'), (.99, .72, 120, 1, '#c9a46c')): from_above.coral(c, W * x, H * y, s, cc, k)
    for x, y in ((.47, .98), (.55, .04), (.62, .96)):     # tufts of seagrass from above
        with c.piece(shadow=.35, lift=6, volume=.15, vsize=4) as g:
            for _ in range(34): p = wander(rng, W * x + rng.normal(0, 50), H * y + rng.normal(0, 30), rng.normal(.5, .35), rng.uniform(70, 150), 5, .14); rgb(g, jitter(rng, shade('leaf', rng.uniform(-.3, .15)), .03)); taper(g, p, [6, 8, 6, 1], 14); g.fill()
    from_above.starfish(c, W * .72, H * .8, 130, '#2f6fd0', .3, fat=.17); from_above.starfish(c, W * .56, H * .3, 104, '#e0633f', 1.0, fat=.22); from_above.urchin(c, W * .87, H * .55, 110)
    # the shadows: jetty edge and eight children
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3.2, alpha=.56) as g:
        rgb(g, '#174a66'); poly(g, [(-40, -40), (W * .19, -40), (W * .245, H + 40), (-40, H + 40)]); g.fill()
        for i, (y, q, kind, arm) in enumerate(((.07, 1.0, 'short', 0), (.2, .78, 'pony', 1), (.335, .9, 'cap', 0), (.47, .72, 'bob', -1), (.6, .86, 'bob', 1), (.735, 1.05, 'short', 0), (.86, .7, 'pig', -1), (.975, .9, 'cap', 0))):
            shadow.leaning_child(g, W * (.185 + .055 * y), H * y, 330 * q, -.12 + rng.normal(0, .05), kind, arm, rng)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, caustic=.8) as g: g.rectangle(0, 0, W, H); lin(g, 0, 0, W, 0, (0, 'cream', .0), (.4, 'cream', .12), (1, 'water2', .1)); g.fill()
    A.school(c, 'sergeant', W * .66, H * .54, 11, 130, 80, 74, .5, .5, lift=16); A.school(c, 'chromis', W * .74, H * .2, 14, 150, 60, 52, 2.6, .3, lift=14)
    for sp, x, y, l, h in (('longnose', .49, .74, 120, -.5), ('parrotfish', .8, .37, 190, 2.7), ('fusilier', .48, .12, 80, .9)): A.fish(c, sp, W * x, H * y, l, h, .1, lift=18, shadow=.35)
    # the boards of the jetty at the left edge, with what the class left there
    with c.piece(shadow=.6, lift=26, volume=.25, vsize=18, grain=.05) as g:
        for i in range(13):
            y = H * (-.03 + .083 * i); cc = jitter(rng, shade('#c4955f', rng.uniform(-.12, .12)), .02)
            poly(g, [(-30, y), (W * (.13 + .004 * i) + rng.normal(0, 6), y), (W * (.134 + .004 * i) + rng.normal(0, 6), y + H * .079), (-30, y + H * .079)]); lin(g, 0, y, 0, y + H * .08, shade(cc, .2), cc, shade(cc, -.25)); g.fill()
            rgb(g, '#5b3a26', .35)
            for _ in range(4): a = rng.uniform(0, W * .1); q = y + rng.uniform(8, 70); taper(g, [(a, q), (a + 40, q + rng.normal(0, 3)), (a + 90, q)], [.4, 3, .4], 10, False); g.fill()
            for px in (.03, .115): rgb(g, '#3f2c22', .8); g.arc(W * px, y + H * .04, 4, 0, 7); g.fill()
    with c.piece(shadow=.5, lift=6, volume=.3, vsize=5) as g:
        for x, y, cc, ro in ((.03, .2, '#f2694b', 1.5), (.035, .255, '#f2694b', 1.65), (.05, .5, '#1b8f93', 1.4), (.052, .56, '#1b8f93', 1.7), (.03, .83, '#8f6fb8', 1.6), (.036, .885, '#8f6fb8', 1.45)): household.sandal(g, rng, W * x, H * y, 76, ro, cc, 1.0)
    water.sparkle(c, 120, (W * .25, 0, W, H)); c.finish(.3, warm=.06, center=(.5, .5))


def slide_1(c, rng, variant=0):
    """Wide and from above, morning: a beach on which groups of children in five colours walk apart - to the jetty, the tide line, the hut, the steel bar."""
    W, H = c.w, c.h
    c.light = (.7, -.72)
    hz = H * .15
    L.sky(c, 'morning', hz); L.cloud(c, W * .2, H * .09, 240, depth=.4); L.cloud(c, W * .45, H * .06, 150, depth=.5)
    L.rinjani(c, W * .76, hz + 6, 900, 120, '#6f93a0', .5)
    L.sea(c, hz, H, 'noon', None, 120, .5)
    shore = [(-40, H * 1.0), (W * .1, H * .86), (W * .24, H * .68), (W * .4, H * .5), (W * .56, H * .375), (W * .74, H * .29), (W * .9, H * .235), (W + 40, H * .2)]
    for off, cc, al in ((-74, '#7fd6cc', .55), (-40, '#a9e6d6', .6)):        # shallows
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=al) as g: smooth(g, [(x + off * (.3 + y / H), y + off * .35) for x, y in shore], False); g.line_to(W + 60, H * 1.1); g.line_to(-60, H * 1.1); g.close_path(); rgb(g, cc); g.fill()
    base = L.ground(c, shore, '#f3dfb0', '#dcb985', 360)
    L.foam(c, shore, 9)
    z = lambda y: .28 + .95 * (y - hz) / (H - hz)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:          # line of weed that the tide left
        for _ in range(260): t = rng.uniform(0, 1); x = W * (.02 + .9 * t); y = base(x) + 40 * z(base(x)) + rng.normal(0, 5); rgb(g, jitter(rng, '#7a7a4c', .05), .8); q = 13 * z(y); taper(g, [(x - q, y), (x, y - q * .3), (x + q, y + 2)], [.5, q * .4, .5], 8, False); g.fill()
    # jetty
    a0, a1 = (W * .335, H * .6), (W * .06, H * .36)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.4) as g: poly(g, [(a0[0] - 26, a0[1] + 40), (a0[0] + 40, a0[1] + 50), (a1[0] + 20, a1[1] + 40), (a1[0] - 20, a1[1] + 34)]); rgb(g, '#0a4a66'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=8) as g:
        for k in range(5): t = .12 + .2 * k; x, y = a0[0] + (a1[0] - a0[0]) * t, a0[1] + (a1[1] - a0[1]) * t; [(rgb(g, '#5b4034'), taper(g, [(x + m, y), (x + m, y + 54 * (1 - t * .4))], [9, 8]), g.fill()) for m in (-22, 24)]
        pl = [(a0[0] - 40, a0[1] + 6), (a0[0] + 36, a0[1] + 16), (a1[0] + 26, a1[1] + 4), (a1[0] - 24, a1[1] - 2)]
        poly(g, pl); lin(g, *a0, *a1, '#c9925c', '#b07a48'); g.fill(); rgb(g, '#6b4630', .7); g.set_line_width(2)
        for k in range(26): t = k / 25; g.move_to(pl[0][0] + (pl[3][0] - pl[0][0]) * t, pl[0][1] + (pl[3][1] - pl[0][1]) * t); g.line_to(pl[1][0] + (pl[2][0] - pl[1][0]) * t, pl[1][1] + (pl[2][1] - pl[1][1]) * t); g.stroke()
    boats.jukung(c, W * .3, H * .3, 150, '#f2694b', '#2f8fa0'); boats.jukung(c, W * .52, H * .23, 90, '#f5b843', '#8f6fb8', True)
    for x, y, s, ln in ((.985, .43, 250, -.1), (.9, .37, 200, .1), (.8, .325, 150, -.12)): F.palm(c, W * x, H * y, s, ln)
    # the laboratory hut to the right
    village.stilt_house(c, W * .885, H * .6, 290, '#e3d3a8', '#9a6a3f', '#1b8f93', .1)
    # where each colour walks
    lk = lambda cc, **k: P.look(rng, **{**dict(child=True, top=cc, sleeve='short', hair=rng.choice(['short', 'short', 'bob', 'pony', 'bun', 'hijab', 'cap']), accent=rng.choice(['#fff4d6', '#22405a', '#c85a8e', '#f5b843']), bottom=rng.choice(['shorts', 'skirt', 'trousers']), bcol='#22405a'), **k})
    teal, red, yel, vio, whi = '#1b8f93', '#ee5f42', '#f7b52c', '#8a63bd', '#fffaf0'
    todo = []
    for k in range(10): t = .1 + .085 * k; todo.append((a0[0] + (a1[0] - a0[0]) * t + (16 if k % 2 else -12) + 2, a0[1] + (a1[1] - a0[1]) * t + 12, yel, 'walk_back' if k < 7 else 'stand'))
    for k in range(10): x = W * (.45 + .042 * k) + rng.normal(0, 6); todo.append((x, base(x) + 44 * z(base(x)) + rng.normal(0, 5), teal, rng.choice(['walk', 'bend', 'crouch_look', 'stand_side'])))
    for k in range(10): t = k / 9; todo.append((W * (.66 + .19 * t) + rng.normal(0, 8), H * (.715 - .085 * t) + (16 if k % 2 else -10), vio, 'walk'))
    for k in range(10): a = k * 2 * PI / 10 + .3; todo.append((W * .47 + math.cos(a) * 108, H * .655 + math.sin(a) * 44, whi, 'sit_ground' if math.sin(a) > -.1 else 'squat'))
    for k in range(12): i, j = k % 6, k // 6; todo.append((W * (.475 + .062 * i) + j * 44 + rng.normal(0, 9), H * (.9 + .075 * j) + rng.normal(0, 6), red, rng.choice(['stand', 'arm_up', 'contrapposto', 'stand'])))
    done = False
    for x, y, cc, pose in sorted(todo, key=lambda q: q[1]):
        if not done and y > H * .655:
            done = True
            with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g:       # the bar to tie to
                ropes_and_bars.draw_bar(g, (W * .435, H * .66), (W * .505, H * .648), 8, '#6f858f')
            F.staghorn(c, W * .46, H * .657, 30, '#efe6d0', 2, 4, tip='white'); F.staghorn(c, W * .485, H * .653, 26, '#efe6d0', 2, 4, tip='white')
        h = 92 * z(y) * rng.uniform(.92, 1.08)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.5, alpha=.3) as g: rgb(g, '#5a3f48'); taper(g, [(x, y), (x - h * .3, y + h * .08), (x - h * .62, y + h * .15)], [h * .1, h * .17, h * .1]); g.fill()
        P.person(c, x, y, h, pose, lk(cc), flip=bool(cc == teal and rng.random() < .5))
    for x, y, cc, pose, fl, hair in ((.345, .635, '#2c3448', 'stand', False, 'hijab'), (.86, .655, '#2c3448', 'walk', False, 'short'), (.4, .7, '#2c3448', 'stand_side', False, 'hat')):
        P.person(c, W * x, H * y, 128 * z(H * y), pose, P.look(rng, top=cc, bottom='trousers', bcol='#6b5a45', hair=hair, accent='#c85a8e', sleeve='long'), flip=fl)
    P.person(c, W * .43, H * .985, 168, 'reach', P.look(rng, hair='hijab', accent='#f5b843', top='#2f5d6c', bottom='skirt', bcol='#22405a'))
    # frame: leaves near
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=14, blur=1.5) as g:
        for x, y, L_, w, a in ((.0, 1.0, 330, 110, -.75), (.03, 1.07, 330, 110, -.35), (-.03, .93, 300, 100, -1.15)): F.banana_leaf(g, W * x + math.cos(a) * L_ * .42, H * y + math.sin(a) * L_ * .42, L_, w, a, '#3f7f4c', 3, rng)
    c.finish(.28, warm=.1, center=(.5, .5))


def slide_2(c, rng, variant=0):
    """Straight down into a viewing bucket: inside its round window the sea floor is sharp, outside there is only glitter and the shadows of two heads."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#bfe9d8'), (.5, '#7fd0c8'), (1, '#4fb4ba')], 35, glow=(W * .05, 0, 700, 'cream', .4))
    light.blobs(c, [(W * x, H * y, s, cc) for x, y, s, cc in ((.1, .8, 120, '#5f9a72'), (.22, .95, 150, '#4f8a6a'), (.88, .2, 130, '#e0a878'), (.95, .75, 140, '#6fa07a'), (.08, .25, 90, '#c9b48a'), (.85, .95, 90, '#b07a90'))], 22, .4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, caustic=1.2) as g: g.rectangle(-10, -10, W + 20, H + 20); rgb(g, '#9fe6da', .45); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.42) as g:        # two heads looking
        rgb(g, '#0d4a60'); shadow.leaning_child(g, W * -.02, H * .72, 430, -.28, 'pony'); shadow.leaning_child(g, W * .16, H * 1.1, 420, -.95, 'cap')
    water.sheen(c, -30, H + 30, 210, '#ffffff', '#2f8f9f', .9); water.sparkle(c, 210, size=1.4)
    cx, cy, R = W * .575, H * .5, 480
    water.rings(c, [(cx, cy, R + 90), (cx - 6, cy + 4, R + 44)], 'white', .4, 1)
    shadow.blob(c, cx + 60, cy + 70, R * 1.0, R * .98, 0, .4, 22)
    with c.piece(shadow=.55, lift=14, volume=.45, vsize=22, rim=.6, grain=.03) as g:     # wall, wide mouth on top, narrower towards the pane
        g.arc(cx, cy, R, 0, 7); lin(g, cx - R, cy - R, cx + R, cy + R, '#ff9a6a', '#ee5f42', '#b0392c'); g.fill()
        ix, iy, r2 = cx + 16, cy + 18, 356
        g.arc(cx, cy, R - 30, 0, 7); lin(g, cx - R, cy - R, cx + R, cy + R, '#8f2f2a', '#c9473a', '#ff8a60'); g.fill()
        rgb(g, '#7a2622', .4); g.set_line_width(4)
        for q in (420, 392): g.arc(cx + 6, cy + 7, q, 0, 7); g.stroke()
    clip = lambda q: q.arc(ix, iy, r2, 0, 7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, clip=clip) as g: g.rectangle(ix - r2, iy - r2, 2 * r2, 2 * r2); lin(g, ix - r2, iy - r2, ix + r2, iy + r2, '#f6edc8', '#e6dcae', '#b9cfa8'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, alpha=.7, clip=clip) as g:
        for k in range(14): y = iy - r2 + k * 54; p = [(x, y + math.sin(x / 70 + k * 1.3) * 10 + rng.normal(0, 2)) for x in np.linspace(ix - r2 - 20, ix + r2 + 20, 12)]; rgb(g, '#fffbe6', .7); taper(g, p, [10, 14, 9], 50, False); g.fill(); rgb(g, '#8fae8a', .4); taper(g, [(x, v + 11) for x, v in p], [8, 11, 8], 50, False); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.5, vsize=9, clip=clip) as g:       # stones, shells
        for _ in range(30): a, q = rng.uniform(0, 7), r2 * math.sqrt(rng.uniform(.1, 1)); s = rng.uniform(8, 30); x, y = ix + math.cos(a) * q, iy + math.sin(a) * q; cc = rng.choice(['#b9a98a', '#8f8877', '#d9c9a4', '#a98f8a']); smooth(g, blob_pts(rng, x, y, s, s * .75, .14, 9)); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.35)); g.fill()
    for x, y, s, cc, k in ((-.66, -.5, 190, '#d98a6a', 1), (-.82, -.1, 130, '#8f6fb8', 2), (.78, .52, 170, 'saffron', 2), (.55, .8, 140, 'plum', 1)): from_above.coral(c, ix + x * r2, iy + y * r2, s, cc, k, clip=clip)
    with c.piece(shadow=.4, lift=6, volume=.2, vsize=5, clip=clip) as g:      # seagrass from above, bent by the current
        for _ in range(60): x, y = ix + r2 * rng.uniform(.35, .95), iy - r2 * rng.uniform(.35, .95); rgb(g, jitter(rng, '#5f9a5c', .06)); taper(g, wander(rng, x, y, .5 + rng.normal(0, .35), rng.uniform(60, 130), 5, .2), [9, 10, 1], 12, False); g.fill()
    from_above.starfish(c, ix + r2 * .08, iy - r2 * .5, 190, '#2f6fd0', .3, clip=clip, fat=.17)
    from_above.spotted_ray(c, ix - r2 * .3, iy + r2 * .56, 250, .35, clip=clip)
    K2 = (ix + r2 * .4, iy + r2 * .16)
    A.crab(c, K2[0], K2[1] + 36, 190, '#c9663f', clip=clip)
    with c.piece(shadow=.55, lift=10, volume=.6, vsize=16, clip=clip) as g:     # the stone that is perhaps a crab
        x, y = ix - r2 * .38, iy - r2 * .05; smooth(g, blob_pts(rng, x, y, 62, 48, .1, 11)); lin(g, x - 60, y - 48, x + 60, y + 48, '#d9a07f', '#b3684a', '#6f3f38'); g.fill()
        for _ in range(40): rgb(g, rng.choice(['#f0c8a0', '#6f3f38']), .6); g.arc(x + rng.normal(0, 26), y + rng.normal(0, 20), rng.uniform(1.5, 4), 0, 7); g.fill()
    from_above.urchin(c, ix - r2 * .72, iy + r2 * .3, 110, clip=clip)
    for x, y, h in ((.12, .12, .5), (.02, .25, .3), (.2, .34, .7), (-.08, .06, .9)):      # tiny fish from above with shadows
        px, py = ix + x * r2, iy + y * r2
        with c.piece(shadow=.45, lift=12, volume=.4, vsize=5, rim=.4, clip=clip) as g:
            with at(g, px, py, h, 46): lin(g, .5, 0, -.5, 0, '#f5d34a', '#3f7fa0'); smooth(g, [(.5, 0), (.3, .12), (0, .14), (-.3, .04), (-.52, .1), (-.46, 0), (-.52, -.1), (-.3, -.04), (0, -.14), (.3, -.12)]); g.fill(); rgb(g, '#1d2b3a'); [(g.arc(.34, .09 * m, .03, 0, 7), g.fill()) for m in (-1, 1)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.34, caustic=.9, clip=clip) as g: g.rectangle(ix - r2, iy - r2, 2 * r2, 2 * r2); rgb(g, '#bff0e0', .3); g.fill()
    with c.piece(shadow=.2, lift=4, volume=0, rim=0, grain=.01) as g:
        rgb(g, '#7a2622'); g.set_line_width(16); g.arc(ix, iy, r2, 0, 7); g.stroke(); rgb(g, '#eafaf4', .7); g.set_line_width(5); g.arc(ix, iy, r2 - 9, PI * 1.0, PI * 1.62); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=9, rim=.5) as g:       # wire handle laid down, and its ears
        rgb(g, '#cfd8d8'); g.set_line_width(11); g.move_to(cx - 350, cy + 340); g.curve_to(cx - 700, cy + 30, cx - 560, cy - 420, cx - 330, cy - 360); g.stroke()
        rgb(g, '#c99a5c'); g.set_line_width(34); g.set_line_cap(0); g.move_to(cx - 562, cy + 60); g.curve_to(cx - 585, cy - 40, cx - 580, cy - 110, cx - 556, cy - 190); g.stroke()
        for x, y in ((cx - 348, cy + 338), (cx - 328, cy - 358)): rgb(g, '#b0392c'); smooth(g, blob_pts(rng, x, y, 36, 34, .05, 10)); g.fill(); rgb(g, '#cfd8d8'); g.arc(x, y, 11, 0, 7); g.fill()
    c.finish(.28, center=(.57, .5))


def slide_3(c, rng, variant=0):
    """Low, bright noon from the shade of a palm: one child draws on a card on its knees; the others sit far apart, each alone with the beach."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    hz = H * .36
    L.sky(c, 'noon', hz); L.cloud(c, W * .8, H * .24, 380, depth=.25); L.cloud(c, W * .48, H * .3, 200, depth=.45); L.cloud(c, W * .14, H * .16, 200, depth=.5)
    L.island(c, W * .5, hz + 1, 260, 26, depth=.62); L.island(c, W * .92, hz + 1, 340, 40, depth=.58)
    L.sea(c, hz, H * .6, 'noon', None, 80, .4); boats.jukung(c, W * .69, H * .415, 120, '#f2694b', '#2f8fa0')
    base = L.ground(c, [(-30, H * .525), (W * .25, H * .51), (W * .5, H * .53), (W * .75, H * .5), (W + 30, H * .475)], '#fbeec6', '#ecd19c', 340)
    L.foam(c, [(-30, H * .527), (W * .25, H * .512), (W * .5, H * .532), (W * .75, H * .502), (W + 30, H * .477)], 9)
    # the others, far from each other
    lk = lambda cc, hair, **k: P.look(rng, child=True, top=cc, hair=hair, accent=k.pop('accent', '#c85a8e'), sleeve='short', bottom=k.pop('bottom', 'shorts'), bcol='#22405a')
    for x, y, h, pose, cc, hair, fl in ((.47, .565, 64, 'sit_hug', '#8f6fb8', 'short', False), (.935, .54, 58, 'sit_ground', '#1b8f93', 'cap', False), (.71, .6, 92, 'sit_ground', '#fff4d6', 'pony', False), (.86, .7, 150, 'sit_hug', '#f5b843', 'hijab', True), (.58, .745, 165, 'sit_ground', '#3c86c2', 'short', False), (.105, .57, 66, 'sit_hug', '#c85a8e', 'bob', False)):
        px, py = W * x, H * y
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.34) as g: smooth(g, blob_pts(rng, px - h * .1, py + h * .02, h * .34, h * .07, .06, 10)); rgb(g, '#6a4a50'); g.fill()
        P.person(c, px, py, h, pose, lk(cc, hair, accent='#ee5f42'), flip=fl, prop=(lambda g, J: (rgb(g, '#fffdf4'), poly(g, [(J['hR'][0] - .03, J['hR'][1] + .02), (J['hR'][0] + .12, J['hR'][1] - .03), (J['hR'][0] + .13, J['hR'][1] + .1), (J['hR'][0] - .02, J['hR'][1] + .14)]), g.fill())) if pose == 'sit_hug' else None)
    with c.piece(shadow=.25, lift=10, volume=.3, vsize=5, rim=.3) as g:       # a tern, hanging on the wind
        with at(g, W * .585, H * .16, -.1, 120):
            smooth(g, [(-.05, -.02), (-.28, -.22), (-.62, -.3), (-.95, -.16), (-.6, -.2), (-.3, -.08), (-.06, .06)]); lin(g, -.9, 0, 0, 0, '#8f9aa4', '#fdfdf6'); g.fill()
            smooth(g, [(.05, -.02), (.2, -.28), (.5, -.42), (.86, -.36), (.52, -.3), (.26, -.12), (.1, .06)]); lin(g, 0, 0, .8, 0, '#fdfdf6', '#9fa9b2'); g.fill()
            smooth(g, [(.34, .0), (.22, -.06), (0, -.07), (-.22, .0), (-.5, -.03), (-.34, .05), (-.5, .13), (-.2, .07), (0, .08), (.22, .06)]); rgb(g, '#fdfdf6'); g.fill()
            smooth(g, [(.35, .0), (.27, -.055), (.14, -.05), (.24, .0)]); rgb(g, '#14171f'); g.fill(); poly(g, [(.34, -.015), (.48, .02), (.34, .025)]); rgb(g, '#e4573f'); g.fill()
    # shade of the palm over the near sand
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.42) as g:
        rgb(g, '#4a3a66'); smooth(g, [(-60, H * .78), (W * .16, H * .735), (W * .4, H * .77), (W * .5, H * .86), (W * .42, H * .95), (W * .5, H * 1.1), (-60, H * 1.1)]); g.fill()
        for k in range(17):
            a = -.9 + k * .12; x, y, q = W * .3, H * .86, rng.uniform(280, 430)
            p = [(x + math.cos(a) * q * t, y + math.sin(a) * q * .34 * t + 10 * math.sin(5 * t)) for t in np.linspace(.2, 1, 7)]; taper(g, p, [30, 34, 24, 2], 20, False); g.fill()
    F.palm(c, W * .03, H * 1.04, 1010, .1)
    # the child in front
    px, py = W * .215, H * .955
    shadow.blob(c, px + 40, py - 2, 190, 26, 0, .4, 9)

    def card(g, J):
        hx, hy = J['hR']
        rgb(g, '#b98a58'); poly(g, [(hx - .1, hy - .035), (hx + .16, hy - .105), (hx + .19, hy + .075), (hx - .065, hy + .135)]); g.fill()
        rgb(g, '#fffdf4'); poly(g, [(hx - .088, hy - .028), (hx + .15, hy - .092), (hx + .176, hy + .066), (hx - .056, hy + .122)]); g.fill()
        rgb(g, '#e0603f'); g.set_line_width(.011)
        with at(g, hx + .06, hy + .025, -.26): g.save(); g.scale(1, .72); g.arc(0, 0, .035, 0, 7); g.restore(); g.stroke(); [(g.move_to(m * .03, .0), g.line_to(m * .075, -.02 + .022 * k), g.stroke()) for m in (-1, 1) for k in range(3)]
        rgb(g, '#f5b843'); taper(g, [(hx + .0, hy - .01), (hx + .07, hy - .12)], [.012, .014]); g.fill()
    P.person(c, px, py, 470, 'sit_hug', lk('#ee5f42', 'pony', accent='#f5b843'), prop=card, tweak=dict(aR=(44, 70), aL=(50, 66), head=34, lL=(132, 10), lR=(124, 4)))
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g: household.sandal(g, rng, W * .375, H * .945, 86, 1.2, '#1b9aa0', .45); household.sandal(g, rng, W * .415, H * .975, 86, 1.0, '#1b9aa0', .45)
    shells.small_hermit(c, W * .68, H * .93, 84)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:        # track of the hermit crab
        for k in range(26):
            x, y = W * (.705 + .0075 * k), H * (.938 - .0012 * k + .008 * math.sin(k * .5)); rgb(g, '#a9784e', .5)
            for m in (-9, 9): g.arc(x, y + m, 2.6, 0, 7); g.fill()
    c.finish(.3, warm=.06, center=(.55, .46))
