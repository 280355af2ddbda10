"""Pictures of the article "Cyclists in Bandung ride for the sea"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, gear as G, land as L, people as P, school, shadow
from toolkit.paper import blob_pts, curve_pts, jitter, lin, poly, rgb, ridge, shade, smooth, taper

PI = math.pi


def hills_of_bandung(c, rng, hz, ground):
    """Morning over the basin of Bandung: the long flat ridge of Tangkuban Perahu like an upturned boat, lower ridges, tile roofs among trees."""
    W = c.w
    with c.piece(depth=.55, shadow=.2, lift=6, volume=.4, vsize=40) as g:
        smooth(g, [(-40, hz), (W * .1, hz - 40), (W * .24, hz - 108), (W * .33, hz - 176), (W * .37, hz - 186), (W * .56, hz - 178), (W * .61, hz - 166), (W * .7, hz - 96), (W * .86, hz - 44), (W + 40, hz - 20), (W + 40, hz + 60), (-40, hz + 60)], tension=.3); lin(g, 0, hz - 190, 0, hz + 40, '#6f87a8', '#93a9b4'); g.fill()
    for y, amp, cc, d in ((hz + 6, 42, '#6f9a7c', .42), (hz + 40, 34, '#6a9a62', .26)):
        with c.piece(depth=d, shadow=.25, lift=7, volume=.4, vsize=30, grain=.05) as g: smooth(g, ridge(rng, -40, W + 40, y, amp, 11) + [(W + 40, ground + 60), (-40, ground + 60)], tension=.4); lin(g, 0, y - amp, 0, ground, cc, shade(cc, .25)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, depth=.2) as g:
        for _ in range(120):
            x, y = rng.uniform(-20, W + 20), rng.uniform(hz + 44, ground + 4); q = (y - hz) * .16 + 3
            if rng.random() < .55: rgb(g, jitter(rng, rng.choice(['#f3e3c4', '#e9d2b4', '#d9e0d4']), .03)); g.rectangle(x - q, y - q * .6, q * 2, q * .9); g.fill(); rgb(g, jitter(rng, rng.choice(['#c9694a', '#b85a42', '#d98a5c']), .03)); poly(g, [(x - q * 1.3, y - q * .5), (x - q * .7, y - q * 1.2), (x + q * .7, y - q * 1.2), (x + q * 1.3, y - q * .5)]); g.fill()
            else: rgb(g, jitter(rng, rng.choice(['#3f6f4c', '#4d7d52', '#6a9a58']), .03)); smooth(g, blob_pts(rng, x, y - q * .6, q * 1.3, q, .18, 8)); g.fill()


def lead(c, rng, variant=0):
    """Riders of all ages come along a road between tea gardens above Bandung in the morning; behind them the roofs of the town and the long ridge of Tangkuban Perahu."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .3
    L.sky(c, 'morning', hz + 40, glow=.6); c.glow(W * .14, H * .1, 560, 'cream', .7); c.set_air()
    L.cloud(c, W * .78, H * .1, 290, depth=.25); L.cloud(c, W * .14, H * .14, 200, depth=.4, puffs=5)
    hills_of_bandung(c, rng, hz, H * .47)
    c.glow(W * .5, H * .45, 700, '#fff1d0', .34, 3.2)                    # haze over the basin
    with c.piece(shadow=.2, lift=5, volume=.2, vsize=20, grain=.05) as g: lin(g, 0, H * .46, 0, H, '#a9bf78', '#6f9f54', '#4f8648'); g.rectangle(-20, H * .485, W + 40, H); g.fill()
    # tea: rounded slopes with rows that follow them
    for pts, a, b, n, d in (([(W * .42, H * .86), (W * .5, H * .52), (W * .68, H * .415), (W * .88, H * .4), (W * 1.06, H * .43), (W * 1.06, H * .9)], '#a3bf58', '#5f944e', 17, .1), ([(-60, H * .84), (-60, H * .53), (W * .1, H * .49), (W * .26, H * .535), (W * .44, H * .64), (W * .56, H * .86)], '#8fb454', '#4f8648', 15, 0)):
        with c.piece(shadow=.45, lift=10, volume=.4, vsize=30, grain=.05, depth=d) as g:
            smooth(g, pts, tension=.45); path = g.copy_path(); y0 = min(y for _, y in pts); lin(g, 0, y0, 0, H * .86, a, b); g.fill(); g.save(); g.append_path(path); g.clip()
            for k in range(1, n):
                t = k / n; row = [(x + (y - y0) * .06, y + t ** 1.3 * H * .46 + 6 * math.sin(x / 90 + k)) for x, y in pts[1:-1]]
                w = 5 + 17 * t; rgb(g, shade(b, -.38), .55); taper(g, row, [w * .5] * 3, 40, False); g.fill(); rgb(g, shade(a, .22), .5); taper(g, [(x, y - w * .7) for x, y in row], [w * .42] * 3, 40, False); g.fill()
            g.restore()
    with c.piece(shadow=.35, lift=5, volume=.4, vsize=6) as g:            # pickers' straw hats among the rows
        for x, y, q in ((.8, .52, 15), (.87, .55, 17), (.72, .56, 16)):
            rgb(g, rng.choice(['#c85a8e', '#3c86c2', '#f2694b'])); smooth(g, [(W * x - q, H * y + q * 1.6), (W * x - q * .7, H * y), (W * x + q * .7, H * y), (W * x + q, H * y + q * 1.6)]); g.fill(); rgb(g, '#e8c986'); poly(g, [(W * x - q * 1.5, H * y), (W * x, H * y - q * .9), (W * x + q * 1.5, H * y)]); g.fill()
    rd = [(W * .56, H * .5), (W * .5, H * .545), (W * .47, H * .6), (W * .56, H * .68), (W * .7, H * .77), (W * .62, H * .87), (W * .3, H * .93), (-80, H * .945)]
    rw = [10, 20, 36, 66, 110, 150, 180, 190]
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=10, grain=.05) as g:
        rgb(g, '#cfc39a'); taper(g, rd, [w * 1.2 for w in rw], 120); g.fill(); lin(g, 0, H * .5, 0, H, '#aaa0a4', '#7f7888', '#6a6478'); taper(g, rd, rw, 120); g.fill()
        q = curve_pts(rd, 160); w = np.interp(np.linspace(0, 1, 160), np.linspace(0, 1, len(rw)), rw); rgb(g, '#fff4d6', .9)
        for k in range(10, 156, 6): taper(g, q[k:k + 3], [w[k] * .045, w[k] * .045], 6, False); g.fill()
    G_ = L.ground(c, [(W * .7, H * 1.04), (W * .8, H * .96), (W * .92, H * .9), (W + 40, H * .87)], '#7fa850', '#3f7048', 60, shadow=.5, lift=12)
    who = lambda **kw: P.look(rng, **kw)
    P.cyclist(c, W * .478, H * .6, 78, who(hair='short', bottom='shorts', top='#f2694b', accent='#fff4d6'), '#f5b843', True, 4)
    P.cyclist(c, W * .525, H * .665, 120, who(hair='hijab', accent='#f5b843', top='#3c86c2', bottom='trousers', bcol='#2c3448'), 'teal', False, 1.2, '#f2694b')
    P.cyclist(c, W * .7, H * .79, 215, who(hair='short', bottom='shorts', top='#8f6fb8', accent='#fff4d6'), '#c85a8e', False, 2.4, '#8fd6c8')
    P.cyclist(c, W * .57, H * .93, 330, who(hair='short', top='#f5b843', bottom='shorts', bcol='#22405a', accent='#f2694b', sleeve='short'), '#1b8f93', True, .5)
    P.cyclist(c, W * .3, H * .975, 385, who(hair='hijab', accent='#fff4d6', top='#e2573f', bottom='trousers', bcol='#2f2f52'), '#3c86c2', True, 3.6, '#1b8f93')
    P.cyclist(c, W * .075, H * .95, 290, who(child=True, hair='short', top='#c85a8e', bottom='shorts', accent='#3c86c2', sleeve='short'), '#f5b843', True, 2.0, '#f5b843')
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=7) as g:            # tea leaves in front
        for _ in range(170):
            x = W * rng.uniform(.76, 1.02); y = G_(x) + abs(rng.normal(0, 46)) + 4; F.leaf(g, x, y, rng.uniform(26, 52), 15, -PI / 2 + rng.normal(0, .8), jitter(rng, rng.choice(['#5f9a4a', '#8fbf5a', '#3f7a48', '#b3d070']), .03))
    c.finish(.28, warm=.08, center=(.45, .55))


