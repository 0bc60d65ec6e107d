import { RRule } from './rrule'

const MILLISECONDS_PER_DAY = 86_400_000

/** A series as `rrule` needs it; days since 1970-01-01. */
export interface Series {
  readonly ruleText: string
  readonly startDay: number
  /** Last day that may begin an occurrence, or null for no end. */
  readonly untilDay: number | null
}

/** Parses a rule with `rrule`; the resulting days are midnights in UTC. */
export function parseWithRrule({
  ruleText,
  startDay,
  untilDay,
}: Series): InstanceType<typeof RRule> {
  const parsed = RRule.parseString(ruleText)
  const until = untilDay === null ? null : new Date(untilDay * MILLISECONDS_PER_DAY)
  // A rule may contain an end; the earlier of both counts.
  const own = parsed.until ?? null
  const isOwnEarlier = own !== null && (until === null || own < until)
  return new RRule({
    ...parsed,
    dtstart: new Date(startDay * MILLISECONDS_PER_DAY),
    until: isOwnEarlier ? own : until,
  })
}

/** The days in `[windowStart, windowEnd)` on which an occurrence begins, ascending. */
export function daysBetween(
  rule: InstanceType<typeof RRule>,
  windowStart: number,
  windowEnd: number,
): number[] {
  return rule
    .between(
      new Date(windowStart * MILLISECONDS_PER_DAY),
      new Date((windowEnd - 1) * MILLISECONDS_PER_DAY),
      true,
    )
    .map((date) => Math.round(date.getTime() / MILLISECONDS_PER_DAY))
}
