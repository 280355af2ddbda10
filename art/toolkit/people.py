"""people.py - small figures and divers, always from behind, from the side or far away; no faces, no likeness.

person(c, x, y, H, pose, look, flip)  on land: x,y = where the feet (or seat) touch the ground, H = standing height (units)
diver(c, x, y, H, ...)                scuba diver, H = height head to heel; heading in radians as for fish
freediver(c, x, y, H, ...)            streamlined, one breath, long fins;   snorkeler(...) seen at the surface
POSES: angles in degrees measured from straight down; + swings towards the facing side (right).  Each limb = (upper, lower).
look(rng, **over) makes varied clothes.  bust(...): head and shoulders from behind, for rows of listeners;  cyclist(...) from the side.
"""
import math
import numpy as np
from toolkit import gear as G
from toolkit.paper import at, blob_pts, col, lin, mix, rgb, shade, smooth, taper

PI = math.pi
SKINS = ['#8a5a3c', '#a9734c', '#6b432d', '#9a6645', '#7b4f35']
SHIRTS = ['#f2694b', '#1b8f93', '#f5b843', '#fff4d6', '#8f6fb8', '#c85a8e', '#3c86c2', '#e8e2cf', '#2f5d6c', '#d9895a']
BOTTOMS = ['#22405a', '#6b5a45', '#3f5e5a', '#c9b48a', '#7a3f4f', '#2c3448', '#4f6d8a']
# view: 'side' facing right, 'back' seen from behind.  lean: trunk.  L/R: far / near limb (side) or left / right (back)
POSES = dict(
    stand=dict(view='back', lean=2, aL=(-9, -4), aR=(10, 16), lL=(-4, -2), lR=(5, 2), head=4),
    contrapposto=dict(view='back', lean=-3, aL=(-24, 28), aR=(8, 4), lL=(-3, -1), lR=(12, -6), head=-8),
    stand_side=dict(view='side', lean=3, aL=(8, 22), aR=(-8, 6), lL=(4, -4), lR=(-3, -6), head=5),
    walk=dict(view='side', lean=6, aL=(28, 44), aR=(-26, -8), lL=(-20, -42), lR=(24, 8), head=6),
    walk_back=dict(view='back', lean=3, aL=(-14, 2), aR=(13, -6), lL=(-6, 2), lR=(7, 3), head=3, fR=.86),
    carry=dict(view='side', lean=-4, aL=(28, 92), aR=(20, 86), lL=(-14, -28), lR=(18, 4), head=2),
    bend=dict(view='side', lean=78, aL=(24, 8), aR=(6, 22), lL=(-2, -22), lR=(22, -12), head=66),
    plant=dict(view='side', lean=62, aL=(38, 20), aR=(16, 30), lL=(52, -40), lR=(30, -36), head=50),
    squat=dict(view='side', lean=32, aL=(62, 30), aR=(42, 62), lL=(104, -38), lR=(92, -44), head=28),
    squat_back=dict(view='back', lean=7, aL=(-26, 22), aR=(34, -6), lL=(-84, 10), lR=(86, -8), head=14, fL=.44, fR=.44, seat=.135),
    kneel=dict(view='side', lean=26, aL=(50, 70), aR=(34, 60), lL=(78, -8), lR=(4, -88), head=34),
    sit=dict(view='side', lean=8, aL=(34, 68), aR=(22, 74), lL=(86, 6), lR=(80, -6), head=14, seat=True),
    sit_ground=dict(view='back', lean=-5, aL=(-26, -10), aR=(24, 2), lL=(-64, -112), lR=(62, 108), head=6, fL=.55, fR=.55, seat=True),
    sit_hug=dict(view='side', lean=14, aL=(46, 58), aR=(40, 62), lL=(128, 12), lR=(120, 4), head=10, seat=True),
    reach=dict(view='side', lean=12, aL=(96, 108), aR=(62, 84), lL=(-8, -16), lR=(16, 2), head=8),
    point=dict(view='back', lean=4, aL=(-10, 14), aR=(104, 112), lL=(-5, -2), lR=(9, 0), head=12),
    arm_up=dict(view='back', lean=-3, aL=(-14, -6), aR=(152, 172), lL=(-6, -1), lR=(6, 4), head=5),
    lean_table=dict(view='side', lean=26, aL=(46, 64), aR=(34, 74), lL=(-4, -10), lR=(10, -6), head=38),
    crouch_look=dict(view='side', lean=48, aL=(30, -8), aR=(20, -14), lL=(26, -22), lR=(34, -12), head=40),
    throw=dict(view='side', lean=14, aL=(-40, -70), aR=(110, 80), lL=(-26, -34), lR=(30, 6), head=10),
)


def look(rng, **over):
    """Random but plausible clothes. kinds: hair short/bob/bun/pony/hijab/cap/hat; bottom shorts/trousers/skirt; sleeve short/long/none."""
    d = dict(skin=rng.choice(SKINS), hair=rng.choice(['short', 'short', 'bob', 'bun', 'pony', 'hijab', 'cap', 'hat']),
             haircol=rng.choice(['#17120f', '#241a15', '#2e2018']), top=rng.choice(SHIRTS), sleeve=rng.choice(['short', 'short', 'long']),
             bottom=rng.choice(['shorts', 'shorts', 'trousers', 'skirt']), bcol=rng.choice(BOTTOMS), accent=rng.choice(SHIRTS), shoes=None, pack=None, build=rng.uniform(.92, 1.1), child=False)
    d.update(over)
    if d['hair'] == 'hijab':
        d['sleeve'] = 'long'
        d['bottom'] = over.get('bottom', rng.choice(['skirt', 'trousers']))
    return d


def _dir(a):
    a = math.radians(a)
    return np.array([math.sin(a), math.cos(a)])


