import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { expect, test } from 'vitest'

import { BulkChangeDialog } from './BulkChanges'
import { bulkArgs } from './BulkChanges/fixtures/bulk-args'
import { channelFixtures, tacticFixture } from './calendar-parts/fixtures/plan-fixtures'
import { CalendarHeader, RangePeriod } from './CalendarHeader'
import { MonthCalendar } from './calendars/Month'
import { ParkingLot } from './calendars/ParkingLot'
import { editorArgs } from './DetailEditor/fixtures/editor-args'
import { itemValues, seriesItem } from './DetailEditor/fixtures/editor-items'
import { DetailEditor } from './DetailEditor'
import { SaveViewDialog } from './SavedViews'

type WeekStart = 'sunday' | 'monday'

/** A view with days to choose from, and the way to its fields and calendars. */
interface View {
  readonly name: string
  readonly draw: (weekStartDay: WeekStart) => ReactElement
  /** @returns where its fields are; nothing for anywhere */
  readonly open?: () => Promise<HTMLElement | void>
  /** How many calendars open from its last fields; 0 for one that is visible already. */
  readonly count: number
}

const ignore = () => {}
const today = '2026-11-18'
const days = { start: '2026-11-03', end: '2026-12-24' }
const parked = tacticFixture({ id: 1, title: 'Autumn tour', on: today })
const calendarRef = { current: null }
const series = { ...itemValues(seriesItem), recurrenceEndDay: '2026-12-30' }
const click = (role: string, name: RegExp | string) =>
  userEvent.click(screen.getByRole(role, { name }))

const views: readonly View[] = [
  {
    name: 'a month',
    draw: (weekStartDay) => (
      <MonthCalendar {...{ today, weekStartDay }} items={[]} channels={channelFixtures} />
    ),
    count: 0,
  },
  {
    name: 'the header of a day',
    draw: (weekStartDay) => (
      <CalendarHeader
        {...{ today, weekStartDay }}
        planName="National plan"
        periodMode="day"
        date={today}
        onDateChange={ignore}
      />
    ),
    open: () => click('button', /Nov 18, 2026/u),
    count: 0,
  },
  {
    name: 'the range of a view',
    draw: (weekStartDay) => (
      <RangePeriod
        {...{ today, weekStartDay }}
        range={days}
        onRangeChange={ignore}
        onToday={ignore}
      />
    ),
    count: 1,
  },
  {
    name: 'the date to go to',
    draw: (weekStartDay) => (
      <RangePeriod
        {...{ today, weekStartDay }}
        range={days}
        disabledReason="The range is fixed."
        onRangeChange={ignore}
        onToday={ignore}
        onGoToDate={ignore}
      />
    ),
    open: async () => {
      await click('button', 'Go to date')
      return screen.findByRole('dialog', { name: 'Go to date' })
    },
    count: 1,
  },
  {
    name: 'a view that is saved',
    draw: (weekStartDay) => (
      <SaveViewDialog
        {...{ today, days, weekStartDay }}
        planName="National plan"
        includes={[]}
        ownViews={[]}
        shareRefusal={null}
        onSave={ignore}
        onClose={ignore}
      />
    ),
    count: 1,
  },
  {
    name: 'a change of several items',
    draw: (weekStartDay) => (
      <BulkChangeDialog {...bulkArgs} isOpen change={null} weekStartDay={weekStartDay} />
    ),
    open: () => click('radio', 'To a date'),
    count: 1,
  },
  {
    name: 'a parked item',
    draw: (weekStartDay) => (
      <ParkingLot
        {...{ today, weekStartDay, calendarRef }}
        items={[parked]}
        channels={channelFixtures}
        currentPlanId={parked.planId}
        isOpen
        onOpenChange={ignore}
        dayOnShow={today}
        onSchedule={ignore}
      />
    ),
    open: async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByText('Autumn tour') })
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Schedule…/u }))
      await screen.findByRole('dialog')
    },
    count: 1,
  },
  {
    name: 'an item that repeats',
    draw: (weekStartDay) => {
      const { context } = editorArgs
      return (
        <DetailEditor
          {...editorArgs}
          layout="page"
          item={seriesItem}
          values={series}
          before={series}
          context={{ ...context, plan: { ...context.plan, weekStartDay } }}
        />
      )
    },
    count: 2,
  },
]

/** The names of the days above each grid of days on the page, in their order. */
function weeksOnPage(): readonly string[] {
  return [...document.querySelectorAll('table, [role="grid"]')].flatMap((grid) => {
    const names = [...grid.querySelectorAll('th, [role="columnheader"]')].map(
      (head) => head.ariaLabel ?? head.textContent,
    )
    return names.length === 7 ? [names.join(' ')] : []
  })
}

test.each(
  views.flatMap((view) => [
    { ...view, start: 'sunday' as const },
    { ...view, start: 'monday' as const },
  ]),
)('the weeks of $name begin on $start', async ({ draw, open, count, start }) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.style.blockSize = '700px'
  const root = createRoot(container)
  const first = start === 'monday' ? /^[^a-z]*Mon/u : /^[^a-z]*Sun/u
  const expectWeeks = () =>
    waitFor(() => {
      expect(weeksOnPage()).not.toEqual([])
      for (const week of weeksOnPage()) expect(week).toMatch(first)
    })
  try {
    flushSync(() => {
      root.render(draw(start))
    })
    const place = (await open?.()) ?? document.body
    const name = /calendar/iu
    if (count === 0) await expectWeeks()
    for (let at = 0; at < count; at += 1) {
      const buttons = await within(place).findAllByRole('button', { name })
      await userEvent.click(buttons.slice(-count)[at] ?? container)
      await expectWeeks()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(weeksOnPage()).toEqual([]))
    }
  } finally {
    root.unmount()
    container.remove()
  }
})
