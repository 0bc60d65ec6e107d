import {
  createChannel,
  createTacticType,
  deleteChannel,
  deleteTacticType,
  readPlan,
  updateChannel,
  updatePlan,
  updateTacticType,
  type ChannelChanges,
  type ChannelDraft,
  type PlanDetail,
  type TacticTypeChanges,
  type TacticTypeDraft,
} from '@throughline/api-client'
import type { QueryKey } from '@tanstack/react-query'
import type { Channel, TacticType } from '@throughline/domain/channels'
import { placedAt } from '@throughline/domain/ordering'
import { planUsageRead } from './plan-usage'
import { useSettingsWrite } from './settings-writes'
import { tactics } from './tactics'
import { onSeenVersion, type SeenRecord } from './core/record-versions'

/** New position of a channel or a type, counted from 0 in its complete list. */
interface Move {
  readonly id: number
  readonly orderIndex: number
}

/** A change of a channel. A switch sends no version, because it contains the complete change. */
interface ChannelChange extends SeenRecord {
  readonly changes: ChannelChanges
}

/** A change of a type. A switch sends no version, because it contains the complete change. */
interface TacticTypeChange extends SeenRecord {
  readonly changes: Omit<TacticTypeChanges, 'orderIndex' | 'tacticPlatformIds'>
}

/** Result of a channel's creation. */
interface CreatedChannel {
  readonly channel: Channel
  /** Whether the user may edit its items, as the creator should. */
  readonly canEdit: boolean
}

/** Changes of the channels of a plan, and of their types. */
export interface ChannelWrites {
  readonly createChannel: (draft: Omit<ChannelDraft, 'planId'>) => Promise<CreatedChannel>
  readonly updateChannel: (change: ChannelChange) => Promise<Channel>
  /** Shows the change at once, and reverts it if the server refuses. */
  readonly moveChannel: (move: Move) => Promise<Channel>
  readonly deleteChannel: (id: number) => Promise<void>
  readonly createType: (draft: TacticTypeDraft) => Promise<TacticType>
  /** Shows the change at once, and reverts it if the server refuses. */
  readonly updateType: (change: TacticTypeChange) => Promise<TacticType>
  /** Shows the change at once, and reverts it if the server refuses. */
  readonly moveType: (move: Move) => Promise<TacticType>
  readonly deleteType: (id: number) => Promise<void>
}

/**
 * Returns the changes of a plan's channels and their types, which run one after the other. Every
 * promise resolves when the plan has been read again, and rejects with the error of the server.
 */
export function useChannelWrites(planId: number): ChannelWrites {
  return {
    createChannel: useSettingsWrite(planId, {
      send: async (client, draft: Omit<ChannelDraft, 'planId'>) => {
        const channel = await createChannel(client, { planId, ...draft })
        const { access } = await readPlan(client, planId)
        const canEdit = access.canEditAllChannels || access.editableChannelIds.includes(channel.id)
        return { channel, canEdit }
      },
    }),
    updateChannel: useSettingsWrite(planId, {
      send: onSeenVersion(
        'channels',
        (change: ChannelChange) => change,
        (client, { id, changes }, version) => updateChannel(client, id, changes, version),
      ),
    }),
    moveChannel: useSettingsWrite(planId, {
      send: (client, { id, orderIndex }: Move) => updateChannel(client, id, { orderIndex }),
      pending: (plan, move) => ({ ...plan, channels: moved(plan.channels, isOf(plan), move) }),
    }),
    deleteChannel: useSettingsWrite(planId, {
      send: (client, id: number) => deleteChannel(client, id),
      refreshes: itemReads,
    }),
    createType: useSettingsWrite(planId, {
      send: (client, draft: TacticTypeDraft) => createTacticType(client, draft),
    }),
    updateType: useSettingsWrite(planId, {
      send: onSeenVersion(
        'tactic_types',
        (change: TacticTypeChange) => change,
        (client, { id, changes }, version) => updateTacticType(client, id, changes, version),
      ),
      pending: (plan, { id, changes }) =>
        withTypes(plan, id, (types) =>
          types.map((type) => (type.id === id ? Object.assign({}, type, changes) : type)),
        ),
    }),
    moveType: useSettingsWrite(planId, {
      send: (client, { id, orderIndex }: Move) => updateTacticType(client, id, { orderIndex }),
      pending: (plan, move) => withTypes(plan, move.id, (types) => moved(types, () => true, move)),
    }),
    deleteType: useSettingsWrite(planId, {
      send: (client, id: number) => deleteTacticType(client, id),
      refreshes: itemReads,
    }),
  }
}

/** Items of a deleted channel or type disappear from every list. */
const itemReads = (planId: number): readonly QueryKey[] => [
  tactics.keyOf(planId),
  planUsageRead.key(planId),
]

/**
 * Shows or hides the notes of a plan. Hidden notes remain stored.
 *
 * Reads the plan first and sends its newest version: other users' changes of the plan must not
 * block this switch.
 */
export function usePlanNotesWrite(planId: number): (isOn: boolean) => Promise<PlanDetail> {
  return useSettingsWrite(planId, {
    send: async (client, isOn: boolean) =>
      updatePlan(client, await readPlan(client, planId), { isTacticSummaryFieldEnabled: isOn }),
  })
}

/**
 * Returns whether a channel belongs to the plan itself. Channels of its family have a separate
 * order.
 */
function isOf({ id }: PlanDetail): (channel: Channel) => boolean {
  return ({ planId }) => planId === id
}

function moved<Entry extends { readonly id: number }>(
  entries: readonly Entry[],
  isOrdered: (entry: Entry) => boolean,
  { id, orderIndex }: Move,
): readonly Entry[] {
  const ordered = entries.filter(isOrdered)
  const entry = ordered.find((one) => one.id === id)
  if (entry === undefined) return entries
  const placed = placedAt(ordered, entry, orderIndex).map((one, at) =>
    Object.assign({}, one, { orderIndex: at }),
  )
  return [...placed, ...entries.filter((one) => !isOrdered(one))]
}

function withTypes(
  plan: PlanDetail,
  typeId: number,
  typesOf: (types: readonly TacticType[]) => readonly TacticType[],
): PlanDetail {
  return {
    ...plan,
    channels: plan.channels.map((channel) =>
      channel.tacticTypes.some(({ id }) => id === typeId)
        ? Object.assign({}, channel, { tacticTypes: typesOf(channel.tacticTypes) })
        : channel,
    ),
  }
}
