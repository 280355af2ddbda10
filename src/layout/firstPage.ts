/**
 * Share tags and structured data tell of the page that was loaded (src/gatsby/builtPages/describePages.ts). Once another has taken its
 * place they go, so that a browser's share sheet doesn't show the wrong picture and title.
 */
export const forgetFirstPage = () =>
  document.head
    .querySelectorAll('meta[property],meta[name^="twitter:"],script[type="application/ld+json"]')
    .forEach((element) => element.remove())
