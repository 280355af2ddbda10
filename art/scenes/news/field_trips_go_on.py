"""Pictures of the article "A second class, a second tide: field trips go on"."""
import math
import cairo
import numpy as np
from toolkit import closeups, fauna as A, flora as F, from_above, land as L, people as P, school, shells, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Low over the flat at sunrise: three pools one behind the other, a blue star in the first, an urchin in the second, nothing in the third; children at the rims, a notebook on a stone."""
    W, H = c.w, c.h
    hz = H * .25
    c.light = (-.45, -.89)
    L.sky(c, 'rose', hz, (W * .3, hz - 34, 34), glow=.9)
    L.cloud(c, W * .72, H * .1, 320, '#fbe0d0', depth=.35); L.cloud(c, W * .1, H * .07, 200, '#fbe0d0', depth=.5)
    L.island(c, W * .78, hz + 2, 560, 48, '#5f7f86', depth=.5); L.island(c, W * .1, hz + 2, 300, 26, '#5f7f86', depth=.6)
    L.sea(c, hz, H * .36, 'rose', W * .3, 40, .8)
    L.foam(c, [(-30, H * .335), (W * .3, H * .33), (W * .6, H * .338), (W + 30, H * .33)], 5)
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=14, rim=.3, grain=.055) as g:
        smooth(g, [(-30, H * .345), (W * .2, H * .338), (W * .5, H * .347), (W * .8, H * .34), (W + 30, H * .345), (W + 30, H + 30), (-30, H + 30)], tension=.06); lin(g, 0, H * .34, 0, H, '#d9bfa4', '#b59a80', '#8f7868', '#5f5458'); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.5, vsize=8, grain=.06) as g:      # knobs of old reef rock, small far, big near
        it = sorted((rng.uniform(0, 1) ** 1.25, rng.uniform(-.05, 1.05)) for _ in range(620))
        for t, u in it:
            x, y, q = W * u, H * (.35 + .67 * t), (5 + 52 * t) * rng.uniform(.5, 1.15); rgb(g, jitter(rng, rng.choice(['#a98f78', '#8f7a6c', '#b8a188', '#7f7268', '#8a8a68', '#c2ab90']), .025)); smooth(g, blob_pts(rng, x, y, q, q * .42, .16, 9)); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for _ in range(170):
            t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.38 + .62 * t)
            for k in range(4): rgb(g, jitter(rng, rng.choice(['#5f7a4a', '#7d8f4f', '#4f6b52']), .03)); taper(g, wander(rng, x, y, rng.uniform(-2.6, -.5), (8 + 26 * t), 4, .4), [2 + 4 * t, 2 + 3 * t, 1], 8); g.fill()

    def pool(x, y, rx, ry, n, empty=False):
        a_ = np.linspace(0, 2 * PI, 26, endpoint=False); w_ = 1 + .05 * np.sin(3 * a_ + rng.uniform(0, 6)) + .04 * np.sin(5 * a_ + rng.uniform(0, 6)) + rng.normal(0, .018, 26); pts = [(x + math.cos(t) * rx * q, y + math.sin(t) * ry * q) for t, q in zip(a_, w_)]
        for gr, cc, al, bl in ((1.07, '#3f3a3a', .6, 7), (1.03, '#2f2c30', .7, 2)):
            with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=bl, alpha=al) as g: smooth(g, [(x + (u - x) * gr, y + (v - y) * gr + ry * .05) for u, v in pts]); rgb(g, cc); g.fill()
        with c.piece(shadow=0, volume=.4, vsize=ry * .2, rim=.5, grain=.03, caustic=.0 if empty else .34, horizon=hz) as g:
            smooth(g, pts); lin(g, 0, y - ry, 0, y + ry, *(((0, '#f0c4a4'), (.24, '#d9d9c4'), (.55, '#86d0c6'), (1, '#3a9aa2')) if not empty else ((0, '#f3c8a6'), (.4, '#e3d9bf'), (1, '#cfc49a')))); g.fill()
        clip = lambda q: smooth(q, pts)
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=ry * .07, alpha=.65, clip=clip) as g:      # shade under the near rim, far wall
            rgb(g, '#3a4a4c'); g.set_line_width(ry * .2); smooth(g, [(u, v - ry * .02) for u, v in pts]); g.stroke()
        with c.piece(shadow=.45, lift=ry * .06, volume=.5, vsize=ry * .1, rim=.4, grain=.06) as g:      # stones of the rim
            for i in rng.permutation(150):
                t = i / 150 * 2 * PI; k = 1.06 + rng.normal(0, .025); q = ry * rng.uniform(.06, .17) * (1 + .3 * math.sin(t)); sx, sy = x + math.cos(t) * rx * k, y + math.sin(t) * ry * (k + .05)
                rgb(g, jitter(rng, rng.choice(['#a98f78', '#8f7a6c', '#b8a188', '#7f7268', '#8a8a68']), .025)); smooth(g, blob_pts(rng, sx, sy, q * 1.5, q * .75, .16, 9)); g.fill()
        with c.piece(shadow=.3, lift=3, volume=.35, vsize=4, clip=clip) as g:
            for _ in range(n): a, k = rng.uniform(0, 2 * PI), rng.uniform(.2, .92); q = rng.uniform(.012, .045) * rx; rgb(g, jitter(rng, rng.choice(['#d9cba6', '#b9a98a', '#efe2c4', '#c9a890']), .03)); smooth(g, blob_pts(rng, x + math.cos(a) * rx * k, y + math.sin(a) * ry * k, q, q * .45, .18, 8)); g.fill()
        return clip

    def lying(x, y, sq, fn):
        """Draw fn(g) flat on the bottom: origin at (x,y), squeezed."""
        with c.piece(shadow=.4, lift=5, volume=.5, vsize=8, rim=.35) as g:
            g.save(); g.translate(x, y); g.scale(1, sq); fn(g); g.restore()

    def sea_star(R, color, rot, fat):
        def f(g):
            arms = [wander(rng, 0, 0, rot + k * 2 * PI / 5, R, 5, .1) for k in range(5)]
            for p in arms: lin(g, 0, -R, 0, R, shade(color, .2), color, shade(color, -.25)); taper(g, p, [fat, fat * .92, fat * .8, fat * .62], 26); g.fill()
            g.arc(0, 0, fat * .7, 0, 7); rgb(g, shade(color, .06)); g.fill()
            for p in arms:
                for v in curve_pts(p, 16)[1:]: rgb(g, shade(color, .55), .8); g.arc(v[0] + rng.normal(0, fat * .18), v[1] + rng.normal(0, fat * .18), fat * .07, 0, 7); g.fill()
        return f

    def urchin(R):
        def f(g):
            for _ in range(64): a, L_ = rng.uniform(0, 7), R * rng.uniform(.6, 1.05); rgb(g, shade('#1d1a2c', rng.uniform(0, .2))); taper(g, [(0, -R * .1), (math.cos(a) * L_, math.sin(a) * L_ - R * .35)], [R * .07, R * .012]); g.fill()
            g.arc(0, -R * .1, R * .36, 0, 7); rad(g, -R * .1, -R * .2, R * .4, '#5a5478', '#16142a'); g.fill()
            for k in range(5): rgb(g, '#6fc0f5'); g.arc(math.cos(k * 1.25) * R * .18, -R * .1 + math.sin(k * 1.25) * R * .18, R * .03, 0, 7); g.fill()
        return f
    # third, second, first pool
    pool(W * .71, H * .425, 190, 34, 16, True)
    lying(W * .715, H * .427, .4, lambda g: F.leaf(g, -26, 0, 60, 26, .3, '#8fae52'))
    pool(W * .33, H * .52, 290, 66, 40)
    lying(W * .27, H * .525, .5, urchin(62)); lying(W * .41, H * .508, .5, urchin(44)); lying(W * .345, H * .548, .45, sea_star(54, '#e0783f', .4, 34))
    shells.hermit(c, W * .205, H * .5, 54, 0, '#e9cfa8', '#9a5a44')
    clip = pool(W * .62, H * .775, 520, 158, 110)
    for x, y, s, cc in ((.38, .79, 100, '#c9a46c'), (.87, .74, 120, '#b89aa8'), (.84, .83, 90, 'leaf')): lying(W * x, H * y, .5, lambda g, s=s, cc=cc: (smooth(g, blob_pts(rng, 0, -s * .2, s, s * .8, .1, 11)), rad(g, -s * .3, -s * .5, s * 1.5, shade(cc, .35), cc, shade(cc, -.4)), g.fill()))
    lying(W * .6, H * .775, .5, sea_star(235, '#2c63d2', .28, 74))
    lying(W * .8, H * .795, .5, urchin(96)); lying(W * .475, H * .85, .48, sea_star(74, '#e8a53f', .1, 46))
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=4, clip=clip) as g:      # gobies
        for x, y, h in ((.47, .73, .2), (.72, .86, 3.0), (.705, .715, .1), (.52, .89, -.2)):
            with at(g, W * x, H * y, 0, 1, .55), at(g, 0, 0, h, 64): rgb(g, '#6f7a5a'); smooth(g, [(.5, 0), (.3, -.13), (-.1, -.09), (-.4, -.02), (-.6, -.13), (-.58, .13), (-.4, .03), (-.1, .09), (.3, .13)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:      # sky on the far half of the water
        for _ in range(26): t = rng.uniform(0, 1); x, y, q = W * rng.uniform(.3, .95), H * (.68 + .18 * t), rng.uniform(60, 200); rgb(g, '#fff3dc', rng.uniform(.2, .5) * (1 - .6 * t)); taper(g, [(x, y), (x + q * .5, y - 3), (x + q, y)], [.5, rng.uniform(3, 8), .5], 12, False); g.fill()
    # children: two at the second pool, one with the teacher at the empty one
    def kid(x, y, h, pose, f=False, **o):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.4) as g: rgb(g, '#4a3a4a'); taper(g, [(W * x, H * y - 2), (W * x + h * .32, H * y + h * .1), (W * x + h * .62, H * y + h * .2)], [h * .22, h * .3, h * .16]); g.fill()
        P.person(c, W * x, H * y, h, pose, P.look(rng, child=not o.pop('adult', False), **o), flip=f)
    kid(.655, .435, 118, 'squat_back', hair='hijab', accent='#fdfaf0', top='#fdfaf0', bcol='#b23a3a', bottom='skirt'); kid(.79, .42, 150, 'contrapposto', True, adult=True, hair='hijab', accent='#1b8f93', top='#f5b843', bottom='skirt', bcol='#3f5e5a'); kid(.755, .44, 112, 'point', hair='short', top='#fdfaf0', bcol='#b23a3a', bottom='shorts')
    kid(.135, .545, 190, 'crouch_look', hair='cap', accent='#3c86c2', top='#fdfaf0', bottom='shorts', bcol='#b23a3a'); kid(.475, .575, 185, 'squat_back', True, hair='pony', accent='#f2694b', top='#fdfaf0', bottom='shorts', bcol='#b23a3a')
    # bucket with a clear bottom, notebook and pencil on a flat stone
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=18, rim=.5) as g:
        x, y = W * .925, H * .66; smooth(g, [(x - 62, y - 112), (x + 62, y - 112), (x + 50, y - 4), (x, y + 10), (x - 50, y - 4)], tension=.15); lin(g, x - 62, 0, x + 62, 0, '#ffd766', '#eeb02e', '#b97a1a'); g.fill()
        with at(g, x, y - 112, 0, 62, 16): g.arc(0, 0, 1, 0, 7); rgb(g, '#ffe08a'); g.fill(); g.arc(0, 0, .88, 0, 7); rgb(g, '#8a5a14'); g.fill()
        rgb(g, '#5d6c74'); g.set_line_width(4); g.move_to(x - 60, y - 108); g.curve_to(x - 64, y - 40, x + 66, y - 34, x + 60, y - 108); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=24, rim=.35, grain=.06) as g: smooth(g, [(-40, H * .845), (W * .06, H * .8), (W * .2, H * .79), (W * .3, H * .815), (W * .345, H * .88), (W * .32, H * .96), (W * .24, H * 1.05), (-40, H * 1.08)]); lin(g, 0, H * .79, 0, H, '#b8a18a', '#8a766a', '#54484f'); g.fill()
    with c.piece(shadow=.55, lift=9, volume=.2, vsize=10, rim=.4, grain=.02) as g:
        g.save(); g.translate(W * .17, H * .888); g.transform(cairo.Matrix(1, -.06, -.28, .5, 0, 0)); s = 168
        for m in (-1, 1): rgb(g, '#c9b896'); smooth(g, [(0, -s * .68 + 9), (m * s * .5, -s * .72 + 9), (m * s * 1.0, -s * .66 + 9), (m * s * 1.0, s * .66 + 12), (m * s * .5, s * .71 + 12), (0, s * .67 + 12)], tension=.1); g.fill()
        for m in (-1, 1): smooth(g, [(0, -s * .68), (m * s * .5, -s * .72), (m * s * 1.0, -s * .66), (m * s * 1.0, s * .66), (m * s * .5, s * .71), (0, s * .67)], tension=.1); lin(g, 0, 0, m * s, 0, '#e3d6b4', '#fffaf0', '#f6ecd0'); g.fill()
        g.set_line_cap(1); rgb(g, '#2c63d2'); g.set_line_width(11)      # their record: a star, an urchin, an empty ring
        for k in range(5): t = k * PI * .4 - .3; g.move_to(-s * .5, -s * .34); g.line_to(-s * .5 + math.cos(t) * 44, -s * .34 + math.sin(t) * 44); g.stroke()
        rgb(g, '#2a2438'); g.set_line_width(5)
        for k in range(12): t = k * PI / 6; g.move_to(s * .5, -s * .34); g.line_to(s * .5 + math.cos(t) * 42, -s * .34 + math.sin(t) * 42); g.stroke()
        rgb(g, '#8a7a68'); g.set_line_width(6); g.arc(-s * .5, s * .33, 36, 0, 7); g.stroke()
        rgb(g, '#9aa0a4'); g.set_line_width(4)
        for k in range(4): g.move_to(s * .2, s * (.12 + .14 * k)); g.curve_to(s * .36, s * (.1 + .14 * k), s * .6, s * (.15 + .14 * k), s * (.84 - .1 * (k % 2)), s * (.12 + .14 * k)); g.stroke()
        g.restore()
    school.pencil(c, W * .265, H * .955, 190, -.42, '#f2694b', 15)
    c.particles(30, big=2); c.finish(.34, warm=.12, center=(.5, .5))


def second(c, rng, variant=0):
    """A tide pool cut open in front, full of life; above it the bare flat, returning water and a class far off in the low sun."""
    w, h = c.w, c.h
    c.light = (.6, -.8)
    hz = h * .25
    L.sky(c, 'rose', hz, sun=(w * .74, h * .13, 36))
    L.island(c, w * .25, hz + 2, 420, 40, depth=.5, palms=3)
    L.sea(c, hz, hz + 60, 'rose', w * .74)
    L.ground(c, [(-30, hz + 46), (w * .4, hz + 56), (w + 30, hz + 40)], '#d9bd90', '#a98a66', 420)
    water.sheen(c, hz + 60, h * .6, 110, '#fff0d6', '#8a6f58')
    for k, (x, y, H) in enumerate(((w * .6, hz + 100, 84), (w * .645, hz + 108, 62), (w * .672, hz + 104, 58), (w * .7, hz + 110, 60), (w * .73, hz + 100, 56))):
        P.person(c, x, y, H, ('walk_back', 'squat_back', 'walk_back', 'point', 'stand')[k], P.look(rng, child=k > 0, hair=('hijab', 'cap', 'pony', 'short', 'bob')[k]), depth=.25)
    lip = [(-40, h * .6), (w * .06, h * .535), (w * .2, h * .5), (w * .45, h * .485), (w * .7, h * .5), (w * .87, h * .54), (w + 40, h * .6)]
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=12, rim=.3) as g:          # surface of the pool, mirror of the sky
        smooth(g, [(w * .03, h * .6), (w * .2, h * .52), (w * .46, h * .5), (w * .72, h * .515), (w * .95, h * .6), (w * .7, h * .635), (w * .4, h * .645), (w * .15, h * .63)]); lin(g, 0, h * .5, 0, h * .64, '#f6d3b4', '#bfdcd0', '#7fcfc8'); g.fill()
    water.strips(c, h * .53, h * .62, 30, ('#fff6e0', '#3fa0a4'), (.25, .6), .6, (w * .14, w * .78))
    cut = [(w * .03, h * .6), (w * .15, h * .63), (w * .4, h * .645), (w * .7, h * .635), (w * .95, h * .6)]
    floor = [(w * .95, h * .6), (w * .965, h * .66), (w * .9, h * .69), (w * .885, h * .755), (w * .91, h * .8), (w * .83, h * .86), (w * .78, h * .93), (w * .6, h * .95), (w * .47, h * .925), (w * .34, h * .945), (w * .2, h * .9), (w * .15, h * .83), (w * .09, h * .81), (w * .1, h * .72), (w * .045, h * .68)]
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=20, grain=.06) as g:        # cut rock in front
        smooth(g, [(-40, h * .6)] + cut + [(w + 40, h * .6)], False); g.line_to(w + 40, h + 30); g.line_to(-40, h + 30); g.close_path(); lin(g, 0, h * .6, 0, h, '#b9946c', '#8a6a50', '#5d4638'); g.fill()
        for _ in range(260): rgb(g, rng.choice(['#e3c79a', '#5d4638', '#a97c5c']), .3); q = rng.uniform(3, 16); smooth(g, blob_pts(rng, rng.uniform(0, w), rng.uniform(h * .64, h), q * 1.3, q * .6, .2, 7)); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=30, rim=.3, caustic=.16) as g:
        smooth(g, cut[:1] + cut + floor[1:], True, .55); lin(g, 0, h * .6, 0, h * .95, '#9fe3d4', '#3fb0b4', '#1b7f92'); g.fill()
    c.set_air()
    ground = lambda x: float(np.interp(x, [w * .05, w * .1, w * .15, w * .2, w * .34, w * .47, w * .6, w * .78, w * .83, w * .91], [h * .7, h * .8, h * .83, h * .9, h * .945, h * .925, h * .95, h * .93, h * .86, h * .8]))
    L.pebbles(c, w * .14, w * .84, lambda x: ground(x) - 34, 46, 13)
    F.plant(c, 'brain', w * .3, ground(w * .3), .9, 'leaf'); F.plant(c, 'soft', w * .82, ground(w * .82), 1.0, 'rose'); F.plant(c, 'poc', w * .68, ground(w * .68), .9, 'violet')
    F.anemone(c, w * .2, ground(w * .2) - 4, 150, 'rose')
    F.seagrass(c, w * .7, w * .8, 0, 90, 16, 'leaf', base=ground)
    from_above.starfish(c, w * .47, h * .885, 190, '#2f6fd0', .3); from_above.starfish(c, w * .855, h * .8, 84, '#e0653f', .9)
    from_above.urchin(c, w * .595, h * .9, 110)
    shells.small_hermit(c, w * .385, h * .935, 80)
    for x, y, L_, hd, sp in ((w * .36, h * .75, 76, .1, 'sergeant'), (w * .46, h * .72, 62, -.1, 'sergeant'), (w * .6, h * .77, 54, PI + .1, 'damsel'), (w * .7, h * .73, 46, PI, 'damsel'), (w * .18, h * .72, 48, .3, 'damsel')): A.fish(c, sp, x, y, L_, hd, rng.normal(0, .15))
    with c.piece(shadow=.3, lift=4, volume=0, rim=.3, grain=.01) as g: rgb(g, '#f3fffa', .85); taper(g, curve_pts(cut, 50), [4, 8, 6, 8, 4], 60, False); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.5, vsize=16, grain=.06) as g:         # stones on the rim, behind and in front
        rim = [(w * .03, h * .6), (w * .2, h * .52), (w * .46, h * .5), (w * .72, h * .515), (w * .97, h * .6)]
        for x, y in list(curve_pts(rim, 34)) + [(w * .01, h * .63), (w * .985, h * .62), (w * .05, h * .63)]:
            if rng.random() < .25: continue
            s_ = rng.uniform(16, 54) * (.7 + abs(x / w - .5)); rgb(g, jitter(rng, rng.choice(['#a98a6a', '#8a6f58', '#c2a680', '#7f7466']), .03)); smooth(g, blob_pts(rng, x + rng.normal(0, 8), y - s_ * .2, s_ * 1.25, s_ * .75, .14, 9)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=5) as g:
        for _ in range(26): x = rng.uniform(w * .02, w * .98); rgb(g, rng.choice(['#6f8f5a', '#8fa86a'])); smooth(g, blob_pts(rng, x, float(np.interp(x, [w * .03, w * .46, w * .97], [h * .6, h * .5, h * .6])) + rng.normal(0, 8), 16, 7, .3, 7)); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.25, vsize=6, rim=.4) as g:             # notebook lying on the sand
        poly(g, [(w * .17, h * .44), (w * .27, h * .425), (w * .3, h * .465), (w * .195, h * .485)]); rgb(g, '#3c86c2'); g.fill(); poly(g, [(w * .172, h * .435), (w * .268, h * .421), (w * .297, h * .46), (w * .196, h * .478)]); lin(g, w * .17, 0, w * .3, 0, '#fffaf0', '#f0e6cc'); g.fill()
        rgb(g, '#2f6fd0'); g.set_line_width(4); x, y = w * .225, h * .45
        for k in range(5): g.move_to(x, y); g.line_to(x + math.cos(k * 1.256) * 24, y + math.sin(k * 1.256) * 11); g.stroke()
        rgb(g, 'coral'); taper(g, [(w * .262, h * .47), (w * .315, h * .44)], [8, 8]); g.fill()
    c.finish(vignette=.25, warm=.2)


def slide_1(c, rng, variant=0):
    """Wide, early: the little bus has stopped under the palms; the class walks out in a line on the bare flat, where water still lies in ribbons."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (-.6, -.8)
    L.sky(c, 'morning', hz, (W * .2, hz - 96, 36))
    L.cloud(c, W * .46, H * .13, 300, depth=.4); L.cloud(c, W * .3, H * .21, 160, depth=.5)
    L.rinjani(c, W * .4, hz + 2, 620, 150, depth=.62); L.island(c, W * .1, hz + 2, 260, 26, depth=.55)
    L.sea(c, hz, H * .44, 'morning', W * .2, 50, .5)
    with c.piece(shadow=.15, lift=4, volume=.1, vsize=14, rim=.2, grain=.05) as g:      # the flat
        smooth(g, [(-30, H * .43), (W * .3, H * .425), (W * .7, H * .42), (W + 30, H * .41), (W + 30, H + 30), (-30, H + 30)], tension=.3); lin(g, 0, H * .42, 0, H, '#d9cfae', '#e3d0a2', '#cfae80', '#a98a68'); g.fill()
    with c.piece(shadow=.12, lift=3, volume=.1, vsize=6, rim=.3, grain=.03) as g:      # ribbons of left water
        for x0, x1, y, h, ph in ((-40, .62, .458, 8, 0), (.2, .74, .487, 9, 1), (-40, .5, .525, 13, 2), (.05, .66, .575, 15, 3), (-40, .4, .64, 24, 4), (.12, .52, .73, 30, 5), (-40, .3, .84, 44, 6)):
            a = x0 if x0 < 0 else W * x0; b = W * x1; p = [(a + (b - a) * t, H * y + math.sin(t * 6 + ph) * h * .55) for t in np.linspace(0, 1, 9)]
            lin(g, 0, H * y - h, 0, H * y + h, '#fdf0cc', '#a9dcd6', '#5fb8bc'); taper(g, p, [h * .9, h * 1.3, h * 1.9, h * 1.2, h * 1.7, h * .9, 1], 70); g.fill()
    water.sheen(c, H * .44, H * 1.0, 110, '#fff6d8', '#8a7458', .7)
    with c.piece(shadow=.2, lift=3, volume=.35, vsize=5) as g:      # stones and weed
        for _ in range(150):
            t = rng.uniform(0, 1) ** 1.2; x, y = W * rng.uniform(0, .62), H * (.46 + .54 * t); q = (2 + 15 * t) * rng.uniform(.4, 1); rgb(g, jitter(rng, rng.choice(['#8f8468', '#6f7a56', '#a8977a', '#7a6f5c']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .5, .2, 8)); g.fill()
    # green bank with the road
    with c.piece(shadow=.3, lift=7, volume=.3, vsize=20) as g:
        smooth(g, [(W * .6, H * .43), (W * .72, H * .405), (W * .86, H * .375), (W + 30, H * .36), (W + 30, H + 30), (W * .5, H + 30), (W * .56, H * .86), (W * .62, H * .72), (W * .6, H * .58)]); lin(g, 0, H * .38, 0, H, '#8fae6a', '#7a9a58', '#4f7444'); g.fill()
    with c.piece(shadow=.15, lift=3, volume=.1, vsize=8, rim=.3, grain=.05) as g:
        smooth(g, [(W * .66, H * .44), (W * .8, H * .415), (W + 30, H * .4), (W + 30, H * .86), (W * .82, H * .83), (W * .655, H * .8), (W * .55, H * .83), (W * .6, H * .7), (W * .72, H * .66), (W * .72, H * .56)]); lin(g, 0, H * .42, 0, H * .85, '#e3c99a', '#d3b082', '#c09a6c'); g.fill()
    for x, y, s, l_ in ((.72, .47, 260, -.2), (.955, .5, 360, -.1), (.845, .44, 300, .16)): F.palm(c, W * x, H * y, s, l_, depth=.12)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4) as g: rgb(g, '#4a3a4a'); smooth(g, [(W * .67, H * .745), (W * .98, H * .745), (W * 1.04, H * .79), (W * .75, H * .79)]); g.fill()
    village.minibus(c, W * .825, H * .765, 520)
    # the class, far to near
    steps = [(.3, .5, 62), (.345, .512, 66), (.39, .527, 72), (.425, .546, 80), (.468, .562, 88), (.505, .592, 98), (.545, .618, 106), (.583, .652, 118), (.62, .69, 130)]
    for i, (x, y, h) in enumerate(steps):
        big = i in (0, 5)
        hh = h * (1.42 if big else 1.0)
        lk = P.look(rng, child=not big, top='#fdfaf0' if not big else ('#1b8f93' if i else '#f2694b'), bcol='#b23a3a' if not big else '#2c3448', bottom=['shorts', 'skirt', 'shorts'][i % 3] if not big else 'trousers', hair=['hijab', 'hat', 'short', 'hijab', 'cap', 'bun', 'hat', 'pony', 'hijab'][i], accent=['#f5b843', '#f5b843', 'coral', '#fdfaf0', '#3c86c2', 'plum', '#f2694b', 'saffron', '#f7e3b0'][i], pack=None if big or i % 2 else ['#3c86c2', '#f5b843', '#8f6fb8'][i % 3])

        def bucket(g, J, i=i):
            if i in (1, 3, 6, 8):
                hx, hy = J['hR'] if i % 2 else J['hL']; cc = ['#e9b23c', '#f2694b', '#3c86c2'][i % 3]
                rgb(g, '#5d6c74'); g.set_line_width(.012); g.move_to(hx - .06, hy + .1); g.line_to(hx, hy + .02); g.line_to(hx + .06, hy + .1); g.stroke(); rgb(g, cc); smooth(g, [(hx - .07, hy + .09), (hx + .07, hy + .09), (hx + .055, hy + .22), (hx - .055, hy + .22)], tension=.15); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.35) as g: rgb(g, '#4a3a4a'); taper(g, [(W * x, H * y), (W * x + hh * .5, H * y + hh * .16), (W * x + hh * 1.0, H * y + hh * .3)], [hh * .16, hh * .2, hh * .1]); g.fill()
        P.person(c, W * x, H * y, hh, ['walk_back', 'walk_back', 'arm_up', 'walk_back', 'contrapposto', 'walk_back', 'point', 'walk_back', 'walk_back'][i], lk, flip=bool(i % 2), prop=bucket)
    with c.piece(shadow=.45, lift=8, volume=.35, vsize=10) as g:      # grass of the near corner
        for _ in range(150):
            x = W * rng.uniform(.62, 1.02); p = wander(rng, x, H * 1.03, -PI / 2 + rng.normal(0, .3), rng.uniform(50, 150) * (x / W), 4, .15); cc = jitter(rng, rng.choice(['#3f6b44', '#4f7d4a', '#2f5a44']), .03); rgb(g, cc); taper(g, p, [9, 7, 2], 10); g.fill()
    c.particles(40, alpha=(.05, .2), big=2); c.finish(.3, warm=.12, center=(.5, .5))


