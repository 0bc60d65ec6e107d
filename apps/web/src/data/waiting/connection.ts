import { onlineManager, type QueryClient } from '@tanstack/react-query'

/** How the page reaches the server. */
export type ConnectionState =
  | 'online'
  /** The browser has no network. */
  | 'offline'
  /** The browser has one, but the server does not answer. */
  | 'unreachable'

/** Whether the server is there. While it is not, React Query sends nothing. */
export interface Connection {
  readonly state: () => ConnectionState
  readonly subscribe: (onChange: () => void) => () => void
  /** A request got no answer: asks the server whether it is there. */
  readonly doubt: () => void
  /** A person waits for the server: asks it at once whether it is back, and begins the pauses anew. */
  readonly retry: () => void
  readonly close: () => void
}

export interface ConnectionOptions {
  /** Asks the server for an answer, however long it takes; rejects without one. */
  readonly probe: () => Promise<void>
  /** Whether the browser has a network. */
  readonly hasNetwork: () => boolean
  /** Where the browser announces that its network has come or gone. */
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** The server counts as unreachable when it needs longer than this for a small answer, in milliseconds. */
const PROBE_LIMIT_MS = 5_000

/** The page asks an unreachable server again after this pause, in milliseconds; it doubles each time. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Watches the connection. One failed request says little, so the page then asks the server whether
 * it is there. Without an answer the server counts as unreachable, and the page asks until one comes.
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
    // The server of a slow line or a busy machine is there, however late its answer comes.
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

  // React Query would take the word of the browser for it that the server is there.
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
 * Retries the connection when a page reads something without one, by "Try again" or on another
 * page. React Query sends the request once the server is back.
 *
 * @returns a function that ends this
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

/** What React Query does without us: it takes the word of the browser. */
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
