"""closeups.py - for pictures that show them large: a table coral in perspective, branches, cups and polyps, a hand that holds or ties.

Below ~380 units flora.table_coral is enough for the coral, below ~90 the hands of people.py.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


# ------------------------------------------------------------------ table coral
def table(c, x, y, s=500, color='coral', el=.16, height=.22, tiers=1, lean=0.0, tip='cream', **kw):
    """Acropora table: stalk, ribbed underside, rim of twigs lying outwards, and a top of fine upright branchlets.

    x, y = foot of the stalk, s = width; el = how far it is seen from above (.06 from the side, .55 three-quarter from above);
    height of the plate above the foot in widths; tiers: smaller plates grow above the first one; lean: slope of the plates."""
    r = c.rng
    o = {**dict(shadow=.42, lift=s * .018, volume=.35, vsize=s * .03, rim=.35), **kw}
    base = col(color)
    fine = {**o, 'shadow': .26, 'lift': s * .006, 'volume': .14, 'vsize': s * .008, 'rim': .3}
    foot = s * height * math.sqrt(max(.2, 1 - el * el))
    with c.piece(**o) as g, at(g, x, y, 0, s):
        h = foot / s
        trunk = [(-.13, .04), (-.09, -h * .25), (-.1, -h * .6), (-.24, -h * .97), (.25, -h * .97), (.115, -h * .58), (.085, -h * .25), (.14, .04)]
        smooth(g, trunk, tension=.5); p = g.copy_path(); lin(g, -.1, 0, .12, 0, shade(base, -.34), shade(base, -.5), shade(base, -.7)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(12):                                        # ribs run up the stalk and out under the plate
            u = (k - 5.5) / 5.5; rgb(g, shade(base, -.72 if k % 2 else -.34), .32)
            taper(g, [(u * .11, .05), (u * .08, -h * .4), (u * .24, -h)], [.012, .007, .014], 16); g.fill()
        g.restore()
    for tier in range(tiers):
        w = s * (1, .66, .46)[tier] * r.uniform(.95, 1.04)
        px = x + (r.choice([-1, 1]) * s * .12 if tier else 0); py = y - foot - tier * s * .085
        plate(c, px, py, w, jitter(r, base, .015), el, lean + r.normal(0, .02), tip, o, fine)


def plate(c, x, y, w, color, el, lean, tip, o, fine):
    """One tier of a table: x, y = middle of its surface, w = width."""
    r = c.rng
    m = 48
    a = np.linspace(0, 2 * PI, m, endpoint=False)
    lobes = 1 + .05 * np.sin(3 * a + r.uniform(0, 6)) + .04 * np.sin(7 * a + r.uniform(0, 6)) + r.normal(0, .018, m)
    edge = lambda th: float(np.interp(th % (2 * PI), np.append(a, 2 * PI), np.append(lobes, lobes[0])))
    cup, thick = .05, .03
    lift = math.sqrt(1 - el * el)

    def seen(th, q, up=0.0):
        """Units of width: a point on the plate at angle th (0 right, PI/2 to the viewer) and radius q."""
        X, Y = math.cos(th) * q * .5, math.sin(th) * q * .5
        return X, Y * el - (up + cup * q * q + lean * X) * lift
    with c.piece(**o) as g, at(g, x, y, 0, w):                    # underside, seen below the near rim
        rim = [seen(t, edge(t) * .97) for t in a]
        low = [seen(t, edge(t) * .9, -thick - .03 * max(0, math.sin(t))) for t in a]
        for ring, cc in ((low, -.62), (rim, -.4)):
            smooth(g, ring, tension=.5); lin(g, 0, -.1, 0, .5 * el + .03, shade(color, cc), shade(color, cc - .1)); g.fill()
        for t in np.linspace(.05 * PI, .95 * PI, 40):
            t += r.normal(0, .02); rgb(g, shade(color, -.18 if r.random() < .5 else -.7), .5)
            taper(g, [seen(t, .5, -thick * 1.4), seen(t, edge(t) * .95, -thick * .5)], [.003, .009], 6, False); g.fill()
    n = int(min(4200, 700 + w * 4.6) * (.5 + el))
    step = lambda v: shade(color, v)
    # net of flat twigs that makes the plate, then rows of branchlets from the far rim to the near one
    with c.piece(**fine) as g, at(g, x, y, 0, w):
        ring = [seen(t, edge(t) * .965) for t in a]
        smooth(g, ring, tension=.5); lin(g, 0, ring[36][1], 0, ring[12][1], step(-.12), step(-.3)); g.fill()
        for k in range(int(w * .5)):                              # the rim grows outwards
            t = r.uniform(0, 2 * PI); q = edge(t); L = r.uniform(.02, .05)
            p0, p1 = seen(t, q - .06), seen(t + r.normal(0, .05), q + L, .006)
            lin(g, *p0, *p1, step(-.25), step(.1), mix(color, tip, .75)); taper(g, [p0, p1], [.013, .007], 5); g.fill()
    bands = 7
    for b in range(bands):
        lo, hi = -1 + 2 * b / bands, -1 + 2 * (b + 1) / bands
        with c.piece(**fine) as g, at(g, x, y, 0, w):
            found = []
            for _ in range(n // bands):
                Y = r.uniform(lo, hi); half = math.sqrt(max(0, 1 - Y * Y)); X = r.uniform(-1, 1) * half
                th, q = math.atan2(Y, X), math.hypot(X, Y)
                found.append((Y, th, q * edge(th)))
            for t in np.linspace(0, 2 * PI, int(w * .36)):         # a full rim
                if lo <= math.sin(t) < hi: found.append((math.sin(t), t + r.normal(0, .02), edge(t) * r.uniform(.955, 1.0)))
            for Y, th, q in sorted(found):
                out = max(0, q - .62) * 1.5
                hgt = r.uniform(.022, .04) * (1 + .25 * out)
                x0, y0 = seen(th, q)
                tx, ty = x0 + math.cos(th) * hgt * out * 1.15 + r.normal(0, .004), y0 - hgt * lift * (1 - .3 * out) + math.sin(th) * el * hgt * out
                lit = .1 * math.cos(th) * float(np.sign(c.light[0])) * q + .05 * (1 - abs(Y))
                cc = jitter(r, step(lit - .1 + .12 * (b / bands)), .02)
                lin(g, x0, y0, tx, ty, (0, shade(cc, -.42)), (.5, cc), (1, mix(cc, tip, .62)))
                taper(g, [(x0, y0 + .004), ((x0 + tx) / 2 + r.normal(0, .002), (y0 + ty) / 2), (tx, ty)], [.0105, .0095, .0062], 6); g.fill()


def wreck(c, x, y, w=300, el=.95, color='#aab3ab', rot=0.0, bites=2, alive=None, film=.5, tip='cream', **kw):
    """Dead or half-dead plate of a table coral: bare ribs grown together to a net, a film of algae, bites out of the rim.

    x, y = its middle, w = width, el as for table (1 from straight above), rot = turn of the plate; bites: how many pieces of the rim are gone;
    alive: (colour, from, to) part of the rim that still lives, angles in radians; film: share of the plate under algae, 0..1."""
    r = c.rng
    o = {**dict(shadow=.5, lift=w * .035, volume=.45, vsize=w * .05, rim=.35, grain=.06), **kw}
    m = 220
    a = np.linspace(0, 2 * PI, m, endpoint=False)
    edge = .94 + .08 * np.sin(2 * a + r.uniform(0, 6)) + .06 * np.sin(3 * a + r.uniform(0, 6)) + .035 * np.sin(7 * a + r.uniform(0, 6)) + np.repeat(r.normal(0, .022, m // 4), 4)
    around = lambda t, at_: (t - at_ + PI) % (2 * PI) - PI
    where = []
    while len(where) < bites:
        t = r.uniform(0, 2 * PI)
        if all(abs(around(t, v)) > 1.1 for v in where) and not (alive and abs(around(t, (alive[1] + alive[2]) / 2)) < (alive[2] - alive[1]) / 2 + .35): where.append(t)
    for t in where:                                                # a bite is a wedge with a torn edge
        half, deep = r.uniform(.2, .5), r.uniform(.3, .62)
        inside = np.clip(1 - np.abs(around(a, t)) / half, 0, 1)
        edge = np.minimum(edge, 1 - deep * np.clip(inside * 2.4, 0, 1) * (.85 + .15 * inside) + np.where(inside > 0, np.repeat(r.normal(0, .05, m // 4), 4), 0))
    reach = lambda t: float(np.interp(t % (2 * PI), np.append(a, 2 * PI), np.append(edge, edge[0])))
    seen = lambda t, q, up=0.0: (math.cos(t + rot) * q * .5, math.sin(t + rot) * q * .5 * el - (.1 * q * q + up) * math.sqrt(max(0, 1 - el * el)))
    outline = [seen(t, q) for t, q in zip(a, edge)]
    with c.piece(**o) as g, at(g, x, y, 0, w):
        poly(g, [(u + .004, v + .028) for u, v in outline]); rgb(g, shade(color, -.62)); g.fill()      # its thickness
        poly(g, outline); p = g.copy_path(); rad(g, 0, 0, .56, (0, shade(color, -.5)), (.45, shade(color, -.3)), (1, shade(color, -.14))); g.fill()
        g.save(); g.append_path(p); g.clip()
        spread = [(t, 0.08, 1) for t in np.linspace(0, 2 * PI, 20)[:-1] + r.normal(0, .1, 19)]
        ribs = []
        while spread:                                              # ribs fork as they run outwards and are joined by short bridges
            t, q, n = spread.pop(); L = r.uniform(.1, .2); e = (t + r.normal(0, .05), q + L)
            ribs.append((t, q, *e))
            if q + L < reach(e[0]): spread += [(e[0] + s_ * .13 / n, q + L, n + .6) for s_ in ((-1, 1) if r.random() < .42 + .3 * q and n < 5 else (0,))]
        for t, q, t2, q2 in ribs: rgb(g, shade(color, -.66), .7); taper(g, [(u + .003, v + .006) for u, v in (seen(t, q), seen(t2, q2))], [.017, .015]); g.fill()
        for t, q, t2, q2 in ribs:
            lit = .2 * math.cos(t + rot - math.atan2(c.light[1], c.light[0])); cc = jitter(r, shade(color, .16 + lit + .16 * q), .02)
            rgb(g, cc); taper(g, [seen(t, q), seen((t + t2) / 2 + r.normal(0, .01), (q + q2) / 2), seen(t2, q2)], [.0135, .011, .012], 5, False); g.fill()
            if q > .3 and r.random() < .5: k = r.uniform(.3, .8); rgb(g, shade(cc, -.12)); taper(g, [seen(t + (t2 - t) * k, q + (q2 - q) * k), seen(t + (t2 - t) * k + .1 / q * .7, q + (q2 - q) * k + .01)], [.009, .008]); g.fill()
        for t, q, t2, q2 in ribs:                                  # stumps of branchlets
            for k in r.uniform(0, 1, 2): u, v = seen(t + (t2 - t) * k, q + (q2 - q) * k); rgb(g, shade(color, .5), .75); g.arc(u, v, r.uniform(.002, .0045), 0, 7); g.fill()
        if film:
            for _ in range(int(7 * film) + 1):
                t, q = r.uniform(0, 2 * PI), r.uniform(.1, .8)
                u, v = seen(t, q); s_ = r.uniform(.1, .2) * (.6 + film); cc = r.choice(['#5f6b3f', '#6f6a44', '#4f6650', '#7a6248'])
                for _ in range(int(170 * s_ / .15)):
                    du, dv = r.normal(0, s_ * .45), r.normal(0, s_ * .45 * el); rgb(g, jitter(r, cc, .03), r.uniform(.4, .8)); L = r.uniform(.015, .035); b = r.uniform(0, 7); taper(g, [(u + du, v + dv), (u + du + math.cos(b) * L, v + dv + math.sin(b) * L)], [.012, .004], 5); g.fill()
        rad(g, 0, 0, .15, (0, shade(color, -.75), .6), (1, shade(color, -.75), 0)); g.paint()
        g.restore()
        for t in r.uniform(0, 2 * PI, int(90)):                   # torn ends along the rim
            q = reach(t); d = seen(t, q - .04), seen(t + r.normal(0, .02), q + r.uniform(.0, .022)); rgb(g, jitter(r, shade(color, .14), .03)); taper(g, d, [.014, .009], 4, False); g.fill()
    if alive:
        cc, t0, t1 = alive; cc = col(cc)
        with c.piece(**{**o, 'shadow': .3, 'lift': w * .01, 'vsize': w * .012, 'volume': .2}) as g, at(g, x, y, 0, w):
            found = []
            for _ in range(int(900 * (t1 - t0) / PI * min(1, w / 260))):
                t = r.uniform(t0, t1); f = math.sin(PI * (t - t0) / (t1 - t0)) ** .5; q = reach(t) * (1 - abs(r.normal(0, .24)) * f) + .015
                if q > .12: found.append((q * math.sin(t + rot), t, q))
            for _, t, q in sorted(found):
                L = .024 + .026 * q; d = seen(t, q), seen(t + r.normal(0, .05), q + L, .03); k = jitter(r, shade(cc, -.1 + .12 * math.cos(t + rot - math.atan2(c.light[1], c.light[0]))), .025)
                lin(g, *d[0], *d[1], (0, shade(k, -.45)), (.5, k), (1, mix(k, tip, .6))); taper(g, d, [.017, .011], 5); g.fill()


def corallites(c, pts, s, color, **kw):
    """Corallites of a coral seen very close: raised cups with a pale rim, a dark mouth and a few arms. pts [(x,y)], s = radius."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=3, volume=.35, vsize=4, rim=.4), **kw}) as g:
        for x, y in pts:
            q = s * r.uniform(.7, 1.2)
            rgb(g, shade(color, -.12)); smooth(g, blob_pts(r, x, y, q, q * .92, .06, 9)); g.fill()
            for k in range(9):
                a = k * 2 * PI / 9 + r.uniform(0, .4); rgb(g, mix(color, 'cream', .75)); taper(g, [(x + math.cos(a) * q * .35, y + math.sin(a) * q * .35), (x + math.cos(a) * q * 1.15, y + math.sin(a) * q * 1.1)], [q * .26, q * .2]); g.fill()
            rgb(g, shade(color, -.6)); g.arc(x, y, q * .36, 0, 7); g.fill()


