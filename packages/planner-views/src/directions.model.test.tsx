import type { TacticDates } from '@throughline/domain/tactics'
import { NATIONAL_PLAN_ID } from '@throughline/test-support/builders'
import { DEFAULT_DENSITY, GlobalStyle } from '@throughline/ui/theme'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { ItemIntentProps } from './calendar-core'
import { channelFixtures, tacticFixture } from './calendar-parts/fixtures/plan-fixtures'
import { DayCalendar } from './calendars/Day'
import { FlowCalendar, type FlowCalendarSection } from './calendars/Flow'
import { MonthCalendar } from './calendars/Month'
import { Overstory } from './calendars/Overstory'
import { mouse, startPointers } from './testing/pointers'

/** Three days in the middle of a week, so that the middle of its bar is the middle of a day. */
const item = tacticFixture({ id: 1, title: 'Hero swap', on: '2026-11-09', to: '2026-11-11' })
const shared = {
  today: '2026-11-18',
  channels: channelFixtures,
  currentPlanId: NATIONAL_PLAN_ID,
} as const
const none: readonly never[] = []
const section = {
  id: 'channels',
  kind: 'group',
  name: 'Channels',
  color: null,
  rows: [
    {
      id: 'email',
      name: 'Email',
      items: [{ ...item, estimatedCost: null, actualCost: null }],
      target: { channelId: 1, tacticTypeId: 10 },
    },
  ],
} satisfies FlowCalendarSection

interface View {
  readonly name: string
  readonly draw: (intents: ItemIntentProps) => ReactElement
  /** An element that has days, and how many. */
  readonly days: readonly [selector: string, count: number]
}
const views: readonly View[] = [
  {
    name: 'a month',
    draw: (intents) => <MonthCalendar {...shared} {...intents} month="2026-11" items={[item]} />,
    days: ['[data-part="day"]', 1],
  },
  {
    name: 'days',
    draw: (intents) => (
      <DayCalendar
        {...shared}
        {...intents}
        day="2026-11-08"
        dayCount={7}
        items={[item]}
        isAllDayRowOpen
      />
    ),
    days: ['[data-part="all-day-cell"]', 1],
  },
  {
    name: 'a flow',
    draw: (intents) => (
      <FlowCalendar
        {...shared}
        {...intents}
        startDay="2026-11-01"
        endDay="2026-11-30"
        sections={[section]}
      />
    ),
    days: ['[data-part="bar"]', 3],
  },
  {
    name: 'an overstory',
    draw: (intents) => (
      <Overstory
        {...shared}
        {...intents}
        startDay="2026-11-01"
        endDay="2026-11-30"
        sections={{ initiatives: none, 'monthly-focus': [item], 'long-running': none }}
        events={none}
      />
    ),
    days: ['[data-part="bar"]', 3],
  },
]

/** The viewport of Vitest, which other tests have. */
const defaultViewport = [414, 896] as const
beforeAll(() => page.viewport(1280, 800))
afterAll(() => page.viewport(...defaultViewport))
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

const directions = ['ltr', 'rtl'] as const
test.each(views.flatMap((view) => directions.map((dir) => [view.name, dir, view] as const)))(
  '%s from %s: later is where reading goes on',
  async (_name, dir, { draw, days: [dayPart, dayCount] }) => {
    const pointers = startPointers()
    const container = document.createElement('div')
    document.body.append(container)
    document.documentElement.dir = dir
    document.documentElement.dataset['theme'] = 'light'
    document.documentElement.dataset['density'] = DEFAULT_DENSITY
    const root = createRoot(container)
    const reported: string[] = []
    const datesOf = ({ startDate, endDate }: TacticDates) =>
      `${startDate.slice(0, 10)}..${endDate.slice(0, 10)}`
    flushSync(() => {
      root.render(
        <>
          <GlobalStyle />
          <div style={{ blockSize: 620 }}>
            {draw({
              onMove: (change) => {
                reported.push(`move ${datesOf(change)}`)
              },
              onResize: (change) => {
                reported.push(`resize ${change.edge} ${datesOf(change)}`)
              },
            })}
          </div>
        </>,
      )
    })
    const bar = () => container.querySelector<HTMLElement>('[data-part="bar"]')
    const box = () => bar()?.getBoundingClientRect() ?? new DOMRect()
    const forward = dir === 'ltr' ? 1 : -1
    const drag = async (fromEnd: number | null, days: number) => {
      const dayBox = container.querySelector(dayPart)?.getBoundingClientRect() ?? new DOMRect()
      const { left, right, top, bottom } = box()
      const end = dir === 'ltr' ? right : left
      const start = dir === 'ltr' ? left : right
      const x =
        fromEnd === null
          ? (left + right) / 2
          : fromEnd > 0
            ? end - 3 * forward
            : start + 3 * forward
      const at = { x, y: (top + bottom) / 2 }
      const to = { x: x + (days * forward * dayBox.width) / dayCount, y: at.y }
      pointers.press(mouse, at)
      pointers.move(mouse, { x: at.x + 8 * forward, y: at.y })
      await pointers.frame()
      pointers.move(mouse, to)
      await pointers.frame()
      pointers.release(mouse, to)
      await pointers.frame()
    }
    const key = (name: string, shiftKey = false) => {
      bar()?.focus()
      pointers.key(name, { altKey: true, shiftKey })
    }
    try {
      await pointers.eventually(() => {
        expect(box().width).toBeGreaterThan(30)
      })
      await drag(null, 2)
      await drag(1, 1)
      await drag(-1, 1)
      key(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
      key(dir === 'ltr' ? 'ArrowLeft' : 'ArrowRight')
      key(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft', true)
      expect(reported).toEqual([
        'move 2026-11-11..2026-11-13',
        'resize end 2026-11-09..2026-11-12',
        'resize start 2026-11-10..2026-11-11',
        'move 2026-11-10..2026-11-12',
        'move 2026-11-08..2026-11-10',
        'resize end 2026-11-09..2026-11-12',
      ])
    } finally {
      root.unmount()
      container.remove()
      pointers.restore()
    }
  },
)
