import type { ItemFormNotice } from '@throughline/domain/item-form'
import { describe, expect, it } from 'vitest'

import { nextNotices } from './next-notices'

const repeat: ItemFormNotice = {
  code: 'repeat-cleared',
  undo: { rrule: 'FREQ=DAILY', recurrenceEndDay: null },
}
const parked: ItemFormNotice = { code: 'parked', undo: { isUnscheduled: false } }
const raised: ItemFormNotice = { code: 'end-raised' }

describe('nextNotices', () => {
  it.each([
    ['another field keeps a notice with an undo', [repeat], { title: 'A' }, [], [repeat]],
    ['a field that the undo would set makes it old', [repeat], { rrule: null }, [], []],
    ['a remark about dates lasts until a date changes', [raised], { title: 'A' }, [], [raised]],
    ['and no longer', [raised], { endDate: null }, [], []],
    ['what a change did is added', [repeat], { title: 'A' }, [raised], [repeat, raised]],
    ['a new notice replaces one of its kind', [raised], { title: 'A' }, [raised], [raised]],
    [
      'notices are told apart by their undo',
      [repeat, parked],
      { isUnscheduled: false },
      [],
      [repeat],
    ],
  ] as const)('%s', (_, before, change, added, after) => {
    expect(nextNotices(before, change, added)).toEqual(after)
  })

  it('is the same list while nothing changes, so that nothing renders', () => {
    const before = [repeat]
    expect(nextNotices(before, { title: 'A' }, [])).toBe(before)
  })
})
