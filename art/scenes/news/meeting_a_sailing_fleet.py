"""Pictures of the article "Talks and T-shirts for the World ARC fleet"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, from_above, land as L, people as P, ropes_and_bars, shadow, water
from toolkit.paper import at, blob_pts, curve_pts, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def flask(g, x, y, s, color, cap='#d9c9a4', rot=0.0):
    """Steel bottle to be filled again (raw drawing), standing on (x,y); s = height."""
    with at(g, x, y, rot, s):
        smooth(g, [(-.145, -.02), (-.15, -.6), (-.13, -.7), (-.07, -.78), (.07, -.78), (.13, -.7), (.15, -.6), (.145, -.02), (.11, 0), (-.11, 0)], tension=.3); p = g.copy_path()
        lin(g, -.15, 0, .15, 0, (0, shade(color, .1)), (.25, shade(color, .5)), (.4, color), (1, shade(color, -.5))); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(color, .45), .8); taper(g, [(-.2, -.3), (-.08, -.34), (.04, -.28), (.2, -.33)], [.03, .03], 14, False); g.fill(); g.restore()
        smooth(g, [(-.075, -.78), (-.08, -.92), (-.05, -.97), (.05, -.97), (.08, -.92), (.075, -.78)], tension=.25); lin(g, -.08, 0, .08, 0, shade(cap, .3), cap, shade(cap, -.4)); g.fill()
        rgb(g, shade(cap, -.3)); g.set_line_width(.03); g.arc(0, -.98, .055, PI, 2 * PI); g.stroke()


def tee(g, x, y, s, color, ink, print_=0, sway=0.0):
    """Clean T-shirt on a hanger (raw drawing); (x,y) = the rail, s = height; print_ 0 branching coral, 1 waves, 2 fish."""
    with at(g, x, y, sway, s):
        rgb(g, '#8a6242'); g.set_line_width(.022); g.move_to(0, .0); g.curve_to(.05, .03, .05, .07, 0, .09); g.stroke(); g.set_line_width(.03); g.move_to(-.26, .17); g.line_to(0, .09); g.line_to(.26, .17); g.stroke()
        smooth(g, [(-.11, .12), (-.29, .18), (-.47, .42), (-.34, .5), (-.27, .42), (-.28, .7), (-.27, .98), (0, 1.0), (.27, .98), (.28, .7), (.27, .42), (.34, .5), (.47, .42), (.29, .18), (.11, .12), (0, .19)], tension=.3); p = g.copy_path()
        lin(g, -.35, 0, .35, .2, shade(color, .18), color, shade(color, -.22)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(color, -.45), .3)
        for a, b in ((-.17, .4), (.12, .55), (.21, .35)): taper(g, [(a, b), (a * .95, .75), (a * 1.1, 1.0)], [.004, .026, .006], 12, False); g.fill()
        rgb(g, ink); g.set_line_width(.028)
        if print_ == 0:
            for a, n in ((-.5, .17), (-.15, .22), (.2, .2), (.55, .15)): g.move_to(0, .68); g.curve_to(a * .1, .6, a * .3, .56, math.sin(a) * n * 1.25, .68 - math.cos(a) * n * 1.35); g.stroke()
        elif print_ == 1:
            for k in range(3): smooth(g, [(-.16, .46 + .07 * k), (-.08, .43 + .07 * k), (0, .46 + .07 * k), (.08, .43 + .07 * k), (.16, .46 + .07 * k)], False); g.stroke()
        else:
            smooth(g, [(-.16, .52), (-.04, .45), (.1, .49), (.17, .52), (.1, .56), (-.04, .6)], tension=.5); g.fill(); poly(g, [(-.12, .52), (-.22, .45), (-.22, .6)]); g.fill()
        g.restore()
        rgb(g, shade(color, -.4)); g.set_line_width(.022); g.move_to(-.11, .12); g.curve_to(-.06, .21, .06, .21, .11, .12); g.stroke()


def lead(c, rng, variant=0):
    """Dusk on the quay of a marina: under the lamps of a stall a bottle goes from hand to hand; shirts hang behind, two people look at them from in front, and the yachts have lit their cabins."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .43
    L.sky(c, 'dusk', hz, (W * .135, hz - 46, 34), '#ffe2a6', .8)
    L.cloud(c, W * .25, H * .13, 430, '#e7a7a0', .35, 8); L.cloud(c, W * .02, H * .26, 260, '#f0b48e', .4); L.cloud(c, W * .62, H * .07, 300, '#a98cb0', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.4) as g:                        # the hills around the bay
        smooth(g, [(-40, hz - 16), (W * .06, hz - 22), (W * .16, hz - 12), (W * .26, hz - 40), (W * .36, hz - 66), (W * .48, hz - 50), (W * .62, hz - 90), (W * .8, hz - 70), (W + 40, hz - 110)], False); g.line_to(W + 40, hz + 8); g.line_to(-40, hz + 8); g.close_path(); lin(g, 0, hz - 90, 0, hz, '#6a5a86', '#57507c'); g.fill()
    L.sea(c, hz, H * .82, 'dusk', W * .135, 90, .9)
    for x, y, s, f, st, kd, d in ((.045, .012, 130, False, 'navy', 'sloop', .3), (.225, .014, 150, True, 'plum', 'ketch', .26), (.3, .02, 190, True, 'teal', 'sloop', .2)): boats.yacht(c, W * x, hz + H * y, s, f, '#f3e3d6', st, True, kd, depth=d)
    boats.jetty(c, -30, W * .36, hz + H * .115, .7, [W * t for t in np.arange(.0, .36, .07)], hz + H * .16, '#7a5a50', depth=.08)
    boats.yacht(c, W * .175, hz + H * .2, 620, False, '#fbeee0', '#2f4f86', True)
    # the quay
    top = H * .735
    ropes_and_bars.planks(c, top, H + 20, '#8f6a58', 11, vanish=(W * .3, hz - H * .1))
    with c.piece(shadow=.35, lift=5, volume=.2, rim=.7) as g: rgb(g, '#d09a78'); g.rectangle(-20, top - 8, W + 40, 15); g.fill()
    for x in (.05, .3):                                                                          # mooring posts
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=8, rim=.5) as g: lin(g, W * x - 20, 0, W * x + 20, 0, '#b9866a', '#6a4a44', '#402c38'); smooth(g, [(W * x - 19, top + 26), (W * x - 18, top - 44), (W * x, top - 54), (W * x + 18, top - 44), (W * x + 19, top + 26), (W * x, top + 32)], tension=.3); g.fill()
    ropes_and_bars.rope(c, [(W * .3, top - 22), (W * .27, top - 6), (W * .225, hz + H * .2 - 40)], 7, '#e0c39a')
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', build=1.0, shoes='#4a3a44'), **k})
    P.person(c, W * .075, top + 40, 290, 'walk', who(hair='pony', top='#fff4d6', bottom='shorts', bcol='#4f6d8a', skin='#c98f66'), True, depth=.04); P.person(c, W * .135, top + 52, 314, 'walk', who(hair='cap', accent='#1b8f93', top='#3c86c2', bottom='shorts', bcol='#c9b48a', skin='#b57f5a', pack='#f2694b'), True, tweak=dict(aL=(-20, -4), aR=(20, 34), lL=(16, 4), lR=(-16, -34)))
    # the stall: back cloth, rail with shirts, lamps
    x0, x1, ey = W * .415, W * 1.015, H * .335                                                   # posts, edge of the awning
    with c.piece(shadow=.4, lift=12, volume=.2, vsize=20, rim=.2, grain=.05) as g: lin(g, 0, ey - 40, 0, H * .72, '#f3d3a4', '#d99f78', '#a06a66'); poly(g, [(W * .5, ey - 60), (W * 1.04, ey - 60), (W * 1.04, H * .86), (W * .5, H * .86)]); g.fill()
    for x, w in ((.5, 20), (.985, 22)): ropes_and_bars.bamboo(c, (W * x, H * .88), (W * x, ey - 50), w, '#a9804c')
    ropes_and_bars.bamboo(c, (W * .475, ey + 52), (W * 1.04, ey + 46), 15, '#c99a5c')
    for x, cc, ink, k, sw in ((.652, '#fbf3e2', '#1b8f93', 0, .02), (.735, '#2f5f86', '#fff4d6', 1, -.015), (.817, '#f2735a', '#fff4d6', 2, .015), (.9, '#f6d28a', '#b4532f', 0, -.02), (.975, '#3a9a94', '#fff4d6', 1, .01)):
        with c.piece(shadow=.4, lift=9, volume=.35, vsize=12, rim=.45) as g: tee(g, W * x, ey + 46, 196, cc, ink, k, sw)
    lamps = [(x, ey + 20 + 16 * math.sin(PI * t)) for t, x in zip(np.linspace(0, 1, 6), np.linspace(W * .45, W * .99, 6))]
    ropes_and_bars.bamboo(c, (x0, H * .96), (x0 - 4, ey - 24), 24, '#c39a5c')
    # who sells
    def bottle_in_hand(g, J): flask(g, J['hR'][0] + .045, J['hR'][1] + .15, .27, '#27486b')
    P.person(c, W * .572, H * .9, 486, 'reach', who(hair='hijab', top='#1b8f93', accent='#f5b843', bottom='trousers', skin='#9a6645'), True, bottle_in_hand, tweak=dict(lean=10, aL=(34, 70), aR=(62, 88), head=10))
    # table with its cloth
    ty, by, tx0, tx1 = H * .69, H * .925, W * .47, W * 1.02
    shadow.blob(c, W * .74, by + 6, 470, 34, 0, .5, 14, '#2a1e3a')
    with c.piece(shadow=.45, lift=8, volume=.25, vsize=16, rim=.3, grain=.05) as g:
        fold = [(tx0 + (tx1 - tx0) * t, by + 6 * math.sin(t * 33)) for t in np.linspace(0, 1, 40)]
        poly(g, [(tx0, ty)] + fold + [(tx1, ty)]); p = g.copy_path(); lin(g, 0, ty, 0, by, '#2f7f92', '#1f5f7c', '#173f62'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for t in np.linspace(.03, .97, 17): x = tx0 + (tx1 - tx0) * t; rgb(g, '#0f2f52', .4); taper(g, [(x, ty + 12), (x + rng.normal(0, 5), (ty + by) / 2), (x + rng.normal(0, 7), by + 8)], [2, 13, 20], 14, False); g.fill(); rgb(g, '#8fd0cc', .2); taper(g, [(x + 15, ty + 12), (x + 18, by + 8)], [2, 10], 10, False); g.fill()
        for k, cc in enumerate(('#f6d9a0', '#f2694b')): rgb(g, cc, .85); g.set_line_width(7 - 2 * k); smooth(g, [(x, ty + 44 + 22 * k + 6 * math.sin(x / 34)) for x in np.linspace(tx0 - 20, tx1 + 20, 60)], False); g.stroke()
        g.restore()
    with c.piece(shadow=.4, lift=6, volume=.2, vsize=10, rim=.6, grain=.05) as g: poly(g, [(tx0 - 12, ty + 8), (tx0 + 34, ty - 46), (W + 30, ty - 46), (W + 30, ty + 8)]); lin(g, 0, ty - 46, 0, ty + 8, '#4f9aa2', '#2f7f92'); g.fill(); rgb(g, '#8fd0cc'); poly(g, [(tx0 - 12, ty + 8), (W + 30, ty + 8), (W + 30, ty + 15), (tx0 - 12, ty + 15)]); g.fill()
    for row, y, s, n, xx0, xx1 in ((0, ty - 30, 104, 6, .645, .79), (1, ty - 8, 116, 6, .63, .785)):
        for k, x in enumerate(np.linspace(W * xx0, W * xx1, n)):
            with c.piece(shadow=.45, lift=5, volume=.3, vsize=6, rim=.5) as g: flask(g, x, y, s * rng.uniform(.98, 1.02), ['#22303f', '#27486b', '#22303f', '#8a3f4a', '#22303f', '#2f7f86'][(k + 2 * row) % 6])
    for x, y, cols in ((.515, ty - 2, ('#fbf3e2', '#f2735a', '#2f5f86', '#fbf3e2')), (.585, ty - 10, ('#3a9a94', '#f6d28a', '#2f5f86')), (.925, ty - 4, ('#2f5f86', '#fbf3e2', '#f2735a', '#3a9a94', '#f6d28a'))):
        for k, cc in enumerate(cols):                                                            # folded shirts
            with c.piece(shadow=.35, lift=3, volume=.35, vsize=5, rim=.5) as g: v = y - 15 * k; smooth(g, [(W * x - 50, v), (W * x - 52, v - 12), (W * x - 46, v - 18), (W * x + 46, v - 18), (W * x + 52, v - 12), (W * x + 50, v)], tension=.25); lin(g, 0, v - 18, 0, v, shade(cc, .2), shade(cc, -.18)); g.fill()
    # the awning
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=22, rim=.4, grain=.05) as g:
        n = 13; e = np.linspace(x0 - 40, x1 + 30, n + 1); t_ = np.linspace(x0 + 90, x1 + 30, n + 1); ry = H * .165
        for k in range(n):
            rgb(g, '#fdf0d6' if k % 2 else '#e8694c'); poly(g, [(t_[k], ry), (t_[k + 1], ry), (e[k + 1], ey - 22), (e[k], ey - 22)]); g.fill()
            rgb(g, shade('#fdf0d6' if k % 2 else '#e8694c', -.1)); smooth(g, [(e[k], ey - 23), (e[k + 1], ey - 23), (e[k + 1], ey + 8), ((e[k] + e[k + 1]) / 2, ey + 27), (e[k], ey + 8)], tension=.35); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.4) as g:
        rgb(g, '#3a3440'); g.set_line_width(3); smooth(g, lamps, False); g.stroke()
        for x, y in lamps: rgb(g, '#3a3440'); g.rectangle(x - 5, y - 2, 10, 11); g.fill(); rgb(g, '#fff6d0'); smooth(g, [(x - 6, y + 8), (x - 12, y + 22), (x, y + 34), (x + 12, y + 22), (x + 6, y + 8)]); g.fill()
    for x, y in lamps: c.glow(x, y + 22, 62, '#ffe2a0', .6); c.glow(x, y + 60, 190, '#ffcf86', .2)
    # who buys
    shadow.blob(c, W * .385, H * .975, 120, 16, 0, .45, 8, '#2a1e3a')
    P.person(c, W * .336, H * .975, 512, 'reach', who(hair='short', haircol='#6b4a34', top='#f4efe2', bottom='shorts', bcol='#4f6d8a', skin='#d3a07a'), False, tweak=dict(aL=(74, 86), aR=(66, 100), lean=9, lL=(6, -6), lR=(-8, -12), head=14))
    shadow.blob(c, W * .84, H * 1.0, 150, 16, 0, .5, 8, '#2a1e3a')
    P.person(c, W * .795, H * 1.0, 520, 'point', who(hair='hat', accent='#1b8f93', top='#f5b843', bottom='trousers', bcol='#3a3f5c', skin='#c98f66'), tweak=dict(aR=(128, 150), aL=(-12, 6), head=6))
    P.person(c, W * .9, H * 1.012, 360, 'contrapposto', who(hair='pony', haircol='#8a5f3a', accent='#f2694b', top='#c85a8e', bottom='shorts', bcol='#2f4a66', skin='#d3a07a', child=True), True, tweak=dict(head=6))
    m = water.mask_of(c, [[(-60, H * .86), (W * .3, H * .9), (W * .42, H * 1.0), (W * .4, H * 1.1), (-60, H * 1.1)]], 70); water.tint(c, m * .22, '#2a2048')
    c.finish(.34, warm=.14, center=(.56, .52))


