import { useEffect, useEffectEvent, useMemo, useRef } from 'react'

/** Something that can be taken back, through the server. */
interface UndoStep {
  /** Takes it back; tells by itself how that went. */
  readonly run: () => Promise<void>
}

/** Takes steps back, the last one first. */
export interface UndoStack {
  /** Remembers a step. @returns takes this very step back, once */
  readonly push: (step: UndoStep) => () => void
}

const MOST_STEPS = 50
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/**
 * What was done last on the calendar, to be taken back with Ctrl+Z or Cmd+Z, or by
 * the button of a toast. While something is typed into the keys are the field's,
 * and while a dialog is open they are nobody's.
 */
export function useUndo(): UndoStack {
  const steps = useRef<UndoStep[]>([])

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isUndo =
      event.key.toLowerCase() === 'z' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey
    const target = event.target instanceof Element ? event.target : null
    if (!isUndo || event.defaultPrevented || isTypedInto(target)) return
    if (document.querySelector('dialog[open]') !== null) return
    const step = steps.current.pop()
    if (step === undefined) return
    event.preventDefault()
    void step.run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event)
    }
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
    }
  }, [])

  return useMemo(
    () => ({
      push: (step) => {
        steps.current = [...steps.current, step].slice(-MOST_STEPS)
        return () => {
          // Whoever has taken it back by the keys meanwhile is done.
          if (!steps.current.includes(step)) return
          steps.current = steps.current.filter((other) => other !== step)
          void step.run()
        }
      },
    }),
    [],
  )
}

function isTypedInto(target: Element | null): boolean {
  return target !== null && target.closest(TYPED_INTO) !== null
}
