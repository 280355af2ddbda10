"""Pictures of the article "Heatwave warning: what hot water does to corals"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, laboratory, land as L, light
from toolkit.paper import jitter, lin, mix, rgb, shade, smooth, smoothstep, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Heat: one coral in close-up, living colour on the left, bleached white on the right; hot light above, thermometer beside it."""
    W, H = c.w, c.h
    c.light = (.35, -.94)
    c.backdrop([(0, '#fbc46a'), (.16, '#f59a5c'), (.34, '#e0786a'), (.55, '#6f8fa0'), (.78, '#1f7f98'), (1, '#0c4a70')], 84, wash=.07, glow=(W * .78, -60, 620, '#fff0b0', .8))
    with c.piece(shadow=0, volume=0, rim=0, blur=5, alpha=.5) as g:          # shimmer of heat: waving bands
        for k in range(15):
            y = H * (.02 + .034 * k); p = [(x, y + 17 * math.sin(x / 120 + k * 1.3) + 7 * math.sin(x / 47 + k)) for x in np.linspace(-40, W + 40, 16)]
            rgb(g, '#fff0b8' if k % 2 else '#d9573f', .5 * (1 - k / 17)); taper(g, p, [2, 12, 5, 14, 3], 60, False); g.fill()
    c.set_air()
    L.rocks(c, [(-30, H * .62), (W * .2, H * .66), (W * .5, H * .72), (W * .75, H * .66), (W + 30, H * .6)], '#3f7f90', .55, 16)
    F.reef_patch(c, -10, W * .38, lambda x: H * .7 + .05 * x, 1.4, .8, depth=.45)
    for x, kd, s in ((.6, F.table_coral, 170), (.7, F.staghorn, 130), (.8, F.pocillopora, 110), (.9, F.staghorn, 150), (.98, F.boulder, 150)): F.bare_skeleton(c, kd, W * x, H * .74, s, depth=.42)
    A.silhouettes(c, W * .2, H * .5, 26, 130, 40, 14, PI, depth=.35)
    # the one big colony: same branches drawn twice, clipped by a wandering front
    base = L.sandbed(c, [(-30, H * .88), (W * .4, H * .9), (W * .7, H * .885), (W + 30, H * .9)], '#d9cfa6', .2)
    F.boulder(c, W * .465, H * 1.0, 520, '#8f8f72', .34)
    F.staghorn_fade(c, W * .47, H * .9, 700, '#e2553f', W * .4, W * .6, 3, 9)
    # fish stay on the living side
    A.school(c, 'chromis', W * .3, H * .36, 17, 190, 110, 50, .2, .4); A.fish(c, 'longnose', W * .2, H * .58, 100, .1, .1); A.fish(c, 'damsel', W * .36, H * .62, 56, PI, .1); A.school(c, 'anthias', W * .12, H * .44, 8, 110, 50, 44, .2, .2, depth=.1)
    laboratory.thermometer(c, W * .845, H * .955, 600, .9)
    c.glow(W * .845, H * .5, 230, '#ff8a5c', .2)
    with c.piece(shadow=.45, lift=5, volume=.4, vsize=7) as g:      # stake of the thermometer
        rgb(g, '#6f858f'); taper(g, [(W * .845, H * .95), (W * .846, H * 1.03)], [18, 14], cap=False); g.fill()
    F.bare_skeleton(c, F.brain, W * .965, H * 1.04, 230, color='#e9e8de'); F.bare_skeleton(c, F.pocillopora, W * .735, H * 1.02, 150); F.bare_skeleton(c, F.staghorn, W * 1.0, H * .92, 150)
    F.brain(c, W * .06, H * 1.03, 240, 'leaf'); F.pocillopora(c, W * .185, H * 1.03, 170, 'plum'); F.soft_coral(c, W * .01, H * .9, 150, 'saffron')
    c.particles(150, color='#fff0d0'); c.finish(.3, center=(.5, .5))


