import { createTacticRowReader, tacticTableDetailsOf } from '@throughline/domain/tactic-table'
import { buildChannel, buildTactic, buildTacticType } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { tableWorkbookOf, type VisibleTactics } from './table-workbook'

const details = tacticTableDetailsOf({
  channels: ['Email', 'PR'].map((name, at) =>
    buildChannel({
      id: at + 1,
      name,
      tacticTypes: [buildTacticType({ id: at + 11, name: 'Usual', channelId: at + 1 })],
    }),
  ),
  tags: [],
  initiatives: [],
})
const tactic = (id: number, channelId: number, estimatedCost: number) =>
  buildTactic({
    id,
    title: `Tactic ${id}`,
    on: '2026-10-06',
    channelId,
    tacticTypeId: channelId + 10,
    estimatedCost,
  })
const visible: VisibleTactics = {
  planName: 'National plan',
  mode: 'scheduled',
  range: { start: '2026-10-01', end: '2026-12-31' },
  filters: ['Tags: New buyers'],
  rows: createTacticRowReader(details)([tactic(1, 2, 50), tactic(2, 1, 70), tactic(3, 1, 90)]),
  details,
  columns: ['title', 'estimate'],
  sorts: [{ column: 'estimate', direction: 'descending' }],
  grouping: 'channel',
  costs: 'summed',
  ratingPoints: 'GRP',
  values: [],
  refusedPlanIds: new Set(),
  exportedAt: '2026-11-24T09:30:00',
}
const titlesOf = (table: VisibleTactics) =>
  tableWorkbookOf(table).sheets[0]?.rows.map(({ cells }) => cells[0])

test('the sheet has the groups and the order of the table, and sums that are formulas', () => {
  const [tactics] = tableWorkbookOf(visible).sheets
  expect(titlesOf(visible)).toEqual(['Email', 'Tactic 3', 'Tactic 2', 'PR', 'Tactic 1', 'Total'])
  expect(tactics?.rows.map(({ cells }) => cells[1])).toEqual([
    { formula: 'SUBTOTAL(9,B3:B4)', value: 160 },
    90,
    70,
    { formula: 'SUBTOTAL(9,B6:B6)', value: 50 },
    50,
    { formula: 'SUBTOTAL(9,B2:B6)', value: 210 },
  ])
})

test('without groups there are rows and their total', () => {
  expect(titlesOf({ ...visible, grouping: 'none' })).toEqual([
    'Tactic 3',
    'Tactic 2',
    'Tactic 1',
    'Total',
  ])
})

test('a second sheet says what is shown, and the name of the file too', () => {
  const { fileName, sheets } = tableWorkbookOf(visible)
  expect(fileName).toBe('National plan table 2026-10-01 to 2026-12-31.xlsx')
  const details = new Map(sheets[1]?.rows.map(({ cells }) => [cells[0], cells[1]]))
  expect(details.get('Plan')).toBe('National plan')
  expect(details.get('Dates')).toBe('10/01/26 to 12/31/26')
  expect(details.get('Filters')).toBe('Tags: New buyers')
  expect(details.get('Order')).toBe('Est, descending; Group: Channel')
  expect(tableWorkbookOf({ ...visible, mode: 'parking-lot' }).fileName).toBe(
    'National plan table parking lot.xlsx',
  )
})

test('the second sheet says which values are left out', () => {
  const gapsOf = (table: VisibleTactics) =>
    tableWorkbookOf(table).sheets[1]?.rows.flatMap(({ cells: [name, text] }) =>
      name === 'Left out' ? [text] : [],
    )
  expect(gapsOf(visible)).toEqual([])
  const western = { ...tactic(4, 1, 10), planId: 13, abbreviatedPlanName: 'WR' }
  const rows = [...visible.rows, ...createTacticRowReader(details)([western])]
  const notes = 'long '.repeat(7000)
  const item = { tacticId: 4, impressions: null, ratingPoints: null, notes, fieldValues: [] }
  expect(
    gapsOf({
      ...visible,
      rows,
      refusedPlanIds: new Set([13, 14]),
      values: [{ fields: [], items: [item] }],
    }),
  ).toEqual([
    'Impressions, rating points, custom fields and notes of WR: you cannot export items of these plans.',
    'The ends of texts of more than 32767 characters: no cell holds more.',
  ])
})
