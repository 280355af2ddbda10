"""portraits.py - for pictures that show them large: manta and eagle ray as a modelled surface lit from c.light, a mudskipper, children
from behind, head and shoulders, and fish that look at you, as solids.

ray() takes the arguments of fauna.ray, which is enough below ~300 units. heading 0 = right, PI = left.
"""
import math
import cairo
import numpy as np
from toolkit import fauna as A
from toolkit.paper import at, col, curve_pts, lin, rad, rgb, shade, smooth, smoothstep, taper, wander

PI = math.pi

# outline of one half by the distance from the middle line (0..1 of the half span): leading edge, trailing edge
SHAPES = dict(
    manta=([(0, .2), (.1, .212), (.2, .2), (.34, .165), (.5, .112), (.64, .055), (.8, -.012), (.92, -.075), (1, -.14)],
           [(0, -.25), (.1, -.215), (.26, -.145), (.4, -.105), (.55, -.085), (.72, -.082), (.86, -.1), (1, -.142)]),
    eagle=([(0, .21), (.08, .2), (.16, .165), (.3, .115), (.5, .04), (.7, -.025), (.88, -.085), (1, -.135)],
           [(0, -.2), (.1, -.175), (.2, -.13), (.4, -.1), (.6, -.088), (.8, -.1), (1, -.138)]))
BACK = dict(manta='#22323f', eagle='#2d4257')
BELLY = dict(manta='#f1efe4', eagle='#efece0')


def ray(c, x, y, s=360, heading=0.0, kind='manta', tilt=50, flap=.3, belly=False, **kw):
    """Manta or eagle ray; s = wing span, tilt (degrees) 0 = flat from above or below, 80 = nearly edge-on; flap: tips up (+) or down (-); belly: seen from below."""
    r = c.rng
    th = math.radians(tilt)
    lead, trail = (np.array(line) for line in SHAPES[kind])
    left = math.cos(heading) < 0
    rot, m = (math.pi - heading if left else heading), (-1 if left else 1)
    sun = np.array([c.light[0] * m, c.light[1], .75])
    sun = np.array([sun[0] * math.cos(rot) + sun[1] * math.sin(rot), -sun[0] * math.sin(rot) + sun[1] * math.cos(rot), sun[2]])
    sun /= np.linalg.norm(sun)
    base = col(BELLY[kind] if belly else BACK[kind])

    def surface(v, u):
        """Point (forward, sideways, up) at v -1..1 across the span, u 0..1 from the leading to the trailing edge."""
        a = np.abs(v)
        front, rear = np.interp(a, *lead.T), np.interp(a, *trail.T)
        wing = flap * (.5 * a ** 1.7 + .05 * np.sin(a * PI) * (u - .5)) - .05 * flap * a * (u - .45)
        body = .055 * np.exp(-(a / .2) ** 2) * np.sin(PI * np.clip(u * .9 + .06, 0, 1)) ** .8
        camber = .028 * np.sin(PI * u) ** .8 * (1 - a) ** .5
        tip = .07 * smoothstep(.72, 1, a) * flap / .3
        return np.stack([front + (rear - front) * u, v * .5, wing + tip + (body + camber) * (-.4 if belly else 1)], -1)

    def seen(p):
        return np.stack([p[..., 0], -(p[..., 1] * math.cos(th) + p[..., 2] * math.sin(th))], -1), -p[..., 1] * math.sin(th) + p[..., 2] * math.cos(th)

    V, U = np.meshgrid(np.linspace(-1, 1, 121), np.linspace(0, 1, 27), indexing='ij')
    P = surface(V, U)
    flat, near = seen(P)
    dv, du = np.gradient(P, axis=0), np.gradient(P, axis=1)
    n = np.cross(dv, du)
    n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-9)
    n *= np.sign(n[..., 2:3])
    seen_n = np.stack([n[..., 0], -(n[..., 1] * math.cos(th) + n[..., 2] * math.sin(th)), -n[..., 1] * math.sin(th) + n[..., 2] * math.cos(th)], -1)
    seen_n *= np.where(seen_n[..., 2:3] < 0, -1, 1)
    lit = np.clip(seen_n @ sun, -1, 1)
    tone = marks(r, kind, belly, V, U, P, base)
    up = np.clip((lit - .62) * 2.4, -1, .9)[..., None]
    colors = np.where(up > 0, tone + (col('#cfe9ea') - tone) * up * (.3 if belly else .42), tone + (col('navy') * .6 - tone) * -up * (.8 if belly else .62))
    opt = dict(shadow=.35, lift=s * .03, volume=.3, vsize=s * .03, rim=.45)
    opt.update(kw)
    with c.piece(**opt) as g, at(g, x, y, 0, m, 1), at(g, 0, 0, rot, s):
        tail = wander(r, -.22, 0, PI, .62 if kind == 'eagle' else .42, 6, .08)
        tail[0] = tuple(seen(np.array((-.16, 0, .03)))[0])
        rgb(g, shade(BACK[kind], -.2)); taper(g, tail, [.026, .012, .004], 20); g.fill()
        if kind == 'manta':
            lobes(g, r, seen, base if belly else col(BACK[kind]), -1)
        cells = [(near[i:i + 2, j:j + 2].mean(), i, j) for i in range(V.shape[0] - 1) for j in range(V.shape[1] - 1)]
        for _, i, j in sorted(cells):
            q = flat[[i, i + 1, i + 1, i], [j, j, j + 1, j + 1]]
            rgb(g, colors[i:i + 2, j:j + 2].mean((0, 1))); g.set_line_width(.0035)
            g.move_to(*q[0]); [g.line_to(*k) for k in q[1:]]; g.close_path(); g.fill_preserve(); g.stroke()
        if kind == 'manta':
            lobes(g, r, seen, base if belly else col(BACK[kind]), 1)
        if kind == 'manta' and not belly:                 # pale shoulders
            for side in (1, -1):
                V2 = np.array([.1, .2, .32, .46, .53, .46, .36, .25, .16]) * side
                U2 = np.array([.16, .1, .11, .16, .26, .36, .42, .44, .36])
                smooth(g, seen(surface(V2, U2))[0], tension=.6); rgb(g, '#e6ebe4', .92 if side < 0 else .8); g.fill()
        head(g, r, seen, surface, kind, belly)


