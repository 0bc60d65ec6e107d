import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'

import { shortItems } from './short-items'
import { usePlan } from '../../../examples/product/src/planner/use-plan'
import { useUndoKeys } from '../../../examples/product/src/planner/use-undo-keys'
import { PlanMonth } from './PlanMonth'

/** A month that applies each change at once and offers to undo it. */
export function UndoablePlan() {
  const plan = usePlan(shortItems)
  useUndoKeys(plan)
  const { toasts, showToast, dismissToast } = useToasts()
  const done = (text: string) => {
    // One message for the last change: undo takes back that one, so no older message offers it.
    showToast({
      id: 'last-change',
      text,
      lifetimeMs: 8000,
      action: { label: 'Undo', onSelect: plan.undo },
    })
  }
  const changeDates = (request: {
    item: CalendarItem
    startDate: string
    endDate: string
    isAllDay: boolean
  }) => {
    const { item, startDate, endDate, isAllDay } = request
    const retained = plan.items.find(({ id }) => id === item.id)
    if (retained === undefined) return
    plan.save({ ...retained, startDate, endDate, isAllDay })
    done(`Moved “${item.title}”.`)
  }
  return (
    <PlanMonth
      items={plan.items}
      onMove={changeDates}
      onResize={changeDates}
      onDeleteItem={({ item }) => {
        plan.remove(item.id)
        done(`Deleted “${item.title}”.`)
      }}
    >
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={dismissToast}
      />
    </PlanMonth>
  )
}
