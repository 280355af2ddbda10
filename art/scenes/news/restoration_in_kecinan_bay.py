"""Pictures of the article "Restoration in Kecinan Bay: an overview"."""
import math
import numpy as np
from toolkit import (boats, closeups, fauna as A, flora as F, from_above, gear as G, land as L, light, people as P, ropes_and_bars, school,
                     shadow, village, water)
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, mix, poly, rad, rgb, shade, smooth, smoothstep, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
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
    village.stilt_house(c, W * .175, H * .36, 84, roof='#c9744a', leg=.12); village.stilt_house(c, W * .29, H * .285, 56, roof='#b98a4a', leg=.12); L.berugak(c, W * .5, H * .262, 48)
    # front face: water section
    face = [(fl, fy), (fr, fy), (fr, H * .92), (fl, H * .92)]
    cl = water.window(c, face, ('#9fe2d4', '#4fbdb9', '#1c8ba0', '#0e5f86', '#0a4468'))
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
    boats.jukung(c, W * .4, H * .36, 92, '#f5b843', '#c85a8e'); boats.jukung(c, W * .6, H * .415, 118, None, '#2f7f9a', True); boats.yacht(c, W * .74, H * .36, 110); boats.jukung(c, W * .52, H * .3, 56, '#f2694b', '#2f7f9a', True)
    L.cloud(c, W * .88, H * .12, 230, depth=.0, color='white'); L.cloud(c, W * .08, H * .14, 170, color='white', depth=.1, puffs=5)
    c.finish(.22, warm=.06, center=(.5, .5))


def spider(c, x, y, R, rot, cols, depth):
    """A six-legged frame from straight above with young corals along its bars; R = reach of a leg. Its shadow lies on the sand."""
    r = c.rng
    V = lambda q, k: (x + math.cos(rot + k * PI / 3) * R * q, y + math.sin(rot + k * PI / 3) * R * q)
    bars = [(V(.4, k), V(1, k)) for k in range(6)] + [(V(.4, k), V(.4, k + 1)) for k in range(6)] + [(V(.72, k), V(.72, k + 1)) for k in range(6)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.3 * (1 - depth)) as g:
        rgb(g, '#0b3550')
        for (ax, ay), (bx, by) in bars: taper(g, [(ax + R * .16, ay + R * .24), (bx + R * .16, by + R * .24)], [R * .07] * 2, 2); g.fill()
    with c.piece(shadow=.35, lift=R * .06, volume=.3, vsize=3, rim=.3, depth=depth) as g:
        for a, b in bars: rgb(g, '#5f5a4c'); taper(g, [a, b], [R * .1] * 2, 2); g.fill(); rgb(g, '#b3a988'); taper(g, [a, b], [R * .07] * 2, 2); g.fill()
    for q, k, s in [(.4, k, .46) for k in range(6)] + [(.74, k, .4) for k in range(6)] + [(.56, k + .5, .36) for k in range(6)]: from_above.coral(c, *V(q * (.87 if k % 1 else 1), k), R * s * r.uniform(.75, 1.15), r.choice(cols), int(r.choice([2, 2, 3, 0])), depth=depth, lift=3)