def twig(c, pts, w, color, tip='cream', cup=.13, **kw):
    """One Acropora branch seen very close: tapering, pale growing tip, rows of tubular corallites that point towards the tip. w = widths."""
    r = c.rng
    n = int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (np.mean(w) * .17))
    q = curve_pts(pts, n)
    ww = np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(w)), w)
    d = np.gradient(q, axis=0); d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    nr = np.stack([-d[:, 1], d[:, 0]], 1)
    with c.piece(**{**dict(shadow=.5, lift=max(w) * .08, volume=.55, vsize=max(w) * .22, rim=.35, grain=.045), **kw}) as g:
        lin(g, *pts[0], *pts[-1], (0, shade(color, -.12)), (.6, color), (.86, mix(color, tip, .45)), (1, tip)); taper(g, pts, w, 50); g.fill()
    with c.piece(**{**dict(shadow=.4, lift=max(w) * .03, volume=.4, vsize=max(w) * .05, rim=.45), **kw}) as g:
        for i in range(2, n - 2):
            t = i / n
            for u in r.permutation(np.linspace(-.47, .47, 5))[:3]:
                u = u + r.normal(0, .04)
                p = q[i] + nr[i] * ww[i] * u + d[i] * r.normal(0, ww[i] * .05)
                out = nr[i] * u * 1.5 + d[i] * .8
                L = ww[i] * cup * (1.5 + abs(u)) * r.uniform(.7, 1.2)
                e = p + out * L
                k = ww[i] * cup
                cc = mix(color, tip, max(0, t - .55) * 1.2)
                lin(g, *p, *e, shade(cc, -.16), shade(cc, .3)); taper(g, [tuple(p), tuple(e)], [k * .95, k * .8]); g.fill()
                rgb(g, shade(cc, -.62)); g.arc(e[0], e[1], k * .2, 0, 7); g.fill()
    with c.piece(**{**dict(shadow=.2, lift=2, volume=.4, vsize=6, rim=.5), **kw}) as g:
        x, y = q[-1]; k = ww[-1] * .42
        rgb(g, mix(tip, color, .1)); smooth(g, blob_pts(r, x, y, k, k, .05, 10)); g.fill()
        for _ in range(9):
            px, py = x + r.normal(0, k * .4), y + r.normal(0, k * .4); rgb(g, mix(tip, 'white', .5)); g.arc(px, py, k * .17, 0, 7); g.fill(); rgb(g, shade(color, -.15), .8); g.arc(px, py, k * .06, 0, 7); g.fill()


