import { accountLevel } from '@throughline/domain/access'
import { NEW_PLAN_NAME } from '@throughline/domain/plans'
import type { components } from '@throughline/api-client/schema'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { accountInactive, invalidReference, unprocessable } from '../../errors/api-error'
import { oneReference, referenceFrom, requireUnchanged } from '../../http/references'
import { findLeadCandidate, findPlanAccount } from './create-plan-queries'
import type { NewPlan } from './create-plan-queries'

type PlanCreate = components['schemas']['PlanCreate']

/**
 * Reads and checks the fields of a new plan.
 *
 * @throws ApiError if a rule refuses the plan
 */
export async function newPlanFrom(
  orm: Orm,
  body: PlanCreate,
  signedIn: SignedIn,
): Promise<NewPlan> {
  const creatorId = oneReference(undefined, body.creator, 'users', 'creator')
  requireUnchanged(creatorId, signedIn.userId, 'creator')
  const accountId = referenceFrom(body.account, 'accounts', '/account')
  const account = await findPlanAccount(orm, accountId)
  const level =
    account && accountLevel(signedIn.caller, { ...account, ownerId: account.ownerId ?? 0 })
  if (account === null || level === null) throw invalidReference('/account')
  if (!account.isActive) throw accountInactive()
  return {
    accountId,
    ownerId: account.ownerId,
    parentId: await parentFrom(orm, body, accountId),
    name: body.name?.trim() ?? NEW_PLAN_NAME,
    type: body.type,
    weekStartDay: body.weekStartDay ?? 'sunday',
    hasDefaultChannels: body.shouldCreateDefaultChannels ?? body.type !== 'Sub',
  }
}

async function parentFrom(
  orm: Orm,
  { type, parent }: PlanCreate,
  accountId: number,
): Promise<number | null> {
  const isNested = type === 'Sub'
  if (parent === undefined || parent === null) {
    if (isNested) throw unprocessable('plan_nesting', 'A nested plan needs a lead plan.', '/parent')
    return null
  }
  if (!isNested)
    throw unprocessable('plan_nesting', 'Only nested plans have a lead plan.', '/parent')
  const parentId = referenceFrom(parent, 'plans', '/parent')
  const lead = await findLeadCandidate(orm, parentId, accountId)
  if (lead === null) throw invalidReference('/parent')
  if (lead.parentId !== null) {
    throw unprocessable('plan_nesting', 'A nested plan has no nested plans of its own.', '/parent')
  }
  return parentId
}
