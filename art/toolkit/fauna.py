"""fauna.py - reef fish, sharks, rays, dolphin, turtles, crabs and other small creatures, birds of the shore.

fish(c, species, x, y, L, heading, ...)   one fish as a sheet of paper
school(c, species, x, y, n, ...)          many, each with own bend, size, turn
shark / ray / turtle / hatchling / seahorse / octopus / nudibranch / gull
L or s = total length (units).  heading in radians: 0 = swims to the right, PI = left (mirrored, never upside down).
bend: curvature of the body (-.3 .. .3);  turn 0..1: 0 = pure side view, 1 = strongly foreshortened (coming/going).
"""
import math
import numpy as np
from toolkit import flora as F
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi

# profile: (t from snout 0 to tail base 1, half-height above axis, below axis) in body lengths
P_OVAL = [(0, 0, .01), (.1, .1, .09), (.25, .19, .17), (.45, .23, .23), (.7, .17, .18), (.9, .075, .075), (1, .05, .05)]
P_DISC = [(0, -.02, .035), (.08, .035, .06), (.2, .17, .13), (.4, .31, .26), (.62, .31, .29), (.85, .16, .17), (1, .06, .06)]
P_LONGNOSE = [(0, -.03, .045), (.16, 0, .055), (.3, .14, .13), (.48, .28, .25), (.66, .29, .27), (.87, .15, .16), (1, .055, .055)]
P_SLIM = [(0, 0, .015), (.12, .065, .06), (.35, .115, .115), (.6, .1, .105), (.85, .05, .055), (1, .03, .03)]
P_SLIM_DEEP = [(0, -.02, .035), (.12, .03, .09), (.35, .1, .18), (.6, .165, .2), (.85, .1, .11), (1, .055, .055)]
P_PARROT = [(0, .02, .03), (.06, .09, .08), (.2, .16, .14), (.42, .2, .19), (.7, .16, .16), (.9, .09, .09), (1, .075, .075)]
P_CLOWN = [(0, 0, .02), (.08, .09, .08), (.24, .175, .16), (.46, .2, .19), (.72, .15, .15), (.9, .1, .1), (1, .085, .085)]
P_TANG = [(0, -.02, .04), (.1, .1, .09), (.28, .22, .2), (.5, .25, .24), (.74, .18, .18), (.92, .07, .07), (1, .045, .045)]
SP = dict(
    clownfish=dict(p=P_CLOWN, c='#f47a2c', belly='#fba24a', tail='round', fin='#f47a2c', dorsal=(.22, .9, .085, .6), anal=(.6, .9, .09), pat='clown'),
    raccoon=dict(p=P_DISC, c='#f0b32d', belly='#f8cf55', tail='fan', fin='#f3c03b', dorsal=(.24, .97, .1, .3), anal=(.6, .97, .1), pat='raccoon'),
    threadfin=dict(p=P_DISC, c='#f3efdf', belly='#fbf6e4', tail='fan', fin='#f7b92e', dorsal=(.26, .97, .1, .3), anal=(.6, .97, .1), pat='threadfin'),
    longnose=dict(p=P_LONGNOSE, c='#f8c51f', belly='#fbd84e', tail='fan', fin='#f8cf3a', dorsal=(.36, .97, .11, .9), anal=(.62, .97, .11), pat='longnose'),
    chromis=dict(p=P_OVAL, c='#55c3b5', belly='#aee7d3', tail='fork', fin='#7fd6c6', dorsal=(.3, .85, .07, .3), anal=(.62, .88, .08), pat='scales'),
    sergeant=dict(p=P_OVAL, c='#d7e5cf', belly='#f0f3e2', tail='fork', fin='#9fb4ab', dorsal=(.3, .88, .07, .3), anal=(.62, .88, .08), pat='sergeant'),
    damsel=dict(p=P_OVAL, c='#2456b8', belly='#3572d2', tail='fork', fin='#2a5fc0', dorsal=(.3, .88, .07, .3), anal=(.62, .88, .08), pat='yellowtail'),
    parrotfish=dict(p=P_PARROT, c='#2f9f9a', belly='#6cc7b0', tail='crescent', fin='#3a7fb8', dorsal=(.24, .93, .055, .1), anal=(.6, .93, .055), pat='parrot'),
    idol=dict(p=P_LONGNOSE, c='#f6eed2', belly='#fbf6e0', tail='fan', fin='#14192a', dorsal=None, anal=(.6, .97, .16), pat='idol'),
    fusilier=dict(p=P_SLIM, c='#3c86c2', belly='#bfe2ea', tail='deepfork', fin='#6faed0', dorsal=(.32, .82, .035, .2), anal=(.62, .84, .035), pat='fusilier'),
    anthias=dict(p=P_OVAL, c='#f0795a', belly='#f7a98a', tail='lyre', fin='#ee6b7c', dorsal=(.26, .88, .08, .2), anal=(.62, .86, .07), pat='anthias'),
    tang=dict(p=P_TANG, c='#2450a8', belly='#2f63c0', tail='fan', fin='#16306f', dorsal=(.22, .97, .075, .2), anal=(.5, .97, .07), pat='tang'),
    emperor=dict(p=P_TANG, c='#22408c', belly='#2e57a6', tail='fan', fin='#f5b843', dorsal=(.25, .96, .09, .5), anal=(.55, .96, .1), pat='emperor'),
    snapper=dict(p=P_OVAL, c='#f2bd3a', belly='#fae7b0', tail='fork', fin='#f2c552', dorsal=(.28, .88, .07, .3), anal=(.66, .86, .07), pat='snapper'),
    banggai=dict(p=P_OVAL, c='#e9e5d2', belly='#f5f1de', tail='deepfork', fin='#20222c', dorsal=None, anal=(.6, .86, .2), pat='banggai'),
    archer=dict(p=P_SLIM_DEEP, c='#c9c6a4', belly='#f3efdc', tail='fan', fin='#8f8c5c', dorsal=(.62, .92, .1, .2), anal=(.6, .92, .1), pat='archer'),
    plain=dict(p=P_OVAL, c='#2a7f8f', belly='#4aa0a8', tail='fork', fin='#2a7f8f', dorsal=(.3, .85, .07, .3), anal=(.62, .88, .07), pat=None),
)


