"""The restoration process: three close-ups of hands and a face at work, then the reef that comes of it."""
import math
import numpy as np
from toolkit import closeups, faces, fauna as A, flora as F, from_above, gear as G, household, land as L, light, portraits, ropes_and_bars
from toolkit.paper import at, blob_pts, lin, rgb, shade, smooth, taper

PI = math.pi
BRIGHT = [(0, '#e2f8e6'), (.26, '#92ddd3'), (.6, '#36abb5'), (1, '#17799a')]


def place(c):
    """A sand terrace: parent colony on its rock to the right, a far arch to the left. Returns the sand line."""
    W, H = c.w, c.h
    c.light = (-.38, -.92)
    c.backdrop(BRIGHT, 92, glow=(W * .24, -70, 640, '#fff4d6', .8))
    L.surface_below(c, 64, .7)
    far = L.rocks(c, [(-30, H * .5), (W * .08, H * .44), (W * .17, H * .5), (W * .26, H * .6), (W * .5, H * .62), (W * .72, H * .5), (W * .88, H * .4), (W + 30, H * .36)], '#2d7684', .66, 20)
    with c.piece(depth=.6, shadow=.2, lift=8, volume=.35, vsize=24) as g:      # rock arch
        rgb(g, '#2b6f7e'); smooth(g, [(W * .05, H * .62), (W * .07, H * .4), (W * .13, H * .31), (W * .2, H * .36), (W * .235, H * .5), (W * .25, H * .62), (W * .2, H * .62), (W * .185, H * .5), (W * .145, H * .42), (W * .11, H * .48), (W * .105, H * .62)]); g.fill()
    F.reef_patch(c, W * .62, W * 1.02, far, 1.6, .6, depth=.6)
    c.god_rays(W * .24, -180, .5, 15, 1000, 1.15)
    mid = L.rocks(c, [(W * .5, H * .7), (W * .62, H * .62), (W * .74, H * .57), (W * .86, H * .5), (W + 30, H * .46)], '#266273', .34, 8)
    F.reef_patch(c, W * .7, W * 1.02, mid, 2.0, .8, depth=.32)
    sand = L.sandbed(c, [(-30, H * .64), (W * .2, H * .61), (W * .45, H * .63), (W * .7, H * .61), (W + 30, H * .58)], '#eee3ba', .45)
    with c.piece(shadow=.5, lift=14, volume=.5, vsize=30, grain=.05) as g:     # the rock under the parent colony
        smooth(g, [(W * .68, H * .76), (W * .71, H * .7), (W * .79, H * .68), (W * .88, H * .69), (W * .96, H * .67), (W * 1.04, H * .7), (W * 1.04, H * .86), (W * .9, H * .84), (W * .78, H * .82)])
        lin(g, 0, H * .68, 0, H * .85, '#8f8a78', '#6b6a66', '#4a5560'); g.fill()
    F.brain(c, W * .965, H * .73, 150, 'leaf'); F.pocillopora(c, W * .73, H * .765, 90, 'plum'); F.plates(c, W * .93, H * .8, 150, 'violet', 3)
    for x, y, q in ((.79, .73, 250), (.9, .715, 270), (.845, .69, 330), (.755, .745, 190), (.935, .735, 190), (.815, .745, 270), (.875, .745, 240)):
        F.staghorn(c, W * x, H * y, q, shade('#f08a3c', -.12 + .16 * (y - .69) / .055), 3, 7, lean=(x - .845) * 3.2)
    return sand


def frame(c):
    W, H = c.w, c.h
    F.sea_fan(c, W * .03, H * 1.0, 330, 'plum', .14); F.leather(c, W * .095, H * 1.04, 150, '#d8cfae'); F.pocillopora(c, W * .02, H * 1.06, 150, 'coral')
    F.table_coral(c, W * .97, H * 1.06, 300, 'rose', -.04, height=110); F.brain(c, W * .87, H * 1.07, 130, '#d9a05c')


def end(c):
    c.particles(200, big=8); c.finish(.34, center=(.46, .5))


