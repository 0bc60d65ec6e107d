import { onlineManager, type QueryClient } from '@tanstack/react-query'

/** State of the connection to the server. */
export type ConnectionState =
  | 'online'
  /** The browser has no network. */
  | 'offline'
  /** The browser has a network, but the server does not answer. */
  | 'unreachable'

/** State of the connection to the server. React Query sends requests only while it is online. */
export interface Connection {
  readonly state: () => ConnectionState
  readonly subscribe: (onChange: () => void) => () => void
  /** Reports a request without an answer. The page then probes the server. */
  readonly doubt: () => void
  /**
   * Probes the server at once, because a user waits for it, and starts again with the first pause.
   */
  readonly retry: () => void
  readonly close: () => void
}

export interface ConnectionOptions {
  /** Asks the server for an answer. Has no time limit; rejects when the request fails. */
  readonly probe: () => Promise<void>
  /** Returns whether the browser has a network. */
  readonly hasNetwork: () => boolean
  /** Target of the browser's `online` and `offline` events. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** If a small answer takes longer than this, the server counts as unreachable, in milliseconds. */
const PROBE_LIMIT_MS = 5_000

/**
 * Pause before the page probes an unreachable server again, in milliseconds. It doubles each time.
 */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Watches the connection. After one failed request the page probes the server, because one failure
 * proves little. Without an answer in time the server counts as unreachable. The page then probes
 * it until an answer comes.
 */
export function watchConnection({ probe, hasNetwork, events }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'online'
  let isAsking = false
  let isClosed = false
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (next: ConnectionState): void => {
    if (next === state) return
    state = next
    onlineManager.setOnline(next === 'online')
    for (const listener of listeners) listener()
  }
  const handleAnswer = (): void => {
    if (isClosed || !hasNetwork()) return
    clearTimeout(timer)
    pauseMs = FIRST_PAUSE_MS
    set('online')
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    if (!hasNetwork()) {
      set('offline')
      return
    }
    isAsking = true
    clearTimeout(timer)
    const answer = probe()
    // A late answer also proves that the server is reachable, over a slow line or on a busy
    // machine.
    answer.then(handleAnswer, () => undefined)
    try {
      await withinLimit(answer)
    } catch {
      set(hasNetwork() ? 'unreachable' : 'offline')
      timer = setTimeout(() => void ask(), pauseMs)
      pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    } finally {
      isAsking = false
    }
  }
  const handleOnline = (): void => {
    pauseMs = FIRST_PAUSE_MS
    void ask()
  }
  const handleOffline = (): void => {
    set('offline')
  }

  // By default, React Query trusts the browser's network events, which say nothing about the
  // server.
  onlineManager.setEventListener(() => () => undefined)
  events.addEventListener('online', handleOnline)
  events.addEventListener('offline', handleOffline)
  if (!hasNetwork()) set('offline')
  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    doubt: () => {
      if (state === 'online') void ask()
    },
    retry: () => {
      if (state === 'online') return
      // A second press of "Try again" must not make the next pause longer.
      pauseMs = FIRST_PAUSE_MS
      void ask()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      listeners.clear()
      events.removeEventListener('online', handleOnline)
      events.removeEventListener('offline', handleOffline)
      onlineManager.setEventListener(followBrowser)
      onlineManager.setOnline(true)
    },
  }
}

/**
 * Retries the connection when a page starts a read without one, for example by "Try again" or on
 * another page. React Query sends the request once the server is back.
 *
 * @returns a function that stops the retries
 */
export function retryForReads(queryClient: QueryClient, connection: Connection): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') connection.retry()
  })
}

async function withinLimit(answer: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The server took too long to answer.'))
    }, PROBE_LIMIT_MS)
  })
  try {
    await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Restores the default of React Query, which follows the network events of the browser. */
function followBrowser(setOnline: (isOnline: boolean) => void) {
  if (!('addEventListener' in globalThis)) return undefined
  const handleChange = (): void => {
    setOnline(navigator.onLine)
  }
  addEventListener('online', handleChange)
  addEventListener('offline', handleChange)
  return () => {
    removeEventListener('online', handleChange)
    removeEventListener('offline', handleChange)
  }
}
