"""paper.py - the sheet of paper, and everything that makes flat shapes look like grain-gouache cut paper.

Units
-----
All drawing is done in *logical units*.  A picture always has about 1.7 million square units
(a 1600x1067 master is 1600x1067 units), so a fish 120 units long looks the same in a hero,
a portrait or a tile.  ``Canvas.w``/``Canvas.h`` are the size in units, y grows downwards.
``Canvas.k`` is pixels per unit (depends on master size and on --scale previews).

The way of working
------------------
1. ``c.backdrop([...])`` paints the ground colour;  ``c.set_air()`` freezes it as *air/water colour*.
2. ``with c.piece(depth=.6, ...) as g:`` gives a cairo context; on leaving the block everything drawn in it
   becomes ONE sheet of cut paper: grain, stippled volume, rim light, atmospheric depth, drop shadow.
3. light effects: ``god_rays``, ``glow``, ``particles``;  4. ``c.finish()``; ``c.image()`` is the picture.
Everything is deterministic: all randomness comes from ``c.rng`` (numpy Generator from the seed).
"""
import contextlib
import math
import cairo
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

AREA = 1600 * 1067
# ------------------------------------------------------------------ palette
PALETTE = dict(
    water1='#a9e4d2', water2='#35abb2', water3='#137a95', water4='#073a60',
    coral='#f2694b', rose='#ee8f9f', saffron='#f5b843', plum='#c85a8e', violet='#8f6fb8',
    leaf='#79a86a', cream='#fff4d6', navy='#0a1d3a', sand='#f0dcae', wetsand='#c9a878',
    bark='#7a5a48', teal='#1b8f93', moss='#4d7d52', deepleaf='#2f5d4c', sky='#bfe3e6', peach='#fbd3a4',
    rust='#b4532f', steel='#8fa3ad', skin1='#8a5a3c', skin2='#a9734c', skin3='#6b432d', skin4='#c98f66', white='#fdfaf0')


