export { canFlagTactics, channelKindOf, refuseChannelName } from './channel'
export type { Channel, ChannelKind, ChannelNameRefusal } from './channel'
export {
  CHANNEL_COLORS,
  NEW_CHANNEL_COLOR,
  defaultChannelColor,
  visibleChannelColor,
} from './channel-colors'
export { CHANNEL_GROUNDS, refuseChannelColor } from './refuse-channel-color'
export type { ChannelColorRefusal } from './refuse-channel-color'
export { nameMarks } from './name-marks'
export {
  DEFAULT_CHANNELS,
  DEFAULT_INITIATIVE_CATEGORY_NAMES,
  INITIATIVES_CHANNEL_NAME,
  SOCIAL_PLATFORM_NAMES,
} from './default-channels'
export type { DefaultChannel } from './default-channels'
export {
  MONTHLY_FOCUS_TYPE_NAME,
  NO_PLATFORM_NAME,
  TACTIC_FIELD_TYPE_LABELS,
  canDeleteTacticType,
  isMonthlyKind,
  isWebLink,
  tacticTypeKindOf,
} from './tactic-type'
export type {
  TacticField,
  TacticFieldType,
  TacticPlatform,
  TacticType,
  TacticTypeKind,
} from './tactic-type'
