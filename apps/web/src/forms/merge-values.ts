import { areSameValues } from './same-values'

/** Three versions of the values of a form. */
export interface ValueVersions<Values> {
  /** What the form began with. */
  readonly before: Values
  /** What is in the form. */
  readonly mine: Values
  /** The version of somebody else, which was made of the same beginning. */
  readonly theirs: Values
}

/** One version out of two. */
export interface MergedValues<Values> {
  readonly values: Values
  /** Whether both have changed the same thing in different ways; `values` then holds mine. */
  readonly hasClashes: boolean
}

/**
 * Puts two versions together, field by field: what only one of them has changed is taken
 * from that one. Without it, saving would put the old values of untouched fields back.
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
