"""Pictures of the gallery spread "The bay"."""
import math
import numpy as np
from toolkit import boats, flora as F, from_above, gear as G, land as L, people as P, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rgb, ridge, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """Straight down on a fishing beach: painted outrigger boats pulled up, one coming in through clear water."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#1d8fa2'), (.34, '#46bdb8'), (.5, '#a5e2cf'), (.56, '#f0dcae'), (1, '#e9cd98')], 62, wash=.03)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.8) as g:      # light net on the water
        pass
    c.img += (c.caustic_field()[..., None] * np.clip(1 - (np.mgrid[0:c.ph, 0:c.pw][0] / c.ph * .75 + np.mgrid[0:c.ph, 0:c.pw][1] / c.pw * .42 - .1)[..., None] * 1.75, 0, .13)).astype(np.float32)
    shore = lambda t, o=0: (W * t, H * (.78 - .52 * t + .05 * math.sin(t * 9) + .018 * math.sin(t * 23)) + o)
    for off, wd, al in ((-46, 5, .4), (-14, 12, .85)):
        with c.piece(shadow=.2 if off > -20 else 0, lift=4, volume=0, rim=0, grain=.02, alpha=al) as g:
            q = curve_pts([shore(t, off + rng.normal(0, 5)) for t in np.linspace(-.04, 1.04, 16)], 120)
            rgb(g, 'white'); taper(g, q, [wd * rng.uniform(.3, 1.6) for _ in range(30)], 120); g.fill()
            for _ in range(130): k = rng.integers(120); g.arc(q[k][0] + rng.normal(0, 10), q[k][1] + rng.normal(0, wd), rng.uniform(.8, 3), 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=4, alpha=.5) as g:       # wet sand
        rgb(g, '#b9945f'); taper(g, curve_pts([shore(t, 22) for t in np.linspace(-.04, 1.04, 14)], 80), [50, 40, 58, 40], 80); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:         # drag tracks and footprints
        for x, a in ((.2, 1.05), (.36, 1.0), (.53, 1.02), (.7, .96), (.86, 1.05)):
            for o in (-22, 0, 22):
                x0, y0 = shore(x, 20); rgb(g, '#b08f5c', .3); taper(g, [(x0 + o, y0), (x0 + o + math.cos(a) * 130, y0 + math.sin(a) * 130), (x0 + o + math.cos(a) * 300, y0 + math.sin(a) * 300)], [3, 5, 2], 14); g.fill()
        for _ in range(190):
            x, y = rng.uniform(0, W), rng.uniform(H * .4, H)
            if y < shore(x / W, 60)[1]: continue
            rgb(g, '#a88452', .35); smooth(g, blob_pts(rng, x, y, 5, 2.6, .2, 7, .9)); g.fill()
    c.set_air()
    from_above.palm(c, W * .99, H * .9, 300, 'moss', (.6, .75)); from_above.palm(c, W * .88, H * 1.03, 260, 'leaf', (.6, .75)); from_above.palm(c, W * .05, H * 1.03, 230, 'moss', (.6, .75))
    for x, d, s, rot, hull, st, inn, net in ((.13, 185, 300, -1.02, '#2f7f9a', 'saffron', '#e9d3a4', None), (.31, 160, 330, -1.2, '#f2694b', 'cream', '#d9e6d2', '#4fa07f'), (.475, 200, 310, -.96, '#fdf6e2', '#2f7fba', '#e9d3a4', None),
                                           (.625, 150, 340, -1.1, '#f5b843', '#c85a8e', '#e3d2ae', '#3c86c2'), (.79, 190, 300, -1.25, '#3f8f6a', 'coral', '#f0dcae', None)):
        X, Y = shore(x, d); from_above.jukung(c, X, Y, s, rot, hull, inn, st, net)
    # coming in, with wake, outriggers casting shadows on the shallow bottom
    X, Y = W * .36, H * .21
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
        with at(g, X + 40, Y + 52, .78, 300): rgb(g, '#0b4a5e'); taper(g, [(-.5, 0), (0, 0), (.55, 0)], [.04, .16, .02]); g.fill(); [(taper(g, [(-.42, .3 * s_), (.43, .3 * s_)], [.03, .03]), g.fill()) for s_ in (-1, 1)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.5) as g:
        with at(g, X, Y, .78, 300):
            for s_ in (-1, 1): rgb(g, 'white', .6); taper(g, [(.5, .02 * s_), (0, .17 * s_), (-.9, .44 * s_)], [.008, .03, .004], 20); g.fill()
            rgb(g, 'white', .4); taper(g, [(-.5, 0), (-1.3, .05)], [.06, .01]); g.fill()
    from_above.jukung(c, X, Y, 300, .78, '#8f6fb8', '#f0dcae', 'saffron', '#4fa07f')
    from_above.person(c, X - 52, Y - 52, 40, .78, '#fff4d6', '#22405a', 'hat', slen=.6)
    for x, y, s, r_, top, hair in ((.4, .83, 44, -.4, '#f2694b', 'hat'), (.445, .87, 42, 2.6, '#1b8f93', 'short'), (.565, .9, 44, .8, '#f5b843', 'hat'), (.7, .66, 42, -2.0, '#8f6fb8', 'short')):
        from_above.person(c, W * x, H * y, s, r_, top, '#3f5e5a', hair, sun=(.62, .78), slen=1.5)
    # a net spread out to dry
    G.ghost_net(c, [(W * .56, H * .955), (W * .64, H * .92), (W * .74, H * .93), (W * .82, H * .9)], 90, '#3f9a86', 15, shadow=.25, lift=2)
    c.glow(0, 0, 720, '#fff6d8', .2)
    c.finish(.3, warm=.1, center=(.48, .5))


def picture_2(c, rng, variant=0):
    """Detail without people: the painted bow of an outrigger boat with an eye, close; calm bay and volcano behind at sunrise."""
    W, H = c.w, c.h
    hz = H * .42
    c.light = (.55, -.83)
    L.sky(c, 'morning', hz, (W * .8, H * .24, 36), glow=.9)
    L.cloud(c, W * .58, H * .16, 300, depth=.4, blur=1.5); L.cloud(c, W * .95, H * .12, 240, depth=.45, puffs=5, blur=1.5)
    L.rinjani(c, W * .62, hz + 2, 1000, 190, depth=.58, blur=1.5)
    L.sea(c, hz, H + 10, 'morning', W * .8, 130, .8)
    L.island(c, W * .96, hz + 5, 360, 44, depth=.45, blur=1.2)
    boats.jukung(c, W * .69, hz + 64, 150, '#f2694b', '#2f7f9a', depth=.25, flip=True); boats.jukung(c, W * .86, hz + 26, 84, '#fff4d6', '#8f6fb8', depth=.42)
    # soft reflection under the hull
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=7, alpha=.5) as g:
        smooth(g, [(-40, H * .86), (W * .3, H * .84), (W * .5, H * .8), (W * .56, H * .86), (W * .4, H * 1.0), (-40, H * 1.1)]); rgb(g, '#0e4a5c'); g.fill()
    top = [(-60, H * .5), (W * .1, H * .49), (W * .25, H * .45), (W * .38, H * .36), (W * .47, H * .245), (W * .535, H * .12)]
    low = [(W * .555, H * .13), (W * .545, H * .3), (W * .5, H * .5), (W * .435, H * .68), (W * .36, H * .815), (W * .2, H * .86), (-60, H * .88)]
    # far gunwale and inside
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=14) as g:
        smooth(g, [(-60, H * .44), (W * .1, H * .43), (W * .26, H * .39), (W * .4, H * .3), (W * .5, H * .18), (W * .535, H * .125), (W * .47, H * .25), (W * .38, H * .37), (W * .25, H * .46), (-60, H * .51)], tension=.45); lin(g, 0, H * .3, 0, H * .5, '#f3d9a8', '#b98a58', '#7a5636'); g.fill()
    # outrigger arm crossing to the float on the far right side
    with c.piece(shadow=.35, lift=8, volume=.45, vsize=8, rim=.5) as g:
        lin(g, 0, H * .3, 0, H * .75, '#d9b877', '#a97f4c'); taper(g, [(W * .07, H * .46), (W * .22, H * .4), (W * .4, H * .44), (W * .56, H * .58), (W * .635, H * .725)], [24, 26, 22, 19, 16], 40); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=10, rim=.5) as g:
        lin(g, 0, H * .7, 0, H * .78, '#f0d69a', '#a97f4c'); taper(g, [(W * .3, H * .9), (W * .5, H * .8), (W * .66, H * .725), (W * .82, H * .655), (W * .88, H * .622)], [36, 34, 30, 24, 12], 40); g.fill()
        rgb(g, '#7a5636', .7); g.set_line_width(3)
        for t in (.12, .27, .42, .57, .72, .87):
            q = curve_pts([(W * .3, H * .9), (W * .5, H * .8), (W * .66, H * .725), (W * .82, H * .655), (W * .88, H * .622)], 100)[int(t * 99)]; g.move_to(q[0] - 5, q[1] - 14); g.curve_to(q[0] + 6, q[1] - 6, q[0] + 8, q[1] + 6, q[0] + 5, q[1] + 14); g.stroke()
        rgb(g, '#f6efd8'); g.set_line_width(5)
        for k in range(5): g.move_to(W * .62 - 4 + k * 6, H * .715); g.line_to(W * .643 + k * 6, H * .765); g.stroke()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=46, rim=.45, grain=.045) as g:
        smooth(g, top + low, tension=.42); p = g.copy_path(); lin(g, 0, H * .3, W * .35, H * .95, '#3f9fb4', '#1b7f9a', '#0e5672'); g.fill()
        g.save(); g.append_path(p); g.clip()
        def band(o, w, cc, a=1):
            q = [(x - 6 * o * .2, y + o) for x, y in top]; rgb(g, cc, a); taper(g, q, [w, w, w, w * .9, w * .7, w * .4], 60, False); g.fill()
        band(10, 30, '#fdf3dc'); band(36, 22, '#f2694b'); band(60, 12, '#f5b843')
        q = curve_pts([(x, y + 120) for x, y in top], 90)      # wave ornament
        for i in range(3, 66, 5):
            x, y = q[i]; rgb(g, '#fdf3dc', .92); g.set_line_width(7)
            d = q[i + 1] - q[i]; a = math.atan2(d[1], d[0])
            with at(g, x, y, a): g.move_to(-38, 12); g.curve_to(-20, -26, 16, -26, 14, -2); g.curve_to(12, 12, -6, 8, -2, -2); g.stroke()
        smooth(g, [(-60, H * .78), (W * .2, H * .77), (W * .37, H * .73), (W * .46, H * .62), (W * .5, H * .6), (W * .4, H * .9), (-60, H * .95)], tension=.4); rgb(g, '#b8422f', .95); g.fill()
        for _ in range(70):      # scuffs
            x, y = rng.uniform(0, W * .5), rng.uniform(H * .4, H * .86); L_ = rng.uniform(10, 50); rgb(g, rng.choice(['#0c4560', '#8fd0d4', '#e9e2c8']), rng.uniform(.08, .25)); taper(g, [(x, y), (x + L_ / 2, y - 5), (x + L_, y - 14)], [.3, 3, .3], 8); g.fill()
        # the eye
        ex, ey = W * .425, H * .5
        with at(g, ex, ey, -.62, 92):
            smooth(g, [(-1.15, .1), (-.5, -.52), (.3, -.58), (1.2, -.12), (.4, .46), (-.5, .5)]); rgb(g, '#0c2f45'); g.fill()
            smooth(g, [(-.98, .08), (-.45, -.4), (.28, -.45), (1.0, -.1), (.35, .34), (-.45, .38)]); rgb(g, '#fffaf0'); g.fill()
            smooth(g, blob_pts(rng, .05, -.05, .37, .38, .02, 14)); rgb(g, '#f5b843'); g.fill(); smooth(g, blob_pts(rng, .06, -.05, .22, .23, .03, 12)); rgb(g, '#14202c'); g.fill(); rgb(g, 'white'); g.arc(.13, -.15, .07, 0, 7); g.fill()
        g.restore()
    # stem post cap, mooring rope and woven basket on the gunwale
    with c.piece(shadow=.4, lift=7, volume=.5, vsize=9, rim=.5) as g:
        taper(g, [(W * .5, H * .285), (W * .535, H * .16), (W * .56, H * .05), (W * .575, H * .01)], [36, 34, 26, 10], 24); lin(g, W * .5, 0, W * .57, 0, '#fdf3dc', '#f5b843', '#c98a2a'); g.fill()
        rgb(g, '#c85a8e'); taper(g, [(W * .523, H * .175), (W * .55, H * .19)], [13, 13], cap=False); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=5, rim=.4) as g:
        q = [(W * .515, H * .225), (W * .53, H * .42), (W * .6, H * .66), (W * .74, H * .86), (W * .95, H * 1.04)]
        rgb(g, '#8a7350'); taper(g, q, [13, 13, 15, 18], 60); g.fill(); rgb(g, '#f3e6c4'); taper(g, q, [10, 10, 12, 15], 60); g.fill()
        qq = curve_pts(q, 90); rgb(g, '#a98f60', .8); g.set_line_width(2.4)
        for i in range(1, 89): g.move_to(qq[i][0] - 6, qq[i][1] - 2); g.line_to(qq[i][0] + 6, qq[i][1] + 5); g.stroke()
        for o in (0, 10, 20): rgb(g, '#f3e6c4'); g.set_line_width(9); g.move_to(W * .497, H * (.215) + o); g.curve_to(W * .51, H * .235 + o, W * .535, H * .235 + o, W * .553, H * .21 + o); g.stroke()
    with c.piece(shadow=.5, lift=9, volume=.45, vsize=14, rim=.4) as g:      # basket with net floats, standing inside
        x, y, s = W * .115, H * .475, 150
        smooth(g, [(x - s * .62, y - s * .55), (x + s * .62, y - s * .55), (x + s * .5, y + s * .2), (x - s * .5, y + s * .2)], tension=.2); p = g.copy_path(); lin(g, x - s * .6, 0, x + s * .6, 0, '#f0d29a', '#cf9f5c', '#8f6638'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for j in range(10):
            for i in range(18): rgb(g, '#7a5230' if (i + j) % 2 else '#f8e3b4', .32); g.rectangle(x - s * .62 + i * s * .07, y - s * .5 + j * s * .08, s * .062, s * .055); g.fill()
        g.restore()
        for k in range(9): rgb(g, jitter(rng, rng.choice(['#f2694b', '#f5b843', '#fdf3dc']), .03)); smooth(g, blob_pts(rng, x - s * .5 + k * s * .125, y - s * .6 - rng.uniform(0, 16), s * .1, s * .085, .05, 10)); g.fill()
        rgb(g, '#b98445'); taper(g, [(x - s * .63, y - s * .54), (x + s * .63, y - s * .54)], [13, 13]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # lapping light at the hull
        for _ in range(46):
            x = rng.uniform(-20, W * .46); y = H * (.885 - .09 * max(0, (x / W - .2) / .26) ** 1.5) + rng.uniform(0, 70); L_ = rng.uniform(30, 120)
            rgb(g, 'white' if rng.random() < .5 else '#8fd2cc', rng.uniform(.2, .55)); taper(g, [(x, y), (x + L_ / 2, y - 5), (x + L_, y + 1)], [.3, 5, .3], 10, False); g.fill()
    c.glow(W * .8, H * .22, 640, '#ffe9b8', .3); c.finish(.34, warm=.12, center=(.5, .48))


def picture_3(c, rng, variant=0):
    """From a grassy hill over the bay in the late afternoon: children fly kites, a path leads down to the village and boats."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.55, -.83)
    L.sky(c, 'morning', hz, (W * .86, H * .1, 34), glow=.85)
    L.cloud(c, W * .2, H * .16, 400, depth=.25); L.cloud(c, W * .52, H * .08, 240, depth=.4, puffs=5)
    L.rinjani(c, W * .3, hz + 2, 900, 120, depth=.6)
    L.sea(c, hz, H * .8, 'noon', W * .86, 80, .5)
    L.island(c, W * .62, hz + 8, 260, 30, depth=.45, palms=3); L.island(c, W * .8, hz + 16, 190, 24, depth=.4, palms=3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=8, alpha=.7) as g:      # reef shallows
        for x, y, w, h in ((.62, .338, 190, 10), (.8, .348, 150, 9), (.5, .5, 330, 44), (.74, .46, 260, 26)): smooth(g, blob_pts(rng, W * x, H * y, w, h, .2, 13)); rgb(g, '#8fe3d0', .8); g.fill()
    # far headland and curved beach
    L.ground(c, [(-30, H * .36), (W * .1, H * .35), (W * .2, H * .375), (W * .27, H * .425), (W * .3, H * .47)], '#5f9468', '#4d7d52', 60, depth=.35) if False else None
    for pts, cc, d in (([(-40, H * .33), (W * .1, H * .31), (W * .2, H * .35), (W * .3, H * .405), (W * .335, H * .425), (W * .26, H * .44), (-40, H * .46)], '#6f9f6a', .38), ([(W * 1.03, H * .4), (W * .93, H * .39), (W * .86, H * .425), (W * .8, H * .465), (W * .86, H * .49), (W * 1.03, H * .52)], '#5f9460', .3)):
        with c.piece(shadow=.3, lift=6, volume=.4, vsize=22, depth=d) as g: smooth(g, pts); rgb(g, cc); g.fill()
    with c.piece(shadow=.15, lift=4, volume=.15, vsize=8, depth=.15) as g:
        smooth(g, [(-40, H * .44), (W * .14, H * .445), (W * .26, H * .47), (W * .36, H * .535), (W * .42, H * .63), (W * .44, H * .72), (W * .3, H * .8), (-40, H * .8)], tension=.5); lin(g, 0, H * .44, 0, H * .75, '#f8e8c4', '#f0d7a4', '#dcb97c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: rgb(g, 'white', .85); taper(g, [(-40, H * .437), (W * .14, H * .442), (W * .265, H * .467), (W * .367, H * .532), (W * .427, H * .63), (W * .448, H * .73)], [2, 4, 5, 7, 8, 9], 60, False); g.fill()
    for x, y, s in ((.06, .515, 70), (.13, .505, 60), (.19, .53, 76), (.1, .56, 84)): village.stilt_house(c, W * x, H * y, s, rng.choice(['#c79a63', '#b98a58', '#d9a878']), rng.choice(['#9a6a3f', '#b4532f', '#8a6a45']), depth=.12)
    for x, y, s, l in ((.03, .54, 110, .1), (.165, .555, 120, -.12), (.225, .545, 96, .15), (.27, .56, 110, -.1), (.02, .61, 140, .12)): F.palm(c, W * x, H * y, s, l, depth=.1)
    for x, y, s, cc in ((.3, .555, 64, '#f2694b'), (.335, .585, 72, '#2f7f9a'), (.27, .53, 54, '#f5b843')): boats.jukung(c, W * x, H * y, s, None, cc, reflection=False, depth=.05)
    boats.jukung(c, W * .56, H * .56, 110, '#f5b843', '#c85a8e'); boats.jukung(c, W * .68, H * .45, 64, '#fff4d6', '#2f7f9a', depth=.2); boats.yacht(c, W * .78, H * .57, 120, depth=.08)
    # the hill
    hill = [(-30, H * .62), (W * .12, H * .66), (W * .28, H * .72), (W * .45, H * .755), (W * .62, H * .735), (W * .8, H * .66), (W * .92, H * .58), (W + 30, H * .53)]
    hb = L.ground(c, hill, '#9ab05a', '#4f7a44', 60)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.25, grain=.03) as g:
        for _ in range(1500):
            t = rng.uniform(0, 1); x = rng.uniform(-10, W); y = hb(x) + 4 + t * (H - hb(x)); h = (7 + 26 * t) * rng.uniform(.6, 1.3)
            rgb(g, jitter(rng, rng.choice(['#b9c46a', '#86a552', '#6f9448', '#d3c876', '#56803f']), .03), .8); taper(g, [(x, y), (x + h * .12, y - h * .6), (x + h * .5, y - h)], [h * .12, h * .09, .5], 7, False); g.fill()
    path = curve_pts([(W * .63, H + 40), (W * .57, H * .93), (W * .42, H * .87), (W * .33, H * .81), (W * .3, H * .76), (W * .22, H * .715)], 60)
    with c.piece(shadow=.12, lift=3, volume=.15, vsize=8, rim=0, grain=.05) as g: lin(g, 0, H * .7, 0, H, '#e6cf98', '#d9ba80'); taper(g, path, [120, 84, 56, 36, 24, 12], 60); g.fill()

    def kite(x, y, s, a, c1, c2, hand):
        with c.piece(shadow=0, volume=0, rim=0, grain=0) as g: rgb(g, '#fff8e6', .75); g.set_line_width(1.6); g.move_to(*hand); g.curve_to(hand[0] + (x - hand[0]) * .35, hand[1] + (y - hand[1]) * .2, hand[0] + (x - hand[0]) * .75, hand[1] + (y - hand[1]) * .72, x, y); g.stroke()
        with c.piece(shadow=.35, lift=9, volume=.3, vsize=8, rim=.4) as g:
            with at(g, x, y, a, s):
                for m, cc in ((-1, c1), (1, c2)): poly(g, [(0, -.62), (.4 * m, -.1), (0, .6)]); rgb(g, cc); g.fill()
                rgb(g, 'cream'); poly(g, [(-.2, -.36), (.2, -.36), (.4, -.1), (-.4, -.1)]); g.fill()
                g.set_line_width(.02); rgb(g, '#6b4a34'); g.move_to(0, -.62); g.line_to(0, .6); g.move_to(-.4, -.1); g.line_to(.4, -.1); g.stroke()
                q = [(0, .6), (.16, .95), (-.1, 1.35), (.14, 1.75), (-.02, 2.15)]; g.set_line_width(.022); rgb(g, c1); smooth(g, q, False); g.stroke()
                for k, (px, py) in enumerate(curve_pts(q, 7)[1:]): rgb(g, (c2, 'cream', c1)[k % 3]); poly(g, [(px - .12, py - .06), (px, py), (px - .12, py + .07)]); g.fill(); poly(g, [(px + .12, py - .06), (px, py), (px + .12, py + .07)]); g.fill()
    J1 = P.person(c, W * .735, H * .83, 230, 'arm_up', P.look(rng, child=True, hair='short', top='#f2694b', bottom='shorts', bcol='#22405a'))
    J2 = P.person(c, W * .855, H * .79, 205, 'arm_up', P.look(rng, child=True, hair='pony', top='#fff4d6', bottom='skirt', bcol='#c85a8e'), True)
    P.person(c, W * .8, H * .86, 215, 'sit_ground', P.look(rng, child=True, hair='hijab', accent='#1b8f93', top='#f5b843', bottom='trousers'))
    P.person(c, W * .385, H * .865, 190, 'walk', P.look(rng, hair='hat', top='#8f6fb8', sleeve='long', bottom='trousers', accent='coral'), True)
    P.person(c, W * .455, H * .885, 140, 'walk', P.look(rng, child=True, hair='bob', top='#1b8f93', bottom='shorts'), True, tweak=dict(lean=8, lL=(-26, -60), lR=(30, 8)))
    kite(W * .53, H * .185, 84, -.35, '#f2694b', '#f5b843', J1['hR']); kite(W * .71, H * .14, 66, .25, '#8f6fb8', '#1b8f93', J2['hR'])
    with c.piece(blur=3.5, shadow=.4, lift=12, volume=.3) as g:      # near grass heads, lower left
        for _ in range(46):
            x = rng.uniform(-40, W * .2); h = rng.uniform(90, 260) * (1 - .5 * max(0, x) / (W * .2)); rgb(g, jitter(rng, shade('#7f9a4a', rng.uniform(-.4, .1)), .03)); taper(g, [(x, H + 20), (x + h * .1, H - h * .5), (x + h * .38, H - h)], [9, 7, 2], 10, False); g.fill()
            if rng.random() < .4: rgb(g, '#e3c27c'); taper(g, [(x + h * .3, H - h * .9), (x + h * .42, H - h * 1.08)], [9, 3]); g.fill()
    c.glow(W * .86, H * .1, 700, '#ffe6b0', .28); c.finish(.3, warm=.14, center=(.5, .48))


