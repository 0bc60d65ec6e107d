import { describe, expect, it } from 'vitest'
import {
  availableColumns,
  cellRefusal,
  cellTextOf,
  createTacticRowReader,
  initialColumns,
  isTacticColumn,
  refuseCell,
  sortTacticRows,
  tacticTableDetailsOf,
} from './index'
import { fieldOf } from '../channels/fixtures/channels'
import { contextOf, itemOf } from './fixtures/table'

const details = tacticTableDetailsOf({
  channels: [],
  tags: [],
  initiatives: [],
  fields: [
    fieldOf(70, { orderIndex: 2 }),
    fieldOf(71, { type: 'number', orderIndex: 1 }),
    fieldOf(72, { type: 'image' }),
    fieldOf(73, { type: 'richtext' }),
  ],
  fieldValues: [
    { tacticId: 1, tacticFieldId: 70, value: 'B-7' },
    { tacticId: 1, tacticFieldId: 71, value: -3 },
    { tacticId: 2, tacticFieldId: 71, value: -120 },
    { tacticId: 3, tacticFieldId: 71, value: 10.5 },
  ],
})
const rows = createTacticRowReader(details)([1, 2, 3, 4].map((id) => itemOf({ id })))
const idsOf = (sorted: typeof rows) => sorted.map(({ item }) => item.id)

describe('the columns of universal fields', () => {
  it('stand last, in the order of the fields, without pictures and rich text', () => {
    const scope = { showsMoney: true, showsPlans: false, fields: details.fields }
    const columns = availableColumns({ ...scope, mode: 'scheduled' })
    expect(columns.slice(-3)).toEqual(['variance', 'field-71', 'field-70'])
    expect(initialColumns({ ...scope, mode: 'parking-lot' })).toContain('field-70')
  })

  it.each([
    ['field-71', true],
    ['field-0', false],
    ['field-x', false],
    ['title', true],
  ])('%s names a column: %s', (text, isColumn) => {
    expect(isTacticColumn(text)).toBe(isColumn)
  })

  it('show the value of their item, and nothing where there is none', () => {
    expect(rows.map((row) => cellTextOf(row, 'field-71'))).toEqual(['-3', '-120', '10.5', ''])
    expect(rows.map((row) => cellTextOf(row, 'field-70'))).toEqual(['B-7', '', '', ''])
  })

  it('sort numbers by their size, those below zero too, and rows without one last', () => {
    expect(idsOf(sortTacticRows(rows, [{ column: 'field-71', direction: 'ascending' }]))).toEqual([
      2, 1, 3, 4,
    ])
    expect(idsOf(sortTacticRows(rows, [{ column: 'field-71', direction: 'descending' }]))).toEqual([
      3, 1, 2, 4,
    ])
    expect(idsOf(sortTacticRows(rows, [{ column: 'field-70', direction: 'descending' }]))).toEqual([
      1, 2, 3, 4,
    ])
  })

  it('are read only: the editor changes them', () => {
    const item = itemOf({ id: 1 })
    expect(cellRefusal(item, 'field-70', contextOf())).toBe('read-only-column')
    expect(refuseCell(item, { column: 'field-70', text: 'C-1' }, contextOf())).toMatchObject({
      code: 'read-only-column',
    })
  })
})
