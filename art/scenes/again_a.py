"""again_a.py - pictures drawn again: octopus, cultures, turtle's breath, litter columns, stacks of coins."""
import math
import numpy as np
from paper import rgb, lin, smooth, taper, blob_pts, wander, at, mix, shade, jitter
import flora as F
import fauna as A
import land as L
import people as P
import parts_gb as GB
import parts_a as PA
import parts_p as PP
import parts_w as W

PI = math.pi


def octopus(c, rng, variant=0):
    """An octopus glides up over a slope in the evening, arms streaming; focal point left of the middle."""
    w, h = c.w, c.h
    c.light = (.6, -.8)
    c.backdrop([(0, '#f3c99a'), (.25, '#d99a8c'), (.6, '#6f6c9c'), (1, '#22375f')], angle=78, glow=(w * .86, -40, 620, '#ffe2b0', .5))
    far = L.rocks(c, [(-30, h * .8), (w * .3, h * .74), (w * .62, h * .86), (w + 30, h * .7)], '#4a4a7c', depth=.66)
    F.reef_patch(c, 0, w, far, density=1.6, size=.7, depth=.55)
    c.god_rays(w * .9, -180, strength=.3, color='#ffe6bd')
    A.silhouettes(c, w * .8, h * .4, 46, 220, 90, 22, PI - .3, '#5a5684', depth=.3)
    mid = L.rocks(c, [(-30, h * .9), (w * .3, h * .93), (w * .55, h * 1.02), (w * .8, h * .93), (w + 30, h * .78)], '#3d3566', depth=.25)
    F.reef_patch(c, w * .62, w, mid, density=2.2, size=.9, depth=.16, colors=['plum', '#d9748f', 'saffron', '#e9a05c', 'violet'])
    W.swimming_octopus(c, w * .4, h * .4, 900, -.42, '#c9502f', flip=True)
    A.school(c, 'anthias', w * .83, h * .63, 13, 120, 60, 40, PI + .2, depth=.1)
    F.reef_patch(c, -20, w * .2, lambda x: h * 1.01, density=3, size=1.1, colors=['plum', 'coral', 'violet'])
    c.particles(170, color='#ffeccb'); c.finish(warm=.3)


def cultures(c, rng, variant=0):
    """Flasks of green, gold and rose algae on two glass shelves before a bright window wall."""
    w, h = c.w, c.h
    c.light = (-.2, -1)
    c.backdrop([(0, '#1f3f66'), (.5, '#24587c'), (1, '#16324f')], glow=(w * .34, h * .68, 560, '#c9efc0', .55))
    with c.piece(shadow=.3, lift=6, volume=.1, rim=.2, depth=.45) as g:          # boards of the wall
        rgb(g, '#1a3a5c')
        for i in range(9): g.rectangle(i * w / 8 - 3, -10, 6, h + 20); g.fill()
    cols = ['#6f9f4a', '#c98a2e', '#3f8a5c', '#b8505c', '#9fb83f', '#d9a83a', '#8a4a58', '#4f9a86']

    def shelf(y, th):
        with c.piece(shadow=.4, lift=9, volume=.2, rim=.6, grain=.015) as g:
            lin(g, 0, y, 0, y + th, '#eefaf4', '#9fcfc8', '#6fa9a8'); g.rectangle(-20, y, w + 40, th); g.fill()
    y1 = h * .43
    with c.piece(shadow=.15, lift=4, volume=.2, rim=.5, grain=.01) as g:   # air pipe with thin hoses
        rgb(g, '#f4f2e6'); taper(g, [(-20, h * .045), (w + 20, h * .03)], [16, 16]); g.fill()
    spots = [(w * .07, 0, 250), (w * .2, 2, 330), (w * .335, 1, 270), (w * .47, 0, 300), (w * .63, 2, 290), (w * .76, 1, 320), (w * .93, 0, 270)]
    with c.piece(shadow=.12, lift=3, volume=0, rim=0, grain=.01) as g:
        g.set_line_width(4); rgb(g, '#ffffff', .85)
        for x, k, s in spots:
            g.move_to(x + 30, h * .04); g.curve_to(x + 50, h * .04 + 40, x, y1 - s - 60, x, y1 - s * .5); g.stroke()
    for i, (x, k, s) in enumerate(spots): c.glow(x, y1 - s * .3, s * .75, cols[i], .35); W.flask(c, x, y1, s, cols[i], k, rng.uniform(.5, .68), .55)
    shelf(y1, 24)
    y2 = h * .93
    for i, (x, k, s) in enumerate([(w * .78, 2, 420), (w * .9, 2, 360)]): c.glow(x, y2 - s * .3, s * .7, cols[(i + 3) % 8], .35); W.flask(c, x, y2, s, cols[(i + 3) % 8], k, .72, .5)
    W.flask(c, w * .3, y2 + 6, 500, '#5f9f4a', 0, .52, .62)
    c.glow(w * .57, y2 - 110, 240, '#f5c860', .4)
    W.flask(c, w * .57, y2 + 4, 340, '#d99a2e', 1, .56, .6)
    shelf(y2 + 4, 40)
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=6) as g:      # dropper
        rgb(g, '#dff4ee', .85); taper(g, [(w * .06, y2 - 8), (w * .17, y2 - 20)], [8, 14]); g.fill(); rgb(g, 'coral'); taper(g, [(w * .17, y2 - 20), (w * .2, y2 - 24)], [26, 30]); g.fill()
    c.finish(vignette=.22)


