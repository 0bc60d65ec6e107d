import type { DayNumber } from '@throughline/domain/calendar-dates'

import { newDatesOver, spanBetween } from '../calendar-parts'
import type { DaySpan } from '../calendar-parts'
import type { DayMenuAction, ItemIntents } from '../interaction'
import { stopOfElement } from './flow-target'
import type { FlowLine } from './model/flow-lines'
import type { FlowStop } from './model/flow-stops'
import type { FlowPageState } from './use-flow-page'

interface NewItemsOptions {
  readonly page: FlowPageState
  readonly intents: ItemIntents
  /** First day of the timeline. */
  readonly firstDay: DayNumber
  readonly today: DayNumber
  /** The element that marks the days of a new item; null while nothing is drawn. */
  readonly anchorOf: () => HTMLElement | null
}

/** New items in the rows of a flow: which lines take them, and the request for one. */
export function useNewItems({ page, intents, firstDay, today, anchorOf }: NewItemsOptions) {
  const canCreateOn = (line: FlowLine): boolean => line.kind === 'row' && line.row.target !== null

  const createOn = (span: DaySpan, lineId: string): void => {
    const line = page.lineOf(lineId)
    const anchor = anchorOf()
    if (anchor === null || line === undefined || !canCreateOn(line)) return
    Object.assign(anchor.dataset, { row: lineId })
    Object.assign(anchor.style, {
      insetInlineStart: `${(span.startDay - firstDay) * page.dayPixels}px`,
      inlineSize: `${(span.endDayExclusive - span.startDay) * page.dayPixels}px`,
      insetBlockStart: `${line.top}px`,
      blockSize: `${line.height}px`,
    })
    intents.create(newDatesOver(span), anchor)
  }
  /** The day of a bar; of anything else today, or the first day on show where today is not. */
  const spanAt = (stop: FlowStop): DaySpan => {
    if (stop.part === 'bar') return spanBetween(stop.startDay, stop.startDay)
    const from = firstDay + Math.max(0, Math.ceil(page.slices.x.from / page.dayPixels))
    const to = firstDay + Math.min(page.dayCount, page.slices.x.to / page.dayPixels)
    const day = today >= from && today < to ? today : from
    return spanBetween(day, day)
  }
  const createAt = (stop: FlowStop): void => {
    createOn(spanAt(stop), stop.lineId)
  }

  const menuStop = (element: Element): FlowStop | null => {
    const stop = stopOfElement(element)
    const line = stop === null ? undefined : page.lineOf(stop.lineId)
    return stop !== null && line !== undefined && canCreateOn(line) ? stop : null
  }
  return {
    /** Whether new items may go on a line: only on rows that stand for something an item can have. */
    canCreateOn,
    /** Asks for a new item over some days of a line, and marks them with the anchor. */
    createOn,
    /** Asks for a new item of one day where the focus is. */
    createAt,
    /** The context menu of the lines that take new items. */
    menu: {
      actionsOf: (element: Element) => {
        const stop = menuStop(element)
        if (stop === null) return null
        const dates = newDatesOver(spanAt(stop))
        return { create: intents.offersCreate(dates), 'open-day': false }
      },
      onSelect: (_action: DayMenuAction, element: Element): void => {
        const stop = menuStop(element)
        if (stop !== null) createAt(stop)
      },
    },
  }
}
