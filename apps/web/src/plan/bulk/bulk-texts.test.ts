import type { BulkChange } from '@throughline/domain/bulk'
import { describe, expect, it } from 'vitest'
import { doneSentence, undoneSentence } from './bulk-texts'

const cases: readonly (readonly [BulkChange, number, string, string])[] = [
  [{ kind: 'move', deltaDays: 3 }, 12, '12 tactics moved.', '12 tactics are as they were.'],
  [{ kind: 'type', tacticTypeId: 1 }, 1, '1 tactic changed.', '1 tactic is as it was.'],
  [
    { kind: 'tags', addIds: [1], removeIds: [] },
    2,
    '2 tactics changed.',
    '2 tactics are as they were.',
  ],
  [{ kind: 'flag', isFlagged: true }, 2, '2 tactics flagged.', '2 tactics are as they were.'],
  [{ kind: 'flag', isFlagged: false }, 2, '2 tactics unflagged.', '2 tactics are as they were.'],
  [{ kind: 'copy', deltaDays: 0 }, 2, '2 tactics copied.', '2 tactics deleted again.'],
  [{ kind: 'delete' }, 1, '1 tactic deleted.', '1 tactic is back.'],
]

describe('a change of several items', () => {
  it.each(cases)('%j of %d is told as "%s"', (change, count, done) => {
    expect(doneSentence(change, count)).toBe(done)
  })
  it.each(cases)('%j of %d, done as "%s", is undone as "%s"', (change, count, _done, undone) => {
    expect(undoneSentence(change, count)).toBe(undone)
  })
})
