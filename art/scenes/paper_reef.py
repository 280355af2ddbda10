"""Parts of the paper diorama (art/paper_reef.py): sea and sand of the stage, three layers of reef, animals, and their outlines to cut along."""
import functools
import math
import numpy as np
from PIL import Image
from scenes import logbook
from scipy.ndimage import gaussian_filter1d, minimum_filter1d
from scipy.spatial import ConvexHull
from toolkit import fauna as A, flora as F, land as L
from toolkit.paper import Canvas, blob_pts, rgb, smooth

PX = 7                       # pixels for a millimetre
WIDTH = 180                  # of the stage in millimetres
HEIGHTS = {1: 96, 2: 78, 3: 60}
SPARE = 3 * PX               # white paper left around what is cut out


def canvas(width, height, seed):
    return Canvas(width * PX, height * PX, seed)


@functools.lru_cache(None)
def sea():
    c = canvas(WIDTH, 130, 3301)
    c.light = (-.3, -.95)
    c.backdrop([(0, 'water1'), (.35, 'water2'), (.75, 'water3'), (1, '#0f5f82')], 90, glow=(c.w * .3, -60, 640, 'cream', .6))
    L.rocks(c, [(-30, c.h * .8), (c.w * .3, c.h * .86), (c.w * .62, c.h * .74), (c.w + 30, c.h * .68)], '#2b7f94', depth=.6)
    c.god_rays(c.w * .3, -160)
    A.silhouettes(c, c.w * .62, c.h * .3, 60, 260, 80, 20, .2)
    A.school(c, 'fusilier', c.w * .26, c.h * .46, 16, 190, 60, 46, 0, depth=.45)
    c.particles(160); c.finish(.2)
    return c.image()


@functools.lru_cache(None)
def sand():
    c = canvas(WIDTH, 120, 3302)
    c.backdrop([(0, '#7fc2b4'), (.18, '#d9cf9f'), (1, 'sand')], 90, wash=.05)
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for k in range(26):
            y = c.h * (.08 + .036 * k)
            rgb(g, '#b89c68', .3); g.set_line_width(3 + .1 * k)
            smooth(g, [(x, y + r.normal(0, 6) + 9 * math.sin(x / 130 + k)) for x in np.linspace(-40, c.w + 40, 14)], False); g.stroke()
    F.rubble(c, 60, c.w - 60, c.h * .1, c.h * .95, 16, 22)
    c.finish(.12)
    return c.image()


def ground(c, points, color):
    return L.rocks(c, [(c.w * x, c.h * y) for x, y in points], color)


def overgrown(c, base, x0, x1, rows, colors, size=1.0, density=1.1):
    """Rows of corals, one below the other, so that little of the rock is left bare."""
    for row in range(rows):
        F.reef_patch(c, c.w * x0, c.w * x1, lambda x: base(x) + 78 * row, density, size * (1 + .1 * row), None, colors)


