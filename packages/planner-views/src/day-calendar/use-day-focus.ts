import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'

import { useKeptFocus } from '../calendar-item'
import { SLOT_MINUTES, shownLanes } from './day-sizes'
import { dayTargetOf, elementOfTabStop, isSameStop } from './day-target'
import type { TabStop } from './day-target'
import type { BandModel, BoxModel, DayPage } from './model/day-page'

/** Where the focus begins: 08:00. */
const FIRST_SLOT = 480 / SLOT_MINUTES

interface DayFocusOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, BandModel | BoxModel>
  /** Changes what is drawn of the band. */
  readonly isBandOpen: boolean
  readonly today: DayNumber
  readonly onDayChange: ((change: { day: CivilDate }) => void) | undefined
}

/**
 * Roving focus: one element of the grid is a stop for Tab, the one that had the
 * focus last. What is to be focused but not on show yet (another day, an item that
 * has just moved) is focused as soon as it is drawn.
 */
export function useDayFocus({
  gridRef,
  page,
  placedByKey,
  isBandOpen,
  today,
  onDayChange,
}: DayFocusOptions) {
  const [wishedStop, setWishedStop] = useState<TabStop | null>(null)
  const awaitedRef = useRef<TabStop | null>(null)
  const { firstDay, dayCount } = page

  const tabStop = useMemo(
    () => stopOnShow(wishedStop, page, placedByKey, isBandOpen, today),
    [wishedStop, page, placedByKey, isBandOpen, today],
  )

  /** Focuses a part of the grid now; false when it is not there. */
  const focusStop = (stop: TabStop): boolean => {
    const element = gridRef.current === null ? null : elementOfTabStop(gridRef.current, stop)
    if (element === null) return false
    setWishedStop(stop)
    element.focus({ preventScroll: true })
    // Only as far as needed, and clear of what is stuck above the hours.
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }

  /** Focuses a part once it is drawn, turning to its day when that is not on show. */
  const awaitStop = (stop: TabStop): void => {
    awaitedRef.current = stop
    if (stop.day >= firstDay && stop.day < firstDay + dayCount) return
    // Whole pages forwards and back, so that the days beside it come along.
    const pages = Math.floor((stop.day - firstDay) / dayCount)
    onDayChange?.({ day: civilDateOf(firstDay + pages * dayCount) })
  }

  /** Goes to a cell, now or once its day is on show. */
  const goTo = (stop: TabStop): void => {
    if (!focusStop(stop)) awaitStop(stop)
  }

  useLayoutEffect(() => {
    const awaited = awaitedRef.current
    const grid = gridRef.current
    if (awaited === null || grid === null) return
    if (hasFocusElsewhere(grid)) {
      // Somebody who has gone elsewhere in the meantime is left there.
      awaitedRef.current = null
      return
    }
    if (awaited.day < firstDay || awaited.day >= firstDay + dayCount) return
    if (awaited.part === 'entry' && !placedByKey.has(awaited.key)) return
    const element =
      elementOfTabStop(grid, awaited) ??
      // What lies in the part of the band that is not shown leaves the focus with its day.
      (isBandOpen ? null : elementOfTabStop(grid, { part: 'band', day: awaited.day }))
    awaitedRef.current = null
    setWishedStop(awaited)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [gridRef, firstDay, dayCount, placedByKey, isBandOpen])

  const { handleKeptFocus, handleBlur } = useKeptFocus(gridRef, page, () => {
    if (awaitedRef.current === null) focusStop(tabStop)
  })

  const handleFocus = (event: FocusEvent): void => {
    const stop = dayTargetOf(event.target)?.stop
    if (stop === undefined) return
    handleKeptFocus()
    setWishedStop((before) => {
      const isSame =
        isSameStop(before, stop) ||
        // A bar that spans days was reached from one of them, and keys go on from there.
        (before?.part === 'entry' && stop.part === 'entry' && before.key === stop.key)
      return isSame ? before : stop
    })
  }

  return { tabStop, focusStop, goTo, awaitStop, handleFocus, handleBlur }
}

/** Whether the focus lies outside of the grid; in a shadow tree as well. */
function hasFocusElsewhere(grid: HTMLElement): boolean {
  const root = grid.getRootNode()
  const active =
    (root instanceof ShadowRoot ? root.activeElement : null) ?? grid.ownerDocument.activeElement
  return active !== null && active !== grid.ownerDocument.body && !grid.contains(active)
}

/** The stop itself where it is on show, else the nearest thing to it that is. */
function stopOnShow(
  stop: TabStop | null,
  { firstDay, dayCount, laneCount }: DayPage,
  placedByKey: ReadonlyMap<string, BandModel | BoxModel>,
  isBandOpen: boolean,
  today: DayNumber,
): TabStop {
  const isShown = (day: DayNumber): boolean => day >= firstDay && day < firstDay + dayCount
  if (stop === null || !isShown(stop.day)) {
    const slot = stop?.part === 'slot' ? stop.slot : FIRST_SLOT
    return { part: 'slot', day: isShown(today) ? today : firstDay, slot }
  }
  const { lanes, hasMore } = shownLanes(laneCount, isBandOpen)
  if (stop.part === 'more') return hasMore ? stop : { part: 'band', day: stop.day }
  if (stop.part !== 'entry') return stop
  const placed = placedByKey.get(stop.key)
  if (placed === undefined) return { part: 'slot', day: stop.day, slot: FIRST_SLOT }
  return 'lane' in placed && placed.lane >= lanes ? { part: 'band', day: stop.day } : stop
}
