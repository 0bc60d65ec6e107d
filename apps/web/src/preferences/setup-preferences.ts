import type { KeyValueStore } from './key-value-store'

/** Progress of a user in the setup of a plan. */
export interface SetupProgress {
  /** Last visible step; null before the first one. */
  readonly stoppedAt: string | null
  /** Steps that the user has finished, not skipped. */
  readonly done: readonly string[]
}

/** Progress of a user in the setup of a plan, in a store of the browser. */
export interface SetupPreferences {
  readonly read: () => SetupProgress
  readonly write: (progress: SetupProgress) => void
}

const nothing: SetupProgress = { stoppedAt: null, done: [] }

/**
 * Creates the progress over a store. Key `setup{user}-{plan}`, a JSON object of `stoppedAt` and
 * `done`.
 */
export function createSetupPreferences(
  store: KeyValueStore,
  userId: number,
  planId: number,
): SetupPreferences {
  const key = `setup${userId}-${planId}`
  return {
    read: () => progressIn(store.getItem(key)),
    write: (progress) => {
      store.setItem(key, JSON.stringify(progress))
    },
  }
}

function progressIn(stored: string | null): SetupProgress {
  if (stored === null) return nothing
  try {
    const parsed: unknown = JSON.parse(stored)
    if (typeof parsed !== 'object' || parsed === null) return nothing
    const stoppedAt = 'stoppedAt' in parsed ? parsed.stoppedAt : null
    const done: unknown = 'done' in parsed ? parsed.done : []
    return {
      stoppedAt: typeof stoppedAt === 'string' ? stoppedAt : null,
      done: Array.isArray(done) ? done.filter((step) => typeof step === 'string') : [],
    }
  } catch {
    return nothing
  }
}
