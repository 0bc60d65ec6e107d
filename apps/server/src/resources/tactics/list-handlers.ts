import { touchesRange } from '@throughline/domain/layout'
import type { CallerPlanAccess, PlanAccessList } from '../../access/access'
import type { Orm } from '../../db/database'
import { notFound, validationFailed } from '../../errors/api-error'
import type { Handlers } from '../../operations/handler'
import type { QueryOf } from '../../http/operation'
import { idsFromList } from '../../http/references'
import { isVisibleToRequester } from '../../http/versions'
import { visibleFamilyOf } from '../../access/plan-family'
import { itemPlanOf, presentTacticListItem } from './list-presenter'
import type { TacticFilter } from './filter-queries'
import { findCachedTactics } from './cached-tactics'
import { findTacticList } from './list-queries'
import { listTagOf } from './list-tag'
import type { TacticListRow } from './item-rows-queries'
import type { PlanItemsStore } from './plan-items-store'
import { requireRange } from './require-range'

type ListQuery = QueryOf<'listTactics'>

/** Handlers for lists of tactics: by range, by state and by ids. */
export const tacticListHandlers: Handlers<'listTactics'> = {
  listTactics: async ({ query, planAccesses, signedIn, request, orm, planItems }) => {
    const tag = listTagOf(query, planAccesses, signedIn.blockedTagIds)
    if (isVisibleToRequester(request, tag)) return { isNotModified: true, headers: { etag: tag } }
    const ids = query.ids === undefined ? null : idsFromList(query.ids)
    const filter: TacticFilter = {
      ...plansVisible(query, planAccesses),
      range: rangeOf(query),
      ids,
      isUnscheduled: query.isUnscheduled ?? null,
      isInitiative: query.isInitiative ?? null,
      channelId: query.channel ?? null,
      tacticTypeId: query.tacticType ?? null,
      blockedTagIds: signedIn.blockedTagIds,
    }
    const page = { limit: query.limit ?? 20_000, offset: query.offset ?? 0 }
    const { rows, total } = await findTacticsVisible({ orm, planItems, planAccesses, filter, page })
    if (ids !== null && total !== ids.length) throw notFound('tactic')
    const plans = new Map(
      planAccesses.all().map((planAccess) => [planAccess.plan.id, itemPlanOf(planAccess)]),
    )
    return {
      body: {
        items: rows.flatMap((row) => {
          const plan = plans.get(row.planId)
          return plan === undefined ? [] : [presentTacticListItem(row, plan)]
        }),
        total,
      },
      headers: { etag: tag },
    }
  },
}

interface Listing {
  readonly orm: Orm
  readonly planItems: PlanItemsStore
  readonly planAccesses: PlanAccessList
  readonly filter: TacticFilter
  readonly page: { readonly limit: number; readonly offset: number }
}

/**
 * A page of a list. In a range, the database compares a series only by its first and last
 * day. This function checks whether an occurrence touches the range, and cuts the page after
 * that.
 */
async function findTacticsVisible(
  listing: Listing,
): Promise<{ readonly rows: readonly TacticListRow[]; readonly total: number }> {
  const { orm, planItems, planAccesses, filter, page } = listing
  const { range } = filter
  if (range === null) return findTacticList(orm, filter, page)
  const newestChangeOf = (planId: number) => planAccesses.get(planId)?.plan.newestChangeId ?? 0
  const cached =
    filter.ids === null
      ? await findCachedTactics(orm, planItems, newestChangeOf, { ...filter, range })
      : null
  const touching =
    cached ?? (await findTacticList(orm, filter, null)).rows.filter(touchesRange(range))
  return {
    rows: touching.slice(page.offset, page.offset + page.limit),
    total: touching.length,
  }
}

function plansVisible(
  query: ListQuery,
  planAccesses: PlanAccessList,
): Pick<TacticFilter, 'planIds' | 'leadPlanId' | 'visiblePlanIds'> {
  const visiblePlanIds = planAccesses
    .all()
    .filter(({ abilities }) => abilities.canView)
    .map(idOf)
  if (query.plan === undefined) {
    return { planIds: planAccesses.planIds, leadPlanId: null, visiblePlanIds }
  }
  const planAccess = planAccesses.get(query.plan)
  if (planAccess === null) throw notFound('Plan')
  if (query.family !== true) {
    return { planIds: [planAccess.plan.id], leadPlanId: null, visiblePlanIds }
  }
  const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
  return {
    planIds: [planAccess.plan.id, ...nested.map(idOf)],
    leadPlanId: lead?.plan.id ?? null,
    visiblePlanIds,
  }
}

function idOf({ plan }: CallerPlanAccess): number {
  return plan.id
}

function rangeOf({ startDate, endDate }: ListQuery): TacticFilter['range'] {
  if (startDate === undefined && endDate === undefined) return null
  if (startDate === undefined || endDate === undefined) {
    const path = startDate === undefined ? 'query/startDate' : 'query/endDate'
    throw validationFailed([{ path, message: 'is required with the other end', code: 'required' }])
  }
  requireRange({ startDate, endDate })
  return { startDate, endDate }
}
