"""from_above.py - people, animals, boats, plants and things seen from straight above, most with their shadow on the ground.

c first, x,y = middle in units, s = size in units, rot = the direction it faces; **kw goes to Canvas.piece. Corals, tables and plants seen
obliquely: closeups, flora, gear.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, maze_pattern, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def person_long_shadow(c, x, y, s=60, rot=0.0, hat=True, top='coral', skin='#8a5a3c', hatcol='#e3c27c', bend=0.0, shadow_dir=(1.0, .55), shadow_len=1.2, arms=True, **kw):
    """A person seen from straight above: shoulders, arms and a hat or head scarf, with a long cast shadow. s = shoulder width; rot = facing."""
    r = c.rng
    sx, sy = shadow_dir
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=1.2, alpha=.42) as g:
        rgb(g, '#33283a')
        n = math.hypot(sx, sy); sx, sy = sx / n, sy / n
        L = s * shadow_len
        taper(g, [(x, y), (x + sx * L * .5, y + sy * L * .5), (x + sx * L, y + sy * L)], [s * .5, s * .62, s * .5], 14); g.fill()
        g.arc(x + sx * L * 1.3, y + sy * L * 1.3, s * .26, 0, 7); g.fill()
        taper(g, [(x + sx * L, y + sy * L), (x + sx * L * 1.25, y + sy * L * 1.25)], [s * .3, s * .2]); g.fill()
    with c.piece(**{**dict(shadow=.5, lift=s * .09, volume=.4, vsize=s * .14), **kw}) as g:
        with at(g, x, y, rot, s):
            if bend:      # bending forward: back and seat are visible behind the head
                smooth(g, [(-.95 * bend, -.2), (-.95 * bend, .2), (-.4, .27), (-.4, -.27)]); rgb(g, '#2f4a5c'); g.fill()
                smooth(g, [(-.6 * bend, -.25), (-.6 * bend, .25), (.1, .38), (.1, -.38)]); rgb(g, shade(top, -.08)); g.fill()
            if arms:
                for m in (-1, 1):
                    e, h = (.2 + r.uniform(0, .1), .5 * m), (.56 + r.uniform(-.06, .1), .3 * m)
                    rgb(g, skin); taper(g, [(0, .4 * m), e, h], [.2, .16, .11], 14); g.fill()
                    rgb(g, top); taper(g, [(0, .38 * m), (.14, .47 * m)], [.26, .22], 8); g.fill()
            smooth(g, [(.1, -.42), (.18, 0), (.1, .42), (-.08, .48), (-.2, .2), (-.2, -.2), (-.08, -.48)]); lin(g, 0, -.5, 0, .5, shade(top, .15), shade(top, -.2)); g.fill()
            with at(g, .1 + .18 * bend, 0):
                if hat == 'scarf':
                    smooth(g, [(.24, 0), (.14, .2), (-.1, .24), (-.34, .14), (-.42, 0), (-.34, -.14), (-.1, -.24), (.14, -.2)]); lin(g, -.3, -.2, .2, .2, shade(hatcol, .2), shade(hatcol, -.25)); g.fill()
                elif hat:
                    smooth(g, blob_pts(r, 0, 0, .42, .4, .03, 12)); rad(g, 0, 0, .42, shade(hatcol, .3), hatcol, shade(hatcol, -.22), fx=-.12, fy=-.12); g.fill()
                    rgb(g, shade(hatcol, -.45), .5); g.set_line_width(.015)
                    for q in (.3, .36): g.arc(0, 0, q, 0, 7); g.stroke()
                    smooth(g, blob_pts(r, 0, 0, .2, .19, .03, 10)); rad(g, 0, 0, .2, shade(hatcol, .5), shade(hatcol, .05), fx=-.08, fy=-.08); g.fill()
                    rgb(g, shade(top, -.3)); g.set_line_width(.035); g.arc(0, 0, .21, 0, 7); g.stroke()
                else:
                    smooth(g, blob_pts(r, 0, 0, .22, .2, .03, 10)); rgb(g, '#1d1613'); g.fill()


def person(c, x, y, s=60, rot=0.0, top='#fdfaf0', bottom='#b23a3a', hair='short', hat='#f5b843', skin='#8a5a3c', arms=(.6, .5), step=.25, sun=(.8, .6), slen=1.9, **kw):
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


def palm(c, x, y, s=160, color='moss', sun=(.8, .6), fronds=13, **kw):
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


def shark(c, x, y, L=420, heading=0.0, bend=.2, kind='blacktip', drop=46, **kw):
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


def diver(c, x, y, H=230, heading=0.0, accent='coral', suit='#1b2d48', tank='#e8b53c', fins=None, slate=True, kick=.4, drop=70, **kw):
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


def coral(c, x, y, s=120, color='coral', kind=0, **kw):
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


def crown(c, x, y, s=60, color='moss', sun=(-.6, -.8), **kw):
    """Tree crown from straight above: lumpy mass of leaf tufts, lit on the sun side."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=s * .16, volume=.4, vsize=s * .2), **kw}) as g:
        cc = jitter(r, color, .035)
        smooth(g, blob_pts(r, x, y, s * .5, s * .47, .13, 13)); rgb(g, shade(cc, -.42)); g.fill()
        for k in range(int(26 + s * .25)):
            a, q = r.uniform(0, 2 * PI), math.sqrt(r.uniform(0, 1)) * s * .46
            px, py = x + math.cos(a) * q, y + math.sin(a) * q
            lit = (math.cos(a) * sun[0] + math.sin(a) * sun[1]) * q / s
            rgb(g, jitter(r, shade(cc, -.12 + .75 * lit + r.uniform(-.1, .1)), .02))
            t = s * r.uniform(.06, .11)
            smooth(g, blob_pts(r, px, py, t, t * .8, .3, 7)); g.fill()