def rows_of_frames(c, rng, variant=0):
    """From straight above: rows of spider frames going down the slope from bright shallows into deep blue, a boat on the surface."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#e9efc8'), (.16, '#a9e0cc'), (.42, '#3fb0b8'), (.72, '#16708f'), (1, '#08345c')], 33, glow=(0, 0, 620, 'cream', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.6) as g:      # ripple marks lying across the slope
        for _ in range(220):
            x, y = rng.uniform(-100, W), rng.uniform(-50, H); t = min(1, (x / W * .8 + y / H * .55) / 1.2); q = rng.uniform(60, 190)
            p = wander(rng, x, y, -.95 + rng.normal(0, .1), q, 5, .14); rgb(g, 'white' if rng.random() < .5 else '#0a4a66', .22 * (1 - t * .7)); taper(g, p, [.4, 5, .4], 16, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.32, caustic=.55) as g: g.rectangle(0, 0, W, H); lin(g, 0, 0, W, H, (0, 'cream', .5), (.5, 'water2', .2), (1, 'water4', 0)); g.fill()
    ang = .62
    ux, uy = math.cos(ang), math.sin(ang)               # down the slope
    cols = ('saffron', 'coral', 'rose', 'violet', '#e9a05c', '#5fb0a0')
    spots = []
    for i in range(7):
        for j in range(-4, 5):
            d, s = 330 + i * 225, j * 265 + (i % 2) * 120
            x, y = d * ux - s * uy * .95 - 60, d * uy + s * ux * .95 - 120
            if -150 < x < W + 150 and -120 < y < H + 120 and rng.random() < .93 and not (x < W * .42 and y < H * .36): spots.append((x + rng.normal(0, 14), y + rng.normal(0, 14), i))
    for x, y, i in spots:
        d = min(.8, .02 + .125 * i)
        spider(c, x, y, 98 - 4 * i, rng.uniform(0, 1), cols, d)
    for x, y, n, h in ((.62, .3, 46, 1.0), (.34, .83, 34, -.4)): A.silhouettes(c, W * x, H * y, n, 130, 46, 17, h, '#0f5f78', .3)
    from_above.diver(c, W * .535, H * .56, 190, 2.5, 'coral', slate=False, drop=60, depth=.06); from_above.diver(c, W * .79, H * .6, 150, .4, 'saffron', tank='#c9d2d4', drop=50, depth=.34)
    for x, y, R in ((.5, .52, 26), (.515, .49, 16), (.8, .555, 15), (.79, .53, 10)): water.rings(c, [(W * x, H * y, R)], 'white', .7, 1)
    shadow.blob(c, W * .25 + 90, H * .25 + 150, 250, 60, .5, .35, 16); shadow.blob(c, W * .25 + 90, H * .25 + 150, 240, 150, .5, .1, 20)
    from_above.jukung(c, W * .22, H * .2, 470, .5, '#d9573f', '#f0dcae', 'saffron')
    P_ = [(W * .22 + 255, H * .2 + 140), (W * .45, H * .4), (W * .5, H * .47)]
    with c.piece(shadow=.3, lift=5, volume=0) as g: rgb(g, '#fff8e0'); g.set_line_width(3); smooth(g, P_, False); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.6, vsize=9, rim=.5) as g: g.arc(W * .5, H * .47, 17, 0, 7); rad(g, W * .497, H * .463, 20, '#ffd9a8', '#f2694b', '#b43a26'); g.fill()
    for x, y, cc in ((.165, .155, '#f2694b'), (.275, .23, '#1b8f93')): from_above.person_long_shadow(c, W * x, H * y, 46, .5, True, cc, shadow_len=.3)
    water.sparkle(c, 170); c.finish(.34, center=(.42, .42))


def slide_1(c, rng, variant=0):
    """The dry top of the bay: hens under a red boat drawn up on the sand, somebody mending a net, boats on calm water."""
    W, H = c.w, c.h
    c.light = (.6, -.8)
    hz = H * .4
    L.sky(c, 'morning', hz, (W * .79, hz - 70, 34))
    L.cloud(c, W * .28, H * .16, 300, depth=.35); L.cloud(c, W * .55, H * .09, 180, depth=.5)
    with c.piece(shadow=.1, lift=6, volume=.3, vsize=24, depth=.45) as g:        # the two arms of the bay
        smooth(g, [(W * .55, hz + 4), (W * .66, hz - 40), (W * .74, hz - 70), (W * .86, hz - 122), (W * .94, hz - 104), (W + 60, hz - 150), (W + 60, hz + 4)]); lin(g, 0, hz - 150, 0, hz, '#7fa86f', '#4d7d62'); g.fill()
    L.island(c, W * .3, hz + 1, 300, 34, depth=.6); L.island(c, W * .12, hz + 1, 200, 24, depth=.66)
    L.sea(c, hz, H * .72, 'morning', W * .79, 90, .7)
    for x, y, s, f, h in ((.46, .465, 130, False, '#f0b03a'), (.62, .5, 180, True, '#2f8fa0'), (.36, .43, 80, True, '#8f6fb8'), (.88, .46, 120, False, '#c85a8e')): boats.jukung(c, W * x, H * y, s, None, h, f)
    base = L.ground(c, [(-30, H * .7), (W * .2, H * .67), (W * .45, H * .64), (W * .7, H * .62), (W + 30, H * .57)], '#f0dcae', '#d9b988', 320)
    L.foam(c, [(W * .2 - 400, H * .7), (W * .2, H * .672), (W * .45, H * .642), (W * .7, H * .622), (W + 30, H * .572)], 9)
    F.palm(c, W * .985, H * .93, 640, -.16)
    with c.piece(shadow=.35, lift=4, volume=.2, vsize=5) as g:
        for _ in range(46): x = W * .975 + rng.normal(0, 44); y = H * .945 + rng.normal(0, 8); rgb(g, jitter(rng, '#6f9a52', .05)); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(0, .5), rng.uniform(26, 70), 4, .2), [6, 4, .6], 9, False); g.fill()
    # net between two poles, and the mender
    nx = W * .67
    with c.piece(shadow=.35, lift=4, volume=.3, vsize=4) as g:
        rgb(g, '#8a6a44'); taper(g, [(nx - 150, H * .78), (nx - 146, H * .56)], [10, 8]); g.fill(); taper(g, [(nx + 210, H * .8), (nx + 204, H * .55)], [10, 8]); g.fill()
    G.ghost_net(c, [(nx - 146, H * .575), (nx - 40, H * .605), (nx + 90, H * .61), (nx + 204, H * .565)], 150, '#3f9a8c', 15)
    P.person(c, nx + 24, H * .83, 250, 'sit_ground', P.look(rng, hair='hat', top='#f2694b', bottom='shorts', bcol='#22405a', sleeve='short', accent='#1b8f93'))
    # the boat in front, drawn up: big hull from the side, on two logs
    bx, by = W * .235, H * .845
    shadow.blob(c, bx - 30, by + 44, 470, 44, -.02, .5, 18)
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=12) as g:
        for px in (-230, 190): smooth(g, blob_pts(rng, bx + px, by + 22, 40, 32, .06, 10)); lin(g, 0, by - 8, 0, by + 50, '#b98a58', '#5b3f2c'); g.fill()
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=30, rim=.4, grain=.045) as g:
        out = [(bx - 720, by - 216), (bx - 420, by - 176), (bx, by - 166), (bx + 300, by - 196), (bx + 440, by - 262), (bx + 506, by - 372), (bx + 528, by - 366), (bx + 500, by - 236), (bx + 420, by - 110), (bx + 300, by - 26), (bx + 120, by + 6), (bx - 300, by + 8), (bx - 720, by - 10)]
        smooth(g, out, tension=.45); p = g.copy_path(); lin(g, 0, by - 230, 0, by + 8, '#f0705a', '#d9483c', '#9a2f34'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for off, w, cc in ((16, 22, '#fff4d6'), (44, 12, '#f5b843'), (150, 60, '#1f6f80')):
            rgb(g, cc); taper(g, [(bx - 760, by - 206 + off), (bx - 420, by - 166 + off), (bx, by - 156 + off), (bx + 290, by - 186 + off), (bx + 440, by - 262 + off * .8), (bx + 530, by - 400 + off * .8)], [w, w, w, w, w * .9, w * .5], 60, False); g.fill()
        rgb(g, '#7a2a30', .5); g.set_line_width(3)
        for o in (86, 116): g.move_to(bx - 760, by - 206 + o); g.curve_to(bx - 100, by - 150 + o, bx + 250, by - 150 + o, bx + 470, by - 290 + o); g.stroke()
        g.restore()
    with c.piece(shadow=.45, lift=10, volume=.45, vsize=9, rim=.4) as g:      # outrigger arms and float
        for px in (-300, 130): rgb(g, '#b98a52'); taper(g, [(bx + px - 60, by - 196), (bx + px + 40, by - 214), (bx + px + 120, by - 130), (bx + px + 150, by + 60)], [20, 22, 20, 16], 30); g.fill()
        lin(g, 0, by + 46, 0, by + 82, '#f0d79a', '#c9a060', '#8a6a3c'); taper(g, [(bx - 640, by + 70), (bx - 100, by + 80), (bx + 340, by + 64)], [30, 36, 18], 30); g.fill()
    for x, y, s, cc, f, pk in ((.33, .965, 104, '#c9702f', False, True), (.45, .985, 122, '#e9dcc0', True, False), (.53, .92, 92, '#7a3f2c', False, True), (.14, .955, 84, '#3a3440', True, True)): village.hen(c, W * x, H * y, s, cc, f, pk)
    with c.piece(shadow=.4, lift=3, volume=.4, vsize=3) as g:
        for x, y in ((.475, 1.0), (.5, .985), (.525, 1.005), (.46, 1.012)): rgb(g, '#f5cf5a'); smooth(g, blob_pts(rng, W * x, H * y - 20, 12, 10, .05, 9)); g.fill(); g.arc(W * x + 9, H * y - 32, 7, 0, 7); g.fill()
    L.pebbles(c, 0, W, lambda x: H * .93, 26, 8)
    c.finish(.3, warm=.1, center=(.5, .48))


def slide_2(c, rng, variant=0):
    """Straight up from the tables at noon: in the round window of the sky a boat and snorkellers, dark corals on bars around it."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    cx, cy, R = W * .47, H * .43, 405
    c.backdrop([(0, '#1c6f94'), (.5, '#155f88'), (1, '#08304f')], 90)
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32)
    dx, dy = xx / c.k - cx, yy / c.k - cy
    th = np.arctan2(dy, dx); d = np.hypot(dx, dy * 1.04)
    edge = R * (1 + .018 * np.sin(th * 9 + 1) + .014 * np.sin(th * 17) + .012 * np.sin(th * 31 + 2))
    win = smoothstep(14, -14, d - edge)
    fr = np.clip(d / R, 0, 1)[..., None]
    sky = col('#f3fbe6') * (1 - fr) + col('#8fd9e0') * fr
    sky = np.where(fr > .82, sky * (1 - (fr - .82) / .18 * .55) + col('#3f9a9c') * ((fr - .82) / .18 * .55), sky)
    out = np.exp(-np.clip(d - R, 0, None) / 260)[..., None]
    c.img = c.img * (1 - win[..., None]) + sky.astype(np.float32) * win[..., None]
    c.img = c.img + (1 - win[..., None]) * out * col('#4fc0c4').astype(np.float32) * .38
    with c.piece(shadow=0, volume=0, rim=0, blur=1.2) as g:       # ripples in and round the window
        for _ in range(330):
            a, q = rng.uniform(0, 7), R * rng.uniform(.12, 1.5); inside = q < R; w = rng.uniform(.04, .14)
            rgb(g, rng.choice(['#ffffff', '#bff0ea', '#2f8fa6']) if inside else rng.choice(['#7fdcd8', '#3fa8bc', '#0d4a70']), rng.uniform(.1, .34) if inside else rng.uniform(.08, .4) * max(.15, 1.5 - q / R))
            taper(g, [(cx + math.cos(a + k * w) * q * (1 + rng.normal(0, .006)), cy + math.sin(a + k * w) * q * .96) for k in (-1, 0, 1)], [.4, rng.uniform(3, 9), .4], 12, False); g.fill()
    c.glow(cx - 130, cy - 170, 330, '#fffbe0', .75)
    c.set_air()
    # boat from below with its two floats
    with c.piece(shadow=.25, lift=12, volume=.5, vsize=14, rim=.4) as g:
        with at(g, cx + 90, cy - 95, -.5, 430):
            for m in (-1, 1): rgb(g, '#a98552'); taper(g, [(-.42, .27 * m), (0, .285 * m), (.42, .26 * m)], [.022, .034, .018], 16); g.fill()
            for px in (.18, -.2): rgb(g, '#7a5c38'); taper(g, [(px, -.28), (px + .03, 0), (px, .28)], [.018, .026, .018], 16); g.fill()
            smooth(g, [(.55, 0), (.38, .06), (.1, .095), (-.2, .09), (-.48, .035), (-.53, 0), (-.48, -.035), (-.2, -.09), (.1, -.095), (.38, -.06)]); lin(g, 0, -.09, 0, .09, '#d9604a', '#b03f38', '#6f2a34'); g.fill()
            rgb(g, '#5a2230'); taper(g, [(-.5, 0), (0, 0), (.5, 0)], [.012, .03, .012], 12); g.fill()
    for x, y, H_, rot, cc, fc in ((-190, 40, 190, .5, '#f5b843', 'coral'), (40, 190, 165, -1.0, '#c85a8e', 'teal'), (-80, -240, 130, 2.4, '#1b8f93', 'saffron')): P.snorkeler_from_below(c, cx + x, cy + y, H_, rot, cc, fc, child=False)
    A.school(c, 'fusilier', cx + 330, cy + 240, 22, 210, 70, 56, -.5, .5, depth=.1)
    c.god_rays(cx - 80, cy - 700, .2, 12, 1300, .8, '#eafff0')
    # bars and corals of the nursery all round the lower edge, leaning inwards, dark against the light
    for a, b, w in (((-40, H * .93), (W + 40, H * .965), 34), ((W * .9, H * 1.1), (W * 1.02, H * .22), 30)): ropes_and_bars.bar(c, a, b, w, '#35566a')

    def edge_coral(x, y, s, cc, rot, kind='stag'):
        """A coral that grows from (x,y) towards the middle of the window."""
        out_ = []
        for _ in range(7 if kind == 'stag' else 12): F._branches(rng, x, y, rot + rng.normal(0, .42), s * rng.uniform(.36, .46), s * .08, 3, out_)
        for ly in (0, 1):
            with c.piece(shadow=.35, lift=8, volume=.35, vsize=s * .04, rim=.6) as g:
                for k, (p, w, lv) in enumerate(sorted(out_, key=lambda b: -b[2])):
                    if k % 3 == 0 and ly: continue
                    q = shade(cc, -.74 + .2 * ly); lin(g, *p[0], *p[-1], (0, shade(q, -.3)), (1, mix(q, '#ffd9b0', .45 if lv == 0 else .06))); taper(g, p, [w, w * .72], 10); g.fill()
    for x, y, s, cc, rot in ((-.02, .8, 330, 'violet', -.5), (.06, .99, 420, 'coral', -1.0), (.21, 1.0, 300, '#e9a05c', -1.25), (.33, 1.0, 150, 'violet', -1.3), (.69, .995, 170, 'rose', -1.7), (.8, 1.02, 330, 'saffron', -1.9), (.95, 1.0, 470, 'coral', -2.2), (1.0, .5, 280, 'saffron', -2.9)): edge_coral(W * x, H * y, s, cc, rot)
    for x, y, l, h in ((.37, .8, 84, .2), (.47, .87, 60, PI), (.62, .79, 96, PI + .3)): A.humbug(c, W * x, H * y, l, h)
    c.bubbles(W * .12, H * .72, 16, H * .5, 11, 20)
    c.particles(160, big=10); c.finish(.5, center=(.47, .45))


