import type { KeyValueStore } from './key-value-store'
import { idIn, PERSON_KEY } from './login-mark'
import { DRAFT_PREFIX, draftPrefixOf } from './remove-drafts'

/** Typed values of a form, with its initial values. */
export interface DraftVersions<Values> {
  readonly values: Values
  /** Initial values of the form. */
  readonly before: Values
}

/** Storage for the typed values of a form, so a reload does not lose them. */
export interface FormDraft<Values> {
  /** Key of the draft in the store. */
  readonly key: string
  /**
   * Returns the stored draft, or null. `isOutdated` says that the draft belongs to another version
   * of the entity than the edited one.
   */
  readonly read: () => (DraftVersions<Values> & { readonly isOutdated: boolean }) | null
  readonly write: (versions: DraftVersions<Values>) => void
  readonly remove: () => void
}

export interface FormDraftOptions<Values> {
  readonly store: KeyValueStore
  /** Names the form and the entity that it edits, for example `tactic-812`. */
  readonly name: string
  /** Id of the user who types: other users can neither see nor replace the draft. */
  readonly userId: number
  /** Version of the edited entity; null for a new one. */
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
 * Creates a draft in a key-value store, one for each user. Reading removes the draft if its shape
 * differs from the form's, and every draft that is malformed or older than seven days. Writing
 * ignores a draft of more than 1,500,000 characters. It also ignores a draft of a user who has
 * logged out, in this tab or another one. Otherwise an open form would restore a draft that the
 * log-out has removed.
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
        // The store is full: the form itself still has the typed values.
      }
    },
    remove,
  }
}

/** Removes the drafts of all users that are malformed or too old. */
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
