"""household.py - baskets, kettle, glasses, umbrellas, clothes and shoes, lantern, coins, and the plastic that is thrown away.

c first, x,y = foot or middle in units, s = size in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of
their own.
"""
import math
import numpy as np
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def bottle(g, x, y, s=60, rot=0.0, color='#a9dbe0', cap='coral', alpha=.8):
    """Plastic bottle (raw drawing), s = length, lying along +x."""
    with at(g, x, y, rot, s):
        smooth(g, [(-.5, -.14), (-.46, -.165), (.2, -.165), (.36, -.07), (.44, -.06), (.44, .06), (.36, .07), (.2, .165), (-.46, .165), (-.5, .14)], tension=.35)
        p = g.copy_path(); lin(g, 0, -.17, 0, .17, (0, 'white', alpha), (.4, color, alpha * .8), (1, shade(color, -.35), alpha)); g.fill()
        rgb(g, cap); g.rectangle(.43, -.075, .09, .15); g.fill()
        rgb(g, shade(color, -.5), .35); g.set_line_width(.018)
        for t in (-.36, -.26, .1): g.move_to(t, -.155); g.curve_to(t + .03, -.05, t + .03, .05, t, .155); g.stroke()
        rgb(g, cap, .55); g.rectangle(-.2, -.163, .24, .326); g.fill()


def plastic_bag(c, x, y, s=120, color='#f3f6f2', rot=0.0, alpha=.82, **kw):
    """Floating plastic bag, handles up, swelling like a jellyfish."""
    r = c.rng
    with c.piece(**{**dict(shadow=.2, lift=6, volume=.3, vsize=s * .1, rim=.5, alpha=alpha), **kw}) as g:
        with at(g, x, y, rot, s):
            e = [(-.16, -.34), (-.4, -.12), (-.5, .2), (-.36, .5), (-.1, .44), (.05, .54), (.26, .46), (.46, .3), (.44, -.04), (.2, -.34), (.02, -.24)]
            smooth(g, e); p = g.copy_path(); lin(g, -.4, -.3, .4, .5, (0, 'white', .95), (.5, color, .75), (1, '#9fc9cf', .8)); g.fill()
            g.set_line_width(.05); rgb(g, shade(color, .1), .9)
            for a, b in ((-.14, -.34), (.18, -.34)): g.move_to(a - .05, -.3); g.curve_to(a - .1, -.62, a + .1, -.64, a + .06, -.28); g.stroke()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#5f9aa6', .35)
            for k in range(9):
                a = r.uniform(-.4, .35); taper(g, [(a * .4, -.3), (a * .9 + r.normal(0, .04), .05), (a * 1.1, .5)], [.008, .035, .004], 14, False); g.fill()
            rgb(g, 'coral', .5); smooth(g, blob_pts(r, 0, .08, .17, .13, .1, 9)); g.fill()
            g.restore()


def jar(c, x, y, s=300, fill=None, **kw):
    """Glass jar, s = height; fill: callable(c, x0, x1, floor) painting things inside before the front glass."""
    w = s * .36
    with c.piece(**{**dict(shadow=.45, lift=s * .04, volume=0, rim=.3, grain=.015), **kw}) as g:
        smooth(g, [(x - w, y - s * .02), (x - w, y - s * .72), (x - w * .8, y - s * .86), (x - w * .72, y - s * .98), (x + w * .72, y - s * .98), (x + w * .8, y - s * .86), (x + w, y - s * .72), (x + w, y - s * .02), (x + w * .8, y + s * .02), (x - w * .8, y + s * .02)], tension=.28)
        lin(g, x - w, 0, x + w, 0, (0, '#7fb8bc', .85), (.2, '#d6efe8', .75), (.7, '#bfe3e0', .75), (1, '#5f9fa8', .9)); g.fill()
    if fill: fill(c, x - w * .86, x + w * .86, y - s * .02)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for a, b, al in ((-.84, -.7, .6), (-.6, -.54, .3), (.78, .88, .35)):
            smooth(g, [(x + w * a, y - s * .06), (x + w * a, y - s * .7), (x + w * (a + b) / 2, y - s * .76), (x + w * b, y - s * .7), (x + w * b, y - s * .06)], tension=.3); rgb(g, 'white', al); g.fill()
        rgb(g, '#e9fbf4', .9); g.set_line_width(s * .012)
        with at(g, x, y - s * .98, 0, w * .72, w * .1):
            g.arc(0, 0, 1, 0, 7)
        g.stroke()
        with at(g, x, y - s * .93, 0, w * .75, w * .11): g.arc(0, 0, 1, .1, PI - .1)
        g.set_line_width(s * .008); rgb(g, '#5f9fa8', .6); g.stroke()


