"""Species emblems: square portrait tiles for members of the team without a photograph. variant picks species and colours."""
import math
from toolkit import fauna as A, flora as F, portraits, shells
from toolkit.paper import blob_pts, curve_pts, jitter, lin, rgb, ridge, shade, smooth, taper

PI = math.pi

# under water: species, ground from light to dark, frame corals (colour a, colour b), ray origin x
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
    ('banggai', ('#e3d5ee', '#8f7fc0', '#3a3a78'), ('coral', 'rose'), .55),
    ('jellyfish', ('#b9a6dc', '#5f4a9a', '#231d52'), ('rose', 'violet'), .42)]
SUBJECTS = {**A.EMBLEMS,
            'jellyfish': lambda c, x, y, s: A.jellyfish(c, x + s * .04, y - s * .16, s * .66, .2, '#f6dff0', .3, 4, 1.25, alpha=.92),
            'nudibranch': lambda c, x, y, s: (stone(c, y + s * .2, '#7a3f5c'), A.EMBLEMS['nudibranch'](c, x, y, s)),
            'manta': lambda c, x, y, s: portraits.ray(c, x, y, s * 1.18, -.42, 'manta', 30, .34),
            'eagleray': lambda c, x, y, s: portraits.ray(c, x - s * .04, y + s * .02, s * 1.12, PI - .42, 'eagle', 26, .26)}


# on the shore: species, sky and its glow from light to dark, colour of the hills, where the sun stands
SHORE = [
    ('mudskipper', ('#f7f0c9', '#b9c98a', '#6f9a72'), '#3f6a55', .3),
    ('kingfisher', ('#fdf0d6', '#f9bd94', '#e07f7f'), '#8a4a68', .68),
    ('hermit', ('#fdeef0', '#eab8c4', '#b683ac'), '#d9b27c', .35)]


def hills(c, rng, color):
    """Three paper hills one behind the other, each tile different."""
    W, H = c.w, c.h
    for k in range(3):
        with c.piece(depth=.66 - .2 * k, shadow=.35, lift=12, volume=.35, vsize=40) as g:
            pts = ridge(rng, -40, W + 40, H * (.72 + .09 * k), H * .045, 7)
            smooth(g, pts, False); g.line_to(W + 40, H + 40); g.line_to(-40, H + 40); g.close_path()
            lin(g, 0, H * .7, 0, H, shade(color, .12 - .1 * k), shade(color, -.25 - .12 * k)); g.fill()


def stone(c, y, color):
    """The ground on which an animal creeps, y = its height in the middle of the tile."""
    r, W, H = c.rng, c.w, c.h
    with c.piece(shadow=.4, lift=12, volume=.4, vsize=40, grain=.06) as g:
        smooth(g, [(-50, y + H * .1), (W * .1, y + H * .03), (W * .3, y - H * .004), (W * .52, y), (W * .74, y - H * .008), (W * .9, y + H * .04), (W + 50, y + H * .13), (W + 60, H + 60), (-60, H + 60)]); path = g.copy_path()
        lin(g, 0, y - H * .02, 0, H, shade(color, .2), color, shade(color, -.5)); g.fill(); g.save(); g.append_path(path); g.clip()
        for _ in range(70): q = r.uniform(5, 26); rgb(g, jitter(r, shade(color, r.uniform(-.3, .3)), .03), .5); smooth(g, blob_pts(r, r.uniform(0, W), r.uniform(y, H), q * 1.4, q * .8, .2, 8)); g.fill()
        g.restore()


def mudskipper(c, rng):
    """On the mud between the roots and the young plants of the mangroves."""
    W, H = c.w, c.h
    F.root_arch(c, [[(W * 1.06, H * .26), (W * .93, H * .33), (W * .87, H * .52), (W * .86, H * .8)], [(W * 1.06, H * .4), (W * .99, H * .46), (W * .955, H * .62), (W * .95, H * .85)]], [44, 38], '#5a4a48', depth=.24)
    stone(c, H * .635, '#8a7558')
    portraits.mudskipper(c, W * .49, H * .56, W * .74, rot=-.03)
    for x, h in ((.1, 330), (.24, 230), (.9, 250)):
        with c.piece(shadow=.4, lift=9, volume=.35, vsize=9, rim=.35) as g: F.seedling(g, rng, W * x, H * .985, h, 'leaf', 3, rng.normal(0, .05))


