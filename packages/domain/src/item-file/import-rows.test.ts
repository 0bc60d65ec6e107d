import { describe, expect, it } from 'vitest'
import type { DecimalSign } from '../budget'
import { dateOrderChoiceOf, type DateOrder } from './date-columns'
import type { FileField } from './file-field'
import { importRowsOf } from './import-rows'
import { decimalSignChoiceOf } from './number-columns'
import type { FileCell } from './sheet'

const fields: readonly FileField[] = [
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
  mapping: readonly (FileField | null)[] = fields,
  clearsByEmptyCells = false,
  dateOrder: DateOrder | null = null,
) =>
  importRowsOf({
    rows: [[...mapping], ...rows],
    headerRow: 0,
    mapping,
    dateOrder,
    clearsByEmptyCells,
  })

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
        notes: [],
      },
    ])
  })

  it('of an item that exists says nothing by empty cells', () => {
    const { rows } = read([['', null, null, null, null, '', null, 7, 3, '']])
    expect(rows).toEqual([{ row: 2, itemId: 7, version: 3, values: {}, problems: [], notes: [] }])
  })

  it('clears costs, names and universal fields by empty cells where the person wants it', () => {
    const { rows } = read([[null, null, null, null, null, null, null, 7, 3, null]], fields, true)
    expect(rows).toEqual([
      {
        row: 2,
        itemId: 7,
        version: 3,
        values: { estimatedCost: null, tags: [], fields: [{ name: 'Owner', value: '' }] },
        problems: [],
        notes: [],
      },
    ])
  })

  it('never clears what the file has no cell for', () => {
    const mapping: readonly FileField[] = [
      'itemId',
      'title',
      'estimatedCost',
      'tags',
      'fields.Owner',
    ]
    const { rows } = read(
      [
        [7, 'Radio'],
        [8, 'TV', null],
      ],
      mapping,
      true,
    )
    expect(rows.map(({ values }) => values)).toEqual([
      { title: 'Radio' },
      { title: 'TV', estimatedCost: null },
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
    expect(rows.map(({ values }) => [values.startDate, values.isAllDay])).toEqual([
      ['2026-10-01T00:00:00', false],
      ['2026-10-01', true],
      ['2026-10-01', undefined],
      ['2026-10-01T08:00:00', true],
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
    [
      'says nothing beside a time in the same cell',
      ['2026-10-01 07:00', '8:30', null, null],
      ['2026-10-01T07:00:00'],
    ],
    ['may be empty', ['2026-10-01', '', null, null], ['2026-10-01']],
    ['may be none', ['2026-10-01', 'noon', null, null], ['not-a-time', '2026-10-01']],
    ['needs its day', ['', '8:30', null, null], ['time-without-day', undefined]],
    [
      'is none of a text without one, also where the row is not all-day',
      ['2026-10-01', '', null, 'No'],
      ['2026-10-01'],
    ],
  ])('%s', (_name, cells, expected) => {
    expect(valuesOf(...cells)).toEqual(expected)
  })
})

describe('a cell that the file has in another form', () => {
  const FORMULA = { fault: 'formula', text: '=1000*1.25' } as const
  const merged = (value: string | number) => ({ value, mergedWith: 'B2' })

  it.each<[sentence: string, field: FileField, cell: FileCell, code: string]>([
    ['a formula without a result', 'estimatedCost', FORMULA, 'formula-without-result'],
    ['a formula of a date', 'startDate', FORMULA, 'formula-without-result'],
    ['a formula of an id', 'itemId', FORMULA, 'formula-without-result'],
    ['a formula of a universal field', 'fields.Owner', FORMULA, 'formula-without-result'],
    ['an error', 'tags', { fault: 'error', text: '#N/A' }, 'error-value'],
  ])('is a problem: %s', (_sentence, field, cell, code) => {
    const mapping = [...new Set<FileField>(['title', 'itemId', field])]
    const cells = mapping.map((one) => (one === field ? cell : one === 'itemId' ? 7 : 'Radio'))
    const [row] = read([cells], mapping, true).rows
    expect(row?.problems.map((problem) => [problem.column, problem.code])).toEqual([[field, code]])
    expect(row?.values).toEqual({ title: 'Radio' })
  })

  it('has the value of the first of merged cells, but no amount twice, and says so', () => {
    const [row] = read(
      [['Radio', merged('Email'), merged('Newsletter'), merged(1250)]],
      ['title', 'channel', 'type', 'estimatedCost'],
    ).rows
    expect(row?.values).toEqual({ title: 'Radio', channel: 'Email', type: 'Newsletter' })
    expect(row?.notes).toEqual([
      { column: 'channel', detail: 'From the merged cell B2.' },
      { column: 'type', detail: 'From the merged cell B2.' },
      { column: 'estimatedCost', detail: 'Merged with B2: the amount counts there only.' },
    ])
  })

  it('has no control characters, and says so', () => {
    const text = 'one\u{B}two\u{7} \u{2028}three\tfour'
    const [row] = read([[text, 7]], ['title', 'itemId']).rows
    expect(row?.values).toEqual({ title: 'one\ntwo \nthree\tfour' })
    expect(row?.notes).toEqual([{ column: 'title', detail: 'Control characters are left out.' }])
  })

  it.each([
    [' $ 1,250.00 ', 1250],
    [' $ -   ', 0],
    ['-', 0],
    ['–', 0],
    ['$-', 0],
    ['US$ -  ', 0],
    ['$1,250.-', 1250],
    ["1'250.—", 1250],
    ['1.25E+05', 'not-an-amount'],
    ['1e3', 'not-an-amount'],
    ['1,25,000', 125_000],
    ['12,34,567.00', 1_234_567],
    ['1\u{A0}250,00\u{A0}$', 1250],
    ['1\u{202F}250', 1250],
    ['＄１，２５０', 1250],
    ['$ (500)', 'negative-amount'],
    ['(500)', 'negative-amount'],
    ['$(500.00)', 'negative-amount'],
    ['-$500', 'negative-amount'],
    ['€ 1,250', 'not-an-amount'],
    ['1,2,3', 'not-an-amount'],
  ])('is an amount as Excel writes it: %j', (text, amount) => {
    const [row] = read([[text, 7]], ['estimatedCost', 'itemId']).rows
    expect(row?.problems.map(({ code }) => code)[0] ?? row?.values.estimatedCost).toBe(amount)
  })

  it.each([
    [1250.5, ['Rounded to 1251.']],
    ['$1,250.49', ['Rounded to 1250.']],
    ['$1,250.00', []],
    [1250, []],
    ['1,250', []],
  ])('says that an amount is rounded: %j', (cell, details) => {
    const [row] = read([[cell, 7]], ['estimatedCost', 'itemId']).rows
    expect(row?.notes.map(({ detail }) => detail)).toEqual(details)
  })

  it('says of a repeat, a date or a time that it is not used', () => {
    expect(read([['TRUE', 7]], ['repeats', 'itemId']).rows[0]).toMatchObject({
      notes: [
        { column: 'repeats', detail: 'Not imported: yes or no does not say how it repeats.' },
      ],
    })
    const { rows } = read(
      [
        ['2026-10-01 07:00', '8:30', null, null],
        ['2026-10-01', '8:30', true, null],
        ['2026-10-01', '8:30', null, true],
      ],
      ['startDate', 'startTime', 'isAllDay', 'isUnscheduled'],
    )
    expect(rows.map(({ notes }) => notes)).toEqual([
      [
        {
          column: 'startTime',
          detail: 'Not imported: the cell of the day has a time of its own.',
        },
      ],
      [{ column: 'startTime', detail: 'The time is not imported: the row lasts all day.' }],
      [{ column: 'startDate', detail: 'Not imported: the row is in the parking lot.' }],
    ])
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

describe('cells to the right of the headers', () => {
  it('are named in a note, where no column is mapped to them', () => {
    const rows: FileCell[][] = [
      ['Title', 'Id'],
      ['Sale', 7, ' and more', ''],
      ['TV', 8, ' '],
    ]
    const read = (mapping: readonly (FileField | null)[]) =>
      importRowsOf({ rows, headerRow: 0, mapping }).rows.map(({ notes }) => notes)
    const detail = 'Not imported, for lack of a header:  and more'
    expect(read(['title', 'itemId', null, null])).toEqual([[{ column: 'row', detail }], []])
    expect(read(['title', 'itemId', 'tags', null])).toEqual([[], []])
  })
})

describe('the order of dates', () => {
  const datesOf = (rows: readonly (readonly FileCell[])[], order: DateOrder | null = null) =>
    read(rows, ['startDate', 'endDate'], false, order).rows.map(({ values }) => [
      values.startDate,
      values.endDate,
    ])
  const choiceOf = (rows: readonly (readonly FileCell[])[]) =>
    dateOrderChoiceOf({ rows: [[], ...rows], headerRow: 0, mapping: ['startDate', 'endDate'] })

  it('of a column that does not say it is that of the other column', () => {
    const rows = [
      ['3/4/2026', '25/4/2026'],
      ['5/4/2026', '6/4/2026'],
    ]
    expect(datesOf(rows)).toEqual([
      ['2026-04-03', '2026-04-25'],
      ['2026-04-05', '2026-04-06'],
    ])
    expect(choiceOf(rows)).toEqual({ order: 'day-first', isGuess: false, sample: '3/4/2026' })
  })

  it('is a guess where no column says it, and nothing to choose without such dates', () => {
    const guess = { order: 'month-first', isGuess: true, sample: '3/4/2026' }
    expect(choiceOf([['3/4/2026', '']])).toEqual(guess)
    expect(choiceOf([['3/25/2026'], ['25/3/2026'], ['3/4/2026']])).toEqual(guess)
    expect(choiceOf([['2026-03-04', '4/4/2026']])).toBeNull()
    expect(choiceOf([[{ date: '2026-03-04T00:00:00' }, null]])).toBeNull()
  })

  it('that a person chooses goes before what the columns say, but not before the date itself', () => {
    const rows = [['3/4/2026', '25/4/2026']]
    expect(datesOf(rows, 'month-first')).toEqual([['2026-03-04', '2026-04-25']])
    expect(datesOf(rows, 'day-first')).toEqual([['2026-04-03', '2026-04-25']])
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

describe('the decimal sign', () => {
  const FIELDS = ['estimatedCost', 'impressions'] as const
  const columnsOf = (rows: readonly (readonly FileCell[])[]) => ({
    rows: [[], ...rows],
    headerRow: 0,
    mapping: FIELDS,
  })
  const readWith = (rows: readonly (readonly FileCell[])[], decimalSign?: DecimalSign) =>
    importRowsOf({ ...columnsOf(rows), ...(decimalSign && { decimalSign }) }).rows.map(
      ({ values, problems, notes }) => [
        values.estimatedCost ??
          problems.find(({ column }) => column === 'estimatedCost')?.code ??
          null,
        values.impressions ?? problems.find(({ column }) => column === 'impressions')?.code ?? null,
        notes.length,
      ],
    )

  it('is the comma where other numbers of the file say so', () => {
    const rows = [
      ['12.500', '12.500'],
      ['1.250,50', '1,5'],
      [1250.5, 2.5],
    ]
    expect(decimalSignChoiceOf(columnsOf(rows))).toEqual({
      sign: ',',
      isGuess: false,
      sample: '12.500',
      readings: { '.': null, ',': 12_500 },
    })
    expect(readWith(rows)).toEqual([
      [12_500, 12_500, 0],
      [1251, 1.5, 1],
      [1251, 2.5, 1],
    ])
  })

  it('is a guess where nothing says it, and an amount with two readings is refused', () => {
    const rows = [['12.500', '12.500']]
    expect(decimalSignChoiceOf(columnsOf(rows))).toMatchObject({ sign: '.', isGuess: true })
    expect(readWith(rows)).toEqual([['ambiguous-amount', 12.5, 0]])
    expect(readWith([['1,250', '1,250']], ',')).toEqual([['ambiguous-amount', 1.25, 0]])
  })

  it('is a guess, and the dot, where the numbers of the file contradict each other', () => {
    const rows = [
      ['12.500', ''],
      ['1.250,50', '12.50'],
    ]
    expect(decimalSignChoiceOf(columnsOf(rows))).toMatchObject({ sign: '.', isGuess: true })
  })

  it('that a person chooses goes before what the numbers say', () => {
    expect(readWith([['1.250,50', '12.50']], '.')).toEqual([['ambiguous-amount', 12.5, 0]])
    expect(readWith([['1.250,50', '12.50']], ',')).toEqual([[1251, 'not-a-number', 1]])
  })

  it('is nothing to choose where no number depends on it', () => {
    const rows = [
      ['1250', '7'],
      ['twelve', ''],
      [1250.5, null],
    ]
    expect(decimalSignChoiceOf(columnsOf(rows))).toBeNull()
  })
})
