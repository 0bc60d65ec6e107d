import { frameEnd } from '../browser/frames'

/** What a recording of pointer moves found. */
export interface PointerRecording {
  /** Milliseconds for each frame that held at least one move. */
  readonly durations: readonly number[]
  /** How often the page changed meanwhile; a drag that nobody heard of changes nothing. */
  readonly changes: number
}

/** A recording under way. */
export interface PointerRecorder {
  readonly stop: () => Promise<PointerRecording>
}

/**
 * Measures how long each pointer move keeps the page: from the first listener
 * that hears of it to the end of the frame that paints what it changed.
 * Several moves within a frame count once.
 */
export function recordPointerMoves(): PointerRecorder {
  const durations: number[] = []
  let changes = 0
  let pending: Promise<void> | undefined

  const observer = new MutationObserver(({ length }) => {
    changes += length
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })

  const paintMove = async (): Promise<void> => {
    const began = performance.now()
    durations.push((await frameEnd()) - began)
    pending = undefined
  }
  const handleMove = (): void => {
    pending ??= paintMove()
  }
  const names = ['pointermove', 'mousemove', 'dragover'] as const
  for (const name of names) window.addEventListener(name, handleMove, { capture: true })

  return {
    stop: async () => {
      await pending
      observer.disconnect()
      for (const name of names) window.removeEventListener(name, handleMove, { capture: true })
      return { durations, changes }
    },
  }
}
