import type { FlowCalendarProps } from '@throughline/planner-views/flow'
import { Badge } from '@throughline/ui/Badge'

import type { PlannedItem } from './planned-item'

/** Types of which nothing is planned from here: that of the press. */
const agreedRows: ReadonlySet<string> = new Set(['type:31'])

/** Content of ours in a flow. The flow keeps the functions: make them once for each list. */
export function flowSlots(
  items: readonly PlannedItem[],
): Required<Pick<FlowCalendarProps, 'renderBarContent' | 'renderRowHeader' | 'renderExpense'>> {
  const approved = new Set(
    items.flatMap(({ id, approvalNumber }) => (approvalNumber === '' ? [] : [id])),
  )
  return {
    // A bar keeps its own spoken name, so the words in it stay those of its title.
    renderBarContent: ({ item }) =>
      approved.has(item.id) ? <strong>{item.title}</strong> : item.title,
    renderRowHeader: ({ id }) => (agreedRows.has(id) ? <Badge>Agreed</Badge> : null),
    renderExpense: ({ amount }) => (amount === 0 ? '–' : amount.toLocaleString('en-US')),
  }
}
