import type { CalendarItem, MovePermission } from '@throughline/planner-views/calendar-item'
import { Banner } from '@throughline/ui/Banner'
import { ToastRegion, useToasts } from '@throughline/ui/ToastRegion'

import { shortItems } from './short-items'
import { channels } from '../../../examples/product/src/planner/plan-structure'
import { usePlan } from '../../../examples/product/src/planner/use-plan'
import { PlanMonth } from './PlanMonth'
import { Stack } from './Stack.styles'

interface RolesPlanProps {
  /** Who looks at the plan. */
  role: 'admin' | 'limited contributor' | 'viewer'
}

const EMAIL_CHANNEL_ID = 1

/** A month as people with different rights see it. */
export function RolesPlan({ role }: RolesPlanProps) {
  const plan = usePlan(shortItems)
  const { toasts, showToast, dismissToast } = useToasts()
  const judge = ({ channelId }: CalendarItem): MovePermission =>
    role === 'admin' || channelId === EMAIL_CHANNEL_ID
      ? { allowed: true }
      : { allowed: false, code: 'channel' }
  const refuse = ({ item }: { item: CalendarItem | null }) => {
    const channelName = item === null ? '' : (channels.get(item.channelId)?.name ?? '')
    showToast({
      id: 'refused',
      tone: 'warning',
      text: `You cannot edit ${channelName}. Ask an admin of the plan for the right.`,
    })
  }
  return (
    <Stack>
      {role === 'viewer' ? (
        <Banner>You can look at this plan. To change it, ask Jordan Reyes.</Banner>
      ) : null}
      <PlanMonth
        items={plan.items}
        isReadOnly={role === 'viewer'}
        movePolicy={judge}
        deletePolicy={judge}
        onMove={({ item, startDate, endDate, isAllDay }) => {
          const retained = plan.items.find(({ id }) => id === item.id)
          if (retained !== undefined) plan.save({ ...retained, startDate, endDate, isAllDay })
        }}
        onDeleteItem={({ item }) => {
          plan.remove(item.id)
        }}
        onMoveRefused={refuse}
        onRefused={refuse}
      >
        <ToastRegion
          label="Messages"
          dismissLabel="Dismiss"
          toasts={toasts}
          onDismiss={dismissToast}
        />
      </PlanMonth>
    </Stack>
  )
}
