"""The sliders of articles 25 (turtle day) and 27 (shark and ray survey)."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, parts_b as B, parts_gb as S
import ground
import parts_slc as C
from paper import *

PI = math.pi


def dash(c, rng, variant=0):
    """25 wide, five o'clock: children with leaves on their backs crawl like hatchlings, not to the sea but to the child with a lamp; others sit in the sand."""
    W, H = c.w, c.h
    c.light = (-.75, -.66)
    hz = H * .29
    L.sky(c, 'rose', hz, (W * .2, hz - 66, 30), '#fff0c8', .9); L.cloud(c, W * .5, H * .13, 300, depth=.45); L.cloud(c, W * .74, H * .08, 180, depth=.55)
    L.island(c, W * .42, hz + 2, 420, 34, depth=.6); L.island(c, W * .06, hz + 2, 240, 20, depth=.68)
    L.sea(c, hz, H * .8, 'rose', W * .19, 80, .8)
    p = ground.view(W, hz, 1480, 2.62, .47)
    shore = [p(-9.5 + .5 * Z + .7 * math.sin(Z * .5), Z) for Z in np.linspace(6, 80, 50)]
    for k, cc in ((-1.3, '#cfe3d8'), (0, '#caa683')):
        with c.piece(shadow=.15, lift=4, volume=.1, rim=.25, alpha=.6 if k else 1, grain=.04) as g:
            q = [(x + k * s, y) for x, y, s in shore]; smooth(g, q, False); g.line_to(W + 60, hz + 14); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); rgb(g, cc); g.fill()
    dry = [p(-6.6 + .5 * Z + .9 * math.sin(Z * .42 + 1), Z) for Z in np.linspace(5, 80, 50)]
    with c.piece(shadow=.1, lift=3, volume=.1, rim=.2, grain=.055) as g:
        smooth(g, [a[:2] for a in dry], False); g.line_to(W + 60, hz + 10); g.line_to(W + 60, H + 40); g.line_to(-60, H + 40); g.close_path(); lin(g, W * .2, hz, W * .6, H, '#f6dcae', '#efcd98', '#e0b684', '#c79a70'); g.fill()
    L.foam(c, [a[:2] for a in shore], 6)
    with c.piece(shadow=.12, lift=2, volume=.15, vsize=3, grain=.05) as g:
        for _ in range(500):
            X, Z = rng.uniform(-6, 12), rng.uniform(5.3, 30); x, y, s = p(X, Z)
            if X < -5.6 + .5 * Z - 2: continue
            q = s * rng.uniform(.02, .07); rgb(g, jitter(rng, rng.choice(['#d9b98a', '#c9a074', '#fbe8c0']), .03), .7); smooth(g, blob_pts(rng, x, y, q * 1.8, q * .5, .2, 7)); g.fill()
    # trees behind on the right, the dune of the lamp
    for k, (x, s) in enumerate(((.74, 190), (.9, 250), (1.0, 280))): F.palm(c, W * x, hz + 50 + 16 * k, s, (-.2, .15, -.25)[k], depth=.3 - .08 * k, leaves='deepleaf')
    for x, y, rx, ry, n, cc in ((.86, 30, 300, 90, 230, '#3f6b55'), (.76, 64, 150, 44, 110, '#4d7d52'), (.96, 60, 200, 60, 150, '#527a4c')): F.leaf_clump(c, W * x, hz + y - 20, rx, ry, n, 20, cc, depth=.0)
    dune = L.ground(c, [(W * .6, H * .56), (W * .72, H * .475), (W * .86, H * .425), (W + 40, H * .43)], '#efcf9c', '#e8c592', 0, clip=lambda g: g.rectangle(0, 0, W + 60, H * .6), shadow=.12, volume=.12)
    with c.piece(shadow=0, volume=0, rim=0, blur=22) as g: lin(g, 0, H * .48, 0, H * .76, (0, '#e8c592', 0), (.42, '#e7c28f', 1), (1, '#e2ba88', 0)); smooth(g, [(W * .58, H * .54), (W * .75, H * .47), (W * 1.1, H * .46), (W * 1.1, H * .78), (W * .75, H * .76), (W * .6, H * .68)]); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4) as g:
        for _ in range(90):
            x = rng.uniform(W * .8, W + 10); y = dune(x) + rng.uniform(0, 20); rgb(g, jitter(rng, '#8fa45c', .06)); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(.2, .4), rng.uniform(14, 44), 4, .2), [3, 2, .4], 8, False); g.fill()
    # nest ring, lower left, and the tracks that bend away from the sea
    nx, nz = -2.1, 6.6
    lampX, lampZ = W * .81, dune(W * .81) + 14

    def track(X0, Z0, X1, Z1, n, w=.5):
        with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.5) as g:
            q = curve_pts([(X0, Z0), (X0 + (X1 - X0) * .35 - .7, Z0 + (Z1 - Z0) * .6), (X1, Z1)], n)
            for i, (X, Z) in enumerate(q):
                sg = 1 if i % 2 else -1
                x, y, s = p(X + .16 * sg, Z); rgb(g, '#94694a'); smooth(g, blob_pts(rng, x, y, s * .075, s * .028, .2, 8, -.15 * sg)); g.fill(); rgb(g, '#fff0cc', .7); smooth(g, blob_pts(rng, x + s * .02, y + s * .03, s * .06, s * .01, .2, 8)); g.fill()
    for a in ((nx + .1, nz + .6, -.3, 10.9, 17), (nx + .7, nz + .1, 1.2, 8.0, 13), (nx - .1, nz + .6, -1.6, 9.1, 12), (nx + .5, nz + .5, 2.3, 13.1, 22)): track(*a)
    x, y, s = p(nx, nz)
    with c.piece(shadow=.3, lift=3, volume=.25, vsize=6, grain=.06) as g:
        with at(g, x, y, 0, s * .85, s * .27): g.arc(0, 0, 1, 0, 7)
        lin(g, 0, y - 60, 0, y + 60, '#b98e64', '#dab489'); g.fill()
    with c.piece(shadow=.4, lift=3, volume=.4, vsize=4) as g:
        for k in range(17):
            a = k * 2 * PI / 17 + rng.normal(0, .05); rgb(g, jitter(rng, rng.choice(['#fffaf0', '#f3c9b0', '#e9dcc0']), .02)); smooth(g, blob_pts(rng, x + math.cos(a) * s * .9, y + math.sin(a) * s * .29, s * rng.uniform(.06, .09), s * .045, .12, 8)); g.fill()
    kid = lambda k, **o: P.look(rng, **{**dict(child=True, hair=['short', 'pony', 'cap', 'bob', 'hijab', 'bun', 'short'][k % 7], top=['#f2694b', '#1b8f93', '#fff4d6', '#c85a8e', '#3c86c2', '#f5b843', '#8f6fb8'][k % 7], accent=['#c85a8e', '#f5b843', '#1b8f93'][k % 3], bottom=['shorts', 'shorts', 'skirt'][k % 3]), **o})
    crawl = dict(lean=74, aL=(26, 4), aR=(-10, 6), lL=(20, -82), lR=(-14, -88), head=26)
    crawl2 = dict(lean=72, aL=(-14, 4), aR=(30, 10), lL=(-12, -86), lR=(26, -80), head=20)
    todo = [(16.6, .9, 'crawl', 0, crawl, 1), (13.4, 2.5, 'sit_ground', 1, None, 0), (11.2, -.2, 'crawl', 2, crawl2, 1), (9.2, -1.7, 'sit_hug', 3, None, 0), (8.0, 1.4, 'crawl', 6, crawl, 1), (9.2, 3.5, 'crab', 5, None, 0), (17.6, 3.4, 'crawl', 4, crawl2, 1), (13.6, 6.5, 'bird', 1, None, 0), (21, 1.8, 'sit_ground', 5, None, 0)]
    for Z, X, pose, k, tw, sh in sorted(todo, key=lambda t: -t[0]):
        x, y, s = p(X, Z); h = s * 1.32
        ground.cast(c, x, y, h * (.6 if pose in ('crawl', 'sit_ground', 'sit_hug') else 1), 1.3, .3, .3, .3, '#5a3a48')
        if pose == 'crawl': P.person(c, x, y, h, 'kneel', kid(k, bottom='shorts', hair=['short', 'cap', 'bob', 'bun', 'pony'][k % 5]), tweak=tw, prop=lambda g, J, cc=['#5f8f4c', '#7a9a3f', '#4d7d52'][k % 3]: C.leaf_shell(g, J, cc))
        elif pose == 'crab': P.person(c, x, y, h, 'stand', kid(k, bottom='shorts', top='#d9583a', hair='short'), tweak=dict(aL=(-88, -168), aR=(84, 160), lL=(-40, 20), lR=(42, -18)))
        elif pose == 'bird': P.person(c, x, y, h, 'stand', kid(k, top='#fff4d6', hair='pony', bottom='skirt'), tweak=dict(aL=(-112, -82), aR=(108, 74), lean=8))
        else: P.person(c, x, y, h, pose, kid(k), flip=pose == 'sit_hug')
    # the lamp
    ground.cast(c, lampX, lampZ, 220, .8, .12, .2, .25, '#5a3a48')
    lamp = []
    J = P.person(c, lampX, lampZ, 226, 'arm_up', kid(1, hair='bun', top='#8f6fb8', accent='#f5b843', bottom='skirt', bcol='#22405a'), flip=True, tweak=dict(aR=(150, 168), aL=(-16, -6)))
    hx, hy = J['hR'][0], J['hR'][1] - 8
    with c.piece(shadow=.2, lift=3, volume=.3, vsize=3, rim=.5) as g:
        rgb(g, '#3a3440'); g.set_line_width(2.4); g.arc(hx, hy + 6, 8, PI, 2 * PI); g.stroke()
        smooth(g, [(hx - 15, hy + 12), (hx + 15, hy + 12), (hx + 19, hy + 48), (hx - 19, hy + 48)], tension=.3); rgb(g, '#ffe9a8'); g.fill()
        rgb(g, '#c9483a'); poly(g, [(hx - 16, hy + 14), (hx + 16, hy + 14), (hx + 8, hy + 1), (hx - 8, hy + 1)]); g.fill(); poly(g, [(hx - 20, hy + 46), (hx + 20, hy + 46), (hx + 17, hy + 56), (hx - 17, hy + 56)]); g.fill()
    c.glow(hx, hy + 26, 40, '#fff6d0', .9); c.glow(hx - 14, hy + 26, 130, '#ffd98a', .5); c.glow(hx - 30, hy + 90, 420, '#ffc46b', .22)
    with c.piece(shadow=.45, lift=5, volume=.3, vsize=5, rim=.4) as g:         # everybody has taken off one shoe
        for k, (x, y, rot, cc) in enumerate(((.56, .93, .3, '#f2694b'), (.615, .9, -.2, '#1b8f93'), (.668, .925, .12, '#c85a8e'), (.725, .905, -.5, '#f5b843'), (.78, .935, .4, '#3c86c2'), (.84, .91, -.1, '#8f6fb8'))): S.sandal(g, rng, W * x, H * y, 62, rot, cc, .55)
    # frame
    with c.piece(shadow=.5, lift=14, volume=.35, vsize=10, blur=1.2) as g:
        for a0, L0 in ((-1.35, 300), (-1.0, 360), (-.62, 330), (-1.75, 240), (-.3, 260)):
            q = wander(rng, -20, H * 1.06, a0, L0, 5, .05, .1); rgb(g, jitter(rng, '#2f5a48', .03)); taper(g, q, [30, 38, 24, 2], 24); g.fill()
            rgb(g, '#a9b86a', .5); taper(g, q, [2, 3, 2, .5], 24); g.fill()
    c.finish(.26, warm=.22, center=(.55, .45))


