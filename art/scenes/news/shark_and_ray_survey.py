"""Pictures of the article "A survey asks the coast about sharks and rays"."""
import math
import cairo
import numpy as np
from toolkit import boats, fauna as A, flora as F, from_above, gear as G, ground, household, land as L, people as P, portraits, ropes_and_bars, school, shadow, water
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
    """After the dive on the boat's bench: a survey sheet with drawn sharks and rays, a wet mask and steaming tea, the bright sea behind."""
    W, H = c.w, c.h
    hz = H * .22
    c.light = (-.5, -.86)
    L.sky(c, 'noon', hz, glow=.6); L.cloud(c, W * .3, H * .14, 300, depth=.35, blur=2); L.rinjani(c, W * .8, hz + 2, 560, 80, depth=.6, blur=2)
    L.sea(c, hz, H * .62, 'noon', W * .3, 110, .5)
    with c.piece(shadow=.2, lift=4, volume=.3, vsize=6, blur=1.5, depth=.1) as g:      # two fins break the water far out: divers' marker and a dark fin
        x, y = W * .36, H * .33; rgb(g, '#f2694b'); smooth(g, [(x - 9, y), (x - 8, y - 76), (x, y - 86), (x + 8, y - 76), (x + 9, y)], tension=.3); g.fill()
    # boat rail and ladder tops
    with c.piece(shadow=.45, lift=12, volume=.4, vsize=12, rim=.5) as g:
        lin(g, 0, H * .5, 0, H * .57, '#fffaf0', '#d9d6c4'); poly(g, [(-20, H * .51), (W + 20, H * .485), (W + 20, H * .555), (-20, H * .585)]); g.fill(); rgb(g, '#2f7fba'); poly(g, [(-20, H * .57), (W + 20, H * .54), (W + 20, H * .555), (-20, H * .585)]); g.fill()
        g.set_line_width(17); rgb(g, '#8fa3ad')
        for px in (.79, .91): g.move_to(W * px, H * .62); g.line_to(W * px, H * .36); g.curve_to(W * px, H * .29, W * px - 6, H * .27, W * px - 46, H * .3); g.stroke()
        g.set_line_width(5); rgb(g, '#eef4f2')
        for px in (.79, .91): g.move_to(W * px - 4, H * .6); g.line_to(W * px - 4, H * .36); g.stroke()
    ropes_and_bars.planks(c, H * .56, H + 20, '#d39a62', 9, (W * .45, -H * .2))
    c.set_air()
    # clipboard in perspective: drawn flat and squeezed
    bx, by, a = W * .49, H * .79, -.12
    def page(g, w, h):
        ink = '#3d5468'
        for j in range(4):
            yy = -h * .34 + j * h * .2
            with at(g, -w * .26, yy, 0, w * (.34 if j < 2 else .27)):
                rgb(g, ink)
                if j < 2: smooth(g, [(.5, .02), (.3, -.09), (.12, -.1), (.02, -.26), (-.02, -.08), (-.3, -.03), (-.46, -.2), (-.42, 0), (-.46, .12), (-.3, .03), (-.02, .09), (-.06, .2), (.1, .09), (.3, .08)]); g.fill()
                else: smooth(g, [(.3, 0), (.22, .1), (.04, .3 if j == 2 else .2), (-.08, .32 if j == 2 else .18), (-.14, .08), (-.6, .02), (-.6, -.02), (-.14, -.08), (-.08, -.32 if j == 2 else -.18), (.04, -.3 if j == 2 else -.2), (.22, -.1)]); g.fill()
                if j == 0: rgb(g, '#14181f'); poly(g, [(.02, -.26), (-.01, -.18), (.06, -.17)]); g.fill()
                if j == 3: rgb(g, '#46aef0'); [(g.arc(.1 - .06 * k, .06 * (-1) ** k, .026, 0, 7), g.fill()) for k in range(4)]
            for k in range(4):
                x, s = w * (.06 + .115 * k), h * .09
                rgb(g, '#8fa3ad'); g.set_line_width(3); g.rectangle(x, yy - s * .5, s, s); g.stroke()
                if k == (2, 0, 1, 0)[j]: school.crayon(g, rng, [(x + 3, yy), (x + s * .4, yy + s * .36), (x + s * 1.1, yy - s * .6)], '#f2694b', 7, passes=3, wob=.6)
        school.crayon(g, rng, [(-w * .42, h * .42), (-w * .2, h * .4), (.1 * w, h * .425)], '#8fa3ad', 3, passes=2, wob=.5)
    with c.piece(shadow=.55, lift=16, volume=.25, vsize=12, rim=.4, grain=.03) as g:
        g.save(); g.translate(bx, by); g.transform(cairo.Matrix(1, -.05, -.22, .62, 0, 0)); g.rotate(a)
        w, h = 620, 560
        smooth(g, [(-w * .54, -h * .55), (w * .54, -h * .55), (w * .54, h * .54), (-w * .54, h * .54)], tension=.08); lin(g, 0, -h / 2, 0, h / 2, '#8a5b3c', '#6b4430'); g.fill()
        smooth(g, [(-w * .5, -h * .48), (w * .5, -h * .48), (w * .5, h * .5), (-w * .5, h * .5)], tension=.03); lin(g, -w / 2, -h / 2, w / 2, h / 2, '#fffef8', '#f1ecdc'); g.fill()
        page(g, w, h)
        rgb(g, '#9fd0d8', .5)
        for _ in range(16): x, y, s = rng.uniform(-w * .48, w * .48), rng.uniform(-h * .45, h * .48), rng.uniform(5, 17); smooth(g, blob_pts(rng, x, y, s, s, .1, 9)); g.fill()
        smooth(g, [(-w * .16, -h * .6), (w * .16, -h * .6), (w * .18, -h * .48), (-w * .18, -h * .48)], tension=.25); lin(g, 0, -h * .6, 0, -h * .48, '#eef4f2', '#8fa3ad', '#5d6c74'); g.fill()
        g.restore()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=5) as g:       # pencil on a string
        x, y = W * .675, H * .915; rgb(g, '#f3f0e0'); g.set_line_width(3.5); g.move_to(W * .49, H * .615); g.curve_to(W * .73, H * .62, W * .76, H * .8, x + 96, y - 38); g.stroke()
        with at(g, x, y, -.36): rgb(g, '#f5b843'); poly(g, [(-100, -9), (104, -9), (104, 9), (-100, 9)]); g.fill(); rgb(g, shade('#f5b843', -.25)); poly(g, [(-100, 3), (104, 3), (104, 9), (-100, 9)]); g.fill(); rgb(g, '#f0d3a4'); poly(g, [(-100, -9), (-128, -2), (-128, 2), (-100, 9)]); g.fill(); rgb(g, '#2c3448'); poly(g, [(-124, -3), (-136, 0), (-124, 3)]); g.fill()
    # tea glass
    tx, ty, th = W * .86, H * .86, 230
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=12, rim=.6, grain=.02) as g:
        with at(g, tx, ty, 0, 110, 26): g.arc(0, 0, 1, 0, 7)
        lin(g, tx - 110, 0, tx + 110, 0, '#ffffff', '#dfe8ea', '#9fb0b8'); g.fill()
        smooth(g, [(tx - 66, ty - th), (tx - 60, ty - th * .5), (tx - 50, ty - 8), (tx, ty + 6), (tx + 50, ty - 8), (tx + 60, ty - th * .5), (tx + 66, ty - th)], tension=.3); lin(g, tx - 66, 0, tx + 66, 0, (0, '#cfe9ea', .9), (.5, '#f4fffb', .6), (1, '#8fc0c8', .9)); g.fill()
        smooth(g, [(tx - 62, ty - th * .78), (tx - 58, ty - th * .5), (tx - 48, ty - 12), (tx, ty), (tx + 48, ty - 12), (tx + 58, ty - th * .5), (tx + 62, ty - th * .78)], tension=.3); lin(g, tx - 60, 0, tx + 60, 0, '#8a3a1c', '#e08a3c', '#b0562a', '#6b2c1c'); g.fill()
        with at(g, tx, ty - th * .78, 0, 62, 13): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f0a95c'); g.fill()
        with at(g, tx, ty - th, 0, 66, 14): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f4fffb', .9); g.set_line_width(4); g.stroke(); rgb(g, 'white', .7); taper(g, [(tx - 44, ty - th * .9), (tx - 38, ty - 30)], [9, 5]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.55) as g:
        for k, o in enumerate((-22, 14)): rgb(g, 'white', .8); taper(g, [(tx + o, ty - th - 6), (tx + o + 26, ty - th - 90), (tx + o - 20, ty - th - 170), (tx + o + 22, ty - th - 270)], [10, 26, 22, 4], 30); g.fill()
    G.dive_mask(c, W * .115, H * .85, 310, .25, '#d9542f')
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3, rim=.5, grain=.01) as g:
        for _ in range(60): x, y, s = rng.uniform(0, W), rng.uniform(H * .64, H), rng.uniform(3, 12); rgb(g, '#9fd8dc', .6); smooth(g, blob_pts(rng, x, y, s, s * .5, .12, 9)); g.fill(); rgb(g, 'white', .9); g.arc(x - s * .3, y - s * .2, s * .16, 0, 7); g.fill()
    c.glow(W * .3, 0, 700, '#fffbe4', .2); c.finish(.3, warm=.06, center=(.5, .5))


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
