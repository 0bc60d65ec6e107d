import { SettingsScreen } from '../../settings'
import { SETTINGS_PLACES } from '../../shell/settings-places'

/** Channels of a plan. */
export function ChannelsSettingsScreen() {
  const place = SETTINGS_PLACES.find(({ segment }) => segment === 'channels')
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
