"""school.py - notebook, pencil, crayon strokes and children's drawings.

c first, x,y in units, s = size in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of their own.
"""
import math
import numpy as np
from toolkit.paper import at, curve_pts, jitter, lin, poly, rgb, shade, smooth

PI = math.pi


def crayon(g, r, pts, color, w=7, closed=False, passes=3, wob=1.6):
    """Waxy crayon line along pts: a few jittered broken strokes."""
    q = curve_pts(pts, max(14, len(pts) * 6), closed)
    if closed: q = np.vstack([q, q[:1]])
    for _ in range(passes):
        rgb(g, jitter(r, color, .04), .55); g.set_line_width(w * r.uniform(.5, .8))
        o = r.normal(0, wob, 2)
        smooth(g, q + o + r.normal(0, wob * .35, q.shape), False); g.stroke()


def scribble(g, r, clip_pts, color, w=6, gap=8, ang=.5, alpha=.6):
    """Fill the closed shape clip_pts with back-and-forth crayon strokes."""
    P_ = np.array(clip_pts)
    g.save(); smooth(g, clip_pts); g.clip()
    cx, cy = P_.mean(0); R = np.hypot(*(P_ - (cx, cy)).T).max() * 1.2
    with at(g, cx, cy, ang):
        yy = -R; side = 1; pts = []
        while yy < R:
            pts += [(-R * side + r.normal(0, 4), yy), (R * side + r.normal(0, 4), yy + gap * .4)]; side = -side; yy += gap * r.uniform(.8, 1.2)
        rgb(g, color, alpha); g.set_line_width(w)
        g.move_to(*pts[0])
        for p in pts[1:]: g.line_to(*p)
        g.stroke()
    g.restore()


