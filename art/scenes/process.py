"""The restoration process: four pictures of one place from one viewpoint, each lighter than the one before."""
import math
from toolkit import fauna as A, flora as F, gear as G, household, land as L, people as P
from toolkit.paper import at, lin, mix, rgb, shade, smooth, taper

PI = math.pi
DIM = [(0, '#7cc8c2'), (.26, '#3097a6'), (.6, '#136a86'), (1, '#083a5e')]
BRIGHT = [(0, '#e2f8e6'), (.26, '#92ddd3'), (.6, '#36abb5'), (1, '#17799a')]


def place(c, stage):
    """The same sand terrace each time: parent colony on its rock to the right, a far arch to the left. Returns the sand line.
    It draws the same random numbers in every stage, so nothing but the light changes."""
    W, H, t = c.w, c.h, stage / 3
    c.light = (-.38, -.92)
    c.backdrop([(o, mix(a, b, t)) for (o, a), (_, b) in zip(DIM, BRIGHT)], 92, glow=(W * .24, -70, 640, '#fff4d6', .3 + .5 * t))
    L.surface_below(c, 64, .35 + .35 * t)
    far = L.rocks(c, [(-30, H * .5), (W * .08, H * .44), (W * .17, H * .5), (W * .26, H * .6), (W * .5, H * .62), (W * .72, H * .5), (W * .88, H * .4), (W + 30, H * .36)], '#2d7684', .66, 20)
    with c.piece(depth=.6, shadow=.2, lift=8, volume=.35, vsize=24) as g:      # rock arch
        rgb(g, '#2b6f7e'); smooth(g, [(W * .05, H * .62), (W * .07, H * .4), (W * .13, H * .31), (W * .2, H * .36), (W * .235, H * .5), (W * .25, H * .62), (W * .2, H * .62), (W * .185, H * .5), (W * .145, H * .42), (W * .11, H * .48), (W * .105, H * .62)]); g.fill()
    F.reef_patch(c, W * .62, W * 1.02, far, 1.6, .6, depth=.6)
    c.god_rays(W * .24, -180, .16 + .34 * t, 15, 1000, 1.15)
    mid = L.rocks(c, [(W * .5, H * .7), (W * .62, H * .62), (W * .74, H * .57), (W * .86, H * .5), (W + 30, H * .46)], '#266273', .34, 8)
    F.reef_patch(c, W * .7, W * 1.02, mid, 2.0, .8, depth=.32)
    sand = L.sandbed(c, [(-30, H * .64), (W * .2, H * .61), (W * .45, H * .63), (W * .7, H * .61), (W + 30, H * .58)], mix('#c9c6a2', '#eee3ba', t), .2 + .25 * t)
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=30, grain=.05) as g:     # the rock under the parent colony
        smooth(g, [(W * .68, H * .76), (W * .71, H * .7), (W * .79, H * .68), (W * .88, H * .69), (W * .96, H * .67), (W * 1.04, H * .7), (W * 1.04, H * .86), (W * .9, H * .84), (W * .78, H * .82)])
        lin(g, 0, H * .68, 0, H * .85, '#8f8a78', '#6b6a66', '#4a5560'); g.fill()
    F.brain(c, W * .965, H * .73, 150, 'leaf'); F.pocillopora(c, W * .73, H * .765, 90, 'plum'); F.plates(c, W * .93, H * .8, 150, 'violet', 3)
    for x, y, q in ((.79, .73, 250), (.9, .715, 270), (.845, .69, 330), (.755, .745, 190), (.935, .735, 190), (.815, .745, 270), (.875, .745, 240)):
        F.staghorn(c, W * x, H * y, q, shade('#f08a3c', -.12 + .16 * (y - .69) / .055), 3, 7, lean=(x - .845) * 3.2)
    return sand


def frame(c):
    W, H = c.w, c.h
    F.sea_fan(c, W * .03, H * 1.0, 330, 'plum', .14); F.leather(c, W * .095, H * 1.04, 150, '#d8cfae'); F.pocillopora(c, W * .02, H * 1.06, 150, 'coral')
    F.table_coral(c, W * .97, H * 1.06, 300, 'rose', -.04, height=110); F.brain(c, W * .87, H * 1.07, 130, '#d9a05c')


def end(c):
    c.particles(200, big=8); c.finish(.34, center=(.46, .5))


def harvesting(c, rng, variant=0):
    """1: fragments broken off by waves lie under the parent colony; a basket is half full of them. Early light."""
    W, H = c.w, c.h
    place(c, 0)
    A.school(c, 'chromis', W * .72, H * .4, 26, 120, 50, 28, PI, depth=.12)
    spots = [(.5, .8, .2), (.56, .9, -.3), (.61, .82, .4), (.47, .93, 2.8), (.65, .93, .1), (.7, .87, -.2), (.28, .9, .3), (.54, .72, .1), (.6, .735, 2.9), (.74, .95, .5), (.22, .8, -.2)]
    F.coral_pieces(c, [(W * x, H * y, a) for x, y, a in spots], ['#f08a3c', '#f08a3c', 'saffron', 'coral'], 54)
    P.diver(c, W * .495, H * .565, 300, .62, pose='work', accent='coral', kick=.4)

    def inside(c, x, y):
        for k in range(9):
            F.staghorn(c, x + (k - 4) * 19 + rng.normal(0, 5), y + 6 + abs(k - 4) * -1.5, rng.uniform(62, 100), rng.choice(['#f08a3c', 'saffron', 'coral', '#f08a3c']), 1, 3, lean=(k - 4) * .13)
    household.basket(c, W * .33, H * .93, 280, fill=inside)
    A.fish(c, 'threadfin', W * .245, H * .66, 92, .1, .1)
    frame(c); end(c)


