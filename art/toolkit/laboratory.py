"""laboratory.py - tanks, lamps, glass, instruments and prints of the laboratory.

c first, x,y = foot or middle in units, s = size in units; **kw goes to Canvas.piece. Functions that take g draw raw, without a piece of
their own.
"""
import math
from toolkit.paper import at, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def thermometer(c, x, y, s=300, level=.8, **kw):
    """Wordless thermometer: glass tube on a white board, red column. s = height, y = bottom."""
    with c.piece(**{**dict(shadow=.45, lift=s * .025, volume=.3, vsize=s * .03), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.11, -.02), (-.115, -.97), (-.07, -1.0), (.07, -1.0), (.115, -.97), (.11, -.02), (.07, .02), (-.07, .02)], tension=.2); lin(g, -.11, 0, .11, 0, '#fffdf4', '#f3ead2', '#cfc3a4'); g.fill()
            rgb(g, '#6b7f88', .8); g.set_line_width(.006)
            for k in range(15):
                yy = -.26 - k * .045; L = .04 if k % 5 == 0 else .022; g.move_to(.045, yy); g.line_to(.045 + L, yy); g.stroke()
            rgb(g, '#bcd3d6'); taper(g, [(0, -.12), (0, -.93)], [.05, .05], 10); g.fill()
            rgb(g, '#d8452f'); taper(g, [(0, -.12), (0, -.16 - .74 * level)], [.032, .032], 10); g.fill()
            rad(g, 0, -.1, .07, '#ff8f70', '#d8452f', '#8f2a22', fx=-.025, fy=-.125); g.arc(0, -.1, .066, 0, 7); g.fill()
            rgb(g, 'white', .7); g.arc(-.022, -.125, .014, 0, 7); g.fill(); taper(g, [(-.014, -.2), (-.014, -.9)], [.006, .006]); g.fill()


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


def dish(c, x, y, R, fill=None, **kw):
    """Glass dish from above with water; fill(g) draws in it."""
    with c.piece(**{**dict(shadow=.4, lift=R * .09, volume=0, rim=.3, grain=.015), **kw}) as g:
        g.arc(x, y, R, 0, 7); rad(g, x - R * .2, y - R * .2, R * 1.25, (0, '#e9fbf2', .95), (.7, '#b5e4dc', .95), (1, '#6fb5b8', .95)); g.fill()
    if fill:
        with c.piece(shadow=.3, lift=3, volume=.35, vsize=4) as g: fill(g)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for q, w, al, cc in ((.97, .035, .9, '#f4fffb'), (.9, .015, .6, '#7fb5b8')):
            rgb(g, cc, al); g.set_line_width(R * w); g.arc(x, y, R * q, 0, 7); g.stroke()
        rgb(g, 'white', .75); g.set_line_width(R * .05); g.arc(x, y, R * .8, PI * 1.1, PI * 1.42); g.stroke(); g.arc(x, y, R * .8, PI * 1.47, PI * 1.52); g.stroke()


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


def flask(c, x, y, s=260, color='#79a86a', kind=0, level=.62, lit=.5, **kw):
    """Glass vessel of algae culture lit from behind: 0 round flask, 1 cone, 2 tall cylinder. y = shelf, s = height."""
    r = c.rng
    if kind == 0: out = [(-.085, -1), (-.08, -.62), (-.2, -.55), (-.36, -.38), (-.39, -.2), (-.26, -.02), (0, .01)]
    elif kind == 1: out = [(-.1, -1), (-.09, -.7), (-.14, -.56), (-.27, -.26), (-.36, -.07), (-.3, -.005), (0, .01)]
    else: out = [(-.17, -1), (-.165, -.8), (-.165, -.4), (-.165, -.1), (-.15, -.02), (-.08, .005), (0, .01)]
    pts = out + [(-a, b) for a, b in out[-2::-1]]
    def shape(g):
        g.move_to(*out[0]); smooth(g, pts, False); g.close_path()
    with c.piece(**{**dict(shadow=.4, lift=s * .03, volume=.2, vsize=s * .04, rim=.4, grain=.015), **kw}) as g:
        with at(g, x, y, 0, s):
            shape(g); p = g.copy_path(); rgb(g, '#e6f5ee', .5); g.fill()
            g.save(); g.append_path(p); g.clip()
            rad(g, -.03, -.3 * level, .55, mix(color, 'cream', lit), color, shade(color, -.4)); g.rectangle(-.5, -level, 1, 2); g.fill()
            with at(g, 0, -level, 0, .42, .025): rgb(g, mix(color, 'cream', .65), .9); g.arc(0, 0, 1, 0, 7); g.fill()
            for _ in range(26):
                rgb(g, 'white', r.uniform(.2, .7)); g.arc(r.normal(.02, .05), r.uniform(-level, -.05), r.uniform(.005, .016), 0, 7); g.fill()
            g.restore()
            g.append_path(p); g.set_line_width(.014); rgb(g, '#f3fffa', .75); g.stroke()
            rgb(g, 'white', .5); q = [(a * .8, b) for a, b in out[2:5]] if kind != 2 else [(-.12, -.85), (-.12, -.5), (-.12, -.15)]
            taper(g, q, [.012, .035, .01]); g.fill()
            rgb(g, '#d8cdb2'); g.rectangle(out[0][0] * 1.12, -1.05, -out[0][0] * 2.24, .09); g.fill()


