/** How long nothing may be pressed, in ms: what was begun is over, and the screen is drawn. */
export const QUIET_MS = 1500

/** Where somebody is at work: a text field, a menu or a popover. */
const AT_WORK = [
  'input:focus:not([type="checkbox"], [type="radio"])',
  'textarea:focus',
  '[contenteditable]:focus',
  '[role="menu"]',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join()

/**
 * Does something once nobody is at work on the page: nothing was pressed for a while, no
 * button of the mouse is down, as during a drag, and no field or menu is in use.
 *
 * @returns a function that cancels it, if it was not done yet
 */
export function whenQuiet(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPressed = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isPressed || document.querySelector(AT_WORK) !== null) {
        wait()
        return
      }
      stop()
      work()
    }, QUIET_MS)
  }
  const handlePress = () => {
    isPressed = true
    wait()
  }
  const handleRelease = () => {
    isPressed = false
    wait()
  }
  const listeners = [
    ['pointerdown', handlePress],
    ['pointerup', handleRelease],
    ['pointercancel', handleRelease],
    ['keydown', wait],
    ['wheel', wait],
  ] as const
  const options = { capture: true, passive: true }
  const stop = () => {
    clearTimeout(timer)
    for (const [type, listener] of listeners) removeEventListener(type, listener, options)
  }
  for (const [type, listener] of listeners) addEventListener(type, listener, options)
  wait()
  return stop
}
