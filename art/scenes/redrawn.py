"""Leads and gallery pictures drawn a second time, with new compositions, because the first ones were weak."""
import math
import numpy as np
import fauna as A
import flora as F
import gear as G
import land as L
import parts_a as X
import parts_b as B
import parts_g as Q
import people as P
from paper import *

PI = math.pi


def tank_wall(c, rng, variant=0):
    """news 03: over the shoulders of visitors: a great lit tank runs away to the left, shelves of small corals in it."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#2a2140'), (.6, '#3a2b4c'), (1, '#1d1630')], 90, wash=.04)
    edge = [(W * .13, H * .2), (W * 1.06, -H * .04), (W * 1.06, H * .86), (W * .13, H * .63)]
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=14) as g:
        poly(g, [(W * .105, H * .165), (W * 1.1, -H * .1), (W * 1.1, H * .95), (W * .105, H * .69)]); lin(g, 0, 0, 0, H, '#6b4a44', '#3a2636'); g.fill()
    clip = X.water_window(c, edge, ('#d6f7e6', '#7fdccf', '#2fa7b6', '#136f95', '#0d4f7a'))
    c.set_air()
    X_ = lambda t: W * (.15 + .9 * t)
    line = lambda t, v: (H * .2 - H * .24 * t) * (1 - v) + (H * .63 + H * .23 * t) * v          # height v (0 top .. 1 floor) at t along the wall
    F.reef_patch(c, W * .14, W * 1.04, lambda x: line((x / W - .15) / .9, .9), 1.3, .8, depth=.45, clip=clip)
    for v, n in ((.42, 11), (.7, 10)):
        with c.piece(shadow=.35, lift=6, volume=.3, vsize=5, clip=clip) as g:
            poly(g, [(X_(0), line(0, v)), (X_(1.02), line(1.02, v)), (X_(1.02), line(1.02, v) + 15), (X_(0), line(0, v) + 6)]); lin(g, 0, H * .2, 0, H * .7, '#e9f2ea', '#a9c2c4'); g.fill()
        for i in range(n):
            t = ((i + .5) / n) ** 1.35; s = (.55 + 1.1 * t) * rng.uniform(.8, 1.15); x, y = X_(t), line(t, v) + 2
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, clip=clip) as g: smooth(g, blob_pts(rng, x, y, 30 * s, 9 * s, .05, 10)); rgb(g, '#efe3c8'); g.fill()
            cc = rng.choice(['coral', 'saffron', 'rose', 'violet', '#5fb0a0', 'plum', '#f0a05a'])
            k = rng.choice(['staghorn', 'staghorn', 'poc', 'brain', 'plates'])
            if k == 'staghorn': F.staghorn(c, x, y, 92 * s, cc, 2, 5, clip=clip, shadow=.3)
            elif k == 'poc': F.pocillopora(c, x, y + 2, 66 * s, cc, clip=clip, shadow=.3)
            elif k == 'brain': F.brain(c, x, y + 2, 60 * s, cc, clip=clip, shadow=.3)
            else: F.plates(c, x, y, 78 * s, cc, 3, clip=clip, shadow=.3)
    F.reef_patch(c, W * .3, W * 1.03, lambda x: line((x / W - .15) / .9, 1.0) - 4, 1.5, 1.1, clip=clip)
    A.school(c, 'chromis', W * .52, H * .22, 16, 170, 34, 40, .1, .25); A.fish(c, 'tang', W * .86, H * .17, 128, PI + .1, .1); A.fish(c, 'longnose', W * .4, H * .47, 76, .1, .1); A.school(c, 'anthias', W * .72, H * .5, 9, 110, 40, 44, PI, .2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:
        for a, w in ((.3, 50), (.66, 80), (.74, 26)): poly(g, [(W * a, 0), (W * a + w, 0), (W * a + w - 190, H), (W * a - 190, H)]); lin(g, 0, 0, 0, H * .8, (0, 'white', .22), (1, 'white', 0)); g.fill()
    c.glow(W * .62, H * .36, 760, '#8fe6dc', .3, 1.2)
    with c.piece(shadow=.3, lift=6, volume=0, rim=.1, grain=.05) as g:       # floor
        poly(g, [(-20, H * .72), (W * .105, H * .69), (W * 1.1, H * .95), (W * 1.1, H * 1.1), (-20, H * 1.1)]); lin(g, 0, H * .7, 0, H, '#4b4466', '#1b1630'); g.fill()
    c.glow(W * .5, H * .9, 500, '#5fc4c4', .2, 2)
    # visitors: a small one right at the glass, others as near dark shapes of very different size
    P.person(c, W * .275, H * .87, 250, 'arm_up', P.look(rng, child=True, hair='bob', top='#f5b843', bottom='shorts', bcol='#22405a'))
    P.person(c, W * .205, H * .9, 395, 'contrapposto', P.look(rng, hair='hat', top='#5f86a0', bottom='trousers', bcol='#2c3448'), tweak=dict(head=12))
    B.bust(c, W * .575, H * 1.05, 300, 'pony', '#b8557f', '#6b432d', '#f5b843', .55, .3)
    B.bust(c, W * .845, H * 1.1, 560, 'hijab', '#3f3a63', '#6b432d', '#8a5f9c', .5, -.35, fold=False)
    B.bust(c, W * .395, H * 1.06, 220, 'short', '#2f8f86', '#7b4f35', '#f5b843', .5, .4)
    c.finish(.42, center=(.55, .4))


def carried(g, hands):
    """A crate of coral fingers in a figure's hands (figure units)."""
    x, y = hands[0] + .07, hands[1] + .06
    for k in range(7):
        rgb(g, ('coral', 'saffron', 'rose', 'violet')[k % 4]); taper(g, [(x + (k - 3) * .035, y - .1), (x + (k - 3) * .046, y - .21 - .03 * (k % 2))], [.034, .022], 8); g.fill()
    G.crate(g, x, y, .3, '#e9b23c')


