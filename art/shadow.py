"""shadow.py - the shadow that a thing throws on level ground: its own outline, laid down (ground.cast is only a strip)."""
import copy
import numpy as np
from paper import Canvas, col, fast_blur
from scipy.ndimage import affine_transform


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
