import type { Place } from '@throughline/test-support/dom'

/** Modifier keys of a press, a click or a key. */
export interface Modifiers {
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly shiftKey?: boolean
  readonly altKey?: boolean
}

/** A pointer of the system: the mouse, or a finger beside it. */
export interface PointerKind {
  readonly pointerId: number
  readonly pointerType: 'mouse' | 'touch'
  readonly isPrimary: boolean
}

/** The pointer that the sequences of a model use. */
export const mouse: PointerKind = { pointerId: 1, pointerType: 'mouse', isPrimary: true }

/** Frames after which nothing that React or the view has begun is still under way. */
const MANY_FRAMES = 40
/**
 * Maximum number of tasks that React needs to render a change by an event, and to run its effects.
 */
const TASKS_OF_AN_EVENT = 3
/**
 * The virtual time of frames: later than any real one, so that the first frame of a run is late.
 */
const FIRST_FRAME_MS = 1e12
const FRAME_MS = 16

const captureMethods = ['setPointerCapture', 'releasePointerCapture', 'hasPointerCapture'] as const

const FOCUSABLE = 'button:not(:disabled), input, select, textarea, a[href], [tabindex]'

/** Emulation of pointers, keys and frames of a page while a model runs. */
export interface Pointers {
  /** Presses the main button, and moves the focus as a browser does. */
  readonly press: (pointer: PointerKind, at: Place, modifiers?: Modifiers) => void
  readonly move: (pointer: PointerKind, at: Place, modifiers?: Modifiers) => void
  /** Releases the pointer, and clicks where a browser does. */
  readonly release: (pointer: PointerKind, at: Place, modifiers?: Modifiers) => void
  /** The system takes the pointer away; no click follows. */
  readonly cancel: (pointer: PointerKind, at: Place) => void
  /**
   * Presses and releases a key on the focused element; returns whether the page prevented its
   * default.
   */
  readonly key: (key: string, modifiers?: Modifiers) => boolean
  /** Advances the virtual time of the next events. */
  readonly advance: (milliseconds: number) => void
  /** Waits for a frame of the browser, in which all callbacks for a frame run. */
  readonly frame: () => Promise<void>
  /**
   * Waits until a check passes. It counts frames and no time, so that a slow machine waits longer
   * for the same work.
   *
   * @throws the last failure of the check
   */
  readonly eventually: (check: () => void) => Promise<void>
  /** Callbacks for a frame that have not run. */
  readonly pendingFrames: () => number
  /** Pointers that an element captures. */
  readonly capturedPointers: () => number
  /** Gives the browser its own functions back. */
  readonly restore: () => void
}

/**
 * Sends pointer and key events to the page at real coordinates. Events go to the element that
 * captures the pointer, else to the element under it. Scripts cannot capture pointers that are
 * not of the system, so capture is emulated. The clocks of events and frames are virtual: whether
 * two clicks are a double click, and how far an edge scrolls, never depends on the machine.
 */
