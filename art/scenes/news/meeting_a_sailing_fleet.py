"""Pictures of the article "Meeting a sailing fleet"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, from_above, household, land as L, people as P, ropes_and_bars, school, shadow, water
from toolkit.paper import at, blob_pts, col, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Meeting a fleet: from wave height, yachts run in under full colour; a jukung goes out to greet them."""
    W, H = c.w, c.h
    c.light = (.45, -.89)
    hz = H * .6
    L.sky(c, 'noon', hz, glow=.6); c.glow(W * .85, H * .06, 700, '#fff6d8', .7); c.set_air()
    L.cloud(c, W * .2, H * .3, 420, depth=.2, puffs=8); L.cloud(c, W * .56, H * .13, 300, depth=.3); L.cloud(c, W * .95, H * .37, 300, depth=.35, puffs=6)
    L.rinjani(c, W * .83, hz + 2, 900, 150, depth=.6); L.island(c, W * .03, hz + 4, 420, 40, depth=.5)
    L.sea(c, hz, H, 'noon', W * .8, 90, .7)
    boats.sailboat(c, W * .87, hz + 16, 130, sail='#f6e9cc', flip=False, depth=.35); boats.sailboat(c, W * .765, hz + 22, 165, spin=['#f5b843', '#fff4d6', '#f2694b'], depth=.28)
    boats.sailboat(c, W * .08, hz + 26, 190, sail='#fff8e6', jib='#8fd6c8', stripe='teal', depth=.2)
    boats.sailboat(c, W * .6, hz + 44, 330, spin=['#1b8f93', '#fff4d6', '#8f6fb8', '#ee8f9f'], stripe='plum', depth=.08)
    boats.sailboat(c, W * .27, hz + 90, 640, spin=['#f2694b', '#f5b843', '#fff4d6', '#35abb2'], stripe='coral', heel=.08)
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
    boats.jukung(c, W * .715, H * .835, 430, None, '#c85a8e', True, reflection=False)
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