def person(c, x, y, H=200, pose='stand', lk=None, flip=False, prop=None, tweak=None, **kw):
    """Draw one figure; returns dict of joint positions in units (hands 'hL','hR', 'head').
    prop: callable(g, joints) drawing in figure space after the body; tweak: dict overriding pose entries."""
    r = c.rng
    P = dict(POSES[pose])
    P.update(tweak or {})
    lk = lk or look(r)
    child = lk.get('child')
    hd = .075 if not child else .098           # head radius
    k = 1.0 if not child else .93
    tor, ua, fa, th, sh = .285 * k, .165 * k, .15 * k, .235 * k, .24 * k
    bw = lk['build']
    j = lambda a: a + r.normal(0, 2.2)
    back = P['view'] == 'back'
    hip = np.array([0., 0.])
    up = -_dir(-P['lean'])                     # trunk direction
    perp = np.array([-up[1], up[0]])
    neck = hip + up * tor
    headc = neck + (-_dir(-(P['head'] * .6 + P['lean'] * .4))) * (hd * 1.32)
    sw, hw = ((.098 if not child else .09) * bw, .062 * bw) if back else (.018, .012)
    shL, shR = neck - perp * sw + up * -.045, neck + perp * sw + up * -.045
    if not back:
        shL, shR = neck + perp * .012 - up * .03, neck - perp * .012 - up * .03
    hL, hR = hip - perp * hw * (1 if back else -.6), hip + perp * hw * (1 if back else -.6)
    if perp[0] < 0 and back:
        shL, shR, hL, hR = shR, shL, hR, hL
    J = {}
    fL, fR = P.get('fL', 1), P.get('fR', 1)
    for s, h0 in (('L', hL), ('R', hR)):
        a, b = P['l' + s]
        f = P.get('f' + s, 1)
        J['k' + s] = h0 + _dir(j(a)) * th * f
        J['a' + s] = J['k' + s] + _dir(j(b)) * sh * (f if P.get('seat') else 1)
    for s, s0 in (('L', shL), ('R', shR)):
        a, b = P['a' + s]
        J['e' + s] = s0 + _dir(j(a)) * ua
        J['h' + s] = J['e' + s] + _dir(j(b)) * fa
    low = max(J['aL'][1], J['aR'][1], J['kL'][1], J['kR'][1]) + .028
    if P.get('seat'):                          # True: seat on the ground line; a number: height of the hip above it
        low = .075 if P['seat'] is True else P['seat']
    opt = dict(shadow=.36, lift=max(2.5, H * .022), volume=.34, vsize=H * .035, rim=.3, grain=.035)
    opt.update(kw)
    skin, top, bot = col(lk['skin']), col(lk['top']), col(lk['bcol'])
    hairc = col(lk['haircol'])

    def leg(g, s, dk):
        h0 = hL if s == 'L' else hR
        kn, an = J['k' + s], J['a' + s]
        sk = shade(skin, dk)
        kind = lk['bottom']
        mid = (kn + an) / 2
        cal = np.array([-(an - kn)[1], (an - kn)[0]]) * (.06 if not back else 0)
        # foot
        fdir = np.array([1, .12]) if not back else np.array([(.35 if s == 'R' else -.35), .6])
        sc = lk['shoes'] or sk
        if not back:
            lowdir = an - kn
            ang = math.atan2(lowdir[1], lowdir[0]) - PI / 2
            if abs(ang) > .9:       # lower leg lies back: foot points down/back
                toe = an + np.array([-.05 if ang > 0 else .05, .035])
            else:
                toe = an + np.array([.085, .022 - .02 * ang])
            smooth(g, [tuple(an + (-.022, -.015)), tuple(an + (.018, -.02)), tuple(toe + (-.01, -.012)), tuple(toe + (.008, .008)), tuple(an + (.02, .03)), tuple(an + (-.028, .026))])
        else:
            smooth(g, [tuple(an + (-.022, -.02)), tuple(an + (.022, -.02)), tuple(an + fdir * .045 + (.016, .008)), tuple(an + fdir * .03 + (-.022, .014))])
        rgb(g, sc if lk['shoes'] is None else shade(lk['shoes'], dk)); g.fill()
        taper(g, [tuple(h0), tuple((h0 + kn) / 2), tuple(kn), tuple(mid - cal), tuple(an)], [.1 * bw, .086 * bw, .06 * bw, .058 * bw, .036], 26); rgb(g, sk); g.fill()
        if kind in ('shorts', 'trousers'):
            bc = shade(bot, dk)
            if kind == 'shorts':
                e = h0 + (kn - h0) * .72
                taper(g, [tuple(h0 - (kn - h0) * .05), tuple((h0 + e) / 2), tuple(e)], [.112 * bw, .108 * bw, .098 * bw], 12, cap=False)
            else:
                taper(g, [tuple(h0), tuple((h0 + kn) / 2), tuple(kn), tuple(mid), tuple(an - (an - kn) * .12)], [.115 * bw, .098 * bw, .08 * bw, .074 * bw, .066 * bw], 26, cap=False)
            rgb(g, bc); g.fill()
            if kind == 'shorts':
                rgb(g, shade(bc, -.35), .5); g.set_line_width(.006)
                d = (kn - h0) / (np.hypot(*(kn - h0)) + 1e-6); n = np.array([-d[1], d[0]])
                e = h0 + (kn - h0) * .72
                g.move_to(*(e + n * .045)); g.line_to(*(e - n * .045)); g.stroke()

    def arm(g, s, dk):
        s0 = shL if s == 'L' else shR
        e, h = J['e' + s], J['h' + s]
        sk = shade(skin, dk)
        taper(g, [tuple(s0), tuple((s0 + e) / 2), tuple(e), tuple((e + h) / 2), tuple(h)], [.066 * bw, .058 * bw, .046 * bw, .044 * bw, .03], 22); rgb(g, sk); g.fill()
        d = (h - e) / (np.hypot(*(h - e)) + 1e-6)
        n = np.array([-d[1], d[0]])
        smooth(g, [tuple(h - n * .016), tuple(h + d * .028 - n * .02), tuple(h + d * .056 - n * .008), tuple(h + d * .054 + n * .01), tuple(h + d * .02 + n * .018), tuple(h + n * .014)]); rgb(g, sk); g.fill()
        taper(g, [tuple(h + d * .006 + n * .01), tuple(h + d * .034 + n * .03)], [.013, .009]); g.fill()
        tc = shade(top, dk)
        if lk['sleeve'] == 'long':
            taper(g, [tuple(s0), tuple((s0 + e) / 2), tuple(e), tuple((e + h) / 2), tuple(h - d * .012)], [.08 * bw, .07 * bw, .06 * bw, .056 * bw, .05], 22, cap=False); rgb(g, tc); g.fill()
        elif lk['sleeve'] == 'short':
            m = s0 + (e - s0) * .68
            taper(g, [tuple(s0), tuple((s0 + m) / 2), tuple(m)], [.084 * bw, .082 * bw, .08 * bw], 10, cap=False); rgb(g, tc); g.fill()
            g.arc(s0[0], s0[1], .042 * bw, 0, 7); g.fill()

    def torso(g):
        w = 1 if back else .62
        mid = (hip + neck) / 2
        bend = perp * (0 if back else .02) * (1 if P['lean'] > 20 else .4)
        wl = (.088 if not child else .082) * bw * w
        sl = .034 if back else .014
        pts = [neck - perp * .112 * w * bw - up * (sl + .012), neck - perp * .07 * w - up * sl * .3, neck - perp * .034 + up * .014, neck + perp * .034 + up * .014, neck + perp * .07 * w - up * sl * .3, neck + perp * .112 * w * bw - up * (sl + .012),
               mid + perp * wl * .9 - bend * 1.2 + up * .02, hip + perp * .082 * bw * (w + (.12 if back else .0)) - up * .02, hip - up * .045, hip - perp * .082 * bw * (w + (.12 if back else .0)) - up * .02, mid - perp * wl * .9 - bend * 1.2 + up * .02]
        # neck
        taper(g, [tuple(neck - up * .02), tuple(headc)], [.06, .05]); rgb(g, shade(skin, -.12)); g.fill()
        if lk['bottom'] in ('shorts', 'trousers'):
            g.save(); ww = 1.14 if back else .72; smooth(g, [tuple(hip + perp * .086 * bw * ww + up * .03), tuple(hip - perp * .086 * bw * ww + up * .03), tuple(hip - perp * .07 * bw * min(1, ww) - up * .05), tuple(hip + perp * .07 * bw * min(1, ww) - up * .05)]); rgb(g, bot); g.fill(); g.restore()
        smooth(g, [tuple(q) for q in pts], tension=.48)
        p = g.copy_path()
        a, b = neck - perp * .1, neck + perp * .1
        lin(g, *(a if c.light[0] * (-1 if flip else 1) * a[0] > 0 else b), *(b if c.light[0] * (-1 if flip else 1) * a[0] > 0 else a), shade(top, .1), top, shade(top, -.22)); g.fill()
        g.save(); g.append_path(p); g.clip()
        rgb(g, shade(top, -.4), .35); g.set_line_width(.007)   # fold lines
        for t in (.18, .34):
            q = hip + up * tor * t
            g.move_to(*(q + perp * .08)); g.curve_to(*(q + perp * .03 - up * .01), *(q - up * .015), *(q - perp * .03 + up * .01)); g.stroke()
        g.restore()

    def skirt(g):
        if lk['bottom'] != 'skirt': return
        an = (J['aL'] + J['aR']) / 2
        kl, kr = J['kL'], J['kR']
        f = .62 if not child else .3
        pts = [hip - perp * .075 * bw + up * .03, hip + perp * .075 * bw + up * .03]
        ends = [kl + (J['aL'] - kl) * f, kr + (J['aR'] - kr) * f]
        ends.sort(key=lambda q: q[0])
        lft, rgt = ends
        smooth(g, [tuple(hip + up * .03 + np.array([-.07 * bw, 0])), tuple(hip + up * .03 + np.array([.07 * bw, 0])),
                   (max(kr[0], kl[0]) + .06, (kl[1] + kr[1]) / 2 if not P.get('seat') else kr[1]), (rgt[0] + .055, rgt[1] + .01), tuple((lft + rgt) / 2 + (0, .022)), (lft[0] - .055, lft[1] + .01), (min(kl[0], kr[0]) - .06, (kl[1] + kr[1]) / 2)], tension=.4)
        lin(g, -.12, 0, .12, 0, shade(bot, .12), bot, shade(bot, -.3)); g.fill()
        rgb(g, shade(bot, -.45), .4); g.set_line_width(.007)
        for t in (-.02, .03):
            g.move_to(hip[0] + t, .02); g.line_to((lft[0] + rgt[0]) / 2 + t * 2.4, lft[1] - .02); g.stroke()

    def head(g):
        hx, hy = headc
        tilt = math.radians(P['head'] * .55) * (1 if not back else .35)
        kind = lk['hair']
        with at(g, hx, hy, tilt, hd):
            if back:
                smooth(g, [(-.02, -1.06), (.66, -.82), (.86, -.1), (.66, .66), (0, .98), (-.66, .66), (-.86, -.1), (-.66, -.82)]); rgb(g, skin); g.fill()
                for s in (-1, 1):
                    g.arc(s * .86, .08, .16, 0, 7); rgb(g, shade(skin, -.1)); g.fill()
            else:
                smooth(g, [(-.1, -1.05), (.55, -.86), (.84, -.3), (.88, .02), (1.0, .22), (.84, .34), (.82, .62), (.6, .92), (.2, .9), (-.3, .72), (-.78, .3), (-.86, -.3), (-.62, -.86)], tension=.45); rgb(g, skin); g.fill()
                g.arc(.0, .12, .17, 0, 7); rgb(g, shade(skin, -.18)); g.fill()
            rgb(g, hairc)
            if kind in ('short', 'cap', 'hat'):
                if back: smooth(g, [(0, -1.14), (.72, -.88), (.94, -.1), (.72, .42), (.4, .62), (0, .56), (-.4, .62), (-.72, .42), (-.94, -.1), (-.72, -.88)])
                else: smooth(g, [(-.1, -1.15), (.56, -.98), (.88, -.42), (.5, -.5), (.2, -.12), (.1, .1), (-.16, .2), (-.3, .62), (-.7, .5), (-.95, -.1), (-.74, -.86)])
                g.fill()
            elif kind == 'bob':
                if back: smooth(g, [(0, -1.15), (.78, -.88), (1.04, 0), (1.0, .95), (.5, 1.12), (0, 1.05), (-.5, 1.12), (-1.0, .95), (-1.04, 0), (-.78, -.88)])
                else: smooth(g, [(-.1, -1.16), (.56, -1), (.9, -.45), (.5, -.45), (.3, .2), (.22, .95), (-.4, 1.12), (-.95, .95), (-1.05, 0), (-.78, -.86)])
                g.fill()
            elif kind in ('bun', 'pony'):
                if back: smooth(g, [(0, -1.14), (.74, -.86), (.93, -.1), (.62, .6), (0, .78), (-.62, .6), (-.93, -.1), (-.74, -.86)])
                else: smooth(g, [(-.1, -1.15), (.56, -.98), (.88, -.42), (.5, -.48), (.16, 0), (-.1, .3), (-.5, .55), (-.92, 0), (-.74, -.86)])
                g.fill()
                bx, by = (.0, -.7) if back else (-.86, -.55)
                if kind == 'bun':
                    g.arc(bx, by, .44, 0, 7); rgb(g, shade(hairc, .1)); g.fill()
                    rgb(g, lk['accent']); g.set_line_width(.09); g.arc(bx, by, .42, .6, 2.6); g.stroke()
                else:
                    bx, by = (0, -.2) if back else (-.85, -.3)
                    rgb(g, shade(hairc, .08)); taper(g, [(bx, by), (bx - (.1 if back else .5), by + .8), (bx - (.0 if back else .45), by + 1.7)], [.42, .58, .12], 16); g.fill()
                    rgb(g, lk['accent']); g.arc(bx, by, .2, 0, 7); g.fill()
            if kind == 'hijab':
                hc = col(lk['accent'])
                if back: smooth(g, [(0, -1.24), (.86, -.92), (1.08, 0), (1.0, .9), (1.5, 1.7), (.9, 2.25), (0, 2.5), (-.9, 2.25), (-1.5, 1.7), (-1.0, .9), (-1.08, 0), (-.86, -.92)])
                else: smooth(g, [(-.1, -1.22), (.6, -1.02), (.82, -.5), (.62, -.3), (.58, .3), (.7, .85), (1.0, 1.5), (.5, 2.1), (-.5, 2.1), (-1.2, 1.6), (-1.0, .8), (-1.1, -.1), (-.82, -.92)])
                lin(g, -1, 0, 1, .5, shade(hc, .14), hc, shade(hc, -.28)); g.fill()
                rgb(g, shade(hc, -.4), .4); g.set_line_width(.07)
                g.move_to(-.5, .9); g.curve_to(-.2, 1.4, .2, 1.4, .6, 1.0); g.stroke(); g.move_to(-.7, 1.4); g.curve_to(-.2, 1.9, .3, 1.9, .8, 1.5); g.stroke()
            if kind == 'cap':
                ac = col(lk['accent'])
                smooth(g, [(-.95, -.15), (-.86, -.9), (-.1, -1.28), (.72, -.95), (.92, -.3), (.3, -.4), (-.4, -.22)]); lin(g, -.8, -1, .8, 0, shade(ac, .15), ac, shade(ac, -.25)); g.fill()
                if not back:
                    smooth(g, [(.6, -.5), (1.5, -.38), (1.62, -.22), (.7, -.22)]); rgb(g, shade(ac, -.2)); g.fill()
            if kind == 'hat':      # woven straw hat
                ac = col('#e3c27c')
                with at(g, 0, -.42, -.05):
                    smooth(g, [(-1.75, .28), (-.9, -.02), (.9, -.02), (1.75, .28), (.9, .46), (-.9, .46)]); lin(g, -1.5, -.1, 1.5, .4, shade(ac, .25), ac, shade(ac, -.3)); g.fill()
                    smooth(g, [(-.88, .12), (-.72, -.72), (0, -.92), (.72, -.72), (.88, .12), (0, .24)]); lin(g, -.8, -.8, .8, .1, shade(ac, .3), ac, shade(ac, -.22)); g.fill()
                    rgb(g, lk['accent']); taper(g, [(-.87, 0), (0, .13), (.87, 0)], [.2, .22, .2], 12, False); g.fill()

    with c.piece(**opt) as g:
        with at(g, x, y - low * H, 0, -H if flip else H, H):
            first, second = ('L', 'R')
            armdown = P['lean'] > 55
            arm(g, 'L', -.16 if not back else -.04)
            if back: arm(g, 'R', -.04)
            leg(g, 'L', -.16 if not back else -.03); leg(g, 'R', 0)
            skirt(g)
            torso(g)
            if lk.get('pack'):
                pc = col(lk['pack'])
                mid = neck - up * tor * .45 - perp * (0 if back else .085)
                q = [(-.075, -.11), (.075, -.11), (.085, .09), (-.085, .09)] if back else [(-.05, -.1), (.045, -.11), (.04, .1), (-.07, .08)]
                with at(g, *mid, math.radians(P['lean'])):
                    smooth(g, q, tension=.35); lin(g, -.08, 0, .08, 0, shade(pc, .15), pc, shade(pc, -.25)); g.fill()
                    if back:
                        smooth(g, [(-.05, .0), (.05, .0), (.055, .07), (-.055, .07)], tension=.3); rgb(g, shade(pc, -.22)); g.fill()
            head(g)
            if prop:
                prop(g, {**J, 'head': headc, 'neck': neck, 'hip': hip})
            if not back: arm(g, 'R', 0)
    f = -H if flip else H
    out = {n: (x + v[0] * f, y + (v[1] - low) * H) for n, v in J.items()}
    out['head'] = (x + headc[0] * f, y + (headc[1] - low) * H)
    return out


