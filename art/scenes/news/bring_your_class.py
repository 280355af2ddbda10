"""Pictures of the article "An invitation: bring your class to the reef"."""
import math
from toolkit import boats, fauna as A, flora as F, gear as G, land as L, people as P, ropes_and_bars, shells
from toolkit.paper import blob_pts, lin, poly, rad, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """Invitation: looking straight up from the reef; a ring of snorkelling children round a float against the sun."""
    W, H = c.w, c.h
    c.light = (.1, -1.0)
    cx, cy = W * .45, H * .37
    c.backdrop([(0, '#2aa5b0'), (.45, '#147f98'), (1, '#07365c')], 90, wash=.05)
    c.glow(cx, cy, 760, '#9fe8d8', .65); c.glow(cx, cy, 420, '#d9fff0', .6); c.glow(cx + 60, cy - 50, 190, '#fffbe6', .8); c.set_air()
    # window of light: wobbling rings of ripples
    for k, (rr, al) in enumerate(((520, .2), (430, .25), (330, .32), (235, .4), (140, .5))):
        with c.piece(shadow=0, volume=0, rim=0, blur=1.6, alpha=al) as g:
            for _ in range(46):
                a = rng.uniform(0, 2 * PI); q = rr * rng.uniform(.85, 1.12); da = rng.uniform(.04, .16) * 240 / rr
                pts = [(cx + math.cos(a + t * da) * q * (1.16) + rng.normal(0, 5), cy + math.sin(a + t * da) * q * .82 + rng.normal(0, 4)) for t in (-1, -.3, .4, 1)]
                rgb(g, 'white' if rng.random() < .7 else '#0f6f8c', rng.uniform(.25, .8)); taper(g, pts, [.4, rng.uniform(3, 9), rng.uniform(2, 6), .4], 16, False); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, blur=9, alpha=.3) as g:       # rays falling towards us, radial
        for _ in range(26):
            a = rng.uniform(0, 2 * PI); r0, r1 = rng.uniform(120, 260), rng.uniform(560, 1000); w = rng.uniform(.008, .035)
            poly(g, [(cx + math.cos(a - w * .4) * r0, cy + math.sin(a - w * .4) * r0), (cx + math.cos(a + w * .4) * r0, cy + math.sin(a + w * .4) * r0), (cx + math.cos(a + w) * r1, cy + math.sin(a + w) * r1), (cx + math.cos(a - w) * r1, cy + math.sin(a - w) * r1)]); rad(g, cx, cy, 900, (0, '#f3fff0', .7), (1, '#f3fff0', 0)); g.fill()
    A.school(c, 'fusilier', W * .83, H * .3, 24, 150, 90, 36, 2.2, .5, depth=.4)
    A.silhouettes(c, W * .1, H * .5, 40, 130, 60, 14, -.7, depth=.4)
    # ring buoy in the middle with a tow line; the children hold on around it
    bx, by = cx + 10, cy - 6
    with c.piece(shadow=.22, lift=9, volume=.4, vsize=14, rim=.5) as g:
        g.set_line_width(36); rgb(g, 'coral'); g.arc(bx, by, 74, 0, 7); g.stroke()
        rgb(g, 'cream')
        for k in range(4): g.arc(bx, by, 74, k * PI / 2 + .2, k * PI / 2 + .62); g.stroke()
    suits = ['#1b8f93', '#8f6fb8', '#f2694b', '#2f6fb8', '#c85a8e', '#f0a03c']; fin = ['saffron', 'coral', 'teal', '#f5e0a0', 'violet', '#2f8fb0']
    for i, (a, d, h) in enumerate(((2.75, 205, 230), (1.75, 210, 250), (.55, 216, 226), (-.5, 204, 236), (-1.75, 196, 214))):
        px, py = bx + math.cos(a) * d * 1.12, by + math.sin(a) * d
        P.snorkeler_from_below(c, px, py, h, a + PI + rng.normal(0, .12), suits[i], fin[i], P.SKINS[i % 5], rng.uniform(-1, 1))
    P.snorkeler_from_below(c, W * .75, H * .7, 255, PI + .3, '#14324a', 'coral', '#8a5a3c', .8, child=False)
    A.turtle(c, W * .17, H * .2, 190, .5, 20, stroke=.5, depth=.12)
    # reef wall all round as a frame, heavier lower right
    for x, y, kd, s, cc, d in ((.02, .99, 'staghorn', 2.0, 'saffron', .1), (.12, 1.02, 'poc', 1.9, 'rose', .05), (.24, 1.03, 'plates', 1.3, 'violet', .12), (.37, 1.05, 'brain', 1.2, 'leaf', .1), (.5, 1.05, 'leather', 1.2, 'cream', .1), (.61, 1.03, 'staghorn', 1.5, '#e9a05c', .1), (.72, 1.02, 'poc', 2.0, 'plum', .05)):
        F.plant(c, kd, W * x, H * y, s, cc, depth=d)
    F.sea_fan(c, W * 1.01, H * .98, 430, 'plum', -.35); F.sea_fan(c, W * .86, H * 1.04, 300, 'coral', -.2); F.table_coral(c, W * .97, H * 1.06, 330, 'rose', height=170)
    A.school(c, 'anthias', W * .62, H * .87, 14, 190, 40, 42, -.5, .3); A.fish(c, 'clownfish', W * .155, H * .86, 70, -.3, .1) if False else A.fish(c, 'longnose', W * .2, H * .82, 84, -.3, .1)
    c.particles(220); c.finish(.42, center=(.46, .4))


