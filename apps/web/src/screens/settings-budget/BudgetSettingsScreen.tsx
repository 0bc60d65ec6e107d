import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Budget of a plan. */
export function BudgetSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'budget')
  return (
    <SettingsScreen
      title={place?.label ?? ''}
      description={place?.text ?? ''}
      state={{ status: 'ready' }}
    >
      {null}
    </SettingsScreen>
  )
}
