export { ChannelList } from './ChannelList'
export type {
  ChannelListHandlers,
  ChannelListProps,
  ChannelSwitchSlot,
  ChannelTypeSlot,
  TypePartSlot,
} from './ChannelList.types'
export { englishChannelListLabels } from './ChannelList.labels'
export type { ChannelListLabels, ChannelSetting, TacticTypeOption } from './ChannelList.labels'
export { listedTypes } from './listed-types'
