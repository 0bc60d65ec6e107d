import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { editableDayArgs } from './fixtures/day-args'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { longNames } from './fixtures/long-names'
import {
  STORY_DAY,
  busyWeek,
  eventFixtures,
  timedFixture,
  twelveAtTen,
  wednesdayFixture,
} from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar',
  component: DayCalendar,
  parameters: { isFullScreen: true },
  args: editableDayArgs,
  render: (args, { name }) => <DayCalendarHost key={name} {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['forced-colors'],
}

/** An open item, and items that are being saved. */
export const Marks: Story = { args: { selectedItemId: 14, busyItemIds: new Set([2, 11]) } }

/** Seven days side by side, for products that show a week. */
export const Week: Story = {
  tags: ['forced-colors'],
  args: { day: '2026-11-16', dayCount: 7, items: busyWeek(56) },
}

/** Beside its color, each item has two letters of the name of its channel. */
export const ChannelMarks: Story = {
  tags: ['picture', 'forced-colors'],
  args: { day: '2026-11-17', dayCount: 3, items: busyWeek(56), hasChannelMarks: true },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('[data-part="box"], [data-part="bar"]')]
    await expect(items.length).toBeGreaterThan(10)
    for (const item of items) {
      const mark = item.querySelector<HTMLElement>('[data-part="channel-mark"]')
      await expect(mark?.dataset['mark']).toMatch(/^..$/u)
    }
  },
}

export const TwelveAtOnce: Story = { args: { items: twelveAtTen } }

/** Items that last past midnight are in the all-day row; items that end at midnight are among the hours. */
export const AcrossMidnight: Story = {
  args: {
    day: '2026-11-17',
    dayCount: 3,
    now: null,
    items: [
      timedFixture(1, 'Night of offers', '22:00', '23:00', { endDate: '2026-11-19T02:00:00' }),
      timedFixture(2, 'Until midnight', '21:00', '22:00', { endDate: '2026-11-19T00:00:00' }),
      timedFixture(3, 'Last call', '23:55', '23:55', { channelId: 5 }),
      timedFixture(4, 'From the first minute', '00:00', '01:00', { channelId: 8 }),
    ],
  },
}

export const LongNames: Story = { args: { items: longNames } }

/** More all-day items than the all-day row shows: a line per day opens the rest. */
export const FullAllDayRow: Story = {
  args: {
    dayCount: 3,
    items: [
      ...Array.from({ length: 9 }, (_, at) =>
        tacticFixture({
          id: 100 + at,
          title: `All-day tactic ${at + 1}`,
          on: at % 3 === 0 ? '2026-11-19' : STORY_DAY,
          to: at % 4 === 0 ? '2026-11-20' : '2026-11-19',
          channelId: 1 + at,
        }),
      ),
      ...wednesdayFixture,
    ],
  },
}

export const Loading: Story = { args: { items: [], status: 'loading' } }

/** The host's content in the items and beside the head of each day. */
export const Slots: Story = {
  args: {
    dayCount: 2,
    renderItemContent: ({ item }) => <em>{item.title.toUpperCase()}</em>,
    renderDayHeader: ({ isToday }) => <span>{isToday ? '12 °C, dry' : '9 °C, rain'}</span>,
  },
}

/** One page, as the browser prints it: a title, the whole day, and a legend. */
export const Print: Story = {
  args: { look: 'print', events: eventFixtures },
  render: (args) => <DayCalendarHost {...args} heightPixels={760} />,
}

export const AllDayRowAndTimesFit: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, canvasElement, mount, step }) => {
    await step(
      'Together with what stands above it the all-day row takes at most a third, until it is opened',
      async () => {
        await mount(
          <DayCalendarHost
            {...args}
            pixelsAbove={180}
            items={Array.from({ length: 9 }, (_, at) =>
              tacticFixture({ id: 400 + at, title: `All-day tactic ${at + 1}`, on: STORY_DAY }),
            )}
            heightPixels={600}
          />,
        )
        const heightOfAllDayRow = () =>
          canvasElement.querySelector<HTMLElement>('[data-part="all-day"]')?.offsetHeight ??
          Number.NaN
        // A third of 780 without the overstory of 180.
        await expect(heightOfAllDayRow()).toBeLessThanOrEqual(80)
        await userEvent.click(canvas.getByRole('button', { name: /^\+\d more/u }))
        await expect(heightOfAllDayRow()).toBeGreaterThan(180)
        await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }))
        await expect(heightOfAllDayRow()).toBeLessThanOrEqual(80)
      },
    )
    await step(
      'Where boxes are narrow, an end goes first and then the start, each as a whole',
      async () => {
        await mount(
          <DayCalendarHost {...args} dayCount={7} day="2026-11-15" items={busyWeek(160)} />,
        )
        const times = canvasElement.querySelectorAll<HTMLElement>(
          '[data-part="box"][data-tall] > [data-part="time"]',
        )
        await expect(times.length).toBeGreaterThan(20)
        for (const time of times) {
          const box = time.getBoundingClientRect()
          const range = time.ownerDocument.createRange()
          range.selectNodeContents(time)
          const start = range.getBoundingClientRect()
          const isLeftOut = start.top >= box.bottom - 1
          await expect(isLeftOut || start.right <= box.right + 1).toBe(true)
        }
      },
    )
  },
}

export const RightToLeft: Story = {
  args: { dayCount: 3, day: '2026-11-17', items: busyWeek(60), events: eventFixtures },
  globals: { direction: 'rtl' },
}

export const HighContrast: Story = { globals: { theme: 'high-contrast' } }

/** A narrow and low frame: the hours scroll below the all-day row. */
export const Small: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <DayCalendarHost {...args} heightPixels={320} />
    </div>
  ),
}
