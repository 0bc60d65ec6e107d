import type { Meta, StoryObj } from '@storybook/react-vite'
import { createLazyModule } from '@throughline/ui/lazy-module'
import { expect, fn, userEvent } from 'storybook/test'

import type { CalendarNoticeContent } from './CalendarNoticeContent'
import { CalendarNoticeArea } from './CalendarNotice'
import { noticeContent } from './CalendarNotice'

/** As without a network. */
const unreachable = createLazyModule(() =>
  Promise.reject<typeof CalendarNoticeContent>(new TypeError('Failed to fetch')),
)

const meta = {
  title: 'Planner views/Calendars/CalendarNotice',
  component: CalendarNoticeArea,
  tags: ['!autodocs'],
  args: {
    content: noticeContent,
    isFailed: true,
    onRetry: fn(),
    onClearFilters: undefined,
    onAdd: null,
    labels: {
      error: 'The items could not be loaded.',
      retry: 'Try again',
      empty: 'Nothing planned in November 2026.',
      emptyHint: 'Double-click a day to add a tactic.',
      addTactic: 'Add Tactic',
      emptyFiltered: 'Nothing of this month matches the filters.',
      clearFilters: 'Clear Filters',
    },
  },
  render: (args) => (
    <div style={{ position: 'relative', height: 240 }}>
      <CalendarNoticeArea {...args} />
    </div>
  ),
} satisfies Meta<typeof CalendarNoticeArea>

export default meta
type Story = StoryObj<typeof meta>

const playFailure: NonNullable<Story['play']> = async ({ args, canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('The items could not be loaded.')
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
}

export const AnnouncesAFailure: Story = { play: playFailure }

export const AnnouncesAFailureWithoutItsLook: Story = {
  args: { content: unreachable },
  play: playFailure,
}

export const OffersTheFirstTacticWithoutItsLook: Story = {
  args: { content: unreachable, isFailed: false, onAdd: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Nothing planned in November 2026.')).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    const button = canvas.getByRole('button', { name: 'Add Tactic' })
    await userEvent.click(button)
    await expect(args.onAdd).toHaveBeenCalledWith(button)
  },
}
