"""Pictures of the dive page: the hero, its portrait cut, and the price board."""
import math
from toolkit import boats, fauna as A, flora as F, from_above, gear as G, land as L, people as P, shells
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi
SIGNS = ('mask', 'tank', 'boat', 'coral', 'fins')


def hero(c, rng, variant=0):
    """Living reef slope, morning: divers plant fragments on a nursery table, turtle above; calm left third for a headline."""
    W, H = c.w, c.h
    c.light = (-.42, -.9)
    c.backdrop([(0, '#c8f0dc'), (.2, '#7ed3cb'), (.48, 'water2'), (.76, 'water3'), (1, 'water4')], 96, glow=(W * .3, -60, 620, '#fff4d6', .75))
    L.surface_below(c, 80, .6)
    # far walls, fading into the water
    b0 = L.rocks(c, [(W * .42, H + 20), (W * .52, H * .78), (W * .64, H * .58), (W * .78, H * .47), (W * .9, H * .3), (W + 30, H * .24)], '#2f7f8e', .76, 26)
    F.reef_patch(c, W * .62, W * 1.02, b0, 1.5, .55, depth=.7)
    A.silhouettes(c, W * .64, H * .36, 60, 200, 44, 13, PI, depth=.5)
    b1 = L.rocks(c, [(-30, H * .86), (W * .12, H * .83), (W * .27, H * .87), (W * .42, H * .82), (W * .58, H * .72), (W * .74, H * .6), (W * .87, H * .45), (W + 30, H * .36)], '#2b6e7c', .5, 16)
    F.reef_patch(c, W * .46, W * 1.02, b1, 2.0, .85, depth=.46)
    F.reef_patch(c, -10, W * .34, b1, .9, .5, depth=.52)
    c.god_rays(W * .3, -160, .42, 18, 1000, 1.15)
    # mid slope on the right, rich and dense
    b2 = L.rocks(c, [(W * .55, H + 30), (W * .62, H * .84), (W * .72, H * .72), (W * .84, H * .66), (W * .93, H * .54), (W + 30, H * .48)], '#235f70', .3, 8)
    F.reef_patch(c, W * .66, W * 1.03, b2, 2.5, .95, depth=.27)
    F.reef_patch(c, W * .72, W * 1.03, lambda x: b2(x) + 60, 2.0, .9, depth=.2)
    P.diver(c, W * .845, H * .43, 190, PI - .22, pose='look', accent='saffron', suit='#24486a', depth=.22, fins='#f5b843', kick=.5)
    A.school(c, 'chromis', W * .72, H * .58, 34, 150, 44, 30, PI + .1, depth=.14)
    # sand terrace
    L.sandbed(c, [(-30, H * .935), (W * .18, H * .915), (W * .4, H * .87), (W * .62, H * .82), (W * .82, H * .8), (W + 30, H * .76)], caustic=.34)
    F.reef_patch(c, W * .86, W * 1.04, lambda x: H * .83, 2.4, 1.15, depth=.12, kinds=['plates', 'fan', 'table', 'soft', 'staghorn', 'boulder'])
    F.table_coral(c, W * .445, H * .895, 210, '#e9a05c', .05, depth=.16); F.brain(c, W * .375, H * .92, 120, 'leaf', depth=.1)
    F.pocillopora(c, W * .497, H * .9, 96, 'plum', depth=.12); F.staghorn(c, W * .405, H * .91, 110, 'rose', 2, 5, depth=.12)
    # main table and divers
    tx, ty = W * .635, H * .935
    G.coral_table(c, tx, ty, 430, 3, 8, .24, .88, 1.35)
    P.diver(c, tx - 250, ty - 275, 275, .62, pose='work', accent='coral', kick=.4)
    P.diver(c, tx + 285, ty - 268, 262, PI - .3, pose='hover', accent='#1fa39a', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.6)
    A.school(c, 'anthias', W * .66, H * .895, 20, 120, 34, 28, PI + .2, depth=.05)
    # turtle: second focal point
    A.turtle(c, W * .53, H * .25, 300, -.2, 48, stroke=.55, hind=.5, look=.25, depth=.06, flip=True)
    A.school(c, 'fusilier', W * .83, 140, 44, 290, 78, 58, PI + .2, .35, depth=.2)
    A.silhouettes(c, W * .13, H * .56, 22, 80, 30, 10, .2, depth=.65)
    # foreground frame: near, warm, sharp; heavy right, light left
    F.sea_fan(c, W * .955, H * 1.0, 390, 'plum', -.14)
    F.staghorn(c, W * .865, H * 1.05, 250, 'saffron', 3, 7)
    F.boulder(c, W * .985, H * 1.07, 290, 'coral', .6); F.soft_coral(c, W * .925, H * 1.02, 165, 'rose')
    F.pocillopora(c, W * .805, H * 1.03, 130, 'violet')
    L.rocks(c, [(-30, H * .93), (W * .08, H * .94), (W * .2, H * .975), (W * .36, H * 1.01), (W * .6, H * 1.03), (W + 30, H * 1.04)], '#12394f', .0, 0)
    F.plates(c, W * .025, H * .98, 240, 'violet', 4); F.sea_fan(c, W * .1, H * .965, 150, 'coral', .15)
    F.pocillopora(c, W * .128, H * .99, 110, 'coral'); F.leather(c, W * .185, H * 1.0, 120, '#d8cfae'); F.staghorn(c, W * .065, H * 1.03, 120, 'leaf', 2, 6)
    F.table_coral(c, W * .44, H * 1.05, 300, 'rose', -.03); F.brain(c, W * .53, H * 1.06, 130, '#d9a05c')
    F.anemone(c, W * .285, H * 1.015, 150, '#e3a27c', 'cream')
    A.fish(c, 'clownfish', W * .268, H * .895, 56, .1, .12); A.fish(c, 'clownfish', W * .308, H * .925, 42, PI + .3, -.1)
    A.fish(c, 'idol', W * .79, H * .885, 104, PI - .1, .04); A.fish(c, 'parrotfish', W * .475, H * .955, 128, PI + .1, .1)
    A.fish(c, 'longnose', W * .365, H * .962, 62, .25); A.fish(c, 'emperor', W * .9, H * .74, 84, PI + .1, .1, depth=.08)
    c.particles(260, big=9)
    c.finish(.34, center=(.45, .42))


