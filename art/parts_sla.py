"""parts_sla.py - parts for the sliders of the articles 0, 1, 3, 5, 6 and 10: baskets from above, hens, humbugs, garlands, polyps from the side.

Same conventions as the other modules: Canvas first, x,y in units, s = size in units, **kw goes to Canvas.piece; functions that start with g draw raw.
"""
import math
import numpy as np
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly

PI = math.pi


def scree(c, where, n, size=(14, 44), colors=('#cfc6a8', '#b9b39a', '#d9d2b8', '#a8a890', '#c9b8a0'), **kw):
    """Broken dead coral fingers; where() gives (x, y, scale 0..1) of one, far ones are drawn first."""
    r = c.rng
    items = sorted((where() for _ in range(n)), key=lambda p: p[1])
    with c.piece(**{**dict(shadow=.5, lift=5, volume=.4, vsize=4), **kw}) as g:
        for x, y, t in items:
            q = (size[0] + (size[1] - size[0]) * t) * r.uniform(.6, 1.3)
            a = r.uniform(-.6, .6) + (PI if r.random() < .5 else 0)
            cc = jitter(r, r.choice(colors), .03)
            p = [(u, y + (v - y) * .6) for u, v in wander(r, x, y, a, q * 2, 4, .22)]
            rgb(g, shade(cc, -.55), .5); taper(g, [(u, v + q * .09) for u, v in p], [q * .27, q * .23, q * .17], 10); g.fill()
            lin(g, x, y - q * .2, x, y + q * .2, shade(cc, .3), shade(cc, -.22)); taper(g, p, [q * .25, q * .21, q * .14], 10); g.fill()
            for k, sg in ((1, -1), (2, 1)):
                if r.random() < .55:
                    b = p[k]; taper(g, [b, (b[0] + q * .42 * math.cos(a + sg * .8), b[1] + q * .26 * math.sin(a + sg * .8) - q * .08)], [q * .18, q * .11]); g.fill()


def basket_top(c, x, y, R, color='#d3a35c', **kw):
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


def hen(c, x, y, s=90, color='#b4532f', flip=False, peck=False, **kw):
    """Village hen, side view; x,y = feet, s = length."""
    with c.piece(**{**dict(shadow=.4, lift=s * .05, volume=.4, vsize=s * .07, rim=.35), **kw}) as g:
        with at(g, x, y, 0, -s if flip else s, s):
            rgb(g, '#d9a032'); g.set_line_width(.035)
            for px, dx in ((-.02, -.05), (.08, .06)):
                g.move_to(px, -.28); g.line_to(px + dx, -.02); g.stroke()
                for k in (-.06, 0, .09): g.move_to(px + dx, -.025); g.line_to(px + dx + k, .005); g.stroke()
            smooth(g, [(-.2, -.5), (-.4, -.8), (-.52, -.86), (-.62, -.74), (-.6, -.58), (-.45, -.4), (-.25, -.3)]); lin(g, -.6, 0, -.2, 0, shade(color, -.7), shade(color, -.35)); g.fill()
            hx, hy = (.5, -.2) if peck else (.36, -.82)
            smooth(g, [(-.42, -.5), (-.2, -.54), (.1, -.6), (.3, -.58), (.4, -.42), (.28, -.26), (.05, -.2), (-.2, -.24), (-.38, -.36)]); lin(g, 0, -.6, 0, -.2, shade(color, .25), color, shade(color, -.35)); g.fill()
            taper(g, [(.2, -.46), ((.2 + hx) / 2 + .08, (-.46 + hy) / 2), (hx, hy)], [.34, .22, .13], 16); lin(g, .2, -.5, hx, hy, color, shade(color, .28)); g.fill()
            smooth(g, [(-.3, -.46), (.0, -.5), (.16, -.4), (.02, -.3), (-.22, -.3)]); rgb(g, shade(color, -.28)); g.fill()
            rgb(g, shade(color, .3), .6); g.set_line_width(.02)
            for k in range(3): g.move_to(-.18 + k * .08, -.33); g.curve_to(-.12 + k * .08, -.36, -.08 + k * .08, -.4, -.1 + k * .08, -.45); g.stroke()
            d = (.35, .94) if peck else (1, .12)
            n = (-d[1], d[0])
            X = lambda u, v: (hx + d[0] * u - n[0] * v, hy + d[1] * u - n[1] * v)
            rgb(g, '#d8392f'); smooth(g, [X(.02, .04), X(.08, .15), X(.0, .12), X(-.04, .17), X(-.08, .1), X(-.06, .03)]); g.fill(); smooth(g, [X(.05, -.05), X(.09, -.13), X(.02, -.11)]); g.fill()
            rgb(g, '#e9b84a'); poly(g, [X(.06, .03), X(.17, -.02), X(.06, -.04)]); g.fill()
            rgb(g, '#14110f'); g.arc(*X(.03, .02), .015, 0, 7); g.fill()


