import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import type { CalendarChannel } from '@throughline/planner-views/calendar-item'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { CHANNEL_COLORS, PLAN_ID } from '../../../plan/generate-plan'
import type { MonthContender } from '../../contender'

const TODAY = '2026-06-15'

const channels: ReadonlyMap<number, CalendarChannel> = new Map(
  CHANNEL_COLORS.map((color, position) => [
    position + 1,
    { name: `Channel ${position + 1}`, color },
  ]),
)

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))

let shown: { readonly root: Root; readonly plan: readonly BenchTactic[] } | undefined

/** The product's own month calendar, with everything that a planner can do in it. */
export const contender: MonthContender = {
  show: (element, plan, month) => {
    shown = { root: createRoot(element), plan }
    shown.root.render(drawMonth(plan, month))
  },
  showMonth: (month) => flushSync(() => shown?.root.render(drawMonth(shown.plan, month))),
  drawn: { bar: '[data-part=bar]', more: '[data-part=more]', day: '[data-part=day]' },
}

function drawMonth(plan: readonly BenchTactic[], month: string): ReactElement {
  return createElement(MonthCalendar, {
    month,
    today: TODAY,
    items: plan,
    channels,
    currentPlanId: PLAN_ID,
    onCreate: ignore,
    onMove: ignore,
    onOpenItem: ignore,
    onOpenDay: ignore,
  })
}

function ignore(): void {}
