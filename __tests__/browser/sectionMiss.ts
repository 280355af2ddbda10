/** In a page: how far a section lies from where the header ends, as soon as that stays the same for half a second. */
export const sectionMiss = async (id: string) => {
  const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const miss = () => Math.round(Math.abs(document.getElementById(id)!.getBoundingClientRect().top - edge))
  for (let still = 0, last = NaN, frame = 0; still < 30 && frame < 900; frame += 1) {
    await new Promise(requestAnimationFrame)
    still = miss() === last && scrollY > 0 ? still + 1 : 0
    last = miss()
  }
  return miss()
}

/** What is as good as there, px */
export const NEAR_PX = 4
