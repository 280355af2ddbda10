"""Lead illustrations for the articles 0 to 22, one composition each."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as X
from paper import *

PI = math.pi


def n00(c, rng, variant=0):
    """Stages of restoration: one steel bar in close-up, the same coral five times, from a tied finger to a full bush with fish."""
    W, H = c.w, c.h
    c.light = (.5, -.87)
    c.backdrop([(0, '#bff0dc'), (.35, '#58c4bd'), (.75, '#1b8799'), (1, '#0d5674')], 75, glow=(W * .86, -40, 760, 'cream', .55))
    L.surface_below(c, 60, .4)
    b = L.rocks(c, [(-30, H * .74), (W * .3, H * .7), (W * .55, H * .6), (W * .8, H * .46), (W + 30, H * .38)], '#2b7a84', .62, 12)
    F.reef_patch(c, W * .5, W, b, 1.6, .8, depth=.55)
    A.silhouettes(c, W * .3, H * .26, 46, 260, 50, 12, PI, depth=.6)
    c.god_rays(W * .86, -160, .36, 12, 1500)
    b2 = L.sandbed(c, [(-30, H * .82), (W * .3, H * .84), (W * .6, H * .8), (W + 30, H * .74)], '#e6dcb0', .3)
    X.rubble(c, 0, W * .5, H * .86, H * .99, 40, 30, depth=.1)
    F.reef_patch(c, W * .68, W * 1.03, lambda x: b2(x) + 12, 1.5, .8, depth=.3)
    ax, ay, bx, by = -30, H * .765, W + 40, H * .63
    Y = lambda x: ay + (by - ay) * (x - ax) / (bx - ax)
    for px, dy, w in ((W * .085, .2, 15), (W * .47, .27, 19), (W * .9, .36, 24)):
        X.bar(c, (px, Y(px)), (px + 6, Y(px) + H * dy), w, '#7b8f97')
    X.bar(c, (ax + 60, ay - 44), (bx + 40, by - 62), 11, '#6a8894', depth=.3)
    for t in np.linspace(.04, .97, 13):
        px = W * t; X.bar(c, (px, Y(px)), (px + 46, Y(px) - 52), 6, '#7b8f97', depth=.12)
    X.bar(c, (ax, ay), (bx, by), 21, '#86989f')
    with c.piece(shadow=.1, lift=2, volume=.2, vsize=3) as g:      # film of pink crust on the older half of the bar
        for _ in range(150):
            t = rng.uniform(0, 1) ** .6; px = W * (.3 + .72 * t); rgb(g, jitter(rng, rng.choice(['#c87f9a', '#a9a06a', '#e0a58f']), .03), .8 * t + .1); smooth(g, blob_pts(rng, px, Y(px) + rng.uniform(-7, 7), rng.uniform(4, 15), rng.uniform(2, 6), .2, 8)); g.fill()
    for i, (t, s, st) in enumerate(((.085, 66, 1), (.215, 120, 2), (.375, 200, 4), (.575, 320, 6), (.83, 500, 8))):
        px = W * t; py = Y(px) - 4
        cc = mix('#f2a24b', '#f2694b', .25 + .14 * i)
        if i == 0:
            with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g:
                lin(g, px, py + 10, px, py - s, (0, shade(cc, -.25)), (.6, cc), (1, 'cream')); taper(g, [(px - 2, py + 14), (px + 2, py - s * .5), (px + 9, py - s)], [17, 16, 11], 14); g.fill()
                taper(g, [(px + 3, py - s * .45), (px + 19, py - s * .72)], [12, 8], 8); g.fill()
        else:
            F.staghorn(c, px, py + 6, s, cc, 1 + min(2, i), st)
        if i < 3:
            with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g:       # cable ties
                w = 14 + 6 * i
                rgb(g, '#2a343c'); g.set_line_width(5); g.move_to(px - w, py - 9); g.curve_to(px - w * .4, py + 2, px + w * .4, py + 2, px + w, py - 11); g.stroke()
                g.set_line_width(3.4); g.move_to(px + w, py - 11); g.line_to(px + w + 20, py - 24); g.stroke()
    A.school(c, 'chromis', W * .83, H * .33, 15, 190, 90, 50, PI + .2, .3)
    A.school(c, 'anthias', W * .66, H * .27, 13, 200, 60, 46, PI, .2, depth=.12)
    A.fish(c, 'damsel', W * .445, H * .53, 62, .2, .1); A.fish(c, 'damsel', W * .505, H * .42, 48, PI + .2, -.1); A.fish(c, 'longnose', W * .275, H * .55, 86, PI - .1, .1)
    F.pocillopora(c, W * .985, H * 1.03, 210, 'plum'); F.brain(c, W * .87, H * 1.05, 190, 'leaf'); F.leather(c, W * .735, H * 1.03, 120, shade('cream', -.1))
    X.rubble(c, -20, W * .2, H * .95, H * 1.01, 12, 60)
    c.particles(150); c.finish(.3, center=(.55, .5))


def n01(c, rng, variant=0):
    """Block diagram of a bay: palms and boats on top, coral tables on the slope in the cut face."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    c.backdrop([(0, '#f8ead0'), (.6, '#f3d5a6'), (1, '#e3b585')], 70, glow=(W * .15, 0, 900, '#fffaf0', .5))
    fl, fr, bl, br = W * .065, W * .935, W * .17, W * .86
    fy, byk = H * .46, H * .2
    # shadow of the block on the table
    with c.piece(shadow=0, volume=0, rim=0, blur=22, alpha=.5) as g: poly(g, [(fl + 20, H * .9), (fr + 60, H * .86), (fr + 70, H * .97), (fl + 40, H * .985)]); rgb(g, '#7a4a3a'); g.fill()
    # top: sea
    with c.piece(shadow=.2, lift=5, volume=0, rim=.2, grain=.03) as g:
        poly(g, [(fl, fy), (fr, fy), (br, byk), (bl, byk)]); lin(g, fl, 0, fr, 0, '#bfeedd', '#6fd0c6', '#2ba3b0', '#137a95'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, clip=lambda q: poly(q, [(fl, fy), (fr, fy), (br, byk), (bl, byk)])) as g:
        for _ in range(150):
            x, y = rng.uniform(fl, fr), rng.uniform(byk, fy); t = (y - byk) / (fy - byk); Ln = rng.uniform(14, 46) * (.5 + t)
            rgb(g, 'white', rng.uniform(.15, .5)); taper(g, [(x, y), (x + Ln / 2, y - 2 - 2 * t), (x + Ln, y)], [.3, 1 + 2 * t, .3], 8, False); g.fill()
    # land: crescent beach from the left round the back to a headland at the right
    clip = lambda q: poly(q, [(fl - 2, fy), (fr + 2, fy), (br + 3, byk - 3), (bl - 3, byk - 3)])
    beach = [(fl - 40, fy + 30), (fl + 190, fy + 14), (W * .27, H * .385), (W * .315, H * .31), (W * .41, H * .268), (W * .55, H * .258), (W * .68, H * .272), (W * .745, H * .3), (W * .8, H * .29), (W + 10, H * .26), (W, H * .1), (0, H * .1)]
    with c.piece(shadow=.25, lift=4, volume=.1, rim=.3, clip=clip) as g: smooth(g, [(x + 10, y + 12) for x, y in beach], tension=.4); rgb(g, '#e9fbf2', .75); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.2, clip=clip, grain=.05) as g: smooth(g, beach, tension=.4); lin(g, 0, H * .2, 0, fy, '#f3deae', '#f7e7bf'); g.fill()
    green = [(fl - 60, fy + 10), (fl + 70, fy + 2), (W * .2, H * .385), (W * .245, H * .3), (W * .33, H * .24), (W * .5, H * .228), (W * .7, H * .245), (W * .76, H * .272), (W, H * .24), (W, H * .1), (0, H * .1)]
    with c.piece(shadow=.35, lift=5, volume=.25, clip=clip) as g: smooth(g, green, tension=.4); lin(g, 0, H * .2, 0, fy, '#6f9f5e', '#8fb46a'); g.fill()
    for x0, x1, y, h, cc in ((.178, .47, .232, 150, '#5f9a6a'), (.33, .66, .226, 96, '#79ac6e'), (.58, .862, .243, 128, '#5a9468'), (.15, .28, .3, 84, '#4d7d52')):
        with c.piece(shadow=.3, lift=6, volume=.45, vsize=26) as g:
            n = 9; pts = [(W * (x0 + (x1 - x0) * k / n), H * y - h * math.sin(PI * k / n) ** .8 * rng.uniform(.75, 1.1)) for k in range(n + 1)]
            smooth(g, [(W * x0, H * y + 8)] + pts + [(W * x1, H * y + 8)], tension=.5); lin(g, 0, H * y - h, 0, H * y, shade(cc, .15), shade(cc, -.2)); g.fill()
    with c.piece(shadow=.35, lift=3, volume=.4, vsize=5) as g:         # trees
        for _ in range(150):
            t = rng.uniform(0, 1); x = W * (.15 + .7 * t); y = H * (.238 + .012 * math.sin(t * 9)) + rng.uniform(-26, 6) if t > .18 else H * rng.uniform(.26, .4); x = x if t > .18 else W * rng.uniform(.125, .2)
            s = rng.uniform(6, 14); rgb(g, jitter(rng, rng.choice(['#3f6f4c', '#4d7d52', '#6a9a58']), .03)); smooth(g, blob_pts(rng, x, y, s, s * .8, .15, 8)); g.fill()
    for x, y, s, ln in ((.2, .42, 96, .2), (.235, .385, 80, -.15), (.15, .44, 110, .12), (.33, .285, 60, .15), (.42, .262, 52, -.1), (.62, .262, 54, .1)): F.palm(c, W * x, H * y, s, ln)
    X.stilt_house(c, W * .175, H * .36, 84, roof='#c9744a', leg=.12); X.stilt_house(c, W * .29, H * .285, 56, roof='#b98a4a', leg=.12); L.berugak(c, W * .5, H * .262, 48)
    # front face: water section
    face = [(fl, fy), (fr, fy), (fr, H * .92), (fl, H * .92)]
    cl = X.water_window(c, face, ('#9fe2d4', '#4fbdb9', '#1c8ba0', '#0e5f86', '#0a4468'))
    c.set_air()
    c.god_rays(W * .3, H * .1, .2, 8, 700)
    bedp = [(fl, fy + 4), (fl + W * .06, fy + 16), (fl + W * .14, H * .53), (W * .3, H * .61), (W * .43, H * .68), (W * .56, H * .735), (W * .7, H * .76), (W * .82, H * .8), (fr, H * .84)]
    q = curve_pts(bedp, 120); base = lambda x: float(np.interp(x, q[:, 0], q[:, 1]))
    L_ = lambda off: [(x, y + off) for x, y in bedp]
    for off, c0, c1 in ((0, '#f3e2b4', '#d9c08c'), (22, '#cfa873', '#b98a5c'), (62, '#a8704f', '#8a573f'), (120, '#7a4a3c', '#5d3833')):
        with c.piece(shadow=.3, lift=5, volume=.15, grain=.06, clip=lambda q_: poly(q_, face)) as g:
            smooth(g, L_(off), False); g.line_to(fr, H); g.line_to(fl, H); g.close_path(); lin(g, 0, fy, 0, H * .92, c0, c1); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.3, vsize=3, clip=lambda q_: poly(q_, face)) as g:
        for _ in range(90):
            x = rng.uniform(fl, fr); y = base(x) + rng.uniform(34, 260); s = rng.uniform(3, 12); rgb(g, jitter(rng, rng.choice(['#c79a6a', '#8f6a52', '#6b4438', '#d9b98a']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.3, s, .2, 8)); g.fill()
    clipf = lambda q_: q_.rectangle(fl, fy, fr - fl, H)
    F.seagrass(c, W * .17, W * .26, 0, 34, 40, base=lambda x: base(x) + 4, clip=clipf)
    F.reef_patch(c, W * .84, W * .925, lambda x: base(x), 2.4, .5, clip=clipf)
    A.silhouettes(c, W * .78, H * .57, 40, 130, 36, 9, PI, depth=.3)
    for x, s, k in ((.345, 112, 2), (.455, 124, 2), (.57, 134, 3), (.69, 140, 3), (.79, 104, 2)):
        G.coral_table(c, W * x, base(W * x) + 5, s, k, 5, .2, grown=1.6)
    A.school(c, 'anthias', W * .6, H * .66, 14, 110, 24, 20, PI, .2); A.school(c, 'fusilier', W * .36, H * .535, 12, 90, 20, 20, .1, .2); A.school(c, 'chromis', W * .83, H * .72, 9, 60, 20, 18, PI, .2)
    P.diver(c, W * .475, H * .575, 124, .35, pose='work', lift=3, bubbles=False); P.diver(c, W * .69, H * .615, 122, PI - .2, pose='slate', accent='saffron', lift=3, bubbles=False); c.bubbles(W * .508, H * .575, 14, 108, 5, 7); c.bubbles(W * .658, H * .6, 15, 130, 5, 7)
    A.turtle(c, W * .86, H * .56, 84, -.2, 50, stroke=.4)
    for x in (.455, .69):      # mooring buoys with their lines
        with c.piece(shadow=.25, lift=3, volume=.4, vsize=4) as g:
            rgb(g, '#f6efdc', .8); g.set_line_width(1.8); g.move_to(W * x + 60, fy - 8); g.curve_to(W * x + 66, H * .55, W * x + 44, H * .62, W * x + 50, base(W * x + 50)); g.stroke()
            rgb(g, 'coral'); smooth(g, blob_pts(rng, W * x + 60, fy - 10, 10, 11, .04, 9)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, 'white', .75); taper(g, [(fl, fy), (W * .4, fy + 2), (fr, fy)], [5, 3.4, 5], 30, False); g.fill(); rgb(g, 'white', .35); g.set_line_width(3); g.move_to(fl, fy); g.line_to(fl, H * .92); g.stroke(); g.move_to(fr, fy); g.line_to(fr, H * .92); g.stroke()
    L.jukung(c, W * .4, H * .36, 92, '#f5b843', '#c85a8e'); L.jukung(c, W * .6, H * .415, 118, None, '#2f7f9a', True); L.yacht(c, W * .74, H * .36, 110); L.jukung(c, W * .52, H * .3, 56, '#f2694b', '#2f7f9a', True)
    L.cloud(c, W * .88, H * .12, 230, depth=.0, color='white'); L.cloud(c, W * .08, H * .14, 170, color='white', depth=.1, puffs=5)
    c.finish(.22, warm=.06, center=(.5, .5))


def n04(c, rng, variant=0):
    """Blue hour: the new lab seen from outside, open front, glowing tanks, two people carrying a crate in."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    hz = H * .5
    c.backdrop([(0, '#101d48'), (.3, '#27408a'), (.5, '#6f6fae'), (.58, '#e0a08f'), (1, '#e0a08f')], 90)
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(90): rgb(g, 'cream', rng.uniform(.2, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .34), rng.uniform(.6, 1.9), 0, 7); g.fill()
    with c.piece(shadow=0, volume=.2, rim=.3) as g: g.arc(W * .13, H * .15, 34, 0, 7); rgb(g, '#fff4d6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g: g.arc(W * .13 + 15, H * .15 - 8, 31, 0, 7); rgb(g, '#1a2f68'); g.fill()
    L.rinjani(c, W * .22, hz + 20, 900, 190, '#3a3f78', .35)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: poly(g, [(-10, hz + 18), (W + 10, hz + 18), (W + 10, H * .7), (-10, H * .7)]); lin(g, 0, hz + 18, 0, H * .68, '#d9a0a0', '#5a6aa0', '#2a4580'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(70): x, y = rng.uniform(0, W * .6), rng.uniform(hz + 22, H * .66); rgb(g, 'cream', .25); taper(g, [(x, y), (x + 20, y - 2), (x + 46, y)], [.3, 2, .3], 8, False); g.fill()
    L.ground(c, [(-30, H * .7), (W * .25, H * .665), (W * .6, H * .69), (W + 30, H * .66)], '#8a7a96', '#4a3f66', 200)
    F.palm(c, W * .33, H * .7, 380, .14, '#3a3350', '#2a4a58', depth=.15); F.palm(c, W * .96, H * .68, 520, -.1, '#2c2742', '#23404c', depth=.05)
    # building: long open front
    bx0, bx1, fy, ty = W * .36, W * .93, H * .8, H * .36
    with c.piece(shadow=.5, lift=10, volume=.2, vsize=16) as g:
        poly(g, [(bx0, fy), (bx1, fy), (bx1, ty), (bx0, ty)]); lin(g, 0, ty, 0, fy, '#f0b36a', '#e9a05c', '#b9693f'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04) as g:
        for i in range(24): x = bx0 + (bx1 - bx0) * i / 24; rgb(g, '#8a4a34', .22); g.set_line_width(1.6); g.move_to(x, ty); g.line_to(x, fy); g.stroke()
        poly(g, [(bx0, fy - 44), (bx1, fy - 44), (bx1, fy), (bx0, fy)]); lin(g, 0, fy - 44, 0, fy, '#c98352', '#8a5238'); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=6) as g:         # shelf
        rgb(g, '#8a5238'); taper(g, [(bx0 + 40, H * .47), (W * .62, H * .47)], [10, 10], cap=False); g.fill()
        x = bx0 + 54
        while x < W * .61:
            w, h = rng.uniform(16, 28), rng.uniform(24, 46); y = H * .465
            smooth(g, [(x, y), (x, y - h * .8), (x + w * .2, y - h), (x + w * .8, y - h), (x + w, y - h * .8), (x + w, y)], tension=.3); rgb(g, rng.choice(['#d9efe4', '#8fcabf', '#f6e0b0', '#e7a08f'])); g.fill(); x += w + rng.uniform(4, 26)
    def corals(sz):
        def f(c_, a, b, fy_):
            F.reef_patch(c_, a - 10, b + 10, lambda x: fy_ + 2, 2.2, sz, ['staghorn', 'poc', 'brain', 'staghorn', 'poc'], shadow=.25, lift=3)
            A.school(c_, 'damsel', (a + b) / 2, fy_ - 62, 4, (b - a) * .3, 12, 20, PI)
        return f
    for x, y, w, h, gl in ((.47, .7, 250, 100, .3), (.68, .7, 260, 104, .3), (.845, .7, 190, 100, .25)):
        G.aquarium(c, W * x, H * y, w, h, 26, glow=gl, legs=74, draw_inside=corals(.46))
    P.person(c, W * .575, fy - 12, 236, 'lean_table', P.look(rng, hair='bun', top='#1b6f7a', bottom='trousers', bcol='#2c3448'), True)
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=6) as g:         # pump pipes, a hanging net and a round clock-like gauge on the right wall
        rgb(g, '#8f6a58'); taper(g, [(W * .69, H * .44), (W * .9, H * .44)], [9, 9]); g.fill()
        for px in (.7, .82, .885): taper(g, [(W * px, H * .44), (W * px, H * .6)], [7, 7]); g.fill()
        for k, px in enumerate((.74, .785, .85)):
            g.set_line_width(7)
            for q_ in (30, 21): rgb(g, shade(['#1b8f93', '#b4532f', '#4f6d8a'][k], -.1 + .01 * q_)); g.arc(W * px, H * .44 + 34, q_, 0, 7); g.stroke()
    P.person(c, W * .775, fy - 10, 210, 'point', P.look(rng, hair='hat', top='#f5b843', bottom='trousers', bcol='#3a3f6a'), tweak=dict(aR=(70, 84)))
    # posts and roof in front
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g:
        for px in (bx0 + 8, W * .575 + 60, bx1 - 8): lin(g, px - 12, 0, px + 12, 0, '#7a4f3a', '#4a2f33'); taper(g, [(px, fy + 6), (px, ty - 10)], [20, 18], cap=False); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.4, vsize=20) as g:
        smooth(g, [(bx0 - 70, ty + 26), (bx0 + 10, ty - 70), (bx0 + 70, ty - 132), (bx1 - 60, ty - 140), (bx1 + 10, ty - 72), (bx1 + 74, ty + 22), (W * .65, ty + 10)], tension=.18); p = g.copy_path(); lin(g, 0, ty - 140, 0, ty + 26, '#5a4a72', '#3a2f52'); g.fill()
        g.append_path(p); g.clip()
        for _ in range(260): x, y = rng.uniform(bx0 - 70, bx1 + 70), rng.uniform(ty - 140, ty + 20); rgb(g, '#1d1738' if rng.random() < .6 else '#c99ab0', .3); g.set_line_width(2); g.move_to(x, y); g.line_to(x + (x - W * .65) * .04, y + 26); g.stroke()
    X.bunting(c, (bx0 - 10, ty + 34), (W * .62, ty + 22), 9, 26, 26); X.bunting(c, (W * .62, ty + 22), (bx1 + 14, ty + 30), 9, 24, 26)
    c.glow(W * .65, H * .58, 520, '#ffc987', .32, 1.5); c.glow(W * .65, H * .86, 480, '#ffb870', .3, 3.2)
    # coming up the path: two carrying a crate, someone with a lantern
    def pot(g, J):
        x, y = (J['hL'][0] + J['hR'][0]) / 2 + .06, (J['hL'][1] + J['hR'][1]) / 2
        for k in range(5): a = -.6 + .3 * k; rgb(g, 'coral'); taper(g, [(x, y), (x + math.sin(a) * .1, y - .12), (x + math.sin(a) * .13, y - .2)], [.03, .024, .016], 10); g.fill()
        smooth(g, [(x - .12, y - .04), (x + .12, y - .04), (x + .09, y + .15), (x - .09, y + .15)], tension=.2); lin(g, x - .12, 0, x + .12, 0, '#f8cf63', '#c98a2a'); g.fill()
    def cr(g, J):
        x, y = (J['hL'][0] + J['hR'][0]) / 2 + .1, (J['hL'][1] + J['hR'][1]) / 2 + .1
        G.crate(g, x, y + .05, .3, '#3c86c2')
        for a in (-.08, -.02, .05, .1): rgb(g, ['coral', 'saffron', 'rose', 'violet'][int(a * 30) % 4]); taper(g, [(x + a, y - .08), (x + a * 1.3, y - .19)], [.03, .02], 8); g.fill()
    P.person(c, W * .255, H * .885, 300, 'carry', P.look(rng, hair='cap', top='#f2694b', bottom='shorts', accent='#f5b843'), False, cr)
    P.person(c, W * .145, H * .935, 335, 'carry', P.look(rng, hair='hijab', accent='#8fd6c8', top='#c85a8e', bottom='skirt', bcol='#3a3f6a'), False, pot, tweak=dict(lL=(-10, -16), lR=(12, 2), aL=(34, 84)))
    for x, y in ((.345, .92), (.47, .965), (.6, .93)):
        with c.piece(shadow=.4, lift=5, volume=.3, vsize=4) as g:
            rgb(g, '#3a2f52'); taper(g, [(W * x, H * y), (W * x, H * y - 34)], [6, 5]); g.fill(); rgb(g, '#ffe0a0'); smooth(g, blob_pts(rng, W * x, H * y - 44, 11, 14, .04, 9)); g.fill()
        c.glow(W * x, H * y - 40, 90, '#ffc46b', .5)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=8) as g:
        for k in range(15):
            a = PI + .12 + k * .1; F.leaf(g, W + 24, H * 1.02, rng.uniform(140, 330), 46, a, jitter(rng, '#2a4a62', .03))
    L.pebbles(c, W * .3, W * .9, lambda x: H * rng.uniform(.83, .93), 40, 8, ('#7a6a8a', '#a990a0', '#5a4f72'))
    c.finish(.4, center=(.62, .55))


def n06(c, rng, variant=0):
    """Field trip: over-under; children on a wooden jetty look down, below them posts, fish and seagrass."""
    W, H = c.w, c.h
    wl = H * .52
    c.light = (-.45, -.89)
    L.sky(c, 'morning', H * .42, glow=.7); c.glow(W * .1, H * .05, 700, 'cream', .5)
    L.cloud(c, W * .78, H * .13, 330, depth=.2); L.cloud(c, W * .5, H * .22, 200, depth=.4, puffs=5)
    L.island(c, W * .62, H * .42 + 4, 1500, 66, '#6f9f7a', depth=.42, palms=9)
    L.sea(c, H * .42, wl + 30, 'morning', W * .15, 70)
    L.jukung(c, W * .8, H * .468, 140, '#f2694b', '#2f7f9a', True, depth=.12)
    wpts = [(-30, wl + 10), (W * .18, wl - 2), (W * .4, wl + 12), (W * .6, wl), (W * .82, wl + 12), (W + 30, wl + 2)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, wpts, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#b9efdc', '#5fc9c0', '#1f97a6', '#126a8c'); g.fill()
    c.glow(W * .2, wl + 40, 420, '#fff4d6', .35, 1.4); c.set_air()
    b = L.rocks(c, [(-30, H * .8), (W * .3, H * .83), (W * .6, H * .82), (W + 30, H * .74)], '#2a7482', .42, 10)
    F.reef_patch(c, W * .62, W, b, 2.0, .6, depth=.36)
    c.god_rays(W * .2, wl - 180, .36, 12, 700)
    sb = L.sandbed(c, [(-30, H * .9), (W * .3, H * .875), (W * .6, H * .9), (W + 30, H * .86)], '#e6dcb0', .42)
    dy = H * .405
    F.seagrass(c, W * .42, W * .98, 0, 90, 90, base=lambda x: sb(x) + 14, depth=.2)
    X.jetty(c, -40, W * .665, dy, 1.2, [W * .06, W * .235, W * .415, W * .6], lambda x: sb(x) + 26)
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4) as g:       # growth on the posts under water
        for px in (W * .06, W * .235, W * .415, W * .6):
            for _ in range(34):
                yy = wl + 24 + rng.uniform(0, 1) ** 1.3 * (sb(px) - wl - 10); rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#e0a58f', '#7fa58a', '#c8788f', '#e9a05c', '#5f8f7a']), .04)); smooth(g, blob_pts(rng, px + rng.choice([-1, 1]) * rng.uniform(6, 15), yy, rng.uniform(5, 12), rng.uniform(4, 9), .2, 7)); g.fill()
    for px, yy, cc in ((.235, .74, 'rose'), (.415, .7, 'saffron'), (.6, .76, 'plum'), (.06, .78, 'coral')): F.soft_coral(c, W * px + 12, H * yy, 74, cc, .9)
    L.waterline(c, wpts)
    A.school(c, 'sergeant', W * .33, H * .7, 19, 190, 60, 56, .1, .2); A.school(c, 'snapper', W * .5, H * .82, 9, 120, 36, 58, PI, .1)
    A.school(c, 'fusilier', W * .8, H * .66, 26, 190, 46, 34, PI + .1, .3, depth=.2); A.fish(c, 'raccoon', W * .13, H * .8, 96, .1, .1); A.fish(c, 'idol', W * .69, H * .8, 92, PI + .1, .1)
    # starfish and clam on the sand
    with c.piece(shadow=.45, lift=4, volume=.4, vsize=6) as g:
        for x, y, s, cc in ((.33, .945, 40, '#2f6fb8'), (.75, .935, 34, '#f2694b')):
            a0 = rng.uniform(0, 6); rgb(g, cc)
            for k in range(5): a = a0 + k * 2 * PI / 5; taper(g, [(W * x, H * y), (W * x + math.cos(a) * s, H * y + math.sin(a) * s * .5)], [s * .42, s * .2], 10); g.fill()
    # children and the teacher on the jetty
    k1 = lambda **o: P.look(rng, child=True, **o)
    P.person(c, W * .035, dy - 16, 300, 'stand_side', P.look(rng, hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='skirt', bcol='#1b6f7a'), tweak=dict(aR=(52, 62), aL=(10, 20), head=18))
    for x, h, lk, tw in ((.135, 215, k1(hair='short', top='#f2694b', bottom='shorts'), dict(lean=24, head=46)), (.285, 205, k1(hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers'), dict(lean=12, head=40, aL=(20, 34))), (.56, 220, k1(hair='cap', accent='#f2694b', top='#f5b843', bottom='shorts'), dict(lean=20, head=50, aR=(64, 60), aL=(-20, 10)))):
        P.person(c, W * x, dy + 4, h, 'sit', lk, tweak={**dict(lL=(84, 8), lR=(78, -4)), **tw})
    P.person(c, W * .385, dy - 14, 210, 'plant', k1(hair='pony', top='#8f6fb8', bottom='shorts', accent='#f5b843'), tweak=dict(lean=84, head=92, lL=(74, -84), lR=(66, -88), aL=(20, 6), aR=(8, 18)))
    P.person(c, W * .475, dy - 14, 235, 'point', k1(hair='bob', top='#c85a8e', bottom='shorts', pack='#2f6f86'), tweak=dict(aR=(78, 66)))
    P.person(c, W * .215, dy - 16, 225, 'crouch_look', k1(hair='short', top='#3c86c2', bottom='shorts'), tweak=dict(lean=50))
    F.brain(c, W * .955, H * 1.03, 230, 'leaf'); F.staghorn(c, W * .86, H * 1.04, 180, 'coral'); F.pocillopora(c, W * 1.0, H * .95, 140, 'plum')
    F.seagrass(c, -20, W * .16, H * 1.02, 120, 40, 'moss', .2)
    c.particles(140, box=(0, wl + 20, W, H)); c.finish(.3, center=(.45, .5))


def n07(c, rng, variant=0):
    """Invitation: looking straight up from the reef; a ring of snorkelling children round a float against the sun."""
    W, H = c.w, c.h
    c.light = (.1, -1.0)
    cx, cy = W * .45, H * .37
    c.backdrop([(0, '#2aa5b0'), (.45, '#147f98'), (1, '#07365c')], 90, wash=.05)
    c.glow(cx, cy, 760, '#9fe8d8', .65); c.glow(cx, cy, 420, '#d9fff0', .6); c.glow(cx + 60, cy - 50, 190, '#fffbe6', .8); c.set_air()
    # window of light: wobbling rings of ripples
    for k, (rr, al) in enumerate(((520, .2), (430, .25), (330, .32), (235, .4), (140, .5))):
        with c.piece(shadow=0, volume=0, rim=0, blur=1.6, alpha=al) as g:
            for _ in range(46):
                a = rng.uniform(0, 2 * PI); q = rr * rng.uniform(.85, 1.12); da = rng.uniform(.04, .16) * 240 / rr
                pts = [(cx + math.cos(a + t * da) * q * (1.16) + rng.normal(0, 5), cy + math.sin(a + t * da) * q * .82 + rng.normal(0, 4)) for t in (-1, -.3, .4, 1)]
                rgb(g, 'white' if rng.random() < .7 else '#0f6f8c', rng.uniform(.25, .8)); taper(g, pts, [.4, rng.uniform(3, 9), rng.uniform(2, 6), .4], 16, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=9, alpha=.3) as g:       # rays falling towards us, radial
        for _ in range(26):
            a = rng.uniform(0, 2 * PI); r0, r1 = rng.uniform(120, 260), rng.uniform(560, 1000); w = rng.uniform(.008, .035)
            poly(g, [(cx + math.cos(a - w * .4) * r0, cy + math.sin(a - w * .4) * r0), (cx + math.cos(a + w * .4) * r0, cy + math.sin(a + w * .4) * r0), (cx + math.cos(a + w) * r1, cy + math.sin(a + w) * r1), (cx + math.cos(a - w) * r1, cy + math.sin(a - w) * r1)]); rad(g, cx, cy, 900, (0, '#f3fff0', .7), (1, '#f3fff0', 0)); g.fill()
    A.school(c, 'fusilier', W * .83, H * .3, 24, 150, 90, 36, 2.2, .5, depth=.4)
    A.silhouettes(c, W * .1, H * .5, 40, 130, 60, 14, -.7, depth=.4)
    # ring buoy in the middle with a tow line; the children hold on around it
    bx, by = cx + 10, cy - 6
    with c.piece(shadow=.22, lift=9, volume=.4, vsize=14, rim=.5) as g:
        g.set_line_width(36); rgb(g, 'coral'); g.arc(bx, by, 74, 0, 7); g.stroke()
        rgb(g, 'cream')
        for k in range(4): g.arc(bx, by, 74, k * PI / 2 + .2, k * PI / 2 + .62); g.stroke()
    suits = ['#1b8f93', '#8f6fb8', '#f2694b', '#2f6fb8', '#c85a8e', '#f0a03c']; fin = ['saffron', 'coral', 'teal', '#f5e0a0', 'violet', '#2f8fb0']
    for i, (a, d, h) in enumerate(((2.75, 205, 230), (1.75, 210, 250), (.55, 216, 226), (-.5, 204, 236), (-1.75, 196, 214))):
        px, py = bx + math.cos(a) * d * 1.12, by + math.sin(a) * d
        X.snorkel_from_below(c, px, py, h, a + PI + rng.normal(0, .12), suits[i], fin[i], P.SKINS[i % 5], rng.uniform(-1, 1))
    X.snorkel_from_below(c, W * .75, H * .7, 255, PI + .3, '#14324a', 'coral', '#8a5a3c', .8, child=False)
    A.turtle(c, W * .17, H * .2, 190, .5, 20, stroke=.5, depth=.12)
    # reef wall all round as a frame, heavier lower right
    for x, y, kd, s, cc, d in ((.02, .99, 'staghorn', 2.0, 'saffron', .1), (.12, 1.02, 'poc', 1.9, 'rose', .05), (.24, 1.03, 'plates', 1.3, 'violet', .12), (.37, 1.05, 'brain', 1.2, 'leaf', .1), (.5, 1.05, 'leather', 1.2, 'cream', .1), (.61, 1.03, 'staghorn', 1.5, '#e9a05c', .1), (.72, 1.02, 'poc', 2.0, 'plum', .05)):
        F.plant(c, kd, W * x, H * y, s, cc, depth=d)
    F.sea_fan(c, W * 1.01, H * .98, 430, 'plum', -.35); F.sea_fan(c, W * .86, H * 1.04, 300, 'coral', -.2); F.table_coral(c, W * .97, H * 1.06, 330, 'rose', height=170)
    A.school(c, 'anthias', W * .62, H * .87, 14, 190, 40, 42, -.5, .3); A.fish(c, 'clownfish', W * .155, H * .86, 70, -.3, .1) if False else A.fish(c, 'longnose', W * .2, H * .82, 84, -.3, .1)
    c.particles(220); c.finish(.42, center=(.46, .4))


def n09(c, rng, variant=0):
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
    rx, ry = X.cup(c, tx, ty, 430)
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


def n11(c, rng, variant=0):
    """A year in review: night room, one person from behind before a wall of twelve small pictures, desk lamp, open shutters."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#28325c'), (.5, '#3f4a72'), (1, '#2c2f50')], 80, wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for i in range(18): y = H * i / 18; rgb(g, 'navy', .16); taper(g, [(0, y), (W, y + 2)], [2.4, 2.4]); g.fill()
    lx, ly = W * .665, H * .5
    c.glow(lx, ly, 760, '#ffb86a', .5); c.glow(lx, ly, 380, '#ffd89a', .42); c.set_air()
    # open window left: stars, sea, moon path
    wx, wy, ww, wh = W * .05, H * .12, W * .2, H * .5
    with c.piece(shadow=.4, lift=8, volume=.3, rim=.2) as g: poly(g, [(wx - 16, wy - 16), (wx + ww + 16, wy - 16), (wx + ww + 16, wy + wh + 16), (wx - 16, wy + wh + 16)]); rgb(g, '#6b4a4a'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g:
        poly(g, [(wx, wy), (wx + ww, wy), (wx + ww, wy + wh), (wx, wy + wh)]); lin(g, 0, wy, 0, wy + wh * .66, '#0c1a4a', '#27478c', '#5f7ab0'); g.fill()
        poly(g, [(wx, wy + wh * .66), (wx + ww, wy + wh * .66), (wx + ww, wy + wh), (wx, wy + wh)]); lin(g, 0, wy + wh * .66, 0, wy + wh, '#7fa0c0', '#17386c'); g.fill()
        for _ in range(40): rgb(g, 'cream', rng.uniform(.3, 1)); g.arc(rng.uniform(wx + 4, wx + ww - 4), rng.uniform(wy + 4, wy + wh * .6), rng.uniform(.8, 2), 0, 7); g.fill()
        rgb(g, '#fff4d6'); g.arc(wx + ww * .64, wy + wh * .25, 30, 0, 7); g.fill()
        for k in range(16): t = k / 16; y = wy + wh * (.67 + .32 * t); w = rng.uniform(8, 26) * (.5 + t); rgb(g, '#fff4d6', .7); taper(g, [(wx + ww * .64 - w, y), (wx + ww * .64, y), (wx + ww * .64 + w, y)], [.3, 2 + 2 * t, .3], 8, False); g.fill()
        smooth(g, [(wx, wy + wh * .665), (wx + ww * .3, wy + wh * .6), (wx + ww * .5, wy + wh * .635), (wx + ww, wy + wh * .66)]); rgb(g, '#1d2f60'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5) as g:
        for m, a in ((wx - 16, -1), (wx + ww + 16, 1)):
            poly(g, [(m, wy - 10), (m + a * 64, wy + 18), (m + a * 64, wy + wh - 6), (m, wy + wh + 12)]); lin(g, m, 0, m + a * 64, 0, '#3f7f86', '#2a5a6a'); g.fill(); rgb(g, '#17384a', .7); g.set_line_width(3)
            for k in range(10): y = wy + 30 + k * wh / 10.6; g.move_to(m + a * 8, y); g.line_to(m + a * 56, y + 8); g.stroke()
    # twelve pictures, hung a little crooked
    kinds = ['reef', 'fish', 'sun', 'leaf', 'turtle', 'sail', 'hill', 'coral', 'shell', 'people', 'wave', 'star']
    order = list(kinds); rng.shuffle(order)
    i = 0
    for row in range(3):
        for k in range(4):
            x, y = W * (.4 + .135 * k) + rng.normal(0, 8), H * (.15 + .19 * row) + rng.normal(0, 7)
            w, h, a = rng.uniform(140, 172), rng.uniform(108, 132), rng.normal(0, .045); kd = order[i]; i += 1
            with c.piece(shadow=.45, lift=6, volume=.2, vsize=6) as g:
                with at(g, x, y, a):
                    poly(g, [(-w / 2 - 8, -h / 2 - 8), (w / 2 + 8, -h / 2 - 8), (w / 2 + 8, h / 2 + 8), (-w / 2 - 8, h / 2 + 8)]); rgb(g, '#fbf3de'); g.fill()
                    poly(g, [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]); p = g.copy_path()
                    bg = dict(reef=('#a9e4d2', '#137a95'), fish=('#7fd6c6', '#1b8f93'), sun=('#f6b36a', '#c85a8e'), leaf=('#f6e0b0', '#e9c58c'), turtle=('#6fd0c6', '#0f5f86'), sail=('#bfe3e6', '#2f9fb0'), hill=('#f7d3b0', '#d9a0a0'), coral=('#fff0d6', '#f3c9b0'), shell=('#a9dbe0', '#5fb0b8'), people=('#fbd3a4', '#e3b585'), wave=('#e9fbf2', '#35abb2'), star=('#22407c', '#0a1d3a'))[kd]
                    lin(g, 0, -h / 2, 0, h / 2, *bg); g.fill_preserve(); g.save(); g.clip()
                    if kd == 'reef':
                        for q in range(9): rgb(g, ['coral', 'saffron', 'plum', 'violet', 'rose'][q % 5]); smooth(g, blob_pts(rng, -w * .45 + q * w * .11, h * .5, w * .08, h * rng.uniform(.12, .3), .15, 8)); g.fill()
                    elif kd == 'fish':
                        for q in range(3):
                            with at(g, -w * .2 + q * w * .2, -h * .2 + q * h * .2, .1 * q, 54): A.draw_fish(g, ['longnose', 'anthias', 'idol'][q], .1, None, rng, False)
                    elif kd == 'sun': rgb(g, '#fff0b8'); g.arc(0, 0, h * .22, 0, 7); g.fill(); rgb(g, '#5a4a80'); g.rectangle(-w, h * .14, 2 * w, h); g.fill()
                    elif kd == 'leaf': F.propagule(g, -w * .18, h * .42, h * .8, 'leaf', -.1); F.propagule(g, w * .2, h * .46, h * .66, 'leaf', .12)
                    elif kd == 'turtle':
                        rgb(g, '#7a7a45'); smooth(g, blob_pts(rng, 0, 0, w * .2, h * .22, .04, 10)); g.fill()
                        rgb(g, '#5f6a42')
                        for sy in (-1, 1): taper(g, [(w * .12, sy * h * .12), (w * .16, sy * h * .3), (w * .02, sy * h * .42)], [15, 14, 4], 10); g.fill(); taper(g, [(-w * .14, sy * h * .12), (-w * .26, sy * h * .24)], [11, 5], 8); g.fill()
                        smooth(g, blob_pts(rng, w * .25, 0, 13, 9, .04, 9)); g.fill(); rgb(g, '#9aa05c'); smooth(g, blob_pts(rng, 0, 0, w * .13, h * .14, .1, 7)); g.fill()
                    elif kd == 'sail': rgb(g, 'coral'); poly(g, [(0, -h * .36), (0, h * .2), (w * .26, h * .2)]); g.fill(); rgb(g, 'cream'); poly(g, [(-6, -h * .3), (-6, h * .2), (-w * .2, h * .2)]); g.fill(); rgb(g, 'navy'); poly(g, [(-w * .26, h * .24), (w * .3, h * .24), (w * .2, h * .36), (-w * .2, h * .36)]); g.fill()
                    elif kd == 'hill': rgb(g, '#6d6590'); smooth(g, [(-w * .6, h * .3), (-w * .1, -h * .28), (w * .04, -h * .16), (w * .18, -h * .2), (w * .6, h * .3)], tension=.3); g.fill(); rgb(g, '#2f8fa0'); g.rectangle(-w, h * .28, 2 * w, h); g.fill()
                    elif kd == 'coral':
                        for q in np.linspace(-.9, .9, 7): rgb(g, 'coral'); taper(g, [(0, h * .5), (math.sin(q) * h * .3, h * .1), (math.sin(q) * h * .7, -h * .3 * math.cos(q))], [12, 10, 7], 10); g.fill()
                    elif kd == 'shell':
                        for q in range(7): aa = -PI / 2 + (q - 3) * .3; rgb(g, jitter(rng, '#f6dcc8', .02)); taper(g, [(0, h * .3), (math.cos(aa) * h * .6, h * .3 + math.sin(aa) * h * .6)], [7, 20], 8); g.fill()
                    elif kd == 'people':
                        for q, cc in enumerate(('coral', 'teal', 'violet', 'saffron')): px = -w * .3 + q * w * .2; hh = h * (.36 + .1 * (q % 2)); rgb(g, cc); smooth(g, [(px - 12, h * .5), (px - 11, h * .5 - hh), (px + 11, h * .5 - hh), (px + 12, h * .5)], tension=.3); g.fill(); rgb(g, '#3a2a22'); g.arc(px, h * .5 - hh - 11, 10, 0, 7); g.fill()
                    elif kd == 'wave':
                        for q in range(3): g.set_line_width(9); rgb(g, ['white', '#137a95', 'cream'][q]); yy = -h * .2 + q * h * .22; g.move_to(-w, yy); g.curve_to(-w * .3, yy - 40, -w * .1, yy + 36, w * .2, yy); g.curve_to(w * .4, yy - 24, w * .6, yy + 10, w, yy); g.stroke()
                    else:
                        for q in range(14): rgb(g, 'cream', .9); g.arc(rng.uniform(-w, w) * .5, rng.uniform(-h, h * .5) * .5, rng.uniform(1, 2.6), 0, 7); g.fill()
                        rgb(g, '#0c1530'); smooth(g, [(-w * .6, h * .5), (-w * .2, h * .25), (w * .3, h * .34), (w * .6, h * .5)]); g.fill()
                    g.restore(); g.new_path()
                    rgb(g, 'coral' if i % 2 else 'teal'); g.arc(0, -h / 2 - 1, 5, 0, 7); g.fill()
    # desk with lamp, shells, mug, open notebook
    dy = H * .745
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=12) as g:
        for px in (.335, .93): rgb(g, '#5b3a34'); taper(g, [(W * px, dy), (W * px, H * 1.03)], [26, 22]); g.fill()
        poly(g, [(W * .3, dy - 14), (W * .975, dy - 14), (W * .985, dy + 18), (W * .29, dy + 18)]); lin(g, 0, dy - 14, 0, dy + 18, '#d99a62', '#8a5238'); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=8) as g:
        rgb(g, '#c9953c'); smooth(g, blob_pts(rng, W * .8, dy - 16, 46, 12, .03, 10)); g.fill(); taper(g, [(W * .8, dy - 18), (W * .825, dy - 130), (W * .755, dy - 205)], [9, 9, 9], 20); g.fill()
        smooth(g, [(W * .705, dy - 172), (W * .72, dy - 212), (W * .752, dy - 232), (W * .782, dy - 214), (W * .775, dy - 168)], tension=.4); lin(g, W * .7, 0, W * .78, 0, '#3fa0a0', '#1b6f7a'); g.fill(); rgb(g, '#fff0bd'); smooth(g, [(W * .706, dy - 172), (W * .74, dy - 164), (W * .775, dy - 168), (W * .74, dy - 178)]); g.fill()
        for k in range(3): rgb(g, ['#c85a8e', '#1b8f93', '#f5b843'][k]); poly(g, [(W * .87, dy - 16 - 15 * k), (W * .95 - 10 * k, dy - 16 - 15 * k), (W * .95 - 10 * k, dy - 30 - 15 * k), (W * .87 + 6 * k, dy - 30 - 15 * k)]); g.fill()
        poly(g, [(W * .355, dy - 14), (W * .365, dy - 62), (W * .395, dy - 62), (W * .405, dy - 14)]); rgb(g, '#f2694b'); g.fill()
        for k in range(4): rgb(g, ['#f5b843', '#8fd6c8', '#fff4d6', '#c85a8e'][k]); taper(g, [(W * .37 + k * 7, dy - 58), (W * .362 + k * 13, dy - 108 - 8 * (k % 2))], [5, 4], 6); g.fill()
    F.staghorn(c, W * .455, dy - 12, 84, '#f2e6d0', 2, 4, tip='#ffffff')
    c.glow(W * .74, dy - 90, 250, '#ffe2a0', .5)
    # the person, seated, from behind, one hand on the notebook
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=10) as g:
        for px in (.555, .655): rgb(g, '#4a2f33'); taper(g, [(W * px, H * .9), (W * px - (8 if px < .6 else -8), H * 1.04)], [20, 17]); g.fill()
    P.person(c, W * .605, H * .92, 560, 'sit_ground', P.look(rng, hair='bun', top='#1b8f93', sleeve='long', bottom='trousers', bcol='#20283c', accent='#f5b843', build=1.02), tweak=dict(lL=(-70, -4), lR=(68, 4), aL=(-56, -116), aR=(58, 120), lean=-2, head=12))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=12) as g:
        smooth(g, [(W * .535, H * .93), (W * .675, H * .93), (W * .682, H * .965), (W * .53, H * .965)], tension=.25); lin(g, 0, H * .92, 0, H * .97, '#a9603f', '#5b3434'); g.fill()
    c.finish(.44, center=(.58, .45))


