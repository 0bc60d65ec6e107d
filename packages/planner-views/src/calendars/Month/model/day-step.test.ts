import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { monthGridOf } from '@throughline/domain/layout'
import { describe, expect, it } from 'vitest'

import { dayAfterKey } from './day-step'

const november = monthGridOf('2026-11', 'sunday')

function walk(from: string, key: string, { ctrlKey = false, isRightToLeft = false } = {}) {
  const day = dayAfterKey(dayNumberOf(from), { key, ctrlKey, isRightToLeft }, november)
  return day === null ? null : civilDateOf(day)
}

describe('walking over days by keys', () => {
  it.each([
    ['right is tomorrow', '2026-11-18', 'ArrowRight', '2026-11-19'],
    ['left is yesterday, over the end of a month', '2026-11-01', 'ArrowLeft', '2026-10-31'],
    ['down is a week later', '2026-11-18', 'ArrowDown', '2026-11-25'],
    ['up is a week earlier', '2026-11-18', 'ArrowUp', '2026-11-11'],
    ['Home is the first day of the week', '2026-11-18', 'Home', '2026-11-15'],
    ['Home stays where the week begins', '2026-11-15', 'Home', '2026-11-15'],
    ['End is the last day of the week', '2026-11-18', 'End', '2026-11-21'],
    ['Page Down is the same day of the next month', '2026-11-18', 'PageDown', '2026-12-18'],
    ['Page Up stops at the end of a shorter month', '2027-03-31', 'PageUp', '2027-02-28'],
    ['other keys lead nowhere', '2026-11-18', 'x', null],
  ])('%s', (_sentence, from, key, to) => {
    expect(walk(from, key)).toBe(to)
  })

  it('takes Ctrl as the month instead of the week', () => {
    expect(walk('2026-11-18', 'Home', { ctrlKey: true })).toBe('2026-11-01')
    expect(walk('2026-11-18', 'End', { ctrlKey: true })).toBe('2026-11-30')
  })

  it('follows the direction of text', () => {
    expect(walk('2026-11-18', 'ArrowLeft', { isRightToLeft: true })).toBe('2026-11-19')
    expect(walk('2026-11-18', 'ArrowDown', { isRightToLeft: true })).toBe('2026-11-25')
  })
})
