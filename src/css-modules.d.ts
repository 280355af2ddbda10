/* Written by scripts/class-types.ts (npm run typecheck). */
type Classes<Name extends string> = Readonly<Record<Name, string>>
declare module '*/404.module.css' {
  const classes: Classes<'nearest' | 'page' | 'title' | 'ways'>
  export = classes
}
declare module '*/ActionButton.module.css' {
  const classes: Classes<'action'>
  export = classes
}
declare module '*/ActionFigures.module.css' {
  const classes: Classes<'all' | 'plates'>
  export = classes
}
declare module '*/ActionHeader.module.css' {
  const classes: Classes<'grid' | 'header' | 'title'>
  export = classes
}
declare module '*/ActionQuestions.module.css' {
  const classes: Classes<'questions'>
  export = classes
}
declare module '*/ActionText.module.css' {
  const classes: Classes<'open' | 'part' | 'text'>
  export = classes
}
declare module '*/AddToCalendar.module.css' {
  const classes: Classes<'calendar'>
  export = classes
}
declare module '*/Banner.module.css' {
  const classes: Classes<'above' | 'arrow' | 'banner' | 'below' | 'lead' | 'name' | 'scene' | 'scroll' | 'sea' | 'sky' | 'tagline' | 'ways' | 'word'>
  export = classes
}
declare module '*/BannerScene.module.css' {
  const classes: Classes<'boat' | 'deeper' | 'fish' | 'fish1' | 'fish2' | 'hills' | 'light' | 'onDeeper' | 'onWaves' | 'sun' | 'turtle' | 'waves'>
  export = classes
}
declare module '*/BayMap.module.css' {
  const classes: Classes<'map'>
  export = classes
}
declare module '*/BeingConfirmed.module.css' {
  const classes: Classes<'mark'>
  export = classes
}
declare module '*/Breadcrumb.module.css' {
  const classes: Classes<'list'>
  export = classes
}
declare module '*/BurgerMenu.module.css' {
  const classes: Classes<'actions' | 'close' | 'dialog' | 'languages' | 'link' | 'pages' | 'panel' | 'reef'>
  export = classes
}
declare module '*/ButtonLink.module.css' {
  const classes: Classes<'big' | 'button' | 'chip' | 'give' | 'go' | 'small'>
  export = classes
}
declare module '*/CardGroups.module.css' {
  const classes: Classes<'cards' | 'grid' | 'group' | 'heading'>
  export = classes
}
declare module '*/Carousel.module.css' {
  const classes: Classes<'carousel' | 'head' | 'slide' | 'window'>
  export = classes
}
declare module '*/CarouselDots.module.css' {
  const classes: Classes<'dot' | 'dots' | 'narrowOnly' | 'whereOne' | 'whereTwo'>
  export = classes
}
declare module '*/CarouselPosition.module.css' {
  const classes: Classes<'ofThree' | 'ofTwo'>
  export = classes
}
declare module '*/Collaborators.module.css' {
  const classes: Classes<'kind' | 'partners' | 'pebbles'>
  export = classes
}
declare module '*/CoralReefs.module.css' {
  const classes: Classes<'deed' | 'picture' | 'text' | 'threat' | 'threats' | 'top'>
  export = classes
}
declare module '*/CountedUnits.module.css' {
  const classes: Classes<'added' | 'community' | 'field' | 'fragment' | 'seedling' | 'structure' | 'units'>
  export = classes
}
declare module '*/DiveBanner.module.css' {
  const classes: Classes<'banner' | 'down' | 'lead' | 'picture' | 'sheet' | 'title' | 'torn'>
  export = classes
}
declare module '*/DivePackages.module.css' {
  const classes: Classes<'first' | 'packages'>
  export = classes
}
declare module '*/DiveProfile.module.css' {
  const classes: Classes<'chart' | 'drawing' | 'line' | 'over' | 'reef' | 'sand' | 'shadow' | 'stop' | 'water'>
  export = classes
}
declare module '*/DiveQuestions.module.css' {
  const classes: Classes<'lead'>
  export = classes
}
declare module '*/DivingDay.module.css' {
  const classes: Classes<'lead' | 'note' | 'profile' | 'step' | 'steps' | 'time' | 'title' | 'under'>
  export = classes
}
declare module '*/Edge.module.css' {
  const classes: Classes<'dunes' | 'edge' | 'foam' | 'hanging' | 'paint' | 'reef' | 'roots' | 'sheets' | 'swell' | 'wall' | 'wave'>
  export = classes
}
declare module '*/EventCard.module.css' {
  const classes: Classes<'card' | 'links' | 'picture'>
  export = classes
}
declare module '*/EventDay.module.css' {
  const classes: Classes<'day' | 'past'>
  export = classes
}
declare module '*/EventPoster.module.css' {
  const classes: Classes<'head' | 'links' | 'numeral' | 'picture' | 'poster' | 'posters' | 'quiet' | 'sheet' | 'sign' | 'words'>
  export = classes
}
declare module '*/EventsByYear.module.css' {
  const classes: Classes<'group'>
  export = classes
}
declare module '*/FactStrip.module.css' {
  const classes: Classes<'fact' | 'list' | 'strip'>
  export = classes
}
declare module '*/FigurePlate.module.css' {
  const classes: Classes<'plate' | 'row' | 'rows' | 'source'>
  export = classes
}
declare module '*/FootBar.module.css' {
  const classes: Classes<'bar' | 'place'>
  export = classes
}
declare module '*/FootRow.module.css' {
  const classes: Classes<'row'>
  export = classes
}
declare module '*/Footer.module.css' {
  const classes: Classes<'contact' | 'copyright' | 'footer' | 'grid' | 'heading' | 'languages' | 'logo' | 'name' | 'pages'>
  export = classes
}
declare module '*/Gallery.module.css' {
  const classes: Classes<'gallery' | 'spread' | 'wideFirst' | 'wideLast'>
  export = classes
}
declare module '*/Header.module.css' {
  const classes: Classes<'actions' | 'brand' | 'burger' | 'burgerSign' | 'dive' | 'donate' | 'header' | 'languages' | 'link' | 'list' | 'logo' | 'long' | 'name' | 'nav' | 'search' | 'short'>
  export = classes
}
declare module '*/HelpSaveTheReef.module.css' {
  const classes: Classes<'coral' | 'donate' | 'drawing' | 'grid' | 'hanging' | 'help' | 'tag' | 'title' | 'words'>
  export = classes
}
declare module '*/ImpactFigure.module.css' {
  const classes: Classes<'figure' | 'key' | 'source' | 'table' | 'words'>
  export = classes
}
declare module '*/ImpactFigures.module.css' {
  const classes: Classes<'figures' | 'head' | 'list'>
  export = classes
}
declare module '*/ImpactTotals.module.css' {
  const classes: Classes<'item' | 'lead' | 'list' | 'totals' | 'value'>
  export = classes
}
declare module '*/InterestedToDive.module.css' {
  const classes: Classes<'heading' | 'hour' | 'picture' | 'slate' | 'time'>
  export = classes
}
declare module '*/IntroVideo.module.css' {
  const classes: Classes<'film' | 'mask' | 'there' | 'video' | 'view' | 'words'>
  export = classes
}
declare module '*/LanguageOfferLine.module.css' {
  const classes: Classes<'offer'>
  export = classes
}
declare module '*/Layout.module.css' {
  const classes: Classes<'offline' | 'skip'>
  export = classes
}
declare module '*/Lightbox.module.css' {
  const classes: Classes<'button' | 'captions' | 'foot' | 'head' | 'name' | 'shown' | 'sign' | 'stage' | 'view'>
  export = classes
}
declare module '*/LightboxLink.module.css' {
  const classes: Classes<'link' | 'sign'>
  export = classes
}
declare module '*/Logbook.module.css' {
  const classes: Classes<'diver' | 'entry' | 'grid' | 'page' | 'print' | 'said' | 'title' | 'ways'>
  export = classes
}
declare module '*/LogbookCard.module.css' {
  const classes: Classes<'above' | 'behind' | 'card' | 'deepest' | 'foot' | 'innerRing' | 'label' | 'line' | 'met' | 'paper' | 'reading' | 'ring' | 'rule' | 'stamped' | 'stampedWord' | 'stop' | 'sun' | 'tick' | 'title' | 'wake' | 'words' | 'written'>
  export = classes
}
declare module '*/MapFrame.module.css' {
  const classes: Classes<'coast' | 'frame' | 'island' | 'label' | 'map' | 'opened' | 'paper' | 'sheets'>
  export = classes
}
declare module '*/Merchandise.module.css' {
  const classes: Classes<'drawing' | 'goods' | 'line' | 'merchandise' | 'name' | 'rope'>
  export = classes
}
declare module '*/Mission.module.css' {
  const classes: Classes<'block' | 'picture' | 'words'>
  export = classes
}
declare module '*/MoreStories.module.css' {
  const classes: Classes<'stories'>
  export = classes
}
declare module '*/News.module.css' {
  const classes: Classes<'news'>
  export = classes
}
declare module '*/NewsListChoice.module.css' {
  const classes: Classes<'choice' | 'count' | 'label' | 'link' | 'list'>
  export = classes
}
declare module '*/NewsListHeader.module.css' {
  const classes: Classes<'count' | 'header' | 'title' | 'words'>
  export = classes
}
declare module '*/NewsListPager.module.css' {
  const classes: Classes<'end' | 'link' | 'pager'>
  export = classes
}
declare module '*/NewsListStories.module.css' {
  const classes: Classes<'group'>
  export = classes
}
declare module '*/PackageCard.module.css' {
  const classes: Classes<'benefits' | 'book' | 'dives' | 'from' | 'large' | 'picture' | 'small' | 'text'>
  export = classes
}
declare module '*/PackageComparison.module.css' {
  const classes: Classes<'name' | 'no' | 'scroll' | 'table' | 'yes'>
  export = classes
}
declare module '*/PackagePrices.module.css' {
  const classes: Classes<'prices'>
  export = classes
}
declare module '*/PageHeader.module.css' {
  const classes: Classes<'header' | 'title'>
  export = classes
}
declare module '*/PaperSheets.module.css' {
  const classes: Classes<'page' | 'sheet' | 'sheets' | 'use' | 'way' | 'what'>
  export = classes
}
declare module '*/PaperSlip.module.css' {
  const classes: Classes<'slip'>
  export = classes
}
declare module '*/PartnerSlides.module.css' {
  const classes: Classes<'slide' | 'turns'>
  export = classes
}
declare module '*/PauseButton.module.css' {
  const classes: Classes<'label' | 'pause' | 'whereMoving' | 'whereStill'>
  export = classes
}
declare module '*/Pebble.module.css' {
  const classes: Classes<'deep' | 'logo' | 'name' | 'pebble'>
  export = classes
}
declare module '*/Picture.module.css' {
  const classes: Classes<'picture'>
  export = classes
}
declare module '*/PressLogo.module.css' {
  const classes: Classes<'grid' | 'logo' | 'text'>
  export = classes
}
declare module '*/PressWords.module.css' {
  const classes: Classes<'slip' | 'slips'>
  export = classes
}
declare module '*/PreviewLine.module.css' {
  const classes: Classes<'line'>
  export = classes
}
declare module '*/PreviousNext.module.css' {
  const classes: Classes<'arrow' | 'arrows' | 'position' | 'previous' | 'sign'>
  export = classes
}
declare module '*/PriceList.module.css' {
  const classes: Classes<'board' | 'grid' | 'tag' | 'which' | 'words'>
  export = classes
}
declare module '*/QuestionList.module.css' {
  const classes: Classes<'answer' | 'list' | 'question' | 'slip'>
  export = classes
}
declare module '*/Reef.module.css' {
  const classes: Classes<'reef'>
  export = classes
}
declare module '*/RestorationProcess.module.css' {
  const classes: Classes<'number' | 'picture' | 'process' | 'step'>
  export = classes
}
declare module '*/RestorationSite.module.css' {
  const classes: Classes<'foot' | 'site'>
  export = classes
}
declare module '*/Rhythm.module.css' {
  const classes: Classes<'cards' | 'deed' | 'evidence' | 'head' | 'links' | 'scene' | 'strip' | 'view' | 'words'>
  export = classes
}
declare module '*/Ribbon.module.css' {
  const classes: Classes<'label' | 'pennant' | 'ribbon'>
  export = classes
}
declare module '*/ScrollRow.module.css' {
  const classes: Classes<'row' | 'unsnapped'>
  export = classes
}
declare module '*/SearchDialog.module.css' {
  const classes: Classes<'close' | 'dialog' | 'head' | 'sheet'>
  export = classes
}
declare module '*/SearchPanel.module.css' {
  const classes: Classes<'choice' | 'choices' | 'field' | 'more' | 'nothing' | 'said' | 'sign' | 'textButton' | 'topics'>
  export = classes
}
declare module '*/SearchResult.module.css' {
  const classes: Classes<'excerpt' | 'facts' | 'parts' | 'picture' | 'result' | 'title'>
  export = classes
}
declare module '*/Section.module.css' {
  const classes: Classes<'below' | 'gauge' | 'note' | 'reading' | 'section'>
  export = classes
}
declare module '*/SlickRow.module.css' {
  const classes: Classes<'slick'>
  export = classes
}
declare module '*/StandInList.module.css' {
  const classes: Classes<'column' | 'fields' | 'file' | 'page' | 'title'>
  export = classes
}
declare module '*/Statistics.module.css' {
  const classes: Classes<'badge' | 'figure' | 'item' | 'list' | 'title' | 'value'>
  export = classes
}
declare module '*/StoryBeingConfirmed.module.css' {
  const classes: Classes<'line'>
  export = classes
}
declare module '*/StoryBody.module.css' {
  const classes: Classes<'prose' | 'second'>
  export = classes
}
declare module '*/StoryCard.module.css' {
  const classes: Classes<'card' | 'meta' | 'picture' | 'title'>
  export = classes
}
declare module '*/StoryDeed.module.css' {
  const classes: Classes<'deed'>
  export = classes
}
declare module '*/StoryFigure.module.css' {
  const classes: Classes<'caption' | 'picture'>
  export = classes
}
declare module '*/StoryHeader.module.css' {
  const classes: Classes<'author' | 'beside' | 'byline' | 'header' | 'inner' | 'title'>
  export = classes
}
declare module '*/StoryLead.module.css' {
  const classes: Classes<'beside' | 'film' | 'picture' | 'upright' | 'wide'>
  export = classes
}
declare module '*/StoryNeighbours.module.css' {
  const classes: Classes<'link' | 'neighbours' | 'next' | 'which'>
  export = classes
}
declare module '*/StoryRow.module.css' {
  const classes: Classes<'row'>
  export = classes
}
declare module '*/StorySlider.module.css' {
  const classes: Classes<'slider'>
  export = classes
}
declare module '*/StorySources.module.css' {
  const classes: Classes<'heading' | 'sources'>
  export = classes
}
declare module '*/StoryText.module.css' {
  const classes: Classes<'beside' | 'left' | 'stretch'>
  export = classes
}
declare module '*/Team.module.css' {
  const classes: Classes<'founder' | 'group' | 'head' | 'plate' | 'row' | 'title' | 'turning'>
  export = classes
}
declare module '*/TextBody.module.css' {
  const classes: Classes<'body' | 'contact' | 'text'>
  export = classes
}
declare module '*/TornPicture.module.css' {
  const classes: Classes<'picture' | 'torn'>
  export = classes
}
declare module '*/VideoPlayer.module.css' {
  const classes: Classes<'frame' | 'label' | 'play' | 'player' | 'sign'>
  export = classes
}
declare module '*/Volunteer.module.css' {
  const classes: Classes<'film'>
  export = classes
}
declare module '*/WayToTheBay.module.css' {
  const classes: Classes<'coordinates' | 'degrees' | 'touchOnly' | 'way' | 'ways' | 'where'>
  export = classes
}
declare module '*/WhereTo.module.css' {
  const classes: Classes<'host' | 'where'>
  export = classes
}
declare module '*/WhyDiveWithUs.module.css' {
  const classes: Classes<'list' | 'text' | 'why'>
  export = classes
}
declare module '*/charts.module.css' {
  const classes: Classes<'axis' | 'band' | 'chart' | 'kind0' | 'kind1' | 'kind2' | 'label' | 'onWater' | 'unit' | 'water'>
  export = classes
}
declare module '*/search.module.css' {
  const classes: Classes<'page' | 'panel' | 'title' | 'topics'>
  export = classes
}
