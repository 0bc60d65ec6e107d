import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { selectionAfter } from './table-entries'

test('an item of several groups is selected and cleared in all of them by any of its lines', () => {
  const itemId = fc.nat(4)
  const group = fc.constantFrom('email', 'print', 'website')
  const lines = fc.uniqueArray(
    fc.tuple(group, itemId).map(([name, id]) => `${name}/${id}`),
    { minLength: 1 },
  )
  const itemOf = (line: string) => Number(line.split('/')[1])
  fc.assert(
    fc.property(lines, fc.array(itemId), fc.nat(), (all, selected, n) => {
      const before = new Set(all.filter((line) => selected.includes(itemOf(line))))
      const line = all[n % all.length] ?? ''
      const after = new Set(before)
      const isCleared = after.delete(line)
      if (!isCleared) after.add(line)
      const expected = new Set([...before].map(itemOf))
      if (isCleared) expected.delete(itemOf(line))
      else expected.add(itemOf(line))
      expect(selectionAfter(before, after)).toEqual(expected)
    }),
  )
})
