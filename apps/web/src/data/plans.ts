import {
  listPlans,
  planKeys,
  readPlan,
  updateWeekStartDay,
  type ApiClient,
  type PlanDetail,
  type PlanListEntry,
} from '@throughline/api-client'
import type { WeekStartDay } from '@throughline/domain/calendar-dates'
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useServices } from '../services'

function plansQuery(client: ApiClient, accountId: number) {
  return queryOptions({
    queryKey: planKeys.list(accountId),
    queryFn: ({ signal }) => listPlans(client, accountId, signal),
  })
}

function planQuery(client: ApiClient, planId: number) {
  return queryOptions({
    queryKey: planKeys.one(planId),
    queryFn: ({ signal }) => readPlan(client, planId, signal),
  })
}

/** The plans of an account that the person has a role on. */
export function usePlans(
  accountId: number,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): UseQueryResult<readonly PlanListEntry[]> {
  const { client } = useServices()
  return useQuery({ ...plansQuery(client, accountId), enabled: isEnabled && accountId > 0 })
}

/** One plan with its channels and types; nothing is asked for while `planId` is null. */
export function usePlan(planId: number | null): UseQueryResult<PlanDetail> {
  const { client } = useServices()
  return useQuery({ ...planQuery(client, planId ?? 0), enabled: planId !== null })
}

/** Changes on which day the weeks of a plan begin. */
export function useUpdateWeekStartDay() {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ plan, weekStartDay }: WeekStartChange) =>
      updateWeekStartDay(client, plan, weekStartDay),
    onSuccess: (plan) => {
      queryClient.setQueryData(planKeys.one(plan.id), plan)
    },
    onError: (_error, { plan }) => {
      void queryClient.invalidateQueries({ queryKey: planKeys.one(plan.id) })
    },
  })
}

/** Another first day of the week for a plan, on the version that was read. */
interface WeekStartChange {
  readonly plan: PlanDetail
  readonly weekStartDay: WeekStartDay
}