def star(c, rng, x, y, R, rot, color='#2c63d2', **kw):
    """Blue Linckia near: five round arms, one a little bent, pale spots in rows."""
    arms = []
    for k in range(5):
        a = rot + k * 2 * PI / 5 + rng.normal(0, .06); arms.append(wander(rng, x, y, a, R * (1.0 if k != 2 else .86), 6, .1, .05 if k % 2 else -.06))
    with c.piece(**{**dict(shadow=.5, lift=10, volume=.6, vsize=20, rim=.45), **kw}) as g:
        for p in arms: lin(g, *p[0], *p[-1], color, shade(color, .16)); taper(g, p, [84, 76, 66, 58, 46], 40); g.fill()
        g.arc(x, y, 62, 0, 7); rad(g, x - 16, y - 20, 80, shade(color, .18), color); g.fill()
    with c.piece(**{**dict(shadow=.15, lift=2, volume=.3, vsize=3, rim=.4), **kw}) as g:
        for p in arms:
            q = curve_pts(p, 26)
            for i, v in enumerate(q[2:]):
                for u in (-.3, 0, .3): rgb(g, shade(color, .5 if (i + int(u * 10)) % 3 else -.35), .75); g.arc(v[0] + u * 50 * (1 - i / 40) * math.sin(rot) + rng.normal(0, 3), v[1] + u * 50 * (1 - i / 40) + rng.normal(0, 3), rng.uniform(2.4, 5), 0, 7); g.fill()


