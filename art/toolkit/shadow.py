"""shadow.py - the shadow that a thing throws on level ground: its own outline, laid down (ground.cast is only a strip).

Also a soft blot of shade and the shadow of a child who leans over an edge.
"""
import copy
import math
import numpy as np
from scipy.ndimage import affine_transform
from toolkit.paper import at, Canvas, col, fast_blur, rgb, smooth, taper


def lay(c, draw, y, dx=-.8, dy=.12, alpha=.34, blur=2.5, color='#4a3548'):
    """Shadow of what draw(canvas) paints standing on the line y, then the thing itself; returns what draw returns.

    dx, dy: where the shadow of a point one unit above y falls (dy < 0: away from the viewer)."""
    cv = Canvas(c.pw, c.ph, 1); cv.w, cv.h, cv.k = c.w, c.h, c.k
    cv.transparent(); cv.light = c.light; cv.rng = copy.deepcopy(c.rng)      # the same draws: the shadow fits the thing
    draw(cv)
    f = y * c.k
    # out (row, column) -> in: rows above y shrink to dy, and slide by dx for every row of height
    m = np.array([[-1 / dy, 0], [dx / -dy, 1]])
    off = np.array([f + f / dy, f * dx / dy])
    a = affine_transform(cv.alpha, m, off, output_shape=cv.alpha.shape, order=1)
    a = fast_blur(a, blur * c.k)[..., None] * alpha
    c.img = c.img * (1 - a) + c.img * a * col(color).astype(np.float32) * .9
    return draw(c)


def blob(c, x, y, rx, ry, rot=0.0, alpha=.35, blur=10, color='navy'):
    """Soft cast shadow."""
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=blur, alpha=alpha) as g:
        with at(g, x, y, rot, rx, ry):
            g.arc(0, 0, 1, 0, 7)
        rgb(g, color); g.fill()


def leaning_child(g, x, y, h, a, kind='short', arm=0, r=None):
    """Cast shadow of somebody leaning over an edge (raw, in the present colour set by the caller): trunk and head along direction a from (x,y); h = length.
    arm 0 none, 1 waving, -1 other side, 2 pointing ahead."""
    with at(g, x, y, a, h):
        smooth(g, [(-.1, -.15), (.2, -.15), (.5, -.19), (.58, -.12), (.6, 0), (.58, .12), (.5, .19), (.2, .15), (-.1, .15)], tension=.4); g.fill()
        taper(g, [(.55, 0), (.72, 0)], [.12, .11]); g.fill()
        g.arc(.8, 0, .145 if kind != 'hijab' else .16, 0, 7); g.fill()
        if kind == 'hijab': smooth(g, [(.95, 0), (.88, -.15), (.66, -.17), (.5, -.2), (.5, .2), (.66, .17), (.88, .15)]); g.fill()
        if kind == 'bob': smooth(g, [(.96, 0), (.9, -.16), (.64, -.19), (.64, .19), (.9, .16)]); g.fill()
        if kind == 'cap': smooth(g, [(.86, .1), (.98, .2), (1.0, .26), (.9, .24), (.8, .14)]); g.fill()
        if kind == 'pony': taper(g, [(.86, -.12), (.88, -.28), (.76, -.36)], [.1, .13, .03], 10); g.fill()
        if kind == 'pig':
            for m in (-1, 1): taper(g, [(.84, .12 * m), (.92, .24 * m), (.84, .34 * m)], [.08, .13, .03], 10); g.fill()
        if arm in (1, -1):
            taper(g, [(.5, .15 * arm), (.68, .34 * arm), (.96, .36 * arm)], [.11, .09, .06], 14); g.fill()
            for k in (-.3, 0, .3): taper(g, [(.95, .36 * arm), (.95 + math.cos(k) * .1, .36 * arm + math.sin(k) * .1)], [.045, .03]); g.fill()
        if arm == 2: taper(g, [(.5, .15), (.75, .28), (1.12, .2)], [.11, .09, .045], 14); g.fill()
