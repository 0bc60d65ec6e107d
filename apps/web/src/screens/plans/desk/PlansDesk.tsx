import type { AccountSummary, PlanListEntry } from '@throughline/api-client'
import { abilitiesOnAccount } from '@throughline/domain/access'
import { PLAN_MESSAGES } from '@throughline/domain/messages'
import { isNestedPlan, type PlanType } from '@throughline/domain/plans'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { useMemo, useRef, useState } from 'react'
import { useGuardedForms } from '../../../forms'
import { focusHeading } from '../../../shell/focus-heading'
import { AddPlanDialog, DeletedPlansDialog, usePlanDeletion } from '../../../plan-admin'
import { callerOf } from '../../../session/caller'
import { useSessionFacts } from '../../../session/use-session'
import type { LaunchProps } from '../FirstPlansTable'
import { Framed } from '../PlansView.styles'
import { arrangePlans, type ArrangedRow } from './arrange-plans'
import { ExpiredNotice } from './ExpiredNotice'
import { PlansActions } from './PlansActions'
import { DeskTable } from './PlansDesk.styles'
import { PlansTable } from './PlansTable'
import { RenamingGuard } from './RenamingGuard'
import type { RowAction } from './row-actions'
import { usePlanFreezing } from './use-plan-freezing'
import { usePlanRenaming } from './use-plan-renaming'
import { usePlansSort } from './use-plans-sort'

export interface PlansDeskProps extends LaunchProps {
  readonly account: AccountSummary
  readonly plans: readonly PlanListEntry[]
  /** The plan whose link had the focus while this was loading; null for none. */
  readonly focusedPlanId: number | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** With more plans than this, they can be searched. */
const SEARCHED_FROM = 8

/** A plan that is to be added. */
interface Addition {
  readonly type: PlanType
  readonly leadId: number | null
}

/** The plans list with its search, its order, and what the person may do with plans. */
export function PlansDesk({
  account,
  plans,
  focusedPlanId,
  isRetrying,
  onRetry,
  ...launch
}: PlansDeskProps) {
  const facts = useSessionFacts()
  const { canCreatePlans, canRestorePlans } = abilitiesOnAccount(account, callerOf(facts))
  const { sort, setSort } = usePlansSort(facts.user.id)
  const [query, setQuery] = useState('')
  const [addition, setAddition] = useState<Addition | null>(null)
  const [areDeletedShown, setAreDeletedShown] = useState(false)
  const [focusId, setFocusId] = useState(focusedPlanId)
  const rows = useMemo(() => arrangePlans(plans, { query, sort }), [plans, query, sort])
  const leads = useMemo(() => plans.filter((plan) => !isNestedPlan(plan)), [plans])
  const { forms, tell } = useGuardedForms()
  const renaming = usePlanRenaming(account.id, tell)
  const freeze = usePlanFreezing(account.id)
  /** A plan that has come takes the focus, whatever was searched for. */
  const goTo = (planId: number | null) => {
    if (planId !== null) setQuery('')
    setFocusId(planId)
  }
  /** The plan beside the one that may be deleted; null for none. */
  const neighbourRef = useRef<number | null>(null)
  const deletion = usePlanDeletion({
    accountId: account.id,
    onDeleted: () => {
      const next = neighbourRef.current
      if (next === null) focusHeading()
      setFocusId(next)
    },
    onRestored: goTo,
  })
  const run = (action: RowAction, plan: PlanListEntry) => {
    setFocusId(null)
    switch (action) {
      case 'rename':
        renaming.begin(plan)
        break
      case 'add-nested':
        setAddition({ type: 'Sub', leadId: plan.id })
        break
      case 'freeze':
        freeze(plan, true)
        break
      case 'unfreeze':
        freeze(plan, false)
        break
      case 'delete':
        neighbourRef.current = neighbourOf(rows, plan.id)
        deletion.ask(plan)
        break
    }
  }
  const foundCount = rows.filter(({ isForContext }) => !isForContext).length
  return (
    <>
      <PlansActions
        isSearchShown={plans.length > SEARCHED_FROM || query !== ''}
        query={query}
        onSearch={setQuery}
        foundCount={foundCount}
        canRestore={canRestorePlans}
        onShowDeleted={() => {
          setFocusId(null)
          setAreDeletedShown(true)
        }}
        canCreate={canCreatePlans}
        hasLeads={leads.length > 0}
        onAdd={(type) => {
          setFocusId(null)
          setAddition({ type, leadId: null })
        }}
      />
      <DeskTable>
        {account.isActive ? null : (
          <ExpiredNotice
            isBillingShown={account.isBillingShown}
            isOwner={account.ownerId === facts.user.id}
          />
        )}
        {plans.length === 0 ? (
          <Framed>
            <EmptyState
              illustration="list"
              title={PLAN_MESSAGES.none}
              actions={
                <Button isBusy={isRetrying} onClick={onRetry}>
                  Check again
                </Button>
              }
            >
              Plans appear here as soon as an admin gives you a role on one.
            </EmptyState>
          </Framed>
        ) : (
          <PlansTable
            {...launch}
            plans={plans}
            rows={rows}
            sort={sort}
            onSortChange={setSort}
            isSearched={query.trim() !== ''}
            onClearSearch={() => {
              setQuery('')
            }}
            isAccountActive={account.isActive}
            canCreate={canCreatePlans}
            renaming={renaming}
            focusPlanId={focusId}
            onAction={run}
          />
        )}
      </DeskTable>
      {addition === null ? null : (
        <AddPlanDialog
          account={account}
          type={addition.type}
          leads={leads}
          leadId={addition.leadId}
          onCreated={() => {
            setQuery('')
          }}
          onClose={(created) => {
            setAddition(null)
            goTo(created?.id ?? null)
          }}
        />
      )}
      {areDeletedShown ? (
        <DeletedPlansDialog
          accountId={account.id}
          onRestored={(planId) => {
            setAreDeletedShown(false)
            goTo(planId)
          }}
          onClose={() => {
            setAreDeletedShown(false)
          }}
        />
      ) : null}
      {deletion.question}
      {renaming.edit === null || addition !== null ? null : (
        <RenamingGuard form={forms} onClose={renaming.cancel} />
      )}
    </>
  )
}

function neighbourOf(rows: readonly ArrangedRow[], planId: number): number | null {
  const at = rows.findIndex(({ plan }) => plan.id === planId)
  return (rows[at + 1] ?? rows[at - 1])?.plan.id ?? null
}
