"""outline.py - any scene of this toolkit as a drawing to colour in: each sheet of paper becomes white with a dark outline.

``OutlineCanvas`` takes the place of ``paper.Canvas``. It draws with cairo on any surface (a PDF stays sharp at any size) and
leaves out what is light, shadow or dust: transparent fills, soft pieces, rays. Random numbers are drawn in the same order as
there, so that everything stands where it stands in the painted picture.
"""
import contextlib
import math
import cairo
from toolkit.paper import Canvas

INK = (0, 0, 0)             # black and white alone: a PDF keeps one bit for a pixel
OPAQUE = .62               # fills that let more through are shading
SMALLEST = 5.0             # units: what is smaller across is dirt in a drawing


def opacity(pattern):
    """How much of what is below a source covers, 0..1; patterns of pixels are texture and cover nothing."""
    if isinstance(pattern, cairo.SolidPattern):
        return pattern.get_rgba()[3]
    if isinstance(pattern, cairo.Gradient):
        stops = pattern.get_color_stops_rgba()
        return max(s[4] for s in stops) if min(s[4] for s in stops) > .3 else 0
    return 0


class OutlineContext(cairo.Context):
    """Fills white and draws the outline around; strokes are ink. Widths in units of the page, whatever the scale."""
    width = 2.4

    def fill(self):
        x0, y0, x1, y1 = self.path_extents()
        m = self.get_matrix()
        k = math.sqrt(abs(m.xx * m.yy - m.xy * m.yx)) or 1
        if opacity(self.get_source()) < OPAQUE or max(x1 - x0, y1 - y0) * k < SMALLEST:
            self.new_path()
            return
        source = self.get_source()
        self.set_source_rgb(1, 1, 1)
        self.fill_preserve()
        self.pen(k, self.width if max(x1 - x0, y1 - y0) * k > 26 else self.width * .6)
        self.set_source(source)

    def pen(self, k, width):
        """Draw the path in ink of this width in units, and forget it."""
        before = self.get_line_width()
        self.set_source_rgb(*INK)
        self.set_line_width(width / k)
        super().stroke()
        self.set_line_width(before)

    def stroke(self):
        m = self.get_matrix()
        k = math.sqrt(abs(m.xx * m.yy - m.xy * m.yx)) or 1
        if opacity(self.get_source()) < OPAQUE:
            self.new_path()
            return
        source, width = self.get_source(), self.get_line_width() * k
        if width > 5:                                       # a limb or a rope: white inside
            cap = self.get_line_cap()
            path = self.copy_path()
            self.pen(k, width)
            self.append_path(path)
            self.set_source_rgb(1, 1, 1)
            self.set_line_width((width - 2 * self.width) / k)
            super().stroke()
            self.set_line_cap(cap)
            self.set_line_width(width / k)
        else:
            self.pen(k, min(width, self.width))
        self.set_source(source)

    def paint(self):
        pass

    def paint_with_alpha(self, alpha):
        pass


class OutlineCanvas(Canvas):
    """A ``Canvas`` of the same measures and seed that draws on `page`, a cairo context already scaled to units."""

    def __init__(self, page, px_w, px_h, seed):
        super().__init__(px_w, px_h, seed, .06)
        self.page = page

    @contextlib.contextmanager
    def piece(self, alpha=1.0, blur=0.0, clip=None, **kw):
        rec = cairo.RecordingSurface(cairo.CONTENT_COLOR_ALPHA, None)
        g = OutlineContext(rec)
        g.set_antialias(self.page.get_antialias())
        g.set_line_cap(cairo.LINE_CAP_ROUND)
        g.set_line_join(cairo.LINE_JOIN_ROUND)
        yield g
        x, y, w, h = rec.ink_extents()
        if w <= 0 or h <= 0 or x > self.w or y > self.h or x + w < 0 or y + h < 0:
            return
        self.rng.integers(1024, size=4)
        if alpha < OPAQUE or blur > 3:
            return
        self.page.save()
        if clip:
            clip(self.page)
            self.page.clip()
        self.page.set_source_surface(rec, 0, 0)
        self.page.paint()
        self.page.restore()
