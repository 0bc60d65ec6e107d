import { addMonths, civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { PARKED_DATE_TIME, isUpcoming } from '@throughline/domain/tactics'
import { abbreviatePlanName } from '@throughline/domain/plans'
import type { components } from '@throughline/api-client/schema'
import { touchesRange } from '@throughline/domain/layout'
import type { Orm } from '../../db/database'
import type { Handlers } from '../../operations/handler'
import type { QueryOf } from '../../http/operation'
import { visibleFamilyOf } from '../../access/plan-family'
import { findExcerpts } from './excerpt-queries'
import { DEFAULT_LIMIT, cutPage, keyOfCursor } from '../../http/pages'
import { compareItemKeys, itemKeyOf, requireItemKey } from './item-keys'
import type { ItemKey } from './item-keys'
import { findMatches, findResults } from './search-queries'
import type { RangeSearch, TacticMatch, TacticResultRow } from './search-queries'
import { wordsOf } from './word-queries'
import { requireRange } from './require-range'

type TacticSearchResult = components['schemas']['TacticSearchResult']

/** The range of a search without dates, to both sides of today. */
const SEARCH_MONTHS = 12

/** Handlers for the search in the items of a plan. */
export const tacticSearchHandlers: Handlers<'searchTactics'> = {
  searchTactics: async ({ query, planAccesses, signedIn, orm, now }) => {
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
      words: wordsOf(query.keyword),
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
    const choice = { ...query, now: query.now ?? now.toISOString().slice(0, 19) }
    const { ids, ...totals } = await findPage(orm, search, choice)
    const results = await findResults(orm, ids)
    const excerpts = await findExcerpts(orm, search.words, ids)
    return {
      body: {
        items: results.map((row) =>
          presentResult(row, {
            planName: planAccesses.get(row.planId)?.plan.name ?? '',
            excerpt: excerpts.get(row.id) ?? null,
          }),
        ),
        ...totals,
      },
    }
  },
}

/** The results on one page, and the number of matches on all pages. */
interface Page {
  readonly ids: readonly number[]
  readonly total: number
  readonly upcomingTotal: number
  readonly pastTotal: number
  readonly nextCursor: string | null
}

/** The requested side and page of the matches. */
type Choice = Pick<QueryOf<'searchTactics'>, 'cursor' | 'limit' | 'when'> & {
  /** Civil date-time that splits the matches into upcoming and past ones. */
  readonly now: string
}

/** Joins single items and series, and returns a page of the requested side. */
async function findPage(
  orm: Orm,
  search: RangeSearch,
  { when, now, cursor, limit = DEFAULT_LIMIT }: Choice,
): Promise<Page> {
  const { range } = search.filter
  const key = keyOfCursor(cursor, ['', 0])
  const after = key === null ? null : requireItemKey(key[0], key[1])
  const count = limit + 1
  const matches = await findMatches(orm, search, { when: when ?? null, now, after, count })
  const lastDay = dayNumberOf(range.endDate)
  const series = matches.series.filter(touchesRange(range))
  const upcoming = series.filter((row) => isRowUpcoming(row, now, lastDay))
  const upcomingIds = new Set(upcoming.map(({ id }) => id))
  const past = series.filter(({ id }) => !upcomingIds.has(id))
  const side = when === 'upcoming' ? upcoming : when === 'past' ? past : series
  const direction = when === 'past' ? -1 : 1
  const compare = (one: ItemKey, other: ItemKey) => direction * compareItemKeys(one, other)
  const rest = [...matches.single, ...side]
    .filter((row) => after === null || compare(itemKeyOf(row), after) > 0)
    .toSorted((one, other) => compare(itemKeyOf(one), itemKeyOf(other)))
  const { page, nextCursor } = cutPage(rest, limit, itemKeyOf, ({ id }) => id)
  const upcomingTotal = matches.upcomingSingles + upcoming.length
  const pastTotal = matches.pastSingles + past.length
  return {
    ids: page,
    nextCursor,
    total:
      when === undefined
        ? upcomingTotal + pastTotal
        : when === 'upcoming'
          ? upcomingTotal
          : pastTotal,
    upcomingTotal,
    pastTotal,
  }
}

function isRowUpcoming(row: TacticMatch, now: string, lastDay: number): boolean {
  const { startDate, endDate } = row
  // A search has a range, which items of the parking lot never touch.
  if (startDate === null || endDate === null) return false
  return isUpcoming({ ...row, startDate, endDate }, now, lastDay)
}

/** Presents a search result. */
function presentResult(
  row: TacticResultRow,
  { planName, excerpt }: { readonly planName: string; readonly excerpt: string | null },
): TacticSearchResult {
  return {
    id: row.id,
    title: row.title,
    excerpt,
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