def n12(c, rng, variant=0):
    """Plastic from kitchen to reef: one long cut slope from a house kitchen, down a stream, under the sea to coral and turtle."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    wl = H * .5
    L.sky(c, 'morning', H * .5, glow=.7); c.glow(W * .1, 0, 600, 'cream', .4); c.set_air()
    L.cloud(c, W * .7, H * .16, 300, depth=.2); L.cloud(c, W * .9, H * .28, 190, depth=.35, puffs=5)
    L.sea(c, H * .43, wl + 10, 'morning', None, 40); L.island(c, W * .85, H * .435, 420, 40, depth=.45)
    # under-water part
    wp = [(W * .4, wl + 2), (W * .52, wl + 10), (W * .68, wl - 2), (W * .85, wl + 9), (W + 30, wl)]
    with c.piece(shadow=.2, lift=5, volume=0, rim=0) as g: smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(W * .38, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#a9e4d2', '#4fc0ba', '#1786a0', '#0d5078'); g.fill()
    c.glow(W * .75, wl + 30, 340, '#fff4d6', .3, 1.5); c.set_air()
    F.reef_patch(c, W * .72, W * 1.0, lambda x: H * .83, 1.6, .7, depth=.5)
    A.silhouettes(c, W * .9, H * .64, 30, 110, 40, 11, PI, depth=.4)
    # the slope: earth cut from the left top to the right bottom
    sp = [(-30, H * .36), (W * .2, H * .362), (W * .285, H * .375), (W * .345, H * .43), (W * .41, H * .487), (W * .49, H * .56), (W * .56, H * .68), (W * .66, H * .795), (W * .8, H * .865), (W + 30, H * .88)]
    q = curve_pts(sp, 140); base = lambda x: float(np.interp(x, q[:, 0], q[:, 1]))
    for off, c0, c1 in ((0, '#9bb56a', '#e9dcae'), (20, '#c98f5f', '#d9b07c'), (80, '#a8704f', '#94604a'), (190, '#7a4a3c', '#5d3833')):
        with c.piece(shadow=.35, lift=6, volume=.2, vsize=20, grain=.055) as g:
            smooth(g, [(x, y + off * (1 - .45 * x / W)) for x, y in sp], False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, W * .3, 0, W * .56, 0, c0, c1); g.fill()
    with c.piece(shadow=.25, lift=3, volume=.35, vsize=4) as g:
        for _ in range(80): x = rng.uniform(0, W); y = base(x) + rng.uniform(40, 420); s = rng.uniform(4, 11); rgb(g, jitter(rng, rng.choice(['#c79a6a', '#8f6a52', '#6b4438', '#d9b98a']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.3, s, .2, 8)); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:         # roots of the palm, and old litter buried in the ground
        for k in range(9):
            p_ = wander(rng, W * .32, base(W * .32) + 6, PI / 2 + (k - 4) * .32 + rng.normal(0, .08), rng.uniform(90, 230), 6, .22); rgb(g, '#c99a6a', .9); taper(g, p_, [9, 5, 1], 16); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=4, alpha=.78) as g:
        for x, y, s_, r_, cc, cp in ((.07, .53, 66, .4, '#a9c9c0', 'coral'), (.16, .66, 74, -.5, '#b9cfb8', 'teal'), (.05, .8, 80, 1.0, '#a9c9c0', '#3c86c2'), (.26, .79, 72, .2, '#c9c0a8', 'coral'), (.36, .68, 66, -.9, '#a9c9c0', 'saffron'), (.17, .91, 84, -.15, '#b9cfb8', '#8f6fb8'), (.4, .87, 78, .7, '#a9c9c0', 'teal'), (.52, .93, 70, -.3, '#c9c0a8', 'coral')): X.bottle(g, W * x, H * y, s_, r_, cc, cp)
        for x, y, s_ in ((.11, .59, 24), (.2, .55, 22), (.22, .71, 26), (.1, .72, 26), (.3, .62, 24), (.31, .88, 28), (.11, .88, 28), (.44, .77, 26), (.47, .88, 26), (.34, .78, 26), (.03, .67, 24), (.23, .96, 30), (.6, .95, 24)): G.litter(g, rng, W * x, H * y, s_)
        for x, y, q_ in ((.285, .71, 40), (.08, .965, 46)):
            rgb(g, '#2c2a33'); g.set_line_width(q_ * .42); g.arc(W * x, H * y, q_, 0, 7); g.stroke()
    F.palm(c, W * .322, base(W * .322) + 6, 290, .12)
    # house cut open: kitchen
    hx, hy, hw, hh = W * .022, H * .366, W * .243, H * .272
    with c.piece(shadow=.45, lift=9, volume=.25, vsize=16) as g: poly(g, [(hx, hy), (hx + hw, hy), (hx + hw, hy - hh), (hx, hy - hh)]); lin(g, 0, hy - hh, 0, hy, '#fbe0b0', '#f2b98a'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:
        rgb(g, '#8fd0d0'); g.rectangle(hx + hw * .62, hy - hh * .78, hw * .26, hh * .36); g.fill(); rgb(g, '#fffaf0'); g.set_line_width(6); g.rectangle(hx + hw * .62, hy - hh * .78, hw * .26, hh * .36); g.stroke(); g.move_to(hx + hw * .75, hy - hh * .78); g.line_to(hx + hw * .75, hy - hh * .42); g.stroke()
        rgb(g, '#a9603f'); g.rectangle(hx + 12, hy - hh * .7, hw * .4, 8); g.fill()
        for k in range(5): rgb(g, ['#1b8f93', '#f2694b', '#fffaf0', '#f5b843', '#8f6fb8'][k]); xx = hx + 22 + k * 25; smooth(g, [(xx, hy - hh * .7), (xx + 1, hy - hh * .7 - 26 - 8 * (k % 3)), (xx + 17, hy - hh * .7 - 26 - 8 * (k % 3)), (xx + 18, hy - hh * .7)], tension=.3); g.fill()
        rgb(g, '#8a5238'); g.rectangle(hx + hw * .42, hy - hh * .36, hw * .54, hh * .36); g.fill(); lin(g, 0, hy - hh * .4, 0, hy - hh * .34, '#e9e3d2', '#a9b3b0'); g.rectangle(hx + hw * .4, hy - hh * .4, hw * .58, 15); g.fill()
        rgb(g, '#7b8f97'); g.set_line_width(6); g.move_to(hx + hw * .8, hy - hh * .4); g.curve_to(hx + hw * .8, hy - hh * .58, hx + hw * .72, hy - hh * .58, hx + hw * .71, hy - hh * .5); g.stroke()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=3) as g:
        X.bottle(g, hx + hw * .5, hy - hh * .4 - 36, 74, -PI / 2, '#a9dbe0', 'coral'); X.bottle(g, hx + hw * .585, hy - hh * .4 - 28, 58, -PI / 2, '#cfe7d0', 'teal')
        G.bag(g, hx + hw * .91, hy - hh * .4 + 1, 50, '#fdfaf0')
    P.person(c, hx + hw * .26, hy - 3, 226, 'lean_table', P.look(rng, hair='hijab', accent='#8f6fb8', top='#1b8f93', bottom='skirt', bcol='#7a3f4f'), tweak=dict(lean=8, head=14, aL=(46, 76), aR=(40, 84)))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=14) as g:
        smooth(g, [(hx - 46, hy - hh + 8), (hx + 20, hy - hh - 44), (hx + hw * .3, hy - hh - 84), (hx + hw * .7, hy - hh - 84), (hx + hw - 20, hy - hh - 44), (hx + hw + 46, hy - hh + 8)], tension=.18); p = g.copy_path(); lin(g, 0, hy - hh - 120, 0, hy - hh, '#e08a5c', '#b4532f'); g.fill(); g.append_path(p); g.clip(); rgb(g, '#7a3423', .45); g.set_line_width(3)
        for k in range(22): xx = hx - 46 + k * (hw + 92) / 21; g.move_to(hx + hw / 2 + (xx - hx - hw / 2) * .55, hy - hh - 124); g.line_to(xx, hy - hh + 10); g.stroke()
    # waste pipe from the sink into the stream, stream running down the slope
    with c.piece(shadow=.35, lift=4, volume=.5, vsize=6) as g: rgb(g, '#8f9aa0'); taper(g, [(hx + hw * .8, hy - 6), (hx + hw * .8, hy + 46), (hx + hw * 1.0, hy + 56), (W * .268, hy + 36)], [22, 22, 22, 24], 40, False); g.fill(); rgb(g, '#3a4650'); smooth(g, blob_pts(rng, W * .268, hy + 36, 8, 14, .05, 9, .2)); g.fill()
    st = [(W * .268, H * .395), (W * .3, H * .405), (W * .345, H * .443), (W * .4, H * .486), (W * .45, H * .512)]
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=5, rim=.4) as g: lin(g, W * .27, 0, W * .45, 0, '#9fd6d0', '#5fc9c0'); taper(g, st, [16, 24, 30, 40, 60], 40); g.fill(); rgb(g, 'white', .7); g.set_line_width(2.4)
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(26): k = rng.uniform(.05, .95); xx = np.interp(k, np.linspace(0, 1, 5), [p_[0] for p_ in st]); yy = np.interp(k, np.linspace(0, 1, 5), [p_[1] for p_ in st]) + rng.normal(0, 7); rgb(g, 'white', .6); taper(g, [(xx - 16, yy - 8), (xx, yy), (xx + 16, yy + 9)], [.3, 3, .3], 8, False); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g:
        for x, y, s, r_, cc, cp in ((.305, .398, 40, .5, '#a9dbe0', 'coral'), (.36, .448, 44, .9, '#cfe7d0', 'teal'), (.405, .478, 46, .5, '#a9dbe0', '#3c86c2')): X.bottle(g, W * x, H * y, s, r_, cc, cp)
        for x, y, s in ((.335, .425, 17), (.385, .47, 19), (.43, .497, 20)): G.litter(g, rng, W * x, H * y, s)
    L.waterline(c, wp, thick=5)
    with c.piece(shadow=.35, lift=4, volume=.35, vsize=4) as g:
        for x, y, s, r_, cc, cp in ((.49, .508, 62, .15, '#a9dbe0', 'coral'), (.6, .505, 54, -.25, '#cfe7d0', 'saffron'), (.55, .6, 56, 1.1, '#a9dbe0', '#3c86c2'), (.6, .735, 60, .5, '#bfe0e6', 'coral'), (.69, .815, 64, .2, '#cfe7d0', 'teal')): X.bottle(g, W * x, H * y, s, r_, cc, cp)
        for x, y, s in ((.515, .56, 21), (.645, .64, 20), (.575, .68, 22), (.735, .855, 26), (.66, .56, 18)): G.litter(g, rng, W * x, H * y, s)
    # end of the journey: reef, turtle meeting a bag
    F.reef_patch(c, W * .76, W * 1.02, lambda x: base(x) + 12, 1.9, .95, depth=.05)
    F.staghorn(c, W * .905, H * .9, 190, 'coral'); F.table_coral(c, W * .99, H * .93, 260, 'saffron', height=110)
    X.plastic_bag(c, W * .895, H * .775, 84, rot=.7); X.plastic_bag(c, W * .735, H * .595, 74, rot=-.2)
    A.turtle(c, W * .835, H * .665, 200, PI + .1, 58, stroke=.5); A.school(c, 'anthias', W * .94, H * .7, 10, 70, 40, 30, PI, .2); A.fish(c, 'raccoon', W * .675, H * .73, 62, .2, .1)
    F.brain(c, W * .79, H * 1.04, 150, 'leaf'); F.soft_coral(c, W * .705, H * .94, 84, 'rose'); F.sea_fan(c, W * .975, H * 1.04, 200, 'plum', -.1)
    c.particles(70, box=(W * .5, wl + 20, W, H)); c.finish(.28, center=(.5, .5))


def n13(c, rng, variant=0):
    """Acidification: one great spiral shell in violet water, whole on the left, eaten into lace on the right; small sea butterflies drift."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#7fd6c6'), (.3, '#3f9fb8'), (.6, '#5a5fa8'), (1, '#4a2f70')], 25, wash=.05, glow=(W * .1, -20, 800, '#e9fff0', .55))
    with c.piece(shadow=0, volume=0, rim=0, blur=60, alpha=.42) as g:
        smooth(g, [(W * .7, -90), (W * .78, H * .3), (W * .7, H * .6), (W * .82, H * 1.1), (W * 1.1, H * 1.1), (W * 1.1, -90)]); rgb(g, '#9a4a92'); g.fill()
    c.set_air(); c.god_rays(W * .05, -160, .3, 10, 1200)
    cx, cy, s = W * .5, H * .54, 760
    # shell drawn slightly turned; the holes show the water behind
    holes = X.spiral_shell(c, cx, cy, s, .48, '#f7d9ae', '#c0562f', erode=1)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for x, y, q in holes:
            t = np.clip((x / W), 0, 1); smooth(g, blob_pts(rng, x, y, q, q * rng.uniform(.75, 1), .14, 8)); lin(g, x, y - q, x, y + q, '#3a2a60', mix('#5a5fa8', '#8a4a90', t)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for x, y, q in holes: rgb(g, '#fffaf0', .75); g.set_line_width(max(1, q * .16)); g.arc(x, y, q * .96, .2, 2.2); g.stroke()
    # flakes leaving the eaten side
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=3) as g:
        for _ in range(70):
            d = rng.uniform(0, 1) ** 1.6; a = rng.uniform(-.9, .9); x, y = cx + math.cos(a) * (s * .42 + d * 340), cy + math.sin(a) * (s * .42 + d * 240) - d * 60
            q = rng.uniform(3, 13) * (1 - .5 * d); rgb(g, '#f6f1e6', .9 - .5 * d); smooth(g, blob_pts(rng, x, y, q, q * .6, .3, 6, rng.uniform(0, 3))); g.fill()
    # rising gas bubbles on the sour side, healthy algae and small snail on the left rock
    c.bubbles(W * .93, H * 1.0, 40, 900, 13, 30); c.bubbles(W * .83, H * 1.02, 26, 560, 10, 20)
    b = L.rocks(c, [(-30, H * .8), (W * .1, H * .84), (W * .24, H * .94), (W * .36, H * 1.02), (W * .5, H * 1.1)], '#2f6f78', .0, 10)
    F.pocillopora(c, W * .08, H * .87, 130, 'rose'); F.leather(c, W * .175, H * .93, 100, shade('cream', -.1)); F.staghorn(c, W * .015, H * .9, 170, 'saffron')
    X.spiral_shell(c, W * .255, H * .94, 74, .4, '#f3d2a0', '#a8573c')
    # sea butterflies: tiny swimming snails, healthy left, glassy right
    for x, y, q, er, a in ((.13, .25, 92, 0, -.3), (.25, .12, 66, 0, .2), (.8, .17, 84, 1, .3), (.92, .36, 62, 1, -.2)):
        px, py = W * x, H * y; dpt = 0 if q > 80 else .15
        with c.piece(shadow=.25, lift=6, volume=.25, vsize=8, rim=.5, alpha=.88, depth=dpt) as g:
            with at(g, px, py, a, q):
                for m in (-1, 1): lin(g, 0, 0, m * .8, -.7, '#fff4e0', '#f7b8a8' if not er else '#d9c6e0'); smooth(g, [(0, -.1), (m * .3, -.55), (m * .85, -.85), (m * .95, -.5), (m * .55, -.12), (0, .05)]); g.fill()
        X.spiral_shell(c, px, py + q * .26, q * .95, a + 1.2, '#f3c99a' if not er else '#f0ecf2', '#b4603f' if not er else '#c9b8d0', depth=dpt)
        if er:
            with c.piece(shadow=0, volume=0, rim=0) as g:
                for _ in range(9): aa, d = rng.uniform(0, 6.3), rng.uniform(.08, .3) * q; rgb(g, '#5a4a90', .85); g.arc(px + math.cos(aa) * d, py + q * .2 + math.sin(aa) * d, rng.uniform(2, 5), 0, 7); g.fill()
    c.particles(160); c.finish(.36, center=(.46, .48))


