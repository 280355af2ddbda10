"""Light and shadow of the page's paper edges: white and black that let more or less of the edge through, so that its colours stay
as they are, by day and by night. The outlines are those of the page (src/shapes/sprite.ts, and files for reef and mangroves)."""
import math
import os
import re
import xml.etree.ElementTree as ET
import numpy as np
from toolkit.paper import at, fast_blur, rgb, smoothstep

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GREY, DUSK = (.5, .5, .5), (.1, .1, .1)
WIDTH = 1600                     # of every outline's viewBox
ABOVE, BELOW = .1, .4            # how far the paint reaches beyond the outline's box, in heights of it (src/components/Edge.module.css)
EDGES = [('wave', 30, 9), ('swell', 30, 9), ('dunes', 30, 9), ('wall', 30, 9), ('foam', 30, 9), ('reef', 14, 6), ('roots', 14, 6)]     # name, width of the shading, lift
FILES = {'reef': ['src/shapes/masks/reef-%s.svg' % sheet for sheet in ('back', 'middle', 'front')], 'roots': ['static/shapes/mangroves.svg']}     # edges that are files, from the rear
TOKEN = re.compile(r'[A-Za-z]|-?\d*\.?\d+')
ARGUMENTS = {'M': 2, 'L': 2, 'C': 6, 'Q': 4, 'V': 1, 'H': 1, 'a': 7, 'Z': 0}


# ------------------------------------------------------------------ the page's outlines
def drawing(path):
    """The <svg> of a file of the page, without namespaces."""
    with open(os.path.join(ROOT, path), encoding='utf-8') as f:
        return ET.fromstring(re.search(r'<svg.*</svg>', f.read()).group().replace(' xmlns="http://www.w3.org/2000/svg"', ''))


def symbol(name):
    """The drawing of an edge: its files, otherwise a <symbol> of the sprite."""
    if name in FILES:
        rear, *others = (drawing(path) for path in FILES[name])
        for sheet in others:
            rear.extend(sheet)
        return rear
    found = [s for s in drawing('src/shapes/sprite.ts').iter('symbol') if s.get('id') == 'e-' + name]
    if not found:
        raise ValueError('src/shapes/sprite.ts has no symbol e-%s; run npm run draw:shapes.' % name)
    return found[0]


def sheets(element):
    """Elements of the drawing in order, as lists that belong to one sheet of paper: strokes that follow each other are one."""
    out = []
    for e in element.iter():
        if e.tag not in ('path', 'ellipse') or 'currentColor' not in (e.get('fill'), e.get('stroke')):
            continue
        if out and e.get('stroke') and out[-1][-1].get('stroke') or out and e.get('transform') and out[-1][-1].get('transform'):
            out[-1].append(e)
        else:
            out.append([e])
    return out


def draw(g, element, height, color):
    g.save()
    for name, values in re.findall(r'(translate|scale)\(([^)]*)\)', element.get('transform', '')):
        v = [float(n) for n in values.split()]
        if name == 'translate':
            g.translate(v[0], v[1] if len(v) > 1 else 0)
        else:
            g.scale(v[0], v[-1])
    if element.tag == 'ellipse':
        with at(g, float(element.get('cx')), float(element.get('cy')), 0, float(element.get('rx')), float(element.get('ry'))):
            g.arc(0, 0, 1, 0, 7)
    else:
        d = element.get('d')
        for x, sx in ((0, 1), (0, -1), (2 * WIDTH, -1)) if d.startswith('M0 ') else ((0, 1),):      # mirrored beyond the sides, where a sheet ends there
            with at(g, x, 0, 0, sx, 1):
                outline(g, d, height)
    rgb(g, color)
    if element.get('stroke'):
        g.set_line_width(float(element.get('stroke-width')))
        g.stroke()
    else:
        g.fill()
    g.restore()


def outline(g, d, height):
    """Add the path data of the page's shapes to the path of context g; sheets that end at the foot of the box go on below it."""
    down = lambda y: y if y < height else height * 2
    tokens = TOKEN.findall(d)
    k, command = 0, None
    while k < len(tokens):
        if tokens[k].isalpha():
            command = tokens[k]
            k += 1
        n = ARGUMENTS[command]
        v = [float(t) for t in tokens[k:k + n]]
        k += n
        x, y = g.get_current_point()
        if command == 'M':
            g.move_to(*v)
            command = 'L'
        elif command == 'L':
            g.line_to(v[0], down(v[1]))
        elif command == 'C':
            g.curve_to(*v)
        elif command == 'Q':
            g.curve_to(x + (v[0] - x) * 2 / 3, y + (v[1] - y) * 2 / 3, v[2] + (v[0] - v[2]) * 2 / 3, v[3] + (v[1] - v[3]) * 2 / 3, v[2], v[3])
        elif command == 'V':
            g.line_to(x, down(v[0]))
        elif command == 'H':
            g.line_to(v[0], y)
        elif command == 'a':                 # always the upper half of an ellipse, from left to right
            rx, ry = v[5] / 2, v[1]
            g.save()
            g.translate(x + rx, y)
            g.scale(rx, ry)
            g.arc(0, 0, 1, math.pi, 2 * math.pi)
            g.restore()
        else:
            g.close_path()


# ------------------------------------------------------------------ the paint
def edge(c, rng, variant=0):
    """The sheets of an edge, each shaded and throwing its shadow on the one behind, without their colour; variant picks the edge."""
    name, vsize, lift = EDGES[variant]
    c.light = (-.36, -.93)
    c.img[:] = GREY
    box = symbol(name)
    height = float(box.get('viewBox').split()[3])
    u = c.w / WIDTH
    for parts in sheets(box):
        for color, paper in ((DUSK, dict(shadow=0, volume=0, rim=0, grain=0, blur=lift * u * .6, alpha=.3)),       # the dusk around a sheet parts it from the one behind
                             (GREY, dict(shadow=.42, lift=lift * u, volume=.5, vsize=vsize * u, rim=.5))):
            with c.piece(**paper) as g:
                g.scale(u, u)
                g.translate(0, height * ABOVE)
                for part in parts:
                    draw(g, part, height, color)
    y = np.arange(c.ph)[:, None, None] / c.ph * (ABOVE + 1 + BELOW) - ABOVE
    paint = c.img.mean(2, keepdims=True) - .5
    paint *= np.where(paint > 0, .4 + 2 * paint, 1)                  # rims keep their light; stipple of the same strength looks like chalk on dark water
    paint *= 2 * (1 - smoothstep(.82, 1 + BELOW, y))                 # the sheet in front ends without a seam
    paint = paint[..., 0]
    strength = np.abs(paint)
    light = fast_blur(np.where(paint > 0, strength, 0), 1.2) / np.maximum(fast_blur(strength, 1.2), 1e-4)          # not from pixel to pixel: half the bytes
    c.alpha = np.maximum(strength, .005)                             # a cut-out is black where there is nothing of it
    c.img = np.repeat((light * c.alpha)[..., None], 3, 2)
