import type { RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import { useLasso, useMultiSelection } from '../interaction'
import type { ItemIntents, MultiSelectionProps } from '../interaction'
import type { MonthCalendarLabels } from './labels'
import { itemsInRect } from './model/bars-in-rect'
import { itemOrderOf } from './model/item-order'
import { measureMonth } from './month-surface'
import { gridTargetOf } from './tab-stop'
import type { useMonthPage } from './use-month-page'

type MonthPage = ReturnType<typeof useMonthPage>

interface MonthSelectionOptions extends Pick<
  MultiSelectionProps,
  'selection' | 'onSelectionChange'
> {
  readonly page: Pick<
    MonthPage,
    'entries' | 'weekIndex' | 'weeks' | 'rowTops' | 'sizes' | 'findEntry'
  >
  readonly firstDay: number
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly labels: MonthCalendarLabels
  readonly announce: ItemIntents['announce']
}

/** The selected items of a month, and the lasso that selects those in a rectangle. */
export function useMonthSelection({
  page,
  firstDay,
  scrollRef,
  weeksRef,
  labels,
  announce,
  ...props
}: MonthSelectionOptions) {
  const { entries, weekIndex, weeks, rowTops, sizes } = page
  const selection = useMultiSelection({
    ...props,
    items: entries.items,
    orderOf: () => itemOrderOf(entries, weekIndex),
    labels,
    announce,
  })
  const lasso = useLasso({
    selection,
    surfaceRef: weeksRef,
    scrollRef,
    isFree: (target) => gridTargetOf(target)?.part === 'day',
    measure: () =>
      weeksRef.current === null || scrollRef.current === null
        ? null
        : measureMonth(weeksRef.current, scrollRef.current, { firstDay, rowTops }),
    itemsIn: (rect) => {
      if (weeksRef.current === null) return []
      const width = weeksRef.current.clientWidth
      const isRightToLeft = getComputedStyle(weeksRef.current).direction === 'rtl'
      return itemsInRect({ weeks, rowTops, sizes, width, isRightToLeft }, rect)
    },
  })
  return { selection, lasso }
}

/** The items that one of several selected items is selected with, itself included; else null. */
export function itemsSelectedWith(
  item: CalendarItem,
  { selection, onSelectionChange }: Pick<MultiSelectionProps, 'selection' | 'onSelectionChange'>,
  findItem: MonthPage['findItem'],
): readonly CalendarItem[] | null {
  if (onSelectionChange === undefined || selection?.has(item.id) !== true) return null
  const items = [...selection].flatMap((itemId) => findItem(itemId) ?? [])
  return items.length > 1 ? items : null
}
