"""parts_b.py - parts added for the article leads 23-45: things seen from above, class-room and laboratory gear,
mosaics, reflections and rain.  Same conventions as the other modules: c first, x,y in units, s = size, **kw to Canvas.piece.
"""
import math
import numpy as np
from scipy.spatial import Voronoi
from paper import (rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly, smoothstep,
                   maze_pattern, _sample, _resize, fast_blur, Canvas)
import flora as F

PI = math.pi


# ------------------------------------------------------------------ light and surface helpers (work on c.img)
def reflect(c, y0, strength=.6, reach=300, wob=3.0, tint='#f3d5b4', stretch=1.0):
    """Mirror what stands above y0 into the water below it, rippled and fading over reach units."""
    k = c.k
    r0, n = int(y0 * k), int(min(reach, c.h - y0) * k)
    src = c.img.copy()
    xx = np.arange(c.pw)
    t = col(tint).astype(np.float32)
    for j in range(n):
        y = r0 + j
        if y >= c.ph:
            break
        f = j / max(1, reach * k)
        sy = r0 - 1 - int(j * stretch + wob * k * .6 * math.sin(j / (5.0 + 14 * f) / k))
        if sy < 0:
            break
        sh = int(wob * k * (.3 + 2 * f) * math.sin(j / (3.2 + 9 * f) / k + .8 * math.sin(j / 31 / k)))
        a = strength * (1 - f) ** .8
        c.img[y] = c.img[y] * (1 - a) + (np.roll(src[sy], sh, 0) * .86 + t * .14 * src[sy].mean()) * a


