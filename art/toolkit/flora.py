"""flora.py - corals living and broken, anemones, sea fans, sponges, algae; seagrass, mangroves and their seedlings, palms, reeds.

Every public function takes the Canvas first, then x,y = the point where it grows from (units, base centre),
s = overall size in units (height for upright things, width for boulders and tables), color, and **kw passed on to
Canvas.piece (depth, shadow, blur ...).  Randomness comes from c.rng.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, maze_pattern, mix, rad, rgb, shade, smooth, taper, wander

PI = math.pi


# ------------------------------------------------------------------ hard corals
def _branches(r, x, y, a, L, w, lvl, out, spread=.55, up=.25, kids=(2, 3)):
    p = wander(r, x, y, a, L, 4, .12)
    out.append((p, w, lvl))
    if lvl <= 0:
        return
    for i in range(r.integers(kids[0], kids[1] + 1)):
        t = r.uniform(.45, 1)
        q = curve_pts(p, 12)[int(t * 11)]
        na = a + r.choice([-1, 1]) * r.uniform(.3, 1) * spread
        na += (-PI / 2 - na) * up
        _branches(r, q[0], q[1], na, L * r.uniform(.6, .85), w * .74, lvl - 1, out, spread, up, kids)


def staghorn(c, x, y, s=160, color='saffron', levels=3, stems=6, lean=0.0, tip='cream', dots=True, **kw):
    """Acropora staghorn thicket: antler branches with pale growing tips. s = height."""
    r = c.rng
    for layer, dk in ((0, -.34), (1, -.12), (2, .0)):
        out = []
        n = max(2, int(stems * (.8 if layer < 2 else .65)))
        for i in range(n):
            t = (i + .5) / n * 2 - 1
            a = -PI / 2 + t * .85 + lean + r.normal(0, .1)
            _branches(r, x + t * s * .22, y + 2, a, s * r.uniform(.36, .46), s * .078, levels, out)
        base = jitter(r, shade(color, dk), .025)
        with c.piece(**{**dict(shadow=.42, lift=s * .03, volume=.3, vsize=s * .05), **kw}) as g:
            for p, w, lv in sorted(out, key=lambda b: -b[2]):
                rgb(g, shade(color, -.5), .3)
                taper(g, p, [w * 1.12, w * .86 + 1.5], 10); g.fill()
                d0, d1 = p[0], p[-1]
                tc = mix(base, tip, .85 if lv == 0 else .18)
                lin(g, d0[0], d0[1], d1[0], d1[1], (0, mix(base, shade(color, -.4), .12 * lv)), (.6, mix(base, tc, .2)), (1, tc))
                taper(g, p, [w, w * .74], 10); g.fill()
                if dots and s > 70:
                    for q in curve_pts(p, 6):
                        rgb(g, shade(base, .45), .55)
                        g.arc(q[0] + r.normal(0, w * .22), q[1] + r.normal(0, w * .2), max(.7, w * .07), 0, 7); g.fill()


def table_coral(c, x, y, s=260, color='coral', tilt=0.0, height=None, **kw):
    """Acropora table coral seen slightly from the side: stalk and a wide thin plate of fine branchlets. s = width."""
    r = c.rng
    h = height or s * r.uniform(.24, .36)
    with at_piece(c, x, y, tilt, **{**dict(shadow=.4, lift=6, volume=.4, vsize=s * .05), **kw}) as g:
        lin(g, 0, -h, 0, 0, shade(color, -.62), shade(color, -.35))
        o = r.uniform(-.1, .1) * s
        smooth(g, [(o - s * .08, 8), (o - s * .05, -h * .4), (o * .6 - s * .1, -h * .82), (-s * .3, -h * .99), (s * .3, -h * .99), (o * .6 + s * .11, -h * .82), (o + s * .055, -h * .45), (o + s * .1, 8)]); g.fill()
    for k, (yo, sc, dk) in enumerate(((.02, 1.0, -.42), (-.05, .97, -.12), (-.09, .9, .03))):
        with at_piece(c, x, y, tilt, **{**dict(shadow=.3, lift=5, volume=.22, vsize=s * .03), **kw}) as g:
            cc = jitter(r, shade(color, dk), .02)
            n = int(s * sc / 6.5)
            cy = -h + yo * s
            for j in range(n):
                t = (j + .5) / n * 2 - 1
                px = t * s * .5 * sc + r.normal(0, 1.5)
                th = math.sqrt(max(0, 1 - t * t)) * s * .036 + s * .008
                bh = s * (.035 if k else .03) * r.uniform(.7, 1.5)
                a = -PI / 2 + t * .75 + r.normal(0, .12)
                w = s * r.uniform(.018, .026)
                tip = shade(cc, .5 if k == 2 else .3 if k else 0)
                y0 = cy + th
                y1 = cy - th * (.8 if k == 2 else .2) - bh
                lin(g, 0, y0, 0, y1, (0, shade(cc, -.25)), (.7, cc), (1, tip))
                taper(g, [(px * .97, y0), (px, (y0 + y1) / 2), (px + math.cos(a) * bh * .6, y1)], [w * 1.8, w * 1.5, w], 8); g.fill()


def at_piece(c, x, y, rot=0.0, sx=1.0, sy=None, **kw):
    """A Canvas.piece whose context has its origin at x,y (rotated, scaled)."""
    import contextlib

    @contextlib.contextmanager
    def cm():
        with c.piece(**kw) as g:
            with at(g, x, y, rot, sx, sy):
                yield g
    return cm()


def boulder(c, x, y, s=180, color='saffron', squash=.72, bumps=7, **kw):
    """Porites boulder: massive, lumpy, with a fine pinprick polyp texture. s = width."""
    r = c.rng
    h = s * squash
    with at_piece(c, x, y, **{**dict(shadow=.5, lift=s * .04, volume=.5, vsize=s * .16), **kw}) as g:
        m = 15
        a = np.linspace(PI * 1.0, 2 * PI, m)
        ph = r.uniform(0, 6)
        rr = 1 + .075 * np.sin(a * r.uniform(5, 8) + ph) + r.uniform(-.035, .035, m)
        pts = [(-s * .4, 14)] + [(math.copysign(abs(math.cos(t)) ** .95, math.cos(t)) * s * .5 * q, -abs(math.sin(t)) ** .95 * h * q - s * .03) for t, q in zip(a, rr)] + [(s * .4, 14)]
        smooth(g, pts)
        cp = g.copy_path()
        cc = jitter(r, color, .03)
        rad(g, 0, -h * .3, s * .72, shade(cc, .28), cc, shade(cc, -.4), fx=c.light[0] * s * .3, fy=-h * .8)
        g.fill()
        g.append_path(cp); g.clip()
        for _ in range(bumps):
            bx, by = r.uniform(-.4, .4) * s, -r.uniform(.1, .85) * h
            q = s * r.uniform(.1, .2)
            rad(g, bx, by, q, (0, shade(cc, .38), .55), (.7, shade(cc, .1), .25), (1, shade(cc, -.3), 0), fx=bx - q * .3, fy=by - q * .4)
            g.arc(bx, by, q, 0, 7); g.fill()
        n = int(min(900, s * s * .022))
        for _ in range(n):
            px, py = r.uniform(-.5, .5) * s, -r.uniform(0, 1.05) * h
            rgb(g, shade(cc, -.35 if r.random() < .6 else .4), .26)
            g.arc(px, py, max(.6, s * .006), 0, 7); g.fill()


def brain(c, x, y, s=150, color='leaf', squash=.78, **kw):
    """Brain coral: dome with meandering valleys. s = width."""
    r = c.rng
    h = s * squash
    with at_piece(c, x, y, **{**dict(shadow=.5, lift=s * .045, volume=.55, vsize=s * .18), **kw}) as g:
        a = np.linspace(PI * 1.03, 2 * PI - .03 * PI, 8)
        rr = 1 + r.uniform(-.045, .045, 8)
        smooth(g, [(-s * .4, 12)] + [(math.copysign(abs(math.cos(t)) ** .85, math.cos(t)) * s * .5 * q, -abs(math.sin(t)) ** .9 * h * q - s * .03) for t, q in zip(a, rr)] + [(s * .4, 12)])
        cp = g.copy_path()
        cc = jitter(r, color, .03)
        rad(g, 0, -h * .35, s * .66, shade(cc, .42), shade(cc, .12), shade(cc, -.35), fx=c.light[0] * s * .25, fy=-h * .75)
        g.fill()
        g.append_path(cp); g.clip()
        z = max(.22, s / 420)
        g.set_source(maze_pattern(z, shade(cc, -.75), .62, r.integers(512), r.integers(512), .05)); g.paint()


def pocillopora(c, x, y, s=110, color='rose', **kw):
    """Pocillopora (cauliflower coral): compact head of stubby, warty branch ends. s = width."""
    r = c.rng
    cc = jitter(r, color, .03)
    for layer in range(3):
        with at_piece(c, x, y, **{**dict(shadow=.42, lift=s * .03, volume=.34, vsize=s * .05), **kw}) as g:
            n = 11 - layer * 2
            for i in range(n):
                t = (i + .5) / n * 2 - 1 + r.normal(0, .04)
                a = -PI / 2 + t * (1.25 - .25 * layer)
                L = s * (.62 - .13 * layer) * r.uniform(.9, 1.06)
                w = s * r.uniform(.12, .16)
                ex, ey = math.cos(a) * L * .84, math.sin(a) * L
                q = shade(cc, -.36 + .18 * layer)
                lin(g, 0, 0, ex, ey, (0, shade(q, -.45)), (.6, q), (1, shade(q, .42)))
                taper(g, [(math.cos(a) * s * .06, 4), (ex * .5, ey * .52), (ex, ey)], [w * .5, w * .72, w * 1.15], 9); g.fill()
                for _ in range(7):
                    rgb(g, shade(q, .6), .5)
                    g.arc(ex + r.normal(0, w * .3), ey + r.normal(0, w * .3), s * .011, 0, 7); g.fill()


def plates(c, x, y, s=200, color='violet', n=5, **kw):
    """Montipora/plating coral: overlapping horizontal shelves like a stack of saucers. s = width."""
    r = c.rng
    for i in range(n):
        t = i / max(1, n - 1)
        w = s * (1 - .42 * t) * r.uniform(.85, 1)
        px, py = x + r.normal(0, s * .05), y - t * s * .42
        cc = jitter(r, shade(color, -.3 + .38 * t), .025)
        with at_piece(c, px, py, r.normal(0, .05), **{**dict(shadow=.5, lift=s * .03, volume=.35, vsize=s * .05), **kw}) as g:
            m = 9
            top = [(w * .5 * math.cos(a) * (1 + r.uniform(-.07, .07)), -w * .13 * math.sin(a) * (1 + r.uniform(-.2, .2))) for a in np.linspace(PI, 0, m)]
            bot = [(w * .5 * math.cos(a), w * .11 * math.sin(a) * (1 + r.uniform(-.2, .2))) for a in np.linspace(0, PI, m)][1:-1]
            smooth(g, top + bot); lin(g, 0, -w * .14, 0, w * .12, shade(cc, .22), cc, shade(cc, -.25)); g.fill()
            smooth(g, [(a * .99, b + 2) for a, b in [top[-1]] + bot + [top[0]]], closed=False)
            g.set_line_width(max(1.5, w * .014)); rgb(g, shade(cc, .65), .9); g.stroke()
            for k in range(9):
                a = PI * (k + .5) / 9
                rgb(g, shade(cc, -.3), .25); g.set_line_width(1.6)
                g.move_to(0, -w * .03); g.line_to(w * .45 * math.cos(a), w * .1 * math.sin(a)); g.stroke()


def sea_fan(c, x, y, s=200, color='plum', lean=0.0, **kw):
    """Gorgonian sea fan: one-plane lattice of fine branches. s = height."""
    r = c.rng
    cc = jitter(r, color, .03)
    a = np.linspace(PI * .8, PI * 2.2, 17)
    q = 1 + r.uniform(-.17, .12, 17)
    edge = [(math.cos(t) * s * k * .52, -s * .5 + math.sin(t) * s * .5 * k) for t, k in zip(a, q)]
    inside = lambda px, py: math.hypot(px / .52, (py + s * .5) / .5) < s * float(np.interp(math.atan2(py + s * .5, px) % (2 * PI) if math.atan2(py + s * .5, px) % (2 * PI) > PI * .2 else math.atan2(py + s * .5, px) % (2 * PI) + 2 * PI, a, q)) * .97
    with at_piece(c, x, y, lean, **{**dict(shadow=.16, lift=7, volume=0, rim=0), **kw}) as g:     # thin tissue film
        smooth(g, [(0, 0)] + edge)
        rad(g, 0, -s * .4, s * .62, (0, cc, .42), (.8, shade(cc, .1), .2), (1, shade(cc, .3), .1)); g.fill()
    with at_piece(c, x, y, lean, **{**dict(shadow=.3, lift=5, volume=.2, vsize=s * .03), **kw}) as g:
        rgb(g, shade(cc, -.12), .55); g.set_line_width(max(.7, s * .0045))
        for _ in range(int(s * 1.1)):
            px, py = r.uniform(-.6, .6) * s, -r.uniform(.1, 1.05) * s
            if inside(px, py):
                t = math.atan2(py + s * .05, px) + r.choice([-.5, .5]); l_ = s * r.uniform(.02, .05)
                g.move_to(px, py); g.line_to(px + math.cos(t) * l_, py + math.sin(t) * l_); g.stroke()

        def br(px, py, t, L, w, lv):
            p = wander(r, px, py, t, L, 5, .1)
            p = [k for i, k in enumerate(p) if i < 2 or inside(*k)]
            if len(p) < 3: return
            rgb(g, shade(cc, -.3 + .1 * (4 - lv)))
            taper(g, p, [w, w * .7], 9); g.fill()
            if lv:
                for _ in range(3):
                    k = p[r.integers(min(2, len(p) - 1), len(p))]
                    br(k[0], k[1], t + r.choice([-1, 1]) * r.uniform(.25, .6), L * r.uniform(.62, .85), w * .62, lv - 1)
        for t in (-.75, -.35, 0, .35, .75):
            br(0, 0, -PI / 2 + t + r.normal(0, .06), s * .42, s * .032, 4)
        rgb(g, shade(cc, -.4)); taper(g, [(0, 8), (2, -s * .05), (0, -s * .16)], [s * .05, s * .03, s * .02]); g.fill()


def soft_coral(c, x, y, s=130, color='rose', lean=0.0, **kw):
    """Dendronephthya soft coral: translucent stalks ending in bunches of tiny polyps. s = height."""
    r = c.rng
    cc = jitter(r, color, .03)
    for layer in range(2):
        with at_piece(c, x, y, lean, **{**dict(shadow=.35, lift=6, volume=.3, vsize=s * .06), **kw}) as g:
            tips = []
            for i in range(5 - layer):
                a = -PI / 2 + r.uniform(-.7, .7)
                p = wander(r, r.normal(0, s * .03), 3, a, s * r.uniform(.5, .85) * (1 - .12 * layer), 5, .18)
                lin(g, 0, 0, p[-1][0], p[-1][1], mix(cc, 'cream', .65), mix(cc, 'cream', .3))
                taper(g, p, [s * .11, s * .05], 10); g.fill()
                tips += [p[-1], p[-2], p[-3]]
            for tx, ty in tips:
                for _ in range(26):
                    q = cc if r.random() < .7 else shade(cc, -.25)
                    rgb(g, jitter(r, shade(q, -.14 + .2 * layer), .02))
                    px, py = tx + r.normal(0, s * .075), ty + r.normal(0, s * .065)
                    g.arc(px, py, s * r.uniform(.016, .032), 0, 7); g.fill()
                for _ in range(9):
                    rgb(g, shade(cc, .55), .85)
                    g.arc(tx + r.normal(-s * .02, s * .05), ty + r.normal(-s * .03, s * .05), s * .012, 0, 7); g.fill()


def leather(c, x, y, s=120, color='cream', **kw):
    """Sarcophyton toadstool leather coral: stalk and folded cap with a fringe of polyps. s = width."""
    r = c.rng
    with at_piece(c, x, y, **{**dict(shadow=.4, lift=6, volume=.4, vsize=s * .1), **kw}) as g:
        lin(g, 0, -s * .5, 0, 0, shade(color, -.35), shade(color, -.15))
        smooth(g, [(-s * .17, 6), (-s * .13, -s * .3), (-s * .26, -s * .46), (s * .26, -s * .46), (s * .13, -s * .3), (s * .18, 6)]); g.fill()
        n = 18
        e = [(math.cos(a) * s * .5 * (1 + .09 * math.sin(5 * a + 1)), -s * .5 + math.sin(a) * s * .16 * (1 + .3 * math.sin(6 * a)))
             for a in np.linspace(0, 2 * PI, n, endpoint=False)]
        rad(g, 0, -s * .52, s * .5, shade(color, -.05), shade(color, -.12), shade(color, -.28)); smooth(g, e); g.fill()
        for px, py in list(curve_pts(e, 60, True)) + [(r.normal(0, s * .2), -s * .52 + r.normal(0, s * .05)) for _ in range(70)]:
            L = s * r.uniform(.03, .07)
            rgb(g, shade(color, .25), .9); g.set_line_width(1.6)
            dx = (px / s) * L * 1.4
            g.move_to(px, py); g.line_to(px + dx, py - L); g.stroke()
            g.arc(px + dx, py - L, 1.7, 0, 7); g.fill()


def tube_sponge(c, x, y, s=120, color='violet', n=4, **kw):
    """Cluster of tube sponges. s = height."""
    r = c.rng
    for i in range(n):
        px = x + (i - (n - 1) / 2) * s * .22 + r.normal(0, s * .03)
        h = s * r.uniform(.55, 1)
        w = s * r.uniform(.17, .24)
        cc = jitter(r, color, .04)
        with at_piece(c, px, y, r.normal(0, .12), **{**dict(shadow=.42, lift=6, volume=.5, vsize=w * .4), **kw}) as g:
            lin(g, -w / 2, 0, w / 2, 0, shade(cc, .2), cc, shade(cc, -.35))
            smooth(g, [(-w * .34, 6), (-w * .42, -h * .5), (-w * .52, -h * .95), (0, -h * 1.02), (w * .52, -h * .95), (w * .42, -h * .5), (w * .36, 6)]); g.fill()
            with at(g, 0, -h * .97, 0, w * .5, w * .17):
                rgb(g, shade(cc, .4)); g.arc(0, 0, 1, 0, 7); g.fill()
                rgb(g, shade(cc, -.72)); g.arc(.03, .06, .78, 0, 7); g.fill()


def anemone(c, x, y, s=120, color='rose', tip=None, n=70, base='plum', **kw):
    """Heteractis-type anemone: carpet of finger tentacles with rounded tips above a column. s = width."""
    r = c.rng
    tip = tip or shade(color, .6)
    with at_piece(c, x, y, **{**dict(shadow=.4, lift=5, volume=.4, vsize=s * .1), **kw}) as g:
        lin(g, 0, -s * .3, 0, 0, shade(base, -.1), shade(base, -.5))
        smooth(g, [(-s * .2, 8), (-s * .24, -s * .14), (-s * .42, -s * .28), (s * .42, -s * .28), (s * .25, -s * .14), (s * .22, 8)]); g.fill()
    for layer in range(3):
        with at_piece(c, x, y, **{**dict(shadow=.26, lift=4, volume=.15, vsize=6), **kw}) as g:
            m = n // 3
            for i in range(m):
                t = (i + r.uniform(0, 1)) / m * 2 - 1
                bx = t * s * .4
                by = -s * .27 + layer * s * .035 - (1 - t * t) * s * .08
                a = -PI / 2 + t * 1.15 + r.normal(0, .16)
                L = s * r.uniform(.22, .34) * (1 - .12 * layer)
                p = wander(r, bx, by, a, L, 5, .2, .05 * math.copysign(1, t))
                w = s * .036
                cc = jitter(r, shade(color, -.32 + .17 * layer), .02)
                lin(g, p[0][0], p[0][1], p[-1][0], p[-1][1], (0, shade(cc, -.3)), (.72, cc), (1, tip))
                taper(g, p, [w, w * .8, w * .78, w * 1.02], 12); g.fill()


def bare_skeleton(c, kind, *a, **kw):
    """A bleached coral: same growth form, bone white with a hint of blue. kind: function from this module."""
    kw['color'] = kw.get('color', '#eef0ea')
    if kind is staghorn:
        kw['tip'] = '#ffffff'
    kind(c, *a, **kw)


def reef_patch(c, x0, x1, base, density=1.0, size=1.0, kinds=None, colors=None, depth=0.0, sink=0.25, **kw):
    """Plant a mixed strip of corals along base(x)->y between x0 and x1 (back row first).
    density: corals per 100 units; size: multiplier; kinds: list of names with weights taken by repetition."""
    r = c.rng
    kinds = kinds or ['staghorn', 'table', 'boulder', 'brain', 'poc', 'poc', 'plates', 'fan', 'soft', 'sponge', 'leather']
    colors = colors or ['coral', 'rose', 'saffron', 'plum', 'violet', 'leaf', '#e9a05c', '#d9748f', '#5fb0a0']
    n = max(1, int((x1 - x0) / 100 * density))
    last = None
    for i in range(n):
        x = x0 + (i + r.uniform(.15, .85)) * (x1 - x0) / n
        kd = r.choice(kinds)
        if kd == last:
            kd = r.choice(kinds)
        last = kd
        plant(c, kd, x, base(x) + 4, size * r.uniform(.7, 1.3), r.choice(colors), depth=depth, **kw)


def plant(c, kind, x, y, q=1.0, color='coral', **kw):
    """One coral by short name, q = size multiplier of a natural default."""
    r = c.rng
    if kind == 'staghorn': staghorn(c, x, y, 110 * q, color, levels=2 if q < .8 else 3, stems=5, **kw)
    elif kind == 'table': table_coral(c, x, y, 190 * q, color, r.normal(0, .05), **kw)
    elif kind == 'boulder': boulder(c, x, y, 150 * q, mix(color, r.choice(['#c9a46c', '#a9a06a', '#b89aa8', '#c58a55']), .68), r.uniform(.55, .8), **kw)
    elif kind == 'brain': brain(c, x, y, 110 * q, color, r.uniform(.65, .85), **kw)
    elif kind == 'poc': pocillopora(c, x, y, 86 * q, color, **kw)
    elif kind == 'plates': plates(c, x, y, 160 * q, color, r.integers(3, 6), **kw)
    elif kind == 'fan': sea_fan(c, x, y, 150 * q, color, r.normal(0, .12), **kw)
    elif kind == 'soft': soft_coral(c, x, y, 95 * q, color, r.normal(0, .15), **kw)
    elif kind == 'sponge': tube_sponge(c, x, y, 95 * q, color, r.integers(2, 5), **kw)
    elif kind == 'leather': leather(c, x, y, 95 * q, shade('cream', -.12), **kw)
    elif kind == 'anemone': anemone(c, x, y, 100 * q, color, **kw)


def rubble(c, x0, x1, y0, y1, n=60, size=26, colors=('#cfc6a8', '#b9b39a', '#d9d2b8', '#a8a890'), **kw):
    """Dead broken staghorn pieces lying on sand."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=4, volume=.4, vsize=4), **kw}) as g:
        for y in np.sort(r.uniform(y0, y1, n)):
            q = size * (.4 + .9 * (y - y0) / max(1, y1 - y0)) * r.uniform(.6, 1.3)
            x, a = r.uniform(x0, x1), r.uniform(-.5, .5) + (PI if r.random() < .5 else 0)
            cc = jitter(r, r.choice(colors), .03)
            p = wander(r, x, y, a, q * 1.7, 4, .25)
            lin(g, x, y - q * .2, x, y + q * .2, shade(cc, .25), shade(cc, -.25))
            taper(g, p, [q * .24, q * .2, q * .15], 10); g.fill()
            if r.random() < .6:
                k = p[2]; taper(g, [k, (k[0] + q * .35 * math.cos(a - .8), k[1] + q * .3 * math.sin(a - .8) - q * .1)], [q * .17, q * .11]); g.fill()


