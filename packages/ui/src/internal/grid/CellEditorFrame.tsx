import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { activeElementAround } from '../focus/shadow-root'
import { controlsInCell } from './cell-controls'
import { CellMessage } from './CellMessage'

interface CellEditorFrameProps {
  /** Why the text could not be taken. */
  readonly error: string | undefined
  /** The field that the column draws. */
  readonly children: ReactNode
}

/** The field of a column in a cell. Focuses its first control and selects the text in it. */
export function CellEditorFrame({ error, children }: CellEditorFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const frame = frameRef.current
    if (!frame || frame.contains(activeElementAround(frame))) return
    const [first] = controlsInCell(frame)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  return (
    <div
      ref={frameRef}
      data-part="field"
      {...(error === undefined ? null : { 'data-invalid': '' })}
    >
      {children}
      {error === undefined ? null : <CellMessage anchor={frameRef}>{error}</CellMessage>}
    </div>
  )
}
