import { dayNumberOf, formatShortDate, civilDateOf } from '@throughline/domain/calendar-dates'
import type { CivilDate, CivilDateTime, DayNumber } from '@throughline/domain/calendar-dates'
import { repeatPreview } from '@throughline/domain/item-form'
import { describeRule } from '@throughline/domain/recurrence'
import { readRuleText, recurrencePresets } from '@throughline/domain/rule-texts'
import { DateField, englishDateFieldLabels } from '@throughline/ui/DateField'
import { Select } from '@throughline/ui/Select'
import { memo } from 'react'

import { useEditorForm } from '../editor-form'
import type { PartProps } from '../editor-form'
import { RowRoot } from '../parts/FieldRow.styles'
import { GroupNote } from './GroupField.styles'

interface RepeatProps extends PartProps {
  rrule: string | null
  recurrenceEndDay: CivilDate | null
  startDate: CivilDateTime | null
  endError: string | undefined
  isStoredSeries: boolean
  today: DayNumber
}

export const RepeatPart = memo(function RepeatPart({
  rrule,
  recurrenceEndDay,
  startDate,
  endError,
  isStoredSeries,
  today,
  error,
  isReadOnly,
}: RepeatProps) {
  const { change, idOf, labels, today: todayDate, weekStartDay } = useEditorForm()
  const startDay = startDate === null ? today : dayNumberOf(startDate)
  const presets = recurrencePresets(startDay)
  const preview = repeatPreview(
    { rrule, recurrenceEndDay, startDate, isUnscheduled: false },
    3,
    today,
  )
  const next = preview?.nextDays.map((day) => formatShortDate(civilDateOf(day))).join(', ')
  return (
    <>
      <RowRoot>
        <Select
          id={idOf('rrule')}
          label={labels.parts.rrule}
          {...{ error, isReadOnly }}
          value={rrule ?? ''}
          options={[
            { value: '', label: labels.none },
            ...presets.map(({ ruleText, label }) => ({ value: ruleText, label })),
            ...(rrule === null || presets.some(({ ruleText }) => ruleText === rrule)
              ? []
              : [{ value: rrule, label: describeRule(readRuleText(rrule), startDay) ?? rrule }]),
          ]}
          onChange={({ value }) => {
            change({ rrule: value === '' ? null : value })
          }}
        />
        {rrule === null ? null : (
          <DateField
            id={idOf('recurrenceEndDay')}
            label={labels.parts.recurrenceEndDay}
            labels={englishDateFieldLabels}
            today={todayDate}
            weekStartDay={weekStartDay}
            error={endError}
            isReadOnly={isReadOnly}
            value={recurrenceEndDay}
            onChange={({ date }) => {
              change({ recurrenceEndDay: date })
            }}
          />
        )}
      </RowRoot>
      {next === undefined ? null : <GroupNote>Next: {next}</GroupNote>}
      {isStoredSeries ? <GroupNote>{labels.series}</GroupNote> : null}
    </>
  )
})
