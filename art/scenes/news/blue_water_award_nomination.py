"""Pictures of the article "Nominated for a blue-water award"."""
import math
from toolkit import boats, celebration, fauna as A, flora as F, land as L, shadow, shells
from toolkit.paper import at, blob_pts, curve_pts, lin, poly, rad, rgb, shade, smooth, taper

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
    """The news comes by post: an open envelope on a table out of which the sea rises, with fish, a turtle and a boat on the crest."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#fbe9c8'), (.55, '#f3cf9c'), (1, '#d99f6a')], 75, glow=(W * .3, H * .1, 800, '#fff8e0', .5))
    with c.piece(shadow=.35, lift=10, volume=.15, vsize=18, grain=.05) as g: poly(g, [(-20, H * .8), (W + 20, H * .79), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .8, 0, H, '#b9785a', '#7d4a40'); g.fill(); rgb(g, '#5a3030', .35); g.rectangle(-20, H * .9, W + 40, 4); g.fill()
    c.set_air()
    shadow.blob(c, W * .56, H * .93, 560, 46, 0, .5, 18)
    ex0, ex1, et, eb = W * .27, W * .77, H * .56, H * .93
    paper, inner = '#fff6e2', '#e2607a'
    with c.piece(shadow=.5, lift=16, volume=.2, vsize=22, rim=.4, grain=.03) as g:      # opened flap and lining
        poly(g, [(ex0, et), (W * .5, H * .25), (W * .54, H * .25), (ex1, et)]); lin(g, 0, H * .25, 0, et, '#f0dcb8', '#d9bd90'); g.fill()
        poly(g, [(ex0 + 40, et), (W * .51, H * .285), (W * .53, H * .285), (ex1 - 40, et)]); lin(g, 0, H * .28, 0, et, '#3fb0b4', '#137a95'); g.fill()
        poly(g, [(ex0, et - 2), (ex1, et - 2), (ex1, eb), (ex0, eb)]); lin(g, 0, et, 0, eb, '#0f6a86', '#0a3a5c'); g.fill()
    waves = [([(.31, .62), (.3, .46), (.335, .3), (.42, .17), (.54, .1), (.68, .1), (.8, .16), (.87, .25), (.89, .335), (.845, .3), (.79, .285), (.735, .31), (.71, .38), (.725, .47), (.74, .56), (.745, .62)], ('#2f9fb0', '#137a95', '#0a4a72'), .1),
             ([(.305, .62), (.3, .5), (.35, .38), (.43, .29), (.53, .235), (.63, .24), (.69, .29), (.71, .36), (.665, .34), (.62, .36), (.61, .43), (.645, .52), (.7, .62)], ('#7fd6cc', '#2fa6b0', '#137a95'), 0),
             ([(.3, .63), (.305, .53), (.36, .45), (.44, .42), (.51, .44), (.55, .49), (.52, .485), (.53, .54), (.6, .57), (.68, .55), (.73, .57), (.745, .63)], ('#c9f3e0', '#6fd0c6', '#2fa6b0'), 0)]
    for k, (pts, cols, d) in enumerate(waves):
        P_ = [(W * x, H * y) for x, y in pts]
        with c.piece(shadow=.5, lift=14, volume=.4, vsize=40, rim=.5, grain=.04) as g:
            smooth(g, P_, tension=.5); p = g.copy_path(); lin(g, 0, H * (.1 + .15 * k), 0, H * .62, *cols); g.fill(); g.append_path(p); g.clip()
            for j in range(5):        # lines of flow
                rgb(g, 'white', .2); q = [(x + (W * .5 - x) * .06 * (j + 1) + 10 * j, y + 30 * (j + 1)) for x, y in P_[1:-2]]; taper(g, q, [1, 7, 6, 2], 60, False); g.fill()
        with c.piece(shadow=.25, lift=4, volume=.2, vsize=5, rim=.3, grain=.02) as g:     # foam lip
            lip = {0: P_[3:11], 1: P_[3:10], 2: P_[2:8]}[k]; q = curve_pts(lip, 60); rgb(g, '#fffdf4')
            taper(g, q, [4, 12, 18, 24, 20, 8], 60); g.fill()
            for i in range(8, 58):
                s = rng.uniform(5, 15) * (i / 58); g.arc(q[i][0] + rng.normal(0, 9), q[i][1] + rng.normal(0, 9), s, 0, 7); g.fill()
        if k == 0:
            boats.jukung(c, W * .585, H * .118, 138, 'saffron', '#d9573f', reflection=False)
            A.turtle(c, W * .475, H * .225, 150, -.35, 40, 0, .2); A.fish(c, 'idol', W * .79, H * .235, 84, .4, .1)
        if k == 1: A.school(c, 'anthias', W * .44, H * .36, 9, 90, 36, 54, -.6, .4); A.fish(c, 'tang', W * .57, H * .31, 104, .2, .15)
        if k == 2: A.fish(c, 'raccoon', W * .385, H * .5, 96, -.3, .1); F.staghorn(c, W * .64, H * .66, 130, 'coral', 2, 6); F.sea_fan(c, W * .71, H * .64, 120, 'plum'); F.pocillopora(c, W * .575, H * .635, 90, 'rose'); F.table_coral(c, W * .46, H * .65, 150, 'saffron')
    with c.piece(shadow=.45, lift=12, volume=.22, vsize=26, rim=.5, grain=.03) as g:      # front of the envelope
        for q, cc in (([(ex0, et - 6), (W * .48, H * .79), (ex0, eb)], '#f6e6c6'), ([(ex1, et - 6), (W * .56, H * .79), (ex1, eb)], '#ead6b0')):
            smooth(g, q, tension=.03); lin(g, ex0, 0, ex1, 0, shade(cc, .25), cc); g.fill()
    with c.piece(shadow=.4, lift=10, volume=.2, vsize=26, rim=.5, grain=.03) as g: smooth(g, [(ex0, eb), (W * .5, H * .7), (W * .54, H * .7), (ex1, eb), (W * .52, eb + 5)], tension=.06); lin(g, 0, H * .7, 0, eb, '#fffaec', '#f0dfbc'); g.fill()
    sx, sy = W * .52, H * .745
    with c.piece(shadow=.45, lift=7, volume=.6, vsize=14, rim=.6) as g:      # wax seal with a shell
        smooth(g, blob_pts(rng, sx, sy, 58, 56, .09, 14)); rad(g, sx - 16, sy - 18, 80, '#ff9a7a', '#e2553f', '#a8322c'); g.fill(); g.arc(sx, sy, 40, 0, 7); rgb(g, '#c9402f'); g.fill()
        rgb(g, '#ffb598')
        for k in range(7): a = -PI / 2 + (k - 3) * .3; taper(g, [(sx, sy + 22), (sx + math.cos(a) * 48, sy + 22 + math.sin(a) * 48)], [4, 9]); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=5) as g:       # drops that jump
        for x, y, s in ((.9, .4, 13), (.915, .46, 9), (.885, .45, 7), (.87, .38, 8), (.27, .42, 9), (.285, .36, 6), (.255, .5, 12), (.93, .34, 6)): smooth(g, blob_pts(rng, W * x, H * y, s, s * 1.25, .05, 9)); lin(g, 0, H * y - s, 0, H * y + s, '#e9fff6', '#3fb0b8'); g.fill()
    shells.scallop(c, W * .16, H * .88, 100, rot=-.3)
    with c.piece(shadow=.5, lift=8, volume=.45, vsize=8, rim=.4) as g:     # a fountain pen
        with at(g, W * .88, H * .905, -.3): lin(g, 0, -13, 0, 13, '#4aa0a8', '#123a50'); taper(g, [(-120, 0), (40, 0), (80, 0)], [20, 26, 20]); g.fill(); rgb(g, 'saffron'); g.rectangle(36, -13, 9, 26); g.fill(); poly(g, [(84, -9), (132, 0), (84, 9)]); lin(g, 84, -8, 84, 8, '#fff0b8', '#c9953c'); g.fill()
    c.finish(.26, warm=.06, center=(.52, .45))
