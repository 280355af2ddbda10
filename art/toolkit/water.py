"""water.py - reflections, ripple rings, rain, gleams and drops; noise and colour that lie flat on the water.

reflect, refract and tint change the picture that is there already (c.img): call them after what they mirror or bend. y0 = the water line in
units.
"""
import math
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter
from toolkit.paper import at, col, curve_pts, lin, poly, rad, rgb, smooth, taper, _tile, wander


def window(c, pts, stops=('#a9e4d2', '#35abb2', '#137a95', '#073a60'), **kw):
    """A patch of water (tank, section) with polygon outline; returns a clip function."""
    y0, y1 = min(p[1] for p in pts), max(p[1] for p in pts)
    with c.piece(**{**dict(shadow=.25, lift=6, volume=0, rim=.2, grain=.03), **kw}) as g:
        poly(g, pts); lin(g, 0, y0, 0, y1, *stops); g.fill()
    return lambda q: poly(q, pts)


def reflect(c, y0, strength=.6, reach=300, wob=3.0, tint='#f3d5b4', stretch=1.0):
    """Mirror what stands above y0 into the water below it, rippled and fading over reach units."""
    k = c.k
    r0, n = int(y0 * k), int(min(reach, c.h - y0) * k)
    src = c.img.copy()
    xx = np.arange(c.pw)
    t = col(tint).astype(np.float32)
    for j in range(n):
        y = r0 + j
        if y >= c.ph:
            break
        f = j / max(1, reach * k)
        sy = r0 - 1 - int(j * stretch + wob * k * .6 * math.sin(j / (5.0 + 14 * f) / k))
        if sy < 0:
            break
        sh = int(wob * k * (.3 + 2 * f) * math.sin(j / (3.2 + 9 * f) / k + .8 * math.sin(j / 31 / k)))
        a = strength * (1 - f) ** .8
        c.img[y] = c.img[y] * (1 - a) + (np.roll(src[sy], sh, 0) * .86 + t * .14 * src[sy].mean()) * a


def rain(c, n=500, ang=.16, length=34, alpha=(.1, .4), color='#f4fbf6', box=None):
    """n slanting strokes of rain in the box (x0, y0, x1, y1), the whole picture without it."""
    x0, y0, x1, y1 = box or (-40, -40, c.w, c.h)
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=.4) as g:
        for _ in range(n):
            x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(.4, 1.4)
            rgb(g, color, r.uniform(*alpha))
            taper(g, [(x, y), (x + math.sin(ang) * length * q, y + math.cos(ang) * length * q)], [.4, 1.7 * q], cap=False); g.fill()


def rings(c, pts, color='white', alpha=.7, squash=.3):
    """Ripple rings at [(x,y,r)..]."""
    with c.piece(shadow=.12, lift=2, volume=0, rim=0, grain=.01) as g:
        for x, y, R in pts:
            for q in (1, .62, .3):
                with at(g, x, y, 0, R * q, R * q * squash):
                    g.arc(0, 0, 1, c.rng.uniform(0, 2), c.rng.uniform(4, 6.6))
                rgb(g, color, alpha * (1.2 - q)); g.set_line_width(max(.8, R * .05)); g.stroke()


def refract(c, y0, y1, amp=3.0):
    """Wobble the rows between y0 and y1 sideways (things seen through moving water); stronger towards y1."""
    k = c.k
    for j in range(int(y0 * k), min(c.ph, int(y1 * k))):
        t = (j / k - y0) / (y1 - y0)
        c.img[j] = np.roll(c.img[j], int(round(amp * k * (.3 + t) * math.sin(j / k / (3 + 7 * t)) * math.sin(j / k / 23.0 + 1))), 0)


def reflect_clamped(c, y0, strength=.6, reach=300, wob=3.0, tint='#f3d5b4'):
    """Mirror what stands above y0 into the ground below it, rippled, fading over reach units; edges are clamped, not wrapped."""
    k = c.k
    r0, n = int(y0 * k), int(min(reach, c.h - y0) * k)
    src = c.img.copy(); t = col(tint).astype(np.float32); ix = np.arange(c.pw)
    for j in range(n):
        y = r0 + j
        if y >= c.ph: break
        f = j / max(1, reach * k)
        sy = r0 - 1 - int(j + wob * k * .6 * math.sin(j / (5.0 + 14 * f) / k))
        if sy < 0: break
        sh = int(wob * k * (.3 + 2 * f) * math.sin(j / (3.2 + 9 * f) / k + .8 * math.sin(j / 31 / k)))
        a = strength * (1 - f) ** .8
        row = src[sy][np.clip(ix - sh, 0, c.pw - 1)]
        c.img[y] = c.img[y] * (1 - a) + (row * .86 + t * .14 * src[sy].mean()) * a


