import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import type { components } from '@throughline/api-client/schema'
import { callerAccessOn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Handlers } from '../../operations/handler'
import { findBestItems } from './account-search-queries'
import type { SearchMatchRow } from './account-search-queries'
import { wordsOf } from './word-queries'

type SearchMatch = components['schemas']['SearchMatch']

const DEFAULT_LIMIT = 12

/** Handlers for the search in the items of all plans of an account. */
export const accountSearchHandlers: Handlers<'searchAccountItems'> = {
  searchAccountItems: async ({ params, query, signedIn, orm, now }) => {
    const current = signedIn.memberships.flatMap(({ planId }) => (planId === null ? [] : [planId]))
    const plans = (await findPlans(orm, [...new Set(current)])).filter(
      (plan) =>
        plan.account?.id === params.id && callerAccessOn(plan, signedIn.caller).abilities.canView,
    )
    const planIds = plans.map(({ id }) => id)
    const names = new Map(plans.map(({ id, name }) => [id, name]))
    const rows = await findBestItems(orm, {
      words: wordsOf(query.keyword),
      firstPlanId: query.plan ?? null,
      today: query.today ?? now.toISOString().slice(0, 10),
      limit: query.limit ?? DEFAULT_LIMIT,
      filter: {
        planIds,
        leadPlanId: null,
        range: null,
        ids: null,
        isUnscheduled: null,
        isInitiative: null,
        channelId: null,
        tacticTypeId: null,
        blockedTagIds: signedIn.blockedTagIds,
        visiblePlanIds: planIds,
      },
    })
    return { body: { items: rows.map((row) => presentSearchMatch(row, names)) } }
  },
}

/** Presents a matching item. */
function presentSearchMatch(
  { startDate, endDate, ...row }: SearchMatchRow,
  planNames: ReadonlyMap<number, string>,
): SearchMatch {
  return {
    ...row,
    startDate: startDate ?? PARKED_DATE_TIME,
    endDate: endDate ?? PARKED_DATE_TIME,
    planName: planNames.get(row.planId) ?? '',
  }
}
