"""The picture shown when a page is shared."""
import math
import numpy as np
from toolkit import cutouts, fauna as A, flora as F, gear as G, land as L, people as P
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
    """The foundation in one picture: above, the boat and the violet hills; below, two divers tie young corals to a table while a turtle swims up."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#fbe3b2'), (.2, '#fde9c0'), (.34, '#fbd3a4'), (1, '#35abb2')], 90, wash=.04)
    c.glow(W * .3, H * .16, 560, '#fff4d6', .6)
    with c.piece(shadow=.12, lift=12, volume=.16, vsize=60, grain=.045, rim=.3) as g:
        lin(g, 0, 0, 0, H * .3, '#f8c558', '#f5b843', '#f3a545'); smooth(g, blob_pts(rng, W * .3, H * .17, 110, 110, .008, 24)); g.fill()
    c.set_air()
    L.cloud(c, W * .52, H * .09, 250, '#fff4df', .15)
    cutouts.hills(c, rng, W * .2, W * 1.04, H * .04, H * .4)
    wave_sheet(c, H * .33, 8, 260, .4, '#a9dccf', '#d3f0df')
    cutouts.jukung(c, rng, W * .17, H * .35, 330)
    wave_sheet(c, H * .375, 12, 330, 2.2, '#6cc9c4', '#9fe0d2')
    wave_sheet(c, H * .425, 13, 420, .9, '#1b93a4', '#49bcc0')
    c.god_rays(W * .3, H * .05, .34, 13, 900, 1.3)
    sand = L.sandbed(c, [(-30, H * .93), (W * .3, H * .9), (W * .7, H * .915), (W + 30, H * .88)], '#e6dcb0', .3)
    A.silhouettes(c, W * .6, H * .55, 40, 190, 30, 17, PI + .1, '#0e5b78', depth=.0)
    F.reef_patch(c, W * .78, W * 1.03, lambda x: H * .93, 2.2, .8, depth=.2)
    G.table_of_young(c, W * .45, H * .985, 760, 3, 9, 92, ['#f08a3c', 'saffron', 'coral', 'rose', 'violet'], 1)
    P.diver(c, W * .29, H * .665, 330, .5, pose='work', accent='coral', kick=.3, bubbles=False); c.bubbles(W * .375, H * .7, 12, 200, 9, 14)
    P.diver(c, W * .645, H * .655, 320, PI - .42, pose='work', accent='saffron', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.4, bubbles=False); c.bubbles(W * .56, H * .69, 12, 190, 9, 14)
    A.turtle(c, W * .875, H * .62, 300, .3, 40, stroke=.35, hind=.2, flip=True, look=.1, color='#7f8148', lift=14)
    A.school(c, 'anthias', W * .47, H * .7, 16, 120, 30, 34, PI, depth=.02)
    for x, kind, q, cc in ((.01, 'fan', 1.5, 'plum'), (.06, 'staghorn', 1.2, 'coral'), (.11, 'brain', 1.0, 'leaf'), (.9, 'plates', 1.1, 'violet'), (.965, 'staghorn', 1.5, 'saffron'), (1.0, 'brain', 1.2, 'rose')): F.plant(c, kind, W * x, H * 1.03, q, cc)
    c.particles(110, box=(0, H * .45, W, H)); c.finish(.2, center=(.5, .5))
