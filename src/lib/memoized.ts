/** A function that finds its value for each object once. */
export const memoized = <Key extends object, Value>(find: (key: Key) => Value) => {
  const found = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const known = found.get(key) ?? find(key)
    found.set(key, known)
    return known
  }
}
