import type { AccountSummary } from '@throughline/api-client'
import { displayNameOf, initialsOf } from '@throughline/domain/users'
import type { SavableView } from '@throughline/domain/saved-views'
import type { MenuEntry } from '@throughline/ui/Menu'
import { LayoutGrid, LogOut, Settings } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { usePlan, usePlans } from '../data/plans'
import { isRefusal } from '../data/refusals'
import { applyTheme, subscribeToLook } from '../preferences/theme'
import { usePreferences } from '../preferences/preferences-context'
import { planViewPath, planPath } from '../session/landing'
import {
  idFromRoute,
  useActiveAccount,
  useSessionActions,
  useSessionFacts,
} from '../session/use-session'
import { hiddenViewsOf, offersSettings } from './hidden-views'
import { Navigation, type NavigationPlan } from './Navigation'
import { PLAN_TYPE_LABELS, describePlan, roleOnPlan } from './person-labels'
import { PLAN_VIEWS, THEMES } from './plan-places'
import { settingsPath, stateOfSettings } from './settings-paths'

/** The navigation of the app: it shows what works, for this person, from here. */
export function AppNavigation() {
  const preferences = usePreferences()
  const session = useSessionActions()
  const { user, roles, accounts } = useSessionFacts()
  const account = useActiveAccount()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const planId = idFromRoute(useParams()['planId'])
  const plan = useNavigationPlan(account, planId)
  const [isCollapsed, setIsCollapsed] = useState(preferences.isNavigationCollapsed)
  const theme = useSyncExternalStore(subscribeToLook, preferences.theme)

  const isPlanThere = planId !== null && !plan.isMissing
  const hasPlan = isPlanThere && account !== null
  const settingsHref = settingsPath(account?.id ?? 0, planId ?? 0)
  const isOnPlans = pathname === '/' || pathname === '/plans'
  const settings: readonly MenuEntry[] = [
    {
      id: 'accounts',
      label: 'Account',
      items: accounts.map(({ id, name }) => ({
        id: `account-${id}`,
        label: name,
        isChecked: id === account?.id,
      })),
    },
    {
      id: 'themes',
      label: 'Appearance',
      items: THEMES.map((choice) => ({
        id: `theme-${choice.theme}`,
        label: choice.label,
        isChecked: choice.theme === theme,
      })),
    },
    { id: 'session', items: [{ id: 'log-out', label: 'Log Out', icon: LogOut }] },
  ]

  const handleSelectSetting = ({ id }: { id: string }) => {
    const chosenTheme = THEMES.find((choice) => id === `theme-${choice.theme}`)
    const chosenAccount = accounts.find((choice) => id === `account-${choice.id}`)
    if (chosenTheme !== undefined) {
      preferences.setTheme(chosenTheme.theme)
      applyTheme(chosenTheme.theme)
    } else if (chosenAccount !== undefined) {
      preferences.setActiveAccountId(chosenAccount.id)
      void navigate('/plans')
    } else {
      void session.logOut()
    }
  }

  return (
    <Navigation
      isCollapsed={isCollapsed}
      onToggle={(change) => {
        preferences.setNavigationCollapsed(change.isCollapsed)
        setIsCollapsed(change.isCollapsed)
      }}
      plan={plan.shown}
      places={
        hasPlan
          ? PLAN_VIEWS.filter(({ view }) => !plan.hiddenViews.includes(view)).map((place) => {
              const { view, label, icon } = place
              const href = planViewPath(account.id, planId, view)
              return { href, label, icon, isCurrent: pathname === href }
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
        { href: '/plans', label: 'All plans', icon: LayoutGrid, isCurrent: isOnPlans },
      ]}
      person={{
        name: displayNameOf(user),
        initials: initialsOf(user),
        description: (planId === null ? null : roleOnPlan(roles, planId)) ?? account?.name ?? '',
      }}
      settings={settings}
      onGo={({ href }) => {
        // Settings that are open already keep where they were opened from.
        const isIntoSettings = href === settingsHref && !pathname.startsWith(settingsHref)
        const settingsState = isIntoSettings ? stateOfSettings(`${pathname}${search}`) : state
        void navigate(href, href === settingsHref ? { state: settingsState } : undefined)
      }}
      onSelectPlan={({ id }) => {
        if (account !== null) void navigate(planPath(account.id, Number(id)))
      }}
      onSelectSetting={handleSelectSetting}
    />
  )
}

/** The plan one is in, with the plans that one can go to; none outside of plans. */
function useNavigationPlan(
  account: AccountSummary | null,
  planId: number | null,
): {
  readonly shown: NavigationPlan | 'loading' | null
  readonly isMissing: boolean
  readonly hiddenViews: readonly SavableView[]
  readonly canSeeSettings: boolean
} {
  const plan = usePlan(planId)
  const isAccountActive = account?.isActive ?? true
  const plans = usePlans(account?.id ?? 0, { isEnabled: planId !== null })
  if (plan.data === undefined || isRefusal(plan.error)) {
    const isOnItsWay = planId !== null && !plan.isError
    // Most plans offer all of them: places that came later would move those below them.
    return {
      shown: isOnItsWay ? 'loading' : null,
      isMissing: plan.isError,
      hiddenViews: [],
      canSeeSettings: false,
    }
  }
  const shown = {
    name: plan.data.name,
    abbreviatedName: plan.data.abbreviatedName,
    description: describePlan(plan.data),
    entries: (plans.data ?? []).map(({ id, name, type }) => ({
      id: String(id),
      label: name,
      description: `${PLAN_TYPE_LABELS[type]} plan`,
      isChecked: id === planId,
    })),
  }
  return {
    shown,
    isMissing: false,
    hiddenViews: hiddenViewsOf(plan.data),
    canSeeSettings: offersSettings(plan.data, isAccountActive),
  }
}
