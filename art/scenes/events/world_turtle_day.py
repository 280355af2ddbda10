"""Pictures of the event "World Turtle Day"."""
import math
from toolkit import fauna as A, land as L, people as P, shadow, water
from toolkit.paper import lin, poly, rgb, smooth, taper


def card(c, rng, variant=0):
    """A release in the afternoon: on wet sand young turtles make their own way to the foam, each with its track; behind a string with flags children and a ranger kneel and look, hands to themselves."""
    W, H = c.w, c.h
    c.light = (-.5, -.86)
    c.backdrop([(0, '#2f9fb0'), (.2, '#6fcfc8'), (.3, '#e6d7a8'), (.5, '#dcbf8a'), (1, '#e9cf98')], 90, wash=.05, glow=(W * .2, 0, 620, '#fff1c4', .4))
    with c.piece(shadow=0, volume=0, rim=0, grain=.03) as g: lin(g, 0, 0, 0, H * .26, '#1f8fa4', '#4fbcc0', '#a9e4d2'); g.rectangle(-20, -20, W + 40, H * .2); smooth(g, [(-40, H * .17), (W * .2, H * .235), (W * .45, H * .19), (W * .7, H * .25), (W + 40, H * .2), (W + 40, -40), (-40, -40)]); g.fill()
    water.strips(c, 10, H * .17, 60, ('#e9fbf2', '#16708a'), (.15, .4), .8)
    with c.piece(shadow=0, volume=0, rim=0, grain=.03, alpha=.5, blur=4) as g: rgb(g, '#a98a68'); smooth(g, [(-40, H * .2), (W * .2, H * .25), (W * .45, H * .21), (W * .7, H * .27), (W + 40, H * .22), (W + 40, H * .36), (W * .6, H * .42), (W * .3, H * .37), (-40, H * .39)]); g.fill()
    for dy, w in ((.19, 16), (.225, 12), (.255, 8)): L.foam(c, [(-40, H * (dy - .015)), (W * .2, H * (dy + .035)), (W * .45, H * (dy - .005)), (W * .7, H * (dy + .05)), (W + 40, H * dy)], w)
    with c.piece(shadow=0, volume=0, rim=0, grain=.06, alpha=.5) as g:
        for _ in range(260): x, y = rng.uniform(0, W), rng.uniform(H * .4, H); q = rng.uniform(2, 6); rgb(g, rng.choice(['#fff4d6', '#b3926a', '#d9a06a'])); g.arc(x, y, q * .5, 0, 7); g.fill()
    babies = [(.47, .88, 190, -1.5), (.3, .74, 160, -1.42), (.63, .71, 156, -1.68), (.44, .58, 128, -1.55), (.25, .5, 108, -1.36), (.58, .475, 104, -1.62), (.39, .4, 88, -1.5), (.52, .325, 72, -1.6), (.32, .3, 66, -1.45), (.68, .345, 74, -1.75)]
    with c.piece(shadow=.25, lift=2, volume=.3, vsize=3, rim=.3, grain=.05, alpha=.8) as g:      # tracks: a furrow between small strokes
        for x, y, s, a in babies:
            px, py = W * x, H * y + s * .3
            end = min(H * 1.03, H * (y + .5)); n = int((end - py) / (s * .16))
            for k in range(n):
                yy = py + k * s * .16; xx = px + math.sin(k * .4 + x * 20) * s * .08 - (yy - py) * math.cos(a) * .6; rgb(g, '#b08e62', .8 * (1 - k / n))
                for sg in (-1, 1): taper(g, [(xx + sg * s * .2, yy), (xx + sg * s * .34, yy + s * .09 * (1 if k % 2 == (sg > 0) else .4))], [s * .05, s * .03], 4); g.fill()
                rgb(g, '#c3a172', .6 * (1 - k / n)); taper(g, [(xx, yy), (xx, yy + s * .16)], [s * .13] * 2, 2, False); g.fill()
    for k, (x, y, s, a) in enumerate(babies): A.hatchling(c, W * x, H * y, s, a, k % 2)
    who = lambda **kw: P.look(rng, **kw)
    for x, y, h, pose, kw, fl in ((.05, .56, 250, 'squat', dict(hair='hijab', accent='#f5b843', top='#2f6fb0', bottom='trousers', bcol='#22344a'), False), (.075, .76, 270, 'kneel', dict(child=True, hair='pony', accent='#e2573f', top='#f5b843', bottom='shorts'), False), (.05, .985, 330, 'squat', dict(child=True, hair='short', top='#e2573f', bottom='shorts'), False),
                                  (.93, .55, 240, 'squat', dict(child=True, hair='hijab', accent='#c85a8e', top='#fff4d6', bottom='trousers'), True), (.955, .76, 280, 'kneel', dict(child=True, hair='cap', accent='#1b8f93', top='#8f6fb8', bottom='shorts'), True), (.95, .99, 330, 'squat', dict(hair='bun', accent='#f5b843', top='#1b8f93', bottom='shorts'), True)):
        shadow.blob(c, W * x, H * y, h * .26, 12, 0, .34, 7, '#5a4048'); P.person(c, W * x, H * y, h, pose, who(**kw), fl)
    # the string in front of them
    for side, xs in ((-1, (.13, .16, .18, .2)), (1, (.87, .84, .82, .8))):
        posts = [(W * xs[0], H * .93), (W * xs[1], H * .63), (W * xs[2], H * .44), (W * xs[3], H * .31)]
        with c.piece(shadow=.4, lift=5, volume=.4, vsize=5, rim=.4) as g:
            for k, (x, y) in enumerate(posts): h = 120 - 26 * k; rgb(g, '#c99a5c'); taper(g, [(x, y), (x, y - h)], [13 - 2 * k, 10 - 2 * k], cap=False); g.fill()
            rgb(g, '#fdfaf0'); g.set_line_width(4)
            for (x, y), (x2, y2), k in zip(posts, posts[1:], range(3)): h, h2 = 112 - 26 * k, 112 - 26 * (k + 1); g.move_to(x, y - h); g.curve_to((x * 2 + x2) / 3, y - h + 6, (x + 2 * x2) / 3, y2 - h2 + 22, x2, y2 - h2); g.stroke()
            for (x, y), (x2, y2), k in zip(posts, posts[1:], range(3)):
                for t in (.3, .65): q = 22 - 5 * k; X, Y = x + (x2 - x) * t, (y - 112 + 26 * k) * (1 - t) + (y2 - 112 + 26 * (k + 1)) * t + 10; rgb(g, ['#e2573f', '#f5b843', '#1b8f93'][(k + int(t > .5)) % 3]); poly(g, [(X - q * .6, Y), (X + q * .6, Y), (X, Y + q)]); g.fill()
    c.finish(.28, warm=.08, center=(.47, .5))
