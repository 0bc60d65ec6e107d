import { formatCount } from '@throughline/domain/messages'
import type { PlanListEntry } from '@throughline/api-client'
import { inFamilyOrder, type PlacedPlan } from '@throughline/domain/plans'
import { Table, type TableColumn } from '@throughline/ui/Table'
import { planTypeLabels } from '../../shell/person-labels'
import { LaunchButton } from './LaunchButton'
import { planColumnWidths, planDates } from './plan-dates'
import { PlanTitleCell } from './PlanTitleCell'

/** How the list launches plans. */
export interface LaunchProps {
  readonly launchPath: (plan: PlanListEntry) => string
  /** Runs when the user is about to launch a plan. */
  readonly onLaunchIntent: () => void
}

export interface FirstPlansTableProps extends LaunchProps {
  readonly plans: readonly PlanListEntry[]
  readonly isLoading: boolean
  readonly isAccountActive: boolean
  /**
   * Whether another list will soon replace this one. Until then, this one renders only the rows
   * that a window can show.
   */
  readonly isPassing: boolean
}

type PlanRow = PlacedPlan<PlanListEntry>

/** Height of a row with the line above it, the same as in the list that follows. */
const ROW_HEIGHT = 51
const SKELETON_ROWS = 4
/**
 * Number of rows before the replacement: more than any window shows. A second rendering of hundreds
 * of plans would slow the page down.
 */
const PASSING_ROWS = 60

/** Plain table of the plans. The code for actions on plans loads later. */
export function FirstPlansTable({
  plans,
  isLoading,
  isAccountActive,
  isPassing,
  launchPath,
  onLaunchIntent,
}: FirstPlansTableProps) {
  const widths = planColumnWidths(plans)
  const sized = (width: number) => `${width}px`
  const columns: readonly TableColumn<PlanRow>[] = [
    {
      id: 'plan',
      header: 'Plan',
      isRowHeader: true,
      renderCell: (row) => <PlanTitleCell {...row} />,
    },
    {
      id: 'type',
      header: 'Type',
      width: sized(widths.type),
      renderCell: ({ plan }) => planTypeLabels[plan.type],
    },
    {
      id: 'role',
      header: 'Your role',
      width: sized(widths.role),
      renderCell: ({ plan }) => plan.roleTitle,
    },
    ...(widths.dates === null
      ? []
      : [
          {
            id: 'dates',
            header: 'Dates',
            width: sized(widths.dates),
            renderCell: ({ plan }: PlanRow) => planDates(plan),
          },
        ]),
    ...(widths.tactics === null
      ? []
      : [
          {
            id: 'tactics',
            header: 'Tactics',
            width: sized(widths.tactics),
            align: 'end' as const,
            renderCell: ({ plan }: PlanRow) =>
              plan.tacticCount === null ? '' : formatCount(plan.tacticCount),
          },
        ]),
    {
      id: 'launch',
      header: 'Launch',
      isHeaderHidden: true,
      width: sized(widths.actions),
      renderCell: ({ plan }) => (
        <LaunchButton
          plan={plan}
          path={isAccountActive ? launchPath(plan) : null}
          onIntent={onLaunchIntent}
        />
      ),
    },
  ]
  return (
    <Table
      caption="Plans"
      columns={columns}
      rows={inFamilyOrder(plans).slice(0, isPassing ? PASSING_ROWS : undefined)}
      getRowId={({ plan }) => plan.id}
      rowHeight={ROW_HEIGHT}
      loadingRowCount={isLoading ? SKELETON_ROWS : 0}
    />
  )
}
