import { carriesCost, varianceOf } from '@throughline/domain/budget'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import type { FlowCalendarSection, FlowItem } from '../FlowCalendar.types'
import type { FigureKind } from './flow-cells'

/** An item that a figure sums, with its amount. */
export interface FigureItem {
  readonly item: FlowItem
  /** Whole dollars. */
  readonly amount: number
}

/** Which figure: of a row, of a section, or of all rows. */
export interface FigureSource {
  /** The id of a row or a section; null for all of them. */
  readonly id: string | null
  readonly kind: FigureKind
  /** Items that start on these days count; both included. */
  readonly from: CivilDate
  readonly to: CivilDate
}

/** The items that a figure sums, each once, the largest amount first. */
export function itemsBehindFigure(
  sections: readonly FlowCalendarSection[],
  { id, kind, from, to }: FigureSource,
  isMonthly: (item: FlowItem) => boolean,
): readonly FigureItem[] {
  const rows = sections
    .filter((section) => section.kind === 'group')
    .flatMap((section) =>
      section.rows.filter((row) => id === null || id === section.id || id === row.id),
    )
  const matches = new Map<number, FigureItem>()
  for (const { items } of rows) {
    for (const item of items) {
      const amount = amountOf(item, kind)
      const day = item.startDate.slice(0, from.length)
      const isCounted =
        amount !== null &&
        item.isUnscheduled !== true &&
        day >= from &&
        day <= to &&
        carriesCost({ isInitiative: item.isInitiative, isMonthly: isMonthly(item) })
      if (isCounted) matches.set(item.id, { item, amount })
    }
  }
  return [...matches.values()].toSorted(
    (a, b) => Math.abs(b.amount) - Math.abs(a.amount) || a.item.id - b.item.id,
  )
}

function amountOf({ estimatedCost, actualCost }: FlowItem, kind: FigureKind): number | null {
  if (kind === 'estimate') return estimatedCost
  if (kind === 'actual') return actualCost
  return estimatedCost === null && actualCost === null
    ? null
    : varianceOf(estimatedCost ?? 0, actualCost ?? 0)
}
