"""parts_gb.py - parts for the later gallery pictures and the second pictures of the articles 23 to 45: still lifes, frames, birds, furniture.

Same conventions as the other modules: Canvas first, x,y in units, s = size in units, **kw goes to Canvas.piece; functions that start with g draw raw.
"""
import math
import numpy as np
import flora as F
from paper import rgb, lin, rad, smooth, taper, blob_pts, wander, curve_pts, at, mix, shade, jitter, col, poly, smoothstep

PI = math.pi


def blobs(c, items, blur=9, alpha=.4):
    """Out-of-focus spots [(x, y, r, color)]."""
    for x, y, s, cc in items:
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=blur, alpha=alpha) as g:
            smooth(g, blob_pts(c.rng, x, y, s, s, .05, 12)); rgb(g, cc); g.fill()


def bokeh(c, n, box, colors, size=(24, 80), alpha=.35, blur=8):
    r = c.rng
    blobs(c, [(r.uniform(box[0], box[2]), r.uniform(box[1], box[3]), r.uniform(*size), r.choice(colors)) for _ in range(n)], blur, alpha)


def planks(c, y0, y1, color='#c98f5c', n=7, vanish=None, along=True, **kw):
    """Wooden boards filling the band y0..y1; vanish = (x,y) makes them run away from the viewer, otherwise they lie across."""
    r, W = c.rng, c.w
    with c.piece(**{**dict(shadow=.3, lift=8, volume=.1, vsize=20, rim=.25, grain=.05), **kw}) as g:
        poly(g, [(-20, y0), (W + 20, y0), (W + 20, y1), (-20, y1)]); p = g.copy_path(); lin(g, 0, y0, 0, y1, shade(color, .12), color, shade(color, -.28)); g.fill()
        g.append_path(p); g.clip()
        for i in range(n + 1):
            if vanish:
                q = lambda x, y: (vanish[0] + (x - vanish[0]) * (y - vanish[1]) / (y1 - vanish[1]), y)
                x = -W * .35 + W * 1.7 * i / n
                a, b, a2, b2 = q(x, y0), q(x, y1 + 10), q(x + W * 1.7 / n, y0), q(x + W * 1.7 / n, y1 + 10)
            else:
                t, t2 = (i / n) ** 1.3, ((i + 1) / n) ** 1.3
                a, a2, b, b2 = (-20, y0 + (y1 - y0) * t), (-20, y0 + (y1 - y0) * t2), (W + 20, y0 + (y1 - y0) * t), (W + 20, y0 + (y1 - y0) * t2)
            rgb(g, jitter(r, shade(color, r.uniform(-.12, .14)), .02), .5); poly(g, [a, b, b2, a2]); g.fill()
            rgb(g, shade(color, -.6), .7); g.set_line_width(3.4); g.move_to(*a); g.line_to(*b); g.stroke()
            rgb(g, shade(color, .5), .4); g.set_line_width(1.8); g.move_to(a[0] + 3, a[1] + 3); g.line_to(b[0] + 3, b[1] + 3); g.stroke()
            for _ in range(16):        # grain of the wood
                u, v, L = r.uniform(.05, .95), r.uniform(0, 1), r.uniform(.03, .16)
                m = lambda k, w: ((a[0] + (b[0] - a[0]) * k) * (1 - w) + (a2[0] + (b2[0] - a2[0]) * k) * w, (a[1] + (b[1] - a[1]) * k) * (1 - w) + (a2[1] + (b2[1] - a2[1]) * k) * w)
                rgb(g, shade(color, -.5 if r.random() < .6 else .45), r.uniform(.08, .25)); taper(g, [m(v, u), m(v + L / 2, u + r.normal(0, .03)), m(v + L, u)], [.3, r.uniform(1.5, 3.5), .3], 12, False); g.fill()


def sheen(c, y0, y1, n=120, light='#fff3d6', dark='#3f342e', size=1.0):
    """Flat streaks of light and dark on water, mud or wet sand, growing towards the viewer."""
    r = c.rng
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(n):
            t = r.uniform(0, 1) ** .9
            x, y, L = r.uniform(-60, c.w), y0 + t * (y1 - y0), r.uniform(18, 90) * (.35 + 1.5 * t) * size
            rgb(g, light if r.random() < .55 else dark, r.uniform(.1, .38)); taper(g, [(x, y), (x + L * .5, y - 1 - 3 * t), (x + L, y)], [.3, (1 + 4.4 * t) * size, .3], 10, False); g.fill()


def rope(c, pts, w=14, color='#e9d9b0', **kw):
    """Twisted rope along pts."""
    q = curve_pts(pts, max(30, int(sum(math.dist(a, b) for a, b in zip(pts, pts[1:])) / (w * .55))))
    with c.piece(**{**dict(shadow=.4, lift=w * .4, volume=.45, vsize=w * .4, rim=.3), **kw}) as g:
        rgb(g, shade(color, -.5)); g.set_line_width(w * 1.15); smooth(g, q, False); g.stroke()
        rgb(g, color); g.set_line_width(w); smooth(g, q, False); g.stroke()
        rgb(g, shade(color, -.4), .8); g.set_line_width(max(1, w * .13))
        d = np.gradient(q, axis=0)
        for a, b in zip(q, d):
            b = b / max(1e-6, np.hypot(*b)); n = np.array([-b[1], b[0]])
            g.move_to(*(a - n * w * .46 - b * w * .28)); g.line_to(*(a + n * w * .46 + b * w * .28)); g.stroke()


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