def beam(c, pts, color='cream', strength=.4, blur=16):
    """Soft additive light inside the polygon pts."""
    from PIL import Image, ImageDraw
    f = 3
    im = Image.new('L', (c.pw // f + 1, c.ph // f + 1), 0)
    ImageDraw.Draw(im).polygon([(x * c.k / f, y * c.k / f) for x, y in pts], fill=255)
    m = fast_blur(np.asarray(im, np.float32) / 255, blur * c.k / f)
    m = _resize(m, c.pw, c.ph) * strength
    c.img = 1 - (1 - np.clip(c.img, 0, 1)) * (1 - m[..., None] * col(color).astype(np.float32))


def rain(c, n=500, ang=.16, length=34, alpha=(.1, .4), color='#f4fbf6', box=None):
    x0, y0, x1, y1 = box or (-40, -40, c.w, c.h)
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=.4) as g:
        for _ in range(n):
            x, y, q = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(.4, 1.4)
            rgb(g, color, r.uniform(*alpha))
            taper(g, [(x, y), (x + math.sin(ang) * length * q, y + math.cos(ang) * length * q)], [.4, 1.7 * q], cap=False); g.fill()


def rings(c, pts, color='white', alpha=.7, squash=.3):
    """Ripple rings at [(x,y,r)..]."""
    with c.piece(shadow=.12, lift=2, volume=0, rim=0, grain=.01) as g:
        for x, y, R in pts:
            for q in (1, .62, .3):
                with at(g, x, y, 0, R * q, R * q * squash):
                    g.arc(0, 0, 1, c.rng.uniform(0, 2), c.rng.uniform(4, 6.6))
                rgb(g, color, alpha * (1.2 - q)); g.set_line_width(max(.8, R * .05)); g.stroke()


class FlatCanvas(Canvas):
    """Draws every piece as one flat colour (self.flat) - used for segmentation masks of the same scene."""
    flat = '#ffffff'

    def piece(self, **kw):
        import contextlib, cairo
        self_ = self

        @contextlib.contextmanager
        def cm():
            rec = cairo.RecordingSurface(cairo.CONTENT_COLOR_ALPHA, None)
            g = cairo.Context(rec); g.set_line_cap(cairo.LINE_CAP_ROUND); g.set_line_join(cairo.LINE_JOIN_ROUND)
            yield g
            self_.rng.integers(1024, size=4)
            s = cairo.ImageSurface(cairo.FORMAT_ARGB32, self_.pw, self_.ph)
            q = cairo.Context(s); q.scale(self_.k, self_.k)
            if kw.get('clip'):
                kw['clip'](q); q.clip()
            q.set_source_surface(rec, 0, 0); q.paint(); s.flush()
            a = np.frombuffer(s.get_data(), np.uint8).reshape(self_.ph, s.get_stride() // 4, 4)[:, :self_.pw, 3].astype(np.float32)[..., None] / 255
            a = np.clip(a * 1.6, 0, 1)
            self_.img = self_.img * (1 - a) + col(self_.flat).astype(np.float32) * a
        return cm()


# ------------------------------------------------------------------ seen from above
def shade_blob(c, x, y, rx, ry, rot=0.0, alpha=.35, blur=10, color='navy'):
    """Soft cast shadow."""
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=blur, alpha=alpha) as g:
        with at(g, x, y, rot, rx, ry):
            g.arc(0, 0, 1, 0, 7)
        rgb(g, color); g.fill()


def person_top(c, x, y, s=60, rot=0.0, top='#fdfaf0', bottom='#b23a3a', hair='short', hat='#f5b843', skin='#8a5a3c', arms=(.6, .5), step=.25, sun=(.8, .6), slen=1.9, **kw):
    """A person seen from straight above. s = shoulder width x 1.6; rot = facing direction; sun = direction of the long shadow, slen = its length in s."""
    r = c.rng
    sx, sy = sun
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.6, alpha=.42) as g:      # long shadow
        rgb(g, '#5a3f58')
        L = s * slen
        taper(g, [(x + sx * s * .05, y + sy * s * .05), (x + sx * L * .55, y + sy * L * .55), (x + sx * L * .8, y + sy * L * .8)], [s * .34, s * .5, s * .3]); g.fill()
        g.arc(x + sx * L * .98, y + sy * L * .98, s * .17, 0, 7); g.fill()
        taper(g, [(x + sx * L * .62, y + sy * L * .62), (x + sx * L * .55 - sy * s * .45, y + sy * L * .55 + sx * s * .45)], [s * .16, s * .1]); g.fill()
    hands = {}
    with c.piece(**{**dict(shadow=.45, lift=s * .07, volume=.35, vsize=s * .1, rim=.3), **kw}) as g:
        with at(g, x, y, rot, s):
            for sg, st in ((-1, step), (1, -step)):       # feet / legs
                rgb(g, bottom); taper(g, [(0, sg * .11), (st * .8, sg * .13)], [.2, .15]); g.fill()
                rgb(g, skin); taper(g, [(st * .8, sg * .13), (st * 1.15 + .04, sg * .13)], [.1, .08]); g.fill()
            for sg, a in ((-1, arms[0]), (1, arms[1])):
                e = (.16 + .1 * a, sg * (.36 - .02 * a)); h = (.2 + .5 * a, sg * (.34 - .3 * max(0, a)))
                rgb(g, skin); taper(g, [(0, sg * .3), e, h], [.13, .11, .08], 12); g.fill()
                g.arc(h[0], h[1], .06, 0, 7); g.fill()
                rgb(g, top); taper(g, [(0, sg * .26), e], [.2, .16], cap=True); g.fill()
            smooth(g, [(.13, 0), (.1, .24), (0, .36), (-.13, .26), (-.15, 0), (-.13, -.26), (0, -.36), (.1, -.24)]); lin(g, -.15, -.3, .15, .3, shade(top, .25), top, shade(top, -.22)); g.fill()
            if hair == 'hat':
                g.arc(.03, 0, .3, 0, 7); rad(g, .0, -.06, .34, shade(hat, .4), hat, shade(hat, -.25)); g.fill()
                g.arc(.02, -.01, .16, 0, 7); rgb(g, shade(hat, .3)); g.fill_preserve(); rgb(g, shade(hat, -.4), .7); g.set_line_width(.03); g.stroke()
            elif hair == 'hijab':
                smooth(g, [(.17, 0), (.1, .16), (-.1, .2), (-.26, .12), (-.3, 0), (-.26, -.12), (-.1, -.2), (.1, -.16)]); lin(g, -.2, -.2, .2, .2, shade(hat, .25), hat, shade(hat, -.25)); g.fill()
                rgb(g, shade(hat, -.4), .5); g.set_line_width(.02); g.move_to(.1, 0); g.line_to(-.24, .02); g.stroke()
            elif hair == 'cap':
                g.arc(.02, 0, .17, 0, 7); rgb(g, hat); g.fill(); smooth(g, [(.12, -.13), (.3, -.09), (.32, .09), (.12, .13)]); rgb(g, shade(hat, -.2)); g.fill()
                g.arc(.02, 0, .03, 0, 7); rgb(g, shade(hat, .4)); g.fill()
            else:
                smooth(g, blob_pts(r, .02, 0, .17, .16, .04, 10)); rad(g, -.02, -.05, .2, '#4a3a30', '#1b1512'); g.fill()
                if hair == 'pony':
                    rgb(g, '#241a15'); taper(g, [(-.12, 0), (-.25, .03), (-.36, -.02)], [.12, .13, .03], 10); g.fill(); rgb(g, 'coral'); g.arc(-.15, 0, .045, 0, 7); g.fill()
    for sg, a in ((-1, arms[0]), (1, arms[1])):
        hx, hy = .2 + .5 * a, sg * (.34 - .3 * max(0, a))
        hands[sg] = (x + (hx * math.cos(rot) - hy * math.sin(rot)) * s, y + (hx * math.sin(rot) + hy * math.cos(rot)) * s)
    return hands


def palm_top(c, x, y, s=160, color='moss', sun=(.8, .6), fronds=13, **kw):
    """Coconut palm crown from straight above with its shadow on the ground."""
    r = c.rng
    fr = []
    for i in range(fronds):
        a = 2 * PI * i / fronds + r.normal(0, .14)
        fr.append(curve_pts(wander(r, 0, 0, a, s * r.uniform(.8, 1.08), 5, .1, r.choice([-1, 1]) * .06), 24))

    def draw(g, fl):
        for q in fl:
            d = np.gradient(q, axis=0)
            cc = jitter(r, shade(color, r.uniform(-.25, .12)), .03)
            for k in range(2, 24):
                th = math.atan2(d[k][1], d[k][0]); ll = s * .3 * math.sin(PI * (.1 + .82 * k / 24)) ** .7
                for sg in (-1, 1):
                    b = th + sg * (.95 - .35 * k / 24)
                    yield q[k], (q[k][0] + math.cos(b) * ll, q[k][1] + math.sin(b) * ll), shade(cc, .14 if sg < 0 else -.12)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.4) as g:
        with at(g, x + sun[0] * s * .9, y + sun[1] * s * .9):
            for a, b, _ in draw(g, fr):
                rgb(g, '#4a3550'); taper(g, [tuple(a), b], [s * .03, s * .01]); g.fill()
    for ly in (0, 1):
        with c.piece(**{**dict(shadow=.4, lift=s * .05, volume=.2, vsize=6), **kw}) as g:
            with at(g, x, y):
                for a, b, cc in draw(g, fr[ly::2]):
                    rgb(g, cc); taper(g, [tuple(a), b], [s * .03, s * .008]); g.fill()
                for q in fr[ly::2]:
                    rgb(g, shade(color, .35)); g.set_line_width(s * .014); smooth(g, q, False); g.stroke()
    with c.piece(shadow=.4, lift=3, volume=.4, vsize=5) as g:
        for k in range(6):
            rgb(g, jitter(r, '#8a6a3a', .04)); g.arc(x + math.cos(k * 1.05) * s * .07, y + math.sin(k * 1.05) * s * .07, s * .05, 0, 7); g.fill()


