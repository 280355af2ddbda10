"""Pictures of the three parts of the mission."""
import math
import numpy as np
from toolkit import (fauna as A, flora as F, gear as G, ground, household, laboratory, land as L, people as P, portraits, school, shadow,
                     shells)
from toolkit.paper import blob_pts, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def restoration_and_research(c, rng, variant=0):
    """A tape runs over sand past three kinds of structure, the nearest just planted, the farthest grown over; a diver hovers with a slate over the one in the middle."""
    W, H = c.w, c.h
    c.light = (.45, -.9)
    hz = H * .47
    c.backdrop([(0, '#cdf3dc'), (.2, '#79d0c8'), (.5, '#2f9fb0'), (1, '#12607f')], 88, glow=(W * .72, -60, 760, '#fff4d6', .75))
    L.surface_below(c, 84, .5, 70)
    far = L.rocks(c, [(-40, hz - 10), (W * .1, hz - 74), (W * .24, hz - 26), (W * .4, hz + 8)], '#2f7f8c', depth=.62, knobs=12)
    L.rocks(c, [(W * .66, hz + 6), (W * .8, hz - 36), (W * .92, hz - 90), (W + 40, hz - 120)], '#2f7f8c', depth=.55, knobs=16)
    c.god_rays(W * .72, -180, .4, 15, 1150, 1.2)
    A.silhouettes(c, W * .2, H * .2, 46, 220, 40, 12, 0, depth=.45)
    L.sandbed(c, [(-40, hz + 8), (W * .35, hz - 2), (W * .7, hz + 4), (W + 40, hz - 6)], caustic=.3)
    p = ground.view(W, hz, 1200, 1.65)
    line = lambda t: (-2.4 + 1.02 * t, 3.2 + 1.35 * t)
    with c.piece(shadow=.35, lift=3, volume=.2, vsize=2, rim=.4) as g:                 # the tape, with its marks
        pts = [p(*line(t)) for t in np.linspace(-.3, 8, 60)]
        rgb(g, '#f5c543'); taper(g, [q[:2] for q in pts], [max(2, q[2] * .05) for q in pts], 90, False); g.fill()
        for t in np.arange(-.2, 6, .1): x, y, s = p(*line(t)); rgb(g, '#3a3a2e' if round(t * 10) % 5 else '#d23f34', .8); taper(g, [(x - s * .012, y - s * .022), (x + s * .012, y + s * .022)], [max(.8, s * .008)] * 2, 4, False); g.fill()
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2, rim=.4, grain=.05) as g:
        for _ in range(70): X, Z = rng.uniform(-4, 4.5), rng.uniform(3.4, 9); x, y, s = p(X, Z); rgb(g, rng.choice(['#cfc6a8', '#b9b39a', '#d9d2b8']), .9); taper(g, wander(rng, x, y, rng.uniform(0, 2 * PI), s * rng.uniform(.04, .11), 3, .25), [s * .02, s * .016, s * .01], 6); g.fill()
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#6fae9a']

    def tag(x, y, s, cc):
        with c.piece(shadow=.3, lift=3, volume=.3, vsize=3, rim=.4) as g: rgb(g, '#dfe8e2'); taper(g, [(x, y), (x, y - s * .5)], [s * .025, s * .02]); g.fill(); poly(g, [(x, y - s * .5), (x + s * .2, y - s * .43), (x, y - s * .34)]); rgb(g, cc); g.fill()

    def shade_(x, y, w_): shadow.blob(c, x - w_ * .1, y + w_ * .01, w_ * .62, w_ * .09, 0, .3, 9)
    # farthest and grown over: the steel table
    x, y, s = p(3.25, 9.2); shade_(x, y, s * 3.4)
    G.table_of_young(c, x, y, s * 3.1, 3, 9, s * .8, cols, 1, depth=.2)
    A.school(c, 'anthias', x, y - s * 1.5, 26, 170, 44, 26, PI, .3, depth=.15)
    tag(x - s * 1.95, y + s * .25, s, '#8f6fb8')
    # in the middle: the star-shaped frame, half grown
    x, y, s = p(.85, 6.3); shade_(x, y + s * .1, s * 2)
    G.reef_star(c, x, y, s * 2.1, '#6f6a5e', frags=0)
    R = s * 2.1
    spots = [(x + math.cos(k * PI / 3) * R * q, y - R * v + math.sin(k * PI / 3) * R * q * .35) for k in range(6) for q, v in ((.24, .33), (.38, .22))]
    for X, Y in sorted(spots, key=lambda v: v[1]): G.tied(c, X, Y, s * rng.uniform(.34, .52), rng.choice(cols))
    tag(x - s * 1.35, y + s * .18, s, '#f5b843')
    hx, hy = x, y
    # nearest and just planted: the dome of clay, dents and small corals
    x, y, s = p(-1.75, 4.75); w_ = s * 1.5; shade_(x, y, w_)
    G.clay_unit(c, x, y, w_, '#c9744a', 0, grain=.05)
    for u, v, q in ((-.34, -.4, .13), (-.05, -.56, .16), (.2, -.5, .12), (.36, -.3, .13), (-.44, -.16, .1)): G.tied(c, x + u * w_, y + v * w_, w_ * q * 1.15, rng.choice(['coral', 'rose', 'saffron']))
    tag(x - s * 1.05, y + s * .1, s, '#f2694b')
    # a bare plot between pegs for comparison
    a = [p(X, Z) for X, Z in ((.5, 3.75), (1.7, 3.75), (2.02, 4.7), (.77, 4.7))]
    with c.piece(shadow=.35, lift=4, volume=.25, vsize=3, rim=.4) as g:
        rgb(g, '#ff6a4c'); g.set_line_width(3.4); poly(g, [(x, y - s_ * .1) for x, y, s_ in a]); g.stroke()
        for x, y, s_ in a: rgb(g, '#fff4d6'); taper(g, [(x, y + 3), (x, y - s_ * .15)], [s_ * .035, s_ * .03]); g.fill()
    # who looks after them
    P.diver(c, W * .3, hz - 86, 130, PI + .05, accent='saffron', suit='#24486a', pose='camera', depth=.32)
    P.diver(c, hx + 40, hy - 372, 390, PI - .42, accent='coral', pose='slate')
    portraits.fish(c, 'raccoon', W * .315, H * .56, 110, 20, 3, .0)
    portraits.fish(c, 'longnose', W * .1, H * .5, 84, -20, 3, .1, depth=.1)
    A.school(c, 'chromis', W * .24, H * .68, 9, 70, 30, 20, .1, .3)
    F.sea_fan(c, W * .985, H * 1.04, 330, 'plum', -.2); F.staghorn(c, W * .93, H * 1.1, 190, 'saffron', 2, 6); F.brain(c, W * .015, H * 1.02, 120, '#9a8f6a')
    c.particles(200); c.finish(.34, center=(.5, .5))


