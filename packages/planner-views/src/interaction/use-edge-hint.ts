import { useRef } from 'react'
import type { PointerEvent } from 'react'

import type { DragOptions } from './drag.types'

/** Shows the handle under the pointer, as an attribute of its item, while nothing is pressed. */
export function useEdgeHint({
  isEnabled,
  subjectAt,
  canResize,
}: Pick<DragOptions<unknown>, 'isEnabled' | 'subjectAt' | 'canResize'>): (
  event: PointerEvent,
) => void {
  const hintedRef = useRef<HTMLElement | null>(null)
  return ({ target, clientX, clientY, buttons }) => {
    if (buttons !== 0) return
    const subject = isEnabled ? subjectAt(target, { x: clientX, y: clientY }) : null
    const element = subject === null || subject.kind === 'create' ? null : subject.target.element
    if (hintedRef.current !== element) hintedRef.current?.removeAttribute('data-edge')
    hintedRef.current = element
    if (subject?.kind !== 'resize') element?.removeAttribute('data-edge')
    else if (element?.dataset['edge'] !== subject.edge && canResize(subject.item)) {
      element?.setAttribute('data-edge', subject.edge)
    }
  }
}
