import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { RadioGroup } from '@throughline/ui/RadioGroup'
import { ToggleButtonGroup } from '@throughline/ui/ToggleButton'
import { useId } from 'react'

import type { RecurrenceLabels } from './RecurrenceDialog.labels'
import { monthlyOptionsOf, monthlyValueOf, weekdaysInOrder } from './model/custom-choice'
import type { CustomChoice } from './model/custom-choice'

interface CustomRuleDaysProps {
  readonly choice: CustomChoice
  readonly startDay: DayNumber
  readonly weekStartDay: WeekStartDay
  readonly labels: RecurrenceLabels
  readonly onChange: (change: Partial<CustomChoice>) => void
}

/** The days of a weekly or monthly rule; a daily or yearly one has none to choose. */
export function CustomRuleDays({
  choice: { frequency, byWeekday, monthlyRule },
  startDay,
  weekStartDay,
  labels,
  onChange,
}: CustomRuleDaysProps) {
  const labelId = useId()
  const missingId = useId()
  if (frequency === 'WEEKLY') {
    const isMissing = byWeekday.length === 0
    return (
      <div data-part="weekdays">
        <span data-part="label" id={labelId}>
          {labels.weekdays}
        </span>
        <ToggleButtonGroup
          label={labels.weekdays}
          aria-labelledby={labelId}
          {...(isMissing ? { 'aria-describedby': missingId } : null)}
          options={weekdaysInOrder(weekStartDay).map((weekday) => ({
            value: String(weekday),
            label: labels.weekday(weekday),
          }))}
          values={byWeekday.map(String)}
          onChange={({ values }) => {
            onChange({ byWeekday: values.map(Number) })
          }}
        />
        {isMissing ? (
          <span data-part="missing" id={missingId}>
            {labels.weekdayNeeded}
          </span>
        ) : null}
      </div>
    )
  }
  if (frequency !== 'MONTHLY') return null
  const options = monthlyOptionsOf(monthlyRule, startDay, labels.rule)
  return (
    <RadioGroup
      label={labels.monthlyRule}
      {...(monthlyRule === null ? { help: labels.monthlyRuleNeeded } : null)}
      options={options.map(({ value, description }) => ({
        value,
        label: labels.monthlyChoice(description),
      }))}
      value={monthlyRule === null ? null : monthlyValueOf(monthlyRule)}
      onChange={({ value }) => {
        const chosen = options.find((option) => option.value === value)
        if (chosen !== undefined) onChange({ monthlyRule: chosen.rule })
      }}
    />
  )
}
