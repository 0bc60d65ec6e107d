import type { Meta, StoryObj } from '@storybook/react-vite'
import type { PlanListEntry } from '@throughline/api-client'
import { buildPlanListEntry } from '@throughline/test-support/builders'
import { expect, fn, userEvent } from 'storybook/test'
import { RouterHost } from '../../testing/RouterHost'
import { PlansView } from './PlansView'

const plans: readonly PlanListEntry[] = [
  buildPlanListEntry({ id: 12, type: 'Master' }),
  buildPlanListEntry({
    id: 13,
    parentId: 12,
    type: 'Sub',
    name: 'West region',
    abbreviatedName: 'WR',
    tacticCount: 486,
  }),
  buildPlanListEntry({
    id: 14,
    parentId: 12,
    type: 'Sub',
    name: 'East region',
    abbreviatedName: 'ER',
    roleTitle: 'Contributor',
    level: 300,
    tacticCount: 512,
  }),
  buildPlanListEntry({
    id: 16,
    name: 'Store launch Denver',
    abbreviatedName: 'SL',
    roleTitle: 'Viewer',
    level: 350,
    startDate: '2026-09-01',
    endDate: '2027-03-31',
    tacticCount: 148,
  }),
]

const meta = {
  title: 'Screens/Plans/Plans',
  component: PlansView,
  args: {
    status: 'ready',
    plans,
    isAccountActive: true,
    errorText: '',
    isRetrying: false,
    onRetry: fn(),
    launchPath: ({ id }) => `/account/1/plan/${id}/calendar/month`,
    onLaunchIntent: fn(),
    desk: null,
    isDeskComing: false,
  },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The plans that a person has a role on, nested ones under their lead, as they are shown on arrival. What is done with them follows with its code.',
      },
    },
  },
  decorators: [
    (Story) => (
      <RouterHost>
        <Story />
      </RouterHost>
    ),
  ],
} satisfies Meta<typeof PlansView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A long name, a frozen plan, and plans without dates and counts. */
export const Rows: Story = {
  args: {
    plans: [
      buildPlanListEntry({
        id: 12,
        name: 'Northfield spring and summer wardrobe relaunch across all western and southern stores',
      }),
      ...plans
        .slice(1, 3)
        .map((plan) =>
          buildPlanListEntry({ ...plan, startDate: null, endDate: null, tacticCount: null }),
        ),
      ...plans.slice(3).map((plan) => buildPlanListEntry({ ...plan, freeze: true })),
    ],
  },
}

export const Loading: Story = { args: { status: 'loading', plans: [] } }

export const Empty: Story = { args: { plans: [] } }

export const Failed: Story = {
  tags: ['picture'],
  args: {
    status: 'error',
    plans: [],
    errorText: 'The server could not be reached. Check your connection and try again.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ExpiredSubscription: Story = {
  tags: ['picture'],
  args: { isAccountActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Launch Plan/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Launch Plan, National plan' })).toBeDisabled()
  },
}

/** Table with the width beside the navigation in a window of 1024 pixels. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 856 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas, step }) => {
    // Only the font of the product has the expected widths.
    await document.fonts.ready
    await step('No cell runs into the next', async () => {
      for (const cell of [...canvas.getAllByRole('cell'), ...canvas.getAllByRole('rowheader')]) {
        await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
      }
    })
    await step('The longest name of the list is read whole', async () => {
      const name = canvas.getByText('Store launch Denver')
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    })
    await step('Each plan launches its own calendar', async () => {
      const link = canvas.getByRole('link', { name: 'Launch Plan, West region' })
      await expect(link).toHaveAttribute('href', '/account/1/plan/13/calendar/month')
      await userEvent.hover(link)
      await expect(args.onLaunchIntent).toHaveBeenCalled()
    })
  },
}

const manyPlans = Array.from({ length: 64 }, (_, index) =>
  buildPlanListEntry({ id: 100 + index, name: `Region ${index + 1}` }),
)

export const DrawsWhatAWindowShowsUntilItsActionsCome: Story = {
  tags: ['!autodocs', 'no-baseline'],
  args: { plans: manyPlans, isDeskComing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Region 1')).toBeVisible()
    await expect(canvas.getAllByRole('link').length).toBeLessThanOrEqual(60)
  },
}

export const DrawsEveryPlanWithoutThem: Story = {
  tags: ['!autodocs', 'no-baseline'],
  args: { plans: manyPlans },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(64)
  },
}
