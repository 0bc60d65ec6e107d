import { exportPlan } from '@throughline/api-client'
import type { DateRange } from '@throughline/domain/calendar-dates'
import { defineRead, useRead, type ReadResult } from './core/read'

/** An address is valid for 10 minutes. The client requests a new one before that. */
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
 * Reads the address of a CSV file with the items of a date range.
 *
 * @param request null while the user has not opened the export; the same object while nothing in it
 * changes
 */
export function usePlanExport(
  request: (DateRange & { readonly planId: number }) | null,
): ReadResult<string> {
  return useRead(planExportRead, request)
}