def second(c, rng, variant=0):
    """Under the magnifying glass: a row of coral polyps; on the left they are golden with their algae, to the right they throw the algae out and turn white."""
    W, H = c.w, c.h
    c.light = (-.3, -.95)
    c.backdrop([(0, '#0f4f6e'), (.5, '#1f7f8f'), (1, '#6f4f6a')], 10, glow=(W * .9, -40, 760, '#ffb87a', .7))
    light.bokeh(c, 10, (0, 0, W, H * .4), ['#5fc4c0', '#ffcf8a', '#f09a7a'], (30, 100), .22, 16); c.set_air()
    skin = lambda t: mix('#b5673a', '#f3efe6', float(smoothstep(.25, .8, np.array(t))))
    top = [(-40, H * .52), (W * .2, H * .44), (W * .45, H * .42), (W * .7, H * .47), (W + 40, H * .58)]
    base = lambda x: float(np.interp(x, [p[0] for p in top], [p[1] for p in top]))
    for k in range(9):                                     # small polyps on the rim behind
        x = W * (.04 + .115 * k) + rng.normal(0, 14); t = x / W
        F.polyp(c, x, base(x) + 12, 128, mix('#c9843f', '#f6f3ea', float(smoothstep(.25, .75, np.array(t)))), mix('#8a9a4a', '#dfe3dc', t), 18, .15, tip=mix('#ffe9b0', '#ffffff', t), depth=.25)
    with c.piece(shadow=.45, lift=14, volume=.4, vsize=50, rim=.4, grain=.05) as g:
        smooth(g, top, False); g.line_to(W + 40, H * 1.05); g.line_to(-40, H * 1.05); g.close_path(); p = g.copy_path(); lin(g, 0, 0, W, 0, *[(t, skin(t)) for t in (0, .2, .35, .5, .65, .8, 1)]); g.fill(); g.append_path(p); g.clip()
        for _ in range(520): x, y = rng.uniform(0, W), rng.uniform(H * .43, H); t = x / W; s = rng.uniform(2, 6); rgb(g, shade(skin(t), .4 if rng.random() < .5 else -.3), .4); g.arc(x, y, s, 0, 7); g.fill()
    rows = [(.085, .7, 290), (.25, .6, 210), (.42, .73, 320), (.61, .61, 220), (.79, .76, 330), (.95, .63, 210), (.25, .93, 300), (.6, .95, 280), (.97, .96, 280), (-.01, .96, 220)]
    for x, y, s in sorted(rows, key=lambda r: r[1]):
        t = float(smoothstep(.2, .8, np.array(x)))
        F.polyp(c, W * x, H * y, s, mix('#d98a36', '#fbf9f2', t), mix('#7f9a3f', '#e3e6e0', t), 26, .02 + .12 * t, tip=mix('#fff0b8', '#ffffff', t))
    # algae: packed in the left polyps, leaving in the middle, gone right
    with c.piece(shadow=.35, lift=3, volume=.5, vsize=3, rim=.5) as g:
        for x, y, s in rows:
            n = int(60 * max(0, 1 - x * 1.15) ** 1.1)
            for _ in range(n): a, q = rng.uniform(0, 7), s * math.sqrt(rng.uniform(0, 1)) * .36; px, py = W * x + math.cos(a) * q, H * y + math.sin(a) * q; z = rng.uniform(4, 7.5); rgb(g, jitter(rng, '#8a6a1f', .05)); g.arc(px, py, z, 0, 7); g.fill(); rgb(g, '#e9c45a', .8); g.arc(px - z * .25, py - z * .25, z * .4, 0, 7); g.fill()
        for k in range(230):
            t = rng.uniform(0, 1); px = W * (.42 + .3 * t) + rng.normal(0, 60 + 90 * t); py = H * (.66 - .62 * t) + rng.normal(0, 34); z = rng.uniform(4, 10) * (1 - .3 * t); rgb(g, jitter(rng, '#c98f2f', .05)); g.arc(px, py, z, 0, 7); g.fill(); rgb(g, '#ffe08a', .9); g.arc(px - z * .3, py - z * .3, z * .4, 0, 7); g.fill()
    light.bokeh(c, 16, (W * .5, 0, W * .9, H * .4), ['#f5c45a', '#e9a83a'], (9, 24), .6, 4)
    c.particles(150, big=8, color='#ffe9c4'); c.finish(.4, warm=.08, center=(.48, .55))
