import type { LazyModule } from '@throughline/ui/lazy-module'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useCodeOnDemand } from '../platform/use-code-on-demand'

export interface OpensOnDemandProps<Code> {
  /** Code of the content. A failed load is not final: the next opening tries again. */
  readonly module: LazyModule<Code>
  /** The user pressed Esc before the code was loaded. */
  readonly onCancel: () => void
  /**
   * The code could not be loaded, which a toast says.
   *
   * @default onCancel
   */
  readonly onFail?: () => void
  /** Returns the content that opens when its code is loaded. */
  readonly children: (code: Code) => ReactNode
}

/** Shows its content when the code is loaded. Until then Esc cancels the opening. */
export function OpensOnDemand<Code>({
  module,
  onCancel,
  onFail = onCancel,
  children,
}: OpensOnDemandProps<Code>) {
  const state = useCodeOnDemand(module, { what: 'The form', onFail })
  return state.status === 'ready' ? (
    children(state.value)
  ) : (
    <EscapeWhileWaiting onEscape={onCancel} />
  )
}

function EscapeWhileWaiting({ onEscape }: { readonly onEscape: () => void }) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Stops the event, because one press must close only one thing.
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event)
    }
    document.addEventListener('keydown', listener, { capture: true })
    return () => {
      document.removeEventListener('keydown', listener, { capture: true })
    }
  }, [])
  return null
}
