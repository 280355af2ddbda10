"""parts_sld.py - parts for the sliders of the articles 36, 38, 40, 43 and 45: hermit crabs, small pictures of a reef, a bus, hands over a rim, algae, sacks, rosettes.

Same conventions as the other modules: Canvas first, x,y in units, s = size in units, **kw goes to Canvas.piece; functions that start with g draw raw.
"""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


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


def mini_reef(g, r, blue=0.0, dark=0.0, scale=1.0):
    """Small photograph of one coral (raw, fills -.5..+.5 by -.35..+.35 generously): always the same motif, so that its copies can be compared."""
    lin(g, 0, -.6, 0, .6, '#8fdccf', '#35abb2', '#176f8c'); g.rectangle(-1, -1, 2, 2); g.fill()
    rgb(g, '#e3dcb4'); smooth(g, [(-1, .25), (-.4, .19), (.1, .24), (.6, .17), (1, .22), (1, 1), (-1, 1)]); g.fill()
    rgb(g, '#b08a9a'); smooth(g, [(-.52, .3), (-.5, .08), (-.36, -.02), (-.2, .04), (-.14, .26), (-.3, .33)]); g.fill()
    rgb(g, '#c9a2b0', .7); smooth(g, [(-.46, .1), (-.36, .01), (-.28, .06), (-.36, .14)]); g.fill()
    for a, L, w in ((-2.45, .4, .05), (-2.05, .52, .055), (-1.7, .56, .055), (-1.35, .5, .05), (-.95, .44, .05)):
        x1, y1 = .12 + math.cos(a) * L, .3 + math.sin(a) * L
        xm, ym = .12 + math.cos(a) * L * .5, .3 + math.sin(a) * L * .52
        lin(g, .12, .3, x1, y1, (0, '#c9482f'), (.6, '#f2694b'), (1, '#fff0d0'))
        taper(g, [(.12, .31), (xm, ym), (x1, y1)], [w, w * .9, w * .7], 10); g.fill()
        for d in (-.55, .6): taper(g, [(xm, ym), (xm + math.cos(a + d) * L * .36, ym + math.sin(a + d) * L * .36)], [w * .75, w * .55], 8); g.fill()
    with at(g, -.22, -.2, .1, .17):
        rgb(g, '#f5c243'); smooth(g, [(.5, 0), (.2, -.28), (-.2, -.2), (-.38, -.02), (-.56, -.2), (-.54, .2), (-.38, .02), (-.2, .2), (.2, .28)]); g.fill(); rgb(g, '#1a1d2a'); g.arc(.26, -.05, .06, 0, 7); g.fill(); g.set_line_width(.1); g.move_to(.1, -.22); g.line_to(.1, .22); g.stroke()
    if blue: rgb(g, '#1c55b8', blue); g.rectangle(-1, -1, 2, 2); g.fill()
    if dark: rgb(g, '#0a1228', dark); g.rectangle(-1, -1, 2, 2); g.fill()


def photo(g, r, x, y, w, rot=0.0, turn=0.0, flip=False, zoom=1.0, blue=0.0, dark=0.0, border=.035):
    """Print of mini_reef (raw): w = width, rot = how the sheet lies, turn = how its motif was turned."""
    with at(g, x, y, rot, w):
        rgb(g, '#fffaf0'); g.rectangle(-.5 - border, -.35 - border, 1 + 2 * border, .7 + 2 * border); g.fill()
        g.save(); g.rectangle(-.5, -.35, 1, .7); g.clip()
        with at(g, 0, 0, turn, -zoom if flip else zoom, zoom): mini_reef(g, r, blue, dark)
        g.restore()


def fur(c, a, b, w=40, L=30, n=260, colors=('#6f8a3f', '#8a9a4a', '#5a6f38', '#a08a4a', '#7a6a3a'), sway=.4, **kw):
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


