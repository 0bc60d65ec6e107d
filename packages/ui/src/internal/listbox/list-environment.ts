/** The focused element, also inside of shadow roots. */
function innermostFocus(document: Document): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** A proxy of an object with some properties replaced. */
function seenWith<Of extends object>(
  original: Of,
  changed: Partial<Record<keyof Of, () => unknown>>,
): Of {
  return new Proxy(original, {
    get: (target, name) => {
      const change: unknown = Reflect.get(changed, name)
      if (typeof change === 'function') return change() as unknown
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' && !/^[A-Z]/.test(value.name)
        ? (value.bind(target) as unknown)
        : value
    },
  })
}

/** Our listeners by the ones of downshift that they wrap. */
const listeners = new WeakMap<EventListener, EventListener>()

function withInnermostTarget(listener: EventListener): EventListener {
  const existing = listeners.get(listener)
  if (existing !== undefined) return existing
  const standIn: EventListener = (event) => {
    const target = event.composedPath()[0] ?? event.target
    listener(seenWith(event, { target: () => target }))
  }
  listeners.set(listener, standIn)
  return standIn
}

/**
 * The environment for downshift. For the window, the target of events inside of a
 * shadow root is the root's host, which downshift treats as a press outside of its
 * list; in this environment it is the element itself. Undefined without a window.
 */
export const listEnvironment =
  typeof window === 'undefined'
    ? undefined
    : seenWith(window, {
        document: () => seenWith(document, { activeElement: () => innermostFocus(document) }),
        addEventListener:
          () =>
          (type: string, listener: EventListener, options?: AddEventListenerOptions): void => {
            window.addEventListener(type, withInnermostTarget(listener), options)
          },
        removeEventListener:
          () =>
          (type: string, listener: EventListener): void => {
            window.removeEventListener(type, withInnermostTarget(listener))
          },
      })
