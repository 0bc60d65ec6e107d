import type { FlowCalendarProps } from '@throughline/planner-views/flow'
import { Badge } from '@throughline/ui/Badge'

import type { PlannedItem } from './planned-item'

/** Types of which nothing is planned from here: that of the press. */
const agreedRows: ReadonlySet<string> = new Set(['type:31'])

/** Content of ours in a flow. The flow keeps the functions: make them once for each list. */
export function flowSlots(
  items: readonly PlannedItem[],
): Required<Pick<FlowCalendarProps, 'renderBarContent' | 'renderRowHeader' | 'renderExpense'>> {
  const approvals = new Map(items.map(({ id, approvalNumber }) => [id, approvalNumber]))
  return {
    renderBarContent: ({ item }) => {
      const approval = approvals.get(item.id) ?? ''
      return (
        <>
          {item.title}
          {approval === '' ? null : <span aria-hidden="true"> · {approval}</span>}
        </>
      )
    },
    renderRowHeader: ({ id }) => (agreedRows.has(id) ? <Badge>Agreed</Badge> : null),
    renderExpense: ({ amount }) => (amount === 0 ? '–' : amount.toLocaleString('en-US')),
  }
}
