import { describe, expect, it } from 'vitest'

import type { TableEntry } from './model/table-entries'
import { moneyWidthOf } from './tactic-columns'

function totalOf(estimate: number): TableEntry {
  const expenses = { estimate, actual: 0, variance: 0 }
  return { kind: 'total', id: 'total', count: 1, expenses }
}

describe('the columns of money', () => {
  it('have room for the sums, which are longer than the amounts of items', () => {
    const widths = [12, 1_234_567, 123_456_789_012].map((sum) => moneyWidthOf([], [totalOf(sum)]))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
    expect(new Set(widths).size).toBe(3)
  })
})
