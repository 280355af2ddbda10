"""Pictures of the pages on volunteering, giving and schools."""
import math
import numpy as np
from toolkit import closeups, fauna as A, flora as F, gear as G, ground, land as L, people as P, ropes_and_bars, shadow
from toolkit.paper import blob_pts, lin, rgb, smooth, taper

PI = math.pi


def volunteer(c, rng, variant=0):
    """Two hands from two sides at one coral: the left one holds it to the bar, the right one pulls the tie tight. Far below, others at a table. Focal point is the coral on the right third."""
    W, H = c.w, c.h
    c.light = (-.35, -.93)
    c.backdrop([(0, '#bdeadb'), (.3, '#57bfc0'), (.7, '#1b8aa2'), (1, '#0c4f72')], 90, glow=(W * .3, -60, 620, '#fff4d6', .7))
    L.surface_below(c, 70, .6)
    c.god_rays(W * .3, -180, .5, 15, 1000, 1.1)
    far = L.rocks(c, [(-30, H * .7), (W * .25, H * .78), (W * .5, H * .83), (W * .8, H * .74), (W + 30, H * .66)], '#237489', .6, 16)
    F.reef_patch(c, -10, W * .3, far, 1.6, .6, depth=.5); F.reef_patch(c, W * .72, W * 1.02, far, 1.6, .6, depth=.5)
    L.sandbed(c, [(-30, H * .87), (W * .4, H * .84), (W + 30, H * .88)], '#cfd8b4', .3, depth=.4)
    G.coral_table(c, W * .24, H * .84, 300, 2, 6, .24, .9, .9, depth=.34)
    P.diver(c, W * .12, H * .64, 190, .5, pose='fin', accent='saffron', suit='#24486a', fins='#f5b843', depth=.36, kick=.5)
    P.diver(c, W * .4, H * .69, 170, PI - .45, pose='hover', accent='#c85a8e', suit='#2c2c54', fins='#c85a8e', depth=.4, kick=-.4)
    A.school(c, 'chromis', W * .17, H * .38, 26, 170, 60, 28, .2, .3, depth=.3)
    # the bar, and what it carries already
    bar_y = lambda x: H * .8 - x * .06
    for x, s, cc in ((.9, 210, 'rose'), (1.0, 250, 'violet'), (.13, 150, 'saffron'), (.3, 170, '#79a86a')): G.tied(c, W * x, bar_y(W * x) - 18, s, cc, depth=.02)
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=18, rim=.5) as g:
        a, b = (-60, bar_y(-60)), (W + 60, bar_y(W + 60)); lin(g, 0, a[1] - 30, -6, a[1] + 30, '#f4fff6', '#cfe0da', '#8fb0b4', '#5f8792'); taper(g, [a, b], [52, 44]); g.fill()
    x0 = W * .6
    root = (x0, bar_y(x0) - 6)

    def coral(c_):
        for pts, w in (([root, (x0 - 30, root[1] - 90), (x0 - 84, root[1] - 180), (x0 - 104, root[1] - 250)], [44, 40, 32, 20]), ([root, (x0 + 10, root[1] - 120), (x0 + 6, root[1] - 230), (x0 + 36, root[1] - 330)], [50, 46, 38, 22]), ([(x0 + 8, root[1] - 130), (x0 + 66, root[1] - 200), (x0 + 112, root[1] - 250)], [36, 32, 18])):
            closeups.twig(c_, pts, w, '#f2694b', 'cream', .075)
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g: rgb(g, '#1f4a55'); taper(g, [(x0 - 48, root[1] + 12), (x0, root[1] - 32), (x0 + 48, root[1] + 6)], [10, 12, 10], 16); g.fill()
    closeups.hand(c, x0 - 40, root[1] - 128, 186, -.3, 'pinch', '#6b432d', '#f5b843', 4.6, held=coral, band='#c85a8e')
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.5) as g:
        for k in range(2): rgb(g, '#2a6f78'); taper(g, [(x0 - 50, root[1] - 4 + 18 * k), (x0 - 4, root[1] + 20 + 16 * k), (x0 + 48, root[1] - 8 + 16 * k)], [12, 14, 12], 16); g.fill()
        taper(g, [(x0 + 40, root[1] + 6), (x0 + 120, root[1] - 34), (x0 + 196, root[1] - 66)], [12, 9, 7], 16); g.fill()
    closeups.hand(c, x0 + 200, root[1] - 68, 178, PI - .34, 'pull', 'skin1', '#16304a', 4.4, flip=True)
    A.fish(c, 'idol', W * .46, H * .3, 120, .1, .1, depth=.08)
    F.sea_fan(c, W * .03, H * 1.08, 330, 'plum', .2); F.staghorn(c, W * .14, H * 1.1, 200, 'coral', 3, 6); F.soft_coral(c, W * .97, H * 1.08, 190, '#e0705f', -.1)
    c.particles(200, big=9); c.finish(.38, center=(.55, .5))


