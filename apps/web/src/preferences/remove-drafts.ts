import type { KeyValueStore } from './key-value-store'

// Separate from the drafts and small, because the first page loads it. Only forms write drafts.

/** Prefix of the keys of all drafts. */
export const DRAFT_PREFIX = 'draft:'

/** Returns the prefix of the keys of a user's drafts. */
export function draftPrefixOf(userId: number | null): string {
  return `${DRAFT_PREFIX}${userId}:`
}

/**
 * Removes the drafts of a user who logs out. Drafts of another user whose session has expired in
 * this browser stay.
 */
export function removeFormDrafts(store: KeyValueStore, userId: number | null): void {
  const prefix = draftPrefixOf(userId)
  for (const key of store.keys()) if (key.startsWith(prefix)) store.removeItem(key)
}
