import { BUDGET_MESSAGES } from '@throughline/domain/messages'
import type { TacticTableMode } from '@throughline/domain/tactic-table'
import { TableBar } from '@throughline/planner-views/tactic-table'
import { ColumnChooser, englishColumnChooserLabels } from '@throughline/ui/ColumnChooser'
import type { RangeUrl } from '../../plan'
import { EXCEL_ENTRY, HIDE_PLANS_ENTRY, type CsvExport } from './use-csv-export'
import type { ArrangedTable } from './use-table-layout'

export interface TableControlsProps {
  readonly mode: TacticTableMode
  readonly setMode: (mode: TacticTableMode) => void
  readonly layout: ArrangedTable
  readonly csv: CsvExport
  readonly onExportWorkbook: () => void
  readonly rangeUrl: RangeUrl
  /** null until it has loaded. */
  readonly parkedCount: number | null
  /** Whether amounts are hidden, because items of other plans are visible. */
  readonly areAmountsHidden: boolean
  readonly onHideOtherPlans: () => void
}

/** Bar above the table of a plan. */
export function TableControls({
  mode,
  setMode,
  layout,
  csv,
  onExportWorkbook,
  rangeUrl,
  parkedCount,
  areAmountsHidden,
  onHideOtherPlans,
}: TableControlsProps) {
  return (
    <TableBar
      mode={mode}
      onModeChange={(change) => {
        setMode(change.mode)
      }}
      parkedCount={parkedCount}
      grouping={layout.grouping}
      onGroupingChange={(change) => {
        layout.arrange(change)
        rangeUrl.show(change)
      }}
      columns={
        <ColumnChooser
          columns={layout.choices}
          {...layout.choice}
          labels={englishColumnChooserLabels}
          onChange={layout.arrange}
        />
      }
      exportEntries={csv.entries}
      onPrepareExport={csv.prepare}
      onExport={({ id }) => {
        if (id === HIDE_PLANS_ENTRY) onHideOtherPlans()
        else if (id === EXCEL_ENTRY) onExportWorkbook()
      }}
      note={
        areAmountsHidden
          ? {
              text: `${BUDGET_MESSAGES.hideOtherPlans}.`,
              remedy: { label: 'Hide Other Plans', onRemedy: onHideOtherPlans },
            }
          : null
      }
    />
  )
}
