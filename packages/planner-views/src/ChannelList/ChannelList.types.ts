import type { Channel, TacticType } from '@throughline/domain/channels'
import type { SwitchProps } from '@throughline/ui/Switch'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { ChannelListLabels, ChannelSetting, TacticTypeOption } from './ChannelList.labels'

/** A type of a channel. */
export interface ChannelTypeSlot {
  readonly channel: Channel
  readonly type: TacticType
}

/** A part of a type that the host draws. */
export interface TypePartSlot extends ChannelTypeSlot {
  /** Another user has deleted the type or its channel, and the part is still open. */
  readonly isGone: boolean
  /**
   * The part has opened or closed. Its row stays while the part is open, even if another user
   * deletes it.
   */
  readonly onOpenChange: (isOpen: boolean) => void
}

/** A switch of a channel. */
export interface ChannelSwitchSlot {
  readonly channel: Channel
  readonly setting: ChannelSetting
  /** Props of the switch, without its state and without its handler. */
  readonly switchProps: Omit<SwitchProps, 'isOn' | 'onChange'>
}

/** Requests of a user in a list of channels. */
export interface ChannelListHandlers {
  /** A row was opened or closed. */
  readonly onExpandedChange: (change: {
    readonly channel: Channel
    readonly isExpanded: boolean
  }) => void
  /** The user requested to edit name and color; `renderEditor` draws the form. */
  readonly onEdit: (choice: { readonly channel: Channel }) => void
  /**
   * The user pressed the button that deletes a channel; the list has not asked for confirmation.
   */
  readonly onDelete: (choice: { readonly channel: Channel }) => void
  /** A channel was moved. `ids` is the new order of all in the list. */
  readonly onReorder: (change: {
    readonly channel: Channel
    readonly ids: readonly number[]
  }) => void
  /**
   * A setting of a channel was turned on or off. @default nothing, where `renderSwitch`
   * draws switches that save themselves
   */
  readonly onSettingChange?: (change: {
    readonly channel: Channel
    readonly setting: ChannelSetting
    readonly isOn: boolean
  }) => void
  /** A trimmed name was entered. Resolves with why no type was added, or nothing. */
  readonly onAddType: (request: {
    readonly channel: Channel
    readonly name: string
  }) => Promise<string | undefined>
  /** A new name, trimmed. Resolves with why it was refused, or nothing. */
  readonly onRenameType: (
    change: ChannelTypeSlot & { readonly name: string },
  ) => Promise<string | undefined>
  /** A type was moved. `ids` is the new order of the types that are listed. */
  readonly onReorderTypes: (change: ChannelTypeSlot & { readonly ids: readonly number[] }) => void
  /** An option of a tactic type was turned on or off. */
  readonly onTypeOptionChange: (
    change: ChannelTypeSlot & { readonly option: TacticTypeOption; readonly isOn: boolean },
  ) => void
  /**
   * The user pressed the button that deletes a tactic type; the list has not asked for
   * confirmation.
   */
  readonly onDeleteType: (choice: ChannelTypeSlot) => void
}

export interface ChannelListProps
  extends ChannelListHandlers, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In their order, each with its types in theirs. Keep the same array while nothing changes. */
  readonly channels: readonly Channel[]
  /** Ids of the channels whose types are visible. */
  readonly expandedIds: ReadonlySet<number>
  /** Content of a list without channels. @default nothing */
  readonly empty?: ReactNode
  /**
   * The channel whose name and color the user edits; its row stays if other users delete it.
   * @default none
   */
  readonly editingId?: number | null
  /**
   * Channels that the user deletes: the list discards text typed in them. Keep the same set.
   * @default none
   */
  readonly removedIds?: ReadonlySet<number>
  /**
   * Whether the plan shows notes; while it does not, the notes of a channel are off. @default true
   */
  readonly arePlanNotesVisible?: boolean
  /** Whether the plan can have nested plans, from which types can be hidden. @default false */
  readonly canHideFromNestedPlans?: boolean
  /**
   * Whether types can have separate custom fields; without them there is no column. @default true
   */
  readonly hasTypeFields?: boolean
  /** The user may look, but not change. @default false */
  readonly isReadOnly?: boolean
  /** The form for name and color of the channel `editingId`. */
  readonly renderEditor?: (slot: {
    readonly channel: Channel
    /** Another user has deleted the channel. */
    readonly isGone: boolean
  }) => ReactNode
  /** A switch of a channel. @default a `Switch` that reports `onSettingChange` */
  readonly renderSwitch?: (slot: ChannelSwitchSlot) => ReactNode
  /** The platforms of a type. @default their names */
  readonly renderPlatforms?: (slot: TypePartSlot) => ReactNode
  /** The custom fields of a type. @default their names */
  readonly renderFields?: (slot: TypePartSlot) => ReactNode
  /** Something was typed that would be lost, or is not there any more. Keep the function. @default nothing */
  readonly onUnsavedChange?: (change: { readonly hasUnsaved: boolean }) => void
  /** @default englishChannelListLabels */
  readonly labels?: ChannelListLabels
}
