import { buildTactic } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { idsInOrder, neighboursOf } from './neighbours'

test('items follow each other by start, then by title', () => {
  const items = [
    buildTactic({ id: 1, title: 'Flash sale', on: '2026-11-18' }),
    buildTactic({ id: 2, title: 'Catalog', on: '2026-11-18' }),
    buildTactic({ id: 3, title: 'Newsletter', on: '2026-11-02' }),
    buildTactic({ id: 4, title: 'Catalog', on: '2026-11-18' }),
  ]
  expect(idsInOrder(items)).toEqual([3, 2, 4, 1])
})

test.each([
  [3, { previousId: null, nextId: 2 }],
  [2, { previousId: 3, nextId: 4 }],
  [1, { previousId: 4, nextId: null }],
  [9, { previousId: null, nextId: null }],
])('the neighbours of %i', (id, expected) => {
  expect(neighboursOf([3, 2, 4, 1], id)).toEqual(expected)
})
