"""shells.py - snail and scallop shells, and who lives in them: snail and hermit crabs.

c first, x,y in units, s = size in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of their own.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def spiral(c, x, y, s=400, rot=0.0, color='#f3d9b8', stripe='#c9744a', erode=0.0, side=1, **kw):
    """Turban-like sea snail shell seen from the apex side: one growing tube wound in a log spiral.
    erode 0..1: from that side (side=1 right) the shell becomes pale, pitted and lace-like."""
    r = c.rng
    b, turns = .165, 3.36
    T = turns * 2 * PI
    th = np.linspace(0, T, 190)
    R = s * .5 * np.exp(b * (th - T))
    cx, cy = np.cos(th) * R, np.sin(th) * R
    k = math.exp(-b * 2 * PI)          # inner edge one turn before
    n = len(th)
    seg = []
    for i in range(n - 1):
        t0, t1 = th[i], th[i + 1] + .012
        a = [(math.cos(t) * s * .5 * math.exp(b * (t - T)) * f, math.sin(t) * s * .5 * math.exp(b * (t - T)) * f) for t, f in ((t0, 1), (t1, 1), (t1, k * .97), (t0, k * .97))]
        seg.append((t0, a))
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.5, vsize=s * .1), **kw}) as g:
        with at(g, x, y, rot):
            for t0, a in seg:
                mid = ((a[0][0] + a[2][0]) / 2, (a[0][1] + a[2][1]) / 2)
                u = (mid[0] * math.cos(rot) - mid[1] * math.sin(rot)) / s * side     # -.5 .. .5 along the eroding side
                e = float(np.clip((u + .28) * 2.1, 0, 1)) * erode
                rib = .5 + .5 * math.sin(t0 * 15)
                cc = mix(shade(color, .12 * rib - .06), stripe, .72 * max(0, math.sin(t0 * 5.0)) ** 1.5)
                cc = mix(cc, '#f4f3ee', e * .9)
                lin(g, a[0][0], a[0][1], a[3][0], a[3][1], (0, shade(cc, -.3 * (1 - e * .6))), (.25, shade(cc, .3)), (.6, cc), (1, shade(cc, -.34 * (1 - e * .5))))
                poly(g, a); g.fill()
            # growth ribs and the seam
            for i in range(0, n - 1, 4):
                t = th[i]; o = s * .5 * math.exp(b * (t - T))
                rgb(g, shade(stripe, -.4), .22); g.set_line_width(max(.8, o * .012)); g.move_to(math.cos(t) * o, math.sin(t) * o); g.curve_to(math.cos(t + .05) * o * .85, math.sin(t + .05) * o * .85, math.cos(t + .05) * o * .6, math.sin(t + .05) * o * .6, math.cos(t) * o * k, math.sin(t) * o * k); g.stroke()
            rgb(g, shade(stripe, -.62), .7)
            pts = [(math.cos(t) * s * .5 * math.exp(b * (t - T)) * k, math.sin(t) * s * .5 * math.exp(b * (t - T)) * k) for t in th[40:]]
            taper(g, pts, [.6, s * .006, s * .018], 160, False); g.fill()
            # the mouth
            o = s * .5; a0 = (o, 0); a1 = (o * k, 0)
            mx, mw = (o + o * k) / 2, o * (1 - k) / 2
            with at(g, 0, 0, T % (2 * PI)), at(g, mx, 0):
                smooth(g, [(-mw, 2), (-mw * .6, mw * .55), (0, mw * .78), (mw * .65, mw * .5), (mw * 1.02, -2), (0, -mw * .15)]); rad(g, 0, mw * .1, mw * 1.1, '#6b3a34', '#c98a78', '#f6dccb'); g.fill()
    if erode:
        holes = []
        for _ in range(2000):
            t = r.uniform(T * .3, T); f = r.uniform(k * 1.04, .97); o = s * .5 * math.exp(b * (t - T)) * f
            px, py = math.cos(t) * o, math.sin(t) * o
            X, Y = px * math.cos(rot) - py * math.sin(rot), px * math.sin(rot) + py * math.cos(rot)
            e = np.clip((X * side / s + .1) * 2.2, 0, 1) * erode
            if r.random() > e ** 1.4: continue
            q = s * .5 * math.exp(b * (t - T)) * r.uniform(.016, .12) * (.3 + e)
            if any(math.hypot(X - h[0], Y - h[1]) < (q + h[2]) * 1.12 for h in holes): continue
            holes.append((X, Y, q))
        return [(x + a, y + b_, q) for a, b_, q in holes]
    return []


def small_hermit(c, x, y, s=60, flip=False, **kw):
    """Small hermit crab in a turban shell, side view."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .06, volume=.45, vsize=s * .08, rim=.3), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            rgb(g, '#d9583a')
            for k, (dx, ll) in enumerate(((.16, .34), (.24, .36), (.3, .3))):
                g.set_line_width(.07); g.move_to(.1, -.1); g.curve_to(dx, -.28, dx + .1, -.24, dx + ll * .6, .0); g.stroke()
            smooth(g, [(.28, -.12), (.44, -.2), (.56, -.12), (.46, -.08), (.56, -.02), (.42, .02)]); g.fill()
            for dx in (.24, .3): g.set_line_width(.03); rgb(g, '#d9583a'); g.move_to(.16, -.2); g.line_to(dx, -.36); g.stroke(); rgb(g, '#14110f'); g.arc(dx, -.37, .028, 0, 7); g.fill()
            smooth(g, [(.2, -.06), (.2, -.3), (.0, -.5), (-.26, -.5), (-.5, -.34), (-.62, -.3), (-.5, -.12), (-.3, .02), (.02, .04)]); p = g.copy_path(); lin(g, 0, -.5, 0, .04, '#f6e2c4', '#d9a878', '#8f6048'); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#8a4f3a', .7); g.set_line_width(.035)
            for k in range(5): g.arc(-.62, -.3, .2 + k * .15, -1, 1.2); g.stroke()
            g.restore()


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


