"""boats.py - yachts and outrigger boats (jukung) from the side and from below, jetty, buoy, paper boat.

c first, x = middle, y = water line in units, s = length or height of the mast. Boats seen from straight above: from_above.jukung.
"""
from toolkit.paper import at, lin, mix, poly, rgb, shade, smooth, taper


def sailboat(c, x, y, s=300, hull='white', stripe='navy', sail='#fff8e6', jib=None, spin=None, flip=False, heel=.06, wake=True, **kw):
    """Yacht under full sail, side view. s = mast height, y = waterline. spin: colours of a billowing spinnaker [..]."""
    r = c.rng
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.28, lift=s * .02, volume=.16, vsize=s * .05, rim=.3, grain=.028), **kw}) as g:
        with at(g, x, y, heel * m, m * s, s):
            rgb(g, '#5d6470'); taper(g, [(.02, -.06), (.018, -1.02)], [.014, .008]); g.fill()
            # main, behind the mast
            smooth(g, [(.012, -.13), (-.16, -.105), (-.4, -.12), (-.38, -.3), (-.29, -.56), (-.16, -.82), (.008, -1.0), (-.02, -.6)], tension=.32); p = g.copy_path()
            lin(g, .02, 0, -.42, 0, shade(sail, -.14), sail, shade(sail, -.08)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, shade(sail, -.4), .25); g.set_line_width(.005)
            for t in (.25, .42, .6, .78): g.move_to(.03, -.1 - t * .86); g.curve_to(-.1, -.06 - t * .86, -.3, -.02 - t * .86, -.5, -.12 - t * .8); g.stroke()
            g.restore()
            if spin:
                P0, P1, P2 = (.03, -.96), (.2, -.12), (.52, -.2)
                edge = [(.03, -.96), (.26, -.9), (.47, -.68), (.57, -.42), (.52, -.2), (.36, -.17), (.2, -.13), (.19, -.4), (.13, -.7)]
                smooth(g, edge, tension=.5); p = g.copy_path(); rgb(g, spin[0]); g.fill()
                g.save(); g.append_path(p); g.clip()
                for k in range(1, len(spin)):
                    t0 = k / len(spin)
                    smooth(g, [(.0 + .0, -.98 + t0 * .1), (.2, -.9 + t0 * .52), (.38, -.82 + t0 * .62), (.62, -.78 + t0 * .62), (.7, .0), (.1, 0), (.05, -.4)], tension=.4); rgb(g, spin[k]); g.fill()
                lin(g, .1, 0, .58, 0, (0, 'navy', .3), (.45, 'navy', 0), (.8, 'cream', .25), (1, 'cream', .1)); g.paint()
                g.restore()
            else:
                j = jib or sail
                smooth(g, [(.035, -.92), (.2, -.55), (.43, -.13), (.22, -.12), (.07, -.15), (.05, -.5)], tension=.3); lin(g, .04, 0, .43, 0, shade(j, -.15), j, shade(j, -.05)); g.fill()
            g.set_line_width(.004); rgb(g, '#5d6470', .8); g.move_to(.018, -1.0); g.line_to(.45, -.1); g.move_to(.018, -1.0); g.line_to(-.41, -.1); g.stroke()
            smooth(g, [(.48, -.125), (.41, -.03), (.31, .02), (-.33, .022), (-.41, -.02), (-.43, -.095), (-.1, -.075), (.22, -.088)], tension=.35); lin(g, 0, -.11, 0, .02, shade(hull, .1), hull, shade(hull, -.35)); g.fill()
            rgb(g, stripe); taper(g, [(.455, -.095), (.1, -.06), (-.42, -.068)], [.013, .018, .014], 14, False); g.fill()
            smooth(g, [(.14, -.085), (.08, -.13), (-.12, -.135), (-.17, -.08)], tension=.4); rgb(g, shade(hull, -.06)); g.fill()
            for px in (-.08, 0, .07): rgb(g, '#2b3c4e'); smooth(g, [(px - .025, -.112), (px + .022, -.113), (px + .02, -.098), (px - .022, -.096)]); g.fill()
    if wake:
        with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
            for i in range(14):
                t = r.uniform(0, 1); rgb(g, 'white', .7 * (1 - t * .6))
                px, L = x + m * s * (.42 - 1.0 * t), s * r.uniform(.05, .16)
                taper(g, [(px - L, y + s * .02 * (1 + t * 2) + r.normal(0, s * .006)), (px, y + s * .012), (px + L * .6, y + s * .022)], [.4, s * .012, .4], 8, False); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.4) as g:
            for i in range(18):
                t = i / 18; w = s * (.4 - .2 * t) * r.uniform(.5, 1); yy = y + s * .03 + t * s * .5
                rgb(g, spin[min(len(spin) - 1, int(t * len(spin)))] if spin and t > .12 else sail, .6 * (1 - t)); xx = x + m * s * .06 + r.normal(0, s * .02); taper(g, [(xx - w, yy), (xx, yy + 2), (xx + w, yy)], [.5, s * .012, .5], 8, False); g.fill()


