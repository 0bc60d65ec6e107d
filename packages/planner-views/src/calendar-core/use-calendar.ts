import {
  nearestDateOf,
  dayNumberOf,
  endOfMonth,
  startOfMonth,
} from '@throughline/domain/calendar-dates'
import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import { rescheduleByDays } from '@throughline/domain/tactics'
import type { Rescheduling, TacticDates } from '@throughline/domain/tactics'
import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'

import { daysToDrop } from '../calendar-parts'
import type { CalendarHandle, CalendarItem } from '../calendar-parts'
import type { CalendarControls, CalendarDefinition } from './calendar-definition'
import { isDateSubject, itemSubjectAt } from './drag-subject'
import type { DateSubject, DragSubject } from './drag-subject'
import type { DragProgress } from './drag.types'
import { itemOf } from './entry-target'
import type { CompleteIntentProps } from './item-intents.types'
import { itemIntentOfKey } from './item-key-intent'
import type { ItemStep } from './item-key-intent'
import type { DayMenuAction } from './item-menu'
import { rectBetween } from './marquee-rect'
import { isSameSelection, joinedSelection } from './multi-selection'
import type { MultiSelectionProps } from './multi-selection.types'
import { useDrag } from './use-drag'
import { useItemIntents } from './use-item-intents'
import { useMultiSelection } from './use-multi-selection'
import { useRovingFocus } from './use-roving-focus'

/** Two clicks on a place within this time ask for a new item there, in milliseconds. */
const SECOND_CLICK_MS = 500

/** A click on a free place. */
interface PlaceClick {
  /** Names the place. */
  readonly place: string
  /** Of its event, in milliseconds. */
  readonly timeStamp: number
}

/**
 * Whether a click is the second one on its place. A third click counts as a first one: pass null as
 * the click before it.
 */
export function isSecondClick(before: PlaceClick | null, click: PlaceClick): boolean {
  return (
    before !== null &&
    before.place === click.place &&
    click.timeStamp - before.timeStamp <= SECOND_CLICK_MS
  )
}

/** Tells second clicks on a free place from first ones. */
function useSecondClick() {
  const lastRef = useRef<PlaceClick | null>(null)
  return {
    /** Notes a click; true when it is the second one on its place. */
    note: (place: string, timeStamp: number): boolean => {
      const isSecond = isSecondClick(lastRef.current, { place, timeStamp })
      lastRef.current = isSecond ? null : { place, timeStamp }
      return isSecond
    },
    /** A click on something else: the next one on a free place is a first one. */
    forget: (): void => {
      lastRef.current = null
    },
  }
}

const noSelection: ReadonlySet<number> = new Set()

/** Returns the days from a month to the next one, or to the one before. */
function daysToMonth(date: CivilDateTime, step: number): number {
  const first = startOfMonth(dayNumberOf(date))
  return (step > 0 ? endOfMonth(first) + 1 : startOfMonth(first - 1)) - first
}

/**
 * Connects pointer, keys and menus of a calendar with intents, focus and selection: every input
 * leads to the same intent, in every calendar.
 */
