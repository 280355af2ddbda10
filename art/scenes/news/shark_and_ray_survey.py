"""Pictures of the article "A survey asks the coast about sharks and rays"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, from_above, ground, household, land as L, people as P, portraits, ropes_and_bars, shadow, water
from toolkit.paper import at, blob_pts, curve_pts, HangCanvas, jitter, lin, mix, poly, rgb, shade, smooth, taper

PI = math.pi


def on_sand(p, X0, Z0, size, turn=0.0):
    """A function (u, v) -> point on level ground of a drawing around (X0, Z0), in metres; p = ground.view."""
    cs, sn = math.cos(turn), math.sin(turn)
    return lambda u, v: p(X0 + (u * cs - v * sn) * size, Z0 + (u * sn + v * cs) * size)[:2]


def furrow(c, m, lines, w=.02, closed=False):
    """Lines drawn with a stick in wet sand: a dark groove with a bright edge and crumbs; m = on_sand."""
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:
        for dy, cc, al, f in ((.5, '#fff3d4', .6, 1.1), (0, '#7a5f48', 1, 1.0), (-.16, '#54403a', .9, .5)):
            for pts in lines:
                q = curve_pts(pts, 14 * len(pts), closed)
                q = np.vstack([q, q[:1]]) if closed else q
                for t, t2 in zip(q, q[1:]):
                    k = abs(m(t[0] + w, t[1])[0] - m(*t)[0]); a, b = m(*t), m(*t2)
                    rgb(g, cc, al); g.set_line_width(k * f); g.move_to(a[0], a[1] + dy * k); g.line_to(b[0], b[1] + dy * k); g.stroke()


def lead(c, rng, variant=0):
    """Early morning on a fishing beach, from standing height: an old fisher has drawn a shark and a ray in the wet sand with a stick; one person writes down what he tells, others have come to look."""
    W, H = c.w, c.h
    c.light = (.62, -.78)
    hz, f, hc = H * .25, 1080, 2.35
    p = ground.view(W, hz, f, hc)
    L.sky(c, 'rose', hz, (W * .83, hz - 54, 34), '#ffe6b4', .95)
    L.cloud(c, W * .3, H * .1, 380, '#fbe0cc', .4, 8); L.cloud(c, W * .62, H * .06, 240, '#fdeedd', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.42) as g:
        smooth(g, [(-40, hz - 92), (W * .08, hz - 104), (W * .18, hz - 70), (W * .27, hz - 82), (W * .38, hz - 38), (W * .5, hz - 30), (W * .6, hz - 6), (W * .62, hz + 8), (-40, hz + 8)], True, .4); lin(g, 0, hz - 100, 0, hz, '#7a9a9a', '#6f8f9a'); g.fill()
    L.sea(c, hz, H * .47, 'rose', W * .83, 90, 1.1)
    for x, dy, s, h, fl in ((.56, 10, 74, '#2f6f8f', False), (.68, 16, 104, '#c9503c', True), (.46, 22, 120, '#f5b843', False)): boats.jukung(c, W * x, hz + dy, s, None, h, fl, depth=.25)
    # wet sand, foam, dry sand
    edge = [(-40, H * .39), (W * .2, H * .405), (W * .45, H * .385), (W * .7, H * .4), (W * .88, H * .38), (W + 40, H * .388)]
    L.ground(c, edge, '#ecd0aa', '#c99c72', 160, shadow=.1, volume=0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.9) as g: smooth(g, [(x, y + 6) for x, y in edge], False); g.line_to(W + 40, H * .64); g.line_to(-40, H * .64); g.close_path(); lin(g, 0, H * .39, 0, H * .64, (0, '#f6d3bc', .95), (.4, '#d6b49c', .8), (1, '#d6b08a', 0)); g.fill()
    water.sheen(c, H * .4, H * .58, 70, '#fff0dc', '#8f7a70', .8)
    L.foam(c, edge, 7); L.foam(c, [(x, y + 26 + 8 * math.sin(x / 120)) for x, y in edge[1:5]], 3)
    c.glow(W * .83, hz + 30, 460, '#fff0cc', .35)
    # the boat on the beach, near, at the left
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', build=1.0), **k})
    shadow.blob(c, W * .09, H * .545, 330, 22, .02, .4, 10, '#4a3a4a')
    boats.jukung(c, W * .1, H * .535, 600, None, '#2f7f9a', False, reflection=False)
    for x, y, s in ((.02, .562, 26), (.19, .558, 24)):
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=5) as g: rgb(g, '#8a6a4c'); taper(g, [(W * x - 46, H * y), (W * x + 46, H * y - 4)], [s, s * .9]); g.fill()
    # the drawing
    sh = on_sand(p, .1, 4.3, 1.3, .03)
    body = [(-1.02, -.02), (-.8, .17), (-.4, .24), (.1, .21), (.55, .1), (.86, .03), (.86, -.04), (.55, -.11), (.1, -.2), (-.4, -.22), (-.8, -.17)]
    furrow(c, sh, [body], .026, True)
    furrow(c, sh, [[(-.28, .23), (-.1, .5), (.06, .57), (.04, .4), (.1, .21)], [(-.42, -.22), (-.3, -.5), (-.12, -.62), (-.14, -.4), (-.08, -.21)], [(.42, .13), (.54, .25), (.63, .26), (.62, .09)], [(.86, .03), (1.0, .3), (1.18, .46), (1.1, .16), (1.06, -.02), (1.1, -.16), (1.12, -.3), (.98, -.16), (.86, -.04)]] + [[(-.5 + .075 * k, .09), (-.48 + .075 * k, 0), (-.5 + .075 * k, -.09)] for k in range(5)], .02)
    furrow(c, sh, [[(-.82, .07), (-.8, .088), (-.78, .07), (-.8, .052)]], .022, True)
    ry = on_sand(p, 1.2, 5.75, .92, 2.45)
    furrow(c, ry, [[(0, .62), (.2, .56), (.5, .3), (.78, .06), (.8, .02), (.72, -.0), (.4, -.16), (.16, -.42), (0, -.52), (-.16, -.42), (-.4, -.16), (-.72, -.0), (-.8, .02), (-.78, .06), (-.5, .3), (-.2, .56)]], .03, True)
    furrow(c, ry, [[(0, -.52), (.05, -.8), (-.03, -1.05), (.04, -1.3)]], .026); furrow(c, ry, [[(.13, .36), (.16, .39), (.19, .36), (.16, .33)], [(-.13, .36), (-.16, .39), (-.19, .36), (-.16, .33)]], .03, True)
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:                                     # footprints
        for x0, z0, x1, z1, n in ((-1.0, 9.4, -1.75, 4.7, 11), (2.3, 9.6, 2.35, 6.9, 6), (2.9, 5.6, 2.2, 4.2, 5), (-.2, 9.2, -.3, 6.3, 7)):
            for k in range(n):
                t = k / n; x, y, q = p(x0 + (x1 - x0) * t + (.1 if k % 2 else -.1), z0 + (z1 - z0) * t); rgb(g, '#8a6a50', .5); smooth(g, blob_pts(rng, x, y, q * .07, q * .045, .1, 8)); g.fill(); rgb(g, '#fff3d4', .4); g.set_line_width(q * .012); g.move_to(x - q * .06, y + q * .045); g.line_to(x + q * .06, y + q * .045); g.stroke()
    # the people
    def put(X, Z, h, pose, lk, fl=False, prop=None, tweak=None):
        x, y, k = p(X, Z)
        return shadow.lay(c, lambda cv: P.person(cv, x, y, h * k, pose, lk, fl, prop, tweak), y, -.95, .16, .3)
    def board(g, J):
        x, y = J['hL'][0] * .5 + J['hR'][0] * .5 + .03, J['hL'][1] * .5 + J['hR'][1] * .5 - .02
        with at(g, x, y, -.5): rgb(g, '#8a5b3c'); poly(g, [(-.09, -.012), (.1, -.012), (.1, .012), (-.09, .012)]); g.fill(); rgb(g, '#fffdf4'); poly(g, [(-.085, -.02), (.095, -.02), (.095, -.008), (-.085, -.008)]); g.fill(); rgb(g, '#f2694b'); taper(g, [(.02, -.03), (.09, -.12)], [.012, .01]); g.fill()
    def basket_on_hip(g, J):
        x, y = J['hip'][0] - .16, J['hip'][1] - .03
        smooth(g, [(x - .11, y - .06), (x + .1, y - .06), (x + .075, y + .07), (x - .08, y + .07)], tension=.25); lin(g, x - .1, 0, x + .1, 0, '#e6bd78', '#b98645', '#7f5a30'); g.fill(); rgb(g, '#6b4a2a', .6); g.set_line_width(.008)
        for k in range(4): g.move_to(x - .1, y - .035 + .028 * k); g.line_to(x + .1, y - .035 + .028 * k); g.stroke()
        for k, cc in enumerate(('#c9d6da', '#9fb3ba', '#dfe8e6')): rgb(g, cc); smooth(g, [(x - .09 + .06 * k, y - .06), (x - .06 + .06 * k, y - .1), (x - .01 + .06 * k, y - .085), (x - .03 + .06 * k, y - .055)]); g.fill()
    def stick(g, J):
        a = np.array(J['hR']); t = np.array([J['hip'][0] + .36, max(J['aL'][1], J['aR'][1]) + .045]); rgb(g, '#5f452f'); taper(g, [tuple(a + (a - t) * .5), tuple(a), tuple(t)], [.016, .02, .013]); g.fill()
    put(.95, 8.6, 1.6, 'stand_side', who(hair='bob', top='#8f6fb8', bottom='skirt', bcol='#2f5d6c'), True, None, dict(head=12)); put(1.3, 8.3, 1.15, 'walk', who(hair='short', top='#f5b843', bottom='shorts', bcol='#22405a', child=True), True)
    put(2.3, 6.7, 1.58, 'contrapposto', who(hair='hijab', accent='#c85a8e', top='#e8e2cf', bottom='skirt', bcol='#7a3f4f', skin='#8a5a3c'), True, basket_on_hip, dict(head=4))
    put(-.3, 6.0, 1.6, 'stand_side', who(hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers', bcol='#3a3f5c', skin='#a9734c'), True, board, dict(aL=(30, 96), aR=(22, 92), head=26))
    put(-2.7, 5.3, 1.66, 'stand_side', who(hair='cap', accent='#3c86c2', top='#3f5e5a', bottom='trousers', bcol='#6b5a45', skin='#8a5a3c', sleeve='long'), False, None, dict(aL=(-8, 10), aR=(-10, 12), head=18))
    put(-1.78, 4.5, 1.62, 'reach', who(hair='hat', haircol='#c9c4bc', accent='#1b8f93', top='#fff4d6', bottom='shorts', bcol='#4f6d8a', skin='#6b432d'), False, stick, dict(lean=24, aL=(14, 30), aR=(46, 62), lL=(4, -8), lR=(18, 2), head=34))
    put(2.05, 4.05, 1.5, 'squat', who(hair='short', top='#f2694b', bottom='shorts', bcol='#2c3448', skin='#7b4f35', child=True), True, None, dict(aL=(60, 40), aR=(54, 84)))
    # a heap of net with its floats, in the near corner
    shadow.blob(c, W * .1, H * .99, 300, 40, 0, .4, 12, '#4a3548')
    heap = [(-60, H * 1.05), (-40, H * .9), (W * .04, H * .865), (W * .1, H * .885), (W * .17, H * .92), (W * .23, H * .955), (W * .27, H * 1.05)]
    with c.piece(shadow=.45, lift=9, volume=.5, vsize=26, rim=.4, grain=.06) as g:
        smooth(g, heap, tension=.5); q = g.copy_path(); lin(g, 0, H * .86, 0, H, '#4fa08f', '#2f7f78', '#1f5f62'); g.fill(); g.append_path(q); g.clip()
        for fam in (1, -1):                                                                      # the mesh, in two directions
            for k in range(-14, 30):
                x = W * .012 * k * 1.25; rgb(g, '#a9e0cc' if k % 3 else '#12444c', .5); g.set_line_width(2); smooth(g, [(x + fam * t * 150 + 9 * math.sin(5 * t + k), H * (.84 + .2 * t) - 46 * math.sin(PI * min(1, max(0, x / (W * .27))))) for t in np.linspace(0, 1, 8)], False); g.stroke()
        for y in (.94, .985): rgb(g, '#0f3f48', .35); taper(g, [(-20, H * y), (W * .07, H * (y - .025)), (W * .16, H * (y + .01)), (W * .25, H * (y + .03))], [4, 22, 14, 3], 20); g.fill()
    for u, v, a in ((.035, .88, .2), (.095, .905, .5), (.15, .925, -.3), (.07, .955, .1), (.2, .965, .7)):
        with c.piece(shadow=.45, lift=5, volume=.5, vsize=6, rim=.5) as g:
            with at(g, W * u, H * v, a, 21, 14): smooth(g, [(-1, -.7), (0, -1), (1, -.7), (1.1, 0), (1, .7), (0, 1), (-1, .7), (-1.1, 0)]); lin(g, 0, -1, 0, 1, '#fff0d6', '#f2a24b', '#b9602f'); g.fill()
    c.finish(.34, warm=.12, center=(.52, .55))


def second(c, rng, variant=0):
    """Tanjung Luar in the morning: boats with high painted bows lie at the beach beside the market hall; women carry basins of small fish, and a fisher who mends his net answers a young person with a writing board."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .34
    L.sky(c, 'morning', hz + 10, glow=.6); c.glow(W * .2, hz - 40, 460, '#fff1c9', .6); c.set_air()
    L.cloud(c, W * .42, H * .12, 260, depth=.3); L.cloud(c, W * .12, H * .08, 170, depth=.45, puffs=5)
    L.island(c, W * .3, hz + 4, 620, 60, '#6f94a0', .6, beach=False)
    L.sea(c, hz, H * .6, 'morning', W * .2, 90, .6)
    L.ground(c, [(-30, H * .56), (W * .3, H * .535), (W * .6, H * .52), (W + 30, H * .5)], '#dcc79c', '#b3926a', 300)
    L.foam(c, [(-30, H * .56), (W * .2, H * .545), (W * .42, H * .53), (W * .62, H * .52)], 8)
    # boats at the edge of the water, bows up, with eyes and flags
    def boat(x, y, s, hull, band, flip, d):
        m = -1 if flip else 1
        u = lambda a, b: (x + m * a * s, y + b * s)
        with c.piece(shadow=.4, lift=9, volume=.5, vsize=16, rim=.45, depth=d) as g:
            smooth(g, [u(-.52, -.2), u(-.3, -.15), u(.1, -.14), u(.36, -.22), u(.53, -.44), u(.545, -.42), u(.44, -.12), u(.3, .0), u(-.34, .02), u(-.47, -.06)], tension=.45); p = g.copy_path(); lin(g, 0, y - .3 * s, 0, y, shade(hull, .15), hull, shade(hull, -.35)); g.fill(); g.save(); g.append_path(p); g.clip()
            for o, w, cc in ((0, .036, '#fff4d6'), (.045, .03, band)): rgb(g, cc); taper(g, [u(-.55, -.17 + o), u(-.3, -.12 + o), (u(.1, -.11 + o)), u(.36, -.18 + o), u(.56, -.41 + o)], [w * s] * 5, 30, False); g.fill()
            g.restore(); rgb(g, '#fdfaf0'); g.arc(*u(.4, -.14), .034 * s, 0, 7); g.fill(); rgb(g, '#14213a'); g.arc(*u(.405, -.14), .017 * s, 0, 7); g.fill()
            rgb(g, '#e9d9b0'); smooth(g, [u(-.3, -.16), u(-.3, -.3), u(-.02, -.3), u(-.02, -.15)], tension=.06); g.fill(); rgb(g, shade(band, -.1)); smooth(g, [u(-.34, -.29), u(-.3, -.34), u(-.02, -.34), u(.02, -.29)], tension=.06); g.fill(); rgb(g, '#22405a'); g.rectangle(min(u(-.24, 0)[0], u(-.1, 0)[0]), y - .26 * s, .14 * s, .06 * s); g.fill()
            rgb(g, '#8a6242'); taper(g, [u(.16, -.14), u(.16, -.62)], [.016 * s, .01 * s], cap=False); g.fill(); rgb(g, band); smooth(g, [u(.16, -.61), u(.03, -.6), u(-.04, -.57), u(.03, -.55), u(.16, -.53)], tension=.3); g.fill()
    boat(W * .44, H * .53, 330, '#3c86c2', '#f5b843', True, .16); boat(W * .16, H * .575, 470, '#e2573f', '#1b8f93', False, .06); boat(W * .6, H * .535, 250, '#2f9a86', '#f2694b', False, .2)
    # the market hall
    with c.piece(shadow=.45, lift=12, volume=.35, vsize=20, rim=.3) as g:
        lin(g, 0, H * .24, 0, H * .66, '#6a5a5c', '#8f7a6c'); g.rectangle(W * .7, H * .27, W * .4, H * .4); g.fill()
        for k in range(4): rgb(g, '#f6efdc'); g.rectangle(W * (.7 + .1 * k), H * .26, 34, H * (.37 + .03 * k)); g.fill(); rgb(g, '#2f86b0'); g.rectangle(W * (.7 + .1 * k), H * (.55 + .03 * k), 34, H * .08); g.fill()
        poly(g, [(W * .645, H * .285), (W * .76, H * .13), (W * 1.1, H * .06), (W * 1.1, H * .27)]); lin(g, 0, H * .08, 0, H * .28, '#3f9cc0', '#22688f'); g.fill(); rgb(g, '#1b587c', .6); g.set_line_width(4)
        for k in range(9): g.move_to(W * (.77 + .04 * k), H * (.128 - .0082 * k)); g.line_to(W * (.67 + .05 * k), H * (.284 - .0016 * k)); g.stroke()
        rgb(g, '#f6efdc'); poly(g, [(W * .64, H * .28), (W * 1.1, H * .265), (W * 1.1, H * .29), (W * .64, H * .3)]); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:                                # ice boxes and crates in the hall
        for x, y, w, cc in ((.76, .635, 96, '#e9573c'), (.83, .645, 110, '#3c86c2'), (.775, .595, 84, '#f5b843'), (.925, .665, 120, '#2f9a86'), (.94, .61, 90, '#fdfaf0')): rgb(g, cc); smooth(g, [(W * x - w / 2, H * y - w * .46), (W * x + w / 2, H * y - w * .46), (W * x + w * .46, H * y), (W * x - w * .46, H * y)], tension=.08); g.fill(); rgb(g, shade(cc, .35)); g.rectangle(W * x - w * .54, H * y - w * .53, w * 1.08, w * .13); g.fill()
    who = lambda **kw: P.look(rng, **kw)
    foot = lambda x, y, h: shadow.blob(c, W * x + h * .12, H * y + 2, h * .24, 12, 0, .36, 7, '#4a3548')

    def basin(cc):
        def f(g, J):
            x, y = J['head'][0], J['head'][1] - .085
            for k in range(7): rgb(g, '#cfdbe0' if k % 2 else '#9fb6c4'); smooth(g, [(x - .13 + k * .04, y - .035), (x - .09 + k * .04, y - .06), (x - .05 + k * .04, y - .03)]); g.fill()
            rgb(g, cc); smooth(g, [(x - .17, y - .035), (x + .17, y - .035), (x + .12, y + .035), (x - .12, y + .035)], tension=.2); g.fill(); rgb(g, shade(cc, .3)); g.rectangle(x - .175, y - .045, .35, .018); g.fill()
        return f
    for x, y, h, cc, kw, fl in ((.36, .66, 300, '#3c86c2', dict(hair='hijab', accent='#f5b843', top='#c85a8e', bottom='skirt', bcol='#5a3f6a'), False), (.665, .7, 340, '#e2573f', dict(hair='hijab', accent='#8f6fb8', top='#f5b843', bottom='skirt', bcol='#22405a'), True)):
        foot(x, y, h); P.person(c, W * x, H * y, h, 'walk', who(**kw), fl, basin(cc), tweak=dict(aL=(150, 172), lL=(-14, -28), lR=(16, 4), lean=0, head=0))
    foot(.3, .6, 180); P.person(c, W * .3, H * .6, 190, 'stand_side', who(hair='cap', top='#fff4d6', bottom='shorts'), depth=.1)
    # who asks, who answers
    foot(.52, .93, 420); P.person(c, W * .535, H * .93, 430, 'stand_side', who(hair='pony', accent='#f2694b', top='#2f86b8', bottom='trousers', bcol='#2c3448', shoes='#fdfaf0'), True, lambda g, J: (rgb(g, '#fdf6e2'), smooth(g, [(J['hR'][0] + .0, J['hR'][1] - .1), (J['hR'][0] + .12, J['hR'][1] - .07), (J['hR'][0] + .1, J['hR'][1] + .05), (J['hR'][0] - .02, J['hR'][1] + .02)], tension=.06), g.fill(), rgb(g, '#8a6242'), g.set_line_width(.01), g.stroke()), tweak=dict(aL=(52, 104), aR=(34, 92), lean=4, head=14))
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=10, rim=.3) as g:                      # heap of net with floats
        smooth(g, blob_pts(rng, W * .2, H * .945, 250, 66, .1, 12)); p = g.copy_path(); lin(g, 0, H * .88, 0, H, '#5fae96', '#2f7a72'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#1f5a58', .6); g.set_line_width(2)
        for k in range(-20, 40): g.move_to(k * 22, H * .86); g.line_to(k * 22 + 160, H * 1.02); g.move_to(k * 22 + 120, H * .86); g.line_to(k * 22 - 40, H * 1.02); g.stroke()
        g.restore()
    foot(.345, .94, 300); P.person(c, W * .36, H * .95, 430, 'sit_hug', who(hair='hat', accent='#e2573f', top='#f4e6c4', sleeve='long', bottom='trousers', bcol='#6b5a45'), False, tweak=dict(aL=(40, 74), aR=(30, 80), lean=12, head=-4))
    with c.piece(shadow=.35, lift=4, volume=.5, vsize=6, rim=.5) as g:
        for k in range(9): x, y = W * (.07 + .033 * k), H * (.905 + .02 * math.sin(k * 1.7)); rgb(g, '#f5b843' if k % 2 else '#fdfaf0'); smooth(g, blob_pts(rng, x, y, 19, 13, .05, 9)); g.fill()
        rgb(g, '#3f9a86', .9); g.set_line_width(3)
        for k in range(6): g.move_to(W * .3 - k * 6, H * .93); g.curve_to(W * .34, H * (.9 - .008 * k), W * .38, H * .85, W * .41, H * (.84 + .006 * k)); g.stroke()
    c.finish(.3, warm=.08, center=(.48, .55))


def slide_2(c, rng, variant=0):
    """Close, by day: a whitetip reef shark asleep on the sand under a ledge hung with soft corals; a second one swims far outside."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#8fe0d8'), (.4, '#3fb4c0'), (.8, '#1b7f9c'), (1, '#0f5a80')], 90, glow=(W * .74, H * .1, 640, '#f3fff0', .6))
    L.rocks(c, [(W * .45, H * .62), (W * .62, H * .52), (W * .8, H * .56), (W + 40, H * .44)], '#2f8496', .62)
    c.god_rays(W * .8, -220, .4, 14, 1000)
    A.silhouettes(c, W * .84, H * .24, 60, 150, 60, 14, PI, '#1f7f98', .4)
    A.shark(c, W * .7, H * .34, 170, PI + .06, .2, 'whitetip', depth=.55)
    bed = L.sandbed(c, [(-30, H * .7), (W * .3, H * .655), (W * .6, H * .665), (W + 30, H * .62)], '#e6dcb8', .3)
    # shade of the ledge on the sand
    shadow.blob(c, W * .26, H * .74, W * .46, 150, .02, .5, 46, '#0a2a48')
    for x, y, s, cc in ((.9, .68, 120, '#a9906a'), (.99, .7, 190, '#8f7f86')): F.boulder(c, W * x, H * y, s, cc, depth=.25)
    F.staghorn(c, W * .8, H * .665, 100, 'saffron', depth=.28); F.pocillopora(c, W * .86, H * .7, 80, 'rose', depth=.2)
    # back wall of the cave
    with c.piece(shadow=.3, lift=14, volume=.3, vsize=40, grain=.05) as g:
        smooth(g, [(-60, -60), (W * .4, -60), (W * .47, H * .2), (W * .43, H * .4), (W * .385, H * .56), (W * .3, H * .67), (W * .1, H * .69), (-60, H * .7)]); lin(g, 0, 0, W * .46, 0, '#06192e', '#0c2c48', '#1b4f68'); g.fill()
    for k in range(5):                                                     # worn steps of rock in the dark
        y = H * (.46 + .045 * k)
        with c.piece(shadow=.3, lift=7, volume=.35, vsize=20, alpha=.7, rim=.12) as g: rgb(g, mix('#0c2c48', '#2a5f72', .2 + .12 * k)); smooth(g, [(-60, y - 20), (W * .1, y + rng.normal(0, 8)), (W * .2, y + 10 + rng.normal(0, 8)), (W * (.31 + .012 * k), y - 16), (W * (.36 - .006 * k), y + 14), (W * .2, y + 48), (-60, y + 44)]); g.fill()
    # the shark on its belly, its shadow, gill water moving a few grains
    shadow.blob(c, W * .365, H * .845, 330, 30, .02, .55, 12, '#0a2a48')
    A.shark(c, W * .36, H * .775, 800, .035, -.1, 'whitetip', vsize=34)
    with c.piece(shadow=.2, lift=3, volume=.15, grain=.05) as g:             # sand banked against the belly
        q = [(W * .08, H * .9)] + [(W * (.12 + .49 * t), H * (.838 + .008 * math.sin(t * 9) - .006 * t)) for t in np.linspace(0, 1, 12)] + [(W * .66, H * .88), (W * .6, H * .93), (W * .35, H * .955), (W * .16, H * .94)]; smooth(g, q); lin(g, W * .1, 0, W * .66, 0, '#86b3a8', '#a3c6b6', '#b9d3bd'); g.fill()
        for k in range(14): x, y = W * rng.uniform(.14, .6), H * rng.uniform(.86, .93); rgb(g, '#4f8f96', .22); taper(g, [(x, y), (x + 50, y - 5), (x + 110, y)], [.4, 6, .4], 12, False); g.fill()
    # soft corals hanging from the ledge, then the ledge itself over their feet
    for x, y, q, cc in ((.05, .395, 190, 'coral'), (.155, .38, 140, 'rose'), (.245, .33, 210, 'saffron'), (.345, .295, 150, 'plum'), (.43, .24, 180, 'coral'), (.515, .2, 130, 'violet'), (.58, .155, 150, 'rose')):
        F.soft_coral(HangCanvas(c, W * x, H * y - 12, PI + rng.normal(0, .12)), 0, 0, q, cc)
    with c.piece(shadow=.6, lift=22, volume=.55, vsize=54, grain=.06, rim=.5) as g:
        e = [(-60, -60), (W * .64, -60), (W * .68, H * .03), (W * .655, H * .11), (W * .58, H * .17), (W * .49, H * .22), (W * .405, H * .27), (W * .3, H * .315), (W * .2, H * .365), (W * .1, H * .385), (-60, H * .43)]
        smooth(g, e, tension=.55); p = g.copy_path(); lin(g, W * .1, 0, W * .64, H * .1, '#16344c', '#2a5a68', '#5f9088'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(34):                                                # facets and short seams of the rock
            x, y = W * rng.uniform(-.02, .62), H * rng.uniform(-.02, .36); rgb(g, '#0c2a44' if k % 3 else '#4f8a8a', .14); smooth(g, blob_pts(rng, x, y, rng.uniform(40, 120), rng.uniform(14, 46), .35, 9, rng.normal(-.25, .3))); g.fill()
        for _ in range(60):                                                # crusts near the lip
            t = rng.uniform(0, 1) ** .8; x = W * .66 * t; y = np.interp(x, [a for a, b in e[:2:-1]], [b for a, b in e[:2:-1]]) - abs(rng.normal(0, 26)); rgb(g, jitter(rng, rng.choice(['#a8506a', '#b5704a', '#6f9a7a', '#7a6a9a', '#c98a5a']), .04), .35 + .3 * t); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 40), rng.uniform(5, 13), .3, 11, -.25)); g.fill()
        g.restore()
    A.school(c, 'anthias', W * .52, H * .42, 15, 150, 70, 44, .2, depth=.05)
    for x, y, hd in ((.44, .56, PI), (.6, .3, .3), (.67, .58, PI - .1)): A.fish(c, 'anthias', W * x, H * y, 58, hd, rng.normal(0, .1))
    # front
    F.staghorn(c, W * .94, H * 1.05, 250, 'coral'); F.pocillopora(c, W * .83, H * 1.02, 130, 'violet'); F.brain(c, W * .04, H * 1.05, 240, '#6a7a4a'); F.sea_fan(c, W * .15, H * 1.04, 130, 'plum')
    from_above.starfish(c, W * .68, H * .93, 84, rot=.4)
    c.particles(200); c.finish(.36, center=(.55, .5))


def slide_3(c, rng, variant=0):
    """Half above, half under water at sunrise: a fisher in an outrigger boat holds a line over the side; deep below an eagle ray goes by, and a lost bag drifts."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    wl = H * .37
    L.sky(c, 'morning', wl, (W * .17, wl - 80, 36), '#ffe6ae', .9)
    L.cloud(c, W * .42, H * .13, 330, '#fdeed2', .4); L.cloud(c, W * .78, H * .08, 240, '#fdf0da', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.45) as g: smooth(g, [(W * .52, wl + 6), (W * .6, wl - 30), (W * .72, wl - 66), (W * .82, wl - 52), (W * .92, wl - 104), (W + 40, wl - 90), (W + 40, wl + 6)], tension=.4); lin(g, 0, wl - 100, 0, wl, '#6f9f94', '#5f8f94'); g.fill()
    L.sea(c, wl - 34, wl + 24, 'morning', W * .17, 26, .9)
    wave = [(x, wl + 7 * math.sin(x * .012) + 3 * math.sin(x * .033)) for x in np.linspace(-30, W + 30, 40)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, wave, False); g.line_to(W + 40, H + 30); g.line_to(-40, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#a3dccb', '#4fb0b4', '#1f7f9c', '#124f7c', '#0c3560'); g.fill()
    c.set_air()
    c.god_rays(W * .2, wl - 330, .4, 16, 1100, 1.2, '#fff0cc')
    A.silhouettes(c, W * .3, H * .56, 80, 230, 60, 13, 0, '#1f7f98', .4)
    A.shark(c, W * .22, H * .78, 250, .1, .12, 'blacktip', depth=.42)
    low = L.rocks(c, [(-30, H * .93), (W * .2, H * .96), (W * .45, H * .98), (W * .75, H * .95), (W + 30, H * .88)], '#123f66', .3, 14)
    # the boat, the one who fishes, the line
    J = P.person(c, W * .565, wl - 16, 215, 'sit', P.look(rng, hair='hat', accent='#1b8f93', top='#fff4d6', sleeve='long', bottom='trousers', bcol='#3a3f5c', skin='#7b4f35', build=1.0), True, None, tweak=dict(aL=(30, 70), aR=(40, 84), lean=14, head=24))
    boats.jukung(c, W * .6, wl + 16, 560, None, '#c9503c', True, reflection=False)
    lx, ly = J['hR']
    L.waterline(c, wave, '#effbee', 7)
    with c.piece(shadow=.2, lift=3, volume=0, rim=.2, grain=0) as g: rgb(g, '#fdf6e0', .9); g.set_line_width(2.6); g.move_to(lx, ly); g.curve_to(lx - 18, wl + 30, lx - 10, H * .55, lx - 34, H * .7); g.stroke()
    ropes_and_bars.hook(c, lx - 34, H * .7, 44)
    # what is below
    portraits.ray(c, W * .72, H * .7, 560, PI + .1, 'eagle', 42, .3)
    A.school(c, 'fusilier', W * .44, H * .83, 20, 170, 40, 40, .1, .1, depth=.2)
    household.plastic_bag(c, W * .13, H * .53, 120, rot=.3)
    c.particles(140, box=(0, wl + 20, W, H)); c.finish(.32, center=(.52, .5))
