"""Pictures of the article "Sharks and rays: a survey with divers"."""
import math
import cairo
import numpy as np
from toolkit import fauna as A, flora as F, from_above, gear as G, land as L, light, people as P, ropes_and_bars, school, shadow
from toolkit.paper import at, blob_pts, curve_pts, HangCanvas, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Looking down on a sand channel: two blacktips, an eagle ray and ribbontail rays; a diver pair counts along a tape."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#9fdccb'), (.4, '#c9e4c4'), (.7, '#8fd0c2'), (1, '#3f9fa8')], 55, wash=.06, glow=(W * .35, H * .4, 620, '#fdf3cf', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.8) as g:
        for _ in range(420):
            x, y = rng.uniform(-60, W), rng.uniform(0, H); q = rng.uniform(40, 130)
            rgb(g, '#5fa8a0' if rng.random() < .55 else '#fffbe2', rng.uniform(.08, .25)); taper(g, [(x, y), (x + q * .35, y - 6), (x + q * .7, y + 7), (x + q, y)], [.3, 4, .3], 12, False); g.fill()
    c.img = np.clip(c.img + c.caustic_field(None)[..., None] * .2 * np.array([.95, 1, .85], np.float32), 0, 1)
    c.set_air()
    # reef margins with colonies from above
    def inside(p, x, y):
        n, res = len(p), False
        for i in range(n):
            x1, y1 = p[i]; x2, y2 = p[i - 1]
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-9) + x1: res = not res
        return res
    cols = ['coral', 'rose', 'saffron', 'plum', 'violet', 'leaf', '#e9a05c', '#c9a46c', '#5fb0a0', '#b89aa8']
    tl = [(-60, -60), (W * .42, -60), (W * .36, H * .05), (W * .27, H * .09), (W * .24, H * .2), (W * .13, H * .27), (W * .1, H * .4), (W * .03, H * .46), (-60, H * .5)]
    br = [(W * 1.05, H * .36), (W * .95, H * .42), (W * .93, H * .55), (W * .84, H * .6), (W * .8, H * .73), (W * .7, H * .79), (W * .64, H * .92), (W * .55, H * 1.06), (W * 1.06, H * 1.08)]
    for pts, n in ((tl, 75), (br, 95)):
        with c.piece(shadow=.5, lift=16, volume=.4, vsize=40, grain=.05) as g: smooth(g, pts); lin(g, 0, 0, W, H, '#347f84', '#22677a', '#164f6a'); g.fill()
        ring_ = curve_pts(pts, 90, True)
        done = []
        for i in range(n * 6):
            x, y = rng.uniform(-40, W + 40), rng.uniform(-40, H + 40)
            s = rng.choice([44, 60, 80, 110, 150], p=[.3, .28, .22, .13, .07])
            if not inside([tuple(v) for v in ring_], x, y) or any(math.hypot(x - a, y - b) < (s + t) * .4 for a, b, t in done): continue
            done.append((x, y, s))
        for x, y, s in sorted(done, key=lambda t: t[2]):
            k = int(rng.choice([0, 1, 2, 3], p=[.3, .3, .26, .14])); cc = rng.choice(cols)
            if k == 1: cc = mix(cc, '#c9a46c', .5)
            from_above.coral(c, x, y, s, cc, k)
    for x, y, s, k, cc in ((.31, .74, 92, 1, '#c9a46c'), (.36, .79, 58, 2, 'saffron'), (.56, .2, 80, 0, 'rose'), (.9, .17, 100, 1, '#b89aa8')): from_above.coral(c, W * x, H * y, s, cc, k)
    from_above.spotted_ray(c, W * .2, H * .62, 165, -.9, True); from_above.spotted_ray(c, W * .46, H * .86, 140, .5, True); from_above.spotted_ray(c, W * .86, H * .27, 120, 2.6, True)
    # measuring tape along the channel
    with c.piece(shadow=.45, lift=3, volume=.2, vsize=2) as g:
        q = curve_pts([(W * .04, H * .93), (W * .28, H * .7), (W * .55, H * .52), (W * .8, H * .27), (W * .99, H * .09)], 80)
        rgb(g, '#f7d65a'); taper(g, q, [6, 6], 120, False); g.fill()
        d = np.gradient(q, axis=0)
        for k in range(2, 80, 3):
            n = np.array([-d[k][1], d[k][0]]) / np.hypot(*d[k]) * 3; rgb(g, '#22405a'); g.set_line_width(1.6); g.move_to(*(q[k] + n)); g.line_to(*(q[k] - n)); g.stroke()
    A.school(c, 'anthias', W * .28, H * .3, 16, 90, 60, 22, .8, depth=0, spread=.9)
    A.school(c, 'chromis', W * .74, H * .68, 20, 100, 60, 22, PI, depth=0, spread=.9)
    shadow.blob(c, W * .735 + 40, H * .45 + 62, 120, 90, -.5, .26, 10)
    A.ray(c, W * .735, H * .43, 250, PI + .45, 'eagle', 8, .06)
    from_above.shark(c, W * .43, H * .45, 620, PI - .42, .34); from_above.shark(c, W * .6, H * .13, 330, -.25, -.3, drop=30)
    from_above.diver(c, W * .27, H * .83, 235, -.75, 'coral'); from_above.diver(c, W * .13, H * .8, 225, -.62, '#23b0a4', suit='#1c2c4c', tank='#d9dcd6', slate=False, kick=-.4)
    with c.piece(shadow=.15, lift=14, volume=0, rim=0, grain=.01) as g:      # bubbles from above
        for bx, by in ((.315, .77), (.17, .755)):
            for _ in range(12):
                s = rng.uniform(3, 11); x, y = W * bx + rng.normal(0, 16), H * by + rng.normal(0, 14)
                g.arc(x, y, s, 0, 7); rad(g, x, y, s, (0, '#e6fff6', .25), (.8, '#e6fff6', .4), (1, '#ffffff', .9)); g.fill(); rgb(g, 'white', .9); g.arc(x - s * .3, y - s * .3, s * .2, 0, 7); g.fill()
    c.glow(W * .1, 0, 700, 'cream', .2)
    c.particles(120, big=6); c.finish(.4, center=(.48, .5))


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


