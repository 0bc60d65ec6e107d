import { exportPlan } from '@throughline/api-client'
import type { DateRange } from '@throughline/domain/calendar-dates'
import { defineRead, useRead, type ReadResult } from './core/read'

/** An address works for 10 minutes; it is asked for again before that. */
const FRESH_MS = 8 * 60 * 1000

const planExportRead = defineRead({
  key: ({ planId, start, end }: DateRange & { readonly planId: number }) => [
    'plan-export',
    planId,
    start,
    end,
  ],
  fetch: ({ client, signal }, { planId, ...range }) => exportPlan(client, planId, range, signal),
  planOf: ({ planId }) => planId,
  cache: { staleTime: FRESH_MS, gcTime: FRESH_MS, retry: false },
})

/**
 * The address of a CSV file with the items of some days.
 *
 * @param request null while nobody asks for it; the same object while nothing in it changes
 */
export function usePlanExport(
  request: (DateRange & { readonly planId: number }) | null,
): ReadResult<string> {
  return useRead(planExportRead, request)
}
