import { describe, expect, it } from 'vitest'
import { asksForDateOrder } from './date-columns'
import type { FileField } from './file-field'
import { importRowsOf } from './import-rows'
import type { FileCell } from './sheet'

const FIELDS: readonly FileField[] = [
  'title',
  'channel',
  'type',
  'startDate',
  'endDate',
  'estimatedCost',
  'tags',
  'itemId',
  'version',
  'fields.Owner',
]

const read = (
  rows: readonly (readonly FileCell[])[],
  mapping: readonly (FileField | null)[] = FIELDS,
) =>
  importRowsOf({ rows: [[...mapping], ...rows], headerRow: 0, mapping, dateOrder: 'month-first' })

describe('a row of a file', () => {
  it('of a new item has what its cells say, and nothing of empty ones', () => {
    const { rows } = read([['Radio', 'Audio', 'Spot', '10/1/2026', null, '$1,250']])
    expect(rows).toEqual([
      {
        row: 2,
        values: {
          title: 'Radio',
          channel: 'Audio',
          type: 'Spot',
          startDate: '2026-10-01',
          estimatedCost: 1250,
        },
        problems: [],
      },
    ])
  })

  it('of an item that exists clears costs, names and universal fields by empty cells', () => {
    const { rows } = read([[null, null, null, null, null, null, null, 7, 3, null]])
    expect(rows).toEqual([
      {
        row: 2,
        itemId: 7,
        version: 3,
        values: { estimatedCost: null, tags: [], fields: [{ name: 'Owner', value: '' }] },
        problems: [],
      },
    ])
  })

  it('leaves alone what no column is mapped to', () => {
    const { rows } = read([['Radio', 7]], ['title', 'itemId'])
    expect(rows[0]?.values).toEqual({ title: 'Radio' })
  })

  it('has a problem at each cell that cannot be read, with a sentence', () => {
    const { rows } = read([['Radio', '', 'Spot', 'soon', '2/30/2026', 'much', '', '', '']])
    expect(rows[0]?.problems.map(({ column, detail }) => [column, detail])).toEqual([
      ['estimatedCost', '“much” is not an amount. Write it like 1250.'],
      ['startDate', '“soon” is not a date. Write it like 2026-10-01 or 10/1/2026.'],
      ['endDate', '“2/30/2026” is not a date. Write it like 2026-10-01 or 10/1/2026.'],
      ['channel', 'This is missing, and a new item needs it.'],
    ])
  })

  it('with an id that is none is not a new item', () => {
    const { rows } = read([['Radio', 'Audio', 'Spot', '', '', '', '', 'R-7']])
    expect(rows[0]?.problems.map(({ column, code }) => [column, code])).toEqual([
      ['itemId', 'not-an-id'],
    ])
  })

  it('tells a moment at midnight from a day by the column "All day"', () => {
    const midnight = { date: '2026-10-01T00:00:00' }
    const { rows } = read(
      [
        [midnight, false],
        [midnight, true],
        [midnight, null],
        [{ date: '2026-10-01T08:00:00' }, 'TRUE'],
      ],
      ['startDate', 'isAllDay'],
    )
    expect(rows.map(({ values }) => values.startDate)).toEqual([
      '2026-10-01T00:00:00',
      '2026-10-01',
      '2026-10-01',
      '2026-10-01',
    ])
  })
})

describe('a time in a column of its own', () => {
  const valuesOf = (...cells: readonly FileCell[]) => {
    const [row] = read(
      [[...cells, 7]],
      ['startDate', 'startTime', 'endDate', 'isAllDay', 'itemId'],
    ).rows
    return [...(row?.problems ?? []).map(({ code }) => code), row?.values.startDate]
  }

  it.each([
    ['is the time of the day', ['2026-10-01', '8:30', null, 'No'], ['2026-10-01T08:30:00']],
    ['needs no column "All day"', ['10/1/2026', '8:30', null, null], ['2026-10-01T08:30:00']],
    ['says nothing of an all-day item', ['2026-10-01', '8:30', null, 'Yes'], ['2026-10-01']],
    [
      'says nothing beside a time in the same cell',
      ['2026-10-01 07:00', '8:30', null, null],
      ['2026-10-01T07:00:00'],
    ],
    ['may be empty', ['2026-10-01', '', null, null], ['2026-10-01']],
    ['may be none', ['2026-10-01', 'noon', null, null], ['not-a-time', '2026-10-01']],
  ])('%s', (_name, cells, expected) => {
    expect(valuesOf(...cells)).toEqual(expected)
  })
})

describe('the rows of a file', () => {
  it('leave out empty rows, sums of our own files, and rows that are repeated', () => {
    const repeated: FileCell[] = ['Radio', 'Audio', 'Spot', '', '', 5, 'Q4', 7, 3]
    const { rows, sumCount, repeatedCount } = read([
      ['Audio', null, null, null, null, 10, null, 'Group'],
      repeated,
      [],
      [null, ' '],
      repeated,
      [...repeated.slice(0, 5), 6, 'Q4', 7, 3],
      ['Total', null, null, null, null, 10, null, 'Total'],
    ])
    expect(rows.map(({ row }) => row)).toEqual([3, 7])
    expect({ sumCount, repeatedCount }).toEqual({ sumCount: 2, repeatedCount: 1 })
  })

  it('keep new items that are alike', () => {
    const same: FileCell[] = ['Radio', 'Audio', 'Spot']
    expect(read([same, same]).rows).toHaveLength(2)
  })
})

describe('the order of dates', () => {
  const datesOf = (rows: readonly (readonly FileCell[])[]) =>
    read(rows, ['startDate', 'endDate']).rows.map(({ values }) => [
      values.startDate,
      values.endDate,
    ])
  const asks = (rows: readonly (readonly FileCell[])[]) =>
    asksForDateOrder({ rows: [[], ...rows], headerRow: 0, mapping: ['startDate', 'endDate'] })

  it('of a column that does not say it is that of the other column', () => {
    const rows = [
      ['3/4/2026', '25/4/2026'],
      ['5/4/2026', '6/4/2026'],
    ]
    expect(datesOf(rows)).toEqual([
      ['2026-04-03', '2026-04-25'],
      ['2026-04-05', '2026-04-06'],
    ])
    expect(asks(rows)).toBe(false)
  })

  it('has to be asked for where no column says it', () => {
    expect(asks([['3/4/2026', '']])).toBe(true)
    expect(asks([['2026-03-04', '4/4/2026']])).toBe(false)
    expect(asks([[{ date: '2026-03-04T00:00:00' }, null]])).toBe(false)
  })

  it('of a column with both is told at each cell that can be read in two ways', () => {
    const { rows } = read([['3/25/2026'], ['25/3/2026'], ['3/4/2026']], ['startDate'])
    expect(rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ['missing', 'missing', 'missing'],
      ['missing', 'missing', 'missing'],
      ['date-order', 'missing', 'missing', 'missing'],
    ])
  })
})