def flower(g, r, x, y, s, kind=0, rot=None):
    """One flower of a garland from the front (raw): 0 frangipani, 1 marigold, 2 hibiscus pink. s = diameter."""
    rot = r.uniform(0, 7) if rot is None else rot
    with at(g, x, y, rot, s / 2):
        if kind == 1:
            for ring, n in ((1, 16), (.74, 13), (.48, 9)):
                for k in range(n):
                    a = k * 2 * PI / n + ring * 3; cc = jitter(r, shade('#f5a623', -.28 + .5 * (1 - ring)), .03)
                    rgb(g, cc); smooth(g, blob_pts(r, math.cos(a) * ring * .78, math.sin(a) * ring * .78, .24, .22, .12, 7)); g.fill()
            rgb(g, '#c9741f'); g.arc(0, 0, .2, 0, 7); g.fill()
            return
        outer, inner = (('#fffaf0', '#f7c548') if kind == 0 else ('#ee7f9f', '#b8305a'))
        for k in range(5):
            with at(g, 0, 0, k * 2 * PI / 5):
                smooth(g, [(0, 0), (.3, -.26), (.72, -.34), (1.0, -.08), (.86, .22), (.4, .2)]); p = g.copy_path()
                rad(g, 0, 0, 1, (0, inner), (.3, mix(inner, outer, .35)), (.62, outer), (1, shade(outer, -.1))); g.fill()
                rgb(g, shade(outer, -.3), .3); g.set_line_width(.03); g.append_path(p); g.stroke()
        if kind == 2: rgb(g, '#f7c548'); taper(g, [(0, 0), (.2, -.3)], [.12, .1]); g.fill()


def garland(c, pts, s=44, kinds=(0, 1, 0, 2, 1), n=None, **kw):
    """String of flowers along pts; with a green thread and leaves under it."""
    r = c.rng
    L = sum(math.dist(a, b) for a, b in zip(pts, pts[1:]))
    n = n or int(L / (s * .62))
    q = curve_pts(pts, n)
    with c.piece(**{**dict(shadow=.45, lift=7, volume=.3, vsize=5), **kw}) as g:
        for x, y in curve_pts(pts, n * 2):
            a = r.uniform(0, 7); rgb(g, jitter(r, shade('leaf', -.25), .04)); taper(g, [(x, y), (x + math.cos(a) * s * .4, y + math.sin(a) * s * .4), (x + math.cos(a) * s * .72, y + math.sin(a) * s * .72)], [s * .05, s * .26, s * .03], 9, False); g.fill()
    for part in (0, 1):
        with c.piece(**{**dict(shadow=.5, lift=5, volume=.35, vsize=5, rim=.4), **kw}) as g:
            for i, (x, y) in enumerate(q):
                if i % 2 == part: flower(g, r, x + r.normal(0, s * .08), y + r.normal(0, s * .08), s * r.uniform(.88, 1.2), kinds[i % len(kinds)])


def polyp_side(c, x, y, h, w, color='#c9705a', glow='#8ff0c8', lean=0.0, closed=0.0, n=18, mouth=True, **kw):
    """Coral polyp seen from the side: column standing on (x,y), h = height, w = width of the mouth disc, crown of arms; closed 0..1 folds the arms inwards."""
    r = c.rng
    tx, ty = x + lean * h, y - h
    col_ = [(x - w * .36, y + 12), (x - w * .3 + lean * h * .3, y - h * .4), (tx - w * .36, ty + w * .16), (tx - w * .46, ty), (tx + w * .46, ty), (tx + w * .36, ty + w * .16), (x + w * .3 + lean * h * .3, y - h * .4), (x + w * .36, y + 12)]

    def arms(back):
        with c.piece(**{**dict(shadow=.35, lift=6, volume=.25, vsize=w * .03, rim=.4), **kw}) as g:
            m = n // 2
            for i in range(m):
                t = (i + .5 + r.uniform(-.2, .2)) / m * 2 - 1
                a = -PI / 2 + t * (1.25 if not back else 1.0)
                L = w * r.uniform(.75, 1.0) * (1 - .35 * closed)
                bx, by = tx + t * w * .4, ty + (w * .06 if not back else -w * .05) * (1 - t * t)
                a1 = a + (-PI / 2 - a) * closed * .6
                p = wander(r, bx, by, a1, L, 6, .12, (-.16 if t > 0 else .16) * closed * 3 + (.07 if t > 0 else -.07) * (1 - closed))
                cc = jitter(r, shade(color, -.3 if back else -.02), .03)
                lin(g, *p[0], *p[-1], (0, shade(cc, -.2)), (.6, cc), (.9, mix(cc, glow, .7)), (1, glow))
                taper(g, p, [w * .1, w * .075, w * .055, w * .06], 18); g.fill()
                for k in curve_pts(p, 11)[2:]:
                    rgb(g, mix(cc, glow, .6), .7); g.arc(k[0] + r.normal(0, w * .014), k[1] + r.normal(0, w * .014), w * .012, 0, 7); g.fill()
                g.arc(*p[-1], w * .036, 0, 7); rgb(g, mix(glow, 'white', .3)); g.fill()
    arms(True)
    with c.piece(**{**dict(shadow=.4, lift=8, volume=.5, vsize=w * .14, rim=.4), **kw}) as g:
        smooth(g, col_); p = g.copy_path(); lin(g, 0, ty, 0, y, shade(color, .12), shade(color, -.18), shade(color, -.5)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, mix(color, glow, .35), .35); g.set_line_width(w * .022)
        for k in range(9):
            u = (k - 4) / 4; g.move_to(x + u * w * .3, y); g.curve_to(x + u * w * .26, y - h * .4, tx + u * w * .32, ty + h * .4, tx + u * w * .44, ty); g.stroke()
        g.restore()
    if mouth:
        with c.piece(**{**dict(shadow=.25, lift=3, volume=.3, vsize=w * .05, rim=.5), **kw}) as g:
            with at(g, tx, ty, 0, w * .46, w * .13):
                g.arc(0, 0, 1, 0, 7); rad(g, 0, 0, 1, shade(color, -.3), mix(color, glow, .3), mix(color, glow, .6)); g.fill()
            with at(g, tx, ty - w * .01, 0, w * .13, w * .035): g.arc(0, 0, 1, 0, 7); rgb(g, shade(color, -.75)); g.fill()
    arms(False)


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


