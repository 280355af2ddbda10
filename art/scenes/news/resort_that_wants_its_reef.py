"""Pictures of the article "A resort that wants its reef back"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear as G, household, land as L, people as P, ropes_and_bars, shadow, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper

PI = math.pi


def nursery_rope(c, a, b, sag, w, every, size, colors, **kw):
    """A rope from a to b that sags, with young corals hanging from it."""
    r = c.rng
    q = curve_pts([a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag), b], 60)
    n = int(math.dist(a, b) / every)
    for k in range(n):
        x, y = q[int((k + .5 + r.uniform(-.16, .16)) / n * 59)]; F.hanging_coral(c, x, y, size * r.uniform(.72, 1.22), colors[int(r.integers(len(colors)))], **kw)
    ropes_and_bars.rope(c, q, w, '#efe2bb', **kw)


def lead(c, rng, variant=0):
    """Evening in the bay, half above and half under water: warm lights of the bungalows and the fenced nest on the beach, below them the ropes of the nursery with a guide and a guest, and a turtle on her way in."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    wl = H * .425
    # ---- above: the sky, the hills of the bay, the beach
    c.backdrop([(0, '#6f8fc0'), (.14, '#b9a9c4'), (.27, '#f3b9a4'), (.4, '#fbd9a0'), (1, '#fbd9a0')], 90, glow=(W * .12, wl - 40, 620, '#fff0c0', .55))
    c.set_air()
    L.cloud(c, W * .34, H * .115, 300, '#fbd0c0', .25); L.cloud(c, W * .9, H * .08, 240, '#f6c3bd', .35, 5)
    def hill(pts, color, dp, n, q0):
        with c.piece(depth=dp, shadow=.25, lift=7, volume=.35, vsize=22, grain=.05) as g:
            smooth(g, pts, False); g.line_to(W + 60, wl + 10); g.line_to(-60, wl + 10); g.close_path(); path = g.copy_path(); lin(g, 0, H * .1, 0, wl, shade(color, .16), color, shade(color, -.25)); g.fill()
            g.save(); g.append_path(path); g.clip()
            for _ in range(n): x, y, q = rng.uniform(-20, W + 20), rng.uniform(H * .12, wl), rng.uniform(.6, 1.3) * q0; rgb(g, jitter(rng, shade(color, rng.uniform(-.16, .16)), .02), .6); smooth(g, blob_pts(rng, x, y, q, q * .75, .2, 8)); g.fill()
            g.restore()
    hill([(-60, wl - 20), (W * .12, H * .32), (W * .26, H * .24), (W * .4, H * .27), (W * .56, H * .19), (W * .72, H * .13), (W * .86, H * .19), (W * 1.05, H * .15)], '#8289b4', .3, 120, 22)
    hill([(-60, wl + 8), (W * .2, wl - 10), (W * .36, H * .335), (W * .52, H * .3), (W * .68, H * .255), (W * .82, H * .28), (W * 1.05, H * .22)], '#5d8a5c', .16, 420, 17)
    shore = [(W * .22, wl + 14), (W * .36, wl - 22), (W * .55, wl - 40), (W * .78, wl - 62), (W * 1.05, wl - 84)]
    for x, y, s, ln in ((.4, -30, 170, -.2), (.5, -46, 230, .14), (.655, -60, 250, -.12), (.705, -62, 200, .2), (.985, -88, 300, -.2)): F.palm(c, W * x, wl + y, s, ln, depth=.1)
    for x, y, s in ((.445, -34, 118), (.585, -50, 150), (.76, -66, 178), (.9, -80, 206)):
        village.stilt_house(c, W * x, wl + y, s, '#c9955c', '#a87c46', '#7a4a30', .16, '#ffd98a')
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=10, rim=.4, grain=.05) as g: smooth(g, shore, False); g.line_to(W * 1.06, wl + 90); g.line_to(W * .2, wl + 90); g.close_path(); lin(g, 0, wl - 80, 0, wl + 30, '#fbe6b8', '#e9c48e'); g.fill()
    for x, y in ((.445, -40), (.585, -58), (.76, -76), (.9, -92)): c.glow(W * x, wl + y, 90, '#ffcf7a', .42)
    # the nest, fenced with sticks and cord, and somebody who looks after it
    nx, ny = W * .69, wl - 20
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3, rim=.4) as g:
        ring = [(nx + math.cos(a) * 62, ny + math.sin(a) * 15, math.sin(a)) for a in np.linspace(-PI, PI, 11)[:-1]]
        rgb(g, '#f7dfae'); smooth(g, blob_pts(rng, nx, ny + 2, 44, 10, .06, 12)); g.fill(); smooth(g, blob_pts(rng, nx - 2, ny - 3, 26, 7, .08, 10)); rgb(g, '#e3bf8a'); g.fill()
        for x, y, d in sorted(ring, key=lambda v: v[2]): rgb(g, '#8a6a40'); taper(g, [(x, y), (x + rng.normal(0, 1), y - 34)], [4.6, 3.6]); g.fill()
        rgb(g, '#f2694b'); g.set_line_width(2.2); pts = [(x, y - 25) for x, y, d in ring] + [(ring[0][0], ring[0][1] - 25)]; g.move_to(*pts[0])
        for (x0, y0), (x1, y1) in zip(pts, pts[1:]): g.curve_to(x0 + (x1 - x0) * .3, y0 + 4, x0 + (x1 - x0) * .7, y1 + 4, x1, y1)
        g.stroke()
    P.person(c, nx + 112, ny + 6, 116, 'squat', P.look(rng, hair='cap', accent='#1b8f93', top='#2f7f8a', bottom='shorts', bcol='#22405a', skin='#7b4f35'), True)
    P.person(c, W * .83, wl - 34, 112, 'walk', P.look(rng, hair='hat', top='#fff4d6', bottom='skirt', bcol='#c85a8e', skin='#a9734c'), True); P.person(c, W * .86, wl - 38, 80, 'walk', P.look(rng, child=True, hair='pony', top='#f5b843', bottom='shorts'), True)
    # the sea up to the viewer
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, [(-40, wl - 30), (W * .1, wl - 31), (W * .22, wl - 20), (W * .34, wl + 4), (W * .52, wl + 8), (W * .76, wl - 2), (W * 1.05, wl - 10)], False); g.line_to(W + 40, wl + 80); g.line_to(-40, wl + 80); g.close_path(); lin(g, 0, wl - 30, 0, wl + 40, '#fbd9ac', '#e3c9b4', '#86bdb4'); g.fill()
        for _ in range(80): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, W), wl - 26 + 52 * t, rng.uniform(16, 60) * (.4 + t); rgb(g, rng.choice(['#fff0cc', '#4f8f9c']), rng.uniform(.2, .6)); taper(g, [(x, y), (x + q / 2, y - 1.4), (x + q, y)], [.4, 1 + 2.6 * t, .4], 8, False); g.fill()
    L.foam(c, [(W * .24, wl + 2), (W * .4, wl + 6), (W * .6, wl + 5), (W * .8, wl - 5), (W * 1.05, wl - 13)], 5)
    # ---- below
    wp = [(-30, wl + 26), (W * .14, wl + 12), (W * .3, wl + 30), (W * .5, wl + 16), (W * .7, wl + 33), (W * .88, wl + 18), (W + 30, wl + 28)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g: smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#d3ecc8', '#63c4b6', '#1f8a9c', '#0d4d74'); g.fill()
    c.glow(W * .1, wl + 30, 520, '#ffeec0', .42, 1.3); c.set_air()
    b0 = L.rocks(c, [(-30, H * .86), (W * .2, H * .84), (W * .4, H * .8), (W * .62, H * .72), (W * .84, H * .66), (W + 30, H * .62)], '#2a7a88', .6, 18); F.reef_patch(c, W * .2, W, b0, 1.2, .5, depth=.56)
    air = c.img[:int((wl + 14) * c.k)].copy(); c.god_rays(W * .08, wl - 300, .34, 14, 1000, 1.3); c.img[:len(air)] = air      # no rays before the land
    L.sandbed(c, [(-30, H * .94), (W * .3, H * .92), (W * .6, H * .9), (W + 30, H * .885)], '#e3d8ac', .3)
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#e9a05c', '#a884d0', '#f08a62']
    post = lambda x, y0, y1, w, **kw: ropes_and_bars.rope(c, [(x, y0), (x + 5, (y0 + y1) / 2), (x, y1)], w, '#e3d3a6', **kw)
    def float_(x, y, s, cc, **kw):
        with c.piece(**{**dict(shadow=.3, lift=5, volume=.5, vsize=s * .3, rim=.6), **kw}) as g: smooth(g, blob_pts(rng, x, y, s, s * .92, .02, 14)); lin(g, x - s, y - s, x + s, y + s, shade(cc, .3), cc, shade(cc, -.35)); g.fill(); rgb(g, shade(cc, -.4)); taper(g, [(x, y + s * .8), (x, y + s * 1.15)], [s * .3, s * .22]); g.fill()
    def block(x, y, s, **kw):
        with c.piece(**{**dict(shadow=.4, lift=6, volume=.4, vsize=s * .2, rim=.4, grain=.06), **kw}) as g: poly(g, [(x - s * .5, y), (x - s * .44, y - s * .5), (x + s * .44, y - s * .52), (x + s * .52, y)]); rgb(g, '#a39d8c'); g.fill()
    # the far line, then the near one
    for x0, x1 in ((.36, .555), (.555, .75), (.75, .945)):
        for k, y in enumerate((.535, .63, .725)): nursery_rope(c, (W * x0, H * y), (W * x1, H * (y - .006)), 16, 4, 40, 46, cols, depth=.5)
    for x in (.36, .555, .75, .945): post(W * x, wl + 30, H * .9, 4, depth=.46); block(W * x, H * .912, 60, depth=.4)
    A.silhouettes(c, W * .27, H * .545, 40, 120, 26, 14, .1, '#2a7f90', .4)
    A.school(c, 'chromis', W * .6, H * .8, 22, 130, 40, 30, PI, depth=.2)
    A.turtle(c, W * .125, H * .66, 236, -.2, 48, stroke=.4, hind=.3, look=.15)
    for k, y in enumerate((.56, .715)): nursery_rope(c, (W * .545, H * y), (W * 1.06, H * (y + .03)), 30, 9, 92, 108, cols)
    post(W * .545, wl + 22, H * .96, 9); block(W * .545, H * .975, 110)
    P.diver(c, W * .4, H * .705, 300, -.06, pose='hover', accent='coral', kick=.3, bubbles=False); c.bubbles(W * .49, H * .665, 13, 200, 11, 12)
    P.snorkeler(c, W * .29, wl + 38, 190, .05, '#c85a8e', 'saffron')
    # the metal table below the ropes, and the frame
    G.table_of_young(c, W * .34, H * 1.0, 330, 3, 7, 56, ['saffron', 'coral', 'rose', 'violet', '#e9a05c'])
    # the camera that looks at the ropes for the guests
    x, y = W * .655, H * .985
    with c.piece(shadow=.4, lift=6, volume=.45, vsize=8, rim=.6) as g:
        for dx in (-46, 50, 4): rgb(g, '#5d7078' if dx != 4 else '#46575f'); taper(g, [(x, y - 74), (x + dx, y)], [9, 7]); g.fill()
        rad(g, x + 34, y - 104, 34, '#d9fbf4', '#4fa3b8', '#12304a', fx=x + 40, fy=y - 116); g.arc(x + 36, y - 100, 27, 0, 7); g.fill()
        smooth(g, [(x - 56, y - 130), (x + 34, y - 132), (x + 36, y - 70), (x - 56, y - 72)], tension=.2); lin(g, 0, y - 132, 0, y - 70, '#f7c65a', '#d98f2c'); g.fill()
        rgb(g, '#2c3f4a'); taper(g, [(x + 30, y - 133), (x + 31, y - 69)], [9, 9], cap=False); g.fill()
        g.set_line_width(5); g.move_to(x - 55, y - 100); g.curve_to(x - 110, y - 96, x - 70, y - 10, x - 130, y + 4); g.curve_to(x - 190, y + 18, x - 230, y + 2, x - 250, y + 60); g.stroke()
    A.fish(c, 'idol', W * .745, H * .9, 96, PI, .05); A.fish(c, 'longnose', W * .8, H * .945, 74, PI + .1)
    F.sea_fan(c, W * .985, H * 1.02, 250, 'plum', -.2); F.brain(c, W * .9, H * 1.06, 180, 'leaf'); F.staghorn(c, W * .055, H * 1.05, 210, 'saffron', 3, 6); F.pocillopora(c, W * .15, H * 1.05, 130, 'plum')
    L.waterline(c, [(x, y + 2) for x, y in wp])
    for x, cc in ((.36, '#f2694b'), (.555, '#fdfaf0'), (.75, '#f2694b'), (.945, '#fdfaf0')): float_(W * x, wl + 14, 15, cc, depth=.12)
    float_(W * .545, wl + 16, 32, '#f2694b')
    c.particles(170, box=(0, wl + 60, W, H)); c.finish(.3, warm=.08, center=(.5, .46))


def second(c, rng, variant=0):
    """Nightfall on the terrace of the resort: guests on cushions watch the live picture of the reef on a screen; a child has got up to point at a fish; lanterns, and the bay with its last light."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    hz = H * .47
    L.sky(c, 'dusk', hz, glow=.5); c.glow(W * .9, hz, 520, '#ffcf9a', .55)
    L.cloud(c, W * .86, H * .24, 300, '#c98a98', .4)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.3) as g: smooth(g, [(W * .5, hz + 8), (W * .56, hz - 46), (W * .68, hz - 96), (W * .8, hz - 60), (W * .9, hz - 22), (W * 1.04, hz - 10), (W * 1.04, hz + 8)], tension=.4); lin(g, 0, hz - 90, 0, hz, '#4a4672', '#3a3a66'); g.fill()
    L.sea(c, hz, H * .72, 'dusk', W * .9, 60, .8)
    boats.yacht(c, W * .79, hz + 26, 110, False, '#e9d9d2', 'navy', True, depth=.2); boats.jukung(c, W * .93, hz + 50, 130, None, '#3a3458', depth=.12)
    F.palm(c, W * .975, H * .7, 520, -.16, '#3a2f44', '#2f4a52', depth=.04)
    # the wall with the screen, at the left
    with c.piece(shadow=.45, lift=14, volume=.3, vsize=24, rim=.3, grain=.06) as g:
        poly(g, [(-20, -20), (W * .585, -20), (W * .585, H * .735), (-20, H * .76)]); lin(g, 0, 0, W * .6, 0, '#4a3238', '#6f4a44'); g.fill()
        for k in range(15): rgb(g, '#2a1c26', .5); g.set_line_width(3); g.move_to(W * .042 * k, -20); g.line_to(W * .042 * k, H * .76); g.stroke()
    q = [(W * .07, H * .165), (W * .52, H * .185), (W * .52, H * .53), (W * .07, H * .545)]
    with c.piece(shadow=.5, lift=10, volume=.3, vsize=8, rim=.4) as g: rgb(g, '#12161f'); poly(g, [(q[0][0] - 18, q[0][1] - 18), (q[1][0] + 16, q[1][1] - 16), (q[2][0] + 16, q[2][1] + 16), (q[3][0] - 18, q[3][1] + 18)]); g.fill()
    air = c.air
    clip = water.window(c, q, ('#c9f6e6', '#6fd6cf', '#2f9fb4', '#1a6f96'), shadow=0, rim=0)
    c.set_air()
    bed = lambda x: H * .5 + 8 * math.sin(x / 60)
    with c.piece(shadow=0, volume=.2, vsize=14, clip=clip, caustic=.2) as g: smooth(g, [(x, bed(x)) for x in np.linspace(W * .05, W * .55, 16)], False); g.line_to(W * .55, H * .6); g.line_to(W * .05, H * .6); g.close_path(); rgb(g, '#e6dab0'); g.fill()
    F.reef_patch(c, W * .36, W * .53, lambda x: bed(x) - 4, 2.0, .62, clip=clip); F.reef_patch(c, W * .06, W * .17, lambda x: bed(x), 1.6, .5, clip=clip)
    A.silhouettes(c, W * .22, H * .24, 40, 120, 26, 11, 0, depth=.4, clip=clip)
    A.school(c, 'sergeant', W * .21, H * .33, 12, 100, 50, 46, .1, .1, clip=clip); A.fish(c, 'raccoon', W * .4, H * .34, 128, PI + .05, .1, clip=clip); A.fish(c, 'idol', W * .46, H * .28, 92, PI, .06, clip=clip); A.fish(c, 'tang', W * .3, H * .43, 84, .1, .1, clip=clip); A.school(c, 'anthias', W * .43, H * .43, 12, 70, 26, 26, PI, clip=clip)
    c.air = air
    c.glow(W * .295, H * .355, 560, '#8fe6e0', .34, 1.2)
    # deck, rail, eave
    deck = H * .735
    ropes_and_bars.planks(c, deck, H + 20, '#7a5a4c', 12, vanish=(W * .56, hz - H * .1))
    with c.piece(shadow=.35, lift=5, volume=.2, rim=.5) as g: rgb(g, '#b98a6c'); g.rectangle(-20, deck - 7, W + 40, 13); g.fill()
    for y in (.6, .665): ropes_and_bars.bamboo(c, (W * .585, H * y), (W + 20, H * y + 4), 13, '#8f6a4c')
    for x in (.6, .72, .84, .965): ropes_and_bars.bamboo(c, (W * x, deck + 8), (W * x, H * .585), 16, '#9a7450')
    ropes_and_bars.bamboo(c, (W * .585, deck + 16), (W * .585, -20), 34, '#8f6a4c')
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=14, rim=.2, grain=.06) as g:
        poly(g, [(-20, -20), (W + 20, -20), (W + 20, H * .05), (-20, H * .065)]); lin(g, 0, 0, 0, H * .07, '#2f2430', '#4a3838'); g.fill()
        for _ in range(480): x = rng.uniform(-20, W + 20); y = H * (.063 - .013 * x / W); k = rng.uniform(14, 52); rgb(g, jitter(rng, rng.choice(['#4f3c3a', '#6a5044', '#3c2e36', '#7f6048']), .03)); taper(g, [(x, y - 22), (x + rng.normal(0, 3), y + k * .5), (x + rng.normal(0, 8), y + k)], [6, 4.5, .8], 8); g.fill()
    water.tint(c, water.mask_of(c, [[(W * .02, deck + 20), (W * .56, deck + 20), (W * .62, H * .98), (-W * .06, H * .98)]], 40) * .18, '#6fd6d6')
    # the guests
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', build=1.0), **k})

    def cushion(x, y, s, cc):
        shadow.blob(c, x, y + 6, s * .62, s * .13, 0, .45, 8, '#1a1426')
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=9, rim=.4) as g: smooth(g, [(x - s * .5, y - s * .1), (x - s * .46, y - s * .2), (x, y - s * .24), (x + s * .46, y - s * .2), (x + s * .5, y - s * .1), (x + s * .42, y + s * .03), (x, y + s * .06), (x - s * .42, y + s * .03)], tension=.5); lin(g, 0, y - s * .24, 0, y + s * .06, shade(cc, .2), cc, shade(cc, -.35)); g.fill()
    shadow.blob(c, W * .4, H * .8, 90, 12, 0, .45, 8, '#1a1426')
    P.person(c, W * .415, H * .8, 300, 'point', who(hair='bob', top='#f5b843', bottom='shorts', bcol='#3a3f5c', child=True, skin='#a9734c'), True, tweak=dict(aR=(118, 128), aL=(-12, 4)))
    for x, y, s, cc, h, lk, fl, tw in ((.16, .855, 250, '#c85a8e', 420, dict(hair='pony', haircol='#8a5f3a', top='#fff4d6', bottom='shorts', bcol='#4f6d8a', skin='#d3a07a', accent='#f2694b'), False, dict(aL=(-30, -6), aR=(26, 10))), (.29, .9, 270, '#1b8f93', 450, dict(hair='short', top='#3c86c2', bottom='trousers', bcol='#6b5a45', skin='#b57f5a'), True, dict(aL=(-40, 36), aR=(30, -30), head=10)), (.52, .885, 260, '#e8694c', 430, dict(hair='hijab', accent='#8fd0cc', top='#8f6fb8', bottom='trousers', bcol='#3a3f5c', skin='#8a5a3c'), False, dict(aL=(-28, 30), aR=(34, -20), head=-8))):
        cushion(W * x, H * y, s, cc); P.person(c, W * x, H * y - s * .1, h, 'sit_ground', who(**lk), fl, tweak=tw)
    # a low table with glasses, lanterns
    tx, ty = W * .8, H * .9
    shadow.blob(c, tx, ty + 46, 210, 24, 0, .5, 10, '#1a1426')
    with c.piece(shadow=.45, lift=8, volume=.35, vsize=9, rim=.5) as g:
        for u in (-120, 120): rgb(g, '#4f382f'); taper(g, [(tx + u, ty), (tx + u * 1.05, ty + 52)], [18, 15]); g.fill()
        with at(g, tx, ty, 0, 180, 38): g.arc(0, .25, 1, 0, 7); rgb(g, '#5f4436'); g.fill(); g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#c9986c', '#8f6448'); g.fill()
    household.tumbler(c, tx - 90, ty + 8, 46, 74, .7, ('#f6d28a', '#e0904a', '#a85a34')); household.tumbler(c, tx - 26, ty + 20, 46, 74, .6, ('#f6d28a', '#e0904a', '#a85a34'))
    household.lantern(c, tx + 78, ty + 8, 120, '#2f6f78'); household.lantern(c, W * .655, H * .8, 100, '#c9483a')
    c.glow(tx + 78, ty - 46, 150, '#ffd48a', .5); c.glow(tx + 78, ty - 20, 420, '#ffb868', .2); c.glow(W * .655, H * .755, 120, '#ffd48a', .5); c.glow(W * .655, H * .78, 340, '#ffb868', .18)
    c.finish(.4, warm=.06, center=(.45, .5))
