import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react'

export interface OpensOnDemandProps {
  /** Esc was pressed before it was there: it is not to open any more. */
  readonly onCancel: () => void
  /** What opens once its code has come. */
  readonly children: ReactNode
}

/** Something that opens when its code has been fetched. Until then Esc cancels it. */
export function OpensOnDemand({ onCancel, children }: OpensOnDemandProps) {
  return <Suspense fallback={<EscapeWhileWaiting onEscape={onCancel} />}>{children}</Suspense>
}

function EscapeWhileWaiting({ onEscape }: { readonly onEscape: () => void }) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One press backs out of one thing: what has the focus does not hear of it.
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
