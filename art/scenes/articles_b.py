"""Article leads 23 to 45 (one scene function each)."""
import math
import numpy as np
import flora as F, fauna as A, people as P, land as L, gear as G, parts_b as B
from paper import *

PI = math.pi


def clay(c, rng, variant=0):
    """23 Low on the sand: a huge reef dome pressed from broken tiles, damselfish move in; shards in front, more units behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#c4efdb'), (.3, '#5cc4c0'), (.6, '#1f93a6'), (1, '#0d5278')], 86, glow=(W * .2, -60, 640, 'cream', .7))
    L.surface_below(c, 50, .45)
    b0 = L.rocks(c, [(-30, H * .5), (W * .12, H * .46), (W * .3, H * .55), (W * .5, H * .58), (W * .8, H * .5), (W + 30, H * .44)], '#2d7684', .7, 22)
    F.reef_patch(c, -10, W * .3, b0, 1.8, .55, depth=.62); F.reef_patch(c, W * .8, W * 1.02, b0, 1.8, .6, depth=.6)
    A.silhouettes(c, W * .3, H * .25, 50, 180, 40, 12, 0, depth=.55)
    c.god_rays(W * .2, -170, .42, 15, 1000, 1.15)
    L.sandbed(c, [(-30, H * .63), (W * .25, H * .61), (W * .5, H * .6), (W * .8, H * .59), (W + 30, H * .6)], '#dccfa4', .36)
    for x, y, s, k, d, cc in ((.06, .645, 90, 0, .5, '#c9744a'), (.17, .635, 80, 2, .54, '#b9653f'), (.3, .66, 120, 0, .42, '#cf8358'), (.42, .63, 76, 1, .55, '#c9744a'), (.95, .65, 130, 0, .42, '#b9653f'), (.13, .75, 190, 0, .24, '#cf7a4e')):
        G.clay_unit(c, W * x, H * y, s, cc, k, depth=d)
        for q in range(3): G.fragment(c, W * x + (q - 1) * s * .22, H * y - s * (.5 if q != 1 else .6), s * .22, rng.choice(['rose', 'saffron', 'leaf', 'violet']), depth=d)
    A.school(c, 'chromis', W * .26, H * .47, 26, 150, 60, 34, .15, .3, depth=.2)
    mx, my, ms = W * .62, H * .95, 830
    holes = [(-.27, -.2, .072), (.03, -.19, .1), (.3, -.17, .068), (-.13, -.41, .062), (.19, -.4, .066), (-.4, -.08, .045)]
    F.sea_fan(c, W * .96, H * .88, 300, 'plum', .1, depth=.16)
    B.tile_dome(c, mx, my, ms, holes)
    # young corals on the shoulders: settled and tied
    for u, v, k, q, cc in ((-.3, -.53, 'staghorn', .75, 'saffron'), (-.02, -.615, 'poc', .8, 'rose'), (.13, -.6, 'staghorn', .55, '#e9a05c'), (.34, -.47, 'poc', .75, 'violet'), (.45, -.3, 'plates', .5, 'leaf'), (-.43, -.35, 'poc', .5, 'plum'), (.25, -.55, 'soft', .6, 'rose'), (-.14, -.6, 'brain', .42, 'leaf')):
        F.plant(c, k, mx + u * ms, my + v * ms + 6, q, cc)
    with c.piece(shadow=.35, lift=3, volume=.45, vsize=5) as g:      # palm-sized recruits on the shards
        for _ in range(46):
            a, q = rng.uniform(-.45, .46), rng.uniform(-.5, .0)
            if any(math.hypot(a - u, q - v) < w * 1.5 for u, v, w in holes) or (a / .5) ** 2 + ((q + .02) / .6) ** 2 > .9: continue
            x, y, s = mx + a * ms, my + q * ms, rng.uniform(5, 15)
            cc = jitter(rng, rng.choice(['rose', 'plum', 'leaf', 'saffron', '#8fb0a0', 'violet']), .04)
            smooth(g, blob_pts(rng, x, y, s, s * .8, .12, 9)); rgb(g, cc); g.fill()
            rgb(g, shade(cc, .5), .8)
            for k in range(6): g.arc(x + rng.normal(0, s * .35), y + rng.normal(0, s * .3), s * .1, 0, 7); g.fill()
    def out(h, L_, sp, hd, dx, dy=0):     # a fish half out of an opening
        u, v, q = h; x, y = mx + u * ms, my + v * ms
        m = 1 if math.cos(hd) > 0 else -1
        def cl(z):
            z.arc(x, y, q * ms * .96, 0, 7); z.close_path(); z.rectangle(x if m > 0 else x - 300, y - 200, 300, 400)
        A.fish(c, sp, x + dx * 1.5 * m, y + dy, L_, hd, .08, clip=cl)
    out(holes[1], 150, 'sergeant', PI + .06, 34, 8); out(holes[3], 96, 'damsel', .1, 22); out(holes[2], 104, 'damsel', PI - .12, 20)
    out(holes[0], 116, 'anthias', PI + .14, 30); out(holes[4], 84, 'chromis', -.25, 26)
    A.school(c, 'damsel', W * .36, H * .42, 9, 120, 60, 56, .5, depth=.0); A.fish(c, 'raccoon', W * .3, H * .72, 150, .12, .1)
    A.fish(c, 'damsel', W * .83, H * .3, 64, PI + .4, .1); A.fish(c, 'anthias', W * .76, H * .22, 60, PI + .2, .1)
    # shards of tiles lying in the sand, the raw material
    with c.piece(shadow=.5, lift=6, volume=.45, vsize=8, grain=.06) as g:
        for x, y, s, a, cc, br in ((.07, .93, 150, -.3, '#c9744a', 1), (.155, .97, 120, .5, '#b9653f', 1), (.02, .99, 140, .2, '#d98d62', 0), (.25, .98, 84, -.7, '#cf8358', 1), (.2, .9, 60, 1.2, '#a85638', 1)):
            B.roof_tile(g, W * x, H * y, s, a, cc, br)
    with c.piece(shadow=.1, lift=3, volume=.1, rim=0, grain=.06) as g:      # sand drift over them
        for x, y, rx in ((.06, 1.01, 130), (.17, 1.03, 120), (.02, .965, 60), (.26, 1.03, 80)): smooth(g, blob_pts(rng, W * x, H * y, rx, 28, .12, 12)); rgb(g, '#bfc9a4'); g.fill()
    F.staghorn(c, W * .965, H * 1.06, 250, 'saffron', 3, 7); F.pocillopora(c, W * .88, H * 1.05, 130, 'coral'); F.brain(c, W * .8, H * 1.07, 110, 'leaf')
    c.particles(220, big=9); c.finish(.36, center=(.56, .46))


def creek(c, rng, variant=0):
    """24 From between the roots at sunrise: young people wade in single file with seedlings, mirrored in the shallow."""
    W, H = c.w, c.h
    hz, y0 = H * .43, H * .66
    c.light = (-.25, -.97)
    c.backdrop([(0, '#6fa9b0'), (.16, '#c3d3b8'), (.3, '#fbdc9c'), (.43, '#fff0b8'), (1, '#f3c982')], 90, glow=(W * .56, hz - 40, 620, '#fff3c4', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .56, hz - 62, 40, 40, .02, 14)); rgb(g, '#fffdf0'); g.fill()
    c.set_air()
    for y, d, am in ((hz - 6, .72, 46), (hz + 2, .52, 66)):      # far mangrove lines
        with c.piece(depth=d, shadow=.1, volume=.3, vsize=16) as g:
            pts = [(x, y - am * (.4 + .6 * abs(math.sin(x / 130 + am)) * abs(math.sin(x / 47)) ** .4) * (1 - .75 * math.exp(-((x - W * .55) / 230) ** 2))) for x in np.linspace(-30, W + 30, 60)]
            smooth(g, pts + [(W + 30, y + 8), (-30, y + 8)]); rgb(g, '#3f6a52'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        g.rectangle(-20, hz + 2, W + 40, H); lin(g, 0, hz, 0, H, '#fff2c0', '#f5cf92', '#9fb39a', '#3d6f73'); g.fill()
    c.set_air()
    for x, s, d in ((.13, 190, .42), (.9, 220, .36), (.77, 140, .5)): F.mangrove(c, W * x, hz + 40, s, leaves='moss', roots=8, size=15, depth=d)
    c.god_rays(W * .56, hz - 420, .3, 12, 900, 1.2, '#fff0c0')
    # single file along one foot line
    def tray(col_, n=5):
        def f(g, J):
            x, y = (J['hL'][0] + J['hR'][0]) / 2 + .04, (J['hL'][1] + J['hR'][1]) / 2
            for k in range(n): F.propagule(g, x - .1 + .2 * k / (n - 1), y - .02, .27, 'leaf', (k - n / 2) * .09)
            smooth(g, [(x - .14, y - .05), (x + .14, y - .05), (x + .11, y + .06), (x - .11, y + .06)], tension=.2); rgb(g, col_); g.fill()
        return f
    def one(g, J): F.propagule(g, J['hR'][0] + .01, J['hR'][1] + .1, .36, 'leaf', .12)
    file_ = [(.27, 205, 'walk', dict(hair='short', top='#1b8f93', bottom='shorts', child=True), one, {}),
             (.345, 232, 'carry', dict(hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='trousers', bcol='#2c3448'), tray('#f5b843'), {}),
             (.475, 222, 'walk', dict(hair='cap', accent='#f5b843', top='#f2694b', bottom='shorts', pack='#2f5d6c'), None, dict(aL=(150, 165), aR=(-20, 2))),
             (.55, 246, 'carry', dict(hair='bob', top='#3c86c2', bottom='shorts'), tray('#c98a5a', 6), dict(lL=(-4, -22), lR=(24, 2))),
             (.64, 214, 'walk', dict(hair='pony', top='#f5b843', bottom='shorts', child=True), one, dict(aL=(20, 60))),
             (.745, 252, 'reach', dict(hair='hat', accent='#1b8f93', top='#e8e2cf', sleeve='long', bottom='trousers', bcol='#6b5a45'), None, {})]
    for x, s, p, lk, pr, tw in file_:
        P.person(c, W * x, y0 + rng.normal(0, 2), s, p, P.look(rng, **lk), False, pr, tweak=tw)
    with c.piece(shadow=.3, lift=4, volume=.3, vsize=4) as g:       # row already planted at the far right
        for k in range(7): F.propagule(g, W * (.79 + .028 * k), y0 + 4 - k * 2 + rng.normal(0, 3), 60 - 3 * k, 'leaf', rng.normal(0, .1))
    B.reflect(c, y0 - 4, .66, (y0 - hz) * .97, 4, '#f7d9a0')
    B.rings(c, [(W * x + 4, y0 - 3, 30) for x, *_ in file_] + [(W * (.79 + .028 * k), y0 + 2 - k * 2, 13) for k in range(7)], '#fff6d0', .75, .22)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:        # slow ripples
        for _ in range(150):
            t = rng.uniform(0, 1); x, y = rng.uniform(-40, W), hz + 8 + t * (H - hz); q = rng.uniform(20, 80) * (.3 + 1.5 * t)
            rgb(g, '#fff3cc' if rng.random() < .6 else '#2f6066', rng.uniform(.1, .35)); taper(g, [(x, y), (x + q * .5, y - 1 - 2 * t), (x + q, y)], [.3, 1 + 3.4 * t, .3], 10, False); g.fill()
    # near prop roots make a dark window
    B.root_arch(c, [[(W * .1, -30), (W * .13, H * .3), (W * .19, H * .62), (W * .2, H * 1.05)], [(W * .04, -20), (W * .0, H * .4), (W * -.03, H * .8), (W * -.05, H * 1.1)], [(W * .12, H * .12), (W * .25, H * .3), (W * .33, H * .62), (W * .345, H * 1.05)],
                    [(W * .92, -30), (W * .955, H * .35), (W * .93, H * .7), (W * .95, H * 1.06)], [(W * .93, H * .05), (W * .845, H * .34), (W * .82, H * .7), (W * .8, H * 1.05)]], [46, 64, 34, 52, 30], '#4a3330', depth=.06)
    B.root_arch(c, [[(W * .06, H * .02), (W * .095, H * .42), (W * .075, H * .75), (W * .1, H * 1.08)], [(W * 1.0, -30), (W * 1.03, H * .4), (W * 1.0, H * .9), (W * 1.02, H * 1.1)], [(W * -.02, H * .3), (W * .1, H * .38), (W * .155, H * .75), (W * .14, H * 1.08)]], [58, 74, 34], '#2e2228')
    F.leaf_clump(c, W * .1, H * .01, 240, 70, 120, 36, 'deepleaf'); F.leaf_clump(c, W * .93, H * .0, 210, 66, 110, 36, 'deepleaf'); F.leaf_clump(c, W * .5, -H * .03, 240, 30, 60, 32, 'deepleaf')
    with c.piece(shadow=.35, lift=4, volume=.4, vsize=4) as g:      # oysters on the near roots
        for bx, by in ((.195, .8), (.2, .9), (.34, .86), (.345, .94), (.94, .8), (.81, .82), (.8, .93), (.09, .86), (.15, .9)):
            for _ in range(9): rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#b9a58f', '#a5b0a0']), .04)); smooth(g, blob_pts(rng, W * bx + rng.normal(0, 12), H * by + rng.normal(0, 22), rng.uniform(6, 12), rng.uniform(5, 9), .2, 7)); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=14, grain=.06) as g:   # mud hump with a mudskipper
        smooth(g, [(W * .5, H * 1.04), (W * .56, H * .965), (W * .66, H * .935), (W * .77, H * .965), (W * .82, H * 1.04)]); lin(g, 0, H * .93, 0, H, '#8a6f58', '#4b3a36'); g.fill()
    B.mudskipper(c, W * .665, H * .925, 150, True)
    c.glow(W * .56, hz - 60, 420, '#fff3c4', .28)
    c.finish(.42, warm=.14, center=(.53, .5))


def turtle(c, rng, variant=0):
    """25 Afternoon portrait of a green turtle grazing in seagrass; people lie at the surface far above, keeping away."""
    W, H = c.w, c.h
    c.light = (.5, -.86)
    c.backdrop([(0, '#fbf3c4'), (.16, '#c5e6bd'), (.42, '#5dbfa8'), (.72, '#1f8a8c'), (1, '#0f4f66')], 94, glow=(W * .82, -60, 700, '#fff0b4', .8))
    L.surface_below(c, 90, .65, 90)
    for x, h_, col_, s in ((.16, 0, '#f2694b', 92), (.27, .1, '#f5b843', 74), (.36, PI, '#1b8f93', 66)):
        P.snorkeler(c, W * x, H * (.1 + .02 * math.sin(x * 30)), s, h_, suit=col_, depth=.42)
    A.silhouettes(c, W * .2, H * .34, 40, 160, 40, 12, .1, depth=.6)
    c.god_rays(W * .84, -180, .5, 17, 1050, 1.2, '#fff1bf')
    b1 = L.sandbed(c, [(-30, H * .6), (W * .3, H * .58), (W * .6, H * .6), (W + 30, H * .57)], '#cfcf9a', .3)
    F.seagrass(c, -20, W * 1.02, H * .62, 62, 190, '#6f9a6a', .3, depth=.55); F.seagrass(c, -20, W * 1.02, H * .68, 92, 150, '#6a9a5a', .35, depth=.36)
    A.school(c, 'fusilier', W * .2, H * .46, 20, 150, 40, 40, .05, .2, depth=.3)
    F.seagrass(c, -20, W * 1.02, H * .735, 110, 150, '#64964f', .35, depth=.28); F.seagrass(c, -20, W * .5, H * .8, 140, 110, '#5f9150', .4, depth=.18); F.seagrass(c, W * .55, W * 1.02, H * .77, 120, 70, '#5f9150', .4, depth=.2)
    with c.piece(shadow=0, volume=0, rim=0, blur=24, alpha=.45) as g: smooth(g, blob_pts(rng, W * .5, H * .86, 330, 46, .1, 12)); rgb(g, 'navy'); g.fill()
    A.turtle(c, W * .545, H * .53, 880, rot=.4, roll=52, stroke=.42, hind=.3, look=.1, flip=True)
    F.seagrass(c, W * .02, W * .36, H * .93, 210, 120, '#79a050', .3); F.seagrass(c, W * .3, W * .62, H * .96, 150, 90, '#6f9a4c', .3)
    for x, y, s, hd in ((.86, .4, 84, PI + .1), (.92, .47, 70, PI - .15), (.42, .22, 66, PI + .25)): A.fish(c, 'sergeant', W * x, H * y, s, hd, .08)
    A.fish(c, 'longnose', W * .9, H * .66, 92, PI + .15, .1, depth=.06)
    F.seagrass(c, W * .5, W * .98, H * 1.0, 170, 80, '#5c8a4a', -.4)
    with c.piece(shadow=.1, lift=3, volume=0, rim=0, blur=3, alpha=.7) as g:      # puffs of sand and bitten blades near the mouth
        for _ in range(36):
            rgb(g, '#f0e6b4', rng.uniform(.1, .4)); g.arc(W * .2 + rng.normal(0, 50), H * .83 + rng.normal(0, 22), rng.uniform(2, 13), 0, 7); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for _ in range(11):
            x, y = W * .2 + rng.normal(0, 70), H * .74 + rng.normal(0, 40); rgb(g, jitter(rng, '#8fb45a', .04)); taper(g, wander(rng, x, y, rng.uniform(-2, 0), rng.uniform(18, 40), 4, .4), [5, 5, 2], 8); g.fill()
    F.seagrass(c, -30, W * .24, H * 1.05, 230, 60, '#3f6d4a', .5, blur=1.4); F.seagrass(c, W * .82, W * 1.04, H * 1.06, 280, 60, '#35604a', -.5, blur=1.4)
    c.particles(260, big=12, color='#fff6cf'); c.finish(.4, warm=.08, center=(.5, .5))


def weekly(c, rng, variant=0):
    """26 Straight down on a beach: pupils with long shadows round a blue sheet of sorted finds; foam comes in from the side."""
    W, H = c.w, c.h
    c.light = (-.78, -.62)
    sun = (.79, .61)
    c.backdrop([(0, '#f6e3b4'), (.5, '#efd39c'), (1, '#d9b37c')], 30, wash=.06, glow=(0, 0, 800, '#fff4d6', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # wind ripples in the sand
        for _ in range(700):
            x, y = rng.uniform(-40, W), rng.uniform(-20, H); q = rng.uniform(14, 60)
            rgb(g, '#b98d5c' if rng.random() < .55 else '#fff6da', rng.uniform(.06, .22)); taper(g, [(x, y), (x + q * .4, y - q * .12), (x + q * .8, y - q * .5)], [.3, q * .05, .3], 8, False); g.fill()
    # sea in the lower right
    edge = [(W * .5, H * 1.06), (W * .6, H * .93), (W * .69, H * .87), (W * .76, H * .75), (W * .83, H * .67), (W * .88, H * .53), (W * .97, H * .43), (W * 1.05, H * .3)]
    def band(off, cc, al=1.0, bl=0, vol=.1, sh=.2):
        q = curve_pts(edge, 60) + np.array([off * .72, off * .69])
        q = q + np.stack([np.sin(np.arange(60) * .55 + off) * 9, np.cos(np.arange(60) * .4 + off * .3) * 9], 1)
        with c.piece(shadow=sh, lift=4, volume=vol, rim=.1, blur=bl, alpha=al) as g:
            smooth(g, [tuple(v) for v in q], False); g.line_to(W * 1.2, -50); g.line_to(W * 1.2, H * 1.2); g.line_to(W * .4, H * 1.2); g.close_path(); rgb(g, cc); g.fill()
        return q
    band(-62, '#d2ad78', .75, 6, 0, 0); band(-34, '#c09a6c', .8, 4, 0, 0)
    band(0, '#a5dccb', 1, 1); band(46, '#7fd0c4', .9, 10, 0, 0); band(110, '#45b3b3', .85, 18, 0, 0); band(190, '#1d8f9c', .85, 22, 0, 0); band(300, '#10708a', .8, 26, 0, 0)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:
        for _ in range(120):
            x = rng.uniform(W * .6, W); y = rng.uniform(H * .45, H); rgb(g, 'white', rng.uniform(.1, .4)); q = rng.uniform(14, 46)
            if (x - W * .5) / (W * .55) * .76 + (y / H) > 1.33: taper(g, [(x, y), (x + q * .5, y - q * .22), (x + q, y - q * .75)], [.3, 3, .3], 8, False); g.fill()
    for off, w in ((-2, 12), (58, 8), (140, 5)):
        q = curve_pts(edge, 90) + np.array([off * .72, off * .69]) + np.stack([np.sin(np.arange(90) * .37 + off) * 9, np.cos(np.arange(90) * .27 + off * .3) * 9], 1)
        L.foam(c, [tuple(v) for v in q[::5]], w)
    # foot prints from the school gate (upper left) to the sheet
    with c.piece(shadow=0, volume=0, rim=.3, grain=.03, alpha=.55) as g:
        for p in ([(W * .02, H * .1), (W * .2, H * .3), (W * .33, H * .42)], [(-10, H * .5), (W * .15, H * .55), (W * .3, H * .52)], [(W * .3, H * -.02), (W * .36, H * .15), (W * .4, H * .34)], [(W * .48, H * .6), (W * .54, H * .75), (W * .5, H * .9)], [(W * .56, H * .42), (W * .68, H * .38), (W * .78, H * .3)]):
            q = curve_pts(p, 22); d = np.gradient(q, axis=0)
            for k in range(22):
                n = np.array([-d[k][1], d[k][0]]) / (np.hypot(*d[k]) + 1e-6) * (8 if k % 2 else -8)
                with at(g, q[k][0] + n[0], q[k][1] + n[1], math.atan2(d[k][1], d[k][0])): smooth(g, [(-9, -3), (4, -4.5), (9, 0), (4, 4.5), (-9, 3)]); rgb(g, '#8f6844'); g.fill()
    # scattered litter
    with c.piece(shadow=.45, lift=3, volume=.35, vsize=4) as g:
        for _ in range(34):
            x, y = rng.uniform(0, W * .8), rng.uniform(0, H * .95)
            if x / W + y / H * .9 < 1.35: G.litter(g, rng, x, y, rng.uniform(8, 13))
    # blue sheet with finds sorted by colour into a ring: the lesson
    tx, ty = W * .42, H * .49
    with c.piece(shadow=.5, lift=8, volume=.2, vsize=20, grain=.04) as g:
        with at(g, tx, ty, -.16):
            smooth(g, [(-235, -172), (0, -180), (238, -170), (246, 0), (236, 172), (0, 180), (-240, 170), (-246, 0)], tension=.12); p = g.copy_path(); lin(g, -200, -150, 200, 150, '#3f8fd0', '#2a6fae', '#1d5590'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for k in range(14): rgb(g, 'navy' if k % 2 else 'white', .1); taper(g, [(-250, -200 + k * 30), (0, -194 + k * 31 + rng.normal(0, 4)), (250, -200 + k * 30)], [1, 4, 1], 12); g.fill()
            g.restore()
    heaps = ['#f2694b', '#f5b843', '#fdfaf0', '#79a86a', '#35abb2', '#c85a8e', '#8f6fb8']
    with c.piece(shadow=.5, lift=4, volume=.4, vsize=5) as g:
        for k, cc in enumerate(heaps):
            a = 2 * PI * k / 7 + .2
            hx, hy = tx + math.cos(a) * 136, ty + math.sin(a) * 100
            for _ in range(95):
                q, b = abs(rng.normal(0, 25)), rng.uniform(0, 7)
                with at(g, hx + math.cos(b) * q, hy + math.sin(b) * q, rng.uniform(0, 6), rng.uniform(5, 12)):
                    k2 = rng.integers(4); rgb(g, jitter(rng, cc, .07))
                    if k2 == 0: g.arc(0, 0, .6, 0, 7)
                    elif k2 == 1: smooth(g, [(-.9, -.3), (.6, -.32), (1.05, -.13), (1.05, .13), (.6, .32), (-.9, .3)], tension=.3)
                    elif k2 == 2: smooth(g, [(-.9, -.35), (.7, -.4), (.95, 0), (.7, .4), (-.9, .35)], tension=.4)
                    else: smooth(g, blob_pts(rng, 0, 0, .8, .6, .25, 7))
                    g.fill(); rgb(g, 'white', .35); g.arc(-.2, -.15, .15, 0, 7); g.fill()
    white, red = '#fdfaf0', '#b8383a'
    ring = [(-.35, 'short', .9), (.55, 'hijab', .5), (1.25, 'pony', 1.0), (2.35, 'short', .2), (2.95, 'cap', .8), (4.05, 'hijab', 1.0), (5.1, 'short', .4)]
    for k, (a, hair, ar) in enumerate(ring):
        x, y = tx + math.cos(a) * 300 * rng.uniform(.94, 1.1), ty + math.sin(a) * 232 * rng.uniform(.95, 1.08)
        B.person_top(c, x, y, 74 * rng.uniform(.92, 1.06), a + PI + rng.normal(0, .25), white, red, hair, white if hair == 'hijab' else red, rng.choice(P.SKINS), (ar, rng.uniform(.1, .9)), rng.uniform(-.1, .2), sun)
    def sack(x, y, s, cc='#e8e2cf'):
        with c.piece(shadow=.5, lift=7, volume=.5, vsize=10) as g: smooth(g, blob_pts(rng, x, y, s, s * .85, .14, 10)); rad(g, x - s * .3, y - s * .3, s * 1.3, shade(cc, .4), cc, shade(cc, -.3)); g.fill(); rgb(g, 'coral'); g.arc(x + s * .1, y - s * .05, s * .17, 0, 7); g.fill()
    # others spread out: a pair dragging a sack, one at the water's edge, a teacher with a hat
    sack(W * .66, H * .285, 40); B.person_top(c, W * .625, H * .24, 72, 2.5, white, red, 'short', red, '#7b4f35', (.9, .2), .3, sun); B.person_top(c, W * .7, H * .21, 74, 2.0, white, red, 'pony', red, '#8a5a3c', (.9, .4), -.3, sun)
    B.person_top(c, W * .725, H * .6, 70, .4, white, red, 'cap', red, '#6b432d', (1.0, .7), .25, sun)
    B.person_top(c, W * .155, H * .69, 84, -.5, '#1b8f93', '#3a3f5a', 'hat', '#f5b843', '#8a5a3c', (.7, .1), .2, sun, slen=2.3)
    B.person_top(c, W * .235, H * .845, 68, -1.2, white, red, 'hijab', white, '#9a6645', (.8, .9), .3, sun); sack(W * .19, H * .9, 36, '#d9e5dd')
    B.person_top(c, W * .88, H * .16, 70, 2.9, white, red, 'short', red, '#8a5a3c', (.2, .3), .45, sun)
    B.palm_top(c, W * .06, H * .12, 215, 'moss', sun); B.palm_top(c, W * .205, H * -.02, 165, 'deepleaf', sun); B.palm_top(c, -10, H * .42, 130, 'moss', sun)
    c.finish(.3, warm=.1, center=(.48, .5))


def plan(c, rng, variant=0):
    """27 Looking down on a sand channel: two blacktips, an eagle ray and ribbontail rays; a diver pair counts along a tape."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#9fdccb'), (.4, '#c9e4c4'), (.7, '#8fd0c2'), (1, '#3f9fa8')], 55, wash=.06, glow=(W * .35, H * .4, 620, '#fdf3cf', .45))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05, alpha=.8) as g:
        for _ in range(420):
            x, y = rng.uniform(-60, W), rng.uniform(0, H); q = rng.uniform(40, 130)
            rgb(g, '#5fa8a0' if rng.random() < .55 else '#fffbe2', rng.uniform(.08, .25)); taper(g, [(x, y), (x + q * .35, y - 6), (x + q * .7, y + 7), (x + q, y)], [.3, 4, .3], 12, False); g.fill()
    c.img = np.clip(c.img + c.caustic_field(None)[..., None] * .2 * np.array([.95, 1, .85], np.float32), 0, 1)
    c.set_air()
    # reef margins with colonies from above
    def inside(p, x, y):
        n, res = len(p), False
        for i in range(n):
            x1, y1 = p[i]; x2, y2 = p[i - 1]
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-9) + x1: res = not res
        return res
    cols = ['coral', 'rose', 'saffron', 'plum', 'violet', 'leaf', '#e9a05c', '#c9a46c', '#5fb0a0', '#b89aa8']
    tl = [(-60, -60), (W * .42, -60), (W * .36, H * .05), (W * .27, H * .09), (W * .24, H * .2), (W * .13, H * .27), (W * .1, H * .4), (W * .03, H * .46), (-60, H * .5)]
    br = [(W * 1.05, H * .36), (W * .95, H * .42), (W * .93, H * .55), (W * .84, H * .6), (W * .8, H * .73), (W * .7, H * .79), (W * .64, H * .92), (W * .55, H * 1.06), (W * 1.06, H * 1.08)]
    for pts, n in ((tl, 75), (br, 95)):
        with c.piece(shadow=.5, lift=16, volume=.4, vsize=40, grain=.05) as g: smooth(g, pts); lin(g, 0, 0, W, H, '#347f84', '#22677a', '#164f6a'); g.fill()
        ring_ = curve_pts(pts, 90, True)
        done = []
        for i in range(n * 6):
            x, y = rng.uniform(-40, W + 40), rng.uniform(-40, H + 40)
            s = rng.choice([44, 60, 80, 110, 150], p=[.3, .28, .22, .13, .07])
            if not inside([tuple(v) for v in ring_], x, y) or any(math.hypot(x - a, y - b) < (s + t) * .4 for a, b, t in done): continue
            done.append((x, y, s))
        for x, y, s in sorted(done, key=lambda t: t[2]):
            k = int(rng.choice([0, 1, 2, 3], p=[.3, .3, .26, .14])); cc = rng.choice(cols)
            if k == 1: cc = mix(cc, '#c9a46c', .5)
            B.coral_top(c, x, y, s, cc, k)
    for x, y, s, k, cc in ((.31, .74, 92, 1, '#c9a46c'), (.36, .79, 58, 2, 'saffron'), (.56, .2, 80, 0, 'rose'), (.9, .17, 100, 1, '#b89aa8')): B.coral_top(c, W * x, H * y, s, cc, k)
    B.spotted_ray(c, W * .2, H * .62, 165, -.9, True); B.spotted_ray(c, W * .46, H * .86, 140, .5, True); B.spotted_ray(c, W * .86, H * .27, 120, 2.6, True)
    # measuring tape along the channel
    with c.piece(shadow=.45, lift=3, volume=.2, vsize=2) as g:
        q = curve_pts([(W * .04, H * .93), (W * .28, H * .7), (W * .55, H * .52), (W * .8, H * .27), (W * .99, H * .09)], 80)
        rgb(g, '#f7d65a'); taper(g, q, [6, 6], 120, False); g.fill()
        d = np.gradient(q, axis=0)
        for k in range(2, 80, 3):
            n = np.array([-d[k][1], d[k][0]]) / np.hypot(*d[k]) * 3; rgb(g, '#22405a'); g.set_line_width(1.6); g.move_to(*(q[k] + n)); g.line_to(*(q[k] - n)); g.stroke()
    A.school(c, 'anthias', W * .28, H * .3, 16, 90, 60, 22, .8, depth=0, spread=.9)
    A.school(c, 'chromis', W * .74, H * .68, 20, 100, 60, 22, PI, depth=0, spread=.9)
    B.shade_blob(c, W * .735 + 40, H * .45 + 62, 120, 90, -.5, .26, 10)
    A.ray(c, W * .735, H * .43, 250, PI + .45, 'eagle', 8, .06)
    B.shark_top(c, W * .43, H * .45, 620, PI - .42, .34); B.shark_top(c, W * .6, H * .13, 330, -.25, -.3, drop=30)
    B.diver_top(c, W * .27, H * .83, 235, -.75, 'coral'); B.diver_top(c, W * .13, H * .8, 225, -.62, '#23b0a4', suit='#1c2c4c', tank='#d9dcd6', slate=False, kick=-.4)
    with c.piece(shadow=.15, lift=14, volume=0, rim=0, grain=.01) as g:      # bubbles from above
        for bx, by in ((.315, .77), (.17, .755)):
            for _ in range(12):
                s = rng.uniform(3, 11); x, y = W * bx + rng.normal(0, 16), H * by + rng.normal(0, 14)
                g.arc(x, y, s, 0, 7); rad(g, x, y, s, (0, '#e6fff6', .25), (.8, '#e6fff6', .4), (1, '#ffffff', .9)); g.fill(); rgb(g, 'white', .9); g.arc(x - s * .3, y - s * .3, s * .2, 0, 7); g.fill()
    c.glow(W * .1, 0, 700, 'cream', .2)
    c.particles(120, big=6); c.finish(.4, center=(.48, .5))


