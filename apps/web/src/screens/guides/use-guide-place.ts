import { planAccessOf } from '@throughline/api-client'
import { abilitiesWith } from '@throughline/domain/access'
import { usePlan } from '../../data/plans'
import { recentPlanOf } from '../../session/recent-plan'
import { useSessionFacts } from '../../session/use-session'
import type { Guide } from './guide'

/**
 * Where a guide leads to in the plan that the person works in; null where they have no plan,
 * or may not open that place of it.
 */
export function useGuidePlace({
  place,
}: Guide): { readonly label: string; readonly path: string } | null {
  const recent = recentPlanOf(useSessionFacts())
  const plan = usePlan(place === null ? null : (recent?.planId ?? null))
  if (place === null || recent === null || plan.data === undefined) return null
  const abilities = abilitiesWith(planAccessOf(plan.data, true), plan.data)
  if (place.ability !== undefined && !abilities[place.ability]) return null
  return { label: `${place.label} of ${plan.data.name}`, path: place.pathIn(recent) }
}
