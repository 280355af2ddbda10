"""parts_slb.py - parts for the sliders 16, 17, 19, 20, 22, 23: knots, a goat, a climbing crab, nursery bags, wheels, dolphins, kettle.

Same conventions as the other parts modules.
"""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly
import flora as F, parts_gb as S

PI = math.pi


def seedling(g, r, x, y, h, color='leaf', pairs=2, lean=0.0):
    """Young mangrove with its pencil stem and pairs of glossy leaves (raw); h = height."""
    with at(g, x, y, lean):
        lin(g, -h * .05, 0, h * .05, 0, '#a9b06a', '#6f7a44', '#4d4a34'); taper(g, [(0, h * .05), (h * .01, -h * .35), (0, -h * .66)], [h * .075, h * .07, h * .04]); g.fill()
        for k in range(pairs):
            yy = -h * (.56 + .2 * k)
            for m in (-1, 1):
                F.leaf(g, 0, yy, h * (.44 - .08 * k) * r.uniform(.85, 1.1), h * .19, -PI / 2 + m * (1.05 - .36 * k) + r.normal(0, .1), jitter(r, shade(color, -.02 + .14 * k), .03))
        rgb(g, shade(color, .2)); taper(g, [(0, -h * .6), (h * .01, -h * 1.02)], [h * .035, h * .012]); g.fill()


def strand(c, pts, w=60, color='#ead6a2', **kw):
    """Thick laid cord along pts, twist marks evenly spaced along its length."""
    r = c.rng
    L_ = sum(math.dist(a, b) for a, b in zip(pts, pts[1:]))
    q = curve_pts(pts, max(24, int(L_ / 5)))
    with c.piece(**{**dict(shadow=.5, lift=w * .14, volume=.5, vsize=w * .3, rim=.45), **kw}) as g:
        taper(g, q, [w, w], len(q)); p = g.copy_path(); rgb(g, color); g.fill()
        g.append_path(p); g.clip()
        d = np.gradient(q, axis=0); d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
        n = np.stack([-d[:, 1], d[:, 0]], 1)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))])
        for t in np.arange(-w, s[-1] + w, w * .42):
            def P(o, u):
                i = np.clip(np.interp(t + o, s, np.arange(len(q))), 0, len(q) - 1); k = int(i)
                return tuple(q[k] + n[k] * u * w + d[k] * (t + o - s[k] if t + o > s[-1] or t + o < 0 else 0))
            for cc, al, sh, ww in ((shade(color, -.45), .75, 0, .07), (shade(color, .55), .6, w * .09, .05)):
                rgb(g, cc, al); g.set_line_width(w * ww)
                g.move_to(*P(-w * .32 + sh, -.55)); g.curve_to(*P(-w * .12 + sh, -.3), *P(w * .12 + sh, .3), *P(w * .32 + sh, .55)); g.stroke()


def knot(c, x, y, s=160, color='#e3cf9c', w=None):
    """One overhand knot, tight, in a wet string; x,y = middle, s = width."""
    w = w or s * .3
    X = lambda *P: [(x + a * s, y + b * s) for a, b in P]
    strand(c, X((-.62, .0), (-.36, .04), (-.1, .26), (.2, .34), (.42, .16)), w, shade(color, -.1))
    strand(c, X((.42, .16), (.4, -.16), (.14, -.36), (-.2, -.3), (-.38, -.08)), w, shade(color, -.04))
    strand(c, X((.62, 0), (.38, -.02), (.12, -.04), (-.1, .06), (-.26, .24)), w, color)
    strand(c, X((-.38, -.12), (-.4, .12), (-.26, .26)), w, shade(color, .06))
    strand(c, X((-.06, -.36), (.1, -.14), (.06, .14), (-.1, .34)), w, shade(color, .1))


def drop(g, x, y, s, hang=0.0):
    """Bead of clear water (raw); hang > 0 makes it hang."""
    smooth(g, [(x, y - s * (1 + hang)), (x + s * .62, y - s * .1), (x + s * .5, y + s * .7), (x, y + s), (x - s * .5, y + s * .7), (x - s * .62, y - s * .1)])
    rad(g, x, y, s * 1.2, (0, '#f6fffb', .55), (.7, '#bfe8e0', .5), (1, '#5f8f94', .75), fx=x + s * .2, fy=y + s * .4); g.fill()
    rgb(g, 'white', .95); g.arc(x - s * .22, y - s * .12, s * .17, 0, 7); g.fill()


