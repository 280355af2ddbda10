"""Pictures of the gallery spread "Species"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, from_above, land as L, light, portraits
from toolkit.paper import at, blob_pts, jitter, lin, rgb, shade, smooth, taper

PI = math.pi


def _bokeh(c, rng, cols, n=9, y1=.5, size=(30, 90)):
    for _ in range(n):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=9, alpha=.35) as g:
            s = rng.uniform(*size); smooth(g, blob_pts(rng, rng.uniform(0, c.w), rng.uniform(0, c.h * y1), s, s, .04, 12)); rgb(g, rng.choice(cols), .5); g.fill()


def picture_1(c, rng, variant=0):
    """Macro: two clownfish deep in the tentacles of an anemone that fills the frame; the second looks at you."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#1f93a8'), (.45, '#146a8c'), (1, '#4a2a5c')], 80, glow=(W * .2, -30, 680, '#bff0dc', .6))
    _bokeh(c, rng, ['#7fd6c6', 'cream', '#ee8f9f'], 10, .3)
    c.set_air()
    b = lambda k: (lambda x: H * k - 150 * math.sin(PI * (x / W * .9 + .12)) + 30 * math.sin(x / 170))
    with c.piece(shadow=0, volume=0, rim=0, grain=.04, blur=6) as g:
        smooth(g, [(x, b(.62)(x)) for x in np.linspace(-80, W + 80, 14)], False); g.line_to(W + 80, H + 60); g.line_to(-80, H + 60); g.close_path(); lin(g, 0, H * .45, 0, H, '#6a4470', '#5a2f58', '#8a4466'); g.fill()
    F.tentacles(c, -60, W + 60, b(.62), 54, 210, 22, '#8a5a86', '#d9a8c8', depth=.3, blur=3)
    F.tentacles(c, -60, W + 60, b(.75), 52, 230, 27, '#a8668a', '#f0b8c8', depth=.12, blur=1.2, spread=.9)
    portraits.fish(c, 'clownfish', W * .77, H * .41, 400, 74, 4, -.34, flip=True, roll=.08)
    F.tentacles(c, -60, W + 60, b(.88), 46, 240, 32, '#c0708c', '#ffd2c8', spread=.9)
    portraits.fish(c, 'clownfish', W * .42, H * .49, 560, 33, 5, -.28, .75, roll=.1, lift=16)
    F.tentacles(c, W * .06, W * .36, lambda x: H * .84, 6, 210, 34, '#cc7a8a', '#ffd9cc', .25, spread=.5)
    F.tentacles(c, W * .42, W * .7, lambda x: H * .93, 9, 260, 35, '#d07c8a', '#ffdccf', -.1, spread=.8)
    F.tentacles(c, -80, W * .36, b(1.04), 13, 330, 38, '#d98088', '#ffe3d0', spread=.3)
    F.tentacles(c, W * .56, W + 80, b(1.05), 17, 330, 38, '#d98088', '#ffe3d0', spread=.3)
    F.tentacles(c, W * .3, W * .6, b(1.16), 9, 290, 40, '#e2908c', '#fff0dc', spread=.2)
    F.tentacles(c, -80, W * .22, b(1.26), 6, 340, 52, '#e8988e', '#fff4e4', spread=.2, blur=3.5)
    F.tentacles(c, W * .74, W + 90, b(1.27), 7, 340, 52, '#e8988e', '#fff4e4', spread=.2, blur=3.5)
    c.glow(W * .16, -30, 620, '#d9fff0', .3)
    c.particles(150, (.8, 3), (.12, .5), big=14); c.finish(.46, center=(.45, .46))


