import type { CivilDateTime } from '../calendar-dates'
import type { PersonName } from '../users'
import { initialOptionValues, optionValuesOf } from './option-fields'
import type { OptionValues } from './option-fields'
import { TITLE_LIMIT_LENGTH } from './validate-tactic'

/** A tactic or an initiative as lists and calendars need it. */
export interface TacticListItem extends OptionValues {
  readonly id: number
  /** Grows with each change; a write names the version it was made from. */
  readonly version: number
  readonly title: string
  /** The epoch while unscheduled. */
  readonly startDate: CivilDateTime
  /** The last day of an all-day item, the end of a timed one. The epoch while unscheduled. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  /** In the parking lot; its dates have no meaning. */
  readonly isUnscheduled: boolean
  readonly isInitiative: boolean
  /** Belongs to a lead plan. */
  readonly isLead: boolean
  /** Belongs to a nested plan. */
  readonly isNested: boolean
  readonly planId: number
  readonly abbreviatedPlanName: string
  readonly channelId: number
  readonly tacticTypeId: number
  readonly tacticPlatformIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly relatedInitiativeIds: readonly number[]
  /** Recurrence rule, RFC 5545; null when it happens once. */
  readonly rrule: string | null
  /** The last moment of the series, at the end of its day; null for a series without end. */
  readonly recurrenceEndDate: CivilDateTime | null
  /** Whole dollars; null for no cost, and for users who may not see budgets. */
  readonly estimatedCost: number | null
  /** Whole dollars; null for no cost, and for users who may not see budgets. */
  readonly actualCost: number | null
  /** There are notes, which are read on demand. */
  readonly hasSummary: boolean
}

/** The values of a list item where its source leaves them out. */
export const itemDefaults: Omit<TacticListItem, 'id' | 'title' | 'startDate' | 'endDate'> = {
  version: 0,
  isAllDay: true,
  isUnscheduled: false,
  ...initialOptionValues,
  isInitiative: false,
  isLead: false,
  isNested: false,
  planId: 0,
  abbreviatedPlanName: '',
  channelId: 0,
  tacticTypeId: 0,
  tacticPlatformIds: [],
  tagIds: [],
  relatedInitiativeIds: [],
  rrule: null,
  recurrenceEndDate: null,
  estimatedCost: null,
  actualCost: null,
  hasSummary: false,
}

/** The part of an item that lists hold. */
export function listItemOf(item: TacticListItem): TacticListItem {
  return {
    id: item.id,
    version: item.version,
    title: item.title,
    startDate: item.startDate,
    endDate: item.endDate,
    isAllDay: item.isAllDay,
    isUnscheduled: item.isUnscheduled,
    ...optionValuesOf(item),
    isInitiative: item.isInitiative,
    isLead: item.isLead,
    isNested: item.isNested,
    planId: item.planId,
    abbreviatedPlanName: item.abbreviatedPlanName,
    channelId: item.channelId,
    tacticTypeId: item.tacticTypeId,
    tacticPlatformIds: item.tacticPlatformIds,
    tagIds: item.tagIds,
    relatedInitiativeIds: item.relatedInitiativeIds,
    rrule: item.rrule,
    recurrenceEndDate: item.recurrenceEndDate,
    estimatedCost: item.estimatedCost,
    actualCost: item.actualCost,
    hasSummary: item.hasSummary,
  }
}

/** An initiative that a tactic belongs to. */
export interface RelatedInitiative {
  readonly initiativeId: number
  readonly initiativeTitle: string
  /** Its category. */
  readonly tacticTypeId: number
  readonly tacticTypeName: string
}

/** The value of a custom field: a number for Number, a media asset's id for Image, else text. */
export interface CustomFieldValue {
  readonly id: number
  readonly tacticFieldId: number
  readonly value: string | number | null
}

/** A tactic or an initiative with everything that its detail shows. */
export interface Tactic extends TacticListItem {
  readonly creatorId: number | null
  readonly channelName: string
  readonly tacticTypeName: string
  readonly impressions: number | null
  /** Labelled by the plan as TRP or GRP. */
  readonly ratingPoints: number | null
  readonly typeValues: readonly CustomFieldValue[]
  readonly relatedInitiatives: readonly RelatedInitiative[]
  readonly documentIds: readonly number[]
  /** Notes as HTML; null if there are none or the request did not read them. */
  readonly summary: string | null
  readonly repeats: boolean
  /** Its rule is not one of the presets. */
  readonly isCustomRecurrence: boolean
  /** The rule in words, or null. */
  readonly recurrenceText: string | null
  /** The id of the series of an occurrence; null for a stored item. */
  readonly originalTacticID: number | null
  /** An occurrence computed for the shown range; it is not stored. */
  readonly isRecurringEventClone: boolean
  /** Null when unknown, deleted, or not to be read by the person. */
  readonly createdBy: PersonName | null
  /** An instant with its offset, ISO 8601. */
  readonly createdAt: string
  /** Null as for `createdBy`. */
  readonly updatedBy: PersonName | null
  /** An instant with its offset, ISO 8601; `createdAt` until the first change. */
  readonly updatedAt: string
}

/** The initial title of a copy, cut to the limit of titles. */
export function titleOfCopy(title: string): string {
  const cut = `Copy of ${title}`.slice(0, TITLE_LIMIT_LENGTH)
  // Half of a character that takes two units is no character.
  return cut.replace(/[\uD800-\uDBFF]$/, '')
}
