import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { useMemo } from 'react'
import type { FocusEvent, RefObject } from 'react'

import { useRovingFocus } from '../calendar-item'
import type { RevealedItem, StopFinder } from '../calendar-item'
import { dayTargetOf, elementOfTabStop, isSameStop } from './day-target'
import type { TabStop } from './day-target'
import { isStopOnShow, stopFor, stopOfItem } from './model/stop-on-show'
import type { AllDayRowModel, BoxModel, DayPage } from './model/day-page'

interface DayFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayRowModel | BoxModel>
  /** Lanes that the band has room for. */
  readonly allDayLanes: number
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  readonly onDayChange: ((change: { day: CivilDate }) => void) | undefined
}

/** The roving focus of the days: over half hours, cells of the band, items and '+N more' lines. */
export function useDayFocus({
  gridRef,
  page,
  placedByKey,
  allDayLanes,
  today,
  revealedItem,
  onDayChange,
}: DayFocusOptions) {
  const finder = useMemo<StopFinder<TabStop>>(() => {
    const shown = { page, placedByKey, allDayLanes, today }
    return {
      stopFor: (place) => stopFor(place, shown),
      isOnShow: (stop) => isStopOnShow(stop, shown),
      stopOfItem: (itemId) => stopOfItem(itemId, shown),
    }
  }, [page, placedByKey, allDayLanes, today])
  const { tabStop, focusStop, noteFocus, ...focus } = useRovingFocus<TabStop>({
    rootRef: gridRef,
    finder,
    elementOf: elementOfTabStop,
    focusElement,
    revealedItem,
  })

  /** Focuses a part once it is there, turning to its day when that is not on show. */
  const awaitStop = (stop: TabStop): void => {
    focus.awaitStop(stop)
    const { firstDay, dayCount } = page
    if (stop.day >= firstDay && stop.day < firstDay + dayCount) return
    // Whole pages forwards and back, so that the days beside it come along.
    const pages = Math.floor((stop.day - firstDay) / dayCount)
    onDayChange?.({ day: civilDateOf(firstDay + pages * dayCount) })
  }

  /** Goes to a cell, now or once its day is on show. */
  const goTo = (stop: TabStop): void => {
    if (!focusStop(stop)) awaitStop(stop)
  }

  const handleFocus = (event: FocusEvent): void => {
    const stop = dayTargetOf(event.target)?.stop
    if (stop === undefined) return
    noteFocus((before) => {
      if (isSameStop(before, stop)) return before ?? stop
      // A bar that spans days was reached from one of them, and keys go on from there.
      return before?.part === 'entry' && stop.part === 'entry' && before.key === stop.key
        ? { ...stop, day: before.day }
        : stop
    })
  }

  return { tabStop, focusStop, goTo, awaitStop, handleFocus }
}

function focusElement(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  // Only as far as needed, and clear of what is stuck above the hours.
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
