import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'

import type { CalendarItemInput } from '../../host-input'
import { MonthCalendar } from './MonthCalendar'

const channels = [
  { id: 1, name: 'Email', color: '#1F7A8C' },
  { id: 2, name: 'In store', color: '#8A5A9E' },
]
const guide: CalendarItemInput = {
  id: 17,
  title: 'Gift guide',
  startDate: '2026-11-10',
  endDate: '2026-11-12',
  channelId: 1,
}
const evening: CalendarItemInput = {
  id: 18,
  title: 'VIP evening',
  startDate: '2026-11-19T17:30:00',
  endDate: '2026-11-19T20:00:00',
  channelId: 2,
}

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Input',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: { items: [guide, evening], channels, today: '2026-11-18' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MonthCalendar>

export default meta
type Story = StoryObj<typeof meta>

/** Host objects in reports of moves, and host objects in calls of the policy. */
const moved: CalendarItemInput[] = []
const requested = new Set<CalendarItemInput>()

export const FiveFieldsMakeAnItem: Story = {
  args: {
    onMove: fn(({ item }) => {
      moved.push(item)
    }),
    movePolicy: (item) => {
      requested.add(item)
      return { allowed: true }
    },
  },
  beforeEach: () => {
    moved.length = 0
    requested.clear()
  },
  play: async ({ args, canvas, step }) => {
    await step('The host is told of its own object, with days as it writes them', async () => {
      canvas.getByRole('button', { name: /^Gift guide/ }).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(args.onMove).toHaveBeenCalledWith({
        item: guide,
        startDate: '2026-11-11',
        endDate: '2026-11-13',
        isAllDay: true,
      })
      await expect(moved).toHaveLength(1)
      await expect(moved[0]).toBe(guide)
    })
    await step('And asked about it', async () => {
      await expect(requested.has(guide)).toBe(true)
      await expect([...requested].every((item) => item === guide || item === evening)).toBe(true)
    })
  },
}

export const BeginsWithItsMonthAndKeepsIt: Story = {
  play: async ({ args, canvas, mount, step }) => {
    await step('Keeps the month itself', async () => {
      const onMonthChange = fn()
      await mount(<MonthCalendar {...args} onMonthChange={onMonthChange} />)
      await step('It opens with the month of today', async () => {
        await expect(canvas.getByRole('grid', { name: /November 2026/ })).toBeVisible()
      })
      await step('It pages by itself, and says so', async () => {
        canvas.getByRole('button', { name: /^Gift guide/ }).focus()
        await userEvent.keyboard('{PageDown}')
        await expect(await canvas.findByRole('grid', { name: /December 2026/ })).toBeVisible()
        await expect(onMonthChange).toHaveBeenCalledWith({ month: '2026-12' })
      })
    })
    await step('Begins with its default month', async () => {
      await mount(<MonthCalendar {...args} defaultMonth="2027-02" />)
      await expect(canvas.getByRole('grid', { name: /February 2027/ })).toBeVisible()
    })
  },
}

/** Texts that the month has written to the console. */
const said: string[] = []

export const SaysWhatIsWrong: Story = {
  args: {
    month: '2026-13',
    items: [
      guide,
      { ...guide, id: 20, startDate: '11/09/2026' },
      { ...guide, id: 21, startDate: 'soon' },
      { ...evening, id: 22, title: 'Lost', channelId: 9 },
    ],
  },
  beforeEach: () => {
    said.length = 0
    const logged = spyOn(console, 'error').mockImplementation((text: unknown) => {
      said.push(String(text))
    })
    return () => {
      logged.mockRestore()
    }
  },
  play: async ({ canvas, step }) => {
    await step('What can be shown is there, in the month of today', async () => {
      await expect(canvas.getByRole('grid', { name: /November 2026/ })).toBeVisible()
      await expect(canvas.getAllByRole('button', { name: /^Gift guide/ })).toHaveLength(1)
      await expect(canvas.getByRole('button', { name: /Lost/ })).toBeVisible()
    })
    await step('Each kind of fault is reported once', async () => {
      await waitFor(() =>
        expect(said).toEqual([
          'MonthCalendar: month "2026-13" is not valid, and is ignored. Expected YYYY-MM.',
          'MonthCalendar: items[1] (id 20): startDate "11/09/2026" is not a date. Expected YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss. The same is wrong with 1 more.',
          'MonthCalendar: items[3] (id 22): channelId 9 is not one of the channels; it has the default color. Expected one of 1, 2.',
        ]),
      )
    })
  },
}
