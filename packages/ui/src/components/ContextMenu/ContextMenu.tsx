import type { ComponentPropsWithRef } from 'react'

import type { MenuEntry } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { contextMenuLevels } from './context-menu-levels'
import { ContextMenuArea } from './ContextMenuArea'

export interface ContextMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  /** Names the menu for screen readers; a function names it after the element that it is about. */
  label: string | ((question: { target: Element }) => string)
  /**
   * The entries for the element that was pressed or has the focus; find the row with
   * `target.closest('[data-row]')`. Null or an empty array leaves the browser's own
   * menu. Called again on each render while the menu is open.
   */
  getEntries: (question: { target: Element }) => readonly MenuEntry[] | null
  /** An item was chosen; `target` is the element that was asked about. */
  onSelect: (choice: { id: string; target: Element }) => void
  /**
   * The menu opened or closed, for example to mark its target. Not called when an open
   * menu moves to another target.
   */
  onOpenChange?: (change: { isOpen: boolean }) => void
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
}

/**
 * Adds context menus to the elements of a view. One is enough for a whole view: it
 * listens once and calls `getEntries` for the pressed element. The code of the menu is
 * loaded when the pointer or the focus first comes to the view; if that fails, no menu
 * opens, and the next time it is tried again.
 */
export function ContextMenu(props: ContextMenuProps) {
  return <ContextMenuArea {...props} levels={contextMenuLevels} />
}