def n15(c, rng, variant=0):
    """Heat: one coral in close-up, living colour on the left, bleached white on the right; hot light above, thermometer beside it."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#fbc46a'), (.16, '#f59a5c'), (.34, '#e0786a'), (.55, '#6f8fa0'), (.78, '#1f7f98'), (1, '#0c4a70')], 84, wash=.07, glow=(W * .78, -60, 620, '#fff0b0', .8))
    with c.piece(shadow=0, volume=0, rim=0, blur=5, alpha=.5) as g:          # shimmer of heat: waving bands
        for k in range(15):
            y = H * (.02 + .034 * k); p = [(x, y + 17 * math.sin(x / 120 + k * 1.3) + 7 * math.sin(x / 47 + k)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff0b8' if k % 2 else '#d9573f', .5 * (1 - k / 17)); taper(g, p, [2, 12, 5, 14, 3], 60, False); g.fill()
    c.set_air()
    L.rocks(c, [(-30, H * .62), (W * .2, H * .66), (W * .5, H * .72), (W * .75, H * .66), (W + 30, H * .6)], '#3f7f90', .55, 16)
    F.reef_patch(c, -10, W * .38, lambda x: H * .7 + .05 * x, 1.4, .8, depth=.45)
    for x, kd, s in ((.6, F.table_coral, 170), (.7, F.staghorn, 130), (.8, F.pocillopora, 110), (.9, F.staghorn, 150), (.98, F.boulder, 150)): F.bare_skeleton(c, kd, W * x, H * .74, s, depth=.42)
    A.silhouettes(c, W * .2, H * .5, 26, 130, 40, 14, PI, depth=.35)
    # the one big colony: same branches drawn twice, clipped by a wandering front
    base = L.sandbed(c, [(-30, H * .88), (W * .4, H * .9), (W * .7, H * .885), (W + 30, H * .9)], '#d9cfa6', .2)
    F.boulder(c, W * .465, H * 1.0, 520, '#8f8f72', .34)
    X.staghorn_fade(c, W * .47, H * .9, 700, '#e2553f', W * .4, W * .6, 3, 9)
    # fish stay on the living side
    A.school(c, 'chromis', W * .3, H * .36, 17, 190, 110, 50, .2, .4); A.fish(c, 'longnose', W * .2, H * .58, 100, .1, .1); A.fish(c, 'damsel', W * .36, H * .62, 56, PI, .1); A.school(c, 'anthias', W * .12, H * .44, 8, 110, 50, 44, .2, .2, depth=.1)
    X.thermometer(c, W * .845, H * .955, 600, .9)
    c.glow(W * .845, H * .5, 230, '#ff8a5c', .2)
    with c.piece(shadow=.45, lift=5, volume=.4, vsize=7) as g:      # stake of the thermometer
        rgb(g, '#6f858f'); taper(g, [(W * .845, H * .95), (W * .846, H * 1.03)], [18, 14], cap=False); g.fill()
    F.bare_skeleton(c, F.brain, W * .965, H * 1.04, 230, color='#e9e8de'); F.bare_skeleton(c, F.pocillopora, W * .735, H * 1.02, 150); F.bare_skeleton(c, F.staghorn, W * 1.0, H * .92, 150)
    F.brain(c, W * .06, H * 1.03, 240, 'leaf'); F.pocillopora(c, W * .185, H * 1.03, 170, 'plum'); F.soft_coral(c, W * .01, H * .9, 150, 'saffron')
    c.particles(150, color='#fff0d0'); c.finish(.3, center=(.5, .5))


def n18(c, rng, variant=0):
    """Mangrove and reef: under water from inside the roots; fish grow along a curving stream from the nursery to the bright reef."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#e3f6d6'), (.2, '#a5dfc4'), (.5, '#4fb3a8'), (.8, '#24808a'), (1, '#155a6c')], 100, wash=.05, glow=(W * .78, H * .1, 800, '#fff6d0', .6))
    L.surface_below(c, 80, .6)
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.5) as g:        # leaves seen through the surface
        for _ in range(60): F.leaf(g, rng.uniform(-30, W * .5), rng.uniform(-20, 46), rng.uniform(40, 80), 26, rng.uniform(0, 3), jitter(rng, '#5f9a5a', .04), False)
    far = L.rocks(c, [(W * .4, H * .84), (W * .55, H * .7), (W * .68, H * .55), (W * .82, H * .46), (W + 30, H * .4)], '#3f8480', .34, 14)
    F.reef_patch(c, W * .6, W * 1.0, lambda x: far(x) + 4, 2.2, .7, depth=.36)
    A.silhouettes(c, W * .88, H * .22, 60, 190, 60, 13, PI, depth=.5)
    for x, s, d in ((.43, 330, .6), (.3, 420, .45)): F.mangrove(c, W * x, H * .1, 160, roots=9, crown=False, root_drop=H * .68, depth=d)
    c.god_rays(W * .8, -160, .38, 13, 1300)
    sb = L.sandbed(c, [(-30, H * .82), (W * .25, H * .84), (W * .5, H * .86), (W * .75, H * .83), (W + 30, H * .78)], '#dcd3a4', .35)
    F.seagrass(c, W * .3, W * .66, 0, 130, 110, 'leaf', .4, base=lambda x: sb(x) + 14, depth=.14)
    # near reef on the right
    F.reef_patch(c, W * .68, W * 1.03, lambda x: sb(x) + 20, 2.0, 1.05, depth=.1)
    F.table_coral(c, W * .9, H * .86, 330, 'coral', height=150, depth=.04)
    # big near roots, left
    dk = '#5d4638'
    for layer, dd in ((0, -.3), (1, 0)):
        with c.piece(shadow=.45, lift=10, volume=.5, vsize=12) as g:
            arcs = [([(W * .05, -30), (W * .12, H * .2), (W * .15, H * .55), (W * .145, H * .93)], [30, 28, 26, 9]), ([(W * .02, -30), (W * .2, H * .1), (W * .27, H * .45), (W * .285, H * .91)], [30, 26, 24, 9])] if layer == 0 else \
                [([(-20, H * .08), (W * .06, H * .12), (W * .085, H * .5), (W * .07, H * 1.04)], [50, 44, 40, 42]), ([(-20, -20), (W * .13, H * .02), (W * .205, H * .38), (W * .21, H * 1.0)], [46, 42, 36, 38]), ([(W * .19, H * .33), (W * .25, H * .4), (W * .335, H * .66), (W * .35, H * .95)], [26, 26, 24, 10])]
            for p, w in arcs: lin(g, p[0][0], 0, p[-1][0] + 40, 0, shade(dk, dd + .12), shade(dk, dd - .12)); taper(g, p, w, 60); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4) as g:        # oysters
        for p in ([(W * .085, H * .5), (W * .07, H * 1.04)], [(W * .205, H * .38), (W * .21, H * 1.0)], [(W * .335, H * .62), (W * .35, H * .95)], [(W * .15, H * .55), (W * .145, H * .94)]):
            for _ in range(26): t = rng.uniform(0, .95); x, y = p[0][0] + (p[1][0] - p[0][0]) * t, p[0][1] + (p[1][1] - p[0][1]) * t; rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#e0a58f', '#8fa58a', '#c8788f', '#e9c27c']), .04)); smooth(g, blob_pts(rng, x + rng.normal(0, 13), y, rng.uniform(5, 12), rng.uniform(4, 9), .2, 7)); g.fill()
    F.tube_sponge(c, W * .095, H * .72, 70, '#e9a05c', 3); F.soft_coral(c, W * .218, H * .7, 66, 'rose', .5)
    # the stream: snapper from thumbnail size in the roots to full size over the reef
    path = curve_pts([(W * .1, H * .62), (W * .18, H * .5), (W * .3, H * .56), (W * .42, H * .62), (W * .53, H * .52), (W * .62, H * .38), (W * .74, H * .32), (W * .88, H * .4)], 120)
    placed = []
    for _ in range(900):        # loosely along the way: crowds of small ones in the roots, a few big ones over the reef
        t = rng.beta(.75, 1.1); k = int(t * 116) + 1; x, y = path[k]; d = path[min(119, k + 2)] - path[k - 1]
        L_ = (22 + 128 * t ** 1.7) * rng.uniform(.82, 1.15)
        x, y = x + rng.normal(0, 20 + L_ * .4), y + rng.normal(0, 34 + 52 * t)
        if any(math.hypot((x - a) * .75, (y - b) * 1.25) < (L_ + l) * .5 for a, b, l, _ in placed): continue
        placed.append((x, y, L_, math.atan2(d[1], d[0]) * .55 + rng.normal(0, .17)))
        if len(placed) == 46: break
    for x, y, L_, a in sorted(placed, key=lambda q: q[2]):
        A.fish(c, 'snapper', x, y, L_, a, rng.uniform(-.16, .16), rng.uniform(0, .35), depth=.3 * (1 - min(1, L_ / 120)) + .08 * rng.random(), shadow=.3)
    A.school(c, 'sergeant', W * .14, H * .8, 11, 90, 34, 26, .2, .2); A.school(c, 'anthias', W * .83, H * .64, 16, 130, 46, 34, PI, .3, depth=.05); A.fish(c, 'parrotfish', W * .945, H * .6, 170, PI + .1, .1); A.fish(c, 'threadfin', W * .72, H * .68, 88, PI, .1)
    A.seahorse(c, W * .455, H * .87, 96, 'saffron', True)
    F.seagrass(c, W * .34, W * .62, H * 1.03, 150, 60, 'moss', .4); F.brain(c, W * .74, H * 1.04, 170, 'leaf'); F.sea_fan(c, W * .985, H * 1.03, 270, 'plum', -.12); F.pocillopora(c, W * .87, H * 1.03, 150, 'rose')
    c.particles(240, color='#f3f6d0'); c.finish(.34, center=(.6, .45))


