import {
  DEFAULT_CHANNELS,
  type Channel,
  type DefaultChannel,
  type TacticType,
} from '@throughline/domain/channels'

/** A default channel, as the step offers it. */
export interface ChannelCard {
  readonly wanted: DefaultChannel
  /** The channel of the plan that has its name; null when the plan does without. */
  readonly channel: Channel | null
  readonly name: string
  /** `#RRGGBB` */
  readonly color: string
  readonly typeNames: readonly string[]
}

/** What of a plan the cards are about. */
interface PlanChannels {
  readonly id: number
  readonly channels: readonly Channel[]
}

/** All default channels. Those that the plan has are shown as they are in it. */
export function channelCardsOf(plan: PlanChannels): readonly ChannelCard[] {
  const own = new Map(ownChannels(plan).map((channel) => [keyOf(channel.name), channel]))
  return DEFAULT_CHANNELS.map((wanted) => {
    const channel = own.get(keyOf(wanted.name)) ?? null
    return {
      wanted,
      channel,
      name: channel?.name ?? wanted.name,
      color: channel?.uiColor ?? wanted.uiColor,
      typeNames: channel === null ? wanted.typeNames : typesOf(channel).map(({ name }) => name),
    }
  })
}

/**
 * Where a default channel belongs among the channels of the plan, from 0: after those before
 * it in the usual order, and before what people have added.
 */
export function placeOfDefault(plan: PlanChannels, { name }: DefaultChannel): number {
  const names = DEFAULT_CHANNELS.map((one) => keyOf(one.name))
  const at = names.indexOf(keyOf(name))
  const own = ownChannels(plan)
  const before = own.findLastIndex((channel) => {
    const place = names.indexOf(keyOf(channel.name))
    return channel.kind === 'initiatives' || (place >= 0 && place < at)
  })
  return before + 1
}

/**
 * Whether a channel can be removed and brought back with nothing lost: nobody uses it, and
 * it is as a new plan has it.
 *
 * @param counts items by type; null while that is not known, and then it cannot
 */
export function isUntouched(
  { wanted, channel }: ChannelCard,
  counts: ReadonlyMap<number, number> | null,
): boolean {
  if (channel === null || counts === null) return false
  const { tacticTypes } = channel
  return (
    tacticTypes.every(
      (type) => (counts.get(type.id) ?? 0) === 0 && hasNothingAdded(type, wanted),
    ) &&
    isSameList(
      tacticTypes.map(({ name }) => name),
      wanted.typeNames,
    ) &&
    channel.name === wanted.name &&
    channel.uiColor === wanted.uiColor &&
    channel.isPaidMedia === wanted.isPaidMedia &&
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

/** In their order, the Initiatives channel among them. */
function ownChannels({ id, channels }: PlanChannels): readonly Channel[] {
  return channels.filter(({ planId }) => planId === id)
}

/** The types that a person chooses between. */
function typesOf({ tacticTypes }: Channel): readonly TacticType[] {
  return tacticTypes.filter(({ kind }) => kind !== 'monthlyFocus')
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}
