import { useRef } from 'react'
import type { PointerEvent } from 'react'

import { edgeAtPoint } from './drag-gesture'
import type { GridDragOptions } from './grid-drag.types'
import { gridTargetOf } from './tab-stop'

/** Shows the handle under the pointer, as an attribute of its bar, while nothing is pressed. */
export function useEdgeHint({
  isEnabled,
  findItem,
  canResize,
}: Pick<GridDragOptions, 'isEnabled' | 'findItem' | 'canResize'>): (event: PointerEvent) => void {
  const hintedRef = useRef<HTMLElement | null>(null)
  return (event) => {
    const target = isEnabled ? gridTargetOf(event.target) : null
    const bar = target?.part === 'bar' ? target.bar : null
    const item = target?.part === 'bar' ? findItem(target.key) : undefined
    const edge = bar === null || item === undefined ? null : edgeAtPoint(bar, event.clientX)
    if (hintedRef.current !== bar) hintedRef.current?.removeAttribute('data-edge')
    hintedRef.current = bar
    if (edge === null || item === undefined) bar?.removeAttribute('data-edge')
    else if (bar?.dataset['edge'] !== edge && canResize(item)) bar?.setAttribute('data-edge', edge)
  }
}
