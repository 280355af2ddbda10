"""light.py - beams, torch light at night and spots out of focus.

Beams and torch light work on the picture that is there already (c.img); god rays and glow are methods of the Canvas.
"""
import math
import numpy as np
from toolkit.paper import blob_pts, col, fast_blur, _resize, rgb, smooth


def beam(c, pts, color='cream', strength=.4, blur=16):
    """Soft additive light inside the polygon pts."""
    from PIL import Image, ImageDraw
    f = 3
    im = Image.new('L', (c.pw // f + 1, c.ph // f + 1), 0)
    ImageDraw.Draw(im).polygon([(x * c.k / f, y * c.k / f) for x, y in pts], fill=255)
    m = fast_blur(np.asarray(im, np.float32) / 255, blur * c.k / f)
    m = _resize(m, c.pw, c.ph) * strength
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - m[..., None] * col(color).astype(np.float32))


def blobs(c, items, blur=9, alpha=.4):
    """Out-of-focus spots [(x, y, r, color)]."""
    for x, y, s, cc in items:
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=blur, alpha=alpha) as g:
            smooth(g, blob_pts(c.rng, x, y, s, s, .05, 12)); rgb(g, cc); g.fill()


def bokeh(c, n, box, colors, size=(24, 80), alpha=.35, blur=8):
    """n spots out of focus anywhere in the box (x0, y0, x1, y1)."""
    r = c.rng
    blobs(c, [(r.uniform(box[0], box[2]), r.uniform(box[1], box[3]), r.uniform(*size), r.choice(colors)) for _ in range(n)], blur, alpha)


def torchlight(c, beams, ambient=.25, tint='#0a3358', warm='#fff1cf', haze=.28):
    """Night: darken everything but what torches light. beams: [(x, y, angle, spread, reach)] in units and radians."""
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    xx, yy = xx / c.k, yy / c.k
    lit, cone = np.zeros_like(xx), np.zeros_like(xx)
    for x, y, a, spread, reach in beams:
        dx, dy = xx - x, yy - y
        d = np.hypot(dx, dy) + 1e-3
        off = np.arccos(np.clip((dx * math.cos(a) + dy * math.sin(a)) / d, -1, 1)) / spread
        body = np.exp(-off ** 4) * np.clip(d / 30, 0, 1)
        lit = np.maximum(lit, body * np.exp(-(d / reach) ** 2.4))
        cone = np.maximum(cone, np.exp(-(off * 1.15) ** 4) * np.exp(-d / (reach * .55)))
    dark = c.img * ambient + col(tint).astype(np.float32) * (1 - ambient) * .32
    c.img = dark * (1 - lit[..., None]) + np.clip(c.img * 1.08, 0, 1) * lit[..., None] * col('#fff8e6').astype(np.float32)
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - (cone * haze)[..., None] * col(warm).astype(np.float32))
