import { toWholeDollars } from '../budget'
import { parseRule } from '../recurrence'
import { PARKED, isNewStart } from '../tactics'
import { itemFormFields } from './changed-parts'
import { changeChoice, choiceOf } from './form-choice'
import type { DatesStep } from './form-dates'
import { changeDates, datesOf } from './form-dates'
import type { ItemFormContext, ItemFormNotice, ItemFormStep, ItemFormValues } from './item-form'
import { noticesOf } from './item-form-notices'

/** The fields that the dates of an item follow from. */
const dateSources = [
  'startDate',
  'endDate',
  'isAllDay',
  'hasDuration',
  'isUnscheduled',
  'channelId',
  'tacticTypeId',
] as const satisfies readonly (keyof ItemFormValues)[]

/**
 * Returns the form after a user has changed some of its fields, with the consequences of the
 * change. A field in the change wins over the effect of another field.
 *
 * - Another channel or type clears the values that belong to the former one; see {@link
 *   ItemFormNotice}.
 * - Another start clears the repeat and the end of the series.
 * - The parking lot clears dates, repeat and related initiatives; a repeat that is switched off
 *   or cannot be read clears the end of the series.
 *
 * @returns the same values if the change has no effect
 */
export function changeItemForm(
  values: ItemFormValues,
  change: Partial<ItemFormValues>,
  context: Pick<ItemFormContext, 'channels' | 'today'>,
): ItemFormStep {
  const choice = changeChoice(values, change, context)
  const chosen = choiceOf(choice, context)
  const step = datesAfter(values, change, { ...context, choice, ...chosen })
  const dated: ItemFormValues = {
    ...values,
    ...change,
    ...wholeCosts(change),
    ...choice,
    ...step.dates,
  }
  const repeating = { ...dated, ...repeatAfter(values, change, dated) }
  const next = repeating.isUnscheduled ? withoutRelations(repeating) : repeating
  const notices = noticesOf(values, change, next, step)
  return { values: isSame(values, next) ? values : next, notices }
}

/**
 * Restores the values that a change has cleared. No rule is applied, and custom values that were
 * entered since then stay.
 */
export function undoNotice(values: ItemFormValues, notice: ItemFormNotice): ItemFormValues {
  if (!('undo' in notice)) return values
  const { undo } = notice
  return {
    ...values,
    ...undo,
    customValues: { ...values.customValues, ...undo.customValues },
  }
}

function datesAfter(
  values: ItemFormValues,
  change: Partial<ItemFormValues>,
  {
    choice,
    isInitiative,
    isMonthly,
    ...context
  }: Pick<ItemFormContext, 'today'> & {
    readonly choice: Pick<ItemFormValues, 'channelId'>
    readonly isInitiative: boolean
    readonly isMonthly: boolean
  },
): DatesStep {
  // Untouched dates of a stored item stay as they are.
  if (dateSources.every((field) => change[field] === undefined)) {
    return { dates: datesOf(values), isEndRaised: false, isWidened: false }
  }
  const isIntoInitiatives = isInitiative && choice.channelId !== values.channelId
  return changeDates(values, change, { isMonthly, isIntoInitiatives, today: context.today })
}

function repeatAfter(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  next: ItemFormValues,
): Pick<ItemFormValues, 'rrule' | 'recurrenceEndDay'> {
  const retained = isStartMoved(before, change, next) ? null : before.rrule
  const rrule = change.rrule === undefined ? retained : readableRule(change.rrule)
  if (rrule === null || next.isUnscheduled) return { rrule: null, recurrenceEndDay: null }
  return { rrule, recurrenceEndDay: next.recurrenceEndDay }
}

/** Whether the start has moved. An incomplete start does not count. */
function isStartMoved(
  { startDate: before }: ItemFormValues,
  change: Partial<ItemFormValues>,
  { startDate: after }: ItemFormValues,
): boolean {
  if (after === null) return false
  return before === null || isNewStart(before, after, change.startDate !== undefined)
}

/**
 * Returns the rule if it can be read. The choice `custom`, which is no rule yet, counts as no rule.
 */
function readableRule(rrule: string | null): string | null {
  return parseRule(rrule) === null ? null : rrule
}

function withoutRelations(values: ItemFormValues): ItemFormValues {
  return values.relatedInitiativeIds.length === 0
    ? values
    : { ...values, relatedInitiativeIds: PARKED.relatedInitiativeIds }
}

function wholeCosts(
  change: Partial<ItemFormValues>,
): Partial<Pick<ItemFormValues, 'estimatedCost' | 'actualCost'>> {
  const { estimatedCost, actualCost } = change
  return {
    ...(estimatedCost === undefined ? null : { estimatedCost: wholeDollars(estimatedCost) }),
    ...(actualCost === undefined ? null : { actualCost: wholeDollars(actualCost) }),
  }
}

function wholeDollars(amount: number | null): number | null {
  return amount !== null && Number.isFinite(amount) ? toWholeDollars(amount) : amount
}

function isSame(a: ItemFormValues, b: ItemFormValues): boolean {
  return itemFormFields.every((field) => a[field] === b[field])
}
