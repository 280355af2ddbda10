"""Pictures of the article "What a bay of plastic weighs"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear as G, household, land as L, light, people as P, ropes_and_bars, shells, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """A table on the beach at low sun: a kitchen scale with a basin of bottles on it, and the sorted heaps in crates beside it."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .84, H * .26, 44), '#ffe9b0', .9)
    L.cloud(c, W * .68, H * .1, 330, '#f6c9b0', .3); L.cloud(c, W * .1, H * .2, 260, '#f9d9bc', .4, 5)
    L.island(c, W * .1, hz + 3, 460, 46, '#6a6a78', depth=.4, beach=False); L.sea(c, hz, H * .58, 'rose', W * .84, 90, .8)
    boats.jukung(c, W * .63, hz + 46, 140, None, '#2f5f7a', depth=.12)
    sh = [(-30, H * .55), (W * .3, H * .535), (W * .7, H * .55), (W + 30, H * .535)]
    L.ground(c, sh, '#e3bd88', '#a9764f', 200); L.foam(c, [(x, y - 4) for x, y in sh], 8)
    for x, y, s, p, f in ((.9, .6, 112, 'bend', True), (.955, .59, 104, 'walk', True), (.03, .6, 110, 'bend', False)): P.person(c, W * x, H * y, s, p, P.look(rng), f, depth=.14)
    c.set_air()
    ty = H * .74
    with c.piece(shadow=.5, lift=16, volume=.25, vsize=20, grain=.05) as g:      # table top
        poly(g, [(-30, ty), (W + 30, ty - 6), (W + 30, H + 30), (-30, H + 30)]); lin(g, 0, ty, 0, H, '#d9a870', '#b9824f', '#7a5038'); g.fill()
        rgb(g, '#4a2f24', .55); g.set_line_width(4)
        for k in range(1, 4): g.move_to(-30, ty + (H - ty) * (k / 4) ** 1.3); g.line_to(W + 30, ty - 5 + (H - ty) * (k / 4) ** 1.3); g.stroke()
        for _ in range(90): x, y, q = rng.uniform(-60, W), rng.uniform(ty, H), rng.uniform(60, 240); rgb(g, '#5b3826' if rng.random() < .6 else '#f6d6a4', rng.uniform(.1, .28)); taper(g, [(x, y), (x + q / 2, y + rng.normal(0, 2)), (x + q, y)], [.4, 3, .4], 12, False); g.fill()
    # crates with one kind each, on the right: caps, bags and rope, slippers
    def crate(x, y, w, h, cc, fill):
        with c.piece(shadow=.3, lift=5, volume=.3, vsize=8) as g: poly(g, [(x - w * .48, y - h), (x + w * .48, y - h), (x + w * .42, y - h * 1.28), (x - w * .42, y - h * 1.28)]); rgb(g, shade(cc, -.55)); g.fill()
        fill(x, y - h * 1.02, w * .42)
        with c.piece(shadow=.5, lift=9, volume=.35, vsize=12) as g:
            poly(g, [(x - w * .5, y - h), (x + w * .5, y - h), (x + w * .47, y), (x - w * .47, y)]); lin(g, 0, y - h, 0, y, shade(cc, .18), cc, shade(cc, -.25)); g.fill(); rgb(g, shade(cc, -.5), .75)
            for t in (-.3, -.1, .1, .3): smooth(g, [(x + t * w - w * .06, y - h * .72), (x + t * w + w * .06, y - h * .72), (x + t * w * .97 + w * .06, y - h * .24), (x + t * w * .97 - w * .06, y - h * .24)], tension=.2); g.fill()
            rgb(g, shade(cc, .35)); taper(g, [(x - w * .5, y - h), (x + w * .5, y - h)], [12, 12]); g.fill()

    def caps(x, y, w):
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=5, rim=.4) as g:
            for k in range(64):
                px = x + rng.normal(0, w * .42); py = y + 12 - rng.uniform(0, 1) * (46 - abs(px - x) * .2) ; q = rng.uniform(12, 17); cc = rng.choice(['#f2694b', '#3c86c2', '#f5b843', '#fdfaf0', '#c85a8e', '#2c9a6a'])
                if abs(px - x) > w: continue
                rgb(g, shade(cc, -.4)); smooth(g, blob_pts(rng, px, py + 4, q, q * .7, .03, 10)); g.fill(); rgb(g, jitter(rng, cc, .03)); smooth(g, blob_pts(rng, px, py, q, q * .66, .03, 10)); g.fill()

    def slippers(x, y, w):
        with c.piece(shadow=.45, lift=6, volume=.35, vsize=6, rim=.4) as g:
            for k, (dx, cc, a) in enumerate(((-.7, '#1b8f93', -1.9), (-.3, '#c85a8e', -1.45), (.12, '#2c3448', -1.75), (.5, '#f5b843', -1.3), (.78, '#8f6fb8', -1.6))):
                with at(g, x + dx * w, y + 14, a, 130):
                    smooth(g, [(-.1, -.15), (.2, -.16), (.6, -.21), (.86, -.12), (.88, .1), (.62, .19), (.2, .14), (-.1, .15)], tension=.5); rgb(g, cc); g.fill(); rgb(g, shade(cc, -.5)); g.set_line_width(.045); g.move_to(.62, -.02); g.line_to(.3, -.14); g.move_to(.62, -.02); g.line_to(.32, .12); g.stroke()

    def rope(x, y, w):
        with c.piece(shadow=.45, lift=6, volume=.4, vsize=6, rim=.3) as g:
            for k in range(13):
                cc = ('#2f8f6a', '#3c86c2', '#4fa07f')[k % 3]; rgb(g, jitter(rng, cc, .03)); px = x + rng.uniform(-.6, .6) * w; taper(g, [(px - rng.uniform(40, 80), y + 16), (px - 20, y - rng.uniform(14, 66)), (px + 40, y - rng.uniform(4, 56)), (px + rng.uniform(50, 90), y + 14)], [13, 13, 13, 13], 26); g.fill()
    crate(W * .635, H * .8, 290, 118, '#2f7fb8', slippers); crate(W * .87, H * .815, 300, 124, '#e9b23c', rope); crate(W * .745, H * .965, 330, 140, '#f2694b', caps)
    # the scale: body, dial without figures, basin of bottles
    x, y = W * .265, H * .94
    with c.piece(shadow=0, volume=0, rim=0, blur=12, alpha=.4) as g: smooth(g, blob_pts(rng, x - 60, y, 260, 34, .06, 14)); rgb(g, '#3a2430'); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=22, rim=.4) as g:
        smooth(g, [(x - 175, y), (x - 150, y - 120), (x - 92, y - 290), (x + 92, y - 290), (x + 150, y - 120), (x + 175, y), (x, y + 12)], tension=.22); lin(g, x - 170, 0, x + 170, 0, '#f7efe0', '#e6dcc8', '#b9ae9f'); g.fill()
        rgb(g, '#1b8f93'); poly(g, [(x - 176, y - 4), (x - 168, y - 44), (x + 168, y - 44), (x + 176, y - 4)]); g.fill()
        rgb(g, '#8a8f94'); taper(g, [(x, y - 286), (x, y - 330)], [64, 84], cap=False); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.25, vsize=10, rim=.5) as g:
        g.arc(x, y - 160, 98, 0, 2 * PI); rgb(g, '#8a6a52'); g.fill(); g.arc(x, y - 160, 88, 0, 2 * PI); rad(g, x - 20, y - 190, 120, '#fffdf4', '#f3e8cc'); g.fill()
        for k in range(48):
            a = -PI / 2 + 2 * PI * k / 48; q = 68 if k % 6 == 0 else 76; rgb(g, '#2c3448'); g.set_line_width(3.4 if k % 6 == 0 else 1.6); g.move_to(x + math.cos(a) * q, y - 160 + math.sin(a) * q); g.line_to(x + math.cos(a) * 84, y - 160 + math.sin(a) * 84); g.stroke()
        rgb(g, '#e2483a'); taper(g, [(x - 16, y - 150), (x + 62, y - 196)], [9, 3]); g.fill(); rgb(g, '#2c3448'); g.arc(x, y - 160, 10, 0, 2 * PI); g.fill()
    by = y - 345
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=10) as g:
        with at(g, x, by - 70, 0, 300, 44): g.arc(0, 0, 1, 0, 2 * PI); rgb(g, '#4f6a74'); g.fill()
    with c.piece(shadow=.45, lift=6, volume=.35, vsize=9, rim=.5) as g:           # bottles, each one readable
        kinds = ['#a9dbe0', '#cfeae6', '#8fcfe0', '#bfe6d4', '#9fd0b0', '#d9ecf0']; capc = ['coral', '#3c86c2', 'saffron', 'white', '#2c9a6a', '#c85a8e']
        spots = [(-200, -62, .2, 190), (-90, -96, -.35, 210), (40, -80, .5, 200), (170, -70, -.15, 200), (-150, -150, -.7, 190), (-20, -170, .15, 220), (120, -150, -.55, 200), (230, -105, -1.15, 170), (-240, -100, -1.9, 160), (-70, -235, -.9, 200), (70, -240, -1.75, 190), (0, -290, -.25, 180), (20, -120, -.9, 190), (-60, -140, .9, 190), (70, -190, .25, 190), (-110, -190, .35, 180), (0, -230, .7, 180), (130, -110, .9, 170)]
        for k, (dx, dy, a, s) in enumerate(sorted(spots, key=lambda q: q[1])): household.bottle(g, x + dx * .92, by + dy + 14, s * .95, a, kinds[k % 6], capc[k % 6], .93)
    household.plastic_bag(c, x + 178, by - 196, 120, '#f3f6f2', .5, .9)
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=24, rim=.5) as g:          # basin front
        smooth(g, [(x - 300, by - 70), (x - 262, by - 6), (x - 170, by + 38), (x, by + 50), (x + 170, by + 38), (x + 262, by - 6), (x + 300, by - 70), (x + 180, by - 37), (x, by - 27), (x - 180, by - 37)], tension=.45); lin(g, x - 300, 0, x + 300, 0, '#dfe8e8', '#a9bcc0', '#f0f4f0', '#8fa4aa'); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.25, vsize=8) as g:                    # tally sheet: two columns of strokes, pencil
        with at(g, W * .475, H * .925, -.12, 170):
            poly(g, [(-.42, -.3), (.4, -.33), (.44, .3), (-.46, .32)]); rgb(g, '#b98252'); g.fill(); poly(g, [(-.37, -.24), (.35, -.26), (.39, .26), (-.4, .28)]); rgb(g, '#fffaf0'); g.fill()
            rgb(g, '#3a4a5a'); g.set_line_width(.016)
            for col_ in (-.3, .06):
                for j in range(4):
                    for k in range(4 + (j + (col_ > 0)) % 2): xx, yy = col_ + k * .05 + .01 * j, -.16 + j * .115; g.move_to(xx, yy); g.line_to(xx - .01, yy + .075); g.stroke()
            g.set_line_width(.01); g.move_to(-.02, -.22); g.line_to(0, .25); g.stroke()
            rgb(g, 'saffron'); taper(g, [(.5, -.25), (.42, .3)], [.045, .045]); g.fill()
    c.glow(W * .84, H * .26, 520, '#ffe0a0', .3); c.finish(.34, warm=.14, center=(.45, .55))