def branch_tip(c, x, y, k, color='#fff0d8', **kw):
    """Growing end of a branch seen very near: a pale dome with one round mouth and a wreath of bumps; covers the end of a twig. k = radius."""
    r = c.rng
    with c.piece(**{**dict(shadow=.25, lift=3, volume=.5, vsize=k * .4, rim=.5), **kw}) as g:
        smooth(g, blob_pts(r, x, y, k, k, .04, 12)); rad(g, x - k * .3, y - k * .4, k * 1.6, shade(color, .5), color, shade(color, -.2)); g.fill()
        for q, n, s in ((.78, 13, .13), (.45, 8, .12)):
            for i in range(n): a = i * 2 * PI / n + q; rgb(g, shade(color, -.12)); g.arc(x + math.cos(a) * k * q, y + math.sin(a) * k * q, k * s, 0, 7); g.fill(); rgb(g, shade(color, .6)); g.arc(x + math.cos(a) * k * q - k * .03, y + math.sin(a) * k * q - k * .04, k * s * .65, 0, 7); g.fill()
        rgb(g, shade(color, -.45)); g.arc(x, y, k * .13, 0, 7); g.fill()


def polyp_side(c, x, y, h, w, color='#c9705a', glow='#8ff0c8', lean=0.0, closed=0.0, n=18, mouth=True, **kw):
    """Coral polyp seen from the side: column standing on (x,y), h = height, w = width of the mouth disc, crown of arms; closed 0..1 folds the arms inwards."""
    r = c.rng
    tx, ty = x + lean * h, y - h
    col_ = [(x - w * .36, y + 12), (x - w * .3 + lean * h * .3, y - h * .4), (tx - w * .36, ty + w * .16), (tx - w * .46, ty), (tx + w * .46, ty), (tx + w * .36, ty + w * .16), (x + w * .3 + lean * h * .3, y - h * .4), (x + w * .36, y + 12)]

    def arms(back):
        with c.piece(**{**dict(shadow=.35, lift=6, volume=.25, vsize=w * .03, rim=.4), **kw}) as g:
            m = n // 2
            for i in range(m):
                t = (i + .5 + r.uniform(-.2, .2)) / m * 2 - 1
                a = -PI / 2 + t * (1.25 if not back else 1.0)
                L = w * r.uniform(.75, 1.0) * (1 - .35 * closed)
                bx, by = tx + t * w * .4, ty + (w * .06 if not back else -w * .05) * (1 - t * t)
                a1 = a + (-PI / 2 - a) * closed * .6
                p = wander(r, bx, by, a1, L, 6, .12, (-.16 if t > 0 else .16) * closed * 3 + (.07 if t > 0 else -.07) * (1 - closed))
                cc = jitter(r, shade(color, -.3 if back else -.02), .03)
                lin(g, *p[0], *p[-1], (0, shade(cc, -.2)), (.6, cc), (.9, mix(cc, glow, .7)), (1, glow))
                taper(g, p, [w * .1, w * .075, w * .055, w * .06], 18); g.fill()
                for k in curve_pts(p, 11)[2:]:
                    rgb(g, mix(cc, glow, .6), .7); g.arc(k[0] + r.normal(0, w * .014), k[1] + r.normal(0, w * .014), w * .012, 0, 7); g.fill()
                g.arc(*p[-1], w * .036, 0, 7); rgb(g, mix(glow, 'white', .3)); g.fill()
    arms(True)
    with c.piece(**{**dict(shadow=.4, lift=8, volume=.5, vsize=w * .14, rim=.4), **kw}) as g:
        smooth(g, col_); p = g.copy_path(); lin(g, 0, ty, 0, y, shade(color, .12), shade(color, -.18), shade(color, -.5)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, mix(color, glow, .35), .35); g.set_line_width(w * .022)
        for k in range(9):
            u = (k - 4) / 4; g.move_to(x + u * w * .3, y); g.curve_to(x + u * w * .26, y - h * .4, tx + u * w * .32, ty + h * .4, tx + u * w * .44, ty); g.stroke()
        g.restore()
    if mouth:
        with c.piece(**{**dict(shadow=.25, lift=3, volume=.3, vsize=w * .05, rim=.5), **kw}) as g:
            with at(g, tx, ty, 0, w * .46, w * .13):
                g.arc(0, 0, 1, 0, 7); rad(g, 0, 0, 1, shade(color, -.3), mix(color, glow, .3), mix(color, glow, .6)); g.fill()
            with at(g, tx, ty - w * .01, 0, w * .13, w * .035): g.arc(0, 0, 1, 0, 7); rgb(g, shade(color, -.75)); g.fill()
    arms(False)


