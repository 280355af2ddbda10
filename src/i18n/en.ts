/** Words of the interface in English. What the foundation says stands in `content/`. */
export const en = {
  /** On pages of several kinds */
  common: {
    /** Before the decimals of a number */
    decimalSign: '.',
    /** A time of day, HH:MM */
    time: (time: string) => time,
    skipToContent: 'Skip to content',
    preview: 'Preview',
    standInsLeft: (count: number) => `Preview: ${count} ${count === 1 ? 'thing' : 'things'} still to be supplied`,
    offline:
      'You seem to be offline: what you chose has to wait, and this page stays open. Choose a link again to go anyway.',
    mainMenu: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    search: 'Search',
    homeLink: 'Indonesia Biru Foundation, home',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    opensNewTab: '(opens in a new tab)',
    languages: 'Language',
    leadsTo: (where: string) => `(${where}, opens in a new tab)`,
    previous: (what: string) => `Previous ${what}`,
    next: (what: string) => `Next ${what}`,
    goTo: (what: string, number: number) => `Go to ${what} ${number}`,
    choose: 'Choose what is shown',
    position: (what: string, first: number, last: number, count: number) =>
      `${what} ${first === last ? first : `${first} to ${last}`} of ${count}`,
    scrollsSideways: 'scrolls sideways',
    openLarge: 'Open picture large:',
    several: (what: string) => `${what}s`,
    pause: (what: string) => `Pause ${what}`,
    play: (what: string) => `Play ${what}`,
    loadsFrom: (host: string) => `Loads from ${host}.`,
    openThere: 'Open it there',
    address: 'Address',
    getInTouch: 'Get in touch',
    whoWeAre: 'Who We Are',
    socialMedia: 'Social Media',
    facebook: 'Facebook',
    instagram: 'Instagram',
    impact: 'Our numbers',
    reefs: 'Our reefs',
    news: 'News',
    guide: 'Guide',
    diveWithUs: 'Dive With Us',
    picture: 'picture',
    pictures: 'Pictures',
    lately: 'at the last count',
    past: 'Past',
    coming: 'Coming',
    events: 'Events',
    allEvents: 'All events',
    addToCalendar: 'Add to calendar',
    newsFeed: 'News feed (RSS)',
    allEventsCalendar: 'Calendar of events',
    allStories: 'All stories, by topic and year',
    topics: 'Topics',
    countedStories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
    /** What of a page the foundation has still to confirm (src/lib/openMatters.ts) */
    beingConfirmed: (what: string) => `Still being confirmed: ${what}.`,
    open: {
      dates: 'dates',
      numbers: 'numbers',
      places: 'places',
      people: 'names',
      sums: 'prices and sums',
      details: 'some details',
    },
    photo: 'Photo',
    drawing: 'Drawing',
  },
  /** Of articles and guides, by what their files say */
  topics: {
    Reef: 'Reef',
    Mangrove: 'Mangrove',
    Research: 'Research',
    Education: 'Education',
    Community: 'Community',
    Ocean: 'Ocean',
    Events: 'Events',
    Partners: 'Partners',
  },
  /** The page on diving */
  dive: {
    bookNow: 'Book Now',
    askForPrices: 'Ask for today’s prices',
    priceListOf: (date: string) => `Price list of ${date}`,
    askForPrice: 'Ask for today’s price',
    /** Messages of a chat, which a visitor can still change (specification, section 7) */
    booking: (title: string) => `Hi, I want to book ${title}`,
    aDive: 'a dive',
    askingPrice: (title: string) => `Hi, what is today’s price of ${title}?`,
    askingPrices: 'Hi, what are today’s prices for diving with you?',
    /** Before the lowest of several prices */
    from: (price: string) => `From ${price}`,
    prices: 'Prices',
  },
  /** What is known of settings/terms.md, by its fields */
  terms: {
    groupSize: 'Group size',
    level: 'Level',
    cancelling: 'Cancelling',
    answerTime: 'We answer',
    volunteerCost: 'Cost',
    onceOrMonthly: 'Once or monthly',
    adopterGets: 'If you adopt a coral',
    bankAccount: 'Bank account',
    receipt: 'Receipt',
    qris: 'QRIS code for gifts',
  },
  /** The home page’s own sections */
  home: {
    whereNumbersComeFrom: 'Where these numbers come from',
    changeOfGroups: 'the change of groups',
    changeOfPartners: 'the change of partners',
    slide: 'slide',
    step: 'step',
    story: 'story',
    event: 'event',
    deepest: 'deepest',
    surface: 'surface',
    shore: 'shore',
    homeAgain: 'home',
    stampLogbook: 'Stamp your logbook',
    /** Message of a chat */
    askingForGoods: 'Hi, I want to buy from your store',
  },
  /** The page on what has been counted */
  impact: {
    from: 'From',
    counted: (when: string) => `Counted: ${when}`,
    whatIsCounted: 'What is counted',
    number: 'Number',
    drawingOf: (title: string) => `${title}, drawn. The table holds the same numbers.`,
  },
  /** The page on where corals were planted */
  reefs: {
    site: 'Site',
    date: 'Date',
    planted: 'Planted',
    counted: 'Counted since',
    alive: 'Alive',
    source: 'Source',
    notKnown: 'not known',
  },
  /** The page that a preview has of what is still to be supplied */
  launch: {
    title: 'Still to be supplied',
    description:
      'This is a preview of the site. Each of these values stands in for one that only the foundation can supply.',
    line: (number: number) => `line ${number}`,
    now: (value: string) => `Now: ${value}`,
  },
  /** The large view of pictures */
  lightbox: {
    close: 'Close',
    zoomIn: 'Zoom in',
    showWhole: 'Show the whole picture',
    ofMany: (number: number, count: number) => `${number} of ${count}`,
  },
  /** The lists of articles */
  news: {
    all: 'All',
    guides: 'Guides',
    countedGuides: (count: number) => (count === 1 ? '1 guide' : `${count} guides`),
    stories: (count: number): string => (count === 1 ? 'story' : 'stories'),
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    pages: 'Pages',
    newerStories: 'Newer stories',
    olderStories: 'Older stories',
    storiesAbout: (topic: string) => `Stories about: ${topic}`,
  },
  /** The 404 page */
  notFound: {
    didYouMean: 'Did you mean',
    searchForIt: 'Search for it',
    newestStories: 'Newest stories',
  },
  /** The page of sheets to print */
  paperReef: {
    download: (title: string) => `Download: ${title}`,
    pdf: (pages: number, megabytes: string) => `PDF, ${pages} pages, ${megabytes} MB`,
  },
  /** Beside the map */
  place: {
    openInMapApp: 'Open in your map app',
    openStreetMap: 'See it on OpenStreetMap',
    coastFrom: 'Coastline of our map:',
    coastSource: 'GSHHG, Wessel and Smith, LGPL',
  },
  /** The page for the press */
  press: {
    inFiftyWords: 'In about 50 words',
    inHundredWords: 'In about 100 words',
    logoAsDrawing: 'Logo as a drawing (SVG)',
    logoAsPicture: 'Logo as a picture (PNG, 512 px)',
  },
  /** The search */
  search: {
    field: 'Search all pages',
    placeholder: 'turtle, mangrove, plastic',
    kind: 'Kind',
    allKinds: 'All kinds',
    kinds: { article: 'Articles', guide: 'Guides', event: 'Events', page: 'Pages' },
    kindOf: { article: 'Article', guide: 'Guide', event: 'Event', page: 'Page' },
    results: 'Results',
    searching: 'Searching …',
    found: (count: number, query: string) => `${count === 1 ? '1 result' : `${count} results`} for “${query}”`,
    foundNothing: (query: string) => `Nothing found for “${query}”.`,
    tryOther: 'Try fewer or other words, or look through',
    showMore: 'Show more results',
    failed: 'The search could not be loaded. Perhaps there is no connection just now; try again, or look through',
    allStories: 'all stories by topic and year',
    tryAgain: 'Try again',
    noIndexYet:
      'There is no search index yet: it is made by “npm run build”, not by “gatsby develop”. See the search with “npm start”, or look through',
  },
  /** Articles, guides and event pages */
  story: {
    newsDetail: 'News Detail',
    by: (author: string) => `By ${author}`,
    share: 'Share',
    whatsApp: 'WhatsApp',
    playFilm: 'Play the film',
    email: 'E-mail',
    relatedStories: 'From the same water',
    inNumbers: 'The story in numbers',
    sources: 'Sources',
  },
}
