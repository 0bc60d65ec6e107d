import { ROLE_LEVELS, type PlanAccess } from '@throughline/domain/access'
import type { TacticListItem } from '@throughline/domain/tactics'
import type { CalendarItem } from '@throughline/planner-views/calendar-item'
import { useMemo } from 'react'
import { useShowToast } from '../platform/ToastProvider'
import type { PlanLookup } from './plan-lookup'
import { planRulesOf, type PlanRules } from './plan-rules'
import { noticeOfRefusal } from './refusals'

/** Permissions of the user on a plan. Views check them before they send a request. */
export interface PlanPermissions extends PlanRules {
  /** Whether the user may change the plan itself; false while the plan is loading. */
  readonly canAdminister: boolean
  /** Shows the reason of a refusal as a toast; `code` is the code of a permission result. */
  readonly refuse: (code: string, item?: CalendarItem | null) => void
}

/** Returns the permissions of the user on the visible plan. */
export function usePlanPermissions({
  planId,
  access,
  lookup,
  itemsById,
}: {
  readonly planId: number
  readonly access: PlanAccess | null
  readonly lookup: PlanLookup
  readonly itemsById: ReadonlyMap<number, TacticListItem>
}): PlanPermissions {
  const showToast = useShowToast()
  const rules = useMemo(() => planRulesOf(access, lookup, itemsById), [access, lookup, itemsById])
  return {
    ...rules,
    canAdminister: access !== null && access.level <= ROLE_LEVELS.admin,
    refuse: (code, item = null) => {
      const planName = lookup.planNames.get(item?.planId ?? planId) ?? 'another plan'
      const channelName = lookup.channels.get(item?.channelId ?? 0)?.name ?? ''
      showToast({ id: `refused-${code}`, ...noticeOfRefusal(code, { planName, channelName }) })
    },
  }
}
