"""Gallery pictures: seven themes, a-e. g1 structures, g2 species, g3 mangroves, g4 school, g5 lab, g6 diving, g7 bay."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_g as Q, portraits
from paper import *

PI = math.pi


def _bokeh(c, rng, cols, n=9, y1=.5, size=(30, 90)):
    for _ in range(n):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.35) as g:
            s = rng.uniform(*size); smooth(g, blob_pts(rng, rng.uniform(0, c.w), rng.uniform(0, c.h * y1), s, s, .04, 12)); rgb(g, rng.choice(cols), .5); g.fill()


# ------------------------------------------------------------------ 2 species
def g2a(c, rng, variant=0):
    """Macro: two clownfish deep in the tentacles of an anemone that fills the frame; the second looks at you."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#1f93a8'), (.45, '#146a8c'), (1, '#4a2a5c')], 80, glow=(W * .2, -30, 680, '#bff0dc', .6))
    _bokeh(c, rng, ['#7fd6c6', 'cream', '#ee8f9f'], 10, .3)
    c.set_air()
    b = lambda k: (lambda x: H * k - 150 * math.sin(PI * (x / W * .9 + .12)) + 30 * math.sin(x / 170))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=6) as g:
        smooth(g, [(x, b(.62)(x)) for x in np.linspace(-80, W + 80, 14)], False); g.line_to(W + 80, H + 60); g.line_to(-80, H + 60); g.close_path(); lin(g, 0, H * .45, 0, H, '#6a4470', '#5a2f58', '#8a4466'); g.fill()
    Q.tentacles(c, -60, W + 60, b(.62), 54, 210, 22, '#8a5a86', '#d9a8c8', depth=.3, blur=3)
    Q.tentacles(c, -60, W + 60, b(.75), 52, 230, 27, '#a8668a', '#f0b8c8', depth=.12, blur=1.2, spread=.9)
    portraits.fish(c, 'clownfish', W * .77, H * .41, 400, 74, 4, -.34, flip=True, roll=.08)
    Q.tentacles(c, -60, W + 60, b(.88), 46, 240, 32, '#c0708c', '#ffd2c8', spread=.9)
    portraits.fish(c, 'clownfish', W * .42, H * .49, 560, 33, 5, -.28, .75, roll=.1, lift=16)
    Q.tentacles(c, W * .06, W * .36, lambda x: H * .84, 6, 210, 34, '#cc7a8a', '#ffd9cc', .25, spread=.5)
    Q.tentacles(c, W * .42, W * .7, lambda x: H * .93, 9, 260, 35, '#d07c8a', '#ffdccf', -.1, spread=.8)
    Q.tentacles(c, -80, W * .36, b(1.04), 13, 330, 38, '#d98088', '#ffe3d0', spread=.3)
    Q.tentacles(c, W * .56, W + 80, b(1.05), 17, 330, 38, '#d98088', '#ffe3d0', spread=.3)
    Q.tentacles(c, W * .3, W * .6, b(1.16), 9, 290, 40, '#e2908c', '#fff0dc', spread=.2)
    Q.tentacles(c, -80, W * .22, b(1.26), 6, 340, 52, '#e8988e', '#fff4e4', spread=.2, blur=3.5)
    Q.tentacles(c, W * .74, W + 90, b(1.27), 7, 340, 52, '#e8988e', '#fff4e4', spread=.2, blur=3.5)
    c.glow(W * .16, -30, 620, '#d9fff0', .3)
    c.particles(150, (.8, 3), (.12, .5), big=14); c.finish(.46, center=(.45, .46))


# ------------------------------------------------------------------ 3 mangroves
def g3a(c, rng, variant=0):
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
        Q.crown_top(c, x, y, s, cc, c.light)
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


# ------------------------------------------------------------------ 4 school
def g4a(c, rng, variant=0):
    """Children's crayon pictures pegged on two lines between palms, bright sea behind; nobody in the picture."""
    W, H = c.w, c.h
    hz = H * .46
    c.light = (-.55, -.83)
    L.sky(c, 'morning', hz, glow=.6); c.glow(W * .12, H * .02, 640, 'cream', .55)
    L.cloud(c, W * .72, H * .2, 360, depth=.3, blur=2); L.rinjani(c, W * .66, hz + 2, 900, 150, depth=.6, blur=1.5)
    L.sea(c, hz, H * .8, 'morning', W * .14, 90)
    L.island(c, W * .16, hz + 4, 360, 40, depth=.5, blur=1.5)
    L.jukung(c, W * .47, hz + 50, 150, '#f5b843', '#c85a8e', depth=.25, blur=1)
    sh = [(-30, H * .77), (W * .3, H * .735), (W * .6, H * .76), (W + 30, H * .71)]
    L.ground(c, [(x, y + 5) for x, y in sh], '#d9b988', '#caa873', 60); L.foam(c, sh, 9)
    L.ground(c, [(-30, H * .83), (W * .3, H * .79), (W * .65, H * .815), (W + 30, H * .76)], 'sand', '#dcb97c', 260)
    F.palm(c, W * .965, H * .99, 820, -.12, fronds=12); F.palm(c, W * .03, H * .98, 900, .06, fronds=12)

    def line(a, b, sag):
        t = np.linspace(0, 1, 40)
        return np.stack([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)], 1)
    for (a, b, sag, items) in (((W * .06, H * .17), (W * .93, H * .1), 56, (('boat', .2, 225), ('crab', .405, 205), ('mangrove', .62, 240), ('sun', .83, 0))),
                               ((W * .05, H * .47), (W * .95, H * .42), 62, (('octopus', .145, 270), ('turtle', .375, 330), ('reef', .625, 290), ('fish', .845, 280)))):
        q = line(a, b, sag)
        with c.piece(shadow=.35, lift=8, volume=.2, vsize=3, rim=.3) as g:
            rgb(g, '#8a6a45'); taper(g, q, [4.5, 4.5], 60); g.fill()
        for kind, t, s in items:
            if not s: continue
            x, y = q[int(t * 39)]
            d = q[min(39, int(t * 39) + 1)] - q[int(t * 39) - 1]
            Q.child_drawing(c, x, y, s, kind, math.atan2(d[1], d[0]) + rng.normal(0, .025), rng.choice(['#fffaf0', '#fdf3dc', '#f6f4ea']), rng.choice(['coral', 'teal', 'saffron', 'violet', 'leaf']))
    # crayon pot and crayons on an upturned crate, lower right; sandals
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=12) as g:
        x, y = W * .8, H * .985
        poly(g, [(x - 150, y - 84), (x + 150, y - 88), (x + 140, y + 40), (x - 140, y + 40)]); lin(g, x - 150, 0, x + 150, 0, '#d9a866', '#b07f48', '#8a5f38'); g.fill()
        poly(g, [(x - 150, y - 84), (x + 150, y - 88), (x + 118, y - 122), (x - 122, y - 120)]); lin(g, 0, y - 122, 0, y - 84, '#f0cd92', '#d9ad6c'); g.fill()
        rgb(g, '#5b3b28', .5); g.set_line_width(3)
        for k in (-40, 0): g.move_to(x - 148, y + k); g.line_to(x + 146, y + k - 2); g.stroke()
    with c.piece(shadow=.45, lift=6, volume=.4, vsize=6) as g:
        x, y = W * .83, H * .905
        for k, cc in enumerate(('coral', 'saffron', '#3c86c2', 'leaf', 'plum', 'violet')):
            a = -PI / 2 + (k - 2.5) * .17; ln = 78 + 10 * (k % 3)
            ex, ey = x + (k - 2.5) * 9 + math.cos(a) * ln, y - 6 + math.sin(a) * ln
            rgb(g, cc); taper(g, [(x + (k - 2.5) * 9, y - 6), (ex, ey)], [12, 12], cap=False); g.fill(); rgb(g, shade(cc, -.15)); taper(g, [(ex, ey), (ex + math.cos(a) * 13, ey + math.sin(a) * 13)], [10, 3]); g.fill()
        smooth(g, [(x - 36, y - 50), (x + 36, y - 50), (x + 32, y + 16), (x, y + 20), (x - 32, y + 16)], tension=.2); lin(g, x - 36, 0, x + 36, 0, '#8fd6cf', '#3f9fa4', '#1f6f7a'); g.fill()
        for (px, py, a, cc) in ((-.085, -.093, .2, '#f2694b'), (-.055, -.082, -.5, '#79a86a')):
            with at(g, W * (.8 + px), H * (.985 + py), a): rgb(g, cc); taper(g, [(-38, 0), (30, 0)], [11, 11], cap=False); g.fill(); rgb(g, shade(cc, -.15)); taper(g, [(30, 0), (43, 0)], [9, 3]); g.fill()
    with c.piece(blur=3.2, shadow=.4, lift=14, volume=.3) as g:
        for k in range(8): F.leaf(g, -30 + k * 7, H + 20, rng.uniform(150, 260), 54, -PI / 2 + .15 + k * .16, jitter(rng, shade('moss', -.42), .03))
    c.finish(.28, warm=.12, center=(.5, .5))


