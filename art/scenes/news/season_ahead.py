"""Pictures of the article "The season ahead"."""
import math
import numpy as np
from toolkit import boats, celebration, faces, flora as F, from_above, land as L, people as P, ropes_and_bars, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, rad, rgb, shade, smooth, smoothstep, taper, wander

PI = math.pi


def reef_below(c, hz, area, light='#6fd3c6', sand='#dff0cf', reef=('#2f8f8a', '#1f6f76', '#4a9a7a'), sandy=.6, cover=.1, seed=0):
    """Shallow water seen from a height: turquoise, pale sand in its middle, ragged dark reef round its rim. area = soft mask 0..1."""
    n1, n2, n3 = water.flat_noise(c, hz, .4, 'wash', 40 + seed, 90), water.flat_noise(c, hz, .95, 'wash', 300 + seed, 20), water.flat_noise(c, hz, 2.6, 'wash', 500, 700 + seed)
    far = np.clip((np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k - hz - 2) / 14, 0, 1)
    edge = np.clip(area + n1 * .08 + n2 * .04, 0, 1) * far
    water.tint(c, smoothstep(.14, .5, edge) * .9, light)
    water.tint(c, smoothstep(.5, .95, edge) * sandy, sand)
    rim = np.exp(-((edge - .44) / .2) ** 2)
    for k, (cc, th) in enumerate(zip(reef, (.0, .45, .75))):
        f = n2 * .8 + n3 * (.38, .45, .3)[k] + n1 * .25 + (0, .1, -.1)[k]
        water.tint(c, smoothstep(th - cover * 4, th - cover * 4 + .62, f + rim * 1.1 - .75) * smoothstep(.1, .3, edge) * np.clip((np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k - hz - 26) / 60, 0, 1) * (.62, .5, .34)[k], cc)


