import { buildSavedView } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { placeSavedView, savedViews } from './saved-views'

const key = savedViews.listKey(12)
const views = [
  buildSavedView({ id: 1, orderIndex: 0, isDefault: true }),
  buildSavedView({ id: 2, orderIndex: 2 }),
  buildSavedView({ id: 3, orderIndex: 3 }),
  buildSavedView({ id: 9, orderIndex: 0, userId: 7, isShared: true, canEdit: false }),
]

/** Returns the order of each view after one was placed. */
const orders = (...args: Parameters<typeof buildSavedView>) =>
  Object.fromEntries(
    placeSavedView(views, buildSavedView(...args), key).map(({ id, orderIndex }) => [
      id,
      orderIndex,
    ]),
  )

test('moving a view renumbers the other views of its owner, and those of nobody else', () => {
  expect(orders({ id: 3, orderIndex: 0 })).toEqual({ 3: 0, 1: 1, 2: 3, 9: 0 })
  expect(orders({ id: 1, orderIndex: 3 })).toEqual({ 2: 1, 3: 2, 1: 3, 9: 0 })
  expect(orders({ id: 2, orderIndex: 2 })).toEqual({ 1: 0, 2: 2, 3: 3, 9: 0 })
})

test('a new view does not move the others', () => {
  expect(orders({ id: 4, orderIndex: 4 })).toEqual({ 1: 0, 2: 2, 3: 3, 4: 4, 9: 0 })
})

test('marking a default takes the mark from the one before', () => {
  const marked = placeSavedView(
    views,
    buildSavedView({ id: 2, orderIndex: 2, isDefault: true }),
    key,
  )
  expect(marked.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([2])
})

test('a view of somebody else that is private again is gone', () => {
  const unshared = buildSavedView({ id: 9, userId: 7, isShared: false, canEdit: false })
  expect(placeSavedView(views, unshared, key).map(({ id }) => id)).toEqual([1, 2, 3])
})