def sail_shade(c, rng, variant=0):
    """news 05: a lesson on the beach, low and close: a reef star fills the left front, people bend over it, a sail throws shade from the right."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    hz = H * .36
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .1, 0, 700, 'cream', .5)
    L.cloud(c, W * .36, H * .2, 300, depth=.3)
    L.island(c, W * .5, hz + 4, 460, 54, depth=.45); L.sea(c, hz, H * .6, 'noon', W * .1, 80, .5)
    for x, y, s, f, st, kd in ((.1, .05, 300, False, 'coral', 'sloop'), (.235, .015, 150, True, 'navy', 'sloop'), (.34, .035, 200, True, 'plum', 'ketch'), (.025, .01, 120, False, 'teal', 'sloop'), (.46, .01, 110, False, 'rust', 'sloop')):
        L.yacht(c, W * x, hz + H * y, s, f, 'white', st, kind=kd, depth=.1)
    sh = [(-30, H * .56), (W * .3, H * .53), (W * .6, H * .515), (W + 30, H * .47)]
    L.ground(c, [(x, y + 5) for x, y in sh], '#d9b988', '#caa873', 40); L.foam(c, sh, 8)
    L.ground(c, [(-30, H * .6), (W * .4, H * .565), (W + 30, H * .505)], 'sand', '#dcb880', 280)
    with c.piece(shadow=0, volume=0, rim=0, blur=12, alpha=.36) as g: smooth(g, [(W * .36, H * .74), (W * .62, H * .63), (W * 1.05, H * .6), (W * 1.05, H * 1.05), (W * .5, H * 1.05)]); rgb(g, '#5a4a6a'); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=12, grain=.05) as g:     # woven mat, thrown askew
        m = [(W * .06, H * .97), (W * .2, H * .765), (W * .575, H * .79), (W * .52, H * 1.0)]
        smooth(g, m, tension=.1); p = g.copy_path(); lin(g, 0, H * .76, 0, H, '#e9c58c', '#c9985c'); g.fill(); g.append_path(p); g.clip()
        rgb(g, '#8a5f3a', .35); g.set_line_width(2.4)
        for t in np.linspace(0, 1, 22): g.move_to(W * (.2 + .375 * t), H * (.765 + .025 * t)); g.line_to(W * (.06 + .46 * t), H * (.97 + .03 * t)); g.stroke()
        for cc, t in (('coral', .08), ('teal', .92)): rgb(g, cc, .8); taper(g, [(W * (.2 - .14 * t + .01), H * (.765 + .205 * t)), (W * (.575 - .055 * t - .01), H * (.79 + .21 * t))], [12, 12]); g.fill()
    blue = '#2f7fb8'
    P.person(c, W * .71, H * .79, 400, 'stand_side', P.look(rng, hair='bun', top='#f2694b', bottom='trousers', bcol='#22405a'), True, tweak=dict(aR=(58, 46), aL=(8, 14), head=22, lean=8))
    P.person(c, W * .885, H * .8, 390, 'carry', P.look(rng, hair='cap', accent='#fff4d6', top=blue, bottom='shorts', skin='#c98f66'), True, lambda g, J: carried(g, (J['hL'] + J['hR']) / 2))
    P.person(c, W * .3, H * .8, 330, 'kneel', P.look(rng, hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers'), False, tweak=dict(aL=(36, 54), aR=(40, 62), lean=40))
    G.reef_star(c, W * .345, H * .965, 560, frags=0)
    for px, py, cc, s in ((.215, .8, 'coral', 100), (.34, .755, 'saffron', 90), (.47, .805, 'rose', 104), (.29, .845, 'violet', 80), (.4, .85, '#e9a05c', 92), (.17, .885, 'saffron', 76)):
        F.staghorn(c, W * px, H * py, s, cc, 2, 4); 
        with c.piece(shadow=.2, lift=2, volume=.2, vsize=3) as g: rgb(g, '#22303a'); taper(g, [(W * px - s * .13, H * py - 8), (W * px + s * .13, H * py - 5)], [7, 7]); g.fill()
    P.person(c, W * .585, H * .985, 440, 'kneel', P.look(rng, hair='short', top=blue, bottom='shorts'), True, tweak=dict(lean=42, aL=(34, 56), aR=(42, 64)))
    P.person(c, W * .075, H * .93, 380, 'squat', P.look(rng, hair='hat', top='#fff4d6', bottom='shorts', skin='#a9734c'), False, tweak=dict(lean=38))
    P.person(c, W * .805, H * .965, 370, 'sit_ground', P.look(rng, hair='pony', top=blue, bottom='shorts', accent='coral'))
    # the sail, slung from a pole on the left of the group to beyond the right edge
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=7) as g:
        lin(g, W * .47, 0, W * .5, 0, '#9a7048', '#6b4a34'); taper(g, [(W * .495, H * .7), (W * .485, H * .06)], [17, 13], cap=False); g.fill()
    with c.piece(shadow=.5, lift=18, volume=.18, vsize=40, rim=.4, grain=.03) as g:
        smooth(g, [(W * .486, H * .085), (W * .62, -40), (W * .85, -70), (W * 1.06, -40), (W * 1.06, H * .3), (W * .92, H * .25), (W * .78, H * .185), (W * .62, H * .15)], tension=.35); p = g.copy_path(); lin(g, W * .5, 0, W, H * .25, '#fff8e6', '#f3e3c0', '#e3c795'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('coral', 'teal', 'saffron')):
            rgb(g, cc, .85); taper(g, [(W * .486, H * (.085 - .01 * k)), (W * .7, H * (.135 - .055 * k)), (W * 1.08, H * (.26 - .1 * k))], [4, 16, 30], 30); g.fill()
    with c.piece(shadow=.2, lift=3, volume=0) as g:
        rgb(g, '#e9dcc0'); g.set_line_width(3); g.move_to(W * .486, H * .085); g.line_to(W * .4, H * .62); g.stroke()
    c.finish(.3, warm=.1, center=(.46, .6))


def high_water(c, rng, variant=0):
    """news 14: at the steps of a stilt house the sea stands on the third stair; a fence, palms and other houses further out in the water; dawn."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .46
    L.sky(c, 'rose', hz, (W * .2, hz - 70, 32), '#fff0c8', .9)
    L.cloud(c, W * .34, H * .14, 400, '#fbdcc0', .3); L.cloud(c, W * .1, H * .24, 220, '#fbdcc0', .4, 5)
    L.rinjani(c, W * .42, hz + 1, 760, 104, depth=.6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, (0, '#f6d9bd'), (.12, '#cfd6c8'), (.35, '#8fc4c2'), (.7, '#4f9dab'), (1, '#2a7085')); g.fill()
    c.set_air()
    for x, y, s, ln, d in ((.045, .53, 300, .26, .22), (.3, .5, 190, -.2, .38), (.36, .505, 230, .22, .34), (.52, .52, 260, -.15, .26)): F.palm(c, W * x, H * y, s, ln, depth=d)
    X.stilt_house(c, W * .165, H * .545, 190, '#b99a78', '#a9764a', depth=.24, leg=.13); X.stilt_house(c, W * .29, H * .515, 110, '#a9a08a', '#c9744a', '#8a5a4a', depth=.4, leg=.12); X.stilt_house(c, W * .45, H * .53, 150, '#c9a47a', '#8f6a4a', '#6a5a7a', depth=.32, leg=.13)
    Q.reflect(c, H * .545, .5, 150, 3)
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
    B.rings(c, [(x, y + 1, w * 2) for x, y, h, w in posts[3:]], 'white', .5, .25)
    # wading home with a bag, half way
    yc = H * .655
    P.person(c, W * .475, H * .695, 190, 'walk_back', P.look(rng, hair='hat', top='#f2694b', bottom='shorts', bcol='#22405a', pack='#1b8f93'), clip=lambda q: q.rectangle(0, 0, W, yc))
    B.rings(c, [(W * .475, yc, 34), (W * .475, yc + 3, 60)], 'white', .6, .24)
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
    L.jukung(c, W * .33, H * .85, 400, None, '#c85a8e')
    with c.piece(shadow=.2, lift=3, volume=0) as g: rgb(g, '#f0e3c4'); g.set_line_width(3.4); g.move_to(W * .455, H * .8); g.curve_to(W * .52, H * .86, W * .59, H * .8, W * .636, dk + 20); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(170):
            t = rng.uniform(0, 1) ** 1.2; y = hz + 40 + t * (H - hz - 40); x = rng.uniform(-40, W * (.6 if y < wl else 1)); q = rng.uniform(24, 100) * (.3 + 1.5 * t); rgb(g, '#fff4dc' if rng.random() < .65 else '#1f5f74', rng.uniform(.12, .42)); taper(g, [(x, y), (x + q / 2, y - 1 - 3 * t), (x + q, y)], [.3, 1 + 4 * t, .3], 10, False); g.fill()
        for _ in range(80):
            t = rng.uniform(0, 1); y = hz + 3 + t * H * .34; x = W * .2 + rng.normal(0, 12 + 60 * t); q = rng.uniform(10, 40) * (.5 + t); rgb(g, '#fff3cf', .75 * (1 - .6 * t)); taper(g, [(x - q / 2, y), (x, y - 2), (x + q / 2, y)], [.3, 3, .3], 8, False); g.fill()
    c.finish(.34, warm=.1, center=(.5, .5))


def kitchen_scale(c, rng, variant=0):
    """news 43: a table on the beach at low sun: a kitchen scale with a basin of bottles on it, and the sorted heaps in crates beside it."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .84, H * .26, 44), '#ffe9b0', .9)
    L.cloud(c, W * .68, H * .1, 330, '#f6c9b0', .3); L.cloud(c, W * .1, H * .2, 260, '#f9d9bc', .4, 5)
    L.island(c, W * .1, hz + 3, 460, 46, '#6a6a78', depth=.4, beach=False); L.sea(c, hz, H * .58, 'rose', W * .84, 90, .8)
    L.jukung(c, W * .63, hz + 46, 140, None, '#2f5f7a', depth=.12)
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
        for k, (dx, dy, a, s) in enumerate(sorted(spots, key=lambda q: q[1])): X.bottle(g, x + dx * .92, by + dy + 14, s * .95, a, kinds[k % 6], capc[k % 6], .93)
    X.plastic_bag(c, x + 178, by - 196, 120, '#f3f6f2', .5, .9)
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
