"""Pictures of the gallery spread "School days"."""
import math
import numpy as np
from toolkit import boats, closeups, fauna as A, flora as F, from_above, household, land as L, light, people as P, ropes_and_bars, school, shells, water
from toolkit.paper import at, blob_pts, jitter, lin, poly, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def picture_1(c, rng, variant=0):
    """Children's crayon pictures pegged on two lines between palms, bright sea behind; nobody in the picture."""
    W, H = c.w, c.h
    hz = H * .46
    c.light = (-.55, -.83)
    L.sky(c, 'morning', hz, glow=.6); c.glow(W * .12, H * .02, 640, 'cream', .55)
    L.cloud(c, W * .72, H * .2, 360, depth=.3, blur=2)
    L.sea(c, hz, H * .8, 'morning', W * .14, 90)
    L.island(c, W * .16, hz + 4, 360, 40, depth=.5, blur=1.5)
    boats.jukung(c, W * .47, hz + 50, 150, '#f5b843', '#c85a8e', depth=.25, blur=1)
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
            school.child_drawing(c, x, y, s, kind, math.atan2(d[1], d[0]) + rng.normal(0, .025), rng.choice(['#fffaf0', '#fdf3dc', '#f6f4ea']), rng.choice(['coral', 'teal', 'saffron', 'violet', 'leaf']))
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


def picture_2(c, rng, variant=0):
    """Clear morning; a child's hand lets a paper boat go, others sail ahead into the light."""
    w, h = c.w, c.h
    c.light = (.55, -.83)
    hz = h * .24
    L.sky(c, 'noon', hz, glow=.5); c.glow(w * .7, 0, 620, '#fffbe0', .6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        lin(g, 0, hz, 0, h, '#cfeee2', '#8fdcd2', '#4fbfc4', '#239fb0', '#14809a', '#126f8c'); g.rectangle(-20, hz, w + 40, h); g.fill()
    c.set_air()
    water.strips(c, hz + 4, h * .98, 150, ('#ffe3b0', '#0f4f6c', '#ffd29a'), (.14, .5), 1.2)
    water.strips(c, hz + 4, h * .8, 90, ('#fff0c8',), (.35, .9), .8, box=(w * .6, w * .8))
    c.glow(w * .7, hz + 60, 380, '#fffbe0', .3)

    def boat(x, y, s, cc, flag=None, cr=None, flip=False, tilt=0.0, **kw):
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.55, blur=1.4) as g:
            for i in range(9):
                t = i / 9; wd = s * (.4 - .3 * t) * rng.uniform(.75, 1.1); yy = y + s * (.03 + .36 * t); rgb(g, cc, .8 * (1 - t)); taper(g, [(x - wd, yy), (x, yy + 2), (x + wd, yy)], [.4, s * .035, .4], 9, False); g.fill()
        with c.piece(shadow=.2, lift=3, volume=.2, vsize=s * .04) as g, at(g, x, y, tilt, -s if flip else s, s):      # the far side
            poly(g, [(-.48, -.29), (-.14, -.185), (.16, -.185), (.5, -.3), (.2, -.08), (-.2, -.08)]); lin(g, 0, -.3, 0, -.08, shade(cc, -.12), shade(cc, -.42)); g.fill()
        boats.paper_boat(c, x, y, s, cc, flip, tilt, flag, cr, **kw)
        with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:
            rgb(g, '#fff6e0', .8)
            for q, a0, lw in ((.4, .1, .02), (.56, .45, .012)):
                with at(g, x, y + s * .015, 0, s * q, s * q * .15): g.arc(0, 0, 1, a0, PI - a0)
                g.set_line_width(max(1.2, s * lw * .4)); g.stroke()
    for x, y, s, cc, fl, cr, f in ((.735, .285, 42, '#fff4dc', None, None, 0), (.64, .3, 52, '#f6c8b8', None, None, 1), (.8, .315, 60, '#ffe3a0', 'coral', None, 0), (.57, .345, 84, '#fff4dc', 'saffron', '#3c86c2', 0), (.87, .385, 100, '#cfe6f0', None, '#c85a8e', 1), (.7, .42, 128, '#ffe3a0', None, '#1b8f93', 0), (.9, .54, 190, '#f6c8b8', 'teal', '#8f6fb8', 1), (.4, .46, 160, '#d9efc9', None, '#2f7f6a', 1)): boat(w * x, h * y, s, cc, fl, cr, bool(f), rng.normal(0, .05), depth=.14 if s < 80 else 0)
    x, y, S_ = w * .56, h * .84, 600
    boat(x, y, S_, '#fffaf0', 'coral', '#e8742f', False, -.035)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.4) as g: rgb(g, '#0f3a52'); taper(g, [(-40, h * .93), (w * .16, h * .9), (w * .33, h * .88)], [150, 90, 40], 30); g.fill()
    closeups.hand(c, x - 420, y - 92, 178, .1, 'release', '#8a5a3c', '#f5b843', 3.4, band='#c85a8e')
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:      # rings from the fingers
        rgb(g, '#fff2d6', .75)
        for q in (60, 92, 130):
            with at(g, x - S_ * .46, y + 12, 0, q, q * .17): g.arc(0, 0, 1, .2, PI + .6)
            g.set_line_width(2.4); g.stroke()
    c.finish(vignette=.28, warm=.05, center=(.58, .5))