def second(c, rng, variant=0):
    """From the top of the mast: the yacht's deck far below, an outrigger boat alongside, and a basket of fruit passing from one to the other."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2fa6b8'), (.5, '#1a86a0'), (1, '#0f5f84')], 50, glow=(W * .1, H * .1, 700, '#bff0e0', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(520):
            x, y = rng.uniform(-40, W), rng.uniform(0, H); q = rng.uniform(16, 80); rgb(g, rng.choice(['#d9fff0', '#7fd6cc', '#0a4a6e']), rng.uniform(.1, .42)); taper(g, wander(rng, x, y, rng.normal(-.15, .25), q, 4, .3), [.4, 3.4, .4], 10, False); g.fill()
    c.set_air()
    rot = -.42
    yx, yy, s = W * .44, H * .44, 1250
    hull = [(.5, 0), (.4, .075), (.22, .135), (0, .158), (-.25, .15), (-.42, .12), (-.445, .0), (-.42, -.12), (-.25, -.15), (0, -.158), (.22, -.135), (.4, -.075)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g:        # shadow of hull, mast and sail on the water
        with at(g, yx + 70, yy + 100, rot, s): smooth(g, hull); rgb(g, '#06304c'); g.fill()
        rgb(g, '#06304c'); taper(g, [(yx + 60, yy + 70), (W * .78, H * 1.02)], [20, 16]); g.fill()
    with c.piece(shadow=.3, lift=5, volume=0, rim=0, grain=.02) as g:       # foam along the waterline
        with at(g, yx, yy, rot, s): rgb(g, 'white', .75); g.set_line_width(.011); smooth(g, [(a * 1.02, b * 1.06) for a, b in hull]); g.stroke()
    with c.piece(shadow=.6, lift=20, volume=.45, vsize=20, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, hull); lin(g, 0, -.16, 0, .16, '#ffffff', '#f6f1e3', '#cfd3d0'); g.fill()
            smooth(g, [(a * .965, b * .9) for a, b in hull]); rgb(g, '#1f4a7a'); g.fill()
            smooth(g, [(a * .95, b * .86) for a, b in hull]); p = g.copy_path(); lin(g, -.4, 0, .4, 0, '#d9a870', '#e3b884', '#cf9a60'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#7a5236', .5); g.set_line_width(.0022)
            for k in range(-11, 12): g.move_to(-.5, k * .0135); g.line_to(.5, k * .0135 * .8); g.stroke()
            g.restore()
    with c.piece(shadow=.5, lift=11, volume=.45, vsize=14, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, [(.2, 0), (.15, .06), (-.02, .085), (-.13, .085), (-.14, 0), (-.13, -.085), (-.02, -.085), (.15, -.06)], tension=.35); lin(g, 0, -.08, 0, .08, '#ffffff', '#f3ede0', '#d9d6cc'); g.fill()
            for q, w, h in ((.105, .05, .045), (-.05, .07, .05)): rgb(g, '#2b4a66'); smooth(g, [(q - w / 2, -h / 2), (q + w / 2, -h / 2), (q + w / 2, h / 2), (q - w / 2, h / 2)], tension=.15); g.fill(); rgb(g, '#9fd6dc', .8); smooth(g, [(q - w / 2 + .006, -h / 2 + .006), (q, -h / 2 + .006), (q - w / 4, h / 2 - .006), (q - w / 2 + .006, h / 2 - .006)], tension=.1); g.fill()
            smooth(g, [(-.165, -.07), (-.36, -.075), (-.385, 0), (-.36, .075), (-.165, .07)], tension=.2); rgb(g, '#8a5f3c'); g.fill(); smooth(g, [(-.2, -.038), (-.345, -.042), (-.36, 0), (-.345, .042), (-.2, .038)], tension=.2); rgb(g, '#c9955c'); g.fill(); rgb(g, '#e9f0ec'); g.set_line_width(.006); g.arc(-.315, 0, .028, 0, 7); g.stroke(); 
            for k in range(5): b = k * 1.257; g.move_to(-.315, 0); g.line_to(-.315 + math.cos(b) * .028, math.sin(b) * .028); g.stroke()
            rgb(g, '#f0ead8'); smooth(g, [(.36, -.02), (.4, -.016), (.4, .016), (.36, .02)], tension=.2); g.fill()
            for cc, q in (('coral', -.022), ('saffron', 0), ('teal', .022)): rgb(g, cc); taper(g, [(-.15, q * .5 + .105), (-.3, q * .5 + .1)], [.012, .012]); g.fill()
    with c.piece(shadow=.45, lift=22, volume=.5, vsize=12, rim=.5) as g:        # boom with the furled sail, shrouds up to us
        with at(g, yx, yy, rot, s):
            taper(g, [(.04, .0), (-.1, .008), (-.36, .02)], [.03, .046, .022], 20); lin(g, 0, -.02, 0, .04, '#2f5f9a', '#1f4a7a', '#12305a'); g.fill(); rgb(g, '#fff8e6')
            for k in range(6): taper(g, [(-.03 - k * .06, -.02 + k * .003), (-.03 - k * .06, .028 + k * .003)], [.007, .007]); g.fill()
    mx, my = yx + math.cos(rot) * .045 * s, yy + math.sin(rot) * .045 * s
    top = (W * .6, -H * .16)
    with c.piece(shadow=.3, lift=10, volume=.5, vsize=8, rim=.6) as g:
        g.set_line_width(2.6); rgb(g, '#e3ebe8', .9)
        for u, v in ((.03, .15), (.03, -.15), (.49, 0), (-.43, .0)): g.move_to(yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s); g.line_to(*top); g.stroke()
        lin(g, mx - 20, 0, mx + 30, 0, '#fbfdfa', '#c9d3d4', '#7f929a'); taper(g, [(mx, my), top], [20, 66], cap=False); g.fill()
    # people on deck
    D = lambda u, v: (yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s)
    from_above.person(c, *D(.12, .105), 88, rot + 1.45, '#f2694b', '#22405a', 'cap', '#fff4d6', '#c98f66', (1.0, .95), .1, (.7, .7), 1.0)
    from_above.person(c, *D(-.23, -.055), 84, rot + .5, '#3c86c2', '#6b5a45', 'short', skin='#d3a07a', arms=(.2, .3), sun=(.7, .7), slen=1.0); from_above.person(c, *D(.33, -.02), 80, rot + 1.2, '#f5b843', '#2c3448', 'pony', arms=(.5, .1), sun=(.7, .7), slen=1.0)
    # the outrigger boat alongside
    jx, jy, jr = W * .66, H * .735, rot - .05
    shadow.blob(c, jx + 40, jy + 60, 330, 70, jr, .35, 14)
    from_above.jukung(c, jx, jy, 800, jr, '#2f8f93', '#e9d3a4', 'saffron')
    J = lambda u, v: (jx + (math.cos(jr) * u - math.sin(jr) * v) * 800, jy + (math.sin(jr) * u + math.cos(jr) * v) * 800)
    from_above.person(c, *J(-.06, -.005), 88, jr - 1.65, '#c85a8e', '#4f6d8a', 'hijab', '#f5b843', '#a9734c', (1.0, .95), .1, (.7, .7), .8)
    from_above.person(c, *J(-.33, .0), 84, jr, '#fff4d6', '#3f5e5a', 'hat', '#e6c885', '#6b432d', (.5, .2), sun=(.7, .7), slen=.8); from_above.person(c, *J(.24, .0), 66, jr - 1.2, '#8f6fb8', '#6b5a45', 'short', arms=(.9, .1), sun=(.7, .7), slen=.8)
    a, b = D(.12, .105), J(-.06, -.005)
    from_above.fruit_basket(c, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 62)
    from_above.fruit_basket(c, *J(.09, .0), 46)
    with c.piece(shadow=.3, lift=6, volume=.4, vsize=5) as g:        # fenders between the hulls
        for u in (-.2, .0, .26): x, y = D(u, .178); rgb(g, '#f6f1e3'); taper(g, [(x - 26 * math.cos(rot), y - 26 * math.sin(rot)), (x + 26 * math.cos(rot), y + 26 * math.sin(rot))], [24, 24]); g.fill()
    with c.piece(shadow=.35, lift=20, volume=.2, vsize=3) as g: A.gull(g, W * .2, H * .78, 120, .3); A.gull(g, W * .12, H * .66, 84, -.2)
    c.finish(.36, center=(.5, .5))


def slide_1(c, rng, variant=0):
    """Under full sail, seen from close by and low: a spinnaker of coral, cream and teal fills the picture like a flower, below it the white bow cuts a wave and two of the crew look out under it."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .83
    c.backdrop([(0, '#4f9fc4'), (.4, '#8fcbd6'), (.75, '#d3eade'), (.84, '#f6f0d6'), (1, '#f6f0d6')], 95, wash=.05, glow=(W * .1, H * .2, 760, '#fffbe0', .7)); c.set_air()
    L.cloud(c, W * .12, H * .62, 420, depth=.3); L.cloud(c, W * .95, H * .7, 300, depth=.4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H, '#8fd2cf', '#2f9fb4', '#136a90'); g.rectangle(-20, hz, W + 40, H); g.fill()
    for x, s, cols in ((.065, 150, ['#f5b843', '#fff8e6', '#f5b843']), (.92, 110, ['#8f6fb8', '#fff8e6', '#ee8f9f'])): boats.sailboat(c, W * x, hz + 18, s, spin=cols, depth=.22)
    # mainsail and mast behind
    mx, my = W * .36, H * .845
    with c.piece(shadow=.3, lift=14, volume=.25, vsize=30, rim=.4) as g: smooth(g, [(mx - 8, -60), (mx - 60, H * .3), (W * .1, H * .76), (W * .11, H * .79), (mx - 4, H * .77)], tension=.16); lin(g, W * .1, 0, mx, 0, '#fffaf0', '#efe6cf', '#c9c4b4'); g.fill(); rgb(g, '#a9a490', .6); g.set_line_width(2.6); [(g.move_to(mx - 6, H * y), g.curve_to(mx - 80, H * (y + .03), mx - 160, H * (y + .04), W * (.31 - .27 * (y - .1)), H * (y + .015)), g.stroke()) for y in (.14, .3, .46, .62)]
    with c.piece(shadow=.35, lift=6, volume=.5, vsize=6, rim=.5) as g: rgb(g, '#6f7a84'); taper(g, [(mx, my), (mx + 6, -60)], [17, 12]); g.fill()
    # spinnaker: radial panels from the head and from both clews
    head, c1, c2 = (mx + 30, H * .0), (W * .5, H * .72), (W * .955, H * .6)
    edge = [(mx + 24, -30), (W * .56, -.04 * H), (W * .78, H * .1), (W * .93, H * .32), (W * .965, H * .6), (W * .84, H * .645), (W * .67, H * .69), (W * .5, H * .735), (W * .475, H * .5), (W * .42, H * .24)]
    with c.piece(shadow=.35, lift=22, volume=.4, vsize=60, rim=.5) as g:
        smooth(g, edge, tension=.42); p = g.copy_path(); rgb(g, '#fff6e2'); g.fill(); g.save(); g.append_path(p); g.clip()
        top = [(W * u, H * v) for u, v in ((.4, .62), (.47, .52), (.56, .47), (.66, .43), (.76, .38), (.86, .31), (.96, .2), (1.05, .05))]
        for k, (a, b) in enumerate(zip(top, top[1:])): rgb(g, ['#f2694b', '#f7a04a', '#fff6e2', '#1b8f93', '#fff6e2', '#f7a04a', '#f2694b'][k]); poly(g, [(mx + 20, -60), a, b]); g.fill()
        rgb(g, '#e2503a'); smooth(g, [top[0], top[1], top[2], top[3], top[4], top[5], top[6], (W * .99, H * .3), (W * .87, H * .42), (W * .74, H * .5), (W * .6, H * .55), (W * .48, H * .61), (W * .4, H * .7)], tension=.4); g.fill()
        low = [(W * .5, H * .61), (W * .62, H * .56), (W * .76, H * .51), (W * .88, H * .44), (W * .99, H * .33)]
        for k, (a, b) in enumerate(zip(low, low[1:])): rgb(g, ['#1b8f93', '#fff6e2', '#fff6e2', '#1b8f93'][k], .95); poly(g, [(W * .72, H * .78), a, b]); g.fill()
        rgb(g, '#7a3a2c', .28); g.set_line_width(2.6)
        for a in top: g.move_to(mx + 20, -40); g.curve_to(mx + (a[0] - mx) * .35 + 36, a[1] * .3, mx + (a[0] - mx) * .75 + 26, a[1] * .75, *a); g.stroke()
        for a in low: g.move_to(W * .72, H * .78); g.line_to(*a); g.stroke()
        lin(g, W * .44, H * .6, W * 1.0, H * .2, (0, 'navy', .42), (.3, 'navy', .12), (.6, '#fff6d8', .12), (.85, '#fff6d8', .3), (1, 'navy', .12)); g.paint(); g.restore()
    with c.piece(shadow=.2, lift=3, volume=0, rim=.3) as g:                                               # sheets and stay
        rgb(g, '#f6efdc'); g.set_line_width(4); g.move_to(W * .5, H * .735); g.line_to(W * .33, H * .86); g.move_to(W * .96, H * .6); g.line_to(W * .66, H * .87); g.stroke(); rgb(g, '#5d6470'); g.set_line_width(3); g.move_to(mx + 6, -20); g.line_to(W * .72, H * .845); g.stroke()
        rgb(g, '#8fa3ad'); taper(g, [(mx + 4, H * .73), (W * .495, H * .73)], [12, 10]); g.fill()
    # the hull, cut by the left edge
    with c.piece(shadow=.4, lift=14, volume=.4, vsize=26, rim=.5) as g:
        smooth(g, [(-60, H * .83), (W * .3, H * .855), (W * .55, H * .845), (W * .735, H * .82), (W * .7, H * .89), (W * .645, H * .96), (W * .4, H * .99), (-60, H * .99)], tension=.25); p = g.copy_path(); lin(g, 0, H * .83, 0, H * .99, '#ffffff', '#eef0ea', '#9fb4be'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#1f3f6a'); taper(g, [(-60, H * .868), (W * .3, H * .888), (W * .6, H * .873), (W * .75, H * .845)], [22, 24, 18, 8], 40, False); g.fill(); g.restore()
    for x, s, sk, kind, top_, hat in ((.195, 132, '#a9734c', 'hat', '#f5b843', '#f2694b'), (.285, 124, '#e0b48e', 'bob', '#e2573f', '#fff')):
        P.bust(c, W * x, H * .8, s, kind, top_, sk, hat, .5, fold=False)
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=6, rim=.4) as g: smooth(g, [(-60, H * .845), (W * .12, H * .842), (W * .34, H * .848), (W * .38, H * .87), (-60, H * .872)], tension=.2); lin(g, 0, H * .84, 0, H * .87, '#ffffff', '#cfd9d9'); g.fill()
    # bow wave
    with c.piece(shadow=.2, lift=6, volume=.15, rim=.5, grain=.02) as g:
        for _ in range(360): t = rng.uniform(0, 1); x, y = W * (.735 - .8 * t) + rng.normal(0, 26), H * (.935 + .05 * t) - abs(rng.normal(0, 16 + 26 * (1 - t))); q = rng.uniform(4, 15) * (1.1 - .5 * t); rgb(g, 'white', rng.uniform(.5, .95)); smooth(g, blob_pts(rng, x, y, q, q * .7, .2, 7)); g.fill()
    with c.piece(shadow=.2, lift=8, volume=.1, rim=.6) as g: q = [(W * u, H * (.962 + .012 * math.sin(u * 15) - .03 * math.exp(-((u - .7) / .06) ** 2))) for u in np.linspace(-.04, 1.04, 50)]; smooth(g, q, False); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); lin(g, 0, H * .95, 0, H, '#4fb3bf', '#136a90'); g.fill()
    water.strips(c, hz + 6, H * .95, 40, ('white', '#0f5f80'), (.15, .4), .7); water.strips(c, H * .965, H, 24, ('white', '#0a3f60'), (.2, .5), 1)
    c.finish(.26, warm=.08, center=(.55, .45))