def coins(g, r, pts, s=18):
    """Coins (raw drawing) at pts [(x,y,tilt)]: gold, silver and copper discs without marks."""
    for x, y, t in pts:
        cc = r.choice(['#e8b94a', '#d9a440', '#c9ccc8', '#c98a54'])
        with at(g, x, y, t, s, s * r.uniform(.32, .5)):
            rgb(g, shade(cc, -.5)); g.arc(0, .22, 1, 0, 7); g.fill()
            lin(g, -1, -1, 1, 1, shade(cc, .5), cc, shade(cc, -.2)); g.arc(0, 0, 1, 0, 7); g.fill()
            rgb(g, shade(cc, -.35), .6); g.set_line_width(.09); g.arc(0, 0, .74, 0, 7); g.stroke()


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


def sandal(g, r, x, y, s, rot, color, flat=.5, strap=None):
    """One rubber sandal from above, toe up before rotation; flat squeezes it for a low viewpoint (raw drawing)."""
    g.save(); g.translate(x, y); g.scale(1, flat); g.rotate(rot); g.scale(s, s)
    out = [(-.16, -.42), (0, -.5), (.17, -.42), (.19, -.15), (.14, .15), (.15, .38), (0, .5), (-.15, .38), (-.13, .15), (-.19, -.15)]
    smooth(g, [(a + .01, b + .05 / max(.2, flat)) for a, b in out]); rgb(g, shade(color, -.55)); g.fill()
    smooth(g, out); lin(g, -.2, -.5, .2, .5, shade(color, .25), color, shade(color, -.2)); g.fill()
    rgb(g, shade(color, -.4), .35); smooth(g, blob_pts(r, 0, -.22, .12, .17, .05, 9)); g.fill(); smooth(g, blob_pts(r, 0, .32, .1, .11, .05, 9)); g.fill()
    rgb(g, shade(color, -.55) if strap is None else strap); g.set_line_width(.06)
    for m in (-1, 1): g.move_to(0, -.3); g.curve_to(.02 * m, -.18, .15 * m, -.12, .17 * m, .08); g.stroke()
    g.restore()


