"""Pictures of the gallery spread "Mangroves"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, from_above, land as L, light, portraits, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """Straight down: a creek winds through mangrove crowns, one small canoe, egrets with their shadows."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2f6f52'), (1, '#1f4f46')], 60)
    mid = curve_pts([(W * .86, -90), (W * .66, H * .1), (W * .42, H * .2), (W * .4, H * .42), (W * .66, H * .54), (W * .74, H * .74), (W * .48, H * .86), (W * .2, H * .95), (W * .02, H * 1.2)], 160)
    wid = np.interp(np.linspace(0, 1, 160), [0, .25, .5, .75, 1], [110, 130, 165, 190, 280])
    br = curve_pts([(W * .41, H * .3), (W * .26, H * .3), (W * .15, H * .42), (W * .05, H * .4), (-60, H * .46)], 60)
    br2 = curve_pts([(W * .72, H * .66), (W * .86, H * .6), (W * .94, H * .66), (W + 60, H * .6)], 50)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:       # mud banks
        rgb(g, '#8a7656')
        for q, w in ((mid, wid + 46), (br, [74, 66, 56, 62]), (br2, [66, 54, 48])): taper(g, q, list(w), 160); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.25, vsize=22, rim=.2, grain=.035) as g:       # water
        for q, w in ((br, [62, 48, 40, 46]), (br2, [52, 40, 34]), (mid, wid)):
            taper(g, q, list(w), 160); lin(g, W, 0, 0, H, '#5fc4b4', '#2f9d98', '#1f7f86', '#2a8f8c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=5, alpha=.5) as g:      # deeper channel and sky light
        rgb(g, '#0f5a68'); taper(g, mid + (14, 8), list(wid * .38), 160); g.fill()
        rgb(g, '#d9f2dc', .6); taper(g, mid[40:110] - (26, 16), [2, 22, 30, 14, 2], 60); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(150):
            i = rng.integers(5, 155); t = rng.uniform(-.4, .4)
            d = mid[min(159, i + 1)] - mid[i - 1]; d /= np.hypot(*d)
            p = mid[i] + np.array([-d[1], d[0]]) * t * wid[i]; L_ = rng.uniform(8, 30)
            rgb(g, '#e6f8e6', rng.uniform(.12, .4)); taper(g, [tuple(p), tuple(p + d * L_ / 2 + rng.normal(0, 2, 2)), tuple(p + d * L_)], [.3, 1.8, .3], 8, False); g.fill()
    c.set_air()
    lines = [(mid, wid / 2), (br, np.full(60, 30)), (br2, np.full(50, 27))]

    def gap(x, y):
        return min(float((np.hypot(q[:, 0] - x, q[:, 1] - y) - w).min()) for q, w in lines)
    pts = []
    for k in range(5200):
        x, y = rng.uniform(-50, W + 50), rng.uniform(-50, H + 50)
        d = gap(x, y)
        s = rng.uniform(46, 66) if d < 40 else rng.uniform(58, 112)
        if d < s * .22: continue
        if all(math.hypot(x - a, y - b) > (s + t) * .3 for a, b, t in pts): pts.append((x, y, s))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        rgb(g, '#173f38', .6)
        for x, y, s in pts: g.arc(x + s * .15, y + s * .2, s * .5, 0, 7); g.fill()
    pts.sort(key=lambda p: p[2] + rng.normal(0, 14))
    for x, y, s in pts:
        cc = rng.choice(['#5f9a5c', '#4d7d52', '#79a86a', '#3f7a55', '#8fae62', '#6fa05a'])
        from_above.crown(c, x, y, s, cc, c.light)
    # roots reaching into the water along the banks
    i = 98      # canoe with one person, wake behind
    d = mid[i + 2] - mid[i - 2]; ang = math.atan2(-d[1], -d[0]); px, py = mid[i]
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2) as g:
        for sg in (-1, 1):
            with at(g, px, py, ang):
                rgb(g, 'white', .55); taper(g, [(10, 5 * sg), (-60, 16 * sg), (-150, 34 * sg)], [1, 4, .5], 16); g.fill()
    with c.piece(shadow=.5, lift=7, volume=.35, vsize=5, rim=.4) as g:
        with at(g, px, py, ang, 108):
            smooth(g, [(.56, 0), (.3, .09), (-.2, .1), (-.5, .03), (-.5, -.03), (-.2, -.1), (.3, -.09)]); rgb(g, '#f2694b'); g.fill()
            smooth(g, [(.44, 0), (.26, .055), (-.2, .065), (-.42, .015), (-.42, -.015), (-.2, -.065), (.26, -.055)]); rgb(g, '#8a3a2a'); g.fill()
            rgb(g, '#f2e3b0'); taper(g, [(-.06, -.34), (.1, 0), (-.02, .36)], [.035, .02, .04], 12); g.fill()
            rgb(g, '#1b6f7a'); smooth(g, [(-.1, -.11), (.0, -.1), (.02, .1), (-.1, .11), (-.13, 0)]); g.fill()
            for sg in (-1, 1): rgb(g, '#8a5a3c'); taper(g, [(-.04, .1 * sg), (.08, .13 * sg), (.06, .2 * sg)], [.05, .04, .03], 10); g.fill()
            smooth(g, blob_pts(rng, -.05, 0, .105, .1, .03, 12)); rad(g, -.05, 0, .11, '#f6dfa4', '#d9b56a', fx=-.08, fy=-.04); g.fill()
            rgb(g, '#b98f4a'); g.arc(-.05, 0, .045, 0, 7); g.set_line_width(.012); g.stroke()
    for x, y, a, s in ((.57, .3, .5, 40), (.63, .24, .35, 34), (.525, .225, .62, 30)):      # egrets and their shadows on the canopy
        def wing(g):
            smooth(g, [(.5, 0), (.3, .05), (.1, .07), (-.05, .5), (-.3, .95), (-.2, .45), (-.3, .07), (-.62, .05), (-.62, -.05), (-.3, -.07), (-.2, -.45), (-.3, -.95), (-.05, -.5), (.1, -.07), (.3, -.05)], tension=.45)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2.5, alpha=.45) as g:
            with at(g, W * x + 46, H * y + 62, a, s): wing(g); rgb(g, '#0d2a2c'); g.fill()
        with c.piece(shadow=0, volume=.3, vsize=4, rim=.3) as g:
            with at(g, W * x, H * y, a, s): wing(g); rgb(g, '#fffdf2'); g.fill(); rgb(g, '#e0b04a'); taper(g, [(.48, 0), (.66, 0)], [.05, .01]); g.fill()
    c.glow(0, 0, 800, '#fff0c0', .22)
    c.finish(.36, warm=.08, center=(.5, .5))