def cyclist(c, x, y, s=220, lk=None, color='coral', flip=False, pedal=.6, flag=None, **kw):
    """A rider on a bicycle, side view. y = ground, s = bicycle length."""
    r = c.rng
    lk = dict(lk or look(r, bottom='trousers'))
    m = -1 if flip else 1
    H = s * .86 if not lk.get('child') else s * .8
    sk, top, bot = col(lk['skin']), col(lk['top']), col(lk['bcol'])
    opt = {**dict(shadow=.34, lift=max(3, s * .02), volume=.34, vsize=s * .03, rim=.3), **kw}
    bb = np.array([-.04, -.185]); hip = np.array([-.115, -.545]); hb = np.array([.235, -.57])

    def leg(g, ph, dk):
        ft = bb + np.array([math.cos(ph), math.sin(ph)]) * .085
        a, b = .235, .245
        d = ft - hip; L = min(np.hypot(*d), a + b - .002)
        th = math.atan2(d[1], d[0]); al = math.acos(np.clip((a * a + L * L - b * b) / (2 * a * L), -1, 1))
        kn = hip + a * np.array([math.cos(th - al), math.sin(th - al)])
        rgb(g, shade('#20262f', 0)); g.set_line_width(.018); g.move_to(*bb); g.line_to(*ft); g.stroke()
        shoe = lk['shoes'] or shade(sk, dk - .1)
        smooth(g, [tuple(ft + (-.045, -.03)), tuple(ft + (.02, -.035)), tuple(ft + (.075, -.005)), tuple(ft + (.07, .012)), tuple(ft + (-.05, .014))]); rgb(g, shoe); g.fill()
        an = ft + np.array([-.02, -.03])
        rgb(g, shade(sk, dk)); taper(g, [tuple(hip), tuple(kn), tuple((kn + an) / 2), tuple(an)], [.1, .068, .06, .036], 22); g.fill()
        rgb(g, shade(bot, dk))
        if lk['bottom'] == 'shorts': taper(g, [tuple(hip), tuple(hip * .25 + kn * .75)], [.115, .095], 12, False); g.fill()
        else: taper(g, [tuple(hip), tuple(kn), tuple((kn + an) / 2), tuple(an * .85 + kn * .15)], [.115, .082, .07, .06], 22, False); g.fill()
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m * s, s): leg(g, pedal + PI, -.2)
    G.bicycle(c, x, y, s, color, flip, **kw)
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m * s, s):
            leg(g, pedal, 0)
            neck = hip + np.array([.155, -.27])
            hd = neck + np.array([.035, -.085])
            rgb(g, shade(sk, -.12)); taper(g, [tuple(neck - (.01, -.02)), tuple(hd)], [.055, .048]); g.fill()
            smooth(g, [tuple(hip + (-.065, .03)), tuple(hip + (-.06, -.06)), tuple(hip * .5 + neck * .5 + (-.075, -.02)), tuple(neck + (-.05, .0)), tuple(neck + (.01, -.02)), tuple(neck + (.045, .03)), tuple(hip * .5 + neck * .5 + (.06, .03)), tuple(hip + (.065, .035)), tuple(hip + (0, .06))])
            lin(g, -.15, 0, .1, 0, shade(top, .08), top, shade(top, -.15)); g.fill()
            if lk.get('pack'):
                smooth(g, [tuple(neck + (-.06, .02)), tuple(neck + (-.13, .05)), tuple(hip + (-.13, -.1)), tuple(hip + (-.06, -.06))]); rgb(g, lk['pack']); g.fill()
            sh = neck + np.array([.005, .035]); e = (sh + hb) / 2 + np.array([.0, .055])
            rgb(g, sk); taper(g, [tuple(sh), tuple(e), tuple(hb)], [.06, .046, .032], 16); g.fill(); g.arc(hb[0], hb[1], .02, 0, 7); g.fill()
            rgb(g, shade(top, -.06)); q = e if lk['sleeve'] == 'short' else hb * .9 + e * .1
            taper(g, [tuple(sh), tuple((sh + e) / 2), tuple(e)] + ([tuple(q)] if lk['sleeve'] != 'short' else []), [.078, .066, .056], 14, False); g.fill()
            with at(g, hd[0], hd[1], .1, .074):
                smooth(g, [(-.1, -1.05), (.55, -.86), (.84, -.3), (.88, .02), (1.0, .22), (.84, .34), (.82, .62), (.6, .92), (.2, .9), (-.3, .72), (-.78, .3), (-.86, -.3), (-.62, -.86)], tension=.45); rgb(g, sk); g.fill()
                if lk['hair'] == 'hijab':
                    ac = col(lk['accent'])
                    smooth(g, [(-.1, -1.2), (.62, -1.0), (.8, -.5), (.55, -.2), (.52, .5), (.7, 1.0), (.3, 1.7), (-.6, 1.75), (-1.1, 1.0), (-1.08, -.1), (-.75, -.95)]); lin(g, -1, -1, .8, 1, shade(ac, .15), shade(ac, -.2)); g.fill()
                else:
                    rgb(g, lk['haircol']); smooth(g, [(-.1, -1.15), (.56, -.98), (.88, -.42), (.5, -.5), (.2, -.12), (.1, .1), (-.16, .2), (-.3, .62), (-.7, .5), (-.95, -.1), (-.74, -.86)]); g.fill()
                hc = col(lk['accent'])      # helmet
                smooth(g, [(-1.05, -.35), (-.85, -1.05), (-.1, -1.42), (.7, -1.15), (1.08, -.45), (.4, -.52), (-.4, -.42)]); lin(g, -1, -1.2, 1, -.3, shade(hc, .3), hc, shade(hc, -.25)); g.fill()
                rgb(g, shade(hc, -.45), .7); g.set_line_width(.1)
                for t in (-.35, .05, .42): g.move_to(t - .1, -.6); g.line_to(t, -1.1); g.stroke()
            if flag:
                rgb(g, '#c9a46a'); g.set_line_width(.012); g.move_to(-.36, -.2); g.line_to(-.43, -.98); g.stroke()
                smooth(g, [(-.43, -.97), (-.55, -.99), (-.66, -.93), (-.78, -.95), (-.74, -.86), (-.77, -.77), (-.64, -.77), (-.53, -.81), (-.41, -.79)], tension=.4); lin(g, -.42, 0, -.78, 0, shade(flag, .15), flag, shade(flag, -.15)); g.fill()


