import { describe, expect, it } from 'vitest'
import { aboutSheetOf } from './about-sheet'
import { columnLetters, tacticSheetOf, type TacticSheetSource } from './tactic-sheet'

const sheetColumns: TacticSheetSource['columns'] = [
  { field: 'title', kind: 'text' },
  { field: 'startDate', kind: 'dateTime' },
  { field: 'estimatedCost', header: 'Est', kind: 'money' },
]
const item = (id: number, cost: number | null) =>
  ({
    kind: 'item',
    id,
    version: 1,
    isAllDay: true,
    cells: [`Item ${id}`, '2026-10-01', cost],
  }) as const
const group = (title: string, level: 0 | 1 = 0) => ({ kind: 'group', level, title }) as const

describe('the sheet of a table', () => {
  it('has its columns with their heads, and then what an import needs', () => {
    const { columns, frozenRows, frozenColumns } = tacticSheetOf({
      columns: sheetColumns,
      rows: [],
    })
    expect(columns.map(({ header }) => header)).toEqual([
      'Title',
      'Start',
      'Est',
      'All day',
      'Id',
      'Version',
    ])
    expect({ frozenRows, frozenColumns }).toEqual({ frozenRows: 1, frozenColumns: 1 })
  })

  it('sums groups in groups with formulas over their rows, and everything at the end', () => {
    const { rows } = tacticSheetOf({
      columns: sheetColumns,
      rows: [
        group('Email'),
        group('Promo', 1),
        item(1, 5),
        item(2, 7),
        group('Radio'),
        item(3, null),
      ],
    })
    const sum = (formula: string, value: number) => ({ formula, value })
    expect(rows.map(({ level, cells }) => [level, cells[0], cells[2], cells[4]])).toEqual([
      [0, 'Email', sum('SUBTOTAL(9,C3:C5)', 12), 'Group'],
      [1, 'Promo', sum('SUBTOTAL(9,C4:C5)', 12), 'Group'],
      [2, 'Item 1', 5, 1],
      [2, 'Item 2', 7, 2],
      [0, 'Radio', sum('SUBTOTAL(9,C7:C7)', 0), 'Group'],
      [1, 'Item 3', null, 3],
      [0, 'Total', sum('SUBTOTAL(9,C2:C7)', 12), 'Total'],
    ])
  })

  it('counts an item once that is listed under two groups', () => {
    const { rows } = tacticSheetOf({
      columns: sheetColumns,
      rows: [group('Q4'), item(1, 5), group('Sale'), item(1, 5), item(2, 7)],
    })
    expect(rows.at(-1)?.cells[2]).toBe(12)
    expect(rows[2]?.cells[2]).toEqual({ formula: 'SUBTOTAL(9,C5:C6)', value: 12 })
  })

  it('has a variance as a formula beside its costs, and as a number without them', () => {
    const variance = { field: null, header: 'Var', kind: 'variance' } as const
    const actual = { field: 'actualCost', kind: 'money' } as const
    const rowOf = (columns: TacticSheetSource['columns'], cells: readonly (number | null)[]) =>
      tacticSheetOf({ columns, rows: [{ ...item(1, null), cells }] }).rows[0]?.cells[0]
    const columns = [variance, actual, ...sheetColumns.slice(2)]
    expect(rowOf(columns, [-3, 8, 5])).toEqual({ formula: 'C2-B2', value: -3 })
    expect(rowOf(columns, [null, null, null])).toBeNull()
    expect(rowOf([variance, actual], [-3, 8])).toBe(-3)
  })

  it('counts its total, which no filter hides', () => {
    expect(tacticSheetOf({ columns: sheetColumns, rows: [item(1, 5)] }).totalRows).toBe(1)
    expect(tacticSheetOf({ columns: sheetColumns, rows: [] }).totalRows).toBe(0)
  })

  it('without groups has no levels', () => {
    const { rows } = tacticSheetOf({ columns: sheetColumns, rows: [item(1, 5)] })
    expect(rows.map(({ level }) => level)).toEqual([0, 0])
  })
})

describe('the sheet about a file', () => {
  it('explains every column', () => {
    const { rows } = aboutSheetOf({
      planName: 'Spring',
      range: 'Oct 1, 2026 to Dec 31, 2026',
      filters: ['Channel: Email'],
      exportedAt: '2026-11-24T08:00:00',
      columns: [
        ...sheetColumns,
        { field: null, header: 'Var', explanation: 'Estimate minus actual.' },
        { field: null, header: 'Other' },
        { field: 'fields.Owner' },
      ],
    })
    const texts = new Map(rows.map(({ cells }) => [cells[0], cells[1]]))
    expect(texts.get('Filters')).toBe('Channel: Email')
    expect(texts.get('Exported')).toBe('2026-11-24 08:00')
    expect(texts.get('Var')).toBe('Estimate minus actual.')
    expect(texts.get('Owner')).toBe('The universal field Owner.')
    for (const name of ['Title', 'Start', 'Est', 'Other', 'All day', 'Id', 'Version']) {
      expect(texts.get(name)).toMatch(/\.$/)
    }
  })
})

describe('the letters of a column', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('%d is %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters)
  })
})
