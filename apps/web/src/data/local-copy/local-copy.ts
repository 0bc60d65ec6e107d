import type { Configuration, SessionFacts } from '@throughline/api-client'
import type { QueryKey } from '@tanstack/react-query'

/** One answer of the server as it was last on the screen. */
export interface CopiedAnswer {
  readonly key: QueryKey
  readonly data: unknown
  /** By which the server knows it; null when it has none, or was patched since. */
  readonly entityTag: string | null
}

/** What was last on the screen, with the person who saw it. */
export interface CopiedScreen {
  readonly facts: SessionFacts
  readonly configuration: Configuration | null
  readonly answers: readonly CopiedAnswer[]
}

/** The database behind a copy; `idb-keyval` in the browser. */
export interface CopyDatabase {
  readonly get: (key: string) => Promise<unknown>
  readonly set: (key: string, value: unknown) => Promise<void>
  readonly clear: () => Promise<void>
}

/** What a copy depends on. */
export interface LocalCopyOptions {
  readonly database: CopyDatabase
  /** Names the build. What another build wrote is not read: its shapes may differ. */
  readonly build: string
  /** The moment in milliseconds since the epoch. */
  readonly now: () => number
  /** Number of the person who is signed in, as every tab of the browser knows it; null for nobody. */
  readonly signedInUserId: () => number | null
}

/**
 * A copy of the last screen in the browser, so that a reload shows it before the
 * server has answered. It is one person's: nobody else is shown it, and it is
 * emptied when that person is no longer the one who is signed in.
 */
export interface LocalCopy {
  /** The copy of the person who is signed in; null when there is none of use. Never rejects. */
  readonly read: () => Promise<CopiedScreen | null>
  /** Keeps a screen in place of the last one, unless it is too large or its person has gone. Never rejects. */
  readonly keep: (screen: CopiedScreen) => Promise<void>
  /** Forgets it. Never rejects. */
  readonly empty: () => Promise<void>
}

/** An older copy says too little about today, in milliseconds. */
export const MAX_AGE_MS = 24 * 3_600_000

/** Longest text of a copy: some five months of 2,000 items. */
export const MAX_CHARACTERS = 5_000_000

const KEY = 'screen'

interface StoredCopy {
  readonly build: string
  readonly userId: number
  readonly cachedAt: number
  /** JSON, which is read faster than a tree of objects. */
  readonly text: string
}

/** A copy over a database; without one, or where it is blocked, it is always empty. */
export function createLocalCopy({
  database,
  build,
  now,
  signedInUserId,
}: LocalCopyOptions): LocalCopy {
  const empty = () => database.clear().catch(() => undefined)

  const isOfUse = ({ build: writtenBy, userId, cachedAt }: StoredCopy): boolean => {
    const age = now() - cachedAt
    return writtenBy === build && userId === signedInUserId() && age >= 0 && age < MAX_AGE_MS
  }

  return {
    empty,
    read: async () => {
      try {
        const stored = await database.get(KEY)
        if (stored === undefined) return null
        if (isStoredCopy(stored) && isOfUse(stored)) {
          const screen: CopiedScreen = JSON.parse(stored.text)
          return screen
        }
      } catch {
        // A database that is blocked or broken is none, and the server has everything.
      }
      await empty()
      return null
    },
    keep: async (screen) => {
      const userId = screen.facts.user.id
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
