import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'

export interface OpensOnDemandProps {
  /** Esc was pressed before the code was loaded. */
  readonly onCancel: () => void
  /** What opens when its code is loaded. */
  readonly children: ReactNode
}

/** Opens something when its code is loaded. Until then Esc cancels it. */
export function OpensOnDemand({ onCancel, children }: OpensOnDemandProps) {
  return <Suspense fallback={<EscapeWhileWaiting onEscape={onCancel} />}>{children}</Suspense>
}

function EscapeWhileWaiting({ onEscape }: { readonly onEscape: () => void }) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One press closes one thing: the focused element does not get the key.
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
