import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  contextOf,
  FOCUS,
  itemOf,
  ORGANIC,
  PROMOTIONAL,
  rowsOf,
  SOCIAL_PROMOTIONAL,
} from './fixtures/table'
import type { CellText, ItemChanges, TacticColumn } from './index'
import { cellTextOf, changeCells } from './index'

const context = contextOf()
const timed = itemOf({
  isAllDay: false,
  startDate: '2026-10-06T09:30:00',
  endDate: '2026-10-06T09:30:00',
})
const weekly = itemOf({ rrule: 'FREQ=WEEKLY', endDate: '2026-10-08T08:00:00' })
const full = itemOf({
  tagIds: [802, 803, 899],
  relatedInitiativeIds: [500],
  tacticPlatformIds: [91],
})

describe('a text that is taken', () => {
  it.each<[string, ReturnType<typeof itemOf>, TacticColumn, string, ItemChanges]>([
    [
      'a title without spaces around it',
      full,
      'title',
      '  VIP early access ',
      { title: 'VIP early access' },
    ],
    ['the same title, which changes nothing', full, 'title', 'October arrivals', {}],
    ['Yes for a flag', full, 'flag', 'yes', { isFlagged: true }],
    ['an empty text for no flag', itemOf({ isFlagged: true }), 'flag', '', { isFlagged: false }],
    ['dollars with separators and cents', full, 'estimate', '$1,234.50', { estimatedCost: 1235 }],
    ['a dash for no amount', itemOf({ actualCost: 5 }), 'actual', '–', { actualCost: null }],
    [
      'a type of the own channel, without case',
      full,
      'type',
      'promotional',
      { tacticTypeId: PROMOTIONAL, tacticPlatformIds: [] },
    ],
    [
      'a type that only another channel has',
      full,
      'type',
      'Organic',
      { tacticTypeId: ORGANIC, tacticPlatformIds: [] },
    ],
    [
      'a type with its channel',
      full,
      'type',
      'Social Media · Promotional',
      { tacticTypeId: SOCIAL_PROMOTIONAL, tacticPlatformIds: [] },
    ],
    [
      'several platforms where the type allows them',
      full,
      'platforms',
      'attentive, Klaviyo',
      { tacticPlatformIds: [92, 91] },
    ],
    ['No Platform for none', full, 'platforms', 'No Platform', { tacticPlatformIds: [] }],
    [
      'tags; one that the person cannot see stays',
      full,
      'tags',
      'New buyers',
      { tagIds: [801, 899] },
    ],
    ['a tag whose name has a comma', full, 'tags', 'awareness, broad, Top spenders', {}],
    ['a tag by category and name', itemOf(), 'tags', 'Journey Phase:Loyal', { tagIds: [805] }],
    ['no tag', itemOf({ tagIds: [801] }), 'tags', '', { tagIds: [] }],
    [
      'an initiative whose title has a comma',
      itemOf(),
      'initiatives',
      'black friday, all stores',
      { relatedInitiativeIds: [500] },
    ],
  ])('%s', (_sentence, item, column, text, changes) => {
    const change = changeCells(item, [{ column, text }], context)
    expect(change.problems).toEqual([])
    expect(change.changes).toEqual(changes)
  })

  it('keeps the time of day when the day changes', () => {
    const { changes } = changeCells(timed, [{ column: 'startDate', text: '10/09/26' }], context)
    expect(changes).toMatchObject({
      startDate: '2026-10-09T09:30:00',
      endDate: '2026-10-09T09:30:00',
      isAllDay: false,
    })
  })

  it('clears the repeat when the start changes, says so, and brings it back', () => {
    const change = changeCells(weekly, [{ column: 'startDate', text: '10/07/26' }], context)
    expect(change.changes).toMatchObject({ startDate: '2026-10-07T08:00:00', rrule: null })
    expect(change.notices.map(({ code }) => code)).toContain('repeat-cleared')
    expect(change.takeBack).toMatchObject({
      startDate: '2026-10-06T08:00:00',
      rrule: 'FREQ=WEEKLY',
    })
  })

  it('moves the end along when the start passes it', () => {
    const { changes } = changeCells(full, [{ column: 'startDate', text: '10/09/26' }], context)
    expect(changes).toMatchObject({ endDate: '2026-10-09T08:00:00' })
  })

  it('widens to whole months for a monthly type', () => {
    const { changes } = changeCells(full, [{ column: 'type', text: 'Monthly Focus' }], context)
    expect(changes).toMatchObject({
      tacticTypeId: FOCUS,
      startDate: '2026-10-01T08:00:00',
      endDate: '2026-10-31T08:00:00',
    })
  })

  it('reads platforms among those of a type that comes with them', () => {
    const cells: CellText[] = [
      { column: 'platforms', text: 'Klaviyo' },
      { column: 'type', text: 'Promotional' },
    ]
    expect(changeCells(itemOf(), cells, context)).toMatchObject({
      changes: { tacticTypeId: PROMOTIONAL, tacticPlatformIds: [91] },
      problems: [],
    })
  })

  it('takes the good texts of an item, and names the bad ones', () => {
    const cells: CellText[] = [
      { column: 'title', text: 'New' },
      { column: 'estimate', text: 'much' },
      { column: 'endDate', text: '10/01/26' },
    ]
    expect(changeCells(itemOf(), cells, context)).toMatchObject({
      changes: { title: 'New' },
      problems: [
        { column: 'estimate', code: 'not-an-amount' },
        { column: 'endDate', code: 'end-before-start' },
      ],
    })
  })
})

describe('laws', () => {
  const anyItem = fc
    .record({
      title: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text.trim() === text),
      tagIds: fc.uniqueArray(fc.constantFrom(801, 802, 803, 804, 805)),
      relatedInitiativeIds: fc.uniqueArray(fc.constantFrom(500, 501)),
      tacticPlatformIds: fc.uniqueArray(fc.constantFrom(91, 92)),
      estimatedCost: fc.option(fc.nat()),
      isFlagged: fc.boolean(),
    })
    .map(itemOf)
  const column = fc.constantFrom<TacticColumn>(
    ...(['title', 'flag', 'type', 'platforms', 'startDate', 'endDate', 'initiatives'] as const),
    ...(['tags', 'estimate', 'actual'] as const),
  )

  it('changes nothing when the text of a cell is put back into it', () => {
    fc.assert(
      fc.property(anyItem, column, (item, one) => {
        const [row] = rowsOf([item])
        const text = row === undefined ? '' : cellTextOf(row, one)
        const change = changeCells(item, [{ column: one, text }], context)
        expect([change.changes, change.problems]).toEqual([{}, []])
      }),
    )
  })

  it('never throws, and takes back what it changes', () => {
    fc.assert(
      fc.property(anyItem, column, fc.string(), (item, one, text) => {
        const { changes, takeBack } = changeCells(item, [{ column: one, text }], context)
        expect(Object.keys(takeBack).toSorted()).toEqual(Object.keys(changes).toSorted())
      }),
    )
  })
})
