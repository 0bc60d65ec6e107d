/** Tabs of this browser in which the app is open. */
export interface Tabs {
  /** Name of this tab. */
  readonly own: string
  /** Returns the names of the open tabs, including this one. */
  readonly open: () => Promise<ReadonlySet<string>>
  /** Resolves once a tab is closed; rejects if the signal is aborted first. */
  readonly untilGone: (tab: string, signal: AbortSignal) => Promise<void>
  /** Runs work. While it runs, no other tab runs work of this kind. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

const PREFIX = 'throughline-tab-'
const TURN = 'throughline-waiting'

/**
 * Announces this tab by a lock of the browser. The lock ends with the tab, even after a crash.
 * Outside of secure contexts there are no locks, so a tab does not detect other tabs. If two tabs
 * then send the same change, the server recognizes it by its key.
 */
export function openTab(): Tabs {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const own = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const locks = 'locks' in navigator ? navigator.locks : null
  const announced = new Promise<void>((resolve) => {
    if (locks === null) {
      resolve()
      return
    }
    void locks.request(PREFIX + own, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  return {
    own,
    open: async () => {
      await announced
      const { held = [] } = (await locks?.query()) ?? {}
      const names = held.flatMap(({ name, mode }) =>
        mode === 'exclusive' && name?.startsWith(PREFIX) === true
          ? [name.slice(PREFIX.length)]
          : [],
      )
      return new Set([own, ...names])
    },
    untilGone: async (tab, signal) => {
      // The exclusive lock announces a tab; a shared lock only waits for its end.
      await locks?.request(PREFIX + tab, { mode: 'shared', signal }, () => undefined)
    },
    inTurn: async (work) => (locks === null ? work() : locks.request(TURN, work)),
  }
}
