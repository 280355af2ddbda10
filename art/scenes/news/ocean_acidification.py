"""Pictures of the article "Ocean acidification, explained with a shell"."""
import math
import numpy as np
from toolkit import flora as F, household, land as L, light, shadow, shells
from toolkit.paper import at, blob_pts, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Acidification: one great spiral shell in violet water, whole on the left, eaten into lace on the right; small sea butterflies drift."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#7fd6c6'), (.3, '#3f9fb8'), (.6, '#5a5fa8'), (1, '#4a2f70')], 25, wash=.05, glow=(W * .1, -20, 800, '#e9fff0', .55))
    with c.piece(shadow=0, volume=0, rim=0, blur=60, alpha=.42) as g:
        smooth(g, [(W * .7, -90), (W * .78, H * .3), (W * .7, H * .6), (W * .82, H * 1.1), (W * 1.1, H * 1.1), (W * 1.1, -90)]); rgb(g, '#9a4a92'); g.fill()
    c.set_air(); c.god_rays(W * .05, -160, .3, 10, 1200)
    cx, cy, s = W * .5, H * .54, 760
    # shell drawn slightly turned; the holes show the water behind
    holes = shells.spiral(c, cx, cy, s, .48, '#f7d9ae', '#c0562f', erode=1)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for x, y, q in holes:
            t = np.clip((x / W), 0, 1); smooth(g, blob_pts(rng, x, y, q, q * rng.uniform(.75, 1), .14, 8)); lin(g, x, y - q, x, y + q, '#3a2a60', mix('#5a5fa8', '#8a4a90', t)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for x, y, q in holes: rgb(g, '#fffaf0', .75); g.set_line_width(max(1, q * .16)); g.arc(x, y, q * .96, .2, 2.2); g.stroke()
    # flakes leaving the eaten side
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=3) as g:
        for _ in range(70):
            d = rng.uniform(0, 1) ** 1.6; a = rng.uniform(-.9, .9); x, y = cx + math.cos(a) * (s * .42 + d * 340), cy + math.sin(a) * (s * .42 + d * 240) - d * 60
            q = rng.uniform(3, 13) * (1 - .5 * d); rgb(g, '#f6f1e6', .9 - .5 * d); smooth(g, blob_pts(rng, x, y, q, q * .6, .3, 6, rng.uniform(0, 3))); g.fill()
    # rising gas bubbles on the sour side, healthy algae and small snail on the left rock
    c.bubbles(W * .93, H * 1.0, 40, 900, 13, 30); c.bubbles(W * .83, H * 1.02, 26, 560, 10, 20)
    b = L.rocks(c, [(-30, H * .8), (W * .1, H * .84), (W * .24, H * .94), (W * .36, H * 1.02), (W * .5, H * 1.1)], '#2f6f78', .0, 10)
    F.pocillopora(c, W * .08, H * .87, 130, 'rose'); F.leather(c, W * .175, H * .93, 100, shade('cream', -.1)); F.staghorn(c, W * .015, H * .9, 170, 'saffron')
    shells.spiral(c, W * .255, H * .94, 74, .4, '#f3d2a0', '#a8573c')
    # sea butterflies: tiny swimming snails, healthy left, glassy right
    for x, y, q, er, a in ((.13, .25, 92, 0, -.3), (.25, .12, 66, 0, .2), (.8, .17, 84, 1, .3), (.92, .36, 62, 1, -.2)):
        px, py = W * x, H * y; dpt = 0 if q > 80 else .15
        with c.piece(shadow=.25, lift=6, volume=.25, vsize=8, rim=.5, alpha=.88, depth=dpt) as g:
            with at(g, px, py, a, q):
                for m in (-1, 1): lin(g, 0, 0, m * .8, -.7, '#fff4e0', '#f7b8a8' if not er else '#d9c6e0'); smooth(g, [(0, -.1), (m * .3, -.55), (m * .85, -.85), (m * .95, -.5), (m * .55, -.12), (0, .05)]); g.fill()
        shells.spiral(c, px, py + q * .26, q * .95, a + 1.2, '#f3c99a' if not er else '#f0ecf2', '#b4603f' if not er else '#c9b8d0', depth=dpt)
        if er:
            with c.piece(shadow=0, volume=0, rim=0) as g:
                for _ in range(9): aa, d = rng.uniform(0, 6.3), rng.uniform(.08, .3) * q; rgb(g, '#5a4a90', .85); g.arc(px + math.cos(aa) * d, py + q * .2 + math.sin(aa) * d, rng.uniform(2, 5), 0, 7); g.fill()
    c.particles(160); c.finish(.36, center=(.46, .48))