def second(c, rng, variant=0):
    """A bar chart of litter: five tall glass columns on the sand, each filled with one kind sorted by colour, sea behind."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    hz = h * .4
    L.sky(c, 'morning', hz, sun=(w * .12, h * .12, 36))
    L.cloud(c, w * .8, h * .15, 300)
    L.sea(c, hz, h * .66, 'morning')
    L.island(c, w * .64, hz + 2, 560, 40, depth=.55)
    base = L.ground(c, [(-30, h * .66), (w * .4, h * .63), (w + 30, h * .69)], 'sand')
    L.foam(c, [(-30, h * .66), (w * .4, h * .632), (w + 30, h * .688)], 7)
    ropes_and_bars.planks(c, h * .83, h + 30, '#b98a5c', 3, along=False)
    kinds = [('cap', .5, ['#3c86c2', '#f2694b', '#f5b843', '#fdfaf0', '#79a86a']), ('straw', .3, ['#f2694b', '#c85a8e', '#fdfaf0', '#8f6fb8']), ('bottle', .8, ['#a9dbe0', '#bfe8d8', '#8fc9d8']), ('rope', .62, ['#4fa07f', '#2f7f6a', '#6fb890']), ('foam', .17, ['#fdfaf0', '#eef0ea'])]
    x = w * .14
    for kind, lv, cs in kinds:
        cw, top, bot = 150, h * .17, h * .88
        full = (bot - top) * lv
        with c.piece(shadow=.45, lift=12, volume=.1, rim=.3, grain=.01) as g:
            lin(g, x - cw / 2, 0, x + cw / 2, 0, (0, '#8fc4c8', .6), (.25, '#eef9f4', .5), (.75, '#d6efe8', .45), (1, '#6fa9b0', .7)); smooth(g, [(x - cw / 2, top), (x + cw / 2, top), (x + cw / 2, bot), (x - cw / 2, bot)], tension=.03); g.fill()
        rows = max(2, int(full / 30))
        clip = (lambda a, b: lambda q: q.rectangle(a - cw / 2 + 5, b, cw - 10, bot - b - 4))(x, bot - full - 60)
        with c.piece(shadow=.3, lift=4, volume=.35, vsize=7, clip=clip) as g:
            rgb(g, mix(cs[0], 'white', .25), .8); g.rectangle(x - cw / 2 + 6, bot - full + 14, cw - 12, full - 18); g.fill()
            n = {'cap': 24, 'straw': 26, 'bottle': 7, 'rope': 9, 'foam': 18}[kind]
            for j in range(rows + 1):
                for _ in range(max(3, int(n / 2.6))):
                    px, py = x + rng.uniform(-.42, .42) * cw, bot - 14 - j * full / rows * .97 + rng.normal(0, 5)
                    cc = jitter(rng, rng.choice(cs), .03)
                    if kind == 'cap':
                        with at(g, px, py, rng.uniform(-.6, .6), 17, 17 * rng.uniform(.5, 1)): rgb(g, shade(cc, -.4)); g.arc(0, .16, 1, 0, 7); g.fill(); rgb(g, cc); g.arc(0, 0, 1, 0, 7); g.fill(); rgb(g, shade(cc, .3)); g.arc(0, 0, .66, 0, 7); g.fill()
                    elif kind == 'straw': a = rng.uniform(-.7, .7) + (PI if rng.random() < .5 else 0); rgb(g, cc); taper(g, [(px - math.cos(a) * 44, py - math.sin(a) * 44), (px + math.cos(a) * 44, py + math.sin(a) * 44)], [8, 8]); g.fill()
                    elif kind == 'bottle': household.bottle(g, px, py, 88, rng.uniform(-.5, .5) + (PI if rng.random() < .5 else 0), cc, rng.choice(['#f2694b', '#3c86c2', '#fdfaf0', '#f5b843']), .95)
                    elif kind == 'rope': rgb(g, cc); q = wander(rng, px - 34, py, rng.normal(0, .7), 90, 6, .9); taper(g, q, [9, 10, 9], 20); g.fill()
                    else: rgb(g, cc); smooth(g, blob_pts(rng, px, py, rng.uniform(12, 24), rng.uniform(11, 20), .22, 7)); g.fill()
        with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:       # front of the glass
            rgb(g, 'white', .55); taper(g, [(x - cw * .38, top + 26), (x - cw * .38, bot - 30)], [9, 13, 7]); g.fill(); rgb(g, 'white', .3); taper(g, [(x - cw * .26, top + 60), (x - cw * .26, bot - 90)], [4, 5]); g.fill()
            g.set_line_width(5); rgb(g, '#f3fffa', .9)
            with at(g, x, top, 0, cw / 2, 14): g.arc(0, 0, 1, 0, 7)
            g.stroke()
            g.move_to(x - cw / 2, top); g.line_to(x - cw / 2, bot); g.move_to(x + cw / 2, top); g.line_to(x + cw / 2, bot); g.set_line_width(3); g.stroke()
        with c.piece(shadow=.4, lift=7, volume=.4, vsize=8) as g:
            rgb(g, '#8a6242'); smooth(g, [(x - cw * .62, bot - 4), (x + cw * .62, bot - 4), (x + cw * .66, bot + 26), (x - cw * .66, bot + 26)], tension=.1); g.fill()
        x += w * .18
    c.finish(vignette=.25)


def ribbon(g, x, y, w, color='#f2694b', tail=60):
    """Strip of cloth tied round a trunk or rock (raw)."""
    rgb(g, color); smooth(g, [(x - w / 2, y - w * .2), (x, y - w * .12), (x + w / 2, y - w * .22), (x + w / 2, y + w * .12), (x, y + w * .22), (x - w / 2, y + w * .14)], tension=.3); g.fill()
    rgb(g, shade(color, -.25)); taper(g, [(x + w * .3, y), (x + w * .5 + tail * .4, y + tail * .3), (x + w * .5 + tail, y + tail * .15)], [w * .3, w * .34, w * .2], 14, False); g.fill(); taper(g, [(x + w * .28, y), (x + w * .5 + tail * .2, y + tail * .6), (x + w * .5 + tail * .65, y + tail * .8)], [w * .28, w * .32, w * .2], 14, False); g.fill()


def slide_1(c, rng, variant=0):
    """Wide, from a dune, clearing after rain: from the palm with the ribbon to the rock with the ribbon; people walk abreast between water and plants with sacks."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.5, -.86)
    c.backdrop([(0, '#6f9fb4'), (.14, '#a3c4c8'), (.26, '#e9ead6'), (.3, '#f7edcf'), (1, '#d9cdb0')], 92, glow=(W * .8, H * .16, 520, '#fffbe6', .7))
    for x, y, s in ((.12, .1, 520), (.42, .07, 460), (.3, .17, 260)): L.cloud(c, W * x, H * y, s, '#b9c9ce', depth=.25)
    light.beam(c, [(W * .7, -10), (W * .78, -10), (W * .9, hz), (W * .62, hz)], '#fff8dc', .22, 20)
    L.island(c, W * .93, hz + 2, 260, 24, depth=.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(0, hz, W, H); lin(g, 0, hz, 0, H, '#cfe4da', '#8fcac4', '#4fb0b4', '#2a93a4'); g.fill()
    water.sheen(c, hz + 4, H, 130, '#f4fbf0', '#2f8a98', .8)
    # far headland with the rock
    with c.piece(shadow=.15, lift=5, volume=.35, vsize=16, depth=.34) as g: smooth(g, [(-30, hz + 40), (-30, hz - 150), (W * .1, hz - 128), (W * .24, hz - 112), (W * .36, hz - 66), (W * .48, hz - 30), (W * .58, hz + 6), (W * .6, hz + 40)]); lin(g, 0, hz - 140, 0, hz + 20, '#5f8f62', '#3f6f52'); g.fill()
    sh = [(W * .6, hz + 8), (W * .585, H * .36), (W * .6, H * .43), (W * .66, H * .54), (W * .68, H * .66), (W * .76, H * .82), (W * .86, H * 1.08)]      # water's edge
    pl = [(-30, H * .66), (W * .08, H * .585), (W * .2, H * .49), (W * .32, H * .42), (W * .45, H * .365), (W * .575, hz + 12)]                        # first plants
    with c.piece(shadow=.2, lift=5, volume=.12, vsize=16, rim=.3, grain=.05) as g:
        smooth(g, pl + sh[:0] + sh, False); g.line_to(-30, H * 1.08); g.close_path(); lin(g, 0, hz, 0, H, '#e9d9b2', '#e3cb9a', '#cfae80'); g.fill()
    q = np.array(curve_pts(sh, 160))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=5, alpha=.6) as g:      # wet band
        rgb(g, '#9a7f60'); taper(g, [(x - 10 - 60 * (y - hz) / H, y) for x, y in q], [10, 40, 80, 120], 120, False); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=4, rim=0, grain=.01) as g:
        rgb(g, 'white', .92); taper(g, q, [3, 6, 9, 14, 12, 22], 200, False); g.fill()
        for _ in range(260): i = rng.integers(160); t = (q[i][1] - hz) / (H - hz); g.arc(q[i][0] + abs(rng.normal(0, 40 * t + 4)), q[i][1] + rng.normal(0, 8), rng.uniform(.8, 4) * (.3 + t), 0, 7); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:      # tide line: weed and litter
        for _ in range(330):
            t = rng.uniform(0, 1) ** .7; i = int(t * 159); z = (q[i][1] - hz) / (H - hz); x = q[i][0] - (30 + 250 * z) + rng.normal(0, 50 * z + 5); y = q[i][1] + rng.normal(0, 14 * z)
            if y > H * .53 and rng.random() < .35 and y < H * .66: continue
            if rng.random() < .62: p = wander(rng, x, y, rng.uniform(-.5, .5), (8 + 60 * z) * rng.uniform(.4, 1), 4, .4); rgb(g, jitter(rng, rng.choice(['#7a6a48', '#8f7a4f', '#6a5a48']), .03)); taper(g, p, [2 + 6 * z, 1 + 4 * z, 1], 8); g.fill()
            else: g.save(); g.translate(x, y); g.scale(1, .7); G.litter(g, rng, 0, 0, 6 + 44 * z); g.restore()
    rx, ry = W * .6, hz + 24
    for pts, c0, c1 in (([(-40, 12), (-58, -34), (-46, -96), (-20, -150), (2, -164), (20, -128), (34, -60), (44, 12)], '#8f8278', '#5f5656'), ([(14, 14), (10, -44), (30, -104), (58, -132), (78, -110), (96, -60), (104, 14)], '#9a8d80', '#6a6060'), ([(-84, 16), (-82, -22), (-60, -52), (-34, -48), (-16, -12), (-10, 18)], '#a39684', '#6f6560'), ([(80, 18), (92, -24), (122, -44), (150, -26), (160, 18)], '#8f8378', '#5f5757')):
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.4) as g:      # that rock
            P_ = [(rx + u * 1.05, ry + v) for u, v in pts]; smooth(g, P_, tension=.22); k = g.copy_path(); lin(g, rx + pts[0][0], 0, rx + pts[-1][0], 0, c1, c0, c1); g.fill()
            g.save(); g.append_path(k); g.clip(); g.set_line_width(3)
            for _ in range(9): u, v = rng.uniform(-80, 150), rng.uniform(-150, 0); rgb(g, rng.choice(['#3f3a3e', '#c9bca8']), .4); g.move_to(rx + u, ry + v); g.line_to(rx + u + rng.normal(4, 8), ry + v + rng.uniform(16, 46)); g.line_to(rx + u + rng.normal(0, 14), ry + v + rng.uniform(50, 80)); g.stroke()
            g.restore()
    with c.piece(shadow=.3, lift=4, volume=.25, vsize=4) as g: rgb(g, '#c99a5c'); taper(g, [(rx + 2, ry - 158), (rx + 2, ry - 236)], [5, 4]); g.fill(); rgb(g, 'coral'); smooth(g, [(rx + 2, ry - 236), (rx + 34, ry - 230), (rx + 66, ry - 236), (rx + 62, ry - 204), (rx + 32, ry - 198), (rx + 2, ry - 204)], tension=.3); g.fill()
    # plants
    with c.piece(shadow=.2, lift=4, volume=.35, vsize=18) as g: smooth(g, [(x, y + 10) for x, y in pl], False); g.line_to(W * .56, hz - 14); g.line_to(W * .3, hz + 4); g.line_to(-30, hz - 30); g.close_path(); lin(g, 0, hz, 0, H * .66, '#5a8a5a', '#4f8050', '#3f6f48'); g.fill()
    for _ in range(16): t = rng.uniform(0, .8); F.leaf_clump(c, W * (-.02 + .5 * t) + rng.normal(0, 14), hz + 60 + (1 - t) * 110 + rng.normal(0, 26), 70 * (1.2 - t), 34 * (1.2 - t), 26, 26 * (1.15 - t), '#6fa856', depth=.04 + .1 * t)
    u = np.array(curve_pts(pl, 120))
    with c.piece(shadow=.35, lift=5, volume=.35, vsize=7) as g:
        for i in list(range(119, -1, -1)):
            x, y = u[i]; z = (y - hz) / (H - hz)
            for _ in range(7):
                p = wander(rng, x + rng.normal(0, 12 + 50 * z) - 20 * z, y + rng.normal(0, 4 + 24 * z) - 6, -PI / 2 + rng.normal(0, .6), (12 + 84 * z) * rng.uniform(.5, 1.2), 4, .2); cc = jitter(rng, rng.choice(['#5f8f52', '#7fa35a', '#4a7a4c', '#8fae62']), .03); rgb(g, cc); taper(g, p, [3 + 16 * z, 3 + 13 * z, 1], 9); g.fill()
    # small flags from the palm to the rock
    with c.piece(shadow=.35, lift=4, volume=.25, vsize=4) as g:
        for t in (.1, .3, .47, .62, .75, .86):
            x, y = curve_pts(pl, 100)[int(t * 99)]; z = (y - hz) / (H - hz); x += 40 + 90 * z; y += 14 * z; h = 26 + 190 * z; rgb(g, '#c99a5c'); taper(g, [(x, y), (x, y - h)], [2 + 6 * z, 2 + 4 * z]); g.fill(); rgb(g, 'coral'); poly(g, [(x, y - h), (x + h * .42, y - h * .86), (x, y - h * .68)]); g.fill()
    # the people abreast
    row = [(.335, .665, 1.0, 'bend'), (.425, .64, 1.05, 'walk_back'), (.505, .655, .98, 'arm_up'), (.575, .635, 1.0, 'squat_back'), (.645, .648, .92, 'walk_back')]
    for i, (x, y, k, pose) in enumerate(row):
        h = 190 * k; lk = P.look(rng, top=['#f2694b', '#3c86c2', '#f5b843', '#fdfaf0', '#1b8f93'][i], hair=['hat', 'hijab', 'cap', 'short', 'hat'][i], accent=['#f2694b', '#f7e3b0', '#c85a8e', '#3c86c2', '#f5b843'][i], bottom=['trousers', 'skirt', 'shorts', 'shorts', 'trousers'][i])
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.34) as g: rgb(g, '#5a4a58'); taper(g, [(W * x, H * y), (W * x - h * .3, H * y + h * .16), (W * x - h * .55, H * y + h * .3)], [h * .2, h * .26, h * .16]); g.fill()
        P.person(c, W * x, H * y, h, pose, lk, flip=bool(i % 2))
        with c.piece(shadow=.4, lift=4, volume=.4, vsize=6) as g: G.bag(g, W * x + h * .36 * (1 if i % 2 else -1), H * y + 6, h * .34, ['#e8e2cf', '#f5b843', '#e8e2cf', '#8fc3cc', '#e8e2cf'][i])
    # this palm
    px, py, s = W * .075, H * 1.04, 1010
    F.palm(c, px, py, s, .02, fronds=11)
    t = .34; bx, byy = px + s * .02 * .17, py - s * .36
    with c.piece(shadow=.4, lift=5, volume=.35, vsize=5, rim=.4) as g: ribbon(g, bx, byy, 58, '#f2694b', 110)
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g:
        for _ in range(90): p = wander(rng, W * rng.uniform(-.02, .24), H * 1.04, -PI / 2 + rng.normal(0, .45), rng.uniform(60, 190), 4, .2); rgb(g, jitter(rng, rng.choice(['#3f6b48', '#4f7d4a', '#2f5a48', '#5f8450']), .03)); taper(g, p, [15, 12, 2], 10); g.fill()
    c.particles(30, alpha=(.05, .2), big=2); c.finish(.28, center=(.52, .5))


