"""Pictures of the article "What a camera saw in two months under water"."""
import math
import numpy as np
from toolkit import fauna as A, flora as F, land as L, shadow
from toolkit.paper import at, blob_pts, jitter, lin, rad, rgb, shade, smooth, taper, wander

PI = math.pi


def batfish(c, x, y, s, flip=False, rot=0.0, **kw):
    """Longfin batfish: a tall silver disc with two dark bars and high fins, side view; s = length without the tail."""
    with c.piece(**{**dict(shadow=.35, lift=s * .05, volume=.4, vsize=s * .06, rim=.5), **kw}) as g, at(g, x, y, rot, -s if flip else s, s):
        rgb(g, '#7a6a4c'); smooth(g, [(-.44, -.08), (-.74, -.26), (-.7, 0), (-.74, .26), (-.44, .08)], tension=.4); g.fill()
        for m in (-1, 1): lin(g, 0, .2 * m, -.4, .95 * m, '#a39267', '#4a4438'); smooth(g, [(.22, .34 * m), (.02, .62 * m), (-.2, .86 * m), (-.5, 1.02 * m), (-.46, .7 * m), (-.42, .4 * m), (-.46, .1 * m), (-.1, .3 * m)], tension=.45); g.fill()
        smooth(g, [(.5, .03), (.44, -.1), (.3, -.32), (.06, -.44), (-.22, -.38), (-.44, -.12), (-.48, 0), (-.44, .12), (-.22, .38), (.06, .45), (.3, .34), (.44, .16)], tension=.5); p = g.copy_path(); lin(g, .1, -.4, 0, .45, '#e3dcba', '#cfc49a', '#9a8c66'); g.fill(); g.save(); g.append_path(p); g.clip()
        for u, w in ((.31, .085), (.08, .11)): rgb(g, '#4a4030', .85); taper(g, [(u + .03, -.5), (u, 0), (u - .04, .5)], [w * .8, w, w * .8], 16, False); g.fill()
        rgb(g, '#8a7a52', .8); taper(g, [(-.36, -.5), (-.42, 0), (-.36, .5)], [.12, .1, .12], 12, False); g.fill(); g.restore()
        rgb(g, '#e9c24a'); smooth(g, [(.16, .12), (.02, .2), (-.04, .3), (.08, .28)], tension=.5); g.fill()
        rgb(g, '#fff6dc'); g.arc(.32, -.05, .045, 0, 7); g.fill(); rgb(g, '#14181f'); g.arc(.325, -.05, .028, 0, 7); g.fill()
        rgb(g, '#6b5a3c'); g.set_line_width(.014); g.move_to(.49, .04); g.line_to(.43, .07); g.stroke()