def minibus(c, x, y, s=460, body='#2f9aa6', roof='#fff4d6', heads=5, rack=True, **kw):
    """Small old bus, side view, front to the right; y = ground, s = length. Its door (middle right) stands open."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .02, volume=.4, vsize=s * .03, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s):
            if rack:
                rgb(g, '#6b5a45'); g.set_line_width(.008)
                g.move_to(-.4, -.47); g.line_to(.22, -.47); g.stroke()
                for k in range(7): g.move_to(-.38 + k * .1, -.43); g.line_to(-.38 + k * .1, -.475); g.stroke()
                for k, (px, cc) in enumerate(((-.33, '#e9b23c'), (-.22, '#f2694b'), (-.12, '#3c86c2'))): rgb(g, cc); smooth(g, [(px - .045, -.56), (px + .045, -.56), (px + .035, -.475), (px - .035, -.475)], tension=.15); g.fill(); rgb(g, shade(cc, .4)); taper(g, [(px - .045, -.56), (px + .045, -.56)], [.014, .014]); g.fill()
                for k in range(3): rgb(g, ('#d3ac62', '#c89a52', '#dcb86c')[k]); taper(g, [(-.05 + k * .01, -.485 - k * .018), (.27 + k * .01, -.49 - k * .018)], [.014, .012]); g.fill()
            smooth(g, [(-.5, -.1), (-.5, -.38), (-.46, -.435), (.3, -.435), (.37, -.4), (.42, -.26), (.485, -.23), (.5, -.18), (.5, -.08), (-.48, -.07)], tension=.3); p = g.copy_path(); lin(g, 0, -.43, 0, -.07, shade(body, .15), body, shade(body, -.3)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, roof); g.rectangle(-.6, -.5, 1.2, .11); g.fill(); rgb(g, '#f2694b'); g.rectangle(-.6, -.205, 1.2, .028); g.fill(); rgb(g, roof, .9); g.rectangle(-.6, -.178, 1.2, .01); g.fill()
            g.restore()
            for k in range(4):
                px = -.45 + k * .145; smooth(g, [(px, -.375), (px + .12, -.375), (px + .12, -.235), (px, -.235)], tension=.12); lin(g, px, -.37, px + .12, -.23, '#dff2ea', '#6fb0b8'); g.fill()
                if k < heads:
                    rgb(g, '#2e2018'); g.arc(px + .06, -.285, .03, 0, 7); g.fill(); rgb(g, r.choice(['#fdfaf0', '#f2694b', '#f5b843'])); smooth(g, [(px + .015, -.236), (px + .03, -.262), (px + .09, -.262), (px + .105, -.236)]); g.fill()
            smooth(g, [(.3, -.375), (.355, -.37), (.398, -.25), (.3, -.235)], tension=.15); lin(g, .3, -.37, .4, -.23, '#eef8f0', '#7fbcc2'); g.fill()
            rgb(g, '#16303b'); smooth(g, [(.145, -.38), (.265, -.38), (.265, -.09), (.145, -.09)], tension=.08); g.fill(); rgb(g, shade(body, .3)); g.set_line_width(.01); g.rectangle(.145, -.38, .12, .29); g.stroke()
            rgb(g, '#d9c48a'); smooth(g, [(.13, -.065), (.28, -.065), (.28, -.045), (.13, -.045)], tension=.1); g.fill()
            rgb(g, '#fff3c4'); g.arc(.482, -.17, .024, 0, 7); g.fill(); rgb(g, '#39434f'); taper(g, [(.44, -.075), (.515, -.075)], [.03, .03]); g.fill()
            for wx in (-.32, .36):
                rgb(g, shade(body, -.5)); g.arc(wx, -.085, .098, PI, 0); g.fill(); rgb(g, '#1d242c'); g.arc(wx, -.08, .08, 0, 7); g.fill(); rgb(g, '#b9c2c4'); g.arc(wx, -.08, .04, 0, 7); g.fill(); rgb(g, '#5d6c74'); g.arc(wx, -.08, .018, 0, 7); g.fill()


def rosette(c, x, y, s=200, color='#f2694b', ring='#fff4d6', heart='#f5b843', tails=1.0, sway=.12, **kw):
    """Prize rosette of pleated ribbon with two tails; (x,y) = its middle, s = diameter."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .05, volume=.3, vsize=s * .05, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s / 2):
            for m, cc, L in ((-1, shade(color, -.12), 2.3), (1, color, 2.55)):
                p = [(.18 * m, .5), (.36 * m + sway * .6, 1.1), (.42 * m + sway * 2.2, 1.7), (.6 * m + sway * 4.2, L * tails)]
                q = curve_pts(p, 20); d = np.gradient(q, axis=0); d /= np.hypot(d[:, 0], d[:, 1])[:, None]; n = np.stack([-d[:, 1], d[:, 0]], 1)
                w = np.linspace(.2, .27, 20)[:, None]
                a, b = q + n * w, q - n * w
                pts = [tuple(v) for v in a] + [tuple(q[-1] - d[-1] * .22)] + [tuple(v) for v in b[::-1]]
                poly(g, pts); lin(g, *a[0], *b[-1], shade(cc, -.25), shade(cc, .12), shade(cc, -.1)); g.fill()
                rgb(g, ring, .85); g.set_line_width(.05); smooth(g, [tuple(v) for v in q + n * w * .55], False); g.stroke(); smooth(g, [tuple(v) for v in q - n * w * .55], False); g.stroke()
    for R, n, cc in ((1.0, 26, color), (.74, 22, ring)):
        with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.35, vsize=s * .04, rim=.4), **kw}) as g:
            with at(g, x, y, 0, s / 2):
                for i in range(n):
                    a0, a1 = 2 * PI * i / n, 2 * PI * (i + 1) / n; am = (a0 + a1) / 2
                    rr = R * (1 + r.normal(0, .012))
                    poly(g, [(0, 0), (math.cos(a0) * R * .95, math.sin(a0) * R * .95), (math.cos(am) * rr, math.sin(am) * rr)]); rgb(g, shade(cc, .16)); g.fill()
                    poly(g, [(0, 0), (math.cos(am) * rr, math.sin(am) * rr), (math.cos(a1) * R * .95, math.sin(a1) * R * .95)]); rgb(g, shade(cc, -.2)); g.fill()
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.5, vsize=s * .06, rim=.6), **kw}) as g:
        smooth(g, blob_pts(r, x, y, s * .235, s * .235, .015, 14)); rad(g, x - s * .08, y - s * .1, s * .4, shade(heart, .5), heart, shade(heart, -.3)); g.fill()
        rgb(g, shade(heart, .6), .9); g.set_line_width(s * .012); g.arc(x, y, s * .19, 0, 7); g.stroke()