def lead(c, rng, variant=0):
    """From a hill at first sun: the boat has left the beach; its wake runs between the shallows and bends towards three islands, the mountain still blue."""
    W, H = c.w, c.h
    hz = H * .27
    c.light = (.72, -.7)
    c.backdrop([(0, '#7f9fcb'), (.1, '#b3b6d4'), (.2, '#f3cdb8'), (.27, '#fde6bd'), (.275, '#9fc9cc'), (.4, '#4f9fb8'), (.7, '#1f7fa0'), (1, '#135f8a')], 90, wash=0, glow=(W * .9, hz - 10, 620, '#fff0c0', .75))
    c.set_air()
    L.cloud(c, W * .36, H * .07, 300, '#fbdccb', depth=.3); L.cloud(c, W * .62, H * .13, 190, '#fde3c9', depth=.45)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=16, alpha=.6) as g:      # last shower of the night over the mountain's foot
        rgb(g, '#8f9cc0'); smooth(g, [(-40, H * .03), (W * .08, H * .0), (W * .2, H * .05), (W * .16, hz), (-40, hz)]); g.fill()
    L.rinjani(c, W * .3, hz + 2, 900, 215, '#4a6ca6', .22)
    shallow = water.mask_of(c, [[(W * x, H * y) for x, y in p] for p in (
        [(-.2, .4), (.1, .38), (.26, .42), (.3, .5), (.22, .6), (.27, .72), (.2, .84), (.3, .98), (.3, 1.2), (-.2, 1.2)],
        [(1.2, .44), (.92, .43), (.74, .47), (.62, .55), (.66, .66), (.58, .78), (.66, .9), (.62, 1.2), (1.2, 1.2)],
        [(.56, .292), (.7, .287), (.84, .292), (.98, .289), (1.1, .3), (1.0, .318), (.8, .324), (.62, .317)])], 22)
    reef_below(c, hz, shallow)
    c.set_air()
    for x, w, h, y in ((.66, 200, 26, .283), (.8, 240, 32, .29), (.95, 230, 28, .298)): L.island(c, W * x, H * y, w, h, '#4f8468', depth=.25, palms=3)
    with c.piece(shadow=0, volume=0, rim=0, grain=.01) as g:      # sun on the water and small ripples
        for _ in range(150): t = rng.uniform(0, 1) ** 1.4; y = hz + 3 + t * H * .3; x = W * .9 + rng.normal(0, 26 + 130 * t); q = rng.uniform(8, 34) * (.4 + 1.6 * t); rgb(g, '#fff2cc', rng.uniform(.25, .8) * (1 - .6 * t)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.3, 1.6 + 4 * t, .3], 9, False); g.fill()
        for _ in range(220): t = rng.uniform(0, 1); y = hz + 4 + t * (H - hz); x = rng.uniform(-40, W); q = rng.uniform(10, 40) * (.3 + 1.6 * t); rgb(g, 'white' if rng.random() < .7 else '#0f5a80', rng.uniform(.06, .2)); taper(g, [(x, y), (x + q / 2, y - 1 - 3 * t), (x + q, y)], [.3, 1 + 3 * t, .3], 9, False); g.fill()
    # the wake
    way = [(W * .2, H * .97), (W * .33, H * .915), (W * .44, H * .835), (W * .485, H * .74), (W * .47, H * .63), (W * .435, H * .54), (W * .45, H * .46), (W * .51, H * .405), (W * .58, H * .368)]
    q = curve_pts(way, 260); d = np.gradient(q, axis=0); d /= np.hypot(d[:, 0], d[:, 1])[:, None]; n = np.stack([-d[:, 1], d[:, 0]], 1)
    age = np.linspace(1, 0, 260); z = np.clip((q[:, 1] - hz) / (H - hz), .02, 1); wide = 5 + 62 * z * (age ** .5 + .1)
    for k in range(6):      # smooth water of the wake, fading with age
        i0, i1 = int(259 * (1 - (k + 1) / 6)), 259
        with c.piece(shadow=0, volume=0, rim=0, grain=.01, blur=5, alpha=.11) as g: rgb(g, '#d9f6ee'); taper(g, q[i0:i1], list(wide[i0:i1] * 1.7), 160, False); g.fill()
    with c.piece(shadow=.06, lift=2, volume=0, rim=0, grain=.01) as g:
        for _ in range(2100):
            t = rng.uniform(0, 1) ** .75; i = min(252, int(259 * t)); m = rng.choice([-1, 0, 0, 1]); off = m * wide[i] * rng.uniform(.86, 1.06) + (rng.normal(0, wide[i] * .22) if m == 0 else 0)
            x, y = q[i] + n[i] * off; w, L_ = (.8 + 6.5 * z[i]) * rng.uniform(.4, 1.1) * (1.15 - .5 * age[i]), (5 + 46 * z[i]) * rng.uniform(.4, 1.3); al = (1.05 - age[i]) ** .8 * (.9 if m else .6) * rng.uniform(.4, 1)
            rgb(g, 'white', min(.95, al)); taper(g, [(x - d[i][0] * L_ / 2, y - d[i][1] * L_ / 2), (x, y), (x + d[i][0] * L_ / 2 + n[i][0] * m * 3, y + d[i][1] * L_ / 2)], [.3, w, .3], 8, False); g.fill()
        for _ in range(260): i = 259 - int(60 * rng.uniform(0, 1) ** 1.6); x, y = q[i] + n[i] * rng.normal(0, wide[i] * .5); rgb(g, 'white', rng.uniform(.5, .95)); g.arc(x, y, rng.uniform(.8, 2.6), 0, 7); g.fill()
    bx, by = W * .595, H * .36
    boats.jukung(c, bx, by, 150, None, '#e4573f', False, reflection=False)
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2) as g:
        for k in range(4): x = bx - 40 + k * 25; rgb(g, ('#2f6fc0', '#f5b843', '#2f6fc0', '#fdfaf0')[k]); smooth(g, [(x - 6, by - 8), (x - 5, by - 20), (x + 5, by - 20), (x + 6, by - 8)]); g.fill(); rgb(g, '#2e2018'); g.arc(x, by - 25, 5, 0, 7); g.fill()
    for x, y, s, h in ((.2, .33, 60, '#2f8fa0'), (.12, .315, 44, '#c85a8e')): boats.jukung(c, W * x, H * y, s, None, h, reflection=False)
    # the beach it has left, boats drawn up
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=16, rim=.4, grain=.05) as g:
        smooth(g, [(-40, H * .74), (W * .06, H * .77), (W * .14, H * .83), (W * .24, H * .89), (W * .3, H * .95), (W * .36, H * 1.08), (-40, H * 1.08)]); lin(g, 0, H * .74, W * .2, H, '#fbe6bd', '#e0bc8a'); g.fill()
    L.foam(c, [(-40, H * .738), (W * .06, H * .768), (W * .14, H * .828), (W * .24, H * .888), (W * .3, H * .948), (W * .355, H * 1.06)], 8)
    for x, y, r_, h in ((.055, .83, -.5, '#3f86c2'), (.14, .9, -.62, '#f5b843')): from_above.jukung(c, W * x, H * y, 150, r_, h)
    for x, y, s, pose in ((.2, .915, 50, 'arm_up'), (.225, .935, 38, 'stand')): P.person(c, W * x, H * y, s * 1.5, pose, P.look(rng))
    # the hill: grass, a frangipani over the right corner, an empty place on a bench
    with c.piece(shadow=.4, lift=10, volume=.35, vsize=22) as g: smooth(g, [(W * .34, H * 1.06), (W * .5, H * .965), (W * .68, H * .92), (W * .84, H * .86), (W + 40, H * .82), (W + 40, H * 1.1), (W * .34, H * 1.1)]); lin(g, 0, H * .82, 0, H, '#7f9a52', '#3f6f48'); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.3, vsize=6) as g:
        for _ in range(260): x = W * rng.uniform(.38, 1.02); y = H * (1.0 - .18 * max(0, (x / W - .42)) / .58) + rng.uniform(0, 60); p = wander(rng, x, y, -PI / 2 + rng.normal(-.1, .35), rng.uniform(18, 60), 4, .2); rgb(g, jitter(rng, rng.choice(['#8fae5a', '#6f9a50', '#4f7d48', '#b5bb62']), .03)); taper(g, p, [6, 5, 1], 8); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=7, rim=.5) as g:      # bench from behind
        x, y = W * .77, H * .935
        for px in (-120, 120): rgb(g, '#5d402d'); taper(g, [(x + px, y - 120), (x + px * 1.02, y + 36)], [15, 17]); g.fill()
        for o in (-112, -82): lin(g, 0, y + o - 12, 0, y + o + 12, '#d9a468', '#8f623c'); smooth(g, [(x - 138, y + o - 11), (x + 138, y + o - 15), (x + 138, y + o + 9), (x - 138, y + o + 12)], tension=.1); g.fill()
        lin(g, 0, y - 46, 0, y - 26, '#e3b478', '#8f623c'); smooth(g, [(x - 146, y - 44), (x + 146, y - 48), (x + 146, y - 30), (x - 146, y - 25)], tension=.1); g.fill()
    P.person(c, W * .735, H * .945, 210, 'sit', P.look(rng, hair='hat', top='#2f6fc0', accent='#f2694b', bottom='trousers'), tweak=dict(view='back', lean=0, lL=(-4, -2), lR=(4, 2), fL=.3, fR=.3, aL=(-16, 6), aR=(14, -4), seat=.32, head=6))
    with c.piece(shadow=.4, lift=6, volume=.4, vsize=6, rim=.5) as g:      # the bench's back again, in front of the sitter
        x, y = W * .77, H * .935
        for o in (-112, -82): lin(g, 0, y + o - 12, 0, y + o + 12, '#d9a468', '#8f623c'); smooth(g, [(x - 138, y + o - 11), (x + 138, y + o - 15), (x + 138, y + o + 9), (x - 138, y + o + 12)], tension=.1); g.fill()
    branch = [(W * 1.03, H * .3), (W * .95, H * .2), (W * .88, H * .1), (W * .8, H * .03)]
    with c.piece(shadow=.4, lift=8, volume=.45, vsize=8, rim=.4) as g:
        rgb(g, '#6a5a52'); taper(g, branch, [40, 32, 24, 16], 30); g.fill(); taper(g, [(W * .91, H * .15), (W * .86, H * .19), (W * .82, H * .2)], [20, 16, 11], 14); g.fill()
    with c.piece(shadow=.4, lift=7, volume=.3, vsize=6, rim=.4) as g:
        for x, y in ((.8, .03), (.82, .2), (.92, .06), (.99, .2)):
            for k in range(8): a = k * .8 + rng.normal(0, .2); F.leaf(g, W * x, H * y, rng.uniform(90, 130), 36, a, jitter(rng, '#4f8a58', .03))
        for x, y in ((.8, .035), (.82, .2), (.845, .19), (.93, .07), (.79, .06), (.985, .205)): celebration.frangipani(g, rng, W * x + rng.normal(0, 8), H * y + rng.normal(0, 8), 58)
    c.particles(30, alpha=(.05, .2), big=2); c.finish(.28, warm=.08, center=(.5, .48))