def turban(g, r, color='#e0b48a', stripe='#8a4f3a', kind=0):
    """Sea snail shell from the side (raw, unit size: about 1 long, foot at y=0, spire to the upper left, mouth to the lower right)."""
    whorls = [(-.66, -.6, .085), (-.53, -.55, .14), (-.33, -.46, .215), (-.06, -.33, .33)]
    if kind == 1: whorls = [(-.78, -.4, .05), (-.68, -.375, .085), (-.54, -.345, .125), (-.36, -.305, .17), (-.1, -.25, .25)]      # long tower
    if kind == 2: whorls = [(-.36, -.62, .09), (-.27, -.53, .18), (-.06, -.36, .35)]                                         # round moon snail
    for i, (x, y, q) in enumerate(whorls):
        cc = jitter(r, shade(color, .08 * (len(whorls) - i - 2)), .02)
        smooth(g, blob_pts(r, x, y, q * 1.06, q, .02, 12, -.45)); p = g.copy_path()
        rad(g, x - q * .2, y - q * .4, q * 1.5, shade(cc, .45), cc, shade(cc, -.42)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rgb(g, stripe, .6); g.set_line_width(q * .13)
        if kind == 0:
            for k in range(5): g.arc(x - q * 1.6, y - q * .4, q * (.9 + .42 * k), -.9, 1.3); g.stroke()
        elif kind == 1:
            for k in range(7): a = -2.6 + k * .5; g.move_to(x + math.cos(a) * q * .2, y + math.sin(a) * q * .2); g.line_to(x + math.cos(a) * q * 1.1, y + math.sin(a) * q * 1.1); g.stroke()
        else:
            for _ in range(26): px, py = x + r.normal(0, q * .55), y + r.normal(0, q * .5); smooth(g, blob_pts(r, px, py, q * .1, q * .06, .2, 7)); g.fill()
        g.restore()
        rgb(g, shade(cc, -.6), .5); g.set_line_width(q * .045); g.append_path(p); g.stroke()


def shell_mouth(g, x=.16, y=-.2, rx=.17, ry=.24, color='#f3d9c0', dark='#4a2a2a', rot=-.35):
    """Dark opening of a snail shell with a pale rim (raw drawing)."""
    with at(g, x, y, rot, rx, ry):
        g.arc(0, 0, 1.12, 0, 7); rgb(g, shade(color, .3)); g.fill()
        g.arc(0, 0, 1, 0, 7); rad(g, -.2, -.2, 1.3, shade(dark, -.3), dark, mix(dark, color, .6)); g.fill()


def hermit(c, x, y, s=200, kind=0, shell='#e0b48a', stripe='#8a4f3a', legs='#d9583a', flip=False, reach=0.0, **kw):
    """Hermit crab walking to the right, near enough to be the subject; (x,y) = ground under the shell, s = shell length; reach 0..1 stretches the near claw."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=s * .05, volume=.5, vsize=s * .07, rim=.4), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            def leg(pts, w, cc):
                rgb(g, shade(cc, -.5)); taper(g, pts, [q * 1.25 for q in w], 20); g.fill()
                lin(g, pts[0][0], -.3, pts[-1][0], 0, shade(cc, .1), shade(cc, -.1)); taper(g, pts, w, 20); g.fill()
                for k in (6, 12): q = curve_pts(pts, 18)[k]; rgb(g, shade(cc, .55), .8); g.arc(q[0], q[1], w[0] * .22, 0, 7); g.fill()
            leg([(.2, -.2), (.42, -.34), (.56, -.2), (.6, .0)], [.07, .06, .045, .012], shade(legs, -.25))
            leg([(.2, -.16), (.5, -.27), (.68, -.14), (.74, .02)], [.07, .06, .045, .012], shade(legs, -.22))
            turban(g, r, shell, stripe, kind)
            shell_mouth(g, .13, -.2, .16, .22)
            smooth(g, [(.1, -.1), (.12, -.3), (.26, -.36), (.38, -.3), (.4, -.18), (.28, -.08)]); rad(g, .25, -.26, .25, shade(legs, .35), legs, shade(legs, -.3)); g.fill()
            for dx, dy in ((.36, -.52), (.45, -.47)):      # eyes
                rgb(g, shade(legs, .25)); taper(g, [(.28, -.3), (dx - .01, dy)], [.038, .03]); g.fill(); rgb(g, '#10131a'); g.arc(dx, dy - .01, .033, 0, 7); g.fill(); rgb(g, 'white', .9); g.arc(dx - .008, dy - .02, .01, 0, 7); g.fill()
            rgb(g, shade(legs, -.3)); g.set_line_width(.012)
            for dx, dy in ((.72, -.56), (.8, -.44)): g.move_to(.36, -.28); g.curve_to(.46, -.46, .58, -.54, dx, dy); g.stroke()
            leg([(.16, -.12), (.36, -.2), (.46, -.08), (.48, .03)], [.08, .07, .05, .014], legs)
            leg([(.12, -.1), (.24, -.16), (.28, -.06), (.3, .035)], [.075, .065, .05, .014], legs)
            ex, ey = .58 + .2 * reach, -.13 - .1 * reach
            leg([(.3, -.16), (.44, -.12), (ex, ey)], [.09, .085, .1], legs)
            smooth(g, [(ex - .05, ey - .06), (ex + .06, ey - .1), (ex + .2, ey - .06), (ex + .12, ey - .02), (ex + .02, ey)]); lin(g, 0, ey - .1, 0, ey + .08, shade(legs, .3), shade(legs, -.15)); g.fill()
            smooth(g, [(ex - .05, ey + .04), (ex + .05, ey + .07), (ex + .18, ey + .03), (ex + .1, ey + .005), (ex + .02, ey)]); rgb(g, shade(legs, -.08)); g.fill()


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
