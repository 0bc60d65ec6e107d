import { describe, expect, it } from 'vitest'

import { canHideColumn, moveColumn, orderColumns, toggleColumn } from './column-choice'

const columns = [
  { id: 'topic', isFrozen: 'start' as const, isHideable: false },
  { id: 'channel' },
  { id: 'type' },
  { id: 'actual' },
]
const idsOf = (order: readonly { id: string }[]) => order.map(({ id }) => id)

describe('the order of columns', () => {
  it.each([
    ['nothing chosen keeps it', [], ['topic', 'channel', 'type', 'actual']],
    ['what is not named follows', ['type'], ['type', 'topic', 'channel', 'actual']],
    ['what is gone is passed over', ['gone', 'actual'], ['actual', 'topic', 'channel', 'type']],
    ['named twice counts once', ['type', 'type'], ['type', 'topic', 'channel', 'actual']],
  ])('%s', (_sentence, order, expected) => {
    expect(idsOf(orderColumns(columns, order))).toEqual(expected)
  })

  it.each([
    ['up', 'type', -1, ['topic', 'type', 'channel', 'actual']],
    ['down', 'channel', 1, ['topic', 'type', 'channel', 'actual']],
    ['not past a frozen one', 'channel', -1, null],
    ['not past the end', 'actual', 1, null],
    ['not without a neighbour on its side', 'topic', 1, null],
  ] as const)('moves %s', (_sentence, id, offset, expected) => {
    expect(moveColumn(columns, [], id, offset)).toEqual(expected)
  })
})

describe('hiding columns', () => {
  it('hides and shows', () => {
    const hidden = toggleColumn(columns, new Set(), 'type')
    expect([...hidden]).toEqual(['type'])
    expect([...toggleColumn(columns, hidden, 'type')]).toEqual([])
  })

  it('keeps what may not go, and the last one', () => {
    expect(canHideColumn(columns, new Set(), 'topic')).toBe(false)
    expect(canHideColumn(columns, new Set(['topic', 'channel', 'type']), 'actual')).toBe(false)
    expect([...toggleColumn(columns, new Set(), 'topic')]).toEqual([])
  })
})
