import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { DateField } from '@throughline/ui/DateField'
import { NumberField } from '@throughline/ui/NumberField'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { useState } from 'react'

import { BulkPreview } from './BulkChangeDialog.styles'
import type { BulkChangeLabels } from './BulkChangeDialog.labels'
import { daysFrom, MAX_DELTA_DAYS, shiftedDay } from './model/bulk-draft'

interface MoveChoiceProps {
  kind: 'move' | 'copy'
  /** Whole days, negative for earlier; null for invalid text. */
  deltaDays: number | null
  /** The first day of the earliest item; without one, no date can be chosen. */
  firstDay: CivilDate | null
  today: CivilDate
  weekStartDay: WeekStartDay
  labels: BulkChangeLabels
  onChange: (deltaDays: number | null) => void
}

/** By how many days the items move, or to which date the first of them does. */
export function MoveChoice({
  kind,
  deltaDays,
  firstDay,
  today,
  weekStartDay,
  labels,
  onChange,
}: MoveChoiceProps) {
  const [way, setWay] = useState<'days' | 'date'>('days')
  const newFirstDay =
    firstDay === null || deltaDays === null ? null : shiftedDay(firstDay, deltaDays)
  return (
    <>
      {firstDay === null ? null : (
        <SegmentedControl
          label={labels.by}
          options={[
            { value: 'days', label: labels.byDays },
            { value: 'date', label: labels.toDate },
          ]}
          value={way}
          onChange={({ value }) => {
            setWay(value)
          }}
        />
      )}
      {way === 'days' || firstDay === null ? (
        <NumberField
          label={labels.days}
          help={labels.daysHelp}
          isRequired
          data-autofocus=""
          min={-MAX_DELTA_DAYS}
          max={MAX_DELTA_DAYS}
          pageStep={7}
          fractionDigits={0}
          unit={labels.daysUnit({ days: deltaDays ?? 0 })}
          labels={labels.numberField}
          value={deltaDays}
          onChange={({ value }) => {
            onChange(value)
          }}
        />
      ) : (
        <DateField
          label={labels.newFirstDay}
          isRequired
          labels={labels.dateField}
          today={today}
          weekStartDay={weekStartDay}
          minDate={shiftedDay(firstDay, -MAX_DELTA_DAYS)}
          maxDate={shiftedDay(firstDay, MAX_DELTA_DAYS)}
          value={newFirstDay}
          onChange={({ date }) => {
            onChange(date === null ? null : daysFrom(firstDay, date))
          }}
        />
      )}
      <BulkPreview aria-live="polite">
        {firstDay === null || newFirstDay === null
          ? null
          : labels.preview({ kind, firstDay, newFirstDay })}
      </BulkPreview>
    </>
  )
}
