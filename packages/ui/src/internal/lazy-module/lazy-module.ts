/** How far a module that is fetched on demand has come. */
export type LazyModuleState<Value> =
  /** It was not asked for yet, or is on its way. */
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly value: Value }
  /** It could not be fetched; the next `load` tries again. */
  | { readonly status: 'failed' }

/** A module that is fetched when it is first needed. */
export interface LazyModule<Value> {
  /** The same object until the state changes. */
  readonly read: () => LazyModuleState<Value>
  /**
   * Calls the listener after each change of the state.
   *
   * @returns ends the subscription
   */
  readonly subscribe: (listener: () => void) => () => void
  /** Fetches the module, unless it is there or on its way. Never throws. */
  readonly load: () => void
}

/**
 * A part of a component that most pages never show, such as the content of a menu.
 * Unlike `lazy` of React it draws at once when it was fetched before, and a failed
 * fetch neither throws nor is final.
 *
 * @param fetchModule a dynamic import; called once, and again after each failure
 */
export function createLazyModule<Value>(fetchModule: () => Promise<Value>): LazyModule<Value> {
  let state: LazyModuleState<Value> = { status: 'pending' }
  let isLoading = false
  const listeners = new Set<() => void>()

  const change = (next: LazyModuleState<Value>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const load = async () => {
    isLoading = true
    if (state.status === 'failed') change({ status: 'pending' })
    const next = await fetchModule().then(
      (value): LazyModuleState<Value> => ({ status: 'ready', value }),
      (): LazyModuleState<Value> => ({ status: 'failed' }),
    )
    isLoading = false
    change(next)
  }
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    load: () => {
      if (!isLoading && state.status !== 'ready') void load()
    },
  }
}
