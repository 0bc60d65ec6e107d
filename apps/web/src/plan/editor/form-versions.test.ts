import { itemFormOf } from '@throughline/domain/item-form'
import { buildTacticDetail } from '@throughline/test-support/builders'
import { expect, test } from 'vitest'
import { changedFields, isNewer, newerOf } from './form-versions'

const item = buildTacticDetail({ id: 7, version: 4 })
const known = { item, notes: '<p>Draft</p>' }

test.each([
  ['the same item is no news', known, false],
  ['an older version is no news', { ...known, item: { ...item, version: 3 } }, false],
  [
    'an older version is none with other notes either',
    { item: { ...item, version: 3 }, notes: '' },
    false,
  ],
  ['a newer version is news', { ...known, item: { ...item, version: 5 } }, true],
  ['notes that have been read are news', { ...known, notes: '<p>Final</p>' }, true],
])('%s', (_sentence, read, expected) => {
  expect(isNewer(read, known)).toBe(expected)
})

test('only what the person has changed is set, whatever else is newer in the form', () => {
  const drawn = itemFormOf(item, '')
  expect(changedFields({ ...drawn, title: 'VIP preview' }, drawn)).toEqual({ title: 'VIP preview' })
  expect(changedFields(drawn, drawn)).toEqual({})
})

test('the newer of two versions is the one of the higher number, wherever it comes from', () => {
  const newer = { ...known, item: { ...item, version: 5 } }
  expect(newerOf(known, newer)).toBe(newer)
  expect(newerOf(newer, known)).toBe(newer)
  expect(newerOf(known, null)).toBe(known)
  expect(newerOf(null, known)).toBe(known)
  expect(newerOf(null, null)).toBeNull()
})
