"""render.py in a small project of its own: two scene modules (one in a folder), tiny pictures, a fresh folder for every test."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SCENE = '''
from toolkit import shapes
from toolkit.paper import *


def waves(c, rng, variant=0):
    c.backdrop([(0, 'water1'), (1, 'water4')])
    shapes.dot(c, rng)
    c.finish()
'''
SHAPES = '''
from toolkit.paper import *


def dot(c, rng):
    with c.piece() as g:
        rgb(g, 'coral'); g.arc(rng.uniform(200, 900), 300, 90, 0, 7); g.fill()
'''
CUT_OUT = '''
from toolkit.paper import *


def leaf(c, rng, variant=0):
    c.transparent()
    with c.piece(shadow=.3) as g:
        rgb(g, 'leaf'); g.arc(800, 500, 300, 0, 7); g.fill()
'''


def entry(name, **over):
    return {'id': name, 'scene': 'news.sea.waves', 'seed': 3, 'width': 160, 'height': 107, 'alt': 'Illustration of waves',
            'file': 'content/%s.jpg' % name, **over}


class RenderTest(unittest.TestCase):
    def setUp(self):
        self.root = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.root)
        os.makedirs(os.path.join(self.root, 'art/toolkit'))
        for name in ('render.py', 'encode.py', 'toolkit/paper.py'):
            shutil.copy(os.path.join(ART, name), os.path.join(self.root, 'art', name))
        self.write('art/toolkit/shapes.py', SHAPES)
        self.write('art/scenes/news/sea.py', SCENE)
        self.write('art/scenes/land.py', CUT_OUT)
        self.manifest('places', entry('one'), entry('two', seed=4), entry('leaf', scene='land.leaf', file='static/leaf.png'))

    def write(self, name, text):
        path = os.path.join(self.root, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as f:
            f.write(text)

    def read(self, name):
        with open(os.path.join(self.root, name), 'rb') as f:
            return f.read()

    def exists(self, name):
        return os.path.exists(os.path.join(self.root, name))

    def manifest(self, name, *entries):
        self.write('art/manifest/%s.json' % name, json.dumps({'pictures': list(entries)}))

    def render(self, *arguments):
        """(exit code, what was printed), with the interpreter that runs this test."""
        done = subprocess.run([sys.executable, 'art/render.py', *arguments], cwd=self.root, text=True, capture_output=True)
        self.assertNotIn('Traceback', done.stdout + done.stderr)
        return done.returncode, done.stdout + done.stderr

    def stale(self):
        """The ids that --check lists."""
        return [line.split(':')[0] for line in self.render('--check')[1].splitlines() if ': ' in line]

    def refuses(self, *words, arguments=()):
        """The run ends with exit code 1 and one sentence that has these words."""
        code, said = self.render(*arguments)
        self.assertEqual((code, len(said.splitlines())), (1, 1), said)
        for word in words:
            self.assertIn(word, said)


class OutOfDate(RenderTest):
    def setUp(self):
        super().setUp()
        self.assertEqual(self.render()[0], 0)

    def test_a_fresh_checkout_renders_nothing(self):
        for folder, _, files in os.walk(self.root):
            for name in files:
                os.utime(os.path.join(folder, name), (1, 1))
        os.utime(os.path.join(self.root, 'art/scenes/news/sea.py'))
        self.assertIn('All 3 pictures are up to date', self.render()[1])
        self.assertEqual(self.render('--check')[0], 0)

    def test_an_edited_scene_renders_only_its_pictures(self):
        self.write('art/scenes/land.py', CUT_OUT.replace('300', '310'))
        self.assertEqual(self.stale(), ['leaf'])
        self.assertEqual(self.render('--check')[0], 1)
        self.assertIn('1/1 leaf', self.render()[1])
        self.assertEqual(self.stale(), [])

    def test_an_edited_helper_module_renders_the_scenes_that_use_it(self):
        self.write('art/toolkit/shapes.py', SHAPES.replace('coral', 'saffron'))
        self.assertEqual(self.stale(), ['one', 'two'])

    def test_an_edited_scene_in_a_folder_renders_only_its_pictures(self):
        self.write('art/scenes/news/sea.py', SCENE + '\n')
        self.assertEqual(self.stale(), ['one', 'two'])

    def test_the_paper_and_the_encoder_belong_to_every_picture(self):
        for name in ('art/toolkit/paper.py', 'art/encode.py'):
            before = self.read(name).decode()
            self.write(name, before + '\n')
            self.assertEqual(self.stale(), ['one', 'two', 'leaf'])
            self.write(name, before)
        self.assertEqual(self.stale(), [])

    def test_a_changed_entry_renders_its_picture_but_a_changed_alt_does_not(self):
        self.manifest('places', entry('one', seed=9), entry('two', seed=4, alt='Illustration of other waves'),
                      entry('leaf', scene='land.leaf', file='static/leaf.png'))
        self.assertEqual(self.stale(), ['one'])

    def test_a_missing_or_changed_file_is_rendered_again(self):
        os.unlink(os.path.join(self.root, 'content/one.jpg'))
        self.write('content/two.jpg', 'something else')
        self.assertEqual(self.stale(), ['one', 'two'])
        self.render('one')
        self.assertEqual(self.stale(), ['two'])

    def test_another_picture_in_its_place_is_painted_over_only_by_name(self):
        self.manifest('more', entry('three', seed=5))
        for name in ('two', 'three'):
            self.write('content/%s.jpg' % name, 'a picture by somebody else')
            for arguments in ((), ('--force',), ('--all',)):
                self.refuses('content/%s.jpg' % name, '"%s"' % name, arguments=arguments)
            self.assertEqual(self.read('content/%s.jpg' % name), b'a picture by somebody else')
            self.assertEqual(self.render(name)[0], 0)
        self.assertEqual(self.stale(), [])

    def test_a_removed_entry_leaves_the_lock(self):
        self.manifest('places', entry('one'))
        self.render()
        self.assertEqual(list(json.loads(self.read('art/rendered.json'))), ['one'])


class Files(RenderTest):
    def test_the_same_input_gives_the_same_bytes(self):
        self.render()
        before = [self.read('content/one.jpg'), self.read('static/leaf.png'), self.read('art/rendered.json')]
        self.render('--force', '--jobs', '1')
        self.assertEqual(before, [self.read('content/one.jpg'), self.read('static/leaf.png'), self.read('art/rendered.json')])

    def test_a_cut_out_keeps_its_transparency(self):
        from PIL import Image
        self.render('leaf')
        picture = Image.open(os.path.join(self.root, 'static/leaf.png')).convert('RGBA')
        self.assertEqual(picture.getpixel((2, 2))[3], 0)
        self.assertEqual(picture.getpixel((80, 50))[3], 255)

    def test_a_file_is_made_to_fit(self):
        for kind in ('jpg', 'webp', 'avif'):
            self.manifest('places', entry('one', width=600, height=400, maxKb=20, file='content/one.%s' % kind))
            self.render()
            self.assertLessEqual(len(self.read('content/one.%s' % kind)), 20 * 1024)

    def test_a_preview_goes_to_out_and_leaves_the_lock_alone(self):
        self.render('one', '--scale', '0.5')
        self.assertTrue(self.exists('art/out/preview/one.jpg'))
        self.assertFalse(self.exists('content/one.jpg') or self.exists('art/rendered.json'))

    def test_all_also_renders_what_has_no_file(self):
        spare = entry('spare')
        del spare['file']
        self.manifest('spare', spare)
        self.render()
        self.assertFalse(self.exists('art/out/spare.jpg'))
        self.render('--all')
        self.assertTrue(self.exists('art/out/spare.jpg'))
        self.assertNotIn('spare', json.loads(self.read('art/rendered.json')))

    def test_a_contact_sheet(self):
        self.render()
        self.assertEqual(self.render('--sheet', 'places'), (0, 'Contact sheet: art/out/sheet-places.jpg\n'))
        self.assertTrue(self.exists('art/out/sheet-places.jpg'))
        self.refuses('art/manifest/nothing.json', arguments=['--sheet', 'nothing'])

    def test_one_failing_scene_does_not_stop_the_others(self):
        self.write('art/scenes/land.py', CUT_OUT.replace("'leaf'", 'no_such_colour'))
        code, said = self.render()
        self.assertEqual(code, 1)
        self.assertIn('leaf could not be rendered: NameError', said)
        self.assertTrue(self.exists('content/one.jpg') and self.exists('content/two.jpg'))


class Mistakes(RenderTest):
    def test_unknown_id(self):
        self.refuses('"nosuch"', arguments=['one', 'nosuch'])

    def test_broken_manifest(self):
        self.write('art/manifest/broken.json', '{"pictures": [')
        self.refuses('art/manifest/broken.json', 'not valid JSON')

    def test_manifest_without_pictures(self):
        self.write('art/manifest/broken.json', '[]')
        self.refuses('art/manifest/broken.json', '"pictures"')

    def test_duplicate_id(self):
        self.manifest('more', entry('one', file='content/other.jpg'))
        self.refuses('"one"', 'art/manifest/more.json', 'art/manifest/places.json')

    def test_two_pictures_for_one_file(self):
        self.manifest('more', entry('three', file='content/one.jpg'))
        self.refuses('"content/one.jpg"', 'three')

    def test_unknown_scene(self):
        for scene in ('news.sea.storm', 'news.storm.waves', 'sea.waves', 'news', 'land'):
            self.manifest('more', entry('three', scene=scene))
            self.refuses('art/manifest/more.json', '"three"', '"%s"' % scene, 'folder.module.function')

    def test_broken_scene_module(self):
        self.write('art/scenes/news/sea.py', SCENE + '\ndef storm(:\n')
        self.refuses('art/scenes/news/sea.py', 'line 11')

    def test_missing_key(self):
        three = entry('three')
        del three['seed']
        self.manifest('more', three)
        self.refuses('art/manifest/more.json', 'three', '"seed"')

    def test_unknown_kind_of_file(self):
        self.manifest('more', entry('three', file='content/three.gif'))
        self.refuses('"three"', '.gif', '.jpg')

    def test_missing_package(self):
        done = subprocess.run([sys.executable, '-c', 'import sys; sys.path.insert(0, "art"); import render\n'
                               'render.PACKAGES = {"no_such_module": "python3-nosuch"}; sys.exit(render.main([]))'],
                              cwd=self.root, text=True, capture_output=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn('apt-get install python3-nosuch', done.stderr)


if __name__ == '__main__':
    unittest.main()
