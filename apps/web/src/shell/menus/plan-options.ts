import type { PlanListEntry } from '@throughline/api-client'
import { roleTitle } from '@throughline/domain/access'
import { inFamilyOrder, type PlacedPlan } from '@throughline/domain/plans'
import type { Command } from '@throughline/ui/CommandPalette'
import { Check } from 'lucide-react'
import { planTypeLabels } from '../person-labels'

/** Number of recent plans above the others. */
const RECENT_PLAN_COUNT = 5

/**
 * Returns the plans of the switcher, in the order of the server, nested ones below their lead.
 *
 * @param currentId id of the current plan; null for none
 */
export function planOptions(
  plans: readonly PlanListEntry[],
  currentId: number | null,
): readonly Command[] {
  const optionOf = ({ plan, lead }: PlacedPlan<PlanListEntry>): Command => {
    const kind = `${planTypeLabels[plan.type]} plan`
    const isCurrent = plan.id === currentId
    return {
      id: String(plan.id),
      label: plan.name,
      description: [kind, roleTitle(plan.roleTitle), ...(isCurrent ? ['open now'] : [])].join(', '),
      isNested: lead !== null,
      ...(lead === null ? null : { keywords: [lead.name] }),
      ...(isCurrent ? { icon: Check } : null),
    }
  }
  return inFamilyOrder(plans).map(optionOf)
}

/** Returns the ids of plans that were open before the current one, the latest first. */
export function recentPlanIds(
  recent: readonly string[],
  currentId: number | null,
): readonly string[] {
  return recent.filter((id) => id !== String(currentId)).slice(0, RECENT_PLAN_COUNT)
}
