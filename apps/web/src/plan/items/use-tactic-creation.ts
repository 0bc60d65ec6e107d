import { type PlanDetail } from '@throughline/api-client'
import { isMonthlyKind } from '@throughline/domain/channels'
import { INITIATIVE_MESSAGES, TACTIC_MESSAGES } from '@throughline/domain/messages'
import {
  asWholeMonths,
  withDuration,
  type Tactic,
  type TacticDates,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { useCreateTactic, useDeleteTactic, useRestoreTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import {
  redoToast,
  resultOfFailedUndo,
  useReportedChange,
  type UndoResult,
  type UndoStack,
} from '../../undo'
import { failureOfSave, type SaveFailure } from '../editor/save-failure'

/** Values of a new item. */
export interface TacticCreation {
  readonly title: string
  readonly channelId: number
  readonly typeId: number
  readonly dates: TacticDates
}

/** Runs when the undo of a creation has deleted the item, and when its redo has restored it. */
interface CreationFollower {
  readonly onUndone: (item: TacticListItem) => void
  readonly onRedone: (item: TacticListItem) => void
}

/** Returns functions that create items of a plan from their required values, and offer Undo. */
export function useTacticCreation(
  plan: PlanDetail,
  undoStack: UndoStack,
): {
  /**
   * Creates an item. Rejects with the error of the server.
   *
   * @returns null if the channel or its type is deleted; the hook then sends no request
   */
  readonly create: (
    creation: TacticCreation,
    follower?: CreationFollower,
  ) => Promise<TacticListItem | null>
  /** Returns the failure of a form for an error of `create`. */
  readonly failureOf: (error: unknown, creation: TacticCreation) => SaveFailure
} {
  const creating = useCreateTactic(plan.id)
  const remove = useDeleteTactic(plan.id)
  const restore = useRestoreTactic(plan.id)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)
  const channelOf = (channelId: number) => plan.channels.find(({ id }) => id === channelId)
  const takeBack = async (item: TacticListItem, onRedo: () => void): Promise<UndoResult> => {
    try {
      await remove.mutateAsync({ item, isGoneAtOnce: true })
      showToast(redoToast({ id: 'created', text: TACTIC_MESSAGES.deleted }, onRedo))
      return true
    } catch (failure) {
      showToast({ id: 'created', tone: 'error', text: TACTIC_MESSAGES.deleteFailed })
      return resultOfFailedUndo(failure)
    }
  }
  const follow = (
    saving: Promise<Tactic>,
    text: string,
    follower?: CreationFollower,
    isRedo = false,
  ): Promise<Tactic> =>
    report({
      saving,
      // An item that was not created needs no undo.
      takeBack: (onRedo) =>
        saving.then(
          async (item) => {
            const result = await takeBack(item, onRedo)
            if (result === true) follower?.onUndone(item)
            return result
          },
          () => 'not-undone' as const,
        ),
      // The deleted item comes back, with its id.
      redo: () => {
        const restoring = saving.then((item) => restore.mutateAsync({ item }))
        follow(restoring, text, follower, true).then(follower?.onRedone, (error: unknown) => {
          const message = error instanceof Error ? error.message : 'Not restored.'
          showToast({ id: 'created', tone: 'error', text: message })
        })
      },
      isRedo,
      toast: { id: 'created', tone: 'success', text },
    })
  return {
    create: async ({ title, channelId, typeId, dates }, follower) => {
      const channel = channelOf(channelId)
      const type = channel?.tacticTypes.find(({ id }) => id === typeId)
      if (channel === undefined || type === undefined) return null
      const isInitiative = channel.kind === 'initiatives'
      const lasting = isInitiative ? withDuration(dates) : dates
      const saving = creating.mutateAsync({
        draft: {
          planId: plan.id,
          title,
          tacticTypeId: typeId,
          isInitiative,
          ...(isMonthlyKind(type.kind) ? asWholeMonths(dates) : lasting),
        },
      })
      const messages = isInitiative ? INITIATIVE_MESSAGES : TACTIC_MESSAGES
      return follow(saving, messages.created, follower)
    },
    failureOf: (error, { channelId }) =>
      failureOfSave(error, {
        channelName: channelOf(channelId)?.name ?? '',
        planName: plan.name,
      }),
  }
}
