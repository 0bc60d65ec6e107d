import { Icon } from '@throughline/ui/Icon'
import { useLocation } from 'react-router-dom'
import { usePlanSettings } from '../../plan'
import { SettingsScreen } from '../../settings'
import { settingsPath } from '../../shell/settings-paths'
import { reachableSettings } from '../../shell/settings-places'
import { PlaceCard, PlaceList } from './SettingsIndexScreen.styles'
import { FreezeSetting } from './FreezeSetting'
import { placeSummary } from './place-summary'

/** All settings of a plan that the person can open, with what each of them is about. */
export function SettingsIndexScreen() {
  const { plan, abilities } = usePlanSettings()
  const state: unknown = useLocation().state
  return (
    <SettingsScreen
      title="All settings"
      description="What the plan is made of, and who works on it."
      state={{ status: 'ready' }}
    >
      <PlaceList>
        {reachableSettings(abilities).map(({ segment, label, text, icon }) => {
          const summary = placeSummary(segment, plan)
          return (
            <li key={segment}>
              <PlaceCard to={settingsPath(plan.accountId, plan.id, segment)} state={state}>
                <Icon icon={icon} size={20} />
                <strong>{label}</strong>
                <span data-part="text">{text}</span>
                {summary === null ? null : <span data-part="summary">{summary}</span>}
              </PlaceCard>
            </li>
          )
        })}
      </PlaceList>
      {abilities.canFreeze ? <FreezeSetting plan={plan} /> : null}
    </SettingsScreen>
  )
}
