import type { DatesStep } from './form-dates'
import type { ItemFormNotice, ItemFormPart, ItemFormValues } from './item-form'

const dates = ['startDate', 'endDate', 'isAllDay', 'hasDuration', 'isUnscheduled'] as const
const repeat = ['rrule', 'recurrenceEndDay'] as const
const choice = ['channelId', 'tacticTypeId', 'tacticPlatformIds'] as const

/** Returns notices about fields that a change has altered without the person's action. */
export function noticesOf(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  after: ItemFormValues,
  { isEndRaised, isWidened }: Pick<DatesStep, 'isEndRaised' | 'isWidened'>,
): readonly ItemFormNotice[] {
  const notices: ItemFormNotice[] = []
  const cleared = clearedParts(before, change, after)
  if (cleared.length > 0) {
    notices.push({ code: 'choice-cleared', parts: cleared, undo: undoOfChoice(before, after) })
  }
  const isParkedNow = after.isUnscheduled && !before.isUnscheduled
  if (isParkedNow) {
    const undo = earlier(before, after, [...dates, ...repeat, 'relatedInitiativeIds'])
    notices.push({ code: 'parked', undo })
  }
  const isRepeatCleared = before.rrule !== null && after.rrule === null
  if (isRepeatCleared && !isParkedNow && change.rrule === undefined) {
    const { rrule, recurrenceEndDay } = before
    notices.push({ code: 'repeat-cleared', undo: { rrule, recurrenceEndDay } })
  }
  if (isEndRaised) notices.push({ code: 'end-raised' })
  if (isWidened) notices.push({ code: 'whole-months' })
  return notices
}

/**
 * Returns the fields that another channel or type has cleared. A value that the person replaced is
 * not lost.
 */
function clearedParts(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  after: ItemFormValues,
): readonly ItemFormPart[] {
  const parts: ItemFormPart[] = []
  const isTypeLost = before.tacticTypeId !== null && after.tacticTypeId === null
  if (isTypeLost && change.tacticTypeId === undefined) parts.push('tacticTypeId')
  const arePlatformsLost =
    before.tacticPlatformIds.length > 0 && after.tacticPlatformIds.length === 0
  if (arePlatformsLost && change.tacticPlatformIds === undefined) parts.push('tacticPlatformIds')
  if (change.customValues === undefined) {
    for (const fieldId of lostValues(before, after)) parts.push(`custom:${fieldId}`)
  }
  return parts
}

function lostValues(before: ItemFormValues, after: ItemFormValues): number[] {
  if (before.customValues === after.customValues) return []
  return Object.keys(before.customValues)
    .map(Number)
    .filter((fieldId) => after.customValues[fieldId] === undefined)
}

function undoOfChoice(before: ItemFormValues, after: ItemFormValues): Partial<ItemFormValues> {
  const lost = lostValues(before, after).flatMap((fieldId) => {
    const value = before.customValues[fieldId]
    return value === undefined ? [] : [[fieldId, value] as const]
  })
  return {
    ...earlier(before, after, [...choice, ...dates, ...repeat]),
    ...(lost.length === 0 ? null : { customValues: Object.fromEntries(lost) }),
  }
}

/** The earlier values of those fields that have changed. */
function earlier(
  before: ItemFormValues,
  after: ItemFormValues,
  fields: readonly (keyof ItemFormValues)[],
): Partial<ItemFormValues> {
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, before[field]]),
  )
}