def slide_3(c, rng, variant=0):
    """Close, in the blue of ten metres: humbugs dart out of the branches on a bar, a blue sea squirt hangs below it like a lamp."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#4fb4cf'), (.4, '#2080b4'), (.75, '#134f8a'), (1, '#0c2f62')], 78, glow=(W * .2, -80, 760, '#cfeef6', .5))
    light.bokeh(c, 18, (W * .3, H * .25, W, H * .9), ['#ee8f9f', '#f5b843', '#8f6fb8', '#7fd6e0'], (40, 130), .16, 18); c.set_air()
    c.god_rays(W * .15, -150, .22, 10, 1100, 1, '#dff4ff')
    for x0, y0, x1, y1, w, d in ((-40, .28, 1.04, .16, 26, .7), (-40, .44, 1.04, .36, 36, .6)): ropes_and_bars.bar(c, (x0, H * y0), (W * x1, H * y1), w, '#4f7890', depth=d, blur=6)
    for x, y, s, cc, d in ((.9, .18, 150, 'rose', .6), (.16, .27, 170, 'saffron', .62), (.76, .38, 230, 'violet', .5)): F.staghorn(c, W * x, H * y, s, cc, 2, 5, depth=d, blur=5)
    a, b = np.array([-60, H * .735]), np.array([W + 60, H * .66])
    A.sea_squirt(c, W * .71, H * .715, 240); c.glow(W * .71, H * .84, 190, '#6fc0ff', .5)
    A.sea_squirt(c, W * .785, H * .71, 130, '#3f6fd0')
    for x, s in ((.13, 120), (.3, 84), (.95, 100)):
        with c.piece(shadow=.3, lift=5, volume=.4, vsize=8) as g:
            for k in range(14): p = wander(rng, W * x + rng.normal(0, 26), H * (.735 - .075 * (x + .04)) + 40, PI / 2 + rng.normal(0, .25), s * rng.uniform(.5, 1.1), 5, .2); rgb(g, jitter(rng, '#7f5a8f', .04)); taper(g, p, [9, 7, 4], 12); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=36, grain=.06) as g:
        taper(g, [tuple(a), tuple(b)], [104, 104], cap=False); p = g.copy_path(); lin(g, 0, H * .65, 8, H * .78, '#a9c3c6', '#6f939c', '#3f6070', '#243c52'); g.fill(); g.append_path(p); g.clip()
        for _ in range(130):
            t, v = rng.uniform(0, 1), rng.uniform(-.5, .5); q = a + (b - a) * t + np.array([0, v * 104]); s = rng.uniform(5, 24)
            rgb(g, jitter(rng, rng.choice(['#d98fa0', '#a0608a', '#8a8f5a', '#c9b48a', '#5fa0a0']), .04), .5); smooth(g, blob_pts(rng, *q, s * 1.5, s * .7, .25, 9)); g.fill()
    ox, oy = W * .4, H * .685
    tw = lambda q, w, cc: closeups.twig(c, [(ox + x, oy + y) for x, y in q], w, cc)
    cc = '#e58f78'
    tw([(-120, 10), (-250, -120), (-330, -260), (-350, -380)], [60, 50, 32], shade(cc, -.3)); tw([(120, 0), (240, -140), (330, -230), (420, -300)], [60, 50, 32], shade(cc, -.3)); tw([(20, 0), (40, -200), (10, -380), (40, -520)], [66, 54, 34], shade(cc, -.3))
    A.humbug(c, ox - 150, oy - 190, 150, .3); A.humbug(c, ox + 150, oy - 330, 130, PI + .2, .2)
    tw([(-60, 30), (-140, -110), (-150, -260), (-210, -420)], [78, 64, 40], cc); tw([(-150, -280), (-90, -380), (-80, -470)], [52, 44, 28], cc); tw([(60, 30), (110, -110), (170, -220), (190, -420)], [78, 64, 40], cc); tw([(175, -240), (260, -310), (300, -430)], [50, 42, 26], cc)
    tw([(0, 40), (-10, -90), (30, -210), (0, -340)], [82, 66, 40], shade(cc, .08)); tw([(-150, 40), (-280, -30), (-400, -90), (-470, -190)], [70, 58, 34], shade(cc, .04)); tw([(-60, 60), (-110, 0), (-190, -40)], [50, 40, 26], shade(cc, .1)); tw([(40, 60), (90, -10), (110, -90)], [56, 46, 28], shade(cc, .12)); tw([(150, 40), (270, -20), (390, -70), (480, -60)], [66, 52, 32], shade(cc, .04))
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=24, rim=.4) as g: smooth(g, [(ox - 214, oy + 34), (ox - 150, oy + 14), (ox - 96, oy - 14), (ox - 30, oy + 2), (ox + 30, oy - 16), (ox + 90, oy + 4), (ox + 150, oy - 2), (ox + 206, oy + 20), (ox + 236, oy + 44), (ox + 176, oy + 50), (ox + 140, oy + 78), (ox + 84, oy + 60), (ox + 20, oy + 84), (ox - 40, oy + 66), (ox - 110, oy + 82), (ox - 160, oy + 56)]); lin(g, 0, oy - 26, 0, oy + 76, cc, shade(cc, -.3)); g.fill()
    closeups.corallites(c, [(ox - 170 + 29 * k + rng.normal(0, 5), oy + 40 + (13 if k % 2 else -13) + rng.normal(0, 5)) for k in range(13)], 11, cc)
    for q, w in (([(-120, 30), (-128, -30), (-150, -74)], 44), ([(-56, 46), (-40, -20), (-62, -84)], 48), ([(52, 44), (62, -10), (44, -62)], 46), ([(130, 30), (158, -20), (164, -66)], 42)): tw(q, [w, w * .8, w * .55], shade(cc, .1))
    A.humbug(c, W * .74, H * .42, 250, -.12, .12); A.humbug(c, W * .6, H * .24, 120, .25); A.humbug(c, W * .145, H * .5, 170, PI - .1, -.1)
    A.humbug(c, W * .9, H * .56, 96, .1, depth=.2); A.humbug(c, W * .3, H * .2, 84, .4, depth=.15)
    c.particles(220, big=14, color='#dff4ff'); c.finish(.42, center=(.5, .5))


def second(c, rng, variant=0):
    """Watching, the part that lasts longest: two hands at a slate under water, on which a pencil draws the branching coral that stands beside it; small fish, blue haze."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#c4f0dc'), (.32, '#67c9c4'), (.65, '#22899f'), (1, '#0c4d76')], 74, glow=(W * .2, -40, 760, '#fff8dc', .6))
    c.god_rays(W * .16, -170, .36, 11, 1100, 1.1)
    far = L.rocks(c, [(-30, H * .6), (W * .24, H * .66), (W * .55, H * .74), (W + 30, H * .66)], '#2f7f8c', .6, 12, blur=5)
    F.reef_patch(c, W * .5, W, far, 1.4, .8, depth=.5)
    c.set_air()
    A.school(c, 'fusilier', W * .68, H * .2, 16, 190, 60, 34, PI + .1, .3, depth=.4)
    for x, y, s, d in ((.47, .83, 250, .3), (.62, .79, 180, .42)): G.reef_star(c, W * x, H * y, s, frags=11, depth=d, rot=.4)
    L.sandbed(c, [(-30, H * .9), (W * .3, H * .87), (W * .65, H * .9), (W + 30, H * .88)], '#dfe2bd', .35)
    # the coral that is drawn
    bx, by = W * .21, H * .93
    F.boulder(c, bx - 10, by + 70, 380, '#b9a070')
    branches = [((0, 30), (-30, -140), (-140, -270), (-190, -420)), ((10, 20), (10, -180), (40, -330), (20, -520)), ((20, 30), (70, -110), (180, -220), (250, -370)), ((-20, 20), (-120, -70), (-250, -130), (-310, -250)), ((30, 30), (150, -50), (270, -90), (350, -190)), ((5, -170), (-60, -290), (-80, -400)), ((60, -300), (130, -400), (150, -500))]
    for k, q in enumerate(sorted(branches, key=lambda q: q[-1][1], reverse=True)): closeups.twig(c, [(bx + x, by - 130 + y) for x, y in q], [74, 66, 54, 36][:len(q)], shade('#f07a4e', -.16 + .05 * k))
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=16, rim=.2, grain=.06) as g:                # its foot on the rock
        smooth(g, [(bx - 168, by - 72), (bx - 90, by - 132), (bx - 50, by - 168), (bx, by - 178), (bx + 62, by - 160), (bx + 104, by - 118), (bx + 172, by - 70), (bx + 120, by - 46), (bx + 60, by - 62), (bx + 10, by - 34), (bx - 60, by - 56), (bx - 120, by - 40)]); lin(g, 0, by - 170, 0, by - 60, '#ee7a52', '#d8623e', '#b04a34'); g.fill()
    for x, y, q, h in ((.33, .3, 74, -.1), (.09, .33, 66, .2), (.43, .41, 58, PI)): A.fish(c, 'damsel', W * x, H * y, q, h)
    # the slate, held by the other diver's left hand, and the pencil on its cord
    a, sx, sy = -.07, W * .655, H * .55
    S = lambda u, v: (sx + math.cos(a) * u - math.sin(a) * v, sy + math.sin(a) * u + math.cos(a) * v)
    w, h = 560, 430

    def slate(cv):
        with cv.piece(shadow=.5, lift=16, volume=.25, vsize=14, rim=.5, grain=.02) as g:
            smooth(g, [S(-w / 2, -h / 2), S(w / 2, -h / 2), S(w / 2, h / 2), S(-w / 2, h / 2)], tension=.08); lin(g, *S(-w / 2, -h / 2), *S(w / 2, h / 2), '#ffffff', '#f6f8f2', '#d6e6e4'); g.fill()
            rgb(g, '#2f7f8f', .85)
            for u, v in ((-w / 2 + 26, -h / 2 + 26), (w / 2 - 26, -h / 2 + 26)): g.arc(*S(u, v), 9, 0, 7); g.fill()
            for q in branches:
                pts = [S(-60 + x * .56, 150 + y * .56) for x, y in q]; school.crayon(g, rng, pts, '#38506a', 6, passes=2); school.crayon(g, rng, [(x + 15, y + 5) for x, y in pts], '#38506a', 4, passes=1)
            school.crayon(g, rng, [S(-200, 168), S(-110, 150), S(20, 156), S(110, 170)], '#38506a', 6, passes=2)
    closeups.hand(c, *S(w / 2 - 34, h * .16), 190, PI - .25, 'pinch', '#8a5a3c', '#16304a', 3.0, flip=True, held=slate)
    tip = S(28, -132); end = (tip[0] + 250, tip[1] - 196)

    def pencil(cv):
        with cv.piece(shadow=.45, lift=8, volume=.45, vsize=5, rim=.4) as g:
            lin(g, tip[0], tip[1] - 10, tip[0] + 12, tip[1] + 12, '#ffd27a', '#f5a833', '#b9701f'); taper(g, [(tip[0] + 26, tip[1] - 20), end], [22, 22]); g.fill(); rgb(g, '#f3dcb4'); taper(g, [tip, (tip[0] + 30, tip[1] - 24)], [4, 22], cap=False); g.fill(); rgb(g, '#2b3442'); taper(g, [tip, (tip[0] + 9, tip[1] - 7)], [3, 8], cap=False); g.fill()
    ropes_and_bars.rope(c, [end, (end[0] + 40, end[1] - 60), (end[0] + 140, end[1] - 40), S(w / 2 - 26, -h / 2 + 26)], 6, '#fff4d6', shadow=.15)
    closeups.hand(c, tip[0] + 84, tip[1] - 62, 186, PI - .62, 'pinch', '#8a5a3c', '#16304a', 3.6, flip=True, held=pencil)
    c.particles(170, big=8); c.finish(.34, center=(.5, .5))
