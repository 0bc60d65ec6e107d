import { useEffect, useEffectEvent, useMemo } from 'react'

interface EscapeLayer {
  /** When it was opened: a later number lies on top. */
  readonly order: number
  readonly handle: () => void
}

const layers: EscapeLayer[] = []
let opened = 0

function nextOrder(): number {
  opened += 1
  return opened
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = layers.reduce<EscapeLayer | undefined>(
    (highest, layer) => (highest && highest.order > layer.order ? highest : layer),
    undefined,
  )
  if (!top) return
  // Keeps the browser from closing a modal dialog that lies under the layer.
  event.preventDefault()
  top.handle()
}

/**
 * Calls the handler when Escape is pressed and this is the topmost open layer,
 * so that one press always backs out exactly one level, whatever lies inside
 * what. A control that handles Escape itself prevents the default.
 *
 * @param isActive whether the layer is open; the last one opened is on top, and
 *   of two that open together the inner one
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape)
  // Taken while rendering, because outer parts render before inner ones, while
  // their effects run after them.
  const order = useMemo(() => (isActive ? nextOrder() : 0), [isActive])
  useEffect(() => {
    if (!isActive) return undefined
    const layer: EscapeLayer = {
      order,
      handle: () => {
        handleEscape()
      },
    }
    if (layers.length === 0) document.addEventListener('keydown', handleKeyDown)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isActive, order])
}