def hero_portrait(c, rng, variant=0):
    """Tall dive hero: calm light water above left for a headline; turtle right, divers at a nursery table below right of the middle."""
    W, H = c.w, c.h
    c.light = (-.42, -.9)
    c.backdrop([(0, '#c8f0dc'), (.16, '#8ed8cf'), (.45, 'water2'), (.78, 'water3'), (1, 'water4')], 94, glow=(W * .24, -60, 640, '#fff4d6', .75))
    L.surface_below(c, 80, .6)
    b0 = L.rocks(c, [(W * .3, H + 20), (W * .45, H * .74), (W * .64, H * .6), (W * .82, H * .46), (W + 30, H * .34)], '#2f7f8e', .72, 24)
    F.reef_patch(c, W * .6, W * 1.03, b0, 1.6, .6, depth=.66)
    A.silhouettes(c, W * .36, H * .52, 44, 160, 50, 12, PI, depth=.55)
    c.god_rays(W * .24, -160, .44, 17, 1300, 1.05)
    b1 = L.rocks(c, [(W * .4, H + 30), (W * .56, H * .8), (W * .72, H * .7), (W * .86, H * .62), (W + 30, H * .52)], '#235f70', .36, 8)
    F.reef_patch(c, W * .68, W * 1.03, b1, 2.4, .9, depth=.3); F.reef_patch(c, W * .72, W * 1.03, lambda x: b1(x) + 70, 2.0, .9, depth=.22)
    A.school(c, 'chromis', W * .74, H * .62, 30, 140, 46, 30, PI + .1, depth=.14)
    L.sandbed(c, [(-30, H * .88), (W * .2, H * .86), (W * .5, H * .825), (W * .8, H * .8), (W + 30, H * .77)], caustic=.34)
    F.table_coral(c, W * .13, H * .885, 190, '#e9a05c', .05, depth=.16); F.staghorn(c, W * .26, H * .885, 110, 'rose', 2, 5, depth=.12)
    tx, ty = W * .585, H * .915
    G.table_of_young(c, tx, ty, 470, 3, 8, 66, ['saffron', 'coral', 'rose', 'violet', '#e9a05c', 'leaf'])
    P.diver(c, tx - 215, ty - 268, 290, .62, pose='work', accent='coral', kick=.4)
    P.diver(c, tx + 290, ty - 300, 270, PI - .34, pose='hover', accent='#1fa39a', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.6)
    A.school(c, 'anthias', W * .6, H * .825, 22, 130, 34, 30, PI + .2, depth=.05)
    A.turtle(c, W * .68, H * .4, 340, -.2, 48, stroke=.55, hind=.5, look=.25, depth=.04, flip=True)
    A.school(c, 'fusilier', W * .84, H * .24, 34, 180, 70, 54, PI + .2, .35, depth=.22)
    F.sea_fan(c, W * .95, H * 1.0, 360, 'plum', -.14); F.staghorn(c, W * .82, H * 1.03, 220, 'saffron', 3, 7); F.boulder(c, W * .97, H * 1.04, 240, '#c9a46c', .6); F.soft_coral(c, W * .89, H * 1.0, 150, 'rose')
    L.rocks(c, [(-30, H * .945), (W * .1, H * .955), (W * .28, H * .985), (W * .5, H * 1.01), (W + 30, H * 1.03)], '#12394f', .0, 0)
    F.plates(c, W * .03, H * .985, 220, 'violet', 4); F.pocillopora(c, W * .16, H * .995, 120, 'coral'); F.leather(c, W * .27, H * 1.0, 120, '#d8cfae'); F.anemone(c, W * .4, H * 1.012, 150, '#e3a27c', 'cream'); F.brain(c, W * .55, H * 1.03, 130, '#d9a05c'); F.pocillopora(c, W * .69, H * 1.02, 120, 'violet')
    A.fish(c, 'clownfish', W * .385, H * .93, 56, .1, .12); A.fish(c, 'clownfish', W * .44, H * .95, 42, PI + .3, -.1)
    A.fish(c, 'idol', W * .17, H * .8, 100, .1, .04); A.fish(c, 'emperor', W * .88, H * .74, 84, PI + .1, .1, depth=.08)
    c.particles(240, big=9); c.finish(.34, center=(.45, .45))


