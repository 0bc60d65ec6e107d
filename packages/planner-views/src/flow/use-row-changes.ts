import { isolateText } from '@throughline/domain/messages'
import type { TacticDates } from '@throughline/domain/tactics'

import type { ItemIntents } from '../interaction'
import type { FlowCalendarViewProps, FlowItem } from './FlowCalendar.types'
import type { FlowCalendarLabels } from './labels'
import { indexOfLine } from './model/flow-stops'
import type { FlowLine } from './model/flow-lines'

interface RowChangesOptions {
  readonly rowPolicy: FlowCalendarViewProps['rowPolicy']
  readonly onRowChange: FlowCalendarViewProps['onRowChange']
  readonly onMoveRefused: FlowCalendarViewProps['onMoveRefused']
  readonly lines: readonly FlowLine[]
  readonly announce: ItemIntents['announce']
  readonly labels: FlowCalendarLabels
}

/** Moves of items to other rows: which rows take an item, and the announcement and report of a move. */
export function useRowChanges({
  rowPolicy,
  onRowChange,
  onMoveRefused,
  lines,
  announce,
  labels,
}: RowChangesOptions) {
  const canDropOn = (item: FlowItem, line: FlowLine): boolean =>
    onRowChange !== undefined &&
    line.kind === 'row' &&
    (rowPolicy?.(item, line.id).allowed ?? line.row.target !== null)

  return {
    /** Whether an item may be moved to a line. */
    canDropOn,
    /**
     * Announces and reports that an item is to move to a row, or that the row refuses it.
     *
     * @param dates its dates in that row; null where it keeps its own
     */
    changeRow: (item: FlowItem, line: FlowLine, dates: TacticDates | null): void => {
      const name = line.kind === 'row' ? line.row.name : ''
      const parts = { title: isolateText(item.title), rowName: isolateText(name) }
      if (canDropOn(item, line)) {
        announce(labels.rowChanged(parts))
        onRowChange?.({ item, rowId: line.id, ...(dates ?? datesOf(item)) })
        return
      }
      announce(labels.rowRefused(parts))
      const verdict = rowPolicy?.(item, line.id)
      if (verdict?.allowed === false) onMoveRefused?.({ item, code: verdict.code })
    },
    /** The next row that takes an item, downwards for step 1 and upwards for -1; null for none. */
    nextRowFor: (item: FlowItem, lineId: string, step: number): FlowLine | null => {
      for (let at = indexOfLine(lines, lineId) + step; ; at += step) {
        const line = lines[at]
        if (line === undefined) return null
        if (canDropOn(item, line)) return line
      }
    },
  }
}

function datesOf({ startDate, endDate, isAllDay }: FlowItem): TacticDates {
  return { startDate, endDate, isAllDay }
}