def recruit(g, r, x, y, s, color):
    """Coral baby from above: a flat foot with a few star-shaped polyps (raw drawing)."""
    cc = jitter(r, color, .04)
    smooth(g, blob_pts(r, x, y, s, s * .92, .12, 11)); rad(g, x - s * .3, y - s * .3, s * 1.3, shade(cc, .35), cc, shade(cc, -.3)); g.fill()
    n = max(1, int(s / 9))
    for k in range(n):
        a = 2 * PI * k / n + .4
        px, py = x + math.cos(a) * s * .48 * (n > 1), y + math.sin(a) * s * .45 * (n > 1)
        for m in range(8):
            b = m * PI / 4; rgb(g, shade(cc, .7)); taper(g, [(px, py), (px + math.cos(b) * s * .25, py + math.sin(b) * s * .25)], [s * .07, s * .05]); g.fill()
        rgb(g, shade(cc, -.55)); g.arc(px, py, s * .07, 0, 7); g.fill()


# ------------------------------------------------------------------ hands
POSES = dict(       # each finger: angle at its root, bend of its two joints; thumb: bend of its two joints, angle at its root (radians, + to the palm)
    pinch=dict(fingers=[(.34, .75, .6), (.3, .95, .95), (.38, 1.15, 1.1), (.5, 1.25, 1.15)], thumb=(-.62, -.42, .2)),
    pull=dict(fingers=[(.42, .98, .85), (.62, 1.2, 1.0), (.75, 1.25, 1.05), (.9, 1.3, 1.1)], thumb=(-.46, -.5, .3)),
    release=dict(fingers=[(.1, .2, .14), (.2, .34, .24), (.3, .5, .4), (.42, .62, .5)], thumb=(-.3, -.28, .35)))
