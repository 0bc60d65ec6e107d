import { dayNumberOf, type WeekStartDay } from '@throughline/domain/calendar-dates'
import { civilMonthOf, monthGridOf } from '@throughline/domain/layout'
import type { TacticDates, TacticListItem } from '@throughline/domain/tactics'
import type { RevealedItem } from '@throughline/planner-views/calendar-item'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { DateUrl } from '../use-date-url'

const DAYS_PER_WEEK = 7

/** Functions of a calendar that show an invisible item. */
export interface RevealPlace {
  readonly isOnShow: (item: TacticListItem) => boolean
  /** Shows the first day of an item. */
  readonly show: (item: TacticListItem) => void
}

/**
 * Returns the item of a change from elsewhere, such as an undo. The calendar shows its first day,
 * scrolls to it and focuses it.
 */
export function useRevealedItem(place: RevealPlace): {
  readonly revealedItem: RevealedItem | null
  readonly reveal: (change: { item: TacticListItem }) => void
  /** Focuses an item if it is visible already. Does not change the visible dates. */
  readonly focusItem: (change: { itemId: number }) => void
} {
  const [revealedItem, setRevealedItem] = useState<RevealedItem | null>(null)
  // The user may undo a change much later, when another month is visible.
  const latest = useRef(place)
  useLayoutEffect(() => {
    latest.current = place
  })
  const reveal = useCallback(({ item }: { item: TacticListItem }) => {
    setRevealedItem({ itemId: item.id })
    if (!latest.current.isOnShow(item)) latest.current.show(item)
  }, [])
  return { revealedItem, reveal, focusItem: setRevealedItem }
}

/** Returns the functions that reveal items in the month or the day of a URL. */
export function revealPlaceOf(url: DateUrl, weekStartDay: WeekStartDay): RevealPlace {
  return {
    isOnShow: (item) => isOnShow(item, url, weekStartDay),
    show: ({ startDate }) => {
      const day = startDate.slice(0, 10)
      url.show(url.view === 'month' ? civilMonthOf(dayNumberOf(day)) : day)
    },
  }
}

/** Returns whether a day of an item is visible. */
function isOnShow(
  { startDate, endDate }: TacticDates,
  { view, month, day }: DateUrl,
  weekStartDay: WeekStartDay,
): boolean {
  const [first, last] = [dayNumberOf(startDate), dayNumberOf(endDate)]
  if (view === 'day') return first <= dayNumberOf(day) && dayNumberOf(day) <= last
  const { firstDay, weekCount } = monthGridOf(month, weekStartDay)
  return first < firstDay + weekCount * DAYS_PER_WEEK && firstDay <= last
}