def bust(c, x, y, s=120, hair='short', top='#2f3b5c', skin='#6b432d', hat='#7a3f6a', rim=.5, turn=0.0, fold=True, **kw):
    """Head and shoulders from behind, for rows of listeners. x,y = bottom middle, s = shoulder width; turn shifts the head sideways.
    fold=False leaves out the head scarf's fold line (near and large it looks like a smile)."""
    with c.piece(**{**dict(shadow=.4, lift=s * .04, volume=.45, vsize=s * .08, rim=rim), **kw}) as g:
        with at(g, x, y, 0, s):
            smooth(g, [(-.5, .1), (-.48, -.18), (-.36, -.32), (-.14, -.4), (.14, -.4), (.36, -.32), (.48, -.18), (.5, .1)], tension=.45); lin(g, 0, -.4, 0, .1, shade(top, .12), top, shade(top, -.35)); g.fill()
            t = turn * .08
            rgb(g, shade(skin, -.2)); taper(g, [(0, -.36), (t, -.52)], [.17, .15]); g.fill()
            hx, hy, R = t, -.66, .19
            with at(g, hx, hy, turn * .12, R):
                smooth(g, [(0, -1.06), (.66, -.82), (.86, -.1), (.66, .66), (0, .98), (-.66, .66), (-.86, -.1), (-.66, -.82)]); rgb(g, skin); g.fill()
                for sg in (-1, 1): g.arc(sg * .86, .08, .15, 0, 7); rgb(g, shade(skin, -.1)); g.fill()
                rgb(g, '#1b1512')
                if hair == 'hijab':
                    smooth(g, [(0, -1.22), (.86, -.92), (1.08, 0), (1.0, .8), (1.6, 1.5), (.9, 1.95), (0, 2.1), (-.9, 1.95), (-1.6, 1.5), (-1.0, .8), (-1.08, 0), (-.86, -.92)]); lin(g, -1, -1, 1, 1, shade(hat, .22), hat, shade(hat, -.3)); g.fill()
                    if fold: rgb(g, shade(hat, -.4), .5); g.set_line_width(.06); g.move_to(-.5, .8); g.curve_to(-.2, 1.3, .2, 1.3, .6, .9); g.stroke()
                elif hair == 'bob': smooth(g, [(0, -1.15), (.78, -.88), (1.04, 0), (1.0, .95), (.5, 1.12), (0, 1.05), (-.5, 1.12), (-1.0, .95), (-1.04, 0), (-.78, -.88)]); g.fill()
                elif hair == 'bun':
                    smooth(g, [(0, -1.14), (.74, -.86), (.93, -.1), (.62, .6), (0, .78), (-.62, .6), (-.93, -.1), (-.74, -.86)]); g.fill(); g.arc(0, -.75, .42, 0, 7); rgb(g, '#33261f'); g.fill()
                elif hair == 'pony':
                    smooth(g, [(0, -1.14), (.74, -.86), (.93, -.1), (.62, .6), (0, .78), (-.62, .6), (-.93, -.1), (-.74, -.86)]); g.fill(); rgb(g, '#2e221b'); taper(g, [(0, -.2), (.06, .7), (0, 1.7)], [.4, .56, .1], 14); g.fill(); rgb(g, hat); g.arc(0, -.15, .18, 0, 7); g.fill()
                else: smooth(g, [(0, -1.14), (.72, -.88), (.94, -.1), (.72, .42), (.4, .62), (0, .56), (-.4, .62), (-.72, .42), (-.94, -.1), (-.72, -.88)]); g.fill()


