"""Faces seen large from the front: simple cut paper, of nobody in particular; eyes, brows, nose and mouth, hair or a head scarf."""
from toolkit.paper import at, blob_pts, lin, rgb, shade, smooth, taper


def eyes(g, s, skin, gaze=(0.0, 0.0), wide=1.0, lids=0.0):
    """Both eyes, lowered to what the hands do: the edge of a lid with its lashes, and a brow (raw); the origin lies between them, s = width of the head, gaze -1..1."""
    dx, dy = gaze[0] * s * .07, max(0, gaze[1]) * s * .02
    for m in (-1, 1):
        near = 1 - .16 * m * (1 if gaze[0] > 0 else -1) * abs(gaze[0])     # the far eye of a turned head is narrower
        ex, w = m * s * .19 + dx, s * .088 * near
        rgb(g, shade(skin, -.2), .5); smooth(g, [(ex - w, dy + s * .012), (ex - w * .4, dy - s * .03), (ex + w * .4, dy - s * .03), (ex + w, dy + s * .012), (ex, dy + s * .04)], tension=.55); g.fill()
        rgb(g, '#24140f'); taper(g, [(ex - w, dy + s * .01), (ex - w * .45, dy + s * .036), (ex + w * .45, dy + s * .036), (ex + w, dy + s * .01)], [s * .006, s * .017, s * .017, s * .006], 18); g.fill()
        rgb(g, '#2a1a14', .9); taper(g, [(ex + m * w * 1.15, dy - s * .095), (ex + m * w * .2, dy - s * .135), (ex - m * w * .95, dy - s * .112)], [s * .006, s * .018, s * .014], 16); g.fill()


