"""parts_w.py - parts first made when weak pictures were drawn again: swimming octopus, paper boat, flask, snail, chair, tiles, reeds.

x,y = middle or foot (units), s = size in units; **kw goes to Canvas.piece.
"""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


def swimming_octopus(c, x, y, s=500, rot=0.0, color='rust', flip=False, **kw):
    """Octopus gliding with its arms streaming behind; (x,y) = between the eyes, rot = heading of the mantle, s = length."""
    r = c.rng
    cc = col(color)
    m = -1 if flip else 1
    opt = {**dict(shadow=.4, lift=s * .025, volume=.5, vsize=s * .03, rim=.34), **kw}
    arms = [(-.07, -.3, .8), (-.045, -.16, 1.0), (-.015, -.02, .92), (.02, .12, 1.02), (.05, .24, .9), (.075, .36, .72)]
    for layer in (0, 1):
        with c.piece(**opt) as g:
            with at(g, x, y, rot * m, m * s, s):
                for i, (y0, y1, L) in enumerate(arms):
                    if i % 2 != layer: continue
                    ph = r.uniform(0, 6)
                    p = [(-.02 - .78 * L * t, y0 + (y1 - y0) * t ** .8 + .035 * math.sin(ph + 7 * t) * t) for t in np.linspace(0, 1, 8)]
                    e = p[-1]; sg = 1 if i % 2 else -1
                    p += [(e[0] - .035, e[1] + .03 * sg), (e[0] - .02, e[1] + .065 * sg), (e[0] + .015, e[1] + .06 * sg)]
                    lin(g, 0, 0, -.8, 0, shade(cc, -.02 - .2 * (1 - layer)), shade(cc, -.14 - .22 * (1 - layer)), shade(cc, .1)); taper(g, p, [.085, .075, .062, .05, .04, .03, .02, .012, .006], 60); g.fill()
                    q = curve_pts(p, 46)
                    for k in range(5, 42):
                        w = .075 * (1 - k / 46)
                        rgb(g, shade(cc, .68), .9); g.arc(q[k][0], q[k][1] + w * .36, w * .2 + .0012, 0, 7); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, rot * m, m * s, s):
            smooth(g, [(-.17, -.1), (-.05, -.105), (.05, -.075), (.12, -.1), (.25, -.135), (.4, -.1), (.47, -.01), (.42, .085), (.28, .12), (.14, .085), (.05, .075), (-.06, .1), (-.17, .115), (-.11, 0)]); p = g.copy_path()
            rad(g, .26, -.05, .5, shade(cc, .3), cc, shade(cc, -.28)); g.fill(); g.append_path(p); g.clip()
            for i in range(150):
                px, py = r.uniform(-.15, .46), r.uniform(-.14, .13)
                rgb(g, shade(cc, .5 if i % 2 else -.4), .35); smooth(g, blob_pts(r, px, py, r.uniform(.004, .014), r.uniform(.004, .011), .2, 6)); g.fill()
            rgb(g, shade(cc, -.4), .45); g.set_line_width(.007); g.move_to(.1, .06); g.curve_to(.15, .02, .15, -.04, .11, -.085); g.stroke()
    with c.piece(**{**opt, 'shadow': .3}) as g:
        with at(g, x, y, rot * m, m * s, s):
            rgb(g, shade(cc, .22)); smooth(g, blob_pts(r, .005, -.06, .046, .04, .03, 10)); g.fill()
            rgb(g, '#f7e3b0'); g.arc(.008, -.064, .027, 0, 7); g.fill(); rgb(g, '#14110f'); smooth(g, [(-.014, -.066), (.008, -.074), (.03, -.066), (.008, -.058)]); g.fill()
            rgb(g, shade(cc, -.26)); taper(g, [(.04, .066), (0, .088), (-.04, .094)], [.03, .036, .03]); g.fill()


