import type { BulkChange } from '@throughline/domain/bulk'
import type { CallerPlanAccess, PlanAccessList, SignedIn } from '../../access/access'
import { visibleFamilyIds } from '../../access/plan-family'
import type { Orm } from '../../db/database'
import { invalidReference } from '../../errors/api-error'
import type { BodyOf } from '../../http/operation'
import { referenceFrom } from '../../http/references'
import { findTagIdsOfPlans } from '../tactics/fact-queries'
import type { BulkViewer, NamedBulkChannel } from './item-queries'

/** The plan of a bulk change, and its requester. */
export interface BulkSituation {
  readonly planAccess: CallerPlanAccess
  readonly planAccesses: PlanAccessList
  readonly signedIn: SignedIn
  /** The channels of the plan. */
  readonly channels: readonly NamedBulkChannel[]
}

/** A bulk change whose references exist. */
export interface BulkRequest {
  /** The versions that the change is based on, by the ids of the items. */
  readonly versions: ReadonlyMap<number, number>
  readonly change: BulkChange
  readonly withRelated: boolean
}

/** Returns the parts of the plan and its family that the person may see. */
export function viewerOf({
  planAccess,
  planAccesses,
  signedIn,
}: Pick<BulkSituation, 'planAccess' | 'planAccesses' | 'signedIn'>): BulkViewer {
  return {
    visiblePlanIds: visibleFamilyIds(planAccess, planAccesses),
    blockedTagIds: signedIn.blockedTagIds,
  }
}

/**
 * Reads a bulk change from a request.
 *
 * @throws ApiError 422 for a type or a tag that the plan does not have or that is blocked
 */
export async function readBulkRequest(
  orm: Orm,
  body: BodyOf<'createBulkChange'>,
  situation: BulkSituation,
): Promise<BulkRequest> {
  const { items, change, withRelated } = body
  const versions = new Map(
    items.map(({ tactic, version }, index) => [
      referenceFrom(tactic, 'tactics', `/items/${index}/tactic`),
      version,
    ]),
  )
  if (change.kind === 'type') requireType(situation, change.tacticTypeId)
  if (change.kind === 'tags') {
    await requireTags(orm, situation, change.addIds, '/change/addIds')
    await requireTags(orm, situation, change.removeIds, '/change/removeIds')
  }
  return { versions, change, withRelated }
}

function requireType({ channels }: BulkSituation, tacticTypeId: number): void {
  const isSupported = channels.some(({ tacticTypes }) =>
    tacticTypes.some(({ id }) => id === tacticTypeId),
  )
  if (!isSupported) throw invalidReference('/change/tacticTypeId')
}

async function requireTags(
  orm: Orm,
  situation: BulkSituation,
  tagIds: readonly number[],
  path: string,
): Promise<void> {
  const { visiblePlanIds, blockedTagIds } = viewerOf(situation)
  const target = [...new Set(tagIds)]
  const existing = await findTagIdsOfPlans(orm, visiblePlanIds, target)
  const isBlocked = target.some((id) => blockedTagIds.has(id))
  if (isBlocked || existing.length !== target.length) throw invalidReference(path)
}
