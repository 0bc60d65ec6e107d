import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

/** Sets whether the server answers, for {@link useIsOnline}. */
export function setReachable(value: boolean): void {
  if (value === isReachable) return
  isReachable = value
  for (const listener of listeners) listener()
}

/** Returns whether the browser has a network, and the app has not found the server unreachable. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && isReachable)
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
