"""Pictures of the article "A sponsored reef on a small island"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, ground, land as L, people as P, shadow, shells, village, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
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
    village.stilt_house(c, W * .32, H * .432, 74, roof='#c9744a', leg=.14); L.berugak(c, W * .37, H * .432, 56)
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
    boats.jukung(c, W * .86, H * .22, 84, '#f2694b', '#2f7f9a', True); boats.yacht(c, W * .68, H * .15, 100)
    for x, y, s in ((.98, .05, 460), (.02, .99, 520)):
        for k in range(10):
            with c.piece(shadow=.05, lift=14, volume=.12, vsize=24, blur=rng.uniform(6, 15), alpha=.5) as g: q_ = rng.uniform(.05, .16); smooth(g, blob_pts(rng, W * x + rng.normal(0, s * .2), H * y + rng.normal(0, s * .06), s * q_ * 1.3, s * q_ * .8, .2, 12)); rgb(g, 'white'); g.fill()
    c.finish(.32, center=(.5, .55))


def star(c, p, X, Z, Y=0.0, size=1.0, rot=0.0, color='#9a8f7c', **kw):
    """Six-legged steel frame, coated with sand, in the perspective p of ground.view; X, Z its middle, Y the height of its feet, size = width in metres."""
    r = c.rng
    at_ = lambda q, a, y: p(X + math.cos(rot + a) * q * size, Z + math.sin(rot + a) * q * size, Y + y * size)
    angles = [k * PI / 3 for k in range(6)]
    bars = [[at_(.22, a, .34), at_(.34, a, .32), at_(.44, a, .17), at_(.5, a, 0)] for a in angles]
    bars += [[at_(.22, a, .34), at_(.22, a + PI / 3, .34)] for a in angles] + [[at_(.425, a, .2), at_(.425, a + PI / 3, .2)] for a in angles]
    with c.piece(**{**dict(shadow=.3, lift=3, volume=.4, vsize=4, rim=.5, grain=.06), **kw}) as g:
        for b in sorted(bars, key=lambda b: sum(q[2] for q in b) / len(b)):
            w = [q[2] * .036 * size for q in b]; q = [v[:2] for v in b]
            rgb(g, shade(color, -.55)); taper(g, q, [v * 1.3 for v in w], 22); g.fill()
            cc = jitter(r, color, .015); lin(g, q[0][0], q[0][1] - w[0], q[0][0] + 1, q[0][1] + w[0], shade(cc, .3), cc, shade(cc, -.2)); taper(g, q, w, 22); g.fill()


def second(c, rng, variant=0):
    """Noon on the small island: two people carry an empty frame down to the boat; more stand stacked at the left, beside the tub with coral pieces."""
    w, h = c.w, c.h
    c.light = (-.35, -.93)
    hz = h * .3
    L.sky(c, 'noon', hz); L.cloud(c, w * .34, h * .16, 330, depth=.35); L.cloud(c, w * .93, h * .1, 240, depth=.45)
    L.rinjani(c, w * .55, hz + 2, 520, 96, depth=.6); L.island(c, w * .9, hz + 3, 380, 40, '#5d8a6a', .45, True, 5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, h * .66, '#1f7fa8', '#2fa6b8', '#7fdcd0', '#c9f0dc'); g.rectangle(-20, hz, w + 40, h * .5); g.fill()
    c.set_air()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for _ in range(130): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, w), hz + 4 + t * h * .27, rng.uniform(20, 80); q *= .35 + t; rgb(g, 'white' if rng.random() < .7 else '#146a86', rng.uniform(.15, .45)); taper(g, [(x, y), (x + q / 2, y - 1 - 2 * t), (x + q, y + 1)], [.3, 1 + 3 * t, .3], 10, False); g.fill()
    p = ground.view(w, hz, 1150, 1.62)
    sh = dict(dx=.34, dy=.13, alpha=.36, blur=2, color='#7a5a44')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    shore = [(-40, hz + 128), (w * .22, hz + 138), (w * .45, hz + 172), (w * .68, hz + 236), (w * .86, hz + 330), (w + 40, hz + 400)]
    L.ground(c, shore, '#e3cc9c', '#d9bd88', 40); L.foam(c, shore, 8)
    L.ground(c, [(x - 40, y + 34) for x, y in shore] + [(w + 60, hz + 470)], '#f7e9c4', '#dcbf8c', 320)
    # the boat at the edge, two frames on it already
    bx, by = w * .8, hz + 214
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=6, alpha=.35) as g, at(g, bx, by + 22, 0, 330, 22): rgb(g, '#0f5f76'); g.arc(0, 0, 1, 0, 7); g.fill()
    for k in range(2): star(c, p, 2.75, 7.2, .62 + .13 * k, 1.15, .2 + .08 * k)
    boats.jukung(c, bx, by, 640, None, '#e2604a', True, False)
    X_, Z_ = 4.35, 7.0; x, y, s = p(X_, Z_); P.person(c, x, y + s * .2, s * 1.66, 'stand_side', P.look(rng, hair='hat', top='#f5b843', sleeve='long', bottom='shorts', bcol='#22405a'), True, clip=lambda g: g.rectangle(-50, -50, w + 100, y + 50)); water.rings(c, [(x, y, s * .2), (x, y, s * .34)], 'white', .6, .2)
    # footprints of the way there and back
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.2, grain=.05, alpha=.7) as g:
        for k in range(20):
            t = k / 26; X, Z = -1.3 + 5.2 * t + rng.normal(0, .03), 5.0 + 1.1 * t + (.16 if k % 2 else -.16) + rng.normal(0, .05); x, y, s = p(X, Z)
            with at(g, x, y, -.1, s * .075, s * .022): smooth(g, [(-1, -.3), (-.2, -.7), (.8, -.9), (1.05, 0), (.8, .9), (-.2, .6), (-1, .4)])
            rgb(g, '#c9a870'); g.fill()
    F.palm(c, w * .035, h * .62, 560, .12)
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.4) as g:
        for _ in range(46): u = rng.normal(0, 34); rgb(g, jitter(rng, '#7f9a58', .04)); taper(g, wander(rng, w * .035 + u, h * .645 + rng.normal(0, 4), -PI / 2 + u * .014, rng.uniform(20, 54), 4, .12), [6, 5, .8], 8); g.fill()
    # stacks
    for X, Z, n, q, r_ in ((-3.1, 6.3, 3, 1.15, .5), (-1.95, 4.75, 6, 1.25, .2)):
        x, y, s = p(X, Z)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.36) as g, at(g, x + s * .16, y + s * .03, 0, s * .78 * q, s * .2 * q): rgb(g, '#7a5a44'); g.arc(0, 0, 1, 0, 7); g.fill()
        for k in range(n): star(c, p, X + rng.normal(0, .012), Z, .125 * k * q, q, r_ + .035 * k)
    # two carry the next one
    who = lambda **k: P.look(rng, **{**dict(sleeve='short', bottom='shorts', build=1.0), **k})
    Z = 5.5; fx = .62
    for X, lk, tw in ((1.5, who(hair='cap', top='#1b8f93', bcol='#3a3f5c', accent='#f2694b', skin='#8a5a3c'), dict(aL=(-30, -14), aR=(-22, -6))), (-.26, who(hair='pony', top='#f2694b', bcol='#6b5a45', accent='#fff4d6', skin='#6b432d'), dict(aL=(34, 18), aR=(26, 10)))):
        x, y, s = p(X, Z); stand(lambda cv: P.person(cv, x, y, s * 1.66, 'walk', lk, tweak=tw), y)
    x, y, s = p(fx, Z); stand(lambda cv: star(cv, p, fx, Z, .6, 1.36, .25), y + s * .02)
    # the tub with the pieces, in the shade of a palm leaf
    x, y, s = p(-.95, 3.05); q = s * .5
    def tub(cv):
        with cv.piece(shadow=.4, lift=8, volume=.4, vsize=14, rim=.45) as g:
            with at(g, x, y - q * .62, 0, q, q * .26): g.arc(0, 0, 1, 0, 7)
            rgb(g, '#1f5f9a'); g.fill()
            with at(g, x, y - q * .6, 0, q * .93, q * .225): g.arc(0, 0, 1, 0, 7)
            lin(g, 0, y - q * .85, 0, y - q * .4, '#a9e4d6', '#4fb9bc'); g.fill()
    stand(tub, y, alpha=.4)
    for k, (u, v, cc) in enumerate(((-.55, -.08, 'rose'), (-.1, -.13, 'saffron'), (.4, -.1, 'violet'), (-.38, .02, 'coral'), (.16, .03, '#e9a05c'), (.62, .02, 'coral'), (-.08, .1, 'plum'))): F.staghorn(c, x + u * q, y - q * .6 + v * q * 1.2, q * .42, cc, 2, 4)
    with c.piece(shadow=.45, lift=8, volume=.45, vsize=14, rim=.5) as g:
        e = [(x - q, y - q * .62)] + [(x + q * math.cos(a), y - q * .62 + q * .26 * math.sin(a)) for a in np.linspace(PI, 0, 20)] + [(x + q, y - q * .62), (x + q * .84, y - q * .05)] + [(x + q * .84 * math.cos(a), y - q * .05 + q * .2 * math.sin(a)) for a in np.linspace(0, PI, 16)]
        poly(g, e); lin(g, x - q, 0, x + q, 0, '#4f9fe0', '#2f78c4', '#1c4f92'); g.fill()
        rgb(g, '#7fc0ee'); taper(g, [(x + q * math.cos(a), y - q * .62 + q * .26 * math.sin(a)) for a in np.linspace(PI, 0, 20)], [q * .07] * 3, 30); g.fill()
    x, y, s = p(1.35, 2.72); stand(lambda cv: shells.hermit(cv, x, y, s * .2, 1), y)
    c.finish(vignette=.24, warm=.06, center=(.5, .55))
