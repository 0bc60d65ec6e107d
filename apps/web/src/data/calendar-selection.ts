/** Ids of the calendars of interest that a plan shows, at three times. */
export interface SelectionVersions {
  /** What the choice began with. */
  readonly before: readonly number[]
  /** What the person has chosen. */
  readonly mine: readonly number[]
  /** What the plan shows now. */
  readonly theirs: readonly number[]
}

/**
 * What the plan shows now, with the changes of the person: each calendar is a choice of its
 * own, so nothing of anybody is lost. Ids ascend.
 */
export function mergeSelections({ before, mine, theirs }: SelectionVersions): readonly number[] {
  const merged = new Set(theirs)
  for (const id of mine) if (!before.includes(id)) merged.add(id)
  for (const id of before) if (!mine.includes(id)) merged.delete(id)
  return [...merged].toSorted((one, other) => one - other)
}