def scree(c, where, n, size=(14, 44), colors=('#cfc6a8', '#b9b39a', '#d9d2b8', '#a8a890', '#c9b8a0'), **kw):
    """Broken dead coral fingers; where() gives (x, y, scale 0..1) of one, far ones are drawn first."""
    r = c.rng
    items = sorted((where() for _ in range(n)), key=lambda p: p[1])
    with c.piece(**{**dict(shadow=.5, lift=5, volume=.4, vsize=4), **kw}) as g:
        for x, y, t in items:
            q = (size[0] + (size[1] - size[0]) * t) * r.uniform(.6, 1.3)
            a = r.uniform(-.6, .6) + (PI if r.random() < .5 else 0)
            cc = jitter(r, r.choice(colors), .03)
            p = [(u, y + (v - y) * .6) for u, v in wander(r, x, y, a, q * 2, 4, .22)]
            rgb(g, shade(cc, -.55), .5); taper(g, [(u, v + q * .09) for u, v in p], [q * .27, q * .23, q * .17], 10); g.fill()
            lin(g, x, y - q * .2, x, y + q * .2, shade(cc, .3), shade(cc, -.22)); taper(g, p, [q * .25, q * .21, q * .14], 10); g.fill()
            for k, sg in ((1, -1), (2, 1)):
                if r.random() < .55:
                    b = p[k]; taper(g, [b, (b[0] + q * .42 * math.cos(a + sg * .8), b[1] + q * .26 * math.sin(a + sg * .8) - q * .08)], [q * .18, q * .11]); g.fill()


