"""ground.py - the ground in perspective, and the shadow of what stands on it."""
from toolkit.paper import rgb, taper


def view(W, hz, f, hc, cx=.5):
    """Ground in perspective: returns p(X, Z, Y=0) -> (x, y, units per metre); X metres to the right, Z metres away, Y metres up; hc = height of the eye."""
    def p(X, Z, Y=0.0):
        return W * cx + f * X / Z, hz + f * (hc - Y) / Z, f / Z
    return p


def cast(c, x, y, h, dx=-.7, dy=.16, w=.17, alpha=.32, color='#4a3548'):
    """Soft shadow of a standing figure of height h on the ground."""
    with c.piece(shadow=0, volume=0, rim=0, grain=0, blur=1.6, alpha=alpha) as g:
        rgb(g, color); taper(g, [(x, y), (x + h * dx * .5, y + h * dy * .5), (x + h * dx, y + h * dy)], [h * w * .6, h * w, h * w * .7]); g.fill()
