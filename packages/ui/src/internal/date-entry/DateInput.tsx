import type { Locale } from '@throughline/domain/locale'
import { CalendarDays } from 'lucide-react'
import { useRef, type ComponentPropsWithRef } from 'react'

import { Icon } from '../../components/Icon'
import { Popover } from '../../components/Popover'
import { Tooltip } from '../../components/Tooltip'
import { FieldAdornmentButton, FieldBox } from '../field/FieldBox.styles'
import type { TypedValue } from '../field/use-typed-value'
import { DateFieldCalendar } from './DateFieldCalendar'
import type { DateBounds } from './date-bounds'
import type { DateFieldLabels } from './date-field.labels'
import { useCalendar } from './use-calendar'

interface DateInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'value'> {
  typed: TypedValue<string>
  value: string | null
  today: string
  bounds: DateBounds
  labels: DateFieldLabels
  weekStartDay: 'sunday' | 'monday'
  locale: Locale
  size: 'medium' | 'large'
  isInvalid: boolean
}

/** The input of a day without the field's frame: text, calendar button, calendar. */
export function DateInput({
  typed,
  value,
  today,
  bounds,
  labels,
  weekStartDay,
  locale,
  size,
  isInvalid,
  disabled = false,
  readOnly = false,
  onBlur,
  onKeyDown,
  ...rest
}: DateInputProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const canChange = !disabled && !readOnly
  const calendar = useCalendar({ boxRef, canChange })
  return (
    <>
      <FieldBox
        ref={boxRef}
        data-size={size}
        {...(isInvalid ? { 'data-invalid': '' } : null)}
        {...(disabled ? { 'data-disabled': '' } : null)}
        {...(readOnly ? { 'data-read-only': '' } : null)}
      >
        <input
          autoComplete="off"
          {...rest}
          type="text"
          disabled={disabled}
          readOnly={readOnly}
          value={typed.text}
          data-refused={typed.isRefused ? '' : undefined}
          onChange={(event) => {
            typed.type(event.currentTarget.value)
          }}
          onBlur={(event) => {
            onBlur?.(event)
            typed.settle()
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!typed.handleKey(event) && event.key === 'ArrowDown' && canChange) {
              event.preventDefault()
              // The calendar opens on the day that has just been typed.
              typed.settle()
              calendar.open()
            }
          }}
        />
        <Tooltip text={labels.openCalendar} isDescription={false}>
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            disabled={!canChange}
            aria-label={labels.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={calendar.isOpen}
            onClick={calendar.toggle}
          >
            <Icon icon={CalendarDays} />
          </FieldAdornmentButton>
        </Tooltip>
      </FieldBox>
      <Popover
        isOpen={calendar.isOpen}
        anchor={boxRef}
        label={labels.calendar}
        style={{ padding: 12 }}
        onClose={calendar.close}
      >
        <DateFieldCalendar
          value={value}
          isRightToLeft={calendar.isRightToLeft}
          onPick={(date) => {
            typed.take(date)
            calendar.close()
          }}
          {...{ today, bounds, weekStartDay, locale, labels }}
        />
      </Popover>
    </>
  )
}