def give(c, rng, variant=0):
    """One bar with corals of every age, from a finger's length to a bush, and a paper tag on the one in the middle; a butterflyfish looks at it. Focal point is the tag, left of the middle."""
    W, H = c.w, c.h
    c.light = (.4, -.92)
    c.backdrop([(0, '#fff0c2'), (.2, '#d9e8b8'), (.48, '#7cccc2'), (.8, '#2f9aab'), (1, '#155f80')], 90, glow=(W * .8, -40, 700, '#ffe3a0', .85))
    L.surface_below(c, 64, .6, 100)
    c.god_rays(W * .8, -200, .6, 16, 1100, 1.2, '#fff0c4')
    far = L.rocks(c, [(-30, H * .62), (W * .2, H * .7), (W * .45, H * .8), (W * .7, H * .78), (W + 30, H * .62)], '#3a8f98', .62, 16)
    F.reef_patch(c, W * .66, W * 1.02, far, 1.8, .6, depth=.52)
    A.silhouettes(c, W * .5, H * .42, 70, 220, 80, 13, .1, depth=.5)
    L.sandbed(c, [(-30, H * .9), (W * .4, H * .87), (W + 30, H * .9)], '#e3dcb4', .34, depth=.3)
    for x, s, d in ((.16, 210, .44), (.84, 250, .38)): G.coral_table(c, W * x, H * .86, s, 2, 5, .24, .95, 1.2, depth=d)
    A.school(c, 'anthias', W * .77, H * .4, 30, 190, 80, 34, PI, .4, depth=.12)
    # one bar across the picture, rising to the light: the corals on it are older and older
    bar_y = lambda x: H * .86 - x * .1
    up = lambda t: (W * t, bar_y(W * t))
    ages = ((.06, 62, '#f5b843'), (.17, 84, '#ee8f9f'), (.285, 118, '#8f6fb8'))
    for t, s, cc in ages: x, y = up(t); G.tied(c, x, y - 16, s, cc)
    x1, y1 = up(.44)
    for dx, s, cc in ((-34, 190, '#ef7d5c'), (40, 210, '#f2694b'), (4, 240, '#f2694b')): F.staghorn(c, x1 + dx, y1 + 4, s, cc, 3, 6)
    for t, spread in ((.63, 70), (.83, 104)):
        x, y = up(t)
        for k in range(5): F.staghorn(c, x + (k - 2) * spread * .5, y + 8, (230 if t < .7 else 300) * rng.uniform(.8, 1.05), ('#f5b04a', 'rose')[t > .7], 3, 7, tip='cream')
    F.pocillopora(c, W * .73, bar_y(W * .73) + 14, 120, 'violet'); F.pocillopora(c, W * .95, bar_y(W * .95) + 14, 150, 'leaf')
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=18, rim=.5) as g:
        a, b = (-60, bar_y(-60)), (W + 60, bar_y(W + 60)); lin(g, 0, a[1] - 28, -10, a[1] + 28, '#ffffff', '#e2ece2', '#a9c2c2', '#76989f'); taper(g, [a, b], [46, 56]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:       # the older end is overgrown
        for _ in range(110):
            x = W * rng.beta(2.4, 1.1); smooth(g, blob_pts(rng, x, bar_y(x) + rng.normal(4, 12), rng.uniform(3, 20), rng.uniform(2, 7), .25, 8, -.1)); rgb(g, rng.choice(['#d98fa0', '#a9b77a', '#c98f8f', '#8fae9a']), .55); g.fill()
    # the tag on its string
    tx, ty = W * .36, H * .53
    with c.piece(shadow=.35, lift=6, volume=.3, vsize=3) as g: rgb(g, '#fff4d6'); taper(g, [(x1 - 10, y1 - 120), (x1 - 60, y1 - 96), (tx + 6, ty - 2)], [4, 4, 4], 20); g.fill()
    with c.piece(shadow=.55, lift=12, volume=.25, vsize=6, rim=.7, grain=.06) as g:
        smooth(g, [(tx + 16, ty - 26), (tx - 8, ty - 40), (tx - 158, ty - 20), (tx - 166, ty + 44), (tx - 20, ty + 36), (tx + 10, ty + 12)], tension=.12); lin(g, tx - 160, ty, tx, ty, '#ffe2a0', '#f5b843'); g.fill()
        rgb(g, '#c9483c'); g.arc(tx - 6, ty - 8, 9, 0, 7); g.fill()
    A.fish(c, 'raccoon', W * .175, H * .36, 190, .16, .1, depth=.02)
    A.fish(c, 'damsel', W * .55, H * .5, 70, PI - .1, .1); A.fish(c, 'damsel', W * .52, H * .4, 54, PI + .2, .1)
    F.sea_fan(c, W * .97, H * 1.1, 300, 'coral', -.2); F.plates(c, W * .05, H * 1.1, 230, 'leaf', 4); F.anemone(c, W * .2, H * 1.06, 150, '#d98a64', 'cream')
    A.fish(c, 'clownfish', W * .215, H * .92, 60, .2, .1)
    c.particles(220, big=9); c.finish(.36, center=(.45, .5), warm=.12)


def schools(c, rng, variant=0):
    """Morning in a school yard: a manta ray in chalk, as large as in the sea, and pupils who stand along its wings with arms stretched out. Focal point is its head, left of the middle."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .3
    p = ground.view(W, hz, 1150, 3.4, .5)
    q2 = lambda X, Z: p(X, Z)[:2]
    L.sky(c, 'morning', hz, sun=(W * .84, H * .1, 40))
    L.cloud(c, W * .22, H * .12, 250, depth=.5)
    L.rinjani(c, W * .62, hz + 6, 1000, 150, depth=.62)
    L.island(c, W * .16, hz + 6, 620, 50, 'moss', depth=.5, beach=False, palms=0)
    for x, h in ((.06, 190), (.93, 230), (.5, 120), (.72, 110)): F.palm(c, W * x, hz + 12, h, depth=.4)
    L.ground(c, [(-30, hz + 4), (W * .5, hz), (W + 30, hz + 4)], '#d9a67a', '#b87a58', 300, lift=3)
    # a low wall at the end of the yard
    with c.piece(shadow=.4, lift=6, volume=.25, vsize=8, rim=.5, grain=.05) as g: lin(g, 0, hz - 14, 0, hz + 34, '#fff0cf', '#e3c493'); g.rectangle(-40, hz - 14, W + 80, 46); g.fill(); rgb(g, '#1b8f93', .9); g.rectangle(-40, hz + 16, W + 80, 16); g.fill()
    # the ray: 5 m from tip to tip, its head to the left, as if it were swimming across the yard
    zc, xc = 8.5, -.1
    wing = [(-1.25, 0), (-1.05, .28), (-.75, .7), (-.2, 1.5), (.25, 2.3), (.42, 2.55), (.38, 2.1), (.55, 1.2), (.85, .5), (1.2, .1)]
    out = [(xc + a * 2, zc + b * 1.2) for a, b in wing] + [(xc + a * 2, zc - b * 1.2) for a, b in wing[::-1]]
    horn = lambda m: [(xc - 2.2, zc + .34 * m), (xc - 2.7, zc + .62 * m), (xc - 3.15, zc + .5 * m), (xc - 2.85, zc + .26 * m), (xc - 2.45, zc + .12 * m)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.12, alpha=.55) as g: rgb(g, '#2f7f92'); smooth(g, [q2(*v) for v in out], tension=.45); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.16, alpha=.95) as g:
        rgb(g, '#fff8e4')

        def chalk(pts, w=.07, closed=False):
            pts = [*pts, pts[0]] if closed else pts
            for (a, z), (b, y) in zip(pts, pts[1:]):
                u, v = p(a, z), p(b, y); taper(g, [u[:2], v[:2]], [u[2] * w * rng.uniform(.8, 1.1), v[2] * w * rng.uniform(.8, 1.1)]); g.fill()
        soft = lambda pts: [tuple(np.array(pts[i]) * (1 - t) + np.array(pts[i + 1]) * t) for i in range(len(pts) - 1) for t in (0, .33, .66)] + [pts[-1]]
        chalk(soft(out), .075, True)
        for m in (-1, 1):
            chalk(soft(horn(m)), .06)
            for k in range(4): chalk([(xc - 1.1 + k * .26, zc + .3 * m), (xc - 1.0 + k * .26, zc + .62 * m)], .045)       # gills
        chalk(soft([(xc + 2.4, zc), (xc + 3.1, zc + .1), (xc + 3.8, zc - .12), (xc + 4.5, zc + .1)]), .05)
        for b in (.44, -.44): u = p(xc - 1.95, zc + b); g.arc(*u[:2], u[2] * .08, 0, 7); g.fill()
    # pupils along the wings, in order from far to near
    kid = lambda **o: P.look(rng, **{**dict(child=True, top='#fdfaf0', sleeve='short', bottom='shorts', bcol='#b8322e', build=1.0), **o})
    stand = lambda draw, y: shadow.lay(c, draw, y, dx=-.7, dy=.12, alpha=.34, blur=2, color='#5f3340')

    def one(X, Z, h, pose, lk, flip=False, tweak=None):
        x, y, k = p(X, Z)
        stand(lambda cv: P.person(cv, x, y, h * k, pose, lk, flip, None, tweak), y)
    out_to = dict(aL=(-84, -88), aR=(86, 90))
    one(1.3, 12.0, 1.28, 'stand', kid(hair='hijab', accent='#fdfaf0', bottom='skirt'), False, out_to)
    one(-.4, 11.8, 1.25, 'stand', kid(hair='short', skin='#6b432d'), True, out_to)
    one(3.3, 11.2, 1.62, 'point', P.look(rng, hair='hijab', accent='#c85a8e', top='#2a8f93', bottom='skirt', bcol='#22405a', build=1.0), True)
    one(-4.5, 10.2, 1.24, 'walk', kid(hair='hijab', accent='#8f6fb8', bottom='skirt'))
    one(-4.05, 8.9, 1.22, 'squat', kid(hair='bob', bottom='skirt', skin='#8a5a3c'))
    one(-4.1, 7.7, 1.27, 'crouch_look', kid(hair='cap', accent='#f5b843', skin='#a9734c'))
    one(4.2, 8.2, 1.24, 'squat', kid(hair='pony', accent='#f2694b', bottom='skirt'), True)
    one(2.35, 6.3, 1.3, 'stand', kid(hair='short', skin='#7b4f35'), False, out_to)
    one(-2.95, 6.1, 1.24, 'walk_back', kid(hair='pony', accent='#f5b843', bottom='skirt', skin='#9a6645'))
    # chalk in a bowl, and one stick beside it
    x, y, k = p(3.3, 6.1)
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=6, rim=.5) as g: rgb(g, '#3c86c2'); smooth(g, blob_pts(rng, x, y, k * .2, k * .1, .02, 12)); g.fill(); rgb(g, '#1f4f7c'); smooth(g, blob_pts(rng, x, y - k * .03, k * .16, k * .06, .02, 12)); g.fill()
    with c.piece(shadow=.35, lift=3, volume=.4, vsize=3) as g:
        for dx, dy, cc in ((-.08, -.05, '#fff8e4'), (.02, -.08, '#f5b843'), (.09, -.04, '#ee8f9f'), (.42, .12, '#fff8e4')): rgb(g, cc); taper(g, [(x + dx * k - 9, y + dy * k), (x + dx * k + 12, y + dy * k - 8)], [9, 8]); g.fill()
    c.finish(.34, center=(.46, .55), warm=.2)
