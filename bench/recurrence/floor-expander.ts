import { yearMonthOf, weekdayOf } from '@throughline/domain/calendar-dates'
import type { Series } from '../plan/expand-with-rrule'
import type { Expander } from './expander'
import { window } from './generate-rules'

/** A rule as numbers only. Fields that its frequency does not use are 0. */
interface PlainRule {
  readonly frequency: string
  readonly interval: number
  readonly startDay: number
  /** Bit 0 is Sunday. */
  readonly weekdayBits: number
  readonly weekStart: number
  readonly dayOfMonth: number
  /** 1 to 4, -1 for the last, 0 for no number. */
  readonly nth: number
  readonly weekday: number
  readonly startMonths: number
}

const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const WINDOW_MONTHS = monthsOf(window.start)
const WINDOW_FIRST_WEEKDAY = weekdayOf(window.start)
const WINDOW_LENGTH = window.end - window.start

/**
 * The least computation: the rules are numbers before the clock starts, and the window is one
 * complete, fixed month.
 */
export const floorExpander: Expander = {
  name: 'floor',
  prepare: (rules) => {
    const plain = rules.map(readPlainRule)
    const days = (position: number): readonly number[] => {
      const rule = plain[position]
      return rule === undefined ? [] : expand(rule)
    }
    return { days, count: (position) => days(position).length }
  },
}

function readPlainRule({ ruleText, startDay }: Series): PlainRule {
  const parts = new Map(
    ruleText.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name, value]
    }),
  )
  const byDay = (parts.get('BYDAY') ?? '').split(',').filter((text) => text !== '')
  const nth = Number(/^-?\d/.exec(byDay[0] ?? '')?.[0] ?? 0)
  const weekdays = byDay.map((text) => weekdayCodes.indexOf(text.slice(-2)))
  return {
    frequency: parts.get('FREQ') ?? '',
    interval: Number(parts.get('INTERVAL') ?? 1),
    startDay,
    weekdayBits: weekdays.reduce((bits, weekday) => bits | (1 << weekday), 0),
    weekStart: weekdayCodes.indexOf(parts.get('WKST') ?? 'MO'),
    dayOfMonth: Number(parts.get('BYMONTHDAY') ?? dayOfMonth(startDay)),
    nth,
    weekday: weekdays[0] ?? 0,
    startMonths: monthsOf(startDay),
  }
}

function expand(rule: PlainRule): readonly number[] {
  const { frequency, interval, startDay, startMonths } = rule
  if (frequency === 'DAILY') {
    const days: number[] = []
    const first = startDay + Math.ceil((window.start - startDay) / interval) * interval
    for (let day = first; day < window.end; day += interval) days.push(day)
    return days
  }
  if (frequency === 'WEEKLY') return expandWeekly(rule)
  const months = WINDOW_MONTHS - startMonths
  if (months % (frequency === 'YEARLY' ? interval * 12 : interval) !== 0) return []
  if (rule.nth === 0) {
    return rule.dayOfMonth > WINDOW_LENGTH ? [] : [window.start + rule.dayOfMonth - 1]
  }
  const firstOffset = (rule.weekday - WINDOW_FIRST_WEEKDAY + 7) % 7
  const offset =
    rule.nth > 0
      ? firstOffset + (rule.nth - 1) * 7
      : firstOffset + Math.floor((WINDOW_LENGTH - 1 - firstOffset) / 7) * 7
  return [window.start + offset]
}

function expandWeekly({ interval, startDay, weekdayBits, weekStart }: PlainRule): number[] {
  const days: number[] = []
  const step = interval * 7
  const origin = startDay - ((weekdayOf(startDay) - weekStart + 7) % 7)
  const first = origin + Math.floor((window.start - origin) / step) * step
  for (let week = first; week < window.end; week += step) {
    for (let offset = 0; offset < 7; offset += 1) {
      if ((weekdayBits & (1 << ((weekStart + offset) % 7))) === 0) continue
      const day = week + offset
      if (day >= window.start && day < window.end) days.push(day)
    }
  }
  return days
}

function monthsOf(day: number): number {
  const { year, month } = yearMonthOf(day)
  return year * 12 + month
}

function dayOfMonth(day: number): number {
  const { year, month } = yearMonthOf(day)
  return day - Date.UTC(year, month - 1, 1) / 86_400_000 + 1
}
