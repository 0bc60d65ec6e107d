import type { ComponentPropsWithRef } from 'react'

import type { MenuEntry } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Names the menu for screen readers; a function names it after the element that it is about. */
  label: string | ((question: { target: Element }) => string)
  /**
   * The entries for the element that was pressed or has the focus; find the row with
   * `target.closest('[data-row]')`. Null or an empty array leaves the browser's own
   * menu. Called again on each render while the menu is open.
   */
  getEntries: (question: { target: Element }) => readonly MenuEntry[] | null
  /** An item was chosen; `target` is the element whose menu was open. */
  onSelect: (choice: { id: string; target: Element }) => void
  /**
   * The menu opened or closed, for example to mark its target. Not called when an open
   * menu moves to another target.
   */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
}