def marks(r, kind, belly, V, U, P, base):
    """Colour of the skin at each point: the manta's pale shoulders, the eagle ray's spots, gill slits below."""
    tone = np.repeat(base[None, None], V.shape[0], 0).repeat(V.shape[1], 1) * (1 + r.normal(0, .012, V.shape))[..., None]
    a, fx, fy = np.abs(V), P[..., 0], np.abs(P[..., 1])

    def lay(mask, color, alpha):
        nonlocal tone
        tone = tone + (col(color) - tone) * np.clip(mask * alpha, 0, 1)[..., None]
    if kind == 'manta' and not belly:
        lay(smoothstep(.9, 1, a), '#dfe6e3', .5)
        lay(smoothstep(.08, .0, fy) * smoothstep(0, .4, U), '#101b26', .5)
    if kind == 'manta' and belly:
        lay(smoothstep(.75, .98, U) * smoothstep(.15, .5, a), '#56636c', .7)
        lay(smoothstep(.86, 1, a), '#3d4a54', .7)
    if kind == 'eagle':
        lay(smoothstep(.84, 1, U), '#8fa3ad', .35)
    return tone


def lobes(g, r, seen, color, side):
    """The manta's horns; side 1 is the near one."""
    line = seen(np.array([(.185, .085, .02), (.235, .098, .018), (.285, .09, .005), (.315, .062, -.02)]) * [1, -side, 1])[0]
    rgb(g, shade(color, -.25 if side < 0 else -.08)); taper(g, line, [.05, .042, .036, .014], 24); g.fill()
    rgb(g, shade(color, .3), .5); taper(g, line + [0, -.008], [.006, .01, .004], 16); g.fill()


