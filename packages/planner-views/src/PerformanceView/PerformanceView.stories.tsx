import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { categories, dashboardOf } from './fixtures/dashboards'
import { PerformanceView } from './PerformanceView'

const meta = {
  title: 'Planner views/Tables and figures/PerformanceView',
  component: PerformanceView,
  parameters: {
    layout: 'fullscreen',
  },
  args: { categories, selectedId: 12, onSelect: fn(), onRetry: fn() },
  render: (args) => (
    <div style={{ blockSize: 720 }}>
      <PerformanceView {...args} />
    </div>
  ),
} satisfies Meta<typeof PerformanceView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Dashboards are listed by category, and the current one is marked', async () => {
      const list = within(canvas.getByRole('navigation', { name: 'Dashboards' }))
      const categories = list.getAllByRole('heading').map(({ textContent }) => textContent)
      await expect(categories).toEqual(['Sales', 'Email', 'Brand'])
      const sales = within(list.getByRole('list', { name: 'Sales' }))
      await expect(sales.getByRole('button', { name: 'Holiday pacing' })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(list.getAllByRole('button', { current: true })).toHaveLength(1)
    })
    await step('It is shown under its name, in a frame of an opaque origin', async () => {
      await expect(canvas.getByRole('heading', { name: 'Holiday pacing' })).toBeVisible()
      const frame = canvas.getByTitle('Holiday pacing')
      const sandbox = frame.getAttribute('sandbox') ?? ''
      await expect(sandbox.split(' ')).toContain('allow-scripts')
      await expect(sandbox).not.toMatch(/allow-same-origin|allow-top-navigation/u)
      await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    })
    await step('A tab can show it alone', async () => {
      const link = canvas.getByRole('link', { name: 'Open in a tab' })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
  },
}

export const States: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step('First one', async () => {
      await mount(
        <div style={{ blockSize: 720 }}>
          <PerformanceView {...args} selectedId={null} />
        </div>,
      )
      await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(
        'Weekly sales by region',
      )
      await expect(canvas.getByTitle('Weekly sales by region')).toBeVisible()
    })
    await step('Empty', async () => {
      await mount(
        <div style={{ blockSize: 720 }}>
          <PerformanceView {...args} categories={[]} />
        </div>,
      )
      await expect(
        within(canvasElement).getByText(
          'To see performance data in this view, an Admin must embed the dashboard or report under Plan Settings.',
        ),
      ).toBeVisible()
    })
  },
}

export const Pdf: Story = {
  args: { selectedId: 32 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = canvas.getByTitle('Brand tracker Q3')
    await expect(frame).not.toHaveAttribute('sandbox')
    await expect(
      canvas.getByRole('link', { name: 'Open Brand tracker Q3 in a tab' }),
    ).toHaveAttribute('target', '_blank')
    const box = frame.parentElement
    await expect(frame.getBoundingClientRect().width).toBeGreaterThan(
      (box?.getBoundingClientRect().width ?? 0) - 4,
    )
  },
}

export const Loading: Story = { args: { status: 'loading', categories: [] } }

export const Failed: Story = {
  args: { status: 'error', categories: [], errorText: 'The server could not be reached.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** Long names, from right to left. */
export const LongNamesFromRightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" style={{ blockSize: 720 }}>
      <PerformanceView {...args} />
    </div>
  ),
  args: {
    categories: [
      {
        id: 1,
        name: 'A category whose name is as long as somebody wanted it to be',
        dashboards: Array.from({ length: 30 }, (_, index) =>
          dashboardOf(index + 1, `Weekly sales by region, channel and store format ${index + 1}`),
        ),
      },
    ],
    selectedId: 3,
  },
}
