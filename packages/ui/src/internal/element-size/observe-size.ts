interface Subscription {
  readonly onSize: () => void
  isTold: boolean
}

interface Observed {
  readonly subscriptions: Set<Subscription>
  /** The browser has told the size at least once. */
  isReported: boolean
}

const observedByElement = new Map<Element, Observed>()
let observer: ResizeObserver | null = null
/** Those of elements whose size the browser has told before they came. */
let latecomers: { readonly to: Observed; readonly subscription: Subscription }[] = []

/** Calls back once for all elements that one callback is about. */
function tell(subscription: Subscription, called: Set<() => void>): void {
  subscription.isTold = true
  if (called.has(subscription.onSize)) return
  called.add(subscription.onSize)
  try {
    subscription.onSize()
  } catch (error) {
    // One that fails keeps nothing from the others.
    reportError(error)
  }
}

function report(entries: readonly ResizeObserverEntry[]): void {
  const called = new Set<() => void>()
  for (const { target } of entries) {
    const observed = observedByElement.get(target)
    if (observed === undefined) continue
    observed.isReported = true
    // Those that take the place of others meanwhile are told as well.
    for (const subscription of observed.subscriptions) tell(subscription, called)
  }
}

function tellLatecomers(): void {
  const called = new Set<() => void>()
  const waiting = latecomers
  latecomers = []
  for (const { to, subscription } of waiting) {
    if (to.subscriptions.has(subscription) && !subscription.isTold) tell(subscription, called)
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
 * Calls back before the next paint, and before that of each frame in which the size of an
 * element is another one, as a `ResizeObserver` does: once for all elements that one callback
 * is about.
 *
 * All elements have one observer, and one that is left and watched again in the same task stays
 * observed: React's strict mode does that with every effect, and also does it while sizes are
 * told when what is told is drawn at once (`flushSync`). An element that is observed anew at
 * that time is told in a later frame only, which browsers report as the error
 * "ResizeObserver loop completed with undelivered notifications".
 *
 * @returns ends it
 */
export function observeSize(element: Element, onSize: () => void): () => void {
  const observed = observedByElement.get(element) ?? observe(element)
  const { subscriptions } = observed
  const subscription: Subscription = { onSize, isTold: false }
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
