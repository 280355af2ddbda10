"""Pictures of the article "World Turtle Day"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, land as L, people as P, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Afternoon portrait of a green turtle grazing in seagrass; people lie at the surface far above, keeping away."""
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


def second(c, rng, variant=0):
    """The beach cut open: eggs in their chamber under warm sand, hatchlings digging up and running to the evening sea."""
    W, H = c.w, c.h
    hz = H * .2
    c.light = (-.5, -.86)
    L.sky(c, 'morning', hz, (W * .1, hz - 40, 30), '#fff0c0', glow=.9)
    L.cloud(c, W * .6, H * .1, 320, depth=.4); L.cloud(c, W * .86, H * .07, 220, depth=.45)
    L.sea(c, hz, H * .42, 'morning', W * .1, 60)
    L.island(c, W * .36, hz + 3, 340, 34, depth=.5)
    base = [(-30, H * .415), (W * .12, H * .405), (W * .3, H * .37), (W * .52, H * .335), (W * .75, H * .325), (W + 30, H * .3)]
    back = [(a, b - 46) for a, b in base]
    L.ground(c, back, '#f3dfb0', '#e9cf98', 60); L.foam(c, [(-30, H * .4), (W * .06, H * .392), (W * .13, H * .375), (W * .2, H * .348)], 12)
    F.seagrass(c, W * .72, W * 1.02, H * .29, 70, 50, '#7f9f52', .3); 
    fy = curve_pts(base, 120); f = lambda x: float(np.interp(x, fy[:, 0], fy[:, 1]))
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:      # tracks towards the sea
        for k in range(4):
            for i in range(26):
                t = i / 26; x = W * (.56 - .46 * t); y = f(x) - 34 + k * 6 + 8 * math.sin(i * .7 + k); rgb(g, '#b9955c', .45); smooth(g, blob_pts(rng, x, y, 6, 2.4, .2, 7)); g.fill()
    # cut face
    with c.piece(shadow=.3, lift=10, volume=.25, vsize=40, rim=.5, grain=.065) as g:
        smooth(g, base, False); g.line_to(W + 30, H + 30); g.line_to(-30, H + 30); g.close_path(); p = g.copy_path()
        lin(g, 0, H * .32, 0, H, '#fbd98f', '#e9b46c', '#c98a5c', '#8f6256'); g.fill()
        g.append_path(p); g.clip()
        for k in range(9):
            off = 34 + k * 66
            q = [(x, f(min(max(x, 0), W)) + off + 14 * math.sin(x / 150 + k * 1.7) * (1 + k * .2)) for x in np.linspace(-40, W + 40, 18)]
            rgb(g, rng.choice(['#b9804c', '#fff0c4', '#9a6a4c']), .22); taper(g, q, [rng.uniform(2, 12) for _ in range(8)], 90, False); g.fill()
        for _ in range(1500): x, y = rng.uniform(0, W), rng.uniform(H * .32, H); rgb(g, rng.choice(['#fff6da', '#7a4f3c', '#e0a060']), rng.uniform(.2, .6)); g.arc(x, y, rng.uniform(.8, 2.4), 0, 7); g.fill()
        for x, y, s in ((.12, .66, 24), (.2, .86, 34), (.9, .72, 26), (.83, .92, 36), (.35, .93, 20)): rgb(g, jitter(rng, '#f3e3cf', .03)); smooth(g, blob_pts(rng, W * x, H * y, s, s * .6, .14, 9, .4)); g.fill()
    c.glow(W * .2, H * .36, 560, '#ffe9b0', .25)
    # chamber and shaft
    cx, cy = W * .57, H * .74
    with c.piece(shadow=0, volume=.2, vsize=30, rim=0, grain=.05) as g:
        smooth(g, [(cx - 70, f(cx) - 6), (cx + 84, f(cx) - 8), (cx + 62, H * .42), (cx + 74, H * .5), (cx + 120, H * .585), (cx + 232, H * .68), (cx + 244, H * .83), (cx + 130, H * .935), (cx - 90, H * .94), (cx - 236, H * .85), (cx - 228, H * .7), (cx - 130, H * .6), (cx - 62, H * .52), (cx - 40, H * .43)]); lin(g, 0, H * .34, 0, H * .94, '#e6b873', '#b98258', '#8a5a4c', '#704648'); g.fill()
        for _ in range(420): t = rng.uniform(0, 1); x, y = cx + rng.normal(8, 30 + 60 * max(0, t - .4)), H * (.36 + .26 * t); rgb(g, jitter(rng, rng.choice(['#f6d494', '#c99058', '#a9744c']), .04), .8); g.arc(x, y, rng.uniform(1.5, 6), 0, 7); g.fill()
    pts = []
    for _ in range(3000):
        x, y = cx + rng.uniform(-215, 215), rng.uniform(H * .66, H * .915)
        if ((x - cx) / 205) ** 2 + ((y - H * .81) / (H * .115)) ** 2 > 1: continue
        if all(math.hypot(x - a, y - b) > 40 for a, b in pts): pts.append((x, y))
    for i, (x, y) in enumerate(sorted(pts, key=lambda p: p[1])):
        with c.piece(shadow=.45, lift=6, volume=.5, vsize=11, rim=.4, grain=.03) as g:
            s = rng.uniform(25, 28); broken = y < H * .745 and rng.random() < .55
            smooth(g, blob_pts(rng, x, y, s, s * .97, .03, 12)); rad(g, x - 8, y - 9, s * 1.5, '#fffdf4', '#f3e6d4', '#cfae9c'); g.fill()
            if broken: rgb(g, '#5f4044'); smooth(g, [(x - 17, y - 7), (x - 6, y - 16), (x + 2, y - 9), (x + 12, y - 15), (x + 17, y - 3), (x + 5, y + 4), (x - 6, y)]); g.fill()
    for x, y, r_, s in ((cx - 96, H * .685, -1.2, 70), (cx + 84, H * .68, -1.9, 68), (cx - 8, H * .65, -1.55, 74), (cx + 6, H * .56, -1.7, 74), (cx - 2, H * .47, -1.35, 72), (cx + 10, f(cx) + 34, -1.75, 70)): A.hatchling(c, x, y, s, r_, int(rng.integers(2)))
    with c.piece(shadow=.25, lift=4, volume=.3, vsize=6, grain=.06) as g:      # sand falling in the shaft and a small crater rim
        for _ in range(70): rgb(g, jitter(rng, '#f3cf8c', .04)); x, y = cx + rng.normal(4, 26), rng.uniform(f(cx), H * .62); g.arc(x, y, rng.uniform(1.5, 4.5), 0, 7); g.fill()
        for sg in (-1, 1): smooth(g, [(cx + sg * 30, f(cx) + 18), (cx + sg * 64, f(cx + sg * 64) - 17), (cx + sg * 130, f(cx + sg * 130) + 3), (cx + sg * 80, f(cx + sg * 80) + 20)]); rgb(g, '#f6dc9c'); g.fill()
    for x, dy, s, r_ in ((.5, -10, 64, PI + .1), (.42, -16, 58, PI - .12), (.345, -8, 56, PI + .15), (.27, -20, 50, PI), (.18, -10, 46, PI - .1), (.225, 2, 50, PI + .2)): A.hatchling(c, W * x, f(W * x) + dy - 6, s, r_, int(rng.integers(2)))
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=5) as g:      # roots of the beach plants in the section, creeper leaves on top
        for _ in range(16):
            x = rng.uniform(W * .78, W * .99); q = wander(rng, x, f(x) + 4, PI / 2 + rng.normal(0, .3), rng.uniform(80, 250), 7, .3); rgb(g, jitter(rng, '#a9835c', .03)); taper(g, q, [7, 4, 1.2], 18); g.fill()
        for k in range(22): x = rng.uniform(W * .76, W); F.leaf(g, x, f(x) + 2, rng.uniform(44, 74), 34, -PI / 2 + rng.normal(0, .9), jitter(rng, '#6f9f5a', .04))
        for x in (.82, .93): 
            for k in range(5): rgb(g, '#e59ac0'); a = k * 1.256; smooth(g, blob_pts(rng, W * x + math.cos(a) * 13, f(W * x) - 40 + math.sin(a) * 12, 12, 11, .05, 8)); g.fill()
            rgb(g, '#fff3c4'); g.arc(W * x, f(W * x) - 40, 6, 0, 7); g.fill()
    c.finish(.34, warm=.14, center=(.5, .5))


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


