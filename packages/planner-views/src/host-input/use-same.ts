import { useState } from 'react'

/**
 * Returns the value of an earlier rendering for as long as it is the same, so that dependent parts
 * need not render again.
 */
export function useSame<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [retained, setRetained] = useState(value)
  if (retained === value || isSame(retained, value)) return retained
  setRetained(value)
  return value
}

/** Whether two lists hold the same things in the same order. */
export function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, at) => Object.is(item, b[at]))
}

/** Whether two maps hold the same values under the same keys. */
export function isSameMap<Key, Item>(
  a: ReadonlyMap<Key, Item>,
  b: ReadonlyMap<Key, Item>,
): boolean {
  return a.size === b.size && [...a].every(([key, item]) => Object.is(item, b.get(key)))
}

/** Whether two objects hold the same values under the same names. */
export function isSameRecord<Record extends object>(a: Record, b: Record): boolean {
  return isSameMap(new Map(Object.entries(a)), new Map(Object.entries(b)))
}