def aquarium(c, x, y, w=420, h=200, depth3=60, water='water2', glow=.3, legs=120, draw_inside=None, base=True, **kw):
    """Glass coral tank seen from the front, a little from above. (x,y) = bottom centre of the glass.
    draw_inside: callable(c, x0, x1, floor_y) planting corals."""
    r = c.rng
    x0, x1 = x - w / 2, x + w / 2
    if base:
        with c.piece(**{**dict(shadow=.5, lift=9, volume=.35, vsize=20), **kw}) as g:
            smooth(g, [(x0 - 14, y - 2), (x1 + 14, y - 2), (x1 + 12, y + 20), (x0 - 12, y + 20)], tension=.08); lin(g, 0, y, 0, y + 22, '#b98a58', '#7a5636'); g.fill()
            for px in (x0 + 14, x1 - 14, x0 + w * .5):
                rgb(g, '#6b4a34'); taper(g, [(px, y + 18), (px, y + legs)], [20, 17]); g.fill()
            rgb(g, '#5d402d'); taper(g, [(x0, y + legs * .68), (x1, y + legs * .68)], [11, 11]); g.fill()
    with c.piece(**{**dict(shadow=.3, lift=8, volume=0, rim=0), **kw}) as g:
        poly(g, [(x0, y), (x1, y), (x1, y - h), (x0, y - h)]); lin(g, 0, y - h, 0, y, mix(water, 'cream', .45), water, 'water3'); g.fill()
        poly(g, [(x0, y), (x1, y), (x1 - 18, y - depth3 * .5), (x0 + 18, y - depth3 * .5)]); lin(g, 0, y - depth3 * .5, 0, y, '#b9cfae', '#e6dcb0'); g.fill()
    if draw_inside: draw_inside(c, x0 + 30, x1 - 30, y - 12)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        poly(g, [(x0, y - h), (x1, y - h), (x1 - 22, y - h - depth3 * .32), (x0 + 22, y - h - depth3 * .32)]); lin(g, 0, y - h - depth3 * .3, 0, y - h, (0, '#e9fbf2', .75), (1, 'water1', .7)); g.fill()
        for i in range(10):
            px = r.uniform(x0 + 30, x1 - 60); rgb(g, 'white', .5); taper(g, [(px, y - h - r.uniform(3, depth3 * .28)), (px + r.uniform(20, 60), y - h - r.uniform(3, depth3 * .28))], [.5, 2, .5]); g.fill()
        for a, b, al in ((.06, .14, .22), (.17, .2, .18), (.72, .9, .12)):
            poly(g, [(x0 + w * a, y - h + 4), (x0 + w * b, y - h + 4), (x0 + w * (b - .12), y - 3), (x0 + w * (a - .12 if a > .12 else a - .05), y - 3)]); lin(g, 0, y - h, 0, y, (0, 'white', al), (1, 'white', 0)); g.fill()
        rgb(g, '#dff5ee', .8); g.set_line_width(3); poly(g, [(x0, y), (x1, y), (x1, y - h), (x0, y - h)]); g.stroke()
        rgb(g, '#35525c', .9); g.set_line_width(6); g.move_to(x0 - 2, y); g.line_to(x1 + 2, y); g.stroke()
    if glow: c.glow(x, y - h * .55, w * .6, 'water1', glow, 1.5)


def lamp(c, x, y0, y1, w=150, color='saffron', strength=.5):
    """Hanging lamp from y0 down to y1 with a pool of light."""
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=8) as g:
        rgb(g, 'navy'); g.set_line_width(3); g.move_to(x, y0); g.line_to(x, y1); g.stroke()
        smooth(g, [(x - w / 2, y1 + 34), (x - w * .32, y1 + 6), (x, y1 - 6), (x + w * .32, y1 + 6), (x + w / 2, y1 + 34)], tension=.4); lin(g, 0, y1, 0, y1 + 34, '#2b4d55', '#16303b'); g.fill()
        rgb(g, '#fff0bd'); taper(g, [(x - w * .42, y1 + 35), (x + w * .42, y1 + 35)], [7, 7]); g.fill()
    c.glow(x, y1 + 60, w * 1.8, color, strength)
