import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { usePointerGesture } from '@throughline/ui/pointer-gesture'
import { token } from '@throughline/ui/theme'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { styled } from 'styled-components'

import { customProperties } from '../../../calendar-parts'
import type { FlowCalendarSection } from '../FlowCalendar.types'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { itemDensity } from '../model/item-density'
import type { FlowPageState } from '../use-flow-page'

/** Height of the chart's view box; the chart is scaled to the overview. */
const HEIGHT = 20
/** Number of columns of the chart: about two a week for a year. */
const COLUMNS = 120
const DAYS_PER_WEEK = 7
const DAYS_PER_PAGE = 28
/** Pause before the flow announces the days in view, so that it skips days that only pass by. */
const SAY_AFTER_MS = 120

interface FlowOverviewProps {
  scrollRef: RefObject<HTMLElement | null>
  sections: readonly FlowCalendarSection[]
  page: FlowPageState
  startDay: DayNumber
  labels: FlowCalendarLabels
}

/**
 * The whole timeline at a small scale, with a chart of how many bars there are when, and a frame around
 * the days in view. Dragging, clicks and keys move the frame and scroll the timeline. Scrolling
 * moves the frame without rendering.
 */
export function FlowOverview({ scrollRef, sections, page, startDay, labels }: FlowOverviewProps) {
  const { barsOf, dayCount, dayPixels, seen, scrollToDay: onScrollTo } = page
  const frameRef = useRef<HTMLDivElement>(null)
  const [isPressed, setIsPressed] = useState(false)
  const seenDays = seen.width / dayPixels
  const columnCount = Math.min(dayCount, COLUMNS)
  const drawing = useMemo(() => {
    // Items of closed sections count too.
    const layouts = sections.flatMap(({ rows }) => rows.map((row) => barsOf(row).layout))
    return pathOf(itemDensity(layouts, { startDay, dayCount }, columnCount))
  }, [sections, barsOf, startDay, dayCount, columnCount])

  const place = useCallback(() => {
    const [scroller, frame] = [scrollRef.current, frameRef.current]
    if (scroller === null || frame === null) return
    const first = Math.abs(scroller.scrollLeft) / dayPixels
    frame.style.setProperty('--first', String(first / dayCount))
  }, [scrollRef, dayPixels, dayCount])
  const say = useCallback(() => {
    const [scroller, frame] = [scrollRef.current, frameRef.current]
    if (scroller === null || frame === null) return
    const first = Math.abs(scroller.scrollLeft) / dayPixels
    const firstVisible = Math.round(first)
    const lastVisible = Math.min(dayCount, Math.round(first + seenDays)) - 1
    const text = labels.overviewValue({
      firstDay: nearestDateOf(startDay + firstVisible),
      lastDay: nearestDateOf(startDay + lastVisible),
    })
    if (frame.getAttribute('aria-valuetext') === text) return
    frame.setAttribute('aria-valuenow', String(firstVisible))
    frame.setAttribute('aria-valuetext', text)
  }, [scrollRef, dayPixels, dayCount, startDay, seenDays, labels])
  useEffect(() => {
    const scroller = scrollRef.current
    place()
    say()
    let frame = 0
    let pause = 0
    const handleScroll = (): void => {
      // After all that listen have read where the scroller is: reading after a change of styles computes them.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
      window.clearTimeout(pause)
      pause = window.setTimeout(say, SAY_AFTER_MS)
    }
    scroller?.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      scroller?.removeEventListener('scroll', handleScroll)
      cancelAnimationFrame(frame)
      window.clearTimeout(pause)
    }
  }, [scrollRef, place, say])

  const { handlers } = usePointerGesture<HTMLElement>({
    threshold: 0,
    subjectAt: ({ currentTarget }) => (currentTarget instanceof HTMLElement ? currentTarget : null),
    captureOn: (root) => root,
    onStart: ({ subject }) => {
      setIsPressed(true)
      return subject
    },
    onDraw: ({ subject, at: { x } }) => {
      const { left, right, width } = subject.getBoundingClientRect()
      const isRightToLeft = getComputedStyle(subject).direction === 'rtl'
      onScrollTo(((isRightToLeft ? right - x : x - left) / width) * dayCount)
    },
    onEnd: () => {
      setIsPressed(false)
    },
  })
  const scrollBy = (days: number): void => {
    const scroller = scrollRef.current
    if (scroller !== null) {
      onScrollTo(Math.abs(scroller.scrollLeft) / dayPixels + seenDays / 2 + days)
    }
  }
  const handleKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -DAYS_PER_WEEK,
      ArrowRight: DAYS_PER_WEEK,
      PageUp: -DAYS_PER_PAGE,
      PageDown: DAYS_PER_PAGE,
      Home: -dayCount,
      End: dayCount,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    scrollBy(step)
  }

  return (
    <OverviewRoot data-part="overview" data-held={isPressed ? '' : undefined} {...handlers}>
      <svg
        viewBox={`0 0 ${columnCount} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawing} />
      </svg>
      <div
        ref={frameRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the thumb of a range input cannot show how many days are seen
        role="slider"
        tabIndex={0}
        aria-label={labels.overview}
        aria-valuemin={0}
        aria-valuemax={dayCount}
        aria-valuenow={0}
        data-part="overview-frame"
        style={customProperties({ '--share': Math.min(1, seenDays / dayCount) })}
        onKeyDown={handleKey}
      />
    </OverviewRoot>
  )
}

/** The chart as one SVG path. */
function pathOf(density: Float32Array): string {
  return Array.from(
    density,
    (share, at) => `M${at} ${HEIGHT}V${(HEIGHT - share * HEIGHT).toFixed(1)}h.7V${HEIGHT}z`,
  ).join('')
}

const OverviewRoot = styled.div`
  container-type: inline-size;
  position: relative;
  flex: none;
  box-sizing: border-box;
  block-size: 26px;
  margin-inline-start: var(--fixed);
  padding-block: 3px;
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-canvas')};
  cursor: grab;
  touch-action: none;

  /* Above the sticky columns. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 0 -1px;
    inset-inline: calc(-1 * var(--fixed)) 100%;
    border-block-end: inherit;
    background: inherit;
    cursor: default;
  }

  &[data-held] {
    cursor: grabbing;
  }

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: ${token('color-line-strong')};
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }

  [data-part='overview-frame'] {
    position: absolute;
    inset-block: 1px;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: calc(var(--share) * 100%);
    min-inline-size: 8px;
    /* A place would lay out everything again with every frame of a scroll. */
    transform: translateX(calc(var(--first, 0) * 100cqi));
    border: 1px solid ${token('color-control-outline')};
    border-radius: 3px;
    background: color-mix(in srgb, ${token('color-ink')} 6%, transparent);
  }

  &:dir(rtl) [data-part='overview-frame'] {
    transform: translateX(calc(var(--first, 0) * -100cqi));
  }

  @media print {
    display: none;
  }
`