def shark_top(c, x, y, L=420, heading=0.0, bend=.2, kind='blacktip', drop=46, **kw):
    """Reef shark seen from above, body in an S, with its shadow on the sand (drop = distance of the shadow)."""
    back = {'blacktip': '#8f8670', 'whitetip': '#7d8488', 'grey': '#6d7f8a'}[kind]
    tip = {'blacktip': '#1d2128', 'whitetip': '#f6f3ea', 'grey': '#3b4650'}[kind]
    ctr = [(.5 - .98 * t, bend * .16 * math.sin(t * 5.2 + .3) * t) for t in np.linspace(0, 1, 14)]
    wid = np.interp(np.linspace(0, 1, 14), [0, .03, .1, .25, .42, .62, .8, .88, 1], [.02, .075, .115, .15, .14, .085, .035, .026, .012])

    def body(g, shadow=False):
        q = curve_pts(ctr, 60)
        P = lambda t: q[int(t * 59)]
        yy = lambda t: P(t)[1]
        if shadow: rgb(g, 'navy')
        for sg in (-1, 1):      # pectorals and pelvics
            def fin(a, b, out, backw):
                pa, pb = P(a), P(b)
                pts = [(pa[0], pa[1] + sg * .05), ((pa[0] + pb[0]) / 2 - backw * .35, pa[1] + sg * out * .72), (pb[0] - backw, pb[1] + sg * out), (pb[0] - backw * .5, pb[1] + sg * out * .55), (pb[0], pb[1] + sg * .04)]
                smooth(g, pts, tension=.42)
                if not shadow:
                    p = g.copy_path(); lin(g, 0, pa[1], 0, pa[1] + sg * out, shade(back, -.05), shade(back, .1)); g.fill()
                    g.save(); g.append_path(p); g.clip(); rad(g, pts[2][0], pts[2][1], out * .34, (0, tip), (.7, tip), (1, back, 0)); g.paint(); g.restore()
                else: g.fill()
            fin(.27, .35, .26, .11); fin(.58, .63, .1, .05)
        taper(g, ctr, list(wid), 60)
        if shadow: g.fill()
        else:
            p = g.copy_path(); lin(g, 0, -.08, 0, .08, shade(back, .3), back, shade(back, -.38)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, shade(back, -.4), .5); g.set_line_width(.006)
            for i in range(5):
                for sg in (-1, 1): a = P(.2 + i * .018); g.move_to(a[0], a[1] + sg * .045); g.line_to(a[0] - .006, a[1] + sg * .075); g.stroke()
            g.restore()
            for sg in (-1, 1): rgb(g, '#14130f'); a = P(.075); g.arc(a[0], a[1] + sg * .047, .008, 0, 7); g.fill()
            rgb(g, shade(back, -.3)); a, b = P(.36), P(.5); taper(g, [tuple(a), tuple((a + b) / 2), tuple(b)], [.006, .024, .01], 10); g.fill()      # dorsal edge-on
            rgb(g, tip); taper(g, [tuple((a + b) / 2), tuple(b)], [.02, .008]); g.fill()
            rgb(g, shade(back, -.3)); taper(g, [tuple(P(.74)), tuple(P(.8))], [.006, .012], 8); g.fill()
        a, b = P(.9), P(1)
        d = (b - a); d = d / np.hypot(*d)
        e = b + d * .1 + np.array([-d[1], d[0]]) * .03 * np.sign(bend)
        if not shadow: lin(g, *b, *e, back, tip)
        taper(g, [tuple(P(.86)), tuple(b), tuple(e)], [.012, .03, .004], 14); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.34) as g:
        with at(g, x + drop * .7, y + drop, heading, L): body(g, True)
    with c.piece(**{**dict(shadow=.2, lift=5, volume=.4, vsize=L * .03, rim=.25), **kw}) as g:
        with at(g, x, y, heading, L): body(g)


