import { useId, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { isMenuGroup, type MenuEntry, type MenuItem } from './menu-model'
import { MenuRoot } from './Menu.styles'
import { MenuRows } from './MenuRows'
import { useMenu } from './use-menu'

/** What the button of a menu must carry; spread it on a `Button` or `IconButton`. */
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
  /** Items and groups of items, from top to bottom. Ids are unique within the  */
  entries: readonly MenuEntry[]
  /** An item was chosen. The menu has closed and the focus is back on the button. */
  onSelect: (choice: { id: string }) => void
  /** Draws the button. */
  renderTrigger: (triggerProps: MenuTriggerProps) => ReactNode
  /** @default 'bottom-start' */
  placement?: Placement
}

/** A button and the list of actions behind it. */
export function Menu({ entries, onSelect, renderTrigger, placement = 'bottom-start' }: MenuProps) {
  const triggerId = useId()
  const menuId = `${triggerId}-menu`
  const {
    isOpen,
    menuRef,
    triggerRef,
    closeAndReturn,
    handleMenuKeyDown,
    handleTriggerClick,
    handleTriggerKeyDown,
  } = useMenu({ placement })
  const items = entries.flatMap((entry) => (isMenuGroup(entry) ? entry.items : [entry]))
  const hasMarks = items.some((item) => item.icon !== undefined || item.isChecked !== undefined)

  const handleSelect = (item: MenuItem) => {
    // First the focus goes home: a dialog that opens now will return it there.
    closeAndReturn()
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
        onClick: handleTriggerClick,
        onKeyDown: handleTriggerKeyDown,
      })}
      {isOpen ? (
        <MenuRoot
          ref={menuRef}
          id={menuId}
          popover="manual"
          role="menu"
          aria-labelledby={triggerId}
          tabIndex={-1}
          onKeyDown={handleMenuKeyDown}
        >
          <MenuRows entries={entries} hasMarks={hasMarks} onSelect={handleSelect} />
        </MenuRoot>
      ) : null}
    </>
  )
}
