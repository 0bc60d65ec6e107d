import { expect, it } from 'vitest'
import { memoryStore } from './browser-store'
import { createTablePreferences } from './table-preferences'

it('keeps the arrangement of each table', () => {
  const preferences = createTablePreferences(memoryStore())
  const layout = {
    columnOrder: ['title', 'tags'],
    hiddenColumnIds: new Set(['flag']),
    frozenColumnIds: new Set(['title', 'channel']),
    columnWidths: { title: 300 },
    sorts: [{ column: 'estimate', direction: 'descending' }] as const,
    grouping: 'month' as const,
  }
  preferences.setTableLayout(12, 'scheduled', layout)
  expect(preferences.tableLayout(12, 'scheduled')).toEqual(layout)
  expect(preferences.tableLayout(12, 'parking-lot').grouping).toBeNull()
  expect(preferences.tableLayout(13, 'scheduled').grouping).toBeNull()
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['other JSON', '[1]'],
  ['parts of the wrong kind', '{"order":1,"hidden":"x","widths":{"title":"wide"},"sorts":[["x"]]}'],
])('has the usual arrangement after %s was stored', (_sentence, text) => {
  const store = memoryStore()
  if (text !== null) store.setItem('table-scheduled12', text)
  const layout = createTablePreferences(store).tableLayout(12, 'scheduled')
  expect(layout).toMatchObject({ columnOrder: [], hiddenColumnIds: null, columnWidths: {} })
  expect(layout.frozenColumnIds).toEqual(new Set(['title']))
})

it('sorts the parking lot by title at first, and the others by their start', () => {
  const preferences = createTablePreferences(memoryStore())
  expect(preferences.tableLayout(12, 'scheduled').sorts).toEqual([
    { column: 'startDate', direction: 'ascending' },
  ])
  expect(preferences.tableLayout(12, 'parking-lot').sorts).toEqual([
    { column: 'title', direction: 'ascending' },
  ])
})
