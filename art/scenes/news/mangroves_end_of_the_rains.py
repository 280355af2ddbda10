"""Pictures of the article "Mangrove planting at the end of the rains"."""
import math
import numpy as np
from toolkit import flora as F, household, land as L, people as P, water
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """The last shower: under leaf and cloth umbrellas people plant along a flooded creek; a rainbow stands over the dark cloud."""
    W, H = c.w, c.h
    hz = H * .42
    c.light = (.62, -.78)
    c.backdrop([(0, '#4f6678'), (.14, '#6f8590'), (.3, '#a9b4a6'), (.42, '#f3dfae'), (1, '#8f9a80')], 94, wash=.09, glow=(W * .92, hz - 60, 520, '#ffe9b0', .75))
    for x, y, s, cc, d in ((.2, .1, 760, '#5d7080', .25), (.55, .06, 700, '#6a7c88', .3), (.04, .22, 520, '#6f8390', .35), (.8, .03, 520, '#7f8f94', .4), (.42, .2, 460, '#8596a0', .45)): L.cloud(c, W * x, H * y, s, cc, d, 9)
    # rainbow
    rx, ry, R = W * .3, hz + 240, W * .43
    for k, cc in enumerate(('#e8604a', '#f2a048', '#f6d860', '#7fc07a', '#4f9fc8', '#8f78c0')):
        with c.piece(shadow=0, volume=0, rim=0, blur=3.5, alpha=.42, clip=lambda q: q.rectangle(0, 0, W, hz + 2)) as g: rgb(g, cc); g.set_line_width(13); g.arc(rx, ry, R - k * 11, PI, 2 * PI); g.stroke()
    L.rinjani(c, W * .66, hz + 3, 900, 150, '#5f7a84', depth=.42)
    c.set_air()
    for y, d, am in ((hz + 4, .42, 40), (hz + 12, .28, 58)):
        with c.piece(depth=d, shadow=.15, volume=.3, vsize=14) as g:
            smooth(g, [(x, y - am * (.35 + .65 * abs(math.sin(x / 120 + am)) * abs(math.sin(x / 43)) ** .4) * (1 - .8 * math.exp(-((x - W * .8) / 200) ** 2))) for x in np.linspace(-30, W + 30, 60)] + [(W + 30, y + 10), (-30, y + 10)]); rgb(g, '#3f6a4c'); g.fill()
    L.ground(c, [(-30, hz + 14), (W * .3, hz + 10), (W * .7, hz + 16), (W + 30, hz + 10)], '#8a9068', '#4f4a3c', 320)
    # creek winding to the foreground, mirror of the bright gap
    ck = [(W * .78, hz + 16), (W * .84, hz + 16), (W * .79, H * .52), (W * .86, H * .6), (W * .8, H * .7), (W * .7, H * .8), (W * .78, H * 1.06), (W * .28, H * 1.06), (W * .42, H * .84), (W * .6, H * .7), (W * .7, H * .6), (W * .73, H * .52)]
    with c.piece(shadow=.25, lift=5, volume=.15, vsize=12, rim=.5, grain=.03) as g: smooth(g, ck); lin(g, 0, hz, 0, H, '#fff0c4', '#d5d3b0', '#93aca4', '#5d7f86'); g.fill()
    with c.piece(shadow=0, volume=.1, vsize=5, rim=.5, grain=.02) as g:
        for x, y, w in ((.12, .62, 220), (.32, .57, 170), (.2, .8, 330), (.9, .86, 280), (.95, .66, 170), (.06, .95, 260), (.5, .55, 110)): smooth(g, blob_pts(rng, W * x, H * y, w * .5, w * .07, .2, 13)); lin(g, W * x - w / 2, 0, W * x + w / 2, 0, '#c9cdb4', '#a4b4aa'); g.fill()
    def rows(y, x0, x1, n, h_):
        with c.piece(shadow=.4, lift=h_ * .07, volume=.3, vsize=5) as g:
            for i in range(n): F.propagule(g, W * (x0 + (x1 - x0) * (i + rng.uniform(.25, .75)) / n), H * y + rng.normal(0, h_ * .05), h_ * rng.uniform(.8, 1.15), jitter(rng, '#6fae5a', .04), rng.normal(.05, .08))
    rows(.485, .05, .68, 22, 24); rows(.53, .0, .62, 16, 34); rows(.5, .88, 1.0, 6, 26)
    um = lambda col_: (lambda g, J: household.umbrella(g, J['hR'][0], J['hR'][1], .5, col_))
    lf = lambda g, J: household.leaf_umbrella(g, J['hR'][0], J['hR'][1], .46, 'leaf', .1)
    for x, y, s, p, f, lk, pr, tw in ((.1, .56, 110, 'stand', False, dict(hair='hijab', accent='#f5b843', bottom='skirt'), um('#3c86c2'), dict(aR=(60, 150))), (.165, .57, 108, 'plant', False, dict(hair='cap'), None, {}), (.44, .55, 104, 'plant', True, dict(hair='hat', accent='#f2694b'), None, {}), (.5, .553, 108, 'stand_side', True, dict(hair='short'), um('#f5b843'), dict(aR=(60, 150))), (.935, .56, 112, 'bend', True, dict(hair='hat', accent='#1b8f93'), None, {})):
        P.person(c, W * x, H * y, s, p, P.look(rng, **lk), f, pr, tweak=tw, depth=.12)
    rows(.62, .0, .5, 9, 50); rows(.7, .02, .4, 6, 68)
    # focal pair: one kneels and plants, the other holds a big leaf over both
    P.person(c, W * .475, H * .81, 330, 'squat', P.look(rng, hair='hijab', accent='#c85a8e', top='#f5b843', bottom='trousers', bcol='#3a3f5a'), False, lambda g, J: F.propagule(g, J['hR'][0] + .03, J['hR'][1] + .15, .3, '#6fae5a', .1))
    P.person(c, W * .385, H * .82, 385, 'stand_side', P.look(rng, hair='hat', accent='#1b8f93', top='#e8e2cf', sleeve='long', bottom='trousers', bcol='#6b5a45'), False, lambda g, J: household.leaf_umbrella(g, J['hR'][0], J['hR'][1], .46, '#5f9a50', .06), tweak=dict(aL=(30, 50), aR=(70, 140), lean=8))
    P.person(c, W * .165, H * .86, 270, 'walk', P.look(rng, child=True, hair='short', top='#f2694b', bottom='shorts'), False, lambda g, J: household.leaf_umbrella(g, J['hR'][0], J['hR'][1], .42, '#79a86a', -.05), tweak=dict(aR=(50, 150)))
    P.person(c, W * .885, H * .8, 300, 'plant', P.look(rng, hair='cap', accent='#f5b843', top='#3c86c2', bottom='shorts'), True, lambda g, J: F.propagule(g, J['hR'][0] + .01, J['hR'][1] + .15, .34, '#6fae5a', .1))
    rows(.84, .54, .6, 1, 96); rows(.95, .03, .3, 3, 130); rows(.98, .84, 1.0, 2, 150); rows(.87, .93, .99, 1, 100)
    F.leaf_clump(c, W * .99, H * .03, 180, 90, 110, 34, 'deepleaf'); F.leaf_clump(c, W * .0, H * .99, 120, 46, 50, 34, 'deepleaf')
    water.rings(c, [(W * rng.uniform(.45, .75), H * rng.uniform(.8, 1.0), rng.uniform(12, 34)) for _ in range(22)] + [(W * x, H * y, rng.uniform(8, 20)) for x, y in ((.12, .62), (.15, .62), (.32, .57), (.2, .8), (.16, .805), (.24, .795), (.9, .86), (.93, .86), (.74, .68), (.78, .62), (.76, .56), (.06, .95))], '#fffbe6', .75, .26)
    water.rain(c, 620, -.2, 40, (.1, .38)); water.rain(c, 90, -.2, 90, (.1, .28))
    c.glow(W * .9, hz - 40, 420, '#ffe9b0', .3); c.finish(.34, warm=.05, center=(.52, .5))


