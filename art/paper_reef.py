#!/usr/bin/python3
"""Draw the sheets of the page "Paper reef" as PDF files into static/paper-reef/ (npm run draw:paper-reef).

  posters.pdf     A3, pictures of the site, painted anew with more pixels
  colouring.pdf   A4, pictures of the site as outlines (toolkit/outline.py)
  diorama.pdf     A4, a reef to cut out, fold and glue

Words on paper are in both languages. src/config/paperReefFiles.json says how many pages and bytes each file has.
Beside each lies its first page as a small picture. Needs the packages of render.py, and python3-fonttools python3-brotli poppler-utils.
"""
import importlib
import io
import json
import math
import os
import subprocess
import tempfile
import cairo
from PIL import Image
import render
from scenes import paper_reef as scenes
from toolkit.outline import OutlineCanvas
from toolkit.paper import smooth

FOLDER = os.path.join(render.ROOT, 'static', 'paper-reef')
FACTS = os.path.join(render.ROOT, 'src', 'config', 'paperReefFiles.json')
FONTS = {'Reef Display': 'anek.woff2', 'Reef Text': 'faustina.woff2'}
MM = 72 / 25.4
LINE_PX = 4400             # across a drawing to colour in: 400 to the inch
A4, A3 = (210 * MM, 297 * MM), (297 * MM, 420 * MM)
NAVY, WATER, PLUM, CREAM, GREY = (.04, .11, .23), (.055, .41, .51), (.48, .14, .33), (1, .98, .92), (.45, .5, .55)
NAME = 'Indonesia Biru Foundation'
DAY = '2026-11-26T00:00:00Z'      # else each run would write other bytes

# id in the manifest, where the middle of the crop lies (0 top, 1 foot), and the words below it
POSTERS = [('gallery-2-c', .5, 'Manta ray', 'Pari manta'), ('news-25-lead', .62, 'Green turtle', 'Penyu hijau'),
           ('gallery-3-d', .6, 'Mangrove roots', 'Akar mangrove'), ('gallery-2-e', .45, 'Octopus', 'Gurita')]
OUTLINES = [('news-25-lead', 'Green turtle', 'Penyu hijau'), ('gallery-2-e', 'Octopus', 'Gurita'),
            ('gallery-7-b', 'Outrigger boat', 'Perahu bercadik'), ('news-42-lead', 'Through the mask', 'Lewat masker selam'),
            ('event-05-card', 'Among mangroves', 'Di antara mangrove'), ('gallery-7-c', 'Manta kite', 'Layang-layang manta')]
STEPS = {
    'en': ('How to build it', ['Print pages 2 to 4 on thick paper (160 g or more).',
                               'Cut along the dotted lines. Ask an adult for the small ones.',
                               'Fold page 2 in the middle: the sea stands, the sand lies.',
                               'Fold the grey tabs of layers 1, 2 and 3 back. Glue each one behind its line on the sand.',
                               'Glue a strip behind each animal, bend it, and let the animal swim from a layer.']),
    'id': ('Cara membuatnya', ['Cetak halaman 2 sampai 4 di kertas tebal (160 g atau lebih).',
                               'Gunting menurut garis putus-putus. Untuk yang kecil, mintalah bantuan orang dewasa.',
                               'Lipat halaman 2 di tengah: laut berdiri, pasir rebah.',
                               'Lipat lidah abu-abu lapisan 1, 2, dan 3 ke belakang. Lem masing-masing di belakang garisnya di pasir.',
                               'Lem pita kertas di belakang setiap satwa, tekuk, lalu pasang agar satwa berenang dari lapisannya.']),
}


# ------------------------------------------------------------------ words
def use_fonts(folder):
    """Let cairo find the site's fonts, unpacked, under names of their own; before the first word is drawn."""
    from fontTools.ttLib import TTFont
    for family, file in FONTS.items():
        font = TTFont(os.path.join(render.ROOT, 'src', 'styles', 'fonts', file))
        font.flavor = None
        for record in font['name'].names:
            if record.nameID in (1, 4, 16):
                record.string = family
        font.save(os.path.join(folder, family + '.ttf'))
    conf = os.path.join(folder, 'fonts.conf')
    with open(conf, 'w', encoding='utf-8') as f:
        f.write('<fontconfig><dir>%s</dir><cachedir>%s</cachedir></fontconfig>' % (folder, folder))
    os.environ['FONTCONFIG_FILE'] = conf


