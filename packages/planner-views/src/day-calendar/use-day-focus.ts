import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { useMemo } from 'react'
import type { RefObject } from 'react'

import type { RevealedItem } from '../calendar-parts'
import { useRovingFocus } from '../interaction'
import type { StopFinder } from '../interaction'
import { dayTargetOf, elementOfTabStop, isSameStop } from './day-target'
import type { TabStop } from './day-target'
import { isStopOnShow, stopFor, stopOfItem } from './model/stop-on-show'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'

interface DayFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly today: DayNumber
  readonly revealedItem: RevealedItem | null
  readonly onDayChange: ((change: { day: CivilDate }) => void) | undefined
}

/** The roving focus of the days: over half hours, cells of the all-day row, items and '+N more' lines. */
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
  return useRovingFocus<TabStop>({
    rootRef: gridRef,
    finder,
    elementOf: elementOfTabStop,
    stopOf: (element) => {
      const stop = dayTargetOf(element)?.stop
      return stop === undefined ? null : (before) => stopAfter(stop, before)
    },
    focusElement: (element) => {
      element.focus({ preventScroll: true })
      // Only as far as needed, and clear of what is stuck above the hours.
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    revealedItem,
    onAwait: ({ day }) => {
      const { firstDay, dayCount } = page
      if (day >= firstDay && day < firstDay + dayCount) return
      // Whole pages forwards and back, so that the days beside it come along.
      const pages = Math.floor((day - firstDay) / dayCount)
      onDayChange?.({ day: civilDateOf(firstDay + pages * dayCount) })
    },
  })
}

function stopAfter(stop: TabStop, before: TabStop | null): TabStop {
  if (isSameStop(before, stop)) return before ?? stop
  // A bar that spans days was reached from one of them, and keys go on from there.
  return before?.part === 'entry' && stop.part === 'entry' && before.key === stop.key
    ? { ...stop, day: before.day }
    : stop
}
