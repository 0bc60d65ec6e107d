import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { Popover } from '@throughline/ui/Popover'
import { useRef } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { ParkingLotLabels } from './labels'
import { ScheduleBody } from './ParkingLot.styles'

interface SchedulePopoverProps {
  item: CalendarItem
  anchor: HTMLElement
  today: CivilDate
  weekStartDay: WeekStartDay
  labels: ParkingLotLabels
  onSchedule: (request: { day: CivilDate }) => void
  onClose: () => void
}

/** Asks for the day of an item, beside it. */
export function SchedulePopover({
  item,
  anchor,
  today,
  weekStartDay,
  labels,
  onSchedule,
  onClose,
}: SchedulePopoverProps) {
  const anchorRef = useRef(anchor)
  return (
    <Popover
      isOpen
      anchor={anchorRef}
      placement="top-start"
      label={labels.scheduleItem({ title: isolateText(item.title) })}
      style={{ padding: 12 }}
      onClose={onClose}
    >
      <ScheduleBody>
        <DateField
          label={labels.day}
          data-autofocus=""
          value={null}
          today={today}
          weekStartDay={weekStartDay}
          labels={englishDateFieldLabels}
          onChange={({ isValid, date }) => {
            // The field says itself what is wrong with a text that is no date.
            if (isValid && date !== null) onSchedule({ day: date })
          }}
          onKeyDown={(event) => {
            // The focus is in the calendar by then, where the same press would open something.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </ScheduleBody>
    </Popover>
  )
}
