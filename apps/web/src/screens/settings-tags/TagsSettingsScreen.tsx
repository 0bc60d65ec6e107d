import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Tags of a plan. */
export function TagsSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'tags')
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