def write(g, words, x, y, size, color=NAVY, family='Reef Display', align=0.0):
    """A line of words; align 0: x is its left, .5 its middle, 1 its right. A PDF of cairo keeps a face's middle width."""
    g.select_font_face(family)
    g.set_font_size(size)
    g.set_source_rgb(*color)
    g.move_to(x - g.text_extents(words).x_advance * align, y)
    g.show_text(words)
    g.new_path()


def write_lines(g, words, x, y, size, room, leading=1.32):
    """Words broken into lines of at most `room`; returns the y below them."""
    line = ''
    for word in words.split():
        longer = (line + ' ' + word).strip()
        g.select_font_face('Reef Text')
        g.set_font_size(size)
        if g.text_extents(longer).x_advance > room:
            write(g, line, x, y, size, family='Reef Text')
            line, y = word, y + size * leading
        else:
            line = longer
    write(g, line, x, y, size, family='Reef Text')
    return y + size * leading


def logo(g, x, y, size):
    """The foundation's sign, its upper left corner at x, y (static/favicon.svg)."""
    g.save()
    g.translate(x, y); g.scale(size / 64, size / 64)
    g.arc(32, 32, 31, 0, 2 * math.pi); g.set_source_rgb(.027, .227, .376); g.fill()
    g.arc(32, 32, 31, 0, 2 * math.pi); g.clip()
    g.move_to(1, 34); g.curve_to(11, 25, 18, 25, 25, 34); g.curve_to(30, 40, 37, 40, 42, 34); g.curve_to(49, 25, 56, 25, 63, 34); g.line_to(63, 64); g.line_to(1, 64)
    g.set_source_rgb(.208, .671, .698); g.fill()
    g.set_source_rgb(.949, .412, .294); g.set_line_width(6); g.set_line_cap(cairo.LINE_CAP_ROUND)
    g.move_to(32, 59); g.line_to(32, 39)
    g.move_to(32, 47); g.curve_to(24, 45, 20, 39, 20, 29)
    g.move_to(32, 43); g.curve_to(40, 41, 43, 35, 43, 26)
    g.move_to(32, 39); g.curve_to(32, 31, 31, 27, 28, 21); g.stroke()
    g.arc(47, 17, 6, 0, 2 * math.pi); g.set_source_rgb(.961, .722, .263); g.fill()
    g.restore()


def signed(g, x, y):
    """Sign and name, their middle at x."""
    logo(g, x - 78, y - 15, 20)
    write(g, NAME, x - 52, y, 11, GREY)


# ------------------------------------------------------------------ pictures
def entry(name):
    return next(e for e in render.read_manifests() if e['id'] == name)


def place(g, picture, x, y, width, quality=77):
    """Lay a PIL picture on the page, as a JPEG in the file."""
    data = io.BytesIO()
    picture.convert('RGB').save(data, 'JPEG', quality=quality)
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, *picture.size)
    surface.set_mime_data(cairo.MIME_TYPE_JPEG, data.getvalue())
    g.save()
    g.translate(x, y); g.scale(width / picture.width, width / picture.width)
    g.set_source_surface(surface, 0, 0); g.paint()
    g.restore()


def outlines(it):
    """A picture of the manifest as black lines: pixels are a fifth of the bytes of its lines, and fine enough for paper."""
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, LINE_PX, round(LINE_PX * it['height'] / it['width']))
    g = cairo.Context(surface)
    g.set_source_rgb(1, 1, 1); g.paint()
    canvas = OutlineCanvas(g, it['width'], it['height'], it['seed'])
    g.scale(LINE_PX / canvas.w, LINE_PX / canvas.w)
    g.set_antialias(cairo.ANTIALIAS_NONE)
    module, function = render.scene_name(it['scene'])
    getattr(importlib.import_module(module), function)(canvas, canvas.rng, it.get('variant', 0))
    return surface


def plate(g, x, y, w, h, r=16):
    """Add the outline of a sheet with scissor-cut corners."""
    a, b, c, d = r, r * 1.4, r * .8, r * 1.6
    g.move_to(x + a, y)
    g.line_to(x + w - b, y + 2); g.curve_to(x + w, y + 2, x + w, y + a, x + w - 1, y + b)
    g.line_to(x + w, y + h - c); g.curve_to(x + w, y + h, x + w - c, y + h, x + w - d, y + h - 1)
    g.line_to(x + d, y + h); g.curve_to(x, y + h, x, y + h - c, x + 1, y + h - d)
    g.line_to(x, y + b); g.curve_to(x, y + c * .5, x + c * .5, y, x + a, y); g.close_path()


