/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { timelineCells } from '@throughline/domain/flow'
import type { FlowGrouping, TimelineUnit } from '@throughline/domain/flow'
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import { Icon } from '@throughline/ui/Icon'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { memo } from 'react'

import { customProperties } from '../../../calendar-parts'
import type { FlowCalendarLabels } from '../FlowCalendar.labels'
import { figures } from '../model/flow-cells'
import { kindName } from './FlowCalendarFigures'

interface FlowCalendarHeadProps {
  startDay: DayNumber
  /** The days that are drawn. */
  firstDay: DayNumber
  endDay: DayNumber
  upper: TimelineUnit
  lower: TimelineUnit
  weekStartDay: WeekStartDay
  grouping: FlowGrouping
  hasMoney: boolean
  /** Null where sections cannot be closed. */
  toggleAll: 'expand' | 'collapse' | null
  labels: FlowCalendarLabels
}

function Head({
  startDay,
  firstDay,
  endDay,
  upper,
  lower,
  weekStartDay,
  grouping,
  hasMoney,
  toggleAll,
  labels,
}: FlowCalendarHeadProps) {
  const units = [
    { unit: upper, isUpper: true },
    { unit: lower, isUpper: false },
  ]
  return (
    <div role="row" data-part="head" aria-rowindex={1}>
      <div role="presentation" data-part="fixed">
        <div role="columnheader" data-part="name">
          {labels.names[grouping]}
          {/* Not an IconButton: that adds a tooltip and the content of a busy button. */}
          {toggleAll === null ? null : (
            <button
              type="button"
              data-part="toggle-all"
              data-action={toggleAll}
              aria-label={toggleAll === 'expand' ? labels.expandAll : labels.collapseAll}
              title={toggleAll === 'expand' ? labels.expandAll : labels.collapseAll}
            >
              <Icon icon={toggleAll === 'expand' ? ChevronsUpDown : ChevronsDownUp} size={14} />
            </button>
          )}
        </div>
        {hasMoney
          ? figures.map((kind) => (
              <div
                key={kind}
                role="columnheader"
                data-part="figure"
                aria-label={kindName(kind, labels)}
              >
                {labels[kind]}
              </div>
            ))
          : null}
      </div>
      <div role="columnheader" data-part="units">
        <VisuallyHidden>{labels.timeline}</VisuallyHidden>
        {units.flatMap(({ unit, isUpper }) =>
          timelineCells(unit, firstDay, endDay, weekStartDay).map((cell) => (
            <div
              key={`${unit}:${cell.unitStartDay}`}
              aria-hidden="true"
              part="unit"
              data-part="unit"
              data-upper={isUpper ? '' : undefined}
              data-cut={cell.unitStartDay < startDay ? '' : undefined}
              style={customProperties({
                '--from': cell.startDay - startDay,
                '--days': cell.endDayExclusive - cell.startDay,
              })}
            >
              <span>{labels.unit({ unit, day: cell.unitStartDay, isUpper })}</span>
            </div>
          )),
        )}
      </div>
    </div>
  )
}

/** The header: names of the columns, and the units of the timeline in two lines. */
export const FlowCalendarHead = memo(Head)