def planting(c, rng, variant=0):
    """2: the fragments are tied in rows on a steel table; a diver ties the next one; the basket is nearly empty."""
    W, H = c.w, c.h
    place(c, 1)
    A.school(c, 'chromis', W * .72, H * .4, 26, 120, 50, 28, PI, depth=.12)
    G.table_of_young(c, W * .44, H * .93, 600, 3, 8, 50, ['#f08a3c', 'saffron', 'coral'], .86)
    P.diver(c, W * .3, H * .575, 310, .6, pose='work', accent='coral', kick=-.3)
    P.diver(c, W * .615, H * .53, 270, PI - .45, pose='hover', accent='#1fa39a', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=.5, depth=.06)

    def inside(c, x, y):
        for k in (-1, 1.4):
            F.staghorn(c, x + k * 26, y + 6, 56, '#f08a3c', 1, 3, lean=k * .3)
    household.basket(c, W * .72, H * .965, 190, fill=inside)
    A.fish(c, 'damsel', W * .5, H * .66, 46, .2, .1); A.fish(c, 'sergeant', W * .2, H * .7, 66, .1, .1)
    frame(c); end(c)


def monitoring_and_maintenance(c, rng, variant=0):
    """3: months later: bushes on the table; one diver brushes the bars, one counts with a slate."""
    W, H = c.w, c.h
    place(c, 2)
    A.school(c, 'chromis', W * .72, H * .38, 30, 130, 50, 28, PI, depth=.12)
    G.table_of_young(c, W * .44, H * .93, 600, 3, 7, 92, ['#f08a3c', 'saffron', 'coral', 'rose'])

    def brush(g, h):
        with at(g, h[0] + .02, h[1] + .01, .9, 1.5):
            rgb(g, '#c98b4e'); taper(g, [(-.06, 0), (.12, 0)], [.022, .03], 8); g.fill()
            rgb(g, '#e2483a'); taper(g, [(.1, 0), (.19, 0)], [.05, .056], 8); g.fill()
            rgb(g, '#f7efd8'); g.set_line_width(.008)
            for k in range(10): g.move_to(.105 + k * .009, .02); g.line_to(.1 + k * .0105, .075); g.stroke()
    P.diver(c, W * .27, H * .555, 310, .55, pose='work', accent='coral', kick=.2, prop=brush)
    P.diver(c, W * .6, H * .36, 270, PI - .2, pose='slate', accent='saffron', suit='#1c2c4c', fins='#f5b843', tank='#d9dcd6', kick=-.5)
    A.school(c, 'anthias', W * .5, H * .61, 18, 110, 30, 32, PI + .1, depth=.03); A.school(c, 'damsel', W * .38, H * .9, 7, 110, 20, 34, .1)
    A.fish(c, 'raccoon', W * .69, H * .88, 86, PI + .1, .1); A.fish(c, 'longnose', W * .2, H * .78, 66, .2, .1)
    frame(c); end(c)


def refinement(c, rng, variant=0):
    """4: the table has become a reef full of fish; beside it stand other shapes to compare: star, dome, tiles and arch."""
    W, H = c.w, c.h
    place(c, 3)
    A.school(c, 'fusilier', W * .55, H * .2, 46, 300, 60, 50, PI + .1, .4, depth=.2)
    A.turtle(c, W * .3, H * .3, 210, -.15, 46, stroke=.5, hind=.4, look=.2, depth=.12)
    G.reef_star(c, W * .6, H * .78, 230, frags=11, grown=1.0, depth=.04, rot=.3)
    G.coral_table(c, W * .315, H * .93, 560, 3, 6, .24, .8, 1.7, ['#f08a3c', 'saffron', 'coral', 'rose'])
    for x, y, k, q, cc in ((.24, .81, 'staghorn', 1.5, 'coral'), (.31, .79, 'staghorn', 1.9, '#f08a3c'), (.4, .79, 'staghorn', 1.7, 'saffron'), (.47, .785, 'poc', 1.6, 'rose'), (.52, .8, 'staghorn', 1.5, 'plum'), (.215, .87, 'poc', 1.25, 'violet'), (.28, .87, 'staghorn', 1.35, 'saffron'), (.35, .875, 'table', 1.15, 'rose'), (.43, .87, 'staghorn', 1.45, 'coral'), (.49, .87, 'poc', 1.2, '#e9a05c')):
        F.plant(c, k, W * (x - .045), H * y, q, cc)
    for x in (.155, .225, .315, .405, .455): F.plant(c, rng.choice(['soft', 'poc', 'sponge', 'plates']), W * x, H * .95, rng.uniform(.5, .75), rng.choice(['plum', 'leaf', 'violet', 'rose']))
    A.school(c, 'anthias', W * .315, H * .6, 44, 240, 46, 34, PI, .3, depth=.02); A.school(c, 'damsel', W * .315, H * .7, 16, 190, 30, 34, .2, depth=0)
    A.school(c, 'snapper', W * .205, H * .92, 9, 110, 16, 46, .1, depth=0)
    G.clay_unit(c, W * .715, H * .94, 250, '#c9744a', 0); G.clay_unit(c, W * .56, H * .98, 180, '#d98a5c', 1)
    G.fragment(c, W * .715, H * .79, 60, 'saffron'); G.fragment(c, W * .675, H * .83, 46, 'coral'); G.fragment(c, W * .755, H * .83, 50, 'rose'); G.fragment(c, W * .56, H * .875, 46, 'saffron')
    A.fish(c, 'longnose', W * .645, H * .885, 62, .1, .1); A.fish(c, 'idol', W * .53, H * .6, 90, PI, .05); A.fish(c, 'parrotfish', W * .12, H * .73, 120, .1, .1)
    frame(c); end(c)
