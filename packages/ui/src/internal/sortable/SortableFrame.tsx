import type { ComponentPropsWithRef } from 'react'

import { VisuallyHidden } from '../../components/VisuallyHidden'
import { useMergedRef } from '../refs/use-merged-ref'
import { SortableLine, SortablePicture, SortableRoot } from './Sortable.styles'
import type { useSortable } from './use-sortable'

interface SortableFrameProps extends ComponentPropsWithRef<'div'> {
  sortable: ReturnType<typeof useSortable>
  instructions: string
  instructionsId: string
  isReadOnly: boolean
}

/**
 * The root of a sortable component: it has the listeners, the live region, the drop
 * line and the drag preview.
 */
export function SortableFrame({
  sortable,
  instructions,
  instructionsId,
  isReadOnly,
  children,
  ref,
  ...rest
}: SortableFrameProps) {
  const { rootRef, rootProps, lineRef, pictureRef, isDragging, message } = sortable
  return (
    <SortableRoot
      {...rest}
      {...(isReadOnly ? null : rootProps)}
      ref={useMergedRef(ref, rootRef)}
      data-sortable-root=""
      {...(isDragging ? { 'data-dragging': '' } : null)}
    >
      {children}
      {isReadOnly ? null : (
        <>
          <span id={instructionsId} hidden>
            {instructions}
          </span>
          <VisuallyHidden aria-live="assertive" aria-atomic="true">
            {message}
          </VisuallyHidden>
          <SortableLine ref={lineRef} aria-hidden="true" />
          <SortablePicture ref={pictureRef} popover="manual" aria-hidden="true" />
        </>
      )}
    </SortableRoot>
  )
}