def harvesting(c, rng, variant=0):
    """1: above an open basket half full of coral fingers a hand brings one more; behind it the parent colony stands, thinned at one place only."""
    W, H = c.w, c.h
    c.light = (-.42, -.91)
    c.backdrop([(0, '#9fdccb'), (.3, '#3fa9b0'), (.7, '#15738f'), (1, '#0b4468')], 82, glow=(W * .16, -60, 700, '#fff4d6', .7))
    c.god_rays(W * .16, -180, .34, 12, 1100, 1.2)
    c.set_air()
    sand = L.sandbed(c, [(-30, H * .7), (W * .35, H * .675), (W * .7, H * .69), (W + 30, H * .66)], '#d6cfa6', .28)
    with c.piece(shadow=.4, lift=14, volume=.5, vsize=30, grain=.05, depth=.24) as g:
        smooth(g, [(W * .5, H * .82), (W * .54, H * .69), (W * .66, H * .64), (W * .84, H * .65), (W * 1.06, H * .62), (W * 1.06, H * .84), (W * .8, H * .86)]); lin(g, 0, H * .64, 0, H * .85, '#8f8a78', '#5f6670'); g.fill()
    for x, y, q in ((.62, .69, 270), (.73, .66, 360), (.86, .66, 410), (.98, .67, 380), (.67, .73, 220), (.8, .73, 290), (.92, .74, 300)): F.staghorn(c, W * x, H * y, q, '#e8853c', 3, 7, lean=(x - .8) * 2.4, depth=.07)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.4) as g: rgb(g, '#0b3550'); smooth(g, [(W * .06, H * .97), (W * .3, H * .9), (W * .6, H * .95), (W * .56, H * 1.03), (W * .2, H * 1.05)]); g.fill()

    def inside(c, x, y):
        for k in range(13):
            u = (k - 6) / 6
            F.staghorn(c, x + u * 265 + rng.normal(0, 8), y + 34 - abs(u) * 26, rng.uniform(120, 215), ['#f08a3c', 'saffron', '#f2694b', '#ee8f9f', '#f08a3c'][k % 5], 1, 3, lean=u * .75)
    household.basket(c, W * .33, H * 1.0, 760, fill=inside, handle=False)
    x, y = W * .485, H * .345

    def finger(cv):
        for pts, w in (([(x + 6, y + 150), (x - 2, y + 20), (x - 24, y - 110), (x - 10, y - 205)], [50, 58, 46, 30]), ([(x - 10, y - 10), (x - 74, y - 78), (x - 104, y - 150)], [44, 36, 24]), ([(x, y + 10), (x + 56, y - 96), (x + 64, y - 165)], [40, 34, 22])):
            closeups.twig(cv, pts, w, '#f0853c', 'cream', .08)
        with cv.piece(shadow=.2, lift=3, volume=.3, vsize=4) as g: rgb(g, '#fff3dc'); smooth(g, blob_pts(rng, x + 6, y + 152, 25, 11, .12, 10)); g.fill()          # the fresh break
    closeups.hand(c, x + 26, y + 44, 235, PI - .34, 'pinch', '#a9734c', '#1b2d48', 3.6, flip=True, held=finger)
    F.coral_pieces(c, [(W * .66, H * .95, .3), (W * .78, H * .99, -.4), (W * .88, H * .93, .2)], ['#f08a3c', 'saffron', 'coral'], 74)
    A.fish(c, 'threadfin', W * .12, H * .3, 150, .2, .1, depth=.08); A.school(c, 'chromis', W * .14, H * .5, 14, 130, 40, 34, .1, depth=.25)
    c.particles(190, big=9); c.finish(.34, center=(.42, .5))


