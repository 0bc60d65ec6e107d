import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
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
import type { DragSubject } from './drag-subject'
import { itemOf } from './entry-target'
import type { EntryTarget } from './entry-target'
import type { BulkAction, ItemIntentLabels, ItemIntentProps } from './item-intents.types'
import type { ItemMenuAction } from './item-menu'
import { judgeChange, judgeDelete } from './item-verdicts'

interface ItemIntentOptions extends ItemIntentProps {
  readonly labels: ItemIntentLabels
  /** The times of day of dates, for announcements; null for whole days. @default none */
  readonly timesOf?: (dates: TacticDates) => string | null
  /** The items that one of several selected items is selected with, itself included. @default null */
  readonly selectedWith?: (item: CalendarItem) => readonly CalendarItem[] | null
}

/** The intents of a view. Pointer, keys and menus all lead here. */
export type ItemIntents = ReturnType<typeof useItemIntents>

/**
 * What a person wants to do with an item or with free places: each intent asks for
 * permission, announces what comes of it and reports to the host. A refusal is
 * announced and reported with its code, once per attempt.
 */
export function useItemIntents(options: ItemIntentOptions) {
  const { labels, isReadOnly = false, busyItemIds } = options
  const [announcement, announce] = useState('')

  const canCreate = !isReadOnly && options.onCreate !== undefined
  const isFree = ({ id }: CalendarItem): boolean => !isReadOnly && busyItemIds?.has(id) !== true
  const titleOf = ({ title }: CalendarItem): { title: string } => ({ title: isolateText(title) })

  const create = (dates: TacticDates, anchor: HTMLElement): void => {
    if (!canCreate) return
    const verdict = options.canCreate?.(dates)
    if (verdict?.allowed !== false) {
      options.onCreate?.({ ...dates, anchor })
      return
    }
    announce(labels.createRefused)
    options.onRefused?.({ action: 'create', item: null, code: verdict.code })
  }

  /** The items that an action on this one is for; null where it is for this one alone. */
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
    const verdict = judgeChange(item, action.kind, options)
    if (!verdict.allowed) refuse(item, action, verdict.code)
    return verdict.allowed
  }
  const change = (
    item: CalendarItem,
    action: DateAction,
    outcome: Rescheduling,
  ): TacticDates | null => {
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
      firstDay: civilDateOf(dayNumberOf(dates.startDate)),
      lastDay: civilDateOf(lastTouchedDay(dates)),
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
    const verdict = judgeDelete(item, options)
    if (verdict.allowed) {
      options.onDeleteItem?.({ item })
      return
    }
    announce(labels.deleteRefused(titleOf(item)))
    options.onRefused?.({ action: 'delete', item, code: verdict.code })
  }

  return {
    announcement,
    announce,
    canCreate,
    /** Asks for a new item. @param anchor the cell to place things beside */
    create,
    /** Whether a new item on certain dates is offered at all. */
    offersCreate: (dates: TacticDates): boolean =>
      canCreate && options.canCreate?.(dates).allowed !== false,
    /** Whether an item may be moved or resized; announces and reports a refusal. */
    allow,
    /** Whether handles show at the ends of an item. */
    canResize: (item: CalendarItem): boolean =>
      isFree(item) &&
      options.onResize !== undefined &&
      judgeChange(item, 'resize', options).allowed,
    /** What the rules of rescheduling have to know about an item. */
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
    cancelDrag: (subject: DragSubject): void => {
      announce(
        subject.kind === 'create'
          ? labels.createCancelled
          : labels[subject.kind === 'move' ? 'moveCancelled' : 'resizeCancelled'](
              titleOf(subject.item),
            ),
      )
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
    bulkItemsOf,
    /** Asks for a change of an item together with those that it is selected with. */
    bulk,
    /** What the menu of an item offers; null for what is no item. */
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
