import { useId, type ComponentPropsWithRef } from 'react'

import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { TimeInput } from '../../internal/time-entry/TimeInput'
import { useTypedTime } from '../../internal/time-entry/use-typed-time'
import { englishTimeFieldLabels, type TimeFieldLabels } from './TimeField.labels'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

export interface TimeFieldProps
  extends
    FieldLabels,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'size'
      | 'step'
      | 'onChange'
      | 'value'
      | 'defaultValue'
      | 'required'
      | 'disabled'
      | 'readOnly'
      | 'type'
      | 'role'
    > {
  /** The time of day as `HH:mm`, 00:00 to 23:59, or null for none. */
  value: string | null
  /**
   * A time was chosen or stepped, or the field lost the focus after typing. For a text
   * that is not a time `isValid` is false, `time` is null, and the field shows the
   * error itself.
   */
  onChange: (change: { time: string | null; isValid: boolean }) => void
  /** @default englishTimeFieldLabels */
  labels?: TimeFieldLabels
  /** Display format; both can be typed. @default 12 */
  hourCycle?: 12 | 24
  /**
   * Interval of the times in the list, in minutes, 1 to 60; also the step of the
   * minutes for Shift with an arrow. @default 15
   */
  stepMinutes?: number
  /** The time that the list scrolls to in an empty field, as `HH:mm`. @default '08:00' */
  startTime?: string
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The time can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A time of day, typed or chosen from a list. `ref` and attributes go to the input,
 * `className` and `style` to the field's frame.
 */
export function TimeField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  value,
  onChange,
  labels: providedLabels = englishTimeFieldLabels,
  hourCycle: providedHourCycle,
  stepMinutes = 15,
  startTime = '08:00',
  size = 'medium',
  isDisabled = false,
  isReadOnly = false,
  id,
  className,
  style,
  ...rest
}: TimeFieldProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale()
  const hourCycle = providedHourCycle ?? locale.hourCycle
  const ownId = useId()
  const controlId = id ?? ownId
  const typed = useTypedTime(value, hourCycle, labels, ({ value: time, isValid }) => {
    onChange({ time, isValid })
  })
  const visibleError = typed.refusal === null ? error : labels[typed.refusal]
  return (
    <FieldFrame
      controlId={controlId}
      error={visibleError}
      {...{ label, help, isRequired, labelAction, className, style }}
    >
      <TimeInput
        {...rest}
        {...fieldAria(controlId, { help, error: visibleError }, rest['aria-describedby'])}
        id={controlId}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        isInvalid={visibleError !== undefined}
        listLabel={label}
        {...{ typed, value, startTime, stepMinutes, hourCycle, labels, size }}
      />
    </FieldFrame>
  )
}
