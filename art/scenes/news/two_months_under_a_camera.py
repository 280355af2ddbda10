"""Pictures of the article "Two months under a camera's eye"."""
import math
from toolkit import fauna as A, flora as F, gear as G, land as L, portraits, shadow
from toolkit.paper import at, blob_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def lead(c, rng, variant=0):
    """Grey-gold first light: the camera has stood so long that weed grows on it; a butterflyfish looks into the glass, gobies sit on the housing, the table behind is full of fish."""
    W, H = c.w, c.h
    c.light = (-.45, -.9)
    hz = H * .56
    c.backdrop([(0, '#f3e3b6'), (.16, '#b9dcc0'), (.42, '#55aeb0'), (1, '#145a78')], 88, glow=(W * .2, -60, 760, '#ffe2ac', .7))
    L.surface_below(c, 84, .5, 70)
    far = L.rocks(c, [(-40, hz - 60), (W * .14, hz - 30), (W * .3, hz + 2), (W * .5, hz - 12), (W * .72, hz - 46), (W * .88, hz - 110), (W + 40, hz - 150)], '#235f70', depth=.36, knobs=18)
    F.reef_patch(c, W * .7, W * 1.02, far, 1.7, .55, depth=.36, sink=.5)
    c.god_rays(W * .2, -190, .42, 15, 1150, 1.2, color='#ffedc4')
    A.silhouettes(c, W * .62, H * .17, 60, 260, 44, 13, PI, depth=.45)
    L.sandbed(c, [(-40, hz + 30), (W * .35, hz + 14), (W * .7, hz + 20), (W + 40, hz + 6)], '#e0d3a6', caustic=.3)
    for x, s in ((.42, 120), (.93, 150)): G.coral_table(c, W * x, hz + 66, s, 2, 6, .24, .95, 1.6, depth=.42)
    cols = ['coral', 'saffron', 'rose', 'violet', '#e9a05c', '#6fae9a', 'plum']
    tx, ty = W * .735, H * .885
    shadow.blob(c, tx + 60, ty - 6, 360, 46, 0, .34, 12)
    A.school(c, 'chromis', tx - 40, H * .4, 24, 230, 60, 28, .1, .25, depth=.12)
    G.table_of_young(c, tx, ty, 600, 3, 9, 138, cols, 1)
    A.school(c, 'anthias', tx + 40, H * .56, 20, 210, 36, 30, PI, .25)
    for sp, x, y, s, hd, yw in (('idol', .84, .43, 120, PI, 8), ('emperor', .955, .6, 112, PI, 18), ('longnose', .66, .5, 92, 0, 14), ('threadfin', .9, .52, 86, PI, 6), ('tang', .575, .66, 84, 0, 10), ('parrotfish', .735, .9, 150, 0, 8), ('sergeant', .86, .83, 70, PI, 0)):
        portraits.fish(c, sp, W * x, H * y, s, yw, 3, .15, flip=hd > 0, depth=.04)

    # the camera: a metal tube with a glass dome, three legs and a lead weight
    x, y, s = W * .225, H * .56, 560
    shadow.blob(c, x + 40, H * .955, 300, 40, 0, .36, 12)
    leg = lambda g, a, b, w_: (rgb(g, '#2c3a44'), taper(g, [a, b], [w_ * 1.25, w_ * 1.1]), g.fill(), lin(g, a[0] - w_, 0, a[0] + w_, 0, '#a9bac0', '#6f858f', '#4a5a64'), taper(g, [a, b], [w_, w_ * .86]), g.fill())
    with c.piece(shadow=.45, lift=10, volume=.45, vsize=8, rim=.4) as g:
        for dx, dy in ((.06, .9), (-.36, .975), (.37, .965)):
            a, b = (x + (8 if dx > .1 else -8 if dx < 0 else 0), y + s * .2), (x + s * dx, H * dy); m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            leg(g, a, m, 26); leg(g, m, b, 18); rgb(g, '#c9563c'); g.arc(*m, 17, 0, 7); g.fill()
            rgb(g, '#2c3a44'); smooth(g, [(b[0] - 34, b[1] - 8), (b[0] + 34, b[1] - 8), (b[0] + 40, b[1] + 12), (b[0] - 40, b[1] + 12)], tension=.2); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=10, rim=.4) as g:                  # lead weight on a line
        rgb(g, '#d9c9a4'); g.set_line_width(5); g.move_to(x, y + s * .2); g.line_to(x, y + s * .42); g.stroke()
        smooth(g, [(x - 40, y + s * .42), (x + 40, y + s * .42), (x + 52, y + s * .54), (x + 30, y + s * .57), (x - 30, y + s * .57), (x - 52, y + s * .54)], tension=.35); lin(g, x - 50, 0, x + 50, 0, '#8a949a', '#5f6b74', '#39434c'); g.fill()
    with c.piece(shadow=.55, lift=14, volume=.4, vsize=22, rim=.5) as g, at(g, x, y, 0, s):
        lin(g, 0, .16, 0, .24, '#4a5a64', '#27333c'); smooth(g, [(-.09, .15), (.09, .15), (.06, .25), (-.06, .25)], tension=.2); g.fill()
        metal = lambda k: lin(g, 0, -.19, 0, .19, (0, shade('#5f7f8c', -.1 + k)), (.16, shade('#9fc0c6', k)), (.34, shade('#5d7f8c', k)), (.72, shade('#2f4b5a', k)), (1, shade('#1a2c3a', k)))
        metal(0); smooth(g, [(-.36, -.17), (-.33, -.18), (.2, -.18), (.2, .18), (-.33, .18), (-.36, .17), (-.375, 0)], tension=.2); g.fill()
        for u, w_, k in ((-.345, .05, .1), (-.19, .024, -.25), (.06, .024, -.25), (.19, .05, .12), (.245, .045, -.15)):
            metal(k); smooth(g, [(u - w_ / 2, -.192), (u + w_ / 2, -.192), (u + w_ / 2, .192), (u - w_ / 2, .192)], tension=.08); g.fill()
        rgb(g, '#f08a3c'); taper(g, [(.217, -.19), (.222, 0), (.217, .19)], [.012, .014, .012], 12, False); g.fill()
        metal(-.05); g.set_line_width(.034); g.move_to(-.24, -.18); g.curve_to(-.24, -.3, -.2, -.3, -.14, -.3); g.line_to(.02, -.3); g.curve_to(.08, -.3, .1, -.28, .1, -.18); g.stroke()
        for u in (-.28, -.06):                                          # latches
            rgb(g, '#d8dcd4'); smooth(g, [(u - .03, .02), (u + .03, .02), (u + .03, .1), (u - .03, .1)], tension=.2); g.fill(); rgb(g, '#27333c'); taper(g, [(u, .0), (u, .075)], [.018, .012]); g.fill()
        rgb(g, '#12202a'); g.arc(-.12, -.035, .03, 0, 7); g.fill(); rgb(g, '#f2694b'); g.arc(-.12, -.035, .017, 0, 7); g.fill()
    with c.piece(shadow=.2, lift=5, volume=.25, vsize=10, rim=.6, grain=.012) as g, at(g, x + s * .265, y, 0, s):      # the dome of glass, the reef small in it
        g.arc(0, 0, .18, -PI / 2, PI / 2); g.close_path(); p = g.copy_path(); rad(g, .03, .02, .2, '#0d2f44', '#16506a', '#4fa3ac', '#c9eee2'); g.fill()
        g.save(); g.append_path(p); g.clip()
        lin(g, 0, .06, 0, .18, (0, '#d9cfa4', .75), (1, '#8fae9a', .2)); smooth(g, [(-.05, .09), (.06, .06), (.2, .1), (.2, .2), (-.05, .2)]); g.fill()
        for u, v, cc in ((.05, .085, '#f2694b'), (.08, .09, '#f5b843'), (.11, .095, '#c85a8e')): rgb(g, cc, .85); [(taper(g, [(u, v), (u + .014 * m, v - .035)], [.008, .004]), g.fill()) for m in (-1, 0, 1)]
        rgb(g, 'white', .85); smooth(g, [(.05, -.14), (.11, -.1), (.13, -.05), (.1, -.06), (.06, -.1)]); g.fill(); rgb(g, 'white', .4); smooth(g, [(.02, -.15), (.045, -.145), (.05, -.12), (.025, -.12)]); g.fill()
        g.restore()
    F.turf_algae(c, (x - s * .34, y - s * .17), (x + s * .16, y - s * .17), 12, 26, 150)
    F.turf_algae(c, (x - s * .22, y - s * .3), (x + s * .06, y - s * .3), 10, 20, 90)
    for u, n_ in ((-.2, 40), (.2, 34)): F.turf_algae(c, (x + s * u * .5, y + s * .36), (x + s * u * .75, y + s * .54), 12, 18, n_)
    with c.piece(shadow=.3, lift=3, volume=.45, vsize=4, rim=.4) as g:                  # a crust, a sponge and two gobies that live here now
        for u, v, q, cc in ((-.3, .06, .045, '#d98fa0'), (-.24, .13, .035, '#c9a0b8'), (.02, .12, .04, '#e0a08a'), (.1, -.08, .025, '#d98fa0'), (-.02, -.12, .02, '#b8c08a')): rgb(g, cc, .9); smooth(g, blob_pts(rng, x + u * s, y + v * s, q * s, q * s * .7, .2, 10)); g.fill()
    for u, v, m, cc in ((-.27, -.185, 1, '#f2b23c'), (.145, -.19, -1, '#e8694c')):
        with c.piece(shadow=.35, lift=3, volume=.4, vsize=4, rim=.5) as g, at(g, x + u * s, y + v * s, -.12 * m, 46 * m, 46):
            rgb(g, shade(cc, .2)); smooth(g, [(-.1, -.3), (.1, -.52), (.2, -.28)]); g.fill(); smooth(g, [(-.75, -.2), (-1.0, -.36), (-.98, .02), (-.74, -.06)]); g.fill()
            smooth(g, [(.62, -.1), (.48, -.3), (.1, -.32), (-.4, -.24), (-.78, -.16), (-.78, -.06), (-.3, .02), (.3, .04), (.56, .02)]); lin(g, 0, -.3, 0, .05, shade(cc, .2), cc, shade(cc, .4)); g.fill()
            rgb(g, '#fffaf0'); g.arc(.44, -.27, .12, 0, 7); g.fill(); rgb(g, '#16202a'); g.arc(.47, -.27, .065, 0, 7); g.fill()
    portraits.fish(c, 'raccoon', W * .475, H * .54, 205, 30, 3, .25, flip=True)
    portraits.fish(c, 'raccoon', W * .55, H * .42, 150, 14, 4, .12, flip=True, roll=.1, depth=.05)
    F.sea_fan(c, W * .0, H * 1.03, 250, 'plum', .2); F.pocillopora(c, W * .4, H * 1.06, 150, 'coral'); F.staghorn(c, W * 1.0, H * 1.08, 190, 'saffron', 2, 6)
    c.particles(220); c.finish(.34, center=(.5, .5))