def sheen(c, y0, y1, n=120, light='#fff3d6', dark='#3f342e', size=1.0):
    """Flat streaks of light and dark on water, mud or wet sand, growing towards the viewer."""
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(n):
            t = r.uniform(0, 1) ** .9
            x, y, L = r.uniform(-60, c.w), y0 + t * (y1 - y0), r.uniform(18, 90) * (.35 + 1.5 * t) * size
            rgb(g, light if r.random() < .55 else dark, r.uniform(.1, .38)); taper(g, [(x, y), (x + L * .5, y - 1 - 3 * t), (x + L, y)], [.3, (1 + 4.4 * t) * size, .3], 10, False); g.fill()


def sparkle(c, n=150, box=None, color='white', size=1.0):
    """Short light strokes of a rippled surface seen from above."""
    r = c.rng
    x0, y0, x1, y1 = box or (-20, -20, c.w, c.h)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(n):
            x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(10, 46) * size
            rgb(g, color, r.uniform(.12, .5)); taper(g, wander(r, x, y, r.normal(-.2, .35), q, 4, .3), [.4, 2.6 * size, .4], 10, False); g.fill()


def drop(g, x, y, s, hang=0.0):
    """Bead of clear water (raw); hang > 0 makes it hang."""
    smooth(g, [(x, y - s * (1 + hang)), (x + s * .62, y - s * .1), (x + s * .5, y + s * .7), (x, y + s), (x - s * .5, y + s * .7), (x - s * .62, y - s * .1)])
    rad(g, x, y, s * 1.2, (0, '#f6fffb', .55), (.7, '#bfe8e0', .5), (1, '#5f8f94', .75), fx=x + s * .2, fy=y + s * .4); g.fill()
    rgb(g, 'white', .95); g.arc(x - s * .22, y - s * .12, s * .17, 0, 7); g.fill()


def strips(c, y0, y1, n=80, colors=('cream', 'navy'), alpha=(.08, .3), size=1.0, box=None):
    """Flat brush strokes on water between y0 and y1, larger towards y1."""
    r = c.rng
    x0, x1 = box or (-60, c.w)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(n):
            t = r.uniform(0, 1)
            x, y, L = r.uniform(x0, x1), y0 + (y1 - y0) * t, r.uniform(30, 130) * (.4 + 1.2 * t) * size
            rgb(g, r.choice(list(colors)), r.uniform(*alpha)); h = (1.5 + 4 * t) * size
            taper(g, [(x, y), (x + L * .5, y - h * .7), (x + L, y)], [.3, h, .3], 12, False); g.fill()


def mask_of(c, polys, blur):
    """Soft mask 0..1 of polygons in units."""
    im = Image.new('L', (c.pw // 2, c.ph // 2), 0); d = ImageDraw.Draw(im)
    for p in polys: d.polygon([(x * c.k / 2, y * c.k / 2) for x, y in curve_pts(p, 120, closed=True)], fill=255)
    a = gaussian_filter(np.asarray(im, np.float32) / 255, blur * c.k / 2)
    return np.asarray(Image.fromarray(a, 'F').resize((c.pw, c.ph), Image.BILINEAR))


def flat_noise(c, hz, scale, kind='wash', ox=0, oy=0, squash=1.0):
    """Noise lying flat on the water, getting smaller towards the horizon hz (about -2..2)."""
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32); yy, xx = yy / c.k, xx / c.k
    z = (c.h - hz) / np.maximum(yy - hz, 3)
    u, v = (xx - c.w / 2) * z * scale + ox, z * 430 * scale * squash + oy
    t = _tile(kind); n = t.shape[0]
    u0, v0 = np.floor(u).astype(int), np.floor(v).astype(int); fu, fv = u - u0, v - v0
    g = lambda a, b: t[b % n, a % n]
    return (g(u0, v0) * (1 - fu) + g(u0 + 1, v0) * fu) * (1 - fv) + (g(u0, v0 + 1) * (1 - fu) + g(u0 + 1, v0 + 1) * fu) * fv


def tint(c, m, color):
    """Blend a colour into the picture by the mask m (0..1)."""
    c.img = c.img * (1 - m[..., None]) + col(color).astype(np.float32) * m[..., None]
