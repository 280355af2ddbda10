import { setTimeout } from 'node:timers/promises'

/**
 * Waits until a server answers at an address with a page.
 * @param mostMs how long to wait, in milliseconds; without it for ever
 * @returns whether it did
 */
export const untilAnswered = async (address: string, mostMs = Infinity) => {
  const end = Date.now() + mostMs
  const answers = () =>
    fetch(address, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) {
    if (Date.now() > end) return false
    await setTimeout(100)
  }
  return true
}
