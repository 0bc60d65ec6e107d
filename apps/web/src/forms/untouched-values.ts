import { areSameValues } from './same-values'

/**
 * The part of another person's version that a form takes over when the person keeps
 * their own: the fields that they have not touched. Without it, saving would put the
 * old values of those fields back.
 *
 * @param mine the values in the form
 * @param before the values that the form began with
 * @param theirs the values of the other version
 */
export function untouchedValues<Values extends object>(
  mine: Values,
  before: Values,
  theirs: Values,
): Partial<Values> {
  const [valuesOfMine, valuesBefore] = [
    new Map(Object.entries(mine)),
    new Map(Object.entries(before)),
  ]
  const untouched = Object.entries(theirs).filter(([name]) =>
    areSameValues({ value: valuesOfMine.get(name) }, { value: valuesBefore.get(name) }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the entries of Values
  return Object.fromEntries(untouched) as Partial<Values>
}
