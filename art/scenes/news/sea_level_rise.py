"""Pictures of the article "Sea level rise on a low coast"."""
import math
import numpy as np
from toolkit import boats, flora as F, land as L, people as P, village, water
from toolkit.paper import blob_pts, curve_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """At the steps of a stilt house the sea stands on the third stair; a fence, palms and other houses further out in the water; dawn."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .46
    L.sky(c, 'rose', hz, (W * .2, hz - 70, 32), '#fff0c8', .9)
    L.cloud(c, W * .34, H * .14, 400, '#fbdcc0', .3); L.cloud(c, W * .1, H * .24, 220, '#fbdcc0', .4, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, (0, '#f6d9bd'), (.12, '#cfd6c8'), (.35, '#8fc4c2'), (.7, '#4f9dab'), (1, '#2a7085')); g.fill()
    c.set_air()
    for x, y, s, ln, d in ((.045, .53, 300, .26, .22), (.3, .5, 190, -.2, .38), (.36, .505, 230, .22, .34), (.52, .52, 260, -.15, .26)): F.palm(c, W * x, H * y, s, ln, depth=d)
    village.stilt_house(c, W * .165, H * .545, 190, '#b99a78', '#a9764a', depth=.24, leg=.13); village.stilt_house(c, W * .29, H * .515, 110, '#a9a08a', '#c9744a', '#8a5a4a', depth=.4, leg=.12); village.stilt_house(c, W * .45, H * .53, 150, '#c9a47a', '#8f6a4a', '#6a5a7a', depth=.32, leg=.13)
    water.reflect_clamped(c, H * .545, .5, 150, 3)
    # drowned fence: posts march from the far left towards us
    posts = []
    for i in range(10):
        t = (i / 9) ** 1.5; posts.append((W * (.4 - .36 * t), H * (.575 + .3 * t), 36 + 105 * t, 7 + 15 * t))
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=5) as g:
        for j in (.38, .72):
            rgb(g, '#93694c'); taper(g, [(x, y - h * (j if i != 6 else j - .1)) for i, (x, y, h, w) in enumerate(posts)], [3, 5, 9, 13], 60); g.fill()
        for x, y, h, w in posts:
            lin(g, x - w / 2, 0, x + w / 2, 0, '#b58a66', '#7d583f'); taper(g, [(x, y), (x + rng.normal(0, 3), y - h)], [w, w * .9], cap=False); g.fill(); rgb(g, '#4f5a4a', .85); taper(g, [(x, y), (x, y - h * .22)], [w * 1.03, w], cap=False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, alpha=.34, blur=2) as g:
        for x, y, h, w in posts: rgb(g, '#3f3a3c'); taper(g, [(x, y), (x + w * .3, y + h * .3), (x - w * .2, y + h * .55)], [w, w * .9, 1], 12, False); g.fill()
    water.rings(c, [(x, y + 1, w * 2) for x, y, h, w in posts[3:]], 'white', .5, .25)
    # wading home with a bag, half way
    yc = H * .655
    P.person(c, W * .475, H * .695, 190, 'walk_back', P.look(rng, hair='hat', top='#f2694b', bottom='shorts', bcol='#22405a', pack='#1b8f93'), clip=lambda q: q.rectangle(0, 0, W, yc))
    water.rings(c, [(W * .475, yc, 34), (W * .475, yc + 3, 60)], 'white', .6, .24)
    with c.piece(shadow=0, volume=0, rim=0, alpha=.35, blur=3) as g: rgb(g, '#3a3a48'); taper(g, [(W * .475, yc + 3), (W * .478, yc + 40), (W * .472, yc + 88)], [26, 22, 4], 14); g.fill()
    # the near house: veranda, wall, door, roof edge; only its left half is in the picture
    wall, x0 = '#c79a6a', W * .62
    dk, fl = H * .585, H * .6
    with c.piece(shadow=.45, lift=14, volume=.35, vsize=20, grain=.045) as g:
        poly(g, [(W * .7, H * .12), (W * 1.05, H * .1), (W * 1.05, fl), (W * .7, fl)]); lin(g, W * .7, 0, W, 0, shade(wall, .2), wall, shade(wall, -.2)); g.fill()
        rgb(g, shade(wall, -.45), .4); g.set_line_width(3)
        for k in range(1, 15): g.move_to(W * (.7 + .024 * k), H * .1); g.line_to(W * (.7 + .024 * k), fl); g.stroke()
        rgb(g, '#2f6f7a'); poly(g, [(W * .765, H * .25), (W * .855, H * .25), (W * .855, fl), (W * .765, fl)]); g.fill(); rgb(g, '#245763'); g.set_line_width(4)
        for a, b in ((.27, .4), (.42, .56)): g.rectangle(W * .776, H * a, W * .068, H * (b - a)); g.stroke()
        rgb(g, '#2b4452'); g.rectangle(W * .9, H * .3, W * .14, H * .15); g.fill(); rgb(g, '#f0dcb0'); g.set_line_width(9); g.rectangle(W * .9, H * .3, W * .14, H * .15); g.stroke(); g.move_to(W * .965, H * .3); g.line_to(W * .965, H * .45); g.stroke()
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=12) as g:                 # posts under the house, with the old and the new tide mark
        for px in (.645, .735, .9, .99):
            x = W * px; lin(g, x - 17, 0, x + 17, 0, '#8a6248', '#5b4034', '#3f2c28'); taper(g, [(x, H * .6), (x, H * .79)], [32, 34], cap=False); g.fill()
            rgb(g, '#4a5f50', .9); taper(g, [(x, H * .715), (x, H * .79)], [34, 35], cap=False); g.fill()
            for _ in range(12): rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#c9b49a', '#8fa58a']), .03)); smooth(g, blob_pts(rng, x + rng.normal(0, 11), H * rng.uniform(.735, .785), rng.uniform(4, 8), rng.uniform(3, 6), .2, 7)); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.35, vsize=10) as g:                # veranda floor
        poly(g, [(x0, dk), (W * 1.05, dk), (W * 1.05, dk + 40), (x0 - 6, dk + 40)]); lin(g, 0, dk, 0, dk + 40, '#d9a870', '#8a5f40'); g.fill(); rgb(g, '#4a2f24', .5); g.set_line_width(3)
        for k in range(15): g.move_to(x0 + k * 46, dk + 2); g.line_to(x0 + k * 46, dk + 38); g.stroke()
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=8) as g:                    # stairs going down into the sea
        for k in range(5):
            y = dk + 62 + k * 44; a, b = W * (.665 - .012 * k), W * (.775 - .006 * k)
            lin(g, 0, y, 0, y + 22, '#c99a68', '#7d5640'); poly(g, [(a, y), (b, y), (b, y + 20), (a, y + 20)]); g.fill()
        for a, b in ((.665, .605), (.775, .745)): rgb(g, '#7a5440'); taper(g, [(W * a, dk + 30), (W * b, H * .93)], [20, 22], cap=False); g.fill()
    for px in (.635, .9):                                                        # veranda posts and rail
        with c.piece(shadow=.4, lift=8, volume=.45, vsize=8) as g: lin(g, W * px - 12, 0, W * px + 12, 0, '#b98a62', '#7a5440'); taper(g, [(W * px, H * .1), (W * px, dk + 6)], [24, 24], cap=False); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.35, vsize=6) as g:
        rgb(g, '#a9764e'); taper(g, [(W * .775, H * .49), (W * 1.05, H * .49)], [13, 13], cap=False); g.fill()
        for k in range(9): taper(g, [(W * (.79 + .033 * k), H * .49), (W * (.79 + .033 * k), dk)], [8, 8], cap=False); g.fill()
    with c.piece(shadow=.55, lift=20, volume=.4, vsize=26, grain=.07) as g:      # thatch
        smooth(g, [(W * .555, H * .17), (W * .64, H * .02), (W * .7, -60), (W * 1.06, -60), (W * 1.06, H * .15), (W * .9, H * .165), (W * .75, H * .185)], tension=.2); p = g.copy_path(); lin(g, 0, -40, 0, H * .18, '#c99a5c', '#8f6a3c'); g.fill(); g.append_path(p); g.clip()
        for _ in range(300):
            px, py = rng.uniform(W * .54, W), rng.uniform(-40, H * .15); rgb(g, '#5b3f28' if rng.random() < .6 else '#eec98a', .4); taper(g, [(px, py), (px - 16, py + rng.uniform(30, 70))], [3, 1]); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.35, vsize=5) as g:                  # slippers and a flower pot put up high on the floor
        rgb(g, '#c9744a'); poly(g, [(W * .705, dk - 50), (W * .745, dk - 50), (W * .738, dk), (W * .712, dk)]); g.fill()
        for k in range(7): F.leaf(g, W * .725, dk - 48, rng.uniform(46, 80), 22, -PI / 2 + (k - 3) * .38, jitter(rng, 'leaf', .05))
        for dx in (.665, .68): rgb(g, '#f2694b'); smooth(g, blob_pts(rng, W * dx, dk - 6, 12, 6, .1, 9)); g.fill()
    # water in front of everything: the lowest stairs and the posts stand in it
    wl = H * .735
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.86, blur=4) as g:
        smooth(g, [(W * .56, wl + 60), (W * .61, wl + 14), (W * .7, wl), (W * .85, wl - 4), (W * 1.05, wl), (W * 1.05, H * 1.05), (W * .4, H * 1.05), (W * .47, H * .93)], tension=.4); lin(g, 0, wl, 0, H, (0, '#7fb9bb', .82), (.3, '#4f9dab', .95), (1, '#2a7085', 1)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, alpha=.3, blur=4) as g:
        for px in (.645, .735, .9, .99): rgb(g, '#33302f'); taper(g, [(W * px, wl + 8), (W * px + 8, wl + 70), (W * px - 6, wl + 140)], [34, 28, 4], 14); g.fill()
        rgb(g, '#6b4a34'); poly(g, [(W * .63, wl + 40), (W * 1.0, wl + 20), (W * 1.0, wl + 190), (W * .66, wl + 150)]); g.fill()
    boats.jukung(c, W * .33, H * .85, 400, None, '#c85a8e')
    with c.piece(shadow=.2, lift=3, volume=0) as g: rgb(g, '#f0e3c4'); g.set_line_width(3.4); g.move_to(W * .455, H * .8); g.curve_to(W * .52, H * .86, W * .59, H * .8, W * .636, dk + 20); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(170):
            t = rng.uniform(0, 1) ** 1.2; y = hz + 40 + t * (H - hz - 40); x = rng.uniform(-40, W * (.6 if y < wl else 1)); q = rng.uniform(24, 100) * (.3 + 1.5 * t); rgb(g, '#fff4dc' if rng.random() < .65 else '#1f5f74', rng.uniform(.12, .42)); taper(g, [(x, y), (x + q / 2, y - 1 - 3 * t), (x + q, y)], [.3, 1 + 4 * t, .3], 10, False); g.fill()
        for _ in range(80):
            t = rng.uniform(0, 1); y = hz + 3 + t * H * .34; x = W * .2 + rng.normal(0, 12 + 60 * t); q = rng.uniform(10, 40) * (.5 + t); rgb(g, '#fff3cf', .75 * (1 - .6 * t)); taper(g, [(x - q / 2, y), (x, y - 2), (x + q / 2, y)], [.3, 3, .3], 8, False); g.fill()
    c.finish(.34, warm=.1, center=(.5, .5))


def second(c, rng, variant=0):
    """The bitten edge of the land: the sea has washed the bank away under the palms; one hangs over the water with bare roots, a fence dangles in the air."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    hz = H * .43
    c.backdrop([(0, '#4f7488'), (.2, '#7f9fa6'), (.36, '#c9d2c0'), (.43, '#f0dfb8'), (1, '#f0dfb8')], 90, wash=.06, glow=(W * .18, hz, 460, '#fff0c0', .6))
    for x, y, s, cc in ((.7, .12, 620, '#5f7f92'), (.3, .08, 520, '#6a8a9a'), (.95, .25, 420, '#7f98a0'), (.08, .22, 300, '#a9b4ae')): L.cloud(c, W * x, H * y, s, cc, .2)
    c.set_air()
    L.island(c, W * .2, hz + 3, 360, 36, '#4f6f74', .45, False, 5)
    L.sea(c, hz, H + 10, 'morning', W * .18, 150, .8); c.tint('#1f5a6e', .28, hz, H)
    # swells
    with c.piece(shadow=.3, lift=6, volume=.4, vsize=14, rim=.5, grain=.03) as g:
        for y, h, cc in ((.55, 13, '#3f97a0'), (.63, 20, '#2f8a98'), (.74, 30, '#237c8e')):
            q = [(x, H * y - h * abs(math.sin(x / (170 + 300 * (y - .5)) + y * 9)) ** 1.4 + rng.normal(0, 2)) for x in np.linspace(-40, W + 40, 26)]
            smooth(g, q + [(W + 40, H * y + 40), (-40, H * y + 40)], tension=.45); lin(g, 0, H * y - h, 0, H * y + 44, (0, shade(cc, .35)), (.4, cc), (1, cc, 0)); g.fill()
    # the bank
    edge = [(W * .44, H * 1.02), (W * .5, H * .93), (W * .525, H * .86), (W * .575, H * .8), (W * .575, H * .72), (W * .61, H * .64), (W * .6, H * .585), (W * .58, H * .565), (W * .7, H * .545), (W * .85, H * .535), (W * 1.04, H * .52)]
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=60, grain=.07) as g:
        smooth(g, edge + [(W * 1.04, H * 1.06), (W * .44, H * 1.06)], tension=.3); p = g.copy_path(); lin(g, W * .5, H * .55, W * .9, H, '#c99a6c', '#a9764e', '#6b4638'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('#8a5f44', '#d9b080', '#7a5240', '#b98a5c', '#5f4238')):      # layers of the ground
            y = H * (.615 + .085 * k); q = [(x, y + 14 * math.sin(x / 120 + k) + rng.normal(0, 5)) for x in np.linspace(W * .4, W * 1.05, 12)]; rgb(g, cc, .5); taper(g, q, [24, 34, 26, 36], 50); g.fill()
        for _ in range(120): x, y, s = rng.uniform(W * .48, W), rng.uniform(H * .58, H), rng.uniform(3, 15); rgb(g, jitter(rng, rng.choice(['#e3c49a', '#5b4034', '#9a8a78']), .03), .6); smooth(g, blob_pts(rng, x, y, s * 1.3, s, .2, 8)); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.35, vsize=12, grain=.05) as g:     # turf on top, overhanging
        q = [(W * .565, H * .575), (W * .6, H * .545), (W * .7, H * .522), (W * .85, H * .512), (W * 1.04, H * .5), (W * 1.04, H * .575), (W * .9, H * .578), (W * .8, H * .6), (W * .72, H * .585), (W * .65, H * .605), (W * .6, H * .6)]
        smooth(g, q, tension=.4); lin(g, 0, H * .5, 0, H * .6, '#9db868', '#6f9554', '#4a6b42'); g.fill()
        for _ in range(260): x = rng.uniform(W * .575, W); y = H * (.56 - .05 * (x / W - .57)) + rng.uniform(-6, 40); p = wander(rng, x, y, -PI / 2 + rng.normal(-.1, .3), rng.uniform(16, 44), 4, .15); rgb(g, jitter(rng, rng.choice(['#7fa05a', '#5f8a4a', '#b9c47a']), .04)); taper(g, p, [4, 3, .8], 8); g.fill()
        for _ in range(60): x = rng.uniform(W * .58, W); p = wander(rng, x, H * .59, PI / 2 + rng.normal(0, .25), rng.uniform(24, 80), 5, .2); rgb(g, '#5b4034', .9); taper(g, p, [3.4, 2, .6], 10); g.fill()
    # houses back on the land
    village.stilt_house(c, W * .93, H * .525, 210, '#c9a47a', '#8f5a44', depth=.12, leg=.14); village.stilt_house(c, W * .79, H * .53, 110, '#b99a78', '#a9764a', depth=.24, leg=.12)
    # the hanging palm: roots, then trunk out over the water, crown turning up
    base = (W * .625, H * .585)
    with c.piece(shadow=.45, lift=9, volume=.4, vsize=6, rim=.35) as g:
        for k in range(46):
            a = PI * .5 + rng.normal(.35, .5); p = wander(rng, base[0] + rng.normal(-10, 26), base[1] + rng.uniform(-10, 34), a, rng.uniform(90, 290), 7, .2); cc = jitter(rng, rng.choice(['#8a6248', '#6b4838', '#a97c58']), .03); rgb(g, cc); taper(g, p, [rng.uniform(6, 11), 5, 1.2], 22); g.fill()
    top = (W * .2, H * .265)
    tr = [(base[0] + 26, base[1] + 4), (W * .53, H * .515), (W * .41, H * .47), (W * .29, H * .4), top]
    with c.piece(shadow=.4, lift=14, volume=.5, vsize=14) as g:
        lin(g, W * .4, H * .36, W * .44, H * .5, '#c9a688', '#8f6a54', '#5b4038'); taper(g, tr, [76, 44, 36, 31, 28], 50); g.fill(); rgb(g, '#4a332c', .55); g.set_line_width(2.2)
        q = curve_pts(tr, 46); d = np.gradient(q, axis=0)
        for a, b in zip(q[2:-1], d[2:-1]): b = b / np.hypot(*b); n = np.array([-b[1], b[0]]); g.move_to(*(a - n * 17)); g.curve_to(*(a - n * 6 + b * 6), *(a + n * 6 + b * 6), *(a + n * 17)); g.stroke()
    for layer in range(2):
        with c.piece(shadow=.35, lift=7, volume=.15, vsize=6) as g:
            for k in range(7):
                a = -PI * .62 + (k - 3) * (.72 - .2 * layer) + rng.normal(0, .1); dirn = 1 if math.cos(a) > 0 else -1; pts = [(0, 0)]; aa = a; LL = 250
                for j in range(7): pts.append((pts[-1][0] + math.cos(aa) * LL / 7, pts[-1][1] + math.sin(aa) * LL / 7)); aa += .19 * dirn
                q = curve_pts(pts, 26) + np.array(top); d = np.gradient(q, axis=0); cc = jitter(rng, shade('moss', -.34 + .3 * layer), .03)
                for j in range(2, 26):
                    th = math.atan2(d[j][1], d[j][0]); ll = LL * .3 * math.sin(PI * (.12 + .8 * j / 26)) ** .7
                    for sg in (-1, 1): b = th + sg * (.95 - .3 * j / 26); ex, ey = q[j][0] + math.cos(b) * ll - 16, q[j][1] + math.sin(b) * ll + ll * .22; rgb(g, shade(cc, rng.uniform(-.1, .2))); taper(g, [tuple(q[j]), ((q[j][0] + ex) / 2, (q[j][1] + ey) / 2), (ex, ey)], [6, 7, 1], 6, False); g.fill()
                rgb(g, shade(cc, .3)); g.set_line_width(3); smooth(g, q, False); g.stroke()
    with c.piece(shadow=.35, lift=4, volume=.55, vsize=6) as g:
        for k in range(4): rgb(g, jitter(rng, '#7a6a3f', .03)); g.arc(top[0] + (k - 1.4) * 22, top[1] + 22 + (k % 2) * 10, 19, 0, 7); g.fill()
    # fence that ends in the air
    posts = [(1.02, .56, 120), (.9, .575, 128), (.775, .6, 136), (.655, .655, 120), (.555, .7, 110)]
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:
        for j in (.28, .7):
            rgb(g, '#b9b0a0'); g.set_line_width(4); smooth(g, [(W * x + (40 if i == 3 else 66 if i == 4 else 0) * (1 - j), H * y - h * (1 - j)) for i, (x, y, h) in enumerate(posts)] + [(W * .5, H * (.79 + .03 * j))], False); g.stroke()
        for i, (x, y, h) in enumerate(posts): lin(g, W * x - 12, 0, W * x + 12, 0, '#c9a47c', '#7a5a44'); taper(g, [(W * x, H * y), (W * x + (40 if i == 3 else 66 if i == 4 else 2), H * y - h)], [24, 21], cap=False); g.fill()
    # waves against the foot of the bank
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=12, rim=.4, grain=.02) as g:
        smooth(g, [(-40, H * .9), (W * .12, H * .865), (W * .28, H * .89), (W * .4, H * .855), (W * .49, H * .87), (W * .545, H * .84), (W * .56, H * .89), (W * .64, H * .93), (W * .75, H * .96), (W * .9, H * 1.05), (-40, H * 1.06)], tension=.5); lin(g, 0, H * .84, 0, H * 1.02, '#6fc4c0', '#2f8f9c', '#155f78'); g.fill()
    L.foam(c, [(W * .3, H * .885), (W * .41, H * .857), (W * .49, H * .868), (W * .545, H * .842), (W * .565, H * .895), (W * .65, H * .935), (W * .76, H * .97), (W * .88, H * 1.03)], 20)
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:
        for _ in range(90): x, y = W * .545 + rng.normal(0, 46), H * .84 - abs(rng.normal(0, 60)); rgb(g, 'white', rng.uniform(.4, .95)); g.arc(x, y, rng.uniform(1.5, 8), 0, 7); g.fill()
    L.foam(c, [(-30, H * .97), (W * .15, H * .945), (W * .32, H * .965), (W * .5, H * .95), (W * .7, H * 1.01)], 10)
    c.finish(.36, warm=.03, center=(.5, .5))
