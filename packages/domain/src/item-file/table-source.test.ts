import { describe, expect, it } from 'vitest'
import { itemOf, rowsOf } from '../tactic-table/fixtures/table'
import { TACTIC_COLUMNS, type StandardColumn, type TacticColumn } from '../tactic-table'
import { aboutSheetOf } from './about-sheet'
import type { FileField } from './file-field'
import { guessMapping } from './guess-mapping'
import type { ItemValueField, PlanItemValues } from './item-values'
import { tableSourceOf, type VisibleTable } from './table-source'
import { tacticSheetOf } from './tactic-sheet'

const heads: Readonly<Record<StandardColumn, string>> = {
  title: 'Title',
  flag: 'Flag',
  plan: 'Plan',
  channel: 'Channel',
  type: 'Type',
  platforms: 'Platforms',
  startDate: 'Start',
  endDate: 'End',
  repeats: 'Repeats',
  initiatives: 'Initiatives',
  tags: 'Tags',
  estimate: 'Est',
  actual: 'Act',
  variance: 'Var',
}

const visible = (
  items: readonly ReturnType<typeof itemOf>[],
  columns: readonly TacticColumn[] = TACTIC_COLUMNS,
  rest: Partial<VisibleTable> = {},
) =>
  tableSourceOf({
    columns,
    labels: heads,
    groups: [{ name: '', rows: rowsOf([...items]) }],
    isGrouped: true,
    restName: 'Other',
    costs: 'summed',
    ratingPoints: 'TRP',
    values: [],
    ...rest,
  })

const unlisted = ['All day', 'Parking lot', 'Impressions', 'TRP', 'Notes (not imported)']

const headersOf = (source: ReturnType<typeof visible>) =>
  tacticSheetOf(source).columns.map(({ header }) => header)

/** The values of two items, 1 and 2, and the fields that they have. */
function valuesOf(
  fields: readonly ItemValueField[],
  ...ofItems: readonly Readonly<Record<number, string | number>>[]
): readonly PlanItemValues[] {
  const items = ofItems.map((values, at) => ({
    tacticId: at + 1,
    impressions: null,
    ratingPoints: null,
    notes: null,
    fieldValues: Object.entries(values).map(([id, value]) => ({
      tacticFieldId: Number(id),
      value,
    })),
  }))
  return [{ fields, items }]
}

const fieldOf = (
  id: number,
  name: string,
  type: ItemValueField['type'] = 'string',
  tacticTypeId: number | null = null,
): ItemValueField => ({ id, name, type, tacticTypeId })