def sign(g, kind, ink='#fff4d6', accent='coral'):
    """Small painted sign about 1 wide, centred (raw drawing)."""
    g.set_line_width(.08); rgb(g, ink)
    if kind == 'mask':
        smooth(g, [(-.46, -.16), (-.25, -.3), (.25, -.3), (.46, -.16), (.42, .16), (.2, .26), (.08, .1), (-.08, .1), (-.2, .26), (-.42, .16)]); g.fill()
        rgb(g, '#35abb2')
        for s in (-1, 1):
            smooth(g, [(s * .38, -.12), (s * .22, -.2), (s * .06, -.18), (s * .06, 0), (s * .2, .14), (s * .36, .08)]); g.fill()
        rgb(g, accent); g.set_line_width(.07); g.move_to(.55, -.42); g.line_to(.55, .12); g.curve_to(.55, .36, .3, .42, .12, .34); g.stroke()
    elif kind == 'tank':
        rgb(g, 'saffron'); smooth(g, [(-.16, .46), (-.2, .3), (-.2, -.18), (-.12, -.3), (.12, -.3), (.2, -.18), (.2, .3), (.16, .46)], tension=.35); g.fill()
        rgb(g, ink); taper(g, [(-.2, .02), (.2, .02)], [.1, .1], cap=False); g.fill(); taper(g, [(0, -.3), (0, -.44)], [.11, .09]); g.fill(); taper(g, [(-.14, -.42), (.14, -.42)], [.06, .06]); g.fill()
        g.set_line_width(.05); g.move_to(.12, -.42); g.curve_to(.5, -.4, .5, .2, .36, .3); g.stroke()
    elif kind == 'boat':
        smooth(g, [(-.06, -.46), (-.36, .04), (-.06, .06)], tension=.3); g.fill(); rgb(g, 'saffron'); smooth(g, [(.02, -.4), (.3, .04), (.02, .06)], tension=.3); g.fill()
        rgb(g, accent); smooth(g, [(-.52, .12), (-.3, .32), (.3, .32), (.52, .12), (.2, .18), (-.2, .18)], tension=.4); g.fill()
        rgb(g, ink); g.set_line_width(.06); g.move_to(-.44, .44); g.curve_to(-.2, .36, .2, .5, .44, .42); g.stroke()
    elif kind == 'coral':
        rgb(g, accent); g.set_line_width(.11)
        for p in ([(0, .46), (0, -.42)], [(0, .28), (-.22, .12), (-.28, -.26)], [(0, .14), (.2, .02), (.28, -.34)], [(-.24, .02), (-.42, -.1)], [(.24, -.1), (.42, -.2)]):
            smooth(g, p, False); g.stroke()
    else:
        for s, cc in ((-1, 'saffron'), (1, ink)):
            with at(g, s * .2, .04, s * .22):
                rgb(g, cc); smooth(g, [(-.07, .42), (-.12, .2), (-.19, -.42), (0, -.46), (.19, -.42), (.12, .2), (.07, .42)], tension=.4); g.fill()
                rgb(g, 'navy', .75); smooth(g, [(-.1, .42), (-.1, .2), (.1, .2), (.1, .42)], tension=.4); g.fill()


