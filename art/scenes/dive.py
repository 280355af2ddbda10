"""Pictures of the dive page: the hero and its portrait cut."""
import math
from toolkit import fauna as A, flora as F, gear as G, land as L, people as P

PI = math.pi


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
