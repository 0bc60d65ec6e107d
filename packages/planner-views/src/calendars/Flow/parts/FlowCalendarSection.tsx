/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import type { Expenses } from '@throughline/domain/budget'
import { isolateText } from '@throughline/domain/messages'
import { Icon } from '@throughline/ui/Icon'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import { useLocale } from '@throughline/ui/LocaleProvider'

import { customProperties } from '../../../calendar-parts'
import type { FlowCalendarViewProps, FlowCalendarSection as Section } from '../FlowCalendar.types'
import { FlowCalendarFigures } from './FlowCalendarFigures'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { figureOfFocusCell } from '../model/flow-cells'
import type { FlowCell } from '../model/flow-cells'

interface FlowCalendarSectionProps {
  section: Section
  isOpen: boolean
  top: number
  height: number
  /** From 1, among all lines and the head. */
  rowIndex: number
  /** Null where there are no columns of money. */
  expenses: Expenses | null | undefined
  activeCell: FlowCell | null
  labels: FlowCalendarLabels
  renderRowHeader: FlowCalendarViewProps['renderRowHeader'] | undefined
  renderExpense: FlowCalendarViewProps['renderExpense'] | undefined
}

function SectionLine({
  section,
  isOpen,
  top,
  height,
  rowIndex,
  expenses,
  activeCell,
  labels,
  renderRowHeader,
  renderExpense,
}: FlowCalendarSectionProps) {
  const locale = useLocale()
  const { id, name, color } = section
  const count = itemCount(section)
  return (
    <div
      role="row"
      part="section"
      data-part="section"
      data-row={id}
      aria-rowindex={rowIndex}
      aria-level={1}
      style={customProperties({ '--top': `${top}px`, '--height': `${height}px` })}
    >
      <div role="presentation" data-part="fixed">
        <div role="rowheader" data-part="name">
          <button
            type="button"
            data-part="toggle"
            data-stop=""
            aria-expanded={isOpen}
            tabIndex={activeCell?.part === 'name' ? 0 : -1}
          >
            <Icon icon={ChevronDown} size={14} />
            {color === null ? null : (
              <span data-part="swatch" style={customProperties({ '--tl-bar-color': color })} />
            )}
            <span part="section-name" data-part="section-name" title={name}>
              {isolateText(name)}
              {renderRowHeader?.({ id, name })}
            </span>
            <span data-part="count" aria-hidden="true">
              {locale.number(count)}
            </span>
            <VisuallyHidden>{labels.count({ count })}</VisuallyHidden>
          </button>
        </div>
        {expenses === undefined ? null : (
          <FlowCalendarFigures
            id={id}
            name={name}
            expenses={expenses}
            activeCell={figureOfFocusCell(activeCell)}
            labels={labels}
            renderExpense={renderExpense}
          />
        )}
      </div>
    </div>
  )
}

/** Items and events of a section; an item in several rows counts once. */
function itemCount({ rows }: Section): number {
  if (rows.length === 1) return (rows[0]?.items.length ?? 0) + (rows[0]?.events?.length ?? 0)
  const ids = new Set(rows.flatMap(({ items }) => items.map(({ id }) => id)))
  return rows.reduce((sum, { events }) => sum + (events?.length ?? 0), ids.size)
}

/** The head of a section, which opens and closes it. */
export const FlowCalendarSection = memo(SectionLine)
