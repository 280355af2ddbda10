"""Pictures of the article "A management company plants mangroves"."""
import math
import numpy as np
from toolkit import flora as F, ground, land as L, light, people as P, ropes_and_bars, shadow, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper, wander

PI = math.pi
SHIRT = '#2f9a72'


def lead(c, rng, variant=0):
    """Grey-green rainy morning: a red boat full of seedlings lies at the mud bank, nobody in it; small planters between far mangroves."""
    w, h = c.w, c.h
    c.light = (-.4, -.9)
    hz = h * .36
    c.backdrop([(0, '#b9cbc8'), (.3, '#d6dfd2'), (.4, '#e9e6d2'), (1, '#9fb3aa')], glow=(w * .62, h * .12, 480, '#fff6e0', .5))
    for d, yy, s_ in ((.72, 6, 150), (.5, 30, 210)):
        for x in np.linspace(w * .42, w * 1.02, 5) + rng.normal(0, 30, 5): F.mangrove(c, x, hz + yy, s_ * rng.uniform(.85, 1.15), depth=d, roots=6, size=16)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, hz, 0, h, '#dfe6d6', '#9fc0b8', '#5f9490'); poly(g, [(-20, hz + 8), (w * .5, hz + 20), (w + 20, hz + 40), (w + 20, h), (-20, h)]); g.fill()
    water.reflect(c, hz + 26, .35, 200, 2.5, '#c9d6c6')
    c.set_air()
    water.strips(c, hz + 40, h, 90, ('#f3f6e8', '#4a827c'), (.15, .45))
    bank = L.ground(c, [(w * .5, h * 1.05), (w * .56, h * .84), (w * .64, h * .66), (w * .74, h * .54), (w * .88, h * .47), (w + 40, h * .45)], '#8f7058', '#54403a', 160)
    for k, (x, y, H, pose) in enumerate(((w * .755, h * .57, 120, 'plant'), (w * .83, h * .53, 110, 'squat'), (w * .885, h * .57, 128, 'bend'), (w * .95, h * .6, 134, 'carry'))):
        P.person(c, x, y, H, pose, P.look(rng, top='#3f8a5c', hair=('hat', 'hijab', 'cap', 'short')[k], bottom='trousers'), flip=k % 2 == 0, depth=.08)
    for j in range(4):
        for i in range(6):
            t = j / 3; x, y = w * (.72 + .06 * i - .02 * j), h * (.62 + .1 * j) + 10 * i
            if rng.random() < .85: F.sprout(c, rng, x + rng.normal(0, 8), y, 60 + 60 * t)
    X, Y = w * .3, h * .78
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=20, rim=.35) as g:       # inside, far side
        smooth(g, [(-20 + X - 420, Y - 150), (X - 300, Y - 108), (X, Y - 84), (X + 260, Y - 112), (X + 430, Y - 190), (X + 260, Y - 40), (X, Y), (X - 300, Y - 30)], tension=.5); lin(g, 0, Y - 150, 0, Y, '#5d3a30', '#7a5038'); g.fill()
    cols = ['leaf', '#8fb86a', '#5f9a62']
    for j, yy in enumerate((-86, -66, -44)):
        for i in range(13):
            x = X - 310 + i * 49 + (24 if j % 2 else 0) + rng.normal(0, 5); y = Y + yy - 10 - abs(i - 6) * 2
            with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g: rgb(g, '#2c3038'); smooth(g, [(x - 17, y - 34), (x + 17, y - 34), (x + 14, y + 14), (x - 14, y + 14)], tension=.2); g.fill()
            F.sprout(c, rng, x, y - 26, 130 * rng.uniform(.85, 1.15), rng.choice(cols))
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=22, rim=.4) as g:
        smooth(g, [(X - 470, Y - 176), (X - 300, Y - 66), (X, Y - 34), (X + 280, Y - 70), (X + 470, Y - 226), (X + 420, Y - 90), (X + 330, Y + 24), (X + 120, Y + 66), (X - 180, Y + 64), (X - 360, Y + 14), (X - 440, Y - 80)], tension=.5); lin(g, 0, Y - 150, 0, Y + 70, '#e8604a', '#c8412f', '#7a2a2a'); g.fill()
        rgb(g, '#fff4d6'); taper(g, [(X - 462, Y - 164), (X - 300, Y - 54), (X, Y - 22), (X + 280, Y - 58), (X + 464, Y - 212)], [10, 16, 18, 16, 10], 50, False); g.fill()
        rgb(g, '#1b8f93'); taper(g, [(X - 436, Y - 110), (X - 300, Y - 16), (X, Y + 14), (X + 290, Y - 20), (X + 440, Y - 140)], [8, 13, 15, 13, 8], 50, False); g.fill()
    ropes_and_bars.rope(c, [(X + 462, Y - 200), (w * .66, h * .68), (w * .71, h * .7)], 9)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=5) as g: rgb(g, '#6f5038'); taper(g, [(w * .71, h * .64), (w * .712, h * .74)], [20, 22]); g.fill()
    water.rings(c, [(w * .12, h * .92, 60), (w * .46, h * .95, 44), (w * .2, h * .56, 24), (w * .38, h * .5, 18)], alpha=.6)
    water.rain(c, 300, .12, 30, (.08, .3))
    c.finish(vignette=.25)


