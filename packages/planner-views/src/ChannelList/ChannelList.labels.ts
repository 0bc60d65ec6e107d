import {
  TACTIC_TYPE_MESSAGES,
  deletedByOtherUsers,
  isolateText,
} from '@throughline/domain/messages'

/** Settings of a channel that users switch on and off. */
export type ChannelSetting =
  | 'useMonthlyFocusType'
  | 'isPaidMedia'
  | 'isSummaryEnabled'
  | 'enableTacticFlagging'
  | 'hideInFlow'

/** Options of a tactic type that users switch on and off. */
export type TacticTypeOption =
  | 'shouldTacticsAllowMultiplePlatforms'
  | 'shouldHideTacticsFromNestedPlans'

/** Every text of the list of channels. */
export interface ChannelListLabels {
  /** Names the list. */
  readonly channels: string
  readonly typeCount: (parts: { count: number }) => string
  readonly edit: (parts: { name: string }) => string
  readonly delete: (parts: { name: string }) => string
  readonly settings: Readonly<Record<ChannelSetting, string>>
  /** Descriptions of the effects of the switches. */
  readonly settingHints: Readonly<Record<ChannelSetting, string>>
  /** Hint at the notes of a channel while the plan shows none. */
  readonly notesOff: string
  /** Names the types of a channel. */
  readonly typesOf: (parts: { name: string }) => string
  readonly type: string
  readonly platforms: string
  readonly noPlatform: string
  readonly fields: string
  readonly noFields: string
  readonly nameOf: (parts: { name: string }) => string
  readonly rename: (parts: { name: string }) => string
  readonly optionsOf: (parts: { name: string }) => string
  readonly options: Readonly<Record<TacticTypeOption, string>>
  readonly optionHints: Readonly<Record<TacticTypeOption, string>>
  readonly newType: string
  readonly newTypeOf: (parts: { name: string }) => string
  readonly add: string
  readonly typeNameRequired: string
  /** Message if another user has deleted a channel with unsaved text. */
  readonly channelGone: (parts: { name: string }) => string
  /** Follows {@link channelGone}. */
  readonly channelGoneHint: string
  readonly discard: string
  /** Message at the name of a type that another user has deleted during editing. */
  readonly typeGone: (parts: { name: string }) => string
  readonly names: (parts: { names: readonly string[] }) => string
}

/** The texts in English. */
export const englishChannelListLabels: ChannelListLabels = {
  channels: 'Channels',
  typeCount: ({ count }) => (count === 1 ? '1 tactic type' : `${count} tactic types`),
  edit: ({ name }) => `Edit ${isolateText(name)}`,
  delete: ({ name }) => `Delete ${isolateText(name)}`,
  settings: {
    useMonthlyFocusType: 'Monthly Channel Focus',
    isPaidMedia: 'Long-Running',
    isSummaryEnabled: 'Notes',
    enableTacticFlagging: 'Flags',
    hideInFlow: 'Hide in Flow',
  },
  settingHints: {
    useMonthlyFocusType: 'Offers a focus for each month of this channel.',
    isPaidMedia: 'Shows tactics of 21 days or more above the calendar.',
    isSummaryEnabled: 'Shows notes on tactics of this channel. Hidden notes are kept.',
    enableTacticFlagging: 'Lets tactics of this channel be flagged.',
    hideInFlow: 'Leaves tactics of this channel out of the flow.',
  },
  notesOff: 'Off for the whole plan',
  typesOf: ({ name }) => `Tactic types of ${isolateText(name)}`,
  type: 'Tactic type',
  platforms: 'Platforms',
  noPlatform: 'No Platform',
  fields: 'Custom fields',
  noFields: 'None',
  nameOf: ({ name }) => `Name of ${isolateText(name)}`,
  rename: ({ name }) => `Rename ${isolateText(name)}`,
  optionsOf: ({ name }) => `Options of ${isolateText(name)}`,
  options: {
    shouldTacticsAllowMultiplePlatforms: 'Multiple platforms',
    shouldHideTacticsFromNestedPlans: 'Hide from nested plans',
  },
  optionHints: {
    shouldTacticsAllowMultiplePlatforms: 'A tactic can run on several platforms.',
    shouldHideTacticsFromNestedPlans: 'Nested plans do not see tactics of this type.',
  },
  newType: 'New tactic type',
  newTypeOf: ({ name }) => `New tactic type of ${isolateText(name)}`,
  add: 'Add',
  typeNameRequired: TACTIC_TYPE_MESSAGES.nameRequired,
  channelGone: deletedByOtherUsers,
  channelGoneHint: 'What you typed here cannot be saved. Copy what you need.',
  discard: 'Discard',
  typeGone: (type) => `${deletedByOtherUsers(type)} Saving adds it as a new tactic type.`,
  names: ({ names }) => names.map(isolateText).join(', '),
}