def slide_2(c, rng, variant=0):
    """Straight down through a bucket with a clear bottom pressed on the surface: outside ripples and glitter, inside a sharp blue star; children's hands hold the rim."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#bfe9d8'), (.45, '#86d0c4'), (1, '#4fb0ae')], 40, wash=.08)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=9) as g:      # what lies outside, broken by the ripples
        for _ in range(70):
            x, y, q = rng.uniform(-40, W + 40), rng.uniform(-40, H + 40), rng.uniform(20, 90); rgb(g, rng.choice(['#d9cfa0', '#9fb08a', '#6f9a8a', '#c9b48a', '#e9e0b8', '#5f8f8a']), .5); smooth(g, blob_pts(rng, x, y, q, q * .6, .3, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, caustic=.5, alpha=.5) as g: g.rectangle(0, 0, W, H); rgb(g, '#8fd6ca', .6); g.fill()
    with c.piece(shadow=.15, lift=3, volume=0, rim=0, grain=.02) as g:      # ripples, rings from the bucket
        for k in range(7):
            R = 520 + k * 88
            for a0 in np.linspace(0, 2 * PI, 9)[:-1]: a = a0 + rng.uniform(0, .7); rgb(g, 'white' if rng.random() < .7 else '#1f7f8a', rng.uniform(.25, .6)); p = [(W * .55 + math.cos(t) * R * (1 + .01 * math.sin(9 * t)), H * .5 + math.sin(t) * R) for t in np.linspace(a, a + rng.uniform(.25, .6), 10)]; taper(g, p, [.5, rng.uniform(5, 13), .5], 24, False); g.fill()
        for _ in range(130): x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(20, 90); rgb(g, 'white', rng.uniform(.15, .6)); taper(g, [(x, y), (x + q * .5, y - q * .14), (x + q, y - q * .04)], [.4, rng.uniform(3, 8), .4], 12, False); g.fill()
    cx, cy, R = W * .55, H * .5, 452
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=20, alpha=.5) as g: g.arc(cx + 26, cy + 36, R + 12, 0, 7); rgb(g, '#0d3f50'); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.35, vsize=16, rim=.6) as g: g.arc(cx, cy, R, 0, 7); rad(g, cx - 120, cy - 160, R * 1.5, '#ffd766', '#eeb02e', '#c9861e'); g.fill()
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=16, rim=.3) as g:
        g.arc(cx, cy, R - 26, 0, 7); lin(g, cx - R * .6, cy - R * .8, cx + R * .6, cy + R * .8, '#9a5f14', '#c9861e', '#f3c24c'); g.fill()
        for q in (.9, .86): rgb(g, '#8a5212', .35); g.set_line_width(5); g.arc(cx + 6, cy + 8, R * q, 0, 7); g.stroke()
    ox, oy, r0 = cx + 12, cy + 14, R - 92
    inside = lambda q: q.arc(ox, oy, r0, 0, 7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, clip=inside) as g: g.rectangle(0, 0, W, H); rad(g, ox - 80, oy - 100, 620, '#f6edc4', '#e3d6a6', '#a9b890'); g.fill()
    kw = dict(clip=inside)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, grain=.06, **kw) as g:
        for _ in range(230):
            x, y, q = ox + rng.normal(0, 190), oy + rng.normal(0, 190), rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#cdbb8e', '#b9a27a', '#efe2bc', '#d9a98a', '#9fa27c']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .8, .2, 8)); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.55, vsize=18, grain=.06, **kw) as g:      # rock at the lower right with pink crust
        smooth(g, blob_pts(rng, ox + 250, oy + 240, 260, 200, .14, 11)); rad(g, ox + 160, oy + 120, 360, '#b59a88', '#8f7a72', '#5f5558'); g.fill()
        for _ in range(30): x, y = ox + 200 + rng.normal(0, 90), oy + 190 + rng.normal(0, 70); q = rng.uniform(10, 42); smooth(g, blob_pts(rng, x, y, q, q * .7, .25, 9)); rgb(g, rng.choice(['#d98fa0', '#c97a90', '#e0a9ae']), .6); g.fill()
    with c.piece(shadow=0, volume=.25, vsize=4, caustic=.0, **kw) as g:      # weed
        for _ in range(46):
            a = rng.uniform(2.2, 4.1); x, y = ox + math.cos(a) * r0 * rng.uniform(.8, 1), oy + math.sin(a) * r0 * rng.uniform(.8, 1); p = wander(rng, x, y, a + PI + rng.normal(0, .5), rng.uniform(50, 120), 5, .2); rgb(g, jitter(rng, rng.choice(['#6f9a4a', '#8faf52', '#4f7f4a']), .03)); taper(g, p, [13, 11, 3], 12); g.fill()
    from_above.urchin(c, ox + 205, oy - 205, 190, **kw)
    F.polyp(c, ox + 170, oy + 178, 120, '#9fca7a', 'plum', 22, .1, 'rose', **kw)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4, **kw) as g:
        rgb(g, '#3a4a40')
        for k in range(5): a = .35 + k * 1.2566; taper(g, [(ox - 24, oy + 24), (ox - 24 + math.cos(a) * 270, oy + 24 + math.sin(a) * 270)], [110, 60]); g.fill()
    star(c, rng, ox - 46, oy - 6, 290, .35, **kw)
    for x, y, s, h_ in ((ox + 60, oy + 250, 74, -2.8), (ox - 200, oy + 205, 60, -.5), (ox - 30, oy - 260, 56, .4)):      # small gobies from above
        with c.piece(shadow=.5, lift=7, volume=.4, vsize=5, **kw) as g:
            with at(g, x, y, h_, s): rgb(g, '#8f8a62'); smooth(g, [(.5, 0), (.3, -.12), (-.1, -.08), (-.4, -.02), (-.6, -.12), (-.58, .12), (-.4, .03), (-.1, .08), (.3, .12)]); g.fill(); rgb(g, '#3a3a2c', .7); [g.arc(.2 - k * .16, 0, .05, 0, 7) or g.fill() for k in range(4)]; smooth(g, [(.2, .1), (.1, .28), (-.02, .1)]); g.fill(); smooth(g, [(.2, -.1), (.1, -.28), (-.02, -.1)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, caustic=.34, alpha=.4, **kw) as g: g.rectangle(0, 0, W, H); rgb(g, '#bff0e0', .35); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # gleam of the pane
        g.set_line_width(9); rgb(g, '#f4fffb', .85); g.arc(ox, oy, r0 - 4, 0, 7); g.stroke(); g.set_line_width(16); rgb(g, 'white', .5); g.arc(ox, oy, r0 - 34, PI * 1.08, PI * 1.34); g.stroke(); g.arc(ox, oy, r0 - 34, PI * 1.38, PI * 1.42); g.stroke()
    def hold(a, s, skin, sl, m=False): closeups.grip(c, cx + math.cos(a) * (R + 4), cy + math.sin(a) * (R + 4), s, a + PI, skin, sl, 4.6, m)
    hold(2.62, 118, '#8a5a3c', '#f2694b'); hold(3.42, 118, '#8a5a3c', '#f2694b', True)
    hold(-.62, 104, '#6b432d', '#fdfaf0'); hold(.16, 104, '#6b432d', '#fdfaf0', True)
    c.particles(40, big=3); c.finish(.3, center=(.55, .5))


def slide_3(c, rng, variant=0):
    """Low over wet sand at evening: hermit crabs stand in line by size, the largest reaches for an empty shell."""
    W, H = c.w, c.h
    hz = H * .34
    c.light = (.35, -.94)
    L.sky(c, 'dusk', hz, (W * .72, hz - 40, 46))
    c.glow(W * .72, hz, 700, '#ffd08a', .35)
    L.island(c, W * .22, hz + 2, 420, 40, '#5a4f7a', depth=.35); L.island(c, W * .95, hz + 2, 260, 28, '#5a4f7a', depth=.45)
    L.sea(c, hz, H * .52, 'dusk', W * .72, 80, .8)
    with c.piece(shadow=.2, lift=5, volume=.1, vsize=14, rim=.3, grain=.05) as g:
        smooth(g, [(-30, H * .5), (W * .2, H * .47), (W * .42, H * .5), (W * .7, H * .465), (W + 30, H * .49), (W + 30, H + 30), (-30, H + 30)], tension=.4); lin(g, 0, H * .47, 0, H, '#e0a58a', '#b98276', '#8a6470', '#54425f'); g.fill()
    L.foam(c, [(-30, H * .5), (W * .2, H * .47), (W * .42, H * .5), (W * .7, H * .465), (W + 30, H * .49)], 10)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=10, alpha=.8) as g:      # mirror of the sun on the wet sand
        for k in range(16): t = k / 16; y = H * (.51 + .46 * t); w = (70 + 120 * t) * rng.uniform(.6, 1.1); rgb(g, '#ffdf9a', .5 * (1 - .75 * t)); taper(g, [(W * .72 - w, y), (W * .72 + rng.normal(0, 20), y - 6), (W * .72 + w, y + 4)], [2, 18 + 16 * t, 2], 14); g.fill()
    water.sheen(c, H * .52, H, 150, '#ffe3b0', '#4a3558')
    c.set_air()
    n = [(.105, .735, 118, 1, '#d9a0a8', '#8a4f5a', '#c96a4a'), (.215, .775, 160, 2, '#e9d0a0', '#9a6a3f', '#b85a3c'), (.36, .82, 220, 0, '#c9b0d0', '#6f4f86', '#d9784a'), (.555, .875, 300, 2, '#e0a884', '#8a4a34', '#c2573a')]
    for x, y, s, k, cc, st, lg in n:
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g: rgb(g, '#2a1c44'); smooth(g, [(W * x - s * .75, H * y), (W * x, H * y - s * .06), (W * x + s * .75, H * y), (W * x + s * .1, H * y + s * .34), (W * x - s * 1.0, H * y + s * .3)]); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.28) as g:      # reflection
            with at(g, W * x, H * y + s * .06, 0, s, -s * .6): shells.turban(g, rng, shade(cc, -.2), st, k)
        shells.hermit(c, W * x, H * y, s, k, cc, st, lg, reach=.9 if s == 300 else rng.uniform(0, .3))
    # the empty house
    x, y, s = W * .86, H * .9, 420
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.5) as g: rgb(g, '#2a1c44'); smooth(g, [(x - s * .5, y), (x, y - 20), (x + s * .45, y), (x + s * .2, y + s * .2), (x - s * .6, y + s * .18)]); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.55, vsize=26, rim=.5) as g:
        with at(g, x, y + 8, .06, -s, s): shells.turban(g, rng, '#f0d2a4', '#b4623f', 0); shells.shell_mouth(g, .13, -.24, .19, .25, '#ffd9c0', '#5a2c34', -.3)
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g:      # tracks and pebbles
        for k in range(60):
            t = k / 60; xx = W * (-.02 + .54 * t); yy = H * (.75 + .15 * t); rgb(g, '#3f2c4f', .6)
            for m in (-1, 1): taper(g, [(xx + rng.normal(0, 3), yy + m * (7 + 8 * t) + 12), (xx + 5 + 4 * t, yy + m * (10 + 10 * t) + 12)], [2 + 2 * t, 1.5]); g.fill()
        for _ in range(36): q = rng.uniform(3, 13); rgb(g, jitter(rng, rng.choice(['#a98a8f', '#7a6478', '#d9b49a', '#8f6f7a']), .03)); smooth(g, blob_pts(rng, W * rng.uniform(0, 1), H * rng.uniform(.94, 1.0), q, q * .6, .2, 8)); g.fill()
    c.particles(40, color='#ffe3b0', big=3); c.finish(.42, warm=.15, center=(.6, .5))
