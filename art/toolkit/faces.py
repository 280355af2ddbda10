"""Faces seen large from the front: simple cut paper, of nobody in particular; eyes, brows, nose and mouth, hair or a head scarf."""
from toolkit.paper import at, blob_pts, lin, rgb, shade, smooth, taper


def eyes(g, s, skin, gaze=(0.0, 0.0), wide=1.0):
    """Both eyes with lids and brows (raw); the origin lies between them, s = width of the head, gaze -1..1."""
    for m in (-1, 1):
        ex, w, h = m * s * .2, s * .1, s * .046 * wide
        smooth(g, [(ex - w, s * .01), (ex - w * .4, -h), (ex + w * .4, -h), (ex + w, s * .006), (ex + w * .35, h), (ex - w * .4, h)], tension=.6)
        p = g.copy_path(); rgb(g, '#fbf6ea'); g.fill(); g.save(); g.append_path(p); g.clip()
        ix, iy = ex + gaze[0] * w * .45, gaze[1] * h * .5
        for r_, cc in ((s * .05, '#3a2416'), (s * .026, '#0d0a0a')): rgb(g, cc); g.arc(ix, iy, r_, 0, 7); g.fill()
        rgb(g, 'white'); g.arc(ix - s * .016, iy - s * .018, s * .013, 0, 7); g.fill(); g.restore()
        rgb(g, '#2a1a14'); taper(g, [(ex - w * 1.05, s * .008), (ex - w * .4, -h * 1.06), (ex + w * .4, -h * 1.06), (ex + w * 1.08, 0)], [s * .008, s * .019, s * .019, s * .008], 16); g.fill()
        taper(g, [(ex + m * w * 1.2, -s * .105), (ex + m * w * .3, -s * .168), (ex - m * w * 1.0, -s * .15)], [s * .01, s * .026, s * .022], 14); g.fill()


def front(c, x, y, s, skin='#8a5a3c', hair='short', haircol='#1d1512', scarf='#f5b843', top='#f4efe2', gaze=(0.0, 0.0), smile=.5, tilt=0.0, wide=1.0, **kw):
    """Head and shoulders of a child or a young person; x, y = between the eyes, s = width of the head. hair: short, bob or hijab; smile 0..1 opens the mouth."""
    o = lambda **k: {**k, **kw}
    place = lambda g: at(g, x, y, tilt)
    with c.piece(**o(shadow=.4, lift=s * .05, volume=.5, vsize=s * .1, rim=.4)) as g, place(g):      # shoulders
        smooth(g, [(-s * 1.15, s * 2.0), (-s * .98, s * 1.25), (-s * .4, s * .95), (s * .4, s * .95), (s * .98, s * 1.25), (s * 1.15, s * 2.0), (s * 1.2, s * 3.4), (-s * 1.2, s * 3.4)], tension=.45); lin(g, -s, 0, s, 0, shade(top, .1), top, shade(top, -.3)); g.fill()
    if hair == 'bob':
        with c.piece(**o(shadow=.3, lift=s * .03, volume=.4, vsize=s * .08)) as g, place(g): rgb(g, haircol); smooth(g, [(0, -s * .66), (s * .5, -s * .5), (s * .62, 0), (s * .6, s * .72), (-s * .6, s * .72), (-s * .62, 0), (-s * .5, -s * .5)]); g.fill()
    with c.piece(**o(shadow=.3, lift=s * .03, volume=.45, vsize=s * .09, rim=.3)) as g, place(g):    # neck, ears, face
        rgb(g, shade(skin, -.2)); taper(g, [(0, s * .4), (0, s * .8), (0, s * 1.06)], [s * .44, s * .42, s * .54], 14, cap=False); g.fill()
        if hair != 'hijab': [(rgb(g, shade(skin, -.1)), smooth(g, blob_pts(c.rng, m * s * .49, s * .1, s * .08, s * .13, .04, 9)), g.fill()) for m in (-1, 1)]
        smooth(g, [(0, -s * .56), (s * .36, -s * .46), (s * .49, -s * .04), (s * .45, s * .32), (s * .3, s * .58), (0, s * .69), (-s * .3, s * .58), (-s * .45, s * .32), (-s * .49, -s * .04), (-s * .36, -s * .46)], tension=.5); lin(g, -s * .45, -s * .2, s * .45, s * .4, shade(skin, .14), skin, shade(skin, -.18)); g.fill()
    with c.piece(**o(shadow=0, volume=.1, rim=0, grain=.02)) as g, place(g):
        for m in (-1, 1): rgb(g, '#e2705a', .22); smooth(g, blob_pts(c.rng, m * s * .29, s * .2, s * .1, s * .075, .05, 9)); g.fill()
        eyes(g, s, skin, gaze, wide)
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
