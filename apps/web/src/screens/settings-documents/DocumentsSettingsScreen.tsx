import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Documents of a plan. */
export function DocumentsSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'documents')
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
