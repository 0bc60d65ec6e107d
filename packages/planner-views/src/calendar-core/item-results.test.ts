import { describe, expect, it } from 'vitest'

import type { CalendarItem, MovePermission } from '../calendar-parts'
import { tacticFixture, westernTacticFixture } from '../calendar-parts/fixtures/plan-fixtures'
import { judgeChange, judgeDelete } from './item-results'
import type { ItemRules } from './item-results'

const own = tacticFixture({ id: 1, title: 'Own', on: '2026-11-03', channelId: 1 })
const western = westernTacticFixture({ id: 2, title: 'West', on: '2026-11-03', channelId: 1 })
const series = { ...own, rrule: 'FREQ=WEEKLY;BYDAY=TU' }
const rules: ItemRules = { currentPlanId: own.planId }
const refused = (code: string): MovePermission => ({ allowed: false, code })
const allowed: MovePermission = { allowed: true }

describe('moving and resizing', () => {
  it.each<[string, CalendarItem, 'move' | 'resize', ItemRules, MovePermission]>([
    ['an item of the current plan may move', own, 'move', rules, allowed],
    ['and change its length', own, 'resize', rules, allowed],
    ['an item of another plan stays', western, 'move', rules, refused('other-plan')],
    ['a repeating item stays', series, 'move', rules, refused('repeating')],
    [
      'the host may allow items of other plans',
      western,
      'move',
      { ...rules, movePolicy: () => allowed },
      allowed,
    ],
    [
      'the refusal of the host comes before that of a series',
      series,
      'move',
      { ...rules, movePolicy: () => refused('viewer') },
      refused('viewer'),
    ],
    [
      'the host cannot allow a series to move',
      series,
      'move',
      { ...rules, movePolicy: () => allowed },
      refused('repeating'),
    ],
    ['an item of whole months may move', own, 'move', { ...rules, isMonthly: () => true }, allowed],
    [
      'but keeps its length',
      own,
      'resize',
      { ...rules, isMonthly: () => true },
      refused('monthly'),
    ],
  ])('%s', (_sentence, item, action, provided, result) => {
    expect(judgeChange(item, action, provided)).toEqual(result)
  })

  it('the host is asked what is to be done with the item', () => {
    const onlyMove: ItemRules['movePolicy'] = (_item, action) =>
      action === 'move' ? allowed : { allowed: false, code: 'fixed-length' }
    expect(judgeChange(own, 'move', { ...rules, movePolicy: onlyMove }).allowed).toBe(true)
    expect(judgeChange(own, 'resize', { ...rules, movePolicy: onlyMove }).allowed).toBe(false)
  })
})

describe('deleting', () => {
  it('takes items of the current plan, repeating ones too', () => {
    expect(judgeDelete(own, rules).allowed).toBe(true)
    expect(judgeDelete(series, rules).allowed).toBe(true)
  })

  it('leaves items of other plans, unless the host allows it', () => {
    expect(judgeDelete(western, rules)).toEqual(refused('other-plan'))
    const all = { ...rules, deletePolicy: () => allowed }
    expect(judgeDelete(western, all).allowed).toBe(true)
  })

  it('takes the refusal of the host', () => {
    expect(judgeDelete(own, { ...rules, deletePolicy: () => refused('plan-frozen') })).toEqual(
      refused('plan-frozen'),
    )
  })
})
