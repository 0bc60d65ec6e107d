import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ComponentPropsWithRef } from 'react'

import { DateFieldCalendar } from '../../internal/date-entry/DateFieldCalendar'
import { boundsAround } from '../../internal/date-entry/date-bounds'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { Popover } from '../Popover'
import { PeriodMonths } from './PeriodMonths'
import { PeriodRoot } from './PeriodPicker.styles'
import { shiftPeriod, type PeriodMode } from './period'
import { englishPeriodPickerLabels, type PeriodPickerLabels } from './PeriodPicker.labels'
import { useLabels, useLocale } from '../../internal/locale/locale-context'

export interface PeriodPickerProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Names the group of buttons. */
  label: string
  /** The unit of the picker: months or days. */
  mode: PeriodMode
  /** A day of the current period, as `YYYY-MM-DD`. */
  value: string
  /** A period was chosen; called with its first day. "Today" also calls it while today's period is shown. */
  onChange: (change: { date: string }) => void
  /** Today as `YYYY-MM-DD`. */
  today: string
  /** Shows a button for today's period at the end. @default false */
  hasTodayButton?: boolean
  /** @default englishPeriodPickerLabels */
  labels?: PeriodPickerLabels
  /** First day allowed. @default ten years before the year of today */
  minDate?: string
  /** Last day allowed. @default ten years after the year of today */
  maxDate?: string
  /** The first day of a week in the calendar. @default that of the locale */
  weekStartDay?: 'sunday' | 'monday'
  /** How days are named, as a BCP 47 tag. @default that of `LocaleProvider`, else 'en-US' */
  locale?: string
}

/** Buttons for the previous and next month or day, and a button that opens a picker. */
export function PeriodPicker({
  label,
  mode,
  value,
  onChange,
  today,
  hasTodayButton = false,
  labels: providedLabels = englishPeriodPickerLabels,
  minDate,
  maxDate,
  weekStartDay: providedWeekStartDay,
  locale: localeTag,
  ...rest
}: PeriodPickerProps) {
  const labels = useLabels(providedLabels)
  const locale = useLocale(localeTag)
  const weekStartDay = providedWeekStartDay ?? locale.weekStartDay
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [picker, setPicker] = useState<'closed' | 'ltr' | 'rtl'>('closed')
  const around = boundsAround(today)
  const bounds = { minDate: minDate ?? around.minDate, maxDate: maxDate ?? around.maxDate }
  const previous = shiftPeriod(value, mode, -1, bounds)
  const next = shiftPeriod(value, mode, 1, bounds)
  const current = shiftPeriod(today, mode, 0, bounds)
  const title = locale.day(value, mode === 'month' ? 'month' : 'medium')
  const close = () => {
    setPicker('closed')
  }
  const go = (date: string | null) => {
    if (date !== null) onChange({ date })
  }
  const pick = (date: string) => {
    close()
    onChange({ date })
  }
  return (
    <PeriodRoot {...rest} aria-label={label}>
      <IconButton
        variant="secondary"
        icon={ChevronLeft}
        label={mode === 'month' ? labels.previousMonth : labels.previousDay}
        aria-disabled={previous === null}
        onClick={() => {
          go(previous)
        }}
      />
      <Button
        ref={buttonRef}
        aria-haspopup="dialog"
        aria-expanded={picker !== 'closed'}
        onClick={() => {
          const button = buttonRef.current
          const isRightToLeft = button && getComputedStyle(button).direction === 'rtl'
          setPicker(picker !== 'closed' ? 'closed' : isRightToLeft ? 'rtl' : 'ltr')
        }}
      >
        {title}
      </Button>
      <IconButton
        variant="secondary"
        icon={ChevronRight}
        label={mode === 'month' ? labels.nextMonth : labels.nextDay}
        aria-disabled={next === null}
        onClick={() => {
          go(next)
        }}
      />
      {hasTodayButton ? (
        <Button
          onClick={() => {
            go(current)
          }}
        >
          {labels.today}
        </Button>
      ) : null}
      <Popover
        isOpen={picker !== 'closed'}
        anchor={buttonRef}
        label={labels.choose}
        style={{ padding: 12 }}
        onClose={close}
      >
        {mode === 'month' ? (
          <PeriodMonths onPick={pick} {...{ value, today, bounds, locale, labels }} />
        ) : (
          <DateFieldCalendar
            isRightToLeft={picker === 'rtl'}
            onPick={pick}
            {...{ value, today, bounds, weekStartDay, locale, labels }}
          />
        )}
      </Popover>
    </PeriodRoot>
  )
}