# ------------------------------------------------------------------ 5 lab and research
def g5a(c, rng, variant=0):
    """Night: corals release their pink bundles; a far diver watches with a red lamp."""
    W, H = c.w, c.h
    c.light = (.4, -.92)
    c.backdrop([(0, '#0e2a55'), (.5, '#0c1f48'), (1, '#0a1433')], 90, glow=(W * .78, H * .1, 620, '#3f6fb8', .4))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:      # the moon through the surface
        for _ in range(40):
            t = rng.normal(0, 1); rgb(g, '#dfeaff', rng.uniform(.1, .4)); yy = rng.uniform(-10, 90)
            taper(g, [(W * .78 + t * 130 - 60, yy), (W * .78 + t * 130, yy + 5), (W * .78 + t * 130 + 60, yy)], [.5, 9, .5], 10, False); g.fill()
    c.god_rays(W * .78, -220, .2, 12, 900, .9, '#9fc0ff')
    c.glow(W * .83, H * .55, 260, '#ff5a5a', .28); c.set_air()
    b0 = L.rocks(c, [(-30, H * .66), (W * .2, H * .72), (W * .42, H * .8), (W * .65, H * .74), (W * .85, H * .7), (W + 30, H * .62)], '#22386a', .45, 16)
    F.reef_patch(c, W * .4, W * 1.02, lambda x: b0(x) + 20, 1.6, .8, ['table', 'staghorn', 'boulder', 'fan', 'plates'], ['#4a4a86', '#5b4a80', '#3f5f8a', '#6a4f7f'], depth=.35)
    P.diver(c, W * .865, H * .48, 215, PI - .05, pose='look', accent='coral', suit='#16233f', fins='#c8475a', depth=.2, kick=.3)
    hx, hy = W * .8, H * .53
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.5) as g:
        poly(g, [(hx, hy - 4), (W * .52, H * .5), (W * .56, H * .74), (hx, hy + 6)]); lin(g, hx, hy, W * .52, H * .62, (0, '#ff7a6a', .75), (1, '#ff5a5a', 0)); g.fill()
    c.glow(hx, hy, 46, '#ffb0a0', .8)
    b1 = L.rocks(c, [(-30, H * .74), (W * .2, H * .8), (W * .4, H * .92), (W * .6, H * .95), (W * .8, H * .91), (W + 30, H * .86)], '#1a2a55', .1, 6)
    F.plates(c, W * .9, H * .98, 260, '#5f5a9a', 4); F.table_coral(c, W * .62, H * 1.0, 300, '#6f5a94', .03, height=90)
    F.boulder(c, W * .77, H * 1.03, 190, '#7a6f9a', .6)
    # the spawning colony: staghorn thicket left of the centre
    F.staghorn(c, W * .1, H * .93, 330, '#9a5f8a', 3, 8, tip='#f3b9c8'); F.staghorn(c, W * .3, H * 1.0, 400, '#b0608a', 3, 9, tip='#ffc8cf')
    F.brain(c, W * .485, H * 1.03, 210, '#8a6a9a', .7)
    # bundles: set in the tips, then rising in a drifting plume
    def bundle(g, x, y, s):
        rad(g, x, y, s, '#ffe3df', '#f79aa8', '#d9567f', fx=x + s * .3, fy=y - s * .4)
        smooth(g, blob_pts(rng, x, y, s, s * .94, .07, 8)); g.fill()
        rgb(g, '#fff3ee', .75); g.arc(x + s * .3, y - s * .36, s * .2, 0, 7); g.fill()
    for ly, (n, s0, s1, bl) in enumerate(((300, 1.6, 3.6, .6), (190, 3.5, 7, 0), (46, 8, 12, 0), (13, 15, 27, 5))):
        with c.piece(shadow=.25 if ly == 2 else 0, lift=6, volume=0, rim=0, grain=.01, blur=bl) as g:
            for _ in range(n):
                t = rng.uniform(0, 1) ** .8
                x = W * .24 + t ** 1.3 * W * .22 + rng.normal(0, 1) * (90 + 190 * t); y = H * .74 - t * H * .82 + rng.normal(0, 34)
                if ly == 3: x = W * .05 + rng.uniform(0, .6) * W
                if y > H * .8: continue
                bundle(g, x, y, rng.uniform(s0, s1))
    with c.piece(shadow=.2, lift=3, volume=0, rim=0, grain=.01) as g:
        for _ in range(130):
            k = rng.integers(2); x, y, s = ((W * .1, H * .93, 330), (W * .3, H * 1.0, 400))[k]
            a = rng.uniform(-1.15, 1.15); q = s * rng.uniform(.45, .95)
            bundle(g, x + math.sin(a) * q * .8, y - math.cos(a) * q, rng.uniform(3, 5.5))
    c.glow(W * .3, H * .5, 420, '#f07f9f', .2)
    A.silhouettes(c, W * .55, H * .3, 16, 110, 30, 13, PI, '#2a4a80', depth=.3)
    F.sea_fan(c, W * 1.0, H * 1.03, 330, '#5a2f6a', -.2)
    c.particles(160, color='#cfd8ff', alpha=(.08, .35), big=6); c.finish(.42, center=(.45, .5))


