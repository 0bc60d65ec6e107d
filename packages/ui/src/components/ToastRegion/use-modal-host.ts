import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { useTopModal } from '../../internal/modal-stack'

interface ModalHost {
  /** Where the part stands when no dialog is open. */
  homeRef: RefObject<HTMLDivElement | null>
  /** What to render into; null where there is no document. */
  host: HTMLDivElement | null
}

/**
 * A place to render into that stays reachable: at home, or inside the topmost
 * modal dialog, outside of which everything is inert. The node moves, so what
 * is rendered into it keeps its state.
 *
 * @param onMove after the node has been put somewhere else
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
    const place = topModal ?? homeRef.current
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