def head(g, r, seen, surface, kind, belly):
    """Eyes, snout, spots and gill slits, drawn on the surface."""
    at3 = lambda X, Y, Z: tuple(seen(np.array((X, Y, Z)))[0])
    eye = at3(.2, -.112, .015)
    if kind == 'eagle':
        snout = [(.31, 0, -.012), (.3, .022, -.008), (.255, .042, .006), (.2, .056, .022), (.1, .05, .05), (.0, .0, .065), (.1, -.05, .05), (.2, -.056, .022), (.255, -.042, .006), (.3, -.022, -.008)]
        smooth(g, [at3(*p) for p in snout]); lin(g, *at3(.31, 0, 0), *at3(0, 0, .06), (0, shade(BACK['eagle'], .2) if not belly else BELLY['eagle'], 1), (.5, shade(BACK['eagle'], .1) if not belly else BELLY['eagle'], 1), (1, BACK['eagle'], 0)); g.fill()
        eye = at3(.212, -.056, .02)
        for _ in range(0 if belly else 120):
            v, u = r.uniform(-.95, .95) * r.uniform(.4, 1), r.uniform(.14, .84)          # fewer towards the tips, where the wing is narrow
            p = seen(surface(np.array(v), np.array(u)))[0]
            rgb(g, '#eef0e6', .9)
            with at(g, *p, 0, r.uniform(.004, .008) * (1.2 - .5 * abs(v)), r.uniform(.0035, .006) * (1.2 - .5 * abs(v))):
                g.arc(0, 0, 1, 0, 7); g.fill()
    elif belly:
        smooth(g, [at3(*p) for p in ((.205, .06, 0), (.222, 0, 0), (.205, -.06, 0), (.19, 0, 0))]); rgb(g, '#2c353e', .85); g.fill()
    for side in (1, -1):
        for k in range(5 if belly else 0):
            rgb(g, '#3d4650', .85); g.set_line_width(.006)
            smooth(g, [at3(.12 - k * .036, (.04 + .004 * k) * side, 0), at3(.115 - k * .036, .075 * side, 0), at3(.1 - k * .036, .105 * side, 0)], False); g.stroke()
    rgb(g, '#0a0d12'); g.arc(*eye, .011, 0, 7); g.fill()
    rgb(g, 'white', .85); g.arc(eye[0] - .002, eye[1] - .003, .0032, 0, 7); g.fill()


# ------------------------------------------------------------------ mudskipper
SKIN = '#84795a'


def fin(g, base, rim, color, spot=None, rays=9):
    """A fin between two lines of equal direction, with rays and a coloured margin (raw)."""
    base, rim = curve_pts(base, 24), curve_pts(rim, 24)
    smooth(g, [*map(tuple, base), *map(tuple, rim[::-1])], tension=.4); p = g.copy_path()
    lin(g, *base[12], *rim[12], shade(color, -.28), color, shade(color, .25)); g.fill()
    g.save(); g.append_path(p); g.clip()
    for k in np.linspace(1, 22, rays).astype(int):
        rgb(g, shade(color, -.55), .5); taper(g, [tuple(base[k]), tuple((base[k] + rim[k]) / 2 + .004), tuple(rim[k])], [.011, .007, .003], 12); g.fill()
    if spot:
        rgb(g, spot, .9); taper(g, [tuple(q * .86 + b * .14) for q, b in zip(rim[::4], base[::4])], [.016, .022, .016], 24); g.fill()
    g.restore()


