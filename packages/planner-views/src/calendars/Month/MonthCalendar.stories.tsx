import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { CalendarItem } from '../../calendar-parts'
import { monthArgs } from './fixtures/month-args'
import { eventFixtures } from './fixtures/event-fixtures'
import { MonthCalendarHost } from './fixtures/MonthCalendarHost'
import { specialItemsFixture } from './fixtures/special-months'
import { planOfAYear } from '../../calendar-parts/fixtures/plan-fixtures'
import { MonthCalendar } from './MonthCalendar'
import type { MonthCalendarProps } from './MonthCalendar.types'

const meta = {
  title: 'Planner views/Calendars/MonthCalendar',
  component: MonthCalendar,
  parameters: { isFullScreen: true },
  args: {
    ...monthArgs,
    onCreate: fn(),
    onMove: fn(),
    onResize: fn(),
    onMoveRefused: fn(),
    onRefused: fn(),
    onCopyItem: fn(),
    onDeleteItem: fn(),
    onOpenItem: fn(),
    onOpenDay: fn(),
    onMonthChange: fn(),
  },
  render: (args, { globals, name }) => (
    <MonthCalendarHost
      key={name}
      weekStartDay={globals['weekStartDay'] === 'monday' ? 'monday' : 'sunday'}
      {...args}
    />
  ),
} satisfies Meta<typeof MonthCalendar<CalendarItem>>

export default meta
type Story = StoryObj<typeof MonthCalendar<CalendarItem>>

const drawContent: NonNullable<MonthCalendarProps['renderItemContent']> = ({ item }) => {
  const [first, ...rest] = item.title.split(' ')
  return (
    <>
      <b>{first}</b> {rest.join(' ')}
    </>
  )
}

const drawHeader: NonNullable<MonthCalendarProps['renderDayHeader']> = ({ day, isToday }) =>
  isToday ? 'Today' : day.endsWith('-01') ? 'Budget opens' : null

export const Default: Story = {
  tags: ['forced-colors'],
}

/** Weeks share the height; a line counts the items that do not fit, and opens them in a list. */
export const FitsTheHeight: Story = { args: { laneMode: 'fit' } }

/** Events of calendars of interest: outlined, without a channel's color, and read only. */
export const CalendarsOfInterest: Story = {
  args: { events: eventFixtures, onOpenEvent: fn() },
}

/** Beside its color, each bar has two letters of the name of its channel. */
export const ChannelMarks: Story = {
  tags: ['picture', 'forced-colors'],
  args: { hasChannelMarks: true },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="bar"][data-key]')]
    const named = new Set<string>()
    const marks = new Set<string>()
    const pairs = new Set<string>()
    for (const bar of bars) {
      const mark = bar.querySelector<HTMLElement>('[data-part="channel-mark"]')?.dataset['mark']
      await expect(mark).toMatch(/^..$/u)
      const [, channelName = ''] = (bar.getAttribute('aria-label') ?? '').split(', ')
      named.add(channelName)
      marks.add(mark ?? '')
      pairs.add(`${channelName} ${mark}`)
    }
    await expect(named.size).toBeGreaterThan(5)
    // One for each channel, and no two channels have the same.
    await expect([marks.size, pairs.size]).toEqual([named.size, named.size])
    // The text of a bar stays the beginning of its name.
    for (const bar of bars) {
      await expect(bar.getAttribute('aria-label')?.startsWith(bar.textContent)).toBe(true)
    }
  },
}

/** Content of a host in bars and beside the numbers of days. */
export const Slots: Story = {
  tags: ['no-baseline'],
  args: { renderItemContent: drawContent, renderDayHeader: drawHeader },
}

/** One landscape page, as the browser prints it: a title, all bars, and a legend. */
export const OnPaper: Story = {
  args: { look: 'print', events: eventFixtures },
}

/** Bars shrink as far as they stay readable; after that the month continues on further pages. */
export const AFullMonthOnPaper: Story = {
  args: {
    look: 'print',
    items: planOfAYear(2000, '2026-01-01'),
    paperDetails: { planName: 'National plan', filters: ['Channels: Email, Radio (Spot)'] },
  },
  play: async ({ canvasElement, step }) => {
    const partsOf = (element: Element, part: string) => [
      ...element.querySelectorAll(`[data-part="${part}"]`),
    ]
    const textOf = ({ textContent }: Element) => textContent
    await step('It says whose it is, when, and what is left out', async () => {
      const heading = partsOf(canvasElement, 'print-heading')[0]
      await expect(heading).toHaveTextContent('National plan · November 2026')
      await expect(heading).toHaveTextContent('11/01/26 – 11/30/26')
      await expect(heading).toHaveTextContent('Channels: Email, Radio (Spot)')
    })
    await step('Each page begins with the heads of the columns', async () => {
      const pages = partsOf(canvasElement, 'page')
      await expect(pages.length).toBeGreaterThan(1)
      for (const page of pages) await expect(partsOf(page, 'weekday')).toHaveLength(7)
      await expect(partsOf(canvasElement, 'print-title').map(textOf)).toEqual(
        pages.map(() => 'National plan · November 2026'),
      )
    })
    await step('No day hides anything', async () => {
      await expect(partsOf(canvasElement, 'more')).toHaveLength(0)
    })
  },
}

export const Loading: Story = { args: { items: [], status: 'loading' } }

// `failed`, not `error`: a story named Error would hide the global of that name.
export const Failed: Story = {
  tags: ['picture'],
  name: 'Error',
  args: { items: [], status: 'error', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}

export const EmptyReadOnly: Story = {
  tags: ['picture'],
  args: { items: [], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing planned/u)).toBeVisible()
  },
}

/** 2,000 tactics in the year, repeating ones among them. */
export const ManyItems: Story = {
  args: { items: planOfAYear(2000, '2026-01-01') },
}

/** A low frame: weeks keep two lanes and scroll. */
export const Low: Story = {
  render: (args) => <MonthCalendarHost {...args} heightPixels={320} />,
}

/** From right to left, with weeks that begin on Monday. */
export const RightToLeft: Story = {
  args: { weekStartDay: 'monday' },
  globals: { direction: 'rtl' },
}

/** Items of another plan, items that repeat, titles longer than their bars, and bars of several weeks. */
export const SpecialItems: Story = { args: { items: specialItemsFixture } }

/** An open item, items that are being saved, and the days that a new item is being made for. */
export const Marks: Story = {
  args: {
    selectedItemId: 127,
    busyItemIds: new Set([118, 112]),
    markedDays: { startDate: '2026-11-12', endDate: '2026-11-16' },
  },
}
