import type { PlanListEntry } from '@throughline/api-client'
import { isolateText } from '@throughline/domain/messages'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { englishInlineEditLabels, InlineEdit } from '@throughline/ui/InlineEdit'
import type { TableColumn } from '@throughline/ui/Table'
import { Plus } from 'lucide-react'
import { refuseName } from '../../lists'
import { planTypeLabels } from '../../shell/person-labels'
import type { AccountPlanRow } from './account-plans'
import { PlanNameCell } from './AccountSettings.styles'
import type { RenamePlan } from './use-plan-rename'

interface AccountPlanColumnOptions {
  readonly onRename: RenamePlan
  /** Reports whether a name field holds a typed name that the server has refused. */
  readonly onRefused: (isRefused: boolean) => void
  /** null for users who may not add plans. */
  readonly onAddNested: ((leadId: number) => void) | null
}

/** Returns the columns of the table of an account's plans. */
export function accountPlanColumns({
  onRename,
  onRefused,
  onAddNested,
}: AccountPlanColumnOptions): readonly TableColumn<AccountPlanRow>[] {
  const columns: readonly TableColumn<AccountPlanRow>[] = [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      renderCell: ({ plan, isIndented, canRename }) => (
        <PlanNameCell data-plan={plan.id} {...(isIndented ? { 'data-nested': '' } : null)}>
          <PlanName {...{ plan, canRename, onRename, onRefused }} />
          {isIndented ? null : <Badge>{planTypeLabels[plan.type]}</Badge>}
          {plan.freeze ? <Badge tone="info">Frozen</Badge> : null}
        </PlanNameCell>
      ),
    },
    { id: 'id', header: 'Id', width: '72px', renderCell: ({ plan }) => plan.id },
  ]
  if (onAddNested === null) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      width: '136px',
      align: 'end',
      renderCell: ({ plan, canHoldNested }) =>
        canHoldNested ? (
          <Button
            size="small"
            variant="ghost"
            icon={Plus}
            aria-label={`Add nested plan under ${isolateText(plan.name)}`}
            onClick={() => {
              onAddNested(plan.id)
            }}
          >
            Add Nested
          </Button>
        ) : null,
    },
  ]
}

function PlanName({
  plan,
  canRename,
  onRename,
  onRefused,
}: {
  readonly plan: PlanListEntry
  readonly canRename: boolean
  readonly onRename: RenamePlan
  readonly onRefused: AccountPlanColumnOptions['onRefused']
}) {
  return (
    <InlineEdit
      label="Plan name"
      value={plan.name}
      labels={englishInlineEditLabels}
      isReadOnly={!canRename}
      editButton="always"
      onEditingChange={() => {
        onRefused(false)
      }}
      validate={(text) => refuseName(text, [], { noun: 'plan' })}
      onSave={async ({ value }) => {
        const refusal = await onRename(plan, value)
        onRefused(refusal !== undefined)
        return refusal
      }}
    />
  )
}