def mudskipper(c, x, y, s=500, flip=False, rot=0.0, **kw):
    """Mudskipper on the mud, side view facing right, propped on its arm-like fins; x, y = middle of the body, s = length."""
    r = c.rng
    o = {**dict(shadow=.4, lift=s * .025, volume=.45, vsize=s * .04, rim=.5), **kw}
    place = lambda g: at(g, x, y, rot, -s if flip else s, s)
    with c.piece(**o) as g, place(g):          # tail and the fins of the back lie behind the body
        fin(g, [(-.4, -.055), (-.41, .0), (-.39, .05)], [(-.52, -.125), (-.575, .0), (-.5, .1)], '#8b7d5e')
        fin(g, [(-.36, -.06), (-.22, -.085), (-.08, -.115)], [(-.42, -.13), (-.26, -.185), (-.1, -.21)], '#8a8063', '#5fa9bd', 12)
        fin(g, [(-.03, -.12), (.05, -.135), (.13, -.15)], [(-.085, -.2), (-.02, -.335), (.115, -.31)], '#7b7a78', '#4e9fc0', 8)
    with c.piece(**{**o, 'volume': .6}) as g, place(g):
        smooth(g, [(.492, .01), (.498, -.05), (.46, -.115), (.4, -.16), (.3, -.175), (.16, -.155), (-.05, -.115), (-.25, -.075), (-.42, -.05), (-.43, .035), (-.25, .065), (-.02, .1), (.18, .125), (.33, .12), (.44, .085)], tension=.5); p = g.copy_path()
        lin(g, 0, -.17, 0, .12, shade(SKIN, -.28), SKIN, shade(SKIN, .2), '#e2d7b2'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(7):                     # slanting bands
            X = .2 - k * .095; rgb(g, shade(SKIN, -.5), .28); taper(g, [(X, -.2), (X - .03, -.06), (X - .085, .045)], [.05, .04, .006], 16); g.fill()
        for _ in range(170):
            X, Y = r.uniform(-.42, .47), r.normal(-.06, .045); rgb(g, r.choice(['#3f392b', '#3f392b', '#5fb3c0', '#c9bd92']), .55); g.arc(X, Y, r.uniform(.0025, .008), 0, 7); g.fill()
        rad(g, .42, .05, .2, (0, '#efe4c0', .55), (1, '#efe4c0', 0)); g.paint()
        rgb(g, shade(SKIN, -.55), .5); g.set_line_width(.008); g.arc(.2, -.02, .12, -.75, 1.0); g.stroke()          # gill cover
        rgb(g, '#2c261c', .85); g.set_line_width(.011); g.move_to(.5, -.008); g.curve_to(.47, .03, .42, .042, .35, .03); g.stroke()     # wide mouth
        rgb(g, '#f4ead0', .5); g.set_line_width(.006); g.move_to(.495, .008); g.curve_to(.465, .045, .42, .058, .36, .046); g.stroke()
        g.restore()
        rgb(g, '#2c261c', .8); g.arc(.478, -.068, .006, 0, 7); g.fill()
    with c.piece(**{**o, 'lift': s * .015}) as g, place(g):           # the near fin: an arm and a fan spread on the mud
        fin(g, [(.225, .125), (.175, .15), (.12, .14)], [(.27, .205), (.16, .245), (.035, .2)], '#8f8262', None, 10)
        smooth(g, [(.2, .0), (.245, .06), (.235, .13), (.17, .155), (.11, .14), (.115, .07), (.145, .01)], tension=.5); lin(g, .11, 0, .24, .15, shade(SKIN, .18), SKIN, shade(SKIN, -.3)); g.fill()
    with c.piece(**{**o, 'lift': s * .012, 'rim': .7}) as g, place(g):           # eyes on top, the far one half hidden
        for X, Y, q in ((.3, -.2, .9), (.365, -.19, 1)):
            lin(g, 0, Y - .06 * q, 0, Y + .06 * q, shade(SKIN, .15), shade(SKIN, -.2)); smooth(g, [(X - .062 * q, Y + .05 * q), (X - .056 * q, Y - .02 * q), (X, Y - .062 * q), (X + .056 * q, Y - .02 * q), (X + .06 * q, Y + .045 * q)]); g.fill()
            rad(g, X + .01, Y, .05, '#f0d590', '#c98f45'); g.arc(X + .008, Y - .004, .038 * q, 0, 7); g.fill()
            rgb(g, '#12100c'); smooth(g, [(X - .012, Y - .004), (X + .012, Y - .02 * q), (X + .036, Y - .004), (X + .012, Y + .015 * q)]); g.fill()
            rgb(g, 'white', .9); g.arc(X, Y - .016, .007, 0, 7); g.fill()
            rgb(g, shade(SKIN, -.15)); taper(g, [(X - .05 * q, Y - .008), (X, Y - .05 * q), (X + .05 * q, Y - .008)], [.006, .016, .006], 16); g.fill()


# ------------------------------------------------------------------ children from behind
def onlooker(c, x, y, s=400, hair='short', top='#2f6f86', skin='#7b4f35', scarf='#4f3f7a', turn=0.0, **kw):
    """Head and shoulders from behind; x, y = middle of the chest at the lower edge, s = height to the crown / .9; hair short, pony or hijab; turn: -1..1."""
    r = c.rng
    o = {**dict(shadow=.42, lift=s * .03, volume=.5, vsize=s * .07, rim=.6), **kw}
    T = turn * .05
    place = lambda g: at(g, x, y, 0, s)
    with c.piece(**o) as g, place(g):
        smooth(g, [(-.62, .3), (-.6, -.06), (-.52, -.19), (-.36, -.275), (-.19, -.325), (-.1, -.36), (.1, -.36), (.19, -.325), (.36, -.275), (.52, -.19), (.6, -.06), (.62, .3)], tension=.5); p = g.copy_path()
        lin(g, 0, -.36, 0, .1, shade(top, .22), top, shade(top, -.25)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(top, -.5), .45)
        for m in (-1, 1):                      # folds from the shoulders and under the arms
            for q in ([(.12, -.33), (.26, -.22), (.36, -.06)], [(.47, -.12), (.43, .0), (.44, .12)], [(.06, -.3), (.1, -.14), (.09, .06)]): taper(g, [(a * m + r.normal(0, .01), b) for a, b in q], [.004, .018, .004], 20); g.fill()
        g.restore()
    if hair != 'hijab':
        with c.piece(**{**o, 'shadow': .2}) as g, place(g):          # neck, with the collar around it
            smooth(g, [(-.105, -.335), (-.085, -.4), (-.075, -.47), (-.08, -.56), (.08, -.56), (.075, -.47), (.085, -.4), (.105, -.335), (0, -.31)], tension=.5); lin(g, 0, -.56, 0, -.31, shade(skin, -.35), skin, shade(skin, .1)); g.fill()
            rgb(g, shade(top, .32)); taper(g, [(-.125, -.355), (-.06, -.325), (0, -.315), (.06, -.325), (.125, -.355)], [.022, .03, .032, .03, .022], 24); g.fill()
    with c.piece(**o) as g, place(g):
        if hair == 'hijab':
            smooth(g, [(T, -.9), (T + .13, -.865), (T + .195, -.76), (T + .19, -.62), (.16, -.5), (.2, -.4), (.31, -.27), (.27, -.2), (.1, -.16), (-.1, -.15), (-.27, -.2), (-.31, -.28), (-.2, -.4), (-.16, -.5), (T - .19, -.62), (T - .195, -.76), (T - .13, -.865)], tension=.5); p = g.copy_path()
            lin(g, -.2, -.9, .2, -.2, shade(scarf, .25), scarf, shade(scarf, -.3)); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, shade(scarf, -.5), .5)
            for k in range(7):
                u = (k - 3) / 3; taper(g, [(T + u * .1, -.56), (u * .17, -.4), (u * .28, -.2)], [.003, .016, .005], 20); g.fill()
            rgb(g, shade(scarf, .4), .5); taper(g, [(-.17, -.52), (0, -.48), (.17, -.52)], [.003, .014, .003], 20); g.fill(); g.restore()
        else:
            dark = '#1d1512'
            for m in (-1, 1):
                rgb(g, shade(skin, -.05)); smooth(g, [(T + m * .17, -.735), (T + m * .212, -.75), (T + m * .218, -.69), (T + m * .185, -.64), (T + m * .165, -.66)]); g.fill()
            low = [(.125, -.565), (.07, -.53), (0, -.52), (-.07, -.53), (-.125, -.565)]
            smooth(g, [(T, -.905), (T + .11, -.88), (T + .175, -.79), (T + .178, -.68), (T + .158, -.6), *[(a + T * .6, b) for a, b in low], (T - .158, -.6), (T - .178, -.68), (T - .175, -.79), (T - .11, -.88)], tension=.5); p = g.copy_path()
            rad(g, T - .06, -.8, .34, (0, '#4a3730'), (.6, dark), (1, '#120c0a')); g.fill(); g.save(); g.append_path(p); g.clip()
            knot = (T + .0, -.7) if hair == 'pony' else (T - .03, -.8)
            for _ in range(130):               # strands run from the crown, or to the band
                a = r.uniform(0, 2 * PI); q = r.uniform(.1, .24); e = (knot[0] + math.cos(a) * q, knot[1] + math.sin(a) * q * 1.15); rgb(g, r.choice(['#5e473c', '#0c0807']), r.uniform(.15, .45)); taper(g, [knot, ((knot[0] + e[0]) / 2 + r.normal(0, .012), (knot[1] + e[1]) / 2), e], [.002, .006, .002], 10); g.fill()
            g.restore()
    if hair == 'pony':
        with c.piece(**o) as g, place(g):
            smooth(g, [(T - .04, -.715), (T + .04, -.715), (T + .075, -.6), (T + .07, -.45), (T + .045, -.3), (T + .0, -.22), (T - .04, -.31), (T - .075, -.46), (T - .075, -.6)], tension=.5); p = g.copy_path(); lin(g, T - .08, 0, T + .08, 0, '#3a2a24', '#1d1512', '#0f0a08'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(36): u = r.uniform(-1, 1); rgb(g, '#6a5145', r.uniform(.15, .4)); taper(g, [(T + u * .03, -.71), (T + u * .07, -.5), (T + u * .02, -.23)], [.002, .006, .002], 14); g.fill()
            g.restore(); rgb(g, scarf); smooth(g, [(T - .05, -.72), (T, -.74), (T + .05, -.72), (T + .05, -.685), (T, -.67), (T - .05, -.685)]); g.fill()


# ------------------------------------------------------------------ fish that look at you
FULL = dict(clownfish=.105, damsel=.085, chromis=.085, sergeant=.085, snapper=.085, anthias=.075, parrotfish=.1, emperor=.07, tang=.07)      # half the thickness in lengths
EYE = dict(clownfish=.13, longnose=.265, idol=.29, parrotfish=.13)


def fish(c, sp, x, y, L=300, yaw=70, pitch=6, sweep=.25, spread=1.0, flip=False, roll=0.0, **kw):
    """A fish as a solid, from the side (yaw 0) over three-quarter (50) to straight from the front (90): thin as it is, both eyes, fins in the middle plane.

    sp: a species of fauna.SP; x, y = middle of the body; L = length from snout to tail; pitch (degrees): seen from above (+) or below (-);
    sweep: how far the tail swings to the side (lengths); spread 0..1: how far the pectoral fins are held out; the fish looks right, or left with flip."""
    r, k = c.rng, 420
    d = A.SP[sp]
    sheet = cairo.ImageSurface(cairo.FORMAT_ARGB32, int(k * 1.5), int(k * 1.5))       # the side view is the skin
    q = cairo.Context(sheet); q.translate(k * .85, k * .8); q.scale(k, k); A.draw_fish(q, sp, 0, None, r); sheet.flush()
    skin = np.frombuffer(sheet.get_data(), np.uint8).reshape(sheet.get_height(), sheet.get_stride() // 4, 4).astype(float) / 255

    def look_up(X, Z, flank=False):
        Z = np.where(flank & (X > -.03) & (X < .27) & (Z > -.17) & (Z < .06), .06 + (.06 - Z) * .42, Z)      # without the fin painted there
        j, i = np.clip((X + .85) * k, 0, skin.shape[1] - 1).astype(int), np.clip((.8 - Z) * k, 0, skin.shape[0] - 1).astype(int)
        v = skin[i, j]
        return v[..., 2::-1] / np.maximum(v[..., 3:], .01), v[..., 3]
    pr = np.array(d['p'])
    t = np.linspace(0, 1, 150)
    line = lambda col_: np.interp(t, *curve_pts(np.stack([pr[:, 0], pr[:, col_]], 1), 60).T)
    up, dn = line(1), line(2)
    full = FULL.get(sp, .062)
    thick = full * np.clip(np.interp(t, [0, .04, .12, .22, .38, .6, .85, 1], [.16, .36, .68, .9, 1, .8, .34, .16]), 0, 1)
    if sp in ('longnose', 'idol'):
        thick = full * np.interp(t, [0, .1, .18, .28, .45, .65, .88, 1], [.17, .22, .36, .72, 1, .8, .32, .16])
    side = lambda X: sweep * np.clip(.3 - X, 0, 1) ** 2 * 1.6
    a, b, ro = math.radians(yaw), math.radians(pitch), math.radians(roll)
    eyeward = np.array([math.sin(a), math.cos(a), 0.0])            # towards the viewer: from the snout (x) and the near flank (y)
    m = -1 if flip else 1

    def seen(p):
        """Units of length: x right, y down, and how near."""
        p = np.asarray(p, float)
        u, w = p[..., 0] * math.cos(a) - p[..., 1] * math.sin(a), p[..., 0] * math.sin(a) + p[..., 1] * math.cos(a)
        v = p[..., 2] * math.cos(b) - w * math.sin(b)
        near = w * math.cos(b) + p[..., 2] * math.sin(b)
        return np.stack([u * math.cos(ro) + v * math.sin(ro), -v * math.cos(ro) + u * math.sin(ro)], -1) * (1 + .22 * near[..., None]), near      # what is near is larger
    sun = np.array([c.light[0] * m, c.light[1] * 1.0, .75]); sun /= np.linalg.norm(sun)

    def cells(P, color, alpha):
        flat, near = seen(P)
        du, dv = np.gradient(np.dstack([flat, near]), axis=0), np.gradient(np.dstack([flat, near]), axis=1)
        n = np.cross(du, dv); n /= np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-12); n *= np.where(n[..., 2:] < 0, -1, 1)
        lit = np.clip(n @ sun, -1, 1)[..., None]
        color = np.where(lit > .55, color + (col('cream') - color) * (lit - .55) * .55, color + (col('navy') * .7 + color * .15 - color) * np.clip(.55 - lit, 0, 1) * .62)
        mid = lambda v: (v[:-1, :-1] + v[1:, :-1] + v[1:, 1:] + v[:-1, 1:]) / 4
        z, cc, al = mid(near), mid(color), mid(alpha)
        return [(z[i, j], flat[[i, i + 1, i + 1, i], [j, j, j + 1, j + 1]], cc[i, j], al[i, j]) for i in range(z.shape[0]) for j in range(z.shape[1]) if al[i, j] > .3]
    T, ph = np.meshgrid(np.arange(len(t)), np.linspace(0, 2 * PI, 97), indexing='ij')
    Z = np.where(np.sin(ph) > 0, up[T] * np.sin(ph), dn[T] * np.sin(ph))
    X = .5 - .8 * t[T]
    near_side = np.abs(np.cos(ph)) ** 1.12 * np.sign(np.cos(ph))
    P = np.stack([X, thick[T] * near_side + side(X), Z], -1)
    painted, cover = look_up(X - .03 * np.clip(1 - t[T] / .1, 0, 1), Z * .93, True)
    todo = cells(P, np.where((cover > .6)[..., None], painted, shade(d['c'], -.05)), np.ones_like(cover))
    fine = int(np.clip(L * .75, 160, 460))
    MX, MZ = np.meshgrid(np.linspace(.5, -.64, fine), np.linspace(.62, -.62, fine), indexing='ij')       # fins: a sheet in the middle plane
    painted, cover = look_up(MX, MZ)
    inside = (MZ < np.interp(.5 - MX, t * .8, up) + .008) & (MZ > -np.interp(.5 - MX, t * .8, dn) - .008) & (MX > -.28)
    flutter = .012 * np.sin(MX * 16 + MZ * 7)
    todo += cells(np.stack([MX, side(MX) + flutter, MZ], -1), painted, np.where(inside, 0, cover))
    tf = .34; px, pz = .5 - .8 * tf, -.045
    ty = float(np.interp(tf, t, thick)) * .94
    finc = shade(d['fin'] if sp != 'idol' else '#f6eed2', .3)

    def pectoral(g, sg):
        """A fan held out from the flank, with rays."""
        o = np.array([px, sg * ty + float(side(px)), pz])
        tips = []
        for w in np.linspace(-.62, .62, 9):
            reach = .21 * (1 - .25 * (w / .62) ** 2)
            tips.append(o + reach * np.array([-.62 + .3 * spread, sg * (.35 + .6 * spread), 0]) * math.cos(w) + np.array([0, 0, reach * math.sin(w) * .95 - .03 * spread]))
        f0, tp = seen(o)[0], seen(np.array(tips))[0]
        smooth(g, [tuple(f0 + (0, -.016)), *map(tuple, tp), tuple(f0 + (0, .02))], tension=.5); p = g.copy_path()
        lin(g, *f0, *tp[4], (0, shade(finc, -.28), .96), (.5, finc, .86), (1, shade(finc, .3), .7)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(finc, -.5), .45); g.set_line_width(.0045)
        for e in tp: g.move_to(*f0); g.line_to(*e); g.stroke()
        g.restore()

    def eye(g, sg):
        et = EYE.get(sp, .15); ex = .5 - .8 * et
        R = .031
        o = np.array([ex, sg * float(np.interp(et, t, thick)) * .92, float(np.interp(et, t, up)) * .32])
        n = np.array([.5, sg, .08]); n /= np.linalg.norm(n)
        f0 = seen(o)[0]
        face = float(n @ eyeward)
        if face < -.42: return
        wide = R * max(.42, min(1, .45 + .6 * face))               # an eyeball bulges: seen from its side it is still half round
        for rr, cc in ((1.16, shade(d['c'], -.45)), (1.0, {'longnose': '#3a3a3a', 'raccoon': '#f5d9a0', 'threadfin': '#d8d4c4'}.get(sp, '#f4ead0'))):
            with at(g, f0[0], f0[1], 0, wide * rr, R * rr): g.arc(0, 0, 1, 0, 7)
            rgb(g, cc); g.fill()
        pupil = np.array([f0[0] + (n[0] * math.cos(a) - n[1] * math.sin(a)) * R * .45 * (1 - max(0, face)), f0[1]])
        with at(g, pupil[0], pupil[1], 0, wide * .7, R * .72): rgb(g, '#0b0d14'); g.arc(0, 0, 1, 0, 7); g.fill()
        rgb(g, 'white', .92); g.arc(pupil[0] - R * .2, pupil[1] - R * .28, R * .19, 0, 7); g.fill()
    o = {**dict(shadow=.3, lift=max(3, L * .03), volume=.3, vsize=L * .03, rim=.4), **kw}
    place = lambda g: at(g, x, y, 0, m * L, L)
    sides = sorted((1, -1), key=lambda s: s * math.cos(a))         # the far one first
    with c.piece(**o) as g, place(g):
        pectoral(g, sides[0])
        g.set_line_width(.0032)
        for _, quad, cc, alpha in sorted(todo, key=lambda v: v[0]):
            rgb(g, np.clip(cc, 0, 1)); g.move_to(*quad[0]); [g.line_to(*e) for e in quad[1:]]; g.close_path(); g.fill_preserve(); g.stroke()
        for sg in sides: eye(g, sg)
        if yaw > 25:                                               # lips at the end of the snout
            s0 = np.array([.497, 0, -float(dn[0]) * .35]); w = max(.012, full * .3)
            lips = seen(np.array([s0 + (-.012, w, .004), s0 + (.004, w * .6, .002), s0 + (.01, 0, 0), s0 + (.004, -w * .6, .002), s0 + (-.012, -w, .004)]))[0]
            rgb(g, shade(d['c'] if sp not in ('longnose', 'idol') else '#e8ecec', .25), .9); taper(g, [tuple(v - (0, .006)) for v in lips], [.006, .013, .006], 16); g.fill(); taper(g, [tuple(v + (0, .012)) for v in lips], [.006, .014, .006], 16); g.fill()
            rgb(g, shade(d['c'], -.75), .9); taper(g, list(map(tuple, lips)), [.003, .009, .003], 16); g.fill()
    with c.piece(**{**o, 'lift': max(2, L * .015), 'volume': .2}) as g, place(g):
        pectoral(g, sides[1])
