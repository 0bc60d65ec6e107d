import { CALENDAR_MESSAGES } from '@throughline/domain/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildPlan, buildTactic, novemberTactics } from '@throughline/test-support/builders'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FiltersOpenProvider, lookupOf } from '../../plan'
import { CalendarView } from './CalendarView'

const shared = {
  today: '2026-11-18',
  items: novemberTactics,
  channels: lookupOf(buildPlan()).visibleChannels,
  currentPlanId: 12,
  onCreate: fn(),
  onMove: fn(),
  onResize: fn(),
  onMoveRefused: fn(),
  onOpenItem: fn(),
}
const month = { ...shared, month: '2026-11', laneMode: 'all', onMonthChange: fn() } as const
const day = { ...shared, day: '2026-11-18', now: '2026-11-18T10:20:00', onDayChange: fn() }

const overstory = {
  startDay: '2026-11-01',
  endDay: '2026-11-30',
  today: '2026-11-18',
  sections: { initiatives: [], 'monthly-focus': [], 'long-running': [] },
  channels: shared.channels,
  currentPlanId: 12,
  closedSections: new Set<never>(),
  onToggleSection: fn(),
  onOpenItem: fn(),
}

const meta = {
  title: 'Screens/Planning/Calendar',
  component: CalendarView,
  args: {
    view: 'month',
    planName: 'National plan',
    frozen: null,
    isOutdated: false,
    onRetry: fn(),
    laneMode: 'all',
    density: 'compact',
    hasChannelMarks: false,
    weekStartDay: 'sunday',
    canChangeWeekStart: true,
    onDateChange: fn(),
    onViewChange: fn(),
    onLaneModeChange: fn(),
    onChannelMarksChange: fn(),
    onDensityChange: fn(),
    onWeekStartChange: fn(),
    onAddTactic: fn(),
    activeFilterCount: 0,
    side: null,
    calendarRef: { current: null },
    overstory,
    month,
    day,
  },
  render: (args, { globals }) => (
    <CalendarView
      {...args}
      density={globals['density'] === 'comfortable' ? 'comfortable' : args.density}
    />
  ),
  parameters: {
    isFullScreen: true,
    docs: {
      description: {
        component:
          'A plan as a month or a day, under its header and the overstory. The address holds the view and the date; the screen around it reads, moves and saves.',
      },
    },
  },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '100vh' }}>
        <FiltersOpenProvider onOpen={fn()}>
          <Story />
        </FiltersOpenProvider>
      </main>
    ),
  ],
} satisfies Meta<typeof CalendarView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  args: { planName: '', month: { ...month, items: [], status: 'loading' } },
}

export const Empty: Story = {
  tags: ['picture'],
  args: { month: { ...month, items: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing planned/u)).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['picture'],
  args: { month: { ...month, items: [], status: 'error', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const FrozenPlan: Story = { args: { frozen: { unfreezePath: null, teamPath: null } } }

export const WithOverstory: Story = {
  args: {
    overstory: {
      ...overstory,
      sections: {
        initiatives: [
          buildTactic({ id: 91, title: 'Holiday Gifting Campaign', channelId: 101 }),
          buildTactic({ id: 92, title: 'Black Friday Promotion', channelId: 101 }),
        ],
        'monthly-focus': [],
        'long-running': [
          buildTactic({
            id: 93,
            title: 'Always-on brand search',
            endDate: '2026-12-31T08:00:00',
          }),
        ],
      },
    },
  },
}

export const Day: Story = {
  args: { view: 'day', overstory: { ...overstory, startDay: '2026-11-18', endDay: '2026-11-18' } },
}

/** The weeks show as many of the higher bars as fit. */
export const Comfortable: Story = {
  args: { laneMode: 'fit', month: { ...month, laneMode: 'fit' } },
  globals: { density: 'comfortable' },
}

export const PagesSwitchesAndAdds: Story = {
  tags: ['!autodocs'],
  // The data loaded earlier, and a later read failed: everything stays visible.
  args: { isOutdated: true },
  play: async ({ args, canvas, step }) => {
    await step('What may be out of date is read again', async () => {
      await expect(canvas.getByText(CALENDAR_MESSAGES.outdated)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(args.onRetry).toHaveBeenCalledTimes(1)
    })
    await step('Paging asks for another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
      await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-10-01' })
    })
    await step('The switch asks for the day', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
      await expect(args.onViewChange).toHaveBeenCalledWith({ view: 'day' })
    })
    await step('The menu of the view asks for fewer rows and for another week start', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fit the window' }))
      await expect(args.onLaneModeChange).toHaveBeenCalledWith({ mode: 'fit' })
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      await expect(await screen.findByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Comfortable' }))
      await expect(args.onDensityChange).toHaveBeenCalledWith({ density: 'comfortable' })
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      const marks = await screen.findByRole('menuitemcheckbox', { name: 'Channel marks' })
      await expect(marks).not.toBeChecked()
      await userEvent.click(marks)
      await expect(args.onChannelMarksChange).toHaveBeenCalledWith({ hasChannelMarks: true })
      await userEvent.click(canvas.getByRole('button', { name: 'View options' }))
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Monday' }))
      await expect(args.onWeekStartChange).toHaveBeenCalledWith({ weekStartDay: 'monday' })
    })
    await step('The primary button adds a tactic', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Tactic' }))
      await expect(args.onAddTactic).toHaveBeenCalledOnce()
    })
  },
}
