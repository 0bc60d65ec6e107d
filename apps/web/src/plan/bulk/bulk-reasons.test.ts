import type { BulkRefusal } from '@throughline/domain/bulk'
import { describe, expect, it } from 'vitest'
import { retainedSentence, reasonOf } from './bulk-reasons'

/** Does not compile without every code. */
const texts: Readonly<Record<BulkRefusal, string>> = {
  'not-found': 'no longer exists',
  'account-inactive': 'the subscription has expired',
  viewer: 'viewers cannot edit',
  'other-plan': 'belongs to West region',
  'plan-frozen': 'the plan is frozen',
  'channel-not-assigned': 'you cannot edit Signage',
  'changed-by-others': 'somebody else changed it',
  repeating: 'repeats',
  unscheduled: 'has no dates',
  'same-month': 'would stay in its month',
  'out-of-range': 'would leave the calendar',
  'becomes-tactic': 'an initiative cannot become a tactic',
  'becomes-initiative': 'a tactic cannot become an initiative',
  'type-deleted': 'its plan does not have this type',
  'flagging-off': 'Signage has no flags',
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
const codes = Object.keys(texts) as BulkRefusal[]

describe('why an item stays', () => {
  it.each(codes)('%s is told with its channel or plan', (code) => {
    expect(reasonOf({ code, channelName: 'Signage' }, 'West region')).toBe(texts[code])
  })

  it.each(codes)('%s is told in a few words where nothing has a name', (code) => {
    expect(reasonOf({ code, channelName: null }, null)).toMatch(/^[a-z][a-z ]{5,39}$/u)
  })
})

describe('what was left as it is', () => {
  const theirs = { code: 'changed-by-others' } as const
  const series = { code: 'repeating' } as const
  it.each([
    ['', []],
    ['1 item stays: somebody else changed it.', [theirs]],
    ['2 items stay: somebody else changed them.', [theirs, theirs]],
    ['1 item stays as it is.', [series]],
    ['2 items stay as they are.', [series, theirs]],
  ])('is told as "%s"', (sentence, refused) => {
    expect(retainedSentence(refused)).toBe(sentence)
  })
})
