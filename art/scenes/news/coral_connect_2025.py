"""Pictures of the article "About 50 people meet for a second Coral Connect"."""
import math
from toolkit import boats, clay, closeups, faces, flora as F, from_above, household, land as L, school, shadow, water
from toolkit.paper import at, blob_pts, curve_pts, jitter, lin, poly, rgb, shade, smooth, taper, wander

PI = math.pi
COAST = [(-60, .86), (60, .74), (210, .6), (330, .43), (470, .31), (600, .2), (690, .06), (740, -.08)]      # x in units, y in heights


def star(c, x, y, R, rot, colors, share=1.0):
    """A six-legged frame from straight above with its shadow on the sand, and a coral at each tied place; R = reach of the legs."""
    ring = [(math.cos(rot + k * PI / 3), math.sin(rot + k * PI / 3)) for k in range(6)]

    def bars(g, w, color):
        for k, (u, v) in enumerate(ring):
            n = ring[(k + 1) % 6]
            rgb(g, shade(color, -.12 if v < 0 else .12)); taper(g, [(x + u * R * .42, y + v * R * .42), (x + u * R, y + v * R)], [w, w * .9]); g.fill()
            for q in (.42, .72): rgb(g, shade(color, .1)); taper(g, [(x + u * R * q, y + v * R * q), (x + n[0] * R * q, y + n[1] * R * q)], [w * .9, w * .9]); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=5, alpha=.34) as g:
        g.translate(R * .16, R * .22); bars(g, R * .08, '#0f3f5a')
    with c.piece(shadow=.3, lift=4, volume=.4, vsize=4, rim=.35) as g: bars(g, R * .062, '#a39a86')
    places = [(u * q, v * q) for u, v in ring for q in (.42, .97)] + [((ring[k][0] + ring[k - 1][0]) * .36, (ring[k][1] + ring[k - 1][1]) * .36) for k in range(6)]
    for u, v in places:
        if c.rng.random() < share: from_above.coral(c, x + u * R, y + v * R, R * c.rng.uniform(.24, .38), c.rng.choice(colors), int(c.rng.choice([0, 2, 2])))