def picture_2(c, rng, variant=0):
    """Two mudskippers on an arching root just over the water, seen at eye level: the near one raises its blue back fin, the other looks out behind; both are mirrored in the still green water with the roots."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    wl = H * .7
    c.backdrop([(0, '#dfe9bf'), (.35, '#b3cf9c'), (.68, '#7fa985'), (1, '#3f6f68')], 90, wash=.06, glow=(W * .2, -20, 720, '#fffbe0', .7))
    with c.piece(shadow=0, volume=.15, vsize=14, blur=10, alpha=.7) as g:
        for k in range(12): x = W * (.02 + .09 * k) + rng.normal(0, 20); rgb(g, jitter(rng, '#5f7f66', .02)); taper(g, [(x + rng.normal(0, 60), -20), (x, H * .3), (x + rng.normal(0, 70), wl)], [20, 17, 14], 18); g.fill()
    light.bokeh(c, 30, (0, 0, W, wl), ['#f6f8c0', '#cfe69a', '#9fcf8a'], (14, 54), .4, 6); c.set_air()
    F.root_arch(c, [[(W * .72, -20), (W * .8, H * .2), (W * .93, H * .44), (W * .97, wl + 10)], [(W * 1.02, H * .1), (W * .92, H * .3), (W * .82, H * .52), (W * .79, wl + 8)]], [44, 38], '#6f6250', depth=.25)
    # the root that carries them: in from the left, down into the water at the right
    main = [(-W * .06, H * .34), (W * .12, H * .415), (W * .32, H * .47), (W * .5, H * .52), (W * .63, H * .6), (W * .7, wl + 14)]
    F.root_arch(c, [main, [(W * .3, H * .47), (W * .22, H * .56), (W * .17, wl + 12)]], [104, 62], '#6a5546')
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=3, rim=.4, grain=.06) as g:                            # moss and small oysters
        q = curve_pts(main, 60)
        for k in range(90): x, y = q[rng.integers(4, 56)]; rgb(g, jitter(rng, rng.choice(['#7f9a52', '#6a8a4a', '#93a860']), .03), .8); smooth(g, blob_pts(rng, x + rng.normal(0, 8), y - 34 + abs(rng.normal(0, 22)), rng.uniform(6, 16), rng.uniform(4, 8), .25, 8)); g.fill()
        for x, y in ((.655, .64), (.67, .665), (.64, .62), (.18, .655), (.168, .68)):
            for _ in range(4): X, Y, s = W * x + rng.normal(0, 16), H * y + rng.normal(0, 10), rng.uniform(12, 22); rgb(g, jitter(rng, rng.choice(['#d9d2bf', '#b9b0a4', '#e9e2d0']), .03)); smooth(g, blob_pts(rng, X, Y, s, s * .7, .14, 9)); g.fill(); rgb(g, '#7f7870', .6); taper(g, [(X - s * .6, Y), (X + s * .5, Y - 2)], [1, 3, 1], 8, False); g.fill()
    portraits.mudskipper(c, W * .175, H * .335, 300, False, .16, depth=.1)
    portraits.mudskipper(c, W * .47, H * .4, 640, False, .13)
    # the water
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, wl, 0, H, '#a9c9a3', '#6f9f8c', '#35665f', '#1f4a4c'); g.rectangle(-20, wl, W + 40, H); g.fill()
    water.reflect_clamped(c, wl, .62, H * .34, 2.4, '#cfe0b4')
    water.rings(c, [(W * .7, wl + 6, 84), (W * .17, wl + 5, 54), (W * .79, wl + 4, 44), (W * .97, wl + 6, 46), (W * .4, H * .87, 60)], alpha=.7)
    water.strips(c, wl + 8, H, 46, ('#eef6d8', '#274f4c'), (.12, .4))
    with c.piece(shadow=.4, lift=7, volume=.3, vsize=8, rim=.5) as g:                                       # leaves hang in from above
        for x, y, a in ((.62, -.01, 1.9), (.66, .0, 1.3), (.57, -.02, 2.3), (.7, -.02, .9), (.64, .03, 1.6)): F.leaf(g, W * x, H * y, 190, 74, a, jitter(rng, '#4f8f4f', .04))
    c.finish(.32, warm=.04, center=(.48, .45))


def picture_3(c, rng, variant=0):
    """Heavy rain in the creek, close: ripe seedlings hang like long green candles from a branch, one has just let go and stands in the air over its ring in the water; a small crab waits on a root."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    c.backdrop([(0, '#dfeadb'), (.3, '#b5d0bd'), (.6, '#86b3a4'), (1, '#4f8a84')], 90, wash=.06, glow=(W * .3, -20, 620, '#fbfbe8', .6))
    with c.piece(shadow=0, volume=.1, vsize=14, blur=9, alpha=.5) as g:                                   # far roots in the rain
        for k in range(11):
            x = W * (.02 + .1 * k) + rng.normal(0, 18); rgb(g, jitter(rng, '#6f9a8c', .02)); taper(g, [(x, -20), (x + rng.normal(0, 20), H * .34), (x + rng.normal(0, 60), H * .66)], [16, 14, 10], 20); g.fill()
    wl = H * .66
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, wl, 0, H, '#c3dccb', '#7fb0a6', '#3f7f82', '#245f6c'); g.rectangle(-20, wl, W + 40, H); g.fill()
    water.reflect_clamped(c, wl, .5, 240, 3, '#cfe3d3')
    c.set_air()
    water.strips(c, wl + 6, H, 70, ('#e9f5ea', '#1f5f68'), (.12, .4))
    F.root_arch(c, [[(W * .99, H * .1), (W * .93, H * .3), (W * .87, H * .5), (W * .83, H * .76)], [(W * 1.05, H * .34), (W * .98, H * .5), (W * .955, H * .8)]], [58, 50], '#6a4f44', depth=.12)
    F.root_arch(c, [[(-W * .04, H * .22), (W * .06, H * .4), (W * .13, H * .62), (W * .15, H * .88)], [(-W * .05, H * .5), (W * .02, H * .7), (W * .04, H * .96)]], [72, 60], '#5a4238')
    for x, y, w in ((.15, .88, 60), (.04, .96, 50), (.83, .755, 44), (.955, .795, 44)):                     # the feet stand in the water
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55, blur=2) as g: rgb(g, '#3f3f3f'); taper(g, [(W * x, H * y), (W * x + 8, H * (y + .06)), (W * x - 4, H * (y + .12))], [w, w * .8, 4], 14, False); g.fill()
        water.rings(c, [(W * x, H * y, w), (W * x, H * y + 3, w * 1.7)], alpha=.6)
    A.tree_crab(c, W * .112, H * .54, 150, .35, '#5a3f5c', '#f08a3c')
    # branch with leaves and hanging seedlings
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=14, rim=.35, grain=.06) as g: lin(g, 0, 0, 0, H * .2, '#7f6654', '#4a382f'); taper(g, [(W * 1.04, H * .02), (W * .8, H * .075), (W * .56, H * .06), (W * .33, H * .11), (W * .2, H * .095)], [66, 52, 40, 24, 10], 50); g.fill()
    tips = [(.3, .115, 330, -.03), (.395, .115, 430, .02), (.53, .075, 520, -.02), (.6, .08, 400, .03), (.73, .09, 470, 0)]
    for layer, dk in ((0, -.28), (1, .04)):
        with c.piece(shadow=.45, lift=9, volume=.35, vsize=9, rim=.5) as g:
            for x, y in ((.2, .09), (.29, .1), (.4, .1), (.5, .05), (.6, .06), (.69, .06), (.79, .07), (.9, .05)):
                for k in range(6):
                    a = -PI / 2 + (k - 2.5) * .62 + rng.normal(0, .14) if layer else PI * (.12 + .15 * k) + rng.normal(0, .12)
                    F.leaf(g, W * x + rng.normal(0, 10), H * y + rng.normal(0, 5), rng.uniform(105, 150), rng.uniform(44, 56), a, jitter(rng, shade('#4f9058', dk), .035))
    for x, y, L_, lean in tips:
        with c.piece(shadow=.5, lift=13, volume=.5, vsize=10, rim=.6) as g, at(g, W * x, H * y, lean): F.hanging_propagule(g, rng, 0, 0, L_, '#8fb34e')
        with c.piece(shadow=.2, lift=3, volume=.1, rim=.4) as g: water.drop(g, W * x - math.sin(lean) * L_, H * y + L_ * 1.02, 12, .8)
    with c.piece(shadow=.35, lift=12, volume=.5, vsize=10, rim=.6) as g, at(g, W * .46, H * .44, .05): F.hanging_propagule(g, rng, 0, 0, 300, '#a3bd55')      # the one that falls
    with c.piece(shadow=0, volume=0, rim=0, alpha=.5, blur=1.4) as g: rgb(g, '#4f7f4a'); taper(g, [(W * .455, H * .78), (W * .452, H * .86), (W * .46, H * .93)], [26, 20, 3], 14, False); g.fill()
    water.rings(c, [(W * rng.uniform(.02, .98), wl + (H - wl) * rng.uniform(.06, .97), rng.uniform(14, 40)) for _ in range(34)], alpha=.5)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.01) as g:                                              # splashes
        for _ in range(46): x, y, q = rng.uniform(0, W), wl + (H - wl) * rng.uniform(.04, .98), rng.uniform(5, 15); rgb(g, '#f4fbf6', .8); taper(g, [(x, y), (x + rng.normal(0, 2), y - q)], [2.4, .6], 4); g.fill()
    water.rain(c, 620, .1, 52, (.12, .42))
    c.finish(.3, center=(.5, .48))


