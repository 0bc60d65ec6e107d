import { CalendarDays } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react'

import { boundsAround } from '../../internal/date-entry/date-bounds'
import { useCalendar } from '../../internal/date-entry/use-calendar'
import { useTypedDate } from '../../internal/date-entry/use-typed-date'
import { FieldAdornmentButton } from '../../internal/field/FieldBox.styles'
import { FieldFrame, fieldAria, type FieldLabels } from '../../internal/field/FieldFrame'
import { useMergedRef } from '../../internal/refs/use-merged-ref'
import { Icon } from '../Icon'
import { Popover } from '../Popover'
import { DateRangeCalendar } from './DateRangeCalendar'
import { RangeBox, RangeDash, RangePanel, RangePreset, RangePresets } from './DateRangeField.styles'
import { takeAlong, type CorrectRange, type RangeEnd } from './date-range'
import { englishDateRangeFieldLabels, type DateRangeFieldLabels } from './DateRangeField.labels'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

/** A ready-made range. */
export interface DateRangePreset {
  readonly id: string
  readonly label: string
  /** First day as `YYYY-MM-DD`. */
  readonly start: string
  /** Last day as `YYYY-MM-DD`. */
  readonly end: string
}

export interface DateRangeFieldProps
  extends
    FieldLabels,
    Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** First day as `YYYY-MM-DD`, or null for none. */
  start: string | null
  /** Last day, included, as `YYYY-MM-DD`, or null for none. */
  end: string | null
  /**
   * An end was typed or a range picked. For a text that is not an allowed day `isValid`
   * is false, that end is null, and the field shows the error itself.
   */
  onChange: (change: { start: string | null; end: string | null; isValid: boolean }) => void
  /** Corrects the range when one end passes the other. @default the other end moves along */
  correctRange?: CorrectRange
  /** Ready-made ranges beside the calendar, such as this month. */
  presets?: readonly DateRangePreset[]
  /** Today as `YYYY-MM-DD`. */
  today: string
  /** @default englishDateRangeFieldLabels */
  labels?: DateRangeFieldLabels
  /** First day allowed. @default ten years before the year of today */
  minDate?: string
  /** Last day allowed. @default ten years after the year of today */
  maxDate?: string
  /** The first day of a week in the calendar. @default that of the locale */
  weekStartDay?: 'sunday' | 'monday'
  /** How days are named, written and read, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
  /** Hides the label visually, for example where the place of the field says it. @default false */
  isLabelHidden?: boolean
  /** Height of the control: `large` for pages with a single form. @default 'medium' */
  size?: 'medium' | 'large'
  /** It cannot be focused or changed, and its value is not sent with a form. @default false */
  isDisabled?: boolean
  /** The value can be read and copied, not changed. @default false */
  isReadOnly?: boolean
}

/**
 * A range of days, typed or picked from two months. `ref` and attributes go to the
 * group of both ends, `className` and `style` to the field's frame.
 */
export function DateRangeField({
  label,
  help,
  error,
  isRequired = false,
  labelAction,
  isLabelHidden = false,
  start,
  end,
  onChange,
  correctRange = takeAlong,
  presets,
  today,
  labels: providedLabels = englishDateRangeFieldLabels,
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
  ref,
  ...rest
}: DateRangeFieldProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale(localeTag)
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const ownId = useId()
  const controlId = id ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(ref, boxRef)
  const around = boundsAround(today)
  const bounds = { minDate: minDate ?? around.minDate, maxDate: maxDate ?? around.maxDate }

  // Both ends may change before the caller has rendered the first.
  const latestRef = useRef({ start, end })
  useLayoutEffect(() => {
    latestRef.current = { start, end }
  })
  const change = (changed: RangeEnd, date: string | null, isValid: boolean) => {
    const next = { ...latestRef.current, [changed]: date }
    const corrected =
      next.start !== null && next.end !== null && next.start > next.end
        ? correctRange({ start: next.start, end: next.end }, changed)
        : next
    latestRef.current = { start: corrected.start, end: corrected.end }
    onChange({ ...latestRef.current, isValid })
  }
  const typedStart = useTypedDate(
    start,
    { today, bounds, locale, labels: labels },
    ({ value, isValid }) => {
      change('start', value, isValid)
    },
  )
  const typedEnd = useTypedDate(
    end,
    { today, bounds, locale, labels: labels },
    ({ value, isValid }) => {
      change('end', value, isValid)
    },
  )
  const refusal = typedStart.refusal ?? typedEnd.refusal
  const visibleError = refusal === null ? error : refusal
  const canChange = !isDisabled && !isReadOnly
  const calendar = useCalendar({ boxRef, canChange })
  const pick = (range: { start: string; end: string }) => {
    onChange({ ...range, isValid: true })
    calendar.close()
  }
  const aria = fieldAria(controlId, { help, error: visibleError }, rest['aria-describedby'])
  const renderEnd = (which: RangeEnd) => {
    const typed = which === 'start' ? typedStart : typedEnd
    return (
      <input
        {...aria}
        id={`${controlId}-${which}`}
        type="text"
        autoComplete="off"
        aria-label={`${label}: ${labels[which]}`}
        required={isRequired}
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={typed.text}
        onChange={(event) => {
          typed.type(event.currentTarget.value)
        }}
        onBlur={typed.settle}
        onKeyDown={(event) => {
          if (typed.handleKey(event) || event.key !== 'ArrowDown' || !canChange) return
          event.preventDefault()
          // The calendar opens on the day that has just been typed.
          typed.settle()
          calendar.open()
        }}
      />
    )
  }
  return (
    <FieldFrame
      controlId={controlId}
      labelProps={{ htmlFor: `${controlId}-start` }}
      error={visibleError}
      {...{ label, help, isRequired, labelAction, isLabelHidden, className, style }}
    >
      <RangeBox
        {...rest}
        ref={mergedRef}
        id={controlId}
        aria-labelledby={`${controlId}-label`}
        data-size={size}
        {...(visibleError === undefined ? null : { 'data-invalid': '' })}
        {...(isDisabled ? { 'data-disabled': '' } : null)}
        {...(isReadOnly ? { 'data-read-only': '' } : null)}
      >
        {renderEnd('start')}
        <RangeDash aria-hidden="true">–</RangeDash>
        {renderEnd('end')}
        <FieldAdornmentButton
          type="button"
          data-part="adornment-button"
          disabled={!canChange}
          aria-label={labels.openCalendar}
          title={labels.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={calendar.isOpen}
          onClick={calendar.toggle}
        >
          <Icon icon={CalendarDays} />
        </FieldAdornmentButton>
      </RangeBox>
      <Popover
        isOpen={calendar.isOpen}
        anchor={boxRef}
        label={labels.calendar}
        style={{ padding: 12 }}
        onClose={calendar.close}
      >
        <RangePanel>
          {presets === undefined || presets.length === 0 ? null : (
            <RangePresets aria-label={labels.presets}>
              {presets.map((preset) => (
                <li key={preset.id}>
                  <RangePreset
                    type="button"
                    aria-pressed={preset.start === start && preset.end === end}
                    onClick={() => {
                      pick({ start: preset.start, end: preset.end })
                    }}
                  >
                    {preset.label}
                  </RangePreset>
                </li>
              ))}
            </RangePresets>
          )}
          <DateRangeCalendar
            range={start === null || end === null ? null : { start, end }}
            isRightToLeft={calendar.isRightToLeft}
            onPick={pick}
            {...{ today, bounds, weekStartDay, locale, labels }}
          />
        </RangePanel>
      </Popover>
    </FieldFrame>
  )
}