def second(c, rng, variant=0):
    """Everything is ready for the class: small masks and snorkels hang on a bamboo rack on the empty morning beach, fins stand below."""
    W, H = c.w, c.h
    c.light = (.55, -.83)
    hz = H * .4
    L.sky(c, 'rose', hz, (W * .8, hz - 90, 34), '#fff3cf', .9); L.cloud(c, W * .3, H * .16, 360, '#fde6cf', .35); L.cloud(c, W * .55, H * .26, 200, '#fde6cf', .45, 5)
    L.island(c, W * .22, hz + 3, 420, 44, depth=.5, palms=6)
    L.sea(c, hz, H * .62, 'morning', W * .8, 80, .8)
    sh = [(-30, H * .6), (W * .35, H * .575), (W * .7, H * .6), (W + 30, H * .585)]
    L.ground(c, [(x, y - 8) for x, y in sh], '#d9bb8c', '#d3b07c', 40); L.foam(c, [(x, y - 8) for x, y in sh], 8)
    L.ground(c, [(x, y + 26) for x, y in sh], 'sand', '#d9b988', 300)
    boats.jukung(c, W * .46, H * .515, 240, None, '#c85a8e', depth=.16)
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=8, alpha=.4) as g: poly(g, [(W * .1, H * .9), (W * .9, H * .86), (W * .8, H * .97), (W * .0, H * 1.0)]); rgb(g, '#8a6a5a'); g.fill()
    bars = [((W * .05, H * .17), (W * .95, H * .135)), ((W * .07, H * .53), (W * .93, H * .51))]
    for px, t, b in ((.12, .1, .92), (.885, .08, .88)): ropes_and_bars.bamboo(c, (W * px, H * t), (W * px + 6, H * b), 36)
    for a, b in bars: ropes_and_bars.bamboo(c, a, b, 30)
    cols = [('coral', 'cream'), ('teal', 'saffron'), ('saffron', 'teal'), ('plum', 'cream'), ('#3c86c2', 'coral')]
    for i, (cc, tt) in enumerate(cols): x = W * (.21 + .142 * i); G.hanging_mask(c, x, H * (.163 - .006 * i), 172 - 10 * (i % 2), cc, tt, rng.uniform(-.02, .12))
    for i, (cc, tt) in enumerate((('violet', 'coral'), ('coral', 'teal'), ('leaf', 'saffron'))): x = W * (.52 + .14 * i); G.hanging_mask(c, x, H * (.526 - .006 * i), 158, cc, tt, rng.uniform(.0, .1))
    with c.piece(shadow=.4, lift=9, volume=.3, vsize=12) as g:      # towel over the lower bar
        q = [(W * .19, H * .505), (W * .4, H * .495), (W * .405, H * .72), (W * .35, H * .735), (W * .3, H * .715), (W * .24, H * .735), (W * .185, H * .72)]; smooth(g, q, tension=.18); p = g.copy_path(); lin(g, W * .18, 0, W * .4, 0, '#fffaf0', '#efe3cb', '#fff8ea'); g.fill(); g.append_path(p); g.clip()
        for k, cc in enumerate(('coral', 'teal', 'saffron')): rgb(g, cc, .85); g.rectangle(W * .17, H * (.6 + .035 * k), W * .25, 15); g.fill()
    for x, y, s, ro, cc in ((.2, .95, 210, -.18, 'saffron'), (.255, .965, 200, .1, 'saffron'), (.4, .97, 180, -.1, 'teal'), (.445, .965, 184, .16, 'teal'), (.63, .955, 200, -.14, 'coral'), (.68, .965, 196, .14, 'coral'), (.8, .94, 160, .05, 'violet'), (.835, .945, 156, .25, 'violet')): G.swim_fin(c, W * x, H * y, s, ro, cc)
    with c.piece(shadow=0, volume=.2, vsize=6, rim=.3, grain=.05) as g:     # sand heaped around the feet of the fins
        for x, y in ((.2, .965), (.255, .98), (.4, .985), (.445, .98), (.63, .97), (.68, .98), (.8, .955), (.835, .96), (.125, .93), (.89, .89)): smooth(g, blob_pts(rng, W * x, H * y + 12, 58, 20, .14, 11)); lin(g, 0, H * y - 10, 0, H * y + 30, '#f0dcae', '#dfc28f'); g.fill()
    F.palm(c, W * 1.02, H * .9, 900, -.16, leaves='moss'); shells.scallop(c, W * .06, H * .93, 90, rot=.4)
    c.finish(.28, warm=.12, center=(.5, .5))