def picture_4(c, rng, variant=0):
    """Under water among prop roots: shafts of green light, archerfish and small snappers; the roots stand like columns."""
    W, H = c.w, c.h
    c.light = (-.2, -.98)
    c.backdrop([(0, '#f4f6c0'), (.14, '#c3dea0'), (.4, '#6fb287'), (.75, '#2f7a6c'), (1, '#1d4a50')], 91, glow=(W * .42, -60, 620, '#fdf6c0', .8))
    L.surface_below(c, 110, .65, 100)
    c.god_rays(W * .42, -190, .5, 20, 1050, 1.3, '#fbf6c4')

    def roots(n, w, colr, d, x0=-.05, x1=1.05, arch=.18, foot=.95, skip=()):
        ps, ws = [], []
        for i in range(n):
            t = x0 + (x1 - x0) * (i + .5 + rng.uniform(-.32, .32)) / n
            if any(a < t < b for a, b in skip): continue
            k = rng.choice([-1, 1]) * rng.uniform(.3, 1) * arch
            ps.append([(W * (t - k), -40), (W * (t - k * .45), H * rng.uniform(.12, .22)), (W * (t - k * .06), H * .5), (W * t + rng.normal(0, 8), H * foot + rng.uniform(-14, 20))]); ws.append(w * rng.uniform(.7, 1.3))
        F.root_arch(c, ps, ws, colr, depth=d)
        with c.piece(shadow=.2, lift=3, volume=.3, vsize=6, rim=.1, depth=d, grain=.05) as g:      # mud heaped round the feet
            for q, ww in zip(ps, ws): smooth(g, blob_pts(rng, q[3][0], q[3][1] + 4, ww * 1.8, ww * .5, .15, 11)); rgb(g, '#8f8f68'); g.fill()
        return ps
    roots(16, 15, '#5d7560', .68, foot=.74); L.sandbed(c, [(-30, H * .75), (W * .4, H * .72), (W + 30, H * .76)], '#a9a57a', .22)
    roots(12, 24, '#5a5a48', .5, foot=.8, skip=((.32, .42),)); A.silhouettes(c, W * .5, H * .5, 40, 220, 60, 15, .1, '#2f6f66', depth=.45)
    F.seagrass(c, -20, W + 20, H * .84, 60, 90, '#6f9a56', .2, depth=.34)
    A.school(c, 'snapper', W * .3, H * .66, 26, 170, 70, 48, .08, .3, depth=.26)
    p = roots(7, 40, '#4f4438', .22, foot=.9, skip=((.28, .66),))
    F.tube_sponge(c, W * .79, H * .9, 80, '#d9a05c', 3, depth=.12)
    A.school(c, 'archer', W * .47, H * .3, 7, 170, 70, 96, -.12, .2, depth=.08, spread=.2)
    A.fish(c, 'archer', W * .58, H * .17, 150, -.55, .1); A.school(c, 'sergeant', W * .66, H * .58, 8, 120, 70, 60, PI, depth=.1)
    near = [[(W * .02, -30), (W * .1, H * .25), (W * .13, H * .6), (W * .12, H * 1.06)], [(W * .2, -40), (W * .06, H * .2), (W * .01, H * .6), (W * -.02, H * 1.05)], [(W * .78, -40), (W * .86, H * .22), (W * .885, H * .6), (W * .87, H * 1.06)], [(W * 1.08, -20), (W * .99, H * .3), (W * .97, H * .7), (W * .99, H * 1.06)]]
    F.root_arch(c, near, [64, 80, 58, 86], '#3a2f2c')
    with c.piece(shadow=.35, lift=5, volume=.45, vsize=5) as g:      # oysters and sponge crust on the near roots
        for pp in near:
            q = curve_pts(pp, 40)
            for i in range(16, 39):
                if rng.random() < .6:
                    for _ in range(3):
                        s = rng.uniform(7, 16); rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#b9a58f', '#e0b070', '#c9604f', '#8f9fa0']), .04)); smooth(g, blob_pts(rng, q[i][0] + rng.normal(0, 18), q[i][1] + rng.normal(0, 10), s, s * .7, .2, 8)); g.fill()
    F.soft_coral(c, W * .15, H * 1.03, 120, '#e9a05c'); F.seagrass(c, W * .3, W * .8, H * 1.05, 130, 70, '#4f8a4c', .25)
    for x, y, s in ((.3, .86, 90), (.36, .93, 74)): A.fish(c, 'snapper', W * x, H * y, s, .1, .1)
    with c.piece(shadow=.3, lift=6, volume=.3, vsize=5) as g:      # fallen leaves drifting down
        for x, y, a in ((.4, .12, .4), (.7, .3, 2.2), (.24, .36, 1.0), (.55, .75, 2.8)): F.leaf(g, W * x, H * y, 54, 24, a, jitter(rng, '#d9b04a', .06))
    c.particles(260, big=14, color='#fbf6cf'); c.finish(.42, center=(.46, .44))