def leaf_shell(g, J, color='#6f9a4c'):
    """A big leaf tied on a crawling child's back, so that it looks like a turtle (raw, in figure space, for person's prop)."""
    n, h = np.array(J['neck']), np.array(J['hip'])
    m = (n + h) / 2; d = (n - h) / np.hypot(*(n - h)); u = np.array([d[1], -d[0]])
    if u[1] > 0: u = -u
    P = lambda a, b: tuple(m + d * a + u * b)
    smooth(g, [P(-.25, .0), P(-.2, .12), P(-.06, .2), P(.08, .195), P(.19, .11), P(.22, .0), P(.1, -.035), P(-.12, -.035)]); q = g.copy_path()
    lin(g, *P(0, .2), *P(0, -.04), shade(color, .3), color, shade(color, -.35)); g.fill()
    g.save(); g.append_path(q); g.clip(); rgb(g, shade(color, -.45), .75); g.set_line_width(.011)
    for a in (-.14, -.03, .08): g.move_to(*P(a, .22)); g.line_to(*P(a + .02, .07)); g.line_to(*P(a - .03, -.05)); g.stroke()
    g.move_to(*P(-.26, .08)); g.curve_to(*P(-.1, .11), *P(.06, .1), *P(.24, .06)); g.stroke()
    g.restore()


