"""Quiet one-colour marks that stand in for the partners' logos until the real ones come: wordless, navy on nothing."""
import math
import numpy as np
from toolkit.paper import at, poly, rgb, smooth

PI = math.pi
INK = '#0a1d3a'


def mark(c, rng, variant=0):
    """variant 0-10: wave, fan, leaf, scale, shell, knot, sun, anchor, sail, net, node."""
    c.transparent()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, INK)
        g.set_fill_rule(1)
        with at(g, c.w / 2, c.h / 2, 0, c.h * .4):
            g.set_line_width(.11)
            (wave, fan, leaf, scale, shell, knot, sun, anchor, sail, net, node)[variant](g)


def line(g, pts, closed=False):
    smooth(g, pts, closed); g.stroke()


def wave(g):
    for k, y in enumerate((-.42, 0, .42)):
        x = np.linspace(-1.15 + .12 * k, 1.15 - .12 * k, 13)
        line(g, [(a, y + .15 * math.sin(a * 5.4 + .6)) for a in x])
    g.arc(.5, -.86, .15, 0, 2 * PI); g.fill()


def fan(g):
    for t in np.linspace(-1.15, 1.15, 7):
        line(g, [(0, .85), (math.sin(t) * .45, .85 - math.cos(t) * .62), (math.sin(t * 1.02) * 1.02, .85 - math.cos(t) * 1.5)])
    g.set_line_width(.09)
    for r in (.72, 1.16):
        line(g, [(math.sin(t) * r * .78, .85 - math.cos(t) * r * 1.03) for t in np.linspace(-1.0, 1.0, 9)])


def leaf(g):
    for turn, size in ((-.5, 1.0), (.62, .78)):
        with at(g, -.05, .9, turn, size):
            smooth(g, [(0, 0), (-.36, -.55), (-.33, -1.25), (0, -1.8), (.33, -1.25), (.36, -.55)])
            poly(g, [(-.045, -.25), (.045, -.25), (.012, -1.5), (-.012, -1.5)]); g.fill()
    line(g, [(-.05, .7), (-.05, .98)])


def scale(g):
    g.set_line_width(.1)
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            x, y = (k - (count - 1) / 2) * .72, -.62 + row * .52
            g.arc(x, y, .36, 0, PI); g.stroke()
            g.arc(x, y, .13, 0, 2 * PI); g.fill()
    g.move_to(-1.1, -.62); g.line_to(1.1, -.62); g.stroke()


def shell(g):
    edge = [(math.sin(t) * (1 + .045 * math.cos(11 * t)), .62 - math.cos(t) * (1.4 + .045 * math.cos(11 * t))) for t in np.linspace(-1.43, 1.43, 79)]
    g.move_to(-.16, .72)
    for p in edge: g.line_to(*p)
    g.line_to(.16, .72); g.close_path()
    for t in np.linspace(-1.1, 1.1, 6):
        a, b = (math.sin(t) * .22, .6 - math.cos(t) * .3), (math.sin(t) * .84, .62 - math.cos(t) * 1.2)
        n = (math.cos(t) * .04, math.sin(t) * .04)
        poly(g, [(a[0] - n[0] * .5, a[1] - n[1] * .5), (b[0] - n[0], b[1] - n[1]), (b[0] + n[0], b[1] + n[1]), (a[0] + n[0] * .5, a[1] + n[1] * .5)])
    g.fill()
    poly(g, [(-.34, .78), (.34, .78), (.26, .95), (-.26, .95)]); g.fill()


def knot(g):
    """A trefoil knot: one rope that passes over and under itself."""
    P = lambda t: ((math.sin(t) + 2 * math.sin(2 * t)) * .32, -(math.cos(t) - 2 * math.cos(2 * t)) * .32)
    g.set_line_width(.17)
    g.set_line_cap(0)
    third = 2 * PI / 3
    for k in range(3):      # each lobe stops short where it passes under
        ts = np.linspace(k * third + .36, k * third + third + .08, 30)
        g.move_to(*P(ts[0]))
        for t in ts[1:]: g.line_to(*P(t))
        g.stroke()


def sun(g):
    g.arc(0, .3, .5, PI, 2 * PI); g.close_path(); g.fill()
    for k in range(7):
        a = PI + PI * (k + .5) / 7
        g.move_to(math.cos(a) * .7, .3 + math.sin(a) * .7); g.line_to(math.cos(a) * 1.02, .3 + math.sin(a) * 1.02); g.stroke()
    for k, y in enumerate((.52, .78)):
        line(g, [(x, y + .05 * math.sin(x * 6)) for x in np.linspace(-1.05 + .3 * k, 1.05 - .3 * k, 11)])


def anchor(g):
    g.arc(0, -.8, .16, 0, 2 * PI); g.stroke()
    g.move_to(0, -.62); g.line_to(0, .9); g.move_to(-.36, -.36); g.line_to(.36, -.36); g.stroke()
    line(g, [(-.82, .28), (-.6, .72), (0, .93), (.6, .72), (.82, .28)])
    for s in (-1, 1):
        poly(g, [(s * .82, .02), (s * 1.02, .42), (s * .62, .38)]); g.fill()


def sail(g):
    smooth(g, [(.06, -1.0), (.72, -.1), (.86, .42), (.06, .42)], tension=.45); g.fill()
    smooth(g, [(-.1, -.82), (-.1, .42), (-.78, .42), (-.5, -.1)], tension=.45); g.fill()
    line(g, [(-1.05, .62), (-.55, .86), (.55, .86), (1.1, .62)])


def net(g):
    g.set_line_width(.075)
    R = .98
    g.arc(0, 0, R, 0, 2 * PI); g.stroke()
    for o in np.arange(-.9, 1.0, .36):
        h = math.sqrt(max(0, R * R - o * o))
        for s in (-1, 1):
            pts = [(o * .7071 + s * 0 - t * .7071, (o * .7071 + t * .7071)) for t in (-h, h)]
            if s < 0: pts = [(-x, y) for x, y in pts]
            g.move_to(*pts[0]); g.line_to(*pts[1]); g.stroke()


def node(g):
    g.set_line_width(.085)
    dots = [(0, 0, .24), (-.86, -.5, .16), (.8, -.62, .18), (.95, .42, .13), (.1, .86, .17), (-.8, .5, .2)]
    for x, y, _ in dots[1:]:
        g.move_to(0, 0); g.line_to(x, y); g.stroke()
    for (ax, ay, _), (bx, by, _) in ((dots[1], dots[5]), (dots[2], dots[3])):
        g.move_to(ax, ay); g.line_to(bx, by); g.stroke()
    for x, y, r in dots:
        g.arc(x, y, r, 0, 2 * PI); g.fill()
