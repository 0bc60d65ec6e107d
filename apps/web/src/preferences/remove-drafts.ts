import type { KeyValueStore } from './key-value-store'

// On its own and small, since the first page loads it; drafts are written by forms only.

/** What the keys of all drafts begin with. */
export const DRAFT_PREFIX = 'draft:'

/** What the keys of a person's drafts begin with. */
export function draftPrefixOf(userId: number | null): string {
  return `${DRAFT_PREFIX}${userId}:`
}

/**
 * Removes the drafts of a person who logs out. Another person whose session has ended in this
 * browser keeps theirs.
 */
export function removeFormDrafts(store: KeyValueStore, userId: number | null): void {
  const prefix = draftPrefixOf(userId)
  for (const key of store.keys()) if (key.startsWith(prefix)) store.removeItem(key)
}
