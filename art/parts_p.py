"""parts_p.py - extra parts for the pictures of the places: baskets, floats, price board, torch light.

Same conventions as the other modules: Canvas first, x,y = foot / centre in units, s = size in units, **kw goes to Canvas.piece.
"""
import math
import numpy as np
import flora as F
import gear as G
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


def basket(c, x, y, s=200, color='#d9a860', fill=None, handle=True, **kw):
    """Woven basket, a little from above. x,y = foot; s = width; fill: callable(c, x, y of the opening) painting what lies in it."""
    r = c.rng
    h, rx, ry = s * .52, s * .5, s * .15
    top = y - h
    body = [(x - rx, top), (x - rx * .95, y - h * .5), (x - rx * .78, y - s * .03), (x, y + s * .05), (x + rx * .78, y - s * .03), (x + rx * .95, y - h * .5), (x + rx, top)]
    if handle:
        with c.piece(**{**dict(shadow=.3, lift=6, volume=.4, vsize=6), **kw}) as g:
            g.set_line_width(s * .045); rgb(g, shade(color, -.35)); g.move_to(x - rx * .96, top); g.curve_to(x - rx * .7, top - s * .62, x + rx * .7, top - s * .62, x + rx * .96, top); g.stroke()
    with c.piece(**{**dict(shadow=.2, lift=4, volume=.2, vsize=8), **kw}) as g:          # dark inside
        with at(g, x, top, 0, rx, ry):
            g.arc(0, 0, 1, 0, 2 * PI); lin(g, 0, -1, 0, 1, shade(color, -.7), shade(color, -.45)); g.fill()
    if fill:
        fill(c, x, top + ry * .5)
    with c.piece(**{**dict(shadow=.45, lift=8, volume=.5, vsize=s * .1), **kw}) as g:
        smooth(g, body + [(x + rx * .7, top + ry * .72), (x, top + ry), (x - rx * .7, top + ry * .72)], tension=.5); p = g.copy_path()
        lin(g, x - rx, 0, x + rx, 0, shade(color, .2), color, shade(color, -.35)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rows, cols = 7, 15
        for j in range(rows + 2):
            yy = top + ry * .2 + (h - ry * .1) * j / rows
            w = rx * (1.02 - .2 * (j / rows) ** 2)
            for i in range(cols):
                u0, u1 = (-1 + 2 * (i + .08) / cols), (-1 + 2 * (i + .92) / cols)
                bow = lambda u: ry * .82 * math.sqrt(max(0, 1 - u * u))
                rgb(g, jitter(r, shade(color, (.24 if (i + j) % 2 else -.22)), .02))
                taper(g, [(x + u0 * w, yy + bow(u0)), (x + (u0 + u1) / 2 * w, yy + bow((u0 + u1) / 2) - s * .006), (x + u1 * w, yy + bow(u1))], [h / rows * .55, h / rows * .82, h / rows * .55], 8); g.fill()
        g.restore()
    with c.piece(**{**dict(shadow=.35, lift=3, volume=.4, vsize=5, rim=.4), **kw}) as g:   # rim
        pts = [(x + math.cos(a) * rx, top + math.sin(a) * ry) for a in np.linspace(0, PI, 15)]
        rgb(g, shade(color, .22)); taper(g, pts, [s * .045] * 4, 40); g.fill()
        rgb(g, shade(color, -.45), .7); g.set_line_width(s * .012)
        for q in curve_pts(pts, 26)[1:-1]:
            g.move_to(q[0] - s * .012, q[1] - s * .02); g.line_to(q[0] + s * .012, q[1] + s * .022); g.stroke()


def pieces(c, pts, colors, size=40, **kw):
    """Broken living coral fingers lying at pts [(x,y,angle)]."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=5, volume=.3, vsize=4), **kw}) as g:
        for x, y, a in pts:
            q, cc = size * r.uniform(.75, 1.25), jitter(r, r.choice(colors), .04)
            p = wander(r, x - math.cos(a) * q * .6, y - math.sin(a) * q * .3, a, q * 1.3, 5, .16)
            lin(g, p[0][0], p[0][1], p[-1][0], p[-1][1], (0, shade(cc, -.35)), (.5, cc), (1, 'cream'))
            taper(g, p, [q * .2, q * .19, q * .13], 12); g.fill()
            for t, s in ((2, -1), (3, 1)):
                b = p[t]; e = (b[0] + math.cos(a + s * .8) * q * .42, b[1] + math.sin(a + s * .8) * q * .3)
                lin(g, b[0], b[1], e[0], e[1], (0, cc), (1, 'cream')); taper(g, [b, e], [q * .15, q * .1], 8); g.fill()


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


def snorkeler_top(c, x, y, H=220, heading=0.0, suit='#1b8f93', fins='saffron', skin='#8a5a3c', hair='#241a15', tube='coral', kick=.4, arms=(.2, .9), drop=110, sun=(.5, 1), **kw):
    """Snorkeller floating face-down, seen from straight above, with a shadow on the sea floor. x,y = hip."""
    def draw(g, sh=False):
        f = (lambda q: rgb(g, 'navy')) if sh else (lambda q: rgb(g, q))
        for sg in (-1, 1):
            k = kick * sg
            f(shade(fins, -.08 * (sg > 0))); taper(g, [(-.42, sg * .07), (-.52, sg * .085 + k * .02), (-.66, sg * .11 + k * .05)], [.045, .085, .11], 14, False); g.fill()
            f(shade(skin, -.05 * (sg > 0))); taper(g, [(-.04, sg * .05), (-.22, sg * .085), (-.43, sg * .07)], [.095, .07, .04], 18); g.fill()
        for sg, b in zip((-1, 1), arms):
            e = (.26 + .1 * math.cos(b * 2), sg * (.14 + .1 * math.sin(b * 1.6)))
            h = (e[0] + .13 * math.cos(b), e[1] + sg * .13 * math.sin(b))
            f(skin); taper(g, [(.23, sg * .1), e, h], [.06, .048, .032], 16); g.fill()
        f(suit); smooth(g, [(.28, 0), (.27, .09), (.2, .125), (.05, .085), (-.06, .085), (-.12, .04), (-.12, -.04), (-.06, -.085), (.05, -.085), (.2, -.125), (.27, -.09)]); g.fill()
        if not sh:
            rgb(g, shade(suit, -.35), .6); g.set_line_width(.012); g.move_to(.25, 0); g.line_to(-.1, 0); g.stroke()
        f(hair); smooth(g, [(.3, 0), (.31, .062), (.37, .078), (.43, .05), (.445, 0), (.43, -.05), (.37, -.078), (.31, -.062)]); g.fill()
        if not sh:
            rgb(g, tube); g.set_line_width(.02); g.move_to(.42, .062); g.line_to(.3, .1); g.stroke()
            rgb(g, '#0d1118'); g.set_line_width(.014); g.move_to(.37, .078); g.line_to(.37, -.078); g.stroke()
    if drop:
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.3) as g:
            with at(g, x + drop * sun[0], y + drop * sun[1], heading, H): draw(g, True)
    with c.piece(**{**dict(shadow=.2, lift=5, volume=.4, vsize=H * .03, rim=.4), **kw}) as g:
        with at(g, x, y, heading, H): draw(g)


def steel_table_top(c, x, y, w=300, h=180, rot=0.0, cols=6, rows=4, colors=('saffron', 'coral', 'rose', 'violet', '#e9a05c'), grown=1.0, drop=22, top=None, **kw):
    """Coral table from straight above, with its shadow; top(c, x, y, s, color) paints one coral."""
    r = c.rng
    P = lambda u, v: (x + math.cos(rot) * u * w - math.sin(rot) * v * h, y + math.sin(rot) * u * w + math.cos(rot) * v * h)

    def grid(g, lw):
        g.set_line_width(lw)
        for i in range(cols * 2 + 1):
            u = -.5 + i / (cols * 2); g.move_to(*P(u, -.5)); g.line_to(*P(u, .5)); g.stroke()
        for j in range(rows * 2 + 1):
            v = -.5 + j / (rows * 2); g.move_to(*P(-.5, v)); g.line_to(*P(.5, v)); g.stroke()
        g.set_line_width(lw * 2.6); poly(g, [P(-.5, -.5), P(.5, -.5), P(.5, .5), P(-.5, .5)]); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.35) as g:
        g.translate(drop * .5, drop); rgb(g, 'navy'); grid(g, 3)
    with c.piece(**{**dict(shadow=.25, lift=4, volume=.3, vsize=4), **kw}) as g:
        rgb(g, '#7d929a'); grid(g, 2)
    for j in range(rows):
        for i in range(cols):
            if r.random() < .9:
                px, py = P(-.5 + (i + .5 + r.normal(0, .08)) / cols, -.5 + (j + .5 + r.normal(0, .08)) / rows)
                top(c, px, py, w / cols * grown * r.uniform(.6, 1.1), r.choice(colors))


SIGNS = ('mask', 'tank', 'boat', 'coral', 'fins')


def sign(g, kind, ink='#fff4d6', accent='coral'):
    """Small painted sign about 1 wide, centred (raw drawing)."""
    g.set_line_width(.08); rgb(g, ink)
    if kind == 'mask':
        smooth(g, [(-.46, -.16), (-.25, -.3), (.25, -.3), (.46, -.16), (.42, .16), (.2, .26), (.08, .1), (-.08, .1), (-.2, .26), (-.42, .16)]); g.fill()
        rgb(g, '#35abb2')
        for s in (-1, 1):
            smooth(g, [(s * .38, -.12), (s * .22, -.2), (s * .06, -.18), (s * .06, 0), (s * .2, .14), (s * .36, .08)]); g.fill()
        rgb(g, accent); g.set_line_width(.07); g.move_to(.55, -.42); g.line_to(.55, .12); g.curve_to(.55, .36, .3, .42, .12, .34); g.stroke()
    elif kind == 'tank':
        rgb(g, 'saffron'); smooth(g, [(-.16, .46), (-.2, .3), (-.2, -.18), (-.12, -.3), (.12, -.3), (.2, -.18), (.2, .3), (.16, .46)], tension=.35); g.fill()
        rgb(g, ink); taper(g, [(-.2, .02), (.2, .02)], [.1, .1], cap=False); g.fill(); taper(g, [(0, -.3), (0, -.44)], [.11, .09]); g.fill(); taper(g, [(-.14, -.42), (.14, -.42)], [.06, .06]); g.fill()
        g.set_line_width(.05); g.move_to(.12, -.42); g.curve_to(.5, -.4, .5, .2, .36, .3); g.stroke()
    elif kind == 'boat':
        smooth(g, [(-.06, -.46), (-.36, .04), (-.06, .06)], tension=.3); g.fill(); rgb(g, 'saffron'); smooth(g, [(.02, -.4), (.3, .04), (.02, .06)], tension=.3); g.fill()
        rgb(g, accent); smooth(g, [(-.52, .12), (-.3, .32), (.3, .32), (.52, .12), (.2, .18), (-.2, .18)], tension=.4); g.fill()
        rgb(g, ink); g.set_line_width(.06); g.move_to(-.44, .44); g.curve_to(-.2, .36, .2, .5, .44, .42); g.stroke()
    elif kind == 'coral':
        rgb(g, accent); g.set_line_width(.11)
        for p in ([(0, .46), (0, -.42)], [(0, .28), (-.22, .12), (-.28, -.26)], [(0, .14), (.2, .02), (.28, -.34)], [(-.24, .02), (-.42, -.1)], [(.24, -.1), (.42, -.2)]):
            smooth(g, p, False); g.stroke()
    else:
        for s, cc in ((-1, 'saffron'), (1, ink)):
            with at(g, s * .2, .04, s * .22):
                rgb(g, cc); smooth(g, [(-.07, .42), (-.12, .2), (-.19, -.42), (0, -.46), (.19, -.42), (.12, .2), (.07, .42)], tension=.4); g.fill()
                rgb(g, 'navy', .75); smooth(g, [(-.1, .42), (-.1, .2), (.1, .2), (.1, .42)], tension=.4); g.fill()


def swim_fin(c, x, y, s=420, rot=0.0, color='saffron', **kw):
    """One long swim fin seen flat, foot pocket at (x,y), blade pointing up before rotation."""
    with c.piece(**{**dict(shadow=.5, lift=11, volume=.45, vsize=14, rim=.4), **kw}) as g:
        with at(g, x, y, rot, s):
            smooth(g, [(-.06, 0), (-.13, -.05), (-.15, -.25), (-.2, -.7), (-.19, -.93), (-.07, -1.0), (.07, -.97), (.19, -.92), (.2, -.7), (.15, -.25), (.13, -.05), (.06, 0)], tension=.45); p = g.copy_path()
            lin(g, -.2, 0, .2, 0, shade(color, .25), color, shade(color, -.28)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, shade(color, -.45), .7)
            for o in (-.15, -.055, .055, .15):
                taper(g, [(o * .55, -.2), (o, -.95)], [.03, .014], 8); g.fill()
            g.restore()
            smooth(g, [(-.13, -.02), (-.12, -.22), (0, -.3), (.12, -.22), (.13, -.02), (.08, .05), (-.08, .05)], tension=.5); lin(g, -.13, 0, .13, 0, '#35505c', '#1d2c36', '#12202a'); g.fill()


def scallop(c, x, y, s=90, color='#f3b79a', rot=0.0, **kw):
    """Scallop shell lying on its back, hinge down before rotation."""
    with c.piece(**{**dict(shadow=.5, lift=6, volume=.5, vsize=s * .12, rim=.4), **kw}) as g:
        with at(g, x, y, rot, s):
            edge = [(math.sin(t) * .52, -.06 - math.cos(t) * .62 - .022 * math.cos(9 * t)) for t in np.linspace(-1.75, 1.75, 40)]
            smooth(g, [(-.12, .3)] + edge + [(.12, .3)], tension=.4); p = g.copy_path(); rad(g, 0, .28, 1.0, shade(color, .5), color, shade(color, -.25)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for t in np.linspace(-1.3, 1.3, 9):
                rgb(g, shade(color, -.35), .45); taper(g, [(0, .26), (math.sin(t) * .6, -.06 - math.cos(t) * .7)], [.01, .035], 6); g.fill()
            for q in (.5, .66, .8):
                rgb(g, shade(color, -.2), .3); g.set_line_width(.018); g.arc(0, .26, q, PI, 2 * PI); g.stroke()
            g.restore()
            rgb(g, shade(color, -.1)); poly(g, [(-.22, .22), (.22, .22), (.14, .36), (-.14, .36)]); g.fill()


def frame_places(x, y, s):
    """Where fragments are tied on a gear.a_frame of the same x, y, s, back to front."""
    h = s * .55
    top0, top1, f0, f1 = (x - s * .36, y - h), (x + s * .44, y - h - s * .05), (x - s * .5, y), (x + s * .32, y - s * .02)
    places = []
    for t in (1, .75, .5, .25):
        a, b = (f0[0] + (top0[0] - f0[0]) * t, f0[1] + (top0[1] - f0[1]) * t), (f1[0] + (top1[0] - f1[0]) * t, f1[1] + (top1[1] - f1[1]) * t)
        places += [(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u) for u in (.12, .3, .48, .66, .84)]
    return places


def tied(c, x, y, s=100, color='saffron', **kw):
    """A young branching coral fastened to a bar with a dark tie; s = height."""
    F.staghorn(c, x, y + s * .06, s, color, 2, 4, **kw)
    with c.piece(**{**dict(shadow=.25, lift=2, volume=.25, vsize=3), **kw}) as g:
        rgb(g, '#22303a'); taper(g, [(x - s * .15, y - s * .02), (x, y + s * .015), (x + s * .15, y - s * .01)], [s * .06, s * .075, s * .06], 10); g.fill()


def table_of_young(c, x, y, s, rows, cols, height, colors, share=.95, **kw):
    """A nursery table seen near: gear.coral_table with well drawn young corals (height = of the front row)."""
    r = c.rng
    places, _ = G.coral_table(c, x, y, s, rows, cols, .24, 0, 1, **kw)
    back = min(p[1] for p in places)
    span = max(1, max(p[1] for p in places) - back)
    for px, py in sorted(places, key=lambda p: p[1]):
        if r.random() < share:
            tied(c, px, py, height * (.78 + .22 * (py - back) / span) * r.uniform(.75, 1.2), r.choice(colors), **kw)
