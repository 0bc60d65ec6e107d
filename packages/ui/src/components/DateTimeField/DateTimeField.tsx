import { useEffect, useEffectEvent, useId, useState, type ComponentPropsWithRef } from 'react'

import { DateInput } from '../../internal/date-entry/DateInput'
import { boundsAround } from '../../internal/date-entry/date-bounds'
import { useTypedDate } from '../../internal/date-entry/use-typed-date'
import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { TimeInput } from '../../internal/time-entry/TimeInput'
import { useTypedTime } from '../../internal/time-entry/use-typed-time'
import { DateTimeGroup } from './DateTimeField.styles'
import { dateTimeOf, partsOf, type DateTimeParts } from './date-time'
import { englishDateTimeFieldLabels, type DateTimeFieldLabels } from './DateTimeField.labels'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

/** The change that a `DateTimeField` reports. */
export interface DateTimeChange {
  /** Day and time as `YYYY-MM-DDTHH:mm:ss`; null for none. */
  readonly dateTime: string | null
  readonly isValid: boolean
  /** The part that is missing or cannot be parsed; null while `isValid`. */
  readonly invalidPart: 'date' | 'time' | null
}

export interface DateTimeFieldProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Day and time as `YYYY-MM-DDTHH:mm:ss`, without a zone, or null for none. */
  value: string | null
  /**
   * The day or the time has changed. While one of them is missing or cannot be parsed,
   * `isValid` is false, `dateTime` is null, and `invalidPart` says which one it is.
   */
  onChange: (change: DateTimeChange) => void
  /** Today as `YYYY-MM-DD`. */
  today: string
  /** Shows the day only; the time does not change. @default false */
  isAllDay?: boolean
  /** The time that a newly entered day gets, as `HH:mm`. @default '08:00' */
  defaultTime?: string
  /** @default englishDateTimeFieldLabels */
  labels?: DateTimeFieldLabels
  /** First day allowed. @default ten years before the year of today */
  minDate?: string
  /** Last day allowed. @default ten years after the year of today */
  maxDate?: string
  /** The first day of a week in the calendar. @default that of the locale */
  weekStartDay?: 'sunday' | 'monday'
  /** How days are named, written and read, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
  /** Whether times are written with AM and PM (`12`) or up to 23:59 (`24`). @default that of the locale */
  hourCycle?: 12 | 24
  /** Interval of the times in the list, in minutes, 1 to 60. @default 15 */
  stepMinutes?: number
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The value can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A day and a time under one label. `ref` and attributes go to the group of both,
 * `className` and `style` to the field's frame.
 */
export function DateTimeField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  today,
  isAllDay = false,
  defaultTime = '08:00',
  labels: providedLabels = englishDateTimeFieldLabels,
  minDate,
  maxDate,
  weekStartDay: providedWeekStartDay,
  locale: localeTag,
  hourCycle: providedHourCycle,
  stepMinutes = 15,
  size = 'medium',
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ...rest
}: DateTimeFieldProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale(localeTag)
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const hourCycle = providedHourCycle ?? locale.hourCycle
  const ownId = useId()
  const controlId = id ?? ownId
  const around = boundsAround(today)
  const bounds = { minDate: minDate ?? around.minDate, maxDate: maxDate ?? around.maxDate }
  // An incomplete value cannot be reported; it is stored here until the other half is
  // entered.
  const [half, setHalf] = useState<DateTimeParts>({ date: null, time: null })
  const parts = value === null ? half : partsOf(value)

  const change = (next: DateTimeParts, isReadable: boolean) => {
    const dateTime = isReadable ? dateTimeOf(next) : null
    setHalf(dateTime === null ? next : { date: null, time: null })
    const isEmpty = isReadable && next.date === null && next.time === null
    const isValid = dateTime !== null || isEmpty
    onChange({
      dateTime,
      isValid,
      invalidPart: isValid ? null : next.date === null ? 'date' : 'time',
    })
  }
  const typedTime = useTypedTime(
    parts.time,
    hourCycle,
    labels.timeLabels,
    ({ value: time, isValid }) => {
      change({ date: parts.date, time }, isValid && typedDate.refusal === null)
    },
  )
  const typedDate = useTypedDate(
    parts.date,
    { today, bounds, locale, labels: labels.dateLabels },
    ({ value: date, isValid }) => {
      // A new day gets the default time, unless a text that is no time is still to be
      // corrected; without a day there is no time either.
      const fallback = typedTime.refusal === null ? defaultTime : null
      const time = date === null && isValid ? null : (parts.time ?? fallback)
      change({ date, time }, isValid && typedTime.refusal === null)
    },
  )
  const isTimeMissing = parts.date !== null && parts.time === null
  const completeDay = useEffectEvent(() => {
    if (isTimeMissing) change({ date: parts.date, time: defaultTime }, true)
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- all-day hides the time input, so that nobody can enter the missing time
    if (isAllDay) completeDay()
  }, [isAllDay])

  const isTimeLeftEmpty = isTimeMissing && !typedTime.isTyping
  const timeRefusal = isAllDay ? null : isTimeLeftEmpty ? 'unreadable' : typedTime.refusal
  const refusedPart = typedDate.refusal !== null ? 'date' : timeRefusal === null ? null : 'time'
  const visibleError =
    typedDate.refusal !== null
      ? typedDate.refusal
      : timeRefusal !== null
        ? labels.timeLabels[timeRefusal]
        : error
  const shared = {
    size,
    disabled: isDisabled,
    readOnly: isReadOnly,
    required: isRequired,
  }
  /** An error of one part marks that part; an error of the caller both. */
  const stateOf = (part: 'date' | 'time') => {
    const ownError = refusedPart === null || refusedPart === part ? visibleError : undefined
    return {
      ...fieldAria(controlId, { help, error: ownError }, rest['aria-describedby']),
      isInvalid: ownError !== undefined,
    }
  }

  return (
    <FieldFrame
      controlId={controlId}
      labelProps={{ htmlFor: `${controlId}-date` }}
      error={visibleError}
      {...{ label, help, isRequired, labelAction, className, style }}
    >
      <DateTimeGroup {...rest} id={controlId} aria-labelledby={`${controlId}-label`}>
        <DateInput
          {...shared}
          {...stateOf('date')}
          id={`${controlId}-date`}
          aria-label={`${label}: ${labels.date}`}
          typed={typedDate}
          value={parts.date}
          labels={labels.dateLabels}
          {...{ today, bounds, weekStartDay, locale }}
        />
        {isAllDay ? null : (
          <div data-part="time">
            <TimeInput
              {...shared}
              {...stateOf('time')}
              aria-label={`${label}: ${labels.time}`}
              typed={typedTime}
              value={parts.time}
              startTime={defaultTime}
              labels={labels.timeLabels}
              listLabel={`${label}: ${labels.time}`}
              {...{ stepMinutes, hourCycle }}
            />
          </div>
        )}
      </DateTimeGroup>
    </FieldFrame>
  )
}
