"""Faces seen large from the front: simple cut paper, of nobody in particular; eyes, brows, nose and mouth, hair or a head scarf."""
from toolkit.paper import at, blob_pts, lin, rgb, shade, smooth, taper


def eyes(g, s, skin, gaze=(0.0, 0.0), wide=1.0, lids=0.0):
    """Both eyes with lids and brows (raw); the origin lies between them, s = width of the head, gaze -1..1; lids 0..1 lowers the upper lids, for a look down."""
    for m in (-1, 1):
        ex, w, h = m * s * .2, s * .1, s * .046 * wide
        smooth(g, [(ex - w, s * .01), (ex - w * .4, -h), (ex + w * .4, -h), (ex + w, s * .006), (ex + w * .35, h), (ex - w * .4, h)], tension=.6)
        p = g.copy_path(); rgb(g, '#fbf6ea'); g.fill(); g.save(); g.append_path(p); g.clip()
        ix, iy = ex + gaze[0] * w * .45, gaze[1] * h * .5 + lids * h * .5
        for r_, cc in ((s * .05, '#3a2416'), (s * .026, '#0d0a0a')): rgb(g, cc); g.arc(ix, iy, r_, 0, 7); g.fill()
        rgb(g, 'white'); g.arc(ix - s * .016, iy - s * .018, s * .013, 0, 7); g.fill()
        low = h * (1.5 * lids - 1.06)                                  # height of the upper lid's edge
        if lids: rgb(g, shade(skin, -.08)); smooth(g, [(ex - w * 1.2, s * .008), (ex - w * .4, low), (ex + w * .4, low), (ex + w * 1.2, 0), (ex + w, -h * 1.4), (ex - w, -h * 1.4)], tension=.5); g.fill()
        g.restore()
        rgb(g, '#2a1a14'); taper(g, [(ex - w * 1.05, s * .008), (ex - w * .4, low), (ex + w * .4, low), (ex + w * 1.08, 0)], [s * .008, s * .019, s * .019, s * .008], 16); g.fill()
        taper(g, [(ex + m * w * 1.2, -s * .105), (ex + m * w * .3, -s * .168), (ex - m * w * 1.0, -s * .15)], [s * .01, s * .026, s * .022], 14); g.fill()


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
    with c.piece(**o(shadow=0, volume=.1, rim=0, grain=.02)) as g, place(g):
        for m in (-1, 1): rgb(g, '#e2705a', .22); smooth(g, blob_pts(c.rng, m * s * .29, s * .2, s * .1, s * .075, .05, 9)); g.fill()
        eyes(g, s, skin, gaze, wide, lids)
        rgb(g, shade(skin, -.35), .8); taper(g, [(-s * .075, s * .2), (-s * .03, s * .235), (s * .03, s * .235), (s * .075, s * .2)], [s * .012, s * .026, s * .026, s * .012], 14); g.fill()
        w, d = s * (.13 + .04 * smile), s * .018 + s * .06 * smile
        smooth(g, [(-w, s * .36), (0, s * .385), (w, s * .36), (w * .55, s * .37 + d), (0, s * .385 + d * 1.15), (-w * .55, s * .37 + d)], tension=.5); p = g.copy_path(); rgb(g, '#6a2a2a'); g.fill()
        if smile > .3: g.save(); g.append_path(p); g.clip(); rgb(g, '#fdfaf0'); g.rectangle(-w, s * .35, 2 * w, s * .03 + d * .3); g.fill(); rgb(g, '#d9706a'); smooth(g, blob_pts(c.rng, 0, s * .4 + d * 1.1, w * .6, d * .5, .04, 8)); g.fill(); g.restore()
        rgb(g, shade(skin, -.3), .7); taper(g, [(-w * 1.12, s * .345), (-w, s * .362)], [s * .012, s * .02]); g.fill(); taper(g, [(w * 1.12, s * .345), (w, s * .362)], [s * .012, s * .02]); g.fill()
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
    with c.piece(shadow=.2, lift=3, volume=.25, vsize=6, rim=.1, grain=.02) as g:      # eyes look down to the coral at the left
        for m in (-1, 1):
            ex, ey, w = x + m * s * .2, y, s * .105
            eye = [(ex - w, ey + s * .012), (ex - w * .4, ey - s * .045), (ex + w * .4, ey - s * .042), (ex + w, ey + s * .006), (ex + w * .35, ey + s * .045), (ex - w * .4, ey + s * .045)]
            smooth(g, eye, tension=.6); path = g.copy_path(); rgb(g, '#fbf6ea'); g.fill(); g.save(); g.append_path(path); g.clip(); rgb(g, '#3a2416'); g.arc(ex + w * gaze, ey + s * .012, s * .047, 0, 7); g.fill(); rgb(g, '#0d0a0a'); g.arc(ex + w * gaze, ey + s * .012, s * .024, 0, 7); g.fill(); rgb(g, 'white'); g.arc(ex + w * (gaze - .12), ey - s * .006, s * .012, 0, 7); g.fill(); g.restore()
            rgb(g, '#2a1a14'); taper(g, [(ex - w * 1.05, ey + s * .008), (ex - w * .4, ey - s * .048), (ex + w * .4, ey - s * .046), (ex + w * 1.08, ey)], [s * .008, s * .02, s * .02, s * .008], 16); g.fill()
            taper(g, [(ex - w * 1.15, ey - s * .115), (ex, ey - s * .155), (ex + w * 1.15, ey - s * .12)], [s * .016, s * .036, s * .014], 14); g.fill()
    lens = lambda m: [(x + m * s * .045, y - s * .15), (x + m * s * .1, y - s * .235), (x + m * s * .36, y - s * .23), (x + m * s * .45, y - s * .12), (x + m * s * .42, y + s * .12), (x + m * s * .27, y + s * .2), (x + m * s * .1, y + s * .12)]
    outer = [(x, y - s * .31), (x + s * .4, y - s * .33), (x + s * .55, y - s * .15), (x + s * .5, y + s * .18), (x + s * .3, y + s * .3), (x + s * .13, y + s * .34), (x, y + s * .4), (x - s * .13, y + s * .34), (x - s * .3, y + s * .3), (x - s * .5, y + s * .18), (x - s * .55, y - s * .15), (x - s * .4, y - s * .33)]
    with c.piece(shadow=.1, lift=3, volume=.1, rim=.1, grain=.01) as g:                # light on the glass
        for m in (-1, 1):
            smooth(g, lens(m), tension=.5); path = g.copy_path(); rgb(g, '#c9f3ee', .2); g.fill(); g.save(); g.append_path(path); g.clip(); rgb(g, 'white', .34)
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
