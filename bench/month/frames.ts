/** Over so soon after its start, a frame counts as on time; tried so often. */
const PUNCTUAL_MILLISECONDS = 3
const PUNCTUAL_FRAMES = 60
const CALM_FRAMES = 15
const CALM_FRAME_MILLISECONDS = 60
const PATIENCE_MILLISECONDS = 20_000

interface Frame {
  /** When the first task after the painting ran. */
  readonly end: number
  /** From the frame's own time stamp to its end. */
  readonly lasted: number
}

function nextFrame(): Promise<Frame> {
  return new Promise((resolve) => {
    requestAnimationFrame((start) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        const end = performance.now()
        resolve({ end, lasted: end - start })
      })
      port1.start()
      port2.postMessage(null)
    })
  })
}

/** Resolves in the first task after the browser has painted the next frame. */
export async function frameEnd(): Promise<number> {
  const { end } = await nextFrame()
  return end
}

/**
 * Waits for a frame that was over at once, so that a whole frame lies ahead:
 * after a late one the next comes early, and everything would seem fast.
 */
async function frameOnTime(): Promise<void> {
  for (let frame = 0; frame < PUNCTUAL_FRAMES; frame += 1) {
    const { lasted } = await nextFrame()
    if (lasted < PUNCTUAL_MILLISECONDS) return
  }
}

/**
 * Does something and measures until the end of the frame that paints its last
 * change: the document has to stay untouched for a while before the last
 * change counts as the last.
 *
 * The clock starts just after a frame, so that a change of nothing much takes
 * one frame, about 17 ms.
 *
 * @returns milliseconds
 * @throws Error if nothing changes, or if it never stops changing
 */
export async function timeToLastPaint(act: () => void): Promise<number> {
  let isDirty = false
  const observer = new MutationObserver(() => {
    isDirty = true
  })
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  await frameOnTime()
  const began = performance.now()
  act()

  let paintedAt: number | undefined
  let previousEnd = began
  for (let calmFrames = 0; calmFrames < CALM_FRAMES;) {
    const end = await frameEnd()
    const isSlow = end - previousEnd > CALM_FRAME_MILLISECONDS
    previousEnd = end
    if (isDirty) paintedAt = end
    calmFrames = isDirty || isSlow || paintedAt === undefined ? 0 : calmFrames + 1
    isDirty = false
    if (end - began > PATIENCE_MILLISECONDS) {
      observer.disconnect()
      throw new Error('The page did not come to rest: it changed too long, or not at all.')
    }
  }
  observer.disconnect()
  if (paintedAt === undefined) throw new Error('Nothing changed, so there is nothing to time.')
  return paintedAt - began
}
