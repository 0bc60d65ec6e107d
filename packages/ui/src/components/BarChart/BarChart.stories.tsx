import type { Meta, StoryObj } from '@storybook/react-vite'
import { sideBySide } from '@throughline/test-support/side-by-side'
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

export const States: Story = {
  args: { onRetry: fn() },
  tags: ['picture'],
  render: sideBySide(
    BarChart,
    [
      { name: 'Horizontal', props: horizontal },
      {
        name: 'At most three bars',
        props: { ...horizontal, title: 'Actual of the largest channels', maxBars: 3 },
      },
      { name: 'Right to left', dir: 'rtl', props: { title: 'التقدير والفعلي حسب الشهر' } },
      { name: 'Loading', props: { title: 'Costs of last year', status: 'loading' } },
      { name: 'Failed', props: { title: 'Costs of this year', status: 'failed' } },
      { name: 'Empty', props: { title: 'Costs of next year', categories: [] } },
    ],
    { columnWidth: 309 },
  ),
  play: async ({ canvas, args }) => {
    // Only charts with bars are images.
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

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

export const HighContrast: Story = { globals: { theme: 'high-contrast' } }

export const ManyMonths: Story = { args: { categories: manyMonths } }

export const IsReadAsATable: Story = {
  args: { orientation: 'horizontal', maxBars: 3 },
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('The chart is one image with a sentence', async () => {
      await expect(
        canvas.getByRole('img', { name: /^Estimate and actual by month\. Oct/ }),
      ).toBeVisible()
      await expect(canvas.getByText('3 others')).toBeVisible()
    })
    await step('The button shows every figure as a table and keeps the focus', async () => {
      canvas.getByRole('button', { name: 'Show as table: Estimate and actual by month' }).focus()
      await userEvent.keyboard('{Enter}')
      const table = within(canvas.getByRole('table', { name: 'Estimate and actual by month' }))
      await expect(table.getByRole('columnheader', { name: 'Actual' })).toBeVisible()
      await expect(table.getByRole('rowheader', { name: 'Mar 2027' })).toBeInTheDocument()
      await expect(table.getAllByRole('row')).toHaveLength(7)
      await expect(
        canvas.getByRole('button', { name: 'Show as chart: Estimate and actual by month' }),
      ).toHaveFocus()
    })
    await step('And back, and once more', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('img')).toBeVisible()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('table')).toBeVisible()
    })
  },
}

export const ShowsTheValuesUnderThePointer: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const legend = () => canvasElement.querySelector('[data-part="legend"]')
    const [october, november] = canvasElement.querySelectorAll('[data-part="category"]')
    if (october === undefined || november === undefined) throw new Error('There are no categories.')
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
    await step('Nor when the chart was a table meanwhile', async () => {
      await userEvent.hover(october)
      await waitFor(() => expect(legend()).toHaveTextContent('$60,300'))
      canvas.getByRole('button', { name: /^Show as table/ }).focus()
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('table')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(legend()).toHaveTextContent(/^EstimateActual$/))
    })
  },
}

export const ShowsTheOnlyValueUnderThePointer: Story = {
  args: {
    series: [{ id: 'estimate', label: 'Estimate' }],
    categories: months.slice(0, 3),
  },
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const october = canvasElement.querySelector('[data-part="category"]')
    if (october === null) throw new Error('There is no category.')
    await userEvent.hover(october)
    await canvas.findByText('$60,300')
  },
}