def price_board(c, rng, variant=0):
    """A wooden board on the beach: five painted signs, five blank paper tags on nails; fins and shells lean on it."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    hz = H * .4
    L.sky(c, 'morning', hz, (W * .12, H * .16, 44))
    L.cloud(c, W * .3, H * .17, 260, depth=.35); L.cloud(c, W * .9, H * .13, 220, depth=.4)
    L.rinjani(c, W * .16, hz, 620, 130, '#7d7fae', .5)
    L.sea(c, hz, H * .62, 'morning', W * .12, 70, .5)
    boats.jukung(c, W * .115, H * .475, 120, 'saffron')
    shore = [(-30, H * .62), (W * .2, H * .6), (W * .45, H * .585), (W * .75, H * .6), (W + 30, H * .57)]
    L.ground(c, shore, 'sand', texture=320); L.foam(c, [(x, y - 4) for x, y in shore], 10)
    F.palm(c, W * .985, H * .86, 620, -.22)
    L.pebbles(c, 0, W, lambda x: H * .72, 46, 8)
    # posts and board
    x0, x1, y0, y1 = W * .31, W * .83, H * .085, H * .8
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.3) as g:
        poly(g, [(x0, H * .93), (x1, H * .93), (x1 + 190, H * .985), (x0 + 210, H * .985)]); rgb(g, 'navy'); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=14) as g:
        for px in (x0 + 60, x1 - 60):
            lin(g, px - 24, 0, px + 24, 0, '#a9805a', '#7a5a44', '#4f3a30'); taper(g, [(px, H * .05), (px + 3, H * .95)], [44, 50], 10, False); g.fill()
    rows = 5
    rh = (y1 - y0) / rows
    for k in range(rows):
        a, b = y0 + k * rh + 4, y0 + (k + 1) * rh - 5
        tilt = rng.normal(0, 4)
        with c.piece(shadow=.5, lift=9, volume=.4, vsize=16, grain=.05) as g:
            o = rng.uniform(-14, 14, 4)
            smooth(g, [(x0 + o[0], a + tilt), (x0 + W * .2, a), (x1 - W * .2, a - 2), (x1 + o[1], a - tilt), (x1 + o[2], b - tilt), (x1 - W * .2, b), (x0 + W * .2, b + 2), (x0 + o[3], b + tilt)], tension=.14); p = g.copy_path()
            cc = jitter(rng, ('#b98452', '#c6935f', '#b27d4e', '#c08c58', '#b68050')[k], .015)
            lin(g, 0, a, 0, b, shade(cc, .16), cc, shade(cc, -.2)); g.fill()
            g.append_path(p); g.clip()
            for _ in range(26):
                yy, xx, l_ = rng.uniform(a, b), rng.uniform(x0 - 40, x1), rng.uniform(80, 330)
                rgb(g, '#5b3826' if rng.random() < .65 else '#f3cf9a', rng.uniform(.1, .28)); taper(g, [(xx, yy), (xx + l_ / 2, yy + rng.normal(0, 3)), (xx + l_, yy)], [.4, rng.uniform(1.5, 4), .4], 14, False); g.fill()
            kx, ky = rng.uniform(x0 + W * .17, x1 - W * .22), rng.uniform(a + 25, b - 25)
            for q in (17, 11, 5): rgb(g, '#5b3826', .35); smooth(g, blob_pts(rng, kx, ky, q * 1.7, q, .1, 10)); g.fill()
        cy = (a + b) / 2
        with c.piece(shadow=.16, lift=3, volume=.2, vsize=5) as g:                # round painted field and the sign on it
            rgb(g, ('#0e6883', '#c85a8e', '#073a60', '#fff4d6', '#f2694b')[k]); smooth(g, blob_pts(rng, x0 + W * .085, cy, 58, 55, .03, 14)); g.fill()
        with c.piece(shadow=.2, lift=3, volume=.25, vsize=5, rim=.3) as g:
            with at(g, x0 + W * .085, cy, 0, 84): sign(g, SIGNS[k], '#fff4d6', 'coral')
        with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:                 # dots of paint leading to the tag
            for j in range(9 - k % 2):
                rgb(g, '#fff4d6', .85); smooth(g, blob_pts(rng, x0 + W * .165 + j * 21, cy + rng.normal(0, 2), 4.4, 4, .15, 8)); g.fill()
        with c.piece(shadow=.5, lift=9, volume=.16, vsize=14, rim=.35) as g:      # cut paper tag
            with at(g, x1 - W * .115, cy + 3, rng.normal(0, .05)):
                w, h = W * .088, rh * .32
                poly(g, [(-w, -h + 6), (-w * .72, -h - 2), (w, -h + rng.normal(0, 3)), (w + 3, h + rng.normal(0, 3)), (-w * .72, h + 2), (-w, h - 10)]); lin(g, 0, -h, 0, h, '#fffaf0', '#fff4d6', '#f1dfb4'); g.fill()
                rgb(g, '#b98452'); g.arc(-w * .8, 0, 9, 0, 7); g.fill()
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=3) as g:
            rgb(g, '#6f858f'); g.arc(x1 - W * .115 - W * .088 * .8, cy + 2, 6, 0, 7); g.fill()
    # what leans and lies there
    G.swim_fin(c, x0 - 150, H * .93, 360, .1, 'saffron'); G.swim_fin(c, x0 - 60, H * .955, 360, -.12, 'saffron')
    with c.piece(shadow=.45, lift=8, volume=.3, vsize=16, grain=.06) as g:        # heap of sand at the feet
        smooth(g, [(x0 - 250, H * .97), (x0 - 150, H * .928), (x0 - 50, H * .947), (x0 + 60, H * .968), (x0 - 80, H * .988)]); lin(g, 0, H * .92, 0, H * .98, '#f6e6bd', '#dcc38f'); g.fill()
    shells.scallop(c, x1 - 30, H * .935, 150, '#f3a98c', .5); shells.scallop(c, x1 + 75, H * .955, 96, '#f3d9b8', -.5); shells.scallop(c, x0 + 190, H * .97, 74, '#d98fb0', 1.1)
    shells.spiral(c, x1 - 150, H * .94, 110, .4, '#f3d9b8', '#c9744a'); from_above.starfish(c, W * .13, H * .87, 110, '#f2694b', .3)
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=6) as g:
        for _ in range(9):
            x, y = rng.uniform(W * .02, W * .98), rng.uniform(H * .84, H * .98); rgb(g, jitter(rng, 'cream', .03)); smooth(g, blob_pts(rng, x, y, 9, 6, .2, 8)); g.fill()
    c.finish(.3, center=(.52, .46), warm=.1)
