"""Pictures of the article "World Turtle Day"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, land as L, light, people as P
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, smooth, taper, wander

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
    """Moment, bright afternoon, half and half: a turtle lifts its head out of the water to breathe; two snorkellers wait at its side, a car's length away."""
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
    for k in range(9): x = W * (.02 + .12 * k) + rng.normal(0, 20); light.beam(c, [(x, wl + 10), (x + 34, wl + 10), (x + 90 + 60 * (k - 3) * .4, H), (x - 40 + 60 * (k - 3) * .4, H)], '#f3fff0', .08 + .05 * (k % 3), 18)
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