def jukung(c, x, y, s=220, rot=0.0, hull='#2f7f9a', inner='#e9d3a4', stripe='coral', net=None, **kw):
    """Outrigger boat from straight above, bow towards +x of rot; s = hull length."""
    with c.piece(**{**dict(shadow=.5, lift=s * .045, volume=.3, vsize=s * .025), **kw}) as g:
        with at(g, x, y, rot, s):
            for sg in (-1, 1):
                rgb(g, '#d9b877'); taper(g, [(-.42, .3 * sg), (0, .315 * sg), (.43, .29 * sg)], [.022, .034, .018], 16); g.fill()
                rgb(g, '#8a6a40', .8); g.set_line_width(.004)
                for k in range(7): g.move_to(-.34 + k * .11, .29 * sg); g.line_to(-.34 + k * .11, .335 * sg); g.stroke()
            for px in (.2, -.22):
                rgb(g, '#a97f4c'); taper(g, [(px - .02, -.33), (px + .03, -.12), (px + .03, .12), (px - .02, .33)], [.018, .026, .026, .018], 18); g.fill()
    with c.piece(**{**dict(shadow=.55, lift=s * .05, volume=.45, vsize=s * .03, rim=.35), **kw}) as g:
        with at(g, x, y, rot, s):
            out = [(.56, 0), (.4, .058), (.2, .092), (-.1, .1), (-.35, .07), (-.54, .012), (-.54, -.012), (-.35, -.07), (-.1, -.1), (.2, -.092), (.4, -.058)]
            smooth(g, out); lin(g, 0, -.09, 0, .09, shade(hull, .3), hull, shade(hull, -.35)); g.fill()
            smooth(g, [(a * .88, b * .66) for a, b in out]); rgb(g, stripe); g.fill()
            smooth(g, [(a * .84, b * .54) for a, b in out]); p = g.copy_path(); lin(g, 0, -.06, 0, .06, shade(inner, -.5), shade(inner, -.2), inner); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, shade(inner, -.55), .6); g.set_line_width(.004)
            for yy in (-.03, 0, .03): g.move_to(-.5, yy); g.line_to(.5, yy); g.stroke()
            if net:
                for _ in range(70):
                    rgb(g, jitter(c.rng, net, .06)); smooth(g, blob_pts(c.rng, c.rng.normal(-.03, .06), c.rng.normal(0, .022), .022, .015, .3, 7)); g.fill()
            g.restore()
            for px in (.33, .08, -.2, -.36):
                rgb(g, '#c79a63'); taper(g, [(px, -.058), (px, .058)], [.036, .036], 4, False); g.fill()
                rgb(g, '#6b4a34', .5); taper(g, [(px - .02, -.058), (px - .02, .058)], [.008, .008], 4, False); g.fill()
            rgb(g, shade(hull, -.3)); taper(g, [(-.46, .02), (-.66, .1)], [.014, .02]); g.fill()


def snorkeler(c, x, y, H=220, heading=0.0, suit='#1b8f93', fins='saffron', skin='#8a5a3c', hair='#241a15', tube='coral', kick=.4, arms=(.2, .9), drop=110, sun=(.5, 1), **kw):
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


def coral_table(c, x, y, w=300, h=180, rot=0.0, cols=6, rows=4, colors=('saffron', 'coral', 'rose', 'violet', '#e9a05c'), grown=1.0, drop=22, top=None, **kw):
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


