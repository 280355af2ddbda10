const LABELS = ['label', 'label_singular']

/** Settings of Decap CMS with other names for lists and fields; a name that is not among them stays. */
export const withLabels = <T>(settings: T, names: Readonly<Record<string, string>>): T => {
  if (Array.isArray(settings)) return settings.map((one: unknown) => withLabels(one, names)) as T
  if (typeof settings !== 'object' || settings === null) return settings
  const named = Object.entries(settings).map(([key, value]: [string, unknown]) => [
    key,
    LABELS.includes(key) && typeof value === 'string' ? (names[value] ?? value) : withLabels(value, names),
  ])
  return Object.fromEntries(named) as T
}
