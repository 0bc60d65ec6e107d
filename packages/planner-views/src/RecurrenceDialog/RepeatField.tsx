import { civilDateOf, isCivilDate } from '@throughline/domain/calendar-dates'
import type { CivilDate, DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { repeatPreview } from '@throughline/domain/item-form'
import { atDefaultTime } from '@throughline/domain/tactics'
import { DateField } from '@throughline/ui/DateField'
import { ErrorBoundary } from '@throughline/ui/ErrorBoundary'
import { IconButton } from '@throughline/ui/IconButton'
import { Popover } from '@throughline/ui/Popover'
import { Select } from '@throughline/ui/Select'
import { CalendarDays } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { useLabels } from '@throughline/ui/LocaleProvider'

import { englishRecurrenceLabels } from './RecurrenceDialog.labels'
import type { RecurrenceLabels } from './RecurrenceDialog.labels'
import { CUSTOM, NEVER, repeatOptionsOf } from './model/repeat-options'
import { RecurrenceDialog } from './RecurrenceDialog'
import { RepeatFieldRoot, RepeatInputs } from './RecurrenceDialog.styles'
import { RepeatDays, SHOWN_DAYS } from './RepeatDays'
import { RepeatNotesText } from './RepeatNotesText'

/** How an item repeats. */
export interface RepeatValue {
  /** Recurrence rule, RFC 5545; null when it happens once. */
  readonly rrule: string | null
  /** The last day of the series; null for no end, empty while the typed text is not a day. */
  readonly recurrenceEndDay: CivilDate | null
}

export interface RepeatFieldProps {
  readonly value: RepeatValue
  /** The day that the item starts on; null while it has none. */
  readonly startDay: DayNumber | null
  /** The first day of the plan's weeks. */
  readonly weekStartDay: WeekStartDay
  readonly today: DayNumber
  /** The item was never stored. Giving up the dialog then leaves it without a repeat. */
  readonly isNew: boolean
  /** Another repetition was chosen. */
  readonly onChange: (value: RepeatValue) => void
  /** Error of the end of the series. */
  readonly error?: string | undefined
  /** Error of the rule. */
  readonly ruleError?: string | undefined
  /** Id of the choice, for example for links from a summary of errors. */
  readonly id?: string | undefined
  /** Id of the end. */
  readonly endId?: string | undefined
  /** The value can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean
  /** @default englishRecurrenceLabels */
  readonly labels?: RecurrenceLabels
}

const once: RepeatValue = { rrule: null, recurrenceEndDay: null }

/** Whether and how an item repeats, until when, and on which days that is. */
export function RepeatField(props: RepeatFieldProps) {
  return (
    <ErrorBoundary>
      <RepeatFieldContent {...props} />
    </ErrorBoundary>
  )
}

function RepeatFieldContent({
  value,
  startDay,
  weekStartDay,
  today,
  isNew,
  onChange,
  error,
  ruleError,
  id,
  endId,
  isReadOnly = false,
  labels: providedLabels = englishRecurrenceLabels,
}: RepeatFieldProps) {
  const labels = useLabels(providedLabels)
  const { rrule, recurrenceEndDay } = value
  const notesId = useId()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const menu = useMemo(
    () => repeatOptionsOf(rrule, startDay ?? today, labels),
    [rrule, startDay, today, labels],
  )
  const preview = useMemo(() => {
    const startDate = startDay === null ? null : atDefaultTime(startDay)
    const series = { rrule, recurrenceEndDay, startDate, isUnscheduled: false }
    return repeatPreview(series, SHOWN_DAYS, today, labels.rule)
  }, [rrule, recurrenceEndDay, startDay, today, labels.rule])

  const choose = (chosen: string): void => {
    if (chosen === CUSTOM) setIsDialogOpen(true)
    else if (chosen === NEVER) onChange(once)
    else onChange({ rrule: chosen, recurrenceEndDay })
  }
  return (
    <RepeatFieldRoot>
      <RepeatInputs>
        <Select
          id={id}
          label={labels.repeats}
          error={ruleError}
          options={menu.options}
          value={menu.value}
          isReadOnly={isReadOnly}
          isDisabled={startDay === null}
          {...(startDay === null ? { help: labels.startNeeded } : null)}
          {...(preview === null ? null : { 'aria-describedby': notesId })}
          onChange={(change) => {
            choose(change.value)
          }}
        />
        {rrule === null ? null : (
          <DateField
            id={endId}
            label={labels.ends}
            labels={labels.dateField}
            value={
              recurrenceEndDay !== null && isCivilDate(recurrenceEndDay) ? recurrenceEndDay : null
            }
            today={civilDateOf(today)}
            weekStartDay={weekStartDay}
            error={error}
            isReadOnly={isReadOnly}
            onChange={({ date, isValid }) => {
              onChange({ rrule, recurrenceEndDay: isValid ? date : '' })
            }}
          />
        )}
      </RepeatInputs>
      {preview === null ? null : (
        <RepeatNotesText
          id={notesId}
          {...{ preview, today, labels }}
          hints={isNew || isReadOnly ? [] : [labels.wholeSeries]}
        >
          {preview.nextDays.length === 0 ? null : (
            <ShowDays {...{ preview, today, weekStartDay, labels }} />
          )}
        </RepeatNotesText>
      )}
      {startDay === null ? null : (
        <RecurrenceDialog
          isOpen={isDialogOpen}
          {...{ rrule, startDay, weekStartDay, today, labels }}
          recurrenceEndDay={recurrenceEndDay}
          onSave={(saved) => {
            setIsDialogOpen(false)
            onChange({ rrule: saved.rrule, recurrenceEndDay })
          }}
          onClose={() => {
            setIsDialogOpen(false)
            if (isNew) onChange(once)
          }}
        />
      )}
    </RepeatFieldRoot>
  )
}

/** A button that shows the days of the series in small months. */
function ShowDays(props: Parameters<typeof RepeatDays>[0]) {
  const { labels } = props
  const anchorRef = useRef<HTMLSpanElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span ref={anchorRef}>
      <IconButton
        icon={CalendarDays}
        label={labels.showDays}
        size="small"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen((wasOpen) => !wasOpen)
        }}
      />
      <Popover
        isOpen={isOpen}
        anchor={anchorRef}
        label={labels.seriesDays}
        onClose={() => {
          setIsOpen(false)
        }}
      >
        <RepeatDays {...props} />
      </Popover>
    </span>
  )
}
