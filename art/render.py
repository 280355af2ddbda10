#!/usr/bin/python3
"""Render the pictures of art/manifest/*.json.

  art/render.py                  every picture that has a `file` and is out of date, to that file
  art/render.py ID [ID...]       only these
  art/render.py --all            also those without `file`, into art/out/
  art/render.py --force          up to date or not
  art/render.py --scale 0.5      quick previews of the same pictures into art/out/preview/
  art/render.py --check          renders nothing; lists what is out of date (exit code 1)
  art/render.py --sheet [NAME]   renders nothing; contact sheet of everything, or of art/manifest/NAME.json, in art/out/

What is out of date is told by content, never by file times: art/rendered.json keeps a hash of every picture's
entry and code, and of the file written. Commit it together with the pictures.
"""
import argparse
import ast
import contextlib
import fcntl
import glob
import hashlib
import importlib
import importlib.util
import json
import multiprocessing
import os
import shutil
import sys
import traceback

ART = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(ART)
OUT = os.path.join(ART, 'out')
PREVIEW = os.path.join(OUT, 'preview')
LOCK = os.path.join(ART, 'rendered.json')
OUT_LOCK = os.path.join(OUT, 'rendered.json')          # for pictures without `file`; git-ignored like all of out/
KEYS = ('id', 'scene', 'seed', 'width', 'height', 'alt')
NOT_PAINTED = ('alt', 'file', 'manifest')              # parts of an entry that do not change the picture
ALWAYS_USED = ('toolkit.paper', 'encode')              # modules every picture depends on
PACKAGES = {'cairo': 'python3-cairo', 'numpy': 'python3-numpy', 'scipy': 'python3-scipy', 'PIL': 'python3-pil'}
sys.path.insert(0, ART)
import encode                                          # noqa: E402  (it needs the path above)


class Mistake(Exception):
    """One clear sentence for a person: what is wrong, where, and what to do."""


# ------------------------------------------------------------------ manifest
def read_manifests():
    """All entries of art/manifest/*.json in order, checked; each knows the name of its manifest."""
    entries = [e for path in sorted(glob.glob(os.path.join(ART, 'manifest', '*.json'))) for e in read_manifest(path)]
    if not entries:
        raise Mistake('There is no picture in art/manifest; add a file such as art/manifest/news.json with {"pictures": [...]}.')
    check_unique(entries, 'id', 'give one of them another id')
    check_unique(entries, 'file', 'every picture needs a place of its own')
    return entries


def read_manifest(path):
    name = relative(path)
    try:
        with open(path, encoding='utf-8') as f:
            pictures = json.load(f)['pictures']
    except ValueError as error:
        raise Mistake('%s is not valid JSON (%s); mend it there.' % (name, error))
    except (KeyError, TypeError):
        raise Mistake('%s has no list "pictures"; write {"pictures": [...]}.' % name)
    return [check_entry(entry, number, name) for number, entry in enumerate(pictures, 1)]


def check_entry(entry, number, manifest):
    missing = [key for key in KEYS if key not in entry]
    if missing:
        raise Mistake('%s, picture %d (%s): "%s" is missing; add it.' % (manifest, number, entry.get('id', 'no id'), missing[0]))
    if scene_function(entry['scene']) is None:
        raise Mistake('%s, picture "%s": there is no scene "%s"; write module.function or folder.module.function of a module in art/scenes.'
                      % (manifest, entry['id'], entry['scene']))
    if suffix(entry) not in encode.FORMATS:
        raise Mistake('%s, picture "%s": the file "%s" must end in %s.' % (manifest, entry['id'], entry['file'], ', '.join(encode.FORMATS)))
    return dict(entry, manifest=manifest)


def check_unique(entries, key, advice):
    seen = {}
    for entry in entries:
        value = entry.get(key)
        if value is not None and value in seen:
            raise Mistake('The %s "%s" stands in %s (%s) and in %s (%s); %s.' % (
                key, value, seen[value]['manifest'], seen[value]['id'], entry['manifest'], entry['id'], advice))
        seen[value] = entry


def choose(entries, ids, everything):
    """The entries asked for: the named ones, or all that have a file (everything: also those without)."""
    unknown = sorted(set(ids) - {e['id'] for e in entries})
    if unknown:
        raise Mistake('No picture has the id "%s"; look for the right one in art/manifest/*.json.' % '", "'.join(unknown))
    if ids:
        return [e for e in entries if e['id'] in ids]
    return [e for e in entries if everything or 'file' in e]


# ------------------------------------------------------------------ scenes and their source code
def module_file(name):
    path = os.path.join(ART, *name.split('.')) + '.py'
    return path if os.path.exists(path) else None


def scene_name(scene):
    """'dive.hero' -> ('scenes.dive', 'hero'); 'news.season_ahead.lead' -> ('scenes.news.season_ahead', 'lead')"""
    module, _, function = scene.rpartition('.')
    return 'scenes.' + module, function


