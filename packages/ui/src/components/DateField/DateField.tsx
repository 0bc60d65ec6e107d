import { CalendarDays } from 'lucide-react'
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react'

import { FieldFrame, fieldAria, type FieldTexts } from '../../internal/field/FieldFrame'
import { FieldAdornmentButton, FieldBox } from '../../internal/field/FieldFrame.styles'
import { Icon } from '../Icon/Icon'
import { Popover } from '../Popover/Popover'
import { Tooltip } from '../Tooltip/Tooltip'
import { DateFieldCalendar, type CalendarTexts } from './DateFieldCalendar'
import { boundsAround, formatTypedDate, readTypedDate } from './typed-date'

/** Texts of a `DateField` besides its label. */
export interface DateFieldTexts extends CalendarTexts {
  /** Names the button with the calendar. */
  readonly openCalendar: string
  /** Names the calendar. */
  readonly calendar: string
  /** Error for what is no date. */
  readonly unreadable: string
  /** Error for a day before the first or after the last allowed one. */
  readonly outOfBounds: string
}

export interface DateFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'size' | 'onChange' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'type'
    > {
  /** The day as `YYYY-MM-DD`, or null for none. */
  value: string | null
  /**
   * A day was picked, or what was typed was left. `isValid` is false for text
   * that is no allowed day (the field says so itself) and `date` is null then.
   */
  onChange: (change: { date: string | null; isValid: boolean }) => void
  /** Today as `YYYY-MM-DD`: it is marked, and completes typed years. */
  today: string
  texts: DateFieldTexts
  /** First day allowed. @default ten years before the year of today */
  minDate?: string
  /** Last day allowed. @default ten years after the year of today */
  maxDate?: string
  /** @default 'sunday' */
  weekStartDay?: 'sunday' | 'monday'
  /** Language of the names of months and days, as a BCP 47 tag. @default 'en-US' */
  locale?: string
  /** @default 'medium' */
  size?: 'medium' | 'large'
  /** @default false */
  isDisabled?: boolean
}

/**
 * A day, typed as `mm/dd/yy` or picked from a calendar. `ref` and attributes go
 * to the input, `className` and `style` to the frame around it.
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
  texts,
  minDate,
  maxDate,
  weekStartDay = 'sunday',
  locale = 'en-US',
  size = 'medium',
  isDisabled = false,
  id,
  className,
  style,
  onBlur,
  onKeyDown,
  ...rest
}: DateFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [calendar, setCalendar] = useState<'closed' | 'ltr' | 'rtl'>('closed')
  const around = boundsAround(today)
  const bounds = { minDate: minDate ?? around.minDate, maxDate: maxDate ?? around.maxDate }
  const [refusal, setRefusal] = useState<'unreadable' | 'outOfBounds' | null>(null)
  const shownError = refusal === null ? error : texts[refusal]

  const take = (date: string | null) => {
    setDraft(null)
    setRefusal(null)
    if (date !== value || refusal !== null) onChange({ date, isValid: true })
  }
  const readDraft = () => {
    if (draft === null) return
    const typed = readTypedDate(draft, today, bounds)
    if (typed.code === 'date') take(typed.date)
    else if (typed.code === 'empty') take(null)
    else {
      setRefusal(typed.code === 'unreadable' ? 'unreadable' : 'outOfBounds')
      onChange({ date: null, isValid: false })
    }
  }
  const openCalendar = () => {
    const box = boxRef.current
    setCalendar(box && getComputedStyle(box).direction === 'rtl' ? 'rtl' : 'ltr')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key === 'Enter') readDraft()
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      openCalendar()
    } else if (event.key === 'Escape' && draft !== null) {
      // Back to the day before typing; the dialog around keeps open.
      event.preventDefault()
      take(value)
    }
  }

  return (
    <FieldFrame
      controlId={controlId}
      error={shownError}
      {...{ label, help, isRequired, labelAction, className, style }}
    >
      <FieldBox
        ref={boxRef}
        data-size={size}
        {...(shownError === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
      >
        <input
          autoComplete="off"
          {...rest}
          {...fieldAria(controlId, { help, error: shownError }, rest['aria-describedby'])}
          id={controlId}
          type="text"
          required={isRequired}
          disabled={isDisabled}
          value={draft ?? (value === null ? '' : formatTypedDate(value))}
          onChange={(event) => {
            setDraft(event.currentTarget.value)
          }}
          onBlur={(event) => {
            onBlur?.(event)
            readDraft()
          }}
          onKeyDown={handleKeyDown}
        />
        <Tooltip text={texts.openCalendar} isDescription={false}>
          <FieldAdornmentButton
            type="button"
            data-part="adornment-button"
            disabled={isDisabled}
            aria-label={texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={calendar !== 'closed'}
            onClick={() => {
              if (calendar === 'closed') openCalendar()
              else setCalendar('closed')
            }}
          >
            <Icon icon={CalendarDays} />
          </FieldAdornmentButton>
        </Tooltip>
      </FieldBox>
      <Popover
        isOpen={calendar !== 'closed'}
        anchor={boxRef}
        label={texts.calendar}
        style={{ padding: 12 }}
        onClose={() => {
          setCalendar('closed')
        }}
      >
        <DateFieldCalendar
          value={value}
          isRightToLeft={calendar === 'rtl'}
          onPick={(date) => {
            take(date)
            setCalendar('closed')
          }}
          {...{ today, bounds, weekStartDay, locale, texts }}
        />
      </Popover>
    </FieldFrame>
  )
}
