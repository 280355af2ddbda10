"""Pictures of the article "An invitation: bring your class to the reef"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, ground, household, land as L, people as P, shadow
from toolkit.paper import blob_pts, curve_pts, jitter, lin, mix, poly, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Forenoon before the lab: the doors stand open, a class leaves its sandals on the step and walks from the sun into the blue light of the coral tanks; the focal point is the open door on the right third."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    vx, hz, f, eye = W * .635, H * .455, 1250, 1.42
    p = ground.view(W, hz, f, eye, vx / W)
    q2 = lambda *v: p(*v)[:2]
    # ---- inside: a passage between two rows of tanks, and a tank at its end
    c.backdrop([(0, '#0d1f45'), (.45, '#123463'), (1, '#0c1c3c')], 90)
    c.glow(vx, hz - 10, 420, '#3fb6c9', .5); c.set_air()
    zs, x0, lo, hi = (6.3, 7.9, 9.6, 11.4), 1.75, .72, 2.0
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:                 # floor and ceiling
        poly(g, [q2(-4, 5), q2(4, 5), q2(x0, 12.4), q2(-x0, 12.4)]); lin(g, 0, hz + 60, 0, H * .78, '#1d5f86', '#173f68', '#102a4e'); g.fill()
        for k in range(-4, 5): rgb(g, '#081a36', .5); g.set_line_width(2); g.move_to(*q2(k * .42, 5)); g.line_to(*q2(k * .42, 12.4)); g.stroke()
    def tank(pts, inner):
        with c.piece(shadow=.3, lift=5, volume=.12, vsize=12, rim=.5, grain=.025) as g: poly(g, pts); lin(g, 0, min(v[1] for v in pts), 0, max(v[1] for v in pts), '#c9fbec', '#5fdcd8', '#1f9ec2', '#12659c'); g.fill()
        inner()
        with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.85) as g: rgb(g, '#e9fff8'); g.set_line_width(2.6); poly(g, pts); g.stroke()
    end = lambda X, Y: q2(X, 12.4, Y)
    def in_end():
        for X, kind, s, cc in ((-1.3, 'staghorn', .3, 'coral'), (-.75, 'brain', .26, 'saffron'), (-.2, 'plates', .26, 'violet'), (.3, 'staghorn', .36, 'rose'), (.85, 'soft', .26, 'coral'), (1.35, 'poc', .3, 'saffron')): x, y = end(X, lo + .04); F.plant(c, kind, x, y, s, cc)
        A.school(c, 'anthias', vx + 20, end(0, 1.6)[1], 12, 90, 22, 20, .1, depth=0)
    tank([end(-1.6, lo), end(1.6, lo), end(1.6, 2.15), end(-1.6, 2.15)], in_end)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g: rgb(g, '#22406a'); poly(g, [end(-1.7, lo), end(1.7, lo), end(1.7, 0), end(-1.7, 0)]); g.fill()
    kinds = ['staghorn', 'poc', 'plates', 'soft', 'brain', 'leather', 'fan']; hues = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', 'plum', 'cream']
    for i in (2, 1, 0):
        za, zb = zs[i], zs[i + 1] - .12
        for m in (-1, 1):
            X = x0 * m
            with c.piece(shadow=.35, lift=5, volume=.3, vsize=8, rim=.3) as g: rgb(g, mix('#2d4f78', '#16304f', i * .2)); poly(g, [q2(X, za, lo), q2(X, zb, lo), q2(X, zb, 0), q2(X, za, 0)]); g.fill(); rgb(g, '#0c2140', .6); [(poly(g, [q2(X, z, lo - .08), q2(X, z + .05, lo - .08), q2(X, z + .05, 0), q2(X, z, 0)]), g.fill()) for z in (za + .1, zb - .15)]
            def inside(m=m, X=X, za=za, zb=zb, i=i):
                for z in np.linspace(zb - .12, za + .14, 5): x, y, k = p(X + .1 * m, z, lo + .05); F.plant(c, kinds[int(rng.integers(7))], x, y, k / 300 * rng.uniform(.75, 1.15), hues[int(rng.integers(7))])
                for z in np.linspace(zb - .3, za + .3, 2): x, y, k = p(X + .05 * m, z + rng.uniform(-.1, .1), 1.55 + rng.uniform(-.2, .2)); A.fish(c, ['longnose', 'clownfish', 'tang', 'damsel'][int(rng.integers(4))], x, y, k * .17, 0 if rng.random() < .5 else PI, .05, .3)
            tank([q2(X, za, lo), q2(X, zb, lo), q2(X, zb, hi), q2(X, za, hi)], inside)
            with c.piece(shadow=.3, lift=4, volume=.3, vsize=4, rim=.5) as g: rgb(g, '#8fa9c0'); g.set_line_width(1.8); [(g.move_to(*q2(X, z, hi + .4)), g.line_to(*q2(X, z, 3.6)), g.stroke()) for z in (za + .25, zb - .25)]; rgb(g, '#e8eee6'); poly(g, [q2(X, za, hi + .32), q2(X, zb, hi + .32), q2(X, zb, hi + .42), q2(X, za, hi + .42)]); g.fill()
            x, y, k = p(X, (za + zb) / 2, hi); c.glow(x - m * 10, y - 8, .8 * k, '#a9fff0', .35)
    for Z in (11.6, 9.4, 7.3):                                                   # lamps over the passage
        x, y, k = p(0, Z, 2.78)
        with c.piece(shadow=.2, lift=3, volume=.3, vsize=4, rim=.5) as g:
            rgb(g, '#0a1a36'); g.set_line_width(2); g.move_to(x, y); g.line_to(x, -20); g.stroke()
            smooth(g, [(x - .17 * k, y + .1 * k), (x - .1 * k, y), (x, y - .04 * k), (x + .1 * k, y), (x + .17 * k, y + .1 * k)], tension=.5); rgb(g, '#e0873f'); g.fill()
            rgb(g, '#fff3c9'); smooth(g, blob_pts(rng, x, y + .1 * k, .12 * k, .035 * k, .02, 10)); g.fill()
        c.glow(x, y + .2 * k, .8 * k, '#ffdf9a', .32)
    c.glow(vx, hz + 150, 260, '#4fd0d8', .3, 2.2)
    # those who are inside already, and the guide
    kid = lambda **o: P.look(rng, **{**dict(child=True, top='#fdfaf0', sleeve='short', bottom='shorts', bcol='#b8322e', build=1.0), **o})
    def inside_one(X, Z, h, pose, lk, flip=False, tweak=None): x, y, k = p(X, Z); shadow.blob(c, x, y, .3 * k, .05 * k, 0, .5, 5); P.person(c, x, y, h * k, pose, lk, flip, None, tweak)
    inside_one(.95, 9.6, 1.64, 'point', P.look(rng, hair='hijab', accent='#f0a63c', top='#2a8f93', bottom='trousers', bcol='#1c2f4f', build=1.0), False)
    inside_one(.35, 8.9, 1.2, 'stand', kid(hair='pony', accent='#f5b843', bottom='skirt')); inside_one(-.62, 8.2, 1.26, 'arm_up', kid(hair='short', skin='#6b432d'), True)
    # ---- the sunlit wall with its opening
    dx0, dx1, dt, db = vx - 330, vx + 330, H * .115, p(0, 6)[1]
    wy = db + 6
    with c.piece(shadow=.75, lift=20, volume=.1, vsize=30, rim=.5, grain=.05) as g:
        g.set_fill_rule(1); g.rectangle(-60, -60, W + 120, wy + 60); g.rectangle(dx0, dt, dx1 - dx0, wy - dt + 40); g.clip()
        x = -20
        while x < W + 20:
            w_ = rng.uniform(62, 88); cc = jitter(rng, '#d99a5e', .018); lin(g, 0, 0, 0, wy, shade(cc, -.1), cc, shade(cc, .14)); g.rectangle(x, -60, w_ + 1, wy + 60); g.fill()
            for _ in range(7): u, y, L_ = x + rng.uniform(6, w_ - 6), rng.uniform(0, wy), rng.uniform(40, 150); rgb(g, '#9a6236', rng.uniform(.15, .35)); taper(g, [(u, y), (u + rng.normal(0, 3), y + L_ / 2), (u + rng.normal(0, 2), y + L_)], [.4, rng.uniform(1, 2.6), .4], 10, False); g.fill()
            rgb(g, '#6f4324', .75); g.set_line_width(3.2); g.move_to(x, -10); g.line_to(x, wy); g.stroke(); x += w_
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.3) as g:    # a palm that one does not see throws its shadow on the wall
        rgb(g, '#54305a')
        for a, L_ in ((.25, 560), (.62, 520), (1.02, 430), (-.12, 470), (1.45, 330)):
            q = curve_pts([(W * .02, H * .1), (W * .02 + math.cos(a - .2) * L_ * .55, H * .1 + math.sin(a - .2) * L_ * .55), (W * .02 + math.cos(a + .1) * L_, H * .1 + math.sin(a + .1) * L_)], 34)
            taper(g, q, [9, 5, 1], 34); g.fill()
            for k in range(3, 33):
                d = q[k + 1 if k < 33 else k] - q[k - 1]; t = math.atan2(d[1], d[0]); l = 150 * math.sin(PI * min(1, .12 + k / 37)) ** .8
                for m in (-1, 1): taper(g, [tuple(q[k]), (q[k][0] + math.cos(t + m * .75) * l * .6, q[k][1] + math.sin(t + m * .75) * l * .6), (q[k][0] + math.cos(t + m * .55) * l, q[k][1] + math.sin(t + m * .55) * l)], [3, 7, .6], 8, False); g.fill()
    # frame, leaves of the door, eaves
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=8, rim=.6) as g:
        for a, b, w_ in (((dx0 - 10, wy), (dx0 - 10, dt - 14), 30), ((dx1 + 10, wy), (dx1 + 10, dt - 14), 30), ((dx0 - 30, dt - 8), (dx1 + 30, dt - 8), 34)): taper(g, [a, b], [w_, w_], cap=False); lin(g, a[0] - 15, a[1], a[0] + 15, a[1], '#8a5a34', '#a9713f', '#7a4c2c'); g.fill()
    for m in (-1, 1):
        xa = dx0 - 22 if m < 0 else dx1 + 22; xb = xa + m * 150; drop = 46
        leaf = [(xa, dt + 4), (xb, dt - 30), (xb, wy + drop), (xa, wy)]
        with c.piece(shadow=.6, lift=16, volume=.25, vsize=14, rim=.5) as g:
            poly(g, leaf); lin(g, xa, 0, xb, 0, *(('#1f7f88', '#2b9aa0') if m < 0 else ('#2f9fa4', '#1d7680'))); g.fill()
            for ta, tb in ((.08, .46), (.54, .93)):
                Y = lambda u, t: (leaf[0][1] * (1 - u) + leaf[1][1] * u) * (1 - t) + (leaf[3][1] * (1 - u) + leaf[2][1] * u) * t
                X_ = lambda u: xa + (xb - xa) * u
                poly(g, [(X_(.16), Y(.16, ta)), (X_(.84), Y(.84, ta)), (X_(.84), Y(.84, tb)), (X_(.16), Y(.16, tb))]); rgb(g, '#13606a', .8); g.set_line_width(7); g.stroke_preserve(); rgb(g, '#3fb0b4', .35); g.fill()
            rgb(g, '#e8c15a'); g.arc(xb - m * 16, (leaf[1][1] + leaf[2][1]) / 2 + 20, 7, 0, 7); g.fill()
    with c.piece(shadow=.7, lift=26, volume=.4, vsize=16, rim=.3, grain=.06) as g:
        edge = [(x, H * .045 + 10 * math.sin(x / 130) + rng.normal(0, 5)) for x in np.linspace(-30, W + 30, 60)]
        smooth(g, edge, False, .3); g.line_to(W + 60, -60); g.line_to(-60, -60); g.close_path(); lin(g, 0, -20, 0, H * .06, '#b98f52', '#8f6634'); g.fill()
        for _ in range(900): x = rng.uniform(-20, W + 20); rgb(g, rng.choice(['#d9b571', '#7a5228', '#a87d42', '#5f3f22']), .7); y = rng.uniform(-20, 40); taper(g, [(x, y), (x + rng.normal(0, 5), y + rng.uniform(14, 32))], [2.6, .7], 4, False); g.fill()
    # ---- the yard and the step
    base = L.ground(c, [(-30, wy + 3), (W * .4, wy + 2), (W + 30, wy + 3)], '#f0dcae', '#d8b67c', 260, lift=3)
    with c.piece(shadow=0, volume=0, rim=0, blur=7, alpha=.26) as g: rgb(g, '#6a3f3a'); g.rectangle(-20, wy, W + 40, 20); g.fill()
    top = [q2(-2.15, 6), q2(2.15, 6), q2(2.15, 5.25), q2(-2.15, 5.25)]
    with c.piece(shadow=.5, lift=9, volume=.25, vsize=10, rim=.6, grain=.06) as g:
        poly(g, [(top[3][0], top[3][1]), (top[2][0], top[2][1]), (top[2][0], top[2][1] + 26), (top[3][0], top[3][1] + 26)]); rgb(g, '#a89a86'); g.fill()
        poly(g, top); lin(g, 0, top[0][1], 0, top[2][1], '#cfc4ae', '#e6dcc6'); g.fill()
        rgb(g, '#8f8270', .6); g.set_line_width(2.4)
        for X in (-1.1, 0, 1.1): g.move_to(*q2(X, 6)); g.line_to(*q2(X, 5.25)); g.stroke()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=18, alpha=.42) as g: rgb(g, '#5fd6de'); poly(g, [q2(-1.2, 6.1), q2(1.2, 6.1), q2(1.5, 5.3), q2(-1.5, 5.3)]); g.fill()
    with c.piece(shadow=.4, lift=3, volume=.3, vsize=4) as g:
        for X, Z, cc, t in ((-1.95, 5.02, '#f2694b', .1), (-1.5, 5.0, '#3c86c2', -.15), (-1.02, 5.05, '#f5b843', .12), (1.0, 5.0, '#c85a8e', -.1), (1.42, 5.03, '#1b8f93', .2), (1.88, 4.98, '#8f6fb8', -.05), (2.3, 4.9, '#79a86a', .4)):
            for d in (-.075, .085): x, y, k = p(X + d, Z + rng.uniform(-.03, .05)); household.sandal(g, rng, x, y, .25 * k, t + rng.normal(0, .08), cc, .42)
    # ---- the class in the yard
    stand = lambda draw, y: shadow.lay(c, draw, y, dx=.55, dy=-.13, alpha=.36, blur=2, color='#6a4440')
    def one(X, Z, h, pose, lk, flip=False, prop=None, tweak=None): x, y, k = p(X, Z); return stand(lambda cv: P.person(cv, x, y, h * k, pose, lk, flip, prop, tweak), y)
    one(.12, 5.6, 1.22, 'walk_back', kid(hair='bob', bottom='skirt', pack='#f5b843', skin='#8a5a3c'))
    one(-.55, 5.45, 1.3, 'walk_back', kid(hair='cap', accent='#b8322e', pack='#3c86c2', skin='#7b4f35'), True)
    one(.95, 5.1, 1.24, 'bend', kid(hair='short', skin='#9a6645'), True, None, dict(lean=70, head=54))
    one(-1.5, 4.75, 1.27, 'walk_back', kid(hair='hijab', accent='#fdfaf0', bottom='skirt', pack='#79a86a'))
    one(-2.12, 4.55, 1.6, 'stand_side', P.look(rng, hair='hijab', accent='#c85a8e', top='#f6ead0', bottom='skirt', bcol='#4f3f6e', build=1.0), False, None, dict(aR=(48, 74), aL=(4, 8)))
    one(-.72, 4.0, 1.3, 'walk_back', kid(hair='pony', accent='#f5b843', bottom='skirt', pack='#f2694b', skin='#a9734c'))
    one(-2.36, 3.66, 1.24, 'walk', kid(hair='short', pack='#8f6fb8', skin='#6b432d'), False, lambda g, J: [household.sandal(g, rng, J['hR'][0] + d, J['hR'][1] + .05, .17, 2.6 + d * 6, '#79a86a', .8) for d in (-.02, .03)], dict(lean=13, lL=(-36, -40), lR=(38, 12), aL=(52, 104), aR=(-46, -8)))
    # bougainvillea in the near corner
    for _ in range(4):
        q = wander(rng, W * 1.02, H * rng.uniform(.3, .9), PI + rng.uniform(-.5, .4), rng.uniform(110, 190), 7, .2, .05)
        with c.piece(shadow=.3, lift=6, volume=.3, vsize=3) as g: rgb(g, '#6b4a36'); taper(g, q, [7, 2], 20); g.fill()
    for layer in range(3):
        with c.piece(shadow=.45, lift=8, volume=.4, vsize=8, rim=.35) as g:
            for _ in range(95):
                t = rng.uniform(0, 1) ** .7; x, y = W * 1.02 - abs(rng.normal(0, 66)) * (.5 + t * 1.2), H * (.3 + .74 * t) + rng.normal(0, 22); q = rng.uniform(11, 20)
                if rng.random() < .4: F.leaf(g, x, y, q * 2.1, q, rng.uniform(0, 6.3), jitter(rng, '#5f9552', .04))
                else:
                    cc = jitter(rng, rng.choice(['#d9408a', '#e8609f', '#c22f78']), .03)
                    for k in range(3): a = k * 2.1 + rng.uniform(0, 2); smooth(g, blob_pts(rng, x + math.cos(a) * q * .5, y + math.sin(a) * q * .5, q * .72, q * .5, .12, 8, a)); rgb(g, shade(cc, rng.uniform(-.12, .2))); g.fill()
                    rgb(g, '#fff4d6'); g.arc(x, y, 2.6, 0, 7); g.fill()
    c.glow(W * .1, -40, 700, '#fff2cf', .28)
    c.finish(.26, warm=.08, center=(.55, .5))
