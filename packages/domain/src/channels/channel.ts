import type { TacticType } from './tactic-type'

/**
 * The purpose of a channel. It is set when the channel is created and never changes, so that
 * renaming a channel does not change how it behaves.
 */
export type ChannelKind = 'standard' | 'initiatives' | 'subscriptions' | 'socialMedia'

/** A channel of a plan, by which its tactics are grouped and colored. */
export interface Channel {
  readonly id: number
  /** Grows with each change of the channel, but not of its place; absent before it is read. */
  readonly version?: number
  readonly name: string
  readonly kind: ChannelKind
  readonly planId: number
  /** null for a default channel. */
  readonly creatorId: number | null
  /** Place among the channels of its plan, ascending; equal ones by id. */
  readonly orderIndex: number
  /** `#RRGGBB`. */
  readonly uiColor: string
  /** Its tactics of 21 days or more are long-running: in the overstory, not in the grid. */
  readonly isPaidMedia: boolean
  /** Its tactics can be flagged. */
  readonly enableTacticFlagging: boolean
  /** It has a monthly channel focus. */
  readonly useMonthlyFocusType: boolean
  /** Notes of its tactics are shown, where the plan shows notes at all. */
  readonly isSummaryEnabled: boolean
  /** The flow view leaves its tactics out. */
  readonly hideInFlow: boolean
  /** Belongs to a lead plan. */
  readonly isLead: boolean
  /** Belongs to a nested plan. */
  readonly isNested: boolean
  readonly abbreviatedPlanName: string
  /** Added by a person and shown. */
  readonly isVisibleCustomChannel: boolean
  readonly tacticTypes: readonly TacticType[]
}

/** Whether tactics of a channel can be flagged; false without a channel. */
export function canFlagTactics(
  channel: Partial<Pick<Channel, 'enableTacticFlagging'>> | null | undefined,
): boolean {
  return channel?.enableTacticFlagging ?? (channel !== null && channel !== undefined)
}

const kindByName: ReadonlyMap<string, ChannelKind> = new Map<string, ChannelKind>([
  ['initiatives', 'initiatives'],
  ['subscriptions', 'subscriptions'],
  ['social media', 'socialMedia'],
])

/** The kind that a channel gets when it is made, by its name, ignoring case and surrounding spaces. */
export function channelKindOf(name: string): ChannelKind {
  return kindByName.get(name.trim().toLowerCase()) ?? 'standard'
}

/** Why a channel cannot have a name. */
export type ChannelNameRefusal = 'required' | 'reserved'

/** Checks the name that a user enters for a channel; returns null for a valid name. */
export function refuseChannelName(name: string): ChannelNameRefusal | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'required'
  const kind = channelKindOf(trimmed)
  return kind === 'initiatives' || kind === 'subscriptions' ? 'reserved' : null
}