def trainer(g, r, x, y, s, flip=False, color='#f7f3e6', mud=.7, accent='teal'):
    """White trainer from the side, muddy at the sole (raw drawing); x,y = middle of the sole."""
    with at(g, x, y, 0, -s if flip else s, s):
        body = [(-.46, -.02), (-.5, -.28), (-.42, -.42), (-.22, -.44), (-.06, -.34), (.12, -.24), (.34, -.22), (.5, -.13), (.52, -.02)]
        smooth(g, body, tension=.42); p = g.copy_path(); lin(g, 0, -.45, 0, 0, shade(color, .2), color, shade(color, -.25)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rgb(g, accent, .9); taper(g, [(-.34, -.05), (-.1, -.2), (.0, -.3)], [.05, .07, .05]); g.fill(); taper(g, [(-.2, -.03), (.04, -.16), (.13, -.24)], [.05, .07, .05]); g.fill()
        for _ in range(int(46 * mud)): rgb(g, jitter(r, '#6b5240', .03), .85); smooth(g, blob_pts(r, r.uniform(-.5, .5), -abs(r.normal(0, .1)), r.uniform(.02, .07), r.uniform(.02, .05), .2, 7)); g.fill()
        g.restore()
        rgb(g, '#3a4650'); smooth(g, [(-.46, -.4), (-.34, -.46), (-.2, -.43), (-.3, -.37)]); g.fill()
        g.set_line_width(.022); rgb(g, '#fffdf4')
        for k in range(4): g.move_to(-.14 + k * .075, -.33 + k * .045); g.line_to(-.05 + k * .075, -.39 + k * .05); g.stroke()
        smooth(g, [(-.5, -.05), (.5, -.06), (.53, 0), (.48, .05), (-.46, .05), (-.52, .0)], tension=.35); lin(g, 0, -.06, 0, .05, mix('#efe9d8', '#6b5240', mud * .6), '#5a4436'); g.fill()


def tshirt(g, x, y, s, color, sway=0.0):
    """T-shirt hanging by its shoulders, y = line (raw drawing)."""
    with at(g, x, y, 0, s):
        k = sway
        smooth(g, [(-.14, .02), (-.34, .0), (-.56, .3 + k * .2), (-.42, .38), (-.32, .27), (-.31 + k * .1, .7), (-.3 + k * .25, 1.02), (0 + k * .25, 1.05), (.31 + k * .25, 1.01), (.31 + k * .1, .7), (.32, .27), (.42, .38), (.56, .3 + k * .2), (.34, .0), (.14, .02), (0, .1)], tension=.28)
        p = g.copy_path(); lin(g, -.35, 0, .35, .2, shade(color, .2), color, shade(color, -.3)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(color, -.45), .4)
        for a, b in ((-.15, .3), (.08, .5), (.22, .25)): taper(g, [(a, b), (a + k * .1, .7), (a + k * .25, 1.0)], [.004, .03, .006], 12, False); g.fill()
        rgb(g, '#6b5240', .55)
        for a, b, q in ((-.12, .9, .07), (.1, .95, .09), (.2, .84, .04), (-.22, .8, .03)): smooth(g, [(a + k * .2 + math.cos(t) * q, b + math.sin(t) * q * .6) for t in np.linspace(0, 2 * PI, 8)[:-1]]); g.fill()
        g.restore()
        rgb(g, shade(color, -.4)); g.set_line_width(.025); g.move_to(-.14, .02); g.curve_to(-.08, .11, .08, .11, .14, .02); g.stroke()


def clothes_pin(g, x, y, s=14, color='#d9a866'):
    """Wooden peg on a line (raw drawing)."""
    rgb(g, shade(color, -.5)); taper(g, [(x + 1, y - s), (x + 1, y + s * 1.2)], [s * .75, s * .6]); g.fill(); rgb(g, color); taper(g, [(x, y - s), (x, y + s * 1.2)], [s * .6, s * .5]); g.fill()


def basket(c, x, y, s=200, color='#d9a860', fill=None, handle=True, **kw):
    """Woven basket, a little from above. x,y = foot; s = width; fill: callable(c, x, y of the opening) painting what lies in it."""
    r = c.rng
    h, rx, ry = s * .52, s * .5, s * .15
    top = y - h
    body = [(x - rx, top), (x - rx * .95, y - h * .5), (x - rx * .78, y - s * .03), (x, y + s * .05), (x + rx * .78, y - s * .03), (x + rx * .95, y - h * .5), (x + rx, top)]
    if handle:
        with c.piece(**{**dict(shadow=.3, lift=6, volume=.4, vsize=6), **kw}) as g:
            g.set_line_width(s * .045); rgb(g, shade(color, -.35)); g.move_to(x - rx * .96, top); g.curve_to(x - rx * .7, top - s * .62, x + rx * .7, top - s * .62, x + rx * .96, top); g.stroke()
    with c.piece(**{**dict(shadow=.2, lift=4, volume=.2, vsize=8), **kw}) as g:          # dark inside
        with at(g, x, top, 0, rx, ry):
            g.arc(0, 0, 1, 0, 2 * PI); lin(g, 0, -1, 0, 1, shade(color, -.7), shade(color, -.45)); g.fill()
    if fill:
        fill(c, x, top + ry * .5)
    with c.piece(**{**dict(shadow=.45, lift=8, volume=.5, vsize=s * .1), **kw}) as g:
        smooth(g, body + [(x + rx * .7, top + ry * .72), (x, top + ry), (x - rx * .7, top + ry * .72)], tension=.5); p = g.copy_path()
        lin(g, x - rx, 0, x + rx, 0, shade(color, .2), color, shade(color, -.35)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rows, cols = 7, 15
        for j in range(rows + 2):
            yy = top + ry * .2 + (h - ry * .1) * j / rows
            w = rx * (1.02 - .2 * (j / rows) ** 2)
            for i in range(cols):
                u0, u1 = (-1 + 2 * (i + .08) / cols), (-1 + 2 * (i + .92) / cols)
                bow = lambda u: ry * .82 * math.sqrt(max(0, 1 - u * u))
                rgb(g, jitter(r, shade(color, (.24 if (i + j) % 2 else -.22)), .02))
                taper(g, [(x + u0 * w, yy + bow(u0)), (x + (u0 + u1) / 2 * w, yy + bow((u0 + u1) / 2) - s * .006), (x + u1 * w, yy + bow(u1))], [h / rows * .55, h / rows * .82, h / rows * .55], 8); g.fill()
        g.restore()
    with c.piece(**{**dict(shadow=.35, lift=3, volume=.4, vsize=5, rim=.4), **kw}) as g:   # rim
        pts = [(x + math.cos(a) * rx, top + math.sin(a) * ry) for a in np.linspace(0, PI, 15)]
        rgb(g, shade(color, .22)); taper(g, pts, [s * .045] * 4, 40); g.fill()
        rgb(g, shade(color, -.45), .7); g.set_line_width(s * .012)
        for q in curve_pts(pts, 26)[1:-1]:
            g.move_to(q[0] - s * .012, q[1] - s * .02); g.line_to(q[0] + s * .012, q[1] + s * .022); g.stroke()


def tumbler(c, x, y, w, h, level=.8, water=('#c9f3ea', '#5fc4c8', '#1f8aa0'), fill=None, **kw):
    """Plain drinking glass from the side, a little from above; (x,y) = middle of its foot; fill(c) paints what is in the water."""
    w2 = w * .43
    wl = y - h * level
    X = lambda t: w / 2 + (w2 - w / 2) * t            # half width, t=0 top .. 1 foot
    xl = X(1 - level * .97)
    with c.piece(**{**dict(shadow=.45, lift=w * .04, volume=0, rim=.3, grain=.015), **kw}) as g:
        smooth(g, [(x - w / 2, y - h), (x - w2, y - 8), (x - w2 * .8, y + w * .05), (x + w2 * .8, y + w * .05), (x + w2, y - 8), (x + w / 2, y - h)], tension=.1); lin(g, x - w / 2, 0, x + w / 2, 0, (0, '#9fc9cc', .55), (.2, '#f0fbf6', .35), (.75, '#e3f4ee', .35), (1, '#7fb0b8', .6)); g.fill()
        smooth(g, [(x - xl + 8, wl), (x - w2 + 10, y - 26), (x - w2 * .78, y - 6), (x + w2 * .78, y - 6), (x + w2 - 10, y - 26), (x + xl - 8, wl)], tension=.1); lin(g, 0, wl, 0, y, (0, water[0], .8), (.5, water[1], .85), (1, water[2], .95)); g.fill()
    if fill: fill(c)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        with at(g, x, wl, 0, xl - 8, w * .055): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, wl - w * .05, 0, wl + w * .05, (0, '#f4fffb', .75), (1, water[0], .55)); g.fill()
        for a, b, al in ((-.88, -.72, .5), (-.62, -.56, .3), (.74, .84, .3)):
            poly(g, [(x + a * w / 2, y - h * .95), (x + b * w / 2, y - h * .95), (x + b * w2, y - h * .06), (x + a * w2, y - h * .06)]); lin(g, 0, y - h, 0, y, (0, 'white', al), (1, 'white', al * .3)); g.fill()
        rgb(g, '#eafaf4', .95); g.set_line_width(max(3, w * .014))
        with at(g, x, y - h, 0, w / 2, w * .065): g.arc(0, 0, 1, 0, 7)
        g.stroke()
        g.set_line_width(max(2, w * .008)); rgb(g, '#dff2ec', .8); g.move_to(x - w / 2, y - h); g.line_to(x - w2, y - 8); g.move_to(x + w / 2, y - h); g.line_to(x + w2, y - 8); g.stroke()


def bottle_cap(c, x, y, R, color='coral', **kw):
    """Plastic bottle cap from above: ridged rim, inner ring, a gleam."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=4, volume=.4, vsize=R * .22, rim=.45, grain=.025), **kw}) as g:
        g.arc(x, y, R, 0, 7); rgb(g, shade(color, -.28)); g.fill()
        rgb(g, shade(color, .25), .7); g.set_line_width(R * .07)
        for k in range(24):
            a = k * 2 * PI / 24; g.move_to(x + math.cos(a) * R * .88, y + math.sin(a) * R * .88); g.line_to(x + math.cos(a) * R * .99, y + math.sin(a) * R * .99)
        g.stroke()
        g.arc(x, y, R * .84, 0, 7); rad(g, x - R * .3, y - R * .3, R * 1.3, shade(color, .3), color, shade(color, -.15)); g.fill()
        k = r.integers(4)
        rgb(g, shade(color, -.25 if k % 2 else .4), .55); g.set_line_width(R * .07)
        if k < 3: g.arc(x, y, R * (.58 if k else .66), 0, 7); g.stroke()
        rgb(g, 'white', .5); g.set_line_width(R * .1); g.arc(x, y, R * .7, PI * 1.1, PI * 1.4); g.stroke()


def brush(c, x, y, L=300, rot=0.0, color='#c99a63', bristle='#f3e6c4', **kw):
    """Scrubbing brush with a handle, side view; x,y = middle, handle to the right before rotation."""
    r = c.rng
    with c.piece(**{**dict(shadow=.5, lift=8, volume=.35, vsize=6, rim=.4), **kw}) as g:
        with at(g, x, y, rot, L):
            for k in range(46):
                px = -.48 + .4 * k / 45; rgb(g, jitter(r, shade(bristle, -.12), .04)); taper(g, [(px, .02), (px + r.normal(0, .008), .15 + r.normal(0, .008))], [.012, .009]); g.fill()
            smooth(g, [(-.5, -.035), (-.3, -.06), (-.08, -.05), (.05, -.03), (.3, -.035), (.47, -.04), (.5, 0), (.47, .035), (.3, .03), (.05, .03), (-.08, .04), (-.5, .04)], tension=.4); lin(g, 0, -.06, 0, .04, shade(color, .3), color, shade(color, -.3)); g.fill()
            rgb(g, shade(color, -.6)); g.arc(.44, 0, .016, 0, 7); g.fill()


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


def chair(c, x, y, s=120, color='coral', wood='#b98a58', back=True, flip=False, **kw):
    """Wooden chair with a painted back and seat, seen from behind and a little above; y = front feet, s = height."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.45, lift=s * .05, volume=.35, vsize=s * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            rgb(g, shade(wood, -.4))
            for px in (-.2, .26): taper(g, [(px, -.42), (px * 1.12, -.1)], [.05, .04]); g.fill()
            smooth(g, [(-.28, -.42), (-.2, -.53), (.27, -.53), (.32, -.42), (.3, -.37), (-.27, -.37)], tension=.2); lin(g, 0, -.53, 0, -.37, shade(color, .15), shade(color, -.2)); g.fill()
            rgb(g, wood)
            for px in (-.25, .28): taper(g, [(px, -.98 if back else -.4), (px, -.4), (px * 1.06, 0)], [.048, .055, .045]); g.fill()
            if back:
                for yy in (-.9, -.7): smooth(g, [(-.27, yy - .06), (0, yy - .08), (.3, yy - .06), (.3, yy + .05), (0, yy + .035), (-.27, yy + .05)], tension=.3); lin(g, 0, yy - .07, 0, yy + .05, shade(color, .2), color); g.fill()