def child_drawing(c, x, y, s, kind, rot=0.0, paper='#fffaf0', peg='coral', **kw):
    """Sheet of paper with a child's crayon picture, pegged at its top edge at (x,y). s = width. kind: fish turtle octopus mangrove reef boat crab sun; peg: colour of its two pegs, None for a sheet without."""
    r = c.rng
    h = s * .74
    with c.piece(**{**dict(shadow=.42, lift=9, volume=.16, vsize=18, grain=.018, rim=.3), **kw}) as g:
        with at(g, x, y, rot):
            e = r.normal(0, .012, 8) * s
            smooth(g, [(-s * .5, -6), (0, -4 + e[0]), (s * .5, -6), (s * .505, h * .5 + e[1]), (s * .5 + e[2], h), (s * .1, h + abs(e[3]) + 4), (-s * .5 + e[4], h), (-s * .5, h * .5)], tension=.12)
            p = g.copy_path(); lin(g, -s * .5, 0, s * .5, h, shade(paper, .1), paper, shade(paper, -.1)); g.fill()
            g.append_path(p); g.clip()
            X = lambda a, b: (a * s, h * .5 + b * s)
            w = s * .022
            if kind == 'fish':
                body = [X(-.3, .0), X(-.12, -.17), (X(.12, -.15)), X(.26, 0), X(.12, .16), X(-.12, .17)]
                scribble(g, r, body, '#f2694b', w, w * 1.3, .6); crayon(g, r, body, '#b23a2c', w, True)
                tail = [X(.24, 0), X(.4, -.14), X(.37, 0), X(.4, .15)]
                scribble(g, r, tail, '#f5b843', w, w * 1.2, 1.2); crayon(g, r, tail, '#c9852a', w, True)
                for k in range(3): crayon(g, r, [X(-.06 + k * .1, -.13), X(-.03 + k * .1, 0), X(-.06 + k * .1, .13)], '#fff1c9', w * 1.3, passes=2)
                crayon(g, r, [X(-.2, -.05), X(-.185, -.065), X(-.17, -.05), X(-.185, -.035)], '#1c2a44', w, True, 2, .6)
                for k in range(3): crayon(g, r, [X(-.4 - .02 * k, -.05 - .08 * k), X(-.38 - .02 * k, -.07 - .08 * k), X(-.36 - .02 * k, -.05 - .08 * k), X(-.38 - .02 * k, -.03 - .08 * k)], '#35abb2', w * .6, True, 2, .6)
                for k in range(4): crayon(g, r, [X(-.45 + k * .24, .33), X(-.39 + k * .24, .27), X(-.33 + k * .24, .33), X(-.25 + k * .24, .28)], '#3c86c2', w, passes=2)
            elif kind == 'turtle':
                for a, b, d in ((-.2, -.15, -2.4), (.18, -.16, -.7), (-.2, .16, 2.4), (.18, .16, .7)):
                    fl = [X(a, b), X(a + math.cos(d) * .2, b + math.sin(d) * .14 - .03), X(a + math.cos(d) * .22, b + math.sin(d) * .18), X(a + .04, b + .05 * math.copysign(1, -b))]
                    scribble(g, r, fl, '#79a86a', w, w * 1.2, .3); crayon(g, r, fl, '#3f6f4a', w * .8, True, 2)
                hd = [X(-.42, 0), X(-.34, -.08), X(-.26, 0), X(-.34, .08)]
                scribble(g, r, hd, '#79a86a', w, w * 1.2, 1.4); crayon(g, r, hd, '#3f6f4a', w * .8, True, 2)
                sh = [X(math.cos(a) * .27, math.sin(a) * .2) for a in np.linspace(0, 2 * PI, 9)[:-1]]
                scribble(g, r, sh, '#4d9a5a', w, w * 1.2, .8); crayon(g, r, sh, '#2f5d4c', w * 1.1, True)
                crayon(g, r, [X(-.2, 0), X(0, .02), X(.22, 0)], '#f5b843', w, passes=2)
                for k in (-.1, .06): crayon(g, r, [X(k, -.17), X(k + .02, 0), X(k, .17)], '#f5b843', w, passes=2)
                crayon(g, r, [X(-.37, -.02), X(-.365, -.03), X(-.36, -.02)], '#1c2a44', w, True, 2, .4)
                for k in range(5): crayon(g, r, [X(-.44 + k * .2, .31), X(-.4 + k * .2, .28), X(-.34 + k * .2, .31)], '#35abb2', w, passes=2)
            elif kind == 'octopus':
                hd = [X(-.16, -.02), X(-.17, -.2), X(0, -.3), X(.17, -.2), X(.16, -.02)]
                for k in range(8):
                    t = (k - 3.5) / 3.5
                    crayon(g, r, [X(t * .14, .0), X(t * .26, .12), X(t * .34 + .03, .22), X(t * .4 - .02, .29)], '#c85a8e', w * 2.2, passes=4)
                scribble(g, r, hd, '#c85a8e', w, w * 1.1, .5, .8); crayon(g, r, hd, '#8a2f66', w, True)
                for k in (-1, 1): crayon(g, r, [X(k * .07 - .02, -.12), X(k * .07, -.15), X(k * .07 + .02, -.12), X(k * .07, -.09)], '#1c2a44', w * .8, True, 2, .5)
                crayon(g, r, [X(-.06, -.04), X(0, -.01), X(.06, -.04)], '#8a2f66', w * .8, passes=2, wob=.6)
            elif kind == 'mangrove':
                scribble(g, r, [X(-.5, .2), X(0, .17), X(.5, .2), X(.5, .4), X(-.5, .4)], '#35abb2', w, w * 1.5, .05)
                for t in (-1, -.6, -.25, .25, .6, 1): crayon(g, r, [X(0, .0), X(t * .12, .02), X(t * .22, .2)], '#7a5a48', w * 1.3, passes=3)
                crayon(g, r, [X(0, .05), X(.01, -.16)], '#7a5a48', w * 2.4, passes=4)
                for a, b, q in ((-.14, -.17, .12), (.14, -.18, .13), (0, -.25, .13)):
                    cl = [X(a + math.cos(t) * q, b + math.sin(t) * q * .7) for t in np.linspace(0, 2 * PI, 9)[:-1]]
                    scribble(g, r, cl, '#5f9a52', w, w * 1.1, r.uniform(0, 2), .8)
                sn = [X(.36 + math.cos(t) * .07, -.25 + math.sin(t) * .07) for t in np.linspace(0, 2 * PI, 8)[:-1]]
                scribble(g, r, sn, '#f5b843', w, w, .7, .9)
                for t in np.linspace(0, 2 * PI, 9)[:-1]: crayon(g, r, [X(.36 + math.cos(t) * .09, -.25 + math.sin(t) * .09), X(.36 + math.cos(t) * .125, -.25 + math.sin(t) * .125)], '#f5b843', w * .7, passes=2, wob=.5)
            elif kind == 'reef':
                scribble(g, r, [X(-.5, .26), X(0, .23), X(.5, .27), X(.5, .42), X(-.5, .42)], '#e3c48b', w, w * 1.3, .1)
                for x0, cc in ((-.33, '#f2694b'), (-.05, '#8f6fb8'), (.3, '#ee8f9f')):
                    for t in (-.9, -.45, 0, .45, .9): crayon(g, r, [X(x0, .26), X(x0 + t * .08, .12), X(x0 + t * .15, r.uniform(-.05, .04))], cc, w * 1.5, passes=3)
                for a, b, m, cc in ((-.2, -.18, 1, '#3c86c2'), (.16, -.1, -1, '#f5b843'), (.34, -.24, 1, '#1b8f93')):
                    f = [X(a - .08 * m, b), X(a, b - .05), X(a + .07 * m, b), X(a, b + .05)]
                    scribble(g, r, f, cc, w, w, .4, .8); crayon(g, r, f, shade(cc, -.3), w * .7, True, 2); crayon(g, r, [X(a + .07 * m, b), X(a + .12 * m, b - .04), X(a + .12 * m, b + .04), X(a + .07 * m, b)], shade(cc, -.2), w * .8, passes=2)
            elif kind == 'boat':
                scribble(g, r, [X(-.5, .12), X(0, .1), X(.5, .13), X(.5, .4), X(-.5, .4)], '#3c86c2', w, w * 1.4, .08)
                hl = [X(-.25, .04), X(.27, .03), X(.17, .14), X(-.16, .14)]
                scribble(g, r, hl, '#f2694b', w, w, .2, .9); crayon(g, r, hl, '#7a3030', w, True, 2)
                sl = [X(-.01, .01), X(.0, -.27), X(.2, -.02)]
                scribble(g, r, sl, '#f5b843', w, w * 1.1, 1.0, .8); crayon(g, r, sl, '#b9772a', w, True, 2)
                mt = [X(-.48, .11), X(-.3, -.12), X(-.24, -.08), X(-.1, .1)]
                crayon(g, r, mt, '#4d7d52', w * 1.2, passes=3)
                for k in range(2): crayon(g, r, [X(.28 + k * .1, -.22 + k * .05), X(.31 + k * .1, -.25 + k * .05), X(.33 + k * .1, -.22 + k * .05), X(.36 + k * .1, -.25 + k * .05), X(.38 + k * .1, -.22 + k * .05)], '#2c3448', w * .6, passes=2, wob=.6)
            else:   # crab
                bd = [X(math.cos(t) * .19, .03 + math.sin(t) * .12) for t in np.linspace(0, 2 * PI, 9)[:-1]]
                for sg in (-1, 1):
                    for k in range(3): crayon(g, r, [X(sg * .15, .06 + k * .03), X(sg * .28, .03 + k * .07), X(sg * .34, .12 + k * .08)], '#c9482f', w, passes=2)
                    crayon(g, r, [X(sg * .14, -.02), X(sg * .27, -.13), X(sg * .24, -.24)], '#c9482f', w * 1.3, passes=3)
                    cw = [X(sg * .24, -.22), X(sg * .31, -.3), X(sg * .24, -.34), X(sg * .17, -.28)]
                    scribble(g, r, cw, '#f2694b', w, w, .4, .9)
                    crayon(g, r, [X(sg * .06, -.06), X(sg * .07, -.15)], '#c9482f', w * .7, passes=2, wob=.5); crayon(g, r, [X(sg * .07, -.17), X(sg * .085, -.155), X(sg * .07, -.14)], '#1c2a44', w, True, 2, .5)
                scribble(g, r, bd, '#f2694b', w, w * 1.1, .5, .85); crayon(g, r, bd, '#a8321f', w, True, 2)
                scribble(g, r, [X(-.5, .27), X(0, .25), X(.5, .28), X(.5, .42), X(-.5, .42)], '#f0c877', w, w * 1.3, .1)
    if peg is None: return
    with c.piece(**{**dict(shadow=.4, lift=4, volume=.4, vsize=4), **{k: v for k, v in kw.items() if k != 'clip'}}) as g:
        for k in (-.38, .37):
            with at(g, x + math.cos(rot) * s * k, y + math.sin(rot) * s * k, rot + r.normal(0, .08)):
                smooth(g, [(-5, -13), (5, -13), (6, 16), (-6, 16)], tension=.2); lin(g, -6, 0, 6, 0, shade(peg, .25), peg, shade(peg, -.25)); g.fill()