describe('the file of a table', () => {
  it('has the columns of the table, which an import finds again', () => {
    const headers = headersOf(visible([itemOf()]))
    expect(headers).toEqual([
      ...TACTIC_COLUMNS.flatMap((column) =>
        column === 'repeats' ? [heads.repeats, 'Repeats until'] : [heads[column]],
      ),
      ...unlisted,
      'Id',
      'Version',
    ])
    const about = aboutSheetOf({
      planName: 'Spring',
      range: 'Parking Lot',
      filters: [],
      gaps: ['The notes.'],
      exportedAt: '2026-11-24T08:00:00',
      columns: visible([itemOf()]).columns,
    })
    const explained = new Map(about.rows.map(({ cells }) => [cells[0], cells[1]]))
    expect(explained.get('Var')).toMatch(/^Estimated cost minus actual cost/)
    expect(explained.get('Repeats')).toMatch(/^How the item repeats/)
    expect(explained.get('Plan')).toMatch(/^The short name of the plan/)
    expect(explained.get('Notes (not imported)')).toMatch(/An import leaves them as they are/)
    expect(explained.get('Left out')).toBe('The notes.')
    const mapping = guessMapping(headers, [])
    expect(headers.filter((_, at) => mapping[at] === null)).toEqual([
      heads.plan,
      heads.variance,
      'Notes (not imported)',
    ])
    expect(new Set(mapping).has('itemId')).toBe(true)
  })

  it('has after the columns that are shown all others that an import can change', () => {
    expect(headersOf(visible([itemOf()], ['tags', 'title']))).toEqual([
      'Tags',
      'Title',
      'Flagged',
      'Channel',
      'Type',
      'Platforms',
      'Start',
      'End',
      'Repeats',
      'Repeats until',
      'Initiatives',
      'Estimated cost',
      'Actual cost',
      ...unlisted,
      'Id',
      'Version',
    ])
  })

  it.each([
    ['without budget visibility', 'none', []],
    ['beside items of other plans, without sums', 'listed', ['Estimated cost', 'Actual cost']],
  ] as const)('has no more of costs than the person may see: %s', (_case, costs, headers) => {
    const source = visible([itemOf({ estimatedCost: 5 })], ['title'], { costs })
    expect(headersOf(source).filter((header) => header.endsWith('cost'))).toEqual(headers)
    expect(JSON.stringify(tacticSheetOf(source).rows)).not.toContain('SUBTOTAL')
  })

  it('has whole days as days, moments as moments, and no dates in the parking lot', () => {
    const allDay = itemOf({ isAllDay: true, startDate: '2026-10-06T08:00:00' })
    const timed = itemOf({ isAllDay: false, startDate: '2026-10-06T00:00:00' })
    const parked = itemOf({ isUnscheduled: true })
    const { columns, rows } = visible([allDay, timed, parked], ['startDate'])
    const cellsOf = (field: FileField) => {
      const column = columns.findIndex((one) => one.field === field)
      return rows.map((row) => (row.kind === 'item' ? row.cells[column] : row.title))
    }
    expect(cellsOf('startDate')).toEqual(['Other', '2026-10-06', '2026-10-06T00:00:00', null])
    expect(cellsOf('isAllDay')).toEqual(['Other', true, false, null])
    expect(cellsOf('isUnscheduled')).toEqual(['Other', false, false, true])
    const isAllDay = rows.flatMap((row) => (row.kind === 'item' ? [row.isAllDay] : []))
    expect(isAllDay).toEqual([true, false, null])
  })

  it('names tags by their category, as an import reads them', () => {
    const { rows } = visible([itemOf({ tagIds: [801, 802] })], ['tags'])
    const [, row] = rows
    expect(row?.kind === 'item' && row.cells[0]).toMatch(/^[A-Z][^:]*:[^;]*; [A-Z][^:]*:[^;]*$/)
  })

  it('has every custom field by its name, numbers as numbers, and pictures after them', () => {
    const fields = [
      fieldOf(70, 'Budget code'),
      fieldOf(71, 'Reach', 'number'),
      fieldOf(72, 'Photo', 'image'),
      fieldOf(73, 'Offer', 'string', 11),
      // The types share the column of a name.
      fieldOf(74, 'offer', 'string', 12),
    ]
    const values = valuesOf(
      fields,
      { 70: 'B-7', 71: 1200.5, 72: 'cat.png', 73: '2 for 1' },
      { 74: 'Free' },
    )
    const source = visible([itemOf({ id: 1 }), itemOf({ id: 2 })], ['title', 'field-71'], {
      values,
    })
    const sheet = tacticSheetOf(source)
    const headers = headersOf(source)
    expect(headers.slice(0, 2)).toEqual(['Title', 'Reach'])
    expect(headers.slice(-7)).toEqual([
      'TRP',
      'Budget code',
      'Offer',
      'Photo (not imported)',
      'Notes (not imported)',
      'Id',
      'Version',
    ])
    expect(
      sheet.rows.slice(1, 3).map(({ cells }) => [cells.slice(1, 2), cells.slice(-6, -3)].flat()),
    ).toEqual([
      [1200.5, 'B-7', '2 for 1', 'cat.png'],
      [null, null, 'Free', null],
    ])
  })

  it('has a column more where an item has two fields of one name', () => {
    const fields = [fieldOf(70, 'Offer'), fieldOf(71, 'Offer', 'string', 11)]
    const source = visible([itemOf({ id: 1 }), itemOf({ id: 2 })], ['title'], {
      values: valuesOf(fields, { 70: 'Usual', 71: 'Of its type' }, { 71: 'Alone' }),
    })
    expect(headersOf(source).slice(-5, -3)).toEqual(['Offer', 'Offer (not imported)'])
    expect(
      tacticSheetOf(source)
        .rows.slice(1, 3)
        .map(({ cells }) => cells.slice(-5, -3)),
    ).toEqual([
      ['Usual', 'Of its type'],
      ['Alone', null],
    ])
  })

  it('has headers by which an import finds each field, whatever their names', () => {
    const namesOfColumns = [
      'Title',
      'Impressions',
      'TRP',
      'Est',
      'Budget',
      'Plan',
      'Id',
      'Start Date',
    ]
    const namesOfNotes = ['Notes', 'Notes (not imported)', 'Est (custom field)']
    const names = [...namesOfColumns, ...namesOfNotes, 'Cost_center', 'Cost center', 'Photo']
    const fields = [
      ...names.map((name, at) => fieldOf(70 + at, name)),
      ...['Photo', 'Title', 'Notes'].map((name, at) => fieldOf(90 + at, name, 'image')),
    ]
    const columns: readonly TacticColumn[] = ['field-71', 'field-73', 'field-75', ...TACTIC_COLUMNS]
    const source = visible([itemOf()], columns, { values: valuesOf(fields) })
    const sheet = tacticSheetOf(source)
    const headers = sheet.columns.map(({ header }) => header)
    expect(new Set(headers).size).toBe(headers.length)
    const expected = [...source.columns.map(({ field }) => field), 'itemId', 'version']
    expect(guessMapping(headers, names)).toEqual(expected)
    expect(expected).toEqual(expect.arrayContaining(names.map((name) => `fields.${name}`)))
  })
})
