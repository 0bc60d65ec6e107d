import { civilDateOf } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { useState } from 'react'
import type { MouseEvent } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { itemOf, useSecondClick } from '../interaction'
import type { ItemIntents, MultiSelection } from '../interaction'
import type { FlowCalendarViewProps, FlowCalendarSection, FlowItem } from './FlowCalendar.types'
import { kindName } from './FlowCalendarFigures'
import { TOTALS_ID } from './FlowCalendarTotals'
import { lineIdOf } from './flow-target'
import type { FlowCalendarLabels } from './labels'
import { itemsBehindFigure } from './model/figure-items'
import type { FigureItem } from './model/figure-items'
import type { FlowLine } from './model/flow-lines'
import { FIGURES } from './model/flow-stops'
import { FIGURE } from './use-flow-keys'
import type { FlowPageState } from './use-flow-page'

interface FlowClicksOptions {
  readonly sections: readonly FlowCalendarSection[]
  readonly page: FlowPageState
  readonly intents: ItemIntents
  readonly selection: MultiSelection
  readonly firstDay: number
  readonly isMonthly: ((item: CalendarItem) => boolean) | undefined
  readonly labels: FlowCalendarLabels
  readonly onToggle: (line: FlowLine) => void
  readonly onToggleAll: FlowCalendarViewProps['onToggleAll']
  readonly onCreate: (day: number, lineId: string) => void
}

interface OpenFigure {
  readonly anchor: HTMLElement
  readonly title: string
  readonly amount: number
  readonly items: readonly FigureItem[]
}

/** Handles clicks on a flow: opens items and figures, toggles sections, asks for new items. */
export function useFlowClicks(options: FlowClicksOptions) {
  const { page, intents, labels, firstDay } = options
  const [figure, setFigure] = useState<OpenFigure | null>(null)
  const secondClick = useSecondClick()

  const openFigure = (button: HTMLElement, lineId: string): void => {
    const { figure: figureName, total, from, to } = button.dataset
    const kind = FIGURES.find((each) => each === (figureName ?? total))
    if (kind === undefined) return
    const range = {
      from: civilDateOf(from === undefined ? firstDay : Number(from)),
      to: civilDateOf(to === undefined ? firstDay + page.dayCount - 1 : Number(to)),
    }
    const id = lineId === TOTALS_ID ? null : lineId
    const isMonthly = (item: FlowItem): boolean => options.isMonthly?.(item) ?? false
    const items = itemsBehindFigure(options.sections, { id, kind, ...range }, isMonthly)
    const line = page.lineOf(lineId)
    const name = line === undefined ? labels.monthlyTotals : nameOf(line)
    setFigure({
      anchor: button,
      title: labels.figureList({ kind: kindName(kind, labels), name: isolateText(name) }),
      // The sum of the listed items, so that the list always adds up.
      amount: items.reduce((sum, { amount }) => sum + amount, 0),
      items,
    })
  }
  const handlePart = (part: HTMLElement, lineId: string | null): void => {
    const line = lineId === null ? undefined : page.lineOf(lineId)
    if (part.dataset['part'] === 'toggle-all') {
      options.onToggleAll?.({ isOpen: part.dataset['action'] === 'expand' })
    } else if (part.dataset['part'] === 'figure' && lineId !== null) openFigure(part, lineId)
    else if (part.dataset['part'] === 'toggle' && line !== undefined) options.onToggle(line)
  }
  const noteFree = (event: MouseEvent, element: Element): void => {
    const cell = element.closest<HTMLElement>('[data-part="days"]')
    const lineId = lineIdOf(element)
    if (cell === null || lineId === null) return
    const box = cell.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
    const along = isRightToLeft ? box.right - event.clientX : event.clientX - box.left
    const day = firstDay + Math.floor(along / page.dayPixels)
    if (secondClick.note(`${lineId}:${day}`, event.timeStamp)) options.onCreate(day, lineId)
  }

  return {
    figureList:
      figure === null
        ? null
        : {
            ...figure,
            onClose: () => {
              setFigure(null)
            },
          },
    handleClick: (event: MouseEvent): void => {
      if (!(event.target instanceof Element)) return
      const found = page.findEntry(event.target)
      if (options.selection.click(itemOf(found)?.id ?? null, event)) {
        secondClick.forget()
        return
      }
      const part = event.target.closest<HTMLElement>(`button[data-part], ${FIGURE}`)
      if (found === null && part === null) {
        noteFree(event, event.target)
        return
      }
      secondClick.forget()
      if (found !== null) intents.open(found, found.element)
      else if (part !== null) handlePart(part, lineIdOf(part))
    },
  }
}

function nameOf(line: FlowLine): string {
  return line.kind === 'section' ? line.section.name : line.row.name
}
