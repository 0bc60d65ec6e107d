import { EmptyState } from '@throughline/ui/EmptyState'
import type { PlanSettings } from '../../plan'
import { planPath } from '../../session/landing'
import { SettingsScreen } from '../../settings'
import { CentredPlace } from '../../shell/CentredPlace'
import { RouterLinkButton } from '../../shell/RouterLinkButton'
import { settingsPath } from '../../shell/settings-paths'
import type { SettingsPlace } from '../../shell/settings-places'

export interface SettingsRefusedProps {
  readonly settings: PlanSettings
  /** What the person wanted to open; null for the list of all settings. */
  readonly place: SettingsPlace | null
}

/** Says why a person cannot open the settings of a plan, or some of them, and leads on. */
export function SettingsRefused({ settings: { plan, abilities }, place }: SettingsRefusedProps) {
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
          <RouterLinkButton to={settingsPath(plan.accountId, plan.id)}>
            All settings
          </RouterLinkButton>
        }
      >
        Ask an Admin of {plan.name} if something should be changed here.
      </EmptyState>
    </SettingsScreen>
  )
}
