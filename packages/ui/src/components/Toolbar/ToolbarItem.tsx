import { createContext, useContext, useLayoutEffect, useRef, type ReactNode } from 'react'

import type { MenuItem } from '../../internal/menu/menu-model'
import { ToolbarGroupRoot, ToolbarItemRoot, ToolbarLine } from './Toolbar.styles'
import type { OverflowRegistry } from './use-overflow'

/** Tells the items of a toolbar which of them do not fit. */
export const OverflowContext = createContext<OverflowRegistry | null>(null)

export interface ToolbarItemProps {
  /** Its item in the overflow menu; the id is unique within the toolbar. */
  menuItem: MenuItem
  /** It was chosen from that menu. */
  onSelect: () => void
  /** The control in the toolbar. */
  children: ReactNode
}

/** A control that moves into the overflow menu when it does not fit. */
export function ToolbarItem({ menuItem, onSelect, children }: ToolbarItemProps) {
  const registry = useContext(OverflowContext)
  const entryRef = useRef({ item: menuItem, onSelect })
  useLayoutEffect(() => {
    entryRef.current = { item: menuItem, onSelect }
  })
  const { id } = menuItem
  const register = registry?.register
  useLayoutEffect(() => register?.(id, entryRef), [register, id])
  const isHidden = registry?.hiddenIds.has(id) === true
  return (
    <ToolbarItemRoot data-toolbar-item={id} {...(isHidden ? { 'data-overflowed': '' } : null)}>
      {children}
    </ToolbarItemRoot>
  )
}

/** Controls of a toolbar that belong together. */
export function ToolbarGroup({
  label,
  children,
}: {
  /** Names the group for screen readers. */
  label: string /** The tools of the group, each in a `ToolbarItem`. */
  /** The tools of the group, each in a `ToolbarItem`. */
  children: ReactNode
}) {
  return <ToolbarGroupRoot aria-label={label}>{children}</ToolbarGroupRoot>
}

/** A visual separator between groups of a toolbar; for screen readers the groups are enough. */
export function ToolbarSeparator() {
  return <ToolbarLine aria-hidden="true" />
}
