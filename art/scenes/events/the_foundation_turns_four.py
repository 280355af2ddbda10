"""The card of the event "The foundation turns four"."""
import math
from toolkit import clay, fauna as A, flora as F, gear as G, land as L, portraits, shadow

PI = math.pi


def card(c, rng, variant=0):
    """Four years: four clay bases on the sand, on them the same coral as a finger, a bush, a thicket and a large colony full of fish."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#a9e4d2'), (.35, '#4fb8bc'), (.75, '#16809a'), (1, '#0b4c72')], 84, glow=(W * .24, -60, 740, '#fff4d6', .7))
    L.surface_below(c, 80, .55, 60)
    c.god_rays(W * .24, -180, .4, 14, 1150, 1.2)
    c.set_air()
    far = L.rocks(c, [(-30, H * .66), (W * .3, H * .63), (W * .7, H * .66), (W + 30, H * .58)], '#2b7684', depth=.6)
    F.reef_patch(c, 0, W, far, 1.8, .6, depth=.5)
    L.sandbed(c, [(-30, H * .72), (W * .4, H * .7), (W * .7, H * .715), (W + 30, H * .69)], '#e9dfb4', .4)
    for x, y, s in ((.12, .86, 250), (.32, .9, 280), (.56, .93, 320), (.83, .965, 380)):
        shadow.blob(c, W * x + 20, H * y + 6, s * .6, s * .1, 0, .34, 9, '#0b3550'); clay.base(c, W * x, H * y, s, turn=rng.uniform(0, 1))
    G.tied(c, W * .12, H * .79, 92, '#f2744c')
    for dx, q, ln in ((-26, 190, -.22), (30, 200, .22), (0, 250, 0)): F.staghorn(c, W * .32 + dx, H * .825, q, '#f2744c', 2, 4, lean=ln)
    for dx, q, ln in ((-70, 270, -.34), (74, 280, .34), (-30, 370, -.12), (36, 380, .14)): F.staghorn(c, W * .56 + dx, H * .85, q, '#f2744c', 3, 6, lean=ln)
    for dx, dy, q, ln in ((-190, 6, 330, -.5), (190, 6, 330, .5), (-120, -8, 470, -.3), (120, -8, 480, .3), (-50, -20, 600, -.1), (54, -20, 590, .12), (0, 4, 430, 0), (-100, 12, 300, -.2), (104, 12, 300, .2)): F.staghorn(c, W * .83 + dx, H * .89 + dy, q, '#f2744c' if q > 350 else '#f58a5c', 3, 7, lean=ln)
    A.school(c, 'anthias', W * .8, H * .36, 40, 210, 110, 44, PI + .2, .4, depth=.02); A.school(c, 'chromis', W * .7, H * .56, 18, 150, 50, 38, PI, depth=.04); A.school(c, 'damsel', W * .55, H * .46, 6, 100, 30, 40, .1)
    portraits.fish(c, 'raccoon', W * .66, H * .27, 170, 40, 4, .2, flip=True)
    A.fish(c, 'damsel', W * .34, H * .62, 60, .1); A.fish(c, 'threadfin', W * .42, H * .52, 100, .1)
    c.particles(200, big=8); c.finish(.32, center=(.55, .5))
