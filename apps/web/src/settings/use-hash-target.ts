import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'

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
 * @returns goes to another element by its id, as soon as there is one
 */
export function useHashTarget({
  isReady = true,
  reveal = (fragment) => fragment,
}: HashTargetOptions = {}): (elementId: string) => void {
  const { hash, key } = useLocation()
  const [wantedId, setWantedId] = useState<string | null>(null)
  const followHash = useEffectEvent(() => {
    if (hash.length > 1) setWantedId(reveal(decodedFragment(hash)))
  })
  useEffect(() => {
    if (isReady) followHash()
  }, [hash, key, isReady])
  // After every render, because what is wanted may appear with any of them.
  useEffect(() => {
    if (wantedId === null || !goTo(wantedId)) return
    setWantedId(null)
  })
  return setWantedId
}

function decodedFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** @returns whether there is such an element */
function goTo(elementId: string): boolean {
  const element = document.getElementById(elementId)
  if (element === null) return false
  element.scrollIntoView({ block: 'start' })
  const control = element.matches(FOCUSABLE)
    ? element
    : element.querySelector<HTMLElement>(FOCUSABLE)
  if (control === null) element.tabIndex = -1
  const target = control ?? element
  target.focus({ preventScroll: true })
  return true
}
