import type { AccountSummary, PlanListEntry } from '@throughline/api-client'
import { abilitiesOnAccount } from '@throughline/domain/access'
import {
  PLAN_MESSAGES,
  PLAN_ADMIN_MESSAGES,
  planFrozen,
  planUnfrozen,
} from '@throughline/domain/messages'
import { isNestedPlan } from '@throughline/domain/plans'
import type { PlanType } from '@throughline/domain/plans'
import { Button } from '@throughline/ui/Button'
import { EmptyState } from '@throughline/ui/EmptyState'
import { useMemo, useRef, useState, useId } from 'react'
import type { DataTableSort } from '@throughline/ui/DataTable'

import { useGuardedForms, useLeaveGuard } from '../../../forms'
import { focusHeading } from '../../../shell/focus-heading'
import { AddPlanDialog, DeletedPlansDialog, usePlanDeletion } from '../../../plan-admin'
import { callerOf } from '../../../session/caller'
import { useSession, useSessionDetails } from '../../../session/use-session'
import type { LaunchProps } from '../FirstPlansTable'
import { Framed } from '../PlansView.styles'
import { arrangePlans } from './arrange-plans'
import type { ArrangedRow } from './arrange-plans'
import { PlansActions } from './PlansActions'
import { DeskTable, ExpiredCard, ExpiredOverlay } from './PlansDesk.styles'
import { PlansTable } from './PlansTable'
import type { RowAction } from './row-actions'
import { usePlanRenaming } from './use-plan-renaming'
import { withCause } from '../../../data/failure-cause'
import { useFreezeAnyPlan } from '../../../data/plan-admin'
import { useShowToast } from '../../../platform/ToastProvider'
import { useReportedChange, useUndoStack } from '../../../undo'
import { createPlansPreferences, planSortColumns } from '../../../preferences/plans-preferences'
import type { PlansSort } from '../../../preferences/plans-preferences'
import { usePreferences } from '../../../preferences/preferences-context'

