import { iriOf } from '@throughline/api-client'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import { itemDefaults, type Tactic, type TacticListItem } from '@throughline/domain/tactics'
import { FIXED_DAY } from '../clock'
import { NATIONAL_PLAN_ID, WESTERN_PLAN_ID } from './plan'
import type { Schemas } from './wire'

/** Fields of a tactic that a test is about; see {@link buildTactic} for the others. */
export interface TacticFields extends Partial<Schemas['TacticListItem']> {
  /** First day. Without `to`, the tactic lasts only this day. */
  readonly on?: CivilDate
  /** Last day, inclusive. */
  readonly to?: CivilDate
  /** `HH:mm`; makes it a timed tactic that starts and ends at this time. */
  readonly at?: string
}

const defaults: Schemas['TacticListItem'] = {
  ...itemDefaults,
  id: 7,
  version: 3,
  title: 'VIP early access',
  startDate: `${FIXED_DAY}T08:00:00`,
  endDate: '2026-11-20T08:00:00',
  isLead: true,
  planId: 12,
  abbreviatedPlanName: 'NP',
  channelId: 103,
  tacticTypeId: 1030,
  tacticPlatformIds: [],
  tagIds: [],
  relatedInitiativeIds: [],
}

/**
 * Returns a tactic as lists contain it: by default a promotional email of plan 12 over three days.
 * Explicit `startDate`, `endDate` and `isAllDay` win over `on`, `to` and `at`.
 */
export function buildTactic({
  on,
  to,
  at,
  ...fields
}: TacticFields = {}): Schemas['TacticListItem'] {
  return { ...defaults, ...datesOf({ on, to, at }), ...fields }
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

/** Fields of a whole item that a test is about; see {@link buildTactic} for those of lists. */
export interface TacticDetailFields
  extends
    Omit<TacticFields, keyof TacticListItem>,
    Partial<Omit<Tactic, 'repeats' | 'relatedInitiativeIds'>> {}

/**
 * Returns a whole item, as its detail shows it: by default without custom values, documents and
 * notes.
 */
export function buildTacticDetail({ on, to, at, ...fields }: TacticDetailFields = {}): Tactic {
  const when = {
    ...(on === undefined ? null : { on }),
    ...(to === undefined ? null : { to }),
    ...(at === undefined ? null : { at }),
  }
  return detailOf({ ...buildTactic(when), ...fields })
}

/** Completes an item of a list to a whole item. */
export function detailOf(item: TacticListItem & Partial<Tactic>): Tactic {
  const relatedInitiatives = item.relatedInitiatives ?? []
  return {
    creatorId: null,
    channelName: '',
    tacticTypeName: '',
    impressions: null,
    ratingPoints: null,
    typeValues: [],
    documentIds: [],
    summary: null,
    isCustomRecurrence: false,
    recurrenceText: null,
    originalTacticID: null,
    isRecurringEventClone: false,
    createdBy: null,
    createdAt: '2026-10-02T09:00:00Z',
    updatedBy: null,
    updatedAt: '2026-10-02T09:00:00Z',
    ...item,
    relatedInitiatives,
    relatedInitiativeIds:
      item.relatedInitiatives === undefined
        ? item.relatedInitiativeIds
        : relatedInitiatives.map(({ initiativeId }) => initiativeId),
    hasSummary: (item.summary ?? null) !== null,
    repeats: item.rrule !== null,
  }
}

/**
 * Returns a whole item as the server sends it. It has no notes, because the server sends them
 * separately.
 *
 * @param item the item, with all fields or those of lists
 */
export function wireTacticOf(item: TacticListItem & Partial<Tactic>): Schemas['Tactic'] {
  const { summary: _readOnItsOwn, ...detail } = detailOf(item)
  return {
    ...detail,
    tacticPlatformIds: [...item.tacticPlatformIds],
    tagIds: [...item.tagIds],
    documentIds: [...detail.documentIds],
    relatedInitiatives: [...detail.relatedInitiatives],
    relatedInitiativeIds: [...detail.relatedInitiativeIds],
    typeValues: detail.typeValues.map((value) => ({
      ...value,
      tacticField: iriOf('tactic_fields', value.tacticFieldId),
    })),
    creator: null,
    plan: iriOf('plans', item.planId),
    channel: iriOf('channels', item.channelId),
    tacticType: iriOf('tactic_types', item.tacticTypeId),
    tacticPlatforms: item.tacticPlatformIds.map((id) => iriOf('tactic_platforms', id)),
    tags: item.tagIds.map((id) => iriOf('tags', id)),
    documents: detail.documentIds.map((id) => iriOf('plan_documents', id)),
  }
}

const titles = ['Homepage hero swap', 'Newsletter', 'Flash sale', 'Store window reset'] as const

/** Thirty tactics over November 2026, ids 1 to 30; one in six belongs to the nested plan 13. */
export const novemberTactics: readonly TacticListItem[] = Array.from({ length: 30 }, (_, at) => {
  const start = at + 1
  const length = at % 3
  const isWestern = at % 6 === 5
  const day = (number: number) => `2026-11-${String(Math.min(number, 30)).padStart(2, '0')}`
  return buildTactic({
    id: at + 1,
    title: titles[at % titles.length] ?? '',
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