def spotted_ray(c, x, y, s=150, heading=0.0, buried=False, **kw):
    """Blue-spotted ribbontail ray (Taeniura lymma) from above: oval disc, electric blue spots, two blue stripes along the tail."""
    r = c.rng
    t = wander(r, -.32, 0, PI, .9, 7, .16)
    with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.45, vsize=s * .09, rim=.25), **kw}) as g:
        with at(g, x, y, heading, s):
            rgb(g, '#a98a4c'); taper(g, t, [.11, .07, .04, .012], 34); g.fill()
            for o in (-.022, .022):
                rgb(g, '#3fa6e8'); g.set_line_width(.014); smooth(g, [(a, b + o * (1 - i / 9)) for i, (a, b) in enumerate(t)], False); g.stroke()
            for sg in (-1, 1): smooth(g, [(-.28, sg * .05), (-.4, sg * .14), (-.46, sg * .1), (-.38, sg * .02)]); rgb(g, '#a5854a'); g.fill()
            disc = [(.42, 0), (.38, .14), (.25, .29), (.05, .38), (-.15, .34), (-.3, .2), (-.36, 0), (-.3, -.2), (-.15, -.34), (.05, -.38), (.25, -.29), (.38, -.14)]
            smooth(g, disc); p = g.copy_path(); rad(g, .08, -.05, .5, '#d9b56a', '#b8924e', '#8f6c38'); g.fill()
            g.save(); g.append_path(p); g.clip()
            n = 0
            pts = []
            while n < 60:
                n += 1
                a, q = r.uniform(0, 7), math.sqrt(r.uniform(0, 1)) * .36
                px, py = math.cos(a) * q * 1.05 + .02, math.sin(a) * q
                if all(math.hypot(px - u, py - v) > .07 for u, v in pts):
                    pts.append((px, py)); z = r.uniform(.014, .03)
                    rgb(g, '#1d5fa8', .5); g.arc(px, py, z * 1.35, 0, 7); g.fill(); rgb(g, '#46aef0'); g.arc(px, py, z, 0, 7); g.fill()
            g.restore()
            rgb(g, shade('#b8924e', .2), .7); taper(g, [(.2, 0), (0, 0), (-.3, 0)], [.03, .07, .02], 12); g.fill()
            for sg in (-1, 1):
                rgb(g, '#8a6a36'); smooth(g, blob_pts(r, .22, sg * .075, .05, .04, .05, 9)); g.fill(); rgb(g, '#f0d26a'); g.arc(.235, sg * .09, .022, 0, 7); g.fill(); rgb(g, '#111111'); g.arc(.238, sg * .094, .011, 0, 7); g.fill()
                rgb(g, '#4a3820'); smooth(g, blob_pts(r, .16, sg * .075, .022, .016, .05, 8)); g.fill()
    if buried:
        with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.06) as g:
            for _ in range(50):
                a = r.uniform(0, 7); q = r.uniform(.37, .43)
                rgb(g, jitter(r, '#e6dcb4', .02), .85); smooth(g, blob_pts(r, x + math.cos(a) * q * s, y + math.sin(a) * q * s, s * r.uniform(.01, .05), s * r.uniform(.01, .035), .2, 7)); g.fill()


def diver_top(c, x, y, H=230, heading=0.0, accent='coral', suit='#1b2d48', tank='#e8b53c', fins=None, slate=True, kick=.4, drop=70, **kw):
    """Scuba diver seen from straight above, horizontal; shadow on the sand."""
    fins = fins or accent

    def draw(g, sh=False):
        f = (lambda cc: rgb(g, 'navy')) if sh else (lambda cc: rgb(g, cc))
        for sg in (-1, 1):
            k = kick * sg
            f(shade(fins, -.1 * (sg > 0))); taper(g, [(-.4, sg * .06), (-.52, sg * .075 + k * .02), (-.68, sg * .095 + k * .05)], [.05, .085, .12], 14, False); g.fill()
            if not sh:
                rgb(g, shade(fins, -.5), .6); g.set_line_width(.006)
                for o in (-.02, .02): g.move_to(-.46, sg * .065 + o * .6); g.line_to(-.67, sg * .095 + k * .05 + o * 1.6); g.stroke()
            f(shade(suit, .04)); taper(g, [(0, sg * .045), (-.2, sg * .085), (-.42, sg * .06)], [.1, .075, .045], 18); g.fill()
        for sg, b in ((-1, .0), (1, .05)):
            f(shade(suit, .06)); taper(g, [(.24, sg * .1), (.33, sg * (.17 - b)), (.46, sg * (.08 - b * .6))], [.075, .06, .04], 14); g.fill()
            f('skin2'); taper(g, [(.46, sg * (.08 - b * .6)), (.5, sg * (.05 - b * .4))], [.036, .03]); g.fill()
        f(suit); smooth(g, [(.3, .0), (.28, .1), (.18, .125), (.02, .085), (-.07, .06), (-.07, -.06), (.02, -.085), (.18, -.125), (.28, -.1)]); g.fill()
        if not sh:
            rgb(g, '#20262f'); smooth(g, [(.28, .0), (.26, .095), (.14, .11), (.02, .07), (.02, -.07), (.14, -.11), (.26, -.095)]); g.fill()
            for sg in (-1, 1): rgb(g, accent); taper(g, [(.27, sg * .07), (.1, sg * .085)], [.018, .018]); g.fill()
            lin(g, 0, -.05, 0, .05, shade(tank, .5), tank, shade(tank, -.5)); taper(g, [(-.08, 0), (.2, 0)], [.085, .085]); g.fill()
            rgb(g, '#1a222c'); taper(g, [(.2, 0), (.25, 0)], [.03, .03]); g.fill(); rgb(g, '#1a222c', .8); taper(g, [(.05, -.043), (.05, .043)], [.02, .02], cap=False); g.fill()
            g.set_line_width(.012); rgb(g, '#14191f'); g.move_to(.23, .0); g.curve_to(.28, .12, .38, .1, .4, .02); g.stroke()
        f(shade(suit, -.2)); smooth(g, [(.28, 0), (.3, .06), (.36, .068), (.42, .04), (.435, 0), (.42, -.04), (.36, -.068), (.3, -.06)]); g.fill()
        if not sh:
            rgb(g, '#0d1118'); g.set_line_width(.014); g.move_to(.35, .068); g.line_to(.35, -.068); g.stroke()
            if slate:
                with at(g, .55, .02, .1): rgb(g, '#f6f4ea'); smooth(g, [(-.05, -.07), (.05, -.07), (.05, .07), (-.05, .07)], tension=.15); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.3) as g:
        with at(g, x + drop * .7, y + drop, heading, H): draw(g, True)
    with c.piece(**{**dict(shadow=.3, lift=6, volume=.4, vsize=H * .03, rim=.3), **kw}) as g:
        with at(g, x, y, heading, H): draw(g)


