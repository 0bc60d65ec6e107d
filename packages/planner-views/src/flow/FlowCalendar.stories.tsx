import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { FlowCalendarHost } from './fixtures/FlowCalendarHost'
import { flowChannelMap, flowYear } from './fixtures/flow-plan'

const meta = {
  title: 'Planner views/Flow',
  component: FlowCalendarHost,
  parameters: { layout: 'fullscreen' },
  args: {
    startDay: '2026-01-01',
    endDay: '2026-12-31',
    today: '2026-11-18',
    items: flowYear(400),
    channels: flowChannelMap,
    currentPlanId: NATIONAL_PLAN_ID,
    onMove: fn(),
    onResize: fn(),
    onRowChange: fn(),
    onCreate: fn(),
    onOpenItem: fn(),
    onDeleteItem: fn(),
    onCopyItem: fn(),
  },
} satisfies Meta<typeof FlowCalendarHost>

export default meta
type Story = StoryObj<typeof meta>

/** A year of a plan, opened at today. */
export const Default: Story = {}

/** A quarter at once. */
export const Quarter: Story = { args: { zoom: 'quarter' } }

/** A year at once. */
export const Year: Story = { args: { zoom: 'year' } }

/** A week, with its days. */
export const Week: Story = { args: { zoom: 'week' } }

/** Without money, names are followed by the timeline. */
export const WithoutMoney: Story = { args: { hasMoney: false } }

/** Ten thousand items of a year. */
export const TenThousandItems: Story = {
  tags: ['stress'],
  args: { items: flowYear(10_000) },
}