def second(c, rng, variant=0):
    """A stop in a park of Bandung: a reef film runs on a screen under an awning, pictures hang on a board, riders look on beside their bicycles under a wide tree."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .34
    L.sky(c, 'noon', hz + 30, glow=.5); c.set_air()
    L.cloud(c, W * .3, H * .1, 250, depth=.35)
    hills_of_bandung(c, rng, hz, H * .5)
    L.ground(c, [(-30, H * .52), (W * .5, H * .505), (W + 30, H * .52)], '#cfd2a0', '#b9a888', 300)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.35) as g:            # paving
        rgb(g, '#8a7a6a'); g.set_line_width(2.5)
        for k in range(9): y = H * (.6 + .4 * (k / 8) ** 1.6); g.move_to(-20, y); g.line_to(W + 20, y); g.stroke()
        for k in range(-6, 18): g.move_to(W * (.5 + (k - 6) * .035), H * .6); g.line_to(W * (.5 + (k - 6) * .13), H * 1.05); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.32) as g:     # shade of the tree
        rgb(g, '#3a3556')
        for _ in range(60): smooth(g, blob_pts(rng, W * .5 + rng.normal(0, W * .26), H * .82 + rng.normal(0, H * .09), rng.uniform(40, 130), rng.uniform(14, 40), .2, 9)); g.fill()
    with c.piece(shadow=.4, lift=9, volume=.5, vsize=16, grain=.06) as g:           # trunk behind the stall
        lin(g, W * .88, 0, W * .97, 0, '#9a7a5a', '#5a4236'); smooth(g, [(W * .875, H * .66), (W * .9, H * .5), (W * .895, H * .2), (W * .95, H * .02), (W * 1.0, H * .02), (W * .955, H * .24), (W * .96, H * .5), (W * .99, H * .66)], tension=.5); g.fill()
    # the stall: posts, awning, screen
    x0, x1, y0, y1 = W * .36, W * .72, H * .245, H * .7
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=6) as g: rgb(g, '#d9c49a'); [(g.rectangle(x, y0 - 10, 16, y1 - y0 + 20), g.fill()) for x in (x0 - 46, x1 + 30)]
    with c.piece(shadow=.4, lift=9, volume=.15, rim=.4) as g: rgb(g, '#182430'); smooth(g, [(x0, y0 + 34), (x1, y0 + 34), (x1, H * .59), (x0, H * .59)], tension=.03); g.fill()
    sx0, sx1, sy0, sy1 = x0 + 16, x1 - 16, y0 + 50, H * .575
    clip = lambda g: g.rectangle(sx0, sy0, sx1 - sx0, sy1 - sy0)
    with c.piece(shadow=0, volume=0, rim=0, clip=clip) as g: clip(g); lin(g, 0, sy0, 0, sy1, '#a9e8da', '#35b0b8', '#12708f'); g.fill()
    F.reef_patch(c, sx0 + 10, sx1 - 10, lambda x: sy1 - 6, 2.6, .5, clip=clip)
    A.turtle(c, (sx0 + sx1) / 2 - 20, (sy0 + sy1) / 2 - 30, 250, -.12, 46, stroke=.4, hind=.3); A.school(c, 'anthias', sx1 - 110, sy1 - 110, 12, 70, 26, 26, PI, clip=clip)
    c.glow((sx0 + sx1) / 2, (sy0 + sy1) / 2, 330, '#9fe8dc', .22)
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=10, rim=.4) as g:            # awning in stripes
        n = 9
        for k in range(n):
            a, b = x0 - 80 + (x1 - x0 + 160) * k / n, x0 - 80 + (x1 - x0 + 160) * (k + 1) / n; A_, B_ = x0 - 20 + (x1 - x0 + 40) * k / n, x0 - 20 + (x1 - x0 + 40) * (k + 1) / n
            rgb(g, '#1b8f93' if k % 2 else '#fdf6e2'); smooth(g, [(A_, y0 - 70), (B_, y0 - 70), (b, y0 + 16), ((a + b) / 2, y0 + 38), (a, y0 + 16)], tension=.12); g.fill()
    # board with pictures
    bx, by = W * .135, H * .33
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=10, rim=.4) as g:
        rgb(g, '#8a6242'); [(taper(g, [(bx + dx, by + 10), (bx + dx * 1.25, H * .74)], [15, 13]), g.fill()) for dx in (-130, 130)]; rgb(g, '#f0e2bd'); g.rectangle(bx - 190, by - 20, 380, 280); g.fill(); rgb(g, '#a9764a'); g.set_line_width(12); g.rectangle(bx - 190, by - 20, 380, 280); g.stroke()
    for k, kind in enumerate(('reef', 'turtle', 'fish', 'mangrove', 'octopus', 'crab')): school.child_drawing(c, bx - 122 + (k % 3) * 122, by + 6 + (k // 3) * 126, 104, kind, rng.normal(0, .04))
    who = lambda **kw: P.look(rng, **{**dict(shoes='#fdfaf0'), **kw})
    bb = lambda x, y, w: shadow.blob(c, x, y, w, 13, 0, .36, 7)
    bb(W * .765, H * .8, 90); P.person(c, W * .765, H * .8, 400, 'reach', who(hair='hijab', accent='#f5b843', top='#2f6fb0', bottom='trousers', bcol='#22344a'), True, tweak=dict(aR=(96, 108), aL=(30, 60), lean=2))
    for x, y, h, pose, kw in ((.245, .8, 380, 'point', dict(hair='cap', accent='#f2694b', top='#f5b843', bottom='shorts')), (.44, .86, 400, 'stand', dict(hair='cap', accent='#fff4d6', top='#e2573f', bottom='shorts', pack='#2f5d6c')), (.53, .875, 290, 'arm_up', dict(hair='pony', child=True, top='#8f6fb8', bottom='shorts', accent='#f5b843')), (.615, .85, 385, 'contrapposto', dict(hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='trousers', bcol='#3f5e5a'))):
        bb(W * x, H * y, h * .2); P.person(c, W * x, H * y, h, pose, who(**kw))
    shadow.blob(c, W * .22, H * .985, 260, 18, 0, .4, 8); G.bicycle(c, W * .2, H * .985, 430, '#e2573f')
    shadow.blob(c, W * .82, H * .985, 260, 18, 0, .4, 8); G.bicycle(c, W * .84, H * .98, 420, '#1b8f93', True)
    F.leaf_clump(c, W * .86, -H * .01, 420, 90, 260, 38, 'moss'); F.leaf_clump(c, W * .6, -H * .05, 300, 56, 120, 34, 'deepleaf')
    c.finish(.3, warm=.06, center=(.5, .5))
