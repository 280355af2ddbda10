"""gear.py - structures for the reef and the corals tied to them, clay and roof tiles, diving gear, bicycle, nets, bags and crates.

x,y = point on the ground in the middle of the thing (units), s = width unless said otherwise.
"""
import math
import numpy as np
from scipy.spatial import Voronoi
from toolkit import flora as F, ropes_and_bars
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi
STEEL = '#6f858f'


def fragment(c, x, y, h=26, color='saffron', **kw):
    """Small Acropora fragment tied upright."""
    r = c.rng
    with c.piece(**{**dict(shadow=.35, lift=3, volume=.25, vsize=4), **kw}) as g:
        cc = jitter(r, color, .04)
        for k in range(r.integers(2, 5)):
            a = -PI / 2 + r.uniform(-.6, .6)
            p = wander(r, x + r.normal(0, h * .06), y, a, h * r.uniform(.6, 1), 4, .12)
            lin(g, x, y, p[-1][0], p[-1][1], (0, shade(cc, -.25)), (.6, cc), (1, 'cream')); taper(g, p, [h * .17, h * .14, h * .11], 10); g.fill()
        rgb(g, '#2a343c'); g.set_line_width(h * .06); g.move_to(x - h * .1, y - h * .08); g.line_to(x + h * .1, y - h * .05); g.stroke()


def coral_table(c, x, y, s=320, rows=3, cols=7, skew=.22, filled=1.0, grown=1.0, colors=None, legs=None, **kw):
    """Metal nursery table: mesh top on legs, coral fragments tied on in rows.
    skew: depth of the top (fraction of s); filled 0..1 share of places planted; grown: fragment size."""
    r = c.rng
    h = legs or s * .27
    d = s * skew
    colors = colors or ['saffron', 'coral', 'rose', 'violet', '#e9a05c', 'leaf']
    A, B, C, D = (x - s * .5, y - h), (x + s * .5, y - h), (x + s * .5 + d * .75 - s * .06, y - h - d), (x - s * .5 + d * .75, y - h - d)
    with c.piece(**{**dict(shadow=.45, lift=7, volume=.3, vsize=6), **kw}) as g:
        w = s * .017
        for (px, py), dy in ((C, d), (D, d), (A, 0), (B, 0)):
            ropes_and_bars.draw_bar(g, (px, py), (px + (px - x) * .04, py + h + (0 if dy == 0 else -dy * .02) + dy * .0), w, STEEL)
        ropes_and_bars.draw_bar(g, (A[0], A[1] + h * .62), (B[0], B[1] + h * .62), w * .7, STEEL)
        for i in range(cols * 2 + 1):
            t = i / (cols * 2)
            g.set_line_width(s * .006); rgb(g, shade(STEEL, -.3)); g.move_to(A[0] + (B[0] - A[0]) * t, A[1]); g.line_to(D[0] + (C[0] - D[0]) * t, D[1]); g.stroke()
        for j in range(rows * 2 + 1):
            t = j / (rows * 2)
            g.move_to(A[0] + (D[0] - A[0]) * t, A[1] + (D[1] - A[1]) * t); g.line_to(B[0] + (C[0] - B[0]) * t, B[1] + (C[1] - B[1]) * t); g.stroke()
        for a, b in ((D, C), (A, D), (B, C), (A, B)): ropes_and_bars.draw_bar(g, a, b, w, STEEL)
    places = []
    for j in range(rows):
        for i in range(cols):
            u, v = (i + .5 + r.normal(0, .08)) / cols, 1 - (j + .5) / rows
            px = (A[0] + (B[0] - A[0]) * u) * (1 - v) + (D[0] + (C[0] - D[0]) * u) * v
            py = A[1] * (1 - v) + D[1] * v
            if r.random() < filled and u < .995:
                fragment(c, px, py, s * .085 * grown * r.uniform(.75, 1.35) * (1.08 - .18 * v), r.choice(colors), **kw)
            else: places.append((px, py))
    return places, (A, B, C, D)