def slide_3(c, rng, variant=0):
    """Under two yachts at noon: one hangs on a mooring rope, the other has let its anchor down on a patch of sand; the corals around both are whole."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#e6fbee'), (.1, '#a9e8e0'), (.28, '#52bfd0'), (.6, '#1f86ae'), (1, '#10507e')], 92, glow=(W * .42, -80, 900, '#fffbe0', .7))
    L.surface_below(c, 120, .7, 130)
    sy = H * .1
    far = L.rocks(c, [(-40, H * .6), (W * .12, H * .56), (W * .3, H * .66), (W * .52, H * .7), (W * .7, H * .64), (W * .86, H * .56), (W + 40, H * .5)], '#1f6078', .36, 20)
    F.reef_patch(c, -10, W * .28, far, 1.6, .6, depth=.44, sink=.6); F.reef_patch(c, W * .76, W * 1.02, far, 1.7, .65, depth=.42, sink=.6)
    c.god_rays(W * .42, -190, .46, 18, 1200, 1.4, '#fff6d8', 1.1)
    boats.keel(c, W * .78, sy, 470, '#f0ead8', False, '#2f6f9a', depth=.3); boats.keel(c, W * .3, sy, 640, '#f0ead8', False, '#8f3f44', depth=.08)
    A.silhouettes(c, W * .56, H * .33, 70, 240, 54, 13, 0, '#145a94', .45)
    bed = L.sandbed(c, [(-40, H * .74), (W * .3, H * .715), (W * .6, H * .72), (W + 40, H * .73)], '#e6dab0', .36)
    # the mooring: block, rope, buoy beside the bow
    bx, by = W * .565, H * .8
    shadow.blob(c, bx + 20, by + 4, 110, 18, 0, .4, 8)
    with c.piece(shadow=.45, lift=8, volume=.45, vsize=12, rim=.4, grain=.06) as g: smooth(g, [(bx - 76, by + 8), (bx - 62, by - 62), (bx + 58, by - 66), (bx + 76, by + 4), (bx, by + 18)], tension=.2); lin(g, bx - 70, by - 60, bx + 70, by, '#c9cdbd', '#8f9a94'); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4) as g: rgb(g, '#4a5a60'); g.set_line_width(9); g.arc(bx - 2, by - 76, 15, 0, 7); g.stroke()
    ropes_and_bars.rope(c, [(bx - 2, by - 90), (bx - 8, H * .5), (W * .55, H * .3), (W * .545, sy + 16)], 10, '#f0e0b4')
    with c.piece(shadow=.3, lift=6, volume=.5, vsize=12, rim=.6) as g: X, Y = W * .545, sy + 6; lin(g, X - 40, Y - 40, X + 40, Y + 40, '#ff9a6a', '#e4573f', '#a83a3a'); smooth(g, [(X - 40, Y - 26), (X - 44, Y), (X - 30, Y + 30), (X, Y + 42), (X + 30, Y + 30), (X + 44, Y), (X + 40, Y - 26), (X, Y - 34)], tension=.55); g.fill(); rgb(g, '#fff4d6'); taper(g, [(X - 42, Y - 8), (X, Y - 2), (X + 42, Y - 8)], [12, 13, 12], 14, False); g.fill()
    ropes_and_bars.rope(c, [(W * .54, sy + 4), (W * .51, sy - 30), (W * .485, sy - 70)], 7, '#f0e0b4')
    # the anchor on its patch of sand
    def link_chain(pts, n, s, d=0.0):
        q = curve_pts(pts, n)
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=3, rim=.5, depth=d) as g:
            for k in range(n - 1):
                a = math.atan2(q[k + 1][1] - q[k][1], q[k + 1][0] - q[k][0])
                with at(g, (q[k][0] + q[k + 1][0]) / 2, (q[k][1] + q[k + 1][1]) / 2, a, s, s * (.62 if k % 2 else .3)): g.arc(0, 0, 1, 0, 7)
                rgb(g, '#8fa3a8' if k % 2 else '#5f747c'); g.set_line_width(s * .36); g.stroke()
    link_chain([(W * .905, sy + 4), (W * .925, H * .3), (W * .93, H * .55), (W * .9, H * .76), (W * .86, H * .835), (W * .81, H * .865)], 62, 9)
    ax, ay = W * .735, H * .885
    shadow.blob(c, ax, ay + 16, 170, 22, -.06, .45, 8)
    with c.piece(shadow=.45, lift=7, volume=.5, vsize=8, rim=.6) as g, at(g, ax, ay, -.12, 1):
        lin(g, 0, -20, 0, 24, '#b9ccd0', '#7f959f', '#4f626c'); taper(g, [(150, -6), (20, -4), (-96, 0)], [17, 20, 24]); g.fill(); rgb(g, '#5f747c'); g.set_line_width(9); g.arc(162, -7, 14, 0, 7); g.stroke()
        lin(g, 0, -70, 0, 60, '#a9bcc0', '#5f747c'); taper(g, [(118, -62), (112, 52)], [15, 15]); g.fill()
        rgb(g, '#5f747c'); taper(g, [(-18, -118), (-66, -96), (-98, -46), (-106, 0), (-98, 42), (-70, 80), (-30, 100)], [10, 22, 27, 30, 27, 22, 10], 40); g.fill(); lin(g, 0, -110, 0, 60, '#c9d8da', '#7f959f', '#4f626c'); taper(g, [(-22, -116), (-68, -94), (-98, -46), (-106, 0), (-98, 42), (-70, 80)], [8, 18, 23, 26, 23, 18], 40); g.fill()
        lin(g, -40, -130, 0, -70, '#c9d8da', '#6f858f'); smooth(g, [(6, -128), (-40, -120), (-66, -92), (-34, -74), (-6, -96)], tension=.2); g.fill()
    with c.piece(shadow=.12, lift=4, volume=.15, rim=.2, grain=.06) as g: smooth(g, [(ax - 190, ay + 66), (ax - 150, ay + 36), (ax - 90, ay + 24), (ax - 20, ay + 40), (ax + 26, ay + 66), (ax - 80, ay + 80)], tension=.5); lin(g, 0, ay + 20, 0, ay + 80, '#dfe0bd', '#b9c9ae'); g.fill()
    # whole corals at both sides of the sand
    F.table_coral(c, W * .13, H * .86, 330, '#c98a5a', .02); F.boulder(c, W * .27, H * .84, 130, '#a9966a', depth=.08); F.staghorn(c, W * .2, H * .9, 170, 'saffron'); F.pocillopora(c, W * .335, H * .9, 110, 'rose')
    F.sea_fan(c, W * .02, H * .98, 260, 'plum', .1)
    A.school(c, 'anthias', W * .17, H * .66, 22, 160, 50, 36, .1, .2); A.fish(c, 'raccoon', W * .4, H * .72, 96, .1, .1); A.fish(c, 'parrotfish', W * .5, H * .6, 130, PI, .06, depth=.12)
    F.brain(c, W * .06, H * 1.06, 190, 'leaf'); F.staghorn(c, W * .97, H * 1.06, 240, 'coral'); F.pocillopora(c, W * .88, H * 1.06, 140, 'violet')
    c.particles(200); c.finish(.34, center=(.5, .5))
