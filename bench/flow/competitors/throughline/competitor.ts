import { civilDateOf } from '@throughline/domain/calendar-dates'
import { flowDayPixels, flowExpenses, groupFlow } from '@throughline/domain/flow'
import type { FlowChannel, FlowDetails, FlowSection } from '@throughline/domain/flow'
import type { CalendarChannel } from '@throughline/planner-views/calendar-item'
import { FlowCalendar } from '@throughline/planner-views/flow'
import { GlobalStyle } from '@throughline/ui/theme'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { PLAN_ID } from '../../../plan/generate-plan'
import type { BenchZoom, DrawnWindow, FlowCompetitor } from '../../competitor'
import type { FlowPlan, FlowTactic } from '../../flow-plan'

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  readonly plan: FlowPlan
  readonly channels: ReadonlyMap<number, CalendarChannel>
  readonly details: FlowDetails
  sections: readonly FlowSection<FlowTactic>[]
  expenses: ReturnType<typeof flowExpenses>
  closed: ReadonlySet<string>
  zoom: BenchZoom
}

const none: ReadonlySet<string> = new Set()

// The tokens are there before any view, as the peers' style sheets are.
createRoot(document.createElement('div')).render(createElement(GlobalStyle))
// The product brings a font, but here every competitor uses the font of the page, without searching
// for another.
document.documentElement.style.setProperty('--tl-font-sans', 'sans-serif')

let visible: Visible | undefined

/** The product's own flow with the sums beside its rows, and everything that a planner can do in it. */
export const competitor: FlowCompetitor = {
  show: (element, plan) => {
    const details = detailsOf(plan)
    const sections = groupFlow(plan.tactics, 'channel', details)
    visible = {
      root: createRoot(element),
      element,
      plan,
      channels: new Map(
        plan.sections.map(({ channelId, name, color }) => [channelId, { name, color }]),
      ),
      details,
      sections,
      expenses: sum(sections, plan),
      closed: none,
      zoom: 'month',
    }
    draw(visible)
  },
  setExpanded: (isExpanded) => {
    const { sections } = current()
    change({ closed: isExpanded ? none : new Set(sections.map(({ id }) => id)) })
  },
  setZoom: (zoom) => change({ zoom }),
  scroll: {
    by: (across, down) => {
      const scroller = find('scroll')
      if (across !== 0) scroller.scrollLeft += across
      if (down !== 0) scroller.scrollTop += down
    },
    toStart: () => {
      find('scroll').scrollTo(0, 0)
    },
  },
  money: {
    edit: (tactics) => {
      const { details, sections: before, plan } = current()
      const sections = groupFlow(tactics, 'channel', details, before)
      change({ sections, expenses: sum(sections, plan) })
    },
    texts: (rowName) => ({
      row: findRow(rowName)?.textContent ?? '',
      totals: find('totals').textContent,
    }),
  },
  drag: { needsClick: false },
  drawn: {
    bar: '[data-part=bar]',
    idOf: (bar) => Number(bar.getAttribute('data-id')),
    row: '[data-part=row]',
    nameOf: nameOfRow,
    hasLanes: true,
    window: readWindow,
  },
}

function current(): Visible {
  if (visible === undefined) throw new Error('The flow is not shown.')
  return visible
}

function change(to: Partial<Pick<Visible, 'sections' | 'expenses' | 'closed' | 'zoom'>>): void {
  const changed = Object.assign(current(), to)
  flushSync(() => draw(changed))
}

function draw({ root, plan, channels, sections, expenses, closed, zoom }: Visible): void {
  const startDay = civilDateOf(plan.firstDay)
  root.render(
    createElement(FlowCalendar, {
      startDay,
      endDay: civilDateOf(plan.endDay - 1),
      // The timeline opens here.
      today: startDay,
      sections,
      channels,
      currentPlanId: PLAN_ID,
      zoom,
      expenses,
      closedSections: closed,
      onZoomChange: ignore,
      onToggleSection: ignore,
      onToggleAll: ignore,
      onSelectionChange: ignore,
      onCreate: ignore,
      onMove: ignore,
      onResize: ignore,
      onRowChange: ignore,
      onMoveSelection: ignore,
      onOpenItem: ignore,
    }),
  )
}

function detailsOf({ sections }: FlowPlan): FlowDetails {
  const channels = sections.map(({ channelId, name, color, rows }): FlowChannel => ({
    id: channelId,
    name,
    kind: 'standard',
    planId: PLAN_ID,
    uiColor: color,
    hideInFlow: false,
    tacticTypes: rows.map((row) => ({
      id: row.typeId,
      name: row.name,
      kind: 'standard',
      isHidden: false,
    })),
  }))
  const plans = [{ id: PLAN_ID, name: 'Plan' }]
  return { currentPlanId: PLAN_ID, channels, tags: [], plans, hasEmptyRows: true }
}

function sum(
  sections: readonly FlowSection<FlowTactic>[],
  { firstDay, endDay }: FlowPlan,
): ReturnType<typeof flowExpenses> {
  return flowExpenses(sections, { startDay: firstDay, endDay: endDay - 1 }, () => false)
}

function find(part: string): HTMLElement {
  const match = current().element.querySelector<HTMLElement>(`[data-part=${part}]`)
  if (match === null) throw new Error(`The flow has drawn no ${part}.`)
  return match
}

function findRow(name: string): Element | undefined {
  const rows = [...current().element.querySelectorAll('[data-part=row]')]
  return rows.find((row) => nameOfRow(row) === name)
}

/** A name is drawn between marks of its direction, which its title does without. */
function nameOfRow(row: Element): string {
  return row.querySelector('[data-part=name]')?.getAttribute('title') ?? ''
}

function readWindow(): DrawnWindow {
  const { plan, zoom } = current()
  const scroller = find('scroll')
  const head = find('head').getBoundingClientRect()
  const left = find('fixed').getBoundingClientRect().right
  const visiblePixels = scroller.clientWidth - left
  const dayWidth = flowDayPixels(zoom, plan.endDay - plan.firstDay, visiblePixels)
  return {
    left,
    right: left + visiblePixels,
    top: head.bottom,
    bottom: find('totals').getBoundingClientRect().top,
    firstDay: plan.firstDay + scroller.scrollLeft / dayWidth,
    dayWidth,
  }
}

function ignore(): void {}