def second(c, rng, variant=0):
    """A telephone held in both hands takes in one young mangrove of the plot; on the screen it is sharp and bright, round it the plot is soft, with plants standing and gaps where plants are missing."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .2
    c.backdrop([(0, '#a9c9a0'), (.3, '#cfdcae'), (.5, '#b9b08c'), (1, '#7f6a58')], 90, wash=.05, glow=(W * .2, 0, 760, '#fff6d8', .6))
    with c.piece(shadow=0, volume=.2, vsize=20, blur=14) as g:                                            # forest, soft
        for k in range(46): x, y, q = rng.uniform(-30, W + 30), rng.uniform(-20, hz * 1.5), rng.uniform(50, 130); rgb(g, jitter(rng, rng.choice(['#5f8a5a', '#7fa86a', '#4a7550', '#9fbf7a']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .7, .2, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=9) as g: smooth(g, [(-40, hz * 1.5), (W * .5, hz * 1.42), (W + 40, hz * 1.55), (W + 40, H + 40), (-40, H + 40)], tension=.3); lin(g, 0, hz, 0, H, '#d9cfae', '#b59a80', '#86695a'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=8, alpha=.7) as g:
        for _ in range(40): x, t = rng.uniform(0, W), rng.uniform(0, 1); y = hz * 1.6 + t * (H - hz * 1.6); rgb(g, rng.choice(['#e9f3e2', '#cfe3da', '#f6eed2'])); smooth(g, blob_pts(rng, x, y, 40 + 90 * t, 5 + 13 * t, .2, 10)); g.fill()

    def plot(g, r, x0, y0, s, missing):
        """Three rows of young plants, those of missing left out: a stake stands there alone."""
        for j in range(3):
            for i in range(7):
                t = j / 2; x, y, q = x0 + (i - 3) * s * (.55 + .3 * t), y0 + s * (.5 * j), s * (.5 + .42 * t)
                if (i, j) in missing: rgb(g, '#b98d58'); taper(g, [(x, y), (x + 3, y - q * .45)], [q * .045, q * .03]); g.fill()
                else: F.veined_seedling(g, r, x + r.normal(0, 5), y, q * r.uniform(.85, 1.15), jitter(r, '#5f9a4c', .04), 2, r.normal(0, .06))
    gaps = {(1, 0), (4, 0), (5, 1), (0, 1), (2, 2), (5, 2), (6, 0)}
    with c.piece(shadow=.25, lift=8, volume=.3, vsize=10, blur=5.5) as g: plot(g, rng, W * .5, H * .46, 330, gaps)
    c.glow(W * .2, H * .05, 620, '#fff6d8', .25); c.set_air()
    # the telephone
    cx, cy, w, h, a = W * .51, H * .5, 800, 440, -.035
    place = lambda g: at(g, cx, cy, a)
    for m in (-1, 1):                                                                                    # the fingers behind it
        skin = '#8a5a3c'
        with c.piece(shadow=.5, lift=16, volume=.5, vsize=24, rim=.35) as g, place(g):
            lin(g, m * w * .4, 0, m * w * .8, 0, skin, shade(skin, -.25)); taper(g, [(m * w * .92, h * 1.2), (m * w * .72, h * .62), (m * w * .56, h * .3)], [230, 196, 170], 30); g.fill()
            rgb(g, SHIRT); taper(g, [(m * w * 1.02, h * 1.5), (m * w * .86, h * 1.0), (m * w * .77, h * .74)], [300, 268, 232], 20, False); g.fill()
            for k in range(4):
                y = -h * .2 + k * h * .165; rgb(g, shade(skin, -.06 - .04 * k)); taper(g, [(m * w * .6, y + 40), (m * (w * .5 + 34), y + 4), (m * w * .45, y - 6)], [80, 74, 62], 16); g.fill(); rgb(g, shade(skin, -.4), .5); taper(g, [(m * (w * .5 + 60), y + 44), (m * (w * .5 + 20), y + 40)], [2, 6, 2], 6, False); g.fill()
    with c.piece(shadow=.55, lift=20, volume=.35, vsize=14, rim=.6) as g, place(g):
        poly(g, rounded(w / 2, h / 2, 48)); lin(g, -w / 2, -h / 2, w / 2, h / 2, '#3a4654', '#1b222c', '#10151c'); g.fill()
    screen = lambda g: (g.save(), g.translate(cx, cy), g.rotate(a), poly(g, rounded(w / 2 - 26, h / 2 - 22, 26)), g.restore())
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: screen(g); lin(g, 0, cy - h / 2, 0, cy + h / 2, '#d9f3e6', '#bfe3c0', '#e6d4a8', '#b98f68'); g.fill()
    with c.piece(shadow=0, volume=.1, vsize=8, rim=0, clip=screen, blur=2) as g:
        for k in range(26): x, q = cx + rng.uniform(-w / 2, w / 2), rng.uniform(26, 64); rgb(g, jitter(rng, rng.choice(['#5fa05a', '#82bf6a', '#4a8a55']), .03)); smooth(g, blob_pts(rng, x, cy - h * .27 + rng.uniform(-20, 26), q, q * .7, .2, 9)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5, rim=.4, clip=screen) as g: plot(g, rng, cx, cy + h * .02, 150, gaps)
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8, rim=.5, clip=screen) as g:                        # the one plant in the middle, a year old
        x, y = cx + 20, cy + h * .43
        for dx, up in ((-74, 120), (64, 104), (-40, 80), (34, 74)): rgb(g, '#8a6a48'); taper(g, [(x + dx, y), (x + dx * .7, y - up * .6), (x + 1, y - up)], [10, 12, 13], 20); g.fill()
        F.veined_seedling(g, rng, x, y, 330, '#5fae4c', 3, .02)
    with c.piece(shadow=0, volume=0, rim=0) as g, place(g):                                              # focus frame, record button, glass
        rgb(g, '#ffd24a'); g.set_line_width(5)
        for sx in (-1, 1):
            for sy in (-1, 1): g.move_to(20 + sx * 130, sy * 150 - sy * 40); g.line_to(20 + sx * 130, sy * 150); g.line_to(20 + sx * 130 - sx * 44, sy * 150); g.stroke()
        rgb(g, 'white', .95); g.set_line_width(6); g.arc(w / 2 - 74, 0, 34, 0, 7); g.stroke(); rgb(g, '#f0412f'); g.arc(w / 2 - 74, 0, 25, 0, 7); g.fill()
        rgb(g, 'white', .12); poly(g, [(-w * .46, -h * .43), (-w * .2, -h * .43), (-w * .36, h * .43), (-w * .46, h * .43)]); g.fill()
    for m in (-1, 1):                                                                                    # thumbs before it
        skin = '#8a5a3c'
        with c.piece(shadow=.5, lift=12, volume=.5, vsize=20, rim=.45) as g, place(g):
            pts = [(m * w * .7, h * .52), (m * w * .575, h * .3), (m * w * .5, h * .12), (m * w * .425, h * .05)]
            lin(g, *pts[0], *pts[-1], shade(skin, -.15), skin, shade(skin, .18)); taper(g, pts, [150, 106, 84, 62], 30); g.fill()
            with at(g, m * w * .43, h * .048, m * .36 + (PI if m > 0 else 0), 30): smooth(g, [(-.8, -.62), (.4, -.62), (.86, 0), (.4, .62), (-.8, .62), (-1, 0)]); rgb(g, '#f0cdb4'); g.fill()
            rgb(g, shade(skin, -.4), .4); taper(g, [(m * w * .53, h * .1), (m * w * .515, h * .2)], [2, 6, 2], 6, False); g.fill()
    c.finish(.3, warm=.06, center=(.5, .5))


def rounded(a, b, r):
    """Outline of a rounded rectangle with half sides a and b and corners of radius r."""
    return [p for sx, sy, t0 in ((1, 1, 0), (-1, 1, .5), (-1, -1, 1), (1, -1, 1.5)) for t in np.linspace(0, .5, 9) for p in [(sx * (a - r) + r * math.cos((t0 + t) * PI), sy * (b - r) + r * math.sin((t0 + t) * PI))]]


def slide_1(c, rng, variant=0):
    """Wide, forenoon: from the dark under old mangroves one looks out on bright mud; colleagues in green shirts sit in the shade while somebody with a spade shows the bank that cuts off the creek."""
    W, H = c.w, c.h
    c.light = (.55, -.84)
    hz = H * .36
    L.sky(c, 'noon', hz); c.glow(W * .72, H * .16, 640, '#fffbe6', .75); L.cloud(c, W * .8, H * .17, 260, depth=.35); L.cloud(c, W * .5, H * .11, 190, depth=.5)
    L.island(c, W * .9, hz + 2, 360, 30, depth=.6)
    L.sea(c, hz, H * .5, 'noon', W * .74, 50, .8)
    p = ground.view(W, hz, 1100, 3.4)
    with c.piece(shadow=.1, lift=4, volume=.1, rim=.3, grain=.05) as g: smooth(g, [(-40, H * .455), (W * .4, H * .44), (W * .75, H * .45), (W + 40, H * .435), (W + 40, H + 40), (-40, H + 40)], tension=.4); lin(g, 0, H * .44, 0, H, '#e6d0b4', '#c9a98c', '#8a6a58', '#3a2c34'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.85) as g:
        for _ in range(40): x, y = rng.uniform(W * .2, W), rng.uniform(H * .46, H * .66); w = (y - H * .42) * rng.uniform(.2, .7); rgb(g, rng.choice(['#e3f3ee', '#fff6e0', '#c9e6e3'])); smooth(g, blob_pts(rng, x, y, w, w * .09, .25, 11)); g.fill()
    # the straight bank of an old pond across the creek: water stands behind it, before it the bed is dry
    bank = [p(X, Z)[:2] for X, Z in ((-1.5, 25), (4, 22.4), (9, 20.4), (18, 17.6))]
    with c.piece(shadow=0, volume=0, rim=.4, grain=.03) as g: poly(g, [p(X, Z)[:2] for X, Z in ((1, 40), (24, 34), (26, 17), (9, 20.4), (-1, 24.6))]); lin(g, 0, H * .45, 0, H * .56, '#a9dcd6', '#5fb6b6'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=9, rim=.5, grain=.06) as g:
        q = curve_pts(bank, 40); rgb(g, '#a97f5f'); smooth(g, [(x, y - 26 - (y - hz) * .1) for x, y in q] + [(x, y + 12) for x, y in q[::-1]], tension=.3); g.fill(); rgb(g, '#8fb070')
        for k in range(70): i = rng.integers(40); x, y = q[i][0] + rng.normal(0, 8), q[i][1] - 26 - (q[i][1] - hz) * .1; taper(g, wander(rng, x, y + 5, -PI / 2 + rng.normal(0, .3), rng.uniform(8, 22), 3, .2), [3, 2, .4], 6, False); g.fill()
    bed = curve_pts([(W * .8, H * .53), (W * .865, H * .57), (W * .84, H * .63), (W * .74, H * .7), (W * .735, H * .8), (W * .83, H * .9), (W * .86, H * 1.06)], 70)
    def bedpath(g, f, dy=0): taper(g, bed + (0, dy), [w * f for w in (26, 44, 60, 86, 124, 170, 230)], 70, False)
    for f_, cc, bl in ((1.35, '#7f5f4c', 12), (1.05, '#5f4438', 5)):
        with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=bl, alpha=.7) as g: bedpath(g, f_); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=.35, vsize=24, rim=0, grain=.06, blur=.8, clip=lambda g: bedpath(g, .95, 3)) as g:
        rgb(g, '#8a6852'); bedpath(g, .95, 3); g.fill()
        from scipy.spatial import Voronoi                    # mud dried into plates, larger towards the viewer
        t_ = rng.uniform(0, 1, 230) ** .8; pts = np.stack([rng.uniform(W * .66, W * .96, 230), H * .52 + t_ * H * .56], 1); sc = 1 / (.35 + t_)
        vor = Voronoi(np.stack([pts[:, 0], pts[:, 1] * 1.9], 1))
        for a, b in vor.ridge_vertices:
            if a < 0 or b < 0: continue
            (xa, ya), (xb, yb) = vor.vertices[a] * (1, 1 / 1.9), vor.vertices[b] * (1, 1 / 1.9); f = max(.2, (ya - H * .5) / (H * .5)); rgb(g, '#4f382e', .75); taper(g, [(xa, ya), ((xa + xb) / 2 + rng.normal(0, 3 * f), (ya + yb) / 2 + rng.normal(0, 1.5)), (xb, yb)], [.6 + 2.2 * f, .3 + .9 * f, .6 + 2.2 * f], 6, False); g.fill()
    shadow.blob(c, W * .772, H * .79, 130, 13, .03, .5, 6)                     # a small boat has been left lying in it
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.5) as g:
        with at(g, W * .77, H * .77, .07, 250):
            smooth(g, [(-.5, -.1), (-.3, -.05), (.3, -.05), (.52, -.15), (.42, .02), (.28, .08), (-.3, .08), (-.44, .02)], tension=.4); lin(g, 0, -.1, 0, .08, '#3fa3b4', '#2f7f9a', '#1b4f68'); g.fill(); smooth(g, [(-.46, -.085), (-.28, -.035), (.28, -.035), (.47, -.115), (.3, -.075), (-.28, -.075)], tension=.4); rgb(g, '#4a3630'); g.fill()
            rgb(g, '#fff4d6'); taper(g, [(-.45, -.03), (0, .005), (.45, -.05)], [.014, .02, .014], 20, False); g.fill(); rgb(g, '#c9a46a'); g.set_line_width(.02); g.move_to(-.16, -.06); g.curve_to(-.1, -.16, .02, -.1, .04, .1); g.stroke(); g.move_to(.2, -.06); g.curve_to(.26, -.16, .38, -.1, .4, .1); g.stroke(); taper(g, [(-.2, .1), (.2, .115), (.56, .085)], [.02, .03, .02], 14); g.fill()
    # dead stumps where trees stood
    for X, Z in ((9.2, 16.2), (13, 14.6), (10.6, 12.4), (4.6, 17.6)):
        x, y, s = p(X, Z); ground.cast(c, x, y, s * .7, -.7, .2)
        with c.piece(shadow=.35, lift=4, volume=.5, vsize=5, rim=.5) as g: cc = '#8a7a70'; rgb(g, cc); taper(g, [(x, y), (x + rng.normal(0, 3), y - s * rng.uniform(.4, .9))], [s * .3, s * .2], 6, False); g.fill(); [(taper(g, [(x, y - s * .3), (x + sg * s * .4, y - s * .12), (x + sg * s * .6, y + 2)], [s * .1, s * .08, s * .05], 10), g.fill()) for sg in (-1, 1)]
    # shade of the old trees over the near ground
    shadow.blob(c, W * .12, H * .96, W * .6, H * .3, -.04, .6, 70, '#1a2236')
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.4) as g:
        for _ in range(46): x, y = rng.uniform(-20, W * .62), rng.uniform(H * .68, H); rgb(g, '#f6d9a8'); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 44), rng.uniform(3, 9), .2, 9)); g.fill()
    # who listens, who speaks
    st = lambda k, **o: P.look(rng, **{**dict(top=SHIRT, sleeve='short', bottom='trousers', bcol=['#2c3448', '#22405a', '#3a3440'][k % 3], shoes='#f3efe2', hair=['short', 'bun', 'hijab', 'short', 'bob', 'hijab', 'cap', 'short'][k % 8], accent=['#f5b843', '#c85a8e', '#fff4d6', '#8f6fb8'][k % 4]), **o})
    row = [(-2.7, 12.4, 'stand', 0), (-1.7, 11.4, 'contrapposto', 1), (-4.1, 10.4, 'stand_side', 2), (-2.6, 8.7, 'sit_ground', 3), (-.9, 9.5, 'sit_ground', 4), (.35, 8.5, 'sit_ground', 5), (-3.9, 8.3, 'sit_hug', 7), (.2, 13.2, 'stand_side', 6)]
    for X, Z, pose, k in sorted(row, key=lambda t: -t[1]): x, y, s = p(X, Z); shadow.blob(c, x, y, s * .5, s * .1, 0, .4, 5); P.person(c, x, y, s * 1.66, pose, st(k))
    x, y, s = p(2.5, 10.6); ground.cast(c, x, y, s * 1.7, -.7, .16)
    def spade(g, J):
        h = J['hL']; rgb(g, '#c99a63'); taper(g, [(h[0] - .01, h[1] - .16), (h[0] - .04, h[1] + .3)], [.022, .022]); g.fill(); rgb(g, '#7a8a92'); smooth(g, [(h[0] - .1, h[1] + .26), (h[0] + .03, h[1] + .28), (h[0] + .02, h[1] + .42), (h[0] - .045, h[1] + .48), (h[0] - .11, h[1] + .4)], tension=.3); g.fill()
    P.person(c, x, y, s * 1.72, 'point', P.look(rng, hair='hat', accent='#c85a8e', top='#f2694b', sleeve='long', bottom='shorts', bcol='#6b5a45'), prop=spade)
    # trays ready in the shade
    for k, (X, Z) in enumerate(((-6.0, 9.6), (-6.3, 8.7))):
        x, y, s = p(X, Z)
        with c.piece(shadow=.4, lift=5, volume=.3, vsize=4) as g:
            for m in range(8): F.veined_seedling(g, rng, x - s * .4 + m * s * .115, y - s * .18, s * .5, '#5f9a4c', 2, rng.normal(0, .06))
            rgb(g, '#3a3440'); poly(g, [(x - s * .52, y - s * .22), (x + s * .52, y - s * .22), (x + s * .46, y), (x - s * .46, y)]); g.fill()
    # the old trees: trunks, roots, dark crown above; sun falls in from the right
    dark = ['#2a2430', '#362c34', '#221e2c']
    def arches(items, cc, **kw): F.root_arch(c, [q for q, w in items], [w for q, w in items], cc, **kw)
    arches([([(W * .1, -20), (W * .115, H * .25), (W * .1, H * .46)], 96), ([(W * .1, H * .4), (W * .02, H * .62), (-W * .02, H * .95)], 44), ([(W * .1, H * .38), (W * .16, H * .56), (W * .19, H * .9)], 40), ([(W * .105, H * .44), (W * .085, H * .7), (W * .09, H * 1.0)], 36), ([(W * .1, H * .34), (W * .22, H * .47), (W * .27, H * .74)], 28)], dark[0])
    arches([([(W * 1.0, -20), (W * .985, H * .2), (W * .99, H * .4)], 60), ([(W * .99, H * .34), (W * .945, H * .5), (W * .93, H * .78)], 26), ([(W * .99, H * .3), (W * 1.02, H * .5), (W * 1.03, H * .8)], 30), ([(W * .988, H * .38), (W * .975, H * .6), (W * .98, H * .86)], 24)], dark[1])
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=20, rim=.2) as g: smooth(g, [(-40, -40), (W + 40, -40), (W + 40, H * .2), (W * .93, H * .17), (W * .84, H * .07), (W * .7, H * .045), (W * .58, H * .06), (W * .47, H * .04), (W * .36, H * .07), (W * .26, H * .13), (W * .16, H * .2), (W * .05, H * .24), (-40, H * .28)]); lin(g, 0, 0, 0, H * .25, '#14262c', '#223f40'); g.fill()
    for x, y, rx, ry, n, sz, cc in ((.06, .17, 200, 110, 150, 40, '#25403f'), (.22, .1, 170, 70, 110, 36, '#2a4a45'), (.4, .04, 210, 56, 120, 34, '#2f5248'), (.6, .035, 200, 54, 120, 34, '#34594c'), (.78, .03, 190, 60, 110, 36, '#2f5248'), (.95, .1, 170, 100, 130, 38, '#2a4a45')): F.leaf_clump(c, W * x, H * y, rx, ry, n, sz, cc)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        for x, y, L_ in ((.33, .1, 90), (.375, .085, 70), (.64, .075, 84), (.685, .07, 64), (.5, .075, 70)): F.hanging_propagule(g, rng, W * x, H * y, L_, '#5f8a4c')
    for x, w in ((.44, 40), (.53, 70)): light.beam(c, [(W * x, H * .04), (W * x + w, H * .04), (W * (x - .2) + w, H * .86), (W * (x - .24) - w, H * .86)], '#fff6cf', .1, 26)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=12, rim=.35) as g:       # breathing roots in the lower corner
        for k in range(16): x = W * rng.uniform(-.01, .2); y = H * rng.uniform(.98, 1.05); rgb(g, '#1f1b28'); taper(g, [(x, y), (x + rng.normal(0, 5), y - rng.uniform(50, 120))], [15, 7], 6); g.fill()
    c.finish(.34, center=(.6, .45))


def slide_3(c, rng, variant=0):
    """Moment, a year later at dawn in fog: somebody in office clothes, trousers rolled up, wades alone between the young trees and counts; some sticks are bare."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .4
    c.backdrop([(0, '#8fa6c0'), (.22, '#c3bccb'), (.4, '#f6d9bd'), (.52, '#e6c9c0'), (.75, '#a9a9c0'), (1, '#5f6f96')], 90, glow=(W * .72, hz - 20, 520, '#fff0c8', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .72, hz - 78, 38, 38, .02, 14)); rgb(g, '#fff8e0', .95); g.fill()
    c.set_air()
    for y, n, dp, cc in ((hz + 6, 150, .8, '#6f8090'), (hz + 22, 150, .66, '#5f7488')):
        F.leaf_clump(c, W * .3, y - 30, W * .45, 34, 2 * n, 16, cc, depth=dp, blur=2); F.leaf_clump(c, W * .95, y - 24, W * .16, 30, 110, 16, cc, depth=dp, blur=2)
    p = ground.view(W, hz, 1050, 2.1)

    def tree(X, Z, h, dp, dead):
        state = rng.bit_generator.state
        for mirror in (True, False):
            rng.bit_generator.state = state
            x, y, s = p(X, Z); k = s * h
            with c.piece(shadow=0 if mirror else .12, lift=3, volume=0 if mirror else .3, vsize=max(3, k * .03), rim=0 if mirror else .4, depth=min(1, dp + .18) if mirror else dp, alpha=.42 if mirror else 1, blur=1.4 if mirror else 0) as g:
                g.save()
                if mirror: g.translate(0, 2 * y); g.scale(1, -.92); g.translate(0, y * (.92 - 1) / .92)
                rgb(g, mix('#4a3c40', '#3a3040', rng.uniform(0, 1))); q = [(x, y + 2), (x + rng.normal(0, k * .02), y - k * .5), (x + rng.normal(0, k * .04), y - k * (.9 if not dead else .72))]; taper(g, q, [k * .045, k * .035, k * .018], 14); g.fill()
                if not dead or k > 90:
                    for sg in (-1, 1, -.5): taper(g, [(x, y - k * .3), (x + sg * k * .1, y - k * .22), (x + sg * k * .16, y + 3)], [k * .025, k * .022, k * .02], 10); g.fill()
                if dead: taper(g, [(x, y - k * .5), (x + k * .1, y - k * .62)], [k * .02, k * .008], 6); g.fill()
                else:
                    base = mix('#3f6a58', '#5f8a62', rng.uniform(0, 1))
                    for m in range(9):
                        a = rng.uniform(-PI, 0) if m > 2 else -PI / 2 + (m - 1) * .5; hx, hy = x + math.cos(a) * k * .17 * rng.uniform(.2, 1), y - k * rng.uniform(.56, .94)
                        for v in range(5): F.leaf(g, hx, hy, k * .17, k * .07, -PI / 2 + (v - 2) * .62 + rng.normal(0, .15), shade(jitter(rng, base, .03), rng.uniform(-.12, .2)), k > 120)
                g.restore()
    rows = []
    for Z in (30, 24.5, 20, 16.4, 13.4, 11, 9):
        for X in np.arange(-14, 15, 2.15):
            X2 = X + rng.normal(0, .16) + (Z % 3) * .3
            if abs(X2 - 1.0 - .06 * (Z - 8)) < 1.3: continue
            rows.append((X2, Z + rng.normal(0, .2), rng.uniform(1.0, 1.7), rng.random() < .16))
    for X, Z, h, dead in sorted([t for t in rows if t[1] > 8.2], key=lambda t: -t[1]): tree(X, Z, h, min(.82, max(0, (Z - 8) / 24)), dead)
    for k in range(5):                                        # fog lying between the rows
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=26, alpha=.36) as g: y = hz + 10 + 32 * k; rgb(g, '#fbe9d6'); smooth(g, blob_pts(rng, W * rng.uniform(.2, .8), y, W * .5, 13 + 4 * k, .2, 12)); g.fill()
    x, y, s = p(1.1, 7.9)
    def board(g, J):
        h = J['hR']
        with at(g, h[0] + .03, h[1] - .02, -.3): rgb(g, '#b98a58'); g.rectangle(-.06, -.09, .13, .17); g.fill(); rgb(g, '#fffaf0'); g.rectangle(-.048, -.072, .106, .14); g.fill(); rgb(g, '#3f8a4c'); g.set_line_width(.009); [(g.move_to(-.034 + .022 * i, -.04 + .04 * j), g.line_to(-.034 + .022 * i, -.02 + .04 * j), g.stroke()) for i in range(4) for j in range(3) if i + j < 5]
    before = c.img.copy()
    J = P.person(c, x, y + s * .2, s * 1.78, 'walk_back', P.look(rng, hair='short', top='#f6f2e6', sleeve='long', bottom='shorts', bcol='#2c3448', skin='#8a5a3c', build=1.0), tweak=dict(aR=(38, 62), aL=(-14, -30), head=10), prop=board)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=4, rim=.6) as g:          # black office shoes dangling from the left hand, a bag across the back
        hx, hy = J['hL']
        for m, (dx, dy) in enumerate(((-9, 30), (7, 36))):
            rgb(g, '#3a3440'); g.set_line_width(1.6); g.move_to(hx - 2, hy + 8); g.line_to(hx + dx, hy + dy); g.stroke()
            with at(g, hx + dx, hy + dy, .12 * (m - .5)): rgb(g, '#1c2030'); smooth(g, [(-7, -4), (6, -4), (8, 8), (9, 26), (4, 36), (-5, 35), (-8, 22), (-8, 6)], tension=.4); g.fill(); rgb(g, '#5a4a4c'); smooth(g, [(-4, -2), (4, -2), (4, 7), (-4, 7)]); g.fill()
        hd = J['head']; a, b = (hd[0], hd[1] + s * .2), (hd[0] + 2, hd[1] + s * .66); rgb(g, '#7a4f38'); g.set_line_width(4.5); g.move_to(a[0] + 20, a[1] + 6); g.line_to(b[0] - 24, b[1] - 2); g.stroke(); smooth(g, [(b[0] - 40, b[1] - 12), (b[0] - 4, b[1] - 10), (b[0] - 4, b[1] + 18), (b[0] - 40, b[1] + 16)], tension=.2); lin(g, b[0] - 40, 0, b[0], 0, '#8f5f42', '#6a4230'); g.fill(); rgb(g, '#4a2e24'); g.rectangle(b[0] - 40, b[1] - 12, 36, 10); g.fill()
    k_ = c.k; y0, hgt, xa, xb = int((y + 2) * k_), int(230 * k_), int((x - 130) * k_), int((x + 130) * k_)
    src = c.img[y0 - hgt:y0, xa:xb][::-1].copy(); m_ = np.clip(np.abs(src - before[y0 - hgt:y0, xa:xb][::-1]).max(2) * 9 - .35, 0, 1); m_[:, -1] = 0
    sway = [int(2.6 * k_ * math.sin(r_ / k_ * .13) * min(1, r_ / (70 * k_))) for r_ in range(hgt)]
    src, m_ = np.stack([np.roll(v, o, 0) for v, o in zip(src, sway)]), np.stack([np.roll(v, o, 0) for v, o in zip(m_, sway)])
    n = min(hgt, c.ph - y0); al = (m_[:n] * np.linspace(.6, .2, hgt)[:n, None])[..., None].astype(np.float32)
    c.img[y0:y0 + n, xa:xb] = c.img[y0:y0 + n, xa:xb] * (1 - al) + src[:n] * al
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55) as g:
        for _ in range(120): yy = rng.uniform(hz + 40, H); xx = rng.uniform(-60, W); w = (yy - hz) * rng.uniform(.1, .4); rgb(g, rng.choice(['#fff0dc', '#8f9ab8', '#f6d9bd']), .5); taper(g, [(xx, yy), (xx + w / 2, yy - 1), (xx + w, yy)], [.3, 1 + (yy - hz) * .006, .3], 8, False); g.fill()
    water.rings(c, [(x, y + 2, 56), (x + 4, y + 6, 110), (x, y + 12, 180)], '#fff6e6', .5, .13)
    for X, Z, h, dead in sorted([t for t in rows if t[1] <= 8.2], key=lambda t: -t[1]): tree(X, Z, h, .04, dead)
    tree(-2.3, 5.6, 1.5, 0, False); tree(3.6, 6.2, 1.2, 0, False); tree(-.5, 6.8, 1.0, 0, True)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3) as g:
        bx, by, q = W * .055, H * .735, 118; rgb(g, '#fffdf4')
        taper(g, [(bx, by), (bx, by - q * .3)], [2, 2]); g.fill(); smooth(g, [(bx - q * .22, by - q * .3), (bx, by - q * .46), (bx + q * .22, by - q * .36), (bx, by - q * .25)]); g.fill(); taper(g, [(bx + q * .14, by - q * .38), (bx + q * .25, by - q * .56), (bx + q * .18, by - q * .72), (bx + q * .3, by - q * .72)], [q * .08, q * .06, q * .06, q * .04], 14); g.fill()
    c.finish(.26, warm=.05, center=(.55, .5))