def jellies(c, rng, variant=0):
    """25 close: six jellyfish drift in deep blue water before a turtle; the one in the middle is a plastic bag."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#2f93b8'), (.35, '#1b6a9c'), (.7, '#123f7a'), (1, '#0c2250')], 82, glow=(W * .62, -80, 760, '#c9f0ea', .55))
    c.god_rays(W * .62, -200, .3, 15, 1100)
    A.silhouettes(c, W * .2, H * .26, 50, 190, 46, 15, .1, '#2a7fa8', .45)
    A.turtle(c, W * .2, H * .6, 380, rot=-.2, roll=62, stroke=-.3, look=.1, depth=.42, shadow=0)
    for x, y, s, rot, cc, pu, ln, kw in ((.5, .12, 70, .25, '#bfe3ea', .3, 1.5, dict(depth=.45)), (.36, .2, 54, -.2, '#bfe3ea', .6, 1.3, dict(depth=.55)), (.93, .2, 150, -.18, '#cfe4f3', .35, 1.7, dict(depth=.14)), (.72, .84, 120, .16, '#c9dcf3', .7, 1.2, dict(depth=.25)), (.465, .52, 170, -.12, '#d3e9f3', .5, 1.55, dict(depth=.06))):
        C.jelly(c, W * x, H * y, s, rot, cc, pu, 4, ln, **kw)
    bag(c, W * .66, H * .43, 350)
    C.jelly(c, W * .955, H * .73, 250, -.25, '#d9e6f6', .55, 4, 1.4)
    c.particles(260, alpha=(.1, .45), big=10)
    c.finish(.34)


def bag(c, x, y, s):
    """Clear carrier bag filled by the water, its torn mouth and handles trailing below like the arms of a jellyfish."""
    r = c.rng
    with c.piece(shadow=0, volume=.1, vsize=6, rim=.5, grain=.02, alpha=.8) as g:      # handles, one torn open, and the far edge of the mouth
        with at(g, x, y, .16, s):
            for pts, w in (([(-.3, .2), (-.37, .42), (-.33, .6), (-.22, .72), (-.12, .68), (-.13, .5), (-.19, .36), (-.14, .22)], [.12, .1, .075, .06, .055, .06, .09, .12]), ([(.12, .22), (.08, .44), (.16, .62), (.11, .82), (.2, 1.0)], [.13, .1, .07, .075, .03]), ([(.3, .2), (.36, .38), (.31, .52), (.38, .66)], [.12, .08, .06, .02])):
                q = curve_pts(pts, 40); lin(g, 0, .2, 0, .95, (0, '#eef8f8', .8), (1, '#bfe3ea', .5)); taper(g, q, w, 40, False); g.fill()
                rgb(g, '#3f86a4', .35); taper(g, q + (.012, 0), [.01, .016, .004], 40, False); g.fill()
            smooth(g, [(-.38, .2), (-.2, .15), (.0, .17), (.2, .13), (.37, .18), (.2, .28), (0, .26), (-.2, .31)]); rgb(g, '#6fb0c6', .6); g.fill()
    with c.piece(shadow=.12, lift=6, volume=.3, vsize=s * .12, rim=.9, grain=.02, alpha=.86) as g:
        with at(g, x, y, .16, s):
            e = [(-.37, .22), (-.45, .0), (-.45, -.22), (-.52, -.37), (-.38, -.39), (-.24, -.49), (-.1, -.45), (.04, -.52), (.2, -.48), (.31, -.41), (.45, -.43), (.42, -.24), (.44, .02), (.36, .2), (.27, .3), (.2, .2), (.12, .3), (.03, .23), (-.07, .33), (-.16, .23), (-.26, .31)]
            smooth(g, e); p = g.copy_path(); rad(g, -.12, -.26, .85, (0, 'white', .9), (.4, '#e3f3f6', .66), (.75, '#b3dbe6', .62), (1, '#e6f6f8', .9)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for k in range(5):                                                          # faded print, half rubbed off
                a = k * 2 * PI / 5 - .3; rgb(g, '#f2694b', .42 if k in (0, 4, 3) else .2); smooth(g, blob_pts(r, .05 + math.cos(a) * .12, -.06 + math.sin(a) * .13, .1, .07, .1, 9, a)); g.fill()
            for sg in (-1, 1):                                                          # creases that run from the welded corners
                for k in range(6):
                    a = sg * (.38 - .13 * k); rgb(g, '#2f7a9a' if k % 2 else 'white', .32 if k % 2 else .55); q = [(sg * .44, -.38), (sg * .3 + a * .2, -.26 + .02 * k), (a * 1.0, .02), (a * .9 + r.normal(0, .03), .3)]; taper(g, curve_pts(q, 24), [.006, r.uniform(.014, .034), .01, .003], 24, False); g.fill()
            for k in range(8):
                a = -.3 + .085 * k + r.normal(0, .02); rgb(g, '#2f7a9a' if k % 2 else 'white', .28 if k % 2 else .5); taper(g, [(a * .7, -.52), (a * .8 + r.normal(0, .04), -.3), (a * .9, r.uniform(-.2, .1))], [.004, r.uniform(.012, .03), .003], 14, False); g.fill()
            rgb(g, 'white', .8); taper(g, [(-.39, .02), (-.38, -.2), (-.26, -.37)], [.01, .04, .008], 14); g.fill()
            g.restore()


def breath(c, rng, variant=0):
    """25 moment, bright afternoon, half and half: a turtle lifts its head out of the water to breathe; two snorkellers wait at its side, a car's length away."""
    W, H = c.w, c.h
    c.light = (-.35, -.94)
    wl = H * .335
    L.sky(c, 'noon', wl); c.glow(W * .3, -40, 620, '#fffbe0', .7)
    L.cloud(c, W * .62, H * .17, 330, depth=.25); L.cloud(c, W * .83, H * .11, 200, depth=.4); L.cloud(c, W * .1, H * .2, 220, depth=.4)
    L.rinjani(c, W * .87, wl - 10, 620, 112, '#7f9fa8', .5); L.island(c, W * .12, wl - 10, 440, 36, depth=.5, palms=7)
    L.sea(c, wl - 14, wl + 30, 'noon', W * .3, 20, .8)
    wave = [(x, wl + 9 * math.sin(x * .008 + 1) + 4 * math.sin(x * .027)) for x in np.linspace(-30, W + 30, 40)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: smooth(g, wave, False); g.line_to(W + 40, H + 30); g.line_to(-40, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#b3ece0', '#5fcccb', '#2397a8', '#136a90', '#0d4a76'); g.fill()
    c.set_air()
    L.rocks(c, [(W * .4, H * 1.04), (W * .56, H * .94), (W * .74, H * .9), (W * .88, H * .8), (W + 40, H * .74)], '#2a6f80', .62)
    mid = L.rocks(c, [(W * .62, H * 1.05), (W * .76, H * .95), (W * .88, H * .9), (W + 40, H * .83)], '#2a6376', .35)
    F.reef_patch(c, W * .74, W + 10, mid, 2, .72, depth=.3)
    clip = lambda g: (smooth(g, wave, False), g.line_to(W + 40, H + 30), g.line_to(-40, H + 30), g.close_path())
    for k in range(9): x = W * (.02 + .12 * k) + rng.normal(0, 20); B.beam(c, [(x, wl + 10), (x + 34, wl + 10), (x + 90 + 60 * (k - 3) * .4, H), (x - 40 + 60 * (k - 3) * .4, H)], '#f3fff0', .08 + .05 * (k % 3), 18)
    A.silhouettes(c, W * .68, H * .72, 80, 240, 50, 14, PI, '#1f7f98', .4)
    for x, y, hgt, su, fi in ((.765, .353, 200, '#c85a8e', 'saffron'), (.915, .358, 215, '#22405a', 'coral')): P.snorkeler(c, W * x, H * y, hgt, PI, su, fi, depth=.1)
    L.waterline(c, wave, '#f3fff8', 6)
    A.turtle(c, W * .285, H * .52, 640, rot=-.62, roll=56, stroke=-.3, look=.12, shadow=.2)
    nx, ny = W * .408, wl + 8
    with c.piece(shadow=.1, lift=2, volume=0, rim=.2, grain=.01) as g:        # water runs off the neck
        for R, al in ((1, .9), (1.55, .6), (2.2, .4)):
            rgb(g, 'white', al); g.set_line_width(5 / R); g.save(); g.translate(nx, ny); g.scale(92 * R, 11 * R); g.arc(0, 0, 1, .1, PI - .1); g.restore(); g.stroke()
        for _ in range(26): rgb(g, 'white', .85); g.arc(nx - 62 - abs(rng.normal(0, 40)), ny - abs(rng.normal(0, 12)), rng.uniform(1.2, 4), 0, 7); g.fill()
    for k, (x, y) in enumerate(((.13, .76), (.19, .84), (.09, .87))): A.fish(c, 'sergeant', W * x, H * y, 52 - 6 * k, -.4 + .2 * k, rng.normal(0, .1), depth=.1)
    F.staghorn(c, W * .03, H * 1.04, 190, 'plum'); F.staghorn(c, W * .12, H * 1.06, 150, 'coral'); F.boulder(c, W * .215, H * 1.05, 150, '#b98f6a'); F.pocillopora(c, W * .3, H * 1.03, 80, 'rose'); F.sea_fan(c, W * .985, H * 1.04, 190, 'violet', -.1)
    c.particles(160, box=(0, wl + 20, W, H)); c.finish(.28, center=(.45, .45))


# ------------------------------------------------------------------ 27
def tall_tale(c, rng, variant=0):
    """27 wide, evening, half and half: on the boat a diver spreads the arms, the cloud above has become a giant shark; below a small blacktip swims away."""
    W, H = c.w, c.h
    c.light = (-.7, -.7)
    wl = H * .655
    L.sky(c, 'dusk', wl, (W * .1, wl - 70, 34), '#ffe9bd', .8)
    L.island(c, W * .8, wl - 14, 520, 54, '#5a5a86', .55); L.island(c, W * .36, wl - 14, 260, 22, '#5a5a86', .68)
    # cloud shark
    for layer, (cc, dp, off) in enumerate((('#e8a99a', .3, 26), ('#fbe3cf', .06, 0))):
        with c.piece(shadow=.14, lift=9, volume=.32, vsize=40, rim=.5, depth=dp) as g:
            X = lambda a, b: (W * .545 + a * 880 + off, H * .225 + b * 880 + off * .5)
            top = [(-.5, .01), (-.47, -.03), (-.4, -.06), (-.3, -.085), (-.15, -.105), (-.08, -.11)]
            fin = [(-.05, -.15), (.0, -.215), (.035, -.225), (.035, -.16), (.055, -.105)]
            back = [(.14, -.1), (.24, -.07), (.33, -.04), (.4, -.035), (.45, -.09), (.51, -.17), (.535, -.165), (.515, -.09), (.475, -.01), (.49, .04), (.52, .085), (.485, .085), (.42, .03)]
            bot = [(.33, .025), (.22, .05), (.1, .075), (-.0, .09), (-.12, .1), (-.24, .092), (-.36, .07), (-.45, .042)]
            pts = curve_pts(top + fin + back + bot, 120, True)
            lin(g, 0, H * .08, 0, H * .34, shade(cc, .35), cc, shade('#d98a8a', .05) if layer else '#b57a94')
            smooth(g, [X(*q) for q in pts]); g.fill()
            for i in range(0, 120, 2):           # billows on the edge, small at the points
                a, b = pts[i]; q = 9 + 30 * max(0, 1 - abs(a + .1) / .5) ** .8 * rng.uniform(.5, 1.15)
                if b > .05 and rng.random() < .35: continue
                x, y = X(a, b * .94); smooth(g, blob_pts(rng, x, y, q * 1.15, q, .05, 10)); g.fill()
            smooth(g, [X(*q) for q in [(-.18, .07), (-.1, .15), (.0, .215), (.03, .225), (.0, .15), (-.02, .08)]]); g.fill()
            for t in np.linspace(0, 1, 8):
                for a, b in ((-.17 + .2 * t, .08 + .14 * t), (-.02 + .05 * t, .09 + .13 * t)): x, y = X(a, b); smooth(g, blob_pts(rng, x, y, 25 - 15 * t, 22 - 13 * t, .06, 10)); g.fill()
            if layer:
                for k in range(5): rgb(g, '#c9808a', .5); x, y = X(-.245 + .026 * k, -.03); taper(g, [(x, y), (x + 7, y + 26), (x + 1, y + 50 - 3 * abs(k - 2))], [2, 7, 2], 12); g.fill()
                x, y = X(-.405, -.015); rgb(g, '#b86a80', .75); smooth(g, blob_pts(rng, x, y, 11, 8, .1, 10)); g.fill()
                rgb(g, '#c9808a', .5); taper(g, [X(-.44, .04), X(-.4, .045), X(-.36, .04)], [2, 6, 2], 12); g.fill()
    L.cloud(c, W * .12, H * .2, 170, '#f3c3ae', .4); L.cloud(c, W * .9, H * .44, 210, '#e8a99a', .45)
    L.sea(c, wl - 16, wl + 20, 'dusk', W * .1, 20, .6)
    # water below
    wave = [(x, wl + 7 * math.sin(x * .011) + 3 * math.sin(x * .031)) for x in np.linspace(-30, W + 30, 40)]
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        smooth(g, wave, False); g.line_to(W + 40, H + 30); g.line_to(-40, H + 30); g.close_path(); lin(g, 0, wl, 0, H, '#7fa9a8', '#2f8494', '#1d5a80', '#163a66'); g.fill()
    c.set_air()
    low = L.rocks(c, [(-30, H * .93), (W * .2, H * .97), (W * .5, H * .93), (W * .8, H * .96), (W + 30, H * .9)], '#2a5a78', .5)
    F.reef_patch(c, W * .78, W, low, 1.5, .6, depth=.3); F.reef_patch(c, -10, W * .16, low, 1.5, .5, depth=.36)
    # boat
    bx, s = W * .47, 620
    Y = lambda v: wl + 6 + v * s
    Xb = lambda u: bx + u * s
    with c.piece(shadow=.2, lift=6, volume=.4, vsize=20, rim=.4) as g:       # awning posts behind
        rgb(g, '#6b4a3a')
        for u in (-.2, .1): taper(g, [(Xb(u), Y(-.14)), (Xb(u), Y(-.4))], [9, 8]); g.fill()
    crew = [(-.1, 'sit', dict(hair='short', top='#22405a', bottom='shorts', bcol='#1b2d48'), False, 150), (.04, 'stand_side', dict(hair='bun', top='#22405a', sleeve='short', bcol='#1b2d48', bottom='shorts'), False, 158), (-.29, 'lean_table', dict(hair='cap', top='#f5b843', accent='#1b8f93', bottom='shorts'), False, 156)]
    for u, pose, o, fl, h in crew: P.person(c, Xb(u), Y(-.115) if pose != 'sit' else Y(-.165), h, pose, P.look(rng, **{**dict(sleeve='short'), **o}), flip=fl)
    P.person(c, Xb(.24), Y(-.115), 170, 'stand', P.look(rng, hair='short', top='#22405a', sleeve='short', bottom='shorts', bcol='#1b2d48', build=1.0), tweak=dict(aL=(-94, -100), aR=(96, 102), lL=(-10, -6), lR=(11, 6)))
    with c.piece(shadow=.35, lift=6, volume=.4, vsize=18, rim=.45) as g:
        smooth(g, [(Xb(-.36), Y(-.385)), (Xb(-.34), Y(-.43)), (Xb(.14), Y(-.435)), (Xb(.17), Y(-.39))], tension=.2); lin(g, 0, Y(-.43), 0, Y(-.38), '#fff4d6', '#d9a890'); g.fill()
        rgb(g, '#6b4a3a')
        for u in (-.32, .135): taper(g, [(Xb(u), Y(-.1)), (Xb(u), Y(-.39))], [10, 9]); g.fill()
        smooth(g, [(Xb(-.47), Y(-.13)), (Xb(-.2), Y(-.115)), (Xb(.2), Y(-.12)), (Xb(.42), Y(-.155)), (Xb(.6), Y(-.23)), (Xb(.52), Y(-.08)), (Xb(.42), Y(.03)), (Xb(.2), Y(.06)), (Xb(-.3), Y(.055)), (Xb(-.44), Y(.02))], tension=.35); p = g.copy_path()
        lin(g, 0, Y(-.15), 0, Y(.06), '#e8f0e6', '#bcd3d3', '#5f8496', '#2f5470'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#e4573f'); taper(g, [(Xb(-.5), Y(-.085)), (Xb(.2), Y(-.075)), (Xb(.45), Y(-.11)), (Xb(.62), Y(-.19))], [22, 22, 20, 16], 40, False); g.fill()
        rgb(g, '#123a5a', .45); g.rectangle(Xb(-.6), wl + 4, s * 1.3, 90); g.fill(); g.restore()
        rgb(g, '#9a6a4a'); g.set_line_width(7); g.move_to(Xb(-.46), Y(-.14)); g.curve_to(Xb(-.2), Y(-.125), Xb(.2), Y(-.13), Xb(.42), Y(-.165)); g.line_to(Xb(.6), Y(-.24)); g.stroke()
    # tanks on deck and the ladder
    with c.piece(shadow=.3, lift=4, volume=.45, vsize=8, rim=.5) as g:
        for k, u in enumerate((-.2, -.165, .105, .14)):
            cc = ['#e8b53c', '#e8b53c', '#8fb0b8', '#e8b53c'][k]; x = Xb(u); smooth(g, [(x - 9, Y(-.13)), (x - 9, Y(-.205)), (x, Y(-.222)), (x + 9, Y(-.205)), (x + 9, Y(-.13))], tension=.3); lin(g, x - 9, 0, x + 9, 0, shade(cc, .4), cc, shade(cc, -.4)); g.fill(); rgb(g, '#2a343c'); g.rectangle(x - 3, Y(-.236), 6, 9); g.fill()
        rgb(g, '#dfe8e6'); g.set_line_width(5)
        for u in (-.53, -.49): g.move_to(Xb(u) , Y(-.19)); g.line_to(Xb(u - .015), Y(.13)); g.stroke()
        g.move_to(Xb(-.49), Y(-.19)); g.line_to(Xb(-.44), Y(-.19)); g.line_to(Xb(-.44), Y(-.12)); g.stroke()
        for v in (-.1, -.04, .02, .08): g.move_to(Xb(-.531 - .015 * (v + .19) / .32), Y(v)); g.line_to(Xb(-.491 - .015 * (v + .19) / .32), Y(v)); g.stroke()
    L.waterline(c, wave, '#fbe3cf', 6)
    # diver in the water at the ladder and the small shark
    P.diver(c, W * .12, wl + 66, 170, -.55, pose='fin', accent='coral', bubbles=False, kick=.4)
    A.shark(c, W * .72, H * .83, 210, .06, .1, 'blacktip')
    A.silhouettes(c, W * .46, H * .86, 40, 160, 30, 13, .1, '#2a6a86', .4)
    A.school(c, 'fusilier', W * .32, H * .9, 14, 110, 26, 26, .1, depth=.25)
    F.staghorn(c, W * .97, H * 1.05, 190, 'coral'); F.sea_fan(c, W * .9, H * 1.05, 130, 'plum'); F.boulder(c, W * .02, H * 1.04, 130, '#8a7a6a')
    c.particles(110, box=(0, wl + 20, W, H)); c.finish(.28)


def sleeper(c, rng, variant=0):
    """27 close, by day: a whitetip reef shark asleep on the sand under a ledge hung with soft corals; the diver is only a shape in the blue outside."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    c.backdrop([(0, '#8fe0d8'), (.4, '#3fb4c0'), (.8, '#1b7f9c'), (1, '#0f5a80')], 90, glow=(W * .74, H * .1, 640, '#f3fff0', .6))
    L.rocks(c, [(W * .45, H * .62), (W * .62, H * .52), (W * .8, H * .56), (W + 40, H * .44)], '#2f8496', .62)
    c.god_rays(W * .8, -220, .4, 14, 1000)
    A.silhouettes(c, W * .84, H * .24, 60, 150, 60, 14, PI, '#1f7f98', .4)
    P.diver(c, W * .66, H * .32, 190, .12, pose='slate', depth=.45, accent='saffron')
    bed = L.sandbed(c, [(-30, H * .7), (W * .3, H * .655), (W * .6, H * .665), (W + 30, H * .62)], '#e6dcb8', .3)
    # shade of the ledge on the sand
    B.shade_blob(c, W * .26, H * .74, W * .46, 150, .02, .5, 46, '#0a2a48')
    for x, y, s, cc in ((.9, .68, 120, '#a9906a'), (.99, .7, 190, '#8f7f86')): F.boulder(c, W * x, H * y, s, cc, depth=.25)
    F.staghorn(c, W * .8, H * .665, 100, 'saffron', depth=.28); F.pocillopora(c, W * .86, H * .7, 80, 'rose', depth=.2)
    # back wall of the cave
    with c.piece(shadow=.3, lift=14, volume=.3, vsize=40, grain=.05) as g:
        smooth(g, [(-60, -60), (W * .4, -60), (W * .47, H * .2), (W * .43, H * .4), (W * .385, H * .56), (W * .3, H * .67), (W * .1, H * .69), (-60, H * .7)]); lin(g, 0, 0, W * .46, 0, '#06192e', '#0c2c48', '#1b4f68'); g.fill()
    for k in range(5):                                                     # worn steps of rock in the dark
        y = H * (.46 + .045 * k)
        with c.piece(shadow=.3, lift=7, volume=.35, vsize=20, alpha=.7, rim=.12) as g: rgb(g, mix('#0c2c48', '#2a5f72', .2 + .12 * k)); smooth(g, [(-60, y - 20), (W * .1, y + rng.normal(0, 8)), (W * .2, y + 10 + rng.normal(0, 8)), (W * (.31 + .012 * k), y - 16), (W * (.36 - .006 * k), y + 14), (W * .2, y + 48), (-60, y + 44)]); g.fill()
    # the shark on its belly, its shadow, gill water moving a few grains
    B.shade_blob(c, W * .365, H * .845, 330, 30, .02, .55, 12, '#0a2a48')
    A.shark(c, W * .36, H * .775, 800, .035, -.1, 'whitetip', vsize=34)
    with c.piece(shadow=.2, lift=3, volume=.15, grain=.05) as g:             # sand banked against the belly
        q = [(W * .08, H * .9)] + [(W * (.12 + .49 * t), H * (.838 + .008 * math.sin(t * 9) - .006 * t)) for t in np.linspace(0, 1, 12)] + [(W * .66, H * .88), (W * .6, H * .93), (W * .35, H * .955), (W * .16, H * .94)]; smooth(g, q); lin(g, W * .1, 0, W * .66, 0, '#86b3a8', '#a3c6b6', '#b9d3bd'); g.fill()
        for k in range(14): x, y = W * rng.uniform(.14, .6), H * rng.uniform(.86, .93); rgb(g, '#4f8f96', .22); taper(g, [(x, y), (x + 50, y - 5), (x + 110, y)], [.4, 6, .4], 12, False); g.fill()
    # soft corals hanging from the ledge, then the ledge itself over their feet
    for x, y, q, cc in ((.05, .395, 190, 'coral'), (.155, .38, 140, 'rose'), (.245, .33, 210, 'saffron'), (.345, .295, 150, 'plum'), (.43, .24, 180, 'coral'), (.515, .2, 130, 'violet'), (.58, .155, 150, 'rose')):
        F.soft_coral(C.HangCanvas(c, W * x, H * y - 12, PI + rng.normal(0, .12)), 0, 0, q, cc)
    with c.piece(shadow=.6, lift=22, volume=.55, vsize=54, grain=.06, rim=.5) as g:
        e = [(-60, -60), (W * .64, -60), (W * .68, H * .03), (W * .655, H * .11), (W * .58, H * .17), (W * .49, H * .22), (W * .405, H * .27), (W * .3, H * .315), (W * .2, H * .365), (W * .1, H * .385), (-60, H * .43)]
        smooth(g, e, tension=.55); p = g.copy_path(); lin(g, W * .1, 0, W * .64, H * .1, '#16344c', '#2a5a68', '#5f9088'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(34):                                                # facets and short seams of the rock
            x, y = W * rng.uniform(-.02, .62), H * rng.uniform(-.02, .36); rgb(g, '#0c2a44' if k % 3 else '#4f8a8a', .14); smooth(g, blob_pts(rng, x, y, rng.uniform(40, 120), rng.uniform(14, 46), .35, 9, rng.normal(-.25, .3))); g.fill()
        for _ in range(60):                                                # crusts near the lip
            t = rng.uniform(0, 1) ** .8; x = W * .66 * t; y = np.interp(x, [a for a, b in e[:2:-1]], [b for a, b in e[:2:-1]]) - abs(rng.normal(0, 26)); rgb(g, jitter(rng, rng.choice(['#a8506a', '#b5704a', '#6f9a7a', '#7a6a9a', '#c98a5a']), .04), .35 + .3 * t); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 40), rng.uniform(5, 13), .3, 11, -.25)); g.fill()
        g.restore()
    A.school(c, 'anthias', W * .52, H * .42, 15, 150, 70, 44, .2, depth=.05)
    for x, y, hd in ((.44, .56, PI), (.6, .3, .3), (.67, .58, PI - .1)): A.fish(c, 'anthias', W * x, H * y, 58, hd, rng.normal(0, .1))
    # front
    F.staghorn(c, W * .94, H * 1.05, 250, 'coral'); F.pocillopora(c, W * .83, H * 1.02, 130, 'violet'); F.brain(c, W * .04, H * 1.05, 240, '#6a7a4a'); F.sea_fan(c, W * .15, H * 1.04, 130, 'plum')
    B.starfish(c, W * .68, H * .93, 84, rot=.4)
    c.particles(200); c.finish(.36, center=(.55, .5))


def nothing(c, rng, variant=0):
    """27 moment, last light: a diver off a steep wall shines a torch into wide empty blue; no animal in the beam."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#e8b9a0'), (.09, '#b3a4b8'), (.24, '#5a86b4'), (.5, '#2f5f9a'), (.78, '#1c3a78'), (1, '#131f52')], 90, glow=(W * .2, -90, 560, '#ffe0b0', .6))
    L.surface_below(c, 86, .8, 110)
    c.god_rays(W * .2, -220, .26, 14, 1100, color='#ffe3bd')

    def wall(xs, cc, depth, corals, size):
        ys = np.linspace(-40, H + 40, len(xs)); q = curve_pts([(W * x, y) for x, y in zip(xs, ys)], 90)
        X = lambda y: float(np.interp(y, q[:, 1], q[:, 0]))
        for fn, fy, k, col_, a in corals: fn(C.HangCanvas(c, X(H * fy) + 14, H * fy, -PI / 2 + a), 0, 0, size * k, col_, depth=depth)
        with c.piece(shadow=.45, lift=16, volume=.5, vsize=40, grain=.055, depth=depth, rim=.35) as g:
            smooth(g, [tuple(v) for v in q], False); g.line_to(W + 60, H + 40); g.line_to(W + 60, -40); g.close_path(); p = g.copy_path(); lin(g, q[:, 0].min(), 0, W, 0, shade(cc, .12), cc, shade(cc, -.4)); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(130):
                y = rng.uniform(-20, H + 20); x = X(y) + abs(rng.normal(0, 120)); rgb(g, jitter(rng, rng.choice(['#7a5a8a', '#4a7a9a', '#9a6a7a', '#5a9a9a', '#2a3a6a']), .04), .32); smooth(g, blob_pts(rng, x, y, rng.uniform(10, 34), rng.uniform(14, 52), .25, 10)); g.fill()
            g.restore()
    wall([.84, .8, .82, .77, .79, .73, .75, .7], '#2c4f86', .66, [(F.sea_fan, .3, 1, 'plum', .2), (F.soft_coral, .46, .6, 'rose', 0), (F.sea_fan, .62, 1.1, 'violet', -.1), (F.soft_coral, .78, .7, 'saffron', .2)], 110)
    wall([.97, .93, .95, .9, .93, .88, .91, .84], '#24407c', .2, [(F.sea_fan, .2, .9, 'violet', .25), (F.sea_fan, .47, 1.25, 'coral', .05), (F.soft_coral, .62, .62, 'saffron', .1), (F.tube_sponge, .31, .5, 'plum', .5), (F.sea_fan, .83, 1.0, 'plum', -.1), (F.soft_coral, .95, .8, 'rose', .3)], 220)

    def gear_(g, h):
        with at(g, h[0] + .02, h[1] - .005, .26): rgb(g, '#12161f'); g.rectangle(-.06, -.02, .1, .04); g.fill(); poly(g, [(.04, -.022), (.08, -.034), (.08, .034), (.04, .022)]); rgb(g, '#f5b843'); g.fill()
        with at(g, .05, .13, .2): rgb(g, '#f6f4ea'); g.rectangle(-.06, -.045, .12, .09); g.fill(); rgb(g, '#8fa3ad'); g.set_line_width(.006); g.move_to(-.0, -.045); g.line_to(-.01, -.09); g.stroke()
    J = P.diver(c, W * .55, H * .46, 235, PI - .16, pose='fin', accent='coral', bubbles=False, kick=.5, prop=gear_)
    hx, hy = J['h0'][0] - 14, J['h0'][1] + 6
    for sp, st in ((.3, .16), (.17, .2), (.07, .22)):
        a = PI - .38; R = 900; B.beam(c, [(hx, hy - 3), (hx + math.cos(a + sp) * R, hy + math.sin(a + sp) * R), (hx + math.cos(a - sp) * R, hy + math.sin(a - sp) * R), (hx, hy + 5)], '#f3fff0', st, 14)
    c.glow(hx, hy, 40, '#fffbe0', .9)
    c.bubbles(W * .46, H * .38, 22, H * .36, 11, 18)
    c.particles(240, alpha=(.08, .35)); c.particles(120, alpha=(.3, .7), box=(W * .05, H * .48, W * .4, H * .78), big=3); c.finish(.36, center=(.42, .42))