def second(c, rng, variant=0):
    """A little dragon of the reef: a mandarin dragonet, orange and blue like a painted lantern, comes out of the rubble at dusk and spreads its fins; a smaller one looks out between the coral fingers behind it."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    c.backdrop([(0, '#1f5f78'), (.35, '#17486a'), (.75, '#10304f'), (1, '#0a1d3a')], 85, wash=.05, glow=(W * .36, H * .26, 680, '#4fb8b4', .5))
    with c.piece(shadow=0, volume=.1, vsize=10, blur=11, alpha=.45) as g:
        for _ in range(20): x, y, q = rng.uniform(0, W), rng.uniform(H * .2, H * .8), rng.uniform(20, 90); rgb(g, rng.choice(['#3f8f9a', '#7f5f9a', '#2f7f7a', '#a95a6a'])); smooth(g, blob_pts(rng, x, y, q, q * .8, .2, 9)); g.fill()
    c.set_air()
    for x, y, q, cc, d in ((.06, .8, 300, '#8f6fb8', .35), (.93, .78, 340, '#5f7fb0', .3), (.74, .74, 240, '#a98f74', .42), (.3, .76, 220, '#7f6f9a', .45)): F.staghorn(c, W * x, H * y, q, cc, 3, 6, depth=d)
    dragonet(c, rng, W * .85, H * .47, 320, True, .16, depth=.22)
    for x, y, q, cc in ((.84, .86, 300, '#8a7a6a'), (.7, .86, 220, '#7a6f72')): F.staghorn(c, W * x, H * y, q, cc, 3, 6, depth=.14)
    with c.piece(shadow=.4, lift=12, volume=.5, vsize=30, grain=.06) as g: smooth(g, [(-40, H * .84), (W * .2, H * .8), (W * .45, H * .83), (W * .7, H * .815), (W * 1.04, H * .8), (W * 1.04, H * 1.05), (-40, H * 1.05)], tension=.4); lin(g, 0, H * .8, 0, H, '#8f8272', '#5a5058', '#2f2f48'); g.fill()
    F.scree(c, lambda: (rng.uniform(-20, W + 20), H * (.82 + .18 * (t := rng.uniform(0, 1))), t), 90, (16, 60), ('#b9a98f', '#8f8478', '#a08f86', '#6f6a74', '#c9b49a'))
    dragonet(c, rng, W * .4, H * .56, 860, False, -.05)
    F.staghorn(c, W * .03, H * 1.02, 300, '#c85a8e', 3, 6); F.brain(c, W * .15, H * 1.05, 170, '#6f8a5a'); F.staghorn(c, W * .97, H * 1.04, 220, '#e0903c', 2, 5); F.pocillopora(c, W * .6, H * 1.05, 140, '#a8507a')
    c.glow(W * .38, H * .44, 460, '#ffe0a8', .14)
    c.particles(160, (.6, 2), (.1, .4), big=6); c.finish(.4, center=(.45, .52), contrast=.1)


def dragonet(c, rng, x, y, s, flip=False, rot=0.0, depth=0.0):
    """Mandarin dragonet from the side, snout to the right before flip: orange body with wavy blue bands, green-yellow cheeks, spread fins edged with blue. s = length."""
    m = -1 if flip else 1
    place = lambda g: at(g, x, y, rot * m, m * s, s)
    blue, deep, fire = '#2b7fe0', '#123a8c', '#f0682c'
    o = dict(shadow=.45, lift=s * .02, volume=.3, vsize=s * .02, rim=.45, depth=depth)

    def fan(g, base, rim, cc, bars, edge=blue):
        """A fin between the line base and the line rim: rays, dots in rows, blue edge."""
        smooth(g, base + rim[::-1], tension=.45); p = g.copy_path(); bx, by = base[0]; lin(g, *base[0], *rim[len(rim) // 2], shade(cc, -.2), cc, shade(cc, .15)); g.fill()
        g.save(); g.append_path(p); g.clip()
        b, r_ = curve_pts(base, 15), curve_pts(rim, 15)
        for t in bars:
            rgb(g, blue); g.set_line_width(.011); q = [tuple(u + (v - u) * (t + .05 * math.sin(k * 1.3))) for k, (u, v) in enumerate(zip(b, r_))]; smooth(g, q, False); g.stroke()
        for k, (u, v) in enumerate(zip(b, r_)): rgb(g, deep, .4); g.set_line_width(.0035); g.move_to(*u); g.line_to(*v); g.stroke()
        rgb(g, edge); g.set_line_width(.03); smooth(g, [tuple(v) for v in r_], False); g.stroke(); rgb(g, deep); g.set_line_width(.009); smooth(g, [tuple(u + (v - u) * .93) for u, v in zip(b, r_)], False); g.stroke(); g.restore()
    with c.piece(**o) as g, place(g):                                                                     # tail and far fins
        fan(g, [(-.3, -.045), (-.31, 0), (-.3, .05)], [(-.46, -.16), (-.55, -.06), (-.555, .06), (-.47, .17)], fire, (.3, .52, .74))
        fan(g, [(-.02, -.125), (-.14, -.1), (-.26, -.06)], [(-.02, -.25), (-.17, -.27), (-.33, -.19)], fire, (.35, .65))
        fan(g, [(-.05, .115), (-.16, .085), (-.26, .055)], [(-.08, .215), (-.2, .2), (-.33, .13)], shade(fire, -.1), (.4, .7))
    with c.piece(**o) as g, place(g):                                                                     # the flag on the back
        fan(g, [(.2, -.155), (.12, -.15), (.05, -.14)], [(.19, -.42), (.06, -.36), (-.04, -.25)], '#e0452c', (.3, .55, .78))
        rgb(g, '#ffcf7a'); taper(g, [(.2, -.15), (.205, -.3), (.18, -.5)], [.012, .009, .003], 16); g.fill()
    with c.piece(**o) as g, place(g):                                                                     # body
        body = [(.5, .015), (.47, -.04), (.41, -.09), (.35, -.135), (.25, -.165), (.1, -.15), (-.1, -.11), (-.31, -.05), (-.32, .055), (-.12, .1), (.1, .14), (.28, .14), (.42, .1), (.48, .055)]
        smooth(g, body, tension=.5); p = g.copy_path(); lin(g, 0, -.17, 0, .15, '#f58a3a', fire, '#d9482c', '#a8323c'); g.fill()
        g.save(); g.append_path(p); g.clip()
        rad(g, .4, .03, .2, (0, '#c9d95a', 1), (.6, '#7fae5a', .9), (1, '#7fae5a', 0)); g.paint()
        for w, cc in ((.05, deep), (.034, blue)):                                                         # wavy bands, dark edge under blue
            rgb(g, cc); g.set_line_width(w)
            for k, x0 in enumerate((-.27, -.185, -.1, -.01, .09, .18)):
                q = [(x0 + .034 * math.sin(v * 24 + k * 1.9) + .04 * v * (k % 2), v) for v in np.linspace(-.16, .14, 12)]
                if k % 2: smooth(g, q[:6], False); g.stroke(); smooth(g, q[7:], False); g.stroke()
                else: smooth(g, q, False); g.stroke()
            for q in ([(-.3, .01), (-.2, .02), (-.12, .0)], [(.0, -.02), (.06, .01), (.13, -.02)], [(.2, .09), (.28, .075), (.36, .105)], [(.25, -.14), (.29, -.09), (.27, -.02), (.31, .04)], [(.33, .0), (.4, .02), (.47, .02)], [(.34, .055), (.4, .065), (.45, .06)], [(.38, -.1), (.42, -.045), (.47, -.02)]): smooth(g, q, False); g.set_line_width(w * .7); g.stroke()
        rgb(g, '#f7e58a', .8); [(g.arc(rng.uniform(.3, .46), rng.uniform(-.05, .1), .005, 0, 7), g.fill()) for _ in range(16)]
        g.restore()
        rgb(g, '#7a2a2a'); g.set_line_width(.008); g.move_to(.497, .03); g.curve_to(.47, .05, .45, .055, .425, .05); g.stroke()
        for r_, cc in ((.062, '#e8503a'), (.048, '#f7d25a'), (.032, '#0d1118')): rgb(g, cc); g.arc(.345, -.105, r_, 0, 7); g.fill()
        rgb(g, 'white'); g.arc(.333, -.12, .011, 0, 7); g.fill()
    with c.piece(**o) as g, place(g):                                                                     # breast and belly fins on our side
        fan(g, [(.22, .06), (.2, .09), (.19, .12)], [(.05, .0), (.03, .09), (.08, .2)], '#4f9aa0', (.5, .75), '#8fd0d8')
        fan(g, [(.3, .135), (.26, .145), (.21, .14)], [(.36, .33), (.22, .37), (.08, .29)], '#3f6fc0', (.35, .6, .8), fire)


def slide_2(c, rng, variant=0):
    """On the way to the site: five of the people who plant sit along the side of a red boat and look at us, young and old; between and behind them stand the legs of steel frames, below them the painted hull and quick bright water."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .36
    L.sky(c, 'noon', hz, glow=.5); c.glow(W * .1, 0, 640, '#fffbe0', .6)
    L.sea(c, hz, H, 'noon', None, 130); c.set_air()
    for k, (x, y, s, a) in enumerate(((.395, .5, 420, .1), (.605, .48, 460, -.12), (.815, .51, 420, .16))):                # frames standing on edge in the boat
        for j in range(6): t = a + PI / 3 * j; ropes_and_bars.steel(c, (W * x, H * y - 150), (W * x + math.cos(t) * s * .5, H * y - 150 + math.sin(t) * s * .5), 13, '#7f929a', depth=.12)
        ring = [(W * x + math.cos(a + PI / 3 * j) * s * .3, H * y - 150 + math.sin(a + PI / 3 * j) * s * .3) for j in range(7)]
        for p, q in zip(ring, ring[1:]): ropes_and_bars.steel(c, p, q, 10, '#7f929a', depth=.12)
    crew = ((.1, .4, 142, '#8a5a3c', 'short', '#1d1512', '#f5b843', '#1b8f93', .6, .05), (.29, .375, 150, '#a9734c', 'hijab', '#1d1512', '#e0709a', '#2f5f8a', .85, -.04), (.5, .41, 146, '#7b4f35', 'short', '#8f8a82', '#f5b843', '#f0ead6', .5, .03), (.705, .38, 150, '#9a6645', 'bob', '#1d1512', '#f5b843', '#f2a03c', .8, .05), (.9, .405, 144, '#6b432d', 'short', '#1d1512', '#f5b843', '#8f6fb8', .7, -.06))
    for x, y, s, skin, hair, hc, scarf, top, smile, tilt in crew: faces.front(c, W * x, H * y, s, skin, hair, hc, scarf=scarf, top=top, gaze=((.5 - x) * .8, .05), smile=smile, tilt=tilt)
    g_ = lambda u: H * (.6 + .06 * (2 * u - 1) ** 2 * -1 + .02)
    with c.piece(shadow=.5, lift=16, volume=.45, vsize=34, rim=.45) as g:
        smooth(g, [(W * u, g_(u)) for u in np.linspace(-.06, 1.06, 20)], False); g.line_to(W * 1.06, H * .9); g.line_to(-W * .06, H * .9); g.close_path(); p = g.copy_path(); lin(g, 0, H * .56, 0, H * .9, '#f27a5e', '#dc4a34', '#9a2f2a', '#6a2428'); g.fill()
        g.save(); g.append_path(p); g.clip()
        for off, w, cc in ((14, 26, '#fff4d6'), (52, 12, '#1b8f93')): rgb(g, cc); taper(g, [(W * u, g_(u) + off) for u in np.linspace(-.06, 1.06, 20)], [w, w], 60, False); g.fill()
        for u in np.linspace(.0, 1.0, 15): x, y = W * u, g_(u) + 128; rgb(g, '#f5b843'); taper(g, [(x - 38, y + 14), (x, y - 24), (x + 38, y + 14)], [5, 17, 5], 14); g.fill()
        rgb(g, '#073a60'); taper(g, [(W * u, g_(u) + 178) for u in np.linspace(-.06, 1.06, 20)], [10, 10], 60, False); g.fill(); g.restore()
    for x, skin in ((.18, '#8a5a3c'), (.4, '#a9734c'), (.795, '#9a6645')):                                             # hands on the gunwale
        with c.piece(shadow=.45, lift=6, volume=.45, vsize=8, rim=.4) as g:
            X, Y = W * x, g_(x) + 6
            for k in range(4): rgb(g, shade(skin, .08 - .06 * k)); taper(g, [(X - 26 + 17 * k, Y - 22), (X - 27 + 17 * k, Y + 2), (X - 25 + 17 * k, Y + 22)], [19, 19, 15], 10); g.fill()
            rgb(g, skin); taper(g, [(X - 30, Y - 24), (X + 30, Y - 24)], [30, 28], 8); g.fill()
    q = [(W * u, H * (.87 + .01 * math.sin(u * 17) + .006 * math.sin(u * 41))) for u in np.linspace(-.04, 1.04, 60)]
    with c.piece(shadow=.2, lift=6, volume=.1, rim=.6, grain=.02, alpha=.94) as g: smooth(g, q, False); g.line_to(W + 60, H * .942); g.line_to(-60, H * .932); g.close_path(); lin(g, 0, H * .86, 0, H * .95, '#8fdcd8', '#2fa3b6'); g.fill()
    with c.piece(shadow=.1, lift=3, volume=0, rim=.4, grain=.02) as g:
        for _ in range(240): u = rng.uniform(-.02, 1.02); x, y = W * u, H * .868 + abs(rng.normal(0, 12)); s = rng.uniform(2, 9); rgb(g, 'white', rng.uniform(.4, .95)); smooth(g, blob_pts(rng, x, y, s * 1.5, s * .6, .2, 7)); g.fill()
    for x in (.22, .8):                                                                                                 # outrigger arms come towards us
        with c.piece(shadow=.5, lift=12, volume=.45, vsize=12, rim=.4) as g: lin(g, W * x - 16, 0, W * x + 16, 0, '#e6c48a', '#b98d58', '#7a5a38'); taper(g, [(W * x, g_(x) - 6), (W * (x - .012), H * .74), (W * (x - .03), H * .97)], [25, 28, 34], 20, False); g.fill()
    ropes_and_bars.bamboo(c, (-60, H * .955), (W + 60, H * .965), 48, '#d9b878')
    water.strips(c, H * .88, H, 50, ('white', '#0f5f7c'), (.15, .5), 1)
    c.finish(.24, warm=.06, center=(.5, .45))