def reef_star(c, x, y, s=150, color=None, frags=9, grown=1.0, rot=0.0, colors=None, **kw):
    """Hexagonal reef star: six curved legs from a raised hexagon, sand coated, fragments tied on."""
    r = c.rng
    cc = color or '#8b8577'
    colors = colors or ['saffron', 'coral', 'rose', '#e9a05c', 'violet']
    hexp = [(x + math.cos(rot + k * PI / 3) * s * .24, y - s * .33 + math.sin(rot + k * PI / 3) * s * .085) for k in range(6)]
    foot = [(x + math.cos(rot + k * PI / 3) * s * .52, y - s * .04 + math.sin(rot + k * PI / 3) * s * .17) for k in range(6)]
    with c.piece(**{**dict(shadow=.45, lift=6, volume=.35, vsize=4), **kw}) as g:
        w = s * .03
        order = sorted(range(6), key=lambda k: foot[k][1])
        for k in order:
            a, b = hexp[k], foot[k]
            p = [a, ((a[0] + b[0]) / 2 + (b[0] - a[0]) * .12, (a[1] + b[1]) / 2 - s * .06), b]
            rgb(g, shade(cc, -.5)); taper(g, p, [w * 1.35, w * 1.3], 12); g.fill()
            rgb(g, jitter(r, cc, .02)); taper(g, p, [w, w], 12); g.fill()
            n = hexp[(k + 1) % 6]
            rgb(g, shade(cc, -.45)); taper(g, [a, n], [w * 1.3, w * 1.3]); g.fill(); rgb(g, shade(cc, .1)); taper(g, [a, n], [w, w]); g.fill()
            m = foot[(k + 1) % 6]
            q0, q1 = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - s * .05), ((n[0] + m[0]) / 2, (n[1] + m[1]) / 2 - s * .05)
            rgb(g, shade(cc, -.12)); taper(g, [q0, q1], [w * .8, w * .8]); g.fill()
    spots = hexp + [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - s * .05) for a, b in zip(hexp, foot)] + [((hexp[k][0] + hexp[k - 1][0]) / 2, (hexp[k][1] + hexp[k - 1][1]) / 2) for k in range(6)]
    r.shuffle(spots)
    for px, py in sorted(spots[:frags], key=lambda q: q[1]):
        fragment(c, px, py, s * .17 * grown * r.uniform(.7, 1.3), r.choice(colors), **kw)


def a_frame(c, x, y, s=220, frags=14, colors=None, grown=1.0, **kw):
    """A-frame nursery: two leaning meshes; fragments on the bars."""
    r = c.rng
    h = s * .55
    colors = colors or ['saffron', 'coral', 'rose', 'violet']
    spots = []
    with c.piece(**{**dict(shadow=.45, lift=7, volume=.3, vsize=5), **kw}) as g:
        w = s * .02
        top0, top1 = (x - s * .36, y - h), (x + s * .44, y - h - s * .05)
        for (fx, fy), tp in (((x - s * .3, y - s * .1), top0), ((x + s * .5, y - s * .15), top1)): ropes_and_bars.draw_bar(g, tp, (fx + s * .06, fy), w, shade(STEEL, -.3))
        f0, f1 = (x - s * .5, y), (x + s * .32, y - s * .02)
        for t in (.25, .5, .75, 1):
            a = (f0[0] + (top0[0] - f0[0]) * t, f0[1] + (top0[1] - f0[1]) * t)
            b = (f1[0] + (top1[0] - f1[0]) * t, f1[1] + (top1[1] - f1[1]) * t)
            ropes_and_bars.draw_bar(g, a, b, w * .75, STEEL)
            spots += [(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u) for u in (.12, .3, .48, .66, .84)]
        for u in (0, .25, .5, .75, 1):
            ropes_and_bars.draw_bar(g, (f0[0] + (f1[0] - f0[0]) * u, f0[1] + (f1[1] - f0[1]) * u), (top0[0] + (top1[0] - top0[0]) * u, top0[1] + (top1[1] - top0[1]) * u), w * (.95 if u in (0, 1) else .6), STEEL)
    r.shuffle(spots)
    for px, py in sorted(spots[:frags], key=lambda q: q[1]): fragment(c, px, py, s * .12 * grown * r.uniform(.7, 1.3), r.choice(colors), **kw)


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
    places, _ = coral_table(c, x, y, s, rows, cols, .24, 0, 1, **kw)
    back = min(p[1] for p in places)
    span = max(1, max(p[1] for p in places) - back)
    for px, py in sorted(places, key=lambda p: p[1]):
        if r.random() < share:
            tied(c, px, py, height * (.78 + .22 * (py - back) / span) * r.uniform(.75, 1.2), r.choice(colors), **kw)