def second(c, rng, variant=0):
    """From the top of the mast: the yacht's deck far below, an outrigger boat alongside, and a basket of fruit passing from one to the other."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2fa6b8'), (.5, '#1a86a0'), (1, '#0f5f84')], 50, glow=(W * .1, H * .1, 700, '#bff0e0', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(520):
            x, y = rng.uniform(-40, W), rng.uniform(0, H); q = rng.uniform(16, 80); rgb(g, rng.choice(['#d9fff0', '#7fd6cc', '#0a4a6e']), rng.uniform(.1, .42)); taper(g, wander(rng, x, y, rng.normal(-.15, .25), q, 4, .3), [.4, 3.4, .4], 10, False); g.fill()
    c.set_air()
    rot = -.42
    yx, yy, s = W * .44, H * .44, 1250
    hull = [(.5, 0), (.4, .075), (.22, .135), (0, .158), (-.25, .15), (-.42, .12), (-.445, .0), (-.42, -.12), (-.25, -.15), (0, -.158), (.22, -.135), (.4, -.075)]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12, alpha=.45) as g:        # shadow of hull, mast and sail on the water
        with at(g, yx + 70, yy + 100, rot, s): smooth(g, hull); rgb(g, '#06304c'); g.fill()
        rgb(g, '#06304c'); taper(g, [(yx + 60, yy + 70), (W * .78, H * 1.02)], [20, 16]); g.fill()
    with c.piece(shadow=.3, lift=5, volume=0, rim=0, grain=.02) as g:       # foam along the waterline
        with at(g, yx, yy, rot, s): rgb(g, 'white', .75); g.set_line_width(.011); smooth(g, [(a * 1.02, b * 1.06) for a, b in hull]); g.stroke()
    with c.piece(shadow=.6, lift=20, volume=.45, vsize=20, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, hull); lin(g, 0, -.16, 0, .16, '#ffffff', '#f6f1e3', '#cfd3d0'); g.fill()
            smooth(g, [(a * .965, b * .9) for a, b in hull]); rgb(g, '#1f4a7a'); g.fill()
            smooth(g, [(a * .95, b * .86) for a, b in hull]); p = g.copy_path(); lin(g, -.4, 0, .4, 0, '#d9a870', '#e3b884', '#cf9a60'); g.fill(); g.save(); g.append_path(p); g.clip(); rgb(g, '#7a5236', .5); g.set_line_width(.0022)
            for k in range(-11, 12): g.move_to(-.5, k * .0135); g.line_to(.5, k * .0135 * .8); g.stroke()
            g.restore()
    with c.piece(shadow=.5, lift=11, volume=.45, vsize=14, rim=.5) as g:
        with at(g, yx, yy, rot, s):
            smooth(g, [(.2, 0), (.15, .06), (-.02, .085), (-.13, .085), (-.14, 0), (-.13, -.085), (-.02, -.085), (.15, -.06)], tension=.35); lin(g, 0, -.08, 0, .08, '#ffffff', '#f3ede0', '#d9d6cc'); g.fill()
            for q, w, h in ((.105, .05, .045), (-.05, .07, .05)): rgb(g, '#2b4a66'); smooth(g, [(q - w / 2, -h / 2), (q + w / 2, -h / 2), (q + w / 2, h / 2), (q - w / 2, h / 2)], tension=.15); g.fill(); rgb(g, '#9fd6dc', .8); smooth(g, [(q - w / 2 + .006, -h / 2 + .006), (q, -h / 2 + .006), (q - w / 4, h / 2 - .006), (q - w / 2 + .006, h / 2 - .006)], tension=.1); g.fill()
            smooth(g, [(-.165, -.07), (-.36, -.075), (-.385, 0), (-.36, .075), (-.165, .07)], tension=.2); rgb(g, '#8a5f3c'); g.fill(); smooth(g, [(-.2, -.038), (-.345, -.042), (-.36, 0), (-.345, .042), (-.2, .038)], tension=.2); rgb(g, '#c9955c'); g.fill(); rgb(g, '#e9f0ec'); g.set_line_width(.006); g.arc(-.315, 0, .028, 0, 7); g.stroke(); 
            for k in range(5): b = k * 1.257; g.move_to(-.315, 0); g.line_to(-.315 + math.cos(b) * .028, math.sin(b) * .028); g.stroke()
            rgb(g, '#f0ead8'); smooth(g, [(.36, -.02), (.4, -.016), (.4, .016), (.36, .02)], tension=.2); g.fill()
            for cc, q in (('coral', -.022), ('saffron', 0), ('teal', .022)): rgb(g, cc); taper(g, [(-.15, q * .5 + .105), (-.3, q * .5 + .1)], [.012, .012]); g.fill()
    with c.piece(shadow=.45, lift=22, volume=.5, vsize=12, rim=.5) as g:        # boom with the furled sail, shrouds up to us
        with at(g, yx, yy, rot, s):
            taper(g, [(.04, .0), (-.1, .008), (-.36, .02)], [.03, .046, .022], 20); lin(g, 0, -.02, 0, .04, '#2f5f9a', '#1f4a7a', '#12305a'); g.fill(); rgb(g, '#fff8e6')
            for k in range(6): taper(g, [(-.03 - k * .06, -.02 + k * .003), (-.03 - k * .06, .028 + k * .003)], [.007, .007]); g.fill()
    mx, my = yx + math.cos(rot) * .045 * s, yy + math.sin(rot) * .045 * s
    top = (W * .6, -H * .16)
    with c.piece(shadow=.3, lift=10, volume=.5, vsize=8, rim=.6) as g:
        g.set_line_width(2.6); rgb(g, '#e3ebe8', .9)
        for u, v in ((.03, .15), (.03, -.15), (.49, 0), (-.43, .0)): g.move_to(yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s); g.line_to(*top); g.stroke()
        lin(g, mx - 20, 0, mx + 30, 0, '#fbfdfa', '#c9d3d4', '#7f929a'); taper(g, [(mx, my), top], [20, 66], cap=False); g.fill()
    # people on deck
    D = lambda u, v: (yx + (math.cos(rot) * u - math.sin(rot) * v) * s, yy + (math.sin(rot) * u + math.cos(rot) * v) * s)
    from_above.person(c, *D(.12, .105), 88, rot + 1.45, '#f2694b', '#22405a', 'cap', '#fff4d6', '#c98f66', (1.0, .95), .1, (.7, .7), 1.0)
    from_above.person(c, *D(-.23, -.055), 84, rot + .5, '#3c86c2', '#6b5a45', 'short', skin='#d3a07a', arms=(.2, .3), sun=(.7, .7), slen=1.0); from_above.person(c, *D(.33, -.02), 80, rot + 1.2, '#f5b843', '#2c3448', 'pony', arms=(.5, .1), sun=(.7, .7), slen=1.0)
    # the outrigger boat alongside
    jx, jy, jr = W * .66, H * .735, rot - .05
    shadow.blob(c, jx + 40, jy + 60, 330, 70, jr, .35, 14)
    from_above.jukung(c, jx, jy, 800, jr, '#2f8f93', '#e9d3a4', 'saffron')
    J = lambda u, v: (jx + (math.cos(jr) * u - math.sin(jr) * v) * 800, jy + (math.sin(jr) * u + math.cos(jr) * v) * 800)
    from_above.person(c, *J(-.06, -.005), 88, jr - 1.65, '#c85a8e', '#4f6d8a', 'hijab', '#f5b843', '#a9734c', (1.0, .95), .1, (.7, .7), .8)
    from_above.person(c, *J(-.33, .0), 84, jr, '#fff4d6', '#3f5e5a', 'hat', '#e6c885', '#6b432d', (.5, .2), sun=(.7, .7), slen=.8); from_above.person(c, *J(.24, .0), 66, jr - 1.2, '#8f6fb8', '#6b5a45', 'short', arms=(.9, .1), sun=(.7, .7), slen=.8)
    a, b = D(.12, .105), J(-.06, -.005)
    from_above.fruit_basket(c, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 4, 62)
    from_above.fruit_basket(c, *J(.09, .0), 46)
    with c.piece(shadow=.3, lift=6, volume=.4, vsize=5) as g:        # fenders between the hulls
        for u in (-.2, .0, .26): x, y = D(u, .178); rgb(g, '#f6f1e3'); taper(g, [(x - 26 * math.cos(rot), y - 26 * math.sin(rot)), (x + 26 * math.cos(rot), y + 26 * math.sin(rot))], [24, 24]); g.fill()
    with c.piece(shadow=.35, lift=20, volume=.2, vsize=3) as g: A.gull(g, W * .2, H * .78, 120, .3); A.gull(g, W * .12, H * .66, 84, -.2)
    c.finish(.36, center=(.5, .5))


def slide_1(c, rng, variant=0):
    """Wide, sunrise, from a headland: sail after sail comes round the point into the bay; a small outrigger boat goes out to meet them."""
    W, H = c.w, c.h
    c.light = (.55, -.75)
    c.shadow_col = col('#123a52')
    hz = H * .31
    c.backdrop([(0, '#86b9cc'), (.1, '#b9d3cc'), (.2, '#f3dcb4'), (.28, '#ffd08f'), (.31, '#ffc07a'), (1, '#ffc07a')], 90, wash=.03)
    sx = W * .735
    c.glow(sx, hz - 34, 560, '#fff0c0', .55); c.glow(sx, hz - 34, 190, '#fff6dc', .7)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: rgb(g, '#fffbe6'); g.arc(sx, hz - 34, 46, 0, 7); g.fill()
    c.set_air()
    L.cloud(c, W * .3, H * .14, 420, '#ffe6c4', .25); L.cloud(c, W * .56, H * .08, 240, '#fff0d4', .35); L.cloud(c, W * .93, H * .15, 300, '#ffdcb4', .3)
    L.rinjani(c, W * .47, hz + 4, 640, 120, '#7f8fa4', .5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H, '#ffcf94', '#e9c49a', '#8fc0b4', '#3f9fa8', '#1f7a90', '#14586f'); g.rectangle(-20, hz, W + 40, H); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(260):
            t = rng.uniform(0, 1) ** 1.4; y = hz + 3 + t * (H - hz); x = rng.uniform(-60, W); q = rng.uniform(14, 60) * (.25 + 1.7 * t); rgb(g, rng.choice(['#fff0cf', '#0f5a72', '#bfe6d8']), rng.uniform(.08, .3)); taper(g, [(x - q, y), (x, y - 1 - 3 * t), (x + q, y)], [.3, 1 + 5 * t, .3], 9, False); g.fill()
        for _ in range(230):
            t = rng.uniform(0, 1) ** 1.2; y = hz + 2 + t * (H - hz) * .95; x = sx + rng.normal(0, 18 + 100 * t); q = rng.uniform(8, 40) * (.3 + 1.5 * t); rgb(g, '#fff3cf', rng.uniform(.4, .95) * (1 - .55 * t)); taper(g, [(x - q, y), (x, y - 1 - 2 * t), (x + q, y)], [.3, 1.5 + 4.5 * t, .3], 9, False); g.fill()
    # the farthest sails, still behind the point
    fleet = [(.965, .341, None), (.915, .348, '#f5b843'), (.86, .358, None), (.8, .374, '#f2694b'), (.925, .41, '#8f6fb8'), (.695, .425, '#3fa0a8'), (.845, .52, '#f5b843'), (.62, .6, 'spin')]
    cols = ['#f6efe2', '#2f5d7c', '#fdfaf0', '#c9473a', '#f6efe2', '#1f4a6c', '#fdfaf0', '#22405a']
    for i, (x, y, k) in enumerate(fleet[:5]): boats.sailboat(c, W * x, H * y, .86 * (H * y - hz), cols[i], 'navy', '#fff0d4', k, None, True, .05, depth=.3 - .04 * i, wake=i > 2)
    # the point with its surf
    with c.piece(shadow=.2, lift=6, volume=.3, vsize=30, rim=.5, depth=.12) as g:
        smooth(g, [(-40, H * .16), (W * .06, H * .2), (W * .14, H * .215), (W * .22, H * .27), (W * .31, H * .3), (W * .38, H * .345), (W * .44, H * .372), (W * .485, H * .408), (W * .5, H * .43), (W * .42, H * .437), (W * .3, H * .452), (W * .16, H * .49), (W * .06, H * .54), (-40, H * .6)], tension=.5); p = g.copy_path(); lin(g, W * .1, H * .2, W * .4, H * .5, '#7fa36c', '#5f8a5c', '#41684f'); g.fill()
    top = lambda x: np.interp(x / W, [-.03, .06, .14, .22, .31, .38, .44, .5], [.16, .2, .215, .27, .3, .345, .372, .43]) * H
    bot = lambda x: np.interp(x / W, [-.03, .06, .16, .3, .42, .5], [.58, .53, .48, .445, .43, .428]) * H
    for layer in range(5):
        with c.piece(shadow=.3, lift=4, volume=.45, vsize=7, rim=.35, depth=.12) as g:
            for _ in range(70):
                x = rng.uniform(-20, W * .47); f = (layer + rng.uniform(0, 1)) / 5; y = top(x) + 8 + (bot(x) - top(x) - 14) * f; q = rng.uniform(7, 20) * (.45 + 1.1 * f) * (1.35 - x / W * 1.3); cc = jitter(rng, rng.choice(['#5f8f56', '#6f9a5a', '#4a7a50', '#86a860']), .03)
                if rng.random() < .28: continue
                lin(g, x + q, y - q, x - q, y + q, shade(cc, .2), shade(cc, -.15)); smooth(g, blob_pts(rng, x, y, q * 1.25, q * .75, .14, 10)); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.5, vsize=8, rim=.5, depth=.08) as g:
        for _ in range(64):
            t = rng.uniform(0, 1) ** .8; x = W * (.5 - .52 * t); y = np.interp(x / W, [0, .06, .16, .3, .42, .5], [.575, .545, .494, .456, .44, .432]) * H + rng.uniform(-8, 8) * (1 + t); q = rng.uniform(8, 22) * (.7 + 1.2 * t); rgb(g, jitter(rng, '#8a7464', .05)); smooth(g, blob_pts(rng, x, y, q, q * .62, .2, 8)); g.fill()
    L.foam(c, [(W * .51, H * .44), (W * .42, H * .449), (W * .3, H * .467), (W * .16, H * .507), (W * .06, H * .56), (-30, H * .62)], 4, depth=.05)
    for x, y, s in ((.05, .3, 120), (.1, .33, 140), (.2, .35, 110), (.02, .4, 160), (.27, .37, 90)): F.palm(c, W * x, H * (y + .06), s, rng.normal(0, .14), depth=.12)
    for i in (5, 6): x, y, k = fleet[i]; boats.sailboat(c, W * x, H * y, .86 * (H * y - hz), cols[i], 'coral', '#fff3dc', k, None, True, .06, depth=.05)
    x, y, k = fleet[7]; boats.sailboat(c, W * x, H * y, .98 * (H * y - hz), cols[7], '#f5b843', '#fff6e0', None, ['#ee5f42', '#f5b843', '#fff4d6', '#1b8f93'], True, .07)
    # our boat goes out
    bx, by = W * .325, H * .785
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.85) as g:       # wake
        for m in (-1, 1):
            for k in range(46): t = rng.uniform(0, 1) ** .8; x = bx - 90 - 500 * t; y = by + 26 + m * (8 + 58 * t) + 120 * t + rng.normal(0, 5 + 8 * t); q = rng.uniform(10, 40) * (.4 + t); rgb(g, '#f4fff8', rng.uniform(.3, .85) * (1 - .7 * t)); taper(g, [(x - q, y + q * .15), (x, y - 2), (x + q, y - q * .12)], [.4, rng.uniform(2, 6), .4], 9, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.4) as g: rgb(g, '#0a3a52'); taper(g, [(bx - 170, by + 24), (bx, by + 34), (bx + 150, by + 22)], [10, 38, 8]); g.fill()
    lk = lambda **k: P.look(rng, **k)
    P.person(c, bx + 84, by - 18, 122, 'arm_up', lk(hair='short', top='#f5b843', sleeve='short', bottom='shorts', bcol='#22405a'))
    P.person(c, bx + 16, by - 6, 118, 'sit_ground', lk(hair='hijab', accent='#f2694b', top='#fff4d6', bottom='trousers'))
    P.person(c, bx - 92, by - 8, 122, 'sit_hug', lk(hair='hat', accent='#1b8f93', top='#8f6fb8', bottom='trousers'))
    boats.jukung_bow(c, bx, by + 12, 370, '#e4573f')
    # frame: the headland we stand on
    L.ground(c, [(W * .42, H * 1.06), (W * .58, H * .985), (W * .74, H * .92), (W * .88, H * .88), (W + 30, H * .84)], '#6f8f56', '#2f4f44', 20)
    with c.piece(shadow=.3, lift=4, volume=.1, vsize=4, rim=.6) as g:
        for _ in range(330): x = W * rng.uniform(.5, 1.02); y = np.interp(x / W, [.42, .58, .74, .88, 1.02], [1.06, .985, .92, .88, .835]) * H + abs(rng.normal(6, 30)); rgb(g, jitter(rng, rng.choice(['#5f8550', '#7fa05a', '#a9a860']), .05)); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(-.2, .32), rng.uniform(24, 78), 4, .16), [6, 4, .5], 8, False); g.fill()
    P.person(c, W * .83, H * .985, 205, 'contrapposto', lk(hair='cap', child=True, accent='#3c86c2', top='#f2694b', sleeve='short', bottom='shorts', bcol='#2c3448'), rim=.6)
    P.person(c, W * .9, H * .965, 275, 'stand', lk(hair='bun', accent='#f5b843', top='#1b8f93', sleeve='short', bottom='skirt', bcol='#6a3a5c'), rim=.6)
    with c.piece(shadow=0, volume=0, rim=0) as g: [A.gull(g, W * x, H * y, s, a) for x, y, s, a in ((.42, .2, 34, .1), (.46, .225, 24, -.1), (.39, .25, 20, .2))]
    c.finish(.3, warm=.1, center=(.55, .48))


def slide_2(c, rng, variant=0):
    """Close, forenoon on a deck: a hand-coloured chart of the bay under a kettle, tea, papaya and biscuits; sails and an outrigger boat beyond the rail."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    hz = H * .13
    c.backdrop([(0, '#a9dbe0'), (.13, '#e2f1e2'), (.135, '#7fd0cc'), (.34, '#2f9fae'), (1, '#1f8098')], 90, glow=(W * .1, -30, 700, '#fff6cf', .5))
    with c.piece(shadow=0, volume=.2, rim=.2, blur=3) as g:
        smooth(g, [(W * .52, hz + 2), (W * .66, hz - 34), (W * .8, hz - 62), (W + 30, hz - 90), (W + 30, hz + 2)]); rgb(g, '#8fb09a'); g.fill()
        for x, s, cc in ((.14, 300, '#fff6e0'), (.33, 170, '#f5b843'), (.43, 120, '#fff6e0')): x *= W; rgb(g, cc); smooth(g, [(x, hz + 10), (x - 6, hz - s * .75), (x - s * .36, hz + 4)], tension=.2); g.fill(); rgb(g, shade(cc, -.12)); smooth(g, [(x + 5, hz + 10), (x + 5, hz - s * .66), (x + s * .26, hz + 8)], tension=.2); g.fill(); rgb(g, '#2f4a66'); smooth(g, [(x - s * .36, hz + 12), (x + s * .34, hz + 8), (x + s * .26, hz + s * .12), (x - s * .3, hz + s * .12)], tension=.3); g.fill()
    with c.piece(shadow=.2, lift=5, volume=.25, vsize=10, rim=.3, blur=2) as g:      # outrigger boat alongside
        rgb(g, '#d9503c'); smooth(g, [(W * .56, H * .2), (W * .62, H * .25), (W * .9, H * .26), (W * 1.02, H * .23), (W * 1.02, H * .33), (W * .64, H * .33)], tension=.4); g.fill(); rgb(g, '#fff4d6'); taper(g, [(W * .57, H * .21), (W * .63, H * .262), (W * .9, H * .272), (W * 1.02, H * .245)], [9, 14, 14, 14], 30); g.fill(); rgb(g, '#c9a46a'); taper(g, [(W * .72, H * .24), (W * .68, H * .3), (W * .62, H * .34)], [14, 14, 12]); g.fill()
    water.sheen(c, hz + 6, H * .34, 90, '#fffbe6', '#0f5a72', .8)
    # rail
    with c.piece(shadow=.35, lift=8, volume=.4, vsize=5, rim=.7) as g:
        rgb(g, '#c9d2d2'); [(taper(g, [(W * x, H * .4), (W * x, H * .085)], [13, 12]), g.fill()) for x in (.07, .47, .87)]; g.set_line_width(5); [(g.move_to(-20, y), g.curve_to(W * .3, y + 10, W * .6, y + 8, W + 20, y), g.stroke()) for y in (H * .1, H * .2)]
    ropes_and_bars.planks(c, H * .33, H + 10, '#cf9a64', 9, (W * .5, -H * 1.1))
    with c.piece(shadow=.4, lift=9, volume=.3, vsize=8, rim=.5) as g: lin(g, 0, H * .315, 0, H * .365, '#fffdf4', '#dfe2da'); poly(g, [(-20, H * .315), (W + 20, H * .315), (W + 20, H * .36), (-20, H * .36)]); g.fill()
    # chart: drawn flat in its own units, laid down with a perspective grid
    c0, c1, c2, c3 = np.array([W * .13, H * .44]), np.array([W * .79, H * .425]), np.array([W * .96, H * .97]), np.array([W * .02, H * .99])

    def m(u, v):
        v2 = abs(v) ** 1.12 * (1 if v > 0 else -1)
        a = c0 + (c1 - c0) * u; b = c3 + (c2 - c3) * u
        q = a + (b - a) * v2
        return float(q[0]), float(q[1] + 7 * math.sin(u * 5.3 + 1) * (1 - v))
    sm = lambda P_, cl=True: [m(*q) for q in curve_pts(P_, 60, cl)]
    edge = [m(t, 0) for t in np.linspace(0, 1, 20)] + [m(1, t) for t in np.linspace(0, 1, 12)] + [m(t, 1) for t in np.linspace(1, 0, 20)] + [m(0, t) for t in np.linspace(1, 0, 12)]
    with c.piece(shadow=.55, lift=12, volume=.22, vsize=16, rim=.6, grain=.035) as g:
        poly(g, edge); p = g.copy_path(); lin(g, W * .1, H * .4, W * .9, H, '#cfe9e2', '#b9e0da', '#a9d6d4'); g.fill(); g.append_path(p); g.clip()
        land = [(-.1, -.1), (-.1, .95), (.08, .9), (.14, .78), (.1, .66), (.16, .54), (.3, .47), (.38, .36), (.34, .24), (.44, .16), (.62, .17), (.72, .24), (.84, .2), (.92, .12), (1.1, .1), (1.1, -.1)]
        for k, (o, cc) in enumerate(((.17, '#a3d9d6'), (.11, '#bfe8dc'), (.055, '#dcf3e2'))):
            q = [(u + o * (.75 if u < .9 else .2), v + o) for u, v in land]; smooth(g, sm(q)); rgb(g, cc); g.fill()
        smooth(g, sm(land)); lin(g, W * .2, H * .4, W * .5, H, '#f0d79a', '#e6c481'); g.fill(); smooth(g, sm(land)); rgb(g, '#8a6a3c'); g.set_line_width(3.5); g.stroke()
        for u, v in ((.06, .2), (.16, .12), (.24, .22), (.1, .42), (.04, .62), (.2, .36), (.3, .07), (.55, .06), (.7, .08), (.84, .05)):       # hills
            a = m(u, v); s = 26 + 26 * v; rgb(g, '#a9854a', .8); g.set_line_width(3); [(g.move_to(a[0] - s + k * s * .6, a[1]), g.line_to(a[0] - s * .5 + k * s * .6, a[1] - s * .75), g.line_to(a[0] + k * s * .6, a[1]), g.stroke()) for k in (0, 1)]
        for u, v, s, cc in ((.3, .64, .05, '#f6e6b4'), (.5, .4, .06, '#f6e6b4'), (.72, .42, .045, '#f6e6b4'), (.2, .8, .035, '#f6e6b4')):      # sand patches, dotted
            q = [(u + math.cos(t) * s * 1.5 * (1 + .2 * math.sin(3 * t)), v + math.sin(t) * s) for t in np.linspace(0, 2 * PI, 12)[:-1]]; smooth(g, sm(q)); rgb(g, cc); g.fill(); rgb(g, '#a9854a', .8)
            for _ in range(26): a, k = rng.uniform(0, 7), math.sqrt(rng.uniform(0, .8)); X, Y = m(u + math.cos(a) * s * 1.4 * k, v + math.sin(a) * s * k); g.arc(X, Y, 2, 0, 7); g.fill()
        for u, v, s in ((.42, .55, .05), (.6, .32, .035), (.86, .36, .05), (.33, .78, .05)):           # reefs in coral red
            for _ in range(22): X, Y = m(u + rng.normal(0, s * .8), v + rng.normal(0, s * .5)); rgb(g, '#e4573f', .85); g.set_line_width(3); g.move_to(X, Y); g.line_to(X - 6, Y - 11); g.move_to(X, Y); g.line_to(X + 1, Y - 13); g.move_to(X, Y); g.line_to(X + 8, Y - 9); g.stroke()
        rgb(g, '#22405a', .85); g.set_line_width(4); g.set_dash([15, 12]); smooth(g, sm([(1.05, .62), (.88, .6), (.74, .56), (.62, .5), (.53, .42)], False), False); g.stroke(); g.set_dash([])

        def anchor(u, v, s, cc='#22405a'):
            X, Y = m(u, v); rgb(g, cc); g.set_line_width(s * .13); g.arc(X, Y - s * .8, s * .13, 0, 7); g.stroke(); g.move_to(X, Y - s * .66); g.line_to(X, Y + s * .1); g.move_to(X - s * .28, Y - s * .45); g.line_to(X + s * .28, Y - s * .45); g.move_to(X - s * .5, Y - s * .2); g.curve_to(X - s * .36, Y + s * .2, X + s * .36, Y + s * .2, X + s * .5, Y - s * .2); g.stroke()
        anchor(.5, .405, 52); anchor(.3, .655, 60); anchor(.725, .42, 40)
        X, Y = m(.83, .8); rgb(g, '#22405a'); g.set_line_width(3)          # rose without letters
        for k in range(8):
            a = k * PI / 4; q = (92 if k % 2 == 0 else 56); tip = (X + math.cos(a) * q, Y + math.sin(a) * q * .55)
            for sg, cc in ((1, '#22405a'), (-1, '#f6f0dc')): b = a + sg * PI / 8; poly(g, [(X, Y), (X + math.cos(b) * 22, Y + math.sin(b) * 12), tip]); rgb(g, cc if k % 2 == 0 else shade(cc, .15 if sg > 0 else -.1)); g.fill()
        rgb(g, '#22405a', .8)
        with at(g, X, Y, 0, 100, 55): g.arc(0, 0, 1, 0, 7)
        g.stroke()
        for t in (.2, .5, .8):       # folds
            rgb(g, '#6f9a9c', .4); g.set_line_width(3); g.move_to(*m(t, 0)); g.line_to(*m(t, 1)); g.stroke(); rgb(g, 'white', .5); g.move_to(m(t, 0)[0] + 4, m(t, 0)[1]); g.line_to(m(t, 1)[0] + 4, m(t, 1)[1]); g.stroke()
        rgb(g, '#22405a', .7); g.set_line_width(4); q = [m(.012, .015), m(.988, .015), m(.988, .982), m(.012, .982)]; poly(g, q); g.stroke()
    # pencil, dividers
    school.pencil(c, *m(.66, .66), 230, .62, '#ee5f42', 17)
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=4, rim=.7) as g:
        X, Y = m(.55, .76); lin(g, X - 60, 0, X + 60, 0, '#f3d27a', '#c99a3c', '#8a6424'); taper(g, [(X, Y - 130), (X - 70, Y - 10), (X - 98, Y + 50)], [24, 17, 4], 24); g.fill(); taper(g, [(X, Y - 130), (X + 58, Y - 20), (X + 92, Y + 30)], [24, 17, 4], 24); g.fill(); g.arc(X, Y - 136, 22, 0, 7); g.fill(); rgb(g, '#6b4a1c'); g.arc(X, Y - 136, 8, 0, 7); g.fill()
    # papaya and biscuits, tea, kettle
    with c.piece(shadow=.5, lift=12, volume=.45, vsize=16, rim=.6) as g:
        with at(g, W * .105, H * .56, -.5, 1):
            smooth(g, [(-180, 4), (-130, -62), (-20, -84), (90, -62), (160, -14), (172, 14), (120, 56), (0, 80), (-120, 60)], tension=.5); lin(g, 0, -80, 0, 90, '#e9a83c', '#6f9a3c'); g.fill()
            smooth(g, [(-166, 0), (-120, -54), (-20, -74), (84, -54), (150, -12), (84, 34), (-20, 50), (-120, 40)], tension=.5); lin(g, 0, -70, 0, 50, '#ff9a4a', '#f2742f'); g.fill()
            smooth(g, [(-110, -4), (-70, -30), (0, -38), (60, -26), (92, -10), (50, 12), (-20, 20), (-80, 14)], tension=.5); rgb(g, '#c9501f'); g.fill()
            for _ in range(46): u, v = rng.uniform(-95, 80), rng.normal(-8, 13); rgb(g, '#20282c'); g.arc(u, v, rng.uniform(7, 10), 0, 7); g.fill(); rgb(g, 'white', .7); g.arc(u - 3, v - 3, 2, 0, 7); g.fill()
    household.kettle(c, W * .865, H * .62, 350, '#e9b43c', True)
    for x, y in ((.655, .515), (.735, .585)):
        household.tumbler(c, W * x, H * y, 84, 112, .72, ('#eab060', '#c4703a', '#8a3f24'))
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g: rgb(g, 'white', .75); taper(g, [(W * x, H * y - 118), (W * x + 20, H * y - 190), (W * x - 14, H * y - 250), (W * x + 16, H * y - 320)], [8, 20, 16, 3], 30); g.fill()
    with c.piece(shadow=.5, lift=10, volume=.35, vsize=8, rim=.6) as g:
        X, Y = W * .915, H * .86
        with at(g, X, Y, 0, 175, 74): g.arc(0, 0, 1, 0, 7); lin(g, -1, -1, 1, 1, '#fffdf4', '#d9dfe0'); g.fill(); g.set_line_width(.04); rgb(g, '#3c86c2'); g.arc(0, 0, .9, 0, 7); g.stroke()
    for u, v, a in ((-76, 4, .1), (-6, -24, -.2), (66, -2, .3), (-10, 24, .15)):
        with c.piece(shadow=.45, lift=7, volume=.4, vsize=7, rim=.5) as g:
            with at(g, W * .915 + u, H * .86 + v - 12, a, 56, 29): g.arc(0, .16, 1, 0, 7); rgb(g, '#a9702f'); g.fill(); g.arc(0, 0, 1, 0, 7); rad(g, -.2, -.2, 1.3, '#f3d08a', '#d99a4a'); g.fill(); rgb(g, '#a9702f'); [(g.arc(math.cos(k) * .5, math.sin(k) * .5, .07, 0, 7), g.fill()) for k in np.linspace(0, 2 * PI, 7)[:-1]]; g.arc(0, 0, .08, 0, 7); g.fill()
    ropes_and_bars.rope(c, [(-30, H * .8), (W * .03, H * .76), (W * .045, H * .84), (-30, H * .9)], 24, '#f3e6c8')
    c.finish(.3, warm=.1, center=(.48, .56))