def dive_tank(c, x, y, s=420, color='#e8b53c', **kw):
    """Dive cylinder standing on its rubber foot, with valve and one hose; y = ground, s = height."""
    with c.piece(**{**dict(shadow=.5, lift=s * .03, volume=.5, vsize=s * .06, rim=.45), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.148, -.06), (-.148, -.66), (-.12, -.76), (-.05, -.82), (.05, -.82), (.12, -.76), (.148, -.66), (.148, -.06)], tension=.4); p = g.copy_path(); lin(g, -.15, 0, .15, 0, shade(color, .1), shade(color, .45), color, shade(color, -.45)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#fdfaf0', .9); g.rectangle(-.2, -.6, .4, .05); g.fill(); rgb(g, shade(color, -.5), .25)
            for k in range(16): g.arc(c.rng.uniform(-.14, .14), c.rng.uniform(-.74, -.1), c.rng.uniform(.004, .012), 0, 7); g.fill()
            g.restore()
            lin(g, -.16, 0, .16, 0, '#2c3742', '#3c4a56', '#1a222b'); smooth(g, [(-.156, .0), (-.16, -.115), (-.08, -.098), (0, -.093), (.08, -.098), (.16, -.115), (.156, .0), (.08, .02), (0, .026), (-.08, .02)], tension=.35); g.fill()
            rgb(g, '#39434f'); taper(g, [(-.04, -.885), (-.1, -.885)], [.025, .025]); g.fill(); smooth(g, [(-.1, -.93), (-.15, -.925), (-.15, -.845), (-.1, -.84)], tension=.3); g.fill()
            rgb(g, '#aeb9bd'); smooth(g, [(-.045, -.8), (-.04, -.86), (-.055, -.93), (.055, -.93), (.04, -.86), (.045, -.8)], tension=.3); g.fill()
            rgb(g, '#39434f'); taper(g, [(.05, -.89), (.13, -.89)], [.03, .03], cap=False); g.fill(); smooth(g, [(.12, -.93), (.19, -.925), (.19, -.855), (.12, -.85)], tension=.3); g.fill()
            rgb(g, '#dfe6e4'); taper(g, [(0, -.92), (0, -.965)], [.07, .06]); g.fill()


def brush(c, x, y, L=300, rot=0.0, color='#c99a63', bristle='#f3e6c4', **kw):
    """Scrubbing brush with a handle, side view; x,y = middle, handle to the right before rotation."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=8, volume=.35, vsize=6, rim=.4), **kw}) as g:
        with at(g, x, y, rot, L):
            for k in range(46):
                px = -.48 + .4 * k / 45; rgb(g, jitter(r, shade(bristle, -.12), .04)); taper(g, [(px, .02), (px + r.normal(0, .008), .15 + r.normal(0, .008))], [.012, .009]); g.fill()
            smooth(g, [(-.5, -.035), (-.3, -.06), (-.08, -.05), (.05, -.03), (.3, -.035), (.47, -.04), (.5, 0), (.47, .035), (.3, .03), (.05, .03), (-.08, .04), (-.5, .04)], tension=.4); lin(g, 0, -.06, 0, .04, shade(color, .3), color, shade(color, -.3)); g.fill()
            rgb(g, shade(color, -.6)); g.arc(.44, 0, .016, 0, 7); g.fill()