def second(c, rng, variant=0):
    """The experiment: a shell in a glass of sea water, and one in a glass made sour through a straw, where it fizzes and gets holes; half a lemon beside them."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f6d9b8'), (.5, '#eab9a0'), (1, '#b98a9c')], 20, glow=(W * .2, H * .1, 760, '#fff3d6', .6))
    light.bokeh(c, 9, (0, 0, W, H * .5), ['#fff0d0', '#f3c9a8', '#c9a0b8'], (50, 130), .3, 20); c.set_air()
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=18, grain=.05) as g: poly(g, [(-20, H * .8), (W + 20, H * .8), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .8, 0, H, '#9a5f4a', '#6b3f3a'); g.fill(); rgb(g, '#3f2428', .5); g.rectangle(-20, H * .905, W + 40, 5); g.fill()
    for x in (.31, .7): shadow.blob(c, W * x + 60, H * .935, 250, 26, 0, .5, 12)
    with c.piece(shadow=0, volume=0, rim=0, blur=14, alpha=.5) as g: smooth(g, blob_pts(rng, W * .4, H * .95, 120, 16, .1, 10)); rgb(g, '#8fe0dc'); g.fill(); smooth(g, blob_pts(rng, W * .79, H * .95, 120, 16, .1, 10)); rgb(g, '#b99ae0'); g.fill()

    def whole(c):
        with c.piece(shadow=.3, lift=5, volume=.2, vsize=8) as g: smooth(g, [(W * .2, H * .912), (W * .225, H * .875), (W * .33, H * .86), (W * .4, H * .872), (W * .42, H * .912)]); lin(g, 0, H * .86, 0, H * .92, '#f6e6bd', '#d9bd8a'); g.fill()
        shells.spiral(c, W * .31, H * .72, 300, -.35, '#f6dcb8', '#c9643f')
        F.seagrass(c, W * .2, W * .235, H * .88, 170, 6, 'leaf', .1)

    def eaten(c):
        with c.piece(shadow=.3, lift=5, volume=.2, vsize=8) as g: smooth(g, [(W * .59, H * .912), (W * .615, H * .877), (W * .7, H * .865), (W * .79, H * .877), (W * .81, H * .912)]); lin(g, 0, H * .86, 0, H * .92, '#d9cbd0', '#a994a9'); g.fill()
        shells.spiral(c, W * .7, H * .72, 300, .5, '#f3eee6', '#c9a9a8', .95, 1)
        with c.piece(shadow=0, volume=0, rim=.5, grain=.02) as g:
            for dx, dy, s in ((96, -40, 26), (60, -84, 19), (110, 20, 30), (70, -20, 17), (84, 66, 24), (30, -104, 14), (40, 92, 18), (58, 30, 14), (128, -10, 18), (20, -62, 10), (-10, 100, 13), (100, -80, 20), (118, 62, 22), (14, 62, 9), (-30, -92, 9)): rgb(g, mix('#a48cd2', '#8069b8', rng.random())); smooth(g, blob_pts(rng, W * .7 + dx, H * .72 + dy, s, s * .86, .16, 9)); g.fill()
        with c.piece(shadow=.25, lift=4, volume=.3, vsize=4) as g:
            for _ in range(26): x, y, s = W * .7 + rng.uniform(40, 170), H * .72 + rng.uniform(-140, 90), rng.uniform(3, 9); rgb(g, '#f6f0e8'); smooth(g, blob_pts(rng, x, y, s, s * .6, .3, 6, rng.uniform(0, 3))); g.fill()
        with c.piece(shadow=.1, lift=2, volume=0, rim=.3, grain=.01) as g:
            for _ in range(170):
                x, y = W * .7 + rng.normal(0, 110), H * rng.uniform(.37, .86); s = rng.uniform(2, 9)
                if abs(x - W * .7) > 190: continue
                rgb(g, '#f6f0ff', .8); g.set_line_width(1.6); g.arc(x, y, s, 0, 7); g.stroke(); rgb(g, 'white', .5); g.arc(x - s * .3, y - s * .3, s * .3, 0, 7); g.fill()
        with c.piece(shadow=.3, lift=4, volume=.5, vsize=5) as g: lin(g, W * .78, 0, W * .8, 0, '#ffe0a0', '#e0a04a', '#b06f2a'); taper(g, [(W * .865, H * .1), (W * .82, H * .38), (W * .775, H * .68)], [22, 22, 22], cap=False); g.fill()
        c.bubbles(W * .772, H * .68, 24, H * .3, 15, 20)
    household.tumbler(c, W * .31, H * .93, 470, 690, .8, fill=whole)
    household.tumbler(c, W * .7, H * .93, 470, 690, .8, ('#e9d9f6', '#a98fd6', '#6a52a0'), fill=eaten)
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=6) as g:       # the straw above the rim
        lin(g, W * .84, 0, W * .88, 0, '#ffe9b8', '#f0b45a', '#c07f34'); taper(g, [(W * .885, -20), (W * .865, H * .1), (W * .836, H * .292)], [22, 22, 22], cap=False); g.fill(); rgb(g, 'coral', .8)
        for k in range(6): x, y = W * (.8855 - .0075 * k), H * (.0 + .05 * k); taper(g, [(x - 13, y + 5), (x + 13, y - 5)], [9, 9]); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=12, rim=.4) as g:      # lemon half
        x, y, s = W * .505, H * .945, 78; g.arc(x, y, s, 0, 7); rgb(g, '#f0b429'); g.fill(); g.arc(x - 3, y - 3, s * .9, 0, 7); rgb(g, '#fff6cf'); g.fill()
        for k in range(9): a = k * 2 * PI / 9; smooth(g, [(x - 3 + math.cos(a + .06) * s * .14, y - 3 + math.sin(a + .06) * s * .14), (x - 3 + math.cos(a - .27) * s * .78, y - 3 + math.sin(a - .27) * s * .78), (x - 3 + math.cos(a) * s * .83, y - 3 + math.sin(a) * s * .83), (x - 3 + math.cos(a + .27) * s * .78, y - 3 + math.sin(a + .27) * s * .78)], tension=.3); rad(g, x, y, s, '#fff0a0', '#f8d24a'); g.fill()
    shells.scallop(c, W * .075, H * .93, 110, '#f3b79a', .3); shells.scallop(c, W * .94, H * .955, 80, '#e9e0d8', -.5)
    c.finish(.3, warm=.06, center=(.5, .5))
