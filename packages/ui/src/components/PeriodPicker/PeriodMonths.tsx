import type { Locale } from '@throughline/domain/locale'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'

import type { DateBounds } from '../../internal/date-entry/date-bounds'
import { activeElementAround } from '../../internal/focus/shadow-root'
import { IconButton } from '../IconButton'
import { VisuallyHidden } from '../VisuallyHidden'
import { MonthCell, MonthGrid, YearLine } from './PeriodPicker.styles'
import type { PeriodPickerLabels } from './PeriodPicker.labels'

interface PeriodMonthsProps {
  value: string
  today: string
  bounds: DateBounds
  locale: Locale
  labels: PeriodPickerLabels
  onPick: (date: string) => void
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** The months of a year to pick from. */
export function PeriodMonths({ value, today, bounds, locale, labels, onPick }: PeriodMonthsProps) {
  const [year, setYear] = useState(Number(value.slice(0, 4)))
  const isAllowed = (month: string) =>
    month >= bounds.minDate.slice(0, 7) && month <= bounds.maxDate.slice(0, 7)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: isRightToLeft ? 1 : -1,
      ArrowRight: isRightToLeft ? -1 : 1,
      ArrowUp: -3,
      ArrowDown: 3,
    }
    const move = moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const focused = activeElementAround(event.currentTarget)
    const current = cells.findIndex((cell) => cell === focused)
    cells[current + move]?.focus()
  }
  return (
    <>
      <YearLine>
        <IconButton
          icon={ChevronLeft}
          label={labels.previousYear}
          disabled={year <= Number(bounds.minDate.slice(0, 4))}
          onClick={() => {
            setYear(year - 1)
          }}
        />
        <span aria-live="polite">{year}</span>
        <IconButton
          icon={ChevronRight}
          label={labels.nextYear}
          disabled={year >= Number(bounds.maxDate.slice(0, 4))}
          onClick={() => {
            setYear(year + 1)
          }}
        />
      </YearLine>
      <MonthGrid onKeyDown={handleKeyDown}>
        {months.map((month) => {
          const name = `${year}-${month}`
          const isChosen = value.startsWith(name)
          return (
            <MonthCell
              key={month}
              type="button"
              aria-pressed={isChosen}
              disabled={!isAllowed(name)}
              {...(isChosen ? { 'data-autofocus': '' } : null)}
              {...(today.startsWith(name) ? { 'data-today': '' } : null)}
              onClick={() => {
                onPick(`${name}-01`)
              }}
            >
              {locale.monthName(Number(month), 'short')}
              <VisuallyHidden>{year}</VisuallyHidden>
            </MonthCell>
          )
        })}
      </MonthGrid>
    </>
  )
}
