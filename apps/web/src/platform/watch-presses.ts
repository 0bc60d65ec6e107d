/** Maximum time from the release of a finger to its click, in milliseconds. */
const CLICK_MS = 100

const SECONDARY_BUTTON = 2

/** Watch over the presses on the page. */
export interface PressWatch {
  /**
   * Resolves once the user presses no button and the last press has become a click. If the page
   * replaces a pressed element earlier, the element gets no click.
   */
  readonly untilReleased: () => Promise<void>
  readonly stop: () => void
}

/** Watches every press from now on, of a mouse, a pen or a finger. */
export function watchPresses(): PressWatch {
  const pressedIds = new Set<number>()
  let waiting: (() => void)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const handlePress = ({ button, pointerId }: PointerEvent) => {
    // This press becomes no click, and a context menu may swallow its release.
    if (button === SECONDARY_BUTTON) return
    clearTimeout(timer)
    timer = undefined
    pressedIds.add(pointerId)
  }
  const settle = () => {
    timer = undefined
    const released = waiting
    waiting = []
    for (const resolve of released) resolve()
  }
  const handleRelease = ({ pointerId }: PointerEvent) => {
    if (!pressedIds.delete(pointerId) || pressedIds.size > 0) return
    timer = setTimeout(settle, CLICK_MS)
  }
  const listeners = [
    ['pointerdown', handlePress],
    ['pointerup', handleRelease],
    ['pointercancel', handleRelease],
  ] as const
  const options = { capture: true, passive: true }
  for (const [type, listener] of listeners) addEventListener(type, listener, options)
  return {
    untilReleased: async () => {
      if (pressedIds.size === 0 && timer === undefined) return
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    },
    stop: () => {
      clearTimeout(timer)
      for (const [type, listener] of listeners) removeEventListener(type, listener, options)
    },
  }
}
