import type { DateRange } from '@throughline/domain/calendar-dates'
import {
  createTacticRowReader,
  tacticTableDetailsOf,
  type TacticTableMode,
} from '@throughline/domain/tactic-table'
import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { useReadFileData } from '../../data/item-values'
import { civilNow } from '../../platform/clock'
import { filterLinesOf, useWorkbookExport, type MoneyVisibility } from '../../plan'
import { tableWorkbookOf } from './table-workbook'
import type { TableData } from './use-table-data'
import type { ArrangedTable } from './use-table-layout'

const costs = { shown: 'summed', 'other-plans': 'listed', none: 'none' } as const

/**
 * Returns a function that exports the visible table to a workbook, with the other data of its
 * items, and downloads it.
 */
export function useTableWorkbook({
  mode,
  range,
  money,
  data: { plan, visibleItems, details, filters },
  layout: { columns, sorts, grouping },
}: {
  readonly mode: TacticTableMode
  readonly range: DateRange
  readonly money: MoneyVisibility
  readonly data: TableData
  readonly layout: Pick<ArrangedTable, 'columns' | 'sorts' | 'grouping'>
}): () => void {
  const exportWorkbook = useWorkbookExport('The table', TACTIC_MESSAGES.tableExportFailed)
  const readFileData = useReadFileData()
  const visiblePlan = plan.data
  return () => {
    if (visiblePlan === undefined) return
    const { id, name, channels, ratingPointsType } = visiblePlan
    exportWorkbook(async () => {
      const planIds = new Set(visibleItems.map(({ planId }) => planId))
      const others = [...planIds].filter((planId) => planId !== id)
      const { tags, initiatives, values, refusedPlanIds } = await readFileData(id, others)
      // The table may have rendered its rows before their tags and initiatives had loaded.
      const names = tacticTableDetailsOf({ channels, tags, initiatives })
      const named = { ...details, tags: names.tags, initiativeNames: names.initiativeNames }
      return tableWorkbookOf({
        mode,
        range,
        rows: createTacticRowReader(named)(visibleItems),
        details: named,
        columns,
        sorts,
        grouping,
        costs: costs[money],
        ratingPoints: ratingPointsType.toUpperCase(),
        values,
        refusedPlanIds,
        planName: name,
        filters: filterLinesOf(filters.filters, filters.groups),
        exportedAt: civilNow(),
      })
    })
  }
}
