"""Pictures of the three parts of the mission."""
import math
import numpy as np
from toolkit import (closeups, faces, fauna as A, flora as F, gear as G, ground, household, laboratory, land as L, light, people as P, portraits,
                     school, shadow, shells)
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

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
    """Three of one village mend a net together, seen close: a man in a straw hat with the netting needle, a laughing woman in a head scarf, a boy between them; the blue net hangs over the whole front, behind them a wall of woven bamboo."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#d9b478'), (.6, '#b98d54'), (1, '#7a5636')], 60, wash=.05, glow=(W * .08, H * .1, 760, '#fff0c8', .6))
    bamboo_weave(c, rng, 104)
    light.beam(c, [(-60, -60), (W * .26, -60), (W * .74, H), (W * .3, H)], '#fff2cc', .2, 40)
    c.set_air()
    faces.front(c, W * .205, H * .35, 196, '#8f5f40', 'hijab', scarf='#c8486e', top='#7a2f55', gaze=(.8, .3), smile=.85, tilt=.07)
    faces.front(c, W * .79, H * .33, 204, '#7b4f35', 'short', '#6f665c', top='#2f7f8a', gaze=(-.6, .4), smile=.35, tilt=-.07, lids=.75)
    hat_(c, W * .79 + 2, H * .33 - 62, 218, -.07)
    faces.front(c, W * .5, H * .49, 186, '#8a5a3c', 'short', top='#f2b23c', gaze=(.7, .4), smile=.6, tilt=.03, wide=1.12, lids=.45)
    mended_net(c, rng)
    closeups.hand(c, W * .35, H * .71, 92, .42, 'pull', '#8f5f40', '#7a2f55', 3.5)

    def needle(cv):
        with cv.piece(shadow=.4, lift=6, volume=.3, vsize=5, rim=.5) as g, at(g, W * .655, H * .695, -.5):
            smooth(g, [(-150, 0), (-96, -15), (70, -17), (88, 0), (70, 17), (-96, 15)], tension=.3); lin(g, 0, -17, 0, 17, '#f2d79a', '#b98448'); g.fill(); rgb(g, '#e9fbf6', .95); taper(g, [(-74, 0), (60, 0)], [17, 21], 6); g.fill()
            rgb(g, '#8fd0d8'); [(taper(g, [(x, -10), (x + 8, 10)], [2.5, 2.5]), g.fill()) for x in range(-70, 60, 13)]
    closeups.hand(c, W * .66, H * .69, 100, PI - .38, 'pinch', '#7b4f35', '#2f7f8a', 2.8, flip=True, held=needle)
    with c.piece(shadow=.2, lift=3, volume=0, rim=.4) as g: rgb(g, '#e9fbf6'); g.set_line_width(4); g.move_to(W * .6, H * .735); g.curve_to(W * .56, H * .8, W * .6, H * .84, W * .57, H * .88); g.stroke()
    c.finish(.3, warm=.1, center=(.5, .45))


def bamboo_weave(c, rng, s):
    """Wall of split bamboo, plaited in squares of strips that lie across and strips that stand. s = side of a square."""
    W, H = c.w, c.h
    for stand in (0, 1):
        with c.piece(shadow=.3, lift=4, volume=.3, vsize=5, rim=.3, grain=.06) as g:
            for j in range(int(H * .85 / s) + 1):
                for i in range(int(W / s) + 1):
                    if (i + j) % 2 != stand: continue
                    for k in range(3):
                        cc = jitter(rng, ['#d9b06c', '#c1904f'][stand], .03)
                        with at(g, (i + .5) * s, (j + .5) * s, PI / 2 * stand, s):
                            y = (k - 1.5) * .34
                            lin(g, -.6, y, .6, y + .3, shade(cc, -.3), shade(cc, .1), shade(cc, -.3)); smooth(g, [(-.57, y + .02), (.57, y + .02), (.57, y + .31), (-.57, y + .31)], tension=.1); g.fill()


def hat_(c, x, y, s, tilt):
    """Straw hat on a head seen from the front; x, y = middle of the brim at the brow, s = width of the head."""
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=18, rim=.5, grain=.05) as g, at(g, x, y, tilt, s):
        smooth(g, [(-1.08, .12), (-.6, -.12), (0, -.2), (.6, -.12), (1.08, .12), (.6, .13), (0, .07), (-.6, .13)], tension=.5); lin(g, -1, -.2, 1, .2, '#f6dfa4', '#e0bd74', '#a97f44'); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.5, vsize=24, rim=.4, grain=.05) as g, at(g, x, y, tilt, s):
        smooth(g, [(-.55, -.06), (-.5, -.5), (-.26, -.74), (.26, -.74), (.5, -.5), (.55, -.06), (0, -.14)], tension=.45); p = g.copy_path(); lin(g, -.5, -.6, .5, 0, '#f3d896', '#d9b468', '#a07840'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#8a6434', .35); g.set_line_width(.008)
        for k in range(9): g.move_to(-.6, -.1 - k * .075); g.curve_to(-.2, -.2 - k * .075, .2, -.2 - k * .075, .6, -.1 - k * .075); g.stroke()
        g.restore(); rgb(g, '#c8412f'); taper(g, [(-.545, -.1), (0, -.19), (.545, -.1)], [.1, .11, .1], 20, False); g.fill()


def mended_net(c, rng):
    """The blue net over the laps: two families of diagonal cords on a cloth with folds, a headrope with floats, and one torn place."""
    W, H = c.w, c.h
    top = lambda u: H * (.735 + .05 * math.cos(u * 2 * PI) + .012 * math.sin(u * 19))
    def on(u, v): return W * (u + .018 * math.sin(u * 22 + v * 5)) , top(u) + v * H * .34 + 15 * math.sin(u * 26 + 2.4 * v) * v
    with c.piece(shadow=.45, lift=14, volume=.2, vsize=30, alpha=.82) as g: smooth(g, [on(u, 0) for u in np.linspace(-.04, 1.04, 40)], False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); lin(g, 0, H * .7, 0, H, '#2b6f8f', '#1b4f70'); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.2, vsize=2, rim=.45) as g:
        g.set_line_width(2.7)
        for sg, cc in ((1, '#7fc9dc'), (-1, '#a5dde6')):
            for u0 in np.arange(-.6, 1.6, .0215):
                pts = [on(u0 + sg * v * .46, v) for v in np.linspace(0, 1.05, 22)]
                rgb(g, jitter(rng, cc, .03), .95)
                for a, b in zip(pts, pts[1:]):
                    if math.hypot((a[0] - W * .555) / 74, (a[1] - H * .865) / 56) < 1: continue        # the torn place
                    g.move_to(*a); g.line_to(*b); g.stroke()
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.5) as g:
        rgb(g, '#f3e6c4'); taper(g, [on(u, 0) for u in np.linspace(-.04, 1.04, 40)], [9, 9], 120, False); g.fill()
        for k, u in enumerate(np.linspace(.02, .98, 12)):
            x, y = on(u, 0); a = math.atan2(on(u + .01, 0)[1] - y, W * .01)
            with at(g, x, y, a): smooth(g, [(-33, 0), (-24, -17), (24, -17), (33, 0), (24, 17), (-24, 17)], tension=.5); cc = ['#f2694b', '#f5b843', '#f2694b', '#fdfaf0'][k % 4]; lin(g, 0, -17, 0, 17, shade(cc, .25), cc, shade(cc, -.3)); g.fill()


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
