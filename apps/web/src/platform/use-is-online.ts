import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReachable = true

/** Says whether the server answers, for {@link useIsOnline}. */
export function setReachable(value: boolean): void {
  if (value === isReachable) return
  isReachable = value
  for (const listener of listeners) listener()
}

/** Whether the browser has a network, and the server answers as far as is known. */
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
