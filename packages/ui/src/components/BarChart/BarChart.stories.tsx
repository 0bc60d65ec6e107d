import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import {
  channels,
  formatDollars,
  formatShortDollars,
  manyMonths,
  months,
  monthsOfThree,
} from './BarChart.story-host'
import { BarChart } from './index'

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  args: {
    title: 'Estimate and actual by month',
    summary: 'Oct 2026 to Mar 2027: estimate $362,400, actual $238,200.',
    categoryLabel: 'Month',
    series: [
      { id: 'estimate', label: 'Estimate' },
      { id: 'actual', label: 'Actual' },
    ],
    categories: months,
    format: formatDollars,
    formatShort: formatShortDollars,
    emptyText: 'No costs in these months.',
  },
  argTypes: {
    series: { control: false },
    categories: { control: false },
    extraColumns: { control: false },
    labels: { control: false },
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

const horizontal: NonNullable<Story['args']> = {
  title: 'Actual by channel',
  summary: 'Social $92,400, Email $61,000, Search $34,800 and three others.',
  categoryLabel: 'Channel',
  orientation: 'horizontal',
  series: [{ id: 'actual', label: 'Actual' }],
  categories: channels,
}

export const Default: Story = {}

export const Horizontal: Story = { args: horizontal }

export const FewBars: Story = { args: { ...horizontal, maxBars: 3 } }

export const ThreeSeries: Story = {
  tags: ['forced-colors'],
  args: {
    categories: monthsOfThree,
    series: [
      { id: 'estimate', label: 'Estimate' },
      { id: 'actual', label: 'Actual' },
      { id: 'before', label: 'Last year' },
    ],
  },
}

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = { args: { status: 'failed', onRetry: fn() } }

export const Empty: Story = { args: { categories: [] } }

export const HighContrast: Story = { globals: { theme: 'high-contrast' } }

export const ManyMonths: Story = { args: { categories: manyMonths } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const AsTable: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Show as table/ }))
  },
}

export const IsReadAsATable: Story = {
  args: { ...horizontal, maxBars: 3 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('The chart is one image with a sentence', async () => {
      await expect(canvas.getByRole('img', { name: /^Actual by channel\. Social/ })).toBeVisible()
      await expect(canvas.getByText('3 others')).toBeVisible()
    })
    await step('The button shows every figure as a table and keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Show as table: Actual by channel' }).focus()
      await userEvent.keyboard('{Enter}')
      const table = within(canvas.getByRole('table', { name: 'Actual by channel' }))
      await expect(table.getByRole('columnheader', { name: 'Actual' })).toBeVisible()
      await expect(table.getByRole('rowheader', { name: 'Radio' })).toBeInTheDocument()
      await expect(table.getAllByRole('row')).toHaveLength(7)
      await expect(
        canvas.getByRole('button', { name: 'Show as chart: Actual by channel' }),
      ).toHaveFocus()
    })
    await step('And back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('img')).toBeVisible()
    })
  },
}

export const ShowsTheValuesUnderThePointer: Story = {
  play: async ({ canvasElement, step }) => {
    const legend = () => canvasElement.querySelector('[data-part="legend"]')
    const november = canvasElement.querySelectorAll('[data-part="category"]')[1]
    if (november === undefined) throw new Error('There is no second category.')
    await expect(legend()).toHaveTextContent(/^EstimateActual$/)
    await step('The legend says the values of the month under it', async () => {
      await userEvent.hover(november)
      await waitFor(() =>
        expect(legend()).toHaveTextContent('Nov 2026Estimate$118,100Actual$104,600'),
      )
    })
    await step('And no longer when it has left', async () => {
      await userEvent.unhover(november)
      await waitFor(() => expect(legend()).toHaveTextContent(/^EstimateActual$/))
    })
  },
}

export const ForgetsThePointerInTheTable: Story = {
  play: async ({ canvas, canvasElement }) => {
    const legend = () => canvasElement.querySelector('[data-part="legend"]')
    const october = canvasElement.querySelector('[data-part="category"]')
    if (october === null) throw new Error('There is no category.')
    await userEvent.hover(october)
    await waitFor(() => expect(legend()).toHaveTextContent('$60,300'))
    canvas.getByRole('button', { name: /^Show as table/ }).focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('table')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(legend()).toHaveTextContent(/^EstimateActual$/))
  },
}

export const ShowsTheOnlyValueUnderThePointer: Story = {
  args: {
    series: [{ id: 'estimate', label: 'Estimate' }],
    categories: months.slice(0, 3),
  },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const october = canvasElement.querySelector('[data-part="category"]')
    if (october === null) throw new Error('There is no category.')
    await userEvent.hover(october)
    await within(canvasElement).findByText('$60,300')
  },
}

export const IsLoadedAgain: Story = {
  args: { status: 'failed', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
