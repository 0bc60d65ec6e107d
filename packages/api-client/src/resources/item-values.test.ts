import { expect, test } from 'vitest'
import { clientOf, fakeServer, json } from '../fixtures/fake-server'
import { listItemValues } from './item-values'

test('the values of all items of a plan are read at once, with its fields', async () => {
  const fields = [{ id: 711, name: 'Cost center', type: 'string', tacticTypeId: null }]
  const items = [
    {
      tacticId: 7,
      impressions: 5,
      ratingPoints: null,
      notes: null,
      fieldValues: [{ tacticFieldId: 711, value: 'Marketing' }],
    },
  ]
  const server = fakeServer(() => json({ fields, items, total: items.length, nextCursor: null }))
  expect(await listItemValues(clientOf(server.fetch), 12)).toEqual({ fields, items })
  expect(server.pathsRequested()).toEqual(['/plans/12/item-values'])
})
