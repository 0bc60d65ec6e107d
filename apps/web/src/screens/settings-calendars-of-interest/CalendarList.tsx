import type { Calendar } from '@throughline/api-client'
import { planningZone, useToday } from '../../platform/clock'
import { CalendarRow, type CalendarRowActions } from './CalendarRow'
import { EmptyGroup, Group, Rows } from './CalendarSettings.styles'
import { statusOf } from './calendar-texts'

export interface CalendarListProps extends CalendarRowActions {
  /** For links to it. */
  readonly id: string
  readonly label: string
  readonly emptyText: string
  readonly calendars: readonly Calendar[]
  readonly selectedIds: readonly number[]
  readonly isReadOnly: boolean
  readonly refreshingIds: ReadonlySet<number>
}

/** Calendars below a heading, each with the choice whether the plan shows it. */
export function CalendarList({
  id,
  label,
  emptyText,
  calendars,
  selectedIds,
  isReadOnly,
  refreshingIds,
  ...actions
}: CalendarListProps) {
  const time = { today: useToday(), timeZone: planningZone() }
  return (
    <Group id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{label}</h3>
      {calendars.length === 0 ? (
        <EmptyGroup>{emptyText}</EmptyGroup>
      ) : (
        <Rows>
          {calendars.map((calendar) => {
            const isSelected = selectedIds.includes(calendar.id)
            return (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                status={statusOf(calendar, isSelected, time)}
                isSelected={isSelected}
                isReadOnly={isReadOnly}
                isRefreshing={refreshingIds.has(calendar.id)}
                {...actions}
              />
            )
          })}
        </Rows>
      )}
    </Group>
  )
}