def picture_4(c, rng, variant=0):
    """Moonless night: an outrigger boat draws a glowing blue track through the bay; stars and their mirror, fish as small comets under water."""
    w, h = c.w, c.h
    c.light = (-.3, -.95)
    hz = h * .4
    c.backdrop([(0, '#0c1440'), (.25, '#1f2a6c'), (.4, '#4a3f86'), (.42, '#13245c'), (1, '#071a44')], glow=(w * .75, hz, 520, '#8f6fb8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=38, alpha=.3) as g: rgb(g, '#c9bfe6'); taper(g, [(w * .08, -80), (w * .25, h * .06), (w * .36, h * .2), (w * .52, h * .36)], [60, 150, 110, 50], 40); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(330):
            x, y = rng.uniform(0, w), rng.uniform(0, hz - 10)
            if rng.random() < .5: t = rng.uniform(0, 1); x, y = w * (.1 + .46 * t) + rng.normal(0, 60), -60 + (h * .46) * t + rng.normal(0, 30)
            if y > hz - 12: continue
            rgb(g, rng.choice(['#ffffff', '#ffe9c0', '#c9dcff']), rng.uniform(.35, 1)); g.arc(x, y, abs(rng.normal(0, 1.3)) + .6, 0, 7); g.fill()
    L.rinjani(c, w * .76, hz + 3, 760, 170, '#2a2458', depth=.2)
    L.island(c, w * .2, hz + 3, 460, 40, '#1a1f4c', .2, beach=False, palms=5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, h, '#2c2f72', '#15306c', '#0a2350', '#071636'); g.rectangle(-20, hz + 2, w + 40, h); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for k in range(5): rgb(g, '#ffcf80', .95); g.arc(w * (.15 + .024 * k), hz - 5, 3.4, 0, 7); g.fill(); rgb(g, '#ffcf80', .5); taper(g, [(w * (.15 + .024 * k), hz + 4), (w * (.15 + .024 * k), hz + 40)], [5, 1]); g.fill()
    water.strips(c, hz + 10, h, 110, ('#5f7fd0', '#8f8fe0', '#061430'), (.1, .35))
    X, Y = w * .36, h * .56
    track = curve_pts([(X - 130, Y + 12), (w * .16, h * .62), (w * .14, h * .72), (w * .36, h * .8), (w * .66, h * .86), (w * .94, h * 1.06)], 90)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=22, alpha=.75) as g: rgb(g, '#2fd0e0'); taper(g, track, [16, 40, 70, 110, 170, 260], 90, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for i in range(900):
            t = rng.uniform(0, 1) ** .8; k = int(t * 89); s_ = (8 + 110 * t ** 1.2); x, y = track[k][0] + rng.normal(0, s_ * .5), track[k][1] + rng.normal(0, s_ * .22)
            rgb(g, rng.choice(['#7ff0f0', '#b9fff2', '#3fb8e6', '#e9fffa']), rng.uniform(.3, .95)); L_ = rng.uniform(4, 30) * (.4 + t); taper(g, [(x - L_, y), (x, y - 1.5), (x + L_, y)], [.3, 1.5 + 3.4 * t, .3], 8, False); g.fill()
    for bx, by, L_, a in ((w * .74, h * .64, 130, PI + .25), (w * .86, h * .72, 170, PI + .1), (w * .62, h * .7, 100, PI + .4), (w * .82, h * .58, 90, PI + .2), (w * .52, h * .93, 150, .1), (w * .2, h * .92, 140, -.2)):       # fish as comets
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.7) as g: rgb(g, '#3fd0e6'); taper(g, [(bx, by), (bx - math.cos(a) * L_ * .5, by - math.sin(a) * L_ * .4 + 6), (bx - math.cos(a) * L_, by - math.sin(a) * L_ * .8)], [L_ * .13, L_ * .09, 1], 20); g.fill()
        with c.piece(shadow=0, volume=0, rim=.4, grain=0) as g:
            with at(g, bx, by, a, L_ * .36): rgb(g, '#d9fff6', .9); smooth(g, [(.5, 0), (.15, -.17), (-.3, -.04), (-.5, -.16), (-.44, 0), (-.5, .16), (-.3, .04), (.15, .17)]); g.fill()
    boats.jukung(c, X, Y, 400, None, '#1d2f66', reflection=False)
    J = P.person(c, X - 120, Y - 18, 130, 'sit', P.look(rng, hair='hat', top='#8f6fb8', skin='#4a3040'), shadow=.1)
    P.person(c, X + 70, Y - 18, 112, 'sit_hug', P.look(rng, hair='pony', top='#c85a8e', child=True), flip=True, shadow=.1)
    with c.piece(shadow=.2, volume=.2, vsize=3) as g: rgb(g, '#c9a46a'); taper(g, [(X - 90, Y - 70), (X - 130, Y + 44)], [7, 7]); g.fill(); smooth(g, blob_pts(rng, X - 133, Y + 48, 12, 22, .05, 9, .2)); g.fill()
    c.glow(X - 134, Y + 52, 80, '#7ff0f0', .7)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, '#b9fff2', .8); taper(g, [(X - 200, Y + 14), (X, Y + 20), (X + 190, Y + 10)], [2, 6, 2], 20, False); g.fill()
    for x in np.linspace(w * .84, w * 1.02, 5): F.seagrass(c, x - 30, x + 30, h * 1.04, rng.uniform(90, 190), 12, '#12305c')
    c.finish(vignette=.4)