def seminar(c, rng, variant=0):
    """29 From the last row of a dark lecture hall: a bright coral reef on the screen, the speaker small at the desk."""
    W, H = c.w, c.h
    c.light = (-.1, -.99)
    c.backdrop([(0, '#1c2140'), (.5, '#262a50'), (1, '#120f26')], 90, wash=.04)
    # side walls and ceiling lines in perspective
    sx0, sx1, sy0, sy1 = W * .24, W * .76, H * .1, H * .53
    with c.piece(shadow=0, volume=.1, rim=.1, grain=.05) as g:
        poly(g, [(-20, -20), (W * .14, H * .02), (W * .14, H * .66), (-20, H * .9)]); lin(g, 0, 0, W * .14, 0, '#2b1f3e', '#4a3358'); g.fill()
        poly(g, [(W + 20, -20), (W * .86, H * .02), (W * .86, H * .66), (W + 20, H * .9)]); lin(g, W, 0, W * .86, 0, '#2b1f3e', '#4a3358'); g.fill()
        poly(g, [(-20, -20), (W + 20, -20), (W * .86, H * .02), (W * .14, H * .02)]); rgb(g, '#17142c'); g.fill()
        for k in range(5):
            for m in (0, 1):
                x = W * (.02 + k * .028); x = W - x if m else x
                rgb(g, '#f5b843', .16 if k % 2 else .08); poly(g, [(x - 8, H * (.1 - .012 * k)), (x + 8, H * (.1 - .012 * k)), (x + 8, H * (.7 - .02 * k)), (x - 8, H * (.7 - .02 * k))]); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.1, rim=.2) as g: poly(g, [(W * .14, H * .57), (W * .86, H * .57), (W * .9, H * .68), (W * .1, H * .68)]); lin(g, 0, H * .57, 0, H * .68, '#7a4c4a', '#3f2a44'); g.fill()
    # screen
    with c.piece(shadow=.3, lift=8, volume=0, rim=.3) as g: poly(g, [(sx0 - 8, sy0 - 8), (sx1 + 8, sy0 - 8), (sx1 + 8, sy1 + 8), (sx0 - 8, sy1 + 8)]); rgb(g, '#0d1024'); g.fill()
    cl = lambda q: poly(q, [(sx0, sy0), (sx1, sy0), (sx1, sy1), (sx0, sy1)])
    with c.piece(shadow=0, volume=0, rim=0) as g: cl(g); lin(g, 0, sy0, 0, sy1, '#d9f7e6', '#6fd3cb', '#1f97ad', '#0f5f86'); g.fill()
    old = c.air; c.set_air()
    b = lambda x: sy1 - 60 - 46 * math.sin((x - sx0) / (sx1 - sx0) * 2.6 + .4)
    F.reef_patch(c, sx0 - 20, sx1 + 20, lambda x: b(x) - 20, 2.0, .62, depth=.45, clip=cl)
    A.school(c, 'fusilier', (sx0 + sx1) / 2 - 160, sy0 + 110, 26, 170, 50, 34, .1, .3, depth=.2, clip=cl)
    A.shark(c, W * .6, sy0 + 130, 300, PI + .1, .2, 'blacktip', depth=.12, clip=cl)
    F.reef_patch(c, sx0 - 20, sx1 + 20, lambda x: b(x) + 44, 2.2, .85, clip=cl)
    F.table_coral(c, sx0 + 210, sy1 + 6, 240, 'coral', clip=cl); F.staghorn(c, sx1 - 150, sy1 + 12, 150, 'saffron', 3, 6, clip=cl); F.sea_fan(c, sx1 - 40, sy1 + 6, 150, 'plum', clip=cl)
    A.fish(c, 'emperor', sx0 + 380, sy1 - 96, 80, .1, .1, clip=cl); A.fish(c, 'idol', sx0 + 90, sy1 - 150, 74, .1, .1, clip=cl)
    c.glow(W * .5, (sy0 + sy1) / 2, 620, '#5fd0cc', .3, 1.3); c.glow(W * .5, sy1 + 60, 420, '#8fe8dc', .22, 2.4)
    B.beam(c, [(W * .495, -20), (W * .505, -20), (sx1, sy0), (sx0, sy0)], '#c9fff2', .12, 12); c.set_air()
    # speaker, desk lamp
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=8) as g: poly(g, [(W * .795, H * .5), (W * .85, H * .5), (W * .844, H * .645), (W * .8, H * .645)]); lin(g, 0, H * .5, 0, H * .64, '#b9764e', '#5b3440'); g.fill()
    P.person(c, W * .775, H * .648, 215, 'reach', P.look(rng, hair='hijab', accent='#f2694b', top='#fff4d6', bottom='trousers', bcol='#22405a'), True, tweak=dict(aL=(104, 118), aR=(20, 60), lean=2))
    c.glow(W * .79, H * .52, 150, '#ffd98a', .42)
    # tiers of listeners
    hairs = ['short', 'hijab', 'bob', 'short', 'bun', 'short', 'hijab', 'pony']
    tops = ['#2f3b6c', '#5c3a5a', '#2a5a66', '#6b4038', '#3a3a56', '#7a6a4a', '#355a4a']
    hats = ['#8f4a6a', '#2f7f86', '#b98a4a', '#5a5a96', '#a8584a']
    rows = [(.70, 15, 66, .3, .34), (.765, 12, 88, .22, .4), (.845, 10, 118, .12, .48), (.945, 8, 164, .04, .5)]
    for j, (y, n, s, d, rm) in enumerate(rows):
        with c.piece(shadow=.4, lift=6, volume=.2, vsize=10, rim=.35, depth=0) as g:      # desk front of this tier
            yy = H * y + s * .02
            smooth(g, [(-30, yy + s * .1), (W * .5, yy - s * .06), (W + 30, yy + s * .1), (W + 30, yy + s * .9), (-30, yy + s * .9)], tension=.2); lin(g, 0, yy, 0, yy + s, mix('#4a3352', '#2a1f3a', j / 3), '#150f24'); g.fill()
        order = np.arange(n); empty = set(rng.choice(n, max(1, n // 6), replace=False))
        for i in order:
            if i in empty: continue
            x = (i + .5 + (.25 if j % 2 else -.2) + rng.normal(0, .07)) / n * W * 1.04 - W * .02
            yy = H * y - 4 * math.cos((x / W - .5) * 3)
            B.bust(c, x, yy + s * .12, s * rng.uniform(.92, 1.06), hairs[(i * 3 + j) % 8], jitter(rng, tops[(i * 5 + j * 2) % 7], .02), rng.choice(['#4a2f24', '#5b3b2c', '#3f281f']), hats[(i + j) % 5], rm, rng.normal(0, .7), light=True)
            if rng.random() < .12 and j > 0:      # a lap-top or a raised hand
                with c.piece(shadow=.2, lift=3, volume=0, rim=0) as g: poly(g, [(x + s * .36, yy - s * .3), (x + s * .78, yy - s * .32), (x + s * .76, yy - s * .02), (x + s * .4, yy)]); lin(g, x, yy - s * .3, x, yy, '#6fb8c0', '#2a5f7a'); g.fill()
                c.glow(x + s * .57, yy - s * .15, s * .6, '#8fe0d8', .14)
    with c.piece(shadow=.3, lift=4, volume=.35, vsize=6, rim=.5) as g:      # one raised hand, third row
        x, y = W * .335, H * .74
        rgb(g, '#2a5a66'); taper(g, [(x, y + 40), (x + 6, y), (x + 9, y - 26)], [24, 20, 17], 12); g.fill(); rgb(g, '#5b3b2c'); taper(g, [(x + 9, y - 26), (x + 10, y - 52)], [13, 12]); g.fill()
        for k in range(4): taper(g, [(x + 5 + k * 3.4, y - 54), (x + 3 + k * 4.6, y - 74 + abs(k - 1.6) * 4)], [4.4, 3.6]); g.fill()
    c.finish(.5, center=(.5, .4))


def breath(c, rng, variant=0):
    """32 Side view of a water column: one freediver with a single fin glides down a line, friends wait at a float far above."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    lx = W * .36
    c.backdrop([(0, '#d8f5e4'), (.1, '#8fdcd2'), (.3, '#2fa6b6'), (.58, '#0f6690'), (.82, '#08315c'), (1, '#041a3a')], 90, wash=.04, glow=(lx + 60, -80, 620, '#fff8dc', .85))
    L.surface_below(c, 74, .8, 120)
    c.god_rays(lx + 60, -240, .42, 20, 1050, .9)
    for ly in range(3):         # swirling fish: a broad ring
        with c.piece(depth=[.62, .42, .22][ly], shadow=.1, lift=4, volume=.25, vsize=3) as g:
            for i in range(70):
                t = rng.uniform(0, 2 * PI)
                if (math.sin(t) > 0) != (ly == 2) and ly != 1: continue
                R = rng.normal(1, .09); x, y = W * .68 + math.cos(t) * 320 * R, H * .55 + math.sin(t) * 128 * R + rng.normal(0, 20)
                s = rng.uniform(24, 34) * (.75 + .25 * ly + .12 * math.sin(t))
                rot, m = A._orient(math.atan2(math.cos(t) * 128, -math.sin(t) * 320) + rng.normal(0, .1))
                with at(g, x, y, 0, m, 1), at(g, 0, 0, rot, s * rng.uniform(.75, 1), s): A.draw_fish(g, 'fusilier', rng.normal(0, .12), (col('#9fc4cf'), .5), rng, False)
    L.rocks(c, [(W * .66, H + 40), (W * .74, H * .95), (W * .85, H * .9), (W * .93, H * .8), (W + 40, H * .72)], '#123f63', .35, 0, rim=0)
    for i in range(14): F.plant(c, rng.choice(['fan', 'soft', 'sponge', 'staghorn', 'plates']), W * rng.uniform(.78, 1.0), H * rng.uniform(.88, 1.03), rng.uniform(.6, 1.1), mix(rng.choice(['plum', 'coral', 'violet', 'rose']), '#0e3a58', .5), depth=.14)
    with c.piece(shadow=.25, lift=6, volume=.4, vsize=8) as g:      # float
        smooth(g, blob_pts(rng, lx, 30, 74, 19, .03, 16)); lin(g, 0, 8, 0, 50, '#f7a24b', 'coral', '#a83a2c'); g.fill()
        smooth(g, blob_pts(rng, lx, 28, 40, 8, .03, 14)); rgb(g, '#0f6690', .7); g.fill()
    with c.piece(shadow=.1, lift=3, volume=.3, vsize=2) as g:
        rgb(g, '#f6efd4'); taper(g, [(lx, 40), (lx + 3, H * .5), (lx + 2, H * 1.02)], [2.6, 4, 5.5], 40); g.fill()
        for k in range(1, 8): y = 40 + k * H * .122; rgb(g, 'coral' if k % 2 else 'saffron'); g.rectangle(lx - 5, y, 13, 7); g.fill()
    def hang(x, y, s, m, cc, ph):      # a person upright at the float
        with c.piece(shadow=.2, lift=4, volume=.4, vsize=5, depth=.12) as g:
            with at(g, x, y, ph, s * m, s):
                for k, dx in ((0, -.05), (1, .05)):
                    rgb(g, shade('#13263c', .05)); taper(g, [(dx * .6, .22), (dx + .02, .42), (dx - .02, .62)], [.1, .075, .04], 16); g.fill()
                    rgb(g, cc); taper(g, [(dx - .02, .6), (dx + .02 + .05 * k, .78), (dx + .02 + .14 * k - .04, .98)], [.035, .075, .095], 14, False); g.fill()
                rgb(g, '#16304a'); smooth(g, [(-.09, -.12), (.09, -.12), (.085, .1), (.07, .26), (-.07, .26), (-.085, .1)]); g.fill()
                taper(g, [(.07, -.08), (.2, -.04), (.3, -.16)], [.06, .05, .035], 12); g.fill(); rgb(g, '#8a5a3c'); g.arc(.3, -.17, .025, 0, 7); g.fill()
                rgb(g, '#1b2d44'); g.arc(.02, -.19, .075, 0, 7); g.fill()
    hang(lx - 118, 66, 150, 1, '#f5b843', .1); hang(lx + 122, 58, 138, -1, '#23b0a4', -.08); hang(lx + 196, 50, 118, -1, '#c85a8e', -.22)
    fx, fy, hd = lx + 44, H * .56, 1.44
    P.freediver(c, fx, fy, 340, hd, suit='#12304f', fins='#f2694b', arms='up')
    with c.piece(shadow=.3, lift=7, volume=.4, vsize=10, rim=.5) as g:       # wide single fin over the two blades
        with at(g, fx, fy, hd, 340):
            smooth(g, [(-.36, -.05), (-.44, -.07), (-.62, -.17), (-.84, -.27), (-.93, -.22), (-.9, 0), (-.93, .22), (-.84, .27), (-.62, .17), (-.44, .07), (-.36, .05)]); lin(g, -.36, 0, -.9, 0, '#c9432c', '#f2694b', '#ffb08f'); g.fill()
            rgb(g, '#a83a2c', .7); g.set_line_width(.009)
            for o in (-.16, -.08, 0, .08, .16): g.move_to(-.44, o * .3); g.line_to(-.89, o * 1.2); g.stroke()
            rgb(g, '#10151f'); taper(g, [(-.36, -.02), (-.44, -.035)], [.07, .05]); g.fill(); taper(g, [(-.36, .02), (-.44, .035)], [.07, .05]); g.fill()
    A.ray(c, W * .86, H * .3, 200, PI + .3, 'manta', 46, .3, depth=.5)
    A.silhouettes(c, W * .12, H * .42, 60, 150, 60, 12, -.2, depth=.55)
    c.particles(260, big=8); c.finish(.46, center=(.42, .36))


def mask(c, rng, variant=0):
    """34 A dive mask as two windows: left a snorkeler floats clear of the reef, right one stands on it and breaks it."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#fbe2a8'), (.5, '#f5c878'), (1, '#e79a5a')], 60, wash=.05, glow=(W * .2, 0, 760, '#fff4d6', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for _ in range(500): x, y = rng.uniform(-40, W), rng.uniform(0, H); q = rng.uniform(20, 90); rgb(g, '#c9803f' if rng.random() < .5 else '#fff4d6', rng.uniform(.05, .16)); taper(g, [(x, y), (x + q * .5, y - 5), (x + q, y + 2)], [.3, 3, .3], 8, False); g.fill()
    with c.piece(shadow=.5, lift=12, volume=.4, vsize=16) as g:      # strap
        for m in (-1, 1):
            x0 = W * .5 + m * W * .44
            lin(g, 0, H * .3, 0, H * .6, '#f48a6c', 'coral', '#b8452f'); taper(g, [(x0, H * .44), (x0 + m * 90, H * .42), (x0 + m * 230, H * .5)], [96, 84, 90], 20, False); g.fill()
    lens_pts = lambda m: [(W * .5 + m * a * W, H * .49 + b * H) for a, b in [(.035, -.33), (.16, -.385), (.32, -.37), (.425, -.28), (.455, -.08), (.43, .16), (.36, .31), (.22, .37), (.13, .3), (.075, .14), (.03, .0), (.022, -.18)]]
    body = [(0, -.41), (.14, -.455), (.33, -.45), (.46, -.36), (.5, -.1), (.475, .2), (.39, .395), (.22, .455), (.1, .38), (.045, .2), (0, .12)]
    left, right = lens_pts(-1), lens_pts(1)
    with c.piece(shadow=.6, lift=22, volume=.6, vsize=40, rim=.4, grain=.05) as g:
        smooth(g, [(W * .5 + a * W, H * .49 + b * H) for a, b in body] + [(W * .5 - a * W, H * .49 + b * H) for a, b in body[::-1][1:-1]]); lin(g, 0, H * .05, 0, H * .95, '#3b4a5c', '#232f3f', '#121a26'); g.fill()
    for pts in (left, right):
        with c.piece(shadow=.2, lift=4, volume=.2, vsize=8, rim=.5) as g: smooth(g, pts, tension=.52); rgb(g, '#1fa39a'); g.set_line_width(24); g.stroke()
    def view(pts, ok):
        cl = lambda q: smooth(q, pts, tension=.52)
        x0, x1 = min(p[0] for p in pts), max(p[0] for p in pts); cx = (x0 + x1) / 2
        top, bot = H * .1, H * .87
        with c.piece(shadow=0, volume=0, rim=0, clip=cl) as g:
            g.rectangle(x0 - 5, top - 20, x1 - x0 + 10, bot - top + 60); lin(g, 0, top, 0, bot, *(['#e2f8e6', '#8fdccf', '#35abb2', '#137a95'] if ok else ['#dfe6d2', '#a9c9b8', '#5f9f9f', '#356f80'])); g.fill()
        c.set_air()
        with c.piece(shadow=0, volume=0, rim=0, clip=cl, blur=1, alpha=.7) as g:
            for _ in range(26): x, y, q = rng.uniform(x0, x1), top + rng.uniform(0, 46), rng.uniform(30, 120); rgb(g, 'white', rng.uniform(.2, .6)); taper(g, [(x, y), (x + q * .4, y - 4), (x + q, y)], [.4, 6, .4], 10, False); g.fill()
        base = lambda x: bot - 170 - 26 * math.sin((x - x0) / 130)
        kw = dict(clip=cl)
        if ok:
            F.reef_patch(c, x0, x1, lambda x: base(x) - 20, 2.2, .7, depth=.45, **kw); F.reef_patch(c, x0, x1, lambda x: base(x) + 60, 2.4, .95, depth=.15, **kw)
            A.turtle(c, cx + 130, H * .46, 170, .1, 52, stroke=.4, flip=True, depth=.1, clip=cl)
            A.school(c, 'chromis', cx - 150, H * .55, 22, 110, 40, 26, 0, depth=.1, **kw); A.fish(c, 'idol', cx - 60, H * .63, 74, PI, .05, **kw)
            P.snorkeler(c, cx - 60, H * .235, 270, 0, suit='#f5b843', fins='coral', **kw)
            for x, y, k, q, cc in ((-.2, .83, 'table', 1.3, 'coral'), (-.05, .87, 'staghorn', 1.4, 'saffron'), (.12, .86, 'brain', 1.3, 'leaf'), (.2, .8, 'fan', 1.1, 'plum'), (-.13, .9, 'poc', 1.3, 'rose')): F.plant(c, k, cx + x * W, H * y, q, cc, **kw)
        else:
            F.reef_patch(c, x0, x1, lambda x: base(x) - 20, 1.6, .65, depth=.5, colors=['#cfc8b4', '#b9b4a0', '#c9a58a', '#a9b0a0'], **kw)
            for x, y, k, q, cc in ((-.19, .84, 'staghorn', 1.2, mix('saffron', '#d9d4c0', .55)), (.2, .84, 'brain', 1.2, mix('leaf', '#d9d4c0', .5)), (.13, .9, 'poc', 1.1, mix('rose', '#e6e0d0', .6)), (-.1, .9, 'boulder', 1.0, '#c9c0a4')): F.plant(c, k, cx + x * W, H * y, q, cc, **kw)
            F.table_coral(c, cx + 20, H * .845, 300, mix('coral', '#e0d4c4', .35), .16, **kw)
            with c.piece(shadow=.4, lift=8, volume=.4, vsize=9, rim=.35, clip=cl) as g:      # standing swimmer: fins on the coral, a hand on the branches
                with at(g, cx + 10, H * .44, 0, 330):
                    sk = '#a9734c'
                    for k, (kx, ax, an) in enumerate(((-.06, -.1, -1), (.06, .12, 1))):
                        rgb(g, shade(sk, -.12 * (k == 0))); taper(g, [(kx * .5, .24), (kx, .5), (ax, .76)], [.13, .095, .055], 20); g.fill()
                        rgb(g, '#3c86c2'); taper(g, [(kx * .5, .22), (kx * .9, .44)], [.145, .13], cap=False); g.fill()
                        rgb(g, 'saffron'); smooth(g, [(ax - .03, .74), (ax + .04, .74), (ax + an * .1, .8), (ax + an * .27, .85), (ax + an * .26, .89), (ax + an * .02, .85), (ax - .03 * an, .81)]); g.fill()
                    rgb(g, sk); taper(g, [(-.09, -.08), (-.2, .1), (-.32, .26)], [.075, .06, .04], 14); g.fill(); taper(g, [(.1, -.08), (.2, -.18), (.23, -.34)], [.075, .06, .04], 14); g.fill(); taper(g, [(0, -.12), (0, -.2)], [.075, .07]); g.fill()
                    for dx, dy in ((-.345, .3), (-.36, .28), (-.335, .31)): taper(g, [(-.32, .26), (dx, dy)], [.03, .015]); g.fill()
                    lin(g, -.1, 0, .1, 0, '#f58f74', 'coral', '#b8452f'); smooth(g, [(-.11, -.1), (-.04, -.13), (.05, -.13), (.12, -.1), (.1, .08), (.11, .27), (-.1, .27), (-.09, .08)]); g.fill()
                    taper(g, [(-.09, -.08), (-.15, .02)], [.09, .08]); g.fill(); taper(g, [(.1, -.08), (.16, -.14)], [.09, .08]); g.fill()
                    rgb(g, '#241a15'); smooth(g, [(0, -.38), (.075, -.34), (.09, -.25), (.06, -.18), (-.06, -.18), (-.09, -.25), (-.075, -.34)]); g.fill()
                    rgb(g, '#12161f'); g.set_line_width(.022); g.move_to(-.088, -.27); g.line_to(.088, -.27); g.stroke(); rgb(g, 'saffron'); g.move_to(.09, -.2); g.line_to(.1, -.46); g.stroke()
            F.boulder(c, cx - 130, H * .8, 150, '#b9ac90', .9, clip=cl); F.staghorn(c, cx - 130, H * .71, 110, mix('rose', '#e6e0d0', .35), 2, 5, clip=cl)
            with c.piece(shadow=.4, lift=4, volume=.35, vsize=4, clip=cl) as g:      # broken branches falling and lying
                for _ in range(26):
                    x, y = cx - 40 + rng.normal(0, 130), H * rng.uniform(.66, .86); rgb(g, rng.choice(['#f0d8c4', '#e9b8a0', '#efe6d0', '#f2a48c'])); q = rng.uniform(12, 30)
                    taper(g, wander(rng, x, y, rng.uniform(0, 6), q, 3, .3), [q * .26, q * .24, q * .18], 6); g.fill()
            with c.piece(shadow=0, volume=0, rim=0, blur=12, alpha=.5, clip=cl) as g:     # stirred-up sand
                for _ in range(16): smooth(g, blob_pts(rng, cx + rng.normal(20, 110), H * rng.uniform(.72, .86), rng.uniform(20, 60), rng.uniform(12, 34), .2, 9)); rgb(g, '#e6dcc0', .55); g.fill()
            A.fish(c, 'raccoon', cx + 190, H * .36, 74, .1, .1, clip=cl); A.fish(c, 'chromis', cx + 150, H * .43, 40, .2, .1, clip=cl)
        with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=cl) as g:      # glass reflections and inner shadow
            w_ = x1 - x0
            for a, b, al in ((.1, .24, .22), (.29, .33, .18)): poly(g, [(x0 + w_ * (a + .22), top - 20), (x0 + w_ * (b + .22), top - 20), (x0 + w_ * (b - .12), bot), (x0 + w_ * (a - .12), bot)]); lin(g, 0, top, 0, bot * .7, (0, 'white', al), (1, 'white', 0)); g.fill()
            smooth(g, pts, tension=.52); g.set_line_width(22); rgb(g, 'navy', .28); g.stroke(); smooth(g, pts, tension=.52); g.set_line_width(9); rgb(g, 'navy', .4); g.stroke()
    view(left, True); view(right, False)
    with c.piece(shadow=.4, lift=3, volume=.2, rim=.6, vsize=4) as g:
        for x, y, s in ((.5, .15, 9), (.475, .19, 6), (.53, .2, 5), (.06, .9, 12), (.1, .94, 7), (.93, .88, 10), (.9, .93, 6), (.5, .93, 9), (.54, .95, 6)): smooth(g, blob_pts(rng, W * x, H * y, s, s * .9, .08, 9)); rad(g, W * x - s * .3, H * y - s * .3, s * 1.4, (0, 'white', .9), (.5, '#cfeee6', .5), (1, '#5fa8a8', .6)); g.fill()
    F.staghorn(c, W * .035, H * 1.03, 130, '#f2ead8', 2, 5, tip='#ffffff'); B.starfish(c, W * .965, H * .07, 110, '#e58a5a', .4, 5, .2)
    c.finish(.3, warm=.06, center=(.5, .5))


def _veil(c, wl, pts, stops):
    """Water body below the wavy line pts of an over/under picture."""
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, pts, False); g.line_to(c.w + 30, c.h + 20); g.line_to(-30, c.h + 20); g.close_path(); lin(g, 0, wl, 0, c.h, *stops); g.fill()


def lowering(c, rng, variant=0):
    """35 Noon at a small hilly island, half above and half below: a crew lowers reef stars from a boat, divers guide them down."""
    W, H = c.w, c.h
    wl = H * .4
    c.light = (.35, -.93)
    L.sky(c, 'noon', wl, glow=.6); c.glow(W * .86, 0, 560, 'cream', .6)
    L.cloud(c, W * .84, H * .16, 300, depth=.2); L.cloud(c, W * .1, H * .1, 240, depth=.35, puffs=5)
    L.island(c, W * .93, wl + 2, 380, 30, depth=.55)
    with c.piece(depth=.22, shadow=.15, lift=6, volume=.4, vsize=24) as g:      # the island: two steep dry hills, a white beach
        smooth(g, [(W * -.04, wl + 6), (W * .0, wl - 70), (W * .07, wl - 128), (W * .12, wl - 150), (W * .17, wl - 118), (W * .22, wl - 84), (W * .27, wl - 104), (W * .32, wl - 92), (W * .37, wl - 44), (W * .43, wl - 16), (W * .47, wl + 6)]); p = g.copy_path(); lin(g, 0, wl - 150, 0, wl, '#8fa860', '#6a8f52', '#4f7848'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for _ in range(150): x, y = rng.uniform(0, W * .45), wl - rng.uniform(0, 130); rgb(g, rng.choice(['#3d6b4c', '#c9b878', '#5f8a4c']), .5); smooth(g, blob_pts(rng, x, y, rng.uniform(5, 17), rng.uniform(4, 9), .2, 8)); g.fill()
        g.restore(); rgb(g, '#fbeec6'); taper(g, [(W * .05, wl + 1), (W * .25, wl - 4), (W * .44, wl + 2)], [3, 15, 3], 14, False); g.fill()
    for x, s in ((.1, 62), (.15, 74), (.3, 60), (.34, 70)): F.palm(c, W * x, wl - 4, s, rng.uniform(-.2, .2), depth=.25)
    L.sea(c, wl - 6, wl + 60, 'noon', None, 40)
    wpts = [(-30, wl + 22), (W * .14, wl + 10), (W * .32, wl + 24), (W * .5, wl + 12), (W * .7, wl + 26), (W * .88, wl + 12), (W + 30, wl + 20)]
    # crew on the boat
    bx, by = W * .57, wl + 10
    tee = dict(top='#fff4d6')
    P.person(c, bx - 190, by - 26, 205, 'stand_side', P.look(rng, hair='hat', accent='#1b8f93', top='#f5b843', bottom='shorts'), False)
    P.person(c, bx - 60, by - 30, 200, 'bend', P.look(rng, hair='cap', accent='#1b8f93', bottom='shorts', **tee), False, tweak=dict(lean=52, aL=(58, 40), aR=(40, 62), head=40))
    P.person(c, bx + 150, by - 28, 205, 'reach', P.look(rng, hair='hijab', accent='#1b8f93', bottom='trousers', **tee), False, tweak=dict(aL=(70, 60), aR=(56, 66), lean=22))
    P.person(c, bx + 60, by - 30, 196, 'stand', P.look(rng, hair='short', bottom='shorts', **tee))
    for x, s in ((-125, 70), (-250, 60)): G.reef_star(c, bx + x, by - 32, s, color='#8b8577', frags=0)
    B.jukung_bow(c, bx, by + 12, 700, '#2f7f9a')
    _veil(c, wl, wpts, ('#a9e4d2', '#4fbdb6', '#17869a', '#0c4d70')); c.glow(W * .8, wl + 10, 420, '#fff4d6', .4, 1.4); c.set_air()
    with c.piece(depth=.12, shadow=.3, lift=9, volume=.45, vsize=14) as g:      # the hull and outrigger under water
        smooth(g, [(bx - 310, wl + 12), (bx - 230, wl + 42), (bx, wl + 54), (bx + 230, wl + 42), (bx + 310, wl + 12)]); lin(g, 0, wl, 0, wl + 54, '#1f6f86', '#0f4a66'); g.fill()
        rgb(g, '#8a7a4a'); taper(g, [(bx - 280, wl + 66), (bx, wl + 74), (bx + 260, wl + 64)], [8, 17, 8], 16); g.fill()
    b0 = L.rocks(c, [(-30, H * .72), (W * .15, H * .74), (W * .4, H * .82), (W * .7, H * .8), (W + 30, H * .7)], '#2d7a80', .62, 18)
    F.reef_patch(c, -10, W * .3, b0, 1.6, .6, depth=.5); F.reef_patch(c, W * .8, W * 1.02, b0, 1.8, .6, depth=.5)
    A.silhouettes(c, W * .2, H * .56, 50, 180, 40, 11, 0, depth=.5)
    c.god_rays(W * .8, wl - 160, .36, 12, 640, 1.1); L.waterline(c, wpts)
    L.sandbed(c, [(-30, H * .87), (W * .25, H * .86), (W * .5, H * .88), (W * .75, H * .87), (W + 30, H * .85)], '#dccfa4', .36)
    for x, y, s, d in ((.08, .885, 130, .28), (.22, .9, 160, .2), (.86, .89, 150, .24)): G.reef_star(c, W * x, H * y, s, frags=12, grown=1.1, depth=d)
    # two stars on ropes
    s1, s2 = (W * .485, H * .62), (W * .685, H * .735)
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=2) as g:
        rgb(g, '#f0dcae')
        for (x, y), tx, ty in ((s1, bx - 4, by - 60), (s2, bx + 214, by - 66)):
            taper(g, [(tx, ty), ((tx + x) / 2 + 5, (ty + y) / 2), (x, y - 70)], [3, 4, 3.4], 20); g.fill()
            for o in (-26, 26): taper(g, [(x, y - 70), (x + o, y - 36)], [2.6, 2.2]); g.fill()
    G.reef_star(c, *s1, 160, color='#7d776a', frags=0); G.reef_star(c, *s2, 190, color='#7d776a', frags=0)
    P.diver(c, W * .345, H * .585, 225, .16, pose='hover', accent='coral', kick=.5)
    P.diver(c, W * .84, H * .7, 235, PI - .05, pose='look', accent='#23b0a4', suit='#1c2c4c', tank='#d9dcd6', fins='#23b0a4', kick=-.5)
    P.diver(c, W * .545, H * .82, 215, PI - .3, pose='work', accent='saffron', suit='#24486a', fins='#f5b843', depth=.06)
    G.reef_star(c, W * .46, H * .955, 230, frags=14, grown=1.15); G.reef_star(c, W * .72, H * .985, 260, frags=16, grown=1.2)
    A.school(c, 'damsel', W * .6, H * .9, 9, 90, 30, 32, .2)
    F.sea_fan(c, W * .03, H * 1.01, 260, 'plum', .14); F.staghorn(c, W * .12, H * 1.05, 190, 'saffron', 3, 6); F.brain(c, W * .215, H * 1.05, 120, 'leaf'); F.soft_coral(c, W * .97, H * 1.02, 150, 'rose')
    A.fish(c, 'idol', W * .2, H * .8, 84, .1, .05)
    c.particles(160, box=(0, wl + 30, W, H), big=6); c.finish(.32, center=(.52, .5))


def rains(c, rng, variant=0):
    """39 The last shower: under leaf and cloth umbrellas people plant along a flooded creek; a rainbow stands over the dark cloud."""
    W, H = c.w, c.h
    hz = H * .42
    c.light = (.62, -.78)
    c.backdrop([(0, '#4f6678'), (.14, '#6f8590'), (.3, '#a9b4a6'), (.42, '#f3dfae'), (1, '#8f9a80')], 94, wash=.09, glow=(W * .92, hz - 60, 520, '#ffe9b0', .75))
    for x, y, s, cc, d in ((.2, .1, 760, '#5d7080', .25), (.55, .06, 700, '#6a7c88', .3), (.04, .22, 520, '#6f8390', .35), (.8, .03, 520, '#7f8f94', .4), (.42, .2, 460, '#8596a0', .45)): L.cloud(c, W * x, H * y, s, cc, d, 9)
    # rainbow
    rx, ry, R = W * .3, hz + 240, W * .43
    for k, cc in enumerate(('#e8604a', '#f2a048', '#f6d860', '#7fc07a', '#4f9fc8', '#8f78c0')):
        with c.piece(shadow=0, volume=0, rim=0, blur=3.5, alpha=.42, clip=lambda q: q.rectangle(0, 0, W, hz + 2)) as g: rgb(g, cc); g.set_line_width(13); g.arc(rx, ry, R - k * 11, PI, 2 * PI); g.stroke()
    L.rinjani(c, W * .66, hz + 3, 900, 150, '#5f7a84', depth=.42)
    c.set_air()
    for y, d, am in ((hz + 4, .42, 40), (hz + 12, .28, 58)):
        with c.piece(depth=d, shadow=.15, volume=.3, vsize=14) as g:
            smooth(g, [(x, y - am * (.35 + .65 * abs(math.sin(x / 120 + am)) * abs(math.sin(x / 43)) ** .4) * (1 - .8 * math.exp(-((x - W * .8) / 200) ** 2))) for x in np.linspace(-30, W + 30, 60)] + [(W + 30, y + 10), (-30, y + 10)]); rgb(g, '#3f6a4c'); g.fill()
    L.ground(c, [(-30, hz + 14), (W * .3, hz + 10), (W * .7, hz + 16), (W + 30, hz + 10)], '#8a9068', '#4f4a3c', 320)
    # creek winding to the foreground, mirror of the bright gap
    ck = [(W * .78, hz + 16), (W * .84, hz + 16), (W * .79, H * .52), (W * .86, H * .6), (W * .8, H * .7), (W * .7, H * .8), (W * .78, H * 1.06), (W * .28, H * 1.06), (W * .42, H * .84), (W * .6, H * .7), (W * .7, H * .6), (W * .73, H * .52)]
    with c.piece(shadow=.25, lift=5, volume=.15, vsize=12, rim=.5, grain=.03) as g: smooth(g, ck); lin(g, 0, hz, 0, H, '#fff0c4', '#d5d3b0', '#93aca4', '#5d7f86'); g.fill()
    with c.piece(shadow=0, volume=.1, vsize=5, rim=.5, grain=.02) as g:
        for x, y, w in ((.12, .62, 220), (.32, .57, 170), (.2, .8, 330), (.9, .86, 280), (.95, .66, 170), (.06, .95, 260), (.5, .55, 110)): smooth(g, blob_pts(rng, W * x, H * y, w * .5, w * .07, .2, 13)); lin(g, W * x - w / 2, 0, W * x + w / 2, 0, '#c9cdb4', '#a4b4aa'); g.fill()
    def rows(y, x0, x1, n, h_):
        with c.piece(shadow=.4, lift=h_ * .07, volume=.3, vsize=5) as g:
            for i in range(n): F.propagule(g, W * (x0 + (x1 - x0) * (i + rng.uniform(.25, .75)) / n), H * y + rng.normal(0, h_ * .05), h_ * rng.uniform(.8, 1.15), jitter(rng, '#6fae5a', .04), rng.normal(.05, .08))
    rows(.485, .05, .68, 22, 24); rows(.53, .0, .62, 16, 34); rows(.5, .88, 1.0, 6, 26)
    um = lambda col_: (lambda g, J: B.umbrella(g, J['hR'][0], J['hR'][1], .5, col_))
    lf = lambda g, J: B.leaf_umbrella(g, J['hR'][0], J['hR'][1], .46, 'leaf', .1)
    for x, y, s, p, f, lk, pr, tw in ((.1, .56, 110, 'stand', False, dict(hair='hijab', accent='#f5b843', bottom='skirt'), um('#3c86c2'), dict(aR=(60, 150))), (.165, .57, 108, 'plant', False, dict(hair='cap'), None, {}), (.44, .55, 104, 'plant', True, dict(hair='hat', accent='#f2694b'), None, {}), (.5, .553, 108, 'stand_side', True, dict(hair='short'), um('#f5b843'), dict(aR=(60, 150))), (.935, .56, 112, 'bend', True, dict(hair='hat', accent='#1b8f93'), None, {})):
        P.person(c, W * x, H * y, s, p, P.look(rng, **lk), f, pr, tweak=tw, depth=.12)
    rows(.62, .0, .5, 9, 50); rows(.7, .02, .4, 6, 68)
    # focal pair: one kneels and plants, the other holds a big leaf over both
    P.person(c, W * .475, H * .81, 330, 'squat', P.look(rng, hair='hijab', accent='#c85a8e', top='#f5b843', bottom='trousers', bcol='#3a3f5a'), False, lambda g, J: F.propagule(g, J['hR'][0] + .03, J['hR'][1] + .15, .3, '#6fae5a', .1))
    P.person(c, W * .385, H * .82, 385, 'stand_side', P.look(rng, hair='hat', accent='#1b8f93', top='#e8e2cf', sleeve='long', bottom='trousers', bcol='#6b5a45'), False, lambda g, J: B.leaf_umbrella(g, J['hR'][0], J['hR'][1], .46, '#5f9a50', .06), tweak=dict(aL=(30, 50), aR=(70, 140), lean=8))
    P.person(c, W * .165, H * .86, 270, 'walk', P.look(rng, child=True, hair='short', top='#f2694b', bottom='shorts'), False, lambda g, J: B.leaf_umbrella(g, J['hR'][0], J['hR'][1], .42, '#79a86a', -.05), tweak=dict(aR=(50, 150)))
    P.person(c, W * .885, H * .8, 300, 'plant', P.look(rng, hair='cap', accent='#f5b843', top='#3c86c2', bottom='shorts'), True, lambda g, J: F.propagule(g, J['hR'][0] + .01, J['hR'][1] + .15, .34, '#6fae5a', .1))
    rows(.84, .54, .6, 1, 96); rows(.95, .03, .3, 3, 130); rows(.98, .84, 1.0, 2, 150); rows(.87, .93, .99, 1, 100)
    F.leaf_clump(c, W * .99, H * .03, 180, 90, 110, 34, 'deepleaf'); F.leaf_clump(c, W * .0, H * .99, 120, 46, 50, 34, 'deepleaf')
    B.rings(c, [(W * rng.uniform(.45, .75), H * rng.uniform(.8, 1.0), rng.uniform(12, 34)) for _ in range(22)] + [(W * x, H * y, rng.uniform(8, 20)) for x, y in ((.12, .62), (.15, .62), (.32, .57), (.2, .8), (.16, .805), (.24, .795), (.9, .86), (.93, .86), (.74, .68), (.78, .62), (.76, .56), (.06, .95))], '#fffbe6', .75, .26)
    B.rain(c, 620, -.2, 40, (.1, .38)); B.rain(c, 90, -.2, 90, (.1, .28))
    c.glow(W * .9, hz - 40, 420, '#ffe9b0', .3); c.finish(.34, warm=.05, center=(.52, .5))


def hook(c, rng, variant=0):
    """41 In the dive shed: a row of blue vests, one in a shaft of sun, the free hook beside it; through the door the team walks to the boat."""
    W, H = c.w, c.h
    fl = H * .83
    c.light = (.7, -.71)
    c.backdrop([(0, '#5b3b30'), (.5, '#7a5040'), (.83, '#5a3a34'), (1, '#35242a')], 90, wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06) as g:
        for i in range(24):
            x = i * W / 23; rgb(g, '#2a1a1c' if i % 2 else '#c98f60', .1); g.rectangle(x, 0, W / 24, fl); g.fill(); rgb(g, '#1f1418', .6); taper(g, [(x, 0), (x + rng.normal(0, 2), fl)], [2.4, 2.4]); g.fill()
    with c.piece(shadow=.3, lift=6, volume=0, rim=.2, grain=.06) as g: poly(g, [(-20, fl), (W + 20, fl), (W + 20, H + 20), (-20, H + 20)]); lin(g, 0, fl, 0, H, '#8f6a50', '#4a3430'); g.fill()
    # doorway
    dx0, dx1, dy0 = W * .63, W * .94, H * .1
    dc = lambda q: poly(q, [(dx0, dy0), (dx1, dy0), (dx1, fl + 16), (dx0, fl + 16)])
    with c.piece(shadow=.5, lift=10, volume=.2, rim=.3) as g: poly(g, [(dx0 - 24, dy0 - 24), (dx1 + 24, dy0 - 24), (dx1 + 24, fl + 18), (dx0 - 24, fl + 18)]); lin(g, dx0, 0, dx1, 0, '#8a5b3c', '#b98355'); g.fill()
    hz = H * .42
    with c.piece(shadow=0, volume=0, rim=0) as g:
        dc(g); lin(g, 0, dy0, 0, hz, '#8fd0dc', '#dff0de', '#fdf0cc'); g.fill()
        poly(g, [(dx0, hz), (dx1, hz), (dx1, H * .62), (dx0, H * .62)]); lin(g, 0, hz, 0, H * .62, '#4fb8c0', '#7fd8cc', '#c9f0dc'); g.fill()
    c.set_air()
    L.rinjani(c, W * .72, hz + 2, 520, 110, depth=.5, clip=dc); L.island(c, W * .9, hz + 3, 190, 22, depth=.4, clip=dc); L.cloud(c, W * .84, H * .24, 190, depth=.2, clip=dc)
    L.jukung(c, W * .8, H * .5, 210, None, '#2f7f9a', depth=.05, reflection=False)
    with c.piece(shadow=.2, lift=4, volume=.1, vsize=6, clip=dc) as g:
        smooth(g, [(dx0 - 20, H * .59), (W * .75, H * .565), (W * .86, H * .58), (dx1 + 20, H * .56), (dx1 + 20, H), (dx0 - 20, H)], tension=.3); lin(g, 0, H * .56, 0, fl, '#fdf3d0', '#f3dca8', '#e6c48a'); g.fill()
        rgb(g, 'white', .9); taper(g, [(dx0, H * .588), (W * .75, H * .564), (W * .86, H * .579), (dx1, H * .56)], [5, 8, 4, 7], 30); g.fill()
    blue = '#2f7fc8'
    for x, y, s, p, lk, f, pr in ((.735, .63, 128, 'walk_back', dict(hair='short', top=blue, bottom='shorts'), False, None), (.785, .645, 140, 'walk_back', dict(hair='hijab', accent='#fff4d6', top=blue, bottom='trousers', bcol='#22405a'), True, None), (.86, .72, 190, 'walk_back', dict(hair='pony', top=blue, bottom='shorts', pack='#f2694b'), False, None), (.7, .6, 100, 'carry', dict(hair='cap', accent='#f5b843', top=blue, bottom='shorts'), False, None)):
        P.person(c, W * x, H * y, s, p, P.look(rng, **lk), f, pr)
    c.glow(W * .79, H * .4, 420, '#fff4d6', .4)
    # rail and vests
    ry = H * .2
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=6) as g:
        rgb(g, '#4a2f26'); taper(g, [(-20, ry), (W * .585, ry)], [26, 26], cap=False); g.fill()
        for i in range(6): x = W * (.045 + i * .1); rgb(g, '#d9b46a'); g.set_line_width(6); g.move_to(x, ry); g.line_to(x, ry + 20); g.arc_negative(x + 8, ry + 22, 8, PI, 0); g.stroke()
    B.beam(c, [(dx0, H * .16), (dx0, H * .7), (W * .18, H * 1.0), (W * .36, H * .14)], '#ffe0a0', .2, 26)
    def vest(x, cc, s=1.0, rot=0.0, lit=False):
        with c.piece(shadow=.5, lift=12, volume=.45, vsize=18, rim=.5 if lit else .25, grain=.05) as g:
            with at(g, x, ry + 40, rot, 300 * s):
                rgb(g, '#d9b46a'); g.set_line_width(.022); g.move_to(0, -.1); g.line_to(0, -.02); g.line_to(-.22, .1); g.move_to(0, -.02); g.line_to(.22, .1); g.stroke()
                smooth(g, [(-.12, .02), (-.25, .08), (-.3, .3), (-.24, .42), (-.28, .7), (-.29, 1.0), (0, 1.03), (.29, 1.0), (.28, .7), (.24, .42), (.3, .3), (.25, .08), (.12, .02), (0, .2)], tension=.45); p = g.copy_path(); lin(g, -.3, 0, .3, .4, shade(cc, .05), cc, shade(cc, .3 if lit else -.1)); g.fill()
                g.save(); g.append_path(p); g.clip()
                rgb(g, shade(cc, -.45), .6); g.set_line_width(.012); g.move_to(0, .2); g.line_to(0, 1.05); g.stroke()
                rgb(g, '#e8f2ee', .9); g.rectangle(-.4, .56, .8, .06); g.fill(); rgb(g, 'saffron', .9); g.rectangle(-.4, .64, .8, .03); g.fill()
                for m in (-1, 1):
                    rgb(g, shade(cc, -.2)); smooth(g, [(m * .06, .74), (m * .22, .74), (m * .22, .92), (m * .06, .92)], tension=.15); g.fill()
                    rgb(g, shade(cc, -.4), .5); taper(g, [(m * .2, .2), (m * .16, .45), (m * .2, .7)], [.004, .02, .004], 10); g.fill()
                rgb(g, '#f6f4ea'); smooth(g, [(.08, .36), (.18, .36), (.18, .46), (.08, .46)]); g.fill()      # a patch with a wave
                rgb(g, 'teal'); g.set_line_width(.016); g.move_to(.09, .42); g.curve_to(.11, .38, .13, .45, .17, .4); g.stroke()
                g.restore()
    for i, (rot, s) in enumerate(((.02, 1.0), (-.03, .93), (.015, 1.03))): vest(W * (.045 + i * .1), jitter(rng, '#2a6fb4', .03), s, rot)
    vest(W * .448, '#3f9be0', 1.08, -.02, True); c.glow(W * .45, H * .4, 260, '#ffe9b0', .34)
    # mask and snorkel on the last hook
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=8, rim=.4) as g:
        x, y = W * .553, ry + 92
        rgb(g, '#1d2733'); g.set_line_width(8); g.move_to(x, ry + 26); g.curve_to(x - 50, ry + 50, x - 46, y - 10, x - 30, y); g.move_to(x, ry + 26); g.curve_to(x + 50, ry + 50, x + 46, y - 10, x + 30, y); g.stroke()
        smooth(g, [(x - 46, y - 18), (x, y - 26), (x + 46, y - 18), (x + 44, y + 18), (x + 18, y + 28), (x, y + 14), (x - 18, y + 28), (x - 44, y + 18)]); rgb(g, '#f2694b'); g.fill()
        for m in (-1, 1): smooth(g, [(x + m * 6, y - 14), (x + m * 38, y - 12), (x + m * 36, y + 14), (x + m * 18, y + 19), (x + m * 6, y + 8)]); lin(g, x - 40, y - 14, x + 40, y + 20, '#e6fbf4', '#6fb8c4'); g.fill()
        rgb(g, 'saffron'); g.set_line_width(11); g.move_to(x + 56, ry + 40); g.curve_to(x + 60, y + 20, x + 56, y + 60, x + 30, y + 58); g.stroke()
    # bench: fins, gloves, mesh sack, folded towel
    with c.piece(shadow=.55, lift=12, volume=.35, vsize=14, grain=.06) as g:
        smooth(g, [(-20, H * .8), (W * .57, H * .79), (W * .59, H * .84), (-20, H * .86)], tension=.1); lin(g, 0, H * .79, 0, H * .86, '#c9945c', '#7a5236'); g.fill()
        for x in (.06, .3, .53): rgb(g, '#5b3b2c'); taper(g, [(W * x, H * .85), (W * x, H * 1.02)], [26, 24], cap=False); g.fill()
    with c.piece(shadow=.5, lift=8, volume=.4, vsize=9, rim=.4) as g:
        for x, a, cc in ((.07, -.32, '#f2694b'), (.125, -.2, '#f2694b')):
            with at(g, W * x, H * .8, a, 250):
                smooth(g, [(-.1, 0), (-.11, -.3), (-.14, -.72), (-.1, -.9), (.1, -.9), (.14, -.72), (.1, -.3), (.09, 0)], tension=.4); lin(g, -.1, 0, .1, 0, shade(cc, .2), shade(cc, -.25)); g.fill(); rgb(g, shade(cc, -.5), .5); g.set_line_width(.012)
                for o in (-.05, 0, .05): g.move_to(o * .8, -.3); g.line_to(o * 1.5, -.86); g.stroke()
                rgb(g, '#1d2733'); smooth(g, [(-.11, .02), (-.1, -.26), (.1, -.26), (.1, .02)]); g.fill()
        G.bag(g, W * .27, H * .805, 130, '#d9e5dd')
        for k, cc in enumerate(('#f5b843', 'cream', '#35abb2')): rgb(g, cc); smooth(g, [(W * .355, H * .8 - k * 24), (W * .45, H * .797 - k * 24), (W * .452, H * .797 - k * 24 - 22), (W * .355, H * .8 - k * 24 - 22)], tension=.16); g.fill()
    G.camera(c, W * .515, H * .772, 64)
    B.beam(c, [(dx0, fl + 16), (dx1, fl + 16), (W * .8, H * 1.02), (W * .22, H * 1.02)], '#ffe6b0', .4, 12)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=.6) as g:      # dust in the light
        for _ in range(110): rgb(g, '#fff0c8', rng.uniform(.1, .5)); g.arc(rng.uniform(W * .2, W * .66), rng.uniform(H * .15, H * .95), rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.finish(.46, warm=.14, center=(.58, .48))


def column(c, rng, variant=0):
    """42 Cut through a hot sea: glowing isotherms press down from the surface, a buoy with a chain of loggers, a diver reads the lowest one by the reef."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    hz = H * .15
    c.backdrop([(0, '#f9d9a0'), (.1, '#fdeec4'), (.15, '#fff6d8'), (1, '#fff6d8')], 90, glow=(W * .78, H * .05, 420, '#fff3c0', .8))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: g.arc(W * .78, H * .065, 40, 0, 7); rgb(g, '#fffbe8'); g.fill()
    L.island(c, W * .16, hz + 2, 420, 40, '#9a8a5c', depth=.4); c.set_air()
    # layers
    cols = ['#f6b04f', '#f58e4a', '#ee6b52', '#d9516a', '#a84a86', '#6f5298', '#3f5f9e', '#226f9c', '#14607f', '#0d4a68']
    ys = [hz, .2, .265, .335, .41, .485, .56, .64, .73, .83]
    for i, cc in enumerate(cols):
        y = ys[i] if i == 0 else H * ys[i]
        am = 5 if i == 0 else 17
        pts = [(x, y + am * math.sin(x / (190 - 8 * i) + i * 1.3) + am * .5 * math.sin(x / 83 + i * 2.1) + (26 * math.exp(-((x - W * .68) / 260) ** 2) * (i if 0 < i < 7 else 0) * .55)) for x in np.linspace(-40, W + 40, 40)]
        with c.piece(shadow=.38 if i else .2, lift=9, volume=.16, vsize=26, rim=.42, grain=.045) as g: smooth(g, pts + [(W + 40, H + 40), (-40, H + 40)], True, .45); lin(g, 0, y, 0, y + H * .16, shade(cc, .12), cc); g.fill()
        if 0 < i < 8:
            with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.4) as g:      # paper contour lines inside the layer
                for o in (14, 28): g.set_line_width(1.5); rgb(g, shade(cc, .45)); smooth(g, [(a, b + o) for a, b in pts], False); g.stroke()
    L.foam(c, [(x, hz + 5 * math.sin(x / 190) + 2.5 * math.sin(x / 83)) for x in np.linspace(-40, W + 40, 24)], 6)
    c.set_air()
    for x in (.3, .52, .9):
        c.glow(W * x, H * .3, 220, '#ffd9a0', .16, .5)
    # reef at the bottom: some pale, some coloured
    b = L.rocks(c, [(-30, H * .84), (W * .18, H * .8), (W * .34, H * .88), (W * .52, H * .92), (W * .72, H * .86), (W * .88, H * .8), (W + 30, H * .76)], '#14506e', .2, 10)
    F.reef_patch(c, -10, W * .34, lambda x: b(x) + 4, 2.2, .85, depth=.2)
    F.reef_patch(c, W * .68, W * 1.02, lambda x: b(x) + 4, 2.2, .85, depth=.18, colors=['#f3efe2', '#f6dfe0', '#e9efe2', '#efe4d0', '#f2d9cf'])
    # buoy, chain of loggers
    bx = W * .455
    with c.piece(shadow=.35, lift=5, volume=.3, vsize=2) as g:
        rgb(g, '#22303c'); taper(g, [(bx, hz + 20), (bx + 4, H * .5), (bx - 2, H * .9)], [4.5, 5.5, 6.5], 40); g.fill()
    for k, v in enumerate((.245, .36, .475, .59, .7, .8)):
        y = H * v; x = bx + 3 * math.sin(k)
        with c.piece(shadow=.4, lift=5, volume=.45, vsize=7, rim=.5) as g:
            smooth(g, [(x - 12, y - 24), (x + 12, y - 24), (x + 13, y + 24), (x - 13, y + 24)], tension=.3); lin(g, x - 13, 0, x + 13, 0, '#fffdf2', '#e9e2cc', '#a89f8a'); g.fill()
            t = k / 5; rgb(g, mix('#ff5a3a', '#3fb8e0', t)); g.arc(x, y - 8, 6, 0, 7); g.fill(); g.rectangle(x - 3, y - 2, 6, 18); g.fill()
        c.glow(x, y - 6, 46, mix('#ff9a5a', '#6fd8ff', k / 5), .5)
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=9, grain=.06) as g: smooth(g, blob_pts(rng, bx - 2, H * .925, 54, 28, .1, 10)); rgb(g, '#7f8a8a'); g.fill()
    B.buoy(c, bx, hz + 8, 92)
    P.diver(c, bx + 225, H * .735, 275, PI - .12, pose='slate', accent='saffron', suit='#16304a', fins='#f5b843')
    P.diver(c, W * .17, H * .66, 200, .1, pose='camera', accent='#23b0a4', suit='#1c2c4c', fins='#23b0a4', tank='#d9dcd6', depth=.14)
    A.school(c, 'chromis', W * .3, H * .76, 20, 110, 36, 28, .1, depth=.1); A.silhouettes(c, W * .86, H * .64, 30, 120, 30, 13, PI, color='#1a3a60', depth=.3)
    # near reef: a still coloured side and a pale side
    F.sea_fan(c, W * .05, H * 1.02, 300, 'plum', .14); F.staghorn(c, W * .15, H * 1.05, 210, 'saffron', 3, 6); F.pocillopora(c, W * .26, H * 1.04, 140, 'coral'); F.brain(c, W * .35, H * 1.05, 120, 'leaf')
    F.table_coral(c, W * .67, H * 1.03, 300, '#f3efe4', .04, height=100); F.staghorn(c, W * .86, H * 1.05, 230, '#f4f2ea', 3, 7, tip='#ffffff'); F.boulder(c, W * .97, H * 1.05, 200, '#eceade', .62); F.pocillopora(c, W * .77, H * 1.05, 130, '#f6e6e2'); F.anemone(c, W * .555, H * 1.04, 130, '#f3e3d0', 'white')
    A.fish(c, 'clownfish', W * .545, H * .925, 54, .2, .1); A.fish(c, 'raccoon', W * .75, H * .86, 92, PI, .1)
    c.particles(160, box=(0, hz + 20, W, H), big=6); c.finish(.32, center=(.5, .48))
