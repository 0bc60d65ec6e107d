import type { PlanDetail } from '@throughline/api-client'
import { Icon } from '@throughline/ui/Icon'
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom'
import { usePlanSettings } from '../../plan'
import { SettingsScreen, useHashTarget } from '../../settings'
import { RouterLink } from '../../shell/RouterLink'
import { settingsPath } from '../../shell/settings-paths'
import { setupStartPath } from '../../shell/setup-path'
import { reachableSettings, type SettingsPlace } from '../../shell/settings-places'
import { PlaceCard, PlaceList } from './SettingsIndexScreen.styles'
import { FreezeSetting } from './FreezeSetting'
import { placeSummary } from './place-summary'

/** All settings of a plan that the person can open, with what each of them is about. */
export function SettingsIndexScreen() {
  const { plan, abilities } = usePlanSettings()
  useHashTarget()
  return (
    <SettingsScreen
      title="All settings"
      description="What the plan is made of, and who works on it."
      state={{ status: 'ready' }}
    >
      <PlaceList>
        {reachableSettings(abilities).map((place) => (
          <li key={place.segment}>
            <PlaceLink place={place} plan={plan} />
          </li>
        ))}
      </PlaceList>
      {abilities.canManagePlan ? (
        <p>
          <RouterLink to={setupStartPath(plan.accountId, plan.id)}>Set up step by step</RouterLink>
        </p>
      ) : null}
      {abilities.canFreeze ? <FreezeSetting plan={plan} /> : null}
    </SettingsScreen>
  )
}

// Without `Link` of the router, which brings what only its framework uses onto the first screen.
function PlaceLink({
  place: { segment, label, text, icon },
  plan,
}: {
  readonly place: SettingsPlace
  readonly plan: PlanDetail
}) {
  const to = settingsPath(plan.accountId, plan.id, segment)
  const state: unknown = useLocation().state
  const handleClick = useLinkClickHandler(to, { state })
  const summary = placeSummary(segment, plan)
  return (
    <PlaceCard href={useHref(to)} onClick={handleClick}>
      <Icon icon={icon} size={20} />
      <strong>{label}</strong>
      <span data-part="text">{text}</span>
      {summary === null ? null : <span data-part="summary">{summary}</span>}
    </PlaceCard>
  )
}
