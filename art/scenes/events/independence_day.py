"""Picture of the event "Independence Day in the mangrove"."""
from toolkit import celebration, flora as F, land as L, people as P, ropes_and_bars, shadow
from toolkit.paper import blob_pts, jitter, lin, rgb, smooth, taper

RED, WHITE = '#d8392f', '#fffaf0'


def card(c, rng, variant=0):
    """Morning on a mud flat at low tide: two teams pull at a rope under red and white flags that hang from the mangroves; behind them others bite at crackers on strings, and people cheer."""
    W, H = c.w, c.h
    c.light = (-.6, -.8)
    hz = H * .36
    L.sky(c, 'morning', hz, (W * .2, hz - 120, 40), '#ffe9b0', .95)
    L.cloud(c, W * .62, H * .1, 340, depth=.4); L.cloud(c, W * .36, H * .17, 190, depth=.5)
    L.sea(c, hz, hz + 90, 'morning', W * .2, 40, .7)
    for x, s, d in ((.3, 150, .4), (.42, 120, .45), (.66, 165, .36), (.76, 140, .4), (.56, 105, .5)): F.mangrove(c, W * x, hz + 62, s, leaves='#5f8f62', roots=7, depth=d, size=15)
    flat = [(-30, hz + 64), (W * .3, hz + 58), (W * .6, hz + 66), (W + 30, hz + 56)]
    L.ground(c, flat, '#c7a37c', '#7f5f4a', 340)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g:                                     # wet places that mirror the sky
        for x, y, q in ((.2, .5, 190), (.62, .47, 230), (.86, .54, 170), (.42, .56, 150), (.1, .93, 260), (.55, .955, 330), (.93, .86, 180)):
            smooth(g, blob_pts(rng, W * x, H * y, q, q * .13, .22, 13)); lin(g, 0, H * y - q * .13, 0, H * y + q * .13, '#f7d9b0', '#b9cfc4', '#8fb4b4'); g.fill()
    sh = dict(dx=.62, dy=.15, alpha=.34, blur=2, color='#4a3040')
    stand = lambda draw, y, **k: shadow.lay(c, draw, y, **{**sh, **k})
    who = lambda **k: P.look(rng, **{**dict(build=1.0, sleeve='short'), **k})

    # crackers on strings between two poles
    y0, a, b = H * .535, W * .615, W * .865
    for x in (a, b): stand(lambda cv: ropes_and_bars.bamboo(cv, (x, y0), (x, y0 - 176), 12, '#b98f56', depth=.08), y0)
    kids = [('#fff4d6', 'short', 'shorts'), ('#c85a8e', 'pony', 'skirt'), ('#3c86c2', 'cap', 'shorts'), ('#f5b843', 'bob', 'skirt')]
    for k, (top, hair, bottom) in enumerate(kids):
        x = a + 36 + k * 60
        J = stand(lambda cv: P.person(cv, x, y0 + 6, 122 - 7 * (k % 2), 'stand', who(child=True, hair=hair, top=top, bottom=bottom, accent=RED), k % 2 == 1, depth=.05, tweak=dict(aL=(22, -66), aR=(-20, 66), head=-6)), y0 + 6)
        with c.piece(shadow=.3, lift=3, volume=.3, vsize=4, rim=.3, depth=.03) as g:
            kx, ky = J['head'][0] + 7, J['head'][1] - 34
            rgb(g, '#6b5a45'); g.set_line_width(1.8); g.move_to(kx, ky - 9); g.line_to(kx - 1, y0 - 164); g.stroke()
            rgb(g, '#fff6e0'); smooth(g, blob_pts(rng, kx, ky, 14, 12, .1, 9)); g.fill(); rgb(g, '#d9b98a', .8); g.set_line_width(1.6); g.arc(kx, ky, 7, .4, 5); g.stroke()
    ropes_and_bars.rope(c, [(a - 8, y0 - 166), ((a + b) / 2, y0 - 162), (b + 8, y0 - 166)], 6, '#efe0bc', depth=.05)

    # those who watch
    crowd = [(.075, .6, 190, 'arm_up', False, dict(hair='hat', top='#1b8f93', bottom='trousers', bcol='#3a3f5c')), (.145, .575, 172, 'stand', False, dict(hair='hijab', top='#8f6fb8', accent='#f5b843', bottom='skirt')), (.2, .585, 118, 'arm_up', True, dict(hair='short', top='#f5b843', bottom='shorts', child=True)),
             (.335, .545, 160, 'contrapposto', False, dict(hair='bun', top='#c85a8e', bottom='skirt', bcol='#22405a')), (.38, .55, 108, 'arm_up', False, dict(hair='pony', top='#fff4d6', bottom='skirt', bcol='#b23a3a', child=True)), (.455, .54, 158, 'arm_up', True, dict(hair='cap', top='#3c86c2', bottom='shorts', accent='#f2694b')), (.555, .556, 160, 'stand', False, dict(hair='hijab', top='#1b8f93', accent='#fff4d6', bottom='trousers'))]
    for x, y, s, pose, fl, k in crowd: stand(lambda cv: P.person(cv, W * x, H * y, s, pose, who(**k), fl, depth=.04), H * y)

    F.mangrove(c, W * .985, H * .64, 520, leaves='#3f7a48', roots=8, size=26, depth=.02)
    # the rope and the two teams
    yr, held = H * .83, []
    team = lambda xs, fl, looks: [held.append(stand(lambda cv: P.person(cv, W * x, yr + dy, s, 'walk', who(**k), fl, tweak=dict(lean=ln, aL=(64, 86), aR=(50, 80), lL=(l1, l1 - 12), lR=(l2, -14), head=10)), yr + dy)) for (x, dy, s, ln, l1, l2), k in zip(xs, looks)]
    left = [(.085, -8, 330, -30, 50, 62), (.19, 10, 318, -25, 46, 58), (.285, -4, 322, -28, 52, 64), (.38, 12, 262, -24, 48, 58)]
    right = [(.93, -6, 330, -27, 50, 60), (.825, 12, 316, -30, 52, 64), (.73, -4, 270, -24, 46, 58), (.645, 12, 322, -28, 50, 62)]
    lo = [dict(hair='cap', top='#1b8f93', bottom='shorts', bcol='#3a3f5c', accent='#f5b843', skin='#8a5a3c'), dict(hair='hijab', top=RED, accent='#fff4d6', bottom='trousers', bcol='#22405a', skin='#a9734c'), dict(hair='short', top='#f5b843', bottom='shorts', bcol='#4f6d8a', skin='#6b432d'), dict(hair='pony', top='#fff4d6', bottom='shorts', bcol='#b23a3a', skin='#9a6645', child=True)]
    ro = [dict(hair='short', top='#3c5fa0', bottom='trousers', bcol='#6b5a45', skin='#7b4f35'), dict(hair='bun', top='#c85a8e', bottom='shorts', bcol='#22405a', skin='#a9734c'), dict(hair='short', top='#f2694b', bottom='shorts', bcol='#3f5e5a', skin='#8a5a3c', child=True), dict(hair='hat', top='#e8e2cf', bottom='shorts', bcol='#3a3f5c', skin='#6b432d', accent=RED)]
    team(left, False, lo); team(right, True, ro)
    hands = sorted([h for J in held for h in (J['hL'], J['hR'])], key=lambda q: q[0])
    line = [(hands[0][0] - 70, hands[0][1] + 40)] + [(J['hL'][0] * .5 + J['hR'][0] * .5, J['hL'][1] * .5 + J['hR'][1] * .5) for J in sorted(held, key=lambda J: J['hL'][0])] + [(hands[-1][0] + 70, hands[-1][1] + 40)]
    ropes_and_bars.rope(c, line, 12, '#e6d2a2', shadow=.45)
    with c.piece(shadow=.3, lift=2, volume=.4, vsize=3, rim=.3) as g:                            # fingers over the rope
        for J, k in zip(held, lo + ro):
            for h in (J['hL'], J['hR']): rgb(g, k['skin']); smooth(g, blob_pts(rng, h[0], h[1], 11, 10, .1, 8)); g.fill()
    mx = (line[4][0] + line[5][0]) / 2; my = (line[4][1] + line[5][1]) / 2
    with c.piece(shadow=.4, lift=5, volume=.3, vsize=4) as g:                                    # the ribbon in the middle
        for cc, o in ((RED, -4), (WHITE, 5)): rgb(g, cc); taper(g, [(mx + o, my), (mx + o * 1.6 + 5, my + 30), (mx + o * 2.2 - 2, my + 62)], [12, 11, 9], 12); g.fill()
        rgb(g, RED); smooth(g, blob_pts(rng, mx, my, 12, 10, .1, 8)); g.fill()
    with c.piece(shadow=.3, lift=3, volume=.4, vsize=4, grain=.06) as g:                         # mud that the heels throw up
        for J in held:
            for f in (J['aL'], J['aR']):
                for _ in range(7): q = rng.uniform(2, 8); rgb(g, jitter(rng, '#5f4636', .03)); smooth(g, blob_pts(rng, f[0] + rng.normal(0, 26), f[1] + 10 - abs(rng.normal(0, 12)), q, q * .8, .25, 7)); g.fill()

    # the frame: mangroves on both sides, and flags from one to the other
    F.leaf_clump(c, W * .86, H * .015, 210, 74, 150, 26, '#3f7a48'); F.leaf_clump(c, W * .86, H * .085, 150, 46, 90, 24, '#447f4a'); F.leaf_clump(c, W * .0, H * .03, 250, 120, 200, 28, '#47804c')
    celebration.bunting(c, (-10, H * .12), (W * .5, H * .2), 11, 110, 54, (RED, WHITE)); celebration.bunting(c, (W * .5, H * .2), (W * .93, H * .1), 9, 100, 50, (RED, WHITE))
    ropes_and_bars.bamboo(c, (W * .5, H * .56), (W * .5, H * .17), 14, '#c9a060', depth=.03)
    F.sprout(c, rng, W * .04, H * .99, 120); F.sprout(c, rng, W * .17, H * 1.01, 90)
    c.particles(60, color='#fff3d0', big=5)
    c.finish(.3, warm=.1, center=(.5, .55))
