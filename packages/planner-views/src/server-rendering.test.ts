import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'

interface Story {
  readonly args?: object
  readonly render?: (args: object, context: object) => ReactNode
}

type StoryModule = Record<string, Story> & {
  readonly default: Story & { readonly component?: ComponentType<object> }
}

/** The main stories of each component: their first one shows it with realistic data. */
const stories = import.meta.glob<StoryModule>(['./*/*.stories.tsx', '!./*/*.*.stories.tsx'])
const entryPoints = import.meta.glob<Record<string, unknown>>([
  './*/index.ts',
  '!./{calendar-parts,interaction,money-parts,tag-options,host-input}/index.ts',
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
  ShownDashboard: 'PerformanceView',
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.stories\.tsx$/g, '')
}

it.each(Object.entries(stories))(
  '%s renders on a server',
  async (_file, load) => {
    const { default: meta, ...others } = await load()
    const [name, story] = Object.entries(others)[0] ?? ['', {}]
    const args = { ...meta.args, ...story.args }
    const render = story.render ?? meta.render
    const { component } = meta
    const Shown = () => {
      if (render !== undefined) return render(args, { name, args, globals: {}, parameters: {} })
      return component === undefined ? null : createElement(component, args)
    }
    expect(renderToString(createElement(Shown))).toMatch(/^<\w+[^]*>$/)
  },
  30_000,
)

it('every component is among them', async () => {
  const shown = new Set(Object.keys(stories).map(nameOf))
  const modules = await Promise.all(Object.values(entryPoints).map((load) => load()))
  const names = modules.flatMap((module) =>
    Object.keys(module).filter((name) => /^[A-Z][a-z]/.test(name)),
  )
  expect(names.filter((name) => !shown.has(renderedBy[name] ?? name))).toEqual([])
}, 30_000)
