import { MonthCalendar } from '@throughline/planner-views/month-calendar'
import type { CalendarChannel } from '@throughline/planner-views/calendar-item'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import type { BenchTactic } from '../../../plan/bench-tactic'
import { PLAN_ID } from '../../../plan/generate-plan'
import type { MonthCompetitor } from '../../competitor'

const TODAY = '2026-06-15'

interface Visible {
  readonly root: Root
  readonly plan: readonly BenchTactic[]
  readonly channels: ReadonlyMap<number, CalendarChannel>
}

/**
 * The product's own month calendar, with everything that a planner can do in it.
 *
 * @param laneMode `fit`: as many bars as a week has room for, like the peers;
 *   `all`: every bar, in weeks as tall as they need
 */
export function createMonthCompetitor(laneMode: 'all' | 'fit'): MonthCompetitor {
  // The tokens are there before any view, as the peers' style sheets are.
  createRoot(document.createElement('div')).render(createElement(GlobalStyle))
  let visible: Visible | undefined

  const drawMonth = ({ plan, channels }: Visible, month: string): ReactElement =>
    createElement(MonthCalendar, {
      month,
      today: TODAY,
      laneMode,
      items: plan,
      channels,
      currentPlanId: PLAN_ID,
      onCreate: ignore,
      onMove: ignore,
      onOpenItem: ignore,
      onOpenDay: ignore,
    })

  return {
    show: (element, plan, month) => {
      const channels = new Map(
        plan.map(({ channelId, color }) => [channelId, { name: `Channel ${channelId}`, color }]),
      )
      visible = { root: createRoot(element), plan, channels }
      visible.root.render(drawMonth(visible, month))
    },
    showMonth: (month) =>
      flushSync(() => {
        if (visible !== undefined) visible.root.render(drawMonth(visible, month))
      }),
    drawn: {
      bar: '[data-part=bar]',
      more: '[data-part=more]',
      day: '[data-part=day]',
      ...(laneMode === 'all' ? { scroller: '[data-part=scroll]' } : null),
    },
  }
}

function ignore(): void {}
