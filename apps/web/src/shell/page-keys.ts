/** Where keys are text, or belong to what is open. */
const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'
const OPEN_PART = 'dialog, [role="dialog"], [role="alertdialog"]'

/**
 * Whether a key press is the page's to answer: not while something is typed into,
 * nor in a dialog or popover, nor when something answered it before.
 */
export function isPageKey(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  return !event.defaultPrevented && !target?.closest(`${TYPED_INTO}, ${OPEN_PART}`)
}