export interface PlansDeskProps extends LaunchProps {
  readonly account: AccountSummary
  readonly plans: readonly PlanListEntry[]
  /** Id of the plan whose link had the focus while the desk loaded; null for none. */
  readonly focusedPlanId: number | null
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** A list with more plans than this has a search field. */
const SEARCHED_FROM = 8

/** The plan that the dialog adds. */
interface Addition {
  readonly type: PlanType
  readonly leadId: number | null
}

/** Plans list with its search, its sorting, and the user's actions on plans. */
export function PlansDesk({
  account,
  plans,
  focusedPlanId,
  isRetrying,
  onRetry,
  ...launch
}: PlansDeskProps) {
  const details = useSessionDetails()
  const { configuration } = useSession()
  const { canCreatePlans, canRestorePlans, canSeeSubscriptions } = abilitiesOnAccount(
    account,
    callerOf(details),
  )
  const { sort, setSort } = usePlansSort(details.user.id)
  // While the configuration loads, the texts are the usual ones.
  const hasContact = configuration === null || configuration.supportEmail !== null
  const isOwner = account.ownerId === details.user.id
  const addingHint =
    isOwner && hasContact && account.isActive && !canCreatePlans
      ? PLAN_ADMIN_MESSAGES.addedBySupport
      : null
  const [query, setQuery] = useState('')
  const [addition, setAddition] = useState<Addition | null>(null)
  const [areDeletedVisible, setAreDeletedVisible] = useState(false)
  const [focusId, setFocusId] = useState(focusedPlanId)
  const rows = useMemo(() => arrangePlans(plans, { query, sort }), [plans, query, sort])
  const leads = useMemo(() => plans.filter((plan) => !isNestedPlan(plan)), [plans])
  const { forms, tell } = useGuardedForms()
  const renaming = usePlanRenaming(account.id, tell)
  const freeze = usePlanFreezing(account.id)
  /** Focuses a plan that was added or restored, and clears the search so the list contains it. */
  const goTo = (planId: number | null) => {
    if (planId !== null) setQuery('')
    setFocusId(planId)
  }
  /** Id of the plan next to the one in the deletion question; null for none. */
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
  const matchCount = rows.filter(({ isForContext }) => !isForContext).length
  return (
    <>
      <PlansActions
        isSearchVisible={plans.length > SEARCHED_FROM || query !== ''}
        query={query}
        onSearch={setQuery}
        matchCount={matchCount}
        canRestore={canRestorePlans}
        onShowDeleted={() => {
          setFocusId(null)
          setAreDeletedVisible(true)
        }}
        canCreate={canCreatePlans}
        addingHint={plans.length === 0 ? null : addingHint}
        hasLeads={leads.length > 0}
        onAdd={(type) => {
          setFocusId(null)
          setAddition({ type, leadId: null })
        }}
      />
      <DeskTable>
        {account.isActive ? null : (
          <ExpiredNotice canRenew={canSeeSubscriptions} hasContact={hasContact} isOwner={isOwner} />
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
              {addingHint ?? 'Plans appear here as soon as an admin gives you a role on one.'}
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
      {areDeletedVisible ? (
        <DeletedPlansDialog
          accountId={account.id}
          onRestored={(planId) => {
            setAreDeletedVisible(false)
            goTo(planId)
          }}
          onClose={() => {
            setAreDeletedVisible(false)
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

interface ExpiredNoticeProps {
  /** Whether the user's menu leads to the billing portal. */
  readonly canRenew: boolean
  /** Whether the help menu has an address for support. */
  readonly hasContact: boolean
  readonly isOwner: boolean
}

/**
 * Overlay of the list of an account with an expired subscription: the reason, and where to renew
 * it.
 */
function ExpiredNotice({ canRenew, hasContact, isOwner }: ExpiredNoticeProps) {
  const titleId = useId()
  const { expired, expiredRenew, expiredContact, expiredAskOwner, nothingLaunches } =
    PLAN_ADMIN_MESSAGES
  const ways = [
    ...(canRenew ? [expiredRenew] : hasContact ? [expiredContact] : []),
    ...(isOwner ? [] : [expiredAskOwner]),
  ]
  return (
    <ExpiredOverlay>
      <ExpiredCard aria-live="polite" aria-labelledby={titleId}>
        <h2 id={titleId}>{expired}</h2>
        <p>{nothingLaunches}</p>
        {ways.length === 0 ? null : <p>{ways.join(' ')}</p>}
      </ExpiredCard>
    </ExpiredOverlay>
  )
}

interface RenamingGuardProps {
  readonly form: ReturnType<typeof useGuardedForms>['forms']
  readonly onClose: () => void
}

/**
 * Asks before the user loses a typed name. It is a separate component, because a page has one guard
 * at a time.
 */
function RenamingGuard({ form, onClose }: RenamingGuardProps) {
  return useLeaveGuard({ form, onClose }).question
}

/**
 * Returns a function that freezes or unfreezes a plan, explains the effect in a toast, and offers
 * to undo it.
 */
function usePlanFreezing(accountId: number): (plan: PlanListEntry, freeze: boolean) => void {
  const freezePlan = useFreezeAnyPlan(accountId)
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plans:${accountId}`))
  const fail = (freeze: boolean, error: unknown) => {
    const { freezeFailed, unfreezeFailed } = PLAN_ADMIN_MESSAGES
    showToast({ tone: 'error', text: withCause(freeze ? freezeFailed : unfreezeFailed, error) })
  }
  const reported = (name: string, freeze: boolean) =>
    ({ tone: 'success', text: freeze ? planFrozen(name) : planUnfrozen(name) }) as const
  return ({ id, name }, freeze) => {
    report({
      saving: freezePlan({ planId: id, freeze }),
      toast: reported(name, freeze),
      takeBack: async () => {
        try {
          await freezePlan({ planId: id, freeze: !freeze })
          showToast(reported(name, !freeze))
          return true
        } catch (error) {
          fail(!freeze, error)
          return false
        }
      },
    }).catch((error: unknown) => {
      fail(freeze, error)
    })
  }
}

/** Returns the sorting of the list, which the browser stores for each user. */
function usePlansSort(userId: number): {
  readonly sort: PlansSort | null
  readonly setSort: (sort: DataTableSort | null) => void
} {
  const { store } = usePreferences()
  const preferences = useMemo(() => createPlansPreferences(store), [store])
  const [sort, setSort] = useState(() => preferences.sort(userId))
  return {
    sort,
    setSort: (chosen) => {
      const columnId = planSortColumns.find((column) => column === chosen?.columnId)
      const next =
        chosen === null || columnId === undefined ? null : { columnId, direction: chosen.direction }
      preferences.setSort(userId, next)
      setSort(next)
    },
  }
}