export function startPointers(): Pointers {
  const captors = new Map<number, Element>()
  const pressed = new Map<number, Element>()
  let clock = 1000
  const frames = new Map<number, FrameRequestCallback>()
  let lastFrame = 0
  const { requestAnimationFrame: request, cancelAnimationFrame: cancelFrame } = globalThis
  const captureFunctions = Object.getOwnPropertyDescriptors(Element.prototype)
  Object.assign(Element.prototype, {
    setPointerCapture(this: Element, pointerId: number) {
      captors.set(pointerId, this)
    },
    releasePointerCapture(this: Element, pointerId: number) {
      captors.delete(pointerId)
    },
    hasPointerCapture(this: Element, pointerId: number) {
      return captors.get(pointerId) === this
    },
  })
  globalThis.requestAnimationFrame = (callback) => {
    lastFrame += 1
    frames.set(lastFrame, callback)
    return lastFrame
  }
  globalThis.cancelAnimationFrame = (frame) => {
    frames.delete(frame)
  }
  let frameTime = FIRST_FRAME_MS
  const frame = async (): Promise<void> => {
    await new Promise((resolve) => {
      request.call(globalThis, resolve)
    })
    frameTime += FRAME_MS
    const callbacks = [...frames.values()]
    frames.clear()
    for (const callback of callbacks) callback(frameTime)
    await finishTasks()
  }

  const targetOf = ({ pointerId }: PointerKind, at: Place): Element =>
    captors.get(pointerId) ?? document.elementFromPoint(at.x, at.y) ?? document.body
  const dispatch = (target: Element, event: Event): boolean => {
    Object.defineProperty(event, 'timeStamp', { value: clock })
    return target.dispatchEvent(event)
  }
  const send = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    pointer: PointerKind,
    at: Place,
    modifiers: Modifiers,
  ): Element => {
    const target = targetOf(pointer, at)
    const isPressed = name === 'pointerdown' || (name === 'pointermove' && pressed.size > 0)
    dispatch(
      target,
      new PointerEvent(name, {
        ...pointer,
        ...modifiers,
        ...pointOf(at),
        button: name === 'pointermove' ? -1 : 0,
        buttons: isPressed ? 1 : 0,
        bubbles: true,
        cancelable: true,
      }),
    )
    return target
  }
  const mouse = (name: string, target: Element, at: Place, modifiers: Modifiers): boolean =>
    dispatch(
      target,
      new MouseEvent(name, {
        ...modifiers,
        ...pointOf(at),
        detail: 1,
        bubbles: true,
        cancelable: true,
      }),
    )
  const end = ({ pointerId }: PointerKind): void => {
    captors.delete(pointerId)
    pressed.delete(pointerId)
  }

  return {
    press: (pointer, at, modifiers = {}) => {
      const target = send('pointerdown', pointer, at, modifiers)
      pressed.set(pointer.pointerId, target)
      if (pointer.pointerType !== 'mouse' || !mouse('mousedown', target, at, modifiers)) return
      const focusable = target.closest<HTMLElement>(FOCUSABLE)
      if (focusable !== null) focusable.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
    move: (pointer, at, modifiers = {}) => {
      const target = send('pointermove', pointer, at, modifiers)
      if (pointer.pointerType === 'mouse') mouse('mousemove', target, at, modifiers)
    },
    release: (pointer, at, modifiers = {}) => {
      const down = pressed.get(pointer.pointerId)
      const up = send('pointerup', pointer, at, modifiers)
      if (pointer.pointerType === 'mouse') mouse('mouseup', up, at, modifiers)
      end(pointer)
      const clicked = down === undefined ? null : sharedAncestor(down, up)
      // Of a finger that has moved the browser makes no click.
      if (clicked !== null && pointer.pointerType === 'mouse')
        mouse('click', clicked, at, modifiers)
    },
    cancel: (pointer, at) => {
      send('pointercancel', pointer, at, {})
      end(pointer)
    },
    key: (key, modifiers = {}) => {
      const target = document.activeElement ?? document.body
      const options = { key, ...modifiers, bubbles: true, cancelable: true }
      const isPrevented = !dispatch(target, new KeyboardEvent('keydown', options))
      dispatch(document.activeElement ?? document.body, new KeyboardEvent('keyup', options))
      return isPrevented
    },
    advance: (milliseconds) => {
      clock += milliseconds
    },
    frame,
    eventually: async (check) => {
      for (let count = 0; ; count += 1) {
        try {
          check()
          return
        } catch (failure) {
          if (count === MANY_FRAMES) throw failure
        }
        await frame()
      }
    },
    pendingFrames: () => frames.size,
    capturedPointers: () => captors.size,
    restore: () => {
      for (const name of captureMethods) {
        Object.defineProperty(Element.prototype, name, captureFunctions[name])
      }
      Object.assign(globalThis, {
        requestAnimationFrame: request,
        cancelAnimationFrame: cancelFrame,
      })
    },
  }
}

/** @throws an error that names a difference between the page and the model */
export function assertSame(subject: string, actual: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (is !== shouldBe) throw new Error(`${subject}: ${is} instead of ${shouldBe}`)
}

/** Lets React finish the work of the last event: its tasks come before this one. */
export async function finishTasks(): Promise<void> {
  for (let task = 0; task < TASKS_OF_AN_EVENT; task += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  }
}

function pointOf({ x, y }: Place) {
  return { clientX: x, clientY: y }
}

/** Whether a point is within the box of an element. */
export function isWithin(element: Element, { x, y }: Place): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

/** Returns the nearest common ancestor of two elements, which a press and a release click. */
export function sharedAncestor(one: Element | null, other: Element): Element | null {
  let ancestor = one
  while (ancestor !== null && !ancestor.contains(other)) ancestor = ancestor.parentElement
  return ancestor
}
