"""The sliders of articles 29 (university seminar) and 31 (mangroves from orbit)."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_g as Q, parts_gb as S
from paper import *

PI = math.pi


def campus(c, rng, variant=0):
    """29 wide, blue hour after rain: a university building with a reef shining through its tall windows; students stay talking on the wet court."""
    W, H = c.w, c.h
    c.light = (-.4, -.9)
    hz = H * .62
    c.backdrop([(0, '#1d3a6e'), (.3, '#3f6698'), (.5, '#8a8fae'), (.62, '#e0a890'), (1, '#3a4a70')], 90, glow=(W * .95, hz - 30, 420, '#ffc98f', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(60): rgb(g, '#fff4d6', rng.uniform(.2, .7)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .3), rng.uniform(.7, 1.7), 0, 7); g.fill()
    L.rinjani(c, W * .9, hz + 6, 620, 110, '#4a5a86', .35)
    for x, s, l in ((.97, 300, -.2), (.905, 220, .15)): F.palm(c, W * x, hz + 20, s, l, leaves='#2f4f5c', depth=.15)
    # building in slight perspective
    x0, x1, yt, yb = W * .04, W * .8, H * .2, hz + 14
    with c.piece(shadow=.4, lift=10, volume=.25, vsize=30, grain=.045) as g:
        poly(g, [(x0, yt), (x1, yt), (x1, yb), (x0, yb)]); lin(g, 0, yt, 0, yb, '#6a7396', '#8f8fa6', '#b5a3a0'); g.fill()
    # the windows: one reef behind all of them
    wins = [(W * (.085 + .118 * k), H * .3, W * .094, H * .29) for k in range(6)]
    door = (W * .675, H * .37, W * .075, yb - H * .37)

    def clip(g):
        for k, (a, b, w, h) in enumerate(wins[:5]):
            g.move_to(a, b + h); g.line_to(a, b + 40); g.curve_to(a, b - 16, a + w, b - 16, a + w, b + 40); g.line_to(a + w, b + h); g.close_path()
    bx0, bx1, by0, by1 = wins[0][0] - 4, wins[4][0] + wins[4][2] + 4, H * .28, H * .6
    with c.piece(shadow=0, volume=0, rim=0, clip=clip, grain=.02) as g: lin(g, 0, by0, 0, by1, '#8fe6dc', '#3fc0c6', '#1b8fae', '#0f5f92'); g.rectangle(bx0, by0, bx1 - bx0, by1 - by0); g.fill()
    air, c.air = c.air, np.broadcast_to(col('#2fa8b8').astype(np.float32), c.img.shape)
    base = lambda x: by1 - 26 + 10 * math.sin(x * .013)
    with c.piece(shadow=0, volume=.2, clip=clip) as g: smooth(g, [(x, base(x) - 4) for x in np.linspace(bx0 - 20, bx1 + 20, 20)], False); g.line_to(bx1 + 20, by1 + 20); g.line_to(bx0 - 20, by1 + 20); g.close_path(); rgb(g, '#2a6f8f'); g.fill()
    for k, (x, kind, q, cc) in enumerate(((.11, 'staghorn', .9, 'coral'), (.15, 'brain', .7, 'leaf'), (.22, 'fan', .8, 'plum'), (.27, 'staghorn', .7, 'saffron'), (.335, 'boulder', .8, 'saffron'), (.37, 'soft', .8, 'rose'), (.44, 'fan', 1.0, 'coral'), (.49, 'poc', .9, 'rose'), (.555, 'staghorn', 1.0, 'violet'), (.61, 'soft', .8, 'saffron'), (.64, 'plates', .6, 'leaf'))): F.plant(c, kind, W * x, base(W * x) + 6, q, cc, clip=clip, shadow=.2)
    A.school(c, 'anthias', W * .5, H * .41, 18, 130, 50, 34, PI, clip=clip, depth=.0); A.shark(c, W * .265, H * .395, 330, PI + .03, .1, clip=clip)
    A.school(c, 'fusilier', W * .15, H * .46, 9, 60, 30, 30, .2, clip=clip)
    c.air = air
    # listeners still inside, dark against the reef
    for k, (x, kind) in enumerate(((.108, 'short'), (.158, 'hijab'), (.236, 'bun'), (.36, 'hijab'), (.405, 'short'), (.475, 'bob'), (.59, 'hijab'), (.625, 'short'))): B.bust(c, W * x, H * .604, 56 + 6 * (k % 2), kind, '#16304a', '#20283a', '#1b2a44', .2, fold=False, clip=clip, shadow=0)
    # frames, pillars, roof, steps
    with c.piece(shadow=.4, lift=4, volume=.3, vsize=4, rim=.4) as g:
        for a, b, w, h in wins[:5]:
            g.set_line_width(9); rgb(g, '#d9c7b0'); g.move_to(a, b + h); g.line_to(a, b + 40); g.curve_to(a, b - 16, a + w, b - 16, a + w, b + 40); g.line_to(a + w, b + h); g.close_path(); g.stroke()
            g.set_line_width(4); rgb(g, '#c9b59f')
            g.move_to(a + w / 2, b - 2); g.line_to(a + w / 2, b + h); g.move_to(a, b + h * .4); g.line_to(a + w, b + h * .4); g.stroke()
            rgb(g, '#e6d6bc'); g.rectangle(a - 12, b + h, w + 24, 11); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.2, rim=.3) as g:
        a, b, w, h = door; poly(g, [(a - 10, b - 10), (a + w + 10, b - 10), (a + w + 10, yb), (a - 10, yb)]); rgb(g, '#d9c7b0'); g.fill(); poly(g, [(a, b), (a + w, b), (a + w, yb), (a, yb)]); lin(g, 0, b, 0, yb, '#ffe2a0', '#ffd07a', '#f5b060'); g.fill()
        poly(g, [(a, b), (a + w * .3, b + 16), (a + w * .3, yb + 8), (a, yb)]); lin(g, a, 0, a + w * .3, 0, '#7a4a34', '#5f3a2c'); g.fill(); poly(g, [(a + w, b), (a + w * .74, b + 16), (a + w * .74, yb + 8), (a + w, yb)]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=16, grain=.06) as g:
        poly(g, [(x0 - 46, yt + 10), (x0 + 60, yt - 104), (x1 - 60, yt - 104), (x1 + 50, yt + 10)]); p = g.copy_path(); lin(g, 0, yt - 104, 0, yt + 10, '#8a4a3f', '#b5604a', '#8f4a40'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#5f2f34', .4)
        for k in range(7): y = yt - 96 + 15 * k; taper(g, [(x0 - 40, y), (x1 + 40, y)], [3, 3], 3, False); g.fill()
        for k in range(64): u = k / 63; taper(g, [(x0 + 60 + (x1 - x0 - 120) * u, yt - 104), (x0 - 46 + (x1 - x0 + 96) * u, yt + 10)], [2, 3], 3, False); g.fill()
        g.restore(); rgb(g, '#e6d6bc'); poly(g, [(x0 - 50, yt + 8), (x1 + 54, yt + 8), (x1 + 48, yt + 24), (x0 - 44, yt + 24)]); g.fill()
    # wet court
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, yb, 0, H, '#7a7f9c', '#4a5a86', '#24365f'); g.rectangle(-20, yb, W + 40, H); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.2, rim=.4) as g:
        for k in range(3): a = x0 - 20 - 16 * k; rgb(g, mix('#b5aab0', '#7a7f9c', k / 3)); g.rectangle(a, yb - 2 + 11 * k, x1 + 40 + 32 * k - x0, 13); g.fill()
    c.air = np.broadcast_to(col('#4a5a86').astype(np.float32), c.img.shape)
    B.reflect(c, yb + 30, .75, 340, 5, '#5f7aa8')
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.5) as g:
        for _ in range(60): y = rng.uniform(yb + 40, H); x = rng.uniform(-60, W); w = rng.uniform(60, 220); rgb(g, '#24365f', .5); taper(g, [(x, y), (x + w / 2, y - 2), (x + w, y)], [.4, 2 + (y - yb) * .012, .4], 10, False); g.fill()
    for a, b, w, h in (wins[0], wins[2], wins[4]): B.beam(c, [(a, yb + 20), (a + w, yb + 20), (a + w * 1.5, H), (a - w * .5, H)], '#5fd0d0', .1, 18)
    a, b, w, h = door; B.beam(c, [(a, yb + 10), (a + w, yb + 10), (a + w * 1.9, H), (a - w * .9, H)], '#ffc97a', .34, 22)
    c.glow(a + w / 2, b + h * .5, 190, '#ffc97a', .35)
    # people after the applause
    who = lambda **k: P.look(rng, **{**dict(sleeve='long', bottom='trousers', shoes='#22262f'), **k})
    sp = W * .72
    for x, y, h, pose, o, fl in ((.655, .755, 182, 'stand_side', dict(hair='short', top='#f2694b', bcol='#2c3448'), False), (.71, .735, 176, 'contrapposto', dict(hair='hijab', top='#1b8f93', accent='#f5b843', bcol='#22405a', bottom='skirt'), False), (.775, .76, 186, 'stand_side', dict(hair='bob', top='#fff4d6', bcol='#6b5a45', pack='#c85a8e'), True), (.745, .83, 200, 'stand', dict(hair='cap', top='#3c86c2', accent='#22405a', pack='#f5b843', bcol='#2c3448'), False), (.61, .82, 196, 'contrapposto', dict(hair='pony', top='#8f6fb8', accent='#f5b843', pack='#1b8f93', bcol='#22405a'), True)):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.38) as g: rgb(g, '#16203f'); taper(g, [(W * x, H * y), (W * x + (W * x - sp) * .35 + 4, H * y + h * .62)], [h * .16, h * .2]); g.fill()
        P.person(c, W * x, H * y, h, pose, who(**o), flip=fl)
    P.person(c, W * .335, H * .79, 184, 'walk', who(hair='hijab', top='#c85a8e', accent='#8f6fb8', bottom='skirt', bcol='#2f5d6c'), True); P.person(c, W * .385, H * .8, 192, 'walk', who(hair='short', top='#d9895a', bcol='#3f5e5a', pack='#22405a'), True)
    for x, y, s, cc, fl in ((.09, .8, 190, '#f2694b', False), (.17, .83, 196, '#1b8f93', True)): G.bicycle(c, W * x, H * y, s, cc, fl)
    # frangipani in front
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=10) as g:
        for q, w in (([(W * 1.02, H * 1.05), (W * .985, H * .8), (W * 1.0, H * .55)], [60, 46, 34]), ([(W * .99, H * .72), (W * .94, H * .56), (W * .93, H * .42)], [36, 28, 18]), ([(W * 1.0, H * .6), (W * 1.02, H * .4)], [34, 26]), ([(W * .95, H * .6), (W * .885, H * .52)], [22, 14])): lin(g, W * .9, 0, W, 0, '#5a5670', '#3a3a58'); taper(g, q, w, 20); g.fill()
    for x, y in ((.93, .42), (.885, .515), (.985, .34)):
        with c.piece(shadow=.4, lift=6, volume=.25, vsize=6) as g:
            for k in range(10): F.leaf(g, W * x, H * y, rng.uniform(74, 110), rng.uniform(26, 34), -PI / 2 + (k - 4.5) * .42 + rng.normal(0, .1), jitter(rng, '#2f5f5a', .04))
        with c.piece(shadow=.35, lift=3, volume=.2, vsize=4) as g:
            for k in range(4):
                fx, fy = W * x + rng.normal(0, 26), H * y - 14 + rng.normal(0, 18)
                for m in range(5): F.leaf(g, fx, fy, 19, 13, m * 2 * PI / 5 + k, '#fff4d6', False)
                rgb(g, '#f5b843'); g.arc(fx, fy, 5, 0, 7); g.fill()
    c.finish(.3)


def notes(c, rng, variant=0):
    """29 close, in the dark hall: a writing board with three drawn squares - corals on frames, a natural reef, one empty with pegs; grey rubble on the far screen."""
    W, H = c.w, c.h
    c.light = (.1, -1)
    c.backdrop([(0, '#141a38'), (.5, '#1c2448'), (1, '#10142c')], 90)
    # screen, out of focus: grey rubble under grey water
    sx0, sx1, sy0, sy1 = W * .3, W * .93, H * .05, H * .42
    with c.piece(shadow=0, volume=0, rim=0, blur=7) as g: lin(g, 0, sy0, 0, sy1, '#c3d0cf', '#a9b9ba', '#8f9fa3'); g.rectangle(sx0, sy0, sx1 - sx0, sy1 - sy0); g.fill()
    with c.piece(shadow=0, volume=.3, vsize=6, rim=.3, blur=4, clip=lambda g: g.rectangle(sx0, sy0, sx1 - sx0, sy1 - sy0)) as g:
        rgb(g, '#7f8f93'); smooth(g, [(sx0 - 20, sy1 - 90), (W * .5, sy1 - 120), (W * .7, sy1 - 100), (sx1 + 20, sy1 - 130), (sx1 + 20, sy1 + 30), (sx0 - 20, sy1 + 30)]); g.fill()
        for _ in range(120): x, y = rng.uniform(sx0, sx1), rng.uniform(sy1 - 110, sy1); rgb(g, rng.choice(['#d3dad6', '#a9b3b3', '#66757a', '#bcc6c3'])); taper(g, wander(rng, x, y, rng.uniform(0, 6), rng.uniform(24, 60), 4, .2), [11, 9, 6], 8); g.fill()
    c.glow(W * .62, H * .22, 640, '#c9dcdc', .34)
    # rows of listeners, blurred
    for row, (y, s, bl, n, off) in enumerate(((.47, 112, 5, 12, 0), (.555, 160, 4, 9, .06))):
        for k in range(n): B.bust(c, W * ((k + .5) / n + off + rng.normal(0, .008)), H * y, s, rng.choice(['short', 'hijab', 'bun', 'bob', 'hijab', 'short', 'pony']), rng.choice(['#2a3460', '#3a2f5c', '#24486a']), '#2a2030', rng.choice(['#5a3f6e', '#2f5a72', '#6a3f5a']), .7, rng.uniform(-.5, .5), False, blur=bl)
    # the board of the last row
    c.light = (.35, -.94)
    with c.piece(shadow=.6, lift=20, volume=.25, vsize=26, grain=.05, rim=.5) as g:
        smooth(g, [(-60, H * .6), (W * .3, H * .575), (W * .7, H * .575), (W + 60, H * .6), (W + 60, H + 60), (-60, H + 60)], tension=.25); p = g.copy_path(); lin(g, 0, H * .57, 0, H, '#8a6a5f', '#6b4a4a', '#3f2c3c'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(26): y = H * (.58 + .43 * (k / 26) ** 1.3); rgb(g, '#2a1c2c' if k % 3 else '#c9a08a', .16); taper(g, [(-20, y + rng.normal(0, 6)), (W * .4, y + rng.normal(0, 10)), (W + 20, y + rng.normal(0, 6))], [rng.uniform(2, 6), rng.uniform(2, 9), 3], 30, False); g.fill()
        g.restore()
    # notebook, lying in perspective
    A_, B_, C_, D_ = np.array([W * .2, H * .935]), np.array([W * .84, H * .985]), np.array([W * .785, H * .61]), np.array([W * .27, H * .595])

    def pt(u, v):
        s = v / (v + (1 - v) * 1.25)          # a little foreshortening
        a, b = A_ + (B_ - A_) * u, D_ + (C_ - D_) * u; return tuple(a + (b - a) * s)
    with c.piece(shadow=.6, lift=12, volume=.1, rim=.4, grain=.03) as g:
        rgb(g, '#b5493a'); poly(g, [pt(-.015, -.03), pt(1.015, -.03), pt(1.012, 1.02), pt(-.012, 1.02)]); g.fill()
        for o in (.012, .006, 0): rgb(g, shade('#efe6cc', -.08 if o else .0)); poly(g, [pt(-o, -o * 1.6), pt(1 + o, -o * 1.6), pt(1 + o * .5, 1), pt(-o * .5, 1)]); g.fill()
        poly(g, [pt(0, 0), pt(1, 0), pt(1, 1), pt(0, 1)]); lin(g, 0, H * .6, 0, H, '#fff8e6', '#f3e6c8', '#dcc9ac'); g.fill()
        lin(g, *pt(.5, .5), *pt(.54, .5), (0, '#8a6a5f', .4), (1, '#8a6a5f', 0)); poly(g, [pt(.5, 0), pt(.54, 0), pt(.54, 1), pt(.5, 1)]); g.fill(); lin(g, *pt(.5, .5), *pt(.47, .5), (0, '#8a6a5f', .25), (1, '#8a6a5f', 0)); poly(g, [pt(.5, 0), pt(.47, 0), pt(.47, 1), pt(.5, 1)]); g.fill()

    def crayon(g, uv, cc, w): Q.crayon(g, rng, [pt(*q) for q in uv], cc, w)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        # left page: corals on a star (top) and the natural reef (bottom); right page: the empty plot, large
        def square(u0, v0, u1, v1, cc, w=5): crayon(g, [(u0, v0), ((u0 + u1) / 2, v0 + .003), (u1, v0)], cc, w); crayon(g, [(u1, v0), (u1, v1)], cc, w); crayon(g, [(u1, v1), ((u0 + u1) / 2, v1 - .003), (u0, v1)], cc, w); crayon(g, [(u0, v1), (u0, v0)], cc, w)
        square(.05, .53, .44, .93, '#3c4a5f'); square(.05, .07, .44, .45, '#3c4a5f')
        for k in range(6): a = k * PI / 3; crayon(g, [(.245, .7), (.245 + .13 * math.cos(a), .7 + .13 * math.sin(a))], '#66757a', 4)
        for k in range(3): R = .045 + .043 * k; crayon(g, [(.245 + R * math.cos(a), .7 + R * math.sin(a)) for a in np.linspace(0, 2 * PI, 7)], '#66757a', 3.4)
        for k in range(11):
            a, R = rng.uniform(0, 2 * PI), rng.uniform(.05, .135); u, v = .245 + R * math.cos(a), .7 + R * math.sin(a); cc = ['#f2694b', '#f5a02f', '#d9508f', '#8f6fb8'][k % 4]
            for m in (-.45, 0, .45): crayon(g, [(u, v), (u + .03 * math.sin(m), v + .075 * math.cos(m))], cc, 5.5)
        crayon(g, [(.06, .19), (.13, .25), (.22, .2), (.31, .27), (.43, .2)], '#2f8f8a', 5)
        for k in range(13):
            u = .075 + .029 * k; v = .14 + .07 * math.sin(k * 1.3) ** 2; cc = ['#f2694b', '#2f9a6a', '#8f6fb8', '#f5a02f', '#d9508f'][k % 5]
            if k % 3 == 0: crayon(g, [(u - .025, v), (u - .02, v + .06), (u, v + .085), (u + .02, v + .06), (u + .025, v)], cc, 6); crayon(g, [(u - .012, v + .02), (u, v + .05), (u + .012, v + .02)], cc, 4)
            else: [crayon(g, [(u, v), (u + .035 * math.sin(m), v + .11 * math.cos(m))], cc, 5.5) for m in (-.6, -.1, .4)]
        for u, v, cc in ((.13, .37, '#f5a02f'), (.28, .39, '#2f7fd0'), (.36, .34, '#f2694b'), (.2, .33, '#2f7fd0')): crayon(g, [(u - .03, v), (u - .008, v + .022), (u + .02, v), (u - .008, v - .022), (u - .03, v)], cc, 4); crayon(g, [(u + .02, v), (u + .036, v + .018)], cc, 4); crayon(g, [(u + .02, v), (u + .036, v - .018)], cc, 4)
        # empty plot
        q = [(.6, .2), (.93, .22), (.92, .8), (.61, .78)]
        for a, b in zip(q, q[1:] + q[:1]): crayon(g, [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - .006), b], '#d23f34', 6)
        for u, v in q: crayon(g, [(u, v - .045), (u + .004, v + .055)], '#8a5a34', 10)
        for k in range(7): u, v = rng.uniform(.64, .88), rng.uniform(.28, .72); crayon(g, [(u - .02, v), (u, v + .008), (u + .02, v)], '#d9c08f', 3.5)
    B.shade_blob(c, W * .685, H * .86, 150, 9, -.5, .4, 8); S.pencil(c, W * .68, H * .845, 300, PI * .82, 'saffron', 19)
    # a piece of dead coral and a knotted cord on the board
    B.shade_blob(c, W * .11, H * .86, 110, 30, 0, .5, 12)
    E.rubble(c, W * .05, W * .06, H * .83, H * .84, 1, 10)
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=12, rim=.6) as g:
        for q, w in (([(W * .03, H * .87), (W * .1, H * .835), (W * .17, H * .79)], [34, 30, 16]), ([(W * .09, H * .84), (W * .115, H * .78), (W * .105, H * .72)], [26, 22, 12]), ([(W * .065, H * .86), (W * .05, H * .8), (W * .03, H * .76)], [24, 20, 12]), ([(W * .13, H * .82), (W * .175, H * .835), (W * .2, H * .83)], [20, 16, 10])): lin(g, W * .03, H * .72, W * .17, H * .88, '#f3ecdc', '#d3c9bc', '#9a8f96'); taper(g, q, w, 24); g.fill()
        for _ in range(70): x = W * rng.uniform(.04, .17); y = H * (.905 - .62 * (x / W)) + rng.normal(0, 7); rgb(g, '#7a6f7a', .5); g.arc(x, y, rng.uniform(1.2, 2.6), 0, 7); g.fill()
    S.rope(c, [(W * 1.02, H * .74), (W * .94, H * .72), (W * .885, H * .77), (W * .92, H * .83), (W * .97, H * .79), (W * .94, H * .745), (W * .88, H * .81), (W * .9, H * .9), (W * .97, H * .95), (W * 1.03, H * .93)], 13, '#e9c98f')
    c.tint('#16204a', .1, H * .7, H); c.glow(W * .52, H * .74, 460, '#dfeaf0', .1, 1.6)
    c.finish(.44, center=(.52, .6))
