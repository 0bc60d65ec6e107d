import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { styled } from 'styled-components'

import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { visibleEventsOf, type CalendarOfInterest } from '@throughline/domain/calendar-events'
import { civilAt } from '@throughline/domain/zone-clock'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { DayCalendar } from '@throughline/planner-views/day-calendar'
import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import { token } from '@throughline/ui/theme'
import { storyTimeZone } from '../story-time-zones'
import { Caption } from './parts/Page.styles'

const Sheet = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100vh;
  min-block-size: 720px;
  background: ${token('color-surface')};

  > p {
    padding: ${token('space-3')} ${token('space-4')};
    border-block-end: 1px solid ${token('color-line')};
    color: ${token('color-ink-muted')};
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    min-block-size: 0;
  }

  > div > * {
    min-block-size: 0;
    border-inline-end: 1px solid ${token('color-line')};
  }
`

/** The moment that the stories of all zones show: a quarter to midnight in London. */
const NOW_MS = Date.UTC(2026, 10, 18, 23, 45)

const channels = new Map([[1, { name: 'Email', color: '#EF482A' }]])

const planned: CalendarItem = {
  id: 1,
  title: 'Gift guide launch',
  startDate: '2026-11-17T08:00:00',
  endDate: '2026-11-19T08:00:00',
  isAllDay: true,
  isFlagged: false,
  isInitiative: false,
  planId: 1,
  abbreviatedPlanName: null,
  channelId: 1,
  rrule: null,
  recurrenceEndDate: null,
}

const firstItems: readonly CalendarItem[] = [
  planned,
  {
    ...planned,
    id: 2,
    title: 'Late newsletter',
    startDate: '2026-11-18T23:30:00',
    endDate: '2026-11-18T23:45:00',
    isAllDay: false,
  },
  {
    ...planned,
    id: 3,
    title: 'Early newsletter',
    startDate: '2026-11-18T00:15:00',
    endDate: '2026-11-18T01:00:00',
    isAllDay: false,
  },
]

const event = { uid: '', singleReason: null, excludedDates: [], rrule: null } as const

/** Events of another company's calendar: some at moments, one on a day without a zone. */
const calendars: readonly CalendarOfInterest[] = [
  {
    subscriptionId: 1,
    name: 'Trade events',
    events: [
      {
        ...event,
        id: 'keynote',
        title: 'Keynote',
        startDate: '2026-11-18T17:00:00Z',
        endDate: '2026-11-18T18:30:00Z',
        isAllDay: false,
        timeZone: 'UTC',
      },
      {
        ...event,
        id: 'briefing',
        title: 'New York briefing',
        startDate: '2026-10-28T09:00:00-04:00',
        endDate: '2026-10-28T09:30:00-04:00',
        isAllDay: false,
        rrule: 'FREQ=WEEKLY;BYDAY=WE',
        timeZone: 'America/New_York',
      },
      {
        ...event,
        id: 'holiday',
        title: 'Thanksgiving',
        startDate: '2026-11-26',
        endDate: '2026-11-26',
        isAllDay: true,
        timeZone: null,
      },
    ],
  },
]

const range = { startDay: dayNumberOf('2026-11-01'), endDay: dayNumberOf('2026-12-05') }

/** A month and a day for a user whose clock is in `zone`. */
function InZone({ zone }: { zone: string }) {
  const [items, setItems] = useState(firstItems)
  const events = useMemo(() => visibleEventsOf(calendars, range, zone).occurrences, [zone])
  const now = civilAt(zone, NOW_MS)
  const today = now.slice(0, 10)
  const shared = {
    today,
    items,
    events,
    channels,
    currentPlanId: 1,
    onMove: (move: Pick<CalendarItem, 'startDate' | 'endDate'> & { item: CalendarItem }) => {
      const { item, startDate, endDate } = move
      setItems((before) =>
        before.map((each) =>
          each.id === item.id ? Object.assign({}, each, { startDate, endDate }) : each,
        ),
      )
    },
  }
  return (
    <Sheet>
      <p>
        In {zone} it is <time dateTime={now}>{now.replace('T', ', ').slice(0, -3)}</time>.{' '}
        <Caption>
          What is planned stays on its days and at its times; events of other calendars happen at
          moments, and move with the clocks.
        </Caption>
      </p>
      <div>
        <section aria-label="Month">
          <MonthCalendar {...shared} month="2026-11" />
        </section>
        <section aria-label="Day">
          <DayCalendar {...shared} day="2026-11-18" now={now} />
        </section>
      </div>
    </Sheet>
  )
}

const meta = {
  title: 'Guides/Zones',
  tags: ['!autodocs'],
  parameters: { isFullScreen: true, controls: { disable: true }, toolbar: ['timeZone'] },
  render: (_args, { globals }) => <InZone zone={storyTimeZone(globals)} />,
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Names of the bars of a title, in the month: they tell time and days. */
function monthBars(canvasElement: HTMLElement, title: string): readonly (string | null)[] {
  const month = within(within(canvasElement).getByRole('region', { name: 'Month' }))
  return month
    .getAllByRole('button', { name: new RegExp(title, 'u') })
    .map((bar) => bar.getAttribute('aria-label'))
}

const plannedBars = ['Gift guide launch', 'Late newsletter', 'Early newsletter']

/** Expects the plan on the same days and times in every zone. */
async function expectPlanWhereItIs(canvasElement: HTMLElement): Promise<void> {
  await expect(plannedBars.flatMap((title) => monthBars(canvasElement, title))).toEqual([
    'Gift guide launch, Email, 11/17/26 to 11/19/26',
    '23:30 Late newsletter, Email, 11/18/26',
    '0:15 Early newsletter, Email, 11/18/26',
  ])
  const [thanksgiving] = monthBars(canvasElement, 'Thanksgiving')
  await expect(thanksgiving).toContain('11/26/26')
}

export const InTheZoneOfTheToolbar: Story = {
  play: async ({ canvasElement }) => {
    await expectPlanWhereItIs(canvasElement)
  },
}

export const InUtc: Story = {
  globals: { timeZone: 'UTC' },
  play: async ({ canvasElement }) => {
    await expectPlanWhereItIs(canvasElement)
    await expect(monthBars(canvasElement, 'Keynote').join()).toMatch(/17:00 Keynote.*11\/18\/26/u)
    // The clocks of New York went back on the first of November, those of UTC never do.
    await expect(monthBars(canvasElement, 'New York briefing').join()).toMatch(/14:00.*11\/04\/26/u)
  },
}

export const InLosAngeles: Story = {
  globals: { timeZone: 'America Los_Angeles' },
  play: async ({ canvasElement }) => {
    await expectPlanWhereItIs(canvasElement)
    await expect(monthBars(canvasElement, 'Keynote').join()).toMatch(/9:00 Keynote.*11\/18\/26/u)
    await expect(monthBars(canvasElement, 'New York briefing').join()).toMatch(/6:00.*11\/04\/26/u)
  },
}

export const InKiritimati: Story = {
  globals: { timeZone: 'Pacific Kiritimati' },
  play: async ({ canvasElement, step }) => {
    await expectPlanWhereItIs(canvasElement)
    await step('There the keynote is on the next day, which is today', async () => {
      await expect(monthBars(canvasElement, 'Keynote').join()).toMatch(/7:00 Keynote.*11\/19\/26/u)
      await expect(within(canvasElement).getByText('2026-11-19, 13:45')).toBeVisible()
    })
    await step('A move by a day is a day there too', async () => {
      const month = within(within(canvasElement).getByRole('region', { name: 'Month' }))
      month.getByRole('button', { name: /Late newsletter/u }).focus()
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(monthBars(canvasElement, 'Late newsletter')).toEqual([
        '23:30 Late newsletter, Email, 11/19/26',
      ])
    })
  },
}
