"""Pictures of the gallery spread "Diving"."""
import math
import numpy as np
from toolkit import boats, closeups, faces, fauna as A, flora as F, land as L, light, people as P, portraits, shells
from toolkit.paper import at, blob_pts, col, jitter, lin, rad, rgb, shade, smooth, taper

PI = math.pi


def picture_1(c, rng, variant=0):
    """From inside a cave: dark arch, blue opening with rays, two divers as silhouettes, fans on the rim."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    c.backdrop([(0, '#c8f4e0'), (.25, '#63c9cb'), (.6, '#1a7fa0'), (1, '#0a3f66')], 92, glow=(W * .56, H * .02, 560, '#fffbe6', .8))
    c.god_rays(W * .56, -150, .5, 18, 950, 1.1)
    A.silhouettes(c, W * .68, H * .2, 90, 170, 60, 14, PI, '#1f7a92', depth=.4)
    b = L.rocks(c, [(W * .1, H), (W * .3, H * .84), (W * .5, H * .8), (W * .66, H * .72), (W * .8, H * .64), (W + 30, H * .6)], '#155a78', .34, 16)
    F.reef_patch(c, W * .26, W * .86, lambda x: b(x) + 34, 2.6, .62, ['table', 'staghorn', 'poc', 'plates', 'soft', 'brain'], depth=.42)
    dk = dict(suit='#0b2038', accent='#1f4a68', tank='#24506a', fins='#123a58', rim=.5)
    P.diver(c, W * .5, H * .4, 270, PI - .12, pose='fin', depth=.05, kick=.7, **dk)
    P.diver(c, W * .665, H * .52, 205, PI - .02, pose='look', depth=.2, kick=-.4, **dk)
    A.school(c, 'fusilier', W * .46, H * .63, 46, 260, 50, 36, .08, .4, tone=(col('#123f5c'), .75), depth=.1)

    def ring(pts, colr, depth, inner=True, rim=.3, bl=0):
        with c.piece(shadow=.45, lift=22, volume=.5, vsize=60, depth=depth, rim=rim, grain=.05, blur=bl) as g:
            g.set_fill_rule(1)
            g.rectangle(-60, -60, W + 120, H + 120); smooth(g, pts); lin(g, 0, 0, 0, H, shade(colr, .1), colr, shade(colr, -.5)); g.fill()

    def hole(cx, cy, rx, ry, n, wob):
        a = np.linspace(0, 2 * PI, n, endpoint=False)
        r_ = 1 + rng.uniform(-wob, wob, n) + .035 * np.sin(a * 7 + 1) + .03 * np.sin(a * 4 + n)
        return [(cx + math.cos(t) * rx * q, cy + math.sin(t) * ry * q) for t, q in zip(a, r_)]
    h1 = hole(W * .54, H * .44, W * .37, H * .41, 46, .045)
    ring(h1, '#17527a', .3)
    for k in (5, 9, 12, 15, 18, 40, 43):      # growth on the mid rim, hanging and standing
        x, y = h1[k]
        if y > H * .5: F.soft_coral(c, x, y + 10, rng.uniform(70, 120), rng.choice(['#a04a78', '#b0604a', '#7a4f9a']), rng.normal(0, .2), depth=.2)
        else: F.sea_fan(c, x + 6, y, rng.uniform(90, 140), '#6a3f78', -1.3 if x > W / 2 else 1.3, depth=.25)
    h2 = hole(W * .53, H * .45, W * .43, H * .48, 50, .05)
    ring(h2, '#0c2f52', .08, rim=.2)
    F.sea_fan(c, W * .115, H * .86, 330, '#a83f7a', .5); F.sea_fan(c, W * .17, H * .93, 210, '#c8554a', .35); F.soft_coral(c, W * .27, H * .985, 150, 'rose', .1); F.soft_coral(c, W * .36, H * 1.01, 110, 'saffron', .0)
    F.tube_sponge(c, W * .8, H * 1.0, 150, '#6a4f95', 4); F.soft_coral(c, W * .9, H * .9, 170, '#e0705f', -.3); F.sea_fan(c, W * .965, H * .72, 190, '#7a3f80', -.8)
    with c.piece(shadow=.4, lift=8, volume=.5, vsize=14) as g:      # cup corals under the roof
        for k in range(36):
            t = rng.uniform(PI * 1.1, PI * 1.62); x, y = W * .53 + math.cos(t) * W * .455 * rng.uniform(1, 1.12), H * .45 + math.sin(t) * H * .5 * rng.uniform(1, 1.1)
            s = rng.uniform(8, 17); rgb(g, jitter(rng, '#e08a3a', .05)); smooth(g, blob_pts(rng, x, y, s, s, .1, 9)); g.fill(); rgb(g, '#7a3a20'); g.arc(x + 1, y + 2, s * .42, 0, 7); g.fill()
    h3 = hole(W * .52, H * .46, W * .53, H * .6, 26, .06)
    ring(h3, '#071a33', 0, rim=.12, bl=3)
    A.school(c, 'anthias', W * .235, H * .72, 16, 80, 60, 38, -.3, depth=0)
    c.glow(W * .56, H * .1, 520, '#e8fff0', .25)
    c.particles(220, box=(W * .15, H * .05, W * .9, H * .95), big=6); c.finish(.3, center=(.54, .44))


def picture_2(c, rng, variant=0):
    """Everything is fine: a diver seen large from in front, laughing eyes behind the mask, holds up the OK sign close to us; bubbles rise, a longnose butterflyfish passes before the deep blue."""
    W, H = c.w, c.h
    c.light = (-.45, -.89)
    c.backdrop([(0, '#6fd0d0'), (.3, '#2a9fb8'), (.65, '#126a98'), (1, '#0a3560')], 84, glow=(W * .2, -40, 700, '#e9fbf0', .6))
    light.bokeh(c, 18, (0, 0, W, H), ['#bff0ea', '#5fc4d0', '#f5b843'], (14, 60), .22, 8); c.set_air()
    A.silhouettes(c, W * .2, H * .3, 60, 220, 80, 18, .2, '#1f7f9f', .35)
    faces.masked(c, W * .6, H * .4, 330, '#9a6645', mask='#f5b843', suit='#1d2f4f', stripe='#e9503a', gaze=-.12)
    c.bubbles(W * .72, H * .5, 24, 560, 26, 30); c.bubbles(W * .49, H * .58, 12, 520, 18, 26)
    closeups.hand(c, W * .275, H * .5, 190, -PI / 2 + .26, 'pinch', '#9a6645', '#1d2f4f', 2.8)
    portraits.fish(c, 'longnose', W * .88, H * .2, 230, 34, 3, .2, flip=True)
    A.school(c, 'anthias', W * .9, H * .84, 9, 110, 50, 44, PI + .2, depth=.05)
    c.particles(220, big=10); c.finish(.36, center=(.5, .46))


def picture_3(c, rng, variant=0):
    """Half and half: two snorkellers float at the surface off a palm islet, below them a turtle glides along the reef edge."""
    W, H = c.w, c.h
    wl = H * .3
    c.light = (-.45, -.89)
    L.sky(c, 'noon', wl, glow=.6); c.glow(W * .16, H * .02, 560, 'cream', .6)
    L.cloud(c, W * .62, H * .16, 340, depth=.2); L.cloud(c, W * .35, H * .1, 200, depth=.35, puffs=5)
    L.island(c, W * .86, wl + 4, 560, 80, depth=.22, palms=7); L.island(c, W * .1, wl + 2, 260, 30, depth=.5)
    L.sea(c, wl - 6, wl + 60, 'noon', None, 50); boats.jukung(c, W * .55, wl + 6, 130, None, '#f2694b', depth=.12)
    wp = [(-30, wl + 26), (W * .16, wl + 12), (W * .36, wl + 30), (W * .56, wl + 14), (W * .76, wl + 32), (W * .92, wl + 16), (W + 30, wl + 26)]
    with c.piece(shadow=.3, lift=8, volume=0, rim=0, grain=.035) as g:
        smooth(g, wp, False); g.line_to(W + 30, H + 20); g.line_to(-30, H + 20); g.close_path(); lin(g, 0, wl, 0, H, '#bff0dc', '#4fc0bf', '#1986a0', '#0b4a74'); g.fill()
    c.glow(W * .2, wl + 10, 520, '#fff4d6', .5, 1.3); c.set_air()
    b = L.rocks(c, [(W * .3, H + 20), (W * .45, H * .8), (W * .62, H * .64), (W * .8, H * .56), (W + 30, H * .5)], '#2b7a8a', .55, 16)
    F.reef_patch(c, W * .45, W * 1.02, lambda x: b(x) + 14, 1.8, .7, depth=.48)
    A.silhouettes(c, W * .3, H * .62, 60, 200, 60, 13, .1, depth=.55)
    c.god_rays(W * .2, wl - 190, .42, 16, 860, 1.2)
    b2 = L.rocks(c, [(W * .5, H + 20), (W * .62, H * .86), (W * .76, H * .76), (W * .9, H * .7), (W + 30, H * .64)], '#1f6478', .22, 10)
    F.reef_patch(c, W * .6, W * 1.03, lambda x: b2(x) + 10, 2.3, 1.0, depth=.18); F.reef_patch(c, W * .66, W * 1.03, lambda x: b2(x) + 80, 1.8, 1.05, depth=.1)
    P.snorkeler(c, W * .33, wl + 38, 250, .0, '#f2694b', 'saffron'); P.snorkeler(c, W * .6, wl + 34, 195, PI, '#8f6fb8', '#23b0a4', depth=.12)
    L.waterline(c, wp)
    A.turtle(c, W * .44, H * .66, 420, -.1, 46, stroke=.5, hind=.4, look=.2)
    A.school(c, 'fusilier', W * .17, H * .82, 40, 240, 60, 50, -.12, .3, depth=.14); A.school(c, 'anthias', W * .8, H * .66, 24, 120, 50, 32, PI + .1, depth=.06)
    A.fish(c, 'idol', W * .66, H * .84, 110, PI - .1, .05); A.fish(c, 'emperor', W * .885, H * .86, 96, PI + .1, .1)
    F.sea_fan(c, W * .965, H * 1.0, 300, 'plum', -.14); F.staghorn(c, W * .86, H * 1.05, 200, 'saffron', 3, 7); F.table_coral(c, W * .72, H * 1.05, 240, 'coral', -.03); F.soft_coral(c, W * .925, H * 1.04, 150, 'rose')
    L.rocks(c, [(-30, H * .97), (W * .12, H * .985), (W * .3, H * 1.03), (W * .5, H * 1.04)], '#0d3a52', 0, 2); F.plates(c, W * .04, H * 1.03, 190, 'violet', 4); F.pocillopora(c, W * .135, H * 1.03, 100, 'coral')
    c.particles(200, box=(0, wl + 40, W, H), big=8); c.finish(.34, center=(.45, .45))


def picture_4(c, rng, variant=0):
    """By night, in the light of one lamp: a parrotfish sleeps in its niche inside a clear cocoon of its own making; the corals round it have opened their polyps, a small hermit crab looks out of the dark."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    c.backdrop([(0, '#0c2a4c'), (.5, '#0a2344'), (1, '#07162f')], 80, wash=.06)
    c.set_air()
    with c.piece(shadow=.4, lift=20, volume=.5, vsize=50, grain=.06) as g:                                  # the rock with its niche
        smooth(g, [(-60, -40), (W * 1.06, -40), (W * 1.06, H * 1.06), (-60, H * 1.06)], tension=.05); lin(g, 0, 0, W, H, '#5f6a78', '#3f4a60', '#23304a'); g.fill()
    for _ in range(46):
        with c.piece(shadow=.3, lift=8, volume=.4, vsize=16, grain=.06) as g: x, y, q = rng.uniform(0, W), rng.uniform(0, H), rng.uniform(60, 170); rgb(g, jitter(rng, rng.choice(['#5a6474', '#66606e', '#4f6070', '#6f6870']), .02)); smooth(g, blob_pts(rng, x, y, q, q * .6, .25, 10)); g.fill()
    niche = [(W * .1, H * .9), (W * .13, H * .6), (W * .17, H * .37), (W * .3, H * .25), (W * .4, H * .14), (W * .52, H * .19), (W * .63, H * .13), (W * .78, H * .24), (W * .84, H * .42), (W * .9, H * .62), (W * .9, H * .95)]
    with c.piece(shadow=0, volume=.6, vsize=40, rim=.3) as g: smooth(g, niche, tension=.55); rad(g, W * .5, H * .5, 620, '#1d3f5c', '#10283f', '#081626'); g.fill()
    for x, q, cc in ((.27, 150, '#7a4a8a'), (.4, 190, '#a8507a'), (.56, 160, '#b9764a'), (.7, 200, '#5f8f7a')): F.sea_fan(c, W * x, H * .2, q, cc, PI + rng.normal(0, .2), depth=.3)
    portraits.fish(c, 'parrotfish', W * .5, H * .51, 620, 12, 2, .3, flip=True, spread=.3)
    with c.piece(shadow=0, volume=.12, vsize=20, rim=.9, grain=.01, alpha=.5) as g:                            # the cocoon
        q = blob_pts(np.random.default_rng(5), W * .51, H * .5, 410, 235, .04, 14); smooth(g, q); rad(g, W * .42, H * .38, 520, (0, '#e9fbff', .5), (.55, '#9fd8e6', .16), (1, '#d9f6ff', .75)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for k in range(15): a, w = rng.uniform(0, 2 * PI), rng.uniform(.5, .96); x, y = W * .51 + math.cos(a) * 400 * w, H * .5 + math.sin(a) * 226 * w; rgb(g, 'white', rng.uniform(.12, .45)); taper(g, [(x - 50, y + rng.normal(0, 14)), (x, y - 9), (x + 50, y + rng.normal(0, 14))], [.5, rng.uniform(2, 6), .5], 12, False); g.fill()
        rgb(g, 'white', .8); taper(g, [(W * .3, H * .42), (W * .35, H * .34), (W * .43, H * .295)], [3, 14, 3], 20, False); g.fill()
        for _ in range(40): a, w = rng.uniform(0, 2 * PI), rng.uniform(.9, 1.0); rgb(g, '#fdf6dc', rng.uniform(.4, .9)); g.arc(W * .51 + math.cos(a) * 404 * w, H * .5 + math.sin(a) * 230 * w, rng.uniform(1, 3.4), 0, 7); g.fill()
    # the ledge below, polyps open
    base = L.rocks(c, [(-40, H * .72), (W * .1, H * .76), (W * .3, H * .85), (W * .5, H * .88), (W * .7, H * .85), (W * .9, H * .75), (W + 40, H * .7)], '#6a6f7c', 0, 8)
    F.reef_patch(c, -20, W + 20, base, 3.2, 1.15, ['soft', 'poc', 'staghorn', 'brain', 'fan'], ['#e0568a', '#f2694b', '#f5a843', '#8f6fb8', '#6fae8a'])
    for x, y, s, cc in ((.06, .92, 230, '#e0568a'), (.93, .92, 240, '#f5a843'), (.3, 1.02, 220, '#f2694b'), (.66, 1.03, 210, '#c85a8e')): F.anemone(c, W * x, H * y, s, cc, 'cream')
    shells.hermit(c, W * .5, H * .925, 120, 1)
    light.torchlight(c, [(-W * .08, -H * .2, .68, .62, 2300)], .34, '#0d3560', haze=.16)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:
        for _ in range(170): t, o = rng.uniform(.1, 1), rng.normal(0, .2); x, y = -W * .08 + math.cos(.66 + o) * t * 1300, -H * .16 + math.sin(.66 + o) * t * 1300; rgb(g, '#fff6d8', rng.uniform(.12, .6)); g.arc(x, y, rng.uniform(.7, 2.6), 0, 7); g.fill()
    c.finish(.36, center=(.45, .48), contrast=.1)


def picture_5(c, rng, variant=0):
    """Straight up: an outrigger boat from below, dark against the bright surface; three divers hang on the line under it."""
    W, H = c.w, c.h
    cx, cy = W * .55, H * .34
    c.light = (-.15, -.99)
    c.backdrop([(0, '#1a86a6'), (.6, '#0f5f8c'), (1, '#07375f')], 80)
    for rr, cc, st in ((1000, '#35abb2', .7), (640, '#8fdccf', .6), (360, '#e6f9e4', .6), (170, '#ffffff', .7)): c.glow(cx - 120, cy - 60, rr, cc, st)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=1.2, alpha=.7) as g:
        for _ in range(300):
            R = rng.uniform(60, 720); a = rng.uniform(0, 2 * PI); da = rng.uniform(.04, .28) * 180 / (R + 120)
            q = [(cx - 120 + math.cos(t) * R * 1.3 + rng.normal(0, 2), cy - 60 + math.sin(t) * R * .8 + rng.normal(0, 3)) for t in np.linspace(a, a + da, 6)]
            rgb(g, 'white' if rng.random() < .65 else 'water2', rng.uniform(.1, .5) * math.exp(-R / 480)); taper(g, q, [.4, rng.uniform(3, 9) * (R / 400 + .3), .4], 14, False); g.fill()
    c.set_air()
    c.god_rays(cx - 120, cy - 380, .36, 18, 1200, 1.4, '#eafff2')
    A.silhouettes(c, W * .2, H * .3, 70, 180, 80, 14, .3, '#1d6f86', depth=.4)
    with c.piece(shadow=.3, lift=22, volume=.45, vsize=18, rim=.5) as g:       # hull, arms and floats
        with at(g, cx, cy, -.34, 820):
            hullc = '#134a66'
            for px in (.2, -.2): rgb(g, '#2a5666'); taper(g, [(px - .03, -.31), (px + .03, -.1), (px + .03, .1), (px - .03, .31)], [.018, .026, .026, .018], 20); g.fill()
            for sg in (-1, 1): lin(g, 0, sg * .3 - .02, 0, sg * .3 + .02, '#5f8f8f', '#24566a'); taper(g, [(-.44, .3 * sg), (0, .315 * sg), (.46, .29 * sg)], [.016, .034, .014], 20); g.fill()
            smooth(g, [(.56, 0), (.4, .06), (.2, .096), (-.1, .104), (-.38, .072), (-.54, .012), (-.54, -.012), (-.38, -.072), (-.1, -.104), (.2, -.096), (.4, -.06)]); p = g.copy_path(); lin(g, 0, -.1, 0, .1, '#3f8fa4', hullc, '#0b2f4c'); g.fill()
            g.save(); g.append_path(p); g.clip(); rgb(g, '#c9503f', .8); smooth(g, [(.5, 0), (.2, .06), (-.3, .055), (-.5, 0), (-.3, -.055), (.2, -.06)]); g.fill(); rgb(g, '#6b2a34', .8); taper(g, [(.54, 0), (0, .004), (-.54, 0)], [.012, .022, .012], 20); g.fill(); g.restore()
            rgb(g, '#0b2336'); taper(g, [(-.5, .0), (-.58, .0)], [.02, .02]); g.fill(); smooth(g, [(-.58, .04), (-.62, 0), (-.58, -.04), (-.56, 0)]); g.fill()
    lx0, ly0 = cx - 36, cy + 20
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=2) as g:
        rgb(g, '#f3f6e4', .9); taper(g, [(lx0, ly0), (lx0 + 20, H * .6), (lx0 + 70, H * 1.05)], [3, 5, 9], 30); g.fill()
    P.diver(c, W * .445, H * .53, 180, -1.0, pose='look', accent='saffron', depth=.2, kick=.3)
    P.diver(c, W * .655, H * .66, 250, PI + .55, pose='fin', accent='coral', depth=.08, kick=.6)
    P.diver(c, W * .37, H * .83, 330, -.55, pose='fin', accent='#23b0a4', kick=-.6)
    A.school(c, 'fusilier', W * .83, H * .8, 26, 190, 80, 62, PI + .3, .4, depth=.06)
    with c.piece(shadow=.2, lift=12, volume=.5, vsize=40, grain=.05) as g:       # dark reef rim on the lower corner
        smooth(g, [(-40, H * .72), (W * .06, H * .78), (W * .13, H * .9), (W * .22, H * .96), (W * .26, H * 1.06), (-40, H * 1.06)]); lin(g, 0, H * .7, 0, H, '#164a66', '#0a2a46'); g.fill()
    F.sea_fan(c, W * .04, H * .84, 260, 'plum', .45); F.soft_coral(c, W * .14, H * .95, 130, 'coral', .4); F.staghorn(c, W * .0, H * 1.0, 190, 'saffron', 3, 6)
    c.particles(240, big=12); c.finish(.4, center=(.5, .42))