def coral_top(c, x, y, s=120, color='coral', kind=0, **kw):
    """Coral colony from above. kind 0 table (radiating branchlets), 1 massive/brain, 2 branching bush, 3 leafy whorl."""
    r = c.rng
    R = s / 2
    with c.piece(**{**dict(shadow=.5, lift=s * .07, volume=.45, vsize=s * .1, rim=.25), **kw}) as g:
        if kind == 0:
            pts = blob_pts(r, x, y, R, R * .92, .1, 15)
            smooth(g, pts); rad(g, x, y, R, shade(color, -.35), color, shade(color, .25)); g.fill()
            for i in range(int(60 + s * .4)):
                a, q = r.uniform(0, 7), math.sqrt(r.uniform(0.02, 1)) * R * .92
                px, py = x + math.cos(a) * q, y + math.sin(a) * q * .92
                rgb(g, shade(color, .5 if r.random() < .6 else -.35), .75); taper(g, [(px, py), (px + math.cos(a) * s * .045, py + math.sin(a) * s * .045)], [s * .018, s * .012]); g.fill()
        elif kind == 1:
            smooth(g, blob_pts(r, x, y, R, R * .9, .06, 13)); p = g.copy_path(); rad(g, x - R * .25, y - R * .3, R * 1.3, shade(color, .4), color, shade(color, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip(); g.set_source(maze_pattern(s * .0032 + .12, shade(color, -.6), .55, r.integers(400), r.integers(400))); g.paint(); g.restore()
        elif kind == 2:
            for ly in range(2):
                for i in range(16):
                    a = 2 * PI * i / 16 + r.normal(0, .2); L = R * r.uniform(.6, 1.0) * (1 - .4 * ly)
                    p = wander(r, x, y, a, L, 4, .2); cc = shade(color, -.3 + .35 * ly)
                    lin(g, x, y, p[-1][0], p[-1][1], (0, shade(cc, -.4)), (.7, cc), (1, 'cream')); taper(g, p, [s * .07, s * .06, s * .045], 10); g.fill()
                    b = curve_pts(p, 8)[5]; e = (b[0] + math.cos(a + r.choice([-.8, .8])) * L * .35, b[1] + math.sin(a + r.choice([-.8, .8])) * L * .35)
                    taper(g, [tuple(b), e], [s * .05, s * .035]); g.fill()
        else:
            for k in range(4):
                q = 1 - k * .24
                smooth(g, blob_pts(r, x + r.normal(0, s * .02), y + r.normal(0, s * .02), R * q, R * q * .9, .14, 12)); rad(g, x, y, R * q, shade(color, -.5), shade(color, -.05 + .08 * k), shade(color, .4)); g.fill()


# ------------------------------------------------------------------ clay
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


# ------------------------------------------------------------------ mangrove creek
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


def mudskipper(c, x, y, s=120, flip=False, rot=0.0, **kw):
    """Mudskipper propped on its pectoral fins, eyes on top of the head. s = length."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .04, volume=.45, vsize=s * .06, rim=.3), **kw}) as g:
        with at(g, x, y, rot, -s if flip else s, s):
            b = '#7d7554'
            smooth(g, [(-.3, -.06), (-.5, -.14), (-.56, .0), (-.5, .08), (-.3, .03)]); rgb(g, shade(b, -.1)); g.fill()
            smooth(g, [(.12, -.14), (.06, -.3), (-.06, -.27), (-.1, -.12)]); rgb(g, '#5f6f86'); g.fill()
            smooth(g, [(-.12, -.1), (-.16, -.2), (-.32, -.15), (-.36, -.05)]); rgb(g, '#6f6a55'); g.fill()
            smooth(g, [(.46, -.02), (.42, -.12), (.3, -.17), (.1, -.14), (-.15, -.1), (-.4, -.05), (-.4, .02), (-.1, .08), (.2, .11), (.4, .09)]); p = g.copy_path()
            lin(g, 0, -.16, 0, .11, shade(b, -.2), b, '#d9d0a8'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(40): rgb(g, r.choice(['#4a4434', '#66b0b8']), .6); g.arc(r.uniform(-.4, .45), r.uniform(-.14, .05), r.uniform(.006, .014), 0, 7); g.fill()
            g.restore()
            smooth(g, [(.2, .04), (.26, .16), (.2, .24), (.1, .23), (.1, .12)]); lin(g, .1, .05, .2, .24, shade(b, .1), shade(b, -.3)); g.fill()
            for ex, ey in ((.34, -.19), (.27, -.21)):
                rgb(g, shade(b, .12)); g.arc(ex, ey, .052, 0, 7); g.fill(); rgb(g, '#e3c27c'); g.arc(ex + .008, ey - .006, .036, 0, 7); g.fill(); rgb(g, '#14120e'); g.arc(ex + .012, ey - .006, .022, 0, 7); g.fill(); rgb(g, 'white'); g.arc(ex + .004, ey - .016, .008, 0, 7); g.fill()
            rgb(g, shade(b, -.5), .8); g.set_line_width(.01); g.move_to(.455, .03); g.curve_to(.42, .055, .36, .06, .3, .05); g.stroke()


# ------------------------------------------------------------------ people from behind, busts in an audience
def bust(c, x, y, s=120, hair='short', top='#2f3b5c', skin='#6b432d', hat='#7a3f6a', rim=.5, turn=0.0, fold=True, **kw):
    """Head and shoulders from behind, for rows of listeners. x,y = bottom middle, s = shoulder width; turn shifts the head sideways.
    fold=False leaves out the head scarf's fold line (near and large it looks like a smile)."""
    with c.piece(**{**dict(shadow=.4, lift=s * .04, volume=.45, vsize=s * .08, rim=rim), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.5, .1), (-.48, -.18), (-.36, -.32), (-.14, -.4), (.14, -.4), (.36, -.32), (.48, -.18), (.5, .1)], tension=.45); lin(g, 0, -.4, 0, .1, shade(top, .12), top, shade(top, -.35)); g.fill()
            t = turn * .08
            rgb(g, shade(skin, -.2)); taper(g, [(0, -.36), (t, -.52)], [.17, .15]); g.fill()
            hx, hy, R = t, -.66, .19
            with at(g, hx, hy, turn * .12, R):
                smooth(g, [(0, -1.06), (.66, -.82), (.86, -.1), (.66, .66), (0, .98), (-.66, .66), (-.86, -.1), (-.66, -.82)]); rgb(g, skin); g.fill()
                for sg in (-1, 1): g.arc(sg * .86, .08, .15, 0, 7); rgb(g, shade(skin, -.1)); g.fill()
                rgb(g, '#1b1512')
                if hair == 'hijab':
                    smooth(g, [(0, -1.22), (.86, -.92), (1.08, 0), (1.0, .8), (1.6, 1.5), (.9, 1.95), (0, 2.1), (-.9, 1.95), (-1.6, 1.5), (-1.0, .8), (-1.08, 0), (-.86, -.92)]); lin(g, -1, -1, 1, 1, shade(hat, .22), hat, shade(hat, -.3)); g.fill()
                    if fold: rgb(g, shade(hat, -.4), .5); g.set_line_width(.06); g.move_to(-.5, .8); g.curve_to(-.2, 1.3, .2, 1.3, .6, .9); g.stroke()
                elif hair == 'bob': smooth(g, [(0, -1.15), (.78, -.88), (1.04, 0), (1.0, .95), (.5, 1.12), (0, 1.05), (-.5, 1.12), (-1.0, .95), (-1.04, 0), (-.78, -.88)]); g.fill()
                elif hair == 'bun':
                    smooth(g, [(0, -1.14), (.74, -.86), (.93, -.1), (.62, .6), (0, .78), (-.62, .6), (-.93, -.1), (-.74, -.86)]); g.fill(); g.arc(0, -.75, .42, 0, 7); rgb(g, '#33261f'); g.fill()
                elif hair == 'pony':
                    smooth(g, [(0, -1.14), (.74, -.86), (.93, -.1), (.62, .6), (0, .78), (-.62, .6), (-.93, -.1), (-.74, -.86)]); g.fill(); rgb(g, '#2e221b'); taper(g, [(0, -.2), (.06, .7), (0, 1.7)], [.4, .56, .1], 14); g.fill(); rgb(g, hat); g.arc(0, -.15, .18, 0, 7); g.fill()
                else: smooth(g, [(0, -1.14), (.72, -.88), (.94, -.1), (.72, .42), (.4, .62), (0, .56), (-.4, .62), (-.72, .42), (-.94, -.1), (-.72, -.88)]); g.fill()


# ------------------------------------------------------------------ orbit, water sport and survey gear
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


def buoy(c, x, y, s=90, color='coral', **kw):
    """Round marker buoy with a mast and a small lamp; y = waterline."""
    with c.piece(**{**dict(shadow=.35, lift=5, volume=.5, vsize=s * .14), **kw}) as g:
        with at(g, x, y, .06, s):
            rgb(g, '#39434f'); taper(g, [(0, -.4), (0, -1.1)], [.06, .05]); g.fill(); smooth(g, [(-.09, -1.05), (.09, -1.05), (.07, -1.25), (-.07, -1.25)]); rgb(g, 'saffron'); g.fill()
            poly(g, [(.02, -1.02), (.34, -.9), (.02, -.78)]); rgb(g, 'cream'); g.fill()
            smooth(g, [(0, -.5), (.36, -.38), (.5, 0), (.36, .34), (0, .46), (-.36, .34), (-.5, 0), (-.36, -.38)]); p = g.copy_path(); lin(g, -.5, -.4, .5, .4, shade(color, .35), color, shade(color, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, 'cream', .9); g.rectangle(-.6, -.08, 1.2, .14); g.fill(); g.restore()


def jukung_bow(c, x, y, s=300, hull='#2f7f9a', **kw):
    """Outrigger boat seen from the side a little from above with both outriggers; y = waterline, s = hull length."""
    with c.piece(**{**dict(shadow=.35, lift=6, volume=.35, vsize=s * .03, rim=.3), **kw}) as g:
        with at(g, x, y, 0, s):
            rgb(g, '#d9b877'); taper(g, [(.43, -.115), (.05, -.105), (-.4, -.118)], [.012, .02, .012], 16); g.fill()
            rgb(g, '#b98a58'); g.set_line_width(.014)
            for px in (.22, -.2): g.move_to(px + .03, -.11); g.curve_to(px + .02, -.15, px, -.13, px, -.09); g.stroke()
            smooth(g, [(.54, -.19), (.45, -.05), (.34, .0), (-.36, .005), (-.46, -.04), (-.55, -.17), (-.42, -.1), (0, -.078), (.38, -.1)], tension=.4); lin(g, 0, -.12, 0, .01, shade(hull, .25), hull, shade(hull, -.35)); g.fill()
            smooth(g, [(.46, -.115), (.2, -.1), (-.2, -.1), (-.46, -.112), (-.2, -.075), (.2, -.075)]); rgb(g, '#7a5238'); g.fill()
            rgb(g, 'cream'); taper(g, [(.5, -.15), (.2, -.075), (-.2, -.07), (-.5, -.14)], [.012, .02, .02, .012], 20, False); g.fill()
            rgb(g, 'coral'); taper(g, [(.45, -.085), (.2, -.03), (-.2, -.025), (-.46, -.08)], [.01, .014, .014, .01], 20, False); g.fill()
            rgb(g, '#c9a46a'); g.set_line_width(.015)
            for px in (.22, -.2): g.move_to(px, -.085); g.curve_to(px + .01, -.14, px - .03, -.04, px - .04, .085); g.stroke()
            rgb(g, '#e6c98a'); taper(g, [(.4, .085), (0, .098), (-.44, .08)], [.014, .028, .014], 18); g.fill()


def microscope(c, x, y, s=220, flip=False, **kw):
    """Bench microscope, side view; x,y = middle of the base on the table, s = height."""
    with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.4, vsize=s * .05, rim=.4), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            w, d = '#f3efe2', '#2c3a48'
            smooth(g, [(-.34, 0), (.3, 0), (.28, -.07), (.1, -.09), (-.32, -.07)], tension=.25); lin(g, 0, -.09, 0, 0, shade(w, .2), shade(w, -.3)); g.fill()
            smooth(g, [(.12, -.06), (.28, -.06), (.36, -.34), (.32, -.6), (.14, -.78), (.04, -.72), (.2, -.52), (.22, -.34)], tension=.5); lin(g, .1, 0, .36, 0, shade(w, .2), shade(w, -.25)); g.fill()
            rgb(g, d); smooth(g, [(-.28, -.32), (.24, -.32), (.24, -.275), (-.28, -.275)], tension=.15); g.fill()
            rgb(g, '#bff0e6'); g.rectangle(-.16, -.338, .18, .014); g.fill(); rgb(g, 'coral'); g.arc(-.07, -.335, .02, 0, 7); g.fill()
            rgb(g, '#ffe9a6'); smooth(g, [(-.13, -.1), (.0, -.1), (-.03, -.17), (-.1, -.17)], tension=.3); g.fill()
            with at(g, .02, -.62, -.46):
                rgb(g, '#b9c2c4'); taper(g, [(-.09, .25), (-.09, .14)], [.05, .07], cap=False); g.fill(); rgb(g, d); taper(g, [(-.09, .15), (-.09, .11)], [.12, .12], cap=False); g.fill()
                lin(g, -.16, 0, 0, 0, shade(w, .2), shade(w, -.2)); taper(g, [(-.09, .12), (-.09, -.2)], [.13, .12], cap=False); g.fill()
                rgb(g, d); taper(g, [(-.09, -.19), (-.09, -.33)], [.095, .085], cap=False); g.fill(); taper(g, [(-.09, -.33), (-.09, -.36)], [.12, .12], cap=False); g.fill()
            rgb(g, d); g.arc(.28, -.26, .055, 0, 7); g.fill(); rgb(g, '#6f858f'); g.arc(.28, -.26, .028, 0, 7); g.fill()


def starfish(c, x, y, s=90, color='#2f6fd0', rot=0.0, arms=5, fat=.19, **kw):
    """Sea star from above: Linckia-like with long round arms (fat .17) or a broad cushion star (fat .32)."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=s * .06, volume=.5, vsize=s * .08, rim=.3), **kw}) as g:
        with at(g, x, y, rot, s / 2, s / 2):
            cc = col(color); tips = []
            for k in range(arms):
                a = 2 * PI * k / arms + r.normal(0, .07)
                p = wander(r, 0, 0, a, r.uniform(.86, 1.02), 5, .1, r.normal(0, .08))
                lin(g, -1, -1, 1, 1, shade(cc, .25), cc, shade(cc, -.3)); taper(g, p, [fat * 1.7, fat * 1.5, fat * 1.25, fat * 1.05, fat * .8], 20); g.fill(); g.arc(p[-1][0], p[-1][1], fat * .4, 0, 7); g.fill()
                for q in curve_pts(p, 14)[1:]: tips.append(tuple(q))
            g.arc(0, 0, fat * 1.4, 0, 7); rad(g, -.1, -.1, fat * 1.8, shade(cc, .2), cc); g.fill()
            for _ in range(90):
                px, py = tips[r.integers(len(tips))]; px, py = px + r.uniform(-1, 1) * fat * .3, py + r.uniform(-1, 1) * fat * .3
                rgb(g, shade(cc, .55 if r.random() < .7 else -.45), .7); g.arc(px, py, r.uniform(.012, .026), 0, 7); g.fill()


def urchin(c, x, y, s=90, color='#1d1a2c', **kw):
    """Long-spined Diadema urchin from above: long needle spines, small body with blue marks."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=s * .06, volume=.2, vsize=s * .05, rim=.3), **kw}) as g:
        for _ in range(70):
            a, L = r.uniform(0, 7), s * r.uniform(.32, .56)
            rgb(g, shade(color, r.uniform(0, .25))); taper(g, [(x, y), (x + math.cos(a) * L, y + math.sin(a) * L * .9)], [s * .03, s * .006]); g.fill()
        g.arc(x, y, s * .17, 0, 7); rad(g, x - s * .05, y - s * .05, s * .2, '#4a4568', '#16142a'); g.fill()
        for k in range(5): rgb(g, '#5fb0f0', .9); g.arc(x + math.cos(k * 1.256) * s * .09, y + math.sin(k * 1.256) * s * .09, s * .012, 0, 7); g.fill()
        rgb(g, '#f0a04a'); g.arc(x, y, s * .025, 0, 7); g.fill()


def hermit(c, x, y, s=60, flip=False, **kw):
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


def tripod_camera(c, x, y, s=300, **kw):
    """Under-water time-lapse camera in a housing on a weighted tripod, side view, lens to the right. x,y = ground."""
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.4, vsize=s * .05, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s):
            for a, b in (((-.02, -.5), (-.36, 0)), ((.02, -.5), (.3, .02)), ((.0, -.5), (.02, .05))):
                rgb(g, shade('#6f858f', -.5)); taper(g, [a, b], [.05, .042]); g.fill(); rgb(g, '#8fa3ad'); taper(g, [(a[0] - .006, a[1]), (b[0] - .006, b[1])], [.022, .018]); g.fill()
                rgb(g, '#39434f'); smooth(g, [(b[0] - .07, b[1] - .04), (b[0] + .07, b[1] - .04), (b[0] + .08, b[1] + .03), (b[0] - .08, b[1] + .03)], tension=.2); g.fill()
            rgb(g, '#39434f'); taper(g, [(0, -.46), (0, -.58)], [.09, .12], cap=False); g.fill()
            smooth(g, [(-.26, -.96), (.2, -.96), (.22, -.58), (-.28, -.58)], tension=.16); lin(g, 0, -.96, 0, -.58, '#4a5866', '#27313c', '#161c25'); g.fill()
            rgb(g, '#10151f'); smooth(g, [(.2, -.92), (.36, -.94), (.4, -.92), (.4, -.62), (.36, -.6), (.2, -.62)], tension=.2); g.fill()
            smooth(g, [(.39, -.9), (.47, -.86), (.5, -.77), (.47, -.68), (.39, -.64)]); lin(g, .38, -.9, .5, -.64, '#d8fff4', '#3f9fb0', '#0d3a56'); g.fill()
            rgb(g, 'white', .9); smooth(g, [(.42, -.86), (.455, -.83), (.46, -.79), (.43, -.82)]); g.fill()
            rgb(g, '#f2694b'); g.arc(-.17, -.87, .022, 0, 7); g.fill(); rgb(g, '#8fa3ad'); g.set_line_width(.02)
            for k in range(3): g.arc(-.12 + k * .1, -.66, .026, 0, 7); g.stroke()
            g.set_line_width(.035); rgb(g, '#39434f'); g.move_to(-.16, -.96); g.curve_to(-.14, -1.1, .1, -1.1, .12, -.96); g.stroke()
            rgb(g, 'saffron'); smooth(g, [(-.3, -.8), (-.27, -.8), (-.27, -.7), (-.3, -.7)], tension=.1); g.fill()


