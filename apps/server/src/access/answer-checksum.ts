import { createHash } from 'node:crypto'
import type { PlanAccessList } from './access'

/** Increase it when the same rows are presented differently. */
const WAY_OF_PRESENTING = 2

/** The fields of a plan that each change of it changes. */
const changeFields: ReadonlySet<string> = new Set(['newestChangeId', 'newestChangeAt'])

/**
 * Returns a checksum of data, of the newest change of each plan, and of the rights of a person on
 * each. A change counts with its id and its time, because a database restored from a backup assigns
 * the same ids again.
 *
 * @param data what else the answer depends on
 * @param hasChanges false leaves out the changes
 */
export function checksumOf(
  data: unknown,
  planAccesses: PlanAccessList,
  blockedTagIds: ReadonlySet<number>,
  { hasChanges = true }: { readonly hasChanges?: boolean } = {},
): string {
  const { planIds } = planAccesses
  const parts = [WAY_OF_PRESENTING, data, planIds, planAccesses.all(), blockedTagIds]
  // JSON would write a set as an empty object.
  const text = JSON.stringify(parts, (name, value: unknown) => {
    if (!hasChanges && changeFields.has(name)) return undefined
    return value instanceof Set
      ? [...value].toSorted((one, other) => Number(one) - Number(other))
      : value
  })
  return createHash('sha256').update(text).digest('base64url')
}
