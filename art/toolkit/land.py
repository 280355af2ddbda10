"""land.py - sky, clouds, satellite, sea surface, islands, Mount Rinjani, beaches, the open pavilion, under-water ground and surface.

Horizontal places are in units; horizon = y of the horizon; s = size in units; **kw goes to Canvas.piece.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper

PI = math.pi
SKIES = dict(
    morning=[(0, '#8cc7d6'), (.5, '#cfe6dc'), (.8, '#fbe7c4'), (1, '#fbd3a4')],
    noon=[(0, '#5fb3cf'), (.6, '#a9dbe0'), (1, '#e2f1e2')],
    dusk=[(0, '#2c4a7c'), (.35, '#7a6a9e'), (.62, '#e08a7f'), (.85, '#f8b96b'), (1, '#fde0a0')],
    rose=[(0, '#7fa9c4'), (.45, '#d9bcc0'), (.8, '#f8cfae'), (1, '#fce6c2')])
SEAS = dict(
    morning=[(0, '#cfe8d8'), (.12, '#8fd2cc'), (.5, '#3fb0b4'), (1, '#1b8090')],
    noon=[(0, '#bfe8e0'), (.15, '#5fc4c4'), (.55, '#1f9aa8'), (1, '#0f6a86')],
    dusk=[(0, '#f8c583'), (.15, '#d9938a'), (.5, '#6a5c90'), (1, '#22335f')],
    rose=[(0, '#f3d8bd'), (.2, '#a9c8c4'), (.6, '#4f9fae'), (1, '#23708a')])


def sky(c, kind='morning', horizon=500, sun=None, sun_col='cream', glow=.75):
    """Fill the canvas with a sky ending at horizon; sun=(x,y,r) draws the disc with a wide glow."""
    st = SKIES[kind]
    c.backdrop([(o * horizon / c.h, k) for o, k in st] + [(1, st[-1][1])], wash=.03)
    if sun:
        x, y, r = sun
        c.glow(x, y, r * 9, sun_col, glow * .6)
        c.glow(x, y, r * 3.2, sun_col, glow * .7)
        with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
            smooth(g, blob_pts(c.rng, x, y, r, r, .02, 14)); rgb(g, shade(sun_col, .4), .95); g.fill()
    c.set_air()


def cloud(c, x, y, s=260, color='cream', depth=.3, puffs=7, **kw):
    """Cut-paper cumulus: lumpy top, softer flat base. s = width."""
    r = c.rng
    for layer in range(2):
        w = s * (1 - .25 * layer)
        ox = r.uniform(-.1, .1) * s
        clip = lambda q: q.rectangle(x - s, y - s, 2 * s, s + s * .02)
        with c.piece(**{**dict(shadow=.12, lift=7, volume=.2, vsize=s * .05, depth=depth + .14 * (1 - layer), rim=.3, clip=clip), **kw}) as g:
            lin(g, 0, y - s * .34, 0, y + s * .03, (0, shade(color, .45), 1), (.6, color, 1), (1, shade(color, -.08), .75))
            for i in range(puffs):
                t = (i + .5) / puffs
                q = s * (.05 + .1 * math.sin(PI * (t * .85 + (.0 if layer else .15))) ** 1.3) * r.uniform(.6, 1.35)
                smooth(g, blob_pts(r, x + ox + (t - .5) * w * .82, y - q * r.uniform(.5, .95) - layer * s * .02, q * 1.15, q, .05, 10)); g.fill()
            smooth(g, [(x + ox - w * .5, y), (x + ox - w * .42, y - s * .06), (x + ox + w * .42, y - s * .06), (x + ox + w * .5, y), (x + ox, y + s * .03)]); g.fill()


def satellite(c, x, y, s=300, rot=-.3, **kw):
    """Earth observation satellite: foil body, dish-less instrument box, two solar wings. s = span."""
    r = c.rng
    with c.piece(**{**dict(shadow=0, volume=.4, vsize=s * .03, rim=.5), **kw}) as g:
        with at(g, x, y, rot, s):
            for m in (-1, 1):
                rgb(g, '#c9ccc8'); taper(g, [(.09 * m, 0), (.17 * m, 0)], [.018, .018], cap=False); g.fill()
                for k in range(3):
                    x0 = (.17 + k * .112) * m
                    pts = [(x0, -.085), (x0 + .104 * m, -.085), (x0 + .104 * m, .085), (x0, .085)]
                    poly(g, pts); lin(g, x0, -.09, x0 + .1 * m, .09, '#4f86d8', '#1f3f96', '#142a66'); g.fill()
                    rgb(g, '#9fc4f0', .7); g.set_line_width(.0035)
                    for t in (.25, .5, .75): g.move_to(x0 + .104 * m * t, -.085); g.line_to(x0 + .104 * m * t, .085); g.stroke()
                    for yy in (-.028, .028): g.move_to(x0, yy); g.line_to(x0 + .104 * m, yy); g.stroke()
            smooth(g, [(-.09, -.1), (.09, -.1), (.09, .12), (-.09, .12)], tension=.12); lin(g, -.09, -.1, .09, .12, '#ffe7a6', '#e0a040', '#8a5a2a'); g.fill()
            rgb(g, '#fff3cc', .6); g.set_line_width(.004)
            for k in range(7): a, b = r.uniform(-.08, .08, 2); g.move_to(a, -.1 + .03 * k); g.line_to(b, -.08 + .03 * k); g.stroke()
            rgb(g, '#e8ecec'); smooth(g, [(-.06, .12), (.06, .12), (.05, .19), (-.05, .19)], tension=.2); g.fill()
            rgb(g, '#10151f'); g.arc(0, .17, .028, 0, 7); g.fill(); rgb(g, '#3fb0b4'); g.arc(-.004, .167, .014, 0, 7); g.fill()
            rgb(g, '#c9ccc8'); g.set_line_width(.008); g.move_to(.03, -.1); g.line_to(.06, -.2); g.stroke(); g.arc(.062, -.21, .013, 0, 7); g.fill()


def sea(c, y0, y1, kind='morning', sun_x=None, ripples=90, sparkle=.6, **kw):
    """Open water from the horizon y0 down to y1, with perspective ripples; sun_x adds a glitter path."""
    r = c.rng
    st = SEAS[kind]
    with c.piece(**{**dict(shadow=0, volume=0, rim=0, grain=.03), **kw}) as g:
        lin(g, 0, y0, 0, y1, *[(o, k, 1.0) for o, k in st]); g.rectangle(-20, y0, c.w + 40, y1 - y0 + 2); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for i in range(ripples):
            t = r.uniform(0, 1) ** 1.5
            y = y0 + 3 + t * (y1 - y0)
            x = r.uniform(-40, c.w)
            L = r.uniform(20, 90) * (.25 + 1.8 * t)
            rgb(g, 'cream' if r.random() < .55 else st[-1][1], r.uniform(.08, .3))
            h = (1 + 5 * t) * r.uniform(.5, 1.2)
            taper(g, [(x, y), (x + L * .5, y - h * .8), (x + L, y + h * .2)], [.3, h, .3], 12, False); g.fill()
    if sun_x is not None:
        with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
            for i in range(int(130 * sparkle)):
                t = r.uniform(0, 1) ** 1.25
                y = y0 + 2 + t * (y1 - y0)
                x = sun_x + r.normal(0, 16 + 90 * t)
                L = r.uniform(8, 34) * (.4 + 1.5 * t)
                rgb(g, '#fff3cf', r.uniform(.25, .85) * (1 - .5 * t))
                taper(g, [(x - L / 2, y), (x, y - 1 - 2 * t), (x + L / 2, y)], [.3, 1.4 + 3.6 * t, .3], 9, False); g.fill()


def rinjani(c, x, y, w=900, h=210, color='#5d7f93', depth=.5, **kw):
    """Mount Rinjani seen from the sea: asymmetric cone with broken caldera rim and long skirts."""
    r = c.rng
    prof = [(-.5, 0), (-.42, .05), (-.34, .13), (-.27, .22), (-.21, .34), (-.165, .47), (-.13, .62), (-.1, .8), (-.082, .93), (-.07, 1.0), (-.058, .97), (-.04, .83), (-.015, .72), (.005, .6), (.03, .57), (.05, .61), (.075, .56), (.1, .6), (.125, .585), (.15, .66), (.17, .64), (.195, .52), (.23, .42), (.26, .36), (.3, .24), (.35, .17), (.42, .08), (.5, 0)]
    P = [(x + a * w + r.normal(0, w * .003), y - b * h * (1 + r.normal(0, .015))) for a, b in prof]
    with c.piece(**{**dict(shadow=.1, lift=8, volume=.2, vsize=30, depth=depth), **kw}) as g:
        smooth(g, P, False, .4); g.line_to(x + w * .5, y + 6); g.line_to(x - w * .5, y + 6); g.close_path(); p = g.copy_path()
        lin(g, 0, y - h, 0, y, shade(color, -.12), color, shade(color, .32)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for i in range(26):
            t = r.uniform(-.3, .36)
            b = float(np.interp(t, [q[0] for q in prof], [q[1] for q in prof]))
            sx, sy = x + t * w, y - b * h + 2
            rgb(g, 'navy' if i % 3 else 'cream', .1)
            taper(g, [(sx, sy), (sx + t * w * .09 + r.normal(0, 5), sy + b * h * .4), (sx + t * w * .2 + r.normal(0, 10), sy + b * h * .8)], [1, r.uniform(6, 14), 2], 10); g.fill()
        g.restore()


def island(c, x, y, w=400, h=60, color='moss', depth=.4, beach=True, palms=0, **kw):
    """Low tropical island seen from the water; y = waterline."""
    r = c.rng
    with c.piece(**{**dict(shadow=.15, lift=5, volume=.3, vsize=14, depth=depth), **kw}) as g:
        if beach:
            smooth(g, [(x - w * .53, y + 2), (x - w * .4, y - h * .1), (x + w * .4, y - h * .1), (x + w * .53, y + 2)]); rgb(g, 'sand'); g.fill()
        n = 22
        pts = [(x - w * .5, y)]
        for i in range(n):
            t = (i + .5) / n
            pts.append((x - w * .5 + w * t, y - h * (math.sin(PI * t) ** .6) * r.uniform(.65, 1.08)))
        pts.append((x + w * .5, y))
        smooth(g, pts, True, .6); lin(g, 0, y - h, 0, y, shade(color, .12), shade(color, -.3)); g.fill()
        for i in range(palms):
            px = x + r.uniform(-.4, .4) * w
            ph = h * r.uniform(.5, .9)
            rgb(g, shade(color, -.35)); taper(g, [(px, y - h * .6), (px + 3, y - h * .8 - ph * .3), (px + 6, y - h * .8 - ph * .6)], [3, 2, 2]); g.fill()
            for k in range(7):
                a = -PI / 2 + (k - 3) * .62
                ex, ey = px + 6 + math.cos(a) * ph * .38, y - h * .8 - ph * .6 + math.sin(a) * ph * .25 + abs(k - 3) * ph * .06
                taper(g, [(px + 6, y - h * .8 - ph * .6), ((px + 6 + ex) / 2, (y - h * .8 - ph * .6 + ey) / 2 - ph * .07), (ex, ey)], [2.5, 4.5, 1], 8, False); g.fill()


def ground(c, pts, color='sand', color2=None, texture=260, **kw):
    """Land/sand from the skyline pts down to the bottom of the picture, with speckle. Returns base(x)->y."""
    r = c.rng
    q = curve_pts(pts, 120)
    y0 = q[:, 1].min()
    with c.piece(**{**dict(shadow=.3, lift=8, volume=.22, vsize=26, grain=.04), **kw}) as g:
        smooth(g, pts, False); g.line_to(pts[-1][0], c.h + 30); g.line_to(pts[0][0], c.h + 30); g.close_path()
        p = g.copy_path()
        lin(g, 0, y0, 0, c.h, shade(color, .2), color, color2 or shade(color, -.25)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for _ in range(texture):
            t = r.uniform(0, 1)
            x, y = r.uniform(0, c.w), y0 + t * (c.h - y0)
            L = r.uniform(6, 40) * (.4 + 1.4 * t)
            rgb(g, shade(color, -.4 if r.random() < .55 else .5), r.uniform(.08, .25))
            taper(g, [(x, y), (x + L / 2, y - L * .05), (x + L, y)], [.3, L * .07, .3], 8, False); g.fill()
        g.restore()
    xs, ys = q[:, 0], q[:, 1]
    return lambda x: float(np.interp(x, xs, ys))


def foam(c, pts, width=9, **kw):
    """Foam edge of a small wave along pts, with a wet band behind it."""
    r = c.rng
    with c.piece(**{**dict(shadow=.22, lift=3, volume=0, rim=0, grain=.02), **kw}) as g:
        q = curve_pts(pts, 70)
        w = [width * r.uniform(.3, 1.5) for _ in range(24)]
        rgb(g, 'white', .92); taper(g, q, w, 70); g.fill()
        for i in range(60):
            k = r.integers(len(q)); rgb(g, 'white', .7); g.arc(q[k][0] + r.normal(0, 10), q[k][1] - r.uniform(0, width * 2.4), r.uniform(.8, 3), 0, 7); g.fill()


def pebbles(c, x0, x1, base, n=40, size=9, colors=('#b9a98a', '#8f8877', '#d9c9a4', '#c98f7a'), **kw):
    r = c.rng
    with c.piece(**{**dict(shadow=.35, lift=3, volume=.4, vsize=5), **kw}) as g:
        for _ in range(n):
            x = r.uniform(x0, x1); s = size * r.uniform(.3, 1.3)
            smooth(g, blob_pts(r, x, base(x) + r.uniform(2, 60), s, s * .6, .15, 8)); rgb(g, jitter(r, r.choice(colors), .03)); g.fill()


# ------------------------------------------------------------------ under water
def rocks(c, pts, color='#3a6f78', depth=.4, knobs=14, **kw):
    """Far/mid reef mass from skyline pts to the bottom, with coral-like knobs on the edge. Returns base(x)."""
    r = c.rng
    q = curve_pts(pts, 140)
    with c.piece(**{**dict(shadow=.3, lift=10, volume=.4, vsize=34, depth=depth), **kw}) as g:
        e = [tuple(v) for v in q]
        lin(g, 0, q[:, 1].min(), 0, c.h, shade(color, .14), color, shade(color, -.45))
        smooth(g, e, False); g.line_to(e[-1][0], c.h + 30); g.line_to(e[0][0], c.h + 30); g.close_path(); g.fill()
        for _ in range(knobs):
            k = r.integers(len(q)); s = r.uniform(12, 46)
            kind = r.integers(4)
            rgb(g, jitter(r, shade(color, r.uniform(-.12, .12)), .02))
            x, y = q[k]
            if kind == 0: smooth(g, blob_pts(r, x, y, s, s * .6, .15, 9)); g.fill()
            elif kind == 1: taper(g, [(x, y + 8), (x, y - s * .4)], [s * .3, s * .25]); g.fill(); smooth(g, blob_pts(r, x, y - s * .5, s * 1.1, s * .16, .1, 10)); g.fill()
            elif kind == 2:
                for a in np.linspace(-.9, .9, 6):
                    taper(g, [(x, y + 8), (x + math.sin(a) * s * .6, y - math.cos(a) * s * .6), (x + math.sin(a * 1.2) * s, y - math.cos(a) * s * 1.1)], [s * .16, s * .13, s * .09]); g.fill()
            else: smooth(g, [(x - s * .1, y + 6), (x - s * .55, y - s * .6), (x - s * .3, y - s * 1.15), (x + s * .25, y - s * 1.2), (x + s * .6, y - s * .6), (x + s * .1, y + 6)]); g.fill()
    xs, ys = q[:, 0], q[:, 1]
    return lambda x: float(np.interp(x, xs, ys))


def sandbed(c, pts, color='#e3dcb4', caustic=.35, **kw):
    """Sandy sea floor with ripple marks and caustic light."""
    r = c.rng
    q = curve_pts(pts, 120)
    y0 = q[:, 1].min()
    kw = {**dict(shadow=.2, lift=8, volume=.15, vsize=30, caustic=caustic, horizon=y0 - 90, grain=.05), **kw}
    with c.piece(**kw) as g:
        smooth(g, pts, False); g.line_to(pts[-1][0], c.h + 30); g.line_to(pts[0][0], c.h + 30); g.close_path(); p = g.copy_path()
        lin(g, 0, y0, 0, c.h, mix(color, 'water2', .5), mix(color, 'water2', .22), mix(color, 'water3', .35)); g.fill()
        g.save(); g.append_path(p); g.clip()
        y = y0 + 12
        while y < c.h:
            t = (y - y0) / (c.h - y0)
            for _ in range(int(10 - 5 * t)):
                x = r.uniform(-50, c.w); L = r.uniform(60, 200) * (.5 + t)
                rgb(g, 'water4', .12); taper(g, [(x, y), (x + L * .3, y - 5 * t - 2), (x + L * .7, y + 4 * t), (x + L, y)], [.4, 3 + 7 * t, .4], 14, False); g.fill()
            y += 9 + 34 * t
        g.restore()
    return lambda x: float(np.interp(x, q[:, 0], q[:, 1]))


def surface_below(c, y=90, strength=.55, n=70):
    """The rippling underside of the sea surface along the top of an under-water picture."""
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=1.2, alpha=strength) as g:
        for _ in range(n):
            t = r.uniform(0, 1)
            yy = y * t ** .7
            L = r.uniform(30, 150) * (1.3 - t)
            x = r.uniform(-60, c.w)
            rgb(g, 'white' if r.random() < .7 else 'water2', r.uniform(.15, .55) * (1 - t * .7))
            h = 9 * (1.15 - t)
            taper(g, [(x, yy), (x + L * .35, yy - h * .5), (x + L * .65, yy + h * .4), (x + L, yy)], [.5, h, h * .6, .5], 14, False); g.fill()


def waterline(c, pts, top='#e9fbf2', thick=7):
    """The meniscus of a half-and-half picture along pts."""
    with c.piece(shadow=.5, lift=9, volume=0, rim=0, grain=.01) as g:
        rgb(g, top, .9); taper(g, curve_pts(pts, 80), [thick, thick * .5, thick * 1.2, thick * .6, thick], 80, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4) as g:
        rgb(g, '#ffffff', .4); taper(g, [(x, y + thick * 1.6) for x, y in curve_pts(pts, 60)], [thick * 2.4, thick * 1.2, thick * 2.8, thick * 1.4], 60, False); g.fill()


def berugak(c, x, y, s=260, roof='#a9803f', **kw):
    """Berugak: the open thatched pavilion of Lombok on posts. s = width, y = ground."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=6, volume=.4, vsize=s * .04), **kw}) as g:
        with at(g, x, y, 0, s):
            for px, dk in ((-.3, -.3), (.28, -.3), (-.37, 0), (.37, 0)):
                rgb(g, shade('bark', dk)); taper(g, [(px, 0 if dk == 0 else -.05), (px * .98, -.62)], [.035, .03]); g.fill()
            smooth(g, [(-.43, -.2), (.43, -.2), (.45, -.15), (.43, -.135), (-.43, -.135), (-.45, -.15)], tension=.25); lin(g, 0, -.2, 0, -.13, '#c79a63', '#7a5636'); g.fill()
            rgb(g, shade('bark', -.4), .7); g.rectangle(-.37, -.135, .74, .03); g.fill()
    with c.piece(**{**dict(shadow=.45, lift=7, volume=.45, vsize=s * .06), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.56, -.5), (-.42, -.68), (-.3, -.86), (-.16, -1.0), (0, -1.05), (.16, -1.0), (.3, -.86), (.42, -.68), (.56, -.5), (.3, -.53), (0, -.545), (-.3, -.53)], tension=.42); p = g.copy_path()
            lin(g, -.4, -1, .4, -.5, shade(roof, .3), roof, shade(roof, -.35)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for i in range(170):
                px, py = r.uniform(-.55, .55), r.uniform(-1.05, -.5)
                rgb(g, shade(roof, -.5 if r.random() < .6 else .5), .35); g.set_line_width(.005)
                g.move_to(px, py); g.line_to(px * 1.09, py + .07); g.stroke()
            g.restore()
