import {
  DEFAULT_CHANNELS,
  type Channel,
  type DefaultChannel,
  type TacticType,
} from '@throughline/domain/channels'
import { nameKey } from '@throughline/domain/names'

/** Default channel, with the plan's channel of the same name. */
export interface ChannelCard {
  readonly target: DefaultChannel
  /** The plan's channel of this name; null if the plan has none. */
  readonly channel: Channel | null
  readonly name: string
  /** `#RRGGBB` */
  readonly color: string
  readonly typeNames: readonly string[]
}

/** Channels of a plan, for the cards. */
interface PlanChannels {
  readonly id: number
  readonly channels: readonly Channel[]
}

/**
 * Returns a card for each default channel. A channel of the plan appears with its current values.
 */
export function channelCardsOf(plan: PlanChannels): readonly ChannelCard[] {
  const own = new Map(ownChannels(plan).map((channel) => [nameKey(channel.name), channel]))
  return DEFAULT_CHANNELS.map((target) => {
    const channel = own.get(nameKey(target.name)) ?? null
    return {
      target,
      channel,
      name: channel?.name ?? target.name,
      color: channel?.uiColor ?? target.uiColor,
      typeNames: channel === null ? target.typeNames : typesOf(channel).map(({ name }) => name),
    }
  })
}

/**
 * Returns the index, from 0, of a default channel among the channels of the plan. It comes after
 * the default channels that precede it in the usual order, and before channels that users have
 * added.
 */
export function placeOfDefault(plan: PlanChannels, { name }: DefaultChannel): number {
  const names = DEFAULT_CHANNELS.map((one) => nameKey(one.name))
  const at = names.indexOf(nameKey(name))
  const own = ownChannels(plan)
  const before = own.findLastIndex((channel) => {
    const place = names.indexOf(nameKey(channel.name))
    return channel.kind === 'initiatives' || (place >= 0 && place < at)
  })
  return before + 1
}

/**
 * Returns whether the user can remove a channel and restore it without loss. The channel must have
 * no items and be unchanged since the creation of the plan.
 *
 * @param counts items by type; null until they have loaded, which counts as used
 */
export function isUntouched(
  { target, channel }: ChannelCard,
  counts: ReadonlyMap<number, number> | null,
): boolean {
  if (channel === null || counts === null) return false
  const { tacticTypes } = channel
  return (
    tacticTypes.every(
      (type) => (counts.get(type.id) ?? 0) === 0 && hasNothingAdded(type, target),
    ) &&
    isSameList(
      tacticTypes.map(({ name }) => name),
      target.typeNames,
    ) &&
    channel.name === target.name &&
    channel.uiColor === target.uiColor &&
    channel.isPaidMedia === target.isPaidMedia &&
    !channel.useMonthlyFocusType &&
    !channel.enableTacticFlagging &&
    !channel.hideInFlow
  )
}

function hasNothingAdded(type: TacticType, { platformNames }: DefaultChannel): boolean {
  return (
    type.tacticFields.length === 0 &&
    !type.shouldTacticsAllowMultiplePlatforms &&
    !type.shouldHideTacticsFromNestedPlans &&
    type.tacticPlatforms.every(({ name }) => platformNames.includes(name))
  )
}

function isSameList(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name, at) => name === others[at])
}

/** Returns the plan's own channels in their order, with the Initiatives channel. */
function ownChannels({ id, channels }: PlanChannels): readonly Channel[] {
  return channels.filter(({ planId }) => planId === id)
}

/** Returns the types that a user can choose. */
function typesOf({ tacticTypes }: Channel): readonly TacticType[] {
  return tacticTypes.filter(({ kind }) => kind !== 'monthlyFocus')
}