def draw_fish(g, sp, bend=0.0, tone=None, rng=None, detail=True, fin_open=1.0):
    """Raw drawing of a fish, length 1, centred, facing +x.  tone: optional colour everything is pulled to."""
    d = SP[sp]
    r = rng or np.random.default_rng(3)
    X = lambda t: .5 - .8 * t
    cy = lambda x: bend * ((.5 - x) ** 2) * 1.4 - bend * .3
    pr = np.array(d['p'])
    up = lambda t: np.interp(t, pr[:, 0], pr[:, 1])
    dn = lambda t: np.interp(t, pr[:, 0], pr[:, 2])
    W = lambda x, y: (x, y + cy(x))
    c0, cb, cf = (col(d['c']), col(d['belly']), col(d['fin']))
    if tone is not None:
        c0, cb, cf = (mix(q, tone[0], tone[1]) for q in (c0, cb, cf))
    dark = shade(c0, -.55)
    # --- tail
    k, tl = X(1.0), d['tail']
    h0 = float(up(1))
    T = {'fork': [(k, -h0), (k - .1, -.11), (-.5, -.17), (k - .09, 0), (-.5, .17), (k - .1, .11), (k, h0)],
         'deepfork': [(k, -h0), (k - .1, -.09), (-.52, -.19), (k - .05, 0), (-.52, .19), (k - .1, .09), (k, h0)],
         'lyre': [(k, -h0), (k - .1, -.11), (-.6, -.2), (k - .1, -.02), (k - .1, .02), (-.6, .2), (k - .1, .11), (k, h0)],
         'fan': [(k, -h0), (k - .1, -.1), (-.49, -.12), (-.47, 0), (-.49, .12), (k - .1, .1), (k, h0)],
         'crescent': [(k, -h0), (k - .1, -.1), (-.52, -.15), (-.455, 0), (-.52, .15), (k - .1, .1), (k, h0)],
         'round': [(k, -h0), (k - .08, -.12), (k - .17, -.1), (k - .2, 0), (k - .17, .1), (k - .08, .12), (k, h0)]}[tl]
    tb = lambda x, y: W(x, y)
    smooth(g, [tb(*q) for q in T], tension=.42)
    tp = g.copy_path()
    tailc = {'tang': col('#f2c12f'), 'yellowtail': col('#f5c63c'), 'emperor': col('#f5b843'), 'clown': c0, 'idol': col('#14192a')}.get(d['pat'], cf)
    if tone is not None:
        tailc = mix(tailc, *tone)
    lin(g, k, 0, -.5, 0, shade(tailc, -.1), shade(tailc, .18)); g.fill()
    if detail:
        g.save(); g.append_path(tp); g.clip(); rgb(g, shade(tailc, -.45), .4); g.set_line_width(.006)
        for i in range(9):
            yy = (i - 4) / 4 * .17
            g.move_to(*W(k + .02, yy * .2)); g.line_to(*W(-.52, yy)); g.stroke()
        if d['pat'] == 'clown':
            rgb(g, '#1c1512'); g.set_line_width(.045); g.append_path(tp); g.stroke()
        g.restore()
    # --- dorsal and anal fins
    def fin(spec, sgn):
        a, b, hgt = spec[:3]
        f = (up if sgn < 0 else dn)
        ts = np.linspace(a, b, 8)
        shape = np.array([.25, .9, 1, .95, 1.0, 1.12, 1.1, .5])
        if len(spec) > 3 and spec[3] > .55:
            shape = np.array([.3, .95, .9, .62, .8, 1.1, 1.0, .45])
        base = [W(X(t), sgn * f(t) * .86) for t in ts]
        edge = [W(X(t) - .05 * fin_open, sgn * (f(t) + hgt * s * fin_open)) for t, s in zip(ts, shape)]
        smooth(g, base + edge[::-1], tension=.5)
        p = g.copy_path()
        lin(g, 0, sgn * .12, 0, sgn * .36, shade(cf, -.08), shade(cf, .22)); g.fill()
        if detail:
            g.save(); g.append_path(p); g.clip(); rgb(g, shade(cf, -.5), .38); g.set_line_width(.006)
            for t in np.linspace(a, b, 16):
                g.move_to(*W(X(t), sgn * f(t) * .8)); g.line_to(*W(X(t) - .06, sgn * (f(t) + hgt * 1.2))); g.stroke()
            if d['pat'] == 'clown':
                rgb(g, '#1c1512'); g.set_line_width(.035); smooth(g, edge, False); g.stroke()
            g.restore()
    if d['dorsal']: fin(d['dorsal'], -1)
    if d['anal']: fin(d['anal'], 1)
    if d['pat'] == 'idol':      # long white filament sweeping back
        base = [W(X(t), -up(t) * .9) for t in (.38, .5, .7, .95)]
        fil = [W(X(.5), -.4), W(X(.6), -.53), W(X(.92), -.62), W(-.5, -.58), W(-.78, -.42), W(-.5, -.545), W(X(.93), -.55), W(X(.74), -.45), W(X(.72), -.36), W(X(.97), -.16)]
        smooth(g, [base[0]] + fil + base[::-1][:2], tension=.45); lin(g, .1, 0, -.6, 0, '#fbf6e0', '#fffdf2'); g.fill()
    if d['pat'] == 'banggai':
        for a, hh in ((.36, .36), (.72, .3)):
            smooth(g, [W(X(a - .06), -up(a) * .8), W(X(a + .02), -hh), W(X(a + .16), -hh - .08), W(X(a + .1), -up(a + .1) * .8)]); rgb(g, cf); g.fill()
        smooth(g, [W(X(.4), .16), W(X(.6), .42), W(X(.75), .4), W(X(.55), .18)]); g.fill()
    # --- body
    ts = np.linspace(0, 1, 15)
    # smooth profile by interpolation on a cubic through profile points
    top = curve_pts([W(X(t), -u) for t, u, _ in d['p']], 26)
    bot = curve_pts([W(X(t), w) for t, _, w in d['p']], 26)
    pts = list(map(tuple, top)) + list(map(tuple, bot[::-1]))
    smooth(g, pts[:26] + pts[27:-1])
    bp = g.copy_path()
    lin(g, 0, -.3, 0, .3, shade(c0, -.16), c0, cb); g.fill()
    g.save(); g.append_path(bp); g.clip()

    def bar(t0, t1, c_, curve=.0, slant=0.0):
        q = []
        for s in np.linspace(-.45, .45, 9):
            q.append(W(X(t0) + curve * (1 - (s / .45) ** 2) + slant * s, s))
        for s in np.linspace(.45, -.45, 9):
            q.append(W(X(t1) + curve * (1 - (s / .45) ** 2) + slant * s, s))
        poly(g, q); rgb(g, c_ if tone is None else mix(c_, *tone)); g.fill()

    def stripe(y0, y1, c_, t0=0.0, t1=1.05, a=1.0):
        q = [W(X(t), y0 * (.4 + .6 * math.sin(PI * min(1, max(.05, t * .9 + .06))))) for t in np.linspace(t0, t1, 12)]
        q += [W(X(t), y1 * (.4 + .6 * math.sin(PI * min(1, max(.05, t * .9 + .06))))) for t in np.linspace(t1, t0, 12)]
        poly(g, q); rgb(g, c_ if tone is None else mix(c_, *tone), a); g.fill()
    pt = d['pat']
    K = '#171a24'
    if pt == 'clown':
        for a, b, cv in ((.2, .33, .03), (.52, .68, .045), (.9, .98, .0)):
            bar(a - .02, b + .02, K, cv); bar(a, b, '#fffaf0', cv)
    elif pt == 'raccoon':
        for i in range(9):
            stripe(-.27 + i * .06, -.255 + i * .06, '#b06a1c', .35, 1, .5)
        bar(.27, .37, '#fffaf0', -.01, .05); bar(.12, .27, K, -.01, .12)
        smooth(g, [W(X(.33), -.34), W(X(.42), -.2), W(X(.36), -.08), W(X(.26), -.22)]); rgb(g, K); g.fill()
        bar(.93, 1.0, K)
    elif pt == 'threadfin':
        bar(.72, 1.05, '#f7b92e', .05, .08)
        g.set_line_width(.011); rgb(g, '#5b5f63', .7)
        for i in range(6):
            g.move_to(*W(X(.3) - i * .05, -.3)); g.line_to(*W(X(.66) - i * .012, -.02 - i * .045)); g.stroke()
            g.move_to(*W(X(.66) - i * .02 + .1, .0 - .02 * i)); g.line_to(*W(X(.3) - i * .055, .28)); g.stroke()
        bar(.14, .235, K, -.02, .06)
        rgb(g, K); g.arc(*W(X(.9), -.19), .03, 0, 7); g.fill()
    elif pt == 'longnose':
        smooth(g, [W(X(-.02), -.02), W(X(.2), -.005), W(X(.36), -.03), W(X(.44), -.18), W(X(.36), -.34), W(X(.0), -.3)]); rgb(g, K); g.fill()
        smooth(g, [W(X(0), .02), W(X(.2), .01), W(X(.34), .03), W(X(.34), .18), W(X(.2), .2), W(X(0), .1)]); rgb(g, '#e8ecec'); g.fill()
    elif pt == 'sergeant':
        stripe(-.25, -.1, '#f3d04a', .1, .95, .75)
        for a in (.24, .39, .54, .69, .85):
            bar(a, a + .06, '#1d2b3a', .01)
    elif pt == 'yellowtail':
        bar(.82, 1.05, '#f5c63c', .04)
    elif pt == 'parrot':
        for i in range(7):
            for j in range(11):
                g.set_line_width(.012); rgb(g, '#e58aa0', .75)
                px, py = X(.22 + j * .075), -.2 + i * .065 + (j % 2) * .032
                g.arc(*W(px, py), .034, -1.1, 1.1); g.stroke()
        bar(-.02, .2, '#4fb7a6', .03)
        g.set_line_width(.02); rgb(g, '#f08fa0')
        g.move_to(*W(.5, .02)); g.curve_to(*W(.42, .05), *W(.38, .05), *W(.33, .02)); g.stroke()
        g.move_to(*W(.47, -.05)); g.curve_to(*W(.42, -.05), *W(.38, -.06), *W(.33, -.09)); g.stroke()
    elif pt == 'idol':
        bar(.6, 1.05, '#f5c63c', .06); bar(.27, .46, K, .02, .05); bar(.78, .95, K, .04); bar(.96, .99, '#fffdf2', .04)
        smooth(g, [W(X(0), .05), W(X(0), -.04), W(X(.14), -.04), W(X(.2), .03), W(X(.12), .06)]); rgb(g, '#fffaf0'); g.fill()
        smooth(g, [W(X(.07), -.03), W(X(.15), -.06), W(X(.21), -.05), W(X(.16), -.01)]); rgb(g, '#f07a2c'); g.fill()
    elif pt == 'fusilier':
        stripe(-.075, -.03, '#f5d34a', .08, 1.05); stripe(.0, .02, '#1e4f8a', .1, 1, .6)
    elif pt == 'anthias':
        stripe(-.02, .0, '#c85a8e', .08, .4, .8)
    elif pt == 'tang':
        smooth(g, [W(X(.2), -.1), W(X(.4), -.24), W(X(.75), -.2), W(X(1.02), -.05), W(X(1.02), .05), W(X(.8), -.02), W(X(.62), .07), W(X(.42), -.02)]); rgb(g, '#0d1430'); g.fill()
        smooth(g, [W(X(.42), -.1), W(X(.56), -.16), W(X(.7), -.1), W(X(.6), -.01), W(X(.48), -.03)]); rgb(g, c0); g.fill()
        smooth(g, [W(X(.86), 0), W(X(1.05), -.07), W(X(1.05), .07)]); rgb(g, '#f2c12f'); g.fill()
    elif pt == 'emperor':
        for i in range(9):
            stripe(-.27 + i * .062, -.243 + i * .062, '#f6c64a', .36, 1.02)
        bar(.28, .39, '#10142c', .03); bar(-.02, .12, '#cfe0ea', .02); bar(.14, .21, '#10142c', .0, .05)
        g.set_line_width(.016); rgb(g, '#7fb4ea'); g.move_to(*W(X(.12), .16)); g.curve_to(*W(X(.15), .0), *W(X(.2), -.1), *W(X(.24), -.2)); g.stroke()
    elif pt == 'snapper':
        for yy in (-.15, -.07, .01, .085):
            stripe(yy, yy + .028, '#5f9fd8', .1, 1)
    elif pt == 'archer':
        for a, h_ in ((.2, .02), (.36, .0), (.53, -.02), (.7, -.03), (.88, .0)):
            smooth(g, [W(X(a - .035), -.3), W(X(a + .07), -.3), W(X(a + .055), h_ - .03), W(X(a + .02), h_ + .02), W(X(a - .02), h_ - .03)]); rgb(g, '#23262c' if tone is None else mix('#23262c', *tone)); g.fill()
    elif pt == 'banggai':
        for a, cv in ((.12, -.02), (.36, 0), (.68, .02)):
            bar(a, a + .085, K, cv)
        for _ in range(40):
            rgb(g, '#ffffff', .8); g.arc(*W(X(r.uniform(.3, 1)), r.uniform(.02, .2)), .008, 0, 7); g.fill()
    if detail and pt in ('scales', None, 'snapper', 'anthias', 'fusilier'):
        rgb(g, shade(c0, -.4), .22); g.set_line_width(.007)
        for i in range(6):
            for j in range(10):
                g.arc(*W(X(.3 + j * .07), -.16 + i * .06 + (j % 2) * .03), .03, -1, 1); g.stroke()
    # soft belly light and back shadow
    lin(g, 0, -.3, 0, .3, (0, 'navy', .28), (.4, 'navy', 0), (.75, 'cream', 0), (1, 'cream', .28)); g.paint()
    if detail:      # gill cover
        rgb(g, dark, .45); g.set_line_width(.011)
        gx = X(.27)
        g.move_to(*W(gx - .01, -.1)); g.curve_to(*W(gx - .045, -.03), *W(gx - .045, .05), *W(gx + .01, .12)); g.stroke()
    g.restore()
    # --- pectoral and pelvic fins
    px, py = W(X(.33), .05)
    with at(g, px, py, .5 - .2 * fin_open):
        smooth(g, [(0, -.02), (-.09, -.045), (-.17, -.01), (-.15, .05), (-.06, .06), (0, .03)])
        rgb(g, shade(cf if pt != 'idol' else '#f6eed2', .25), .82); g.fill()
        if pt == 'clown':
            rgb(g, '#1c1512'); g.set_line_width(.018); g.arc(-.12, .01, .055, 1.2, 4.4); g.stroke()
    with at(g, *W(X(.4), float(dn(.4)) * .92), .6):
        smooth(g, [(0, -.02), (-.08, -.01), (-.16, .03), (-.07, .045), (.01, .03)]); rgb(g, shade(cf, -.05)); g.fill()
    # --- eye and mouth
    et = {'clown': .13, 'longnose': .265, 'idol': .29, 'parrot': .13}.get(pt, .15)
    ex, ey = W(X(et), -float(up(et)) * .32)
    R = .034 if pt != 'parrot' else .026
    rgb(g, {'longnose': '#2a2a2a', 'raccoon': '#f5d9a0', 'threadfin': '#d8d4c4'}.get(pt, '#f4ead0') if tone is None else mix('#f4ead0', *tone)); g.arc(ex, ey, R, 0, 7); g.fill()
    rgb(g, '#0b0d14'); g.arc(ex + .003, ey, R * .66, 0, 7); g.fill()
    rgb(g, 'white', .9); g.arc(ex - R * .2, ey - R * .3, R * .2, 0, 7); g.fill()
    if detail:
        mx, my = W(.5, .008 + float(dn(0)) * .3)
        rgb(g, dark, .8); g.set_line_width(.009); g.move_to(mx, my); g.line_to(mx - .045, my + .012); g.stroke()
        if pt == 'parrot':
            smooth(g, [W(.505, -.02), W(.515, .01), W(.5, .035), W(.475, .02), W(.475, -.01)]); rgb(g, '#dff2e4'); g.fill()


