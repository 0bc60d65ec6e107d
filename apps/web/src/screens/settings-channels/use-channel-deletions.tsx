import type { Channel, TacticType } from '@throughline/domain/channels'
import { CHANNEL_MESSAGES, TACTIC_TYPE_MESSAGES } from '@throughline/domain/messages'
import type { ChannelListHandlers } from '@throughline/planner-views/channel-list'
import { listedTypes } from '@throughline/planner-views/channel-list'
import { useRef, useState, type ReactElement } from 'react'
import type { ChannelWrites } from '../../data/channel-writes'
import { usePlanUsage } from '../../data/plan-usage'
import { useResourceDeletion } from '../../lists'
import { describeChannelDeletion, describeTypeDeletion } from '../../plan'

export interface ChannelDeletionOptions {
  readonly planId: number
  readonly channels: readonly Channel[]
  readonly writes: ChannelWrites
  /** Focuses an element next to the deleted one. */
  readonly goTo: (elementId: string) => void
}

/** Deletes channels and types, after a question that says which data a deletion also removes. */
export function useChannelDeletions({
  planId,
  channels,
  writes,
  goTo,
}: ChannelDeletionOptions): Pick<ChannelListHandlers, 'onDelete' | 'onDeleteType'> & {
  /** Ids of the channels that are deleted, or whose deletion is running. */
  readonly removedIds: ReadonlySet<number>
  /** The open questions; render them anywhere. */
  readonly questions: ReactElement
} {
  const counts = usePlanUsage(planId).data?.tacticCountByType ?? null
  const [removedIds, setRemovedIds] = useState<ReadonlySet<number>>(new Set())
  const deleteChannel = async (id: number) => {
    setRemovedIds((ids) => new Set([...ids, id]))
    try {
      await writes.deleteChannel(id)
    } catch (error) {
      setRemovedIds((ids) => new Set([...ids].filter((one) => one !== id)))
      throw error
    }
  }
  const neighborRef = useRef(ADD_CHANNEL_ID)
  const goToNeighbor = () => {
    goTo(neighborRef.current)
  }
  const channelDeletion = useResourceDeletion<Channel>({
    noun: 'channel',
    describeDeletion: (channel) => describeChannelDeletion(channel, counts),
    onDelete: ({ item }) => withSentence(deleteChannel(item.id), CHANNEL_MESSAGES.deleteFailed),
    deletedText: CHANNEL_MESSAGES.deleted,
    onDeleted: goToNeighbor,
  })
  const typeDeletion = useResourceDeletion<TacticType>({
    noun: 'tactic type',
    describeDeletion: (type) => describeTypeDeletion(type, counts),
    onDelete: ({ item }) =>
      withSentence(writes.deleteType(item.id), TACTIC_TYPE_MESSAGES.deleteFailed),
    deletedText: TACTIC_TYPE_MESSAGES.deleted,
    onDeleted: goToNeighbor,
  })
  return {
    removedIds,
    onDelete: ({ channel }) => {
      const neighbor = neighborOf(channels, channel.id)
      neighborRef.current = neighbor === null ? ADD_CHANNEL_ID : `channel-${neighbor}`
      channelDeletion.ask(channel)
    },
    onDeleteType: ({ channel, type }) => {
      const neighbor = neighborOf(listedTypes(channel), type.id)
      neighborRef.current = neighbor === null ? `channel-${channel.id}` : `type-${neighbor}`
      typeDeletion.ask(type)
    },
    questions: (
      <>
        {channelDeletion.question}
        {typeDeletion.question}
      </>
    ),
  }
}

/** Id of the button that adds a channel. The button also exists when no channel is left. */
export const ADD_CHANNEL_ID = 'add-channel'

/** Returns the id of the entry after another one, or else of the one before it. */
function neighborOf(entries: readonly { readonly id: number }[], id: number): number | null {
  const at = entries.findIndex((entry) => entry.id === id)
  return (entries[at + 1] ?? entries[at - 1])?.id ?? null
}

/** Rejects with a sentence of the catalog instead of the server's. */
async function withSentence(deleting: Promise<void>, sentence: string): Promise<void> {
  try {
    await deleting
  } catch (error) {
    throw new Error(sentence, { cause: error })
  }
}