def lead(c, rng, variant=0):
    """First light from low on the sand: a hawksbill turtle comes to look at the camera, whose glass has a wiper and whose housing the algae have found; batfish and sergeants pass behind."""
    W, H = c.w, c.h
    c.light = (-.5, -.87)
    hz = H * .66
    c.backdrop([(0, '#fbe6b4'), (.15, '#c9e0bd'), (.4, '#63b8b6'), (.75, '#2a7f98'), (1, '#175874')], 84, glow=(W * .24, -70, 820, '#ffe2a8', .75))
    L.surface_below(c, 90, .5, 80)
    far = L.rocks(c, [(-40, hz - 130), (W * .1, hz - 96), (W * .22, hz - 30), (W * .4, hz + 6), (W * .58, hz - 14), (W * .76, hz - 60), (W * .9, hz - 44), (W + 40, hz - 90)], '#255f70', .3, 16)
    F.reef_patch(c, -10, W * .24, far, 1.6, .6, depth=.38, sink=.6); F.reef_patch(c, W * .62, W * 1.02, far, 1.3, .5, depth=.42, sink=.6)
    c.god_rays(W * .24, -190, .46, 16, 1200, 1.25, color='#ffedc4')
    A.silhouettes(c, W * .62, H * .16, 70, 260, 44, 13, PI, depth=.45)
    bed = L.sandbed(c, [(-40, hz + 26), (W * .3, hz + 18), (W * .65, hz + 26), (W + 40, hz + 10)], '#e3d6aa', caustic=.32)
    F.seagrass(c, W * .56, W * .8, H * .72, 46, 50, '#6f9a5c', .3, depth=.3)
    for x, y, s, f, d in ((.61, .41, 124, True, .14), (.7, .33, 96, True, .24), (.785, .455, 84, True, .3)): batfish(c, W * x, H * y, s, f, .05, depth=d)
    A.school(c, 'sergeant', W * .43, H * .25, 13, 150, 70, 54, PI, .1, depth=.16)
    # the turtle and its shadow on the sand
    shadow.blob(c, W * .34, H * .86, 290, 36, -.03, .34, 16)
    A.turtle(c, W * .33, H * .52, 560, .06, 58, 10, .42, .2, False, .1, '#8a6f3a')
    # the camera at the lower right: a drum, on it a dome of glass with the lens inside, and the wiper
    x, y, R = W * .815, H * .8, 196
    shadow.blob(c, x + 60, H * .985, 330, 60, 0, .4, 16)
    metal = lambda k: lin(g, x - R * 1.2, 0, x + R * 1.2, 0, (0, shade('#5f7f8c', k - .1)), (.2, shade('#a9c6ca', k)), (.45, shade('#5d7f8c', k)), (.8, shade('#2f4b5a', k)), (1, shade('#1c2f3c', k)))
    with c.piece(shadow=.5, lift=14, volume=.45, vsize=24, rim=.5) as g:
        metal(0); smooth(g, [(x - R * 1.02, y), (x - R * 1.08, y + 40), (x - R * 1.1, H + 60), (x + R * 1.1, H + 60), (x + R * 1.08, y + 40), (x + R * 1.02, y)], tension=.15); g.fill()
        metal(-.2); g.rectangle(x - R * 1.1, y + 108, R * 2.2, 16); g.fill(); metal(.1); g.rectangle(x - R * 1.13, y + 124, R * 2.26, 44); g.fill()
    with c.piece(shadow=.3, lift=8, volume=.25, vsize=14, rim=.7, grain=.012) as g:                   # glass
        g.arc(x, y, R * .93, PI, 2 * PI); g.close_path(); p = g.copy_path(); rad(g, x + 10, y, R, '#0c2638', '#134058', '#3f93a2', '#bfe6da'); g.fill(); g.save(); g.append_path(p); g.clip()
        rgb(g, '#0a1620'); smooth(g, [(x - 70, y + 4), (x - 74, y - 66), (x - 30, y - 92), (x + 40, y - 86), (x + 66, y - 56), (x + 62, y + 4)], tension=.35); g.fill()
        with at(g, x - 42, y - 52, -.5, 40, 44): rad(g, 0, 0, 1.05, '#05080c', '#16323f', '#3a5560', '#8fa7ae'); g.arc(0, 0, 1, 0, 7); g.fill(); rad(g, 0, 0, .6, '#020406', '#2a5f78'); g.arc(0, 0, .58, 0, 7); g.fill(); rgb(g, 'white', .9); g.arc(-.22, -.24, .12, 0, 7); g.fill()
        lin(g, 0, y - 60, 0, y, (0, '#e3d6aa', 0), (1, '#e3d6aa', .5)); g.rectangle(x - R, y - 60, 2 * R, 60); g.fill()
        with at(g, x - 112, y - 96, -.5, 44): rgb(g, '#4f4a2c', .75); smooth(g, [(-.5, 0), (-.2, -.26), (.3, -.24), (.52, 0), (.3, .2), (-.2, .22)]); g.fill(); g.arc(.64, -.02, .14, 0, 7); g.fill(); taper(g, [(.3, -.1), (.5, -.5), (.3, -.75)], [.2, .16, .05], 10); g.fill()      # the turtle in the glass
        rgb(g, 'white', .5); g.set_line_width(13); g.arc(x, y, R * .8, PI * 1.12, PI * 1.32); g.stroke(); rgb(g, 'white', .35); g.set_line_width(8); g.arc(x, y, R * .82, PI * 1.7, PI * 1.8); g.stroke(); g.restore()
    with c.piece(shadow=.45, lift=7, volume=.4, vsize=5, rim=.6) as g:                                # wiper and the ring that holds the glass
        q = [(x + R * .99 * math.cos(a) * .52 - 26, y + R * .99 * math.sin(a)) for a in np.linspace(PI * 2, PI * 1.47, 14)]
        rgb(g, '#12181f'); taper(g, q, [14, 15, 12], 40); g.fill(); rgb(g, '#f08a3c'); taper(g, [(a + 6, b - 3) for a, b in q], [6, 6, 4], 40); g.fill()
        metal(.12); smooth(g, [(x - R * 1.06, y - 12), (x + R * 1.06, y - 12), (x + R * 1.08, y + 22), (x - R * 1.08, y + 22)], tension=.1); g.fill()
        for u in np.linspace(-.94, .94, 9): rgb(g, '#24343f'); g.arc(x + R * u, y + 5, 8, 0, 7); g.fill(); rgb(g, '#c9d6d6'); g.arc(x + R * u - 1, y + 4, 5, 0, 7); g.fill()
    F.turf_algae(c, (x - R * 1.08, y + 168), (x + R * 1.08, y + 168), 16, 40, 260); F.turf_algae(c, (x + R * .3, y + 16), (x + R * 1.05, y + 20), 10, 22, 90); F.turf_algae(c, (x - R * 1.1, y + 120), (x - R * .2, y + 126), 10, 22, 100)
    F.turf_algae(c, (x + R * .62, y - R * .62), (x + R * .88, y - R * .2), 16, 16, 60)
    with c.piece(shadow=.3, lift=3, volume=.45, vsize=4, rim=.4) as g:
        for u, v, q, cc in ((-.72, 66, 17, '#b98a94'), (.5, 90, 22, '#a98f9c'), (.1, 58, 11, '#b98a7a'), (.84, 60, 13, '#b0a07a')): rgb(g, cc, .7); smooth(g, blob_pts(rng, x + u * R, y + v, q, q * .7, .2, 10)); g.fill()
    F.pocillopora(c, W * .02, H * 1.05, 170, 'coral'); F.staghorn(c, W * .1, H * 1.08, 150, 'saffron', 2, 6); F.leather(c, W * .985, H * 1.03, 110)
    c.particles(220); c.finish(.34, center=(.45, .5))


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
    far = L.rocks(c, [(-30, H * .7), (W * .3, H * .68), (W * .44, H * .74), (W * .62, H * .72), (W * .74, H * .64), (W + 30, H * .6)], '#3f7f78', .4, 12)
    F.reef_patch(c, W * .24, W * .42, far, 1.8, .6, depth=.38, sink=.5); F.reef_patch(c, W * .62, W * .82, far, 2.0, .7, depth=.34, sink=.5)
    with c.piece(shadow=.4, lift=10, volume=.5, vsize=24, rim=.4, grain=.06) as g: smooth(g, [(W * .3, H * .9), (W * .35, H * .79), (W * .46, H * .745), (W * .58, H * .76), (W * .68, H * .8), (W * .74, H * .9), (W * .52, H * .95)], tension=.5); lin(g, 0, H * .74, 0, H * .95, '#8f9a7c', '#5f7f72', '#3f6a66'); g.fill()
    for x, y, k, q, cc in ((.37, .8, 'staghorn', .9, 'coral'), (.455, .765, 'poc', .9, 'rose'), (.53, .765, 'staghorn', 1.0, 'saffron'), (.61, .79, 'plates', .6, 'violet'), (.68, .83, 'staghorn', .7, 'plum')): F.plant(c, k, W * x, H * y, q, cc)
    A.school(c, 'anthias', W * .5, H * .63, 24, 200, 40, 40, .1, .2, depth=.05)
    A.school(c, 'sergeant', W * .4, H * .37, 9, 110, 70, 70, .1, .1)
    batfish(c, W * .64, H * .47, 200, True, -.04); batfish(c, W * .53, H * .235, 96, True, .06, depth=.2)
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