def posters(pdf):
    for name, middle, english, indonesian in POSTERS:
        w, h = A3[1], A3[0]
        pdf.set_size(w, h)
        g = cairo.Context(pdf)
        g.set_source_rgb(*CREAM); g.paint()
        picture = render.paint(entry(name), 1.3)
        left, top, width, height = 34, 34, w - 68, 660
        crop = round(picture.width * height / width)
        at = round((picture.height - crop) * middle)
        g.save(); plate(g, left, top, width, height, 26); g.clip()
        place(g, picture.crop((0, at, picture.width, at + crop)), left, top, width, 76)
        g.restore()
        g.select_font_face('Reef Display')
        g.set_font_size(100)
        size = min(88, 100 * (width - 60) / g.text_extents(english + indonesian).x_advance)
        write(g, english, left, 786, size)
        write(g, indonesian, w - left, 786, size, WATER, align=1)
        signed(g, w / 2, 822)
        pdf.show_page()


def colouring(pdf):
    for name, english, indonesian in OUTLINES:
        w, h = A4[1], A4[0]
        pdf.set_size(w, h)
        g = cairo.Context(pdf)
        left, top, width = 30, 26, w - 60
        it = entry(name)
        height = width * it['height'] / it['width']
        g.save(); plate(g, left, top, width, height); g.clip()
        drawn = outlines(it)
        g.translate(left, top); g.scale(width / drawn.get_width(), width / drawn.get_width())
        g.set_source_surface(drawn, 0, 0); g.paint()
        g.restore()
        plate(g, left, top, width, height); g.set_source_rgb(*NAVY); g.set_line_width(1.6); g.stroke()
        write(g, english, left, 576, 21)
        write(g, indonesian, w - left, 576, 21, align=1)
        signed(g, w / 2, 575)
        pdf.show_page()


# ------------------------------------------------------------------ diorama
def cut_line(g):
    g.set_source_rgb(*GREY); g.set_line_width(1); g.set_dash([.1, 3.2]); g.set_line_cap(cairo.LINE_CAP_ROUND); g.stroke(); g.set_dash([])


def fold_line(g, x0, y, x1):
    g.move_to(x0, y); g.line_to(x1, y); g.set_source_rgb(*GREY); g.set_line_width(.8); g.set_dash([7, 4]); g.stroke(); g.set_dash([])


def on_white(picture):
    ground = Image.new('RGB', picture.size, 'white')
    ground.paste(picture, (0, 0), picture)
    return ground


def layer(g, number, x, y, width):
    """A layer with its outline to cut along and its tab; y is where it meets the sand."""
    picture = scenes.layer(number)
    k = width / picture.width
    top = y - picture.height * k
    place(g, on_white(picture), x, top, width)
    skyline = [(x + px * k, max(top + 2, top + py * k)) for px, py in scenes.skyline(picture)]
    g.move_to(x, y + 12 * MM); g.line_to(x, y); g.line_to(*skyline[0])
    for point in skyline: g.line_to(*point)
    g.line_to(x + width, y); g.line_to(x + width, y + 12 * MM); g.close_path()
    cut_line(g)
    g.rectangle(x + .5, y, width - 1, 12 * MM - .5); g.set_source_rgb(.88, .9, .91); g.fill()
    fold_line(g, x, y, x + width)
    write(g, str(number), x + 10, y + 24, 22, PLUM)
    write(g, 'fold back, glue  ·  lipat ke belakang, lem', x + width / 2, y + 21, 11, GREY, align=.5)


def animal(g, name, x, y, width):
    """An animal with a line around it, its middle at x, y."""
    picture = scenes.animal(name)
    k = width / picture.width
    place(g, on_white(picture), x - width / 2, y - picture.height * k / 2, width)
    smooth(g, [(x - width / 2 + px * k, y - picture.height * k / 2 + py * k) for px, py in scenes.around(picture)])
    cut_line(g)


