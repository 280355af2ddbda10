"""What the foundation sells, each hanging from a line, on transparent ground; all in units of the page's drawing (src/sections/home/Merchandise)."""
import math
import numpy as np
from toolkit import fauna as A
from toolkit.paper import at, blob_pts, curve_pts, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi
CLOTH = dict(shadow=0, volume=.34, vsize=46, rim=.3, grain=.045)


def hung(c, width):
    """Begin a cut-out; returns a function that puts a context into units of the drawing: x from its middle, y = 0 at the line."""
    c.transparent()
    c.light = (-.5, -.87)
    k = c.w / width
    return (lambda g: at(g, c.w / 2, 24 * k, 0, k)), k


def folds(g, rng, lines, color):
    """Soft folds of cloth (raw): each a list of points and a width; dark where the cloth turns away, light beside it."""
    for pts, w in lines:
        q = curve_pts(pts, 24)
        rgb(g, shade(color, -.62), .2); taper(g, q, [w * .2, w, w * .15], 24, False); g.fill()
        rgb(g, shade(color, .8), .3); taper(g, q + (w * .55, 0), [w * .1, w * .55, w * .1], 24, False); g.fill()


def stitches(g, pts, color, step=5.0):
    """A seam of short stitches along pts (raw)."""
    q = curve_pts(pts, max(4, int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / step)))
    rgb(g, color, .7); g.set_line_width(1.1)
    for a, b in zip(q[:-1:2], q[1::2]): g.move_to(*a); g.line_to(*b); g.stroke()


def peg(c, place, x, y=4.0, tilt=0.0):
    """Wooden clothes peg over the line."""
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=10, rim=.5) as g, place(g), at(g, x, y, tilt):
        for m in (-1, 1): rgb(g, shade('#e0b066', .1 * m)); smooth(g, [(m * .6, -16), (m * 5.4, -15), (m * 6, 6), (m * 4.6, 22), (m * .8, 22)], tension=.25); g.fill()
        rgb(g, '#8fa3ad'); taper(g, [(-6, 0), (6, 0)], [3.4, 3.4]); g.fill()


def manta(g, ink, light):
    """A manta as it is printed on cloth (raw), 2 wide, swimming up."""
    for m in (-1, 1):
        rgb(g, ink); smooth(g, [(0, -.32), (m * .17, -.36), (m * .4, -.24), (m * .7, .02), (m * 1.0, .42), (m * .62, .27), (m * .34, .28), (m * .12, .46), (0, .5)], tension=.4); g.fill()
        smooth(g, [(m * .06, -.34), (m * .19, -.34), (m * .2, -.52), (m * .12, -.6), (m * .1, -.46)], tension=.5); g.fill()
        rgb(g, light); smooth(g, [(m * .12, -.2), (m * .32, -.14), (m * .52, .06), (m * .3, .04), (m * .14, -.04)], tension=.4); g.fill()
        for k in range(3): rgb(g, light); taper(g, [(m * .07, .06 + .075 * k), (m * .2, .03 + .075 * k)], [.016, .024], 4); g.fill()
    rgb(g, ink); taper(g, [(0, .4), (.02, .8), (-.03, 1.2)], [.08, .035, .012], 20); g.fill()


