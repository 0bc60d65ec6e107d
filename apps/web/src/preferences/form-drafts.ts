import type { KeyValueStore } from './key-value-store'

/** What was typed into a form. */
export interface DraftVersions<Values> {
  readonly values: Values
  /** What the form began with. */
  readonly before: Values
}

/** Where a form keeps what was typed, so that a reload does not lose it. */
export interface FormDraft<Values> {
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
  /** Id of the person who types: nobody else gets to see the draft. */
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

const PREFIX = 'draft:'

/**
 * A draft in a key-value store. It is dropped when it is older than seven days,
 * belongs to another person or cannot be read. A draft of more than 1,500,000
 * characters is not written.
 */
export function createFormDraft<Values>({
  store,
  name,
  userId,
  version,
  now,
  isValues,
}: FormDraftOptions<Values>): FormDraft<Values> {
  const key = `${PREFIX}${name}`
  const remove = () => {
    store.removeItem(key)
  }
  return {
    read: () => {
      const stored = storedDraftFrom(store.getItem(key))
      const isUsable =
        stored !== null && stored.userId === userId && now() - stored.savedAt <= MAX_AGE_MS
      if (!isUsable || !isValues(stored.values) || !isValues(stored.before)) {
        remove()
        return null
      }
      const { values, before } = stored
      return { values, before, isOutdated: stored.version !== version }
    },
    write: (versions) => {
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

/** Removes every draft; a session does so when its person logs out. */
export function removeFormDrafts(store: KeyValueStore): void {
  for (const key of store.keys()) if (key.startsWith(PREFIX)) store.removeItem(key)
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
