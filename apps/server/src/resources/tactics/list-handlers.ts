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
import { readListPage } from './list-page'
import type { ListPage } from './list-page'
import { findTacticList, wholeList } from './list-queries'
import { listRightsOf, listTagOf } from './list-tag'
import { requireRange } from './require-range'

type ListQuery = QueryOf<'listTactics'>

/** Handlers for lists of tactics: by range, by state and by ids. */
export const tacticListHandlers: Handlers<'listTactics'> = {
  listTactics: async ({ query, planAccesses, signedIn, request, orm, planItems }) => {
    const context = { query, planAccesses, blockedTagIds: signedIn.blockedTagIds }
    const tag = listTagOf(context)
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
    const listing = { orm, planItems, planAccesses, filter, rights: listRightsOf(context) }
    const page =
      ids === null
        ? await readListPage(listing, { cursor: query.cursor, limit: query.limit ?? MAX_ITEMS })
        : await readNamed(orm, filter, ids)
    const plans = new Map(
      planAccesses.all().map((planAccess) => [planAccess.plan.id, itemPlanOf(planAccess)]),
    )
    return {
      body: {
        items: page.rows.flatMap((row) => {
          const plan = plans.get(row.planId)
          return plan === undefined ? [] : [presentTacticListItem(row, plan)]
        }),
        nextCursor: page.nextCursor,
        endCursor: page.endCursor,
        changedIds: [...page.changedIds],
        isFirst: page.isFirst,
      },
      headers: { etag: tag },
    }
  },
}

/** Max items of a page: some 65 kB in gzip, so that a month of 10,000 items a year is one page. */
const MAX_ITEMS = 1_500

/**
 * Reads named items, which are one page.
 *
 * @throws ApiError 404 unless the list contains all of them
 */
async function readNamed(
  orm: Orm,
  filter: TacticFilter,
  ids: readonly number[],
): Promise<ListPage> {
  const { range } = filter
  const read = await findTacticList(orm, filter, wholeList)
  const rows = range === null ? read : read.filter(touchesRange(range))
  if (rows.length !== ids.length) throw notFound('tactic')
  return { rows, nextCursor: null, endCursor: null, changedIds: [], isFirst: true }
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