def local_community_engagement(c, rng, variant=0):
    """Evening in the berugak: the pavilion stands dark against the sunset, people sit talking on its deck under one lamp; baskets of seedlings in front."""
    w, h = c.w, c.h
    c.light = (.5, -.7)
    hz = h * .6
    L.sky(c, 'dusk', hz, sun=(w * .78, hz - 60, 60), sun_col='#ffe2a0')
    L.cloud(c, w * .25, h * .2, 320, '#d98a86', .35); L.cloud(c, w * .9, h * .26, 220, '#e8a07f', .4)
    L.rinjani(c, w * .84, hz + 2, 620, 150, '#5a4a7c', depth=.35)
    L.sea(c, hz, hz + 90, 'dusk', w * .78)
    L.ground(c, [(-30, hz + 66), (w * .5, hz + 84), (w + 30, hz + 60)], '#a9785c', '#4a3450', 320)
    X, Y, s = w * .42, h * .91, 820
    dark = '#3a2838'
    with c.piece(shadow=.4, lift=10, volume=.35, vsize=14, rim=.3) as g:          # back posts and deck
        rgb(g, shade(dark, -.15))
        for px in (-.3, .3): taper(g, [(X + px * s, Y - 120), (X + px * s, Y - s * .55)], [22, 18]); g.fill()
        lin(g, 0, Y - 150, 0, Y - 90, '#9a6a4c', '#4a3034'); poly(g, [(X - s * .4, Y - 160), (X + s * .4, Y - 160), (X + s * .46, Y - 96), (X - s * .46, Y - 96)]); g.fill(); rgb(g, '#33222e'); g.rectangle(X - s * .46, Y - 98, s * .92, 26); g.fill()
    c.glow(X + 20, Y - 300, 420, '#ffcf80', .55)
    folk = ((-.3, 'sit_hug', False, 210, dict(hair='hat', top='#d9895a')), (-.15, 'sit_ground', False, 205, dict(hair='hijab', top='#c85a8e')), (.02, 'sit_ground', True, 150, dict(hair='short', top='#f5b843', child=True)), (.15, 'sit_hug', True, 212, dict(hair='cap', top='#2f8f93')), (.33, 'sit', True, 216, dict(hair='bun', top='#f2694b')))
    for u, pose, fl, H, kw in folk:
        P.person(c, X + u * s, Y - 108 - (16 if abs(u) < .2 else 0), H * 1.35, pose, P.look(rng, **kw), flip=fl, shadow=.3)
    with c.piece(shadow=.4, lift=8, volume=.35, vsize=12, rim=.35) as g:          # front posts, legs
        lin(g, X - s * .5, 0, X + s * .5, 0, '#6a4638', '#4a3034', '#7a5040')
        for px in (-.43, .43): taper(g, [(X + px * s, Y + 20), (X + px * s * .98, Y - s * .56)], [34, 28]); g.fill()
        rgb(g, '#3a2630')
        for px in (-.2, .2): taper(g, [(X + px * s, Y + 6), (X + px * s, Y - 80)], [26, 26]); g.fill()
    with c.piece(shadow=.45, lift=12, volume=.45, vsize=24, rim=.35) as g:
        smooth(g, [(X - s * .62, Y - s * .5), (X - s * .46, Y - s * .66), (X - s * .3, Y - s * .83), (X - s * .12, Y - s * .97), (X, Y - s * 1.0), (X + s * .12, Y - s * .97), (X + s * .3, Y - s * .83), (X + s * .46, Y - s * .66), (X + s * .62, Y - s * .5), (X + s * .3, Y - s * .54), (X, Y - s * .555), (X - s * .3, Y - s * .54)], tension=.45); p = g.copy_path(); lin(g, X - s * .5, 0, X + s * .6, 0, '#4f3640', '#7a5040', '#c08a54'); g.fill(); g.append_path(p); g.clip()
        for _ in range(420):
            px, py = rng.uniform(-.6, .6), rng.uniform(-1.0, -.5); rgb(g, rng.choice(['#2c1f2c', '#d9a866']), .3); g.set_line_width(3); g.move_to(X + px * s, Y + py * s); g.line_to(X + px * s * 1.08, Y + py * s + 54); g.stroke()
    with c.piece(shadow=.2, lift=3, volume=.2) as g: rgb(g, '#2c2024'); g.set_line_width(3); g.move_to(X + 20, Y - s * .56); g.line_to(X + 20, Y - s * .47); g.stroke(); rgb(g, '#fff0c0'); smooth(g, blob_pts(rng, X + 20, Y - s * .455, 20, 26, .04, 10)); g.fill()
    c.glow(X + 20, Y - s * .455, 150, '#ffe2a0', .7)
    F.palm(c, w * .93, h * .95, 640, -.14, '#4a3440', '#3a4a50')
    def fill(c_, x, y):
        for k in range(5): F.sprout(c_, rng, x - 60 + 30 * k, y + rng.normal(0, 5), 120, '#6f9f62')
    household.basket(c, w * .8, h * .96, 190, '#b98a58', fill, False)
    household.basket(c, w * .68, h * .985, 160, '#a97c4c', fill, False)
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4) as g:
        for x, y, rot, cc in ((X - 80, h * .955, .3, 'coral'), (X - 20, h * .965, .5, 'coral'), (X + 120, h * .95, .1, 'teal'), (X + 170, h * .955, -.1, 'teal'), (X - 240, h * .965, .2, 'saffron'), (X - 190, h * .968, .4, 'saffron')): household.sandal(g, rng, x, y, 44, rot, cc)
    c.finish(vignette=.3, warm=.3)


