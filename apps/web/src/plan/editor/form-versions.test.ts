import { itemFormOf } from '@throughline/domain/item-form'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { changedFields, isNewer, newerOf } from './form-versions'

const item = buildTacticDetail({ id: 7, version: 4 })
const existing = { item, notes: '<p>Draft</p>' }

test.each([
  ['the same item is no news', existing, false],
  ['an older version is no news', { ...existing, item: { ...item, version: 3 } }, false],
  [
    'an older version is none with other notes either',
    { item: { ...item, version: 3 }, notes: '' },
    false,
  ],
  ['a newer version is news', { ...existing, item: { ...item, version: 5 } }, true],
  ['notes that have been read are news', { ...existing, notes: '<p>Final</p>' }, true],
])('%s', (_sentence, read, expected) => {
  expect(isNewer(read, existing)).toBe(expected)
})

test('only what the person has changed is set, whatever else is newer in the form', () => {
  const drawn = itemFormOf(item, '')
  expect(changedFields({ ...drawn, title: 'VIP preview' }, drawn)).toEqual({ title: 'VIP preview' })
  expect(changedFields(drawn, drawn)).toEqual({})
})

test('the newer of two versions is the one of the higher number, wherever it comes from', () => {
  const newer = { ...existing, item: { ...item, version: 5 } }
  expect(newerOf(existing, newer)).toBe(newer)
  expect(newerOf(newer, existing)).toBe(newer)
  expect(newerOf(existing, null)).toBe(existing)
  expect(newerOf(null, existing)).toBe(existing)
  expect(newerOf(null, null)).toBeNull()
})