# ------------------------------------------------------------------ divers
def diver(c, x, y, H=190, heading=0.0, flip=None, suit='#16304a', accent='coral', pose='fin', tank='#e8b53c', hair=None,
          fins=None, bubbles=True, kick=None, prop=None, **kw):
    """Scuba diver seen from the side.  heading: direction of the head (0 right, PI left; tilted by intermediate angles).
    pose: fin (swimming), hover (upright-ish kneel in mid-water, arms forward), work (head down, arms reaching),
    look (hands at chest), slate (writes on a slate), camera.   Returns hand position in units."""
    r = c.rng
    hx = math.cos(heading)
    m = (1 if hx >= 0 else -1) if flip is None else (-1 if flip else 1)
    rot = math.atan2(math.sin(heading), abs(hx))
    kick = r.uniform(-1, 1) if kick is None else kick
    fins = fins or accent
    # body frame: x forward (head), y down.  hip at 0,0
    hipb = {'fin': (14 * kick, -16), 'hover': (-62, -20), 'work': (10, -22), 'look': (-30, -30), 'slate': (-34, -34), 'camera': (-20, -24)}[pose]
    # legs: absolute angles of thigh and shin measured from "backwards" (-x), + = up(back side)
    legs = {'fin': [(-10 + 14 * kick, 18 + 10 * kick), (8 - 16 * kick, 10 - 14 * kick)], 'hover': [(-66, 12), (-50, 24)], 'work': [(2, 46), (-16, 24)],
            'look': [(-34, 22), (-20, 34)], 'slate': [(-40, 26), (-24, 14)], 'camera': [(-26, 22), (-10, 30)]}[pose]
    arms = {'fin': [(28, 8), (150, 165)], 'hover': [(38, 6), (52, 10)], 'work': [(52, 24), (70, 40)], 'look': [(70, -6), (84, 0)], 'slate': [(64, -12), (48, 4)], 'camera': [(30, 4), (44, -4)]}[pose]
    tor, ua, fa, th, sh = .28, .16, .15, .235, .235
    hip = np.array([0., 0.])
    neck = np.array([tor, -.018])
    sd = col(suit)
    opt = dict(shadow=.36, lift=max(2.5, H * .022), volume=.4, vsize=H * .04, rim=.34, grain=.035)
    opt.update(kw)
    hand = [None]
    out = {}

    def D(a):       # leg direction: angle from -x, + up
        a = math.radians(a); return np.array([-math.cos(a), -math.sin(a)])

    def E(a):       # arm direction: angle from +x, + down
        a = math.radians(a); return np.array([math.cos(a), math.sin(a)])

    def leg(g, i, dk):
        a, b = legs[i]
        kn = hip + (0, .012 * i) + D(a + r.normal(0, 3)) * th
        an = kn + D(b + r.normal(0, 3)) * sh
        fa_ = b - 14 + (10 * kick if i else -10 * kick)
        fb = fa_ - 16 * (1 if i else -1) * kick
        f1 = an + D(fa_) * .12
        f2 = f1 + D(fb) * .24
        n = np.array([-(f2 - an)[1], (f2 - an)[0]]); n /= np.hypot(*n)
        fc = shade(fins, dk)
        smooth(g, [tuple(an - n * .024), tuple(f1 - n * .034), tuple(f2 - n * .06), tuple(f2 + D(fb) * .02), tuple(f2 + n * .045), tuple(f1 + n * .03), tuple(an + n * .024)], tension=.4)
        lin(g, *an, *f2, shade(fc, -.2), fc, shade(fc, .22)); g.fill()
        rgb(g, shade(fc, -.45), .6); g.set_line_width(.007)
        for o in (-.03, 0, .026):
            g.move_to(*(f1 + n * o * .6)); g.line_to(*(f2 + n * o * 1.3)); g.stroke()
        rgb(g, '#10151f'); taper(g, [tuple(an - D(fa_) * .03), tuple(an + D(fa_) * .07)], [.05, .046]); g.fill()
        taper(g, [tuple(hip), tuple((hip + kn) / 2), tuple(kn), tuple((kn + an) / 2), tuple(an)], [.115, .1, .072, .068, .046], 26)
        rgb(g, shade(sd, dk)); g.fill()
        rgb(g, accent, .9 if i else .5); g.set_line_width(.012)
        q = (hip * .7 + kn * .3); g.move_to(*q); g.line_to(*kn); g.stroke()

    def arm(g, i, dk):
        s0 = neck + (-.035, .012)
        a, b = arms[i]
        e = s0 + E(a + r.normal(0, 3)) * ua
        h = e + E(b + r.normal(0, 3)) * fa
        taper(g, [tuple(s0), tuple((s0 + e) / 2), tuple(e), tuple((e + h) / 2), tuple(h)], [.075, .062, .052, .048, .034], 22); rgb(g, shade(sd, dk + .05)); g.fill()
        d = (h - e) / np.hypot(*(h - e)); n = np.array([-d[1], d[0]])
        smooth(g, [tuple(h - n * .017), tuple(h + d * .03 - n * .02), tuple(h + d * .058), tuple(h + d * .03 + n * .02), tuple(h + n * .016)]); rgb(g, shade('skin2', dk)); g.fill()
        taper(g, [tuple(h + d * .01 - n * .01), tuple(h + d * .038 - n * .03)], [.013, .008]); g.fill()
        hand[0] = h + d * .04
        out['h%d' % i] = h + d * .04

    headc = neck + np.array([.085, -.022 if pose != 'work' else .01])
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m, 1), at(g, 0, 0, rot, H):
            arm(g, 0, -.2); leg(g, 0, -.22)
            # tank on the back (up side)
            with at(g, .13, -.098, .04):
                smooth(g, [(-.15, -.04), (.09, -.042), (.125, -.02), (.125, .02), (.09, .04), (-.15, .038), (-.165, 0)], tension=.35)
                lin(g, 0, -.045, 0, .04, shade(tank, .45), tank, shade(tank, -.5)); g.fill()
                rgb(g, '#222a33'); taper(g, [(.12, 0), (.16, -.002)], [.03, .028]); g.fill()
                taper(g, [(-.16, 0), (-.13, 0)], [.085, .085]); g.fill()
                rgb(g, '#1a222c', .8); taper(g, [(-.01, -.044), (-.005, .04)], [.02, .02], 4, False); g.fill()
            leg(g, 1, 0)
            # trunk with vest
            smooth(g, [(-.05, -.05), (.08, -.062), (.2, -.07), (.285, -.045), (.3, .005), (.25, .058), (.12, .062), (0, .05), (-.06, .02)]); rgb(g, sd); g.fill()
            smooth(g, [(.06, -.066), (.2, -.078), (.275, -.05), (.27, .0), (.25, .05), (.16, .066), (.07, .06), (.09, 0)], tension=.42); lin(g, 0, -.07, 0, .07, shade('#27303d', .14), '#1f2733', '#141a24'); g.fill()
            rgb(g, accent); taper(g, [(.262, -.045), (.245, .0), (.2, .055)], [.018, .022, .016], 10); g.fill()
            rgb(g, shade(accent, -.2)); taper(g, [(.1, -.06), (.085, 0), (.09, .058)], [.014, .016, .014], 10); g.fill()
            # head
            taper(g, [tuple(neck), tuple(headc)], [.07, .07]); rgb(g, sd); g.fill()
            with at(g, *headc, (-.42 if pose in ('hover', 'look', 'slate') else -.2) if pose != 'work' else .15, .072):
                smooth(g, [(-.95, .1), (-.8, -.7), (-.1, -1.05), (.65, -.8), (.92, -.15), (.85, .45), (.4, .9), (-.4, .85)]); rgb(g, hair or shade(sd, .08)); g.fill()
                smooth(g, [(.38, -.42), (.9, -.55), (1.02, 0), (.86, .8), (.42, .85), (.3, .3)]); rgb(g, 'skin2'); g.fill()
                rgb(g, '#10151f'); g.set_line_width(.17); g.move_to(.4, -.12); g.line_to(-.85, -.2); g.stroke()
                smooth(g, [(.42, -.46), (1.1, -.5), (1.18, .02), (1.0, .26), (.46, .22)], tension=.35); rgb(g, '#12161f'); g.fill()
                smooth(g, [(.58, -.34), (1.04, -.38), (1.08, .02), (.6, .08)], tension=.35); lin(g, .5, -.4, 1.1, .1, '#d8f5ee', '#4aa8b4'); g.fill()
                rgb(g, '#0f141c'); smooth(g, [(.8, .34), (1.25, .38), (1.28, .72), (.85, .74)], tension=.4); g.fill()
                rgb(g, accent); g.arc(1.12, .55, .13, 0, 7); g.fill()
            reg = headc + np.array([.075, .05])
            rgb(g, '#12161f'); g.set_line_width(.013)
            g.move_to(*(headc + (.06, .045))); g.curve_to(headc[0] + .07, headc[1] + .13, neck[0] + .02, neck[1] + .09, .27, -.1); g.stroke()
            g.set_line_width(.009); g.move_to(.2, .05); g.curve_to(.14, .12, .06, .11, .02, .06); g.stroke()
            if prop: prop(g, hand[0])
            arm(g, 1, 0)
            if pose == 'slate':
                with at(g, *(hand[0] + (.03, -.01)), -.5):
                    smooth(g, [(-.075, -.052), (.075, -.052), (.075, .052), (-.075, .052)], tension=.15); rgb(g, '#f6f4ea'); g.fill()
                    rgb(g, '#8fa3ad', .9); g.set_line_width(.006)
                    for k in range(4):
                        g.move_to(-.055, -.03 + k * .02); g.line_to(.05 - .02 * (k % 2), -.03 + k * .02); g.stroke()
            if pose == 'camera':
                with at(g, *(hand[0] + (.03, .0)), 0):
                    smooth(g, [(-.04, -.045), (.045, -.045), (.045, .045), (-.04, .045)], tension=.2); rgb(g, '#20262f'); g.fill()
                    rgb(g, '#39434f'); g.arc(.06, 0, .036, 0, 7); g.fill(); rgb(g, '#8fd0d8'); g.arc(.072, 0, .022, 0, 7); g.fill()
                    rgb(g, '#20262f'); g.set_line_width(.012); g.move_to(0, -.045); g.line_to(.04, -.12); g.line_to(.1, -.1); g.stroke(); g.arc(.11, -.1, .025, 0, 7); g.fill()

    def W(p):
        px, py = p[0] * H, p[1] * H
        X, Y = px * math.cos(rot) - py * math.sin(rot), px * math.sin(rot) + py * math.cos(rot)
        return (x + X * m, y + Y)
    if bubbles:
        bx, by = W(headc + np.array([.09, .02]))
        c.bubbles(bx + 4 * m, by - H * .05, int(14 + r.integers(8)), H * r.uniform(1.1, 1.7), H * .045, H * .07, depth=kw.get('depth', 0))
    return {k: W(v) for k, v in out.items()}


