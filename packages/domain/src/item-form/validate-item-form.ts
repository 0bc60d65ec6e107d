import { AMOUNT_LIMIT } from '../budget'
import { dateOfDateTime, isCivilDate } from '../calendar-dates'
import type { TacticField } from '../channels'
import { isWebLink } from '../channels'
import { NOTES_LIMIT_LENGTH, validateTactic } from '../tactics'
import { choiceOf, type FormChoice } from './form-choice'
import type { ItemFormContext, ItemFormError, ItemFormValues } from './item-form'
import { fieldsOf } from './item-form-view'

/** The maximum of rating points. */
export const RATING_POINTS_LIMIT = 1_000_000_000

/**
 * Why the form cannot be saved, in the order of its fields; empty when it can. Fields that are
 * not used are not checked: dates in the parking lot, the end of a series that does not repeat.
 */
export function validateItemForm(
  values: ItemFormValues,
  context: Pick<ItemFormContext, 'channels' | 'universalFields'>,
): readonly ItemFormError[] {
  const basics = validateTactic({
    ...values,
    startDate: values.startDate ?? '',
    endDate: values.endDate ?? '',
  })
  // Without a duration the end is the start, and the form has no field for it.
  const visible = values.hasDuration ? basics : basics.filter(({ field }) => field !== 'endDate')
  const errors = visible.map(({ field, code }): ItemFormError => {
    // A type is chosen from those of a channel, so that the channel comes first.
    const isChannelMissing = field === 'tacticTypeId' && values.channelId === null
    return { part: isChannelMissing ? 'channelId' : field, code }
  })
  const { channel, type } = choiceOf(values, context)
  return [
    ...errors,
    ...choiceErrors(values, { channel, type }),
    ...endErrors(values),
    ...numberErrors(values),
    ...fieldsOf(type, context.universalFields).flatMap((field) => fieldErrors(values, field)),
    ...(values.notes.length > NOTES_LIMIT_LENGTH
      ? [{ part: 'notes', code: 'too-long' } as const]
      : []),
  ]
}

/** Refuses a channel or a type that the plan no longer has. */
function choiceErrors(
  { channelId, tacticTypeId }: ItemFormValues,
  { channel, type }: Pick<FormChoice, 'channel' | 'type'>,
): readonly ItemFormError[] {
  if (tacticTypeId === null || type !== null) return []
  const isChannelGone = channelId !== null && channel === null
  return [{ part: isChannelGone ? 'channelId' : 'tacticTypeId', code: 'required' }]
}

function endErrors({
  rrule,
  recurrenceEndDay,
  startDate,
  isUnscheduled,
}: ItemFormValues): readonly ItemFormError[] {
  if (isUnscheduled || rrule === null || recurrenceEndDay === null) return []
  const part = 'recurrenceEndDay'
  if (!isCivilDate(recurrenceEndDay)) return [{ part, code: 'invalid-date' }]
  const isTooEarly = startDate !== null && recurrenceEndDay < dateOfDateTime(startDate)
  return isTooEarly ? [{ part, code: 'series-ends-before-start' }] : []
}

function numberErrors(values: ItemFormValues): readonly ItemFormError[] {
  const limits = [
    ['estimatedCost', AMOUNT_LIMIT, Number.isInteger],
    ['actualCost', AMOUNT_LIMIT, Number.isInteger],
    ['impressions', AMOUNT_LIMIT, Number.isInteger],
    ['ratingPoints', RATING_POINTS_LIMIT, Number.isFinite],
  ] as const
  return limits.flatMap(([part, limit, isNumber]) => {
    const value = values[part]
    const isRight = value === null || (isNumber(value) && value >= 0 && value <= limit)
    return isRight ? [] : [{ part, code: 'invalid-number' as const }]
  })
}

function fieldErrors(
  { customValues }: ItemFormValues,
  { id, type }: TacticField,
): readonly ItemFormError[] {
  const value = customValues[id]
  if (value === undefined) return []
  const part = `custom:${id}` as const
  if (type === 'number' || type === 'image') {
    return Number.isFinite(value) ? [] : [{ part, code: 'invalid-number' }]
  }
  const text = String(value)
  if (text.length > NOTES_LIMIT_LENGTH) return [{ part, code: 'too-long' }]
  return type === 'url' && !isWebLink(text) ? [{ part, code: 'invalid-link' }] : []
}
