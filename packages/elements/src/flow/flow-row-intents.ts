import type { FlowTarget } from '@throughline/domain/flow'
import type { FlowCalendarProps, FlowCalendarSection } from '@throughline/planner-views/flow'

import type { ViewHost } from '../element'
import type { PlanItem } from '../plan-data'
import type { FlowEventMap, FlowHandle, FlowProperties } from './flow.types'

interface FlowRowIntentsOptions {
  readonly host: ViewHost<FlowProperties, FlowEventMap, FlowHandle>
  readonly values: FlowProperties
  readonly sections: readonly FlowCalendarSection[]
  /** Those of the element. */
  readonly items: readonly PlanItem[]
}

/** What a flow reports about its rows: a new item in one, and an item that goes to another. */
export function flowRowIntents({
  host,
  values,
  sections,
  items,
}: FlowRowIntentsOptions): Pick<FlowCalendarProps, 'onCreate' | 'rowPolicy' | 'onRowChange'> {
  const targetOf = (rowId: string): FlowTarget | null =>
    sections.flatMap(({ rows }) => rows).find(({ id }) => id === rowId)?.target ?? null
  const policyOfPage = values.rowPolicy
  return {
    ...(host.offers('throughline-create') && {
      onCreate: (request) => {
        host.tell('throughline-create', { ...request, target: targetOf(request.rowId) })
      },
    }),
    rowPolicy: (item, rowId) => {
      if (targetOf(rowId) === null) return { allowed: false, code: 'no-type' }
      return policyOfPage?.(item, rowId) ?? { allowed: true }
    },
    onRowChange: (request) => {
      const { item, startDate, endDate, isAllDay } = request
      const target = targetOf(request.rowId)
      const changes = { startDate, endDate, isAllDay, ...target }
      host.change(
        'throughline-rowchange',
        { ...request, target },
        {
          items: items.map((each) =>
            each.id === item.id ? Object.assign({}, each, changes) : each,
          ),
        },
      )
    },
  }
}
