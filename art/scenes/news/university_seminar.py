"""Pictures of the article "A seminar at the university"."""
import math
import numpy as np
from toolkit import closeups, faces, fauna as A, flora as F, from_above, land as L, light, people as P, ropes_and_bars, school, shells
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """From the last row of a dark lecture hall: a bright coral reef on the screen, the speaker small at the desk."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    c.backdrop([(0, '#1c2140'), (.5, '#262a50'), (1, '#120f26')], 90, wash=.04)
    # side walls and ceiling lines in perspective
    sx0, sx1, sy0, sy1 = W * .24, W * .76, H * .1, H * .53
    with c.piece(shadow=0, volume=.1, rim=.1, grain=.05) as g:
        poly(g, [(-20, -20), (W * .14, H * .02), (W * .14, H * .66), (-20, H * .9)]); lin(g, 0, 0, W * .14, 0, '#2b1f3e', '#4a3358'); g.fill()
        poly(g, [(W + 20, -20), (W * .86, H * .02), (W * .86, H * .66), (W + 20, H * .9)]); lin(g, W, 0, W * .86, 0, '#2b1f3e', '#4a3358'); g.fill()
        poly(g, [(-20, -20), (W + 20, -20), (W * .86, H * .02), (W * .14, H * .02)]); rgb(g, '#17142c'); g.fill()
        for k in range(5):
            for m in (0, 1):
                x = W * (.02 + k * .028); x = W - x if m else x
                rgb(g, '#f5b843', .16 if k % 2 else .08); poly(g, [(x - 8, H * (.1 - .012 * k)), (x + 8, H * (.1 - .012 * k)), (x + 8, H * (.7 - .02 * k)), (x - 8, H * (.7 - .02 * k))]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.1, rim=.2) as g: poly(g, [(W * .14, H * .57), (W * .86, H * .57), (W * .9, H * .68), (W * .1, H * .68)]); lin(g, 0, H * .57, 0, H * .68, '#7a4c4a', '#3f2a44'); g.fill()
    # screen
    with c.piece(shadow=.3, lift=8, volume=0, rim=.3) as g: poly(g, [(sx0 - 8, sy0 - 8), (sx1 + 8, sy0 - 8), (sx1 + 8, sy1 + 8), (sx0 - 8, sy1 + 8)]); rgb(g, '#0d1024'); g.fill()
    cl = lambda q: poly(q, [(sx0, sy0), (sx1, sy0), (sx1, sy1), (sx0, sy1)])
    with c.piece(shadow=0, volume=0, rim=0) as g: cl(g); lin(g, 0, sy0, 0, sy1, '#d9f7e6', '#6fd3cb', '#1f97ad', '#0f5f86'); g.fill()
    old = c.air; c.set_air()
    b = lambda x: sy1 - 60 - 46 * math.sin((x - sx0) / (sx1 - sx0) * 2.6 + .4)
    F.reef_patch(c, sx0 - 20, sx1 + 20, lambda x: b(x) - 20, 2.0, .62, depth=.45, clip=cl)
    A.school(c, 'fusilier', (sx0 + sx1) / 2 - 160, sy0 + 110, 26, 170, 50, 34, .1, .3, depth=.2, clip=cl)
    A.shark(c, W * .6, sy0 + 130, 300, PI + .1, .2, 'blacktip', depth=.12, clip=cl)
    F.reef_patch(c, sx0 - 20, sx1 + 20, lambda x: b(x) + 44, 2.2, .85, clip=cl)
    F.table_coral(c, sx0 + 210, sy1 + 6, 240, 'coral', clip=cl); F.staghorn(c, sx1 - 150, sy1 + 12, 150, 'saffron', 3, 6, clip=cl); F.sea_fan(c, sx1 - 40, sy1 + 6, 150, 'plum', clip=cl)
    A.fish(c, 'emperor', sx0 + 380, sy1 - 96, 80, .1, .1, clip=cl); A.fish(c, 'idol', sx0 + 90, sy1 - 150, 74, .1, .1, clip=cl)
    c.glow(W * .5, (sy0 + sy1) / 2, 620, '#5fd0cc', .3, 1.3); c.glow(W * .5, sy1 + 60, 420, '#8fe8dc', .22, 2.4)
    light.beam(c, [(W * .495, -20), (W * .505, -20), (sx1, sy0), (sx0, sy0)], '#c9fff2', .12, 12); c.set_air()
    # speaker, desk lamp
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=8) as g: poly(g, [(W * .795, H * .5), (W * .85, H * .5), (W * .844, H * .645), (W * .8, H * .645)]); lin(g, 0, H * .5, 0, H * .64, '#b9764e', '#5b3440'); g.fill()
    P.person(c, W * .775, H * .648, 215, 'reach', P.look(rng, hair='hijab', accent='#f2694b', top='#fff4d6', bottom='trousers', bcol='#22405a'), True, tweak=dict(aL=(104, 118), aR=(20, 60), lean=2))
    c.glow(W * .79, H * .52, 150, '#ffd98a', .42)
    # tiers of listeners
    hairs = ['short', 'hijab', 'bob', 'short', 'bun', 'short', 'hijab', 'pony']
    tops = ['#2f3b6c', '#5c3a5a', '#2a5a66', '#6b4038', '#3a3a56', '#7a6a4a', '#355a4a']
    hats = ['#8f4a6a', '#2f7f86', '#b98a4a', '#5a5a96', '#a8584a']
    rows = [(.70, 15, 66, .3, .34), (.765, 12, 88, .22, .4), (.845, 10, 118, .12, .48), (.945, 8, 164, .04, .5)]
    for j, (y, n, s, d, rm) in enumerate(rows):
        with c.piece(shadow=.4, lift=6, volume=.2, vsize=10, rim=.35, depth=0) as g:      # desk front of this tier
            yy = H * y + s * .02
            smooth(g, [(-30, yy + s * .1), (W * .5, yy - s * .06), (W + 30, yy + s * .1), (W + 30, yy + s * .9), (-30, yy + s * .9)], tension=.2); lin(g, 0, yy, 0, yy + s, mix('#4a3352', '#2a1f3a', j / 3), '#150f24'); g.fill()
        order = np.arange(n); empty = set(rng.choice(n, max(1, n // 6), replace=False))
        for i in order:
            if i in empty: continue
            x = (i + .5 + (.25 if j % 2 else -.2) + rng.normal(0, .07)) / n * W * 1.04 - W * .02
            yy = H * y - 4 * math.cos((x / W - .5) * 3)
            P.bust(c, x, yy + s * .12, s * rng.uniform(.92, 1.06), hairs[(i * 3 + j) % 8], jitter(rng, tops[(i * 5 + j * 2) % 7], .02), rng.choice(['#4a2f24', '#5b3b2c', '#3f281f']), hats[(i + j) % 5], rm, rng.normal(0, .7), light=True)
            if rng.random() < .12 and j > 0:      # a lap-top or a raised hand
                with c.piece(shadow=.2, lift=3, volume=0, rim=0) as g: poly(g, [(x + s * .36, yy - s * .3), (x + s * .78, yy - s * .32), (x + s * .76, yy - s * .02), (x + s * .4, yy)]); lin(g, x, yy - s * .3, x, yy, '#6fb8c0', '#2a5f7a'); g.fill()
                c.glow(x + s * .57, yy - s * .15, s * .6, '#8fe0d8', .14)
    with c.piece(shadow=.3, lift=4, volume=.35, vsize=6, rim=.5) as g:      # one raised hand, third row
        x, y = W * .335, H * .74
        rgb(g, '#2a5a66'); taper(g, [(x, y + 40), (x + 6, y), (x + 9, y - 26)], [24, 20, 17], 12); g.fill(); rgb(g, '#5b3b2c'); taper(g, [(x + 9, y - 26), (x + 10, y - 52)], [13, 12]); g.fill()
        for k in range(4): taper(g, [(x + 5 + k * 3.4, y - 54), (x + 3 + k * 4.6, y - 74 + abs(k - 1.6) * 4)], [4.4, 3.6]); g.fill()
    c.finish(.5, center=(.5, .4))


def second(c, rng, variant=0):
    """From below the surface at noon: a white and black disc sinks on its rope to show how clear the water is; above, students lean over the side of an outrigger boat; fish come to look."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#f0fdf0'), (.1, '#b9f0e6'), (.3, '#55c3d4'), (.6, '#1c86b4'), (.85, '#115a90'), (1, '#0b3c70')], 90, glow=(W * .56, -60, 900, '#ffffe6', .8))
    L.surface_below(c, 210, .8, 190)
    # the boat from below: hull and two floats, and those who lean over
    hx, hy = W * .6, H * .085

    def lens(x, y, a, b, rot, colors, depth=0.0, blur=0.0):
        with c.piece(shadow=.25, lift=14, volume=.5, vsize=b * .6, rim=.4, depth=depth, blur=blur) as g, at(g, x, y, rot): smooth(g, [(-a, -b * .15), (-a * .7, b * .45), (-a * .2, b * .9), (a * .3, b * .92), (a * .75, b * .5), (a, -b * .1), (a * .7, -b * .6), (0, -b * .8), (-a * .7, -b * .62)], tension=.5); lin(g, 0, -b, 0, b, *colors); g.fill()
    for y, a in ((-70, 300), (132, 350)): lens(hx + (20 if y < 0 else -14), hy + y, a, 13, -.03, ('#e9cf9a', '#a98a58'), .25 if y < 0 else .08)
    with c.piece(shadow=.2, lift=6, volume=.3, vsize=4, depth=.12) as g:
        rgb(g, '#b98a58')
        for u in (-150, 150): taper(g, [(hx + u + 10, hy - 62), (hx + u, hy), (hx + u - 16, hy + 132)], [11, 13, 12]); g.fill()
    for u, cc, hat, skin in ((-92, '#f2694b', '#f5b843', '#8a5a3c'), (46, '#fff4d6', '#2f5f86', '#7b4f35')):      # who leans over the side, broken by the ripples
        with c.piece(shadow=.25, lift=6, volume=.4, vsize=9, rim=.4) as g:
            x, y = hx + u, hy + 36; rgb(g, skin); taper(g, [(x - 30, y + 4), (x - 16, y + 46), (x + 6, y + 70)], [20, 16, 12], 16); g.fill(); taper(g, [(x + 40, y + 4), (x + 40, y + 44), (x + 14, y + 72)], [20, 16, 12], 16); g.fill()
            rgb(g, cc); smooth(g, [(x - 52, y - 20), (x - 46, y + 14), (x - 14, y + 26), (x + 24, y + 26), (x + 54, y + 12), (x + 56, y - 20)], tension=.5); g.fill(); rgb(g, hat); smooth(g, blob_pts(rng, x + 4, y + 28, 33, 24, .05, 14)); g.fill(); rgb(g, skin); smooth(g, blob_pts(rng, x + 4, y + 38, 22, 14, .05, 12)); g.fill()
    lens(hx, hy, 400, 44, -.03, ('#f2e3c0', '#3f8fb0', '#1f5f86'))
    c.god_rays(W * .56, -200, .5, 22, 1250, 1.5, '#fffbe6', 1.2)
    far = L.rocks(c, [(-40, H * .8), (W * .14, H * .77), (W * .3, H * .86), (W * .55, H * .93), (W * .74, H * .88), (W * .9, H * .8), (W + 40, H * .76)], '#1f6488', .42, 18)
    F.reef_patch(c, -10, W * .24, far, 1.6, .62, depth=.42, sink=.5); F.reef_patch(c, W * .8, W * 1.02, far, 1.6, .7, depth=.4, sink=.5)
    A.silhouettes(c, W * .2, H * .42, 80, 200, 70, 13, 0, '#145f94', .4)
    # the disc, its rope with a mark for every metre, its weight
    dx, dy, R = W * .44, H * .6, 178
    top = (hx - 82, hy + 112)
    rp = [(dx + 4, dy - 34), (dx + (top[0] - dx) * .4 - 8, dy + (top[1] - dy) * .42), (dx + (top[0] - dx) * .78, dy + (top[1] - dy) * .76), top]
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.4) as g: rgb(g, '#39434c'); taper(g, [(dx, dy + 30), (dx, dy + 90)], [8, 8]); g.fill(); smooth(g, [(dx - 27, dy + 88), (dx + 27, dy + 88), (dx + 35, dy + 136), (dx, dy + 148), (dx - 35, dy + 136)], tension=.35); lin(g, dx - 44, 0, dx + 44, 0, '#9aa8ae', '#5f6f78', '#2f3a44'); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.25, vsize=16, rim=.7, grain=.025) as g, at(g, dx, dy, -.1):
        for k, off in ((0, 22), (1, 0)):
            for j in range(4):
                g.save(); g.translate(0, off); g.scale(R, R * .36); g.move_to(0, 0); g.arc(0, 0, 1, j * PI / 2 + .5, (j + 1) * PI / 2 + .5); g.close_path(); g.restore()
                cc = '#fdfaf0' if j % 2 else '#1a2430'; rgb(g, cc if k else shade(cc, -.35)); g.fill()
        g.save(); g.scale(R, R * .36); rgb(g, '#12181f'); g.arc(0, 0, .07, 0, 7); g.fill(); g.restore()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3, rim=.5) as g:
        rgb(g, '#e6c98a'); g.set_line_width(4)
        for a in (.4, 2.0, 3.6, 5.2): g.move_to(dx + math.cos(a) * R * .5, dy + math.sin(a) * R * .18); g.line_to(dx + 4, dy - 96); g.stroke()
    ropes_and_bars.rope(c, [(dx + 4, dy - 94)] + rp[1:], 9, '#f6e6bc')
    e = curve_pts([(dx + 4, dy - 94)] + rp[1:], 60)
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3) as g:
        for k in range(6, 58, 8): d = e[k + 1] - e[k]; d = d / np.hypot(*d); rgb(g, '#f2694b'); taper(g, [tuple(e[k] - d * 9), tuple(e[k] + d * 9)], [13, 13], 4, False); g.fill()
    A.school(c, 'fusilier', W * .76, H * .52, 26, 190, 90, 54, PI + .12, .2, depth=.1)
    for x, y, s, hd in ((.235, .545, 92, .16), (.27, .66, 78, -.1), (.59, .71, 84, PI + .1)): A.fish(c, 'sergeant', W * x, H * y, s, hd, .1)
    A.fish(c, 'idol', W * .64, H * .575, 104, PI - .05, .06)
    F.staghorn(c, W * .05, H * 1.06, 220, 'saffron'); F.table_coral(c, W * .9, H * 1.02, 300, '#c98a5a', .03); F.pocillopora(c, W * .16, H * 1.06, 120, 'rose'); F.sea_fan(c, W * .99, H * 1.03, 210, 'plum', -.1)
    c.particles(260, big=10); c.finish(.36, center=(.48, .5))


