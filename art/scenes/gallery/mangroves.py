"""Pictures of the gallery spread "Mangroves"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, from_above, land as L, light, people as P, portraits, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

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
    """Detail at ground level: a young mangrove and a mudskipper on wet mud in low sun."""
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


def picture_3(c, rng, variant=0):
    """Sunset silhouettes: planters walk home along the tide line with empty baskets, mirrored in wet mud."""
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
    water.reflect_clamped(c, base + 4, .72, H * .44, 3.2, '#f8b96b')
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
