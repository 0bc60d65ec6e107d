import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { BulkChange } from '@throughline/domain/bulk'
import { changeOf, daysFrom, draftOf, shiftedDay } from './bulk-draft'

describe('a draft', () => {
  it.each<BulkChange>([
    { kind: 'move', deltaDays: -3 },
    { kind: 'copy', deltaDays: 0 },
    { kind: 'type', tacticTypeId: 12 },
    { kind: 'tags', addIds: [1], removeIds: [2, 3] },
    { kind: 'tags', addIds: [], removeIds: [2] },
  ])('stands for the change that it was made of: %j', (change) => {
    expect(changeOf(change.kind, draftOf(change))).toEqual(change)
  })

  it.each([
    ['moves by no day', 'move', { deltaDays: 0 }],
    ['moves by no number', 'move', { deltaDays: null }],
    ['copies by no number', 'copy', { deltaDays: null }],
    ['has no type', 'type', {}],
    ['has no tag', 'tags', {}],
    ['deletes, which needs no choice', 'delete', {}],
    ['flags, which needs no choice', 'flag', {}],
  ] as const)('that %s is no change', (_sentence, kind, changes) => {
    expect(changeOf(kind, { ...draftOf(null), ...changes })).toBeNull()
  })

  it('begins with a week', () => {
    expect(changeOf('move', draftOf(null))).toEqual({ kind: 'move', deltaDays: 7 })
  })
})

it('a day that was moved by some days is that many days from the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3653, max: 3653 }), (deltaDays) => {
      expect(daysFrom('2026-11-16', shiftedDay('2026-11-16', deltaDays))).toBe(deltaDays)
    }),
  )
  expect(shiftedDay('2026-11-16', 7)).toBe('2026-11-23')
  expect(shiftedDay('9999-12-30', 7)).toBe('9999-12-31')
  expect(shiftedDay('1900-01-02', -7)).toBe('1900-01-01')
})
