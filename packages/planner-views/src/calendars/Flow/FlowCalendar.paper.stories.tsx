import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { flowArgs } from './fixtures/flow-args'
import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { flowDetails, flowYear, fullRow } from './fixtures/flow-plan'
import { FlowPaper, flowSheetsOf } from './parts/FlowPaper'
import { colorFlow, groupFlow } from '@throughline/domain/flow'

const year = flowYear(400)
const byPlan = colorFlow(year, 'plan', flowDetails)

function partsOf(element: Element, part: string): readonly Element[] {
  return [...element.querySelectorAll(`[data-part="${part}"]`)]
}

/** Returns the pages, once their code has loaded. */
async function pagesOf(canvasElement: HTMLElement): Promise<readonly Element[]> {
  await waitFor(() => expect(partsOf(canvasElement, 'page').length).toBeGreaterThan(0))
  return partsOf(canvasElement, 'page')
}

/** The flow on landscape pages, as the browser prints it. */
const meta = {
  title: 'Planner views/Calendars/FlowCalendar/Paper',
  component: FlowCalendarHost,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...flowArgs,
    items: year,
    look: 'print',
    paperDetails: { planName: 'National plan', filters: ['Channels: Email, Social'] },
  },
  play: async ({ canvasElement }) => {
    await pagesOf(canvasElement)
  },
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

/** The complete range on one page, for any length. */
export const Fit: Story = {
  tags: ['picture'],
  args: { zoom: 'fit', startDay: '2025-01-01', endDay: '2027-12-31' },
}

/** Each page says all that is needed to read it. */
export const Quarters: Story = {
  args: { zoom: 'quarter' },
  play: async ({ canvasElement, mount, step }) => {
    await mount()
    const pages = await pagesOf(canvasElement)
    await step('Header, names and money are on every page', async () => {
      await expect(pages.length).toBeGreaterThan(4)
      for (const [at, page] of pages.entries()) {
        await expect(page).toHaveTextContent('National plan · Flow 01/01/26 – 12/31/26')
        await expect(page).toHaveTextContent('Channels: Email, Social')
        await expect(page).toHaveTextContent(`${at + 1} of ${pages.length}`)
        await expect(partsOf(page, 'unit').length).toBeGreaterThan(3)
        await expect(partsOf(page, 'name').length).toBeGreaterThan(1)
      }
    })
    await step('Each quarter ends with the totals of its months', async () => {
      const months = pages.flatMap((page) => partsOf(page, 'total').length)
      await expect(months.filter((count) => count > 0)).toHaveLength(4)
    })
    await step('Nothing is cut off, and no bar is left out', async () => {
      for (const page of pages) {
        await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight)
        await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
      }
      const visible = new Set(
        partsOf(canvasElement, 'bar').map((bar) => bar.getAttribute('data-id')),
      )
      await expect(year.filter(({ id }) => !visible.has(String(id)))).toEqual([])
    })
    await step('A row that has nothing on these days takes no room', async () => {
      const rows = partsOf(canvasElement, 'row')
      await expect(rows.filter((row) => partsOf(row, 'bar').length === 0)).toEqual([])
    })
    await step('A section that goes on says so', async () => {
      const canvas = within(canvasElement)
      await expect(canvas.getAllByText('(continued)').length).toBeGreaterThan(0)
    })
    await step('A host that draws page by page says which page it is', async () => {
      const { startDay, endDay, today, channels, currentPlanId } = flowArgs
      const sections = groupFlow(year, 'channel', flowDetails)
      const flow = { startDay, endDay, today, channels, currentPlanId, sections, expenses: null }
      const sheets = [...flowSheetsOf(flow)].flat().slice(0, 2)
      await mount(<FlowPaper {...{ flow, sheets }} look="print" firstPage={3} pageCount={9} />)
      const [third, fourth] = await pagesOf(canvasElement)
      await expect(third).toHaveTextContent('3 of 9')
      await expect(fourth).toHaveTextContent('4 of 9')
    })
  },
}

/** The only page of days without items says so, also when they have holidays. */
export const NothingPlanned: Story = {
  args: { zoom: 'month', items: [], paperDetails: { planName: 'National plan', filters: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await pagesOf(canvasElement)).toHaveLength(1)
    await expect(await canvas.findByText('Christmas Day')).toBeVisible()
    await expect(await canvas.findByText('Nothing planned on these days.')).toBeVisible()
  },
}

/** A legend explains colors and marks that are not those of channels. */
export const ColouredByPlan: Story = {
  tags: ['picture'],
  args: {
    zoom: 'year',
    itemColors: byPlan?.colors ?? null,
    itemMarks: byPlan?.marks ?? null,
    legend: byPlan?.legend ?? null,
  },
}

/** Rows that are higher than a page are cut between their lanes. */
export const RowsHigherThanAPage: Story = {
  tags: ['stress'],
  args: { zoom: 'year', items: fullRow({ dayCount: 1, laneCount: 80 }) },
  play: async ({ canvasElement }) => {
    const pages = await pagesOf(canvasElement)
    const newsletters = pages.map((page) =>
      page.querySelectorAll('[data-row="type:30"] [data-part="bar"]'),
    )
    await expect(newsletters.filter(({ length }) => length > 0).length).toBeGreaterThan(2)
    await expect(newsletters.reduce((sum, { length }) => sum + length, 0)).toBe(80)
    for (const page of pages) {
      await expect(page.scrollHeight).toBeLessThanOrEqual(page.clientHeight)
    }
  },
}

/** Closed sections show only their heads, and without sums there is no money. */
export const ClosedSectionsWithoutMoney: Story = {
  tags: ['picture'],
  args: {
    zoom: 'year',
    hasMoney: false,
    closedSections: new Set(['calendars', 'channel:2', 'channel:4']),
  },
}
