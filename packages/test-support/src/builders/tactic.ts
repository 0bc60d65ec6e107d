import { iriOf } from '@throughline/api-client'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { FIXED_DAY } from '../clock'
import { NATIONAL_PLAN_ID, WESTERN_PLAN_ID } from './plan'
import type { Schemas } from './wire'

/** Fields of a tactic that a test is about; see {@link buildTactic} for the others. */
export interface TacticFields extends Partial<Schemas['TacticListItem']> {
  /** First day. Also makes the tactic last this one day, unless `to` is given. */
  readonly on?: CivilDate
  /** Last day, inclusive. */
  readonly to?: CivilDate
  /** `HH:mm`; makes it a timed tactic that starts and ends at this time. */
  readonly at?: string
}

const DEFAULTS: Schemas['TacticListItem'] = {
  id: 7,
  version: 3,
  title: 'VIP early access',
  startDate: `${FIXED_DAY}T08:00:00`,
  endDate: '2026-11-20T08:00:00',
  isAllDay: true,
  isUnscheduled: false,
  isFlagged: false,
  isInitiative: false,
  isLead: true,
  isNested: false,
  planId: 12,
  abbreviatedPlanName: 'NP',
  channelId: 103,
  tacticTypeId: 1030,
  tacticPlatformIds: [],
  tagIds: [],
  relatedInitiativeIds: [],
  rrule: null,
  recurrenceEndDate: null,
  estimatedCost: null,
  actualCost: null,
}

/**
 * A tactic as lists send it: a promotional email of plan 12 over three days, unless
 * the fields say otherwise. Explicit `startDate`, `endDate` and `isAllDay` win over
 * `on`, `to` and `at`.
 */
export function buildTactic({
  on,
  to,
  at,
  ...fields
}: TacticFields = {}): Schemas['TacticListItem'] {
  return { ...DEFAULTS, ...datesOf({ on, to, at }), ...fields }
}

function datesOf({ on, to, at }: Record<'on' | 'to' | 'at', string | undefined>) {
  if (on === undefined && to === undefined && at === undefined) return null
  const first = on ?? FIXED_DAY
  const time = `${at ?? '08:00'}:00`
  return {
    isAllDay: at === undefined,
    startDate: `${first}T${time}`,
    endDate: `${to ?? first}T${time}`,
  }
}

/** A whole tactic as the server sends it, around the fields of its list entry. */
export function wireTacticOf(item: TacticListItem): Schemas['Tactic'] {
  return {
    ...item,
    tacticPlatformIds: [...item.tacticPlatformIds],
    tagIds: [...item.tagIds],
    relatedInitiativeIds: [...item.relatedInitiativeIds],
    creator: null,
    creatorId: null,
    plan: iriOf('plans', item.planId),
    channel: iriOf('channels', item.channelId),
    channelName: '',
    tacticType: iriOf('tactic_types', item.tacticTypeId),
    tacticTypeName: '',
    tacticPlatforms: item.tacticPlatformIds.map((id) => iriOf('tactic_platforms', id)),
    impressions: null,
    ratingPoints: null,
    tags: item.tagIds.map((id) => iriOf('tags', id)),
    typeValues: [],
    relatedInitiatives: [],
    documents: [],
    documentIds: [],
    hasSummary: false,
    summary: null,
    repeats: item.rrule !== null,
    isCustomRecurrence: false,
    recurrenceText: null,
    originalTacticID: null,
    isRecurringEventClone: false,
  }
}

const TITLES = ['Homepage hero swap', 'Newsletter', 'Flash sale', 'Store window reset'] as const

/** Thirty tactics over November 2026, ids 1 to 30; one in six belongs to the nested plan 13. */
export const novemberTactics: readonly TacticListItem[] = Array.from({ length: 30 }, (_, at) => {
  const start = at + 1
  const length = at % 3
  const isWestern = at % 6 === 5
  const day = (number: number) => `2026-11-${String(Math.min(number, 30)).padStart(2, '0')}`
  return buildTactic({
    id: at + 1,
    title: TITLES[at % TITLES.length] ?? '',
    on: day(start),
    to: day(start + length),
    isAllDay: length > 0,
    channelId: 102 + (at % 3),
    tacticTypeId: (102 + (at % 3)) * 10,
    planId: isWestern ? WESTERN_PLAN_ID : NATIONAL_PLAN_ID,
    abbreviatedPlanName: isWestern ? 'WR' : 'NP',
    rrule: at % 10 === 4 ? 'FREQ=WEEKLY' : null,
  })
})