def lead(c, rng, variant=0):
    """Straight down on a coast in the morning: at the upper left a mangrove and people who plant seedlings in the shallows, in the middle their boat, at the right swimmers in a ring around a frame with young corals."""
    W, H = c.w, c.h
    c.light = (-.62, -.78)
    c.backdrop([(0, '#cdeed6'), (.3, '#a4e2d0'), (.52, '#6bcfc8'), (.74, '#35abb8'), (1, '#14709a')], 36, glow=(W * .3, H * .2, 700, '#fff6d8', .35))
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=14, alpha=.5) as g:                    # sand and weed below the water
        for _ in range(46): x, y = rng.uniform(W * .2, W), rng.uniform(0, H); rgb(g, rng.choice(['#e9f0c9', '#2a8f9c', '#dff0cf']), rng.uniform(.15, .5)); smooth(g, blob_pts(rng, x, y, rng.uniform(50, 190), rng.uniform(30, 100), .25, 11)); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.2, alpha=.5) as g:                   # net of light on the sand
        g.set_line_width(3)
        for _ in range(300):
            x, y = rng.uniform(W * .1, W), rng.uniform(0, H); rgb(g, '#f6fff0', rng.uniform(.12, .5)); smooth(g, wander(rng, x, y, rng.uniform(0, 7), rng.uniform(40, 110), 5, .7), False); g.stroke()
    c.set_air()
    coast = curve_pts([(x, y * H) for x, y in COAST], 60)
    m = water.mask_of(c, [[(x + 130, y + 90) for x, y in coast] + [(-300, -300), (-300, H)]], 40); water.tint(c, m * .55, '#e3d3a4')
    with c.piece(shadow=.12, lift=4, volume=.15, rim=.2, grain=.06) as g: poly(g, [tuple(v) for v in coast] + [(-200, -200), (-200, H)]); lin(g, 0, 0, 380, 420, '#8a6f55', '#a5886a', '#c7ab84'); g.fill()
    with c.piece(shadow=0, volume=0, rim=0, grain=0) as g:                                       # lace of foam
        for k, (o, a) in enumerate(((4, .9), (20, .5), (44, .3))): rgb(g, 'white', a); g.set_line_width(5 - k); smooth(g, [(x + o + rng.normal(0, 4), y + o * .7 + rng.normal(0, 4)) for x, y in coast[::3]], False); g.stroke()

    # seedlings in rows along the shore, the older trees behind
    def seedling(x, y, s):
        with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=2, alpha=.3) as g: g.translate(s * .3, s * .36); rgb(g, '#2f4a4a'); smooth(g, blob_pts(rng, x, y, s * .5, s * .4, .2, 8)); g.fill()
        with c.piece(shadow=.3, lift=3, volume=.25, vsize=3) as g:
            a = rng.uniform(0, 1.5)
            for k, q in ((0, 1), (2, .94), (1, .7), (3, .72)): F.leaf(g, x, y, s * .62 * q, s * .3, a + k * PI / 2, jitter(rng, shade('#6fae4f', .12 if k in (1, 3) else -.06), .03))
    for row, (o, n) in enumerate(((52, 15), (108, 14), (166, 12))):
        for k in range(n):
            x, y = coast[int(4 + (k + .5 * (row % 2)) * 50 / n)]; x, y = x + o * .84 + rng.normal(0, 5), y + o * .62 + rng.normal(0, 5)
            if not (row == 2 and k in (4, 5, 8)) and x < W * .6: seedling(x, y, rng.uniform(38, 50))
    for back in range(9, 0, -1):
        for t in range(0, 60, 4):
            x, y = coast[t]; o = 58 + back * 52
            x, y = x - o * .84 + rng.normal(0, 18), y - o * .64 + rng.normal(0, 18)
            if -90 < x and -90 < y: from_above.crown(c, x, y, rng.uniform(96, 150), rng.choice(['#4d8a4a', '#3f7a48', '#5f9a50', '#467f52']), (-.62, -.78))
    who = [('#f2694b', 'hat', '#e6c885', .9), ('#1b8f93', 'hijab', '#f5b843', 2.2), ('#fff4d6', 'cap', '#c85a8e', .2), ('#8f6fb8', 'pony', '#fff4d6', 1.4), ('#f5b843', 'hat', '#e3c27c', 2.6), ('#3c86c2', 'short', '#fff4d6', -.4)]
    for (t, o), (top, hair, hat, rot) in zip(((7, 132), (17, 196), (27, 82), (34, 204), (44, 138), (51, 190)), who):
        x, y = coast[t]; x, y = x + o * .84, y + o * .62
        water.rings(c, [(x, y, 44)], 'white', .5)
        from_above.person(c, x, y, 84, rot, top, rng.choice(['#22405a', '#6b5a45', '#3a3f5c']), hair, hat, rng.choice(['#8a5a3c', '#a9734c', '#6b432d']), (.9, .7), .1, (.62, .78), .8)

    # the boat that brought them
    bx, by, a, s = W * .4, H * .69, .5, 385
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=7, alpha=.34) as g, at(g, bx + 70, by + 96, a, s):
        rgb(g, '#0f3f5a'); smooth(g, [(.56, 0), (.2, .092), (-.35, .07), (-.54, 0), (-.35, -.07), (.2, -.092)]); g.fill()
        for sg in (-1, 1): taper(g, [(-.42, .3 * sg), (0, .315 * sg), (.43, .29 * sg)], [.022, .034, .018], 16); g.fill()
        for px in (.2, -.22): taper(g, [(px, -.33), (px + .03, 0), (px, .33)], [.02, .026, .02], 18); g.fill()
    from_above.jukung(c, bx, by, s, a, '#e4573f', '#f0dcae', '#fff4d6')
    for u, v, top, hair, hat in ((.27, 0, '#f5b843', 'short', '#fff4d6'), (-.3, 0, '#1b8f93', 'cap', '#f2694b')):
        from_above.person(c, bx + math.cos(a) * u * s - math.sin(a) * v * s, by + math.sin(a) * u * s + math.cos(a) * v * s, 62, a + (PI if u < 0 else 0) * .1, top, '#3a3f5c', hair, hat, '#8a5a3c', (.7, .6), .02, (.6, .78), .05)

    # frames: one with its ring of swimmers, others further off
    young = ['#f2694b', '#f5a843', '#ee8f9f', '#a884c9', '#f0c27a']
    star(c, W * .99, H * .15, 112, .5, young, .8); star(c, W * .6, H * 1.0, 130, .1, young, .9); star(c, W * .965, H * .95, 150, .3, young, .9)
    cx, cy = W * .765, H * .525
    star(c, cx, cy, 168, .25, young)
    look = [('#f2694b', 'saffron', '#8a5a3c'), ('#1b8f93', 'coral', '#a9734c'), ('#f5b843', 'teal', '#6b432d'), ('#c85a8e', 'saffron', '#9a6645'), ('#fff4d6', 'coral', '#7b4f35'), ('#3c5fa0', 'saffron', '#cf9a72')]
    for k, (suit, fins, skin) in enumerate(look):
        t = .62 + k * PI / 3 + rng.normal(0, .07); R = 296 + rng.normal(0, 10)
        from_above.snorkeler(c, cx + math.cos(t) * R, cy + math.sin(t) * R * .97, 206, t + PI + rng.normal(0, .08), suit, fins, skin, rng.choice(['#241a15', '#17120f', '#3a2a20']), rng.choice(['coral', 'saffron', '#fff4d6']), rng.uniform(.2, .5), ((.2, .9), (.5, .3), (.9, .2))[k % 3], 74, (.8, 1))
    with c.piece(shadow=0, volume=.2, vsize=3, rim=.2) as g:                                     # small fish over the frame
        for _ in range(34):
            x, y, q = cx + rng.normal(0, 120), cy + rng.normal(0, 110), rng.uniform(11, 18); t = rng.normal(.5, .5)
            with at(g, x, y, t, q): rgb(g, rng.choice(['#ffb347', '#2f6fd0', '#fff4d6'])); smooth(g, [(.6, 0), (.1, .2), (-.35, .05), (-.7, .22), (-.6, 0), (-.7, -.22), (-.35, -.05), (.1, -.2)]); g.fill()
    for x, y, q, cc, k in ((.86, .05, 96, '#4f8f9a', 1), (.7, .06, 80, '#c9a06a', 1), (.62, .16, 64, '#d98fa0', 2), (.86, 1.0, 120, '#a884c9', 3)): from_above.coral(c, W * x, H * y, q, cc, k)
    water.strips(c, 0, H, 60, ('white', '#0f6f8a'), (.04, .14), .8)
    c.finish(.26, warm=.06, center=(.55, .5))


