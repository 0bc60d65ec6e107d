import type { RefObject } from 'react'

import { MenuLevels } from '../../internal/menu/Menu.styles'
import { MenuLevel, type MenuLevelProps } from '../../internal/menu/MenuLevel'

export interface ContextMenuLevelsProps extends Pick<
  MenuLevelProps,
  'entries' | 'id' | 'anchor' | 'opening' | 'platform' | 'onSelect' | 'onClose'
> {
  label: string
  levelsRef: RefObject<HTMLDivElement | null>
}

/** The levels of an open context menu. Loaded on demand, because few users open one. */
export function ContextMenuLevels({ label, levelsRef, onClose, ...level }: ContextMenuLevelsProps) {
  return (
    <MenuLevels ref={levelsRef}>
      <MenuLevel
        {...level}
        naming={{ 'aria-label': label }}
        placement="bottom-start"
        gap={2}
        onClose={onClose}
        onLeave={onClose}
      />
    </MenuLevels>
  )
}
