/**
 * Returns a list of ids with another one at its end. A list that contains the id stays as it is,
 * because a second press may come before the choice is gone.
 */
export function withId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [...ids, id]
}
