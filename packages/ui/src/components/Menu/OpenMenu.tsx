import { useRef, type MouseEvent, type RefObject } from 'react'

import type { Placement } from '../../internal/floating/place-beside'
import { usePressOutside } from '../../internal/floating/use-press-outside'
import { MenuLevels } from '../../internal/menu/Menu.styles'
import { MenuLevel } from '../../internal/menu/MenuLevel'
import type { MenuEntry, MenuItem } from '../../internal/menu/menu-model'
import type { MenuSelection } from '../../internal/menu/use-menu-level'
import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'

/** The chosen item of a menu. */
export interface MenuChoice {
  /** Id of the item. */
  readonly id: string
  /**
   * The click on an item with `href`, which keys cause as well. An app with a router
   * prevents its default and goes there itself.
   */
  readonly event?: MouseEvent<HTMLElement>
}

export interface OpenMenuProps {
  /** Items, groups of items and submenus, from top to bottom. Ids are unique within the menu. */
  entries: readonly MenuEntry[]
  /** An item was chosen. Unless it was Space on a checkable item, `onClose` has been called. */
  onSelect: (choice: MenuChoice) => void
  /** Its id, for `aria-controls` of the button. */
  id: string
  /** The button that has opened it, names it and gets the focus back. */
  anchor: RefObject<HTMLElement | null>
  /** Id of the button. */
  anchorId: string
  /** Whether the focus begins on the first or the last item. @default 'first' */
  opening?: 'first' | 'last'
  /** Esc, Tab, a press outside, or a choice: render it no more. The focus is on the button, except after a press outside. */
  onClose: () => void
  /** @default 'bottom-start' */
  placement?: Placement
  /** The platform whose keys the shortcuts show. @default 'other' */
  platform?: KeyboardPlatform
}

/**
 * The open menu of a button that is drawn elsewhere, for menus whose code is loaded when they
 * are opened. Where button and menu are one, use `Menu`.
 */
export function OpenMenu({
  entries,
  onSelect,
  id,
  anchor,
  anchorId,
  opening = 'first',
  onClose,
  placement = 'bottom-start',
  platform = 'other',
}: OpenMenuProps) {
  const levelsRef = useRef<HTMLDivElement>(null)
  usePressOutside(true, [levelsRef, anchor], onClose)
  const closeAndReturn = () => {
    anchor.current?.focus({ preventScroll: true })
    onClose()
  }
  const handleSelect = ({ id: chosen }: MenuItem, { keepsOpen, event }: MenuSelection) => {
    // The focus returns first, so that a dialog that opens now returns it to the
    // button.
    if (!keepsOpen) closeAndReturn()
    onSelect(event === undefined ? { id: chosen } : { id: chosen, event })
  }
  return (
    <MenuLevels ref={levelsRef}>
      <MenuLevel
        entries={entries}
        id={id}
        naming={{ 'aria-labelledby': anchorId }}
        anchor={anchor}
        placement={placement}
        opening={opening}
        platform={platform}
        onSelect={handleSelect}
        onClose={closeAndReturn}
        onLeave={closeAndReturn}
      />
    </MenuLevels>
  )
}
