import { expect, test } from 'vitest'
import { withRetained } from './retained-entries'

const entry = (id: number) => ({ id })
const [A, B, C, D] = [entry(1), entry(2), entry(3), entry(4)]
const newEntry = entry(9)

test.each([
  ['nothing has left', [A, B], [A, B], [2], [A, B]],
  ['one that nobody types in has left', [A, C], [A, B, C], [], [A, C]],
  ['one that is kept has left from the middle', [A, C], [A, B, C], [2], [A, B, C]],
  ['from the front', [B, C], [A, B, C], [1], [A, B, C]],
  ['from the end', [A, B], [A, B, C], [3], [A, B, C]],
  ['the only one', [], [A], [1], [A]],
  ['together with the one before it', [C], [A, B, C], [2], [B, C]],
  ['two beside each other', [A, D], [A, B, C, D], [2, 3], [A, B, C, D]],
  ['while the others were moved', [C, A], [A, B, C], [2], [C, A, B]],
  ['while others were added', [A, newEntry, C], [A, B, C], [2], [A, B, newEntry, C]],
])('%s', (_sentence, entries, visible, retainedIds, expected) => {
  expect(withRetained(entries, visible, new Set(retainedIds))).toEqual(expected)
})

test('the same list stays the same array', () => {
  const entries = [A, C]
  const visible = withRetained(entries, [A, B, C], new Set([2]))
  expect(withRetained(entries, visible, new Set([2]))).toBe(visible)
  expect(withRetained(entries, visible, new Set())).toBe(entries)
})

test('an entry that is still there is shown as it is now', () => {
  const changed = { id: 2, name: 'New' }
  expect(withRetained([changed], [{ id: 2, name: 'Old' }], new Set([2]))).toEqual([changed])
})
