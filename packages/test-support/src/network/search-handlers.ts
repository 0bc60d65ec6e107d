import type { PlanDetail } from '@throughline/api-client'
import { addMonths, dayNumberOf } from '@throughline/domain/calendar-dates'
import { isUpcoming, type Tactic } from '@throughline/domain/tactics'
import type { RequestHandler } from 'msw'
import type { Schemas } from '../builders'
import { FIXED_DAY } from '../clock'
import { contractHttp } from './contract-http'
import { isListed } from './listed-tactics'

/** The range of a search, to both sides of today. */
const SEARCH_MONTHS = 12

/** Answers searches of items by their titles, notes and channels. */
export function searchHandlers({
  stored,
  plans,
}: {
  readonly stored: ReadonlyMap<number, Tactic>
  readonly plans: readonly PlanDetail[]
}): readonly RequestHandler[] {
  return [
    contractHttp.post('/tactics/{planId}/search', ({ params, query, response }) => {
      const words = wordsOf(query.get('keyword'))
      const now = query.get('now') ?? `${FIXED_DAY}T00:00:00`
      const requested = {
        plan: plans.find(({ id }) => id === Number(params.planId)) ?? null,
        startDate: addMonths(FIXED_DAY, -SEARCH_MONTHS),
        endDate: addMonths(FIXED_DAY, SEARCH_MONTHS),
      }
      const lastDay = dayNumberOf(requested.endDate)
      const channelNames = new Map(
        plans.flatMap(({ channels }) => channels.map(({ id, name }) => [id, name] as const)),
      )
      const matches = [...stored.values()]
        .filter((item) => isListed(item, requested))
        .filter((item) =>
          holdsAll(
            `${item.title} ${notesOf(item)} ${channelNames.get(item.channelId) ?? ''}`,
            words,
          ),
        )
        .toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id)
      const upcoming = matches.filter((item) => isUpcoming(item, now, lastDay))
      const past = matches.filter((item) => !isUpcoming(item, now, lastDay)).toReversed()
      const when = query.get('when')
      const side = when === 'upcoming' ? upcoming : when === 'past' ? past : matches
      const start = Number(query.get('cursor') ?? 0)
      const end = start + Number(query.get('limit') ?? 100)
      const page = side.slice(start, end)
      return response(200).json({
        items: page.map((item) => resultOf(item, words)),
        total: side.length,
        upcomingTotal: upcoming.length,
        pastTotal: past.length,
        nextCursor: end < side.length ? String(end) : null,
      })
    }),
    contractHttp.get('/accounts/{id}/item-search', ({ query, response }) => {
      const words = wordsOf(query.get('keyword'))
      const first = Number(query.get('plan'))
      const channelColors = new Map(
        plans.flatMap(({ channels }) => channels.map(({ id, uiColor }) => [id, uiColor] as const)),
      )
      const rank = (item: Tactic) =>
        (holdsAll(item.title, words) ? 0 : 2) + (item.planId === first ? 0 : 1)
      const items = [...stored.values()]
        .filter((item) => holdsAll(`${item.title} ${notesOf(item)}`, words))
        .toSorted((a, b) => rank(a) - rank(b) || a.id - b.id)
        .slice(0, Number(query.get('limit') ?? 12))
        .map(
          ({ id, title, startDate, endDate, isUnscheduled, isInitiative, planId, channelId }) => ({
            id,
            title,
            startDate,
            endDate,
            isUnscheduled,
            isInitiative,
            planId,
            planName: plans.find((plan) => plan.id === planId)?.name ?? '',
            channelColor: channelColors.get(channelId) ?? '#5B6B7B',
          }),
        )
      return response(200).json({ items })
    }),
  ]
}

/** The words of a keyword as the database compares them, but for the rarer letters. */
function wordsOf(keyword: string | null): readonly string[] {
  return plain(keyword ?? '')
    .trim()
    .split(/\s+/u)
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => plain(text).includes(word))
}

function notesOf({ summary }: Tactic): string {
  return (summary ?? '').replaceAll(/<[^>]*>/g, '')
}

function resultOf(item: Tactic, words: readonly string[]): Schemas['TacticSearchResult'] {
  const notes = notesOf(item)
  const isInNotesOnly =
    !holdsAll(item.title, words) && words.some((word) => plain(notes).includes(word))
  return {
    id: item.id,
    title: item.title,
    startDate: item.startDate,
    endDate: item.endDate,
    isAllDay: item.isAllDay,
    isInitiative: item.isInitiative,
    rrule: item.rrule,
    recurrenceEndDate: item.recurrenceEndDate,
    planId: item.planId,
    abbreviatedPlanName: item.abbreviatedPlanName,
    channelId: item.channelId,
    channelName: item.channelName,
    tacticTypeId: item.tacticTypeId,
    tacticTypeName: item.tacticTypeName,
    tacticPlatformIds: [...item.tacticPlatformIds],
    tacticPlatformNames: [],
    excerpt: isInNotesOnly ? notes : null,
  }
}
