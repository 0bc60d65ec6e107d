import { middleOf, type Place } from './places'

/** First distance of a drag, in pixels: the pointer is still over the pressed element. */
const FIRST_STEP_PIXELS = 6

/** Pointer moves in a drag, so that it passes over the places between. */
const STEPS = 6

const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, bubbles: true } as const

/**
 * Drags an element to a place outside of its view. As with a real pointer, the element that
 * captures the pointer receives all later events, at any position.
 *
 * @param beforeRelease runs while the pointer is over the place, before it is released
 * @throws {Error} if something covers the middle of the element, so that nobody could press it
 */
export async function dragCaptured(
  from: Element,
  to: Place,
  beforeRelease: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const start = middleOf(from)
  if (!from.contains(document.elementFromPoint(start.x, start.y))) {
    throw new Error(`Something covers the middle of ${from.ariaLabel ?? from.outerHTML}.`)
  }
  const original = Object.getOwnPropertyDescriptor(Element.prototype, 'setPointerCapture') ?? {}
  const captors: Element[] = []
  Object.defineProperty(Element.prototype, 'setPointerCapture', {
    ...original,
    value(this: Element) {
      captors.push(this)
    },
  })
  const send = async (name: string, at: Place, buttons: number) => {
    const target = captors.at(-1) ?? document.elementFromPoint(at.x, at.y) ?? document.body
    target.dispatchEvent(
      new PointerEvent(name, {
        ...pointer,
        clientX: at.x,
        clientY: at.y,
        button: name === 'pointermove' ? -1 : 0,
        buttons,
        cancelable: true,
      }),
    )
    await nextFrame()
  }
  try {
    await send('pointerdown', start, 1)
    await send('pointermove', { x: start.x + FIRST_STEP_PIXELS, y: start.y }, 1)
    for (let step = 1; step <= STEPS; step += 1) {
      const share = step / STEPS
      const at = { x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share }
      await send('pointermove', at, 1)
    }
    await beforeRelease()
    await send('pointerup', to, 0)
  } finally {
    Object.defineProperty(Element.prototype, 'setPointerCapture', original)
  }
}

/** Waits for a frame and for React's work after it: React may render a move later. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