def _orient(heading):
    """(rotation, mirror) so that a fish heading left is mirrored, not upside down."""
    hx = math.cos(heading)
    if hx >= 0:
        return math.atan2(math.sin(heading), hx), 1
    return math.atan2(-math.sin(heading), -hx) * -1 * -1, -1


def fish(c, sp, x, y, L=80, heading=0.0, bend=0.0, turn=0.0, tone=None, fin_open=1.0, **kw):
    """One fish.  See module docstring."""
    rot, m = _orient(heading)
    opt = dict(shadow=.3, lift=max(2.5, L * .035), volume=.3, vsize=L * .07, rim=.25, grain=.035)
    opt.update(kw)
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m, 1):
            with at(g, 0, 0, rot, L * (1 - .5 * turn), L):
                draw_fish(g, sp, bend, tone, c.rng, L > 46, fin_open)


def school(c, sp, x, y, n=30, rx=260, ry=90, L=42, heading=0.0, curve=0.0, spread=.16, layers=3, tone=None, depth=0.0, **kw):
    """A school inside an ellipse rx,ry, swimming along heading; curve bends the stream (radians over its length)."""
    r = c.rng
    pts, tries = [], 0
    while len(pts) < n and tries < n * 40:
        tries += 1
        a, q = r.uniform(0, 2 * PI), math.sqrt(r.uniform(0, 1))
        p = (math.cos(a) * rx * q, math.sin(a) * ry * q)
        if all((p[0] - o[0]) ** 2 / 1.8 + (p[1] - o[1]) ** 2 * 2.2 > (L * .62) ** 2 for o in pts):
            pts.append(p)
    n = len(pts)
    order = r.permutation(n)
    for ly in range(layers):
        dd = depth + (layers - 1 - ly) * (.5 - depth * .4) / max(1, layers - 1) * .7
        with c.piece(**{**dict(shadow=.2, lift=4, volume=.2, vsize=L * .06, depth=min(.92, dd), grain=.03), **kw}) as g:
            for i in order[ly::layers]:
                px, py = pts[i]
                u = px / max(1, rx)
                h = heading + curve * u * .5 + r.normal(0, spread)
                rot, m = _orient(h)
                s = L * r.uniform(.78, 1.18) * (.72 + .28 * (ly + 1) / layers)
                yy = py + curve * rx * .25 * u * u
                with at(g, x + px, y + yy, 0, m, 1):
                    with at(g, 0, 0, rot, s * r.uniform(.72, 1), s):
                        draw_fish(g, sp, r.normal(0, .13), tone, r, s > 40, r.uniform(.4, 1.1))


def silhouettes(c, x, y, n=40, rx=240, ry=80, L=18, heading=0.0, color='#1d6f86', depth=.5, **kw):
    """Very far school: simple spindle shapes."""
    r = c.rng
    with c.piece(**{**dict(shadow=0, volume=0, rim=0, depth=depth), **kw}) as g:
        for _ in range(n):
            a, q = r.uniform(0, 2 * PI), math.sqrt(r.uniform(0, 1))
            s = L * r.uniform(.6, 1.2)
            h = heading + r.normal(0, .2)
            with at(g, x + math.cos(a) * rx * q, y + math.sin(a) * ry * q, h, s):
                rgb(g, jitter(r, color, .02))
                smooth(g, [(.5, 0), (.15, -.17), (-.3, -.04), (-.5, -.16), (-.44, 0), (-.5, .16), (-.3, .04), (.15, .17)]); g.fill()


def humbug(c, x, y, L=90, heading=0.0, bend=0.0, **kw):
    """Humbug damselfish (Dascyllus aruanus): white, three black bars, white tail. L = length."""
    hx = math.cos(heading)
    with c.piece(**{**dict(shadow=.3, lift=max(3, L * .05), volume=.35, vsize=L * .07, rim=.3, grain=.03), **kw}) as g:
        with at(g, x, y, 0, 1 if hx >= 0 else -1, 1), at(g, 0, 0, math.atan2(math.sin(heading), abs(hx)), L):
            Y = lambda u, v: (u, v + bend * (.5 - u) ** 2)
            q = lambda pts: [Y(*p) for p in pts]
            smooth(g, q([(-.28, -.06), (-.42, -.17), (-.5, -.19), (-.45, 0), (-.5, .19), (-.42, .17), (-.28, .06)])); rgb(g, '#eef3ec', .92); g.fill()
            rgb(g, '#a9bdc0', .7); g.set_line_width(.008)
            for k in range(7): g.move_to(*Y(-.3, (k - 3) * .012)); g.line_to(*Y(-.47, (k - 3) * .05)); g.stroke()
            fins = [(.22, -.24), (.1, -.4), (-.08, -.42), (-.24, -.35), (-.3, -.14), (0, -.1)]
            anal = [(-.02, .2), (-.12, .38), (-.24, .33), (-.3, .12), (-.1, .08)]
            for f in (fins, anal): smooth(g, q(f)); rgb(g, '#171a24'); g.fill()
            smooth(g, q([(.5, .0), (.42, -.1), (.28, -.22), (.08, -.29), (-.12, -.25), (-.3, -.09), (-.33, 0), (-.3, .08), (-.12, .23), (.08, .28), (.28, .22), (.44, .1)])); p = g.copy_path()
            lin(g, 0, -.3, 0, .3, '#dfe6e0', '#fbfaf0', '#ffffff'); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, '#171a24')
            smooth(g, q([(.27, -.4), (.36, -.12), (.45, .06), (.36, .2), (.24, .3), (.26, .1), (.2, -.1), (.1, -.4)])); g.fill()
            smooth(g, q([(.04, -.4), (.08, -.1), (.07, .1), (.06, .4), (-.08, .4), (-.08, .1), (-.08, -.1), (-.1, -.4)])); g.fill()
            smooth(g, q([(-.18, -.4), (-.17, 0), (-.18, .4), (-.33, .4), (-.31, 0), (-.33, -.4)])); g.fill()
            g.restore()
            smooth(g, q([(.16, .2), (.1, .36), (.0, .4), (.04, .22)])); rgb(g, '#171a24'); g.fill()
            smooth(g, q([(.17, .03), (.06, -.03), (.0, .06), (.06, .13), (.16, .1)])); rgb(g, '#e9f0ea', .6); g.fill()
            g.arc(*Y(.36, -.03), .036, 0, 7); rgb(g, '#d9c98a'); g.fill(); g.arc(*Y(.362, -.03), .021, 0, 7); rgb(g, '#0a0c12'); g.fill()


def swirl(c, x, y, rx, ry, n, L, color, turns=1.0, a0=0.0, width=.25, depth=.1, **kw):
    """School of plain fish streaming around an ellipse."""
    r = c.rng
    with c.piece(**{**dict(shadow=0, volume=.15, vsize=3, rim=.4, depth=depth), **kw}) as g:
        for i in range(n):
            a = a0 + turns * 2 * PI * i / n + r.normal(0, .05)
            q = 1 + r.normal(0, width)
            px, py = x + math.cos(a) * rx * q, y + math.sin(a) * ry * q + r.normal(0, ry * .12)
            h = math.atan2(math.cos(a) * ry, -math.sin(a) * rx)
            with at(g, px, py, h + r.normal(0, .12), L * r.uniform(.65, 1.2) * (1 + .25 * math.sin(a))):
                rgb(g, jitter(r, color, .02)); smooth(g, [(.5, 0), (.15, -.17), (-.3, -.04), (-.5, -.17), (-.44, 0), (-.5, .17), (-.3, .04), (.15, .17)]); g.fill()


