"""clay.py - what hands form from clay: bases on which a coral is fixed, raw lumps. (Large units for the reef: gear.)

x,y = middle of the foot in units, s = width; el = how much of the upper face is seen (0 from the side, 1 from above); **kw goes to Canvas.piece.
"""
import math
import numpy as np
from toolkit.paper import at, lin, rad, rgb, shade, smooth, taper

PI = math.pi
CLAY = '#b9693f'


def base(c, x, y, s=200, color=CLAY, el=.32, dents=9, turn=.3, **kw):
    """A base for one coral: a low round foot with finger dents, and a blunt cone with the hole for the plug."""
    o = {**dict(shadow=.45, lift=s * .03, volume=.5, vsize=s * .07, rim=.4, grain=.06), **kw}
    f, h = s * .5, s * (.07 + .2 * (1 - el))              # radius of the foot, height of the cone
    with c.piece(**o) as g:                               # foot: a thick disc whose edge is pressed in between the dents
        rim = [(math.cos(a) * (1 - .028 * (1 + math.cos(a * dents + turn))), math.sin(a) * (1 - .028 * (1 + math.cos(a * dents + turn)))) for a in np.linspace(0, 2 * PI, dents * 8, endpoint=False)]
        low, top = [(x + u * f, y + v * f * el) for u, v in rim], [(x + u * f * .97, y - s * .07 + v * f * el * .97) for u, v in rim]
        smooth(g, low); rgb(g, shade(color, -.4)); g.fill()
        mid = [(x + u * f, y - s * .035 + v * f * el) for u, v in rim]
        smooth(g, mid); lin(g, x - f, 0, x + f, 0, shade(color, .16), shade(color, -.1), shade(color, -.45)); g.fill()
        smooth(g, top); p = g.copy_path(); lin(g, x - f, y - f * el, x + f, y + f * el, shade(color, .3), color, shade(color, -.2)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(dents):                            # prints of the finger tips
            a = (PI * (2 * k + 1) - turn) / dents + .12 * math.sin(k * 7)
            with at(g, x + math.cos(a) * f * .8, y - s * .07 + math.sin(a) * f * .8 * el, 0, s * .052, s * .052 * (el + .12)): rad(g, 0, 0, 1, (0, shade(color, -.38), .8), (.7, shade(color, -.2), .6), (1, color, 0)); g.arc(0, 0, 1, 0, 7); g.fill()
        g.restore()
    with c.piece(**{**o, 'shadow': .3}) as g:             # cone
        yy = y - s * .07
        smooth(g, [(x - f * .6, yy), (x - f * .5, yy - h * .35), (x - f * .33, yy - h * .85), (x - f * .26, yy - h), (x, yy - h - f * .1 * el), (x + f * .26, yy - h), (x + f * .33, yy - h * .85), (x + f * .5, yy - h * .35), (x + f * .6, yy), (x + f * .3, yy + f * .5 * el), (x - f * .3, yy + f * .5 * el)], tension=.5); p = g.copy_path()
        lin(g, x - f * .6, 0, x + f * .6, 0, shade(color, .34), shade(color, .04), shade(color, -.4)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(7):                                # grooves, so that the coral finds a hold
            t = k / 6; w = f * (.26 + .36 * t); v = yy - h * (1 - t)
            rgb(g, shade(color, -.55), .45); taper(g, [(x - w, v), (x - w * .4, v + w * .75 * el), (x + w * .4, v + w * .75 * el), (x + w, v)], [s * .004, s * .012, s * .012, s * .004], 26, False); g.fill()
            rgb(g, shade(color, .5), .35); taper(g, [(x - w, v + s * .01), (x - w * .4, v + s * .012 + w * .75 * el), (x, v + s * .014 + w * .9 * el)], [s * .003, s * .008, s * .002], 20, False); g.fill()
        g.restore()
        with at(g, x, yy - h, 0, f * .27, f * .27 * max(.2, el)): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, shade(color, .45), shade(color, .1)); g.fill()
        with at(g, x, yy - h + s * .004, 0, f * .16, f * .16 * max(.2, el)): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, shade(color, -.85), shade(color, -.55)); g.fill()


def lump(c, x, y, s=160, color=CLAY, **kw):
    """A lump of soft clay, pressed flat below, with the marks of hands."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .04, volume=.55, vsize=s * .1, rim=.4, grain=.06), **kw}) as g:
        q = [(-.5, .0), (-.5, -.16), (-.36, -.36), (-.12, -.44), (.14, -.4), (.38, -.32), (.5, -.12), (.47, .02), (.1, .07), (-.25, .06)]
        smooth(g, [(x + (u + r.normal(0, .012)) * s, y + (v + r.normal(0, .012)) * s) for u, v in q]); p = g.copy_path()
        lin(g, x - s * .4, y - s * .4, x + s * .5, y, shade(color, .3), color, shade(color, -.38)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for u, v, w in ((-.2, -.26, .13), (.06, -.3, .12), (.26, -.2, .12), (-.06, -.1, .14)):
            with at(g, x + u * s, y + v * s, .3, w * s, w * s * .55): rad(g, 0, 0, 1, (0, shade(color, -.36), .7), (1, color, 0)); g.arc(0, 0, 1, 0, 7); g.fill()
        g.restore()