def coral_pieces(c, pts, colors, size=40, **kw):
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


def staghorn_fade(c, x, y, s, color, x0, x1, levels=3, stems=9, white='#f4f3ee', **kw):
    """Staghorn colony whose colour goes from living (left of x0) through pale to bleached white (right of x1)."""
    r = c.rng
    for layer, dk in ((0, -.34), (1, -.12), (2, .0)):
        out = []
        n = max(2, int(stems * (.8 if layer < 2 else .65)))
        for i in range(n):
            t = (i + .5) / n * 2 - 1
            _branches(r, x + t * s * .24, y + 2, -PI / 2 + t * .9 + r.normal(0, .1), s * r.uniform(.36, .46), s * .07, levels, out)
        with c.piece(**{**dict(shadow=.42, lift=s * .025, volume=.3, vsize=s * .045), **kw}) as g:
            for p, w, lv in sorted(out, key=lambda b: -b[2]):
                q = curve_pts(p, 9)
                f = lambda px: float(np.clip((px - x0) / (x1 - x0), 0, 1))
                ca, cb = [mix(mix(shade(color, dk), '#f6c9a8', min(1, 1.7 * f(e[0])) * .75), shade(white, dk * .62), max(0, f(e[0]) * 1.7 - .7)) for e in (q[0], q[-1])]
                rgb(g, shade(ca, -.5), .3); taper(g, p, [w * 1.12, w * .86 + 1.5], 10); g.fill()
                tip = mix('#ffe6b0', '#ffffff', f(q[-1][0]))
                lin(g, *q[0], *q[-1], (0, shade(ca, -.1)), (.6, cb), (1, mix(cb, tip, .85 if lv == 0 else .15)))
                taper(g, p, [w, w * .74], 10); g.fill()
                for e in q[1::2]:
                    rgb(g, shade(cb, .45), .5); g.arc(e[0] + r.normal(0, w * .2), e[1] + r.normal(0, w * .2), max(.8, w * .06), 0, 7); g.fill()


