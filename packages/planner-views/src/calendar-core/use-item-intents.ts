import { nearestDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { isolateText } from '@throughline/domain/messages'
import { lastTouchedDay } from '@throughline/domain/tactics'
import type {
  DateAction,
  Reschedulable,
  Rescheduling,
  TacticDates,
} from '@throughline/domain/tactics'
import { useState } from 'react'

import type { CalendarItem } from '../calendar-parts'
import type { BulkAction } from './bulk-actions'
import type { DragSubject } from './drag-subject'
import { itemOf } from './entry-target'
import type { EntryTarget } from './entry-target'
import type { ItemIntentLabels } from './item-intents.labels'
import type { CompleteIntentProps, HostItemAction } from './item-intents.types'
import type { KeyPress } from './item-key-intent'
import type { DragOutside } from './drag.types'
import type { ItemMenuAction } from './item-menu'
import { judgeChange, judgeDelete } from './item-results'

interface ItemIntentOptions extends CompleteIntentProps {
  readonly labels: ItemIntentLabels
  /** The times of day of dates, for announcements; null for whole days. @default none */
  readonly timesOf?: (dates: TacticDates) => string | null
  /** The items that one of several selected items is selected with, itself included. @default null */
  readonly selectedWith?: (item: CalendarItem) => readonly CalendarItem[] | null
  /** The copy key has another meaning than the copy action of the menu. @default false */
  readonly isCopyMenuOnly?: boolean
}

const noActions: readonly HostItemAction[] = []

/** The intents of a view. Pointer, keys and menus all lead here. */
export type ItemIntents = ReturnType<typeof useItemIntents>

/**
 * Returns the intents of a user on items and free places. Each intent asks for permission,
 * announces the result and reports to the host. It announces and reports a refusal with its code,
 * once per attempt.
 */
export function useItemIntents(options: ItemIntentOptions) {
  const { labels, isReadOnly = false, busyItemIds } = options
  const [announcement, announce] = useState('')

  const canCreate = !isReadOnly && options.onCreate !== undefined
  const isFree = ({ id }: CalendarItem): boolean => !isReadOnly && busyItemIds?.has(id) !== true
  const titleOf = ({ title }: CalendarItem): { title: string } => ({ title: isolateText(title) })

  const create = (dates: TacticDates, anchor: HTMLElement): void => {
    if (!canCreate) return
    const result = options.canCreate?.(dates)
    if (result?.allowed !== false) {
      options.onCreate?.({ ...dates, anchor })
      return
    }
    announce(labels.createRefused)
    options.onRefused?.({ action: 'create', item: null, code: result.code })
  }

  /** Returns the items for an action on this one; null if the action is for this item alone. */
  const bulkItemsOf = (item: CalendarItem): readonly CalendarItem[] | null =>
    isReadOnly || options.onBulkAction === undefined ? null : (options.selectedWith?.(item) ?? null)
  const bulk = (action: BulkAction, item: CalendarItem): void => {
    const items = action === 'move-with-related' ? null : bulkItemsOf(item)
    options.onBulkAction?.({ action, items: items ?? [item] })
  }
  const canMoveWithRelated = (item: CalendarItem): boolean =>
    item.isInitiative &&
    options.onBulkAction !== undefined &&
    isFree(item) &&
    judgeChange(item, 'move', options).allowed

  const refuse = (item: CalendarItem, { kind }: DateAction, code: string): void => {
    announce(labels[kind === 'move' ? 'moveRefused' : 'resizeRefused'](titleOf(item)))
    options.onMoveRefused?.({ item, code })
  }
  const allow = (item: CalendarItem, action: DateAction): boolean => {
    if (!isFree(item)) return false
    const result = judgeChange(item, action.kind, options)
    if (!result.allowed) refuse(item, action, result.code)
    return result.allowed
  }
  const change = (
    item: CalendarItem,
    action: DateAction,
    outcome: Rescheduling,
  ): TacticDates | null => {
    // Checks again, because the host may have withdrawn the permission during a drag.
    if (!allow(item, action)) {
      const { moveCancelled, resizeCancelled } = labels
      const cancelled = action.kind === 'move' ? moveCancelled : resizeCancelled
      if (!isFree(item)) announce(cancelled(titleOf(item)))
      return null
    }
    if (outcome.code === 'unchanged') {
      announce(labels[action.kind === 'move' ? 'moveCancelled' : 'resizeEnded'](titleOf(item)))
      return null
    }
    if (outcome.code !== 'changed') {
      refuse(item, action, outcome.code)
      return null
    }
    const { dates } = outcome
    const when = {
      ...titleOf(item),
      firstDay: nearestDateOf(dayNumberOf(dates.startDate)),
      lastDay: nearestDateOf(lastTouchedDay(dates)),
      times: options.timesOf?.(dates) ?? null,
    }
    if (action.kind === 'move') {
      announce(labels.moved(when))
      options.onMove?.({ item, ...dates })
    } else {
      announce(labels.resized(when))
      options.onResize?.({ item, edge: action.edge, ...dates })
    }
    return dates
  }

  const canDelete = (item: CalendarItem): boolean =>
    isFree(item) && options.onDeleteItem !== undefined
  const remove = (item: CalendarItem): void => {
    if (bulkItemsOf(item) !== null) {
      bulk('delete', item)
      return
    }
    if (!canDelete(item)) return
    const result = judgeDelete(item, options)
    if (result.allowed) {
      options.onDeleteItem?.({ item })
      return
    }
    announce(labels.deleteRefused(titleOf(item)))
    options.onRefused?.({ action: 'delete', item, code: result.code })
  }

  const itemsWith = (item: CalendarItem): readonly CalendarItem[] =>
    options.selectedWith?.(item) ?? [item]
  const act = (action: HostItemAction, item: CalendarItem): void => {
    if (!isFree(item)) return
    const items = itemsWith(item)
    // The host itself skips those of several items that may not be changed.
    const result = items.length === 1 ? action.judge(item) : null
    if (result?.allowed !== false) {
      action.onSelect({ items })
      return
    }
    announce(labels.moveRefused(titleOf(item)))
    options.onRefused?.({ action: 'host', item, code: result.code })
  }
  const { itemActions = noActions, outsideDrop } = options
  const outside: DragOutside | undefined =
    outsideDrop === undefined
      ? undefined
      : {
          follow: (drag) =>
            outsideDrop.follow(drag === null ? null : { items: itemsWith(drag.item), at: drag.at }),
          drop: (item) => {
            outsideDrop.onDrop({ items: itemsWith(item) })
          },
        }

  return {
    announcement,
    /** Where else items can be dragged to; undefined for nowhere. */
    outside,
    /** Returns the host's actions on an item, or on all selected items if it is one of them. */
    hostActionsOf: (item: CalendarItem): readonly HostItemAction[] =>
      isFree(item)
        ? itemActions.filter(({ judge }) => itemsWith(item).length > 1 || judge(item).allowed)
        : noActions,
    /** Performs the host's action with this id. */
    actOnHost: (id: string, item: CalendarItem): void => {
      const action = itemActions.find(({ entry }) => entry.id === id)
      if (action !== undefined) act(action, item)
    },
    /** Performs the host's action of a key; false if the key has none. */
    pressHostKey: (press: KeyPress, item: CalendarItem): boolean => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = press
      if (altKey || ctrlKey || metaKey || shiftKey) return false
      const action = itemActions.find((one) => one.key === key.toLowerCase())
      if (action !== undefined) act(action, item)
      return action !== undefined
    },
    announce,
    canCreate,
    /** Requests a new item. @param anchor the cell beside which its form opens */
    create,
    /** Whether the view offers a new item on certain dates. */
    offersCreate: (dates: TacticDates): boolean =>
      canCreate && options.canCreate?.(dates).allowed !== false,
    /** Whether an item may be moved or resized; announces and reports a refusal. */
    allow,
    /** Whether handles show at the ends of an item. */
    canResize: (item: CalendarItem): boolean =>
      isFree(item) &&
      options.onResize !== undefined &&
      judgeChange(item, 'resize', options).allowed,
    /** Returns the data of an item that the rules of rescheduling need. */
    reschedulable: (item: CalendarItem): Reschedulable => ({
      ...item,
      isUnscheduled: item.isUnscheduled ?? false,
      isMonthly: options.isMonthly?.(item) ?? false,
    }),
    /**
     * Reports the new dates of an item, as the rules have computed them.
     *
     * @returns the dates; null when the item stays as it is
     */
    change,
    /** A drag was cancelled, or leads back to where it began. */
    cancelDrag: (subject: Exclude<DragSubject, { kind: 'marquee' }>): void => {
      if (subject.kind === 'create') announce(labels.createCancelled)
      else {
        const cancelled = subject.kind === 'move' ? 'moveCancelled' : 'resizeCancelled'
        announce(labels[cancelled](titleOf(subject.item)))
      }
    },
    open: (target: Pick<EntryTarget, 'entry'>, anchor: HTMLElement): void => {
      const { entry } = target
      if (entry.kind === 'item') options.onOpenItem?.({ item: entry.item, anchor })
      else options.onOpenEvent?.({ event: entry.event, anchor })
    },
    copy: (item: CalendarItem): void => {
      if (bulkItemsOf(item) === null) options.onCopyItem?.({ item })
      else bulk('copy', item)
    },
    remove,
    /** Shortcut of the copy action in menus; undefined for none. */
    copyShortcut: options.isCopyMenuOnly === true ? undefined : 'Mod+C',
    bulkItemsOf,
    /** Requests a change of an item together with the other selected items. */
    bulk,
    /** Returns the actions that the menu of an item offers; null if the target is not an item. */
    menuOf: (target: EntryTarget): Readonly<Record<ItemMenuAction, boolean>> | null => {
      const item = itemOf(target)
      if (item === null) return null
      return {
        open: options.onOpenItem !== undefined,
        copy: options.onCopyItem !== undefined,
        'move-with-related': canMoveWithRelated(item),
        delete: canDelete(item) && judgeDelete(item, options).allowed,
      }
    },
  }
}
