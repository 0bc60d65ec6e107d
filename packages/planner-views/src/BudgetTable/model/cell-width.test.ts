import { expect, it } from 'vitest'

import { cellWidthsOf, usualWidths } from './cell-width'

const none = { estimate: 0, actual: 0, variance: 0, itemCount: 0 }

it('the columns of a tree without rows stay as wide as while it loads', () => {
  const total = {
    id: 'total',
    kind: 'total',
    name: '',
    color: null,
    rows: [],
    cells: [none],
    total: none,
  } as const
  expect(cellWidthsOf({ rows: [], total, spans: [], months: [] })).toEqual(usualWidths)
})