def slide_3(c, rng, variant=0):
    """Moment, noon from below: spinner dolphins race ahead of the yachts' keels, one breaks through the bright surface turning on its axis."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#e6fbee'), (.1, '#a9e8e0'), (.28, '#52bfd0'), (.6, '#1b7fb0'), (1, '#0c3f7c')], 96, glow=(W * .36, -80, 900, '#fffbe0', .75))
    L.surface_below(c, 150, .75, 150)
    c.god_rays(W * .36, -190, .5, 20, 1250, 1.5, '#fff6d8', 1.2)
    A.silhouettes(c, W * .22, H * .78, 60, 260, 60, 13, .1, '#145a94', .45)
    sy = H * .135
    for x, s, dp, hull, bot in ((.86, 420, .5, '#f0ead8', '#2f6f9a'), (.47, 250, .68, '#f0ead8', '#3a7fa4')): boats.keel(c, W * x, sy, s, hull, True, bot, depth=dp)
    # the near bow, cropped at the right
    with c.piece(shadow=.4, lift=20, volume=.45, vsize=40, rim=.5, grain=.03) as g:
        smooth(g, [(W * .69, -30), (W * .705, H * .06), (W * .74, H * .15), (W * .8, H * .225), (W * .9, H * .275), (W + 40, H * .3), (W + 40, -30)], tension=.45); p = g.copy_path(); lin(g, 0, 0, 0, H * .3, '#fdfaf0', '#c9503c', '#9a3a38', '#5f2c44'); g.fill()
        g.append_path(p); g.clip(); rgb(g, '#fdfaf0', .9); taper(g, [(W * .66, H * .1), (W * .8, H * .115), (W + 40, H * .125)], [12, 14, 14], 20); g.fill(); rgb(g, '#5f2c44', .35)
        for k in range(5): g.set_line_width(3); g.move_to(W * (.72 + .02 * k), H * (.14 + .03 * k)); g.curve_to(W * .85, H * (.17 + .03 * k), W * .95, H * (.19 + .03 * k), W + 40, H * (.2 + .03 * k)); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=1.4) as g:       # foam at the stem
        for _ in range(240): t = rng.uniform(0, 1); x = W * (.685 + .34 * t) + rng.normal(0, 26); y = H * (.045 + .03 * t) + abs(rng.normal(0, 26 + 26 * (1 - t))); rgb(g, 'white', rng.uniform(.25, .85)); g.arc(x, y, rng.uniform(2, 11), 0, 7); g.fill()
    # outrigger boat from below: hull and two floats
    with c.piece(shadow=.25, lift=10, volume=.4, vsize=12, rim=.3, depth=.2) as g:
        x, y = W * .16, H * .1
        for a, b in (((x - 30, y - 14), (x - 60, y + 46)), ((x + 80, y - 14), (x + 60, y + 46))): rgb(g, '#8a6a3c'); taper(g, [a, b], [11, 11]); g.fill()
        lin(g, 0, y - 30, 0, y + 50, '#2f8fa0', '#1c5a7c'); smooth(g, [(x - 210, y - 40), (x - 150, y + 14), (x, y + 40), (x + 150, y + 16), (x + 220, y - 44), (x + 100, y - 36), (x - 100, y - 34)]); g.fill()
        rgb(g, '#c9a05c'); taper(g, [(x - 190, y + 40), (x, y + 54), (x + 180, y + 42)], [13, 22, 10], 20); g.fill()
    # dolphins: far to near
    def streaks(pts, w, n, al=.8):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2, alpha=al) as g:
            q = curve_pts(pts, 60)
            for _ in range(n): k = rng.integers(60); z = rng.uniform(.6, 1) * (1 - k / 90); rgb(g, '#f4fffb', rng.uniform(.3, .9)); g.arc(q[k][0] + rng.normal(0, w * (.3 + k / 60)), q[k][1] + rng.normal(0, w * (.3 + k / 60)), rng.uniform(1.5, 6) * z, 0, 7); g.fill()
    A.dolphin(c, W * .57, H * .42, 300, -.12, .06, depth=.42); A.dolphin(c, W * .7, H * .52, 280, -.06, -.05, depth=.5)
    streaks([(W * .33, H * .2), (W * .26, H * .36), (W * .14, H * .5), (W * .02, H * .58)], 30, 150, .55)
    # spinning one through the surface: body up, spiral of bubbles
    A.dolphin(c, W * .325, H * .2, 520, -1.02, .1, flip=True)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.5) as g:
        for k in range(260):
            t = rng.uniform(0, 1); a = t * 15 + rng.normal(0, .25); r_ = 66 + 60 * t; x = W * .325 - math.cos(-1.02) * (t * 420 - 110) + math.cos(a) * r_ * .85; y = H * .2 + .85 * (t * 420 - 110) + math.sin(a) * r_ * .32; rgb(g, '#ffffff', rng.uniform(.25, .9) * (1 - .5 * t)); g.arc(x, y, rng.uniform(1.5, 7), 0, 7); g.fill()
        for _ in range(150): x, y = W * .37 + rng.normal(0, 90), H * .055 + abs(rng.normal(0, 22)); rgb(g, 'white', rng.uniform(.4, .95)); g.arc(x, y, rng.uniform(3, 12), 0, 7); g.fill()
    c.glow(W * .37, H * .03, 260, '#ffffff', .55, 1.6)
    A.dolphin(c, W * .77, H * .715, 560, -.2, .07); streaks([(W * .62, H * .76), (W * .5, H * .81), (W * .38, H * .84)], 16, 60, .7)
    A.dolphin(c, W * .43, H * .82, 660, .1, -.06, color='#546b84')
    c.bubbles(W * .855, H * .63, 12, 200, 8, 14); c.bubbles(W * .6, H * .81, 10, 190, 9, 14)
    c.particles(220, big=9); c.finish(.36, center=(.46, .42))
