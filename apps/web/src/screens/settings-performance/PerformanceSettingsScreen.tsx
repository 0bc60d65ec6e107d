import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Performance of a plan. */
export function PerformanceSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'performance')
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
