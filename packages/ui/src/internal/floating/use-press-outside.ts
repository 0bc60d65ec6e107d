import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls the handler when a press begins outside of all the given elements.
 *
 * @param isActive whether to listen
 */
export function usePressOutside(
  isActive: boolean,
  refs: readonly RefObject<Element | null>[],
  onPress: () => void,
): void {
  const handlePress = useEffectEvent((target: EventTarget | null) => {
    const isInside = refs.some((ref) => target instanceof Node && ref.current?.contains(target))
    if (!isInside) onPress()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const handlePointerDown = (event: PointerEvent) => {
      // For a press inside of a shadow root `event.target` is only the root's host.
      handlePress(event.composedPath()[0] ?? event.target)
    }
    document.addEventListener('pointerdown', handlePointerDown, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown, { capture: true })
    }
  }, [isActive])
}
