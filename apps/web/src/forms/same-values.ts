/**
 * Returns whether two sets of form values are equal. Values are plain data. Compares objects and
 * arrays by their content, in the order of their keys.
 */
export function areSameValues(first: object, second: object): boolean {
  const [left, right] = [entriesOf(first), entriesOf(second)]
  return (
    left.size === right.size && [...left].every(([key, value]) => isSame(value, right.get(key)))
  )
}

/** A field that is undefined counts as absent. */
function entriesOf(values: object): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(values).filter((entry): entry is [string, unknown] => entry[1] !== undefined),
  )
}

function isSame(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true
  if (typeof first !== 'object' || typeof second !== 'object') return false
  return JSON.stringify(first) === JSON.stringify(second)
}
