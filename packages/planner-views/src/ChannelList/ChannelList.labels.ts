import { defineLabels } from '@throughline/domain/locale'
import {
  countTextIn,
  deletedByOtherUsers,
  isolateText,
  renamedByOtherUsers,
  TACTIC_TYPE_MESSAGES,
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

/** The texts in English. */
export const englishChannelListLabels = defineLabels('ChannelList', (locale) => ({
  /** Names the list. */
  channels: 'Channels',
  typeCount: ({ count }: { count: number }) => countTextIn(locale, count, 'tactic type'),
  edit: ({ name }: { name: string }) => `Edit ${isolateText(name)}`,
  delete: ({ name }: { name: string }) => `Delete ${isolateText(name)}`,
  settings: {
    useMonthlyFocusType: 'Monthly Channel Focus',
    isPaidMedia: 'Long-Running',
    isSummaryEnabled: 'Notes',
    enableTacticFlagging: 'Flags',
    hideInFlow: 'Hide in Flow',
  } satisfies Readonly<Record<ChannelSetting, string>>,
  /** Descriptions of the effects of the switches. */
  settingHints: {
    useMonthlyFocusType: 'Offers a focus for each month of this channel.',
    isPaidMedia: 'Shows tactics of 21 days or more above the calendar.',
    isSummaryEnabled: 'Shows notes on tactics of this channel. Hidden notes are kept.',
    enableTacticFlagging: 'Lets tactics of this channel be flagged.',
    hideInFlow: 'Leaves tactics of this channel out of the flow.',
  } satisfies Readonly<Record<ChannelSetting, string>>,
  /** Hint at the notes of a channel while the plan shows none. */
  notesOff: 'Off for the whole plan',
  /** Names the types of a channel. */
  typesOf: ({ name }: { name: string }) => `Tactic types of ${isolateText(name)}`,
  type: 'Tactic type',
  platforms: 'Platforms',
  noPlatform: 'No Platform',
  fields: 'Custom fields',
  noFields: 'None',
  /** Another user has renamed the entry that is edited. */
  renamed: renamedByOtherUsers,
  nameOf: ({ name }: { name: string }) => `Name of ${isolateText(name)}`,
  rename: ({ name }: { name: string }) => `Rename ${isolateText(name)}`,
  optionsOf: ({ name }: { name: string }) => `Options of ${isolateText(name)}`,
  options: {
    shouldTacticsAllowMultiplePlatforms: 'Multiple platforms',
    shouldHideTacticsFromNestedPlans: 'Hide from nested plans',
  } satisfies Readonly<Record<TacticTypeOption, string>>,
  optionHints: {
    shouldTacticsAllowMultiplePlatforms: 'A tactic can run on several platforms.',
    shouldHideTacticsFromNestedPlans: 'Nested plans do not see tactics of this type.',
  } satisfies Readonly<Record<TacticTypeOption, string>>,
  newType: 'New tactic type',
  newTypeOf: ({ name }: { name: string }) => `New tactic type of ${isolateText(name)}`,
  add: 'Add',
  typeNameRequired: TACTIC_TYPE_MESSAGES.nameRequired as string,
  /** Message if another user has deleted a channel with unsaved text. */
  channelGone: deletedByOtherUsers,
  /** Follows `channelGone`. */
  channelGoneHint: 'What you typed here cannot be saved. Copy what you need.',
  discard: 'Discard',
  /** Message at the name of a type that another user has deleted during editing. */
  typeGone: (type: { name: string }) =>
    `${deletedByOtherUsers(type)} Saving adds it as a new tactic type.`,
  names: ({ names }: { names: readonly string[] }) => names.map(isolateText).join(', '),
}))

/** Every text of the list of channels. */
export interface ChannelListLabels extends Readonly<typeof englishChannelListLabels> {}
