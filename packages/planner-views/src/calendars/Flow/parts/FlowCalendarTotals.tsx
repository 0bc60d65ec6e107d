/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { MonthExpenses } from '@throughline/domain/budget'
import { sumExpenses } from '@throughline/domain/budget'
import { dayNumberOf, endOfMonth } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { memo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { customProperties } from '../../../calendar-parts'
import type { FlowCalendarExpenses } from '../FlowCalendar.types'
import { FlowCalendarFigures, kindName } from './FlowCalendarFigures'
import {
  figureOrDash,
  figureSign,
  figuresOfSum,
  shortTotalText,
  totalText,
} from '../../../money-parts'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { figures } from '../model/flow-cells'

/** The id of the line of totals among the lines. */
export const TOTALS_ID = 'totals'

/** A cell with less room than this has short figures. */
const FULL_PIXELS = 250
/** With less than this, they are below each other. */
const SHORT_PIXELS = 160
/** With less than this, they have no visible names. */
const NAMED_PIXELS = 68
/** With less than this, months are put together. */
const LEAST_PIXELS = 46
const MONTH_DAYS = 30
/** A month, a quarter, half a year, a year. */
const cellMonthCounts = [1, 3, 6, 12] as const

interface FlowCalendarTotalsProps {
  expenses: FlowCalendarExpenses
  startDay: DayNumber
  endDay: DayNumber
  dayPixels: number
  rowIndex: number
  labels: FlowCalendarLabels
}

function Totals({
  expenses,
  startDay,
  endDay,
  dayPixels,
  rowIndex,
  labels,
}: FlowCalendarTotalsProps) {
  const locale = useLocale()
  const monthPixels = dayPixels * MONTH_DAYS
  const isFull = monthPixels >= FULL_PIXELS
  const monthsPerCell = cellMonthCounts.find((count) => count * monthPixels >= LEAST_PIXELS) ?? 12
  const cellPixels = monthsPerCell * monthPixels
  const look =
    cellPixels >= SHORT_PIXELS ? 'square' : cellPixels >= NAMED_PIXELS ? 'column' : 'bare'
  const months = expenses.months.filter(
    ({ date }) => endOfMonth(dayNumberOf(date)) >= startDay && dayNumberOf(date) <= endDay,
  )
  return (
    <div
      role="row"
      part="totals"
      data-part="totals"
      data-look={look}
      data-row={TOTALS_ID}
      aria-rowindex={rowIndex}
    >
      <div role="presentation" data-part="fixed">
        <div role="rowheader" data-part="name" data-stop="" tabIndex={-1}>
          {labels.monthlyTotals}
        </div>
        <FlowCalendarFigures
          id={TOTALS_ID}
          name={labels.monthlyTotals}
          expenses={expenses.total}
          activeCell={null}
          labels={labels}
          renderExpense={undefined}
        />
      </div>
      <div role="gridcell" data-part="units">
        {inCells(months, monthsPerCell).map((group) => {
          const [first, last] = [group[0], group.at(-1)]
          if (first === undefined || last === undefined) return null
          const from = Math.max(dayNumberOf(first.date), startDay)
          const to = Math.min(endOfMonth(dayNumberOf(last.date)), endDay)
          const sums = sumExpenses(group)
          const names = [...new Set([first, last])].map(({ date }) =>
            locale.day(date, 'short-month'),
          )
          const name = names.join(' – ')
          return (
            <div
              key={first.date}
              data-part="total"
              data-month={first.date.slice(0, 7)}
              style={customProperties({ '--from': from - startDay, '--days': to + 1 - from })}
            >
              <div data-part="total-figures">
                {figures.map((kind) => {
                  const unit = isFull ? kindName(kind, labels) : labels[kind]
                  const write = isFull ? totalText : shortTotalText
                  const amount = figureOrDash(figuresOfSum(sums)[kind], locale, write)
                  return (
                    <button
                      key={kind}
                      type="button"
                      data-part="figure"
                      data-total={kind}
                      data-sign={figureSign(sums[kind])}
                      data-from={from}
                      data-to={to}
                      tabIndex={-1}
                      aria-haspopup="dialog"
                      aria-label={labels.total({ visibleText: `${unit} ${amount}`, name })}
                    >
                      <span>{unit}</span>{' '}
                      <b>
                        <bdi>{amount}</bdi>
                      </b>
                    </button>
                  )
                })}
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** Months put together, counted from the first of their year. */
function inCells(
  months: readonly MonthExpenses[],
  monthsPerCell: number,
): readonly (readonly MonthExpenses[])[] {
  const cells = new Map<string, MonthExpenses[]>()
  for (const month of months) {
    const [year = '', number = ''] = month.date.split('-')
    const key = `${year} ${Math.floor((Number(number) - 1) / monthsPerCell)}`
    const existing = cells.get(key)
    if (existing === undefined) cells.set(key, [month])
    else existing.push(month)
  }
  return [...cells.values()]
}

/** The totals of every month, below all rows. */
export const FlowCalendarTotals = memo(Totals)
