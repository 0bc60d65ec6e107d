import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

import { serverSpecimens } from './testing/server-specimens'

const entryPoints = import.meta.glob<Record<string, unknown>>([
  './*/index.ts',
  './calendars/*/index.ts',
  '!./{calendar-parts,calendar-core,money-parts,tag-options,host-input}/index.ts',
])

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

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.stories\.tsx$/g, '')
}

it.each(serverSpecimens.map(({ name, load }) => [name, load] as const))(
  '%s renders on a server',
  async (_name, load) => {
    expect(renderToString(await load())).toMatch(/^<\w+[^]*>$/)
  },
  30_000,
)

it('every component is among them', async () => {
  const visible = new Set(serverSpecimens.map(({ name }) => nameOf(name)))
  const modules = await Promise.all(Object.values(entryPoints).map((load) => load()))
  const names = modules.flatMap((module) =>
    Object.keys(module).filter((name) => /^[A-Z][a-z]/.test(name)),
  )
  expect(names.filter((name) => !visible.has(renderedBy[name] ?? name))).toEqual([])
}, 30_000)