def col(c):
    """Colour name, '#rrggbb' or (r,g,b) floats -> numpy array of 3 floats 0..1."""
    if isinstance(c, str):
        c = PALETTE.get(c, c).lstrip('#')
        return np.array([int(c[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.array(c, float)[:3]


def mix(a, b, t):
    """Mix two colours; t=0 gives a, t=1 gives b."""
    return col(a) * (1 - t) + col(b) * t


def shade(c, f):
    """f<0 darkens towards navy, f>0 lightens towards cream; |f| 0..1."""
    return mix(c, 'navy', -f) if f < 0 else mix(c, 'cream', f)


def jitter(rng, c, amount=.05):
    """Same colour with a little hue/value wobble, so that no two pieces match exactly."""
    return np.clip(col(c) + rng.normal(0, amount, 3) * .6 + rng.normal(0, amount) * .6, 0, 1)


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


# ------------------------------------------------------------------ noise tiles (made once per process)
_T = {}


def _tile(name):
    if name in _T:
        return _T[name]
    r = np.random.default_rng({'grain': 11, 'stipple': 12, 'wash': 13, 'maze': 14}[name])
    n = 1024
    if name == 'grain':
        a = gaussian_filter(r.normal(size=(n, n)), .7, mode='wrap')
        b = gaussian_filter(r.normal(size=(n, n)), (1.0, 5), mode='wrap')
        d = gaussian_filter(r.normal(size=(n, n)), 4, mode='wrap')
        t = a / a.std() * .7 + b / b.std() * .2 + d / d.std() * .18
        t = np.clip(t / t.std(), -2.6, 2.6)
    elif name == 'stipple':
        a = gaussian_filter(r.normal(size=(n, n)), .9, mode='wrap')
        t = np.argsort(np.argsort(a.ravel())).reshape(n, n) / (n * n)
    elif name == 'wash':
        t = 0
        for s, w in ((60, 1), (22, .6), (8, .3)):
            a = gaussian_filter(r.normal(size=(n, n)), (s, s * 1.6), mode='wrap')
            t = t + a / a.std() * w
        t = t / t.std()
    else:  # maze: Turing labyrinth for brain corals, rays, turtle skin
        n = 512
        t = r.normal(size=(n, n))
        for _ in range(14):
            t = gaussian_filter(t, 2.2, mode='wrap') - gaussian_filter(t, 4.2, mode='wrap')
            t = np.tanh(t / t.std() * 1.6)
    _T[name] = t.astype(np.float32)
    return _T[name]


def _sample(name, h, w, oy, ox, zoom=1.0):
    t = _tile(name)
    n = t.shape[0]
    if zoom == 1.0:
        iy = (np.arange(h) + oy) % n
        ix = (np.arange(w) + ox) % n
    else:
        iy = ((np.arange(h) / zoom).astype(int) + oy) % n
        ix = ((np.arange(w) / zoom).astype(int) + ox) % n
    return t[np.ix_(iy, ix)]


def maze_pattern(scale=.5, color='navy', alpha=.6, dx=0, dy=0, thin=.0):
    """Cairo pattern with labyrinth lines (brain coral).  scale: units per texture pixel."""
    t = np.roll(_tile('maze'), (int(dy), int(dx)), (0, 1))
    a = np.clip((t - thin) * 1.8, 0, 1) * alpha
    c = col(color)
    buf = np.zeros(t.shape + (4,), np.uint8)
    for i, ch in enumerate((c[2], c[1], c[0])):
        buf[..., i] = (a * ch * 255).astype(np.uint8)
    buf[..., 3] = (a * 255).astype(np.uint8)
    s = cairo.ImageSurface.create_for_data(buf, cairo.FORMAT_ARGB32, 512, 512)
    p = cairo.SurfacePattern(s)
    p.set_extend(cairo.EXTEND_REPEAT)
    p.set_matrix(cairo.Matrix(1 / scale, 0, 0, 1 / scale, 0, 0))
    _T.setdefault('_keep', []).append((buf, s))
    return p


# ------------------------------------------------------------------ path helpers
def smooth(g, pts, closed=True, tension=.5):
    """Add a smooth Catmull-Rom curve through pts [(x,y)..] to the current path of context g."""
    p = [tuple(map(float, q)) for q in pts]
    n = len(p)
    if n < 3:
        g.move_to(*p[0])
        for q in p[1:]:
            g.line_to(*q)
        return
    g.move_to(*p[0])
    k = tension / 3 * 1.0
    rng_ = range(n if closed else n - 1)
    for i in rng_:
        a, b = p[i], p[(i + 1) % n]
        pa = p[i - 1] if (closed or i > 0) else a
        nb = p[(i + 2) % n] if (closed or i + 2 < n) else b
        g.curve_to(a[0] + (b[0] - pa[0]) * k, a[1] + (b[1] - pa[1]) * k,
                   b[0] - (nb[0] - a[0]) * k, b[1] - (nb[1] - a[1]) * k, *b)
    if closed:
        g.close_path()


def poly(g, pts):
    g.move_to(*pts[0])
    for q in pts[1:]:
        g.line_to(*q)
    g.close_path()


def curve_pts(pts, n=24, closed=False):
    """Resample a Catmull-Rom curve to n points (numpy n x 2)."""
    p = np.array(pts, float)
    if closed:
        p = np.vstack([p[-1], p, p[0], p[1]])
    else:
        p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    m = len(p) - 3
    t = np.linspace(0, m, n, endpoint=not closed)
    i = np.minimum(t.astype(int), m - 1)
    f = (t - i)[:, None]
    a, b, c_, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    return .5 * (2 * b + (c_ - a) * f + (2 * a - 5 * b + 4 * c_ - d) * f ** 2 + (3 * b - a - 3 * c_ + d) * f ** 3)


def taper(g, pts, w, n=None, cap=True):
    """Add the outline of a tapered stroke: centre line pts, full widths w (list, any length)."""
    n = n or max(8, 5 * len(pts))
    q = curve_pts(pts, n) if len(pts) > 2 else np.linspace(pts[0], pts[-1], n)
    ww = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(w)), w) / 2
    d = np.gradient(q, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    nrm = np.stack([-d[:, 1], d[:, 0]], 1)
    L, R = q + nrm * ww[:, None], q - nrm * ww[:, None]
    g.move_to(*L[0])
    for a in L[1:]:
        g.line_to(*a)
    if cap and ww[-1] > .3:
        th = math.atan2(nrm[-1][1], nrm[-1][0])
        g.arc_negative(q[-1][0], q[-1][1], ww[-1], th, th - math.pi)
    for a in R[::-1]:
        g.line_to(*a)
    if cap and ww[0] > .3:
        th = math.atan2(-nrm[0][1], -nrm[0][0])
        g.arc_negative(q[0][0], q[0][1], ww[0], th, th - math.pi)
    g.close_path()


def blob_pts(rng, x, y, rx, ry, wob=.12, n=10, rot=0.0):
    """Points of an irregular rounded shape (for smooth())."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False) + rng.uniform(-.5, .5, n) * 2.2 / n
    r = 1 + rng.uniform(-wob, wob, n)
    X, Y = np.cos(a) * rx * r, np.sin(a) * ry * r
    cr, sr = math.cos(rot), math.sin(rot)
    return list(zip(x + X * cr - Y * sr, y + X * sr + Y * cr))


def ridge(rng, x0, x1, y, amp, n=12, rough=.5):
    """Irregular skyline from (x0) to (x1) around height y; returns list of points."""
    xs = np.linspace(x0, x1, n)
    v = np.zeros(n)
    for o in range(3):
        m = max(3, int(n / (3 - o) / 1.2))
        v += np.interp(xs, np.linspace(x0, x1, m), rng.uniform(-1, 1, m)) * rough ** o
    return list(zip(xs, y + v * amp))


def wander(rng, x, y, ang, length, n=6, bend=.25, drift=0.0):
    """A naturally curving line: start, heading (radians), length; returns n points."""
    pts = [(x, y)]
    a = ang
    for _ in range(n - 1):
        a += rng.normal(0, bend) + drift
        x += math.cos(a) * length / (n - 1)
        y += math.sin(a) * length / (n - 1)
        pts.append((x, y))
    return pts


def rgb(g, c, a=1.0):
    c = col(c)
    g.set_source_rgba(c[0], c[1], c[2], a)


def lin(g, x0, y0, x1, y1, *stops):
    """Set a linear gradient source. stops: colours, or (offset, colour[, alpha])."""
    p = cairo.LinearGradient(x0, y0, x1, y1)
    _stops(p, stops)
    g.set_source(p)


def rad(g, x, y, r, *stops, fx=None, fy=None):
    p = cairo.RadialGradient(x if fx is None else fx, y if fy is None else fy, 0, x, y, r)
    _stops(p, stops)
    g.set_source(p)


def _stops(p, stops):
    n = len(stops)
    for i, s in enumerate(stops):
        if isinstance(s, tuple) and len(s) in (2, 3) and not isinstance(s[1], (int, float)) or \
                (isinstance(s, tuple) and isinstance(s[1], str)):
            o, c, a = s[0], col(s[1]), (s[2] if len(s) > 2 else 1)
        else:
            o, c, a = i / max(1, n - 1), col(s), 1
        p.add_color_stop_rgba(o, c[0], c[1], c[2], a)


@contextlib.contextmanager
def at(g, x=0, y=0, rot=0.0, sx=1.0, sy=None):
    """Temporarily move the origin to (x,y), rotate (radians) and scale (negative sx mirrors)."""
    g.save()
    g.translate(x, y)
    g.rotate(rot)
    g.scale(sx, sx if sy is None else sy)
    yield g
    g.restore()


def _resize(a, w, h):
    return np.asarray(Image.fromarray(a.astype(np.float32), 'F').resize((w, h), Image.BILINEAR))


def fast_blur(a, s):
    """Gaussian blur of a float mask; big blurs are made on a reduced copy."""
    if s < .4:
        return a
    f = int(max(1, min(8, s // 2.5)))
    h, w = a.shape
    if f == 1 or min(h, w) < 4 * f:
        return gaussian_filter(a, s, mode='constant')
    b = _resize(a, max(2, w // f), max(2, h // f))
    return _resize(gaussian_filter(b, s / f, mode='constant'), w, h)


# ------------------------------------------------------------------ the canvas
class Canvas:
    """One picture. px_w, px_h: master pixels; scale: preview factor (0.5 = half size)."""

    def __init__(self, px_w=1600, px_h=1067, seed=1, scale=1.0):
        k0 = math.sqrt(px_w * px_h / AREA)
        self.w, self.h = px_w / k0, px_h / k0
        self.pw, self.ph = int(round(px_w * scale)), int(round(px_h * scale))
        self.k = self.pw / self.w
        self.rng = np.random.default_rng(seed)
        self.img = np.zeros((self.ph, self.pw, 3), np.float32)
        self.air = None
        self.light = (-.5, -.86)          # unit vector towards the light, in the picture plane
        self.shadow_col = col('navy')
        self._caustic = {}
        self.alpha = None                 # only cut-outs have one, see transparent()

    # ---- grounds
    def transparent(self):
        """Make this a cut-out: no ground; only pieces are opaque, and shadows fall only on them. Save as PNG; no backdrop, light or finish."""
        self.alpha = np.zeros((self.ph, self.pw), np.float32)

    def backdrop(self, stops, angle=90, wash=.025, glow=None):
        """Fill everything with a gradient. stops: [(0..1,colour)..]; angle 90 = top to bottom.
        glow=(x,y,radius,colour,strength): soft light.  wash: brushy unevenness (fraction)."""
        h, w = self.ph, self.pw
        a = math.radians(angle)
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        t = ((xx / w - .5) * math.cos(a) + (yy / h - .5) * math.sin(a)) / (abs(math.cos(a)) + abs(math.sin(a))) + .5
        o = [s[0] for s in stops]
        cs = np.array([col(s[1]) for s in stops])
        wsh = _resize(_sample('wash', h // 4 + 1, w // 4 + 1, int(self.rng.integers(999)), int(self.rng.integers(999)),
                              max(.3, self.k * .3)), w, h)
        t = t + wsh * wash * .4
        for i in range(3):
            self.img[..., i] = np.interp(t, o, cs[:, i])
        self.img *= (1 + wsh * wash * .8)[..., None]
        if glow:
            self.glow(*glow)
        self.grain_all(.014)
        self.set_air()

    def set_air(self):
        """Freeze the present picture (blurred) as the colour that far pieces fade into."""
        f = 8
        small = np.asarray(Image.fromarray((np.clip(self.img, 0, 1) * 255).astype(np.uint8)).resize(
            (max(2, self.pw // f), max(2, self.ph // f)), Image.BOX)).astype(np.float32) / 255
        for i in range(3):
            small[..., i] = gaussian_filter(small[..., i], 3, mode='nearest')
        self.air = np.stack([_resize(small[..., i], self.pw, self.ph) for i in range(3)], -1)

    def glow(self, x, y, r, color='cream', strength=.5, squash=1.0):
        """Additive (screen) soft light centred at x,y with radius r."""
        k = self.k
        yy, xx = np.mgrid[0:self.ph:4, 0:self.pw:4].astype(np.float32)
        d = np.hypot((xx / k - x), (yy / k - y) * squash) / r
        m = _resize(np.exp(-d * d * 2.2) * strength, self.pw, self.ph)
        c = col(color)
        self.img = 1 - (1 - np.clip(self.img, 0, 1)) * (1 - m[..., None] * c.astype(np.float32))

    def tint(self, color, strength, y0=None, y1=None, mode='mix'):
        """Lay a transparent colour over the picture, fading from y0 (none) to y1 (full)."""
        m = np.full((self.ph, 1), strength, np.float32)
        if y0 is not None:
            yy = np.arange(self.ph)[:, None] / self.k
            m = (np.clip((yy - y0) / (y1 - y0), 0, 1) * strength).astype(np.float32)
            m = m * m * (3 - 2 * m) if strength == 1 else m
        c = col(color).astype(np.float32)
        if mode == 'mul':
            self.img *= 1 - m[..., None] * (1 - c)
        else:
            self.img = self.img * (1 - m[..., None]) + c * m[..., None]

    def grain_all(self, amount):
        n = _sample('grain', self.ph, self.pw, int(self.rng.integers(1024)), int(self.rng.integers(1024)))
        self.img *= (1 + n * amount)[..., None]

    # ---- one sheet of paper
    @contextlib.contextmanager
    def piece(self, depth=0.0, shadow=.4, lift=7.0, volume=.35, vsize=26.0, rim=.22, grain=.036,
              blur=0.0, alpha=1.0, caustic=0.0, horizon=None, light=True, clip=None):
        """Draw one sheet of cut paper.
        depth 0..1   how far it fades into the air/water colour
        shadow 0..1  darkness of its drop shadow; lift: offset/blur of the shadow in units
        volume 0..1  stippled dark side and light side; vsize: how wide (units) the shading band is
        rim 0..1     thin light edge on the light side;   grain: paper grain (.036 normal, .06 rough)
        blur         units; soft focus for very near frames;  caustic 0..1: light network, with perspective if horizon (y)
        clip         callable(g) adding a path: everything outside is cut away
        """
        rec = cairo.RecordingSurface(cairo.CONTENT_COLOR_ALPHA, None)
        g = cairo.Context(rec)
        g.set_line_cap(cairo.LINE_CAP_ROUND)
        g.set_line_join(cairo.LINE_JOIN_ROUND)
        yield g
        x, y, w, h = rec.ink_extents()
        if w <= 0 or h <= 0:
            return
        k = self.k
        pad = blur * 3 * k + 2
        X0, Y0 = max(0, int(x * k - pad)), max(0, int(y * k - pad))
        X1, Y1 = min(self.pw, int((x + w) * k + pad) + 1), min(self.ph, int((y + h) * k + pad) + 1)
        m = int(40 * k)                                    # margin so shading sees beyond the frame edge
        x0, y0 = max(-m, int(x * k - pad)), max(-m, int(y * k - pad))
        x1, y1 = min(self.pw + m, int((x + w) * k + pad) + 1), min(self.ph + m, int((y + h) * k + pad) + 1)
        if X1 <= X0 or Y1 <= Y0:
            return
        W, H = x1 - x0, y1 - y0
        surf = cairo.ImageSurface(cairo.FORMAT_ARGB32, W, H)
        q = cairo.Context(surf)
        q.translate(-x0, -y0)
        q.scale(k, k)
        if clip:
            clip(q)
            q.clip()
        q.set_source_surface(rec, 0, 0)
        q.paint()
        surf.flush()
        a4 = np.frombuffer(surf.get_data(), np.uint8).reshape(H, surf.get_stride() // 4, 4)[:, :W].astype(np.float32) / 255
        rgbp = np.ascontiguousarray(a4[..., 2::-1])
        A = np.ascontiguousarray(a4[..., 3])
        lx, ly = self.light
        rngo = self.rng.integers(1024, size=4)
        if volume > 0 and light:
            s = vsize * k
            big = max(W, H) > 900 * k
            dx, dy = int(lx * s * .8), int(ly * s * .8)
            B = fast_blur(A, s * .6)
            dark = np.clip(A - np.roll(B, (dy, dx), (0, 1)), 0, 1)
            lit = np.clip(A - np.roll(B, (-dy, -dx), (0, 1)), 0, 1)
            st = _sample('stipple', H, W, rngo[0], rngo[1])
            f = smoothstep(-.2, .25, dark * 1.25 - st) * smoothstep(.02, .3, dark) * .55 + dark * .5
            fl = smoothstep(-.2, .25, lit * .9 - st) * smoothstep(.03, .35, lit) * .5 + lit * .4
            dk = mix('navy', 'plum', .25).astype(np.float32)
            v = (volume * .78 * f)[..., None]
            rgbp = rgbp * (1 - v * .62) + A[..., None] * v * (dk * .34 - .1 * dk)
            rgbp = rgbp + ((A[..., None] * col('cream').astype(np.float32)) - rgbp) * (volume * .42 * fl)[..., None]
        if rim > 0 and light:
            d = max(1.0, 1.7 * k)
            dx, dy = int(round(lx * d)) or (1 if lx > 0 else -1), int(round(ly * d)) or (1 if ly > 0 else -1)
            e = np.clip(A - np.roll(A, (-dy, -dx), (0, 1)), 0, 1)
            rgbp = rgbp + ((A[..., None] * col('cream').astype(np.float32)) - rgbp) * (rim * e)[..., None]
        if grain > 0:
            n = _sample('grain', H, W, rngo[2], rngo[3])
            wsh = _sample('wash', H, W, rngo[3], rngo[1], 1.0)
            rgbp = rgbp * (1 + n * grain * .62 * (1 - depth * .6) + wsh * .012)[..., None]
        if blur > 0:
            for i in range(3):
                rgbp[..., i] = fast_blur(rgbp[..., i], blur * k)
            A = fast_blur(A, blur * k)
        # crop the margin away
        cy, cx = Y0 - y0, X0 - x0
        hh, ww = Y1 - Y0, X1 - X0
        P = rgbp[cy:cy + hh, cx:cx + ww]
        a = A[cy:cy + hh, cx:cx + ww]
        if depth > 0 and self.air is not None:
            P = P * (1 - depth) + self.air[Y0:Y1, X0:X1] * (a * depth)[..., None]
        if caustic > 0:
            cf = self.caustic_field(horizon)[Y0:Y1, X0:X1]
            P = P + (a * cf * caustic)[..., None] * np.array([.95, 1, .82], np.float32)
        if alpha < 1:
            P, a = P * alpha, a * alpha
        if shadow > 0:
            s = lift * k
            dx, dy = int(-lx * s), int(-ly * s)
            r = int(3 * s) + 2
            SX0, SY0, SX1, SY1 = max(0, X0 - r), max(0, Y0 - r), min(self.pw, X1 + r), min(self.ph, Y1 + r)
            sm = np.zeros((SY1 - SY0, SX1 - SX0), np.float32)
            ty0, tx0 = Y0 - SY0 + dy, X0 - SX0 + dx
            sy0, sx0 = max(0, -ty0), max(0, -tx0)
            ey, ex = min(hh, sm.shape[0] - ty0), min(ww, sm.shape[1] - tx0)
            if ey > sy0 and ex > sx0:
                sm[ty0 + sy0:ty0 + ey, tx0 + sx0:tx0 + ex] = a[sy0:ey, sx0:ex]
            sm = fast_blur(sm, s * .75) * (shadow * (1 - depth * .75))
            reg = self.img[SY0:SY1, SX0:SX1]
            sc = self.shadow_col.astype(np.float32)
            reg *= (1 - sm * .72)[..., None]
            if self.alpha is not None:        # a cut-out's shadows fall only on what is already there
                sm = sm * self.alpha[SY0:SY1, SX0:SX1]
            reg += (sm * .72)[..., None] * sc * .55
        reg = self.img[Y0:Y1, X0:X1]
        reg *= (1 - a)[..., None]
        reg += P
        self._cover(a, X0, Y0)

    def _cover(self, a, x, y):
        """A cut-out becomes opaque where a layer with coverage a is laid at pixel x,y."""
        if self.alpha is not None:
            reg = self.alpha[y:y + a.shape[0], x:x + a.shape[1]]
            reg += a * (1 - reg)

    def paint(self, fn, **kw):
        """Shorthand: c.paint(lambda g: ..., depth=.3)."""
        with self.piece(**kw) as g:
            fn(g)

    # ---- light
    def caustic_field(self, horizon=None):
        """Light network 0..1 over the whole picture; with horizon (y units) it lies flat in perspective."""
        key = None if horizon is None else round(horizon)
        if key in self._caustic:
            return self._caustic[key]
        h, w = self.ph // 2 + 1, self.pw // 2 + 1
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        yy, xx = yy * 2 / self.k, xx * 2 / self.k
        if horizon is None:
            u, v = xx / 330, yy / 330
        else:
            d = np.maximum(yy - horizon, 4)
            z = 60000 / (d + 40)
            u, v = (xx - self.w / 2) * z / 260000 + 5, z / 230
        px = (u * 2 * math.pi) % (2 * math.pi) - 250
        py = (v * 2 * math.pi) % (2 * math.pi) - 250
        ix, iy = px.copy(), py.copy()
        cc = np.ones_like(px)
        for n in range(5):
            t = 23.7 * (1 - 3.5 / (n + 1))
            ix, iy = px + np.cos(t - ix) + np.sin(t + iy), py + np.sin(t - iy) + np.cos(t + ix)
            cc += 1 / np.hypot(px / (np.sin(ix + t) / .005 + 1e-9), py / (np.cos(iy + t) / .005 + 1e-9))
        cc = 1.17 - (cc / 5) ** 1.4
        f = np.clip(np.abs(cc) ** 8, 0, 1.2)
        if horizon is not None:
            f *= smoothstep(0, 160, yy - horizon)
        f = _resize(f, self.pw, self.ph)
        self._caustic[key] = f
        return f

    def god_rays(self, x, y=-200, strength=.35, n=14, reach=900, spread=1.2, color='cream', sharp=1.0):
        """Soft additive light wedges from a point (x,y) (normally above the picture). reach: units."""
        k = self.k
        h, w = self.ph // 3 + 1, self.pw // 3 + 1
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        dx, dy = xx * 3 / k - x, yy * 3 / k - y
        th = np.arctan2(dx, np.maximum(dy, 1))
        r = np.hypot(dx, dy)
        grid = np.linspace(-1.6, 1.6, 700)
        v = np.zeros(700)
        for _ in range(n):
            c0, s = self.rng.uniform(-spread, spread) * .8, self.rng.uniform(.012, .075) / sharp
            v += np.exp(-((grid - c0) / s) ** 2) * self.rng.uniform(.3, 1)
        v = np.clip(v, 0, 1.3)
        m = np.interp(th, grid, v) * np.exp(-(r / reach) ** 2 * 1.3) * smoothstep(0, 250, r)
        m = _resize(gaussian_filter(m, 2.2), self.pw, self.ph) * strength
        wsh = _sample('wash', self.ph, self.pw, int(self.rng.integers(999)), int(self.rng.integers(999)))
        m = np.clip(m * (1 + .16 * wsh), 0, 1)
        self.img = 1 - (1 - np.clip(self.img, 0, 1)) * (1 - m[..., None] * col(color).astype(np.float32))

    def particles(self, n=220, size=(.6, 2.4), alpha=(.1, .5), box=None, color='cream', big=6):
        """Suspended motes; a few big soft ones. box=(x0,y0,x1,y1) in units."""
        x0, y0, x1, y1 = box or (0, 0, self.w, self.h)
        r = self.rng
        with self.piece(shadow=0, volume=0, rim=0, grain=0) as g:
            for _ in range(n):
                rgb(g, color, r.uniform(*alpha))
                g.arc(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(*size) * r.uniform(.5, 1), 0, 7)
                g.fill()
        with self.piece(shadow=0, volume=0, rim=0, grain=0, blur=2.5) as g:
            for _ in range(big):
                rgb(g, color, r.uniform(.05, .18))
                g.arc(r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(4, 10), 0, 7)
                g.fill()

    def bubbles(self, x, y, n=18, height=300, size=9, sway=18, depth=0.0):
        """A rising trail of bubbles from (x,y): small and dense at the source, bigger higher up."""
        r = self.rng
        with self.piece(shadow=.12, lift=3, volume=0, rim=0, grain=.01, depth=depth) as g:
            for i in range(n):
                t = (i + r.uniform(0, 1)) / n
                cl = r.normal(0, 1)
                bx = x + math.sin(t * 7 + r.uniform(-.4, .4)) * sway * t + cl * (3 + 14 * t) * size / 9
                by = y - t ** 1.15 * height
                s = size * (.25 + .75 * t) * r.uniform(.35, 1.05)
                sq = .72 if s > size * .6 else .95
                with at(g, bx, by, r.uniform(-.2, .2), s, s * sq):
                    g.arc(0, 0, 1, 0, 7)
                    rad(g, 0, 0, 1, (0, '#d9fff5', .12), (.7, '#c8fbf0', .25), (1, '#f4fffb', .8), fx=-.2, fy=-.2)
                    g.fill()
                    g.arc(-.35, -.4, .2, 0, 7)
                    rgb(g, 'white', .9)
                    g.fill()

    # ---- end
    def finish(self, vignette=.3, warm=.0, center=(.5, .46), grain=.013, contrast=.06):
        """Vignette towards navy, gentle contrast, last grain and dither (no banding)."""
        h, w = self.ph, self.pw
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
        d = np.hypot((xx / w - center[0]) / .72, (yy / h - center[1]) / .74)
        m = smoothstep(.55, 1.35, d) * vignette
        self.img = np.clip(self.img, 0, 1)
        self.img *= (1 - m * .75)[..., None]
        self.img += m[..., None] * .75 * col('navy').astype(np.float32) * .7
        if contrast:
            x = self.img
            self.img = x + contrast * 4 * (x - .5) * x * (1 - x) * 1.6
        if warm:
            self.img *= np.array([1 + warm * .08, 1 + warm * .015, 1 - warm * .1], np.float32)
        self.grain_all(grain)
        self.img += (self.rng.random((h, w, 1), dtype=np.float32) - .5) / 255 * 1.5

    def image(self):
        if self.alpha is not None:
            colour = self.img / np.maximum(self.alpha, 1e-4)[..., None]
            both = np.dstack([np.clip(colour, 0, 1), np.clip(self.alpha, 0, 1)])
            both[self.alpha < .004] = 0
            return Image.fromarray((both * 255 + .5).astype(np.uint8), 'RGBA')
        return Image.fromarray((np.clip(self.img, 0, 1) * 255 + .5).astype(np.uint8))


class HangCanvas:
    """A canvas turned upside down about a point, so that something that grows up from (0,0) hangs down from there."""
    def __init__(self, c, x, y, ang): self.c, self.x, self.y, self.ang, self.rng, self.light = c, x, y, ang, c.rng, c.light

    @contextlib.contextmanager
    def piece(self, **kw):
        with self.c.piece(**kw) as g:
            with at(g, self.x, self.y, self.ang): yield g
