/** Ids of the calendars of interest that a plan shows, at three times. */
export interface SelectionVersions {
  /** The choice before the user's changes. */
  readonly before: readonly number[]
  /** The user's choice. */
  readonly mine: readonly number[]
  /** The choice that is stored now. */
  readonly theirs: readonly number[]
}

/**
 * Applies the user's changes to the stored choice. It merges each calendar separately, so neither
 * user loses a change. Ids ascend.
 */
export function mergeSelections({ before, mine, theirs }: SelectionVersions): readonly number[] {
  const merged = new Set(theirs)
  for (const id of mine) if (!before.includes(id)) merged.add(id)
  for (const id of before) if (!mine.includes(id)) merged.delete(id)
  return [...merged].toSorted((one, other) => one - other)
}
