import type { ApiClient, PlanDetail } from '@throughline/api-client'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { showPending, type EndPending } from './pending-changes'
import { planRead } from './plans'

/** One kind of change of the settings of a plan. */
export interface SettingsWrite<Request, Answer> {
  readonly send: (client: ApiClient, request: Request) => Promise<Answer>
  /**
   * What the plan looks like until the server answers, for changes that are seen at once,
   * such as a new order. @default as before
   */
  readonly pending?: (plan: PlanDetail, request: Request) => PlanDetail
  /**
   * Shows the change in another read until the server answers, as `pending` does in the plan.
   * @default nowhere
   */
  readonly show?: (
    show: <Data>(key: QueryKey, change: (data: Data) => Data) => Promise<EndPending>,
    planId: number,
    request: Request,
  ) => Promise<EndPending>
  /** Keys of further reads that show what was changed; all that begin with them are read again. */
  readonly refreshes?: (planId: number, request: Request) => readonly QueryKey[]
}

/**
 * Changes the settings of a plan. Changes of one plan are sent one after the other.
 *
 * The promise resolves once the plan and the further reads have been read again, so that a
 * list has the new row when the focus is to go there. After a refusal they are read again
 * too, the plan looks as before, and the promise rejects. What waits for its turn stays in
 * view meanwhile.
 */
export function useSettingsWrite<Request, Answer>(
  planId: number,
  { send, pending, show, refreshes }: SettingsWrite<Request, Answer>,
): (request: Request) => Promise<Answer> {
  const client = useApiClient()
  const queryClient = useQueryClient()
  const planKey = planRead.key(planId)
  const { mutateAsync } = useMutation({
    mutationKey: ['settings', planId],
    scope: { id: `settings:${planId}` },
    mutationFn: (request: Request) => send(client, request),
    onMutate: async (request: Request) => {
      const showIn = <Data>(key: QueryKey, change: (data: Data) => Data) =>
        showPending(queryClient, key, change)
      const ends = await Promise.all([
        pending && showIn(planKey, (plan: PlanDetail) => pending(plan, request)),
        show?.(showIn, planId, request),
      ])
      return (isRefused: boolean) => {
        for (const end of ends) end?.({ isRefused })
      }
    },
    onSuccess: (_answer, _request, end) => {
      end(false)
    },
    onError: (_error, _request, end) => {
      end?.(true)
    },
    onSettled: async (_answer, _error, request) => {
      const keys = [planKey, ...(refreshes?.(planId, request) ?? [])]
      await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
  return mutateAsync
}
