import type { ApiClient, Configuration, SessionDetails } from '@throughline/api-client'
import type { Preferences } from '../preferences/preferences'

/** User who was signed in last, from the local copy. */
interface RememberedSession {
  readonly details: SessionDetails
  readonly configuration: Configuration | null
  /** Puts the copied answers into the cache, until the server confirms or replaces them. */
  readonly showAnswers: () => void
}

/** Dependencies of a session. */
export interface SessionOptions {
  readonly client: ApiClient
  readonly preferences: Preferences
  /** Returns the current time in milliseconds since the epoch. */
  readonly now: () => number
  /** Deletes all data that was read for the user, including the local copy. */
  readonly onCleared: () => void
  /**
   * Reads the local copy of the user who is marked as logged in; null without one. Never rejects.
   */
  readonly remember?: () => Promise<RememberedSession | null>
  /**
   * Runs when another user signed in while the page shows the previous user's screen. It must
   * remove all data of that user.
   */
  readonly onOtherPerson?: () => void
}
