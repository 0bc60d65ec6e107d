import { figure, highlight } from './markdown'
import type { Circumstances } from './circumstances'
import type { ScrollFigures } from './kit-results'

/** The meaning of each name in a table. */
export const competitorNames: Readonly<Record<string, string>> = {
  floor: 'floor (plain DOM)',
  'react-big-calendar': 'react-big-calendar 1.20',
  fullcalendar: 'FullCalendar 7.1',
  'toast-ui': 'TOAST UI Calendar 2.1',
  'schedule-x': 'Schedule-X 4.9',
  'mui-scheduler': 'MUI x-scheduler 9 beta, community',
  throughline: 'Throughline',
  'without-preload': 'Throughline, without preload',
  'throughline-all-lanes': 'Throughline, all lanes',
  'react-data-grid': 'react-data-grid 7 beta',
  'glide-data-grid': 'glide-data-grid 6 (canvas)',
  'mui-data-grid': 'MUI x-data-grid 9',
  'ag-grid': 'AG Grid Community 36',
  'tanstack-table': 'TanStack Table 9, every cell rendered',
  'react-select': 'react-select 5',
  'mui-autocomplete': 'MUI Autocomplete 9',
  'mui-material': 'Material UI 9',
  prosemirror: 'ProseMirror 1',
  lexical: 'Lexical 0.52',
  'react-calendar-timeline': 'React Calendar Timeline 0.30 beta',
  'vis-timeline': 'vis-timeline 8.5',
  'svar-gantt': 'SVAR React Gantt 2.7, no lanes',
  rrule: 'rrule 2.8.1 `between`',
  'rrule-temporal': 'rrule-temporal 2.2.7',
}

/** Returns a line with the time, the machine and the disturbances of a measurement. */
export function said(circumstances: Circumstances, rounds?: string): string {
  const { day, cores, node, chromium, loadBefore, coreShare, isQuick } = circumstances
  return [
    day,
    `${cores} cores`,
    `Node ${node}`,
    ...(chromium === undefined ? [] : [`Chromium ${chromium}`]),
    `load average ${figure(loadBefore)} before the run`,
    `${Math.round(coreShare * 100)} % of a core to be had`,
    ...(rounds === undefined ? [] : [rounds]),
    ...(isQuick ? ['quick run'] : []),
  ]
    .join(', ')
    .concat('.')
}

/** `1 round` or `9 rounds`. */
export function inRounds(rounds: number): string {
  return rounds === 1 ? '1 round' : `${rounds} rounds`
}

/** Highlights our own row. */
export function emphasize(name: string, cells: readonly string[]): readonly string[] {
  return name.startsWith('throughline') ? highlight(cells) : cells
}

/** With separators: 10,000. */
export function figureCount(count: number): string {
  return count.toLocaleString('en-US')
}

/** The time between frames of a scroll and those that were dropped: `17 / 0`. */
export function scrolled({ p95Ms, droppedFrames }: ScrollFigures): string {
  return `${figure(p95Ms)} / ${droppedFrames}`
}