LENGTH = [(.5, .3, .25), (.55, .34, .26), (.51, .31, .25), (.4, .24, .22)]        # index .. little: three bones, in lengths of the palm
WIDTH = [.215, .22, .21, .18]


def hand(c, x, y, s=160, a=0.0, pose='pinch', skin='skin2', sleeve='#16304a', arm=3.2, flip=False, held=None, band=None, **kw):
    """A hand seen from the thumb's side; x, y = where thumb and forefinger meet, a = direction in which it points, s = length of the palm.

    pose: pinch (holds between finger tips), pull (round a string), release (has just let go; x, y = between the tips).
    flip: thumb on the other side; held(c): draws what is held, behind thumb and forefinger and before the other fingers; band: colour of a bracelet. Returns the wrist."""
    P = POSES[pose]
    o = {**dict(shadow=.42, lift=s * .05, volume=.5, vsize=s * .075, rim=.4), **kw}
    base = col(skin)
    m = -1 if flip else 1

    def bones(root, angle, bends, lengths):
        pts, t = [np.array(root, float)], angle
        for L, b in zip(lengths, (0, *bends)):
            t += b; pts.append(pts[-1] + L * np.array([math.cos(t), math.sin(t)]))
        return pts
    roots = [(.98, -.3), (1.0, -.23), (.96, -.13), (.88, .0)]
    fingers = [bones(roots[k], P['fingers'][k][0] - .18, P['fingers'][k][1:], LENGTH[k]) for k in range(4)]
    thumb = bones((.3, .2), .62 + P['thumb'][2] * .4, (P['thumb'][0], P['thumb'][1]), (.38, .34, .27))
    tip = (fingers[0][-1] + thumb[-1]) / 2
    place = lambda g: at(g, x, y, a, s, s * m)
    L = lambda p: (float(p[0] - tip[0]), float(p[1] - tip[1]))

    def digit(g, pts, w, dark=0.0, nail=True, light=.2, side=1):
        sk = shade(base, -dark)
        w *= 100
        q = [tuple(100 * np.array(L(v))) for v in pts]
        n = len(q)
        line = curve_pts([q[0], *[tuple(np.array(q[i]) * .93 + (np.array(q[i - 1]) + np.array(q[i + 1])) * .035) for i in range(1, n - 1)], q[-1]], 34)
        widths = [w * 1.12, w * 1.0, w * .97, w * 1.02, w * .9, w * .93, w * .84, w * .62]
        g.scale(.01, .01)
        rgb(g, shade(sk, -.5), .6); taper(g, [tuple(v) for v in line[9:] + [0, w * .05]], [v * 1.06 for v in widths[2:]], 34); g.fill()
        taper(g, [tuple(v) for v in line], widths, 34); p = g.copy_path()
        e0, e1 = line[6], line[-1]; nx, ny = -(e1 - e0)[1], (e1 - e0)[0]; d = math.hypot(nx, ny); nx, ny = nx / d * w * .55 * side, ny / d * w * .55 * side
        mid = line[17]; lin(g, mid[0] + nx, mid[1] + ny, mid[0] - nx, mid[1] - ny, shade(sk, -.26), sk, shade(sk, light)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in (12, 23):                                        # creases at the joints
            e = line[k]; t = line[k + 1] - line[k - 1]; t = t / np.hypot(*t); v = np.array([-t[1], t[0]]) * w * .5
            for off in (-.03, .02): rgb(g, shade(sk, -.5), .4); b = e + t * off; taper(g, [tuple(b - v * .95), tuple(b - v * .45 + t * .012), tuple(b - v * .1)], [.4, 1.3, .3], 10); g.fill()
        g.restore()
        if nail:
            t = line[-1] - line[-4]; ang = math.atan2(t[1], t[0]); v = np.array([math.sin(ang), -math.cos(ang)])
            e = line[-3] + v * w * .17
            with at(g, e[0], e[1], ang, w * .42, w * .24):
                smooth(g, [(-.85, -.75), (.3, -.8), (.95, -.3), (1.0, .35), (.3, .75), (-.85, .7), (-1.05, 0)]); rgb(g, mix(sk, '#f6d3bf', .62)); g.fill()
                rgb(g, '#fff4e6', .75); taper(g, [(.7, -.55), (.98, 0), (.7, .55)], [.08, .22, .08], 8); g.fill()
    for k in (3, 2, 1):                                            # far fingers first
        with c.piece(**{**o, 'shadow': .3, 'lift': s * .03}) as g, place(g): digit(g, fingers[k], WIDTH[k], .1 + .05 * k, nail=False, side=-1)
    if held: held(c)
    with c.piece(**{**o, 'lift': s * .03}) as g, place(g): digit(g, fingers[0], WIDTH[0], side=-1)
    with c.piece(**o) as g, place(g):                              # forearm, back of the hand, ball of the thumb
        q = [(-arm, .3), (-arm * .62, .34), (-.75, .25), (-.22, .2), (.02, .26), (.28, .36), (.55, .34), (.82, .2), (.96, .02), (1.02, -.14), (1.04, -.3), (.98, -.4), (.7, -.42), (.36, -.38), (.05, -.3), (-.22, -.25), (-.75, -.3), (-arm * .62, -.42), (-arm, -.4)]
        smooth(g, [L(v) for v in q], tension=.5); p = g.copy_path()
        t0, t1 = L((0, -.42)), L((0, .38)); lin(g, t0[0], t0[1], t1[0], t1[1], shade(base, .2), shade(base, .06), base, shade(base, -.28)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k, (u, v) in enumerate(((.97, -.3), (1.0, -.2), (.98, -.1))):      # knuckles and tendons
            e = L((u, v)); rgb(g, shade(base, .3), .3); smooth(g, blob_pts(np.random.default_rng(k), e[0] - .03, e[1], .085, .06, .08, 9)); g.fill()
            rgb(g, shade(base, -.4), .16); taper(g, [L((u - .1, v)), L((u - .45, v * .8)), L((u - .8, v * .55))], [.006, .03, .004], 16); g.fill()
        for u in (-.2, -.25): rgb(g, shade(base, -.5), .4); taper(g, [L((u, .2)), L((u + .03, .1)), L((u + .02, .0))], [.006, .014, .003], 10); g.fill()
        rgb(g, shade(base, -.5), .35); taper(g, [L((.16, -.02)), L((.42, .1)), L((.6, .02)), L((.76, -.06))], [.005, .02, .016, .004], 18); g.fill()
        g.restore()
        if band: rgb(g, band); taper(g, [L((-.4, -.29)), L((-.37, 0)), L((-.4, .26))], [.1, .11, .1], 14, False); g.fill(); rgb(g, shade(band, .4), .7); taper(g, [L((-.41, -.28)), L((-.385, 0)), L((-.41, .25))], [.02] * 3, 14, False); g.fill()
        if sleeve:
            cuff = [(-arm * .99, -.5), (-arm * .6, -.5), (-1.0, -.4), (-.93, -.2), (-.92, .1), (-1.0, .38), (-arm * .6, .46), (-arm * .99, .42)]
            smooth(g, [L(v) for v in cuff], tension=.35); p = g.copy_path(); lin(g, t0[0], t0[1], t1[0], t1[1], shade(sleeve, .26), sleeve, shade(sleeve, -.35)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for u in (-1.25, -1.6, -2.1): rgb(g, shade(sleeve, -.5), .4); taper(g, [L((u, .42)), L((u + .1, .12)), L((u + .05, -.12))], [.02, .03, .004], 12); g.fill()
            rgb(g, shade(sleeve, .45), .55); taper(g, [L((-1.02, -.4)), L((-.96, 0)), L((-1.02, .38))], [.02] * 3, 12, False); g.fill(); g.restore()
    for pts, w, light, side in ((fingers[0], WIDTH[0], .12, -1), (thumb, .25, -.04, 1)):      # their roots run into the palm without an edge
        with c.piece(**{**o, 'shadow': 0, 'volume': .1, 'rim': 0}) as g, place(g): digit(g, pts, w, light=light, side=side)
    w = L((0, 0)); ca, sa = math.cos(a), math.sin(a)
    return x + (w[0] * ca - w[1] * m * sa) * s, y + (w[0] * sa + w[1] * m * ca) * s


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


def grip(c, x, y, s=120, a=0.0, skin='#a9734c', sleeve='#f2694b', arm=4.0, mirror=False, **kw):
    """A child's hand holding a rim from outside, seen from above: four fingers over the rim at (x,y) pointing along a, forearm going back along -a. s = hand width."""
    with c.piece(**{**dict(shadow=.5, lift=s * .07, volume=.45, vsize=s * .12, rim=.35), **kw}) as g:
        with at(g, x, y, a, s, -s if mirror else s):
            lin(g, 0, -.4, 0, .4, shade(skin, .12), skin, shade(skin, -.25)); taper(g, [(-arm, .5), (-arm * .5, .22), (-1.1, 0), (-.5, 0)], [.95, .84, .62, .7], 24); g.fill()
            rgb(g, sleeve); taper(g, [(-arm, .5), (-arm * .6, .28), (-arm * .42, .17)], [1.3, 1.22, 1.16], 14, False); g.fill()
            rgb(g, shade(sleeve, -.4), .6); g.set_line_width(.06); g.move_to(-arm * .42, -.41); g.line_to(-arm * .42, .75); g.stroke()
            smooth(g, [(-.72, -.34), (-.2, -.5), (.12, -.46), (.14, .44), (-.2, .5), (-.75, .36)]); lin(g, 0, -.5, 0, .5, shade(skin, .16), skin, shade(skin, -.2)); g.fill()
            for k, (v, L) in enumerate(((-.36, .42), (-.12, .56), (.13, .55), (.36, .4))):
                rgb(g, shade(skin, -.45), .7); taper(g, [(-.1, v + .03), (.2, v + .025), (L, v * .92 + .02)], [.25, .25, .2], 12); g.fill()
                lin(g, 0, v - .12, 0, v + .12, shade(skin, .22), shade(skin, -.08)); taper(g, [(-.1, v), (.2, v), (L, v * .92)], [.23, .23, .18], 12); g.fill()
                rgb(g, shade(skin, .5), .75); smooth(g, blob_pts(np.random.default_rng(k), L - .01, v * .92, .07, .055, .05, 8)); g.fill()
            taper(g, [(-.55, .36), (-.3, .62), (.0, .66)], [.26, .24, .17], 12); lin(g, 0, .4, 0, .75, skin, shade(skin, -.2)); g.fill()
