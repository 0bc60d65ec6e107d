import type { Preferences } from '../preferences/preferences'
import type { SessionStore } from './session-state'

export interface FollowerOptions {
  readonly store: SessionStore
  readonly preferences: Preferences
  /** Ends the session in this page, without a word to the server. */
  readonly forget: () => void
  /** Leaves the page to somebody else; `returning` is the person who had it. */
  readonly giveWay: (returning: number) => void
  /** Finds out who is signed in. */
  readonly resume: () => Promise<void>
}

/** Makes a page do what other tabs of its browser have done, by what the browser remembers. */
export function createFollower(options: FollowerOptions): () => void {
  const { store, preferences, forget, giveWay, resume } = options
  let followedAccount = preferences.activeAccountId()
  return () => {
    const { who, isMaintenanceMode } = store.get()
    const userId = preferences.loggedInUserId()
    if (who.status === 'logged-out' && userId !== null && !isMaintenanceMode) void resume()
    if (who.status !== 'logged-in') return
    const { id } = who.facts.user
    const account = preferences.activeAccountId()
    if (userId === id && account !== followedAccount) {
      // Who is shown stays the same; what depends on the account is drawn again.
      followedAccount = account
      store.set({})
    }
    if (userId === id) return
    if (userId !== null) giveWay(id)
    else if (!preferences.isMarkedLoggedIn()) {
      // As after a lost session, forms that are open in this tab keep their text.
      preferences.setLoggedInUserId(id)
      forget()
      store.set({ who: { status: 'logged-out', returning: id } })
    }
  }
}
