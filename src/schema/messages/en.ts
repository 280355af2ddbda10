/**
 * What the checks say, in English. A sentence goes on where its subject ends, the name of a field or of a file: `"title" ` + `is
 * missing; …`. None is longer than 300 characters with values of ordinary length. Another language is a file like `id.ts`.
 */
const count = (number: number) => number.toLocaleString('en')

export const en = {
  // subjects and parts of sentences
  field: ({ name }: { name: string }) => (name === 'body' ? 'the text' : `"${name}"`),
  entry: ({ place }: { place: number }) => `entry ${place}`,
  pictureNamed: ({ name }: { name: string }) => `picture "${name}"`,
  didYouMean: ({ near }: { near: string }) => `did you mean "${near}"?`,
  theFieldsAre: ({ fields }: { fields: string }) => `the fields are: ${fields}.`,

  // what belongs in a field
  writeLine: ({ max }: { max: number }) => `write one line of at most ${max} characters`,
  writeSentences: ({ min, max }: { min: number; max: number }) =>
    `write one or two sentences of ${min} to ${max} characters`,
  writeWholeNumber: ({ min, max }: { min: number; max: number }) => `write a whole number from ${min} to ${max}`,
  writePlaceInList: () => 'write a whole number from 1 to 999: 1 comes first, and all without a number come last',
  writePlaceAmongCards: () =>
    'write a whole number from 1 to 1999: 1 comes first; stories without a number, newest first, stand between 999 and 1001',
  writeTurn: () => 'write a whole number from 1 to 20: companies with the same number take their turn together',
  writeDegrees: ({ limit }: { limit: number }) =>
    `write degrees from -${limit} to ${limit} as a decimal number, south and west with a minus, for example -8.406`,
  writeTrueOrFalse: () => 'write true or false',
  writeOneOf: ({ words }: { words: string }) => `choose one of: ${words}`,
  writeDay: () => 'write a day as YYYY-MM-DD, for example 2024-12-31',
  writeTime: () => 'write a time as HH:MM in quotes, for example "09:30"',
  writePicture: () => 'write the name of a .jpg, .png or .webp picture in the same folder, for example lead.jpg',
  writeLogo: () => 'write the name of a .png, .svg, .jpg or .webp logo in the same folder, for example logo.png',
  writeFocus: () =>
    'write what must stay in sight: top, bottom, left, right or centre, or its place from the left and from the top, for example 64% 20%',
  writeCredit: ({ max }: { max: number }) =>
    `write who took the picture, in at most ${max} characters; visitors see it`,
  writeShowsChildren: () =>
    'write yes where a photograph shows children who could be recognised, or leave the field out',
  writeConsent: () =>
    'write yes where the parents or guardians of all children in it have agreed, or leave the field out',
  writeAlt: ({ min, max }: { min: number; max: number }) =>
    `say in ${min} to ${max} characters what is seen in the picture`,
  writeCaption: ({ max }: { max: number }) =>
    `write in at most ${max} characters what the picture does not show by itself, such as where and when it was`,
  writeLink: () => 'write a page of this site such as /dive-with-us, or a full address that begins with https://',
  writeExternalLink: () => 'write a full address that begins with https://',
  writeSiteAddress: () =>
    'write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef',
  writeRoute: () => 'write the path of the page: a slash, then letters, digits and hyphens, for example /reef-day',
  writeYoutubeId: () => 'write the 11 characters that follow "watch?v=" in the address of the YouTube video',
  writeEmail: () => 'write an e-mail address, for example hello@example.org',
  writePhone: () => 'write the number in international form, for example +62 800 0000 0000',
  writeCountryCode: () => 'write the two capital letters of the country, for example ID',
  writeGroup: ({ names, example }: { names: string; example: string }) => `write ${names}, for example ${example}`,
  writeList: ({ min, max, item }: { min: number; max: number; item: string }) =>
    `write a list of ${min === max ? min : `${min} to ${max}`} entries; for each, ${item}`,
  writeWords: ({ names }: { names: string }) => `write ${names}`,
  writePlaceholder: () => 'write the name of a field of this file',
  writeReview: () => 'say in one line what the foundation must confirm',
  runMark: () => 'run npm run translate:mark with the name of this file, which writes it',

  // checkFrontMatter.ts
  unknownField: ({ advice }: { advice: string }) => `is not a field here; ${advice}`,
  unknownPart: ({ part, advice }: { part: string; advice: string }) => `has "${part}"; ${advice}`,
  missing: ({ write }: { write: string }) => `is missing; ${write}.`,
  wrongValue: ({ found, write }: { found: string; write: string }) => `is ${found}; ${write}.`,
  wrongLength: ({ length, write }: { length: number; write: string }) => `has ${length} characters; ${write}.`,
  notText: ({ found, write }: { found: string; write: string }) =>
    `is ${found}, which is not text; put it in double quotes, or ${write}.`,
  quotedNumber: ({ found, number }: { found: string; number: string }) =>
    `is ${found}, which is text because of its quotation marks; write ${number} without them.`,
  wrongChoice: ({ found, near, write }: { found: string; near: string; write: string }) =>
    `is ${found}; did you mean "${near}"? Otherwise ${write}.`,
  notGroup: ({ found, example }: { found: string; example: string }) => `is ${found}; write ${example} in its place.`,
  hiddenSign: ({ sign, before }: { sign: string; before: string }) =>
    `holds ${sign}, a sign that nobody sees or that cannot be read, behind "${before}"; delete it and type what is meant.`,
  markup: ({ found }: { found: string }) =>
    `holds ${found}, which is shown as it stands here; write it without these signs.`,
  altToWrite: () => 'is still to be written; say in a sentence what is seen in the picture.',
  altSaysNothing: ({ found, write }: { found: string; write: string }) =>
    `is "${found}", which does not say what is seen; ${write}.`,

  // checks/related.ts
  withoutOther: ({ other }: { other: string }) => `is there without ${other}; write both, or leave both out.`,
  notAfter: ({ found, other, time }: { found: string; other: string; time: string }) =>
    `is "${found}", which is not after ${other} ("${time}"); write a later time, or leave it out.`,
  twice: ({ found }: { found: string }) => `has "${found}" twice; keep one of the two.`,
  placeholderEmpty: ({ name }: { name: string }) =>
    `names "${name}", a field that is not filled in; take it out of the list.`,
  notAmong: ({ found, other }: { found: string; other: string }) =>
    `names "${found}", which is not among ${other}; write it as it stands there, or take it out.`,

  // checks/charts.ts, checks/evidence.ts
  chart: ({ found, chart, write }: { found: string; chart: string; write: string }) =>
    `has ${found}; for the chart "${chart}" ${write}.`,
  chartDepth: ({ marks, metres }: { marks: number; metres: number }) =>
    `write three rows: any figure, a whole number of things from 1 to ${marks}, and two depths of at most ${metres} m, the smaller first, for example 8 to 13 m`,
  chartTiles: () => 'write shares in whole per cent that add up to 100, in at most three rows',
  chartCrowd: ({ marks, from, to }: { marks: number; from: number; to: number }) =>
    `write in the first row a whole number from 1 to ${marks}, or one from ${count(from)} to ${count(to)}`,
  chartSplit: () => 'write one or two parts, each at least a hundredth of the whole, and the whole in the last row',
  chartBars: () => 'write at most three rows, each with a number above 0',
  chartLine: () => 'write at most three rows, each with a number from 0 to 1, for example 0.94',
  chartRhythm: () => 'write "every two weeks" in the first row and "every two months" in the second, if there is one',
  countedUnits: ({ found, most }: { found: string; most: number }) =>
    `is "${found}"; write one whole number from 1 to ${count(most)} in digits, since it is drawn unit by unit, for example 5500+.`,
  unitSize: ({ found, units, most, better }: { found: number; units: number; most: number; better: number }) =>
    `is ${found}, which draws ${count(units)} units; between 1 and ${most} are seen as a number: write ${better}, and say so in "key".`,
  noEvidence: ({ text, claim, route }: { text: string; claim: string; route: string }) =>
    `says "${text}", but the article ${route} does not hold "${claim}"; link the article that the number comes from, or write it there first.`,
  noArticle: ({ text, route }: { text: string; route: string }) =>
    `says "${text}", but ${route} is no article; link the article that the number comes from.`,
  dayAhead: ({ day }: { day: string }) =>
    `is ${day}, a day that is still to come. That is fine; the article is shown at once all the same, before all others.`,

  // checks/pictures.ts, checks/pictureFile.ts, checks/drawing.ts, checks/consent.ts
  absent: ({ name, folder, present }: { name: string; folder: string; present: string }) =>
    `names the picture "${name}", which is not in ${folder}; the folder has: ${present || 'no picture'}.`,
  otherCase: ({ name, called }: { name: string; called: string }) =>
    `names "${name}", but the picture is called "${called}"; write the same large and small letters.`,
  picture: ({ name, found }: { name: string; found: string }) => `names the picture "${name}", which ${found}`,
  tooManyBytes: ({ megabytes, most }: { megabytes: number; most: number }) =>
    `is ${megabytes} MB; put one of at most ${most} MB there.`,
  notPicture: () =>
    'cannot be read as a JPEG, PNG or WebP picture; npm run add:photos makes one of it, or a picture editor (“save as JPEG”).',
  tooManyPixels: ({ most }: { most: number }) => `is too large; put one of at most ${most} megapixels there.`,
  tooNarrow: ({ width, least }: { width: number; least: number }) =>
    `is ${count(width)} pixels wide; put one of at least ${count(least)} pixels there.`,
  strip: ({ width, height, most }: { width: number; height: number; most: number }) =>
    `is ${count(width)} × ${count(height)} pixels; cut it, so that one side is at most ${most} times the other.`,
  damaged: () => 'is damaged, or ends in the middle; copy it here again.',
  smallPicture: ({ width, height, best }: { width: number; height: number; best: number }) =>
    `is ${count(width)} × ${count(height)} pixels. That is fine; in large places it is small or soft. Put a larger original there if there is one (best ${count(best)} or more).`,
  hiddenInPicture: ({ folder }: { folder: string }) =>
    `holds data of its camera (Exif), perhaps where it was taken. Visitors do not get it, but whoever sees the files does; npm run add:photos ${folder} takes it out.`,
  actingDrawing: ({ found }: { found: string }) =>
    `holds ${found}; export it again as a plain SVG, or put a PNG there.`,
  notDrawing: () => 'is no SVG drawing with a size; export it again, or put a PNG there.',
  consentMissing: ({ name, consent }: { name: string; consent: string }) =>
    `is yes, so the picture "${name}" may only be shown with consent; ask the parents or guardians of every child in it, then write ${consent}: yes, or take another picture.`,
  mayShowChildren: ({ name, children, consent }: { name: string; children: string; consent: string }) =>
    `speaks of children. If "${name}" is a photograph in which one could be recognised, ask the parents or guardians of every child in it, then write ${children}: yes and ${consent}: yes.`,

  // checks/text.ts
  noText: () => 'is missing; write at least one paragraph below the front matter.',
  textNotShown: () => 'is not shown anywhere; take it out.',
  html: ({ found }: { found: string }) =>
    `holds the HTML "${found}"; only <sub>, <sup> and <br> may stand there, write the rest in Markdown.`,
  pictureInWords: ({ name }: { name: string }) =>
    `has the picture "${name}" within other words; leave an empty line above and below it.`,
  pictureWithoutPlace: ({ name }: { name: string }) =>
    `holds the picture "${name}"; put it beside the text and name it in a field such as secondPicture.`,
  brokenLink: ({ found }: { found: string }) =>
    `has a link that is not complete: "${found}"; write [the words](/the-page), and nothing between the brackets.`,
  brokenPicture: ({ found }: { found: string }) =>
    `has a picture that is not complete: "${found}"; write ![what is seen](boat.jpg "What it does not show") on a line of its own, without spaces in the name.`,
  code: ({ found }: { found: string }) =>
    `has "${found}", which becomes code, since it begins with four spaces, a tab, \`\`\` or ~~~; begin it at the very left, without them.`,
  leftSigns: ({ found }: { found: string }) =>
    `has "${found}", whose signs are shown as they stand. If something else is meant, content/README.md tells how it is written.`,
  headingLevel: ({ words, signs }: { words: string; signs: string }) =>
    `has the heading "${words}", which leaves out a level or is as large as the title; write ${signs} ${words}`,
  headingNotHere: ({ words }: { words: string }) =>
    `has the heading "${words}", but no room for headings; write it as a sentence.`,
  headingEmpty: () => 'has a heading without words; write some behind the #, or take it out.',
  underlined: ({ words }: { words: string }) =>
    `has hyphens or equals signs below "${words}", which make it a heading; leave an empty line above them, or take them out.`,

  // checks/links.ts
  leadsTo: ({ url, advice }: { url: string; advice: string }) => `leads to "${url}", ${advice}`,
  linkEmpty: () => 'has a link without an address; write it between the round brackets: [the words](/dive-with-us).',
  noPage: () => 'but there is no such page; write another address.',
  nearPage: ({ near }: { near: string }) => `but there is no such page; did you mean "${near}"?`,
  noSuchArticle: ({ list }: { list: string }) =>
    `but no article has that number; write another address. Until then it leads to ${list}.`,
  onlyHere: () => 'which only this computer shows; write a page of this site such as /dive-with-us.',
  ownPage: ({ page }: { page: string }) => `which is a page of this site; write "${page}".`,
  betterAddress: ({ address }: { address: string }) => `which is not a full and secure address; write "${address}".`,
  noNamedLink: ({ name, advice }: { name: string; advice: string }) =>
    `but content/settings/links.md has no address "${name}"; ${advice}`,
  password: () => 'which holds a name and a password that everybody would see; take them out.',
  notAddress: () =>
    'which is not an address; write a page of this site such as /dive-with-us, or a full address that begins with https://.',

  // checks/addresses.ts, checks/names.ts, checks/places.ts
  numberTaken: ({ number, other, free }: { number: number; other: string; free: number }) =>
    `is ${number}, as in ${other}; the next free number is ${free}.`,
  routeTaken: ({ route, other }: { route: string; other: string }) =>
    `is ${route}, which belongs to ${other}; write another path.`,
  addressTaken: ({ address, other }: { address: string; other: string }) =>
    `would have the address ${address}, which belongs to ${other}; give it another name.`,
  thisSite: () => 'this site itself',
  badName: ({ better }: { better: string }) =>
    `has a name with other signs than the letters a to z, digits and hyphens, or one that Windows keeps for itself; call it ${better}`,
  noNumber: ({ better }: { better: string }) =>
    `has no number of at most four digits in front of its name, which gives its place; call it, say, ${better}`,
  sameNumber: ({ number, other }: { number: string; other: string }) =>
    `begins with the number ${number}, as ${other} does; give each a number of its own.`,
  symbolicLink: () => 'is a symbolic link, which leads nowhere on another computer; put the file itself there.',
  misplaced: ({ near }: { near: string }) => `is not in a place where content is read; did you mean content/${near}?`,
  misnamed: ({ better }: { better: string }) =>
    `is not read, because its name does not end in .md; save it as plain text under the name ${better}, or take it away.`,
  withoutSource: ({ source }: { source: string }) =>
    `translates ${source}, which is not there; write the English text first, or take this one away.`,
  withoutIndex: () =>
    'has no file index.md that can be read, so nothing of it is shown; put one there, or take the folder away.',
  typeMissing: ({ fields }: { fields: string }) => `is missing; write it with the fields: ${fields}.`,

  // what cannot be read
  systemRefuses: ({ code }: { code: string }) =>
    `cannot be read (${code}); look whether it is there and whether you may read it, or put a copy in its place.`,
  tooMuchText: ({ most }: { most: number }) =>
    `holds more than ${most} kB of text; write less, and put pictures beside it.`,
  notUtf8: () => 'is not saved as UTF-8; open it in a text editor and save it with the encoding UTF-8.',
  noFrontMatter: () => 'does not begin with its fields; the first line must be three hyphens: ---.',
  endlessFrontMatter: () =>
    'has fields that do not end; write three hyphens (---) on a line of their own below the last.',
  noFields: () => 'has no fields between its lines of hyphens; write each as "name: value" on a line of its own.',
  conflict: ({ found }: { found: string }) =>
    `holds "${found}", which Git writes where two people changed the same lines; keep one of the two, and take the lines with <<<<<<<, ======= and >>>>>>> out.`,
  fieldTwice: () => 'stands there twice; keep one of the two.',
  cutComment: ({ example }: { example: string }) =>
    `ends before the sign #; put the value into double quotes: ${example}`,
  yamlSign: ({ example }: { example: string }) =>
    `loses words by its first sign (&, * or !); put the value into double quotes: ${example}`,
  yamlValue: ({ example }: { example: string }) =>
    `cannot be read because of a colon, a quotation mark or its first sign; put the whole value into double quotes: ${example}`,
  yamlLine: ({ found }: { found: string }) =>
    `cannot be read at "${found}"; begin each field at the very left, with its name, a colon, a space and its value, for example "title: A new story".`,

  // checks/translations.ts
  older: ({ source, file }: { source: string; file: string }) =>
    `is older than the English text: write anew what has changed in ${source}, then: npm run translate:mark ${file}`,
  inEnglishOnly: ({ source }: { source: string }) =>
    `is the same in every language, and stands in ${source} alone; take it out.`,
  notTranslated: ({ source, language }: { source: string; language: string }) =>
    `is missing; write in ${language} what ${source} says under this name.`,
  notInEnglish: ({ source }: { source: string }) =>
    `is there, but not in ${source}; take it out, or write it there too.`,
  otherLength: ({ found, wanted, source }: { found: number; wanted: number; source: string }) =>
    `has ${found} entries, but ${source} has ${wanted}; write as many, in the same order.`,
  otherHeadings: ({ found, wanted, source }: { found: string; wanted: string; source: string }) =>
    `has the headings ${found || 'none'}, but ${source} has ${wanted || 'none'}; write the same ones, in the same order.`,
  otherPictures: ({ found, wanted, source }: { found: string; wanted: string; source: string }) =>
    `has the pictures ${found || 'none'}, but ${source} has ${wanted || 'none'}; show the same ones, in the same order.`,
  linkOnlyHere: ({ url, source }: { url: string; source: string }) =>
    `leads to "${url}", but ${source} does not; take it out, or put it there too.`,
  linkNotHere: ({ url, source }: { url: string; source: string }) =>
    `does not lead to "${url}", but ${source} does; put it in.`,
}

export type Messages = typeof en