def steel_dome(c, x, y, s, color='#141a3a', w=9, nodes=None, **kw):
    """Half dome of bars in front view: six meridians and four rings; returns the crossing points. x,y = middle of its foot."""
    P = lambda a, b: (x + math.cos(a) * math.cos(b) * s * .5, y - math.sin(b) * s * .56 + math.sin(a) * math.cos(b) * s * .1)
    pts = []
    for back in (1, 0):
        with c.piece(**{**dict(shadow=.25, lift=6, volume=.3, vsize=5, rim=.6), **kw}) as g:
            rgb(g, mix(color, '#6a5a9a', .35) if back else color)
            for k in range(12):
                a = k * PI / 6 + .12
                if (math.sin(a) < 0) != bool(back): continue
                q = [P(a, b) for b in np.linspace(0, PI / 2, 9)]
                taper(g, q, [w * 1.1, w * .8], 30); g.fill()
                if not back: pts += [q[i] for i in (1, 3, 5, 7)]
            for b in (.02, .42, .8, 1.15):
                q = [P(a, b) for a in np.linspace(PI if back else 0, 2 * PI if back else PI, 16)]
                taper(g, q, [w * .8] * 3, 40); g.fill()
    return pts


def clay_unit(c, x, y, s=120, color='#c9744a', kind=0, **kw):
    """Ceramic reef unit. kind 0: domed with holes, 1: stacked branching tiles, 2: honeycomb block."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .04, volume=.5, vsize=s * .1), **kw}) as g:
        with at(g, x, y, 0, s):
            if kind == 0:
                smooth(g, [(-.48, .02), (-.44, -.28), (-.28, -.54), (0, -.64), (.28, -.54), (.44, -.28), (.48, .02), (0, .07)], tension=.5); p = g.copy_path()
                lin(g, -.4, -.5, .4, 0, shade(color, .3), color, shade(color, -.35)); g.fill()
                for px, py, q in ((-.24, -.2, .085), (.02, -.16, .1), (.27, -.2, .08), (-.12, -.4, .07), (.15, -.42, .065), (0, -.57, .04)):
                    with at(g, px, py, 0, q, q * 1.05):
                        rgb(g, shade(color, -.75)); smooth(g, blob_pts(r, 0, 0, 1, 1, .05, 9)); g.fill()
                        rgb(g, shade(color, .35), .8); g.set_line_width(.16); g.arc(0, .05, .98, .3, 2.4); g.stroke()
            elif kind == 1:
                for k in range(4):
                    w = .46 - .07 * k; yy = -.16 * k
                    for px in (-w * .5, w * .4): rgb(g, shade(color, -.4)); taper(g, [(px, yy), (px, yy - .15)], [.09, .08]); g.fill()
                    smooth(g, [(-w, yy - .13), (-w * .4, yy - .18), (w * .4, yy - .18), (w, yy - .13), (w * .6, yy - .09), (-w * .6, yy - .09)], tension=.5); lin(g, -w, yy, w, yy, shade(color, .28), color, shade(color, -.3)); g.fill()
            else:
                smooth(g, [(-.46, .02), (-.46, -.42), (-.36, -.5), (.36, -.5), (.46, -.42), (.46, .02), (0, .05)], tension=.25); lin(g, -.4, -.5, .4, 0, shade(color, .28), color, shade(color, -.35)); g.fill()
                for j in range(3):
                    for i in range(4 - j % 2):
                        px, py = -.32 + i * .21 + (j % 2) * .105, -.38 + j * .15
                        smooth(g, [(px + math.cos(a) * .08, py + math.sin(a) * .068) for a in np.linspace(0, 2 * PI, 6, endpoint=False)], tension=.2); rgb(g, shade(color, -.72)); g.fill()


def tile_dome(c, x, y, s=700, holes=(), glazed=.22, seed=5, **kw):
    """Large domed reef unit pressed together from broken roof tiles and pottery (mosaic of shards), with round openings.
    holes: [(u,v,q)] in shares of s from the base centre."""
    r = np.random.default_rng(seed)
    out = [(-.5, .02), (-.49, -.14), (-.43, -.34), (-.3, -.52), (-.1, -.61), (.12, -.6), (.31, -.5), (.44, -.31), (.5, -.12), (.51, .02), (.2, .06), (-.2, .06)]
    P0 = [(x + a * s, y + b * s) for a, b in out]
    with c.piece(**{**dict(shadow=.55, lift=s * .022, volume=.6, vsize=s * .14, grain=.06, rim=.3), **kw}) as g:
        smooth(g, P0); p = g.copy_path()
        lin(g, x - s * .4, y - s * .5, x + s * .5, y, '#c98a66', '#96583c', '#5b3430'); g.fill()
        g.save(); g.append_path(p); g.clip()
        n = 330
        pts = np.stack([r.uniform(-.62, .62, n), r.uniform(-.72, .16, n)], 1)
        for _ in range(2):      # relax
            from scipy.spatial import cKDTree
            d, i = cKDTree(pts).query(pts, 2)
            pts += (pts - pts[i[:, 1]]) * .25
        vor = Voronoi(pts)
        cols = ['#c9744a', '#b9653f', '#d98d62', '#a85638', '#cf8358', '#e0a07a', '#b4703f']
        for i, reg in enumerate(vor.point_region):
            v = vor.regions[reg]
            if -1 in v or len(v) < 3: continue
            q = vor.vertices[v]; m = q.mean(0)
            if abs(m[0]) > .6: continue
            q = m + (q - m) * r.uniform(.8, .92)
            Q = [(x + a * s, y + b * s) for a, b in q]
            gl = r.random() < glazed
            cc = jitter(r, r.choice(['#e9e6d6', '#7fb0b4', '#dfe7e4', '#3f7f96', '#d9b45c']) if gl else r.choice(cols), .035)
            lightf = float(np.clip(-(m[0] * .55 + (m[1] + .3) * .8), -.42, .3))
            cc = shade(cc, lightf)
            poly(g, [(a + s * .003, b + s * .005) for a, b in Q]); rgb(g, shade('#5b3430', -.3), .8); g.fill()
            poly(g, Q); rgb(g, cc); g.fill()
            g.save(); poly(g, Q); g.clip()
            if gl:      # painted plate: a rim line or a sprig
                rgb(g, '#2a5f86', .75); g.set_line_width(s * .005)
                cx, cy = Q[0]; R = s * r.uniform(.03, .06)
                g.arc(cx, cy, R, 0, 7); g.stroke(); g.arc(cx, cy, R * .8, 0, 7); g.stroke()
            else:       # ribs of a roof tile
                a = r.uniform(0, 3); rgb(g, shade(cc, -.35), .4); g.set_line_width(s * .004)
                for k in range(-3, 4):
                    mx, my = x + m[0] * s + math.sin(a) * k * s * .018, y + m[1] * s - math.cos(a) * k * s * .018
                    g.move_to(mx - math.cos(a) * s * .1, my - math.sin(a) * s * .1); g.line_to(mx + math.cos(a) * s * .1, my + math.sin(a) * s * .1); g.stroke()
            rgb(g, shade(cc, .5), .5); g.set_line_width(s * .004); g.move_to(*Q[0]); g.line_to(*Q[1]); g.stroke()
            g.restore()
        g.restore()
    with c.piece(shadow=.35, lift=s * .008, volume=.5, vsize=s * .03, rim=.4, grain=.06) as g:
        for u, v, q in holes:
            with at(g, x + u * s, y + v * s, 0, q * s, q * s * .98):
                smooth(g, blob_pts(r, 0, 0, 1.24, 1.22, .03, 14)); lin(g, -1, -1, 1, 1, '#e3a47c', '#b9653f', '#7a4530'); g.fill()
                smooth(g, blob_pts(r, .03, .03, 1.0, 1.0, .03, 14)); rad(g, .2, .3, 1.3, '#3a2530', '#1c1826', '#0b1226'); g.fill()
                rgb(g, '#e9b48c', .55); g.set_line_width(.07); g.arc(.02, .05, .96, .5, 2.2); g.stroke()


def roof_tile(g, x, y, s, rot, color, broken=0):
    """Curved roof tile, whole or snapped (raw drawing)."""
    with at(g, x, y, rot, s):
        pts = [(-.5, -.3), (-.2, -.36), (.1, -.34), (.5, -.3), (.5, .3), (.1, .36), (-.2, .34), (-.5, .3)] if not broken else \
            [(-.5, -.3), (-.1, -.36), (.14, -.34), (.02, -.18), (.2, -.02), (.05, .14), (.16, .34), (-.2, .34), (-.5, .3)]
        poly(g, pts); lin(g, 0, -.35, 0, .35, shade(color, .3), color, shade(color, -.4)); g.fill()
        rgb(g, shade(color, -.45), .5); g.set_line_width(.03)
        for yy in (-.14, .06): g.move_to(-.48, yy); g.line_to(.1 if broken else .48, yy + .01); g.stroke()
        rgb(g, shade(color, .5), .7); g.set_line_width(.025); g.move_to(-.48, -.29); g.line_to(.1, -.33); g.stroke()


def bicycle(c, x, y, s=200, color='coral', flip=False, **kw):
    """City bicycle, side view; y = ground, s = length."""
    with c.piece(**{**dict(shadow=.35, lift=5, volume=.3, vsize=4), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            R = .185
            for wx in (-.31, .31):
                rgb(g, '#1d242c'); g.set_line_width(.026); g.arc(wx, -R, R, 0, 7); g.stroke()
                rgb(g, '#b9c2c4'); g.set_line_width(.005)
                for k in range(9):
                    a = k * PI / 9; g.move_to(wx + math.cos(a) * R, -R + math.sin(a) * R); g.line_to(wx - math.cos(a) * R, -R - math.sin(a) * R); g.stroke()
            rgb(g, color); g.set_line_width(.026)
            bb, seat, hd = (-.04, -R), (-.12, -.46), (.2, -.48)
            for a, b in ((bb, seat), (bb, hd), ((-.1, -.38), (.195, -.42)), ((-.31, -R), bb), ((-.31, -R), (-.1, -.38)), ((.31, -R), hd)):
                g.move_to(*a); g.line_to(*b); g.stroke()
            rgb(g, '#1d242c'); taper(g, [(-.19, -.5), (-.12, -.485), (-.05, -.49)], [.05, .036, .02]); g.fill()
            g.set_line_width(.02); g.move_to(.2, -.48); g.line_to(.185, -.56); g.curve_to(.22, -.58, .27, -.56, .27, -.52); g.stroke()
            rgb(g, '#b98a58'); smooth(g, [(.24, -.5), (.42, -.5), (.4, -.36), (.26, -.36)], tension=.2); g.fill()
            g.arc(-.04, -R, .045, 0, 7); rgb(g, '#3b464e'); g.fill()


def wheel(g, r, x, y, R, squash=1.0, tyre='#1d242c', spokes=28, rim='#c9d2d2'):
    """Bicycle wheel (raw); squash < 1 shows it lying."""
    with at(g, x, y, 0, R, R * squash):
        rgb(g, tyre); g.set_line_width(.085); g.arc(0, 0, .955, 0, 7); g.stroke()
        rgb(g, '#6b4a34'); g.set_line_width(.02); g.arc(0, 0, .9, 0, 7); g.stroke()
        rgb(g, rim); g.set_line_width(.04); g.arc(0, 0, .865, 0, 7); g.stroke()
        rgb(g, '#e6ecea', .85); g.set_line_width(.009)
        for k in range(spokes):
            a = k * 2 * PI / spokes; b = a + (.5 if k % 2 else -.5)
            g.move_to(math.cos(a) * .86, math.sin(a) * .86); g.line_to(math.cos(b) * .07, math.sin(b) * .07); g.stroke()
        rgb(g, '#39434f'); g.arc(0, 0, .085, 0, 7); g.fill(); rgb(g, '#c9d2d2'); g.arc(-.01, -.01, .04, 0, 7); g.fill()


def ghost_net(c, pts, depth_y=90, color='#4fa07f', cell=16, **kw):
    """Torn fishing net hanging from the line pts [(x,y)..]; depth_y: how far it hangs (units), cell: mesh size."""
    r = c.rng
    q = curve_pts(pts, max(8, int(abs(pts[-1][0] - pts[0][0]) / cell)))
    rows = max(3, int(depth_y / cell))
    n = len(q)
    P = np.zeros((rows, n, 2))
    for j in range(rows):
        t = j / (rows - 1)
        P[j, :, 0] = q[:, 0] + np.sin(np.arange(n) * .7 + j * .5) * cell * .35 * t + r.normal(0, cell * .12, n) + (j % 2) * cell * .5
        P[j, :, 1] = q[:, 1] + t * depth_y * (.75 + .3 * np.sin(np.arange(n) * .33 + 1)) + r.normal(0, cell * .1, n)
    with c.piece(**{**dict(shadow=.35, lift=4, volume=.2, vsize=3), **kw}) as g:
        g.set_line_width(max(1.2, cell * .11))
        for j in range(rows - 1):
            for i in range(n - 1):
                if r.random() < .1 + .12 * j / rows: continue
                rgb(g, jitter(r, shade(color, -.1 + .2 * r.random()), .03))
                a, b, d = P[j, i], P[j + 1, i], P[j + 1, max(0, i - 1)]
                g.move_to(*a); g.curve_to(a[0], a[1] + cell * .2, b[0], b[1] - cell * .2, *b); g.stroke()
                g.move_to(*a); g.line_to(*d); g.stroke()
        rgb(g, shade(color, -.3)); taper(g, q, [cell * .3, cell * .24, cell * .32], 50); g.fill()
        for k in range(2, n, 5):
            rgb(g, 'saffron'); smooth(g, blob_pts(r, q[k][0], q[k][1], cell * .5, cell * .36, .08, 9)); g.fill()


def dive_mask(c, x, y, s=300, rot=0.0, color='#2c8f98', strap=True, **kw):
    """Two-lens dive mask lying flat, nose pocket down before rotation. s = width."""
    if strap:
        with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.35, vsize=8), **kw}) as g:
            with at(g, x, y, rot, s):
                g.set_line_width(.085); rgb(g, '#20303a'); g.move_to(-.5, -.04); g.curve_to(-.74, -.5, .74, -.54, .5, -.04); g.stroke()
    with c.piece(**{**dict(shadow=.5, lift=s * .045, volume=.45, vsize=s * .045, rim=.4), **kw}) as g:
        with at(g, x, y, rot, s):
            smooth(g, [(-.56, -.16), (-.3, -.25), (0, -.2), (.3, -.25), (.56, -.16), (.6, .1), (.48, .34), (.22, .38), (.1, .22), (0, .12), (-.1, .22), (-.22, .38), (-.48, .34), (-.6, .1)]); lin(g, -.5, -.2, .5, .3, shade(color, .15), color, shade(color, -.5)); g.fill()
            for m in (-1, 1):
                ln = [(.5 * m, -.1), (.28 * m, -.17), (.1 * m, -.12), (.07 * m, .02), (.16 * m, .18), (.28 * m, .28), (.44 * m, .24), (.52 * m, .06)]
                smooth(g, ln); rgb(g, shade(color, -.65)); g.set_line_width(.06); g.stroke()
                smooth(g, ln); lin(g, .1 * m, -.2, .4 * m, .3, '#dff6f0', '#8fd0d4', '#2f8fa4'); g.fill()
                g.save(); smooth(g, ln); g.clip(); rgb(g, 'white', .6); poly(g, [(.18 * m - .05, -.3), (.3 * m - .02, -.3), (.3 * m - .2, .4), (.18 * m - .23, .4)]); g.fill(); g.restore()


def hanging_mask(c, x, y, s=200, color='coral', tube='saffron', drop=0.0, lens=('#e9fbf2', '#7fd0cc', '#2f8fa8'), **kw):
    """Mask and snorkel hung up by the strap, seen from the front; (x,y) = where the strap lies over the bar, s = width, drop = extra length of strap."""
    yy = y + s * (.34 + drop)
    with c.piece(**{**dict(shadow=.4, lift=8, volume=.4, vsize=s * .04, rim=.4), **kw}) as g:
        rgb(g, '#26313b'); g.set_line_width(s * .07)
        for m in (-1, 1): g.move_to(x + m * s * .06, y - s * .02); g.curve_to(x + m * s * .1, y + s * .05, x + m * s * .44, yy - s * .22, x + m * s * .45, yy); g.stroke()
        rgb(g, tube); g.set_line_width(s * .085); g.move_to(x + s * .56, yy - s * .62); g.line_to(x + s * .56, yy + s * .24); g.curve_to(x + s * .56, yy + s * .5, x + s * .34, yy + s * .5, x + s * .26, yy + s * .42); g.stroke()
        rgb(g, '#26313b'); smooth(g, [(x + s * .3, yy + s * .34), (x + s * .14, yy + s * .37), (x + s * .13, yy + s * .47), (x + s * .3, yy + s * .5)]); g.fill()
        rgb(g, 'cream'); g.set_line_width(s * .088); g.move_to(x + s * .56, yy - s * .62); g.line_to(x + s * .56, yy - s * .5); g.stroke()
    with c.piece(**{**dict(shadow=.5, lift=10, volume=.45, vsize=s * .06, rim=.45), **kw}) as g:
        o = [(-.5, -.06), (-.44, -.22), (-.2, -.27), (.2, -.27), (.44, -.22), (.5, -.06), (.42, .16), (.24, .22), (.12, .12), (0, .06), (-.12, .12), (-.24, .22), (-.42, .16)]
        smooth(g, [(x + a * s, yy + b * s) for a, b in o]); lin(g, x - s / 2, yy - s * .3, x + s / 2, yy + s * .2, shade(color, .25), color, shade(color, -.35)); g.fill()
        smooth(g, [(x - s * .1, yy + s * .26), (x - s * .09, yy + s * .06), (x, yy - s * .02), (x + s * .09, yy + s * .06), (x + s * .1, yy + s * .26)]); rgb(g, shade(color, -.2)); g.fill()
        for m in (-1, 1):
            q = [(x + m * s * a, yy + s * b) for a, b in ((.07, -.17), (.3, -.2), (.41, -.12), (.42, 0), (.33, .12), (.22, .13), (.1, .02))]
            smooth(g, q); lin(g, x, yy - s * .2, x, yy + s * .14, *lens); g.fill()
            rgb(g, 'white', .75); taper(g, [(x + m * s * .16 - s * .05, yy - s * .02), (x + m * s * .2 + s * .03, yy - s * .15)], [s * .035, s * .02]); g.fill()


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


def dive_tank(c, x, y, s=420, color='#e8b53c', **kw):
    """Dive cylinder standing on its rubber foot, with valve and one hose; y = ground, s = height."""
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.5, vsize=s * .06, rim=.45), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.148, -.06), (-.148, -.66), (-.12, -.76), (-.05, -.82), (.05, -.82), (.12, -.76), (.148, -.66), (.148, -.06)], tension=.4); p = g.copy_path(); lin(g, -.15, 0, .15, 0, shade(color, .1), shade(color, .45), color, shade(color, -.45)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#fdfaf0', .9); g.rectangle(-.2, -.6, .4, .05); g.fill(); rgb(g, shade(color, -.5), .25)
            for k in range(16): g.arc(c.rng.uniform(-.14, .14), c.rng.uniform(-.74, -.1), c.rng.uniform(.004, .012), 0, 7); g.fill()
            g.restore()
            lin(g, -.16, 0, .16, 0, '#2c3742', '#3c4a56', '#1a222b'); smooth(g, [(-.156, .0), (-.16, -.115), (-.08, -.098), (0, -.093), (.08, -.098), (.16, -.115), (.156, .0), (.08, .02), (0, .026), (-.08, .02)], tension=.35); g.fill()
            rgb(g, '#39434f'); taper(g, [(-.04, -.885), (-.1, -.885)], [.025, .025]); g.fill(); smooth(g, [(-.1, -.93), (-.15, -.925), (-.15, -.845), (-.1, -.84)], tension=.3); g.fill()
            rgb(g, '#aeb9bd'); smooth(g, [(-.045, -.8), (-.04, -.86), (-.055, -.93), (.055, -.93), (.04, -.86), (.045, -.8)], tension=.3); g.fill()
            rgb(g, '#39434f'); taper(g, [(.05, -.89), (.13, -.89)], [.03, .03], cap=False); g.fill(); smooth(g, [(.12, -.93), (.19, -.925), (.19, -.855), (.12, -.85)], tension=.3); g.fill()
            rgb(g, '#dfe6e4'); taper(g, [(0, -.92), (0, -.965)], [.07, .06]); g.fill()


def camera(c, x, y, s=120, color='#20262f', **kw):
    """Under-water camera housing with two lamp arms, seen from the front. (x,y) = centre, s = width of the housing."""
    with c.piece(**{**dict(shadow=.45, lift=s * .04, volume=.4, vsize=s * .06), **kw}) as g:
        with at(g, x, y, 0, s):
            rgb(g, '#39434f'); g.set_line_width(.05)
            for m in (-1, 1):
                g.move_to(.4 * m, -.2); g.line_to(.62 * m, -.5); g.line_to(.5 * m, -.78); g.stroke()
                smooth(g, [(.36 * m, -.72), (.4 * m, -.92), (.6 * m, -.94), (.66 * m, -.74), (.5 * m, -.66)]); g.fill()
                rgb(g, '#ffe9b0'); smooth(g, blob_pts(c.rng, .51 * m, -.8, .085, .08, .03, 9)); g.fill(); rgb(g, '#39434f')
                taper(g, [(.5 * m, -.22), (.56 * m, .02), (.5 * m, .28)], [.09, .12, .09]); g.fill()
            smooth(g, [(-.5, -.3), (-.2, -.36), (.2, -.36), (.5, -.3), (.5, .3), (.2, .34), (-.2, .34), (-.5, .3)], tension=.3); lin(g, -.4, -.3, .4, .3, shade(color, .2), color, shade(color, -.3)); g.fill()
            for q, cc in ((.29, '#0f141b'), (.24, '#39434f'), (.2, '#123a50')):
                rgb(g, cc); smooth(g, blob_pts(c.rng, 0, 0, q, q, .012, 14)); g.fill()
            rad(g, 0, 0, .19, '#bfe8e0', '#1b8490', '#0a2f48', fx=-.07, fy=-.08); g.arc(0, 0, .18, 0, 7); g.fill()
            rgb(g, 'white', .8); g.arc(-.07, -.08, .03, 0, 7); g.fill(); rgb(g, 'coral'); g.arc(.38, -.2, .035, 0, 7); g.fill()


def bag(g, x, y, s=60, color='#e8e2cf'):
    """Full collecting sack (raw drawing)."""
    smooth(g, [(x - s * .1, y - s * 1.0), (x - s * .2, y - s * .8), (x - s * .48, y - s * .4), (x - s * .42, y), (x + s * .4, y + s * .03), (x + s * .5, y - s * .42), (x + s * .18, y - s * .8), (x + s * .13, y - s * 1.02)])
    lin(g, x - s * .5, y - s, x + s * .5, y, shade(color, .2), color, shade(color, -.3)); g.fill()
    rgb(g, 'coral'); taper(g, [(x - s * .17, y - s * .8), (x, y - s * .77), (x + s * .16, y - s * .8)], [s * .06, s * .07, s * .06]); g.fill()
    rgb(g, shade(color, -.4), .4); g.set_line_width(s * .025); g.move_to(x - s * .05, y - s * .7); g.curve_to(x - s * .15, y - s * .4, x - s * .1, y - s * .2, x - s * .2, y - s * .06); g.stroke()


def crate(g, x, y, s=70, color='#3c86c2'):
    smooth(g, [(x - s * .5, y - s * .5), (x + s * .5, y - s * .5), (x + s * .45, y), (x - s * .45, y)], tension=.1); lin(g, 0, y - s * .5, 0, y, shade(color, .2), shade(color, -.25)); g.fill()
    rgb(g, shade(color, -.5), .6); g.set_line_width(s * .04)
    for t in (-.3, -.1, .1, .3): g.move_to(x + t * s, y - s * .38); g.line_to(x + t * s * .93, y - s * .1); g.stroke()


def litter(g, r, x, y, s=14):
    """One piece of beach litter: bottle, cup, can, flip-flop or rope (raw drawing)."""
    with at(g, x, y, r.uniform(-.8, .8), s):
        k = r.integers(5)
        if k == 0:
            smooth(g, [(-.5, -.2), (.3, -.22), (.5, -.09), (.62, -.08), (.62, .08), (.5, .09), (.3, .22), (-.5, .2)], tension=.35); rgb(g, '#a9dbe0', .9); g.fill(); rgb(g, r.choice(['#3c86c2', '#f2694b', '#fdfaf0'])); g.rectangle(.58, -.1, .12, .2); g.fill()
            rgb(g, '#3c86c2', .7); g.rectangle(-.25, -.2, .3, .4); g.fill()
        elif k == 1: poly(g, [(-.3, -.4), (.3, -.4), (.2, .4), (-.2, .4)]); rgb(g, '#fdfaf0'); g.fill(); rgb(g, 'coral', .8); g.rectangle(-.26, -.1, .52, .2); g.fill()
        elif k == 2: smooth(g, [(-.5, -.15), (.4, -.2), (.55, 0), (.4, .2), (-.5, .17)], tension=.4); rgb(g, r.choice(['#c85a8e', '#1b8f93', '#2c3448'])); g.fill(); rgb(g, 'navy'); g.set_line_width(.08); g.move_to(.35, 0); g.line_to(.0, -.15); g.move_to(.35, 0); g.line_to(.0, .14); g.stroke()
        elif k == 3: rgb(g, '#4fa07f'); g.set_line_width(.13); g.move_to(-.6, 0); g.curve_to(-.3, -.6, .1, .5, .6, -.2); g.stroke()
        else: smooth(g, [(-.4, -.3), (.2, -.38), (.5, .0), (.1, .35), (-.45, .25)]); rgb(g, r.choice(['#f5b843', '#e8ecec', '#3c86c2']), .9); g.fill()