def paper_boat(c, x, y, s=200, color='#fffaf0', flip=False, tilt=0.0, flag=None, crayon=None, **kw):
    """Folded paper boat on the water; y = waterline, s = length."""
    m = -1 if flip else 1
    opt = {**dict(shadow=.25, lift=s * .03, volume=.3, vsize=s * .05, rim=.35, grain=.03), **kw}
    with c.piece(**opt) as g:
        with at(g, x, y, tilt, m * s, s):
            poly(g, [(-.2, -.16), (.02, -.52), (.22, -.16)]); lin(g, -.2, 0, .22, 0, shade(color, .1), shade(color, -.24)); g.fill()
            rgb(g, shade(color, -.34), .8); poly(g, [(.02, -.52), (.22, -.16), (.06, -.16)]); g.fill()
            if flag is not None:
                rgb(g, '#8a6a48'); taper(g, [(.02, -.5), (.03, -.72)], [.009, .007]); g.fill(); rgb(g, flag); smooth(g, [(.03, -.71), (-.08, -.69), (-.17, -.65), (-.09, -.62), (.03, -.6)], tension=.3); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, tilt, m * s, s):
            poly(g, [(-.5, -.3), (-.17, -.13), (.17, -.13), (.52, -.31), (.34, .02), (-.31, .02)]); p = g.copy_path(); lin(g, -.5, -.2, .5, 0, shade(color, .2), color, shade(color, -.2)); g.fill()
            g.save(); g.append_path(p); g.clip()
            if crayon is not None:
                g.set_line_width(.03)
                for k in range(3):
                    rgb(g, crayon, .75 - .2 * k); g.move_to(-.5, -.1 + .035 * k)
                    for i in range(11): g.line_to(-.5 + .1 * i, -.1 + .045 * k + (.022 if i % 2 else -.022))
                    g.stroke()
            g.restore()
            rgb(g, shade(color, -.5), .3); g.set_line_width(.008); g.move_to(-.17, -.13); g.line_to(-.06, .02); g.move_to(.17, -.13); g.line_to(.09, .02); g.stroke()


def flask(c, x, y, s=260, color='#79a86a', kind=0, level=.62, lit=.5, **kw):
    """Glass vessel of algae culture lit from behind: 0 round flask, 1 cone, 2 tall cylinder. y = shelf, s = height."""
    r = c.rng
    if kind == 0: out = [(-.085, -1), (-.08, -.62), (-.2, -.55), (-.36, -.38), (-.39, -.2), (-.26, -.02), (0, .01)]
    elif kind == 1: out = [(-.1, -1), (-.09, -.7), (-.14, -.56), (-.27, -.26), (-.36, -.07), (-.3, -.005), (0, .01)]
    else: out = [(-.17, -1), (-.165, -.8), (-.165, -.4), (-.165, -.1), (-.15, -.02), (-.08, .005), (0, .01)]
    pts = out + [(-a, b) for a, b in out[-2::-1]]
    def shape(g):
        g.move_to(*out[0]); smooth(g, pts, False); g.close_path()
    with c.piece(**{**dict(shadow=.4, lift=s * .03, volume=.2, vsize=s * .04, rim=.4, grain=.015), **kw}) as g:
        with at(g, x, y, 0, s):
            shape(g); p = g.copy_path(); rgb(g, '#e6f5ee', .5); g.fill()
            g.save(); g.append_path(p); g.clip()
            rad(g, -.03, -.3 * level, .55, mix(color, 'cream', lit), color, shade(color, -.4)); g.rectangle(-.5, -level, 1, 2); g.fill()
            with at(g, 0, -level, 0, .42, .025): rgb(g, mix(color, 'cream', .65), .9); g.arc(0, 0, 1, 0, 7); g.fill()
            for _ in range(26):
                rgb(g, 'white', r.uniform(.2, .7)); g.arc(r.normal(.02, .05), r.uniform(-level, -.05), r.uniform(.005, .016), 0, 7); g.fill()
            g.restore()
            g.append_path(p); g.set_line_width(.014); rgb(g, '#f3fffa', .75); g.stroke()
            rgb(g, 'white', .5); q = [(a * .8, b) for a, b in out[2:5]] if kind != 2 else [(-.12, -.85), (-.12, -.5), (-.12, -.15)]
            taper(g, q, [.012, .035, .01]); g.fill()
            rgb(g, '#d8cdb2'); g.rectangle(out[0][0] * 1.12, -1.05, -out[0][0] * 2.24, .09); g.fill()


