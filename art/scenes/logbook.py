"""Animals of the home page, as they are stamped into a visitor's logbook, on transparent ground."""
from toolkit import fauna as A, portraits

CUT = dict(grain=.02, shadow=.2)


def begin(c):
    c.transparent()
    c.light = (-.4, -.92)


def turtle(c, rng, variant=0):
    """Green turtle from above, swimming to the right."""
    begin(c)
    A.turtle(c, c.w * .43, c.h * .5, c.w * .72, -.2, 22, stroke=.3, hind=.2, look=.1, color='#7f8148', lift=12, **CUT)


def manta(c, rng, variant=0):
    """Manta ray, half from above, gliding to the left."""
    begin(c)
    portraits.ray(c, c.w * .42, c.h * .52, c.w * .66, 2.62, 'manta', 8, .12, lift=12, **CUT)


def parrotfish(c, rng, variant=0):
    """Parrotfish, swimming to the right."""
    begin(c)
    portraits.fish(c, 'parrotfish', c.w * .5, c.h * .5, c.w * .9, 22, 3, .16, lift=8, **CUT)


def octopus(c, rng, variant=0):
    """Red octopus, gliding up to the left."""
    begin(c)
    A.swimming_octopus(c, c.w * .37, c.h * .38, c.w * .7, -2.7, 'rust', lift=10, **CUT)
