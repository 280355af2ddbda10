"""cutouts.py - hills, trees and an outrigger boat with little grain, for pictures on transparent ground that must stay small files."""
import math
import numpy as np
from toolkit.paper import blob_pts, curve_pts, lin, rgb, shade, smooth, taper

PI = math.pi
QUIET = dict(grain=.012, rim=.18)      # cut-outs must stay small files: little grain, drawn texture instead


def skyline(rng, pts, rough=6, n=90):
    """A ridge line through pts with small irregularities."""
    q = curve_pts(pts, n)
    q[:, 1] += np.convolve(rng.normal(0, rough, n + 8), np.ones(5) / 5, 'same')[4:-4]
    return [tuple(p) for p in q]


def sheet(c, pts, color, light, streaks=26, lean=.5, **kw):
    """One paper hill from a skyline down to below the picture, with soft ribs running down the slopes."""
    r = c.rng
    with c.piece(**{**dict(shadow=.3, lift=12, volume=.25, vsize=56), **QUIET, **kw}) as g:
        smooth(g, pts, False); g.line_to(pts[-1][0], c.h + 60); g.line_to(pts[0][0], c.h + 60); g.close_path()
        p = g.copy_path()
        y0 = min(y for _, y in pts)
        lin(g, 0, y0, 0, c.h, light, color, shade(color, -.18)); g.fill()
        g.append_path(p); g.clip()
        for _ in range(streaks):
            x, y = pts[r.integers(len(pts))]
            fall = (c.h - y) * r.uniform(.35, .8)
            d = lean * (1 if x > c.w * .42 else -1) * fall * r.uniform(.3, .9)
            rgb(g, shade(color, -.5) if r.random() < .55 else shade(light, .3), r.uniform(.05, .11))
            taper(g, [(x, y + 6), (x + d * .35, y + fall * .45), (x + d, y + fall)], [2, r.uniform(24, 60), 4], 24); g.fill()


def hills(c, rng, x0, w, top, foot):
    """Rinjani and headlands, one sheet behind the other: from x0 over w units, from top down to foot."""
    h = foot - top
    X = lambda t: x0 + t * w
    Y = lambda t: foot - t * h
    P = lambda *q: [(X(a), Y(b)) for a, b in q]
    back = P((-.02, .3), (.06, .38), (.13, .35), (.2, .42), (.3, .3), (.5, .2), (.62, .33), (.7, .42), (.77, .47), (.84, .42), (.92, .5), (1.02, .44))
    sheet(c, skyline(rng, back, 4), '#b9a6d8', '#d3c5e6', 16, .3)
    far = P((.02, .1), (.08, .17), (.14, .25), (.2, .34), (.25, .47), (.285, .6), (.312, .76), (.333, .9), (.347, .985), (.357, .97), (.366, .985), (.376, .9), (.39, .79),
            (.408, .72), (.425, .735), (.44, .67), (.462, .66), (.478, .71), (.49, .665), (.51, .64), (.53, .7), (.548, .755), (.558, .74), (.572, .765), (.59, .66), (.61, .56), (.65, .45), (.71, .34), (.78, .23), (.86, .14), (.94, .08))
    sheet(c, skyline(rng, far, 2.5, 170), '#9f88c9', '#c5b2df', 46, .55)
    mid = P((-.02, .3), (.04, .37), (.1, .35), (.17, .26), (.24, .2), (.32, .22), (.4, .17), (.5, .13), (.58, .16), (.65, .23), (.7, .32), (.745, .34), (.79, .29), (.85, .34), (.9, .335), (1.02, .4))
    sheet(c, skyline(rng, mid, 3), '#8465ae', '#a184c6', 22, .3)
    near = P((-.02, .21), (.05, .24), (.12, .17), (.2, .1), (.3, .07), (.42, .05), (.55, .055), (.66, .08), (.75, .15), (.83, .2), (.9, .17), (.96, .25), (1.02, .28))
    q = skyline(rng, near, 2.5)
    trees(c, rng, q, '#664a8e')
    sheet(c, q, '#66488f', '#7c5ba3', 16, .2)


def trees(c, rng, line, color):
    """Tufts and a few palms along a skyline, as one sheet."""
    with c.piece(shadow=.15, lift=4, volume=.2, vsize=8, **QUIET) as g:
        rgb(g, color)
        for x, y in line[2:-2:3]:
            s = rng.uniform(10, 22)
            smooth(g, blob_pts(rng, x + rng.normal(0, 8), y - s * .2, s * 1.3, s * .8, .18, 9)); g.fill()
        for k in (9, 14, 70, 76, 79):
            x, y = line[min(k, len(line) - 1)]
            s = rng.uniform(54, 84); lean = rng.uniform(-.3, .3) * s
            taper(g, [(x, y + 6), (x + lean * .3, y - s * .5), (x + lean, y - s)], [6, 4.5, 4]); g.fill()
            for a in np.linspace(-.6, PI + .6, 8):
                taper(g, [(x + lean, y - s), (x + lean + math.cos(a) * s * .26, y - s - math.sin(a) * s * .16 - s * .06), (x + lean + math.cos(a) * s * .46, y - s - math.sin(a) * s * .13 + s * .09)], [4, 7, 1.5], 10); g.fill()


