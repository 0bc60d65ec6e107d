import { describe, expect, it } from 'vitest'
import { matchesListFilter } from './index'

const item = { isUnscheduled: false, isInitiative: true, channelId: 4, tacticTypeId: 40 }

describe('a list', () => {
  it.each([
    ['without required values has every item', {}, true],
    [
      'takes null for no required value',
      { isUnscheduled: null, isInitiative: null, channelId: null, tacticTypeId: null },
      true,
    ],
    ['of one type in one channel', { channelId: 4, tacticTypeId: 40 }, true],
    ['of another channel', { channelId: 5 }, false],
    ['of another type', { tacticTypeId: 41 }, false],
    ['of the parking lot', { isUnscheduled: true }, false],
    ['of dated items', { isUnscheduled: false }, true],
    ['of initiatives', { isInitiative: true }, true],
    ['of tactics', { isInitiative: false }, false],
  ])('%s', (_sentence, filter, isMatch) => {
    expect(matchesListFilter(item, filter)).toBe(isMatch)
  })
})
