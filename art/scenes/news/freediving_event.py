"""Pictures of the article "One breath: a freediving event"."""
import math
from toolkit import fauna as A, flora as F, land as L, people as P
from toolkit.paper import at, blob_pts, col, lin, mix, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Side view of a water column: one freediver with a single fin glides down a line, friends wait at a float far above."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    lx = W * .36
    c.backdrop([(0, '#d8f5e4'), (.1, '#8fdcd2'), (.3, '#2fa6b6'), (.58, '#0f6690'), (.82, '#08315c'), (1, '#041a3a')], 90, wash=.04, glow=(lx + 60, -80, 620, '#fff8dc', .85))
    L.surface_below(c, 74, .8, 120)
    c.god_rays(lx + 60, -240, .42, 20, 1050, .9)
    for ly in range(3):         # swirling fish: a broad ring
        with c.piece(depth=[.62, .42, .22][ly], shadow=.1, lift=4, volume=.25, vsize=3) as g:
            for i in range(70):
                t = rng.uniform(0, 2 * PI)
                if (math.sin(t) > 0) != (ly == 2) and ly != 1: continue
                R = rng.normal(1, .09); x, y = W * .68 + math.cos(t) * 320 * R, H * .55 + math.sin(t) * 128 * R + rng.normal(0, 20)
                s = rng.uniform(24, 34) * (.75 + .25 * ly + .12 * math.sin(t))
                rot, m = A._orient(math.atan2(math.cos(t) * 128, -math.sin(t) * 320) + rng.normal(0, .1))
                with at(g, x, y, 0, m, 1), at(g, 0, 0, rot, s * rng.uniform(.75, 1), s): A.draw_fish(g, 'fusilier', rng.normal(0, .12), (col('#9fc4cf'), .5), rng, False)
    L.rocks(c, [(W * .66, H + 40), (W * .74, H * .95), (W * .85, H * .9), (W * .93, H * .8), (W + 40, H * .72)], '#123f63', .35, 0, rim=0)
    for i in range(14): F.plant(c, rng.choice(['fan', 'soft', 'sponge', 'staghorn', 'plates']), W * rng.uniform(.78, 1.0), H * rng.uniform(.88, 1.03), rng.uniform(.6, 1.1), mix(rng.choice(['plum', 'coral', 'violet', 'rose']), '#0e3a58', .5), depth=.14)
    with c.piece(shadow=.25, lift=6, volume=.4, vsize=8) as g:      # float
        smooth(g, blob_pts(rng, lx, 30, 74, 19, .03, 16)); lin(g, 0, 8, 0, 50, '#f7a24b', 'coral', '#a83a2c'); g.fill()
        smooth(g, blob_pts(rng, lx, 28, 40, 8, .03, 14)); rgb(g, '#0f6690', .7); g.fill()
    with c.piece(shadow=.1, lift=3, volume=.3, vsize=2) as g:
        rgb(g, '#f6efd4'); taper(g, [(lx, 40), (lx + 3, H * .5), (lx + 2, H * 1.02)], [2.6, 4, 5.5], 40); g.fill()
        for k in range(1, 8): y = 40 + k * H * .122; rgb(g, 'coral' if k % 2 else 'saffron'); g.rectangle(lx - 5, y, 13, 7); g.fill()
    def hang(x, y, s, m, cc, ph):      # a person upright at the float
        with c.piece(shadow=.2, lift=4, volume=.4, vsize=5, depth=.12) as g:
            with at(g, x, y, ph, s * m, s):
                for k, dx in ((0, -.05), (1, .05)):
                    rgb(g, shade('#13263c', .05)); taper(g, [(dx * .6, .22), (dx + .02, .42), (dx - .02, .62)], [.1, .075, .04], 16); g.fill()
                    rgb(g, cc); taper(g, [(dx - .02, .6), (dx + .02 + .05 * k, .78), (dx + .02 + .14 * k - .04, .98)], [.035, .075, .095], 14, False); g.fill()
                rgb(g, '#16304a'); smooth(g, [(-.09, -.12), (.09, -.12), (.085, .1), (.07, .26), (-.07, .26), (-.085, .1)]); g.fill()
                taper(g, [(.07, -.08), (.2, -.04), (.3, -.16)], [.06, .05, .035], 12); g.fill(); rgb(g, '#8a5a3c'); g.arc(.3, -.17, .025, 0, 7); g.fill()
                rgb(g, '#1b2d44'); g.arc(.02, -.19, .075, 0, 7); g.fill()
    hang(lx - 118, 66, 150, 1, '#f5b843', .1); hang(lx + 122, 58, 138, -1, '#23b0a4', -.08); hang(lx + 196, 50, 118, -1, '#c85a8e', -.22)
    fx, fy, hd = lx + 44, H * .56, 1.44
    P.freediver(c, fx, fy, 340, hd, suit='#12304f', fins='#f2694b', arms='up')
    with c.piece(shadow=.3, lift=7, volume=.4, vsize=10, rim=.5) as g:       # wide single fin over the two blades
        with at(g, fx, fy, hd, 340):
            smooth(g, [(-.36, -.05), (-.44, -.07), (-.62, -.17), (-.84, -.27), (-.93, -.22), (-.9, 0), (-.93, .22), (-.84, .27), (-.62, .17), (-.44, .07), (-.36, .05)]); lin(g, -.36, 0, -.9, 0, '#c9432c', '#f2694b', '#ffb08f'); g.fill()
            rgb(g, '#a83a2c', .7); g.set_line_width(.009)
            for o in (-.16, -.08, 0, .08, .16): g.move_to(-.44, o * .3); g.line_to(-.89, o * 1.2); g.stroke()
            rgb(g, '#10151f'); taper(g, [(-.36, -.02), (-.44, -.035)], [.07, .05]); g.fill(); taper(g, [(-.36, .02), (-.44, .035)], [.07, .05]); g.fill()
    A.ray(c, W * .86, H * .3, 200, PI + .3, 'manta', 46, .3, depth=.5)
    A.silhouettes(c, W * .12, H * .42, 60, 150, 60, 12, -.2, depth=.55)
    c.particles(260, big=8); c.finish(.46, center=(.42, .36))


