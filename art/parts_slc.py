"""parts_slc.py - parts made for the sliders of articles 25 to 35: jellyfish, sleeping shark and others."""
import contextlib
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


def leaf_shell(g, J, color='#6f9a4c'):
    """A big leaf tied on a crawling child's back, so that it looks like a turtle (raw, in figure space, for person's prop)."""
    n, h = np.array(J['neck']), np.array(J['hip'])
    m = (n + h) / 2; d = (n - h) / np.hypot(*(n - h)); u = np.array([d[1], -d[0]])
    if u[1] > 0: u = -u
    P = lambda a, b: tuple(m + d * a + u * b)
    smooth(g, [P(-.25, .0), P(-.2, .12), P(-.06, .2), P(.08, .195), P(.19, .11), P(.22, .0), P(.1, -.035), P(-.12, -.035)]); q = g.copy_path()
    lin(g, *P(0, .2), *P(0, -.04), shade(color, .3), color, shade(color, -.35)); g.fill()
    g.save(); g.append_path(q); g.clip(); rgb(g, shade(color, -.45), .75); g.set_line_width(.011)
    for a in (-.14, -.03, .08): g.move_to(*P(a, .22)); g.line_to(*P(a + .02, .07)); g.line_to(*P(a - .03, -.05)); g.stroke()
    g.move_to(*P(-.26, .08)); g.curve_to(*P(-.1, .11), *P(.06, .1), *P(.24, .06)); g.stroke()
    g.restore()


def jelly(c, x, y, s=160, rot=0.0, color='#cfeaf0', pulse=.5, arms=4, length=1.5, **kw):
    """Moon jelly or lion's-mane like jellyfish seen from the side: clear bell, four leaf marks, frilled arms and thin threads. s = width of the bell."""
    r = c.rng
    h = .62 - .2 * pulse; w = .5 + .0 * pulse
    o = {**dict(shadow=0, volume=.35, vsize=s * .12, rim=.7, grain=.02, alpha=.8), **kw}
    with c.piece(**{**o, 'volume': 0, 'rim': .2, 'alpha': o['alpha'] * .8}) as g:
        with at(g, x, y, rot, s):
            for k in range(22):
                u = (k + .5) / 22 * 2 - 1; q = wander(r, u * w * .95, .02, PI / 2, length * r.uniform(.5, 1), 7, .16); rgb(g, shade(color, .3), .5); taper(g, q, [.012, .009, .004], 24); g.fill()
            for k in range(arms):
                u = (k + .5) / arms * 2 - 1; q = curve_pts(wander(r, u * .2, .0, PI / 2 - u * .12, length * r.uniform(.62, .85), 7, .2), 34)
                n = len(q); side = [(.055 + .05 * math.sin(i * .9 + k)) * (1 - i / n) ** .6 for i in range(n)]
                L_ = [(a - b, d) for (a, d), b in zip(q, side)]; R_ = [(a + b * .8, d + .01) for (a, d), b in zip(q, side[3:] + [0, 0, 0])]
                lin(g, 0, 0, 0, length * .8, (0, shade(color, .5), .85), (1, color, .25)); smooth(g, L_ + R_[::-1]); g.fill()
    with c.piece(**o) as g:
        with at(g, x, y, rot, s):
            n = 8
            edge = []
            for i in range(n + 1):
                u = 1 - 2 * i / n; edge.append((u * w * .98, .05 - .03 * (1 - u * u))); 
                if i < n: edge.append(((u - 1 / n) * w, .1 - .02 * abs(u)))
            smooth(g, [(-w, .02), (-w * .93, -h * .4), (-w * .6, -h * .82), (0, -h), (w * .6, -h * .82), (w * .93, -h * .4), (w, .02)] + edge[1:-1]); p = g.copy_path()
            rad(g, -.1, -h * .6, .8, (0, 'white', .95), (.45, color, .72), (.8, shade(color, -.1), .7), (1, shade(color, .5), .95)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, shade(color, -.35), .3)
            for k in range(9):
                u = (k - 4) / 4.4; taper(g, [(u * .08, -h), (u * w * .72, -h * .5), (u * w, .08)], [.004, .012, .02], 14); g.fill()
            for u, q in ((-.24, .075), (-.05, .1), (.17, .085)):
                rgb(g, '#e39ac4', .34); smooth(g, blob_pts(r, u, -h * .42 + abs(u) * .2, q, q * .62, .08, 10, u)); g.fill(); rgb(g, '#f6d0e4', .5); smooth(g, blob_pts(r, u, -h * .42 + abs(u) * .2, q * .5, q * .3, .08, 9, u)); g.fill()
            rgb(g, 'white', .75); taper(g, [(-w * .78, -h * .42), (-w * .52, -h * .76), (-w * .2, -h * .9)], [.012, .04, .01], 14); g.fill()
            g.restore()


