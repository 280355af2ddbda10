"""Pictures of the gallery spread "Diving"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, land as L, people as P
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """From inside a cave: dark arch, blue opening with rays, two divers as silhouettes, fans on the rim."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#c8f4e0'), (.25, '#63c9cb'), (.6, '#1a7fa0'), (1, '#0a3f66')], 92, glow=(W * .56, H * .02, 560, '#fffbe6', .8))
    c.god_rays(W * .56, -150, .5, 18, 950, 1.1)
    A.silhouettes(c, W * .68, H * .2, 90, 170, 60, 14, PI, '#1f7a92', depth=.4)
    b = L.rocks(c, [(W * .1, H), (W * .3, H * .84), (W * .5, H * .8), (W * .66, H * .72), (W * .8, H * .64), (W + 30, H * .6)], '#155a78', .34, 16)
    F.reef_patch(c, W * .26, W * .86, lambda x: b(x) + 34, 2.6, .62, ['table', 'staghorn', 'poc', 'plates', 'soft', 'brain'], depth=.42)
    dk = dict(suit='#0b2038', accent='#1f4a68', tank='#24506a', fins='#123a58', rim=.5)
    P.diver(c, W * .5, H * .4, 270, PI - .12, pose='fin', depth=.05, kick=.7, **dk)
    P.diver(c, W * .665, H * .52, 205, PI - .02, pose='look', depth=.2, kick=-.4, **dk)
    A.school(c, 'fusilier', W * .46, H * .63, 46, 260, 50, 36, .08, .4, tone=(col('#123f5c'), .75), depth=.1)

    def ring(pts, colr, depth, inner=True, rim=.3, bl=0):
        with c.piece(shadow=.45, lift=22, volume=.5, vsize=60, depth=depth, rim=rim, grain=.05, blur=bl) as g:
            g.set_fill_rule(1)
            g.rectangle(-60, -60, W + 120, H + 120); smooth(g, pts); lin(g, 0, 0, 0, H, shade(colr, .1), colr, shade(colr, -.5)); g.fill()

    def hole(cx, cy, rx, ry, n, wob):
        a = np.linspace(0, 2 * PI, n, endpoint=False)
        r_ = 1 + rng.uniform(-wob, wob, n) + .035 * np.sin(a * 7 + 1) + .03 * np.sin(a * 4 + n)
        return [(cx + math.cos(t) * rx * q, cy + math.sin(t) * ry * q) for t, q in zip(a, r_)]
    h1 = hole(W * .54, H * .44, W * .37, H * .41, 46, .045)
    ring(h1, '#17527a', .3)
    for k in (5, 9, 12, 15, 18, 40, 43):      # growth on the mid rim, hanging and standing
        x, y = h1[k]
        if y > H * .5: F.soft_coral(c, x, y + 10, rng.uniform(70, 120), rng.choice(['#a04a78', '#b0604a', '#7a4f9a']), rng.normal(0, .2), depth=.2)
        else: F.sea_fan(c, x + 6, y, rng.uniform(90, 140), '#6a3f78', -1.3 if x > W / 2 else 1.3, depth=.25)
    h2 = hole(W * .53, H * .45, W * .43, H * .48, 50, .05)
    ring(h2, '#0c2f52', .08, rim=.2)
    F.sea_fan(c, W * .115, H * .86, 330, '#a83f7a', .5); F.sea_fan(c, W * .17, H * .93, 210, '#c8554a', .35); F.soft_coral(c, W * .27, H * .985, 150, 'rose', .1); F.soft_coral(c, W * .36, H * 1.01, 110, 'saffron', .0)
    F.tube_sponge(c, W * .8, H * 1.0, 150, '#6a4f95', 4); F.soft_coral(c, W * .9, H * .9, 170, '#e0705f', -.3); F.sea_fan(c, W * .965, H * .72, 190, '#7a3f80', -.8)
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=14) as g:      # cup corals under the roof
        for k in range(36):
            t = rng.uniform(PI * 1.1, PI * 1.62); x, y = W * .53 + math.cos(t) * W * .455 * rng.uniform(1, 1.12), H * .45 + math.sin(t) * H * .5 * rng.uniform(1, 1.1)
            s = rng.uniform(8, 17); rgb(g, jitter(rng, '#e08a3a', .05)); smooth(g, blob_pts(rng, x, y, s, s, .1, 9)); g.fill(); rgb(g, '#7a3a20'); g.arc(x + 1, y + 2, s * .42, 0, 7); g.fill()
    h3 = hole(W * .52, H * .46, W * .53, H * .6, 26, .06)
    ring(h3, '#071a33', 0, rim=.12, bl=3)
    A.school(c, 'anthias', W * .235, H * .72, 16, 80, 60, 38, -.3, depth=0)
    c.glow(W * .56, H * .1, 520, '#e8fff0', .25)
    c.particles(220, box=(W * .15, H * .05, W * .9, H * .95), big=6); c.finish(.3, center=(.54, .44))