def title_page(g):
    w, _ = A4
    write(g, 'Paper reef', 36, 100, 92)
    write(g, 'Terumbu kertas', 38, 150, 46, WATER)
    g.save(); plate(g, 40, 176, w - 80, 330, 18); g.clip()
    built = scenes.built()
    place(g, built, 40, 176, w - 80)
    g.restore()
    for column, (heading, steps) in enumerate(STEPS.values()):
        x = 40 + column * 268
        write(g, heading, x, 548, 19, NAVY if column == 0 else WATER)
        y = 574
        for number, step in enumerate(steps, 1):
            write(g, str(number), x, y, 15, PLUM)
            y = write_lines(g, step, x + 18, y, 12, 222) + 4
    signed(g, w / 2, 818)


def stage_page(g):
    x, width = 15 * MM, 180 * MM
    place(g, scenes.sea(), x, 14 * MM, width)
    fold = 14 * MM + width * 130 / 180
    place(g, scenes.sand(), x, fold, width)
    foot = fold + width * 120 / 180
    for number, part in ((1, .25), (2, .52), (3, .79)):
        y = fold + (foot - fold) * part
        fold_line(g, x + 16, y, x + width - 16)
        write(g, str(number), x + 5, y + 7, 20, PLUM)
    fold_line(g, x - 20, fold, x + width + 20)
    g.rectangle(x, 14 * MM, width, foot - 14 * MM); cut_line(g)


def layers_page(g):
    layer(g, 1, 15 * MM, 126 * MM, 180 * MM)
    layer(g, 2, 15 * MM, 250 * MM, 180 * MM)


def front_page(g):
    layer(g, 3, 15 * MM, 82 * MM, 180 * MM)
    animal(g, 'turtle', 52 * MM, 148 * MM, 66 * MM)
    animal(g, 'manta', 134 * MM, 146 * MM, 84 * MM)
    animal(g, 'parrotfish', 52 * MM, 206 * MM, 46 * MM)
    animal(g, 'octopus', 122 * MM, 214 * MM, 62 * MM)
    for k in range(4):
        x = (24 + 42 * k) * MM
        g.rectangle(x, 252 * MM, 32 * MM, 10 * MM); cut_line(g)
        g.move_to(x + 10 * MM, 252 * MM); g.line_to(x + 10 * MM, 262 * MM); g.set_source_rgb(*GREY); g.set_line_width(.8); g.set_dash([5, 3]); g.stroke(); g.set_dash([])
    write(g, 'strips for the animals  ·  pita untuk satwa', A4[0] / 2, 271 * MM, 11, GREY, align=.5)


def diorama(pdf):
    for draw in (title_page, stage_page, layers_page, front_page):
        pdf.set_size(*A4)
        draw(cairo.Context(pdf))
        pdf.show_page()


def thumbnail(pdf):
    """The first page, small, beside the PDF; returns its width and height in pixels."""
    png = subprocess.run(['pdftoppm', '-r', '72', '-f', '1', '-l', '1', '-png', pdf], check=True, capture_output=True).stdout
    picture = Image.open(io.BytesIO(png))
    picture.thumbnail((840, 840), Image.LANCZOS)
    picture.save(pdf[:-3] + 'webp', quality=76)
    return picture.size


SHEETS = {'posters': (posters, len(POSTERS)), 'colouring': (colouring, len(OUTLINES)), 'diorama': (diorama, 4)}


def main():
    render.check_packages()
    facts = {}
    os.makedirs(FOLDER, exist_ok=True)
    with tempfile.TemporaryDirectory() as fonts:
        use_fonts(fonts)
        for name, (draw, pages) in SHEETS.items():
            path = os.path.join(FOLDER, name + '.pdf')
            pdf = cairo.PDFSurface(path, *A4)
            pdf.set_metadata(cairo.PDFMetadata.TITLE, 'Paper reef: ' + name)
            pdf.set_metadata(cairo.PDFMetadata.AUTHOR, NAME)
            pdf.set_metadata(cairo.PDFMetadata.CREATE_DATE, DAY)
            draw(pdf)
            pdf.finish()
            width, height = thumbnail(path)
            facts[name] = {'pages': pages, 'bytes': os.path.getsize(path), 'width': width, 'height': height}
            print('%s: %d pages, %d kB' % (name, pages, facts[name]['bytes'] // 1000), flush=True)
    with open(FACTS, 'w', encoding='utf-8') as f:
        f.write(json.dumps(facts, indent=2) + '\n')


if __name__ == '__main__':
    main()
