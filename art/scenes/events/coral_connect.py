"""Pictures of the event "Coral Connect"."""
import math
from toolkit import boats, fauna as A, flora as F, gear as G, land as L, people as P, ropes_and_bars, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def card(c, rng, variant=0):
    """Five ropes of different colours come from all sides to one ring; from it one orange coral on a frame hangs into the bay."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    hz = h * .34
    wl = h * .74
    L.sky(c, 'morning', hz, sun=(w * .16, h * .14, 40))
    L.cloud(c, w * .75, h * .13, 280)
    L.rinjani(c, w * .8, hz + 2, 640, 120, depth=.55)
    L.sea(c, hz, wl + 20, 'morning', w * .16)
    boats.jukung(c, w * .2, hz + 70, 150, 'coral', '#2f7f9a', depth=.15)
    boats.yacht(c, w * .9, hz + 60, 150, depth=.2)
    boats.jukung(c, w * .69, hz + 130, 170, None, 'saffron', flip=True)
    X, Y = w * .42, h * .33
    with c.piece(shadow=.2, lift=8, volume=.1, rim=.2) as g:
        pts = [(-30, wl), (w * .2, wl - 10), (w * .42, wl + 8), (w * .7, wl - 8), (w + 30, wl + 4)]
        smooth(g, pts, False); g.line_to(w + 30, h + 20); g.line_to(-30, h + 20); g.close_path(); lin(g, 0, wl, 0, h, '#5fc4c0', '#1f8fa4', '#0d5f84'); g.fill()
    c.set_air()
    F.reef_patch(c, -20, w, lambda x: h * 1.0, density=2.4, size=.9, depth=.2)
    cols = [('#f2694b', [(-40, h * .04), (w * .2, h * .2), (X - 96, Y - 50)]), ('#f5b843', [(-40, h * .6), (w * .2, h * .52), (X - 104, Y + 34)]), ('#fff4d6', [(w * .46, -40), (w * .445, h * .16), (X + 2, Y - 108)]), ('#8f6fb8', [(w + 40, h * .02), (w * .72, h * .23), (X + 96, Y - 52)]), ('#1b8f93', [(w + 40, h * .56), (w * .7, h * .47), (X + 104, Y + 28)])]
    ropes_and_bars.rope(c, [(X, Y + 104), (X - 4, h * .55), (X - 2, h * .64)], 20, '#d9b877')
    for cc, pts in cols: ropes_and_bars.rope(c, pts, 26, cc)
    with c.piece(shadow=.5, lift=9, volume=.6, vsize=7, rim=.6) as g:
        g.set_line_width(26); lin(g, X - 100, Y - 100, X + 100, Y + 100, '#f3f6f6', '#9fb3bd', '#44545f'); g.arc(X, Y, 100, 0, 7); g.stroke()
    with c.piece(shadow=.45, lift=6, volume=.5, vsize=6, rim=.4) as g:          # each rope's loop round the ring
        for cc, pts in cols:
            (ax, ay), (bx, by) = pts[-2], pts[-1]; a = math.atan2(by - Y, bx - X); px, py = X + math.cos(a) * 100, Y + math.sin(a) * 100
            for k in (-1, 0, 1):
                aa = a + k * .155; rgb(g, shade(cc, -.1 + .1 * k)); taper(g, [(X + math.cos(aa) * 80, Y + math.sin(aa) * 80), (X + math.cos(aa) * 122, Y + math.sin(aa) * 122)], [15, 15]); g.fill()
        rgb(g, '#d9b877')
        for k in (-1, 0, 1): aa = PI / 2 + k * .14; taper(g, [(X + math.cos(aa) * 80, Y + math.sin(aa) * 80), (X + math.cos(aa) * 122, Y + math.sin(aa) * 122)], [13, 13]); g.fill()
    y = h * .83
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#c9a86a'); g.set_line_width(7)
        for dx in (-150, -10, 150): g.move_to(X - 2, h * .64); g.line_to(X + dx, y - 110 + abs(dx) * .12); g.stroke()
    G.reef_star(c, X, y + 30, 430, '#6f6a66', 4, 1.1, rot=.15)
    F.staghorn(c, X - 30, y - 100, 170, 'coral', stems=6, lean=-.08); F.staghorn(c, X + 46, y - 96, 130, 'saffron', stems=5, lean=.1)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:          # rings and drops where the frame meets the water
        rgb(g, 'white', .75)
        for q, al in ((250, .8), (320, .45), (400, .25)):
            with at(g, X, wl + 14, 0, q, q * .11): g.arc(0, 0, 1, .1, PI - .1)
            rgb(g, 'white', al); g.set_line_width(4); g.stroke()
        for _ in range(26): rgb(g, 'white', .9); g.arc(X + rng.normal(0, 110), rng.uniform(h * .68, wl + 10), rng.uniform(1.5, 4), 0, 7); g.fill()
    c.finish(vignette=.28)


def lead(c, rng, variant=0):
    """One bay and all who use it, cut at the waterline: fisher, boat crew, seaweed raker, pupils and swimmers above, and under all of them the same reef."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    hz, wl = H * .24, H * .5
    L.sky(c, 'morning', hz, (W * .8, H * .1, 34), '#fff0c4', .9); L.cloud(c, W * .22, H * .1, 320, depth=.3)
    with c.piece(shadow=.2, lift=8, volume=.4, vsize=26, depth=.3) as g:      # hills around the bay
        smooth(g, [(-40, H * .33), (-40, H * .16), (W * .1, H * .1), (W * .22, H * .15), (W * .34, H * .21), (W * .5, H * .25), (W * .52, H * .33)], tension=.5); lin(g, 0, H * .1, 0, H * .3, '#7fae78', '#4f8062'); g.fill(); smooth(g, [(W * .55, H * .33), (W * .62, H * .25), (W * .76, H * .19), (W * .9, H * .13), (W * 1.04, H * .17), (W * 1.04, H * .33)], tension=.5); lin(g, 0, H * .12, 0, H * .3, '#86b47c', '#4f8062'); g.fill()
    L.rinjani(c, W * .5, H * .275, 380, 70, depth=.6)
    L.ground(c, [(-30, H * .3), (W * .2, H * .275), (W * .5, H * .27), (W * .8, H * .275), (W + 30, H * .3)], '#f0dcae', '#e3c894', 100)
    for x, s, ln in ((.04, 250, .12), (.12, 200, -.1), (.93, 240, -.14), (.69, 170, .12), (.33, 150, .1)): F.palm(c, W * x, H * .3, s, ln, depth=.18)
    for x, s in ((.18, 130), (.255, 100), (.8, 120)): village.stilt_house(c, W * x, H * .305, s, '#c9a06a', '#b5633f', depth=.14, leg=.08)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, [(-30, H * .39), (W * .2, H * .365), (W * .5, H * .355), (W * .8, H * .37), (W + 30, H * .395), (W + 30, H * .6), (-30, H * .6)], tension=.5); lin(g, 0, H * .36, 0, wl, '#c9f0dc', '#5fc4c0', '#2f9fab'); g.fill()
    L.foam(c, [(-30, H * .39), (W * .2, H * .365), (W * .5, H * .355), (W * .8, H * .37), (W + 30, H * .395)], 6)
    # pupils walking along the water, seaweed raker, boat crew with tanks
    for i, (x, s) in enumerate(((.37, 96), (.405, 104), (.44, 92), (.48, 100))): P.person(c, W * x, H * (.352 - .003 * i), s, ['walk', 'walk', 'walk', 'arm_up'][i], P.look(rng, child=True, top='#fdfaf0', bottom=['shorts', 'skirt'][i % 2], bcol='#b23a3a', hair=['short', 'pony', 'cap', 'hijab'][i], accent='#fdfaf0', pack=['#1b8f93', '#f2694b', '#f5b843', '#3c86c2'][i]), False, tweak=dict(lean=rng.uniform(2, 7)))
    P.person(c, W * .6, H * .375, 130, 'lean_table', P.look(rng, hair='hat', top='#8f6fb8', bottom='trousers', bcol='#6b5a45'), True)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g: rgb(g, '#a9764a'); taper(g, [(W * .592, H * .29), (W * .553, H * .375)], [5, 5]); g.fill(); taper(g, [(W * .543, H * .372), (W * .563, H * .38)], [5, 5]); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4) as g:
        for _ in range(40): rgb(g, jitter(rng, rng.choice(['#5f6f3a', '#7a6a3a', '#3f5a3a']), .03)); smooth(g, blob_pts(rng, W * .545 + rng.normal(0, 16), H * .378 - abs(rng.normal(0, 6)), 9, 5, .3, 7)); g.fill()
    boats.jukung(c, W * .83, H * .435, 330, None, '#e2604a', True, clip=None)
    P.person(c, W * .8, H * .425, 150, 'carry', P.look(rng, hair='cap', top='#1b8f93', bottom='shorts'), True, clip=lambda q: q.rectangle(0, 0, W, H * .412)); P.person(c, W * .86, H * .43, 146, 'stand', P.look(rng, hair='short', top='#f5b843', bottom='shorts'), clip=lambda q: q.rectangle(0, 0, W, H * .412))
    with c.piece(shadow=.3, lift=3, volume=.5, vsize=4) as g:
        for x in (.755, .768, .781): lin(g, W * x - 9, 0, W * x + 9, 0, '#ffe08a', '#d9982f'); taper(g, [(W * x, H * .412), (W * x, H * .372)], [17, 15]); g.fill()
    boats.jukung(c, W * .2, H * .465, 380, None, '#2f7f9a', False)
    P.person(c, W * .2, H * .452, 170, 'throw', P.look(rng, hair='hat', top='#f2694b', bottom='shorts'), False, clip=lambda q: q.rectangle(0, 0, W, H * .438))
    with c.piece(shadow=.15, lift=3, volume=0, rim=.3) as g:      # cast net in the air
        nx, ny = W * .3, H * .385; rgb(g, '#fff6dc', .85); g.set_line_width(1.8)
        for k in range(11): a = -.55 + k * .24; g.move_to(W * .25, H * .37); g.curve_to(nx - 10, ny - 34, nx + math.cos(a) * 40, ny - 20, nx + math.cos(a) * 74 + 14, ny + math.sin(a) * 34 + 24); g.stroke()
        for q in (.35, .6, .82, 1): g.save(); g.translate(nx + 14 * q - 26 * (1 - q), ny + 26 * q - 16 * (1 - q)); g.scale(74 * q, 36 * q); g.arc(0, 0, 1, -.6, 2.4); g.restore(); g.stroke()
    # below the line: the one reef
    line = [(-20, wl + 4), (W * .18, wl - 8), (W * .4, wl + 8), (W * .64, wl - 6), (W * .85, wl + 6), (W + 20, wl - 4)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, line, False); g.line_to(W + 20, H + 20); g.line_to(-20, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#8fe0cf', '#35abb2', '#137a95', '#0a4a72'); g.fill()
    c.set_air(); c.god_rays(W * .78, wl - 260, .34, 14, 900, 1.3)
    b1 = L.rocks(c, [(-30, H * .72), (W * .2, H * .78), (W * .5, H * .83), (W * .8, H * .77), (W + 30, H * .7)], '#2b7480', .45, 18, clip=lambda q: q.rectangle(0, wl + 20, W, H)); F.reef_patch(c, -10, W, b1, 1.6, .75, depth=.4)
    b2 = L.rocks(c, [(-30, H * .86), (W * .25, H * .92), (W * .5, H * .955), (W * .75, H * .92), (W + 30, H * .85)], '#2a5f6f', .12, 12); F.reef_patch(c, -20, W * 1.02, lambda x: b2(x) + 8, 1.7, 1.15)
    P.snorkeler(c, W * .47, wl + 34, 170, 0, 'plum', 'saffron'); P.snorkeler(c, W * .58, wl + 30, 140, PI, 'teal', 'coral', depth=.08)
    P.diver(c, W * .72, H * .68, 180, PI - .3, pose='fin')
    A.turtle(c, W * .27, H * .63, 150, .1, 50, 0, .2); A.school(c, 'anthias', W * .5, H * .76, 26, 220, 56, 40, .1); A.school(c, 'fusilier', W * .14, H * .68, 14, 150, 46, 54, .05, depth=.15)
    for sp, x, y, l, h in (('idol', .62, .83, 100, PI), ('raccoon', .38, .84, 90, .1), ('parrotfish', .86, .8, 140, PI + .1)): A.fish(c, sp, W * x, H * y, l, h, .06)
    L.waterline(c, line, thick=8); c.particles(200, box=(0, wl, W, H), big=8); c.finish(.34, warm=.06, center=(.5, .5))


def second(c, rng, variant=0):
    """A promise made fast: the big mooring buoy that spares the reef the anchors, half out of the water, with the boat's rope on its ring and its chain going down to the corals."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    wl = H * .45
    L.sky(c, 'rose', wl, (W * .14, H * .2, 36), '#fff0cc', .9); L.cloud(c, W * .42, H * .12, 360, '#fbe0cc', .3); L.island(c, W * .3, wl + 2, 560, 54, '#6a8f86', .5, False, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, H * .385, W + 40, H * .1); lin(g, 0, H * .385, 0, wl, '#f3dcc4', '#9fd0c8', '#5fb8b8'); g.fill()
    L.island(c, W * .3, H * .39, 560, 50, '#6a8f86', .45, False, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-20, wl, W + 40, H); lin(g, 0, wl, 0, H, '#8fe0cf', '#35abb2', '#137a95', '#083f66'); g.fill()
    c.set_air(); c.god_rays(W * .2, wl - 300, .34, 13, 1000, 1.2)
    b = L.rocks(c, [(-30, H * .88), (W * .25, H * .84), (W * .5, H * .86), (W * .8, H * .9), (W + 30, H * .84)], '#2b6f80', .5, 16); F.reef_patch(c, -10, W * 1.0, b, 1.8, .8, depth=.42)
    # the boat's bow, top right, and its rope
    with c.piece(shadow=.4, lift=14, volume=.5, vsize=26, rim=.4) as g:
        smooth(g, [(W * 1.06, H * .12), (W * .9, H * .15), (W * .735, H * .055), (W * .75, H * .16), (W * .8, H * .31), (W * .88, H * .43), (W * 1.06, H * .47)], tension=.45); lin(g, 0, H * .1, 0, H * .46, '#e2604a', '#c9483a', '#7f2a34'); g.fill()
        rgb(g, 'cream'); taper(g, [(W * .737, H * .062), (W * .83, H * .165), (W * .92, H * .2), (W * 1.06, H * .19)], [10, 20, 22, 24], 30); g.fill(); rgb(g, 'saffron'); taper(g, [(W * .775, H * .17), (W * .86, H * .25), (W * 1.06, H * .27)], [4, 13, 16], 30); g.fill()
    bx, by, R = W * .45, wl + 6, 178
    ropes_and_bars.rope(c, [(W * .765, H * .12), (W * .72, H * .27), (W * .62, H * .32), (W * .52, H * .27), (bx + 8, by - R * 1.26)], 17, '#f3e3b8')
    # chain down to the block
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=6, rim=.4) as g:
        q = curve_pts([(bx, by + R * .9), (bx + 10, H * .72), (bx + 30, H * .82), (bx + 40, H * .93)], 15)
        for i, (x, y) in enumerate(q):
            a = math.atan2(*(q[min(i + 1, 14)] - q[max(i - 1, 0)])[::-1]); w = 9 if i % 2 else 22
            with at(g, x, y, a, 22, w): g.arc(0, 0, 1, 0, 7)
            rgb(g, jitter(rng, '#7a7f80', .03)); g.set_line_width(9); g.stroke()
        for _ in range(60): k = rng.integers(3, 15); rgb(g, jitter(rng, rng.choice(['#7fa05a', '#b86a86', '#c9b48a', '#4d7d52']), .04), .9); smooth(g, blob_pts(rng, q[k][0] + rng.normal(0, 10), q[k][1] + rng.normal(0, 14), rng.uniform(4, 10), rng.uniform(3, 8), .3, 7)); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=30, grain=.06) as g: smooth(g, [(bx - 120, H * 1.04), (bx - 100, H * .925), (bx + 170, H * .915), (bx + 196, H * 1.04)], tension=.15); lin(g, 0, H * .9, 0, H, '#a9aa98', '#5f6f74'); g.fill()
    for dx, k, q, cc in ((-90, 'poc', .9, 'rose'), (-40, 'staghorn', .8, 'saffron'), (110, 'plates', .8, 'violet'), (150, 'staghorn', 1.0, 'coral'), (-130, 'soft', 1.1, 'plum'), (80, 'poc', .7, 'leaf')): F.plant(c, k, bx + dx, H * (.935 if abs(dx) < 120 else .99), q, cc)
    # the buoy: under the line first, then above
    for part in (0, 1):
        clip = (lambda q: q.rectangle(0, wl, W, H)) if part == 0 else (lambda q: q.rectangle(0, 0, W, wl + 5))
        with c.piece(shadow=.45, lift=14, volume=.7, vsize=44, rim=.5, depth=.18 if part == 0 else 0, clip=clip) as g:
            g.arc(bx, by, R, 0, 7); rad(g, bx - 50, by - 60, R * 1.5, '#ffc08a', '#f57a3a', '#d9502a', '#8a2a24'); g.fill(); g.arc(bx, by, R, 0, 7); g.clip()
            rgb(g, '#fff4d6'); taper(g, [(bx - R, by - 62), (bx - R * .5, by - 42), (bx + R * .5, by - 42), (bx + R, by - 62)], [30] * 3, 30); g.fill()
            if part == 0:
                for _ in range(150): a, q = rng.uniform(0, PI), rng.uniform(.55, 1) * R; s = rng.uniform(4, 16); rgb(g, jitter(rng, rng.choice(['#4d7d52', '#7fa05a', '#d9cfb4', '#8a6a5a']), .04), .75); smooth(g, blob_pts(rng, bx + math.cos(a) * q, by + math.sin(a) * q, s, s * .7, .3, 8)); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=7, rim=.6) as g: rgb(g, '#5d6c74'); taper(g, [(bx, by - R + 10), (bx, by - R - 18)], [52, 44], cap=False); g.fill(); g.set_line_width(13); rgb(g, '#8fa3ad'); g.arc(bx + 4, by - R - 40, 30, 0, 7); g.stroke()
    with c.piece(shadow=.3, lift=5, volume=0, rim=0) as g: rgb(g, '#f3e3b8'); g.set_line_width(15); g.arc(bx + 22, by - R - 52, 22, 2.2, 5.6); g.stroke()
    with c.piece(shadow=.15, lift=3, volume=.1, vsize=4) as g:      # weed and little fish in its shade
        for k in range(26): p = wander(rng, bx + rng.uniform(-R * .8, R * .8), by + R * rng.uniform(.5, .9), PI / 2 + rng.normal(0, .25), rng.uniform(30, 90), 5, .2); rgb(g, jitter(rng, '#4d7d52', .05), .9); taper(g, p, [6, 5, 1], 10); g.fill()
    A.school(c, 'sergeant', bx + 10, H * .75, 14, 190, 60, 62, .1, .2); A.school(c, 'fusilier', W * .17, H * .68, 16, 150, 60, 58, .1, .2, depth=.2); A.fish(c, 'idol', W * .7, H * .73, 110, PI, .05); A.fish(c, 'raccoon', W * .77, H * .83, 96, PI + .1, .05, depth=.1)
    L.waterline(c, [(-20, wl + 4), (W * .14, wl - 5), (W * .33, wl + 4), (W * .45, wl - 2), (W * .6, wl + 5), (W * .82, wl - 4), (W + 20, wl + 4)], thick=8)
    water.rings(c, [(bx, wl, R * 1.25), (bx, wl, R * 1.6)], 'white', .6, .1)
    F.sea_fan(c, W * .96, H * 1.03, 280, 'plum', -.1); F.staghorn(c, W * .06, H * 1.04, 240, 'saffron', 3, 7)
    c.particles(180, box=(0, wl, W, H), big=8); c.finish(.36, warm=.05, center=(.48, .5))
