"""The card of the event "Cemare Eco Green Mangrove Tour"."""
import numpy as np
from toolkit import flora as F, household, people as P, water
from toolkit.paper import at, blob_pts, lin, rgb, shade, smooth, taper


def kayak(c, rng, x, y, s, hull, riders, flip=False, load=None, **kw):
    """A kayak from the side with its riders and their paddles; y = waterline, s = length, riders = [(place -.5...5, look)]."""
    m = -1 if flip else 1
    for u, lk in riders:
        def paddle(g, J):
            a, b = np.array(J['hL']), np.array(J['hR']); mid = (a + b) / 2; rgb(g, '#f0e2bd')
            p, q = mid + (.09, .32), mid + (.02, -.34)
            taper(g, [tuple(q), tuple(p)], [.014, .014]); g.fill(); rgb(g, '#f5b843')
            for e, d in ((p, (.035, .06)), (q, (-.03, -.06))): smooth(g, [tuple(e), tuple(e + np.array(d) * .4 + (.03, -.01)), tuple(e + np.array(d) * 1.6), tuple(e + np.array(d) * .5 - (.03, -.012))]); g.fill()
        P.person(c, x + m * u * s, y - s * .005, s * .46, 'sit', lk, flip, paddle, tweak=dict(aL=(62, 92), aR=(36, 78), lean=10, lL=(84, 88), lR=(80, 86)), **kw)
    if load: load(c, x - m * s * .33, y - s * .04)
    with c.piece(**{**dict(shadow=.45, lift=9, volume=.5, vsize=s * .03, rim=.5), **kw}) as g:
        with at(g, x, y, 0, m * s, s):
            smooth(g, [(.53, -.075), (.4, -.06), (.1, -.052), (-.2, -.052), (-.42, -.062), (-.52, -.085), (-.46, -.01), (-.3, .025), (0, .035), (.3, .025), (.46, -.01)], tension=.5); lin(g, 0, -.08, 0, .035, shade(hull, .3), hull, shade(hull, -.32)); g.fill()
            rgb(g, '#fff4d6', .85); taper(g, [(-.46, -.045), (0, -.018), (.47, -.04)], [.004, .011, .004], 20); g.fill()


def card(c, rng, variant=0):
    """Cemare by kayak: two kayaks on a still green creek between mangroves, the near one with two paddlers, the far one with a net sack of bottles; a row of seedlings on the bank."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    hz = H * .46
    c.backdrop([(0, '#bfe0d6'), (.3, '#e3efd0'), (.46, '#fdf3cf'), (1, '#8fc4a4')], 90, glow=(W * .52, hz - 120, 620, '#fffbe0', .7))
    c.set_air()
    for y, d, q in ((hz - 8, .7, 120), (hz + 4, .5, 170)):
        for _ in range(13):
            x = rng.uniform(-60, W + 60)
            if abs(x - W * .52) < 150: continue
            F.leaf_clump(c, x, y - q * rng.uniform(.3, .5), q, q * .5, 150, 15, 'moss', depth=d)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H, '#e3efc4', '#9fcfae', '#4f9a8c', '#22606a'); g.rectangle(-20, hz, W + 40, H); g.fill()
    for x, s, d, y in ((.36, 190, .42, 12), (.68, 200, .4, 12), (.22, 300, .26, 40), (.83, 320, .22, 44), (.03, 430, .1, 90), (1.0, 460, .06, 100)): F.mangrove(c, W * x, hz + y, s, leaves='leaf' if d < .3 else 'moss', roots=9, size=18 + 10 * (1 - d), depth=d)
    c.god_rays(W * .5, -220, .34, 13, 1000, 1.3, '#fff6d0')
    with c.piece(shadow=.25, lift=4, volume=.4, vsize=10, grain=.06, depth=.1) as g: smooth(g, [(W * .62, hz + 66), (W * .74, hz + 46), (W * .9, hz + 44), (W * 1.06, hz + 70), (W * 1.06, hz + 120), (W * .8, hz + 92)]); lin(g, 0, hz + 40, 0, hz + 110, '#b3936c', '#6f5848'); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, depth=.06) as g:
        for k in range(8): F.propagule(g, W * (.665 + .03 * k), hz + 66 - 3 * k + rng.normal(0, 3), 58, 'leaf', rng.normal(0, .1))
    who = lambda **kw: P.look(rng, **kw)

    def sack(c, x, y):
        with c.piece(shadow=.35, lift=4, volume=.4, vsize=6) as g:
            smooth(g, blob_pts(rng, x, y - 30, 44, 40, .08, 10)); p = g.copy_path(); rgb(g, '#3f7fa0'); g.fill(); g.save(); g.append_path(p); g.clip()
            for _ in range(16): household.bottle(g, x + rng.normal(0, 26), y - 30 + rng.normal(0, 22), 34, rng.uniform(0, 6), rng.choice(['#cfeaf0', '#9fdcc8', '#f3f6f2']), rng.choice(['coral', '#2f6fd0', 'saffron']), 1)
            rgb(g, '#22505f', .8); g.set_line_width(2)
            for k in range(-6, 7): g.move_to(x + k * 13 - 50, y - 90); g.line_to(x + k * 13 + 50, y + 20); g.move_to(x + k * 13 + 50, y - 90); g.line_to(x + k * 13 - 50, y + 20); g.stroke()
            g.restore()
    kayak(c, rng, W * .655, H * .61, 400, '#f5b843', [(.04, who(hair='hat', accent='#1b8f93', top='#fff4d6', sleeve='long', bottom='trousers'))], True, sack, depth=.04)
    water.reflect_clamped(c, H * .622, .5, 150, 3, '#cfe6c8')
    kayak(c, rng, W * .37, H * .755, 760, '#e9573c', [(-.16, who(hair='hijab', accent='#8f6fb8', top='#f5b843', bottom='trousers', bcol='#2c3448')), (.16, who(hair='cap', child=True, accent='#2f86b8', top='#1b8f93', bottom='shorts'))])
    water.reflect_clamped(c, H * .777, .55, 200, 4, '#9fd0b8')
    water.strips(c, hz + 30, H, 110, ('#fff8d6', '#2f6f70'), (.1, .34), 1)
    F.root_arch(c, [[(W * 1.03, H * .3), (W * .93, H * .5), (W * .9, H * .8), (W * .91, H * 1.06)], [(W * 1.06, H * .42), (W * .99, H * .6), (W * .97, H * 1.06)]], [40, 54], '#4a3330')
    F.leaf_clump(c, W * .03, H * .0, 300, 110, 170, 36, 'deepleaf'); F.leaf_clump(c, W * .97, H * .02, 280, 110, 160, 36, 'deepleaf')
    c.finish(.36, warm=.06, center=(.48, .55))
