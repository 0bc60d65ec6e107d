import type { MonthCalendarLabels } from './labels'
import type { CalendarEntries } from './model/calendar-entries'
import type { MonthCalendarProps } from './MonthCalendar.types'

/** What gestures are told by the calendar. */
export type GestureProps = Pick<
  MonthCalendarProps,
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
  | 'onOpenDay'
  | 'onCopyItem'
  | 'onDeleteItem'
> & {
  readonly entries: CalendarEntries
  readonly currentPlanId: number
  readonly canEdit: boolean
  readonly busyItemIds: ReadonlySet<number>
  readonly labels: MonthCalendarLabels
}
