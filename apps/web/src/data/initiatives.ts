import { listInitiatives } from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import { defineRead, useRead, type ReadResult } from './core/read'
import { changesTacticLists, tactics } from './tactics'

/**
 * All initiatives of a plan and its family. Its key is below that of the plan's tactics,
 * so a write of a tactic makes it stale too.
 */
export const initiativesRead = defineRead({
  key: (planId: number) => [...tactics.keyOf(planId), 'initiatives'],
  fetch: ({ client, signal }, planId) => listInitiatives(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesTacticLists,
  isCopied: true,
})

/** Reads all initiatives of a plan and its family; reads nothing while `planId` is null. */
export function useInitiatives(
  planId: number | null,
  options?: { readonly isEnabled: boolean },
): ReadResult<readonly TacticListItem[]> {
  return useRead(initiativesRead, planId, options)
}