def picture_2(c, rng, variant=0):
    """Flat-lay on a boat deck: mask, snorkel, fins, towel, hat and a coil of rope; the sea shows over the side."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#e3b77c'), (.6, '#cf9a60'), (1, '#a87044')], 30, wash=.04, glow=(W * .1, 0, 800, '#fff0c8', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for i in range(13):
            x = W * i / 11 - 40
            rgb(g, jitter(rng, '#d9a868' if i % 2 else '#cf9a5c', .02), .55); poly(g, [(x, -10), (x + W / 11, -10), (x + W / 11 - 40, H + 10), (x - 40, H + 10)]); g.fill()
            rgb(g, '#4f3222', .8); taper(g, [(x, -10), (x - 40, H + 10)], [5, 5]); g.fill(); rgb(g, '#f6dcae', .5); taper(g, [(x + 4, -10), (x - 36, H + 10)], [2, 2]); g.fill()
            for _ in range(22):
                y = rng.uniform(-60, H); xx = x + rng.uniform(12, W / 11 - 14) - 40 * y / H; L_ = rng.uniform(60, 260)
                rgb(g, '#6b4030' if rng.random() < .6 else '#f8dcae', rng.uniform(.08, .22)); taper(g, [(xx, y), (xx + rng.normal(-4, 4), y + L_ / 2), (xx - 9, y + L_)], [.3, rng.uniform(1.5, 3.5), .3], 14, False); g.fill()
    # water and gunwale on the right
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        poly(g, [(W * .885, -20), (W + 20, -20), (W + 20, H + 20), (W * .835, H + 20)]); lin(g, W * .84, 0, W, 0, '#1b8090', '#35abb2', '#8fd8cc'); g.fill()
        for _ in range(60):
            x, y = rng.uniform(W * .86, W), rng.uniform(0, H); rgb(g, 'white' if rng.random() < .6 else '#0f6a86', rng.uniform(.15, .5)); L_ = rng.uniform(14, 60); taper(g, [(x, y), (x + L_ / 2, y - 6), (x + L_, y + 2)], [.3, 5, .3], 10, False); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.4, vsize=16, rim=.4) as g:
        taper(g, [(W * .893, -30), (W * .867, H * .5), (W * .84, H + 30)], [64, 64, 64], 20, False); lin(g, W * .83, 0, W * .9, 0, '#fffaf0', '#e9e0cc', '#b9c4c0'); g.fill()
        rgb(g, 'coral'); taper(g, [(W * .893 - 22, -30), (W * .867 - 22, H * .5), (W * .84 - 22, H + 30)], [9, 9, 9], 20, False); g.fill()
    c.set_air()
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=26, grain=.06) as g:      # striped towel, thrown down
        tw = [(W * -.03, H * .58), (W * .1, H * .55), (W * .2, H * .6), (W * .3, H * .57), (W * .335, H * .74), (W * .3, H * .9), (W * .33, H * 1.05), (W * -.03, H * 1.05)]
        smooth(g, tw, tension=.35); p = g.copy_path(); lin(g, 0, H * .55, W * .3, H, '#fff6e0', '#f6e3bf', '#dcc493'); g.fill(); g.append_path(p); g.clip()
        for k in range(7):
            rgb(g, ('teal', 'coral', 'saffron')[k % 3], .85); y0 = H * (.6 + k * .065); taper(g, [(-30, y0), (W * .1, y0 - 14), (W * .2, y0 + 14), (W * .36, y0 - 4)], [13, 13, 13, 13], 24, False); g.fill()
        for a, b, d, e in ((.12, .56, .1, 1.0), (.22, .6, .25, 1.0)):
            rgb(g, '#8a6a45', .28); taper(g, [(W * a, H * b), (W * (a + d) / 2, H * .8), (W * d, H * e)], [3, 16, 4], 14); g.fill()

    def fin(x, y, rot, L_, colr):
        with c.piece(shadow=.5, lift=13, volume=.45, vsize=14, rim=.4) as g:
            with at(g, x, y, rot, L_):
                smooth(g, [(-.06, .1), (-.16, .08), (-.2, -.12), (-.24, -.5), (-.25, -.74), (-.13, -.8), (0, -.77), (.13, -.8), (.25, -.74), (.24, -.5), (.2, -.12), (.16, .08), (.06, .1)], tension=.42); p = g.copy_path(); lin(g, -.25, 0, .25, 0, shade(colr, .25), colr, shade(colr, -.3)); g.fill()
                g.save(); g.append_path(p); g.clip()
                for o in (-.19, .19): rgb(g, shade(colr, -.45)); taper(g, [(o * .8, .1), (o * 1.2, -.8)], [.05, .025], 10); g.fill()
                for o in (-.07, 0, .07): rgb(g, shade(colr, -.35), .6); taper(g, [(o, -.18), (o * 1.6, -.76)], [.018, .012], 8); g.fill()
                g.restore()
                smooth(g, [(-.155, .02), (-.15, -.14), (0, -.2), (.15, -.14), (.155, .02), (.14, .26), (.09, .34), (-.09, .34), (-.14, .26)], tension=.5); lin(g, -.15, 0, .15, 0, '#3a4650', '#242c36', '#141a22'); g.fill()
                smooth(g, [(-.1, .16), (0, .1), (.1, .16), (.09, .28), (0, .31), (-.09, .28)]); rgb(g, '#0b0f15'); g.fill()
    fin(W * .62, H * .66, .5, 560, '#f5b843'); fin(W * .735, H * .58, .22, 560, '#f5b843')
    # mask: two lenses, skirt, strap loop
    mx, my = W * .35, H * .36
    with c.piece(shadow=.5, lift=11, volume=.35, vsize=8) as g:
        with at(g, mx, my, -.16, 300):
            g.set_line_width(.085); rgb(g, '#20303a'); g.move_to(-.5, -.04); g.curve_to(-.74, -.62, .74, -.66, .5, -.04); g.stroke()
            g.set_line_width(.02); rgb(g, '#4a6472', .8); g.move_to(-.48, -.1); g.curve_to(-.7, -.6, .7, -.64, .48, -.1); g.stroke()
    with c.piece(shadow=.55, lift=15, volume=.45, vsize=14, rim=.4) as g:
        with at(g, mx, my, -.16, 300):
            smooth(g, [(-.56, -.16), (-.3, -.25), (0, -.2), (.3, -.25), (.56, -.16), (.6, .1), (.48, .34), (.22, .38), (.1, .22), (0, .12), (-.1, .22), (-.22, .38), (-.48, .34), (-.6, .1)], tension=.5); lin(g, -.5, -.2, .5, .3, '#2c8f98', '#16707c', '#0c4a58'); g.fill()
            for m in (-1, 1):
                ln = [(.5 * m, -.1), (.28 * m, -.17), (.1 * m, -.12), (.07 * m, .02), (.16 * m, .18), (.28 * m, .28), (.44 * m, .24), (.52 * m, .06)]
                smooth(g, ln, tension=.5); rgb(g, '#0c2f3c'); g.set_line_width(.06); g.stroke()
                smooth(g, ln, tension=.5); lin(g, .1 * m, -.2, .4 * m, .3, '#dff6f0', '#8fd0d4', '#2f8fa4'); g.fill()
                g.save(); smooth(g, ln, tension=.5); g.clip(); rgb(g, 'white', .6); poly(g, [(.18 * m - .05, -.3), (.3 * m - .02, -.3), (.3 * m - .2, .4), (.18 * m - .23, .4)]); g.fill(); g.restore()
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=9, rim=.4) as g:      # snorkel beside it
        q = [(W * .19, H * .11), (W * .235, H * .3), (W * .26, H * .45), (W * .305, H * .53), (W * .36, H * .535)]
        rgb(g, '#2a3640'); taper(g, q, [30, 30, 30, 32], 40); g.fill(); lin(g, W * .17, 0, W * .24, 0, '#ff9f86', 'coral', '#a83a2c'); taper(g, curve_pts(q, 40)[:9], [32, 32], 14); g.fill()
        rgb(g, '#7f98a2', .6); taper(g, [(a - 7, b - 3) for a, b in q], [5, 6, 6, 4], 40); g.fill()
        smooth(g, [(W * .352, H * .505), (W * .385, H * .5), (W * .395, H * .535), (W * .385, H * .575), (W * .352, H * .565)], tension=.5); rgb(g, '#39474f'); g.fill()
    with c.piece(shadow=.55, lift=16, volume=.45, vsize=26, rim=.3) as g:      # straw hat
        x, y = W * .545, H * .12
        smooth(g, blob_pts(rng, x, y, 165, 150, .02, 20)); rad(g, x, y, 165, '#d9b56a', '#e9cb86', '#c99a52'); g.fill()
        for q in range(6, 16): rgb(g, '#a87a3a', .35); g.set_line_width(2); g.save(); g.translate(x, y); g.scale(1, .91); g.arc(0, 0, q * 10.5, 0, 7); g.restore(); g.stroke()
        smooth(g, blob_pts(rng, x - 5, y - 6, 88, 80, .02, 16)); rad(g, x - 25, y - 30, 120, '#f8e3aa', '#dcb768', '#b98f4a'); g.fill()
        rgb(g, 'plum'); g.set_line_width(15); g.save(); g.translate(x - 3, y - 3); g.scale(1, .91); g.arc(0, 0, 89, 0, 7); g.restore(); g.stroke()
        for q in (20, 40, 60): rgb(g, '#a87a3a', .35); g.set_line_width(2); g.arc(x - 10, y - 12, q, 0, 7); g.stroke()
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=7, rim=.3) as g:      # coil of rope
        x, y = W * .465, H * .87
        t = np.linspace(0, 9 * PI, 260); rr = 20 + t * 3.7
        q = [(x + math.cos(a) * b, y + math.sin(a) * b * .92) for a, b in zip(t, rr)] + [(x + 170, y + 40), (x + 230, y + 150)]
        rgb(g, '#8a7350'); g.set_line_width(22); smooth(g, q, False); g.stroke(); rgb(g, '#efe0ba'); g.set_line_width(18); smooth(g, q, False); g.stroke()
        rgb(g, '#b39a6a', .8); g.set_line_width(2.4)
        q = np.array(q)
        for i in range(2, 260, 2):
            d = q[i + 1] - q[i - 1]; d = d / np.hypot(*d); n = np.array([-d[1], d[0]]); g.move_to(*(q[i] - n * 8 - d * 4)); g.line_to(*(q[i] + n * 8 + d * 4)); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:       # wet drops and foot prints
        for _ in range(110):
            x, y = rng.normal(W * .6, 260), rng.normal(H * .62, 260); s = rng.uniform(2, 8)
            if x > W * .83: continue
            rgb(g, '#5b3626', .28); smooth(g, blob_pts(rng, x, y, s, s * .8, .16, 8)); g.fill(); rgb(g, 'white', .5); g.arc(x - s * .3, y - s * .3, s * .18, 0, 7); g.fill()
    c.glow(W * .1, -20, 760, '#fff6d8', .2); c.finish(.36, warm=.08, center=(.48, .5))


def picture_3(c, rng, variant=0):
    """Half and half: two snorkellers float at the surface off a palm islet, below them a turtle glides along the reef edge."""
    W, H = c.w, c.h
    wl = H * .3
    c.light = (-.45, -.89)
    L.sky(c, 'noon', wl, glow=.6); c.glow(W * .16, H * .02, 560, 'cream', .6)
    L.cloud(c, W * .62, H * .16, 340, depth=.2); L.cloud(c, W * .35, H * .1, 200, depth=.35, puffs=5)
    L.island(c, W * .86, wl + 4, 560, 80, depth=.22, palms=7); L.island(c, W * .1, wl + 2, 260, 30, depth=.5)
    L.sea(c, wl - 6, wl + 60, 'noon', None, 50); boats.jukung(c, W * .55, wl + 6, 130, None, '#f2694b', depth=.12)
    wp = [(-30, wl + 26), (W * .16, wl + 12), (W * .36, wl + 30), (W * .56, wl + 14), (W * .76, wl + 32), (W * .92, wl + 16), (W + 30, wl + 26)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#bff0dc', '#4fc0bf', '#1986a0', '#0b4a74'); g.fill()
    c.glow(W * .2, wl + 10, 520, '#fff4d6', .5, 1.3); c.set_air()
    b = L.rocks(c, [(W * .3, H + 20), (W * .45, H * .8), (W * .62, H * .64), (W * .8, H * .56), (W + 30, H * .5)], '#2b7a8a', .55, 16)
    F.reef_patch(c, W * .45, W * 1.02, lambda x: b(x) + 14, 1.8, .7, depth=.48)
    A.silhouettes(c, W * .3, H * .62, 60, 200, 60, 13, .1, depth=.55)
    c.god_rays(W * .2, wl - 190, .42, 16, 860, 1.2)
    b2 = L.rocks(c, [(W * .5, H + 20), (W * .62, H * .86), (W * .76, H * .76), (W * .9, H * .7), (W + 30, H * .64)], '#1f6478', .22, 10)
    F.reef_patch(c, W * .6, W * 1.03, lambda x: b2(x) + 10, 2.3, 1.0, depth=.18); F.reef_patch(c, W * .66, W * 1.03, lambda x: b2(x) + 80, 1.8, 1.05, depth=.1)
    P.snorkeler(c, W * .33, wl + 38, 250, .0, '#f2694b', 'saffron'); P.snorkeler(c, W * .6, wl + 34, 195, PI, '#8f6fb8', '#23b0a4', depth=.12)
    L.waterline(c, wp)
    A.turtle(c, W * .44, H * .66, 420, -.1, 46, stroke=.5, hind=.4, look=.2)
    A.school(c, 'fusilier', W * .17, H * .82, 40, 240, 60, 50, -.12, .3, depth=.14); A.school(c, 'anthias', W * .8, H * .66, 24, 120, 50, 32, PI + .1, depth=.06)
    A.fish(c, 'idol', W * .66, H * .84, 110, PI - .1, .05); A.fish(c, 'emperor', W * .885, H * .86, 96, PI + .1, .1)
    F.sea_fan(c, W * .965, H * 1.0, 300, 'plum', -.14); F.staghorn(c, W * .86, H * 1.05, 200, 'saffron', 3, 7); F.table_coral(c, W * .72, H * 1.05, 240, 'coral', -.03); F.soft_coral(c, W * .925, H * 1.04, 150, 'rose')
    L.rocks(c, [(-30, H * .97), (W * .12, H * .985), (W * .3, H * 1.03), (W * .5, H * 1.04)], '#0d3a52', 0, 2); F.plates(c, W * .04, H * 1.03, 190, 'violet', 4); F.pocillopora(c, W * .135, H * 1.03, 100, 'coral')
    c.particles(200, box=(0, wl + 40, W, H), big=8); c.finish(.34, center=(.45, .45))


def picture_4(c, rng, variant=0):
    """Night dive: two lamp beams cut the dark; where they meet the reef shows its colours."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#123f66'), (.5, '#0c2a50'), (1, '#081a38')], 92, glow=(W * .78, -40, 520, '#3f86b8', .3))
    b = L.rocks(c, [(-30, H * .62), (W * .2, H * .7), (W * .45, H * .79), (W * .7, H * .76), (W + 30, H * .66)], '#14365c', .35, 14)
    F.reef_patch(c, -10, W * 1.02, lambda x: b(x) + 20, 1.7, .8, ['table', 'staghorn', 'boulder', 'fan', 'plates'], ['#22447a', '#2b3f74', '#1f4a70', '#33406f'], depth=.3)
    h1, h2 = (W * .61, H * .345), (W * .845, H * .5)
    tgt = (W * .29, H * .8)
    def cone(h, a, b_, al):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12) as g:
            poly(g, [(h[0], h[1] - 5), a, b_, (h[0], h[1] + 7)]); lin(g, h[0], h[1], (a[0] + b_[0]) / 2, (a[1] + b_[1]) / 2, (0, '#fff0c4', al), (1, '#ffe9b0', .06)); g.fill()
    L.rocks(c, [(-30, H * .8), (W * .18, H * .84), (W * .36, H * .88), (W * .6, H * .93), (W * .8, H * .9), (W + 30, H * .84)], '#123052', .12, 8)
    c.glow(tgt[0], tgt[1], 430, '#f3d79a', .55, 1.25)
    # lit corals
    F.sea_fan(c, W * .17, H * .9, 280, 'coral', .1); F.table_coral(c, W * .33, H * .89, 300, '#e9a05c', .03, height=96); F.soft_coral(c, W * .245, H * .92, 170, 'rose'); F.staghorn(c, W * .415, H * .93, 180, 'saffron', 3, 7)
    F.pocillopora(c, W * .3, H * .95, 120, 'plum'); F.brain(c, W * .375, H * .985, 150, 'leaf'); F.soft_coral(c, W * .47, H * .96, 110, '#f2694b')
    A.fish(c, 'raccoon', W * .32, H * .66, 120, .2, .1); A.school(c, 'anthias', W * .24, H * .64, 16, 110, 44, 44, .2)
    cone(h1, (W * .16, H * .66), (W * .4, H * .98), .6); cone(h2, (W * .36, H * .86), (W * .44, H * 1.06), .5)
    P.diver(c, W * .72, H * .28, 300, PI - .28, pose='camera', accent='coral', suit='#1c3458', tank='#d9b23c', kick=.5, depth=.04)
    P.diver(c, W * .94, H * .46, 240, PI - .12, pose='look', accent='#23b0a4', suit='#182c4c', tank='#c9d2cc', kick=-.5, depth=.14)
    c.glow(h1[0], h1[1], 60, '#fff6d8', .95); c.glow(h2[0], h2[1], 46, '#fff6d8', .85)
    F.staghorn(c, W * .64, H * 1.04, 150, '#3a4a80', 2, 6); F.boulder(c, W * .76, H * 1.08, 230, '#33486f', .6); F.sea_fan(c, W * .95, H * 1.04, 320, '#4a3a78', -.15); F.plates(c, W * .03, H * 1.04, 190, '#5a4a86', 4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # plankton sparks in the beams
        for _ in range(150):
            t = rng.uniform(.1, 1); x, y = h1[0] + (W * .28 - h1[0]) * t + rng.normal(0, 60) * t, h1[1] + (H * .82 - h1[1]) * t + rng.normal(0, 70) * t
            rgb(g, '#fff6d8', rng.uniform(.25, .8)); g.arc(x, y, rng.uniform(.8, 2.6), 0, 7); g.fill()
    c.particles(120, color='#bfe0ff', alpha=(.06, .25), big=5); c.finish(.44, center=(.45, .55))


def picture_5(c, rng, variant=0):
    """Straight up: an outrigger boat from below, dark against the bright surface; three divers hang on the line under it."""
    W, H = c.w, c.h
    cx, cy = W * .55, H * .34
    c.light = (-.15, -.99)
    c.backdrop([(0, '#1a86a6'), (.6, '#0f5f8c'), (1, '#07375f')], 80)
    for rr, cc, st in ((1000, '#35abb2', .7), (640, '#8fdccf', .6), (360, '#e6f9e4', .6), (170, '#ffffff', .7)): c.glow(cx - 120, cy - 60, rr, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.2, alpha=.7) as g:
        for _ in range(300):
            R = rng.uniform(60, 720); a = rng.uniform(0, 2 * PI); da = rng.uniform(.04, .28) * 180 / (R + 120)
            q = [(cx - 120 + math.cos(t) * R * 1.3 + rng.normal(0, 2), cy - 60 + math.sin(t) * R * .8 + rng.normal(0, 3)) for t in np.linspace(a, a + da, 6)]
            rgb(g, 'white' if rng.random() < .65 else 'water2', rng.uniform(.1, .5) * math.exp(-R / 480)); taper(g, q, [.4, rng.uniform(3, 9) * (R / 400 + .3), .4], 14, False); g.fill()
    c.set_air()
    c.god_rays(cx - 120, cy - 380, .36, 18, 1200, 1.4, '#eafff2')
    A.silhouettes(c, W * .2, H * .3, 70, 180, 80, 14, .3, '#1d6f86', depth=.4)
    with c.piece(shadow=.3, lift=22, volume=.45, vsize=18, rim=.5) as g:       # hull, arms and floats
        with at(g, cx, cy, -.34, 820):
            hullc = '#134a66'
            for px in (.2, -.2): rgb(g, '#2a5666'); taper(g, [(px - .03, -.31), (px + .03, -.1), (px + .03, .1), (px - .03, .31)], [.018, .026, .026, .018], 20); g.fill()
            for sg in (-1, 1): lin(g, 0, sg * .3 - .02, 0, sg * .3 + .02, '#5f8f8f', '#24566a'); taper(g, [(-.44, .3 * sg), (0, .315 * sg), (.46, .29 * sg)], [.016, .034, .014], 20); g.fill()
            smooth(g, [(.56, 0), (.4, .06), (.2, .096), (-.1, .104), (-.38, .072), (-.54, .012), (-.54, -.012), (-.38, -.072), (-.1, -.104), (.2, -.096), (.4, -.06)]); p = g.copy_path(); lin(g, 0, -.1, 0, .1, '#3f8fa4', hullc, '#0b2f4c'); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#c9503f', .8); smooth(g, [(.5, 0), (.2, .06), (-.3, .055), (-.5, 0), (-.3, -.055), (.2, -.06)]); g.fill(); rgb(g, '#6b2a34', .8); taper(g, [(.54, 0), (0, .004), (-.54, 0)], [.012, .022, .012], 20); g.fill(); g.restore()
            rgb(g, '#0b2336'); taper(g, [(-.5, .0), (-.58, .0)], [.02, .02]); g.fill(); smooth(g, [(-.58, .04), (-.62, 0), (-.58, -.04), (-.56, 0)]); g.fill()
    lx0, ly0 = cx - 36, cy + 20
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=2) as g:
        rgb(g, '#f3f6e4', .9); taper(g, [(lx0, ly0), (lx0 + 20, H * .6), (lx0 + 70, H * 1.05)], [3, 5, 9], 30); g.fill()
    P.diver(c, W * .445, H * .53, 180, -1.0, pose='look', accent='saffron', depth=.2, kick=.3)
    P.diver(c, W * .655, H * .66, 250, PI + .55, pose='fin', accent='coral', depth=.08, kick=.6)
    P.diver(c, W * .37, H * .83, 330, -.55, pose='fin', accent='#23b0a4', kick=-.6)
    A.school(c, 'fusilier', W * .83, H * .8, 26, 190, 80, 62, PI + .3, .4, depth=.06)
    with c.piece(shadow=.2, lift=12, volume=.5, vsize=40, grain=.05) as g:       # dark reef rim on the lower corner
        smooth(g, [(-40, H * .72), (W * .06, H * .78), (W * .13, H * .9), (W * .22, H * .96), (W * .26, H * 1.06), (-40, H * 1.06)]); lin(g, 0, H * .7, 0, H, '#164a66', '#0a2a46'); g.fill()
    F.sea_fan(c, W * .04, H * .84, 260, 'plum', .45); F.soft_coral(c, W * .14, H * .95, 130, 'coral', .4); F.staghorn(c, W * .0, H * 1.0, 190, 'saffron', 3, 6)
    c.particles(240, big=12); c.finish(.4, center=(.5, .42))
