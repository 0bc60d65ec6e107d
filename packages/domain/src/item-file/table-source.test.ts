import { describe, expect, it } from 'vitest'
import { facts, itemOf, rowsOf } from '../tactic-table/fixtures/table'
import {
  TACTIC_COLUMNS,
  createTacticRowReader,
  type StandardColumn,
  type TacticColumn,
} from '../tactic-table'
import { aboutSheetOf } from './about-sheet'
import { guessMapping } from './guess-mapping'
import { tableSourceOf } from './table-source'
import { tacticSheetOf } from './tactic-sheet'

const HEADS: Readonly<Record<StandardColumn, string>> = {
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

const shown = (
  items: readonly ReturnType<typeof itemOf>[],
  columns: readonly TacticColumn[] = TACTIC_COLUMNS,
) =>
  tableSourceOf({
    columns,
    labels: HEADS,
    groups: [{ name: '', rows: rowsOf([...items]) }],
    isGrouped: true,
    restName: 'Other',
  })

describe('the file of a table', () => {
  it('has the columns of the table, which an import finds again', () => {
    const { columns } = tacticSheetOf(shown([itemOf()]))
    const headers = columns.map(({ header }) => header)
    expect(headers).toEqual([
      ...TACTIC_COLUMNS.flatMap((column) =>
        column === 'repeats' ? [HEADS.repeats, 'Repeats until'] : [HEADS[column]],
      ),
      'All day',
      'Id',
      'Version',
    ])
    const about = aboutSheetOf({
      planName: 'Spring',
      range: 'Parking Lot',
      filters: [],
      exportedAt: '2026-11-24T08:00:00',
      columns: shown([itemOf()]).columns,
    })
    const explained = new Map(about.rows.map(({ cells }) => [cells[0], cells[1]]))
    expect(explained.get('Var')).toMatch(/^Estimated cost minus actual cost/)
    expect(explained.get('Repeats')).toMatch(/^How the item repeats/)
    expect(explained.get('Plan')).toMatch(/^The short name of the plan/)
    const mapping = guessMapping(headers, [])
    expect(headers.filter((_, at) => mapping[at] === null)).toEqual([HEADS.plan, HEADS.variance])
    expect(new Set(mapping).has('itemId')).toBe(true)
  })

  it('has whole days as days, moments as moments, and no dates in the parking lot', () => {
    const allDay = itemOf({ isAllDay: true, startDate: '2026-10-06T08:00:00' })
    const timed = itemOf({ isAllDay: false, startDate: '2026-10-06T00:00:00' })
    const parked = itemOf({ isUnscheduled: true })
    const { rows } = shown([allDay, timed, parked], ['startDate'])
    expect(
      rows.map((row) => (row.kind === 'item' ? [row.cells[0], row.isAllDay] : row.title)),
    ).toEqual(['Other', ['2026-10-06', true], ['2026-10-06T00:00:00', false], [null, null]])
  })

  it('names tags by their category, as an import reads them', () => {
    const { rows } = shown([itemOf({ tagIds: [801, 802] })], ['tags'])
    const [, row] = rows
    expect(row?.kind === 'item' && row.cells[0]).toMatch(/^[A-Z][^:]*:[^;]*; [A-Z][^:]*:[^;]*$/)
  })

  it('holds universal fields under their names, numbers as numbers', () => {
    const fields = [
      { id: 70, name: 'Budget code', type: 'string' },
      { id: 71, name: 'Reach', type: 'number' },
    ] as const
    const texts = new Map([
      [70, 'B-7'],
      [71, '1200.5'],
    ])
    const readRows = createTacticRowReader({ ...facts, fieldTexts: new Map([[1, texts]]) })
    const sheet = tacticSheetOf(
      tableSourceOf({
        columns: ['title', 'field-71', 'field-70'],
        labels: HEADS,
        fields,
        groups: [{ name: '', rows: readRows([itemOf({ id: 1 }), itemOf({ id: 2 })]) }],
        isGrouped: false,
        restName: 'Other',
      }),
    )
    const headers = sheet.columns.map(({ header }) => header)
    expect(headers.slice(0, 3)).toEqual(['Title', 'Reach', 'Budget code'])
    expect(sheet.rows.slice(0, 2).map(({ cells }) => cells.slice(1, 3))).toEqual([
      [1200.5, 'B-7'],
      [null, null],
    ])
    expect(guessMapping(headers, ['Budget code', 'Reach']).slice(0, 3)).toEqual([
      'title',
      'fields.Reach',
      'fields.Budget code',
    ])
  })
})
