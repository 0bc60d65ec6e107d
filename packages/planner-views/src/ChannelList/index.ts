export { ChannelList } from './ChannelList'
export type {
  ChannelListHandlers,
  ChannelListProps,
  ChannelSwitchSlot,
  ChannelTypeSlot,
  TypePartSlot,
} from './ChannelList.types'
export { englishChannelListLabels } from './labels'
export type { ChannelListLabels, ChannelSetting, TacticTypeOption } from './labels'
export { listedTypes } from './listed-types'
