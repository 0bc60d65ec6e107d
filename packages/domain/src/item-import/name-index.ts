import { nameKey } from '../names'

/** An object with an id and a name. */
export interface Named {
  readonly id: number
  readonly name: string
}

/** Finds the ids of everything that has a name, compared without case and surrounding spaces. */
export type NameIndex = (name: string) => readonly number[]

/** Whether two names count as the same. */
export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

/** Indexes names, so that finding one takes constant time. */
export function createNameIndex(entries: readonly Named[]): NameIndex {
  const ids = new Map<string, number[]>()
  for (const { id, name } of entries) {
    const key = nameKey(name)
    const existing = ids.get(key)
    if (existing === undefined) ids.set(key, [id])
    else existing.push(id)
  }
  return (name) => ids.get(nameKey(name)) ?? []
}

/**
 * Returns the id for a name: the only candidate, or the only one that fits the first preference
 * with a match; otherwise the code of the problem.
 */
export function chooseId(
  candidates: readonly number[],
  preferences: readonly ((id: number) => boolean)[],
): number | 'unknown-name' | 'ambiguous-name' {
  const [first] = candidates
  if (first === undefined) return 'unknown-name'
  if (candidates.length === 1) return first
  for (const isPreferred of preferences) {
    const [preferred, ...others] = candidates.filter(isPreferred)
    if (preferred !== undefined) return others.length === 0 ? preferred : 'ambiguous-name'
  }
  return 'ambiguous-name'
}
