import { addMonths, civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { PARKED_DATE_TIME } from '@throughline/domain/tactics'
import { abbreviatePlanName } from '@throughline/domain/plans'
import type { components } from '@throughline/api-client/schema'
import type { Orm } from '../../db/database'
import type { Handlers } from '../../operations/handler'
import type { QueryOf } from '../../http/operation'
import { visibleFamilyOf } from '../../access/plan-family'
import { cachedMatches, cachedResults, readCachedPlans } from './cached-tactics'
import type { PlanItems } from './plan-items'
import { findMatchIds, findMatches, findResults } from './search-queries'
import type { RangeSearch, TacticResultRow } from './search-queries'
import { requireRange, touchesRange } from './touches-range'

type TacticSearchResult = components['schemas']['TacticSearchResult']

/** The range of a search without dates, to both sides of today. */
const SEARCH_MONTHS = 12

/** Handlers for the search in the items of a plan. */
export const tacticSearchHandlers: Handlers<'searchTactics'> = {
  searchTactics: async ({ query, planAccesses, signedIn, orm, planItems, now }) => {
    const planAccess = planAccesses.only
    const today = civilDateOf(dayNumberOf(now.toISOString().slice(0, 10)))
    const range = {
      startDate: query.startDate ?? addMonths(today, -SEARCH_MONTHS),
      endDate: query.endDate ?? addMonths(today, SEARCH_MONTHS),
    }
    requireRange(range)
    const isWide = query.widesearch === true
    const { lead, nested } = visibleFamilyOf(planAccess, planAccesses)
    const search: RangeSearch = {
      keyword: query.keyword.trim(),
      creatorId: query.userId ?? null,
      filter: {
        planIds: [planAccess, ...(isWide ? nested : [])].map(({ plan }) => plan.id),
        leadPlanId: isWide ? (lead?.plan.id ?? null) : null,
        range,
        ids: null,
        isUnscheduled: null,
        isInitiative: null,
        channelId: query.channelId ?? null,
        tacticTypeId: query.typeId ?? null,
        blockedTagIds: signedIn.blockedTagIds,
        visiblePlanIds: planAccesses
          .all()
          .filter(({ abilities }) => abilities.canView)
          .map(({ plan }) => plan.id),
      },
    }
    const kept = await readCachedPlans(planItems, planAccesses, search.filter)
    const { results, total } =
      kept === null
        ? await findInDatabase(orm, search, query)
        : await findInCache(orm, kept, search, query)
    return {
      body: {
        items: results.map((row) =>
          presentResult(row, planAccesses.get(row.planId)?.plan.name ?? ''),
        ),
        total,
      },
    }
  },
}

interface Found {
  readonly results: readonly TacticResultRow[]
  /** The number of all results, on all pages. */
  readonly total: number
}

type Page = Pick<QueryOf<'searchTactics'>, 'offset' | 'limit'>

async function findInDatabase(orm: Orm, search: RangeSearch, page: Page): Promise<Found> {
  const matches = await findMatches(orm, search)
  const found = matches.filter((match) => touchesRange(match, search.filter.range))
  const ids = pageOf(found, page).map(({ id }) => id)
  return { results: await findResults(orm, ids), total: found.length }
}

async function findInCache(
  orm: Orm,
  kept: ReadonlyMap<number, PlanItems>,
  search: RangeSearch,
  page: Page,
): Promise<Found> {
  const found = cachedMatches(kept, await findMatchIds(orm, search), search.filter.range)
  const rows = pageOf(found, page)
  const ids = rows.map(({ id }) => id)
  return {
    results: cachedResults(kept, rows) ?? (await findResults(orm, ids)),
    total: found.length,
  }
}

function pageOf<Row>(rows: readonly Row[], { offset = 0, limit = 100 }: Page): readonly Row[] {
  return rows.slice(offset, offset + limit)
}

/** Presents a search result. */
function presentResult(row: TacticResultRow, planName: string): TacticSearchResult {
  return {
    id: row.id,
    title: row.title,
    startDate: row.startDate ?? PARKED_DATE_TIME,
    endDate: row.endDate ?? PARKED_DATE_TIME,
    isAllDay: row.isAllDay,
    isInitiative: row.isInitiative,
    rrule: row.rrule,
    recurrenceEndDate: row.recurrenceEndDate,
    planId: row.planId,
    abbreviatedPlanName: abbreviatePlanName(planName),
    channelId: row.channelId,
    channelName: row.channelName,
    tacticTypeId: row.tacticTypeId,
    tacticTypeName: row.tacticTypeName,
    tacticPlatformIds: row.platforms.map(({ id }) => id),
    tacticPlatformNames: row.platforms.map(({ name }) => name),
  }
}
