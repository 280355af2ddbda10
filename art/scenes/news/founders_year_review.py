"""Pictures of the article "The founder's review of a year"."""
import math
import numpy as np
from toolkit import boats, fauna as A, flora as F, gear, household, light, people as P, ropes_and_bars, shadow
from toolkit.paper import at, blob_pts, jitter, lin, poly, rgb, shade, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """A year in review: night room, one person from behind before a wall of twelve small pictures, desk lamp, open shutters."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#28325c'), (.5, '#3f4a72'), (1, '#2c2f50')], 80, wash=.04)
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:
        for i in range(18): y = H * i / 18; rgb(g, 'navy', .16); taper(g, [(0, y), (W, y + 2)], [2.4, 2.4]); g.fill()
    lx, ly = W * .665, H * .5
    c.glow(lx, ly, 760, '#ffb86a', .5); c.glow(lx, ly, 380, '#ffd89a', .42); c.set_air()
    # open window left: stars, sea, moon path
    wx, wy, ww, wh = W * .05, H * .12, W * .2, H * .5
    with c.piece(shadow=.4, lift=8, volume=.3, rim=.2) as g: poly(g, [(wx - 16, wy - 16), (wx + ww + 16, wy - 16), (wx + ww + 16, wy + wh + 16), (wx - 16, wy + wh + 16)]); rgb(g, '#6b4a4a'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g:
        poly(g, [(wx, wy), (wx + ww, wy), (wx + ww, wy + wh), (wx, wy + wh)]); lin(g, 0, wy, 0, wy + wh * .66, '#0c1a4a', '#27478c', '#5f7ab0'); g.fill()
        poly(g, [(wx, wy + wh * .66), (wx + ww, wy + wh * .66), (wx + ww, wy + wh), (wx, wy + wh)]); lin(g, 0, wy + wh * .66, 0, wy + wh, '#7fa0c0', '#17386c'); g.fill()
        for _ in range(40): rgb(g, 'cream', rng.uniform(.3, 1)); g.arc(rng.uniform(wx + 4, wx + ww - 4), rng.uniform(wy + 4, wy + wh * .6), rng.uniform(.8, 2), 0, 7); g.fill()
        rgb(g, '#fff4d6'); g.arc(wx + ww * .64, wy + wh * .25, 30, 0, 7); g.fill()
        for k in range(16): t = k / 16; y = wy + wh * (.67 + .32 * t); w = rng.uniform(8, 26) * (.5 + t); rgb(g, '#fff4d6', .7); taper(g, [(wx + ww * .64 - w, y), (wx + ww * .64, y), (wx + ww * .64 + w, y)], [.3, 2 + 2 * t, .3], 8, False); g.fill()
        smooth(g, [(wx, wy + wh * .665), (wx + ww * .3, wy + wh * .6), (wx + ww * .5, wy + wh * .635), (wx + ww, wy + wh * .66)]); rgb(g, '#1d2f60'); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.3, vsize=5) as g:
        for m, a in ((wx - 16, -1), (wx + ww + 16, 1)):
            poly(g, [(m, wy - 10), (m + a * 64, wy + 18), (m + a * 64, wy + wh - 6), (m, wy + wh + 12)]); lin(g, m, 0, m + a * 64, 0, '#3f7f86', '#2a5a6a'); g.fill(); rgb(g, '#17384a', .7); g.set_line_width(3)
            for k in range(10): y = wy + 30 + k * wh / 10.6; g.move_to(m + a * 8, y); g.line_to(m + a * 56, y + 8); g.stroke()
    # twelve pictures, hung a little crooked
    kinds = ['reef', 'fish', 'sun', 'leaf', 'turtle', 'sail', 'hill', 'coral', 'shell', 'people', 'wave', 'star']
    order = list(kinds); rng.shuffle(order)
    i = 0
    for row in range(3):
        for k in range(4):
            x, y = W * (.4 + .135 * k) + rng.normal(0, 8), H * (.15 + .19 * row) + rng.normal(0, 7)
            w, h, a = rng.uniform(140, 172), rng.uniform(108, 132), rng.normal(0, .045); kd = order[i]; i += 1
            with c.piece(shadow=.45, lift=6, volume=.2, vsize=6) as g:
                with at(g, x, y, a):
                    poly(g, [(-w / 2 - 8, -h / 2 - 8), (w / 2 + 8, -h / 2 - 8), (w / 2 + 8, h / 2 + 8), (-w / 2 - 8, h / 2 + 8)]); rgb(g, '#fbf3de'); g.fill()
                    poly(g, [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]); p = g.copy_path()
                    bg = dict(reef=('#a9e4d2', '#137a95'), fish=('#7fd6c6', '#1b8f93'), sun=('#f6b36a', '#c85a8e'), leaf=('#f6e0b0', '#e9c58c'), turtle=('#6fd0c6', '#0f5f86'), sail=('#bfe3e6', '#2f9fb0'), hill=('#f7d3b0', '#d9a0a0'), coral=('#fff0d6', '#f3c9b0'), shell=('#a9dbe0', '#5fb0b8'), people=('#fbd3a4', '#e3b585'), wave=('#e9fbf2', '#35abb2'), star=('#22407c', '#0a1d3a'))[kd]
                    lin(g, 0, -h / 2, 0, h / 2, *bg); g.fill_preserve(); g.save(); g.clip()
                    if kd == 'reef':
                        for q in range(9): rgb(g, ['coral', 'saffron', 'plum', 'violet', 'rose'][q % 5]); smooth(g, blob_pts(rng, -w * .45 + q * w * .11, h * .5, w * .08, h * rng.uniform(.12, .3), .15, 8)); g.fill()
                    elif kd == 'fish':
                        for q in range(3):
                            with at(g, -w * .2 + q * w * .2, -h * .2 + q * h * .2, .1 * q, 54): A.draw_fish(g, ['longnose', 'anthias', 'idol'][q], .1, None, rng, False)
                    elif kd == 'sun': rgb(g, '#fff0b8'); g.arc(0, 0, h * .22, 0, 7); g.fill(); rgb(g, '#5a4a80'); g.rectangle(-w, h * .14, 2 * w, h); g.fill()
                    elif kd == 'leaf': F.propagule(g, -w * .18, h * .42, h * .8, 'leaf', -.1); F.propagule(g, w * .2, h * .46, h * .66, 'leaf', .12)
                    elif kd == 'turtle':
                        rgb(g, '#7a7a45'); smooth(g, blob_pts(rng, 0, 0, w * .2, h * .22, .04, 10)); g.fill()
                        rgb(g, '#5f6a42')
                        for sy in (-1, 1): taper(g, [(w * .12, sy * h * .12), (w * .16, sy * h * .3), (w * .02, sy * h * .42)], [15, 14, 4], 10); g.fill(); taper(g, [(-w * .14, sy * h * .12), (-w * .26, sy * h * .24)], [11, 5], 8); g.fill()
                        smooth(g, blob_pts(rng, w * .25, 0, 13, 9, .04, 9)); g.fill(); rgb(g, '#9aa05c'); smooth(g, blob_pts(rng, 0, 0, w * .13, h * .14, .1, 7)); g.fill()
                    elif kd == 'sail': rgb(g, 'coral'); poly(g, [(0, -h * .36), (0, h * .2), (w * .26, h * .2)]); g.fill(); rgb(g, 'cream'); poly(g, [(-6, -h * .3), (-6, h * .2), (-w * .2, h * .2)]); g.fill(); rgb(g, 'navy'); poly(g, [(-w * .26, h * .24), (w * .3, h * .24), (w * .2, h * .36), (-w * .2, h * .36)]); g.fill()
                    elif kd == 'hill': rgb(g, '#6d6590'); smooth(g, [(-w * .6, h * .3), (-w * .1, -h * .28), (w * .04, -h * .16), (w * .18, -h * .2), (w * .6, h * .3)], tension=.3); g.fill(); rgb(g, '#2f8fa0'); g.rectangle(-w, h * .28, 2 * w, h); g.fill()
                    elif kd == 'coral':
                        for q in np.linspace(-.9, .9, 7): rgb(g, 'coral'); taper(g, [(0, h * .5), (math.sin(q) * h * .3, h * .1), (math.sin(q) * h * .7, -h * .3 * math.cos(q))], [12, 10, 7], 10); g.fill()
                    elif kd == 'shell':
                        for q in range(7): aa = -PI / 2 + (q - 3) * .3; rgb(g, jitter(rng, '#f6dcc8', .02)); taper(g, [(0, h * .3), (math.cos(aa) * h * .6, h * .3 + math.sin(aa) * h * .6)], [7, 20], 8); g.fill()
                    elif kd == 'people':
                        for q, cc in enumerate(('coral', 'teal', 'violet', 'saffron')): px = -w * .3 + q * w * .2; hh = h * (.36 + .1 * (q % 2)); rgb(g, cc); smooth(g, [(px - 12, h * .5), (px - 11, h * .5 - hh), (px + 11, h * .5 - hh), (px + 12, h * .5)], tension=.3); g.fill(); rgb(g, '#3a2a22'); g.arc(px, h * .5 - hh - 11, 10, 0, 7); g.fill()
                    elif kd == 'wave':
                        for q in range(3): g.set_line_width(9); rgb(g, ['white', '#137a95', 'cream'][q]); yy = -h * .2 + q * h * .22; g.move_to(-w, yy); g.curve_to(-w * .3, yy - 40, -w * .1, yy + 36, w * .2, yy); g.curve_to(w * .4, yy - 24, w * .6, yy + 10, w, yy); g.stroke()
                    else:
                        for q in range(14): rgb(g, 'cream', .9); g.arc(rng.uniform(-w, w) * .5, rng.uniform(-h, h * .5) * .5, rng.uniform(1, 2.6), 0, 7); g.fill()
                        rgb(g, '#0c1530'); smooth(g, [(-w * .6, h * .5), (-w * .2, h * .25), (w * .3, h * .34), (w * .6, h * .5)]); g.fill()
                    g.restore(); g.new_path()
                    rgb(g, 'coral' if i % 2 else 'teal'); g.arc(0, -h / 2 - 1, 5, 0, 7); g.fill()
    # desk with lamp, shells, mug, open notebook
    dy = H * .745
    with c.piece(shadow=.5, lift=12, volume=.3, vsize=12) as g:
        for px in (.335, .93): rgb(g, '#5b3a34'); taper(g, [(W * px, dy), (W * px, H * 1.03)], [26, 22]); g.fill()
        poly(g, [(W * .3, dy - 14), (W * .975, dy - 14), (W * .985, dy + 18), (W * .29, dy + 18)]); lin(g, 0, dy - 14, 0, dy + 18, '#d99a62', '#8a5238'); g.fill()
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=8) as g:
        rgb(g, '#c9953c'); smooth(g, blob_pts(rng, W * .8, dy - 16, 46, 12, .03, 10)); g.fill(); taper(g, [(W * .8, dy - 18), (W * .825, dy - 130), (W * .755, dy - 205)], [9, 9, 9], 20); g.fill()
        smooth(g, [(W * .705, dy - 172), (W * .72, dy - 212), (W * .752, dy - 232), (W * .782, dy - 214), (W * .775, dy - 168)], tension=.4); lin(g, W * .7, 0, W * .78, 0, '#3fa0a0', '#1b6f7a'); g.fill(); rgb(g, '#fff0bd'); smooth(g, [(W * .706, dy - 172), (W * .74, dy - 164), (W * .775, dy - 168), (W * .74, dy - 178)]); g.fill()
        for k in range(3): rgb(g, ['#c85a8e', '#1b8f93', '#f5b843'][k]); poly(g, [(W * .87, dy - 16 - 15 * k), (W * .95 - 10 * k, dy - 16 - 15 * k), (W * .95 - 10 * k, dy - 30 - 15 * k), (W * .87 + 6 * k, dy - 30 - 15 * k)]); g.fill()
        poly(g, [(W * .355, dy - 14), (W * .365, dy - 62), (W * .395, dy - 62), (W * .405, dy - 14)]); rgb(g, '#f2694b'); g.fill()
        for k in range(4): rgb(g, ['#f5b843', '#8fd6c8', '#fff4d6', '#c85a8e'][k]); taper(g, [(W * .37 + k * 7, dy - 58), (W * .362 + k * 13, dy - 108 - 8 * (k % 2))], [5, 4], 6); g.fill()
    F.staghorn(c, W * .455, dy - 12, 84, '#f2e6d0', 2, 4, tip='#ffffff')
    c.glow(W * .74, dy - 90, 250, '#ffe2a0', .5)
    # the person, seated, from behind, one hand on the notebook
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=10) as g:
        for px in (.555, .655): rgb(g, '#4a2f33'); taper(g, [(W * px, H * .9), (W * px - (8 if px < .6 else -8), H * 1.04)], [20, 17]); g.fill()
    P.person(c, W * .605, H * .92, 560, 'sit_ground', P.look(rng, hair='bun', top='#1b8f93', sleeve='long', bottom='trousers', bcol='#20283c', accent='#f5b843', build=1.02), tweak=dict(lL=(-70, -4), lR=(68, 4), aL=(-56, -116), aR=(58, 120), lean=-2, head=12))
    with c.piece(shadow=.5, lift=10, volume=.4, vsize=12) as g:
        smooth(g, [(W * .535, H * .93), (W * .675, H * .93), (W * .682, H * .965), (W * .53, H * .965)], tension=.25); lin(g, 0, H * .92, 0, H * .97, '#a9603f', '#5b3434'); g.fill()
    c.finish(.44, center=(.58, .45))


def second(c, rng, variant=0):
    """Three jobs: on the wall of the laboratory, at the end of the day, three sets of gear hang up to dry, each in its own colour; through the open door the bay lies in the low sun."""
    W, H = c.w, c.h
    c.light = (.72, -.69)
    c.backdrop([(0, '#e9d6b0'), (.6, '#dcbf92'), (1, '#b8946a')], 96, glow=(W * .95, H * .3, 760, '#fff3cf', .5))
    with c.piece(shadow=0, volume=0, rim=0, grain=.05) as g:                                     # limewashed boards
        for k in range(13):
            y = H * .8 * k / 12; cc = jitter(rng, '#e8d8b8', .02); lin(g, 0, y, 0, y + H * .067, shade(cc, .14), cc, shade(cc, -.12)); g.rectangle(-20, y, W + 40, H * .067); g.fill(); rgb(g, '#a98a62', .5); g.rectangle(-20, y + H * .0655, W + 40, 3); g.fill()
            for _ in range(9): x = rng.uniform(-20, W); rgb(g, '#b99a70', rng.uniform(.1, .35)); taper(g, [(x, y + rng.uniform(8, 60)), (x + rng.uniform(120, 420), y + rng.uniform(8, 60))], [.4, 3, .4], 8, False); g.fill()
    floor = H * .8
    ropes_and_bars.planks(c, floor, H + 20, '#a97f58', 9, vanish=(W * .84, H * .4))
    # the open door
    x0, x1, y0 = W * .735, W * .955, H * .07
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g:
        g.rectangle(x0, y0, x1 - x0, floor - y0); lin(g, 0, y0, 0, floor, (0, '#8fb0cc'), (.3, '#f3d3ae'), (.5, '#ffe6b4'), (.505, '#f3c48f'), (.62, '#6fb4b8'), (.8, '#3f97a4'), (.805, '#f0dcae'), (1, '#e3c690')); g.fill()
        p = lambda q: (x0 + (x1 - x0) * q[0], y0 + (floor - y0) * q[1])
        rgb(g, '#fff6d4'); g.arc(*p((.72, .38)), 24, 0, 7); g.fill()
        for _ in range(46): t = rng.uniform(0, 1) ** 1.4; x, y = p((.72 + rng.normal(0, .05 + .1 * t), .515 + t * .27)); q = 6 + 18 * t; rgb(g, '#fff3c9', rng.uniform(.35, .9)); taper(g, [(x - q, y), (x, y - 2), (x + q, y)], [.3, 1.6 + 2 * t, .3], 8, False); g.fill()
    boats.jukung(c, x0 + (x1 - x0) * .34, y0 + (floor - y0) * .64, 112, None, '#e4573f')
    with c.piece(shadow=.45, lift=10, volume=.3, vsize=8, rim=.5) as g:
        lin(g, x0 - 26, 0, x1 + 26, 0, '#8a5f3e', '#b98a5c', '#7a5236'); g.set_line_width(30); g.move_to(x0 - 8, floor + 4); g.line_to(x0 - 8, y0 - 8); g.line_to(x1 + 8, y0 - 8); g.line_to(x1 + 8, floor + 4); g.stroke()
    light.beam(c, [(x0, floor), (x1, floor), (W * .74, H * 1.03), (W * .26, H * 1.03)], '#ffe9b4', .42, 14)
    c.set_air()
    # the rail with three sets
    rail = H * .16
    for x in (W * .05, W * .36, W * .66):
        with c.piece(shadow=.4, lift=8, volume=.4, vsize=6) as g: rgb(g, '#8a5f3e'); taper(g, [(x, rail - 34), (x, rail + 12)], [24, 20], cap=False); g.fill()
    ropes_and_bars.bamboo(c, (W * .015, rail), (W * .695, rail - 4), 26, '#c99a5c')
    for k, (x, cc, tube, tall) in enumerate(((.135, '#f2694b', '#f5b843', 410), (.355, '#1b8f93', '#f2694b', 440), (.575, '#f5b843', '#1b8f93', 392))):
        X = W * x
        with c.piece(shadow=.5, lift=10, volume=.35, vsize=10, rim=.35) as g:                    # shirt on its hanger
            rgb(g, '#6b5a45'); g.set_line_width(6); g.move_to(X - 72, rail + 52); g.line_to(X - 72, rail + 20); g.curve_to(X - 72, rail - 16, X - 50, rail - 16, X - 50, rail + 4); g.stroke()
            household.tshirt(g, X - 72, rail + 44, 206 + 12 * (k == 1) - 10 * (k == 2), '#2f6fa8', .06 * (k - 1))
        gear.hanging_mask(c, X + 96, rail + 4, 134, cc, tube, .16 + .1 * (k % 2))
        for m, dx in ((-.07, -52), (.06, 46)):
            shadow.blob(c, X + dx - 30, floor + 30, 80, 12, 0, .35, 8, '#5a3a28')
            gear.swim_fin(c, X + dx, floor + 24 + 8 * (m > 0), tall * .86, m, cc)
    for x, q in ((.13, 90), (.35, 110), (.58, 84)):                                              # what dripped from them
        with c.piece(shadow=0, volume=0, rim=.4, grain=.01, alpha=.5) as g: smooth(g, blob_pts(rng, W * x, H * .88, q, q * .16, .2, 12)); lin(g, 0, H * .86, 0, H * .9, '#8fb4b4', '#cfe0d0'); g.fill()
    c.glow(W * .84, H * .4, 520, '#fff0c4', .22)
    c.finish(.32, warm=.1, center=(.55, .5))