def slide_2(c, rng, variant=0):
    """Near, from below, golden afternoon: a net sack full of wet litter on the hook of a round scale; it drips, sand trickles out."""
    W, H = c.w, c.h
    c.light = (-.65, -.76)
    hz = H * .84
    c.backdrop([(0, '#3f8fb0'), (.3, '#86bdc4'), (.6, '#f0dcb0'), (.84, '#fbc98a'), (1, '#e3b98a')], 92, glow=(W * .08, H * .55, 760, '#fff0c0', .75))
    L.cloud(c, W * .2, H * .3, 420, '#ffe9cc', depth=.3); L.cloud(c, W * .9, H * .2, 320, '#ffe3c4', depth=.35); L.cloud(c, W * .07, H * .52, 220, '#fff0d0', depth=.5)
    L.island(c, W * .16, hz + 2, 340, 30, depth=.5)
    L.sea(c, hz, H * .91, 'morning', W * .08, 40, .5)
    L.ground(c, [(-30, H * .9), (W * .3, H * .895), (W * .7, H * .91), (W + 30, H * .9)], '#f0d3a0', '#b98f64', 160)
    for x, s, pose, f in ((.2, 74, 'bend', False), (.285, 78, 'walk', True), (.09, 70, 'carry', False)): P.person(c, W * x, H * .925, s, pose, P.look(rng), flip=f, depth=.25)
    cx = W * .6
    ropes_and_bars.bamboo(c, (W * .22, -30), (W * 1.04, H * .075), 54)
    ropes_and_bars.bamboo(c, (W * .96, -40), (W * .9, H * 1.06), 46, '#b98f4c')
    for k in range(4): ropes_and_bars.rope(c, [(W * .935 + k * 16, H * .015), (W * .942 + k * 15, H * .06), (W * .946 + k * 14, H * .11)], 15, '#3f7f8a')
    for k in range(3): ropes_and_bars.rope(c, [(W * .925, H * .115 + k * 15), (W * .952, H * .127 + k * 15), (W * .982, H * .112 + k * 15)], 15, '#3f7f8a')
    ropes_and_bars.rope(c, [(cx, H * .03), (cx + 2, H * .1)], 17, '#3f7f8a')
    # the scale: a round box with a dial of strokes
    sy = H * .215
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=18, rim=.6) as g:
        rgb(g, '#5d6c74'); g.set_line_width(13); g.arc(cx, sy - 118, 24, 0, 7); g.stroke()
        g.arc(cx, sy, 118, 0, 7); lin(g, cx - 110, sy - 110, cx + 110, sy + 110, '#f58a62', '#e0553a', '#9a3426'); g.fill()
        g.arc(cx, sy, 98, 0, 7); rad(g, cx - 30, sy - 36, 150, '#fffdf4', '#f3ead4', '#d9cfb4'); g.fill()
    with c.piece(shadow=.2, lift=2, volume=0, rim=0, grain=.015) as g:
        for k in range(33):
            a = -PI / 2 + (k - 16) * .172; L_ = 24 if k % 4 == 0 else 12; rgb(g, '#2c3448' if k % 4 == 0 else '#7a8088'); g.set_line_width(5 if k % 4 == 0 else 3); g.move_to(cx + math.cos(a) * 90, sy + math.sin(a) * 90); g.line_to(cx + math.cos(a) * (90 - L_), sy + math.sin(a) * (90 - L_)); g.stroke()
        a = .55; rgb(g, '#d8392f'); taper(g, [(cx - math.cos(a) * 24, sy - math.sin(a) * 24), (cx + math.cos(a) * 82, sy + math.sin(a) * 82)], [15, 3]); g.fill(); rgb(g, '#2c3448'); g.arc(cx, sy, 12, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=6, rim=.6) as g: rgb(g, '#6f7f86'); g.set_line_width(15); g.move_to(cx, sy + 116); g.line_to(cx, sy + 152); g.arc(cx, sy + 178, 26, -PI / 2, 2.2); g.stroke()
    # the sack
    top = sy + 190
    body = [(cx - 30, top), (cx - 46, top + 44), (cx - 120, top + 96), (cx - 220, top + 210), (cx - 250, top + 340), (cx - 205, top + 450), (cx - 90, top + 500), (cx + 60, top + 506), (cx + 190, top + 462), (cx + 246, top + 350), (cx + 226, top + 220), (cx + 130, top + 100), (cx + 50, top + 44), (cx + 32, top)]
    clip = lambda q: smooth(q, body)
    with c.piece(shadow=.5, lift=20, volume=.5, vsize=40, rim=.3) as g: smooth(g, body); rad(g, cx - 80, top + 200, 420, '#7f8f86', '#4f6468', '#22384a'); g.fill()
    for layer in range(3):
        with c.piece(shadow=.5, lift=7, volume=.45, vsize=10, rim=.4, clip=clip) as g:
            for _ in range(26):
                x, y, a = cx + rng.normal(0, 130), top + rng.uniform(120, 500), rng.uniform(0, 7); k = rng.integers(7)
                if k < 3: household.bottle(g, x, y, rng.uniform(150, 210), a, rng.choice(['#a9dbe0', '#bfe3c4', '#e3ecec', '#8fc3e0']), rng.choice(['#f2694b', '#3c86c2', '#fdfaf0', '#f5b843']), .95)
                elif k == 3: household.sandal(g, rng, x, y, 150, a, rng.choice(['#c85a8e', '#1b8f93', '#f5b843', '#3c86c2']), 1)
                elif k == 4: smooth(g, blob_pts(rng, x, y, 80, 52, .3, 10)); rgb(g, rng.choice(['#fdfaf0', '#f2694b', '#f5b843', '#8f6fb8'])); g.fill()
                elif k == 5: rgb(g, rng.choice(['#4fa07f', '#3c86c2'])); g.set_line_width(13); p = wander(rng, x, y, a, 260, 7, .8); smooth(g, p, False); g.stroke()
                else: smooth(g, blob_pts(rng, x, y, 56, 46, .08, 9)); rgb(g, '#f4f1e6'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3, rim=.4, clip=clip) as g:      # the net over it
        g.set_line_width(4.2)
        for m in (-1, 1):
            for k in range(-12, 13):
                rgb(g, '#2f6a5a' if m > 0 else '#3f7f68', .95); b = k * 42; g.move_to(cx + b * .12, top); g.curve_to(cx + b * .9 + m * 20, top + 120, cx + b * 1.05 + m * 120, top + 330, cx + b * .7 + m * 240, top + 520); g.stroke()
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=7, rim=.4) as g:      # gathered neck
        for k in range(5): rgb(g, ['#2f6a5a', '#3f7f68'][k % 2]); taper(g, [(cx - 26 + k * 13, top + 50), (cx - 14 + k * 7, top + 4), (cx - 30 + k * 15, top - 34)], [13, 9, 15], 14); g.fill()
        rgb(g, 'saffron'); taper(g, [(cx - 34, top + 16), (cx, top + 22), (cx + 34, top + 14)], [17, 19, 17], 10); g.fill(); taper(g, [(cx + 20, top + 18), (cx + 60, top + 52), (cx + 66, top + 104)], [11, 9, 7], 12); g.fill()
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=10, rim=.45) as g: household.sandal(g, rng, cx - 238, top + 236, 190, -.9, '#f2694b', 1)      # one that sticks out
    shells.hermit(c, cx - 296, top + 196, 124, 2, '#f3dcb4', '#9a6a3f', '#d9583a', True)
    # water and sand
    with c.piece(shadow=.15, lift=3, volume=0, rim=.7, grain=.01) as g:
        for dx, n, s in ((-150, 4, 12), (-40, 5, 15), (90, 4, 13), (180, 3, 10)):
            for k in range(n):
                x, y = cx + dx + rng.normal(0, 3), top + (470 if abs(dx) > 120 else 508) + k * k * 13 + rng.uniform(0, 12)
                if y > H * .95: continue
                q = s * rng.uniform(.6, 1); smooth(g, [(x, y - q * 1.9), (x + q * .55, y - q * .2), (x + q * .4, y + q * .5), (x, y + q * .75), (x - q * .4, y + q * .5), (x - q * .55, y - q * .2)]); lin(g, x - q, 0, x + q, 0, '#f4fffb', '#8fcfd8', '#3f8fa4'); g.fill()
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.04) as g:
        for _ in range(700): t = rng.uniform(0, 1); x = cx + 20 + rng.normal(0, 3 + 9 * t); y = top + 500 + t * (H * .965 - top - 500); rgb(g, jitter(rng, rng.choice(['#d9b87f', '#c9a068', '#f0d9a8']), .03)); g.arc(x, y, rng.uniform(1, 2.6), 0, 7); g.fill()
        smooth(g, [(cx - 110, H * .985), (cx - 40, H * .96), (cx + 20, H * .945), (cx + 84, H * .962), (cx + 150, H * .985)]); rgb(g, '#dcb981'); g.fill()
    c.glow(W * .1, H * .6, 500, '#ffe0a0', .2)
    c.particles(30, color='#fff0c8', big=3); c.finish(.3, warm=.16, center=(.55, .5))


