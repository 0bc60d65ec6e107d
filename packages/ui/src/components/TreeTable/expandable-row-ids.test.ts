import { describe, expect, it } from 'vitest'

import { expandableRowIds } from './expandable-row-ids'

interface Line {
  readonly id: string
  readonly lines?: readonly Line[]
}

describe('expandableRowIds', () => {
  it('names rows with children at any depth, and no others', () => {
    const rows: readonly Line[] = [
      {
        id: 'a',
        lines: [
          { id: 'b', lines: [{ id: 'c' }] },
          { id: 'd', lines: [] },
        ],
      },
      { id: 'e' },
    ]
    const ids = expandableRowIds(
      rows,
      (row) => row.id,
      (row) => row.lines,
    )
    expect([...ids]).toEqual(['a', 'b'])
  })
})
