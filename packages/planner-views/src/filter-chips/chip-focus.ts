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
  if (isLost) line.querySelector<HTMLElement>('li:not([data-overflowed]) button')?.focus()
}