def picture_2(c, rng, variant=0):
    """Two seahorses, one large and orange, one small and pale, hold on to the same red sea fan; soft blue water, a shaft of light."""
    w, h = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#8fdcd2'), (.4, '#3fa8b8'), (1, '#155a86')], angle=70, glow=(w * .24, -40, 620, 'cream', .6))
    light.bokeh(c, 12, (w * .4, 0, w, h), ['#bfeee0', '#5fc4c8', '#c85a8e', '#f5b843'], (30, 110), .22, 18)
    c.god_rays(w * .22, -200, strength=.36)
    L.rocks(c, [(-30, h * .9), (w * .3, h * .96), (w * .7, h * .86), (w + 30, h * .72)], '#2b6e8c', depth=.55)
    F.sea_fan(c, w * .86, h * 1.06, 620, '#c8506f', .12, depth=.35, blur=2)
    F.sea_fan(c, w * .56, h * 1.1, 1020, '#d9443f', -.06)
    A.seahorse(c, w * .36, h * .44, 640, 'saffron', flip=False)
    A.seahorse(c, w * .71, h * .33, 330, '#e9b8c8', flip=True)
    F.soft_coral(c, w * .08, h * 1.03, 230, 'plum'); F.tube_sponge(c, w * .2, h * 1.03, 150, 'violet', 3)
    F.plant(c, 'leather', w * .93, h * 1.02, 1.6)
    A.school(c, 'anthias', w * .15, h * .3, 9, 110, 60, 34, .3, depth=.35)
    c.particles(220); c.finish(vignette=.32)


def picture_3(c, rng, variant=0):
    """Looking up: a reef manta from below beside the sun, a second one far off."""
    W, H = c.w, c.h
    cx, cy = W * .36, H * .3
    c.light = (-.3, -.95)
    c.backdrop([(0, '#1580a0'), (.6, '#0f5f8a'), (1, '#083a66')], 70)
    for rr, cc, st in ((980, '#35abb2', .7), (600, '#8fdccf', .65), (320, '#e6f9e4', .75), (130, '#ffffff', .9)): c.glow(cx, cy, rr, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.2, alpha=.7) as g:
        for _ in range(260):
            R = rng.uniform(60, 640); a = rng.uniform(0, 2 * PI); da = rng.uniform(.04, .28) * 180 / (R + 120)
            q = [(cx + math.cos(t) * R * 1.3 + rng.normal(0, 2), cy + math.sin(t) * R * .8 + rng.normal(0, 3)) for t in np.linspace(a, a + da, 6)]
            rgb(g, 'white' if rng.random() < .65 else 'water2', rng.uniform(.1, .5) * math.exp(-R / 450)); taper(g, q, [.4, rng.uniform(3, 9) * (R / 400 + .3), .4], 14, False); g.fill()
    c.set_air()
    c.god_rays(cx, cy - 300, .42, 20, 1200, 1.5, '#eafff2')
    A.silhouettes(c, W * .2, H * .62, 80, 200, 70, 15, .2, '#1d6f86', depth=.45)
    A.silhouettes(c, W * .75, H * .22, 50, 150, 50, 12, PI, '#1d6f86', depth=.55)
    A.ray(c, W * .85, H * .3, 250, -.5, 'manta', 35, .2, belly=True, depth=.55)
    portraits.ray(c, W * .55, H * .53, 1020, PI * 1.14, 'manta', 28, .3, belly=True, rim=.4)
    A.school(c, 'fusilier', W * .16, H * .84, 34, 220, 60, 50, -.25, .3, depth=.12)
    c.particles(260, big=10); c.finish(.4, center=(.42, .4))


