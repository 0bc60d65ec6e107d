import type { PlanListEntry } from '@throughline/api-client'
import { roleTitle } from '@throughline/domain/access'
import type { Command } from '@throughline/ui/CommandPalette'
import { Check } from 'lucide-react'
import { PLAN_TYPE_LABELS } from '../person-labels'

/** How many recent plans stand above the others. */
const RECENT_PLAN_COUNT = 5

/**
 * The plans of the switcher: each lead followed by its nested ones, in the order in which the
 * server lists them. A nested plan whose lead is not listed stands by itself.
 *
 * @param currentId the plan one is in; null for none
 */
export function planOptions(
  plans: readonly PlanListEntry[],
  currentId: number | null,
): readonly Command[] {
  const names = new Map(plans.map(({ id, name }) => [id, name]))
  const nested = new Map<number, PlanListEntry[]>()
  for (const plan of plans) {
    if (!names.has(plan.parentId)) continue
    const others = nested.get(plan.parentId)
    if (others === undefined) nested.set(plan.parentId, [plan])
    else others.push(plan)
  }
  const optionOf = (plan: PlanListEntry): Command => {
    const leadName = names.get(plan.parentId)
    const kind = `${PLAN_TYPE_LABELS[plan.type]} plan`
    const isCurrent = plan.id === currentId
    return {
      id: String(plan.id),
      label: plan.name,
      description: [kind, roleTitle(plan.roleTitle), ...(isCurrent ? ['open now'] : [])].join(', '),
      isNested: leadName !== undefined,
      ...(leadName === undefined ? null : { keywords: [leadName] }),
      ...(isCurrent ? { icon: Check } : null),
    }
  }
  return plans
    .filter(({ parentId }) => !names.has(parentId))
    .flatMap((plan) => [plan].concat(nested.get(plan.id) ?? []))
    .map(optionOf)
}

/** Ids of the plans that were open before the current one, the latest first. */
export function recentPlanIds(
  recent: readonly string[],
  currentId: number | null,
): readonly string[] {
  return recent.filter((id) => id !== String(currentId)).slice(0, RECENT_PLAN_COUNT)
}
