import {
  availableColumns,
  availableGroupings,
  DEFAULT_TACTIC_GROUPING,
  initialColumns,
  isTacticColumn,
  type ColumnScope,
  type TableField,
  type TacticColumn,
  type TacticGrouping,
  type TacticSort,
} from '@throughline/domain/tactic-table'
import { tacticColumnChoices } from '@throughline/planner-views/tactic-table'
import { chosenColumns, type FrozenColumnChoice } from '@throughline/ui/ColumnChooser'
import { useMemo, useState } from 'react'
import { useStoredPreferences } from '../../preferences/preferences-context'
import { createTablePreferences, type TableLayout } from '../../preferences/table-preferences'
import { useSessionDetails } from '../../session/use-session'

/** The user's layout of a table, with a function that changes it. The browser stores it. */
export interface ArrangedTable {
  /** All available columns, for the chooser. */
  readonly choices: ReturnType<typeof tacticColumnChoices>
  readonly choice: FrozenColumnChoice
  /** The visible columns, in their order. */
  readonly columns: readonly TacticColumn[]
  readonly columnWidths: Readonly<Record<string, number>>
  readonly sorts: readonly TacticSort[]
  readonly grouping: TacticGrouping
  readonly arrange: (change: Partial<TableLayout>) => void
}

/**
 * Returns the user's layout of a table.
 *
 * @param grouping the grouping in the URL; null for none
 */
export function useTableLayout(
  {
    mode,
    showsMoney,
    showsPlans,
    fields,
  }: ColumnScope & { readonly fields: readonly TableField[] },
  grouping: string | null,
): ArrangedTable {
  const { id: userId } = useSessionDetails().user
  const preferences = useStoredPreferences(createTablePreferences)
  const [current, setCurrent] = useState(() => ({
    mode,
    layout: preferences.tableLayout(userId, mode),
  }))
  const layout = current.mode === mode ? current.layout : preferences.tableLayout(userId, mode)
  if (current.mode !== mode) setCurrent({ mode, layout })

  const { choices, usualHidden } = useMemo(() => {
    const scope = { mode, showsMoney, showsPlans, fields }
    const visible = new Set(initialColumns(scope))
    const available = availableColumns(scope)
    return {
      choices: tacticColumnChoices(available, fields),
      usualHidden: new Set<string>(available.filter((column) => !visible.has(column))),
    }
  }, [mode, showsMoney, showsPlans, fields])
  const { columnOrder, hiddenColumnIds, frozenColumnIds, columnWidths, sorts } = layout
  const choice = useMemo(
    () => ({ columnOrder, hiddenColumnIds: hiddenColumnIds ?? usualHidden, frozenColumnIds }),
    [columnOrder, hiddenColumnIds, usualHidden, frozenColumnIds],
  )
  const columns = useMemo(
    () => chosenColumns(choices, choice).flatMap(({ id }) => (isTacticColumn(id) ? [id] : [])),
    [choices, choice],
  )
  const offered = availableGroupings(mode)
  return {
    choices,
    choice,
    columns,
    columnWidths,
    sorts,
    grouping:
      offered.find((one) => one === grouping) ??
      offered.find((one) => one === layout.grouping) ??
      DEFAULT_TACTIC_GROUPING,
    arrange: (change) => {
      const next = { ...layout, ...change }
      preferences.setTableLayout(userId, mode, next)
      setCurrent({ mode, layout: next })
    },
  }
}