class HangCanvas:
    """A canvas turned upside down about a point, so that something that grows up from (0,0) hangs down from there."""
    def __init__(self, c, x, y, ang): self.c, self.x, self.y, self.ang, self.rng, self.light = c, x, y, ang, c.rng, c.light

    @contextlib.contextmanager
    def piece(self, **kw):
        with self.c.piece(**kw) as g:
            with at(g, self.x, self.y, self.ang): yield g


def rod(c, a, b, w=60, color='#8fa3a8', w2=None, **kw):
    """Round bar from a to b with light running along it, at any angle; w2 = thickness at b."""
    a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]])
    if n[0] * c.light[0] + n[1] * c.light[1] < 0: n = -n
    w2 = w2 or w
    with c.piece(**{**dict(shadow=.45, lift=w * .2, volume=.15, vsize=w * .2, rim=.4), **kw}) as g:
        poly(g, [tuple(a - n * w / 2), tuple(a + n * w / 2), tuple(b + n * w2 / 2), tuple(b - n * w2 / 2)])
        lin(g, *tuple(a - n * w / 2), *tuple(a + n * w / 2), (0, shade(color, -.55)), (.3, shade(color, -.2)), (.62, color), (.8, shade(color, .6)), (1, shade(color, .1))); g.fill()


def hand_print(g, r, x, y, s, rot=0.0, color='#6a4c3c', mirror=False):
    """Print of a muddy hand (raw): palm, four fingers and a thumb, broken at the edges. s = width."""
    with at(g, x, y, rot, -s if mirror else s, s):
        for _ in range(3):
            rgb(g, jitter(r, color, .02), .5)
            smooth(g, [(x_ + r.normal(0, .008), y_ + r.normal(0, .008)) for x_, y_ in ((-.25, -.08), (-.08, -.13), (.1, -.13), (.25, -.06), (.27, .12), (.2, .32), (.06, .4), (-.1, .38), (-.22, .26), (-.27, .08))]); g.fill()
            for fx, fy, L, a, w in ((-.2, -.06, .42, -.17, .11), (-.07, -.1, .5, -.04, .115), (.08, -.1, .47, .08, .115), (.215, -.04, .36, .24, .1)):
                with at(g, fx, fy, a): taper(g, curve_pts([(0, .04), (r.normal(0, .006), -L * .5), (r.normal(0, .006), -L)], 16), [w, w * .92, w * .8, w * .95, w * .8], 26); g.fill()
            with at(g, -.17, .2, -.95): taper(g, curve_pts([(0, .04), (.02, -.2), (-.01, -.38)], 16), [.18, .13, .11, .1], 22); g.fill()
        rgb(g, '#fbf4e3', .5)
        for fx, fy, L, a in ((-.2, -.06, .42, -.17), (-.07, -.1, .5, -.04), (.08, -.1, .47, .08), (.215, -.04, .36, .24)):
            for v in (.16, .52, .78): X_, Y_ = fx + math.sin(a) * L * v, fy - math.cos(a) * L * v; taper(g, [(X_ - .05, Y_ + .012), (X_ + .05, Y_ - .006)], [.006, .012, .004]); g.fill()
        for k in range(3): taper(g, curve_pts([(-.22 + .05 * k, .05 + .1 * k), (0, .08 + .08 * k), (.2, -.02 + .1 * k)], 14), [.006, .016, .006], 14, False); g.fill()
        for _ in range(14): rgb(g, color, .6); g.arc(r.normal(0, .42), r.normal(0, .42), r.uniform(.006, .02), 0, 7); g.fill()


def seedling(g, r, x, y, h, color='leaf', pairs=2, lean=0.0):
    """Young mangrove: pencil stem and pairs of glossy leaves (raw); h = height."""
    with at(g, x, y, lean):
        lin(g, -h * .05, 0, h * .05, 0, '#a9b06a', '#6f7a44', '#4d4a34'); taper(g, [(0, h * .05), (h * .01, -h * .35), (0, -h * .66)], [h * .075, h * .07, h * .04]); g.fill()
        for k in range(pairs):
            yy = -h * (.5 + .17 * k)
            for sg in (-1, 1):
                a = -PI / 2 + sg * (.95 - .25 * k) + r.normal(0, .08); L = h * (.42 - .06 * k); w = L * .42; cc = jitter(r, color, .03)
                with at(g, 0, yy, a):
                    smooth(g, [(0, 0), (L * .3, -w * .5), (L * .75, -w * .36), (L, 0), (L * .75, w * .36), (L * .3, w * .5)]); lin(g, 0, -w * .5, 0, w * .5, shade(cc, .25), shade(cc, -.2)); g.fill()
                    rgb(g, shade(cc, .5), .6); g.set_line_width(max(.8, w * .06)); g.move_to(L * .05, 0); g.line_to(L * .92, 0); g.stroke()
        taper(g, [(0, -h * .62), (h * .01, -h * .95)], [h * .05, h * .01]); rgb(g, shade(color, .3)); g.fill()
