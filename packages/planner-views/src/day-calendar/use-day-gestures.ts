import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { Rescheduling } from '@throughline/domain/tactics'
import { isolateText } from '@throughline/domain/messages'
import { useMemo, useRef, useState } from 'react'
import type { MouseEvent } from 'react'

import type { CalendarItem } from '../calendar-item'
import type { DayTarget, TabStop } from './day-target'
import { dayTargetOf } from './day-target'
import type { DayCalendarDates, DayCalendarProps } from './DayCalendar.types'
import type { DayCalendarLabels } from './labels'
import type { AllDayRowModel, BoxModel } from './model/day-page'
import { datesAt, judgeChange, judgeDelete } from './model/reschedule-item'
import type { DayPoint } from './model/reschedule-item'
import { whenText } from './model/when-text'

/** Two clicks on a time within this time are a request for a new item. */
const DOUBLE_CLICK_MS = 500

type GestureProps = Pick<
  DayCalendarProps,
  | 'movePolicy'
  | 'canCreate'
  | 'deletePolicy'
  | 'onCreate'
  | 'onMove'
  | 'onResize'
  | 'onMoveRefused'
  | 'onRefused'
  | 'onOpenItem'
  | 'onOpenEvent'
  | 'onCopyItem'
  | 'onDeleteItem'
> & {
  readonly items: readonly CalendarItem[]
  readonly placedByKey: ReadonlyMap<string, AllDayRowModel | BoxModel>
  readonly currentPlanId: number
  readonly canEdit: boolean
  readonly busyItemIds: ReadonlySet<number>
  readonly labels: DayCalendarLabels
  readonly onOpenAllDayRow: (day: DayNumber) => void
  readonly pointOf: (event: { clientX: number; clientY: number }) => DayPoint | null
}

