/** Opens the search above the page; on the page of the search, its field gets the focus. If it cannot be loaded, the link is followed. */
export const openSearch = async (link: HTMLElement, event: Event) => {
  event.preventDefault()
  // Safari does not, and then there is nothing to give the focus back to
  link.focus()
  const field = document.querySelector<HTMLInputElement>('main [type="search"]')
  if (field) return field.focus()
  try {
    const { showSearch } = await import('./SearchDialog')
    await showSearch()
  } catch {
    window.location.assign((link as HTMLAnchorElement).href)
  }
}
