import type { KeyboardEvent } from 'react'

/** What the arrow keys go through: the chips on the line. Others behind it are hidden. */
const STOPS = 'li:not([data-overflowed]) button'

/** Left and Right go from chip to chip, Home and End to the first and the last one. */
export function handleChipKeys(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const at = stops.findIndex((stop) => stop === target)
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1
  const next = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: stops.length - 1,
  }[key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus()
}

/**
 * Gives the focus to what stands beside a chip that is about to go: the next chip, else
 * the one before, else the button that shows the others.
 *
 * @param line contains the chips and the button
 * @returns whether there was any
 */
export function focusBeside(line: HTMLElement, chipKey: string): boolean {
  const items = [...line.querySelectorAll<HTMLElement>('li:not([data-overflowed])')]
  const at = items.findIndex(({ dataset }) => dataset['key'] === chipKey)
  const beside = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).toReversed()]
  const stops = beside.map((item) => item.querySelector('button'))
  const stop = stops.find((each) => each !== null) ?? line.querySelector('[data-part="more"]')
  if (!(stop instanceof HTMLElement)) return false
  stop.focus()
  return true
}

/** Gives the focus to the first chip when it was lost with a chip that nobody expected to go. */
export function recoverFocus(line: HTMLElement): void {
  const root = line.getRootNode()
  const isLost =
    root instanceof ShadowRoot
      ? root.activeElement === null
      : document.activeElement === null || document.activeElement === document.body
  if (isLost) line.querySelector<HTMLElement>(STOPS)?.focus()
}
