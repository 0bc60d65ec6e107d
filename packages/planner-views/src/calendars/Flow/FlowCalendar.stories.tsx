import type { Meta, StoryObj } from '@storybook/react-vite'
import { colorFlow } from '@throughline/domain/flow'
import { WESTERN_PLAN_ID } from '@throughline/test-support/builders'
import { reorderedTexts } from '@throughline/test-support/dom'
import { expect, fn, waitFor, within } from 'storybook/test'

import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { flowDetails, flowYear } from './fixtures/flow-plan'

const year = flowYear(400)
/** Landing pages. */
const MARKED_ROW_ID = 'type:21'
const byPlan = colorFlow(year, 'plan', flowDetails)

const meta = {
  title: 'Planner views/Calendars/FlowCalendar',
  component: FlowCalendarHost,
  parameters: { isFullScreen: true },
  args: { ...flowArgs, items: year },
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Week: Story = { args: { zoom: 'week' } }

export const Year: Story = { args: { zoom: 'year' } }

export const ThreeYears: Story = {
  args: { zoom: 'three-years', startDay: '2025-01-01', endDay: '2027-12-31' },
}

export const ByInitiative: Story = {
  args: {
    grouping: 'initiative',
    items: year.map((item) => ({
      ...item,
      relatedInitiativeIds: item.id % 2 === 0 ? [87, 291] : [],
    })),
  },
}

/** Rows that do not name the channel: each bar has two letters of its name. */
export const ByTagCategory: Story = {
  args: { grouping: 'tag-category', zoom: 'quarter', hasChannelMarks: true },
}

/** Colors of something else than channels come with marks and a legend of both. */
export const ColouredByPlan: Story = {
  tags: ['picture', 'forced-colors'],
  args: {
    itemColors: byPlan?.colors ?? null,
    itemMarks: byPlan?.marks ?? null,
    legend: byPlan?.legend ?? null,
    hasChannelMarks: true,
  },
  play: async ({ canvas, canvasElement }) => {
    const marksIn = (element: Element) =>
      [...element.querySelectorAll<HTMLElement>('[data-part="channel-mark"]')].map(
        ({ dataset }) => dataset['mark'],
      )
    const legend = canvas.getByRole('list', { name: 'Colors' })
    const explained = marksIn(legend)
    await expect(explained).toEqual(byPlan?.legend.map(({ mark }) => mark))
    await expect(legend).toHaveTextContent(byPlan?.legend.map(({ name }) => name).join('') ?? '')
    const grid = canvasElement.querySelector('[role="treegrid"]')
    const visible = new Set(grid === null ? [] : marksIn(grid))
    // Items of the western region have the mark of their plan already.
    await expect([...visible]).toEqual(['NP'])
    await expect(explained).toEqual(['NP', 'WR'])
  },
}

/** Empty rows would grow when their items arrive, so no row is drawn before. */
export const Loading: Story = {
  tags: ['picture'],
  args: { items: [], status: 'loading', hasMoney: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="skeleton-row"]')).toBeVisible()
    await expect(canvasElement.querySelector('[data-part="row"]')).toBeNull()
  },
}

export const Failed: Story = {
  args: { items: [], status: 'error', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const Filtered: Story = { args: { items: [], onClearFilters: fn() } }

/** Closed sections are their heads. Without sums there are no columns of money and no totals. */
export const ClosedSectionsWithoutMoney: Story = {
  args: {
    hasMoney: false,
    closedSections: new Set(['calendars', 'initiatives', 'channel:2', 'channel:4']),
  },
}

/** With few rows the totals are at the foot all the same, and the lines go down to them. */
export const FewRows: Story = {
  tags: ['picture'],
  args: { items: year.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const boxOf = (part: string): DOMRect => {
      const element = canvasElement.querySelector(`[data-part="${part}"]`)
      if (element === null) throw new Error(`There is no ${part}.`)
      return element.getBoundingClientRect()
    }
    const scroller = canvasElement.querySelector('[data-part="scroll"]')
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight)
    const foot = boxOf('scroll').top + (scroller?.clientHeight ?? 0)
    await expect(boxOf('totals').bottom).toBe(foot)
    await expect(boxOf('line').bottom).toBe(boxOf('totals').top)
    await expect(boxOf('today').bottom).toBe(boxOf('totals').top)
    await expect(scroller?.scrollLeft).toBeGreaterThan(0)
    const below = boxOf('fixed-below')
    const head = boxOf('fixed')
    await expect([below.left, below.width]).toEqual([head.left, head.width])
    await expect(below.bottom).toBe(boxOf('totals').top)
  },
}

/** As long as a new item is made beside it, its place in its row is marked. */
export const MarkedDays: Story = {
  args: {
    markedDays: { rowId: MARKED_ROW_ID, startDate: '2026-11-19', endDate: '2026-11-23' },
  },
  play: async ({ canvasElement }) => {
    const marked = canvasElement.querySelector('[data-part="marked"]')?.getBoundingClientRect()
    const row = canvasElement
      .querySelector(`[data-row="${MARKED_ROW_ID}"]`)
      ?.getBoundingClientRect()
    const today = canvasElement.querySelector('[data-part="today"]')?.getBoundingClientRect()
    if (marked === undefined || row === undefined || today === undefined) {
      throw new Error('Something is not drawn.')
    }
    await expect([marked.top, marked.height]).toEqual([row.top, row.height])
    // Today is the 18th, and its line is at noon: the marked days begin half a day later.
    await expect(Math.round((marked.left - today.left) / (marked.width / 5) - 0.5)).toBe(0)
  },
}

/** The number of elements depends on the window, not on the plan. */
export const TenThousandItems: Story = {
  tags: ['stress'],
  args: { items: flowYear(10_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('treegrid')).toBeVisible()
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

/** From right to left. Long names are cut, titles keep to their rooms, other plans carry their mark. */
export const RightToLeftWithLongNames: Story = {
  globals: { direction: 'rtl' },
  tags: ['stress'],
  args: {
    items: year.map((item, at) =>
      Object.assign({}, item, {
        title: at % 3 === 0 ? `${item.title} ${'with a name that goes on '.repeat(6)}` : item.title,
        planId: at % 2 === 0 ? WESTERN_PLAN_ID : item.planId,
        actualCost: item.estimatedCost === null ? null : item.estimatedCost * 2,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const figures = canvasElement.querySelectorAll('[data-part="figure"]')
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-sign="negative"]')).not.toBeNull(),
    )
    await expect([...figures].flatMap((figure) => reorderedTexts(figure))).toEqual([])
  },
}
