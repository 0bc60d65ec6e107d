import type { Channel } from '@throughline/domain/channels'
import type { ChannelListHandlers, ChannelListProps } from './ChannelList.types'
import type { ChannelListLabels } from './ChannelList.labels'

/** The types of a channel, and the actions of the user on them. */
export interface ChannelTypesProps
  extends
    Pick<
      ChannelListHandlers,
      'onAddType' | 'onRenameType' | 'onReorderTypes' | 'onTypeOptionChange' | 'onDeleteType'
    >,
    Pick<ChannelListProps, 'renderPlatforms' | 'renderFields'> {
  readonly channel: Channel
  readonly labels: ChannelListLabels
  readonly isReadOnly: boolean
  readonly canHideFromNestedPlans: boolean
  readonly hasTypeFields: boolean
  /** Another user has deleted the channel; it stays for the text typed in it. */
  readonly isGone: boolean
  /** Typed name of a new type. */
  readonly newType: string
  readonly onNewTypeChange: (text: string) => void
  /** A part has text, so that the channel stays; or it has none any more. */
  readonly onKeep: (part: string, isRetained: boolean) => void
  /** A part has text that is not saved, or none any more. */
  readonly onUnsaved: (part: string, hasUnsaved: boolean) => void
}