def leaf_umbrella(g, x, y, s=.5, color='leaf', rot=0.0):
    """Banana leaf held as an umbrella (raw; x,y = grip)."""
    with at(g, x, y, rot, s):
        rgb(g, shade(color, -.3)); taper(g, [(0, .05), (.02, -.4), (.1, -.62)], [.035, .03, .025], 10); g.fill()
        smooth(g, [(-.75, -.42), (-.5, -.66), (0, -.82), (.5, -.78), (.95, -.5), (.6, -.55), (.2, -.58), (-.3, -.52)], tension=.5); lin(g, 0, -.8, 0, -.45, shade(color, .35), color, shade(color, -.3)); g.fill()
        rgb(g, shade(color, .5), .7); g.set_line_width(.02); g.move_to(-.72, -.43); g.curve_to(-.3, -.66, .3, -.74, .93, -.51); g.stroke()
        rgb(g, shade(color, -.4), .4); g.set_line_width(.012)
        for t in np.linspace(-.55, .75, 10): g.move_to(t, -.66 - .06 * math.cos(t * 2)); g.line_to(t - .08, -.52); g.stroke()


def umbrella(g, x, y, s=.5, color='coral'):
    """Open umbrella from the side (raw; x,y = grip)."""
    with at(g, x, y, 0, s):
        rgb(g, '#3a3440'); taper(g, [(0, .1), (0, -.8)], [.03, .025]); g.fill()
        for i in range(5):
            a, b = -.7 + i * .28, -.7 + (i + 1) * .28
            smooth(g, [(0, -1.02), (a * .7, -.92), (a, -.58), ((a + b) / 2, -.62), (b, -.58), (b * .7, -.92)], tension=.35); rgb(g, shade(color, -.16 if i % 2 else .12)); g.fill()


def refract(c, y0, y1, amp=3.0):
    """Wobble the rows between y0 and y1 sideways (things seen through moving water); stronger towards y1."""
    k = c.k
    for j in range(int(y0 * k), min(c.ph, int(y1 * k))):
        t = (j / k - y0) / (y1 - y0)
        c.img[j] = np.roll(c.img[j], int(round(amp * k * (.3 + t) * math.sin(j / k / (3 + 7 * t)) * math.sin(j / k / 23.0 + 1))), 0)
