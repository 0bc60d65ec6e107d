import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Suspense, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { usePlanChanges } from '../../data/plan-changes'
import {
  isForeign,
  isPlanUnavailable,
  itemHistoryOf,
  itemOfUrl,
  ItemPage,
  loadItemPage,
  PlanUnavailable,
  useVisiblePlan,
  type ItemHistory,
} from '../../plan'
import { monthPath } from '../../session/landing'
import { idFromRoute, useActiveAccount } from '../../session/use-session'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'

// Loads the page of an item together with the code of the screen, not after it.
loadItemPage().catch(() => undefined)

/** Screen of a tactic or an initiative. */
export function ItemScreen() {
  const params = useParams()
  const [accountId, planId] = [idFromRoute(params['accountId']), idFromRoute(params['planId'])]
  const { pathname, search, state } = useLocation()
  const isAccountActive = useActiveAccount()?.isActive ?? true
  const visible = useVisiblePlan(planId, isAccountActive)
  const { plan, access } = visible
  const isSupported = plan.data !== undefined && !isForeign(plan.data, accountId)
  usePlanChanges(isSupported ? planId : null)
  const target = useMemo(() => itemOfUrl({ pathname, search }), [pathname, search])
  const history = useMemo(() => historyOf(pathname, itemHistoryOf(state)), [pathname, state])

  if (planId === null || accountId === null || isPlanUnavailable(visible, planId, accountId)) {
    const isElsewhere = planId === null || isForeign(plan.data, accountId)
    return (
      <PlanUnavailable
        error={isElsewhere ? null : plan.error}
        ownAccountId={isForeign(plan.data, accountId) ? (plan.data?.accountId ?? null) : null}
        isRetrying={plan.isFetching}
        onRetry={() => {
          void plan.refetch()
        }}
      />
    )
  }
  if (target === null) {
    return (
      <CentredPlace>
        <EmptyState
          illustration="search"
          title={<h1>{TACTIC_MESSAGES.notFound}</h1>}
          actions={
            <RouterLinkButton to={monthPath(accountId, planId)}>Open the plan</RouterLinkButton>
          }
        />
      </CentredPlace>
    )
  }
  if (plan.data === undefined || access === null) return null
  return (
    <Suspense>
      <ItemPage
        plan={plan.data}
        access={access}
        accountId={accountId}
        target={target}
        history={history}
      />
    </Suspense>
  )
}

/**
 * Returns a history in which the page below the settings leads back to their initiatives, also for
 * users who open its URL directly.
 */
function historyOf(pathname: string, history: ItemHistory): ItemHistory {
  const [settings] = /^.*\/settings(?=\/initiative\/)/u.exec(pathname) ?? []
  if (settings === undefined || history.from !== undefined) return history
  return { ...history, from: { url: `${settings}/initiatives`, label: 'Initiatives' } }
}
