import { ACCOUNT_KEY, LOGIN_MARK_KEY, PERSON_KEY } from '../preferences/login-mark'
import type { Session } from './page-session'

/** Name of the channel between tabs, which supplements the events of local storage. */
const CHANNEL = 'throughline-session'

type Message = 'session' | 'maintenance'

const followed: ReadonlySet<string | null> = new Set([
  LOGIN_MARK_KEY,
  PERSON_KEY,
  ACCOUNT_KEY,
  // The browser cleared the complete storage.
  null,
])

/**
 * Makes a page follow other tabs of its browser: a sign-in, a log-out, another account, the
 * beginning of maintenance.
 *
 * @returns a function that stops following
 */
export function followTabs(session: Session): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : null
  const tell = (message: Message): void => {
    const post = channel?.postMessage.bind(channel)
    post?.(message)
  }
  let last = session.getState()
  const stop = session.subscribe(() => {
    const state = session.getState()
    if (personOf(state) !== personOf(last)) tell('session')
    if (state.isMaintenanceMode && !last.isMaintenanceMode) {
      tell('maintenance')
    }
    last = state
  })
  const handleMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data === 'session') session.followBrowser()
    if (data === 'maintenance' && !session.getState().isMaintenanceMode) session.handleMaintenance()
  }
  const handleStorage = ({ key }: StorageEvent): void => {
    if (followed.has(key)) session.followBrowser()
  }
  channel?.addEventListener('message', handleMessage)
  globalThis.addEventListener('storage', handleStorage)
  // Catches up on events before this page listened.
  session.followBrowser()
  return () => {
    stop()
    channel?.close()
    globalThis.removeEventListener('storage', handleStorage)
  }
}

function personOf({ who }: ReturnType<Session['getState']>): number | null {
  return who.status === 'logged-in' ? who.details.user.id : null
}
