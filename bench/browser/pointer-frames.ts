import { frameEnd } from './frames'

declare global {
  interface Window {
    /** The interface for the driver outside the page to measure a drag. */
    pointerBench?: PointerBench
  }
}

interface PointerBench {
  readonly start: () => void
  readonly stop: () => Promise<PointerRecording>
}

const FRAME_MILLISECONDS = 1000 / 60

/** The result of recording pointer moves. */
export interface PointerRecording {
  /** Milliseconds for each frame with at least one move. */
  readonly durations: readonly number[]
  /** Frames that should have been shown meanwhile and were not, because the one before took too long. */
  readonly droppedFrames: number
  /** How often the page changed in the meantime; 0 if it did not react to the drag. */
  readonly changes: number
}

/** A recording under way. */
interface PointerRecorder {
  readonly stop: () => Promise<PointerRecording>
}

/** Lets the driver outside the page record pointer moves, as `window.pointerBench`. */
export function offerPointerBench(): void {
  let recorder: PointerRecorder | undefined
  window.pointerBench = {
    start: () => {
      recorder = recordPointerMoves()
    },
    stop: async () => {
      if (recorder === undefined) throw new Error('No recording of the pointer was started.')
      return recorder.stop()
    },
  }
}

/**
 * Measures how long each pointer move keeps the page busy: from the first listener for it to the
 * end of the frame that paints its changes. Several moves within a frame count once.
 */
function recordPointerMoves(): PointerRecorder {
  const durations: number[] = []
  let changes = 0
  let droppedFrames = 0
  let previousStart: number | undefined
  let isStopped = false
  let pending: Promise<void> | undefined

  const observer = new MutationObserver(({ length }) => {
    changes += length
  })
  observer.observe(document, { attributes: true, childList: true, subtree: true })

  const countFrame = (start: number): void => {
    if (isStopped) return
    if (previousStart !== undefined) {
      droppedFrames += Math.max(0, Math.round((start - previousStart) / FRAME_MILLISECONDS) - 1)
    }
    previousStart = start
    requestAnimationFrame(countFrame)
  }
  requestAnimationFrame(countFrame)

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
      isStopped = true
      observer.disconnect()
      for (const name of names) window.removeEventListener(name, handleMove, { capture: true })
      return { durations, droppedFrames, changes }
    },
  }
}