def freediver(c, x, y, H=260, heading=-1.2, suit='#13263c', fins='#f2694b', roll=0, arms='up', silhouette=0.0, mono=False, **kw):
    """Freediver: body stretched, long blades.  heading of the head (radians, -PI/2 = going up).  arms 'up' or 'side'."""
    r = c.rng
    sd = mix(suit, '#0b2a45', silhouette)
    sk = mix('skin2', '#0b2a45', silhouette)
    fc = mix(fins, '#0b2a45', silhouette)
    opt = dict(shadow=.3, lift=H * .02, volume=.4, vsize=H * .03, rim=.35)
    opt.update(kw)
    with c.piece(**opt) as g:
        with at(g, x, y, heading, H):
            for sg, k in ((-1, .05), (1, -.03)):
                an = (-.43, .022 * sg + .02 * sg)
                kk = .055 if sg < 0 else -.012
                f = [(-.4, .03 * sg), (-.54, .034 * sg + kk * .6), (-.7, .03 * sg + kk * 2.0), (-.87, .03 * sg + kk * 2.6 - .02)]
                lin(g, -.4, 0, -.9, 0, shade(fc, -.2), fc, shade(fc, .2)); taper(g, f, [.035, .07, .095, .11], 20, False); g.fill()
                taper(g, [(0, .022 * sg), (-.22, .032 * sg), (-.43, .026 * sg)], [.095, .066, .036], 20); lin(g, 0, -.06, 0, .06, shade(sd, .14), sd, shade(sd, -.3)); g.fill()
            smooth(g, [(-.03, -.058), (.12, -.058), (.25, -.09), (.3, -.06), (.32, 0), (.3, .06), (.25, .09), (.12, .058), (-.03, .058), (-.06, 0)]); lin(g, 0, -.08, 0, .08, shade(sd, .18), sd, shade(sd, -.3)); g.fill()
            if arms == 'up':
                for sg in (-1, 1):
                    taper(g, [(.27, .075 * sg), (.4, .08 * sg), (.52, .02 * sg)], [.055, .046, .03], 14); rgb(g, shade(sd, .06)); g.fill()
                    taper(g, [(.52, .02 * sg), (.59, .004 * sg)], [.03, .016]); rgb(g, sk); g.fill()
            else:
                for sg, b in ((-1, 0), (1, .03)):
                    taper(g, [(.27, .08 * sg), (.16, (.14 + b) * sg), (.04, (.16 + 2 * b) * sg)], [.052, .045, .03], 14); rgb(g, shade(sd, .05)); g.fill()
                    taper(g, [(.04, (.16 + 2 * b) * sg), (-.02, (.16 + 2 * b) * sg)], [.03, .018]); rgb(g, sk); g.fill()
            smooth(g, [(.31, -.03), (.36, -.055), (.42, -.04), (.44, 0), (.42, .04), (.36, .055), (.31, .03)]); rgb(g, shade(sd, .1)); g.fill()


