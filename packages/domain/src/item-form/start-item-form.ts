import { dateOfDateTime } from '../calendar-dates'
import { parseRule } from '../recurrence'
import {
  completeDates,
  isId,
  newItemDates,
  titleOfCopy,
  withDefaults,
  withDuration,
} from '../tactics'
import type { TacticDates } from '../tactics'
import { emptyItemForm, plainValuesOf } from './item-form'
import type { FormItem, ItemFormContext, ItemFormValues } from './item-form'

/** The initial data of a new item. */
export interface ItemFormStart {
  readonly kind: 'tactic' | 'initiative'
  /** The `datetime` of the URL, or null; a malformed one counts as null. */
  readonly preset: string | null
  /** Dates that a person drew on a calendar; they win over the preset. */
  readonly dates?: TacticDates
}

/**
 * The form of a new item. A tactic starts at the preset, or today at 08:00, and has no
 * channel yet. An initiative is all-day, with an end, in the plan's Initiatives channel.
 */
export function newItemForm(
  { kind, preset, dates }: ItemFormStart,
  { channels, today }: Pick<ItemFormContext, 'channels' | 'today'>,
): ItemFormValues {
  const provided = dates ?? newItemDates(preset, today, kind)
  const { startDate, endDate, isAllDay } = kind === 'initiative' ? withDuration(provided) : provided
  const channel = kind === 'initiative' ? channels.find((one) => one.kind === 'initiatives') : null
  return {
    ...emptyItemForm,
    channelId: channel?.id ?? null,
    startDate,
    endDate,
    isAllDay,
    hasDuration: isAllDay || endDate !== startDate,
  }
}

/**
 * The form of a stored item. A rule that cannot be read is dropped, and with it the end of
 * the series.
 *
 * @param notes HTML, read on its own; empty without notes
 */
export function itemFormOf(item: FormItem, notes: string): ItemFormValues {
  const fields = withDefaults(item)
  const dates = completeDates(item)
  const repeats = parseRule(fields.rrule) !== null
  const { title, impressions, ratingPoints, documentIds } = item
  const isAllDay = dates?.isAllDay ?? fields.isAllDay
  return {
    title: typeof title === 'string' ? title : '',
    channelId: isId(item.channelId) ? item.channelId : null,
    tacticTypeId: isId(item.tacticTypeId) ? item.tacticTypeId : null,
    ...plainValuesOf({
      ...fields,
      impressions: isId(impressions) ? impressions : null,
      ratingPoints: isId(ratingPoints) ? ratingPoints : null,
      documentIds: Array.isArray(documentIds) ? documentIds.filter(isId) : [],
    }),
    startDate: dates?.startDate ?? null,
    endDate: dates?.endDate ?? null,
    isAllDay,
    hasDuration: isAllDay || dates?.endDate !== dates?.startDate,
    isUnscheduled: fields.isUnscheduled,
    rrule: repeats ? fields.rrule : null,
    recurrenceEndDay:
      repeats && fields.recurrenceEndDate !== null
        ? dateOfDateTime(fields.recurrenceEndDate)
        : null,
    estimatedCost: fields.estimatedCost,
    actualCost: fields.actualCost,
    relatedInitiativeIds: fields.relatedInitiativeIds,
    customValues: Object.fromEntries(
      (item.typeValues ?? []).flatMap(({ tacticFieldId, value }) =>
        value === null || value === '' ? [] : [[tacticFieldId, value]],
      ),
    ),
    notes,
  }
}

/**
 * Returns the form of a copy: the title names it a copy and is cut to its limit; all other values
 * stay.
 */
export function copiedItemForm(values: ItemFormValues): ItemFormValues {
  return { ...values, title: titleOfCopy(values.title) }
}