def picture_5(c, rng, variant=0):
    """Noon close-up: a kingfisher on a mangrove branch with hanging propagules, bright leaves and soft spots of light behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#eaf6c8'), (.4, '#bfe0a4'), (.75, '#7fbf9a'), (1, '#3f8f8c')], 70, glow=(W * .25, 0, 760, '#fffbe0', .6))
    light.bokeh(c, 30, (0, 0, W, H), ['#fffbe0', '#d3eaa0', '#8fcf94', '#5fb0a0', '#f4e6a0'], (30, 120), .45, 9)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=12, alpha=.6) as g:      # water glitter far below
        for _ in range(40):
            x, y, L_ = rng.uniform(0, W), rng.uniform(H * .78, H), rng.uniform(40, 160); rgb(g, '#f4fff0' if rng.random() < .5 else '#2f8088', .6); taper(g, [(x, y), (x + L_ / 2, y - 4), (x + L_, y)], [1, 9, 1]); g.fill()
    c.set_air()
    F.leaf_clump(c, W * .9, H * .12, 330, 190, 110, 60, '#6faf5a', depth=.4, blur=5)
    with c.piece(shadow=.45, lift=12, volume=.5, vsize=10, grain=.05) as g:
        lin(g, 0, H * .5, 0, H * .75, '#a98a6a', '#5f4838'); taper(g, [(-40, H * .74), (W * .25, H * .66), (W * .5, H * .645), (W * .75, H * .58), (W * 1.05, H * .4)], [52, 44, 38, 34, 40], 50); g.fill()
        taper(g, [(W * .3, H * .655), (W * .4, H * .5), (W * .43, H * .3)], [26, 18, 11], 20); g.fill(); taper(g, [(W * .78, H * .57), (W * .82, H * .72), (W * .8, H * .84)], [24, 15, 9], 20); g.fill()
        q = curve_pts([(-40, H * .74), (W * .25, H * .66), (W * .5, H * .645), (W * .75, H * .58), (W * 1.05, H * .4)], 90); rgb(g, '#3f2f28', .4)
        for _ in range(90): x, y = q[rng.integers(2, 88)] + rng.normal(0, 7, 2); taper(g, [(x, y), (x + 22, y - 4)], [3, .4]); g.fill()

    def tuft(x, y, n, s, a0, sp, colr='#5f9f52'):
        with c.piece(shadow=.4, lift=10, volume=.3, vsize=12, rim=.35) as g:
            for k in range(n):
                a = a0 + ((k + .5) / n * 2 - 1) * sp + rng.normal(0, .1)
                F.leaf(g, x, y, s * rng.uniform(.8, 1.1), s * .42, a, jitter(rng, shade(colr, rng.uniform(-.15, .25)), .03))
    with c.piece(shadow=.35, lift=8, volume=.35, vsize=6, rim=.4) as g:
        for x, y, ln in ((.8, .85, 250), (.845, .83, 210), (.765, .84, 190), (.66, .62, 230), (.2, .7, 210), (.155, .72, 170)): F.hanging_propagule(g, rng, W * x, H * y, ln, '#7fae5a')
    tuft(W * .43, H * .3, 7, 190, -PI / 2, 1.3); tuft(W * .8, H * .84, 6, 150, PI / 2 - .2, 1.9, '#4f8f4c'); tuft(W * .97, H * .42, 7, 190, -PI * .75, 1.2); tuft(W * .67, H * .6, 5, 150, PI / 2, 1.8); tuft(W * .1, H * .71, 6, 170, -PI / 2 - .3, 1.5, '#4f8f4c')
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:       # small pale four-petal flowers
        for x, y in ((.93, .5), (.9, .47), (.965, .53)):
            for k in range(4): rgb(g, '#fdf3cf'); F.leaf(g, W * x, H * y, 26, 13, k * PI / 2 + .4, '#fbeec0', False)
            rgb(g, '#e0b04a'); g.arc(W * x, H * y, 6, 0, 7); g.fill()
    A.kingfisher(c, W * .56, H * .635, 440, True, lift=16)
    with c.piece(blur=8, shadow=.3, lift=16, volume=.3) as g:
        for k in range(6): F.leaf(g, -40, H * 1.02 - k * 16, rng.uniform(260, 400), 120, -.9 + k * .2, jitter(rng, '#2f6a44', .03))
    c.glow(W * .2, 0, 700, '#fffbe0', .25); c.finish(.34, warm=.06, center=(.5, .48))