def jetty(c, x0, x1, y, s=1.0, posts=(), foot=None, color='#a9764a', **kw):
    """Wooden jetty seen from the side between x0 and x1 at deck height y; posts: x positions, foot: y (or callable) of their feet."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=6, volume=.45, vsize=8), **kw}) as g:
        for i, px in enumerate(posts):
            fy = foot(px) if callable(foot) else foot
            w = 24 * s
            lin(g, px - w / 2, 0, px + w / 2, 0, shade(color, .1), shade(color, -.2), shade(color, -.55)); taper(g, [(px + r.normal(0, 4), fy + 6), (px, y)], [w * 1.1, w * .9], 10, False); g.fill()
    with c.piece(**{**dict(shadow=.5, lift=9, volume=.3, vsize=8), **kw}) as g:
        poly(g, [(x0, y - 12 * s), (x1, y - 16 * s), (x1, y + 12 * s), (x0, y + 15 * s)]); lin(g, 0, y - 14 * s, 0, y + 14 * s, shade(color, .3), color, shade(color, -.4)); g.fill()
        rgb(g, shade(color, -.6), .6); g.set_line_width(2 * s)
        x = x0 + 20
        while x < x1: g.move_to(x, y - 13 * s); g.line_to(x + 1, y + 12 * s); g.stroke(); x += r.uniform(30, 42) * s


def buoy(c, x, y, s=90, color='coral', **kw):
    """Round marker buoy with a mast and a small lamp; y = waterline."""
    with c.piece(**{**dict(shadow=.35, lift=5, volume=.5, vsize=s * .14), **kw}) as g:
        with at(g, x, y, .06, s):
            rgb(g, '#39434f'); taper(g, [(0, -.4), (0, -1.1)], [.06, .05]); g.fill(); smooth(g, [(-.09, -1.05), (.09, -1.05), (.07, -1.25), (-.07, -1.25)]); rgb(g, 'saffron'); g.fill()
            poly(g, [(.02, -1.02), (.34, -.9), (.02, -.78)]); rgb(g, 'cream'); g.fill()
            smooth(g, [(0, -.5), (.36, -.38), (.5, 0), (.36, .34), (0, .46), (-.36, .34), (-.5, 0), (-.36, -.38)]); p = g.copy_path(); lin(g, -.5, -.4, .5, .4, shade(color, .35), color, shade(color, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, 'cream', .9); g.rectangle(-.6, -.08, 1.2, .14); g.fill(); g.restore()


def jukung_bow(c, x, y, s=300, hull='#2f7f9a', **kw):
    """Outrigger boat seen from the side a little from above with both outriggers; y = waterline, s = hull length."""
    with c.piece(**{**dict(shadow=.35, lift=6, volume=.35, vsize=s * .03, rim=.3), **kw}) as g:
        with at(g, x, y, 0, s):
            rgb(g, '#d9b877'); taper(g, [(.43, -.115), (.05, -.105), (-.4, -.118)], [.012, .02, .012], 16); g.fill()
            rgb(g, '#b98a58'); g.set_line_width(.014)
            for px in (.22, -.2): g.move_to(px + .03, -.11); g.curve_to(px + .02, -.15, px, -.13, px, -.09); g.stroke()
            smooth(g, [(.54, -.19), (.45, -.05), (.34, .0), (-.36, .005), (-.46, -.04), (-.55, -.17), (-.42, -.1), (0, -.078), (.38, -.1)], tension=.4); lin(g, 0, -.12, 0, .01, shade(hull, .25), hull, shade(hull, -.35)); g.fill()
            smooth(g, [(.46, -.115), (.2, -.1), (-.2, -.1), (-.46, -.112), (-.2, -.075), (.2, -.075)]); rgb(g, '#7a5238'); g.fill()
            rgb(g, 'cream'); taper(g, [(.5, -.15), (.2, -.075), (-.2, -.07), (-.5, -.14)], [.012, .02, .02, .012], 20, False); g.fill()
            rgb(g, 'coral'); taper(g, [(.45, -.085), (.2, -.03), (-.2, -.025), (-.46, -.08)], [.01, .014, .014, .01], 20, False); g.fill()
            rgb(g, '#c9a46a'); g.set_line_width(.015)
            for px in (.22, -.2): g.move_to(px, -.085); g.curve_to(px + .01, -.14, px - .03, -.04, px - .04, .085); g.stroke()
            rgb(g, '#e6c98a'); taper(g, [(.4, .085), (0, .098), (-.44, .08)], [.014, .028, .014], 18); g.fill()


def keel(c, x, y, s, hull='#f0ead8', flip=False, bottom='#2f4a66', **kw):
    """Sailing yacht's hull seen from below the water, side view: belly, fin keel with bulb, rudder. y = water surface, s = hull length."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.3, lift=s * .02, volume=.5, vsize=s * .04, rim=.35), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            smooth(g, [(-.06, .06), (-.1, .16), (-.09, .25), (.08, .25), (.1, .15), (.12, .06)], tension=.3); lin(g, 0, .06, 0, .25, shade(bottom, -.1), shade(bottom, -.4)); g.fill()
            smooth(g, [(-.15, .25), (-.05, .232), (.1, .238), (.15, .255), (.08, .275), (-.1, .275)]); rgb(g, shade(bottom, -.3)); g.fill()
            smooth(g, [(-.42, .02), (-.4, .12), (-.37, .15), (-.335, .14), (-.34, .03)], tension=.3); rgb(g, shade(bottom, -.25)); g.fill()
            smooth(g, [(.52, -.05), (.44, .015), (.25, .065), (0, .085), (-.25, .07), (-.44, .025), (-.5, -.05)], tension=.45); lin(g, 0, -.03, 0, .09, shade(bottom, .18), bottom, shade(bottom, -.4)); g.fill()
            smooth(g, [(.54, -.06), (.48, -.012), (.2, .012), (-.2, .012), (-.48, -.01), (-.52, -.06)], tension=.4); rgb(g, hull); g.fill()


