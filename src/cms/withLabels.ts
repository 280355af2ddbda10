const LABELS = ['label', 'label_singular']

/** What is said of settings in another language; a name or a choice that is not there stays. */
interface Said {
  /** Of lists and fields */
  names: Readonly<Record<string, string>>
  /** Of what can be chosen; the file keeps its own word */
  choices: Readonly<Record<string, string>>
  /** What stands below a field */
  hintOf: (hint: string) => string
}

/** Settings of Decap CMS in another language. */
export const withLabels = <T>(settings: T, said: Said): T => {
  const { names, choices, hintOf } = said
  if (Array.isArray(settings)) return settings.map((one: unknown) => withLabels(one, said)) as T
  if (typeof settings !== 'object' || settings === null) return settings
  const named = Object.entries(settings).map(([key, value]: [string, unknown]) => {
    if (key === 'options') return [key, (value as string[]).map((one) => ({ value: one, label: choices[one] ?? one }))]
    if (typeof value !== 'string') return [key, withLabels(value, said)]
    if (key === 'hint') return [key, hintOf(value)]
    return [key, LABELS.includes(key) ? (names[value] ?? value) : value]
  })
  return Object.fromEntries(named) as T
}
