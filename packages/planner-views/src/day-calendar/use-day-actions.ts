import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { DateAction, Rescheduling, TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-parts'
import {
  entryTargetOf,
  handleItemKey,
  itemOf,
  useItemIntents,
  useRangeSelection,
  useSecondClick,
} from '../interaction'
import type { CompleteIntentProps, DayMenuAction, FindEntry, Point } from '../interaction'
import { useDayKeys } from './use-day-keys'
import { dayTargetOf } from './day-target'
import type { DayTarget, TabStop } from './day-target'
import type { DayCalendarLabels } from './labels'
import { datesAtCell, datesOfCells } from './model/cell-dates'
import { itemKey } from './model/day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'
import { datesAt, placeOf, stepItem, toggleAllDay } from './model/reschedule-item'
import { timesText, whenText } from './model/when-text'
import { useDayDrag } from './use-day-drag'
import type { useDayFocus } from './use-day-focus'

interface DayActionsOptions extends CompleteIntentProps {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly allDayRowRef: RefObject<HTMLElement | null>
  readonly items: readonly CalendarItem[]
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly focus: ReturnType<typeof useDayFocus>
  readonly labels: DayCalendarLabels
  /** '+N more' of the all-day row was pressed on a day. */
  readonly onOpenAllDayRow: (day: DayNumber) => void
  readonly onPage: (step: 1 | -1) => void
}

/** Joins pointer, keys and menu with the intents that they lead to, so that each of them does the same. */
export function useDayActions(options: DayActionsOptions) {
  const { page, placedByKey, focus, labels } = options
  const { firstDay, dayCount } = page
  const intents = useItemIntents({
    ...options,
    timesOf: (dates) => (dates.isAllDay ? null : timesText(dates, labels)),
  })
  const secondClick = useSecondClick()
  const range = useRangeSelection<TabStop, TacticDates>({
    isEnabled: intents.canCreate,
    rangeOf: datesOfCells,
  })
  const findEntry: FindEntry = (target) => entryTargetOf(target, (key) => placedByKey.get(key))

  const create = (dates: TacticDates, anchor: HTMLElement): void => {
    range.clear()
    intents.create(dates, anchor)
  }
  const createAt = (stop: TabStop, cell: HTMLElement): void => {
    create(range.range ?? datesAtCell(stop), cell)
  }
  const clearRange = (): boolean => {
    const wasChosen = range.clear()
    if (wasChosen) intents.announce(labels.createCancelled)
    return wasChosen
  }
  /** The focus goes with a changed item, to the first of its days that is on show. */
  const awaitItem = ({ id }: CalendarItem, dates: TacticDates): void => {
    const { startDay, endDayExclusive } = placeOf(dates)
    const isGoingOn = startDay < firstDay && endDayExclusive > firstDay
    focus.awaitStop({
      part: 'entry',
      day: isGoingOn ? firstDay : startDay,
      key: itemKey(id, startDay),
    })
  }
  const reschedule = (item: CalendarItem, action: DateAction, outcome: Rescheduling): void => {
    const dates = intents.change(item, action, outcome)
    if (dates !== null) awaitItem(item, dates)
  }

  const drag = useDayDrag({
    gridRef: options.gridRef,
    scrollRef: options.scrollRef,
    headRef: options.headRef,
    hoursRef: options.hoursRef,
    allDayRowRef: options.allDayRowRef,
    firstDay,
    dayCount,
    isReadOnly: options.isReadOnly ?? false,
    labels,
    intents,
    findEntry,
    findItem: (itemId) => options.items.find(({ id }) => id === itemId),
    onCreate: create,
    onReschedule: reschedule,
    onPage: options.onPage,
  })

  const handleCellClick = ({ stop, cell }: DayTarget, event: MouseEvent): void => {
    const name = `${stop.part}:${stop.day}:${stop.part === 'slot' ? stop.slot : ''}`
    const isSecond = secondClick.note(name, event.timeStamp)
    const point = isSecond ? drag.pointAt({ x: event.clientX, y: event.clientY }) : null
    if (point === null) return
    const zone = stop.part === 'slot' ? 'hours' : 'all-day'
    intents.create(datesAt({ ...point, zone, day: stop.day }), cell)
  }
  const handleClick = (event: MouseEvent): void => {
    if (drag.endsDrag()) return
    range.clear()
    const target = dayTargetOf(event.target)
    if (target === null) return
    const { stop } = target
    if (stop.part === 'slot' || stop.part === 'all-day-cell') {
      handleCellClick(target, event)
      return
    }
    secondClick.forget()
    const found = findEntry(event.target)
    if (found !== null) intents.open(found, found.element)
    else if (stop.part === 'more') options.onOpenAllDayRow(stop.day)
  }

  const handleEntryKey = (event: KeyboardEvent): boolean => {
    const target = findEntry(event.target)
    const item = itemOf(target)
    if (target === null || item === null) return false
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey
    if (event.key.toLowerCase() === 'a' && !hasModifier) {
      const action: DateAction = { kind: 'move' }
      if (intents.allow(item, action)) {
        reschedule(item, action, toggleAllDay(intents.reschedulable(item)))
      }
      return true
    }
    return handleItemKey(event, item, {
      intents,
      isRightToLeft: () => getComputedStyle(target.element).direction === 'rtl',
      reschedule: (each, step) => stepItem(intents.reschedulable(each), step),
      onChanged: awaitItem,
    })
  }
  const handleKeyDown = useDayKeys({
    page,
    placedByKey,
    allDayLanes: options.allDayLanes,
    tabStop: focus.tabStop,
    focusStop: focus.focusStop,
    goTo: focus.goTo,
    range,
    onExtend: (dates) => {
      intents.announce(labels.marked({ when: whenText(dates, labels) }))
    },
    onClearRange: clearRange,
    onCreate: createAt,
    onItemKey: handleEntryKey,
  })

  return {
    intents,
    findEntry,
    drag: drag.active,
    dayUnder: (at: Point | null): DayNumber | null => drag.placeUnder(at)?.day ?? null,
    /** The range that is chosen by keys. */
    range: range.range,
    /** The menu of a cell. */
    cellMenu: {
      actionsOf: (element: Element) => {
        const target = dayTargetOf(element)
        if (target === null || target.stop.part === 'entry') return null
        const dates = range.range ?? datesAtCell(target.stop)
        return { create: intents.offersCreate(dates), 'open-day': false }
      },
      onSelect: (_action: DayMenuAction, element: Element): void => {
        const target = dayTargetOf(element)
        if (target !== null) createAt(target.stop, target.cell)
      },
    },
    gridHandlers: {
      onKeyDown: handleKeyDown,
      onClick: handleClick,
      ...drag.handlers,
    },
  }
}