/** What clicks, keys and drags mean: every path to a request ends in one function here. */
export function useDayGestures(props: GestureProps) {
  const { items, labels, canEdit, placedByKey } = props
  const [announcement, setAnnouncement] = useState('')
  const lastClick = useRef<{ stop: TabStop; timeStamp: number } | null>(null)
  const itemsById = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])

  /** The item behind a key of the page; the newest there is of it. */
  const itemOfKey = (key: string): CalendarItem | undefined => {
    const entry = placedByKey.get(key)?.entry
    return entry?.kind === 'item' ? (itemsById.get(entry.item.id) ?? entry.item) : undefined
  }

  const canCreate = canEdit && props.onCreate !== undefined

  const create = (dates: DayCalendarDates, anchor: HTMLElement): void => {
    if (!canCreate) return
    const verdict = props.canCreate?.(dates) ?? { allowed: true }
    if (!verdict.allowed) {
      props.onRefused?.({ action: 'create', item: null, code: verdict.code })
      return
    }
    props.onCreate?.({ ...dates, anchor })
  }

  const openKey = (key: string, anchor: HTMLElement): void => {
    const entry = placedByKey.get(key)?.entry
    if (entry?.kind === 'event') props.onOpenEvent?.({ event: entry.event, anchor })
    const item = itemOfKey(key)
    if (item !== undefined) props.onOpenItem?.({ item, anchor })
  }

  /** Whether an item could be moved or resized; says nothing. */
  const isHeld = (item: CalendarItem, change: 'move' | 'resize'): boolean =>
    !canEdit || props.busyItemIds.has(item.id) || !judgeChange(item, change, props).allowed

  const refuse = (item: CalendarItem, change: 'move' | 'resize', code: string): void => {
    const { title } = item
    setAnnouncement(
      change === 'move' ? labels.moveRefused({ title }) : labels.resizeRefused({ title }),
    )
    props.onMoveRefused?.({ item, code })
  }

  /** Says no where an item has to stay; true when it may go. */
  const allowChange = (item: CalendarItem, change: 'move' | 'resize'): boolean => {
    if (!canEdit || props.busyItemIds.has(item.id)) return false
    const verdict = judgeChange(item, change, props)
    if (!verdict.allowed) refuse(item, change, verdict.code)
    return verdict.allowed
  }

  const cancelChange = (item: CalendarItem | null): void => {
    setAnnouncement(
      item === null
        ? labels.createCancelled
        : labels.moveCancelled({ title: isolateText(item.title) }),
    )
  }

  const change = (
    item: CalendarItem,
    grip: 'move' | 'start' | 'end',
    dates: DayCalendarDates,
  ): void => {
    const { title } = item
    const when = whenText(dates, labels)
    if (grip === 'move') {
      setAnnouncement(labels.moved({ title, when }))
      const deltaDays = dayNumberOf(dates.startDate) - dayNumberOf(item.startDate)
      props.onMove?.({ item, ...dates, deltaDays })
    } else {
      setAnnouncement(labels.resized({ title, when }))
      props.onResize?.({ item, edge: grip, ...dates })
    }
  }

  /**
   * Asks, changes and tells, for keys.
   *
   * @returns the new dates, or null when the item stays
   */
  const tryChange = (
    item: CalendarItem,
    grip: 'move' | 'start' | 'end',
    reschedule: (item: CalendarItem) => Rescheduling,
  ): DayCalendarDates | null => {
    const kind = grip === 'move' ? 'move' : 'resize'
    if (!allowChange(item, kind)) return null
    const result = reschedule(item)
    if (result.code === 'changed') {
      change(item, grip, result.dates)
      return result.dates
    }
    if (result.code === 'unchanged') cancelChange(item)
    else refuse(item, kind, result.code)
    return null
  }

  const deleteItem = (item: CalendarItem): void => {
    if (!canEdit || props.onDeleteItem === undefined) return
    const verdict = judgeDelete(item, props)
    if (verdict.allowed) props.onDeleteItem({ item })
    else props.onRefused?.({ action: 'delete', item, code: verdict.code })
  }

  const handleCellClick = ({ stop, cell }: DayTarget, event: MouseEvent): void => {
    const before = lastClick.current
    const isSecond =
      before !== null &&
      before.stop.part === stop.part &&
      before.stop.day === stop.day &&
      isSameLine(before.stop, stop) &&
      event.timeStamp - before.timeStamp <= DOUBLE_CLICK_MS
    lastClick.current = isSecond ? null : { stop, timeStamp: event.timeStamp }
    const point = isSecond ? props.pointOf(event) : null
    if (point !== null) create(datesAt({ ...point, zone: zoneOf(stop), day: stop.day }), cell)
  }

  const handleClick = (event: MouseEvent): void => {
    const target = dayTargetOf(event.target)
    if (target === null) return
    const { stop, element } = target
    if (stop.part === 'slot' || stop.part === 'band') {
      handleCellClick(target, event)
      return
    }
    lastClick.current = null
    if (stop.part === 'entry') openKey(stop.key, element)
    else props.onOpenAllDayRow(stop.day)
  }

  return {
    announcement,
    announce: setAnnouncement,
    canCreate,
    /** Whether something new at a certain time is offered at all. */
    offersCreate: (dates: DayCalendarDates): boolean =>
      canCreate && (props.canCreate?.(dates).allowed ?? true),
    itemOfKey,
    create,
    isHeld,
    allowChange,
    cancelChange,
    change,
    tryChange,
    openKey,
    copyItem: (item: CalendarItem): void => {
      props.onCopyItem?.({ item })
    },
    deleteItem,
    canDelete: (item: CalendarItem): boolean =>
      canEdit && props.onDeleteItem !== undefined && judgeDelete(item, props).allowed,
    handleClick,
  }
}

function isSameLine(a: TabStop, b: TabStop): boolean {
  return a.part !== 'slot' || b.part !== 'slot' || a.slot === b.slot
}

function zoneOf(stop: TabStop): 'hours' | 'band' {
  return stop.part === 'band' ? 'band' : 'hours'
}