def cat(c, x, y, s, color='#c9853f'):
    """Village cat sitting, from behind; kinked tail."""
    with c.piece(shadow=.45, lift=6, volume=.45, vsize=9, rim=.4) as g:
        rgb(g, shade(color, -.15)); taper(g, [(x + s * .2, y - 6), (x + s * .55, y - 2), (x + s * .82, y - s * .12), (x + s * .8, y - s * .26)], [s * .13, s * .12, s * .1, s * .08], 24); g.fill()
        smooth(g, [(x - s * .3, y), (x - s * .34, y - s * .3), (x - s * .22, y - s * .68), (x - s * .12, y - s * .86), (x + s * .12, y - s * .86), (x + s * .22, y - s * .68), (x + s * .34, y - s * .3), (x + s * .3, y), (x, y + s * .03)]); lin(g, x - s * .3, 0, x + s * .3, 0, shade(color, .2), color, shade(color, -.3)); g.fill()
        for m in (-1, 1): smooth(g, [(x + m * s * .2, y - s * 1.02), (x + m * s * .21, y - s * 1.27), (x + m * s * .04, y - s * 1.13)], tension=.25); rgb(g, shade(color, -.1)); g.fill()
        smooth(g, blob_pts(c.rng, x, y - s * .98, s * .22, s * .19, .03, 12)); rad(g, x - s * .06, y - s * 1.05, s * .32, shade(color, .25), color); g.fill()
        rgb(g, shade(color, -.4), .7)
        for k in range(4): taper(g, [(x - s * .16, y - s * (.62 - .14 * k)), (x, y - s * (.66 - .14 * k)), (x + s * .16, y - s * (.62 - .14 * k))], [1, s * .045, 1], 12, False); g.fill()
