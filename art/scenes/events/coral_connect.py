"""Pictures of the event "Coral Connect"."""
import math
from toolkit import boats, fauna as A, flora as F, gear as G, household, land as L, light, people as P, ropes_and_bars, shadow
from toolkit.paper import lin, poly, rgb, smooth, taper

PI = math.pi


def lead(c, rng, variant=0):
    """The film under the sky: at night people of all ages sit on the beach before a sheet between two palms, on which a swimmer glides over planted frames; its light falls on the sand."""
    W, H = c.w, c.h
    c.light = (.1, -.99)
    hz = H * .47
    c.backdrop([(0, '#0b1636'), (.2, '#12305c'), (.38, '#1d5a80'), (.47, '#3f8f9c'), (1, '#3f8f9c')], wash=.03)
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:                                       # stars
        for _ in range(170): rgb(g, '#fff6dc', rng.uniform(.25, .95)); g.arc(rng.uniform(0, W), rng.uniform(0, H * .44), rng.uniform(.8, 2.2), 0, 7); g.fill()
    c.set_air()
    with c.piece(shadow=.1, lift=5, volume=.25, vsize=16, depth=.3) as g:
        smooth(g, [(W * .6, hz + 6), (W * .72, hz - 26), (W * .82, hz - 48), (W * .92, hz - 34), (W + 40, hz - 58)], False); g.line_to(W + 40, hz + 10); g.line_to(W * .6, hz + 10); g.close_path(); lin(g, 0, hz - 60, 0, hz, '#123a58', '#1d4f6a'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, hz, 0, H * .63, '#3f8f9c', '#1d5f80', '#123a60'); g.rectangle(-20, hz, W + 40, H * .17); g.fill()
    boats.jukung(c, W * .1, hz + 56, 150, None, '#e4573f', depth=.15); c.glow(W * .105, hz + 40, 70, '#ffd98a', .7)
    boats.yacht(c, W * .93, hz + 34, 130, True, 'white', 'coral', lights=True, depth=.2)
    shore = [(-30, H * .575), (W * .3, H * .59), (W * .62, H * .58), (W + 30, H * .56)]
    L.foam(c, shore, 5)
    L.ground(c, [(x, y + 6) for x, y in shore], '#7f8f8f', '#26385a', 300)

    # two palms, a pole, and the sheet
    x0, x1, y0, y1 = W * .275, W * .755, H * .1, H * .515
    base = H * .66
    for x, s, ln in ((W * .215, 800, .06), (W * .825, 860, -.07)): F.palm(c, x, base + 6, s, ln, leaves='#3f5f5c', depth=.05)
    for x in (W * .215, W * .825):                                                               # sand heaped round their feet
        with c.piece(shadow=.25, lift=4, volume=.3, vsize=8, rim=.2, grain=.06) as g: smooth(g, [(x - 120, base + 22), (x - 56, base - 6), (x - 22, base - 22), (x + 26, base - 20), (x + 62, base - 4), (x + 124, base + 22), (x, base + 30)]); lin(g, 0, base - 20, 0, base + 28, '#7f9494', '#5a7480'); g.fill()
    ropes_and_bars.bamboo(c, (W * .2, y0 - 10), (W * .845, y0 - 16), 17, '#a9804c')
    for x in (W * .227, W * .81):
        for k in (-1, 0, 1): ropes_and_bars.rope(c, [(x - 19, y0 - 13 + k * 9), (x + 19, y0 - 16 + k * 9)], 7, '#e9d9b0', shadow=.2)
    sheet = [(x0, y0), (W * .5, y0 + 9), (x1, y0 - 4), (x1 - 5, H * .3), (x1 + 4, y1), (W * .5, y1 + 10), (x0 - 3, y1 + 2), (x0 + 5, H * .3)]
    c.glow(W * .515, H * .32, 820, '#8fe0dc', .5, 1.2)
    with c.piece(shadow=.5, lift=12, volume=.12, rim=.3, grain=.02) as g: smooth(g, [(x + (14 if x > W * .5 else -14) * (x != W * .5), y + (12 if y > H * .4 else -9)) for x, y in sheet], tension=.2); rgb(g, '#f6efdc'); g.fill()
    for k in range(9): ropes_and_bars.rope(c, [(x0 + 6 + (x1 - x0 - 12) * k / 8, y0 - 18), (x0 + 12 + (x1 - x0 - 12) * k / 8, y0 + 8)], 5, '#fff4d6', shadow=.2)
    clip = lambda q: smooth(q, sheet, tension=.2)
    air = c.air
    with c.piece(shadow=0, volume=0, rim=0, grain=.02) as g: smooth(g, sheet, tension=.2); lin(g, 0, y0, 0, y1, '#e3fbe6', '#8fe3d6', '#3fbcc6', '#1f8fae'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=.02, alpha=.5, blur=5, clip=clip) as g:
        for u in (.12, .3, .46, .68): rgb(g, '#fffbe0', .5); poly(g, [(x0 + (x1 - x0) * u, y0 - 10), (x0 + (x1 - x0) * (u + .05), y0 - 10), (x0 + (x1 - x0) * (u + .16), y1), (x0 + (x1 - x0) * (u - .02), y1)]); g.fill()
    with c.piece(shadow=.2, lift=4, volume=.2, vsize=10, rim=.2, grain=.04, clip=clip) as g: smooth(g, [(x0 - 20, y1 - 60), (x0 + 180, y1 - 84), (W * .52, y1 - 62), (x1 - 140, y1 - 92), (x1 + 20, y1 - 70), (x1 + 20, y1 + 40), (x0 - 20, y1 + 40)]); lin(g, 0, y1 - 90, 0, y1, '#dfe6bc', '#b9d0ae'); g.fill()
    for x, q, cc in ((.1, 100, 'violet'), (.93, 110, 'saffron')): F.boulder(c, x0 + (x1 - x0) * x, y1 - 60, q, cc, clip=clip)
    young = ['#f2694b', '#f5a843', '#ee8f9f', '#a884c9']
    for x, y, q in ((.3, -62, 150), (.72, -66, 160), (.5, -14, 236)): G.reef_star(c, x0 + (x1 - x0) * x, y1 + y, q, frags=13, grown=1.25, colors=young, rot=.3, clip=clip)
    F.staghorn(c, x0 + 60, y1 + 6, 116, 'coral', clip=clip); F.sea_fan(c, x1 - 40, y1 + 8, 150, 'plum', clip=clip)
    A.school(c, 'fusilier', x0 + 170, y0 + 176, 13, 110, 34, 30, .1, .3, clip=clip); A.fish(c, 'idol', x1 - 150, y1 - 150, 78, PI, clip=clip)
    P.snorkeler(c, W * .56, y0 + 96, 250, PI - .06, '#e4573f', 'saffron', clip=clip)
    with c.piece(shadow=0, volume=.2, vsize=30, rim=0, grain=.02, alpha=.14, clip=clip) as g:    # folds of the cloth
        for u in (.08, .22, .39, .55, .71, .88): x = x0 + (x1 - x0) * u; rgb(g, '#0f3f5a'); taper(g, [(x, y0), (x + 8, (y0 + y1) / 2), (x - 5, y1)], [4, 16, 5]); g.fill()
    c.air = air
    # light on the sand
    light.beam(c, [(x0 + 20, y1 + 30), (x1 - 20, y1 + 30), (W * .93, H * .93), (W * .1, H * .93)], '#a9f0e4', .26, 46)

    # the audience, from the far rows to the near ones
    look = lambda **k: P.look(rng, **{**dict(build=1.0), **k})
    rows = [(.71, 200, [(.275, 'short', '#f5b843', True), (.335, 'pony', '#c85a8e', True), (.435, 'cap', '#3c86c2', True), (.485, 'bob', '#fff4d6', True), (.655, 'short', '#f2694b', True), (.735, 'hijab', '#1b8f93', False)]),
            (.81, 270, [(.165, 'hijab', '#8f6fb8', False), (.25, 'hat', '#e8e2cf', False), (.395, 'bun', '#1b8f93', False), (.45, 'short', '#f5b843', True), (.645, 'short', '#e8694c', False), (.72, 'hijab', '#c85a8e', False), (.865, 'short', '#3c86c2', False)]),
            (.955, 365, [(.08, 'short', '#f2694b', False), (.285, 'bob', '#2f7f8f', False), (.365, 'short', '#fff4d6', True), (.735, 'cap', '#8f6fb8', False), (.93, 'bun', '#d9584a', False)])]
    for y, s, who in rows:
        for k, (x, hair, top, child) in enumerate(who):
            q = s * (.78 if child else 1) * rng.uniform(.96, 1.04); yy = H * (y - .03 * math.cos((x - .5) * 3.4) + .02) + rng.normal(0, 5)
            shadow.blob(c, W * x + (x - .5) * 60, yy + q * .02, q * .3, q * .07, 0, .5, 7, '#1d1638')
            P.person(c, W * x, yy, q, 'sit_ground', look(hair=hair, top=top, child=child, accent=rng.choice(['#f5b843', '#c85a8e', '#fff4d6', '#2f9a8f']), bottom='trousers', bcol=rng.choice(['#22405a', '#6b5a45', '#3a3f5c'])), k % 2 == 1,
                     tweak=dict(head=(14, -12, 5)[k % 3], lean=(-5, 4, 0)[(k + 1) % 3], fL=.32, fR=.3, **(dict(aL=(-40, 34), aR=(38, -30)) if k % 3 else dict(aL=(-30, -16), aR=(34, 20)))))
    # the projector on a crate, with its beam, and lanterns at the sides
    px, py = W * .535, H * .955
    with c.piece(shadow=.5, lift=8, volume=.35, vsize=8, rim=.4) as g:
        lin(g, px - 70, 0, px + 70, 0, '#a9804c', '#6b4a2f'); g.rectangle(px - 74, py - 30, 148, 90); g.fill(); rgb(g, '#3f2a1c', .6)
        for k in range(3): g.rectangle(px - 74, py - 8 + k * 24, 148, 4); g.fill()
        lin(g, 0, py - 76, 0, py - 30, '#e8edf0', '#8f9fae'); smooth(g, [(px - 52, py - 70), (px + 52, py - 70), (px + 56, py - 31), (px - 56, py - 31)], tension=.15); g.fill(); rgb(g, '#1d2740'); g.arc(px + 18, py - 72, 15, PI, 2 * PI); g.fill()
    light.beam(c, [(px + 8, py - 82), (px + 28, py - 82), (x1 - 60, y1 + 10), (x0 + 60, y1 + 10)], '#d9fff2', .11, 18); c.glow(px + 18, py - 84, 60, '#eafff6', .6)
    for x, y in ((.055, .78), (.96, .75)): shadow.blob(c, W * x, H * y + 3, 40, 9, 0, .5, 5, '#1d1638'); c.glow(W * x, H * y - 40, 190, '#ffca7a', .6); household.lantern(c, W * x, H * y, 104, '#c9483a'); c.glow(W * x, H * y - 40, 80, '#ffe6b0', .6)
    c.finish(.34, warm=.06, center=(.51, .42))


