import { isApiError } from '@throughline/api-client'
import { PARKED, scheduledOn, type TacticListItem } from '@throughline/domain/tactics'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { TacticChange } from '../../data/tactic-changes'
import { useTakeBackPlacement, useUpdateTactic } from '../../data/use-tactic-changes'
import { useShowToast } from '../../platform/ToastProvider'
import { useReportedChange, type UndoStack } from '../../undo'
import { changedByOtherUsers, failureNotice } from '../items/change-failure'
import type { PlanLookup } from '../plan-lookup'
import { parkingTexts } from './parking-texts'

/**
 * Id of toasts about parking. A new toast replaces the previous one, because only the last change
 * offers Undo.
 */
const TOAST_ID = 'parking'

export interface ParkingChangesOptions {
  /** Id of the visible plan. */
  readonly planId: number
  readonly lookup: PlanLookup
  readonly undoStack: UndoStack
  /** Runs when an item is back on the calendar. */
  readonly onUnparked: (change: { item: TacticListItem }) => void
}

/** Texts about a change. */
interface Texts {
  readonly done: string
  readonly undone: string
  readonly failed: string
}

/** Returns functions that park and schedule items, report the result and offer Undo. */
export function useParkingChanges({
  planId,
  lookup,
  undoStack,
  onUnparked,
}: ParkingChangesOptions) {
  const update = useUpdateTactic(planId)
  const takeBackPlacement = useTakeBackPlacement(planId)
  const showToast = useShowToast()
  const report = useReportedChange(undoStack)

  const tellFailure = (error: unknown, item: TacticListItem, { failed }: Texts) => {
    showToast({ id: TOAST_ID, ...failureNotice(error, item, lookup, { text: failed }) })
  }
  const send = ({ item, changes }: TacticChange) => ({
    item,
    saving: update.mutateAsync({ item, changes }),
  })
  type Sent = ReturnType<typeof send>

  /** @returns whether the undo is finished, so that the user cannot try it again */
  const takeBackOne = async ({ item, saving }: Sent, texts: Texts): Promise<boolean> => {
    const request = { item, saving, isTypeChanged: false, isParkingChanged: true }
    try {
      const { code } = await takeBackPlacement.mutateAsync(request)
      if (code === 'changed-by-others') showToast({ id: TOAST_ID, ...changedByOtherUsers(item) })
      else if (code === 'taken-back') showToast({ id: TOAST_ID, text: texts.undone })
      return code !== 'changed-since'
    } catch (error) {
      tellFailure(error, item, texts)
      return !isApiError(error, 'network')
    }
  }
  const change = async (
    requests: readonly TacticChange[],
    texts: Texts,
    onUndone: (item: TacticListItem) => void,
  ) => {
    const sent = requests.map(send)
    const [first] = sent
    if (first === undefined) return
    const settled = Promise.allSettled(sent.map(({ saving }) => saving))
    // Reports the change if at least one item was saved, otherwise the first error.
    const saving = settled.then((outcomes) =>
      outcomes.some(({ status }) => status === 'fulfilled') ? undefined : first.saving,
    )
    const takeBack = async () => {
      const outcomes = sent.map((one) => takeBackOne(one, texts))
      onUndone(first.item)
      return (await Promise.all(outcomes)).every(Boolean)
    }
    await report({ saving, takeBack, toast: { id: TOAST_ID, text: texts.done } }).catch(
      () => undefined,
    )
    for (const [index, outcome] of (await settled).entries()) {
      const item = sent[index]?.item
      if (outcome.status === 'rejected' && item !== undefined) {
        tellFailure(outcome.reason, item, texts)
      }
    }
  }

  return {
    /** Removes items from the calendar, together with their repeat and their initiatives. */
    park: (items: readonly TacticListItem[]) => {
      const texts = {
        done: parkingTexts.parked(items),
        undone: parkingTexts.unparked(items),
        failed: parkingTexts.notParked,
      }
      void change(
        items.map((item) => ({ item, changes: PARKED })),
        texts,
        (item) => {
          onUnparked({ item })
        },
      )
    },
    /** Schedules an item on a day. @returns the item with its new dates */
    schedule: (item: TacticListItem, day: string, isMonthly: boolean): TacticListItem => {
      const changes = scheduledOn(dayNumberOf(day), { isAllDay: item.isAllDay, isMonthly })
      const texts = {
        done: parkingTexts.scheduled([item], day),
        undone: parkingTexts.unscheduled([item]),
        failed: parkingTexts.notScheduled,
      }
      void change([{ item, changes }], texts, () => {})
      return { ...item, ...changes }
    },
  }
}