def snail(c, x, y, s=300, color='#d9a27c', flip=False, **kw):
    """Top shell (Trochus) creeping: cone with slanting red flames, foot and two feelers. y = ground, s = height of the shell."""
    r = c.rng
    m = -1 if flip else 1
    opt = {**dict(shadow=.45, lift=s * .03, volume=.5, vsize=s * .07, rim=.3), **kw}
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m * s, s):
            smooth(g, [(-.56, .02), (-.4, -.12), (.3, -.2), (.62, -.2), (.78, -.1), (.74, .0), (.1, .04), (-.36, .04)]); lin(g, 0, -.12, 0, .03, '#8d7a55', '#4f4434'); g.fill()
            for a in (.1, -.05): rgb(g, '#6d5d44'); taper(g, [(.68, -.15), (.84, -.27 + a), (.97, -.28 + a * 1.6)], [.04, .028, .013]); g.fill()
            rgb(g, '#14110f'); g.arc(.68, -.165, .014, 0, 7); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y - s * .08, -.14 * m, m * s, s * .8):
            side = [(-.56, 0)]
            n = 6
            for k in range(n):
                t0, t1 = k / n, (k + 1) / n
                side += [(-.58 * (1 - t0) - .012, -.95 * t0 - .035), (-.57 * (1 - t1) - .004, -.95 * t1 + .012)]
            pts = side + [(0, -1.0)] + [(-a, b) for a, b in side[::-1]] + [(.3, .07), (0, .09), (-.3, .07)]
            smooth(g, pts, tension=.4); p = g.copy_path(); lin(g, -.5, 0, .5, 0, shade(color, .45), shade(color, .1), shade(color, -.35)); g.fill(); g.append_path(p); g.clip()
            for k in range(n):
                t0, t1 = k / n, (k + 1) / n
                w0, w1, ya, yb = .58 * (1 - t0), .58 * (1 - t1), -.95 * t0, -.95 * t1
                m_ = 9 - k
                for i in range(m_):
                    u = -1 + 2 * (i + r.uniform(.25, .75)) / m_
                    rgb(g, jitter(r, '#a8483c', .04), .8); taper(g, [(u * w0 * .98, ya + .03 + .06 * (1 - u * u)), (u * w0 * .9 + .03, (ya + yb) / 2 + .04 * (1 - u * u)), (u * w1 + .03, yb + .03 + .05 * (1 - u * u))], [.05 * (1 - t0 * .7), .04 * (1 - t0 * .7), .018], 10); g.fill()
                rgb(g, shade(color, -.6), .55); g.set_line_width(.014); g.move_to(-w1 - .02, yb + .01); g.curve_to(-w1 * .4, yb + .085, w1 * .4, yb + .085, w1 + .02, yb + .01); g.stroke()
            for _ in range(240):
                rgb(g, shade(color, r.choice([-.5, .5])), .25); g.arc(r.uniform(-.55, .55), r.uniform(-1, .08), .007, 0, 7); g.fill()


def stool(c, x, y, s=120, color='coral', wood='#b98a58', back=True, flip=False, **kw):
    """Wooden chair with a painted back and seat, seen from behind and a little above; y = front feet, s = height."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.45, lift=s * .05, volume=.35, vsize=s * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            rgb(g, shade(wood, -.4))
            for px in (-.2, .26): taper(g, [(px, -.42), (px * 1.12, -.1)], [.05, .04]); g.fill()
            smooth(g, [(-.28, -.42), (-.2, -.53), (.27, -.53), (.32, -.42), (.3, -.37), (-.27, -.37)], tension=.2); lin(g, 0, -.53, 0, -.37, shade(color, .15), shade(color, -.2)); g.fill()
            rgb(g, wood)
            for px in (-.25, .28): taper(g, [(px, -.98 if back else -.4), (px, -.4), (px * 1.06, 0)], [.048, .055, .045]); g.fill()
            if back:
                for yy in (-.9, -.7): smooth(g, [(-.27, yy - .06), (0, yy - .08), (.3, yy - .06), (.3, yy + .05), (0, yy + .035), (-.27, yy + .05)], tension=.3); lin(g, 0, yy - .07, 0, yy + .05, shade(color, .2), color); g.fill()


def reeds(c, x0, x1, y, h=260, n=40, color='leaf', heads=.35, base=None, **kw):
    """Cattail reeds: strap leaves and brown heads."""
    r = c.rng
    for layer in range(2):
        with c.piece(**{**dict(shadow=.35, lift=5, volume=.2, vsize=6), **kw}) as g:
            for i in range(n // 2):
                x = r.uniform(x0, x1); yy = (base(x) if base else y) + r.uniform(0, 10)
                L = h * r.uniform(.55, 1.08)
                cc = jitter(r, shade(color, r.uniform(-.45, -.1) if layer == 0 else r.uniform(-.15, .25)), .03)
                p = wander(r, x, yy, -PI / 2 + r.normal(0, .1), L, 6, .05, r.normal(0, .05))
                lin(g, 0, yy, 0, yy - L, shade(cc, -.35), cc, shade(cc, .22)); taper(g, p, [h * .028, h * .03, h * .022, h * .004], 16); g.fill()
                if layer and r.random() < heads:
                    a = p[3]; rgb(g, '#8d7a55'); taper(g, [(x, yy), a, (a[0] + 2, a[1] - h * .36)], [h * .014, h * .013, h * .008]); g.fill()
                    rgb(g, jitter(r, '#7a4a30', .03)); taper(g, [(a[0] + 1, a[1] - h * .06), (a[0] + 2, a[1] - h * .24)], [h * .05, h * .048]); g.fill()


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