def notebook(c, x, y, w, h, rot=0.0, page=None, spiral=True, color='#fffaf0', **kw):
    """Open pad seen from above; page(g, w, h) draws on it (origin in its middle)."""
    with c.piece(**{**dict(shadow=.5, lift=9, volume=.15, vsize=16, grain=.02, rim=.3), **kw}) as g:
        with at(g, x, y, rot):
            rgb(g, shade(color, -.3)); poly(g, [(-w / 2 + 5, -h / 2 + 6), (w / 2 + 6, -h / 2 + 6), (w / 2 + 6, h / 2 + 7), (-w / 2 + 5, h / 2 + 7)]); g.fill()
            smooth(g, [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], tension=.06); p = g.copy_path(); lin(g, -w / 2, -h / 2, w / 2, h / 2, shade(color, .2), color, shade(color, -.1)); g.fill()
            g.save(); g.append_path(p); g.clip()
            if page: page(g, w, h)
            g.restore()
            if spiral:
                for k in range(11):
                    px = -w * .44 + k * w * .088
                    rgb(g, '#5d6c74'); g.set_line_width(3.2); g.move_to(px, -h / 2 + 12); g.curve_to(px - 5, -h / 2 - 16, px + 9, -h / 2 - 16, px + 5, -h / 2 + 4); g.stroke()


def pencil(c, x, y, L=220, rot=0.0, color='saffron', w=16, **kw):
    """Wooden pencil lying flat, tip at +x."""
    with c.piece(**{**dict(shadow=.45, lift=6, volume=.4, vsize=5), **kw}) as g:
        with at(g, x, y, rot):
            lin(g, 0, -w / 2, 0, w / 2, shade(color, .3), color, shade(color, -.35)); poly(g, [(-L * .42, -w / 2), (L * .36, -w / 2), (L * .36, w / 2), (-L * .42, w / 2)]); g.fill()
            rgb(g, '#c9ccc8'); poly(g, [(-L * .46, -w / 2), (-L * .42, -w / 2), (-L * .42, w / 2), (-L * .46, w / 2)]); g.fill()
            rgb(g, 'rose'); poly(g, [(-L * .5, -w / 2), (-L * .46, -w / 2), (-L * .46, w / 2), (-L * .5, w / 2)]); g.fill()
            rgb(g, '#f0d3a4'); poly(g, [(L * .36, -w / 2), (L * .47, -2), (L * .47, 2), (L * .36, w / 2)]); g.fill()
            rgb(g, '#2c3448'); poly(g, [(L * .45, -3), (L * .5, 0), (L * .45, 3)]); g.fill()


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


def propagule_hanging(g, r, x, y, L, color='leaf'):
    """Ripe Rhizophora propagule hanging from its fruit (raw drawing)."""
    rgb(g, '#8a5a3c'); smooth(g, blob_pts(r, x, y, L * .06, L * .085, .06, 9)); g.fill()
    lin(g, x - L * .05, 0, x + L * .05, 0, shade(color, .25), color, shade(color, -.35))
    taper(g, [(x, y + L * .06), (x + r.normal(0, L * .02), y + L * .5), (x + r.normal(0, L * .03), y + L)], [L * .05, L * .085, L * .02], 20); g.fill()


def recruit(g, r, x, y, s, color):
    """Coral baby from above: a flat foot with a few star-shaped polyps (raw drawing)."""
    cc = jitter(r, color, .04)
    smooth(g, blob_pts(r, x, y, s, s * .92, .12, 11)); rad(g, x - s * .3, y - s * .3, s * 1.3, shade(cc, .35), cc, shade(cc, -.3)); g.fill()
    n = max(1, int(s / 9))
    for k in range(n):
        a = 2 * PI * k / n + .4
        px, py = x + math.cos(a) * s * .48 * (n > 1), y + math.sin(a) * s * .45 * (n > 1)
        for m in range(8):
            b = m * PI / 4; rgb(g, shade(cc, .7)); taper(g, [(px, py), (px + math.cos(b) * s * .25, py + math.sin(b) * s * .25)], [s * .07, s * .05]); g.fill()
        rgb(g, shade(cc, -.55)); g.arc(px, py, s * .07, 0, 7); g.fill()


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


