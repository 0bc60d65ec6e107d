import { useEffectEvent, useLayoutEffect, useMemo } from 'react'

interface EscapeLayer {
  /** The order of opening: a higher number is on top. */
  readonly order: number
  readonly handle: () => void
}

const layers: EscapeLayer[] = []
let lastOrder = 0

function nextOrder(): number {
  lastOrder += 1
  return lastOrder
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = layers.reduce<EscapeLayer | undefined>(
    (highest, layer) => (highest && highest.order > layer.order ? highest : layer),
    undefined,
  )
  if (!top) return
  // Otherwise the browser would also close a modal dialog below this layer.
  event.preventDefault()
  top.handle()
}

/**
 * Calls the handler when Escape is pressed and this is the topmost open layer, so
 * that one press always closes exactly one layer, however layers are nested. A
 * control that handles Escape itself prevents the default.
 *
 * @param isActive whether the layer is open. The layer opened last is on top; of two
 *   that open in the same render, the inner one.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape)
  // Assigned during rendering, because outer components render before inner ones,
  // while their effects run after them.
  const order = useMemo(() => (isActive ? nextOrder() : 0), [isActive])
  // Before the layer is drawn: a later effect would miss a press on a busy machine.
  useLayoutEffect(() => {
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
