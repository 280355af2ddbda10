"""Pictures of the article "Planting mangroves with Cemare Eco Green"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, land as L, people as P, water
from toolkit.paper import blob_pts, curve_pts, jitter, lin, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Early, half under water: the tide has come in on those who plant; below the line legs, a row of new seedlings in the mud and young fish that already shelter between the old roots at the right."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz, wl = H * .35, H * .645                       # horizon; the line where the water is cut
    L.sky(c, 'rose', hz, (W * .42, hz - 62, 44), '#ffe6b0', .95)
    L.cloud(c, W * .56, H * .1, 380, '#fbdcc4', .45); L.cloud(c, W * .08, H * .13, 260, '#fbe3cc', .5); L.cloud(c, W * .34, H * .06, 170, '#fbdcc4', .6)
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.5) as g:
        smooth(g, [(-40, hz - 20), (W * .08, hz - 12), (W * .2, hz - 18), (W * .34, hz - 10), (W * .5, hz - 26), (W * .7, hz - 34), (W + 40, hz - 40)], False); g.line_to(W + 40, hz + 8); g.line_to(-40, hz + 8); g.close_path(); rgb(g, '#6f8f8f'); g.fill()
    L.sea(c, hz, H * 1.15, 'rose', W * .42, 90, .7)
    for x, y, s, d in ((.55, 8, 84, .6), (.6, 12, 112, .54), (.66, 18, 140, .48), (.735, 28, 180, .4)): F.mangrove(c, W * x, hz + y, s, '#5f4a48', '#5a8a5e', roots=7, size=8 + s * .04, depth=d)
    boats.jukung(c, W * .5, hz + 30, 120, None, '#e4573f', True, depth=.2)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=16, alpha=.55) as g: rgb(g, '#fff0d6'); smooth(g, [(-30, hz - 14), (W * .4, hz - 26), (W + 30, hz - 10), (W + 30, hz + 26), (-30, hz + 24)]); g.fill()

    who = lambda **k: P.look(rng, **{**dict(sleeve='long', bottom='trousers', build=1.0), **k})

    def wader(x, line_, s, deep, pose, flip, lk, **k):
        """Somebody farther out, cut off where the water comes to."""
        P.person(c, x, line_ + s * deep, s, pose, lk, flip, clip=lambda q: q.rectangle(-50, -50, W + 100, line_ + 50), **k)
        with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5) as g:
            for t in np.linspace(0, .9, 9): q = s * .17 * rng.uniform(.5, 1); rgb(g, '#4a5a72', .6 * (1 - t)); taper(g, [(x - q, line_ + 3 + t * s * .5), (x, line_ + 5 + t * s * .5), (x + q, line_ + 3 + t * s * .5)], [.4, 3.4, .4], 8, False); g.fill()
        water.rings(c, [(x, line_, s * .17)], 'white', .55)

    def tray(g, J):
        x, y = (J['hL'] + J['hR']) / 2 + (.05, .02)
        for k in range(6): F.seedling(g, rng, x + (k - 2.5) * .05, y, .2 + .03 * (k % 2), jitter(rng, '#74b04e', .04), 2, (k - 2.5) * .06)
        smooth(g, [(x - .17, y - .02), (x + .17, y - .02), (x + .14, y + .1), (x - .14, y + .1)], tension=.15); lin(g, 0, y, 0, y + .1, '#d9ae6a', '#9a6f3f'); g.fill()
    wader(W * .335, H * .405, 96, .2, 'plant', True, who(hair='cap', top='#e8e2cf', accent='#1b8f93'), depth=.22)
    wader(W * .275, H * .42, 116, .2, 'walk', False, who(hair='hijab', top='#8f6fb8', accent='#f3d9c0'), depth=.18)
    wader(W * .48, H * .475, 196, .22, 'carry', True, who(hair='hat', top='#3c86c2', accent='#f5b843', bcol='#3a3f5c'), depth=.08, prop=tray)
    wader(W * .605, H * .45, 160, .2, 'plant', False, who(hair='hat', top='#fff4d6', accent='#c85a8e', bcol='#4a5a52'), depth=.12)

    # under water
    edge = [(-30, wl + 6), (W * .12, wl + 12), (W * .27, wl - 4), (W * .42, wl + 8), (W * .58, wl + 15), (W * .74, wl + 2), (W * .88, wl - 7), (W + 30, wl + 3)]

    def below(q):
        smooth(q, edge, False); q.line_to(W + 40, H + 40); q.line_to(-40, H + 40); q.close_path()
    with c.piece(shadow=.25, lift=10, volume=0, rim=0, grain=.03) as g: below(g); lin(g, 0, wl, 0, H, '#b9dcbf', '#6fb8a4', '#3a8f8c', '#1d5f68'); g.fill()
    c.set_air()
    c.glow(W * .42, wl + 10, 480, '#ffe9b8', .4, 1.5)
    with c.piece(shadow=0, volume=.2, vsize=26, depth=.62, grain=.05) as g:             # the bank behind
        smooth(g, [(-30, H * .86), (W * .2, H * .83), (W * .5, H * .85), (W * .75, H * .82), (W + 30, H * .79)], False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, H * .78, 0, H, '#9a8a68', '#5a4a40'); g.fill()
    for x, s, y in ((.36, 70, .852), (.425, 66, .855), (.485, 62, .858), (.54, 58, .855), (.6, 54, .85)):
        with c.piece(depth=.5, shadow=.15, lift=3, volume=.3, vsize=4) as g: F.seedling(g, rng, W * x, H * y, s, jitter(rng, '#79a85a', .03), 2, rng.normal(0, .06))
    A.silhouettes(c, W * .56, H * .75, 50, 170, 26, 11, PI, depth=.42)
    F.mangrove(c, W * .765, wl - 40, 330, '#5a463c', '#5a8f54', roots=9, root_drop=H * .25, size=22, depth=.34)
    mud = [(-30, H * .93), (W * .14, H * .92), (W * .33, H * .93), (W * .55, H * .94), (W * .78, H * .92), (W + 30, H * .9)]
    base = lambda x: float(np.interp(x, [q[0] for q in mud], [q[1] for q in mud]))
    with c.piece(shadow=.3, lift=9, volume=.25, vsize=26, grain=.06, caustic=.2, horizon=H * .78) as g:
        smooth(g, mud, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); lin(g, 0, H * .9, 0, H, '#a98a62', '#7a6046', '#54402f'); g.fill()
    with c.piece(shadow=.25, lift=2, volume=.4, vsize=3, grain=.06) as g:
        for _ in range(60): x, q = rng.uniform(0, W), rng.uniform(2, 8); rgb(g, jitter(rng, '#7a6248', .04)); smooth(g, blob_pts(rng, x, base(x) + rng.uniform(8, 80), q * 1.4, q * .7, .2, 7)); g.fill()

    def seedling(x, s, n, lean=0.0):
        X = W * x
        with c.piece(shadow=.3, lift=3, volume=.4, vsize=5, grain=.06) as g: rgb(g, '#7a6248'); smooth(g, blob_pts(rng, X, base(X) + 20, s * .2, s * .07, .15, 11)); g.fill()
        with c.piece(shadow=.4, lift=4, volume=.32, vsize=5, rim=.5) as g: F.seedling(g, rng, X, base(X) + 20, s, jitter(rng, '#74b04e', .03), n, lean)

    # the old tree at the right, and who lives between its roots
    F.mangrove(c, W * .93, wl - 30, 548, '#54402f', '#5a944e', roots=11, root_drop=H * .31, size=34, lean=-.05)
    roots = c.roots
    F.leaf_clump(c, W * .746, H * .022, 66, 38, 60, 34, '#5a944e')
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4) as g:           # oysters below the line
        for q in roots:
            for x, y in q:
                if y > wl + 24 and rng.random() < .5: rgb(g, jitter(rng, rng.choice(['#d8cfb4', '#e0b59f', '#9fb08a', '#c9a0a0']), .04)); smooth(g, blob_pts(rng, x + rng.normal(0, 6), y, rng.uniform(4, 9), rng.uniform(3, 7), .2, 7)); g.fill()
    A.school(c, 'snapper', W * .8, H * .78, 9, 70, 36, 44, PI, .3); A.school(c, 'sergeant', W * .94, H * .83, 7, 60, 30, 34, PI, .3); A.fish(c, 'snapper', W * .7, H * .84, 84, PI + .1, .1)
    # who plants in front: bent low, hands and legs in the water
    for x, s, n, l in ((.035, 122, 3, -.06), (.12, 96, 2, .05)): seedling(x, s, n, l)
    planter = P.person(c, W * .19, H * .97, 790, 'bend', who(hair='hijab', top='#e8694c', accent='#f5b843', bcol='#2f4a66', skin='#8a5a3c'), False, tweak=dict(lean=70, aL=(24, 2), aR=(8, -6), lL=(-2, -14), lR=(16, -8), head=58))
    hx, hy = (planter['hL'][0] + planter['hR'][0]) / 2, max(planter['hL'][1], planter['hR'][1])
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.3) as g: below(g); lin(g, 0, wl, 0, H, '#9fd3bd', '#3f9a94', '#1d5f68'); g.fill()
    for x, s, n, l in ((hx / W + .004, 205, 3, .02), (.455, 148, 3, .05), (.545, 118, 2, -.05), (.63, 132, 3, .04)): seedling(x, s, n, l)
    c.god_rays(W * .42, wl - 240, .3, 11, 620, .9)
    L.waterline(c, edge, '#f3fbe6', 6)
    water.rings(c, [(W * .17, wl + 5, 84), (hx - 16, wl + 3, 52)], 'white', .5)
    c.particles(90, box=(0, wl, W, H), color='#f3f6d0')
    c.finish(.3, warm=.1, center=(.5, .5))


def second(c, rng, variant=0):
    """Where a mangrove can live: the shore cut open from deep water to dry land. Too low the plants stand drowned and bare, too high they have dried up, and in the belt between them they are green with roots; there a planter from the village sets one more."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    wl = H * .52
    L.sky(c, 'morning', H * .6, glow=.5)
    L.cloud(c, W * .2, H * .13, 280, depth=.3); L.cloud(c, W * .66, H * .09, 200, depth=.4, puffs=5)
    c.set_air()
    line = [(-40, H * .885), (W * .12, H * .87), (W * .27, H * .815), (W * .4, H * .7), (W * .52, H * .6), (W * .64, H * .515), (W * .76, H * .43), (W * .88, H * .375), (W + 40, H * .36)]
    prof = curve_pts(line, 200); top = lambda x: float(np.interp(x, prof[:, 0], prof[:, 1]))
    for x, s, d in ((.9, 250, .4), (1.0, 320, .34)): F.palm(c, W * x, top(W * x) + 20, s, rng.uniform(-.2, .2), depth=d)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:                              # sea at the tide of the morning, seen through
        lin(g, 0, wl, 0, H, '#a9e4d2', '#4fb6b8', '#1b7f97'); g.move_to(-20, wl); [g.line_to(x, wl + 5 * math.sin(x / 60)) for x in np.linspace(-20, W * .67, 60)]; g.line_to(W * .7, H); g.line_to(-20, H); g.close_path(); g.fill()
    with c.piece(shadow=.45, lift=12, volume=.4, vsize=26, grain=.06) as g:               # the ground, cut open
        smooth(g, [(-60, H * 1.1)] + line + [(W + 60, H * 1.1)], tension=.5); p = g.copy_path(); lin(g, 0, H * .36, 0, H, '#c9a878', '#8a6a54', '#54413c'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#6f574a', .5); smooth(g, [(x, y + 90 + 14 * math.sin(x / 90)) for x, y in line] + [(W + 60, H * 1.1), (-60, H * 1.1)], tension=.5); g.fill(); rgb(g, '#43343a', .5); smooth(g, [(x, y + 220 + 20 * math.sin(x / 70)) for x, y in line] + [(W + 60, H * 1.1), (-60, H * 1.1)], tension=.5); g.fill()
        for _ in range(150):
            x = rng.uniform(0, W); y = top(x) + rng.uniform(20, 400); q = rng.uniform(3, 12); rgb(g, rng.choice(['#e3d6b0', '#a98a68', '#3f3034']), .6); smooth(g, blob_pts(rng, x, y, q * 1.3, q, .2, 8)); g.fill()
        g.restore()
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=8, rim=.3, grain=.05) as g:           # dry grass above
        for _ in range(150): x = rng.uniform(W * .77, W + 20); y = top(x) + 6; rgb(g, jitter(rng, rng.choice(['#c9b56a', '#a9a050', '#d9c98a']), .03)); taper(g, [(x, y), (x + rng.normal(0, 6), y - rng.uniform(10, 32))], [4, 1], 4, False); g.fill()

    def plant(x, h, kind):
        x *= W; y = top(x) + 8
        with c.piece(shadow=.3, lift=4, volume=.35, vsize=5, rim=.35) as g:
            if kind == 'green':
                rgb(g, '#6a4a36')
                for u in (-1, 1, -.6, .55): taper(g, [(x, y - h * .34), (x + u * h * .14, y - h * .22), (x + u * h * .2, y + 8)], [h * .035, h * .03, h * .022], 14); g.fill()
                for u in (-.7, -.2, .3, .8): taper(g, [(x + u * 14, y), (x + u * h * .2, y + h * .16), (x + u * h * .34, y + h * .3)], [h * .026, h * .016, 1], 10); g.fill()
                F.seedling(g, rng, x, y - h * .12, h, jitter(rng, '#5f9f52', .03), 3, rng.normal(0, .05))
            else:
                cc = '#8a9a8a' if kind == 'drowned' else '#b08a58'
                rgb(g, cc); taper(g, [(x, y + 14), (x + h * .03, y - h * .4), (x + rng.normal(0, h * .06), y - h * .8)], [h * .07, h * .06, h * .03], 14); g.fill()
                if kind == 'dry':
                    for a, l in ((-2.5, .34), (-.4, .32), (2.6, .3), (.5, .28)): F.leaf(g, x + h * .02, y - h * .66, h * l, h * .1, a, jitter(rng, '#b98a4c', .04))
                else:
                    for t in (.15, .3, .45, .6): rgb(g, rng.choice(['#d9d6c4', '#b9b4a0', '#7f9a68'])); smooth(g, blob_pts(rng, x + rng.normal(0, h * .03), y - h * t, h * .045, h * .035, .2, 7)); g.fill()
    for x, h in ((.05, 170), (.13, 190), (.21, 180), (.285, 186)): plant(x, h, 'drowned')
    for x, h in ((.41, 190), (.465, 230), (.515, 210), (.625, 220)): plant(x, h, 'green')
    for x, h in ((.755, 170), (.84, 200), (.935, 180)): plant(x, h, 'dry')
    A.school(c, 'sergeant', W * .13, H * .68, 8, 100, 30, 40, .1)
    # the belt between low and high tide, marked on a striped staff; the planter
    with c.piece(shadow=.35, lift=5, volume=.35, vsize=5, rim=.4) as g:
        x, y = W * .365, H * .77
        for k in range(14): rgb(g, '#fdfaf0' if k % 2 else '#e2483a'); g.rectangle(x, y - 26 * (k + 1), 20, 26); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        rgb(g, '#12566e', .8); g.set_line_width(5); g.set_dash([18, 14])
        for y, x1 in ((H * .725, W * .385), (H * .43, W * .765)): g.move_to(W * .3, y); g.line_to(x1, y); g.stroke()
        g.set_dash([])
    P.person(c, W * .578, top(W * .578) + 16, 300, 'plant', P.look(rng, hair='hat', accent='#1b8f93', top='#fff4d6', sleeve='long', bottom='trousers', bcol='#3f5e5a'), False, lambda g, J: F.propagule(g, J['hR'][0] + .02, J['hR'][1] + .12, .3, 'leaf', .1))
    A.crab(c, W * .7, top(W * .7) + 4, 54)
    c.finish(.3, warm=.06, center=(.5, .5))
