import { useRef } from 'react'
import type { PointerEvent } from 'react'

import { isDateSubject } from './drag-subject'
import type { DragOptions } from './drag.types'

/** Shows the handle under the pointer, as an attribute of its item, while nothing is pressed. */
export function useEdgeHint({
  subjectAt,
  canResize,
}: Pick<DragOptions<unknown>, 'subjectAt' | 'canResize'>): (event: PointerEvent) => void {
  const hintedRef = useRef<HTMLElement | null>(null)
  return (event) => {
    if (event.buttons !== 0) return
    const subject = subjectAt(event)
    const element = subject !== null && isDateSubject(subject) ? subject.target.element : null
    if (hintedRef.current !== element) hintedRef.current?.removeAttribute('data-edge')
    hintedRef.current = element
    if (subject?.kind !== 'resize') element?.removeAttribute('data-edge')
    else if (element?.dataset['edge'] !== subject.edge && canResize(subject.item)) {
      element?.setAttribute('data-edge', subject.edge)
    }
  }
}