def planting(c, rng, variant=0):
    """2: one frame from straight above on pale sand: six legs and a ring, a young coral at each crossing; a diver fixes the last one, cable ties and snips lie ready."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#e8e6c0'), (.5, '#bfe0c6'), (1, '#7fc4bd')], 35, wash=.05, glow=(W * .25, 0, 800, '#fff6d8', .35))
    c.img += (c.caustic_field()[..., None] * .17).astype(np.float32)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:
        for _ in range(380):
            x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(30, 110); rgb(g, '#fbf5d6' if rng.random() < .5 else '#6f9f8f', rng.uniform(.08, .22)); taper(g, [(x, y), (x + q / 2, y + 9), (x + q, y + 2)], [.4, 4, .4], 8, False); g.fill()
    cx, cy, R = W * .42, H * .5, 452
    V = lambda q, k, o=0.0: (cx + math.cos(.26 + k * PI / 3 + o) * R * q, cy + math.sin(.26 + k * PI / 3 + o) * R * q)
    steel = lambda a, b, w: ropes_and_bars.rod(c, a, b, w, '#8d8f7c', w2=w, shadow=.5, lift=26)
    for k in range(6): steel(V(.44, k), V(1.12, k), 40)
    for k in range(6): steel(V(.72, k), V(.72, k + 1), 26)
    for k in range(6): steel(V(.44, k), V(.44, k + 1), 36)
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=4, rim=.2, grain=.07) as g:        # sand that sticks to the steel
        for k in range(6):
            for _ in range(44): t = rng.uniform(.44, 1.1); x, y = V(t, k); q = rng.uniform(3, 8); rgb(g, rng.choice(['#d9cfa4', '#b9b08c', '#a39a7c'])); smooth(g, blob_pts(rng, x + rng.normal(0, 9), y + rng.normal(0, 9), q, q, .2, 7)); g.fill()
    cols = ['#f2694b', '#f5b843', '#ee8f9f', '#a884d0', '#e9a05c', '#c85a8e']

    def tie(x, y, a):
        """A black cable tie across a bar that runs along a, its end standing off."""
        with c.piece(shadow=.35, lift=4, volume=.4, vsize=4, rim=.4) as g, at(g, x, y, a):
            rgb(g, '#18242c'); taper(g, [(0, -27), (3, 0), (0, 27)], [15, 17, 15], 8); g.fill(); g.rectangle(-10, -16, 24, 20); g.fill(); taper(g, [(6, -16), (22, -52), (58, -66)], [9, 8, 4], 10); g.fill()
    spots = [(V(.44, k), 150) for k in range(6)] + [(V(.86, k), 128) for k in range(6)]
    for k in range(6):
        for q in (.57, .97): tie(*V(q, k), .26 + k * PI / 3)
    for n, ((x, y), s) in enumerate(spots):
        if n == 6: continue                                                  # where the hand is
        from_above.coral(c, x, y, s * rng.uniform(.92, 1.15), cols[(n * 5 + 1) % 6], 2, lift=15)
    hx, hy = V(.86, 0)

    def young(cv):
        for pts, w in (([(hx - 18, hy + 14), (hx - 66, hy - 30), (hx - 92, hy - 94)], [54, 44, 26]), ([(hx - 10, hy), (hx - 6, hy - 80), (hx + 22, hy - 140)], [50, 40, 24]), ([(hx - 30, hy + 16), (hx - 106, hy + 22), (hx - 156, hy - 8)], [46, 36, 22])): closeups.twig(cv, pts, w, '#f2694b', 'cream', .08)
    closeups.hand(c, hx + 22, hy + 22, 215, PI + .12, 'pinch', '#8a5a3c', '#1b2d48', 3.4, flip=True, held=young)
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=5) as g:                    # black ties and snips on the sand
        for k in range(5):
            x, y = W * .86 + k * 22, H * .86 + k * 6; rgb(g, '#1c2a33'); taper(g, [(x, y), (x + 40, y - 60), (x + 54, y - 140)], [11, 10, 7], 14); g.fill(); g.rectangle(x - 10, y - 6, 20, 18); g.fill()
    A.fish(c, 'damsel', W * .1, H * .2, 84, .5); A.fish(c, 'damsel', W * .16, H * .12, 60, .7)
    from_above.starfish(c, W * .07, H * .88, 170)
    c.finish(.3, center=(.45, .5))


def monitoring_and_maintenance(c, rng, variant=0):
    """3: eye to eye with a diver who looks over a grown coral on its bar, with a ruler before it and a slate to note on; a fish looks too."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#8fe0d0'), (.3, '#35a8b4'), (.7, '#127090'), (1, '#083f66')], 88, glow=(W * .2, -60, 720, '#fff4d6', .6))
    c.god_rays(W * .2, -180, .3, 12, 1100, 1.2)
    light.bokeh(c, 14, (0, H * .4, W, H * .95), ['#f2694b', '#8f6fb8', '#a9e4d2', '#ee8f9f'], (30, 100), .2, 16)
    c.set_air()
    faces.masked(c, W * .685, H * .44, 300, '#a9734c')
    ropes_and_bars.steel(c, (-60, H * .9), (W * 1.05, H * .99), 78, '#8fa39c')
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=4, rim=.3, grain=.06) as g:
        for _ in range(90): x = rng.uniform(0, W * .7); y = H * .9 + (x + 60) * .058 + rng.normal(0, 20); q = rng.uniform(6, 17); rgb(g, rng.choice(['#c9809a', '#b9658a', '#8f8a5a', '#d9a06a']), .8); smooth(g, blob_pts(rng, x, y, q * 1.3, q * .6, .25, 9)); g.fill()
    for x, y, q, ln in ((.2, .89, 420, -.34), (.33, .9, 520, -.08), (.44, .91, 400, .28), (.26, .92, 320, -.2), (.38, .93, 330, .14)): F.staghorn(c, W * x, H * y, q, '#f08a3c' if q > 330 else '#f7a552', 3, 7, lean=ln)
    with c.piece(shadow=.4, lift=9, volume=.2, vsize=6, rim=.5, grain=.02) as g:     # the ruler: marks only
        with at(g, W * .075, H * .93, -.06):
            rgb(g, '#fbf3d8'); g.rectangle(0, -640, 76, 660); g.fill(); rgb(g, '#22404f')
            for k in range(33): g.rectangle(0, -630 + k * 20, 40 if k % 5 == 0 else 22, 4.5 if k % 5 == 0 else 3); g.fill()
            rgb(g, '#e9503a'); g.rectangle(62, -640, 14, 660); g.fill()
    A.school(c, 'anthias', W * .36, H * .36, 14, 150, 60, 50, PI + .1, depth=.02)
    slate(c, W * .89, H * .9)
    portraits.fish(c, 'raccoon', W * .12, H * .2, 190, 62, 4, .2)
    c.bubbles(W * .815, H * .62, 22, 560, 22, 26)
    c.particles(200, big=9); c.finish(.34, center=(.5, .5))