def picture_4(c, rng, variant=0):
    """Straight down: a blue-spotted ribbontail ray on rippled sand beside a coral head, small fish around."""
    W, H = c.w, c.h
    c.light = (-.55, -.83)
    c.backdrop([(0, '#f0e6bc'), (.5, '#d9d9ae'), (1, '#8fc0ae')], 35, wash=.05, glow=(W * .2, 0, 760, '#fff6d8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:      # ripple marks
        for j in range(30):
            y = -60 + j * 42
            q = [(x, y + x * .16 + 15 * math.sin(x / 120 + j * .9) + rng.normal(0, 3)) for x in np.linspace(-60, W + 60, 26)]
            rgb(g, '#a9a070', .34); taper(g, q, [3, 10, 5, 12, 4, 9, 3], 120, False); g.fill(); rgb(g, '#fffbe0', .5); taper(g, [(a, b - 9) for a, b in q], [2, 6, 3, 7, 2], 120, False); g.fill()
        for _ in range(500): rgb(g, rng.choice(['#8a8258', '#fffdf0', '#c98f7a']), .4); g.arc(rng.uniform(0, W), rng.uniform(0, H), rng.uniform(.8, 2.4), 0, 7); g.fill()
    c.img += (c.caustic_field()[..., None] * .15).astype(np.float32); c.set_air()
    from_above.spotted_ray(c, W * .44, H * .52, 470, -.5)
    for x, y, s, cc, k in ((.93, .16, 330, '#c9a46c', 1), (.82, .06, 200, 'plum', 0), (.99, .4, 230, 'coral', 0), (.8, .27, 130, 'saffron', 2), (.88, .36, 120, 'rose', 2), (.73, .1, 110, '#5fb0a0', 3), (.03, .95, 280, 'violet', 0), (.14, 1.02, 190, 'leaf', 1), (.02, .76, 130, 'saffron', 2), (.2, .93, 90, 'rose', 2)):
        from_above.coral(c, W * x, H * y, s, cc, k)
    from_above.urchin(c, W * .9, H * .57, 96)
    from_above.starfish(c, W * .76, H * .84, 120, '#2f6fd0', .4)
    for x, y, n, cc, a in ((.78, .2, 12, '#2f6fc0', .6), (.12, .82, 9, '#f0795a', -.6), (.62, .8, 5, '#f5c63c', 2.4)):
        with c.piece(shadow=.4, lift=12, volume=.3, vsize=3) as g:
            for i in range(n):
                with at(g, W * x + rng.normal(0, 70), H * y + rng.normal(0, 44), a + rng.normal(0, .5), rng.uniform(24, 36)):
                    smooth(g, [(.5, 0), (.25, .11), (-.1, .11), (-.4, .03), (-.58, .13), (-.52, 0), (-.58, -.13), (-.4, -.03), (-.1, -.11), (.25, -.11)]); rgb(g, jitter(rng, cc, .05)); g.fill(); rgb(g, shade(cc, -.45), .7); taper(g, [(.3, 0), (-.3, 0)], [.03, .05, .02]); g.fill()
    c.finish(.34, center=(.46, .5))


def picture_5(c, rng, variant=0):
    """An octopus glides up over a slope by day, arms streaming; focal point left of the middle."""
    w, h = c.w, c.h
    c.light = (.6, -.8)
    c.backdrop([(0, '#c9f0dc'), (.25, '#6fccc8'), (.6, '#1f93a8'), (1, '#0c4a72')], angle=78, glow=(w * .86, -40, 620, '#fff6d8', .6))
    far = L.rocks(c, [(-30, h * .8), (w * .3, h * .74), (w * .62, h * .86), (w + 30, h * .7)], '#2f7f8c', depth=.66)
    F.reef_patch(c, 0, w, far, density=1.6, size=.7, depth=.55)
    c.god_rays(w * .9, -180, strength=.22, color='#fff6d8')
    A.silhouettes(c, w * .8, h * .4, 46, 220, 90, 22, PI - .3, '#1f6f8a', depth=.3)
    mid = L.rocks(c, [(-30, h * .9), (w * .3, h * .93), (w * .55, h * 1.02), (w * .8, h * .93), (w + 30, h * .78)], '#1f5a70', depth=.25)
    F.reef_patch(c, w * .62, w, mid, density=2.2, size=.9, depth=.16, colors=['plum', '#d9748f', 'saffron', '#e9a05c', 'violet'])
    A.swimming_octopus(c, w * .4, h * .4, 900, -.42, '#c9502f', flip=True)
    A.school(c, 'anthias', w * .83, h * .63, 13, 120, 60, 40, PI + .2, depth=.1)
    F.reef_patch(c, -20, w * .2, lambda x: h * 1.01, density=3, size=1.1, colors=['plum', 'coral', 'violet'])
    c.particles(170, color='#f3fff0'); c.finish(warm=.06)