def front(c, x, y, s, skin='#8a5a3c', hair='short', haircol='#1d1512', scarf='#f5b843', top='#f4efe2', gaze=(0.0, 0.0), smile=.5, tilt=0.0, wide=1.0, lids=0.0, **kw):
    """Head and shoulders of a child or a young person; x, y = between the eyes, s = width of the head. hair: short, bob or hijab; smile 0..1 opens the mouth; lids as for eyes."""
    o = lambda **k: {**k, **kw}
    place = lambda g: at(g, x, y, tilt)
    with c.piece(**o(shadow=.4, lift=s * .05, volume=.5, vsize=s * .1, rim=.4)) as g, place(g):      # shoulders
        smooth(g, [(-s * 1.16, s * 1.9), (-s * 1.06, s * 1.28), (-s * .82, s * 1.04), (-s * .34, s * .86), (s * .34, s * .86), (s * .82, s * 1.04), (s * 1.06, s * 1.28), (s * 1.16, s * 1.9), (s * 1.2, s * 3.4), (-s * 1.2, s * 3.4)], tension=.45); p = g.copy_path(); lin(g, -s, 0, s, 0, shade(top, .1), top, shade(top, -.3)); g.fill()
        g.save(); g.append_path(p); g.clip(); rgb(g, shade(top, -.45), .5)
        for m in (-1, 1): taper(g, [(m * s * .8, s * 2.6), (m * s * .76, s * 1.9), (m * s * .82, s * 1.5)], [s * .03, s * .04, s * .008], 14); g.fill()      # where the arm meets the trunk
        g.restore()
    if hair == 'bob':
        with c.piece(**o(shadow=.3, lift=s * .03, volume=.4, vsize=s * .08)) as g, place(g): rgb(g, haircol); smooth(g, [(0, -s * .66), (s * .5, -s * .5), (s * .62, 0), (s * .6, s * .72), (-s * .6, s * .72), (-s * .62, 0), (-s * .5, -s * .5)]); g.fill()
    with c.piece(**o(shadow=.3, lift=s * .03, volume=.45, vsize=s * .09, rim=.3)) as g, place(g):    # neck, ears, face
        rgb(g, shade(skin, -.2)); taper(g, [(0, s * .4), (0, s * .76), (0, s * .98)], [s * .46, s * .45, s * .58], 14, cap=False); g.fill(); rgb(g, shade(top, -.4), .8); taper(g, [(-s * .34, s * .9), (0, s * 1.03), (s * .34, s * .9)], [s * .03, s * .05, s * .03], 14); g.fill()
        if hair != 'hijab': [(rgb(g, shade(skin, -.1)), smooth(g, blob_pts(c.rng, m * s * .49, s * .1, s * .08, s * .13, .04, 9)), g.fill()) for m in (-1, 1)]
        smooth(g, [(0, -s * .56), (s * .36, -s * .46), (s * .49, -s * .04), (s * .45, s * .32), (s * .3, s * .58), (0, s * .69), (-s * .3, s * .58), (-s * .45, s * .32), (-s * .49, -s * .04), (-s * .36, -s * .46)], tension=.5); lin(g, -s * .45, -s * .2, s * .45, s * .4, shade(skin, .14), skin, shade(skin, -.18)); g.fill()
    turn = gaze[0] * s * .07
    with c.piece(**o(shadow=0, volume=.1, rim=0, grain=.02)) as g, place(g):
        side = -1 if gaze[0] > 0 else 1                                # the cheek that the light leaves
        rgb(g, shade(skin, -.3), .28); smooth(g, [(side * s * .47, -s * .1), (side * s * .3 + turn, s * .02), (side * s * .22 + turn, s * .3), (side * s * .1 + turn, s * .6), (side * s * .3, s * .57), (side * s * .44, s * .32)], tension=.5); g.fill()
        eyes(g, s, skin, gaze, wide, lids)
        rgb(g, shade(skin, -.3), .75); taper(g, [(turn * 1.25 - side * s * .005, -s * .06), (turn * 1.6 - side * s * .02, s * .1), (turn * 1.75 - side * s * .034, s * .185), (turn * 1.4 + side * s * .035, s * .205)], [s * .004, s * .014, s * .03, s * .012], 22); g.fill()
        w, up = s * (.1 + .05 * smile), s * .03 * smile
        rgb(g, shade(skin, -.5)); taper(g, [(turn - w, s * .375 - up), (turn - w * .4, s * .4), (turn + w * .4, s * .4), (turn + w, s * .375 - up)], [s * .005, s * .018, s * .018, s * .005], 20); g.fill()
        rgb(g, shade(skin, -.22), .6); taper(g, [(turn - w * .5, s * .445), (turn, s * .46), (turn + w * .5, s * .445)], [s * .004, s * .014, s * .004], 14); g.fill()
    with c.piece(**o(shadow=.35, lift=s * .03, volume=.45, vsize=s * .09, rim=.35)) as g, place(g):
        if hair == 'hijab':
            g.set_fill_rule(1)
            smooth(g, [(0, -s * .74), (s * .5, -s * .56), (s * .64, 0), (s * .6, s * .6), (s * .86, s * 1.2), (s * .5, s * 1.62), (0, s * 1.72), (-s * .5, s * 1.62), (-s * .86, s * 1.2), (-s * .6, s * .6), (-s * .64, 0), (-s * .5, -s * .56)], tension=.5)
            smooth(g, [(0, -s * .42), (s * .32, -s * .33), (s * .44, 0), (s * .41, s * .32), (s * .24, s * .6), (0, s * .7), (-s * .24, s * .6), (-s * .41, s * .32), (-s * .44, 0), (-s * .32, -s * .33)], tension=.5)
            lin(g, -s * .6, -s * .5, s * .6, s, shade(scarf, .18), scarf, shade(scarf, -.28)); g.fill()
            rgb(g, shade(scarf, -.4), .4)
            for t in (.0, .22): taper(g, [(-s * .42, s * (.72 + t)), (0, s * (.92 + t)), (s * .4, s * (.74 + t))], [s * .006, s * .026, s * .006], 16); g.fill()
        else:
            rgb(g, haircol); smooth(g, [(-s * .52, s * .06), (-s * .53, -s * .32), (-s * .3, -s * .66), (0, -s * .74), (s * .3, -s * .66), (s * .53, -s * .32), (s * .52, s * .06), (s * .44, -s * .2), (s * .2, -s * .38), (-s * .08, -s * .3), (-s * .34, -s * .36), (-s * .44, -s * .16)], tension=.5); g.fill()


