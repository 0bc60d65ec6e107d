type Listener = EventListenerOrEventListenerObject | null

/**
 * The events of an element that somebody listens to on the element itself. A view offers
 * what only the page can do while somebody is there to do it.
 */
export class ListenedEvents {
  readonly #listeners = new Map<string, Map<boolean, Set<Listener>>>()

  /** @returns whether it is the first listener of its event */
  add(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): boolean {
    if (listener === null) return false
    const before = this.has(type)
    this.#of(type, options).add(listener)
    return !before
  }

  /** @returns whether it was the last listener of its event */
  remove(type: string, listener: Listener, options?: boolean | EventListenerOptions): boolean {
    return this.#of(type, options).delete(listener) && !this.has(type)
  }

  has(type: string): boolean {
    return [...(this.#listeners.get(type)?.values() ?? [])].some(({ size }) => size > 0)
  }

  /** Listeners that capture are others than the same ones that do not. */
  #of(type: string, options?: boolean | EventListenerOptions): Set<Listener> {
    const captures = typeof options === 'boolean' ? options : options?.capture === true
    const byCapture = this.#listeners.get(type) ?? new Map<boolean, Set<Listener>>()
    this.#listeners.set(type, byCapture)
    const listeners = byCapture.get(captures) ?? new Set<Listener>()
    byCapture.set(captures, listeners)
    return listeners
  }
}
