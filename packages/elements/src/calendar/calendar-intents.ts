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

type ItemEventName =
  | 'throughline-move'
  | 'throughline-resize'
  | 'throughline-moverefused'
  | 'throughline-refused'
  | 'throughline-open'
  | 'throughline-copy'
  | 'throughline-delete'
  | 'throughline-bulkaction'

type ItemHost<Item> = ViewHost<WithItems<Item>, Pick<CalendarEventMap, ItemEventName>>

type CalendarHost<Item> = ViewHost<WithItems<Item>, CalendarEventMap>

type ItemIntents = Pick<
  MonthCalendarProps<CalendarItemInput>,
  | 'movePolicy'
  | 'deletePolicy'
  | 'isMonthly'
  | 'itemActions'
  | 'onMove'
  | 'onResize'
  | 'onMoveRefused'
  | 'onRefused'
  | 'onOpenItem'
  | 'onCopyItem'
  | 'onDeleteItem'
  | 'onBulkAction'
>

type Intents = ItemIntents &
  Pick<
    MonthCalendarProps<CalendarItemInput>,
    'canCreate' | 'onRangeChange' | 'onOpenEvent' | 'onRetry' | 'onClearFilters'
  >

/**
 * Returns the callbacks of a view of items. They dispatch events of its element and apply the
 * default unless the page prevents it. Requests that only the page can perform have no callback
 * while the page does not ask for them.
 *
 * @param items the element's items, which may differ from the visible ones
 */
export function itemIntents<Item extends { readonly id: number }>(
  { offers, tell, change }: ItemHost<Item>,
  values: Pick<CalendarProperties, 'movePolicy' | 'deletePolicy' | 'isMonthly' | 'itemActions'>,
  items: readonly Item[],
): ItemIntents {
  const { movePolicy, deletePolicy, isMonthly, itemActions } = values
  const after = ({
    item,
    ...dates
  }: TacticDates & { item: CalendarItemInput }): WithItems<Item> => ({
    items: withDates(items, item.id, dates),
  })
  return {
    ...(movePolicy && { movePolicy }),
    ...(deletePolicy && { deletePolicy }),
    ...(isMonthly && { isMonthly }),
    ...(itemActions && { itemActions }),
    onMove: (request) => {
      change('throughline-move', request, after(request))
    },
    onResize: (request) => {
      change('throughline-resize', request, after(request))
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
  }
}

/** Returns the callbacks of a calendar: those of its items, and those of its days. */
export function calendarIntents<Item extends { readonly id: number }>(
  host: CalendarHost<Item>,
  values: CalendarProperties,
  items: readonly Item[],
): Intents {
  const { offers, tell } = host
  const { canCreate } = values
  return {
    ...itemIntents(host, values, items),
    ...(canCreate && { canCreate }),
    onRangeChange: (range) => {
      tell('throughline-rangechange', range)
    },
    ...(offers('throughline-openevent') && {
      onOpenEvent: (opening) => {
        tell('throughline-openevent', opening)
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