def masked(c, x, y, s, skin, mask='#2fa79c', suit='#16304a', stripe='#e9503a', gaze=-.3):
    """A diver's head from the front: mask with both eyes in it, mouthpiece with hoses; x, y = between the eyes, s = width of the head; stripe: straps over the shoulders; gaze -1 left .. 1 right."""
    sk = skin
    with c.piece(shadow=.4, lift=16, volume=.5, vsize=34, rim=.4) as g:                # shoulders and chest
        smooth(g, [(x - s * 1.35, y + s * 2.4), (x - s * 1.2, y + s * 1.45), (x - s * .6, y + s * 1.08), (x, y + s * 1.0), (x + s * .6, y + s * 1.08), (x + s * 1.2, y + s * 1.45), (x + s * 1.35, y + s * 2.4)], tension=.45); lin(g, x - s, 0, x + s, 0, shade(suit, .25), suit, shade(suit, -.4)); g.fill()
        for m in (-1, 1): rgb(g, stripe); taper(g, [(x + m * s * .42, y + s * 1.05), (x + m * s * .58, y + s * 1.6), (x + m * s * .55, y + s * 2.4)], [s * .17, s * .2, s * .2], 14, False); g.fill()
    with c.piece(shadow=.4, lift=12, volume=.5, vsize=30, rim=.4) as g:                # hood round the head, then the face
        smooth(g, [(x, y - s * .78), (x + s * .44, y - s * .62), (x + s * .6, y - s * .1), (x + s * .56, y + s * .5), (x + s * .36, y + s * 1.15), (x - s * .36, y + s * 1.15), (x - s * .56, y + s * .5), (x - s * .6, y - s * .1), (x - s * .44, y - s * .62)], tension=.5); lin(g, x - s * .6, 0, x + s * .6, 0, shade(suit, .3), suit, shade(suit, -.35)); g.fill()
    with c.piece(shadow=.3, lift=5, volume=.4, vsize=24, rim=.2) as g:
        smooth(g, [(x, y - s * .52), (x + s * .36, y - s * .42), (x + s * .46, y - s * .02), (x + s * .42, y + s * .36), (x + s * .22, y + s * .74), (x, y + s * .8), (x - s * .22, y + s * .74), (x - s * .42, y + s * .36), (x - s * .46, y - s * .02), (x - s * .36, y - s * .42)], tension=.5); lin(g, x - s * .4, y, x + s * .4, y, shade(sk, .14), sk, shade(sk, -.2)); g.fill()
    lens = lambda m: [(x + m * s * .045, y - s * .15), (x + m * s * .1, y - s * .235), (x + m * s * .36, y - s * .23), (x + m * s * .45, y - s * .12), (x + m * s * .42, y + s * .12), (x + m * s * .27, y + s * .2), (x + m * s * .1, y + s * .12)]
    outer = [(x, y - s * .31), (x + s * .4, y - s * .33), (x + s * .55, y - s * .15), (x + s * .5, y + s * .18), (x + s * .3, y + s * .3), (x + s * .13, y + s * .34), (x, y + s * .4), (x - s * .13, y + s * .34), (x - s * .3, y + s * .3), (x - s * .5, y + s * .18), (x - s * .55, y - s * .15), (x - s * .4, y - s * .33)]
    with c.piece(shadow=.1, lift=3, volume=.1, rim=.1, grain=.02) as g:                # the glass shows the water before it: surface, reef and light
        for m in (-1, 1):
            smooth(g, lens(m), tension=.5); path = g.copy_path(); lin(g, x, y - s * .24, x, y + s * .2, '#dff8ee', '#5cc3c8', '#1d7f98', '#0e4a6b'); g.fill(); g.save(); g.append_path(path); g.clip()
            for q, cc in ((.0, '#f2694b'), (.1, '#d98bb0'), (-.12, '#f5b843'), (.2, '#7a6fb0'), (-.22, '#2f8f8a')):
                rgb(g, cc, .75); smooth(g, blob_pts(c.rng, x + m * s * .25 + q * s * .8, y + s * .2, s * .075, s * (.07 + .2 * abs(q)), .12, 9)); g.fill()
            rgb(g, 'white', .3)
            for o, w in ((-.12, .05), (.0, .022)): taper(g, [(x + m * s * .25 + s * (o - .1), y + s * .3), (x + m * s * .25 + s * (o + .16), y - s * .3)], [s * w, s * w], 4, False); g.fill()
            g.restore()
    with c.piece(shadow=.45, lift=8, volume=.5, vsize=12, rim=.6) as g:                # frame of the mask with its nose
        g.set_fill_rule(1); smooth(g, outer, tension=.5)
        for m in (-1, 1): smooth(g, lens(m), tension=.5)
        lin(g, x - s * .5, y - s * .3, x + s * .5, y + s * .3, mask, shade(mask, -.48), shade(mask, -.68)); g.fill()
    with c.piece(shadow=.4, lift=6, volume=.5, vsize=12, rim=.5) as g:
        smooth(g, [(x, y - s * .04), (x + s * .07, y + s * .12), (x + s * .13, y + s * .28), (x + s * .06, y + s * .36), (x - s * .06, y + s * .36), (x - s * .13, y + s * .28), (x - s * .07, y + s * .12)]); lin(g, x - s * .1, 0, x + s * .1, 0, shade(mask, .12), shade(mask, -.4)); g.fill()
    with c.piece(shadow=.45, lift=10, volume=.5, vsize=16, rim=.6) as g:                # mouthpiece, hose over the shoulder
        g.set_line_width(s * .085); rgb(g, '#1a2229'); g.move_to(x + s * .16, y + s * .58); g.curve_to(x + s * .62, y + s * .62, x + s * .92, y + s * .5, x + s * .98, y + s * 1.5); g.stroke()
        smooth(g, [(x, y + s * .4), (x + s * .2, y + s * .45), (x + s * .25, y + s * .58), (x + s * .17, y + s * .74), (x, y + s * .79), (x - s * .17, y + s * .74), (x - s * .25, y + s * .58), (x - s * .2, y + s * .45)]); lin(g, x - s * .2, y + s * .4, x + s * .2, y + s * .8, '#5f7078', '#2a353c', '#151c22'); g.fill()
        rgb(g, '#f5b843'); g.arc(x, y + s * .59, s * .1, 0, 7); g.fill(); rgb(g, '#c98a2a'); g.set_line_width(s * .014); g.arc(x, y + s * .59, s * .065, 0, 7); g.stroke()
