import { expect, it } from 'vitest'

import { serverSpecimens } from './testing/server-specimens'

const entryPoints = import.meta.glob<string>(
  [
    './*/index.ts',
    './calendars/*/index.ts',
    '!./{calendar-parts,calendar-core,money-parts,tag-options,host-input}/index.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Components that the stories of another one render. */
const renderedBy: Readonly<Record<string, string>> = {
  BudgetEditor: 'TeamTable',
  ChannelsEditor: 'TeamTable',
  FlowFigures: 'FlowBar',
  FlowPaper: 'FlowCalendar',
  RangePeriod: 'CalendarHeader',
  RoleEditor: 'TeamTable',
  SavedViewsButton: 'SavedViewsMenu',
  VisibleDashboard: 'PerformanceView',
}

/** The components of an entry point: values whose names begin like `MonthCalendar`. */
function componentsIn(source: string): string[] {
  const lists = [...source.matchAll(/^export \{([^}]+)\}/gmu)].map(([, list = '']) => list)
  return lists
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]/u.test(name))
}

it('every component is among those that the checks render on a server', () => {
  const rendered = new Set(
    serverSpecimens.map(({ name }) => name.replaceAll(/^.*\/|\.stories\.tsx$/g, '')),
  )
  const names = Object.values(entryPoints).flatMap(componentsIn)
  expect(names).toContain('MonthCalendar')
  expect(names.filter((name) => !rendered.has(renderedBy[name] ?? name))).toEqual([])
})