# ------------------------------------------------------------------ shark
def shark(c, x, y, L=420, heading=0.0, bend=0.0, kind='blacktip', gape=0.0, **kw):
    """Reef shark, side view. kind 'blacktip' or 'grey'/'whitetip'. L = total length."""
    rot, m = _orient(heading)
    B = lambda px, py: (px, py + bend * (px - .5) ** 2 * .8)
    back, belly = {'blacktip': ('#8d8471', '#f2ead6'), 'whitetip': ('#7d8488', '#e3e4dc'), 'grey': ('#6d7f8a', '#e8ebe4')}[kind]
    tipc = {'blacktip': '#20242b', 'whitetip': '#f5f2e8', 'grey': '#3b4650'}[kind]
    opt = dict(shadow=.35, lift=L * .03, volume=.4, vsize=L * .035, rim=.25, grain=.04)
    opt.update(kw)

    def fin(g, pts, tip, c0, tipside):
        smooth(g, [B(*p) for p in pts], tension=.42)
        p = g.copy_path(); rgb(g, c0); g.fill()
        g.save(); g.append_path(p); g.clip()
        tx, ty = B(*tip)
        rad(g, tx, ty, tipside, (0, tipc), (.72, tipc), (.86, shade(c0, .35)), (1, c0, 0)); g.paint(); g.restore()

    with c.piece(**opt) as g:
        with at(g, x, y, 0, m, 1), at(g, 0, 0, rot, L):
            # far pectoral and far pelvic
            fin(g, [(.24, .05), (.16, .15), (.13, .19), (.16, .1), (.19, .05)], (.13, .19), shade(back, -.35), .04)
            # second dorsal, anal, pelvic
            fin(g, [(-.19, -.042), (-.225, -.072), (-.255, -.078), (-.25, -.05), (-.262, -.032), (-.22, -.03)], (-.25, -.08), shade(back, -.06), .025)
            fin(g, [(-.2, .03), (-.235, .066), (-.262, .07), (-.25, .036), (-.24, .026)], (-.262, .07), shade(back, .12), .022)
            fin(g, [(-.05, .055), (-.1, .095), (-.13, .1), (-.122, .06), (-.11, .045)], (-.13, .1), shade(back, .15), .024)
            # first dorsal
            fin(g, [(.135, -.085), (.09, -.13), (.04, -.19), (.015, -.212), (.012, -.17), (.02, -.12), (.0, -.085), (.06, -.07)], (.012, -.215), back, .06)
            # body
            top = [(.5, .008), (.465, -.026), (.4, -.05), (.3, -.075), (.14, -.093), (-.02, -.085), (-.2, -.046), (-.33, -.021), (-.41, -.014)]
            bot = [(-.41, .008), (-.32, .02), (-.2, .033), (-.05, .062), (.12, .082), (.26, .076), (.36, .058), (.43, .038), (.48, .024)]
            P = [B(*p) for p in top + bot]
            smooth(g, P, tension=.5)
            bp = g.copy_path()
            lin(g, 0, -.1, 0, .09, (0, shade(back, -.28)), (.42, back), (.6, mix(back, belly, .55)), (.74, belly), (1, shade(belly, -.12)))
            g.fill()
            g.save(); g.append_path(bp); g.clip()
            # flank band typical for blacktip
            smooth(g, [B(*p) for p in [(.06, .05), (-.05, .012), (-.2, .0), (-.32, .008), (-.2, .012), (-.05, .03)]]); rgb(g, belly, .75); g.fill()
            lin(g, 0, -.1, 0, -.03, (0, 'cream', .25), (1, 'cream', 0)); g.paint()
            # gill slits (five), shortening and curving towards the pectoral
            for i in range(5):
                gx = .268 - i * .0215
                g.set_line_width(.0042); rgb(g, shade(back, -.6), .8)
                hgt = .034 - abs(i - 1.6) * .003
                g.move_to(*B(gx + .004, -.028 + i * .002)); g.curve_to(*B(gx - .009, -.012), *B(gx - .009, .012), *B(gx + .002, -.028 + hgt * 1.9)); g.stroke()
                g.set_line_width(.003); rgb(g, 'cream', .3)
                g.move_to(*B(gx - .001, -.026)); g.curve_to(*B(gx - .014, -.012), *B(gx - .014, .012), *B(gx - .003, -.03 + hgt * 1.9)); g.stroke()
            # lateral shading of the snout underside
            g.restore()
            # tail: heterocercal
            fin(g, [(-.33, -.02), (-.40, -.075), (-.475, -.165), (-.5, -.185), (-.488, -.135), (-.452, -.06), (-.432, -.02), (-.44, .03), (-.462, .085), (-.43, .075), (-.385, .035), (-.34, .018)], (-.5, -.19), back, .05)
            g.save(); smooth(g, [B(*p) for p in [(-.38, .02), (-.43, .075), (-.465, .09), (-.445, .04), (-.42, 0)]]); g.clip()
            rad(g, *B(-.465, .09), .05, (0, tipc), (.7, tipc), (1, back, 0)); g.paint(); g.restore()
            # mouth: subterminal, small
            rgb(g, shade(back, -.65), .85); g.set_line_width(.0045)
            g.move_to(*B(.452, .031)); g.curve_to(*B(.436, .036 + gape), *B(.418, .037 + gape), *B(.402, .036)); g.stroke()
            g.set_line_width(.003); rgb(g, 'cream', .5)
            g.move_to(*B(.45, .035)); g.curve_to(*B(.436, .04 + gape), *B(.42, .042 + gape), *B(.4, .041)); g.stroke()
            # nostril
            rgb(g, shade(back, -.65), .8); g.set_line_width(.005); g.move_to(*B(.474, .013)); g.line_to(*B(.463, .019)); g.stroke()
            # eye: small, dark, horizontally oval, narrow vertical pupil, faint brow shadow - no white ring
            ex, ey = B(.423, -.013)
            with at(g, ex, ey, 0, .0125, .0098):
                rgb(g, shade(back, -.5), .55); g.arc(0, -.12, 1.32, 0, 7); g.fill()
                rad(g, 0, 0, 1, (0, '#7d745a'), (.8, '#a79c78'), (1, '#3a362c')); g.arc(0, 0, 1, 0, 7); g.fill()
                with at(g, .05, 0, 0, .34, .86):
                    rgb(g, '#07080b'); g.arc(0, 0, 1, 0, 7); g.fill()
                rgb(g, 'white', .75); g.arc(-.3, -.4, .15, 0, 7); g.fill()
            # near pectoral fin
            fin(g, [(.215, .042), (.15, .105), (.085, .185), (.06, .215), (.085, .14), (.115, .075), (.135, .047)], (.058, .22), shade(back, .02), .055)


# ------------------------------------------------------------------ rays
def ray(c, x, y, s=360, heading=0.0, kind='manta', tilt=50, flap=.25, belly=False, **kw):
    """Manta or eagle ray.  s = wing span; tilt (deg) 0 = seen flat from above/below, 80 = nearly edge-on;
    flap: wing tips up (+) or down (-).  belly=True: seen from below."""
    th = math.radians(tilt)

    def pr(px, py, pz=0.0):     # px forward, py lateral, span = 1
        z = pz + flap * abs(py * 2) ** 1.8 * .5
        return (px, -(py * math.cos(th) + z * math.sin(th)))
    opt = dict(shadow=.35, lift=s * .03, volume=.4, vsize=s * .05, rim=.25)
    opt.update(kw)
    if kind == 'manta':
        half = [(.2, .0), (.215, .05), (.2, .1), (.175, .17), (.1, .32), (.0, .45), (-.1, .5), (-.07, .4), (-.09, .26), (-.16, .13), (-.22, .05), (-.24, .0)]
        topc, botc = '#22323f', '#f1efe4'
    else:
        half = [(.3, .0), (.29, .045), (.22, .07), (.17, .12), (.1, .28), (-.04, .47), (-.09, .5), (-.08, .4), (-.1, .2), (-.17, .08), (-.19, .04), (-.2, 0)]
        topc, botc = '#2d4257', '#efece0'
    base = botc if belly else topc
    rot, m = _orient(heading)
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m, 1), at(g, 0, 0, rot, s):
            # tail
            t = wander(c.rng, -.2, 0, PI, .55 if kind == 'eagle' else .42, 6, .1)
            rgb(g, shade(topc, -.2)); taper(g, t, [.022, .012, .004], 20); g.fill()
            for sg in (1, -1):      # far wing first
                hp = [pr(a, b * sg) for a, b in half]
                smooth(g, curve_pts(hp, 40), tension=.45)
                p = g.copy_path()
                a0, a1 = pr(0, 0), pr(-.05, .5 * sg)
                f = -.18 if sg == 1 else .05
                lin(g, *a0, *a1, (0, shade(base, f)), (.6, shade(base, f + .06)), (1, shade(base, f - .25 if belly else f + .12)))
                g.fill_preserve(); rgb(g, shade(base, f)); g.set_line_width(.004); g.stroke()
                g.save(); g.append_path(p); g.clip()
                if kind == 'manta' and not belly:
                    smooth(g, [pr(a, b * sg) for a, b in [(.15, .05), (.14, .14), (.06, .27), (.0, .3), (.03, .2), (.07, .1), (.08, .05)]]); rgb(g, '#dfe5e2', .85); g.fill()
                if kind == 'manta' and belly:
                    for i in range(5):
                        q = [pr(.13 - i * .034, (.045 + .004 * i) * sg), pr(.125 - i * .034, (.085 + .002 * i) * sg), pr(.11 - i * .034, .115 * sg)]
                        rgb(g, '#3d4650', .85); g.set_line_width(.007); smooth(g, q, False); g.stroke()
                    for _ in range(8):
                        rgb(g, '#39434d', .7); g.arc(*pr(c.rng.uniform(-.15, 0), c.rng.uniform(.02, .16) * sg), c.rng.uniform(.004, .011), 0, 7); g.fill()
                    smooth(g, [pr(a, b * sg) for a, b in [(.1, .36), (.02, .46), (-.1, .52), (-.08, .4), (-.1, .28), (-.16, .14), (-.13, .16), (-.05, .33)]]); rgb(g, '#56636c', .5); g.fill()
                if kind == 'eagle' and not belly:
                    for _ in range(46):
                        px, py = c.rng.uniform(-.16, .12), c.rng.uniform(.0, .44)
                        rgb(g, '#eef0e6', .9)
                        q = pr(px, py * sg)
                        with at(g, q[0], q[1], 0, .009, .009 * (.35 + .65 * math.cos(th))):
                            g.arc(0, 0, 1, 0, 7); g.fill()
                if kind == 'eagle' and belly:
                    for i in range(5):
                        rgb(g, '#59656c', .8); g.set_line_width(.006); g.move_to(*pr(.12 - i * .03, .035 * sg)); g.line_to(*pr(.115 - i * .03, .065 * sg)); g.stroke()
                g.restore()
            # central body ridge
            bz = .0 if belly else .045
            bd = [(.2, .05), (.1, .085), (-.08, .07), (-.22, .02), (-.22, -.02), (-.08, -.07), (.1, -.085), (.2, -.05)]
            smooth(g, [pr(a, b, bz) for a, b in bd])
            lin(g, *pr(0, .09, bz), *pr(0, -.09, bz), (0, shade(base, .16), 1), (.5, shade(base, .03), .9), (1, shade(base, -.25), .4)); g.fill()
            if kind == 'manta':     # head and cephalic lobes
                for sg in (1, -1):
                    q = [pr(.195, .1 * sg), pr(.255, .105 * sg), pr(.3, .075 * sg), pr(.29, .06 * sg), pr(.235, .065 * sg), pr(.2, .05 * sg)]
                    smooth(g, q); rgb(g, shade(topc, -.12 if sg == 1 else .08)); g.fill()
                if belly:
                    smooth(g, [pr(.21, .055), pr(.225, 0), pr(.21, -.055), pr(.195, 0)]); rgb(g, '#2c353e', .8); g.fill()
                ex, ey = pr(.205, -.112, .01)
            else:
                smooth(g, [pr(.34, .0), pr(.31, .04), pr(.23, .055), (pr(.2, 0)), pr(.23, -.055), pr(.31, -.04)]); rgb(g, shade(topc, .08)); g.fill()
                for i in range(7 if not belly else 0):
                    rgb(g, '#eef0e6', .8); g.arc(*pr(c.rng.uniform(.1, .22), c.rng.uniform(-.04, .04), .04), .006, 0, 7); g.fill()
                ex, ey = pr(.245, -.056, .02)
            rgb(g, '#0a0d12'); g.arc(ex, ey, .0095, 0, 7); g.fill()
            rgb(g, 'white', .8); g.arc(ex - .002, ey - .003, .0028, 0, 7); g.fill()


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