def second(c, rng, variant=0):
    """The workshop by day: people of all ages round a table under a thatched roof, with clay bases and little corals of paper on it; three look up and laugh at a quiz card that a fourth holds up."""
    W, H = c.w, c.h
    c.light = (-.4, -.92)
    hz = H * .36
    L.sky(c, 'noon', hz, glow=.5); c.set_air()
    L.cloud(c, W * .3, H * .2, 220, depth=.4)
    L.sea(c, hz, H * .52, 'noon', None, 60, .5)
    L.island(c, W * .75, hz + 4, 420, 40, depth=.5, beach=False)
    boats.jukung(c, W * .2, hz + 60, 130, None, '#e2573f', depth=.15)
    L.ground(c, [(-30, H * .51), (W * .5, H * .5), (W + 30, H * .51)], '#f0dfb4', '#c9a878', 200)
    with c.piece(shadow=.4, lift=10, volume=.4, vsize=12) as g: rgb(g, '#a9764a'); [(g.rectangle(W * x, 0, 30, H * .72), g.fill()) for x in (.04, .94)]
    with c.piece(shadow=.5, lift=14, volume=.4, vsize=16, grain=.06) as g:
        lin(g, 0, 0, 0, H * .16, '#8a6a3c', '#c9a860'); g.rectangle(-20, -20, W + 40, H * .12); g.fill()
        for _ in range(330): x = rng.uniform(-20, W + 20); rgb(g, jitter(rng, rng.choice(['#c9a860', '#a98a4c', '#e0c480', '#8a6a3c']), .03)); taper(g, [(x, H * .04), (x + rng.normal(0, 10), H * rng.uniform(.11, .17))], [9, 2], 4, False); g.fill()
    # faces on the far side of the table
    faces.front(c, W * .2, H * .43, 150, '#8a5a3c', 'short', top='#1b8f93', gaze=(.7, -.1), smile=.8, tilt=.05)
    faces.front(c, W * .42, H * .4, 154, '#a9734c', 'hijab', scarf='#c85a8e', top='#5a3f6a', gaze=(.6, -.1), smile=.7, tilt=.03)
    faces.front(c, W * .83, H * .42, 152, '#c98f66', 'bob', haircol='#5a3a24', top='#f5b843', gaze=(-.7, -.1), smile=.8, tilt=-.05)
    faces.front(c, W * .62, H * .37, 156, '#7b4f35', 'short', top='#e2573f', gaze=(0, .1), smile=.4, tilt=-.02)
    closeups.hand(c, W * .705, H * .375, 74, -PI / 2 - .1, 'pinch', '#7b4f35', '#e2573f', 2.6, held=lambda cv: card_(cv, W * .715, H * .275))
    # table
    with c.piece(shadow=.5, lift=16, volume=.35, vsize=16, rim=.4, grain=.05) as g:
        lin(g, 0, H * .68, 0, H, '#d9a870', '#9a6a40'); smooth(g, [(-40, H * .69), (W + 40, H * .69), (W + 40, H * 1.05), (-40, H * 1.05)], tension=.02); g.fill(); rgb(g, '#7a5030', .4)
        for k in range(7): taper(g, [(W * (.5 + (k - 3) * .16), H * .69), (W * (.5 + (k - 3) * .26), H * 1.05)], [2, 5], 2, False); g.fill()
    for x, y, s in ((.12, .83, 200), (.36, .8, 170), (.88, .85, 210)): shadow.blob(c, W * x + 12, H * y + 6, s * .6, s * .1, 0, .34, 7, '#4a2f20'); clay.base(c, W * x, H * y, s, turn=rng.uniform(0, 1))
    F.staghorn(c, W * .12, H * .77, 130, '#f2694b', 2, 5); F.staghorn(c, W * .88, H * .785, 140, '#f5b843', 2, 5)
    clay.lump(c, W * .7, H * .86, 180); household.basket(c, W * .53, H * .93, 200, handle=False, fill=lambda cv, x, y: [F.staghorn(cv, x + k * 22, y + 8, 74, ['#ee8f9f', '#f2694b', '#a884d0', '#f5b843'][k % 4], 1, 3, lean=k * .16) for k in range(-3, 4)])
    for x, y, a, kind in ((.24, .93, -.1, 'fish'), (.76, .95, .08, 'turtle')):
        with c.piece(shadow=.35, lift=5, volume=.15, vsize=6, rim=.4) as g, at(g, W * x, H * y, a): rgb(g, '#fdfaf0'); smooth(g, [(-90, -46), (90, -46), (100, 46), (-100, 46)], tension=.05); g.fill(); school.crayon(g, rng, [(-50, 0), (-10, -24), (40, 0), (-10, 24), (-50, 0)], '#2f86b8' if kind == 'fish' else '#5f9a4a', 6); school.crayon(g, rng, [(40, 0), (66, -18), (66, 18), (40, 0)], '#e2573f', 6)
    c.finish(.28, warm=.06, center=(.5, .5))


def card_(c, x, y):
    """A quiz card with a crayon turtle."""
    with c.piece(shadow=.4, lift=6, volume=.15, vsize=8, rim=.5) as g, at(g, x, y, .06): rgb(g, '#fdfaf0'); smooth(g, [(-78, -96), (78, -96), (78, 96), (-78, 96)], tension=.05); g.fill(); rgb(g, '#1b8f93'); g.rectangle(-78, -96, 156, 26); g.fill()
    with c.piece(shadow=0, volume=0, rim=0) as g, at(g, x, y + 10, .06, .8):
        school.crayon(g, c.rng, [(-40, 0), (-26, -32), (0, -42), (26, -32), (40, 0), (26, 32), (0, 42), (-26, 32), (-40, 0)], '#4f8a4a', 6)
        for a, b in (((0, -42), (0, -64)), ((-32, -26), (-62, -46)), ((32, -26), (62, -46)), ((-30, 28), (-50, 52)), ((30, 28), (50, 52)), ((-20, -10), (20, 12)), ((20, -10), (-20, 12))): school.crayon(g, c.rng, [a, b], '#4f8a4a', 6)