def steel_dome(c, x, y, s, color='#141a3a', w=9, nodes=None, **kw):
    """Half dome of bars in front view: six meridians and four rings; returns the crossing points. x,y = middle of its foot."""
    P = lambda a, b: (x + math.cos(a) * math.cos(b) * s * .5, y - math.sin(b) * s * .56 + math.sin(a) * math.cos(b) * s * .1)
    pts = []
    for back in (1, 0):
        with c.piece(**{**dict(shadow=.25, lift=6, volume=.3, vsize=5, rim=.6), **kw}) as g:
            rgb(g, mix(color, '#6a5a9a', .35) if back else color)
            for k in range(12):
                a = k * PI / 6 + .12
                if (math.sin(a) < 0) != bool(back): continue
                q = [P(a, b) for b in np.linspace(0, PI / 2, 9)]
                taper(g, q, [w * 1.1, w * .8], 30); g.fill()
                if not back: pts += [q[i] for i in (1, 3, 5, 7)]
            for b in (.02, .42, .8, 1.15):
                q = [P(a, b) for a in np.linspace(PI if back else 0, 2 * PI if back else PI, 16)]
                taper(g, q, [w * .8] * 3, 40); g.fill()
    return pts


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


def dive_mask(c, x, y, s=300, rot=0.0, color='#2c8f98', strap=True, **kw):
    """Two-lens dive mask lying flat, nose pocket down before rotation. s = width."""
    if strap:
        with c.piece(**{**dict(shadow=.45, lift=s * .03, volume=.35, vsize=8), **kw}) as g:
            with at(g, x, y, rot, s):
                g.set_line_width(.085); rgb(g, '#20303a'); g.move_to(-.5, -.04); g.curve_to(-.74, -.5, .74, -.54, .5, -.04); g.stroke()
    with c.piece(**{**dict(shadow=.5, lift=s * .045, volume=.45, vsize=s * .045, rim=.4), **kw}) as g:
        with at(g, x, y, rot, s):
            smooth(g, [(-.56, -.16), (-.3, -.25), (0, -.2), (.3, -.25), (.56, -.16), (.6, .1), (.48, .34), (.22, .38), (.1, .22), (0, .12), (-.1, .22), (-.22, .38), (-.48, .34), (-.6, .1)]); lin(g, -.5, -.2, .5, .3, shade(color, .15), color, shade(color, -.5)); g.fill()
            for m in (-1, 1):
                ln = [(.5 * m, -.1), (.28 * m, -.17), (.1 * m, -.12), (.07 * m, .02), (.16 * m, .18), (.28 * m, .28), (.44 * m, .24), (.52 * m, .06)]
                smooth(g, ln); rgb(g, shade(color, -.65)); g.set_line_width(.06); g.stroke()
                smooth(g, ln); lin(g, .1 * m, -.2, .4 * m, .3, '#dff6f0', '#8fd0d4', '#2f8fa4'); g.fill()
                g.save(); smooth(g, ln); g.clip(); rgb(g, 'white', .6); poly(g, [(.18 * m - .05, -.3), (.3 * m - .02, -.3), (.3 * m - .2, .4), (.18 * m - .23, .4)]); g.fill(); g.restore()


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
    rgb(g, shade(color, -.5)); taper(g, [(x + 1, y - s), (x + 1, y + s * 1.2)], [s * .75, s * .6]); g.fill(); rgb(g, color); taper(g, [(x, y - s), (x, y + s * 1.2)], [s * .6, s * .5]); g.fill()


def crayon_shark(g, Q, r, x, y, s, color, teeth=True, m=1):
    """A child's shark in wax crayon: teeth first, the whole animal later. Q = parts_g."""
    X = lambda a, b: (x + a * s * m, y + b * s)
    body = [X(-.46, .02), X(-.2, -.12), X(.1, -.13), X(.34, -.04), X(.36, .04), X(.1, .12), X(-.2, .14)]
    tail = [X(.33, 0), X(.48, -.18), X(.44, 0), X(.48, .12)]
    for q in (tail, [X(-.02, -.12), X(.08, -.28), X(.14, -.11)], [X(-.1, .12), X(-.02, .26), X(.04, .12)]): Q.scribble(g, r, q, color, s * .02, s * .026, 1.1); Q.crayon(g, r, q, shade(color, -.35), s * .016, True, 2, .7)
    Q.scribble(g, r, body, color, s * .02, s * .026, .4); Q.crayon(g, r, body, shade(color, -.35), s * .02, True, 3, .9)
    Q.crayon(g, r, [X(-.3, -.035), X(-.29, -.045), X(-.28, -.035)], '#1c2a44', s * .026, True, 2, .4)
    if teeth:
        Q.crayon(g, r, [X(-.45, .04), X(-.36, .1), X(-.22, .1)], '#7a1f24', s * .024, passes=3, wob=.6)
        for k in range(5): Q.crayon(g, r, [X(-.43 + k * .05, .06), X(-.41 + k * .05, .11), X(-.39 + k * .05, .07)], '#fffdf4', s * .018, passes=3, wob=.3)
    else:
        Q.crayon(g, r, [X(-.4, .06), X(-.34, .08), X(-.28, .07)], '#1c2a44', s * .012, passes=2, wob=.4)
        for k in range(5): Q.crayon(g, r, [X(-.19 + k * .025, -.05), X(-.2 + k * .025, .0), X(-.19 + k * .025, .05)], '#1c2a44', s * .009, passes=2, wob=.3)