def second(c, rng, variant=0):
    """The swim over the restoration site, seen from the sea floor at noon: three guests at the bright surface, below them frames with young corals in a row that runs away into the blue."""
    W, H = c.w, c.h
    c.light = (.3, -.95)
    c.backdrop([(0, '#e6fbe4'), (.16, '#9be3d2'), (.45, '#3fb4bd'), (.78, '#177a9c'), (1, '#0a4a76')], 88, glow=(W * .62, -50, 820, '#fffbe0', .75))
    L.surface_below(c, 96, .65, 100)
    c.god_rays(W * .62, -180, .42, 14, 1150, 1.2)
    far = L.rocks(c, [(-30, H * .66), (W * .22, H * .7), (W * .5, H * .76), (W * .8, H * .7), (W + 30, H * .62)], '#2f7f8c', .62, 14, blur=3)
    F.reef_patch(c, 0, W * .3, far, 1.6, .7, depth=.55); F.reef_patch(c, W * .78, W, far, 1.6, .7, depth=.55)
    c.set_air()
    L.sandbed(c, [(-30, H * .78), (W * .3, H * .77), (W * .65, H * .785), (W + 30, H * .76)], '#e3dcb4', .42)
    for x, y, q, h, suit, fins, d in ((.36, .12, 230, PI - .05, '#f2694b', 'saffron', .06), (.56, .08, 190, PI, '#f5b843', 'teal', .14), (.73, .108, 212, PI + .06, '#c85a8e', 'coral', .1)): P.snorkeler(c, W * x, H * y, q, h, suit, fins, depth=d)
    young = ['#f2694b', '#f5a843', '#ee8f9f', '#a884c9', '#f0c27a']
    for x, y, q, d in ((.55, .8, 120, .5), (.62, .822, 165, .38), (.5, .835, 190, .3), (.7, .87, 250, .16), (.44, .895, 300, .08)): G.reef_star(c, W * x, H * y, q, frags=12, grown=1.15, colors=young, rot=rng.uniform(0, 1), depth=d)
    G.reef_star(c, W * .24, H * .985, 470, frags=15, grown=1.2, colors=young, rot=.35)
    A.school(c, 'chromis', W * .3, H * .6, 16, 150, 70, 40, .15, .3); A.school(c, 'fusilier', W * .72, H * .45, 18, 210, 60, 38, PI + .1, .25, depth=.25)
    A.fish(c, 'idol', W * .62, H * .7, 96, PI + .1); A.fish(c, 'raccoon', W * .43, H * .74, 80, .1)
    F.sea_fan(c, W * .97, H * 1.04, 300, 'plum', -.1); F.staghorn(c, W * .87, H * 1.04, 190, 'saffron'); F.boulder(c, W * .78, H * 1.03, 170, 'violet')
    c.particles(200, big=9); c.finish(.34, center=(.5, .45))