# ------------------------------------------------------------------ 6 diving
def g6a(c, rng, variant=0):
    """From inside a cave: dark arch, blue opening with rays, two divers as silhouettes, fans on the rim."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#c8f4e0'), (.25, '#63c9cb'), (.6, '#1a7fa0'), (1, '#0a3f66')], 92, glow=(W * .56, H * .02, 560, '#fffbe6', .8))
    c.god_rays(W * .56, -150, .5, 18, 950, 1.1)
    A.silhouettes(c, W * .68, H * .2, 90, 170, 60, 14, PI, '#1f7a92', depth=.4)
    b = L.rocks(c, [(W * .1, H), (W * .3, H * .84), (W * .5, H * .8), (W * .66, H * .72), (W * .8, H * .64), (W + 30, H * .6)], '#155a78', .34, 16)
    F.reef_patch(c, W * .26, W * .86, lambda x: b(x) + 34, 2.6, .62, ['table', 'staghorn', 'poc', 'plates', 'soft', 'brain'], depth=.42)
    dk = dict(suit='#0b2038', accent='#1f4a68', tank='#24506a', fins='#123a58', rim=.5)
    P.diver(c, W * .5, H * .4, 270, PI - .12, pose='fin', depth=.05, kick=.7, **dk)
    P.diver(c, W * .665, H * .52, 205, PI - .02, pose='look', depth=.2, kick=-.4, **dk)
    A.school(c, 'fusilier', W * .46, H * .63, 46, 260, 50, 36, .08, .4, tone=(col('#123f5c'), .75), depth=.1)

    def ring(pts, colr, depth, inner=True, rim=.3, bl=0):
        with c.piece(shadow=.45, lift=22, volume=.5, vsize=60, depth=depth, rim=rim, grain=.05, blur=bl) as g:
            g.set_fill_rule(1)
            g.rectangle(-60, -60, W + 120, H + 120); smooth(g, pts); lin(g, 0, 0, 0, H, shade(colr, .1), colr, shade(colr, -.5)); g.fill()

    def hole(cx, cy, rx, ry, n, wob):
        a = np.linspace(0, 2 * PI, n, endpoint=False)
        r_ = 1 + rng.uniform(-wob, wob, n) + .035 * np.sin(a * 7 + 1) + .03 * np.sin(a * 4 + n)
        return [(cx + math.cos(t) * rx * q, cy + math.sin(t) * ry * q) for t, q in zip(a, r_)]
    h1 = hole(W * .54, H * .44, W * .37, H * .41, 46, .045)
    ring(h1, '#17527a', .3)
    for k in (5, 9, 12, 15, 18, 40, 43):      # growth on the mid rim, hanging and standing
        x, y = h1[k]
        if y > H * .5: F.soft_coral(c, x, y + 10, rng.uniform(70, 120), rng.choice(['#a04a78', '#b0604a', '#7a4f9a']), rng.normal(0, .2), depth=.2)
        else: F.sea_fan(c, x + 6, y, rng.uniform(90, 140), '#6a3f78', -1.3 if x > W / 2 else 1.3, depth=.25)
    h2 = hole(W * .53, H * .45, W * .43, H * .48, 50, .05)
    ring(h2, '#0c2f52', .08, rim=.2)
    F.sea_fan(c, W * .115, H * .86, 330, '#a83f7a', .5); F.sea_fan(c, W * .17, H * .93, 210, '#c8554a', .35); F.soft_coral(c, W * .27, H * .985, 150, 'rose', .1); F.soft_coral(c, W * .36, H * 1.01, 110, 'saffron', .0)
    F.tube_sponge(c, W * .8, H * 1.0, 150, '#6a4f95', 4); F.soft_coral(c, W * .9, H * .9, 170, '#e0705f', -.3); F.sea_fan(c, W * .965, H * .72, 190, '#7a3f80', -.8)
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=14) as g:      # cup corals under the roof
        for k in range(36):
            t = rng.uniform(PI * 1.1, PI * 1.62); x, y = W * .53 + math.cos(t) * W * .455 * rng.uniform(1, 1.12), H * .45 + math.sin(t) * H * .5 * rng.uniform(1, 1.1)
            s = rng.uniform(8, 17); rgb(g, jitter(rng, '#e08a3a', .05)); smooth(g, blob_pts(rng, x, y, s, s, .1, 9)); g.fill(); rgb(g, '#7a3a20'); g.arc(x + 1, y + 2, s * .42, 0, 7); g.fill()
    h3 = hole(W * .52, H * .46, W * .53, H * .6, 26, .06)
    ring(h3, '#071a33', 0, rim=.12, bl=3)
    A.school(c, 'anthias', W * .235, H * .72, 16, 80, 60, 38, -.3, depth=0)
    c.glow(W * .56, H * .1, 520, '#e8fff0', .25)
    c.particles(220, box=(W * .15, H * .05, W * .9, H * .95), big=6); c.finish(.3, center=(.54, .44))


# ------------------------------------------------------------------ 7 bay
def g7a(c, rng, variant=0):
    """Straight down on a fishing beach: painted outrigger boats pulled up, one coming in through clear water."""
    import parts_b as B
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#1d8fa2'), (.34, '#46bdb8'), (.5, '#a5e2cf'), (.56, '#f0dcae'), (1, '#e9cd98')], 62, wash=.03)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.8) as g:      # light net on the water
        pass
    c.img += (c.caustic_field()[..., None] * np.clip(1 - (np.mgrid[0:c.ph, 0:c.pw][0] / c.ph * .75 + np.mgrid[0:c.ph, 0:c.pw][1] / c.pw * .42 - .1)[..., None] * 1.75, 0, .13)).astype(np.float32)
    shore = lambda t, o=0: (W * t, H * (.78 - .52 * t + .05 * math.sin(t * 9) + .018 * math.sin(t * 23)) + o)
    for off, wd, al in ((-46, 5, .4), (-14, 12, .85)):
        with c.piece(shadow=.2 if off > -20 else 0, lift=4, volume=0, rim=0, grain=.02, alpha=al) as g:
            q = curve_pts([shore(t, off + rng.normal(0, 5)) for t in np.linspace(-.04, 1.04, 16)], 120)
            rgb(g, 'white'); taper(g, q, [wd * rng.uniform(.3, 1.6) for _ in range(30)], 120); g.fill()
            for _ in range(130): k = rng.integers(120); g.arc(q[k][0] + rng.normal(0, 10), q[k][1] + rng.normal(0, wd), rng.uniform(.8, 3), 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=4, alpha=.5) as g:       # wet sand
        rgb(g, '#b9945f'); taper(g, curve_pts([shore(t, 22) for t in np.linspace(-.04, 1.04, 14)], 80), [50, 40, 58, 40], 80); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:         # drag tracks and footprints
        for x, a in ((.2, 1.05), (.36, 1.0), (.53, 1.02), (.7, .96), (.86, 1.05)):
            for o in (-22, 0, 22):
                x0, y0 = shore(x, 20); rgb(g, '#b08f5c', .3); taper(g, [(x0 + o, y0), (x0 + o + math.cos(a) * 130, y0 + math.sin(a) * 130), (x0 + o + math.cos(a) * 300, y0 + math.sin(a) * 300)], [3, 5, 2], 14); g.fill()
        for _ in range(190):
            x, y = rng.uniform(0, W), rng.uniform(H * .4, H)
            if y < shore(x / W, 60)[1]: continue
            rgb(g, '#a88452', .35); smooth(g, blob_pts(rng, x, y, 5, 2.6, .2, 7, .9)); g.fill()
    c.set_air()
    B.palm_top(c, W * .99, H * .9, 300, 'moss', (.6, .75)); B.palm_top(c, W * .88, H * 1.03, 260, 'leaf', (.6, .75)); B.palm_top(c, W * .05, H * 1.03, 230, 'moss', (.6, .75))
    for x, d, s, rot, hull, st, inn, net in ((.13, 185, 300, -1.02, '#2f7f9a', 'saffron', '#e9d3a4', None), (.31, 160, 330, -1.2, '#f2694b', 'cream', '#d9e6d2', '#4fa07f'), (.475, 200, 310, -.96, '#fdf6e2', '#2f7fba', '#e9d3a4', None),
                                           (.625, 150, 340, -1.1, '#f5b843', '#c85a8e', '#e3d2ae', '#3c86c2'), (.79, 190, 300, -1.25, '#3f8f6a', 'coral', '#f0dcae', None)):
        X, Y = shore(x, d); Q.jukung_top(c, X, Y, s, rot, hull, inn, st, net)
    # coming in, with wake, outriggers casting shadows on the shallow bottom
    X, Y = W * .36, H * .21
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
        with at(g, X + 40, Y + 52, .78, 300): rgb(g, '#0b4a5e'); taper(g, [(-.5, 0), (0, 0), (.55, 0)], [.04, .16, .02]); g.fill(); [(taper(g, [(-.42, .3 * s_), (.43, .3 * s_)], [.03, .03]), g.fill()) for s_ in (-1, 1)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.5) as g:
        with at(g, X, Y, .78, 300):
            for s_ in (-1, 1): rgb(g, 'white', .6); taper(g, [(.5, .02 * s_), (0, .17 * s_), (-.9, .44 * s_)], [.008, .03, .004], 20); g.fill()
            rgb(g, 'white', .4); taper(g, [(-.5, 0), (-1.3, .05)], [.06, .01]); g.fill()
    Q.jukung_top(c, X, Y, 300, .78, '#8f6fb8', '#f0dcae', 'saffron', '#4fa07f')
    B.person_top(c, X - 52, Y - 52, 40, .78, '#fff4d6', '#22405a', 'hat', slen=.6)
    for x, y, s, r_, top, hair in ((.4, .83, 44, -.4, '#f2694b', 'hat'), (.445, .87, 42, 2.6, '#1b8f93', 'short'), (.565, .9, 44, .8, '#f5b843', 'hat'), (.7, .66, 42, -2.0, '#8f6fb8', 'short')):
        B.person_top(c, W * x, H * y, s, r_, top, '#3f5e5a', hair, sun=(.62, .78), slen=1.5)
    # a net spread out to dry
    G.ghost_net(c, [(W * .56, H * .955), (W * .64, H * .92), (W * .74, H * .93), (W * .82, H * .9)], 90, '#3f9a86', 15, shadow=.25, lift=2)
    c.glow(0, 0, 720, '#fff6d8', .2)
    c.finish(.3, warm=.1, center=(.48, .5))


# ------------------------------------------------------------------ 1 structures, b
def g1b(c, rng, variant=0):
    """Straight down on a web of reef stars: left grown over, right freshly placed; one diver swims across."""
    import parts_b as B
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#bfe3cf'), (.5, '#8fd0c4'), (1, '#3f9fae')], 25, wash=.05, glow=(W * .2, 0, 700, '#fff6d8', .3))
    c.img += (c.caustic_field()[..., None] * .16).astype(np.float32)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for _ in range(420):
            x, y = rng.uniform(0, W), rng.uniform(0, H); L_ = rng.uniform(20, 80)
            rgb(g, '#f3efcf' if rng.random() < .5 else '#3f7f86', rng.uniform(.06, .2)); taper(g, [(x, y), (x + L_ / 2, y + 7), (x + L_, y + 2)], [.3, 3, .3], 8, False); g.fill()
    c.set_air()
    R = 118
    cols = ['saffron', 'coral', 'rose', 'violet', 'plum', '#e9a05c', '#5fb0a0', 'leaf']
    cells = []
    for j in range(-1, 6):
        for i in range(-1, 8):
            x, y = i * R * 2.06 + (j % 2) * R * 1.03 - 20, j * R * 1.8 + 40
            x, y = x + rng.normal(0, 7), y + rng.normal(0, 7)
            edge = W * .74 + 60 * math.sin(y / 130)
            if x > edge + 260 or (x > edge + 90 and rng.random() < .55): continue
            cells.append((x, y, max(0., min(1., (edge - x) / (W * .58) + .12))))
    for x, y, gr in cells:
        rot = rng.normal(.26, .05)
        hx = [(x + math.cos(rot + k * PI / 3) * R * .42, y + math.sin(rot + k * PI / 3) * R * .42) for k in range(6)]
        ft = [(x + math.cos(rot + k * PI / 3) * R * .95, y + math.sin(rot + k * PI / 3) * R * .95) for k in range(6)]
        with c.piece(shadow=.5, lift=9, volume=.35, vsize=4, rim=.3) as g:
            for k in range(6):
                for a, b, w in ((hx[k], ft[k], 7), (hx[k], hx[k - 1], 6.5), (((hx[k][0] + ft[k][0]) / 2, (hx[k][1] + ft[k][1]) / 2), ((hx[k - 1][0] + ft[k - 1][0]) / 2, (hx[k - 1][1] + ft[k - 1][1]) / 2), 5)):
                    rgb(g, '#4a4f4c'); taper(g, [a, b], [w * 1.3, w * 1.3]); g.fill(); rgb(g, jitter(rng, '#a79f86', .02)); taper(g, [a, b], [w, w]); g.fill()
        spots = hx + [((a[0] * .5 + b[0] * .5), (a[1] + b[1]) * .5) for a, b in zip(hx, ft)] + [((hx[k][0] + hx[k - 1][0]) / 2, (hx[k][1] + hx[k - 1][1]) / 2) for k in range(6)]
        if gr > .55: spots += [(x + rng.normal(0, 14), y + rng.normal(0, 14))]
        for px, py in sorted(spots, key=lambda q: rng.random()):
            s = (22 + 66 * gr ** 1.2) * rng.uniform(.7, 1.25)
            B.coral_top(c, px, py, s, jitter(rng, rng.choice(cols), .04), int(rng.choice([2, 2, 2, 0, 3] if gr > .4 else [2])), lift=3 + 6 * gr)
    for k in range(5):
        x, y = W * rng.uniform(.05, .55), H * rng.uniform(.08, .92)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
            for i in range(12):
                with at(g, x + 30 + rng.normal(0, 60), y + 40 + rng.normal(0, 40), .4 * k, 24): smooth(g, [(.5, 0), (.1, .13), (-.4, .03), (-.55, .14), (-.55, -.14), (-.4, -.03), (.1, -.13)]); rgb(g, 'navy'); g.fill()
    for x, y, n, cc, a in ((.2, .3, 26, '#2f6fc0', .5), (.42, .72, 22, '#f0795a', -.5), (.33, .12, 14, '#f5c63c', 2.6), (.1, .8, 16, '#57c0b4', 1.2)):
        with c.piece(shadow=.4, lift=12, volume=.3, vsize=3) as g:
            for i in range(n):
                with at(g, W * x + rng.normal(0, 85), H * y + rng.normal(0, 52), a + rng.normal(0, .35), rng.uniform(20, 32)):
                    smooth(g, [(.5, 0), (.25, .11), (-.1, .11), (-.4, .03), (-.58, .13), (-.52, 0), (-.58, -.13), (-.4, -.03), (-.1, -.11), (.25, -.11)]); rgb(g, jitter(rng, cc, .05)); g.fill()
                    rgb(g, shade(cc, -.45), .7); taper(g, [(.3, 0), (-.3, 0)], [.03, .05, .02]); g.fill()
    B.diver_top(c, W * .75, H * .55, 330, PI + .35, 'coral', slate=False, kick=.5, drop=120)
    c.bubbles(W * .66, H * .5, 12, 50, 15, 26)
    B.diver_top(c, W * .93, H * .17, 280, PI * .72, 'saffron', slate=False, kick=-.4, drop=120)
    c.finish(.36, center=(.48, .5))


# ------------------------------------------------------------------ 2 species, b and c
def g2c(c, rng, variant=0):
    """Looking up: a reef manta from below beside the sun, a second one far off."""
    W, H = c.w, c.h
    cx, cy = W * .36, H * .3
    c.light = (-.3, -.95)
    c.backdrop([(0, '#1580a0'), (.6, '#0f5f8a'), (1, '#083a66')], 70)
    for rr, cc, st in ((980, '#35abb2', .7), (600, '#8fdccf', .65), (320, '#e6f9e4', .75), (130, '#ffffff', .9)): c.glow(cx, cy, rr, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.2, alpha=.7) as g:
        for _ in range(260):
            R = rng.uniform(60, 640); a = rng.uniform(0, 2 * PI); da = rng.uniform(.04, .28) * 180 / (R + 120)
            q = [(cx + math.cos(t) * R * 1.3 + rng.normal(0, 2), cy + math.sin(t) * R * .8 + rng.normal(0, 3)) for t in np.linspace(a, a + da, 6)]
            rgb(g, 'white' if rng.random() < .65 else 'water2', rng.uniform(.1, .5) * math.exp(-R / 450)); taper(g, q, [.4, rng.uniform(3, 9) * (R / 400 + .3), .4], 14, False); g.fill()
    c.set_air()
    c.god_rays(cx, cy - 300, .42, 20, 1200, 1.5, '#eafff2')
    A.silhouettes(c, W * .2, H * .62, 80, 200, 70, 15, .2, '#1d6f86', depth=.45)
    A.silhouettes(c, W * .75, H * .22, 50, 150, 50, 12, PI, '#1d6f86', depth=.55)
    A.ray(c, W * .85, H * .3, 250, -.5, 'manta', 35, .2, belly=True, depth=.55)
    portraits.ray(c, W * .55, H * .53, 1020, PI * 1.14, 'manta', 28, .3, belly=True, rim=.4)
    A.school(c, 'fusilier', W * .16, H * .84, 34, 220, 60, 50, -.25, .3, depth=.12)
    c.particles(260, big=10); c.finish(.4, center=(.42, .4))


# ------------------------------------------------------------------ 3 mangroves, b and c
def g3b(c, rng, variant=0):
    """Detail at ground level: a young mangrove and a mudskipper on wet mud in low sun."""
    import parts_b as B
    W, H = c.w, c.h
    hz = H * .34
    c.light = (.5, -.86)
    L.sky(c, 'rose', hz, (W * .78, H * .2, 40), glow=.9)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=9) as g:      # far mangroves, out of focus
        for x, w, h in ((.05, 300, 150), (.24, 260, 100), (.46, 300, 80), (.97, 280, 120)):
            smooth(g, blob_pts(rng, W * x, hz - h * .35, w * .5, h * .62, .14, 11)); rgb(g, '#6f9a86'); g.fill()
            for k in range(6): taper(g, [(W * x + (k - 2.5) * w * .09, hz - h * .2), (W * x + (k - 2.5) * w * .17, hz + 26)], [7, 5]); rgb(g, '#6b7468'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=3) as g:
        g.rectangle(-20, hz, W + 40, H); lin(g, 0, hz, 0, H, '#f0d2ad', '#b58f70', '#7a5c48', '#4f3c34'); g.fill()
    c.glow(W * .78, hz + 20, 420, '#ffe3b0', .5, 2.2); c.set_air()
    for x, y, w, h, bl in ((.36, .395, 330, 7, 3), (.8, .44, 420, 12, 3), (.12, .5, 300, 14, 2.4), (.66, .565, 560, 24, 1.6)):      # far runnels: thin, the colour of the sky
        with c.piece(shadow=0, volume=0, rim=.2, grain=.02, blur=bl) as g:
            p = wander(rng, W * x - w * .5, H * y, 0, w, 7, .04)
            lin(g, W * x - w * .5, 0, W * x + w * .5, 0, (0, '#e9bf9a', .2), (.4, '#ffe2b8', .95), (1, '#f0c8a2', .25)); taper(g, p, [1, h * .6, h, h * .7, h * .9, 1], 40, False); g.fill()
    pool = [(-60, H * .83), (W * .06, H * .8), (W * .16, H * .815), (W * .25, H * .795), (W * .36, H * .81), (W * .45, H * .84), (W * .5, H * .885), (W * .6, H * .915), (W * .68, H * .965), (W * .7, H * 1.05), (-60, H * 1.05)]
    for grow, cc, al, bl in ((26, '#4a372e', .6, 9), (9, '#33261f', .7, 2)):                                                            # wet rim, then the water
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=bl, alpha=al) as g: smooth(g, [(px + grow * .4, py - grow * .6) for px, py in pool], tension=.55); rgb(g, cc); g.fill()
    with c.piece(shadow=0, volume=.1, vsize=10, rim=.5, grain=.02) as g:
        smooth(g, pool, tension=.55); p = g.copy_path(); lin(g, 0, H * .79, 0, H * 1.02, '#f7cfa4', '#dcb6b0', '#8f9fb4', '#5f7f9a'); g.fill()
        g.append_path(p); g.clip()
        for _ in range(16):
            px, py, q = rng.uniform(-40, W * .6), rng.uniform(H * .82, H), rng.uniform(60, 190); rgb(g, '#fff0d4', rng.uniform(.12, .35)); taper(g, [(px, py), (px + q / 2, py + 3), (px + q, py)], [.5, 4, .5], 12, False); g.fill()
    with c.piece(shadow=0, volume=.2, vsize=4, rim=.3, grain=.03) as g:
        for _ in range(360):
            t = rng.uniform(0, 1) ** .8; x, y = rng.uniform(-50, W), H * .4 + t * H * .6; L_ = rng.uniform(16, 60) * (.4 + 1.8 * t)
            rgb(g, '#ffe0b8' if rng.random() < .5 else '#3f322c', rng.uniform(.1, .3)); taper(g, [(x, y), (x + L_ * .5, y - 3 - 4 * t), (x + L_, y)], [.3, 1.2 + 4 * t, .3], 10, False); g.fill()
    for x, y, s, d in ((.56, .5, 110, .35), (.88, .53, 130, .3), (.4, .46, 70, .5), (.12, .5, 84, .4), (.72, .45, 60, .55)):
        with c.piece(shadow=.35, lift=5, volume=.3, vsize=5, depth=d, blur=2.4) as g: F.propagule(g, W * x, H * y, s, 'leaf', rng.normal(0, .08))
    # the seedling: long hypocotyl, two pairs of leaves and a bud, reflected in the pool
    x, y, h = W * .3, H * .86, 640

    def plant(g, f=1):
        with at(g, x, y, .035 * f, 1, f):
            lin(g, -16, 0, 16, 0, '#6b4a38', '#8fa65a', '#4a6238'); taper(g, [(0, 30), (2, -h * .18), (0, -h * .34), (4, -h * .52)], [27, 34, 30, 20], 30); g.fill()
            rgb(g, '#5d4030', .7); [(g.arc(rng.normal(0, 8), -rng.uniform(0, h * .45), rng.uniform(1, 2.6), 0, 7), g.fill()) for _ in range(60)]
            rgb(g, '#a5793f'); taper(g, [(4, -h * .51), (4, -h * .545)], [25, 24]); g.fill()
            rgb(g, '#7f9f52'); taper(g, [(4, -h * .54), (6, -h * .74), (4, -h * .9)], [14, 11, 8], 14); g.fill()
            for yy, ll, sp, dk in ((.72, .37, 1.22, -.1), (.74, .36, -1.12, .0), (.88, .31, .62, .08), (.885, .29, -.66, .18)):
                F.leaf(g, 5, -h * yy, h * ll, h * .135, -PI / 2 + sp, shade('#7fae5a', dk))
            rgb(g, '#b9c96a'); taper(g, [(4, -h * .89), (5, -h * 1.03)], [11, 2]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=2.2, alpha=.42, clip=lambda q: q.rectangle(0, y + 6, W, H)) as g: plant(g, -.9)
    with c.piece(shadow=.45, lift=14, volume=.4, vsize=12, rim=.5) as g: plant(g)
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=8) as g: smooth(g, blob_pts(rng, x, y + 24, 74, 20, .16, 13)); lin(g, 0, y, 0, y + 44, '#8a6a52', '#5a4438'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.35) as g:
        with at(g, W * .735, H * .93, 0, 520, -300 * .5): smooth(g, [(.46, 0), (.3, -.17), (-.15, -.1), (-.56, 0)]); rgb(g, '#3a302a'); g.fill()
    portraits.mudskipper(c, W * .735, H * .79, 620, True, -.05)
    with c.piece(shadow=.4, lift=4, volume=.4, vsize=4) as g:       # mud pellets, small snails
        for _ in range(70):
            px, py = rng.uniform(0, W), rng.uniform(H * .6, H * .99); s = rng.uniform(3, 9) * py / H
            rgb(g, jitter(rng, rng.choice(['#7a5f4a', '#5d483a', '#a3876a']), .03)); smooth(g, blob_pts(rng, px, py, s, s * .7, .16, 8)); g.fill()
        for px, py in ((.5, .93), (.47, .71), (.955, .64)):
            with at(g, W * px, H * py, rng.uniform(-.3, .3), 30): lin(g, 0, -.5, 0, .5, '#d9b98f', '#6b4a38'); smooth(g, [(.6, .1), (.3, -.28), (0, -.3), (-.7, .12), (-.2, .3), (.3, .34)]); g.fill(); rgb(g, '#3f2c22', .7); g.set_line_width(.06); [(g.move_to(-.35 + k * .25, .22), g.line_to(-.3 + k * .25, -.2), g.stroke()) for k in range(3)]
    with c.piece(blur=9, shadow=.4, lift=16, volume=.3) as g:
        for k in range(6): F.leaf(g, W + 20, -10 + k * 26, rng.uniform(170, 260), 80, PI * (.82 + .07 * k) , jitter(rng, shade('leaf', -.45), .03))
    c.glow(W * .78, H * .2, 620, '#ffdca0', .3); c.finish(.4, warm=.14, center=(.48, .55))


def g3c(c, rng, variant=0):
    """Sunset silhouettes: planters walk home along the tide line with empty baskets, mirrored in wet mud."""
    import parts_b as B
    W, H = c.w, c.h
    hz = H * .52
    c.light = (-.3, -.95)
    L.sky(c, 'dusk', hz, (W * .3, hz - 56, 46), '#ffe3a0', glow=.9)
    for x, y, s, d in ((.78, .16, 460, .4), (.5, .28, 300, .5), (.12, .12, 320, .5)): L.cloud(c, W * x, H * y, s, '#f3a68a', depth=d)
    L.rinjani(c, W * .72, hz, 820, 150, '#5a4a78', depth=.45)
    L.island(c, W * .02, hz + 1, 460, 34, '#3f3a66', depth=.4, beach=False)
    L.sea(c, hz, hz + 60, 'dusk', W * .3, 40)
    ink = '#1b1838'
    for x, s, d in ((.9, 330, .12), (1.0, 420, .0), (.79, 190, .3)):
        F.mangrove(c, W * x, hz + 44, s, color='#2a2038', leaves='#2c2f4a', roots=9, size=20, depth=d, rim=.25)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03) as g:
        smooth(g, [(-30, hz + 44), (W * .3, hz + 36), (W * .6, hz + 46), (W + 30, hz + 38), (W + 30, hz + 60), (-30, hz + 60)], tension=.4); rgb(g, '#3a2c4c'); g.fill()
    dark = lambda **k: P.look(rng, skin='#2a1c2e', haircol='#17122a', **k)
    base = hz + 54
    from math import sin
    for x, s, pose, kw, fl in ((.155, 190, 'walk', dict(hair='hat', top='#3a2348', bcol='#241a38', sleeve='long', bottom='trousers', accent='#6a3a58'), False), (.245, 172, 'carry', dict(hair='hijab', accent='#5a2f58', top='#452a50', bcol='#2a2040', bottom='trousers'), False),
                               (.345, 132, 'walk', dict(hair='short', child=True, top='#5a3048', bcol='#241a38', bottom='shorts', sleeve='short'), False), (.43, 196, 'walk', dict(hair='cap', accent='#6a3448', top='#2f2a50', bcol='#1f1a34', bottom='shorts', sleeve='short'), False), (.565, 184, 'throw', dict(hair='hat', top='#44284a', bcol='#241a38', sleeve='long', bottom='trousers', accent='#6a3a58'), False)):
        prop = None
        if pose == 'carry':
            def prop(g, J):
                px, py = J['hR'][0] + .03, J['hR'][1]
                smooth(g, [(px - .13, py - .05), (px + .13, py - .05), (px + .09, py + .1), (px - .09, py + .1)], tension=.25); rgb(g, '#5a3a3a'); g.fill()
        if x == .43:
            def prop(g, J):
                px, py = J['hR']; rgb(g, '#4a3038'); taper(g, [(px - .16, py - .34), (px + .1, py + .2)], [.016, .016]); g.fill(); smooth(g, [(px + .06, py + .16), (px + .16, py + .2), (px + .14, py + .3), (px + .05, py + .26)]); g.fill()
        tw = dict(walk=dict(lean=4, lL=(-18, -34), lR=(20, 6)), throw=dict(lean=4, aL=(-14, 4), aR=(150, 164), lL=(-12, -20), lR=(14, 4)), carry=dict())[pose]
        P.person(c, W * x, base + rng.normal(0, 3), s, pose, dark(**kw), fl, prop, tweak=tw, rim=.55, volume=.2)
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03) as g:
        pass
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, base + 3, W + 40, H); lin(g, 0, base, 0, H, '#e08a7a', '#8a5f86', '#3a3568', '#221f48'); g.fill()
    Q.reflect(c, base + 4, .72, H * .44, 3.2, '#f8b96b')
    with c.piece(shadow=0, volume=.2, vsize=4, rim=.3, grain=.03) as g:       # mud ridges breaking the mirror
        for _ in range(240):
            t = rng.uniform(0, 1) ** .9; x, y = rng.uniform(-60, W), base + 12 + t * (H - base); L_ = rng.uniform(20, 110) * (.4 + 1.6 * t)
            rgb(g, '#2a2244' if rng.random() < .6 else '#f8c590', rng.uniform(.15, .5)); taper(g, [(x, y), (x + L_ * .5, y - 2 - 4 * t), (x + L_, y)], [.3, 1.4 + 5 * t, .3], 10, False); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=4, rim=.5) as g:       # fresh row of seedlings
        for i in range(13):
            t = i / 12; F.propagule(g, W * (.98 - .52 * t), H * (.97 - .27 * t ** .8), 120 - 84 * t ** .8, '#3a3a50', rng.normal(0, .1))
    with c.piece(shadow=0, volume=0, rim=0) as g:
        for x, y, s in ((.48, .2, 18), (.53, .23, 13), (.56, .18, 11), (.44, .25, 10)): A.gull(g, W * x, H * y, s, rng.normal(0, .2), '#3a2c58')
    c.glow(W * .3, hz - 40, 520, '#ffc97a', .3); c.finish(.36, warm=.1, center=(.42, .5))


# ------------------------------------------------------------------ 6 diving, b
def g6b(c, rng, variant=0):
    """Flat-lay on a boat deck: mask, snorkel, fins, towel, hat and a coil of rope; the sea shows over the side."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#e3b77c'), (.6, '#cf9a60'), (1, '#a87044')], 30, wash=.04, glow=(W * .1, 0, 800, '#fff0c8', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for i in range(13):
            x = W * i / 11 - 40
            rgb(g, jitter(rng, '#d9a868' if i % 2 else '#cf9a5c', .02), .55); poly(g, [(x, -10), (x + W / 11, -10), (x + W / 11 - 40, H + 10), (x - 40, H + 10)]); g.fill()
            rgb(g, '#4f3222', .8); taper(g, [(x, -10), (x - 40, H + 10)], [5, 5]); g.fill(); rgb(g, '#f6dcae', .5); taper(g, [(x + 4, -10), (x - 36, H + 10)], [2, 2]); g.fill()
            for _ in range(22):
                y = rng.uniform(-60, H); xx = x + rng.uniform(12, W / 11 - 14) - 40 * y / H; L_ = rng.uniform(60, 260)
                rgb(g, '#6b4030' if rng.random() < .6 else '#f8dcae', rng.uniform(.08, .22)); taper(g, [(xx, y), (xx + rng.normal(-4, 4), y + L_ / 2), (xx - 9, y + L_)], [.3, rng.uniform(1.5, 3.5), .3], 14, False); g.fill()
    # water and gunwale on the right
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        poly(g, [(W * .885, -20), (W + 20, -20), (W + 20, H + 20), (W * .835, H + 20)]); lin(g, W * .84, 0, W, 0, '#1b8090', '#35abb2', '#8fd8cc'); g.fill()
        for _ in range(60):
            x, y = rng.uniform(W * .86, W), rng.uniform(0, H); rgb(g, 'white' if rng.random() < .6 else '#0f6a86', rng.uniform(.15, .5)); L_ = rng.uniform(14, 60); taper(g, [(x, y), (x + L_ / 2, y - 6), (x + L_, y + 2)], [.3, 5, .3], 10, False); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.4, vsize=16, rim=.4) as g:
        taper(g, [(W * .893, -30), (W * .867, H * .5), (W * .84, H + 30)], [64, 64, 64], 20, False); lin(g, W * .83, 0, W * .9, 0, '#fffaf0', '#e9e0cc', '#b9c4c0'); g.fill()
        rgb(g, 'coral'); taper(g, [(W * .893 - 22, -30), (W * .867 - 22, H * .5), (W * .84 - 22, H + 30)], [9, 9, 9], 20, False); g.fill()
    c.set_air()
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=26, grain=.06) as g:      # striped towel, thrown down
        tw = [(W * -.03, H * .58), (W * .1, H * .55), (W * .2, H * .6), (W * .3, H * .57), (W * .335, H * .74), (W * .3, H * .9), (W * .33, H * 1.05), (W * -.03, H * 1.05)]
        smooth(g, tw, tension=.35); p = g.copy_path(); lin(g, 0, H * .55, W * .3, H, '#fff6e0', '#f6e3bf', '#dcc493'); g.fill(); g.append_path(p); g.clip()
        for k in range(7):
            rgb(g, ('teal', 'coral', 'saffron')[k % 3], .85); y0 = H * (.6 + k * .065); taper(g, [(-30, y0), (W * .1, y0 - 14), (W * .2, y0 + 14), (W * .36, y0 - 4)], [13, 13, 13, 13], 24, False); g.fill()
        for a, b, d, e in ((.12, .56, .1, 1.0), (.22, .6, .25, 1.0)):
            rgb(g, '#8a6a45', .28); taper(g, [(W * a, H * b), (W * (a + d) / 2, H * .8), (W * d, H * e)], [3, 16, 4], 14); g.fill()

    def fin(x, y, rot, L_, colr):
        with c.piece(shadow=.5, lift=13, volume=.45, vsize=14, rim=.4) as g:
            with at(g, x, y, rot, L_):
                smooth(g, [(-.06, .1), (-.16, .08), (-.2, -.12), (-.24, -.5), (-.25, -.74), (-.13, -.8), (0, -.77), (.13, -.8), (.25, -.74), (.24, -.5), (.2, -.12), (.16, .08), (.06, .1)], tension=.42); p = g.copy_path(); lin(g, -.25, 0, .25, 0, shade(colr, .25), colr, shade(colr, -.3)); g.fill()
                g.save(); g.append_path(p); g.clip()
                for o in (-.19, .19): rgb(g, shade(colr, -.45)); taper(g, [(o * .8, .1), (o * 1.2, -.8)], [.05, .025], 10); g.fill()
                for o in (-.07, 0, .07): rgb(g, shade(colr, -.35), .6); taper(g, [(o, -.18), (o * 1.6, -.76)], [.018, .012], 8); g.fill()
                g.restore()
                smooth(g, [(-.155, .02), (-.15, -.14), (0, -.2), (.15, -.14), (.155, .02), (.14, .26), (.09, .34), (-.09, .34), (-.14, .26)], tension=.5); lin(g, -.15, 0, .15, 0, '#3a4650', '#242c36', '#141a22'); g.fill()
                smooth(g, [(-.1, .16), (0, .1), (.1, .16), (.09, .28), (0, .31), (-.09, .28)]); rgb(g, '#0b0f15'); g.fill()
    fin(W * .62, H * .66, .5, 560, '#f5b843'); fin(W * .735, H * .58, .22, 560, '#f5b843')
    # mask: two lenses, skirt, strap loop
    mx, my = W * .35, H * .36
    with c.piece(shadow=.5, lift=11, volume=.35, vsize=8) as g:
        with at(g, mx, my, -.16, 300):
            g.set_line_width(.085); rgb(g, '#20303a'); g.move_to(-.5, -.04); g.curve_to(-.74, -.62, .74, -.66, .5, -.04); g.stroke()
            g.set_line_width(.02); rgb(g, '#4a6472', .8); g.move_to(-.48, -.1); g.curve_to(-.7, -.6, .7, -.64, .48, -.1); g.stroke()
    with c.piece(shadow=.55, lift=15, volume=.45, vsize=14, rim=.4) as g:
        with at(g, mx, my, -.16, 300):
            smooth(g, [(-.56, -.16), (-.3, -.25), (0, -.2), (.3, -.25), (.56, -.16), (.6, .1), (.48, .34), (.22, .38), (.1, .22), (0, .12), (-.1, .22), (-.22, .38), (-.48, .34), (-.6, .1)], tension=.5); lin(g, -.5, -.2, .5, .3, '#2c8f98', '#16707c', '#0c4a58'); g.fill()
            for m in (-1, 1):
                ln = [(.5 * m, -.1), (.28 * m, -.17), (.1 * m, -.12), (.07 * m, .02), (.16 * m, .18), (.28 * m, .28), (.44 * m, .24), (.52 * m, .06)]
                smooth(g, ln, tension=.5); rgb(g, '#0c2f3c'); g.set_line_width(.06); g.stroke()
                smooth(g, ln, tension=.5); lin(g, .1 * m, -.2, .4 * m, .3, '#dff6f0', '#8fd0d4', '#2f8fa4'); g.fill()
                g.save(); smooth(g, ln, tension=.5); g.clip(); rgb(g, 'white', .6); poly(g, [(.18 * m - .05, -.3), (.3 * m - .02, -.3), (.3 * m - .2, .4), (.18 * m - .23, .4)]); g.fill(); g.restore()
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=9, rim=.4) as g:      # snorkel beside it
        q = [(W * .19, H * .11), (W * .235, H * .3), (W * .26, H * .45), (W * .305, H * .53), (W * .36, H * .535)]
        rgb(g, '#2a3640'); taper(g, q, [30, 30, 30, 32], 40); g.fill(); lin(g, W * .17, 0, W * .24, 0, '#ff9f86', 'coral', '#a83a2c'); taper(g, curve_pts(q, 40)[:9], [32, 32], 14); g.fill()
        rgb(g, '#7f98a2', .6); taper(g, [(a - 7, b - 3) for a, b in q], [5, 6, 6, 4], 40); g.fill()
        smooth(g, [(W * .352, H * .505), (W * .385, H * .5), (W * .395, H * .535), (W * .385, H * .575), (W * .352, H * .565)], tension=.5); rgb(g, '#39474f'); g.fill()
    with c.piece(shadow=.55, lift=16, volume=.45, vsize=26, rim=.3) as g:      # straw hat
        x, y = W * .545, H * .12
        smooth(g, blob_pts(rng, x, y, 165, 150, .02, 20)); rad(g, x, y, 165, '#d9b56a', '#e9cb86', '#c99a52'); g.fill()
        for q in range(6, 16): rgb(g, '#a87a3a', .35); g.set_line_width(2); g.save(); g.translate(x, y); g.scale(1, .91); g.arc(0, 0, q * 10.5, 0, 7); g.restore(); g.stroke()
        smooth(g, blob_pts(rng, x - 5, y - 6, 88, 80, .02, 16)); rad(g, x - 25, y - 30, 120, '#f8e3aa', '#dcb768', '#b98f4a'); g.fill()
        rgb(g, 'plum'); g.set_line_width(15); g.save(); g.translate(x - 3, y - 3); g.scale(1, .91); g.arc(0, 0, 89, 0, 7); g.restore(); g.stroke()
        for q in (20, 40, 60): rgb(g, '#a87a3a', .35); g.set_line_width(2); g.arc(x - 10, y - 12, q, 0, 7); g.stroke()
    with c.piece(shadow=.5, lift=8, volume=.5, vsize=7, rim=.3) as g:      # coil of rope
        x, y = W * .465, H * .87
        t = np.linspace(0, 9 * PI, 260); rr = 20 + t * 3.7
        q = [(x + math.cos(a) * b, y + math.sin(a) * b * .92) for a, b in zip(t, rr)] + [(x + 170, y + 40), (x + 230, y + 150)]
        rgb(g, '#8a7350'); g.set_line_width(22); smooth(g, q, False); g.stroke(); rgb(g, '#efe0ba'); g.set_line_width(18); smooth(g, q, False); g.stroke()
        rgb(g, '#b39a6a', .8); g.set_line_width(2.4)
        q = np.array(q)
        for i in range(2, 260, 2):
            d = q[i + 1] - q[i - 1]; d = d / np.hypot(*d); n = np.array([-d[1], d[0]]); g.move_to(*(q[i] - n * 8 - d * 4)); g.line_to(*(q[i] + n * 8 + d * 4)); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:       # wet drops and foot prints
        for _ in range(110):
            x, y = rng.normal(W * .6, 260), rng.normal(H * .62, 260); s = rng.uniform(2, 8)
            if x > W * .83: continue
            rgb(g, '#5b3626', .28); smooth(g, blob_pts(rng, x, y, s, s * .8, .16, 8)); g.fill(); rgb(g, 'white', .5); g.arc(x - s * .3, y - s * .3, s * .18, 0, 7); g.fill()
    c.glow(W * .1, -20, 760, '#fff6d8', .2); c.finish(.36, warm=.08, center=(.48, .5))


