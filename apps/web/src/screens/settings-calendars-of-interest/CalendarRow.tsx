import type { Calendar } from '@throughline/api-client'
import { Checkbox } from '@throughline/ui/Checkbox'
import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { RowActions, type RowAction } from '../../settings'
import { RowRoot, Status } from './CalendarSettings.styles'
import type { CalendarStatus } from './calendar-texts'

/** Actions on a calendar of a list. */
export interface CalendarRowActions {
  readonly onSelect: (id: number, isSelected: boolean) => void
  readonly onRefresh: (calendar: Calendar) => void
  readonly onEdit: (calendar: Calendar) => void
  readonly onDelete: (calendar: Calendar) => void
}

export interface CalendarRowProps extends CalendarRowActions {
  readonly calendar: Calendar
  readonly status: CalendarStatus
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  readonly isRefreshing: boolean
}

/** Row of a calendar: whether the plan shows it, how the last read went, and its actions. */
export function CalendarRow({
  calendar,
  status,
  isSelected,
  isReadOnly,
  isRefreshing,
  onSelect,
  onRefresh,
  onEdit,
  onDelete,
}: CalendarRowProps) {
  const { id, name, address, report } = calendar
  const statusId = `calendar-${id}-status`
  const actions: readonly RowAction[] = [
    ...(report?.isCalculated === true
      ? []
      : [
          {
            verb: 'Refresh',
            icon: RefreshCw,
            isBusy: isRefreshing,
            run: () => {
              onRefresh(calendar)
            },
          },
        ]),
    {
      verb: 'Edit',
      icon: Pencil,
      run: () => {
        onEdit(calendar)
      },
    },
    {
      verb: 'Delete',
      icon: Trash2,
      run: () => {
        onDelete(calendar)
      },
    },
  ]
  return (
    <RowRoot id={`calendar-${id}`} data-resource-id={id}>
      <Checkbox
        label={name}
        aria-describedby={statusId}
        isChecked={isSelected}
        isReadOnly={isReadOnly}
        onChange={({ isChecked }) => {
          onSelect(id, isChecked)
        }}
      />
      <Status id={statusId} {...(status.isProblem ? { 'data-problem': '' } : null)}>
        {isRefreshing ? 'Reading it again…' : status.text}
      </Status>
      {/* The server sends the address, which is a secret, only to users who may change the
          calendar. */}
      {address === null ? null : <RowActions name={name} actions={actions} />}
    </RowRoot>
  )
}
