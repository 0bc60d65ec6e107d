import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { MenuLevels } from '../../internal/menu/Menu.styles'
import { MenuLevel } from '../../internal/menu/MenuLevel'
import type { MenuEntry, MenuItem } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { useMenu } from './use-menu'

/** The props of the menu's button; spread them on a `Button` or `IconButton`. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>
  id: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

export interface MenuProps {
  /** Items, groups of items and submenus, from top to bottom. Ids are unique within the menu. */
  entries: readonly MenuEntry[]
  /**
   * An item was chosen. The menu has closed and the focus is back on the button; only
   * Space on a checkable item leaves it open.
   */
  onSelect: (choice: { id: string }) => void
  /** Renders the button. */
  renderTrigger: (triggerProps: MenuTriggerProps) => ReactNode
  /** @default 'bottom-start' */
  placement?: Placement
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
}

/** A button and the list of actions behind it. */
export function Menu({
  entries,
  onSelect,
  renderTrigger,
  placement = 'bottom-start',
  platform = 'other',
}: MenuProps) {
  const triggerId = useId()
  const menuId = `${triggerId}-menu`
  const { openWith, levelsRef, triggerRef, closeAndReturn, ...handlers } = useMenu()
  const isOpen = openWith !== null

  const handleSelect = (item: MenuItem, { keepsOpen }: { keepsOpen: boolean }) => {
    // The focus returns first, so that a dialog that opens now returns it to the
    // button.
    if (!keepsOpen) closeAndReturn()
    onSelect({ id: item.id })
  }
  return (
    <>
      {renderTrigger({
        ref: triggerRef,
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? menuId : undefined,
        onClick: handlers.handleTriggerClick,
        onKeyDown: handlers.handleTriggerKeyDown,
      })}
      {isOpen ? (
        <MenuLevels ref={levelsRef}>
          <MenuLevel
            entries={entries}
            id={menuId}
            naming={{ 'aria-labelledby': triggerId }}
            anchor={triggerRef}
            placement={placement}
            opening={openWith}
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
