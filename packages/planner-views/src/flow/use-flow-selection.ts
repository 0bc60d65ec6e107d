import { useMemo } from 'react'
import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { useLasso, useMultiSelection } from '../interaction'
import type { ItemIntents, MultiSelectionProps } from '../interaction'
import type { FlowCalendarSection } from './FlowCalendar.types'
import { measureFlow } from './flow-surface'
import type { FlowCalendarLabels } from './labels'
import { itemOrderOf, itemsInRect } from './model/bars-in-rect'
import type { FlowPageState } from './use-flow-page'

interface FlowSelectionOptions extends Pick<
  MultiSelectionProps,
  'selection' | 'onSelectionChange'
> {
  readonly sections: readonly FlowCalendarSection[]
  readonly page: FlowPageState
  readonly startDay: number
  readonly hasMoney: boolean
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly bodyRef: RefObject<HTMLElement | null>
  readonly labels: FlowCalendarLabels
  readonly announce: ItemIntents['announce']
}

/** The selected items of a flow, and the lasso that selects those in a rectangle. */
export function useFlowSelection(options: FlowSelectionOptions) {
  const { sections, page, startDay, hasMoney, scrollRef, bodyRef, labels, announce } = options
  const { selection: given, onSelectionChange } = options
  // Items of closed sections stay selected: closing a section does not deselect.
  const items = useMemo(
    () => sections.flatMap(({ rows }) => rows.flatMap((row) => row.items)),
    [sections],
  )
  const selection = useMultiSelection({
    ...(given === undefined ? null : { selection: given }),
    ...(onSelectionChange === undefined ? null : { onSelectionChange }),
    items,
    orderOf: () => itemOrderOf(sections, page.barsOf),
    labels,
    announce,
  })
  const lasso = useLasso({
    selection,
    surfaceRef: bodyRef,
    scrollRef,
    isFree: (target) =>
      target instanceof Element &&
      target.closest('[data-part="days"]') !== null &&
      page.findEntry(target) === null,
    measure: () =>
      bodyRef.current === null || scrollRef.current === null
        ? null
        : measureFlow(bodyRef.current, scrollRef.current, { ...page, startDay, hasMoney }),
    itemsIn: (rect) => {
      if (bodyRef.current === null) return []
      const isRightToLeft = getComputedStyle(bodyRef.current).direction === 'rtl'
      return itemsInRect({ ...page, startDay, isRightToLeft }, rect)
    },
  })
  return { selection, lasso }
}

/** The items that one of several selected items is selected with, itself included; else null. */
export function itemsSelectedWith(
  item: CalendarItem,
  { selection, onSelectionChange }: Pick<MultiSelectionProps, 'selection' | 'onSelectionChange'>,
  sections: readonly FlowCalendarSection[],
): readonly CalendarItem[] | null {
  if (onSelectionChange === undefined || selection?.has(item.id) !== true) return null
  const found = new Map<number, CalendarItem>()
  for (const { rows } of sections) {
    for (const row of rows) {
      for (const each of row.items) if (selection.has(each.id)) found.set(each.id, each)
    }
  }
  return found.size > 1 ? [...found.values()] : null
}
