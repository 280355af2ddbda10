"""Species emblems: square portrait tiles for members of the team without a photograph. variant picks species and colours."""
import math
from toolkit import fauna as A, flora as F, portraits
from toolkit.paper import lin, ridge, shade, smooth

PI = math.pi

# species, ground from light to dark, frame corals (colour a, colour b), ray origin x
TILES = [
    ('clownfish', ('#bdebd9', '#2fa5ae', '#0f5f80'), ('rose', 'plum'), .25),
    ('turtle', ('#fbe3b4', '#7cc7b8', '#17748c'), ('leaf', 'saffron'), .7),
    ('manta', ('#7fd6cf', '#1d7f9c', '#082f54'), ('violet', 'plum'), .5),
    ('seahorse', ('#f8cfc0', '#d77f97', '#6b3f78'), ('leaf', 'leaf'), .3),
    ('octopus', ('#d3efd4', '#5fb3a0', '#1c5a68'), ('saffron', 'violet'), .65),
    ('idol', ('#c3e6ea', '#3f8fb8', '#123f70'), ('coral', 'saffron'), .35),
    ('nudibranch', ('#fde6b0', '#f0a05f', '#a8503f'), ('violet', 'rose'), .4),
    ('shark', ('#a9e4d2', '#2a8fa6', '#0a3a60'), ('coral', 'leaf'), .6),
    ('parrotfish', ('#f6d9d0', '#c8798f', '#5a3a70'), ('saffron', 'coral'), .3),
    ('emperor', ('#fff0c4', '#efb65a', '#b0603f'), ('plum', 'violet'), .7),
    ('eagleray', ('#cdeedd', '#4fb0b4', '#175a80'), ('saffron', 'rose'), .4),
    ('banggai', ('#e3d5ee', '#8f7fc0', '#3a3a78'), ('coral', 'rose'), .55)]
SUBJECTS = {**A.EMBLEMS,
            'manta': lambda c, x, y, s: portraits.ray(c, x, y, s * 1.18, -.42, 'manta', 30, .34),
            'eagleray': lambda c, x, y, s: portraits.ray(c, x - s * .04, y + s * .02, s * 1.12, PI - .42, 'eagle', 26, .26)}


def emblem(c, rng, variant=0):
    """One species before three paper hills in colours of its own, corals along the lower edge."""
    W, H = c.w, c.h
    sp, gr, cc, rx = TILES[variant % len(TILES)]
    c.light = (-.5, -.86)
    c.backdrop([(0, gr[0]), (.5, gr[1]), (1, gr[2])], 82, glow=(W * rx, -60, W * .62, 'cream', .55))
    c.god_rays(W * rx, -260, .34, 9, W * 1.1, 1.0)
    # paper hills behind, each tile different
    for k in range(3):
        with c.piece(depth=.66 - .2 * k, shadow=.35, lift=12, volume=.35, vsize=40) as g:
            pts = ridge(rng, -40, W + 40, H * (.72 + .09 * k), H * .045, 7)
            smooth(g, pts, False); g.line_to(W + 40, H + 40); g.line_to(-40, H + 40); g.close_path()
            lin(g, 0, H * .7, 0, H, shade(gr[2], .12 - .1 * k), shade(gr[2], -.25 - .12 * k)); g.fill()
    A.silhouettes(c, W * (.78 if rx < .5 else .22), H * .24, 16, W * .14, H * .05, 26, PI if rx < .5 else 0, gr[2], .45)
    SUBJECTS[sp](c, W * .5, H * .47, W * .66)
    left = variant % 2 == 0
    X = (lambda t: W * t) if left else (lambda t: W * (1 - t))
    sets = [('fan', 'poc', 'staghorn'), ('boulder', 'soft', 'plates'), ('staghorn', 'brain', 'fan'), ('grass', 'leather', 'grass'), ('table', 'soft', 'sponge'), ('plates', 'fan', 'poc')]
    s = sets[(variant * 5 + 1) % 6] if sp not in ('seahorse', 'clownfish') else sets[3] if sp == 'seahorse' else ('anemone', 'poc', 'staghorn')
    for i, (k, t, q) in enumerate(zip(s, (.1, .31, .9), (2.5, 1.7, 2.0))):
        if k == 'grass': F.seagrass(c, X(t) - 150, X(t) + 150, H * 1.02, 300 * (1 - .2 * i), 26, cc[i % 2], .3)
        elif k == 'anemone': F.anemone(c, X(.2), H * 1.02, 470, '#e9a08f', 'cream', 90)
        else: F.plant(c, k, X(t), H * 1.03, q, cc[i % 2])
    c.particles(70, (1, 3.6), (.12, .5), big=6)
    c.finish(.4)
