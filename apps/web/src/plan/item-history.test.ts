import { expect, test } from 'vitest'
import { itemHistoryOf, stateOfItem } from './item-history'

test('an entry of the history keeps what it is given', () => {
  const history = { from: { url: '/account/1/plan/12/calendar/month', label: 'November 2026' } }
  expect(itemHistoryOf(stateOfItem(history))).toEqual(history)
})

test('it keeps the first 2,000 items of a view', () => {
  const itemIds = Array.from({ length: 2_001 }, (_, at) => at + 1)
  expect(itemHistoryOf(stateOfItem({ itemIds })).itemIds).toEqual(itemIds.slice(0, 2_000))
})

test.each([null, undefined, 'text', { item: 'text' }, { key: 1 }])(
  'the state %o of another entry says nothing',
  (state) => {
    expect(itemHistoryOf(state)).toEqual({})
  },
)
