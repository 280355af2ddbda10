"""Pictures of the article "Nominated for a blue-water award"."""
import math
import numpy as np
from toolkit import celebration, closeups, fauna as A, flora as F, land as L, light, shells
from toolkit.paper import at, blob_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Nominated: a glass wave award stands on sand under one shaft of light, ringed by a turning school of fish."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    tx, ty = W * .6, H * .83
    c.backdrop([(0, '#2f7fb0'), (.3, '#17558c'), (.7, '#0c3166'), (1, '#0a2250')], 90, wash=.05)
    c.glow(tx - 50, -80, 560, '#bfeef0', .75); c.set_air()
    L.rocks(c, [(-30, H * .6), (W * .2, H * .7), (W * .5, H * .78), (W * .8, H * .68), (W + 30, H * .52)], '#1d4a80', .5, 16)
    with c.piece(shadow=0, volume=0, rim=0, blur=16, alpha=.5) as g:      # the shaft
        poly(g, [(tx - 150, -20), (tx + 20, -20), (tx + 330, ty + 20), (tx - 300, ty + 20)]); lin(g, 0, 0, 0, ty, (0, '#dff8ee', .8), (.7, '#9fe0e0', .35), (1, '#9fe0e0', .1)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.5) as g:
        for a in (-.7, -.3, .15, .6): poly(g, [(tx - 60 + a * 90, -20), (tx - 40 + a * 90, -20), (tx + a * 330 + 44, ty), (tx + a * 330 - 20, ty)]); lin(g, 0, 0, 0, ty, (0, 'white', .6), (1, 'white', .0)); g.fill()
    L.sandbed(c, [(-30, H * .86), (W * .3, H * .825), (W * .6, H * .81), (W + 30, H * .85)], '#8fa6c4', .12)
    with c.piece(shadow=0, volume=0, rim=0, blur=14, alpha=.55) as g: smooth(g, blob_pts(rng, tx + 10, ty + 30, 330, 52, .04, 16)); rgb(g, '#f3efd0'); g.fill()
    # school: back half of the ring, then trophy, then the front half
    def ring(front):
        n = 46
        for i in range(n):
            a = 2 * PI * (i + rng.uniform(-.3, .3)) / n
            if (math.sin(a) > 0) != front: continue
            rr = rng.uniform(.86, 1.13)
            x, y = tx + math.cos(a) * 440 * rr, H * .47 + math.sin(a) * 128 * rr - math.cos(a) * 46 + rng.normal(0, 9)
            hd = math.atan2(math.cos(a) * 128 + math.sin(a) * 46, -math.sin(a) * 440)
            s = 44 + 20 * math.sin(a)
            A.fish(c, 'anthias' if rng.random() < .72 else 'fusilier' if rng.random() < .5 else 'chromis', x, y, s * rng.uniform(.85, 1.15), hd + rng.normal(0, .1), rng.uniform(-.15, .15), depth=.32 - .3 * math.sin(a) if not front else 0, shadow=.25)
    ring(False)
    rx, ry = celebration.award_cup(c, tx, ty, 430)
    F.staghorn(c, rx, ry + 14, 230, 'coral', 3, 6); F.pocillopora(c, rx - 92, ry + 18, 92, 'rose'); F.pocillopora(c, rx + 96, ry + 16, 84, 'violet'); F.leather(c, rx + 34, ry + 20, 60, shade('cream', -.1))
    c.glow(tx, H * .5, 300, '#fff4c8', .22)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:          # glints
        for dx, dy, s in ((-110, -330, 26), (150, -400, 17), (-40, -210, 15)):
            rgb(g, 'white', .95)
            for a in (0, PI / 2): taper(g, [(tx + dx - math.cos(a) * s, ty + dy - math.sin(a) * s), (tx + dx, ty + dy), (tx + dx + math.cos(a) * s, ty + dy + math.sin(a) * s)], [.3, 4.5, .3], 8, False); g.fill()
    ring(True)
    F.staghorn(c, W * .04, H * 1.02, 330, 'saffron'); F.sea_fan(c, W * .155, H * 1.03, 260, 'plum', -.15); F.boulder(c, W * .25, H * 1.05, 190, '#a9a06a'); F.table_coral(c, W * .115, H * 1.05, 250, 'coral', height=90)
    F.pocillopora(c, W * .95, H * 1.02, 180, 'rose'); F.soft_coral(c, W * .87, H * 1.02, 120, 'violet'); F.plates(c, W * 1.01, H * .97, 190, 'leaf', 4)
    A.fish(c, 'idol', W * .215, H * .56, 130, .1, .1); A.turtle(c, W * .13, H * .2, 150, -.25, 46, stroke=.4, depth=.35)
    A.silhouettes(c, W * .88, H * .2, 30, 120, 40, 13, PI, depth=.45, color='#7fb8d8')
    c.particles(240); c.finish(.46, center=(.58, .5))


