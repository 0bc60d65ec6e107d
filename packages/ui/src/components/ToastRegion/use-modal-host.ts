import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { useTopModal } from '../../internal/modal/modal-stack'

interface ModalHost {
  /** The element that contains the content while no dialog is open. */
  homeRef: RefObject<HTMLDivElement | null>
  /** The portal container; null without a document. */
  host: HTMLDivElement | null
}

/**
 * A portal container that stays reachable: its own position, or the topmost modal
 * dialog, outside of which everything is inert. The node itself moves, so its content
 * keeps its state.
 *
 * @param onMove called after the node has moved
 */
export function useModalHost(onMove: () => void): ModalHost {
  const homeRef = useRef<HTMLDivElement>(null)
  const [host] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  )
  const topModal = useTopModal()
  const isPlacedRef = useRef(false)
  const onMoveRef = useRef(onMove)
  useLayoutEffect(() => {
    onMoveRef.current = onMove
  })
  useLayoutEffect(() => {
    const home = homeRef.current
    // In another shadow root the content would be without its styles.
    const isAround = topModal?.getRootNode() === home?.getRootNode()
    const place = isAround ? (topModal ?? home) : home
    if (!host || !place) return undefined
    place.append(host)
    if (isPlacedRef.current) onMoveRef.current()
    isPlacedRef.current = true
    return () => {
      host.remove()
    }
  }, [host, topModal])
  return { homeRef, host }
}