def scene_function(scene):
    """The syntax tree of a scene's function, or None; nothing is imported for it."""
    module, function = scene_name(scene)
    path = module_file(module)
    found = [node for node in parse(path).body if isinstance(node, ast.FunctionDef) and node.name == function] if path else []
    return found[0] if found else None


_trees = {}


def parse(path):
    if path not in _trees:
        with open(path, encoding='utf-8') as f:
            try:
                _trees[path] = ast.parse(f.read(), path)
            except SyntaxError as error:
                raise Mistake('%s cannot be read, line %s: %s; mend it there.' % (relative(path), error.lineno, error.msg))
    return _trees[path]


def imported_modules(path):
    """Names of the modules that a file imports anywhere, also inside functions."""
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from ('%s.%s' % (node.module, alias.name) for alias in node.names)


def art_modules(scene):
    """Files of the scene's module and of all modules of art/ that it imports, directly or through others."""
    waiting, found = [scene_name(scene)[0], *ALWAYS_USED], set()
    while waiting:
        path = module_file(waiting.pop())
        if path and path not in found:
            found.add(path)
            waiting += imported_modules(path)
    return sorted(found)


# ------------------------------------------------------------------ what is out of date
def file_hash(path):
    with open(path, 'rb') as f:
        return hashlib.sha256(f.read()).hexdigest()[:16]


_file_hashes = {}


def source_hash(entry):
    """Hash of all that the picture is made from: its entry, the code and the `inputs` it names."""
    files = art_modules(entry['scene']) + [os.path.join(ROOT, name) for name in entry.get('inputs', ())]
    for path in files:
        if path not in _file_hashes:
            _file_hashes[path] = file_hash(path)
    painted = {key: value for key, value in entry.items() if key not in NOT_PAINTED}
    made_from = [painted, [[relative(path), _file_hashes[path]] for path in files]]
    return hashlib.sha256(json.dumps(made_from, sort_keys=True).encode()).hexdigest()[:16]


def lock_path(entry):
    return LOCK if 'file' in entry else OUT_LOCK


def read_lock(path):
    if not os.path.exists(path):
        return {}
    try:
        with open(path, encoding='utf-8') as f:
            return json.load(f)
    except ValueError as error:
        raise Mistake('%s is not valid JSON (%s); take the committed one back, or delete it and render everything.' % (relative(path), error))


