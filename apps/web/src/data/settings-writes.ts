import type { ApiClient, PlanDetail } from '@throughline/api-client'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useApiClient } from './core/api-client'
import { useOnce } from './core/use-once'
import { showPending, type EndPending } from './pending-changes'
import { planRead } from './plans'

/** Definition of one kind of change of the settings of a plan. */
export interface SettingsWrite<Request, Answer> {
  readonly send: (client: ApiClient, request: Request) => Promise<Answer>
  /**
   * Returns the plan to show until the server answers, for changes that show at once, such as a new
   * order. @default the plan as before
   */
  readonly pending?: (plan: PlanDetail, request: Request) => PlanDetail
  /**
   * Shows the change in another read until the server answers, as `pending` does in the plan.
   * @default in no other read
   */
  readonly show?: (
    show: <Data>(key: QueryKey, change: (data: Data) => Data) => Promise<EndPending>,
    planId: number,
    request: Request,
  ) => Promise<EndPending>
  /**
   * Returns keys of further reads that show the change. All reads whose key begins with one of them
   * run again.
   */
  readonly refreshes?: (planId: number, request: Request) => readonly QueryKey[]
}

/**
 * Returns a function that changes the settings of a plan. Changes of one plan run one after the
 * other.
 *
 * The promise resolves once the plan and the further reads are read again, so that the focus can go
 * to a new row. After a refusal they are read again too. Then the plan looks as before, and the
 * promise rejects. Meanwhile the plan still shows the changes that wait for their turn.
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
  return useOnce(mutateAsync)
}
