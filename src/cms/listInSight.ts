/** The heading of a list, with what adds an entry */
const LIST = "[class*='-CollectionTopContainer']"

/** On a telephone a list stands below the names of all lists, out of sight: who taps its name is led to it. */
export const listInSight = () => {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[class*='-SidebarNavLink']")) return
    requestAnimationFrame(() => {
      const list = document.querySelector(LIST)
      if (list && list.getBoundingClientRect().top > window.innerHeight / 2) list.scrollIntoView()
    })
  })
}