def notebook(c, x, y, w, h, rot=0.0, page=None, spiral=True, color='#fffaf0', **kw):
    """Open pad seen from above; page(g, w, h) draws on it (origin in its middle)."""
    with c.piece(**{**dict(shadow=.5, lift=9, volume=.15, vsize=16, grain=.02, rim=.3), **kw}) as g:
        with at(g, x, y, rot):
            rgb(g, shade(color, -.3)); poly(g, [(-w / 2 + 5, -h / 2 + 6), (w / 2 + 6, -h / 2 + 6), (w / 2 + 6, h / 2 + 7), (-w / 2 + 5, h / 2 + 7)]); g.fill()
            smooth(g, [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], tension=.06); p = g.copy_path(); lin(g, -w / 2, -h / 2, w / 2, h / 2, shade(color, .2), color, shade(color, -.1)); g.fill()
            g.save(); g.append_path(p); g.clip()
            if page: page(g, w, h)
            g.restore()
            if spiral:
                for k in range(11):
                    px = -w * .44 + k * w * .088
                    rgb(g, '#5d6c74'); g.set_line_width(3.2); g.move_to(px, -h / 2 + 12); g.curve_to(px - 5, -h / 2 - 16, px + 9, -h / 2 - 16, px + 5, -h / 2 + 4); g.stroke()


def pencil(c, x, y, L=220, rot=0.0, color='saffron', w=16, **kw):
    """Wooden pencil lying flat, tip at +x."""
    with c.piece(**{**dict(shadow=.45, lift=6, volume=.4, vsize=5), **kw}) as g:
        with at(g, x, y, rot):
            lin(g, 0, -w / 2, 0, w / 2, shade(color, .3), color, shade(color, -.35)); poly(g, [(-L * .42, -w / 2), (L * .36, -w / 2), (L * .36, w / 2), (-L * .42, w / 2)]); g.fill()
            rgb(g, '#c9ccc8'); poly(g, [(-L * .46, -w / 2), (-L * .42, -w / 2), (-L * .42, w / 2), (-L * .46, w / 2)]); g.fill()
            rgb(g, 'rose'); poly(g, [(-L * .5, -w / 2), (-L * .46, -w / 2), (-L * .46, w / 2), (-L * .5, w / 2)]); g.fill()
            rgb(g, '#f0d3a4'); poly(g, [(L * .36, -w / 2), (L * .47, -2), (L * .47, 2), (L * .36, w / 2)]); g.fill()
            rgb(g, '#2c3448'); poly(g, [(L * .45, -3), (L * .5, 0), (L * .45, 3)]); g.fill()
