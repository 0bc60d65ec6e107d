import { SPINNER_DELAY_MS } from '@throughline/domain/session'

/** Whether the current requests have lasted long enough for a progress indicator. */
export interface RequestProgress {
  readonly isSlow: () => boolean
  readonly subscribe: (onChange: () => void) => () => void
  /** Receives the number of current requests, at each change. */
  readonly handleProgress: (event: { readonly pendingCount: number }) => void
}

/**
 * Watches requests. They are slow once one or more have been running for {@link SPINNER_DELAY_MS}
 * without a pause, until all of them have settled.
 */
export function createRequestProgress(): RequestProgress {
  const listeners = new Set<() => void>()
  let isSlow = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setSlow(value: boolean): void {
    if (value === isSlow) return
    isSlow = value
    for (const listener of listeners) listener()
  }

  return {
    isSlow: () => isSlow,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    handleProgress: ({ pendingCount }) => {
      if (pendingCount === 0) {
        clearTimeout(timer)
        timer = undefined
        setSlow(false)
      } else {
        timer ??= setTimeout(() => {
          setSlow(true)
        }, SPINNER_DELAY_MS)
      }
    },
  }
}
