"""Pictures of the article "Nominated for a blue-water award"."""
import math
from scipy.ndimage import gaussian_filter
from toolkit import celebration, fauna as A, flora as F, household, land as L, shadow
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
    """The five aims of the prize as five jars on a window sill by the sea: a seedling in soil, a paper pinwheel, a coral in sea water, bottle caps sorted by colour, and a small sun of paper over ice."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .47
    L.sky(c, 'morning', hz, (W * .13, hz - 150, 44), '#ffe9b0', .9)
    L.cloud(c, W * .42, H * .13, 360, depth=.4); L.cloud(c, W * .82, H * .22, 240, depth=.5)
    L.rinjani(c, W * .72, hz + 3, 620, 130, depth=.55)
    L.sea(c, hz, H * .74, 'morning', W * .13, 70, .8)
    for i in range(3): c.img[..., i] = gaussian_filter(c.img[..., i], 1.5 * c.k, mode='nearest')      # only the sill is sharp
    top = H * .725
    with c.piece(shadow=.5, lift=12, volume=.25, vsize=10, rim=.6, grain=.05) as g:
        lin(g, 0, top, 0, H * .9, '#f3e3c0', '#e0c294'); g.rectangle(-20, top, W + 40, H * .18); g.fill(); lin(g, 0, H * .9, 0, H + 20, '#c9a06c', '#a97f50'); g.rectangle(-20, H * .9, W + 40, H * .12); g.fill()
        rgb(g, '#b98f5f', .4)
        for _ in range(26): x, y = rng.uniform(-20, W), rng.uniform(top + 8, H * .89); taper(g, [(x, y), (x + 120, y + rng.normal(0, 2)), (x + rng.uniform(200, 480), y)], [.4, 3, .4], 10, False); g.fill()
    c.glow(W * .12, H * .7, 560, '#fff0c0', .3)

    def soil(cv, x0, x1, f):
        with cv.piece(shadow=0, volume=.3, vsize=8, rim=0, grain=.09) as g: lin(g, 0, f - 110, 0, f, '#7a5a44', '#5a4030', '#463226'); smooth(g, [(x0, f - 96), ((x0 + x1) / 2, f - 112), (x1, f - 92), (x1, f - 8), (x1 - 12, f + 4), (x0 + 12, f + 4), (x0, f - 8)], tension=.3); g.fill()
        with cv.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g: F.veined_seedling(g, rng, (x0 + x1) / 2, f - 100, 236, '#6fae4f', 3)

    def pinwheel(cv, x0, x1, f):
        x, y = (x0 + x1) / 2 + 8, f - 318
        with cv.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g: rgb(g, '#c99a5c'); taper(g, [(x, y), (x - 20, f - 4)], [9, 10]); g.fill()
        with cv.piece(shadow=.4, lift=6, volume=.3, vsize=8, rim=.5) as g:
            for k, cc in enumerate(('#f2694b', '#f5b843', '#35abb2', '#8f6fb8')):
                with at(g, x, y, k * PI / 2 + .35, 104):
                    smooth(g, [(0, 0), (.06, -.5), (.1, -1.0), (.55, -.92), (.92, -.62), (.5, -.3)], tension=.2); lin(g, 0, -1, .9, 0, shade(cc, .35), cc); g.fill(); rgb(g, shade(cc, -.3)); poly(g, [(0, 0), (.92, -.62), (.5, -.3)]); g.fill()
            rgb(g, '#fff4d6'); g.arc(x, y, 11, 0, 7); g.fill()

    def sea(cv, x0, x1, f):
        with cv.piece(shadow=0, volume=0, rim=0, grain=.02) as g: lin(g, 0, f - 300, 0, f, (0, '#c9f3e8', .9), (1, '#3fa9b8', .95)); smooth(g, [(x0, f - 290), (x1, f - 290), (x1, f - 8), (x1 - 12, f + 4), (x0 + 12, f + 4), (x0, f - 8)], tension=.15); g.fill()
        with cv.piece(shadow=0, volume=.2, vsize=6, rim=0, grain=.07) as g: rgb(g, '#f3e6c0'); smooth(g, [(x0, f - 40), ((x0 + x1) / 2, f - 52), (x1, f - 36), (x1, f - 8), (x1 - 12, f + 4), (x0 + 12, f + 4), (x0, f - 8)], tension=.3); g.fill()
        F.staghorn(cv, (x0 + x1) / 2, f - 36, 158, 'coral', 3, 6)

    def caps(cv, x0, x1, f):
        for row, cc in enumerate(('#3c86c2', '#35abb2', '#8fb84a', '#f5b843', '#f2894b', '#d9483f')):
            for k in range(4):
                x, y = x0 + 36 + (x1 - x0 - 72) * (k + .5 * (row % 2) - .25) / 3, f - 30 - row * 45
                household.bottle_cap(cv, min(max(x, x0 + 38), x1 - 38), y + rng.normal(0, 4), 34, jitter(rng, cc, .04))

    def ice(cv, x0, x1, f):
        with cv.piece(shadow=.3, lift=4, volume=.35, vsize=8, rim=.7, grain=.02) as g:
            for x, y, q, a in ((.28, -48, 44, .2), (.7, -44, 46, -.15), (.48, -118, 44, .5), (.8, -126, 34, .1), (.2, -128, 36, -.3)):
                with at(g, x0 + (x1 - x0) * x, f + y, a, q): poly(g, [(-1, -.9), (.9, -1), (1, .95), (-.95, 1)]); lin(g, -1, -1, 1, 1, (0, '#ffffff', .95), (.5, '#d3eff2', .85), (1, '#9fd0de', .9)); g.fill(); rgb(g, 'white', .8); taper(g, [(-.7, -.6), (.2, -.72)], [.02, .12, .02], 8); g.fill()
        x, y = (x0 + x1) / 2, f - 268
        with cv.piece(shadow=.35, lift=5, volume=.35, vsize=8, rim=.5) as g:
            rgb(g, '#6b5a45'); g.set_line_width(2.5); g.move_to(x, y); g.line_to(x, f - 410); g.stroke(); rgb(g, '#f5a833')
            for k in range(12): a = k * PI / 6; taper(g, [(x + math.cos(a) * 44, y + math.sin(a) * 44), (x + math.cos(a) * 80, y + math.sin(a) * 80)], [20, 3]); g.fill()
            smooth(g, blob_pts(rng, x, y, 47, 47, .02, 14)); rad(g, x - 14, y - 16, 66, '#fff0b4', '#f9c64e', '#f0a030'); g.fill()
    floor = H * .855
    for x, s, dy, fill in ((.115, 390, 6, soil), (.305, 410, -14, pinwheel), (.5, 440, 12, sea), (.697, 400, -10, caps), (.888, 420, 8, ice)):
        shadow.blob(c, W * x + 70, floor + dy + 6, 150, 24, 0, .38, 10, '#6a4a38')
        household.jar(c, W * x, floor + dy, s, fill)
    c.particles(24, box=(0, 0, W, H * .5), color='#fff3d0', big=4)
    c.finish(.28, warm=.1, center=(.5, .6))
