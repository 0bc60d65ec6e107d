import type { MouseEvent, Ref } from 'react'

import type { Placement } from '../floating/place-beside'
import type { FloatingAnchor } from '../floating/use-floating'
import { useMergedRef } from '../refs/use-merged-ref'
import type { KeyboardPlatform } from '../shortcut/shortcut-keys'
import { MenuRoot } from './Menu.styles'
import { MenuRows } from './MenuRows'
import { menuItemsOf, type MenuEntry, type MenuItem } from './menu-model'
import { useMenuLevel, type MenuOpening, type MenuSelection } from './use-menu-level'

export interface MenuLevelProps {
  entries: readonly MenuEntry[]
  id: string
  /** Names the menu: a text, or the element that has it. */
  naming: { 'aria-label': string } | { 'aria-labelledby': string }
  anchor: FloatingAnchor
  placement: Placement
  gap?: number
  opening: MenuOpening
  isSubmenu?: boolean
  platform: KeyboardPlatform
  onSelect: (item: MenuItem, selection: MenuSelection) => void
  /** Closes this level; the opener moves the focus. */
  onClose: () => void
  /** Tab was pressed: all levels close. */
  onLeave: () => void
  ref?: Ref<HTMLDivElement>
}

/* The border and padding above the first row, so that a submenu's first row aligns with its parent row. */
const submenuRaise = { marginBlockStart: -5 }

/** One level of a menu and, beside it, the submenu that is open. */
export function MenuLevel({
  entries,
  id,
  naming,
  anchor,
  placement,
  gap = 4,
  opening,
  isSubmenu = false,
  platform,
  onSelect,
  onClose,
  onLeave,
  ref,
}: MenuLevelProps) {
  const { menuRef, childRef, childAnchorRef, childItem, childOpening, closeChild, levelProps } =
    useMenuLevel({
      entries,
      anchor,
      placement,
      gap,
      opening,
      isSubmenu,
      onSelect,
      onClose,
      onLeave,
    })
  const childId = `${id}-submenu`
  const items = menuItemsOf(entries)
  return (
    <>
      <MenuRoot
        ref={useMergedRef(ref, menuRef)}
        id={id}
        popover="manual"
        role="menu"
        {...naming}
        {...levelProps}
        tabIndex={-1}
        style={isSubmenu ? submenuRaise : undefined}
        onContextMenu={refuseBrowserMenu}
      >
        <MenuRows
          entries={entries}
          hasChecks={items.some((item) => item.isChecked !== undefined)}
          hasIcons={items.some((item) => item.icon !== undefined)}
          sharesMarks={!items.some((item) => item.icon && item.isChecked !== undefined)}
          platform={platform}
          open={childItem ? { itemId: childItem.id, menuId: childId } : null}
        />
      </MenuRoot>
      {childItem?.entries ? (
        <MenuLevel
          key={childItem.id}
          ref={childRef}
          id={childId}
          entries={childItem.entries}
          naming={{ 'aria-label': childItem.label }}
          anchor={childAnchorRef}
          placement="end-start"
          gap={3}
          opening={childOpening}
          isSubmenu
          platform={platform}
          onSelect={onSelect}
          onClose={closeChild}
          onLeave={onLeave}
        />
      ) : null}
    </>
  )
}

function refuseBrowserMenu(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
