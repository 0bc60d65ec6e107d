import type { CivilDateTime } from '../calendar-dates'
import { isCivilDate } from '../calendar-dates'
import { plainValuesOf } from './item-form'
import type { ItemFormContext, ItemFormPart, ItemFormValues, plainFields } from './item-form'
import { PARKED, atDefaultTime } from '../tactics'
import { changedParts } from './changed-parts'
import { choiceOf } from './form-choice'
import { fieldsOf } from './item-form-view'

/** The value of a custom field to store; null removes the stored value. */
export interface DraftFieldValue {
  readonly tacticFieldId: number
  readonly value: string | number | null
}

/** The request that stores an item: every field, with ids as numbers. */
export interface ItemDraft extends Pick<ItemFormValues, (typeof plainFields)[number]> {
  readonly planId: number
  readonly title: string
  /** Its channel follows from the type. */
  readonly tacticTypeId: number
  readonly isInitiative: boolean
  readonly startDate: CivilDateTime
  /** Of an all-day item its last day. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  readonly isUnscheduled: boolean
  readonly rrule: string | null
  /** The end of the last day of the series; null for no end. */
  readonly recurrenceEndDate: CivilDateTime | null
  /** Whole dollars. Left out, like `actualCost`, of items that carry no cost and for those who see no budget. */
  readonly estimatedCost?: number | null
  readonly actualCost?: number | null
  readonly relatedInitiativeIds: readonly number[]
  /** Of the universal fields and those of the type. */
  readonly typeValues: readonly DraftFieldValue[]
  /** Notes as HTML; null for none. */
  readonly summary: string | null
}

type RequestContext = Pick<ItemFormContext, 'channels' | 'access' | 'universalFields' | 'today'> & {
  readonly plan: Pick<ItemFormContext['plan'], 'id' | 'useBudgets'>
}

/**
 * Returns the request that creates an item. An item in the parking lot has the epoch for its dates.
 * As a last resort, an invalid date becomes today at 08:00; {@link validateItemForm} prevents
 * saving such a form.
 *
 * @throws RangeError without a type; `canSaveItemForm` prevents saving such a form
 */
export function itemDraftOf(values: ItemFormValues, context: RequestContext): ItemDraft {
  const { tacticTypeId } = values
  if (tacticTypeId === null) {
    throw new RangeError(
      'A form without a type describes no item, so nothing can be sent. Check it with canSaveItemForm.',
    )
  }
  const { isInitiative, isMonthly, type } = choiceOf(values, context)
  const { plan, access, universalFields } = context
  const carriesCost = plan.useBudgets && access.canViewBudget && !isInitiative && !isMonthly
  return {
    planId: plan.id,
    title: values.title.trim(),
    tacticTypeId,
    isInitiative,
    ...scheduleOf(values, context),
    ...plainValuesOf(values),
    ...(carriesCost
      ? { estimatedCost: values.estimatedCost, actualCost: values.actualCost }
      : null),
    typeValues: fieldsOf(type, universalFields).flatMap(({ id }) => {
      const value = values.customValues[id]
      return value === undefined ? [] : [{ tacticFieldId: id, value }]
    }),
    summary: values.notes === '' ? null : values.notes,
  }
}

/**
 * Returns the request that changes a stored item: the fields that differ. If any date differs, the
 * request has both dates, all-day, the parking lot and the repeat. The server then treats it as an
 * entry of a form and not as a move on the calendar.
 *
 * @param before the form of the stored item
 * @throws RangeError without a type
 */
export function itemChangesOf(
  values: ItemFormValues,
  before: ItemFormValues,
  context: RequestContext,
): Partial<Omit<ItemDraft, 'planId'>> {
  const draft = itemDraftOf(values, context)
  const parts = changedParts(values, before)
  const namesOf = (part: ItemFormPart): readonly string[] =>
    isPlainPart(part) ? (draftNames[part] ?? [part]) : []
  const names = new Set(parts.flatMap(namesOf))
  const wasInitiative = choiceOf(before, context).isInitiative
  if (wasInitiative !== draft.isInitiative) names.add('isInitiative')
  const typeValues = changedFieldValues(values, parts, context)
  return {
    ...Object.fromEntries(Object.entries(draft).filter(([name]) => names.has(name))),
    ...(typeValues.length === 0 ? null : { typeValues }),
  }
}

type PlainPart = Exclude<ItemFormPart, `custom:${number}`>

function isPlainPart(part: ItemFormPart): part is PlainPart {
  return !part.startsWith('custom:')
}

const repeatNames = ['rrule', 'recurrenceEndDate'] as const

const scheduleNames = ['startDate', 'endDate', 'isAllDay', ...repeatNames] as const

/** Properties of the request for a field of the form, if not the property of the same name. */
const draftNames: Readonly<Partial<Record<PlainPart, readonly (keyof ItemDraft)[]>>> = {
  channelId: [],
  tacticTypeId: ['tacticTypeId', 'tacticPlatformIds'],
  startDate: scheduleNames,
  endDate: scheduleNames,
  isAllDay: scheduleNames,
  hasDuration: scheduleNames,
  isUnscheduled: ['isUnscheduled', ...scheduleNames, 'relatedInitiativeIds'],
  rrule: repeatNames,
  recurrenceEndDay: repeatNames,
  notes: ['summary'],
}

type Schedule = Pick<
  ItemDraft,
  | 'startDate'
  | 'endDate'
  | 'isAllDay'
  | 'isUnscheduled'
  | 'rrule'
  | 'recurrenceEndDate'
  | 'relatedInitiativeIds'
>

function scheduleOf(values: ItemFormValues, { today }: Pick<RequestContext, 'today'>): Schedule {
  const { isAllDay, rrule, recurrenceEndDay, relatedInitiativeIds } = values
  if (values.isUnscheduled) return { ...PARKED, isAllDay }
  const startDate = values.startDate ?? atDefaultTime(today)
  const endDate = values.endDate ?? startDate
  const hasEnd = rrule !== null && recurrenceEndDay !== null && isCivilDate(recurrenceEndDay)
  return {
    startDate,
    // Texts of this form sort like the times that they name.
    endDate: endDate < startDate ? startDate : endDate,
    isAllDay,
    isUnscheduled: false,
    rrule,
    recurrenceEndDate: hasEnd ? `${recurrenceEndDay}T23:59:59` : null,
    relatedInitiativeIds,
  }
}

function changedFieldValues(
  { channelId, tacticTypeId, customValues }: ItemFormValues,
  parts: readonly ItemFormPart[],
  context: RequestContext,
): readonly DraftFieldValue[] {
  const changed: ReadonlySet<string> = new Set(parts)
  const { type } = choiceOf({ channelId, tacticTypeId }, context)
  return fieldsOf(type, context.universalFields)
    .filter(({ id }) => changed.has(`custom:${id}`))
    .map(({ id }) => ({ tacticFieldId: id, value: customValues[id] ?? null }))
}
