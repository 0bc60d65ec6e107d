/** The cell that is being edited, of an element in it. */
export function editedCellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-editing]') : null
}

/**
 * Whether a key in the field of a cell does not end the editing: everything in a
 * list or calendar that the field has opened, Enter on its buttons, and Esc while
 * something is open that it closes.
 *
 * @param cell that is edited
 */
export function isKeyOfField(key: string, target: Element, cell: Element): boolean {
  const popup = target.closest('[popover]')
  if (popup !== null && cell.contains(popup)) return true
  if (key === 'Escape') return cell.querySelector('[aria-expanded="true"]') !== null
  return key === 'Enter' && target.closest('button,a[href],summary') !== null
}

/**
 * Whether the focus leaves the cell. It stays while a list or calendar of the
 * field takes it, and comes back when only the window lost it.
 */
export function isLeavingCell(cell: Element, next: EventTarget | null): boolean {
  return next instanceof Node ? !cell.contains(next) : document.hasFocus()
}