def slide_3(c, rng, variant=0):
    """Night, on the sand: the light of a lamp falls through a lost bottle; a small crab has its house in it and looks out of the neck."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.75, -.66)
    c.backdrop([(0, '#10163f'), (.16, '#1b2a62'), (.3, '#3f4f8a'), (1, '#2a2650')], 92, glow=(W * .2, hz, 620, '#8fa0d8', .3))
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(90): rgb(g, 'cream', rng.uniform(.25, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, hz * .9), rng.uniform(.7, 2.3), 0, 7); g.fill()
    L.island(c, W * .22, hz + 2, 460, 44, '#1a2450', depth=.2, beach=False)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(0, hz, W, H * .2); lin(g, 0, hz, 0, hz + H * .16, '#5a6aa4', '#26346e', '#1b2656'); g.fill()
    water.sheen(c, hz + 3, hz + H * .14, 70, '#c9d6ff', '#141c48', .7)
    with c.piece(shadow=.3, lift=6, volume=.15, vsize=16, rim=.2, grain=.055) as g:
        smooth(g, [(-30, H * .45), (W * .25, H * .43), (W * .5, H * .455), (W * .75, H * .43), (W + 30, H * .44), (W + 30, H + 30), (-30, H + 30)], tension=.4); lin(g, 0, H * .43, 0, H, '#4a4a7a', '#5f5274', '#6a5468', '#3a2f52'); g.fill()
    L.foam(c, [(-30, H * .452), (W * .25, H * .432), (W * .5, H * .457), (W * .75, H * .432), (W + 30, H * .442)], 7)
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=5, grain=.05) as g:      # ripples of the sand
        for _ in range(90): t = rng.uniform(0, 1); x, y, q = rng.uniform(-60, W), H * (.5 + .5 * t), rng.uniform(60, 200) * (.4 + t); rgb(g, '#2f2648' if rng.random() < .6 else '#8f7f94', .3); taper(g, [(x, y), (x + q * .5, y - 6 * t), (x + q, y)], [.4, 3 + 9 * t, .4], 12, False); g.fill()
    c.glow(W * .885, H * .68, 820, '#ff9030', .42, 1.6); c.glow(W * .885, H * .66, 300, '#ffb050', .4, 1.2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.55) as g: rgb(g, '#1a1238'); smooth(g, [(W * .84, H * .735), (W * .9, H * .72), (W * .955, H * .735), (W * .92, H * .76), (W * .86, H * .76)]); g.fill()
    household.lantern(c, W * .895, H * .745, 235)
    c.glow(W * .895, H * .655, 150, '#ffc060', .3)
    bx, by, s, ro = W * .5, H * .735, 820, -.045
    T_ = lambda u, v: (bx + (u * math.cos(ro) - v * math.sin(ro)) * s, by + (u * math.sin(ro) + v * math.cos(ro)) * s)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.62) as g:      # its shadow, with light that came through
        rgb(g, '#1a1238'); smooth(g, [T_(.5, .16), T_(.1, .2), T_(-.5, .24), T_(-.82, .32), T_(-.7, .4), T_(-.2, .38), (T_(.4, .28)[0], T_(.4, .28)[1])]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.75) as g:
        for k in range(5): rgb(g, '#aef0e4', .55); taper(g, [T_(.3 - k * .17, .2), T_(.2 - k * .18, .27), T_(.02 - k * .2, .3)], [6, 24, 4], 16); g.fill()
    out = [(.5, -.15), (.42, -.172), (.1, -.176), (-.18, -.172), (-.3, -.13), (-.37, -.078), (-.5, -.068), (-.5, .068), (-.37, .078), (-.3, .13), (-.18, .172), (.1, .176), (.42, .172), (.5, .15), (.515, 0)]
    pts = [T_(*p) for p in out]; clip = lambda q: smooth(q, pts, tension=.36)
    with c.piece(shadow=.35, lift=10, volume=0, rim=.3, grain=.02, alpha=.62) as g: smooth(g, pts, tension=.36); lin(g, *T_(.0, -.18), *T_(.0, .18), '#d9f7f0', '#7fc9cf', '#2f7f9a', '#8fdcd4'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=8, grain=.06, clip=clip) as g:      # sand and a little water inside
        smooth(g, [T_(.53, .06), T_(.3, .09), T_(.0, .075), T_(-.2, .11), T_(-.4, .09), T_(-.4, .2), T_(.53, .2)]); lin(g, *T_(0, .06), *T_(0, .18), '#f3d9a0', '#c99a68'); g.fill()
        for _ in range(40): x, y = T_(rng.uniform(-.3, .5), rng.uniform(.1, .16)); q = rng.uniform(2, 8); rgb(g, jitter(rng, rng.choice(['#e9d0a0', '#a97f58', '#f7e6c0', '#d98f8f']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .7, .2, 7)); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.45, vsize=6, alpha=.85) as g:
        with at(g, T_(.2, .095)[0], T_(.2, .095)[1] + 12, .1, 120): shells.turban(g, rng, '#e9c0a0', '#9a5a44', 2); shells.shell_mouth(g, .13, -.24, .15, .19)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:      # glass: ribs, gleams, neck
        for u in (-.06, .04, .14): rgb(g, '#e9fbf6', .5); g.set_line_width(5); g.move_to(*T_(u, -.174)); g.curve_to(*T_(u + .03, -.06), *T_(u + .03, .06), *T_(u, .174)); g.stroke(); rgb(g, '#14506a', .35); g.move_to(*T_(u + .012, -.174)); g.curve_to(*T_(u + .042, -.06), *T_(u + .042, .06), *T_(u + .012, .174)); g.stroke()
        for v, w, a0, a1, al in ((-.125, 20, -.2, .44, .75), (-.085, 8, -.1, .34, .5), (.145, 8, -.1, .44, .45)): rgb(g, 'white', al); taper(g, [T_(a0, v), T_((a0 + a1) / 2, v - .008), T_(a1, v + .006)], [2, w, 2], 30, False); g.fill()
        rgb(g, 'white', .7); taper(g, [T_(-.36, -.05), T_(-.25, -.115), T_(-.2, -.14)], [2, 11, 2], 16, False); g.fill()
        rgb(g, '#f4fffb', .9); g.set_line_width(6); smooth(g, pts, tension=.36); g.stroke()
        for u in (-.4, -.43, -.46): rgb(g, '#e9fbf6', .8); g.set_line_width(6); g.move_to(*T_(u, -.07)); g.curve_to(*T_(u - .01, -.02), *T_(u - .01, .02), *T_(u, .07)); g.stroke()
        x, y = T_(-.5, 0)
        with at(g, x, y, ro, 17, .072 * s): g.arc(0, 0, 1, 0, 7); rgb(g, '#123f58', .85); g.fill()
        with at(g, x, y, ro, 17, .072 * s): g.arc(0, 0, 1, 0, 7)
        rgb(g, '#f4fffb'); g.set_line_width(8); g.stroke()
    # the tenant on its threshold
    x, y = T_(-.575, .112)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.6) as g: rgb(g, '#1a1238'); smooth(g, [(x + 60, y), (x - 40, y - 6), (x - 190, y + 26), (x - 270, y + 58), (x - 120, y + 46), (x + 20, y + 24)]); g.fill()
    A.crab(c, x, y + 12, 190, '#f0a062')
    household.bottle_cap(c, W * .8, H * .92, 46, '#3c86c2')
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=7) as g:
        for _ in range(46): q = rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#8f7a84', '#6a5a74', '#c9a890', '#a98a8a']), .03)); smooth(g, blob_pts(rng, rng.uniform(0, W), H * rng.uniform(.84, 1.0), q, q * .62, .2, 8)); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=9, rim=.3) as g:      # weed in the corner
        for _ in range(44): p = wander(rng, W * rng.uniform(-.03, .2), H * 1.03, -PI / 2 + rng.normal(.3, .5), rng.uniform(60, 190), 5, .3); rgb(g, jitter(rng, rng.choice(['#2a2f4f', '#34405a', '#2f3a48']), .02)); taper(g, p, [12, 11, 3], 12); g.fill()
    c.particles(90, color='#ffe6b8', box=(W * .3, H * .35, W, H * .9), big=5); c.finish(.46, warm=.08, center=(.58, .6))