def steel(c, a, b, w=60, color='#8fa3a8', **kw):
    """Round steel bar from a to b with a gradient across it, at any angle."""
    a, b = np.array(a, float), np.array(b, float); d = (b - a) / np.hypot(*(b - a)); n = np.array([-d[1], d[0]])
    if n[0] * c.light[0] + n[1] * c.light[1] < 0: n = -n
    with c.piece(**{**dict(shadow=.45, lift=w * .14, volume=.3, vsize=w * .2, rim=.4), **kw}) as g:
        p, q = a + n * w * .5, a - n * w * .5
        lin(g, *p, *q, (0, shade(color, -.1)), (.22, shade(color, .5)), (.5, color), (.85, shade(color, -.5)), (1, shade(color, -.35)))
        taper(g, [tuple(a), tuple(b)], [w, w]); g.fill()


def tip(c, x, y, k, color='#fff0d8', **kw):
    """Growing end of a branch seen very near: a pale dome with one round mouth and a wreath of bumps; covers the end of a parts_s.twig. k = radius."""
    r = c.rng
    with c.piece(**{**dict(shadow=.25, lift=3, volume=.5, vsize=k * .4, rim=.5), **kw}) as g:
        smooth(g, blob_pts(r, x, y, k, k, .04, 12)); rad(g, x - k * .3, y - k * .4, k * 1.6, shade(color, .5), color, shade(color, -.2)); g.fill()
        for q, n, s in ((.78, 13, .13), (.45, 8, .12)):
            for i in range(n): a = i * 2 * PI / n + q; rgb(g, shade(color, -.12)); g.arc(x + math.cos(a) * k * q, y + math.sin(a) * k * q, k * s, 0, 7); g.fill(); rgb(g, shade(color, .6)); g.arc(x + math.cos(a) * k * q - k * .03, y + math.sin(a) * k * q - k * .04, k * s * .65, 0, 7); g.fill()
        rgb(g, shade(color, -.45)); g.arc(x, y, k * .13, 0, 7); g.fill()


