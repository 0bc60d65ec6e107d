import { CHANNEL_MESSAGES } from '@throughline/domain/messages'
import type { ChannelSwitchSlot } from '@throughline/planner-views/channel-list'
import { Switch } from '@throughline/ui/Switch'
import { useAutoSave } from '../../settings'
import type { ChannelChangesOfScreen } from './use-channel-changes'

export interface ChannelSwitchProps
  extends ChannelSwitchSlot, Pick<ChannelChangesOfScreen, 'switchSetting'> {}

/** A switch of a channel that saves itself, and goes back when that fails. */
export function ChannelSwitch({
  channel,
  setting,
  switchProps,
  switchSetting,
}: ChannelSwitchProps) {
  const saved = useAutoSave({
    value: channel[setting],
    save: (isOn) => switchSetting(channel, setting, isOn),
    fallback: CHANNEL_MESSAGES.updateFailed,
  })
  return (
    <Switch
      {...switchProps}
      error={saved.error}
      aria-busy={saved.status === 'saving'}
      isOn={saved.value}
      onChange={({ isOn }) => {
        saved.setValue(isOn)
      }}
    />
  )
}
