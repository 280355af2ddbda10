/** What a new article says until somebody has written it. All of it is marked, so that the launch report lists it. */
export const SUMMARY =
  'This summary stands in. Say in one or two sentences what happened, where, and why it matters; cards and search engines show it.'

export const REVIEW = 'the text stands in; write it, then take this line out'

export const STORY_BODY = `This text stands in. Begin with something that you saw: a morning, a hand, a fish.

## A heading for the first part

An empty line begins a new paragraph. Words in square brackets are a link when an address follows in round ones: [come diving with us](/dive-with-us). A species has its Latin name beside it: green turtle (*Chelonia mydas*).

## A heading for the end

- End with something that a reader can do.
- A hyphen and a space begin an entry of a list.
`
