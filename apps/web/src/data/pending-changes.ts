import type { TacticRange } from '@throughline/api-client'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { withItem, withoutItems } from './tactic-cache'

type Items = readonly TacticListItem[]

/**
 * Changes of items are sent one after the other, in the order in which they were
 * made. So quick hands find each change on the version that the last one made, and
 * taking a change back waits until it is saved.
 */
export const CHANGE_SCOPE = { id: 'tactics' }

/** A change of an item that is on its way to the server. */
export interface PendingChange {
  /** The plan on show, to whose lists the item belongs. */
  readonly planId: number
  /** The item as the person saw it. */
  readonly item: TacticListItem
  /** What becomes of it: fields that change, or null when it goes. */
  readonly changes: Partial<TacticListItem> | null
}

/** The changes that are on their way, in the order in which they were made. */
export interface PendingChanges {
  /** Shows a change at once. @returns ends that: the server has answered */
  readonly add: (change: PendingChange) => () => void
  readonly read: () => readonly PendingChange[]
  readonly subscribe: (listener: () => void) => () => void
}

const ofClients = new WeakMap<QueryClient, PendingChanges>()

/**
 * The changes that are on their way. They are kept apart from what the server has
 * answered: a refused one leaves nothing behind that would have to be put right,
 * and a list that comes meanwhile cannot hide one.
 */
export function pendingChangesOf(queryClient: QueryClient): PendingChanges {
  const known = ofClients.get(queryClient)
  if (known !== undefined) return known
  let changes: readonly PendingChange[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly PendingChange[]): void => {
    changes = next
    for (const listener of listeners) listener()
  }
  const created: PendingChanges = {
    add: (change) => {
      set([...changes, change])
      return () => {
        set(changes.filter((other) => other !== change))
      }
    },
    read: () => changes,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
  ofClients.set(queryClient, created)
  return created
}

/** The changes that are on their way, as they are now. */
export function usePendingChanges(): readonly PendingChange[] {
  const pending = pendingChangesOf(useQueryClient())
  return useSyncExternalStore(pending.subscribe, pending.read)
}

/** Whether a change of an item of ours is on its way. */
export function isPending(queryClient: QueryClient, id: number): boolean {
  return pendingChangesOf(queryClient)
    .read()
    .some(({ item }) => item.id === id)
}

/** A list of a plan as it is on show: what the server has answered, with the changes that are on their way. */
export function withPendingChanges(
  items: Items,
  pending: readonly PendingChange[],
  range: TacticRange,
): Items {
  return pending.reduce((list, { planId, item, changes }) => {
    if (planId !== range.planId) return list
    if (changes === null) return withoutItems(list, new Set([item.id]))
    const current = list.find(({ id }) => id === item.id) ?? item
    return withItem(list, { ...current, ...changes }, range)
  }, items)
}