@functools.lru_cache(None)
def layer(number):
    """A strip of reef on transparent ground, 1 the farthest."""
    c = canvas(WIDTH, HEIGHTS[number], 3310 + number)
    c.transparent()
    c.light = (-.35, -.94)
    W, H = c.w, c.h
    if number == 1:
        base = ground(c, [(-.02, .5), (.12, .56), (.3, .8), (.5, .86), (.72, .78), (.88, .56), (1.02, .5)], '#2b8aa0')
        F.sea_fan(c, W * .16, H * .66, 400, '#a07fc8', .1)
        F.table_coral(c, W * .87, H * .62, 360, '#7f9fd0')
        for x0, x1 in ((.01, .3), (.68, .97)): overgrown(c, base, x0, x1, 4, ['#6fb0c0', '#7f9fd0', '#9fc8b8', '#b89fc8', '#d0a8b8'])
        overgrown(c, base, .3, .68, 1, ['#6fb0c0', '#9fc8b8', '#b89fc8'], .8)
    elif number == 2:
        base = ground(c, [(-.02, .86), (.14, .78), (.3, .62), (.5, .56), (.68, .64), (.84, .8), (1.02, .88)], '#1c6a80')
        F.staghorn(c, W * .5, H * .66, 320, 'saffron')
        overgrown(c, base, .06, .94, 4, ['coral', 'saffron', 'rose', 'violet', 'leaf'], 1, 1.2)
        F.boulder(c, W * .36, H * .84, 220, 'leaf')
        F.soft_coral(c, W * .64, H * .9, 200, 'rose')
    else:
        base = ground(c, [(-.02, .42), (.1, .5), (.24, .76), (.5, .86), (.76, .78), (.9, .52), (1.02, .4)], '#0f4a68')
        F.staghorn(c, W * .93, H * .7, 270, 'coral')
        F.sea_fan(c, W * .06, H * .72, 300, 'plum', -.08)
        for x0, x1 in ((.01, .28), (.72, .97)): overgrown(c, base, x0, x1, 4, ['coral', 'plum', 'saffron', 'rose'], 1.1)
        F.tube_sponge(c, W * .6, H * .94, 150, 'violet')
        A.fish(c, 'clownfish', W * .43, H * .72, 120, math.pi)
        F.anemone(c, W * .42, H * .98, 240, 'rose')
    return c.image()


@functools.lru_cache(None)
def animal(name):
    drawing = {'turtle': (400, 330), 'manta': (460, 320), 'parrotfish': (320, 200), 'octopus': (400, 320)}[name]
    c = Canvas(*drawing, 3200, 2)
    getattr(logbook, name)(c, c.rng)
    picture = c.image()
    return picture.crop(picture.getbbox())


def skyline(picture):
    """Points from the left to the right, in pixels, just above everything that stands in a layer."""
    opaque = np.asarray(picture)[..., 3] > 40
    top = np.where(opaque.any(0), opaque.argmax(0), picture.height - 1).astype(float)
    line = gaussian_filter1d(minimum_filter1d(top, 5 * PX) - SPARE, 2.4 * PX, mode='nearest')
    line = np.minimum(line, minimum_filter1d(top, 2 * PX) - SPARE * .5)
    return [(x, line[x]) for x in [*range(0, picture.width, 2 * PX), picture.width - 1]]


def around(picture):
    """Points of a line around a picture, in pixels, a little outside."""
    ys, xs = np.nonzero(np.asarray(picture)[..., 3] > 40)
    points = np.stack([xs, ys], 1)[::7]
    hull = points[ConvexHull(points).vertices].astype(float)
    middle = hull.mean(0)
    away = hull - middle
    out = middle + away * (1 + SPARE / np.hypot(*away.T))[:, None]
    keep = [0]
    for k in range(1, len(out)):
        if np.hypot(*(out[k] - out[keep[-1]])) > 4 * PX: keep.append(k)
    return [tuple(out[k]) for k in keep]


def built():
    """The finished diorama from in front, for the page that says how to build it."""
    stage = Image.new('RGB', (WIDTH * PX, 118 * PX))
    stage.paste(sea().resize((WIDTH * PX, 130 * PX)), (0, -6 * PX))
    floor = sand().resize((WIDTH * PX, 30 * PX))
    stage.paste(floor, (0, 92 * PX))
    for number, foot, animals in ((1, 96, (('manta', .56, 26, 58),)), (2, 106, (('turtle', .2, 52, 44), ('parrotfish', .8, 62, 30))), (3, 118, (('octopus', .66, 78, 34),))):
        for name, x, y, width in animals:
            it = animal(name)
            it = it.resize((width * PX, round(it.height * width * PX / it.width)), Image.LANCZOS)
            stage.paste(it, (round(WIDTH * PX * x - it.width / 2), round(y * PX - it.height / 2)), it)
        strip = layer(number)
        stage.paste(strip, (0, foot * PX - strip.height), strip)
    return stage
