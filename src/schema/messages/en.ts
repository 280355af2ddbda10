/**
 * What the checks say, in English. A sentence goes on where its subject ends, the name of a field or of a file: `"title" ` + `is
 * missing; …`. Names in braces stand for what changes. None is longer than 300 characters with values of ordinary length. Another
 * language is a file like `id.ts`.
 */
export const en = {
  // subjects and parts of sentences
  field: '"{name}"',
  theText: 'the text',
  entry: 'entry {place}',
  pictureNamed: 'picture "{name}"',
  didYouMean: 'did you mean "{near}"?',
  theFieldsAre: 'the fields are: {fields}.',

  // what belongs in a field
  writeLine: 'write one line of at most {max} characters',
  writeSentences: 'write one or two sentences of {min} to {max} characters',
  writeWholeNumber: 'write a whole number from {min} to {max}',
  writeDegrees:
    'write degrees from -{limit} to {limit} as a decimal number, south and west with a minus, for example -8.406',
  writeTrueOrFalse: 'write true or false',
  writeDraft: 'write true while previews alone may show the story, and take it out when visitors may read it',
  writeOneOf: 'choose one of: {words}',
  writeDay: 'write a day as YYYY-MM-DD, for example 2024-12-31',
  writeTime: 'write a time as HH:MM in quotes, for example "09:30"',
  writePicture: 'write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg',
  writeFocus:
    'write what must stay in sight: top, bottom, left, right or centre, or its place from the left and from the top, for example 64% 20%',
  writeCredit: 'write who took the picture, in at most {max} characters; visitors see it',
  writeAlt: 'say in {min} to {max} characters what is seen in the picture',
  writeCaption:
    'write in at most {max} characters what the picture does not show by itself, such as where and when it was',
  writeLink: 'write a page of this site such as /dive-with-us, or a full address that begins with https://',
  writeExternalLink: 'write a full address that begins with https://',
  writeSiteAddress:
    'write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef',
  writeRoute: 'write the path of the page: a slash, then letters, digits and hyphens, for example /reef-day',
  writeYoutubeId: 'write the 11 characters that follow "watch?v=" in the address of the YouTube video',
  writeEmail: 'write an e-mail address, for example hello@example.org',
  writePhone: 'write the number in international form, for example +62 800 0000 0000',
  writeGroup: 'write {names}, for example {example}',
  writeList: 'write a list of {count} entries; for each, {item}',
  writeWords: 'write {names}',
  writePlaceholder: 'write the name of a field of this file',
  writeReview: 'say in one line what the foundation must confirm',
  runMark: 'run npm run translate:mark with the name of this file, which writes it',

  // checkFrontMatter.ts
  unknownField: 'is not a field here; {advice}',
  missing: 'is missing; {write}.',
  wrongValue: 'is {found}; {write}.',
  wrongLength: 'has {length} characters; {write}.',
  notText: 'is {found}, which is not text; put it in double quotes, or {write}.',
  hiddenSign:
    'holds {sign}, a sign that nobody sees or that cannot be read, behind "{before}"; delete it and type what is meant.',

  // checks/charts.ts
  chart:
    'is {found}, which cannot be drawn; write for bars at most three numbers, for marks one whole number in digits that makes 1 to {marks} of them ("unitSize" is how many things a mark stands for).',

  // checks/pictures.ts, checks/pictureFile.ts
  absent: 'names the picture "{name}", which is not in {folder} under that very name; the folder has: {present}.',
  picture: 'names the picture "{name}", which {found}',
  notPicture:
    'cannot be read as a JPEG, PNG or WebP picture; save it as a JPEG, on the telephone or in a picture editor.',
  tooManyPixels: 'is too large; put one of at most {most} megapixels there.',
  tooNarrow: 'is {width} pixels wide; put one of at least {least} pixels there.',
  damaged: 'is damaged, or ends in the middle; copy it here again.',

  // checks/text.ts
  noText: 'is missing; write at least one paragraph below the front matter.',
  textNotShown: 'is not shown anywhere; take it out.',
  html: 'holds the HTML "{found}"; only <sub>, <sup> and <br> may stand there, write the rest in Markdown.',
  pictureInWords:
    'has the picture "{name}" within other words; in a story leave an empty line above and below it, elsewhere name it in a field.',
  brokenLink:
    'has a link or a picture that is not complete: "{found}"; write [the words](/the-page) or ![what is seen](boat.jpg), without spaces in the round brackets.',
  headingLevel:
    'has the heading "{words}", which leaves out a level or is as large as the title; write {signs} {words}',

  // checks/links.ts
  leadsTo: 'leads to "{url}", {advice}',
  noPage: 'but there is no such page; write another address.',
  nearPage: 'but there is no such page; did you mean "{near}"?',
  plainAddress: 'which goes by way of a chat, mail or advertising service that sees who follows it; write "{address}".',
  password: 'which holds a name and a password that everybody would see; take them out.',
  notAddress:
    'which is no page of this site and no secure address; write one such as /dive-with-us, or a full address that begins with https://.',

  // checks/addresses.ts, checks/names.ts
  addressTaken: 'gives the address {address}, which belongs to {other}; take another number or name.',
  thisSite: 'this site itself',
  badName: 'has a name with other signs than the letters a to z, digits and hyphens; call it {better}',
  misplaced: 'is not in a place where content is read; did you mean content/{near}?',
  withoutSource: 'translates {source}, which is not there; write the English text first, or take this one away.',
  typeMissing: 'is missing, and a page needs it; put it back.',

  // what cannot be read
  systemRefuses:
    'cannot be read ({code}); look whether it is there and whether you may read it, or put a copy in its place.',
  notUtf8: 'is not saved as UTF-8; open it in a text editor and save it with the encoding UTF-8.',
  noFrontMatter:
    'does not begin with its fields; write each as "name: value" on a line of its own, between two lines of three hyphens (---).',
  fieldTwice: 'stands there twice; keep one of the two.',
  yamlSign: 'loses words by a sign (#, &, * or !); put the value into double quotes.',
  yamlValue:
    'cannot be read because of a colon, a quotation mark or its first sign; put the whole value into double quotes: {example}',
  yamlLine:
    'cannot be read at "{found}"; begin each field at the very left, with its name, a colon, a space and its value, for example "title: A new story".',

  // checkContent.ts
  older: 'is older than the English text: write anew what has changed in {source}, then: npm run translate:mark {file}',
} as const

export type Messages = Readonly<Record<keyof typeof en, string>>
