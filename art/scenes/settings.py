"""The picture shown when a page is shared."""
import math
import numpy as np
from toolkit import cutouts, fauna as A, flora as F, land as L
from toolkit.paper import blob_pts, lin, rgb, shade, smooth

PI = math.pi


def wave_sheet(c, y, amp, length, phase, color, light, crest=True, **kw):
    """One sheet of cut-paper water with a scissored, cresting upper edge, down to the bottom of the picture."""
    xs = np.arange(-60, c.w + 80, length / 16)
    t = xs / length * 2 * PI + phase
    ys = y - amp * (np.sin(t) + .38 * np.sin(2 * t + .9) + .2 * np.sin(.47 * t))
    with c.piece(**{**dict(shadow=.42, lift=12, volume=.3, vsize=26, rim=.4), **kw}) as g:
        smooth(g, list(zip(xs, ys)), False); g.line_to(c.w + 80, c.h + 60); g.line_to(-60, c.h + 60); g.close_path()
        p = g.copy_path()
        lin(g, 0, y - amp, 0, c.h, light, color, shade(color, -.25)); g.fill()
        g.append_path(p); g.clip()
        for k in range(5):
            rgb(g, 'cream', .13 - .02 * k); g.set_line_width(3.4 - .4 * k)
            smooth(g, [(a, b + 22 + k * (26 + 6 * k) + 5 * math.sin(a / 70 + k)) for a, b in zip(xs, ys)], False); g.stroke()


def share(c, rng, variant=0):
    """The foundation in one picture: low sun, violet hills, the wave edge, a turtle below."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#fbe3b2'), (.3, '#fde9c0'), (.52, '#fbd3a4'), (1, '#35abb2')], 90, wash=.04)
    c.glow(W * .68, H * .34, 620, '#fff4d6', .6)
    with c.piece(shadow=.12, lift=12, volume=.16, vsize=60, grain=.045, rim=.3) as g:
        lin(g, 0, H * .1, 0, H * .55, '#f8c558', '#f5b843', '#f3a545'); smooth(g, blob_pts(rng, W * .7, H * .34, 190, 190, .008, 24)); g.fill()
    c.set_air()
    L.cloud(c, W * .2, H * .2, 330, '#fff4df', .1); L.cloud(c, W * .93, H * .17, 250, '#fff4df', .2)
    cutouts.hills(c, rng, -W * .02, W * 1.04, H * .2, H * .67)
    with c.piece(shadow=0, volume=.2, vsize=3) as g:
        for x, y, s, a in ((.5, .16, 26, .1), (.54, .13, 20, -.1), (.47, .12, 16, .0)): A.gull(g, W * x, H * y, s, a, '#fffaf0')
    wave_sheet(c, H * .6, 10, 260, .4, '#a9dccf', '#d3f0df')
    cutouts.jukung(c, rng, W * .845, H * .615, 250)
    wave_sheet(c, H * .645, 15, 330, 2.2, '#6cc9c4', '#9fe0d2')
    wave_sheet(c, H * .7, 20, 420, .9, '#35abb2', '#5cc3c2')
    wave_sheet(c, H * .79, 17, 520, 3.5, '#1b8ca0', '#35abb2')
    c.god_rays(W * .66, H * .3, .3, 12, 760, 1.2)
    A.silhouettes(c, W * .82, H * .86, 34, 190, 44, 20, PI + .1, '#0e5b78', depth=.0)
    A.turtle(c, W * .29, H * .825, 300, -.5, 24, stroke=.25, hind=.2, flip=True, look=.1, color='#7f8148', lift=14)
    for x, kind, q, cc in ((.015, 'staghorn', 1.5, 'coral'), (.075, 'brain', 1.2, 'leaf'), (.125, 'fan', 1.0, 'plum'), (.64, 'poc', 1.1, 'rose'), (.7, 'staghorn', 1.2, 'saffron'), (.9, 'plates', 1.2, 'violet'), (.965, 'fan', 1.7, 'coral'), (1.0, 'brain', 1.3, 'saffron')):
        F.plant(c, kind, W * x, H * 1.03, q, cc)
    c.particles(90, box=(0, H * .75, W, H)); c.finish(.2, center=(.5, .45))
