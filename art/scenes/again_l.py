"""again_l.py - pictures drawn again: a reef as a computer sees it."""
import copy
import numpy as np
from scipy.ndimage import gaussian_filter
import flora as F, fauna as A, land as L, closeups as K, portraits
from paper import *


def labelled(c, rng, variant=0):
    """36: one reef, two ways to look: left as it is, right as a program sorts it, each colony in the colour of its kind and outlined; the border crumbles into squares."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#c4f0dc'), (.2, '#6fccc6'), (.52, '#2795a9'), (1, '#0d4a70')], 88, glow=(W * .2, -60, 760, '#fff4d6', .75))
    L.surface_below(c, 80, .5, 70); c.god_rays(W * .2, -180, .4, 15, 1100, 1.2)
    far = L.rocks(c, [(-40, H * .58), (W * .16, H * .5), (W * .34, H * .56), (W * .55, H * .5), (W * .78, H * .55), (W + 40, H * .46)], '#2b7684', depth=.5, knobs=20)
    F.reef_patch(c, -10, W * 1.02, far, 1.4, .55, depth=.5, sink=.5)
    A.silhouettes(c, W * .5, H * .16, 60, 300, 44, 13, np.pi, depth=.45)
    L.rocks(c, [(-40, H * .66), (W * .1, H * .63), (W * .26, H * .69), (W * .42, H * .66), (W * .6, H * .7), (W * .82, H * .65), (W + 40, H * .68)], '#3f7f80', depth=.3, knobs=10)
    L.sandbed(c, [(-40, H * .77), (W * .3, H * .74), (W * .6, H * .755), (W + 40, H * .73)], '#e0d6ac', caustic=.3)
    labels = np.zeros((c.ph, c.pw), np.uint8); tones = [None]

    def kept(draw, tone):
        """Draw on the picture and keep the same shape as one region of the colour tone."""
        cv = Canvas(c.pw, c.ph, 1); cv.w, cv.h, cv.k = c.w, c.h, c.k
        cv.transparent(); cv.light, cv.rng = c.light, copy.deepcopy(c.rng)
        draw(cv); tones.append(tone); labels[cv.alpha > .5] = len(tones) - 1
        return draw(c)
    TABLE, BRANCH, MASSIVE, CAULI, PLATES, FAN, SOFT, FISH = '#ff6b57', '#ffc94a', '#57d08c', '#ff8fc0', '#5fb8ff', '#ff9e4a', '#c79aff', '#f4f7fa'

    def thicket(cv, x, y, s, cc):
        for dx, q in ((-.5, .8), (.5, .86), (0, 1)): F.staghorn(cv, x + dx * s * .62, y, s * q, cc, 3, 5)
    for draw, tone in (
            (lambda cv: F.sea_fan(cv, W * .06, H * .78, 250, 'plum', .06), FAN), (lambda cv: F.boulder(cv, W * .3, H * .8, 250, '#b8a266'), MASSIVE),
            (lambda cv: F.plates(cv, W * .16, H * .83, 210, 'violet', 4), PLATES), (lambda cv: K.table(cv, W * .53, H * .83, 400, 'coral', .2), TABLE),
            (lambda cv: F.boulder(cv, W * .93, H * .78, 230, '#a89a78'), MASSIVE), (lambda cv: thicket(cv, W * .77, H * .83, 210, 'saffron'), BRANCH),
            (lambda cv: F.soft_coral(cv, W * .405, H * .86, 140, 'rose'), SOFT), (lambda cv: F.pocillopora(cv, W * .66, H * .9, 140, 'rose'), CAULI),
            (lambda cv: thicket(cv, W * .27, H * .97, 200, '#e9a05c'), BRANCH), (lambda cv: F.brain(cv, W * .44, H * .99, 210, '#8fa06a'), MASSIVE),
            (lambda cv: K.table(cv, W * .88, H * 1.0, 380, '#c77a9c', .24), TABLE), (lambda cv: F.plates(cv, W * .62, H * 1.02, 220, '#7f9ac0', 4), PLATES),
            (lambda cv: F.pocillopora(cv, W * .1, H * .99, 160, 'coral'), CAULI), (lambda cv: F.soft_coral(cv, W * .985, H * .9, 130, 'rose'), SOFT),
            (lambda cv: portraits.fish(cv, 'raccoon', W * .3, H * .47, 150, 14, 3, .15), FISH), (lambda cv: portraits.fish(cv, 'idol', W * .66, H * .42, 170, 10, 3, .12, flip=True), FISH),
            (lambda cv: portraits.fish(cv, 'emperor', W * .88, H * .5, 130, 12, 3, .12, flip=True), FISH), (lambda cv: portraits.fish(cv, 'tang', W * .44, H * .56, 104, 8, 3, .12), FISH),
            (lambda cv: portraits.fish(cv, 'longnose', W * .78, H * .32, 100, 8, 3, .12), FISH)): kept(draw, tone)
    A.school(c, 'anthias', W * .2, H * .6, 16, 150, 34, 28, .1, .25)
    c.particles(160); c.finish(.3, center=(.48, .5))
    # the other view of the same picture
    img = np.clip(c.img, 0, 1); lum = img.mean(-1, keepdims=True)
    seen = col('#0f1f3d') * .8 + lum * np.array([.06, .14, .26]); shape = gaussian_filter(lum[..., 0], 6 * c.k)[..., None]
    for k, tone in enumerate(tones):
        if tone is not None: m = labels == k; seen[m] = (col(tone) * (.42 + .5 * shape + .34 * (lum - shape)))[m]
    edge = np.zeros(labels.shape, bool)
    for d in range(1, max(2, int(round(1.6 * c.k))) + 1): edge |= (labels != np.roll(labels, d, 0)) | (labels != np.roll(labels, d, 1))
    edge[:4] = False; edge[:, :4] = False
    line = gaussian_filter(edge.astype(np.float32), 1.0)[..., None] * .8; seen = seen * (1 - line) + line * np.array([.93, .98, 1])
    q = 30                                                            # units of one square
    n, m = int(W / q) + 2, int(H / q) + 2; u = (np.arange(n) * q)[None, :] + (np.arange(m) * q)[:, None] * .18
    on = rng.random((m, n)) < np.clip((u - W * .54) / (W * .16) , 0, 1) ** 1.3; on |= u > W * .69; on &= u > W * .535
    yy, xx = (np.arange(c.ph) / c.k / q).astype(int), (np.arange(c.pw) / c.k / q).astype(int)
    a = on[yy][:, xx].astype(np.float32); rim = np.clip(a - np.minimum(np.roll(a, 1, 0), np.roll(a, 1, 1)), 0, 1)[..., None] * .35; a = a[..., None]
    c.img = (img * (1 - a) + seen * a) * (1 - rim) + rim * np.array([.8, 1, 1]); c.img = c.img.astype(np.float32)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:          # brackets and points
        for x, y, w_, h_, tone in ((.66, .415, 210, 200, FISH), (.88, .5, 160, 120, FISH), (.78, .32, 130, 92, FISH), (.77, .745, 330, 230, BRANCH), (.885, .915, 400, 160, TABLE)):
            x, y = W * x, H * y; rgb(g, tone, .95); g.set_line_width(4.5)
            for sx in (-1, 1):
                for sy in (-1, 1): g.move_to(x + sx * w_ / 2, y + sy * (h_ / 2 - 26)); g.line_to(x + sx * w_ / 2, y + sy * h_ / 2); g.line_to(x + sx * (w_ / 2 - 26), y + sy * h_ / 2); g.stroke()
        for x, y in ((.93, .7), (.66, .86), (.62, .975), (.77, .76), (.88, .905)): x, y = W * x, H * y; rgb(g, '#0f1f3d', .7); g.arc(x, y, 15, 0, 7); g.fill(); rgb(g, 'white'); g.set_line_width(3); g.arc(x, y, 13, 0, 7); g.stroke(); g.arc(x, y, 5, 0, 7); g.fill()