def slide_2(c, rng, variant=0):
    """Close: six jellyfish drift in deep blue water before a turtle; the one in the middle is a plastic bag."""
    W, H = c.w, c.h
    c.light = (.25, -.97)
    c.backdrop([(0, '#2f93b8'), (.35, '#1b6a9c'), (.7, '#123f7a'), (1, '#0c2250')], 82, glow=(W * .62, -80, 760, '#c9f0ea', .55))
    c.god_rays(W * .62, -200, .3, 15, 1100)
    A.silhouettes(c, W * .2, H * .26, 50, 190, 46, 15, .1, '#2a7fa8', .45)
    A.turtle(c, W * .2, H * .6, 380, rot=-.2, roll=62, stroke=-.3, look=.1, depth=.42, shadow=0)
    for x, y, s, rot, cc, pu, ln, kw in ((.5, .12, 70, .25, '#bfe3ea', .3, 1.5, dict(depth=.45)), (.36, .2, 54, -.2, '#bfe3ea', .6, 1.3, dict(depth=.55)), (.93, .2, 150, -.18, '#cfe4f3', .35, 1.7, dict(depth=.14)), (.72, .84, 120, .16, '#c9dcf3', .7, 1.2, dict(depth=.25)), (.465, .52, 170, -.12, '#d3e9f3', .5, 1.55, dict(depth=.06))):
        A.jellyfish(c, W * x, H * y, s, rot, cc, pu, 4, ln, **kw)
    bag(c, W * .66, H * .43, 350)
    A.jellyfish(c, W * .955, H * .73, 250, -.25, '#d9e6f6', .55, 4, 1.4)
    c.particles(260, alpha=(.1, .45), big=10)
    c.finish(.34)


