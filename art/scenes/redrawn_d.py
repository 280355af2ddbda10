"""Leads drawn again: 10 (finalist), 30 (resort), 38 (second field trip), 40 (coral table), 45 (season ahead)."""
import math
import numpy as np
from PIL import Image, ImageDraw
import flora as F, fauna as A, people as P, land as L, gear as G, parts_a as E, parts_b as B, parts_gb as S, parts_p as T, parts_s as D
import parts_sld as K
from paper import *
from paper import _tile

PI = math.pi


# ------------------------------------------------------------------ water from a height
def mask_of(c, polys, blur):
    """Soft mask 0..1 of polygons in units."""
    im = Image.new('L', (c.pw // 2, c.ph // 2), 0); d = ImageDraw.Draw(im)
    for p in polys: d.polygon([(x * c.k / 2, y * c.k / 2) for x, y in curve_pts(p, 120, closed=True)], fill=255)
    a = gaussian_filter(np.asarray(im, np.float32) / 255, blur * c.k / 2)
    return np.asarray(Image.fromarray(a, 'F').resize((c.pw, c.ph), Image.BILINEAR))


def flat_noise(c, hz, scale, kind='wash', ox=0, oy=0, squash=1.0):
    """Noise lying flat on the water, getting smaller towards the horizon hz (about -2..2)."""
    yy, xx = np.mgrid[0:c.ph, 0:c.pw].astype(np.float32); yy, xx = yy / c.k, xx / c.k
    z = (c.h - hz) / np.maximum(yy - hz, 3)
    u, v = (xx - c.w / 2) * z * scale + ox, z * 430 * scale * squash + oy
    t = _tile(kind); n = t.shape[0]
    u0, v0 = np.floor(u).astype(int), np.floor(v).astype(int); fu, fv = u - u0, v - v0
    g = lambda a, b: t[b % n, a % n]
    return (g(u0, v0) * (1 - fu) + g(u0 + 1, v0) * fu) * (1 - fv) + (g(u0, v0 + 1) * (1 - fu) + g(u0 + 1, v0 + 1) * fu) * fv


def lay(c, m, color):
    c.img = c.img * (1 - m[..., None]) + col(color).astype(np.float32) * m[..., None]


def reef_below(c, hz, area, light='#6fd3c6', sand='#dff0cf', reef=('#2f8f8a', '#1f6f76', '#4a9a7a'), sandy=.6, cover=.1, seed=0):
    """Shallow water seen from a height: turquoise, pale sand in its middle, ragged dark reef round its rim. area = soft mask 0..1."""
    n1, n2, n3 = flat_noise(c, hz, .4, 'wash', 40 + seed, 90), flat_noise(c, hz, .95, 'wash', 300 + seed, 20), flat_noise(c, hz, 2.6, 'wash', 500, 700 + seed)
    far = np.clip((np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k - hz - 2) / 14, 0, 1)
    edge = np.clip(area + n1 * .08 + n2 * .04, 0, 1) * far
    lay(c, smoothstep(.14, .5, edge) * .9, light)
    lay(c, smoothstep(.5, .95, edge) * sandy, sand)
    rim = np.exp(-((edge - .44) / .2) ** 2)
    for k, (cc, th) in enumerate(zip(reef, (.0, .45, .75))):
        f = n2 * .8 + n3 * (.38, .45, .3)[k] + n1 * .25 + (0, .1, -.1)[k]
        lay(c, smoothstep(th - cover * 4, th - cover * 4 + .62, f + rim * 1.1 - .75) * smoothstep(.1, .3, edge) * np.clip((np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k - hz - 26) / 60, 0, 1) * (.62, .5, .34)[k], cc)


# ------------------------------------------------------------------ 45
def wake(c, rng, variant=0):
    """news 45: from a hill at first sun: the boat has left the beach; its wake runs between the shallows and bends towards three islands, the mountain still blue."""
    W, H = c.w, c.h
    hz = H * .27
    c.light = (.72, -.7)
    c.backdrop([(0, '#7f9fcb'), (.1, '#b3b6d4'), (.2, '#f3cdb8'), (.27, '#fde6bd'), (.275, '#9fc9cc'), (.4, '#4f9fb8'), (.7, '#1f7fa0'), (1, '#135f8a')], 90, wash=0, glow=(W * .9, hz - 10, 620, '#fff0c0', .75))
    c.set_air()
    L.cloud(c, W * .36, H * .07, 300, '#fbdccb', depth=.3); L.cloud(c, W * .62, H * .13, 190, '#fde3c9', depth=.45)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=16, alpha=.6) as g:      # last shower of the night over the mountain's foot
        rgb(g, '#8f9cc0'); smooth(g, [(-40, H * .03), (W * .08, H * .0), (W * .2, H * .05), (W * .16, hz), (-40, hz)]); g.fill()
    L.rinjani(c, W * .3, hz + 2, 900, 215, '#4a6ca6', .22)
    shallow = mask_of(c, [[(W * x, H * y) for x, y in p] for p in (
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
    L.jukung(c, bx, by, 150, None, '#e4573f', False, reflection=False)
    with c.piece(shadow=.3, lift=2, volume=.3, vsize=2) as g:
        for k in range(4): x = bx - 40 + k * 25; rgb(g, ('#2f6fc0', '#f5b843', '#2f6fc0', '#fdfaf0')[k]); smooth(g, [(x - 6, by - 8), (x - 5, by - 20), (x + 5, by - 20), (x + 6, by - 8)]); g.fill(); rgb(g, '#2e2018'); g.arc(x, by - 25, 5, 0, 7); g.fill()
    for x, y, s, h in ((.2, .33, 60, '#2f8fa0'), (.12, .315, 44, '#c85a8e')): L.jukung(c, W * x, H * y, s, None, h, reflection=False)
    # the beach it has left, boats drawn up
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=16, rim=.4, grain=.05) as g:
        smooth(g, [(-40, H * .74), (W * .06, H * .77), (W * .14, H * .83), (W * .24, H * .89), (W * .3, H * .95), (W * .36, H * 1.08), (-40, H * 1.08)]); lin(g, 0, H * .74, W * .2, H, '#fbe6bd', '#e0bc8a'); g.fill()
    L.foam(c, [(-40, H * .738), (W * .06, H * .768), (W * .14, H * .828), (W * .24, H * .888), (W * .3, H * .948), (W * .355, H * 1.06)], 8)
    import parts_g as Q
    for x, y, r_, h in ((.055, .83, -.5, '#3f86c2'), (.14, .9, -.62, '#f5b843')): Q.jukung_top(c, W * x, H * y, 150, r_, h)
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
        for x, y in ((.8, .035), (.82, .2), (.845, .19), (.93, .07), (.79, .06), (.985, .205)): K.frangipani(g, rng, W * x + rng.normal(0, 8), H * y + rng.normal(0, 8), 58)
    c.particles(30, alpha=(.05, .2), big=2); c.finish(.28, warm=.08, center=(.5, .48))


# ------------------------------------------------------------------ 40
def three_ages(c, rng, variant=0):
    """news 40: three tables on one slope: far off bare steel, in the middle young corals and a diver at work, near a thicket in which the bars cannot be found."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#bdeedd'), (.16, '#7fd0cc'), (.42, '#2f9fb0'), (.72, '#1a7494'), (1, '#0d4a74')], 84, glow=(W * .2, -80, 860, '#fdf9d8', .65))
    L.surface_below(c, 70, .55, 80)
    far = L.rocks(c, [(-30, H * .5), (W * .12, H * .47), (W * .3, H * .53), (W * .55, H * .5), (W * .8, H * .42), (W + 30, H * .38)], '#4a9aa4', .66, 22)
    F.reef_patch(c, W * .6, W * 1.02, far, 4, .55, ['staghorn', 'poc', 'fan', 'boulder', 'plates'], depth=.62)
    L.sandbed(c, [(-30, H * .56), (W * .3, H * .555), (W * .65, H * .565), (W + 30, H * .55)], '#efe4bc', .42)
    A.silhouettes(c, W * .62, H * .2, 60, 190, 50, 15, PI, '#2a8a9a', .5)
    c.god_rays(W * .2, -190, .42, 14, 1150, 1.3)
    sh = lambda x, y, s, a=.34: B.shade_blob(c, x + s * .1, y + 6, s * .62, s * .1, 0, a, 12, '#1c5a6a')
    # first: bare
    sh(W * .155, H * .63, 250, .28); G.coral_table(c, W * .15, H * .62, 245, 3, 7, .3, 0, 1, depth=.3)
    # second: a year of gardening
    x, y, s = W * .41, H * .745, 400
    sh(x, y, 400); T.table_of_young(c, x, y, s, 3, 7, 66, ['saffron', 'coral', 'rose', '#e9a05c', 'violet'], .95, depth=.1)

    def brush(g, h):
        with at(g, h[0], h[1], 1.0): rgb(g, '#d9a468'); taper(g, [(-.07, 0), (.09, 0)], [.022, .03]); g.fill(); rgb(g, '#fff3d0'); poly(g, [(.03, .012), (.1, .014), (.1, .05), (.03, .05)]); g.fill()
    P.diver(c, W * .27, H * .43, 285, .42, pose='work', accent='saffron', tank='#e4573f', fins='#f5b843', prop=brush, kick=.3)
    A.school(c, 'damsel', W * .47, H * .56, 10, 90, 30, 32, .2, depth=.1)
    # third: a hill of corals
    tx, ty, tw = W * .755, H * .9, 640
    sh(tx, H * 1.0, 680, .42)
    with c.piece(shadow=.4, lift=7, volume=.4, vsize=7) as g:
        for px in (-.45, .45): rgb(g, '#4f666c'); taper(g, [(tx + px * tw, ty - 20), (tx + px * tw * 1.02, ty + 150)], [22, 20]); g.fill()
        rgb(g, '#5f767a'); taper(g, [(tx - tw * .53, ty - 4), (tx + tw * .5, ty - 4)], [24, 24]); g.fill()
        rgb(g, '#5f767a'); taper(g, [(tx - tw * .53, ty - 4), (tx - tw * .43, ty - 84)], [20, 14]); g.fill()
    for k in range(6): F.soft_coral(c, tx - tw * .36 + k * tw * .15, ty, 76 + 20 * (k % 3), ['#d9577f', '#f09a6a', '#8f6fb8'][k % 3], PI + rng.normal(0, .2), depth=.05)
    rows = [(-120, .2, .74, 5, 200), (-66, .1, .86, 5, 210), (-12, .0, 1.0, 6, 200)]
    cols = ['#f2694b', '#e9b04a', '#d9748f', '#f08a4a', '#c9607f', '#f5c35a', '#b87ab8', '#ff8a66']
    for j, (dy, dp, w, n, q) in enumerate(rows):
        for i in range(n):
            u = ((i + .5) / n - .5) * w + rng.normal(0, .015); kd = (i * 3 + j * 2) % 7; cc = cols[(i * 3 + j * 5) % 8]; px, py = tx + u * tw, ty + dy + rng.normal(0, 6)
            if kd in (0, 1, 2, 4): F.staghorn(c, px, py, q * rng.uniform(.85, 1.2) * (1.15 - abs(u)), cc, 3, 6, u * .5, depth=dp)
            elif kd == 3: F.table_coral(c, px, py, 190, cc, rng.normal(0, .05), 78, depth=dp)
            elif kd == 5: F.pocillopora(c, px, py, 130, cc, depth=dp)
            else: F.plates(c, px, py, 150, cc, 4, depth=dp)
    for u, s_, cc in ((-.4, 104, 'rose'), (-.06, 116, 'plum'), (.24, 110, '#f3a08a'), (.44, 96, 'rose')): F.pocillopora(c, tx + u * tw, ty + 8, s_, cc)
    # young fish like midges over it
    A.school(c, 'anthias', tx + 6, H * .47, 46, 250, 82, 34, PI + .1, .3); A.school(c, 'chromis', tx - 60, H * .55, 22, 200, 60, 32, .1)
    A.fish(c, 'raccoon', tx - tw * .5, H * .74, 128, .15, .08); A.fish(c, 'idol', tx + tw * .22, H * .5, 110, PI - .1, .08)
    # frame
    F.sea_fan(c, W * .03, H * 1.05, 240, '#7a3a74', .12); F.boulder(c, W * .16, H * 1.06, 180, '#b89a78'); F.staghorn(c, W * .255, H * 1.06, 120, '#c9604f', 2, 5)
    c.particles(220); c.finish(.36, center=(.55, .52))


# ------------------------------------------------------------------ 38
def pools_low(c, rng, variant=0):
    """news 38: low over the flat at sunrise: three pools one behind the other, a blue star in the first, an urchin in the second, nothing in the third; children at the rims, a notebook on a stone."""
    W, H = c.w, c.h
    hz = H * .25
    c.light = (-.45, -.89)
    L.sky(c, 'rose', hz, (W * .3, hz - 34, 34), glow=.9)
    L.cloud(c, W * .72, H * .1, 320, '#fbe0d0', depth=.35); L.cloud(c, W * .1, H * .07, 200, '#fbe0d0', depth=.5)
    L.island(c, W * .78, hz + 2, 560, 48, '#5f7f86', depth=.5); L.island(c, W * .1, hz + 2, 300, 26, '#5f7f86', depth=.6)
    L.sea(c, hz, H * .36, 'rose', W * .3, 40, .8)
    L.foam(c, [(-30, H * .335), (W * .3, H * .33), (W * .6, H * .338), (W + 30, H * .33)], 5)
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=14, rim=.3, grain=.055) as g:
        smooth(g, [(-30, H * .345), (W * .2, H * .338), (W * .5, H * .347), (W * .8, H * .34), (W + 30, H * .345), (W + 30, H + 30), (-30, H + 30)], tension=.06); lin(g, 0, H * .34, 0, H, '#d9bfa4', '#b59a80', '#8f7868', '#5f5458'); g.fill()
    with c.piece(shadow=.4, lift=4, volume=.5, vsize=8, grain=.06) as g:      # knobs of old reef rock, small far, big near
        it = sorted((rng.uniform(0, 1) ** 1.25, rng.uniform(-.05, 1.05)) for _ in range(620))
        for t, u in it:
            x, y, q = W * u, H * (.35 + .67 * t), (5 + 52 * t) * rng.uniform(.5, 1.15); rgb(g, jitter(rng, rng.choice(['#a98f78', '#8f7a6c', '#b8a188', '#7f7268', '#8a8a68', '#c2ab90']), .025)); smooth(g, blob_pts(rng, x, y, q, q * .42, .16, 9)); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for _ in range(170):
            t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.38 + .62 * t)
            for k in range(4): rgb(g, jitter(rng, rng.choice(['#5f7a4a', '#7d8f4f', '#4f6b52']), .03)); taper(g, wander(rng, x, y, rng.uniform(-2.6, -.5), (8 + 26 * t), 4, .4), [2 + 4 * t, 2 + 3 * t, 1], 8); g.fill()

    def pool(x, y, rx, ry, n, empty=False):
        a_ = np.linspace(0, 2 * PI, 26, endpoint=False); w_ = 1 + .05 * np.sin(3 * a_ + rng.uniform(0, 6)) + .04 * np.sin(5 * a_ + rng.uniform(0, 6)) + rng.normal(0, .018, 26); pts = [(x + math.cos(t) * rx * q, y + math.sin(t) * ry * q) for t, q in zip(a_, w_)]
        for gr, cc, al, bl in ((1.07, '#3f3a3a', .6, 7), (1.03, '#2f2c30', .7, 2)):
            with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=bl, alpha=al) as g: smooth(g, [(x + (u - x) * gr, y + (v - y) * gr + ry * .05) for u, v in pts]); rgb(g, cc); g.fill()
        with c.piece(shadow=0, volume=.4, vsize=ry * .2, rim=.5, grain=.03, caustic=.0 if empty else .34, horizon=hz) as g:
            smooth(g, pts); lin(g, 0, y - ry, 0, y + ry, *(((0, '#f0c4a4'), (.24, '#d9d9c4'), (.55, '#86d0c6'), (1, '#3a9aa2')) if not empty else ((0, '#f3c8a6'), (.4, '#e3d9bf'), (1, '#cfc49a')))); g.fill()
        clip = lambda q: smooth(q, pts)
        with c.piece(shadow=0, volume=0, rim=0, grain=.03, blur=ry * .07, alpha=.65, clip=clip) as g:      # shade under the near rim, far wall
            rgb(g, '#3a4a4c'); g.set_line_width(ry * .2); smooth(g, [(u, v - ry * .02) for u, v in pts]); g.stroke()
        with c.piece(shadow=.45, lift=ry * .06, volume=.5, vsize=ry * .1, rim=.4, grain=.06) as g:      # stones of the rim
            for i in rng.permutation(150):
                t = i / 150 * 2 * PI; k = 1.06 + rng.normal(0, .025); q = ry * rng.uniform(.06, .17) * (1 + .3 * math.sin(t)); sx, sy = x + math.cos(t) * rx * k, y + math.sin(t) * ry * (k + .05)
                rgb(g, jitter(rng, rng.choice(['#a98f78', '#8f7a6c', '#b8a188', '#7f7268', '#8a8a68']), .025)); smooth(g, blob_pts(rng, sx, sy, q * 1.5, q * .75, .16, 9)); g.fill()
        with c.piece(shadow=.3, lift=3, volume=.35, vsize=4, clip=clip) as g:
            for _ in range(n): a, k = rng.uniform(0, 2 * PI), rng.uniform(.2, .92); q = rng.uniform(.012, .045) * rx; rgb(g, jitter(rng, rng.choice(['#d9cba6', '#b9a98a', '#efe2c4', '#c9a890']), .03)); smooth(g, blob_pts(rng, x + math.cos(a) * rx * k, y + math.sin(a) * ry * k, q, q * .45, .18, 8)); g.fill()
        return clip

    def lying(x, y, sq, fn):
        """Draw fn(g) flat on the bottom: origin at (x,y), squeezed."""
        with c.piece(shadow=.4, lift=5, volume=.5, vsize=8, rim=.35) as g:
            g.save(); g.translate(x, y); g.scale(1, sq); fn(g); g.restore()

    def sea_star(R, color, rot, fat):
        def f(g):
            arms = [wander(rng, 0, 0, rot + k * 2 * PI / 5, R, 5, .1) for k in range(5)]
            for p in arms: lin(g, 0, -R, 0, R, shade(color, .2), color, shade(color, -.25)); taper(g, p, [fat, fat * .92, fat * .8, fat * .62], 26); g.fill()
            g.arc(0, 0, fat * .7, 0, 7); rgb(g, shade(color, .06)); g.fill()
            for p in arms:
                for v in curve_pts(p, 16)[1:]: rgb(g, shade(color, .55), .8); g.arc(v[0] + rng.normal(0, fat * .18), v[1] + rng.normal(0, fat * .18), fat * .07, 0, 7); g.fill()
        return f

    def urchin(R):
        def f(g):
            for _ in range(64): a, L_ = rng.uniform(0, 7), R * rng.uniform(.6, 1.05); rgb(g, shade('#1d1a2c', rng.uniform(0, .2))); taper(g, [(0, -R * .1), (math.cos(a) * L_, math.sin(a) * L_ - R * .35)], [R * .07, R * .012]); g.fill()
            g.arc(0, -R * .1, R * .36, 0, 7); rad(g, -R * .1, -R * .2, R * .4, '#5a5478', '#16142a'); g.fill()
            for k in range(5): rgb(g, '#6fc0f5'); g.arc(math.cos(k * 1.25) * R * .18, -R * .1 + math.sin(k * 1.25) * R * .18, R * .03, 0, 7); g.fill()
        return f
    # third, second, first pool
    pool(W * .71, H * .425, 190, 34, 16, True)
    lying(W * .715, H * .427, .4, lambda g: F.leaf(g, -26, 0, 60, 26, .3, '#8fae52'))
    pool(W * .33, H * .52, 290, 66, 40)
    lying(W * .27, H * .525, .5, urchin(62)); lying(W * .41, H * .508, .5, urchin(44)); lying(W * .345, H * .548, .45, sea_star(54, '#e0783f', .4, 34))
    K.hermit(c, W * .205, H * .5, 54, 0, '#e9cfa8', '#9a5a44')
    clip = pool(W * .62, H * .775, 520, 158, 110)
    for x, y, s, cc in ((.38, .79, 100, '#c9a46c'), (.87, .74, 120, '#b89aa8'), (.84, .83, 90, 'leaf')): lying(W * x, H * y, .5, lambda g, s=s, cc=cc: (smooth(g, blob_pts(rng, 0, -s * .2, s, s * .8, .1, 11)), rad(g, -s * .3, -s * .5, s * 1.5, shade(cc, .35), cc, shade(cc, -.4)), g.fill()))
    lying(W * .6, H * .775, .5, sea_star(235, '#2c63d2', .28, 74))
    lying(W * .8, H * .795, .5, urchin(96)); lying(W * .475, H * .85, .48, sea_star(74, '#e8a53f', .1, 46))
    with c.piece(shadow=.4, lift=5, volume=.4, vsize=4, clip=clip) as g:      # gobies
        for x, y, h in ((.47, .73, .2), (.72, .86, 3.0), (.705, .715, .1), (.52, .89, -.2)):
            with at(g, W * x, H * y, 0, 1, .55), at(g, 0, 0, h, 64): rgb(g, '#6f7a5a'); smooth(g, [(.5, 0), (.3, -.13), (-.1, -.09), (-.4, -.02), (-.6, -.13), (-.58, .13), (-.4, .03), (-.1, .09), (.3, .13)]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, clip=clip) as g:      # sky on the far half of the water
        for _ in range(26): t = rng.uniform(0, 1); x, y, q = W * rng.uniform(.3, .95), H * (.68 + .18 * t), rng.uniform(60, 200); rgb(g, '#fff3dc', rng.uniform(.2, .5) * (1 - .6 * t)); taper(g, [(x, y), (x + q * .5, y - 3), (x + q, y)], [.5, rng.uniform(3, 8), .5], 12, False); g.fill()
    # children: two at the second pool, one with the teacher at the empty one
    def kid(x, y, h, pose, f=False, **o):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=3, alpha=.4) as g: rgb(g, '#4a3a4a'); taper(g, [(W * x, H * y - 2), (W * x + h * .32, H * y + h * .1), (W * x + h * .62, H * y + h * .2)], [h * .22, h * .3, h * .16]); g.fill()
        P.person(c, W * x, H * y, h, pose, P.look(rng, child=not o.pop('adult', False), **o), flip=f)
    kid(.655, .435, 118, 'squat_back', hair='hijab', accent='#fdfaf0', top='#fdfaf0', bcol='#b23a3a', bottom='skirt'); kid(.79, .42, 150, 'contrapposto', True, adult=True, hair='hijab', accent='#1b8f93', top='#f5b843', bottom='skirt', bcol='#3f5e5a'); kid(.755, .44, 112, 'point', hair='short', top='#fdfaf0', bcol='#b23a3a', bottom='shorts')
    kid(.135, .545, 190, 'crouch_look', hair='cap', accent='#3c86c2', top='#fdfaf0', bottom='shorts', bcol='#b23a3a'); kid(.475, .575, 185, 'squat_back', True, hair='pony', accent='#f2694b', top='#fdfaf0', bottom='shorts', bcol='#b23a3a')
    # bucket with a clear bottom, notebook and pencil on a flat stone
    with c.piece(shadow=.5, lift=10, volume=.5, vsize=18, rim=.5) as g:
        x, y = W * .925, H * .66; smooth(g, [(x - 62, y - 112), (x + 62, y - 112), (x + 50, y - 4), (x, y + 10), (x - 50, y - 4)], tension=.15); lin(g, x - 62, 0, x + 62, 0, '#ffd766', '#eeb02e', '#b97a1a'); g.fill()
        with at(g, x, y - 112, 0, 62, 16): g.arc(0, 0, 1, 0, 7); rgb(g, '#ffe08a'); g.fill(); g.arc(0, 0, .88, 0, 7); rgb(g, '#8a5a14'); g.fill()
        rgb(g, '#5d6c74'); g.set_line_width(4); g.move_to(x - 60, y - 108); g.curve_to(x - 64, y - 40, x + 66, y - 34, x + 60, y - 108); g.stroke()
    with c.piece(shadow=.5, lift=12, volume=.5, vsize=24, rim=.35, grain=.06) as g: smooth(g, [(-40, H * .845), (W * .06, H * .8), (W * .2, H * .79), (W * .3, H * .815), (W * .345, H * .88), (W * .32, H * .96), (W * .24, H * 1.05), (-40, H * 1.08)]); lin(g, 0, H * .79, 0, H, '#b8a18a', '#8a766a', '#54484f'); g.fill()
    with c.piece(shadow=.55, lift=9, volume=.2, vsize=10, rim=.4, grain=.02) as g:
        g.save(); g.translate(W * .17, H * .888); g.transform(cairo.Matrix(1, -.06, -.28, .5, 0, 0)); s = 168
        for m in (-1, 1): rgb(g, '#c9b896'); smooth(g, [(0, -s * .68 + 9), (m * s * .5, -s * .72 + 9), (m * s * 1.0, -s * .66 + 9), (m * s * 1.0, s * .66 + 12), (m * s * .5, s * .71 + 12), (0, s * .67 + 12)], tension=.1); g.fill()
        for m in (-1, 1): smooth(g, [(0, -s * .68), (m * s * .5, -s * .72), (m * s * 1.0, -s * .66), (m * s * 1.0, s * .66), (m * s * .5, s * .71), (0, s * .67)], tension=.1); lin(g, 0, 0, m * s, 0, '#e3d6b4', '#fffaf0', '#f6ecd0'); g.fill()
        g.set_line_cap(1); rgb(g, '#2c63d2'); g.set_line_width(11)      # their record: a star, an urchin, an empty ring
        for k in range(5): t = k * PI * .4 - .3; g.move_to(-s * .5, -s * .34); g.line_to(-s * .5 + math.cos(t) * 44, -s * .34 + math.sin(t) * 44); g.stroke()
        rgb(g, '#2a2438'); g.set_line_width(5)
        for k in range(12): t = k * PI / 6; g.move_to(s * .5, -s * .34); g.line_to(s * .5 + math.cos(t) * 42, -s * .34 + math.sin(t) * 42); g.stroke()
        rgb(g, '#8a7a68'); g.set_line_width(6); g.arc(-s * .5, s * .33, 36, 0, 7); g.stroke()
        rgb(g, '#9aa0a4'); g.set_line_width(4)
        for k in range(4): g.move_to(s * .2, s * (.12 + .14 * k)); g.curve_to(s * .36, s * (.1 + .14 * k), s * .6, s * (.15 + .14 * k), s * (.84 - .1 * (k % 2)), s * (.12 + .14 * k)); g.stroke()
        g.restore()
    S.pencil(c, W * .265, H * .955, 190, -.42, '#f2694b', 15)
    c.particles(30, big=2); c.finish(.34, warm=.12, center=(.5, .5))


# ------------------------------------------------------------------ 10
def rosettes(c, rng, variant=0):
    """news 10: morning after the news: a row of mooring posts in still water, each with a prize rosette of another colour; the nearest also wears a fresh garland."""
    W, H = c.w, c.h
    hz = H * .5
    c.light = (.6, -.8)
    c.backdrop([(0, '#6fb8c0'), (.22, '#a9d6cb'), (.36, '#f3dcb8'), (.46, '#f8bf8c'), (.5, '#f3a678'), (1, '#f3a678')], 92, glow=(W * .83, hz - 40, 420, '#ffb347', .5))
    c.glow(W * .83, hz - 40, 160, '#ffe9a8', .6)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, blob_pts(rng, W * .83, hz - 46, 44, 44, .02, 14)); rgb(g, '#fffbe6', .95); g.fill()
    c.set_air()
    L.cloud(c, W * .58, H * .13, 330, '#fff0dc', depth=.3); L.cloud(c, W * .9, H * .22, 210, '#ffe9cf', depth=.4); L.cloud(c, W * .08, H * .3, 200, '#f3e9d9', depth=.45)
    L.rinjani(c, W * .5, hz + 2, 760, 176, '#6a94a6', .5); L.island(c, W * .93, hz + 2, 260, 30, depth=.55); L.island(c, W * .1, hz + 2, 420, 46, depth=.45, palms=5)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: g.rectangle(-10, hz, W + 20, H); lin(g, 0, hz, 0, H, '#f8c99a', '#d3d3b8', '#6fb8b4', '#26869a'); g.fill()
    posts = [(.275, 1.06, .235, 1.0, '#f2694b'), (.545, .83, .36, .56, '#3f7fc9'), (.695, .71, .41, .37, '#f5b843'), (.79, .645, .437, .26, '#8f6fb8'), (.857, .605, .455, .19, '#3f9a7a')]
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, blur=2, alpha=.55) as g:      # reflections, broken
        for x, foot, top, k, cc in posts[1:]:
            h = (foot - top) * H
            for j in range(22): t = j / 22; yy = H * foot + t * h; w = 24 * k * (1 + .4 * rng.random()); xx = W * x + rng.normal(0, 3 + 7 * t) * k * 2; rgb(g, '#6a5242' if abs(t - .78) > .16 else cc, .75 * (1 - .5 * t)); q = w * (2.6 if abs(t - .78) < .14 else 1); taper(g, [(xx - q, yy), (xx, yy + 2), (xx + q, yy)], [1, h * .05, 1], 9, False); g.fill()
    S.sheen(c, hz + 3, H, 150, '#fff6dc', '#2f7f8c', .9)
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:      # sun path
        for i in range(90): t = rng.uniform(0, 1) ** 1.2; y = hz + 2 + t * (H - hz); x = W * .83 + rng.normal(0, 14 + 60 * t); q = rng.uniform(10, 34) * (.4 + 1.4 * t); rgb(g, '#fff6d8', rng.uniform(.35, .9) * (1 - .5 * t)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.3, 1.5 + 4 * t, .3], 9, False); g.fill()
    for x, y, s, h, sl, f in ((.42, .525, 120, '#2f8fa0', '#fff4d6', False), (.64, .512, 76, '#c9483a', '#f5b843', True), (.18, .54, 150, '#e4573f', None, False)): L.jukung(c, W * x, H * y, s, sl, h, f)
    # a slack rope from post to post
    def top_of(p): return W * p[0], H * p[2]
    for a, b in zip(posts[::-1][1:], posts[::-1]):
        (x0, y0), (x1, y1) = top_of(a), top_of(b); k = (a[3] + b[3]) / 2; S.rope(c, [(x0, y0 + 250 * a[3]), ((x0 + x1) / 2, (y0 + y1) / 2 + 330 * k), (x1, y1 + 250 * b[3])], max(3, 15 * k), '#e9d9b0', depth=.35 * (1 - k))
    for x, foot, top, k, cc in posts[::-1]:
        X, y0, y1, w = W * x, H * top, H * foot, 104 * k
        dp = .34 * (1 - k)
        with c.piece(shadow=.45, lift=12 * k, volume=.5, vsize=26 * k, rim=.4, grain=.06, depth=dp) as g:
            smooth(g, [(X - w * .5, y0 + 10 * k), (X - w * .2, y0 - 12 * k), (X + w * .25, y0 - 6 * k), (X + w * .5, y0 + 12 * k), (X + w * .53, y1), (X - w * .53, y1)], tension=.14); p = g.copy_path(); lin(g, X - w / 2, 0, X + w / 2, 0, '#7a5f50', '#a98568', '#c9a482', '#9a745a'); g.fill()
            g.save(); g.append_path(p); g.clip()
            for _ in range(46): u, v, q = rng.uniform(-.5, .5) * w, rng.uniform(y0, y1), rng.uniform(60, 220) * k; rgb(g, '#4f3a30' if rng.random() < .6 else '#e3c29c', .35); taper(g, [(X + u, v), (X + u + rng.normal(0, 3), v + q / 2), (X + u, v + q)], [.4, 6 * k, .4], 12, False); g.fill()
            for q in (.0, .045): rgb(g, '#3f5a4a', .55 - q * 6); g.rectangle(X - w, y1 - (90 + q * 900) * k * .8, w * 2, 400); g.fill()
            g.restore()
            with at(g, X, y0 + 4 * k, 0, w * .47, 13 * k): g.arc(0, 0, 1, 0, 7); rgb(g, '#d9b894'); g.fill(); g.arc(0, 0, .6, 0, 7); rgb(g, '#b08a66'); g.fill()
        if k < 1: B.rings(c, [(X, y1, w * 1.1), (X, y1, w * .8)], squash=.2)
        if k == 1:
            K.lei(c, [(X - w * .6, y0 + 130), (X - w * 1.45, y0 + 270), (X - w * 1.75, y0 + 440), (X - w * 1.2, y0 + 590), (X - w * .1, y0 + 660), (X + w * 1.05, y0 + 590), (X + w * 1.7, y0 + 430), (X + w * 1.45, y0 + 260), (X + w * .6, y0 + 130)], 70)
            with c.piece(shadow=.4, lift=6, volume=.4, vsize=7, rim=.5) as g: lin(g, X - w / 2, 0, X + w / 2, 0, '#c9483a', '#ff8a66', '#d9533c'); smooth(g, [(X - w * .54, y0 + 96), (X, y0 + 106), (X + w * .55, y0 + 94), (X + w * .55, y0 + 132), (X, y0 + 146), (X - w * .54, y0 + 134)], tension=.3); g.fill()
        K.rosette(c, X, y0 + (186 if k == 1 else 205 * k), 300 * k, cc, '#fff4d6', '#f7c548', 1.0, .13, depth=dp)
    with c.piece(shadow=.3, lift=4, volume=.2, vsize=3, rim=.4) as g:      # petals on the water, birds
        for _ in range(15):
            x, y = W * .275 + abs(rng.normal(0, 200)) * rng.choice([-1, 1]), H * rng.uniform(.84, .985); q = rng.uniform(12, 24); g.save(); g.translate(x, y); g.scale(1, .42); K.frangipani(g, rng, 0, 0, q * 1.9, None, rng.choice(['#fffaf0', '#f5a623', '#ee7f9f'])); g.restore()
        for x, y, s in ((.66, .3, 46), (.71, .27, 34), (.61, .25, 28)): A.gull(g, W * x, H * y, s, .1)
    c.particles(30, color='#fff3d0', big=3); c.finish(.26, warm=.1, center=(.5, .5))


# ------------------------------------------------------------------ 30
def sheet_on(g, rng, a, b, L_, color='#fdfaf2', blow=.25):
    """Bed sheet pegged between a and b, hanging L_ and blown to the right (raw)."""
    n = 9
    top = [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n + math.sin(PI * (i % 3) / 3) * L_ * .03) for i in range(n + 1)]
    bot = [(x + L_ * blow + math.sin(i * 1.7) * L_ * .04, y + L_ * (1 - .1 * blow) + math.sin(i * 1.9 + 1) * L_ * .045) for i, (x, y) in enumerate(top)]
    g.move_to(*top[0]); [g.line_to(*p) for p in top[1:]]
    g.curve_to(b[0] + L_ * blow * .2, b[1] + L_ * .4, bot[-1][0] - L_ * blow * .2, bot[-1][1] - L_ * .3, *bot[-1])
    for p, q in zip(bot[::-1], bot[::-1][1:]): g.curve_to(p[0] - (p[0] - q[0]) * .4, p[1], q[0] + (p[0] - q[0]) * .4, q[1], *q)
    g.curve_to(bot[0][0] - L_ * blow * .2, bot[0][1] - L_ * .3, a[0] + L_ * blow * .2, a[1] + L_ * .4, *a); g.close_path()
    p = g.copy_path(); lin(g, a[0], 0, b[0] + L_ * blow, 0, shade(color, -.06), shade(color, .3), shade(color, -.14)); g.fill()
    g.save(); g.append_path(p); g.clip()
    for i in range(0, n + 1): rgb(g, '#8fa9b8' if i % 2 else '#ffffff', .34); taper(g, [top[i], ((top[i][0] + bot[i][0]) / 2 + rng.normal(0, 4), (top[i][1] + bot[i][1]) / 2), bot[i]], [2, L_ * rng.uniform(.04, .09), L_ * .03], 16, False); g.fill()
    g.restore()


def laundry(c, rng, variant=0):
    """news 30: from behind the hotel: white sheets dry in the garden, the grey water of the wash house runs down to the lagoon; where it comes in the reef is gone. Two people follow it."""
    W, H = c.w, c.h
    hz = H * .2
    c.light = (-.5, -.86)
    c.backdrop([(0, '#5fb0d0'), (.12, '#a3d6df'), (.2, '#eaf3df'), (.205, '#3f93b8'), (.3, '#2a86ac'), (1, '#2a9fb0')], 90, wash=0, glow=(W * .2, -20, 560, '#fffbe6', .5))
    c.set_air()
    L.cloud(c, W * .68, H * .1, 300, depth=.3); L.cloud(c, W * .4, H * .06, 200, depth=.45); L.island(c, W * .3, hz + 1, 330, 26, depth=.6); L.rinjani(c, W * .86, hz + 1, 440, 96, depth=.66)
    lag = mask_of(c, [[(-120, H * .27), (W * .2, H * .245), (W * .5, H * .252), (W * .8, H * .24), (W + 120, H * .26), (W + 120, H * .9), (-120, H * .9)]], 12)
    lay(c, smoothstep(.2, .8, lag), '#4fc0bf')
    yy = np.mgrid[0:c.ph, 0:c.pw][0].astype(np.float32) / c.k
    lay(c, smoothstep(.2, .8, lag) * np.clip((yy - H * .3) / (H * .28), 0, 1) * .75, '#a9e6d2')
    keep = 1 - mask_of(c, [[(W * .3, H * .72), (W * .36, H * .52), (W * .32, H * .42), (W * .42, H * .335), (W * .62, H * .33), (W * .72, H * .42), (W * .66, H * .56), (W * .62, H * .72)]], 26)
    n1, n2, n3 = flat_noise(c, hz - 90, .5, 'wash', 70, 40), flat_noise(c, hz - 90, 1.2, 'wash', 410, 130), flat_noise(c, hz - 90, 2.9, 'wash', 20, 600)
    band = smoothstep(H * .27, H * .3, yy) * (1 - smoothstep(H * .5, H * .6, yy))
    for cc, th, al in (('#2a8f8c', .1, .7), ('#1f6f7a', .55, .6), ('#4f8f5f', .75, .4)): lay(c, smoothstep(th, th + .4, n1 * .5 + n2 * .7 + n3 * .32 + .12) * band * np.clip(keep, 0, 1) * al, cc)
    with c.piece(shadow=.1, lift=2, volume=0, rim=0, grain=.01) as g:      # surf on the outer edge
        for k in range(60): x = W * rng.uniform(-.02, 1.02); y = H * (.249 + .008 * math.sin(x / 190)) + rng.normal(0, 2.5); q = rng.uniform(14, 70); rgb(g, 'white', rng.uniform(.6, .95)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.4, rng.uniform(2, 6), .4], 10, False); g.fill()
        for _ in range(130): t = rng.uniform(0, 1); x, y, q = rng.uniform(-30, W), H * (.27 + .34 * t), rng.uniform(12, 44) * (.4 + t); rgb(g, 'white', rng.uniform(.08, .3)); taper(g, [(x, y), (x + q / 2, y - 2), (x + q, y)], [.3, 1 + 3 * t, .3], 9, False); g.fill()
    # the milky plume
    m = mask_of(c, [[(W * x, H * y) for x, y in ((.41, .63), (.39, .55), (.37, .47), (.4, .4), (.48, .345), (.58, .35), (.64, .41), (.63, .49), (.59, .56), (.58, .63))]], 46)
    near = np.clip((yy - H * .33) / (H * .28), 0, 1); m = np.clip(m + (n2 * .3 + n3 * .1 + n1 * .12) * smoothstep(.05, .5, m) * (1 - .55 * near), 0, 1)
    lay(c, smoothstep(.12, .85, m) * (.3 + .36 * near), '#b3c99a'); lay(c, smoothstep(.45, 1, m) * near ** 1.5 * .8, '#d0cba4')
    L.jukung(c, W * .83, H * .36, 130, None, '#f5b843'); L.jukung(c, W * .14, H * .31, 84, None, '#c9483a', True)
    # beach and garden
    with c.piece(shadow=.3, lift=6, volume=.2, vsize=14, rim=.4, grain=.05) as g:
        smooth(g, [(-40, H * .545), (W * .12, H * .58), (W * .3, H * .61), (W * .5, H * .612), (W * .7, H * .6), (W * .88, H * .56), (W + 40, H * .5), (W + 40, H * 1.1), (-40, H * 1.1)], tension=.45); lin(g, 0, H * .52, 0, H * .75, '#fbeac4', '#e9cf9c'); g.fill()
    L.foam(c, [(-40, H * .543), (W * .12, H * .578), (W * .3, H * .608), (W * .5, H * .61), (W * .7, H * .598), (W * .88, H * .558), (W + 40, H * .498)], 7)
    with c.piece(shadow=.35, lift=7, volume=.3, vsize=20) as g:
        smooth(g, [(-40, H * .63), (W * .14, H * .665), (W * .3, H * .69), (W * .46, H * .7), (W * .6, H * .685), (W * .78, H * .65), (W + 40, H * .59), (W + 40, H * 1.1), (-40, H * 1.1)]); lin(g, 0, H * .62, 0, H, '#9fbf6a', '#7fa856', '#4f8048'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=3) as g:
        for _ in range(420): t = rng.uniform(0, 1); x, y = rng.uniform(0, W), H * (.7 + .32 * t); p = wander(rng, x, y, -PI / 2 + rng.normal(0, .4), (8 + 26 * t), 3, .2); rgb(g, jitter(rng, rng.choice(['#8fb560', '#6f9a50', '#a9c270', '#5a8a4c']), .03), .8); taper(g, p, [2 + 3 * t, 1], 6); g.fill()
    # bungalows on the right
    for x, y, s, dp in ((.7, .66, 150, .18), (.82, .655, 190, .12), (.955, .65, 240, .06)): F.palm(c, W * (x + .05), H * (y + .01), s * 1.25, -.12, depth=dp); E.stilt_house(c, W * x, H * (y + .02), s, '#f0dfc0', '#a9803f', '#2f6f7a', .16, depth=dp)
    # the grey water: from the pipe of the wash house in an S to the sea
    way = [(W * .86, H * .925), (W * .74, H * .93), (W * .64, H * .9), (W * .61, H * .845), (W * .66, H * .79), (W * .64, H * .74), (W * .56, H * .7), (W * .505, H * .66), (W * .495, H * .6), (W * .5, H * .565)]
    q = curve_pts(way, 120); ww = list(np.interp(q[:, 1], [H * .565, H * .6, H * .66, H * .93], [130, 76, 44, 78]) * (1 + .12 * np.sin(np.arange(120) * .55) + rng.normal(0, .05, 120)))
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=8, grain=.06) as g: rgb(g, '#8a7f56'); k0 = 88; taper(g, q[:k0], [w + 18 + rng.normal(0, 4) for w in ww[:k0]], 120); g.fill()
    with c.piece(shadow=.0, volume=.0, rim=.0, grain=.03) as g:
        lin(g, 0, H * .565, 0, H * .93, (0, '#d3d0b0', .1), (.12, '#cfd6c0', .8), (.3, '#c3d0c4', 1), (1, '#b4c6c6', 1)); taper(g, q, ww, 150, False); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.25, vsize=3) as g:      # grass hanging over its banks
        for i in range(4, 86):
            for sg in (-1, 1):
                dx, dy = q[i + 1] - q[i - 1]; l_ = math.hypot(dx, dy) + 1e-6; nx, ny = -dy / l_ * sg, dx / l_ * sg
                for _ in range(2): x, y = q[i][0] + nx * ww[i] * .6 + rng.normal(0, 5), q[i][1] + ny * ww[i] * .56 + rng.normal(0, 4); p = wander(rng, x, y + 6, -PI / 2 + rng.normal(0, .6), rng.uniform(10, 30), 3, .2); rgb(g, jitter(rng, rng.choice(['#6f9a50', '#8fb560', '#5a8a4c', '#86ae5a']), .03)); taper(g, p, [5, 4, 1], 6); g.fill()
    with c.piece(shadow=.2, lift=2, volume=.2, vsize=3, rim=.3, grain=.01) as g:
        for _ in range(190):
            i = int(rng.integers(112)); d_ = rng.normal(0, .28) * ww[i]; x, y = q[i][0] + d_, q[i][1] + rng.normal(0, 5); s = rng.uniform(2, 6.5) * ww[i] / 70
            if rng.random() < .45: rgb(g, 'white', .85); g.arc(x, y, s, 0, 7); g.fill(); rgb(g, '#b9d9e0', .8); g.arc(x + s * .2, y + s * .2, s * .6, 0, 7); g.fill()
            else: rgb(g, '#f6fbf6', .6); taper(g, [(x - s * 5, y), (x, y - 2), (x + s * 5, y)], [.4, s * .7, .4], 9, False); g.fill()
    for x, y, n, s in ((.72, .86, 30, 17), (.71, .735, 22, 13), (.54, .885, 30, 18)): F.leaf_clump(c, W * x, H * y, 46, 22, n, s, '#5f9a4a')
    # wash house corner with its pipe
    with c.piece(shadow=.5, lift=12, volume=.35, vsize=20, rim=.4) as g:
        poly(g, [(W * .88, H * .76), (W + 40, H * .74), (W + 40, H * 1.1), (W * .88, H * 1.1)]); lin(g, W * .88, 0, W, 0, '#f6ead0', '#d9c6a2'); g.fill()
        rgb(g, '#c9b48f', .6); g.rectangle(W * .88, H * .955, W * .2, H * .1); g.fill()
        rgb(g, '#2f4a58'); g.rectangle(W * .94, H * .8, W * .1, H * .1); g.fill(); rgb(g, '#3f8f98'); g.set_line_width(8); g.rectangle(W * .94, H * .8, W * .1, H * .1); g.stroke()
        poly(g, [(W * .855, H * .775), (W * .875, H * .72), (W + 40, H * .69), (W + 40, H * .75)]); lin(g, 0, H * .69, 0, H * .77, '#d9744f', '#a84f36'); g.fill()
        lin(g, 0, H * .9, 0, H * .94, '#aebabc', '#7f9096', '#566870'); g.rectangle(W * .845, H * .9, W * .04, 42); g.fill()
        with at(g, W * .845, H * .9 + 21, 0, 9, 21): g.arc(0, 0, 1, 0, 7); rgb(g, '#27333a'); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.2, vsize=4, rim=.6) as g: lin(g, 0, H * .91, 0, H * .95, '#e3ebe2', '#aebcb4'); smooth(g, [(W * .846, H * .908), (W * .825, H * .915), (W * .812, H * .945), (W * .84, H * .955), (W * .85, H * .935)]); g.fill()
    # the two who follow the water
    for x, y, h, pose, o, f in ((.725, .805, 165, 'point', dict(top='#2f6fc0', hair='bun', bottom='shorts', bcol='#2c3448', accent='#f2694b'), False), (.555, .79, 168, 'stand', dict(top='#f3e6c4', hair='hat', bottom='trousers', bcol='#6b5a45', accent='#c9483a'), True)):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=4, alpha=.36) as g: rgb(g, '#2f4a38'); taper(g, [(W * x, H * y), (W * x + h * .3, H * y + h * .12), (W * x + h * .55, H * y + h * .24)], [h * .2, h * .26, h * .14]); g.fill()
        P.person(c, W * x, H * y, h, pose, P.look(rng, **o), flip=f)
    # the sheets, big and white, on the left
    lines = [((-30, H * .545), (W * .4, H * .565), [(.02, .13, .235), (.145, .265, .245), (.285, .375, .22)]), ((-30, H * .685), (W * .5, H * .71), [(-.03, .125, .30), (.14, .30, .31), (.32, .44, .285)])]
    for j, (a, b, sh) in enumerate(lines):
        sag = lambda u: a[1] + (b[1] - a[1]) * (u * W - a[0]) / (b[0] - a[0]) + math.sin(PI * np.clip((u * W - a[0]) / (b[0] - a[0]), 0, 1)) * 22
        D.bamboo(c, (b[0], b[1] - 26), (b[0] + 6, H * (.84 if j == 0 else 1.03)), 20 if j == 0 else 28)
        with c.piece(shadow=.3, lift=4, volume=.2, vsize=2) as g: rgb(g, '#4a5a60'); g.set_line_width(4); smooth(g, [(u * W, sag(u)) for u in np.linspace(a[0] / W, b[0] / W, 12)], False); g.stroke()
        for i, (u0, u1, L_) in enumerate(sh):
            with c.piece(shadow=.5, lift=14, volume=.22, vsize=20, rim=.5, grain=.024, depth=.06 * (1 - j)) as g: sheet_on(g, rng, (u0 * W, sag(u0)), (u1 * W, sag(u1)), L_ * H, ['#fdfaf2', '#f7fbf8', '#eaf3f0'][(i + j) % 3] if not (j == 0 and i == 2) else '#bfe0dc', .1 + .05 * rng.random())
            with c.piece(shadow=.3, lift=2, volume=.3, vsize=2) as g:
                for u in (u0 + .006, (u0 + u1) / 2, u1 - .006): rgb(g, '#e0683f'); taper(g, [(u * W, sag(u) - 11), (u * W, sag(u) + 15)], [9, 7]); g.fill()
    with c.piece(shadow=.5, lift=9, volume=.4, vsize=10, rim=.4) as g:      # basket of washing
        x, y = W * .5, H * .985; smooth(g, [(x - 80, y - 70), (x + 80, y - 70), (x + 62, y + 20), (x - 62, y + 20)], tension=.2); lin(g, x - 80, 0, x + 80, 0, '#e3b878', '#c99a5c', '#8f6438'); g.fill(); rgb(g, '#7a5230', .5); g.set_line_width(4)
        for k in range(3): g.move_to(x - 74 + 5 * k, y - 50 + 22 * k); g.line_to(x + 74 - 5 * k, y - 50 + 22 * k); g.stroke()
        for dx, s, cc in ((-40, 44, '#fdfaf2'), (10, 54, '#eaf3f0'), (48, 38, '#bfe0dc')): smooth(g, blob_pts(rng, x + dx, y - 78, s, s * .5, .16, 10)); rgb(g, cc); g.fill()
    c.particles(20, alpha=(.05, .2), big=2); c.finish(.26, center=(.52, .48))