def hanging_coral(c, x, y, s=60, color='saffron', **kw):
    """Acropora fragment hanging in mid-water on two thin lines from (x,y); grows out to all sides. s = diameter."""
    r = c.rng
    L = s * r.uniform(.35, .6)
    with c.piece(**{**dict(shadow=.3, lift=4, volume=.3, vsize=s * .07), **kw}) as g:
        g.set_line_width(max(.8, s * .014)); rgb(g, '#e9f6ee', .75)
        for k in (-1, 1):
            g.move_to(x + k * s * .05, y); g.line_to(x + k * s * .13, y + L); g.stroke()
        cx, cy = x, y + L + s * .12
        cc = jitter(r, color, .04)
        for layer in (0, 1):
            n = 8 - 2 * layer
            for i in range(n):
                a = 2 * PI * (i + r.uniform(-.3, .3)) / n + layer
                p = wander(r, cx, cy, a, s * r.uniform(.36, .52) * (1 - .25 * layer), 4, .16)
                q = shade(cc, -.3 + .28 * layer)
                lin(g, cx, cy, p[-1][0], p[-1][1], (0, shade(q, -.25)), (.55, q), (1, mix(q, 'cream', .8)))
                taper(g, p, [s * .11, s * .085, s * .06], 10); g.fill()
                for _ in range(2):
                    b = p[r.integers(1, 3)]
                    e = wander(r, b[0], b[1], a + r.choice([-1, 1]) * r.uniform(.4, .9), s * r.uniform(.13, .22), 3, .1)
                    lin(g, b[0], b[1], e[-1][0], e[-1][1], (0, q), (1, mix(q, 'cream', .85)))
                    taper(g, e, [s * .07, s * .045], 8); g.fill()


