"""Pictures of the event "Mangrove and salt day"."""
from toolkit import flora as F, land as L, people as P, shadow
from toolkit.paper import at, blob_pts, lin, poly, rgb, ridge, shade, smooth, taper


def card(c, rng, variant=0):
    """Noon at the salt pans: a wooden bowl heaped with white crystals, and a young mangrove in a coconut shell beside it; the bright pans behind."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    hz = H * .24
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .6, -80, 760, '#fffbe0', .7); L.cloud(c, W * .2, H * .13, 280, depth=.3, puffs=5)
    with c.piece(shadow=.1, lift=4, volume=.3, vsize=10, depth=.4) as g: q = ridge(rng, -30, W + 30, hz - 30, 16, 26, .7); smooth(g, q, False); g.line_to(W + 30, hz + 6); g.line_to(-30, hz + 6); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#6f9f74', '#4f7f62'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g: g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, '#d9b98c', '#c79f74', '#a97f5c'); g.fill()
    c.set_air()
    V = (W * .52, H * .12)
    def pan(u0, u1, v0, v1):      # quadrilateral in perspective; u across at the lower edge, v = y
        f = lambda u, v: (V[0] + (W * u - V[0]) * (v * H - V[1]) / (H - V[1]), v * H)
        return [f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)]
    vs = [.26, .295, .345, .42, .53, .69, .93]
    with c.piece(shadow=.2, lift=3, volume=.15, vsize=5, rim=.4, grain=.02) as g:
        for j in range(6):
            for i in range(-7, 9):
                q = pan(i * .42 + .03 + .2 * (j % 2), i * .42 + .4 + .2 * (j % 2), vs[j] + .008 * (j + 1) * .5, vs[j + 1] - .004 * (j + 1)); dry = rng.random()
                if dry < .3: cols = ('#fffdf6', '#f3ece0')
                elif dry < .75: cols = ('#d9f3f2', '#8fd0d8')
                else: cols = ('#f6e0d8', '#d9b9b8')
                poly(g, q); lin(g, 0, q[0][1], 0, q[2][1], *cols); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.5, vsize=10, rim=.4) as g:      # small white heaps and a raker far away
        for x, y, s in ((.1, .36, 40), (.17, .365, 46), (.84, .34, 34), (.9, .345, 40), (.07, .55, 80), (.95, .56, 84), (.3, .29, 20), (.34, .292, 22)): smooth(g, [(W * x - s, H * y), (W * x - s * .4, H * y - s * .6), (W * x, H * y - s * .86), (W * x + s * .45, H * y - s * .55), (W * x + s, H * y), (W * x, H * y + s * .12)]); lin(g, W * x - s, 0, W * x + s, 0, '#dfe6ea', '#ffffff', '#cdd6de'); g.fill()
    P.person(c, W * .74, H * .42, 150, 'lean_table', P.look(rng, hair='hat', top='#f2694b', bottom='trousers', bcol='#2c3448'), True)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g: rgb(g, '#8a5f3c'); taper(g, [(W * .738, H * .325), (W * .69, H * .425)], [5, 5]); g.fill(); taper(g, [(W * .676, H * .42), (W * .704, H * .43)], [7, 7]); g.fill()
    # near bank of clay
    with c.piece(shadow=.4, lift=12, volume=.35, vsize=26, grain=.06) as g: smooth(g, [(-30, H * .84), (W * .25, H * .81), (W * .6, H * .815), (W + 30, H * .85), (W + 30, H * 1.06), (-30, H * 1.06)], tension=.5); lin(g, 0, H * .81, 0, H, '#c99f74', '#7f5c48'); g.fill()
    bx, by = W * .47, H * .9
    shadow.blob(c, bx - 20, by + 26, 330, 34, 0, .5, 12)
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=40, rim=.5, grain=.02) as g:      # the heap
        smooth(g, [(bx - 270, H * .72), (bx - 190, H * .6), (bx - 100, H * .5), (bx - 10, H * .41), (bx + 50, H * .425), (bx + 130, H * .53), (bx + 210, H * .62), (bx + 280, H * .72), (bx, H * .78)], tension=.45); lin(g, bx - 270, 0, bx + 280, 0, '#d3dde4', '#fbfdfc', '#ffffff', '#c3d0dc'); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=5, rim=.6, grain=.015) as g:      # single crystals
        for _ in range(260):
            t = rng.uniform(0, 1) ** .7; y = H * (.43 + .3 * t); x = bx + 14 + rng.normal(0, .42) * (40 + 250 * t); s = rng.uniform(5, 19); a = rng.uniform(0, 1.5); cc = rng.choice(['#ffffff', '#eef4f8', '#d9e6ee'])
            if abs(x - bx) > 40 + 240 * t: continue
            with at(g, x, y, a, s): poly(g, [(-1, -.3), (0, -.8), (1, -.3), (0, .2)]); rgb(g, '#ffffff'); g.fill(); poly(g, [(-1, -.3), (0, .2), (0, 1), (-1, .5)]); rgb(g, shade(cc, -.1)); g.fill(); poly(g, [(1, -.3), (0, .2), (0, 1), (1, .5)]); rgb(g, shade(cc, -.22)); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.6, vsize=50, rim=.4, grain=.06) as g:      # wooden bowl
        smooth(g, [(bx - 316, H * .71), (bx - 270, H * .84), (bx - 150, H * .925), (bx + 150, H * .925), (bx + 270, H * .84), (bx + 316, H * .71), (bx + 160, H * .758), (bx, H * .77), (bx - 160, H * .758)], tension=.4); p = g.copy_path(); lin(g, bx - 316, 0, bx + 316, 0, '#8a5638', '#c98a58', '#b0713f', '#6b4028'); g.fill(); g.append_path(p); g.clip()
        for k in range(13): y = H * (.76 + .014 * k); rgb(g, '#5b3422', .3); taper(g, [(bx - 320, y - 40), (bx - 150, y), (bx + 30, y + rng.normal(8, 5)), (bx + 180, y - 2), (bx + 320, y - 44)], [1, 5, 3, 5, 1], 40); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=6, rim=.5) as g: rgb(g, '#d9a06c'); taper(g, [(bx - 316, H * .708), (bx - 160, H * .757), (bx, H * .77), (bx + 160, H * .757), (bx + 316, H * .708)], [10, 17, 18, 17, 10], 50); g.fill()
    # coconut shell with the seedling
    sx, sy = W * .785, H * .955
    shadow.blob(c, sx - 10, sy + 6, 150, 20, 0, .5, 9)
    with c.piece(shadow=.4, lift=9, volume=.35, vsize=7) as g: F.propagule(g, sx, sy - 110, 390, '#7fb060', .05, 3)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=8) as g: g.save(); g.translate(sx, sy - 128); g.scale(116, 26); g.arc(0, 0, 1, 0, 7); g.restore(); rgb(g, '#4a3630'); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.6, vsize=26, rim=.4, grain=.07) as g:
        smooth(g, [(sx - 120, sy - 130), (sx - 112, sy - 60), (sx - 66, sy - 4), (sx + 66, sy - 4), (sx + 112, sy - 60), (sx + 120, sy - 130), (sx + 60, sy - 106), (sx, sy - 100), (sx - 60, sy - 106)], tension=.42); lin(g, sx - 120, 0, sx + 120, 0, '#a97a54', '#7a5238', '#4a3024'); g.fill(); rgb(g, '#c99a70', .5)
        for _ in range(60): a, b = rng.uniform(-100, 100), rng.uniform(-95, -10); taper(g, [(sx + a, sy + b), (sx + a + rng.normal(0, 8), sy + b + 26)], [2.4, .8]); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.45, vsize=9, rim=.4) as g:       # wooden scoop, little linen bags of salt
        with at(g, W * .175, H * .93, -.25): rgb(g, '#b07a48'); taper(g, [(-170, 0), (0, 0)], [26, 32]); g.fill(); smooth(g, [(0, -40), (90, -52), (130, -30), (130, 30), (90, 52), (0, 40)], tension=.4); lin(g, 0, -50, 0, 50, '#d9a468', '#8a5a34'); g.fill(); smooth(g, [(20, -26), (116, -34), (116, 32), (20, 28)], tension=.4); rgb(g, '#fbfdfc'); g.fill()
        for x, y, s in ((.935, .97, 130), (.885, .985, 100)): X, Y = W * x, H * y; smooth(g, [(X - s * .2, Y - s * 1.0), (X - s * .1, Y - s * .78), (X - s * .42, Y - s * .4), (X - s * .36, Y), (X + s * .36, Y), (X + s * .42, Y - s * .4), (X + s * .1, Y - s * .78), (X + s * .2, Y - s * 1.0)]); lin(g, X - s * .4, 0, X + s * .4, 0, '#fff6e0', '#e9d9b8', '#c9b48a'); g.fill(); rgb(g, 'coral'); taper(g, [(X - s * .13, Y - s * .79), (X + s * .13, Y - s * .79)], [10, 10]); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:
        for _ in range(50): x, y, s = rng.uniform(W * .1, W * .9), H * rng.uniform(.93, 1.0), rng.uniform(3, 9); rgb(g, '#ffffff', .95); smooth(g, blob_pts(rng, x, y, s, s * .7, .2, 5)); g.fill()
    c.finish(.26, warm=.05, center=(.5, .55))
