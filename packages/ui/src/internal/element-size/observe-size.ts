interface Subscription {
  readonly onSize: () => void
  hasReported: boolean
}

interface Observed {
  readonly subscriptions: Set<Subscription>
  /** The browser has reported the size at least once. */
  isReported: boolean
}

const observedByElement = new Map<Element, Observed>()
let observer: ResizeObserver | null = null
/** Subscriptions to elements whose size the browser had reported already. */
let latecomers: { readonly to: Observed; readonly subscription: Subscription }[] = []

/** Calls back once for all elements that share a callback. */
function tell(subscription: Subscription, called: Set<() => void>): void {
  subscription.hasReported = true
  if (called.has(subscription.onSize)) return
  called.add(subscription.onSize)
  try {
    subscription.onSize()
  } catch (error) {
    // An error in one callback does not stop the others.
    reportError(error)
  }
}

function report(entries: readonly ResizeObserverEntry[]): void {
  const called = new Set<() => void>()
  for (const { target } of entries) {
    const observed = observedByElement.get(target)
    if (observed === undefined) continue
    observed.isReported = true
    // The loop includes subscriptions that a callback adds in place of others.
    for (const subscription of observed.subscriptions) tell(subscription, called)
  }
}

function tellLatecomers(): void {
  const called = new Set<() => void>()
  const waiting = latecomers
  latecomers = []
  for (const { to, subscription } of waiting) {
    if (to.subscriptions.has(subscription) && !subscription.hasReported) tell(subscription, called)
  }
}

function observe(element: Element): Observed {
  const observed: Observed = { subscriptions: new Set(), isReported: false }
  observedByElement.set(element, observed)
  observer ??= new ResizeObserver(report)
  observer.observe(element)
  return observed
}

/**
 * Calls back before the next paint, and before the paint of each frame in which the element has
 * another size, as a `ResizeObserver` does. Calls a callback once for all elements that share it.
 *
 * All elements share one observer. An element that is left and watched again in the same task stays
 * observed. React's strict mode does that with every effect, also while sizes are reported, if a
 * callback renders at once (`flushSync`). Observing the element anew at that time would report its
 * size in a later frame only, with the error "ResizeObserver loop completed with undelivered
 * notifications".
 *
 * @returns ends it
 */
export function observeSize(element: Element, onSize: () => void): () => void {
  const observed = observedByElement.get(element) ?? observe(element)
  const { subscriptions } = observed
  const subscription: Subscription = { onSize, hasReported: false }
  subscriptions.add(subscription)
  if (observed.isReported) {
    if (latecomers.length === 0) queueMicrotask(tellLatecomers)
    latecomers.push({ to: observed, subscription })
  }
  return () => {
    subscriptions.delete(subscription)
    queueMicrotask(() => {
      if (subscriptions.size > 0 || observedByElement.get(element) !== observed) return
      observedByElement.delete(element)
      observer?.unobserve(element)
    })
  }
}