def tree_crab(c, x, y, s=200, rot=0.0, color='#5a3f5c', claw='#f08a3c', **kw):
    """Small mangrove crab seen on its back while it climbs; head towards -y before rotation; s = width with legs."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=s * .05, volume=.45, vsize=s * .04, rim=.45), **kw}) as g:
        with at(g, x, y, rot, s):
            for m in (-1, 1):
                for k, (a, b, e) in enumerate((((.15, -.02), (.36, -.2), (.47, -.06)), ((.17, .05), (.42, -.04), (.52, .12)), ((.16, .11), (.4, .14), (.48, .3)), ((.13, .17), (.32, .28), (.36, .42)))):
                    q = [(a[0] * m, a[1]), (b[0] * m, b[1]), (e[0] * m, e[1])]
                    rgb(g, shade(color, -.25 + .06 * k)); taper(g, q[:2], [.06, .05], 10); g.fill(); rgb(g, shade(color, .08)); taper(g, q[1:], [.046, .012], 10); g.fill()
                    rgb(g, claw); g.arc(q[1][0], q[1][1], .02, 0, 7); g.fill()
                rgb(g, shade(claw, -.2)); taper(g, [(.13 * m, -.1), (.25 * m, -.22), (.17 * m, -.33)], [.06, .065, .06], 12); g.fill()
                lin(g, 0, -.45, 0, -.25, shade(claw, .2), claw, shade(claw, -.25)); smooth(g, [(.2 * m, -.27), (.24 * m, -.36), (.16 * m, -.47), (.07 * m, -.5), (.12 * m, -.42), (.07 * m, -.39), (.1 * m, -.31)]); g.fill()
            smooth(g, [(-.19, -.13), (0, -.17), (.19, -.13), (.2, .02), (.13, .18), (0, .22), (-.13, .18), (-.2, .02)], tension=.42); p = g.copy_path(); rad(g, -.04, -.04, .3, shade(color, .28), color, shade(color, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(60): rgb(g, r.choice(['#a9d0c0', '#2c1f34', '#c9a0b0']), .5); g.arc(r.uniform(-.2, .2), r.uniform(-.17, .22), r.uniform(.004, .013), 0, 7); g.fill()
            g.restore()
            for m in (-1, 1):
                rgb(g, shade(color, .1)); taper(g, [(.1 * m, -.15), (.12 * m, -.22)], [.03, .026]); g.fill(); rgb(g, '#100c14'); g.arc(.12 * m, -.23, .025, 0, 7); g.fill(); rgb(g, 'white'); g.arc(.115 * m, -.237, .008, 0, 7); g.fill()


def goat(c, x, y, s=460, color='#6b4634', flip=False, belly='#e9dcc0', head='down', **kw):
    """Village goat, side view facing right; y = ground, s = length of the body with the neck. head: 'down' nibbling at knee height, 'up'."""
    r = c.rng
    m = -1 if flip else 1
    o = {**dict(shadow=.4, lift=s * .02, volume=.5, vsize=s * .05, rim=.55), **kw}

    def leg(g, x0, y0, kx, dk, hind=False):
        if dk is None: lin(g, 0, -.66, 0, -.12, shade(color, .16), color, shade(color, -.12), shade(color, -.4))
        else: rgb(g, shade(color, dk))
        k = (x0 + kx * (.6 if not hind else -.5), y0 * .5 if not hind else y0 * .46)
        e = (x0 + kx, -.04)
        taper(g, [(x0, y0), ((x0 + k[0]) / 2 + (.02 if hind else 0), (y0 + k[1]) / 2), k, ((k[0] + e[0]) / 2, (k[1] + e[1]) / 2), e], [.15 if hind else .11, .105 if hind else .075, .052, .042, .044], 26); g.fill()
        rgb(g, '#241a18'); smooth(g, [(e[0] - .024, -.045), (e[0] + .024, -.045), (e[0] + .042, .004), (e[0] - .024, .004)], tension=.2); g.fill()
    with c.piece(**o) as g:
        with at(g, x, y, 0, m * s, s): leg(g, .17, -.36, .05, -.4); leg(g, -.3, -.38, -.08, -.4, True)
    with c.piece(**o) as g:
        with at(g, x, y, 0, m * s, s):
            body_ = lambda: lin(g, 0, -.66, 0, -.12, shade(color, .16), color, shade(color, -.12), shade(color, -.4))
            rgb(g, shade(color, -.1)); taper(g, [(-.4, -.55), (-.45, -.6), (-.465, -.655)], [.05, .045, .01], 12); g.fill()
            smooth(g, [(-.42, -.55), (-.34, -.62), (-.15, -.6), (.05, -.6), (.22, -.65), (.31, -.56), (.31, -.42), (.2, -.3), (.02, -.26), (-.18, -.28), (-.33, -.34), (-.43, -.44)], tension=.5); p = g.copy_path()
            body_(); g.fill()
            g.save(); g.append_path(p); g.clip()
            lin(g, 0, -.36, 0, -.26, (0, belly, 0), (.6, belly, .7), (1, belly, .8)); smooth(g, [(-.28, -.26), (-.1, -.33), (.1, -.32), (.22, -.26), (.1, -.2), (-.15, -.2)]); g.fill()
            g.restore(); g.save()
            leg(g, .23, -.38, -.01, None); leg(g, -.34, -.42, -.03, None, True)
            hx, hy, a = (.5, -.36, .72) if head == 'down' else (.42, -.86, .12)
            taper(g, [(.12, -.47), (.34, -.53) if head == 'down' else (.3, -.68), (hx, hy)], [.3, .19, .13], 22); pn = g.copy_path(); body_(); g.fill()
            g.append_path(p); g.append_path(pn); g.set_fill_rule(0); g.clip()
            for _ in range(260):
                u, v = r.uniform(-.42, .5), r.uniform(-.65, -.27); rgb(g, shade(color, r.choice([-.4, .3])), .35); taper(g, [(u, v), (u - .03, v + .025), (u - .05, v + .06)], [.003, .008, .002], 6); g.fill()
            g.restore()
            with at(g, hx, hy, a):
                rgb(g, '#3a2c2a')
                for k, hc in ((0, '#4a3a36'), (1, '#6f5c50')):
                    rgb(g, hc); taper(g, [(.0 + .02 * k, -.06), (-.07, -.16), (-.17, -.2), (-.25, -.17)], [.042, .038, .026, .006], 20); g.fill()
                rgb(g, shade(color, -.15)); taper(g, [(.12, .06), (.1, .13), (.07, .19)], [.05, .035, .004], 10); g.fill()
                smooth(g, [(-.07, -.07), (.03, -.085), (.14, -.04), (.235, .0), (.26, .04), (.235, .075), (.12, .085), (.0, .09), (-.08, .04)], tension=.5); lin(g, -.05, -.08, .1, .1, shade(color, .12), shade(color, -.2)); g.fill()
                rgb(g, belly, .9); smooth(g, [(.2, -.005), (.255, .03), (.235, .07), (.17, .06)]); g.fill(); taper(g, [(.02, -.06), (.12, -.02), (.2, .01)], [.008, .03, .01], 10); g.fill()
                rgb(g, '#2a1c18'); g.arc(.24, .025, .009, 0, 7); g.fill(); g.set_line_width(.008); g.move_to(.255, .05); g.curve_to(.22, .06, .2, .058, .18, .05); g.stroke()
                rgb(g, '#f0c46a'); g.arc(.055, -.02, .02, 0, 7); g.fill(); rgb(g, '#14100e'); g.rectangle(.04, -.024, .03, .009); g.fill()
                rgb(g, shade(color, -.28)); smooth(g, [(-.05, -.04), (-.02, .02), (-.07, .1), (-.14, .16), (-.15, .08), (-.1, .0)]); g.fill()


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


def kettle(c, x, y, s=300, color='#3f8fa8', flip=False, **kw):
    """Enamel kettle with a bent handle, side view; y = foot, s = width with the spout."""
    with c.piece(**{**dict(shadow=.5, lift=s * .04, volume=.5, vsize=s * .08, rim=.5), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            rgb(g, '#2a2f38'); g.set_line_width(.035); g.move_to(-.25, -.42); g.curve_to(-.32, -.8, .2, -.84, .2, -.42); g.stroke()
            rgb(g, '#b98a52'); taper(g, [(-.16, -.69), (-.02, -.735), (.1, -.695)], [.06, .07, .06], 14); g.fill()
            lin(g, .2, -.3, .5, -.45, shade(color, -.1), shade(color, .2)); taper(g, [(.2, -.16), (.34, -.24), (.4, -.38), (.5, -.44)], [.15, .1, .075, .06], 22); g.fill()
            rgb(g, '#1d242c')
            with at(g, .5, -.44, -.5, .02, .034): g.arc(0, 0, 1, 0, 7)
            g.fill()
            smooth(g, [(-.3, 0), (-.35, -.08), (-.35, -.24), (-.24, -.4), (-.02, -.46), (.2, -.4), (.3, -.24), (.3, -.08), (.25, 0), (-.02, .022)], tension=.5); p = g.copy_path(); lin(g, -.35, -.2, .3, -.1, shade(color, .3), color, shade(color, -.42)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#fdfaf0', .85); taper(g, [(-.4, -.1), (0, -.075), (.4, -.1)], [.02, .02, .02]); g.fill()
            for u, v, q in ((-.22, -.05, .02), (.1, -.33, .014), (.2, -.14, .018)): rgb(g, '#1d242c', .9); smooth(g, blob_pts(c.rng, u, v, q, q * .8, .2, 8)); g.fill()
            rgb(g, 'white', .55); smooth(g, [(-.26, -.16), (-.27, -.27), (-.19, -.35), (-.17, -.3), (-.22, -.24)]); g.fill(); g.restore()
            smooth(g, [(-.17, -.43), (-.02, -.5), (.13, -.43), (-.02, -.41)], tension=.5); lin(g, 0, -.5, 0, -.4, shade(color, .25), shade(color, -.1)); g.fill()
            rgb(g, '#1d242c'); g.arc(-.02, -.51, .032, 0, 7); g.fill()


def dolphin(c, x, y, s=300, rot=0.0, bend=0.0, flip=False, color='#5d7388', **kw):
    """Spinner dolphin, side view, head towards +x before rotation; three tones, long beak; bend curves the body (+ = tail and head down)."""
    with c.piece(**{**dict(shadow=.35, lift=s * .03, volume=.42, vsize=s * .04, rim=.5), **kw}) as g:
        with at(g, x, y, rot, s, -s if flip else s):
            B = lambda u, v: (u, v + bend * u * u * 1.6)
            q = lambda P: [B(*a) for a in P]
            lo, mid, hi = '#eef1ea', mix(color, '#c9d6da', .55), col(color)
            smooth(g, q([(-.36, -.0), (-.43, -.05), (-.52, -.1), (-.485, .0), (-.53, .085), (-.43, .045)])); rgb(g, shade(color, -.25)); g.fill()
            smooth(g, q([(.16, .055), (.1, .15), (.0, .2), (-.02, .19), (.03, .12), (.06, .05)])); rgb(g, shade(color, -.3)); g.fill()
            body = [(.5, .012), (.43, -.008), (.375, -.022), (.33, -.065), (.25, -.098), (.12, -.115), (-.02, -.11), (-.18, -.08), (-.32, -.034), (-.42, -.012), (-.42, .014), (-.3, .04), (-.12, .082), (.05, .105), (.2, .1), (.31, .062), (.38, .034), (.43, .03), (.5, .026)]
            smooth(g, q([(.03, -.1), (-.015, -.17), (-.06, -.225), (-.055, -.16), (-.09, -.085)])); rgb(g, shade(color, -.2)); g.fill()
            smooth(g, q(body)); p = g.copy_path(); rgb(g, mid); g.fill()
            g.save(); g.append_path(p); g.clip()
            smooth(g, q([(.55, -.02), (.4, -.005), (.3, -.02), (.18, -.01), (.04, -.035), (-.14, -.01), (-.3, .03), (-.5, .05), (-.5, -.3), (.55, -.3)])); rgb(g, hi); g.fill()
            smooth(g, q([(.52, .024), (.36, .034), (.24, .05), (.08, .055), (-.08, .058), (-.25, .075), (-.2, .3), (.55, .3)])); rgb(g, lo); g.fill()
            g.restore()
            rgb(g, '#1d2833'); g.set_line_width(.008); smooth(g, q([(.5, .016), (.43, .012), (.37, .012)]), False); g.stroke()
            rgb(g, shade(color, -.25), .7); smooth(g, q([(.33, .0), (.24, .04), (.14, .07)]), False); g.set_line_width(.014); g.stroke()
            g.arc(*B(.325, -.012), .0115, 0, 7); rgb(g, '#0e151c'); g.fill(); g.arc(*B(.322, -.015), .003, 0, 7); rgb(g, 'white'); g.fill()


def foil_fish(c, x, y, s=100, rot=0.0, colors=('#dfe6ea', '#c9503c'), **kw):
    """Little fish folded from a shiny sachet: flat facets, a printed band; nose towards +x before rotation."""
    r = c.rng
    a, b = colors
    with c.piece(**{**dict(shadow=.35, lift=s * .05, volume=.15, vsize=s * .03, rim=.7, grain=.02), **kw}) as g:
        with at(g, x, y, rot, s):
            nose, top, bot, tail = (.5, .02), (.08, -.24), (.04, .22), (-.3, -.01)
            for P, k in (((nose, top, (.05, 0)), .45), ((nose, (.05, 0), bot), -.12), (((.05, 0), top, tail), .12), (((.05, 0), bot, tail), -.3), ((tail, (-.52, -.2), (-.42, .0)), .3), ((tail, (-.42, .0), (-.5, .19)), -.2), ((top, (-.08, -.34), (-.1, -.14)), .2)):
                poly(g, P); lin(g, *P[0], *P[1], shade(a, k + .12), shade(a, k - .12)); g.fill()
            poly(g, [(.17, -.195), (.02, -.205), (-.02, .19), (.12, .18)]); rgb(g, b, .85); g.fill()
            poly(g, [(.1, -.2), (.05, -.2), (.02, .19), (.07, .18)]); rgb(g, shade(b, .55), .6); g.fill()
            g.arc(.3, -.05, .04, 0, 7); rgb(g, '#fffaf0'); g.fill(); g.arc(.305, -.05, .019, 0, 7); rgb(g, '#14181f'); g.fill()
            rgb(g, 'white', .6); taper(g, [(.44, -.0), (.2, -.12), (.06, -.2)], [.004, .014, .004], 8); g.fill()


def hook(c, x, y, s=260, color='#c9d2d2', **kw):
    """Bent wire hook hanging from its eye at (x,y); s = height."""
    with c.piece(**{**dict(shadow=.35, lift=s * .03, volume=.5, vsize=s * .03, rim=.8), **kw}) as g:
        q = [(x, y + s * .06), (x + s * .005, y + s * .4), (x - s * .0, y + s * .68), (x - s * .07, y + s * .88), (x - s * .23, y + s * .95), (x - s * .37, y + s * .85), (x - s * .4, y + s * .68), (x - s * .36, y + s * .56)]
        rgb(g, shade(color, -.55)); taper(g, q, [s * .062, s * .062, s * .064, s * .066, s * .064, s * .058, s * .046, s * .006], 60); g.fill()
        lin(g, x - s * .4, 0, x + s * .04, 0, shade(color, .2), color, shade(color, -.2)); taper(g, [(a - s * .006, b - s * .005) for a, b in q], [s * .042, s * .042, s * .044, s * .046, s * .044, s * .038, s * .03, s * .004], 60); g.fill()
        taper(g, [(x - s * .36, y + s * .6), (x - s * .32, y + s * .66), (x - s * .3, y + s * .72)], [s * .03, s * .02, .5], 10); g.fill()
        rgb(g, color); g.set_line_width(s * .035); g.arc(x, y + s * .03, s * .045, 0, 7); g.stroke()
