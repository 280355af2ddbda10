"""The site's icons, painted from static/favicon.svg, so that there is only one drawing of the sign."""
import math
import os
import xml.etree.ElementTree as ET
from toolkit.paper import rgb

SVG = os.path.join(os.path.dirname(__file__), '..', '..', 'static', 'favicon.svg')
GROUND = '#fde9c0'


def logo(c, rng, variant=0):
    """variant 0: the round sign on transparent ground; 1: on cream, for a home screen; 2: smaller, inside a maskable icon's safe circle."""
    c.transparent()
    share = (1, .86, .78)[variant]
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        if variant:
            rgb(g, GROUND); g.rectangle(0, 0, c.w, c.h); g.fill()
        g.translate(c.w * (1 - share) / 2, c.h * (1 - share) / 2)
        g.scale(c.w * share / 64, c.h * share / 64)
        draw_svg(g, SVG)


def draw_svg(g, path):
    """Draw an SVG of circles and paths (M L C Z in absolute numbers), filled or stroked."""
    for element in ET.parse(path).getroot():
        kind, at = element.tag.split('}')[-1], element.attrib
        if kind == 'circle':
            g.arc(float(at['cx']), float(at['cy']), float(at['r']), 0, 2 * math.pi)
        else:
            add_path(g, at['d'])
        if at.get('fill') != 'none':
            rgb(g, at['fill']); g.fill()
        else:
            g.set_line_width(float(at['stroke-width'])); rgb(g, at['stroke']); g.stroke()


def add_path(g, d):
    for letter in 'MLCZ':
        d = d.replace(letter, '|%s ' % letter)
    for part in d.split('|')[1:]:
        numbers = [float(n) for n in part[1:].split()]
        {'M': g.move_to, 'L': g.line_to, 'C': g.curve_to, 'Z': g.close_path}[part[0]](*numbers)
