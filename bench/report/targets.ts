import type { MonthFigures, Results } from './results'

/** One promise and what was measured of it. */
export interface Target {
  readonly subject: string
  readonly measured: number
  /** Written after the measured number and after the limit. */
  readonly unit: string
  readonly limit: number
  /** Which side of the limit is good. */
  readonly isUpperLimit: boolean
}

/** Whether a promise is kept. */
export function isMet({ measured, limit, isUpperLimit }: Target): boolean {
  return isUpperLimit ? measured <= limit : measured >= limit
}

/** All promises about the parts that were measured; a missing part promises nothing. */
export function targetsOf({ month, recurrence, range, start, screen }: Results): readonly Target[] {
  return [
    ...(month === undefined ? [] : monthTargets(month.figures)),
    ...(month === undefined
      ? []
      : [
          ...month.drags
            .filter(({ contender }) => contender === 'throughline')
            .map(({ p95Ms }) =>
              atMost(`Drag move, p95 at ${month.dragTacticCount} tactics`, p95Ms, 16.7, 'ms'),
            ),
          atMost(
            'Own script of the month view, gzip',
            month.ownScriptKilobytes['throughline'] ?? Number.NaN,
            45,
            'kB',
          ),
        ]),
    ...(recurrence?.figures ?? [])
      .filter(({ contender }) => contender === 'throughline')
      .map(({ ruleCount, rulesPerSecond }) => ({
        subject: `Recurrence, ${ruleCount} rules into a month`,
        measured: rulesPerSecond / 1000,
        unit: 'k rules/s',
        limit: 300,
        isUpperLimit: false,
      })),
    ...(range?.figures ?? [])
      .filter(({ clients }) => clients === 4)
      .map(({ p95Ms }) =>
        atMost('Month read out of 10,000 tactics, p95 at 4 clients', p95Ms, 60, 'ms'),
      ),
    ...(range === undefined ? [] : [atMost('Its answer, gzip', range.gzipKilobytes, 120, 'kB')]),
    ...(start === undefined
      ? []
      : [
          atMost('Server start on an existing database', start.secondStartMs / 1000, 2, 's'),
          atMost('First server start', start.firstStartMs / 1000, 10, 's'),
        ]),
    ...(screen === undefined
      ? []
      : [atMost('Script before the plans list, gzip', screen.kilobytes, 170, 'kB')]),
  ]
}

/** Of the month view: how many times the floor of the same run it may take. */
const READY_LIMITS: ReadonlyMap<number, number> = new Map([
  [2000, 3],
  [10_000, 4],
])
const NEXT_MONTH_LIMIT = 2.5

function monthTargets(figures: readonly MonthFigures[]): readonly Target[] {
  const pairs = figures
    .filter(({ contender }) => contender === 'throughline')
    .flatMap((ours) => {
      const floor = figures.find(
        ({ contender, tacticCount }) => contender === 'floor' && tacticCount === ours.tacticCount,
      )
      return floor === undefined ? [] : [{ ours, floor }]
    })
  const ready = pairs.flatMap(({ ours, floor }) => {
    const limit = READY_LIMITS.get(ours.tacticCount)
    if (limit === undefined) return []
    const subject = `Month ready, ${ours.tacticCount} tactics`
    return [atMost(subject, ours.readyMs / floor.readyMs, limit, 'x floor')]
  })
  const next = pairs.map(({ ours, floor }) => {
    const subject = `Next month, ${ours.tacticCount} tactics`
    return atMost(subject, ours.nextMonthMs / floor.nextMonthMs, NEXT_MONTH_LIMIT, 'x floor')
  })
  return [...ready, ...next]
}

function atMost(subject: string, measured: number, limit: number, unit: string): Target {
  return { subject, measured, unit, limit, isUpperLimit: true }
}
