// Separate from `plans.ts`, because the first screen reads plans and neither creates nor deletes
// one.
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
import { useOnce } from './core/use-once'

/** A plan to rename, with the name and version that the user saw. */
export interface PlanRenaming {
  readonly plan: { readonly id: number; readonly version: number; readonly name: string }
  readonly name: string
}

const deletedPlansRead = defineRead({
  key: (accountId: number) => ['deleted-plans', accountId],
  fetch: ({ client, signal }, accountId) => listDeletedPlans(client, accountId, signal),
  // Other users restore plans too, and the seven days of a plan end.
  cache: { staleTime: 0 },
})

const contentsRead = defineRead({
  key: (planId: number) => ['plan-contents', planId],
  fetch: ({ client, signal }, planId) => readPlanContents(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tactics', 'channels', 'tactic_types', 'tags', 'plans', 'user_roles'),
  // The numbers in the question before a deletion must be current.
  cache: { staleTime: 0 },
})

/**
 * Reads the restorable plans of an account, the newest deletion first. Only the owner may read
 * them. Reads nothing while `accountId` is null.
 */
export function useDeletedPlans(accountId: number | null): ReadResult<readonly DeletedPlan[]> {
  return useRead(deletedPlansRead, accountId)
}

/**
 * Reads the contents that the server deletes together with a plan; reads nothing while `planId` is
 * null.
 */
export function usePlanContents(planId: number | null): ReadResult<PlanContents> {
  return useRead(contentsRead, planId)
}

/** Result of a plan's creation. */
export interface CreatedPlan {
  readonly plan: PlanDetail
  /** Roles that the server has added to the plan; null if the client could not read them. */
  readonly roles: readonly UserRole[] | null
}

/**
 * Creates a plan. Rejects with the error of the server. Sending the same draft again, for example
 * after a lost answer, creates no second plan.
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
 * Renames a plan. Rejects with a `conflict` if another user has renamed the plan since it was read.
 * After any other change of the plan, sends the name again on the newest version.
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

/** Freezes any plan of an account for every user below admin, or unfreezes it. */
export function useFreezeAnyPlan(
  accountId: number,
): (request: { readonly planId: number; readonly freeze: boolean }) => Promise<PlanDetail> {
  return usePlansWrite(
    accountId,
    (client, { planId, freeze }: { readonly planId: number; readonly freeze: boolean }) =>
      freezePlan(client, planId, freeze),
  )
}

/**
 * Returns a function that deletes a plan, which can be restored for seven days. It rejects with the
 * error of the server.
 */
export function useDeletePlan(accountId: number): (planId: number) => Promise<void> {
  return usePlansWrite(accountId, (client, planId: number) => deletePlans(client, [planId]))
}

/** Returns a function that restores a deleted plan. It rejects with the error of the server. */
export function useRestorePlan(accountId: number): (planId: number) => Promise<PlanDetail> {
  return usePlansWrite(accountId, restorePlan)
}

/** Returns the name and version of the plan in a conflict; null if it contains none. */
export function planIn(
  current: unknown,
): { readonly name: string; readonly version: number } | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('name' in current) || !('version' in current)) return null
  const { name, version } = current
  return typeof name === 'string' && typeof version === 'number' ? { name, version } : null
}

/**
 * Returns one kind of change of an account's plans. The changes run one after the other. The
 * promise resolves once the lists are read again, so that the focus can go to the new row.
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
  return useOnce(mutateAsync)
}
