import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { IconButton } from '@throughline/ui/IconButton'
import { Popover } from '@throughline/ui/Popover'
import { Announcement } from '@throughline/ui/VisuallyHidden'
import { CalendarSearch } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import type { RangePeriodLabels } from './RangePeriod.labels'

interface GoToDateProps {
  onGoToDate: (change: { date: CivilDate }) => void
  today: CivilDate
  weekStartDay: WeekStartDay
  labels: RangePeriodLabels
}

/** A button that opens a field for a date to go to. The date is announced; the focus comes back. */
export function GoToDate({ onGoToDate, today, weekStartDay, labels }: GoToDateProps) {
  const locale = useLocale()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [date, setDate] = useState<CivilDate | null>(null)
  return (
    <>
      <IconButton
        ref={buttonRef}
        variant="secondary"
        icon={CalendarSearch}
        label={labels.goToDate}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          // The same date is announced again.
          setDate(null)
          setOpen(!isOpen)
        }}
      />
      <Popover
        isOpen={isOpen}
        anchor={buttonRef}
        label={labels.goToDate}
        style={{ padding: 12, inlineSize: 208 }}
        onClose={() => {
          setOpen(false)
        }}
      >
        <DateField
          label={labels.date}
          value={null}
          onChange={(change) => {
            // The field itself explains why a text is not a date.
            if (!change.isValid || change.date === null) return
            setOpen(false)
            setDate(change.date)
            onGoToDate({ date: change.date })
          }}
          onKeyDown={(event) => {
            // The focus is back on the button by then, which the same press would press.
            if (event.key === 'Enter') event.preventDefault()
          }}
          today={today}
          weekStartDay={weekStartDay}
          labels={englishDateFieldLabels}
        />
      </Popover>
      <Announcement>{date === null ? '' : labels.wentTo({ date: locale.day(date) })}</Announcement>
    </>
  )
}
