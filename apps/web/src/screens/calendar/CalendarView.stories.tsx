import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { lookupOf } from './calendar-lookup'
import { CalendarView } from './CalendarView'
import { novemberFixture, planFixture, tacticFixture } from './fixtures/plan-fixture'

const calendar = {
  month: '2026-11',
  today: '2026-11-18',
  items: novemberFixture,
  channels: lookupOf(planFixture()).shownChannels,
  currentPlanId: 12,
  onCreate: fn(),
  onMove: fn(),
  onMoveRefused: fn(),
  onOpenItem: fn(),
  onMonthChange: fn(),
}

const overstory = {
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  today: '2026-11-18',
  sections: { initiatives: [], 'monthly-focus': [], 'long-running': [] },
  channels: calendar.channels,
  currentPlanId: 12,
  closedSections: new Set<never>(),
  onToggleSection: fn(),
  onOpenItem: fn(),
}

const meta = {
  title: 'Screens/CalendarMonth',
  component: CalendarView,
  args: {
    planName: 'National plan',
    isFrozen: false,
    isTodayShown: true,
    onPrevious: fn(),
    onNext: fn(),
    onToday: fn(),
    onAddTactic: fn(),
    overstory,
    calendar,
  },
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'A month of a plan under its header. The address holds the month; the screen around it reads, moves and saves.',
      },
    },
  },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100vh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CalendarView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  args: { planName: '', calendar: { ...calendar, items: [], status: 'loading' } },
}

export const Empty: Story = { args: { calendar: { ...calendar, items: [] } } }

export const Failed: Story = {
  args: { calendar: { ...calendar, items: [], status: 'error', onRetry: fn() } },
}

export const FrozenPlan: Story = { args: { isFrozen: true } }

export const WithOverstory: Story = {
  args: {
    overstory: {
      ...overstory,
      sections: {
        initiatives: [
          tacticFixture({ id: 91, title: 'Holiday Gifting Campaign', channelId: 101 }),
          tacticFixture({ id: 92, title: 'Black Friday Promotion', channelId: 101 }),
        ],
        'monthly-focus': [],
        'long-running': [
          tacticFixture({
            id: 93,
            title: 'Always-on brand search',
            endDate: '2026-12-31T08:00:00',
          }),
        ],
      },
    },
  },
}

export const AnotherMonth: Story = {
  args: { isTodayShown: false, calendar: { ...calendar, month: '2026-02', items: [] } },
}

export const PagesAndAdds: Story = {
  args: { isTodayShown: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
    await expect(args.onPrevious).toHaveBeenCalledOnce()
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(args.onToday).toHaveBeenCalledOnce()
    await expect(args.onAddTactic).toHaveBeenCalledOnce()
  },
}