def paper_boat(c, x, y, s=200, color='#fffaf0', flip=False, tilt=0.0, flag=None, crayon=None, **kw):
    """Folded paper boat on the water; y = waterline, s = length."""
    m = -1 if flip else 1
    opt = {**dict(shadow=.25, lift=s * .03, volume=.3, vsize=s * .05, rim=.35, grain=.03), **kw}
    with c.piece(**opt) as g:
        with at(g, x, y, tilt, m * s, s):
            poly(g, [(-.2, -.16), (.02, -.52), (.22, -.16)]); lin(g, -.2, 0, .22, 0, shade(color, .1), shade(color, -.24)); g.fill()
            rgb(g, shade(color, -.34), .8); poly(g, [(.02, -.52), (.22, -.16), (.06, -.16)]); g.fill()
            if flag is not None:
                rgb(g, '#8a6a48'); taper(g, [(.02, -.5), (.03, -.72)], [.009, .007]); g.fill(); rgb(g, flag); smooth(g, [(.03, -.71), (-.08, -.69), (-.17, -.65), (-.09, -.62), (.03, -.6)], tension=.3); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, tilt, m * s, s):
            poly(g, [(-.5, -.3), (-.17, -.13), (.17, -.13), (.52, -.31), (.34, .02), (-.31, .02)]); p = g.copy_path(); lin(g, -.5, -.2, .5, 0, shade(color, .2), color, shade(color, -.2)); g.fill()
            g.save(); g.append_path(p); g.clip()
            if crayon is not None:
                g.set_line_width(.03)
                for k in range(3):
                    rgb(g, crayon, .75 - .2 * k); g.move_to(-.5, -.1 + .035 * k)
                    for i in range(11): g.line_to(-.5 + .1 * i, -.1 + .045 * k + (.022 if i % 2 else -.022))
                    g.stroke()
            g.restore()
            rgb(g, shade(color, -.5), .3); g.set_line_width(.008); g.move_to(-.17, -.13); g.line_to(-.06, .02); g.move_to(.17, -.13); g.line_to(.09, .02); g.stroke()


