import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateOf, civilDateTimeOf } from '../calendar-dates'
import type { ItemFormNotice, ItemFormPart, ItemFormValues } from './index'
import {
  changeItemForm,
  changedParts,
  itemDraftOf,
  mergeItemForms,
  newItemForm,
  undoNotice,
  withParts,
} from './index'
import {
  AUDIENCE,
  CAMPAIGN,
  EMAIL,
  HOMEPAGE,
  INITIATIVES,
  MONTHLY_FOCUS,
  MONTHLY_THEME,
  NEWSLETTER,
  OFFER_CODE,
  PROMOTIONAL,
  TODAY,
  WEBSITE,
  context,
  promotion,
} from './fixtures/forms'

const day = fc.integer({ min: TODAY - 90, max: TODAY + 90 })
const dateTime = fc
  .tuple(day, fc.integer({ min: 0, max: 1439 }))
  .map(([onDay, minutes]) => civilDateTimeOf(onDay, minutes))
const dateOrNone = fc.option(dateTime, { freq: 6 })
const ids = fc.uniqueArray(fc.integer({ min: 500, max: 506 }))

const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=WE', 'custom', null]

/** One change of a person: of a field, or of the fields that a control changes together. */
const change: fc.Arbitrary<Partial<ItemFormValues>> = fc.oneof(
  fc.record({ title: fc.constantFrom('A', 'B', '') }),
  fc.record({ channelId: fc.constantFrom(null, INITIATIVES, EMAIL, WEBSITE) }),
  fc.record({
    tacticTypeId: fc.constantFrom(
      null,
      CAMPAIGN,
      MONTHLY_THEME,
      PROMOTIONAL,
      NEWSLETTER,
      MONTHLY_FOCUS,
      HOMEPAGE,
    ),
  }),
  fc.record({ tacticPlatformIds: fc.uniqueArray(fc.constantFrom(90, 91, 92)) }),
  fc.record({ startDate: dateOrNone }),
  fc.record({ endDate: dateOrNone }),
  fc.record({ startDate: dateOrNone, endDate: dateOrNone, isAllDay: fc.boolean() }),
  fc.record({ isAllDay: fc.boolean() }),
  fc.record({ hasDuration: fc.boolean() }),
  fc.record({ isUnscheduled: fc.boolean() }),
  fc.record({ isFlagged: fc.boolean() }),
  fc.record({ rrule: fc.constantFrom(...rules) }),
  fc.record({ recurrenceEndDay: fc.option(day.map(civilDateOf)) }),
  fc.record({ estimatedCost: fc.option(fc.nat(9999)) }),
  fc.record({ relatedInitiativeIds: ids }),
  fc.record({ tagIds: ids }),
  fc.record({ customValues: fc.constantFrom({}, { [OFFER_CODE]: 'A' }, { [AUDIENCE]: 1 }) }),
  fc.record({ notes: fc.constantFrom('', '<p>A</p>') }),
)

/** The form after several changes, one after the other. */
function changedBy(
  values: ItemFormValues,
  changes: readonly Partial<ItemFormValues>[],
): ItemFormValues {
  return changes.reduce<ItemFormValues>(
    (form, one) => changeItemForm(form, one, context).values,
    values,
  )
}

/** Every form that a person can come to. */
const form: fc.Arbitrary<ItemFormValues> = fc
  .tuple(
    fc.constantFrom(
      promotion,
      newItemForm({ kind: 'tactic', preset: null }, context),
      newItemForm({ kind: 'initiative', preset: null }, context),
    ),
    fc.array(change, { maxLength: 6 }),
  )
  .map(([start, changes]) => changedBy(start, changes))

/** Laws that hold for every form, independent of its history. */
const laws: readonly (readonly [string, (values: ItemFormValues) => boolean])[] = [
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
  it.each(laws)('%s', (_sentence, isRetained) => {
    fc.assert(
      fc.property(form, (values) => {
        expect(isRetained(values)).toBe(true)
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

  it('another start or end changes neither all-day nor, while there was one, the duration', () => {
    const dates = fc.oneof(fc.record({ startDate: dateOrNone }), fc.record({ endDate: dateOrNone }))
    fc.assert(
      fc.property(form, dates, (values, one) => {
        const { isAllDay, hasDuration } = changedBy(values, [one])
        expect(isAllDay).toBe(values.isAllDay)
        // An explicit end implies a duration.
        const mayBegin = 'endDate' in one && hasDuration
        expect(hasDuration).toBe(values.hasDuration || mayBegin)
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

describe('two versions as one', () => {
  const versions = fc
    .tuple(form, fc.array(change, { maxLength: 3 }), fc.array(change, { maxLength: 3 }))
    .map(([before, mine, theirs]) => ({
      before,
      mine: changedBy(before, mine),
      theirs: changedBy(before, theirs),
    }))

  it('what only one side has changed is taken from it', () => {
    fc.assert(
      fc.property(versions, ({ before, mine }) => {
        const ofMine = mergeItemForms(before, mine, before)
        expect(changedParts(ofMine.values, mine)).toEqual([])
        expect(ofMine.clashes).toEqual([])
        expect(mergeItemForms(before, before, mine)).toEqual({ values: mine, clashes: [] })
      }),
    )
  })

  it('the same change on both sides is no clash', () => {
    fc.assert(
      fc.property(versions, ({ before, mine }) => {
        const { values, clashes } = mergeItemForms(before, mine, mine)
        expect(changedParts(values, mine)).toEqual([])
        expect(clashes).toEqual([])
      }),
    )
  })

  it('each part is as on one of the sides, and a clash is as in mine', () => {
    fc.assert(
      fc.property(versions, ({ before, mine, theirs }) => {
        const { values, clashes } = mergeItemForms(before, mine, theirs)
        const isSetPart = (part: ItemFormPart) => /^(tag|relatedInitiative|document)/.test(part)
        const fromMine = new Set(changedParts(values, mine))
        const fromTheirs = new Set(changedParts(values, theirs))
        const invented = changedParts(mine, theirs).filter(
          (part) => !isSetPart(part) && fromMine.has(part) && fromTheirs.has(part),
        )
        expect(invented).toEqual([])
        for (const part of clashes) expect(fromMine.has(part)).toBe(false)
      }),
    )
  })

  it('all parts from the other version give that version', () => {
    fc.assert(
      fc.property(versions, ({ mine, theirs }) => {
        const used = withParts(mine, theirs, changedParts(theirs, mine))
        expect(changedParts(used, theirs)).toEqual([])
      }),
    )
  })
})
