import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { ListFilter, Plus } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CalendarHeader } from './CalendarHeader'

const meta = {
  title: 'Planner views/CalendarHeader',
  component: CalendarHeader,
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'The 52 px line above a calendar: the period on show as the heading, paging, Today, and room for the view switch, filters and the one primary button. It knows no dates: the host says what is on show and what paging means.',
      },
    },
  },
  args: { title: 'November 2026', onPrevious: fn(), onNext: fn(), onToday: fn() },
} satisfies Meta<typeof CalendarHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    actions: (
      <>
        <Button icon={ListFilter}>Filters</Button>
        <Button variant="primary" icon={Plus}>
          Add Tactic
        </Button>
      </>
    ),
  },
}

export const WithoutActions: Story = {}

export const TodayOnShow: Story = { args: { isTodayShown: true } }

export const LongTitle: Story = { args: { title: 'September 2026 to February 2027' } }

export const PagesWithButtons: Story = {
  play: async ({ args, canvasElement, step }) => {
    const canvas = within(canvasElement)
    await step('Paging asks the host for another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    })
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onToday).toHaveBeenCalledOnce()
  },
}
