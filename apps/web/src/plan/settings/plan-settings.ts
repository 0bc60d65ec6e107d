import type { PlanDetail } from '@throughline/api-client'
import type { PlanAbilities, PlanAccess } from '@throughline/domain/access'
import { createContext } from 'react'
import { useRequired } from '../../platform/use-required'

/** Plan of the visible settings, and the user's access to it. */
export interface PlanSettings {
  readonly plan: PlanDetail
  readonly access: PlanAccess
  readonly abilities: PlanAbilities
}

/** Provides the plan to its settings screens; the frame around them fills it. */
export const PlanSettingsContext = createContext<PlanSettings | null>(null)

/** Returns the plan of the visible settings. It changes when a user changes the plan. */
export function usePlanSettings(): PlanSettings {
  return useRequired(
    PlanSettingsContext,
    'There is no plan to set up. Render the screen below PlanSettingsScreen.',
  )
}
