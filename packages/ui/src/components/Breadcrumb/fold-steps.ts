interface FoldedSteps<Step> {
  readonly first: readonly Step[]
  /** Those between; they are shown in a menu. */
  readonly hidden: readonly Step[]
  readonly last: readonly Step[]
}

/**
 * Leaves out the steps after the first, so that at most `max` are shown: the top of the
 * hierarchy and the pages nearest to the current one stay.
 *
 * @param max at least 2
 */
export function foldSteps<Step>(steps: readonly Step[], max: number): FoldedSteps<Step> {
  const visible = Math.max(2, Math.floor(max))
  if (steps.length <= visible) return { first: steps, hidden: [], last: [] }
  const lastFrom = steps.length - (visible - 1)
  return { first: steps.slice(0, 1), hidden: steps.slice(1, lastFrom), last: steps.slice(lastFrom) }
}
