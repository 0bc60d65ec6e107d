import { refuseLength } from '@throughline/domain/names'
import { formatCount } from '@throughline/domain/messages'
import type { PlanListEntry } from '@throughline/api-client'
import type { DataTableColumn } from '@throughline/ui/DataTable'
import { TextField } from '@throughline/ui/TextField'
import { planTypeLabels } from '../../../shell/person-labels'
import { planColumnWidths, planDates } from '../plan-dates'
import { PlanTitleCell } from '../PlanTitleCell'
import type { ArrangedRow } from './arrange-plans'
import { RowName } from './PlansDesk.styles'

export interface PlanColumnsOptions {
  readonly plans: readonly PlanListEntry[]
  /** The typed name of the plan in editing. */
  readonly typed: string
  readonly onType: (name: string) => void
}

/** Returns the columns of the plans list, without the actions. */
export function planColumns({
  plans,
  typed,
  onType,
}: PlanColumnsOptions): readonly DataTableColumn<ArrangedRow>[] {
  const widths = planColumnWidths(plans)
  return [
    {
      id: 'plan',
      header: 'Plan',
      isRowHeader: true,
      // Together with the other widths, this fits a window of 1024 pixels beside the navigation.
      minWidth: 170,
      value: ({ plan }) => plan.name,
      renderCell: (row) => (
        <RowName {...(row.isForContext ? { 'data-context': '' } : null)}>
          <PlanTitleCell {...row} />
        </RowName>
      ),
      renderEditor: ({ label, error, isBusy }) => (
        <TextField
          label={`${label} name`}
          isLabelHidden
          autoComplete="off"
          value={typed}
          error={error ?? refuseLength(typed)}
          isReadOnly={isBusy}
          onChange={({ value }) => {
            onType(value)
          }}
        />
      ),
    },
    {
      id: 'type',
      header: 'Type',
      width: widths.type,
      renderCell: ({ plan }) => planTypeLabels[plan.type],
    },
    {
      id: 'role',
      header: 'Your role',
      width: widths.role,
      value: ({ plan }) => plan.roleTitle,
    },
    ...(widths.dates === null
      ? []
      : [
          {
            id: 'dates',
            header: 'Dates',
            width: widths.dates,
            value: ({ plan }: ArrangedRow) => planDates(plan),
          },
        ]),
    ...(widths.tactics === null
      ? []
      : [
          {
            id: 'tactics',
            header: 'Tactics',
            width: widths.tactics,
            align: 'end' as const,
            value: ({ plan }: ArrangedRow) =>
              plan.tacticCount === null ? '' : formatCount(plan.tacticCount),
          },
        ]),
  ]
}
