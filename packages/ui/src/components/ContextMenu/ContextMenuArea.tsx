import {
  createElement,
  useId,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

import type { LazyModule } from '../../internal/lazy-module/lazy-module'
import type { MenuItem } from '../../internal/menu/menu-model'
import type { ContextMenuProps } from './ContextMenu.types'
import { ContextMenuRoot } from './ContextMenu.styles'
import type { ContextMenuLevelsProps } from './ContextMenuLevels'
import { useContextMenu } from './use-context-menu'

interface ContextMenuAreaProps extends ContextMenuProps {
  /**
   * The levels of an open menu. Fetched when the pointer or the focus enters the area, and at the
   * latest when the menu opens.
   */
  levels: LazyModule<ComponentType<ContextMenuLevelsProps>>
}

/** The area of a context menu: it listens, and shows the menu as soon as its code is there. */
export function ContextMenuArea({
  levels,
  label,
  getEntries,
  onSelect,
  onOpenChange,
  platform = 'other',
  onContextMenu,
  onKeyDown,
  onPointerEnter,
  onFocus,
  children,
  ...rest
}: ContextMenuAreaProps) {
  const menuId = useId()
  const { open, Levels, levelsRef, closeAndReturn, handleContextMenu, handleKeyDown } =
    useContextMenu({
      levels,
      hasEntries: (target) => (getEntries({ target }) ?? []).length > 0,
      onOpenChange,
    })
  const entries = open && Levels ? getEntries({ target: open.target }) : null

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
        onPointerEnter={(event: PointerEvent<HTMLDivElement>) => {
          onPointerEnter?.(event)
          levels.load()
        }}
        onFocus={(event: FocusEvent<HTMLDivElement>) => {
          onFocus?.(event)
          levels.load()
        }}
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
      {open && entries && Levels
        ? createElement(Levels, {
            levelsRef,
            entries,
            id: menuId,
            label: typeof label === 'string' ? label : label(open),
            anchor: open.anchor,
            opening: open.opening,
            platform,
            onSelect: handleSelect,
            onClose: closeAndReturn,
          })
        : null}
    </>
  )
}
