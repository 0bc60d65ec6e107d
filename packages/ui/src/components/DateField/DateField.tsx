import { useId, type ComponentPropsWithRef } from 'react'

import { DateInput } from '../../internal/date-entry/DateInput'
import { boundsAround } from '../../internal/date-entry/date-bounds'
import type { DateFieldLabels } from '../../internal/date-entry/date-field.labels'
import { useTypedDate } from '../../internal/date-entry/use-typed-date'
import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

export interface DateFieldProps
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'readOnly' | 'type'
    > {
  /** The day as `YYYY-MM-DD`, or null for none. */
  value: string | null
  /**
   * A day was picked, or the field lost the focus after typing. For a text that is not
   * an allowed day `isValid` is false, `date` is null, and the field shows the error
   * itself.
   */
  onChange: (change: { date: string | null; isValid: boolean }) => void
  /** Today as `YYYY-MM-DD`: it is marked, and completes typed years. */
  today: string
  labels: DateFieldLabels
  /** First day allowed. @default ten years before the year of today */
  minDate?: string
  /** Last day allowed. @default ten years after the year of today */
  maxDate?: string
  /** The first day of a week in the calendar. @default that of the locale */
  weekStartDay?: 'sunday' | 'monday'
  /** How days are named, written and read, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The day can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A day, typed as `mm/dd/yy` or picked from a calendar. `ref` and attributes go to the
 * input, `className` and `style` to the field's frame.
 */
export function DateField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  today,
  labels: providedLabels,
  minDate,
  maxDate,
  weekStartDay: providedWeekStartDay,
  locale: localeTag,
  size = 'medium',
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ...rest
}: DateFieldProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale(localeTag)
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const ownId = useId()
  const controlId = id ?? ownId
  const around = boundsAround(today)
  const bounds = { minDate: minDate ?? around.minDate, maxDate: maxDate ?? around.maxDate }
  const typed = useTypedDate(
    value,
    { today, bounds, locale, labels: labels },
    ({ value: date, isValid }) => {
      onChange({ date, isValid })
    },
  )
  const visibleError = typed.refusal === null ? error : typed.refusal
  return (
    <FieldFrame
      controlId={controlId}
      error={visibleError}
      {...{ label, help, isRequired, labelAction, className, style }}
    >
      <DateInput
        {...rest}
        {...fieldAria(controlId, { help, error: visibleError }, rest['aria-describedby'])}
        id={controlId}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        isInvalid={visibleError !== undefined}
        {...{ typed, value, today, bounds, labels, weekStartDay, locale, size }}
      />
    </FieldFrame>
  )
}