export function useCalendar<Place, Cell>(
  definition: CalendarDefinition<Place, Cell>,
  props: CompleteIntentProps & MultiSelectionProps,
) {
  const { findEntry, findItem, surfaceRef, scrollRef, measure, timesOf } = definition
  const isReadOnly = props.isReadOnly ?? false
  const marqueeRef = useRef<HTMLDivElement>(null)
  const reportedRef = useRef(noSelection)
  const secondClick = useSecondClick()

  /** The items that one of several selected items is selected with, itself included; else null. */
  const selectedWith = (item: CalendarItem): readonly CalendarItem[] | null => {
    const ids = props.onSelectionChange === undefined ? undefined : props.selection
    if (ids?.has(item.id) !== true) return null
    const items = [...ids].flatMap((itemId) => findItem(itemId) ?? [])
    return items.length > 1 ? items : null
  }
  /**
   * Returns the items that move together with this one, including itself; null if it moves alone.
   */
  const movedWith = (item: CalendarItem): readonly CalendarItem[] | null =>
    isReadOnly || props.onMoveSelection === undefined ? null : selectedWith(item)

  const intents = useItemIntents({
    ...props,
    labels: definition.labels,
    selectedWith,
    isCopyMenuOnly: props.onCopyItems !== undefined,
    ...(timesOf === undefined ? null : { timesOf }),
  })
  const focus = useRovingFocus(definition.focus)
  const selectable = definition.selection ?? null
  const selection = useMultiSelection({
    ...(props.selection === undefined ? null : { selection: props.selection }),
    ...(props.onSelectionChange === undefined
      ? null
      : { onSelectionChange: props.onSelectionChange }),
    definition: selectable,
    announce: intents.announce,
  })

  const moveSelection = (items: readonly CalendarItem[], deltaDays: number): void => {
    const text = selectable?.labels.selectionMoves({ count: items.length, deltaDays })
    if (text !== undefined) intents.announce(text)
    props.onMoveSelection?.({ items, deltaDays })
  }
  const follow = (item: CalendarItem, dates: TacticDates, from: Place | null): void => {
    const cell = definition.cellOfItem?.(item, dates, from, focus.activeCell)
    if (cell !== undefined) focus.awaitFocusCell(cell)
  }
  const change: CalendarControls<Place, Cell>['change'] = (item, action, outcome, from = null) => {
    const dates = intents.change(item, action, outcome)
    if (dates !== null) follow(item, dates, from)
  }

  const controls: CalendarControls<Place, Cell> = {
    intents,
    focus,
    create: (dates, anchor) => {
      definition.clearRange?.()
      intents.create(dates, anchor)
    },
    change,
    changeByDays: (subject, deltaDays, from) => {
      const item = findItem(subject.item.id)
      const days = item === undefined ? 0 : daysToDrop(subject, deltaDays, subject.item, item)
      if (item === undefined || days === 0) return false
      const moved = subject.kind === 'move' ? movedWith(item) : null
      if (moved !== null) moveSelection(moved, days)
      else change(item, subject, rescheduleByDays(intents.reschedulable(item), subject, days), from)
      return true
    },
    movesTogether: (item) => movedWith(item) !== null,
    placeAt: (at) => measure()?.placeAt(at) ?? null,
    pressSharedKey: (event) => {
      const entry = findEntry(event.target)
      const item = itemOf(entry)
      if (pressClipboardKey(event, item)) return true
      if (selection.press(event, item?.id ?? null)) return true
      return entry !== null && item !== null && pressItemKey(event, item, entry.element)
    },
  }

  /** Copies the item or the selected items with Ctrl or Cmd and C, and pastes with V. */
  const pressClipboardKey = (event: KeyboardEvent, item: CalendarItem | null): boolean => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return false
    const key = event.key.toLowerCase()
    if (key === 'c' && props.onCopyItems !== undefined) {
      const selected = [...selection.selection].flatMap((itemId) => findItem(itemId) ?? [])
      const items = item === null ? selected : (selectedWith(item) ?? [item])
      if (items.length === 0) return false
      props.onCopyItems({ items })
      return true
    }
    const day = key === 'v' ? (definition.dayOfCell?.(focus.activeCell) ?? null) : null
    if (day === null || props.onPasteItems === undefined) return false
    props.onPasteItems({ day: nearestDateOf(day) })
    return true
  }
  const pressItemKey = (event: KeyboardEvent, item: CalendarItem, element: Element): boolean => {
    if (definition.pressItemKey?.(event, item, controls) === true) return true
    const intent = itemIntentOfKey(event, () => getComputedStyle(element).direction === 'rtl')
    if (intent === null) return intents.pressHostKey(event, item)
    if (intent.kind === 'copy') intents.copy(item)
    else if (intent.kind === 'delete') intents.remove(item)
    else return changeByStep(item, intent)
    return true
  }
  /** Returns the dates after a step by keys. An item of whole months moves by a month. */
  const rescheduled = (item: CalendarItem, step: ItemStep): Rescheduling | null => {
    const reschedulable = intents.reschedulable(item)
    const outcome = definition.reschedule?.(reschedulable, step) ?? null
    if (outcome === null || step.kind !== 'move' || !reschedulable.isMonthly) return outcome
    return rescheduleByDays(reschedulable, step, daysToMonth(item.startDate, step.x + step.y))
  }
  /** Moves an item by keys, or one end of it; returns false for steps without a meaning. */
  const changeByStep = (item: CalendarItem, step: ItemStep): boolean => {
    const days = step.kind === 'move' ? (definition.daysOfStep?.(step) ?? 0) : 0
    const items = days === 0 ? null : movedWith(item)
    if (items !== null) {
      moveSelection(items, days)
      return true
    }
    const outcome = rescheduled(item, step)
    if (outcome === null) return false
    if (intents.allow(item, step)) change(item, step, outcome)
    return true
  }

  const subjectAt = (event: PointerEvent): DragSubject | null => {
    const { target, clientX: x, clientY: y } = event
    const isMarquee = event.shiftKey && selection.isEnabled && selectable?.isFree(target) === true
    if (isMarquee) {
      const before = selection.selection
      return {
        kind: 'marquee',
        before,
        base: event.ctrlKey || event.metaKey ? before : noSelection,
      }
    }
    const entry = findEntry(target)
    if (entry !== null) {
      const axis = definition.handleAxisAt(entry, { x, y })
      return itemSubjectAt(entry, { x, y }, axis, definition.daysElementOf?.(entry))
    }
    const cell = intents.canCreate ? (definition.drawCellAt?.(target) ?? null) : null
    return cell === null ? null : { kind: 'create', cell }
  }
  const drawMarquee = ({ subject, start, offset }: DragProgress<Place>): void => {
    if (subject.kind !== 'marquee') return
    const rect = rectBetween(start, { x: start.x + offset.x, y: start.y + offset.y })
    if (marqueeRef.current !== null) {
      Object.assign(marqueeRef.current.style, {
        transform: `translate3d(${rect.left}px, ${rect.top}px, 0)`,
        width: `${rect.right - rect.left}px`,
        height: `${rect.bottom - rect.top}px`,
      })
    }
    const base = selection.remaining(subject.base)
    const touched = joinedSelection(base, selectable?.itemsIn(rect) ?? [])
    // Reports each selection once: a host may accept less of it.
    if (isSameSelection(reportedRef.current, touched)) return
    reportedRef.current = touched
    selection.set(touched)
  }
  const endMarquee = (before: ReadonlySet<number>, isCancelled: boolean): void => {
    if (isCancelled) {
      const remaining = selection.remaining(before)
      if (selection.set(remaining)) selection.tell(remaining)
    } else if (!isSameSelection(before, selection.selection)) selection.tell(selection.selection)
  }
  const cancel = (subject: DragSubject): void => {
    if (subject.kind === 'marquee') endMarquee(subject.before, true)
    else if (subject.kind !== 'move' || subject.together === null) intents.cancelDrag(subject)
    else {
      const count = subject.together.length
      intents.announce(selectable?.labels.selectionStays({ count }) ?? '')
    }
  }
  const drag = useDrag<Place>({
    surfaceRef,
    scrollRef,
    measure,
    isEnabled: ({ kind }) => (kind === 'marquee' ? selection.isEnabled : !isReadOnly),
    subjectAt,
    ...(definition.isDelayed === undefined ? null : { isDelayed: definition.isDelayed }),
    canResize: intents.canResize,
    elementsOf: (subject) => elementsOf(surfaceRef.current, subject),
    onStart: (subject) => {
      if (subject.kind === 'marquee') reportedRef.current = subject.before
      if (!isDateSubject(subject)) return subject
      if (subject.kind === 'move') {
        const together = movedWith(subject.item)
        // The host decides what happens to selected items that may not move.
        if (together !== null) return { ...subject, together }
      }
      return intents.allow(subject.item, subject) ? subject : null
    },
    onDraw: (progress) => {
      if (progress.subject.kind === 'marquee') drawMarquee(progress)
      else definition.drawDrag(progress, controls)
    },
    onDrop: (progress) => {
      const { subject } = progress
      definition.endDrag?.()
      if (subject.kind === 'marquee') endMarquee(subject.before, false)
      else if (!definition.drop(progress, controls)) cancel(subject)
    },
    onCancel: (subject) => {
      definition.endDrag?.()
      cancel(subject)
    },
    outside: intents.outside,
    onPage: definition.onPage,
  })

  const handleClick = (event: MouseEvent): void => {
    if (drag.endsDrag()) return
    definition.clearRange?.()
    const entry = findEntry(event.target)
    if (selection.click(itemOf(entry)?.id ?? null, event)) {
      secondClick.forget()
      return
    }
    const place = entry === null ? (definition.freePlaceAt?.(event, controls) ?? null) : null
    if (place !== null) {
      if (secondClick.note(place.name, event.timeStamp)) place.create()
      return
    }
    secondClick.forget()
    if (entry !== null) {
      intents.open(entry, entry.element)
      return
    }
    // A pointer meets the icon of a button first.
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(':not(svg, svg *)') : null
    if (element !== null) definition.click?.(element, controls)
  }

  const { active } = drag
  const isMarquee = active?.subject.kind === 'marquee'
  return {
    ...controls,
    selection: selection.selection,
    canSelect: selection.isEnabled,
    /** The drag under way; null for none, and for a marquee. */
    drag: isMarquee ? null : active,
    /** How many items the drag under way moves. */
    movedCount: active?.subject.kind === 'move' ? (active.subject.together?.length ?? 1) : 1,
    /** The element of the marquee is rendered with this; null while none is drawn. */
    marqueeRef: isMarquee ? marqueeRef : null,
    /** Methods that a host can call on every calendar. */
    handle: {
      focus: () => {
        focus.goTo(focus.activeCell)
      },
      dayUnder: (at) => {
        const place = drag.placeUnder(at)
        const day = place === null ? null : definition.dayOf(place)
        return day === null ? null : nearestDateOf(day)
      },
    } satisfies Pick<CalendarHandle, 'focus' | 'dayUnder'>,
    /** The context menu of free places. */
    placeMenu: {
      actionsOf: (element: Element) => {
        const offer = definition.offerAt?.(element, controls) ?? null
        if (offer === null) return null
        return {
          create: intents.offersCreate(offer.dates),
          'open-day': offer.openDay !== undefined,
        }
      },
      onSelect: (action: DayMenuAction, element: Element): void => {
        const offer = definition.offerAt?.(element, controls)
        if (action === 'create') offer?.create()
        else offer?.openDay?.()
      },
    },
    handlers: {
      ...drag.handlers,
      onFocus: focus.handleFocus,
      onClick: handleClick,
      onKeyDown: (event: KeyboardEvent): void => {
        if (!event.defaultPrevented && definition.pressKey(event, controls)) event.preventDefault()
      },
      onKeyUp: (event: KeyboardEvent): void => {
        selection.release(event, itemOf(findEntry(event.target))?.id ?? null)
      },
    },
  }
}

/**
 * The elements that a drag fades: those of all selected items, or those of the one occurrence,
 * which may have several.
 */
function elementsOf(surface: HTMLElement | null, subject: DateSubject): readonly HTMLElement[] {
  const { element } = subject.target
  if (surface === null) return [element]
  if (subject.kind === 'move' && subject.together !== null) {
    return [
      ...surface.querySelectorAll<HTMLElement>('[data-key]:is([data-chosen], [data-dragging])'),
    ]
  }
  const { key = '', start } = element.dataset
  const sameKey = surface.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  return [...sameKey].filter(({ dataset }) => dataset['start'] === start)
}
