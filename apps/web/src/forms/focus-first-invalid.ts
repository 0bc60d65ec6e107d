const CONTROLS = 'input, select, textarea, button, [contenteditable="true"], [tabindex]'

/**
 * Moves the focus to the first field of a form that is marked as invalid, in the
 * order of the document. In a group that is invalid as a whole, its first control
 * that Tab reaches takes the focus.
 */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid) return
  const control = invalid.matches(CONTROLS)
    ? invalid
    : [...invalid.querySelectorAll<HTMLElement>(CONTROLS)].find(({ tabIndex }) => tabIndex >= 0)
  control?.focus()
}
