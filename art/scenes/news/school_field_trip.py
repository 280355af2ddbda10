"""Pictures of the article "First graders of Lombok Insani visit the lab"."""
import math
import numpy as np
from toolkit import boats, clay, flora as F, ground, household, laboratory, land as L, light, people as P, ropes_and_bars, school, shadow, shells, water
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

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
    """On a shelf of the laboratory, in the morning sun: small bases of clay, as crooked as first graders form them, two with a shell pressed in; above them their drawings on a string."""
    W, H = c.w, c.h
    c.light = (-.66, -.75)
    c.backdrop([(0, '#f6e6c0'), (.55, '#efd3a2'), (1, '#d9ae7c')], 60, glow=(W * .08, H * .05, 800, '#fff8dc', .6))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:                                     # wall of split bamboo
        for k in range(46):
            x = W * k / 45; cc = jitter(rng, '#e6c48e', .02); lin(g, x, 0, x + 38, 0, shade(cc, -.12), shade(cc, .2), shade(cc, -.1)); g.rectangle(x, -10, 37, H + 20); g.fill()
            for y in rng.uniform(0, H, 2): rgb(g, '#a9804c', .5); g.rectangle(x, y, 37, 5); g.fill()
    c.set_air()
    light.beam(c, [(-60, -40), (W * .24, -40), (W * .86, H * .8), (W * .22, H * .8)], '#fff4cf', .3, 34)
    # drawings on a string
    a, m, b = (-20, H * .1), (W * .48, H * .175), (W + 20, H * .09)
    ropes_and_bars.rope(c, [a, (W * .24, H * .155), m, (W * .76, H * .15), b], 6, '#fff4d6')
    for x, y, s, kind, rot, peg in ((.15, .14, 352, 'reef', -.05, 'coral'), (.395, .172, 338, 'fish', .04, 'teal'), (.645, .17, 350, 'crab', -.03, 'saffron'), (.89, .122, 340, 'octopus', .06, 'plum')): school.child_drawing(c, W * x, H * y, s, kind, rot, peg=peg)
    # the shelf
    y0 = H * .78
    with c.piece(shadow=.5, lift=14, volume=.25, vsize=10, rim=.5, grain=.05) as g:
        lin(g, 0, y0 - 70, 0, y0 + 40, '#c98f5c', '#e3b27c', '#b97f4e'); poly(g, [(-20, y0 + 60), (-20, y0 - 64), (W + 20, y0 - 64), (W + 20, y0 + 60)]); g.fill(); lin(g, 0, y0 + 58, 0, y0 + 100, '#8a5a38', '#6b4430'); g.rectangle(-20, y0 + 58, W + 40, 42); g.fill()
        rgb(g, '#7a4f34', .35)
        for _ in range(30): x, y = rng.uniform(-20, W), rng.uniform(y0 - 58, y0 + 54); taper(g, [(x, y), (x + 90, y + rng.normal(0, 2)), (x + rng.uniform(160, 420), y)], [.4, 3, .4], 10, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: lin(g, 0, y0 + 100, 0, H, (0, '#3a2430', .6), (1, '#3a2430', .15)); g.rectangle(-20, y0 + 100, W + 40, H - y0); g.fill()
    bases = [(.1, 196, '#c98258', 7), (.265, 236, '#b96f48', 8), (.43, 180, '#d59a74', 6), (.585, 250, '#c27a50', 9), (.76, 206, '#cf8f68', 7), (.915, 232, '#b5683f', 10)]
    for k, (x, s, cc, n) in enumerate(bases):
        s *= 1.14; X, Y = W * x, y0 + 8 + 10 * (k % 2)
        shadow.blob(c, X + s * .34, Y + s * .03, s * .6, s * .11, 0, .4, 7, '#5a3428')
        clay.base(c, X, Y, s, cc, .32, n, rng.uniform(0, 1))
        with c.piece(shadow=0, volume=.2, vsize=3, rim=0, grain=.05, alpha=.75) as g:            # prints of small fingers that the smoothing forgot
            for _ in range(7): u, v = X + rng.normal(0, s * .24), Y - s * .05 + rng.normal(0, s * .03); rgb(g, shade(cc, -.35), .5); smooth(g, blob_pts(rng, u, v, s * .03, s * .018, .2, 8)); g.fill()
    for x, dx, s, cc in ((.265, -78, 58, '#f6c9b0'), (.915, 70, 54, '#fff0d8')): shells.scallop(c, W * x + dx, y0 + 4, s, cc, .2 if dx < 0 else -.3)
    school.pencil(c, W * .35, y0 + 47, 210, .06, 'coral', 15)
    with c.piece(shadow=.4, lift=3, volume=.5, vsize=3, grain=.06) as g:
        for _ in range(26): x, q = W * rng.uniform(.03, .97), rng.uniform(3, 9); rgb(g, jitter(rng, '#b9693f', .03)); smooth(g, blob_pts(rng, x, y0 + rng.uniform(20, 52), q * 1.3, q * .7, .25, 7)); g.fill()
    c.finish(.3, warm=.12, center=(.5, .55))
