import { civilDateOf } from '@throughline/domain/calendar-dates'
import { expandRuleText } from '@throughline/domain/recurrence'
import { RRuleTemporal } from 'rrule-temporal'
import { daysBetween, parseWithRrule } from '../plan/expand-with-rrule'
import type { Series } from '../plan/expand-with-rrule'
import type { Expander } from './expander'
import { floorExpander } from './floor-expander'
import { window } from './generate-rules'

const MILLISECONDS_PER_DAY = 86_400_000
const windowStart = new Date(window.start * MILLISECONDS_PER_DAY)
const windowLast = new Date((window.end - 1) * MILLISECONDS_PER_DAY)

/** The product's own, from the rule's text: reading it is inside the measured time. */
const ourExpander: Expander = {
  name: 'throughline',
  prepare: (rules) => {
    const days = (position: number): readonly number[] => {
      const rule = rules[position]
      if (rule === undefined) return []
      return expandRuleText({
        ...rule,
        startSecond: 0,
        windowStart: window.start,
        windowEnd: window.end,
      })
    }
    return { days, count: (position) => days(position).length }
  },
}

const rruleExpander: Expander = {
  name: 'rrule',
  prepare: (rules) => {
    const parsed = rules.map(parseWithRrule)
    return {
      days: (position) => {
        const rule = parsed[position]
        return rule === undefined ? [] : daysBetween(rule, window.start, window.end)
      },
      count: (position) => parsed[position]?.between(windowStart, windowLast, true).length ?? 0,
    }
  },
}

const rruleTemporalExpander: Expander = {
  name: 'rrule-temporal',
  prepare: (rules) => {
    const parsed = rules.map(parseWithTemporal)
    return {
      days: (position) =>
        (parsed[position]?.between(windowStart, windowLast, true) ?? []).map((date) =>
          Math.floor(date.epochMilliseconds / MILLISECONDS_PER_DAY),
        ),
      count: (position) => parsed[position]?.between(windowStart, windowLast, true).length ?? 0,
    }
  },
}

function parseWithTemporal({ ruleText, startDay }: Series): RRuleTemporal {
  const start = civilDateOf(startDay).replaceAll('-', '')
  return new RRuleTemporal({ rruleString: `DTSTART:${start}T000000Z\nRRULE:${ruleText}` })
}

/** In the order of the table; the others have to agree with `rrule`. */
export const expanders: readonly Expander[] = [
  floorExpander,
  rruleTemporalExpander,
  rruleExpander,
  ourExpander,
]
