import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, type Location } from 'react-router-dom'

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])'

export interface HashTargetOptions {
  /** The screen shows its content, so that there is something to go to. @default true */
  readonly isReady?: boolean
  /**
   * Shows what a fragment names, such as by expanding its row, and returns the id of the
   * element to go to. @default the element whose id is the fragment
   */
  readonly reveal?: (fragment: string) => string
}

/**
 * Goes to what the fragment of the URL names: scrolls there and gives the focus to the
 * element, or else to the first control in it. It goes there again when the link is
 * followed again.
 *
 * @returns goes to another element by its id, as soon as there is one that can have the
 *   focus. It gives up when the person does something else meanwhile.
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
 * Goes to an element once it is in the page and no dialog is in front of it.
 *
 * @returns stops waiting for it
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

/** @returns whether the focus is there */
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
