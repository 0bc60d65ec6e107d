import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'

export interface OpensOnDemandProps {
  /** The user pressed Esc before the code was loaded. */
  readonly onCancel: () => void
  /** Content that opens when its code is loaded. */
  readonly children: ReactNode
}

/** Shows its content when the code is loaded. Until then Esc cancels the opening. */
export function OpensOnDemand({ onCancel, children }: OpensOnDemandProps) {
  return <Suspense fallback={<EscapeWhileWaiting onEscape={onCancel} />}>{children}</Suspense>
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
