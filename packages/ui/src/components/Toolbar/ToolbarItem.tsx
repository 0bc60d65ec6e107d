import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react'

import type { MenuItem } from '../Menu/menu-model'
import { ToolbarGroupRoot, ToolbarItemRoot, ToolbarLine } from './Toolbar.styles'
import type { OverflowRegistry } from './use-overflow'

/** Lets the items of a toolbar know which of them do not fit. */
export const OverflowContext = createContext<OverflowRegistry | null>(null)

export interface ToolbarItemProps {
  /** What it is in the menu of what does not fit; the id is unique within the toolbar. */
  menuItem: MenuItem
  /** It was chosen from that menu. */
  onSelect: () => void
  /** The control in the line. */
  children: ReactNode
}

/** A control that moves into the menu when the line is too narrow for it. */
export function ToolbarItem({ menuItem, onSelect, children }: ToolbarItemProps) {
  const registry = use(OverflowContext)
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
export function ToolbarGroup({ label, children }: { label: string; children: ReactNode }) {
  return <ToolbarGroupRoot aria-label={label}>{children}</ToolbarGroupRoot>
}

/** A line between the groups of a toolbar; groups say the same to screen readers. */
export function ToolbarSeparator() {
  return <ToolbarLine aria-hidden="true" />
}
