import type { PlanDetail } from '@throughline/api-client'
import { ROLE_LEVELS, type PlanAccess } from '@throughline/domain/access'
import type { DateRange } from '@throughline/domain/calendar-dates'
import type { PlanFilters } from '@throughline/domain/filters'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { showsOwnItemsOnly } from '@throughline/domain/plans'
import type { TacticTableMode } from '@throughline/domain/tactic-table'
import type { MenuEntry } from '@throughline/ui/Menu'
import { useEffect, useMemo, useState } from 'react'
import { usePlanExport } from '../../data/plan-export'
import { useShowToast } from '../../platform/ToastProvider'

/** Id of the entry that exports the visible table as a workbook. */
export const EXCEL_ENTRY = 'excel'

/** Id of the entry that hides the other plans, so the user can export. */
export const HIDE_PLANS_ENTRY = 'hide-plans'

export interface CsvExportOptions {
  readonly plan: PlanDetail | undefined
  readonly access: PlanAccess | null
  readonly filters: PlanFilters
  readonly mode: TacticTableMode
  readonly range: DateRange
}

/** Menu of exports. */
export interface CsvExport {
  readonly entries: readonly MenuEntry[]
  /** Requests the link. Call it when the user is about to open the menu. */
  readonly prepare: () => void
}

/**
 * Returns the menu of exports. It requests the link of the export before the user opens the menu. A
 * click then opens the window itself, so no popup blocker prevents that.
 */
export function useCsvExport({ plan, access, filters, mode, range }: CsvExportOptions): CsvExport {
  const showToast = useShowToast()
  const [isRequested, setRequested] = useState(false)
  const reason = refusalOf({ plan, access, filters, mode })
  const planId = plan?.id ?? null
  const { start, end } = range
  const request = useMemo(
    () => (isRequested && reason === null && planId !== null ? { planId, start, end } : null),
    [isRequested, reason, planId, start, end],
  )
  const { data: url, isError, refetch } = usePlanExport(request)
  useEffect(() => {
    if (isError) showToast({ id: 'export', tone: 'error', text: TACTIC_MESSAGES.exportFailed })
  }, [isError, showToast])

  const description =
    reason ?? (isError ? TACTIC_MESSAGES.exportFailed : url === undefined ? WAITING : ALL_TACTICS)
  const csv = { id: 'csv', label: 'CSV', description }
  const isReady = url !== undefined && reason === null && !isError
  return {
    entries: [
      isReady ? { ...csv, href: url, isNewWindow: true } : { ...csv, isDisabled: true },
      excelEntryOf(access),
      ...(reason === OTHER_PLANS ? [{ id: HIDE_PLANS_ENTRY, label: 'Hide Other Plans' }] : []),
    ],
    prepare: () => {
      setRequested(true)
      if (isError) void refetch()
    },
  }
}

/**
 * Returns the entry for a workbook. The page itself writes it from the visible items, also in the
 * parking lot.
 */
function excelEntryOf(access: PlanAccess | null): MenuEntry {
  const excel = { id: EXCEL_ENTRY, label: 'Excel' }
  if (access === null) return { ...excel, description: WAITING, isDisabled: true }
  return access.level > ROLE_LEVELS.contributor
    ? { ...excel, description: VIEWERS, isDisabled: true }
    : { ...excel, description: 'The items that the table shows, with all fields and sums' }
}

const WAITING = 'Being prepared'
const VIEWERS = 'Viewers cannot export'
const ALL_TACTICS = 'All tactics of these days, whatever the filters'
const OTHER_PLANS = 'Hide the other plans to export'

/** Returns why the user cannot export; null if they can. */
function refusalOf({
  plan,
  access,
  filters,
  mode,
}: Omit<CsvExportOptions, 'range'>): string | null {
  if (plan === undefined || access === null) return WAITING
  if (access.level > ROLE_LEVELS.contributor) return VIEWERS
  if (mode === 'parking-lot') return 'Only scheduled tactics can be exported'
  return showsOwnItemsOnly(plan, filters) ? null : OTHER_PLANS
}