def slide_1(c, rng, variant=0):
    """From the speaker's desk: rows of students look up from their notes, some smile, one in the second row has raised her hand to ask; on the desk before us lie a shell, a coral and a sheet with a drawn graph."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#e6d2b4'), (.4, '#d3b48c'), (.75, '#a9825f'), (1, '#6f5242')], 80, wash=.05, glow=(W * .04, H * .1, 720, '#fff6da', .7))
    with c.piece(shadow=.3, lift=6, volume=.1, rim=.4) as g:                                              # windows with garden light
        for k in range(3):
            x = W * (.02 + .13 * k); rgb(g, '#8a6242'); g.rectangle(x, -20, 160, H * .26); g.fill(); lin(g, 0, 0, 0, H * .25, '#eaf6dc', '#b5d9a8'); g.rectangle(x + 12, -20, 136, H * .26 + 8); g.fill(); rgb(g, '#8a6242'); g.rectangle(x + 76, -20, 9, H * .26); g.fill()
    light.beam(c, [(0, -40), (W * .34, -40), (W * .9, H * .9), (W * .4, H * .9)], '#fff6da', .16, 40); c.set_air()
    SK = ['#6b432d', '#8a5a3c', '#a9734c', '#7b4f35', '#9a6645']

    def row(y, s, xs, depth, blur, looks):
        for k, (x, (hair, cc, top)) in enumerate(zip(xs, looks)):
            faces.front(c, W * x, y + (k * 37 % 23) - 11, s * (1 + .04 * ((k * 5) % 3 - 1)), SK[(k * 3 + int(s)) % 5], hair, scarf=cc, top=top, gaze=((.5 - x) * .9, .2), smile=(.3, .8, .5, .2, .7)[(k * 2 + int(s)) % 5], tilt=((k * 7) % 5 - 2) * .03, depth=depth, blur=blur)
        with c.piece(shadow=.4, lift=8, volume=.3, vsize=10, depth=depth, blur=blur, grain=.05) as g: lin(g, 0, y + s * 1.25, 0, y + s * 1.6, '#c9935f', '#7f583c'); g.rectangle(-20, y + s * 1.28, W + 40, s * 2.4); g.fill(); rgb(g, '#6f4a32', .35); [(g.rectangle(W * u, y + s * 1.3, 4, s * 2.4), g.fill()) for u in np.linspace(.03, .97, 8)]; rgb(g, '#e0b27c'); g.rectangle(-20, y + s * 1.24, W + 40, s * .1); g.fill()
    row(H * .165, 78, (.47, .565, .66, .755, .85, .945), .34, 3, (('short', '#fff', '#3c86c2'), ('hijab', '#8f6fb8', '#5a3f6a'), ('bob', '#fff', '#e0a02f'), ('short', '#fff', '#4f8a5a'), ('hijab', '#e9dcc0', '#8a5a4a'), ('short', '#fff', '#c9503a')))
    row(H * .29, 116, (.07, .215, .36, .52, .69, .86), .12, 1.2, (('hijab', '#2f7f8a', '#1f4f6a'), ('short', '#fff', '#f0ead6'), ('bob', '#fff', '#c85a8e'), ('short', '#fff', '#1b8f93'), ('hijab', '#f0b33c', '#7a2f55'), ('short', '#fff', '#3c6fb0')))
    closeups.hand(c, W * .757, H * .16, 62, -PI / 2 - .02, 'release', '#8a5a3c', '#7a2f55', 2.6)
    row(H * .5, 190, (.145, .4, .645, .9), 0, 0, (('short', '#fff', '#e2573f'), ('hijab', '#e0709a', '#2f5f8a'), ('bob', '#fff', '#fdf6e6'), ('hijab', '#8fbf9a', '#2f6f6a')))
    # the desk's edge before us
    with c.piece(shadow=.5, lift=18, volume=.3, vsize=18, rim=.4, grain=.05) as g: lin(g, 0, H * .845, 0, H, '#b9794a', '#7a4a30'); poly(g, [(-40, H * .85), (W + 40, H * .85), (W + 40, H + 40), (-40, H + 40)]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.1, vsize=8, rim=.5) as g, at(g, W * .42, H * .93, -.04, 1, .46):
        rgb(g, '#fdfaf0'); g.rectangle(-210, -130, 420, 260); g.fill(); rgb(g, '#2c3448'); g.set_line_width(6); g.move_to(-160, -90); g.line_to(-160, 90); g.line_to(170, 90); g.stroke()
        for k, (h, cc) in enumerate(((160, '#1b8f93'), (120, '#1b8f93'), (62, '#f2694b'), (40, '#f2694b'))): rgb(g, cc); g.rectangle(-130 + 74 * k, 87 - h, 48, h); g.fill()
    F.staghorn(c, W * .77, H * .985, 170, '#f0e6d2', 2, 5, tip='#ffffff'); shells.scallop(c, W * .16, H * .93, 110, '#f0a98a', -.3); school.pencil(c, W * .6, H * .95, 190, -.3, 'saffron', 14)
    c.finish(.3, warm=.08, center=(.5, .45))


def slide_3(c, rng, variant=0):
    """From high above: in an endless grey field of broken reef one sunlit square of colour inside its string, one diver, and the shadow of the boat."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#8fa3a6'), (.5, '#7f9499'), (1, '#5f7a88')], 35, wash=.1)
    cx, cy, R = W * .63, H * .44, 176
    clear = lambda x, y, m=0: abs(x - cx) < R + m and abs(y - cy) < R * .92 + m
    heaps = [(rng.uniform(-20, W + 20), rng.uniform(-20, H + 20), rng.uniform(60, 190), rng.uniform(0, 3)) for _ in range(34)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=16, alpha=.5) as g:      # where the current has heaped the rubble
        for x, y, q, t in heaps: rgb(g, rng.choice(['#6f858e', '#9aa9a8', '#7a8f94'])); smooth(g, blob_pts(rng, x, y, q * 1.2, q * .6, .2, 12, t)); g.fill()
    stick = lambda g, x, y, L_, w_: (rgb(g, jitter(rng, rng.choice(['#bcc2ba', '#a5adab', '#cfd1c6', '#8a9698', '#78868a', '#9a9a86']), .02)), taper(g, wander(rng, x, y, rng.uniform(0, 2 * PI), L_, 3, .25), [w_, w_ * .8, w_ * .45], 6), g.fill())
    with c.piece(shadow=.5, lift=4, volume=.4, vsize=3, rim=.4, grain=.05) as g:
        for x0, y0, q, t in heaps:
            for _ in range(int(q * .8)):
                u, v = rng.normal(0, q * .55), rng.normal(0, q * .26); x, y = x0 + u * math.cos(t) - v * math.sin(t), y0 + u * math.sin(t) + v * math.cos(t)
                if not clear(x, y, 26): stick(g, x, y, rng.uniform(14, 34), rng.uniform(5, 8))
    plates = [(.15, .27, 300, 2, None), (.055, .41, 190, 1, None), (.35, .84, 340, 2, None), (.245, .945, 200, 3, None), (.33, .1, 180, 2, None), (.445, .235, 116, 1, None), (.945, .19, 250, 2, None), (.06, .76, 240, 3, None), (.9, .83, 290, 1, ('#d9806a', 3.4, 4.5)), (.79, .95, 170, 2, None), (.86, .04, 150, 2, None), (.56, .93, 120, 2, None), (.18, .62, 110, 2, None), (.99, .55, 190, 2, None)]
    for x, y, q, n_, live in plates: closeups.wreck(c, W * x, H * y, q, .97, jitter(rng, rng.choice(['#aab3ab', '#a3afae', '#b3b5a4']), .015), rng.uniform(0, 6) if not live else 0, n_, live, rng.uniform(.3, 1))
    for layer in range(2):
        with c.piece(shadow=.45, lift=2.6, volume=.35, vsize=2, rim=.4, grain=.05) as g:
            for _ in range(1000):
                x, y = rng.uniform(-20, W + 20), rng.uniform(-20, H + 20)
                if clear(x, y, 12) or any(math.hypot(x - W * u, y - H * v) < q_ * .52 for u, v, q_, *_ in plates): continue
                L_ = rng.uniform(6, 18); rgb(g, jitter(rng, rng.choice(['#bcc2ba', '#a5adab', '#cfd1c6', '#8a9698', '#78868a']), .02)); a = rng.uniform(0, 2 * PI); p = wander(rng, x, y, a, L_, 3, .25); taper(g, p, [3.8, 3, 1.8], 6); g.fill()
                if rng.random() < .4: taper(g, [p[1], (p[1][0] + math.cos(a + 1) * L_ * .5, p[1][1] + math.sin(a + 1) * L_ * .5)], [2.6, 1.6]); g.fill()
    c.tint('#1f3f5c', .24)
    # sun on the square
    c.glow(cx, cy, 420, '#fff0c8', .42)
    with c.piece(shadow=.35, lift=5, volume=.15, rim=.4, grain=.05) as g: smooth(g, [(cx - R, cy - R * .9), (cx, cy - R * .94), (cx + R, cy - R * .88), (cx + R * 1.02, cy), (cx + R, cy + R * .9), (cx, cy + R * .94), (cx - R * 1.01, cy + R * .9), (cx - R * 1.02, cy)], tension=.2); rad(g, cx, cy, R * 1.3, '#f4ebc6', '#e0dcbc'); g.fill()
    cols = ['#e8694c', '#e9a94a', '#b8558c', '#d98c9c', '#8a76b0', '#8fa05c', '#d98a58', '#6fa08f']
    spots = [(cx + (i - 3) * R * .285 + rng.normal(0, 5) + (j % 2 - .5) * R * .14, cy + (j - 2.5) * R * .3 + rng.normal(0, 5), i, j) for j in range(6) for i in range(7)]
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2, rim=.4) as g:                  # the plugs on which they stand, empty ones where work goes on
        for x, y, i, j in spots: rgb(g, '#cfc6a4'); smooth(g, blob_pts(rng, x, y, 11, 10, .1, 9)); g.fill()
    for x, y, i, j in spots:
        if (i, j) in ((5, 4), (6, 4), (6, 5), (5, 5), (4, 5), (0, 2), (3, 3)): continue
        k, cc = (i * 5 + j * 3) % 4, cols[(i * 3 + j * 5) % 8]
        if k == 0: closeups.plate(c, x, y, rng.uniform(52, 78), mix(cc, 'cream', .3), .97, 0.0, 'cream', dict(shadow=.5, lift=4, volume=.3, vsize=4, rim=.3), dict(shadow=.25, lift=1, volume=.12, vsize=1, rim=.3))
        elif k == 1: from_above.coral(c, x, y, rng.uniform(54, 70), mix(cc, 'cream', .12), 2)
        else: from_above.coral(c, x, y, rng.uniform(38, 58), cc if k == 3 else jitter(rng, rng.choice(['#b09a5e', '#9a8fb0', '#a8a070', '#c9a070']), .03), (3, 1)[k == 2])
    corners = [(cx - R - 8, cy - R * .95), (cx + R + 8, cy - R * .93), (cx + R + 8, cy + R * .96), (cx - R - 8, cy + R * .95)]
    with c.piece(shadow=.45, lift=5, volume=.2, rim=.4) as g:
        rgb(g, '#ff5a3c'); g.set_line_width(4.4); poly(g, corners); g.stroke()
        for x, y in corners: rgb(g, '#fff4d6'); g.arc(x, y, 8, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=6, volume=.1, rim=.3) as g:
        for k in range(34): x, y = cx + rng.normal(0, 96), cy + rng.normal(0, 84); a = rng.uniform(0, 7); rgb(g, rng.choice(['#f5b843', '#2f7fd0', '#f2694b'])); taper(g, [(x, y), (x + 13 * math.cos(a), y + 13 * math.sin(a))], [6, 1], 4); g.fill()
    from_above.diver(c, cx + R * .98, cy + R * .86, 232, PI + .72, 'coral', drop=40)
    f = c.caustic_field(); c.img = np.clip(c.img + (f * .12)[..., None] * np.array([.95, 1, .9], np.float32), 0, 1)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=10, alpha=.5) as g, at(g, W * .2, H * .53, -.5, 420):      # the boat's shadow
        rgb(g, '#0f2a44'); smooth(g, [(.56, 0), (.2, .092), (-.1, .1), (-.54, .012), (-.54, -.012), (-.1, -.1), (.2, -.092)]); g.fill()
        for sg in (-1, 1): taper(g, [(-.42, .3 * sg), (0, .315 * sg), (.43, .29 * sg)], [.03, .04, .03], 12); g.fill()
        for px in (.2, -.22): taper(g, [(px, -.32), (px, .32)], [.03, .03]); g.fill()
    c.finish(.5, center=(.61, .45), contrast=.14)
