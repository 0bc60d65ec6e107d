import { areSameValues } from './same-values'

/** Three versions of the values of a form. */
export interface ValueVersions<Values> {
  /** Initial values of the form. */
  readonly before: Values
  /** Current values of the form. */
  readonly mine: Values
  /** The other user's version, which starts from the same initial values. */
  readonly theirs: Values
}

/** Result of a merge. */
export interface MergedValues<Values> {
  readonly values: Values
  /** Whether both have changed the same field to different values; `values` then contains mine. */
  readonly hasClashes: boolean
}

/**
 * Merges two versions, field by field. A field that only one of them has changed gets that
 * version's value. Without the merge, a save would restore the old values of untouched fields.
 */
export function mergeValues<Values extends object>({
  before,
  mine,
  theirs,
}: ValueVersions<Values>): MergedValues<Values> {
  const [valuesBefore, valuesOfMine] = [new Map(Object.entries(before)), entriesOf(mine)]
  let hasClashes = false
  const merged = Object.entries(theirs).map(([name, value]) => {
    const own: unknown = valuesOfMine.get(name)
    const isTouched = !areSameValues({ value: own }, { value: valuesBefore.get(name) })
    const isTheirsChanged = !areSameValues({ value }, { value: valuesBefore.get(name) })
    if (isTouched && isTheirsChanged && !areSameValues({ value: own }, { value })) hasClashes = true
    return [name, isTouched ? own : value] as const
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of Values
  return { values: Object.fromEntries(merged) as Values, hasClashes }
}

function entriesOf(values: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(values))
}
