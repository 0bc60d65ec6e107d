import {
  listPlans,
  planKeys,
  readPlan,
  type ApiClient,
  type PlanDetail,
  type PlanListEntry,
} from '@throughline/api-client'
import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
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
