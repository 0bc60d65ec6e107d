import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initiativeNames } from '../tactics'
import { cellContextOf } from './cell-context'
import {
  blackFriday,
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
    [
      'a title of two lines as one',
      full,
      'title',
      'Spring mailing \n(second wave)',
      { title: 'Spring mailing (second wave)' },
    ],
    [
      'names one a line',
      itemOf(),
      'tags',
      'New buyers\nJourney Phase:Loyal',
      { tagIds: [801, 805] },
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

  it('of initiatives with one title reads the named or the current one, and no other', () => {
    const later = itemOf({ ...blackFriday, id: 502, startDate: '2026-11-25T08:00:00' })
    const titled = itemOf({ ...blackFriday, id: 503, title: `${blackFriday.title} (2)` })
    const initiatives = [blackFriday, later, titled]
    const names = initiativeNames(initiatives)
    const twins = cellContextOf({
      ...context,
      initiatives,
      details: { ...context.details, initiativeNames: names },
    })
    const read = (item: ReturnType<typeof itemOf>, text: string) =>
      changeCells(item, [{ column: 'initiatives', text }], twins)
    for (const { id } of initiatives) {
      expect(read(itemOf(), names.get(id) ?? '').changes).toEqual({ relatedInitiativeIds: [id] })
    }
    expect(read(itemOf({ relatedInitiativeIds: [502] }), blackFriday.title)).toMatchObject({
      changes: {},
      problems: [],
    })
    expect(read(itemOf(), blackFriday.title)).toMatchObject({
      changes: {},
      problems: [
        { code: 'ambiguous-initiative', names: [names.get(blackFriday.id), names.get(502)] },
      ],
    })
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

  const stay = itemOf({ endDate: '2026-10-08T08:00:00' })
  const shift = itemOf({
    isAllDay: false,
    startDate: '2026-10-06T22:00:00',
    endDate: '2026-10-07T06:00:00',
  })
  const month = itemOf({
    tacticTypeId: FOCUS,
    startDate: '2026-10-01T08:00:00',
    endDate: '2026-11-30T08:00:00',
  })
  it.each([
    ['one day, earlier', full, '09/20/26', '2026-09-20T08:00:00', '2026-09-20T08:00:00'],
    ['one day, later', full, '10/09/26', '2026-10-09T08:00:00', '2026-10-09T08:00:00'],
    ['three days, earlier', stay, '09/20/26', '2026-09-20T08:00:00', '2026-09-22T08:00:00'],
    ['three days, later', stay, '10/07/26', '2026-10-07T08:00:00', '2026-10-09T08:00:00'],
    ['three days, past the end', stay, '10/30/26', '2026-10-30T08:00:00', '2026-11-01T08:00:00'],
    ['a night with its times', shift, '10/01/26', '2026-10-01T22:00:00', '2026-10-02T06:00:00'],
    ['two whole months', month, '08/20/26', '2026-08-01T08:00:00', '2026-09-30T08:00:00'],
  ])('keeps the duration when the start changes: %s', (_, item, text, startDate, endDate) => {
    const change = changeCells(item, [{ column: 'startDate', text }], context)
    expect(change.changes).toMatchObject({ startDate, endDate })
    expect(change.isEndMoved).toBe(true)
    expect(change.takeBack).toMatchObject({ startDate: item.startDate, endDate: item.endDate })
  })

  it.each([
    ['three days', stay],
    ['two whole months', month],
  ])('refuses a start that moves the end beyond the last date: %s', (_, item) => {
    const cells = [
      { column: 'startDate', text: 'the last date' },
      { column: 'title', text: 'Renamed' },
    ] as const
    const { changes, problems } = changeCells(item, cells, {
      ...context,
      readDate: () => '9999-12-31',
    })
    expect(changes).toEqual({ title: 'Renamed' })
    expect(problems).toEqual([{ column: 'startDate', code: 'out-of-range', names: [] }])
  })

  it('takes the end that comes with a start', () => {
    const cells: CellText[] = [
      { column: 'startDate', text: '09/20/26' },
      { column: 'endDate', text: '10/08/26' },
    ]
    const { changes, isEndMoved } = changeCells(stay, cells, context)
    expect(changes).toMatchObject({ startDate: '2026-09-20T08:00:00' })
    expect(changes.endDate ?? stay.endDate).toBe(stay.endDate)
    expect(isEndMoved).toBe(false)
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

describe('several texts for one cell', () => {
  const item = itemOf({ title: 'Radio', isFlagged: false })

  it('are refused when they differ, and leave the other cells alone', () => {
    const cells = [
      { column: 'title', text: 'Spot' },
      { column: 'flag', text: 'Yes' },
      { column: 'title', text: 'Sale' },
    ] as const
    const { changes, problems } = changeCells(item, cells, context)
    expect(changes).toEqual({ isFlagged: true })
    expect(problems).toEqual([{ column: 'title', code: 'several-texts', names: ['Spot', 'Sale'] }])
  })

  it.each([
    ['are one when they are equal', ['Spot', 'Spot'], { title: 'Spot' }],
    ['are the one that is not there yet, before it', ['Spot', 'Radio'], { title: 'Spot' }],
    ['are the one that is not there yet, after it', ['Radio', 'Spot'], { title: 'Spot' }],
    ['change nothing when they say what is there', ['Radio', ' Radio'], {}],
  ])('%s', (_sentence, texts, expected) => {
    const cells = texts.map((text) => ({ column: 'title' as const, text }))
    const { changes, problems } = changeCells(item, cells, context)
    expect([changes, problems]).toEqual([expected, []])
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
