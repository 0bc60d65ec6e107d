import type { TacticDates } from '@throughline/domain/tactics'
import type {
  CalendarItemInput,
  MultiSelectionProps,
} from '@throughline/planner-views/calendar-item'
import type { MonthCalendarProps } from '@throughline/planner-views/month-calendar'

import type { ViewHost } from '../element'
import type { CalendarEventMap, CalendarProperties, SelectionEventMap } from './calendar.types'
import { movedByDays, withDates, withoutItem } from './changed-items'

/** The list that a view shows, as its element holds it. */
interface WithItems<Item> {
  items?: readonly Item[] | undefined
}

type CalendarHost<Item> = ViewHost<WithItems<Item>, CalendarEventMap>

type Intents = Pick<
  MonthCalendarProps<CalendarItemInput>,
  | 'movePolicy'
  | 'canCreate'
  | 'deletePolicy'
  | 'isMonthly'
  | 'itemActions'
  | 'onMove'
  | 'onResize'
  | 'onRangeChange'
  | 'onMoveRefused'
  | 'onRefused'
  | 'onOpenItem'
  | 'onOpenEvent'
  | 'onCopyItem'
  | 'onDeleteItem'
  | 'onBulkAction'
  | 'onRetry'
  | 'onClearFilters'
>

/**
 * Returns the callbacks of a calendar. They dispatch events of its element and apply the default
 * unless the page prevents it. Requests that only the page can perform have no callback while the
 * page does not ask for them.
 *
 * @param items the element's items, which may differ from the visible ones
 */
export function calendarIntents<Item extends { readonly id: number }>(
  host: CalendarHost<Item>,
  values: CalendarProperties,
  items: readonly Item[],
): Intents {
  const { offers, tell, change } = host
  const { movePolicy, canCreate, deletePolicy, isMonthly, itemActions } = values
  const after = ({
    item,
    ...dates
  }: TacticDates & { item: CalendarItemInput }): WithItems<Item> => ({
    items: withDates(items, item.id, dates),
  })
  return {
    ...(movePolicy && { movePolicy }),
    ...(canCreate && { canCreate }),
    ...(deletePolicy && { deletePolicy }),
    ...(isMonthly && { isMonthly }),
    ...(itemActions && { itemActions }),
    onMove: (request) => {
      change('throughline-move', request, after(request))
    },
    onResize: (request) => {
      change('throughline-resize', request, after(request))
    },
    onRangeChange: (range) => {
      tell('throughline-rangechange', range)
    },
    onMoveRefused: (refusal) => {
      tell('throughline-moverefused', refusal)
    },
    onRefused: (refusal) => {
      tell('throughline-refused', refusal)
    },
    ...(offers('throughline-open') && {
      onOpenItem: (opening) => {
        tell('throughline-open', opening)
      },
    }),
    ...(offers('throughline-openevent') && {
      onOpenEvent: (opening) => {
        tell('throughline-openevent', opening)
      },
    }),
    ...(offers('throughline-copy') && {
      onCopyItem: (request) => {
        tell('throughline-copy', request)
      },
    }),
    ...(offers('throughline-delete') && {
      onDeleteItem: (request) => {
        change('throughline-delete', request, { items: withoutItem(items, request.item.id) })
      },
    }),
    ...(offers('throughline-bulkaction') && {
      onBulkAction: (request) => {
        tell('throughline-bulkaction', request)
      },
    }),
    ...(offers('throughline-retry') && {
      onRetry: () => {
        tell('throughline-retry', null)
      },
    }),
    ...(offers('throughline-clearfilters') && {
      onClearFilters: () => {
        tell('throughline-clearfilters', null)
      },
    }),
  }
}

/** Selecting several items, and moving them together. */
export function selectionIntents<Item extends { readonly id: number }>(
  host: ViewHost<
    WithItems<Item> & { selection?: ReadonlySet<number> | undefined },
    SelectionEventMap
  >,
  isMonthly: CalendarProperties['isMonthly'],
  items: readonly Item[],
): Pick<MultiSelectionProps<CalendarItemInput>, 'onSelectionChange' | 'onMoveSelection'> {
  if (!host.offers('throughline-selectionchange')) return {}
  return {
    onSelectionChange: (next) => {
      host.change('throughline-selectionchange', next, next)
    },
    onMoveSelection: (request) => {
      host.change('throughline-moveselection', request, {
        items: movedByDays(items, request.items, request.deltaDays, isMonthly),
      })
    },
  }
}
