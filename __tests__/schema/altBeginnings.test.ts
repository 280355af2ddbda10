import { ARTICLE } from './exampleContent'
import { addsText, reportAfter, setsField, typed, type Spoil } from './spoil'

/* What is seen in a picture may begin as an editor likes; that it is a picture is said by screen readers as well. */

const FINE =
  'begins with words such as “image of”. That is fine; screen readers say them already, so better begin with what is seen.'

test.each<[string, Spoil, string]>([
  ['image of', setsField(ARTICLE, 'pictureAlt', 'Image of a reef at noon'), `:7: "pictureAlt" ${FINE}`],
  ['a photo of', setsField(ARTICLE, 'pictureAlt', 'A photo of a reef at noon'), `:7: "pictureAlt" ${FINE}`],
  ['foto, in Indonesian', setsField(ARTICLE, 'pictureAlt', 'Foto terumbu karang'), `:7: "pictureAlt" ${FINE}`],
  [
    'photo of, in a list',
    typed(
      'sliderPictures:\n  - picture: lead.jpg\n    alt: A reef at noon\n  - picture: second.jpg\n    alt: Photo of a reef at dusk',
    ),
    `:2: "sliderPictures", entry 2, "alt", ${FINE}`,
  ],
  [
    'image of, in a text',
    addsText(ARTICLE, '![Image of a reef](lead.jpg)'),
    `:19: the picture "lead.jpg" in the text: "what is seen" ${FINE}`,
  ],
])('%s', async (_name, spoil, note) => {
  const { mistakes, notes } = await reportAfter(spoil)
  expect(mistakes).toEqual([])
  expect(notes.filter((text) => text.includes('image of'))).toEqual([`${ARTICLE}${note}`])
})

test('who begins with what is seen hears nothing', async () => {
  const { notes } = await reportAfter(setsField(ARTICLE, 'pictureAlt', 'Photographers wait for a turtle'))
  expect(notes.filter((text) => text.includes('image of'))).toEqual([])
})
