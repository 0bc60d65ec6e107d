import { describe, expect, it } from 'vitest'

import { tacticFixture, westernTacticFixture, NATIONAL_PLAN_ID } from '../fixtures/plan-fixtures'
import { judgeMove, moveByDays } from './move-item'

const own = tacticFixture({ id: 1, on: '2026-10-30', to: '2026-11-01', at: '09:15' })
const repeating = { ...own, rrule: 'FREQ=DAILY' }
const foreign = westernTacticFixture({ id: 2, on: '2026-11-04', rrule: 'FREQ=DAILY' })

describe('whether an item may be moved', () => {
  it.each([
    ['its own plan moves it', own, undefined, { allowed: true }],
    ['a repeating one stays', repeating, undefined, { allowed: false, code: 'repeating' }],
    [
      'another plan learns that before anything else',
      foreign,
      undefined,
      { allowed: false, code: 'other-plan' },
    ],
    [
      'the host may refuse',
      own,
      () => ({ allowed: false, code: 'viewer' }) as const,
      { allowed: false, code: 'viewer' },
    ],
    [
      'the host may not allow what repeats',
      repeating,
      () => ({ allowed: true }) as const,
      { allowed: false, code: 'repeating' },
    ],
    ['the word custom is no repeat', { ...own, rrule: 'custom' }, undefined, { allowed: true }],
  ])('%s', (_sentence, item, movePolicy, verdict) => {
    const rules = { currentPlanId: NATIONAL_PLAN_ID, ...(movePolicy && { movePolicy }) }
    expect(judgeMove(item, rules)).toEqual(verdict)
  })
})

describe('moving by days', () => {
  it('keeps length and time of day over the end of daylight saving', () => {
    expect(moveByDays(own, 2)).toEqual({
      item: own,
      deltaDays: 2,
      startDate: '2026-11-01T09:15:00',
      endDate: '2026-11-03T09:15:00',
    })
  })
})
