import type { Condition } from '../app/conditions'
import type { AppFigures, AppResults } from './app-results'
import { figure, highlight, table } from './markdown'
import { inRounds, said } from './competitor-rows'
import { atMost } from './target'
import type { Target } from './target'

/** Reload until the first bars, in milliseconds. */
const reloadLimits: Readonly<Record<Condition, number>> = {
  unthrottled: 350,
  '80 ms and 20 Mbit/s': 450,
  'processor 4 x slower': 1000,
}
/** Press to the frame that shows it, in milliseconds: filters, and the next month. */
const pressLimits: Partial<Record<Condition, readonly [number, number]>> = {
  unthrottled: [40, 24],
  'processor 4 x slower': [150, 80],
}
const LAYOUT_SHIFT_LIMIT = 0.02
const LARGEST_PAINT_LIMIT_MS = 1000

/** Returns the section about the waiting times of a planner in the product itself. */
export function appSection({ circumstances, rounds, figures }: AppResults): string {
  const rows = figures.map((one) => {
    const [from, to] = one.barsQuartilesMs
    return highlight([
      one.condition,
      figure(one.barsMs),
      `${figure(from)}–${figure(to)}`,
      figure(one.largestPaintMs),
      one.layoutShift.toFixed(3),
      [one.openFiltersMs, one.tickChannelMs, one.clearFiltersMs].map(figure).join(' / '),
      figure(one.nextMonthMs),
    ])
  })
  return [
    '## The app: the month of a plan with 10,000 tactics',
    said(circumstances, inRounds(rounds)),
    table(
      [
        '',
        'reload until bars',
        'middle half',
        'largest paint',
        'layout shift',
        'filters: open / tick / clear',
        'next month',
      ],
      rows,
    ),
  ].join('\n\n')
}

/** Returns the targets of the app. */
export function appTargets({ figures }: AppResults): readonly Target[] {
  return figures.flatMap((one) => {
    const named = (subject: string): string => `${subject}, ${one.condition}`
    return [
      atMost('app', named('Reload until bars'), one.barsMs, reloadLimits[one.condition], 'ms'),
      ...paintTargets(one),
      ...pressTargets(one, named),
    ]
  })
}

function paintTargets({ condition, largestPaintMs, layoutShift }: AppFigures): readonly Target[] {
  if (condition !== 'unthrottled') return []
  return [
    atMost('app', 'Largest paint of a reload', largestPaintMs, LARGEST_PAINT_LIMIT_MS, 'ms'),
    atMost('app', 'Layout shift of a reload', layoutShift, LAYOUT_SHIFT_LIMIT, 'in all'),
  ]
}

function pressTargets(one: AppFigures, named: (subject: string) => string): readonly Target[] {
  const limits = pressLimits[one.condition]
  if (limits === undefined) return []
  const [ofFilters, ofMonth] = limits
  return [
    atMost('app', named('Filters opened'), one.openFiltersMs, ofFilters, 'ms'),
    atMost('app', named('Channel ticked'), one.tickChannelMs, ofFilters, 'ms'),
    atMost('app', named('Filters cleared'), one.clearFiltersMs, ofFilters, 'ms'),
    atMost('app', named('Next month shown'), one.nextMonthMs, ofMonth, 'ms'),
  ]
}