# ------------------------------------------------------------------ turtle (small 3D model, drawn flat)
def turtle(c, x, y, s=300, rot=0.0, roll=55, yaw=0, stroke=.3, hind=.0, flip=False, look=0.0, color='#7a7a45', **kw):
    """Green turtle. s = length snout to tail.  roll deg: 0 from above, 60 three-quarter, 90 side, 125+ shows the belly.
    yaw deg: foreshortening (nose away/towards).  rot: heading on the page (radians, + = down).
    stroke -1..1: front flippers raised .. pressed down; hind -1..1;  look: head up/down; flip mirrors."""
    r = c.rng
    ro, ya = math.radians(roll), math.radians(yaw)

    def pr(p):
        X, Y, Z = p
        X, Y = X * math.cos(ya) - Y * math.sin(ya) * .0, Y + X * math.sin(ya) * .35
        return (X, -(Y * math.cos(ro) + Z * math.sin(ro)))

    def dep(p):
        return p[2] * math.cos(ro) - p[1] * math.sin(ro)
    a, b, H = .36, .29, .16
    olive, dark, cream_ = col(color), shade(color, -.55), col('#f1e4b3')

    def flipper(base, sgn, L, chord, sweep, dih, curl, twist):
        """list of 3D outline points, leading edge then trailing edge"""
        lead, trail, mid = [], [], []
        p = np.array(base, float)
        for i in range(9):
            u = i / 8
            ang = sweep + curl * u
            dz = dih * (1 - .35 * u)
            d = np.array([-math.sin(ang), sgn * math.cos(ang) * math.cos(dz), math.sin(dz) * math.cos(ang)])
            w = chord * (.72 + .55 * math.sin(PI * min(1, u * 1.1)) if u < .5 else chord and (1.27 - 1.2 * (u - .5) ** 1.2 * 1.7)) if u < .98 else 0.0
            w = chord * np.interp(u, [0, .2, .45, .7, .9, 1], [.8, 1, .92, .66, .36, .06])
            cd = np.array([math.cos(ang), sgn * math.sin(ang) * math.cos(twist), math.sin(twist) * .6])
            lead.append(p + cd * w * .42); trail.append(p - cd * w * .58); mid.append(p.copy())
            p = p + d * L / 8
        return lead, trail, mid
    parts = []
    for sgn in (1, -1):
        st = stroke + (.12 if sgn > 0 else -.05)
        parts.append(('f', sgn, flipper((.25, sgn * .2, -.02), sgn, .5, .16, .25 + .25 * abs(stroke), -st * 1.05, .95, -.3 * st)))
        parts.append(('f', sgn, flipper((-.27, sgn * .15, -.02), sgn, .2, .14, 1.0 + .25 * hind, -.25 * hind - .1, .5, .0)))

    def drawflip(g, pt):
        lead, trail, mid = pt[2]
        sgn = pt[1]
        far = (dep((0, sgn * .3, 0)) < 0)
        out = [pr(q) for q in lead] + [pr(q) for q in trail[::-1]]
        smooth(g, out, tension=.5)
        p = g.copy_path()
        base = shade(olive, -.28 if far else .0)
        lin(g, *pr(mid[0]), *pr(mid[-1]), mix(base, cream_, .38), mix(base, cream_, .2), mix(base, cream_, .45)); g.fill()
        g.save(); g.append_path(p); g.clip()
        for i in range(len(mid) - 1):      # mosaic of dark scales, big on the leading edge
            for k, f in enumerate((.82, .45, .1)):
                q0, q1 = (1 - f) * trail[i] + f * lead[i], (1 - f) * trail[i + 1] + f * lead[i + 1]
                cx, cy = pr((q0 + q1) / 2)
                dx, dy = np.array(pr(q1)) - np.array(pr(q0))
                wl = np.hypot(*(np.array(pr(lead[i])) - np.array(pr(trail[i])))) * .155
                with at(g, cx, cy, math.atan2(dy, dx), max(.01, np.hypot(dx, dy) * .43), max(.006, wl)):
                    smooth(g, blob_pts(r, 0, 0, 1, 1, .12, 7)); rgb(g, jitter(r, shade(dark, .05 if far else .12), .02), .9); g.fill()
        g.restore()

    def drawhead(g):
        n0, n1 = (.26, 0, .01), (.45, 0, .03 + look * .08)
        with at(g):
            lin(g, *pr((.4, .1, .1)), *pr((.4, -.1, -.1)), shade(olive, .12), mix(olive, cream_, .55))
            taper(g, [pr(n0), pr(((n0[0] + n1[0]) / 2, 0, .015 + look * .03)), pr(n1)], [.2, .165, .14], 12); g.fill()
        hx, hz = .495, .035 + look * .1
        tilt = -look * .5
        out3 = [(.115, 0), (.085, .055), (.02, .082), (-.06, .085), (-.1, .05), (-.1, -.05), (-.06, -.07), (.02, -.066), (.08, -.05)]
        vs, ls = math.sin(ro), math.cos(ro)
        with at(g, *pr((hx, 0, hz)), tilt):
            q = [(u * math.cos(ya), -v * (.88 + .12 * abs(vs))) for u, v in out3]
            smooth(g, q); p = g.copy_path()
            lin(g, 0, -.09, 0, .08, shade(olive, .12), shade(olive, -.05), mix(olive, cream_, .75)); g.fill()
            g.save(); g.append_path(p); g.clip()
            sc = [(-.07, -.045, .036), (-.01, -.058, .034), (.045, -.042, .026), (-.07, .012, .034), (-.015, -.008, .024), (-.045, .04, .022), (.08, -.018, .016)]
            if abs(roll) < 40:
                sc = [(-.055, 0, .045), (.02, 0, .036), (-.04, -.06, .03), (-.04, .06, .03), (.035, -.05, .022), (.035, .05, .022), (.085, 0, .018)]
            for sx_, sy_, q_ in sc:
                smooth(g, blob_pts(r, sx_, sy_, q_, q_ * .85, .12, 7)); rgb(g, jitter(r, shade(dark, .12), .02), .88); g.fill()
            g.restore()
            eyes = [(.042, -.018)] if abs(roll) >= 40 else [(.05, -.05), (.05, .05)]
            for ex, ey in eyes:
                rgb(g, cream_, .8); g.arc(ex, ey, .0185, 0, 7); g.fill()
                rgb(g, '#12110e'); g.arc(ex, ey, .0155, 0, 7); g.fill()
                rgb(g, 'white', .9); g.arc(ex - .004, ey - .005, .004, 0, 7); g.fill()
            if abs(roll) >= 40:
                rgb(g, dark, .85); g.set_line_width(.006); g.move_to(.112, .008); g.curve_to(.08, .026, .05, .026, .012, .018); g.stroke()
                rgb(g, dark); g.arc(.104, -.016, .0045, 0, 7); g.fill()

    def dome(u, v):     # u,v in unit disc -> 3D
        q = max(0, 1 - u * u - v * v)
        taperx = 1 - .16 * max(0, -u)
        return (u * a, v * b * taperx * (1 + .06 * u), H * q ** .55)

    def drawshell(g):
        rim = [(math.cos(t), math.sin(t)) for t in np.linspace(0, 2 * PI, 40, endpoint=False)]
        P = np.array([pr(dome(u, v)) for u, v in rim] + [pr(dome(u * q, v * q)) for q in (.94, .85, .7, .5, .25) for u, v in rim])
        from scipy.spatial import ConvexHull
        hull = P[ConvexHull(P).vertices]
        belly = math.cos(ro) < -.05
        smooth(g, curve_pts(hull, 60, True), tension=.5); hp = g.copy_path()
        zt = pr((0, 0, H))
        rad(g, zt[0] - .05, zt[1] - .04, .46, shade('#a98748', .2), '#8a6d3a', shade('#6d5a34', -.35)); g.fill()
        g.save(); g.append_path(hp); g.clip()
        # scutes: 5 vertebral, 4 pairs costal, marginal ring
        def cell(poly2, cc):
            q = []
            n = len(poly2)
            for i in range(n):
                u0, v0 = poly2[i]; u1, v1 = poly2[(i + 1) % n]
                for f in (0, .33, .66):
                    q.append(dome(u0 + (u1 - u0) * f, v0 + (v1 - v0) * f))
            m_ = np.mean(q, axis=0)
            nrm = (m_[0] / a ** 2, m_[1] / b ** 2, m_[2] / H ** 2 + .6)
            if dep(nrm) < -.5: return
            pts = [pr(t) for t in q]
            cx, cy = np.mean(pts, axis=0)
            sh = [(cx + (px - cx) * .95, cy + (py - cy) * .95) for px, py in pts]
            poly(g, sh); p = g.copy_path()
            R = max(np.ptp([t[0] for t in sh]), np.ptp([t[1] for t in sh])) * .7
            rad(g, cx - R * .2, cy + R * .1, R, shade(cc, .38), cc, shade(cc, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for k in range(11):         # radiating streaks of the green turtle
                an = r.uniform(0, 2 * PI)
                rgb(g, '#3a2a18' if k % 2 else '#e2c27a', .5); g.set_line_width(R * r.uniform(.04, .1))
                g.move_to(cx - R * .25, cy + R * .1); g.line_to(cx + math.cos(an) * R, cy + math.sin(an) * R); g.stroke()
            g.restore()
        base = col('#8c6c38')
        vx = [.78, .46, .12, -.22, -.54, -.8]
        for i in range(5):
            w0, w1 = (.18, .3, .3, .27, .22, .12)[i], (.18, .3, .3, .27, .22, .12)[i + 1]
            mid = (vx[i] + vx[i + 1]) / 2
            cell([(vx[i], w0 * .8), (mid, max(w0, w1) * 1.25), (vx[i + 1], w1 * .8), (vx[i + 1], -w1 * .8), (mid, -max(w0, w1) * 1.25), (vx[i], -w0 * .8)], jitter(r, base, .03))
        cx_ = [.72, .3, -.05, -.38, -.68]
        for sg in (1, -1):
            for i in range(4):
                x0_, x1_ = cx_[i], cx_[i + 1]
                o0, o1 = math.sqrt(max(.05, .74 - x0_ ** 2)), math.sqrt(max(.05, .74 - x1_ ** 2))
                cell([(x0_ - .06, sg * .3), (x1_ - .06 + .04, sg * .3), (x1_, sg * o1), (x0_, sg * o0)], jitter(r, base, .035))
        for i in range(24):
            t0, t1 = 2 * PI * i / 24 + .02, 2 * PI * (i + 1) / 24
            cell([(math.cos(t0), math.sin(t0)), (math.cos(t1), math.sin(t1)), (math.cos(t1) * .87, math.sin(t1) * .87), (math.cos(t0) * .87, math.sin(t0) * .87)], jitter(r, shade(base, -.1), .03))
        lin(g, 0, zt[1] - .1, 0, .25, (0, 'cream', .28), (.4, 'cream', 0), (.7, 'navy', 0), (1, 'navy', .5)); g.paint()
        g.restore()
        if belly or roll > 78:   # plastron edge / belly
            pl = [(u * a * .92, v * b * .86, -.035) for u, v in rim]
            if belly:
                smooth(g, [pr(t) for t in pl[::3]]); p = g.copy_path(); lin(g, -.3, 0, .3, 0, '#e6d69c', '#f5ecc4'); g.fill()
                g.save(); g.append_path(p); g.clip(); rgb(g, '#b59d5c', .8); g.set_line_width(.007)
                g.move_to(*pr((.36, 0, -.035))); g.line_to(*pr((-.36, 0, -.035))); g.stroke()
                for xx in (.2, .07, -.07, -.2):
                    smooth(g, [pr((xx - .03, -.25, -.035)), pr((xx, 0, -.035)), pr((xx - .03, .25, -.035))], False); g.stroke()
                g.restore()
    opt = dict(shadow=.38, lift=s * .035, volume=.42, vsize=s * .05, rim=.28)
    opt.update(kw)
    m = -1 if flip else 1
    belly = math.cos(ro) < -.05
    far = [p for p in parts if dep((0, p[1], 0)) < 0] if abs(roll) > 12 else parts
    near = [p for p in parts if not any(p is q for q in far)]
    if belly:
        far, near = [], parts

    def frame(fn):
        with c.piece(**opt) as g:
            with at(g, x, y, 0, m * 1, 1), at(g, 0, 0, rot, s):
                fn(g)
    frame(lambda g: [drawflip(g, p) for p in far] + [drawhead(g)] + [taper(g, [pr((-.3, 0, -.01)), pr((-.4, 0, -.02))], [.05, .015]) or rgb(g, olive) or g.fill()])
    frame(drawshell)
    if near:
        frame(lambda g: [drawflip(g, p) for p in near])


def hatchling(c, x, y, s=60, rot=0.0, gait=0, **kw):
    """Turtle hatchling seen from above/behind on sand; rot heading, gait 0/1 alternates the flippers."""
    r = c.rng
    with F.at_piece(c, x, y, rot, s, **{**dict(shadow=.45, lift=s * .06, volume=.4, vsize=s * .06), **kw}) as g:
        q = 1 if gait else -1
        for sg in (1, -1):
            f = .16 * q * sg
            smooth(g, [(.2, sg * .16), (.3 + f, sg * .34), (.2 + f, sg * .52), (.1 + f * .6, sg * .5), (.12 + f, sg * .36), (.06, sg * .2)]); rgb(g, '#39434a'); g.fill_preserve(); rgb(g, '#d8d2b8', .45); g.set_line_width(.01); g.stroke()
            smooth(g, [(-.2, sg * .14), (-.3 - f * .5, sg * .27), (-.38 - f * .5, sg * .3), (-.32, sg * .16)]); rgb(g, '#39434a'); g.fill()
        smooth(g, [(.22, .1), (.36, .11), (.45, .06), (.47, 0), (.45, -.06), (.36, -.11), (.22, -.1)]); rad(g, .34, 0, .16, '#59646a', '#333c44'); g.fill()
        rgb(g, '#0b0d10'); g.arc(.4, .075, .022, 0, 7); g.fill(); g.arc(.4, -.075, .022, 0, 7); g.fill()
        smooth(g, [(.29, 0), (.22, .2), (0, .27), (-.22, .19), (-.34, 0), (-.22, -.19), (0, -.27), (.22, -.2)]); p = g.copy_path()
        rad(g, .02, -.06, .36, '#5b6a6e', '#414d55', '#2a323a'); g.fill_preserve(); rgb(g, '#cfc9ae', .5); g.set_line_width(.013); g.stroke()
        g.append_path(p); g.clip(); rgb(g, '#1c232a', .8); g.set_line_width(.016)
        for xx in (.17, .05, -.08, -.2):
            g.move_to(xx, -.09); g.line_to(xx, .09); g.stroke()
            for sg in (1, -1): g.move_to(xx - .04, sg * .09); g.line_to(xx - .06, sg * .3); g.stroke()
        for sg in (1, -1): g.move_to(.25, sg * .07); g.curve_to(.1, sg * .12, -.1, sg * .12, -.3, sg * .05); g.stroke()


# ------------------------------------------------------------------ small creatures
def seahorse(c, x, y, s=220, color='saffron', flip=False, **kw):
    """Seahorse with curled tail. s = height."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=s * .03, volume=.45, vsize=s * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            cc = col(color)
            tail = [(.0, .05), (.07, .2), (.04, .34), (-.06, .41), (-.15, .37), (-.16, .28), (-.09, .24), (-.045, .29), (-.075, .325)]
            body = [(.03, -.3), (.0, -.2), (-.045, -.08), (-.02, .02)] + tail[1:]
            smooth(g, [(.02, -.1), (.1, -.13), (.17, -.1), (.185, -.03), (.16, .05), (.09, .07), (.02, .04)]); rgb(g, shade(cc, .35), .9); g.fill()
            rgb(g, shade(cc, -.3), .5); g.set_line_width(.006)
            for k in range(6): g.move_to(.05, -.06 + k * .02); g.line_to(.17, -.085 + k * .026); g.stroke()
            lin(g, -.15, 0, .15, 0, shade(cc, .35), cc, shade(cc, -.35))
            taper(g, body, [.1, .12, .19, .21, .15, .1, .08, .065, .05, .04, .03, .025], 60); p = g.copy_path(); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, shade(cc, -.5), .5); g.set_line_width(.009)
            q = curve_pts(body, 46)
            d = np.gradient(q, axis=0)
            for k in range(4, 46):
                nx, ny = -d[k][1], d[k][0]; l = math.hypot(nx, ny)
                g.move_to(q[k][0] + nx / l * .12, q[k][1] + ny / l * .12); g.curve_to(q[k][0] + .01, q[k][1] + .01, q[k][0] + .01, q[k][1] + .01, q[k][0] - nx / l * .12, q[k][1] - ny / l * .12); g.stroke()
            g.restore()
            smooth(g, [(.08, -.37), (.05, -.43), (.02, -.5), (-.02, -.44), (-.07, -.425), (-.12, -.39), (-.2, -.365), (-.27, -.35), (-.285, -.33), (-.265, -.315), (-.19, -.32), (-.11, -.3), (-.03, -.26), (.05, -.27)])
            lin(g, 0, -.5, 0, -.25, shade(cc, .3), cc, shade(cc, -.2)); g.fill()
            for i in range(12):
                rgb(g, shade(cc, .6), .8); g.arc(r.uniform(-.06, .06), r.uniform(-.42, .1), .008, 0, 7); g.fill()
            rgb(g, shade(cc, .6)); g.arc(-.06, -.372, .026, 0, 7); g.fill()
            rgb(g, '#12110f'); g.arc(-.06, -.372, .017, 0, 7); g.fill(); rgb(g, 'white'); g.arc(-.066, -.378, .005, 0, 7); g.fill()


def nudibranch(c, x, y, s=240, color='violet', edge='saffron', flip=False, **kw):
    """Chromodorid nudibranch: ruffled mantle, two rhinophores in front, gill plume behind. s = length."""
    r = c.rng
    with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.4, vsize=s * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            n = 30
            e = [(.5 * math.cos(t), .19 * math.sin(t) * abs(math.sin(t)) ** .35 * (1 if math.sin(t) > 0 else 1.2) * (1 - .25 * (math.cos(t) < 0) * abs(math.cos(t))) + .016 * math.sin(9 * t)) for t in np.linspace(0, 2 * PI, n, endpoint=False)]
            smooth(g, [(a_ * .96 - .05, b_ * .7 + .085) for a_, b_ in e]); rgb(g, shade(color, .45)); g.fill()
            smooth(g, e); rgb(g, edge); g.fill()
            smooth(g, [(a_ * .955, b_ * .85) for a_, b_ in e]); rgb(g, 'cream'); g.fill()
            smooth(g, [(a_ * .925, b_ * .76) for a_, b_ in e]); lin(g, 0, -.16, 0, .13, shade(color, .3), color, shade(color, -.35)); g.fill()
            for yy, al in ((-.05, .9), (.03, .7)):
                rgb(g, shade(color, .7), al); g.set_line_width(.013); smooth(g, [(-.38, yy * .6), (-.1, yy * 1.3), (.15, yy * 1.1), (.36, yy * .5)], False); g.stroke()
            for i in range(26):
                rgb(g, shade(color, -.5), .5); g.arc(r.uniform(-.4, .4), r.uniform(-.09, .08), .008, 0, 7); g.fill()
            for dx in (.35, .41):
                lin(g, 0, -.25, 0, 0, edge, shade(edge, -.2)); taper(g, [(dx - .03, -.04), (dx, -.12), (dx + .02, -.2)], [.035, .042, .014]); g.fill()
                for k in range(5):
                    rgb(g, shade(edge, -.4), .6); g.set_line_width(.006); g.move_to(dx - .025, -.08 - k * .02); g.line_to(dx + .03, -.085 - k * .02); g.stroke()
            for k in range(8):
                a_ = -PI / 2 + (k - 3.5) * .34
                bx, by = -.3, -.05
                tip = (bx + math.cos(a_) * .17, by + math.sin(a_) * .19)
                rgb(g, edge if k % 2 else shade(edge, .3)); taper(g, [(bx, by), ((bx + tip[0]) / 2 + .01, (by + tip[1]) / 2), tip], [.02, .05, .012]); g.fill()
                rgb(g, shade(edge, -.5), .6); g.set_line_width(.005); g.move_to(bx, by); g.line_to(*tip); g.stroke()


def octopus(c, x, y, s=260, color='rust', flip=False, **kw):
    """Reef octopus sitting on its arms. s = width."""
    r = c.rng
    opt = {**dict(shadow=.4, lift=s * .03, volume=.45, vsize=s * .05, rim=.28), **kw}
    m = -1 if flip else 1
    cc = col(color)
    arms = [(PI * .84, .2), (PI * .72, -.26), (PI * .6, .34), (PI * .46, -.3), (PI * .33, -.3), (PI * .24, .3), (PI * .12, -.22), (PI * .9, -.3)]
    for layer in (0, 1):
        with c.piece(**opt) as g:
            with at(g, x, y, 0, m * s, s):
                for i, (a, dr) in enumerate(arms):
                    if (i + layer) % 2: continue
                    p = wander(r, math.cos(a) * .09, .02, a, .66, 10, .08, dr * 1.2)
                    p = [(u, v if v < .42 else .42 + (v - .42) * .25) for u, v in p]
                    q = curve_pts(p, 30)
                    lin(g, 0, -.1, 0, .45, shade(cc, .12 - .2 * (1 - layer)), shade(cc, -.35)); taper(g, p, [.12, .1, .08, .06, .045, .03, .02, .01], 40); g.fill()
                    for k in range(4, 28, 2):
                        rgb(g, shade(cc, .65), .85); g.arc(q[k][0], q[k][1] + .012, max(.004, .02 * (1 - k / 30)), 0, 7); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m * s, s):
            smooth(g, [(-.15, .06), (-.17, -.06), (-.11, -.13), (-.27, -.2), (-.36, -.33), (-.27, -.47), (-.1, -.47), (.03, -.34), (.1, -.15), (.16, -.05), (.14, .06), (0, .11)])
            p = g.copy_path(); rad(g, -.1, -.35, .55, shade(cc, .3), cc, shade(cc, -.3)); g.fill()
            g.append_path(p); g.clip()
            for i in range(90):
                px, py = r.uniform(-.36, .16), r.uniform(-.5, .1)
                rgb(g, shade(cc, .5 if i % 2 else -.4), .4); smooth(g, blob_pts(r, px, py, r.uniform(.006, .02), r.uniform(.006, .016), .2, 6)); g.fill()
            for dx in (-.068, .09):
                rgb(g, shade(cc, .35)); g.arc(dx, -.1, .045, 0, 7); g.fill(); rgb(g, '#f7e3b0'); g.arc(dx, -.1, .032, 0, 7); g.fill()
                rgb(g, '#14110f'); g.rectangle(dx - .026, -.107, .052, .015); g.fill()


def gull(g, x, y, s, a=0.0, color='#f7f3e6'):
    """Small distant seabird (raw drawing)."""
    with at(g, x, y, a, s):
        rgb(g, color); smooth(g, [(0, .03), (-.2, -.1), (-.5, -.02), (-.22, -.02), (0, .09), (.22, -.03), (.5, -.05), (.2, -.13)]); g.fill()


def swimming_octopus(c, x, y, s=500, rot=0.0, color='rust', flip=False, **kw):
    """Octopus gliding with its arms streaming behind; (x,y) = between the eyes, rot = heading of the mantle, s = length."""
    r = c.rng
    cc = col(color)
    m = -1 if flip else 1
    opt = {**dict(shadow=.4, lift=s * .025, volume=.5, vsize=s * .03, rim=.34), **kw}
    arms = [(-.07, -.3, .8), (-.045, -.16, 1.0), (-.015, -.02, .92), (.02, .12, 1.02), (.05, .24, .9), (.075, .36, .72)]
    for layer in (0, 1):
        with c.piece(**opt) as g:
            with at(g, x, y, rot * m, m * s, s):
                for i, (y0, y1, L) in enumerate(arms):
                    if i % 2 != layer: continue
                    ph = r.uniform(0, 6)
                    p = [(-.02 - .78 * L * t, y0 + (y1 - y0) * t ** .8 + .035 * math.sin(ph + 7 * t) * t) for t in np.linspace(0, 1, 8)]
                    e = p[-1]; sg = 1 if i % 2 else -1
                    p += [(e[0] - .035, e[1] + .03 * sg), (e[0] - .02, e[1] + .065 * sg), (e[0] + .015, e[1] + .06 * sg)]
                    lin(g, 0, 0, -.8, 0, shade(cc, -.02 - .2 * (1 - layer)), shade(cc, -.14 - .22 * (1 - layer)), shade(cc, .1)); taper(g, p, [.085, .075, .062, .05, .04, .03, .02, .012, .006], 60); g.fill()
                    q = curve_pts(p, 46)
                    for k in range(5, 42):
                        w = .075 * (1 - k / 46)
                        rgb(g, shade(cc, .68), .9); g.arc(q[k][0], q[k][1] + w * .36, w * .2 + .0012, 0, 7); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, rot * m, m * s, s):
            smooth(g, [(-.17, -.1), (-.05, -.105), (.05, -.075), (.12, -.1), (.25, -.135), (.4, -.1), (.47, -.01), (.42, .085), (.28, .12), (.14, .085), (.05, .075), (-.06, .1), (-.17, .115), (-.11, 0)]); p = g.copy_path()
            rad(g, .26, -.05, .5, shade(cc, .3), cc, shade(cc, -.28)); g.fill(); g.append_path(p); g.clip()
            for i in range(150):
                px, py = r.uniform(-.15, .46), r.uniform(-.14, .13)
                rgb(g, shade(cc, .5 if i % 2 else -.4), .35); smooth(g, blob_pts(r, px, py, r.uniform(.004, .014), r.uniform(.004, .011), .2, 6)); g.fill()
            rgb(g, shade(cc, -.4), .45); g.set_line_width(.007); g.move_to(.1, .06); g.curve_to(.15, .02, .15, -.04, .11, -.085); g.stroke()
    with c.piece(**{**opt, 'shadow': .3}) as g:
        with at(g, x, y, rot * m, m * s, s):
            rgb(g, shade(cc, .22)); smooth(g, blob_pts(r, .005, -.06, .046, .04, .03, 10)); g.fill()
            rgb(g, '#f7e3b0'); g.arc(.008, -.064, .027, 0, 7); g.fill(); rgb(g, '#14110f'); smooth(g, [(-.014, -.066), (.008, -.074), (.03, -.066), (.008, -.058)]); g.fill()
            rgb(g, shade(cc, -.26)); taper(g, [(.04, .066), (0, .088), (-.04, .094)], [.03, .036, .03]); g.fill()


def jellyfish(c, x, y, s=160, rot=0.0, color='#cfeaf0', pulse=.5, arms=4, length=1.5, **kw):
    """Moon jelly or lion's-mane like jellyfish seen from the side: clear bell, four leaf marks, frilled arms and thin threads. s = width of the bell."""
    r = c.rng
    h = .62 - .2 * pulse; w = .5 + .0 * pulse
    o = {**dict(shadow=0, volume=.35, vsize=s * .12, rim=.7, grain=.02, alpha=.8), **kw}
    with c.piece(**{**o, 'volume': 0, 'rim': .2, 'alpha': o['alpha'] * .8}) as g:
        with at(g, x, y, rot, s):
            for k in range(22):
                u = (k + .5) / 22 * 2 - 1; q = wander(r, u * w * .95, .02, PI / 2, length * r.uniform(.5, 1), 7, .16); rgb(g, shade(color, .3), .5); taper(g, q, [.012, .009, .004], 24); g.fill()
            for k in range(arms):
                u = (k + .5) / arms * 2 - 1; q = curve_pts(wander(r, u * .2, .0, PI / 2 - u * .12, length * r.uniform(.62, .85), 7, .2), 34)
                n = len(q); side = [(.055 + .05 * math.sin(i * .9 + k)) * (1 - i / n) ** .6 for i in range(n)]
                L_ = [(a - b, d) for (a, d), b in zip(q, side)]; R_ = [(a + b * .8, d + .01) for (a, d), b in zip(q, side[3:] + [0, 0, 0])]
                lin(g, 0, 0, 0, length * .8, (0, shade(color, .5), .85), (1, color, .25)); smooth(g, L_ + R_[::-1]); g.fill()
    with c.piece(**o) as g:
        with at(g, x, y, rot, s):
            n = 8
            edge = []
            for i in range(n + 1):
                u = 1 - 2 * i / n; edge.append((u * w * .98, .05 - .03 * (1 - u * u))); 
                if i < n: edge.append(((u - 1 / n) * w, .1 - .02 * abs(u)))
            smooth(g, [(-w, .02), (-w * .93, -h * .4), (-w * .6, -h * .82), (0, -h), (w * .6, -h * .82), (w * .93, -h * .4), (w, .02)] + edge[1:-1]); p = g.copy_path()
            rad(g, -.1, -h * .6, .8, (0, 'white', .95), (.45, color, .72), (.8, shade(color, -.1), .7), (1, shade(color, .5), .95)); g.fill()
            g.save(); g.append_path(p); g.clip()
            rgb(g, shade(color, -.35), .3)
            for k in range(9):
                u = (k - 4) / 4.4; taper(g, [(u * .08, -h), (u * w * .72, -h * .5), (u * w, .08)], [.004, .012, .02], 14); g.fill()
            for u, q in ((-.24, .075), (-.05, .1), (.17, .085)):
                rgb(g, '#e39ac4', .34); smooth(g, blob_pts(r, u, -h * .42 + abs(u) * .2, q, q * .62, .08, 10, u)); g.fill(); rgb(g, '#f6d0e4', .5); smooth(g, blob_pts(r, u, -h * .42 + abs(u) * .2, q * .5, q * .3, .08, 9, u)); g.fill()
            rgb(g, 'white', .75); taper(g, [(-w * .78, -h * .42), (-w * .52, -h * .76), (-w * .2, -h * .9)], [.012, .04, .01], 14); g.fill()
            g.restore()


def sea_squirt(c, x, y, s=90, color='#2f7fe0', **kw):
    """Blue sea squirt hanging like a small lamp from (x,y): translucent sac with two openings. s = height."""
    r = c.rng
    with c.piece(**{**dict(shadow=.3, lift=5, volume=.5, vsize=s * .12, rim=.6, grain=.02), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.08, -.04), (-.2, .16), (-.32, .42), (-.33, .64), (-.24, .8), (-.12, .86), (-.1, .98), (.1, 1.0), (.12, .88), (.24, .78), (.3, .62), (.44, .52), (.46, .4), (.34, .36), (.24, .24), (.12, .06), (.08, -.04)]); rad(g, -.02, .5, .6, (0, '#e4faff', .96), (.4, mix(color, 'cream', .35), .92), (1, shade(color, -.2), .95)); g.fill()
            rgb(g, shade(color, -.45), .45); g.set_line_width(.02)
            for k in (-.2, -.1, .0, .1): g.move_to(k * .3, .05); g.curve_to(k * 1.1, .3, k * 1.4, .55, k * .8, .8); g.stroke()
            for ox, oy, ra in ((0, .985, 0), (.455, .455, -1.25)):
                with at(g, ox, oy, ra, .115, .045): g.arc(0, 0, 1, 0, 7); rgb(g, '#cfe9ff'); g.fill(); g.arc(0, 0, .66, 0, 7); rgb(g, shade(color, -.55)); g.fill()


def crab(c, x, y, s=100, color='#d9603f', **kw):
    """Small shore crab from the front, a little from above; x,y = under the body, s = width with legs."""
    with c.piece(**{**dict(shadow=.5, lift=s * .05, volume=.5, vsize=s * .06, rim=.4), **kw}) as g:
        with at(g, x, y, 0, s):
            for m in (-1, 1):
                rgb(g, shade(color, -.15)); g.set_line_width(.045)
                for k in range(4):
                    dx = .18 + .05 * k; g.move_to(m * .14, -.2); g.line_to(m * (dx + .1), -.3 + .045 * k); g.line_to(m * (dx + .2), -.02 + .015 * k); g.stroke()
                rgb(g, color); g.set_line_width(.06); g.move_to(m * .12, -.24); g.line_to(m * .24, -.38); g.stroke()
                z = 1.35 if m > 0 else .9
                smooth(g, [(m * .2, -.36), (m * (.2 + .1 * z), -.36 - .05 * z), (m * (.2 + .17 * z), -.36 - .16 * z), (m * (.2 + .08 * z), -.36 - .13 * z), (m * (.2 + .05 * z), -.36 - .2 * z), (m * (.2 - .02 * z), -.36 - .12 * z)]); rgb(g, shade(color, .15)); g.fill()
            smooth(g, [(-.2, -.28), (-.1, -.36), (.1, -.36), (.2, -.28), (.15, -.14), (0, -.1), (-.15, -.14)]); lin(g, 0, -.36, 0, -.1, shade(color, .25), color, shade(color, -.35)); g.fill()
            for m in (-1, 1): rgb(g, color); taper(g, [(m * .05, -.34), (m * .065, -.44)], [.03, .028]); g.fill(); rgb(g, '#14110f'); g.arc(m * .066, -.45, .024, 0, 7); g.fill()


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


def kingfisher(c, x, y, s=300, flip=False, **kw):
    """Collared kingfisher on its perch (x,y = feet): turquoise back and cap, white collar and belly, heavy bill. s = height."""
    r = c.rng
    T, D = col('#1f93ad'), col('#12647f')
    with c.piece(**{**dict(shadow=.4, lift=s * .03, volume=.4, vsize=s * .05, rim=.35), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            taper(g, [(-.12, -.18), (-.2, .1), (-.24, .34)], [.14, .12, .1], 14, False); lin(g, -.3, 0, -.1, 0, D, shade(T, -.1)); g.fill()      # tail
            rgb(g, '#5b4a44'); g.set_line_width(.022)
            for dx in (.02, .1): g.move_to(dx, -.06); g.line_to(dx + .01, .015); g.stroke()
            smooth(g, [(.2, -.62), (.26, -.42), (.22, -.2), (.1, -.04), (-.06, -.02), (-.16, -.16), (-.14, -.4), (-.02, -.62)]); lin(g, -.15, 0, .26, 0, '#d9d2bc', '#fffdf2', '#f6efdc'); g.fill()
            smooth(g, [(-.02, -.6), (.06, -.5), (.04, -.3), (-.04, -.1), (-.16, .1), (-.24, .04), (-.2, -.2), (-.15, -.46)]); p = g.copy_path(); lin(g, -.2, -.5, .05, 0, shade(T, .2), T, D); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, D, .7); g.set_line_width(.014)
            for k in range(7): g.move_to(.06, -.46 + k * .07); g.curve_to(-.04, -.36 + k * .07, -.1, -.2 + k * .06, -.18, -.04 + k * .05); g.stroke()
            g.restore()
            smooth(g, [(.24, -.64), (.1, -.56), (-.06, -.58), (-.1, -.68), (.02, -.76), (.2, -.76)]); rgb(g, '#fffdf2'); g.fill()
            rgb(g, '#2a2f38'); smooth(g, [(.22, -.84), (.4, -.81), (.6, -.755), (.42, -.735), (.24, -.74)], tension=.35); g.fill(); rgb(g, '#d9b98a'); smooth(g, [(.24, -.735), (.4, -.735), (.56, -.75), (.4, -.705), (.25, -.7)], tension=.35); g.fill()
            smooth(g, [(.24, -.78), (.22, -.9), (.1, -.98), (-.05, -.95), (-.12, -.82), (-.1, -.72), (.04, -.76), (.2, -.76)]); lin(g, -.1, -.95, .2, -.75, shade(T, .25), T, D); g.fill()
            rgb(g, '#1a2c3c'); smooth(g, [(.25, -.79), (.12, -.8), (-.04, -.77), (-.11, -.71), (.0, -.725), (.22, -.745)]); g.fill()
            rgb(g, '#fffdf2'); smooth(g, [(.25, -.82), (.17, -.85), (.14, -.83), (.22, -.8)]); g.fill()
            rgb(g, '#0d1016'); g.arc(.13, -.81, .026, 0, 7); g.fill(); rgb(g, 'white', .9); g.arc(.122, -.818, .008, 0, 7); g.fill()


# name -> drawing call for emblem tiles; (c, x, y, size)
EMBLEMS = dict(
    clownfish=lambda c, x, y, s: fish(c, 'clownfish', x, y, s, -.18, .12, vsize=s * .05),
    idol=lambda c, x, y, s: fish(c, 'idol', x, y + s * .05, s * .86, PI + .08, .05),
    turtle=lambda c, x, y, s: turtle(c, x, y, s * .98, rot=.35, roll=38, stroke=.15),
    seahorse=lambda c, x, y, s: seahorse(c, x, y, s * 1.02),
    manta=lambda c, x, y, s: ray(c, x, y, s * 1.08, -.45, 'manta', 34, .3),
    shark=lambda c, x, y, s: shark(c, x, y, s * 1.2, PI - .1, -.12),
    octopus=lambda c, x, y, s: octopus(c, x, y + s * .02, s * .95),
    nudibranch=lambda c, x, y, s: nudibranch(c, x, y, s * 1.16),
    parrotfish=lambda c, x, y, s: fish(c, 'parrotfish', x, y, s, .1, -.12),
    emperor=lambda c, x, y, s: fish(c, 'emperor', x, y, s * .94, PI - .06, .08),
    eagleray=lambda c, x, y, s: ray(c, x, y, s * 1.05, PI + .5, 'eagle', 30, .25),
    banggai=lambda c, x, y, s: fish(c, 'banggai', x, y, s * .95, .05, .05),
)
