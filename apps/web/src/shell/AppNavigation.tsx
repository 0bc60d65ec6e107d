import type { AccountSummary } from '@throughline/api-client'
import { displayNameOf, initialsOf } from '@throughline/domain/users'
import type { SavableView } from '@throughline/domain/saved-views'
import { LayoutGrid, Settings } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { usePlan } from '../data/plans'
import { isRefusal } from '../data/refusals'
import { usePreferences } from '../preferences/preferences-context'
import { planViewPath, sharedQueryOf } from '../session/landing'
import {
  idFromRoute,
  useActiveAccount,
  useSession,
  useSessionDetails,
} from '../session/use-session'
import { hiddenViewsOf, offersSettings } from './hidden-views'
import { LazyNavigationMenu, loadNavigationMenu } from './LazyNavigationMenu'
import { Navigation, type NavigationPlan } from './Navigation'
import { describePlan, roleOnPlan } from './person-labels'
import { planViews } from './plan-places'
import { settingsPath, stateOfSettings } from './settings-paths'

/** Navigation of the app. It lists the pages that this user can open from the current page. */
export function AppNavigation() {
  const preferences = usePreferences()
  const { configuration } = useSession()
  const { user, roles } = useSessionDetails()
  const account = useActiveAccount()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const planId = idFromRoute(useParams()['planId'])
  const plan = useNavigationPlan(account, planId)
  const [isCollapsed, setIsCollapsed] = useState(preferences.isNavigationCollapsed)

  const isPlanThere = planId !== null && !plan.isMissing
  const hasPlan = isPlanThere && account !== null
  const settingsHref = settingsPath(account?.id ?? 0, planId ?? 0)
  const isOnPlans = pathname === '/' || pathname === '/plans'

  return (
    <Navigation
      isCollapsed={isCollapsed}
      onToggle={(change) => {
        preferences.setNavigationCollapsed(change.isCollapsed)
        setIsCollapsed(change.isCollapsed)
      }}
      plan={plan.visible}
      places={
        hasPlan
          ? planViews
              .filter(({ view }) => !plan.hiddenViews.includes(view))
              .map((place) => {
                const { view, label, icon } = place
                const path = planViewPath(account.id, planId, view)
                const href = `${path}${sharedQueryOf(search)}`
                return { href, label, icon, isCurrent: pathname === path }
              })
          : []
      }
      planPlaces={[
        ...(hasPlan && plan.canSeeSettings
          ? [
              {
                href: settingsHref,
                label: 'Plan settings',
                icon: Settings,
                isCurrent: pathname.startsWith(settingsHref),
              },
            ]
          : []),
        { href: '/plans', label: 'Plans', icon: LayoutGrid, isCurrent: isOnPlans },
      ]}
      person={{
        name: displayNameOf(user),
        initials: initialsOf(user),
        imageUrl: user.profileImage?.fileLocation,
        description: (planId === null ? null : roleOnPlan(roles, planId)) ?? account?.name ?? '',
      }}
      referralUrl={configuration?.referralUrl ?? null}
      onGo={({ href }) => {
        // Open settings retain the page from which they were opened.
        const isIntoSettings = href === settingsHref && !pathname.startsWith(settingsHref)
        const settingsState = isIntoSettings ? stateOfSettings(`${pathname}${search}`) : state
        void navigate(href, href === settingsHref ? { state: settingsState } : undefined)
      }}
      onMenuIntent={loadNavigationMenu}
      renderMenu={(menu) => <LazyNavigationMenu key={menu.name} {...menu} />}
    />
  )
}

/** Returns the current plan; none outside of plans. */
function useNavigationPlan(
  account: AccountSummary | null,
  planId: number | null,
): {
  readonly visible: NavigationPlan | 'loading' | null
  readonly isMissing: boolean
  readonly hiddenViews: readonly SavableView[]
  readonly canSeeSettings: boolean
} {
  const plan = usePlan(planId)
  const isAccountActive = account?.isActive ?? true
  if (plan.data === undefined || isRefusal(plan.error)) {
    const isOnItsWay = planId !== null && !plan.isError
    // Shows all views while the plan is loading, because most plans offer all of them. Views that
    // appear later would move those below them.
    return {
      visible: isOnItsWay ? 'loading' : null,
      isMissing: plan.isError,
      hiddenViews: [],
      canSeeSettings: false,
    }
  }
  const { name, abbreviatedName } = plan.data
  return {
    visible: { name, abbreviatedName, description: describePlan(plan.data) },
    isMissing: false,
    hiddenViews: hiddenViewsOf(plan.data),
    canSeeSettings: offersSettings(plan.data, isAccountActive),
  }
}