def slide_3(c, rng, variant=0):
    """The breath, close: a green turtle has lifted its head out of the rippled water, eyes open, a fine spray over its nostrils; its shell and a flipper show soft and bent under the surface."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#a9e0d6'), (.25, '#6fc8c8'), (.6, '#2f9fb0'), (1, '#136f8e')], 90, wash=.06, glow=(W * .14, 0, 720, '#fffbe0', .6))
    # what lies under the surface
    with c.piece(shadow=.3, lift=26, volume=.45, vsize=60, blur=3) as g:
        smooth(g, [(W * .47, H * .7), (W * .58, H * .55), (W * .72, H * .5), (W * .9, H * .52), (W * 1.06, H * .6), (W * 1.06, H * 1.02), (W * .78, H * .98), (W * .56, H * .86)], tension=.5); p = g.copy_path(); lin(g, W * .5, H * .5, W, H, '#7f8a52', '#5f6f48', '#35524c'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#c9c98a', .6); g.set_line_width(6)
        for pts in ([(.5, .73), (.66, .67), (.82, .65), (1.06, .7)], [(.6, .57), (.68, .66), (.7, .78), (.66, .9)], [(.74, .5), (.81, .65), (.85, .78), (.82, .95)], [(.9, .5), (.97, .67), (1.0, .8)], [(.58, .82), (.7, .78), (.85, .78), (1.06, .84)]): smooth(g, [(W * x, H * y) for x, y in pts], False); g.stroke()
        g.restore()
    with c.piece(shadow=.3, lift=20, volume=.4, vsize=30, blur=2.4) as g: smooth(g, [(W * .56, H * .8), (W * .47, H * .86), (W * .37, H * .99), (W * .33, H * 1.08), (W * .43, H * 1.08), (W * .53, H * .98), (W * .63, H * .9)], tension=.5); lin(g, W * .55, H * .8, W * .38, H, '#6f7f50', '#4f6a50'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.46) as g: lin(g, 0, 0, 0, H, (0, '#a9e0d6', 0), (.4, '#4fbcc0', .8), (.7, '#2493aa', 1), (1, '#0f6a8c', 1)); g.rectangle(-20, -20, W + 40, H + 40); g.fill()
    edge = c.img[:, :int(30 * c.k)].copy(); water.refract(c, H * .4, H, 7); c.img[:, :edge.shape[1]] = edge; c.set_air()
    # ripples: long soft ones over everything, rings round the neck
    nx, ny = W * .475, H * .6
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:
        for _ in range(150): t = rng.uniform(0, 1) ** 1.1; y = H * (.03 + .95 * t); x, q = rng.uniform(-80, W), rng.uniform(40, 170) * (.4 + t); rgb(g, 'white' if rng.random() < .6 else '#0f5f7c', rng.uniform(.1, .42)); taper(g, [(x, y), (x + q * .5, y - 4 - 8 * t), (x + q, y)], [.4, 3 + 8 * t, .4], 14, False); g.fill()
    with c.piece(shadow=.15, lift=6, volume=.1, rim=.5, grain=.01, alpha=.8) as g:
        for R, al in ((1, .95), (1.4, .7), (1.9, .5), (2.5, .35)):
            rgb(g, 'white', al); g.set_line_width(9 / R ** .5); g.save(); g.translate(nx + 80, ny + 10); g.scale(300 * R, 66 * R); g.arc(0, 0, 1, .2 - .1 * R, PI - .1 + .1 * R); g.restore(); g.stroke()
    turtle_head(c, rng, W * .43, H * .42, 620)
    # the water's lip over the neck, drops, the breath
    with c.piece(shadow=.2, lift=5, volume=.15, vsize=8, rim=.5, grain=.01, alpha=.62) as g: smooth(g, [(nx - 180, ny - 6), (nx - 110, ny + 20), (nx + 20, ny + 30), (nx + 190, ny + 14), (nx + 380, ny - 40), (nx + 350, ny + 22), (nx + 160, ny + 62), (nx - 60, ny + 66), (nx - 180, ny + 34)], tension=.5); lin(g, 0, ny, 0, ny + 60, '#d9f6ee', '#6fcacb', '#2f9fb2'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(230):
            a, d = -PI * .8 + rng.normal(0, .24), 260 * rng.uniform(0, 1) ** .7; rgb(g, 'white', rng.uniform(.3, .95) * (1 - d / 420)); g.arc(W * .272 + math.cos(a) * d, H * .395 + math.sin(a) * d, rng.uniform(.8, 3.6), 0, 7); g.fill()
    c.glow(W * .24, H * .34, 130, '#ffffff', .3)
    with c.piece(shadow=.15, lift=3, volume=0, rim=.4) as g:
        for x, y, q in ((.335, .56, 11), (.41, .6, 13), (.5, .575, 10), (.36, .625, 8), (.295, .5, 8), (.545, .54, 11)): water.drop(g, W * x, H * y, q, .5)
    water.sparkle(c, 90, (0, 0, W, H), size=1.2)
    c.finish(.28, center=(.45, .45))


def turtle_head(c, rng, x, y, s):
    """Head and neck of a green turtle from the side, beak to the left, rising from the water; x, y = about the eye, s = length of the head."""
    base = '#8a8450'
    o = dict(shadow=.45, lift=16, volume=.5, vsize=34, rim=.45, grain=.05)
    with c.piece(**o) as g, at(g, x, y, .1, s):                                                          # neck with folds
        smooth(g, [(.16, -.2), (.4, -.12), (.62, .04), (.74, .2), (.72, .34), (.3, .4), (-.12, .38), (-.1, .26), (.02, .18)], tension=.5); p = g.copy_path(); lin(g, 0, -.1, .4, .6, '#a8a06a', '#c9c08f', '#8a8a66'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for k in range(9): t = k / 8; rgb(g, '#5f6444' if k % 2 else '#e6dfb4', .5); taper(g, [(.0 + .04 * t, .22 + .34 * t), (.25 + .1 * t, .2 + .3 * t), (.62, -.02 + .4 * t)], [.006, .02, .006], 20, False); g.fill()
        for _ in range(120): u, v = rng.uniform(.05, .65), rng.uniform(-.15, .6); rgb(g, '#6f7048', .35); smooth(g, blob_pts(rng, u, v, rng.uniform(.012, .028), rng.uniform(.008, .02), .2, 7)); g.fill()
        g.restore()
    out = [(-.47, .07), (-.49, -.0), (-.46, -.07), (-.38, -.14), (-.24, -.215), (-.06, -.265), (.14, -.27), (.32, -.22), (.43, -.1), (.44, .05), (.36, .17), (.18, .235), (-.04, .25), (-.22, .225), (-.36, .18), (-.44, .13)]
    with c.piece(**o) as g, at(g, x, y, .06, s, s * 1.14):
        smooth(g, out, tension=.5); p = g.copy_path(); lin(g, 0, -.26, 0, .25, shade(base, -.08), base, '#cfc690', '#efe6c0'); g.fill()
        g.save(); g.append_path(p); g.clip()
        dark, seam = '#5f5a34', '#f0e8bc'
        scales = [[(-.4, -.12), (-.2, -.23), (-.17, -.12), (-.3, -.06)], [(-.2, -.24), (.0, -.28), (.02, -.16), (-.16, -.12)], [(.01, -.29), (.2, -.29), (.2, -.15), (.03, -.16)], [(.21, -.28), (.38, -.2), (.33, -.09), (.21, -.14)], [(.06, -.13), (.2, -.13), (.21, -.02), (.08, -.02)], [(.22, -.12), (.34, -.08), (.36, .02), (.23, .0)], [(.09, .0), (.22, .01), (.22, .11), (.1, .1)], [(.24, .02), (.38, .04), (.33, .14), (.24, .12)], [(-.03, .06), (.08, .08), (.08, .18), (-.03, .16)], [(.1, .12), (.22, .13), (.18, .22), (.09, .2)]]
        for q in scales:
            cx, cy = np.mean(q, axis=0); smooth(g, q, tension=.22); rad(g, cx, cy, .13, shade(dark, .05), dark, shade(dark, .3)); g.fill(); smooth(g, q, tension=.22); rgb(g, seam); g.set_line_width(.012); g.stroke()
        rgb(g, shade(dark, .12)); smooth(g, [(-.49, -.0), (-.46, -.08), (-.36, -.14), (-.28, -.06), (-.24, .02), (-.34, .05), (-.47, .06)], tension=.4); g.fill()      # upper beak
        rgb(g, '#e3d9a4'); smooth(g, [(-.47, .09), (-.3, .085), (-.1, .1), (-.04, .15), (-.2, .21), (-.4, .17)], tension=.4); g.fill()                                       # lower jaw
        for k in range(9): rgb(g, '#a89c5c', .8); taper(g, [(-.44 + k * .04, .09), (-.435 + k * .04, .13)], [.008, .003]); g.fill()
        rgb(g, '#35301c'); taper(g, [(-.475, .075), (-.34, .07), (-.18, .085), (-.05, .13)], [.008, .016, .015, .004], 24); g.fill()
        rgb(g, '#1d1a10'); smooth(g, blob_pts(rng, -.425, -.065, .014, .011, .05, 8)); g.fill()
        g.restore()
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=10, rim=.5) as g, at(g, x - s * .085, y - s * .035, .1, s):  # eye with its heavy lids
        smooth(g, [(-.105, .0), (-.06, -.078), (.04, -.086), (.11, -.02), (.07, .066), (-.04, .074)], tension=.5); rgb(g, '#c9bf8a'); g.fill()
        smooth(g, [(-.083, .004), (-.045, -.05), (.035, -.056), (.086, -.01), (.05, .043), (-.035, .048)], tension=.5); p = g.copy_path(); rgb(g, '#1a140c'); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, '#7a5a2c'); g.arc(.0, .0, .052, 0, 7); g.fill(); rgb(g, '#0d0a08'); g.arc(.0, .0, .032, 0, 7); g.fill(); rgb(g, 'white', .95); g.arc(-.018, -.022, .013, 0, 7); g.fill(); g.arc(.02, .018, .006, 0, 7); g.fill(); g.restore()
        rgb(g, '#4a4226'); taper(g, [(-.1, .0), (-.045, -.062), (.036, -.068), (.1, -.014)], [.008, .018, .018, .008], 20); g.fill()