def kingfisher(c, rng):
    """On a branch of the mangroves, with leaves and a ripe fruit."""
    W, H = c.w, c.h
    branch = [(-50, H * .84), (W * .3, H * .755), (W * .55, H * .745), (W * .8, H * .7), (W * 1.05, H * .58)]
    with c.piece(shadow=.35, lift=9, volume=.35, vsize=7, rim=.4) as g:
        for x, y, l in ((.2, .78, 250), (.74, .72, 260)): F.hanging_propagule(g, rng, W * x, H * y, l, '#8fb062')
    with c.piece(shadow=.45, lift=12, volume=.5, vsize=14, grain=.05) as g:
        lin(g, 0, H * .6, 0, H * .86, '#a98a6a', '#5f4838'); taper(g, branch, [56, 46, 40, 34, 40], 60); g.fill(); rgb(g, '#3f2f28', .4)
        for x, y in curve_pts(branch, 60)[3:57]: taper(g, [(x + rng.normal(0, 8), y + rng.normal(0, 9)), (x + 26, y + rng.normal(0, 9) - 4)], [3.4, .4]); g.fill()
    for x, y, n, a0, cc in ((.1, .81, 6, -PI / 2 - .5, '#5f9f52'), (.9, .655, 7, -PI / 2 + .5, '#4f8f4c'), (.03, .84, 5, PI / 2 - .4, '#4f8f4c'), (.96, .63, 5, PI / 2 + .5, '#6faa58')):
        with c.piece(shadow=.4, lift=10, volume=.3, vsize=12, rim=.35) as g:
            for k in range(n): F.leaf(g, W * x, H * y, 190 * rng.uniform(.8, 1.1), 82, a0 + ((k + .5) / n * 2 - 1) * 1.3 + rng.normal(0, .1), jitter(rng, shade(cc, rng.uniform(-.15, .22)), .03))
    A.kingfisher(c, W * .47, H * .745, W * .62, lift=16)


def hermit(c, rng):
    """On the sand above the tide line, among shells."""
    W, H = c.w, c.h
    stone(c, H * .66, '#ead3a2')
    shells.hermit(c, W * .485, H * .7, W * .49, 0, '#f0cfa4', '#a8553f', '#d9482f', reach=.25)
    shells.scallop(c, W * .12, H * .9, 120, '#f3b79a', .5); shells.scallop(c, W * .86, H * .86, 84, '#fbeee0', -.7)
    F.seagrass(c, W * .84, W * 1.04, H * 1.02, 190, 14, '#9aa86a', .3)


SHORE_SUBJECTS = dict(mudskipper=mudskipper, kingfisher=kingfisher, hermit=hermit)


def shore(c, rng, variant=0):
    """One species of the mangroves or the beach before three paper hills, in the air: for the tiles beside those of emblem."""
    W, H = c.w, c.h
    sp, sky, land, sx = SHORE[variant % len(SHORE)]
    c.light = (-.5, -.86)
    c.backdrop([(0, sky[0]), (.5, sky[1]), (1, sky[2])], 82, glow=(W * sx, -60, W * .62, 'cream', .55))
    c.god_rays(W * sx, -260, .26, 9, W * 1.1, 1.0)
    hills(c, rng, land)
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3, depth=.3) as g:
        for k in range(5): A.gull(g, W * (.8 if sx < .5 else .2) + rng.normal(0, 70), H * .2 + rng.normal(0, 34), rng.uniform(26, 40), rng.normal(0, .15), shade(sky[2], -.35))
    SHORE_SUBJECTS[sp](c, rng)
    c.particles(40, (1, 3), (.1, .35), big=4)
    c.finish(.4)


def emblem(c, rng, variant=0):
    """One species before three paper hills in colours of its own, corals along the lower edge."""
    W, H = c.w, c.h
    sp, gr, cc, rx = TILES[variant % len(TILES)]
    c.light = (-.5, -.86)
    c.backdrop([(0, gr[0]), (.5, gr[1]), (1, gr[2])], 82, glow=(W * rx, -60, W * .62, 'cream', .55))
    c.god_rays(W * rx, -260, .34, 9, W * 1.1, 1.0)
    hills(c, rng, gr[2])
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
