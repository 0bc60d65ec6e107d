import type { PlanDetail } from '@throughline/api-client'
import type { Channel } from '@throughline/domain/channels'
import {
  CHANNEL_MESSAGES,
  isolateText,
  monthlyFocusFailed,
  monthlyFocusTypeFailed,
} from '@throughline/domain/messages'
import type { ChannelListHandlers, ChannelSetting } from '@throughline/planner-views/channel-list'
import type { ChannelWrites } from '../../data/channel-writes'
import { placeAmongAll } from '../../data/visible-order'
import { useShowToast } from '../../platform/ToastProvider'
import { useCurrent } from '../../platform/use-current'
import { orderChange, useReversibleChanges } from '../../undo'
import type { ChannelValues } from './channel-form-model'

/** Changes of channels that show their result in a toast. */
export interface ChannelChangesOfScreen extends Pick<ChannelListHandlers, 'onReorder'> {
  /** Rejects if the creation fails. @returns the id of the channel */
  readonly create: (values: ChannelValues) => Promise<number>
  /** Rejects if the save fails. */
  readonly update: (channel: Channel, values: ChannelValues) => Promise<unknown>
  /** Rejects with the sentence of the catalog, after a toast. */
  readonly switchSetting: (
    channel: Channel,
    setting: ChannelSetting,
    isOn: boolean,
  ) => Promise<unknown>
  /** @returns why the monthly focus could not be switched on; undefined on success */
  readonly enableMonthlyFocus: (channel: Channel) => Promise<string | undefined>
}

/** Returns functions that change the channels of a plan and show the result in a toast. */
export function useChannelChanges(plan: PlanDetail, writes: ChannelWrites): ChannelChangesOfScreen {
  const showToast = useShowToast()
  const { make, attempt } = useReversibleChanges(plan.id)
  const own = plan.channels.filter(({ planId }) => planId === plan.id)
  const entriesNow = useCurrent(own)
  const say = (text: string) => {
    showToast({ tone: 'error', text })
  }
  const warnOf = (channel: Channel, setting: ChannelSetting) => {
    const isMissing =
      setting === 'useMonthlyFocusType' &&
      channel.useMonthlyFocusType &&
      !channel.tacticTypes.some(({ kind }) => kind === 'monthlyFocus')
    if (isMissing) say(monthlyFocusTypeFailed({ channel: channel.name }))
  }
  return {
    create: async ({ name, color }) => {
      const { channel, canEdit } = await writes.createChannel({ name, uiColor: color })
      showToast({
        tone: 'success',
        title: CHANNEL_MESSAGES.created,
        text: CHANNEL_MESSAGES.createdHint,
      })
      if (channel.tacticTypes.length === 0) say(CHANNEL_MESSAGES.defaultTypeFailed)
      if (!canEdit) say(CHANNEL_MESSAGES.editRightsFailed)
      return channel.id
    },
    update: (channel, values) => {
      const { id, version, name, uiColor } = channel
      const change = (next: ChannelValues) =>
        writes.updateChannel({
          id,
          version,
          name,
          changes: { name: next.name, uiColor: next.color },
        })
      return make({
        make: () => change(values),
        takeBack: () => change({ name, color: uiColor }),
        done: CHANNEL_MESSAGES.updated,
        failed: CHANNEL_MESSAGES.updateFailed,
      })
    },
    onReorder: ({ channel: { id }, ids }) => {
      const place = placeAmongAll(own, ids, id)
      const send = (orderIndex: number) => writes.moveChannel({ id, orderIndex })
      void attempt({
        ...orderChange({ id, before: own, place, entriesNow, send }),
        done: CHANNEL_MESSAGES.updated,
        failed: CHANNEL_MESSAGES.updateFailed,
      })
    },
    switchSetting: async ({ id, name }, setting, isOn) => {
      const change = (next: boolean) => writes.updateChannel({ id, changes: { [setting]: next } })
      const failed = failureOf(name, setting, isOn)
      try {
        const stored = await make({
          make: () => change(isOn),
          takeBack: () => change(!isOn),
          done: CHANNEL_MESSAGES.updated,
          failed: (_error, isUndo) => failureOf(name, setting, isUndo ? !isOn : isOn),
        })
        warnOf(stored, setting)
      } catch {
        say(failed)
        throw new Error(failed)
      }
    },
    enableMonthlyFocus: async (channel) => {
      const { id, name } = channel
      try {
        if (!channel.useMonthlyFocusType) {
          const changes = { useMonthlyFocusType: true }
          warnOf(await writes.updateChannel({ id, changes }), 'useMonthlyFocusType')
        }
        showToast({
          tone: 'success',
          title: CHANNEL_MESSAGES.updated,
          text: `Monthly Channel Focus is on for ${isolateText(name)}.`,
        })
        return undefined
      } catch {
        return failureOf(name, 'useMonthlyFocusType', true)
      }
    },
  }
}

function failureOf(channel: string, setting: ChannelSetting, isOn: boolean): string {
  return setting === 'useMonthlyFocusType'
    ? monthlyFocusFailed({ channel, isOn })
    : CHANNEL_MESSAGES.updateFailed
}
