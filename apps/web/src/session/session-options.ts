import type { ApiClient, Configuration, SessionFacts } from '@throughline/api-client'
import type { Preferences } from '../preferences/preferences'

/** The person who was signed in last, out of the local copy. */
interface RememberedSession {
  readonly facts: SessionFacts
  readonly configuration: Configuration | null
  /** Puts the copied answers into the cache, until the server confirms or replaces them. */
  readonly showAnswers: () => void
}

/** What a session needs from the page. */
export interface SessionOptions {
  readonly client: ApiClient
  readonly preferences: Preferences
  /** The current time in milliseconds since the epoch. */
  readonly now: () => number
  /** Deletes everything that was read for the person, the local copy included. */
  readonly onCleared: () => void
  /** Reads the local copy of the person who is marked as logged in; null when there is none. Never rejects. */
  readonly remember?: () => Promise<RememberedSession | null>
  /** Somebody else signed in while the person's screen was shown: nothing of it may stay. */
  readonly onOtherPerson?: () => void
}
