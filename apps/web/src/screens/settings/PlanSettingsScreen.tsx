import { abilitiesWith } from '@throughline/domain/access'
import { SideNavigation } from '@throughline/ui/SideNavigation'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { EmptyState } from '@throughline/ui/EmptyState'
import { Combobox } from '@throughline/ui/Combobox'
import type { ComboboxOption } from '@throughline/ui/Combobox'
import { Search } from 'lucide-react'

import { PlanSettingsContext, ScreenOfPlan, usePlanUrl, useVisiblePlan } from '../../plan'
import type { PlanSettings } from '../../plan'
import { useToday } from '../../platform/clock'
import { planPath } from '../../session/landing'
import { useActiveAccount } from '../../session/use-session'
import { SettingsFrameContext, SettingsScreen } from '../../settings'
import type { SettingsFrame } from '../../settings'
import { settingsOriginOf } from '../../shell/settings-origin'
import { settingsPath } from '../../shell/settings-paths'
import { reachableSettings, settingsPlaces } from '../../shell/settings-places'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import type { SettingsPlace } from '../../shell/settings-places'
import { settingsEntriesOf } from './settings-entries'
import type { SettingsEntry } from './settings-entries'
import { SearchPlace } from './SettingsSearch.styles'

/**
 * Frame of the settings of a plan: their navigation, their search and Close. The routes below it
 * determine the visible settings.
 */
export function PlanSettingsScreen() {
  const url = usePlanUrl(useToday())
  const { plan, access } = useVisiblePlan(url.planId, useActiveAccount()?.isActive ?? true)
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

/** Renders the settings that the URL names, if the user may open them. */
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
    // The next page inherits the state, so Close still leads back to the page from which the user
    // opened the settings.
    const go = (href: string) => void navigate(href, { state: state as unknown })
    const places = settings === null ? settingsPlaces : reachableSettings(settings.abilities)
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

/** Returns the settings that the URL names; null for the list of all. */
function useCurrentPlace() {
  const { pathname } = useLocation()
  const [, segment] = /\/settings\/([^/]+)/u.exec(pathname) ?? []
  return settingsPlaces.find((place) => place.segment === segment) ?? null
}

interface SettingsRefusedProps {
  readonly settings: PlanSettings
  /** Settings that the URL names; null for the list of all settings. */
  readonly place: SettingsPlace | null
}

/**
 * Explains why a user cannot open the settings of a plan, or some of them, and links to another
 * page.
 */
function SettingsRefused({ settings: { plan, abilities }, place }: SettingsRefusedProps) {
  const state: unknown = useLocation().state
  if (!abilities.canSeePlanSettings || place === null) {
    return (
      <CentredPlace>
        <EmptyState
          illustration="list"
          title={<h1>Viewers cannot open Plan Settings</h1>}
          actions={
            <RouterLinkButton to={planPath(plan.accountId, plan.id)}>
              Open the plan
            </RouterLinkButton>
          }
        >
          Ask an Admin of {plan.name} for another role if you need to change something.
        </EmptyState>
      </CentredPlace>
    )
  }
  return (
    <SettingsScreen title={place.label} description={place.text} state={{ status: 'ready' }}>
      <EmptyState
        illustration="list"
        title="Only Admins can open these settings"
        actions={
          <RouterLinkButton to={settingsPath(plan.accountId, plan.id)} state={state}>
            All settings
          </RouterLinkButton>
        }
      >
        Ask an Admin of {plan.name} if something should be changed here.
      </EmptyState>
    </SettingsScreen>
  )
}

interface SettingsSearchProps {
  readonly settings: PlanSettings
  readonly onGo: (href: string) => void
}

/** Search for settings by name, across all settings screens. */
function SettingsSearch({ settings, onGo }: SettingsSearchProps) {
  const options = useMemo(() => settingsEntriesOf(settings).map(optionOf), [settings])
  return (
    <SearchPlace>
      <Combobox
        label="Search settings"
        isLabelHidden
        icon={Search}
        placeholder="Search settings"
        options={options}
        value={null}
        onChange={({ value }) => {
          if (value !== null) onGo(value)
        }}
      />
    </SearchPlace>
  )
}

function optionOf({ href, label, place, color }: SettingsEntry): ComboboxOption {
  const option = { value: href, label, description: place }
  return color === null ? option : { ...option, swatchColor: color }
}
