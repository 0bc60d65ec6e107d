import { expect, test } from 'vitest'
import { clientOf, fakeServer, json } from '../fixtures/fake-server'
import { listTypeExpenses } from './expenses'
import { listUniversalFieldValues } from './tactic-fields'

test('expenses by type are read for a range of months', async () => {
  const items = [
    { channelId: 1, tacticTypeId: 11, month: '2026-10', estimated: 500, actual: 20 },
    { channelId: 1, tacticTypeId: 12, month: '2026-11', estimated: 0, actual: 7 },
  ]
  const queries: string[] = []
  const server = fakeServer((_path, request) => {
    queries.push(new URL(request.url).search)
    return json({ items, total: items.length })
  })
  const range = { startDate: '2026-10-01', endDate: '2026-11-30' }
  expect(await listTypeExpenses(clientOf(server.fetch), 12, range)).toEqual(items)
  expect(server.pathsRequested()).toEqual(['/plans/12/type-expenses'])
  expect(queries).toEqual(['?startDate=2026-10-01&endDate=2026-11-30'])
})

test('values of universal fields are read for all items of a plan at once', async () => {
  const items = [
    { tacticId: 7, tacticFieldId: 711, value: 'Marketing' },
    { tacticId: 8, tacticFieldId: 712, value: 4 },
  ]
  const server = fakeServer(() => json({ items, total: items.length }))
  expect(await listUniversalFieldValues(clientOf(server.fetch), 12)).toEqual(items)
  expect(server.pathsRequested()).toEqual(['/plans/12/universal-field-values'])
})