def turf_algae(c, a, b, w=40, L=30, n=260, colors=('#6f8a3f', '#8a9a4a', '#5a6f38', '#a08a4a', '#7a6a3a'), sway=.4, **kw):
    """Turf algae standing round a bar from a to b (width w)."""
    r = c.rng
    a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); nr = np.array([-d[1], d[0]]); th = math.atan2(nr[1], nr[0])
    for layer in range(2):
        with c.piece(**{**dict(shadow=.35, lift=4, volume=.3, vsize=5, rim=.3), **kw}) as g:
            for _ in range(n // 2):
                u = r.uniform(-.5, .5); p = a + (b - a) * r.uniform(0, 1) + nr * w * u
                k = th + (0 if u > 0 else PI) * (abs(u) > .2) + r.normal(0, .5) + (r.uniform(0, 7) if abs(u) < .2 else 0)
                q = wander(r, p[0], p[1], k, L * r.uniform(.4, 1.1), 5, .3, sway * .15)
                cc = jitter(r, shade(r.choice(colors), -.2 + .25 * layer), .03)
                lin(g, *q[0], *q[-1], shade(cc, -.3), shade(cc, .25)); taper(g, q, [L * .12, L * .1, L * .03], 10); g.fill()


def tentacles(c, x0, x1, base, n=60, L=190, w=26, color='#d9a27c', tip='cream', lean=.0, spread=.5, **kw):
    """One row of big anemone tentacles with rounded tips between x0 and x1, growing up from base(x)."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=w * .4, volume=.32, vsize=w * .35, rim=.3), **kw}) as g:
        xs = [(i + r.uniform(.1, .9)) / n * (x1 - x0) + x0 for i in range(n)]
        r.shuffle(xs)
        mid = (x0 + x1) / 2
        for x in xs:
            y = base(x) + r.normal(0, w * .5)
            a = -PI / 2 + (x - mid) / (x1 - x0) * 2 * spread + r.normal(0, .24) + lean
            p = wander(r, x, y, a, L * r.uniform(.7, 1.15), 6, .2, r.normal(0, .05))
            cc = jitter(r, shade(color, r.uniform(-.12, .08)), .02)
            ww = w * r.uniform(.85, 1.15)
            rgb(g, shade(cc, -.55), .35); taper(g, [(a_ + ww * .1, b_ + ww * .06) for a_, b_ in p], [ww * 1.05, ww * .9, ww * .82, ww * .9, ww * 1.12], 22); g.fill()
            lin(g, p[0][0], p[0][1], p[-1][0], p[-1][1], (0, shade(cc, -.4)), (.5, cc), (.8, shade(cc, .25)), (.9, tip), (1, tip))
            taper(g, p, [ww, ww * .86, ww * .78, ww * .86, ww * 1.08], 22); g.fill()
            q = curve_pts(p, 20)
            rgb(g, 'cream', .3); g.set_line_width(ww * .12); smooth(g, [(a_ - ww * .2, b_) for a_, b_ in q[3:17]], False); g.stroke()


def polyp(c, x, y, s=120, color='saffron', mouth='leaf', tentacles=24, closed=.0, tip='cream', **kw):
    """Macro coral polyp seen from above: ring of tapering tentacles around an oral disc. s = diameter, closed 0..1."""
    r = c.rng
    R = s / 2
    for ring in range(2):
        with at_piece(c, x, y, **{**dict(shadow=.4, lift=s * .03, volume=.2, vsize=s * .03), **kw}) as g:
            n = tentacles // 2
            for i in range(n):
                a = 2 * PI * (i + ring * .5) / n + r.normal(0, .05)
                L = R * (1 - .25 * ring) * r.uniform(.85, 1.08) * (1 - .5 * closed)
                p = wander(r, math.cos(a) * R * .3, math.sin(a) * R * .3, a + r.normal(0, .08), L * .78, 5, .13)
                cc = jitter(r, shade(color, -.18 + .22 * ring), .02)
                w = s * .1
                lin(g, p[0][0], p[0][1], p[-1][0], p[-1][1], (0, shade(cc, -.3)), (.55, cc), (.86, shade(cc, .35)), (1, tip))
                taper(g, p, [w * 1.1, w * .8, w * .6, w * .66], 14); g.fill()
                for q in curve_pts(p, 9)[2:]:
                    rgb(g, shade(cc, .6), .55); g.arc(q[0] + r.normal(0, w * .16), q[1] + r.normal(0, w * .16), w * .08, 0, 7); g.fill()
    with at_piece(c, x, y, **{**dict(shadow=.3, lift=s * .02, volume=.45, vsize=s * .07), **kw}) as g:
        rad(g, 0, 0, R * .44, (0, shade(mouth, -.35)), (.4, mouth), (.8, mix(mouth, color, .6)), (1, shade(color, -.2)))
        smooth(g, blob_pts(r, 0, 0, R * .42, R * .42, .04, 14)); g.fill()
        for i in range(tentacles):
            a = 2 * PI * i / tentacles
            rgb(g, shade(mouth, .5), .45); g.set_line_width(s * .008)
            g.move_to(math.cos(a) * R * .13, math.sin(a) * R * .11); g.line_to(math.cos(a) * R * .37, math.sin(a) * R * .37); g.stroke()
        with at(g, 0, 0, r.uniform(0, 3), R * .13, R * .045):
            rgb(g, shade(mouth, -.75)); g.arc(0, 0, 1, 0, 7); g.fill()


# ------------------------------------------------------------------ plants
def seagrass(c, x0, x1, y, h=90, n=60, color='leaf', sway=.3, base=None, **kw):
    """Meadow of strap blades between x0 and x1. h = blade length. base(x) may give the ground height."""
    r = c.rng
    with c.piece(**{**dict(shadow=.3, lift=4, volume=.1, vsize=6), **kw}) as g:
        for i in range(n):
            x = r.uniform(x0, x1)
            yy = (base(x) if base else y) + r.uniform(0, 8)
            L = h * r.uniform(.5, 1.1)
            p = wander(r, x, yy, -PI / 2 + r.normal(sway * .3, .14), L, 5, .1, sway * .16)
            cc = jitter(r, shade(color, r.uniform(-.35, .2)), .03)
            lin(g, 0, yy, 0, yy - L, shade(cc, -.35), cc, shade(cc, .25))
            taper(g, p, [h * .055, h * .06, h * .05, h * .012], 12); g.fill()


def leaf(g, x, y, L, w, a, color, vein=True):
    """One elliptic leaf from base x,y, length L, width w, direction a."""
    with at(g, x, y, a):
        smooth(g, [(0, 0), (L * .3, -w * .48), (L * .75, -w * .34), (L, 0), (L * .75, w * .34), (L * .3, w * .48)])
        lin(g, 0, -w * .5, 0, w * .5, shade(color, .2), shade(color, -.14)); g.fill()
        if vein:
            rgb(g, shade(color, .45), .55); g.set_line_width(w * .06); g.move_to(L * .04, 0); g.line_to(L * .94, 0); g.stroke()


def leaf_clump(c, x, y, rx, ry, n=120, size=26, color='leaf', **kw):
    """Mass of mangrove foliage: rosettes of elliptic leaves, dark behind, light on top."""
    r = c.rng
    for layer in range(3):
        with c.piece(**{**dict(shadow=.42, lift=5, volume=.2, vsize=10), **kw}) as g:
            for i in range(n // 3):
                a, q = r.uniform(0, 2 * PI), math.sqrt(r.uniform(0, 1))
                px = x + math.cos(a) * rx * q * (1 - .1 * layer)
                py = y + math.sin(a) * ry * q * (1 - .08 * layer) - layer * ry * .09
                base = jitter(r, shade(color, -.5 + .27 * layer), .03)
                for k in range(5):
                    leaf(g, px, py, size * r.uniform(.8, 1.15), size * .42, -PI / 2 + (k - 2) * .62 + r.normal(0, .2),
                         shade(base, r.uniform(-.08, .14)), vein=size > 20)


def mangrove(c, x, y, s=420, color='bark', leaves='leaf', roots=9, crown=True, root_drop=0.0, lean=0.0, size=24, **kw):
    """Rhizophora: trunk carried on arching, forking prop roots.  (x,y) = ground/low-water point, s = height of the trunk
    fork above ground; root_drop lets the roots go on this many units below y (for over/under pictures)."""
    r = c.rng
    foot = y + root_drop
    hub = y - s * .42
    S = s + .5 * root_drop
    c.roots = []                               # centre lines of the last tree, for oysters, sponges, hiding fish
    for layer in range(2):
        with c.piece(**{**dict(shadow=.4, lift=6, volume=.4, vsize=9), **kw}) as g:
            m = roots // 2 + layer
            for i in range(m):
                t = (i + .5 + r.uniform(-.25, .25)) / m * 2 - 1
                sx = x + t * s * .035
                sy = hub + r.uniform(-.1, .26) * s * .5
                ex = x + t * S * r.uniform(.36, .66) + r.normal(0, S * .03)
                top = sy - s * r.uniform(.0, .07) * abs(t)
                p = [(sx, sy), (x + (ex - x) * .46, top + (foot - sy) * .06), (x + (ex - x) * .8, top + (foot - sy) * .3), (ex - (ex - x) * .05, foot - (foot - sy) * .28), (ex + t * s * .03, foot + 6)]
                cc = jitter(r, shade(color, -.4 + .28 * layer), .03)
                w = s * r.uniform(.026, .038)
                lin(g, sx, sy, ex, foot, shade(cc, .12), cc, shade(cc, -.3))
                taper(g, p, [w * 1.25, w, w * .85, w * .7], 26); g.fill()
                if layer: c.roots.append(curve_pts(p, 40))
                if r.random() < .75:      # fork
                    q = curve_pts(p, 20)[int(r.uniform(9, 13))]
                    e2 = ex + math.copysign(S * r.uniform(.07, .16), -t if r.random() < .45 else t)
                    taper(g, [tuple(q), ((q[0] + e2) / 2 + (e2 - q[0]) * .3, q[1] + (foot - q[1]) * .25), (e2, foot - (foot - q[1]) * .25), (e2, foot + 6)], [w * .85, w * .62], 16); g.fill()
    tops = []
    with c.piece(**{**dict(shadow=.4, lift=7, volume=.5, vsize=12), **kw}) as g:
        w = s * .075
        lin(g, x - w, 0, x + w, 0, shade(color, .22), color, shade(color, -.4))
        top = (x + lean * s, y - s)
        taper(g, [(x, hub + s * .14), (x + lean * s * .3, hub - s * .15), top], [w * .8, w * 1.1, w * .8], 20); g.fill()
        for t in (-.8, -.3, .35, .85):
            p = wander(r, top[0], top[1] + s * .06, -PI / 2 + t, s * r.uniform(.3, .46), 5, .16)
            taper(g, p, [w * .62, w * .2], 14); g.fill()
            tops.append(p[-1])
    if crown:
        for tx, ty in tops:
            leaf_clump(c, tx, ty, s * .25, s * .15, 66, size, leaves, **kw)
        with c.piece(**{**dict(shadow=.3, lift=4, volume=.2, vsize=4), **kw}) as g:   # hanging propagules
            for tx, ty in tops:
                for _ in range(4):
                    px, py = tx + r.normal(0, s * .13), ty + s * r.uniform(.05, .14)
                    L = s * r.uniform(.07, .12)
                    rgb(g, shade('leaf', -.1)); taper(g, [(px, py), (px + r.normal(0, 2), py + L * .5), (px + r.normal(0, 3), py + L)], [2.6, 4.6, 2.2]); g.fill()
                    rgb(g, 'rust'); g.arc(px, py, 3.2, 0, 7); g.fill()
    return tops


def propagule(g, x, y, h=60, color='leaf', rot=0.0, leaves=2):
    """Young Rhizophora seedling: pencil-shaped hypocotyl and a pair or two of leaves (raw drawing)."""
    with at(g, x, y, rot):
        lin(g, -3, 0, 3, 0, shade(color, .1), shade(color, -.4))
        taper(g, [(0, h * .06), (0, -h * .3), (h * .01, -h * .62)], [h * .075, h * .085, h * .045]); g.fill()
        for k in range(leaves):
            yy = -h * (.6 + .17 * k)
            for sgn in (-1, 1):
                leaf(g, 0, yy, h * (.36 - .07 * k), h * .16, -PI / 2 + sgn * (1.0 - .35 * k), shade(color, .08 + .1 * k))
        rgb(g, shade(color, -.1)); taper(g, [(0, -h * .6), (0, -h * .95)], [h * .03, h * .012]); g.fill()


def palm(c, x, y, s=320, lean=.25, color='bark', leaves='moss', fronds=11, **kw):
    """Coconut palm. s = trunk height, lean = sideways shift of the crown as a fraction of s."""
    r = c.rng
    top = (x + lean * s, y - s)
    p = [(x, y + 6), (x + lean * s * .2, y - s * .35), (x + lean * s * .62, y - s * .72), top]
    with c.piece(**{**dict(shadow=.35, lift=6, volume=.45, vsize=8), **kw}) as g:
        lin(g, x - 10, 0, x + 14 + lean * s, 0, shade(color, .2), shade(color, -.25))
        taper(g, p, [s * .06, s * .038, s * .03, s * .028], 24); g.fill()
        rgb(g, shade(color, -.5), .5); g.set_line_width(1.3)
        for q in curve_pts(p, 26)[1:-1]:
            g.move_to(q[0] - s * .015, q[1]); g.curve_to(q[0] - 4, q[1] + 3, q[0] + 4, q[1] + 3, q[0] + s * .015, q[1] - 1); g.stroke()
    for layer in range(2):
        with c.piece(**{**dict(shadow=.3, lift=5, volume=.15, vsize=6), **kw}) as g:
            n = fronds // 2 + layer
            for i in range(n):
                a0 = -PI / 2 + ((i + .5) / n * 2 - 1) * (2.1 - .5 * layer) + r.normal(0, .12)
                L = s * r.uniform(.4, .52)
                dirn = math.copysign(1, math.cos(a0) or 1)
                pts = [(0, 0)]
                a = a0
                for k in range(7):
                    pts.append((pts[-1][0] + math.cos(a) * L / 7, pts[-1][1] + math.sin(a) * L / 7))
                    a += .2 * dirn * (1 if math.sin(a) < .9 else 0)
                q = curve_pts(pts, 24) + np.array(top)
                cc = jitter(r, shade(leaves, -.38 + .3 * layer), .03)
                d = np.gradient(q, axis=0)
                for k in range(2, 24):
                    th = math.atan2(d[k][1], d[k][0])
                    ll = L * .3 * math.sin(PI * (.12 + .8 * k / 24)) ** .7
                    for sg in (-1, 1):
                        b = th + sg * (.95 - .3 * k / 24)
                        ex, ey = q[k][0] + math.cos(b) * ll, q[k][1] + math.sin(b) * ll + ll * .25
                        rgb(g, shade(cc, r.uniform(-.1, .2) + (.12 if sg < 0 else -.08)))
                        taper(g, [tuple(q[k]), ((q[k][0] + ex) / 2 + 1, (q[k][1] + ey) / 2 - 1), (ex, ey)], [L * .022, L * .026, 1], 6, False); g.fill()
                rgb(g, shade(cc, .3)); g.set_line_width(max(1, s * .006)); smooth(g, q, False); g.stroke()
    with c.piece(**{**dict(shadow=.3, lift=3, volume=.4, vsize=5), **kw}) as g:
        for k in range(4):
            rgb(g, jitter(r, shade('bark', r.uniform(-.1, .2)), .02)); g.arc(top[0] + (k - 1.5) * s * .03, top[1] + s * .035 + (k % 2) * 4, s * .027, 0, 7); g.fill()


def root_arch(c, pts, w, color='#3f2c2c', **kw):
    """Near prop roots: thick tapered curves [(pts..)]; one piece."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=10, volume=.5, vsize=14, rim=.3, grain=.06), **kw}) as g:
        for p, ww in zip(pts, w):
            cc = jitter(r, color, .02)
            lin(g, p[0][0], p[0][1], p[-1][0], p[-1][1], shade(cc, .16), cc, shade(cc, -.35))
            taper(g, p, [ww, ww * .82, ww * .7, ww * .62], 40); g.fill()
            q = curve_pts(p, 40)
            for k in range(3, 38):
                if r.random() < .5:
                    rgb(g, shade(cc, .35), .4); taper(g, [(q[k][0] - ww * .22, q[k][1] - 2), (q[k][0] + ww * .2, q[k][1] + 1)], [1, 2.2, .8]); g.fill()


def hanging_propagule(g, r, x, y, L, color='leaf'):
    """Ripe Rhizophora propagule hanging from its fruit (raw drawing)."""
    rgb(g, '#8a5a3c'); smooth(g, blob_pts(r, x, y, L * .06, L * .085, .06, 9)); g.fill()
    lin(g, x - L * .05, 0, x + L * .05, 0, shade(color, .25), color, shade(color, -.35))
    taper(g, [(x, y + L * .06), (x + r.normal(0, L * .02), y + L * .5), (x + r.normal(0, L * .03), y + L)], [L * .05, L * .085, L * .02], 20); g.fill()


def banana_leaf(g, x, y, L, w, rot=0.0, color='#5f9f52', torn=5, r=None):
    """Banana leaf lying flat, from above (raw): broad, with midrib, side veins and a few tears. x,y = middle."""
    with at(g, x, y, rot):
        n = 26
        up, lo = [], []
        for i in range(n + 1):
            t = i / n; h = w * .5 * min(1, 3.4 * (t + .03)) ** .5 * min(1, 4.5 * (1.02 - t)) ** .6
            a, b = (r.uniform(.5, .8) if r.random() < torn / n else 1), (r.uniform(.5, .8) if r.random() < torn / n else 1)
            up.append((-L / 2 + L * t, -h * a)); lo.append((-L / 2 + L * t, h * b))
        pts = up + lo[::-1]
        smooth(g, pts, tension=.4); p = g.copy_path(); lin(g, 0, -w / 2, 0, w / 2, shade(color, .22), color, shade(color, -.18)); g.fill()
        g.save(); g.append_path(p); g.clip(); g.set_line_width(1.8)
        for i in range(int(L / 15)):
            px = -L / 2 + i * 15
            rgb(g, shade(color, .4 if i % 3 else -.4), .33)
            for m in (-1, 1): g.move_to(px, 0); g.curve_to(px + w * .08, m * w * .2, px + w * .16, m * w * .4, px + w * .3, m * w * .55); g.stroke()
        g.restore()
        rgb(g, shade(color, .45)); taper(g, [(-L / 2 - w * .12, 0), (0, 2), (L / 2 - 6, 0)], [w * .06, w * .04, w * .01]); g.fill()


def seedling(g, r, x, y, h, color='leaf', pairs=2, lean=0.0):
    """Young mangrove with its pencil stem and pairs of glossy leaves (raw); h = height."""
    with at(g, x, y, lean):
        lin(g, -h * .05, 0, h * .05, 0, '#a9b06a', '#6f7a44', '#4d4a34'); taper(g, [(0, h * .05), (h * .01, -h * .35), (0, -h * .66)], [h * .075, h * .07, h * .04]); g.fill()
        for k in range(pairs):
            yy = -h * (.56 + .2 * k)
            for m in (-1, 1):
                leaf(g, 0, yy, h * (.44 - .08 * k) * r.uniform(.85, 1.1), h * .19, -PI / 2 + m * (1.05 - .36 * k) + r.normal(0, .1), jitter(r, shade(color, -.02 + .14 * k), .03))
        rgb(g, shade(color, .2)); taper(g, [(0, -h * .6), (h * .01, -h * 1.02)], [h * .035, h * .012]); g.fill()


def polybag(c, x, y, w=120, h=150, color='#2c3340', seed=1.0, pairs=2, lean=0.0, **kw):
    """Nursery bag full of mud with one seedling; y = foot, w = width; seed = height of the plant in bag heights."""
    r = c.rng
    with c.piece(**{**dict(shadow=.42, lift=w * .06, volume=.18, vsize=w * .05, rim=.5), **kw}) as g:
        seedling(g, r, x + r.normal(0, w * .05), y - h * .95, h * seed, jitter(r, '#5f9f4c', .04), pairs, lean)
    with c.piece(**{**dict(shadow=.5, lift=w * .07, volume=.45, vsize=w * .12, rim=.55), **kw}) as g:
        with at(g, x, y - h * .95, 0, w * .47, w * .12): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#5f4638'); g.fill()
        e = r.normal(0, w * .02, 6)
        smooth(g, [(x - w * .48, y - h * .94), (x - w * .3 + e[0], y - h * .87 + e[5]), (x + e[1], y - h * .84), (x + w * .3, y - h * .87), (x + w * .48, y - h * .94), (x + w * .5 + e[2], y - h * .5), (x + w * .45, y - h * .04), (x + e[3], y + h * .02), (x - w * .45, y - h * .04), (x - w * .5 + e[4], y - h * .5)], tension=.4); p = g.copy_path()
        lin(g, x - w * .5, 0, x + w * .5, 0, shade(color, .1), color, shade(color, -.45)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rgb(g, '#9fb4c4', .4)
        for _ in range(4): u = r.uniform(-.4, .4); taper(g, [(x + u * w, y - h * .85), (x + (u + r.uniform(-.1, .1)) * w, y - h * .5), (x + (u + r.uniform(-.1, .1)) * w, y - h * .1)], [.5, w * .03, .5]); g.fill()
        rgb(g, '#0c1018', .8)
        for u in (-.28, .05, .32):
            for v in (.22, .42): g.arc(x + u * w, y - h * v, w * .02, 0, 7); g.fill()
        rgb(g, '#8a6a50', .6); smooth(g, [(x - w * .5, y), (x - w * .3, y - h * .12), (x + w * .1, y - h * .06), (x + w * .5, y - h * .14), (x + w * .5, y + 9)]); g.fill()
        g.restore()


def veined_seedling(g, r, x, y, h, color='leaf', pairs=2, lean=0.0):
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


def sprout(c, rng, x, y, s, color='leaf', lean=None, **kw):
    """A planted mangrove propagule: green spindle with two to four leaves on top."""
    a = rng.normal(0, .05) if lean is None else lean
    with c.piece(**{**dict(shadow=.4, lift=max(2, s * .03), volume=.4, vsize=max(3, s * .03)), **kw}) as g:
        with at(g, x, y, a, s):
            rgb(g, '#3f2f26', .5); smooth(g, blob_pts(rng, .01, .01, .1, .03, .1, 9)); g.fill()
            lin(g, -.04, 0, .04, 0, shade('#7d8f4a', .2), '#6d7f3f', shade('#6d7f3f', -.4)); taper(g, [(0, .02), (.005, -.3), (0, -.56)], [.055, .07, .04]); g.fill()
            rgb(g, '#8a4a34'); taper(g, [(0, -.54), (0, -.62)], [.045, .03]); g.fill()
            rgb(g, shade(color, -.25)); taper(g, [(0, -.58), (.006, -.74), (0, -.9)], [.028, .022, .012]); g.fill()
            for yy, L_, aa, dk in ((-.65, .34, -PI / 2 - 1.2, -.16), (-.65, .33, -PI / 2 + 1.15, -.1), (-.8, .27, -PI / 2 - .85, .04), (-.8, .28, -PI / 2 + .8, .1), (-.88, .16, -PI / 2 - .12, .24)):
                leaf(g, 0, yy, L_ * rng.uniform(.9, 1.1), L_ * (.46 if L_ > .2 else .3), aa + rng.normal(0, .09), jitter(rng, shade(color, dk), .025))
