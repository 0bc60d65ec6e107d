import { isApiError, isVersionConflict, type PlanDetail } from '@throughline/api-client'
import { tacticTypeKindOf } from '@throughline/domain/channels'
import { TACTIC_TYPE_MESSAGES } from '@throughline/domain/messages'
import type { ChannelListHandlers } from '@throughline/planner-views/channel-list'
import type { ChannelWrites } from '../../data/channel-writes'
import { placeAmongAll } from '../../data/visible-order'
import { refuseName } from '../../lists'
import { useShowToast } from '../../platform/ToastProvider'
import { useCurrent } from '../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../undo'
import type { ChannelChangesOfScreen } from './use-channel-changes'

/** In messages. */
const rules = { noun: 'tactic type' }

type TypeHandlers = Pick<
  ChannelListHandlers,
  'onAddType' | 'onRenameType' | 'onReorderTypes' | 'onTypeOptionChange'
>

/** Returns functions that change the types of channels and show the result in a toast. */
export function useTypeChanges(
  plan: PlanDetail,
  writes: ChannelWrites,
  { enableMonthlyFocus }: Pick<ChannelChangesOfScreen, 'enableMonthlyFocus'>,
): TypeHandlers {
  const showToast = useShowToast()
  const { make, attempt } = useReversibleChanges(plan.id)
  const planNow = useCurrent(plan)
  return {
    onAddType: async ({ channel, name }) => {
      if (isMonthlyFocus(name)) return enableMonthlyFocus(channel)
      const refusal = refuseName(name, channel.tacticTypes, rules)
      if (refusal !== undefined) return refusal
      try {
        await writes.createType({ channelId: channel.id, name })
        showToast({ tone: 'success', text: TACTIC_TYPE_MESSAGES.created })
        return undefined
      } catch (error) {
        return isApiError(error, 'conflict') ? error.message : TACTIC_TYPE_MESSAGES.createFailed
      }
    },
    onRenameType: async ({ channel, type, name }) => {
      if (isMonthlyFocus(name)) return TACTIC_TYPE_MESSAGES.monthlyFocusByName
      const { id, version } = type
      const others = channel.tacticTypes.filter((other) => other.id !== id)
      const refusal = refuseName(name, others, rules)
      if (refusal !== undefined) return refusal
      const rename = (next: string) =>
        writes.updateType({ id, version, name: type.name, changes: { name: next } })
      try {
        await make({
          make: () => rename(name),
          takeBack: () => rename(type.name),
          done: TACTIC_TYPE_MESSAGES.updated,
          failed: TACTIC_TYPE_MESSAGES.updateFailed,
        })
        return undefined
      } catch (error) {
        return isVersionConflict(error) || isApiError(error, 'conflict')
          ? error.message
          : TACTIC_TYPE_MESSAGES.updateFailed
      }
    },
    onReorderTypes: ({ channel, type: { id }, ids }) => {
      const before = channel.tacticTypes
      const place = placeAmongAll(before, ids, id)
      const send = (orderIndex: number) => writes.moveType({ id, orderIndex })
      const entriesNow = () =>
        planNow().channels.find((one) => one.id === channel.id)?.tacticTypes ?? []
      void attempt({
        ...orderChange({ id, before, place, entriesNow, send }),
        done: TACTIC_TYPE_MESSAGES.updated,
        failed: TACTIC_TYPE_MESSAGES.reorderFailed,
      })
    },
    onTypeOptionChange: ({ type: { id }, option, isOn }) => {
      const change = (next: boolean) => writes.updateType({ id, changes: { [option]: next } })
      void attempt({
        make: () => change(isOn),
        takeBack: () => change(!isOn),
        done: TACTIC_TYPE_MESSAGES.updated,
        failed: TACTIC_TYPE_MESSAGES.updateFailed,
      })
    },
  }
}

/**
 * Returns whether a name is that of the monthly focus. In the list of types, adding this name
 * switches the monthly focus of the channel on.
 */
function isMonthlyFocus(name: string): boolean {
  return tacticTypeKindOf(name, false) === 'monthlyFocus'
}