def lantern(c, x, y, s=200, color='#c9483a', **kw):
    """Burning storm lantern; x,y = foot, s = height without the handle."""
    with c.piece(**{**dict(shadow=.4, lift=s * .04, volume=.45, vsize=s * .06, rim=.5), **kw}) as g:
        with at(g, x, y, 0, s):
            rgb(g, '#5b4a44'); g.set_line_width(.022); g.move_to(-.2, -.72); g.curve_to(-.34, -1.3, .34, -1.3, .2, -.72); g.stroke()
            smooth(g, [(-.25, 0), (-.26, -.12), (-.17, -.2), (.17, -.2), (.26, -.12), (.25, 0), (0, .025)], tension=.3); lin(g, -.25, 0, .25, 0, shade(color, .2), color, shade(color, -.4)); g.fill()
            smooth(g, [(-.14, -.2), (-.2, -.42), (-.13, -.68), (.13, -.68), (.2, -.42), (.14, -.2)], tension=.45); rad(g, 0, -.4, .34, (0, '#fffdf0', 1), (.5, '#ffe3a0', .95), (1, '#f0a850', .9)); g.fill()
            rgb(g, '#ff9a3c'); smooth(g, [(0, -.55), (.055, -.4), (.03, -.3), (-.03, -.3), (-.055, -.4)]); g.fill(); rgb(g, '#fffbe0'); smooth(g, [(0, -.48), (.028, -.38), (0, -.31), (-.028, -.38)]); g.fill()
            rgb(g, shade(color, -.35)); g.set_line_width(.02)
            for m in (-1, 1): g.move_to(.23 * m, -.1); g.curve_to(.3 * m, -.4, .27 * m, -.7, .12 * m, -.84); g.stroke()
            smooth(g, [(-.16, -.68), (-.14, -.74), (-.08, -.86), (.08, -.86), (.14, -.74), (.16, -.68)], tension=.3); lin(g, -.16, 0, .16, 0, shade(color, .2), color, shade(color, -.4)); g.fill()


def frangipani(g, r, x, y, s, rot=None, color='#fffaf0', heart='#f7c548'):
    """One frangipani flower from the front (raw), s = diameter."""
    with at(g, x, y, r.uniform(0, 7) if rot is None else rot, s / 2):
        for k in range(5):
            with at(g, 0, 0, k * 2 * PI / 5):
                smooth(g, [(0, 0), (.26, -.3), (.7, -.38), (1.0, -.12), (.88, .18), (.42, .16)]); rad(g, 0, 0, 1, (0, heart), (.32, mix(heart, color, .4)), (.6, color), (1, shade(color, -.1))); g.fill()
                rgb(g, shade(color, -.3), .3); g.set_line_width(.03); g.move_to(.05, .02); g.curve_to(.4, .14, .8, .16, .96, 0); g.stroke()


def lei(c, pts, s=44, colors=('#fffaf0', '#f5a623', '#ee7f9f', '#fffaf0', '#f7c548'), **kw):
    """Garland of flowers and leaves along pts."""
    r = c.rng
    n = int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (s * .6)); q = curve_pts(pts, n)
    with c.piece(**{**dict(shadow=.45, lift=6, volume=.3, vsize=4), **kw}) as g:
        for x, y in curve_pts(pts, n * 2): a = r.uniform(0, 7); rgb(g, jitter(r, shade('leaf', -.2), .04)); taper(g, [(x, y), (x + math.cos(a) * s * .4, y + math.sin(a) * s * .4), (x + math.cos(a) * s * .7, y + math.sin(a) * s * .7)], [s * .05, s * .25, s * .03], 9, False); g.fill()
    for part in (0, 1):
        with c.piece(**{**dict(shadow=.5, lift=4, volume=.35, vsize=4, rim=.4), **kw}) as g:
            for i, (x, y) in enumerate(q):
                if i % 2 == part: frangipani(g, r, x + r.normal(0, s * .07), y + r.normal(0, s * .07), s * r.uniform(.9, 1.2), None, colors[i % len(colors)], '#f7c548' if i % 5 in (0, 3) else '#c9602f')
