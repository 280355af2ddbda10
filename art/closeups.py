"""closeups.py - for pictures that show them large: a table coral in perspective and a hand that holds or ties.

Below ~380 units flora.table_coral is enough for the coral, below ~90 the hands of people.py.
"""
import math
import numpy as np
from paper import at, blob_pts, col, curve_pts, jitter, lin, mix, rgb, shade, smooth, taper

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


# ------------------------------------------------------------------ hands
POSES = dict(       # each finger: angle at its root, bend of its two joints; thumb: bend of its two joints, angle at its root (radians, + to the palm)
    pinch=dict(fingers=[(.34, .75, .6), (.3, .95, .95), (.38, 1.15, 1.1), (.5, 1.25, 1.15)], thumb=(-.62, -.42, .2)),
    pull=dict(fingers=[(.42, .98, .85), (.62, 1.2, 1.0), (.75, 1.25, 1.05), (.9, 1.3, 1.1)], thumb=(-.46, -.5, .3)))
LENGTH = [(.5, .3, .25), (.55, .34, .26), (.51, .31, .25), (.4, .24, .22)]        # index .. little: three bones, in lengths of the palm
WIDTH = [.215, .22, .21, .18]


def hand(c, x, y, s=160, a=0.0, pose='pinch', skin='skin2', sleeve='#16304a', arm=3.2, flip=False, held=None, band=None, **kw):
    """A hand seen from the thumb's side; x, y = where thumb and forefinger meet, a = direction in which it points, s = length of the palm.

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
