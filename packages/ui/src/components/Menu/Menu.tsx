import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import type { MenuEntry } from '../../internal/menu/menu-model'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'
import { OpenMenu } from './OpenMenu'
import type { MenuChoice } from './OpenMenu'

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
  onSelect: (choice: MenuChoice) => void
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
  const { openWith, triggerRef, close, ...handlers } = useMenu()
  const isOpen = openWith !== null
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
        <OpenMenu
          entries={entries}
          onSelect={onSelect}
          id={menuId}
          anchor={triggerRef}
          anchorId={triggerId}
          opening={openWith}
          onClose={close}
          placement={placement}
          platform={platform}
        />
      ) : null}
    </>
  )
}

/** Opens and closes a menu with a button. */
function useMenu() {
  const [openWith, setOpenWith] = useState<'first' | 'last' | null>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)

  const handleTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpenWith(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const handleTriggerClick = () => {
    setOpenWith(openWith === null ? 'first' : null)
  }
  return {
    openWith,
    triggerRef,
    close: () => {
      setOpenWith(null)
    },
    handleTriggerClick,
    handleTriggerKeyDown,
  }
}
