import { useEffect, useEffectEvent } from 'react'

type EscapeHandler = () => void

const layers: EscapeHandler[] = []

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const top = layers.at(-1)
  if (!top) return
  // Keeps the browser from closing a modal dialog that lies under the layer.
  event.preventDefault()
  top()
}

/**
 * Calls the handler when Escape is pressed and this is the topmost open layer,
 * so that one press always backs out exactly one level, whatever lies inside
 * what. A control that handles Escape itself prevents the default.
 *
 * @param isActive whether the layer is open; the last one opened is on top
 */
export function useEscape(isActive: boolean, onEscape: EscapeHandler): void {
  const handleEscape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isActive) return undefined
    const layer = () => {
      handleEscape()
    }
    if (layers.length === 0) document.addEventListener('keydown', handleKeyDown)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', handleKeyDown)
    }
  }, [isActive])
}
