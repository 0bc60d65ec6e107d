import { expect, test } from 'vitest'

import { collapsedAfter } from './use-table-entries'

test('groups that the filter hides stay closed while others are opened and closed', () => {
  const entries = ['b', 'c'].map((id) => ({ kind: 'group' as const, id }))
  const collapsed = collapsedAfter({ entries }, new Set(['a', 'b']), new Set(['b']))
  expect([...collapsed].sort()).toEqual(['a', 'c'])
})
