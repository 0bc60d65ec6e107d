import type { Meta, StoryObj } from '@storybook/react-vite'
import { overlapsAmong, partsIn, partsOutside } from '@throughline/test-support/dom'
import { WESTERN_PLAN_ID } from '@throughline/test-support/builders'
import { expect, fn, waitFor } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { dayArgs } from './fixtures/day-args'
import { expectEightLetters } from '../../calendar-parts/fixtures/expect-eight-letters'
import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './DayCalendar'
import { DayCalendarHost } from './fixtures/DayCalendarHost'
import { STORY_DAY, timedFixture, wednesdayFixture } from './fixtures/wednesday'

const meta = {
  title: 'Planner views/Calendars/DayCalendar/Density',
  component: DayCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...dayArgs,
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
    onMove: fn(),
  },
  render: (args, { name }) => <DayCalendarHost key={name} {...args} />,
} satisfies Meta<typeof DayCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

async function expectBars(canvasElement: HTMLElement, height: number): Promise<void> {
  const allDayRow = partsIn(canvasElement, 'all-day')[0]
  if (allDayRow === undefined) throw new Error('The days have no all-day row.')
  const bars = partsIn(allDayRow, 'bar')
  await expect([
    ...new Set(bars.map((bar) => Math.round(bar.getBoundingClientRect().height))),
  ]).toEqual([height])
  const parts = [...bars, ...partsIn(allDayRow, 'more')]
  await expect(overlapsAmong(parts)).toEqual([])
  await expect(partsOutside(allDayRow, parts)).toEqual([])
}

export const CompactDays: Story = {
  globals: { density: 'compact' },
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Compact', async () => {
      await mount(<DayCalendarHost {...args} />)
      await expectBars(canvasElement, 20)
    })
    await step('Another density around the days than the one they are given', async () => {
      await mount(<DayCalendarHost {...args} density="comfortable" />)
      await expectBars(canvasElement, 28)
    })
  },
}

export const ComfortableDays: Story = {
  globals: { density: 'comfortable' },
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Comfortable', async () => {
      await mount(<DayCalendarHost {...args} />)
      await expectBars(canvasElement, 28)
    })
    await step('Paper has sizes of its own', async () => {
      await mount(<DayCalendarHost {...args} look="print" />)
      await expectBars(canvasElement, 20)
    })
    await step('Paper shows every all-day item, also of a row that is closed', async () => {
      await mount(<DayCalendarHost {...args} look="print" isAllDayRowOpen={false} />)
      const titles = args.items.filter(({ isAllDay }) => isAllDay).map(({ title }) => title)
      const names = partsIn(canvasElement, 'bar').map(({ ariaLabel }) => ariaLabel ?? '')
      await expect(titles.filter((title) => !names.some((name) => name.startsWith(title)))).toEqual(
        [],
      )
      await expect(partsIn(canvasElement, 'more')).toEqual([])
    })
  },
}

/** Short tactics of two plans, next to each other, with each combination of icons. */
const shortFixture = Array.from({ length: 8 }, (_, at) =>
  timedFixture(200 + at, 'Newsletter for members', '09:00', '09:30', {
    channelId: 1 + at,
    isFlagged: at % 2 === 1,
    rrule: at % 4 >= 2 ? 'FREQ=WEEKLY;BYDAY=WE' : null,
    ...(at >= 4 ? { planId: WESTERN_PLAN_ID, abbreviatedPlanName: 'WR' } : {}),
  }),
)

export const TitlesKeepEightLetters: Story = {
  args: { dayCount: 1 },
  play: async ({ args, canvasElement, mount, step }) => {
    for (const boxPixels of [80, 95, 112, 130, 150, 180]) {
      await step(`In boxes of ${boxPixels} pixels`, async () => {
        await mount(
          <div key={boxPixels} style={{ inlineSize: boxPixels * shortFixture.length + 80 }}>
            <DayCalendarHost {...args} items={shortFixture} />
          </div>,
        )
        await waitFor(() => expect(partsIn(canvasElement, 'box')).toHaveLength(shortFixture.length))
        for (const box of partsIn(canvasElement, 'box')) await expectEightLetters(box)
      })
    }
  },
}