def picture_5(c, rng, variant=0):
    """Salt pans at a pink sunrise: shallow squares mirror the sky and the volcano, small workers rake white heaps."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (.6, -.8)
    L.sky(c, 'rose', hz, (W * .2, hz - 46, 30), glow=.9)
    L.cloud(c, W * .86, H * .13, 340, '#f9d3c0', depth=.35); L.cloud(c, W * .5, H * .09, 240, '#f6cfc4', depth=.45)
    L.rinjani(c, W * .62, hz + 2, 980, 190, '#7a7f9f', depth=.45)
    with c.piece(shadow=.1, lift=3, volume=.2, vsize=8, depth=.3) as g:
        smooth(g, ridge(rng, -30, W + 30, hz - 10, 9, 40) + [(W + 30, hz + 10), (-30, hz + 10)]); rgb(g, '#5f7f78'); g.fill()
    for x, s, l_ in ((.04, 130, .1), (.09, 100, -.1), (.93, 120, -.12), (.88, 90, .1)): F.palm(c, W * x, hz + 8, s, l_, '#5a4a50', '#5a7a70', 9, depth=.25)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz + 2, W + 40, H); lin(g, 0, hz, 0, H, '#d9b394', '#b58a70', '#8a6654'); g.fill()
    c.set_air()
    # pans in perspective
    v = W * .46
    X = lambda u, y: v + (u - .5) * W * (.35 + 2.2 * ((y - hz) / (H - hz)))
    rows = [hz + 8 + (H + 60 - hz) * t ** 1.7 for t in (0, .12, .25, .4, .58, .78, 1)]
    pans = []
    for j in range(6):
        n = 7
        for i in range(-4, n + 4):
            y0, y1 = rows[j] + 2 + j * 2.2, rows[j + 1] - 3 - j * 3
            m = .055
            u0, u1 = (i + m) / n, (i + 1 - m) / n
            q = [(X(u0, y0), y0), (X(u1, y0), y0), (X(u1, y1), y1), (X(u0, y1), y1)]
            if max(p[0] for p in q) < -30 or min(p[0] for p in q) > W + 30: continue
            pans.append((q, j, i))
    for q, j, i in pans:
        salt = rng.random() < .22
        with c.piece(shadow=.0, volume=0, rim=0, grain=.02) as g:
            poly(g, q); y0, y1 = q[0][1], q[2][1]
            f = [(y0 - hz) / (H - hz), (y1 - hz) / (H - hz)]
            a = [mix(mix('#fbe0bc', '#f3b9a8', min(1, t * 2.2)), '#8fa9c0', max(0, t * 1.3 - .3)) for t in f]
            if salt: a = [mix(k, '#fffdf6', .72) for k in a]
            lin(g, 0, y0, 0, y1, jitter(rng, a[0], .015), jitter(rng, a[1], .015)); g.fill()
    # mirror of the mountain in the pans only
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.2, clip=lambda z: [poly(z, q) for q, _, _ in pans]) as g:
        smooth(g, [(W * .12, hz + 6), (W * .36, hz + 66), (W * .49, hz + 150), (W * .545, hz + 210), (W * .6, hz + 150), (W * .7, hz + 120), (W * .8, hz + 90), (W * 1.1, hz + 6)]); rgb(g, '#6a6f95'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.8, clip=lambda z: [poly(z, q) for q, _, _ in pans]) as g:
        for _ in range(90):
            t = rng.uniform(0, 1); y = hz + 8 + t * (H - hz); x = W * .2 - 60 * t + rng.normal(0, 18 + 60 * t); L_ = rng.uniform(8, 30) * (.5 + 2 * t); rgb(g, '#fff6d8', rng.uniform(.3, .9)); taper(g, [(x - L_, y), (x, y - 2 * t - .6), (x + L_, y)], [.3, 1 + 4 * t, .3], 9, False); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=5, rim=.5, grain=.06) as g:      # earth walls
        for q, j, i in pans:
            w = 2 + j * 3.4
            rgb(g, jitter(rng, '#8a6450', .02)); taper(g, [q[3], ((q[3][0] + q[2][0]) / 2, q[3][1] + rng.normal(0, 1 + j * .4)), q[2]], [w, w * 1.15, w], 8, False); g.fill(); taper(g, [q[0], q[3]], [w * .6, w], 6, False); g.fill()

    def heap(x, y, s):
        with c.piece(shadow=.4, lift=s * .08, volume=.5, vsize=s * .14, grain=.03) as g:
            smooth(g, [(x - s * .55, y), (x - s * .3, y - s * .26), (x - s * .04, y - s * .5), (x + s * .08, y - s * .49), (x + s * .32, y - s * .24), (x + s * .56, y), (x, y + s * .08)]); lin(g, x - s * .4, y - s * .3, x + s * .5, y, '#ead9dc', '#fffdf8', '#fffaf0'); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.35) as g: smooth(g, [(x - s * .5, y + 5), (x, y + s * .4), (x + s * .5, y + 5)]); rgb(g, '#fff6ec'); g.fill()
    for x, y, s in ((.74, .47, 46), (.8, .475, 40), (.86, .48, 44), (.3, .5, 56), (.24, .505, 48), (.66, .64, 120), (.78, .66, 140)): heap(W * x, H * y, s)
    def rake(g, J):
        px, py = J['hR']; rgb(g, '#8a6a45'); taper(g, [(px - .1, py - .12), (px + .34, py + .5)], [.016, .014]); g.fill(); rgb(g, '#6b4a34'); taper(g, [(px + .24, py + .5), (px + .42, py + .46)], [.03, .03]); g.fill()
    P.person(c, W * .38, H * .515, 88, 'reach', P.look(rng, hair='hat', top='#3c86c2', sleeve='long', bottom='trousers', bcol='#3a3f5a', accent='coral'), True, rake, depth=.1)
    P.person(c, W * .52, H * .72, 215, 'reach', P.look(rng, hair='hat', top='#c85a8e', sleeve='long', bottom='skirt', bcol='#2f4a6c', accent='teal'), False, rake, tweak=dict(aL=(70, 60), aR=(44, 60), lean=20))
    P.person(c, W * .89, H * .6, 150, 'carry', P.look(rng, hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers', bcol='#3a3f5a'), True)
    G_ = [(.17, .93), (.25, .965)]
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14) as g:       # two woven baskets of salt in the near corner
        for x, y in G_:
            X0, Y0, s = W * x, H * y, 170
            smooth(g, [(X0 - s * .5, Y0 - s * .4), (X0 - s * .4, Y0), (X0, Y0 + s * .08), (X0 + s * .4, Y0), (X0 + s * .5, Y0 - s * .4)]); lin(g, X0 - s * .5, 0, X0 + s * .5, 0, '#a97f4c', '#d9ae6c', '#f0cd92'); g.fill()
            rgb(g, '#7a5636', .6); g.set_line_width(4)
            for k in range(4): yy = Y0 - s * .32 + k * s * .1; g.move_to(X0 - s * (.48 - .03 * k), yy); g.curve_to(X0 - s * .2, yy + s * .09, X0 + s * .2, yy + s * .09, X0 + s * (.48 - .03 * k), yy); g.stroke()
            for k in range(-4, 5): g.move_to(X0 + k * s * .11, Y0 - s * .38); g.line_to(X0 + k * s * .09, Y0 + s * .04); g.stroke()
            smooth(g, [(X0 - s * .48, Y0 - s * .4), (X0 - s * .2, Y0 - s * .62), (X0 + s * .05, Y0 - s * .7), (X0 + s * .3, Y0 - s * .58), (X0 + s * .48, Y0 - s * .4), (X0, Y0 - s * .33)]); lin(g, X0 - s * .4, 0, X0 + s * .4, 0, '#e6d6dc', '#fffdf8'); g.fill()
    c.glow(W * .2, hz - 40, 480, '#ffe3b8', .35); c.finish(.3, warm=.1, center=(.45, .45))
