"""Pictures of the article "A second coral lab opens"."""
import math
from toolkit import celebration, faces, fauna as A, flora as F, gear as G, laboratory, land as L, people as P
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Blue hour: the new lab seen from outside, open front, glowing tanks, two people carrying a crate in."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    hz = H * .5
    c.backdrop([(0, '#101d48'), (.3, '#27408a'), (.5, '#6f6fae'), (.58, '#e0a08f'), (1, '#e0a08f')], 90)
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for _ in range(90): rgb(g, 'cream', rng.uniform(.2, .9)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .34), rng.uniform(.6, 1.9), 0, 7); g.fill()
    with c.piece(shadow=0, volume=.2, rim=.3) as g: g.arc(W * .13, H * .15, 34, 0, 7); rgb(g, '#fff4d6'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g: g.arc(W * .13 + 15, H * .15 - 8, 31, 0, 7); rgb(g, '#1a2f68'); g.fill()
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
        laboratory.aquarium(c, W * x, H * y, w, h, 26, glow=gl, legs=74, draw_inside=corals(.46))
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
    celebration.bunting(c, (bx0 - 10, ty + 34), (W * .62, ty + 22), 9, 26, 26); celebration.bunting(c, (W * .62, ty + 22), (bx1 + 14, ty + 30), 9, 24, 26)
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


def second(c, rng, variant=0):
    """First morning of the second lab: a young woman of the lab looks on with a smile while sea water runs from a blue pipe into an empty tank; the corals still wait in a bucket."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#f3dfb4'), (.6, '#e3bf8c'), (1, '#b98a5f')], 60, glow=(W * .12, H * .1, 700, '#fff3cf', .6))
    with c.piece(shadow=0, volume=.1, rim=0, grain=.05) as g:       # bamboo wall
        for i in range(34):
            x = i * 50 - 20; lin(g, x, 0, x + 48, 0, '#e9cb94', '#d3ab70', '#b0854f'); g.rectangle(x, -10, 47, H * .8); g.fill()
            rgb(g, '#8f6a3c', .5)
            for y in (rng.uniform(0, .3), rng.uniform(.4, .7)): g.rectangle(x, H * y, 47, 5); g.fill()
    c.set_air()
    c.glow(W * .14, H * .2, 460, '#fff0c4', .5)
    faces.front(c, W * .225, H * .33, 232, '#8a5a3c', 'hijab', scarf='#e0568a', top='#1b6f7a', gaze=(.75, .25), smile=.85, tilt=.06)
    with c.piece(shadow=.5, lift=12, volume=.25, vsize=18, grain=.05) as g: poly(g, [(-20, H * .87), (W + 20, H * .87), (W + 20, H * 1.05), (-20, H * 1.05)]); lin(g, 0, H * .87, 0, H, '#c98f5c', '#8a5a3a'); g.fill(); rgb(g, '#5b3626', .5); g.rectangle(-20, H * .925, W + 40, 4); g.fill()
    x0, x1, yt, yb, wl = W * .33, W * 1.04, H * .4, H * .885, H * .6       # tank
    with c.piece(shadow=.4, lift=16, volume=0, rim=0, grain=.02) as g: poly(g, [(x0, yt), (x1, yt), (x1, yb), (x0, yb)]); lin(g, x0, yt, x1, yb, (0, '#eaf7ee', .6), (1, '#a9d0cc', .55)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: poly(g, [(x0 + 8, wl), (x1, wl), (x1, yb), (x0 + 8, yb)]); lin(g, 0, wl, 0, yb, (0, '#9fe6d6', .85), (.5, '#45b5ba', .9), (1, '#1a7f98', .95)); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=6) as g:          # empty white rack
        for y, a in ((.8, 0), (.735, .05)):
            poly(g, [(W * (.4 + a), H * y), (W * 1.05, H * y), (W * 1.05, H * y + 20), (W * (.4 + a) - 14, H * y + 20)]); lin(g, 0, H * y, 0, H * y + 20, '#f6fbf4', '#b9dad6'); g.fill()
            for i in range(12):
                with at(g, W * (.425 + a + .055 * i), H * y + 8, 0, 17, 5): g.arc(0, 0, 1, 0, 7)
                rgb(g, '#2f7f8f', .8); g.fill()
        for px in (.43, .7, .97): rgb(g, '#d6ebe6'); taper(g, [(W * px, H * .815), (W * px, yb)], [15, 15], cap=False); g.fill()
    jx = W * .66
    c.glow(jx, wl + 90, 200, 'white', .35); 
    with c.piece(shadow=0, volume=0, rim=.2, grain=.01) as g:           # plume of air under the jet
        for _ in range(240):
            t = abs(rng.normal(0, .5)); x, y = jx + rng.normal(0, 26 + 60 * min(t, 1)), wl + 6 + t * 150
            if y > yb - 20: continue
            s = rng.uniform(2, 11) * (1 - .4 * min(1, t)); rgb(g, '#f4fffb', rng.uniform(.3, .85)); g.arc(x, y, s, 0, 7); g.fill(); rgb(g, '#8fd6d0', .5); g.arc(x + s * .2, y + s * .2, s * .6, 0, 7); g.fill()
    with c.piece(shadow=.35, lift=6, volume=.3, vsize=12, rim=.6, grain=.012) as g:    # the jet
        q = [(W * .775, H * .2), (W * .725, H * .215), (W * .69, H * .3), (jx + 6, H * .45), (jx, wl + 10)]; lin(g, jx - 40, 0, jx + 60, 0, (0, '#f4fffb', .95), (.5, '#9fe0dc', .85), (1, '#dff8f2', .95)); taper(g, q, [44, 46, 40, 42, 66], 40, False); g.fill()
        rgb(g, 'white', .8)
        for o in (-9, 6): taper(g, [(x + o, y) for x, y in q[1:]], [3, 5, 4, 2], 30, False); g.fill()
    with c.piece(shadow=.25, lift=4, volume=.2, vsize=5, rim=.5, grain=.01) as g:    # splash crown
        for k in range(26): a = -PI / 2 + rng.normal(0, .75); q = rng.uniform(30, 120); x = jx + rng.normal(0, 34); rgb(g, '#e9fbf4', .9); s = rng.uniform(3, 8); g.arc(x + math.cos(a) * q, wl + math.sin(a) * q * .7, s, 0, 7); g.fill()
        smooth(g, [(jx - 100, wl + 6), (jx - 74, wl - 26), (jx - 40, wl - 6), (jx, wl - 30), (jx + 36, wl - 8), (jx + 80, wl - 30), (jx + 104, wl + 6), (jx, wl + 18)]); rgb(g, '#f0fff8', .9); g.fill()
        rgb(g, '#effff6', .9); taper(g, [(x0 + 8, wl), (W * .5, wl - 3), (jx, wl + 4), (W * .85, wl - 3), (x1, wl)], [7, 5, 9, 5, 7], 40, False); g.fill()
        for R in (150, 230): rgb(g, 'white', .5); g.set_line_width(3); g.save(); g.translate(jx, wl + 6); g.scale(R, R * .09); g.arc(0, 0, 1, 0, 7); g.restore(); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for a, b, al in ((.37, .4, .4), (.415, .425, .3), (.88, .94, .2)): poly(g, [(W * a, yt + 8), (W * b, yt + 8), (W * (b - .03), yb - 6), (W * (a - .03), yb - 6)]); lin(g, 0, yt, 0, yb, (0, 'white', al), (1, 'white', .03)); g.fill()
    with c.piece(shadow=.35, lift=5, volume=.2, vsize=4) as g: rgb(g, '#35525c'); g.set_line_width(12); g.move_to(x0, yt - 4); g.line_to(x0, yb); g.line_to(W + 20, yb); g.stroke(); rgb(g, '#dff5ee'); g.set_line_width(5); g.move_to(x0 + 9, yt); g.line_to(x0 + 9, yb - 6); g.stroke(); rgb(g, '#35525c'); g.set_line_width(10); g.move_to(x0, yt); g.line_to(W + 20, yt); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=18, rim=.5) as g:     # blue pipe with a red valve
        rgb(g, '#2f6fb4'); g.set_line_width(56); g.set_line_cap(0); g.move_to(W * 1.02, H * .1); g.line_to(W * .84, H * .1); g.curve_to(W * .79, H * .1, W * .775, H * .12, W * .775, H * .205); g.stroke()
        rgb(g, '#1f4f8a'); 
        for a, b, w, h in ((.92, .1, 26, 72), (.855, .1, 22, 70)): g.rectangle(W * a - w / 2, H * b - h / 2, w, h); g.fill()
        g.rectangle(W * .775 - 37, H * .185, 74, 30); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=8) as g: rgb(g, '#8a3a2c'); taper(g, [(W * .888, H * .1 - 20), (W * .888, H * .03)], [13, 13]); g.fill(); rgb(g, 'coral'); taper(g, [(W * .85, H * .03), (W * .926, H * .03)], [24, 24]); g.fill()
    bx, by = W * .17, H * .97      # the bucket with the first corals
    with c.piece(shadow=.3, lift=4, volume=0) as g:
        with at(g, bx, by - 190, 0, 150, 34): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, by - 220, 0, by - 150, '#7fd0cc', '#2f9fa8'); g.fill()
    for dx, q, cc, k in ((-80, 1.2, 'coral', 'staghorn'), (70, 1.15, 'saffron', 'staghorn'), (0, 1.25, 'rose', 'poc'), (-30, .8, 'violet', 'staghorn')): F.plant(c, k, bx + dx, by - 165, q, cc)
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=30) as g:
        smooth(g, [(bx - 152, by - 190), (bx - 118, by - 10), (bx - 90, by + 6), (bx + 90, by + 6), (bx + 118, by - 10), (bx + 152, by - 190), (bx + 80, by - 160), (bx, by - 152), (bx - 80, by - 160)], tension=.3); lin(g, bx - 150, 0, bx + 150, 0, '#ffd77a', '#f0a83a', '#b9701f'); g.fill()
    c.finish(.34, warm=.1, center=(.55, .5))