def n19(c, rng, variant=0):
    """Cycling campaign: a coast road bends round a headland above a turquoise cove; riders with flags near and far."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .27
    L.sky(c, 'noon', hz, glow=.6); c.glow(W * .12, 0, 600, 'cream', .6); c.set_air()
    L.cloud(c, W * .32, H * .16, 300, depth=.25); L.cloud(c, W * .12, H * .09, 180, depth=.4, puffs=5)
    L.sea(c, hz, H * .95, 'noon', W * .15, 120, .6)
    L.island(c, W * .2, hz + 4, 300, 36, depth=.5); L.island(c, W * .38, hz + 3, 180, 22, depth=.6)
    L.jukung(c, W * .12, hz + 70, 110, '#f2694b', '#2f7f9a', depth=.1); L.jukung(c, W * .26, hz + 44, 64, '#f5b843', '#c85a8e', True, depth=.25)
    # far headland with the road
    with c.piece(shadow=.3, lift=8, volume=.4, vsize=40, depth=.3) as g:
        smooth(g, [(W * .47, hz + 26), (W * .55, hz - 30), (W * .66, hz - 110), (W * .8, hz - 150), (W * .95, hz - 190), (W + 40, hz - 200), (W + 40, hz + 160), (W * .8, hz + 90), (W * .62, hz + 48)], tension=.4); lin(g, 0, hz - 190, 0, hz + 100, '#8fb46a', '#5f8f5a'); g.fill()
    with c.piece(shadow=.3, lift=4, volume=.45, vsize=8, depth=.22) as g:
        for _ in range(120):
            x = W * rng.uniform(.56, 1.02); y = hz - (x / W - .5) * 330 * rng.uniform(-.1, .92); s = rng.uniform(9, 26); rgb(g, jitter(rng, rng.choice(['#4d7d52', '#6a9a58', '#3f6f4c', '#86a85c']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.2, s * .8, .16, 8)); g.fill()
    # shallow water and beach in the cove
    with c.piece(shadow=0, volume=0, rim=0, blur=16, alpha=.8) as g: smooth(g, [(W * .3, H * .95), (W * .34, H * .7), (W * .44, H * .5), (W * .58, H * .385), (W * .8, H * .36), (W * .9, H * .5), (W * .7, H)]); rgb(g, '#8fe0d0'); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.15, rim=.4) as g: smooth(g, [(W * .4, H * .84), (W * .425, H * .66), (W * .5, H * .5), (W * .62, H * .405), (W * .8, H * .375), (W * 1.05, H * .36), (W * 1.05, H * .6), (W * .7, H * .9)]); lin(g, 0, H * .4, 0, H * .8, '#f7e9c4', '#e9d09a'); g.fill()
    # green slope and the road ribbon
    with c.piece(shadow=.4, lift=8, volume=.35, vsize=30) as g: smooth(g, [(W * .36, H * 1.05), (W * .455, H * .84), (W * .49, H * .68), (W * .56, H * .54), (W * .68, H * .445), (W * .84, H * .4), (W * 1.05, H * .37), (W * 1.05, H * 1.05)], tension=.45); lin(g, W * .4, H * .4, W, H, '#a9c06a', '#7fa35c', '#4d7d52'); g.fill()
    rd = [(W * .9, H * .412), (W * .84, H * .432), (W * .74, H * .475), (W * .655, H * .545), (W * .66, H * .64), (W * .76, H * .74), (W * .72, H * .85), (W * .5, H * .93), (W * .2, H * .965), (-60, H * .95)]
    rw = [12, 19, 29, 44, 66, 96, 128, 158, 176, 184]
    with c.piece(shadow=.35, lift=6, volume=.2, vsize=10, grain=.05) as g:
        rgb(g, '#e9d6a8'); taper(g, rd, [w * 1.22 for w in rw], 120); g.fill(); lin(g, 0, H * .4, 0, H, '#b9a898', '#8f8088', '#75687a'); taper(g, rd, rw, 120); g.fill()
        q = curve_pts(rd, 160); w = np.interp(np.linspace(0, 1, 160), np.linspace(0, 1, 10), rw); rgb(g, '#fff4d6', .9)
        for k in range(4, 156, 5): taper(g, q[k:k + 3], [w[k] * .045, w[k] * .045], 6, False); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=6) as g:        # low wall / posts on the sea side of the bend
        for k in range(24, 150, 7):
            d = q[k + 1] - q[k]; n_ = np.array([-d[1], d[0]]); n_ /= np.hypot(*n_) + 1e-6
            if n_[0] > 0: n_ = -n_
            p = q[k] + n_ * w[k] * .66; h = w[k] * .26
            if k > 118: continue
            rgb(g, '#fdfaf0'); taper(g, [tuple(p), (p[0], p[1] - h)], [h * .3, h * .26], cap=False); g.fill(); rgb(g, 'coral'); taper(g, [(p[0], p[1] - h * .7), (p[0], p[1] - h)], [h * .27, h * .26], cap=False); g.fill()
    for x, y, s, ln, d in ((.93, .42, 150, -.15, .15), (.8, .455, 130, .12, .15), (.99, .62, 330, -.2, .05), (.87, .66, 240, .12, .05)): F.palm(c, W * x, H * y, s, ln, depth=d)
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=8) as g:        # bushes and flowers
        for _ in range(90):
            k_ = rng.integers(5); x, y = W * (.985, .9, .955, .845, .93)[k_] + rng.normal(0, 46), H * (.98, .955, .83, 1.0, .72)[k_] + rng.normal(0, 22)
            if x < W * .81: continue
            s = rng.uniform(16, 40) * y / H; rgb(g, jitter(rng, rng.choice(['#3f6f4c', '#5c8f60', '#6a9a58']), .03)); smooth(g, blob_pts(rng, x, y, s * 1.2, s, .18, 8)); g.fill()
            if rng.random() < .4: rgb(g, rng.choice(['#c85a8e', '#f2694b', '#f5b843'])); g.arc(x + s * .3, y - s * .4, s * .24, 0, 7); g.fill()
    X.stilt_house(c, W * .93, H * .575, 130, roof='#c9744a', leg=.1); X.stilt_house(c, W * .85, H * .53, 84, '#d9c09a', '#a9764a', leg=.1)
    # riders: far to near along the road
    X.cyclist(c, W * .8, H * .455, 58, P.look(rng, hair='hijab', accent='#f5b843', bottom='trousers'), 'teal', True, 2.2, '#f2694b')
    X.cyclist(c, W * .735, H * .487, 70, P.look(rng, hair='short', bottom='shorts'), '#f5b843', True, 4)
    X.cyclist(c, W * .66, H * .572, 100, P.look(rng, hair='short', bottom='trousers', top='#8f6fb8', accent='#fff4d6'), '#c85a8e', True, 1.2, '#f5b843')
    X.cyclist(c, W * .762, H * .735, 175, P.look(rng, hair='hijab', accent='#8f6fb8', top='#f5b843', bottom='trousers', bcol='#3a3f5a'), '#1b8f93', False, 5.2, '#1b8f93')
    X.cyclist(c, W * .55, H * .905, 290, P.look(rng, hair='short', top='#f2694b', bottom='shorts', bcol='#22405a', accent='#f5b843', sleeve='short'), '#3c86c2', True, .5, '#f5b843')
    X.cyclist(c, W * .31, H * .965, 345, P.look(rng, hair='hijab', accent='#fff4d6', top='#1b8f93', bottom='trousers', bcol='#3a2f5a'), '#f2694b', True, 3.6, '#f2694b')
    X.cyclist(c, W * .085, H * .93, 270, P.look(rng, child=True, hair='short', top='#c85a8e', bottom='shorts', accent='#3c86c2', sleeve='short'), '#f5b843', True, 2.0, '#8fd6c8')
    with c.piece(shadow=.2, lift=3, volume=0, rim=.1) as g:
        for x, y, s in ((.4, .4, 30), (.44, .37, 40), (.36, .36, 24)): A.gull(g, W * x, H * y, s, rng.normal(0, .15))
    c.finish(.28, warm=.08, center=(.5, .5))


def n20(c, rng, variant=0):
    """Cleanup art: looking up at a bamboo arch hung with fish cut from found plastic, lit through by the sun like glass."""
    W, H = c.w, c.h
    c.light = (-.15, -.99)
    sx, sy = W * .44, H * .36
    hz = H * .72
    c.backdrop([(0, '#6fb8cf'), (.35, '#b3dcd6'), (.6, '#fbe3b4'), (.74, '#f8c487'), (1, '#f8c487')], 90, glow=(sx, sy, 620, '#fff8dc', .9))
    c.glow(sx, sy, 240, '#ffffff', .7); c.set_air()
    L.cloud(c, W * .86, H * .22, 320, depth=.35); L.cloud(c, W * .1, H * .5, 240, depth=.4, puffs=5)
    L.sea(c, hz, H * .82, 'noon', sx, 50, 1.0); L.island(c, W * .9, hz + 3, 420, 34, depth=.45)
    sh = [(-30, H * .815), (W * .3, H * .8), (W * .7, H * .815), (W + 30, H * .79)]
    L.foam(c, sh, 7); L.ground(c, [(-30, H * .835), (W * .4, H * .815), (W + 30, H * .8)], 'sand', '#d9b57a', 200)
    # coloured light on the sand
    with c.piece(shadow=0, volume=0, rim=0, blur=5, alpha=.55) as g:
        for _ in range(60): rgb(g, rng.choice(['#f2694b', '#35abb2', '#f5b843', '#c85a8e', '#8f6fb8', '#79c48a'])); smooth(g, blob_pts(rng, rng.normal(W * .46, W * .2), rng.uniform(H * .85, H * .99), rng.uniform(12, 40), rng.uniform(5, 12), .15, 8)); g.fill()
    for x, y, s, p, f in ((.9, .86, 110, 'bend', True), (.07, .85, 104, 'walk', False), (.955, .87, 116, 'carry', True)): P.person(c, W * x, H * y, s, p, P.look(rng), f, depth=.18)
    # bamboo arch
    arch = [(W * .1, H * 1.02), (W * .115, H * .55), (W * .2, H * .16), (W * .42, H * .035), (W * .66, H * .05), (W * .84, H * .2), (W * .91, H * .55), (W * .915, H * .98)]
    for off, w in ((0, 24), (16, 17)):
        with c.piece(shadow=.45, lift=9, volume=.5, vsize=8) as g:
            q = curve_pts([(x + off, y + off * .8) for x, y in arch], 120); lin(g, W * .1, 0, W * .9, 0, '#c9a04f', '#e3c27c', '#a97f3a'); taper(g, q, [w, w * .9, w * .75, w * .7, w * .75, w * .9, w], 120); g.fill(); rgb(g, '#7a5626', .8); g.set_line_width(3)
            for k in range(6, 118, 8): d = q[k + 1] - q[k]; n_ = np.array([-d[1], d[0]]); n_ = n_ / np.hypot(*n_) * w * .46; g.move_to(*(q[k] + n_)); g.line_to(*(q[k] - n_)); g.stroke()
    qa = curve_pts(arch, 200); ytop = lambda x: float(min(q_[1] for q_ in qa if abs(q_[0] - x) < 26))
    outline = [(.5, .02), (.38, -.12), (.2, -.2), (-.02, -.21), (-.22, -.12), (-.32, -.045), (-.46, -.17), (-.54, -.16), (-.47, .0), (-.54, .17), (-.45, .18), (-.32, .06), (-.2, .14), (0, .21), (.2, .2), (.38, .13)]
    warm, cool, mixd = ['#f2694b', '#f5b843', '#ee8f9f', '#f9d97a', '#e8572f'], ['#1fb0b8', '#3c86c2', '#8fd6e0', '#5fc98f', '#2f6fd0'], ['#c85a8e', '#8f6fb8', '#f5b843', '#e0e8f0', '#b06fd0']
    def panel(x, y, s, a, cols, flip=False, turtle=False):
        top = ytop(x)
        with c.piece(shadow=.15, lift=2, volume=0, rim=0) as g: rgb(g, '#6b5a45', .9); g.set_line_width(2.2); g.move_to(x, top); g.line_to(x + rng.normal(0, 2), y - s * .17); g.stroke()
        with c.piece(shadow=.3, lift=10, volume=.12, vsize=10, rim=.4, grain=.03, alpha=.96) as g:
            with at(g, x, y, a, -s if flip else s, s):
                if turtle: smooth(g, [(.34, 0), (.28, -.2), (0, -.3), (-.28, -.2), (-.36, 0), (-.28, .2), (0, .3), (.28, .2)])
                else: smooth(g, outline)
                p = g.copy_path(); rgb(g, '#fff4d6'); g.fill(); g.save(); g.append_path(p); g.clip()
                for i in range(230):
                    px, py = rng.uniform(-.56, .52), rng.uniform(-.31, .31); cc = jitter(rng, cols[rng.integers(len(cols))], .04); q_ = rng.uniform(.03, .075); k = rng.integers(4)
                    rgb(g, cc, .9)
                    with at(g, px, py, rng.uniform(0, 3), q_):
                        if k == 0: g.arc(0, 0, .8, 0, 7)
                        elif k == 1: smooth(g, [(-.9, -.5), (.9, -.45), (.8, .5), (-.85, .45)], tension=.2)
                        elif k == 2: poly(g, [(-.9, .6), (0, -.9), (.9, .5)])
                        else: smooth(g, blob_pts(rng, 0, 0, 1, .6, .2, 7))
                        g.fill_preserve(); rgb(g, shade(cc, .6), .5); g.set_line_width(.12); g.stroke()
                # light through: bright towards the sun side
                dx = (sx - x) * (-1 if flip else 1) / s; dy = (sy - y) / s
                rad(g, np.clip(dx, -.45, .45), np.clip(dy, -.25, .25), .6, (0, '#fffdf0', .5), (.6, '#fff4d0', .12), (1, 'navy', .22)); g.paint(); g.restore()
                g.append_path(p); rgb(g, '#2c3a48'); g.set_line_width(.013); g.stroke()
                if not turtle: rgb(g, '#2c3a48'); g.set_line_width(.011); g.move_to(.27, -.15); g.curve_to(.2, -.05, .2, .07, .27, .15); g.stroke(); g.arc(.37, -.04, .042, 0, 7); rgb(g, '#fdfaf0'); g.fill(); g.arc(.37, -.04, .022, 0, 7); rgb(g, '#22323f'); g.fill()
                else:
                    for m in (-1, 1): rgb(g, cols[1]); taper(g, [(.2, .2 * m), (.36, .42 * m), (.28, .54 * m)], [.16, .12, .04], 10); g.fill(); taper(g, [(-.25, .18 * m), (-.42, .3 * m)], [.12, .05], 8); g.fill()
                    rgb(g, cols[0]); smooth(g, [(.33, -.07), (.5, -.08), (.56, 0), (.5, .08), (.33, .07)]); g.fill()
    panel(W * .3, H * .335, 340, -.06, warm); panel(W * .585, H * .26, 290, .05, cool, True); panel(W * .762, H * .5, 270, -.06, mixd, True); panel(W * .49, H * .53, 250, .12, warm[::-1], True); panel(W * .225, H * .6, 190, .1, cool)
    panel(W * .645, H * .62, 150, -.9, ['#5fc98f', '#79a86a', '#f5b843', '#1fb0b8'], False, True); panel(W * .39, H * .2, 130, .0, mixd)
    with c.piece(shadow=.25, lift=4, volume=.2, vsize=3) as g:           # strings of caps
        for x in (.26, .345, .46, .53, .69, .81, .855):
            t0 = ytop(W * x); n = rng.integers(3, 8); rgb(g, '#6b5a45', .8); g.set_line_width(1.8); g.move_to(W * x, t0); g.line_to(W * x, t0 + 26 + n * 26); g.stroke()
            for k in range(n): rgb(g, rng.choice(warm + cool + mixd)); g.arc(W * x + rng.normal(0, 2), t0 + 26 + k * 26, rng.uniform(7, 11), 0, 7); g.fill()
    # people below: an adult on a low step hangs a piece, a child holds the next one up
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=7) as g:
        for m in (-1, 1): rgb(g, '#a9764a'); taper(g, [(W * .76 + m * 62, H * .975), (W * .76 + m * 34, H * .845)], [13, 12]); g.fill()
        rgb(g, '#c79a63'); taper(g, [(W * .76 - 44, H * .843), (W * .76 + 44, H * .843)], [16, 16]); g.fill(); rgb(g, '#8a5f3a'); taper(g, [(W * .76 - 50, H * .915), (W * .76 + 50, H * .915)], [9, 9]); g.fill()
    P.person(c, W * .76, H * .838, 300, 'arm_up', P.look(rng, hair='hijab', accent='#f2694b', top='#2f6f86', bottom='trousers', bcol='#22303f'), tweak=dict(aL=(-150, -172)))
    def piece_(g, J):
        x, y = J['hR']
        with at(g, x, y - .06, -.6, .34): smooth(g, outline); rgb(g, '#f5b843'); g.fill(); rgb(g, '#f2694b'); g.arc(.0, 0, .09, 0, 7); g.fill(); rgb(g, '#1fb0b8'); g.arc(.22, .03, .07, 0, 7); g.fill(); rgb(g, '#c85a8e'); g.arc(-.2, -.02, .06, 0, 7); g.fill()
    P.person(c, W * .655, H * .97, 225, 'arm_up', P.look(rng, child=True, hair='pony', top='#f5e6b8', bottom='shorts', bcol='#c85a8e'), False, piece_)
    P.person(c, W * .3, H * .98, 250, 'squat_back', P.look(rng, child=True, hair='cap', accent='#1b8f93', top='#f2694b', bottom='shorts'))
    with c.piece(shadow=.4, lift=4, volume=.35, vsize=4) as g:
        for _ in range(34): G.litter(g, rng, rng.normal(W * .395, 60), H * rng.uniform(.925, .985), rng.uniform(10, 17))
        G.crate(g, W * .475, H * .985, 104, '#3c86c2'); G.bag(g, W * .175, H * .985, 110, '#e8e2cf')
    c.finish(.28, warm=.1, center=(.46, .45))


def n21(c, rng, variant=0):
    """Sponsored reef: a small green island from the air; in the clear shallows frames set out as one great hexagon, dive boat on a buoy."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#1b7f9c'), (.4, '#14708f'), (1, '#073a60')], 75, wash=.05, glow=(W * .25, -60, 700, '#8fe0d0', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(360): x, y = rng.uniform(-40, W), rng.uniform(0, H); Ln = rng.uniform(14, 60) * (.4 + y / H); rgb(g, '#8fd0d0' if rng.random() < .6 else 'navy', rng.uniform(.05, .14)); taper(g, [(x, y), (x + Ln * .5, y - 4), (x + Ln, y + 2)], [.3, rng.uniform(1, 4), .3], 10, False); g.fill()
    c.set_air()
    n = 36; a = np.linspace(0, 2 * PI, n, endpoint=False)
    ix, iy = W * .33, H * .3
    base = 1 + .08 * np.sin(2 * a + .6) + .07 * np.sin(3 * a + 2) + .04 * np.sin(5 * a)
    def ring(k, ox=0, oy=0, e=.015): rr = base * k + rng.normal(0, e, n); return [(ix + ox + math.cos(t) * 265 * q, iy + oy + math.sin(t) * 118 * q) for t, q in zip(a, rr)]
    lag = lambda k, e=.03: [(W * .5 + math.cos(t) * W * .43 * q * k, H * .56 + math.sin(t) * H * .37 * q * k) for t, q in zip(a, 1 + .07 * np.sin(2 * a + 1) + .05 * np.sin(3 * a + .4) + rng.normal(0, e, n))]
    for k, cc, al, bl in ((1.1, '#1b8fa2', .7, 18), (1.0, '#2aa5b0', .85, 10), (.9, '#49bfba', .9, 9), (.8, '#76d3c4', .85, 14)):
        with c.piece(shadow=.1, lift=4, volume=.1, rim=.05, blur=bl, alpha=al) as g: smooth(g, lag(k)); rgb(g, cc); g.fill()
    for k, cc, al, bl in ((1.75, '#8fdecb', .8, 14), (1.42, '#c9f0d8', .9, 7)):
        with c.piece(shadow=.05, lift=3, volume=0, rim=0, blur=bl, alpha=al) as g: smooth(g, ring(k, 0, 14)); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=9, alpha=.5, grain=.03) as g:
        q = lag(1.02, .01); g.set_line_width(46); rgb(g, '#8a7a4a'); smooth(g, q); g.stroke()
    with c.piece(shadow=.25, lift=3, volume=.25, vsize=3, grain=.06) as g:     # natural reef rim around the lagoon
        q = curve_pts(lag(1.02, .0), 300, True)
        for _ in range(2100):
            k = rng.integers(300); s = rng.uniform(2, 9) * (.5 + q[k][1] / H); d = rng.normal(0, 17) * (.5 + q[k][1] / H); x, y = q[k][0] + (q[k][0] - W * .5) / W * d * 2.4, q[k][1] + (q[k][1] - H * .56) / H * d * 3
            if abs(math.atan2(q[k][1] - H * .56, q[k][0] - W * .5) - .35) < .12: continue
            rgb(g, jitter(rng, rng.choice(['#1f6f74', '#8a7a4a', '#b0703f', '#2d5d6c', '#c58a55', '#a8617a', '#c9825f']), .04), .85); smooth(g, blob_pts(rng, x, y, s, s * .6, .25, 8)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=1) as g:
        q = curve_pts(lag(1.1, .02), 260, True); i = 0
        while i < 250:
            m = int(rng.integers(4, 16)); seg = q[i:min(259, i + m)]
            if len(seg) > 3 and math.sin(i * .05) > -.3: rgb(g, 'white', rng.uniform(.4, .8)); taper(g, seg + rng.normal(0, 1.2, seg.shape), [.4, rng.uniform(2, 6), .4], 16, False); g.fill()
            i += m + int(rng.integers(0, 7))
    # the hexagon of frames: rows of small reef stars
    hx, hy, R = W * .585, H * .665, 250
    pts = []
    for k in range(6):
        a0, a1 = k * PI / 3 + .26, (k + 1) * PI / 3 + .26
        for r_, m in ((1.0, 9), (.77, 7), (.53, 5), (.29, 3)):
            for i in range(m): t = i / m; pts.append((hx + R * r_ * (math.cos(a0) * (1 - t) + math.cos(a1) * t) * 1.18, hy + R * r_ * (math.sin(a0) * (1 - t) + math.sin(a1) * t) * .62))
    pts.append((hx, hy))
    with c.piece(shadow=0, volume=0, rim=0, blur=3, alpha=.35) as g:
        for x, y in pts: rgb(g, '#0f5f78'); smooth(g, blob_pts(rng, x + 6, y + 7, 19, 9, .1, 8)); g.fill()
    with c.piece(shadow=.35, lift=3, volume=.3, vsize=3) as g:
        for x, y in sorted(pts, key=lambda p: p[1]):
            s = 17 * (.7 + .45 * (y - hy + 200) / 400); g.set_line_width(2.6); rgb(g, '#3f5f6a')
            for k in range(3): t = k * PI / 3 + .2; g.move_to(x - math.cos(t) * s, y - math.sin(t) * s * .5); g.line_to(x + math.cos(t) * s, y + math.sin(t) * s * .5); g.stroke()
            for k in range(7): t = rng.uniform(0, 6.3); d = rng.uniform(.2, .95) * s; rgb(g, jitter(rng, rng.choice(['#f2694b', '#f5b843', '#ee8f9f', '#c85a8e', '#8f6fb8', '#f0a05a']), .04)); px, py = x + math.cos(t) * d, y + math.sin(t) * d * .5; smooth(g, blob_pts(rng, px, py - 2, s * .24, s * .2, .2, 7)); g.fill()
    A.turtle(c, W * .355, H * .72, 78, .3, 10, stroke=.4, depth=.18); A.ray(c, W * .83, H * .79, 110, -2.6, 'eagle', 12, .1, depth=.2)
    # three divers seen from above, over the hexagon
    for x, y, r_, cc in ((hx - 160, hy + 40, .5, 'coral'), (hx + 100, hy - 74, 2.6, 'saffron'), (hx + 30, hy + 108, -.4, 'teal')):
        with c.piece(shadow=.3, lift=14, volume=.4, vsize=3, depth=.08) as g:
            with at(g, x, y, r_, 74, 66):
                for m in (-1, 1): rgb(g, cc); taper(g, [(-.5, .07 * m), (-.78, .12 * m)], [.05, .11], 8, False); g.fill(); rgb(g, '#16304a'); taper(g, [(0, .06 * m), (-.52, .07 * m)], [.11, .06], 8); g.fill(); taper(g, [(.24, .12 * m), (.4, .24 * m), (.52, .14 * m)], [.08, .06, .04], 10); g.fill()
                rgb(g, '#16304a'); smooth(g, [(-.05, -.1), (.25, -.14), (.32, 0), (.25, .14), (-.05, .1)]); g.fill(); rgb(g, '#e8b53c'); taper(g, [(-.06, 0), (.24, 0)], [.11, .11]); g.fill(); g.arc(.4, 0, .085, 0, 7); rgb(g, '#241a15'); g.fill()
    # island: beach, forest with height
    with c.piece(shadow=.4, lift=7, volume=.15, vsize=8) as g: smooth(g, ring(1.16, 0, 10)); lin(g, 0, iy - 100, 0, iy + 150, '#f7e7bf', '#fdf3d2'); g.fill()
    for k, h in ((1.0, 0), (.86, 22), (.68, 44), (.46, 62)):
        with c.piece(shadow=.4, lift=6, volume=.5, vsize=8) as g:
            for _ in range(int(210 * k)):
                t, q_ = rng.uniform(0, 2 * PI), math.sqrt(rng.uniform(0, 1)) * k; bb = np.interp(t, np.append(a, 2 * PI), np.append(base, base[0])); x, y = ix + math.cos(t) * 265 * bb * q_, iy - h + math.sin(t) * 118 * bb * q_; s = rng.uniform(8, 17); cc = jitter(rng, rng.choice(['#4d7d52', '#6a9a58', '#3d6b4c', '#86a85c', '#5c8f60']), .03)
                smooth(g, blob_pts(rng, x, y, s, s * .85, .18, 8)); rad(g, x - s * .3, y - s * .4, s * 1.3, shade(cc, .3), cc, shade(cc, -.25)); g.fill()
    for x, y, s, ln in ((.19, .36, 70, -.2), (.245, .415, 78, .15), (.4, .43, 74, -.15), (.47, .38, 76, .25), (.49, .33, 60, .2)): F.palm(c, W * x, H * y, s, ln)
    X.stilt_house(c, W * .32, H * .432, 74, roof='#c9744a', leg=.14); L.berugak(c, W * .37, H * .432, 56)
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=4) as g:       # jetty
        poly(g, [(W * .335, H * .437), (W * .345, H * .437), (W * .382, H * .545), (W * .366, H * .545)]); lin(g, 0, H * .43, 0, H * .545, '#a9764a', '#d9a46a'); g.fill()
    # dive boat with mooring buoy, plus a jukung and a far yacht
    with c.piece(shadow=0, volume=0, rim=0, blur=6, alpha=.4) as g: smooth(g, blob_pts(rng, W * .775, H * .535, 120, 20, .05, 12)); rgb(g, '#0d4a66'); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.4, vsize=7) as g:
        with at(g, W * .76, H * .505, .06, 190):
            smooth(g, [(.55, -.06), (.42, .07), (.3, .12), (-.42, .12), (-.5, .05), (-.5, -.04), (.0, -.03)], tension=.3); lin(g, 0, -.05, 0, .12, '#fffdf4', '#2f9fb0'); g.fill()
            rgb(g, 'coral'); taper(g, [(.52, -.02), (.2, .045), (-.5, .05)], [.02, .024, .02], 14); g.fill()
            for px in (-.38, -.12, .14): rgb(g, '#6b7f88'); taper(g, [(px, -.03), (px, -.2)], [.016, .016]); g.fill()
            smooth(g, [(-.46, -.2), (.24, -.2), (.2, -.27), (-.42, -.27)], tension=.15); rgb(g, '#f5b843'); g.fill()
            for px in (-.3, -.24, -.18): rgb(g, '#e8b53c'); taper(g, [(px, -.03), (px, -.12)], [.045, .045]); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.4, vsize=4) as g: rgb(g, '#f6efdc'); g.set_line_width(2.4); g.move_to(W * .825, H * .505); g.line_to(W * .872, H * .535); g.stroke(); rgb(g, 'coral'); smooth(g, blob_pts(rng, W * .876, H * .538, 13, 12, .04, 9)); g.fill(); rgb(g, 'white'); taper(g, [(W * .868, H * .538), (W * .884, H * .538)], [4, 4]); g.fill()
    L.jukung(c, W * .86, H * .22, 84, '#f2694b', '#2f7f9a', True); L.yacht(c, W * .68, H * .15, 100)
    for x, y, s in ((.98, .05, 460), (.02, .99, 520)):
        for k in range(10):
            with c.piece(shadow=.05, lift=14, volume=.12, vsize=24, blur=rng.uniform(6, 15), alpha=.5) as g: q_ = rng.uniform(.05, .16); smooth(g, blob_pts(rng, W * x + rng.normal(0, s * .2), H * y + rng.normal(0, s * .06), s * q_ * 1.3, s * q_ * .8, .2, 12)); rgb(g, 'white'); g.fill()
    c.finish(.32, center=(.5, .55))