def breath(c, rng, variant=0):
    """Half and half: a turtle lifts its head through the surface; far off a snorkeller keeps the distance."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    wl = h * .36
    L.sky(c, 'noon', wl - 26)
    L.cloud(c, w * .24, h * .16, 270)
    L.rinjani(c, w * .2, wl - 20, 520, 90, depth=.62)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        lin(g, 0, wl - 30, 0, wl + 10, '#bfe8e0', '#4fbcc0'); g.rectangle(-20, wl - 30, w + 40, 60); g.fill()
    W.strips(c, wl - 26, wl - 4, 34, ('#fff6e0', '#1f9aa8'), (.2, .5), .6)
    line = [(-30, wl + 4), (w * .18, wl - 8), (w * .4, wl + 6), (w * .6, wl - 10), (w * .8, wl + 4), (w + 30, wl - 6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, line, False); g.line_to(w + 30, h + 20); g.line_to(-30, h + 20); g.close_path(); lin(g, 0, wl, 0, h, '#8fdccf', 'water2', 'water3', 'water4'); g.fill()
    c.set_air()
    c.god_rays(w * .35, wl - 240, strength=.34, reach=760)
    far = L.rocks(c, [(-30, h * .86), (w * .4, h * .9), (w * .7, h * .82), (w + 30, h * .7)], '#2b6e7c', depth=.6)
    F.reef_patch(c, 0, w, far, density=1.8, size=.75, depth=.45)
    P.snorkeler(c, w * .9, wl + 22, 92, PI, suit='#c85a8e', fins='saffron', depth=.45)
    A.silhouettes(c, w * .82, h * .58, 40, 150, 50, 17, PI, depth=.4)
    A.turtle(c, w * .43, h * .545, 660, -.62, roll=62, stroke=-.1, hind=.3, look=.5)
    L.waterline(c, line, thick=8)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:     # drops and rings round the head
        rgb(g, 'white', .9)
        hx = w * .43 + math.cos(-.62) * 310
        for _ in range(46):
            a = rng.uniform(-PI, 0); q = rng.uniform(92, 190)
            g.arc(hx - 10 + math.cos(a) * q, wl - 8 + math.sin(a) * q * .8, rng.uniform(1.2, 5.5), 0, 7); g.fill()
    F.reef_patch(c, -20, w * .26, lambda x: h * (1.0 + x / w * .1), density=2.6, size=1.2)
    F.plant(c, 'fan', w * .95, h * 1.02, 1.3, 'plum')
    c.particles(150, box=(0, wl + 20, w, h)); c.finish()


def columns(c, rng, variant=0):
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
    GB.planks(c, h * .83, h + 30, '#b98a5c', 3, along=False)
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
                    elif kind == 'bottle': PA.bottle(g, px, py, 88, rng.uniform(-.5, .5) + (PI if rng.random() < .5 else 0), cc, rng.choice(['#f2694b', '#3c86c2', '#fdfaf0', '#f5b843']), .95)
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


def stacks(c, rng, variant=0):
    """Five stacks of coins grow from left to right like steps, each with a larger coral on top; warm room, tank glow behind."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#1d5a74'), (.5, '#2a7f93'), (1, '#1d4f68')], glow=(w * .72, h * .3, 640, '#bfeee0', .55))
    GB.bokeh(c, 12, (0, 0, w, h * .6), ['water1', 'saffron', 'rose', 'coral'], (20, 74), .28, 12)
    top = h * .8
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=5, depth=.2) as g:
        lin(g, 0, h * .14, 0, top, '#7fd0cc', '#2f8fa4', '#1f6884'); g.rectangle(w * .3, h * .14, w, top); g.fill(); rgb(g, '#dff6ee', .8); g.rectangle(w * .3, h * .14, w, 7); g.rectangle(w * .3, h * .14, 8, top); g.fill()
    F.reef_patch(c, w * .34, w, lambda x: top + 10, density=1.6, size=1.15, depth=.45, blur=6, kinds=['staghorn', 'soft', 'brain', 'leather', 'plates'])
    A.fish(c, 'threadfin', w * .52, h * .36, 100, .1, depth=.3, blur=3)
    A.school(c, 'anthias', w * .66, h * .22, 8, 90, 40, 44, PI, depth=.3, blur=3)
    GB.planks(c, top, h + 20, '#9a6a44', 3, along=False)
    hs = [34, 95, 175, 275, 400]
    xs = [w * .13, w * .29, w * .455, w * .635, w * .83]
    cols = ['saffron', 'violet', 'rose', '#5fb0a0', 'coral']
    for i, (x, q) in enumerate(zip(xs, hs)):
        R = 88; y = top + 80 + (12 if i % 2 else -14); n = max(2, int(q / 20)); yy = y
        with c.piece(shadow=.5, lift=9, volume=.5, vsize=14, rim=.4) as g:
            for k in range(n):
                cc = jitter(rng, rng.choice(['#e8b94a', '#dba544', '#cfd2cc', '#c98a54', '#e8b94a']), .02)
                dx = rng.normal(0, 5)
                with at(g, x + dx, yy, rng.normal(0, .012), R, R):
                    lin(g, -1, 0, 1, 0, shade(cc, .15), shade(cc, .3), shade(cc, -.5))
                    g.move_to(-1, -.2); g.line_to(-1, 0); g.curve_to(-.9, .12, -.4, .22, 0, .22); g.curve_to(.4, .22, .9, .12, 1, 0); g.line_to(1, -.2); g.close_path(); g.fill()
                    rgb(g, shade(cc, -.55), .35); g.set_line_width(.014)
                    for u in np.linspace(-.95, .95, 26): b = .2 * math.sqrt(1 - u * u); g.move_to(u, b - .18); g.line_to(u, b - .02); g.stroke()
                with at(g, x + dx, yy - R * .2, 0, R, R * .22):
                    lin(g, -1, -1, 1, 1, shade(cc, .55), cc, shade(cc, -.15)); g.arc(0, 0, 1, 0, 7); g.fill(); rgb(g, shade(cc, -.4), .5); g.set_line_width(.05); g.arc(0, 0, .8, 0, 7); g.stroke()
                yy -= 19
        yt = yy + 12
        if i == 0: PP.tied(c, x, yt, 60, cols[0])
        elif i == 1: F.pocillopora(c, x, yt, 120, cols[1])
        elif i == 2: F.staghorn(c, x, yt, 150, cols[2], stems=4)
        elif i == 3: F.leather(c, x, yt, 190, '#e6c98a')
        else:
            F.staghorn(c, x - 34, yt + 2, 210, shade('coral', -.12), stems=5, lean=-.15); F.staghorn(c, x + 30, yt + 4, 240, 'coral', stems=6, lean=.12)
    with c.piece(shadow=.45, lift=5, volume=.4, vsize=5) as g:
        PA.coins(g, rng, [(w * .06, h * .95, .1), (w * .22, h * .965, -.1), (w * .38, h * .95, .05), (w * .72, h * .962, 0)], 40)
    c.finish(vignette=.3)