def slide_1(c, rng, variant=0):
    """Wide, evening, half and half: on the boat a diver spreads the arms, the cloud above has become a giant shark; below a small blacktip swims away."""
    W, H = c.w, c.h
    c.light = (-.7, -.7)
    wl = H * .655
    L.sky(c, 'dusk', wl, (W * .1, wl - 70, 34), '#ffe9bd', .8)
    L.island(c, W * .8, wl - 14, 520, 54, '#5a5a86', .55); L.island(c, W * .36, wl - 14, 260, 22, '#5a5a86', .68)
    # cloud shark
    for layer, (cc, dp, off) in enumerate((('#e8a99a', .3, 26), ('#fbe3cf', .06, 0))):
        with c.piece(shadow=.14, lift=9, volume=.32, vsize=40, rim=.5, depth=dp) as g:
            X = lambda a, b: (W * .545 + a * 880 + off, H * .225 + b * 880 + off * .5)
            top = [(-.5, .01), (-.47, -.03), (-.4, -.06), (-.3, -.085), (-.15, -.105), (-.08, -.11)]
            fin = [(-.05, -.15), (.0, -.215), (.035, -.225), (.035, -.16), (.055, -.105)]
            back = [(.14, -.1), (.24, -.07), (.33, -.04), (.4, -.035), (.45, -.09), (.51, -.17), (.535, -.165), (.515, -.09), (.475, -.01), (.49, .04), (.52, .085), (.485, .085), (.42, .03)]
            bot = [(.33, .025), (.22, .05), (.1, .075), (-.0, .09), (-.12, .1), (-.24, .092), (-.36, .07), (-.45, .042)]
            pts = curve_pts(top + fin + back + bot, 120, True)
            lin(g, 0, H * .08, 0, H * .34, shade(cc, .35), cc, shade('#d98a8a', .05) if layer else '#b57a94')
            smooth(g, [X(*q) for q in pts]); g.fill()
            for i in range(0, 120, 2):           # billows on the edge, small at the points
                a, b = pts[i]; q = 9 + 30 * max(0, 1 - abs(a + .1) / .5) ** .8 * rng.uniform(.5, 1.15)
                if b > .05 and rng.random() < .35: continue
                x, y = X(a, b * .94); smooth(g, blob_pts(rng, x, y, q * 1.15, q, .05, 10)); g.fill()
            smooth(g, [X(*q) for q in [(-.18, .07), (-.1, .15), (.0, .215), (.03, .225), (.0, .15), (-.02, .08)]]); g.fill()
            for t in np.linspace(0, 1, 8):
                for a, b in ((-.17 + .2 * t, .08 + .14 * t), (-.02 + .05 * t, .09 + .13 * t)): x, y = X(a, b); smooth(g, blob_pts(rng, x, y, 25 - 15 * t, 22 - 13 * t, .06, 10)); g.fill()
            if layer:
                for k in range(5): rgb(g, '#c9808a', .5); x, y = X(-.245 + .026 * k, -.03); taper(g, [(x, y), (x + 7, y + 26), (x + 1, y + 50 - 3 * abs(k - 2))], [2, 7, 2], 12); g.fill()
                x, y = X(-.405, -.015); rgb(g, '#b86a80', .75); smooth(g, blob_pts(rng, x, y, 11, 8, .1, 10)); g.fill()
                rgb(g, '#c9808a', .5); taper(g, [X(-.44, .04), X(-.4, .045), X(-.36, .04)], [2, 6, 2], 12); g.fill()
    L.cloud(c, W * .12, H * .2, 170, '#f3c3ae', .4); L.cloud(c, W * .9, H * .44, 210, '#e8a99a', .45)
    L.sea(c, wl - 16, wl + 20, 'dusk', W * .1, 20, .6)
    # water below
    wave = [(x, wl + 7 * math.sin(x * .011) + 3 * math.sin(x * .031)) for x in np.linspace(-30, W + 30, 40)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, wave, False); g.line_to(W + 40, H + 30); g.line_to(-40, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#7fa9a8', '#2f8494', '#1d5a80', '#163a66'); g.fill()
    c.set_air()
    low = L.rocks(c, [(-30, H * .93), (W * .2, H * .97), (W * .5, H * .93), (W * .8, H * .96), (W + 30, H * .9)], '#2a5a78', .5)
    F.reef_patch(c, W * .78, W, low, 1.5, .6, depth=.3); F.reef_patch(c, -10, W * .16, low, 1.5, .5, depth=.36)
    # boat
    bx, s = W * .47, 620
    Y = lambda v: wl + 6 + v * s
    Xb = lambda u: bx + u * s
    with c.piece(shadow=.2, lift=6, volume=.4, vsize=20, rim=.4) as g:       # awning posts behind
        rgb(g, '#6b4a3a')
        for u in (-.2, .1): taper(g, [(Xb(u), Y(-.14)), (Xb(u), Y(-.4))], [9, 8]); g.fill()
    crew = [(-.1, 'sit', dict(hair='short', top='#22405a', bottom='shorts', bcol='#1b2d48'), False, 150), (.04, 'stand_side', dict(hair='bun', top='#22405a', sleeve='short', bcol='#1b2d48', bottom='shorts'), False, 158), (-.29, 'lean_table', dict(hair='cap', top='#f5b843', accent='#1b8f93', bottom='shorts'), False, 156)]
    for u, pose, o, fl, h in crew: P.person(c, Xb(u), Y(-.115) if pose != 'sit' else Y(-.165), h, pose, P.look(rng, **{**dict(sleeve='short'), **o}), flip=fl)
    P.person(c, Xb(.24), Y(-.115), 170, 'stand', P.look(rng, hair='short', top='#22405a', sleeve='short', bottom='shorts', bcol='#1b2d48', build=1.0), tweak=dict(aL=(-94, -100), aR=(96, 102), lL=(-10, -6), lR=(11, 6)))
    with c.piece(shadow=.35, lift=6, volume=.4, vsize=18, rim=.45) as g:
        smooth(g, [(Xb(-.36), Y(-.385)), (Xb(-.34), Y(-.43)), (Xb(.14), Y(-.435)), (Xb(.17), Y(-.39))], tension=.2); lin(g, 0, Y(-.43), 0, Y(-.38), '#fff4d6', '#d9a890'); g.fill()
        rgb(g, '#6b4a3a')
        for u in (-.32, .135): taper(g, [(Xb(u), Y(-.1)), (Xb(u), Y(-.39))], [10, 9]); g.fill()
        smooth(g, [(Xb(-.47), Y(-.13)), (Xb(-.2), Y(-.115)), (Xb(.2), Y(-.12)), (Xb(.42), Y(-.155)), (Xb(.6), Y(-.23)), (Xb(.52), Y(-.08)), (Xb(.42), Y(.03)), (Xb(.2), Y(.06)), (Xb(-.3), Y(.055)), (Xb(-.44), Y(.02))], tension=.35); p = g.copy_path()
        lin(g, 0, Y(-.15), 0, Y(.06), '#e8f0e6', '#bcd3d3', '#5f8496', '#2f5470'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#e4573f'); taper(g, [(Xb(-.5), Y(-.085)), (Xb(.2), Y(-.075)), (Xb(.45), Y(-.11)), (Xb(.62), Y(-.19))], [22, 22, 20, 16], 40, False); g.fill()
        rgb(g, '#123a5a', .45); g.rectangle(Xb(-.6), wl + 4, s * 1.3, 90); g.fill(); g.restore()
        rgb(g, '#9a6a4a'); g.set_line_width(7); g.move_to(Xb(-.46), Y(-.14)); g.curve_to(Xb(-.2), Y(-.125), Xb(.2), Y(-.13), Xb(.42), Y(-.165)); g.line_to(Xb(.6), Y(-.24)); g.stroke()
    # tanks on deck and the ladder
    with c.piece(shadow=.3, lift=4, volume=.45, vsize=8, rim=.5) as g:
        for k, u in enumerate((-.2, -.165, .105, .14)):
            cc = ['#e8b53c', '#e8b53c', '#8fb0b8', '#e8b53c'][k]; x = Xb(u); smooth(g, [(x - 9, Y(-.13)), (x - 9, Y(-.205)), (x, Y(-.222)), (x + 9, Y(-.205)), (x + 9, Y(-.13))], tension=.3); lin(g, x - 9, 0, x + 9, 0, shade(cc, .4), cc, shade(cc, -.4)); g.fill(); rgb(g, '#2a343c'); g.rectangle(x - 3, Y(-.236), 6, 9); g.fill()
        rgb(g, '#dfe8e6'); g.set_line_width(5)
        for u in (-.53, -.49): g.move_to(Xb(u) , Y(-.19)); g.line_to(Xb(u - .015), Y(.13)); g.stroke()
        g.move_to(Xb(-.49), Y(-.19)); g.line_to(Xb(-.44), Y(-.19)); g.line_to(Xb(-.44), Y(-.12)); g.stroke()
        for v in (-.1, -.04, .02, .08): g.move_to(Xb(-.531 - .015 * (v + .19) / .32), Y(v)); g.line_to(Xb(-.491 - .015 * (v + .19) / .32), Y(v)); g.stroke()
    L.waterline(c, wave, '#fbe3cf', 6)
    # diver in the water at the ladder and the small shark
    P.diver(c, W * .12, wl + 66, 170, -.55, pose='fin', accent='coral', bubbles=False, kick=.4)
    A.shark(c, W * .72, H * .83, 210, .06, .1, 'blacktip')
    A.silhouettes(c, W * .46, H * .86, 40, 160, 30, 13, .1, '#2a6a86', .4)
    A.school(c, 'fusilier', W * .32, H * .9, 14, 110, 26, 26, .1, depth=.25)
    F.staghorn(c, W * .97, H * 1.05, 190, 'coral'); F.sea_fan(c, W * .9, H * 1.05, 130, 'plum'); F.boulder(c, W * .02, H * 1.04, 130, '#8a7a6a')
    c.particles(110, box=(0, wl + 20, W, H)); c.finish(.28)


def slide_2(c, rng, variant=0):
    """Close, by day: a whitetip reef shark asleep on the sand under a ledge hung with soft corals; the diver is only a shape in the blue outside."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#8fe0d8'), (.4, '#3fb4c0'), (.8, '#1b7f9c'), (1, '#0f5a80')], 90, glow=(W * .74, H * .1, 640, '#f3fff0', .6))
    L.rocks(c, [(W * .45, H * .62), (W * .62, H * .52), (W * .8, H * .56), (W + 40, H * .44)], '#2f8496', .62)
    c.god_rays(W * .8, -220, .4, 14, 1000)
    A.silhouettes(c, W * .84, H * .24, 60, 150, 60, 14, PI, '#1f7f98', .4)
    P.diver(c, W * .66, H * .32, 190, .12, pose='slate', depth=.45, accent='saffron')
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
    """Moment, last light: a diver off a steep wall shines a torch into wide empty blue; no animal in the beam."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#e8b9a0'), (.09, '#b3a4b8'), (.24, '#5a86b4'), (.5, '#2f5f9a'), (.78, '#1c3a78'), (1, '#131f52')], 90, glow=(W * .2, -90, 560, '#ffe0b0', .6))
    L.surface_below(c, 86, .8, 110)
    c.god_rays(W * .2, -220, .26, 14, 1100, color='#ffe3bd')

    def wall(xs, cc, depth, corals, size):
        ys = np.linspace(-40, H + 40, len(xs)); q = curve_pts([(W * x, y) for x, y in zip(xs, ys)], 90)
        X = lambda y: float(np.interp(y, q[:, 1], q[:, 0]))
        for fn, fy, k, col_, a in corals: fn(HangCanvas(c, X(H * fy) + 14, H * fy, -PI / 2 + a), 0, 0, size * k, col_, depth=depth)
        with c.piece(shadow=.45, lift=16, volume=.5, vsize=40, grain=.055, depth=depth, rim=.35) as g:
            smooth(g, [tuple(v) for v in q], False); g.line_to(W + 60, H + 40); g.line_to(W + 60, -40); g.close_path(); p = g.copy_path(); lin(g, q[:, 0].min(), 0, W, 0, shade(cc, .12), cc, shade(cc, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(130):
                y = rng.uniform(-20, H + 20); x = X(y) + abs(rng.normal(0, 120)); rgb(g, jitter(rng, rng.choice(['#7a5a8a', '#4a7a9a', '#9a6a7a', '#5a9a9a', '#2a3a6a']), .04), .32); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 34), rng.uniform(14, 52), .25, 10)); g.fill()
            g.restore()
    wall([.84, .8, .82, .77, .79, .73, .75, .7], '#2c4f86', .66, [(F.sea_fan, .3, 1, 'plum', .2), (F.soft_coral, .46, .6, 'rose', 0), (F.sea_fan, .62, 1.1, 'violet', -.1), (F.soft_coral, .78, .7, 'saffron', .2)], 110)
    wall([.97, .93, .95, .9, .93, .88, .91, .84], '#24407c', .2, [(F.sea_fan, .2, .9, 'violet', .25), (F.sea_fan, .47, 1.25, 'coral', .05), (F.soft_coral, .62, .62, 'saffron', .1), (F.tube_sponge, .31, .5, 'plum', .5), (F.sea_fan, .83, 1.0, 'plum', -.1), (F.soft_coral, .95, .8, 'rose', .3)], 220)

    def gear_(g, h):
        with at(g, h[0] + .02, h[1] - .005, .26): rgb(g, '#12161f'); g.rectangle(-.06, -.02, .1, .04); g.fill(); poly(g, [(.04, -.022), (.08, -.034), (.08, .034), (.04, .022)]); rgb(g, '#f5b843'); g.fill()
        with at(g, .05, .13, .2): rgb(g, '#f6f4ea'); g.rectangle(-.06, -.045, .12, .09); g.fill(); rgb(g, '#8fa3ad'); g.set_line_width(.006); g.move_to(-.0, -.045); g.line_to(-.01, -.09); g.stroke()
    J = P.diver(c, W * .55, H * .46, 235, PI - .16, pose='fin', accent='coral', bubbles=False, kick=.5, prop=gear_)
    hx, hy = J['h0'][0] - 14, J['h0'][1] + 6
    for sp, st in ((.3, .16), (.17, .2), (.07, .22)):
        a = PI - .38; R = 900; light.beam(c, [(hx, hy - 3), (hx + math.cos(a + sp) * R, hy + math.sin(a + sp) * R), (hx + math.cos(a - sp) * R, hy + math.sin(a - sp) * R), (hx, hy + 5)], '#f3fff0', st, 14)
    c.glow(hx, hy, 40, '#fffbe0', .9)
    c.bubbles(W * .46, H * .38, 22, H * .36, 11, 18)
    c.particles(240, alpha=(.08, .35)); c.particles(120, alpha=(.3, .7), box=(W * .05, H * .48, W * .4, H * .78), big=3); c.finish(.36, center=(.42, .42))
