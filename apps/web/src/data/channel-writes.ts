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
import type { Channel, TacticType } from '@throughline/domain/channels'
import { placedAt } from '@throughline/domain/ordering'
import { useSettingsWrite } from './settings-writes'
import { onSeenVersion, type SeenRecord } from './core/record-versions'

/** Another place of a channel or a type, counted from 0 among all of its list. */
interface Move {
  readonly id: number
  readonly orderIndex: number
}

/** A change of a channel; a switch names no version, because it says all that it changes. */
interface ChannelChange extends SeenRecord {
  readonly changes: ChannelChanges
}

/** A change of a type; a switch names no version, because it says all that it changes. */
interface TacticTypeChange extends SeenRecord {
  readonly changes: Omit<TacticTypeChanges, 'orderIndex' | 'tacticPlatformIds'>
}

/** A channel that was made. */
interface CreatedChannel {
  readonly channel: Channel
  /** Whether the person may edit its items, as they should. */
  readonly canEdit: boolean
}

/** What can be done with the channels of a plan, and with their types. */
export interface ChannelWrites {
  readonly createChannel: (draft: Omit<ChannelDraft, 'planId'>) => Promise<CreatedChannel>
  readonly updateChannel: (change: ChannelChange) => Promise<Channel>
  /** Shown at once, and put back when it is refused. */
  readonly moveChannel: (move: Move) => Promise<Channel>
  readonly deleteChannel: (id: number) => Promise<void>
  readonly createType: (draft: TacticTypeDraft) => Promise<TacticType>
  /** Shown at once, and put back when it is refused. */
  readonly updateType: (change: TacticTypeChange) => Promise<TacticType>
  /** Shown at once, and put back when it is refused. */
  readonly moveType: (move: Move) => Promise<TacticType>
  readonly deleteType: (id: number) => Promise<void>
}

/**
 * Changes the channels of a plan and their types, one change after the other. Every promise
 * resolves when the plan has been read again, and rejects with the error of the server.
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
    }),
  }
}

/**
 * Shows or hides the notes of a plan. Hidden notes are kept. The plan is read first, because
 * this switch does not depend on what else somebody has changed of it.
 */
export function usePlanNotesWrite(planId: number): (isOn: boolean) => Promise<PlanDetail> {
  return useSettingsWrite(planId, {
    send: async (client, isOn: boolean) =>
      updatePlan(client, await readPlan(client, planId), { isTacticSummaryFieldEnabled: isOn }),
  })
}

/** Whether a channel is of the plan itself; those of its family have an order of their own. */
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