def second(c, rng, variant=0):
    """Looking up from the deep: a freediver rises along the line to the round bright window of the surface inside a ring of fish."""
    w, h = c.w, c.h
    c.light = (0, -1)
    X, Y = w * .6, h * .24
    c.backdrop([(0, '#1b86b0'), (.5, '#0c4d84'), (1, '#051d46')], glow=(X, Y, 700, '#8fdcea', .75))
    c.glow(X, Y, 330, '#dffaf4', .75, squash=1.3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3, alpha=.9) as g:
        rgb(g, '#eafcf4'); smooth(g, blob_pts(rng, X, Y, 230, 150, .09, 22)); g.fill()
        for _ in range(60):
            a = rng.uniform(0, 2 * PI); q = rng.uniform(.9, 1.5); L_ = rng.uniform(20, 70)
            rgb(g, '#dffaf4', rng.uniform(.2, .6)); px, py = X + math.cos(a) * 235 * q, Y + math.sin(a) * 150 * q
            taper(g, [(px - math.sin(a) * L_, py + math.cos(a) * L_ * .6), (px, py), (px + math.sin(a) * L_, py - math.cos(a) * L_ * .6)], [.5, 9, .5], 12, False); g.fill()
    c.god_rays(X, Y - 330, strength=.3, reach=1000, spread=1.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:       # float and two friends against the light
        rgb(g, '#0f4a78'); smooth(g, blob_pts(rng, X + 14, Y + 6, 46, 20, .04, 12)); g.fill()
        for m, yy in ((-1, -16), (1, 24)):
            with at(g, X + 130 * m, Y + yy, .5 * m, 88):
                taper(g, [(.5, 0), (0, 0), (-.4, .03)], [.1, .16, .07]); g.fill(); g.arc(.52 * 1, 0, .09, 0, 7); g.fill(); taper(g, [(-.35, .03), (-.6, .12), (-.82, .12)], [.06, .05, .15]); g.fill(); taper(g, [(-.35, 0), (-.6, -.08), (-.84, -.1)], [.06, .05, .14]); g.fill(); taper(g, [(.3, .05), (.45, .22), (.62, .26)], [.06, .05, .03]); g.fill()
    bx, by = w * .33, h + 20
    with c.piece(shadow=.1, lift=4, volume=0, rim=.2, grain=.01) as g: rgb(g, '#f3ecd2', .9); taper(g, [(X + 10, Y + 20), (bx, by)], [2, 9]); g.fill()
    A.swirl(c, w * .52, h * .5, 470, 190, 120, 52, '#0f4374', 1.0, .4, .3, depth=.12)
    a = math.atan2(Y - by, X - bx)
    P.freediver(c, w * .475, h * .66, 430, a, fins='#f2694b', arms='up')
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:
        for t, cc in ((.16, 'coral'), (.3, 'saffron')):
            px, py = bx + (X - bx) * t, by + (Y - by) * t; rgb(g, cc); taper(g, [(px - 4, py + 7), (px + 4, py - 7)], [16, 16]); g.fill()
    L.rocks(c, [(w * .72, h * 1.03), (w * .86, h * .93), (w + 30, h * .84)], '#0a2450', depth=.1)
    F.sea_fan(c, w * .93, h * .92, 190, '#3a3f8a', -.1, depth=.15)
    c.particles(240); c.finish(vignette=.4)
