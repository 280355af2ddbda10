const LABELS = ['label', 'label_singular']

/**
 * Settings of Decap CMS in another language.
 * @param names of lists and fields; one that is not among them stays
 * @param hintOf what stands below a field, in that language
 */
export const withLabels = <T>(
  settings: T,
  names: Readonly<Record<string, string>>,
  hintOf: (hint: string) => string,
): T => {
  if (Array.isArray(settings)) return settings.map((one: unknown) => withLabels(one, names, hintOf)) as T
  if (typeof settings !== 'object' || settings === null) return settings
  const named = Object.entries(settings).map(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [key, withLabels(value, names, hintOf)]
    if (key === 'hint') return [key, hintOf(value)]
    return [key, LABELS.includes(key) ? (names[value] ?? value) : value]
  })
  return Object.fromEntries(named) as T
}