def snorkeler(c, x, y, H=150, heading=0.0, suit='#1b8f93', fins='saffron', **kw):
    """Snorkeler floating face-down at the surface, seen from the side below. x,y = hip."""
    r = c.rng
    m = 1 if math.cos(heading) >= 0 else -1
    opt = dict(shadow=.25, lift=4, volume=.4, vsize=H * .04, rim=.3); opt.update(kw)
    with c.piece(**opt) as g:
        with at(g, x, y, 0, m * H, H):
            for i, k in ((0, 1), (1, -1)):
                kn, an = np.array([-.2, .03 + .05 * k]), np.array([-.42, .0 + .03 * k])
                rgb(g, shade('skin2', -.1 * i)); taper(g, [(0, 0), tuple(kn), tuple(an)], [.1, .07, .04], 18); g.fill()
                lin(g, -.4, 0, -.68, 0, shade(fins, -.2), fins); taper(g, [tuple(an), (-.54, an[1] + .02 * k), (-.68, an[1] + .07 * k)], [.04, .07, .1], 12, False); g.fill()
            smooth(g, [(-.05, -.05), (.2, -.065), (.3, -.03), (.28, .05), (.1, .06), (-.05, .045)]); lin(g, 0, -.06, 0, .06, shade(suit, .2), suit, shade(suit, -.3)); g.fill()
            rgb(g, 'skin2'); taper(g, [(.26, .02), (.2, .14), (.3, .22)], [.055, .045, .028], 14); g.fill()
            g.arc(.36, .0, .062, 0, 7); rgb(g, '#241a15'); g.fill()
            smooth(g, [(.36, .03), (.43, .0), (.44, .05), (.39, .075)]); rgb(g, '#cfe9ea'); g.fill()
            rgb(g, 'coral'); g.set_line_width(.016); g.move_to(.4, .07); g.curve_to(.33, .09, .3, -.05, .27, -.14); g.stroke()


def snorkeler_from_below(c, x, y, H=200, rot=0.0, suit='#1b8f93', fins='saffron', skin='#8a5a3c', kick=0.5, child=True, **kw):
    """A snorkeller floating face-down, seen from straight below (belly side, arms out, no face: mask only). x,y = hip."""
    r = c.rng
    with c.piece(**{**dict(shadow=.2, lift=8, volume=.45, vsize=H * .05, rim=.5), **kw}) as g:
        with at(g, x, y, rot, H):
            for m in (-1, 1):
                k = kick * m
                kn, an = (-.2, .06 * m + .01 * k), (-.4, (.075 + .03 * k) * m)
                f = [(-.41, an[1]), (-.53, an[1] + .02 * m), (-.68 + .03 * k, an[1] + .05 * m)]
                lin(g, -.4, 0, -.7, 0, shade(fins, -.2), fins, shade(fins, .2)); taper(g, f, [.045, .085, .13], 12, False); g.fill()
                rgb(g, skin); taper(g, [(0, .045 * m), kn, an], [.1, .07, .042], 18); g.fill()
                rgb(g, shade(suit, -.25)); taper(g, [(.02, .045 * m), (-.12, .054 * m)], [.11, .1], 8, False); g.fill()
                a = r.uniform(-.2, .35)
                e = (.2 - a * .2, .22 * m); h = (.32 + a * .15, (.34 - .1 * a) * m)
                rgb(g, skin); taper(g, [(.24, .1 * m), e, h], [.07, .055, .034], 16); g.fill(); smooth(g, blob_pts(r, h[0] + .02, h[1] + .008 * m, .034, .022, .05, 8)); g.fill()
                rgb(g, suit); taper(g, [(.24, .09 * m), ((.24 + e[0]) / 2 - .005, (.09 * m + e[1]) / 2), e], [.085, .075, .066], 12, False); g.fill()
            smooth(g, [(-.03, -.085), (.1, -.082), (.22, -.12), (.28, -.09), (.3, 0), (.28, .09), (.22, .12), (.1, .082), (-.03, .085), (-.06, 0)]); lin(g, 0, -.12, 0, .12, shade(suit, .2), suit, shade(suit, -.3)); g.fill()
            rgb(g, shade(skin, -.1)); taper(g, [(.27, 0), (.34, 0)], [.07, .06]); g.fill()
            hr = .085 if child else .07
            g.arc(.39, 0, hr, 0, 7); rgb(g, '#241a15'); g.fill()
            smooth(g, [(.37, -hr * .8), (.45, -hr * .55), (.46, hr * .55), (.37, hr * .8), (.33, 0)]); rgb(g, shade(skin, -.06)); g.fill()
            smooth(g, [(.385, -hr * .75), (.455, -hr * .6), (.455, hr * .6), (.385, hr * .75)], tension=.3); rgb(g, '#16202a'); g.fill()
            smooth(g, [(.398, -hr * .6), (.445, -hr * .48), (.445, hr * .48), (.398, hr * .6)], tension=.3); lin(g, .39, -.05, .45, .05, '#d8f5ee', '#4aa8b4'); g.fill()
            rgb(g, 'coral'); g.set_line_width(.02); g.move_to(.365, .0); g.curve_to(.37, hr, .4, hr * 1.3, .46, hr * 1.25); g.stroke()
