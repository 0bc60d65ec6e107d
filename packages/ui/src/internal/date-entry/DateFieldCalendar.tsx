import { DayPicker } from 'react-day-picker'

import { Button } from '../../components/Button'
import { CalendarFooter, CalendarRoot } from './DateFieldCalendar.styles'
import { fromLocalDate, toLocalDate } from './local-date'
import { useCalendarStyles, type CalendarStyles } from './use-calendar-styles'

interface DateFieldCalendarProps extends CalendarStyles {
  value: string | null
  onPick: (date: string) => void
}

/** A month of days to pick from. */
export function DateFieldCalendar({
  value,
  today,
  bounds,
  weekStartDay,
  locale,
  isRightToLeft,
  labels,
  onPick,
}: DateFieldCalendarProps) {
  const common = useCalendarStyles({ today, bounds, weekStartDay, locale, isRightToLeft, labels })
  const selected = value === null ? undefined : toLocalDate(value)
  return (
    <CalendarRoot data-tl-all="">
      <DayPicker
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on demand, and a dialog takes the focus
        autoFocus
        mode="single"
        required
        fixedWeeks
        showOutsideDays
        {...common}
        selected={selected}
        defaultMonth={selected ?? toLocalDate(today)}
        onSelect={(date) => {
          onPick(fromLocalDate(date))
        }}
      />
      {today < bounds.minDate || today > bounds.maxDate ? null : (
        <CalendarFooter>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              onPick(today)
            }}
          >
            {labels.today}
          </Button>
        </CalendarFooter>
      )}
    </CalendarRoot>
  )
}
