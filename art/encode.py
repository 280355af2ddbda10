"""encode.py - from a finished PIL image to the bytes of a file, and safely onto the disk.

JPEG starts at quality 92, WebP at 84, PNG at full colour; all are lowered step by step until the file fits its limit.
AVIF is for light and shadow over whatever lies below: what counts is its transparency.
"""
import io
import os
import subprocess
import tempfile

JPEG_QUALITY = range(92, 39, -4)
WEBP_QUALITY = range(84, 19, -4)
PNG_COLOURS = (256, 192, 128, 96, 64, 48, 32, 24, 16)
AVIF_QUANTIZERS = range(30, 64, 3)                     # of the transparency; Debian's Pillow cannot write AVIF, avifenc (libavif-bin) does
AVIF_COLOUR = ('--min', '62', '--max', '63')           # little more than light or dark
ICO_SIZES = [(16, 16), (32, 32), (48, 48)]
MAX_KB = {'.jpg': 600, '.webp': 600, '.avif': 60, '.png': 600, '.ico': 60}
FORMATS = tuple(MAX_KB)


def encode(image, suffix, max_kb=None):
    """Bytes of the image as .jpg, .webp, .avif, .png or .ico, not larger than max_kb (default: MAX_KB of that kind) where possible."""
    limit = (max_kb or MAX_KB[suffix]) * 1024
    for data in {'.jpg': _jpegs, '.webp': _webps, '.avif': _avifs, '.png': _pngs, '.ico': _icos}[suffix](image):
        if len(data) <= limit:
            break
    return data


def _jpegs(image):
    for quality in JPEG_QUALITY:
        yield _bytes(image.convert('RGB'), 'JPEG', quality=quality, optimize=True, progressive=True)


def _webps(image):
    for quality in WEBP_QUALITY:
        yield _bytes(image, 'WEBP', quality=quality, method=6)


def _avifs(image):
    with tempfile.TemporaryDirectory() as folder:
        png, avif = (os.path.join(folder, name) for name in ('image.png', 'image.avif'))
        image.save(png)
        for quantizer in AVIF_QUANTIZERS:
            alpha = ('--minalpha', str(quantizer - 1), '--maxalpha', str(quantizer))
            subprocess.run(['avifenc', '--jobs', '1', '--speed', '3', '--yuv', '420', *AVIF_COLOUR, *alpha, png, avif],
                           check=True, stdout=subprocess.DEVNULL)
            with open(avif, 'rb') as f:
                yield f.read()


def _pngs(image):
    yield _bytes(image, 'PNG', optimize=True)
    for colours in PNG_COLOURS:
        yield _bytes(image.quantize(colours, method=2, dither=0), 'PNG', optimize=True)


def _icos(image):
    yield _bytes(image, 'ICO', sizes=ICO_SIZES)


def _bytes(image, kind, **options):
    buffer = io.BytesIO()
    image.save(buffer, kind, **options)
    return buffer.getvalue()


def write_atomically(path, data):
    """Write bytes beside the target and rename: a stopped run never leaves half a file."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    temporary = '%s.%d.tmp' % (path, os.getpid())
    try:
        with open(temporary, 'wb') as f:
            f.write(data)
        os.replace(temporary, path)
    finally:
        if os.path.exists(temporary):
            os.unlink(temporary)
