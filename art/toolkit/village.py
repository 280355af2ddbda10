"""village.py - stilt house, minibus, hen and goat.

c first, x = middle, y = ground in units, s = length in units; **kw goes to Canvas.piece. The open pavilion is land.berugak.
"""
import math
from toolkit.paper import at, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def stilt_house(c, x, y, s=300, wall='#b98a58', roof='#9a6a3f', door='#2f6f7a', leg=.3, lit=None, **kw):
    """Small wooden coast house on posts with a tin/thatch roof and steps. s = width, y = foot of the posts."""
    r = c.rng
    with c.piece(**{**dict(shadow=.4, lift=s * .02, volume=.4, vsize=s * .04), **kw}) as g:
        with at(g, x, y, 0, s):
            for px in (-.38, -.14, .12, .38): rgb(g, '#5b4034'); taper(g, [(px, 0), (px, -leg - .04)], [.036, .034]); g.fill()
            poly(g, [(-.46, -leg), (.5, -leg), (.5, -leg - .05), (-.46, -leg - .05)]); lin(g, 0, -leg - .05, 0, -leg, '#a9764a', '#6b4630'); g.fill()
            poly(g, [(-.4, -leg - .05), (.34, -leg - .05), (.34, -leg - .4), (-.4, -leg - .4)]); lin(g, -.4, 0, .34, 0, shade(wall, .18), wall, shade(wall, -.25)); g.fill()
            rgb(g, shade(wall, -.45), .45); g.set_line_width(.006)
            for k in range(1, 12): g.move_to(-.4 + k * .062, -leg - .05); g.line_to(-.4 + k * .062, -leg - .4); g.stroke()
            rgb(g, lit or door); poly(g, [(.1, -leg - .05), (.24, -leg - .05), (.24, -leg - .31), (.1, -leg - .31)]); g.fill()
            poly(g, [(-.3, -leg - .16), (-.1, -leg - .16), (-.1, -leg - .31), (-.3, -leg - .31)]); rgb(g, lit or '#2f4a58'); g.fill()
            rgb(g, '#e9d5a8'); g.set_line_width(.012); g.move_to(-.2, -leg - .16); g.line_to(-.2, -leg - .31); g.stroke(); g.rectangle(-.3, -leg - .31, .2, .15); g.stroke()
            for k in range(4):      # steps
                rgb(g, shade('#a9764a', -.06 * k)); poly(g, [(.1 + .02 * k, -leg + .02 + k * leg * .24), (.28 + .02 * k, -leg + .02 + k * leg * .24), (.28 + .02 * k, -leg + .045 + k * leg * .24), (.1 + .02 * k, -leg + .045 + k * leg * .24)]); g.fill()
    with c.piece(**{**dict(shadow=.45, lift=s * .025, volume=.4, vsize=s * .04), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.54, -leg - .37), (-.38, -leg - .55), (-.26, -leg - .66), (.22, -leg - .66), (.42, -leg - .52), (.58, -leg - .37)], tension=.2); p = g.copy_path(); lin(g, -.4, -leg - .66, .4, -leg - .36, shade(roof, .28), roof, shade(roof, -.3)); g.fill()
            g.append_path(p); g.clip(); rgb(g, shade(roof, -.5), .4); g.set_line_width(.006)
            for k in range(36):
                px = -.52 + k * .031; g.move_to(px * .55, -leg - .68); g.line_to(px * 1.05, -leg - .36); g.stroke()


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
