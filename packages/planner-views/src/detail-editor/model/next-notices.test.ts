import type { ItemFormNotice } from '@throughline/domain/item-form'
import { describe, expect, it } from 'vitest'

import { nextNotices } from './next-notices'

const REPEAT: ItemFormNotice = {
  code: 'repeat-cleared',
  undo: { rrule: 'FREQ=DAILY', recurrenceEndDay: null },
}
const PARKED: ItemFormNotice = { code: 'parked', undo: { isUnscheduled: false } }
const RAISED: ItemFormNotice = { code: 'end-raised' }

describe('nextNotices', () => {
  it.each([
    ['another field keeps a notice with an undo', [REPEAT], { title: 'A' }, [], [REPEAT]],
    ['a field that the undo would set makes it old', [REPEAT], { rrule: null }, [], []],
    ['a remark about dates lasts until a date changes', [RAISED], { title: 'A' }, [], [RAISED]],
    ['and no longer', [RAISED], { endDate: null }, [], []],
    ['what a change did is added', [REPEAT], { title: 'A' }, [RAISED], [REPEAT, RAISED]],
    ['a new notice replaces one of its kind', [RAISED], { title: 'A' }, [RAISED], [RAISED]],
    [
      'notices are told apart by their undo',
      [REPEAT, PARKED],
      { isUnscheduled: false },
      [],
      [REPEAT],
    ],
  ] as const)('%s', (_, before, change, added, after) => {
    expect(nextNotices(before, change, added)).toEqual(after)
  })

  it('is the same list while nothing changes, so that nothing renders', () => {
    const before = [REPEAT]
    expect(nextNotices(before, { title: 'A' }, [])).toBe(before)
  })
})
