import { abilitiesWith } from '@throughline/domain/access'
import { SideNavigation } from '@throughline/ui/SideNavigation'
import { useMemo, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import {
  PlanSettingsContext,
  ScreenOfPlan,
  usePlanUrl,
  useShownPlan,
  type PlanSettings,
} from '../../plan'
import { useToday } from '../../platform/clock'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { SettingsFrameContext, SettingsScreen, type SettingsFrame } from '../../settings'
import { settingsOriginOf } from '../../shell/settings-origin'
import { settingsPath } from '../../shell/settings-paths'
import { reachableSettings, SETTINGS_PLACES } from '../../shell/settings-places'
import { SettingsRefused } from './SettingsRefused'
import { SettingsSearch } from './SettingsSearch'

/**
 * The frame of the settings of a plan: their navigation, their search and Close. The routes
 * below it say which settings are on show.
 */
export function PlanSettingsScreen() {
  const url = usePlanUrl(useToday())
  const { plan, access } = useShownPlan(url.planId, useActiveAccount()?.isActive ?? true)
  const settings = useMemo(
    (): PlanSettings | null =>
      plan.data === undefined || access === null
        ? null
        : { plan: plan.data, access, abilities: abilitiesWith(access, plan.data) },
    [plan.data, access],
  )
  return (
    <ScreenOfPlan url={url} plan={plan}>
      {(planId) => (
        <Frame settings={settings} accountId={url.accountId ?? 0} planId={planId}>
          {settings === null ? <SettingsWaiting /> : <Settings settings={settings} />}
        </Frame>
      )}
    </ScreenOfPlan>
  )
}

/** The settings that the URL names, if the person may open them. */
function Settings({ settings }: { readonly settings: PlanSettings }) {
  const place = useCurrentPlace()
  const { abilities } = settings
  const canOpen = abilities.canSeePlanSettings && (place === null || abilities[place.ability])
  return (
    <PlanSettingsContext value={settings}>
      {canOpen ? <Outlet /> : <SettingsRefused settings={settings} place={place} />}
    </PlanSettingsContext>
  )
}

function SettingsWaiting() {
  const place = useCurrentPlace()
  return (
    <SettingsScreen
      title={place?.label ?? 'All settings'}
      description={place?.text ?? ''}
      state={{ status: 'loading' }}
    >
      {null}
    </SettingsScreen>
  )
}

interface FrameProps {
  readonly settings: PlanSettings | null
  readonly accountId: number
  readonly planId: number
  readonly children: ReactNode
}

function Frame({ settings, accountId, planId, children }: FrameProps) {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const frame = useMemo((): SettingsFrame => {
    // The state goes along, so that Close leads back from wherever one goes to here.
    const go = (href: string) => void navigate(href, { state: state as unknown })
    const places = settings === null ? SETTINGS_PLACES : reachableSettings(settings.abilities)
    return {
      planName: settings?.plan.name ?? '',
      navigation: (
        <SideNavigation
          label="Plan settings"
          onGo={({ href }) => {
            go(href)
          }}
          sections={[
            {
              id: 'settings',
              places: places.map(({ segment, label }) => {
                const href = settingsPath(accountId, planId, segment)
                return { href, label, isCurrent: pathname.startsWith(href) }
              }),
            },
          ]}
        />
      ),
      search: settings === null ? null : <SettingsSearch settings={settings} onGo={go} />,
      close: () => {
        void navigate(settingsOriginOf(state)?.url ?? planPath(accountId, planId))
      },
    }
  }, [settings, accountId, planId, pathname, state, navigate])
  return <SettingsFrameContext value={frame}>{children}</SettingsFrameContext>
}

/** The settings that the URL names; null for the list of all. */
function useCurrentPlace() {
  const { pathname } = useLocation()
  const [, segment] = /\/settings\/([^/]+)/u.exec(pathname) ?? []
  return SETTINGS_PLACES.find((place) => place.segment === segment) ?? null
}