def circle_window(c, x, y, R, color, inner=None, width=60, grain=.04):
    """Cover everything outside the circle with one sheet; a ring of inner colour round the opening."""
    W, H = c.w, c.h
    with c.piece(shadow=.6, lift=22, volume=.3, vsize=30, rim=.3, grain=grain) as g:
        g.set_fill_rule(1); g.rectangle(-80, -80, W + 160, H + 160); g.new_sub_path(); g.arc(x, y, R + width, 0, 2 * PI); lin(g, 0, 0, W, H, shade(color, .12), color, shade(color, -.35)); g.fill()
    with c.piece(shadow=.5, lift=16, volume=.5, vsize=width * .4, rim=.5, grain=grain) as g:
        g.set_line_width(width); g.arc(x, y, R + width * .5, 0, 2 * PI); lin(g, x - R, y - R, x + R, y + R, shade(inner, .35), inner, shade(inner, -.45)); g.stroke()


def second(c, rng, variant=0):
    """Out through the camera's round glass: fish pass close by in the green evening, algae have begun to settle at the edge."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#f6efae'), (.25, '#b9dba0'), (.6, '#4fa88f'), (1, '#15606c')], 92, glow=(W * .62, 0, 640, '#fff6c0', .7))
    c.god_rays(W * .64, -170, .36, 14, 1000, 1.1, '#fff6c8')
    A.silhouettes(c, W * .4, H * .3, 60, 200, 60, 13, 0, depth=.5)
    b = L.sandbed(c, [(-30, H * .72), (W * .5, H * .7), (W + 30, H * .72)], '#cfc996', .3)
    G.coral_table(c, W * .3, H * .73, 210, 2, 5, grown=2.0, depth=.45); G.coral_table(c, W * .72, H * .735, 190, 2, 5, grown=2.0, depth=.5)
    G.coral_table(c, W * .52, H * .86, 560, 3, 6, grown=1.7)
    for x, k, q, cc in ((.38, 'staghorn', .9, 'coral'), (.46, 'poc', .9, 'rose'), (.54, 'staghorn', 1.0, 'saffron'), (.62, 'plates', .6, 'violet'), (.68, 'staghorn', .7, 'plum')): F.plant(c, k, W * x, H * .66, q, cc)
    A.school(c, 'anthias', W * .54, H * .46, 30, 240, 70, 44, .1, .3, depth=.05)
    A.school(c, 'damsel', W * .6, H * .57, 10, 170, 30, 42, PI, depth=.0)
    A.fish(c, 'idol', W * .4, H * .36, 190, .05, .06, depth=.05)
    A.fish(c, 'parrotfish', W * .66, H * .6, 430, PI + .06, .1, blur=1.2, lift=26)
    A.fish(c, 'sergeant', W * .33, H * .58, 110, .2, .1)
    cx, cy, R = W * .51, H * .5, H * .455
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.2, grain=.02, blur=1.0) as g:       # algae on the inner edge of the glass
        for _ in range(620):
            a = rng.normal(PI * .62, .55); q = R * (1.01 - abs(rng.normal(0, .09))); x, y = cx + math.cos(a) * q, cy + math.sin(a) * q
            rgb(g, jitter(rng, rng.choice(['#5f7a34', '#7f9440', '#8a7a3c']), .04), rng.uniform(.4, .9)); taper(g, wander(rng, x, y, a + PI + rng.normal(0, .5), rng.uniform(8, 34), 4, .4), [5, 3.4, .8], 8); g.fill()
        for _ in range(26): a, q = rng.uniform(0, 7), R * math.sqrt(rng.uniform(.5, .98)); rgb(g, '#e9f0c0', .25); smooth(g, blob_pts(rng, cx + math.cos(a) * q, cy + math.sin(a) * q, rng.uniform(4, 14), rng.uniform(3, 10), .2, 8)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.5) as g:        # reflections on the dome glass
        rgb(g, 'white', .8); g.set_line_width(26); g.arc(cx, cy, R * .9, PI * 1.08, PI * 1.36); g.stroke(); g.set_line_width(10); g.arc(cx, cy, R * .8, PI * 1.12, PI * 1.27); g.stroke(); g.set_line_width(12); g.arc(cx, cy, R * .93, PI * .1, PI * .2); g.stroke()
    circle_window(c, cx, cy, R, '#1a2634', '#39495a', 46)
    with c.piece(shadow=.4, lift=5, volume=.5, vsize=6, rim=.5) as g:       # ring of bolts, grip knobs, two indicator lights
        for k in range(12): a = k * PI / 6 + .26; x, y = cx + math.cos(a) * (R + 23), cy + math.sin(a) * (R + 23); rgb(g, '#8fa3b4'); g.arc(x, y, 9, 0, 7); g.fill(); rgb(g, '#2c3a48'); taper(g, [(x - 6 * math.cos(a * 3), y - 6 * math.sin(a * 3)), (x + 6 * math.cos(a * 3), y + 6 * math.sin(a * 3))], [3, 3]); g.fill()
        for x, y, cc in ((.09, .2, '#f2694b'), (.14, .15, '#79d08a')): rgb(g, '#0d141c'); g.arc(W * x, H * y, 20, 0, 7); g.fill(); rgb(g, cc); g.arc(W * x, H * y, 13, 0, 7); g.fill()
        for y in (.42, .56, .7): lin(g, W * .04, 0, W * .12, 0, '#4a5c6c', '#27343f'); smooth(g, [(W * .04, H * y), (W * .12, H * y), (W * .12, H * y + 70), (W * .04, H * y + 70)], tension=.2); g.fill()
        lin(g, W * .88, 0, W * .97, 0, '#e0a43c', '#8f6420'); smooth(g, [(W * .9, H * .3), (W * .96, H * .33), (W * .965, H * .68), (W * .9, H * .72)], tension=.3); g.fill()
    with c.piece(shadow=.2, lift=3, volume=.4, vsize=4, grain=.05) as g:      # growth on the housing: small algae and two barnacles
        for _ in range(150): x, y = W * .84 + rng.normal(0, 90), H * .94 + rng.normal(0, 46); rgb(g, jitter(rng, '#5f7f4a', .05), .8); taper(g, wander(rng, x, y, -PI / 2 + rng.normal(0, .5), rng.uniform(12, 40), 4, .3), [5, 4, 1], 8); g.fill()
    c.glow(W * .12 + 32, H * .15, 60, '#79d08a', .3); c.finish(.34, center=(.5, .5))
