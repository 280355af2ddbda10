"""Pictures of the article "Sailors of the World ARC form bases for corals"."""
import math
import numpy as np
from scipy.ndimage import gaussian_filter
from toolkit import boats, clay, closeups, fauna as A, flora as F, household, land as L, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Close, at a table by the marina in the morning: one hand holds the rim of a clay base, another person's scores its cone with a stick; finished bases on a board, masts and their light on the water behind."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    hz = H * .25
    L.sky(c, 'morning', hz, (W * .16, hz - 70, 38), '#ffe9b0', .95)
    L.cloud(c, W * .5, H * .075, 330, '#fdeed2', .45); L.cloud(c, W * .93, H * .11, 200, '#fdeed2', .5)
    L.rinjani(c, W * .7, hz + 3, 820, 150, '#6f8fa4', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.38) as g:                       # the hills around the bay
        smooth(g, [(-40, hz - 24), (W * .1, hz - 48), (W * .22, hz - 30), (W * .36, hz - 56), (W * .5, hz - 22), (W * .66, hz - 34), (W * .84, hz - 14), (W + 40, hz - 24)], False); g.line_to(W + 40, hz + 8); g.line_to(-40, hz + 8); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#7fa58a', '#5f8f80'); g.fill()
    L.sea(c, hz, H * .56, 'morning', W * .16, 70, .9)
    for x, y, s, f, st, kd, d in ((.055, .012, 120, False, 'navy', 'sloop', .36), (.29, .01, 104, True, 'teal', 'ketch', .4), (.955, .016, 150, True, 'plum', 'sloop', .34)): boats.yacht(c, W * x, hz + H * y, s, f, 'white', st, kind=kd, depth=d)
    boats.jetty(c, W * .36, W * 1.05, hz + H * .07, .62, [W * t for t in np.arange(.39, 1.05, .085)], hz + H * .11, '#a9805a', depth=.12)
    for x, y, s, f, st, kd in ((.43, .1, 225, True, 'coral', 'sloop'), (.555, .095, 190, True, 'navy', 'ketch'), (.71, .115, 300, False, 'teal', 'sloop'), (.935, .16, 470, True, 'rust', 'sloop')): boats.yacht(c, W * x, hz + H * y, s, f, 'white', st, kind=kd, depth=.06)
    boats.jukung(c, W * .14, hz + H * .12, 200, None, '#e4573f', depth=.04)
    for i in range(3): c.img[..., i] = gaussian_filter(c.img[..., i], 1.7 * c.k, mode='nearest')   # only the table is sharp
    # the table
    top = H * .475
    ropes_and_bars.planks(c, top, H + 20, '#d3b48a', 9, vanish=(W * .5, hz - H * .12))
    with c.piece(shadow=.35, lift=5, volume=.2, rim=.7) as g: rgb(g, '#ebca9c'); g.rectangle(-20, top - 7, W + 40, 13); g.fill()
    c.glow(W * .12, H * .5, 640, '#fff0c0', .34)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:                           # slip and crumbs
        for x, y, q in ((.52, .965, 250), (.76, .9, 120), (.33, .83, 90)): rgb(g, '#e3b48c', .55); smooth(g, blob_pts(rng, W * x, H * y, q, q * .15, .25, 13)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=3, grain=.06) as g:
        for _ in range(34): x, y, q = W * rng.normal(.57, .17), H * rng.uniform(.7, .98), rng.uniform(3, 11); rgb(g, jitter(rng, '#b9693f', .03)); smooth(g, blob_pts(rng, x, y, q * 1.2, q * .75, .2, 7)); g.fill()
    # a board with what is done already
    b = [(W * .03, H * .735), (W * .105, H * .515), (W * .375, H * .515), (W * .355, H * .735)]
    shadow.blob(c, W * .24, H * .7, 290, 90, 0, .35, 16, '#4a2a20')
    with c.piece(shadow=.5, lift=9, volume=.3, vsize=8, rim=.5, grain=.05) as g: rgb(g, '#8a5f3a'); poly(g, [(x, y + 17) for x, y in b]); g.fill(); poly(g, b); lin(g, 0, H * .51, 0, H * .735, '#ecd0a0', '#d9ae74'); g.fill()
    for x, y, s, cc in ((.148, .573, 124, '#cf8f68'), (.238, .568, 120, '#c98258'), (.32, .573, 122, '#c27a50'), (.108, .675, 140, '#d59a74'), (.208, .672, 140, '#c98560'), (.306, .677, 140, '#bd7047')): clay.base(c, W * x, H * y, s, cc, .4, 8, rng.uniform(0, 1))
    # a bowl of water and a lump of clay
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14, rim=.4) as g:
        x, y, R = W * .64, H * .57, 96
        smooth(g, [(x - R, y - 52), (x - R * .86, y + 2), (x - R * .45, y + 34), (x + R * .45, y + 34), (x + R * .86, y + 2), (x + R, y - 52)], tension=.5); lin(g, x - R, 0, x + R, 0, '#8fd0cc', '#3f97a3', '#1f5f70'); g.fill()
        with at(g, x, y - 52, 0, R, R * .3): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#c9d6c8', '#9fb0a0', '#cfdccc'); g.fill(); g.arc(0, 0, 1, 0, 7); g.set_line_width(.07); rgb(g, '#c9efe8'); g.stroke(); rgb(g, '#fffaf0', .7); g.set_line_width(.03); g.arc(0, 0, .7, 3.4, 4.6); g.stroke()
    clay.lump(c, W * .075, H * .865, 190, '#a95f3a')

    def grown(cv, x0, x1, floor):                                                                # what it is for: a base with its coral, kept in a jar of sea water
        with cv.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, floor - 190, 0, floor, (0, '#bfeee4', .9), (1, '#4fb4b8', .95)); smooth(g, [(x0, floor - 186), (x1, floor - 186), (x1, floor - 8), (x1 - 10, floor + 6), (x0 + 10, floor + 6), (x0, floor - 8)], tension=.15); g.fill()
        clay.base(cv, (x0 + x1) / 2, floor - 16, 122, '#c98560', .3, 8); F.staghorn(cv, (x0 + x1) / 2, floor - 54, 104, 'coral', 2, 5)
    shadow.blob(c, W * .5, H * .615, 130, 22, 0, .35, 9, '#4a2a20')
    household.jar(c, W * .478, H * .612, 252, grown)
    # the base in work, and the hands of two people
    X, Y, S = W * .56, H * .885, 530
    shadow.blob(c, X + 60, Y + 40, S * .56, S * .17, 0, .5, 14, '#4a2a20')

    def in_work(cv):
        clay.base(cv, X, Y, S, '#ad5e38', .4, 11, .2)
        with cv.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.55) as g:                       # it is wet
            for _ in range(30): a = rng.uniform(2.9, 4.6); q = S * rng.uniform(.36, .47); x, y = X + math.cos(a) * q, Y - S * .07 + math.sin(a) * q * .4; rgb(g, '#ffe9d2', rng.uniform(.3, .8)); taper(g, [(x - 13, y), (x, y - 2), (x + 13, y)], [.4, 3.4, .4], 8, False); g.fill()
    closeups.hand(c, X - S * .445, Y + S * .015, 215, -.4, 'pinch', '#cf9a72', '#f3ead6', 3.4, held=in_work, band='#2f6fa8', volume=.3)

    def stick(cv):
        a, e = (X + S * .17, Y - S * .235), (X + S * .62, Y - S * .5)
        with cv.piece(shadow=.45, lift=7, volume=.45, vsize=5, rim=.5) as g: lin(g, a[0], a[1] - 8, a[0] + 8, a[1] + 12, '#f0d6a0', '#c9985c', '#8a5f3a'); taper(g, [a, (a[0] * .8 + e[0] * .2, a[1] * .8 + e[1] * .2), e], [5, 17, 15], 20); g.fill()
    closeups.hand(c, X + S * .36, Y - S * .35, 200, PI - .3, 'pinch', '#7f5236', '#b23f5c', 3.6, flip=True, held=stick, volume=.3)
    c.particles(26, box=(0, 0, W, H * .5), color='#fff3d0', big=4)
    c.finish(.3, warm=.16, center=(.5, .58))


