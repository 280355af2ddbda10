"""Pictures of the article "Coral Connect 2024: thanks for two days together"."""
from scipy.ndimage import gaussian_filter
from toolkit import boats, celebration, clay, flora as F, household, land as L, light, people as P, ropes_and_bars, shadow, shells, water
from toolkit.paper import jitter, lin, poly, rgb, smooth, taper


def lead(c, rng, variant=0):
    """From inside an open pavilion, early afternoon: in the shade people around a low table form clay; outside, in the glare of beach and sea, others stand together under a wide tree."""
    W, H = c.w, c.h
    c.light = (.45, -.88)
    hz = H * .4
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .66, 0, 760, 'cream', .5)
    L.cloud(c, W * .36, H * .26, 330, depth=.3); L.cloud(c, W * .8, H * .3, 200, depth=.45)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.45) as g:                       # hills on the other side of the strait
        smooth(g, [(-40, hz - 60), (W * .12, hz - 74), (W * .26, hz - 44), (W * .38, hz - 58), (W * .52, hz - 24), (W * .7, hz - 36), (W * .86, hz - 16), (W + 40, hz - 30)], False); g.line_to(W + 40, hz + 8); g.line_to(-40, hz + 8); g.close_path(); lin(g, 0, hz - 80, 0, hz, '#5f9a86', '#4f8a80'); g.fill()
    L.sea(c, hz, H * .6, 'noon', W * .62, 80, .7)
    boats.jukung(c, W * .3, hz + 34, 170, None, '#f5b843', depth=.12); boats.jukung(c, W * .46, hz + 20, 100, None, '#e4573f', True, depth=.25)
    sh = [(-30, H * .5), (W * .3, H * .515), (W * .6, H * .505), (W + 30, H * .48)]
    L.ground(c, [(x, y - 5) for x, y in sh], '#d9c08c', '#caa873', 40); L.foam(c, sh, 6)
    L.ground(c, [(-30, H * .525), (W * .3, H * .54), (W * .6, H * .53), (W + 30, H * .505)], '#f6e3b4', '#ecd09a', 160)
    # the tree outside and its shade, in it a group
    tx, ty = W * .685, H * .585
    shadow.blob(c, tx - 40, ty + 12, 330, 34, 0, .42, 10, '#5a4a6a')
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', build=1.0), **k})
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=14, rim=.3, depth=.06) as g:
        lin(g, tx - 30, 0, tx + 30, 0, '#7a6252', '#9a8068', '#5f4a40')
        taper(g, [(tx - 4, ty + 8), (tx + 6, ty - 90), (tx - 6, ty - 210)], [62, 40, 34], 30); g.fill()
        for q in ([(tx, ty - 120), (tx - 90, ty - 200), (tx - 190, ty - 250)], [(tx, ty - 130), (tx + 90, ty - 210), (tx + 180, ty - 240)], [(tx, ty - 180), (tx + 30, ty - 280)]): taper(g, q, [26, 17, 10], 24); g.fill()
        for d in (-1, 1): taper(g, [(tx, ty - 14), (tx + d * 34, ty + 4), (tx + d * 62, ty + 10)], [26, 14, 4], 14); g.fill()
    for dx, dy, rx, ry, cc in ((-190, -258, 150, 62, '#4f8a50'), (170, -262, 150, 66, '#47804c'), (-40, -300, 190, 74, '#5f9a52')): F.leaf_clump(c, tx + dx, ty + dy, rx, ry, 130, 25, cc, depth=.06)
    for dx, dy, s, pose, fl, k in ((-200, 6, 160, 'stand_side', False, dict(hair='bun', top='#f2694b', bottom='skirt', bcol='#22405a')), (-118, 2, 152, 'stand_side', True, dict(hair='hijab', top='#1b8f93', accent='#f5b843')), (-158, 24, 168, 'contrapposto', False, dict(hair='short', top='#fff4d6', bottom='shorts')), (-48, 18, 172, 'arm_up', True, dict(hair='cap', top='#3c86c2', bottom='shorts', accent='#f2694b')), (96, 12, 160, 'walk', True, dict(hair='pony', top='#c85a8e', bottom='shorts', accent='#f5b843')), (200, 20, 168, 'stand', False, dict(hair='hat', top='#e8e2cf', bottom='trousers', accent='#c85a8e'))):
        P.person(c, tx + dx, ty + 14 + dy, s, pose, who(**k), fl, depth=.05)
    F.palm(c, W * .2, H * .56, 330, -.14, depth=.08); F.palm(c, W * .275, H * .555, 250, .16, depth=.12)
    c.glow(W * .45, H * .5, 620, '#fff3d0', .16)

    # the pavilion: deck, posts, eaves
    deck = H * .655
    ropes_and_bars.planks(c, deck, H + 20, '#9a7350', 13, vanish=(W * .5, hz))
    with c.piece(shadow=.4, lift=6, volume=.2, rim=.6) as g: lin(g, 0, deck - 9, 0, deck + 9, '#e3bd86', '#8a6242'); g.rectangle(-20, deck - 9, W + 40, 17); g.fill()
    light.beam(c, [(W * .3, deck), (W * .93, deck), (W * .8, H * .78), (W * .12, H * .78)], '#fff0c8', .2, 26)
    for x, w in ((W * .115, 30), (W * .905, 34)): ropes_and_bars.bamboo(c, (x, deck + 14), (x, -20), w, '#b98f56')
    ropes_and_bars.bamboo(c, (-20, H * .13), (W + 20, H * .115), 26, '#a9804c')
    with c.piece(shadow=.5, lift=14, volume=.3, vsize=14, rim=.2, grain=.06) as g:               # underside and fringe of the thatch
        poly(g, [(-20, -20), (W + 20, -20), (W + 20, H * .062), (-20, H * .078)]); lin(g, 0, 0, 0, H * .08, '#4a3626', '#6b4e32'); g.fill()
        for _ in range(520):
            x = rng.uniform(-20, W + 20); y = H * (.078 - .016 * x / W); q = rng.uniform(16, 62); rgb(g, jitter(rng, rng.choice(['#7a5a38', '#94703f', '#5f452c', '#b08a50']), .03)); taper(g, [(x, y - 26), (x + rng.normal(0, 3), y + q * .5), (x + rng.normal(0, 8), y + q)], [6, 4.5, .8], 8); g.fill()

    for x, y, a, cc in ((.33, .628, -.2, 'coral'), (.352, .63, .05, 'coral'), (.455, .626, .3, 'teal'), (.476, .629, .1, 'teal'), (.52, .631, -.1, 'saffron'), (.54, .628, -.3, 'saffron')):
        with c.piece(shadow=.4, lift=3, volume=.3, vsize=4) as g: household.sandal(g, rng, W * x, H * y, 50, a, cc, .4)

    # round the low table, in the shade
    shadow.blob(c, W * .5, H * .93, 560, 60, 0, .4, 18, '#2a1e2a')
    a = P.person(c, W * .405, H * .77, 372, 'lean_table', who(hair='hat', top='#1b8f93', bottom='trousers', bcol='#3a3f5c', accent='#f2694b', skin='#9a6645'), False, tweak=dict(lean=30, head=40))
    b = P.person(c, W * .175, H * .885, 500, 'kneel', who(hair='hijab', top='#c85a8e', accent='#3f6fa0', bottom='trousers', bcol='#3a3f5c', skin='#8a5a3c'), False, tweak=dict(lean=28, aL=(54, 76), aR=(44, 74), head=40))
    d = P.person(c, W * .845, H * .88, 505, 'kneel', who(hair='short', top='#f5b843', bottom='shorts', bcol='#22405a', skin='#7b4f35'), True, tweak=dict(lean=32, aL=(48, 74), aR=(42, 70), head=42))
    for J, s, dx in ((a, 70, 16), (b, 96, 24), (d, 90, -24)): clay.lump(c, (J['hL'][0] + J['hR'][0]) / 2 + dx, max(J['hL'][1], J['hR'][1]) + 16, s, '#a9603c')
    with c.piece(shadow=.55, lift=14, volume=.3, vsize=12, rim=.5, grain=.05) as g:
        for x in (.245, .755): rgb(g, '#5f4230'); taper(g, [(W * x, H * .84), (W * x, H * .95)], [30, 25]); g.fill()
        poly(g, [(W * .2, H * .845), (W * .27, H * .728), (W * .735, H * .728), (W * .8, H * .845)]); lin(g, 0, H * .72, 0, H * .85, '#f0d09a', '#c99a62'); g.fill(); rgb(g, '#8a5f3e'); poly(g, [(W * .2, H * .845), (W * .8, H * .845), (W * .798, H * .874), (W * .202, H * .874)]); g.fill()
    for x, y, s in ((.325, .768, 104), (.4, .748, 88), (.3, .822, 122), (.69, .766, 104), (.705, .82, 118)): clay.base(c, W * x, H * y, s, jitter(rng, '#c27a52', .03), .32, 8, rng.uniform(0, 1))
    clay.lump(c, W * .515, H * .775, 130, '#a9603c'); clay.lump(c, W * .605, H * .757, 74, '#a9603c')
    # two who sit with their backs to us
    P.person(c, W * .425, H * 1.045, 560, 'sit_ground', who(hair='bob', top='#3c86c2', bottom='trousers', bcol='#4a3f50', accent='#f5b843', skin='#c98f66'), tweak=dict(aL=(-34, 60), aR=(30, -42), head=14))
    P.person(c, W * .605, H * 1.03, 470, 'sit_ground', who(hair='short', top='#e8694c', bottom='shorts', bcol='#2f4a66', skin='#6b432d', child=True), tweak=dict(aL=(-40, 40), aR=(38, -30), head=-10, lean=3))
    with c.piece(shadow=.5, lift=8, volume=.25, rim=.4, grain=.05) as g: rgb(g, '#c99a62'); poly(g, [(W * -.02, H * 1.02), (W * .015, H * .935), (W * .2, H * .935), (W * .205, H * 1.02)]); g.fill()
    for x, y, s in ((.055, .975, 130), (.14, .978, 134)): clay.base(c, W * x, H * y, s, '#d59a74', .36, 8, rng.uniform(0, 1))
    m = water.mask_of(c, [[(-40, deck + 14), (W + 40, deck + 14), (W + 40, H + 60), (-40, H + 60)]], 12); water.tint(c, m * .2, '#2a2038')
    c.glow(W * .6, H * .47, 520, '#fff3d0', .1)
    c.finish(.36, warm=.08, center=(.5, .5))