def second(c, rng, variant=0):
    """Five aims as a mobile: from a piece of driftwood in an open window hang a leaf, a cloud, a fish, a bottle bent into a ring and a sun of cut paper; a hand has just set the fish turning; garden in rain light outside."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#c9e3c0'), (.35, '#a3cfae'), (.7, '#6fa98f'), (1, '#4a8272')], 90, wash=.06, glow=(W * .3, H * .1, 700, '#fffbe6', .7))
    with c.piece(shadow=0, volume=.2, vsize=20, blur=12, alpha=.75) as g:
        for _ in range(22): x, y, q = rng.uniform(0, W), rng.uniform(H * .1, H * .9), rng.uniform(60, 150); rgb(g, jitter(rng, rng.choice(['#5f9f6a', '#8fc47f', '#4a8a66', '#b9d98a']), .03)); smooth(g, blob_pts(rng, x, y, q, q * .6, .25, 9, rng.uniform(0, 3))); g.fill()
    with c.piece(shadow=.2, lift=8, volume=.3, vsize=10, blur=6, depth=.1) as g: F.banana_leaf(g, W * .12, H * .62, 700, 190, -.9, '#5fa85a', 5, rng); F.banana_leaf(g, W * .9, H * .7, 640, 170, -2.2, '#4f9656', 4, rng)
    light.bokeh(c, 22, (0, 0, W, H), ['#fffbe0', '#d9f0c0'], (12, 44), .4, 6); c.set_air()
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=14, rim=.4, grain=.05) as g:                        # window frame and sill
        for x, w in ((.0, 90), (.967, 110)): lin(g, W * x - w / 2, 0, W * x + w, 0, '#d9a870', '#a9744a'); g.rectangle(W * x - 30, -20, w, H + 40); g.fill()
        lin(g, 0, H * .9, 0, H, '#e3b47c', '#94633c'); g.rectangle(-20, H * .9, W + 40, H * .2); g.fill(); rgb(g, '#c08a58'); g.rectangle(-20, -20, W + 40, 56); g.fill()
    # driftwood and strings
    wood = [(W * .13, H * .2), (W * .3, H * .165), (W * .48, H * .2), (W * .66, H * .17), (W * .86, H * .205)]
    things = [(.2, .5, 'leaf'), (.35, .4, 'cloud'), (.52, .6, 'fish'), (.68, .46, 'ring'), (.82, .36, 'sun')]
    with c.piece(shadow=.15, lift=4, volume=0, rim=.2) as g:
        rgb(g, '#fdf6e4'); g.set_line_width(3.4)
        for x in (.3, .69): g.move_to(W * x, H * .17); g.line_to(W * .495, -20); g.stroke()
        for x, y, k in things: g.move_to(W * x, H * .185); g.line_to(W * x + (10 if k == 'fish' else 0), H * y - (90 if k != 'cloud' else 60)); g.stroke()
    with c.piece(shadow=.45, lift=12, volume=.55, vsize=14, rim=.4, grain=.06) as g:
        lin(g, 0, H * .15, 0, H * .22, '#cdbda6', '#8a7866'); taper(g, wood, [12, 36, 44, 40, 10], 50); g.fill(); taper(g, [(W * .6, H * .18), (W * .655, H * .13), (W * .68, H * .1)], [22, 16, 5], 16); g.fill()
        for _ in range(26): u = rng.uniform(.2, .8); x = W * u; y = float(np.interp(x, [a for a, b in wood], [b for a, b in wood])) + rng.normal(0, 8); rgb(g, '#5f5044', .45); taper(g, [(x, y), (x + 34, y + 2), (x + 70, y)], [.5, 3, .5], 8, False); g.fill()
    for x, y, k in things:
        X, Y = W * x, H * y
        with c.piece(shadow=.45, lift=20, volume=.25, vsize=14, rim=.6, grain=.05) as g, at(g, X, Y, {'leaf': -.12, 'fish': -.08, 'ring': .1, 'sun': 0, 'cloud': .04}[k]):
            if k == 'leaf':
                smooth(g, [(0, -92), (58, -30), (46, 50), (0, 104), (-46, 50), (-58, -30)]); lin(g, -50, 0, 50, 0, '#8fc45f', '#4f9a4a'); g.fill(); rgb(g, '#e6f3c0'); taper(g, [(0, -86), (3, 100)], [4, 5]); g.fill(); [(taper(g, [(0, v), (m * 38, v - 26)], [3.4, 1.4]), g.fill()) for v in (-30, 4, 38, 66) for m in (-1, 1)]
            elif k == 'cloud':
                smooth(g, [(-96, 30), (-104, -4), (-66, -26), (-44, -62), (4, -66), (32, -38), (76, -38), (100, -4), (92, 30)], tension=.6); lin(g, 0, -60, 0, 30, '#ffffff', '#d3e6ee'); g.fill(); rgb(g, '#5fb0d3'); g.set_line_width(7); [(g.move_to(-70 + 10 * j, 50 + 20 * j), g.curve_to(-20, 36 + 20 * j, 20, 66 + 20 * j, 74 - 16 * j, 46 + 20 * j), g.stroke()) for j in range(2)]
            elif k == 'fish':
                smooth(g, [(126, 0), (70, -56), (-10, -66), (-74, -22), (-134, -62), (-120, 0), (-134, 62), (-74, 22), (-10, 66), (70, 56)], tension=.45); p = g.copy_path(); rgb(g, '#f2694b'); g.fill(); g.save(); g.append_path(p); g.clip()
                for v in (-70, -20, 30): rgb(g, '#fff4d6'); taper(g, [(v, -80), (v + 16, 0), (v, 80)], [16, 20, 16], 12, False); g.fill()
                rgb(g, '#1b4f7a'); taper(g, [(-150, -60), (-112, 0), (-150, 60)], [30, 22, 30], 12, False); g.fill(); g.restore(); rgb(g, '#1d1512'); g.arc(80, -14, 11, 0, 7); g.fill(); rgb(g, 'white'); g.arc(76, -18, 4, 0, 7); g.fill()
            elif k == 'ring':
                g.set_line_width(34); rgb(g, '#1b8f93'); g.arc(0, 0, 66, .5, 5.6); g.stroke(); a = 5.6; rgb(g, '#1b8f93'); poly(g, [(66 * math.cos(a) + 46, 66 * math.sin(a) - 2), (66 * math.cos(a) - 44, 66 * math.sin(a) - 16), (66 * math.cos(a) + 22, 66 * math.sin(a) + 58)]); g.fill(); rgb(g, '#bfeee6', .8); g.set_line_width(6); g.arc(0, 0, 73, .8, 4.8); g.stroke(); rgb(g, '#f5b843'); g.rectangle(40, 22, 38, 30); g.fill()
            else:
                for j in range(12):
                    with at(g, 0, 0, j * PI / 6): poly(g, [(58, -17), (104, 0), (58, 17)]); rgb(g, '#f2a03c' if j % 2 else '#f7c65a'); g.fill()
                g.arc(0, 0, 60, 0, 7); rad(g, -16, -18, 80, '#fff0b5', '#f9cf5a', '#f0a83c'); g.fill()
    closeups.hand(c, W * .615, H * .66, 100, PI - .5 + .9 - .3, 'release', '#8a5a3c', '#2f6f8a', 3.4, flip=True)
    F.staghorn(c, W * .14, H * .935, 130, '#f6eedd', 2, 5, tip='#ffffff'); shells.scallop(c, W * .86, H * .93, 90, '#f0a98a', .2)
    c.finish(.28, warm=.06, center=(.5, .45))
