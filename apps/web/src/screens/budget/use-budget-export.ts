import { useCallback } from 'react'
import { civilNow } from '../../platform/clock'
import { download, fileNameOf } from '../../platform/download'
import { useShowToast } from '../../platform/ToastProvider'
import type { BudgetSheetsSource } from './export/budget-sheets'

const TOAST_ID = 'budget-export'

/** What is exported. */
export type ExportedBudget = Omit<BudgetSheetsSource, 'exportedAt'>

/**
 * Writes a budget into a workbook and hands it to the browser's downloads. A toast tells that
 * it is there, or offers to try again after a failure.
 */
export function useBudgetExport(): (budget: ExportedBudget) => void {
  const showToast = useShowToast()
  return useCallback(
    (budget) => {
      const run = async (): Promise<void> => {
        try {
          const [{ budgetSheets }, { writeWorkbook }] = await Promise.all([
            import('./export/budget-sheets'),
            import('../../plan/workbooks'),
          ])
          const exportedAt = civilNow().slice(0, 16).replace('T', ' ')
          const file = await writeWorkbook(budgetSheets({ ...budget, exportedAt }))
          const { start, end } = budget.range
          download(file, `${fileNameOf(budget.planName)} budget ${start} to ${end}.xlsx`)
          showToast({ id: TOAST_ID, tone: 'success', text: 'The budget was exported.' })
        } catch {
          showToast({
            id: TOAST_ID,
            tone: 'error',
            text: 'The budget could not be exported.',
            lifetimeMs: null,
            action: {
              label: 'Try again',
              onSelect: () => {
                void run()
              },
            },
          })
        }
      }
      void run()
    },
    [showToast],
  )
}