def shirt(c, rng, variant=0):
    """Cream T-shirt with a manta over a sun and waves printed on the chest."""
    place, k = hung(c, 320)
    cloth = '#fbf0d3'
    with c.piece(**CLOTH) as g, place(g):                                                                # its back, seen in the neck
        smooth(g, [(-46, 9), (0, 15), (46, 9), (40, 34), (0, 46), (-40, 34)], tension=.5); lin(g, 0, 8, 0, 46, shade(cloth, -.3), shade(cloth, -.16)); g.fill(); rgb(g, '#35abb2'); smooth(g, [(-9, 22), (9, 22), (8, 34), (-8, 34)], tension=.2); g.fill()
    for m in (-1, 1):
        with c.piece(**CLOTH) as g, place(g):
            smooth(g, [(m * 60, 12), (m * 104, 26), (m * 128, 58), (m * 150, 108), (m * 138, 120), (m * 112, 134), (m * 103, 130), (m * 92, 100)], tension=.35); p = g.copy_path(); lin(g, m * 80, 30, m * 140, 130, cloth, shade(cloth, -.1 - .06 * (m > 0))); g.fill()
            g.save(); g.append_path(p); g.clip(); folds(g, rng, [([(m * 92, 40), (m * 112, 76), (m * 122, 128)], 8), ([(m * 84, 60), (m * 100, 92), (m * 108, 128)], 6)], cloth); stitches(g, [(m * 146, 101), (m * 124, 114), (m * 101, 122)], '#c9b184'); g.restore()
    body = [(-58, 8), (-44, 9), (-36, 27), (-18, 38), (0, 41), (18, 38), (36, 27), (44, 9), (58, 8), (88, 18), (102, 48), (95, 96), (93, 160), (95, 240), (99, 326), (60, 333), (20, 330), (-22, 334), (-64, 330), (-97, 327), (-93, 240), (-92, 160), (-95, 96), (-102, 48), (-88, 18)]
    with c.piece(**CLOTH) as g, place(g):
        smooth(g, body, tension=.36); p = g.copy_path(); lin(g, -100, 0, 100, 60, shade(cloth, .3), cloth, shade(cloth, -.12)); g.fill()
        g.save(); g.append_path(p); g.clip()
        folds(g, rng, [([(-84, 60), (-70, 150), (-78, 240)], 10), ([(82, 66), (66, 160), (76, 250)], 12), ([(-40, 240), (-32, 290), (-40, 340)], 9), ([(30, 232), (40, 285), (30, 340)], 10), ([(-58, 18), (-66, 60), (-62, 100)], 8), ([(60, 18), (68, 62), (60, 96)], 8), ([(2, 250), (6, 300), (0, 340)], 6)], cloth)
        stitches(g, [(-98, 318), (-30, 324), (40, 321), (99, 317)], '#c9b184')
        g.restore()
        rgb(g, shade(cloth, -.1)); taper(g, [(-48, 7), (-39, 29), (-19, 41), (0, 44.5), (19, 41), (39, 29), (48, 7)], [7.5] * 4, 40, False); g.fill(); stitches(g, [(-52, 14), (-42, 34), (-20, 47), (0, 50), (20, 47), (42, 34), (52, 14)], '#c9b184')
    with c.piece(shadow=0, volume=.08, vsize=20, rim=0, grain=.07, alpha=.94) as g, place(g):                # the print
        g.save(); g.arc(0, 158, 58, 0, 7); g.clip()
        rgb(g, '#f5b843'); g.paint()
        for y, cc in ((166, '#35abb2'), (182, '#137a95'), (199, '#073a60')): rgb(g, cc); smooth(g, [(x, y + 7 * math.sin(x * .09 + y)) for x in range(-70, 71, 8)], False); g.line_to(70, 240); g.line_to(-70, 240); g.close_path(); g.fill()
        g.restore()
        with at(g, 2, 152, -.12, 62): manta(g, '#0a2444', '#a9e4d2')
    for x, t in ((-62, .05), (62, -.04)): peg(c, place, x, 2, t)


