import { dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import { observeSize } from '@throughline/ui/element-size'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import type { DayPage } from './model/day-page'

/** Where a day without anything earlier begins on the screen: 07:30. */
const FIRST_MINUTE = 450
const MINUTES_PER_DAY = 1440
/** Room that is left above what it scrolls to, in minutes. */
const ROOM_MINUTES = 30

interface FirstScrollOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly page: DayPage
  readonly now: CivilDateTime | null
}

/**
 * Scrolls once, before the first paint that shows it: to the morning, or to the first item
 * before that; down to now where now would not be seen.
 *
 * @returns scrolls there again
 */
export function useFirstScroll({
  scrollRef,
  headRef,
  hoursRef,
  page,
  now,
}: FirstScrollOptions): () => void {
  const scrollToOpening = (): void => {
    const [scroll, head, hours] = [scrollRef.current, headRef.current, hoursRef.current]
    if (scroll === null || head === null || hours === null) return
    const { dayCount, firstDay } = page
    const first = Math.min(MINUTES_PER_DAY, ...page.days.map((boxes) => boxes[0]?.top ?? Infinity))
    const top = Math.max(0, Math.min(FIRST_MINUTE, first - ROOM_MINUTES))
    const pixelsPerMinute = hours.clientHeight / MINUTES_PER_DAY
    const shownMinutes = (scroll.clientHeight - head.offsetHeight) / pixelsPerMinute
    const day = now === null ? -1 : dayNumberOf(now) - firstDay
    const nowMinute = now === null || day < 0 || day >= dayCount ? null : minutesOfDay(now)
    const isNowBelow = nowMinute !== null && nowMinute > top + shownMinutes - ROOM_MINUTES
    const minute = isNowBelow ? nowMinute - shownMinutes / 2 : top
    scroll.scrollTop = minute * pixelsPerMinute
  }
  const open = useEffectEvent(scrollToOpening)
  useLayoutEffect(() => {
    const hours = hoursRef.current
    if (hours === null) return undefined
    // Measuring right here would lay everything out once more. The observer is called
    // when that is done, before the paint; when mounted hidden, as soon as it is shown.
    const end = observeSize(hours, () => {
      end()
      open()
    })
    return end
  }, [hoursRef])
  return scrollToOpening
}
