const CONTROLS = 'input, select, textarea, button, [contenteditable="true"], [tabindex]'

/**
 * Moves the focus to the first field of a form that is marked as invalid, in the
 * order of the document. In a group that is invalid as a whole, its first control
 * that Tab reaches takes the focus.
 */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const invalid = firstInvalidIn(form)
  if (invalid === null) return
  const control = invalid.matches(CONTROLS)
    ? invalid
    : [...invalid.querySelectorAll<HTMLElement>(CONTROLS)].find(({ tabIndex }) => tabIndex >= 0)
  control?.focus()
}

/** Returns the first part of a form that is marked as invalid, in the order of the document. */
export function firstInvalidIn(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
}

/** Returns a field of a form whose text is no value, whether or not it is marked yet. */
export function firstRefusedIn(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[data-refused]') ?? null
}
