"""again_b.py - pictures drawn again: knotted string, boat of frames, rising freediver, grazing snail."""
import math
import numpy as np
from paper import rgb, lin, smooth, taper, blob_pts, at, mix, shade, jitter
import flora as F
import fauna as A
import land as L
import people as P
import gear as G
import parts_gb as GB
import parts_w as W

PI = math.pi


def string(c, rng, variant=0):
    """A knotted string runs from the near stake over wet mud into the distance, a propagule at every knot; low sun."""
    w, h = c.w, c.h
    c.light = (.7, -.6)
    hz = h * .3
    L.sky(c, 'morning', hz, sun=(w * .8, h * .2, 40), glow=.9)
    with c.piece(shadow=.1, volume=.3, depth=.5) as g:
        smooth(g, L_ridge(rng, w, hz), False); g.line_to(w * .62, hz + 8); g.line_to(-30, hz + 8); g.close_path(); rgb(g, '#4d7d52'); g.fill()
    L.rinjani(c, w * .7, hz + 2, 620, 96, depth=.68)
    L.sea(c, hz, hz + 40, 'morning', w * .8)
    L.ground(c, [(-30, hz + 26), (w * .4, hz + 36), (w * .75, hz + 26), (w + 30, hz + 40)], '#a4815f', '#5d4334', 380)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # wet film with the light of the sky
        for _ in range(14):
            t = rng.uniform(0, 1) ** 1.2; x, y = w * rng.uniform(.0, .66), hz + 60 + t * (h - hz - 80); L_ = rng.uniform(60, 220) * (.3 + t)
            lin(g, 0, y - 20, 0, y + 20, (0, '#ffe6b4', .85), (1, '#e9b98e', .75)); smooth(g, blob_pts(rng, x, y, L_, 3 + 12 * t, .22, 13)); g.fill()
    with c.piece(shadow=.12, lift=4, volume=.1, rim=.4, grain=.02) as g:
        smooth(g, [(w * .7, h * .44), (w * .84, h * .43), (w * 1.05, h * .46), (w * 1.05, h * .98), (w * .86, h * .94), (w * .74, h * .82), (w * .66, h * .72), (w * .8, h * .62), (w * .71, h * .53), (w * .62, h * .49)]); lin(g, 0, h * .42, 0, h, '#fbd9a0', '#f0c9a4', '#9fc4c8', '#5fa0ae'); g.fill()
        smooth(g, [(w * -.04, h * .5), (w * .12, h * .48), (w * .3, h * .51), (w * .16, h * .56), (w * .04, h * .54)]); lin(g, 0, h * .42, 0, h * .6, '#fbd9a0', '#f0c9a4'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        for i in range(90): t = rng.uniform(0, 1); x = w * .8 + rng.normal(0, 20 + 60 * t); y = h * (.45 + .46 * t); rgb(g, '#fff6dc', rng.uniform(.3, .9)); L_ = rng.uniform(10, 34) * (.5 + t); taper(g, [(x - L_, y), (x, y - 2), (x + L_, y)], [.3, 2 + 3 * t, .3], 8, False); g.fill()
    GB.sheen(c, hz + 50, h, 130, '#ffe9bd', '#4a3428')
    V = (w * .64, hz + 44)                     # where the lines meet

    def line(x0, y0, first, n, s0, w0, colour):
        ts = [1 - (1 - .0) * (1 - 1 / (1 + .42 * k)) for k in range(n)]
        pts = [(V[0] + (x0 - V[0]) * t, V[1] + (y0 - V[1]) * t, t) for t in ts]
        with c.piece(shadow=.45, lift=5, volume=.3, vsize=4) as g:
            for (ax, ay, at_), (bx, by, bt) in zip(pts, pts[1:]):
                lin(g, ax, ay, bx, by, colour, mix(colour, 'peach', .3)); taper(g, [(ax, ay), ((ax + bx) / 2, (ay + by) / 2 + 9 * bt), (bx, by)], [w0 * at_, w0 * (at_ + bt) / 2, w0 * bt], 12); g.fill()
        for k, (x, y, t) in list(enumerate(pts))[::-1]:
            sprout(c, rng, x + 10 * t, y + 22 * t, s0 * t * rng.uniform(.85, 1.1), depth=max(0, .4 - t))
            with c.piece(shadow=.4, lift=4, volume=.4, vsize=5) as g:
                q = w0 * 1.5 * t; rgb(g, colour); smooth(g, blob_pts(rng, x, y, q, q * .85, .12, 9)); g.fill(); rgb(g, '#c8412f'); taper(g, [(x, y), (x - q * .8, y + q * 2.2)], [q * .5, q * .35]); g.fill(); taper(g, [(x, y), (x + q * .6, y + q * 2.4)], [q * .5, q * .3]); g.fill()
    line(w * 1.12, h * .66, 0, 9, 190, 11, '#e9d6a8')
    line(w * -.02, h * .62, 0, 9, 150, 9, '#e9d6a8')
    line(w * .3, h * .9, 0, 11, 330, 15, '#fff0c8')
    with c.piece(shadow=.5, lift=8, volume=.45, vsize=8) as g:         # the stake the near string is tied to
        x, y = w * .3 - 60, h * .96
        lin(g, x - 14, 0, x + 20, 0, '#c99a63', '#7a5636'); taper(g, [(x - 6, h * .66), (x, y + 60)], [30, 34]); g.fill()
        rgb(g, '#fff0c8')
        for k in range(4): taper(g, [(x - 20, h * .85 + 9 * k), (x + 20, h * .845 + 9 * k)], [9, 9]); g.fill()
        taper(g, [(x + 14, h * .865), (w * .3, h * .9)], [12, 14]); g.fill()
    import parts_s as S
    S.crab(c, w * .56, h * .93, 84)
    c.finish(vignette=.3, warm=.35)


def L_ridge(rng, w, hz):
    return [(-30, hz - 44)] + [(w * .62 * t, hz - 44 * (1 - t) - 16 + rng.normal(0, 7)) for t in np.linspace(.03, .97, 15)] + [(w * .62, hz + 4)]


def sprout(c, rng, x, y, s, color='leaf', lean=None, **kw):
    """A planted mangrove propagule: green spindle with two to four leaves on top."""
    a = rng.normal(0, .05) if lean is None else lean
    with c.piece(**{**dict(shadow=.4, lift=max(2, s * .03), volume=.4, vsize=max(3, s * .03)), **kw}) as g:
        with at(g, x, y, a, s):
            rgb(g, '#3f2f26', .5); smooth(g, blob_pts(rng, .01, .01, .1, .03, .1, 9)); g.fill()
            lin(g, -.04, 0, .04, 0, shade('#7d8f4a', .2), '#6d7f3f', shade('#6d7f3f', -.4)); taper(g, [(0, .02), (.005, -.3), (0, -.56)], [.055, .07, .04]); g.fill()
            rgb(g, '#8a4a34'); taper(g, [(0, -.54), (0, -.62)], [.045, .03]); g.fill()
            rgb(g, shade(color, -.25)); taper(g, [(0, -.58), (.006, -.74), (0, -.9)], [.028, .022, .012]); g.fill()
            for yy, L_, aa, dk in ((-.65, .34, -PI / 2 - 1.2, -.16), (-.65, .33, -PI / 2 + 1.15, -.1), (-.8, .27, -PI / 2 - .85, .04), (-.8, .28, -PI / 2 + .8, .1), (-.88, .16, -PI / 2 - .12, .24)):
                F.leaf(g, 0, yy, L_ * rng.uniform(.9, 1.1), L_ * (.46 if L_ > .2 else .3), aa + rng.normal(0, .09), jitter(rng, shade(color, dk), .025))


def frames_boat(c, rng, variant=0):
    """At first light an outrigger boat piled with steel stars sails towards a dark hilly island; wake in front."""
    w, h = c.w, c.h
    c.light = (.75, -.5)
    hz = h * .46
    L.sky(c, 'dusk', hz, sun=(w * .83, hz - 20, 54), sun_col='#ffe2a0', glow=1.0)
    for pts, cc, d in (([(w * .49, hz + 3), (w * .54, hz - 22), (w * .6, hz - 34), (w * .655, hz - 14), (w * .69, hz + 3)], '#4f4a78', .45), ([(-40, hz - 150), (w * .06, hz - 200), (w * .12, hz - 228), (w * .17, hz - 170), (w * .22, hz - 150), (w * .28, hz - 76), (w * .36, hz - 50), (w * .42, hz - 10), (w * .44, hz + 4), (-40, hz + 4)], '#3c3a66', .25)):
        with c.piece(shadow=.1, volume=.3, vsize=30, depth=d) as g: smooth(g, pts, tension=.6); rgb(g, cc); g.fill()
    L.sea(c, hz, h, 'dusk', w * .8, ripples=130, sparkle=1.2)
    x, y, s = w * .42, h * .72, 900
    star_pile(c, rng, x + 10, y - s * .05)
    L.jukung(c, x, y, s, hull='#2f6f8a')
    P.person(c, x - s * .38, y - s * .055, 210, 'stand', P.look(rng, hair='hat', top='#f5b843', bottom='shorts'), shadow=.2)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:        # steering pole
        rgb(g, '#8a6242'); taper(g, [(x - s * .35, y - s * .2), (x - s * .5, y + 40)], [9, 8]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:         # wake
        for i in range(60):
            t = rng.uniform(0, 1); xx = x - s * .5 - t * 420; yy = y + 10 + rng.normal(0, 6 + 40 * t); rgb(g, '#ffe9c8', .6 * (1 - t)); taper(g, [(xx - 50, yy), (xx, yy - 3), (xx + 40, yy)], [.3, 5, .3], 9, False); g.fill()
        for i in range(24): xx = x + s * .45 + rng.normal(0, 26); rgb(g, '#fff3dc', .7); taper(g, [(xx - 20, y + 6 + rng.normal(0, 5)), (xx + 24, y + 4)], [.4, 5, .4], 7, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        rgb(g, '#2a2f55', .9); g.set_line_width(3.4)
        for bx, by, q in ((w * .62, h * .14, 15), (w * .66, h * .17, 11), (w * .58, h * .2, 9)): g.move_to(bx - q, by - q * .3); g.curve_to(bx - q * .4, by - q * .7, bx - q * .1, by - q * .2, bx, by); g.curve_to(bx + q * .1, by - q * .3, bx + q * .5, by - q * .8, bx + q, by - q * .4); g.stroke()
    c.finish(vignette=.32, warm=.3)


def star_pile(c, rng, x, y):
    """Nested six-legged steel stars on a deck, each pile leaning a little."""
    for dx, n, s in ((-190, 4, 230), (60, 5, 240), (270, 3, 210)):
        for k in range(n): G.reef_star(c, x + dx + rng.normal(0, 3), y - k * 34 + 34, s, '#584f52', 0, rot=rng.normal(.1, .03))


def rising(c, rng, variant=0):
    """Looking up from the deep: a freediver rises along the line to the round bright window of the surface inside a ring of fish."""
    w, h = c.w, c.h
    c.light = (0, -1)
    X, Y = w * .6, h * .24
    c.backdrop([(0, '#1b86b0'), (.5, '#0c4d84'), (1, '#051d46')], glow=(X, Y, 700, '#8fdcea', .75))
    c.glow(X, Y, 330, '#dffaf4', .75, squash=1.3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=3, alpha=.9) as g:
        rgb(g, '#eafcf4'); smooth(g, blob_pts(rng, X, Y, 230, 150, .09, 22)); g.fill()
        for _ in range(60):
            a = rng.uniform(0, 2 * PI); q = rng.uniform(.9, 1.5); L_ = rng.uniform(20, 70)
            rgb(g, '#dffaf4', rng.uniform(.2, .6)); px, py = X + math.cos(a) * 235 * q, Y + math.sin(a) * 150 * q
            taper(g, [(px - math.sin(a) * L_, py + math.cos(a) * L_ * .6), (px, py), (px + math.sin(a) * L_, py - math.cos(a) * L_ * .6)], [.5, 9, .5], 12, False); g.fill()
    c.god_rays(X, Y - 330, strength=.3, reach=1000, spread=1.5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:       # float and two friends against the light
        rgb(g, '#0f4a78'); smooth(g, blob_pts(rng, X + 14, Y + 6, 46, 20, .04, 12)); g.fill()
        for m, yy in ((-1, -16), (1, 24)):
            with at(g, X + 130 * m, Y + yy, .5 * m, 88):
                taper(g, [(.5, 0), (0, 0), (-.4, .03)], [.1, .16, .07]); g.fill(); g.arc(.52 * 1, 0, .09, 0, 7); g.fill(); taper(g, [(-.35, .03), (-.6, .12), (-.82, .12)], [.06, .05, .15]); g.fill(); taper(g, [(-.35, 0), (-.6, -.08), (-.84, -.1)], [.06, .05, .14]); g.fill(); taper(g, [(.3, .05), (.45, .22), (.62, .26)], [.06, .05, .03]); g.fill()
    bx, by = w * .33, h + 20
    with c.piece(shadow=.1, lift=4, volume=0, rim=.2, grain=.01) as g: rgb(g, '#f3ecd2', .9); taper(g, [(X + 10, Y + 20), (bx, by)], [2, 9]); g.fill()
    GB.swirl(c, w * .52, h * .5, 470, 190, 120, 52, '#0f4374', 1.0, .4, .3, depth=.12)
    a = math.atan2(Y - by, X - bx)
    P.freediver(c, w * .475, h * .66, 430, a, fins='#f2694b', arms='up')
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=5) as g:
        for t, cc in ((.16, 'coral'), (.3, 'saffron')):
            px, py = bx + (X - bx) * t, by + (Y - by) * t; rgb(g, cc); taper(g, [(px - 4, py + 7), (px + 4, py - 7)], [16, 16]); g.fill()
    L.rocks(c, [(w * .72, h * 1.03), (w * .86, h * .93), (w + 30, h * .84)], '#0a2450', depth=.1)
    F.sea_fan(c, w * .93, h * .92, 190, '#3a3f8a', -.1, depth=.15)
    c.particles(240); c.finish(vignette=.4)


def snail(c, rng, variant=0):
    """Macro: a striped top shell grazes over a tile with tiny coral recruits, leaving a clean track through the green film."""
    w, h = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#2a7f8f'), (.5, '#4fb0a8'), (1, '#2f7f86')], glow=(w * .2, h * .05, 520, '#eafbe9', .6))
    GB.bokeh(c, 16, (0, 0, w, h * .5), ['#bfeee0', '#f5b843', '#ee8f9f', '#8fdccf'], (30, 110), .3, 16)
    back = L.ground(c, [(-40, h * .56), (w * .4, h * .5), (w + 40, h * .56)], '#a9a08a', '#6f6a58', 200, blur=5, depth=.3)
    base = L.ground(c, [(-40, h * .71), (w * .3, h * .66), (w * .65, h * .665), (w + 40, h * .74)], '#c9bd9c', '#8a7f66', 340, grain=.06)
    with c.piece(shadow=0, volume=.1, rim=0, grain=.06) as g:        # algal film
        for _ in range(420):
            x = rng.uniform(-20, w); t = rng.uniform(0, 1); y = base(x) + 14 + t * h * .36
            if abs(y - (base(w * .5) + 60 + (x - w * .48) * -.02)) < 44 and x < w * .55: continue
            rgb(g, jitter(rng, rng.choice(['#7f9a4a', '#8fa850', '#6f8a52']), .03), rng.uniform(.15, .4)); q = rng.uniform(8, 30) * (.5 + t); smooth(g, blob_pts(rng, x, y, q * 1.5, q * .5, .25, 8)); g.fill()
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=5) as g:
        for x, t, s, cc in ((w * .08, .22, 24, 'rose'), (w * .16, .7, 44, 'saffron'), (w * .31, .85, 52, '#5fb0a0'), (w * .9, .3, 34, 'coral'), (w * .8, .78, 60, 'violet'), (w * .62, .9, 40, 'rose'), (w * .96, .85, 46, 'saffron'), (w * .25, .1, 15, 'coral'), (w * .82, .08, 16, 'rose')):
            GB.recruit(g, rng, x, base(x) + 16 + t * h * .28, s, cc)
    W.snail(c, w * .52, base(w * .52) + 66, 470, '#e6c3a0')
    for x, y, L_, hd in ((w * .15, h * .3, 70, .15), (w * .25, h * .4, 46, .1)): A.fish(c, 'damsel', x, y, L_, hd, depth=.3, blur=2)
    c.particles(90); c.finish(vignette=.35)
