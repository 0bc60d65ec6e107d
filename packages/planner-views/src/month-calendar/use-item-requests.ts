import { civilDateOf, civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import { isolateText } from '@throughline/domain/messages'

import type { CalendarItem } from '../calendar-item'
import type { DaySpan, ItemEdge } from './drag-gesture'
import { judgeDelete, judgeMove, moveByDays, resizeByDays } from './model/move-item'
import type { ResizeRequest } from './MonthCalendar.types'
import type { GestureProps } from './gesture-props'

/** New items begin at 08:00. */
const DEFAULT_START_MINUTES = 480

/** What can be asked for an item or for days: asks the host's vetoes, says what comes of it, and tells the host. */
export function useItemRequests(props: GestureProps, announce: (text: string) => void) {
  const { labels, canEdit } = props

  /** @param anchor the cell to place things beside */
  const createOver = (days: DaySpan, anchor: HTMLElement): void => {
    if (!canEdit || props.onCreate === undefined) return
    const dates = newDatesOver(days)
    const verdict = props.canCreate?.(dates) ?? { allowed: true }
    if (verdict.allowed) {
      props.onCreate({ ...dates, anchor })
      return
    }
    announce(labels.createRefused)
    props.onRefused?.({ action: 'create', item: null, code: verdict.code })
  }

  /** Says no where an item has to stay as it is; true when it may change. */
  const allow = (action: 'move' | 'resize', item: CalendarItem): boolean => {
    if (!canEdit || props.busyItemIds.has(item.id)) return false
    const verdict = judgeMove(item, action, props)
    if (verdict.allowed) return true
    announce(
      labels[action === 'move' ? 'moveRefused' : 'resizeRefused']({
        title: isolateText(item.title),
      }),
    )
    props.onMoveRefused?.({ item, code: verdict.code })
    return false
  }

  const move = (item: CalendarItem, deltaDays: number): void => {
    announce(
      labels.moved({
        title: isolateText(item.title),
        firstDay: civilDateOf(dayNumberOf(item.startDate) + deltaDays),
        lastDay: civilDateOf(endDayOf(item) - 1 + deltaDays),
      }),
    )
    props.onMove?.(moveByDays(item, deltaDays))
  }

  /** @returns what was asked for; null when the item is as short as can be */
  const resize = (item: CalendarItem, edge: ItemEdge, deltaDays: number): ResizeRequest | null => {
    const request = resizeByDays(item, edge, deltaDays)
    if (request === null) {
      announce(labels.resizeEnded({ title: isolateText(item.title) }))
      return null
    }
    announce(
      labels.resized({
        title: isolateText(item.title),
        firstDay: civilDateOf(dayNumberOf(request.startDate)),
        lastDay: civilDateOf(endDayOf(request) - 1),
      }),
    )
    props.onResize?.(request)
    return request
  }

  const canDelete = (item: CalendarItem): boolean =>
    canEdit && props.onDeleteItem !== undefined && !props.busyItemIds.has(item.id)

  const remove = (item: CalendarItem): void => {
    if (!canDelete(item)) return
    const verdict = judgeDelete(item, props)
    if (verdict.allowed) {
      props.onDeleteItem?.({ item })
      return
    }
    announce(labels.deleteRefused({ title: isolateText(item.title) }))
    props.onRefused?.({ action: 'delete', item, code: verdict.code })
  }

  return {
    createOver,
    /** Whether something new on certain days is offered at all. */
    offersCreate: (days: DaySpan): boolean =>
      canEdit &&
      props.onCreate !== undefined &&
      (props.canCreate?.(newDatesOver(days)).allowed ?? true),
    allow,
    move,
    resize,
    remove,
    /** Whether deleting it is offered at all. */
    offersDelete: (item: CalendarItem): boolean =>
      canDelete(item) && judgeDelete(item, props).allowed,
    canResize: (item: CalendarItem): boolean =>
      canEdit && props.onResize !== undefined && judgeMove(item, 'resize', props).allowed,
    copy: (item: CalendarItem): void => {
      props.onCopyItem?.({ item })
    },
    cancel: (action: 'move' | 'resize', item: CalendarItem): void => {
      announce(
        labels[action === 'move' ? 'moveCancelled' : 'resizeCancelled']({
          title: isolateText(item.title),
        }),
      )
    },
  }
}

/** When something new on whole days happens; on a single day at its beginning. */
function newDatesOver({ startDay, endDay }: DaySpan) {
  return {
    startDate: civilDateTimeOf(startDay, DEFAULT_START_MINUTES),
    endDate: civilDateTimeOf(endDay - 1, DEFAULT_START_MINUTES),
    isAllDay: endDay - startDay > 1,
  }
}