def slate(c, x, y):
    """A white slate with a pencilled coral and a row of ticks, held up from below."""
    with c.piece(shadow=.45, lift=12, volume=.2, vsize=14, rim=.5, grain=.02) as g:
        with at(g, x, y, .12):
            smooth(g, [(-190, -150), (190, -150), (190, 170), (-190, 170)], tension=.06); rgb(g, '#fbf8ec'); g.fill(); rgb(g, '#3f6f86', .85)
            for a, b, d in (((-110, 60), (-110, -20), (-104, -70)), ((-110, 20), (-150, -30), (-150, -60)), ((-110, 0), (-70, -46), (-66, -84))): taper(g, [a, b, d], [9, 8, 4], 12); g.fill()
            for k in range(4): g.set_line_width(5); g.rectangle(0, -90 + k * 50, 30, 30); g.stroke()
            rgb(g, '#e9503a'); g.set_line_width(8)
            for k in (0, 1, 2): g.move_to(4, -76 + k * 50); g.line_to(14, -62 + k * 50); g.line_to(40, -100 + k * 50); g.stroke()
            rgb(g, '#8fa3ad'); [(g.rectangle(56, -80 + k * 50, w, 8), g.fill()) for k, w in enumerate((90, 70, 96, 60))]


def refinement(c, rng, variant=0):
    """4: the table has become a reef full of fish; beside it stand other shapes to compare: star, dome, tiles and arch."""
    W, H = c.w, c.h
    place(c)
    A.school(c, 'fusilier', W * .55, H * .2, 46, 300, 60, 50, PI + .1, .4, depth=.2)
    A.turtle(c, W * .3, H * .3, 210, -.15, 46, stroke=.5, hind=.4, look=.2, depth=.12)
    G.reef_star(c, W * .6, H * .78, 230, frags=11, grown=1.0, depth=.04, rot=.3)
    G.coral_table(c, W * .315, H * .93, 560, 3, 6, .24, .8, 1.7, ['#f08a3c', 'saffron', 'coral', 'rose'])
    for x, y, k, q, cc in ((.24, .81, 'staghorn', 1.5, 'coral'), (.31, .79, 'staghorn', 1.9, '#f08a3c'), (.4, .79, 'staghorn', 1.7, 'saffron'), (.47, .785, 'poc', 1.6, 'rose'), (.52, .8, 'staghorn', 1.5, 'plum'), (.215, .87, 'poc', 1.25, 'violet'), (.28, .87, 'staghorn', 1.35, 'saffron'), (.35, .875, 'table', 1.15, 'rose'), (.43, .87, 'staghorn', 1.45, 'coral'), (.49, .87, 'poc', 1.2, '#e9a05c')):
        F.plant(c, k, W * (x - .045), H * y, q, cc)
    for x in (.155, .225, .315, .405, .455): F.plant(c, rng.choice(['soft', 'poc', 'sponge', 'plates']), W * x, H * .95, rng.uniform(.5, .75), rng.choice(['plum', 'leaf', 'violet', 'rose']))
    A.school(c, 'anthias', W * .315, H * .6, 44, 240, 46, 34, PI, .3, depth=.02); A.school(c, 'damsel', W * .315, H * .7, 16, 190, 30, 34, .2, depth=0)
    A.school(c, 'snapper', W * .205, H * .92, 9, 110, 16, 46, .1, depth=0)
    G.clay_unit(c, W * .715, H * .94, 250, '#c9744a', 0); G.clay_unit(c, W * .56, H * .98, 180, '#d98a5c', 1)
    G.fragment(c, W * .715, H * .79, 60, 'saffron'); G.fragment(c, W * .675, H * .83, 46, 'coral'); G.fragment(c, W * .755, H * .83, 50, 'rose'); G.fragment(c, W * .56, H * .875, 46, 'saffron')
    A.fish(c, 'longnose', W * .645, H * .885, 62, .1, .1); A.fish(c, 'idol', W * .53, H * .6, 90, PI, .05); A.fish(c, 'parrotfish', W * .12, H * .73, 120, .1, .1)
    frame(c); end(c)
