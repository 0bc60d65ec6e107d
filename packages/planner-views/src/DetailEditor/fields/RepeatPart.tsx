import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, CivilDateTime, DayNumber } from '@throughline/domain/calendar-dates'
import { memo, useMemo } from 'react'

import { RepeatField } from '../../RecurrenceDialog'
import { useEditorForm } from '../editor-form'

interface RepeatProps {
  rrule: string | null
  recurrenceEndDay: CivilDate | null
  startDate: CivilDateTime | null
  today: DayNumber
  isNew: boolean
  /** Error of the end of the series. */
  error: string | undefined
  /** Error of the repetition itself. */
  ruleError: string | undefined
  isReadOnly: boolean
}

/** Whether and how the item repeats, and until when. */
export const RepeatPart = memo(function RepeatPart({
  rrule,
  recurrenceEndDay,
  startDate,
  today,
  isNew,
  error,
  ruleError,
  isReadOnly,
}: RepeatProps) {
  const { change, idOf, weekStartDay } = useEditorForm()
  const value = useMemo(() => ({ rrule, recurrenceEndDay }), [rrule, recurrenceEndDay])
  return (
    <RepeatField
      id={idOf('rrule')}
      endId={idOf('recurrenceEndDay')}
      {...{ value, weekStartDay, today, isNew, error, ruleError, isReadOnly }}
      startDay={startDate === null ? null : dayNumberOf(startDate)}
      onChange={change}
    />
  )
})
