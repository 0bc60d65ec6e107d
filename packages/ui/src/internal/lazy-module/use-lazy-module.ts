import { useSyncExternalStore } from 'react'

import type { LazyModule, LazyModuleState } from './lazy-module'

/** The state of a module that is fetched on demand; it does not fetch it. */
export function useLazyModule<Value>(module: LazyModule<Value>): LazyModuleState<Value> {
  return useSyncExternalStore(module.subscribe, module.read, module.read)
}
