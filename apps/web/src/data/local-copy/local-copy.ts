import type { Configuration, SessionDetails } from '@throughline/api-client'
import type { QueryKey } from '@tanstack/react-query'

/** One answer of the server that the screen showed last. */
export interface CopiedAnswer {
  readonly key: QueryKey
  readonly data: unknown
  /** The entity tag of the answer; null if it has none, or if a change has patched the answer. */
  readonly entityTag: string | null
}

/** The answers that the screen showed last, with the user who saw them. */
export interface CopiedScreen {
  readonly details: SessionDetails
  readonly configuration: Configuration | null
  readonly answers: readonly CopiedAnswer[]
}

/** Database of a copy; IndexedDB in the browser. */
export interface CopyDatabase {
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Options of a local copy. */
export interface LocalCopyOptions {
  readonly database: CopyDatabase
  /**
   * Name of the build. Copies of other builds are ignored, because their data may have another
   * shape.
   */
  readonly build: string
  /** Returns the current time in milliseconds since the epoch. */
  readonly now: () => number
  /** Returns the id of the signed-in user, the same in every tab of the browser; null for none. */
  readonly signedInUserId: () => number | null
}

/**
 * A copy of the last screen in the browser, so that a reload shows it before the server answers. It
 * belongs to one user: no other user sees it, and it is deleted when its user signs out.
 */
export interface LocalCopy {
  /** Returns the copy of the signed-in user; null when there is no valid one. Never rejects. */
  readonly read: () => Promise<CopiedScreen | null>
  /** Replaces the copy, unless it is too large or its user has signed out. Never rejects. */
  readonly keep: (screen: CopiedScreen) => Promise<void>
  /** Deletes the copy. Never rejects. */
  readonly empty: () => Promise<void>
}

/** Max age of a copy in milliseconds. An older copy shows too little of the current plan. */
export const MAX_AGE_MS = 24 * 3_600_000

/** Max length of a copy as text: about five months of 2,000 items. */
export const MAX_CHARACTERS = 5_000_000

const KEY = 'screen'

interface StoredCopy {
  readonly build: string
  readonly userId: number
  readonly cachedAt: number
  /** JSON, because parsing it is faster than reading structured data. */
  readonly text: string
}

/** Creates a copy in a database. The copy is always empty if the browser blocks databases. */
export function createLocalCopy({
  database,
  build,
  now,
  signedInUserId,
}: LocalCopyOptions): LocalCopy {
  const empty = () => database.clear().catch(() => undefined)

  const isValid = ({ build: writtenBy, userId, cachedAt }: StoredCopy): boolean => {
    const age = now() - cachedAt
    return writtenBy === build && userId === signedInUserId() && age >= 0 && age < MAX_AGE_MS
  }

  return {
    empty,
    read: async () => {
      try {
        const stored = await database.get(KEY)
        if (stored === undefined) return null
        if (isStoredCopy(stored) && isValid(stored)) {
          const screen: CopiedScreen = JSON.parse(stored.text)
          return screen
        }
      } catch {
        // The database is blocked or broken. The server has all data.
      }
      await empty()
      return null
    },
    keep: async (screen) => {
      const userId = screen.details.user.id
      if (signedInUserId() !== userId) return
      const text = JSON.stringify(screen)
      if (text.length > MAX_CHARACTERS) {
        await empty()
        return
      }
      const stored: StoredCopy = { build, userId, cachedAt: now(), text }
      await database.set(KEY, stored).catch(empty)
      // Another tab may have signed out while this one wrote.
      if (signedInUserId() !== userId) await empty()
    },
  }
}

function isStoredCopy(value: unknown): value is StoredCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'build' in value &&
    'userId' in value &&
    'cachedAt' in value &&
    typeof value.cachedAt === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
