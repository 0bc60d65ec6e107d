import { useId, type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent } from 'react'

import { MenuLevels } from '../../internal/menu/Menu.styles'
import { MenuLevel } from '../../internal/menu/MenuLevel'
import type { MenuEntry, MenuItem } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { ContextMenuRoot } from './ContextMenu.styles'
import { useContextMenu } from './use-context-menu'

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
 * listens once and calls `getEntries` for the pressed element.
 */
export function ContextMenu({
  label,
  getEntries,
  onSelect,
  onOpenChange,
  platform = 'other',
  onContextMenu,
  onKeyDown,
  children,
  ...rest
}: ContextMenuProps) {
  const menuId = useId()
  const { open, levelsRef, closeAndReturn, handleContextMenu, handleKeyDown } = useContextMenu({
    hasEntries: (target) => (getEntries({ target }) ?? []).length > 0,
    onOpenChange,
  })
  const entries = open ? getEntries({ target: open.target }) : null

  const handleSelect = (item: MenuItem, { keepsOpen }: { keepsOpen: boolean }) => {
    if (!open) return
    if (!keepsOpen) closeAndReturn()
    onSelect({ id: item.id, target: open.target })
  }
  return (
    <>
      <ContextMenuRoot
        {...rest}
        {...(open ? { 'data-open': '' } : null)}
        onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
          onContextMenu?.(event)
          handleContextMenu(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          onKeyDown?.(event)
          handleKeyDown(event)
        }}
      >
        {children}
      </ContextMenuRoot>
      {open && entries ? (
        <MenuLevels ref={levelsRef}>
          <MenuLevel
            entries={entries}
            id={menuId}
            naming={{ 'aria-label': typeof label === 'string' ? label : label(open) }}
            anchor={open.anchor}
            placement="bottom-start"
            gap={2}
            opening={open.opening}
            platform={platform}
            onSelect={handleSelect}
            onClose={closeAndReturn}
            onLeave={closeAndReturn}
          />
        </MenuLevels>
      ) : null}
    </>
  )
}