def straw_hat(c, x, y, R, color='#e6c885', band='coral', **kw):
    """Straw hat lying flat, from above."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=R * .1, volume=.4, vsize=R * .16, rim=.35), **kw}) as g:
        smooth(g, blob_pts(r, x, y, R, R * .96, .025, 16)); rad(g, x - R * .2, y - R * .2, R * 1.2, shade(color, .4), color, shade(color, -.22)); g.fill()
        for k in range(9):
            rgb(g, shade(color, -.4), .28); g.set_line_width(R * .016); g.arc(x, y, R * (.52 + .052 * k), 0, 7); g.stroke()
    with c.piece(**{**dict(shadow=.45, lift=R * .08, volume=.5, vsize=R * .1, rim=.4), **kw}) as g:
        g.arc(x, y, R * .5, 0, 7); rgb(g, band); g.fill()
        smooth(g, blob_pts(r, x, y, R * .44, R * .43, .02, 14)); rad(g, x - R * .14, y - R * .14, R * .6, shade(color, .45), color, shade(color, -.2)); g.fill()
        for k in range(5):
            rgb(g, shade(color, -.4), .3); g.set_line_width(R * .016); g.arc(x, y, R * (.08 + .075 * k), 0, 7); g.stroke()


def fruit_basket(c, x, y, R, **kw):
    """Round basket of fruit from straight above."""
    r = c.rng
    with c.piece(**{**dict(shadow=.55, lift=R * .16, volume=.5, vsize=R * .15, rim=.4), **kw}) as g:
        g.arc(x, y, R, 0, 7); rgb(g, '#c9954f'); g.fill(); rgb(g, '#7a5230', .8); g.set_line_width(R * .05)
        for k in range(30): a = k * PI / 15; g.move_to(x + math.cos(a) * R * .84, y + math.sin(a) * R * .84); g.line_to(x + math.cos(a + .12) * R, y + math.sin(a + .12) * R)
        g.stroke(); g.arc(x, y, R * .82, 0, 7); rgb(g, '#5b3a22'); g.fill()
    with c.piece(**{**dict(shadow=.45, lift=R * .06, volume=.5, vsize=R * .1, rim=.4), **kw}) as g:
        for k, (a, q, s, cc) in enumerate(((.3, .5, .3, '#f5a83a'), (1.6, .48, .27, '#e2553f'), (2.7, .5, .3, '#8fb84a'), (4.0, .5, .28, '#f5a83a'), (5.2, .48, .3, '#e2553f'), (0, 0, .3, '#f7cf4a'))):
            px, py = x + math.cos(a) * R * q, y + math.sin(a) * R * q; smooth(g, blob_pts(r, px, py, R * s, R * s * .95, .04, 10)); rad(g, px - R * .1, py - R * .1, R * s * 1.5, shade(cc, .4), cc, shade(cc, -.35)); g.fill()
        for k in range(3): taper(g, [(x - R * .5, y - R * .34 + k * R * .1), (x, y - R * .52 + k * R * .1), (x + R * .5, y - R * .3 + k * R * .1)], [R * .05, R * .14, R * .04], 14); rgb(g, jitter(r, '#f3d04a', .03)); g.fill()


def basket(c, x, y, R, color='#d3a35c', **kw):
    """Wide round basket from straight above: woven wall, dark floor. Returns the radius of the floor."""
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=16, alpha=.45) as g:
        g.arc(x - c.light[0] * R * .22, y - c.light[1] * R * .2, R * 1.02, 0, 7); rgb(g, 'navy'); g.fill()
    with c.piece(**{**dict(shadow=.5, lift=12, volume=.4, vsize=R * .1, rim=.4, grain=.05), **kw}) as g:
        smooth(g, blob_pts(r, x, y, R, R * .98, .012, 18)); rgb(g, shade(color, -.5)); g.fill()
        for j in range(7):          # rings of weave, the wall goes down towards the middle
            q0, q1 = R * (.985 - .06 * j), R * (.985 - .06 * (j + 1))
            n = 44
            for i in range(n):
                a0, a1 = (i + .08 + (j % 2) * .5) * 2 * PI / n, (i + .92 + (j % 2) * .5) * 2 * PI / n
                m = (q0 + q1) / 2
                lit = .3 * (math.cos(a0) * -c.light[0] + math.sin(a0) * -c.light[1]) if j else .1       # inner wall away from the light is lit
                rgb(g, jitter(r, shade(color, (.18 if (i + j) % 2 else -.1) - .05 * j + lit), .02))
                taper(g, [(x + math.cos(a) * m, y + math.sin(a) * m * .98) for a in (a0, (a0 + a1) / 2, a1)], [(q0 - q1) * .62, (q0 - q1) * .95, (q0 - q1) * .62], 9); g.fill()
    with c.piece(**{**dict(shadow=.0, volume=.0, rim=0, grain=.05), **kw}) as g:
        q = R * .57
        g.arc(x, y, q, 0, 7); rad(g, x, y, q, shade(color, -.45), shade(color, -.6), shade(color, -.72)); g.fill()
        rgb(g, shade(color, -.2), .35); g.set_line_width(3)
        for k in range(22):
            a = k * 2 * PI / 22; g.move_to(x, y); g.line_to(x + math.cos(a) * q, y + math.sin(a) * q); g.stroke()
        for k in range(1, 8): g.arc(x, y, q * k / 8, 0, 7); g.stroke()
    with c.piece(**{**dict(shadow=.4, lift=6, volume=.5, vsize=8, rim=.5), **kw}) as g:
        n = 74
        for i in range(n):          # plaited rim
            a = i * 2 * PI / n
            rgb(g, jitter(r, shade(color, .12 if i % 2 else -.12), .03))
            taper(g, [(x + math.cos(a - .05) * R * .955, y + math.sin(a - .05) * R * .935), (x + math.cos(a) * R * .99, y + math.sin(a) * R * .97), (x + math.cos(a + .05) * R * 1.03, y + math.sin(a + .05) * R * 1.01)], [R * .035, R * .06, R * .035], 9); g.fill()
    return R * .57
