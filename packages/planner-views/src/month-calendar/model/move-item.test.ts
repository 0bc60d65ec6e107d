import { describe, expect, it } from 'vitest'

import {
  tacticFixture,
  westernTacticFixture,
  NATIONAL_PLAN_ID,
} from '../../calendar-item/fixtures/plan-fixtures'
import { judgeDelete, judgeMove, moveByDays, resizeByDays } from './move-item'

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
    expect(judgeMove(item, 'move', rules)).toEqual(verdict)
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

describe('whether an item may be deleted', () => {
  it.each([
    ['its own plan deletes it', own, undefined, { allowed: true }],
    ['a repeating one as well', repeating, undefined, { allowed: true }],
    ['another plan does not', foreign, undefined, { allowed: false, code: 'other-plan' }],
    ['unless the host says so', foreign, () => ({ allowed: true }) as const, { allowed: true }],
  ])('%s', (_sentence, item, deletePolicy, verdict) => {
    const rules = { currentPlanId: NATIONAL_PLAN_ID, ...(deletePolicy && { deletePolicy }) }
    expect(judgeDelete(item, rules)).toEqual(verdict)
  })
})

describe('resizing by days', () => {
  const allDay = tacticFixture({ id: 3, on: '2026-11-10', to: '2026-11-12' })
  const timed = tacticFixture({ id: 4, on: '2026-11-10', at: '14:00' })
  it.each([
    ['the end a day later', allDay, 'end', 1, '2026-11-10T08:00:00', '2026-11-13T08:00:00', true],
    [
      'the start a week earlier',
      allDay,
      'start',
      -7,
      '2026-11-03T08:00:00',
      '2026-11-12T08:00:00',
      true,
    ],
    [
      'the end stops at the start',
      allDay,
      'end',
      -9,
      '2026-11-10T08:00:00',
      '2026-11-10T08:00:00',
      true,
    ],
    [
      'over days, a timed one becomes all-day',
      timed,
      'end',
      2,
      '2026-11-10T08:00:00',
      '2026-11-12T08:00:00',
      true,
    ],
  ] as const)('%s', (_sentence, item, edge, deltaDays, startDate, endDate, isAllDay) => {
    expect(resizeByDays(item, edge, deltaDays)).toEqual({
      item,
      edge,
      startDate,
      endDate,
      isAllDay,
    })
  })

  it('has nothing to ask for when an item of one day is to become shorter', () => {
    expect(resizeByDays(timed, 'end', -1)).toBeNull()
  })
})
