import type { Calendar } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { Checkbox } from '@throughline/ui/Checkbox'
import { IconButton } from '@throughline/ui/IconButton'
import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { RowRoot, Status } from './CalendarSettings.styles'
import type { CalendarStatus } from './calendar-texts'

/** What can be done with a calendar of a list. */
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

/** A calendar: whether the plan shows it, how reading it went, and what can be done with it. */
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
  // Only those who may change a calendar get its address, which is a secret.
  const canChange = address !== null
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
      {canChange ? (
        <div data-part="actions">
          {report?.isCalculated === true ? null : (
            <IconButton
              icon={RefreshCw}
              size="small"
              label={`Refresh ${isolateText(name)}`}
              aria-disabled={isRefreshing}
              onClick={() => {
                onRefresh(calendar)
              }}
            />
          )}
          <IconButton
            icon={Pencil}
            size="small"
            label={`Edit ${isolateText(name)}`}
            onClick={() => {
              onEdit(calendar)
            }}
          />
          <IconButton
            data-part="delete"
            icon={Trash2}
            size="small"
            label={`Delete ${isolateText(name)}`}
            onClick={() => {
              onDelete(calendar)
            }}
          />
        </div>
      ) : null}
    </RowRoot>
  )
}
