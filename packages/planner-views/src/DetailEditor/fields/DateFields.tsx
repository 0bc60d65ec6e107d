import type { CivilDateTime } from '@throughline/domain/calendar-dates'
import { DateTimeField, englishDateTimeFieldLabels } from '@throughline/ui/DateTimeField'
import { memo, useMemo } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { useTextFault } from './use-text-fault'

interface DateProps extends PartProps {
  part: 'startDate' | 'endDate'
  value: CivilDateTime | null
  hasTime: boolean
  help: string | undefined
}

/** The start or the end, with its time unless the item takes whole days. */
export const DatePart = memo(function DatePart({
  part,
  value,
  hasTime,
  help,
  error,
  isReadOnly,
}: DateProps) {
  const { change, idOf, labels, reportPending, today, weekStartDay } = useEditorForm()
  const dateTimeLabels = useLabels(englishDateTimeFieldLabels)
  const report = useTextFault(part)
  const fieldLabels = useMemo(
    () => ({
      ...dateTimeLabels,
      dateLabels: { ...dateTimeLabels.dateLabels, ...labels.days },
    }),
    [dateTimeLabels, labels],
  )
  return (
    <DateTimeField
      id={idOf(part)}
      label={labels.parts[part]}
      isRequired
      isAllDay={!hasTime}
      hourCycle={24}
      labels={fieldLabels}
      {...{ value, today, weekStartDay, help, error, isReadOnly }}
      onChange={({ dateTime, invalidPart }) => {
        report(invalidPart === 'time' ? 'time' : null)
        reportPending(part, false)
        change({ [part]: dateTime })
      }}
      // The field reports a day when the user leaves it; the Save button is enabled before that.
      onInput={() => {
        reportPending(part, true)
      }}
      onBlur={() => {
        reportPending(part, false)
      }}
    />
  )
})
