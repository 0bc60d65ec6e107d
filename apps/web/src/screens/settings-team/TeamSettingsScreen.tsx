import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Team of a plan. */
export function TeamSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'team')
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