def second(c, rng, variant=0):
    """What a base is for: it stands on the sea floor with its coral, some months old, small blue fish around it; two more behind, in the haze."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#c9f3de'), (.3, '#74cfc6'), (.62, '#2a97aa'), (1, '#0f587f')], 80, glow=(W * .18, -40, 760, '#fff8dc', .65))
    c.god_rays(W * .16, -170, .36, 11, 1100, 1.1)
    L.rocks(c, [(-30, H * .62), (W * .2, H * .57), (W * .45, H * .64), (W * .75, H * .6), (W + 30, H * .55)], '#2f7f8c', .6, 12, blur=5)
    c.set_air()
    L.sandbed(c, [(-30, H * .69), (W * .3, H * .66), (W * .65, H * .68), (W + 30, H * .65)], '#e6dfba', .4)
    A.school(c, 'fusilier', W * .72, H * .24, 15, 190, 60, 34, PI + .1, .3, depth=.42)

    def planted(x, y, s, cc, q, d):
        shadow.blob(c, x + s * .16, y + s * .05, s * .58, s * .12, 0, .4 - d * .4, 9, '#1d5a66')
        clay.base(c, x, y, s, '#c07850', .3, 9, rng.uniform(0, 1), depth=d)
        F.staghorn(c, x, y - s * .16, q, cc, 3, 7, depth=d)
    planted(W * .21, H * .735, 210, 'saffron', 150, .34); planted(W * .885, H * .755, 250, 'rose', 170, .24)
    F.boulder(c, W * .03, H * .8, 210, 'violet', depth=.16)
    F.scree(c, lambda: (rng.uniform(0, W), H * rng.uniform(.88, 1.0), 1), 26, (8, 26))
    X, Y, s = W * .565, H * .905, 560
    shadow.blob(c, X + 90, Y + 20, s * .6, s * .13, 0, .45, 14, '#1d5a66')
    clay.base(c, X, Y, s, '#bf714a', .3, 11, .2)
    with c.piece(shadow=0, volume=.2, vsize=4, rim=0, grain=.05, alpha=.6) as g:                 # a first film of pink crust
        for _ in range(46): a, q = rng.uniform(0, 7), s * rng.uniform(.3, .47); rgb(g, jitter(rng, rng.choice(['#e3a0b0', '#d98fa0', '#b9c48a']), .04), .7); smooth(g, blob_pts(rng, X + math.cos(a) * q, Y - s * .07 + math.sin(a) * q * .3, rng.uniform(5, 17), rng.uniform(3, 7), .3, 8)); g.fill()
    for dx, q, cc, ln in ((-34, 250, '#e8603c', -.14), (40, 236, '#ee6a44', .16), (2, 300, '#f2744c', 0)): F.staghorn(c, X + dx, Y - s * .17, q, cc, 3, 5, lean=ln)
    for x, y, q, h in ((.345, .5, 88, -.15), (.42, .36, 74, .25), (.72, .46, 84, PI + .2), (.665, .29, 66, PI - .1), (.515, .31, 58, .1)): A.fish(c, 'damsel', W * x, H * y, q, h)
    F.seagrass(c, -20, W * .17, H * 1.03, 190, 44, '#5f9f5a')
    c.particles(150, big=8); c.finish(.34, center=(.55, .5))
