import { isCivilDate } from '@throughline/domain/calendar-dates'
import type { PlanStanding, PlanStandings } from '../../access'
import { notFound, unprocessable, validationFailed } from '../../errors'
import type { Handlers } from '../../http/handler'
import type { QueryOf } from '../../http/operation'
import { idsFromList } from '../../http/references'
import { visibleFamilyOf } from '../plans/family'
import { itemPlanOf, presentTacticListItem } from './list-presenter'
import { findTacticList } from './list-queries'
import type { TacticFilter } from './list-queries'

type ListQuery = QueryOf<'listTactics'>

/** Lists of tactics: by range, by state and by ids. */
export const tacticListHandlers: Handlers<'listTactics'> = {
  listTactics: async ({ query, standings, signedIn, orm }) => {
    const ids = query.ids === undefined ? null : idsFromList(query.ids)
    const { rows, total } = await findTacticList(
      orm,
      {
        ...plansShown(query, standings),
        range: rangeOf(query),
        ids,
        isUnscheduled: query.isUnscheduled ?? null,
        isInitiative: query.isInitiative ?? null,
        channelId: query.channel ?? null,
        tacticTypeId: query.tacticType ?? null,
        blockedTagIds: signedIn.blockedTagIds,
      },
      { limit: query.limit ?? 20_000, offset: query.offset ?? 0 },
    )
    if (ids !== null && total !== ids.length) throw notFound('tactic')
    const plans = new Map(
      standings.all().map((standing) => [standing.plan.id, itemPlanOf(standing)]),
    )
    return {
      body: {
        items: rows.flatMap((row) => {
          const plan = plans.get(row.planId)
          return plan === undefined ? [] : [presentTacticListItem(row, plan)]
        }),
        total,
      },
    }
  },
}

function plansShown(
  query: ListQuery,
  standings: PlanStandings,
): Pick<TacticFilter, 'planIds' | 'leadPlanId' | 'visiblePlanIds'> {
  const visiblePlanIds = standings
    .all()
    .filter(({ abilities }) => abilities.canView)
    .map(idOf)
  if (query.plan === undefined) {
    return { planIds: standings.planIds, leadPlanId: null, visiblePlanIds }
  }
  const standing = standings.get(query.plan)
  if (standing === null) throw notFound('Plan')
  if (query.family !== true) {
    return { planIds: [standing.plan.id], leadPlanId: null, visiblePlanIds }
  }
  const { lead, nested } = visibleFamilyOf(standing, standings)
  return {
    planIds: [standing.plan.id, ...nested.map(idOf)],
    leadPlanId: lead?.plan.id ?? null,
    visiblePlanIds,
  }
}

function idOf({ plan }: PlanStanding): number {
  return plan.id
}

function rangeOf({ startDate, endDate }: ListQuery): TacticFilter['range'] {
  if (startDate === undefined && endDate === undefined) return null
  if (startDate === undefined || endDate === undefined) {
    const path = startDate === undefined ? 'query/startDate' : 'query/endDate'
    throw validationFailed([{ path, message: 'is required with the other end', code: 'required' }])
  }
  for (const [path, day] of Object.entries({ startDate, endDate })) {
    if (!isCivilDate(day)) {
      throw validationFailed([{ path: `query/${path}`, message: 'is no day', code: 'format' }])
    }
  }
  if (endDate < startDate) {
    throw unprocessable('end_before_start', 'The end lies before the start.', 'query/endDate')
  }
  return { startDate, endDate }
}