def second(c, rng, variant=0):
    """Before the row comes the bed: seedlings in their bags under a dripping palm roof, rain rings on the path, one coral-red umbrella left open."""
    W, H = c.w, c.h
    hz = H * .36
    c.light = (-.2, -.98)
    c.backdrop([(0, '#8fa9a8'), (.25, '#b9c9bc'), (.36, '#cfd8c4'), (.37, '#a9b39a'), (1, '#6b6656')], 90, wash=.05)
    with c.piece(depth=.0, shadow=0, volume=.2, vsize=12, blur=2) as g:
        for y, cc, am in ((hz - 2, '#9fb5a8', 120), (hz + 10, '#7f9f8c', 66)):
            smooth(g, [(x, y - am * (.4 + .6 * abs(math.sin(x / 170 + am)) * abs(math.sin(x / 61)) ** .4)) for x in np.linspace(-30, W + 30, 50)] + [(W + 30, y + 40), (-30, y + 40)]); rgb(g, cc); g.fill()
    c.set_air()
    for x, s, l_ in ((.12, 260, .1), (.88, 300, -.14), (.68, 200, .1)): F.palm(c, W * x, hz + 60, s, l_, depth=.4)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g: g.rectangle(-20, hz + 30, W + 40, H); lin(g, 0, hz + 30, 0, H, '#b5a888', '#9a8266', '#6f5746', '#574438'); g.fill()
    v = (W * .44, H * .3)
    R_ = lambda x, y, t: (x + (v[0] - x) * t, y + (v[1] - y) * t)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.02) as g:       # wet path with sky in it
        poly(g, [R_(W * .36, H * 1.04, 0), R_(W * .62, H * 1.04, 0), R_(W * .62, H * 1.04, .86), R_(W * .36, H * 1.04, .86)]); lin(g, 0, hz, 0, H, '#d9dcc8', '#a9b3a4', '#8a8674'); g.fill()
    water.rings(c, [(W * rng.uniform(.38, .6), H * y, 10 + 50 * (y - .4)) for y in np.linspace(.45, 1, 17)], '#f4fbf0', .8, .3)
    beds = [(-.62, -.14), (-.1, .33), (.65, 1.0), (1.05, 1.5)]
    for a, b in beds:
        p = [R_(W * a, H * 1.02, 0), R_(W * b, H * 1.02, 0), R_(W * b, H * 1.02, .82), R_(W * a, H * 1.02, .82)]
        with c.piece(shadow=.5, lift=8, volume=.3, vsize=8) as g:
            poly(g, p); rgb(g, '#6b5444'); g.fill()
            for q0, q1, w in ((p[0], p[3], 20), (p[1], p[2], 20)): lin(g, 0, H * .4, 0, H, '#c9a06c', '#8a6444'); taper(g, [q0, q1], [w, w * .22]); g.fill()
        for k in range(22, -1, -1):
            t = 1 - 1 / (1 + .16 * k)
            if t > .8: continue
            n = 6; s = 150 * (1 - t)
            with c.piece(shadow=.35, lift=2 + 6 * (1 - t), volume=.35, vsize=3 + 5 * (1 - t), depth=t * .45) as g:
                for i in range(n):
                    x, y = R_(W * (a + (b - a) * (i + .5 + rng.normal(0, .06)) / n), H * 1.02 - 6, t)
                    if not -120 < x < W + 120: continue
                    poly(g, [(x - s * .26, y - s * .42), (x + s * .26, y - s * .42), (x + s * .22, y + s * .04), (x - s * .22, y + s * .04)]); lin(g, x - s * .26, 0, x + s * .26, 0, '#4a4a5c', '#26262f'); g.fill()
                    with at(g, x, y - s * .42, 0, s * .26, s * .07): g.arc(0, 0, 1, 0, 7)
                    rgb(g, '#6b5040'); g.fill()
                    F.propagule(g, x, y - s * .4, s * rng.uniform(.8, 1.15), jitter(rng, '#7fb05c', .04), rng.normal(0, .1), 2)
    # umbrella left over the last trays
    ux, uy, us = W * .79, H * .86, 400
    with c.piece(shadow=.5, lift=18, volume=.45, vsize=26, rim=.5) as g:
        with at(g, ux, uy, -.5, us):
            rgb(g, '#3a3440'); taper(g, [(0, -.05), (.0, .62)], [.02, .02]); g.fill(); g.set_line_width(.03); rgb(g, '#a9683c'); g.move_to(0, .6); g.curve_to(0, .72, .1, .72, .1, .63); g.stroke()
            for k in range(6):
                a, b = -.62 + k * .207, -.62 + (k + 1) * .207
                smooth(g, [(0, -.5), (a * .72, -.38), (a, -.02 + .05 * abs(a)), ((a + b) / 2, -.07), (b, -.02 + .05 * abs(b)), (b * .72, -.38)], tension=.35); rgb(g, shade('#f2694b', -.18 if k % 2 else .1)); g.fill()
            rgb(g, '#3a3440'); taper(g, [(0, -.5), (0, -.57)], [.02, .008]); g.fill()
    # dripping thatch along the top, post at the left
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=16) as g: lin(g, W * .02, 0, W * .06, 0, '#8a6444', '#4f3a30'); taper(g, [(W * .035, -20), (W * .03, H * 1.02)], [40, 46], cap=False); g.fill()
    with c.piece(shadow=.55, lift=22, volume=.35, vsize=20, grain=.06) as g:
        for _ in range(620):
            x = rng.uniform(-30, W + 30); L_ = rng.uniform(60, 190) * (1 - .25 * x / W); rgb(g, jitter(rng, shade('#a07f4c', rng.uniform(-.4, .25)), .03)); taper(g, [(x, -30), (x + rng.normal(0, 9), L_ * .5 - 10), (x + rng.normal(0, 14), L_)], [9, 7, 2], 8); g.fill()
    with c.piece(shadow=.15, lift=3, volume=0, rim=.5, grain=0) as g:       # drops from the thatch
        for _ in range(70): x, y = rng.uniform(0, W), rng.uniform(H * .13, H * .5); rgb(g, '#f4fffa', .85); s = rng.uniform(3, 7); smooth(g, [(x, y - s * 3), (x + s * .7, y), (x, y + s), (x - s * .7, y)]); g.fill()
    water.rain(c, 420, .1, 40, (.1, .34)); 
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1) as g:      # splashes
        for _ in range(90): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.5 + .5 * t); [(rgb(g, 'white', .5), taper(g, [(x, y), (x + o * 9 * t, y - 14 * t - 3)], [1.6, .5]), g.fill()) for o in (-1, 0, 1)]
    c.finish(.36, center=(.5, .52))
