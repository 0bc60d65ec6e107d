import type { Waiting } from './editor.types'

/** Collects what listeners of an event wait for, as events of service workers do. */
export function waiting(): Waiting & {
  /** Rejects when one of them does. */
  readonly isDone: () => Promise<void>
} {
  const promises: Promise<unknown>[] = []
  return {
    waitUntil: (promise) => {
      promises.push(promise)
    },
    isDone: async () => {
      await Promise.all(promises)
    },
  }
}
