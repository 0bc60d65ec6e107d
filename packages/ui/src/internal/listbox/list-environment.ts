/** What has the focus, within shadow roots too. */
function innermostFocus(document: Document): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** An object as it is, but for the properties that are given. */
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

/** Listeners by those of downshift that they stand for. */
const listeners = new WeakMap<EventListener, EventListener>()

function withInnermostTarget(listener: EventListener): EventListener {
  const known = listeners.get(listener)
  if (known !== undefined) return known
  const standIn: EventListener = (event) => {
    const target = event.composedPath()[0] ?? event.target
    listener(seenWith(event, { target: () => target }))
  }
  listeners.set(listener, standIn)
  return standIn
}

/**
 * The window as downshift is to see it. Seen from the window, whatever is pressed or
 * focused within a shadow root is the root's host, which downshift takes for a press
 * outside of its list; here it is the element itself. Undefined without a window.
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