def second(c, rng, variant=0):
    """The morning after: what the guests formed dries on a board at the edge of the deck, no two alike; a hermit crab walks between the bases, the strait lies still behind them."""
    W, H = c.w, c.h
    c.light = (.7, -.71)
    hz = H * .42
    L.sky(c, 'rose', hz, (W * .82, hz - 84, 44), '#fff0cc', .9)
    L.cloud(c, W * .3, H * .14, 340, '#f6d3c0', .4); L.cloud(c, W * .58, H * .23, 200, '#f6d3c0', .5)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.45) as g:
        smooth(g, [(-40, hz - 70), (W * .12, hz - 96), (W * .3, hz - 40), (W * .46, hz - 58), (W * .62, hz - 18), (W * .78, hz + 4)], False); g.line_to(-40, hz + 8); g.close_path(); lin(g, 0, hz - 90, 0, hz, '#9a8fb0', '#a99ab4'); g.fill()
    L.sea(c, hz, H * .7, 'rose', W * .82, 70, .8)
    boats.jukung(c, W * .36, hz + 70, 210, None, '#3c8fa0'); boats.jukung(c, W * .66, hz + 30, 96, None, '#e4573f', True, depth=.25)
    for i in range(3): c.img[..., i] = gaussian_filter(c.img[..., i], 1.4 * c.k, mode='nearest')      # only the deck is sharp
    deck = H * .655
    ropes_and_bars.planks(c, deck, H + 20, '#c79a72', 11, vanish=(W * .55, hz - 60))
    with c.piece(shadow=.4, lift=6, volume=.2, rim=.7) as g: lin(g, 0, deck - 9, 0, deck + 10, '#f3d3a8', '#a97a52'); g.rectangle(-20, deck - 9, W + 40, 18); g.fill()
    c.glow(W * .85, H * .7, 620, '#ffe3b4', .3)
    # the board and the bases, their long shadows to the left
    b = [(W * .1, H * .905), (W * .19, H * .71), (W * .965, H * .71), (W * 1.06, H * .905)]
    shadow.blob(c, W * .55, H * .9, 760, 40, 0, .35, 16, '#5a3a40')
    with c.piece(shadow=.5, lift=9, volume=.3, vsize=8, rim=.6, grain=.05) as g: rgb(g, '#9a6c46'); poly(g, [(x, y + 20) for x, y in b]); g.fill(); poly(g, b); lin(g, 0, H * .71, 0, H * .905, '#f3d9ae', '#e0b57e'); g.fill()
    cols = ['#d59a74', '#c98258', '#dba680', '#b96f48', '#cf8f68', '#c27a50', '#d9a27c', '#bd7047', '#d08a62']
    rows = [(.757, 128, (.27, .385, .5, .615, .735, .855)), (.868, 176, (.225, .375, .53, .86))]
    for y, s, xs in rows:
        for k, x in enumerate(xs):
            q = s * rng.uniform(.86, 1.14); X, Y = W * x, H * y + rng.normal(0, 5)
            shadow.blob(c, X - q * .46, Y + q * .02, q * .62, q * .12, 0, .36, 6, '#6a4048')
            clay.base(c, X, Y, q, jitter(rng, cols[(k * 2 + int(s) % 5) % 9], .02), .3, int(rng.integers(6, 12)), rng.uniform(0, 1))
    with c.piece(shadow=.45, lift=4, volume=.3, vsize=4, rim=.4) as g: celebration.frangipani(g, rng, W * .232, H * .868 - 62, 66, .3)
    shadow.blob(c, W * .67, H * .895, 96, 15, 0, .4, 5, '#6a4048')
    shells.hermit(c, W * .7, H * .893, 138, 0, '#f0cfa4', '#b5633f', '#e4683f', reach=.5)
    for x, y, a, cc in ((.055, .955, .5, 'teal'), (.1, .975, .3, 'teal')):
        with c.piece(shadow=.45, lift=5, volume=.3, vsize=5) as g: household.sandal(g, rng, W * x, H * y, 120, a, cc, .45)
    c.particles(30, box=(0, 0, W, H * .6), color='#fff3d0', big=4)
    c.finish(.3, warm=.1, center=(.58, .6))
