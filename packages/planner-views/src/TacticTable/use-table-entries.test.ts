import { expect, test } from 'vitest'

import type { TableEntry } from './model/table-entries'
import { collapsedAfter } from './use-table-entries'

test('groups that the filter hides stay closed while others are opened and closed', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule reads no more of an entry
  const entries = ['b', 'c'].map((id) => ({ kind: 'group', id }) as TableEntry)
  const collapsed = collapsedAfter({ entries }, new Set(['a', 'b']), new Set(['b']))
  expect([...collapsed].sort()).toEqual(['a', 'c'])
})
