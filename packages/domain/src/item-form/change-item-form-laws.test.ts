import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ItemFormNotice, ItemFormValues } from './index'
import { changeItemForm, changedParts, itemDraftOf, undoNotice } from './index'
import { MONTHLY_FOCUS, MONTHLY_THEME, PROMOTIONAL, context } from './fixtures/forms'
import { change, changedBy, form } from './fixtures/any-form'

/** What holds for every form, however it came about. */
const LAWS: readonly (readonly [string, (values: ItemFormValues) => boolean])[] = [
  [
    'the end is never before the start',
    ({ startDate, endDate }) => startDate === null || endDate === null || endDate >= startDate,
  ],
  [
    'without a duration the end is the start',
    ({ hasDuration, isUnscheduled, startDate, endDate }) =>
      hasDuration || isUnscheduled || startDate === endDate,
  ],
  ['an all-day item has a duration', ({ isAllDay, hasDuration }) => !isAllDay || hasDuration],
  [
    'an all-day item begins at 08:00',
    ({ isAllDay, isUnscheduled, startDate }) =>
      !isAllDay || isUnscheduled || startDate === null || startDate.endsWith('T08:00:00'),
  ],
  [
    'only a series has an end of its own',
    ({ rrule, recurrenceEndDay }) => rrule !== null || recurrenceEndDay === null,
  ],
  [
    'nothing in the parking lot repeats or has related initiatives',
    ({ isUnscheduled, rrule, relatedInitiativeIds }) =>
      !isUnscheduled || (rrule === null && relatedInitiativeIds.length === 0),
  ],
  [
    'a monthly item begins on the first',
    ({ tacticTypeId, isUnscheduled, startDate }) =>
      ![MONTHLY_FOCUS, MONTHLY_THEME].includes(tacticTypeId ?? 0) ||
      isUnscheduled ||
      startDate === null ||
      startDate.endsWith('01T08:00:00'),
  ],
]

function undoOf(notice: ItemFormNotice): Partial<ItemFormValues> {
  return 'undo' in notice ? notice.undo : {}
}

describe('whatever a person changes', () => {
  it.each(LAWS)('%s', (_sentence, isKept) => {
    fc.assert(
      fc.property(form, (values) => {
        expect(isKept(values)).toBe(true)
      }),
    )
  })

  it('a change made twice is a change made once', () => {
    fc.assert(
      fc.property(form, change, (values, one) => {
        const once = changedBy(values, [one])
        expect(changedBy(once, [one])).toEqual(once)
      }),
    )
  })

  it('undoing brings back what was cleared', () => {
    fc.assert(
      fc.property(form, change, (values, one) => {
        const step = changeItemForm(values, one, context)
        for (const notice of step.notices) {
          const undone = undoNotice(step.values, notice)
          const { customValues, ...cleared } = undoOf(notice)
          expect(values).toMatchObject(cleared)
          expect(undone).toMatchObject({ ...cleared, customValues: customValues ?? {} })
        }
      }),
    )
  })

  it('undoing another choice or the parking lot brings back everything', () => {
    fc.assert(
      fc.property(form, change, (values, one) => {
        const step = changeItemForm(values, one, context)
        const whole = step.notices.filter(
          ({ code }) => code === 'choice-cleared' || code === 'parked',
        )
        for (const notice of whole) {
          expect(changedParts(undoNotice(step.values, notice), values)).toEqual([])
        }
      }),
    )
  })

  it('what is sent has its dates in order, and no repeat in the parking lot', () => {
    fc.assert(
      fc.property(form, (values) => {
        const tacticTypeId = values.tacticTypeId ?? PROMOTIONAL
        const draft = itemDraftOf({ ...values, tacticTypeId }, context)
        const { startDate, endDate, isUnscheduled, rrule } = draft
        expect(endDate >= startDate && (!isUnscheduled || rrule === null)).toBe(true)
      }),
    )
  })
})
