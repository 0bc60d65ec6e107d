/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { Expenses } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import type { ReactNode } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import type { FlowCalendarViewProps } from '../FlowCalendar.types'
import { figureOrDash, figureSign, figuresOfSum, figureText } from '../../../money-parts'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { figures } from '../model/flow-cells'
import type { FigureKind } from '../model/flow-cells'

interface FlowCalendarFiguresProps {
  id: string
  name: string
  /** Null where a line carries no costs. */
  expenses: Expenses | null
  /** The figure that Tab leads to. */
  activeCell: FigureKind | null
  labels: FlowCalendarLabels
  renderExpense: FlowCalendarViewProps['renderExpense'] | undefined
}

/** The figures of a line. Each opens the items behind it. */
export function FlowCalendarFigures({
  id,
  name,
  expenses,
  activeCell,
  labels,
  renderExpense,
}: FlowCalendarFiguresProps): ReactNode {
  const locale = useLocale()
  return figures.map((kind) => {
    if (expenses === null) {
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell says that there is nothing
      return <div key={kind} role="gridcell" data-part="figure" data-figure={kind} tabIndex={-1} />
    }
    const amount = expenses[kind]
    const text = figureOrDash(figuresOfSum(expenses)[kind], locale, figureText)
    return (
      // No button: its box costs a browser twice the layout of a cell, and there are three in every row.
      <div
        key={kind}
        role="gridcell"
        data-part="figure"
        data-figure={kind}
        data-sign={figureSign(amount)}
        aria-haspopup="dialog"
        aria-label={labels.figure({
          kind: kindName(kind, labels),
          name: isolateText(name),
          // Spoken, a dash is nothing.
          amount: figureText(amount, locale),
        })}
        tabIndex={activeCell === kind ? 0 : -1}
      >
        {renderExpense !== undefined ? (
          renderExpense({ id, kind, amount })
        ) : amount < 0 ? (
          <bdi>{text}</bdi>
        ) : (
          text
        )}
      </div>
    )
  })
}

/** Returns the full name of a column of money. */
export function kindName(kind: FigureKind, labels: FlowCalendarLabels): string {
  return labels[`${kind}Name`]
}
