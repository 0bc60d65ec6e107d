// Apart from `plans.ts`: the first screen reads plans and creates or deletes none.
import {
  createPlan,
  deletePlans,
  freezePlan,
  isApiError,
  listDeletedPlans,
  listPlanTeam,
  readPlanContents,
  restorePlan,
  updatePlanName,
  type ApiClient,
  type DeletedPlan,
  type PlanContents,
  type PlanDetail,
  type PlanDraft,
} from '@throughline/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { UserRole } from '@throughline/domain/users'
import { useRef } from 'react'
import { accountRead } from './accounts'
import { useApiClient } from './core/api-client'
import { idempotencyKeyOf } from './core/attempts'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** A plan to rename, as it was read. */
export interface PlanRenaming {
  readonly plan: { readonly id: number; readonly version: number; readonly name: string }
  readonly name: string
}

const deletedPlansRead = defineRead({
  key: (accountId: number) => ['deleted-plans', accountId],
  fetch: ({ client, signal }, accountId) => listDeletedPlans(client, accountId, signal),
  // Others restore plans too, and the seven days of one end.
  cache: { staleTime: 0 },
})

const contentsRead = defineRead({
  key: (planId: number) => ['plan-contents', planId],
  fetch: ({ client, signal }, planId) => readPlanContents(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tactics', 'channels', 'tactic_types', 'tags', 'plans', 'user_roles'),
  // Numbers in a question have to be those of this moment.
  cache: { staleTime: 0 },
})

/**
 * The deleted plans of an account that can be restored, the newest deletion first; for its
 * owner only. Nothing is read while `accountId` is null.
 */
export function useDeletedPlans(accountId: number | null): ReadResult<readonly DeletedPlan[]> {
  return useRead(deletedPlansRead, accountId)
}

/** Everything that the deletion of a plan takes along; nothing is read while `planId` is null. */
export function usePlanContents(planId: number | null): ReadResult<PlanContents> {
  return useRead(contentsRead, planId)
}

/** A plan that was created. */
export interface CreatedPlan {
  readonly plan: PlanDetail
  /** The roles on it, which the server has added; null when they could not be read. */
  readonly roles: readonly UserRole[] | null
}

/**
 * Creates a plan. Rejects with the error of the server. The same draft sent again, as after a
 * lost answer, creates no second plan.
 */
export function useCreatePlan(
  accountId: number,
): (draft: Omit<PlanDraft, 'accountId'>) => Promise<CreatedPlan> {
  const attemptRef = useRef<{ readonly text: string } | null>(null)
  return usePlansWrite(accountId, async (client, draft: Omit<PlanDraft, 'accountId'>) => {
    const text = JSON.stringify(draft)
    const attempt = attemptRef.current?.text === text ? attemptRef.current : { text }
    attemptRef.current = attempt
    const plan = await createPlan(client, { ...draft, accountId }, idempotencyKeyOf(attempt))
    attemptRef.current = null
    const roles = await listPlanTeam(client, plan.id).then(
      (team) => team.roles,
      () => null,
    )
    return { plan, roles }
  })
}

/**
 * Renames a plan. Rejects with a `conflict` when somebody else has given it another name since
 * it was read; a change of anything else of the plan is no reason to ask.
 */
export function useRenamePlan(accountId: number): (renaming: PlanRenaming) => Promise<PlanDetail> {
  return usePlansWrite(accountId, async (client, { plan, name }: PlanRenaming) => {
    try {
      return await updatePlanName(client, plan, name)
    } catch (error) {
      const theirs = isApiError(error, 'conflict') ? planIn(error.failure.current) : null
      if (theirs?.name !== plan.name) throw error
      return updatePlanName(client, { id: plan.id, version: theirs.version }, name)
    }
  })
}

/** Freezes any plan of an account for everybody below admin, or unfreezes it. */
export function useFreezeAnyPlan(
  accountId: number,
): (request: { readonly planId: number; readonly freeze: boolean }) => Promise<PlanDetail> {
  return usePlansWrite(
    accountId,
    (client, { planId, freeze }: { readonly planId: number; readonly freeze: boolean }) =>
      freezePlan(client, planId, freeze),
  )
}

/** Deletes a plan; it can be restored for seven days. Rejects with the error of the server. */
export function useDeletePlan(accountId: number): (planId: number) => Promise<void> {
  return usePlansWrite(accountId, (client, planId: number) => deletePlans(client, [planId]))
}

/** Brings a deleted plan back. Rejects with the error of the server. */
export function useRestorePlan(accountId: number): (planId: number) => Promise<PlanDetail> {
  return usePlansWrite(accountId, restorePlan)
}

/** The name and version of the plan that a conflict carries; null when it carries none. */
export function planIn(
  current: unknown,
): { readonly name: string; readonly version: number } | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('name' in current) || !('version' in current)) return null
  const { name, version } = current
  return typeof name === 'string' && typeof version === 'number' ? { name, version } : null
}

/**
 * One kind of change of the plans of an account. They are sent one after the other; the
 * promise resolves once the lists have been read again, so that the focus finds its row.
 */
function usePlansWrite<Request, Answer>(
  accountId: number,
  send: (client: ApiClient, request: Request) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    scope: { id: `plans:${accountId}` },
    mutationFn: (request: Request) => send(client, request),
    onSettled: async () => {
      const keys = [['plans'], accountRead.key(accountId), deletedPlansRead.key(accountId)]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  return mutateAsync
}
