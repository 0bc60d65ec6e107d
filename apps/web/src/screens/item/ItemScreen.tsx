import { TACTIC_MESSAGES } from '@throughline/domain/messages'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Suspense, useMemo } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import {
  itemHistoryOf,
  itemOfUrl,
  ItemPage,
  loadItemPage,
  ScreenOfPlan,
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
  const target = useMemo(() => itemOfUrl({ pathname, search }), [pathname, search])
  const history = useMemo(() => historyOf(pathname, itemHistoryOf(state)), [pathname, state])
  const { plan, access } = useVisiblePlan(planId, isAccountActive)
  return (
    <ScreenOfPlan url={{ planId, accountId }} plan={plan}>
      {() => {
        if (target === null) return <NoSuchItem month={monthPath(accountId ?? 0, planId ?? 0)} />
        if (plan.data === undefined || access === null) return null
        return (
          <Suspense>
            <ItemPage
              plan={plan.data}
              access={access}
              accountId={plan.data.accountId}
              target={target}
              history={history}
            />
          </Suspense>
        )
      }}
    </ScreenOfPlan>
  )
}

function NoSuchItem({ month }: { readonly month: string }) {
  return (
    <CentredPlace>
      <EmptyState
        illustration="search"
        title={<h1>{TACTIC_MESSAGES.notFound}</h1>}
        actions={<RouterLinkButton to={month}>Open the plan</RouterLinkButton>}
      />
    </CentredPlace>
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
