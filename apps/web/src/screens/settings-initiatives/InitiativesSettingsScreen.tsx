import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Initiatives of a plan. */
export function InitiativesSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'initiatives')
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
