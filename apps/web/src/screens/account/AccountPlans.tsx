import { PLAN_MESSAGES } from '@throughline/domain/messages'
import type { PlanType } from '@throughline/domain/plans'
import { Button } from '@throughline/ui/Button'
import { Table } from '@throughline/ui/Table'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useUnsavedText, type TellOfForm } from '../../forms'
import { accountPlanColumns } from './account-plan-columns'
import { accountPlanRows } from './account-plans'
import type { AccountPartProps } from './account-part-props'
import { PlansFrame, Section, SectionHead } from './AccountSettings.styles'
import { usePlanRename } from './use-plan-rename'

const AddPlanDialog = lazy(async () => ({
  default: (await import('../../plan-admin')).AddPlanDialog,
}))

/** The plan that the dialog adds; a nested plan has the id of its lead plan. */
interface Adding {
  readonly type: PlanType
  readonly leadId: number | null
}

const SKELETON_ROWS = 4
/** Height of a row: a name, the button beside it and the line above. Loading rows have the same. */
const ROW_PIXELS = 33

/**
 * Table of the plans of the account, in which users rename them; members of the product team add
 * plans.
 */
export function AccountPlans({
  account,
  canCreate,
  tellOfForm,
}: AccountPartProps & { readonly canCreate: boolean; readonly tellOfForm: TellOfForm }) {
  const rename = usePlanRename(account?.id ?? 0)
  const { onUnsavedChange } = useUnsavedText('plan name', tellOfForm)
  const [adding, setAdding] = useState<Adding | null>(null)
  const [addedId, setAddedId] = useState<number | null>(null)
  const frameRef = useRef<HTMLDivElement>(null)
  const plans = account?.plans
  const rows = useMemo(() => accountPlanRows(plans ?? []), [plans])
  const leads = useMemo(
    () => rows.flatMap(({ plan, canHoldNested }) => (canHoldNested ? [plan] : [])),
    [rows],
  )
  const columns = accountPlanColumns({
    onRename: rename,
    onRefused: (isRefused) => {
      onUnsavedChange({ hasUnsaved: isRefused })
    },
    onAddNested: canCreate
      ? (leadId) => {
          setAdding({ type: 'Sub', leadId })
        }
      : null,
  })
  // The row of the new plan appears after the next read of the account, and receives the focus
  // once.
  const isAddedThere = addedId !== null && rows.some(({ plan }) => plan.id === addedId)
  useEffect(() => {
    if (!isAddedThere || adding !== null) return
    const row = frameRef.current?.querySelector(`[data-plan="${addedId}"]`)
    row?.scrollIntoView({ block: 'nearest' })
    row?.querySelector<HTMLElement>('button')?.focus()
  }, [isAddedThere, addedId, adding])
  return (
    <Section aria-labelledby="account-plans">
      <SectionHead>
        <h2 id="account-plans">Plans</h2>
        {canCreate && account !== null ? (
          <>
            <Button
              size="small"
              onClick={() => {
                setAdding({ type: 'Individual', leadId: null })
              }}
            >
              Add Individual
            </Button>
            <Button
              size="small"
              onClick={() => {
                setAdding({ type: 'Master', leadId: null })
              }}
            >
              Add Lead
            </Button>
          </>
        ) : null}
      </SectionHead>
      {account !== null && rows.length === 0 ? <p>{PLAN_MESSAGES.none}</p> : null}
      {account === null || rows.length > 0 ? (
        <PlansFrame ref={frameRef}>
          <Table
            caption="Plans"
            columns={columns}
            rows={rows}
            getRowId={({ plan }) => plan.id}
            rowHeight={ROW_PIXELS}
            loadingRowCount={account === null ? SKELETON_ROWS : 0}
          />
        </PlansFrame>
      ) : null}
      {account === null || adding === null ? null : (
        <Suspense>
          <AddPlanDialog
            account={account}
            type={adding.type}
            leadId={adding.leadId}
            leads={leads}
            onCreated={({ id }) => {
              setAddedId(id)
            }}
            onClose={() => {
              setAdding(null)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