def education(c, rng, variant=0):
    """Education: three children of different size, from behind, before a great round window of the lab tank; their drawings on the wall."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#e0a070'), (.45, '#c98260'), (1, '#8f5450')], 70, wash=.05, glow=(W * .13, H * .2, 560, '#ffe2a8', .55))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for k in range(15):
            x = W * k / 14; rgb(g, '#6b3a3c', .5); taper(g, [(x, -20), (x + 3, H + 20)], [4, 4], cap=False); g.fill()
            for _ in range(9): y, q = rng.uniform(-40, H), rng.uniform(60, 220); xx = x + rng.uniform(12, W / 14 - 12); rgb(g, '#6b3a3c' if rng.random() < .6 else '#f6c79a', rng.uniform(.1, .24)); taper(g, [(xx, y), (xx + rng.normal(0, 3), y + q / 2), (xx, y + q)], [.4, 3, .4], 12, False); g.fill()
    c.set_air()
    cx, cy, R = W * .535, H * .44, H * .375
    ring = lambda q, n=40, wob=.004: blob_pts(np.random.default_rng(4), cx, cy, q, q, wob, n)
    with c.piece(shadow=.6, lift=20, volume=.5, vsize=26, rim=.5) as g:          # brass ring
        smooth(g, ring(R + 58)); lin(g, cx - R, cy - R, cx + R, cy + R, '#f3d38a', '#c9923f', '#7a4f26'); g.fill()
        rgb(g, '#8a5c2a'); smooth(g, ring(R + 12)); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.5, vsize=6, rim=.5) as g:
        for k in range(16):
            a = k * PI / 8 + .2; rgb(g, '#e9be6a'); smooth(g, blob_pts(rng, cx + math.cos(a) * (R + 34), cy + math.sin(a) * (R + 34), 13, 13, .03, 12)); g.fill()
    clip = lambda q: smooth(q, ring(R))
    with c.piece(shadow=0, volume=0, rim=.2, grain=.03) as g: smooth(g, ring(R)); lin(g, 0, cy - R, 0, cy + R, '#d6f7e6', '#6fd3cc', '#1f93ab', '#0d4f7a'); g.fill()
    air, c.air = c.air, c.img.copy()
    kw = dict(clip=clip)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:
        for a, w in ((-.5, 60), (-.18, 100), (.25, 50), (.5, 90)): poly(g, [(cx + a * R, cy - R), (cx + a * R + w, cy - R), (cx + a * R * 1.6 + w * 2.2, cy + R), (cx + a * R * 1.6 - w, cy + R)]); lin(g, 0, cy - R, 0, cy + R, (0, 'white', .3), (1, 'white', 0)); g.fill()
    base = lambda x: cy + R * .62 - 60 * math.cos((x - cx) / R * 1.3)
    F.reef_patch(c, cx - R, cx + R, lambda x: base(x) - 10, 1.7, .7, depth=.5, clip=clip)
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=20, **kw) as g: smooth(g, [(cx - R - 40, cy + R), (cx - R, base(cx - R)), (cx - R * .4, base(cx - R * .4) + 16), (cx + R * .3, base(cx + R * .3) + 22), (cx + R, base(cx + R)), (cx + R + 40, cy + R)], tension=.5); lin(g, 0, cy, 0, cy + R, '#5f8f8c', '#23566e'); g.fill()
    for dx, dy, k, q, cc in ((-.72, .42, 'staghorn', 1.1, 'coral'), (-.5, .5, 'brain', .9, 'leaf'), (.72, .4, 'fan', 1.2, 'plum'), (.5, .5, 'staghorn', 1.15, 'saffron'), (.2, .6, 'poc', 1.0, 'violet'), (-.25, .62, 'plates', .9, '#5fb0a0'), (.88, .52, 'poc', 1.0, 'coral'), (-.9, .55, 'soft', 1.0, 'rose')): F.plant(c, k, cx + dx * R, cy + dy * R + 30, q, cc, clip=clip)
    F.anemone(c, cx - R * .06, cy + R * .62, 210, '#e3a27c', 'cream', **kw)
    A.school(c, 'anthias', cx + R * .5, cy - R * .1, 13, 90, 50, 38, PI, .2); A.school(c, 'chromis', cx - R * .4, cy - R * .5, 12, 100, 40, 34, .1, .2, depth=.25)
    A.fish(c, 'clownfish', cx - R * .02, cy + R * .06, 150, .08, .12); A.fish(c, 'clownfish', cx - R * .3, cy + R * .26, 84, .3, -.1); A.fish(c, 'tang', cx + R * .42, cy - R * .46, 104, PI + .1, .1)
    c.air = air
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, blur=2, clip=clip) as g:      # glass: two soft highlights
        rgb(g, 'white', .5); g.set_line_width(16); g.arc(cx, cy, R - 34, PI * 1.1, PI * 1.42); g.stroke(); rgb(g, 'white', .3); g.set_line_width(8); g.arc(cx, cy, R - 60, PI * 1.12, PI * 1.3); g.stroke()
    c.glow(cx, cy, R * 1.5, '#9fe8dc', .26)
    # wall: drawings on the right, lamp and shelf of jars on the left
    school.child_drawing(c, W * .885, H * .13, 190, 'turtle', .06); school.child_drawing(c, W * .915, H * .41, 165, 'reef', -.07, peg='saffron'); school.child_drawing(c, W * .09, H * .6, 160, 'octopus', -.05, peg='teal')
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=10) as g: poly(g, [(-20, H * .43), (W * .19, H * .43), (W * .19, H * .455), (-20, H * .455)]); lin(g, 0, H * .43, 0, H * .455, '#a9704a', '#6b3f30'); g.fill()

    def inside(cc):
        return lambda c, x0, x1, y: F.staghorn(c, (x0 + x1) / 2, y, 62, cc, 2, 4)
    household.jar(c, W * .05, H * .43, 130, inside('coral')); household.jar(c, W * .115, H * .43, 104, inside('violet')); shells.scallop(c, W * .165, H * .412, 60, '#f3b79a', .1)
    laboratory.lamp(c, W * .13, -20, H * .08, 170, 'saffron', .4)
    # the children, dark and warm against the window, lit from it
    for x, y, s, hair, top, hat, t in ((.675, 1.06, 470, 'hijab', '#2f6f86', '#4f3f7a', -.5), (.345, 1.05, 430, 'pony', '#b8456a', '#f5b843', .5), (.505, 1.04, 290, 'short', '#e0a030', '#f5b843', .15)):
        portraits.onlooker(c, W * x, H * y, s, hair, top, ['#6b432d', '#7b4f35', '#8a5a3c'][int(s) % 3], hat, t)
    c.finish(.4, warm=.08, center=(.53, .45))
