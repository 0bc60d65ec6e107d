import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'

import { firstItems } from '../../../examples/product/src/planner/november-plan'
import { channels, PLAN_ID } from '../../../examples/product/src/planner/plan-structure'

const meta = {
  title: 'Patterns/Printing',
  component: MonthCalendar,
  args: {
    month: '2026-11',
    today: '2026-11-18',
    items: firstItems,
    channels,
    currentPlanId: PLAN_ID,
    look: 'print',
    paperDetails: { planName: 'National plan', filters: ['Channels: all'] },
  },
  parameters: {
    docs: {
      description: {
        component: `People print plans to hang them up and to discuss them. Every view has a print layout that fits the page size.

- **Ctrl or Cmd with P is enough.** The views notice that the page is printed and switch to their print layout. \`look="print"\` shows the same before printing.
- **Nothing is cut.** Weeks grow until all bars fit; a month that needs more continues on the next page, with the heads of its columns.
- **The paper says what it is:** plan, period, filters in use and, below, what the colors mean. Pass them as \`paperDetails\`.
- **Light colors always,** also from a dark theme. Bars keep their color, and their edge tells channels apart in black and white.
- **What is not the plan is left out:** mark it with \`data-print="hidden"\`. Views do that for their own controls.`,
      },
    },
  },
} satisfies Meta<typeof MonthCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** One landscape page. */
export const AMonthOnPaper: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('National plan · November 2026')
    await expect(canvasElement).toHaveTextContent('Channels: all')
    await expect(screen.getByText('Paid search')).toBeVisible()
  },
}
