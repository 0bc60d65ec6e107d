import type { PlanAccessList, SignedIn } from '../../access/access'
import { checksumOf } from '../../access/answer-checksum'

/** Signed URLs in a plan work for ten minutes, so an answer stays the newest for half of them. */
const VALID_MS = 300_000

/**
 * The entity tag (ETag) of a plan as a person reads it: its version, which `If-Match` names, and a
 * checksum of everything else that the answer depends on.
 */
export function planTagOf(
  planAccesses: PlanAccessList,
  { userId, memberships, caller, blockedTagIds }: SignedIn,
  now: Date,
): string {
  const period = Math.floor(now.getTime() / VALID_MS)
  const data = ['plan', userId, memberships, caller, period]
  const { version } = planAccesses.only.plan
  return `"${version}-${checksumOf(data, planAccesses, blockedTagIds)}"`
}
