import { useLazyModule, type LazyModule, type LazyModuleState } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent } from 'react'
import { useShowToast } from './ToastProvider'

export interface CodeOnDemandOptions {
  /** Subject of the sentence about a failed load, such as `The menu`. */
  readonly what: string
  /** Runs when the code could not be loaded, which a toast says. */
  readonly onFail: () => void
}

/** Loads the code of a component when the component opens. The next opening repeats a failed load. */
export function useCodeOnDemand<Code>(
  module: LazyModule<Code>,
  { what, onFail }: CodeOnDemandOptions,
): LazyModuleState<Code> {
  const state = useLazyModule(module)
  const showToast = useShowToast()
  const { status } = state
  const giveUp = useEffectEvent(() => {
    // A component that opens again after a failure is loading once more.
    if (module.read().status !== 'failed') return
    showToast({
      tone: 'error',
      text: `${what} could not be loaded. Check your connection and try again.`,
    })
    onFail()
  })
  useEffect(() => {
    module.load()
  }, [module])
  useEffect(() => {
    if (status === 'failed') giveUp()
  }, [status])
  return state
}