def picture_3(c, rng, variant=0):
    """Looking down through a glass-bottomed bucket on ruffled water: inside the round rim everything is sharp - sea star, clownfish in an anemone, corals."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#6fd0c6'), (.6, '#3fb8bc'), (1, '#2a98a8')], angle=40, wash=.06, glow=(w * .1, h * .05, 640, '#eafbe9', .5))
    for _ in range(40): 
        x, y = rng.uniform(0, w), rng.uniform(0, h); light.blobs(c, [(x, y, rng.uniform(30, 120), rng.choice(['#8fdccf', '#2f8f9c', '#e0dcae', '#d98a8f', '#8f8fc0']))], 22, .28)
    water.sparkle(c, 260, None, 'white', 1.7)
    X, Y, R = w * .56, h * .53, 400
    clip = lambda q: q.arc(X, Y, R, 0, 7)
    with c.piece(shadow=.55, lift=30, volume=.4, vsize=16, rim=.4) as g: lin(g, X - 500, Y - 500, X + 500, Y + 500, '#f8cf6a', '#e8a838', '#a86f1f'); smooth(g, blob_pts(rng, X, Y, 500, 500, .004, 30)); g.fill()
    with c.piece(shadow=.3, lift=10, volume=.3, vsize=12) as g: lin(g, X - 440, Y - 440, X + 440, Y + 440, '#a86f1f', '#d99a34', '#f3c45a'); g.arc(X, Y, 462, 0, 7); g.fill()
    with c.piece(shadow=.35, lift=12, volume=.35, vsize=34, caustic=.4, grain=.05) as g: rad(g, X, Y, R, '#f3e6bc', '#e6d9a8', '#a9c4a4'); g.arc(X, Y, R, 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, clip=clip) as g:
        for k in range(14): yy = Y - R + k * 62; rgb(g, '#a8976a', .25); taper(g, wander(rng, X - R, yy, .12, 2 * R, 8, .12), [1, 9, 4, 8, 1], 40, False); g.fill()
    for x, y, s, cc, k in ((X - 250, Y - 200, 210, 'coral', 0), (X - 320, Y - 20, 150, 'saffron', 1), (X - 140, Y - 310, 130, 'violet', 1), (X + 310, Y + 150, 180, 'plum', 0), (X + 230, Y + 270, 150, 'leaf', 1), (X + 90, Y + 330, 110, 'rose', 0), (X + 300, Y - 190, 100, '#c9a46c', 1)): from_above.coral(c, x, y, s, cc, k, clip=clip)
    with c.piece(shadow=.4, lift=8, volume=.3, vsize=12, clip=clip) as g:      # anemone from above
        x0, y0 = X + 120, Y - 90
        for i in range(120):
            a, q = rng.uniform(0, 2 * PI), math.sqrt(rng.uniform(0, 1)) * 92; L_ = rng.uniform(30, 56); b = a + rng.normal(0, .5); px, py = x0 + math.cos(a) * q, y0 + math.sin(a) * q
            cc = jitter(rng, shade('#c98aa8', -.3 + .5 * rng.uniform(0, 1)), .03); lin(g, px, py, px + math.cos(b) * L_, py + math.sin(b) * L_, cc, 'cream'); taper(g, [(px, py), (px + math.cos(b) * L_ * .5, py + math.sin(b) * L_ * .5), (px + math.cos(b + .3) * L_, py + math.sin(b + .3) * L_)], [13, 11, 13], 10); g.fill()
    A.fish(c, 'clownfish', X + 96, Y - 112, 118, PI + .5); A.fish(c, 'clownfish', X + 190, Y - 40, 78, .4)
    from_above.starfish(c, X - 120, Y + 150, 250, '#2f6fd0', .3)
    from_above.urchin(c, X + 130, Y + 130, 120)
    A.school(c, 'damsel', X - 70, Y - 60, 6, 90, 50, 40, .5)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, alpha=.5, clip=clip) as g:
        rgb(g, 'white', .5); taper(g, [(X - 330, Y + 60), (X - 300, Y - 150), (X - 160, Y - 320)], [6, 34, 6], 30); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=8) as g:                # handle
        g.set_line_width(24); rgb(g, '#b9844c'); g.move_to(X - 430, Y - 250); g.curve_to(X - 640, Y - 420, X - 560, Y - 520, X - 240, Y - 444); g.stroke()
    ropes_and_bars.rope(c, [(-30, h * .86), (w * .1, h * .9), (w * .2, h * .82), (X - 446, Y + 190)], 14, '#f6ead0')
    c.finish(vignette=.3)


def picture_4(c, rng, variant=0):
    """A large turtle built of sand by a class, its shell set with shells, caps and pebbles; bucket and spade, tide line close."""
    w, h = c.w, c.h
    c.light = (-.7, -.6)
    hz = h * .17
    L.sky(c, 'noon', hz)
    L.island(c, w * .22, hz + 2, 380, 40, depth=.5, palms=3)
    L.sea(c, hz, h * .42, 'noon', ripples=110)
    L.ground(c, [(-30, h * .33), (w * .3, h * .36), (w * .65, h * .3), (w + 30, h * .26)], '#d2b284', '#c9a878', 100)
    L.foam(c, [(-30, h * .33), (w * .3, h * .36), (w * .65, h * .3), (w + 30, h * .26)], 11)
    L.ground(c, [(-30, h * .43), (w * .3, h * .45), (w * .65, h * .38), (w + 30, h * .33)], 'sand', '#d9b98a', 460)
    X, Y = w * .52, h * .66

    def mound(pts, dk=0.0, lift=16):
        with c.piece(shadow=.5, lift=lift, volume=.6, vsize=34, rim=.3, grain=.07) as g:
            smooth(g, pts); p = g.copy_path(); lin(g, X - 400, Y - 250, X + 300, Y + 250, shade('#e3c48f', .2 - dk), '#d9b27c', shade('#b98f5f', -.1)); g.fill(); g.append_path(p); g.clip()
            for _ in range(420): rgb(g, rng.choice(['#fff0cc', '#8f6c46']), .3); q = pts[int(rng.integers(len(pts)))]; g.arc(q[0] * .5 + X * .5 + rng.normal(0, 120), q[1] * .5 + Y * .5 + rng.normal(0, 70), rng.uniform(1, 3.4), 0, 7); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, blur=8, alpha=.5) as g: rgb(g, '#b08a5c'); smooth(g, blob_pts(rng, X + 10, Y + 60, 560, 200, .06, 16)); g.fill()
    mound([(X - 250, Y + 60), (X - 330, Y + 150), (X - 470, Y + 250), (X - 540, Y + 250), (X - 520, Y + 170), (X - 420, Y + 60), (X - 300, Y - 10)])
    mound([(X - 220, Y - 120), (X - 330, Y - 150), (X - 440, Y - 220), (X - 470, Y - 190), (X - 420, Y - 110), (X - 300, Y - 60)], .1)
    mound([(X + 280, Y + 60), (X + 380, Y + 110), (X + 450, Y + 180), (X + 400, Y + 190), (X + 280, Y + 140)]); mound([(X + 270, Y - 90), (X + 360, Y - 130), (X + 410, Y - 120), (X + 370, Y - 60), (X + 290, Y - 30)], .1)
    mound([(X - 300, Y + 40), (X - 400, Y + 50), (X - 500, Y + 20), (X - 530, Y - 40), (X - 480, Y - 90), (X - 390, Y - 96), (X - 290, Y - 60)])
    mound([(X - 350, Y + 30), (X - 300, Y - 110), (X - 130, Y - 210), (X + 60, Y - 226), (X + 230, Y - 160), (X + 350, Y - 20), (X + 330, Y + 90), (X + 180, Y + 170), (X - 60, Y + 190), (X - 260, Y + 140)], 0, 22)
    with c.piece(shadow=.45, lift=5, volume=.45, vsize=6, rim=.4) as g:           # scutes drawn in the sand, set with shells and caps
        rgb(g, '#a47f54', .9); g.set_line_width(9)
        cx = [X - 210, X - 105, X + 5, X + 115, X + 215]
        for i, x in enumerate(cx):
            q = (62, 74, 78, 72, 56)[i]; y = Y - 30 - (1 - ((x - X) / 320) ** 2) * 14
            smooth(g, [(x - q * .72, y - 4), (x - q * .4, y - q * .72), (x + q * .4, y - q * .74), (x + q * .72, y), (x + q * .4, y + q * .74), (x - q * .4, y + q * .76)], tension=.2); g.stroke()
        for i in range(4):
            for sg in (-1, 1):
                x = X - 160 + i * 110; smooth(g, [(x - 50, Y - 30 + sg * 74), (x + 46, Y - 30 + sg * 76), (x + 60, Y - 30 + sg * 130 - 6), (x, Y - 30 + sg * 156), (x - 70, Y - 30 + sg * 126)], tension=.2); g.stroke()
    with c.piece(shadow=.45, lift=4, volume=.5, vsize=5, rim=.5) as g:
        for i, x in enumerate(cx):
            for k in range(6):
                a = k * PI / 3 + .3; rgb(g, ('#fffaf0', '#f2694b', '#f5b843', '#1b8f93', '#fffaf0')[i]); g.arc(x + math.cos(a) * 30, Y - 42 + math.sin(a) * 28, 9.5, 0, 7); g.fill()
        for _ in range(70):
            t = rng.uniform(0, 2 * PI); x, y = X + 5 + math.cos(t) * 322, Y - 10 + math.sin(t) * 176; rgb(g, jitter(rng, rng.choice(['#fffaf0', '#e9dcc4', '#8f8877', '#f3b79a']), .03)); smooth(g, blob_pts(rng, x, y, 13, 9, .2, 7)); g.fill()
        rgb(g, '#2a2430'); smooth(g, blob_pts(rng, X - 462, Y - 48, 15, 14, .06, 9)); g.fill()
    for x, y, s_, cc, ro in ((X - 210, Y - 42, 46, '#f3b79a', 0), (X + 5, Y - 44, 60, '#f7d9c4', .4), (X + 215, Y - 42, 40, '#ee8f9f', 1)): shells.scallop(c, x, y, s_, cc, ro)
    with c.piece(shadow=.5, lift=10, volume=.45, vsize=14, rim=.4) as g:          # bucket with handle, spade
        x, y = w * .9, h * .72
        g.set_line_width(8); rgb(g, '#fff4d6'); g.move_to(x - 76, y - 130); g.curve_to(x - 60, y - 240, x + 60, y - 240, x + 76, y - 130); g.stroke()
        poly(g, [(x - 84, y - 130), (x + 84, y - 130), (x + 62, y + 16), (x - 62, y + 16)]); lin(g, x - 84, 0, x + 84, 0, '#5fa9dc', '#3c86c2', '#235a8a'); g.fill()
        with at(g, x, y - 130, 0, 84, 20): g.arc(0, 0, 1, 0, 7); lin(g, 0, -1, 0, 1, '#1d4f7a', '#d9bd90'); g.fill()
    with c.piece(shadow=.45, lift=8, volume=.4, vsize=8) as g:
        with at(g, w * .86, h * .9, -.4): rgb(g, '#c99a63'); taper(g, [(0, 0), (190, 0)], [18, 16]); g.fill(); rgb(g, 'coral'); smooth(g, [(0, -46), (-60, -44), (-120, 0), (-60, 44), (0, 46), (14, 0)], tension=.4); g.fill()
    from_above.starfish(c, w * .1, h * .88, 110, '#e0653f', .5)
    with c.piece(shadow=.15, lift=2, volume=.2, vsize=2) as g:                     # small footprints going off
        for k in range(9):
            x, y = w * (.06 + .035 * k), h * (.74 - .03 * k); q = 15 - k * .9; rgb(g, '#b08a5c', .8); smooth(g, blob_pts(rng, x, y + (8 if k % 2 else -8), q * 1.4, q * .7, .1, 8, -.7)); g.fill()
    c.finish(vignette=.22)


def picture_5(c, rng, variant=0):
    """Low view: many pairs of sandals at the steps of a stilted class-room; inside, the lamp is lit and paper fish hang."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    L.sky(c, 'dusk', H * .55, glow=.4); c.set_air()
    L.sea(c, H * .44, H * .62, 'dusk', W * .08, 50)
    F.palm(c, W * .05, H * .72, 520, .12, '#3a2c48', '#3a4a5a', 11, depth=.15); F.palm(c, W * .2, H * .66, 330, -.18, '#4a3850', '#46566a', 10, depth=.3)
    L.ground(c, [(-30, H * .62), (W * .3, H * .6), (W + 30, H * .6)], '#c9a07c', '#7a5a58', 240)
    # the house
    x0, x1, fl = W * .36, W * 1.04, H * .53
    with c.piece(shadow=.45, lift=14, volume=.3, vsize=30) as g:
        for px in (.4, .58, .8, .97): rgb(g, '#4a3436'); taper(g, [(W * px, H * .66), (W * px, fl)], [30, 28]); g.fill()
        poly(g, [(x0, 40), (x1, 10), (x1, fl), (x0, fl)]); lin(g, x0, 0, x1, 0, '#a56f4c', '#8a5742', '#5f3e3a'); g.fill()
        rgb(g, '#3f2a2a', .5); g.set_line_width(3)
        for k in range(15): x = x0 + (x1 - x0) * k / 14; g.move_to(x, 20); g.line_to(x, fl); g.stroke()
    dx0, dx1, dy = W * .5, W * .83, H * .07
    with c.piece(shadow=.2, lift=5, volume=0, rim=.4) as g:
        poly(g, [(dx0 - 16, dy - 16), (dx1 + 16, dy - 16), (dx1 + 16, fl), (dx0 - 16, fl)]); rgb(g, '#d9a866'); g.fill()
        poly(g, [(dx0, dy), (dx1, dy), (dx1, fl), (dx0, fl)]); rad(g, (dx0 + dx1) / 2, H * .2, 420, '#fff3c0', '#f9cf7c', '#d98f4c'); g.fill()
    clip = lambda q: q.rectangle(dx0, dy, dx1 - dx0, fl - dy)
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=5, clip=clip) as g:      # back wall: drawings, a low table
        for k, (px, py, cc) in enumerate(((.555, .23, '#3f9fa4'), (.61, .25, '#c85a8e'), (.665, .225, '#4d7d52'), (.72, .245, '#3c86c2'), (.775, .23, '#c9542f'))):
            x, y = W * px, H * py
            rgb(g, '#fffaf0'); poly(g, [(x - 38, y), (x + 38, y - 2), (x + 37, y + 58), (x - 38, y + 60)]); g.fill()
            rgb(g, cc); smooth(g, [(x - 24, y + 30), (x - 4, y + 16), (x + 14, y + 30), (x - 4, y + 44)]); g.fill(); poly(g, [(x + 10, y + 30), (x + 26, y + 18), (x + 26, y + 42)]); g.fill()
        rgb(g, '#8a5a3c'); poly(g, [(W * .55, H * .43), (W * .79, H * .43), (W * .81, H * .455), (W * .53, H * .455)]); g.fill()
        for px in (.56, .78): taper(g, [(W * px, H * .45), (W * px, H * .53)], [14, 14]); g.fill()
    for px, top, hair, cc in ((.565, '#fdfaf0', 'short', '#b8383a'), (.63, '#fdfaf0', 'hijab', '#fdfaf0'), (.705, '#fdfaf0', 'pony', '#b8383a'), (.775, '#fdfaf0', 'short', '#b8383a')):
        P.person(c, W * px, fl - 3, 165, 'sit_ground', P.look(rng, child=True, hair=hair, top=top, bottom='shorts', bcol='#b8383a', accent=cc, sleeve='short'), clip=clip)
    with c.piece(shadow=.25, lift=8, volume=.2, vsize=4) as g:      # paper fish on strings in the door
        for px, ln, cc, m in ((.53, .07, '#f2694b', 1), (.59, .12, '#1b8f93', -1), (.745, .05, '#8f6fb8', 1), (.8, .11, '#3c86c2', -1)):
            x, y = W * px, dy + H * ln; rgb(g, '#6b4a34'); g.set_line_width(2); g.move_to(x, dy); g.line_to(x, y); g.stroke()
            with at(g, x, y + 16, rng.normal(0, .15), 62 * m, 62): rgb(g, cc); smooth(g, [(.5, 0), (.15, -.28), (-.25, 0), (.15, .28)]); g.fill(); poly(g, [(-.2, 0), (-.5, -.22), (-.5, .22)]); g.fill(); rgb(g, 'cream'); g.arc(.26, -.04, .05, 0, 7); g.fill()
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=5) as g:
        rgb(g, '#3a2c2c'); g.set_line_width(3); g.move_to(W * .665, dy); g.line_to(W * .665, H * .12); g.stroke(); rgb(g, '#c9542f'); smooth(g, [(W * .665 - 46, H * .15), (W * .665, H * .105), (W * .665 + 46, H * .15)]); g.fill(); rgb(g, '#fffbe0'); g.arc(W * .665, H * .152, 15, 0, 7); g.fill()
    c.glow(W * .665, H * .2, 420, '#ffdf90', .5)
    with c.piece(shadow=.5, lift=9, volume=.35, vsize=10) as g:      # porch edge and three steps
        poly(g, [(x0 - 20, fl - 6), (x1, fl - 6), (x1, fl + 22), (x0 - 30, fl + 22)]); lin(g, 0, fl, 0, fl + 24, '#c98f5c', '#7a5038'); g.fill()
        for k in range(3):
            y = fl + 26 + k * 42; w = 230 + 26 * k
            poly(g, [(W * .665 - w, y), (W * .665 + w, y), (W * .665 + w + 14, y + 22), (W * .665 - w - 14, y + 22)]); lin(g, 0, y, 0, y + 22, '#e0b076', '#b07f4c'); g.fill()
            poly(g, [(W * .665 - w - 14, y + 22), (W * .665 + w + 14, y + 22), (W * .665 + w + 14, y + 38), (W * .665 - w - 14, y + 38)]); rgb(g, '#6b4434'); g.fill()
    light.beam(c, [(dx0 + 40, fl), (dx1 - 40, fl), (W * .98, H * 1.02), (W * .3, H * 1.02)], '#ffd98a', .3, 40)
    cols = ['#f2694b', '#1b8f93', '#f5b843', '#8f6fb8', '#c85a8e', '#3c86c2', '#79a86a', '#2c4a66', '#fff1d0', '#d9542f', '#5fb0a0', '#b8567f', '#e9a05c', '#22405a']
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=6, rim=.4) as g:
        k = 0
        for row, (y, s, n, xa, xb) in enumerate(((.745, 78, 8, .4, .95), (.83, 108, 7, .33, .99), (.95, 158, 6, .2, 1.0))):
            for i in range(n):
                x = W * (xa + (xb - xa) * (i + .5) / n) + rng.normal(0, 12); a = rng.normal(0, .22); cc = cols[k % len(cols)]; k += 1
                if row == 2 and i == 0: a = 1.1
                for m in (-1, 1): household.sandal(g, rng, x + m * s * .27, H * y + rng.normal(0, s * .04), s * rng.uniform(.92, 1.02), a + m * .1 + rng.normal(0, .12), cc, .52, strap=shade(cols[(k * 5) % len(cols)], -.3))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=6, rim=.4) as g:      # one pair kicked off in a hurry
        household.sandal(g, rng, W * .1, H * .9, 170, -.9, '#f5b843', .52, '#c9542f'); household.sandal(g, rng, W * .2, H * .8, 140, .5, '#f5b843', .52, '#c9542f')
    c.finish(.42, warm=.16, center=(.6, .5))
