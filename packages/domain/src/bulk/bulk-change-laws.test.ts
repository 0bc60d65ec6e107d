import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import type { TacticListItem } from '../tactics'
import { contributor } from '../access/fixtures/plan-access'
import { email, emailOnly, bulkData, initiatives, social, itemOf } from './fixtures/bulk-items'
import { judgeBulkChange, withRelatedItems } from './index'
import type { BulkChange, BulkDetails, BulkResult } from './index'

const placed = [email, social, initiatives].flatMap(({ id, kind, tacticTypes }) =>
  tacticTypes.map((type) => ({
    channelId: id,
    tacticTypeId: type.id,
    isInitiative: kind === 'initiatives',
  })),
)

const anyDays = fc.integer({ min: -4000, max: 4000 })

const anyItem: fc.Arbitrary<TacticListItem> = fc
  .record({
    place: fc.constantFrom(...placed),
    isMarked: fc.boolean(),
    startDay: fc.integer({ min: dayNumberOf('1900-01-01'), max: dayNumberOf('9999-12-31') - 60 }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 0, max: 60 }),
    planId: fc.constantFrom(12, 12, 12, 13),
    rrule: fc.constantFrom(null, null, 'FREQ=DAILY'),
    fields: fc.record({
      isUnscheduled: fc.boolean(),
      isFlagged: fc.boolean(),
      isAllDay: fc.boolean(),
      tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
    }),
  })
  .map(({ place, isMarked, startDay, minutes, length, planId, rrule, fields }) =>
    itemOf({
      ...place,
      ...fields,
      planId,
      rrule,
      isInitiative: place.isInitiative || isMarked,
      startDate: civilDateTimeOf(startDay, minutes),
      endDate: civilDateTimeOf(startDay + length, minutes),
    }),
  )

const anyItems = fc
  .array(anyItem, { maxLength: 12 })
  .map((items) => items.map((item, index) => ({ ...item, id: index + 1 })))

const anyTags = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })

const anyChange: fc.Arbitrary<BulkChange> = fc.oneof(
  anyDays.map((deltaDays) => ({ kind: 'move' as const, deltaDays })),
  fc.constantFrom(...placed, { tacticTypeId: 99 }).map(({ tacticTypeId }) => ({
    kind: 'type' as const,
    tacticTypeId,
  })),
  fc.record({ kind: fc.constant('tags' as const), addIds: anyTags, removeIds: anyTags }),
  fc.boolean().map((isFlagged) => ({ kind: 'flag' as const, isFlagged })),
  anyDays.map((deltaDays) => ({ kind: 'copy' as const, deltaDays })),
  fc.constant({ kind: 'delete' as const }),
)

const anyDetails: fc.Arbitrary<BulkDetails> = fc.record({
  access: fc.constantFrom(contributor, emailOnly, null),
  channels: fc.constant(bulkData.channels),
})

function byId({ changed, unchanged, refused }: BulkResult) {
  const entries = [
    ...changed.map(({ item, after }) => [item.id, after] as const),
    ...unchanged.map((item) => [item.id, 'unchanged'] as const),
    ...refused.map(({ item, code, channelId }) => [item.id, `${code} ${channelId}`] as const),
  ]
  return entries.toSorted(([a], [b]) => a - b)
}

describe('any bulk change', () => {
  it('puts each item into exactly one list', () => {
    fc.assert(
      fc.property(anyItems, anyChange, anyDetails, (items, change, details) => {
        const ids = byId(judgeBulkChange(items, change, details)).map(([id]) => id)
        expect(ids).toEqual(items.map(({ id }) => id))
      }),
    )
  })

  it('judges each item for itself, in any order', () => {
    fc.assert(
      fc.property(anyItems, anyChange, anyDetails, (items, change, details) => {
        const together = byId(judgeBulkChange(items, change, details))
        expect(byId(judgeBulkChange(items.toReversed(), change, details))).toEqual(together)
        const alone = items.flatMap((item) => byId(judgeBulkChange([item], change, details)))
        expect(alone).toEqual(together)
      }),
    )
  })

  it('leaves nothing to change but a copy or a delete when it is made again', () => {
    fc.assert(
      fc.property(anyItems, anyChange, anyDetails, (items, change, details) => {
        fc.pre(change.kind === 'type' || change.kind === 'tags' || change.kind === 'flag')
        const after = judgeBulkChange(items, change, details).changed.flatMap((one) =>
          one.after === null ? [] : [one.after],
        )
        expect(judgeBulkChange(after, change, details).unchanged).toEqual(after)
      }),
    )
  })
})

describe('a move', () => {
  it('there and back gives the old dates, except of items of monthly kinds', () => {
    fc.assert(
      fc.property(anyItem, anyDays, (item, deltaDays) => {
        const [there] = judgeBulkChange([item], { kind: 'move', deltaDays }, bulkData).changed
        const isMonthly = item.tacticTypeId === 12 || item.tacticTypeId === 32
        fc.pre(there !== undefined && there.after !== null && !isMonthly)
        const back: BulkChange = { kind: 'move', deltaDays: -deltaDays }
        expect(judgeBulkChange([there.after], back, bulkData).changed[0]?.after).toEqual(item)
      }),
    )
  })
})

describe('another type', () => {
  it('keeps everything that does not follow from the type', () => {
    fc.assert(
      fc.property(anyItem, fc.constantFrom(...placed), (item, { tacticTypeId, channelId }) => {
        const [changed] = judgeBulkChange([item], { kind: 'type', tacticTypeId }, bulkData).changed
        fc.pre(changed !== undefined && changed.after !== null)
        const isMonthly = tacticTypeId === 12 || tacticTypeId === 32
        const { startDate, endDate, isAllDay, rrule, recurrenceEndDate } = changed.after
        const { estimatedCost, actualCost } = changed.after
        expect(changed.after).toEqual({
          ...item,
          tacticTypeId,
          channelId,
          tacticPlatformIds: [],
          ...(isMonthly ? { startDate, endDate, isAllDay, rrule, recurrenceEndDate } : null),
          ...(isMonthly || channelId === 3 ? { estimatedCost, actualCost } : null),
        })
      }),
    )
  })
})

describe('an initiative with what belongs to it', () => {
  const item = (id: number, ...relatedInitiativeIds: number[]) => ({ id, relatedInitiativeIds })

  it('takes along tactics, and those of initiatives that belong to it, each once', () => {
    const all = [item(1), item(2, 1), item(3, 2), item(4, 5), item(5), item(6, 3)]
    expect(withRelatedItems([1, 6], all)).toEqual([1, 6, 2, 3])
    expect(withRelatedItems([4], all)).toEqual([4])
  })

  it('ends where initiatives belong to each other', () => {
    expect(withRelatedItems([1], [item(1, 2), item(2, 1)])).toEqual([1, 2])
  })
})