def tote(c, rng, variant=0):
    """Cloth bag of raw canvas, its handles over the line, with a sea fan and two fish printed in violet, teal and saffron."""
    place, k = hung(c, 250)
    canvas = '#ecdcb4'
    for back, (y0, cc) in enumerate(((-12, shade(canvas, -.26)), (-5, shade(canvas, -.04)))):
        with c.piece(shadow=.3 if back else 0, lift=8, volume=.45, vsize=14, rim=.4, grain=.05) as g, place(g):
            pts = [(-54, 112), (-58, 60), (-44, 14), (-16, y0), (16, y0), (44, 14), (58, 60), (54, 112)]
            rgb(g, cc); taper(g, pts, [15] * 8, 60, False); g.fill(); stitches(g, [(x * .95, y + 2) for x, y in pts], shade(cc, -.4), 4)
        if back: continue
        with c.piece(**CLOTH) as g, place(g): smooth(g, [(-108, 100), (0, 92), (108, 100), (104, 130), (-104, 130)], tension=.2); rgb(g, shade(canvas, -.34)); g.fill()
    body = [(-112, 104), (-56, 110), (0, 112), (56, 109), (112, 103), (108, 180), (110, 260), (103, 352), (40, 359), (-30, 357), (-102, 352), (-108, 260), (-107, 180)]
    with c.piece(**CLOTH) as g, place(g):
        smooth(g, body, tension=.28); p = g.copy_path(); lin(g, -110, 100, 110, 200, shade(canvas, .3), canvas, shade(canvas, -.14)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for _ in range(520): x, y = rng.uniform(-112, 112), rng.uniform(100, 360); rgb(g, rng.choice(['#b59c68', '#fff6dc']), .28); g.set_line_width(.7); d = rng.uniform(3, 9); v = rng.random() < .5; g.move_to(x, y); g.line_to(x + (0 if v else d), y + (d if v else 0)); g.stroke()
        folds(g, rng, [([(-60, 116), (-52, 200), (-70, 300)], 11), ([(62, 116), (50, 210), (72, 320)], 13), ([(-96, 320), (-40, 342), (20, 352)], 8), ([(96, 318), (60, 340), (20, 354)], 8)], canvas)
        stitches(g, [(-112, 121), (0, 128), (112, 120)], '#a98f5c', 4)
        g.restore()
    with c.piece(shadow=0, volume=.06, vsize=20, rim=0, grain=.08, alpha=.93) as g, place(g):
        def fan(x, y, a, L, w, lvl):
            """One branch of the printed sea fan, and those that leave it."""
            q = wander(rng, x, y, a, L, 4, .16); taper(g, q, [w, w * .72], 14); g.fill()
            if lvl:
                for t, s in ((2, -1), (3, 1), (3, -1)): fan(*q[t], a + s * rng.uniform(.3, .62), L * rng.uniform(.66, .82), w * .66, lvl - 1)
        rgb(g, '#6f4a9c'); fan(-4, 332, -PI / 2 - .02, 44, 11, 5)
        rgb(g, '#6f4a9c'); smooth(g, [(-40, 338), (-14, 326), (8, 326), (34, 338), (0, 342)], tension=.5); g.fill()
    for x, y, L, f, sp in ((58, 284, 52, True, 'raccoon'), (-62, 300, 36, False, 'damsel')):
        with c.piece(shadow=0, volume=.06, vsize=8, rim=0, grain=.06, alpha=.95) as g, place(g), at(g, x, y, -.08, -L if f else L, L): A.draw_fish(g, sp, .04, None, rng)


def bottle(c, rng, variant=0):
    """Steel bottle in deep sea enamel with two bands of waves and small fish, a bamboo lid, hanging from a cord."""
    place, k = hung(c, 150)
    with c.piece(shadow=0, volume=.4, vsize=8, rim=.4) as g, place(g):
        rgb(g, '#f3e3b8'); g.set_line_width(5.4); g.move_to(-15, 40); g.curve_to(-26, 8, -8, -12, 0, -12); g.curve_to(8, -12, 26, 8, 15, 40); g.stroke()
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=20, rim=.5, grain=.05) as g, place(g):                 # lid
        smooth(g, [(-31, 76), (-31, 40), (-26, 33), (26, 33), (31, 40), (31, 76)], tension=.25); p = g.copy_path(); lin(g, -31, 0, 31, 0, '#a9783f', '#e9c484', '#d3a45c', '#8a5c2e'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for _ in range(30): x = rng.uniform(-31, 31); rgb(g, rng.choice(['#7a5028', '#f6dfa8']), .35); taper(g, [(x, 34), (x + rng.normal(0, 1), 76)], [.8, 1.4], 3, False); g.fill()
        rgb(g, '#7a5028', .6); g.rectangle(-32, 69, 64, 3); g.fill(); g.restore()
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=10, rim=.5, grain=.02) as g, place(g): lin(g, -28, 0, 28, 0, '#6f7f86', '#eef4f4', '#b5c4c8', '#5f6f78'); g.rectangle(-28, 75, 56, 10); g.fill()
    body = [(-28, 84), (28, 84), (36, 94), (50, 112), (58, 138), (59, 200), (59, 330), (56, 348), (44, 360), (0, 362), (-44, 360), (-56, 348), (-59, 330), (-59, 200), (-58, 138), (-50, 112), (-36, 94)]
    with c.piece(shadow=0, volume=.3, vsize=50, rim=.4, grain=.04) as g, place(g):
        smooth(g, body, tension=.38); p = g.copy_path(); lin(g, -60, 0, 60, 0, '#0f4f66', '#2fa0a8', '#1b8090', '#0b3f58', '#15607a'); g.fill()
        g.save(); g.append_path(p); g.clip()
        def wave(y, amp, ph, cc, al=1.0):
            rgb(g, cc, al); smooth(g, [(x, y + amp * math.sin(x * .075 + ph) + .0018 * x * x * -4) for x in range(-70, 71, 7)], False); g.line_to(70, 380); g.line_to(-70, 380); g.close_path(); g.fill()
        wave(236, 9, .6, '#a9e4d2', .95); wave(246, 9, .9, '#35abb2'); wave(272, 10, 2.6, '#fff1cf', .95); wave(279, 10, 2.8, '#f5b843'); wave(300, 9, 4.2, '#6f4a9c')
        for x, y, s, f in ((-20, 186, 26, 1), (18, 164, 20, -1), (26, 204, 16, 1), (-30, 218, 13, -1)):
            with at(g, x, y, -.06 * f, s * f, s): rgb(g, '#fff4d6', .95); smooth(g, [(.5, 0), (.18, -.2), (-.2, -.13), (-.32, -.02), (-.52, -.17), (-.46, 0), (-.52, .17), (-.32, .02), (-.2, .13), (.18, .2)], tension=.5); g.fill(); rgb(g, '#137a95'); g.arc(.3, -.04, .045, 0, 7); g.fill()
        for x, w, al, cc in ((-40, 13, .5, 'white'), (-24, 5, .3, 'white'), (44, 16, .32, 'navy')): rgb(g, cc, al); taper(g, [(x, 118), (x, 240), (x, 352)], [w * .4, w, w * .5], 20); g.fill()      # light along the steel
        lin(g, 0, 338, 0, 362, (0, 'navy', 0), (1, 'navy', .4)); g.paint(); g.restore()