def yacht(c, x, y, s=200, flip=False, hull='white', stripe='navy', lights=False, kind='sloop', **kw):
    """Sailing yacht at anchor, sails furled. s = mast height above the water, y = waterline."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.2, lift=4, volume=.35, vsize=s * .05, rim=.3), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            rgb(g, '#5d6470'); taper(g, [(.02, -.08), (.022, -.5), (.024, -1.0)], [.018, .014, .01]); g.fill()
            if kind == 'ketch': taper(g, [(-.28, -.08), (-.28, -.62)], [.014, .008]); g.fill()
            g.set_line_width(.004); rgb(g, '#5d6470', .8)
            for px in (.41, -.4): g.move_to(.024, -.99); g.line_to(px, -.1); g.stroke()
            g.move_to(.02, -.62); g.line_to(.1, -.62); g.line_to(.02, -.84); g.stroke()
            taper(g, [(.02, -.2), (-.3, -.18)], [.012, .01]); g.fill()
            rgb(g, stripe); taper(g, [(.0, -.215), (-.15, -.222), (-.29, -.2)], [.035, .045, .025]); g.fill()
            smooth(g, [(.44, -.115), (.39, -.03), (.3, .012), (-.34, .014), (-.41, -.03), (-.42, -.09), (-.1, -.08), (.2, -.092)], tension=.35); lin(g, 0, -.1, 0, .02, shade(hull, .1), hull, shade(hull, -.35)); g.fill()
            rgb(g, stripe); taper(g, [(.42, -.085), (.1, -.062), (-.41, -.064)], [.012, .014, .012], 14, False); g.fill()
            smooth(g, [(.16, -.09), (.1, -.135), (-.14, -.14), (-.2, -.085)], tension=.4); rgb(g, shade(hull, -.06)); g.fill()
            for px in (-.1, -.02, .06):
                rgb(g, '#ffd27a' if lights else '#2b3c4e'); smooth(g, [(px - .025, -.115), (px + .025, -.117), (px + .022, -.1), (px - .022, -.098)]); g.fill()
            if lights:
                rgb(g, '#fff0b5'); g.arc(.024, -1.01, .009, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:   # broken reflection
        for i in range(16):
            t = i / 16
            w = s * (.42 - .3 * t) * c.rng.uniform(.6, 1.1)
            yy = y + s * .025 + t * s * .42
            rgb(g, mix(hull, stripe, .35) if t < .3 else '#4a4258', .6 * (1 - t * .8))
            xx = x + c.rng.normal(0, 3)
            wd = w if t < .3 else s * .03
            taper(g, [(xx - wd, yy), (xx, yy + 2), (xx + wd, yy)], [.5, s * .012, .5], 8, False); g.fill()
    if lights: c.glow(x + m * s * .024, y - s * 1.01, s * .1, '#ffe2a0', .5); c.glow(x, y - s * .1, s * .25, '#ffc46b', .25)


def jukung(c, x, y, s=220, sail=None, hull='#2f7f9a', flip=False, reflection=True, **kw):
    """Lombok outrigger boat; sail colour draws the crab-claw sail. s = hull length, y = waterline."""
    m = -1 if flip else 1
    with c.piece(**{**dict(shadow=.3, lift=4, volume=.35, vsize=s * .04, rim=.3), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            if sail is not None:
                rgb(g, '#6b4a34'); taper(g, [(.06, -.05), (.05, -.42)], [.014, .012]); g.fill()
                smooth(g, [(.2, -.1), (.18, -.42), (.1, -.78), (-.12, -.62), (-.42, -.34), (-.1, -.17)], tension=.32); p = g.copy_path()
                lin(g, .2, -.7, -.4, -.2, shade(sail, .25), sail, shade(sail, -.2)); g.fill()
                g.save(); g.append_path(p); g.clip()
                for k, cc in enumerate(('cream', 'teal', 'coral')):
                    g.set_line_width(.045); rgb(g, cc, .85); g.move_to(.2, -.1); g.line_to(-.02 - k * .13, -.78 + k * .14); g.stroke()
                g.restore()
                rgb(g, '#6b4a34'); taper(g, [(.205, -.08), (.2, -.42), (.1, -.79)], [.014, .01, .008]); g.fill(); taper(g, [(.205, -.08), (-.08, -.16), (-.43, -.33)], [.012, .01, .008]); g.fill()
            rgb(g, '#c9a46a'); g.set_line_width(.012)
            for px in (.2, -.2):
                g.move_to(px, -.07); g.curve_to(px + .02, -.13, px + .05, -.06, px + .06, .05); g.stroke()
            smooth(g, [(.52, -.17), (.44, -.06), (.34, .0), (-.36, .005), (-.46, -.05), (-.54, -.16), (-.42, -.09), (0, -.065), (.38, -.09)], tension=.4); lin(g, 0, -.12, 0, .01, shade(hull, .2), hull, shade(hull, -.35)); g.fill()
            rgb(g, 'cream'); taper(g, [(.46, -.12), (.2, -.06), (-.2, -.055), (-.48, -.12)], [.012, .018, .018, .012], 20, False); g.fill()
            rgb(g, 'coral'); taper(g, [(.44, -.085), (.2, -.035), (-.2, -.03), (-.46, -.085)], [.01, .014, .014, .01], 20, False); g.fill()
            rgb(g, '#d9b877'); taper(g, [(.4, .05), (.05, .06), (-.4, .045)], [.012, .024, .012], 14); g.fill()
    if reflection:
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.4) as g:
            for i in range(10):
                t = i / 10; yy = y + s * .06 + t * s * .3; w = s * .45 * (1 - t) * c.rng.uniform(.6, 1)
                rgb(g, mix(hull, sail if sail is not None else 'navy', .4), .6 * (1 - t)); taper(g, [(x - w, yy), (x, yy + 2), (x + w, yy)], [.5, s * .02, .5], 8, False); g.fill()
