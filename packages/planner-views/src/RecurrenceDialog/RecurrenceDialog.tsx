import type { CivilDate, DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { repeatPreview } from '@throughline/domain/item-form'
import { MAX_CUSTOM_INTERVAL } from '@throughline/domain/rule-texts'
import { atDefaultTime } from '@throughline/domain/tactics'
import { Button } from '@throughline/ui/Button'
import { Dialog } from '@throughline/ui/Dialog'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { NumberField } from '@throughline/ui/NumberField'
import { Select } from '@throughline/ui/Select'
import { useId, useMemo, useState } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { CustomRuleDays } from './CustomRuleDays'
import { englishRecurrenceLabels } from './RecurrenceDialog.labels'
import type { RecurrenceLabels } from './RecurrenceDialog.labels'
import { customChoiceOf, ruleTextOf } from './model/custom-choice'
import type { CustomChoice } from './model/custom-choice'
import { CustomRuleForm } from './RecurrenceDialog.styles'
import { RepeatDays, SHOWN_DAYS } from './RepeatDays'
import { RepeatNotesText } from './RepeatNotesText'

export interface RecurrenceDialogProps {
  /** Whether the dialog is open. */
  readonly isOpen: boolean
  /** The rule that it starts with, RFC 5545; null for none. One that it cannot show counts as none. */
  readonly rrule: string | null
  /** The last day of the series, for the visible days; null for no end. */
  readonly recurrenceEndDay: CivilDate | null
  /** The day that the item starts on. */
  readonly startDay: DayNumber
  /** The first day of the plan's weeks. */
  readonly weekStartDay: WeekStartDay
  readonly today: DayNumber
  /** The rule is complete and was saved. */
  readonly onSave: (request: { rrule: string }) => void
  /** Cancel, the close button or Esc. */
  readonly onClose: () => void
  /** @default englishRecurrenceLabels */
  readonly labels?: RecurrenceLabels
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** How an item repeats, where none of the presets is it. */
export function RecurrenceDialog({ isOpen, ...props }: RecurrenceDialogProps) {
  if (!isOpen) return null
  return (
    <ErrorBoundary>
      <OpenRecurrenceDialog {...props} />
    </ErrorBoundary>
  )
}

function OpenRecurrenceDialog({
  rrule,
  recurrenceEndDay,
  startDay,
  weekStartDay,
  today,
  onSave,
  onClose,
  labels: providedLabels = englishRecurrenceLabels,
}: Omit<RecurrenceDialogProps, 'isOpen'>) {
  const labels = useLabels(providedLabels)
  const formId = useId()
  const [choice, setChoice] = useState(() => customChoiceOf(rrule, startDay))
  const ruleText = ruleTextOf(choice, weekStartDay)
  const preview = useMemo(() => {
    const startDate = atDefaultTime(startDay)
    const series = { rrule: ruleText, recurrenceEndDay, startDate, isUnscheduled: false }
    return repeatPreview(series, SHOWN_DAYS, today, labels.rule)
  }, [ruleText, recurrenceEndDay, startDay, today, labels.rule])
  const change = (changed: Partial<CustomChoice>): void => {
    setChoice((before) => ({ ...before, ...changed }))
  }
  const { frequency, interval } = choice
  return (
    <Dialog
      isOpen
      title={labels.dialogTitle}
      closeLabel={labels.closeDialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={ruleText === null}>
            {labels.save}
          </Button>
        </>
      }
    >
      <CustomRuleForm
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form within the editor must not save the item too.
          event.stopPropagation()
          if (ruleText !== null) onSave({ rrule: ruleText })
        }}
      >
        <div data-part="period">
          <Select
            label={labels.frequency}
            isRequired
            data-autofocus=""
            options={frequencies.map((value) => ({ value, label: labels.frequencies[value] }))}
            value={frequency}
            onChange={({ value }) => {
              change({ frequency: value })
            }}
          />
          <NumberField
            label={labels.interval}
            isRequired
            min={1}
            max={MAX_CUSTOM_INTERVAL}
            unit={labels.intervalUnit({ frequency, interval: interval ?? 1 })}
            labels={labels.numberField}
            value={interval}
            onChange={({ value }) => {
              change({ interval: value })
            }}
          />
        </div>
        <CustomRuleDays {...{ choice, startDay, weekStartDay, labels }} onChange={change} />
        <div data-part="preview">
          {preview === null ? null : (
            <>
              <RepeatNotesText {...{ preview, today, labels }} />
              <RepeatDays {...{ preview, today, weekStartDay, labels }} />
            </>
          )}
        </div>
      </CustomRuleForm>
    </Dialog>
  )
}