def n22(c, rng, variant=0):
    """Meeting a fleet: from wave height, yachts run in under full colour; a jukung goes out to greet them."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    hz = H * .6
    L.sky(c, 'noon', hz, glow=.6); c.glow(W * .85, H * .06, 700, '#fff6d8', .7); c.set_air()
    L.cloud(c, W * .2, H * .3, 420, depth=.2, puffs=8); L.cloud(c, W * .56, H * .13, 300, depth=.3); L.cloud(c, W * .95, H * .37, 300, depth=.35, puffs=6)
    L.rinjani(c, W * .83, hz + 2, 900, 150, depth=.6); L.island(c, W * .03, hz + 4, 420, 40, depth=.5)
    L.sea(c, hz, H, 'noon', W * .8, 90, .7)
    X.sailboat(c, W * .87, hz + 16, 130, sail='#f6e9cc', flip=False, depth=.35); X.sailboat(c, W * .765, hz + 22, 165, spin=['#f5b843', '#fff4d6', '#f2694b'], depth=.28)
    X.sailboat(c, W * .08, hz + 26, 190, sail='#fff8e6', jib='#8fd6c8', stripe='teal', depth=.2)
    X.sailboat(c, W * .6, hz + 44, 330, spin=['#1b8f93', '#fff4d6', '#8f6fb8', '#ee8f9f'], stripe='plum', depth=.08)
    X.sailboat(c, W * .27, hz + 90, 640, spin=['#f2694b', '#f5b843', '#fff4d6', '#35abb2'], stripe='coral', heel=.08)
    P.person(c, W * .157, hz + 74, 118, 'stand_side', P.look(rng, hair='cap', top='#1b8f93', bottom='shorts', skin='#c98f66'), False, clip=lambda q: q.rectangle(0, 0, W, hz + 13)); P.person(c, W * .197, hz + 72, 132, 'arm_up', P.look(rng, hair='bun', top='#f2694b', bottom='shorts', skin='#a9734c'), False, clip=lambda q: q.rectangle(0, 0, W, hz + 19))
    # swell bands: near waves overlap the hulls
    def wave(y, amp, per, ph, c0, c1, d):
        q = [(x, y + amp * math.sin(x / per + ph) + amp * .4 * math.sin(x / per * 2.3 + ph * 2)) for x in np.linspace(-40, W + 40, 30)]
        with c.piece(shadow=.25, lift=8, volume=.25, vsize=26, rim=.5, depth=d) as g: smooth(g, q, False); g.line_to(W + 40, H + 30); g.line_to(-40, H + 30); g.close_path(); lin(g, 0, y - amp, 0, y + 150, c0, c1); g.fill()
        with c.piece(shadow=0, volume=0, rim=0) as g:
            for _ in range(26):
                x = rng.uniform(0, W); yy = y + amp * math.sin(x / per + ph) + rng.uniform(6, 60); Ln = rng.uniform(30, 120); rgb(g, 'white', rng.uniform(.12, .4)); taper(g, [(x, yy), (x + Ln / 2, yy - 5), (x + Ln, yy + 2)], [.3, 3.6, .3], 9, False); g.fill()
            for _ in range(5):
                x0 = rng.uniform(0, W); rgb(g, 'white', .75); taper(g, [(x, y + amp * math.sin(x / per + ph) + amp * .4 * math.sin(x / per * 2.3 + ph * 2) + 3) for x in np.linspace(x0, x0 + rng.uniform(40, 130), 7)], [.4, 6, .4], 14, False); g.fill()
    wave(H * .765, 9, 150, .4, '#5fc9c4', '#1f95a4', .05)
    L.jukung(c, W * .715, H * .835, 430, None, '#c85a8e', True, reflection=False)
    P.person(c, W * .635, H * .805, 150, 'sit', P.look(rng, hair='hat', top='#fff4d6', bottom='shorts'), True)
    P.person(c, W * .695, H * .812, 205, 'arm_up', P.look(rng, hair='hijab', accent='#f5b843', top='#1b8f93', bottom='trousers', bcol='#3a2f5a'), True)
    P.person(c, W * .76, H * .81, 160, 'arm_up', P.look(rng, child=True, hair='short', top='#f2694b', bottom='shorts'), False, tweak=dict(aL=(-140, -165), aR=(20, 10)))
    P.person(c, W * .82, H * .80, 165, 'sit', P.look(rng, hair='cap', accent='#3c86c2', top='#8f6fb8', bottom='shorts'), True, tweak=dict(aR=(60, 50), aL=(50, 40)))
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=4) as g:      # flag on the jukung's stern
        rgb(g, '#7a5638'); taper(g, [(W * .845, H * .79), (W * .852, H * .63)], [6, 4]); g.fill(); smooth(g, [(W * .852, H * .635), (W * .9, H * .628), (W * .935, H * .65), (W * .925, H * .69), (W * .88, H * .685), (W * .85, H * .695)], tension=.4); lin(g, W * .85, 0, W * .93, 0, '#35abb2', '#1b8f93'); g.fill(); rgb(g, 'cream', .9); g.set_line_width(5); g.move_to(W * .858, H * .668); g.curve_to(W * .875, H * .65, W * .895, H * .68, W * .925, H * .662); g.stroke()
    wave(H * .875, 15, 190, 2.2, '#3fb3b8', '#137a95', 0); wave(H * .965, 22, 240, 4.1, '#1f93a4', '#0b4a70', 0)
    # two dolphins ahead of the bow
    for x, y, s, r_ in ((.475, .895, 170, -.1), (.405, .93, 120, .06)):
        with c.piece(shadow=.35, lift=6, volume=.45, vsize=10, rim=.5) as g:
            with at(g, W * x, H * y, r_, s):
                smooth(g, [(.5, .1), (.42, .02), (.3, -.1), (.08, -.2), (-.0, -.205), (-.1, -.33), (-.13, -.2), (-.34, -.1), (-.5, .06), (-.3, .06), (0, .02), (.25, .06), (.4, .1)], tension=.5); lin(g, 0, -.25, 0, .1, '#5d7f93', '#3f6478', '#a9c4cc'); g.fill(); rgb(g, '#17303f'); g.arc(.33, -.01, .012, 0, 7); g.fill()
        with c.piece(shadow=0, volume=0, rim=0) as g:
            for _ in range(16): px, py = W * x + rng.normal(0, s * .34), H * y + s * .07 + rng.normal(0, 5); rgb(g, 'white', .75); taper(g, [(px - 16, py), (px, py - 4), (px + 18, py + 3)], [.4, 6, .4], 8, False); g.fill()
    with c.piece(shadow=.2, lift=3, volume=0, rim=.1) as g:
        for x, y, s in ((.6, .16, 44), (.645, .12, 32), (.57, .22, 26), (.76, .24, 34)): A.gull(g, W * x, H * y, s, rng.normal(0, .2))
    c.finish(.28, center=(.45, .5))