# ------------------------------------------------------------------ 7 bay, b
def g7b(c, rng, variant=0):
    """Detail without people: the painted bow of an outrigger boat with an eye, close; calm bay and volcano behind at sunrise."""
    W, H = c.w, c.h
    hz = H * .42
    c.light = (.55, -.83)
    L.sky(c, 'morning', hz, (W * .8, H * .24, 36), glow=.9)
    L.cloud(c, W * .58, H * .16, 300, depth=.4, blur=1.5); L.cloud(c, W * .95, H * .12, 240, depth=.45, puffs=5, blur=1.5)
    L.rinjani(c, W * .62, hz + 2, 1000, 190, depth=.58, blur=1.5)
    L.sea(c, hz, H + 10, 'morning', W * .8, 130, .8)
    L.island(c, W * .96, hz + 5, 360, 44, depth=.45, blur=1.2)
    L.jukung(c, W * .69, hz + 64, 150, '#f2694b', '#2f7f9a', depth=.25, flip=True); L.jukung(c, W * .86, hz + 26, 84, '#fff4d6', '#8f6fb8', depth=.42)
    # soft reflection under the hull
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=7, alpha=.5) as g:
        smooth(g, [(-40, H * .86), (W * .3, H * .84), (W * .5, H * .8), (W * .56, H * .86), (W * .4, H * 1.0), (-40, H * 1.1)]); rgb(g, '#0e4a5c'); g.fill()
    top = [(-60, H * .5), (W * .1, H * .49), (W * .25, H * .45), (W * .38, H * .36), (W * .47, H * .245), (W * .535, H * .12)]
    low = [(W * .555, H * .13), (W * .545, H * .3), (W * .5, H * .5), (W * .435, H * .68), (W * .36, H * .815), (W * .2, H * .86), (-60, H * .88)]
    # far gunwale and inside
    with c.piece(shadow=.3, lift=8, volume=.3, vsize=14) as g:
        smooth(g, [(-60, H * .44), (W * .1, H * .43), (W * .26, H * .39), (W * .4, H * .3), (W * .5, H * .18), (W * .535, H * .125), (W * .47, H * .25), (W * .38, H * .37), (W * .25, H * .46), (-60, H * .51)], tension=.45); lin(g, 0, H * .3, 0, H * .5, '#f3d9a8', '#b98a58', '#7a5636'); g.fill()
    # outrigger arm crossing to the float on the far right side
    with c.piece(shadow=.35, lift=8, volume=.45, vsize=8, rim=.5) as g:
        lin(g, 0, H * .3, 0, H * .75, '#d9b877', '#a97f4c'); taper(g, [(W * .07, H * .46), (W * .22, H * .4), (W * .4, H * .44), (W * .56, H * .58), (W * .635, H * .725)], [24, 26, 22, 19, 16], 40); g.fill()
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=10, rim=.5) as g:
        lin(g, 0, H * .7, 0, H * .78, '#f0d69a', '#a97f4c'); taper(g, [(W * .3, H * .9), (W * .5, H * .8), (W * .66, H * .725), (W * .82, H * .655), (W * .88, H * .622)], [36, 34, 30, 24, 12], 40); g.fill()
        rgb(g, '#7a5636', .7); g.set_line_width(3)
        for t in (.12, .27, .42, .57, .72, .87):
            q = curve_pts([(W * .3, H * .9), (W * .5, H * .8), (W * .66, H * .725), (W * .82, H * .655), (W * .88, H * .622)], 100)[int(t * 99)]; g.move_to(q[0] - 5, q[1] - 14); g.curve_to(q[0] + 6, q[1] - 6, q[0] + 8, q[1] + 6, q[0] + 5, q[1] + 14); g.stroke()
        rgb(g, '#f6efd8'); g.set_line_width(5)
        for k in range(5): g.move_to(W * .62 - 4 + k * 6, H * .715); g.line_to(W * .643 + k * 6, H * .765); g.stroke()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=46, rim=.45, grain=.045) as g:
        smooth(g, top + low, tension=.42); p = g.copy_path(); lin(g, 0, H * .3, W * .35, H * .95, '#3f9fb4', '#1b7f9a', '#0e5672'); g.fill()
        g.save(); g.append_path(p); g.clip()
        def band(o, w, cc, a=1):
            q = [(x - 6 * o * .2, y + o) for x, y in top]; rgb(g, cc, a); taper(g, q, [w, w, w, w * .9, w * .7, w * .4], 60, False); g.fill()
        band(10, 30, '#fdf3dc'); band(36, 22, '#f2694b'); band(60, 12, '#f5b843')
        q = curve_pts([(x, y + 120) for x, y in top], 90)      # wave ornament
        for i in range(3, 66, 5):
            x, y = q[i]; rgb(g, '#fdf3dc', .92); g.set_line_width(7)
            d = q[i + 1] - q[i]; a = math.atan2(d[1], d[0])
            with at(g, x, y, a): g.move_to(-38, 12); g.curve_to(-20, -26, 16, -26, 14, -2); g.curve_to(12, 12, -6, 8, -2, -2); g.stroke()
        smooth(g, [(-60, H * .78), (W * .2, H * .77), (W * .37, H * .73), (W * .46, H * .62), (W * .5, H * .6), (W * .4, H * .9), (-60, H * .95)], tension=.4); rgb(g, '#b8422f', .95); g.fill()
        for _ in range(70):      # scuffs
            x, y = rng.uniform(0, W * .5), rng.uniform(H * .4, H * .86); L_ = rng.uniform(10, 50); rgb(g, rng.choice(['#0c4560', '#8fd0d4', '#e9e2c8']), rng.uniform(.08, .25)); taper(g, [(x, y), (x + L_ / 2, y - 5), (x + L_, y - 14)], [.3, 3, .3], 8); g.fill()
        # the eye
        ex, ey = W * .425, H * .5
        with at(g, ex, ey, -.62, 92):
            smooth(g, [(-1.15, .1), (-.5, -.52), (.3, -.58), (1.2, -.12), (.4, .46), (-.5, .5)]); rgb(g, '#0c2f45'); g.fill()
            smooth(g, [(-.98, .08), (-.45, -.4), (.28, -.45), (1.0, -.1), (.35, .34), (-.45, .38)]); rgb(g, '#fffaf0'); g.fill()
            smooth(g, blob_pts(rng, .05, -.05, .37, .38, .02, 14)); rgb(g, '#f5b843'); g.fill(); smooth(g, blob_pts(rng, .06, -.05, .22, .23, .03, 12)); rgb(g, '#14202c'); g.fill(); rgb(g, 'white'); g.arc(.13, -.15, .07, 0, 7); g.fill()
        g.restore()
    # stem post cap, mooring rope and woven basket on the gunwale
    with c.piece(shadow=.4, lift=7, volume=.5, vsize=9, rim=.5) as g:
        taper(g, [(W * .5, H * .285), (W * .535, H * .16), (W * .56, H * .05), (W * .575, H * .01)], [36, 34, 26, 10], 24); lin(g, W * .5, 0, W * .57, 0, '#fdf3dc', '#f5b843', '#c98a2a'); g.fill()
        rgb(g, '#c85a8e'); taper(g, [(W * .523, H * .175), (W * .55, H * .19)], [13, 13], cap=False); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=5, rim=.4) as g:
        q = [(W * .515, H * .225), (W * .53, H * .42), (W * .6, H * .66), (W * .74, H * .86), (W * .95, H * 1.04)]
        rgb(g, '#8a7350'); taper(g, q, [13, 13, 15, 18], 60); g.fill(); rgb(g, '#f3e6c4'); taper(g, q, [10, 10, 12, 15], 60); g.fill()
        qq = curve_pts(q, 90); rgb(g, '#a98f60', .8); g.set_line_width(2.4)
        for i in range(1, 89): g.move_to(qq[i][0] - 6, qq[i][1] - 2); g.line_to(qq[i][0] + 6, qq[i][1] + 5); g.stroke()
        for o in (0, 10, 20): rgb(g, '#f3e6c4'); g.set_line_width(9); g.move_to(W * .497, H * (.215) + o); g.curve_to(W * .51, H * .235 + o, W * .535, H * .235 + o, W * .553, H * .21 + o); g.stroke()
    with c.piece(shadow=.5, lift=9, volume=.45, vsize=14, rim=.4) as g:      # basket with net floats, standing inside
        x, y, s = W * .115, H * .475, 150
        smooth(g, [(x - s * .62, y - s * .55), (x + s * .62, y - s * .55), (x + s * .5, y + s * .2), (x - s * .5, y + s * .2)], tension=.2); p = g.copy_path(); lin(g, x - s * .6, 0, x + s * .6, 0, '#f0d29a', '#cf9f5c', '#8f6638'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for j in range(10):
            for i in range(18): rgb(g, '#7a5230' if (i + j) % 2 else '#f8e3b4', .32); g.rectangle(x - s * .62 + i * s * .07, y - s * .5 + j * s * .08, s * .062, s * .055); g.fill()
        g.restore()
        for k in range(9): rgb(g, jitter(rng, rng.choice(['#f2694b', '#f5b843', '#fdf3dc']), .03)); smooth(g, blob_pts(rng, x - s * .5 + k * s * .125, y - s * .6 - rng.uniform(0, 16), s * .1, s * .085, .05, 10)); g.fill()
        rgb(g, '#b98445'); taper(g, [(x - s * .63, y - s * .54), (x + s * .63, y - s * .54)], [13, 13]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # lapping light at the hull
        for _ in range(46):
            x = rng.uniform(-20, W * .46); y = H * (.885 - .09 * max(0, (x / W - .2) / .26) ** 1.5) + rng.uniform(0, 70); L_ = rng.uniform(30, 120)
            rgb(g, 'white' if rng.random() < .5 else '#8fd2cc', rng.uniform(.2, .55)); taper(g, [(x, y), (x + L_ / 2, y - 5), (x + L_, y + 1)], [.3, 5, .3], 10, False); g.fill()
    c.glow(W * .8, H * .22, 640, '#ffe9b8', .3); c.finish(.34, warm=.12, center=(.5, .48))


# ------------------------------------------------------------------ 1 structures, c
def g1c(c, rng, variant=0):
    """Close look into an overgrown reef star: sand-coated bars cross the picture, damselfish shelter in the opening."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#a9e4d2'), (.4, '#3fb3b8'), (.8, 'water3'), (1, '#0a4468')], 80, glow=(W * .25, -40, 640, '#fff4d6', .7))
    c.god_rays(W * .24, -170, .38, 13, 1000, 1.1)
    b = L.rocks(c, [(-30, H * .74), (W * .3, H * .7), (W * .6, H * .76), (W + 30, H * .68)], '#2b7a88', .6, 12, blur=5)
    F.reef_patch(c, -20, W + 20, lambda x: H * .76, 1.3, .9, depth=.55, blur=5)
    for x, s, d in ((.18, 200, .6), (.86, 240, .5)): G.reef_star(c, W * x, H * .8, s, grown=1.6, frags=14, depth=d, blur=4)
    L.sandbed(c, [(-30, H * .86), (W * .4, H * .84), (W + 30, H * .87)], caustic=.3, blur=3)
    A.school(c, 'chromis', W * .36, H * .36, 26, 240, 90, 44, .1, .3, depth=.22)

    def rod(a, m, e, w, d=0.0, bl=0):
        with c.piece(shadow=.5, lift=w * .35, volume=.5, vsize=w * .3, rim=.4, grain=.06, depth=d, blur=bl) as g:
            n = math.atan2(e[1] - a[1], e[0] - a[0]) + PI / 2; ox, oy = math.cos(n) * w * .5, math.sin(n) * w * .5
            mx, my = m; lin(g, mx - ox, my - oy, mx + ox, my + oy, '#b9ae90', '#8f8670', '#5f5a50'); taper(g, [a, m, e], [w, w, w], 40); p = g.copy_path(); g.fill()
            g.append_path(p); g.clip(); q = curve_pts([a, m, e], 120)
            for _ in range(int(260)):
                i = rng.integers(120); rgb(g, rng.choice(['#efe6c8', '#5d574a', '#c88aa0', '#d9cda8', '#7d9a70']), rng.uniform(.3, .7)); smooth(g, blob_pts(rng, q[i][0] + rng.normal(0, w * .3), q[i][1] + rng.normal(0, w * .3), rng.uniform(1.5, w * .1), rng.uniform(1.5, w * .08), .2, 7)); g.fill()
    rod((-60, H * .53), (W * .5, H * .44), (W * 1.05, H * .36), 26, .3, 2.2)       # far bar
    F.staghorn(c, W * .26, H * .475, 150, 'violet', 2, 6, depth=.28, blur=1.6); F.pocillopora(c, W * .5, H * .44, 110, 'rose', depth=.28, blur=1.6); F.staghorn(c, W * .74, H * .405, 170, 'leaf', 2, 6, depth=.28, blur=1.6)
    A.school(c, 'anthias', W * .54, H * .57, 18, 190, 60, 56, PI + .1, depth=.1)
    rod((W * .68, H * .22), (W * .86, H * .6), (W * .96, H * 1.1), 50)
    rod((W * .68, H * .22), (W * .4, H * .56), (W * .2, H * 1.1), 54)
    rod((W * .3, H * .79), (W * .56, H * .775), (W * .92, H * .79), 40)
    F.staghorn(c, W * .42, H * .575, 200, 'saffron', 3, 6, -.35); F.pocillopora(c, W * .345, H * .71, 120, 'plum')
    F.staghorn(c, W * .6, H * .79, 190, '#5fb0a0', 2, 6); F.brain(c, W * .74, H * .8, 120, 'leaf'); F.plates(c, W * .48, H * .79, 120, 'rose', 3)
    F.staghorn(c, W * .68, H * .25, 330, 'coral', 3, 9); F.staghorn(c, W * .87, H * .64, 220, 'rose', 3, 6, .35); F.plates(c, W * .93, H * .9, 190, 'violet', 4)
    for x, y, s, hd, bd in ((.56, .67, 128, .12, .12), (.47, .68, 92, PI - .2, -.1), (.69, .66, 108, PI + .1, .1), (.3, .3, 116, .25, -.1), (.62, .5, 84, .3, .1), (.4, .9, 130, -.15, .12)): A.fish(c, 'damsel', W * x, H * y, s, hd, bd)
    A.fish(c, 'longnose', W * .8, H * .9, 130, PI + .12, .08)
    F.staghorn(c, W * .02, H * 1.06, 330, 'saffron', 3, 8, blur=4); F.soft_coral(c, W * .13, H * 1.07, 190, 'rose', blur=3)
    c.particles(220, (.8, 3), big=12); c.finish(.4, center=(.52, .48))


# ------------------------------------------------------------------ 6 diving, c
def g6c(c, rng, variant=0):
    """Half and half: two snorkellers float at the surface off a palm islet, below them a turtle glides along the reef edge."""
    W, H = c.w, c.h
    wl = H * .3
    c.light = (-.45, -.89)
    L.sky(c, 'noon', wl, glow=.6); c.glow(W * .16, H * .02, 560, 'cream', .6)
    L.cloud(c, W * .62, H * .16, 340, depth=.2); L.cloud(c, W * .35, H * .1, 200, depth=.35, puffs=5)
    L.island(c, W * .86, wl + 4, 560, 80, depth=.22, palms=7); L.island(c, W * .1, wl + 2, 260, 30, depth=.5)
    L.sea(c, wl - 6, wl + 60, 'noon', None, 50); L.jukung(c, W * .55, wl + 6, 130, None, '#f2694b', depth=.12)
    wp = [(-30, wl + 26), (W * .16, wl + 12), (W * .36, wl + 30), (W * .56, wl + 14), (W * .76, wl + 32), (W * .92, wl + 16), (W + 30, wl + 26)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#bff0dc', '#4fc0bf', '#1986a0', '#0b4a74'); g.fill()
    c.glow(W * .2, wl + 10, 520, '#fff4d6', .5, 1.3); c.set_air()
    b = L.rocks(c, [(W * .3, H + 20), (W * .45, H * .8), (W * .62, H * .64), (W * .8, H * .56), (W + 30, H * .5)], '#2b7a8a', .55, 16)
    F.reef_patch(c, W * .45, W * 1.02, lambda x: b(x) + 14, 1.8, .7, depth=.48)
    A.silhouettes(c, W * .3, H * .62, 60, 200, 60, 13, .1, depth=.55)
    c.god_rays(W * .2, wl - 190, .42, 16, 860, 1.2)
    b2 = L.rocks(c, [(W * .5, H + 20), (W * .62, H * .86), (W * .76, H * .76), (W * .9, H * .7), (W + 30, H * .64)], '#1f6478', .22, 10)
    F.reef_patch(c, W * .6, W * 1.03, lambda x: b2(x) + 10, 2.3, 1.0, depth=.18); F.reef_patch(c, W * .66, W * 1.03, lambda x: b2(x) + 80, 1.8, 1.05, depth=.1)
    P.snorkeler(c, W * .33, wl + 38, 250, .0, '#f2694b', 'saffron'); P.snorkeler(c, W * .6, wl + 34, 195, PI, '#8f6fb8', '#23b0a4', depth=.12)
    L.waterline(c, wp)
    A.turtle(c, W * .44, H * .66, 420, -.1, 46, stroke=.5, hind=.4, look=.2)
    A.school(c, 'fusilier', W * .17, H * .82, 40, 240, 60, 50, -.12, .3, depth=.14); A.school(c, 'anthias', W * .8, H * .66, 24, 120, 50, 32, PI + .1, depth=.06)
    A.fish(c, 'idol', W * .66, H * .84, 110, PI - .1, .05); A.fish(c, 'emperor', W * .885, H * .86, 96, PI + .1, .1)
    F.sea_fan(c, W * .965, H * 1.0, 300, 'plum', -.14); F.staghorn(c, W * .86, H * 1.05, 200, 'saffron', 3, 7); F.table_coral(c, W * .72, H * 1.05, 240, 'coral', -.03); F.soft_coral(c, W * .925, H * 1.04, 150, 'rose')
    L.rocks(c, [(-30, H * .97), (W * .12, H * .985), (W * .3, H * 1.03), (W * .5, H * 1.04)], '#0d3a52', 0, 2); F.plates(c, W * .04, H * 1.03, 190, 'violet', 4); F.pocillopora(c, W * .135, H * 1.03, 100, 'coral')
    c.particles(200, box=(0, wl + 40, W, H), big=8); c.finish(.34, center=(.45, .45))


# ------------------------------------------------------------------ 7 bay, c
def g7c(c, rng, variant=0):
    """From a grassy hill over the bay in the late afternoon: children fly kites, a path leads down to the village and boats."""
    W, H = c.w, c.h
    hz = H * .3
    c.light = (.55, -.83)
    L.sky(c, 'morning', hz, (W * .86, H * .1, 34), glow=.85)
    L.cloud(c, W * .2, H * .16, 400, depth=.25); L.cloud(c, W * .52, H * .08, 240, depth=.4, puffs=5)
    L.rinjani(c, W * .3, hz + 2, 900, 120, depth=.6)
    L.sea(c, hz, H * .8, 'noon', W * .86, 80, .5)
    L.island(c, W * .62, hz + 8, 260, 30, depth=.45, palms=3); L.island(c, W * .8, hz + 16, 190, 24, depth=.4, palms=3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=8, alpha=.7) as g:      # reef shallows
        for x, y, w, h in ((.62, .338, 190, 10), (.8, .348, 150, 9), (.5, .5, 330, 44), (.74, .46, 260, 26)): smooth(g, blob_pts(rng, W * x, H * y, w, h, .2, 13)); rgb(g, '#8fe3d0', .8); g.fill()
    # far headland and curved beach
    L.ground(c, [(-30, H * .36), (W * .1, H * .35), (W * .2, H * .375), (W * .27, H * .425), (W * .3, H * .47)], '#5f9468', '#4d7d52', 60, depth=.35) if False else None
    for pts, cc, d in (([(-40, H * .33), (W * .1, H * .31), (W * .2, H * .35), (W * .3, H * .405), (W * .335, H * .425), (W * .26, H * .44), (-40, H * .46)], '#6f9f6a', .38), ([(W * 1.03, H * .4), (W * .93, H * .39), (W * .86, H * .425), (W * .8, H * .465), (W * .86, H * .49), (W * 1.03, H * .52)], '#5f9460', .3)):
        with c.piece(shadow=.3, lift=6, volume=.4, vsize=22, depth=d) as g: smooth(g, pts); rgb(g, cc); g.fill()
    with c.piece(shadow=.15, lift=4, volume=.15, vsize=8, depth=.15) as g:
        smooth(g, [(-40, H * .44), (W * .14, H * .445), (W * .26, H * .47), (W * .36, H * .535), (W * .42, H * .63), (W * .44, H * .72), (W * .3, H * .8), (-40, H * .8)], tension=.5); lin(g, 0, H * .44, 0, H * .75, '#f8e8c4', '#f0d7a4', '#dcb97c'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: rgb(g, 'white', .85); taper(g, [(-40, H * .437), (W * .14, H * .442), (W * .265, H * .467), (W * .367, H * .532), (W * .427, H * .63), (W * .448, H * .73)], [2, 4, 5, 7, 8, 9], 60, False); g.fill()
    import parts_a as PA
    for x, y, s in ((.06, .515, 70), (.13, .505, 60), (.19, .53, 76), (.1, .56, 84)): PA.stilt_house(c, W * x, H * y, s, rng.choice(['#c79a63', '#b98a58', '#d9a878']), rng.choice(['#9a6a3f', '#b4532f', '#8a6a45']), depth=.12)
    for x, y, s, l in ((.03, .54, 110, .1), (.165, .555, 120, -.12), (.225, .545, 96, .15), (.27, .56, 110, -.1), (.02, .61, 140, .12)): F.palm(c, W * x, H * y, s, l, depth=.1)
    for x, y, s, cc in ((.3, .555, 64, '#f2694b'), (.335, .585, 72, '#2f7f9a'), (.27, .53, 54, '#f5b843')): L.jukung(c, W * x, H * y, s, None, cc, reflection=False, depth=.05)
    L.jukung(c, W * .56, H * .56, 110, '#f5b843', '#c85a8e'); L.jukung(c, W * .68, H * .45, 64, '#fff4d6', '#2f7f9a', depth=.2); L.yacht(c, W * .78, H * .57, 120, depth=.08)
    # the hill
    hill = [(-30, H * .62), (W * .12, H * .66), (W * .28, H * .72), (W * .45, H * .755), (W * .62, H * .735), (W * .8, H * .66), (W * .92, H * .58), (W + 30, H * .53)]
    hb = L.ground(c, hill, '#9ab05a', '#4f7a44', 60)
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.25, grain=.03) as g:
        for _ in range(1500):
            t = rng.uniform(0, 1); x = rng.uniform(-10, W); y = hb(x) + 4 + t * (H - hb(x)); h = (7 + 26 * t) * rng.uniform(.6, 1.3)
            rgb(g, jitter(rng, rng.choice(['#b9c46a', '#86a552', '#6f9448', '#d3c876', '#56803f']), .03), .8); taper(g, [(x, y), (x + h * .12, y - h * .6), (x + h * .5, y - h)], [h * .12, h * .09, .5], 7, False); g.fill()
    path = curve_pts([(W * .63, H + 40), (W * .57, H * .93), (W * .42, H * .87), (W * .33, H * .81), (W * .3, H * .76), (W * .22, H * .715)], 60)
    with c.piece(shadow=.12, lift=3, volume=.15, vsize=8, rim=0, grain=.05) as g: lin(g, 0, H * .7, 0, H, '#e6cf98', '#d9ba80'); taper(g, path, [120, 84, 56, 36, 24, 12], 60); g.fill()

    def kite(x, y, s, a, c1, c2, hand):
        with c.piece(shadow=0, volume=0, rim=0, grain=0) as g: rgb(g, '#fff8e6', .75); g.set_line_width(1.6); g.move_to(*hand); g.curve_to(hand[0] + (x - hand[0]) * .35, hand[1] + (y - hand[1]) * .2, hand[0] + (x - hand[0]) * .75, hand[1] + (y - hand[1]) * .72, x, y); g.stroke()
        with c.piece(shadow=.35, lift=9, volume=.3, vsize=8, rim=.4) as g:
            with at(g, x, y, a, s):
                for m, cc in ((-1, c1), (1, c2)): poly(g, [(0, -.62), (.4 * m, -.1), (0, .6)]); rgb(g, cc); g.fill()
                rgb(g, 'cream'); poly(g, [(-.2, -.36), (.2, -.36), (.4, -.1), (-.4, -.1)]); g.fill()
                g.set_line_width(.02); rgb(g, '#6b4a34'); g.move_to(0, -.62); g.line_to(0, .6); g.move_to(-.4, -.1); g.line_to(.4, -.1); g.stroke()
                q = [(0, .6), (.16, .95), (-.1, 1.35), (.14, 1.75), (-.02, 2.15)]; g.set_line_width(.022); rgb(g, c1); smooth(g, q, False); g.stroke()
                for k, (px, py) in enumerate(curve_pts(q, 7)[1:]): rgb(g, (c2, 'cream', c1)[k % 3]); poly(g, [(px - .12, py - .06), (px, py), (px - .12, py + .07)]); g.fill(); poly(g, [(px + .12, py - .06), (px, py), (px + .12, py + .07)]); g.fill()
    J1 = P.person(c, W * .735, H * .83, 230, 'arm_up', P.look(rng, child=True, hair='short', top='#f2694b', bottom='shorts', bcol='#22405a'))
    J2 = P.person(c, W * .855, H * .79, 205, 'arm_up', P.look(rng, child=True, hair='pony', top='#fff4d6', bottom='skirt', bcol='#c85a8e'), True)
    P.person(c, W * .8, H * .86, 215, 'sit_ground', P.look(rng, child=True, hair='hijab', accent='#1b8f93', top='#f5b843', bottom='trousers'))
    P.person(c, W * .385, H * .865, 190, 'walk', P.look(rng, hair='hat', top='#8f6fb8', sleeve='long', bottom='trousers', accent='coral'), True)
    P.person(c, W * .455, H * .885, 140, 'walk', P.look(rng, child=True, hair='bob', top='#1b8f93', bottom='shorts'), True, tweak=dict(lean=8, lL=(-26, -60), lR=(30, 8)))
    kite(W * .53, H * .185, 84, -.35, '#f2694b', '#f5b843', J1['hR']); kite(W * .71, H * .14, 66, .25, '#8f6fb8', '#1b8f93', J2['hR'])
    with c.piece(blur=3.5, shadow=.4, lift=12, volume=.3) as g:      # near grass heads, lower left
        for _ in range(46):
            x = rng.uniform(-40, W * .2); h = rng.uniform(90, 260) * (1 - .5 * max(0, x) / (W * .2)); rgb(g, jitter(rng, shade('#7f9a4a', rng.uniform(-.4, .1)), .03)); taper(g, [(x, H + 20), (x + h * .1, H - h * .5), (x + h * .38, H - h)], [9, 7, 2], 10, False); g.fill()
            if rng.random() < .4: rgb(g, '#e3c27c'); taper(g, [(x + h * .3, H - h * .9), (x + h * .42, H - h * 1.08)], [9, 3]); g.fill()
    c.glow(W * .86, H * .1, 700, '#ffe6b0', .28); c.finish(.3, warm=.14, center=(.5, .48))


# ------------------------------------------------------------------ d: one more of three themes
def g2d(c, rng, variant=0):
    """Straight down: a blue-spotted ribbontail ray on rippled sand beside a coral head, small fish around."""
    import parts_b as B
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f0e6bc'), (.5, '#d9d9ae'), (1, '#8fc0ae')], 35, wash=.05, glow=(W * .2, 0, 760, '#fff6d8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # ripple marks
        for j in range(30):
            y = -60 + j * 42
            q = [(x, y + x * .16 + 15 * math.sin(x / 120 + j * .9) + rng.normal(0, 3)) for x in np.linspace(-60, W + 60, 26)]
            rgb(g, '#a9a070', .34); taper(g, q, [3, 10, 5, 12, 4, 9, 3], 120, False); g.fill(); rgb(g, '#fffbe0', .5); taper(g, [(a, b - 9) for a, b in q], [2, 6, 3, 7, 2], 120, False); g.fill()
        for _ in range(500): rgb(g, rng.choice(['#8a8258', '#fffdf0', '#c98f7a']), .4); g.arc(rng.uniform(0, W), rng.uniform(0, H), rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.img += (c.caustic_field()[..., None] * .15).astype(np.float32); c.set_air()
    B.spotted_ray(c, W * .44, H * .52, 470, -.5)
    for x, y, s, cc, k in ((.93, .16, 330, '#c9a46c', 1), (.82, .06, 200, 'plum', 0), (.99, .4, 230, 'coral', 0), (.8, .27, 130, 'saffron', 2), (.88, .36, 120, 'rose', 2), (.73, .1, 110, '#5fb0a0', 3), (.03, .95, 280, 'violet', 0), (.14, 1.02, 190, 'leaf', 1), (.02, .76, 130, 'saffron', 2), (.2, .93, 90, 'rose', 2)):
        B.coral_top(c, W * x, H * y, s, cc, k)
    B.urchin(c, W * .9, H * .57, 96)
    B.starfish(c, W * .76, H * .84, 120, '#2f6fd0', .4)
    for x, y, n, cc, a in ((.78, .2, 12, '#2f6fc0', .6), (.12, .82, 9, '#f0795a', -.6), (.62, .8, 5, '#f5c63c', 2.4)):
        with c.piece(shadow=.4, lift=12, volume=.3, vsize=3) as g:
            for i in range(n):
                with at(g, W * x + rng.normal(0, 70), H * y + rng.normal(0, 44), a + rng.normal(0, .5), rng.uniform(24, 36)):
                    smooth(g, [(.5, 0), (.25, .11), (-.1, .11), (-.4, .03), (-.58, .13), (-.52, 0), (-.58, -.13), (-.4, -.03), (-.1, -.11), (.25, -.11)]); rgb(g, jitter(rng, cc, .05)); g.fill(); rgb(g, shade(cc, -.45), .7); taper(g, [(.3, 0), (-.3, 0)], [.03, .05, .02]); g.fill()
    c.finish(.34, center=(.46, .5))


def g6d(c, rng, variant=0):
    """Night dive: two lamp beams cut the dark; where they meet the reef shows its colours."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#123f66'), (.5, '#0c2a50'), (1, '#081a38')], 92, glow=(W * .78, -40, 520, '#3f86b8', .3))
    b = L.rocks(c, [(-30, H * .62), (W * .2, H * .7), (W * .45, H * .79), (W * .7, H * .76), (W + 30, H * .66)], '#14365c', .35, 14)
    F.reef_patch(c, -10, W * 1.02, lambda x: b(x) + 20, 1.7, .8, ['table', 'staghorn', 'boulder', 'fan', 'plates'], ['#22447a', '#2b3f74', '#1f4a70', '#33406f'], depth=.3)
    h1, h2 = (W * .61, H * .345), (W * .845, H * .5)
    tgt = (W * .29, H * .8)
    def cone(h, a, b_, al):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=12) as g:
            poly(g, [(h[0], h[1] - 5), a, b_, (h[0], h[1] + 7)]); lin(g, h[0], h[1], (a[0] + b_[0]) / 2, (a[1] + b_[1]) / 2, (0, '#fff0c4', al), (1, '#ffe9b0', .06)); g.fill()
    L.rocks(c, [(-30, H * .8), (W * .18, H * .84), (W * .36, H * .88), (W * .6, H * .93), (W * .8, H * .9), (W + 30, H * .84)], '#123052', .12, 8)
    c.glow(tgt[0], tgt[1], 430, '#f3d79a', .55, 1.25)
    # lit corals
    F.sea_fan(c, W * .17, H * .9, 280, 'coral', .1); F.table_coral(c, W * .33, H * .89, 300, '#e9a05c', .03, height=96); F.soft_coral(c, W * .245, H * .92, 170, 'rose'); F.staghorn(c, W * .415, H * .93, 180, 'saffron', 3, 7)
    F.pocillopora(c, W * .3, H * .95, 120, 'plum'); F.brain(c, W * .375, H * .985, 150, 'leaf'); F.soft_coral(c, W * .47, H * .96, 110, '#f2694b')
    A.fish(c, 'raccoon', W * .32, H * .66, 120, .2, .1); A.school(c, 'anthias', W * .24, H * .64, 16, 110, 44, 44, .2)
    cone(h1, (W * .16, H * .66), (W * .4, H * .98), .6); cone(h2, (W * .36, H * .86), (W * .44, H * 1.06), .5)
    P.diver(c, W * .72, H * .28, 300, PI - .28, pose='camera', accent='coral', suit='#1c3458', tank='#d9b23c', kick=.5, depth=.04)
    P.diver(c, W * .94, H * .46, 240, PI - .12, pose='look', accent='#23b0a4', suit='#182c4c', tank='#c9d2cc', kick=-.5, depth=.14)
    c.glow(h1[0], h1[1], 60, '#fff6d8', .95); c.glow(h2[0], h2[1], 46, '#fff6d8', .85)
    F.staghorn(c, W * .64, H * 1.04, 150, '#3a4a80', 2, 6); F.boulder(c, W * .76, H * 1.08, 230, '#33486f', .6); F.sea_fan(c, W * .95, H * 1.04, 320, '#4a3a78', -.15); F.plates(c, W * .03, H * 1.04, 190, '#5a4a86', 4)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:      # plankton sparks in the beams
        for _ in range(150):
            t = rng.uniform(.1, 1); x, y = h1[0] + (W * .28 - h1[0]) * t + rng.normal(0, 60) * t, h1[1] + (H * .82 - h1[1]) * t + rng.normal(0, 70) * t
            rgb(g, '#fff6d8', rng.uniform(.25, .8)); g.arc(x, y, rng.uniform(.8, 2.6), 0, 7); g.fill()
    c.particles(120, color='#bfe0ff', alpha=(.06, .25), big=5); c.finish(.44, center=(.45, .55))
