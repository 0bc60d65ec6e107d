import { describe, expect, it } from 'vitest'

import {
  canHideColumn,
  chosenColumns,
  freezeColumns,
  moveColumn,
  moveColumnTo,
  orderColumns,
  toggleColumn,
} from './column-choice'

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

describe('moving to the place of another column', () => {
  it.each([
    ['towards the start', 'actual', 'channel', ['topic', 'actual', 'channel', 'type']],
    ['towards the end', 'channel', 'actual', ['topic', 'type', 'actual', 'channel']],
    ['not onto itself', 'type', 'type', null],
    ['not to a frozen one', 'type', 'topic', null],
    ['not a frozen one to the others', 'topic', 'type', null],
    ['not to one that is gone', 'type', 'gone', null],
  ])('%s', (_sentence, id, target, expected) => {
    expect(moveColumnTo(columns, id, target)).toEqual(expected)
  })
})

describe('keeping columns in view', () => {
  it('freezes what is chosen, and releases what is not', () => {
    const frozen = freezeColumns(columns, new Set(['type']))
    expect(frozen.map(({ isFrozen }) => isFrozen)).toEqual([
      undefined,
      undefined,
      'start',
      undefined,
    ])
    // Unchanged columns are the same objects: a table draws only the others again.
    expect(frozen[1]).toBe(columns[1])
  })

  it('leaves alone what cannot be chosen', () => {
    const end = { id: 'sum', isFrozen: 'end' as const, isFreezable: false }
    expect(freezeColumns([end], new Set(['sum']))).toEqual([end])
  })

  it('shows, orders and freezes at once', () => {
    const chosen = chosenColumns(columns, {
      columnOrder: ['actual', 'topic'],
      hiddenColumnIds: new Set(['type']),
      frozenColumnIds: new Set(['topic', 'actual']),
    })
    expect(chosen.map(({ id, isFrozen }) => [id, isFrozen])).toEqual([
      ['actual', 'start'],
      ['topic', 'start'],
      ['channel', undefined],
    ])
  })
})
