import type { OverstorySection } from '@throughline/domain/tactics'
import { dayNumberOf, dayOfMonthOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { rescheduleByDays } from '@throughline/domain/tactics'
import { useRef, useState } from 'react'
import type { FocusEvent, RefObject } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { englishItemIntentLabels, entryTargetOf, isDateSubject } from '../../calendar-core'
import type {
  CalendarDefinition,
  DragSurface,
  FindEntry,
  ItemStep,
  Point,
} from '../../calendar-core'
import { spanOf } from '../../calendar-parts'
import type { DaySpan, RevealedItem } from '../../calendar-parts'
import type { OverstoryLabels } from './Overstory.labels'
import { barAfterKey, byLane, cellFor, cellOfBar, cellOfItem } from './model/overstory-cells'
import type { OverstoryCell, VisibleSection } from './model/overstory-cells'
import { SIDE_PIXELS } from './model/overstory-size'
import { barKey } from './model/section-layout'
import type { OverstoryItems, OverstoryViewProps } from './Overstory.types'

const DAYS_PER_WEEK = 7
/** How far outside the overstory a pointer still counts as on the nearest day, in pixels. */
const REACH_PIXELS = 48

/** The visible days. */
interface VisibleDays {
  readonly firstDay: DayNumber
  readonly dayCount: number
}

interface OverstoryDefinitionOptions extends VisibleDays {
  /** The complete view, which owns the focus. */
  readonly rootRef: RefObject<HTMLElement | null>
  /** The dates and the sections. */
  readonly bodyRef: RefObject<HTMLElement | null>
  readonly sectionsRef: RefObject<HTMLElement | null>
  readonly items: OverstoryItems
  readonly visibleSections: readonly VisibleSection[]
  readonly revealedItem: RevealedItem | null
  readonly labels: OverstoryLabels
  /** Whether the host moves items, and changes their length. */
  readonly canMove: boolean
  readonly canResize: boolean
  readonly onToggleSection: OverstoryViewProps['onToggleSection']
  readonly onToggleExpanded: (section: OverstorySection) => void
}

/**
 * The overstory as a calendar. Its places are days. Its cells are the bars, each section with one
 * that Tab leads to, and the heads of sections without bars. Items stay in their sections: these
 * follow from their channels and types.
 */
export function useOverstoryDefinition(options: OverstoryDefinitionOptions) {
  const { rootRef, bodyRef, sectionsRef, items, visibleSections, firstDay, dayCount, labels } =
    options
  const { canMove, canResize } = options
  const intentLabels = useLabels(englishItemIntentLabels)
  const layerRef = useRef<HTMLDivElement>(null)
  /** Key of the bar of each section that had the focus last. */
  const [lastKeys, setLastKeys] = useState<ReadonlyMap<OverstorySection, string>>(new Map())

  const sectionAt = (element: Element): VisibleSection | undefined => {
    const name = element.closest<HTMLElement>('[data-section]')?.dataset['section']
    return visibleSections.find(({ section }) => section === name)
  }
  const barAt = (element: Element, key: string) =>
    sectionAt(element)?.bars.find((bar) => bar.key === key)
  const findEntry: FindEntry = (target) =>
    target instanceof Element ? entryTargetOf(target, (key) => barAt(target, key)) : null
  const cellAt = (target: EventTarget): OverstoryCell | null => {
    const entry = findEntry(target)
    const visible = entry === null ? undefined : sectionAt(entry.element)
    return entry === null || visible === undefined ? null : cellOfBar(visible, entry.key)
  }

  const definition: CalendarDefinition<DayNumber, OverstoryCell> = {
    surfaceRef: bodyRef,
    scrollRef: bodyRef,
    labels: { ...intentLabels, ...labels },
    findEntry,
    findItem: (itemId) =>
      Object.values(items)
        .flat()
        .find(({ id }) => id === itemId),
    focus: {
      rootRef,
      finder: {
        focusCellFor: (before) => cellFor(before, visibleSections),
        isOnShow: (cell) => cellFor(cell, visibleSections).key === cell.key,
        focusCellOfItem: (itemId) => cellOfItem(itemId, visibleSections),
      },
      elementOf: (root, { section, key }) =>
        root.querySelector<HTMLElement>(selectorOf(section, key)) ??
        root.querySelector<HTMLElement>('[data-part="head"]'),
      focusCellOf: (element) => {
        const cell = cellAt(element)
        return cell === null ? null : () => cell
      },
      revealedItem: options.revealedItem,
    },

    measure: () =>
      sectionsRef.current === null || !canMove
        ? null
        : measureOverstory(sectionsRef.current, { firstDay, dayCount }),
    dayOf: (day) => day,
    handleAxisAt: ({ element }, { x }) => {
      const { left, right } = tintOf(element).getBoundingClientRect()
      // Resizing needs days to drag an end to.
      return canResize && dayCount > 1 && x >= left && x < right ? 'x' : null
    },
    daysElementOf: ({ element }) => tintOf(element),
    drawDrag: ({ subject, from, to, offset }, { intents }) => {
      if (layerRef.current === null || !isDateSubject(subject)) return
      const { item } = subject
      const outcome = rescheduleByDays(intents.reschedulable(item), subject, to - from)
      const span = spanOf(outcome.code === 'changed' ? outcome.dates : item)
      const days = { firstDay, dayCount }
      drawOverstoryDrag(layerRef.current, { span, days, offset }, labels)
    },
    drop: ({ subject, from, to }, calendar) =>
      from !== to && isDateSubject(subject) && calendar.changeByDays(subject, to - from, from),
    onPage: () => {},
    ...(canMove && {
      reschedule: (item, step) =>
        step.kind === 'resize' && !canResize
          ? null
          : rescheduleByDays(item, step, daysOfStep(step)),
    }),
    // The cell of the item is where its bar is: the key of the bar contains its first day.
    cellOfItem: ({ id }, { startDate }, _from, before) => ({
      ...before,
      key: barKey(id, dayNumberOf(startDate)),
      itemId: id,
    }),

    click: (element) => {
      const button = element.closest<HTMLElement>('button')
      const visible = button === null ? undefined : sectionAt(button)
      if (button === null || visible === undefined) return
      const { section, isOpen } = visible
      if (button.dataset['part'] === 'head') options.onToggleSection({ section, isOpen: !isOpen })
      else if (button.dataset['part'] === 'more') options.onToggleExpanded(section)
    },
    pressKey: (event, { focus, pressSharedKey }) => {
      const entry = findEntry(event.target)
      const visible = entry === null ? undefined : sectionAt(entry.element)
      const bar = visible?.bars.find(({ key }) => key === entry?.key)
      if (entry === null || visible === undefined || bar === undefined) return false
      if (pressSharedKey(event)) return true
      if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return false
      const next = barAfterKey(visible.bars, bar, {
        key: event.key,
        isRightToLeft: getComputedStyle(entry.element).direction === 'rtl',
      })
      const cell = next === null ? null : cellOfBar(visible, next.key)
      if (cell === null) return false
      focus.focusOn(cell)
      return true
    },
  }

  return {
    definition,
    layerRef,
    /** For `onFocus` of the view, beside that of the calendar. */
    noteFocus: ({ target }: FocusEvent): void => {
      const cell = cellAt(target)
      if (cell === null || cell.key === null) return
      const { section, key } = cell
      setLastKeys((before) => new Map(before).set(section, key))
    },
    /** Returns the bar of a section that Tab leads to: the last one with the focus, else the first. */
    activeKeyOf: ({ section, bars }: VisibleSection): string | undefined => {
      const lastKey = lastKeys.get(section)
      return bars.some(({ key }) => key === lastKey) ? lastKey : byLane(bars)[0]?.key
    },
  }
}

/** The tint of a bar is as long as its item; the frame of a short item is longer. */
function tintOf(bar: Element): Element {
  return bar.querySelector('[data-part="tint"]') ?? bar
}

/** Days of a step by keys: the same as in the month below. */
function daysOfStep({ x, y }: ItemStep): number {
  return x + y * DAYS_PER_WEEK
}

/** Measures the days on the screen. @param sections their tracks begin beside their heads */
function measureOverstory(
  sections: HTMLElement,
  { firstDay, dayCount }: VisibleDays,
): DragSurface<DayNumber> {
  const box = sections.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(sections).direction === 'rtl'
  const [left, right] = isRightToLeft
    ? [box.left, box.right - SIDE_PIXELS]
    : [box.left + SIDE_PIXELS, box.right]
  const placeAt = ({ x, y }: Point): DayNumber | null => {
    const isInReach =
      x >= left - REACH_PIXELS &&
      x <= right + REACH_PIXELS &&
      y >= box.top - REACH_PIXELS &&
      y <= box.bottom + REACH_PIXELS
    if (!isInReach) return null
    const along = (isRightToLeft ? right - x : x - left) / (right - left)
    return firstDay + Math.min(Math.max(0, Math.floor(along * dayCount)), dayCount - 1)
  }
  return { origin: { x: left, y: box.top }, placeAt, scrollEdges: () => null }
}

/** Writes the place of the dragged bar, and its new days, straight to their elements. */
function drawOverstoryDrag(
  layer: HTMLElement,
  {
    span: { startDay, endDayExclusive },
    days: { firstDay, dayCount },
    offset,
  }: { readonly span: DaySpan; readonly days: VisibleDays; readonly offset: Point },
  { range, dayText }: Pick<OverstoryLabels, 'range' | 'dayText'>,
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${offset.x}px, ${offset.y}px, 0)`
  const target = layer.querySelector<HTMLElement>('[data-part="target"]')
  if (target === null) return
  const from = Math.max(startDay, firstDay)
  const to = Math.min(endDayExclusive, firstDay + dayCount)
  target.hidden = from >= to
  target.style.setProperty('--tl-overstory-start', String((from - firstDay) / dayCount))
  target.style.setProperty('--tl-overstory-frame', String((to - from) / dayCount))
  const dates = layer.querySelector('[data-part="target-dates"]')
  const textOf = (day: DayNumber): string =>
    dayText({ month: yearMonthOf(day).month, dayOfMonth: dayOfMonthOf(day), hasMonth: true })
  if (dates !== null) {
    dates.textContent = range({ first: textOf(startDay), last: textOf(endDayExclusive - 1) })
  }
}

function selectorOf(section: OverstorySection, key: string | null): string {
  const part = key === null ? '[data-part="head"]' : `[data-key="${CSS.escape(key)}"]`
  return `[data-section="${section}"] ${part}`
}
