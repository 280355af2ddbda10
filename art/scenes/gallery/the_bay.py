"""Pictures of the gallery spread "The bay"."""
import math
import numpy as np
from toolkit import boats, closeups, faces, flora as F, from_above, gear as G, household, land as L, people as P, shadow, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

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
    """A kite as one sees it from below: a manta of red and cream paper with a long tail stands against the clouds; two children at the lower edge look up, one holds the reel; three more kites high above."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#3f9cc4'), (.35, '#7cc4d6'), (.7, '#bfe3de'), (1, '#eaf2dc')], 95, wash=.05, glow=(W * .96, H * .02, 640, '#fffbe0', .75))
    c.set_air()
    for x, y, s, d in ((.14, .3, 460, .2), (.36, .13, 240, .45), (.9, .66, 520, .15), (.02, .62, 300, .4)): L.cloud(c, W * x, H * y, s, depth=d)
    for x, y, s, a, cc in ((.2, .09, 66, .2, '#f5b843'), (.09, .17, 44, -.3, '#c85a8e'), (.3, .235, 50, .1, '#8f6fb8')):
        with c.piece(shadow=.2, lift=6, volume=.3, vsize=6, depth=.12, rim=.4) as g, at(g, W * x, H * y, a, s):
            smooth(g, [(0, -.6), (.5, -.05), (0, .7), (-.5, -.05)], tension=.06); lin(g, -.5, 0, .5, 0, shade(cc, .3), cc, shade(cc, -.2)); g.fill(); rgb(g, shade(cc, -.3)); taper(g, [(0, .65), (.3, 1.2), (-.1, 1.8), (.2, 2.4)], [.04, .06, .04, .01], 20, False); g.fill()
    # the manta: a frame of split bamboo, panels of paper that let the light through
    cx, cy, s, a = W * .6, H * .35, 600, -.16
    wing = lambda m: [(0, -.2), (m * .2, -.25), (m * .42, -.16), (m * .66, .02), (m * .86, .27), (m * .6, .2), (m * .34, .22), (m * .13, .36), (0, .42)]
    hand = (W * .333, H * .765)
    with c.piece(shadow=0, volume=0, rim=.4) as g: rgb(g, '#fdfaf0', .9); g.set_line_width(2.6); g.move_to(cx - 10, cy + 30); g.curve_to(W * .5, H * .56, W * .4, H * .68, *hand); g.stroke()
    with c.piece(shadow=.3, lift=24, volume=.3, vsize=22, rim=.6, grain=.05) as g, at(g, cx, cy, a, s):
        for m, cc in ((-1, '#e8503a'), (1, '#f2694b')):
            smooth(g, wing(m), tension=.35); p = g.copy_path(); lin(g, 0, -.2, m * .8, .3, shade(cc, .1), cc, shade(cc, -.22)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, '#fff1cf'); smooth(g, [(0, -.02), (m * .22, -.02), (m * .5, .1), (m * .72, .28), (m * .4, .3), (m * .12, .34), (0, .4)], tension=.4); g.fill()
            rgb(g, '#f5b843'); [(smooth(g, blob_pts(rng, m * x, y, q, q, .02, 14)), g.fill()) for x, y, q in ((.2, -.12, .045), (.36, -.06, .036), (.51, .04, .028), (.64, .14, .02))]
            lin(g, m * .1, 0, m * .86, .3, (0, '#fff6d8', .0), (1, '#7a1f1f', .35)); g.paint(); g.restore()
    with c.piece(shadow=.25, lift=4, volume=.4, vsize=4, rim=.5) as g, at(g, cx, cy, a, s):                # sticks, mouth, horns, eyes
        rgb(g, '#b98548'); taper(g, [(0, -.3), (0, .46)], [.016, .014]); g.fill()
        for m in (-1, 1):
            rgb(g, '#b98548'); taper(g, [(m * .0, -.19), (m * .4, -.15), (m * .85, .265)], [.014, .013, .008], 24); g.fill(); taper(g, [(0, .12), (m * .3, .14), (m * .6, .2)], [.012, .008], 16); g.fill()
            rgb(g, '#7a2a2a'); smooth(g, [(m * .05, -.24), (m * .16, -.26), (m * .19, -.4), (m * .12, -.46), (m * .09, -.36)]); g.fill()
            rgb(g, '#fdfaf0'); g.arc(m * .19, -.215, .034, 0, 7); g.fill(); rgb(g, '#1d1512'); g.arc(m * .195, -.21, .019, 0, 7); g.fill()
    tail = [(cx + math.sin(-a) * s * .42, cy + math.cos(a) * s * .42), (W * .7, H * .66), (W * .78, H * .72), (W * .8, H * .84), (W * .9, H * .88), (W * 1.04, H * .8)]
    q = curve_pts(tail, 60)
    with c.piece(shadow=.25, lift=8, volume=.3, vsize=4, rim=.4) as g:
        rgb(g, '#fff4d6'); taper(g, tail, [7, 6, 5, 4], 60, False); g.fill()
        for k in range(5, 58, 6):
            (x, y), (u, v) = q[k], q[k + 1]; b = math.atan2(v - y, u - x)
            with at(g, x, y, b):
                for m in (-1, 1): rgb(g, ['#f2694b', '#f5b843', '#1b8f93'][k // 6 % 3]); smooth(g, [(0, 0), (-10, m * 26), (14, m * 30)], tension=.3); g.fill()
    # the children, and the reel in the hand
    faces.front(c, W * .185, H * .8, 236, '#8a5a3c', 'short', top='#f5b843', gaze=(.55, -.75), smile=.95, tilt=.2, wide=1.12)
    faces.front(c, W * .475, H * .875, 196, '#a9734c', 'bob', top='#1b8f93', gaze=(.45, -.8), smile=.8, tilt=-.1, wide=1.12)

    def reel(cv):
        with cv.piece(shadow=.4, lift=6, volume=.45, vsize=8, rim=.5) as g, at(g, hand[0] + 4, hand[1] - 4, .5):
            rgb(g, '#b98548'); taper(g, [(-74, 0), (74, 0)], [15, 15]); g.fill(); smooth(g, [(-40, -27), (40, -27), (34, 0), (40, 27), (-40, 27), (-34, 0)], tension=.3); lin(g, 0, -27, 0, 27, '#ffffff', '#e9dfc4', '#b9a888'); g.fill()
            rgb(g, '#a99874', .6); g.set_line_width(1.6); [(g.move_to(x, -24), g.line_to(x + 6, 24), g.stroke()) for x in range(-34, 34, 6)]
    closeups.hand(c, hand[0] + 2, hand[1] + 8, 92, -PI / 2 + .35, 'pull', '#8a5a3c', '#f5b843', 2.4, held=reel)
    c.finish(.22, warm=.06, center=(.5, .48))


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
    """Market morning in the rain: under a dripping tarpaulin a woman laughs behind flat baskets of mangoes, chillies, limes, aubergines and bananas; behind her, soft in the rain, two umbrellas go by."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#8fa9ac'), (.4, '#b5c4bc'), (.7, '#8a9a94'), (1, '#5f6a68')], 90, wash=.06, glow=(W * .35, H * .2, 620, '#f6f3e0', .5))
    with c.piece(shadow=0, volume=.2, vsize=12, blur=7) as g:                                              # the lane, out of focus
        for x, y, w, h, cc in ((.05, .12, 260, 330, '#7f8f86'), (.3, .1, 300, 360, '#a98f74'), (.62, .1, 280, 330, '#6f8f94'), (.9, .12, 300, 320, '#8f7f74')): rgb(g, cc); g.rectangle(W * x - w / 2, H * y, w, h); g.fill(); rgb(g, shade(cc, -.3)); g.rectangle(W * x - w / 5, H * y + h * .3, w * .36, h * .7); g.fill()
        for x, y, q, cc in ((.17, .46, 300, '#d9463c'), (.9, .43, 260, '#f0b33c')):
            rgb(g, '#3f4f58'); taper(g, [(W * x, H * y - 40), (W * x, H * y + 160)], [70, 90], 8); g.fill(); household.umbrella(g, W * x, H * y, q, cc)
    c.glow(W * .5, H * .3, 420, '#fff3d0', .3); c.set_air()
    water.rain(c, 420, .12, 44, (.15, .45), box=(0, H * .1, W, H * .6))
    faces.front(c, W * .43, H * .335, 224, '#9a6645', 'hijab', scarf='#2f9a8a', top='#b8426a', gaze=(-.25, .1), smile=1.0, tilt=-.06)
    # table
    with c.piece(shadow=.5, lift=18, volume=.35, vsize=18, rim=.4, grain=.05) as g: lin(g, 0, H * .6, 0, H, '#a9794e', '#6f4c36'); poly(g, [(-60, H * .6), (W + 60, H * .6), (W + 60, H + 40), (-60, H + 40)]); g.fill(); rgb(g, '#4a2f22', .4); [(taper(g, [(W * x, H * .6), (W * (.5 + (x - .5) * 1.5), H * 1.02)], [2, 5], 2, False), g.fill()) for x in np.linspace(.02, .98, 9)]

    def tray(x, y, rx):
        shadow.blob(c, x + 16, y + rx * .2, rx * 1.02, rx * .3, 0, .4, 8, '#2f1f18')
        with c.piece(shadow=.4, lift=8, volume=.45, vsize=12, rim=.5, grain=.06) as g, at(g, x, y, 0, rx):
            smooth(g, [(-1, -.04), (-.7, -.26), (0, -.34), (.7, -.26), (1, -.04), (.92, .16), (.6, .32), (0, .38), (-.6, .32), (-.92, .16)], tension=.5); lin(g, -1, 0, 1, 0, '#f0d090', '#cfa05c', '#94693a'); g.fill()
            with at(g, 0, -.02, 0, .9, .28): g.arc(0, 0, 1, 0, 7)
            lin(g, 0, -.3, 0, .3, '#8a6236', '#c99a5c'); g.fill(); rgb(g, '#7a5430', .6); g.set_line_width(.018); [(g.move_to(u, .3 - .1 * abs(u)), g.line_to(u + .06, .2 - .1 * abs(u)), g.stroke()) for u in np.linspace(-.85, .8, 22)]

    def heap(x, y, rx, n, draw, up=.5):
        """n fruits on a tray, the far ones first, heaped towards the middle."""
        spots = sorted(((rng.uniform(-.72, .72), rng.uniform(-.16, .15)) for _ in range(n)), key=lambda t: t[1])
        for u, v in spots:
            if abs(u) > .8 - abs(v): u *= .7
            with c.piece(shadow=.4, lift=5, volume=.45, vsize=8, rim=.45) as g: draw(g, x + u * rx, y + v * rx - up * rx * .42 * max(0, 1 - (u / .75) ** 2) * (1 - abs(v) * 2.4))

    def fruit(cc, w, h):
        def draw(g, x, y):
            k = jitter(rng, rng.choice(cc), .03); t = rng.normal(0, .3)
            with at(g, x, y, t): smooth(g, [(-w, 0), (-w * .6, -h), (w * .3, -h * .95), (w, -h * .1), (w * .7, h * .75), (-w * .4, h * .9)]); rad(g, -w * .3, -h * .4, w * 1.7, shade(k, .45), k, shade(k, -.35)); g.fill(); rgb(g, '#5a4428'); taper(g, [(-w * .9, -h * .1), (-w * 1.12, -h * .2)], [5, 3]); g.fill()
        return draw

    def chilli(g, x, y):
        k = jitter(rng, rng.choice(['#d92f25', '#e8452f', '#b8231f', '#d92f25', '#5f9a3c']), .02); t = rng.uniform(-.7, .7) + PI * (rng.random() < .5); L_ = rng.uniform(64, 92)
        with at(g, x, y, t): rgb(g, k); taper(g, [(-L_ * .5, 0), (0, -7), (L_ * .5, 5)], [13, 17, 2], 16); g.fill(); rgb(g, '#5f8a3c'); taper(g, [(-L_ * .5, 0), (-L_ * .72, -4)], [11, 5]); g.fill(); rgb(g, 'white', .5); taper(g, [(-L_ * .3, -4), (L_ * .1, -9)], [2, 3, 1], 5); g.fill()

    def aubergine(g, x, y):
        k = jitter(rng, '#5a2f78', .03)
        with at(g, x, y, rng.normal(-.15, .3)): smooth(g, [(-78, 0), (-50, -19), (20, -27), (70, -20), (84, 4), (64, 26), (10, 26), (-50, 15)]); lin(g, 0, -26, 0, 26, shade(k, .35), k, shade(k, -.45)); g.fill(); rgb(g, '#5f8a3c'); smooth(g, [(-92, -5), (-66, -20), (-48, -12), (-56, 0), (-46, 12), (-68, 16), (-92, 5)], tension=.3); g.fill()
    for x, y, rx, n, d in ((.18, .69, 215, 13, fruit(['#f2b23c', '#f5c84c', '#e8913c', '#c9b03c'], 52, 40)), (.8, .68, 205, 24, fruit(['#8fbf4a', '#a9cf5a', '#6fa83c'], 30, 27)), (.5, .8, 235, 70, chilli)): tray(W * x, H * y, rx); heap(W * x, H * y, rx, n, d)
    for x, y, rx, n, d in ((.155, .92, 250, 9, aubergine),): tray(W * x, H * y, rx); heap(W * x, H * y, rx, n, d, .3)
    with c.piece(shadow=.45, lift=9, volume=.3, vsize=10, rim=.4) as g: F.banana_leaf(g, W * .82, H * .925, 560, 170, -.06, '#4f9a52', 4, rng)
    for m, (bx, by) in enumerate(((W * .75, H * .865), (W * .88, H * .875))):
        for k in range(6):
            with c.piece(shadow=.4, lift=6, volume=.5, vsize=9, rim=.5) as g:
                t = (k - 2.5) * .3; cc = jitter(rng, '#f2cf3f', .025); p = [(bx + t * 16, by - 34), (bx + math.sin(t) * 66 - 6, by + 22), (bx + math.sin(t) * 118, by + 62), (bx + math.sin(t) * 146, by + 72)]
                lin(g, *p[0], *p[-1], '#9aa83f', cc, cc, '#7a5a2c'); taper(g, p, [15, 40, 38, 9], 24); g.fill()
        with c.piece(shadow=.3, lift=4, volume=.4, vsize=5) as g: rgb(g, '#8a8a3f'); smooth(g, blob_pts(rng, bx, by - 40, 34, 20, .1, 9)); g.fill()
    # a customer's hand takes a bag of limes
    def bag(cv):
        with cv.piece(shadow=.4, lift=8, volume=.35, vsize=12, rim=.5) as g:
            x, y = W * .655, H * .6
            rgb(g, '#d9a860'); smooth(g, [(x - 14, y - 30), (x + 14, y - 30), (x + 62, y + 60), (x + 70, y + 112), (x + 30, y + 138), (x - 34, y + 138), (x - 70, y + 108), (x - 58, y + 56)], tension=.4); lin(g, x - 60, 0, x + 60, 0, '#efcf94', '#d3a460', '#94693a'); g.fill(); rgb(g, '#8a6236', .5); g.set_line_width(3)
            for k in range(7): g.move_to(x - 52 + k * 17, y + 66); g.line_to(x - 60 + k * 20, y + 128); g.stroke()
            for k in range(4): g.move_to(x - 60, y + 62 + k * 20); g.curve_to(x - 20, y + 72 + k * 20, x + 20, y + 72 + k * 20, x + 64, y + 60 + k * 20); g.stroke()
    closeups.hand(c, W * .655, H * .565, 96, PI - .06, 'pull', '#6b432d', '#2f6fb0', 4.8, flip=True, held=bag)
    # the tarpaulin over us, its edge dripping
    with c.piece(shadow=.55, lift=20, volume=.4, vsize=22, rim=.3) as g:
        edge = [(W * u, H * (.125 + .05 * math.sin(u * PI * 3.1) ** 2)) for u in np.linspace(-.04, 1.04, 40)]
        smooth(g, edge + [(W + 60, -40), (-60, -40)], tension=.4); lin(g, 0, 0, 0, H * .17, '#2f7fc0', '#2568a8', '#4f9fd8'); g.fill()
        rgb(g, '#f5b843', .9); taper(g, [(x, y - 16) for x, y in edge], [9, 9], 120, False); g.fill()
    with c.piece(shadow=.1, lift=2, volume=0, rim=.4) as g:
        for k in range(26): u = rng.uniform(.55, 1.3) % 1; x, y = W * u, H * (.125 + .05 * math.sin(u * PI * 3.1) ** 2); water.drop(g, x, y + rng.choice([6, 30, 80, 150]) * rng.uniform(.6, 1.2), rng.uniform(5, 9), rng.uniform(.4, 1.6))
    c.finish(.3, warm=.06, center=(.5, .52))
