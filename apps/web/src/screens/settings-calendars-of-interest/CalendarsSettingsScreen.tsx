import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Calendars of a plan. */
export function CalendarsSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'calendars-of-interest')
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