@contextlib.contextmanager
def change_lock(path):
    """Read, change and write a lock file while no other render.py does."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    folder = os.open(os.path.dirname(path), os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        lock = read_lock(path)
        before = json.dumps(lock, sort_keys=True)
        yield lock
        if json.dumps(lock, sort_keys=True) != before:
            encode.write_atomically(path, (json.dumps(lock, indent=2, sort_keys=True) + '\n').encode())
    finally:
        os.close(folder)


def out_of_date(entries):
    """[(entry, why)] of the pictures that have to be rendered."""
    locks = {path: read_lock(path) for path in (LOCK, OUT_LOCK)}
    reasons = [(entry, why_out_of_date(entry, locks[lock_path(entry)].get(entry['id']))) for entry in entries]
    return [(entry, why) for entry, why in reasons if why]


def why_out_of_date(entry, locked):
    path = target(entry)
    if locked is None:
        return 'never rendered'
    if not os.path.exists(path):
        return '%s is missing' % relative(path)
    if locked['source'] != source_hash(entry):
        return 'its entry or its code changed'
    if locked['file'] != file_hash(path):
        return '%s was changed by something else' % relative(path)
    return None


def refuse_to_paint_over(entries):
    """Stop where a file holds another picture than the one last rendered for its entry."""
    lock = read_lock(LOCK)
    for entry in entries:
        path = target(entry)
        if 'file' in entry and os.path.exists(path) and lock.get(entry['id'], {}).get('file') != file_hash(path):
            raise Mistake('%s holds another picture than the one rendered for "%s"; correct or remove the entry in %s, or name the id to paint over the file.'
                          % (entry['file'], entry['id'], entry['manifest']))


def forget_removed(entries):
    """Drop ids from the lock that no manifest has any more."""
    with change_lock(LOCK) as lock:
        for gone in set(lock) - {e['id'] for e in entries if 'file' in e}:
            del lock[gone]


# ------------------------------------------------------------------ rendering
def relative(path):
    return os.path.relpath(path, ROOT)


def suffix(entry):
    return os.path.splitext(entry.get('file', 'out.jpg'))[1]


def target(entry, scale=1.0):
    if scale != 1.0:
        return os.path.join(PREVIEW, entry['id'] + suffix(entry))
    return os.path.join(ROOT, entry['file']) if 'file' in entry else os.path.join(OUT, entry['id'] + '.jpg')


def paint(entry, scale=1.0):
    """The finished picture as a PIL image."""
    from toolkit.paper import Canvas
    module, function = scene_name(entry['scene'])
    canvas = Canvas(entry['width'], entry['height'], entry['seed'], scale)
    getattr(importlib.import_module(module), function)(canvas, canvas.rng, entry.get('variant', 0))
    return canvas.image()


def render(job):
    """Paint one picture and write it; returns (id, kB, None) or (id, 0, what went wrong). Runs in a worker process."""
    entry, scale = job
    try:
        data = encode.encode(paint(entry, scale), suffix(entry), entry.get('maxKb'))
        encode.write_atomically(target(entry, scale), data)
        if scale == 1.0:
            with change_lock(lock_path(entry)) as lock:
                lock[entry['id']] = {'source': source_hash(entry), 'file': hashlib.sha256(data).hexdigest()[:16]}
        return entry['id'], len(data) // 1024, None
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return entry['id'], 0, '%s: %s (%s, line %d)' % (type(error).__name__, error, relative(place.filename), place.lineno)


def render_all(entries, scale, jobs):
    """Render the entries; returns the failures [(id, what went wrong)]."""
    check_packages()
    failures = []
    with multiprocessing.Pool(max(1, min(jobs, len(entries)))) as pool:
        for done in progress(pool.imap_unordered(render, [(e, scale) for e in entries]), len(entries)):
            if done[2]:
                failures.append((done[0], done[2]))
    return failures


def check_packages():
    missing = [package for module, package in PACKAGES.items() if importlib.util.find_spec(module) is None]
    missing += [] if shutil.which('avifenc') else ['libavif-bin']
    if missing:
        raise Mistake('Rendering needs Debian packages that are not installed; run: apt-get install %s (and use /usr/bin/python3).' % ' '.join(missing))


def progress(results, total):
    """Pass results on and show how far it is: a bar with python3-tqdm, otherwise one line for each picture."""
    try:
        from tqdm import tqdm
        yield from tqdm(results, total=total, unit='picture')
    except ImportError:
        for number, result in enumerate(results, 1):
            print('%d/%d %s %d kB' % (number, total, result[0], result[1]), flush=True)
            yield result


# ------------------------------------------------------------------ contact sheet
def make_sheet(entries, name):
    """One JPEG with all pictures that exist, of all manifests or of one; returns its path."""
    check_packages()
    from PIL import Image
    if name:
        entries = [e for e in entries if e['manifest'] == 'art/manifest/%s.json' % name]
        if not entries:
            raise Mistake('There is no picture in art/manifest/%s.json; --sheet takes the name of a manifest without .json.' % name)
    paths = [target(e) for e in entries if os.path.exists(target(e))]
    if not paths:
        raise Mistake('None of these pictures is rendered yet; run art/render.py first.')
    sheet = paste_rows([thumbnail(Image.open(path), 220) for path in paths], 1600, 12)
    path = os.path.join(OUT, 'sheet%s.jpg' % ('-' + name if name else ''))
    encode.write_atomically(path, encode.encode(sheet, '.jpg', 3000))
    return path


def thumbnail(picture, height):
    from PIL import Image
    small = picture.convert('RGBA').resize((max(1, picture.width * height // picture.height), height), Image.LANCZOS)
    ground = Image.new('RGB', small.size, (196, 214, 210))
    ground.paste(small, (0, 0), small)
    return ground


def paste_rows(pictures, width, gap):
    from PIL import Image
    rows, x = [[]], gap
    for picture in pictures:
        if rows[-1] and x + picture.width + gap > width:
            rows.append([])
            x = gap
        rows[-1].append((picture, x))
        x += picture.width + gap
    height = pictures[0].height + gap
    sheet = Image.new('RGB', (width, height * len(rows) + gap), (250, 246, 234))
    for number, row in enumerate(rows):
        for picture, x in row:
            sheet.paste(picture, (x, gap + number * height))
    return sheet


# ------------------------------------------------------------------ command line
def arguments(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('ids', nargs='*', metavar='ID')
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--force', action='store_true')
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--jobs', type=int, default=2)
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--sheet', nargs='?', const='', metavar='NAME')
    return parser.parse_args(argv)


def run(options):
    """Do what the options ask for; returns the exit code."""
    entries = read_manifests()
    if options.sheet is not None:
        print('Contact sheet: ' + relative(make_sheet(entries, options.sheet)))
        return 0
    chosen = choose(entries, options.ids, options.all)
    if options.scale != 1.0:
        return report(render_all(chosen, options.scale, options.jobs))
    if options.check:
        return report_check(out_of_date(chosen))
    if not options.ids:
        refuse_to_paint_over(chosen)
        forget_removed(entries)
    todo = chosen if options.force else [entry for entry, _ in out_of_date(chosen)]
    if not todo:
        print('All %d pictures are up to date.' % len(chosen))
        return 0
    return report(render_all(todo, 1.0, options.jobs))


def report_check(stale):
    for entry, why in stale:
        print('%s: %s' % (entry['id'], why))
    if stale:
        print('%d out of date; run art/render.py and commit the pictures with art/rendered.json.' % len(stale))
    return 1 if stale else 0


def report(failures):
    for picture, wrong in sorted(failures):
        print('%s could not be rendered: %s' % (picture, wrong), file=sys.stderr)
    return 1 if failures else 0


def main(argv=None):
    try:
        return run(arguments(argv))
    except Mistake as mistake:
        print(mistake, file=sys.stderr)
        return 1


if __name__ == '__main__':
    sys.exit(main())
