import type { Meta, StoryObj } from '@storybook/react-vite'
import { overlapsAmong, partsIn, partsOutside } from '@throughline/test-support/dom'
import { expect, fn, waitFor } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { expectEightLetters } from '../../calendar-parts/fixtures/expect-eight-letters'
import { planOfAYear } from '../../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { specialItemsFixture } from './fixtures/special-months'
import { MonthCalendar } from './MonthCalendar'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar/Density',
  component: MonthCalendar,
  tags: ['!autodocs'],
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    laneMode: 'fit',
    onMove: fn(),
  },
  render: (args, { name }) => <MonthCalendarHost key={name} {...args} />,
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof meta>

/** Heights that bars have, and distances from one lane to the next, once the weeks have been laid out. */
async function barSizes(canvasElement: HTMLElement) {
  await waitFor(() => expect(partsIn(canvasElement, 'bar')).not.toEqual([]))
  const bars = partsIn(canvasElement, 'bar').map((bar) => bar.getBoundingClientRect())
  const weekTop = partsIn(canvasElement, 'week')[0]?.getBoundingClientRect().top ?? 0
  const tops = [...new Set(bars.map(({ top }) => Math.round(top - weekTop)))].toSorted(
    (a, b) => a - b,
  )
  return {
    heights: [...new Set(bars.map(({ height }) => Math.round(height)))],
    pitch: (tops[1] ?? 0) - (tops[0] ?? 0),
  }
}

/** In every week: no bar on another one, and none, nor its '+N more', cut off at the foot. */
async function expectRoomForAll(canvasElement: HTMLElement): Promise<void> {
  for (const week of partsIn(canvasElement, 'week')) {
    const parts = [...partsIn(week, 'bar'), ...partsIn(week, 'more')]
    await expect(overlapsAmong(parts)).toEqual([])
    await expect(partsOutside(week, parts)).toEqual([])
  }
}

export const FitsItsDensity: Story = {
  globals: { density: 'comfortable' },
  play: async ({ args, canvasElement, mount, step }) => {
    await step('Comfortable', async () => {
      await mount(<MonthCalendarHost {...args} />)
      await expect(await barSizes(canvasElement)).toEqual({ heights: [28], pitch: 32 })
      await expectRoomForAll(canvasElement)
    })
    await step('Paper has sizes of its own', async () => {
      await mount(<MonthCalendarHost {...args} look="print" />)
      await expect(await barSizes(canvasElement)).toEqual({ heights: [20], pitch: 22 })
      await expectRoomForAll(canvasElement)
    })
    await step('Another density around the calendar than the one it is given', async () => {
      await mount(<MonthCalendarHost {...args} density="compact" />)
      await expect(await barSizes(canvasElement)).toEqual({ heights: [20], pitch: 22 })
    })
    await step(
      'More than fits: fewer lanes than with lower bars, and the rest is counted',
      async () => {
        await mount(<MonthCalendarHost {...args} items={planOfAYear(2000, '2026-01-01')} />)
        await waitFor(() => expect(partsIn(canvasElement, 'more').length).toBeGreaterThan(20))
        await expectRoomForAll(canvasElement)
      },
    )
  },
}

export const TitlesKeepEightLetters: Story = {
  args: { items: specialItemsFixture, laneMode: 'all' },
  play: async ({ args, canvasElement, mount, step }) => {
    for (const dayPixels of [90, 100, 112, 124, 140, 180]) {
      await step(`In days of ${dayPixels} pixels`, async () => {
        await mount(
          <div key={dayPixels} style={{ inlineSize: dayPixels * 7 }}>
            <MonthCalendarHost {...args} />
          </div>,
        )
        await waitFor(() => expect(partsIn(canvasElement, 'bar')).not.toEqual([]))
        for (const bar of partsIn(canvasElement, 'bar')) await expectEightLetters(bar)
      })
    }
  },
}

export const FollowsItsContext: Story = {
  globals: { density: 'compact' },
  play: async ({ canvasElement, step }) => {
    const context = canvasElement.querySelector<HTMLElement>('[data-density]')
    await expect(context).not.toBeNull()
    for (const [density, height, pitch] of [
      ['comfortable', 28, 32],
      ['compact', 20, 22],
    ] as const) {
      await step(`to ${density}, in one go`, async () => {
        if (context !== null) context.dataset['density'] = density
        await waitFor(async () => {
          await expect(await barSizes(canvasElement)).toEqual({ heights: [height], pitch })
        })
        await expectRoomForAll(canvasElement)
      })
    }
  },
}
