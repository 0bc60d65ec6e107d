import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

export interface HashTargetOptions {
  /** Whether the screen shows its content, which contains the target. @default true */
  readonly isReady?: boolean
  /**
   * Makes the target of a fragment visible, such as by expanding its row, and returns the id of its
   * element.
   *
   * @default the element whose id is the fragment
   */
  readonly reveal?: (fragment: string) => string
}

/**
 * Goes to the target of the URL's fragment: scrolls there and focuses the element, or else the
 * first control in it. It goes there again when the user follows the link again.
 *
 * @returns function that goes to another element by its id, as soon as the element exists and can
 *   receive the focus. It gives up when the user presses a key or a button meanwhile.
 */
export function useHashTarget({
  isReady = true,
  reveal = (fragment) => fragment,
}: HashTargetOptions = {}): (elementId: string) => void {
  const location = useLocation()
  const stopRef = useRef<() => void>(() => undefined)
  const goTo = useCallback((elementId: string) => {
    stopRef.current()
    stopRef.current = goWhenThere(elementId)
  }, [])
  const followHash = useEffectEvent(({ hash }: Location) => {
    if (hash.length > 1) goTo(reveal(decodedFragment(hash)))
  })
  useEffect(() => {
    if (isReady) followHash(location)
  }, [location, isReady])
  useEffect(
    () => () => {
      stopRef.current()
    },
    [],
  )
  return goTo
}

function decodedFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * Goes to an element once the page contains it and no dialog covers it.
 *
 * @returns function that stops the wait
 */
function goWhenThere(elementId: string): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => {
    waiting.abort()
  }
  const attempt = () => {
    if (!signal.aborted && goTo(elementId)) stop()
  }
  const observer = new MutationObserver(attempt)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] })
  const frame = requestAnimationFrame(attempt)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  })
  for (const event of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(event, stop, { capture: true, signal })
  }
  return stop
}

/**
 * Focuses an element and scrolls to it.
 *
 * @returns whether the element or a control in it has the focus
 */
function goTo(elementId: string): boolean {
  const element = document.getElementById(elementId)
  if (element === null) return false
  const control = element.matches(FOCUSABLE)
    ? element
    : element.querySelector<HTMLElement>(FOCUSABLE)
  if (control === null) element.tabIndex = -1
  const target = control ?? element
  target.focus({ preventScroll: true })
  if (document.activeElement !== target) return false
  element.scrollIntoView({ block: 'start' })
  return true
}