def robe(c, rng, variant=0):
    """Hooded towel robe in teal terry with cream and saffron bands at the hem and sleeves, a lined hood and a pouch pocket with a turtle on it."""
    place, k = hung(c, 320)
    terry, lining = '#178a99', '#f5b843'

    def pile(g, box, n):
        """Loops of terry (raw)."""
        for _ in range(n): x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]); rgb(g, rng.choice(['#0d5a6c', '#5fc4c6']), .3); g.arc(x, y, rng.uniform(.5, 1.2), 0, 7); g.fill()
    for m in (-1, 1):
        with c.piece(**CLOTH) as g, place(g):
            smooth(g, [(m * 58, 50), (m * 96, 70), (m * 128, 112), (m * 152, 170), (m * 130, 186), (m * 106, 196), (m * 94, 160), (m * 84, 110)], tension=.35); p = g.copy_path(); lin(g, m * 70, 60, m * 140, 190, shade(terry, .06), shade(terry, -.16)); g.fill()
            g.save(); g.append_path(p); g.clip(); pile(g, (-155, 50, 155, 200), 700); folds(g, rng, [([(m * 84, 74), (m * 108, 126), (m * 122, 190)], 9)], terry)
            for d, w, cc in ((0, 9, '#fff1cf'), (12, 5, lining)): rgb(g, cc); taper(g, [(m * (148 - d * .5), 160 - d), (m * 122, 176 - d), (m * (98 - d * .2), 187 - d)], [w] * 3, 12, False); g.fill()
            g.restore()
    body = [(-44, 40), (0, 52), (44, 40), (80, 58), (102, 96), (97, 160), (100, 240), (106, 334), (54, 342), (0, 339), (-56, 343), (-106, 334), (-100, 240), (-97, 160), (-102, 96), (-80, 58)]
    with c.piece(**CLOTH) as g, place(g):
        smooth(g, body, tension=.34); p = g.copy_path(); lin(g, -100, 40, 100, 140, shade(terry, .16), terry, shade(terry, -.2)); g.fill()
        g.save(); g.append_path(p); g.clip(); pile(g, (-108, 38, 108, 344), 2600)
        folds(g, rng, [([(-78, 80), (-66, 180), (-82, 300)], 13), ([(76, 84), (64, 190), (84, 310)], 14), ([(-26, 250), (-20, 300), (-30, 346)], 9), ([(36, 262), (42, 305), (34, 346)], 9)], terry)
        for y, w, cc in ((318, 13, '#fff1cf'), (301, 6, lining), (334, 4, lining)): rgb(g, cc); taper(g, [(-110, y - 1), (-50, y + 5), (10, y + 2), (60, y + 5), (110, y - 2)], [w] * 5, 30, False); g.fill()
        g.restore()
    with c.piece(shadow=.3, lift=8, volume=.35, vsize=20, rim=.4, grain=.045) as g, place(g):                  # pouch
        smooth(g, [(-54, 208), (54, 208), (66, 238), (62, 290), (-62, 290), (-66, 238)], tension=.22); p = g.copy_path(); lin(g, 0, 206, 0, 290, shade(terry, .05), shade(terry, -.12)); g.fill(); g.save(); g.append_path(p); g.clip(); pile(g, (-70, 204, 70, 292), 500); g.restore(); stitches(g, [(-51, 214), (51, 214), (61, 240), (57, 285), (-57, 285), (-61, 240), (-51, 214)], '#bfeee6', 4)
    with c.piece(shadow=0, volume=.25, vsize=10, rim=.3, grain=.05) as g, place(g), at(g, 0, 249, .5, 29):         # turtle of the pocket
        rgb(g, '#fff1cf')
        for m in (-1, 1): taper(g, [(m * .4, -.35), (m * .9, -.55), (m * 1.25, -.2)], [.34, .3, .06], 16); g.fill(); taper(g, [(m * .4, .5), (m * .7, .85)], [.26, .1], 8); g.fill()
        smooth(g, [(0, -1.2), (.24, -1.05), (.24, -.75), (0, -.6), (-.24, -.75), (-.24, -1.05)], tension=.5); g.fill()
        smooth(g, [(0, -.78), (.5, -.55), (.66, 0), (.4, .6), (0, .86), (-.4, .6), (-.66, 0), (-.5, -.55)], tension=.5); rgb(g, lining); g.fill(); rgb(g, terry); g.set_line_width(.085)
        for a, b in (((-.24, -.3), (.24, -.3)), ((-.24, -.3), (-.3, .2)), ((.24, -.3), (.3, .2)), ((-.3, .2), (0, .5)), ((.3, .2), (0, .5)), ((-.24, -.3), (-.42, -.5)), ((.24, -.3), (.42, -.5)), ((-.3, .2), (-.6, .2)), ((.3, .2), (.6, .2)), ((0, .5), (0, .82))): g.move_to(*a); g.line_to(*b); g.stroke()
    with c.piece(**{**CLOTH, 'shadow': .35, 'lift': 8}) as g, place(g):                                             # hood, hanging open
        smooth(g, [(-50, 4), (-22, -8), (22, -8), (50, 4), (64, 36), (54, 66), (26, 92), (0, 112), (-26, 92), (-54, 66), (-64, 36)], tension=.45); p = g.copy_path(); lin(g, -60, 0, 60, 90, shade(terry, .2), terry, shade(terry, -.2)); g.fill(); g.save(); g.append_path(p); g.clip(); pile(g, (-66, -10, 66, 114), 700); g.restore()
    with c.piece(shadow=0, volume=.5, vsize=30, rim=.2, grain=.05) as g, place(g):
        smooth(g, [(-36, 14), (0, 4), (36, 14), (46, 40), (36, 64), (14, 84), (0, 96), (-14, 84), (-36, 64), (-46, 40)], tension=.45); p = g.copy_path(); rad(g, 0, 40, 66, shade(lining, -.34), shade(lining, -.12), lining); g.fill(); g.save(); g.append_path(p); g.clip(); folds(g, rng, [([(-14, 8), (-20, 46), (-8, 90)], 8), ([(18, 10), (22, 50), (8, 88)], 8)], lining); g.restore()
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5, rim=.5) as g, place(g):                                       # cords
        for m in (-1, 1): rgb(g, '#fff1cf'); taper(g, [(m * 10, 98), (m * 15, 130), (m * 12, 164)], [3.6, 3.6, 3.6], 14, False); g.fill(); smooth(g, blob_pts(rng, m * 12, 168, 4.4, 6.4, .06, 9)); g.fill()
    for x, t in ((-42, .05), (42, -.05)): peg(c, place, x, 2, t)