def jukung(c, rng, x, y, s):
    """x, y = middle of the waterline, s = length."""
    U = lambda *q: [(x + a * s, y + b * s) for a, b in q]
    wood, dark = '#e0b878', '#54352f'
    lw = s / 100

    def pole(a, b, w=1.0, color=wood, bow=0.0, **kw):
        m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + bow)
        with c.piece(**{**dict(shadow=.25, lift=5, volume=.35, vsize=6), **QUIET, **kw}) as g:
            lin(g, 0, y + min(a[1], b[1]) * s - lw, 0, y + max(a[1], b[1]) * s + lw, shade(color, .2), color, shade(color, -.3))
            taper(g, U(a, m, b), [w * lw, w * lw * 1.15, w * lw * .8], 24); g.fill()
    pole((-.46, -.04), (.4, -.045), 1.5, shade(wood, -.12), .012)                # far float
    for px in (-.2, .17):                                                        # far arms
        pole((px, -.13), (px - .035, -.045), .9, shade(dark, .1), -.03)
    pole((.05, -.1), (.035, -.6), 1.7, dark)                                    # mast
    with c.piece(shadow=.3, lift=9, volume=.34, vsize=34, **QUIET) as g:         # sail: swelling to the left
        edge = U((.19, -.155), (.15, -.33), (.06, -.52), (-.03, -.68), (-.17, -.585), (-.31, -.43), (-.43, -.29), (-.2, -.19))
        smooth(g, edge, tension=.42); p = g.copy_path()
        lin(g, x + .2 * s, y - .5 * s, x - .42 * s, y - .35 * s, '#fffaf0', '#fff1cf', '#ecd6a6'); g.fill()
        g.append_path(p); g.clip()
        for k in range(6):                                                       # seams fan out from the tack
            e = U((-.46 + k * .085, -.28 - k * .1))[0]
            rgb(g, '#c9a76a', .6); g.set_line_width(lw * .3)
            g.move_to(*U((.19, -.155))[0]); g.curve_to(*U((.03 + k * .012, -.2 - k * .035))[0], *U((-.14 + k * .035, -.23 - k * .06))[0], *e); g.stroke()
        for a, b, al in (((.12, -.2), (-.4, -.27), .34), ((.15, -.3), (-.02, -.66), .2)):   # folds of shade
            rgb(g, '#d9a36a', al); taper(g, U(a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + .03), b), [2, lw * 3.4, 2], 16); g.fill()
        for t, cc in ((.0, 'coral'), (.06, 'saffron')):                          # two coloured bands near the head
            rgb(g, cc, .92); taper(g, U((.1, -.5 + t), (-.04, -.5 + t), (-.16, -.47 + t), (-.4, -.36 + t)), [lw * 2.6] * 3, 24, False); g.fill()
    pole((.2, -.145), (-.04, -.7), 1.1, dark, -.01); pole((.2, -.145), (-.45, -.29), 1.1, dark, .025)     # yard and boom
    with c.piece(shadow=.35, lift=8, volume=.4, vsize=22, **QUIET) as g:         # hull
        hull = U((.5, -.21), (.475, -.165), (.43, -.07), (.33, -.012), (.1, .01), (-.12, .012), (-.33, -.005), (-.435, -.06), (-.485, -.15), (-.5, -.215), (-.455, -.16), (-.36, -.12), (-.15, -.1), (.1, -.1), (.32, -.12), (.43, -.155))
        smooth(g, hull, tension=.4); p = g.copy_path()
        lin(g, 0, y - .14 * s, 0, y + .012 * s, shade('coral', .18), 'coral', '#c9452f'); g.fill()
        g.append_path(p); g.clip()
        rgb(g, '#fff4d6'); taper(g, U((.5, -.2), (.4, -.14), (.1, -.085), (-.15, -.085), (-.38, -.108), (-.5, -.2)), [lw * 1.5, lw * 2, lw * 2.6, lw * 2.6, lw * 2, lw * 1.5], 40, False); g.fill()
        rgb(g, '#073a60'); taper(g, U((.47, -.155), (.36, -.085), (.1, -.05), (-.15, -.05), (-.36, -.068), (-.48, -.16)), [lw * .5, lw, lw * 1.2, lw * 1.2, lw, lw * .5], 40, False); g.fill()
        for t in np.linspace(-.32, .34, 12):                                     # row of small waves painted on the hull
            rgb(g, 'saffron', .95); taper(g, U((t - .022, -.018 - .06 * t * t), (t, -.034 - .06 * t * t), (t + .022, -.018 - .06 * t * t)), [lw * .3, lw * .8, lw * .3], 10); g.fill()
    for sx in (-1, 1):                                                           # carved stem and stern tips
        with c.piece(shadow=.2, lift=4, volume=.3, vsize=8, **QUIET) as g:
            rgb(g, '#073a60'); taper(g, U((sx * .485, -.175), (sx * .505, -.225), (sx * .492, -.262)), [lw * 2, lw * 1.5, lw * .5], 12); g.fill()
    for px in (-.22, .15):                                                       # near arms arch over the side to the float
        with c.piece(shadow=.3, lift=5, volume=.35, vsize=6, **QUIET) as g:
            lin(g, 0, y - .17 * s, 0, y + .05 * s, shade(dark, .25), dark); taper(g, U((px, -.112), (px + .035, -.128), (px + .07, -.085), (px + .082, -.01), (px + .075, .052)), [lw * 1.3, lw * 1.4, lw * 1.2, lw, lw], 30); g.fill()
    pole((-.44, .035), (.42, .03), 2.2, wood, .022)                              # near float
    with c.piece(shadow=0, volume=0, **QUIET) as g:
        rgb(g, dark); g.set_line_width(lw * .5)
        for px in (-.145, .225):
            for o in (-.008, 0, .008):
                g.move_to(*U((px + o - .004, .03))[0]); g.line_to(*U((px + o + .004, .062))[0]); g.stroke()
