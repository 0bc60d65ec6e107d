import type { KeyValueStore } from './key-value-store'
import { idIn, PERSON_KEY } from './login-mark'
import { DRAFT_PREFIX, draftPrefixOf } from './remove-drafts'

/** What was typed into a form. */
export interface DraftVersions<Values> {
  readonly values: Values
  /** What the form began with. */
  readonly before: Values
}

/** Where a form keeps what was typed, so that a reload does not lose it. */
export interface FormDraft<Values> {
  /** Where the store keeps it. */
  readonly key: string
  /**
   * What was typed before. `isOutdated` says that it was typed over another version
   * than the one that is edited now.
   */
  readonly read: () => (DraftVersions<Values> & { readonly isOutdated: boolean }) | null
  readonly write: (versions: DraftVersions<Values>) => void
  readonly remove: () => void
}

export interface FormDraftOptions<Values> {
  readonly store: KeyValueStore
  /** Names the form and what it edits, for example `tactic-812`. */
  readonly name: string
  /** Id of the person who types: nobody else gets to see the draft, or replaces it. */
  readonly userId: number
  /** Version of the entity that is edited; null for a new one. */
  readonly version: number | null
  /** The current time in milliseconds. */
  readonly now: () => number
  /** Checks the shape of stored values: they may come from an older build. */
  readonly isValues: (values: unknown) => values is Values
}

/** Local storage holds about 5,000,000 characters for the whole app. */
const MAX_CHARACTERS = 1_500_000

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/**
 * A draft in a key-value store, one for each person. Reading drops it when its shape is not
 * that of the form, and every draft that is older than seven days or cannot be read. A draft of more than 1,500,000 characters is not written, nor
 * one of a person who has logged out, in this tab or in another one: a form that is still
 * open would bring back what the log-out has removed.
 */
export function createFormDraft<Values>({
  store,
  name,
  userId,
  version,
  now,
  isValues,
}: FormDraftOptions<Values>): FormDraft<Values> {
  const key = `${draftPrefixOf(userId)}${name}`
  const remove = () => {
    store.removeItem(key)
  }
  return {
    key,
    read: () => {
      removeOldDrafts(store, now())
      const stored = storedDraftFrom(store.getItem(key))
      if (stored === null) return null
      if (stored.userId !== userId || !isValues(stored.values) || !isValues(stored.before)) {
        remove()
        return null
      }
      const { values, before } = stored
      return { values, before, isOutdated: stored.version !== version }
    },
    write: (versions) => {
      if (idIn(store, PERSON_KEY) !== userId) return
      const text = JSON.stringify({ userId, version, savedAt: now(), ...versions })
      if (text.length > MAX_CHARACTERS) return
      try {
        store.setItem(key, text)
      } catch {
        // The store is full: the form itself still holds what was typed.
      }
    },
    remove,
  }
}

/** Removes drafts that nobody can use any more, whoever has typed them. */
function removeOldDrafts(store: KeyValueStore, now: number): void {
  for (const key of store.keys()) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    const draft = storedDraftFrom(store.getItem(key))
    if (draft === null || now - draft.savedAt > MAX_AGE_MS) store.removeItem(key)
  }
}

interface StoredDraft {
  readonly userId: unknown
  readonly version: unknown
  readonly savedAt: number
  readonly values: unknown
  readonly before: unknown
}

function storedDraftFrom(text: string | null): StoredDraft | null {
  if (text === null) return null
  try {
    const parsed: unknown = JSON.parse(text)
    return isStoredDraft(parsed) ? parsed : null
  } catch {
    return null
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'version' in value &&
    'values' in value &&
    'before' in value &&
    'savedAt' in value &&
    typeof value.savedAt === 'number'
  )
}
