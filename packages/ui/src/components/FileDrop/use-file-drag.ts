import { useState, type DragEvent } from 'react'

import { mayBeAccepted } from './file-rules'

interface FileDragOptions {
  accept: readonly string[]
  isLocked: boolean
  onDrop: (files: File[]) => void
}

/**
 * What is dragged over a zone: files that may be accepted, files that may not; null for
 * nothing and for text.
 */
export type FileDragState = 'allowed' | 'refused' | null

/** The event handlers of a drop zone. Text and links dragged over it have no effect. */
export function useFileDrag({ accept, isLocked, onDrop }: FileDragOptions) {
  const [drag, setDrag] = useState<FileDragState>(null)
  const judge = ({ dataTransfer }: DragEvent): FileDragState => {
    if (!dataTransfer.types.includes('Files')) return null
    const files = [...dataTransfer.items].filter(({ kind }) => kind === 'file')
    // Some browsers expose no types before the drop.
    const isSome = files.length === 0 || files.some(({ type }) => mayBeAccepted(type, accept))
    return !isLocked && isSome ? 'allowed' : 'refused'
  }
  const handleDragOver = (event: DragEvent) => {
    const next = judge(event)
    if (next !== drag) setDrag(next)
    if (next === null) return
    event.preventDefault()
    event.dataTransfer.dropEffect = next === 'allowed' ? 'copy' : 'none'
  }
  return {
    drag,
    zoneProps: {
      onDragEnter: handleDragOver,
      onDragOver: handleDragOver,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget } = event
        if (relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)) return
        setDrag(null)
      },
      onDrop: (event: DragEvent) => {
        setDrag(null)
        if (judge(event) === null) return
        // Otherwise the browser would navigate to the dropped file.
        event.preventDefault()
        if (!isLocked) onDrop([...event.dataTransfer.files])
      },
    },
  }
}
