import type { PlanDetail } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import { CHANNEL_MESSAGES } from '@throughline/domain/messages'
import { useState, type ReactElement } from 'react'
import { useChannelWrites } from '../../../data/channel-writes'
import { useDefaultChannelWrite } from '../../../data/default-channels'
import { usePlanUsage } from '../../../data/plan-usage'
import { useResourceDeletion } from '../../../lists'
import { describeChannelDeletion } from '../../../plan'
import { useShowToast } from '../../../platform/ToastProvider'
import { resultOfFailedUndo, useReportedChange, useUndoStack } from '../../../undo'
import { channelCardsOf, isUntouched, placeOfDefault, type ChannelCard } from './channel-cards'

/**
 * Adds default channels to a plan and removes them, at once. If the app can restore a removed
 * channel exactly, the toast offers Undo. Otherwise a question precedes the removal, and says which
 * data it also removes.
 */
export function useDefaultChannels(plan: PlanDetail): {
  /**
   * Whether the usage of the channels still loads. If it cannot load, every removal opens the
   * question.
   */
  readonly isLoading: boolean
  readonly cards: readonly ChannelCard[]
  /** Returns whether the plan has the channel, or will have it after a running change. */
  readonly isChosen: (card: ChannelCard) => boolean
  readonly isBusy: (card: ChannelCard) => boolean
  readonly choose: (card: ChannelCard, isChosen: boolean) => void
  /** Number of running additions and removals. */
  readonly busyCount: number
  /** Channels that could not be added, and that the user has not chosen again since. */
  readonly failed: readonly ChannelCard[]
  /** Tries again to add the failed channels. */
  readonly retry: () => void
  /** The open question, or null. */
  readonly question: ReactElement | null
} {
  const showToast = useShowToast()
  const report = useReportedChange(useUndoStack(`plan:${plan.id}`))
  const { deleteChannel } = useChannelWrites(plan.id)
  const addDefault = useDefaultChannelWrite(plan.id)
  const usage = usePlanUsage(plan.id)
  const counts = usage.data?.tacticCountByType ?? null
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [failed, setFailed] = useState<readonly string[]>([])
  const cards = channelCardsOf(plan)

  /** Runs a change, and shows its choice until the plan has been read again. */
  const showing = async <Answer,>(
    { target }: ChannelCard,
    isChosen: boolean,
    change: () => Promise<Answer>,
  ): Promise<Answer> => {
    setPending((before) => new Map([...before, [target.name, isChosen]]))
    setFailed((before) => before.filter((name) => name !== target.name))
    try {
      return await change()
    } catch (error) {
      if (isChosen) setFailed((before) => [...before, target.name])
      throw error
    } finally {
      setPending((before) => new Map([...before].filter(([name]) => name !== target.name)))
    }
  }
  const add = (card: ChannelCard, orderIndex: number) =>
    showing(card, true, () => addDefault({ target: card.target, orderIndex }))
  const remove = (card: ChannelCard, id: number) => showing(card, false, () => deleteChannel(id))

  const takeBackWith =
    (change: () => Promise<unknown>, done: string, failed: string) => async () => {
      try {
        await change()
        showToast({ tone: 'success', text: done })
        return true
      } catch (error) {
        showToast({ tone: 'error', text: failed })
        return resultOfFailedUndo(error)
      }
    }
  const deletion = useResourceDeletion<Channel>({
    noun: 'channel',
    describeDeletion: (channel) => describeChannelDeletion(channel, counts),
    onDelete: async ({ item: { id } }) => {
      try {
        await deleteChannel(id)
      } catch (error) {
        throw new Error(CHANNEL_MESSAGES.deleteFailed, { cause: error })
      }
    },
    deletedText: CHANNEL_MESSAGES.deleted,
    onDeleted: () => undefined,
  })
  const addReported = async (card: ChannelCard) => {
    const saving = add(card, placeOfDefault(plan, card.target))
    try {
      await report({
        saving,
        takeBack: () =>
          saving.then(
            ({ id }) =>
              takeBackWith(
                () => remove(card, id),
                CHANNEL_MESSAGES.deleted,
                CHANNEL_MESSAGES.deleteFailed,
              )(),
            // A channel that the server has not created needs no undo.
            () => true,
          ),
        toast: { id: card.name, tone: 'success', text: CHANNEL_MESSAGES.created },
      })
    } catch {
      showToast({ tone: 'error', text: CHANNEL_MESSAGES.createFailed })
    }
  }
  const removeReported = async (card: ChannelCard, { id }: Channel) => {
    const place = plan.channels.filter(({ planId }) => planId === plan.id)
    const orderIndex = place.findIndex((one) => one.id === id)
    try {
      await report({
        saving: remove(card, id),
        takeBack: takeBackWith(
          () => add(card, orderIndex),
          CHANNEL_MESSAGES.created,
          CHANNEL_MESSAGES.createFailed,
        ),
        toast: { id: card.name, tone: 'success', text: CHANNEL_MESSAGES.deleted },
      })
    } catch {
      showToast({ tone: 'error', text: CHANNEL_MESSAGES.deleteFailed })
    }
  }
  const failedCards = cards.filter(
    ({ target, channel }) => channel === null && failed.includes(target.name),
  )
  return {
    isLoading: usage.data === undefined && usage.error === null,
    cards,
    isChosen: ({ target, channel }) => pending.get(target.name) ?? channel !== null,
    isBusy: ({ target }) => pending.has(target.name),
    choose: (card, isChosen) => {
      const { channel, target } = card
      if (pending.has(target.name) || isChosen === (channel !== null)) return
      if (channel === null) void addReported(card)
      else if (isUntouched(card, counts)) void removeReported(card, channel)
      else deletion.ask(channel)
    },
    busyCount: pending.size,
    failed: failedCards,
    retry: () => {
      for (const card of failedCards) void addReported(card)
    },
    question: deletion.question,
  }
}
